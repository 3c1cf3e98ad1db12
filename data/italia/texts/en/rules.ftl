# Prompts, labels, details and refusals of the rules of Italia.

game-title = Italia
game-description = Two games on one board of Italy and its seas: the rise of Rome for three people, and the peoples who came after it for four.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-detail = { $nations }
seat-detail-yardstick = { $nations } (points to beat: { $points })
faction = { $nation }

heading = { $region }
heading-sea = At sea

count-infantry = { $count } infantry
count-legion = { $count } { $count ->
    [one] legion
   *[other] legions
}
count-consular-legion = { $count } consular { $count ->
    [one] legion
   *[other] legions
}
count-consular-legion-reduced = { $count } flipped consular { $count ->
    [one] legion
   *[other] legions
}
count-elephant = { $count } { $count ->
    [one] elephant
   *[other] elephants
}
count-knight = { $count } { $count ->
    [one] knight
   *[other] knights
}
count-knight-reduced = { $count } damaged { $count ->
    [one] knight
   *[other] knights
}
count-foederati = { $count } Roman foederati
count-fleet = { $count } { $count ->
    [one] fleet
   *[other] fleets
}
nothing = nothing

window-campaign-plan = Orders for a campaign
window-reaction = Reactions to a campaign
window-sea-attack = Attacks at sea
window-appeal = The appeal of the Patrimonium
window-tribute-unit = Units bought with tribute

condition-outnumbered = the campaign brings two units or more for each of yours
condition-twice-as-many = you can bring two units for each of the campaign's
condition-own-area = the leader has entered your area
condition-leader-there = a leader of yours is there

# The end.
level-victory = victory
end-victory = { $seat } wins with { $best } points against { $others }.
end-short = { $seat } wins: measured by what was expected of each side it has { $best } points, the next best side { $others }.

# Headings and kinds.
heading-size = { $count } { $count ->
    [one] piece
   *[other] pieces
}
kind-infantry = infantry
kind-legion = legions
kind-consular-legion = consular legions
kind-elephant = elephants
kind-knight = knights
kind-foederati = Roman foederati
kind-fleet = fleets

