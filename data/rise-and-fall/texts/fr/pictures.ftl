# Ce qui est écrit sur les images de Rise and Fall, et leurs textes de remplacement.

year-before = { $year } av. J.-C.
year-after = { $year } apr. J.-C.
map-title = Rise and Fall of the Roman Empire
map-turn-brief = Tour { $turn }/{ $last }
map-turn = Tour { $turn } sur { $last } · { $year }
key-star = étoile
key-red-star = étoile, peut rester vide
key-guest = chez un autre
key-walls = murs
key-ruins = ruines
key-revolt = révolte
key-taken = pris
key-areas = aires
key-units = unités
key-line = Ligne barbare
key-unit-infantry = infanterie
key-unit-cavalry = peuple en migration
key-unit-archer-cavalry = archers montés
key-unit-heavy-cavalry = lanciers
key-unit-standard = Palatina
key-unit-tower = Limes
key-unit-crown = royaume
key-fought = combat gagné
alt-map = Carte du monde romain ({ $year }). Étoiles : Rome { $rome }, { $persians } { $parthia }.
alt-stars = Étoiles : Rome { $rome }, { $persians } { $parthia }.
alt-part = En plus grand, les environs { $place-of }.
alt-region = Une partie seulement, en plus grand : { $region }.
alt-lands = Aires : { $powers }.
alt-land = { $power } { $areas }
alt-units = Unités : { $powers }.
alt-about = Il faut décider ici : { $areas }.
alt-answers = Lettres : { $targets }.
alt-answer = { $letter } : { $label }
alt-candidates = Lieux possibles : { $told }.
alt-marches = { $count ->
    [one] Une marche est tracée par une flèche.
   *[other] { $count } marches sont tracées par des flèches.
}
alt-fought = Combats gagnés : { $areas }.
alt-plan = { $count ->
    [one] Une marche est ordonnée.
   *[other] { $count } marches sont ordonnées ; des flèches montrent les principales.
}
alt-arrow-move = { $unit-The } : depuis { $from-the } vers { $to-the }.
alt-arrow-transfer = { $unit-The } : transfert depuis { $from-the } vers { $to-the }.
alt-arrow-attack = { $unit-The } : attaque contre { $to-the } depuis { $from-the }.
alt-arrow-support = { $unit-The } : depuis { $from-the }, en soutien contre { $to-the }.
alt-taken = Gains { $power-of } : { $areas }.
alt-title = Carte-titre sur un fond du monde romain : { $title }.
alt-card = Carte de la décennie ({ $year }).
alt-end = Carte de fin : { $level }. Étoiles : Rome { $rome }, { $persians } { $parthia }.
alt-statistics = Deux diagrammes, décennie par décennie : les étoiles de Rome et de la Parthie en lignes, et les aires de toutes les puissances en une bande de leurs couleurs.
alt-revolts = Révoltes : { $areas }.
alt-looted = Pillages : { $areas }.
alt-film = Le monde romain de { $first } à { $last }, en { $decades } images, les aires aux couleurs de ceux qui les tiennent.

