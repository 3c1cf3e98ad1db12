# What the bot itself says. Sentences about a game belong to that game's own catalogue.

## To the host, on stderr

store-unopened = The database { $file } can't be opened: { $reason }.
store-read-only = The database { $file } is read-only. The bot must be able to write to it.
store-foreign = The file { $file } isn't a database of this bot. Name another file in CURSUS_DATABASE.
store-not-durable = The database { $file } can't be kept safely there (its journal is in mode “{ $mode }” instead of “wal”). Put it on a local disk.
store-newer = The database { $file } was written by a newer version of the bot (tables of version { $version }; this program knows up to { $known }).
token-missing = A token is missing. Set DISCORD_TOKEN to your bot's token, or try “python -m bot sandbox”, which needs none.
token-wrong = Discord doesn't accept the token in DISCORD_TOKEN. Copy it again from the developer portal.
gateway-closed = Discord has closed the connection and won't let me reopen it.
discord-unreachable = I can't reach Discord ({ $reason }). I'll try again in { $seconds } seconds.
clock-wrong = The clock says { $now }, but the bot last ran on { $last }. Set the clock, or run `python -m bot admin clock` if it's right.
health-starting = The bot is starting: it can't reach Discord yet ({ $reason }).
settings-wrong = These settings can't be understood: { $names }.
port-taken = The sandbox can't open port { $port }: { $reason }. Choose another one with --port.
sandbox-open = The sandbox is open at { $address } (stop it with Ctrl+C).
not-well = The bot hasn't recorded a good connection for over 90 seconds. Look at its log.
help = Play-by-post for Roman-era board wargames, in a Discord channel.
help-port = The port of the page, on 127.0.0.1.
help-database = The file that keeps the campaigns.
help-state = The file that keeps the sandbox's channels and messages; leave empty for one next to the database.
help-record = A file that receives every request of the bot as a line of JSON.

## Commands

command-campaign = Start, join and end campaigns
command-campaign-new = Start a campaign in a new thread
command-campaign-join = Take a seat in the campaign of this channel
command-campaign-leave = Give up your seat in the campaign of this channel
command-campaign-list = List this server's campaigns
command-campaign-archive = Close the campaign of this channel for good
command-answers = Store answers for windows (only you see this)
command-answers-list = Show your stored answers (only you see this)
command-answers-set = Store an answer for windows (only you see this)
command-answers-remember = Answer a kind of decision ahead (only you see this)
command-answers-delete = Delete stored answers (only you see this)
command-act = Make the decision that is waiting for you
command-undo = Take back your last choice
map-above = It's the map above: nothing on it has changed.
command-map = Show the map (only you see this)
command-status = Show the state of the game (only you see this)
command-log = Show recent events (only you see this)
command-battle = Show the current or last battle (only you see this)
command-hand = Show your hidden hand (only you see this)
command-odds = Show your odds in the next fights (only you see this)
command-advise = Show the three best answers and why (only you see this)
command-rules = Read the rules (only you see this)
command-campaign-legate = Hand a seat to the Legate, who plays it by himself
command-campaign-film = Post the campaign as a moving map (everyone sees it)
command-campaign-statistics = Post the campaign's statistics (everyone sees them)
command-campaign-dismiss = Remove the Legate from its seats
command-campaign-settings = Show or change the settings of this campaign
command-campaign-pause = Pause this campaign's timer
command-campaign-resume = Restart this campaign's timer
command-office = Show and give offices
command-office-appoint = Give an office to someone
command-office-resign = Give up your office
command-office-list = Show who holds which office
command-away = Take some days off, with or without a stand-in
command-back = End your absence early
command-mentions = Turn mentions on your turn on or off, on every server
command-quiet = Set your quiet hours: no reminders, no deadlines
command-nudge = Remind the players the campaign is waiting for
command-mygames = Show the games waiting for you, on every server
command-help = Show what to do next
command-gm = Correct a campaign (owner and server managers)
command-gm-amend = Correct the position; the channel is told
command-gm-skip = Let the rules make the pending decision
command-gm-replace = Hand a player's seats and offices to someone else
command-gm-rewind = Go back to the beginning of an earlier turn
option-mode = Who decides, if the game has one seat
option-window = Which kind of window
option-window-time = How long secret windows collect answers; up to 5 minutes they close by themselves
option-rule = What to do when the window opens
option-condition = The condition for “unless” or “react”
option-answer = What to react with, from your hand
option-stored-rule = What to do without asking you
option-answers-seat = Your seat. Leave empty for your only one.
answers-rule-always = Pass always
answers-rule-turn = Pass { $span }
answers-rule-unless = Pass unless …
answers-rule-react = React with …
option-tutorial = Explain every decision of your first turn
option-time = How long a decision may take
option-expiry = What happens when time runs out
option-mentions = Mention players when it's their turn
option-mentions-on = Whether you're mentioned when it's your turn
option-reminders = How many reminders each player gets for one decision
option-language = The language of the campaign's posts
option-narrator = How much the narrator says
option-quorum = Percentage of present members who have to vote
option-tie = Whose word breaks a tie
option-office = Which office
option-office-mine = Which of your offices
option-member = Who gets it
option-days = For how many days
option-stand-in = Who decides for you in the campaigns of this server
option-from = Start, for example 22:30. Leave both empty for none.
option-to = End, for example 7:00
option-zone = Your time zone, for example Europe/Paris
option-change = What is corrected
option-player = Who gives up the place
option-by = Who takes it
option-rewind-turn = To the beginning of which turn
option-confirm = Yes: what happened since is undone
mode-solo = The holder of the seat decides
mode-council = A council: all members vote
mode-offices = Offices: each decision falls to one of them
time-0 = No limit
time-30 = 30 seconds
time-60 = 1 minute
time-120 = 2 minutes
time-300 = 5 minutes
time-900 = 15 minutes
time-other = { $length ->
    [one] One second
   *[other] { $length } seconds
}
time-1800 = 30 minutes
time-3600 = 1 hour
time-10800 = 3 hours
time-21600 = 6 hours
time-43200 = 12 hours
time-86400 = 1 day
time-172800 = 2 days
time-259200 = 3 days
time-604800 = 1 week
expiry-wait = Wait
expiry-default = Do what the rules suggest
expiry-vote = Let the others vote
length-terse = Terse: the facts
length-normal = Normal
length-epic = Epic: a chronicle
language-en = English
language-fr = Français (French)
tie-founder = The owner's vote
tie-suggested = What the rules suggest
option-title = Campaign name (also names the thread)
option-game = Which game
option-scenario = Which scenario
option-options = Options, for example players=4, separated by commas
option-section = Section number, title or search words. Leave empty for the contents.
option-rules-game = Of which game. Leave empty for the one played in this channel.
option-seat-leave = Which of your seats. Leave empty for all.
option-seat-dismiss = Which seat of the Legate. Leave empty for all.
option-seat = Which seat you take. Leave empty for a free one.
option-legate-seat = Which seat he plays: yours or a free one. Leave empty for a free one.
option-choice = Your choice; separate several with commas
option-region = A part of the map. Leave empty for the whole.
option-zoom = How close to show a region
zoom-1 = From afar
zoom-2 = Near
zoom-3 = Very near
option-turn = One turn. Leave empty for the last events.

