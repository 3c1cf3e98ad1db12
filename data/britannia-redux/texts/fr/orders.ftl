# Les ordres écrits. D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-move = aller déplacer
word-place = placer
word-stay = rester tenir garder
word-battle = bataille attaquer
word-fight = combattre
word-leave = quitter partir
word-raiders = pillards
word-rebuild = relever reconstruire
word-remove = retirer
word-end = fin finir
word-rest = reste
word-none = aucun
word-home = retour
word-return = revenir
word-back = arrière
word-first = avant
word-landed = débarqués
word-last = après
word-kind-infantry = infanterie
word-kind-cavalry = cavalerie

# Ce qui ne peut pas être lu.

order-no-origin = « { $said } » ne dit pas où sont les armées. Écrivez une aire ou un chef avant la flèche.
order-no-limit = « { $said } » n'est pas compris ici. Écrivez « combattre », « quitter à 1 » ou « cavalerie avant ».

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-dice = Des dés tombent avant cet ordre, et son issue est ouverte. Commencez-le par « puis », ou donnez-le après eux.
refused-order-fewer = { $count ->
    [one] Il reste { $count } armée à placer
   *[other] Il reste { $count } armées à placer
} ({ $rule }). Écrivez un nombre plus petit.
refused-order-not-owned = Cette aire n'appartient pas à votre nation, { $nation-the } : { $area } ({ $rule }). Placez ailleurs.
refused-order-no-room = { $room ->
    [0] Plus de place : { $area } ({ $rule }). Placez ailleurs.
   *[other] Place restante : { $room } ({ $area }, { $rule }). Placez le reste ailleurs.
}
refused-order-no-leader = { $leader } ne peut pas partir maintenant : { $area } ({ $rule }).
refused-order-few = Armées de cette sorte qui peuvent partir : { $count } ({ $area }, { $rule }).
refused-order-moved = Vos armées ont déjà bougé : { $area } ({ $rule }).
refused-order-foreign = C'est le tour d'une autre nation, { $nation-the } : { $area } est { $owner-to } ({ $rule }).
refused-order-there = Les armées y sont déjà : { $area } ({ $rule }).
refused-order-nobody = { $nation-The } n'ont pas d'armée { $area-in } ({ $rule }).
refused-order-leader-absent = Ce chef n'est pas en jeu maintenant : { $leader } ({ $rule }).
refused-order-subject = { $enemy-The } se sont soumis à Rome : les Romains ne peuvent ni les attaquer ni s'arrêter chez eux, seulement passer ({ $area }, { $rule }).
refused-order-overlord = { $nation-The } se sont soumis à Rome et ne peuvent pas attaquer les Romains ({ $area }, { $rule }).
refused-order-protected = { $enemy-The } se sont soumis jadis à Rome : les Romano-Bretons ne peuvent pas les attaquer ({ $area }, { $rule }).
refused-order-blocked = { $enemy-The } barrent le passage : { $at }, vers { $to } ({ $rule }). Ces armées peuvent atteindre : { $cures }.
refused-order-landing = Les Romains ne débarquent qu'à ces endroits : { $areas } ({ $to }, { $rule }).
refused-order-boats-off = Cette partie se joue sans bateaux ({ $rule }).
refused-order-peace = Attaque interdite maintenant contre { $enemy-the } : { $area } ({ $rule }).
refused-order-stack = { $area } : { $stack } armées au plus, ou { $most } pour votre seul surnombre ({ $rule }). Envoyez-en moins.
refused-order-inland = Aucun bateau ne part d'une aire sans côte : { $area } ({ $rule }).
refused-order-no-boats = Les bateaux ne servent pas maintenant ({ $rule }).
refused-order-no-coast = Aucun bateau ne fait ce trajet : { $area }, { $sea }, { $to } ({ $rule }).
refused-order-difficult = Un terrain difficile arrête les armées sans chef : { $area }, { $to } ({ $rule }). Elles peuvent atteindre : { $cures }.
refused-order-far = Trop loin : { $area }, { $to }, avec un mouvement de { $most } ({ $rule }). Elles peuvent atteindre : { $cures }.
refused-order-no-way = Aucun chemin ouvert : { $area }, { $to } ({ $rule }). Elles peuvent atteindre : { $cures }.
cures = { $more ->
    [0] { $areas }
    [one] { $areas }, et 1 autre aire
   *[other] { $areas }, et { $more } autres aires
}
refused-order-no-battle = Aucune bataille à livrer : { $area } ({ $rule }).
refused-order-no-raiders = Personne à renvoyer en mer : { $nation-the } ({ $rule }).
refused-order-no-return = Aucun chef au combat qui n'ait déjà cet ordre : { $nation-the } ({ $rule }).
refused-order-leader-place = { $leader } ne peut pas rejoindre d'armée ici maintenant : { $area } ({ $rule }).
refused-order-no-retreat = Aucune retraite n'y mène ({ $rule }).
refused-order-retreat-sea = Seuls les pillards retournent en mer, et seulement dans la mer d'où ils viennent ({ $rule }).
refused-order-return-sea = Personne ne prend la mer maintenant : les pillards pourront y retourner après toutes les batailles ({ $rule }).
refused-order-not-beside = { $to } ne touche pas l'aire de la bataille, { $area } ({ $rule }).
refused-order-entered = Des assaillants sont venus de là : les défenseurs ne peuvent pas y aller ({ $to }, { $rule }).
refused-order-not-back = Les assaillants ne retournent que là d'où ils viennent, et aucun ne vient de là : { $to } ({ $rule }).
refused-order-held = { $enemy-The } sont dans cette aire : personne ne s'y retire ({ $to }, { $rule }).
refused-order-retreat-room = Pas assez de place pour tous : { $to } ({ $rule }).
refused-order-fortified = Cette aire a déjà une fortification : { $area } ({ $rule }).
refused-order-burh = Pour bâtir un burh, il faut un centre de votre nation, ou une aire d'Angleterre voisine d'un tel centre ({ $rule }).
refused-order-uncounted = Les armées qui ont commencé le tour en mer ne comptent pas dans la limite : aucune n'est retirée ici ({ $area }, { $rule }).
refused-no-ruin = Il n'y a pas de fort romain détruit dans cette aire : { $area } ({ $rule }).
refused-no-peace-to-build = { $enemy-The } sont dans cette aire : aucun fort n'y est relevé maintenant ({ $area }, { $rule }).
refused-not-its-land = { $nation-The } ne succèdent pas aux Romains dans cette aire : { $area } ({ $rule }).
refused-not-vacant = Cette aire n'est pas vide : { $area } ({ $rule }).
refused-not-single = Une seconde armée ne va que là où { $nation-the } ont une seule unité, ce qui n'est pas le cas ici : { $area } ({ $rule }).
refused-no-fort = Il n'y a pas de fort romain intact dans cette aire : { $area } ({ $rule }).
refused-no-stronghold = Seul un fort sur une côte et en terrain dégagé devient une place forte, ce qui n'est pas le cas ici : { $area } ({ $rule }).
refused-leader-alone = Aucune armée que { $leader } puisse suivre n'est allée dans cette aire : { $area } ({ $rule }).
refused-order-last-roman = Cette aire serait vide, alors qu'une autre a plus d'une unité romaine : { $area } ({ $rule }).

