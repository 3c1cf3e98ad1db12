# The narrator of Rise and Fall: tell-<stem> for every event that has a story, with variants -b, -c and so on.

tell-turn-began = **{ $year }.** A new decade begins.
tell-turn-began-b = **{ $year }.** The scribes open a new roll.
tell-turn-began-c = **{ $year }.** Ten years more on the wheel.
tell-turn-heading = **{ $year }.**
tell-player-turn-began = __{ $player-The }{ $player-number ->
    [plural] { $player-word ->
        [Hunae] 's turn
       *[other] ' turn
    }
   *[singular] 's turn
}__
tell-production-counted = { $empire-The } can keep { $total ->
    [one] { $total } point
   *[other] { $total } points
    } in the field.
tell-production-counted-b = The granaries { $empire-of } feed { $total ->
    [one] { $total } point
   *[other] { $total } points
    } of troops.
tell-production-counted-c = { $total ->
    [one] { $total } point
   *[other] { $total } points
    }: that is what { $empire-the } can pay this decade.
tell-production-counted-half = { $half-The } can keep { $total ->
    [one] { $total } point
   *[other] { $total } points
    } in the field.
tell-production-counted-half-b = In { $half-the } there is pay for { $total ->
    [one] { $total } point
   *[other] { $total } points
    } of troops.
