# What stands on the pictures of Ultimus Romanorum, and their alternative texts.

map-title = Ultimus Romanorum
points-roman = Rome
points-barbarian = Barbarians
throne-west = West: { $name }
throne-east = East: { $name }
throne-vacant = vacant

board-points = { $count ->
    [one] point
   *[other] points
}
key-rome-west = western Rome
key-rome-east = eastern Rome
key-band-rome-west = West
key-band-rome-east = East
key-band-usurper = Usurper
key-band-ceded = ceded
key-band-risen = up in arms
key-band-news = news
key-band-frozen = frozen
board-rebels = Rebels
key-strength = strength of main armies
key-strength-short = strength of main armies
key-strength-least = strength
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
key-army = army in the Roman camp
key-barbarians = army against Rome
key-garrison = garrison
key-lost = held by Barbarians
key-lost-short = Barbarian
key-ceded = ceded by Rome
key-no-town = no town
key-ferry = ferry cost
key-town = town
key-area = area
key-strength-of = strength:
key-capital = capital
key-fleet = fleet
key-fleet-mixed = fleet, both sides aboard
key-port = port
key-river = great river: costs 2
key-river-frozen = great river: costs 2, frozen 1
key-strait = strait: costs 2 or 3
key-plague = plague
key-leader = leader
key-council = council

region-britannia = Britannia
region-gallia = Gallia
region-hispania = Hispania
region-italia = Italia
region-africa = Africa
region-germania = Germania
region-illyricum = Illyricum
region-moesia = Moesia
region-scythia = Scythia
region-thracia-asia = Thracia and Asia
region-oriens = Oriens
region-aegyptus = Aegyptus
region-persis = Armenia and Persis
region-beyond = Beyond the frontier
place-roman = { $who } (Roman)
place-barbarian = { $who } (Barbarian)
place-unnamed-roman = Romans
place-unnamed-barbarian = Usurper
rally-roman = loyal units
rally-barbarian = yours

alt-map = Map of the Roman Empire in { $year }. Victory points: Rome { $rome }, the Barbarians { $barbarians }.
alt-part = The surroundings { $place-of }, larger.
alt-region = A part of the map, larger: { $region }.
alt-about = The decision is about { $areas }.
alt-fought = There was a battle { $areas-in }.
alt-risen = Risen in arms: { $areas }.
alt-marked = Marked: { $areas }.
alt-marches = { $count ->
    [one] One move is drawn as an arrow.
   *[other] { $count } moves are drawn as arrows.
}
alt-held = { $lost ->
    [0] The Barbarian camp holds no area of the Empire
    [one] The Barbarian camp holds one area of the Empire
   *[other] The Barbarian camp holds { $lost } areas of the Empire
}{ $ceded ->
    [0] .
   *[other] ; Rome has ceded { $ceded }.
}
alt-throne-west = The West: { $holders }.
alt-throne-east = The East: { $holders }.
alt-augustus = Augustus { $leader } ({ $area })
alt-caesar = Caesar { $leader } ({ $area })
alt-usurper = Usurper { $leader } ({ $area })
alt-tribes-war = At war with Rome: { $tribes }.
alt-tribes-revolt = In revolt: { $tribes }.
alt-tribes-regnum = Kingdoms: { $tribes }.
alt-tribes-foederati = On Rome's side: { $tribes }.
alt-army = { $who } { $area-in }, strength { $pf } in { $units ->
    [one] one unit
   *[other] { $units } units
}
alt-armies = The strongest armies: { $armies }.

