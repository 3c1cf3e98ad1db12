# What happened, as a game master tells it who has read his Tacitus. When the texts of an event are used up in a turn, those
# of prose.ftl follow. $arms: legions, horse (riders of the steppe and of Iran) or host (all others on foot).

epic-turn-began = ## { $year }
    Somewhere a scribe tied up the roll of the last ten years, blew the dust from a new one and wrote the date at its head.
epic-turn-began-b = ## { $year }
    The consuls had changed ten times, the harvests had come in ten times, and the couriers of the state post were in the saddle again.
epic-turn-began-c = ## { $year }
    Boys who had played at soldiers when the last roll was opened were carrying shields now. Where to, this decade would say.
epic-turn-began-d = ## { $year }
    The milestones were where they had always been. What they measured the distance to might have changed by the time this roll was full.
epic-turn-began-e = ## { $year }
    In the forum they argued about the price of corn, in Ctesiphon about the price of silk, and beyond the rivers no one argued; they were sharpening something.
epic-turn-began-f = ## { $year }
    The price of papyrus had gone up again, the copyists said, and so they wrote small.
epic-turn-began-g = ## { $year }
    Ten more rings in the oaks beyond the Rhine, ten more floods on the Nile. What men did in between is written here.
epic-turn-began-h = ## { $year }
    An old courier gave up the saddle, and a young one learnt the names of the inns. He carried the same letters.

epic-production-counted = Grain ships, mule trains, tax rolls: when all had been counted, { $empire-the } could keep { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    } under arms.
epic-production-counted-b = The quartermasters { $empire-of } laid their tablets on the table, and for once they agreed: { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }, and not a bowl of porridge more.
epic-production-counted-c = An army marches on someone's taxes. Those { $empire-of } would feed { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    } that decade.
epic-production-counted-d = Each province { $empire-of } had a reason to be spared, and none was. There was pay for { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
}.
epic-production-counted-e = The paymaster { $empire-of } slept badly, did the sum again at dawn and came to the same: { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
}.
epic-production-counted-f = Hides, corn, silver and promises: what { $empire-the } took in would keep { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
} under arms, as long as no one counted the promises.
epic-production-counted-g = In the tax offices { $empire-of } they weighed, stamped and swore, and what came of it was { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
}.
epic-production-counted-half = The comes of the largesses opened the chests { $half-of } and counted: { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }, and nothing from the brother's court to add to them.
epic-production-counted-half-b = What { $half-the } owed, { $half-the } paid for itself, since the Empire kept two purses: { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }.

epic-attacked = ⚔️ **{ $area }.** { $arms ->
    [legions] Trumpets, then the tread of hobnailed boots: { $attacker-the } came from { $origin-the }, and { $helpers ->
        [one] one more unit
       *[other] { $helpers } more units
    } closed in from the flanks. The pila flew, the short swords did the rest, and of { $defenders-the } nothing was left that could be called an army
    [horse] Dust on the skyline, and out of the dust { $attacker-the } from { $origin-the }, with { $helpers ->
        [one] one other band
       *[other] { $helpers } other bands
    } swinging round behind. First it rained arrows; then came the lances, and { $defenders-the } { $defenders-number ->
        [plural] were
       *[singular] was
    } ridden down
   *[host] A roar behind the shields, and { $attacker-the } from { $origin-the } came on at a run, { $helpers ->
        [one] one unit of friends
       *[other] { $helpers } units of friends
    } at their side. By evening no one answered for { $defenders-the }
} ({ $attack } to { $defense }).
epic-attacked-b = ⚔️ **{ $area }.** All night they watched the fires multiply all around. In the morning { $attacker-the } came out of { $origin-the }, others came out of the mist, and { $defenders-the } learnt how { $attack } is counted against { $defense }.
epic-attacked-c = ⚔️ The ground around **{ $area-the }** had been called strong, and it was worth { $defense }. Then { $attacker-the } came, and { $helpers ->
    [one] friends on one side
   *[other] friends on { $helpers } sides
}, and that made { $attack }. { $defenders-The } stood as long as one can stand on a difference.
epic-attacked-d = ⚔️ They had sworn to hold **{ $area-the }** to the last man, and { $defenders-the } kept the oath: { $attacker-the } counted { $attack } swords to { $defense } and stepped over them.
epic-attacked-e = ⚔️ A general wins by arriving with more, and arriving together. Towards **{ $area-the }** { $helpers ->
    [one] two columns marched
   *[other] several columns marched
}, { $attacker-the } at the head of the first, and all of them were there on the day: { $attack } to { $defense }. { $defenders-The } had waited for a mistake.
epic-attacked-f = ⚔️ { $arms ->
    [legions] The engineers bridged what could be bridged, the archers kept heads down, and then the eagle went forward
    [horse] Three days they wheeled about, shot and were gone; on the fourth they didn't go
   *[host] The women stood on the wagons and screamed at their men not to come back beaten; nor did they
}. **{ $area-The }** went to { $attacker-the }, and { $defenders-the } to the crows ({ $attack } to { $defense }).
epic-attacked-g = ⚔️ For { $defenders-the } there was a road out of **{ $area-the }**, and { $helpers ->
    [one] someone
   *[other] someone on every side
} was standing on it. { $attacker-The } had only to come from { $origin-the } and close the door: { $attack } to { $defense }.
epic-attacked-h = ⚔️ What the bards made of **{ $area-the }** depended on who paid the bards. The figures were these: { $attack } with { $attacker-the }, { $defense } with { $defenders-the }, and the field went to the larger.

