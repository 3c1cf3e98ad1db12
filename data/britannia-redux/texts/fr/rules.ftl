# Ce que les règles de Britannia reDux demandent, proposent et refusent.

game-title = Britannia reDux
game-description = Mille ans de Bretagne, de Claude à Guillaume. Chaque joueur mène quatre nations ou plus, qui débarquent, s'installent, se battent et s'effacent. Pour trois à cinq joueurs, avec Romans and Forts.

seat-yellow = Jaune
seat-blue = Bleu
seat-green = Vert
seat-red = Rouge
seat-a = Camp A
seat-b = Camp B
seat-c = Camp C
seat-d = Camp D
seat-e = Camp E

option-players = Joueurs
option-players-detail = À trois ou cinq joueurs, les nations se répartissent autrement ; Romains et Romano-Bretons restent ensemble.
option-players-3 = Trois
option-players-4 = Quatre
option-players-5 = Cinq
option-strongholds = Places fortes
option-strongholds-detail = Les Romano-Bretons gardent les forts de la côte, et d'autres peuvent bâtir chacun une place forte.
option-burhs = Burhs
option-burhs-detail = Après l'invasion danoise, les nations d'Angleterre peuvent bâtir des burhs, qui leur servent de routes.
option-boat_movement = Bateaux
option-boat_movement-detail = Les unités d'une côte peuvent traverser une mer vers une autre côte, avec tout leur mouvement.
option-general_submission = Soumission générale
option-general_submission-detail = Après Rome, une nation qui recule peut se soumettre à celle qui avance, une fois par partie.
option-kingship = Rois
option-kingship-detail = Des points pour le Bretwalda, le roi et le dernier roi d'Angleterre.

seat-detail = { $nations }

level-victory = victoire
level-shared-victory = victoire partagée
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-points = { $seat } gagne avec { points-count }.
reason-tie = { $seat } l'emporte à { points-count } partout : plus de points de possession aux derniers décomptes.
reason-shared = { $seats } partagent la victoire avec { points-count }.

# Des morceaux de libellés et de détails.

heading = { $region ->
    [in-england] Angleterre
    [in-wales] Pays de Galles
    [in-scotland] Écosse
   *[sea] En mer
}
heading-led = Avec le chef
heading-unled = Armées seulement
heading-other-ways = Autres chemins
army-count = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
cavalry-count = { $cavalry ->
    [one] { $cavalry } unité de cavalerie
   *[other] { $cavalry } unités de cavalerie
}
unit-infantry = Une unité d'infanterie
unit-roman-infantry = Une armée romaine
unit-cavalry = Une unité de cavalerie
group-armies = { army-count }
group-cavalry = { cavalry-count }
group-both = { army-count } et { cavalry-count }
group-leaders = { $leaders }
group-led = { $group }, avec { $leaders }
foes-near = { $foes ->
    [0] Aucune armée étrangère tout près
    [one] 1 armée étrangère tout près
   *[other] { $foes } armées étrangères tout près
}
option-back = Retour
option-back-detail = Rien ne bouge ; choisissez de nouveau.
option-split = Une partie
option-split-detail = Une armée à la fois.
option-split-done = C'est tout
option-split-done-detail = { $left ->
    [one] { $left } armée reste.
   *[other] { $left } armées restent.
}
option-split-one = { $unit } { $to-to }
option-split-one-detail = Une armée part.

# Population et renforts.

