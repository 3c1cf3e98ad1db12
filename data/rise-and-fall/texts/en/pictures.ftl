# What stands on the pictures of Rise and Fall, and their alternative texts.

year-before = { $year } BC
year-after = { $year } AD
map-title = Rise and Fall of the Roman Empire
map-turn-brief = Turn { $turn }/{ $last }
map-turn = Turn { $turn } of { $last } · { $year }
key-star = star
key-red-star = star, may be left empty
key-guest = in another's land
key-walls = walls
key-ruins = ruins
key-revolt = revolt
key-taken = new
key-areas = areas
key-units = units
key-line = Barbarian Line
key-unit-infantry = infantry
key-unit-cavalry = migrating people
key-unit-archer-cavalry = horse archers
key-unit-heavy-cavalry = lancers
key-unit-standard = Palatina
key-unit-tower = Limes
key-unit-crown = kingdom
key-fought = fight won
alt-map = Map of the Roman world, { $year }. Stars: Rome { $rome }, { $persians } { $parthia }.
alt-stars = Stars: Rome { $rome }, { $persians } { $parthia }.
alt-part = The surroundings { $place-of }, larger.
alt-region = A part of it, larger: { $region }.
alt-lands = Areas: { $powers }.
alt-land = { $power } { $areas }
alt-units = Units: { $powers }.
alt-about = The decision is about { $areas }.
alt-answers = Letters: { $targets }.
alt-answer = { $letter } is { $label }
alt-candidates = Places to choose from: { $told }.
alt-marches = { $count ->
    [one] One march is drawn as an arrow.
   *[other] { $count } marches are drawn as arrows.
}
alt-fought = Fights were won in { $areas }.
alt-plan = { $count ->
    [one] One march has been ordered.
   *[other] { $count } marches have been ordered; arrows show the main ones.
}
alt-arrow-move = { $unit-The }: from { $from-the } to { $to-the }.
alt-arrow-transfer = { $unit-The }: transfer from { $from-the } to { $to-the }.
alt-arrow-attack = { $unit-The }: attack on { $to-the } from { $from-the }.
alt-arrow-support = { $unit-The }: from { $from-the }, in support against { $to-the }.
alt-taken = { $power-The } took { $areas }.
alt-title = Title card over a map of the Roman world: { $title }.
alt-card = Card of the decade of { $year }.
alt-end = Closing card: { $level }. Stars: Rome { $rome }, { $persians } { $parthia }.
alt-statistics = Two diagrams, decade by decade: the stars of Rome and Parthia as lines, and the areas of all powers as a band of their colours.
alt-revolts = Revolts: { $areas }.
alt-looted = Looted: { $areas }.
alt-film = The Roman world from { $first } to { $last } in { $decades } pictures, the areas in the colours of those who hold them.

counted-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
answer-none = None of them
listed-units = { $count } { $count ->
    [one] unit
   *[other] units
}
counted-places = { $count ->
    [one] one place
   *[other] { $count } places
}
war-by = { $power } on
purse = { $points ->
    [one] point
   *[other] points
} to spend
purse-west = { $points ->
    [one] point
   *[other] points
} for the West
purse-east = { $points ->
    [one] point
   *[other] points
} for the East
plan-title = { $player } · draft orders
plan-draft = Draft orders
plan-supported = { $unit } and { $count ->
    [one] 1 more unit
   *[other] { $count } more units
}
plan-helped = { $unit } and { $count } more
plan-count = { $count ->
    [one] Attack
   *[other] { $count } attacks
} · draft
plan-more = { $more } more
plan-goals = { $count ->
    [one] Attack
   *[other] Attacks
} on { $areas } · draft
report-areas = { $sign }{ $count } { $count ->
    [one] area
   *[other] areas
}
report-took = { $power-The } took { $count ->
    [one] one area
   *[other] { $count } areas
}
report-rome-fell = Rome falls
report-others = others +{ $count }
report-also-taken = Other areas taken · { $told }
report-other-powers = others { $count }
fact-beat = { $winner } beat { $loser-the } { $won }–{ $lost }
fact-beat-brief = { $name } { $people ->
    [1] beat
   *[other] { $winner-number ->
        [plural] beat
       *[singular] beat
    }
} { $loser } { $won }–{ $lost }
fact-score = { $loser-name } { $loser-people ->
    [1] lost
   *[other] { $loser-number ->
        [plural] lost
       *[singular] lost
    }
} { $won }–{ $lost }
fact-won = { $name } won { $won }–{ $lost }
fact-won-score = { $rebels ->
    [1] Rebels
   *[other] { $name }
} won { $won }–{ $lost }
fact-won-plain = { $name } won
fact-by = taken by { $actor-the }
fact-by-them = taken by { $winner }
fact-took-it = { $winner } took it from { $loser-the }
fact-entered = { $winner }, unopposed
fact-new-people = a new people arrives
fact-unopposed = unopposed
fact-lost = { $loser } lost it
fact-unrest = unrest
report-stars = { $sign }{ $count } { $count ->
    [one] star
   *[other] stars
}
title-line = { $first } to { $last } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
title-task = Build an empire, garrison it, and see how long it can be held.
end-lead = Rome's lead
end-lead-needed = lead needed
level-sassanid-strategic = strategic Sassanid victory
level-sassanid-significant = significant Sassanid victory
level-sassanid-marginal = marginal Sassanid victory
end-sassanid-rome = Rome has { $difference ->
    [one] one star
   *[other] { $difference } stars
} more than the Sassanids.
end-sassanid-parthia = The Sassanids have { $difference ->
    [one] one star
   *[other] { $difference } stars
} more than Rome.
end-sassanid-level = Rome and the Sassanids have as many stars as each other.
end-needed = Rome needed a lead of { $lead } stars to win, and is { $missing } short.
end-reached = Rome needed a lead of { $lead } stars to win.
end-rule = { $persians-The } { $persians-number ->
    [plural] win
   *[other] wins
} unless Rome has { $lead } stars more.
end-too-few = Rome has { $lead } more: { $missing } too few.
level-german-victory = German victory
end-of-game = **{ $level-The }.** { $reason }

