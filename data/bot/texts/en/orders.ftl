# Written orders: a whole turn as text.

command-orders = Give the orders for a whole turn
command-analysis = Show what you can take this turn (only you see this)
option-orders-text = Orders with ; between them; begin with + to add to those you have written
option-orders-standing = Orders to be offered to you every turn; a single - ends them
button-orders = Orders
button-orders-suggested = Suggested orders
button-analysis = What can I take?
button-orders-confirm = Carry out ({ $count })
button-orders-faulty = { $count ->
    [0] Nothing to carry out
    [one] One order to fix
   *[other] { $count } orders to fix
}
button-orders-edit = Change
button-orders-prune = Leave out what fails
button-orders-keep = Keep as standing orders
button-orders-drop = Delete them
button-orders-back = Take them back
button-orders-file = Play on my turn
button-orders-file-seat = File for { $seat }
button-orders-just-keep = Just keep it
button-orders-unfile = Take it back
button-orders-unfile-one = Take back: { $turn }
button-orders-unfile-many = { $count ->
    [one] Take it back
   *[other] Take all { $count } back
}
menu-orders-file = File it for another turn
orders-taken-back = Taken back, for { $turns }:
orders-unused = ⏩ You weren't asked anything more, so the rest of your orders was never used:
menu-orders-add = Add to your orders – { $heading }
orders-form = Orders – { $game }
orders-form-ahead = { $count ->
    [one] For the turn to come: { $turns }
   *[other] For a turn to come, which you choose next: { $turns }
}
orders-field = One order a line, or with ; between them
orders-none-suggested = No orders can be suggested here. The bright button is the answer that is suggested.
orders-standing-unfit = None of your standing orders fits now, so here is what's suggested.
orders-suggestion-late = The suggestion isn't ready yet. Close this form and press Orders again in a moment to get it.
orders-heading = { $all ->
    [0] This text holds no orders.
    [one] { $good ->
        [0] **This order can't be carried out.**
       *[other] **This order can be carried out.**
    }
   *[other] **{ $good } of { $all } orders can be carried out.**
}
orders-left-out = { $count ->
    [one] One order is left out.
   *[other] { $count } orders are left out.
}
orders-were-left-out = { $count ->
    [one] One was left out.
   *[other] { $count } were left out.
}
orders-left = ➖ `{ $order }` – { $note }
orders-refused = ❌ `{ $order }` (line { $line }): { $reason }
orders-fault = ❌ Line { $line }, column { $column }: { $reason }
orders-refused-alone = ❌ `{ $order }`: { $reason }
orders-fault-alone = ❌ Column { $column }: { $reason }
orders-fine = ✅ `{ $order }` – { $note }
orders-fine-bare = ✅ `{ $order }`
orders-warning = ⚠️ { $warning }
orders-more = … and { $count } more.
orders-done = { $count ->
    [one] One order has been carried out.
   *[other] { $count } orders have been carried out.
}
orders-not-kept = That couldn't be saved, so it hasn't happened. Here is what you wrote, so that you can send it again in a few minutes; what you had written before stays. Please tell the host of the bot.
orders-dropped = Your orders are deleted; nothing has been done.
orders-standing = { $count ->
    [one] Kept: one standing order.
   *[other] Kept: { $count } standing orders.
} The form offers them to you when your turn comes.
orders-standing-ended = You have no standing orders any more.
orders-prospect = - { $text }
orders-no-prospects = Nothing to list now. Attacks and marches show up here during movement, if any look worth it.
orders-none = { $game } takes no written orders. Use the panel or `/act`.
analysis-none = { $game } has no list of what you can take. `/odds` shows your chances in a fight, `/advise` the best answers.
orders-not-now = You can write a whole turn once your phase has come. Make the pending decision first.
orders-together = Several people share this seat, and written orders are for one player. Use the panel.
orders-secret = You can't make a secret decision by written orders. Use the panel.
orders-kept = It isn't your turn. I've kept these orders: during this turn of the game, *Orders* opens with them.
orders-filed = Filed for { $seat }. When that turn comes I'll carry out the orders below, if all of them still fit. If not, nothing happens and I'll mention you. Until then, only you know about them.
orders-filed-earlier = Filed already, for { $turns }. This stays filed unless you replace it or take it back:
orders-fit-today = If it were that turn now, everything I can check in advance would fit.
orders-unfit-today = If it were that turn now, this wouldn't fit. It's filed all the same:
orders-filed-late = It's your turn now: press *Orders* to see what these orders would do.
orders-turn-gone = That turn has come and gone. Press *Orders* to file what you wrote for another one.
orders-unfiled = Kept. I won't carry anything out by myself; during this turn of the game, *Orders* opens with this text.
orders-none-filed = None of your orders wait here any more: they were carried out, came back, or were taken back.
orders-filed-ran = 📜 { $who } wrote the orders for { $seat } ahead of time.
orders-filed-unfit = 📜 { $who }, the orders you wrote ahead for { $seat } weren't carried out, because not all of them fit. Press *Orders*: only you see there which line fails, and by which rule.
orders-filed-refused = 📜 { $who }, the orders you wrote ahead for { $seat } couldn't be carried out. Press *Orders*.
orders-filed-undone = 📜 { $who }, the turn before the orders you wrote ahead for { $seat } was undone, so they weren't carried out. Press *Orders*.
orders-unfit = This doesn't fit now:
orders-rest = ⏩ Afterwards, if all of it still fits:
orders-rest-filed = ⏩ When you decide next, I'll carry out the rest, if all of it fits. At your next press I'll say what of it was left out or never used:
orders-rest-left-out = ⏩ In the rest of your orders, this didn't fit:
orders-back-late = The game has gone on since these orders. `/undo` takes back the newest choice, if that's still allowed.
orders-rest-unfit = 📜 { $who }, the rest of your orders for { $seat } wasn't carried out, because not all of it fits. Press *Orders*: only you see there which line fails, and by which rule.
orders-no-seat = Only players with a seat here can keep standing orders. Take one with `/campaign join`.
orders-too-long = That's longer than { $most } characters. Give it in two parts.
orders-changed = These aren't the orders that you wrote last. Look at the newest preview.
orders-deleted = These orders were deleted. Write new ones with `/orders`.
orders-example = unit > area
