# Des phrases dont tous les jeux peuvent avoir besoin.

list-and = { $first } et { $last }

# Les formes d'un nom : « la Gaule », « des Germains », « à Rome », « chez les Suèves ».

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

pick-not-arrange = On demande ici un choix parmi des options, non une disposition ({ $rule }).
pick-count = { $max ->
    [1] { $min ->
        [1] Choisissez ici une option, une seule ; vous en avez nommé { $given } ({ $rule }).
       *[other] Choisissez ici une option au plus ; vous en avez nommé { $given } ({ $rule }).
    }
   *[other] Choisissez ici de { $min } à { $max } options ; vous en avez nommé { $given } ({ $rule }).
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
   *[other] { $slot } : de { $min } à { $max } ({ $rule }).
}
arrange-list = Une place se remplit avec une liste d'éléments, non avec « { $given } ».
game-over = La partie est finie ; il ne reste rien à décider.
not-your-seat = La décision appartient à une autre place : { $seat }, non { $given } ({ $rule }).
undo-dice = On ne revient pas sur des dés jetés, sur une révélation ni sur le coup d'un autre joueur.
undo-nothing = Il n'y a aucun choix à annuler.
amend-unknown = Cette correction n'existe pas, ou la position est déjà celle que vous voulez.
amend-not-now = Cela ne peut pas être corrigé en ce moment : ce qui a été décidé depuis la dernière étape en serait changé. Réessayez après la prochaine décision.
amend-impossible = Cela ne peut pas être corrigé : { $reason }
rewind-elsewhere = On ne peut revenir qu'à un moment antérieur de la même campagne.