epic-attacked-alone = ⚔️ No allies, no reserves, no second plan: { $attacker-the } out of { $origin-the } at **{ $area-the }**, { $attack } to { $defense }. It was over before the kettles boiled, and { $defenders-the } with it.
epic-attacked-alone-b = ⚔️ { $arms ->
    [legions] A single eagle came down the road to **{ $area-the }**. It looked like little, until the line deployed
    [horse] A single dust cloud hung over the road to **{ $area-the }**. It looked like little, until it was there
   *[host] A single war band came out of the trees at **{ $area-the }**. It looked like little, until the trees went on giving
}: { $attacker-the }, { $attack } to { $defense }, and that was that for { $defenders-the }.
epic-attacked-alone-c = ⚔️ { $defense ->
    [one] There was one reason
   *[other] There were { $defense } reasons
    } to leave { $defenders-the } alone at **{ $area-the }**; { $attacker-the } came with { $attack }.
epic-attacked-alone-d = ⚔️ { $defenders-The } had sent messengers for help from **{ $area-the }** in every direction but the one from which { $attacker-the } came: { $attack } to { $defense }.
epic-attacked-alone-e = ⚔️ At **{ $area-the }** the watch saw { $attacker-the } at noon, counted { $attack } against { $defense } by one, and by two there was no watch. Of { $defenders-the } only the name was left on the army lists.
epic-attacked-alone-f = ⚔️ History gives **{ $area-the }** one line: { $attacker-the } came from { $origin-the }, and { $defenders-the } were not there afterwards ({ $attack } to { $defense }).
epic-attacked-alone-g = ⚔️ “How many are they?” asked someone { $area-in }. “{ $attack }, and { $defense } of us,” said someone who could count. { $attacker-The } made it { $attack } and none of { $defenders-the }.
epic-attacked-alone-h = ⚔️ The gods of { $defenders-the } had been given their share in good time. { $attacker-The } gave nothing, came to **{ $area-the }** with { $attack } to { $defense }, and took the lot.

epic-absorbed = 🐎 No one fought at **{ $area-the }**. The riders { $attacker-of } came up to the camp fires, a cup was handed about, and in the morning { $defenders-the } were saddling their horses in another king's name.
epic-absorbed-b = 🐎 It can also end like this: the riders { $attacker-of } came over the hills to **{ $area-the }** in such numbers that { $defenders-the } did not reach for their swords but for their saddles.

epic-taken-stars = When the lists were compared, new names stood in the column { $power-of }: { $areas }.
epic-taken-stars-b = Keys, hostages, temple silver: { $areas } would send them to another address from then on. It was that { $power-of }.

epic-rome-rebelled = 🔥 **The City had changed sides.** The eagles on the Capitol were Roman eagles, and the men beneath them were Romans; only the portraits had been turned to the wall.
epic-rome-taken = 🔥 **Rome had fallen.** Every schoolboy knew that it couldn't. Now standards { $power-of } leaned in a corner of the Curia, and far away an old man laid his pen aside and wept.
epic-rome-taken-b = 🔥 **The City was taken.** They came in by a side gate at night (some say it was opened), and in the morning { $power-the } held the seven hills. The fountains were still running. It seemed wrong that they should.
epic-rome-regained = 🦅 **Rome was Roman again.** Old men knelt on the Via Sacra and kissed the paving; young men, who had heard about it all their lives, found it smaller than they had thought.
epic-raised = Recruiting sergeants, drums and a bounty no one was quite paid: { $count ->
    [one] one new unit stood
   *[other] { $count } new units stood
} in the ranks { $power-of }.
epic-raised-b = New shields were painted, new standards blessed, new mothers left behind: { $count ->
    [one] one unit more
   *[other] { $count } units more
} for { $power-the }.
epic-raised-c = Whoever had counted the dead { $power-of } forgot to count the sons. { $count ->
    [one] One unit
   *[other] { $count } units
} took the field in their stead.
epic-raised-d = The army lists { $power-of } were copied out afresh, and were longer by { $count ->
    [one] one unit.
   *[other] { $count } units.
}
epic-raised-e = At the spring muster { $power-of } { $count ->
    [one] one new unit
   *[other] { $count } new units
} answered to a name for the first time.
epic-raised-f = Boots were the difficulty; men there were. Before winter the ranks { $power-of } had grown by { $count ->
    [one] one unit.
   *[other] { $count } units.
}
epic-raised-g = { $count ->
    [one] One unit
   *[other] { $count } units
} { $power-of } took the oath in long rows, and the priest had to shout.
epic-raised-h = The younger sons { $power-of } were asked who would like land some day. There were enough of them for { $count ->
    [one] one unit.
   *[other] { $count } units.
}
epic-idle = For ten years nothing happened that { $player-the } would have wished to write down. Somewhere in those years people must have been rather happy.
epic-idle-b = The gates were shut at dusk and opened at dawn; the historian { $player-of } sharpened his pen and put it away again.
epic-unit-retreated = { $unit-The } did not wait to see the horses. A sound in the ground was enough, and the wagons were rolling: away from the Huns, anywhere.
epic-unit-retreated-b = Behind { $unit-the } the sky was brown with the dust of the Huns. They left the harvest standing.

