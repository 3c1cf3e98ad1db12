# Des phrases dont tous les jeux peuvent avoir besoin.

number = { $value }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-then = { $first } ; { $last }
labelled = { $label } : { $text }

# Les formes d'un nom : « la Gaule », « des Germains », « à Rome », « chez les Suèves ».

form-word = { $name }
form-the = { $article ->
    [la] { $starts ->
        [vowel] l'{ $name }
       *[consonant] la { $name }
    }
    [le] { $starts ->
        [vowel] l'{ $name }
       *[consonant] le { $name }
    }
    [les] les { $name }
   *[none] { $name }
}
form-of = { $article ->
    [la] de { form-the }
    [le] { $starts ->
        [vowel] de l'{ $name }
       *[consonant] du { $name }
    }
    [les] des { $name }
   *[none] { $starts ->
        [vowel] d'{ $name }
       *[consonant] de { $name }
    }
}
form-to = { $article ->
    [la] à { form-the }
    [le] { $starts ->
        [vowel] à l'{ $name }
       *[consonant] au { $name }
    }
    [les] aux { $name }
   *[none] à { $name }
}
form-in = { $article ->
    [la] en { $name }
    [le] dans { form-the }
    [les] chez les { $name }
   *[none] à { $name }
}

citation = { $rule }

number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
option-chance = { $share } %
option-facts = { $first } · { $last }
alt-letters = Lettres sur la carte : { $targets }.
alt-letter = { $letter } pour { $space }
option-lettered = { $letter } · { $label }
option-loses = ⚠️ Fait perdre la partie sur-le-champ.
option-loses-too = ⚠️ Fait perdre la partie sur-le-champ. { $what }
advice-lost-always = Vous perdriez toutes les parties avant la fin du tour.
advice-as-good = À peu près aussi bon, à ce que montrent les simulations.

pick-not-arrange = On demande ici un choix parmi des options, pas une disposition ({ $rule }).
pick-count = { $max ->
    [1] { $min ->
        [1] Choisissez ici une option, une seule ; vous en avez nommé { $given } ({ $rule }).
       *[other] Choisissez ici une option au plus ; vous en avez nommé { $given } ({ $rule }).
    }
   *[other] { $exact ->
        [1] Choisissez ici { $max } options ; vous en avez nommé { $given } ({ $rule }).
       *[other] Choisissez ici de { $min } à { $max } options ; vous en avez nommé { $given } ({ $rule }).
    }
}
pick-twice = La même option est nommée deux fois ({ $rule }).
pick-unknown = « { $chosen } » n'est pas un choix permis dans cette décision ({ $rule }).
arrange-not-pick = On demande ici une disposition, chaque élément à sa place ({ $rule }).
arrange-unknown-slot = Il n'y a pas de place « { $slot } » dans cette disposition ({ $rule }).
arrange-unknown-item = « { $item } » n'a rien à faire dans cette disposition ({ $rule }).
arrange-twice = Un même élément a été mis à deux places à la fois ({ $rule }).
arrange-missing = { $item } n'a pas encore de place ; tout doit être placé ({ $rule }).
arrange-slot = { $min ->
    [0] { $slot } : { $max } au plus ({ $rule }).
   *[other] { $exact ->
        [1] { $slot } : { $max } ({ $rule }).
       *[other] { $slot } : de { $min } à { $max } ({ $rule }).
    }
}
arrange-list = Une place se remplit avec une liste d'éléments, pas avec « { $given } ».
game-over = La partie est finie ; il ne reste rien à décider.
not-your-seat = La décision appartient à une autre place : { $seat }, pas { $given } ({ $rule }).
undo-dice = On ne revient pas sur des dés jetés, une révélation, une fenêtre fermée ni sur le coup d'un autre joueur.
undo-nothing = Il n'y a aucun choix à annuler.
amend-unknown = Cette correction n'existe pas, ou la position est déjà celle que vous voulez.
amend-not-now = Cela ne peut pas être corrigé en ce moment : ce qui a été décidé depuis la dernière étape en serait changé. Réessayez après la prochaine décision.
amend-impossible = Cela ne peut pas être corrigé : { $reason }
rewind-elsewhere = On ne peut revenir qu'à un moment antérieur de la même campagne.

# Pourquoi une partie sauvegardée ne peut pas être reprise.

save-large = Il fait plus de { $most } Kio.
save-over = Cette partie est terminée : il ne reste rien à jouer.
save-says-twice = Une même donnée y figure deux fois.
save-no-json = Ce n'est pas du JSON valable.
save-not-ours = Ce n'est pas une partie sauvegardée par ce programme.
save-other-version = Il a été sauvegardé par une autre version, et il est endommagé.
save-no-scenario = { $game } n'a pas de scénario « { $scenario } ».
save-options = Ses options ne sont pas celles du jeu { $game }.
save-position-damaged = Sa position est endommagée (`{ $where }`).
save-position-shape = Sa position contient plus ou moins qu'une position de ce jeu.
save-impossible = Les règles ne peuvent pas continuer à partir de sa position.
save-nothing-to-decide = Il n'y reste rien à décider.
save-turn = Le tour { $turn } n'est pas dans le scénario.
save-scene = Il se trouve au milieu d'une bataille ou d'une opération qui n'a jamais commencé.
save-pieces = Ses pions ne sont pas ceux du jeu.
save-event = Ce n'est pas un événement du jeu { $game } : { $fault }.
save-damaged = Cette partie sauvegardée est endommagée : { $fault }.
save-cannot-go-on = Les règles que connaît ce programme ne peuvent pas continuer cette partie sauvegardée.
save-unreadable = Ce n'est pas une partie sauvegardée, ou elle est endommagée : voir `{ $where }`.
save-format = Cette partie a été sauvegardée au format { $format } ; ce programme lit le format { $known }.
save-unknown-game = Il n'y a pas de jeu « { $game } » ; on connaît : { $known }.
save-version-damaged = Cette partie a été sauvegardée par la version { $version } des règles, et elle est endommagée.
save-version = Cette partie a été sauvegardée par la version { $version } des règles du jeu { $game } ; ce programme connaît la version { $known }.
save-cannot-be-taken-up = Cette partie sauvegardée ne peut pas être reprise sous les règles que connaît ce programme.

say-which-seat = Plusieurs places doivent répondre : dites pour laquelle vous répondez ({ $rule }).
answered-already = Vous avez déjà répondu. Votre réponse comptera dès que les autres auront répondu ({ $rule }).
option-on = Oui
option-off = Non
zone-piece = { $id }
