# What happened, at length: for the events that carry a campaign. All others are told as in prose.ftl, and when the
# texts of an event are used up in a turn, those of prose.ftl follow.

epic-turn-began = ## Turn { $turn }, A.D. { $first }–{ $last }
    A new volume of the annals is opened, and a scribe writes on the first page who rules: { $emperors }.
epic-turn-began-b = ## Turn { $turn }, A.D. { $first }–{ $last }
    Milestones, tax rolls and prayers give the year after the Emperor: { $emperors }.
epic-turn-began-c = ## Turn { $turn }, A.D. { $first }–{ $last }
    The coins of these ten years bear a cross, the globe and the name that the decade will be called by: { $emperors }.
epic-turn-began-d = ## Turn { $turn }, A.D. { $first }–{ $last }
    The bronze doors of the Chalke are polished for the Emperor's day, and the heralds call it out three times: { $emperors }.
epic-turn-began-e = ## Turn { $turn }, A.D. { $first }–{ $last }
    At the Golden Gate the mosaic over the arch gets a new line, and the masons ask how it is spelt: { $emperors }.
epic-turn-began-f = ## Turn { $turn }, A.D. { $first }–{ $last }
    In every harbour from Trebizond to Septem the customs men swear on the same image: { $emperors }.
epic-turn-began-g = ## Turn { $turn }, A.D. { $first }–{ $last }
    A monk in Sinai, asked who rules the world, thinks for a while and says: Christ, and under Him { $emperors }.
epic-turn-began-h = ## Turn { $turn }, A.D. { $first }–{ $last }
    The calendar of the Hippodrome lists races, feasts and fasts, and at its head stands one line: { $emperors }.
epic-turn-began-i = ## Turn { $turn }, A.D. { $first }–{ $last }
    The couriers of the public post change horses eleven times to Antioch, and the seal on their bags says: { $emperors }.
epic-turn-began-j = ## Turn { $turn }, A.D. { $first }–{ $last }
    On the walls of Theodosius the watch is called in Latin still, and the answer is: { $emperors }.
epic-turn-began-last = ## Turn { $turn }, A.D. { $first }–{ $last }, the last
    The scribe counts the sheets that are left in the volume. They'll do for ten years, and for one more name: { $emperors }.
epic-fatum-thrown-low = Three dice roll over the marble and lie still: { $dice }. It is little, and there are three affairs of state to be fed from it.
epic-fatum-thrown-low-b = { $dice }. The three dice lie on the marble like beggars at a church door, and each of them has to feed a ministry.
epic-fatum-thrown-low-c = The dice fall, and the master of ceremonies coughs: { $dice }. It will have to do for ten years.
epic-fatum-thrown-low-d = The dice are read out low, and in a low voice: { $dice }. In the council they begin to talk of economies.
epic-fatum-thrown-mixed = Three dice roll over the marble: { $dice }. The Emperor has to say what each of them shall rule, the palace, the altar or the purse.
epic-fatum-thrown-mixed-b = The dice are cast in the hall of the consistory: { $dice }. The eunuchs add them up before anyone has said a word.
epic-fatum-thrown-mixed-c = { $dice }: what the astrologers have known for weeks, the dice now say aloud. One of them goes to the palace, one to the altar, one to the purse.
epic-fatum-thrown-mixed-d = The dice stop at { $dice }. One of them will please someone; the art lies in whom.
epic-fatum-thrown-mixed-e = { $dice } on the porphyry table. Three ministers look at the same dice, and each sees his own.
epic-fatum-thrown-mixed-f = The dice are thrown, the lamps trimmed, the doors shut: { $dice }. Before they open again it will be known who gets which.
epic-fatum-thrown-high = Three dice roll over the marble, and someone laughs out loud: { $dice }. Even so, one affair of state will get the smallest of them.
epic-fatum-thrown-high-b = { $dice }: even the eunuchs count twice. The decade begins with more than anyone had asked for.
epic-fatum-thrown-high-c = The dice lie on the marble with their best sides up: { $dice }. In the antechambers the price of an audience rises.
epic-fatum-thrown-high-d = The dice show { $dice }, and the astrologers claim that they have said so all along.

epic-acta-placed-usurper = Couriers arrive from the provinces with sealed bags and do not meet anyone's eye. A general has let his men put a torque on his head: *{ $box }* ({ $score }). { $change } RP, no envoy will be received anywhere, and beyond every frontier they sharpen their swords.
epic-acta-placed-political-revolt = It begins with a quarrel about a charioteer and ends with the Praetorium in flames: *{ $box }* ({ $score }), { $change } RP. As long as Blues and Greens march arm in arm, Scholae and Excubitors guard the palace and nothing else.
epic-acta-placed-political-revolt-b = The chariots are not yet unharnessed when the first stones fly, and by night the bronze gate is besieged: *{ $box }* ({ $score }), { $change } RP. The palace guards will not march anywhere this decade.
epic-acta-placed-weak-basileus = The Emperor reads, prays and puts off: *{ $box }* ({ $score }), { $change } RP. Whoever wants a large army from him will have to pay for it, and to ask more than once.
epic-acta-placed-weak-basileus-b = The council meets, adjourns, meets: *{ $box }* ({ $score }), { $change } RP. Before a great army is voted someone will have been paid.
epic-acta-placed-basileus = Lamps burn late in the palace, and in the morning the orders are on their way: *{ $box }* ({ $score }), { $change } RP. It is not greatness, but it is government.
epic-acta-placed-basileus-b = On the steps of the Chalke a crowd waits with petitions, and before evening every one of them has been read: *{ $box }* ({ $score }), { $change } RP. A guard unit or some silver for the allies may be spared.
epic-acta-placed-basileus-c = He works while others sleep, as the first Justinian did: *{ $box }* ({ $score }), { $change } RP. The offices do as they are told, slowly.
epic-acta-placed-strong-basileus = In the hall of nineteen couches no one coughs while he speaks: *{ $box }* ({ $score }), { $change } RP. Guards for the field, gold for the allies, a title for a barbarian king; he has all of these to give, and will give one.
epic-acta-placed-strong-basileus-b = He has been on campaign, he can read a balance sheet, and he forgets no face: *{ $box }* ({ $score }), { $change } RP. Ministers come early to the audience.
epic-acta-placed-heresy = Two patriarchs claim one see, monks come to blows in the nave, and in Egypt they pray for another emperor: *{ $box }* ({ $score }), { $change } RP. Missionaries need not set out this decade.
epic-acta-placed-heresy-b = In Alexandria they shout down the Emperor's bishop from the gallery, in Antioch they throw stones: *{ $box }* ({ $score }), { $change } RP. While it lasts no missionary will find a door open.
epic-acta-placed-heresy-c = The question is how many natures Christ has, and half the East answers one: *{ $box }* ({ $score }), { $change } RP. Who preaches union now preaches to benches.
epic-acta-placed-religious-quarrels = One word in the creed, and cobblers will not sit at a table with bakers: *{ $box }* ({ $score }), { $change } RP. The missionaries are needed at home, to preach to Christians.
epic-acta-placed-religious-quarrels-b = There is a synod, then a synod against the synod: *{ $box }* ({ $score }), { $change } RP. Meanwhile no one has time for heathens or for ruins.
epic-acta-placed-weak-patriarch = The Patriarch is old, mild and slow to sign: *{ $box }* ({ $score }), { $change } RP. Those who carry the Gospel to the ruins and the clients will find him short of money.
epic-acta-placed-weak-patriarch-b = The Patriarch has asked for advice, and then for more of it: *{ $box }* ({ $score }), { $change } RP. A mission will take longer this decade, and cost more.
epic-acta-placed-patriarch = Incense and order: *{ $box }* ({ $score }), { $change } RP. The Church asks nothing of the throne, and the throne is grateful.
epic-acta-placed-patriarch-b = The feasts are kept, the poor are fed, and the Patriarch dines at court on Thursdays: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-loyal-patriarch = In the Great Church the Patriarch himself reads out the Emperor's letter, and the crowd says Amen: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-financial-crisis = The Count of the Sacred Largesses turns his chest upside down, and one copper rolls out: *{ $box }* ({ $score }), { $change } RP. Soldiers, ships, drill and masons, everything costs more than it did.
epic-acta-placed-agrarian-crisis = No rain in Syria, too much in Thrace: *{ $box }* ({ $score }), { $change } RP. Men who are hungry do not enlist, and those who sail want bread for the voyage.
epic-acta-placed-plague = First the rats die in the granaries, then the porters: *{ $box }* ({ $score }), { $change } RP. No envoy is let into a foreign court, no scaffold is manned, and one port is going to pay for all.
epic-acta-placed-stability = Ships leave when they should and arrive when they should, and the army is paid on the day: *{ $box }* ({ $score }), { $change } RP. Historians will find nothing to write about it.
epic-acta-placed-stability-b = Good years leave few traces. The aqueduct is mended, the granary is full enough, the mint strikes full weight: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-stability-c = The provinces send what they owe, and the capital sends thanks: *{ $box }* ({ $score }), { $change } RP. There is something left for envoys and drillmasters.
epic-acta-placed-prosperity = Silk in the bazaar, oil in the presses and a queue before the tax office, to pay: *{ $box }* ({ $score }), { $change } RP. Such years are used, or regretted.
epic-acta-placed-prosperity-b = From Alexandria come grain ships in convoys of a hundred sails, from the Red Sea pepper, from the mint a sound like rain: *{ $box }* ({ $score }), { $change } RP.
epic-counted = The logothetes lay their tablets side by side. On one lies what is Roman still, on the other what is burnt, blockaded or bought by Persia: +{ $gains } here, { lost-sum } there. Romanness is **{ $total }**.
epic-counted-b = What is an empire worth? This decade's answer is read out in the consistory: +{ $gains } for what we hold, { lost-sum } for what we have lost. That makes **{ $total }** on the track of Romanness.
epic-counted-c = In the Magnaura the great ledger is opened at a clean page. Credit: { $gains }. Debit: { $losses }. Underneath, in red ink, as only the Emperor's secretary may: Romanness **{ $total }**.