epic-leader-arrived = 👑 There are men at whose coming the room grows quiet. One of them took the reins now: **{ $leader }**.
epic-leader-arrived-b = 👑 The soldiers had been grumbling for years that no one led them. Now someone did, and they stopped grumbling and looked worried: **{ $leader }**.
epic-leader-arrived-c = 👑 **{ $leader }.** The mint was already cutting the dies, and the frontier commanders read their orders twice, because these were meant.
epic-leader-left = † { $leader } died, and for one evening enemies spoke of him with respect. Then they looked at their maps.
epic-leader-left-b = † They laid { $leader } in the earth with his arms, and with him an age. The heirs were already whispering at the grave.
epic-leader-left-c = † { $leader } was gone. The orders still went out in the same form; it took the provinces a year to notice that there was no one behind them.

epic-emperor-placed = The Emperor had the baggage unloaded { $place-in } and let it be known that he would stay: whoever rose against him would have to do it elsewhere.
epic-emperor-placed-north = The Emperor himself crossed the Line. In the wet camps of **{ $place }** he ate bacon with the men, and the legions fought as if they were at home.
epic-emperor-placed-north-b = Against the advice of all his doctors the Emperor went north, to **{ $place }**. There was a purple cloak in the rain now, and no one dared to shiver.
epic-war-declared = ⚔️ In the sight of the priests a spear was thrown over a strip of ground that had been declared, for the occasion, to be foreign. **{ $by-The } { $by-number ->
    [plural] were
   *[singular] was
} at war with { $on-the }.**
epic-war-declared-b = ⚔️ The envoys came with gifts and left without a guard of honour. Before they were home the columns were moving: **{ $by-the } against { $on-the }**.
epic-war-declared-c = ⚔️ There is always a reason; this time it was a stolen herd, an unpaid dowry, an insult at a banquet. **War: { $by-the } against { $on-the }.** The reason was forgotten by the second year.
epic-war-declared-d = ⚔️ The gates of Janus creaked, or whatever stood for Janus there. **{ $by-The } meant to have it out with { $on-the }.**
epic-alliance-began = 🤝 They cut their thumbs, drank from one cup and swore by everything that either of them held holy: { $people-the } would ride with { $empire-the }, as long as the enemy of both was the greater nuisance.
epic-alliance-began-b = 🤝 An embassy { $people-of } knelt, was raised, kissed on both cheeks and paid. From that day their spears were at the service { $empire-of }.
epic-alliance-ended = The hostages were sent home with presents, which is the polite way to say that the friendship between { $empire-the } and { $people-the } was at an end.
epic-peace-made = 🕊️ On an island in the river, in a tent of neutral colour, the scribes read out both versions at once. **{ $by-The } asked for peace** and paid what treaty { $rung } asks; until { $until } there were to be only smugglers on the frontier.
epic-peace-made-b = 🕊️ A herald with an olive branch and a list of concessions: **{ $by-the } yielded to { $to-the }** on the terms of treaty { $rung }. The swords went to the wall until { $until }, well greased.
epic-area-yielded = The garrison marched out with its standards, as the treaty allowed, and didn't look back: **{ $area-the }** passed from { $by-the } to { $to-the }.
epic-area-yielded-b = **{ $area-In }** one tax collector handed the keys to another. { $by-The } out, { $to-the } in; the peasants asked whether the arrears counted.
epic-tribute-set = Once a year a caravan was to set out from Ctesiphon that carried { $amount ->
    [one] one point
   *[other] { $amount } points
} of gold each decade and an escort that wouldn't meet anyone's eye. The word *tribute* was not used.
epic-tribute-set-none = That year no caravan came, and no apology. The tribute was over.