## Posts and the panel

opening-title = ## { $title }
opening-game = **{ $game }**: { $scenario }, { $length }.
length-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
opening-options = Options: { $options }.
opening-seats = At the table: { $seats }.
opening-members = Playing together: { $who }.
opening-eased = -# To go easy on beginners: { $rules }
campaign-name = { $game } · { $scenario } #{ $number }
opening-first = **First:** press a button on the panel, the post that asks for the next decision, or type `/act`. `/map`, `/status` and `/log` work any time. Only you see the answer.
opening-tutorial = 🎓 The tutorial is on: in your first turn the panel explains each kind of decision. You don't need the rulebook.
opening-dice = -# Dice fingerprint (SHA-256): `{ $commitment }`. I'll post the secret when the game ends, so you can check every roll.
closing-dice = The dice of this campaign can now be checked: their secret was `{ $secret }`.
    -# Its SHA-256, published at the start: `{ $commitment }`
seat-held = { $seat } ({ $holder })
seat-free = { $seat } (free)
seat-reserved = { $seat } (kept for { $user })
panel-question = **{ $prompt }**
    -# Rule: { $rule }
panel-secret = **A secret decision has to be made.**
    -# Rule: { $rule }
panel-your-turn = 🔔 { $who } – over to you!
panel-whose = -# Waiting for { $who }
who-holder = { $holder } · { $seat }
panel-nobody = { $seat } (no one has this seat yet)
panel-stand-in = { $stand_in } for { $holder } ({ $seat }), who is away
panel-several = **Several seats decide at the same time.** Press “Answer”: you'll see your own decision.
    -# Rule: { $rule }
panel-secret-several = **Several seats decide in secret, at the same time.** Press “Answer”: only you'll see your choice.
    -# Rule: { $rule }
panel-window-of = **{ $window }: do you react?** Press “Answer” or “Pass”. Only you see what you choose.
    -# May react: { $who }
    -# Rule: { $rule }
panel-asked = - { $who }: { $prompt }
panel-asked-secret = - { $who }
panel-window = -# ⏳ Window open until { $date } ({ $when })
panel-window-closes = -# ⏳ Window open until { $date } ({ $when }). Whoever hasn't answered by then passes.
panel-window-shorten = -# Playing now? Set windows to a minute with `/campaign settings`: short ones close by themselves.
panel-window-answers = -# ⏳ Window open until all answers are in
answer-kept = 🔒 Your answer: **{ $answer }**. It's released at { $when }. Until then you can change it.
answer-given = Your answer is in.
answer-stored = 🔒 Stored: { $rule } `/answers list` shows it, `/answers delete` ends it.
open-window-answered = The open window is answered.
open-window-stored = ✅ It answers the open window too, when that closes at { $when }. Until then you can still answer it yourself.
open-window-kept = The answer you've given in the open window stays.
open-window-asks = ⚠️ The open window isn't answered: press “{ $button }” on the panel.
answers-forgotten = Deleted. I'll ask you in every window.
answers-forgotten-one = Deleted. I'll ask you again: { $window }.
answers-none = You've stored no answers. Press 📌 on the panel, open a window's “{ $button }”, or use `/answers remember` and `/answers set`.
answers-list = 🔒 **{ $seat }**
    { $rules }