# Income, purchases and placement.
ask-buy = What { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } { $gold ->
    [0] do without gold?
   *[other] buy with { $gold } gold?
}
buy-terms = { $lacking ->
    [0] Costs { $cost } gold; { $left } left.
    [one] Costs { $cost } gold; { $left } left. One of this turn's arrivals will lack its counter.
   *[other] Costs { $cost } gold; { $left } left. { $lacking } of this turn's arrivals will lack their counters.
}
buy-infantry = Buy { count-infantry }
buy-infantry-detail = { buy-terms }
tribute-infantry = Buy one: infantry
tribute-infantry-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-legion = Buy { count-legion }
buy-legion-detail = { buy-terms }
tribute-legion = Buy one: a legion
tribute-legion-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-consular-legion = Buy { count-consular-legion }
buy-consular-legion-detail = { buy-terms }
tribute-consular-legion = Buy one: a consular legion
tribute-consular-legion-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-elephant = Buy { count-elephant }
buy-elephant-detail = { buy-terms }
tribute-elephant = Buy one: an elephant
tribute-elephant-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-knight = Buy { count-knight }
buy-knight-detail = { buy-terms }
tribute-knight = Buy one: a knight
tribute-knight-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-foederati = Buy { count-foederati }
buy-foederati-detail = { buy-terms }
tribute-foederati = Buy one: Roman foederati
tribute-foederati-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-fleet = Buy { count-fleet }
buy-fleet-detail = { buy-terms }
tribute-fleet = Buy one: a fleet
tribute-fleet-detail = Costs { $cost } gold; { $left } left. It waits until your next placement.
buy-city = Build a city in { $area }
buy-city-detail = Costs { $cost } gold; { $left } left.
buy-repair = Repair a consular legion in { $area }
buy-repair-detail = Costs { $cost } gold; { $left } left.
buy-capital-set = Set the capital
buy-capital-set-detail = Free. One more unit fits there.
buy-capital-move = Move the capital from { $capital }
buy-capital-move-detail = Free. One more unit fits there.
buy-none = Buy nothing
buy-none-detail = { $gold } gold left.
buy-done = Buy nothing more
buy-done-detail = { $gold } gold left.
ask-capital = Where { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } set their capital?
capital-at = { $area }
capital-at-detail = One more unit fits in { $area }.
ask-tribute-unit = Tribute from { $payer-the } brings { $nation-the } to { $gold } gold, and anything above 10 is lost. Buy a unit now?
tribute-none = Buy nothing
tribute-none-detail = { $lost } gold is lost.
ask-place = Where { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } place { $force }? One to an area.
place-detail = Units there: { $count }. Enemies beside it: { $enemies }.
place-infantry = { $area }
place-infantry-detail = { place-detail }
place-legion = { $area }
place-legion-detail = { place-detail }
place-consular-legion = { $area }
place-consular-legion-detail = { place-detail }
place-elephant = { $area }
place-elephant-detail = { place-detail }
place-knight = { $area }
place-knight-detail = { place-detail }
place-foederati = { $area }
place-foederati-detail = { place-detail }
place-fleet = { $area }
place-fleet-detail = One fleet, off the coast of { $area }.
ask-place-sea = In which sea off { $area } { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } set the fleet?
place-in-sea = { $area }
place-in-sea-detail = The fleet enters { $area }.
ask-arrive = Arrivals: where { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } place { $force }?
arrive-all = { $area }: { $count }
arrive-all-detail = { $count } of the units that arrive.
arrive-one = { $area }: { $count }
arrive-one-detail = { $left ->
    [0] That's all of them.
    [one] One is left for another place.
   *[other] { $left } are left for other places.
}
arrive-divide = Divide them
arrive-divide-detail = Choose how many go to each place.
ask-arrive-leader = { $leader } comes to { $nation-the }. Where?
arrive-leader = { $area }
arrive-leader-detail = With { $force }.
ask-africa = Which units from Africa join { $leader } in the Alpes?
africa-call = { $force } from { $area }
africa-call-detail = { $area } loses them.
africa-done = That's all
africa-done-detail = The others stay in Africa.
ask-inherit = { $nation-The } take over { $inherited-the }, with { $over ->
    [one] 1 counter
   *[other] { $over } counters
} too few. Which unit leaves the game?
inherit-lose = { $force } in { $area }
inherit-lose-detail = It leaves the game.