epic-star-looted = 🔥 They called **{ $area-the }** rich, and that was the trouble. { $unit-The } took the silver, then the bronze, then the lead from the roofs, and what would not come off they burned.
epic-star-looted-b = 🔥 For three days the smoke **{ $area-of }** could be smelt a day's ride away. When { $unit-the } moved on, the wagons were so heavy that children ran beside them for joy.
epic-star-looted-c = 🔥 A bishop, or a magistrate, or a priest went out of **{ $area-the }** to plead. { $unit-The } heard him politely. Then they went in.
epic-star-looted-rome = 🔥 **The sack of Rome.** For three days { $unit-the } carried the spoil of the world down to the wagons: the plate of Sulla, the lamp of Jerusalem, the gilded tiles. “It took in the whole earth,” someone wrote, “and was taken.”
epic-star-rebuilt = Scaffolding down, water in the fountain, a market on market day: **{ $area-the }** paid its taxes again, and grumbled, and was alive.
epic-star-rebuilt-b = There was a new roof on the basilica { $area-of }, somewhat lower than the old one. No one mentioned it at the feast.
epic-star-rebuilt-begun = Masons came to **{ $area-the }**, and behind them bakers, and behind them a man who sold the masons wine. It was a beginning.
epic-star-rebuilt-begun-b = Under the nettles { $area-of } they found the old foundations, and agreed that they had been well laid.
epic-bribes-made = 💰 A column of mules left the treasury { $empire-of } and came home light. For one more turn { $units } would sit still.
epic-more-fights = ⚔️ { $count ->
    [one] There was one other field, { $areas-in }, and it ended as the first had; the scribes gave it a line.
   *[other] There were other fields, { $areas-in }, and they ended as the first had; the scribes gave each of them a line.
}
epic-more-fights-b = ⚔️ The courier had { $count ->
    [one] one more victory to report, won { $areas-in }, and reported it in one breath.
   *[other] { $count } more victories to report, won { $areas-in }, and reported them in one breath.
}
epic-more-fights-c = ⚔️ From { $areas-the } came the same news: { $count ->
    [one] once
   *[other] { $count } times
} more the attackers had won.
epic-more-fights-d = ⚔️ { $areas-In } they still hoped for help when it was over. That made { $count ->
    [one] one more victory
   *[other] { $count } more victories
} for those who had come to attack.
epic-more-fights-e = ⚔️ Nor was that all. { $areas-In } { $count ->
    [one] one more line gave way, and the chronicle has
   *[other] { $count } more lines gave way, and the chronicle has
} no room to say how.
epic-bribe-made = 💰 **{ $area }.** At night a mule came to the camp { $unit-of }. In the morning the mule was lighter and the war no longer so urgent. { $empire-The } paid.
epic-bribe-made-b = 💰 **{ $area }.** “A wall of gold is cheaper than a wall of men,” said a secretary { $empire-of }, and signed. { $unit-The } would sit still.
epic-bribe-made-c = 💰 **{ $area }.** Silver plate, a diadem of the second quality and a flattering letter: { $unit-the } found that the pasture would do for another year.
epic-revolt-began = 🔥 The soldiers were called away, for a month, they said. **{ $area-In }** people waited a decent while, then threw the tax rolls { $empire-of } into the fountain.
epic-revolt-began-b = 🔥 It took no army to lose **{ $area-the }**; it took none to be there. The decrees { $empire-of } were still posted, and goats ate them.
epic-revolt-began-c = 🔥 **{ $area-The }** sent { $empire-to } its excuses instead of its taxes. They were very well written.
epic-revolt-began-armed = 🔥 It began with a slap in the market. By nightfall **{ $area-the }** was burning, and { $unit-the } came down from the hills to finish what the slap had started: revolt against { $empire-the }.
epic-revolt-began-armed-b = 🔥 Under the floors { $area-of } the swords had been waiting, wrapped in oiled cloth, for a generation. { $unit-The } took them up, and { $empire-the } had one city less.
epic-revolt-ended = { $area-In } the crosses were taken down from beside the road. It was quiet; no one called it peace.
epic-revolt-ended-b = { $area-In } the shutters opened again, one after the other, and someone swept the street.
epic-recivilised = { $area-In } the baths were full, the boys quoted Virgil with a local accent, and the last cohort marched off because no one could remember what it was for. { $empire-The } could do without a garrison there.
epic-civil-war-began = 🔥 **Civil war.** It was the donative, or the winter, or the general's smile. { $capital-In } the soldiers threw a purple cloak over a pair of shoulders that did not resist enough, and up to { $size ->
    [one] one legion shouted his name
   *[other] { $size } legions shouted his name
    }.
epic-civil-war-began-b = 🔥 **Romans against Romans.** There were now two emperors, and each had the gods' own word for it. The second sat { $capital-in }; as many as { $size ->
    [one] one legion had sworn
   *[other] { $size } legions had sworn
    } to him.
epic-civil-war-began-c = 🔥 **“The secret of empire was out: an emperor could be made elsewhere than in Rome.”** This time elsewhere was { $capital }, and those who made him may have been { $size ->
    [one] one legion
   *[other] { $size } legions
    }.
