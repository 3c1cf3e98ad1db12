# Why the Legate likes an answer
advice-worth = Worth about { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [1] point
   *[other] points
} until the end of the game, as the Legate reckons.
advice-attack = { $armies ->
    [one] One army attacks { $area } and wins { $win } times in 100.
   *[other] { $armies } armies attack { $area } and win { $win } times in 100.
}
advice-center = { $area } is a scoring center { $nation-of }.
advice-area = If you keep { $area }, it's worth about { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [1] point
   *[other] points
} over all scorings to come.
advice-danger = { $armies ->
    [one] One enemy army can reach { $area }.
   *[other] { $armies } enemy armies can reach { $area }.
}
advice-stay = Fought out, the battle { $area-in } is won { $win } times in 100.
advice-leave = It saves the armies and gives up the area.
advice-place = { $armies ->
    [0] No enemy army can reach { $area } yet.
    [one] One enemy army can reach { $area }.
   *[other] { $armies } enemy armies can reach { $area }.
}

# The odds of a battle
odds-battle = The battle { $area-in }
odds-sides = { $units } against { $enemy }, to the end and without retreats.
odds-sides-hard = { $units } against { $enemy } who are hard to hit, to the end and without retreats.
odds-end = Attacker wins { $win }%, defender { $lose }%, no one is left { $both }%.
odds-losses = Average losses: attacker { $lost }, defender { $killed }.
