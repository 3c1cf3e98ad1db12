# What happened, at length: for the events that carry a campaign. All others are told as in prose.ftl, and when the
# texts of an event are used up in a turn, those of prose.ftl follow.

epic-turn-began = ## Turn { $turn }, A.D. { $first }–{ $last }
    A new volume of the annals was opened, and a scribe wrote on the first page who ruled: { $emperors }.
epic-turn-began-b = ## Turn { $turn }, A.D. { $first }–{ $last }
    Milestones, tax rolls and prayers gave the year after the Emperor: { $emperors }.
epic-turn-began-c = ## Turn { $turn }, A.D. { $first }–{ $last }
    The coins of these ten years bore a cross, the globe and the name that the decade would be called by: { $emperors }.
epic-turn-began-d = ## Turn { $turn }, A.D. { $first }–{ $last }
    The bronze doors of the Chalke were polished for the Emperor's day, and the heralds called it out three times: { $emperors }.
epic-turn-began-e = ## Turn { $turn }, A.D. { $first }–{ $last }
    At the Golden Gate the mosaic over the arch got a new line, and the masons asked how it was spelt: { $emperors }.
epic-turn-began-f = ## Turn { $turn }, A.D. { $first }–{ $last }
    In every harbour from Trebizond to Septem the customs men swore on the same image: { $emperors }.
epic-turn-began-g = ## Turn { $turn }, A.D. { $first }–{ $last }
    A monk in Sinai, asked who ruled the world, thought for a while and said: Christ, and under Him { $emperors }.
epic-turn-began-h = ## Turn { $turn }, A.D. { $first }–{ $last }
    The calendar of the Hippodrome listed races, feasts and fasts, and at its head was one line: { $emperors }.
epic-turn-began-i = ## Turn { $turn }, A.D. { $first }–{ $last }
    The couriers of the public post changed horses eleven times to Antioch, and the seal on their bags said: { $emperors }.
epic-turn-began-j = ## Turn { $turn }, A.D. { $first }–{ $last }
    On the walls of Theodosius the watch was called in Latin still, and the answer was: { $emperors }.
epic-turn-began-last = ## Turn { $turn }, A.D. { $first }–{ $last }, the last
    The scribe counted the sheets that were left in the volume. They would do for ten years, and for one more name: { $emperors }.
epic-fatum-thrown-low = Three dice rolled over the marble and lay still: { $dice }. It was little, and there were three affairs of state to be fed from it.
epic-fatum-thrown-low-b = { $dice }. The three dice lay on the marble like beggars at a church door, and each of them had to feed a ministry.
epic-fatum-thrown-low-c = The dice fell, and the master of ceremonies coughed: { $dice }. It would have to do for ten years.
epic-fatum-thrown-low-d = The dice were low, and were read out in a low voice: { $dice }. In the council they began to talk of economies.
epic-fatum-thrown-mixed = Three dice rolled over the marble: { $dice }. The Emperor had to say what each of them should rule, the palace, the altar or the purse.
epic-fatum-thrown-mixed-b = The dice were cast in the hall of the consistory: { $dice }. The eunuchs had added them up before anyone said a word.
epic-fatum-thrown-mixed-c = { $dice }: what the astrologers had known for weeks, the dice now said aloud. One of them went to the palace, one to the altar, one to the purse.
epic-fatum-thrown-mixed-d = The dice stopped at { $dice }. One of them would please someone; the art lay in whom.
epic-fatum-thrown-mixed-e = { $dice } on the porphyry table. Three ministers looked at the same dice, and each saw his own.
epic-fatum-thrown-mixed-f = The dice were thrown, the lamps trimmed, the doors shut: { $dice }. Before they opened again it would be known who got which.
epic-fatum-thrown-high = Three dice rolled over the marble, and someone laughed out loud: { $dice }. Even so, one affair of state would get the smallest of them.
epic-fatum-thrown-high-b = { $dice }: even the eunuchs counted twice. The decade began with more than anyone had asked for.
epic-fatum-thrown-high-c = The dice lay on the marble with their best sides up: { $dice }. In the antechambers the price of an audience rose.
epic-fatum-thrown-high-d = The dice showed { $dice }, and the astrologers claimed that they had said so all along.

epic-acta-placed-usurper = Couriers arrived from the provinces with sealed bags and did not meet anyone's eye. A general had let his men put a torque on his head: *{ $box }* ({ $score }). { $change } RP, no envoy would be received anywhere, and beyond every frontier they sharpened their swords.
epic-acta-placed-political-revolt = It began with a quarrel about a charioteer and ended with the Praetorium in flames: *{ $box }* ({ $score }), { $change } RP. As long as Blues and Greens marched arm in arm, Scholae and Excubitors guarded the palace and nothing else.
epic-acta-placed-political-revolt-b = The chariots were not yet unharnessed when the first stones flew, and by night the bronze gate was besieged: *{ $box }* ({ $score }), { $change } RP. The palace guards would not march anywhere this decade.
epic-acta-placed-weak-basileus = The Emperor read, prayed and put off: *{ $box }* ({ $score }), { $change } RP. Whoever wanted a large army from him would have to pay for it, and to ask more than once.
epic-acta-placed-weak-basileus-b = The council met, adjourned, met: *{ $box }* ({ $score }), { $change } RP. Before a great army was voted, someone would have to be paid.
epic-acta-placed-basileus = Lamps burned late in the palace, and in the morning the orders were on their way: *{ $box }* ({ $score }), { $change } RP. It wasn't greatness, but it was government.
epic-acta-placed-basileus-b = On the steps of the Chalke a crowd waited with petitions, and before evening every one of them had been read: *{ $box }* ({ $score }), { $change } RP. A guard unit or some silver for the allies could be spared.
epic-acta-placed-basileus-c = He worked while others slept, as the first Justinian did: *{ $box }* ({ $score }), { $change } RP. The offices did as they were told, slowly.
epic-acta-placed-strong-basileus = In the hall of nineteen couches no one coughed while he spoke: *{ $box }* ({ $score }), { $change } RP. Guards for the field, gold for the allies, a title for a barbarian king; he had all of these to give, and would give one.
epic-acta-placed-strong-basileus-b = He had been on campaign, he could read a balance sheet, and he forgot no face: *{ $box }* ({ $score }), { $change } RP. Ministers came early to the audience.
epic-acta-placed-heresy = Two patriarchs claimed one see, monks came to blows in the nave, and in Egypt they prayed for another emperor: *{ $box }* ({ $score }), { $change } RP. There was no use in sending out missionaries this decade.
epic-acta-placed-heresy-b = In Alexandria they shouted down the Emperor's bishop from the gallery, in Antioch they threw stones: *{ $box }* ({ $score }), { $change } RP. While it lasted no missionary would find a door open.
epic-acta-placed-heresy-c = The question was how many natures Christ has, and half the East answered one: *{ $box }* ({ $score }), { $change } RP. Whoever preached union now preached to benches.
epic-acta-placed-religious-quarrels = One word in the creed, and cobblers would not sit at a table with bakers: *{ $box }* ({ $score }), { $change } RP. The missionaries were needed at home, to preach to Christians.
epic-acta-placed-religious-quarrels-b = There was a synod, then a synod against the synod: *{ $box }* ({ $score }), { $change } RP. Meanwhile no one had time for heathens or for ruins.
epic-acta-placed-weak-patriarch = The Patriarch was old, mild and slow to sign: *{ $box }* ({ $score }), { $change } RP. Those who carried the Gospel to the ruins and the clients would find him short of money.
epic-acta-placed-weak-patriarch-b = The Patriarch asked for advice, and then for more of it: *{ $box }* ({ $score }), { $change } RP. A mission would take longer this decade, and cost more.
epic-acta-placed-patriarch = Incense and order: *{ $box }* ({ $score }), { $change } RP. The Church asked nothing of the throne, and the throne was grateful.
epic-acta-placed-patriarch-b = The feasts were kept, the poor were fed, and the Patriarch dined at court on Thursdays: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-loyal-patriarch = In the Great Church the Patriarch himself read out the Emperor's letter, and the crowd said Amen: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-financial-crisis = The Count of the Sacred Largesses turned his chest upside down, and one copper rolled out: *{ $box }* ({ $score }), { $change } RP. Soldiers, ships, drill and masons, everything cost more than it had.
epic-acta-placed-agrarian-crisis = No rain in Syria, too much in Thrace: *{ $box }* ({ $score }), { $change } RP. Men who were hungry did not enlist, and those who sailed wanted bread for the voyage.
epic-acta-placed-plague = First the rats died in the granaries, then the porters: *{ $box }* ({ $score }), { $change } RP. No envoy was let into a foreign court, no scaffold was manned, and one port was going to pay for all.
epic-acta-placed-stability = Ships left when they should and arrived when they should, and the army was paid on the day: *{ $box }* ({ $score }), { $change } RP. Historians would find nothing to write about it.
epic-acta-placed-stability-b = Good years leave few traces. The aqueduct was mended, the granary was full enough, the mint struck full weight: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-stability-c = The provinces sent what they owed, and the capital sent thanks: *{ $box }* ({ $score }), { $change } RP. There was something left for envoys and drillmasters.
epic-acta-placed-prosperity = Silk in the bazaar, oil in the presses and a queue before the tax office, to pay: *{ $box }* ({ $score }), { $change } RP. Such years are used, or regretted.
epic-acta-placed-prosperity-b = From Alexandria came grain ships in convoys of a hundred sails, from the Red Sea pepper, from the mint a sound like rain: *{ $box }* ({ $score }), { $change } RP.
epic-counted = The logothetes laid their tablets side by side. On one was what was Roman still, on the other what was burnt, blockaded or bought by Persia: +{ $gains } here, { lost-sum } there. Romanness was **{ $total }**.
epic-counted-b = What is an empire worth? That decade's answer was read out in the consistory: +{ $gains } for what we held, { lost-sum } for what we had lost. That made **{ $total }** on the track of Romanness.
epic-counted-c = In the Magnaura the great ledger was opened at a clean page. Credit: { $gains }. Debit: { $losses }. Underneath, in red ink, as only the Emperor's secretary might: Romanness **{ $total }**.

