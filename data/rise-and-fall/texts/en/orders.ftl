# Written orders. First the words that they are made of: all words with the same meaning in a row, the usual one first.

word-attack = attack assault storm
word-move = move march go
word-transfer = transfer
word-hold = hold keep stay
word-war = war
word-loot = loot sack
word-found = found settle
word-sue = sue peace
word-pact = pact ally
word-emperor = emperor
word-release = release
word-dismiss = dismiss
word-end = end
word-place = place raise build
word-bribe = bribe
word-rebuild = rebuild
word-disband = disband
word-walls = walls
word-done = done
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
word-kind-legion = legion legions
word-kind-rebel-legion = rebel rebels
word-kind-palatina = palatina palatinae palatini
word-kind-comitatus = comitatus comitatenses
word-kind-limes = limes limites limitanei
word-kind-parthian-cavalry = cavalry cavalries
word-kind-parthian-infantry = infantry infantries
word-kind-kushan = kushan kushans
word-kind-sarmatian = sarmatian sarmatians
word-kind-german = german germans
word-kind-migration = migration migrations raider raiders
word-kind-germanic-kingdom = kingdom kingdoms foederati
word-kind-hunnic-kingdom = hunnic
word-kind-hun = horde hordes
word-kind-celt = celt celts
word-kind-bull = tribe tribes bull bulls

# The same after a number: one of the words above.

counted-legion = { $count ->
    [one] legion
   *[other] legions
}
counted-rebel-legion = { $count ->
    [one] rebel
   *[other] rebels
}
counted-palatina = { $count ->
    [one] palatina
   *[other] palatinae
}
counted-limes = { $count ->
    [one] limes
   *[other] limites
}
counted-parthian-cavalry = { $count ->
    [one] cavalry
   *[other] cavalry
}
counted-parthian-infantry = { $count ->
    [one] infantry
   *[other] infantry
}
counted-kushan = { $count ->
    [one] kushan
   *[other] kushans
}
counted-sarmatian = { $count ->
    [one] sarmatian
   *[other] sarmatians
}
counted-german = { $count ->
    [one] german
   *[other] germans
}
counted-migration = { $count ->
    [one] migration
   *[other] migrations
}
counted-germanic-kingdom = { $count ->
    [one] kingdom
   *[other] kingdoms
}
counted-hunnic-kingdom = { $count ->
    [one] hunnic
   *[other] hunnic
}
counted-hun = { $count ->
    [one] horde
   *[other] hordes
}
counted-celt = { $count ->
    [one] celt
   *[other] celts
}
counted-bull = { $count ->
    [one] tribe
   *[other] tribes
}

# What cannot be read.

order-too-long = These orders are longer than { $most } characters. Give them in two parts.
order-too-many = These are more than { $most } orders. Give them in two parts.
order-no-verb = “{ $said }” isn't an order. Name two areas with > between them, or begin with a word such as { $verb }.
order-no-area = “{ $said }” isn't an area of the map.
order-no-area-guess = “{ $said }” isn't an area of the map. Did you mean { $guesses-or }?
order-no-place = An area is missing after “{ $said }”.
order-open-area = “{ $said }” could be { $areas-or }. Write a little more of the name.
order-no-unit = “{ $said }” isn't a unit.
order-no-power = No one called “{ $said }” can be at war.
order-no-region = “{ $said }” isn't a region the Emperor can go to.
order-no-number = Give a number from 1 to { $most }.
order-not-understood = I don't understand “{ $said }” here.
order-unsaid = Choose what? A few words of its label are enough.

# Why an order cannot be carried out.