# Movement.
ask-move = Which units { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } move?
move-done = End the movement
move-done-detail = Then come the battles.
barred-area = { $area }
refuse-zone = { $area } is a staging zone: you can't enter it ({ $rule }).
refuse-closed = You can't end a move in { $area }: your enemy isn't there, but another nation is ({ $rule }).
refuse-full = { $area } has no room for so many units ({ $rule }).
refuse-stop = On the way to { $area } they must stop ({ $rule }).
refuse-strait = A strait takes the whole move, so { $area } is out of reach ({ $rule }).
refuse-far = { $area } is too far away ({ $rule }).
refuse-gold = That costs { $cost } gold, and the treasury has { $gold } ({ $rule }).
refuse-price = One unit costs { $cost } gold, and the treasury has { $gold } ({ $rule }).
refuse-box = The box doesn't hold so many ({ $rule }).
refuse-places = There aren't so many places for new units ({ $rule }).
refuse-has-city = { $area } has a city marker already ({ $rule }).
refuse-no-city = No city can be built in { $area } ({ $rule }).
refuse-blocked = { $area } is blocked: its units can't react ({ $rule }).
refuse-bound = { $nation-The } can't fight { $enemy-the } now ({ $rule }).
refuse-third = { $area } has units of two nations already ({ $rule }).
refuse-own-player = { $enemy-The } and { $nation-the } have the same player: they can't come to meet each other ({ $rule }).
refuse-his-own = { $enemy-The } owned { $area } before, so no one can meet them there ({ $rule }).
refuse-crowded = { $area } is too full by { $count }: units must leave first ({ $rule }).
barred-campaign = Campaign
refuse-no-campaign = { $nation-The } have no leader who can lead a campaign this turn ({ $rule }).
refuse-campaign-over = The campaign of { $leader } is over ({ $rule }).
move-from = { $area }: { $force }
move-from-detail = { $count } { $count ->
    [one] piece
   *[other] pieces
} may move.
move-from-only = { $area }: { $force } → { $goal }
move-from-only-detail = { move-from-detail }
move-aboard = Land { $force } from { $area-the }
move-aboard-detail = On a coast of { $area-the }.
move-aboard-only = Land { $force } from { $area-the } → { $goal }
move-aboard-only-detail = { move-aboard-detail }
move-fleets = Sail from { $area-the }: { $force }
move-fleets-detail = Aboard: { $cargo }.
move-fleets-only = Sail from { $area-the }: { $force } → { $goal }
move-fleets-only-detail = { move-fleets-detail }
ask-move-group = Who leaves { $area }?
move-group = { $force }
move-group-detail = { $staying ->
    [0] Everyone who may move.
   *[other] { $staying } may still move later.
}
move-group-only = { $force } → { $goal }
move-group-only-detail = { move-group-detail }
move-group-on = { $force } and { $marched } on the march
move-group-on-detail = Those on the march go on with what is left of their move.
ask-move-to = Where should { $force } go from { $area }?
goal-own = { $area }
goal-own-detail = Your area. Units there: { $count }.{ $city ->
    [yes] {" "}A city.
   *[no] {""}
}{ $via ->
    [none] {""}
   *[other] {" "}By way of { $via }.
}
goal-vacant = { $area }
goal-vacant-detail = Vacant.{ $city ->
    [yes] {" "}A city.
   *[no] {""}
}{ $via ->
    [none] {""}
   *[other] {" "}By way of { $via }.
}
goal-zone = { $area }
goal-zone-detail = A staging zone.
goal-attack = Attack { $area }
goal-attack-detail = { $enemy-The }: { $foes }.{ $city ->
    [yes] {" "}A city.
   *[no] {""}
}
goal-aboard = Go aboard in { $area-the }
goal-aboard-detail = { $force } may land from there.
goal-exit = Leave the game
goal-exit-detail = { $force }. Points: { $worth }.
ask-land-group = Who lands from { $area-the }?
land-group = { $force }
land-group-detail = From { $area-the }.
land-group-only = { $force } → { $goal }
land-group-only-detail = { land-group-detail }
ask-land-at = Where should { $force } land from { $area-the }?
ask-fleet-group = Which fleets leave { $area-the }?
fleet-group = { $force }
fleet-group-detail = Aboard: { $cargo }.
fleet-group-only = { $force } → { $goal }
fleet-group-only-detail = { fleet-group-detail }
ask-sail-to = Where should { $force } sail from { $area-the }?
sail-to = { $area }
sail-to-detail = { $others ->
    [none] No other fleets there.
   *[other] Fleets there: { $others }.
}{ $via ->
    [none] {""}
   *[other] {" "}By way of { $via }.
}

# Battles at sea.
ask-sea-target = Which enemy { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } attack in { $sea-the }?
ask-sea-attack = { $sea }: fleets of { $enemy-the }. { $nation-number ->
    [plural] Do
   *[singular] Does
} { $nation-the } attack?
sea-pass = Don't attack
sea-pass-detail = The fleets pass each other.
sea-attack = Attack { $enemy-the }
sea-attack-detail = { $ours ->
    [one] One fleet
   *[other] { $ours } fleets
} against { $theirs }.
ask-sink = { $sea }: which fleet of { $nation-the } sinks?
sink = A fleet with { $cargo }
sink-detail = What the others have no room for is lost.
ask-withdraw = { $sea }: { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } withdraw from { $enemy-the }?
withdraw-stay = Stay
withdraw-stay-detail = Another round against { $enemy-the }.
withdraw-to = Withdraw to { $area }
withdraw-to-detail = All fleets go.