answers-line = - { $rule }
stored-always = { $window }: always pass.
stored-turn = { $window }: pass { $span }.
stored-unless = { $window }: pass, but ask me if: { $condition }.
stored-react = { $window }: { $answer } if: { $condition }.
stored-react-always = { $window }: { $answer }, whenever it's legal.
stored-not-held = { $rule } You don't have it in hand now, so it waits.
stored-unknown = “{ $window }”: this game doesn't have that window any more, so it does nothing.
store-always = Pass always
store-turn = Pass { $span }
store-unless = Pass unless: { $condition }
store-react-always = { $answer } as soon as it's possible
store-react = { $answer } if: { $condition }
store-ask = Ask me every time
panel-stored = -# 📌 Stored answer: **{ $rule }** ({ $span }), { $who }
rule-for = { $rule } ({ $span })
span-turn = this turn
span-campaign = whole game
rule-described = **{ $rule }** ({ $span }). { $ending }
rule-stored = 📌 Stored: **{ $rule }** ({ $span }). { $ending } `/answers list` shows it, and revokes it with one tap.
rule-revoked = Revoked. I'll ask you again.
rule-gone = That can't be stored any more.
nothing-to-store = Nothing can be stored for that seat now.
button-remember = 📌 { $rule }
button-revoke = ✖ { $rule }
menu-remember = 📌 More stored answers …
menu-store = Store an answer: { $window }
panel-council = -# To decide: the council. Still to vote: { $missing }
panel-nobody-missing = no one
panel-due = -# ⏳ Time until { $date } ({ $when })
panel-extended-minutes = -# ⏱️ { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} added: no one could play here for that long.
panel-extended-hours = -# ⏱️ { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} added: no one could play here for that long.
panel-paused = -# ⏸️ Paused. `/campaign resume` restarts the timer.
panel-lesson = 🎓 { $lesson }
vote-open = -# Votes: { $cast } of { $present }, but no answer has a majority yet
vote-state = -# Votes: { $cast } of { $present }. { $enough ->
    [one] One vote decides.
   *[other] It's decided once { $enough } agree or everyone has voted.
}
vote-agree = -# Votes: { $cast } of { $present }. { $enough ->
    [one] One vote decides.
   *[other] It's decided once { $enough } agree.
}
vote-due = -# When time runs out, the answer with the most votes wins{ $quorum ->
    [one] .
   *[other] {""}, if at least { $quorum } have voted.
}
vote-line = - **{ $answer }**: { $votes } ({ $users })
vote-suggested-line = the suggested layout
panel-suggested = Suggested layout:
panel-over = **The game is over: { $level }.**
    { $text }
    -# Everyone sees the film and the statistics. Only you see the export.
panel-winner-lent = 🏆 { $lender } wins with { $seat }, which { $holder } played to the end.
panel-winner = 🏆 { $holder } wins with { $seat }.
panel-lost = ⚠️ The game is lost: every answer ends it in defeat at once.
panel-archived = This campaign is closed. Its record stays in this thread.
layout-line = - **{ $label }**: { $detail }
list-then = { $first }; { $last }
line-move = To move one, press its name.
button-heading = { $label } ({ $count }) ›
line-problem = ⚠️ { $problem }
line-loses = This layout loses the game at once.
act-wastes = ⚠️ { $losses } **{ $choice }** anyway?
act-loses = ⚠️ **{ $choice }** loses the game at once. Another answer doesn't.
barred-labelled = **{ $label }**: { $reason }
barred-line = - { $told }
barred-lines = - { $told } The same goes for { $count } more: { $others }.
barred-nothing = Nothing is blocked here: you have every option you'd expect.
pick-bounds = { $min ->
    [0] Choose up to { $max }.
   *[other] { $max ->
        [1] Choose one.
       *[other] { $exact ->
            [1] Choose { $max }.
           *[other] Choose { $min } to { $max }.
        }
    }
}
pick-selected = Chosen so far: { $names }

button-back = Back
button-answer = Answer
button-pass = Pass
button-less = Pass in all windows
less-windows = 🔒 From now on you pass in every window, except where you've stored something else. Passing only means that you don't react. While a window is open you can still answer it: press “{ $button }”.
less-rules = 📌 Everything else is asked as before. `/answers remember` stores that, too:
less-ends = `/answers list` shows all of this. End it there or with `/answers delete`.
button-openly = Pass openly { $span }
openly-offer = ⏩ Everyone else still waits for each window to close, so that no one learns what you've stored. Pass openly, and everyone sees on the panel that you pass { $span }: a window that asks no one else closes at once.
openly-stored = ⏩ Everyone sees that you pass in every window { $span }. A window that asks no one else closes at once; in any other you can still answer. Take it back in `/answers list`.
openly-waits = -# 📌 { $count ->
    [one] The answer that you've stored for a window waits
   *[other] The { $count } answers that you've stored for windows wait
} meanwhile: it was you who said that you pass.
panel-pass-openly = -# ⏩ Passing openly { $span }: { $who }
button-other-seat = Answer for { $seat }
button-secret = Decide in secret
button-use-line = Use this layout
button-change = Change it
button-nonetheless = Do it anyway
button-confirm-line = Confirm this layout
button-confirm-count = { $count ->
    [0] Confirm none
   *[other] Confirm { $count }
}
button-reset = Start again
button-put = → { $slot }
button-front = → { $slot }, in front
button-rear = → { $slot }, behind
button-select = Choose …
button-usual = Take: { $names }
button-usual-count = { $count ->
    [one] Take the one suggested
   *[other] Take the { $count } suggested
}
button-none = None
button-all = All of them
button-undo = Undo
button-why = Why not …?
button-hand = My hand
button-odds = Odds
button-advice = Advice
button-rule = { $count ->
    [one] Rule { $rule }
   *[other] Rules { $rule }
}
button-before = ‹ { $section }
button-after = { $section } ›
button-contents = Contents
button-share = Share
button-shared = Shared
button-read-on = Read on
button-follow = { $place }. { $answer }
button-second = Vote: { $answer }
button-goon = Go on without them
button-agree = Agree
button-refuse = Refuse
button-seat = Take the seat: { $seat }
button-card = Start a campaign
button-teach = I'm new: teach me
button-close = Close for good
button-join = Join
button-full = All seats taken
button-begin = Start
button-lessons = Start with the tutorial
button-thread = Open the thread
button-mode-solo = I decide
button-mode-council = We all vote
button-mode-offices = We share offices
button-again = Play again
button-film = Post the film
button-statistics = Post the statistics
button-export = Export
menu-choose = Choose …
menu-choose-several = { $min ->
    [0] Choose up to { $max } …
   *[other] { $exact ->
        [1] Choose { $max } …
       *[other] Choose { $min } to { $max } …
    }
}
menu-heading = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
menu-page = { $first } – { $last }
menu-chapters = Open a chapter …
menu-sections = Its sections …
menu-related = See also …
menu-found = Open one of them …
menu-rules = The rules behind these reasons …
menu-odds = One of them in full …
menu-take = Which one do you want to move?
menu-put = Where to?
offer-suggested = Use the suggested line
offer-more = … and { $label } ({ $count } chosen before)

