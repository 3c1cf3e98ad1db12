# What happened, as the narrator tells it: a sentence or two for each event. The keys are tell-<stem>, with variants
# -b, -c ...; prose-terse.ftl and prose-epic.ftl hold the other lengths, colour.ftl what the history books add.

# The turn opens.

tell-turn-began = **Turn { $turn }, A.D. { $first }–{ $last }.** { $emperors } in the purple.
tell-fatum-thrown-low = The dice of fate fall low: { $dice }.
tell-fatum-thrown-low-b = Fate is in no giving mood: { $dice }.
tell-fatum-thrown-low-c = { $dice }: the priests look at the dice and say nothing.
tell-fatum-thrown-mixed = The dice of fate: { $dice }.
tell-fatum-thrown-mixed-b = Fate deals { $dice }, something for everyone.
tell-fatum-thrown-mixed-c = { $dice } on the table; the decade takes shape.
tell-fatum-thrown-mixed-d = Three dice decide how the decade begins: { $dice }.
tell-fatum-thrown-high = The dice of fate smile: { $dice }.
tell-fatum-thrown-high-b = { $dice }: a decade could begin worse.
tell-fatum-thrown-high-c = Fate opens its hand: { $dice }.

tell-acta-placed-usurper = A rival raises the standard of rebellion: *{ $box }* ({ $score }), { $change } RP. Every people beyond the frontier hears of it.
tell-acta-placed-usurper-b = *{ $box }* ({ $score }): two men claim one throne, and the enemies of both take heart. { $change } RP.
tell-acta-placed-political-revolt = Blues and Greens shout for another emperor: *{ $box }* ({ $score }), { $change } RP. The palace guards stay at home.
tell-acta-placed-political-revolt-b = *{ $box }* ({ $score }), { $change } RP: no guard unit leaves a capital in uproar.
tell-acta-placed-political-revolt-c = There are barricades on the Mese: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-weak-basileus = The throne hesitates: *{ $box }* ({ $score }), { $change } RP. Large armies will cost more.
tell-acta-placed-weak-basileus-b = *{ $box }* ({ $score }): orders leave the palace late and come back amended. { $change } RP.
tell-acta-placed-weak-basileus-c = In the council the loudest voice is not the Emperor's: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-basileus = The Emperor governs, no more and no less: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-basileus-b = *{ $box }* ({ $score }), { $change } RP: petitions are read, and some are answered.
tell-acta-placed-basileus-c = A steady hand on the sceptre: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-strong-basileus = The palace speaks with one voice: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-strong-basileus-b = *{ $box }* ({ $score }), { $change } RP: there is an Emperor again, and everyone notices.
tell-acta-placed-strong-basileus-c = No one in the consistory disagrees: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-heresy = Whole provinces pray another creed: *{ $box }* ({ $score }), { $change } RP. No missionary will find a hearing.
tell-acta-placed-heresy-b = *{ $box }* ({ $score }): one Christ, and a hundred ways to be damned for Him. { $change } RP.
tell-acta-placed-heresy-c = From Antioch to Alexandria the pulpits are at war: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-religious-quarrels = Bishops excommunicate bishops: *{ $box }* ({ $score }), { $change } RP. The missionaries stay at home.
tell-acta-placed-religious-quarrels-b = *{ $box }* ({ $score }), { $change } RP: the bakers talk of natures and persons, and so do the soldiers.
tell-acta-placed-religious-quarrels-c = A council is called, and settles nothing: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-weak-patriarch = The Patriarch offends no one: *{ $box }* ({ $score }), { $change } RP. A missionary will cost more.
tell-acta-placed-weak-patriarch-b = *{ $box }* ({ $score }), { $change } RP: a Church with a soft voice.
tell-acta-placed-patriarch = The Patriarch keeps his flock and his counsel: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-patriarch-b = *{ $box }* ({ $score }), { $change } RP: the liturgy is sung and the bishops are at peace.
tell-acta-placed-patriarch-c = No quarrel in the Church worth a letter: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-loyal-patriarch = Altar and throne pull one way: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-loyal-patriarch-b = *{ $box }* ({ $score }), { $change } RP: the Patriarch prays for the Emperor and means it.
tell-acta-placed-financial-crisis = The chests are empty: *{ $box }* ({ $score }), { $change } RP. Soldiers, ships and masons all cost more.
tell-acta-placed-financial-crisis-b = *{ $box }* ({ $score }): the mint strikes thinner coins, and no one is fooled. { $change } RP.
tell-acta-placed-agrarian-crisis = The harvest fails: *{ $box }* ({ $score }), { $change } RP. Bread is dear, and so are recruits.
tell-acta-placed-agrarian-crisis-b = *{ $box }* ({ $score }), { $change } RP: fields without hands, villages without smoke.
tell-acta-placed-plague = Sickness comes ashore with the grain: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-plague-b = *{ $box }* ({ $score }), { $change } RP: no envoys ride and no masons build while the carts go round.
tell-acta-placed-stability = Taxes come in, and the army is paid: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-stability-b = *{ $box }* ({ $score }), { $change } RP: the price of bread is no topic in the market.
tell-acta-placed-stability-c = The Prefect's books balance: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-prosperity = The harbours are full and the granaries too: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-prosperity-b = *{ $box }* ({ $score }), { $change } RP: the gold solidus is taken from Gaul to India.
tell-acta-placed-prosperity-c = A fat year for tax collectors, and for once no one curses them: *{ $box }* ({ $score }), { $change } RP.

tell-counted = The count of Romanness comes to **{ $total }**: { $gains } gained, { $losses } lost.
tell-counted-b = **{ $total }** on the track of Romanness, out of { $gains } gained and { $losses } lost.
tell-counted-c = Reckoning: +{ $gains }, { lost-sum }. Romanness is **{ $total }**.
tell-counted-d = What holds the Empire together is counted: +{ $gains }, { lost-sum }, which leaves **{ $total }**.
lost-sum = { $losses ->
    [0] ±0
   *[other] −{ $losses }
}

tell-random-event-drawn-confines = Trouble at the edge of the Empire ({ $die }) ties down { $about } this turn.
tell-random-event-drawn-confines-b = { $about } must keep watch on a far frontier ({ $die }) and cannot be called up this turn.
tell-random-event-drawn-confines-idle = Trouble at the edge of the Empire ({ $die }), and no unit there to be tied down.
tell-random-event-drawn-theological-disputes = Theologians set the camps quarrelling ({ $die }): units may refuse to fight this turn.
tell-random-event-drawn-theological-disputes-b = Chaplains preach against each other in the camps ({ $die }); before a battle a unit may lay down its arms.
tell-random-event-drawn-earthquake = The earth shakes at **{ $about }** ({ $die }); no Monument there stays upright.
tell-random-event-drawn-earthquake-b = At **{ $about }** the ground heaves ({ $die }), and what was built for eternity comes down.
tell-random-event-drawn-epidemic = Camp fever ({ $die }): commanders may be struck down before a fight.
tell-random-event-drawn-epidemic-b = Sickness walks the tents ({ $die }). A general may be too ill to lead.
tell-random-event-drawn-arab-razzia = Riders out of the desert fall upon **{ $about }** ({ $die }).
tell-random-event-drawn-arab-razzia-b = A razzia out of Arabia ({ $die }): camels before the gates of **{ $about }**.
tell-random-event-drawn-storm = A year of storms ({ $die }): fleets may not reach their goal.
tell-random-event-drawn-storm-b = The pilots read the sky and shake their heads ({ $die }): every fleet may be driven back this turn.

# Romanness won and lost.

