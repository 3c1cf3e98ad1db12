# Written orders. First the words that they are made of: all words with the same meaning in a row, the usual one first.

word-move = move go
word-from = from
word-place = place
word-stay = stay hold keep
word-battle = battle attack
word-fight = fight
word-leave = leave retreat
word-raiders = raiders
word-rebuild = rebuild repair
word-remove = remove
word-end = end done
word-rest = rest
word-none = none
word-home = home
word-return = return
word-back = back
word-first = first
word-landed = landed
word-last = last
word-kind-infantry = infantry foot army armies
word-kind-cavalry = cavalry horse

# The same after a number: one of the words above.

counted-infantry = { $count ->
    [one] army
   *[other] armies
}
counted-cavalry = { $count ->
    [one] cavalry
   *[other] cavalry
}

# What can't be read.

order-no-origin = “{ $said }” doesn't say where the armies are. Write an area or a leader before the arrow.
order-no-limit = I don't understand “{ $said }” here. Write “fight on”, “leave at 1”, or “cavalry first”.

# Why an order can't be carried out.

refused-order-dice = Dice fall before this order, so no one knows yet if it fits. Begin it with “then”, or give it after them.
refused-order-fewer = { $count ->
    [one] Only one army is left to place
   *[other] Only { $count } armies are left to place
} ({ $rule }). Write a smaller number.
refused-order-not-owned = { $nation-The } don't own { $area-the } ({ $rule }). Place armies in an area of theirs.
refused-order-no-room = { $room ->
    [0] { $area } has no room left ({ $rule }). Place armies elsewhere.
   *[other] { $area } has room for { $room } more ({ $rule }). Place the rest elsewhere.
}
refused-order-no-leader = { $leader } can't leave { $area } now ({ $rule }).
refused-order-few = { $count ->
    [0] No such army can move from { $area }
    [one] Only one such army can move from { $area }
   *[other] Only { $count } such armies can move from { $area }
} ({ $rule }).
refused-order-moved = Your armies { $area-in } have moved ({ $rule }).
refused-order-foreign = This is the turn of { $nation-the }; in { $area } are { $owner-the } ({ $rule }).
refused-order-there = The armies are { $area-in } already ({ $rule }).
refused-order-nobody = { $nation-The } have no army { $area-in } ({ $rule }).
refused-order-leader-absent = { $leader } can't move: not in play now ({ $rule }).
refused-order-subject = { $enemy-The } have submitted to Rome: the Romans can't attack them { $area-in }, or stop there ({ $rule }). They may only pass.
refused-order-overlord = { $nation-The } have submitted to Rome, so they can't attack the Romans { $area-in } ({ $rule }).
refused-order-protected = { $enemy-The } { $area-in } once submitted to Rome, so the Romano-British can't attack them ({ $rule }).
refused-order-blocked = { $enemy-The } { $at-in } are in the way to { $to } ({ $rule }). These armies can reach { $cures }.
refused-order-landing = The Romans can't land { $to-in }, only in { $areas } ({ $rule }).
refused-order-boats-off = This campaign is played without boats ({ $rule }).
refused-order-peace = { $enemy-The } can't be attacked in { $area } now ({ $rule }).
refused-order-stack = { $area } holds { $stack } armies, or { $most } in your one overstack{ $overstacks ->
    [0] {""}
   *[other] , which is { $areas-in }
} ({ $rule }). Send fewer.
refused-order-inland = { $area } isn't on a coast, so no boat leaves from there ({ $rule }).
refused-order-no-boats = Boats can't be used now ({ $rule }).
refused-order-no-coast = No boat goes from { $area } by { $sea-the } to { $to-the } ({ $rule }).
refused-order-difficult = Difficult terrain stops armies without a leader between { $area-the } and { $to } ({ $rule }). They can reach { $cures }.
refused-order-detour = { $to } can be reached from { $area-the }, but not by the way you wrote ({ $rule }). Leave out what's between them.
refused-order-far = { $to } is too far from { $area-the }: { $most } is all they can move ({ $rule }). They can reach { $cures }.
refused-order-no-way = No open way leads from { $area-the } to { $to } ({ $rule }). They can reach { $cures }.
refused-order-no-battle = No battle is to be fought in { $area } ({ $rule }).
refused-order-no-raiders = { $nation-The } have no raiders to send home ({ $rule }).
refused-order-no-return = No leader of { $nation-the } fights a battle without such an order, so no units go back ({ $rule }).
refused-order-leader-place = { $leader } can't join an army { $area-in } now ({ $rule }).
refused-order-no-retreat = No retreat leads there ({ $rule }).
refused-order-retreat-sea = Only raiders go back to sea, and only to the sea they came from ({ $rule }).
refused-order-return-sea = No one sails now: raiders can go back to sea when all battles are over ({ $rule }).
refused-order-not-beside = { $to } isn't next to { $area-the } ({ $rule }).
refused-order-entered = Attackers of { $area-the } came from { $to-the }, so its defenders can't go there ({ $rule }).
refused-order-not-back = The attackers { $area-in } can only go back to where they came from, and none came from { $to-the } ({ $rule }).
refused-order-held = { $enemy-The } are in { $to }, so no one retreats there ({ $rule }).
refused-order-retreat-room = { $to } doesn't have room for all of them ({ $rule }).
refused-order-fortified = { $area } has a fortification already ({ $rule }).
refused-order-burh = { $nation-The } build burhs only in their scoring centers, or beside those in England ({ $rule }).
refused-order-uncounted = Armies that began the turn at sea don't count towards the limit, so none is removed { $area-in } ({ $rule }).
refused-no-ruin = No Roman fort is destroyed { $area-in } ({ $rule }).
refused-no-peace-to-build = { $enemy-The } are { $area-in }: no fort is rebuilt there now ({ $rule }).
refused-not-its-land = { $area } isn't one of the areas in which { $nation-the } follow the Romans ({ $rule }).
refused-not-vacant = { $area } isn't vacant ({ $rule }).
refused-not-single = A second army goes only where { $nation-the } have one unit; that isn't so { $area-in } ({ $rule }).
refused-no-fort = No Roman fort is intact { $area-in } ({ $rule }).
refused-no-stronghold = Only a fort on a coast in clear terrain becomes a stronghold; { $area } isn't both ({ $rule }).
refused-leader-alone = No army has gone to { $area } that { $leader } could follow ({ $rule }).
refused-order-last-roman = This would leave { $area } vacant, while another area has more than one Roman unit ({ $rule }).