refused-order-over = The game is over.
refused-order-ended = The player turn is over after the orders before this one ({ $rule }).
refused-order-waits = { $seat } has to decide something first. Begin this order with “then”, and it waits until you're asked again. { $seat } is asked: { $prompt }
refused-order-question = Another question comes first: { $prompt } Answer it by “choose …”, or by “usual” ({ $rule }).
refused-order-unasked = There's no question now for “usual” to answer.
refused-order-many = The orders before this one hold too many choices. Give this one later.
refused-order-act = You can't do that now ({ $rule }).
refused-order-nobody = You have no unit { $area-in }.
refused-order-units = { $count ->
    [0] You have no such unit { $area-in }.
    [one] You have only one such unit { $area-in }.
   *[other] You have only { $count } such units { $area-in }.
}
refused-order-nowhere = { $unit } isn't on the map.
refused-order-used = { $unit } ({ $area }) has taken part in combat and does nothing more this turn ({ $rule }).
refused-order-transferred = { $unit } ({ $area }) was transferred and does nothing more this turn ({ $rule }).
refused-order-stopped = { $unit } had to stop { $area-in } ({ $rule }).
refused-order-bribed = { $unit } ({ $area }) is bribed and can't move ({ $rule }).
refused-order-pinned = { $unit } ({ $area }) is under a Revolt marker and can't move ({ $rule }).
refused-order-held = { $unit } ({ $area }) stays, as an order before this one says.
refused-order-far = { $unit } ({ $area }) can't reach { $to-the }: the way is too long for it, or closed ({ $rule }).
refused-order-hun-lands = { $to-The } is closed until { $year } ({ $rule }).
refused-order-neutral = { $to-The } would be taken from { $holder-the }, with whom { $nation-the } { $nation-number ->
    [plural] are
   *[singular] is
} neither at war nor allied ({ $rule }).
refused-order-strangers = { $to-In } there are units that are neither enemies nor allies { $nation-of } ({ $rule }).
refused-order-shut = { $nation-The } may not enter { $to-the } now ({ $rule }).
refused-order-foes = Enemies are { $to-in }, and this order isn't an attack ({ $rule }).
refused-order-transferable = { $unit } ({ $area }) can only get there by a long-range transfer: write “transfer” or >> ({ $rule }).
refused-order-no-transfer = { $unit } ({ $area }) can't be transferred to { $to-the }: the way must lead through your own areas, and it may not have moved ({ $rule }).
refused-order-no-enemy = You can't attack anyone { $area-in } ({ $rule }).
refused-order-no-leader = No unit of yours can get into { $area-the } to lead an attack there ({ $rule }).
refused-order-leader = None of the units that you name can lead a winning attack on { $area-the } ({ $rule }).
refused-order-weak = The defense { $area-of } is { $defense }, and you can bring { $attack } at most against it. An attack must be stronger ({ $rule }).
refused-order-support = The support that you name isn't enough for { $area-the }: { $short ->
    [one] one more point is
   *[other] { $short } more points are
} needed ({ $rule }).
refused-order-supporter = No such unit can support an attack on { $area-the } from { $origin-the }: it must get beside it, and each area sends one ({ $rule }).
refused-order-war = { $by-The } can't declare war on { $on-the } now ({ $rule }).
refused-order-at-war = { $by-The } { $by-number ->
    [plural] are
   *[singular] is
} already at war with { $on-the }: attack without a declaration ({ $rule }).
refused-order-war-gone = { $power-The } { $power-number ->
    [plural] are
   *[singular] is
} out of the game ({ $rule }).
refused-order-war-peace = The peace with { $on-the } holds. War can be declared from { $year } on ({ $rule }).
refused-order-war-sued = You've sued for peace this turn, so you can't declare war before your next one ({ $rule }).
refused-order-war-date = { $by-The } can declare war on { $on-the } from { $year } on ({ $rule }).
refused-order-war-ally = { $by-The } and { $on-the } are allied ({ $rule }).
refused-order-late = Replacements are over for this turn. Give this order at the start of your next one ({ $rule }).
refused-order-early = That comes in Movement and Combat. End the replacements first: write “done” before it ({ $rule }).
refused-order-no-war-to-end = Rome and Parthia are at peace, so no one can sue ({ $rule }).
refused-order-sue-later = You've declared war this turn. You can sue from { $year } on ({ $rule }).
refused-order-pact-date = Germans and European Sarmatians can ally from { $year } on ({ $rule }).
refused-order-pact-made = Germans and European Sarmatians are allied already ({ $rule }).
refused-order-pact-whose = Only the player who moves the Germans can ally them with the European Sarmatians, while there are any ({ $rule }).
refused-order-emperor-sent = The Emperor has gone north already this turn ({ $rule }).
refused-order-loot-nobody = None of your units loots. Only Germans, Sarmatians, migrations, Kingdoms and Huns do ({ $rule }).
refused-order-loot-nowhere = Move a looter onto an intact star first: no walls, no enemies, not its own capital ({ $rule }).
refused-order-found-settled = The Huns have their Kingdom already; its capital is { $area } ({ $rule }).
refused-order-found-hun = Move the Huns onto an intact star without walls first ({ $rule }).
refused-order-found-whose = Only Germans and Huns found Kingdoms ({ $rule }).
refused-order-found-date = Kingdoms can be founded from { $year } on ({ $rule }).
refused-order-found-once = You've founded a Kingdom this turn. The next one can follow in { $year } ({ $rule }).
refused-order-found-none-left = No set of Kingdom counters is left ({ $rule }).
refused-order-found-nowhere = Move a migration unit without a Bribe marker onto an intact star in the south first: no walls, no enemies ({ $rule }).
refused-order-release-nobody = No unit of yours has risen in revolt ({ $rule }).
refused-order-release-later = A risen unit must stay one full turn ({ $areas }). Try again next turn ({ $rule }).
refused-order-dismiss-whose = You don't control Armenia ({ $rule }).
refused-order-dismiss-nobody = No Armenian unit is on the map ({ $rule }).
refused-order-dismiss-bound = Every Armenian unit is bribed or held by enemies. Free it first ({ $rule }).
refused-order-walls-whose = Only Rome builds the Walls of Constantinople ({ $rule }).
refused-order-walls-up = The Walls of Constantinople are intact ({ $rule }).
refused-order-walls-date = The Walls rise for free as soon as Byzantium is Roman, from { $year } on ({ $rule }).
refused-order-walls-lost = Retake Byzantium first: it must be Roman and free of enemies ({ $rule }).
refused-order-walls-dear = For the Walls one half must spend { $cost } of its points, and as many Bribe markers; { $markers } of these are left ({ $rule }).
refused-order-no-emperor = Rome has no leader in play, so there's no Emperor to send ({ $rule }).
refused-order-abroad = { $nation-The } may enter { $to-the } from { $year } on; until then only when at war ({ $rule }).
refused-order-german-abroad = Without Full War the Germans stay at home or attack next to it, so { $to-the } is closed to them ({ $rule }).
refused-order-kind = No such unit can be placed now ({ $rule }).
refused-order-site = No such unit can be placed { $area-in } ({ $rule }).
refused-order-option = “{ $said }” isn't one of the choices now: { $prompt }
refused-order-options = “{ $said }” could be { $options-or }: { $prompt }
refused-order-decline = It wasn't possible after all ({ $rule }).

