# What the bot says of the record of a campaign: its chronicle, its dice, its files.

## Commands

command-chronicle = Read the story so far (only you see this)
command-dice = Show and check the dice of this campaign
command-dice-history = Show every die and what for (only you see this)
command-dice-verify = Check the dice of this campaign (only you see this)
command-campaign-export = Export the campaign: book with pictures, save and log
command-campaign-import = Start a campaign from an exported save
option-story-turn = The turn to tell. Leave empty for the latest.
option-dice-turn = The dice of one turn. Leave empty for all.
option-import-file = The file save.json of an export

## The chronicle

story-heading = ## The chronicle of { $title }
    -# Page { $page } of { $pages }
story-book = -# `/campaign export` gives you all of it as a book, with its battle reports and maps.
story-empty = Nothing has happened yet that could be told.
story-no-turn = Turn { $turn } has no chapter. The chronicle tells the turns { $first } to { $last }.
story-turns = { $count ->
    [one] Turn { $first }
   *[other] Turns { $first } to { $last }
}
menu-turns = Turn to …
button-earlier = ◀ Earlier
button-later = Later ▶

## The dice

dice-heading = ## The dice of { $title }
    -# Page { $page } of { $pages }. The first die has the number 0.
no-dice = { $game } is played without dice.
dice-none = No die has been rolled yet.
die-line = `{ $number }` D{ $sides } → **{ $value }**
die-purpose = {" "}· { $purpose }
die-rule = {" "}({ $rule })
die-hidden = #{ $number } hidden
die-undone = {" "}· taken back
verify-head = 🎲 { $count ->
    [0] No die has fallen in this campaign yet.
    [one] One die has fallen in this campaign.
   *[other] { $count } dice have fallen in this campaign.
} Each follows from a secret, whose SHA-256 is in [this post]({ $opening }) from the start:
    `{ $commitment }`
verify-now = What you can check now:
    - The fingerprint above is the same as in that post. Discord marks a changed post as “edited”.
    - `/dice history` numbers every die, without a gap. Keep a copy, and no one can change the record unnoticed.
    - The rest once the secret is out, at the end of the game.
verify-hidden = { $count ->
    [one] One of them is
   *[other] { $count } of them are
} **hidden**: drawn in secret, so you see the number and nothing else. When the game is over, every hidden die is shown and can be checked too.
verify-own = I've checked every die and found nothing wrong. You can prove it yourself once the game is over.
verify-own-not = **Something is wrong with the record of this campaign.** Tell the host of this bot, and keep a copy of the record.
verify-secret = The campaign is over, so everyone can know the secret:
    `{ $secret }`
verify-missing = ⚠️ { $count ->
    [one] One die is
   *[other] { $count } dice are
} missing in the record: { $numbers }.
verify-doubled = ⚠️ { $count ->
    [one] One number is used
   *[other] { $count } numbers are used
} for different dice: { $numbers }.
verify-false = ⚠️ { $count ->
    [one] One die doesn't
   *[other] { $count } dice don't
} follow from the secret: { $numbers }.
verify-sound = ✅ Its SHA-256 is the line above, and { $count ->
    [0] no die of the record contradicts it.
    [one] the one die of the record fell exactly as the secret says.
   *[other] all { $count } dice of the record fell exactly as the secret says.
}
verify-not = ❌ **The record of this campaign isn't sound.**
verify-yourself = You don't have to take my word for it: `/campaign export` gives you the record, and `docs/verify_dice.py` in the source of this bot checks it with nothing but Python.

## Export and import

exported = Here's **{ $title }** as files: the book as a page for your browser (it works offline and prints well), the same in Markdown with its pictures in a folder, and the log of every action.
exported-save = The save is included. It holds the position at the last checkpoint, without the secret of the dice. `/campaign import` starts a campaign that goes on from there with **new** dice.
exported-secret = The campaign is over: the log names the secret of the dice, so that everyone can check them.
exported-hidden = A save isn't included: something hidden is in play, and a save would reveal it. Try again later.
exported-heavy = Too large for this server even when zipped: { $files }.
exported-small = The pictures are smaller than in the channel, to fit this server's upload limit.
exported-ends = To fit this server's upload limit, only the map and card at the end of each turn are included. The battle reports have no pictures.
exported-volumes = The book is too large for one file here, so it comes in { $count ->
    [one] one volume
   *[other] { $count } volumes
}. Only the end of each turn has pictures.
exported-undrawn = { $count ->
    [0] Every turn has its pictures.
    [one] One turn has no pictures: they took too long to draw, or its save is too old.
   *[other] { $count } turns have no pictures: they took too long to draw, or their saves are too old.
}
exported-missing = ⚠️ { $count ->
    [0] No post is missing.
    [one] One post couldn't be retold, and is missing from the book.
   *[other] { $count } posts couldn't be retold, and are missing from the book.
}
export-waiting-same = This campaign's book is being made for someone else. Yours is next in line.
export-waiting = Another campaign's book is being made. Yours is next in line.
export-progress = Making the book. Chapters drawn: { $done } of { $total }.
button-cancel-export = Cancel
export-cancelled = I've cancelled the export.
export-running = I'm already making these files for you. Wait for them, or cancel them there.
export-not-running = Nothing to cancel: this export has ended. Start a new one with `/campaign export`.
import-large = That file is too large for a save (at most { $most } KiB). Choose the file save.json of an export.
import-refused = That file can't start a campaign. { $reason }
imported = **{ $title }** goes on in { $channel } from turn { $turn }, with new dice.
opening-origin = This campaign began elsewhere. { $who } has brought its save here, and it goes on from turn { $turn } with new dice. The fingerprint below doesn't cover any die thrown before.

## The record itself

record-unknown-player = Player { $user }
record-origin = A campaign that began elsewhere, continued from turn { $turn }
record-result = **{ $level }.** { $text }
record-begun = Begun
record-bound = As of
record-players = Players
record-statistics = Statistics
record-told = What happened
record-volume = Volume { $number } of { $count }
record-played = Played
record-from-to = { $begun } to { $last }
record-others = Also played
record-empty-seat = no one
record-end = The end
record-so-far = So far
record-every-die = Every die
record-dice-sound = { $count ->
    [0] No die was rolled in this campaign.
    [one] The one die of this campaign follows from the secret below.
   *[other] All { $count } dice of this campaign follow from the secret below.
}
record-dice-open = { $count ->
    [0] No die has been rolled so far.
    [one] One die so far. You can check it when the campaign is over.
   *[other] { $count } dice so far. You can check them all when the campaign is over.
}
record-dice-unsound = ⚠️ Some dice don't match the record. `/dice verify` says which.
record-options = Options
record-from = Origin
record-contents = Contents
record-turn = Turn { $turn }
record-dice = The dice
record-dice-about = Every die follows from a secret. Its SHA-256 was published before the first die fell, and the secret itself is published when the campaign is over, so anyone can recompute every die, and no one can have changed one.
record-commitment = SHA-256 of the secret
record-secret = Secret
record-secret-kept = not published while the campaign is played
record-die-number = No.
record-die-value = Fell
record-die-of = { $value } of { $sides }
record-die-hidden = hidden
record-die-for = For
record-die-rule = Rule
record-die-undone = taken back
record-colophon = Bound by Cursus Publicus on { $day }.
