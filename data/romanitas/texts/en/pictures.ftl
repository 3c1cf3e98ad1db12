# What stands on the pictures of Romanitas, and what their alt texts say.

map-title = ROMANITAS
map-reign = A.D. { $years } · { $emperors }
map-years = A.D. { $years }
map-turn-track = TURN
map-rp-track = ROMANNESS POINTS
map-acta = ACTA PUBLICA
map-domain-political = Political affairs
map-domain-religious = Religious affairs
map-domain-economic = Economic affairs
map-desolations = Desolation: { $count } of 10
map-key-points = Romanness at stake
map-key-won = won by Rome
map-key-monument = Monument
map-key-fleet = fleet: { $nation }
map-key-war = at war
news-foot = Turn { $turn }, A.D. { $years } · Romanness { $rp } · Ruins { $ruins }/10
govern-marriage = marriage
govern-missionary = missionary
govern-marriage-or-missionary = marriage, missionary
muster-units = units
muster-strength = bonus
muster-price = RP
govern-question = What do you spend it on?
window-reach = Within their reach: { $cities }
window-no-reach = No Roman city is within their reach.
map-ruins = RUINS
fate-points = { $change } RP
alt-answers = Letters: { $targets }.
alt-answer = { $letter } is { $label }
alt-fate = { $domain }: { $dice }.
alt-fate-die = a { $face } brings { $box } ({ $change } RP)
map-mobilised = MOBILISED
map-eliminated = ELIMINATED
key-capital = capital
key-citadel = citadel
key-city = city
key-rp = Romanness Points
key-possession = Roman Possession
key-monument = Monument
key-zone = sea zone
key-fleet = enemy fleet
key-war = at war this turn
people-roman = Romans
people-persia = Persians
people-ostrogoths = Ostrogoths
people-vandals = Vandals
people-visigoths = Visigoths
level-major-defeat = Major defeat
level-minor-defeat = Minor defeat
level-major-victory = Major victory
level-historic-victory = Historic victory

alt-map = Map of Romanitas, turn { $turn } ({ $years }), { $rp } Romanness Points.
alt-map-ruins = { $count ->
    [0] No city lies desolate.
    [one] One city lies desolate: { $cities }.
   *[other] { $count } cities lie desolate: { $cities }.
}
alt-map-gained = Won for Rome: { $cities }.
alt-map-fleets = Enemy fleets at sea: { $nations }.
alt-map-war = At war this turn: { $nations }.
alt-map-march = The { $people } march on { $path }.
alt-map-better = Changed for the better: { $spaces }.
alt-map-worse = Changed for the worse: { $spaces }.
alt-map-about = The decision is about { $spaces }.