epic-random-event-drawn-earthquake = Dogs howl a little before dawn, then the ground heaves ({ $die }). At **{ $about }** domes come down that were built for eternity; no Monument there stays upright.
epic-random-event-drawn-storm = The equinox comes, and the gales with it, and they do not go away ({ $die }). Every fleet that puts out this turn may be driven back to harbour.
epic-random-event-drawn-epidemic = In the tents it starts with a headache ({ $die }). A general who was well at supper may be unfit to lead in the morning.

epic-romanness-changed-combat-won = The courier rides through the Golden Gate with a laurel branch on his spear, and before he has dismounted the city knows: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-b = In the taverns by the Golden Horn men who have never held a sword explain how it was done. +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-c = A bishop preaches on Gideon and a poet on Achilles, both of them about the same afternoon: +{ $change } RP, { $total } now.
epic-romanness-changed-persian-expedition = Trajan would have liked to write this dispatch: the King of Kings asks for terms. +{ $change } RP, { $total } now.

epic-city-desolated = 🔥 For a night and a day the smoke over **{ $city }** can be seen from the sea lanes and the hills. When the { $by } are gone there are ashes, dogs, and a few old people who were not worth a rope. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-b = 🔥 The gates of **{ $city }** give way, and what follows takes less time than the founding took years. The { $by } load their waggons with church silver and children. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-c = 🔥 The bishop of **{ $city }** goes out to meet the { $by } with the cross in his hands. They listen to him, and then they take the city. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-plague = 🔥 In **{ $city }** they fill the towers of the wall with the dead, tower after tower, and then there is no one to carry them. The city is empty: −1 RP; Desolation { $markers } of { $limit }.
epic-desolation-removed-rebuilding = Masons come to **{ $city }**, and after them carters, bakers, a notary: one day there is a market again among the black walls ({ paid-price }).
epic-desolation-removed-missionary = A monk begins to sweep a church without a roof in **{ $city }**. By winter there are forty people at Mass, and the ruins have a name again ({ paid-price }).

epic-attitude-checked-piracy = In the harbours of the { $nation } they caulk and tar and say nothing ({ $score }). Ships are fitted out there, and not for trade.
epic-attitude-checked-piracy-b = Fishermen of the { $nation } sell their nets and buy swords ({ $score }). By the next moon they will be pirates.
epic-attitude-checked-persian-diplomacy = Out of Ctesiphon ride magi with gift horses, a silver throne and a list of names ({ $score }). Persia makes war in its own good time; first it buys.
epic-attitude-checked-persian-diplomacy-b = A caravan leaves Persia that carries no goods ({ $score }). Wherever it halts, princes find their debts paid and their daughters asked for.
epic-attitude-checked-raid = At dusk the beacons go up, one after the other, as far as the eye can see: **the { $nation } are coming** ({ $score }). It is a raid, not a migration, but for those in its way the difference is small.
epic-attitude-checked-raid-b = Somewhere between two harvests the young men of the { $nation } have grown bored ({ $score }). **They raid**, and what they want is easily carried.
epic-attitude-checked-invasion = First come herds without herdsmen, then herdsmen without herds, and then the scouts, who have ridden their horses to death: **the whole host of the { $nation } is on the march** ({ $score }).
epic-attitude-checked-invasion-b = There have been raids in plenty; this is something else. **The { $nation } have sworn, and come with all they have** ({ $score }).
epic-treaty-held = There are voices for war among the { $nation }, and there is a parchment with seals. This once the parchment is louder: the treaty holds.
epic-caesar-named = An embassy brings the king of the { $nation } a diadem, a white cloak with a purple border and the title of *Caesar*. He looks at himself in a silver dish for a long time. −1 on their attitude this turn.
epic-diplomacy-turned-persian = { $space-In } a prince kneels, is raised and given a ring with the boar on it. From now on his passes are open to the Persians and shut to us.
epic-diplomacy-turned-persian-b = { $space-In } they have weighed gold against gold, and found the Persian heavier. The garrison marches out with honours, and the fire is lit in the temple.
epic-diplomacy-turned-roman = { $space-In } the prince puts on a white robe with the Emperor's portrait woven in gold. He has chosen Constantinople{ turned-by }
epic-fleet-sailed = From one headland to the next the signal goes round { $zone-the }: the ships of the { $nation } are out. Skippers who have cargo aboard turn back, and skippers who have none do not start.
epic-fleet-sailed-b = They come over the horizon of { $zone-the } in no order, as wolves do: the ships of the { $nation }.
epic-raid-began = Three units of the { $nation } make for **{ $city }** and do not trouble to hide it. In the city they ask how far away the army is, and whether there is one.
epic-raid-began-b = From the walls of **{ $city }** they count the fires at night, and agree in the morning: three units of the { $nation }.
epic-invasion-began = The captives tell which road the { $nation } mean to take: { $path }. They tell it without being asked.
epic-invasion-passed = There is no one in { $city } to see the { $nation } pass. Grass has grown in the gateway; the horses like it.
epic-invasion-stopped-beaten = **{ $city }** will show travellers the place for a hundred years: so far, and no further, came the { $nation }.
epic-reconquest-began = **{ $city }** was theirs, and the songs of the { $nation } have not stopped saying so. Now three units march to make the songs true.
epic-city-reconquered = The { $nation } ride into **{ $city }** past inscriptions that still have the Emperor's name on them. The masons are sent for. The city is lost.
epic-city-abandoned = No one comes to the help of { $city }. The elders count the { $nation } from the wall, count their own spears, and send for the keys.
epic-city-abandoned-b = In { $city } they have looked down the road for soldiers until their eyes hurt. The first riders who come up it are { $nation }.

epic-force-mustered-defence = Trumpets before daybreak. The standards are taken out of the chapel, the donative is promised ({ mustered-price }), and under the { $figures } march { $units }: to **{ $place }**, and quickly.
epic-force-mustered-defence-b = No one waits for better news. { $units } are under arms, { mustered-price }, and by noon the column is on the road to **{ $place }**, the { $figures } at its head.
epic-force-mustered-defence-c = Courier overtakes courier. Then, at last, an army: { $units } under the { $figures }, { mustered-price }. In **{ $place }** they ring the bells.
epic-force-mustered-attack = This time it is we who march. On the table of the { $figures } lies the map of **{ $place }**, and before the tent stand { $units }, { mustered-price }.
epic-force-mustered-attack-b = “To **{ $place }**,” say the orders, and nothing more. { $units } break camp under the { $figures }, { mustered-price }.
epic-force-mustered-attack-c = On the parade ground the holy banner is unrolled, and { $units } swear once more to bring it back. The salute is for the { $figures }; it goes, { mustered-price }, against **{ $place }**.
epic-force-mustered-persia = It is the road that Julian took, and few like to be reminded of it. Over the bridge of boats, { mustered-price }, go { $units }, and the { $figures } to lead them.
epic-expedition-won = **Persia is beaten on its own ground.** In the palace gardens Roman troopers chase ostriches and gazelles, and on the Tigris burn the barges of the King of Kings.
epic-transport-sailed = In { $departure } horses are slung aboard in canvas, and a bishop blesses more ships than he can count. By { $zones-the } they steer for **{ $target }**.
epic-transport-sailed-b = Ropes off in { $departure }. Ahead lie { $zones-the }, beyond them **{ $target }**, and in the holds men from the mountains who have never seen the sea.
epic-city-taken = The gates of **{ $city }** open, and the first Romans ride in as if they were afraid to wake someone. Then the bells begin. The { $nation } have lost the city; an old man in the crowd asks which emperor it is.
epic-city-taken-b = Over **{ $city }** goes up the standard with the eagle and the cross, and on the forum a herald reads a law in Latin that half of them do not understand and all of them cheer. The { $nation } are gone.

epic-battle-began-battle-enemy = ⚔️ Mist lies before **{ $place }**, and out of it come the { $nation }, { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } of them. Our line, { battle-count }, has been standing since before first light.
epic-battle-began-battle-enemy-b = ⚔️ The { $nation } had counted on an open road to **{ $place }**. Instead they see shields, a hedge of lances and { battle-count } of Rome against their { $enemies }, and have to think again.
epic-battle-began-battle-enemy-c = ⚔️ Before **{ $place }** the priests go down the line with the relics. On the far side { $enemies ->
        [one] one unit of the { $nation } shouts itself hoarse
       *[other] { $enemies } units of the { $nation } shout themselves hoarse
    }; on ours { battle-count } say nothing, as the manual has it.