## Answers to one player

done = Done.
acted = Done: { $choice }.
voted = You've voted: { $choice }.
vote-counted = Your vote is counted.
undo-settled-taken-back = ↩️ The choice was taken back.
undo-settled-refused = ✋ Refused: the choice stays.
undo-settled-overtaken = ⏩ The game went on, so the choice stays.
undo-asking = Others have seen what came of that choice, so I've asked them. It's taken back as soon as more than half of them agree.
undo-agreed = Got it. At least one more player has to agree.
undone-agreed = The choice has been taken back.
undone-agreed-orders = { $count ->
    [0] The written orders have been taken back.
    [one] The written order has been taken back.
   *[other] The { $count } written orders have been taken back.
}
undo-refusal-told = The move stays. I've told the channel.
undone = Your last choice has been taken back.
undone-orders = { $count ->
    [0] Your written orders have been taken back.
    [one] Your written order has been taken back.
   *[other] Your { $count } written orders have been taken back.
}
campaign-founded = Your campaign has started in { $channel }.
campaign-founded-players = For a different number of players, open `/campaign new` without options: its card asks.
set-up-heading = ## Start a campaign
set-up-game = **{ $game }**: { $text }
set-up-scenario = **{ $scenario }.** { $text }
option-off = { $title }: no
set-up-value = { $title }: { $value }
players-line = **{ $title }:** { $value }.
set-up-players = Choose another number below.
set-up-tutorial = -# With the tutorial, the panel explains each kind of decision in everyone's first turn.
set-up-own-tutorial = -# For a tutorial this card starts a campaign of your own. { $title } stays as it is.
set-up-more = -# To set more, type options after `/campaign new`.
set-up-gone = That's no longer on offer. Open a new card with `/campaign new`.
set-up-used = This card has already started a campaign. Open a new one with `/campaign new`.
join-which = Which seat do you want?
seat-plays = - **{ $seat }**: { $detail }
seat-you-play = You play: { $detail }.
teach-on = 🎓 The tutorial is on. [The panel]({ $panel }) explains each kind of decision when it first comes up.
again-started = This game is already being played again in { $channel }.
again-open = This game isn't over yet.
again-members = Only the players of this campaign can start it again. Start your own with `/campaign new`.
seat-yours-already = You already have a seat here, and no other is free.
seat-left = You no longer play { $seat }.
seat-freed = { $seat } is free now.
campaign-left = You have left **{ $title }**.
close-asked = Close **{ $title }** for good?
close-unfinished = ⚠️ The game isn't over yet, and no one can play it on.
close-means = The campaign can't be opened again. Its panel, its record and *{ $button }* stay in this thread; Discord archives the thread.
campaign-archived = **{ $title }** is closed. Its record stays.
campaign-line-thread = - { $channel }: { $status }
campaign-line = - **{ $title }** in { $channel }: { $status }
campaign-line-asks = { $facts }. Waiting for { $who }, asked { $since }
status-open = in play
status-over = over
nobody = no one yet
seat-stored = 📌 Stored for you from the start: { $names }. `/answers list` shows it and lets you end it.
seat-joined = You have taken the seat { $seat } in { $title }.
rules-of = -# The rules of { $game }
rules-where = -# { $game } › { $chapter }
rules-shared = -# { $reader } shares the rules of { $game }
rules-contents = ## The rules of { $game }
    -# Look something up with `/rules` and a number, a title or a few words.
rules-chapter = **{ $chapter }**
    -# { $titles }
rules-listed = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}, { $first } to { $last }. Choose one below.
rules-found = **{ $count ->
    [one] 1 entry
   *[other] { $count } entries
} on “{ $query }”**, the best first:
rules-best = -# The menu holds the best { $count }. Another word would narrow them down.
rules-nothing = The rules of { $game } say nothing about “{ $query }”.
rules-meant = Perhaps you mean:
rules-line = **{ $heading }**
    -# { $extract }
odds-heading = **Odds** · { $prompt }
odds-line = - **{ $share }%**{ $margin } · { $title }
signed = { $sign ->
    [minus] −
   *[plus] +
}{ NUMBER($value, maximumFractionDigits: 1) }
odds-worth = { $net } RP on average: { NUMBER($gain, maximumFractionDigits: 1) } gained for { $cost } spent
odds-prize = prize: { $prize }
odds-more = -# The menu has { $count } more.
odds-title = **{ $title }: { $share }%**{ $margin }
odds-exact = -# Worked out exactly from the rules, without anything that a player holds in secret.
odds-small-print = -# Simulated, using suggested choices. ± is a 95% margin.
advice-heading = **Advice** · { $prompt }
advice-blind = **Advice** · { $prompt }
    Too much is hidden from you to compare the answers. The rules suggest: **{ $answer }**