# Ce qu'il est bon de savoir d'un ordre.

note-march = { $area } : { $group }
note-attack = { $area } : { $group }, { $win } % de victoire{ $cost ->
    [protection] , et votre protection prend fin
    [ally] , et Arthur s'en va
   *[nothing] {""}
}
note-battle = { $area } : { $win } % de victoire
note-battle-limit = { $area } : { $win } % de victoire ; rompre à { $limit }
note-later = Demandé après les dés : { $battle }
note-fight = Combattre encore
note-leave = Rompre le combat
note-rebuild = Les forts
note-return = { $answer ->
    [back] Après les victoires, tous reviennent
   *[stay] Après les victoires, tous restent
}
note-leader-placed = { $leader } : { $area }
note-rest = Le reste du mouvement
note-end = Le mouvement est fini
warn-last-battle = { $area } : la seule bataille sans ordre commence d'elle-même après les autres ; un ordre après « puis » viendrait trop tard.
warn-excess = { $excess ->
    [one] 1 armée au-dessus de la limite de population est retirée ({ $rule }).
   *[other] { $excess } armées au-dessus de la limite de population sont retirées ({ $rule }).
}
warn-question = Après ces ordres, on vous demande : { $prompt }

# Ce qui peut être fait dans cette phase.

heading-attacks = Attaques, les meilleures d'abord
heading-marches = Marches, les meilleures d'abord
prospect-attack = { $area } : { $group } ({ $origin }) contre { $units }, { $win } % de victoire
prospect-march = { $area } : { $group } ({ $origin })

orders-example = déplacer 2 Kent > Essex

# Le tour pour lequel des ordres sont écrits.

coming-turn = { $nation-the }