epic-random-event-drawn-earthquake = Dogs howled a little before dawn, then the ground heaved ({ $die }). At **{ $about }** domes came down that were built for eternity; no Monument there was left upright.
epic-random-event-drawn-storm = The equinox came, and the gales with it, and they did not go away ({ $die }). Every fleet that put out this turn might be driven back to harbour.
epic-random-event-drawn-epidemic = In the tents it started with a headache ({ $die }). A general who was well at supper might be unfit to lead in the morning.

epic-romanness-changed-combat-won = The courier rode through the Golden Gate with a laurel branch on his spear, and before he had dismounted the city knew: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-b = In the taverns by the Golden Horn men who had never held a sword explained how it was done. +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-c = A bishop preached on Gideon and a poet on Achilles, both of them about the same afternoon: +{ $change } RP, { $total } now.
epic-romanness-changed-persian-expedition = Trajan would have liked to write this dispatch: the King of Kings asked for terms. +{ $change } RP, { $total } now.

epic-city-desolated = 🔥 For a night and a day the smoke over **{ $city }** could be seen from the sea lanes and the hills. When the { $by } were gone there were ashes, dogs, and a few old people who were not worth a rope. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-b = 🔥 The gates of **{ $city }** gave way, and what followed took less time than the founding took years. The { $by } loaded their wagons with church silver and children. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-c = 🔥 The bishop of **{ $city }** went out to meet the { $by } with the cross in his hands. They listened to him, and then they took the city. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-plague = 🔥 In **{ $city }** they filled the towers of the wall with the dead, tower after tower, and then there was no one to carry them. The city was empty: −1 RP; Desolation { $markers } of { $limit }.
epic-desolation-removed-rebuilding = Masons came to **{ $city }**, and after them carters, bakers, a notary: one day there was a market again among the black walls ({ paid-price }).
epic-desolation-removed-missionary = A monk began to sweep a church without a roof in **{ $city }**. By winter there were forty people at Mass, and the ruins had a name again ({ paid-price }).

epic-attitude-checked-piracy = In the harbours of the { $nation } they caulked and tarred and said nothing ({ $score }). Ships were fitted out there, and not for trade.
epic-attitude-checked-piracy-b = Fishermen of the { $nation } sold their nets and bought swords ({ $score }). By the next moon they would be pirates.
epic-attitude-checked-persian-diplomacy = Out of Ctesiphon rode magi with gift horses, a silver throne and a list of names ({ $score }). Persia made war in its own good time; first it bought.
epic-attitude-checked-persian-diplomacy-b = A caravan left Persia that carried no goods ({ $score }). Wherever it halted, princes found their debts paid and their daughters asked for.
epic-attitude-checked-raid = At dusk the beacons went up, one after the other, as far as the eye could see: **the { $nation } were coming** ({ $score }). It was a raid, not a migration, but for those in its way the difference was small.
epic-attitude-checked-raid-b = Somewhere between two harvests the young men of the { $nation } had grown bored ({ $score }). **They raided**, and what they wanted was easily carried.
epic-attitude-checked-invasion = First came herds without herdsmen, then herdsmen without herds, and then the scouts, who had ridden their horses to death: **the whole host of the { $nation } was on the march** ({ $score }).
epic-attitude-checked-invasion-b = There had been raids in plenty; this was something else. **The { $nation } had sworn, and came with all they had** ({ $score }).
epic-treaty-held = There were voices for war among the { $nation }, and there was a parchment with seals. For once the parchment was louder: the treaty held.
epic-treaty-held-b = Some of the { $nation } had saddled when the oath was read out to them once more. They unsaddled: the treaty held.
epic-treaty-held-c = The hostages of the { $nation } were shown at the frontier, well fed, and learning Greek. No one wanted to be the uncle who had cost them their heads, and the treaty held.
epic-caesar-named = An embassy brought the king of the { $nation } a diadem, a white cloak with a purple border and the title of *Caesar*. He looked at himself in a silver dish for a long time. −1 on their attitude this turn.
epic-diplomacy-turned-persian = { $space-In } a prince knelt, was raised and given a ring with the boar on it. From then on his passes were open to the Persians and shut to us.
epic-diplomacy-turned-persian-b = { $space-In } they weighed gold against gold, and found the Persian heavier. The garrison marched out with honours, and the fire was lit in the temple.
epic-diplomacy-turned-roman = { $space-In } the prince put on a white robe with the Emperor's portrait woven in gold. He had chosen Constantinople{ turned-by }
epic-fleet-sailed = From one headland to the next the signal went round { $zone-the }: the ships of the { $nation } were out. Skippers who had cargo aboard turned back, and skippers who had none did not start.
epic-fleet-sailed-b = They came over the horizon of { $zone-the } in no order, as wolves do: the ships of the { $nation }.
epic-raid-began = Three units of the { $nation } made for **{ $city }** and did not trouble to hide it. In the city they asked how far away the army was, and whether there was one.
epic-raid-began-b = From the walls of **{ $city }** they counted the fires at night, and agreed in the morning: three units of the { $nation }.
epic-invasion-began = The captives told which road the { $nation } meant to take: { $path }. They told it without being asked.
epic-invasion-passed = There was no one in { $city } to see the { $nation } pass. Grass had grown in the gateway; the horses liked it.
epic-invasion-stopped-beaten = **{ $city }** would show travellers the place for a hundred years: so far, and no further, came the { $nation }.
epic-reconquest-began = **{ $city }** had been theirs, and the songs of the { $nation } hadn't stopped saying so. Now three units marched to make the songs true.
epic-city-reconquered = The { $nation } rode into **{ $city }** past inscriptions that still had the Emperor's name on them. The masons were sent for. The city was lost.
epic-city-abandoned = No one came to the help of { $city }. The elders counted the { $nation } from the wall, counted their own spears, and sent for the keys.
epic-city-abandoned-b = In { $city } they had looked down the road for soldiers until their eyes hurt. The first riders who came up it were { $nation }.

epic-force-mustered-defence = Trumpets before daybreak. The standards were taken out of the chapel, the donative was promised ({ mustered-price }), and under the { $figures } marched { $units }: to **{ $place }**, and quickly.
epic-force-mustered-defence-b = No one waited for better news. { $units } were under arms, { mustered-price }, and by noon the column was on the road to **{ $place }**, the { $figures } at its head.
epic-force-mustered-defence-c = Courier overtook courier. Then, at last, an army: { $units } under the { $figures }, { mustered-price }. In **{ $place }** they rang the bells.
epic-force-mustered-attack = This time it was we who marched. On the table of the { $figures } lay the map of **{ $place }**, and before the tent stood { $units }, { mustered-price }.
epic-force-mustered-attack-b = “To **{ $place }**,” said the orders, and nothing more. { $units } broke camp under the { $figures }, { mustered-price }.
epic-force-mustered-attack-c = On the parade ground the holy banner was unrolled, and { $units } swore once more to bring it back. The salute was for the { $figures }; they marched, { mustered-price }, against **{ $place }**.
epic-force-mustered-persia = It was the road that Julian took, and few liked to be reminded of it. Over the bridge of boats, { mustered-price }, went { $units }, and the { $figures } to lead them.
epic-expedition-won = **Persia was beaten on its own ground.** In the palace gardens Roman troopers chased ostriches and gazelles, and on the Tigris burned the barges of the King of Kings.
epic-transport-sailed = In { $departure } horses were slung aboard in canvas, and a bishop blessed more ships than he could count. By { $zones-the } they steered for **{ $target }**.
epic-transport-sailed-b = Ropes off in { $departure }. Ahead lay { $zones-the }, beyond them **{ $target }**, and in the holds men from the mountains who had never seen the sea.
epic-city-taken = The gates of **{ $city }** opened, and the first Romans rode in as if they were afraid to wake someone. Then the bells began. The { $nation } had lost the city; an old man in the crowd asked which emperor it was.
epic-city-taken-b = Over **{ $city }** went up the standard with the eagle and the cross, and on the forum a herald read a law in Latin that half of them did not understand and all of them cheered. The { $nation } were gone.

epic-battle-began-battle-enemy = ⚔️ Mist lay before **{ $place }**, and out of it came the { $nation }, { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } of them. Our line, { battle-count }, had been standing since before first light.
epic-battle-began-battle-enemy-b = ⚔️ The { $nation } had counted on an open road to **{ $place }**. Instead they saw shields, a hedge of lances and { battle-count } of Rome against their { $enemies }, and had to think again.
epic-battle-began-battle-enemy-c = ⚔️ Before **{ $place }** the priests went down the line with the relics. On the far side { $enemies ->
        [one] one unit of the { $nation } shouted itself hoarse
       *[other] { $enemies } units of the { $nation } shouted themselves hoarse
    }; on ours { battle-count } said nothing, as the manual has it.