epic-no-civil-war = A general looked along the line and waited for someone to call him Caesar. Someone coughed. The moment passed, and there was no civil war.
epic-sassanid-revolt-began = 🔥 **In Persis the fire was lit again.** Ardashir, the grandson of a temple warden, had read on the cliffs at Naqsh-e Rostam what kings once ruled there, and he did not find the Arsacid among their heirs. He put on armour.
epic-sassanid-revolt-ended-won = **The Sassanids ruled.** At Hormozdgan the last Arsacid died under the hooves, and the victor had himself cut into the rock receiving the ring from God. He had a claim to everything that Darius had owned, and someone to draw up the list.
epic-sassanid-revolt-ended-lost = They brought the Great King a head in a leather bag, and he looked at it for a long time. The last Sassanid had fallen; the Arsacids stayed, and had every fire temple in Persis counted.
epic-walls-built = 🧱 First a ditch, then a wall, then a higher wall, then a higher wall still with ninety-six towers: the city on the **Bosporus** was shut like a chest. The engineers said that it would hold for a thousand years. They were asked not to exaggerate.
epic-walls-fell = **The Walls of Constantinople were breached.** One had to read the dispatch twice. Then one began to pack.
epic-empire-divided = **Two courts, two treasuries, two armies,** and on the coins two emperors who clasped hands and looked past each other: the Empire was divided into West and East. For the sake of unity, said the edict.
epic-half-fell = **{ $half-The } was no more.** There was no last battle. One day no orders came, the next month no pay, and when someone went to look, the offices were locked and the keys had been left with the doorkeeper.
epic-half-fell-b = **So ended { $half-the }.** The diadem, the cloak and the seals were packed in a chest and sent to whoever might still have a use for them.
epic-people-gone = Somewhere an old woman died who had still known the songs { $people-of }. No one wrote the songs down; no one was left to miss them.
epic-people-gone-b = The name { $people-of } stayed on a river, on a hill, in a geographer's list. Those who had borne it were gone.
epic-kingdom-founded = 👑 { $unit-The } had had enough of roads. { $capital-In } their king sat down in the governor's chair, found it comfortable, and had a Roman lawyer write out his laws: **{ $kingdom-the }**, { $units ->
    [one] one unit
   *[other] { $units } units
} strong.
epic-kingdom-founded-b = 👑 The wagons were taken apart for doors and roof beams: { $unit-the } meant to stay. **{ $kingdom-The }**, { $units ->
    [one] one unit
   *[other] { $units } units
} strong, was born { $capital-in }, in bad Latin and good order.
epic-kingdom-founded-other = 👑 { $unit-The } had been so long on the road that they'd picked up kinsmen, camp followers and a new name. { $capital-In } they wrote it over the gate: **{ $kingdom-the }**, { $units ->
    [one] one unit
   *[other] { $units } units
} strong.
epic-kingdom-founded-huns = 👑 Around a hall of polished planks, a bath house of carried stone and ten thousand tents the road from everywhere ended: **{ $capital-in } { $kingdom-the } had their capital.** Envoys of both empires waited before the door, and the horses behind it were those of { $units ->
    [one] one host
   *[other] { $units } hosts
}.
epic-kingdom-turned-foederatus = The king came to an agreement: corn, a title and a golden breastplate for him, his spears for Rome. { $kingdom-The } was now an ally, as long as the corn came.
epic-kingdom-turned-foederatus-b = Roman pay smelt better than Roman blood, the elders found. { $kingdom-The } took the oath of the Foederati, with a hand on the Gospels and an eye on the granary.
epic-kingdom-turned-rogue = The corn came late, the title was the wrong one, and the king tore off the breastplate before the whole host. **{ $kingdom-The } had broken the oath.**
epic-kingdom-turned-rogue-b = “We swore to an Empire,” said the king, “show me one.” **{ $kingdom-The } marched on its own account.**
epic-kingdom-ended = { $kingdom-The } had had a law book, a mint and a genealogy back to Troy. All three were for sale now.
epic-armenia-turned = In the high valleys around Ararat they took down one set of banners and put up another, without hurry; they had done it before. Armenia went over to { $to-the }.
epic-armenia-turned-free = For once no one's crown was sent to Artashat, and they made one themselves. Armenia belonged to itself again.
epic-kingdom-inherited = The king died without an heir that Rome would recognise, and the will was in Latin. Without a blow the Senate and People inherited { $areas }.
epic-huns-came = 🐎 First it was a rumour: riders who slept in the saddle and cooked their meat under it. Then it was a noise. Then, one morning, it was there: **{ $horde-the }**, and behind them the steppe was empty.
epic-huns-came-more = 🐎 More of them. { $horde-The } came up out of the grass as if it had been sown with them.
epic-huns-came-more-b = 🐎 Behind the horizon they had come from there was another horizon: new riders { $horde-of }.

epic-turn-ended-rome = The augurs looked up, and the accountants looked down: { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    } for Rome, { $parthia } for { $persians-the }. **Rome led by { $difference }**, and slept soundly, for once.
epic-turn-ended-rome-b = The roll was full. At its foot the scribe set the count: Rome { $rome }, { $persians } { $parthia }; **{ $difference } more for Rome**.
epic-turn-ended-rome-c = What had this decade been worth? { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    } to Rome, { $parthia } to { $persians-the }, **{ $difference } between them**, and graves that no one had counted.
epic-turn-ended-rome-d = The same two figures lay on the tables of two courts, Rome { $rome }, { $persians } { $parthia }. **They were { $difference } apart, in Rome's favour**, and only one of the courts held a feast.
epic-turn-ended-rome-e = The aediles had the count painted on a wall by the Forum: { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
} for Rome, { $parthia } for { $persians-the }. **The lead was { $difference }**, and by evening someone had drawn a donkey beside it.
epic-turn-ended-rome-f = A sailor at Ostia and a camel driver at Palmyra told it alike: Rome { $rome }, { $persians } { $parthia }, **{ $difference } more for Rome**.
epic-turn-ended-parthia = The count was read out in Ctesiphon first: { $persians } { $parthia ->
    [one] { $parthia } star
   *[other] { $parthia } stars
    }, Rome { $rome }. **{ $persians-The } led by { $difference }**, and the Great King had the passage read again.
epic-turn-ended-parthia-b = In the Senate they waited to hear it from someone else: { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    } for Rome, { $parthia } for { $persians-the }, **{ $difference } on the wrong side**.
epic-turn-ended-parthia-c = In the bazaar of Ctesiphon the count was shouted from stall to stall: { $persians } { $parthia }, Rome { $rome }. **{ $persians-number ->
    [plural] { $persians-The } were
   *[other] { $persians-The } was
} { $difference } ahead**, and until noon the melons were free.
epic-turn-ended-level = The scales hung still: { $rome ->
    [one] { $rome } star
   *[other] { $rome } stars
    } here and { $parthia } there. Both courts claimed the victory, and both were arming.
epic-game-ended = **{ $level-The }.** { $reason } The scribe sands the last line, rolls up five hundred years and looks for a shelf that will hold them.
epic-game-ended-b = **{ $level-The }.** { $reason } What is left are roads, words and a great many broken columns, among which children are playing empire.
epic-chapter-open = Here the roll lies open, the ink still wet; what comes next is being done at this hour.

