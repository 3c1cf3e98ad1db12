# Written orders. First the words that they are made of: all words with the same meaning in a row, the usual one first.

word-move = move march go
word-onward = onward
word-migrate = migrate migration
word-sail = sail ship
word-armada = armada launch
word-hold = hold keep stay
word-leave = leave open
word-rally = rally
word-fight = fight battle stand
word-evade = evade dodge
word-end = end
word-pass = pass
word-drop = drop leaving
word-alone = alone
word-kind-unit = units unit
word-kind-li = LI limitanei
word-kind-co = CO comitatenses
word-kind-pa = PA palatini

# What can't be read.

order-no-verb = “{ $said }” isn't an order. Write who goes where, with > between them, or begin with a word such as { $verb }.
order-no-piece = “{ $said }” isn't a leader, unit or tribe.
order-no-piece-guess = “{ $said }” isn't a leader, unit or tribe. Did you mean { $guesses-or }?
order-no-piece-said = Write a leader or a unit beside “{ $said }”.
order-no-area = “{ $said }” isn't an area of the map.
order-no-area-guess = “{ $said }” isn't an area of the map. Did you mean { $guesses-or }?
order-no-place = An area is missing after “{ $said }”.
order-area-goes = “{ $said }” is an area. Write which leader or unit goes from there.
order-open-piece = “{ $said }” could be { $pieces-or }. Write a little more of the name.
order-one-leader = Each leader marches on his own: { $leaders }. Write an order for each.
order-alone = Only a leader can go alone. Name him, and no units.
order-drop = A leader drops units at a stop before the last. Write where he goes on to.
order-no-fleet = “{ $said }” isn't a fleet.
order-no-refuge = “{ $said }” isn't a refuge. Write Ravenna or Constantinople.

# Why an order can't be carried out.

refused-order-indoors = { $piece } is in a refuge or aboard a fleet ({ $rule }).
refused-order-foreign = You don't command { $piece } ({ $area }) in this sequence ({ $rule }).
refused-order-moved = { $piece } ({ $area }) has moved in this sequence ({ $rule }).
refused-order-bound = { $piece } ({ $area }) can't leave until the revolt there is fought out ({ $rule }).
refused-order-migrates = { $piece } moves with the whole tribe first ({ $rule }).
refused-order-apart = { $unit } isn't with { $leader } ({ $area }), so he can't take it along ({ $rule }).
refused-order-not-led = { $leader } can't lead { $unit } ({ $rule }).
refused-order-capacity = { $leader } can lead { $cc ->
    [0] no units
    [one] one unit at most
   *[other] { $cc } units at most
}, and you name { $units } ({ $rule }).
refused-order-few = { $count ->
    [0] No such unit can do this now.
    [one] Only one such unit can do this now.
   *[other] Only { $count } such units can do this now.
}
refused-order-closed = The way into { $area-the } is closed ({ $rule }). { $why }
refused-order-shut = { $piece } can't go to { $area-the } now ({ $rule }).
refused-order-at-sea = { $area } is a sea. Write an order for a fleet ({ $rule }).
refused-order-there = { $piece } is there already ({ $area }).
refused-order-one-step = Without a leader { $piece } goes one area, and { $to } isn't beside { $area } ({ $rule }).
refused-order-far = { $piece } ({ $area }) needs { $pm } PM to { $to }, and has { $most } ({ $rule }).
refused-order-roundabout = No open way leads { $piece } to { $to } within { $most } PM ({ $rule }).
refused-order-enemies = Enemies { $area-in } bar the way to { $to } ({ $rule }). Attack them, or name a way around.
refused-order-battle = { $leader } must stop and fight { $area-in } ({ $rule }).
refused-order-spent = { $leader } has no movement points left { $area-in } ({ $rule }).
refused-order-drop-all = { $leader } takes at least one of his units on ({ $rule }).
refused-order-no-such-fleet = { $fleet } isn't in play now ({ $rule }).
refused-order-fleet-foreign = The other side commands { $fleet } this year ({ $rule }).
refused-order-stormy = Storms keep your fleets in port in this sequence ({ $rule }).
refused-order-sailed = { $fleet } has sailed in this sequence ({ $rule }).
refused-order-no-step = { $fleet } ({ $area }) sails one step, and { $to } isn't next to it ({ $rule }).
refused-order-one-voyage = { $fleet } sails one step and lands. Write the rest for a later sequence ({ $rule }).
refused-order-no-load = { $fleet } loads once a year, in its home port, and only to put to sea ({ $rule }).
refused-order-not-aboard = { $piece } can't go aboard { $fleet }: LI never do, others only from its port ({ $rule }).
refused-order-room = { $fleet } has room for { $room ->
    [one] one unit
   *[other] { $room } units
}, guards included; you name { $units } ({ $rule }).
refused-order-empty = { $fleet } has no one aboard to land ({ $rule }).
refused-order-others-aboard = Those aboard { $fleet } follow the other side, and only it lands them ({ $rule }).
refused-order-no-coast = { $area } isn't on the coast of { $sea } ({ $rule }).
refused-order-refuge-empty = Your units aren't in that refuge: { $box } ({ $rule }).
refused-order-besieged = The gates stay shut while enemies are { $area-in }: { $box } ({ $rule }).
refused-order-fight-later = Battles follow the movement ({ $rule }). Give this order when you're asked for the first one.
refused-order-no-battle = No battle is left to fight in { $areas } ({ $rule }).
refused-order-no-evasion = You aren't asked now whether to evade ({ $rule }).
refused-order-other-battle = The question now is about { $area } ({ $rule }).
refused-order-no-march = No leader is on a march that can go on ({ $rule }).
refused-order-no-migration = No people can migrate now ({ $rule }).
refused-order-no-gathering = { $tribe-The } can't gather { $area-in } now ({ $rule }).
refused-order-no-armada = The armada can't be launched now ({ $rule }).
refused-order-no-port = The armada is launched in a western port: { $area } isn't one ({ $rule }).
refused-order-no-rally = You aren't asked now whether to win units over ({ $rule }).
refused-order-stratagem = Stratagems are secret and aren't written. Play them by the buttons ({ $rule }).
refused-order-dice = Dice fall before this order, so no one knows yet if it fits. Begin it with “then”, or give it after them.