tell-attacked = ⚔️ **{ $area }:** { $attacker-the } from { $origin-the }, with { $helpers ->
    [one] one unit in support
   *[other] { $helpers } units in support
}, { $attacker-number ->
    [plural] break
   *[singular] breaks
} { $defenders-the } ({ $attack } to { $defense }).
tell-attacked-b = ⚔️ **{ $area }:** { $attacker-the } and { $helpers ->
    [one] one other unit
   *[other] { $helpers } other units
} sweep { $defenders-the } away ({ $attack } to { $defense }).
tell-attacked-c = ⚔️ From { $origin-the } against **{ $area-the }**: { $attack } to { $defense }. { $attacker-The } { $attacker-number ->
    [plural] take
   *[singular] takes
} the ground that { $defenders-the } held.
tell-attacked-d = ⚔️ **{ $area }:** a change of masters. { $attacker-The } { $attacker-number ->
    [plural] lead
   *[singular] leads
}, { $helpers ->
    [one] one unit helps
   *[other] { $helpers } units help
}, and { $defenders-the } { $defenders-number ->
    [plural] give
   *[singular] gives
} way ({ $attack } to { $defense }).
tell-attacked-e = ⚔️ **{ $area }:** { $defense } won't stop { $attack }. { $attacker-The } and { $helpers ->
    [one] one other unit
   *[other] { $helpers } other units
} finish off { $defenders-the }.
tell-attacked-alone = ⚔️ **{ $area }:** { $attacker-the } { $attacker-number ->
    [plural] come from { $origin-the } and need
   *[singular] comes from { $origin-the } and needs
} no help against { $defenders-the } ({ $attack } to { $defense }).
tell-attacked-alone-b = ⚔️ **{ $area }:** { $attacker-the } alone { $attacker-number ->
    [plural] are
   *[singular] is
} enough for { $defenders-the } ({ $attack } to { $defense }).
tell-attacked-alone-c = ⚔️ **{ $area }**, in one rush: { $attacker-the } over { $defenders-the }, { $attack } to { $defense }.
tell-attacked-alone-d = ⚔️ **{ $area }:** no one comes to help { $defenders-the }; { $attacker-the } { $attacker-number ->
    [plural] win
   *[singular] wins
} { $attack } to { $defense }.
tell-attacked-alone-e = ⚔️ **{ $area }:** { $attack } to { $defense }, and { $attacker-the } { $attacker-number ->
    [plural] hold
   *[singular] holds
} what { $defenders-the } held.
tell-absorbed = 🐎 **{ $area }:** { $defenders-the } ride with { $attacker-the } from now on, or not at all.
tell-absorbed-b = 🐎 { $attacker-The } come over **{ $area-the }** like weather, and carry off { $defenders-the }.
tell-taken = 🚩 { $power }: { $areas }.
tell-taken-more = 🚩 { $power }: { $areas }.
tell-taken-stars = { $power-The } won { $areas }.
tell-taken-stars-b = { $power-The } won stars: { $areas }.
tell-rome-rebelled = 🔥 **Rome is in the hands of rebels.** Romans hold it still, but not for the Emperor.
tell-rome-taken = 🔥 **Rome has fallen** to { $power-the }. The world holds its breath, and finds that it goes on.
tell-rome-regained = 🦅 **Rome is Roman again.**
tell-raised = { $count ->
    [one] One new unit
   *[other] { $count } new units
} for { $power-the }.
tell-raised-b = { $power-The }: { $count ->
    [one] one unit has
   *[other] { $count } units have
} been raised.
tell-idle = Nothing stirs.
tell-idle-b = The decade passes in garrison.
tell-unit-retreated = { $unit-The } give way before the Huns.
tell-unit-retreated-b = The wagons { $unit-of } roll: anywhere but where the Huns are.
tell-leader-arrived = 👑 **{ $leader }** takes the reins.
tell-leader-arrived-b = 👑 The age has a name again: **{ $leader }**.
tell-leader-arrived-c = 👑 **{ $leader }** appears, and the armies feel it.
tell-leader-arrived-rome = 👑 **{ $leader }** has the thanks of the Senate and the oath of the army. The oath came first.
tell-leader-arrived-rome-b = 👑 There's a new profile on the coins of Rome: **{ $leader }**.
tell-leader-arrived-rome-c = 👑 Rome has found its man: **{ $leader }**.
tell-leader-arrived-parthia = 👑 In Ctesiphon the nobles kneel before **{ $leader }**, King of Kings.
tell-leader-arrived-parthia-b = 👑 The seven great houses of Iran follow **{ $leader }**, all seven for once.
tell-leader-arrived-parthia-c = 👑 **{ $leader }** counts his horsemen and looks west.
tell-leader-left = † { $leader } is gone.
tell-leader-left-b = † { $leader } leaves the stage to smaller men.
tell-leader-left-rome = † { $leader } is dead, and the Senate votes on whether he's a god.
tell-leader-left-rome-b = † Rome walks behind the bier of { $leader }; the legions ask who pays them now.
tell-leader-left-rome-c = † The age of { $leader } is over. His portraits stay, for want of better ones.
tell-leader-left-parthia = † The fire that was lit for { $leader } is put out, as custom has it at a king's death.
tell-leader-left-parthia-b = † { $leader } is dead, and his sons count one another.
tell-leader-left-parthia-c = † The throne of Ctesiphon is empty: { $leader } rides no more.
tell-emperor-placed = The Emperor stays { $place-in }.
tell-emperor-placed-north = The Emperor leads his troops beyond the Line: { $place }.
tell-war-declared = ⚔️ **{ $by-The } { $by-number ->
    [plural] declare
   *[singular] declares
} war on { $on-the }.**
tell-war-declared-b = ⚔️ The spear is thrown: **{ $by-the } against { $on-the }**.
tell-war-declared-c = ⚔️ **War: { $by-the } against { $on-the }.**
tell-alliance-began = 🤝 { $people-The } { $people-number ->
    [plural] side
   *[singular] sides
} with { $empire-the }.
tell-alliance-began-b = 🤝 { $empire-The } and { $people-the } have the same enemies now.
tell-alliance-ended = The alliance between { $empire-the } and { $people-the } is over.
tell-peace-made = 🕊️ **{ $by-The } { $by-number ->
    [plural] sue
   *[singular] sues
    } { $to-the } for peace**, on the terms of treaty { $rung }. The swords rest until { $until }.