advice-behind = Or, the best first:
advice-small-print = -# { $count ->
    [one] The answer is the bright button's.
   *[other] The first answer is the bright button's.
} The Legate can be wrong.
film-heading = **{ $title }**, from the first turn to now
legate-seated = The Legate plays { $seat } from now on. `/campaign dismiss` ends that.
legate-seated-told = 🎖️ { $who } has handed { $seat } to the Legate, who plays it from now on.
legate-left-told = 🎖️ { $who } has dismissed the Legate. Free again: { $seats }. Take a seat with `/campaign join`.
legate-returned-told = 🎖️ { $who } has dismissed the Legate. Back with their players: { $returned }.
legate-partly-returned-told = 🎖️ { $who } has dismissed the Legate. Back with their players: { $returned }. Free again: { $seats }. Take a seat with `/campaign join`.
legate-name-seat = No seat is free. To hand over your own, choose { $seat } in `/campaign legate`.
legate-gave-back-told = 🎖️ { $who } is back. The Legate no longer plays { $seats }.
legate-gave-back = You have your seat back.
legate-dismissed-from = The Legate no longer plays { $seat }.
legate-dismissed = The Legate has left the table.
status-rules = -# Rules version { $version }
options-line = -# Options: { $options }
hand-of = **{ $seat }**
hand-item = - **{ $item }**: { $note }
hand-empty = You hold nothing.
log-empty = Nothing has happened yet.
log-untold = -# This is still going on. Its full report comes when it ends.

## Notices in the channel

undo-asked-for = { $who } would like to take the last choice back: **{ $what }**. Do you agree?
undo-asked-for-another = { $who } would like to take back the last choice, made by { $maker }: **{ $what }**. Do you agree?
undo-asked-secret = { $who } would like to take back their last choice, a secret one. Do you agree?
undo-asked-secret-another = { $who } would like to take back the last choice, a secret one made by { $maker }. Do you agree?
undo-asked = { $who } would like to take the last choice back. Do you agree?
undo-refused = { $who } doesn't agree: the last choice stays.
paused = ⏸️ { $who } has paused the campaign. No time runs and no one is reminded until `/campaign resume`.
resumed = ▶️ { $who } has resumed the campaign. { $awaited } to decide.
tutorial-on = 🎓 { $who } has turned the tutorial on: the panel explains each kind of decision in everyone's first turn.
again-kept = ⚔️ { $host } is playing again. { $who }, your seat is kept for you: press *Join*, or give it up with `/campaign leave`.
again = ⚔️ { $host } is playing again.
again-invited = ⚔️ { $host } is playing again. { $who }, there's room for you.
nudged = 🔔 { $who } is looking forward to your move, { $awaited }: { $panel }
reminder = 🔔 A decision is waiting for you, { $awaited }: { $panel }
reminder-due = 🔔 A decision is waiting for you, { $awaited }; its time is up { $when }: { $panel }
time-up-default = ⌛ { $who } ran out of time, so what was suggested has been played.
time-up-wait = ⌛ The time for { $who } is up. The campaign waits: { $panel }
time-up-vote = ⌛ The time for { $who } is up. All members may vote on this decision now: { $others }
time-up-go-on = ⌛ The time for { $who } is up. { $others }: shall the campaign go on with what the rules suggest?

thread-anew = The thread of **{ $title }** was deleted, so the campaign continues here. Nothing is lost.
founder-lost = I can't post in your campaign **{ $title }** ({ $channel }). { $reason } Everything is saved; as soon as someone acts there, I try again.
agreement-changed = 📜 { $who } has changed the settings of this campaign.
    { $agreement }
office-appointed = 📜 { $who } is { $office } from now on.
office-resigned = 📜 { $who } has given up the office of { $office }.
gm-amended = 🛠️ { $who } has corrected the position: { $change }.
gm-skipped = 🛠️ { $who } has let the rules decide: { $prompt }
gm-replaced = 🛠️ { $who } has handed the place of { $former } to { $by }.
gm-rewound = 🛠️ { $who } has taken the campaign back to the beginning of turn { $turn }. What happened since is undone; the dice already thrown aren't thrown again.

## Agreements