ask-place = { $cause ->
    [reinforcement] Renforts : où
   *[population] Où
} { $nation-the } placent-ils { $left ->
    [one] une nouvelle { $horse ->
        [yes] unité de cavalerie
       *[no] armée
    }
   *[other] { $left } nouvelles { $horse ->
        [yes] unités de cavalerie
       *[no] armées
    }
} ?
option-place = { $area }
option-place-detail = { $own ->
    [0] La première armée.
   *[other] Une armée de plus, avec { $own }.
} { foes-near }.
option-place-all = { $area }, { army-count }
option-place-all-detail = { $own ->
    [0] Les premières armées.
   *[other] Elles en rejoignent { $own }.
} { foes-near }.
option-forgo = N'en placer aucune
option-forgo-detail = Il n'y a pas de place : les armées sont perdues.
option-trade-stronghold = Place forte { $area-in }
option-trade-stronghold-detail = À la place d'une armée, une fois par partie. Les défenseurs n'y tombent que sur 6.
option-trade-burhs = { $places ->
    [1] Un burh
   *[other] Deux burhs
}
option-trade-burhs-detail = { $places ->
    [1] À la place d'une armée. Le second n'a pas de place et il est perdu.
   *[other] À la place d'une armée. Vous les placez ensuite.
}
ask-place-burh = Où { $nation-the } bâtissent-ils un burh ?
option-place-burh = { $area }
option-place-burh-detail = Il lance comme l'infanterie et tombe sur 4 ou plus, après les armées.
ask-pay-burh = Dépenser { points-count } de population pour un burh { $nation-of } ?
option-keep-points = Garder les points
option-keep-points-detail = Le marqueur reste à { $left }.
option-pay-burh = Payer { points-count }
option-pay-burh-detail = Vous placez le burh ensuite.
ask-remove = { $left ->
    [one] Une armée romaine dépasse
   *[other] { $left } armées romaines dépassent
} le maximum. D'où en retirer une ?
option-recall = { $area }
option-recall-detail = Une armée quitte la Bretagne d'ici.
ask-rising = { $nation-The } n'ont plus d'aire. Où Boudicca se soulève-t-elle ?
option-rising = { $area }
option-rising-detail = Ses armées combattent sur place ce tour-ci, et ne bougent pas.
ask-leader = Avec quelle armée placer { $leader-the } ?
option-leader = { $area }
option-leader-detail = On place { $leader } ici.

# Mouvement.

ask-move = { $nation-The } se déplacent. Quelles unités ensuite ?
option-done = Finir le mouvement
option-done-detail = { $excess ->
    [0] { $battles ->
        [0] Aucun combat ne suit.
       *[other] Puis viennent les combats.
    }
    [one] 1 armée au-dessus de la limite de population est alors retirée (B6.2).
   *[other] { $excess } armées au-dessus de la limite de population sont alors retirées (B6.2).
}
option-take-back = Reprendre le dernier coup
option-take-back-detail = Retour { $area-of } { $origin-to }.
option-restart = Tout reprendre
option-restart-detail = { $moves ->
    [one] Le seul mouvement de cette phase est repris.
    [2] Les deux mouvements de cette phase sont repris.
   *[other] Les { $moves } mouvements de cette phase sont repris.
}
option-origin = { $area }
option-origin-detail = { $armies ->
    [one] { $armies } armée peut bouger.
   *[other] { $armies } armées peuvent bouger.
}
option-origin-led = { $area }, { $leaders }
option-origin-led-detail = { $armies ->
    [0] On peut déplacer { $leaders }.
    [one] { $leaders } et 1 armée peuvent bouger.
   *[other] { $leaders } et { $armies } armées peuvent bouger.
}
ask-move-who = Quelles unités partent { $area-of } ?
option-group = { $group }
option-group-detail = { $left ->
    [0] { $keeps ->
        [yes] Aucune ne reste.
       *[no] Aucune ne reste : vous abandonnez l'aire.
    }
    [one] 1 armée reste.
   *[other] { $left } armées restent.
}
ask-move-to = { $nation-The } envoient { $group } depuis { $area-the }. Vers où ?
option-goal = { $to }
option-goal-detail = { $own ->
    [0] Libre. { worth }.{ $taken ->
        [0] {""}
       *[other] {" "}La prendre rapporte { $taken }.
    }{ $raid ->
        [none] {" "}Repartir en mer ne rapporte rien (B9.4).
       *[other] {""}
    }
    [one] 1 de vos armées.
   *[other] { $own } de vos armées.
}
worth = { $rank ->
    [center] Un centre, rapporte { $points }
    [adjacent] Rapporte { $points }
   *[distant] Rapporte { $points } au plus
}
option-goal-forts = { $to }
option-goal-forts-detail = { $forts ->
    [one] Bâtit un fort.
   *[other] Bâtit { $forts } forts en chemin.
}
option-goal-attack = { $to }, contre { $enemies-the }
option-goal-attack-detail = { $attackers } contre { $units }{ $ours ->
    [yes] , et les deux nations sont à vous
   *[no] {""}
}. { worth }.{ $taken ->
    [0] {""}
   *[other] {" "}La prendre rapporte { $taken }.
}{ $cost ->
    [protection] {" "}Votre protection prend fin (B13.2) : ils pourront vous attaquer.
    [ally] {" "}Arthur vous quittera.
   *[nothing] {""}
}
option-goal-boat = { $to } par bateau
option-goal-boat-detail = Tout le mouvement. { $units ->
    [0] La voie est libre.
   *[other] Défense { $enemies-of } : { $units } ; aucun retour possible.
}
option-goal-via = { $to } en passant { $via-in }
option-goal-via-detail = { $forts ->
    [0] Une autre entrée.
    [one] Bâtit un fort.
   *[other] Bâtit { $forts } forts.
}
option-goal-direct = Tout droit { $to-to }
option-goal-direct-detail = { $forts ->
    [0] Une autre entrée.
    [one] Bâtit un fort.
   *[other] Bâtit { $forts } forts.
}
ask-excess = { $nation-The } ont { $excess ->
    [one] { $excess } armée
   *[other] { $excess } armées
} de trop pour leur limite de { $limit }. Où en retirer une ?
option-excess = { $area }
option-excess-detail = Une armée est retirée ; personne ne marque pour cela.{ $more ->
    [0] {""}
   *[other] {" "}La limite tombe à { $limit } : { $more } de plus { $more ->
        [one] part
       *[other] partent
    }.
}
ask-rebuild = Quels forts détruits { $nation-the } relèvent-ils ?
option-rebuild = { $area }
option-rebuild-detail = De nouveau intact ; il sert de route dès la phase suivante.
refusal-half = Gardez { $needed } de vos aires ; vous en gardez { $kept }. Laissez une armée en place, ou reprenez un coup ({ $rule }).
refusal-stack = { $area } contient { $most } au plus ; vous en avez { $armies }. Faites-en partir, ou reprenez un coup ({ $rule }).
refusal-overstacks = Un seul surnombre est permis ; vous en avez : { $areas }. Faites partir des armées, ou reprenez un coup ({ $rule }).
refusal-leader = Aucune armée n'accompagne { $leader } { $area-in }. Amenez-en une, ou reprenez le coup ({ $rule }).