epic-battle-began-battle-roman = ⚔️ The scouts had been right: the { $nation } had come out before **{ $place }** with { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    }, and meant to stand. Our line, { battle-count }, halted just out of bowshot and dressed its ranks.
epic-battle-began-battle-roman-b = ⚔️ For **{ $place }** there had to be a battle. Rome deployed { battle-count } from column to line, without a word; across the field the { $nation }, { $enemies } in all, beat their shields.
epic-battle-began-battle-roman-c = ⚔️ A plain, a stream, a road to **{ $place }**, and { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } of the { $nation } across it. Our { $count } said the Trisagion, and then the trumpets drowned it.
epic-battle-began-siege-enemy = ⚔️ The { $nation } had brought ladders to **{ $place }**, and { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } to climb them. On the parapet, beside the cauldrons: { battle-count } of ours.
epic-battle-began-siege-roman = ⚔️ The walls of **{ $place }** were Roman work, and that was the trouble with them. { $enemies ->
        [one] One unit of the { $nation } was on top
       *[other] { $enemies } units of the { $nation } were on top
    }; at the foot the rams were rolled up by { battle-count } of ours.
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
epic-battle-ended-battle-roman = By evening the field belonged to Rome. **Victory at { $place }:** the { $nation } left their camp, their dead and their drums. { battle-toll }
epic-battle-ended-battle-roman-b = The pursuit went on until it was too dark to see. **At { $place } the { $nation } were beaten.** { battle-toll }
epic-battle-ended-battle-roman-c = There is a moment when an army notices that no one stands in front of it any more. **{ $place } was a Roman victory,** and the { $nation } carried the news home themselves. { battle-toll }
epic-battle-ended-battle-enemy = They came back in twos and threes, without shields. **Defeat at { $place }.** The { $nation } lit their fires where our tents had stood. { battle-toll }
epic-battle-ended-battle-enemy-b = When the standards went down in the centre everyone knew. **The { $nation } kept the field at { $place }.** { battle-toll }
epic-battle-ended-battle-enemy-c = The road back was marked with helmets. **At { $place } the { $nation } had won,** and that night they drank from our cups. { battle-toll }
epic-battle-ended-siege-roman = A Roman voice called the watch on the walls of { $place } that night. **The siege was won.** { battle-toll }
epic-battle-ended-siege-enemy = There was shouting in a foreign tongue from the towers of { $place }. **The siege was lost.** { battle-toll }
epic-siege-stratagem-struck-roman = Someone remembered the drain, someone else knew the sergeant of the postern, and shortly before dawn a lamp was swung three times ({ $die }). The city was ours; units lost in the streets: { $lost }.
epic-siege-stratagem-struck-enemy = In the hour when sentries sleep on their feet a bolt was drawn from inside ({ $die }). The city was theirs; units that it cost them: { $lost }.
epic-survival-tested-wounded = The surgeon cut the shaft, pushed the head through and said what surgeons say ({ $score }). The { $figure } would live; this operation went on without him.
epic-survival-tested-eliminated = They brought the { $figure } back on a shield, under his own cloak ({ $score }). His name went to the priests, who had a long list.

epic-naval-battle-began = ⚓ The dromons of Rome came round the cape in line abreast, and there in **{ $zone-the }** lay the ships of the { $enemies }. Masts were lowered, nets rigged, braziers lit.
epic-naval-battle-ended-roman = Spars, oars and men who couldn't swim: that was what was left of them. **{ $zone-The } was a Roman sea.**
epic-naval-battle-ended-enemy = On shore they counted the sails that came back, and counted again, because there were none. **The fleet was lost in { $zone-the }.**

epic-ambassador-sent-success = Nine months on the road, three in an anteroom, one night of drinking: then the { $nation } put their mark to the treaty for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-marriage-offered-success = The princess wept at the Golden Gate, as was the custom, and had dry eyes at the second milestone. { $space-In } they received her with drums ({ $score }, needed { $needed }; { paid-price }).
epic-marriage-offered-success-b = They had sent her portrait ahead, and it did not lie. { $space-In } they celebrated for a week; the interpreters had the best seats ({ $score }, needed { $needed }; { paid-price }).
epic-turn-ended = The scribe sanded the last page of the decade and added up the columns: { left-over }.
epic-turn-ended-b = Ten years fit on one scroll. It was rolled up, tied and shelved, with { left-over }.
epic-turn-ended-c = Whoever was a recruit when the decade began was a veteran now, if he was anything. The treasury closed its books with { left-over }.
epic-turn-ended-d = An old clerk closed the book of the decade on a pressed flower, as he always did, and noted what remained: { left-over }.
epic-turn-ended-e = The last courier of the decade found the office shut, and the account hanging on the door: { left-over }.

epic-game-ended-historic-victory = **{ $level }.** { $reason } In the annals of some other world these hundred years went otherwise. Here the lamps on the Bosporus are lit, and ships come in from every shore of the Roman sea.
epic-game-ended-major-victory = **{ $level }.** { $reason } It is not the Empire of Augustus. But couriers change horses on the old roads, and the milestones tell the truth.
epic-game-ended-minor-defeat = **{ $level }.** { $reason } The walls stand, and behind them they teach their children the names of provinces that no longer answer.
epic-game-ended-major-defeat = **{ $level }.** { $reason } Somewhere a scribe dips his pen to write the next line of the annals, and finds that there is nothing to write.

# More of the same for what happens often, so that an epic keeps its voice.

epic-stratagem-played-enemy = Behind their line a horn sounded a call that was in none of our manuals. They played *{ $stratagem }*.
epic-stratagem-played-enemy-b = A deserter had told it at supper, and had been thought a liar. Now everyone could see it: *{ $stratagem }*.
epic-stratagem-played-enemy-c = Their chief took a long look at the ground, said two words to a rider, and the rider was gone. The two words were *{ $stratagem }*.
epic-stratagem-played-enemy-d = Strategy is not a Roman word, and they seemed to have noticed. Their answer to our line was *{ $stratagem }*.
epic-stratagem-played-enemy-e = Old soldiers spat, and said they knew this dance. It was called *{ $stratagem }*.
epic-stratagem-played-enemy-f = What the scouts had taken for disorder was the beginning of *{ $stratagem }*.
epic-stratagem-played-enemy-idle = They had a plan with a fine name, *{ $stratagem }*, and the ground laughed at it. It had no effect here.
epic-stratagem-played-enemy-idle-b = Somewhere on the far side a captain waited for the sign that was agreed upon. *{ $stratagem }* had no effect here.
epic-stratagem-played-roman = The general drew three lines in the sand, and his officers nodded. The order was *{ $stratagem }*.
epic-stratagem-played-roman-b = The trumpets gave a call that few had heard before, and the oldest centurion smiled. We played *{ $stratagem }*.

epic-force-mustered-sea = Oars were run out, the chaplain was rowed back to the quay, and { mustered-price } the harbour emptied: { $fleets }, with the { $figures } in the stern.
epic-force-mustered-sea-b = Half the city was on the sea wall when { $fleets } passed the chain { mustered-price }. The purple pennant said who was aboard: the { $figures }.
epic-force-mustered-sea-c = The siphons had been tried on an old barge, and the barge was no more. { $fleets } sailed { mustered-price }; the { $figures } gave the course.
epic-force-mustered-sea-d = There was wine for the rowers, a relic for the mast and a sealed order for the { $figures }. { $fleets } put out with the land breeze { mustered-price }.
epic-force-mustered-sea-alone = No general wanted to be seasick for it, so the captains drew lots for the lead. { $fleets } sailed { mustered-price }.
epic-force-mustered-defence-d = The { $figures } had the bridges counted first, then the men: { $units }, { mustered-price }. There were enough of both to reach **{ $place }** in time.
epic-force-mustered-defence-e = In the villages along the road to **{ $place }** they stood at the fences with bread and water. Past them, { mustered-price }, marched { $units }, and the { $figures } at the head.
epic-force-mustered-defence-f = “How many?” asked the Emperor. “{ $units },” said the logothete, “{ mustered-price }.” The { $figures } left for **{ $place }** before the ink was dry.
epic-force-mustered-defence-g = Nothing was ready, and everything left: { $units } were on the road to **{ $place }** { mustered-price }. The { $figures } would see to the rest in the saddle.
epic-force-mustered-defence-alone = There was no general to be had, and there was no time to wait for one. { $units } went to **{ $place }** { mustered-price }, under men who knew the fords.
epic-force-mustered-defence-alone-b = A tribune read out the order, found that it named no commander, and read it out again. { $units } were to hold **{ $place }** { mustered-price }, and each to hold its own piece of it.

