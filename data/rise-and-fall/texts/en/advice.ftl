# What the Legate thinks of an answer.

advice-worth = Worth about { NUMBER($worth, maximumFractionDigits: 1) ->
    [1] 1 star
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } stars
}, as the Legate reckons.
advice-attack = { $units-The } { $units-number ->
    [singular] brings
   *[plural] bring
} { $attack } against a defence of { $defense } { $area-in }.
advice-beaten = Enemies beaten: { $units }.
advice-star = A star won: { $area }.
advice-land = New land on your roads: { $area }.
advice-garrison = This leaves a post without its garrison: { $area }.
advice-free = Nothing is lost where { $unit-the } { $unit-number ->
    [singular] is
   *[plural] are
} now.
advice-not-worth-it = You would win, but it costs more than it brings.
advice-post = A post that needs a unit: { $area }.
advice-opening = Another raider can pass here and settle: { $area }.
advice-closer = Closer to where you'll need it: { $area }.
advice-move = { $unit }: to { $area-the }.
advice-war = War of { $by-the } on { $on-the } pays now: there are targets in reach.
advice-war-people = From now on { $by-the } can attack { $on-the } for you.
advice-end = There is still something to gain first.
advice-end-idle = Nothing is left that is worth doing.