tell-romanness-changed-combat-won = Word of the victory spreads: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-b = The capital celebrates: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-c = Laurelled letters reach Constantinople: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-d = A thanksgiving in the Great Church: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-e = The taverns drink to the army: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-f = For once the Hippodrome cheers soldiers, not charioteers: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-g = The Empire stands a little straighter: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-h = Even the tax collectors are in good humour: +{ $change } RP, { $total } now.
tell-romanness-changed-floor = { $moved ->
    [0] It would cost { $change } RP, but none is left.
   *[other] It would cost { $change } RP, but only { $moved } was left: { $total } now.
}
tell-romanness-changed-floor-b = { $moved ->
    [0] A price of { $change } RP, and nothing left to pay it with.
   *[other] A price of { $change } RP; { $moved } was all there was. { $total } now.
}
tell-romanness-changed-floor-c = { $moved ->
    [0] Romanness is as low as it gets, so { $change } RP can't be lost.
   *[other] Of { $change } RP only { $moved } can be lost: { $total } now.
}
tell-romanness-changed-floor-d = { $moved ->
    [0] Nothing left to lose: the track stays at { $total }, whatever { $change } RP would be worth.
   *[other] The last { $moved } RP: { $total } now, although { $change } would be due.
}
tell-romanness-changed-floor-e = { $moved ->
    [0] Another blow for { $change } RP, and no one counts any more: { $total }.
   *[other] A blow for { $change } RP stops at { $total }: just { $moved } was left.
}
tell-romanness-changed-floor-f = { $moved ->
    [0] At { $total } RP a loss of { $change } changes nothing.
   *[other] The loss is { $change } RP, the purse held { $moved }: { $total } now.
}
tell-romanness-changed-floor-g = { $moved ->
    [0] That too would cost { $change } RP, if there were any.
   *[other] That costs the rest, { $moved } instead of { $change } RP: { $total } now.
}
tell-romanness-changed-floor-h = { $moved ->
    [0] Still { $total } RP; { $change } more can't be taken.
   *[other] Down to { $total }: { $moved } RP, for want of the full { $change }.
}
tell-romanness-changed-cap = { $moved ->
    [0] It would bring { $change } RP, but the track ends at { $total }.
   *[other] It would bring { $change } RP, but the track ends at { $total }: +{ $moved } RP.
}
tell-romanness-changed-cap-b = { $moved ->
    [0] The track is full at { $total }: { $change } RP more come to nothing.
   *[other] The track is full at { $total }: of { $change } RP only { $moved } still counts.
}
tell-romanness-changed-cap-c = { $moved ->
    [0] Worth { $change } RP on any other day, but { $total } is the most there is.
   *[other] Worth { $change } RP, but { $total } is the most there is: +{ $moved } RP.
}
tell-romanness-changed-persian-expedition = The King of Kings is humbled: +{ $change } RP, { $total } now.
tell-romanness-changed-persian-expedition-b = Persia sues for terms: +{ $change } RP, { $total } now.
tell-romanness-changed-church-gift = The Patriarch opens the treasury of the Church: +{ $change } RP, { $total } now.
tell-romanness-changed-church-gift-b = Altar silver goes to the mint: +{ $change } RP, { $total } now.
tell-romanness-changed-church-gift-cap = { $moved ->
    [0] The Patriarch opens the treasury of the Church, but the track ends at { $total }: no RP more.
   *[other] The Patriarch opens the treasury of the Church, but the track ends at { $total }: +{ $moved } RP.
}
tell-romanness-changed-church-gift-cap-b = { $moved ->
    [0] Altar silver goes to the mint and changes nothing: at { $total } RP the track is full.
   *[other] Altar silver goes to the mint: +{ $moved } RP, and at { $total } the track is full.
}
tell-romanness-changed-gentle-start = A mild fate leaves the new reign { $change } RP to begin with.
tell-romanness-changed-coin-lost = The gold of { $about } is lost: −{ $change } RP, { $total } left.
tell-romanness-changed-coin-lost-b = No more taxes from { $about }: −{ $change } RP, { $total } left.
tell-romanness-changed-coin-lost-c = The tax farmers of { $about } come back with empty bags: −{ $change } RP, { $total } left.
tell-romanness-changed-coin-gained = The gold of { $about } flows again: +{ $change } RP, { $total } now.
tell-romanness-changed-coin-gained-b = { $about } pays its taxes: +{ $change } RP, { $total } now.
tell-romanness-changed-zone-occupied = No merchant sails there: −{ $change } RP, { $total } left.
tell-romanness-changed-zone-occupied-b = Grain ships stay in harbour: −{ $change } RP, { $total } left.
tell-romanness-changed-zone-occupied-c = Sea loans double in price on the Golden Horn: −{ $change } RP, { $total } left.
tell-romanness-changed-zone-occupied-d = Ports close and prices rise: −{ $change } RP, { $total } left.
tell-romanness-changed-persian-diplomacy = A client lost: −{ $change } RP, { $total } left.
tell-romanness-changed-persian-diplomacy-b = The frontier has a hole in it: −{ $change } RP, { $total } left.
tell-romanness-changed-persian-diplomacy-c = Ctesiphon celebrates: −{ $change } RP, { $total } left for us.
tell-romanness-changed-monument-lost = Its price is lost with it: −{ $change } RP, { $total } left.
tell-romanness-changed-monument-lost-b = Years of work gone in a day: −{ $change } RP, { $total } left.

# Cities.

tell-city-desolated = 🔥 **{ $city }** is sacked by the { $by }: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-b = 🔥 The { $by } leave **{ $city }** in ashes: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-c = 🔥 Smoke over **{ $city }**: the { $by } carry off what can be carried (−1 RP, Desolation { $markers } of { $limit }).
tell-city-desolated-d = 🔥 Nothing stops the { $by } in the streets of **{ $city }**. −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-e = 🔥 **{ $city }** burns for three days. The { $by } do not stay to watch (−1 RP, Desolation { $markers } of { $limit }).
tell-city-desolated-f = 🔥 The refugees from **{ $city }** bring one word: { $by }. −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-g = 🔥 Strike **{ $city }** from the tax rolls; the { $by } have been there (−1 RP, Desolation { $markers } of { $limit }).
tell-city-desolated-usurper = 🔥 The usurper's men plunder **{ $city }**: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-usurper-b = 🔥 **{ $city }** declares for the wrong emperor and pays for it: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-political-revolt = 🔥 The revolt reaches **{ $city }** and leaves it in ruins: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-political-revolt-b = 🔥 In **{ $city }** the riot becomes a war of its own: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-agrarian-crisis = 🔥 Hunger empties **{ $city }**: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-agrarian-crisis-b = 🔥 No grain reaches **{ $city }**, and who can walk walks away (−1 RP, Desolation { $markers } of { $limit }).
tell-city-desolated-plague = 🔥 The plague leaves **{ $city }** to the dead: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-plague-b = 🔥 In **{ $city }** they no longer count the graves (−1 RP, Desolation { $markers } of { $limit }).
tell-city-desolated-plague-c = 🔥 A ship brought it, and now **{ $city }** stands empty: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-arab-razzia = 🔥 **{ $city }** is stripped bare and left to the sand: −1 RP, Desolation { $markers } of { $limit }.
tell-city-desolated-arab-razzia-b = 🔥 By nightfall the riders are gone, and so is **{ $city }** (−1 RP, Desolation { $markers } of { $limit }).

tell-desolation-removed-rebuilding = Masons and settlers return to **{ $city }** ({ paid-price }).
tell-desolation-removed-rebuilding-b = The aqueduct of **{ $city }** runs again, and people with it ({ paid-price }).
tell-desolation-removed-rebuilding-c = **{ $city }** is rebuilt, smaller and with thicker walls ({ paid-price }).
tell-desolation-removed-missionary = Monks bring life back to **{ $city }** ({ paid-price }).
tell-desolation-removed-missionary-b = A missionary sings Mass in the ruins of **{ $city }**, and the ruins fill ({ paid-price }).

tell-monument-built-monastery = A Monastery is founded in **{ $city }** ({ $cost } RP).
tell-monument-built-monastery-b = Monks move into new cells in **{ $city }** ({ $cost } RP).
tell-monument-built-basilica = A Basilica rises in **{ $city }** ({ $cost } RP).
tell-monument-built-basilica-b = **{ $city }** consecrates its Basilica ({ $cost } RP).
tell-monument-built-fortifications = **{ $city }** gets its Fortifications ({ $cost } RP).
tell-monument-built-fortifications-b = Fortifications go up around **{ $city }** ({ $cost } RP); one Persian unit will find no way in.
tell-monument-built-defensive-walls = **{ $city }** is girt with Defensive Walls ({ $cost } RP).
tell-monument-built-defensive-walls-b = Defensive Walls for **{ $city }** ({ $cost } RP): from now on it can stand a siege.
tell-monument-destroyed-monastery = The Monastery of **{ $city }** is destroyed.
tell-monument-destroyed-monastery-b = Of the Monastery of **{ $city }** only the cellar is left.
tell-monument-destroyed-basilica = The Basilica of **{ $city }** is destroyed.
tell-monument-destroyed-basilica-b = The roof of the Basilica of **{ $city }** comes down.
tell-monument-destroyed-fortifications = The Fortifications of **{ $city }** are razed.
tell-monument-destroyed-fortifications-b = Nothing is left of the Fortifications of **{ $city }**.
tell-monument-destroyed-defensive-walls = The Defensive Walls of **{ $city }** are razed.
tell-monument-destroyed-defensive-walls-b = Of the Defensive Walls of **{ $city }** no stone stays on another.

