# Ce qui est écrit sur les images de Britannia reDux, et leurs textes de remplacement.

map-key-fort = fort
map-key-population = population
map-key-center = compte pour { $nation-the }
list-roman-fort = fort
list-burh = burh
list-stronghold = place forte
list-road = voie
map-title = Britannia
map-north = Nord
map-south = Sud
map-at-sea = En mer
map-over = La fin
map-round-over = Fin de la ronde
map-round = Ronde { $round } · { $years }
map-turn = Tour { $nation-of }
map-next = À VENIR EN { $round }
land-ireland = HIBERNIA
land-man = Man
land-gaul = GALLIA

key-army = nation, nombre d'armées
key-leader = chef
key-difficult = terrain difficile
key-subject = nation soumise
key-cavalry = cavalerie
key-roman-fort = fort romain
key-ruin = fort détruit
key-stronghold = place forte
key-burh = burh
key-limes = limes : fort intact
key-road = voie ou herepath
key-strait = détroit
key-center = centre de son maître

region-highlands = Les Hautes Terres et les îles
region-lowlands = Entre Forth et Solway
region-the-north = Le Nord
region-the-midlands = Le Centre et l'Est
region-welsh-land = Le pays de Galles
region-the-west-country = L'Ouest
region-the-south-east = Le Sud-Est
region-timeline = Chronologie

timeline-title = CHRONOLOGIE
timeline-about = Les renforts · étoile : chef
timeline-round = Ronde { $round }{ $present ->
    [1] , en cours
   *[other] { "" }
}
timeline-scoring = Décompte à la fin
timeline-empty = aucun renfort
timeline-points = points
timeline-total = pts
timeline-armies-invade = armées, invasion majeure
timeline-armies-raid = raid possible
timeline-armies-come = arrivent
timeline-points-won = marqués
timeline-points-to-come = décompte à la fin de la ronde
timeline-at-most = encore
timeline-centers = à marquer
timeline-key-invasion = invasion majeure
timeline-key-raid = peut piller
timeline-key-scoring = décompte
timeline-key-now = en cours
timeline-key-leader = chef
timeline-key-player = joueur
coming = { $nation } : { $count ->
    [one] une armée
   *[other] { $count } armées
}
coming-sea = { $nation } : { $count ->
    [one] une armée
   *[other] { $count } armées
} ({ $seas })
coming-led = { $nation } : { $count ->
    [one] une armée
   *[other] { $count } armées
} et { $leader }
coming-led-sea = { $nation } : { $count ->
    [one] une armée
   *[other] { $count } armées
} et { $leader } ({ $seas })
coming-leader = { $nation } : { $leader }
coming-none = { $nation } : pas de nouvelles armées
alt-timeline = La chronologie, une colonne par ronde avec les nations qui arrivent. C'est la ronde { $round }, { $years }.
alt-nation-points = { $nation } { $points }
alt-points = Points : { $points }.
alt-coming = Ronde { $round }, { $years } : { $coming }.
alt-scores-in = Décompte { $scoring }, à la fin de la ronde { $round } : { $nations }.

alt-map = Carte de la Bretagne à la ronde { $round }, { $years }.
alt-part = En plus grand, les environs { $place-of }.
alt-region = Une partie de la carte, en plus grand : { $region }.
alt-seat-points = { $seat } { $points }
alt-fought = Batailles : { $areas }.
alt-taken = Changent de mains : { $areas }.
alt-about = Il faut décider ici : { $areas }.
alt-marches = { $count ->
    [one] Un mouvement est tracé par une flèche.
   *[other] { $count } mouvements sont tracés par des flèches.
}
alt-stack = { $area } { $count }
alt-nation = Armées { $nation-of } : { $stacks }.
alt-subject = Armées { $nation-of }, nation soumise : { $stacks }.
alt-leader = { $leader } ({ $area })
alt-leaders = Chefs : { $leaders }.
alt-forts = Forts romains : { $areas }.
alt-ruins = Forts détruits : { $areas }.
alt-stronghold = Places fortes : { $areas }.
alt-burh = Burhs : { $areas }.

