# Written orders of area games. A game's own catalogue may say each of these in its own way.
# First the words that orders are made of: all words with the same meaning in a row, the usual one first.

word-choose = choose pick
word-usual = usual default
word-from = from
word-with = with
word-support = support supports supported supporting
word-on = on against
word-at = at in
word-all = all
word-and = and
word-kind-unit = unit units
counted-unit = { $count ->
    [one] unit
   *[other] units
}
phrase-stay = stay
phrase-on = on
phrase-back = back
word-then = then
word-if-possible = if possible
word-while-possible = while possible

# What can't be read.

order-too-long = These orders are longer than { $most } characters. Give them in two parts.
order-too-many = These are more than { $most } orders. Give them in two parts.
order-no-way = “{ $said }” has no arrow. Write where the units are, then > and where they go.
order-no-verb = “{ $said }” isn't an order. Begin with a word such as { $verb }.
order-area-alone = “{ $said }” is only an area. Write > after it, then where to go, or begin with a word such as { $verb }.
order-no-area = “{ $said }” isn't an area of the map.
order-no-area-guess = “{ $said }” isn't an area of the map. Did you mean { $guesses-or }?
order-no-place = An area is missing after “{ $said }”.
order-open-area = “{ $said }” could be { $areas-or }. Write a little more of the name.
order-no-unit = “{ $said }” isn't a unit.
order-no-such-unit = No unit is called “{ $said }”. Write the number on a counter, or the area where the unit is.
order-second-place = An order has one target. Write an order of its own for { $area-the }.
order-how-many = “{ $said }” needs a number before it, such as 2 { $said }.
order-no-number = Give a number from 1 to { $most }.
order-not-understood = I don't understand “{ $said }” here.
order-unsaid = Choose what? A few words of its label are enough.

# Why an order can't be carried out.

refused-order-over = The game is over.
refused-order-ended = The turn is over after the orders before this one ({ $rule }).
refused-order-waits = { $seat } has to decide something first. Begin this order with “then”, and it waits until you're asked again. { $seat } is asked: { $prompt }
refused-order-question = Another question comes first: { $prompt } Answer it with “choose …” or “usual” ({ $rule }).
refused-order-unasked = There's no question now that “usual” could answer.
refused-order-many = The orders before this one already make as many choices as fit. Give the rest afterwards.
refused-order-act = You can't do that now ({ $rule }).
refused-order-nobody = You have no unit { $area-in }.
refused-order-units = { $count ->
    [0] You have no such unit { $area-in }.
    [one] You have only one such unit { $area-in }.
   *[other] You have only { $count } such units { $area-in }.
}
refused-order-nowhere = { $unit } isn't on the map.
refused-order-held = { $unit } ({ $area }) stays, as an order before this one says.
refused-order-option = “{ $said }” isn't one of the choices now: { $prompt }
refused-order-options = “{ $said }” could be { $options-or }: { $prompt }
refused-order-decline = It wasn't possible after all ({ $rule }).

# What is worth knowing of an order.

unit-at = { $unit } ({ $area })
note-moved = { $units }
note-held = { $units } { $count ->
    [one] stays
   *[other] stay
}
note-chosen = { $labels }
note-left-out = left out: { $reason }
