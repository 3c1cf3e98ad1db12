# What is written on the pictures of Italia, and their alternative texts.

map-title = Italia
map-turn = Turn { $turn } · { $years }
map-active = It's the turn { $nation-of }
map-no-active = Between two game turns
map-seat = { $seat }: { $nations }
years-bc = { $first } to { $last } BC
years-ad = { $first } to { $last }

key-infantry = infantry
key-legion = legion
key-consular-legion = consular legion
key-elephant = elephant
key-knight = knight
key-foederati = Roman foederati
key-fleet = fleet, units aboard
key-leader = leader
key-city = city
key-pillaged = pillaged city
key-capital = capital
key-highland = highland
key-marsh = marsh
key-no-city = no city here
key-strait = strait

region-north = The north
region-centre = The centre
region-south = The south and Sicily
region-islands = The islands and Africa
region-illyria = Illyria and Epirus

alt-map = Map of Italy and its seas in turn { $turn }. Points: { $points }.
alt-points = { $seat } { $points }
alt-active = It's the turn { $nation-of }.
alt-part = The surroundings { $place-of }, larger.
alt-region = A part of the map, larger: { $region }.
alt-about = The decision is about { $areas }.
alt-fought = There was a fight in { $areas }.
alt-pillaged = Pillaged now: { $areas }.
alt-marked = New units, cities or capitals: { $areas }.
alt-marches = { $count ->
    [one] One move is drawn as an arrow.
   *[other] { $count } moves are drawn as arrows.
}
alt-owns = { $nation } { $count }
alt-land = Areas owned: { $nations }.
alt-submitted = { $nation-The } have submitted to { $controller-the }.
alt-stack = { $nation } in { $place } ({ $force })
alt-stacks = The strongest stacks: { $stacks }.
alt-ruins = Pillaged cities: { $areas }.

battle-title = Battle of { $area }
raid-title = Raid on { $area }
sea-title = Battle at sea: { $area }
battle-line = { $attacker } against { $defender-the }
battle-over-water = over water
battle-attacks = attack
battle-defends = defend
battle-odds = for { $nation-the }
battle-percent = { $odds }%
battle-first-round = (round 1)
battle-no-modifier = nothing added
battle-raid-rule = 7 or more pillages
battle-no-die = No die has been rolled yet
battle-lost = lost { $lost }
battle-driven = { $count } driven off
battle-reduced = { $count } damaged
battle-retreats = retreat to { $area }
battle-no-loss = no losses
mod-city = city
mod-highland = highland
mod-marsh = marsh
mod-leader = leader
mod-naval-supremacy = naval supremacy
mod-sea-or-strait = landing
mod-transport = units aboard
outcome-open = Undecided so far
outcome-won = Victory { $winner-of }
outcome-lost = Victory { $winner-of }
outcome-both-lost = Both sides are destroyed
outcome-attacker-left = { $winner-The } hold the field
outcome-defender-left = { $loser-The } retreat
outcome-submitted = { $loser-The } submit to { $winner-the }
outcome-sunk = Victory { $winner-of } at sea
outcome-raided = { $winner-The } pillage the city
outcome-raid-failed = The raid fails
outcome-pillaged = { $area } is pillaged
alt-side = { $nation }: { $force }.
alt-modifier = { $cause } { $by }.
alt-odds = Before the battle { $nation-the } had { $odds }% to win.
alt-round = Round { $number } (a star is a hit): { $attacker } against { $defender }.
alt-lost = { $nation }: { $lost }.
alt-shock = The elephants frighten the Romans (a star is a unit lost): { $dice }.
alt-defection = The Roman foederati waver (a star is a unit that defects): { $dice }.

plan-title = Orders · turn { $turn } · not yet given
report-title = { $nation } · turn { $turn }
report-title-turn = Turn { $turn }
campaign-title = The campaign { $leader-of } · turn { $turn }
alt-plan = { $count ->
    [one] One arrow shows what has been ordered.
   *[other] { $count } arrows show what has been ordered.
}
alt-arrow-move = { $unit }: from { $from } to { $to }.
alt-arrow-transfer = { $unit }: by sea from { $from } to { $to }.
alt-arrow-attack = { $unit }: attack on { $to } from { $from }.
alt-arrow-support = { $unit }: from { $from } to help in { $to }.