tell-peace-made-rome = 🕊️ **Rome sues for peace.** The Senate calls treaty { $rung } a success; it binds both sides until { $until }.
tell-peace-made-rome-b = 🕊️ **A Roman envoy crosses the Euphrates without an army.** Treaty { $rung }, and peace until { $until }.
tell-peace-made-parthia = 🕊️ **{ $persians-number ->
    [plural] { $persians-The } sue
   *[other] { $persians-The } sues
} for peace.** The King of Kings signs treaty { $rung } and grants Rome quiet until { $until }.
tell-peace-made-parthia-b = 🕊️ **Envoys from Ctesiphon bring silk, and ask for peace.** They get treaty { $rung }, until { $until }.
tell-peace-made-again = 🕊️ **Once more { $by-the } { $by-number ->
    [plural] ask
   *[singular] asks
    } for peace.** The envoys know the inns by now. Treaty { $rung }, until { $until }.
tell-peace-made-again-b = 🕊️ **Peace again, and again it's { $by-the } that had to ask.** Treaty { $rung } holds until { $until }.
tell-peace-made-again-c = 🕊️ **The old treaty is taken out of its chest:** peace for { $by-the }, on the terms of treaty { $rung }, until { $until }.
tell-area-yielded = By treaty **{ $area-the }** { $area-number ->
    [plural] go
   *[singular] goes
} from { $by-the } to { $to-the }.
tell-area-yielded-b = { $by-The } { $by-number ->
    [plural] give
   *[singular] gives
} up **{ $area-the }** to { $to-the }.
tell-tribute-set = { $persians-number ->
    [plural] { $persians-The } pay
   *[other] { $persians-The } pays
} { $amount ->
    [one] one point
   *[other] { $amount } points
} of tribute a decade.
tell-tribute-set-none = The tribute is at an end.
tell-star-looted = 🔥 { $unit-The } loot **{ $area-the }**.
tell-star-looted-b = 🔥 { $unit-The } leave nothing { $area-in } that can be carried.
tell-star-looted-again = 🔥 **{ $area-The }** again. { $unit-The } know where the cellars are.
tell-star-looted-again-b = 🔥 There was little left { $area-in }. { $unit-The } take that too.
tell-star-looted-rome = 🔥 **Rome is sacked** by { $unit-the }. For three days they carry the spoil of the world down to the wagons.
tell-star-rebuilt = **{ $area-The }** is rebuilt.
tell-star-rebuilt-b = **{ $area-The }** is on its feet, and pays taxes.
tell-star-rebuilt-begun = Builders are at work { $area-in }.
tell-star-rebuilt-begun-b = **{ $area-In }** they're laying bricks.
tell-bribes-made = 💰 { $empire-The } { $empire-number ->
    [plural] pay
   *[singular] pays
    } { $count ->
        [one] one unit to stay where it is
       *[other] { $count } units to stay where they are
    }: { $units }.
tell-bribes-made-b = 💰 The gold { $empire-of } holds { $count ->
        [one] one unit
       *[other] { $count } units
    } in place: { $units }.
tell-more-fights = ⚔️ { $count ->
    [one] One more fight was won
   *[other] { $count } more fights were won
} in { $areas-the }.
tell-more-fights-b = ⚔️ And { $count ->
    [one] one more victory
   *[other] { $count } more victories
} in { $areas-the }.
tell-bribe-made = 💰 { $empire-The } { $empire-number ->
    [plural] pay
   *[singular] pays
    } { $unit-the } to stay { $area-in }.
tell-bribe-made-b = 💰 **{ $area }:** the gold { $empire-of } holds { $unit-the } in place.
tell-bribe-made-c = 💰 **{ $area }:** { $empire-the } { $empire-number ->
    [plural] buy
   *[singular] buys
    } peace from { $unit-the }.
tell-revolt-began = 🔥 **{ $area-The }** refuses to obey { $empire-the }; there's no garrison to insist.
tell-revolt-began-b = 🔥 Without a garrison **{ $area-the }** pays no taxes to { $empire-the }.
tell-revolt-began-armed = 🔥 **Revolt { $area-in }:** { $unit-the } rise against { $empire-the }.
tell-revolt-began-armed-b = 🔥 A revolt takes **{ $area-the }** from { $empire-the }: { $unit-the } take up arms.
tell-revolt-ended = { $area-The } is quiet again.
tell-revolt-ended-b = { $area-In } the unrest has died down.
tell-recivilised = { $area-The } needs no garrison { $empire-of } any more.
tell-recivilised-b = { $empire-The } can leave { $area-the } without a garrison.
tell-civil-war-began = 🔥 **Civil war.** { $capital-In } they proclaim an emperor of their own, with up to { $size ->
    [one] one legion
   *[other] { $size } legions
    }.
