# What stands on the pictures of Ultimus Romanorum, and their alternative texts.

map-title = Ultimus Romanorum
points-roman = points of Rome
points-barbarian = points of the Barbarians
throne-west = West: { $name }
throne-east = East: { $name }
throne-vacant = nobody

key-rome-west = western Rome
key-rome-east = eastern Rome
key-usurper = held by a Usurper
key-augustus = Augustus
key-usurper-sign = Usurper
key-caesar = Caesar
key-king = King
key-war = at war
key-revolt = in revolt
key-regnum = Regnum
key-foederati = for Rome
key-peace = at peace
key-army = army, with its strength
key-town = town
key-capital = capital
key-fleet = fleet
key-river = great river
key-plague = plague
key-council = council

region-britannia = Britannia
region-gallia = Gallia
region-hispania = Hispania
region-italia = Italia
region-africa = Africa
region-germania = Germania
region-illyricum = Illyricum
region-scythia = Scythia
region-thracia-asia = Thracia and Asia
region-oriens = Oriens
region-aegyptus = Aegyptus
region-persis = Armenia and Persis

alt-map = Map of the Roman Empire in { $year }. Victory points: Rome { $rome }, the Barbarians { $barbarians }.
alt-part = The surroundings { $place-of }, larger.
alt-region = A part of the map, larger: { $region }.
alt-about = The decision is about { $areas }.
alt-fought = There was a battle in { $areas }.
alt-risen = Risen in arms: { $areas }.
alt-marked = Marked: { $areas }.
alt-marches = { $count ->
    [one] One move is drawn as an arrow.
   *[other] { $count } moves are drawn as arrows.
}
alt-throne-west = The West: { $holders }.
alt-throne-east = The East: { $holders }.
alt-augustus = Augustus { $leader } ({ $area })
alt-caesar = Caesar { $leader } ({ $area })
alt-usurper = Usurper { $leader } ({ $area })
at-sea = at sea
alt-tribes-war = At war with Rome: { $tribes }.
alt-tribes-revolt = In revolt: { $tribes }.
alt-tribes-regnum = Kingdoms: { $tribes }.
alt-tribes-foederati = On Rome's side: { $tribes }.
alt-army = { $who } in { $area }, { $pf } points of strength in { $units ->
    [one] one unit
   *[other] { $units } units
}
alt-armies = The strongest armies: { $armies }.
