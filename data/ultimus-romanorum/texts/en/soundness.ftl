# Why an imported position can't occur
unsound-scenario = This save belongs to another scenario.
unsound-options = This save has other options than the campaign.
unsound-place = “{ $piece }” can't be in “{ $place }”.
unsound-seats = The two players and their camps don't fit together.
unsound-points = { $number } victory points aren't possible: { $least } to { $most } are.
unsound-sequences = { $number } isn't possible here: { $least } to { $most } is.
unsound-tribes = The list of Tribes isn't the game's.
unsound-status = { $tribe }: this status isn't possible.
unsound-ally = { $tribe }: this ally isn't possible.
unsound-regnum = { $tribe }: this kingdom isn't possible.
unsound-thrones = There must be two thrones, one a half.
unsound-holder = “{ $leader }” can't hold this office.
unsound-offices = One leader holds two offices.
unsound-unknown = “{ $thing }” is unknown.
unsound-twice = A counter appears twice.
unsound-cause = “{ $piece }” follows a Usurper who isn't there.
unsound-guard = The guard of “{ $leader }” isn't with him.
unsound-box = { $area }: this party can't be in the city.
unsound-fleet = This can't be true of the fleet “{ $fleet }”.
unsound-event = This event isn't in the table.
unsound-march = This march isn't possible.

# What a game master may correct
amend-heading-units = Counters
amend-heading-steps = Steps
amend-heading-points = Victory points
amend-heading-sequences = SMC
amend-heading-fleets = Fleets
amend-heading-ceded = Ceded areas
amend-move = { $piece }: from { $before } to { $after }
amend-reduce = { $unit } ({ $area }) loses a step
amend-restore = { $unit } ({ $area }) is at full strength
amend-points = { $seat }: { $before } to { $after } points
amend-sequences = { $camp }: { $before } to { $after } SMC left
amend-fleet = { $fleet }: from { $before } to { $after }
amend-ceded = { $area } is ceded
amend-unceded = { $area } isn't ceded any more

# Answers in advance
stored-losses = Losses, retreats and the order of battles: as suggested
stored-winter = Winter quarters and new leaders: as suggested
stored-refuge = Besieged: the Augustus takes refuge in the city
stored-evasion = Try to evade whoever is stronger, otherwise fight
stored-no-evasion = Never try to evade
stored-ending-exchange = It ends when the camps are exchanged.
span-turn = this year
length-turns = { $turns ->
    [one] { $turns } year
   *[other] { $turns } years
}
stored-ending = It ends when a Tribe changes its status, a Usurper rises, or the camps are exchanged.