epic-battle-began-battle-roman = ⚔️ The scouts were right: the { $nation } have come out before **{ $place }** with { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    }, and mean to stand. Our line, { battle-count }, halts just out of bowshot and dresses its ranks.
epic-battle-began-battle-roman-b = ⚔️ For **{ $place }** there will be a battle. Rome deploys { battle-count } from column to line, without a word; across the field the { $nation }, { $enemies } in all, beat their shields.
epic-battle-began-battle-roman-c = ⚔️ A plain, a stream, a road to **{ $place }**, and { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } of the { $nation } across it. Our { $count } say the Trisagion, and then the trumpets drown it.
epic-battle-began-siege-enemy = ⚔️ The { $nation } have brought ladders to **{ $place }**, and { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } to climb them. On the parapet, beside the cauldrons: { battle-count } of ours.
epic-battle-began-siege-roman = ⚔️ The walls of **{ $place }** are Roman work, and that is the trouble with them. { $enemies ->
        [one] One unit of the { $nation } is on top
       *[other] { $enemies } units of the { $nation } are on top
    }; at the foot the rams are rolled up by { battle-count } of ours.
epic-turning-duel = For a long while nothing moved but the dust. Then, { $box-in }, { $victor } got the upper hand of { $victim }, { $high } to { $low }, and one could see the line bend, and break.
epic-turning-duel-b = It came down to two units { $box-in }. { $victor } went in once more, { $high } to { $low }; { $victim } did not stand a second time.
epic-turning-duel-c = Later everyone claimed to have seen it: how { $victor } closed with { $victim }, { $high } to { $low }, and how { $box-the } came apart like a wall of loose stones.
epic-turning-flank = { $victor } had won in front and could have rested. They wheeled instead, into the open side of { $box-the }, and { $victim } heard the horns from the wrong direction: { $high } to { $low }.
epic-turning-flank-b = The gap was no wider than a threshing floor, and { $victor } came through it. { $victim } stood { $box-in } with shields to the front and death at the side: { $high } to { $low }.
epic-turning-bow = No one saw who gave the order. { $victor } began to shoot into { $box-the }, volley upon volley ({ $score }), until { $victim } had more arrows among them than men.
epic-turning-bow-b = There is a sound when a thousand strings are let go at once. { $victim } heard it { $box-in }, and heard it again, and then gave way to { $victor } without having touched them ({ $score }).
epic-turning-stratagem = That was the moment for which *{ $stratagem }* had been prepared. { $victim } were as good men as { $victor }, and lost { $box-the } all the same, { $high } to { $low }.
epic-turning-figure = When { $box-the } began to waver the { $figure } took off his helmet, so that they should see who it was. { $victor } went forward with him, { $high } to { $low }, and { $victim } were gone.
epic-turning-figure-b = The { $figure } had ridden over to { $victor } and said only: with me. { $victim } saw the cloak, the banner and the lances come on, { $high } to { $low }; then { $box-the } was empty.
epic-battle-ended-battle-roman = By evening the field belongs to Rome. **Victory at { $place }:** the { $nation } have left their camp, their dead and their drums. { battle-toll }
epic-battle-ended-battle-roman-b = The pursuit goes on until it is too dark to see. **At { $place } the { $nation } are beaten.** { battle-toll }
epic-battle-ended-battle-roman-c = There is a moment when an army notices that no one stands in front of it any more. **{ $place } is a Roman victory,** and the { $nation } carry the news home themselves. { battle-toll }
epic-battle-ended-battle-enemy = They come back in twos and threes, without shields. **Defeat at { $place }.** The { $nation } light their fires where our tents stood. { battle-toll }
epic-battle-ended-battle-enemy-b = When the standards go down in the centre everyone knows. **The { $nation } keep the field at { $place }.** { battle-toll }
epic-battle-ended-battle-enemy-c = The road back is marked with helmets. **At { $place } the { $nation } have won,** and tonight they drink from our cups. { battle-toll }
epic-battle-ended-siege-roman = A Roman voice calls the watch on the walls of { $place } this night. **The siege is ours.** { battle-toll }
epic-battle-ended-siege-enemy = There is shouting in a foreign tongue from the towers of { $place }. **The siege is lost.** { battle-toll }
epic-siege-stratagem-struck-roman = Someone remembers the drain, someone else knows the sergeant of the postern, and shortly before dawn a lamp is swung three times ({ $die }). The city is ours; units lost in the streets: { $lost }.
epic-siege-stratagem-struck-enemy = In the hour when sentries sleep on their feet a bolt is drawn from inside ({ $die }). The city is theirs; units that it cost them: { $lost }.
epic-survival-tested-wounded = The surgeon cuts the shaft, pushes the head through and says what surgeons say ({ $score }). The { $figure } will live; this operation goes on without him.
epic-survival-tested-eliminated = They bring the { $figure } back on a shield, under his own cloak ({ $score }). His name goes to the priests, who have a long list.

epic-naval-battle-began = ⚓ The dromons of Rome come round the cape in line abreast, and there in **{ $zone-the }** lie the ships of the { $enemies }. Masts are lowered, nets rigged, braziers lit.
epic-naval-battle-ended-roman = Spars, oars and men who cannot swim: that is what is left of them. **{ $zone-The } is a Roman sea.**
epic-naval-battle-ended-enemy = On shore they count the sails that come back, and count again, because there are none. **The fleet is lost in { $zone-the }.**

epic-ambassador-sent-success = Nine months on the road, three in an anteroom, one night of drinking: then the { $nation } put their mark to the treaty for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-marriage-offered-success = The princess weeps at the Golden Gate, as is the custom, and has dry eyes at the second milestone. { $space-In } they receive her with drums ({ $score }, needed { $needed }; { paid-price }).
epic-marriage-offered-success-b = They have sent her portrait ahead, and it did not lie. { $space-In } they celebrate for a week; the interpreters have the best seats ({ $score }, needed { $needed }; { paid-price }).
epic-turn-ended = The scribe sands the last page of the decade and adds up the columns: { left-over }.
epic-turn-ended-b = Ten years fit on one scroll. It is rolled up, tied and shelved, with { left-over }.
epic-turn-ended-c = Who was a recruit when the decade began is a veteran now, if he is anything. The treasury closes its books with { left-over }.

epic-game-ended-historic-victory = **{ $level }.** { $reason } In the annals of some other world these hundred years went otherwise. Here the lamps on the Bosporus are lit, and ships come in from every shore of the Roman sea.
epic-game-ended-major-victory = **{ $level }.** { $reason } It is not the Empire of Augustus. But couriers change horses on the old roads, and the milestones tell the truth.
epic-game-ended-minor-defeat = **{ $level }.** { $reason } The walls stand, and behind them they teach their children the names of provinces that no longer answer.
epic-game-ended-major-defeat = **{ $level }.** { $reason } Somewhere a scribe dips his pen to write the next line of the annals, and finds that there is nothing to write.

# More of the same for what happens often, so that an epic keeps its voice.

epic-stratagem-played-enemy = Behind their line a horn sounds that isn't in any of our manuals. They play *{ $stratagem }*.
epic-stratagem-played-enemy-b = A deserter had told it at supper, and had been thought a liar. Now everyone can see it: *{ $stratagem }*.
epic-stratagem-played-enemy-c = Their chief takes a long look at the ground, says two words to a rider, and the rider is gone. The two words were *{ $stratagem }*.
epic-stratagem-played-enemy-d = Strategy is not a Roman word, and they seem to have noticed. Their answer to our line is *{ $stratagem }*.
epic-stratagem-played-enemy-e = Old soldiers spit, and say they know this dance. It's called *{ $stratagem }*.
epic-stratagem-played-enemy-f = What the scouts took for disorder was the beginning of *{ $stratagem }*.
epic-stratagem-played-enemy-idle = They had a plan with a fine name, *{ $stratagem }*, and the ground laughs at it. It has no effect here.
epic-stratagem-played-enemy-idle-b = Somewhere on the far side a captain waits for the sign that was agreed upon. *{ $stratagem }* has no effect here.
epic-stratagem-played-roman = The general draws three lines in the sand, and his officers nod. The order is *{ $stratagem }*.
epic-stratagem-played-roman-b = The trumpets give a call that few have heard before, and the oldest centurion smiles. We play *{ $stratagem }*.

epic-force-mustered-sea = Oars are run out, the chaplain is rowed back to the quay, and { mustered-price } the harbour empties: { $fleets }, with the { $figures } in the stern.
epic-force-mustered-sea-b = Half the city is on the sea wall when { $fleets } passes the chain { mustered-price }. The purple pennant means that the { $figures } { $figures-number ->
    [plural] are
   *[singular] is
} aboard.
epic-force-mustered-sea-c = The siphons have been tried on an old barge, and the barge is no more. { $fleets } sails { mustered-price }; the { $figures } { $figures-number ->
    [plural] give
   *[singular] gives
} the course.
epic-force-mustered-sea-d = There's wine for the rowers, a relic for the mast and a sealed order for the { $figures }. { $fleets } puts out with the land breeze { mustered-price }.
epic-force-mustered-sea-alone = No general wants to be seasick for it, so the captains draw lots for the lead. { $fleets } sails { mustered-price }.
epic-force-mustered-defence-d = The { $figures } { $figures-number ->
    [plural] have
   *[singular] has
} the bridges counted first, then the men: { $units }, { mustered-price }. There are enough of both to reach **{ $place }** in time.
epic-force-mustered-defence-e = In the villages along the road to **{ $place }** they stand at the fences with bread and water. Past them, { mustered-price }, march { $units }, and the { $figures } at the head.
epic-force-mustered-defence-f = “How many?” asks the Emperor. “{ $units },” says the logothete, “{ mustered-price }.” The { $figures } { $figures-number ->
    [plural] leave
   *[singular] leaves
} for **{ $place }** before the ink is dry.
epic-force-mustered-defence-g = Nothing is ready, and everything leaves: { $units } are on the road to **{ $place }** { mustered-price }. The { $figures } will see to the rest in the saddle.
epic-force-mustered-defence-alone = There's no general to be had, and there's no time to wait for one. { $units } go to **{ $place }** { mustered-price }, under men who know the fords.
epic-force-mustered-defence-alone-b = A tribune reads out the order, finds that it names no commander, and reads it out again. { $units } will hold **{ $place }** { mustered-price }, and each will hold its own piece of it.

