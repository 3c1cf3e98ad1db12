# What is written on the pictures of Italia, and their alternative texts.

map-title = Italia
map-turn = Turn { $turn } · { $years }
map-active = It's the turn { $nation-of }
map-no-active = Between two game turns
map-over = Final position
map-over-won = Final position · { $seat } wins
map-over-won-short = { $seat } wins: best against expected
map-over-won-margin = { $seat } wins: { $change } on expected
map-seat = { $seat }: { $nations }

board-foederati = foederati
key-infantry = infantry
key-legion = legion
key-consular-legion = consular legion
key-consular-legion-brief = consular
key-flipped = flipped
key-damaged = damaged
key-elephant = elephant
key-knight = knight
key-foederati = Roman foederati
key-fleet = units aboard
key-leader = leader
key-city = city
key-pillaged = pillaged
key-capital = capital
key-capital-of = capital { $nation-of }
key-highland = highland
key-marsh = marsh
key-no-city = no city
key-submitted = submitted
key-strait = strait

region-north = The Po valley
region-illyria = Illyria
region-centre = Etruria
region-campania = Latium
region-south = The south
region-sicily = Sicily
region-islands = The islands
region-africa = Africa

alt-map = Map of Italy and its seas in turn { $turn }. Points: { $points }.
alt-points = { $seat } { $points }
alt-points-of = { $seat } { $points } of { $expected }
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
battle-odds = chance of { $nation-the } beforehand
battle-no-die = No die has been rolled yet
battle-chance = chance to win
battle-percent = { $odds }%
battle-first-round = (round 1)
battle-no-modifier = nothing added
battle-hits-on = hits from
battle-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
battle-wasted = { $count } too many
battle-aboard = { $count } aboard
battle-raid-rule = 7 or more pillages
battle-lost = lost { $lost }
battle-now = now
battle-driven = { $count } driven off
battle-flipped = { $count } flipped
battle-reduced = { $count } damaged
battle-retreats = retreat to { $area }
battle-no-loss = no losses
battle-loss-to-come = losses to come
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
alt-odds-now = Chance of { $nation-the } to win from here on: { $odds }%.
alt-round = Round { $number } (a star is a hit): { $attacker } against { $defender }.
alt-lost = { $nation }: { $lost }.
alt-shock = The elephants frighten the Romans (a star is a unit lost): { $dice }.
alt-defection = The Roman foederati waver (a star is a unit that defects): { $dice }.

plan-title = { $nation } · draft orders
purse = Purse: { $gold } gold
answer-buy = { $units }: { $gold } gold each
answer-price = { $units } would cost { $gold } gold
place-vacant = { $place } (vacant)
list-reaction = Units that may move:
answer-range = { $least } to { $units }
also-areas = Also: { $areas }
also-areas-more = Also: { $areas } and { $more } more
stake-here = { $nation }: { $here } here, { $count } in all
stake-all = { $nation }, { $count } in all
stake-points = { $up ->
    [one] { $points } point
   *[other] { $points } points
}
stake-pays = { $nation } pay { $gold ->
    [0] nothing
   *[other] { $gold } gold a turn
}
stake-would-pay = { $nation } would pay { $gold ->
    [0] nothing
   *[other] { $gold } gold a turn
}