# Combats.

ask-battle = { $left ->
    [one] Un combat attend. { $nation-The } le livrent-ils maintenant ?
   *[other] { $left } combats attendent. Lequel { $nation-the } livrent-ils ensuite ?
}
option-battle = { $area }, contre { $enemy-the }
option-battle-detail = { $own } contre { $units }{ $ours ->
    [yes] , et les deux nations sont à vous
   *[no] {""}
}.
option-battle-orders = Des ordres pour { $left ->
    [one] le combat
   *[other] tous les combats
}
option-battle-orders-detail = Lequel d'abord, quand rompre. On ne vous demande plus rien après les dés.
ask-battle-orders = { $left ->
    [0] Tous les combats ont leur ordre ({ $nation }). Continuer ?
    [one] Un combat n'a pas encore d'ordre ({ $nation }). Lequel ensuite ?
   *[other] { $left } combats n'ont pas encore d'ordre ({ $nation }). Lequel ensuite ?
}
option-battle-begin = Assez d'ordres
option-battle-begin-detail = Les combats qui ont un ordre se livrent d'abord, à la suite.
option-battle-order = { $area }, contre { $enemy-the }
option-battle-order-detail = Dites quand rompre.
option-return-stay-ordered = Après les victoires : tous restent
option-return-stay-ordered-detail = Les unités avec un chef tiennent ce qu'elles ont pris.
option-return-leave-ordered = Après les victoires : tous reviennent
option-return-leave-ordered-detail = Les unités avec un chef retournent d'où elles venaient.
option-raiders-home-ordered = Pillards : retour en mer
option-raiders-home-ordered-detail = Ils repartent après les combats.
option-raiders-stay-ordered = Pillards : rester à terre
option-raiders-stay-ordered-detail = Ils restent où ils sont.
ask-battle-limit = { $area } : quand { $nation-the } rompent-ils le combat ?
option-battle-fight = Jamais
option-battle-fight-detail = Combattre jusqu'au bout.
option-battle-ask = Me demander
option-battle-ask-detail = Après chaque manche, comme d'habitude.
option-battle-limit = { $limit ->
    [one] Avec { $limit } armée restante
   *[other] Avec { $limit } armées restantes, ou moins
}
option-battle-limit-detail = Après cette manche, tous reculent, s'ils le peuvent.
heading-losses-infantry = L'infanterie tombe d'abord
heading-losses-cavalry = La cavalerie tombe d'abord
heading-losses-landed = Ce qui vient de débarquer tombe en dernier
ask-losses = { $area } : que perdent { $nation-the } ?
loss = { $armies ->
    [0] { $cavalry ->
        [0] Aucune armée
       *[other] { cavalry-count }
    }
   *[other] { $cavalry ->
        [0] { army-count }
       *[other] { army-count } et { cavalry-count }
    }
}
option-loss = { loss }
option-loss-detail = Le reste continue le combat.
option-loss-landed = { loss }, pas celles qui ont débarqué
option-loss-landed-detail = Ce qui a débarqué ce tour ne compte pas dans votre limite, mais ne peut pas faire retraite.
option-loss-burh-landed = { loss } et le burh, pas celles qui ont débarqué
option-loss-burh-landed-detail = Le burh encaisse un coup. Ce qui a débarqué ce tour ne compte pas dans votre limite.
option-loss-burh = { loss } et le burh
option-loss-burh-detail = Le burh encaisse un coup. Les armées restantes partent ensuite vers des burhs.
ask-burh-refuge = Le burh est sacrifié : où { $left ->
    [one] va la dernière armée
   *[other] vont les { $left } armées
} ?
option-burh-refuge = { $armies ->
    [one] { $armies } armée { $to-to }
   *[other] { $armies } armées { $to-to }
}
option-burh-refuge-detail = Toutes celles qui restent trouvent encore de la place.
ask-retreat = { $area } : { $nation-the } reculent-ils devant { $enemy-the } ?
option-retreat-stay = Rester et combattre
option-retreat-stay-detail = Une autre manche suit.
option-retreat-all = { $armies ->
    [one] { $armies } armée { $to-to }
   *[other] { $armies } armées { $to-to }
}
option-retreat-all-detail = { $armies ->
    [one] { $armies } sur { $of } peut partir.
   *[other] { $armies } sur { $of } peuvent partir.
}
option-back-all = Chacune d'où elle vient
option-back-all-detail = { $armies ->
    [one] { $armies } sur { $of } peut partir.
   *[other] { $armies } sur { $of } peuvent partir.
}
ask-retreat-split = { $area } : qui recule ensuite ?
ask-withdraw = { $area } : { $nation-the } rompent-ils le combat ?
option-withdraw-stay = Continuer
option-withdraw-stay-detail = Une autre manche suit.
ask-withdraw-split = { $area } : qui repart ensuite ?
ask-return = Victoire { $area-in }. { $nation-The } restent-ils ?
option-return-stay = Rester
option-return-stay-detail = L'aire est à vous.
ask-return-split = { $area } : qui repart ensuite ?
ask-leader-retreat = Emmener { $leader-the } aussi ?
option-leader-follows = { $area }
option-leader-follows-detail = On emmène { $leader } avec les armées.
option-leader-stays = Rester { $area-in }
option-leader-stays-detail = On laisse { $leader } combattre avec le reste.
ask-march = { $left ->
    [one] { $left } armée romaine quitte
   *[other] { $left } armées romaines quittent
} { $area-the } : vers où ?
option-march = { $armies ->
    [one] { $to }
   *[other] { $to }, { army-count }
}
option-march-detail = Plus loin par la route.
option-march-stay = { $armies ->
    [one] { $to }
   *[other] { $to }, { army-count }
}
option-march-stay-detail = Retour d'où elles viennent.
ask-raiders = { $armies ->
    [one] Le pillard { $nation-of } { $areas-in } reprend-il la mer ?
   *[other] Les { $armies } pillards { $nation-of } { $areas-in } reprennent-ils la mer ?
}
option-raiders-home = Retour en mer
option-raiders-home-detail = Ils y attendent leur prochain tour.
option-raiders-stay = S'installer
option-raiders-stay-detail = Ils restent où ils sont.
ask-raiders-split = Quels pillards reprennent la mer ensuite ?
option-raider = Au départ { $area-of }
option-raider-detail = Une armée retourne en mer ({ $to }).

