# A turn looked back upon: the post that closes it, and its chapter of the chronicle.

chapter-heading = ## Turn { $turn } · A.D. { $first }–{ $last } · { $emperors }
tell-chapter-lost = These were the years in which we lost { $cities }.
tell-chapter-lost-b = Lost again, and not for want of warnings: { $cities }.
tell-chapter-lost-c = The map shrank by { $cities }.
tell-chapter-gained = { $cities } came back under Roman law.
tell-chapter-gained-b = The Empire grew by { $cities }.
tell-chapter-gained-c = Won for Rome: { $cities }.
tell-chapter-gained-d = Future maps will show { $cities } in Roman colours.
tell-chapter-sacked = Fire and plunder, or worse, were the lot of { $cities }.
tell-chapter-sacked-b = { $cities } lay in ashes when it was over.
tell-chapter-sacked-c = Ruins where there had been a forum: { $cities }.
tell-chapter-sacked-d = Those who came from { $cities } came on foot, with what they could carry.
tell-chapter-victories = The army has { victories } against the { $nations } to its name, and no defeat.
tell-chapter-victories-b = The army did not lose once. In the annals: { victories } over the { $nations }.
tell-chapter-victories-c = Against the { $nations } stood an army that knew its trade: { victories }.
tell-chapter-defeats = The { $nations } inflict { defeats } on us, and there is no victory to set against it.
tell-chapter-defeats-b = The { $nations } had the better of us: { defeats }.
tell-chapter-mixed = Against the { $nations } the fortune of war was divided: { victories }, { defeats }.
tell-chapter-mixed-b = The reckoning with the { $nations } shows { victories } and { defeats }.
tell-chapter-mixed-c = We fought the { $nations }, with { victories } and { defeats }.
victories = { $won ->
    [one] one victory
   *[other] { $won } victories
}
defeats = { $lost ->
    [one] one defeat
   *[other] { $lost } defeats
}
tell-chapter-fallen = The army mourned the { $figures }.
tell-chapter-fallen-b = The { $figures } fell at the head of the army.
tell-chapter-estranged = Persia won { $spaces-the } without a battle.
tell-chapter-estranged-b = { $spaces-The } bowed to the King of Kings.
tell-chapter-estranged-c = In the East { $spaces-the } changed sides, and not to ours.
tell-chapter-befriended = In the East { $spaces-the } stood with us.
tell-chapter-befriended-b = { $spaces-The } chose Constantinople.
tell-chapter-rebuilt = Out of its ruins rose what had been given up: { $cities }.
tell-chapter-rebuilt-b = Masons went back to { $cities }.
tell-chapter-quiet = Nothing happened that a historian would cross the street for.
tell-chapter-quiet-b = A quiet decade; those who lived in it had no complaint.
tell-chapter-quiet-c = The annals of these years are short, and no one minded.
tell-chapter-ended = With that the story ends: **{ $level }.** { $reason }

summary-lost = **Lost:** { $cities }
summary-gained = **Won back:** { $cities }
summary-sacked = 🔥 **Desolated:** { $cities }
summary-rebuilt = **Rebuilt:** { $cities }
summary-won = ⚔️ **Victories:** { $combats }
summary-beaten = ⚔️ **Defeats:** { $combats }
summary-combat = { $place } ({ $nation })
summary-at-war = **At war:** { $peoples }
summary-estranged = **Gone over to Persia:** { $peoples }
summary-befriended = **Won over to Rome:** { $peoples }
summary-treaties = **Treaties signed:** { $peoples }
summary-killed = ✝️ **Killed:** { $figures }
summary-wounded = **Wounded:** { $figures }
summary-units = **Destroyed:** { $units }
summary-fleets = **Sunk:** { $fleets }