epic-naval-battle-began-b = ⚓ Two lines of sail, one wind, and no room in **{ $zone-the }** for both. The { $enemies } shout across the water; our oarsmen save their breath.
epic-naval-battle-began-c = ⚓ A dispatch boat runs back through the fleet with one flag up. Beyond the haze of **{ $zone-the }** lie the { $enemies }, more of them than yesterday.
epic-naval-battle-began-d = ⚓ At sunrise the sea is empty, an hour later it's full of the { $enemies }. In **{ $zone-the }** the drums on the dromons begin to beat.
epic-naval-battle-began-e = ⚓ The { $enemies } have chained ship to ship in **{ $zone-the }**, as their grandfathers did. The admiral asks for fire.
epic-naval-battle-ended-roman-b = The last of them burns to the waterline, and gulls settle on what is left. **{ $zone-The } is clear of the { $enemies }.**
epic-naval-battle-ended-roman-c = There are prisoners in the bilges and strange shields along the rails. **In { $zone-the } the { $enemies } are beaten,** and by nightfall the lighthouses say so.
epic-naval-battle-ended-roman-d = Men who had drawn their cloaks over their heads look up again. **{ $zone-The } is ours;** of the { $enemies } there's driftwood.
epic-naval-battle-ended-nobody = They rammed, burned, backed water and rammed again, until both had to count their oars. Nothing was decided in { $zone-the }, and the fleet came home.
epic-naval-battle-ended-nobody-b = Dusk comes over { $zone-the }, and neither side has a reason to light a lantern. Each goes home and reports a victory.
epic-fleet-sailed-c = Salt is dear on the quays and rumours are cheap. This one is true: the { $nation } are out in { $zone-the }.
epic-fleet-sailed-d = A monk on a headland counts forty sails and then stops, because the rest are behind the rain. They belong to the { $nation }, and { $zone-the } belongs to them.
epic-fleet-sailed-e = No one has declared war. There are only ships that don't come in, and after a month everyone knows why: the { $nation } hold { $zone-the }.

epic-romanness-changed-zone-occupied = In the bakeries they begin to mix beans into the flour: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-b = Three convoys wait in harbour for news, and eat what they should deliver: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-c = The insurers of the Golden Horn meet, shake their heads and go home early: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-d = On the islands they bury the church silver and sleep in the hills: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy = At Ctesiphon a new chair is carried into the hall of the vassals: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-b = The Master of Offices strikes a name from the list of New Year's gifts: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-c = Where our envoys used to change horses, their bridles are taken now: −{ $change } RP, { $total } left.
epic-romanness-changed-combat-won-d = Widows get their pension and orphans their bread, and for a day no one counts the cost: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-e = The captured standards go up in the Great Church, next to those of people no one remembers: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-f = In the Hippodrome Blues and Greens shout the same name, and each side claims to have begun: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-g = The news reaches a fair in Cappadocia before the tax collector does, and the fair goes on till morning: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-h = The panegyric has been ready for years, and needs only the name of the place: +{ $change } RP, { $total } now.

epic-unit-improved = All winter they have ridden at posts and at each other, until the posts gave up. { $unit } are *Elite* ({ paid-price }).
epic-unit-improved-b = New mail comes from the arsenal of Nicomedia, and with it an instructor who never shouts. In spring { $unit } are *Elite* ({ paid-price }).
epic-unit-improved-c = They were asked to cross a river at night in silence, and the sentries heard nothing. From today { $unit } are *Elite* ({ paid-price }).
epic-unit-improved-d = The Emperor watches from the balcony, the reins go loose, a hundred arrows leave as one. { $unit } ride home *Elite* ({ paid-price }).
epic-unit-improved-e = There are fewer of them than a year ago, and each is worth two. { $unit } are *Elite* ({ paid-price }).
epic-pieces-recalled = The recruiting sergeants have been as far as Isauria, and bring more men than they lost on the way. Back in the army list: { $pieces-the } ({ paid-price }).
epic-pieces-recalled-b = Old standards are taken down from chapel walls and given to boys who weren't born when they were hung up. { $pieces-The } can march again ({ paid-price }).
epic-pieces-recalled-c = Those who had gone home wounded are asked whether they're sure that they want to stay there. That fills the ranks again: { $pieces-the } ({ paid-price }).
epic-pieces-recalled-figure = The baton has lain on the Emperor's table since the funeral. Now he hands it to a younger man, the new { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-b = There were three candidates, and two of them had uncles at court. The third is the new { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-c = He has served in Lazica, on the Danube and under his predecessor, and buried him. The army salutes its new { $pieces } ({ paid-price }).

epic-attitude-checked-neutrality = From the watchtowers they see the smoke of cooking fires on the far bank, as every evening ({ $score }). The { $nation } stay at home.
epic-attitude-checked-neutrality-b = Fur and honey are traded for oil and knives, and no one on either side asks what the knives are for ({ $score }). The { $nation } keep the peace.
epic-attitude-checked-neutrality-c = Among the { $nation } they quarrel over a dead man's cattle, and we're not the dead man ({ $score }).
epic-attitude-checked-neutrality-d = The old women of the { $nation } have read the entrails, and the entrails said to bring in the harvest ({ $score }).
epic-attitude-checked-persian-diplomacy-c = The King of Kings has the map of the Caucasus brought in, and then, to the surprise of his generals, the treasurer ({ $score }).
epic-attitude-checked-persian-diplomacy-d = A Persian physician, a Persian poet and a Persian banker are seen at one court after another, always in this order ({ $score }).
epic-attitude-checked-raid-c = It's the season when the fords are low and the granaries full. **The { $nation } come for the granaries** ({ $score }).
epic-attitude-checked-raid-d = A widow among the { $nation } has asked the young men what they've done since her husband fell ({ $score }). **They ride.**
epic-attitude-checked-raid-e = Shepherds come down from the hills in the wrong month, with half their flocks ({ $score }). Behind them come **the { $nation }, to raid.**
epic-attitude-checked-raid-f = The chief of the { $nation } has a daughter to marry and no silver to marry her with ({ $score }). He knows where there's some, and **raids.**
epic-attitude-checked-piracy-c = The shipwrights of the { $nation } are paid in advance, and by the piece ({ $score }). That's not how one pays for fishing boats.
epic-attitude-checked-piracy-d = There's a feast on the beaches of the { $nation }, with fires, drums and an ox for the sea ({ $score }). In the morning the boats are gone.
epic-attitude-checked-invasion-c = They've burnt their own huts, so that no one looks back. **The { $nation } are coming, man, wife and wagon** ({ $score }).
epic-attitude-checked-invasion-d = The ground tells it first: water trembles in the buckets, and dogs lie down. **All the { $nation } are on the move** ({ $score }).
epic-attack-cancelled-not-roman = The { $nation } go for { $city }. There was a time when that would have been our business; the milestones still say so.
epic-attack-cancelled-not-roman-b = In { $city } they ring the bells against the { $nation }, in a church that we built. It isn't a Roman city, and no Roman comes.
epic-attack-cancelled-not-roman-c = A bishop writes from { $city } in good Latin, asking for soldiers against the { $nation }. He gets a good Latin answer: { $city } isn't ours.
epic-attack-cancelled-not-roman-d = The { $nation } have chosen { $city }, and someone else's tax rolls will be the shorter for it. Our frontier isn't touched.
epic-diplomacy-turned-persian-c = { $space-In } the Emperor's portrait is carried out by the back door, with every sign of respect. From now on they answer to Ctesiphon.
epic-diplomacy-turned-persian-d = Horses, falcons and a physician: that was the price { $space-of }. The Persians have paid it, and ours wasn't asked.
epic-diplomacy-turned-roman-b = The envoys { $space-of } kiss the threshold of the Magnaura, look up at the golden lions, and don't look at the door again{ turned-by }
epic-diplomacy-turned-roman-c = { $space-In } the fire is out in the temple, and a bell has come by mule from Trebizond. They look to Constantinople{ turned-by }
epic-diplomacy-turned-roman-d = They've sworn by sun, water and the Gospels, to be on the safe side. { $space-In } Rome has friends again{ turned-by }

epic-raid-began-c = The herds before **{ $city }** are gone by noon, the herdsmen by evening. Three units of the { $nation } are in the suburbs, and not in a hurry.
epic-raid-began-d = In **{ $city }** they bury the silver, hide the girls and argue about the gate. Three units of the { $nation } settle the argument.
epic-raid-began-e = A man with an arrow in his back reaches **{ $city }** and says a number before he dies. It's three: three units of the { $nation }.
epic-raid-began-f = The { $nation } know the way to **{ $city }** from the merchants, and its walls from the merchants' jokes. Three units are enough, they think.
epic-desolation-removed-rebuilding-b = The first to come back to **{ $city }** is a baker, because he knew that the others would be hungry ({ paid-price }).
epic-desolation-removed-rebuilding-c = They find the old street plan of **{ $city }** in the archive and the old stones in the grass. The rest is lime and patience ({ paid-price }).
epic-city-desolated-d = 🔥 Those who fled to the church of **{ $city }** had barred the door. The { $by } piled up the benches outside and went to look for torches. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-e = 🔥 The { $by } sell the people of **{ $city }** by the dozen at the next ford. A child costs less than a goat this year. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-political-revolt = 🔥 In **{ $city }** it began with a statue pulled down and ended with the archives, the baths and the granary. No one can say who won. −1 RP; Desolation { $markers } of { $limit }.
epic-monument-built-basilica = The architect of **{ $city }** steps under the dome alone when the scaffolding comes away, as he had promised. The Basilica holds ({ $cost } RP).
epic-monument-built-basilica-b = Marble from Proconnesus, gold from the mint and a relic in a silver box: **{ $city }** consecrates its Basilica ({ $cost } RP).
epic-monument-built-monastery = A hermit near **{ $city }** finds one morning that he has forty disciples. The Emperor gives them walls, a well and a bell: a Monastery ({ $cost } RP).
epic-monument-built-monastery-b = Behind a plain door in **{ $city }** they'll pray for the Empire day and night, in shifts. The Monastery is founded ({ $cost } RP).

