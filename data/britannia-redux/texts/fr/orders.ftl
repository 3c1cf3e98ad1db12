# Les ordres écrits. D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-move = aller déplacer
word-from = de depuis
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
word-kind-infantry = infanterie infanteries armée armées
word-kind-cavalry = cavalerie cavaleries

# Les mêmes après un nombre : un des mots ci-dessus.

counted-infantry = { $count ->
    [one] armée
   *[other] armées
}
counted-cavalry = { $count ->
    [one] cavalerie
   *[other] cavaleries
}

# Ce qui ne peut pas être lu.

order-no-origin = « { $said } » ne dit pas où sont les armées. Écrivez une aire ou un chef avant la flèche.
order-no-limit = Je ne comprends pas « { $said } » ici. Écrivez « combattre », « quitter à 1 » ou « cavalerie avant ».

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-dice = Des dés tombent avant cet ordre, et peuvent le rendre impossible. Commencez-le par « puis », ou donnez-le après eux.
refused-order-fewer = { $count ->
    [one] Il reste { $count } armée à placer
   *[other] Il reste { $count } armées à placer
} ({ $rule }). Écrivez un nombre plus petit.
refused-order-not-owned = { $area-The } { $area-number ->
    [plural] n'appartiennent pas
   *[singular] n'appartient pas
} { $nation-to } ({ $rule }). Placez ailleurs.
refused-order-no-room = { $room ->
    [0] Il n'y a plus de place { $area-in } ({ $rule }). Placez ailleurs.
    [one] Il ne reste qu'une place { $area-in } ({ $rule }). Placez le reste ailleurs.
   *[other] Il ne reste que { $room } places { $area-in } ({ $rule }). Placez le reste ailleurs.
}
refused-order-no-leader = { $leader } : impossible de quitter { $area-the } maintenant ({ $rule }).
refused-order-few = { $count ->
    [0] Aucune armée de cette sorte ne peut quitter { $area-the }
    [one] Une seule armée de cette sorte peut quitter { $area-the }
   *[other] Seules { $count } armées de cette sorte peuvent quitter { $area-the }
} ({ $rule }).
refused-order-moved = Vos armées { $area-in } ont déjà bougé ({ $rule }).
refused-order-foreign = C'est le tour { $nation-of } ; { $area-in }, on trouve { $owner-the } ({ $rule }).
refused-order-there = Les armées sont déjà { $area-in } ({ $rule }).
refused-order-nobody = { $nation-The } n'ont pas d'armée { $area-in } ({ $rule }).
refused-order-leader-absent = { $leader } : pas en jeu maintenant ({ $rule }).
refused-order-subject = { $enemy-The } se sont soumis à Rome : { $area-in }, les Romains ne peuvent que passer, sans attaquer ni s'arrêter ({ $rule }).
refused-order-overlord = { $nation-The } se sont soumis à Rome et ne peuvent pas attaquer les Romains { $area-in } ({ $rule }).
refused-order-protected = { $enemy-The } se sont soumis jadis à Rome : les Romano-Bretons ne peuvent pas les attaquer { $area-in } ({ $rule }).
refused-order-blocked = { $at-In }, { $enemy-the } barrent le passage vers { $to-the } ({ $rule }). Ces armées peuvent atteindre : { $cures }.
refused-order-landing = Les Romains ne débarquent pas { $to-in }, mais seulement { $areas-in } ({ $rule }).
refused-order-boats-off = Cette partie se joue sans bateaux ({ $rule }).
refused-order-peace = { $enemy-The } { $area-in } ne peuvent pas être attaqués maintenant ({ $rule }).
refused-order-stack = { $area-The } { $area-number ->
    [plural] contiennent
   *[singular] contient
} { $stack } armées, ou { $most } en seul surnombre{ $overstacks ->
    [0] {""}
   *[other] , déjà { $areas-in }
} ({ $rule }). Envoyez-en moins.
refused-order-inland = { $area-The } { $area-number ->
    [plural] n'ont
   *[singular] n'a
} pas de côte, donc aucun bateau n'en part ({ $rule }).
refused-order-no-boats = Les bateaux ne servent pas maintenant ({ $rule }).
refused-order-no-coast = Aucun bateau ne relie { $area-the } et { $to-the } par { $sea-the } ({ $rule }).
refused-order-difficult = Entre { $area-the } et { $to-the }, le terrain difficile arrête les armées sans chef ({ $rule }). Elles peuvent atteindre : { $cures }.
refused-order-detour = { $to } est à portée depuis { $area-the }, mais pas par le chemin écrit ({ $rule }). Omettez les étapes.
refused-order-far = Entre { $area-the } et { $to-the }, c'est trop loin pour un mouvement de { $most } ({ $rule }). Ces armées peuvent atteindre : { $cures }.
refused-order-no-way = Aucun chemin ouvert entre { $area-the } et { $to-the } ({ $rule }). Ces armées peuvent atteindre : { $cures }.
cures = { $more ->
    [0] { $areas }
    [one] { $areas }, et 1 autre aire
   *[other] { $areas }, et { $more } autres aires
}
refused-order-no-battle = Il n'y a pas de bataille à livrer { $area-in } ({ $rule }).
refused-order-no-raiders = { $nation-The } n'ont pas de pillards à renvoyer en mer ({ $rule }).
refused-order-no-return = Aucun chef { $nation-of } ne livre de bataille sans cet ordre : personne ne revient ({ $rule }).
refused-order-leader-place = { $leader } : impossible de rejoindre une armée { $area-in } maintenant ({ $rule }).
refused-order-no-retreat = Aucune retraite n'y mène ({ $rule }).
refused-order-retreat-sea = Seuls les pillards retournent en mer, et seulement dans la mer d'où ils viennent ({ $rule }).
refused-order-return-sea = Personne ne prend la mer maintenant : les pillards pourront y retourner après toutes les batailles ({ $rule }).
refused-order-not-beside = { $to-The } et { $area-the }, où l'on se bat, ne se touchent pas ({ $rule }).
refused-order-entered = Des assaillants sont venus { $to-of } : les défenseurs ne peuvent pas y aller ({ $rule }).
refused-order-not-back = Les assaillants ne retournent que là d'où ils viennent, et aucun ne vient { $to-of } ({ $rule }).
refused-order-held = { $enemy-The } sont { $to-in } : personne ne s'y retire ({ $rule }).
refused-order-retreat-room = Il n'y a pas assez de place pour tous { $to-in } ({ $rule }).
refused-order-fortified = Il y a déjà une fortification { $area-in } ({ $rule }).
refused-order-burh = Pour bâtir un burh, il faut un centre de votre nation, ou une aire d'Angleterre voisine d'un tel centre ({ $rule }).
refused-order-uncounted = Les armées qui ont commencé le tour en mer ne comptent pas dans la limite : { $area-in }, aucune n'est retirée ({ $rule }).
refused-no-ruin = Il n'y a pas de fort romain détruit { $area-in } ({ $rule }).
refused-no-peace-to-build = { $enemy-The } sont { $area-in } : aucun fort n'y est relevé maintenant ({ $rule }).
refused-not-its-land = { $nation-The } ne succèdent pas aux Romains { $area-in } ({ $rule }).
refused-not-vacant = Il y a déjà quelqu'un { $area-in } ({ $rule }).
refused-not-single = Une seconde armée ne va que là où { $nation-the } ont une seule unité, ce qui n'est pas le cas { $area-in } ({ $rule }).
refused-no-fort = Il n'y a pas de fort romain intact { $area-in } ({ $rule }).
refused-no-stronghold = Seul un fort sur une côte et en terrain dégagé devient une place forte, ce qui n'est pas le cas { $area-in } ({ $rule }).
refused-leader-alone = Aucune armée n'est allée { $area-in } pour y mener { $leader } ({ $rule }).
refused-order-last-roman = Il n'y aurait plus personne { $area-in }, alors qu'une autre aire a plus d'une unité romaine ({ $rule }).