battle-title-battle = Battle of { $place }
battle-title-siege = Siege of { $place }
battle-line-enemy-battle = Turn { $turn }: the { $nation } attack with { $enemies }, Rome answers with { $count ->
    [one] one unit
   *[other] { $count } units
}.
battle-line-roman-battle = Turn { $turn }: Rome attacks with { $count ->
    [one] one unit
   *[other] { $count } units
}, the { $nation } answer with { $enemies }.
battle-line-enemy-siege = Turn { $turn }: the { $nation }, { $enemies } strong, besiege { $count ->
    [one] one Roman unit
   *[other] { $count } Roman units
}.
battle-line-roman-siege = Turn { $turn }: { $count ->
    [one] one Roman unit besieges
   *[other] { $count } Roman units besiege
} { $enemies } of the { $nation }.
battle-pass = PASS { $stage }
battle-open-flank = open flank
battle-flank = flank { $bonus }
battle-empty = no one
battle-romans = Romans
battle-box = { $box }
battle-cause-bonus = bonus
battle-cause-exploitation = exploiting
battle-shot-none = misses
battle-shot-routed = routs
battle-shot-eliminated = kills
battle-tie = Tie
battle-routed = { $loser } rout
battle-eliminated = { $loser } fall
battle-holds = { $loser } hold
battle-routed-brief = they rout
battle-eliminated-brief = they fall
battle-holds-brief = they hold
battle-stratagem = Stratagem: { $stratagem }
# Where the noun of a unit's name is: "Gothic lancers".
battle-noun = last
battle-behind = behind
battle-unit-behind = { $unit } behind
battle-units-behind = { $count } behind
battle-exploits = against { $box-the }
battle-rallied = { $unit } rally ({ $box })
battle-reserve = Reserve: { $unit } ({ $box })
battle-broken-roman = Roman { $box-word } broken
battle-broken-enemy = { $nation }: { $box-word } broken
battle-won-roman-battle = Roman victory at { $place }.
battle-won-roman-siege = { $place }: the siege is won by Rome.
battle-won-enemy-battle = The { $nation } win at { $place }.
battle-won-enemy-siege = { $place }: the siege is won by the { $nation }.
battle-broken = broken
battle-lost-routed = routed
battle-lost-destroyed = destroyed
battle-broke-twice-roman = Broken in two places, the Roman line is beaten.
battle-broke-twice-enemy = Broken in two places, the line of the { $nation } is beaten.
battle-no-losses = no losses
battle-toll-routed = { $count } routed
battle-toll-destroyed = { $count } destroyed
battle-toll-in-all = { $toll } in all
battle-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
battle-commander-wounded = { $figure } wounded
battle-commander-eliminated = { $figure } killed
battle-why-no-units = No unit is left in line.
battle-why-two-breakthroughs = The line broke twice.
battle-why-both-broken = Both lines broke; the lighter losses decide.
battle-why-four-passes = After four passes the lighter losses decide.
battle-why-walls-held = The walls held for four passes.
battle-why-siege-stratagem = A ruse opened the gates.
battle-why-no-enemy = The Fortifications left no one to fight.
battle-losses = { $side }: { $routed } routed, { $eliminated } destroyed
battle-stratagem-roman = Roman stratagem: { $stratagem }.
battle-stratagem-roman-idle = Roman stratagem: { $stratagem } (no effect here).
battle-stratagem-enemy = { $nation }: { $stratagem }.
battle-stratagem-enemy-idle = { $nation }: { $stratagem } (no effect here).
battle-fortifications = The Fortifications kept { $unit } out.
battle-survival-unhurt = { $figure } unhurt ({ $score }).
battle-survival-wounded = { $figure } wounded ({ $score }).
battle-survival-eliminated = { $figure } killed ({ $score }).
alt-shot = { $target } shot away
alt-pass = Pass { $stage }: { $what }.
alt-losses = Destroyed: { $lost } Roman, { $slain } enemy.
naval-title = Sea fight in { $zone-the }
naval-line = Turn { $turn }: against the fleet of the { $nations }; aboard: { $figure }.
naval-won-roman = The sea is ours.
naval-won-enemy = The fleet is lost.
naval-won-nobody = Four passes without a decision; the fleet goes home.
naval-sunk = sunk
naval-rule = A fleet sinks when it's beaten by { $difference } or more.

