# What is written on the pictures of Britannia reDux, and their alternative texts.

map-key-fort = fort
map-key-population = population
map-key-center = scores for { $nation-the }
list-roman-fort = fort
list-burh = burh
list-stronghold = stronghold
list-road = road
map-title = Britannia
map-north = North
map-south = South
map-at-sea = At sea
map-over = The end
map-round-over = End of the round
map-round = Round { $round } · { $years }
map-turn = { $nation } to move
map-next = COMING IN { $round }
land-ireland = HIBERNIA
land-man = Man
land-gaul = GALLIA

key-army = nation, with its armies
key-leader = leader
key-difficult = difficult terrain
key-subject = subject nation
key-cavalry = cavalry
key-roman-fort = Roman fort
key-ruin = destroyed fort
key-stronghold = stronghold
key-burh = burh
key-limes = limes: intact fort
key-road = Road or herepath
key-strait = strait
key-center = owner's scoring center

region-highlands = The Highlands and islands
region-lowlands = Between Forth and Solway
region-the-north = The North
region-the-midlands = The Midlands and the east
region-welsh-land = Wales
region-the-west-country = The West Country
region-the-south-east = The South-East
region-timeline = Timeline

timeline-title = TIMELINE
timeline-about = What comes · star: leader
timeline-round = Round { $round }{ $present ->
    [1] , now
   *[other] { "" }
}
timeline-scoring = Scoring at the end
timeline-empty = no new armies
timeline-points = points
timeline-total = pts
timeline-armies-invade = armies, Major Invasion
timeline-armies-raid = may raid
timeline-armies-come = armies that come
timeline-points-won = scored
timeline-points-to-come = scoring at the end of the round
timeline-at-most = still to
timeline-centers = score
timeline-key-invasion = Major Invasion
timeline-key-raid = may raid
timeline-key-scoring = scoring
timeline-key-now = now
timeline-key-leader = leader
timeline-key-player = player
coming = { $nation }: { $count ->
    [one] one army
   *[other] { $count } armies
}
coming-sea = { $nation }: { $count ->
    [one] one army
   *[other] { $count } armies
} ({ $seas })
coming-led = { $nation }: { $count ->
    [one] one army
   *[other] { $count } armies
} and { $leader }
coming-led-sea = { $nation }: { $count ->
    [one] one army
   *[other] { $count } armies
} and { $leader } ({ $seas })
coming-leader = { $nation }: { $leader }
coming-none = { $nation }: no new armies
alt-timeline = The Timeline, a column for each round with the nations that come in it. It's round { $round }, { $years }.
alt-nation-points = { $nation } { $points }
alt-points = Points: { $points }.
alt-coming = Round { $round }, { $years }: { $coming }.
alt-scores-in = Scoring { $scoring }, at the end of round { $round }: { $nations }.

alt-map = Map of Britain in round { $round }, { $years }.
alt-part = The surroundings { $place-of }, larger.
alt-region = A part of the map, larger: { $region }.
alt-seat-points = { $seat } { $points }
alt-fought = Battles: { $areas }.
alt-taken = Changed hands: { $areas }.
alt-about = The decision is about { $areas }.
alt-marches = { $count ->
    [one] One move is drawn as an arrow.
   *[other] { $count } moves are drawn as arrows.
}
alt-stack = { $area } { $count }
alt-nation = Armies { $nation-of }: { $stacks }.
alt-subject = Armies { $nation-of }, a subject nation: { $stacks }.
alt-leader = { $leader } ({ $area })
alt-leaders = Leaders: { $leaders }.
alt-forts = Roman forts: { $areas }.
alt-ruins = Destroyed forts: { $areas }.
alt-stronghold = Strongholds: { $areas }.
alt-burh = Burhs: { $areas }.

battle-title = Battle { $area-of }
battle-line = { $attacker-The } against { $defender-the } · { $terrain }
battle-clear = clear terrain
battle-hard = difficult for the attacker
battle-attacks = attack
battle-defends = defend
battle-leader = { $leader } +1
battle-need = { $target } { $number }+
battle-need-all = hit on { $number ->
    [6] 6
   *[other] { $number } or more
}
battle-kills = { $count } killed
battle-roll = Roll { $number }
battle-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
battle-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
battle-no-hit = no hit
battle-before = The dice are still to be rolled.
battle-going-on = The battle goes on
battle-bonus = leader: each die +{ $bonus }
battle-wasted-shielded = { $count ->
    [one] one hit wasted: a fort falls last
   *[other] { $count } hits wasted: a fort falls last
}
battle-wasted-no-target-left = { $count ->
    [one] one hit wasted: no target left
   *[other] { $count } hits wasted: no target left
}
battle-fort-short = fort
battle-won = { $winner-The } win
battle-none-left = Both sides destroyed
battle-retreat = { $nation-the } retreat to { $area }
battle-fallen = { $leader } killed
battle-fort-lost = fort lost
battle-ruin = fortification destroyed
battle-cost = { $one } lost { $ones }, { $other } { $others }
battle-losses = losses { $losses }
alt-side = { $nation-The }: { $armies ->
    [one] one army
   *[other] { $armies } armies
}, { $needs }.
alt-with = With { $nation-the }: { $thing }.
alt-exchange = Round { $number }: { $rolls }.
alt-roll = { $nation } roll { $dice } and lose { $lost }
alt-roll-open = { $nation } roll { $dice }: { $count ->
    [0] no hits
    [one] { $count } hit
   *[other] { $count } hits
}
alt-scored = { $nation-The } score { $points ->
    [one] one point
   *[other] { $points } points
}.