epic-battle-began-battle-enemy-d = ⚔️ In front of **{ $place }** there's a field of barley that no one will reap. On one side of it { battle-count } of Rome, on the other the { $nation }, { $enemies } in number.
epic-battle-began-battle-enemy-e = ⚔️ The drums of the { $nation } can be heard in **{ $place }** before anyone sees them. Then they're there, { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    }, and between them and the gate { battle-count } of ours.
epic-battle-began-battle-enemy-f = ⚔️ “Let them come to us,” says the order of the day before **{ $place }**, and they come: the { $nation } with { $enemies } against { battle-count } of Rome.
epic-battle-began-battle-enemy-g = ⚔️ From the walls of **{ $place }** it looks like a game on a board, { battle-count } of Rome here and { $enemies } of the { $nation } there. Then the wind turns, and one hears it.
epic-battle-ended-battle-roman-d = Boys from **{ $place }** are already out on the field, looking for helmets that fit. **The victory is Roman;** the { $nation } are a cloud of dust. { battle-toll }
epic-battle-ended-battle-roman-e = Someone strikes up the hymn, and it runs down the line faster than an order. **At { $place } the { $nation } have lost.** { battle-toll }
epic-battle-ended-battle-roman-f = The general gets off his horse and sits down on the grass like anyone else. **{ $place } is won,** and of the { $nation } only backs are to be seen. { battle-toll }
epic-battle-ended-battle-enemy-d = A standard-bearer walks into **{ $place }** without his standard, and no one asks. **The { $nation } have the field.** { battle-toll }
epic-turning-duel-d = A centurion shouted something { $box-in } that no one will write down. It was enough: { $victor } threw { $victim } back, { $high } to { $low }.
epic-turning-duel-e = { $victim } had held { $box-the } since morning, and wanted water more than victory. Then came { $victor }, { $high } to { $low }.
epic-turning-figure-c = The { $figure } sent his horse to the rear, so that everyone saw he meant to stay. Beside him { $victor } cut down { $victim } { $box-in }, { $high } to { $low }.
epic-turning-flank-c = { $victim } never learned where { $victor } had come from. They were { $box-in }, they were behind the shields, and it was over: { $high } to { $low }.
epic-survival-tested-wounded-b = The horse falls first, and the { $figure } under it ({ $score }). He curses all the way to the tents, so he'll live; someone else leads this operation.
epic-survival-tested-wounded-c = A sling stone finds the gap below the cheek guard ({ $score }). The { $figure } wakes among the baggage, and the operation goes on without him.
epic-survival-tested-eliminated-b = They know the { $figure } by his boots, which were made in Antioch and cost a month's pay ({ $score }). There's a poem about him before the grave is closed.
epic-survival-tested-eliminated-c = The { $figure } was last seen going forward ({ $score }). His groom leads the grey home, and won't let anyone else hold the reins.
epic-survival-tested-eliminated-d = The { $figure } asks whether the line holds, and is told that it does ({ $score }). It's the last thing that he hears.

epic-ambassador-sent-success-b = The ambassador has lost his luggage, two teeth and every game of dice. He brings back the oath of the { $nation } for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-ambassador-sent-failure = The ambassador is received with honours, feasted with honours and sent home with honours. The { $nation } sign nothing ({ $die }, needed { $needed }; { paid-price }).
epic-ambassador-sent-failure-b = Among the { $nation } they admire the robe, keep the cup and ask for time ({ $die }, needed { $needed }; { paid-price }). There will be no treaty.
epic-marriage-offered-failure = She had learned forty words of the language, and the last of them was thank you. From { $space-the } comes a polite no ({ $score }, needed { $needed }; { paid-price }).
epic-marriage-offered-failure-b = The portrait comes back with the paint scratched at the nose. { $space-In } they've married closer to home ({ $score }, needed { $needed }; { paid-price }).
epic-counted-d = The clerks of the Prefecture have been adding since Easter, and differ only about the price of a dead mule: +{ $gains }, { lost-sum }. Romanness is **{ $total }**.
epic-acta-placed-loyal-patriarch-b = Emperor and Patriarch walk barefoot behind the same relic, and the people see that they walk in step: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-financial-crisis-b = A soldier bites his solidus, and it gives: *{ $box }* ({ $score }), { $change } RP. Whatever is bought this decade will be bought dear.
epic-acta-placed-agrarian-crisis-b = The locusts come on a Sunday, and by Wednesday they've gone on to the next diocese: *{ $box }* ({ $score }), { $change } RP. There's no bread for recruits, nor for rowers.

