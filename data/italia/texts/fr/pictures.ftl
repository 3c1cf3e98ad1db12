# Ce qui est écrit sur les images d'Italia, et leurs textes de remplacement.

map-title = Italia
map-turn = Tour { $turn } · { $years }
map-active = C'est le tour { $nation-of }
map-no-active = Entre deux tours de jeu
map-over = Position finale
map-over-won = Position finale · { $seat } gagne
map-over-won-short = { $seat } gagne : le mieux face aux attentes
map-over-won-margin = { $seat } gagne : { $change } sur l'attendu
map-seat = { $seat } : { $nations }

board-foederati = fédérés
key-infantry = infanterie
key-legion = légion
key-consular-legion = légion consulaire
key-consular-legion-brief = consulaire
key-flipped = retournée
key-damaged = affaibli
key-elephant = éléphant
key-knight = chevalier
key-foederati = fédérés romains
key-fleet = unités à bord
key-leader = chef
key-city = ville
key-pillaged = pillée
key-capital = capitale
key-capital-of = capitale { $nation-of }
key-highland = montagne
key-marsh = marais
key-no-city = sans ville
key-submitted = soumise
key-strait = détroit

region-north = La plaine du Pô
region-illyria = L'Illyrie
region-centre = L'Étrurie
region-campania = Le Latium
region-south = Le sud
region-sicily = La Sicile
region-islands = Les îles
region-africa = L'Afrique

alt-map = Carte de l'Italie et de ses mers au tour { $turn }. Points : { $points }.
alt-points = { $seat } { $points }
alt-points-of = { $seat } { $points } sur { $expected }
alt-active = C'est le tour { $nation-of }.
alt-part = Les environs { $place-of }, en plus grand.
alt-region = Une partie de la carte, en plus grand : { $region }.
alt-about = Il s'agit de : { $areas }.
alt-fought = On s'est battu ici : { $areas }.
alt-pillaged = Villes pillées à l'instant : { $areas }.
alt-marked = Nouvelles unités, villes ou capitales : { $areas }.
alt-marches = { $count ->
    [one] Un mouvement est dessiné par une flèche.
   *[other] { $count } mouvements sont dessinés par des flèches.
}
alt-owns = { $nation } { $count }
alt-land = Zones possédées : { $nations }.
alt-submitted = Soumission : { $nation } ({ $controller }).
alt-stack = { $nation }, { $place } ({ $force })
alt-stacks = Les piles les plus fortes : { $stacks }.
alt-ruins = Villes pillées : { $areas }.

battle-title = Bataille { $area-of }
raid-title = Raid : { $area }
sea-title = Bataille navale : { $area }
battle-line = { $attacker-The } contre { $defender-the }
battle-over-water = par la mer
battle-attacks = attaque
battle-defends = défense
battle-odds = chance { $nation-of } au départ
battle-no-die = Aucun dé n'est encore lancé
battle-chance = chance de gagner
battle-percent = { $odds } %
battle-first-round = (1re ronde)
battle-no-modifier = rien à ajouter
battle-hits-on = touche dès
battle-hits = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
}
battle-wasted = { $count } de trop
battle-aboard = { $count } à bord
battle-raid-rule = 7 ou plus : pillage
battle-lost = perdu : { $lost }
battle-now = reste
battle-driven = { $count } en fuite
battle-flipped = { $count ->
    [one] { $count } retournée
   *[other] { $count } retournées
}
battle-reduced = { $count ->
    [one] { $count } affaiblie
   *[other] { $count } affaiblies
}
battle-retreats = retraite : { $area }
battle-no-loss = aucune perte
battle-loss-to-come = pertes à venir
mod-city = ville
mod-highland = montagne
mod-marsh = marais
mod-leader = chef
mod-naval-supremacy = maîtrise de la mer
mod-sea-or-strait = débarquement
mod-transport = unités à bord
outcome-open = Rien n'est encore décidé
outcome-won = Victoire { $winner-of }
outcome-lost = Victoire { $winner-of }
outcome-both-lost = Les deux camps sont détruits
outcome-attacker-left = Le terrain reste aux défenseurs ({ $winner })
outcome-defender-left = Retraite { $loser-of }
outcome-submitted = Soumission { $loser-of }
outcome-sunk = Victoire { $winner-of } sur mer
outcome-raided = Raid réussi : la ville est pillée
outcome-raid-failed = Le raid échoue
outcome-pillaged = pillage { $area-of }
alt-side = { $nation } : { $force }.
alt-modifier = { $cause } { $by }.
alt-odds = Avant la bataille, chances { $nation-of } : { $odds } %.
alt-odds-now = Chances { $nation-of } de gagner à partir d'ici : { $odds } %.
alt-round = Ronde { $number } (une étoile est un coup au but) : { $attacker } contre { $defender }.
alt-lost = { $nation } – { $lost }.
alt-shock = Les éléphants effraient les Romains (une étoile est une unité perdue) : { $dice }.
alt-defection = Les fédérés romains hésitent (une étoile est une défection) : { $dice }.