film-start = { $year } begins
film-new = new this year
film-new-since = new since { $year }
film-areas = { $count ->
    [one] { $who } 1 area
   *[other] { $who } { $count } areas
}
film-won-roman = Rome wins
film-won-barbarian = Barbarians win
film-points = Points of the year: Rome { $rome } · Barbarians { $barbarians }
film-quiet = No land changed hands
hands-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
hands-title = Stratagems
hands-initiative = has the initiative
hands-second = goes second
hands-asked = to decide
hands-left = sequences left: { $count }
hands-offered = offered: Usurpation
hands-held = { $count ->
    [0] no stratagem in hand
    [one] one stratagem in hand
   *[other] { $count } stratagems in hand
}
battle-title = { $area-number ->
    [plural] Battle in { $area-land }
   *[singular] Battle { $area-of }
}
form-land = the land of the { $name }
battle-line = { $year }: { $attacker } against { $defender-the }
battle-attacks = attacks
battle-defends = defends
battle-strength = strength
battle-leader = { $leader } +{ $bonus }
battle-shift = { $cause } { $by }
battle-shifts = shift: { $shifts }
battle-no-shift = no shift
battle-no-modifier = nothing added
battle-no-die = { $stratagem }, no die
battle-before-die = The die is still to be cast
battle-faces = The die favours { $attacker-the }: { $count ->
    [one] one face
   *[other] { $count } faces
} of 10
alt-column = The ratio is { $column }, the column after the shifts { $shifted }.
battle-die = Die { $die }
battle-to-lose = to lose: { $loss }
battle-odds = Odds { $column } · { $count } of 10 faces for { $attacker-the }
battle-odds-shifted = Odds { $before } → { $column } by { $causes } · { $count } of 10 faces for { $attacker-the }
battle-odds-shifted-twice = Odds { $before } → { $column } by quality and politics · attacker: { $count } of 10 faces
battle-shift-quality = quality
battle-shift-political = politics
battle-row = row
battle-reduced = { $count } reduced
battle-destroyed = { $count } destroyed
battle-unhurt = no unit lost
battle-won = Victory { $winner-of }
battle-fallen = { $leaders } killed
battle-goals = { $areas-the }
battle-areas = { $count ->
    [one] 1 area
   *[other] { $count } areas
}
battle-retreat = { $who ->
    [some] some of the beaten retreat to { $goal }
   *[all] the beaten retreat to { $goal }
}
battle-escape = { $leader } escapes to { $goal }
unit-guard = Bodyguard
unit-strength = strength { $strength }
unit-reduced = strength { $strength } → { $left }
unit-lost = strength { $strength } → lost
battle-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
loss-e = all destroyed
loss-a = a step of every unit
loss-quarter = a quarter of the enemy's losses
loss-half = half the enemy's losses
loss-three-quarters = three quarters of the enemy's losses
loss-r = no losses
alt-force = { $who } with strength { $pf } (units: { $units }), quality { $quality }, tactics { $tactical }
alt-to-lose = { $force }: { $loss }.
alt-lost = { $force }: { $loss }, { $lost }.
alt-die = Column { $column }, shifted to { $shifted }; die { $die }, row { $row } ({ $causes }).