tell-civil-war-began-b = 🔥 **Romans against Romans:** { $capital-in } someone else wears the purple, and up to { $size ->
    [one] one legion salutes
   *[other] { $size } legions salute
    } him.
tell-civil-war-began-again = 🔥 **Civil war, and the last one isn't ten years old.** { $capital-In } there's a second purple, with up to { $size ->
    [one] one legion
   *[other] { $size } legions
    }.
tell-civil-war-began-again-b = 🔥 **Not ten years since the last usurper.** This one sits { $capital-in }, and up to { $size ->
    [one] one legion swears
   *[other] { $size } legions swear
    } to him.
tell-no-civil-war = This time no general finds anyone to follow him.
tell-sassanid-revolt-began = 🔥 **In Persis the fire is lit again:** Ardashir rises against the Arsacids.
tell-sassanid-revolt-ended-won = **The Sassanids rule.** Iran has new masters, and they remember Darius.
tell-sassanid-revolt-ended-lost = The last Sassanid falls; the Arsacids stay.
tell-walls-built = 🧱 The Walls of Constantinople rise on the Bosporus.
tell-walls-fell = **The Walls of Constantinople are breached.**
tell-empire-divided = **The Empire is divided** into West and East.
tell-half-fell = **{ $half-The } is no more.**
tell-people-gone = { $people-The } disappear from history.
tell-kingdom-founded = 👑 { $unit-The } settle { $capital-in } and found **{ $kingdom-the }**, with { $units ->
    [one] one unit
   *[other] { $units } units
}.
tell-kingdom-founded-other = 👑 { $unit-The } settle { $capital-in } with { $units ->
    [one] one unit
   *[other] { $units } units
}, and the world comes to know them as **{ $kingdom-the }**.
tell-kingdom-founded-huns = 👑 { $kingdom-The } make **{ $capital-the }** their capital: { $units ->
    [one] one unit rides
   *[other] { $units } units ride
} from there.
tell-kingdom-turned-foederatus = { $kingdom-The } takes Roman pay.
tell-kingdom-turned-foederatus-b = { $kingdom-The } swears to fight for Rome.
tell-kingdom-turned-foederatus-c = { $kingdom-The } sends spears to Rome, and a bill.
tell-kingdom-turned-foederatus-d = Rome hires an ally by the year: { $kingdom-the }.
tell-kingdom-turned-rogue = **{ $kingdom-The } breaks its oath.**
tell-kingdom-turned-rogue-b = **{ $kingdom-The } marches for itself again.**
tell-kingdom-turned-rogue-c = **So much for the oath:** { $kingdom-the } leaves Roman service.
tell-kingdom-turned-rogue-d = **{ $kingdom-The } has better things to do than serve Rome.**
tell-kingdom-turned-rogue-brief = **{ $kingdom-The } takes Roman pay, and breaks its oath in the same ten years.**
tell-kingdom-turned-rogue-brief-b = **{ $kingdom-The } swears to Rome and marches for itself again,** all in one decade.
tell-kingdom-turned-rogue-brief-c = Rome hires { $kingdom-the }, **and loses it again** before the decade is out.
tell-kingdom-ended = { $kingdom-The } has ceased to be.
tell-armenia-turned = Armenia goes over to { $to-the }.
tell-armenia-turned-free = Armenia belongs to itself again.
tell-kingdom-inherited = By testament Rome inherits { $areas }.
tell-huns-came = 🐎 **{ $horde-The } have come**, out of the grass at the edge of the map.
tell-huns-came-more = 🐎 More riders { $horde-of } come up out of the steppe.
tell-turn-ended-rome = The count: Rome { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    }, { $persians } { $parthia }. Rome leads by { $difference }.
tell-turn-ended-parthia = The count: Rome { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    }, { $persians } { $parthia }. { $persians-number ->
        [plural] { $persians-The } lead
       *[other] { $persians-The } leads
    } by { $difference }.