settings-of = ## { $title }
changed-from-to = { $old } → { $new }
agreed-mode = **Who decides:** { $value }
agreed-limit = **Time for a decision:** { $value }
agreed-expiry = **When time runs out:** { $value }
agreed-mentions = **Mention at the start of a turn:** { $value }
agreed-reminders = **Reminders for a decision:** { $count }
agreed-quorum = **Quorum:** { $percent }% of present members. **Tie-break:** { $tie }
agreed-length = **The narrator:** { $value }
agreed-language = **Language:** { $value }
agreed-window = **Secret windows:** { $value }, { $silence ->
    [passes] then whoever hasn't answered passes
   *[is-awaited] then I wait for whoever hasn't answered
}
agreed-tutorial = **Tutorial in everyone's first turn:** { $value }
word-on = on
word-off = off
turn-number = Turn { $turn }
group-joined = You belong to the group that plays { $title } from now on.
office-line = - **{ $office }**: { $holder }
away-alone = You're away until { $when }. Your decisions wait for you, or the table does what it has agreed on.
away-with = You're away until { $when }. Meanwhile { $stand_in } decides for you in the campaigns of this server.
away-with-some = You're away until { $when }. { $stand_in } decides for you in { $count ->
    [0] none of your campaigns here yet: only members can.
    [one] 1 of your campaigns here, but isn't a member of { $others } more.
   *[other] { $count } of your campaigns here, but isn't a member of { $others } more.
}
away-asked = I've asked them to join this one.
away-ask = Use `/away` in a campaign's thread, and I'll ask them there.
stand-in-asked = 🧭 { $who } will be away and wants { $stand_in } to decide meanwhile. { $stand_in }, will you stand in?
stand-in-joined = You belong to { $title } now and decide for { $who }.
welcome-back = Welcome back.
mentions-on = I'll mention you when it's your turn.
mentions-off = I won't mention you when it's your turn. Reminders before a deadline still come.
quiet-none = You have no quiet hours. Your time zone is { $zone }.
quiet-set = From { $begin } to { $end } ({ $zone }) no one reminds you, and no deadline of yours falls into these hours.
nudge-later = They're away or asleep. I'll remind them { $when }.
mygames-mine = - 👉 **[{ $title }]({ $url })**: { $prompt }{ $when }
mygames-kept = - [{ $title }]({ $url }): kept for you: { $seats }. Take it with `/campaign join`, or let it go with `/campaign leave`.
mygames-other = - [{ $title }]({ $url }): others are to move

## Help

help-nothing-here = No campaign is played in this channel. Start one with the button or **`/campaign new`**. If you're new, the tutorial explains every decision of your first turn.
help-others = Campaigns of this server: { $channels }
help-your-turn = **It's your turn:** { $prompt }
    Press a button on [the panel]({ $panel }), or type `/act`. The bright button is what the rules suggest. “{ $why }” tells what isn't possible and why; “{ $advice }” gives the Legate's opinion.
help-voted = You've voted; not everyone else has. Until the vote is closed you can change yours on [the panel]({ $panel }).
help-join = **You can join:** `/campaign join`.
help-watch = You're watching. To move: { $awaited }.
help-wait = You're waiting for { $awaited }. `/nudge` sends them a friendly reminder.
help-over = This campaign is over. **{ $button }** below the last panel starts another one.
help-look = **To look around:** `/map`, `/status`, `/log`, `/chronicle`, `/battle`, `/odds`; `/rules` and a word looks something up.
help-table = **At the table:** `/undo`, `/advise`, `/away`, `/quiet` for your quiet hours, `/mentions` to turn mentions off, `/mygames` for all your campaigns.
help-master = **You run this campaign:** `/campaign settings`, `/campaign pause`, `/gm amend` to fix the position, `/campaign legate` to let the Legate play.
help-stored = **To be asked less:** 📌 on the panel stores an answer, such as “Wait until something happens”. It ends when something notable happens; ✖ on the panel or `/answers list` revokes it.
help-more = -# Only you see the answers. `/campaign film`, `/campaign statistics`, `/nudge` and “Share” post for everyone.

## Refusals

not-master = Only { $owner } or a server manager can do that.
mode-for-one = { $game } has several seats, each with a player of its own. Councils and offices are for games with one.
no-offices = { $game } has no offices to share out.
no-offices-here = This campaign is played without offices. Its owner can change that with `/campaign settings`.
no-bots = That's a bot. Name a person.
office-not-yours = You don't hold the office of { $office }. `/office list` shows who does.
member-already = You belong to this group already.
no-such-stand-in = Name someone else: neither yourself nor a bot.
not-away = You aren't away.
quiet-both = Name both hours, or neither for none.
no-such-hour = I can't read “{ $typed }” as a time. Try 22:30 or 7.
no-such-length = I can't tell which time “{ $typed }” means. Pick one of these: { $lengths }.
no-such-zone = I don't know the time zone “{ $zone }”. Pick a suggestion, for example Europe/Paris.
no-games = You don't play in any campaign right now.
no-such-turn = You can't go back to turn { $turn }. Pick an earlier turn of this campaign.
rewind-confirm = This undoes everything from the beginning of turn { $turn } to now (turn { $now }). If that's what you want, give the command again with `confirm: True`.
replace-same = That's the same person. Name someone else.
not-a-member = { $player } has no seat or office in this campaign. Pick someone who does.

only-suggested = Their time is up, but the choice isn't yours: you can only vote to go on with what the rules suggest.
not-in-council = The council decides this. Join it with *Join* or `/campaign join`, then vote.
no-request = That request is over: there's nothing to answer any more.
not-asked = This question isn't for you.
paused-already = This campaign is already paused.
not-paused = This campaign isn't paused.
nobody-to-nudge = The campaign isn't waiting for anyone.
nudge-yourself = The campaign is only waiting for you.
nudged-already = They were reminded not long ago. You can nudge them again { $when }.