cures = { $more ->
    [0] { $areas }
    [one] { $areas }, and 1 other area
   *[other] { $areas }, and { $more } other areas
}

# What is worth knowing of an order.

note-march = { $area }: { $group }
note-attack = { $area }: { $group }, { $win }% to win{ $ours ->
    [yes] , and both nations are yours
   *[no] {""}
}{ $cost ->
    [protection] , and your protection is lost (B13.2)
    [ally] , and Arthur leaves
   *[nothing] {""}
}
note-battle = { $area }: { $win }% to win
note-battle-limit = { $area }: { $win }% to win; break off at { $limit }
note-later = Asked after the dice: { $battle }
note-fight = Fight on
note-leave = Break off
note-rebuild = Forts
note-return = { $answer ->
    [back] After victories all go back
   *[stay] After victories all stay
}
note-leader-placed = { $leader } { $area-in }
note-rest = The rest of the movement
note-end = The movement ends
warn-last-battle = { $area }: the only battle without an order begins by itself after the others, so an order after “then” is too late for it.
warn-excess = { $excess ->
    [one] 1 army over the population limit is removed ({ $rule }).
   *[other] { $excess } armies over the population limit are removed ({ $rule }).
}
warn-question = After these orders you're asked: { $prompt }
warn-odds-excess = Armies over the limit go before the first die. { $area }: { $win }% to win without them ({ $rule })

# What can be done in this phase.

heading-attacks = Attacks, best first
heading-marches = Marches, best first
prospect-attack = { $area }: { $group } ({ $origin }) against { $units }, { $win }% to win{ $ours ->
    [yes] , and both nations are yours
   *[no] {""}
}
prospect-march = { $area }: { $group } ({ $origin })

orders-example = Example: move 1 Kent > Essex

# The turn that orders are written for.

coming-turn = { $nation-the }
