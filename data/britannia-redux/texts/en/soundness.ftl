# Why a save from elsewhere or a correction isn't possible, and what a game master may correct.

unsound-scenario = This save belongs to another scenario or number of players.
unsound-options = This save has other options than the campaign.
unsound-unknown = “{ $thing }” isn't known here.
unsound-place = This counter can't be in “{ $place }”.
unsound-turn = The place in the order of turns doesn't fit.
unsound-nations = The list of nations isn't the game's.
unsound-number = { $number } isn't possible here: { $least } to { $most } is.
unsound-romans = The Romans are in play until they withdraw, and not after.
unsound-fort = This fortification can't be { $area-in }.
unsound-strongholds = { $nation-The } can't have these strongholds.
unsound-contested = { $area } can't hold these nations together.
unsound-total = { $nation-The } have too many armies in play.
unsound-stack = Too many armies are { $area-in }.
unsound-overstacks = { $nation-The } may have one overstack only.
unsound-leader = { $leader } has no army with him.
unsound-subjects = These submissions don't fit together.
unsound-moves = The moves of this turn don't fit together.

amend-heading-units = Armies and leaders
amend-heading-armies = More or fewer armies
amend-heading-forts = Roman forts
amend-heading-points = Victory points
amend-heading-population = Population
amend-heading-subjects = Subjects of Rome
amend-move = { $nation }: one army from { $before } to { $after }
amend-lead = { $leader }: from { $before } to { $after }
amend-add = { $nation }: one army more, { $area }
amend-drop = { $nation }: one army less, { $area }
amend-fort-destroyed = { $area }: the fort is destroyed
amend-fort-intact = { $area }: the fort is intact
amend-points = { $nation }: points from { $before } to { $after }
amend-population = { $nation }: population from { $before } to { $after }
amend-subject = { $nation }: subject to Rome
amend-not-subject = { $nation }: not subject to Rome any more