# Battles and raids.
ask-battle-order = Where { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } fight next?
battle-at = { $area }
battle-at-detail = { $force } against { $enemy-the }: { $foes }.
ask-battle-or-raid = { $area }: { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } fight { $enemy-the } or raid the city?
fight-battle = Battle
fight-battle-detail = Rounds against { $force } of { $enemy-the } in { $area } until one side has gone.
fight-battle-joined = Battle
fight-battle-joined-detail = Rounds against { $force } of { $enemy-the } in { $area } until one side has gone. Of these, { $joined } came from { $origin }.
fight-raid = Raid
fight-raid-detail = One round without modifiers against { $enemy-the } in { $area }. It can cost them the city only; then you leave.
ask-targets = { $area }: what { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } aim at?
target-infantry = All at the infantry
target-infantry-detail = Against { $enemy-the }; hits beyond their number are wasted.
aim-infantry = At the infantry
one-infantry = Infantry { $number }
target-legion = All at the legions
target-legion-detail = Against { $enemy-the }; hits beyond their number are wasted.
aim-legion = At the legions
one-legion = Legion { $number }
target-consular-legion = All at the consular legions
target-consular-legion-detail = Against { $enemy-the }; hits beyond their number are wasted.
aim-consular-legion = At the consular legions
one-consular-legion = Consular legion { $number }
target-elephant = All at the elephants
target-elephant-detail = Against { $enemy-the }; hits beyond their number are wasted.
aim-elephant = At the elephants
one-elephant = Elephant { $number }
target-knight = All at the knights
target-knight-detail = Against { $enemy-the }; hits beyond their number are wasted.
aim-knight = At the knights
one-knight = Knight { $number }
target-foederati = All at the Roman foederati
target-foederati-detail = Against { $enemy-the }; hits beyond their number are wasted.
aim-foederati = At the Roman foederati
one-foederati = Foederati { $number }
target-divide = Divide them
target-divide-detail = Choose a target for each unit.
ask-divide-targets = { $area }: what does each unit of { $nation-the } aim at?
ask-casualty = { $area }: which consular legion of { $nation-the } takes the hit?
casualty-fresh = A fresh one
casualty-fresh-detail = It's flipped.
casualty-flipped = A flipped one
casualty-flipped-detail = It's destroyed.
ask-retreat = { $area }: { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } retreat from { $enemy-the }?
retreat-stay = Stay and fight
retreat-stay-detail = Another round against { $enemy-the } in { $area }.
retreat-area = Retreat to { $area }
retreat-area-detail = Room for { $count } of { $all }.
retreat-aboard = Go aboard in { $area-the }
retreat-aboard-detail = Room for { $count } of { $all }.
retreat-divide = Retreat one by one
retreat-divide-detail = Choose a place for each unit.
ask-retreat-to = Where { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } retreat from { $area }?
ask-retreat-one = Which unit of { $nation-the } leaves { $area } now, and where to?
retreat-one = { $force } to { $area }
retreat-one-detail = Only this unit goes now.
ask-second-retreat = Elephants in { $area }: which unit of { $nation-the } retreats?
ask-second-loss = Elephants in { $area }, and nowhere to go: which unit of { $nation-the } is lost?
lose-unit = { $force }
lose-unit-detail = The unit is removed.
ask-appeal = { $left ->
    [one] 1 appeal is left.
   *[other] { $left } appeals are left.
} { $area }: does the Patrimonium appeal to a unit there?
appeal-no = Not in this battle
appeal-no-detail = The appeal is kept.
appeal-later = Not in this round
appeal-later-detail = You're asked again before the next round.
appeal-to = { $force } of { $nation-the }
appeal-to-detail = The unit becomes infantry of the Patrimonium.
ask-appeal-place = Where does the new infantry go?
appeal-place = { $area }
appeal-place-detail = It enters { $area }.

# Cities and stacking.
ask-pillage = { $area } is taken. { $nation-number ->
    [plural] Do
   *[singular] Does
} { $nation-the } pillage the city?
ask-raid-reward = The raid on { $area } is a success. What { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } take?
pillage-leave = Leave the city
pillage-leave-detail = { $area } keeps its city; it can't be pillaged later.
pillage-gold = Take { $worth } gold
pillage-gold-detail = The city of { $area } is pillaged.
pillage-points = Take { $worth } { $worth ->
    [one] point
   *[other] points
}
pillage-points-detail = The city of { $area } is pillaged.
ask-rebuild = { $nation-number ->
    [plural] Do
   *[singular] Does
} { $nation-the } rebuild a city?
rebuild-done = Rebuild nothing more
rebuild-done-detail = The units stay.
rebuild-at = { $area }, with { $force }
rebuild-at-detail = The unit is removed; { $left ->
    [0] none stays
    [one] 1 stays
   *[other] { $left } stay
} there.
surplus-some = { $force } to { $area }
surplus-some-detail = { $left ->
    [0] Then it's within the limit.
    [one] Then one more has to leave.
   *[other] Then { $left } more have to leave.
}
ask-surplus = { $area } is too full by { $count }. Which unit leaves?
ask-surplus-loss = { $area } is too full, with nowhere to go. Which unit is removed?
ask-depart = Units of { $nation-the } to leave the game: { $count }. Which one goes?
depart = { $force } in { $area }
depart-detail = Units there now: { $count }.