card-turn = TURN { $turn }
card-rp = ROMANNESS
card-rp-note = since the count
card-rp-head = Romanness points (RP)
card-rp-counted = income
card-rp-won = won
card-rp-lost = spent
card-rp-left = left
card-acta-nothing = no points
card-more = { $count } more
card-roman-cities = { $count ->
    [one] { $count } Roman city
   *[other] { $count } Roman cities
}
card-roman-cities-first = { $count } at the start
card-ruins = In ruins: { $count }
card-ruins-most = { $count } end the game
card-lands = CITIES
card-war = WAR
card-state = STATE
card-taken = won from the { $nation }
card-taken-brief = from the { $nation }
card-taken-briefest = won for Rome
card-lost = lost to the { $nation }
card-lost-briefest = lost
card-desolated = sacked by the { $nation }
card-desolated-briefest = sacked
card-ill-fate = laid waste
card-rebuilt = rebuilt
card-built = { $monument } built
card-battle-won = victory over the { $nation }
card-battle-lost = defeat by the { $nation }
card-siege-won = siege won against the { $nation }
card-siege-lost = siege lost to the { $nation }
card-battle-won-brief = beat the { $nation }
card-battle-won-briefest = battle won
card-battle-lost-brief = lost to the { $nation }
card-battle-lost-briefest = battle lost
card-siege-won-brief = siege won
card-siege-won-briefest = siege won
card-siege-lost-brief = siege lost
card-siege-lost-briefest = siege lost
card-naval-roman = enemy ships sunk
card-naval-enemy = our fleet lost
card-naval-nobody = no decision
card-fleet = ships of the { $nation }
card-fleet-briefest = enemy ships
card-wounded = wounded
card-eliminated = killed
card-acta = { $change } RP
card-diplomacy-roman = sides with Rome
card-diplomacy-persian = sides with Persia
card-treaty = treaty for next turn
card-persia = Persia humbled
card-foot = { $ruins ->
    [0] No city lies desolate.
    [one] One city lies desolate.
   *[other] { $ruins } of 10 cities lie desolate.
}
card-foot-next = Next: turn { $turn }, A.D. { $years }.
card-foot-treaties = Treaties: { $nations }.
title-line = A.D. { $years } · { $emperors } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
title-task = Hold the East, win back the West, and let no enemy set foot in Constantinople.
end-turns = turns played
end-rp = Romanness
end-won = won back
end-ruins = in ruins
end-card-threshold = { $level } from { $points } RP
end-line-historic-victory = On every road of the Empire the milestones count again from the Golden Milion.
end-line-major-victory = The Empire that was given up for lost has outlived those who divided its spoils.
end-line-minor-defeat = The walls stand, the treasury is empty, and the old maps hang in the archive.
end-line-major-defeat = In these years, { $years }, the last courier rides out of the Golden Gate, and no one waits for his answer.
alt-card = Summary of turn { $turn }: { $rp } Romanness Points at the count, { $won } won and { $lost } lost or spent since.

panel-heading = **Turn { $turn } of { $last } · { $years } · { $emperors }**
    -# { $rp } RP · { $ruins } of 10 Desolations
line-up = **{ $slot }:** { $units }
told-more = -# More with /log.
status-acta = **{ $domain }:** { $box } ({ $change } RP)
status-mobilised = **Mobilised:** { $pieces }
status-eliminated = **Eliminated:** { $pieces }
status-elite = **Elite:** { $units }
status-desolation = 🔥 **Desolate:** { $things }
status-gained = **Won back:** { $things }
status-monuments = **Monuments:** { $things }
status-fleets = **Enemy fleets at sea:** { $things }
status-roman-clients = **With Rome:** { $things }
status-persian-clients = **With Persia:** { $things }
status-treaties = **Treaties:** { $things }
status-war = **At war this turn:** { $things }

summary-heading = ### Turn { $turn } is over
summary-rp = { $rp } RP at the count, { $won } won and { $lost } lost or spent since.
line-up-fatum = {" "}→ *{ $box }* ({ $change } RP)

film-turn = TURN { $turn }
film-begins = The Empire in A.D. { $year }
film-counted = { $rp } Romanness Points at the count
film-turn-ended = The turn ends: { $cities } Roman cities, { $ruins } in ruins
film-now = The story so far
film-battle-ended-roman = { $place }: victory over the { $nation }
film-battle-ended-enemy = { $place }: the { $nation } win
film-naval-battle-ended-roman = { $zone }: enemy ships sunk
film-naval-battle-ended-enemy = { $zone }: our ships lost
film-naval-battle-ended-nobody = { $zone }: no decision
film-city-taken = { $city } is Roman again
film-city-reconquered = The { $nation } take { $city } back
film-invasion-began = The { $nation } invade
film-city-desolated = { $city } lies desolate
film-city-desolated-by = { $city } is sacked by the { $nation }
film-desolation-removed = { $city } rises from its ruins
film-monument-built = A Monument for { $city }
film-monument-destroyed = A Monument in { $city } is destroyed
film-diplomacy-turned-roman = { $space }: with Rome now
film-diplomacy-turned-persian = { $space }: with Persia now
film-fleet-sailed = Ships of the { $nation } in { $zone-the }
film-fleet-gone = { $zone-The } is free of the { $nation }
film-expedition-won = Persia is humbled
alt-film = The map of the campaign in motion, from turn { $first } to turn { $last }: cities won { $won }, lost { $lost }, sacked { $sacked }. Last picture: { $caption }.