# The peoples.

tell-attitude-checked-neutrality = The { $nation } keep the peace ({ $score }).
tell-attitude-checked-neutrality-b = Nothing stirs among the { $nation } ({ $score }).
tell-attitude-checked-neutrality-c = The { $nation } have troubles of their own ({ $score }).
tell-attitude-checked-neutrality-d = No word from the { $nation } ({ $score }), and no word is good.
tell-attitude-checked-neutrality-e = Quiet where the { $nation } live ({ $score }).
tell-attitude-checked-neutrality-f = The { $nation } count their spears and stay at home ({ $score }).
tell-attitude-checked-neutrality-g = Traders, not warriors, come from the { $nation } ({ $score }).
tell-attitude-checked-neutrality-h = The { $nation } wait ({ $score }).
tell-attitude-checked-neutrality-i = A decade without the { $nation } ({ $score }).
tell-attitude-checked-neutrality-j = The frontier with the { $nation } sleeps ({ $score }).
tell-attitude-checked-piracy = The { $nation } take to the sea ({ $score }).
tell-attitude-checked-piracy-b = In the harbours of the { $nation } keels are tarred ({ $score }): piracy.
tell-attitude-checked-piracy-c = The { $nation } would rather rob than trade ({ $score }).
tell-attitude-checked-piracy-d = The { $nation } turn corsair ({ $score }).
tell-attitude-checked-piracy-e = Why march when there are ships, ask the { $nation } ({ $score }).
tell-attitude-checked-piracy-out = Piracy again ({ $score }): the ships of the { $nation } never went home.
tell-attitude-checked-piracy-out-b = The { $nation } mean to rob at sea ({ $score }), and their ships lie there already.
tell-attitude-checked-piracy-out-c = The { $nation } choose piracy ({ $score }) and leave their ships where they are.
tell-attitude-checked-persian-diplomacy = Persian envoys ride out ({ $score }).
tell-attitude-checked-persian-diplomacy-b = Persia sends silver instead of soldiers ({ $score }).
tell-attitude-checked-persian-diplomacy-c = The King of Kings writes letters ({ $score }).
tell-attitude-checked-persian-diplomacy-d = Magi and gift horses cross the Caucasus ({ $score }).
tell-attitude-checked-persian-diplomacy-e = Ctesiphon bids for our clients ({ $score }).
tell-attitude-checked-raid = **The { $nation } raid** ({ $score }).
tell-attitude-checked-raid-b = **Raiders of the { $nation }** are on their way ({ $score }).
tell-attitude-checked-raid-c = **The { $nation } have smelt plunder** ({ $score }): a raid.
tell-attitude-checked-raid-d = Beacons are lit ({ $score }): **the { $nation } raid.**
tell-attitude-checked-raid-e = **A war band of the { $nation }** comes for plunder ({ $score }).
tell-attitude-checked-raid-f = **The { $nation } break the peace** ({ $score }) for as much as three units can carry.
tell-attitude-checked-raid-g = A courier on a lathered horse ({ $score }): **raiders of the { $nation }.**
tell-attitude-checked-invasion = **The { $nation } march in strength** ({ $score }).
tell-attitude-checked-invasion-b = **The { $nation } come with all they have** ({ $score }).
tell-attitude-checked-invasion-c = This is no raid ({ $score }): **the { $nation } invade.**
tell-attitude-checked-invasion-d = **The whole host of the { $nation }** is on the move ({ $score }).
tell-treaty-held = The treaty with the { $nation } holds.
tell-treaty-held-b = Ink and seals hold: the { $nation } stay at home.
tell-treaty-held-c = The { $nation } remember what they signed.
tell-treaty-held-d = Bound by treaty, the { $nation } do not move.
tell-caesar-named = The king of the { $nation } is styled *Caesar*: −1 on their attitude this turn.
tell-caesar-named-b = A diadem and a letter make the king of the { $nation } *Caesar*; −1 on their attitude this turn.
tell-caesar-named-c = Vanity is cheaper than an army: the king of the { $nation } becomes *Caesar* (−1 on their attitude this turn).

tell-diplomacy-turned-persian = Persia has won **{ $space-the }**.
tell-diplomacy-turned-persian-b = { $space-In } they bow to the King of Kings.
tell-diplomacy-turned-persian-c = From now on the tribute **{ $space-of }** goes to Ctesiphon.
tell-diplomacy-turned-roman = { $space-In } they look to Constantinople{ turned-by }
tell-diplomacy-turned-roman-b = Rome has friends again { $space-in }{ turned-by }
tell-diplomacy-turned-roman-c = The prince **{ $space-of }** puts on Roman robes of state{ turned-by }

tell-fleet-sailed = Ships of the { $nation } prowl { $zone-the }.
tell-fleet-sailed-b = Sails of the { $nation } are sighted in { $zone-the }.
tell-fleet-sailed-c = The { $nation } make { $zone-the } their hunting ground.
tell-fleet-sailed-d = From every headland of { $zone-the } the ships of the { $nation } are seen.
tell-fleet-sailed-e = In { $zone-the } the { $nation } are out, and no one else is.
tell-fleet-gone = The fleet of the { $nation } is gone from { $zone-the }.
tell-fleet-gone-b = { $zone-The } is rid of the { $nation }.
tell-fleet-gone-c = No sail of the { $nation } is left in { $zone-the }.
tell-piracy-cancelled-no-coast = Without a coast the { $nation } launch no ship.
tell-piracy-cancelled-no-coast-b = The { $nation } have the will and no harbour: nothing comes of it.
tell-piracy-cancelled-storm = A storm keeps the ships of the { $nation } in port.
tell-piracy-cancelled-storm-b = The weather is on our side; the { $nation } stay in port.

tell-raid-began = Three units of the { $nation } fall upon **{ $city }**.
tell-raid-began-b = **{ $city }** is what they want: three units of the { $nation } are on the road to it.
tell-raid-began-c = The { $nation } make for **{ $city }**, three units strong.
tell-raid-began-d = **{ $city }** shuts its gates: three units of the { $nation } are outside.
tell-raid-began-e = The villages before **{ $city }** burn already; three units of the { $nation }, says the scout.
tell-raid-began-f = Their goal is **{ $city }**. Three units of the { $nation }, says the first courier; he is right.
tell-raid-began-g = At **{ $city }** the bells do not stop: the { $nation }, in three bands.
tell-attack-cancelled-not-roman = { $city } is not Roman; the attack of the { $nation } is someone else's trouble.
tell-attack-cancelled-not-roman-b = The { $nation } fall upon { $city }, where no Roman rules. We look on.
tell-attack-cancelled-not-roman-c = It is not our city that the { $nation } want: { $city }.
tell-attack-cancelled-not-roman-d = { $city } has other masters, and they may deal with the { $nation }.
tell-attack-cancelled-not-roman-e = The road of the { $nation } leads to { $city }, far from any Roman post.
tell-attack-cancelled-already-desolated = There is nothing left to plunder at { $city }.
tell-attack-cancelled-already-desolated-b = The { $nation } find only ruins at { $city } and turn back.
tell-invasion-began = Their road: { $path }.
tell-invasion-began-b = They mean to go all the way: { $path }.
tell-invasion-began-c = Ahead of them lie { $path }.
tell-invasion-began-d = The itinerary of the { $nation }: { $path }.
tell-invasion-passed = The { $nation } pass the ruins of { $city }.
tell-invasion-passed-b = { $city } has nothing left to take; the { $nation } march on.
tell-invasion-passed-c = Through what was { $city }, without a halt.
tell-invasion-stopped-beaten = The invasion of the { $nation } breaks at **{ $city }**.
tell-invasion-stopped-beaten-b = **{ $city }** is as far as the { $nation } get.
tell-invasion-stopped-beaten-c = The { $nation } came to conquer and go home from **{ $city }** with less than they brought.
tell-invasion-stopped-not-roman = Beyond { $city } no Roman land is left to invade; the { $nation } turn back.
tell-invasion-stopped-not-roman-b = The next city on their road is not ours: at { $city } the war is over for the { $nation }.
tell-invasion-stopped-end-of-road = At { $city } the { $nation } have reached the end of their road and go home with the spoils.
tell-invasion-stopped-end-of-road-b = No one has stopped the { $nation }. After { $city } they stop of their own accord.
tell-invasion-stopped-no-one-left = At { $city } the last of the invaders has fallen.
tell-invasion-stopped-no-one-left-b = { $city } is taken, and no one is left of the { $nation } to go further.
tell-reconquest-began = **The { $nation } rise to win back { $city }.**
tell-reconquest-began-b = **{ $city }: the { $nation } have not forgotten.** Three units march to win it back.
tell-reconquest-began-c = **The { $nation } want { $city } again.**
tell-city-reconquered = **{ $city }** is lost to the { $nation } again.
tell-city-reconquered-b = The { $nation } are masters of **{ $city }** once more.
tell-city-reconquered-c = **{ $city }** changes masters again; the { $nation } hang up their shields.
tell-city-abandoned = No one stands up for { $city }; the { $nation } walk in.
tell-city-abandoned-b = { $city } is left to its fate, and the { $nation } are its fate.
tell-city-abandoned-c = The gates of { $city } stand open for the { $nation }. There was no one to shut them.
tell-city-abandoned-d = Not a sword is drawn for { $city } against the { $nation }.
tell-city-abandoned-e = { $city } asks for soldiers; the { $nation } arrive first.