battle-title = Bataille { $area-of }
battle-line = { $attacker-The } contre { $defender-the } · { $terrain }
battle-clear = terrain dégagé
battle-hard = difficile pour l'attaquant
battle-attacks = attaquent
battle-defends = défendent
battle-leader = { $leader } +1
battle-need = { $target } { $number }+
battle-need-all = touchent à { $number ->
    [6] 6
   *[other] { $number } ou plus
}
battle-kills = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
}
battle-roll = Jet { $number }
battle-rolls = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}
battle-hits = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
}
battle-no-hit = raté
battle-before = Les dés ne sont pas encore jetés.
battle-going-on = La bataille continue
battle-bonus = chef : +{ $bonus } par dé
battle-wasted-shielded = { $count ->
    [one] un coup perdu : un fort tombe en dernier
   *[other] { $count } coups perdus : un fort tombe en dernier
}
battle-wasted-no-target-left = { $count ->
    [one] un coup perdu : plus de cible
   *[other] { $count } coups perdus : plus de cible
}
battle-fort-short = fort
battle-won = Victoire { $winner-of }
battle-none-left = Les deux camps détruits
battle-retreat = retraite { $nation-of } : { $area }
battle-fallen = { $leader } est tué
battle-fort-lost = fort perdu
battle-ruin = fortification détruite
battle-cost = pertes : { $one } { $ones }, { $other } { $others }
battle-losses = pertes { $losses }
alt-side = { $nation-The } : { $armies ->
    [one] une armée
   *[other] { $armies } armées
}, { $needs }.
alt-with = Avec { $nation-the } : { $thing }.
alt-exchange = Manche { $number } : { $rolls }.
alt-roll = { $nation } : dés { $dice }, pertes { $lost }
alt-roll-open = { $nation } : dés { $dice }, { $count ->
    [0] aucune touche
    [one] { $count } touche
   *[other] { $count } touches
}
alt-scored = { $nation-The } marquent { $points ->
    [one] un point
   *[other] { $points } points
}.