# Circumstances, leaders of either empire, and the thread of a decade.
epic-attacked-star = ⭐ Whoever held **{ $area-the }** had a star, and for that men climb higher than for pay. { $attacker-The } went up, { $attack } to { $defense }, and took it from { $defenders-the }.
epic-attacked-star-b = ⭐ The tax lists of **{ $area-the }** were worth a campaign, and both sides knew it. With { $attack } to { $defense } { $attacker-the } drove out { $defenders-the }, and the star went with the keys.
epic-attacked-star-c = ⭐ They had walled up two gates of **{ $area-the }** and set a watch on the third. { $attacker-The } came through it at dawn, { $attack } to { $defense }, and the star no longer belonged to { $defenders-the }.
epic-attacked-star-d = ⭐ In the treasury of **{ $area-the }** clerks were still sealing chests when the line outside gave way. { $attacker-The } won { $attack } to { $defense }, and { $defenders-the } lost the place and its star.
epic-attacked-crushing = ⚔️ **{ $area-In }** there was time to count: { $attack } on one side, { $defense } on the other. { $attacker-The } didn't even slow down, and { $defenders-the } had nowhere to go.
epic-attacked-crushing-b = ⚔️ The dispatch called it a battle, because there was no word for less. { $attacker-The } came on with { $attack } against { $defense }, and **{ $area-the }** was cleared of { $defenders-the } before the wagons had been unloaded.
epic-attacked-crushing-c = ⚔️ An old man { $area-in } had advised them to leave in the night, and should have been heard. In the morning { $attacker-the } came with { $attack } against { $defense }, and it was over for { $defenders-the }.
epic-attacked-crushing-d = ⚔️ What was sent against **{ $area-the }** would have been enough for a place of twice the strength. { $attacker-The } had { $attack }, { $defenders-the } had { $defense }, and no trumpet sounded a second time.
epic-attacked-narrow = ⚔️ Twice the line { $area-in } bent and straightened. The third time it broke, by no more than { $attack } to { $defense }, and { $attacker-the } crossed ground that { $defenders-the } had nearly kept.
epic-attacked-narrow-b = ⚔️ For years people said what could have saved **{ $area-the }**: one cohort, one hour, one dry bowstring. { $attacker-The } had { $attack }, { $defenders-the } had { $defense }, and the difference was no larger than that.
epic-attacked-narrow-c = ⚔️ At noon { $defense } was nearly enough, and { $defenders-the } had begun to hope. Then { $attacker-the } found one more company to send in, { $attack } in all, and **{ $area-the }** was taken.
epic-attacked-narrow-d = ⚔️ Both commanders { $area-in } had sent for their horses. { $attacker-The } held out a little longer, { $attack } to { $defense }, and it was the line of { $defenders-the } that opened.
epic-attacked-back = ⚔️ Exiles from **{ $area-the }** rode in front, and knew every ford. Behind them came { $attacker-the }, { $attack } to { $defense }, on paths that { $defenders-the } had never learnt.
epic-attacked-back-b = ⚔️ The loss of **{ $area-the }** had never been entered in the books as final. { $attacker-The } came back with { $attack } against { $defense }, and for { $defenders-the } it was the last day there.
epic-attacked-back-c = ⚔️ **{ $area-In }** some had kept the old coins under the hearthstone. They were good again when { $attacker-the } had beaten { $defenders-the }, { $attack } to { $defense }.
epic-attacked-again = ⚔️ They no longer repaired the outworks of **{ $area-the }** between one attack and the next; this was the { nth-times }. { $attacker-The } won it, { $attack } to { $defense }, over { $defenders-the }.
epic-attacked-again-b = ⚔️ Armies came to **{ $area-the }** so often that the inns kept a tariff for generals. The { nth-times } attack was that of { $attacker-the }: { $attack } to { $defense }, and no tariff for { $defenders-the } any more.
epic-attacked-again-c = ⚔️ Under the dust of **{ $area-the }** lay the arrowheads of every army of the age. { $attacker-The } added to them in the { nth-times } attack, and beat { $defenders-the } by { $attack } to { $defense }.
epic-attacked-again-d = ⚔️ The { nth-times } attack on **{ $area-the }** began like the others, with smoke and drums. It ended { $attack } to { $defense }, with { $attacker-the } on the field and { $defenders-the } off the army lists.
epic-attacked-rebels = ⚔️ { $area-In } the rebellion was no longer a matter of proclamations. { $attacker-The } met { $defenders-the } in the open, { $attack } to { $defense }, and only one army marched off.
epic-attacked-rebels-b = ⚔️ Since the rebellion no one { $area-in } had hung a portrait on more than one nail. { $attacker-The } settled whose it was to be, { $attack } to { $defense } against { $defenders-the }.
epic-attacked-many = ⚔️ One grave wasn't enough { $area-in }. { $attacker-The } came with { $attack } against { $defense }, and in a single day { $defenders-the } were gone.
epic-attacked-many-b = ⚔️ They had crowded together { $area-in } because there was safety in numbers, and it made the rout the larger. { $attacker-The } won { $attack } to { $defense }; lost at one blow were { $defenders-the }.
epic-attacked-many-c = ⚔️ The messenger from **{ $area-the }** had several names to report, and began with the worst. { $attacker-The } had won { $attack } to { $defense }, and destroyed { $defenders-the }.
epic-attacked-i = ⚔️ By the third day **{ $area-the }** was cut off from any help. { $attacker-The } came out of { $origin-the }, { $helpers ->
    [one] one other unit
   *[other] { $helpers } other units
} kept the roads, and { $defenders-the } had { $defense } to set against { $attack }.
epic-attacked-j = ⚔️ The plan was drawn in spilt wine on a table { $origin-in }: a feint here, a march there, and **{ $area-the }** in the middle. { $attacker-The } kept to it, { $attack } to { $defense }, at the expense of { $defenders-the }.
epic-attacked-alone-i = ⚔️ There was one road to **{ $area-the }**, and one army on it. { $attacker-The } had marched from { $origin-the } without waiting for anyone, won { $attack } to { $defense }, and left of { $defenders-the } a few shields in the grass.
epic-attacked-alone-j = ⚔️ “Wait for the others,” said the order, and it reached { $attacker-the } too late. **{ $area-In }** everything was settled by then, { $attack } to { $defense }, and { $defenders-the } had lost.
epic-leader-arrived-rome = 👑 The Senate had three speeches ready, and gave them all. He listened to the first, thanked them for the others and sent for the muster rolls: **{ $leader }**.
epic-leader-arrived-rome-b = 👑 On the Campus Martius they shouted a name until the pigeons left the roofs. The name was **{ $leader }**, and the treasury ordered bread, iron and horses.
epic-leader-arrived-rome-c = 👑 Old centurions put off their discharge by a year when they heard who was to command: **{ $leader }**. No one had asked them to.
epic-leader-arrived-parthia = 👑 The Magi lit the fire of a new reign, and the nobles brought horses instead of excuses. The King of Kings was **{ $leader }**.
epic-leader-arrived-parthia-b = 👑 At Ctesiphon the great bow was strung before the court, and **{ $leader }** drew it to the ear. The satraps looked at one another and went home to call up their riders.
epic-leader-arrived-parthia-c = 👑 From Armenia to the Indus the drachms were struck with one head again: **{ $leader }**. The engraver had been told to leave out the smile.
epic-leader-left-rome = † The death of { $leader } was kept secret for three days, until the pay had arrived. Then the legions were told, and took off their helmets.
epic-leader-left-rome-b = † The will of { $leader } was read out in the Senate, and it was short. He left his soldiers money, his city a garden and the Empire to no one in particular.
epic-leader-left-rome-c = † For seven days no market was held, in mourning for { $leader }. On the eighth the price of swords had gone up.
epic-leader-left-parthia = † They led the horse of { $leader } three times round the tower, and it wouldn't leave. His sons had already ridden off, each in another direction.
epic-leader-left-parthia-b = † { $leader } was dead, and at Ctesiphon the doors of the treasury were sealed three times over, by three brothers.
epic-leader-left-parthia-c = † The court poet sang of { $leader } until morning, and everyone wept at the right places. In the stables, meanwhile, they were saddling.
epic-peace-made-rome = 🕊️ **Rome asked for peace.** In the Senate the word wasn't used; there was talk of an arrangement, the one of treaty { $rung }, and it was to hold until { $until }.
epic-peace-made-rome-b = 🕊️ **It was Rome that sent to the Euphrates for terms.** The proconsul brought his own chair, and sat lower all the same. Treaty { $rung } was in force until { $until }.
epic-peace-made-parthia = 🕊️ **{ $persians-The } asked for peace.** A magus swore by the fire, a Roman by the eagle, and the clerk wrote down treaty { $rung }. The pastures by the river were to belong to the herdsmen until { $until }.
epic-peace-made-parthia-b = 🕊️ **From Ctesiphon came forty camels and a request for peace.** The camels were accepted first. Treaty { $rung } was to hold until { $until }.
epic-peace-made-again = 🕊️ **Once more it was { $by-the } asking for peace.** The scribes had kept the wording, and changed what had to be changed: treaty { $rung }, until { $until }.
epic-civil-war-began-again = 🔥 **Civil war, while the graves of the last one were still bare earth.** { $capital-In } a new man took the oath of up to { $size ->
    [one] one legion
   *[other] { $size } legions
}.
epic-star-looted-again = 🔥 **{ $area-In }** they had learnt where not to hide the silver. { $unit-The } had learnt it too, and looted the place once more.
epic-star-looted-again-b = 🔥 Those who had looted **{ $area-the }** before had left the roofs. { $unit-The } came for the lead, the timber and the people.
epic-star-looted-d = 🔥 The rich { $area-of } had left with their chests a week before, and the poor had stayed. { $unit-The } dug up the gardens of the ones and burned the streets of the others.
epic-star-looted-e = 🔥 The treasury { $area-of } yielded gold, the temples silver, the houses their copper pots. { $unit-The } left the books, having no use for them.
epic-war-declared-e = ⚔️ At the frontier a herald read out nine grievances, to three shepherds and a customs man. **{ $by-The } declared war on { $on-the },** and the shepherds drove their flock uphill.
epic-war-declared-f = ⚔️ For a year the forges had worked at night, and merchants had noticed it before the envoys did. Then it was in the open: **a war of { $by-the } against { $on-the }**.
epic-revolt-began-armed-c = 🔥 **{ $area-In }** the assessor counted olive trees that had been dead for years. { $unit-The } took him along as a hostage when they rose against { $empire-the }.
epic-kingdom-turned-foederatus-c = The king's brother went to court as a guest, and stayed as a hostage. In return { $kingdom-the } fought for Rome.
epic-kingdom-turned-rogue-c = The chest with the subsidy arrived with stones in its lower half. **{ $kingdom-The } was an ally of Rome no longer,** and kept the chest.
epic-kingdom-turned-rogue-brief = The oath was sworn on one side of the harvest and broken on the other. **{ $kingdom-The } had served Rome for as long as the corn lasted.**
epic-kingdom-turned-rogue-brief-b = Hostages came to court, and were called home before they had learnt any Latin. **{ $kingdom-The } had been an ally of Rome, and was one no longer.**
epic-kingdom-turned-rogue-brief-c = The golden breastplate was delivered, worn once, and sent back in pieces. **{ $kingdom-The } had sworn to Rome and was forsworn,** all in ten years.
epic-area-yielded-c = **{ $area-In }** they turned the boundary stones round, so that the other face was outward. The treaty gave the land from { $by-the } to { $to-the }, and no one had to die for it.
epic-alliance-began-c = 🤝 A marriage, forty horses and the right to sell in the frontier markets: for that { $people-the } would fight beside { $empire-the }.
epic-alliance-ended-b = No envoy came to the feast, and no one was sent to ask why. Between { $empire-the } and { $people-the } the alliance was over.
epic-no-civil-war-b = A purple cloak lay ready in a tent, and in the morning it was still lying there. No general had found followers, and there was no civil war.
epic-armenia-turned-b = The new king of Armenia was crowned with one hand on a treaty. He ruled by the grace of { $to-the }, and said so twice in his first speech.
epic-kingdom-founded-c = 👑 A surveyor paced out the plots { $capital-in }, two thirds for the newcomers and one for the old owners. So { $unit-the } got their land, and the world **{ $kingdom-the }**, with { $units ->
    [one] one unit
   *[other] { $units } units
}.
epic-emperor-placed-b = The Emperor heard petitions and choirs { $place-in }, and slept in a governor's bed. No one would rise against him there while he was under that roof.
epic-people-gone-c = A census taker reached the last village { $people-of }, and found two goats and a locked door. He wrote a line and crossed it out: the people was gone.
epic-kingdom-ended-b = The throne was sold for its silver fittings, and a farmer took the wood. { $kingdom-The } had ceased to be.
epic-thread-contested = *Farmers { $area-in } plough round the mounds. This was the { nth-times } attack, and not much is left to plough.*
epic-thread-contested-b = *A veteran can't say which battle { $area-in } took his arm. The attacks there come to { $times } by now.*
epic-thread-contested-c = *Fingers have worn a hole in the maps at { $area-the }, so often do generals point to it. Attacks so far: { $times }.*
epic-thread-ahead = *Envoys unpack their best robes for { $player-the }: in front for { $row } decades, one after the other.*
epic-thread-ahead-b = *Men have been born, have grown up and have served while { $player-the } led. It's been { $row } decades.*
epic-thread-ahead-c = *At Alexandria they take no more bets on the count, since { $player-the } { $player-number ->
    [plural] have
   *[singular] has
    } won { $row } in a row.*