# What is worth knowing of an order, and of the position after all of them.

unit-at-by = { supported-from } by { $way }
note-moved = { $units }
note-attacked = { $units }: { $attack } against { $defense }
note-absorbed = { $units }: no fight is needed
note-held = { $units } { $count ->
    [one] stays
   *[other] stay
}
note-chosen = { $labels }
warn-garrison = { $areas } { $count ->
    [one] has no garrison and would
   *[other] have no garrison and would
} revolt when your turn ends.
warn-crowd = Too many units are { $areas-in }. Move some on before the phase ends.
warn-points = { NUMBER($left) } of production would be lost unspent.
warn-turn = Your turn is over after these orders.
warn-waits = Before your turn goes on, a question has to be answered ({ $seat }): { $prompt }
warn-end-waits = Your turn is over as soon as one more question is answered ({ $seat }): { $prompt }
warn-game-over = The game is over after these orders.

# What can be taken this turn.

heading-attacks = By attack
heading-walks = Without a fight
heading-wars = After a declaration of war
heading-weak = Out of reach yet
prospect-attack = { $star ->
    [yes] ★ { $area }
   *[no] { $area }
}: { $defenders }, defense { $defense } – { $main }
prospect-supported = { $star ->
    [yes] ★ { $area }
   *[no] { $area }
}: { $defenders }, defense { $defense } – { $main }, supported by { $supporters }
supported-from = { $unit } ({ $area })
prospect-walk = { $star ->
    [yes] ★ { $area }
   *[no] { $area }
}: { $unit } ({ $origin })
prospect-bare = { $prospect }; { $areas } would lack { $count ->
    [one] its garrison
   *[other] their garrisons
}
prospect-war = { $by } on { $on-the }: { $count ->
    [0] nothing could be attacked at once
   *[other] { $areas } could be attacked at once
}
prospect-weak = { $area }: defense { $defense }, at most { $attack } against it

orders-example = antioch > nisibis, support from petra