epic-naval-battle-began-b = ⚓ Two lines of sail, one wind, and no room in **{ $zone-the }** for both. The { $enemies } shouted across the water; our oarsmen saved their breath.
epic-naval-battle-began-c = ⚓ A dispatch boat ran back through the fleet with one flag up. Beyond the haze of **{ $zone-the }** lay the { $enemies }, more of them than the day before.
epic-naval-battle-began-d = ⚓ At sunrise the sea was empty, an hour later it was full of the { $enemies }. In **{ $zone-the }** the drums on the dromons began to beat.
epic-naval-battle-began-e = ⚓ The { $enemies } had chained ship to ship in **{ $zone-the }**, as their grandfathers did. The admiral asked for fire.
epic-naval-battle-ended-roman-b = The last of them burned to the waterline, and gulls settled on what was left. **{ $zone-The } was clear of the { $enemies }.**
epic-naval-battle-ended-roman-c = There were prisoners in the bilges and strange shields along the rails. **In { $zone-the } the { $enemies } were beaten,** and by nightfall the lighthouses said so.
epic-naval-battle-ended-roman-d = Men who had drawn their cloaks over their heads looked up again. **{ $zone-The } was ours;** of the { $enemies } there was driftwood.
epic-naval-battle-ended-nobody = They rammed, burned, backed water and rammed again, until both had to count their oars. Nothing was decided in { $zone-the }, and the fleet came home.
epic-naval-battle-ended-nobody-b = Dusk came over { $zone-the }, and neither side had a reason to light a lantern. Each went home and reported a victory.
epic-fleet-sailed-c = Salt was dear on the quays and rumours were cheap. This one was true: the { $nation } were out in { $zone-the }.
epic-fleet-sailed-d = A monk on a headland counted forty sails and then stopped, because the rest were behind the rain. They belonged to the { $nation }, and { $zone-the } belonged to them.
epic-fleet-sailed-e = No one had declared war. There were only ships that didn't come in, and after a month everyone knew why: the { $nation } held { $zone-the }.

epic-romanness-changed-zone-occupied = In the bakeries they began to mix beans into the flour: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-b = Three convoys waited in harbour for news, and ate what they should have delivered: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-c = The insurers of the Golden Horn met, shook their heads and went home early: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-d = On the islands they buried the church silver and slept in the hills: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy = At Ctesiphon a new chair was carried into the hall of the vassals: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-b = The Master of Offices struck a name from the list of New Year's gifts: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-c = Where our envoys used to change horses, their bridles were taken now: −{ $change } RP, { $total } left.
epic-romanness-changed-combat-won-d = Widows got their pension and orphans their bread, and for a day no one counted the cost: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-e = The captured standards went up in the Great Church, next to those of people no one remembered: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-f = In the Hippodrome Blues and Greens shouted the same name, and each side claimed to have begun: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-g = The news reached a fair in Cappadocia before the tax collector did, and the fair went on till morning: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-h = The panegyric had been ready for years, and needed only the name of the place: +{ $change } RP, { $total } now.

epic-unit-improved = All winter they rode at posts and at each other, until the posts gave up. { $unit } were *Elite* ({ paid-price }).
epic-unit-improved-b = New mail came from the arsenal of Nicomedia, and with it an instructor who never shouted. In spring { $unit } were *Elite* ({ paid-price }).
epic-unit-improved-c = They were told to cross a river at night in silence, and the sentries heard nothing. From that day { $unit } were *Elite* ({ paid-price }).
epic-unit-improved-d = The Emperor watched from the balcony, the reins went loose, a hundred arrows left as one. { $unit } rode home *Elite* ({ paid-price }).
epic-unit-improved-e = There were fewer of them than a year before, and each was worth two. { $unit } were *Elite* ({ paid-price }).
epic-pieces-recalled = The recruiting sergeants had been as far as Isauria, and brought more men than they lost on the way. Back in the army list: { $pieces-the } ({ paid-price }).
epic-pieces-recalled-b = Old standards were taken down from chapel walls and given to boys who weren't born when they were hung up. { $pieces-The } could march again ({ paid-price }).
epic-pieces-recalled-c = Those who had gone home wounded were asked whether they were sure that they wanted to stay there. That filled the ranks again: { $pieces-the } ({ paid-price }).
epic-pieces-recalled-figure = The baton had lain on the Emperor's table since the funeral. Now he handed it to a younger man, the new { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-b = There were three candidates, and two of them had uncles at court. The third was the new { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-c = He had served in Lazica, on the Danube and under his predecessor, and buried him. The army saluted its new { $pieces } ({ paid-price }).

epic-attitude-checked-neutrality = From the watchtowers they saw the smoke of cooking fires on the far bank, as every evening ({ $score }). The { $nation } stayed at home.
epic-attitude-checked-neutrality-b = Fur and honey were traded for oil and knives, and no one on either side asked what the knives were for ({ $score }). The { $nation } kept the peace.
epic-attitude-checked-neutrality-c = Among the { $nation } they quarrelled over a dead man's cattle, and we weren't the dead man ({ $score }).
epic-attitude-checked-neutrality-d = The old women of the { $nation } read the entrails, and the entrails said to bring in the harvest ({ $score }).
epic-attitude-checked-neutrality-e = A prince of the { $nation } had married, and the feast took most of the decade ({ $score }).
epic-attitude-checked-neutrality-f = The river rose among the { $nation } and took the boats, and by the time new ones were built the anger was gone ({ $score }).
epic-attitude-checked-neutrality-g = Merchants came back from the { $nation } with full carts, and no one asked them for news ({ $score }).
epic-attitude-checked-neutrality-h = Some of the { $nation } were for war and some for the hay, and it was good hay ({ $score }).
epic-attitude-checked-neutrality-i = The spies among the { $nation } sent in their bills and nothing else ({ $score }).
epic-attitude-checked-neutrality-j = At the frontier post a man of the { $nation } sold honey, and for years he was the whole of their army that we saw ({ $score }).
epic-attitude-checked-neutrality-k = The { $nation } waited for a sign, and the sky gave none ({ $score }).
epic-attitude-checked-neutrality-l = Under the entry for the { $nation } the clerk wrote “as before”, and blotted it ({ $score }).
epic-attitude-checked-neutrality-m = Two chiefs of the { $nation } claimed one pasture, and the Empire was not asked to judge ({ $score }).
epic-attitude-checked-neutrality-n = The swords of the { $nation } were made for that year's brides, and hung on the wall ({ $score }).
epic-attitude-checked-neutrality-o = A fever went through the horses of the { $nation }, and those who have no horses keep the peace ({ $score }).
epic-attitude-checked-neutrality-p = The singers of the { $nation } had to make do with the deeds of their grandfathers ({ $score }).
epic-attitude-checked-neutrality-q = Beyond the last milestone someone among the { $nation } was building a house of stone. It takes years, and it needs quiet ({ $score }).
epic-attitude-checked-neutrality-r = The { $nation } sent a horse for the Emperor's stables, and with it no conditions ({ $score }).
epic-attitude-checked-neutrality-s = A sentry grew old facing the { $nation }, and handed his post to his son ({ $score }).
epic-attitude-checked-neutrality-t = Between us and the { $nation } the border stones were overgrown, and it was left at that ({ $score }).
epic-attitude-checked-persian-diplomacy-c = The King of Kings had the map of the Caucasus brought in, and then, to the surprise of his generals, the treasurer ({ $score }).
epic-attitude-checked-persian-diplomacy-d = A Persian physician, a Persian poet and a Persian banker were seen at one court after another, always in this order ({ $score }).
epic-attitude-checked-raid-c = It was the season when the fords are low and the granaries full. **The { $nation } came for the granaries** ({ $score }).
epic-attitude-checked-raid-d = A widow among the { $nation } asked the young men what they'd done since her husband fell ({ $score }). **They rode out to raid.**
epic-attitude-checked-raid-e = Shepherds came down from the hills in the wrong month, with half their flocks ({ $score }). Behind them came **the { $nation }, to raid.**
epic-attitude-checked-raid-f = The chief of the { $nation } had a daughter to marry and no silver to marry her with ({ $score }). He knew where there was some, and **raided.**
epic-attitude-checked-piracy-c = The shipwrights of the { $nation } were paid in advance, and by the piece ({ $score }). That's not how one pays for fishing boats.
epic-attitude-checked-piracy-d = There was a feast on the beaches of the { $nation }, with fires, drums and an ox for the sea ({ $score }). In the morning the boats were gone.
epic-attitude-checked-invasion-c = They had burnt their own huts, so that no one should look back. **The { $nation } were coming, man, wife and wagon** ({ $score }).
epic-attitude-checked-invasion-d = The ground told it first: water trembled in the buckets, and dogs lay down. **All the { $nation } were on the move** ({ $score }).
epic-attack-cancelled-not-roman = The { $nation } went for { $city }. There was a time when that would have been our business; the milestones still said so.
epic-attack-cancelled-not-roman-b = In { $city } they rang the bells against the { $nation }, in a church that we had built. It wasn't a Roman city, and no Roman came.
epic-attack-cancelled-not-roman-c = A bishop wrote from { $city } in good Latin, asking for soldiers against the { $nation }. He got a good Latin answer: { $city } wasn't ours.
epic-attack-cancelled-not-roman-d = The { $nation } chose { $city }, and someone else's tax rolls were the shorter for it. Our frontier wasn't touched.
epic-diplomacy-turned-persian-c = { $space-In } the Emperor's portrait was carried out by the back door, with every sign of respect. From then on they answered to Ctesiphon.
epic-diplomacy-turned-persian-d = Horses, falcons and a physician: that was the price { $space-of }. The Persians paid it, and ours wasn't asked.
epic-diplomacy-turned-roman-b = The envoys { $space-of } kissed the threshold of the Magnaura, looked up at the golden lions, and didn't look at the door again{ turned-by }
epic-diplomacy-turned-roman-c = { $space-In } the fire was out in the temple, and a bell had come by mule from Trebizond. They looked to Constantinople{ turned-by }
epic-diplomacy-turned-roman-d = They swore by sun, water and the Gospels, to be on the safe side. { $space-In } Rome had friends again{ turned-by }

