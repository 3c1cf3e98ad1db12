# Why the Legate likes an answer
advice-worth = Worth about { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [1] point
   *[other] points
} until the end of the game, as the Legate reckons.
advice-done = The others stay where they are.
advice-attack = { $force } attack { $area } and win { $win } times in 100.
advice-area = If you keep { $area }, it's worth about { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [1] point
   *[other] points
} until the end of the game.
advice-danger = { $units ->
    [one] One enemy unit can reach { $area }.
   *[other] { $units } enemy units can reach { $area }.
}
advice-sea = From { $area } more coasts are within reach.
advice-halt = It keeps the units together; the chest is lost.
advice-raid = A raid { $area-in } takes no area, and the raiders must leave.
advice-stay = Fought out, the battle { $area-in } is won { $win } times in 100.
advice-leave = It saves the units and gives up { $area }.
advice-pass = Your units stay where they are.
advice-join = Units from { $area } make the battle better for you.
advice-shift = The units { $area-in } are worth more elsewhere.

# The odds of a battle
odds-battle = The battle { $area-in }
odds-raid = The raid { $area-in }
odds-raid-rule = It succeeds if a raider rolls { $needed } or more; nothing is added.
odds-sides = { $force } against { $enemy }, to the end, without retreats or reactions.
odds-fleets = { $count ->
    [one] One fleet
   *[other] { $count } fleets
} against { $enemy }, to the end and without withdrawal.
odds-end = Attacker wins { $win }%, defender { $lose }%, no one is left { $both }%.
odds-losses = Average losses: attacker { $lost }, defender { $killed }.
