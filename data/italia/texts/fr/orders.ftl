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
word-rebuild = relever reconstruire
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
word-kind-foederati = fédérés fédéré
word-kind-fleet = flotte flottes

# Ce qui ne peut pas être lu.

order-no-origin = « { $said } » ne dit pas où sont les unités. Écrivez une zone ou un chef avant la flèche.
order-no-limit = « { $said } » n'est pas compris ici. Écrivez « combattre », ou « quitter à 1 ».
order-no-kind = « { $said } » n'est pas une sorte d'unité. Écrivez par exemple « 2 infanterie ».

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-dice = Des dés tombent avant cet ordre, et son issue est ouverte. Commencez-le par « puis », ou donnez-le après eux.
refused-order-not-sold = Cet achat n'est pas permis à votre nation, { $nation-the } : { $kind } ({ $rule }).
refused-order-not-owned = Cette zone n'appartient pas à votre nation, { $nation-the } : { $area } ({ $rule }).
refused-order-no-repair = Aucune légion retournée que votre or puisse réparer : { $area } ({ $rule }).
refused-order-no-capital = Pas de capitale possible ici maintenant : { $area }, { $nation-the } ({ $rule }).
refused-order-one-each = Une seule nouvelle unité par zone : pas de seconde pour { $area } ({ $rule }).
refused-order-place-more = Unités à placer : { $count }, zones nommées par cet ordre : { $named } ({ $rule }).
refused-order-nothing-to-place = Il ne reste rien à placer : { $area } ({ $rule }).
refused-order-not-there = Cette place ne leur est pas ouverte : { $area } ({ $rule }). { $prompt }
refused-order-no-campaign = Aucun chef ne peut mener de campagne ce tour : { $nation-the } ({ $rule }).
refused-order-campaign-over = La campagne est finie : { $leader } ({ $rule }).
refused-order-no-reaction = Aucune réaction possible maintenant : le round de la campagne est fini, ou aucun n'a commencé ({ $rule }).
refused-order-no-leader = { $leader } ne peut pas partir maintenant : { $area } ({ $rule }).
refused-order-few = Unités de cette sorte qui peuvent partir : { $count } ({ $area }, { $rule }).
refused-order-foreign = C'est le tour d'une autre nation, { $nation-the } : { $area } est { $owner-to } ({ $rule }).
refused-order-none-there = Aucune unité de votre nation, { $nation-the } : { $area } ({ $rule }).
refused-order-marched = Ces unités ont marché en campagne et ne bougent plus : { $area } ({ $rule }).
refused-order-moved = Ces unités ont déjà bougé : { $area } ({ $rule }).
refused-order-strait = Ces unités ont passé un détroit, ce qui prend tout le mouvement : { $area } ({ $rule }).
refused-order-there = Les unités y sont déjà : { $area } ({ $rule }).
refused-order-none-aboard = Personne à bord ne peut débarquer : { $area } ({ $rule }).
refused-order-no-ship = Aucune flotte n'a de place pour elles : { $sea }, depuis { $area } ({ $rule }).
refused-order-no-voyage = Aucun navire ne fait ce trajet maintenant : { $area }, { $to } ({ $rule }).
refused-order-seas-only = Les flottes vont de mer en mer, et ceci n'est pas une mer : { $area } ({ $rule }).
refused-order-fleets = Flottes qui peuvent partir : { $count } ({ $area }, { $rule }).
refused-order-lost = Les unités ont été coulées en route : { $area } ({ $rule }).
refused-order-no-battle = Aucune bataille à livrer : { $area } ({ $rule }).
refused-order-no-raid = Sans ville, rien à piller par un raid : { $area } ({ $rule }).
refused-order-no-retreat = Aucune retraite n'y mène : { $area } ({ $rule }). Elles peuvent aller à : { $cures }.
refused-order-no-reward = Cette ville ne donne pas cela ({ $rule }).
refused-order-no-fight-now = Aucune de vos batailles n'attend de réponse ({ $rule }). Question en cours : { $prompt }
refused-order-no-retreat-now = Aucune de vos unités ne peut se retirer maintenant ({ $rule }). Question en cours : { $prompt }
refused-order-no-pillage-now = Vous ne venez de prendre ni de piller aucune ville ({ $rule }). Question en cours : { $prompt }
refused-order-no-ruin = Aucune ville pillée à relever : { $area } ({ $rule }).

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
note-later-rounds = Les autres répondent d'abord. Écrivez ensuite les prochains rounds : { $areas }
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

orders-example = déplacer 2 légion Rome > Étrurie

# Le tour pour lequel des ordres sont écrits.

coming-turn = { $nation-the }