# Ce qu'il est bon de savoir d'un ordre.

note-march = { $area } : { $group }
note-attack = { $area } : { $group }, { $win } % de victoire{ $ours ->
    [yes] , et les deux nations sont à vous
   *[no] {""}
}{ $cost ->
    [protection] , et votre protection prend fin (B13.2)
    [ally] , et Arthur s'en va
   *[nothing] {""}
}
note-battle = { $area } : { $win } % de victoire
note-battle-limit = { $area } : { $win } % de victoire ; rompre à { $limit }
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
    [one] { $excess } armée au-dessus de la limite de population est retirée ({ $rule }).
   *[other] { $excess } armées au-dessus de la limite de population sont retirées ({ $rule }).
}
warn-question = Après ces ordres, on vous demande : { $prompt }
warn-odds-excess = Les armées au-dessus de la limite partent avant le premier dé. { $area } : { $win } % de victoire sans elles ({ $rule })

# Ce qui peut être fait dans cette phase.

heading-attacks = Attaques, les meilleures d'abord
heading-marches = Marches, les meilleures d'abord
prospect-attack = { $area } : { $group } ({ $origin }) contre { $units }, { $win } % de victoire{ $ours ->
    [yes] , et les deux nations sont à vous
   *[no] {""}
}
prospect-march = { $area } : { $group } ({ $origin })

orders-example = Exemple : déplacer 1 Kent > Essex

# Le tour pour lequel des ordres sont écrits.

coming-turn = { $nation-the }