# Forces.

mustered-price = { $cost ->
    [0] at no cost
   *[other] for { $cost } RP
}
paid-price = { $cost ->
    [0] free
   *[other] { $cost } RP
}
turned-by = { $how ->
    [missionary] {" "}(missionary: { paid-price }).
   *[other] {"."}
}
tell-force-mustered-defence = To the rescue { mustered-price }: the { $figures } with { $units }.
tell-force-mustered-defence-b = Marching to **{ $place }** { mustered-price }: the { $figures } with { $units }.
tell-force-mustered-defence-c = **{ $place }** will not stand alone: the { $figures } { $figures-number ->
    [plural] bring
   *[singular] brings
} { $units }, { mustered-price }.
tell-force-mustered-defence-d = The answer, { mustered-price }: { $units } under the { $figures }.
tell-force-mustered-defence-e = { $units } are called to the standards { mustered-price }; in command: the { $figures }.
tell-force-mustered-defence-f = { $units } are sent to **{ $place }** { mustered-price }, under the { $figures }.
tell-force-mustered-defence-alone = No general, but { $units } { mustered-price } for **{ $place }**.
tell-force-mustered-defence-alone-b = **{ $place }** must make do with { $units }, { mustered-price } and without a commander.
tell-force-mustered-defence-alone-c = The province looks after itself { mustered-price }: { $units }, and no one to lead them.
tell-force-mustered-attack = The army takes the road { mustered-price }: the { $figures } with { $units }. Goal: **{ $place }**.
tell-force-mustered-attack-b = Against **{ $place }** { mustered-price }: the { $figures }, and behind the standards { $units }.
tell-force-mustered-attack-c = For **{ $place }**, and { mustered-price }: { $units } under the { $figures }.
tell-force-mustered-attack-d = The trumpets call { $units } { mustered-price }, and the { $figures } to lead them. It goes against **{ $place }**.
tell-force-mustered-attack-alone = { $units } march on **{ $place }** { mustered-price }, with no commander of note.
tell-force-mustered-persia = Into Persia { mustered-price }: the { $figures } with { $units }.
tell-force-mustered-persia-b = The Euphrates is crossed { mustered-price }, by { $units } under the { $figures }.
tell-force-mustered-persia-alone = { $units } cross the Euphrates { mustered-price }, with no commander of note.
tell-force-mustered-sea = { $fleets } puts to sea { mustered-price }, the { $figures } aboard.
tell-force-mustered-sea-b = The { $figures } hoists his flag { mustered-price }: { $fleets } weighs anchor.
tell-force-mustered-sea-c = Out of harbour { mustered-price }: { $fleets }, under the { $figures }.
tell-force-mustered-sea-alone = { $fleets } puts to sea { mustered-price }.
tell-force-mustered-sea-alone-b = { $fleets } rows out { mustered-price }, under its own captains.
tell-force-mustered-sea-alone-c = No general aboard, but { $fleets } sails { mustered-price }.
tell-units-sent-home = Without orders { $units } go home.
tell-units-sent-home-b = Too many for the commanders left: { $units } go home.
tell-fortifications-held = The Fortifications of { $city } hold { $unit } back.
tell-fortifications-held-b = { $unit } find no way past the Fortifications of { $city }.
tell-expedition-rolled-battle = The road to Ctesiphon ({ $die }): two battles await.
tell-expedition-rolled-battle-b = Persia will fight in the field ({ $die }), twice.
tell-expedition-rolled-siege = The road to Ctesiphon ({ $die }): a battle, then a siege.
tell-expedition-rolled-siege-b = Persia falls back on its walls ({ $die }): first a battle, then a siege.
tell-expedition-won = **Persia is beaten on its own ground.**
tell-expedition-won-b = **Roman soldiers water their horses in the Tigris.** Both combats are won.
tell-expedition-turned-back-storm = A storm scatters the fleet; the operation is over before it began.
tell-expedition-turned-back-storm-b = The sea decides against us: driven back by a storm.
tell-expedition-turned-back-storm-c = Torn sails, broken oars: the fleet is back in port.
tell-expedition-turned-back-sunk = The fleet goes down, and the expedition with it.
tell-expedition-turned-back-sunk-b = No transport gets through; those who wait on shore wait in vain.
tell-expedition-turned-back-not-through = The enemy fleet bars the way; the expedition turns back.
tell-expedition-turned-back-not-through-b = There is no getting past their ships. The transports go about.
tell-expedition-turned-back-undecided = After four passes the way is still barred. That counts as a defeat, and the expedition is over.
tell-expedition-turned-back-undecided-b = The fleet comes home beaten; the expedition is over.
tell-expedition-turned-back-broken-off = The siege is not attempted; the army goes home.
tell-expedition-turned-back-broken-off-b = The general looks at the walls and gives the order to march home.
tell-expedition-turned-back-no-figure = Without a commander the army goes home.
tell-expedition-turned-back-no-figure-b = No one is left to give orders; the campaign ends here.
tell-transport-sailed = The transports leave { $departure } by { $zones-the } for **{ $target }**.
tell-transport-sailed-b = From { $departure } the fleet steers by { $zones-the } for **{ $target }**.
tell-transport-sailed-c = Horses are slung aboard in { $departure }. Course: { $zones-the }, then **{ $target }**.
tell-city-taken = **{ $city }** is Roman again.
tell-city-taken-b = The eagle flies over **{ $city }**; the { $nation } are gone.
tell-city-taken-c = **{ $city }** opens its gates, and the { $nation } leave by the other side.
tell-city-taken-d = In **{ $city }** Latin law is read out in the forum again.
tell-city-taken-e = The { $nation } lose **{ $city }**.
tell-city-taken-f = Won from the { $nation }: **{ $city }**.
tell-territory-conquered = All of { $territory } is Roman.
tell-territory-conquered-b = With that, { $territory } is ours from end to end.
tell-territory-conquered-c = Nothing in { $territory } is foreign any more.

# Battles.