# Campaigns and reactions.
ask-force = Who goes on campaign with { $leader }?
force = { $force }
force-detail = { $staying ->
    [0] Everyone with { $leader }.
    [one] With { $leader }. One unit stays, and may move later.
   *[other] With { $leader }. { $staying } units stay, and may move later.
}
ask-campaign = Where does { $leader } march? { $treasury ->
    [0] Chest: { $chest } gold.
   *[other] Chest: { $chest } gold, with the treasury { $purse }.
}
campaign-end = End the campaign
campaign-end-detail = { $lost ->
    [0] The chest is empty.
   *[other] { $lost } gold of the chest is lost.
}
campaign-halt = Halt here
campaign-halt-detail = The round ends here; { $lost } gold left in the chest.
campaign-pause = By way of { $area }, leaving units there
campaign-pause-detail = At least { $count } must stay; the others may go on.
campaign-drop = Leave units here
campaign-drop-detail = They stay, and don't move any more this turn.
ask-drop = Who stays in { $area }?
drop = { $force }
drop-detail = They stay in { $area }.
ask-block = Does { $leader } block an area beside { $area }?
block-no = Don't block
block-no-detail = All around may react.
block-at = Block { $area }
block-at-detail = Costs 1 gold and a unit. { $enemy-The } can't react from there.
ask-burn = Which unit in { $area } is given up for the block?
burn = { $force }
burn-detail = The unit is removed.
ask-campaign-plan = { $leader } of { $enemy-the } begins a campaign. How do your nations react?
plan-ask = Ask me
plan-ask-detail = You're asked in each round that concerns you.
plan-pass = Pass
plan-pass-detail = Your nations stay where they are.
plan-run = Retreat if he has twice as many
plan-run-detail = Those he attacks with two units or more for each of yours leave together.
plan-join = Attack if you have twice as many
plan-join-detail = The largest stack beside him comes if that makes two units or more for each of his.
plan-hold = Help those he attacks
plan-hold-detail = The largest stack beside an area of yours that he enters comes to help.
ask-reaction = { $enemy-The } { $enemy-number ->
    [plural] march
   *[singular] marches
} into { $area } with { $force }. How { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } react?
react-pass = Pass
react-pass-detail = The nation stays where it is.
react-run = Run from { $area }: { $force }
react-run-detail = Some or all leave { $goal }.
react-join = From { $area }: { $force }
react-join-detail = They may join the battle in { $goal }, or shift.
react-from = Shift from { $area }: { $force }
react-from-detail = Not to { $goal }.
ask-react-group = Who leaves { $area }?
react-group = { $force }
react-group-detail = { $staying ->
    [0] No one stays in { $area }.
    [one] One stays in { $area }.
   *[other] { $staying } stay in { $area }.
}
ask-react-to = Where should { $force } go from { $area }?
react-to-join = Join the battle in { $area }
react-to-join-detail = Your units there: { $count }.
react-to-shift = { $area }
react-to-shift-detail = Your units there: { $count }.
react-part = Only some of them
react-part-detail = Choose who goes, then where.