# What is worth knowing of an order, and of the position after all of them.

note-march = { $pieces }: { $pm } PM
note-plague = { $pieces }: { $pm } PM, into the plague ({ $areas })
note-attack = { $pieces }: { $battle }
note-battle = { $area } ({ $pf } PF against { $enemies }, { $win }% to win)
note-battles = { $battles }
note-fight = { $area }: stand and fight
note-evade = { $area }: try to evade
note-rally = { $area }: win them over
note-armada = { $fleet } ({ $area })
note-left = { $pieces }
note-passed = No stratagem: { $prompt }
note-end = { $count ->
    [0] The movement ends without a battle.
    [one] The movement ends, and one battle follows: { $areas }.
   *[other] The movement ends, and { $count } battles follow: { $areas }.
}
warn-unguarded = No Roman unit guards { $areas } any more.
warn-weak = You attack a stronger enemy: { $battle } ({ $rule }).
warn-alone = { $count ->
    [one] { $leaders } is alone among enemies { $area-in } and has to flee
   *[other] { $leaders } are alone among enemies { $area-in } and have to flee
} ({ $rule }).
warn-fleets = This is your last sequence of the year, and { $fleets } { $count ->
    [one] isn't
   *[other] aren't
} home. A fleet abroad is lost in winter ({ $rule }).
warn-aboard = { $pieces } { $count ->
    [one] is
   *[other] are
} still aboard { $fleet-the }, which the other side commands. This is your last sequence of the year, and a fleet at sea in winter is lost ({ $rule }).
warn-waits = After these orders, { $seat } has a question to answer: { $prompt }
warn-question = After these orders you're asked: { $prompt }
warn-game-over = The game is over after these orders.

# What can be done in this sequence.

heading-attacks = Attacks, best odds first
heading-towns = Open towns
heading-threats = Under threat
heading-marches = Marches
prospect-attack = { area-town }: { $pf } PF against { $enemies }, { $win }% to win, losses { $lost }%. { prospect-who }
prospect-who = { $leader } ({ $origin }), { goal-units }
prospect-town = { area-town }: { $leader } ({ $origin }), { $pm } PM
prospect-threat = { area-town }: { $enemies } PF can come, { $pf } PF are there
prospect-march = { prospect-who }: to { area-town }, { $pm } PM

orders-example = { $seat ->
    [seat-a-roman] Aetius > Galliae 5; Salian Franks 1 > Galliae 2
    [seat-b-roman] Aetius > Galliae 5; Salian Franks 1 > Galliae 2
   *[other] Attila > Galliae 5; Suevi 1 > Hispaniae 5
}
