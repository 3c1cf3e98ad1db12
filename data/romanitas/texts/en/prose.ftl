# What happened, as the narrator tells it.

tell-turn-began = **Turn { $turn }, { $first }–{ $last }.** { $emperors } in the purple.
tell-fatum-thrown = Fate throws its dice: { $dice }.
tell-acta-placed = *{ $box }* ({ $score }): { $change } RP.
tell-counted = The count of Romanness stands at { $total }.
tell-romanness-changed-combat-won = Word of the victory spreads: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-b = The capital celebrates: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-c = Laurels reach Constantinople: +{ $change } RP, { $total } now.
tell-romanness-changed-persian-expedition = The King of Kings is humbled: +{ $change } RP, { $total } now.
tell-romanness-changed-church-gift = The Patriarch opens the treasury of the Church: +{ $change } RP.
tell-romanness-changed-gentle-start = A mild fate leaves the new reign { $change } RP.
tell-romanness-changed-coin-lost = The gold of { $about } is lost: −{ $change } RP.
tell-romanness-changed-coin-gained = The gold of { $about } flows again: +{ $change } RP.
tell-city-desolated = 🔥 **{ $city }** is sacked by the { $by }: −1 RP. { $markers ->
    [one] One city lies desolate.
   *[other] { $markers } cities lie desolate.
}
tell-city-desolated-b = 🔥 The { $by } leave **{ $city }** in ashes: −1 RP. { $markers ->
    [one] One city lies desolate.
   *[other] { $markers } cities lie desolate.
}
tell-city-desolated-ill-fate = 🔥 **{ $city }** is laid waste: −1 RP. { $markers ->
    [one] One city lies desolate.
   *[other] { $markers } cities lie desolate.
}
tell-desolation-removed-rebuilding = Masons and settlers return to **{ $city }**.
tell-desolation-removed-missionary = Monks bring life back to **{ $city }**.
tell-monument-built = { $monument } rises in **{ $city }** ({ $cost } RP).
tell-monument-destroyed = { $monument } of { $city } is destroyed.
tell-caesar-named = The king of the { $nation } is styled *Caesar*: −1 on their attitude this turn.
tell-random-event-drawn-confines = Trouble at the edge of the Empire ties down { $about } this turn.
tell-random-event-drawn-theological-disputes = Theologians set the camps quarrelling: units may refuse to fight this turn.
tell-random-event-drawn-earthquake = The earth shakes at **{ $about }**.
tell-random-event-drawn-epidemic = Sickness walks the camps: commanders may be struck down before a fight.
tell-random-event-drawn-arab-razzia = Riders out of the desert fall upon **{ $about }**.
tell-random-event-drawn-storm = A year of storms: fleets may not reach their goal.
tell-attitude-checked-neutrality = The { $nation } keep the peace ({ $score }).
tell-attitude-checked-neutrality-b = Nothing stirs among the { $nation } ({ $score }).
tell-attitude-checked-piracy = The { $nation } take to the sea ({ $score }).
tell-attitude-checked-persian-diplomacy = Persian envoys ride out ({ $score }).
tell-attitude-checked-raid-1 = **The { $nation } raid** ({ $score }).
tell-attitude-checked-raid-2 = **The { $nation } raid** ({ $score }).
tell-attitude-checked-invasion-1 = **The { $nation } march in strength** ({ $score }).
tell-attitude-checked-invasion-2 = **The { $nation } come with all they have** ({ $score }).
tell-treaty-held = The treaty with the { $nation } holds.
tell-diplomacy-turned-persian = { $space } goes over to Persia.
tell-diplomacy-turned-roman = { $space } looks to Constantinople.
tell-fleet-sailed = Ships of the { $nation } prowl { $zone }.
tell-fleet-gone = The fleet of the { $nation } is gone from { $zone }.
tell-piracy-cancelled-no-coast = Without a coast the { $nation } launch no ship.
tell-piracy-cancelled-storm = A storm keeps the ships of the { $nation } in port.
tell-raid-began = Three of their units fall upon **{ $city }**.
tell-attack-cancelled-not-roman = { $city } is not Roman; the attack of the { $nation } strikes elsewhere.
tell-attack-cancelled-already-desolated = There is nothing left to plunder at { $city }.
tell-invasion-began = Their road: { $path }.
tell-invasion-passed = The { $nation } pass the ruins of { $city }.
tell-invasion-stopped-beaten = The invasion of the { $nation } breaks at **{ $city }**.
tell-invasion-stopped-not-roman = Beyond { $city } no Roman land is left to invade; the { $nation } turn back.
tell-invasion-stopped-end-of-road = The { $nation } have reached the end of their road at { $city } and go home with the spoils.
tell-invasion-stopped-no-one-left = At { $city } the last of the invaders has fallen.
tell-reconquest-began = **The { $nation } rise to win back { $city }.**
tell-city-reconquered = **{ $city }** is lost to the { $nation } again.
tell-city-abandoned = No one stands up for { $city }; the { $nation } walk in.
tell-force-mustered = For { $cost } RP a force takes the field: { $figures } with { $units }.
tell-force-mustered-sea = For { $cost } RP { $fleets } puts to sea, { $figures } aboard.
tell-units-sent-home = Without orders { $units } go home.
tell-fortifications-held = The Fortifications of { $city } hold { $unit } back.
tell-expedition-rolled-battle = The road to Ctesiphon ({ $die }): two battles await.
tell-expedition-rolled-siege = The road to Ctesiphon ({ $die }): a battle, then a siege.
tell-expedition-won = **Persia is beaten on its own ground.**
tell-expedition-turned-back-storm = A storm scatters the fleet; the operation is over before it began.
tell-expedition-turned-back-sunk = The fleet goes down, and the expedition with it.
tell-expedition-turned-back-not-through = The enemy fleet bars the way; the expedition turns back.
tell-expedition-turned-back-broken-off = The siege is not attempted; the army goes home.
tell-expedition-turned-back-no-figure = Without a commander the army goes home.
tell-transport-sailed = The transports leave { $departure } by { $zones } for { $target }.
tell-city-taken = **{ $city }** is Roman again.
tell-city-taken-b = The eagle flies over **{ $city }**.
tell-battle-began-battle-enemy = ⚔️ Battle before **{ $place }**: { $count ->
    [one] one unit
   *[other] { $count } units
} of Rome against { $enemies } of the { $nation }.
tell-battle-began-battle-roman = ⚔️ The Romans give battle for **{ $place }**: { $count ->
    [one] one unit
   *[other] { $count } units
} against { $enemies } of the { $nation }.
tell-battle-began-siege-enemy = ⚔️ The { $nation } lay siege to **{ $place }**: { $enemies } against { $count ->
    [one] one unit
   *[other] { $count } units
} behind the walls.
tell-battle-began-siege-roman = ⚔️ The Romans lay siege to **{ $place }**: { $count ->
    [one] one unit
   *[other] { $count } units
} against a garrison of { $enemies }.
tell-battle-ended-battle-roman = **Victory at { $place }.** Destroyed: { $slain } of theirs, { $lost } of ours.
tell-battle-ended-battle-enemy = **Defeat at { $place }.** Destroyed: { $lost } of ours, { $slain } of theirs.
tell-battle-ended-siege-roman = **{ $place }: the siege is ours.** Destroyed: { $slain } of theirs, { $lost } of ours.
tell-battle-ended-siege-enemy = **{ $place }: the siege is lost.** Destroyed: { $lost } of ours, { $slain } of theirs.
tell-stratagem-played-roman = We play *{ $stratagem }*.
tell-stratagem-played-roman-idle = We play *{ $stratagem }*, to no effect here.
tell-stratagem-played-enemy = They play *{ $stratagem }*.
tell-stratagem-played-enemy-idle = They draw *{ $stratagem }*, to no effect here.
tell-siege-stratagem-struck-roman = A gate opens in the night ({ $die }): the city is ours, for the loss of { $lost } of our units.
tell-siege-stratagem-struck-enemy = A gate opens in the night ({ $die }): the city is theirs, for the loss of { $lost } of their units.
tell-unit-rallied-roman = { $unit } rally in the { $box }.
tell-unit-rallied-enemy = { $unit } of the enemy rally in their { $box }.
tell-reserve-committed = { $unit } come out of the reserve and close the gap in the { $box }.
tell-disputes-rolled = { $unit } refuse to fight beside heretics.
tell-survival-tested-wounded = The { $figure } is wounded ({ $score }) and leaves the army.
tell-survival-tested-eliminated = The { $figure } falls ({ $score }).
tell-naval-battle-began = ⚓ In { $zone } the fleet meets the ships of the { $enemies }.
tell-naval-battle-ended-roman = **{ $zone } is swept clean.**
tell-naval-battle-ended-enemy = **The fleet is lost in { $zone }.**
tell-naval-battle-ended-nobody = Neither side prevails in { $zone }; the fleet goes home.
tell-drowned-with-fleet = { $units } go down with { $fleet }.
tell-ambassador-sent-success = The { $nation } sign a treaty for the turn to come ({ $die }, needed { $needed }).
tell-ambassador-sent-failure = The { $nation } send the ambassador home ({ $die }, needed { $needed }).
tell-marriage-offered-success = A wedding binds { $space } to the Empire ({ $score }).
tell-marriage-offered-failure = { $space } declines the hand of the princess ({ $score }).
tell-pieces-recalled = Back in the ranks: { $pieces }.
tell-unit-improved = { $unit } are raised to *Elite*.
tell-turn-ended = The turn closes with { $unspent } RP unspent.
tell-resumed = The rules were corrected in mid-stride; play goes on from the last checkpoint, and { $dropped } choices have to be made again.
tell-game-ended = **{ $level }.** { $reason }
