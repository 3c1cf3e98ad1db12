# Les ordres écrits. D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-move = aller déplacer marcher
word-buy = acheter
word-build = bâtir construire
word-repair = réparer
word-capital = capitale
word-place = placer
word-camp = campagne
word-sail = naviguer voguer
word-battle = bataille attaquer
word-raid = raid
word-fight = combattre
word-retreat = retraite
word-pillage = piller
word-rebuild = relever reconstruire rebâtir
word-plan = consigne
word-join = rejoindre
word-shift = glisser
word-pass = passer
word-stay = rester garder
word-end = fin finir
word-rest = reste
word-none = rien aucun
word-stop = arrêter
word-block = bloquer
word-leave = quitter partir
word-ask = demander
word-run = fuir
word-hold = tenir
word-gold = or
word-points = points
word-kind-infantry = infanterie infanteries
word-kind-legion = légion légions
word-kind-consular-legion = consulaire consulaires
word-kind-elephant = éléphant éléphants
word-kind-knight = chevalier chevaliers
word-kind-foederati = fédéré fédérés
word-kind-fleet = flotte flottes

# Les mêmes après un nombre : un des mots ci-dessus.

counted-infantry = { $count ->
    [one] infanterie
   *[other] infanteries
}
counted-legion = { $count ->
    [one] légion
   *[other] légions
}
counted-consular-legion = { $count ->
    [one] consulaire
   *[other] consulaires
}
counted-elephant = { $count ->
    [one] éléphant
   *[other] éléphants
}
counted-knight = { $count ->
    [one] chevalier
   *[other] chevaliers
}
counted-foederati = { $count ->
    [one] fédéré
   *[other] fédérés
}
counted-fleet = { $count ->
    [one] flotte
   *[other] flottes
}

# Ce qui ne peut pas être lu.

order-no-origin = « { $said } » ne dit pas où sont les unités. Écrivez une zone ou un chef avant la flèche.
order-no-limit = Je ne comprends pas « { $said } » ici. Écrivez « combattre », ou « quitter à 1 ».
order-no-kind = « { $said } » n'est pas une sorte d'unité. Écrivez par exemple « 2 infanteries ».

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-dice = Des dés tombent avant cet ordre : on ne sait pas encore s'il sera possible. Commencez-le par « puis », ou donnez-le après eux.
refused-order-not-sold = Cet achat n'est pas permis { $nation-to } : { $kind } ({ $rule }).
refused-order-not-owned = { $nation-The } ne { $nation-number ->
    [plural] possèdent
   *[singular] possède
} pas { $area-the } ({ $rule }).
refused-order-no-repair = Il n'y a { $area-in } aucune légion retournée que votre or puisse réparer ({ $rule }).
refused-order-no-capital = La capitale { $nation-of } ne peut pas être placée { $area-in } maintenant ({ $rule }).
refused-order-one-each = Une seule nouvelle unité par zone : pas de seconde { $area-in } ({ $rule }).
refused-order-place-more = Unités à placer : { $count }, zones nommées par cet ordre : { $named } ({ $rule }).
refused-order-nothing-to-place = Il ne reste rien à placer { $area-in } ({ $rule }).
refused-order-not-there = Elles ne peuvent pas aller { $area-in } ({ $rule }) : { $prompt }
refused-order-no-campaign = Aucun chef { $nation-of } ne peut mener de campagne ce tour ({ $rule }).
refused-order-campaign-over = La campagne { $leader-of } est finie ({ $rule }).
refused-order-no-reaction = Aucune réaction possible maintenant : la ronde de la campagne est finie, ou aucune n'a commencé ({ $rule }).
refused-order-no-leader = { $leader } ne peut pas quitter { $area-the } maintenant ({ $rule }).
refused-order-few = { $count ->
    [0] Aucune unité de cette sorte ne peut quitter { $area-the }
    [one] Une seule unité de cette sorte peut quitter { $area-the }
   *[other] Seules { $count } unités de cette sorte peuvent quitter { $area-the }
} ({ $rule }).
refused-order-foreign = C'est le tour { $nation-of }, et les unités { $area-in } sont { $owner-to } ({ $rule }).
refused-order-none-there = Il n'y a aucune unité { $nation-of } { $area-in } ({ $rule }).
refused-order-marched = Les unités { $area-in } ont marché en campagne et ne bougent plus ({ $rule }).
refused-order-moved = Les unités { $area-in } ont déjà bougé ({ $rule }).
refused-order-strait = Les unités { $area-in } ont passé un détroit, ce qui prend tout le mouvement ({ $rule }).
refused-order-there = Les unités sont déjà { $area-in } ({ $rule }).
refused-order-none-aboard = Personne à bord { $area-in } ne peut débarquer ({ $rule }).
refused-order-no-ship = Aucune flotte n'a de place { $sea-in } pour les unités venues { $area-of } ({ $rule }).
refused-order-no-voyage = Aucun navire ne peut aller { $to-in } depuis { $area-the } maintenant ({ $rule }).
refused-order-seas-only = Les flottes vont de mer en mer, et { $area-the } n'est pas une mer ({ $rule }).
refused-order-fleets = { $count ->
    [0] Aucune flotte ne peut quitter { $area-the }
    [one] Une seule flotte peut quitter { $area-the }
   *[other] Seules { $count } flottes peuvent quitter { $area-the }
} ({ $rule }).
refused-order-lost = Les unités ont été coulées avant d'atteindre { $area-the } ({ $rule }).
refused-order-no-battle = Il n'y a aucune bataille à livrer { $area-in } ({ $rule }).
refused-order-no-raid = Sans ville, il n'y a rien à piller { $area-in } ({ $rule }).
refused-order-no-retreat = Aucune retraite ne mène { $area-in } ({ $rule }). Choisissez parmi : { $cures }.
refused-order-no-reward = Cette ville ne donne pas cela ({ $rule }).
refused-order-no-fight-now = Aucune de vos batailles n'attend de réponse ({ $rule }). Question en cours : { $prompt }
refused-order-no-retreat-now = Aucune de vos unités ne peut se retirer maintenant ({ $rule }). Question en cours : { $prompt }
refused-order-no-pillage-now = Vous ne venez de prendre ni de piller aucune ville ({ $rule }). Question en cours : { $prompt }
refused-order-no-ruin = Il n'y a aucune ville pillée à rebâtir { $area-in } ({ $rule }).