tell-battle-began-battle-enemy = ⚔️ Battle before **{ $place }**: { battle-count } of Rome against { $enemies } of the { $nation }.
tell-battle-began-battle-enemy-b = ⚔️ The { $nation } find an army in their way at **{ $place }**: { $enemies } of theirs, { $count } of ours.
tell-battle-began-battle-enemy-c = ⚔️ In sight of **{ $place }** { battle-count } of ours { $count ->
    [one] forms
   *[other] form
} line against { $enemies } of the { $nation }.
tell-battle-began-battle-enemy-d = ⚔️ **{ $place }**, early morning: { $enemies } of the { $nation } come on, { battle-count } of Rome { $count ->
    [one] awaits
   *[other] await
} them.
tell-battle-began-battle-enemy-e = ⚔️ The { $nation } have to get past us first. At **{ $place }** it is { $count } against their { $enemies }.
tell-battle-began-battle-enemy-f = ⚔️ From the walls of **{ $place }** they watch { battle-count } of Rome bar the way to { $enemies } of the { $nation }.
tell-battle-began-battle-enemy-g = ⚔️ **{ $place }** is not given up without a fight: { $count } against { $enemies } of the { $nation }.
tell-battle-began-battle-roman = ⚔️ The Romans give battle for **{ $place }**: { battle-count } against { $enemies } of the { $nation }.
tell-battle-began-battle-roman-b = ⚔️ Before **{ $place }** the { $nation } draw up { $enemies }; we attack with { $count }.
tell-battle-began-battle-roman-c = ⚔️ The way to **{ $place }** leads through { $enemies } of the { $nation }, and { battle-count } of Rome { $count ->
    [one] takes
   *[other] take
} it.
tell-battle-began-battle-roman-d = ⚔️ { $count } against { $enemies }: at **{ $place }** the { $nation } stand and fight.
tell-battle-began-battle-roman-e = ⚔️ Roman standards before **{ $place }**. The { $nation } come out with { $enemies } to meet { $count }.
tell-battle-began-siege-enemy = ⚔️ The { $nation } lay siege to **{ $place }**: { $enemies } outside, { battle-count } of ours behind the walls.
tell-battle-began-siege-enemy-b = ⚔️ **{ $place }** shuts its gates on { $enemies } of the { $nation }; { $count } of ours man the towers.
tell-battle-began-siege-enemy-c = ⚔️ Ladders against the walls of **{ $place }**: { $enemies } of the { $nation } below, { $count } of ours above.
tell-battle-began-siege-roman = ⚔️ The Romans lay siege to **{ $place }**: { battle-count } against a garrison of { $enemies }.
tell-battle-began-siege-roman-b = ⚔️ **{ $place }** will not open. On the walls: { $enemies } of the { $nation }. On the ladders: { $count } of ours.
tell-battle-began-siege-roman-c = ⚔️ Rams and ladders before **{ $place }**: { $count } outside, { $enemies } of the { $nation } within.
battle-count = { $count ->
    [one] one unit
   *[other] { $count } units
}

tell-stratagem-played-roman = Our general has something in mind: *{ $stratagem }*.
tell-stratagem-played-roman-b = We play *{ $stratagem }*.
tell-stratagem-played-roman-c = *{ $stratagem }*: so run the orders.
tell-stratagem-played-roman-d = The plan of the day is *{ $stratagem }*.
tell-stratagem-played-roman-idle = We play *{ $stratagem }*, to no effect here.
tell-stratagem-played-roman-idle-b = *{ $stratagem }*, and no one to use it on.
tell-stratagem-played-enemy = They play *{ $stratagem }*.
tell-stratagem-played-enemy-b = They have read their Vegetius too: *{ $stratagem }*.
tell-stratagem-played-enemy-c = The enemy has a surprise ready: *{ $stratagem }*.
tell-stratagem-played-enemy-d = *{ $stratagem }* is their answer.
tell-stratagem-played-enemy-e = Their commander knows his trade: *{ $stratagem }*.
tell-stratagem-played-enemy-f = Too late the scouts report *{ $stratagem }*.
tell-stratagem-played-enemy-idle = They draw *{ $stratagem }*, to no effect here.
tell-stratagem-played-enemy-idle-b = They play *{ $stratagem }*, but it has no effect.
tell-stratagem-played-enemy-idle-c = They had planned *{ $stratagem }*; this is not the place for it.
tell-siege-stratagem-struck-roman = A gate opens in the night ({ $die }): the city is ours, for { $lost ->
    [one] one unit
   *[other] { $lost } units
} lost.
tell-siege-stratagem-struck-roman-b = An old aqueduct, an unguarded grating ({ $die }): the city is ours. Price: { $lost ->
    [one] one unit
   *[other] { $lost } units
}.
tell-siege-stratagem-struck-enemy = A gate opens in the night ({ $die }): the city is theirs, for { $lost ->
    [one] one unit
   *[other] { $lost } units
} lost.
tell-siege-stratagem-struck-enemy-b = Someone inside has been bought ({ $die }). They are in, for the price of { $lost ->
    [one] one unit
   *[other] { $lost } units
}.
tell-disputes-rolled = { $unit } refuse to fight beside heretics ({ $die }).
tell-disputes-rolled-b = A sermon too many ({ $die }): { $unit } stay in camp.
tell-disputes-rolled-c = { $unit } ask which creed the general holds, and do not like the answer ({ $die }).
tell-disputes-rolled-d = On the morning of the battle { $unit } lay down their arms ({ $die }).
tell-unit-rallied-roman = { $unit } rally { $box-in }.
tell-unit-rallied-roman-b = Someone lifts a fallen standard: { $unit } are back { $box-in }.
tell-unit-rallied-enemy = Over there { $unit } rally { $box-in }.
tell-unit-rallied-enemy-b = { $unit }, beaten once, come back into their { $box-word }.
tell-unit-rallied-enemy-c = Their { $box-word } fills again: { $unit } have rallied.
tell-reserve-committed = { $unit } come out of the reserve and close the gap { $box-in }.
tell-reserve-committed-b = { $box-The } is open, and then it is not: { $unit } step in.

tell-turning-duel = { $box-In } { $victor } broke { $victim }, { $high } to { $low }.
tell-turning-duel-b = It was decided { $box-in }: { $victor } beat { $victim }, { $high } to { $low }.
tell-turning-duel-c = When { $victim } gave way to { $victor } ({ $high } to { $low }), { $box-the } was gone.
tell-turning-duel-d = { $victor } hacked a way through { $victim } { $box-in } ({ $high } to { $low }).
tell-turning-duel-e = { $box-The } held until { $victor } met { $victim }: { $high } to { $low }.
tell-turning-duel-f = { $high } to { $low } { $box-in }: with that { $victor } drove { $victim } from their place, and the heart out of the line.
tell-turning-flank = { $victor } had no one left in front and turned on { $box-the }: { $victim } were struck in the flank, { $high } to { $low }.
tell-turning-flank-b = The end came from the side. { $victor } wheeled into { $box-the } and broke { $victim }, { $high } to { $low }.
tell-turning-flank-c = Through the gap came { $victor }, and { $victim } { $box-in } faced the wrong way ({ $high } to { $low }).
tell-turning-flank-d = { $victim } held { $box-the } against everything in front; then { $victor } came from the flank, { $high } to { $low }.
tell-turning-bow = The bow settled it: { $victor } shot { $victim } out of { $box-the } ({ $score }).
tell-turning-bow-b = { $victim } never came to blows. The arrows of { $victor } emptied { $box-the } ({ $score }).
tell-turning-bow-c = One volley too many from { $victor } ({ $score }), and { $box-in } { $victim } ran.
tell-turning-bow-d = { $box-In } { $victim } stood under the arrows of { $victor } until they could stand no longer ({ $score }).
tell-turning-wall = A lucky arrow does what ladders could not: { $victor } killed { $victim } on the wall ({ $score }).
tell-turning-wall-b = The parapet of { $box-the } was swept clean: { $victor } shot down { $victim } ({ $score }).
tell-turning-stratagem = *{ $stratagem }* made the difference: without it { $victor } would not have broken { $victim } { $box-in } ({ $high } to { $low }).
tell-turning-stratagem-b = { $high } to { $low } { $box-in }, and *{ $stratagem }* was what tipped it: { $victim } fled from { $victor }.
tell-turning-stratagem-c = *{ $stratagem }* did its work. { $victim } could not hold { $box-the } against { $victor }, { $high } to { $low }.
tell-turning-figure = The { $figure } fought in front. With { $victor } he broke { $victim } { $box-in }, { $high } to { $low }.
tell-turning-figure-b = Where the { $figure } stood the battle was won: { $victor } threw { $victim } out of { $box-the } ({ $high } to { $low }).
tell-turning-figure-c = { $victor } had the { $figure } among them; { $victim }, { $box-in }, had no one ({ $high } to { $low }).
tell-turning-figure-d = The { $figure } drew his sword himself; { $victor } went after him, and { $victim } gave up { $box-the } ({ $high } to { $low }).
tell-turning-passes = After { $stages } passes both lines still stood; the lighter losses decide.
tell-turning-passes-b = { $stages } passes, and no breakthrough counted for more than the dead.
tell-turning-both = Both lines broke at once, and the one that was less broken kept the field.
tell-turning-both-b = For an hour no one knew who had won; both lines were broken. Then each side counted who still stood.
tell-turning-walls = { $stages } times the besiegers came, and { $stages } times the walls held.
tell-turning-walls-b = Ladders, fire, ladders again: after { $stages } passes the walls still held.