camp-roman = Rome
camp-barbarian = Barbarians
battle-ahead = { $area }: { $attacker-the } ({ $pf } PF) against { $defender-the } ({ $enemies } PF).
battle-meets = { $area-In }: { $attacker-the } ({ $pf }) against { $defender-the } ({ $enemies }).
settled-stratagem = - 🎴 **{ $area }:** { told-side-first } { $camp ->
    [for-rome] plays
   *[against-rome] play
} { $stratagem }
settled-battle = - ⚔️ **{ $area }:** { $told }
settled-losses = { $who }: { $lost }
settled-evasion = - 🏃 **{ $area }:** { $leader-the } can get away (rolled { $die }, needed under { $vs })
settled-caught = - 🏃 **{ $area }:** { $leader-the } can't get away and has to fight (rolled { $die }, needed under { $vs })
settled-evaded = - 🏃 **{ $area }:** { $force-the } { $force-number ->
    [plural] evade
   *[singular] evades
} to { $to-the }
settled-fled = - 🏃 **{ $area }:** { $force-the } { $force-number ->
    [plural] slip
   *[singular] slips
} away to { $to-the } by Opportune Flight
settled-refuge = - 🏰 **{ told-court }:** { $pieces-the } { $pieces-number ->
    [plural] take
   *[singular] takes
} refuge inside
settled-earlier = { $count ->
    [one] - one more before, in `/log`
   *[other] - { $count } more before, in `/log`
}
ahead-title = { $count ->
    [one] Battle to come · { $year }
   *[other] { $count } battles to come · { $year }
}
ahead-asked = Does anyone play a stratagem?
ahead-answers = In the menu: play a stratagem, or pass
plan-title = { $orders } · { $year } · draft
orders-roman = Roman orders
orders-barbarian = Barbarian orders
areas-more-foes = The strongest enemies; { $count ->
    [one] one more area
   *[other] { $count } more areas
} in the menu
areas-more = { $count ->
    [one] and one more area, in the menu
   *[other] and { $count } more areas, in the menu
}
fight-chance = { $win }% to win
fight-chance-short = { $win }%
fight-part = { $part } of { $whole } units
fight-won = won
fight-goes = to { $area }
fight-fled = fled to { $areas }
fight-fled-short = fled
fight-beaten = beaten
fight-destroyed = destroyed
fight-more = { $count ->
    [one] … and 1 more battle
   *[other] … and { $count } more battles
}
head-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
troops-li = LI: limitanei, border troops
troops-co = CO: comitatenses, field troops
choice-each = strength { $pf } each
choice-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
plan-key = strengths · chance to win
report-retreat = retreat
plan-odds = { $pf }:{ $enemies } · { $win }%
plan-chance = { $pf }:{ $enemies } · { $win }% to win
report-won = { $winner } won { $strengths }
battle-elsewhere = Also { $place }: { $odds }
report-tally-won = { $camp }: { $won ->
    [one] 1 battle won
    [2] both battles won
   *[other] all { $won } battles won
}
report-tally-lost = { $camp }: { $lost ->
    [one] 1 battle lost
    [2] both battles lost
   *[other] all { $lost } battles lost
}
report-tally-both = { $camp }: { $won } won, { $lost } lost
alt-odds = { $area }: { $pf } PF against { $enemies }, { $win }% to win.
answer-pass = Pass
answer-private = In private
answer-stratagem-means = Only its player sees the hand, in the menu of this question
answer-stratagem = One from the hand
answer-stratagem-one = In the menu, unseen by others
answer-stratagem-none = None of them
answer-stratagem-back = All of them stay in hand
answer-discard = { $count ->
    [one] One goes back into the cup
   *[other] { $count } go back into the cup
}
answer-discard-kept = Five stay in hand
answer-discard-later = They may be played later
answer-discard-means = Chosen in the menu, unseen by others
answer-initiative = Play Initiative
answer-initiative-means = You go first in politics and war
answer-initiative-pass = { $who } keep it
answer-augusta = Play an Augusta
answer-augusta-means = Rome goes first in politics and war
answer-augusta-pass = { $who } keep it
answer-geostrategy-barbarian = An uprising, a usurper or a king
answer-geostrategy-roman = Politics before the war
answer-geostrategy-done = No more politics before the war
answer-sequence = Play a stratagem
answer-sequence-means = Any from your hand that fits now
answer-sequence-pass = The game goes on
answer-pope = Play the Pope
answer-pope-means = Barbarians in Rome win nothing
answer-pope-pass = Barbarians in Rome win { $points ->
    [one] 1 point
   *[other] { $points } points
}
answer-pope-idle-means = No Barbarians in Rome: wasted
answer-pope-idle-pass = No Barbarians in Rome: no points
answer-usurpation = Play an Augusta
answer-usurpation-means = His chance falls by one in six
answer-usurpation-pass = His chance stays as it is
answer-usurpation-by-means = His chance: { $less } in 6 instead of { $chance }
answer-usurpation-by-pass = His chance stays { $chance } in 6
answer-murder = Play an Augusta
answer-murder-means = He dies on a d10 of 9 only
answer-murder-pass = He dies on a d10 of 8 or 9
answer-synod = Play the Augusta
answer-synod-means = She decides it for Rome without a die
answer-synod-pass = A die decides
asked-initiative = The initiative is given. Does anyone contest it?
asked-augusta = The initiative is given. Does an Augusta take it?
asked-usurpation = A usurper is tested. Does an Augusta hinder him?
asked-usurpation-by = { $leader-The } reaches for the throne. Does an Augusta hinder him?
aside-spread = { $count ->
    [one] 1 unit to place
   *[other] { $count } units to spread
}
asked-moves = The enemy has moved. A stratagem before the battles?
asked-battle = Battles come next. A stratagem before them?
asked-die = The die comes next. A stratagem before it?
asked-murder = An Emperor is to be murdered. Does an Augusta protect him?
asked-murder-of = Assassins are close to { $leader-the }. Does an Augusta protect him?
asked-synod = The Council meets. Does an Augusta decide it?
asked-sequence = The sequence is over. Does anyone play a stratagem?
asked-sequence-first = The first sequence comes next. Does anyone play a stratagem?
asked-refuge-with = Which unit goes into { $city } with { $leader-the }?
asked-pope = The points are counted next. Does the Pope protect Rome?
asked-stratagem = A stratagem is to be played. Which one?
asked-movement-roman = Which Roman army moves?
asked-movement-barbarian = Which Barbarian army moves?
asked-recruit = Where is a lost unit raised?
answer-home = { $pf ->
    [0] No one is there
   *[other] Strength there: { $pf }
}
asked-homes-one = Into which area?
asked-discard = Only five stratagems may be kept. Which to give up?
report-won-roman = Rome wins { $won } of { $of }
report-won-barbarian = Barbarians win { $won } of { $of }
report-won-level = Each side wins { $won } of { $of }
report-title = { $year } · sequence { $number } · { $camp }
alt-plan = { $count ->
    [one] One arrow shows what has been ordered.
   *[other] { $count } arrows show what has been ordered.
}
alt-arrow-move = { $unit-The }: from { $from } to { $to }.
alt-arrow-transfer = { $unit-The }: by sea from { $from } to { $to }.
alt-arrow-attack = { $unit-The }: attack on { $to } from { $from }.
alt-arrow-support = { $unit-The }: from { $from }, in support of { $to }.