stat-title = The campaign in figures
stat-romanness = ROMANNESS AT THE COUNT
stat-land = THE EMPIRE AT THE END OF EACH TURN
stat-fights = COMBATS AND LOSSES
stat-cities-held = ROMAN CITIES
stat-combats-fought = COMBATS
stat-turn = Turn { $turn }
stat-luck = THE LUCK OF THE DICE
stat-cities = Cities
stat-acta = Acta Publica
stat-diplomacy = Diplomacy
stat-carried = Carried over
stat-ruins = Desolations
stat-zones = Enemy ships
stat-closing = End
stat-now = now
stat-steady = no change since turn { $turn }
stat-desolate = in ruins
stat-roman = Roman cities
stat-gained = won
stat-given-up = lost
stat-won = won
stat-lost = lost
stat-undecided = undecided
stat-roman-losses = Roman losses
stat-enemy-losses = enemy losses
stat-destroyed = destroyed
stat-routed = routed
stat-at-sea = At sea
stat-others = Others
stat-none = No one has drawn a sword yet.
stat-dice-all = All dice
stat-dice-fatum = Fatum
stat-dice-roman = Ours in combat
stat-dice-enemy = Theirs in combat
stat-dice-set = { $whose } ({ $dice })
stat-face = Face of the die; between the lines, where fair dice fall 95 times in 100
stat-mean = Mean; the band is where that of fair dice lies 95 times in 100
stat-count = **Turn { $turn }:** { $rp } RP ({ $parts }); { $cities } cities, { $ruins } in ruins.
stat-count-running = **Turn { $turn }, not over yet:** { $rp } RP ({ $parts }); { $cities } cities now, { $ruins } in ruins.
stat-count-end = **At the end:** { $rp } RP ({ $parts }).
stat-part = { $part } { $amount }
stat-changes = Cities won { $won }, lost { $lost }; sacked { $sacked }, rebuilt { $rebuilt }.
stat-combats = **{ $nation }:** { $won } won, { $lost } lost; units destroyed { $roman } of ours, { $own } of theirs.
stat-sea = **At sea:** { $won } won, { $lost } lost, { $undecided } undecided; fleets sunk { $roman } of ours, { $own } of theirs; units drowned { $drowned }.
stat-dice = **{ $whose }:** { $dice } thrown, mean { $mean } ({ $verdict }).
stat-dice-fair = as fair dice fall
stat-dice-lucky = rarely so high
stat-dice-unlucky = rarely so low
alt-statistics = The campaign in figures up to turn { $turn }: { $rp } Romanness Points at the last count, { $cities } Roman cities, { $ruins } of them in ruins. Combats won: { $won }; lost: { $lost }.
alt-statistics-begun = The campaign in figures: nothing has been counted yet.

# A battle line before it is confirmed.

line-enemies = { $count ->
    [one] { $count } unit of the { $nation }, drawn when your line is set
   *[other] { $count } units of the { $nation }, drawn when your line is set
}
force-ready = Ready
force-left = Your force
alt-force = { $label }: { $pieces }.
kind-infantry = { $count } foot
kind-cavalry = { $count } horse
kind-heavy-cavalry = { $count } heavy horse
kind-archer-cavalry = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
kind-elite-infantry = { $count } elite foot
kind-elite-cavalry = { $count } elite horse
kind-elite-heavy-cavalry = { $count } elite heavy horse
kind-elite-archer-cavalry = { $count ->
    [one] { $count } elite archer
   *[other] { $count } elite archers
}
kind-fleet = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
}
strip-each = each
strip-at-strength = { $count } at { $strength }
strip-units-at-strength = { $count ->
    [one] 1 unit at { $strength }
   *[other] { $count } units at { $strength }
}
strip-commanders = { $count ->
    [one] { $count } commander
   *[other] { $count } commanders
}
strip-garrison = { $count } { $city-in }
line-waiting = Still without a place

end-threshold = { $level } takes { $least } to { $most } RP at the closing count.
end-next = { $missing ->
    [one] One point more would have been a higher level: { $level }.
   *[other] { $missing } points more would have been a higher level: { $level }.
}

# No picture uses these today. Their names are frozen, so they stay.
film-game-ended = { $reason }
stat-score = { $won } : { $lost }