answered-already = You've answered that already. As long as others haven't, you can take it back with `/undo`.
none-of-yours = None of these decisions is yours.
undo-none-given = You haven't given an answer here. What led here can't be taken back after dice or an answer, and whoever passes openly has already answered.
answers-not-your-seat = You don't play { $seat }, so you can't store answers for it.
no-such-window = This game has no such window. Pick one from the list.
no-such-condition = “{ $window }” has no such condition. Pick one from the list.
answer-fits-never = “{ $window }” never takes { $answer }, nor anything else in your hand.
answer-fits-others = “{ $window }” never takes { $answer }. From your hand it takes: { $others }.
answers-no-seat = You have no seat here. Take one with `/campaign join` first.
answers-full = Stored answers belong to a seat, and you have none here. No seat is free.
no-windows = Nothing can be stored in this game.
stored-excess = Only a reaction takes an answer; this rule passes. Leave one of the two out.
stored-incomplete = That rule isn't complete. “Unless” needs a condition, “react” an answer.
nothing-stored = You've stored nothing for that.
time-up-window = ⌛ The window has closed.
kept = 🔒 Kept until the window closes: { $choice }.
newest-panel = { $panel ->
    [soon] The next panel is on its way.
   *[other] Newest panel: { $panel }
}
stale = That decision has been made or taken back, or its window has closed. { newest-panel }
stale-rule =
    That decision has been made or taken back, or its window has closed. { newest-panel }
    -# Rule: { $rule }
stale-elsewhere = Someone has just made that decision. See the newest panel.
not-yours = This decision belongs to { $holder } ({ $seat }).
seat-empty = No one has the seat { $seat } yet. Take it on the panel, then decide.
seat-kept = Kept for players of the last game: { $seats }. They can free a seat with `/campaign leave`, { $owner } with `/campaign kick`.
seat-taken = The seat { $seat } is taken.
seat-yours = The seat { $seat } is yours already.
no-such-seat = That seat doesn't exist. Pick one from the list.
no-free-seat = All seats are taken: { $seats }. You can watch with `/map`, `/status` and `/log`.
no-seat-left = All seats of this campaign are taken.
no-hand-seat = You have no seat in this campaign, so you have no hand. Take a free seat with `/campaign join`.
no-hand-full = You have no seat in this campaign, so you have no hand. No seat is free: watch with `/map`, `/status` and `/log`.
no-hand-game = No one has a hidden hand in { $game }.
no-seat = You have no seat in this campaign.
over-seats = The game is over, and its seats stay as they are. *{ $button }* starts another one.
over = The game is over.
archived = This campaign is closed. You can still look at it, with `/map`, `/status`, `/log` and others.
not-owner = Only { $owner } or a server manager can close this campaign.
no-campaign = No campaign is played in this channel. Start one with `/campaign new`, or find one with `/campaign list`.
no-campaigns = There are no campaigns on this server yet. Start one with `/campaign new`.
unknown-campaign = I don't know this campaign. Check the channel.
unreadable = This campaign can't be read by this version of the bot; nothing is lost. { $reason }
channel-taken = A campaign is played in this thread already. Ask for a new one in the channel above, or close this one with `/campaign archive`.
wrong-channel = A campaign needs a thread. Use a text channel.
no-thread = I'm not allowed to open a thread here. A server manager has to let me “Create Public Threads” and “Send Messages in Threads”.
not-saved = That couldn't be saved, so it hasn't happened. Please try again in a few minutes, and tell the host of the bot.
option-gone = That choice is gone. See the newest panel.
option-value = { $option } can't be “{ $typed }”. Choose one of these: { $values }.
option-twice = { $option } can only have one value. Choose one of those you typed.
not-offered = “{ $typed }” isn't on offer here. Choose one of the suggestions that appear while you type.
no-rules = There are no rules of “{ $game }” to read here.
no-such-rules = There are no rules of “{ $typed }” to read here. You can read: { $games }.
section-gone = The rules of { $game } have no section “{ $section }” any more. Look it up again with `/rules`.
share-forbidden = I'm not allowed to write in this channel, so I can't share this. A server manager can let me.
share-already = This has been shared here already: { $url }
share-not-yours = You aren't allowed to write in this channel, so you can't share this here.
no-odds = No odds here: this decision doesn't start a fight yet. Ask again when you choose who goes, where to, or whom to fight.
no-legate = The Legate doesn't know how to play { $game }.
no-legate-here = The Legate has no seat in this campaign.
not-owner-legate = Only { $owner } or a server manager can dismiss the Legate.
legate-not-yours = You can hand over your own seat. Only { $owner } or a server manager can hand over others.
counsel-blind = Too much is hidden from you to work that out now. Ask again when more is known.
counsel-busy = Too many questions are waiting. Try again in a moment.
counsel-failed = That took too long and was stopped. Try again in a minute.
no-battle = No battle has been fought in this campaign yet.
unknown-button = This button has expired. Use the newest panel.
command-outdated = This command has changed. Type it again in a moment.
channel-lost = Your choice is saved, but I couldn't post in this campaign's channel: { $reason }
lost-forbidden = I'm not allowed to write there. A server manager has to let me view it, send messages in threads and attach files.
lost-gone = The channel or thread is gone.
discord-refused = Discord didn't take my answer. Nothing that was saved is lost; please look at the newest panel.
fault = Something went wrong on my side. Nothing that was saved is lost; please try again. If it happens again, the host of this bot can find it under reference **{ $reference }**.

## Doors