epic-raid-began-c = The herds before **{ $city }** were gone by noon, the herdsmen by evening. Three units of the { $nation } were in the suburbs, and not in a hurry.
epic-raid-began-d = In **{ $city }** they buried the silver, hid the girls and argued about the gate. Three units of the { $nation } settled the argument.
epic-raid-began-e = A man with an arrow in his back reached **{ $city }** and said a number before he died. It was three: three units of the { $nation }.
epic-raid-began-f = The { $nation } knew the way to **{ $city }** from the merchants, and its walls from the merchants' jokes. Three units were enough, they thought.
epic-desolation-removed-rebuilding-b = The first to come back to **{ $city }** was a baker, because he knew that the others would be hungry ({ paid-price }).
epic-desolation-removed-rebuilding-c = They found the old street plan of **{ $city }** in the archive and the old stones in the grass. The rest was lime and patience ({ paid-price }).
epic-city-desolated-d = 🔥 Those who fled to the church of **{ $city }** had barred the door. The { $by } piled up the benches outside and went to look for torches. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-e = 🔥 The { $by } sold the people of **{ $city }** by the dozen at the next ford. A child cost less than a goat that year. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-political-revolt = 🔥 In **{ $city }** it began with a statue pulled down and ended with the archives, the baths and the granary. No one could say who had won. −1 RP; Desolation { $markers } of { $limit }.
epic-monument-built-basilica = The architect of **{ $city }** stepped alone under the dome when the scaffolding came away, as he had promised. The Basilica held ({ $cost } RP).
epic-monument-built-basilica-b = Marble from Proconnesus, gold from the mint and a relic in a silver box: **{ $city }** consecrated its Basilica ({ $cost } RP).
epic-monument-built-monastery = A hermit near **{ $city }** found one morning that he had forty disciples. The Emperor gave them walls, a well and a bell: a Monastery ({ $cost } RP).
epic-monument-built-monastery-b = Behind a plain door in **{ $city }** they were to pray for the Empire day and night, in shifts. The Monastery was founded ({ $cost } RP).

epic-battle-began-battle-enemy-d = ⚔️ In front of **{ $place }** there was a field of barley that no one would reap. On one side of it { battle-count } of Rome, on the other the { $nation }, { $enemies } in number.
epic-battle-began-battle-enemy-e = ⚔️ The drums of the { $nation } could be heard in **{ $place }** before anyone saw them. Then they were there, { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    }, and between them and the gate { battle-count } of ours.
epic-battle-began-battle-enemy-f = ⚔️ “Let them come to us,” said the order of the day before **{ $place }**, and they came: the { $nation } with { $enemies } against { battle-count } of Rome.
epic-battle-began-battle-enemy-g = ⚔️ From the walls of **{ $place }** it looked like a game on a board, { battle-count } of Rome here and { $enemies } of the { $nation } there. Then the wind turned, and one heard it.
epic-battle-ended-battle-roman-d = Boys from **{ $place }** were already out on the field, looking for helmets that fitted. **The victory was Roman;** the { $nation } were a cloud of dust. { battle-toll }
epic-battle-ended-battle-roman-e = Someone struck up the hymn, and it ran down the line faster than an order. **At { $place } the { $nation } had lost.** { battle-toll }
epic-battle-ended-battle-roman-f = The general got off his horse and sat down on the grass like anyone else. **{ $place } was won,** and of the { $nation } only backs were to be seen. { battle-toll }
epic-battle-ended-battle-enemy-d = A standard-bearer walked into **{ $place }** without his standard, and no one asked. **The { $nation } had the field.** { battle-toll }
epic-turning-duel-d = A centurion shouted something { $box-in } that no one will write down. It was enough: { $victor } threw { $victim } back, { $high } to { $low }.
epic-turning-duel-e = { $victim } had held { $box-the } since morning, and wanted water more than victory. Then came { $victor }, { $high } to { $low }.
epic-turning-figure-c = The { $figure } sent his horse to the rear, so that everyone saw he meant to stay. Beside him { $victor } cut down { $victim } { $box-in }, { $high } to { $low }.
epic-turning-flank-c = { $victim } never learned where { $victor } had come from. They were { $box-in }, they were behind the shields, and it was over: { $high } to { $low }.
epic-survival-tested-wounded-b = The horse fell first, and the { $figure } under it ({ $score }). He cursed all the way to the tents, so he would live; someone else led this operation.
epic-survival-tested-wounded-c = A sling stone found the gap below the cheek guard ({ $score }). The { $figure } woke among the baggage, and the operation went on without him.
epic-survival-tested-eliminated-b = They knew the { $figure } by his boots, which were made in Antioch and had cost a month's pay ({ $score }). There was a poem about him before the grave was closed.
epic-survival-tested-eliminated-c = The { $figure } was last seen going forward ({ $score }). His groom led the grey home, and wouldn't let anyone else hold the reins.
epic-survival-tested-eliminated-d = The { $figure } asked whether the line held, and was told that it did ({ $score }). It was the last thing that he heard.

epic-ambassador-sent-success-b = The ambassador lost his luggage, two teeth and every game of dice. He brought back the oath of the { $nation } for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-ambassador-sent-failure = The ambassador was received with honours, feasted with honours and sent home with honours. The { $nation } signed nothing ({ $die }, needed { $needed }; { paid-price }).
epic-ambassador-sent-failure-b = Among the { $nation } they admired the robe, kept the cup and asked for time ({ $die }, needed { $needed }; { paid-price }). There was no treaty.
epic-marriage-offered-failure = She had learned forty words of the language, and the last of them was thank you. From { $space-the } came a polite no ({ $score }, needed { $needed }; { paid-price }).
epic-marriage-offered-failure-b = The portrait came back with the paint scratched at the nose. { $space-In } they had married closer to home ({ $score }, needed { $needed }; { paid-price }).
epic-counted-d = The clerks of the Prefecture had been adding since Easter, and differed only about the price of a dead mule: +{ $gains }, { lost-sum }. Romanness was **{ $total }**.
epic-acta-placed-loyal-patriarch-b = Emperor and Patriarch walked barefoot behind the same relic, and the people saw that they walked in step: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-financial-crisis-b = A soldier bit his solidus, and it gave: *{ $box }* ({ $score }), { $change } RP. Whatever was bought this decade would be bought dear.
epic-acta-placed-agrarian-crisis-b = The locusts came on a Sunday, and by Wednesday they'd gone on to the next diocese: *{ $box }* ({ $score }), { $change } RP. There was no bread for recruits, nor for rowers.