# Soumission.

ask-submission = { $nation-The } ont des armées dans { $areas ->
    [one] { $areas } aire
   *[other] { $areas } aires
}. Se soumettent-ils { $overlord-to } ?
option-submit-no = Redemander plus tard
option-submit-no-detail = La question revient après le prochain combat.
option-submit-yes = Se soumettre
option-submit-yes-detail = Plus de combats contre { $overlord-the }. Votre limite tombe à une armée et demie par aire.
option-submit-never = Refuser pour cette phase
option-submit-never-detail = La question ne revient pas avant la prochaine phase de combats.
ask-revolt = { $nation-The } rompent-ils avec { $overlord-the } ?
option-revolt-no = Rester soumis
option-revolt-no-detail = Aucun n'attaque l'autre.
option-revolt-yes = Se libérer
option-revolt-yes-detail = Vous pouvez de nouveau attaquer { $overlord-the }, et eux vous attaquer.

# Le retrait.

ask-withdrawal-strongholds = Quels forts de la côte deviennent des places fortes ({ $most }) ?
option-withdrawal-strongholds = { $area }
option-withdrawal-strongholds-detail = { $center ->
    [0] Chacune prend la place d'une armée.
   *[other] Chacune prend la place d'une armée. Un centre : { $center } à chaque décompte.
} { foes-near }.
ask-withdrawal-forts = Quels forts laissent la place à une armée ({ $most }) ?
option-withdrawal-forts = { $area }
option-withdrawal-forts-detail = { $center ->
    [0] Une armée romano-bretonne.
   *[other] Une armée romano-bretonne. Un centre : { $center } à chaque décompte.
} { foes-near }.
ask-withdrawal-vacant = Quelles aires quittées par les légions reçoivent une armée ({ $most }) ?
option-withdrawal-vacant = { $area }
option-withdrawal-vacant-detail = { $center ->
    [0] Une armée romano-bretonne.
   *[other] Une armée romano-bretonne. Un centre : { $center } à chaque décompte.
} { foes-near }.
ask-withdrawal-second = Où { $nation-the } placent-ils une seconde armée ? { $most } au plus.
option-withdrawal-second = { $area }
option-withdrawal-second-detail = { $center ->
    [0] Une seconde armée rejoint la première.
   *[other] Une seconde armée rejoint la première. Un centre : { $center } à chaque décompte.
} { foes-near }.
ask-withdrawal-subject = Quels forts { $nation-the } remplacent-ils par des armées ? { $most } au plus.
option-withdrawal-subject = { $area }
option-withdrawal-subject-detail = { $center ->
    [0] Le fort vous laisse la place.
   *[other] Le fort vous laisse la place. Un centre : { $center } à chaque décompte.
} { foes-near }.
ask-withdrawal-stronghold = Quel fort { $nation-the } gardent-ils comme place forte ?
option-no-stronghold = Aucun
option-no-stronghold-detail = Vous pourrez en bâtir une plus tard, dans un centre en terrain dégagé.

# Les réponses données d'avance.

stored-rule = { $nation } : { $rule }
span-turn = cette ronde
length-turns = { $turns ->
    [one] { $turns } ronde
   *[other] { $turns } rondes
}
stored-ending = Prend fin quand une nation se soumet à une autre ou quand les Romains partent.
stored-retreat-hold = ne jamais reculer
stored-retreat-leave = reculer { $times ->
    [1] en infériorité
   *[other] à { $times } contre 1 ou pire
}, sinon rester
stored-withdraw-press = ne jamais rompre une attaque
stored-withdraw-break = rompre { $times ->
    [1] en infériorité
   *[other] à { $times } contre 1 ou pire
}, sinon continuer
stored-return-keep = rester après une victoire
stored-losses-first = perdre d'abord l'infanterie{ $burhs ->
    [0] {""}
   *[other] , garder le burh
}
stored-raiders-home = les pillards reprennent la mer
stored-raiders-settle = les pillards s'installent
stored-submission-refuse = ne pas se soumettre
stored-submission-yield = se soumettre avec des armées dans { $areas ->
    [one] { $areas } aire
   *[other] { $areas } aires ou moins
}, sinon non

faction = { $nation }
