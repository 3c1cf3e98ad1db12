# What happened, as a good scribe would telegraph it. An event without a text here is told as in prose.ftl.

terse-turn-began = **{ $year }.**
terse-player-turn-began = __{ $player }__
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
terse-taken = 🚩 { $power }: { $areas }.
terse-taken-more = 🚩 { $power }: { $areas }.
terse-taken-stars = ★ { $power }: { $areas }.
terse-rome-rebelled = 🔥 **Rome:** in the hands of rebels.
terse-rome-taken = 🔥 **Rome falls:** { $power }.
terse-rome-regained = 🦅 **Rome is Roman.**
terse-raised = { $power }: { $count ->
    [one] one new unit
   *[other] { $count } new units
}.
terse-idle = { $player }: nothing.
terse-unit-retreated = { $unit } gone from the Huns.
terse-leader-arrived = 👑 **{ $leader }.**
terse-leader-left = † { $leader }.
terse-emperor-placed = Emperor { $place-in }.
terse-emperor-placed-north = Emperor beyond the Line: { $place }.
terse-war-declared = ⚔️ **War:** { $by } on { $on-the }.
terse-alliance-began = 🤝 { $people } with { $empire-the }.
terse-alliance-ended = { $people } and { $empire-the }: alliance over.
terse-peace-made = 🕊️ **Peace** (treaty { $rung }): { $by } yields to { $to-the } until { $until }.
terse-area-yielded = **{ $area }** goes from { $by-the } to { $to-the }.
terse-areas-yielded = { $by-The } { $by-number ->
    [plural] give
   *[singular] gives
} up { $areas-the } to { $to-the }.
terse-tribute-set = Tribute of Parthia: { $amount }.
terse-tribute-set-none = The tribute ends.
terse-star-looted = 🔥 **{ $area }** looted: { $unit }.
terse-star-looted-rome = 🔥 **Rome sacked:** { $unit }.
terse-star-rebuilt = **{ $area }** rebuilt.
terse-star-rebuilt-begun = **{ $area }:** rebuilding.
terse-bribes-made = 💰 { $units }, paid by { $empire-the }.
terse-other-fights = ⚔️ { $count } more.
terse-other-fights-also = ⚔️ { $count } more, { $areas } among them.
terse-more-fights = ⚔️ { $count } more: { $areas }.
terse-bribe-made = 💰 { $unit } ({ $area }), paid by { $empire-the }.
terse-revolt-began = 🔥 **{ $area }:** revolt, no garrison.
terse-revolt-began-armed = 🔥 **{ $area }:** revolt, { $unit }.
terse-revolt-ended = { $area }: quiet.
terse-all-revolts-ended = Quiet again: { $areas }.
terse-all-recivilised = No garrison needed: { $areas }.
terse-recivilised = { $area }: no garrison needed.
terse-civil-war-began = 🔥 **Civil war** { $capital-in }: { $size } at most.
terse-no-civil-war = No civil war.
terse-sassanid-revolt-began = 🔥 **Sassanid revolt.**
terse-sassanid-revolt-ended-won = **Persia is Sassanid.**
terse-sassanid-revolt-ended-lost = Sassanids beaten.
terse-walls-built = 🧱 Walls up: Constantinople.
terse-walls-fell = **Walls breached:** Constantinople.
terse-empire-divided = **Empire divided:** West, East.
terse-half-fell = **{ $half-The }:** fallen.
terse-people-gone = { $people }: gone.
terse-kingdom-founded = 👑 **{ $capital }:** { $kingdom } ({ $units }).
terse-kingdom-founded-huns = 👑 **{ $capital }:** seat of { $kingdom-the } ({ $units }).
terse-kingdom-turned-foederatus = { $kingdom }: Roman pay.
terse-kingdom-turned-rogue = **{ $kingdom }: rogue.**
terse-kingdom-ended = { $kingdom }: ended.
terse-armenia-turned = Armenia: { $to }.
terse-armenia-turned-free = Armenia: free.
terse-kingdom-inherited = Inherited: { $areas }.
terse-huns-came = 🐎 **{ $horde }:** here.
terse-huns-came-more = 🐎 { $horde }: more.
terse-turn-ended-rome = ★ Rome { $rome }, Parthia { $parthia }: Rome +{ $difference }.
terse-turn-ended-parthia = ★ Rome { $rome }, Parthia { $parthia }: Parthia +{ $difference }.
terse-turn-ended-level = ★ { $rome } each.
terse-game-ended = **{ $level-The }.** { $reason }
terse-chapter-open = Not yet told.
terse-more-revolts = 🔥 Revolts: { $areas }.
terse-raised-units = New units: { $units }.
terse-thread-contested = { $area }: attack number { $times }.
terse-thread-ahead = { $player } leads, { $row } decades in a row.
terse-thread-overtaken = New leader: { $player }.
