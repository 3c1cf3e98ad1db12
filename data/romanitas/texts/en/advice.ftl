# Why an answer is good or bad: what it had led to by the end of the turn, on average, when it was tried out.

advice-count = At the turn's end your position is worth about { NUMBER($count, minimumFractionDigits: 1) } RP: the next count, your treasury and your losses.
advice-lost = You'd lose { $lost ->
    [one] 1 game
   *[other] { $lost } games
} in { $of } before the turn is over.
advice-cities = Roman cities: { $sign ->
    [more] +
   *[fewer] −
}{ NUMBER($amount, maximumFractionDigits: 1) }
advice-ruins = Desolations: { $sign ->
    [more] +
   *[fewer] −
}{ NUMBER($amount, maximumFractionDigits: 1) }
advice-units = Pieces in the Eliminated box: { $sign ->
    [more] +
   *[fewer] −
}{ NUMBER($amount, maximumFractionDigits: 1) }
