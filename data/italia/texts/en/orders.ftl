# Written orders. First the words that they are made of: all words with the same meaning in a row, the usual one first.

word-move = move go march
word-buy = buy
word-build = build
word-repair = repair
word-capital = capital
word-place = place
word-camp = camp campaign
word-sail = sail
word-battle = battle attack
word-raid = raid
word-fight = fight
word-retreat = retreat
word-pillage = pillage
word-rebuild = rebuild
word-plan = plan
word-join = join
word-shift = shift
word-pass = pass
word-stay = stay keep
word-end = end done
word-rest = rest
word-none = none nothing
word-stop = stop
word-block = block
word-leave = leave
word-ask = ask
word-run = run
word-hold = hold
word-gold = gold
word-points = points
word-kind-infantry = infantry foot
word-kind-legion = legion legions
word-kind-consular-legion = consular consulars
word-kind-elephant = elephant elephants
word-kind-knight = knight knights
word-kind-foederati = foederati foederatus
word-kind-fleet = fleet fleets

# The same after a number: one of the words above.

counted-infantry = { $count ->
    [one] infantry
   *[other] infantry
}
counted-legion = { $count ->
    [one] legion
   *[other] legions
}
counted-consular-legion = { $count ->
    [one] consular
   *[other] consulars
}
counted-elephant = { $count ->
    [one] elephant
   *[other] elephants
}
counted-knight = { $count ->
    [one] knight
   *[other] knights
}
counted-foederati = { $count ->
    [one] foederatus
   *[other] foederati
}
counted-fleet = { $count ->
    [one] fleet
   *[other] fleets
}

# What can't be read.

order-no-origin = “{ $said }” doesn't say where the units are. Write an area or a leader before the arrow.
order-no-limit = I don't understand “{ $said }” here. Write “fight on”, or “leave at 1”.
order-no-kind = “{ $said }” isn't a kind of unit. Write, for instance, “2 infantry”.

# Why an order can't be carried out.

refused-order-dice = Dice fall before this order, so no one knows yet if it fits. Begin it with “then”, or give it after them.
refused-order-not-sold = { $nation-The } can't buy { $kind } ({ $rule }).
refused-order-not-owned = { $nation-The } don't own { $area } ({ $rule }).
refused-order-no-repair = No flipped legion that your gold pays for is { $area-in } ({ $rule }).
refused-order-no-capital = { $area } can't become the capital of { $nation-the } now ({ $rule }).
refused-order-one-each = One new unit goes to each area: { $area } takes no second one ({ $rule }).
refused-order-place-more = Units to place: { $count }. Areas that this order names: { $named } ({ $rule }).
refused-order-nothing-to-place = Nothing is left to place in { $area } ({ $rule }).
refused-order-not-there = { $area } isn't open for them ({ $rule }): { $prompt }
refused-order-no-campaign = { $nation-The } have no leader who can lead a campaign this turn ({ $rule }).
refused-order-campaign-over = The campaign of { $leader } is over ({ $rule }).
refused-order-no-reaction = No reaction can be given now: the round of the campaign is over, or none has begun ({ $rule }).
refused-order-no-leader = { $leader } can't leave { $area } now ({ $rule }).
refused-order-few = { $count ->
    [0] No such unit can move from { $area }
    [one] Only one such unit can move from { $area }
   *[other] Only { $count } such units can move from { $area }
} ({ $rule }).
refused-order-foreign = This is the turn of { $nation-the }; in { $area } are { $owner-the } ({ $rule }).
refused-order-none-there = No unit of { $nation-the } is { $area-in } ({ $rule }).
refused-order-marched = The units in { $area } have marched in the campaign, so they don't move again ({ $rule }).
refused-order-moved = The units in { $area } have moved ({ $rule }).
refused-order-strait = The units in { $area } have crossed a strait, and that takes the whole move ({ $rule }).
refused-order-there = The units are in { $area } already ({ $rule }).
refused-order-none-aboard = No one aboard in { $area } can land ({ $rule }).
refused-order-no-ship = No fleet in { $sea } has room for them, coming from { $area } ({ $rule }).
refused-order-no-voyage = No ship goes from { $area } to { $to } now ({ $rule }).
refused-order-seas-only = Fleets sail from sea to sea, and { $area } isn't a sea ({ $rule }).
refused-order-fleets = { $count ->
    [0] No fleet can sail from { $area }
    [one] Only one fleet can sail from { $area }
   *[other] Only { $count } fleets can sail from { $area }
} ({ $rule }).
refused-order-lost = The units have been sunk on the way to { $area } ({ $rule }).
refused-order-no-battle = No battle is to be fought in { $area } ({ $rule }).
refused-order-no-raid = Without a city { $area-in } there is nothing to raid ({ $rule }).
refused-order-no-retreat = No retreat leads to { $area } ({ $rule }). They can go to { $cures }.
refused-order-no-reward = You can't take that from this city ({ $rule }).
refused-order-no-fight-now = No battle of yours waits for an answer ({ $rule }). Asked now: { $prompt }
refused-order-no-retreat-now = No units of yours can retreat now ({ $rule }). Asked now: { $prompt }
refused-order-no-pillage-now = You haven't just taken or raided a city ({ $rule }). Asked now: { $prompt }
refused-order-no-ruin = No pillaged city can be rebuilt in { $area } ({ $rule }).

# What is worth knowing of an order.

note-buy = { $cost } gold; { $left } left
note-buy-none = Nothing is bought
note-march = { $area }: { $group }
note-attack = { $area }: { $group }, { $win }% to win, without retreats and reactions
note-battle = { $area }: { $win }% to win, without retreats and reactions
note-battle-limit = { $area }: { $win }% to win; break off at { $limit } when you're asked
note-raid = A raid on { $area }
note-later = Asked after the dice: { $area }
note-later-limit = Asked after the dice: { $area }; break off at { $limit }
note-later-rounds = The others are asked first. Then write the next rounds: { $areas }
note-later-legs = The others are asked first. Then write the rest of the way: { $areas }
note-camp-begun = The campaign begins
note-camp-over = The campaign is over
note-fight = Fight on
note-fight-well = Fight on, or retreat where that's wiser
note-retreat = Retreat to { $area }
note-plan = Your orders for this campaign
note-pass = Pass
note-rest = The rest, up to the dice or to another player's answer
note-end = The movement ends
warn-question = After these orders you're asked: { $prompt }
warn-dice = After these orders dice fall
warn-others = After these orders { $seat } decides: { $prompt }

# What can be done in this movement.

heading-attacks = Attacks, best first
heading-marches = Marches, best first
prospect-attack = { $area }: { $group } ({ $origin }) against { $units }, { $win }% to win
prospect-march = { $area }: { $group } ({ $origin })

orders-example = move 2 legions Rome > Etruria

# The turn that orders are written for.

coming-turn = { $nation-the }