# What an army, a court and a market say, so that the third campaign of a reader is as fresh as the first.
epic-unit-improved-f = The inspector comes with a list of forty faults to look for, and leaves with a clean sheet. { $unit } are entered as *Elite* ({ paid-price }).
epic-unit-improved-g = Thirty miles in full mail, a river to ford, and at the trumpet they still form line. From now on { $unit } are *Elite* ({ paid-price }).
epic-unit-improved-h = A veteran of three campaigns takes them in hand, and the idle ask for other posts. Those who stay, { $unit }, are *Elite* ({ paid-price }).
epic-unit-improved-i = On the field by the Hebdomon they form wedge, circle and line three times before the bell rings for noon. The master of arms writes *Elite* beside { $unit } ({ paid-price }).
epic-unit-improved-j = New boots, better pay and a name to live up to: { $unit } swear the oath a second time, now as *Elite* ({ paid-price }).
epic-unit-improved-k = Their officers sleep in the same tents as the men and eat from the same pot. After two summers of that { $unit } are *Elite* ({ paid-price }).
epic-unit-improved-l = Other regiments send their best sons to { $unit }, and the sons write home that drill begins before sunrise. The army list now says *Elite* ({ paid-price }).
epic-unit-improved-m = Every blade comes new from the state arsenal at Sardis, since every old one has been worn out at the post. { $unit } are *Elite* ({ paid-price }).
epic-unit-improved-n = A winter camp, a hard commander and a cold river to swim each morning have done what promises couldn't. { $unit } are *Elite* ({ paid-price }).
epic-stratagem-played-enemy-g = Their commander has walked the ground by himself at dawn, and marked it with stones. Now he gives the word for *{ $stratagem }*.
epic-stratagem-played-enemy-h = Three riders leave their centre at a gallop, one for each wing and one for the rear. When they arrive, *{ $stratagem }* begins.
epic-stratagem-played-enemy-i = A prisoner laughs when he's asked about their plan, and says no more. An hour later everyone knows what it was: *{ $stratagem }*.
epic-stratagem-played-enemy-j = There's a page on it in every book of war, and our officers had turned that page too quickly. The enemy plays *{ $stratagem }*.
epic-stratagem-played-enemy-k = While our priests are still singing, something is passed along their ranks from man to man. It's the order for *{ $stratagem }*.
epic-stratagem-played-enemy-l = A standard dips twice in their second line, and a horn answers from far off. That was the signal for *{ $stratagem }*.
epic-stratagem-played-enemy-idle-c = They've rehearsed *{ $stratagem }* for a season and carry it out to the letter. On this ground it has no effect.
epic-stratagem-played-enemy-idle-d = A horn calls for *{ $stratagem }*, and their own men look at one another. Whatever it was meant for, it has no effect here.
epic-stratagem-played-roman-c = Sealed tablets go to every tribune at midnight, to be opened at the second trumpet. The order inside is *{ $stratagem }*.
epic-stratagem-played-roman-d = For years the general has waited for an enemy and a field that would suit it. Today he has both, and orders *{ $stratagem }*.
epic-stratagem-played-roman-idle = The general orders *{ $stratagem }*, and his officers ask where. There's no place for it on this field, and it has no effect.
epic-stratagem-played-roman-idle-b = *{ $stratagem }* was drawn on the map the night before, and the map was wrong. We play it to no effect.
epic-turning-bow-c = The quivers were filled three times before noon. { $victor } emptied them into { $box-the }, and at the end ({ $score }) { $victim } turned and ran.
epic-turning-bow-d = { $victim } had closed their ranks { $box-in } and waited for the charge. Instead { $victor } stayed where they were and shot ({ $score }), until there were no ranks left to close.
epic-turning-bow-e = At eighty paces a shield wasn't enough. { $victor } had found the distance, { $victim } couldn't close it, and { $box-the } was given up under the arrows ({ $score }).
epic-turning-bow-f = Boys ran up behind { $victor } with fresh bundles of arrows, again and again. { $box-In } { $victim } held out as long as men can, and then broke ({ $score }).
epic-turning-bow-g = The wind had turned in the afternoon and carried far. From { $victor } came volleys that { $victim } had thought out of range ({ $score }), and { $box-the } emptied.
epic-turning-wall = { $victor } had had the parapet in range since morning, and shot at whatever moved. At last { $victim } were down, and the wall { $box-in } was bare ({ $score }).
epic-turning-wall-b = Between two merlons there was a gap an arm wide. { $victor } sent arrow after arrow through it ({ $score }), and on the wall { $victim } fell.
epic-turning-both = Both lines gave way within the same quarter of an hour, and two armies ran from each other. The one that had broken less came back and kept the field.
epic-turning-both-b = Two generals dictated the news of a defeat that evening, and one of them was mistaken. Both lines had broken, but his had broken less, and the field was his.
epic-turning-passes = The lines met, parted, drew breath and met again, { $stages } passes in all, and at the end both were still there. The dead were counted, and the lighter losses decided.
epic-turning-walls = With ladders, with fire and with ladders again they came on, { $stages } times. When the trumpets called the besiegers off, the same walls were in the same hands.
epic-battle-ended-battle-roman-cheap = The roll is called at dusk, tent by tent, and every unit answers. **At { $place } the { $nation } are beaten.** { battle-toll }
epic-battle-ended-battle-roman-cheap-b = It was over before the reserve had tightened its girths. **{ $place } is a Roman victory,** and it's the { $nation } who have paid for it. { battle-toll }
epic-battle-ended-battle-roman-cheap-c = Veterans say that they've had harder days on the drill ground. **The { $nation } are beaten at { $place },** and our units are as many as in the morning. { battle-toll }
epic-battle-ended-battle-roman-cheap-d = The surgeons lay out their knives, and have time to polish them. **The day at { $place } is ours;** what was lost there the { $nation } have lost. { battle-toll }
epic-battle-ended-battle-roman-outnumbered = There were more of them than of us at daybreak, and everyone on the field could count. **At { $place } the smaller army has won;** the { $nation } go home to explain it. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-b = The general had been advised to wait for reinforcements, and had put the letter away. **{ $place } is won without them,** against more men of the { $nation } than we had. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-c = Their line was the longer one, and the length of it was no use to them. **Victory at { $place },** with fewer men than the { $nation }. { battle-toll }
epic-battle-ended-battle-roman-dear = The trumpets sound victory, and whole companies aren't there to hear it. **{ $place } is ours,** at a price that will be read out in every province. { battle-toll }
epic-battle-ended-battle-roman-dear-b = They dig until after midnight, in long rows, and the Roman rows are long as well. **The { $nation } are beaten at { $place }.** { battle-toll }
epic-battle-ended-battle-roman-rout = No one runs, because no one is left to run. **At { $place } the army of the { $nation } ends,** down to the last standard. { battle-toll }
epic-battle-ended-battle-roman-rout-b = A shepherd looks for the road by which the { $nation } went home, and finds no tracks. **The victory at { $place } is complete.** { battle-toll }
epic-battle-ended-battle-roman-rout-c = Our heralds look for a chief of the { $nation } who could ask for a truce, and there isn't one. **{ $place } is a Roman victory,** and of their army nothing remains. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered = Ours was the larger army, and that will be the first question at court. **At { $place } the { $nation } have won,** with fewer men. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered-b = We had the numbers and knew it, and the line went forward as if nothing could stop it. **Something did, at { $place }:** a smaller army of the { $nation }. { battle-toll }
epic-battle-ended-battle-enemy-dear = Of whole regiments only the baggage comes home. **Defeat at { $place }:** the { $nation } have the field, and it isn't all that they've taken. { battle-toll }
epic-battle-ended-battle-enemy-dear-b = The paymaster strikes one unit after another from his roll, and has to mend his pen. **The { $nation } have won at { $place }.** { battle-toll }
epic-battle-ended-siege-roman-b = When the smoke over { $place } lifts, the standard on the highest tower has a cross on it. **The siege is ours.** { battle-toll }
epic-battle-ended-siege-roman-c = The engines fall silent at { $place }, and in the quiet someone begins a psalm that every Roman there knows. **The siege is won.** { battle-toll }
epic-battle-ended-siege-enemy-b = Ropes, shields and broken ladders lie about before { $place }, and the { $nation } gather them for firewood. **The siege is lost.** { battle-toll }
epic-counted-cap = The ledger has no line above this one. The secretary writes **{ $total }** of { $cap }, from { $gains } gained and { $losses } lost, and lays down the pen.
epic-counted-cap-b = In the Magnaura they add up twice, since no one believes it at once: +{ $gains }, { lost-sum }. Romanness is **{ $total }**, and the track goes no further.
epic-counted-cap-c = { $losses ->
    [0] The reader in the consistory has no losses to begin with, and comes straight to what was gained, { $gains }
   *[other] The reader in the consistory begins with what was lost, { $losses }, and ends with what was gained, { $gains }
}. Romanness is **{ $total }**, the most that can be counted.
epic-counted-cap-d = Tax farmers, bishops and frontier counts send in their figures, and for once the figures agree: +{ $gains }, { lost-sum }. Romanness reaches **{ $total }** of { $cap }.
epic-counted-cap-e = The Emperor asks what more could be counted, and the logothete says: nothing. **{ $total }** is the end of the track; { $gains } were gained, { $losses } lost.
epic-counted-cap-f = There's a copy for the archive, one for the Senate and one for the foreign envoys, who are meant to see it: Romanness **{ $total }**, the highest mark there is (+{ $gains }, { lost-sum }).
epic-counted-more = The old figure is read first, then the new one, and the new one is higher. +{ $gains }, { lost-sum }: Romanness is **{ $total }**, more than ten years ago.
epic-counted-more-b = A clerk who had been told to prepare excuses puts them back in the drawer. With { $gains } gained and { $losses } lost the count rises to **{ $total }**.
epic-counted-less = The clerk of accounts reads quickly and doesn't look up. +{ $gains }, { lost-sum }: Romanness is **{ $total }**, less than at the last count.
epic-counted-less-b = Beside the new figure the old one can still be read, and no one dares to scrape it out. With { $gains } gained and { $losses } lost the count falls to **{ $total }**.
epic-counted-floor = The clerks add up, cross out and add up again, and each time nothing remains: +{ $gains }, { lost-sum }. Romanness is **{ $total }**, and there's no lower line on the page.
epic-attack-cancelled-not-roman-e = Scouts report the { $nation } on the road to { $city }, and the duty officer asks whose city that is. It isn't ours, so the horses stay in the stable.
epic-attack-cancelled-not-roman-f = A merchant brings word that the { $nation } are before { $city }. He's thanked for it; the city has other masters, and the attack is theirs to meet.
epic-attack-cancelled-not-roman-again = The { $nation } choose { $city }, as others have chosen it before. The file on the place is thick by now, and on every sheet is written: not Roman.
epic-attack-cancelled-not-roman-again-b = In { $city } they know by now how far away the nearest Roman post is. The { $nation } come, the city isn't ours, and no one sets out.
epic-attack-cancelled-not-roman-again-c = Once more an attack is reported on { $city }, this time by the { $nation }, and once more the frontier counts have nothing to defend there. No Roman is touched.
epic-attack-cancelled-not-roman-again-d = Whoever rules in { $city } pays for it again, now with the { $nation } before the walls. We don't rule there, and we send no one.
epic-romanness-changed-combat-won-streak = The Blues have a song about { $row } victories in a row, and the Greens sing it louder: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-b = It's victory number { $row } in a row, and the orator complains that he has used up Achilles, Scipio and both Catos: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-c = After { $row } victories one upon the other recruits come to the standards without being asked, and bring their cousins: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-d = In the Great Church the book lies open at the hymn of thanks, where it has lain for { $row } victories in a row: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-e = Foreign envoys ask for an audience sooner than they had meant to, since the army has now won { $row } times running: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloodless = Not a unit is missing when the army comes home, and no one at the gate has to read lists: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloodless-b = The victory has cost no unit, and the Count of the Largesses reads that part of the dispatch out twice: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloodless-c = As many standards come in by the Golden Gate as went out, and the children on the wall have counted: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-sea = Pilots who had refused every cargo since spring come back to the quays and ask for freight: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-sea-b = Lamps are set in the windows along the sea wall, as on the feast of Saint Phocas, who looks after sailors: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-revenge = The same enemy had beaten us the last time, and there were songs about it beyond the frontier. Others will be sung now: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-revenge-b = Men who left their shields behind in the last battle against them bring home two each: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-recovered = Since the defeat people in the market had talked with lowered voices. Today they're loud again: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-recovered-b = The prayers for an army in distress are taken out of the liturgy, and a hymn of thanks is put in their place: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-first = No one at court remembers how a triumph is staged, and an old eunuch has to be asked. It's the first victory of these wars: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-first-b = The first laurel of these wars is nailed to the door of the Senate, where everyone can touch it: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-persia = In the churches of Syria they read out the names of the cities that may sleep tonight, for the Persians are beaten: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-siege = The carpenters of the arsenal chalk the name of the siege on a catapult, and drink to it: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloody = Before the thanksgiving they read the names of those who fell, and the reading takes the longer of the two: +{ $change } RP, { $total } now.