title-line = { $first } to { $last } · { $years ->
    [one] one year
   *[other] { $years } years
}
title-task = Two players, one Empire: whoever holds Rome today may lead the barbarians tomorrow.
alt-title = Title card over a map of the Roman Empire: { $title }.

card-points = POINTS
card-war = WAR
card-empire = EMPIRE
card-more = { $count ->
    [one] … and 1 more event
   *[other] … and { $count } more events
}
card-quiet = Nothing to report.
card-rest = everything else
card-person = { $camp } ({ $seat })
card-initiative = Initiative: { $camp }
card-sequences = Sequences (SMC): Rome { $roman }, Barbarians { $barbarian }
card-pax = Pax Romana
card-gain = { $camp } { $change }
card-battle = { $area }, strength { $one } to { $other }
card-beat = { $winner } { $winners ->
    [one] beat
   *[many] beat
} { $loser }
brief-pv-battle = great battles
brief-pv-leader = leaders dead
brief-pv-attila = Attila dead
brief-pv-tribute = tribute
brief-pv-council = Council
brief-pv-tribe = tribes pacified
brief-pv-thrones = both thrones
brief-pv-no-civil-war = no civil war
brief-pv-east = the East
brief-pv-west = the West
brief-pv-pax = peace
brief-pv-areas = lands overrun
brief-pv-towns = towns held
brief-pv-roma = city of Rome
brief-pv-usurpation = usurpation
brief-pv-vacant = empty throne
brief-pv-regnum = new kingdom
brief-pv-council-open = late Council
brief-pv-taxes = taxes
brief-pv-regnum-gone = Vandals gone
brief-pv-last-augustus = Augustus
short-pv-thrones = Augusti in their capitals
short-pv-last-augustus = a western Augustus at last
card-exchange = Camps exchanged
card-exchange-detail = Player { $seat } leads Rome
card-augustus-west = Augustus of the West
card-augustus-east = Augustus of the East
card-usurper-west = Usurper in the West
card-usurper-east = Usurper in the East
card-caesar-west = Caesar of the West
card-caesar-east = Caesar of the East
card-vacant = Empty throne
card-king = King { $tribe-of }
card-tribe-war = to war
card-tribe-revolt = in revolt
card-tribe-regnum = a kingdom
card-tribe-foederati = for Rome
card-tribe-peace = make peace
half-west = the West
half-east = the East
alt-card = Card of the year { $year }.
alt-points = Victory points: Rome { $rome }, the Barbarians { $barbarians }.
alt-end = Closing card: { $level }. Victory points: Rome { $rome }, the Barbarians { $barbarians }.
alt-course = A curve shows both players' points from { $first } to { $last }.
alt-film = The Roman Empire from { $first } to { $last } in { $years ->
    [one] one picture
   *[other] { $years } pictures
}, the areas in the colours of those who hold them.