report-points = { $up ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
report-title = { $nation } · turn { $turn }
report-title-turn = Turn { $turn }
campaign-title = { $leader }: campaign · turn { $turn }
told-moves = { $nation-The } march: no fight
told-one = { $winner-The } beat { $loser-the } { $area-in }
told-drawn = { $area }: no one wins
told-won = { $nation-The } win { $won ->
    [one] 1 fight
   *[other] { $won } fights
}
told-left = then they leave the game
told-lost = { $nation-The } lose { $lost ->
    [one] 1 fight
   *[other] { $lost } fights
}
told-both = { $nation-The } win { $won } and lose { $lost } of their fights
told-mixed = { $nation-The }, fights: { $won } won, { $lost } lost, { $drawn } without a winner
told-pillaged-named = { $nation-The } pillage { $areas }
told-pillaged-too = pillaged: { $areas }
told-pillaged-many = { $count ->
    [one] 1 city pillaged
   *[other] { $count } cities pillaged
}
verdict-won = { $winner } win
verdict-won-costly = { $winner } win, lose { $count }
deed-won = { $place }: { $winner } win
deed-won-costly = { $place }: { $winner } win, lose { $count }
verdict-both = No one wins
verdict-pillaged = pillaged
verdict-lost = { $nation }: { $count } lost
verdict-retreat = { $nation } retreat
verdict-submitted = { $nation } submit
verdict-raid = city pillaged
verdict-raid-failed = the raid fails
alt-subject = Below the map: { $items }.
alt-plan = { $count ->
    [one] One arrow shows what has been ordered.
   *[other] { $count } arrows show what has been ordered.
}
alt-arrow-move = { $unit }: from { $from } to { $to }.
alt-arrow-transfer = { $unit }: by sea from { $from } to { $to }.
alt-arrow-attack = { $unit }: attack on { $to } from { $from }.
alt-arrow-support = { $unit }: from { $from } to help in { $to }.

map-start = Start
years-across = { $first } BC to AD { $last }
card-change = +{ $points } this turn
card-battles = BATTLES OF THE TURN
card-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
card-areas = { $count ->
    [one] 1 area
   *[other] { $count } areas
}
card-controlled = under { $nation-the }
card-arrivals = ARRIVING NEXT TURN
card-scores = SCORING NEXT TURN
card-no-arrivals = No one arrives.
card-no-scores = No land scores.
card-arrival = { $nation }: { $force }
card-scoring = { $nation }: { $lines }
card-occupy-set = { $set } { $points }
card-occupy-areas = { $areas } { $points }
card-city-set = cities in { $set } { $points }
card-city-areas = cities in { $areas } { $points }
card-control-all-set = all of { $set } { $points }
card-control-all-areas = all of { $areas } { $points }
card-earned = Most points: { $nations }
card-earner = { $nation } { $points }
card-owned = Areas owned in the end
card-won-margin = { $seat } wins: { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $change } on the { $expected } to beat
card-won-ahead = { $seat } wins: { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $next }
card-land = Areas owned in the end: { $nations }
alt-card = Card of turn { $turn }.
alt-seat = { $seat }: score { $points }, { $change } of it this turn.
alt-nation = { $nation }: gold { $gold } of 10, areas { $areas }.
alt-end = Closing card: { $level }. Points: { $points }.
alt-title = Title card over a map of Italy: { $title }.
title-line = { $years } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
title-task-i = Three people, { $nations ->
    [9] nine
   *[12] twelve
} nations, one city on seven hills: take it, or make it yours.
title-task-ii = Four people, { $nations ->
    [12] twelve
   *[18] eighteen
} nations, and an empire that pays less each turn.
card-points = POINTS
card-war = WAR
card-more = { $count } more
card-expected = points/to beat
card-quiet = No points this turn.
card-beat = { $winner } beat { $loser }
card-pillaged = pillaged by { $nation-the }
card-place-pillaged = { $area } pillaged
card-force = { $force }
card-next-scores = Next turn scores
end-won = { $seat } wins
end-won-margin = { $seat } wins: { $change } on the { $expected } expected
end-expected = { $points } expected
end-best-margin = { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $change } on the { $expected } expected: the best of all
end-ahead = { $up ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $next }
end-measured = { $seat }: { $expected } expected, { $change }
end-of-game = **{ $level-The }.** { $reason }
told-more = -# More of it with /log.
film-taken = Taken (outlined)
film-took = { $nation } { $count }
alt-film = Italy and its seas in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, the areas in the colours of the nations that own them.
stat-head = **{ $title } in figures**
stat-points = Points after turn { $turn }: { $points }.
stat-won = Battles won: { $nations }.
stat-lost = Units lost: { $nations }.
stat-others = { $count ->
    [one] 1 more nation
   *[other] { $count } more nations
}: { $points }
stat-earned = Points earned: { $nations }.
stat-sacked = { $count ->
    [0] No city has been pillaged.
    [one] One city has been pillaged.
   *[other] { $count } cities have been pillaged.
}
stat-plot-points = POINTS BY SEAT
stat-plot-earned = POINTS BY NATION
alt-statistics = Two diagrams: the points of the seats as lines turn by turn, and what each nation earned as bars.
panel-heading = **Turn { $turn } of { $last }** · { $active }
    -# { $points }
panel-heading-measured = **Turn { $turn } of { $last }** · { $active }
    -# Points against those expected: { $points }
heading-active = { $nation } ({ $seat })
status-nation = { $nation } ({ $seat }): gold { $gold }, areas { $areas }, cities { $cities }
status-controlled = { $nation } ({ $seat }, under { $controller-the }): gold { $gold }, areas { $areas }, cities { $cities }
