# Les ordres écrits des jeux par aires. Le catalogue d'un jeu peut dire chacun de ces textes à sa façon.
# D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-choose = choisir choix
word-usual = habituel défaut
word-from = depuis de
word-with = avec
word-support = soutien soutenir soutenu soutenue appui
word-on = contre sur à aux au
word-at = à dans en
word-all = tout tous toutes toute
word-and = et
word-kind-unit = unité unités
counted-unit = { $count ->
    [one] unité
   *[other] unités
}
phrase-stay = sur place
phrase-on = encore
phrase-back = en arrière
word-then = puis ensuite
word-if-possible = si possible
word-while-possible = tant que possible

# Ce qui ne peut pas être lu.

order-too-long = Ces ordres dépassent { $most } caractères. Donnez-les en deux fois.
order-too-many = Il y a plus de { $most } ordres. Donnez-les en deux fois.
order-no-way = « { $said } » est sans flèche. Écrivez où sont les unités, puis > et où elles vont.
order-no-verb = « { $said } » n'est pas un ordre. Un ordre commence par un mot comme { $verb }.
order-area-alone = « { $said } » n'est qu'une aire. Écrivez > après elle, puis où aller, ou commencez par un mot comme { $verb }.
order-no-area = « { $said } » n'est pas une aire de la carte.
order-no-area-guess = « { $said } » n'est pas une aire de la carte. Pensiez-vous à { $guesses-or } ?
order-no-place = Il manque une aire après « { $said } ».
order-open-area = « { $said } » peut être { $areas-or }. Écrivez un peu plus du nom.
order-no-unit = « { $said } » n'est pas une unité.
order-no-such-unit = « { $said } » n'existe pas. Écrivez le numéro d'un pion, ou l'aire où se trouve l'unité.
order-second-place = Un ordre a un seul but. Écrivez un ordre à part pour { $area-the }.
order-how-many = « { $said } » demande un nombre devant, par exemple 2 { $said }.
order-no-number = Donnez un nombre de 1 à { $most }.
order-not-understood = Je ne comprends pas « { $said } » ici.
order-unsaid = Que faut-il choisir ? Quelques mots de l'intitulé suffisent.

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-over = La partie est finie.
refused-order-ended = Le tour est fini après les ordres qui précèdent celui-ci ({ $rule }).
refused-order-waits = Un autre camp décide d'abord ({ $seat }). Avec « puis » en tête, cet ordre attendra que ce soit à vous. Question : { $prompt }
refused-order-question = Une autre question vient d'abord : { $prompt } Répondez-y par « choisir … » ou par « habituel » ({ $rule }).
refused-order-unasked = Il n'y a maintenant aucune question à laquelle « habituel » répondrait.
refused-order-many = Les ordres précédents font déjà autant de choix qu'il peut y en avoir. Donnez la suite après.
refused-order-act = Vous ne pouvez pas faire cela maintenant ({ $rule }).
refused-order-nobody = Aucune de vos unités ne se trouve { $area-in }.
refused-order-units = { $count ->
    [0] Aucune unité de cette sorte n'est à vous { $area-in }.
    [one] Une seule unité de cette sorte est à vous { $area-in }.
   *[other] Seules { $count } unités de cette sorte sont à vous { $area-in }.
}
refused-order-nowhere = L'unité { $unit } n'est pas sur la carte.
refused-order-held = L'unité { $unit } ({ $area }) reste sur place, comme le dit un ordre précédent.
refused-order-option = « { $said } » n'est pas parmi les choix du moment : { $prompt }
refused-order-options = « { $said } » peut être { $options-or } : { $prompt }
refused-order-decline = Ce n'était pas possible après tout ({ $rule }).

# Ce qu'il est bon de savoir d'un ordre.

unit-at = { $unit } ({ $area })
note-moved = { $units }
note-held = { $units } { $count ->
    [one] reste
   *[other] restent
}
note-chosen = { $labels }
note-left-out = laissé de côté : { $reason }