tell-turn-ended-level = The count: { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    } on either side.
tell-game-ended = **{ $level-The }.** { $reason }

chapter-heading = ## Turn { $turn } · { $year }
tell-chapter-open = The decade is not yet told.

summary-heading = **The decade of { $year } is over**
summary-lands = 🚩 **Areas:** { $lands }
summary-land = { $power } { $areas } ({ $change })
summary-taken = 🚩 **{ $power }:** { $areas }
areas-more = { $count } more
summary-fights = ⚔️ **{ $power }:** { $won ->
    [0] {""}
    [one] one victory
   *[other] { $won } victories
}{ $won ->
    [0] {""}
   *[other] { $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
    [one] one unit lost
   *[other] { $lost } units lost
}
summary-revolts = 🔥 **Revolts:** { $areas }
summary-looted = 🔥 **Looted:** { $areas }
summary-stars = ★ **Stars:** Rome { $rome }, { $persians } { $parthia }{ $german ->
    [0] {""}
   *[other] , the Germans { $german }
}
ahead-head = **What lies ahead**
ahead-leaders = - { $leaders } will appear
ahead-leaving = - { $leaders } will leave
ahead-civil-war = - { $count ->
    [one] A civil war
   *[other] { $count } civil wars
}

# A player turn: fights under their circumstances, and the list of the rest.

tell-attacked-again = ⚔️ **{ $area }**, the { nth-times } fight for it: { $attacker-the } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-again-b = ⚔️ Again **{ $area-the }**. This time it goes to { $attacker-the }, and { $defenders-the } { $defenders-number ->
    [plural] pay
   *[singular] pays
} the price ({ $attack } to { $defense }).
tell-attacked-again-c = ⚔️ Of all places **{ $area-the }**, once more, for the { nth-times } time: { $attack } to { $defense } for { $attacker-the } against { $defenders-the }.
tell-attacked-again-d = ⚔️ **{ $area-The }** has stopped counting its masters. { $attacker-The } against { $defenders-the }: { $attack } to { $defense }.
tell-attacked-again-e = ⚔️ { $attacker-The } { $attacker-number ->
    [plural] win
   *[singular] wins
} the { nth-times } fight for **{ $area-the }**, { $attack } to { $defense } against { $defenders-the }.
tell-attacked-back = ⚔️ **{ $area-The }** is taken back: { $attacker-the } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-back-b = ⚔️ Lost, not forgotten, and won back: **{ $area-the }**. { $attacker-The } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-back-c = ⚔️ **{ $area-The }** changes hands once more, and goes back to its old masters. { $attacker-The } against { $defenders-the }: { $attack } to { $defense }.
tell-attacked-back-d = ⚔️ The loss of **{ $area-the }** is made good: { $attack } to { $defense }, { $attacker-the } against { $defenders-the }.
tell-attacked-rebels = ⚔️ Romans against Romans { $area-in }: { $attacker-the } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-rebels-b = ⚔️ **{ $area }:** the rebellion is decided sword in hand, { $attack } to { $defense }: { $attacker-the } against { $defenders-the }.
tell-attacked-rebels-c = ⚔️ **{ $area }:** one side shouts for the Emperor, the other for another one. { $attacker-The } against { $defenders-the }: { $attack } to { $defense }.
tell-attacked-rebels-d = ⚔️ Rebellion costs blood { $area-in }, this time that { $defenders-of }. { $attacker-The } { $attacker-number ->
    [plural] win
   *[singular] wins
} { $attack } to { $defense }.
tell-attacked-star = ⭐ **{ $area-The }** is worth a star, and this is the fight for it: { $attacker-the } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-star-b = ⭐ A star is at stake: **{ $area-the }**. { $attacker-The } against { $defenders-the }: { $attack } to { $defense }.
tell-attacked-star-c = ⭐ **{ $area-The }** falls to { $attacker-the }, star and all: { $attack } to { $defense } against { $defenders-the }.
tell-attacked-star-d = ⭐ **{ $area-The }** and its star slip away from { $defenders-the }: { $attack } to { $defense } for { $attacker-the }.
tell-attacked-star-e = ⭐ **{ $area }:** { $attack } to { $defense }, and the star goes from { $defenders-the } to { $attacker-the }.
tell-attacked-narrow = ⚔️ **{ $area-The }** by the narrowest of margins, { $attack } to { $defense }: { $attacker-the } against { $defenders-the }.
tell-attacked-narrow-b = ⚔️ One point decides **{ $area-the }**: { $attack } to { $defense } for { $attacker-the } against { $defenders-the }.
tell-attacked-narrow-c = ⚔️ **{ $area }:** { $attacker-the } needed one point more than { $defenders-the }, and had it ({ $attack } to { $defense }).
tell-attacked-narrow-d = ⚔️ One more spear, and **{ $area-the }** would have held: { $attacker-the } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-crushing = ⚔️ **{ $area-The }** never had a chance: { $attack } to { $defense }, { $attacker-the } against { $defenders-the }.
tell-attacked-crushing-b = ⚔️ Twice the strength, half the time: **{ $area-the }**, { $attacker-the } against { $defenders-the }, { $attack } to { $defense }.
tell-attacked-crushing-c = ⚔️ **{ $area-In }** it's over before the second trumpet: { $attack } to { $defense }, { $attacker-the } against { $defenders-the }.
tell-attacked-crushing-d = ⚔️ No one calls it a battle: { $attack } to { $defense } { $area-in }, { $attacker-the } against { $defenders-the }.
tell-attacked-many = ⚔️ **{ $area-The }** costs several units at once: { $defenders-the }, against { $attacker-the } ({ $attack } to { $defense }).
tell-attacked-many-b = ⚔️ A whole army is lost { $area-in }: { $defenders-the }. { $attacker-The } won { $attack } to { $defense }.
tell-attacked-many-c = ⚔️ **{ $area }:** { $attacker-the } against { $defenders-the }, { $attack } to { $defense }, and none of them gets away.
tell-more-revolts = 🔥 Revolts: { $areas }.
tell-raised-units = New units: { $units }.
raised-of = { $power } { $count }
bribed-at-home = { $unit-the }
bribed = { $unit-the } { $area-in }

# The thread of a decade.

tell-thread-contested = *The { nth-times } attack on { $area-the }, and no end of it.*
tell-thread-contested-b = *Armies come to { $area-the } again and again: { $times ->
    [one] { $times } attack
   *[other] { $times } attacks
    } since the beginning.*
tell-thread-contested-c = *{ $area-The } has been fought over once more, for the { nth-times } time.*
tell-thread-contested-d = *Whoever holds { $area-the } doesn't hold it long: { $times ->
    [one] { $times } attack
   *[other] { $times } attacks
    } so far.*