plan-title = { $nation } · ordres, brouillon
purse = Bourse : { $gold } or
answer-buy = { $units } : { $gold } or par unité
answer-price = { $units } : il faut { $gold } or
place-vacant = { $place } (vide)
list-reaction = Unités pouvant bouger :
answer-range = { $least } à { $units }
also-areas = Aussi : { $areas }
also-areas-more = Aussi : { $areas } et { $more } { $more ->
    [one] autre
   *[other] autres
}
stake-here = { $nation } : { $here } ici, { $count } en tout
stake-all = { $nation }, { $count } en tout
stake-points = { $up ->
    [one] { $points } point
   *[other] { $points } points
}
stake-pays = { $nation } : { $gold ->
    [0] ne paient rien
   *[other] paient { $gold } or par tour
}
stake-would-pay = { $nation } : { $gold ->
    [0] ne paieraient rien
   *[other] paieraient { $gold } or par tour
}

report-points = { $up ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
report-title = { $nation } · tour { $turn }
report-title-turn = Tour { $turn }
campaign-title = { $leader } : campagne · tour { $turn }
told-moves = Marche { $nation-of } : aucun combat
told-one = Victoire { $winner-of } sur { $loser-the } { $area-in }
told-drawn = { $area } : aucun vainqueur
told-won = { $won ->
    [one] Un combat gagné
   *[other] { $won } combats gagnés
} : { $nation }
told-left = puis départ du jeu
told-lost = { $lost ->
    [one] Un combat perdu
   *[other] { $lost } combats perdus
} : { $nation }
told-both = { $nation } : { $won ->
    [one] { $won } combat gagné
   *[other] { $won } combats gagnés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
told-mixed = { $nation } : { $won ->
    [one] { $won } combat gagné
   *[other] { $won } combats gagnés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}, { $drawn } sans vainqueur
told-pillaged-named = { $nation } : pillage ({ $areas })
told-pillaged-too = pillage : { $areas }
told-pillaged-many = { $count ->
    [one] { $count } ville pillée
   *[other] { $count } villes pillées
}
verdict-won = Victoire : { $winner }
verdict-won-costly = Victoire : { $winner }, −{ $count }
deed-won = { $place } : { $winner } vainqueurs
deed-won-costly = { $place } : { $winner } vainqueurs, −{ $count }
verdict-both = Aucun vainqueur
verdict-pillaged = pillée
verdict-lost = { $nation } : −{ $count }
verdict-retreat = { $nation } : retraite
verdict-submitted = { $nation } : soumission
verdict-raid = ville pillée
verdict-raid-failed = raid manqué
alt-subject = Sous la carte : { $items }.
alt-plan = { $count ->
    [one] Une flèche montre ce qui est ordonné.
   *[other] { $count } flèches montrent ce qui est ordonné.
}
alt-arrow-move = { $unit } : { $from } → { $to }.
alt-arrow-transfer = { $unit } : par mer, { $from } → { $to }.
alt-arrow-attack = { $unit } : attaque, { $from } → { $to }.
alt-arrow-support = { $unit } : soutien, { $from } → { $to }.

map-start = Début
years-across = de { $first } av. J.-C. à { $last } apr. J.-C.
card-change = +{ $points } ce tour
card-battles = BATAILLES DU TOUR
card-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
card-areas = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
card-controlled = soumis ({ $nation })
card-arrivals = ARRIVÉES AU TOUR SUIVANT
card-scores = POINTS AU TOUR SUIVANT
card-no-arrivals = Personne n'arrive.
card-no-scores = Aucune zone ne rapporte de points.
card-arrival = { $nation } : { $force }
card-scoring = { $nation } : { $lines }
card-occupy-set = { $set } { $points }
card-occupy-areas = { $areas } { $points }
card-city-set = villes ({ $set }) { $points }
card-city-areas = villes ({ $areas }) { $points }
card-control-all-set = en entier ({ $set }) { $points }
card-control-all-areas = tout ({ $areas }) { $points }
card-earned = Le plus de points : { $nations }
card-earner = { $nation } { $points }
card-owned = Zones possédées à la fin
card-won-margin = { $seat } gagne : { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $change } sur les { $expected } à battre
card-won-ahead = { $seat } gagne : { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus que { $next }
card-land = Zones possédées à la fin : { $nations }
alt-card = Carte du tour { $turn }.
alt-seat = { $seat } : score { $points }, dont { $change } ce tour.
alt-nation = { $nation } : or { $gold } sur 10, zones { $areas }.
alt-end = Carte de fin : { $level }. Points : { $points }.
alt-title = Carte de titre sur une carte de l'Italie : { $title }.
title-line = { $years } · { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
title-task-i = Trois joueurs, { $nations ->
    [9] neuf
   *[12] douze
} nations, une ville sur sept collines : prenez-la, ou faites-en la vôtre.
title-task-ii = Quatre joueurs, { $nations ->
    [12] douze
   *[18] dix-huit
} nations, et un empire qui paie moins à chaque tour.
card-points = POINTS
card-war = GUERRE
card-more = { $count } de plus
card-expected = points/à battre
card-quiet = Aucun point ce tour.
card-beat = { $winner } battent { $loser }
card-pillaged = pillage { $nation-of }
card-place-pillaged = { $area } : pillage
card-force = { $force }
card-next-scores = Points au tour suivant
end-won = { $seat } gagne
end-won-margin = { $seat } gagne : { $change } sur les { $expected } attendus
end-expected = attendu : { $points }
end-best-margin = { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $change } sur les { $expected } attendus : le meilleur écart
end-ahead = { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus que { $next }
end-measured = { $seat } : { $expected } attendus, { $change }
end-of-game = **{ $level-The }.** { $reason }
told-more = -# La suite avec /log.
film-taken = Pris (au trait)
film-took = { $nation } { $count }
alt-film = L'Italie et ses mers en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, les zones aux couleurs des nations qui les possèdent.
stat-head = **{ $title } en chiffres**
stat-points = Points après le tour { $turn } : { $points }.
stat-won = Batailles gagnées : { $nations }.
stat-lost = Unités perdues : { $nations }.
stat-others = { $count ->
    [one] { $count } autre nation
   *[other] { $count } autres nations
} : { $points }
stat-earned = Points marqués : { $nations }.
stat-sacked = { $count ->
    [0] Aucune ville n'a été pillée.
    [one] Une ville a été pillée.
   *[other] { $count } villes ont été pillées.
}
stat-plot-points = POINTS PAR CAMP
stat-plot-earned = POINTS PAR NATION
alt-statistics = Deux diagrammes : les points des camps en lignes, tour par tour, et ce que chaque nation a marqué, en barres.
panel-heading = **Tour { $turn } sur { $last }** · { $active }
    -# { $points }
panel-heading-measured = **Tour { $turn } sur { $last }** · { $active }
    -# Points face à l'attendu : { $points }
heading-active = { $nation } ({ $seat })
status-nation = { $nation } ({ $seat }) : or { $gold }, zones { $areas }, villes { $cities }
status-controlled = { $nation } ({ $seat }, soumission : { $controller }) : or { $gold }, zones { $areas }, villes { $cities }
