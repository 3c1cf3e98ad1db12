# Les ordres écrits. D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-attack = attaquer attaque attaquez assaut
word-move = aller va marche marcher
word-transfer = transférer transfert transfère
word-hold = tenir tient garder rester
word-war = guerre
word-loot = piller pillage pille
word-found = fonder fonde
word-sue = paix
word-pact = pacte
word-emperor = empereur
word-release = libérer relâcher
word-dismiss = congédier
word-end = fin finir
word-place = placer place lever
word-bribe = soudoyer corrompre
word-rebuild = rebâtir reconstruire
word-disband = licencier dissoudre
word-walls = murs
word-done = terminé fini
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
word-kind-legion = légion légions
word-kind-rebel-legion = rebelle rebelles
word-kind-palatina = palatina palatinae palatin palatins
word-kind-comitatus = comitatus
word-kind-limes = limes
word-kind-parthian-cavalry = cavalerie cavaleries
word-kind-parthian-infantry = infanterie infanteries
word-kind-kushan = kouchan kouchans
word-kind-sarmatian = sarmate sarmates
word-kind-german = germain germains
word-kind-migration = migration migrations
word-kind-germanic-kingdom = royaume royaumes fédérés
word-kind-hunnic-kingdom = hunnique hunniques
word-kind-hun = horde hordes
word-kind-celt = celte celtes
word-kind-bull = tribu tribus

# Les mêmes après un nombre : un des mots ci-dessus.

counted-legion = { $count ->
    [one] légion
   *[other] légions
}
counted-rebel-legion = { $count ->
    [one] rebelle
   *[other] rebelles
}
counted-palatina = { $count ->
    [one] palatina
   *[other] palatinae
}
counted-limes = { $count ->
    [one] limes
   *[other] limes
}
counted-parthian-cavalry = { $count ->
    [one] cavalerie
   *[other] cavaleries
}
counted-parthian-infantry = { $count ->
    [one] infanterie
   *[other] infanteries
}
counted-kushan = { $count ->
    [one] kouchan
   *[other] kouchans
}
counted-sarmatian = { $count ->
    [one] sarmate
   *[other] sarmates
}
counted-german = { $count ->
    [one] germain
   *[other] germains
}
counted-migration = { $count ->
    [one] migration
   *[other] migrations
}
counted-germanic-kingdom = { $count ->
    [one] royaume
   *[other] royaumes
}
counted-hunnic-kingdom = { $count ->
    [one] hunnique
   *[other] hunniques
}
counted-hun = { $count ->
    [one] horde
   *[other] hordes
}
counted-celt = { $count ->
    [one] celte
   *[other] celtes
}
counted-bull = { $count ->
    [one] tribu
   *[other] tribus
}

# Ce qui ne peut pas être lu.