card-round = Ronde { $round }
card-points = POINTS
card-war = GUERRE
card-victories = BATAILLES GAGNÉES
card-coming = À VENIR
card-more = { $count } de plus
card-more-nations = { $count ->
    [one] { $count } autre nation
   *[other] { $count } autres nations
}
card-leader-comes = { $nation } (chef)
card-and-more = { $told } et { $count } de plus
place-stay = { $place } : rester
scoring-key = 3 × 2 : 3 aires à 2 points
scoring-key-kinds = Centres : buts. Près : autour. Loin : ailleurs. Autres : hors possession.
card-quiet = Rien à signaler.
card-withdrawal = Les Romains s'en vont
card-withdrawal-detail = leurs forts changent de mains
card-submitted = sous { $overlord-the }
card-bretwalda = Bretwalda
card-king = Roi des Anglais
card-final-king = Roi à la fin
card-beat = { $winner } battent { $loser }
card-won = { $nation } { $count }
card-won-battles = { $nation } : { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
card-both = les deux camps détruits
card-next-scoring = Prochain décompte : { $scoring }, à la fin de la ronde { $round } ({ $years }).
card-last-scoring = Tous les décomptes sont faits.
card-extra-turns = Puis tours supplémentaires : { $nations }.
score-holding = aires tenues
score-occupying = aires occupées
score-raiding = raids
score-army = armées détruites
score-fort = forts détruits
score-stronghold = places fortes détruites
score-leader = un chef tué
score-bretwalda = Bretwalda
score-king = Roi
alt-card = Carte de la ronde { $round }, { $years }.
alt-card-scoring = Carte de la ronde { $round }, { $years }, finie par le décompte { $scoring }.
alt-seat-gain = { $seat } { $points } ({ $change })
scoring-title = DÉCOMPTE { $scoring }
scoring-centers = centres
scoring-adjacent = près
scoring-distant = loin
scoring-others = autres
scoring-round = ronde
scoring-total = total
scoring-limes = limes
alt-scoring = Décompte { $scoring } à la fin de la ronde { $round }.
alt-scores = { $nation-The } +{ $points } ({ $parts }), { $total } en tout.
alt-scores-other = { $nation-The } +{ $points } pour le reste, { $total } en tout.

game-head = Britannia reDux
title-line = { $years } · { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
title-task = Mille ans de Bretagne : des peuples arrivent, combattent et s'installent, et chaque joueur en mène plusieurs.
alt-title = Carte de titre sur une carte de la Bretagne : { $title }.
end-won = { $seat } gagne
end-shared = Victoire partagée
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-margin = { $points ->
    [one] { $points } point, { $ahead } de plus que { $next }
   *[other] { $points } points, { $ahead } de plus que { $next }
}
end-best = Meilleure nation : { $nation-the }, { $points ->
    [one] un point
   *[other] { $points } points
}.
end-of-game = **{ $level-The }.** { $reason }
alt-end = Carte de fin : { $level }.
alt-nations = Par nation : { $points }.
alt-film = La Bretagne, { $years }, en { $frames ->
    [one] une image
   *[other] { $frames } images
} : chaque aire à la couleur de son maître.
film-begins = La Bretagne en { $year }
film-start = Le début
film-gain = { $seat } +{ $points }
film-gains = Cette ronde : { $gains }
film-no-gains = Aucun point dans cette ronde
film-taken = Conquêtes { $nation-of } : { $areas }
film-changed = Changent de mains : { $areas }
film-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
film-most = Le plus de points : { $seats }, { $points }
film-won = { $seat } gagne · { $points }
film-ahead = { $seat } en tête · { $points }
film-turn = Tour { $nation-of }

stat-head = **{ $title } en chiffres**
stat-points = Points : { $points }.
stat-begun = Au départ : { $nations }.
stat-rest = Aussi : { $nations }.
stat-others = { $count ->
    [one] { $count } autre nation
   *[other] { $count } autres nations
} : { $points }
stat-best = Meilleures nations : { $nations }.
stat-battles = Batailles : { $count }, gagnées par l'attaquant : { $won } ; armées perdues : { $lost }.
stat-plot-points = POINTS PAR RONDE
stat-plot-nations = POINTS PAR NATION
stat-pale = En clair : au départ
stat-sort-holding = aires tenues
stat-sort-occupying = occupées
stat-sort-raiding = raids
stat-sort-killing = destructions
stat-sort-kingship = royauté
alt-statistics = Deux diagrammes : les points de chaque joueur en lignes, ronde par ronde, et ceux de chaque nation en barres.

plan-by-boat = { $way } en bateau
plan-title = { $nation } · ordres, brouillon
report-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
report-title = { $nation } · { $round }
verdict-won = Victoire : { $winner }
verdict-both = Les deux détruits
verdict-lost = { $nation } : { $count } { $count ->
    [one] perte
   *[other] pertes
}
verdict-retreat = { $nation } : retraite
verdict-fort = { $nation } : fort perdu
fate-lost = { $count } { $count ->
    [one] perte
   *[other] pertes
}
fate-retreat = retraite
fate-fort = fort perdu
verdict-yes = pris
verdict-no = perdu
withdrawal-title = Départ des Romains · { $round }
withdrawal-forts-gone = { $count ->
    [one] Un fort perdu
   *[other] { $count } forts perdus
}
outcome-withdrawal = { $nation-The } gardent { $count ->
    [one] une aire
   *[other] { $count } aires
}
outcome-cost = pertes subies : { $count }
report-scored-for = { $nation } : { $cause }
outcome-moves = Marche { $nation-of } : aucune bataille
outcome-one = Victoire { $winner-of } sur { $loser-the } { $area-in }
outcome-drawn = { $area } : les deux camps détruits
outcome-won = { $won ->
    [one] Une bataille gagnée
   *[other] { $won } batailles gagnées
} : { $nation }
outcome-lost = { $lost ->
    [one] Une bataille perdue
   *[other] { $lost } batailles perdues
} : { $nation }
outcome-both = { $nation }, batailles : gagnées { $won }, perdues { $lost }
outcome-mixed = { $nation }, batailles : gagnées { $won }, perdues { $lost }, sans vainqueur { $drawn }
alt-plan = { $count ->
    [one] Une flèche montre ce qui est ordonné.
   *[other] { $count } flèches montrent ce qui est ordonné.
}
alt-arrow-move = Un mouvement { $count ->
    [one] d'une armée
   *[other] de { $count } armées
} depuis { $from-the } vers { $to-the }.
alt-arrow-attack = Une attaque sur { $to-the } depuis { $from-the } par { $count ->
    [one] une armée
   *[other] { $count } armées
}.
told-more = -# La suite avec /log.
panel-heading = **Ronde { $round }, { $years }** · { $nation } ({ $seat }){ $part ->
        [2] , second mouvement
        [extra] , tour supplémentaire
       *[other] {""}
    }
    -# { $points }
panel-goals = -# 🎯 Décompte { $scoring } { $left ->
        [0] à la fin de cette ronde
        [one] à la fin de la ronde suivante
       *[other] dans { $left } rondes
    } : { $centers } ({ $forts ->
        [1] { $points } par fort
       *[other] { $count ->
            [one] { $points }
           *[other] { $points } chacune
        }
    }). En l'état : { $due }.
panel-goal = { $area }
panel-goal-held = { $area } ✅
panel-taking = -# 🚩 Points à prendre : { $groups } (B15.2).
panel-to-take = { $areas } ({ $points }{ $count ->
        [one] {""}
       *[other] {" "}chacune
    })
panel-taking-many = { $others ->
        [yes] { $count ->
            [one] { $count } autre aire
           *[other] { $count } autres aires
        }
       *[no] { $count ->
            [one] { $count } aire
           *[other] { $count } aires
        }
    } ({ $points } chacune)
panel-moves = ➡️ Déjà déplacés : { $moves }.
panel-move = { $units } { $origin } → { $goal }
panel-move-boat = { $units } { $origin } → { $goal } par bateau
panel-orders = 📜 Ordres : { $orders }.
panel-order = { $area } ({ $limit ->
    [-1] demander à chaque manche
    [0] ne pas rompre
   *[other] rompre à { $limit }
}{ $losses ->
    [losses-infantry] , l'infanterie tombe d'abord
    [losses-cavalry] , la cavalerie tombe d'abord
    [losses-landed] , ce qui vient de débarquer tombe en dernier
   *[losses-open] {""}
})
panel-order-return-stay = tous restent après les victoires
panel-order-return-leave = tous reviennent après les victoires
panel-order-raiders-home = les pillards retournent en mer
panel-order-raiders-stay = les pillards restent à terre
panel-herepaths = 🛤️ Herepaths, où un pas ne coûte pas de mouvement : { $roads }.
panel-herepath = { $one } – { $other }
panel-battle = ⚔️ Restent après la manche { $number } : { $sides }.
panel-battle-rolled = ⚔️ Avant les pertes de la manche { $number } : { $sides }.
panel-side = { $nation } { $units } (dés { $dice })
panel-last-battle = ⚔️ Dernier combat : victoire { $winner-of } { $area-in } ({ $cost }).
panel-last-battle-lost = ⚔️ Dernier combat : les deux camps détruits { $area-in } ({ $cost }).
panel-withdrawal = 🦅 Les Romains quittent la Bretagne. { $placed ->
    [0] Aucune aire n'a encore changé de mains.
   *[other] Pour l'instant : { $nations }.
}
panel-successors = { $nation } ({ $areas })
panel-heading-round = **Ronde { $round }, { $years }**
    -# { $points }
status-seat = **{ $seat } : { $points }**
status-nation = { $nation } : { $points } · { $areas ->
    [one] { $areas } aire
   *[other] { $areas } aires
}, { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
status-nation-without = { $nation } : { $points } · sans unités
status-nation-due = { $told } · marqueraient { $due } en { $scoring }
status-subjects = Soumis à Rome : { $nations }.
status-later = Encore à venir dans cette ronde : { $coming }.
status-coming = Ronde suivante : { $coming }.
status-extra = Tours supplémentaires à la fin (B12), en l'état : { $coming }.
status-extra-next = Tours supplémentaires à la fin de la prochaine ronde (B12) : { $nations }.