# What an army, a court and a market say, so that the third campaign of a reader is as fresh as the first.
epic-unit-improved-f = The inspector came with a list of forty faults to look for, and left with a clean sheet. { $unit } were entered as *Elite* ({ paid-price }).
epic-unit-improved-g = Thirty miles in full mail, a river to ford, and at the trumpet they still formed line. From then on { $unit } were *Elite* ({ paid-price }).
epic-unit-improved-h = A veteran of three campaigns took them in hand, and the idle asked for other posts. Those who stayed, { $unit }, were *Elite* ({ paid-price }).
epic-unit-improved-i = On the field by the Hebdomon they formed wedge, circle and line three times before the bell rang for noon. The master of arms wrote *Elite* beside { $unit } ({ paid-price }).
epic-unit-improved-j = New boots, better pay and a name to live up to: { $unit } swore the oath a second time, now as *Elite* ({ paid-price }).
epic-unit-improved-k = Their officers slept in the same tents as the men and ate from the same pot. After two summers of that { $unit } were *Elite* ({ paid-price }).
epic-unit-improved-l = Other regiments sent their best sons to { $unit }, and the sons wrote home that drill began before sunrise. The army list now said *Elite* ({ paid-price }).
epic-unit-improved-m = Every blade came new from the state arsenal at Sardis, since every old one had been worn out at the post. { $unit } were *Elite* ({ paid-price }).
epic-unit-improved-n = A winter camp, a hard commander and a cold river to swim each morning did what promises couldn't. { $unit } were *Elite* ({ paid-price }).
epic-stratagem-played-enemy-g = Their commander had walked the ground by himself at dawn, and marked it with stones. Now he gave the word for *{ $stratagem }*.
epic-stratagem-played-enemy-h = Three riders left their centre at a gallop, one for each wing and one for the rear. When they arrived, *{ $stratagem }* began.
epic-stratagem-played-enemy-i = A prisoner laughed when he was asked about their plan, and said no more. An hour later everyone knew what it was: *{ $stratagem }*.
epic-stratagem-played-enemy-j = There was a page on it in every book of war, and our officers had turned that page too quickly. The enemy played *{ $stratagem }*.
epic-stratagem-played-enemy-k = While our priests were still singing, something was passed along their ranks from man to man. It was the order for *{ $stratagem }*.
epic-stratagem-played-enemy-l = A standard dipped twice in their second line, and a horn answered from far off. That was the signal for *{ $stratagem }*.
epic-stratagem-played-enemy-idle-c = They had rehearsed *{ $stratagem }* for a season and carried it out to the letter. On this ground it had no effect.
epic-stratagem-played-enemy-idle-d = A horn called for *{ $stratagem }*, and their own men looked at one another. Whatever it was meant for, it had no effect here.
epic-stratagem-played-roman-c = Sealed tablets went to every tribune at midnight, to be opened at the second trumpet. The order inside was *{ $stratagem }*.
epic-stratagem-played-roman-d = For years the general had waited for an enemy and a field that would suit it. That day he had both, and ordered *{ $stratagem }*.
epic-stratagem-played-roman-idle = The general ordered *{ $stratagem }*, and his officers asked where. There was no place for it on this field, and it had no effect.
epic-stratagem-played-roman-idle-b = *{ $stratagem }* had been drawn on the map the night before, and the map was wrong. We played it to no effect.
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
epic-battle-ended-battle-roman-cheap = The roll was called at dusk, tent by tent, and every unit answered. **At { $place } the { $nation } were beaten.** { battle-toll }
epic-battle-ended-battle-roman-cheap-b = It was over before the reserve had tightened its girths. **{ $place } was a Roman victory,** and it was the { $nation } who paid for it. { battle-toll }
epic-battle-ended-battle-roman-cheap-c = Veterans said that they'd had harder days on the drill ground. **The { $nation } were beaten at { $place },** and our units were as many as in the morning. { battle-toll }
epic-battle-ended-battle-roman-cheap-d = The surgeons laid out their knives, and had time to polish them. **The day at { $place } was ours;** what was lost there the { $nation } had lost. { battle-toll }
epic-battle-ended-battle-roman-outnumbered = There were more of them than of us at daybreak, and everyone on the field could count. **At { $place } the smaller army won;** the { $nation } went home to explain it. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-b = The general had been advised to wait for reinforcements, and had put the letter away. **{ $place } was won without them,** against more men of the { $nation } than we had. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-c = Their line was the longer one, and the length of it was no use to them. **Victory at { $place },** with fewer men than the { $nation }. { battle-toll }
epic-battle-ended-battle-roman-dear = The trumpets sounded victory, and whole companies weren't there to hear it. **{ $place } was ours,** at a price that was read out in every province. { battle-toll }
epic-battle-ended-battle-roman-dear-b = They dug until after midnight, in long rows, and the Roman rows were long as well. **The { $nation } were beaten at { $place }.** { battle-toll }
epic-battle-ended-battle-roman-rout = No one ran, because no one was left to run. **At { $place } the army of the { $nation } ended,** down to the last standard. { battle-toll }
epic-battle-ended-battle-roman-rout-b = A shepherd looked for the road by which the { $nation } had gone home, and found no tracks. **The victory at { $place } was complete.** { battle-toll }
epic-battle-ended-battle-roman-rout-c = Our heralds looked for a chief of the { $nation } who could ask for a truce, and there wasn't one. **{ $place } was a Roman victory,** and of their army nothing remained. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered = Ours was the larger army, and that would be the first question at court. **At { $place } the { $nation } had won,** with fewer men. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered-b = We had the numbers and knew it, and the line went forward as if nothing could stop it. **Something did, at { $place }:** a smaller army of the { $nation }. { battle-toll }
epic-battle-ended-battle-enemy-dear = Of whole regiments only the baggage came home. **Defeat at { $place }:** the { $nation } had the field, and it wasn't all that they had taken. { battle-toll }
epic-battle-ended-battle-enemy-dear-b = The paymaster struck one unit after another from his roll, and had to mend his pen. **The { $nation } had won at { $place }.** { battle-toll }
epic-battle-ended-siege-roman-b = When the smoke over { $place } lifted, the standard on the highest tower had a cross on it. **The siege was ours.** { battle-toll }
epic-battle-ended-siege-roman-c = The engines fell silent at { $place }, and in the quiet someone began a psalm that every Roman there knew. **Rome had won the siege.** { battle-toll }
epic-battle-ended-siege-enemy-b = Ropes, shields and broken ladders lay about before { $place }, and the { $nation } gathered them for firewood. **We had lost the siege.** { battle-toll }
epic-counted-cap = The ledger had no line above that one. The secretary wrote **{ $total }** of { $cap }, from { $gains } gained and { $losses } lost, and laid down the pen.
epic-counted-cap-b = In the Magnaura they added up twice, since no one believed it at once: +{ $gains }, { lost-sum }. Romanness was **{ $total }**, and the track goes no further.
epic-counted-cap-c = { $losses ->
    [0] The reader in the consistory had no losses to begin with, and came straight to what was gained, { $gains }
   *[other] The reader in the consistory began with what was lost, { $losses }, and ended with what was gained, { $gains }
}. Romanness was **{ $total }**, the most that can be counted.
epic-counted-cap-d = Tax farmers, bishops and frontier counts sent in their figures, and for once the figures agreed: +{ $gains }, { lost-sum }. Romanness reached **{ $total }** of { $cap }.
epic-counted-cap-e = The Emperor asked what more could be counted, and the logothete said: nothing. **{ $total }** is the end of the track; { $gains } were gained, { $losses } lost.
epic-counted-cap-f = There was a copy for the archive, one for the Senate and one for the foreign envoys, who were meant to see it: Romanness **{ $total }**, the highest mark there is (+{ $gains }, { lost-sum }).
epic-counted-more = The old figure was read first, then the new one, and the new one was higher. +{ $gains }, { lost-sum }: Romanness was **{ $total }**, more than ten years before.
epic-counted-more-b = A clerk who had been told to prepare excuses put them back in the drawer. With { $gains } gained and { $losses } lost the count rose to **{ $total }**.
epic-counted-less = The clerk of accounts read quickly and didn't look up. +{ $gains }, { lost-sum }: Romanness was **{ $total }**, less than at the last count.
epic-counted-less-b = Beside the new figure the old one could still be read, and no one dared to scrape it out. With { $gains } gained and { $losses } lost the count fell to **{ $total }**.
epic-counted-floor = The clerks added up, crossed out and added up again, and each time nothing remained: +{ $gains }, { lost-sum }. Romanness was **{ $total }**, and there was no lower line on the page.
epic-attack-cancelled-not-roman-e = Scouts reported the { $nation } on the road to { $city }, and the duty officer asked whose city that was. It wasn't ours, so the horses stayed in the stable.
epic-attack-cancelled-not-roman-f = A merchant brought word that the { $nation } were before { $city }. He was thanked for it; the city had other masters, and the attack was theirs to meet.
epic-attack-cancelled-not-roman-again = The { $nation } chose { $city }, as others had chosen it before. The file on the place was thick by then, and on every sheet was written: not Roman.
epic-attack-cancelled-not-roman-again-b = In { $city } they knew by then how far away the nearest Roman post was. The { $nation } came, the city wasn't ours, and no one set out.
epic-attack-cancelled-not-roman-again-c = Once more an attack was reported on { $city }, this time by the { $nation }, and once more the frontier counts had nothing to defend there. No Roman was touched.
epic-attack-cancelled-not-roman-again-d = Whoever ruled in { $city } paid for it again, now with the { $nation } before the walls. We didn't rule there, and we sent no one.
epic-attack-cancelled-not-roman-again-e = The { $nation } were before { $city }, and it wasn't the first time that someone was. A clerk found the last answer and copied it: no concern of Rome's.
epic-attack-cancelled-not-roman-again-f = Dust on the road to { $city } again, said the lookouts, and the { $nation } under it. The general asked whether that was still beyond the frontier, and went back to his dinner.
epic-romanness-changed-combat-won-streak = The Blues had a song about { $row } victories in a row, and the Greens sang it louder: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-b = It was the { nth-row } victory in a row, and the orator complained that he had used up Achilles, Scipio and both Catos: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-c = After { $row } victories one upon the other recruits came to the standards without being asked, and brought their cousins: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-d = In the Great Church the book lay open at the hymn of thanks, where it had lain for { $row } victories in a row: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-streak-e = Foreign envoys asked for an audience sooner than they had meant to, since the army had now won { $row } times running: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloodless = Not a unit was missing when the army came home, and no one at the gate had to read lists: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloodless-b = The victory had cost no unit, and the Count of the Largesses read that part of the dispatch out twice: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloodless-c = As many standards came in by the Golden Gate as had gone out, and the children on the wall had counted: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-sea = Pilots who had refused every cargo since spring came back to the quays and asked for freight: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-sea-b = Lamps were set in the windows along the sea wall, as on the feast of Saint Phocas, who looks after sailors: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-revenge = The same enemy had beaten us the last time, and there were songs about it beyond the frontier. Others were sung now: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-revenge-b = Men who had left their shields behind in the last battle against them brought home two each: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-recovered = Since the defeat people in the market had talked with lowered voices. That day they were loud again: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-recovered-b = The prayers for an army in distress were taken out of the liturgy, and a hymn of thanks was put in their place: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-first = No one at court remembered how a triumph is staged, and an old eunuch had to be asked. It was the first victory of these wars: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-first-b = The first laurel of these wars was nailed to the door of the Senate, where everyone could touch it: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-persia = In the churches of Syria they read out the names of the cities that could sleep that night, for the Persians were beaten: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-siege = The carpenters of the arsenal chalked the name of the siege on a catapult, and drank to it: +{ $change } RP, { $total } now.
epic-romanness-changed-combat-won-bloody = Before the thanksgiving they read the names of those who fell, and the reading took the longer of the two: +{ $change } RP, { $total } now.

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
epic-chapter-ended = The last sheet was full, and the reader may judge for himself. The annals gave their verdict: **{ $level }.** { $reason }
epic-chapter-ended-b = Here the annalist put away his ink, and others had to tell what came of it all. His last entry reads: **{ $level }.** { $reason }
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
epic-territory-conquered = The surveyors put away the map on which part of { $territory } had been left white. All of it was Roman.
epic-territory-conquered-b = A tax assessor rode through { $territory } from one end to the other, and slept under a Roman roof every night. The whole of it was ours.
epic-territory-conquered-c = The last foreign garrison had marched out of { $territory }. The governor signed a decree for the whole of it, and didn't have to name exceptions.
epic-caesar-named-b = The letter called the king of the { $nation } a son of the Empire and *Caesar*, and promised nothing else. He had it read to him three times. −1 on their attitude this turn.
epic-caesar-named-c = A goldsmith of the capital made a diadem to the measure of a borrowed hat. The king of the { $nation } put it on at once, as *Caesar*: −1 on their attitude this turn.
epic-caesar-named-d = It took a white cloak, a seal and a place at banquets he would never attend. The king of the { $nation } was *Caesar* now: −1 on their attitude this turn.
epic-romanness-changed-church-gift = The Patriarch had the silver doors of a sanctuary taken off their hinges, and sent them to be melted: +{ $change } RP, { $total } now.
epic-romanness-changed-church-gift-b = Deacons carried chests to the palace in procession, and asked for no receipt. The Church gave what it could spare: +{ $change } RP, { $total } now.
epic-romanness-changed-church-gift-cap = { $moved ->
    [0] The Patriarch had silver lamps weighed for the Emperor, who thanked him and sent them back. At { $total } RP the track is full.
   *[other] The Patriarch had silver lamps weighed for the Emperor, who took what he could use: +{ $moved } RP. At { $total } the track is full.
}
epic-romanness-changed-church-gift-cap-b = { $moved ->
    [0] A chest went from the Great Church to the palace, and home again unopened: the track ends at { $total }, and a gift adds no RP.
   *[other] A chest went from the Great Church to the palace, and came home half full: +{ $moved } RP, since the track ends at { $total }.
}
epic-romanness-changed-cap = { $moved ->
    [0] The herald read out a gain of { $change } RP, and the secretary didn't dip his pen: the track ends at { $total }.
   *[other] The herald read out a gain of { $change } RP, and the secretary wrote down { $moved }: the track ends at { $total }.
}
epic-romanness-changed-floor = { $moved ->
    [0] The treasurer turned the purse inside out: { $change } RP were due, and there was nothing left to lose. The count stayed at { $total }.
   *[other] The treasurer turned the purse inside out: { $change } RP were due, and { $moved } was all that it held. { $total } now.
}
epic-romanness-changed-gentle-start = The new reign began with full granaries and a quiet frontier. A mild fate left it { $change } RP to begin with.
epic-romanness-changed-coin-lost = In the tax register the page for { $about } was ruled through from corner to corner. Its gold was lost: −{ $change } RP, { $total } left.
epic-romanness-changed-coin-gained = A mule train came in from { $about }, with sealed bags and an escort to match. The gold flowed again: +{ $change } RP, { $total } now.
epic-romanness-changed-monument-lost = What masons had built in years was swept up in two days, and its price went with it: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-e = At the customs house of Abydos the officers played dice on an empty quay: −{ $change } RP, { $total } left.
epic-romanness-changed-zone-occupied-f = Cargoes went overland at four times the price, and half of them arrived: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-d = A contingent of allies was struck from the order of battle, and a frontier count asked who would watch the passes now: −{ $change } RP, { $total } left.
epic-romanness-changed-persian-diplomacy-e = Young hostages were sent home from the palace, with their tutors and their toys, since there was no treaty left for them to guarantee: −{ $change } RP, { $total } left.
epic-expedition-turned-back-no-figure = The trumpeter looked to the commander's place for the sign, and there was no one in it. Without a commander the army went home.
epic-expedition-turned-back-no-figure-b = The tribunes disputed for an evening over who should lead, and in the morning no one did. With its commanders gone the army marched home.
epic-expedition-turned-back-storm = On the second night the lights of the fleet went out, one after the other. Dawn found the ships driven back to port, and the operation was over.
epic-expedition-turned-back-storm-b = The pilots had asked for another week, and had been overruled. The storm drove the fleet home, and nothing came of the operation.
epic-expedition-turned-back-sunk = Those who waited on shore for the transports saw planks come in with the tide. The fleet was sunk, and the expedition with it.
epic-expedition-turned-back-not-through = The transports waited behind a headland for an empty sea, and it didn't empty. The enemy fleet barred the way, and the expedition turned back.
epic-expedition-turned-back-broken-off = The general rode once round the walls, counted his ladders and had the tents struck. The siege wasn't attempted, and the army went home.
epic-units-sent-home = There were more men than the remaining commanders could lead. They got their pay, a loaf and the order to go home: { $units }.
epic-units-sent-home-b = When the army had gone, someone noticed that no orders were left for { $units }. They were sent home.
epic-fortifications-held = Looking for a gap, { $unit } went all the way round { $city }, and at dusk were back where they had begun. The Fortifications kept them out.
epic-unit-rallied-enemy = We'd thought that we were rid of them. A chief rode in among { $unit }, laid about him with the flat of his sword, and they came back { $box-in }.
epic-unit-rallied-enemy-b = Across the field a horn called, and men who were running stopped and looked round. Then { $unit } formed up again { $box-in }.
epic-unit-rallied-roman = A boy with a standard stopped and wouldn't run any further. Round him { $unit } gathered, and were back { $box-in }.
epic-reserve-committed = The general had kept them behind the crest, out of the sun. Now { $unit } got up, and the gap { $box-in } was closed.
epic-disputes-rolled = On the eve of the fight { $unit } found out which creed the general held ({ $die }). In the morning they laid down their arms.
epic-invasion-began-b = Spies had ridden ahead for the { $nation } and counted the bridges. This was the road that they meant to go: { $path }.
epic-invasion-began-c = By evening every town on the road had had the same courier at its gate, with the same word: { $nation }. In this order they were expected at { $path }.
epic-invasion-stopped-beaten-b = The { $nation } had asked for the road beyond **{ $city }**, and didn't need it. Their invasion ended there.
epic-invasion-stopped-beaten-c = Wagons were turned round before **{ $city }**, with more room in them than in spring. The invasion of the { $nation } was beaten.
epic-invasion-stopped-not-roman = After { $city } the { $nation } came to lands where no one pays taxes to Rome. There was nothing of ours left to invade, and they turned back.
epic-invasion-stopped-end-of-road = No wall and no army had held up the { $nation } for long. At { $city } their road ended, and they went home with the spoils.
epic-invasion-stopped-no-one-left = The last warrior of the { $nation } fell at { $city }, a long way from home. No one was left to go further.
epic-attack-cancelled-already-desolated = The { $nation } rode into { $city } with empty sacks and rode out with empty sacks. There was nothing left to plunder.
epic-raid-began-again = In **{ $city }** they knew which cellars to use, and used them. Three units of the { $nation } were outside, and it wasn't the first raid.
epic-raid-began-again-b = The bell of **{ $city }** had been rung for raiders before, and the rope was worn. It was rung for three units of the { $nation } now.
epic-raid-began-again-c = On the road to **{ $city }** the milestones bore the notches of earlier raids. Three units of the { $nation } came to add theirs.
epic-attitude-checked-raid-first = In the bureau of barbarians no one could spell the name, and a monk had to be sent for. Then it was entered: **the { $nation }, on a raid** ({ $score }).
epic-attitude-checked-raid-first-b = For years they had been a line in the reports of merchants. Now **the { $nation } raided**, and every post on the frontier asked how they fought ({ $score }).
epic-attitude-checked-raid-first-c = A deserter was asked what they were called, and spelt it out. **The { $nation } came to raid**, and the map of the frontier had no colour for them yet ({ $score }).
epic-attitude-checked-raid-again = They came in the last decade, and had talked of the road ever since. **The { $nation } were back to raid** ({ $score }).
epic-attitude-checked-raid-again-b = Younger brothers of those who had ridden ten years before asked for their turn. **The { $nation } raided again** ({ $score }).
epic-attitude-checked-raid-again-c = At the fords they knew some of the horses by sight. **The { $nation } were out again to raid** ({ $score }).
epic-attitude-checked-raid-again-d = Ten years had passed, and the young men of the { $nation } were as poor as their brothers had been. **They raided again** ({ $score }).
epic-attitude-checked-invasion-first = Envoys, deserters and merchants told the same story, and at last it was believed. **For the first time the { $nation } came, and they all came together** ({ $score }).
epic-attitude-checked-invasion-first-b = No bishop in those parts had ever had to pray against them, and the litany was mended overnight. **The { $nation } were coming, with all their host** ({ $score }).
epic-attitude-checked-invasion-first-c = The oldest men at the frontier had never seen a raider of theirs, and those they saw now weren't raiders. **It was the whole people of the { $nation }, in arms** ({ $score }).
epic-attitude-checked-invasion-again = Those who had kept a hut in the hills ready since the last decade went up to it now. **The { $nation } invaded again, in full strength** ({ $score }).
epic-attitude-checked-invasion-again-b = Ten years before they had come and gone home, and it hadn't let them sleep. **The whole host of the { $nation } was back** ({ $score }).
epic-attitude-checked-invasion-again-c = Their last march had been put into songs, and the songs weren't peaceful. **The { $nation } came again, every man who could walk** ({ $score }).
epic-attitude-checked-piracy-out = The ships of the { $nation } had been out so long that weed trailed from the keels, and no one called them home ({ $score }). They went on robbing.
epic-diplomacy-turned-roman-again = The councillors { $space-of } had a form of words for changing sides, and needed it once more. The name that they put into it was the Emperor's{ turned-by }
epic-diplomacy-turned-roman-again-b = Another change of mind { $space-in }, and this time for us. The Persian resident packed his silver, and was over the border before the feast{ turned-by }
epic-diplomacy-turned-persian-again = Once more an oath was sworn { $space-in }, and an older one forgotten. This one was to the King of Kings, and our envoy was asked to leave.
epic-diplomacy-turned-persian-again-b = A Persian escort waited at the border { $space-of } as if it had known the day. The land changed sides again, and not a blow was struck.
epic-ambassador-sent-success-c = The { $nation } asked for a water clock, a physician and a thousand bales of silk, and got the silk. They signed for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-ambassador-sent-success-d = For a month the ambassador let their king win at the board. Then the { $nation } signed a treaty for the turn to come ({ $die }, needed { $needed }; { paid-price }).
epic-marriage-offered-failure-c = Her chests had been packed for a year, with silk, icons and two cooks. { $space-In } they said no, and the cooks were relieved ({ $score }, needed { $needed }; { paid-price }).
epic-marriage-offered-success-c = A bishop, forty mules and a purple litter took the long road. { $space-In } the wedding was held, and the Empire had kinsmen there ({ $score }, needed { $needed }; { paid-price }).
epic-acta-placed-stability-d = The harvest tax was in before the feast of the Cross, and no village had to be visited twice: *{ $box }* ({ $score }), { $change } RP. The clerks went home while it was light.
epic-acta-placed-stability-e = A baker near the Forum of the Ox had sold his loaf at one price for three years, and was proud of it: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-stability-f = Bridges were mended before they fell, and the men who mended them were paid: *{ $box }* ({ $score }), { $change } RP. No one made a song about it.
epic-acta-placed-loyal-patriarch-c = The prayers for the Emperor were sung by heart, and no bishop asked for a word to be changed: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-loyal-patriarch-d = A monk who preached against the palace was heard out by the Patriarch, and sent to a very distant island: *{ $box }* ({ $score }), { $change } RP.
epic-acta-placed-strong-basileus-c = A governor who had kept back two years of taxes paid them before anyone had asked: *{ $box }* ({ $score }), { $change } RP. He had heard who read the accounts.
epic-acta-placed-political-revolt-c = Two men fell alive from the gallows, a Blue and a Green, and both factions demanded their pardon in one voice: *{ $box }* ({ $score }), { $change } RP. As long as it lasted no guard unit would leave the palace.
epic-acta-placed-weak-patriarch-c = At the synod the Patriarch let each bishop speak, and then each of them again: *{ $box }* ({ $score }), { $change } RP. A missionary would cost more while so much was said at home.
epic-monument-built-fortifications = Cisterns came first, then towers, then a wall that followed the rock. **{ $city }** had its Fortifications ({ $cost } RP), and one Persian unit would find no way in.
epic-monument-built-defensive-walls = Tombstones, columns and broken statues went into the foundations. The Defensive Walls of **{ $city }** were finished, and it could stand a siege ({ $cost } RP).
epic-city-desolated-usurper = 🔥 The usurper's men had promised to spare the churches of **{ $city }**, and kept their word. They spared nothing else. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-agrarian-crisis = 🔥 In **{ $city }** the last measure of flour was auctioned on the forum, and then people left by all the gates at once. −1 RP; Desolation { $markers } of { $limit }.
epic-city-desolated-arab-razzia = 🔥 The riders took the horses, the children and the bronze doors of **{ $city }**, and filled the wells with stones before they went. −1 RP; Desolation { $markers } of { $limit }.
epic-random-event-drawn-arab-razzia = The wells at the edge of the desert were found drained one morning, among the tracks of camels ({ $die }). Riders out of Arabia fell upon **{ $about }**.
epic-random-event-drawn-theological-disputes = Two chaplains of one regiment preached on the same verse, and came to blows over it ({ $die }). This turn units might refuse to fight.
epic-random-event-drawn-confines = From a fort that few at court could find on a map came a call for help ({ $die }). It tied down { $about } this turn, and no one could call them up.
epic-random-event-drawn-confines-idle = Riots were reported from the edge of the Empire ({ $die }), and a general marked the place on his map. No unit of ours was there to be tied down.
epic-expedition-rolled-battle = The guides were asked what lay between us and Ctesiphon ({ $die }), and spoke of open plains. There would be two battles.
epic-expedition-rolled-siege = On our way Persian farmers drove their cattle behind walls ({ $die }). First there would be a battle, and then a siege.
epic-fleet-gone = One morning the { $nation } took in their anchors, and no one knew what called them home. { $zone-The } was free of their ships.
epic-fleet-gone-b = Fishing boats put out in { $zone-the }, and came back with fish. The ships of the { $nation } were gone.
epic-naval-battle-ended-enemy-b = A plank with eleven men on it was washed ashore, and they were all who could tell of it. **Our fleet was lost in { $zone-the }.**
epic-drowned-with-fleet = No boat could be lowered in that sea. With { $fleet } the men aboard went to the bottom: { $units }.
epic-cargo-lost = Decks awash and oars gone, { $fleet } made port. What was aboard was lost: { $units }.
epic-battle-ended-unfought = Behind the Fortifications of **{ $place }** the garrison waited for the assault, and in the evening put its helmets away. The { $nation } had no one left to attack with, and there was no fight.
epic-battle-ended-unfought-b = The { $nation } looked up at the Fortifications of **{ $place }**, and the men who were to climb them didn't come any nearer. Their captain turned his horse. Not a blow was struck.
epic-expedition-turned-back-undecided = Four times the fleets ran at each other, and after the fourth the way was still barred. It counted as a defeat, and the expedition was over.
epic-expedition-turned-back-undecided-b = The admiral reported that nothing had been decided. At court they called it by its name, a defeat, and gave up the expedition.
epic-force-mustered-attack-alone = The order for the march named a place, **{ $place }**, and no one to lead. { $units } set out { mustered-price }, with the oldest tribune in front.
epic-force-mustered-attack-alone-b = There was no general's tent to pack, and so they were off early. Against **{ $place }**, { mustered-price }, marched { $units }, and took their orders from men with mud on their boots.
epic-force-mustered-persia-alone = Emperors had led armies over the Euphrates, and not all of them came back. { $units } crossed it { mustered-price } with no one to lead them but the guides.
epic-force-mustered-persia-alone-b = The boatmen on the Euphrates asked whom to salute, and were told to mind their oars. No commander was aboard; across went { $units }, { mustered-price }.
epic-monument-destroyed-monastery = In **{ $city }** the prayer for the Empire broke off in the middle of a verse. The Monastery was destroyed, and its bell lay in the well.
epic-monument-destroyed-monastery-b = Of the Monastery of **{ $city }** the cellar was left, and a monk who had been sent to fetch something from it.
epic-monument-destroyed-basilica = The dome of the Basilica of **{ $city }** came down, and the gold of the mosaics lay in the street. Children sold the little cubes, two for a copper.
epic-monument-destroyed-basilica-b = People in **{ $city }** went on crossing themselves at the corner where the Basilica had been. It was destroyed, and one saw the sky from the altar.
epic-monument-destroyed-fortifications = Tower after tower of **{ $city }** lay in the ditch in front of it. The Fortifications were razed, and a goatherd had the first of the stones for his fold.
epic-monument-destroyed-fortifications-b = The cisterns of **{ $city }** were choked with the towers that had guarded them. Nothing was left of the Fortifications.
epic-monument-destroyed-defensive-walls = Of the Defensive Walls of **{ $city }** no stone was left on another. In the foundations the old tombstones came to light again, with their names.
epic-monument-destroyed-defensive-walls-b = The Defensive Walls of **{ $city }** were razed, and for the first time the gatekeeper's children saw what lay beyond.
epic-piracy-cancelled-no-coast = The shipwrights of the { $nation } had the timber, the tar and the crews. What they didn't have was a shore to launch from, and nothing came of it.
epic-piracy-cancelled-no-coast-b = The young men of the { $nation } had sworn to go to sea, and every beach belonged to someone else. They rowed as far as the inn.
epic-piracy-cancelled-storm = For a week the { $nation } stood on the quay and looked at the waves, and the waves got no better. The storm kept their ships in port.
epic-piracy-cancelled-storm-b = In the harbours of the { $nation } they doubled the moorings and drank what was meant for the voyage. In that storm not a ship of theirs put out.