command-campaign-kick = Remove a player from this campaign
command-campaign-ban = Remove a player from this campaign for good
command-campaign-unban = Let a banned player join again
option-door = Who may join
option-leave = A campaign to leave
door-value-open = everyone
door-value-approval = people the owner lets in
door-value-locked = no one
agreed-door = **Who may join:** { $value }
button-admit = Let in
button-reject = Don't let in
button-accept = Take over
button-decline = No, thanks
button-standin = Stand in
door-asked = 🚪 { $who } asks to join. { $owner }, will you let them in?
door-waiting = I've asked { $owner }. You'll be mentioned here once you're in.
door-waits-already = You've asked already. { $owner } has to let you in.
door-admitted = 🚪 { $who } has joined.
door-rejected = Done: { $who } stays out, and can ask again.
door-nothing-asked = This request has been answered.
door-locked = This campaign isn't taking new players. Ask { $owner }.
door-banned = You can't join this campaign. Ask { $owner }.
left-told = 🚪 { $who } has left this campaign.
left-seats-told = 🚪 { $who } has left this campaign. Free now: { $seats }.
seat-given-up-told = 🚪 { $who } has given up a seat. Free now: { $seats }.
kept-declined-told = 🚪 { $who } isn't taking the seat kept for them. Free now: { $seats }.
kept-no-more-told = 🚪 { $who } no longer keeps a seat for { $player }. Free now: { $seats }.
kicked-told = 🚪 { $who } has removed { $player } from this campaign.
banned-told = 🚪 { $who } has removed { $player } from this campaign for good.
kick-yourself = That's you. Use `/campaign leave`.
kick-owner = { $owner } started this campaign and stays in it.
kick-legate = That's the Legate. Use `/campaign dismiss`.
not-banned = { $player } isn't banned here.
appoint-member = { $player } doesn't belong to this campaign. They have to join first.
seat-taken-over = 🛠️ { $who } takes the seat { $seat }.
gm-takes-over = 🛠️ { $who } takes over the place of { $former }.
not-announced = I couldn't announce that in the channel, so nothing has changed. Try again later.
took-over = 🛠️ { $who } has taken over the place of { $former }.
offer-told = 🛠️ { $who } offers the place of { $former } to { $by }. { $by }, will you take over?
offer-made = I've asked { $by }. Nothing changes until they agree.
offer-accepted = You've taken over in { $title }.
offer-declined-told = 🛠️ { $who } doesn't take over the place of { $former }.
offer-gone = This offer is over.
offer-not-yours = This offer is for { $player }.
offer-banned = { $player } is banned from this campaign. Use `/campaign unban` first.

## After a loss

restored-told = 🎲 I've gone back to a backup, so choices made since then are gone. From die { $number } on the dice have a new secret, with this fingerprint (SHA-256): `{ $commitment }`
rekeyed-told = 🎲 From die { $number } on the dice have a new secret, with this fingerprint (SHA-256): `{ $commitment }`
lost-told = 🎲 My machine lost { $count ->
    [one] the last choice. Please make it
   *[other] the last { $count } choices. Please make them
} again; the dice will fall differently.
lost-named = 🎲 My machine lost { $count ->
    [one] the last choice. Please make it
   *[other] the last { $count } choices. Please make them
} again; the dice will fall differently.
    { $listed }
lost-line = - { $when }, { $who }: { $what }
lost-line-secret = - { $when }: a secret choice
lost-by-no-one = when the time was up
lost-undo = taking back the last choice
lost-correction = a correction by the game master
lost-arrangement = an arrangement
lost-orders = { $count ->
    [0] written orders
    [one] one written order
   *[other] { $count } written orders
}
lost-nothing = nothing
sqlite-old = SQLite { $version } has a bug that can lose choices if Litestream or another program makes checkpoints. Use 3.51.3 or newer.

pictures-busy = I'm still drawing what you asked for. Try again in a moment.
stopping = I'm being restarted. Ask again in a minute.

## The host's tools

command-host = Use the host's tools (only the host can)
option-tool = What to do
option-number = A server's, user's or campaign's number, or hours
tool-list = Show what's waiting and who's shut out
tool-ban-server = Shut out a server
tool-ban-user = Shut out a user
tool-allow-server = Let a server in again
tool-allow-user = Let a user in again
tool-free = Take a user out of all campaigns
tool-extend = Give every decision so many hours more
tool-rekey = Give a campaign's dice a new secret
help-admin = Use one of the host's tools.
help-admin-tool = list, ban-server, ban-user, allow-server, allow-user, free, extend, rekey or clock
admin-no-tool = I don't know that tool. These exist: { $tools }.
admin-no-number = That takes a number, for example the id of a server, user or campaign.
admin-no-campaign = There's no open campaign { $id }.
admin-host = { $id } hosts this bot and can't be shut out.
admin-shut-out-already = { $id } is shut out already.
admin-not-shut-out = { $id } isn't shut out.
admin-shut-out-server = Server { $id } is shut out. The bot leaves it.
admin-shut-out-user = User { $id } is shut out.
admin-let-in = { $id } can use the bot again.
admin-in-none = User { $id } isn't in any open campaign.
admin-freed = User { $id } has left { $count ->
    [one] 1 campaign
   *[other] { $count } campaigns
}.
admin-too-long = That's too long: { $most } hours at most.
admin-extended = Deadlines extended in { $count ->
    [one] 1 campaign
   *[other] { $count } campaigns
}: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} more.
admin-rekeyed = The dice of campaign { $id } have a new secret. Its channel gets the fingerprint.
admin-clock = At its next start the bot accepts the clock as it is.
admin-none = none
admin-no-file = the file doesn't exist
admin-post = campaign { $campaign }, { $key }, since { $since }
admin-timer = { $kind } { $id }, due { $due }
admin-list-post = Oldest queued post: { $value }
admin-list-timer = Oldest timer: { $value }
admin-list-legates = Stuck Legates, by campaign: { $value }
admin-list-blocked = Campaigns that can't be played: { $value }
admin-list-servers = Servers shut out: { $value }
admin-list-users = Users shut out: { $value }
shut-out = You can't use this bot here.
trouble-replaced = Someone has replaced the database file under the running bot. Restart it now, or what players do will be lost.