battle-toll = { $lost ->
    [0] { $slain ->
        [0] No unit destroyed on either side.
       *[other] Destroyed: { $slain } of theirs, none of ours.
    }
   *[other] { $slain ->
        [0] Destroyed: { $lost } of ours, none of theirs.
       *[other] Destroyed: { $lost } of ours, { $slain } of theirs.
    }
}
tell-battle-ended-battle-roman = **Victory at { $place }.** { battle-toll }
tell-battle-ended-battle-roman-b = **{ $place } is a Roman victory.** { battle-toll }
tell-battle-ended-battle-roman-c = **The { $nation } quit the field at { $place }.** { battle-toll }
tell-battle-ended-battle-roman-d = **The day at { $place } is ours.** { battle-toll }
tell-battle-ended-battle-roman-e = **At { $place } the { $nation } are beaten.** { battle-toll }
tell-battle-ended-battle-roman-f = **At { $place } the { $nation } run.** { battle-toll }
tell-battle-ended-battle-enemy = **Defeat at { $place }.** { battle-toll }
tell-battle-ended-battle-enemy-b = **The { $nation } keep the field at { $place }.** { battle-toll }
tell-battle-ended-battle-enemy-c = **{ $place } is lost to the { $nation }.** { battle-toll }
tell-battle-ended-battle-enemy-d = **At { $place } the army is beaten and falls back.** { battle-toll }
tell-battle-ended-battle-enemy-e = **At { $place } no one bars the way of the { $nation } any more.** { battle-toll }
tell-battle-ended-siege-roman = **The siege of { $place } is ours.** { battle-toll }
tell-battle-ended-siege-roman-b = **Behind the walls of { $place } the last word is Roman.** { battle-toll }
tell-battle-ended-siege-roman-c = **The siege of { $place } ends as Rome wished.** { battle-toll }
tell-battle-ended-siege-enemy = **The siege of { $place } is lost.** { battle-toll }
tell-battle-ended-siege-enemy-b = **The { $nation } have the better of the siege of { $place }.** { battle-toll }
tell-battle-ended-siege-enemy-c = **The siege of { $place } ends badly for us.** { battle-toll }
tell-battle-ended-unfought = **No fight at { $place }:** the Fortifications leave the { $nation } no one to attack with.
tell-battle-ended-unfought-b = **The { $nation } look at the Fortifications of { $place } and go home.**

tell-survival-tested-wounded = The { $figure } is wounded ({ $score }); this operation goes on without him.
tell-survival-tested-wounded-b = They carry the { $figure } off in his cloak, alive ({ $score }).
tell-survival-tested-wounded-c = An arrow in the shoulder ({ $score }): for this operation the { $figure } is out.
tell-survival-tested-wounded-d = The { $figure } will live ({ $score }), but someone else leads for the rest of this operation.
tell-survival-tested-eliminated = The { $figure } falls ({ $score }).
tell-survival-tested-eliminated-b = The { $figure } does not come back ({ $score }).
tell-survival-tested-eliminated-c = They find the { $figure } among the dead ({ $score }).

# At sea.

tell-naval-battle-began = ⚓ In **{ $zone-the }** the fleet meets the ships of the { $enemies }.
tell-naval-battle-began-b = ⚓ Sails ahead in **{ $zone-the }**, and they belong to the { $enemies }.
tell-naval-battle-began-c = ⚓ The dromons close with the { $enemies } in **{ $zone-the }**.
tell-naval-battle-began-d = ⚓ Decks are cleared in **{ $zone-the }**; the { $enemies } do not give way.
tell-naval-battle-ended-roman = **{ $zone-The } is swept clean of the { $enemies }.**
tell-naval-battle-ended-roman-b = **Nothing of the { $enemies } is left afloat in { $zone-the }.**
tell-naval-battle-ended-roman-c = **{ $zone-The } is a Roman sea, and the { $enemies } are gone from it.**
tell-naval-battle-ended-roman-d = **In { $zone-the } the { $enemies } strike their last sail.**
tell-naval-battle-ended-enemy = **The fleet is lost in { $zone-the }.**
tell-naval-battle-ended-enemy-b = **{ $zone-The } belongs to the enemy; our ships lie at the bottom of it.**
tell-naval-battle-ended-enemy-c = **From { $zone-the } no dromon returns.**
tell-naval-battle-ended-nobody = Neither side prevails in { $zone-the }; the fleet goes home.
tell-naval-battle-ended-nobody-b = Four passes in { $zone-the } decide nothing.
tell-drowned-with-fleet = { $units } go down with { $fleet }.
tell-drowned-with-fleet-b = { $fleet } takes { $units } to the bottom.
tell-cargo-lost = { $fleet } limps home, but { $units } aboard are lost.
tell-cargo-lost-b = { $fleet } saves its hulls and loses { $units }.

# The government.

tell-ambassador-sent-success = The { $nation } sign a treaty for the turn to come ({ $die }, needed { $needed }; { paid-price }).
tell-ambassador-sent-success-b = Silk, wine and patience: the { $nation } sign for the turn to come ({ $die }, needed { $needed }; { paid-price }).
tell-ambassador-sent-success-c = The ambassador brings home the signature of the { $nation } for the turn to come ({ $die }, needed { $needed }; { paid-price }).
tell-ambassador-sent-failure = The { $nation } send the ambassador home ({ $die }, needed { $needed }; { paid-price }).
tell-ambassador-sent-failure-b = The { $nation } keep the gifts and sign nothing ({ $die }, needed { $needed }; { paid-price }).
tell-ambassador-sent-failure-c = Our ambassador waits in an anteroom of the { $nation } until the money is gone ({ $die }, needed { $needed }; { paid-price }).
tell-marriage-offered-success = A wedding binds { $space-the } to the Empire ({ $score }, needed { $needed }; { paid-price }).
tell-marriage-offered-success-b = The princess takes the long road to { $space-the } ({ $score }, needed { $needed }; { paid-price }).
tell-marriage-offered-success-c = { $space-In } they say yes to a purple bride ({ $score }, needed { $needed }; { paid-price }).
tell-marriage-offered-failure = From { $space-the } comes a polite no to the princess ({ $score }, needed { $needed }; { paid-price }).
tell-marriage-offered-failure-b = The princess may unpack: the answer from { $space-the } is no ({ $score }, needed { $needed }; { paid-price }).
tell-marriage-offered-failure-c = No wedding { $space-in } ({ $score }, needed { $needed }; { paid-price }).
tell-pieces-recalled = The recruiters bring back { $pieces-the } ({ paid-price }).
tell-pieces-recalled-b = Fresh drafts fill the gaps and restore { $pieces-the } ({ paid-price }).
tell-pieces-recalled-c = The army list has { $pieces-the } again ({ paid-price }).
tell-pieces-recalled-d = Constantinople musters { $pieces-the } again ({ paid-price }).
tell-pieces-recalled-figure = The Emperor names a new { $pieces } ({ paid-price }).
tell-pieces-recalled-figure-b = The army has a new { $pieces } to salute ({ paid-price }).
tell-unit-improved = { $unit } are raised to *Elite* ({ paid-price }).
tell-unit-improved-b = Drill and good pay make { $unit } *Elite* ({ paid-price }).
tell-unit-improved-c = { $unit } pass the last drill and come out *Elite* ({ paid-price }).
tell-unit-improved-d = New horses, new mail, no excuses: { $unit } are *Elite* ({ paid-price }).
tell-unit-improved-e = { $unit } learn to fight like guardsmen (*Elite*, { paid-price }).
tell-unit-improved-f = The drillmasters are done with { $unit } and call them *Elite* ({ paid-price }).
tell-turn-ended = The turn closes with { left-over }.
tell-turn-ended-b = The books of the decade are closed, with { left-over }.
tell-turn-ended-c = So ends the decade, with { left-over }.
left-over = { $unspent ->
    [0] nothing left in the chest
   *[other] { $unspent } RP unspent
}
tell-resumed = The rules were corrected during the game. Play goes on from the last checkpoint, and { $dropped ->
        [one] one choice has
       *[other] { $dropped } choices have
    } to be made again.
tell-game-ended-historic-victory = **{ $level }.** { $reason }
tell-game-ended-major-victory = **{ $level }.** { $reason }
tell-game-ended-minor-defeat = **{ $level }.** { $reason }
tell-game-ended-major-defeat = **{ $level }.** { $reason }