order-too-long = Ces ordres dépassent { $most } caractères. Donnez-les en deux fois.
order-too-many = Il y a plus de { $most } ordres. Donnez-les en deux fois.
order-no-verb = « { $said } » n'est pas un ordre. Un ordre nomme deux aires avec > entre elles, ou commence par un mot comme { $verb }.
order-no-area = « { $said } » n'est pas une aire de la carte.
order-no-area-guess = « { $said } » n'est pas une aire de la carte. Pensiez-vous à { $guesses-or } ?
order-no-place = Il manque une aire après « { $said } ».
order-open-area = « { $said } » peut être { $areas-or }. Écrivez un peu plus du nom.
order-no-unit = « { $said } » n'est pas une unité.
order-no-power = « { $said } » ne peut faire la guerre.
order-no-region = « { $said } » n'est pas une région où l'Empereur peut aller.
order-no-number = Donnez un nombre de 1 à { $most }.
order-not-understood = Je ne comprends pas « { $said } » ici.
order-unsaid = Que faut-il choisir ? Quelques mots de l'intitulé suffisent.

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-over = La partie est finie.
refused-order-ended = Le tour du joueur est fini après les ordres qui précèdent celui-ci ({ $rule }).
refused-order-waits = Un autre camp décide d'abord ({ $seat }). Avec « puis » en tête, cet ordre attendra que ce soit à vous. Question : { $prompt }
refused-order-question = Une autre question vient d'abord : { $prompt } Répondez-y par « choisir … » ou par « habituel » ({ $rule }).
refused-order-unasked = Aucune question n'est posée à laquelle « habituel » répondrait.
refused-order-many = Les ordres précédents reviennent déjà à tant de choix qu'il n'y a plus de place.
refused-order-act = Rien de tel ne peut se faire maintenant ({ $rule }).
refused-order-nobody = Aucune de vos unités ne se trouve { $area-in }.
refused-order-units = { $count ->
    [0] Aucune unité de cette sorte n'est à vous { $area-in }.
    [one] Une seule unité de cette sorte est à vous { $area-in }.
   *[other] Seules { $count } unités de cette sorte sont à vous { $area-in }.
}
refused-order-nowhere = L'unité { $unit } n'est pas sur la carte.
refused-order-used = L'unité { $unit } ({ $area }) a pris part à un combat et ne fait plus rien ce tour-ci ({ $rule }).
refused-order-transferred = L'unité { $unit } ({ $area }) a été transférée et ne fait plus rien ce tour-ci ({ $rule }).
refused-order-stopped = L'unité { $unit } a dû s'arrêter { $area-in } ({ $rule }).
refused-order-bribed = L'unité { $unit } ({ $area }) est soudoyée et ne peut pas bouger ({ $rule }).
refused-order-pinned = L'unité { $unit } ({ $area }) est sous un marqueur de révolte et ne peut pas bouger ({ $rule }).
refused-order-held = L'unité { $unit } ({ $area }) reste sur place, comme le dit un ordre précédent.
refused-order-far = L'unité { $unit } ({ $area }) ne peut aller jusqu'{ $to-to } : le chemin est trop long pour elle, ou fermé ({ $rule }).
refused-order-hun-lands = Aire fermée avant { $year } : { $to } ({ $rule }).
refused-order-neutral = Aire tenue par { $holder-the }, sans guerre ni alliance avec { $nation-the } : { $to } ({ $rule }).
refused-order-strangers = Des unités qui ne sont ni ennemies ni alliées { $nation-of } se trouvent { $to-in } ({ $rule }).
refused-order-shut = Aire interdite { $nation-to } pour le moment : { $to } ({ $rule }).
refused-order-foes = Des ennemis se trouvent { $to-in } ; ce qui est ordonné n'est pas une attaque ({ $rule }).
refused-order-transferable = L'unité { $unit } ({ $area }) ne peut y aller que par un transfert : écrivez « transférer » ou >> ({ $rule }).
refused-order-no-transfer = { $unit } ({ $area }) ne peut être transférée jusqu'{ $to-to } : il faut un chemin par vos aires, et qu'elle n'ait pas bougé ({ $rule }).
refused-order-no-enemy = Personne que vous puissiez attaquer ne se trouve { $area-in } ({ $rule }).
refused-order-no-leader = Aucune de vos unités ne peut mener une attaque { $area-in } ({ $rule }).
refused-order-leader = Aucune des unités nommées ne peut mener une attaque victorieuse { $area-in } ({ $rule }).
refused-order-weak = La défense { $area-of } est de { $defense }, et vous pouvez y opposer { $attack } au plus. Une attaque doit être plus forte ({ $rule }).
refused-order-support = Le soutien nommé ne suffit pas contre { $area-the } : il manque { $short ->
    [one] un point
   *[other] { $short } points
} ({ $rule }).
refused-order-supporter = Aucune unité de cette sorte ne peut soutenir depuis { $origin-the } l'attaque contre { $area-the } (une par aire, placée à côté ; { $rule }).
refused-order-war = Déclaration de guerre impossible maintenant : { $by-the } contre { $on-the } ({ $rule }).
refused-order-at-war = Déjà en guerre : { $by-the } et { $on-the }. Attaquez sans déclaration ({ $rule }).
refused-order-war-gone = { $power-The } { $power-number ->
    [plural] ne sont plus
   *[singular] n'est plus
} dans la partie ({ $rule }).
refused-order-war-peace = La paix avec { $on-the } tient encore. La guerre peut être déclarée à partir de { $year } ({ $rule }).
refused-order-war-sued = Vous avez demandé la paix ce tour-ci : pas de déclaration de guerre avant votre prochain tour ({ $rule }).
refused-order-war-date = { $by-The } { $by-number ->
    [plural] peuvent
   *[singular] peut
} déclarer la guerre { $on-to } à partir de { $year } ({ $rule }).
refused-order-war-ally = { $by-The } et { $on-the } sont alliés ({ $rule }).
refused-order-late = Les renforts sont finis pour ce tour. Donnez cet ordre au début du prochain ({ $rule }).
refused-order-early = Cela vient en phase de mouvement et de combat. Finissez d'abord les renforts : écrivez « terminé » avant ({ $rule }).
refused-order-no-war-to-end = Rome et la Parthie sont en paix : personne ne peut la demander ({ $rule }).
refused-order-sue-later = Vous avez déclaré une guerre ce tour-ci. Vous pourrez demander la paix à partir de { $year } ({ $rule }).
refused-order-pact-date = Les Germains et les Sarmates d'Europe peuvent s'allier à partir de { $year } ({ $rule }).
refused-order-pact-made = Les Germains et les Sarmates d'Europe sont déjà alliés ({ $rule }).
refused-order-pact-whose = Seul le joueur qui mène les Germains peut les allier aux Sarmates d'Europe, tant qu'il en reste ({ $rule }).
refused-order-emperor-sent = L'Empereur est déjà parti au nord ce tour-ci ({ $rule }).
refused-order-loot-nobody = Aucune de vos unités ne pille. Seuls les Germains, les Sarmates, les migrations, les Royaumes et les Huns le font ({ $rule }).
refused-order-loot-nowhere = Menez d'abord un pillard sur une étoile intacte : ni Murs, ni ennemis, ni sa propre capitale ({ $rule }).
refused-order-found-settled = Les Huns ont déjà leur Royaume, dont la capitale est { $area } ({ $rule }).
refused-order-found-hun = Menez d'abord les Huns sur une étoile intacte et sans Murs ({ $rule }).
refused-order-found-whose = Seuls les Germains et les Huns fondent des Royaumes ({ $rule }).
refused-order-found-date = Les Royaumes peuvent être fondés à partir de { $year } ({ $rule }).
refused-order-found-once = Vous avez déjà fondé un Royaume ce tour-ci. Le suivant sera possible en { $year } ({ $rule }).
refused-order-found-none-left = Il ne reste aucun jeu de pions de Royaume ({ $rule }).
refused-order-found-nowhere = Menez d'abord une migration sans Pot-de-vin sur une étoile intacte du sud : ni Murs, ni ennemis ({ $rule }).
refused-order-release-nobody = Aucune de vos unités ne s'est soulevée ({ $rule }).
refused-order-release-later = Une unité soulevée doit rester un tour entier ({ $areas }). Réessayez au prochain tour ({ $rule }).
refused-order-dismiss-whose = Vous ne contrôlez pas l'Arménie ({ $rule }).
refused-order-dismiss-nobody = Aucune unité arménienne n'est sur la carte ({ $rule }).
refused-order-dismiss-bound = Chaque unité arménienne est soudoyée ou retenue par l'ennemi. Libérez-la d'abord ({ $rule }).
refused-order-walls-whose = Seule Rome bâtit les Murs de Constantinople ({ $rule }).
refused-order-walls-up = Les Murs de Constantinople sont intacts ({ $rule }).
refused-order-walls-date = Les Murs s'élèvent sans frais dès que Byzance est romaine, à partir de { $year } ({ $rule }).
refused-order-walls-lost = Reprenez d'abord Byzance : elle doit être romaine et libre d'ennemis ({ $rule }).
refused-order-walls-dear = Pour les Murs, une moitié doit dépenser { $cost } de ses points et autant de marqueurs Pot-de-vin ; il en reste { $markers } ({ $rule }).
refused-order-no-emperor = Rome n'a aucun chef en jeu : il n'y a pas d'Empereur à envoyer ({ $rule }).
refused-order-abroad = { $nation-The } { $nation-number ->
    [plural] peuvent
   *[singular] peut
} entrer { $to-in } à partir de { $year } ; avant cette date, seulement en guerre ({ $rule }).
refused-order-german-abroad = Sans guerre totale, les Germains restent chez eux ou attaquent à côté : aire fermée, { $to } ({ $rule }).
refused-order-kind = Aucune unité de cette sorte ne peut être placée maintenant ({ $rule }).
refused-order-site = Aucune unité de cette sorte ne peut être placée { $area-in } ({ $rule }).
refused-order-option = « { $said } » n'est pas parmi les choix du moment : { $prompt }
refused-order-options = « { $said } » peut être { $options-or } : { $prompt }
refused-order-decline = Ce n'était pas possible après tout ({ $rule }).

