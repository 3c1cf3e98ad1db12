# Sentences that every game may need.

number = { $value }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }; { $last }
labelled = { $label }: { $text }

# The forms of a name: "The Germans", "of Rome", "among the Suebi".

form-word = { $name }
form-the = { $article ->
    [the] the { $name }
   *[none] { $name }
}
form-of = of { form-the }
form-to = to { form-the }
form-in = { $article ->
    [the] { $number ->
        [plural] among the { $name }
       *[singular] in the { $name }
    }
   *[none] in { $name }
}

citation = { $rule }

number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
option-chance = { $share }%
option-facts = { $first } · { $last }
alt-letters = Letters on the map: { $targets }.
alt-letter = { $letter } is { $space }
option-lettered = { $letter } · { $label }
option-loses = ⚠️ Loses the game at once.
option-loses-too = ⚠️ Loses the game at once. { $what }
advice-lost-always = You'd lose every game before the turn is over.
advice-as-good = About as good, as far as the simulations can tell.

pick-not-arrange = This asks for a choice among options, not for an arrangement ({ $rule }).
pick-count = { $max ->
    [1] { $min ->
        [1] Choose exactly one option here; you named { $given } ({ $rule }).
       *[other] Choose at most one option here; you named { $given } ({ $rule }).
    }
   *[other] { $exact ->
        [1] Choose { $max } options here; you named { $given } ({ $rule }).
       *[other] Choose { $min } to { $max } options here; you named { $given } ({ $rule }).
    }
}
pick-twice = The same option was named twice ({ $rule }).
pick-unknown = “{ $chosen }” isn't among the legal choices of this decision ({ $rule }).
arrange-not-pick = This asks for an arrangement, each item in its place ({ $rule }).
arrange-unknown-slot = “{ $slot }” isn't a place in this arrangement ({ $rule }).
arrange-unknown-item = “{ $item }” doesn't belong to this arrangement ({ $rule }).
arrange-twice = Something was put into two places at once ({ $rule }).
arrange-missing = { $item } has no place yet; everything has to be put somewhere ({ $rule }).
arrange-slot = { $min ->
    [0] { $slot } takes at most { $max } ({ $rule }).
   *[other] { $exact ->
        [1] { $slot } takes { $max } ({ $rule }).
       *[other] { $slot } takes { $min } to { $max } ({ $rule }).
    }
}
arrange-list = A place is filled with a list of items, not with “{ $given }”.
game-over = The game is over; nothing is left to decide.
not-your-seat = This decision belongs to { $seat }, not to { $given } ({ $rule }).
undo-dice = Nothing can be taken back past dice, a reveal, a closed window or another player's move.
undo-nothing = There's nothing to take back.
amend-unknown = This correction isn't possible, or the position already is as you want it.
amend-not-now = This can't be corrected at this moment: it would change what has been decided since the last step. Try again after the next decision.
amend-impossible = This can't be corrected: { $reason }
rewind-elsewhere = You can only go back to an earlier moment of the same campaign.

# Why a saved game can't be loaded.

save-large = It's larger than { $most } KiB.
save-over = That game is over, so nothing is left to play.
save-says-twice = It has the same item twice.
save-no-json = This file isn't valid JSON.
save-not-ours = It isn't a saved game of this program.
save-other-version = It was saved by another version, and is damaged.
save-no-scenario = { $game } has no scenario “{ $scenario }”.
save-options = Its options aren't those of { $game }.
save-position-damaged = Its position is damaged (`{ $where }`).
save-position-shape = Its position holds more or less than one of this game.
save-impossible = The rules can't go on from its position.
save-nothing-to-decide = Nothing is left to decide in it.
save-turn = Turn { $turn } isn't within the scenario.
save-scene = This save was made mid-battle, in a battle that never began.
save-pieces = Its pieces aren't those of the game.
save-event = This isn't an event of { $game }: { $fault }.
save-damaged = This saved game is damaged: { $fault }.
save-cannot-go-on = The rules that this program knows can't go on from this saved game.
save-unreadable = This isn't a saved game, or it's damaged: see `{ $where }`.
save-format = This game was saved in format { $format }; this program reads format { $known }.
save-unknown-game = There's no game “{ $game }”. I know: { $known }.
save-version-damaged = This game was saved by version { $version } of the rules, and is damaged.
save-version = This game was saved by version { $version } of the rules of { $game }; this program knows version { $known }.
save-cannot-be-taken-up = This saved game doesn't fit the rules of this version.

say-which-seat = Several seats are asked now; say for which one you answer ({ $rule }).
answered-already = You've answered already. It counts as soon as the others have answered ({ $rule }).
option-on = On
option-off = Off
zone-piece = { $id }