panel-heading = **Turn { $turn } of { $last } · { $year }**
    -# ★ Rome { $rome } · { $persians } { $parthia }
told-more = -# More of it with /log.

settled-franks = Franks
settled-saxons = Saxons
settled-visigoths = Visigoths
settled-ostrogoths = Ostrogoths
settled-vandals = Vandals
settled-gepidae = Gepids
settled-alans = Alans

region-italia = Italy
region-gallia = Gaul
region-hispania = Spain
region-britannia-isles = The British Isles
region-germania-lands = Germania
region-alps = The Alps and Illyria
region-danube = The Danube
region-graecia-asia = Greece and Asia
region-pontus-armenia = Pontus and Armenia
region-syria-mesopotamia = Syria and Mesopotamia
region-iran = Iran
region-aegyptus = Egypt
region-africa-coast = The African coast
region-steppe = The steppe
region-east = The East
region-transoxiana = Transoxiana

card-quiet = Nothing to report.
card-turn = Turn { $turn } of { $last }
card-more = { $count } more
card-lands = LANDS
card-war = WAR
card-state = POWERS
card-events = EVENTS
card-taken = { $power-to }
card-areas = { $count ->
    [one] { $count } area taken
   *[other] { $count } areas taken
}
card-civil-war = civil war
card-war-on = war on { $power-the }
card-revolt = revolt
card-looted = looted
card-won-back = won it back
card-fights = { $count ->
    [one] { $count } fight won
   *[other] { $count } fights won
}
card-from = from { $power-the }
card-took = took { $areas }
card-took-more = took { $areas }, { $more } more
card-lost = lost { $areas }
card-lost-more = lost { $areas }, { $more } more
card-took-lost = took { $took }, lost { $lost }
card-fights-over = { $count ->
    [one] beat { $foe }
   *[other] { $count } wins over { $foe }
}
card-fights-powers = { $count ->
    [one] one win over { $powers } powers
   *[other] { $count } wins over { $powers } powers
}
card-leader = takes power
card-leader-gone = is gone
card-sues = { $power-The } { $power-number ->
    [plural] sue
   *[singular] sues
} for peace
card-until = until { $until }
card-peace = peace until { $until }
card-founded = founded { $area-in }
card-kingdom = kingdom
card-ally = ally { $power-of }
card-divided = The Empire is divided
card-fallen = has fallen
card-foot = Units on the map: Rome { $units }, { $persians } { $others }
half-west = The West
half-east = The East

stat-head = **{ $title } in figures**
stat-nothing = No decade has ended yet.
stat-stars = Stars at last: Rome { $rome }, { $persians } { $parthia }.
stat-best = Rome's most stars: { $stars }, in { $year }.
stat-revolts = Revolts: { $revolts }; civil wars: { $wars }.
stat-attacks = { $power }: { $count ->
    [one] { $count } fight won
   *[other] { $count } fights won
}
stat-plot-stars = STARS
stat-others = others
stat-plot-land = AREAS: EACH POWER'S SHARE

status-power = **{ $power }:** { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
status-war = ⚔️ { $one } – { $other }
status-ally = 🤝 { $one } – { $other }
status-peace = 🕊️ Peace until { $year }
status-leaders = **Leaders:** { $things }
status-revolts = 🔥 **Revolts:** { $things }
status-ruins = **Looted:** { $things }
status-kingdoms = **Kingdoms:** { $things }