# Submission.
ask-offer = { $area }: { $nation-number ->
    [plural] do
   *[singular] does
} { $nation-the } offer to submit to { $to-the }?
offer-no = Fight on
offer-no-detail = The battle goes on.
offer-yes = Offer to submit to { $to-the }
offer-yes-detail = No more battles between you. { $points ->
    [0] They get no points for it
    [one] They get { $points } point for it
   *[other] They get { $points } points for it
}, and half your income: now { $tribute } of { $income } gold. Half your points for occupation are lost.
ask-accept = { $area }: { $vassal-the } { $vassal-number ->
    [plural] offer
   *[singular] offers
} to submit to { $nation-the }. Accept?
accept-yes = Accept
accept-yes-detail = The battle ends. { $points ->
    [0] You get no points
    [one] You get { $points } point
   *[other] You get { $points } points
}, and half their income: now { $tribute } gold a turn.
accept-no = Refuse
accept-no-detail = The battle goes on.
ask-demand = { $nation-number ->
    [plural] Do
   *[singular] Does
} { $nation-the } force { $vassal-the } to submit?
demand-yes = Demand submission
demand-yes-detail = { $points ->
    [0] You get no points
    [one] You get { $points } point
   *[other] You get { $points } points
}, and half their income: now { $tribute } gold a turn.
demand-no = Don't
demand-no-detail = No submission.
ask-revolt = { $nation-number ->
    [plural] Do
   *[singular] Does
} { $nation-the } revolt against { $to-the }?
revolt-no = Stay submitted
revolt-no-detail = { $tribute } of { $income } gold { $tribute ->
    [one] goes
   *[other] go
} to { $to-the }, and half the points for occupation are lost.
revolt-yes = Revolt
revolt-yes-detail = All income and points are kept again, and { $to-the } can attack.

# Stored rules.
stored-ending-standing = It ends when you end it.
stored-ending = It ends when a nation submits or revolts.
stored-plan-pass = Pass in every campaign
stored-plan-run = Retreat in every campaign if he has twice as many
stored-plan-join = Attack in every campaign if you have twice as many
stored-plan-hold = Help those whom a campaign attacks
stored-sea-never = Never attack at sea
stored-sea-stronger = Attack at sea with twice as many fleets, otherwise never
stored-fight-on = Never retreat from a battle
stored-never-submit = Never offer to submit
stored-stay-submitted = Never revolt
stored-usual-losses = Targets, losses and retreats as suggested
stored-usual-standing = Targets and losses as suggested
stored-fight-ahead = No retreat while you have more units in the battle
stored-hold-out = No offer to submit unless you have fewer units
stored-no-rebuilding = Rebuild no city that scores nothing this turn
stored-no-appeal = Never appeal

# Why an imported position cannot occur.
unsound-scenario = This save belongs to another scenario.
unsound-options = This save has other options than the campaign.
unsound-nations = The list of nations isn't the game's.
unsound-seats = The list of seats isn't the game's.
unsound-step = The turn can't be at this point.
unsound-number = { $number } isn't possible here: { $least } to { $most } is.
unsound-place = “{ $piece }” can't be in “{ $place }”.
unsound-cargo = A fleet of { $nation-the } can't carry this.
unsound-gold = { $nation }: { $number } gold isn't possible, { $least } to { $most } is.
unsound-controller = { $nation }: this submission isn't possible.
unsound-capital = { $nation }: this capital isn't possible.
unsound-unknown = “{ $thing }” is unknown.
unsound-reduced = A flipped or damaged unit isn't on the map.
unsound-campaign = This campaign isn't possible.

# Corrections of a game master.
amend-heading-moves = Moves
amend-heading-removals = Units that leave
amend-heading-entries = Units that enter
amend-heading-leaders = Leaders
amend-heading-cities = Cities
amend-heading-gold = Gold
amend-heading-points = Points
amend-heading-submissions = Submissions
amend-move = { $nation } ({ $kind }): from { $before } to { $after }
amend-leader = { $leader }: from { $before } to { $after }
amend-remove = { $nation } ({ $kind }): one fewer in { $area }
amend-add = { $nation } ({ $kind }): one more in { $area }
amend-fall = { $leader } is dead
amend-call = { $leader } comes to { $area }
amend-city-whole = { $area } has a city
amend-city-pillaged = { $area } has a pillaged city
amend-city-none = { $area } has no city
amend-gold = { $nation }: from { $before } to { $after } gold
amend-points = { $seat }: from { $before } to { $after } points
amend-free = { $nation }: free
amend-submit = { $nation }: submitted to { $controller-the }