# Circumstances: firsts, streaks, revenge, odds, and what a fight cost.

tell-turn-began-b = **Turn { $turn }, A.D. { $first }–{ $last }.** { $emperors } on the throne.
tell-turn-began-c = **Turn { $turn }, A.D. { $first }–{ $last }.** On the coins: { $emperors }.
tell-turn-began-d = **Turn { $turn }, A.D. { $first }–{ $last }.** In the Great Palace: { $emperors }.
tell-turn-began-e = **Turn { $turn }, A.D. { $first }–{ $last }.** The laws are signed by { $emperors }.
tell-turn-began-f = **Turn { $turn }, A.D. { $first }–{ $last }.** Constantinople obeys { $emperors }.
tell-turn-began-reign = **Turn { $turn }, A.D. { $first }–{ $last }.** A new reign: { $emperors }.
tell-turn-began-reign-b = **Turn { $turn }, A.D. { $first }–{ $last }.** The purple changes shoulders: { $emperors }.
tell-turn-began-reign-c = **Turn { $turn }, A.D. { $first }–{ $last }.** The soldiers swear a new oath, to { $emperors }.
tell-turn-began-last = **Turn { $turn }, A.D. { $first }–{ $last }, the last.** { $emperors } in the purple.
tell-turn-began-gained = **Turn { $turn }, A.D. { $first }–{ $last }.** The Empire is larger than it was ten years ago. { $emperors } in the purple.
tell-turn-began-gained-b = **Turn { $turn }, A.D. { $first }–{ $last }.** There is land to hold that was not ours: { $emperors } in the purple.
tell-turn-began-gained-c = **Turn { $turn }, A.D. { $first }–{ $last }.** Governors leave for the won provinces with letters from { $emperors }.
tell-turn-began-lost = **Turn { $turn }, A.D. { $first }–{ $last }.** The Empire is smaller than it was ten years ago. { $emperors } in the purple.
tell-turn-began-lost-b = **Turn { $turn }, A.D. { $first }–{ $last }.** The loss of the last decade is still talked of; { $emperors } in the purple.
tell-turn-began-burnt = **Turn { $turn }, A.D. { $first }–{ $last }.** There are ruins to rebuild. { $emperors } in the purple.
tell-turn-began-burnt-b = **Turn { $turn }, A.D. { $first }–{ $last }.** The smoke has cleared, and the damage is counted. { $emperors } in the purple.
tell-turn-began-burnt-c = **Turn { $turn }, A.D. { $first }–{ $last }.** Refugees fill the capital of { $emperors }.

tell-counted-cap = The track of Romanness ends at **{ $total }**, and there we are: { $gains } gained, { $losses } lost.
tell-counted-cap-b = More than **{ $total }** can't be counted: +{ $gains }, { lost-sum }.
tell-counted-cap-c = Full marks for the Empire, **{ $total }** of { $cap }: { $gains } gained, { $losses } lost.
tell-counted-cap-d = +{ $gains }, { lost-sum }: **{ $total }**, the most there is.
tell-counted-cap-e = The treasury, the Church and the frontiers agree for once: **{ $total }** of { $cap } (+{ $gains }, { lost-sum }).
tell-counted-floor = Nothing is left after the count: **{ $total }** (+{ $gains }, { lost-sum }).
tell-counted-floor-b = { $gains } gained, { $losses } lost: **{ $total }**. No one believes in this Empire.
tell-counted-more = Better than last time: **{ $total }** RP, with { $gains } gained and { $losses } lost.
tell-counted-more-b = The count goes up to **{ $total }**: +{ $gains }, { lost-sum }.
tell-counted-more-c = +{ $gains } and { lost-sum } make **{ $total }**, more than a decade ago.
tell-counted-more-d = The Empire is worth more than it was: **{ $total }** RP (+{ $gains }, { lost-sum }).
tell-counted-less = Worse than last time: **{ $total }** RP, with { $gains } gained and { $losses } lost.
tell-counted-less-b = The count falls to **{ $total }**: +{ $gains }, { lost-sum }.
tell-counted-less-c = +{ $gains } and { lost-sum } leave **{ $total }**, less than a decade ago.
tell-counted-less-d = What was won is being spent: **{ $total }** RP (+{ $gains }, { lost-sum }).

tell-romanness-changed-combat-won-first = The first victory of these wars: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-first-b = It can be done, then. +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-revenge = The last defeat by them is paid back: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-revenge-b = They beat us the last time, and not today: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-revenge-c = Old standards come back from their camp: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-recovered = The army has found its feet again: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-recovered-b = After the defeat this was needed: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-recovered-c = One victory, and the last defeat is an accident: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-streak = { $row } victories in a row: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-streak-b = The heralds have run out of new words for the { nth-row } victory in a row: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-streak-c = No defeat in the last { $row } fights: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-streak-d = Bets on the army pay badly after { $row } wins in a row: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-sea = The shipyards put up a wreath: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-sea-b = Merchants load again the same day: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-sea-c = Rowers drink free in every port: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-sea-d = The price of grain falls at the news: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-persia = Ctesiphon keeps silent, and the capital doesn't: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-persia-b = Persian prisoners walk in chains through the Hippodrome: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-persia-c = The eastern provinces breathe again: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-siege = The engineers get their share of the praise: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-siege-b = The keys of the city are carried through the capital: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloodless = Not one widow to pay for: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloodless-b = A victory that cost no unit is the best kind: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloodless-c = Every unit answers the roll call: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloodless-d = The paymaster counts as many men as before: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloody = The bells ring, and many houses mourn: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloody-b = It was won, and it was dear: +{ $change } RP, { $total } now.
tell-romanness-changed-combat-won-bloody-c = Few cheer louder than those who came back: +{ $change } RP, { $total } now.

tell-battle-ended-battle-roman-outnumbered = **Fewer, and better: victory at { $place }.** { battle-toll }
tell-battle-ended-battle-roman-outnumbered-b = **At { $place } the { $nation } had the numbers. Rome has the field.** { battle-toll }
tell-battle-ended-battle-roman-outnumbered-c = **{ $place } is won against the odds.** { battle-toll }
tell-battle-ended-battle-roman-outnumbered-d = **The larger army leaves { $place }, and it's not ours.** { battle-toll }
tell-battle-ended-battle-roman-dear = **{ $place } is ours, at a price.** { battle-toll }
tell-battle-ended-battle-roman-dear-b = **Another such victory as { $place }, and there's no army left.** { battle-toll }
tell-battle-ended-battle-roman-rout = **The army of the { $nation } ends at { $place }.** { battle-toll }
tell-battle-ended-battle-roman-rout-b = **At { $place } no one is left of the { $nation } to ask for terms.** { battle-toll }
tell-battle-ended-battle-roman-rout-c = **Not one unit of the { $nation } goes home from { $place }.** { battle-toll }
tell-battle-ended-battle-roman-cheap = **{ $place } is won, and every Roman unit is still there.** { battle-toll }
tell-battle-ended-battle-roman-cheap-b = **A clean victory at { $place }.** { battle-toll }
tell-battle-ended-battle-roman-cheap-c = **At { $place } only the { $nation } pay.** { battle-toll }
tell-battle-ended-battle-roman-cheap-d = **At { $place } the { $nation } break before they can hurt us.** { battle-toll }
tell-battle-ended-battle-enemy-outnumbered = **We had more men at { $place }, and lost.** { battle-toll }
tell-battle-ended-battle-enemy-outnumbered-b = **The smaller army wins at { $place }: the { $nation }.** { battle-toll }
tell-battle-ended-battle-enemy-dear = **{ $place } is a defeat to be read out in a low voice.** { battle-toll }
tell-battle-ended-battle-enemy-dear-b = **The { $nation } leave little of the army at { $place }.** { battle-toll }