history-411 = In history, Honorius kept the West, and the child Theodosius II the East.
history-439 = In history, Carthage fell; Valentinian III and Theodosius II still reigned.
history-453 = In history, Attila died this year; Valentinian III and Marcian still reigned.
history-461 = In history, Majorian was killed this year, and Leo I reigned in the East.
history-476 = In history, this was the last year of the West; Zeno reigned in the East.
end-of-game = **{ $level-The }.** { $reason }
told-more = -# More of it with /log.
panel-heading = **{ $year }** (to { $last })
    -# Rome ({ $roman }) { $rome } · Barbarians ({ $barbarian }) { $barbarians }{ $left ->
        [-1] {""}
        [0] {" · no sequence left"}
       *[other] {" · "}sequences left: Rome { $rome_left }, Barbarians { $barbarians_left }
    }

end-brief-victory = More victory points
end-brief-decisive = More than twice as many points
end-brief-complete = More than five times as many points
stat-head = **{ $title } in figures**
stat-points = Victory points in { $year }: player A { $a }, player B { $b }.
stat-battles = Battles won: Rome { $roman }, Barbarians { $barbarian }.
stat-battles-last = The last battle was fought in { $year }.
stat-deaths = { $count ->
    [0] No leader has died.
    [one] One leader has died.
   *[other] { $count } leaders have died.
}
stat-exchanges = Camps exchanged: { $years }.
stat-exchanged = camps exchanged
stat-plot-points = VICTORY POINTS
course-start = Start
stat-plot-land = AREAS HELD, { $first }–{ $last }
stat-plot-battles = BATTLES WON
stat-plot-battles-years = VICTORIES, { $years }
stat-plot-deaths = Leaders dead
person-a = Player A
person-b = Player B
land-west = Western Rome
land-east = Eastern Rome
land-usurpers = Usurpers
land-tribes = Tribes
alt-statistics = Two diagrams: the points of both players year by year as lines, and as bars how many areas of the Empire each held at first and holds now.

status-caesar-west = Caesar of the West: { $leader } ({ $area })
status-caesar-east = Caesar of the East: { $leader } ({ $area })
status-usurper-west = Usurper in the West: { $leader } ({ $area })
status-usurper-east = Usurper in the East: { $leader } ({ $area })
status-pending-west = The throne of the West is won: in phase F the players change camps.
status-pending-east = The throne of the East is won: in phase F the players change camps.
status-tribes-fallen = Without a unit: { $tribes }.
status-council = A Council waits in { $area }.
status-plagues = Plague: { $areas }.
status-camp-roman = Rome: { $hand ->
    [0] no stratagem
    [one] one stratagem
   *[other] { $hand } stratagems
} in hand{ $left ->
    [-1] {""}
    [0] {", no sequence (SMC) left"}
    [one] {", one sequence (SMC) left"}
   *[other] {", "}{ $left } sequences (SMC) left
}
status-camp-barbarian = Barbarians: { $hand ->
    [0] no stratagem
    [one] one stratagem
   *[other] { $hand } stratagems
} in hand{ $left ->
    [-1] {""}
    [0] {", no sequence (SMC) left"}
    [one] {", one sequence (SMC) left"}
   *[other] {", "}{ $left } sequences (SMC) left
}
status-armies-roman = **{ $shown ->
    [one] Rome's army
   *[other] Rome's { $shown } strongest armies
}**, by strength (PF)
status-armies-barbarian = **{ $shown ->
    [one] The Barbarians' army
   *[other] The Barbarians' { $shown } strongest armies
}**, by strength (PF)
status-army-roman = 🦅 { $who }, { $area }: { $pf } PF, { $units ->
        [one] one unit
       *[other] { $units } units
    }
status-army-barbarian = ⚔️ { $who }, { $area }: { $pf } PF, { $units ->
        [one] one unit
       *[other] { $units } units
    }