card-round = Round { $round }
card-points = POINTS
card-war = WAR
card-victories = BATTLES WON
card-coming = COMING
card-more = { $count } more
card-more-nations = { $count ->
    [one] 1 more nation
   *[other] { $count } more nations
}
card-leader-comes = { $nation } (leader)
card-and-more = { $told } and { $count } more
place-stay = { $place }: stay
scoring-key = 3 × 2: 3 areas, 2 points each
scoring-key-kinds = Centers: goals. Near: around them. Far: elsewhere. Other: not for holding.
card-quiet = Nothing to report.
card-withdrawal = The Romans leave
card-withdrawal-detail = their forts go to others
card-submitted = under { $overlord-the }
card-bretwalda = Bretwalda
card-king = King of the English
card-final-king = King at the end
card-beat = { $winner } beat { $loser }
card-won = { $nation } { $count }
card-won-battles = { $nation } won { $count }
card-both = both sides destroyed
card-next-scoring = Next scoring: { $scoring }, at the end of round { $round } ({ $years }).
card-last-scoring = All scorings are over.
card-extra-turns = Then extra turns: { $nations }.
score-holding = areas held
score-occupying = areas occupied
score-raiding = raids
score-army = armies destroyed
score-fort = forts destroyed
score-stronghold = strongholds destroyed
score-leader = a leader killed
score-bretwalda = Bretwalda
score-king = King
alt-card = Card of round { $round }, { $years }.
alt-card-scoring = Card of round { $round }, { $years }, which ended with scoring { $scoring }.
alt-seat-gain = { $seat } { $points } ({ $change })
scoring-title = SCORING { $scoring }
scoring-centers = centers
scoring-adjacent = near
scoring-distant = far
scoring-others = other
scoring-round = round
scoring-total = total
scoring-limes = limes
alt-scoring = Scoring { $scoring } at the end of round { $round }.
alt-scores = { $nation-The } +{ $points } ({ $parts }), { $total } in all.
alt-scores-other = { $nation-The } +{ $points } for other things, { $total } in all.

game-head = Britannia reDux
title-line = { $years } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
title-task = A thousand years of Britain: peoples come, fight and settle, and each player leads several.
alt-title = Title card over a map of Britain: { $title }.
end-won = { $seat } wins
end-shared = A shared victory
end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-margin = { $points ->
    [one] 1 point, { $ahead } ahead of { $next }
   *[other] { $points } points, { $ahead } ahead of { $next }
}
end-best = Best nation: { $nation-the }, { $points ->
    [one] one point
   *[other] { $points } points
}.
end-of-game = **{ $level-The }.** { $reason }
alt-end = Closing card: { $level }.
alt-nations = By nation: { $points }.
alt-film = Britain, { $years }, in { $frames ->
    [one] one picture
   *[other] { $frames } pictures
}: each area in the colour of its owner.
film-begins = Britain in { $year }
film-start = The start
film-gain = { $seat } +{ $points }
film-gains = This round: { $gains }
film-no-gains = No points in this round
film-taken = { $nation-The } take { $areas }
film-changed = Changed hands: { $areas }
film-more = { $count } more
film-most = Most points: { $seats }, { $points }
film-won = { $seat } wins · { $points }
film-ahead = { $seat } leads · { $points }
film-turn = { $nation } on the move

stat-head = **{ $title } in figures**
stat-points = Points: { $points }.
stat-begun = To begin with: { $nations }.
stat-rest = Also: { $nations }.
stat-others = { $count ->
    [one] 1 more nation
   *[other] { $count } more nations
}: { $points }
stat-best = Best nations: { $nations }.
stat-battles = Battles: { $count }, won by the attacker: { $won }; armies lost in them: { $lost }.
stat-plot-points = POINTS BY ROUND
stat-plot-nations = POINTS BY NATION
stat-pale = Pale: at the start
stat-sort-holding = areas held
stat-sort-occupying = occupied
stat-sort-raiding = raids
stat-sort-killing = destroyed
stat-sort-kingship = kingship
alt-statistics = Two diagrams: the points of each player as lines, round by round, and those of each nation as bars.

