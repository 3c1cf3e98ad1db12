# What stands on the pictures of Rise and Fall, and their alternative texts.

year-before = { $year } BC
year-after = { $year } AD
map-title = Rise and Fall of the Roman Empire
map-turn = Turn { $turn } of { $last } · { $year }
alt-map = Map of the Roman world, { $year }. Stars: Rome { $rome }, Parthia { $parthia }.
alt-taken = The { $power } took { $areas }.
alt-revolts = Revolts: { $areas }.
alt-looted = Looted: { $areas }.
