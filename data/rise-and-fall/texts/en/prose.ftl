# The narrator of Rise and Fall: tell-<stem> for every event that has a story, with variants -b, -c and so on.

tell-turn-began = **{ $year }.** A new decade begins.
tell-turn-began-b = **{ $year }.** The scribes open a new roll.
tell-turn-began-c = **{ $year }.** Ten years more on the wheel.
tell-player-turn-began = __{ $player }__
tell-production-counted = { $empire } can keep { $total } points in the field.
tell-production-counted-b = The granaries of { $empire } feed { $total } points of troops.
tell-production-counted-c = { $total } points: that is what { $empire } can pay this decade.
tell-attacked = ⚔️ **{ $area }:** { $attacker } from { $origin }, with { $helpers ->
    [one] one unit in support
   *[other] { $helpers } units in support
}, breaks { $defenders } ({ $attack } to { $defense }).
tell-attacked-b = ⚔️ **{ $area }** falls: { $defenders } { $count ->
    [one] is
   *[other] are
} swept away by { $attacker } and { $helpers ->
    [one] one helper
   *[other] { $helpers } helpers
} ({ $attack } to { $defense }).
tell-attacked-c = ⚔️ From { $origin } against **{ $area }**: { $attack } to { $defense }, and { $defenders } { $count ->
    [one] is
   *[other] are
} no more. { $attacker } stands where they stood.
tell-attacked-d = ⚔️ **{ $area }** changes masters. { $attacker } led, { $helpers ->
    [one] one unit
   *[other] { $helpers } units
} helped; against { $attack } the { $defense } of { $defenders } were too few.
tell-attacked-alone = ⚔️ **{ $area }:** { $attacker } comes from { $origin } and needs no help against { $defenders } ({ $attack } to { $defense }).
tell-attacked-alone-b = ⚔️ { $attacker } alone is enough for { $defenders } at **{ $area }** ({ $attack } to { $defense }).
tell-attacked-alone-c = ⚔️ **{ $area }** is taken in one rush: { $attacker } over { $defenders }, { $attack } to { $defense }.
tell-attacked-alone-d = ⚔️ Nobody comes to the help of { $defenders } at **{ $area }**; { $attacker } wins { $attack } to { $defense }.
tell-absorbed = 🐎 **{ $area }:** { $defenders } ride with { $attacker } from now on, or not at all.
tell-absorbed-b = 🐎 { $attacker } comes over **{ $area }** like weather; of { $defenders } there is no more word.
tell-taken = 🚩 { $power }: { $areas }.
tell-taken-more = 🚩 { $power }: { $areas } and { $more } more.
tell-taken-stars = { $power } won { $areas }.
tell-taken-stars-b = To the stars of { $power } came { $areas }.
tell-raised = { $count ->
    [one] One new unit
   *[other] { $count } new units
} for { $power }.
tell-idle = Nothing stirs.
tell-idle-b = The decade passes in garrison.
tell-unit-retreated = { $unit } gives way before the Huns.
tell-leader-arrived = 👑 **{ $leader }** takes the reins.
tell-leader-arrived-b = 👑 The age has a name again: **{ $leader }**.
tell-leader-arrived-c = 👑 **{ $leader }** appears, and the armies feel it.
tell-leader-left = † { $leader } is gone.
tell-leader-left-b = † { $leader } leaves the stage to smaller men.
tell-emperor-placed = The Emperor is in { $place }.
tell-war-declared = ⚔️ **{ $by } declares war on { $on }.**
tell-war-declared-b = ⚔️ The spear is thrown: **{ $by } against { $on }**.
tell-alliance-began = 🤝 { $people } stands with { $empire }.
tell-alliance-ended = The alliance of { $empire } and { $people } is over.
tell-peace-made = 🕊️ **{ $by } sues for peace**, on the terms of treaty { $rung }. The swords rest until { $until }.
tell-area-yielded = By treaty **{ $area }** goes from { $by } to { $to }.
tell-area-yielded-b = { $by } gives up **{ $area }**; { $to } moves in.
tell-tribute-set = Parthia pays { $amount } points of tribute a decade.
tell-tribute-set-none = The tribute is at an end.
tell-star-looted = 🔥 **{ $area }** is looted by { $unit }.
tell-star-looted-b = 🔥 { $unit } leaves nothing in **{ $area }** that can be carried.
tell-star-rebuilt = **{ $area }** stands again.
tell-star-rebuilt-begun = Builders are at work in **{ $area }**.
tell-bribe-made = 💰 { $empire } pays { $unit } in { $area } to stay where they are.
tell-bribe-made-b = 💰 Gold of { $empire } holds { $unit } in { $area }.
tell-revolt-began = 🔥 **{ $area }** refuses to obey { $empire }; there is no garrison to insist.
tell-revolt-began-b = 🔥 Without a garrison **{ $area }** pays no taxes to { $empire }.
tell-revolt-began-armed = 🔥 **Revolt in { $area }:** { $unit } rises against { $empire }.
tell-revolt-began-armed-b = 🔥 **{ $area }** is lost to { $empire } from within: { $unit } takes up arms.
tell-revolt-ended = { $area } is quiet again.
tell-recivilised = { $area } needs no garrison of { $empire } any more.
tell-civil-war-began = 🔥 **Civil war.** { $capital } proclaims an emperor of its own, with up to { $size } legions.
tell-civil-war-began-b = 🔥 **Romans against Romans:** in { $capital } the purple is worn by somebody else, and up to { $size } legions salute.
tell-no-civil-war = This time no general finds anybody to follow him.
tell-sassanid-revolt-began = 🔥 **In Persis the fire is lit again:** Ardashir rises against the Arsacids.
tell-sassanid-revolt-ended-won = **The Sassanids rule.** Iran has new masters, and they remember Darius.
tell-sassanid-revolt-ended-lost = The last Sassanid falls; the Arsacids stay.
tell-walls-built = 🧱 The great Walls rise around Constantinople.
tell-walls-fell = **The Walls of Constantinople are breached.**
tell-empire-divided = **The Empire is divided** into West and East.
tell-half-fell = **{ $half } is no more.**
tell-people-gone = The { $people } disappear from history.
tell-kingdom-founded = 👑 { $unit } settles in **{ $capital }**: { $kingdom } is founded, with { $units } units.
tell-kingdom-turned-foederatus = { $kingdom } takes Roman pay.
tell-kingdom-turned-rogue = **{ $kingdom } breaks its oath.**
tell-kingdom-ended = { $kingdom } has ceased to be.
tell-armenia-turned = Armenia goes over to { $to }.
tell-armenia-turned-free = Armenia belongs to itself again.
tell-kingdom-inherited = By testament Rome inherits { $areas }.
tell-turn-ended-rome = The count: Rome { $rome } stars, Parthia { $parthia }. Rome leads by { $difference }.
tell-turn-ended-parthia = The count: Rome { $rome } stars, Parthia { $parthia }. Parthia leads by { $difference }.
tell-turn-ended-level = The count: { $rome } stars on either side.
tell-game-ended = **{ $level }.** { $reason }

chapter-heading = ## Turn { $turn } · { $year }
tell-chapter-open = The decade is not yet told.

summary-heading = **The decade of { $year } is over**
summary-taken = 🚩 **{ $power }:** { $areas }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
summary-fights = ⚔️ **{ $power }:** { $won } won, { $lost ->
    [one] { $lost } unit lost
   *[other] { $lost } units lost
}
summary-revolts = 🔥 **Revolts:** { $areas }
summary-looted = 🔥 **Looted:** { $areas }
summary-stars = ★ **Stars:** Rome { $rome }, Parthia { $parthia }{ $german ->
    [0] {""}
   *[other] , the Germans { $german }
}
ahead-head = **What lies ahead**
ahead-leaders = - { $leaders } will appear
ahead-leaving = - { $leaders } will leave
ahead-civil-war = - { $count ->
    [one] a civil war
   *[other] { $count } civil wars
}
