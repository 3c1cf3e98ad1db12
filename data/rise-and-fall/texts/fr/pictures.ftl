# Ce qui est écrit sur les images de Rise and Fall, et leurs textes de remplacement.

year-before = { $year } av. J.-C.
year-after = { $year } apr. J.-C.
map-title = Rise and Fall of the Roman Empire
map-turn = Tour { $turn } sur { $last } · { $year }
alt-map = Carte du monde romain, { $year }. Étoiles : Rome { $rome }, Parthie { $parthia }.
alt-taken = { $power } : { $areas }.
alt-revolts = Révoltes : { $areas }.
alt-looted = Pillages : { $areas }.
alt-film = Le monde romain, { $first } à { $last }, en { $decades } images, les régions aux couleurs de ceux qui les tiennent.

title-line = { $first } à { $last } · { $turns } tours
title-task = Bâtissez un empire, garnissez-le de troupes, et voyez combien de temps il tient.
level-german-victory = victoire germanique

panel-heading = **Tour { $turn } sur { $last } · { $year }**
    -# ★ Rome { $rome } · { $persians } { $parthia }
told-more = -# La suite avec /journal.

region-italia = Italie
region-gallia = Gaule
region-hispania = Hispanie
region-britannia-isles = Îles Britanniques
region-germania-lands = Germanie
region-danube = Le Danube
region-graecia-asia = Grèce et Asie
region-pontus-armenia = Pont et Arménie
region-syria-mesopotamia = Syrie et Mésopotamie
region-iran = Iran
region-aegyptus = Égypte
region-africa-coast = Côte d'Afrique
region-steppe = La steppe

card-quiet = Rien à signaler.
card-turn = Tour { $turn } sur { $last }
card-lands = TERRES
card-war = GUERRE
card-state = PUISSANCES
card-taken = prise : { $power }
card-areas = { $count ->
    [one] { $count } région prise
   *[other] { $count } régions prises
}
card-civil-war = guerre civile
card-war-on = en guerre : { $power }
card-revolt = révolte
card-looted = pillée
card-fights = { $count ->
    [one] { $count } combat gagné
   *[other] { $count } combats gagnés
}
card-leader = prend le pouvoir
card-leader-gone = disparaît
card-peace = demande la paix, traité { $rung }
card-founded = fondé à { $area }
card-ally = aux côtés de { $power }
card-divided = L'Empire est divisé
card-fallen = est tombé
card-foot = Unités sur la carte : Rome { $units }, { $persians } { $others }
half-west = L'Occident
half-east = L'Orient

stat-head = **{ $title } en chiffres**
stat-nothing = Aucune décennie n'est encore finie.
stat-stars = Étoiles à la fin : Rome { $rome }, Parthie { $parthia }.
stat-best = Le plus d'étoiles de Rome : { $stars }, { $year }.
stat-revolts = Révoltes : { $revolts } ; guerres civiles : { $wars }.
stat-attacks = { $power } : { $count ->
    [one] { $count } combat gagné
   *[other] { $count } combats gagnés
}
stat-plot-stars = ÉTOILES
stat-plot-land = RÉGIONS

status-power = **{ $power } :** { $areas ->
    [one] { $areas } région
   *[other] { $areas } régions
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