# Ce qu'il est bon de savoir d'un ordre, et de la position après tous.

unit-at-by = { supported-from } par { $way-the }
note-moved = { $units }
note-attacked = { $units } : { $attack } contre { $defense }
note-absorbed = { $units } : il n'y a pas de combat
note-held = { $units } { $count ->
    [one] reste
   *[other] restent
}
note-chosen = { $labels }
warn-garrison = Sans garnison, et en révolte si le tour finissait maintenant : { $areas }.
warn-crowd = Trop d'unités { $areas-in }. Déplacez-en avant la fin de la phase.
warn-points = { NUMBER($left) } de production serait perdu faute d'être dépensé.
warn-turn = Votre tour est fini après ces ordres.
warn-waits = Avant que votre tour ne continue, il faut répondre à une question ({ $seat }) : { $prompt }
warn-end-waits = Votre tour sera fini dès qu'une dernière question aura sa réponse ({ $seat }) : { $prompt }
warn-game-over = La partie est finie après ces ordres.

# Ce qui peut être pris ce tour-ci.

heading-attacks = Par l'attaque
heading-walks = Sans combat
heading-wars = Après une déclaration de guerre
heading-weak = Encore hors de portée
prospect-attack = { $star ->
    [yes] ★ { $area }
   *[no] { $area }
} : { $defenders }, défense { $defense } – { $main }
prospect-supported = { $star ->
    [yes] ★ { $area }
   *[no] { $area }
} : { $defenders }, défense { $defense } – { $main }, soutien : { $supporters }
supported-from = { $unit } ({ $area })
prospect-walk = { $star ->
    [yes] ★ { $area }
   *[no] { $area }
} : { $unit } ({ $origin })
prospect-bare = { $prospect } ; sans garnison ensuite : { $areas }
prospect-war = { $by } contre { $on-the } : { $count ->
    [0] rien à attaquer aussitôt
   *[other] attaque possible aussitôt contre { $areas-the }
}
prospect-weak = { $area } : défense { $defense }, au plus { $attack } en face

orders-example = antioche > nisibe, soutien de petra