epic-thread-overtaken = *At both courts the scribes checked the sum before they sent it up: { $player-the } { $player-number ->
    [plural] have
   *[singular] has
    } come out ahead.*
epic-thread-overtaken-b = *Allies who had been slow to answer wrote two letters in a week. { $player-The } { $player-number ->
    [plural] have
   *[singular] has
    } taken the lead.*
epic-thread-most = *An architect is asked for a larger map room. Stars to be shown in it for { $player-the }: { $stars }, more than ever.*
epic-thread-most-b = *No grandfather can remember a better count for { $player-the }. It has never come to so many stars: { $stars }.*
epic-thread-fewest = *Clerks { $player-of } carry old tax rolls down to the cellar. So few stars had never been counted before: { $stars }.*
epic-thread-fewest-b = *A map { $player-of } from the grandfathers' days fetches a good price, since it shows more. Stars today: { $stars }, the fewest of all.*
epic-thread-swing = *A child born at the last count has seen the balance move by { $count ->
    [one] { $count } star
   *[other] { $count } stars
    }, all of it towards { $player-the }.*
epic-thread-swing-b = *There are decades in which nothing moves, and this wasn't one: the balance shifted by { $count ->
    [one] { $count } star
   *[other] { $count } stars
    }, in favour { $player-of }.*