tell-thread-contested-e = *Children { $area-in } play at sieges; the place has seen { $times ->
    [one] { $times } attack
   *[other] { $times } attacks
    }.*
tell-thread-ahead = *{ $player-The } { $player-number ->
    [plural] have
   *[singular] has
    } led for { $row } decades in a row.*
tell-thread-ahead-b = *For { $row } decades no one has overtaken { $player-the }.*
tell-thread-ahead-c = *{ $row } counts in a row have gone to { $player-the }.*
tell-thread-ahead-d = *Schoolboys copy it out as a rule: { $player-the } { $player-number ->
    [plural] lead
   *[singular] leads
    }. That makes { $row } decades.*
tell-thread-overtaken = *{ $player-The } { $player-number ->
    [plural] have
   *[singular] has
    } taken the lead.*
tell-thread-overtaken-b = *The balance tips: { $player-the } { $player-number ->
    [plural] are
   *[singular] is
    } ahead.*
tell-thread-overtaken-c = *A new leader at the count: { $player-the }.*
tell-thread-most = *{ $player-The } { $player-number ->
    [plural] have
   *[singular] has
    } never counted so many stars: { $stars }.*
tell-thread-most-b = *{ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
    }: the most { $player-the } { $player-number ->
    [plural] have
   *[singular] has
    } had since the beginning.*