counted-units = { $count ->
    [one] une unité
   *[other] { $count } unités
}
answer-none = Aucun
listed-units = { $count } { $count ->
    [one] unité
   *[other] unités
}
counted-places = { $count ->
    [one] un lieu
   *[other] { $count } lieux
}
war-by = { $power } contre
purse = { $points ->
    [one] point
   *[other] points
} à dépenser
purse-west = { $points ->
    [one] point
   *[other] points
} pour l'Occident
purse-east = { $points ->
    [one] point
   *[other] points
} pour l'Orient
plan-title = { $player } · projet d'ordres
plan-draft = Projet d'ordres
plan-supported = { $unit } et { $count ->
    [one] { $count } autre unité
   *[other] { $count } autres unités
}
plan-helped = { $unit } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
plan-count = { $count ->
    [one] Attaque
   *[other] { $count } attaques
} · projet
plan-more = { $more } de plus
plan-goals = { $count ->
    [one] Attaque
   *[other] Attaques
} : { $areas } · projet
report-areas = { $sign }{ $count } { $count ->
    [one] aire
   *[other] aires
}
report-took = Gains { $power-of } : { $count ->
    [one] une aire
   *[other] { $count } aires
}
report-rome-fell = Rome est tombée
report-others = autres +{ $count }
report-also-taken = Autres aires prises · { $told }
report-other-powers = autres { $count }
fact-beat = { $winner } { $winner-number ->
    [plural] battent
   *[singular] bat
} { $loser-the } { $won }–{ $lost }
fact-beat-brief = { $name } { $people ->
    [1] battent
   *[other] { $winner-number ->
        [plural] battent
       *[singular] bat
    }
} { $loser-the } { $won }–{ $lost }
fact-score = { $loser-name } { $loser-people ->
    [1] battus
   *[other] { $loser-number ->
        [plural] { $loser-gender ->
            [feminine] battues
           *[masculine] battus
        }
       *[singular] { $loser-gender ->
            [feminine] battue
           *[masculine] battu
        }
    }
} { $won }–{ $lost }
fact-won = { $name } : victoire { $won }–{ $lost }
fact-won-score = { $rebels ->
    [1] Rebelles vainqueurs
   *[other] { $name } : gagné
} { $won }–{ $lost }
fact-won-plain = { $name } : victoire
fact-by = pris par { $actor-the }
fact-by-them = { $winner } : pris
fact-took-it = { $winner } : pris { $loser-to }
fact-entered = { $winner }, sans combat
fact-new-people = un nouveau peuple arrive
fact-unopposed = sans combat
fact-lost = perdu : { $loser }
fact-unrest = troubles
report-stars = { $sign }{ $count } { $count ->
    [one] étoile
   *[other] étoiles
}
title-line = { $first } à { $last } · { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
title-task = Bâtissez un empire, garnissez-le de troupes, et voyez combien de temps il tient.
end-lead = avance de Rome
end-lead-needed = avance requise
level-sassanid-strategic = victoire sassanide stratégique
level-sassanid-significant = victoire sassanide nette
level-sassanid-marginal = victoire sassanide de justesse
end-sassanid-rome = Rome a { $difference ->
    [one] une étoile
   *[other] { $difference } étoiles
} de plus que les Sassanides.
end-sassanid-parthia = Les Sassanides ont { $difference ->
    [one] une étoile
   *[other] { $difference } étoiles
} de plus que Rome.
end-sassanid-level = Rome et les Sassanides ont autant d'étoiles.
end-needed = Il fallait à Rome { $lead } étoiles d'avance : il en manquait { $missing }.
end-reached = Il fallait à Rome { $lead } étoiles d'avance pour gagner.
end-rule = { $persians-The } { $persians-number ->
    [plural] gagnent
   *[other] gagne
} à moins que Rome n'ait { $lead } étoiles de plus.
end-too-few = Rome en a { $lead } de plus : il en manque { $missing }.
level-german-victory = victoire germanique
end-of-game = **{ $level-The }.** { $reason }

panel-heading = **Tour { $turn } sur { $last } · { $year }**
    -# ★ Rome { $rome } · { $persians } { $parthia }
told-more = -# La suite avec /log.

settled-franks = Francs
settled-saxons = Saxons
settled-visigoths = Wisigoths
settled-ostrogoths = Ostrogoths
settled-vandals = Vandales
settled-gepidae = Gépides
settled-alans = Alains

region-italia = Italie
region-gallia = Gaule
region-hispania = Hispanie
region-britannia-isles = Îles Britanniques
region-germania-lands = Germanie
region-alps = Les Alpes et l'Illyrie
region-danube = Le Danube
region-graecia-asia = Grèce et Asie
region-pontus-armenia = Pont et Arménie
region-syria-mesopotamia = Syrie et Mésopotamie
region-iran = Iran
region-aegyptus = Égypte
region-africa-coast = Côte d'Afrique
region-steppe = La steppe
region-east = L'Orient
region-transoxiana = La Transoxiane

card-quiet = Rien à signaler.
card-turn = Tour { $turn } sur { $last }
card-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
card-lands = TERRES
card-war = GUERRE
card-state = PUISSANCES
card-events = ÉVÉNEMENTS
card-taken = gain { $power-of }
card-areas = { $count ->
    [one] { $count } aire prise
   *[other] { $count } aires prises
}
card-civil-war = guerre civile
card-war-on = en guerre contre { $power-the }
card-revolt = révolte
card-looted = pillée
card-won-back = reconquise
card-fights = { $count ->
    [one] { $count } combat gagné
   *[other] { $count } combats gagnés
}
card-from = aux dépens { $power-of }
card-took = pris : { $areas }
card-took-more = pris : { $areas } et { $more } de plus
card-lost = perdu : { $areas }
card-lost-more = perdu : { $areas } et { $more } de plus
card-took-lost = { $took ->
    [one] { $took } prise
   *[other] { $took } prises
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
card-fights-over = { $count ->
    [one] victoire sur { $foe-the }
   *[other] { $count } victoires sur { $foe-the }
}
card-fights-powers = { $count ->
    [one] une victoire sur { $powers } peuples
   *[other] { $count } victoires sur { $powers } peuples
}
card-leader = prend le pouvoir
card-leader-gone = disparaît
card-sues = { $power-The } { $power-number ->
    [plural] demandent
   *[singular] demande
} la paix
card-until = jusqu'en { $until }
card-peace = paix jusqu'en { $until }
card-founded = fondé { $area-in }
card-kingdom = royaume
card-ally = aux côtés { $power-of }
card-divided = L'Empire est divisé
card-fallen = est tombé
card-foot = Unités sur la carte : Rome { $units }, { $persians } { $others }
half-west = L'Occident
half-east = L'Orient

stat-head = **{ $title } en chiffres**
stat-nothing = Aucune décennie n'est encore finie.
stat-stars = Étoiles à la fin : Rome { $rome }, { $persians } { $parthia }.
stat-best = Record d'étoiles de Rome ({ $year }) : { $stars }.
stat-revolts = Révoltes : { $revolts } ; guerres civiles : { $wars }.
stat-attacks = { $power } : { $count ->
    [one] { $count } combat gagné
   *[other] { $count } combats gagnés
}
stat-plot-stars = ÉTOILES
stat-others = autres
stat-plot-land = AIRES : LA PART DE CHACUN

status-power = **{ $power } :** { $areas ->
    [one] { $areas } aire
   *[other] { $areas } aires
}, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
status-war = ⚔️ { $one } – { $other }
status-ally = 🤝 { $one } – { $other }
status-peace = 🕊️ Paix jusqu'en { $year }
status-leaders = **Chefs :** { $things }
status-revolts = 🔥 **Révoltes :** { $things }
status-ruins = **Pillées :** { $things }
status-kingdoms = **Royaumes :** { $things }