ledger-count = **Romanness: { $total } RP at the count**
ledger-after = **Since then: { $change } RP**
ledger-limit = the track runs from 0 to 10
ledger-end = -# Left unspent: { $unspent } RP
ledger-line = - { $amount } · { $label }
ledger-line-about = - { $amount } · { $label }: { $about }
ledger-possession = cities
ledger-basilica = Basilicas
ledger-diplomacy-roman = friendly clients
ledger-diplomacy-persian = clients of Persia
ledger-desolation = Desolations
ledger-occupied-zone = enemy ships
ledger-acta = Acta Publica
ledger-carried-over = carried over
ledger-combat-won = combats won
ledger-persian-expedition = expedition to Persia
ledger-church-gift = gift of the Church
ledger-gentle-start = gentle start
ledger-coin-lost = gold lost
ledger-coin-gained = gold won
ledger-zone-occupied = enemy ships
ledger-persian-diplomacy = Persian diplomacy
ledger-monument-lost = Monuments lost
ledger-ambassador = ambassadors
ledger-marriage = marriages
ledger-missionary = missionaries
ledger-remobilisation = units recalled
ledger-improvement = Elite units
ledger-rebuilding = rebuilding
ledger-monument = Monuments
ledger-mobilisation = armies and fleets
ledger-stratagem = stratagems

ahead = **What lies ahead**
ahead-ruins = - Desolations stand at { $count } of { $limit }; the last one ends the Empire.
ahead-desolation = - In ruins, and −1 RP a city at the next count: { $cities }
ahead-reconquest = - The { $nation } will march to win back { $city }.
ahead-war = - Roused (+1 on the die of attitude): { $nations }
ahead-zones = - Enemy ships will cost RP at the next count: { $zones }
ahead-treaties = - Held back by treaty: { $nations }

# The thread of a campaign, at the end of a turn.

thread-times = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
thread-sieges = { $times ->
    [one] one siege
   *[other] { $times } sieges
}
thread-fires = { $times ->
    [one] one fire
   *[other] { $times } fires
}
thread-changes = { $times ->
    [one] one change
   *[other] { $times } changes
}
thread-fights = { $times ->
    [one] one fight
   *[other] { $times } fights
}
thread-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

tell-thread-besieged = *This was the { nth-times } siege of { $city }. The ladders are older than some who climb them.*
tell-thread-besieged-b = *{ $city } has now seen { thread-sieges }.*
tell-thread-besieged-c = *Ask anyone in { $city } how many sieges they remember. The answer is { $times }.*
tell-thread-burnt = *{ $city } has burned { thread-times }.*
tell-thread-burnt-b = *Ruined { thread-times }: { $city } has more masons than bakers.*
tell-thread-burnt-c = *They have stopped whitewashing the walls of { $city }: { thread-fires } are enough.*
tell-thread-fickle = *{ $space-The } { $space-number ->
        [plural] have
       *[singular] has
    } changed sides { thread-times }. Both embassies keep their bags packed.*
tell-thread-fickle-b = *Nothing binds { $space-the } for long: { thread-changes } of sides so far.*
tell-thread-fickle-c = *The envoys { $space-of } know both courts by now: { thread-changes } of sides.*
tell-thread-rivals = *So far we have had { thread-fights } with the { $nation }, { $won ->
        [0] none of them won
        [one] one of them won
       *[other] { $won } of them won
    }.*
tell-thread-rivals-b = *We know the { $nation } well by now: { thread-fights }, won { $won }.*
tell-thread-rivals-c = *Soldiers' sons meet the { $nation } where their fathers did. Won so far: { $won } of { $times }.*
tell-thread-rivals-d = *The { $nation } again. Rome has won { $won } of { thread-fights }.*
tell-thread-winning = *{ $row } victories in a row.*
tell-thread-winning-b = *No one has beaten the army in { $row } fights.*
tell-thread-winning-c = *The recruits have never seen a defeat: { $row } victories, one after the other.*
tell-thread-losing = *{ $row } defeats in a row.*
tell-thread-losing-b = *The last { $row } fights went to the enemy.*
tell-thread-losing-c = *It's a bad time to be a trumpeter: { $row } retreats, one after the other.*
tell-thread-idle = *For { thread-turns } Rome has attacked no one.*
tell-thread-idle-b = *The Emperor hasn't sent an army to attack for { thread-turns }.*
tell-thread-idle-c = *Grass grows in the marching camps: no attack for { thread-turns }.*
tell-thread-rising = *The count has risen { $row } times running, by { $change } in all.*
tell-thread-rising-b = *Better every time: { $row } counts in a row, { $change } more than before.*
tell-thread-falling = *The count has fallen { $row } times running, by { $change } in all.*
tell-thread-falling-b = *Worse every time: { $row } counts in a row, { $change } less than before.*
