# Why an answer is good or bad: what it had led to by the end of the turn, on average, when it was tried out.

advice-count = The next count then stands at { NUMBER($count, minimumFractionDigits: 1) } RP before the dice of fate; now it is { NUMBER($now, minimumFractionDigits: 1) }.
advice-lost = The campaign was lost { $share } times in a hundred.
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