# A decade looked back upon, and its threads.
epic-chapter-victories = Wherever the army met the { $nations }, it was the army that slept on the field. The annals of these years record { victories }, and no defeat.
epic-chapter-victories-b = The generals had little to excuse in their reports: { victories } over the { $nations }, and not one defeat.
epic-chapter-victories-c = For the wars of this decade the mint struck a Victory with a palm branch. She meant { victories } over the { $nations }, and there was no defeat to pass over.
epic-chapter-victories-d = Those who fought the { $nations } in these years told it to their grandchildren and left nothing out: { victories }, and no defeat.
epic-chapter-defeats = The dispatches about the { $nations } were read behind closed doors: { defeats }, and no victory among them.
epic-chapter-defeats-b = Against the { $nations } the army lost whenever it fought, and the annals of the decade say how often: { defeats }.
epic-chapter-mixed = Bells were rung and bells were silent: against the { $nations } the army had { victories } and { defeats }.
epic-chapter-mixed-b = The war with the { $nations } went one way and then the other. When it was written up, there were { victories } and { defeats }.
epic-chapter-mixed-c = Neither we nor the { $nations } had reason to boast of these years, and both did. For Rome they brought { victories } and { defeats }.
epic-chapter-sacked = Travellers were told to carry their own bread past { $cities }, where there was no one left to sell any.
epic-chapter-sacked-b = Men had gone out to the fields or to a wedding, and came back to find nothing. So it was with { $cities }.
epic-chapter-sacked-c = The bishops asked for time to write down the names of the dead of { $cities }, and were given it.
epic-chapter-sacked-d = Of the tax that was due from { $cities } the collectors brought back a sack of nails and a list of ruins.
epic-chapter-gained = Roman judges took their seats in { $cities }, and the first cases were about who owned which house.
epic-chapter-gained-b = A road that had ended at a foreign tollgate went on as a Roman road, to { $cities }.
epic-chapter-gained-c = The Senate rose while the names were read of what had come to the Empire in these years: { $cities }.
epic-chapter-lost = At the end of the decade the couriers had shorter roads to ride, since { $cities } had been lost.
epic-chapter-lost-b = Families with one chest and no address came into the old provinces; they were from { $cities }, which had gone to the enemy.
epic-chapter-befriended = Gifts, oaths and an escort of honour went East, and when the decade closed { $spaces-the } were on our side.
epic-chapter-befriended-b = Our envoys came home from the East with sealed letters: { $spaces-the } had chosen the Emperor.
epic-chapter-befriended-c = The passes and the wells of the East were watched for us in these years, and those who watched them were { $spaces-the }.
epic-chapter-estranged = Persia drew no sword for it: { $spaces-the } went over in these years, for gold, for fear or for a wedding.
epic-chapter-estranged-b = At Ctesiphon the hall of audience was fuller than ten years before, and those who were new in it came from { $spaces-the }.
epic-chapter-fallen = Behind a riderless horse the army walked in step and in silence, for the { $figures }.
epic-chapter-fallen-b = In the roll of the dead that is read at Easter a new line was written, for the { $figures }.
epic-chapter-rebuilt = Scaffolding went up, and a market was held between the walls before they had a roof: { $cities } had people again.
epic-chapter-rebuilt-b = Settlers were given land, a plough on loan and ten years without taxes, and { $cities } rose from the ruins.
epic-chapter-quiet = An official who had begun a diary of the decade gave it up for want of matter. Fields were sown, taxes were paid, and the army drilled.
epic-chapter-quiet-b = Of these ten years old people said later that the figs had been good. That was all they remembered.
epic-chapter-ended = The last sheet is full, and the reader may judge for himself. The annals give their verdict: **{ $level }.**
epic-chapter-ended-b = Here the annalist puts away his ink, and others will have to tell what came of it all. His last entry reads: **{ $level }.**
epic-thread-rivals = *Old soldiers teach the young how the { $nation } fight, and have { thread-fights } to teach from. Victories among them: { $won }.*
epic-thread-rivals-b = *There's hardly a province that hasn't buried someone who fell against the { $nation }. Of { thread-fights } Rome has won { $won }.*
epic-thread-rivals-c = *In the archive the { $nation } have a shelf of their own, for { thread-fights }. The scrolls with a red ribbon are the victories: { $won }.*
epic-thread-winning = *In { $row } fights no standard has been lowered, and the bearers have stopped practising it.*
epic-thread-winning-b = *The army has fought { $row } times in a row and won each time; at court they've begun to take that for granted.*
epic-thread-winning-c = *In the provinces they date births and debts by the latest victory, and have { $row } in a row to choose from.*
epic-thread-losing = *{ $row } times running the couriers have brought bad news, and the porters of the palace know it by the hoofbeats.*
epic-thread-losing-b = *Whoever is promoted now replaces a man who was beaten: { $row } defeats, and no victory between them.*
epic-thread-fickle = *In both capitals a clerk does nothing but follow { $space-the }: { thread-changes } of sides so far.*
epic-thread-fickle-b = *The great families { $space-of } keep a son at either court, to be safe. It has paid: { thread-changes } of sides.*
epic-thread-fickle-c = *Treaties with { $space-the } are written on wax, and not without reason: { thread-changes } of sides.*
epic-thread-idle = *The marching songs are about the defence of walls now. For { thread-turns } no Roman army has attacked anyone.*
epic-thread-idle-b = *The rams have lain under canvas for { thread-turns }, and swallows nest in the frames. Rome hasn't attacked.*
epic-thread-idle-c = *For { thread-turns } the army has fought where it was sought out, and has itself attacked no one.*
epic-thread-rising = *Young clerks believe that every count is better than the last. They've seen { $row } of that kind, and { $change } more in all.*
epic-thread-rising-b = *The ledger of Romanness needs a wider column: { $row } counts in a row have gone up, by { $change } together.*
epic-thread-falling = *The Emperor has heard { $row } counts in a row, each lower than the one before, and { $change } are gone in all.*
epic-thread-besieged = *Gardeners in { $city } dig up arrowheads of every pattern. They come from { thread-sieges }.*
epic-thread-burnt = *An old woman in { $city } has carried the same icon out of the ruins { thread-times }.*

