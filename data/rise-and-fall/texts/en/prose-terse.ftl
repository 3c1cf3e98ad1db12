# What happened, as a good scribe would telegraph it. An event without a text here is told as in prose.ftl.

terse-turn-began = **{ $year }.**
terse-player-turn-began = __{ $player-The }{ $player-number ->
    [plural] { $player-word ->
        [Hunae] 's turn
       *[other] ' turn
    }
   *[singular] 's turn
}__
terse-production-counted = { $empire }: { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
terse-production-counted-half = Rome, { $half }: { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
terse-attacked = ⚔️ **{ $area }:** { $attacker } ({ $origin }) +{ $helpers }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-alone = ⚔️ **{ $area }:** { $attacker } ({ $origin }), { $attack }:{ $defense }. Lost: { $defenders }.
terse-absorbed = 🐎 **{ $area }:** { $defenders } absorbed by { $attacker }.
terse-taken = 🚩 { $power-The } { $power-number ->
    [plural] take
   *[singular] takes
} { $areas-the }.
terse-taken-more = 🚩 { $power-The } also { $power-number ->
    [plural] take
   *[singular] takes
} { $areas-the }.
terse-taken-stars = ★ { $power-The } { $power-number ->
    [plural] win
   *[singular] wins
} { $areas-the }.
terse-rome-rebelled = 🔥 **Rome is in the hands of rebels.**
terse-rome-taken = 🔥 **Rome falls** to { $power-the }.
terse-rome-regained = 🦅 **Rome is Roman.**
terse-raised = { $power }: { $count ->
    [one] one new unit
   *[other] { $count } new units
}.
terse-idle = { $player }: nothing.
terse-unit-retreated = { $unit-The } flee from the Huns.
terse-leader-arrived = 👑 **{ $leader }** comes to power.
terse-leader-left = † { $leader } is gone.
terse-emperor-placed = The Emperor is { $place-in }.
terse-emperor-placed-north = The Emperor crosses the Barbarian Line: { $place }.
terse-war-declared = ⚔️ { $by-The } { $by-number ->
    [plural] declare
   *[singular] declares
} **war** on { $on-the }.
terse-war-declared-b = ⚔️ It's **war**: { $by-the } against { $on-the }.
terse-war-declared-c = ⚔️ { $by-The } { $by-number ->
    [plural] go
   *[singular] goes
} to **war** with { $on-the }.
terse-alliance-began = 🤝 { $people-The } { $people-number ->
    [plural] ally
   *[singular] allies
} with { $empire-the }.
terse-alliance-ended = The alliance { $people-of } with { $empire-the } is over.
terse-peace-made = 🕊️ **Peace** (treaty { $rung }): { $by-the } { $by-number ->
    [plural] yield
   *[singular] yields
    } to { $to-the } until { $until }.
terse-peace-made-b = 🕊️ { $by-The } { $by-number ->
    [plural] sue
   *[singular] sues
    } for **peace** with { $to-the }: treaty { $rung }, until { $until }.
terse-peace-made-c = 🕊️ **Peace** until { $until }: { $by-the } { $by-number ->
    [plural] sign
   *[singular] signs
    } treaty { $rung }.
terse-area-yielded = **{ $area-The }** { $area-number ->
    [plural] go
   *[singular] goes
} from { $by-the } to { $to-the }.
terse-areas-yielded = { $by-The } { $by-number ->
    [plural] give
   *[singular] gives
} up { $areas-the } to { $to-the }.
terse-tribute-set = { $persians-number ->
    [plural] { $persians-The } now pay
   *[other] { $persians-The } now pays
} { $amount ->
    [one] one point
   *[other] { $amount } points
} of tribute a decade.
terse-tribute-set-none = The tribute ends.
terse-areas-looted = 🔥 { $power-The } { $power-number ->
    [plural] loot
   *[singular] loots
} { $areas-the }.
terse-star-looted = 🔥 { $unit-The } loot **{ $area-the }**.
terse-star-looted-rome = 🔥 { $unit-The } **sack Rome**.
terse-star-rebuilt = **{ $area-The }** is rebuilt.
terse-star-rebuilt-begun = **{ $area-The }** is being rebuilt.
terse-bribes-made = 💰 { $empire-The } { $empire-number ->
    [plural] pay
   *[singular] pays
    } { $units } to stay.
terse-other-fights = ⚔️ More victories: { $units }.
terse-other-fights-also = ⚔️ More victories: { $units }, { $others ->
    [0] {""}
   *[other] also{" "}
}in { $areas-the }.
terse-only-fights = ⚔️ Fights won: { $units }.
terse-only-fights-also = ⚔️ Fights won: { $units }, { $others ->
    [0] {""}
   *[other] also{" "}
}in { $areas-the }.
terse-more-fights = ⚔️ { $count ->
    [one] One more fight is won
   *[other] { $count } more fights are won
} in { $areas-the }.
terse-bribe-made = 💰 { $empire-The } { $empire-number ->
    [plural] pay
   *[singular] pays
    } { $unit-the } to stay { $area-in }.
terse-revolt-began = 🔥 **{ $area-The }** revolts: there's no garrison.
terse-revolt-began-armed = 🔥 **{ $area-The }** revolts, with { $unit-the }.
terse-revolt-ended = { $area-The } is quiet again.
terse-all-revolts-ended = It's quiet again in { $areas-the }.
terse-all-rebuilding = { $areas-The } { $areas-number ->
    [plural] are
   *[singular] is
} being rebuilt.
terse-all-rebuilt = { $areas-The } { $areas-number ->
    [plural] are
   *[singular] is
} rebuilt.
terse-all-recivilised = { $areas-The } { $areas-number ->
    [plural] need
   *[singular] needs
} no garrison any more.
terse-recivilised = { $area-The } needs no garrison any more.
terse-civil-war-began = 🔥 **Civil war** breaks out { $capital-in }, with { $size ->
    [one] one legion
   *[other] { $size } legions
} at most.
terse-no-civil-war = There's no civil war.
terse-sassanid-revolt-began = 🔥 **The Sassanids revolt.**
terse-sassanid-revolt-ended-won = **Persia is Sassanid.**
terse-sassanid-revolt-ended-lost = The Sassanids are beaten.
terse-walls-built = 🧱 The Walls of Constantinople are up.
terse-walls-fell = **The Walls of Constantinople are breached.**
terse-empire-divided = **The Empire is divided** into West and East.
terse-half-fell = **{ $half-The } has fallen.**
terse-people-gone = { $people-The } are no more.
terse-kingdom-founded = 👑 { $unit-The } found **{ $kingdom-the }** { $capital-in } ({ $units }).
terse-kingdom-founded-other = 👑 { $unit-The } settle { $capital-in } and become **{ $kingdom-the }** ({ $units }).
terse-kingdom-founded-huns = 👑 **{ $capital-The }** is now the seat { $kingdom-of } ({ $units }).
terse-kingdom-turned-foederatus = { $kingdom-The } takes Roman pay.
terse-kingdom-turned-rogue = **{ $kingdom-The } breaks with Rome.**
terse-kingdom-turned-rogue-brief = **{ $kingdom-The } takes Roman pay and breaks with Rome.**
terse-kingdom-ended = { $kingdom-The } has ended.
terse-armenia-turned = Armenia joins { $to-the }.
terse-armenia-turned-free = Armenia is free.
terse-kingdom-inherited = Rome inherits { $areas-the }.
terse-huns-came = 🐎 **{ $horde-The }** are here.
terse-huns-came-more = 🐎 More { $horde } come.
terse-turn-ended-rome = ★ Rome { $rome }, { $persians } { $parthia }: Rome +{ $difference }.
terse-turn-ended-parthia = ★ Rome { $rome }, { $persians } { $parthia }: { $persians } +{ $difference }.
terse-turn-ended-level = ★ { $rome } each.
terse-game-ended = **{ $level-The }.** { $reason }
terse-chapter-open = Not yet told.
terse-more-revolts = 🔥 { $areas-number ->
    [plural] Revolts break
   *[singular] A revolt breaks
} out in { $areas-the }.
terse-raised-units = New units: { $units }.
terse-thread-contested = { $area-The }: attack number { $times }.
terse-thread-contested-b = Attacks on { $area-the } so far: { $times }.
terse-thread-contested-c = Most attacked so far: { $area-the } ({ $times }).
terse-thread-ahead = { $player } leads, { $row } decades in a row.
terse-thread-ahead-b = In front for { $row } decades: { $player }.
terse-thread-ahead-c = { $player-The } still { $player-number ->
    [plural] lead
   *[singular] leads
    }: { $row } counts.
terse-thread-overtaken = New leader: { $player }.

# Fights under their circumstances.

terse-attacked-again = ⚔️ **{ $area }**, attack number { $times }: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-again-b = ⚔️ **{ $area }** again: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-back = ⚔️ **{ $area }** retaken: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-back-b = ⚔️ Back to its last owner: **{ $area-the }**. { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-rebels = ⚔️ **{ $area }**, Romans against Romans: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-star = ⭐ **{ $area }**, a star: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-star-b = ⭐ **{ $area }** and its star: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-narrow = ⚔️ **{ $area }**, by one point: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-crushing = ⚔️ **{ $area }**, easily: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-crushing-b = ⚔️ **{ $area }**, twice the strength: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.
terse-attacked-many = ⚔️ **{ $area }**, several at once: { $attacker }, { $attack }:{ $defense }. Lost: { $defenders }.

# Leaders, by side.

terse-leader-arrived-rome = 👑 Rome is led by **{ $leader }**.
terse-leader-arrived-parthia = 👑 { $persians-number ->
    [plural] { $persians-The } are
   *[other] { $persians-The } is
} led by **{ $leader }**.
terse-leader-left-rome = † Rome has lost { $leader }.
terse-leader-left-parthia = † { $persians-number ->
    [plural] { $persians-The } have
   *[other] { $persians-The } has
} lost { $leader }.