tell-thread-most-c = *The scribes { $player-of } underline the number of stars: { $stars }, more than ever.*
tell-thread-fewest = *{ $player-The } { $player-number ->
    [plural] have
   *[singular] has
    } never counted so few stars: { $stars }.*
tell-thread-fewest-b = *Stars left: { $stars }, the fewest { $player-the } { $player-number ->
    [plural] have
   *[singular] has
    } had since the beginning.*
tell-thread-swing = *This decade belongs to { $player-the }: the balance has moved by { $count ->
    [one] { $count } star
   *[other] { $count } stars
    }.*
tell-thread-swing-b = *In ten years { $player-the } { $player-number ->
    [plural] have
   *[singular] has
    } gained { $count ->
    [one] { $count } star
   *[other] { $count } stars
    } on its rival.*
tell-thread-swing-c = *A child can see which way the balance tips: { $count ->
    [one] { $count } star
   *[other] { $count } stars
    } for { $player-the } in ten years.*
tell-thread-rising = *It's the hour { $power-of }: { $count ->
    [one] { $count } area
   *[other] { $count } areas
    } in ten years.*
tell-thread-rising-b = *Outside the two empires no one has taken as much as { $power-the }: { $count ->
    [one] { $count } area
   *[other] { $count } areas
    } in ten years.*
tell-thread-rising-c = *Beyond the frontiers they name their sons after chiefs { $power-of }: { $count ->
    [one] { $count } area
   *[other] { $count } areas
    } taken in ten years.*
tell-thread-rising-d = *Merchants are learning to haggle with { $power-the }. That makes { $count ->
    [one] { $count } area
   *[other] { $count } areas
    } in ten years.*
tell-thread-looted = *Another sacking. Since the beginning that makes { $times }.*
tell-thread-looted-b = *The roads are full of other people's silver: { $times ->
    [one] { $times } sacking
   *[other] { $times } sackings
    } by now.*
tell-thread-civil-wars = *The { nth-times } civil war: Rome's worst enemy still speaks Latin.*
tell-thread-civil-wars-b = *{ $times } civil wars by now, and each was to be the last.*
tell-thread-civil-wars-c = *{ $times } civil wars have taught people to hide the silver before they ask who's emperor.*
tell-thread-revolts = *{ $area-In } they rise again and again; this was the { nth-times } revolt.*
tell-thread-revolts-b = *No one asks any more whether there'll be a revolt { $area-in }, only when: { $times } so far.*
summary-won = ⚔️ **Fights won:** { $powers }
summary-lost = † **Units lost:** { $powers }

# Which one in a row of many, in words.
nth-times = { $times ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [21] { $times }st
    [22] { $times }nd
    [23] { $times }rd
    [31] { $times }st
    [32] { $times }nd
    [33] { $times }rd
    [41] { $times }st
    [42] { $times }nd
    [43] { $times }rd
    [51] { $times }st
    [52] { $times }nd
    [53] { $times }rd
    [61] { $times }st
    [62] { $times }nd
    [63] { $times }rd
    [71] { $times }st
    [72] { $times }nd
    [73] { $times }rd
    [81] { $times }st
    [82] { $times }nd
    [83] { $times }rd
    [91] { $times }st
    [92] { $times }nd
    [93] { $times }rd
    [101] { $times }st
    [102] { $times }nd
    [103] { $times }rd
    [121] { $times }st
    [122] { $times }nd
    [123] { $times }rd
    [131] { $times }st
    [132] { $times }nd
    [133] { $times }rd
    [141] { $times }st
    [142] { $times }nd
    [143] { $times }rd
    [151] { $times }st
    [152] { $times }nd
    [153] { $times }rd
    [161] { $times }st
    [162] { $times }nd
    [163] { $times }rd
    [171] { $times }st
    [172] { $times }nd
    [173] { $times }rd
    [181] { $times }st
    [182] { $times }nd
    [183] { $times }rd
    [191] { $times }st
    [192] { $times }nd
    [193] { $times }rd
   *[other] { $times }th
}