# What had no text at this length: gifts, limits of the track, monuments, roads' ends, what a storm undoes.
epic-territory-conquered = The surveyors put away the map on which part of { $territory } was left white. All of it is Roman.
epic-territory-conquered-b = A tax assessor rides through { $territory } from one end to the other, and sleeps under a Roman roof every night. The whole of it is ours.
epic-territory-conquered-c = The last foreign garrison has marched out of { $territory }. The governor signs a decree for the whole of it, and doesn't have to name exceptions.
epic-caesar-named-b = The letter calls the king of the { $nation } a son of the Empire and *Caesar*, and promises nothing else. He has it read to him three times. −1 on their attitude this turn.
epic-caesar-named-c = A goldsmith of the capital makes a diadem to the measure of a borrowed hat. The king of the { $nation } puts it on at once, as *Caesar*: −1 on their attitude this turn.
epic-caesar-named-d = It takes a white cloak, a seal and a place at banquets he'll never attend. The king of the { $nation } is *Caesar* now: −1 on their attitude this turn.
epic-romanness-changed-church-gift = The Patriarch has the silver doors of a sanctuary taken off their hinges, and sends them to be melted: +{ $change } RP, { $total } now.
epic-romanness-changed-church-gift-b = Deacons carry chests to the palace in procession, and ask for no receipt. The Church gives what it can spare: +{ $change } RP, { $total } now.
epic-romanness-changed-church-gift-cap = { $moved ->
    [0] The Patriarch has silver lamps weighed for the Emperor, who thanks him and sends them back. At { $total } RP the track is full.
   *[other] The Patriarch has silver lamps weighed for the Emperor, who takes what he can use: +{ $moved } RP. At { $total } the track is full.
}
epic-romanness-changed-church-gift-cap-b = { $moved ->
    [0] A chest goes from the Great Church to the palace, and home again unopened: the track ends at { $total }, and a gift adds no RP.
   *[other] A chest goes from the Great Church to the palace, and comes home half full: +{ $moved } RP, since the track ends at { $total }.
}
epic-romanness-changed-cap = { $moved ->
    [0] The herald reads out a gain of { $change } RP, and the secretary doesn't dip his pen: the track ends at { $total }.
   *[other] The herald reads out a gain of { $change } RP, and the secretary writes down { $moved }: the track ends at { $total }.
}
epic-romanness-changed-floor = { $moved ->
    [0] The treasurer turns the purse inside out: { $change } RP would be due, and there's nothing left to lose. The count stays at { $total }.
   *[other] The treasurer turns the purse inside out: { $change } RP would be due, and { $moved } was all that it held. { $total } now.
}
epic-romanness-changed-gentle-start = The new reign began with full granaries and a quiet frontier. A mild fate left it { $change } RP to begin with.
epic-romanness-changed-coin-lost = In the tax register the page for { $about } is ruled through from corner to corner. Its gold is lost: −{ $change } RP, { $total } left.
epic-romanness-changed-coin-gained = A mule train comes in from { $about }, with sealed bags and an escort to match. The gold flows again: +{ $change } RP, { $total } now.
epic-romanness-changed-monument-lost = What masons had built in years is swept up in two days, and its price goes with it: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-e = At the customs house of Abydos the officers play dice on an empty quay: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-f = Cargoes go overland at four times the price, and half of them arrive: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-d = A contingent of allies is struck from the order of battle, and a frontier count asks who'll watch the passes now: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-e = Young hostages are sent home from the palace, with their tutors and their toys, since there's no treaty left for them to guarantee: −{ $change } RP, { $total } left.
epic-expedition-turned-back-no-figure = The trumpeter looks to the commander's place for the sign, and there's no one in it. Without a commander the army goes home.
epic-expedition-turned-back-no-figure-b = The tribunes dispute for an evening over who should lead, and in the morning no one does. With its commanders gone the army marches home.
epic-expedition-turned-back-storm = On the second night the lights of the fleet go out, one after the other. Dawn finds the ships driven back to port, and the operation is over.
epic-expedition-turned-back-storm-b = The pilots had asked for another week, and had been overruled. The storm drives the fleet home, and nothing comes of the operation.
epic-expedition-turned-back-sunk = Those who wait on shore for the transports see planks come in with the tide. The fleet is sunk, and the expedition with it.
epic-expedition-turned-back-not-through = The transports wait behind a headland for an empty sea, and it doesn't empty. The enemy fleet bars the way, and the expedition turns back.
epic-expedition-turned-back-broken-off = The general rides once round the walls, counts his ladders and has the tents struck. The siege isn't attempted, and the army goes home.
epic-units-sent-home = There are more men than the commanders left can lead. They get their pay, a loaf and the order to go home: { $units }.
epic-units-sent-home-b = When the army has gone, someone notices that no orders are left for { $units }. They're sent home.
epic-fortifications-held = Looking for a gap, { $unit } go all the way round { $city }, and at dusk are back where they began. The Fortifications keep them out.
epic-unit-rallied-enemy = We'd thought that we were rid of them. A chief rides in among { $unit }, lays about him with the flat of his sword, and they come back { $box-in }.
epic-unit-rallied-enemy-b = Across the field a horn calls, and men who were running stop and look round. Then { $unit } form up again { $box-in }.
epic-unit-rallied-roman = A boy with a standard stops and won't run any further. Round him { $unit } gather, and are back { $box-in }.
epic-reserve-committed = The general had kept them behind the crest, out of the sun. Now { $unit } get up, and the gap { $box-in } is closed.
epic-disputes-rolled = On the eve of the fight { $unit } found out which creed the general holds ({ $die }). In the morning they lay down their arms.
epic-invasion-began-b = Spies have ridden ahead for the { $nation } and counted the bridges. This is the road that they mean to go: { $path }.
epic-invasion-began-c = By evening every town on the road has had the same courier at its gate, with the same word: { $nation }. In this order they're expected at { $path }.
epic-invasion-stopped-beaten-b = The { $nation } had asked for the road beyond **{ $city }**, and won't need it. Their invasion ends there.
epic-invasion-stopped-beaten-c = Wagons are turned round before **{ $city }**, with more room in them than in spring. The invasion of the { $nation } is beaten.
epic-invasion-stopped-not-roman = After { $city } the { $nation } come to lands where no one pays taxes to Rome. There's nothing of ours left to invade, and they turn back.
epic-invasion-stopped-end-of-road = No wall and no army has held up the { $nation } for long. At { $city } their road ends, and they go home with the spoils.
epic-invasion-stopped-no-one-left = The last warrior of the { $nation } falls at { $city }, a long way from home. No one is left to go further.
epic-attack-cancelled-already-desolated = The { $nation } ride into { $city } with empty sacks and ride out with empty sacks. There's nothing left to plunder.
epic-raid-began-again = In **{ $city }** they know which cellars to use, and use them. Three units of the { $nation } are outside, and it isn't the first raid.
epic-raid-began-again-b = The bell of **{ $city }** has been rung for raiders before, and the rope is worn. It's rung for three units of the { $nation } now.
epic-attitude-checked-raid-first = In the bureau of barbarians no one can spell the name, and a monk has to be sent for. Then it's entered: **the { $nation }, on a raid** ({ $score }).
epic-attitude-checked-raid-first-b = For years they were a line in the reports of merchants. Now **the { $nation } raid**, and every post on the frontier asks how they fight ({ $score }).
epic-attitude-checked-raid-again = They came in the last decade, and have talked of the road ever since. **The { $nation } are back to raid** ({ $score }).
epic-attitude-checked-raid-again-b = Younger brothers of those who rode ten years ago have asked for their turn. **The { $nation } raid again** ({ $score }).
epic-attitude-checked-invasion-first = Envoys, deserters and merchants tell the same story, and at last it's believed. **For the first time the { $nation } come, and they all come together** ({ $score }).
epic-attitude-checked-invasion-again = Those who had kept a hut in the hills ready since the last decade go up to it now. **The { $nation } invade again, in full strength** ({ $score }).
epic-attitude-checked-invasion-again-b = Ten years ago they came and went home, and it hasn't let them sleep. **The whole host of the { $nation } is back** ({ $score }).
epic-attitude-checked-piracy-out = The ships of the { $nation } have been out so long that weed trails from the keels, and no one calls them home ({ $score }). They go on robbing.
epic-diplomacy-turned-roman-again = The councillors { $space-of } have a form of words for changing sides, and need it once more. The name that they put into it is the Emperor's{ turned-by }
epic-diplomacy-turned-roman-again-b = Another change of mind { $space-in }, and this time for us. The Persian resident packs his silver, and is over the border before the feast{ turned-by }
epic-diplomacy-turned-persian-again = Once more an oath is sworn { $space-in }, and an older one forgotten. This one is to the King of Kings, and our envoy is asked to leave.
epic-diplomacy-turned-persian-again-b = A Persian escort waits at the border { $space-of } as if it had known the day. The land changes sides again, and not a blow is struck.
epic-ambassador-sent-success-c = The { $nation } ask for a water clock, a physician and a thousand bales of silk, and get the silk. They sign for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-ambassador-sent-success-d = For a month the ambassador lets their king win at the board. Then the { $nation } sign a treaty for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-marriage-offered-failure-c = Her chests had been packed for a year, with silk, icons and two cooks. { $space-In } they say no, and the cooks are relieved ({ $score }, needed { $needed }; { paid-price }).
epic-marriage-offered-success-c = A bishop, forty mules and a purple litter take the long road. { $space-In } the wedding is held, and the Empire has kinsmen there ({ $score }, needed { $needed }; { paid-price }).
epic-acta-placed-stability-d = The harvest tax is in before the feast of the Cross, and no village has to be visited twice: *{ $box }* ({ $score }), { $change } RP. The clerks go home while it's light.
epic-acta-placed-stability-e = A baker near the Forum of the Ox has sold his loaf at one price for three years, and is proud of it: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-stability-f = Bridges are mended before they fall, and the men who mend them are paid: *{ $box }* ({ $score }), { $change } RP. No one makes a song about it.
epic-acta-placed-loyal-patriarch-c = The prayers for the Emperor are sung by heart, and no bishop asks for a word to be changed: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-loyal-patriarch-d = A monk who preaches against the palace is heard out by the Patriarch, and sent to a very distant island: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-strong-basileus-c = A governor who had kept back two years of taxes pays them before anyone has asked: *{ $box }* ({ $score }), { $change } RP. He has heard who reads the accounts.
epic-acta-placed-political-revolt-c = Two men fall alive from the gallows, a Blue and a Green, and both factions demand their pardon in one voice: *{ $box }* ({ $score }), { $change } RP. As long as it lasts no guard unit leaves the palace.
epic-acta-placed-weak-patriarch-c = At the synod the Patriarch lets each bishop speak, and then each of them again: *{ $box }* ({ $score }), { $change } RP. A missionary will cost more while so much is said at home.
epic-monument-built-fortifications = Cisterns come first, then towers, then a wall that follows the rock. **{ $city }** has its Fortifications ({ $cost } RP), and one Persian unit will find no way in.
epic-monument-built-defensive-walls = Tombstones, columns and broken statues go into the foundations. The Defensive Walls of **{ $city }** are finished, and it can stand a siege ({ $cost } RP).
epic-city-desolated-usurper = 🔥 The usurper's men had promised to spare the churches of **{ $city }**, and kept their word. They spared nothing else. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-agrarian-crisis = 🔥 In **{ $city }** the last measure of flour is auctioned on the forum, and then people leave by all the gates at once. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-arab-razzia = 🔥 The riders take the horses, the children and the bronze doors of **{ $city }**, and fill the wells with stones before they go. −1 RP; Desolation { $markers } of { $limit }.
epic-random-event-drawn-arab-razzia = The wells at the edge of the desert are found drained one morning, among the tracks of camels ({ $die }). Riders out of Arabia fall upon **{ $about }**.
epic-random-event-drawn-theological-disputes = Two chaplains of one regiment preach on the same verse, and come to blows over it ({ $die }). This turn units may refuse to fight.
epic-random-event-drawn-confines = From a fort that few at court could find on a map comes a call for help ({ $die }). It ties down { $about } this turn, and no one can call them up.
epic-random-event-drawn-confines-idle = Riots are reported from the edge of the Empire ({ $die }), and a general marks the place on his map. No unit of ours is there to be tied down.
epic-expedition-rolled-battle = The guides are asked what lies between us and Ctesiphon ({ $die }), and speak of open plains. There will be two battles.
epic-expedition-rolled-siege = On our way Persian farmers drive their cattle behind walls ({ $die }). First there will be a battle, and then a siege.
epic-fleet-gone = One morning the { $nation } take in their anchors, and no one knows what calls them home. { $zone-The } is free of their ships.
epic-fleet-gone-b = Fishing boats put out in { $zone-the }, and come back with fish. The ships of the { $nation } are gone.
epic-naval-battle-ended-enemy-b = A plank with eleven men on it is washed ashore, and they're all who can tell of it. **Our fleet is lost in { $zone-the }.**
epic-drowned-with-fleet = No boat could be lowered in that sea. With { $fleet } the men aboard go to the bottom: { $units }.
epic-cargo-lost = Decks awash and oars gone, { $fleet } makes port. What was aboard is lost: { $units }.