epic-thread-swing-c = *Envoys change their tone with the count. { $player-The } { $player-number ->
    [plural] have
   *[singular] has
    } gained { $count ->
    [one] { $count } star
   *[other] { $count } stars
    } on its rival, and is spoken to accordingly.*
epic-thread-rising = *Round the fires { $power-of } the young men recite the names of what was taken in ten years: { $count ->
    [one] { $count } area
   *[other] { $count } areas
    }.*
epic-thread-rising-b = *Smiths who used to make ploughs make swords for { $power-the }, and are paid in land. There's enough of it: { $count ->
    [one] { $count } area
   *[other] { $count } areas
    } in ten years.*
epic-thread-rising-c = *Generals of both empires ask for interpreters who know the speech { $power-of }, for { $count ->
    [one] { $count } area
   *[other] { $count } areas
    } taken in ten years.*
epic-thread-looted = *In the frontier markets temple silver is sold by weight. Sackings since the beginning: { $times }.*
epic-thread-looted-b = *Builders, at least, have work: this was the { nth-times } sacking since the first roll was opened.*
epic-thread-civil-wars = *Mothers no longer ask which emperor their sons are to serve, only for how long. This was the { nth-times } civil war.*
epic-thread-civil-wars-b = *Sculptors carve the body first, and leave the head for later. They've learnt it in { $times } civil wars.*
epic-thread-civil-wars-c = *After { $times } civil wars the oath of the army has a gap where the name should be.*
epic-thread-revolts = *The governor's house { $area-in } has a back door, put in after the first revolt. There have been { $times }.*
epic-thread-revolts-b = *{ $area-In } the crosses by the road are left up between one revolt and the next; this was the { nth-times }.*
epic-tribute-set-b = At Zeugma two men who didn't greet each other weighed the gold, one after the other. The tribute { $persians-of } was to be { $amount ->
    [one] one point
   *[other] { $amount } points
} a decade.