tell-attitude-checked-raid-first = **The { $nation } come for the first time, to raid** ({ $score }).
tell-attitude-checked-raid-first-b = **No one has met the { $nation } in these years. Now they raid** ({ $score }).
tell-attitude-checked-raid-first-c = A new name in the dispatches ({ $score }): **raiders of the { $nation }.**
tell-attitude-checked-raid-first-d = **The { $nation } try the frontier** ({ $score }): a raid.
tell-attitude-checked-raid-again = **The { $nation } again, to raid** ({ $score }).
tell-attitude-checked-raid-again-b = **The { $nation } know the road by now** ({ $score }): a raid.
tell-attitude-checked-raid-again-c = A decade ago, and now again ({ $score }): **the { $nation } raid.**
tell-attitude-checked-invasion-first = **The { $nation } appear in these wars, with their whole host** ({ $score }).
tell-attitude-checked-invasion-first-b = First a rumour, then dust on the horizon ({ $score }): **the { $nation } invade.**
tell-attitude-checked-invasion-first-c = **No raid to begin with: the { $nation } march with every man they have** ({ $score }).
tell-attitude-checked-invasion-again = **The { $nation } are back, all of them** ({ $score }).
tell-attitude-checked-invasion-again-b = They were here ten years ago, and it wasn't enough ({ $score }): **the { $nation } invade.**
tell-attitude-checked-invasion-again-c = **Once more the host of the { $nation }** ({ $score }).

tell-diplomacy-turned-persian-d = Persian officers drill the levies **{ $space-of }**.
tell-diplomacy-turned-persian-again = { $space-In } they have changed their minds again, for Persia.
tell-diplomacy-turned-persian-again-b = { $space-In } the Persian gifts have lasted longer than ours.
tell-diplomacy-turned-persian-again-c = The envoys **{ $space-of }** are in Ctesiphon, and not for the first time.
tell-diplomacy-turned-roman-d = The princes **{ $space-of }** send their sons to school in Constantinople{ turned-by }
tell-diplomacy-turned-roman-again = **{ $space-The }** { $space-number ->
    [plural] come
   *[singular] comes
} back to us{ turned-by }
tell-diplomacy-turned-roman-again-b = { $space-In } they remember who their friends are{ turned-by }
tell-diplomacy-turned-roman-again-c = The alliance with **{ $space-the }** is renewed, for as long as it lasts{ turned-by }
tell-diplomacy-turned-roman-again-d = The princes **{ $space-of }** have worn this robe before; it still fits{ turned-by }

tell-attack-cancelled-not-roman-f = { $city } isn't ours to defend, so the { $nation } meet no Roman.
tell-attack-cancelled-not-roman-g = The { $nation } turn on { $city }. Rome has no part in it.
tell-attack-cancelled-not-roman-h = The beacons stay dark: the { $nation } want { $city }, which isn't Roman.
tell-attack-cancelled-not-roman-again = { $city } again: the { $nation } find no Roman there.
tell-attack-cancelled-not-roman-again-b = Once more { $city } draws an attack, and once more it isn't ours. The { $nation } may keep it.
tell-attack-cancelled-not-roman-again-c = The { $nation } go for { $city }, like others before them. It isn't Roman.
tell-attack-cancelled-not-roman-again-d = { $city } still isn't Roman; the { $nation } trouble someone else.
tell-attack-cancelled-not-roman-again-e = Lucky for us, and not for { $city }: the { $nation } go there, as others did.

tell-raid-began-again = **{ $city }** again: three units of the { $nation }.
tell-raid-began-again-b = **{ $city }** has seen this before. Three units of the { $nation } come up the road.
tell-raid-began-again-c = The { $nation } take the old road to **{ $city }**, three units strong.

tell-unit-improved-g = { $unit } have passed the inspection and are *Elite* ({ paid-price }).
tell-unit-improved-h = The best men of the army list ask to serve with { $unit-the } (*Elite*, { paid-price }).
tell-unit-improved-i = From today { $unit } are paid, and feared, as *Elite* ({ paid-price }).
tell-unit-improved-j = { $unit } get a new standard and the name that goes with it: *Elite* ({ paid-price }).
tell-unit-improved-k = A winter on the drill ground turns { $unit } into *Elite* ({ paid-price }).
tell-unit-improved-l = The muster roll lists { $unit } as *Elite* now ({ paid-price }).

tell-stratagem-played-enemy-g = Their line hides something: *{ $stratagem }*.
tell-stratagem-played-enemy-h = The enemy opens with *{ $stratagem }*.
tell-stratagem-played-enemy-i = Prisoners talk of it beforehand: *{ $stratagem }*.
tell-naval-battle-began-e = ⚓ At dawn the { $enemies } are to windward in **{ $zone-the }**.
tell-naval-battle-began-f = ⚓ In **{ $zone-the }** the masts are lowered, and the { $enemies } form their line.
tell-naval-battle-began-g = ⚓ The lookouts in **{ $zone-the }** count the masts of the { $enemies }.
tell-naval-battle-ended-roman-e = **In { $zone-the } our ships are afloat, and those of the { $enemies } aren't.**
tell-naval-battle-ended-roman-f = **{ $zone-The } is open to trade again, and closed to the { $enemies }.**
tell-force-mustered-sea-d = The oars go down { mustered-price }: { $fleets }, the { $figures } in the stern.
tell-force-mustered-sea-e = With the { $figures } in command { $fleets } clears the harbour { mustered-price }.
tell-force-mustered-sea-f = { $fleets } leaves port { mustered-price }. The { $figures } gives the orders.
tell-force-mustered-defence-g = Help is on the way to **{ $place }** { mustered-price }: the { $figures } with { $units }.
tell-force-mustered-defence-h = The { $figures } { $figures-number ->
    [singular] takes
   *[plural] take
} { $units } to **{ $place }** { mustered-price }.
tell-fleet-gone-d = The ships of the { $nation } leave { $zone-the }.
tell-fleet-gone-e = In { $zone-the } the last sail of the { $nation } drops below the horizon.
tell-acta-placed-stability-d = The granaries are counted, and the figure is right: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-stability-e = *{ $box }* ({ $score }), { $change } RP: pay day comes when it should.
tell-acta-placed-basileus-d = The seals are set and the couriers leave on time: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-weak-patriarch-c = *{ $box }* ({ $score }), { $change } RP: in the Great Church they ask him to speak up.
tell-acta-placed-loyal-patriarch-c = The Patriarch crowns the Emperor's plans with a blessing: *{ $box }* ({ $score }), { $change } RP.
tell-acta-placed-loyal-patriarch-d = *{ $box }* ({ $score }), { $change } RP: sermons and edicts say the same.
tell-romanness-changed-persian-diplomacy-d = Tribute goes the other way now: −{ $change } RP, { $total } left.
tell-romanness-changed-persian-diplomacy-e = The passes of the Caucasus are in other hands: −{ $change } RP, { $total } left.
tell-romanness-changed-zone-occupied-e = The customs house has nothing to do: −{ $change } RP, { $total } left.
tell-romanness-changed-zone-occupied-f = Coastal villages are left in the dark: −{ $change } RP, { $total } left.
tell-romanness-changed-church-gift-c = Chalices are melted for the cause: +{ $change } RP, { $total } now.
tell-fatum-thrown-mixed-e = { $dice }: one for the palace, one for the altar, one for the purse.
tell-fatum-thrown-mixed-f = The dice say { $dice }, and the council reads them three ways.
tell-ambassador-sent-success-d = The { $nation } sign for the turn to come ({ $die }, needed { $needed }; { paid-price }).
tell-turning-bow-e = What decides it comes from far off: { $box-in } { $victor } shoot { $victim } down ({ $score }).
tell-chapter-befriended-c = { $spaces-The } took Roman gifts, and kept their word.
tell-chapter-befriended-d = Rome gained friends in the East: { $spaces-the }.
tell-chapter-victories-d = Every fight was won: { victories } over the { $nations }.
tell-chapter-victories-e = The { $nations } learnt what the army is worth: { victories }.
tell-chapter-mixed-d = The war against the { $nations } brought { victories } and { defeats }.
tell-chapter-mixed-e = Neither a good decade for the army nor a bad one: { victories } and { defeats } against the { $nations }.

# Which one in a row of many, in words.
nth-times = { $times ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [21] { $times }st
    [22] { $times }nd
    [23] { $times }rd
    [31] { $times }st
    [32] { $times }nd
    [33] { $times }rd
    [41] { $times }st
    [42] { $times }nd
    [43] { $times }rd
    [51] { $times }st
    [52] { $times }nd
    [53] { $times }rd
   *[other] { $times }th
}
nth-row = { $row ->
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [21] { $row }st
    [22] { $row }nd
    [23] { $row }rd
    [31] { $row }st
    [32] { $row }nd
    [33] { $row }rd
    [41] { $row }st
    [42] { $row }nd
    [43] { $row }rd
    [51] { $row }st
    [52] { $row }nd
    [53] { $row }rd
   *[other] { $row }th
}