# Ce qu'il est bon de savoir d'un ordre.

note-buy = { $cost } or ; il en reste { $left }
note-buy-none = Rien n'est acheté
note-march = { $area } : { $group }
note-attack = { $area } : { $group }, { $win } % de victoire, sans retraites ni réactions
note-battle = { $area } : { $win } % de victoire, sans retraites ni réactions
note-battle-limit = { $area } : { $win } % de victoire ; rompre à { $limit } quand on vous le demande
note-raid = Raid : { $area }
note-later = Demandé après les dés : { $area }
note-later-limit = Demandé après les dés : { $area } ; rompre à { $limit }
note-later-rounds = Les autres répondent d'abord. Écrivez ensuite les prochaines rondes : { $areas }
note-later-legs = Les autres répondent d'abord. Écrivez ensuite le reste du chemin : { $areas }
note-camp-begun = La campagne commence
note-camp-over = La campagne est finie
note-fight = Combattre encore
note-fight-well = Combattre encore, ou se retirer si c'est plus sage
note-retreat = Retraite : { $area }
note-plan = Vos consignes pour cette campagne
note-pass = Passer
note-rest = Le reste, jusqu'aux dés ou à la réponse d'un autre
note-end = Le mouvement est fini
warn-question = Après ces ordres, on vous demande : { $prompt }
warn-dice = Après ces ordres, les dés tombent
warn-others = Après ces ordres, { $seat } décide : { $prompt }

# Ce qui peut être fait dans ce mouvement.

heading-attacks = Attaques, les meilleures d'abord
heading-marches = Marches, les meilleures d'abord
prospect-attack = { $area } : { $group } ({ $origin }) contre { $units }, { $win } % de victoire
prospect-march = { $area } : { $group } ({ $origin })

orders-example = déplacer 2 légions Rome > Étrurie

# Le tour pour lequel des ordres sont écrits.

coming-turn = { $nation-the }