plan-by-boat = { $way } by boat
plan-title = { $nation } · draft orders
report-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
report-title = { $nation } · { $round }
verdict-won = { $winner } win
verdict-both = Both destroyed
verdict-lost = { $nation }: { $count } lost
verdict-retreat = { $nation } retreat
verdict-fort = { $nation }: fort lost
fate-lost = { $count } lost
fate-retreat = retreat
fate-fort = fort lost
verdict-yes = won
verdict-no = lost
withdrawal-title = The Romans leave · { $round }
withdrawal-forts-gone = { $count ->
    [one] Fort gone
   *[other] { $count } forts gone
}
outcome-withdrawal = { $nation-The } keep { $count ->
    [one] one area
   *[other] { $count } areas
}
outcome-cost = own losses: { $count }
report-scored-for = { $nation }: { $cause }
outcome-moves = { $nation-The } march: no battle
outcome-one = { $winner-The } beat { $loser-the } { $area-in }
outcome-drawn = { $area }: both sides destroyed
outcome-won = { $nation-The } win { $won ->
    [one] a battle
   *[other] { $won } battles
}
outcome-lost = { $nation-The } lose { $lost ->
    [one] a battle
   *[other] { $lost } battles
}
outcome-both = { $nation-The } win { $won } and lose { $lost } of their battles
outcome-mixed = { $nation-The }, battles: { $won } won, { $lost } lost, { $drawn } with both sides destroyed
alt-plan = { $count ->
    [one] One arrow shows what has been ordered.
   *[other] { $count } arrows show what has been ordered.
}
alt-arrow-move = A move of { $count ->
    [one] one army
   *[other] { $count } armies
} from { $from-the } to { $to-the }.
alt-arrow-attack = An attack on { $to-the } from { $from-the } by { $count ->
    [one] one army
   *[other] { $count } armies
}.
told-more = -# More of it with /log.
panel-heading = **Round { $round }, { $years }** · { $nation } ({ $seat }){ $part ->
        [2] , second movement
        [extra] , extra turn
       *[other] {""}
    }
    -# { $points }
panel-goals = -# 🎯 Scoring { $scoring } { $left ->
        [0] at the end of this round
        [one] at the end of the next round
       *[other] in { $left } rounds
    }: { $centers } ({ $forts ->
        [1] { $points } for a fort in each
       *[other] { $count ->
            [one] { $points }
           *[other] { $points } each
        }
    }). Now: { $due }.
panel-goal = { $area }
panel-goal-held = { $area } ✅
panel-taking = -# 🚩 Points for taking { $groups } (B15.2).
panel-to-take = { $areas } ({ $points }{ $count ->
        [one] {""}
       *[other] {" "}each
    })
panel-taking-many = { $others ->
        [yes] { $count ->
            [one] 1 other area
           *[other] { $count } other areas
        }
       *[no] { $count ->
            [one] 1 area
           *[other] { $count } areas
        }
    } ({ $points } each)
panel-moves = ➡️ Moved so far: { $moves }.
panel-move = { $units } { $origin } → { $goal }
panel-move-boat = { $units } { $origin } → { $goal } by boat
panel-orders = 📜 Ordered: { $orders }.
panel-order = { $area } ({ $limit ->
    [-1] ask each round
    [0] fight on
   *[other] leave at { $limit }
}{ $losses ->
    [losses-infantry] , infantry falls first
    [losses-cavalry] , cavalry falls first
    [losses-landed] , what has just landed falls last
   *[losses-open] {""}
})
panel-order-return-stay = all stay after victories
panel-order-return-leave = all go back after victories
panel-order-raiders-home = raiders go back to sea
panel-order-raiders-stay = raiders settle
panel-herepaths = 🛤️ Herepaths, along which a step costs no movement: { $roads }.
panel-herepath = { $one } – { $other }
panel-battle = ⚔️ Left after battle round { $number }: { $sides }.
panel-battle-rolled = ⚔️ Before the losses of battle round { $number }: { $sides }.
panel-side = { $nation } { $units } (dice { $dice })
panel-last-battle = ⚔️ Last battle: { $winner-the } won { $area-in }. { $cost }.
panel-last-battle-lost = ⚔️ Last battle: both sides were destroyed { $area-in }. { $cost }.
panel-withdrawal = 🦅 The Romans leave Britain. { $placed ->
    [0] No area has passed to anyone yet.
   *[other] So far: { $nations }.
}
panel-successors = { $nation } ({ $areas })
panel-heading-round = **Round { $round }, { $years }**
    -# { $points }
status-seat = **{ $seat }: { $points }**
status-nation = { $nation }: { $points } · { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
status-nation-without = { $nation }: { $points } · no units
status-nation-due = { $told } · would score { $due } in { $scoring }
status-subjects = Subject to Rome: { $nations }.
status-later = Still to come this round: { $coming }.
status-coming = Next round: { $coming }.
status-extra = Extra turns at the end (B12), as things are: { $coming }.
status-extra-next = Extra turns at the end of the next round (B12): { $nations }.
