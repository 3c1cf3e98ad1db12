# What happened, as a chronicler tells it who has outlived his patrons. When the texts of an event are used up in a turn,
# those of prose.ftl follow.

epic-year-began = ## { $year }
    The new consuls have thrown their coins to the crowd, and the crowd has picked them up. So the year has a name; what it will be remembered for is not yet decided.
epic-year-began-b = ## { $year }
    I have outlived three bishops and a good many emperors, and my hand is still steady before noon. Let us see what this year wants written.
epic-year-began-c = ## { $year }
    In the spring the couriers change horses at the posting stations, where there are still horses. What they carry is sealed, and everyone knows what is in it.
epic-year-began-d = ## { $year }
    The laws are still issued in the name of two emperors who have never met, and sent to cities that may not be there. It is called the Roman Empire.
epic-year-began-e = ## { $year }
    Swallows come back to the basilica, through the hole in the roof. The priest takes it for a good sign, and the mason for work.
epic-year-began-f = ## { $year }
    The almanac gives rain for the Ides and says nothing of the Barbarians. We have bought it all the same, for the feast days.
epic-year-began-g = ## { $year }
    A child has asked me what a province is. I said: a place that used to send taxes. It seemed to me a good opening for the year.
epic-year-began-h = ## { $year }
    The ice is off the rivers, and everyone looks at the other bank. On the other bank they are looking too.
epic-year-began-i = ## { $year }
    They have mended the gate, not the wall. A gate is what visitors see, says the curator of works, and no one laughs.
epic-year-began-j = ## { $year }
    The price of mules has doubled since the autumn. I need no spies to tell me what the armies mean to do.
epic-year-began-k = ## { $year }
    On the kalends the soldiers swore their oath again, to a name read out from a slip of paper. Some of them knew whose it was.
epic-year-began-l = ## { $year }
    I had put the pen away. Then someone hammered at the door with a letter from the frontier, and here it is in my hand again.
epic-hand-changed-flown = An Augustus who leaves his half of the world is seen by every boatman on the way. Among the Barbarians they began to ask who would be missed.
epic-hand-changed-event = { $camp ->
    [for-rome] A merchant was brought in by the back stairs and talked until morning. Rome knew more than it had.
   *[against-rome] A deserter was given wine and talked until morning. The Barbarians knew more than they had.
}
epic-hand-changed-augusta = The new Emperor of the West couldn't yet tie his sandals. His mother could do that, and the rest: from that day the Augusta signed.
epic-initiative-rolled-roman = At court someone said “now”, and for once no committee was formed. Rome moved first ({ $die }; less than { $needed } needed).
epic-initiative-rolled-roman-b = Two Augusti, two councils, two opinions, and yet the orders went out in time. The secretaries couldn't explain it ({ $die }; less than { $needed } needed).
epic-initiative-rolled-roman-c = The granaries were opened, the bridges mended and the generals paid, before anyone had asked. Rome began the year ({ $die }; less than { $needed } needed).
epic-initiative-rolled-barbarian = The dispatch lay three weeks on a desk in the palace, under a poem. By then the Barbarians were in the saddle ({ $die }; Rome needed less than { $needed }).
epic-initiative-rolled-barbarian-b = First the Emperor had to be told, then the other Emperor, then each had to be told what the other had said. The Barbarians began ({ $die }; Rome needed less than { $needed }).
epic-initiative-rolled-barbarian-c = Beyond the frontier they held no council longer than a cup of beer. They moved first ({ $die }; Rome needed less than { $needed }).
epic-initiative-taken-stratagem = All was settled, until a rider came in with a letter that had been meant for someone else. { $camp ->
    [for-rome] So Rome went first.
   *[against-rome] So the Barbarians went first.
}
epic-initiative-taken-augusta = The Augusta entered the council without being announced, and remained standing until the generals had understood. Rome went first.
epic-initiative-taken-scenario = Things had gone too far before this page was begun. { $camp ->
    [for-rome] It opened with Rome on the march.
   *[against-rome] It opened with the Barbarians on the march.
}
epic-pax-romana = 🕊️ **Peace, from the Wall to the Euphrates.** The soldiers mended their boots and then, for want of orders, other people's. The scribe left the page half empty and was grateful.
epic-pax-romana-b = 🕊️ **No enemy in the field, no rival on a throne.** In the markets they complained about prices, which is what people complain about in peace.
epic-pax-broken = It was a peace made by one man for as long as he lived. { $leader-The } was dead, and the sentries were doubled.
epic-sequences-counted = The quartermasters had counted fodder and the generals their ambitions. The year held { $total ->
    [one] 1 sequence
   *[other] { $total } sequences
}: { $roman } for Rome, { $barbarian } for the Barbarians.
epic-sequences-counted-b = A war is as long as the grass grows. It was enough for { $roman ->
    [one] 1 sequence
   *[other] { $roman } sequences
} of Rome and { $barbarian } of the Barbarians.
epic-sequences-counted-c = How often can an army march before the rivers rise? Rome said { $roman }, the Barbarians said { $barbarian }, and neither had asked the horses.
epic-sequences-counted-d = They shook the bread sacks and looked at the hooves. Rome had enough for { $roman ->
    [one] { $roman } sequence
   *[other] { $roman } sequences
}, the Barbarians for { $barbarian }.
epic-sequences-counted-e = Before the passes opened, each side cut notches in a stick, one for each sequence. Rome cut { $roman }, the Barbarians cut { $barbarian }.
epic-sequences-counted-f = The recruits asked how long a year was. It was { $total ->
    [one] { $total } sequence
   *[other] { $total } sequences
}, said the centurion: { $roman } for Rome, { $barbarian } for the Barbarians, and the rest was mud.
epic-sequence-passed = { $camp ->
    [for-rome] The trumpeters polished their trumpets. No order came from Rome, and no one asked for one.
   *[against-rome] On the other side they sharpened what was sharp, and sat down again. The Barbarians didn't move.
}
epic-sequence-passed-b = A season was let go by, like a boat one might have caught. { told-side-first } could wait.
epic-sequence-passed-c = The scouts came back and said what they'd said the week before. { told-side-first } kept to the tents, mended harness, and waited for other news.
epic-sequence-passed-d = There was a debate by the fire, and those who wanted to march spoke well. Then supper came. { told-side-first } stayed where the supper was.
epic-units-moved = There was no trumpet, no general, no letter to the Emperor. One morning { $units-the } simply left { $origin-the }, and { $to-the } heard of it from the shepherds.
epic-units-moved-b = { $units-The } left { $origin-the } before light, and reached { $to-the } while the market was on.
epic-units-moved-c = A corporal had the map, and no one asked where he had it from. Out of { $origin-the } and into { $to-the } marched { $units-the }.
epic-units-moved-d = { $origin-In } the pots were still warm, and the tents gone. { $to-In } the dogs barked half the night at { $units-the }.
epic-units-moved-e = Someone said that there was bread { $to-in }. No one gave an order, and { $units-the } left { $origin-the } within the hour.
epic-units-moved-f = The toll keeper between { $origin-the } and { $to-the } asked for the general, to hand him the bill. There was none, and past him went { $units-the }.
epic-units-moved-g = They sang on the road out of { $origin-the }, there being no officer to mind it, and still singing came { $units-the } to { $to-the }.
epic-units-moved-h = The oldest of them had once seen a marching order, and wrote one. On the strength of that { $units-the } moved from { $origin-the } to { $to-the }.
epic-units-moved-i = { $units-The } came from { $origin-the } and chalked their billets on the doors { $to-in }, the good ones first.
epic-units-moved-j = There was no drum, and hardly any dust. { $units-The } slipped out of { $origin-the }, and by nightfall it was { $to-in } that they lit their fires.
epic-units-moved-k = A farmer on the way from { $origin-the } to { $to-the } sold his hay twice, the second time to { $units-the }.
epic-units-moved-l = { $units-The } took the old drovers' road out of { $origin-the }, where one meets no generals, and came down from it { $to-in }.
epic-leader-moved = { $leader-The } rode out of { $origin-the } with a cloak and a servant. { $to-In } they asked him twice where he had left his army.
epic-leader-moved-b = { $leader-The } went from { $origin-the } to { $to-the } by night, with one horse and no soldiers, and paid for the hay himself.
epic-leader-moved-c = { $origin-In } they had held the stirrup for { $leader-the }. { $to-In } they asked him for his papers.
epic-leader-moved-d = Without a single soldier { $leader-the } came from { $origin-the } to { $to-the }, on a horse that had once been good.
epic-leader-moved-e = A groom, two mules and a letter of recommendation: that was how { $leader-the } left { $origin-the } for { $to-the }.
epic-leader-moved-f = { $leader-The } rode from { $origin-the } to { $to-the } in a hooded cloak, and everyone on the road knew who it was.
epic-leader-moved-g = The innkeepers between { $origin-the } and { $to-the } remembered { $leader-the } for the tip. There was no army to feed.
epic-leader-moved-h = { $leader-The } came out of { $origin-the } without an army, and arrived { $to-in } with a sword and an opinion.
epic-stack-moved = { $leader-The } broke camp { $origin-in } before the dew was off the tents. { $count ->
    [one] One unit
   *[other] { $count } units
} went with him to { $to-the }, grumbling in three languages.
epic-stack-moved-b = From { $origin-the } to { $to-the } the farmers drove their pigs into the wood: { $leader-the } was coming, with { $count ->
    [one] one unit
   *[other] { $count } units
}, and soldiers are hungry whoever pays them.
epic-stack-moved-c = { $leader-The } had the bakers march first, and so there was bread { $to-in } when the soldiers came. It was { $count ->
    [one] one unit
   *[other] { $count } units
}, up from { $origin-the } in good order.
epic-stack-moved-d = The milestones between { $origin-the } and { $to-the } bore the names of five emperors. { $leader-The } passed all five with { $count ->
    [one] one unit
   *[other] { $count } units
}, and let no one carve a sixth.
epic-stack-moved-e = It rained as they left { $origin-the }, and still rained when { $leader-the } stopped { $to-in }. The clerk counted { $count ->
    [one] one unit
   *[other] { $count } units
}, all wet, none missing.
epic-stack-moved-f = In the villages they shut the doors, then opened them a crack: { $leader-the } was passing from { $origin-the } to { $to-the }. With { $count ->
    [one] one unit
   *[other] { $count } units
} on the road, no one asked for the toll.
epic-stack-moved-g = A clerk at the bridge out of { $origin-the } counted { $count ->
    [one] one unit
   *[other] { $count } units
}, and { $leader-the } brought as many to { $to-the }.
epic-stack-moved-h = { $leader-The } rode in the dust at the tail, so that no one should stay behind. He came from { $origin-the } to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and no one had.
epic-stack-moved-i = The letters home were written { $origin-in } and sent off { $to-in }. In between { $leader-the } had marched { $count ->
    [one] one unit
   *[other] { $count } units
} over every hill there was.
epic-stack-moved-j = { $origin-In } the innkeeper looked at his slate and swore. { $leader-The } had gone on to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and with the tankards.
epic-stack-moved-k = { $leader-The } sent the wagons round by the high road, came over the hill from { $origin-the } to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and waited two days for the wine.
epic-stack-moved-l = The children { $origin-in } kept step as far as the ford. From there { $leader-the } went on to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and without the children.
epic-stack-moved-m = { $to-In } the square had been swept for a parade. It rained, and { $leader-the } marched { $count ->
    [one] one unit
   *[other] { $count } units
} from { $origin-the } straight across it and into the dry.
epic-stack-moved-far = They wore out their boots on the way, and then the boots of the dead. { $leader-The } went the whole way from { $origin-the } to { $to-the }, with { $count ->
    [one] one unit
   *[other] { $count } units
}, and no one had believed that it could be done.
epic-stack-moved-far-b = By the end the blisters had names. { $leader-The } brought { $count ->
    [one] one unit
   *[other] { $count } units
} from { $origin-the } to { $to-the }, and sat down before anyone else did.
epic-stack-moved-far-c = The moon was new when they left { $origin-the }, and full when { $leader-the } had { $count ->
    [one] one unit
   *[other] { $count } units
} { $to-in }.
epic-stack-moved-far-d = Three cobblers had been taken along from { $origin-the }, and two had run away. { $leader-The } reached { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, most of the men barefoot.
epic-stack-moved-great = For a whole day the people by the road did no work, and at nightfall the column still wasn't past. { $leader-The } led { $count ->
    [one] one unit
   *[other] { $count } units
} from { $origin-the } to { $to-the }.
epic-stack-moved-great-b = The wells ran dry behind them. { $leader-The } marched from { $origin-the } to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and the bakers on the road grew rich or lost everything.
epic-stack-moved-great-c = { $origin-In } it was quiet enough to hear the mice. { $leader-The } had gone to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and there no one heard mice.
epic-stack-moved-great-d = The quartermaster { $leader-of } rode two days ahead and bought all there was. { $count ->
    [one] One unit
   *[other] { $count } units
} came from { $origin-the } to { $to-the }, and it wasn't enough.

epic-event-rolled-none = No calf spoke, no statue sweated, and the comet that a monk saw was Venus. The year had to be made by men ({ $dice }).
epic-event-rolled-none-b = The keeper of the portents apologised for a blank page. He was told that it was the best thing he had written ({ $dice }).
epic-event-rolled-great-pestilence = ☠️ First the rats came out to die in the sun, then the slaves, then people with names. There was pestilence in a city ({ $dice }).
epic-event-rolled-palace-plot = 🗡️ A cup stood untouched, a guard had been changed, a eunuch was suddenly pious. In the palace something had been agreed ({ $dice }).
epic-event-rolled-mutiny = The pay chest for the frontier was opened in front of the men, and there was a letter in it. It spoke warmly of their fathers ({ $dice }).
epic-event-rolled-bagaudae = They had fled from the tax collector into the forest, and found there that they were many. Now the collector fled ({ $dice }).
epic-event-rolled-restless-border = A herd was gone, then a farm, then the road to the farm. On the frontier they no longer wrote “thieves” but “enemy” ({ $dice }).
epic-event-rolled-heavy-taxes = The assessor measured the fields of the dead, and taxed them. Those who had prayed for rescue from the Barbarians began to wonder which way it would come ({ $dice }).
epic-event-rolled-frozen-rivers = ❄️ In one night the Rhine fell silent, and the Danube the night after. Children walked out on the ice, and on the far bank other people watched them do it ({ $dice }).
epic-event-rolled-good-harvest = The ears bent to the ground, and the millers worked by lamplight. Garrisons that had been names on a list were eating again ({ $dice }).
epic-event-rolled-feud = Somewhere beyond the frontier a bride was carried off, and her brothers had spears. Rome had a party in that quarrel, as in every other ({ $dice }).
epic-event-rolled-recruits = Landlords who used to send one-armed men sent a few with two. The sergeants didn't believe it, and counted again ({ $dice }).
epic-event-rolled-embassy = The envoys were shown the baths, the circus and the walls, in that order. They remembered them in the opposite one ({ $dice }).
epic-event-rolled-storm = ⛵ The sea opened on the day in the calendar, and took three grain ships to show what it thought of calendars. The fleets stayed in port ({ $dice }).
epic-event-rolled-sign-in-the-sky = For an hour a sword of fire hung above the evening star, and pointed. At what, the bishops discussed; the bold had decided ({ $dice }).

epic-stratagem-played = There are things one prepares in silence, in the hope of never needing them. { told-side-first } had prepared this: { $stratagem }.
epic-stratagem-played-treaty = 🤝 **{ $stratagem }.** A count of the palace, a notary and a mule with a golden cloak on it: this was how Rome asked { $about-the } for peace, and offered someone else's fields.
epic-stratagem-played-treaty-b = 🤝 **{ $stratagem }.** “What did you come for?” asked the envoy { $about-of }, so to speak. “Bread,” they said, and the scribe wrote down: land, a third of it.
epic-stratagem-played-tribute = 💰 **{ $stratagem }.** It was counted out at night, so that the soldiers shouldn't see it: plate, coin, a few reliquaries without relics. It went to { $about-the }.
epic-stratagem-played-augusta-orientalis = **{ $stratagem }.** In the women's quarters by the Golden Horn a lamp burnt all night. In the morning the Augusta of the East let the ministers in, one by one.
epic-stratagem-played-augusta-occidentalis = **{ $stratagem }.** Among the mosaics of the western court the Augusta put aside her psalter. She had been a hostage and a queen, and knew where armies come from.
epic-stratagem-played-pope = **{ $stratagem }.** An old man went out by the gate on a mule, with a few deacons who would rather have been elsewhere. He was the Bishop of Rome, and had no soldiers at all.
epic-stratagem-played-buccellarii = **{ $stratagem }.** They were named after a hard biscuit, and they could bite. { $about-The } took them into his house, and the oath was to him.
epic-stratagem-played-usurpation = 🔥 **{ $stratagem }.** The officers came late to the dinner { $about-of }, and brought something folded. It was purple, and new.
epic-stratagem-played-uprising = 🔥 **{ $stratagem }.** The smiths beyond the frontier had worked by night all winter. Now the horns were blown among { $about-the }, and the women loaded the wagons.
epic-stratagem-played-scourge-of-god = 🐎 **{ $stratagem }, { $about }.** First the birds came over, then the deer, then a dust that did not settle. A hermit explained to the soldiers whose scourge it was.
epic-stratagem-played-rex = **{ $stratagem }.** All that time there had been a chair, and no one had sat in it. Among { $about-the } a goldsmith took a measure.
epic-stratagem-played-barbarian-alliance = 🤝 **{ $stratagem }.** Among { $about-the } an ox was killed, its blood was mixed with mead, and they drank it without making a face.
epic-stratagem-played-bagaudes = 🔥 **{ $stratagem }, { $about }.** A plough is a bad weapon, but there were many of them. The peasants stopped paying, and began to collect.
epic-stratagem-played-migration = 🐎 **{ $stratagem }.** They burned their villages behind them, so that no one should look back. With the cradles on the wagons { $about-the } took to the road.
epic-stratagem-played-initiative = **{ $stratagem }.** A courier rode three horses to death, and didn't know what he carried. Someone meant to be first.
epic-stratagem-played-rebellion = **{ $stratagem }.** Every yoke has two ends, and for some time { $about-the } had been looking at the other one.
epic-stratagem-played-ecumenical-council = ⛪ **{ $stratagem }.** The public post was closed to soldiers, for the bishops needed the horses. They were travelling about a preposition.
epic-stratagem-played-opportune-flight = 🏃 **{ $stratagem }, { $about }.** Wet wood on the fires, rags around the hooves, a dog left behind to bark. The order was passed from mouth to mouth.
epic-stratagem-played-assassination = 🗡️ **{ $stratagem }.** A man with clean hands and no friends was given a place in the household { $about-of }. He came well recommended.
epic-stratagem-played-plague = ☠️ **{ $stratagem }.** A ship's boy lay down on the quay in the sun and did not get up. By evening there were nine of them.
epic-stratagem-played-plague-epidemic = ☠️ **{ $stratagem }.** The physicians packed at night and left by the north gate. It was by the north gate that the sickness left too.
epic-stratagem-played-desertion = **{ $stratagem }, { $about }.** The evening roll was complete. In the morning the tents stood, and the pots were still warm.
epic-stratagem-played-furor-germanicus = **{ $stratagem }, { $about }.** They held the shields before their mouths and hummed, until it was a roar and they no longer heard it themselves. Tacitus has described it, from a distance.
epic-stratagem-played-divine-favour = **{ $stratagem }, { $about }.** { $camp ->
    [for-rome] A finger of Saint Stephen was carried along the Roman line in a silver box. The clouds parted, and even the pagans knelt.
   *[against-rome] An eagle settled on the hill behind the Barbarians, and looked at Rome. Their priests had never been so popular.
}
epic-stratagem-played-fleet = ⛵ **{ $stratagem }.** Fishing boats, corn ships, a yacht with a marble bath: whatever floated was requisitioned. It lay off { $about-the } and called itself a fleet.
epic-stratagem-played-germanophobia = 🔥 **{ $stratagem }, { $about }.** It began with a fair-haired corporal and a baker's bill. By noon the crowd was asking everyone it met to say *ecclesia*.
epic-stratagems-cancelled = **{ $area }.** On both sides they screamed until they were hoarse, and on both sides it was meant to decide the day. Neither noticed any difference.

epic-leader-entered-due = Some names one learns only when it is too late to forget them. { $leader-The } took his place { $area-in }.
epic-leader-entered-due-b = He was said to be brave, or cruel, or devout; the letters differed. All of them agreed that { $leader-the } was { $area-in }.
epic-leader-entered-due-c = A sentry { $area-in } let in a traveller without luggage. It was { $leader-the }, and from that morning the sentry saluted him.
epic-leader-entered-due-d = He had been reckoned too young for it, then too old, and in the end simply the one. { $leader-The } came to the front { $area-in }, and the clerks learnt to spell the name.
epic-leader-entered-generic = The dead man's cloak was taken in at the shoulders. There was a { $leader } again, { $area-in }.
epic-leader-entered-returns = The room had been smoked out, the mob had gone home. There was someone to sign as { $leader } again, { $area-in }.
epic-leader-entered-returns-b = The place was thought to be empty, and one evening there was a light in the window. There was a { $leader } again, { $area-in }.
epic-leader-waits = { $leader-The } had a commission, a horse and a speech for the troops. What he didn't have was troops.
epic-guard-given = He fed them from his own kitchen, and at night they lay across his door. They belonged to { $leader-the }, and not to the Emperor.
epic-guard-given-b = They swore by his name, and the Emperor's came after it, as a courtesy. { $leader-The } had a guard of his own.
epic-caesar-named = 👑 It was purple, but a narrow strip of it. { $leader-The } bowed his head as a general and lifted it as **Caesar** of the { told-half }.
epic-caesar-named-b = 👑 An emperor who names a **Caesar** has looked at his own death, and at the alternatives. In the { told-half } the choice fell on { $leader-the }.
epic-caesar-named-c = 👑 They gave him a diadem that fitted and a palace without a back door. { $leader-The } was **Caesar** of the { told-half }.
epic-caesar-lost-usurps = To be second in the { told-half } means to kneel to one man only. { $leader-The } counted, and found that it was one too many.
epic-caesar-lost-joins = The insignia of the Caesar of the { told-half } came back in a bag, without a letter. { $leader-The } was with the other side.
epic-caesar-lost-revolt = His own people had burnt the treaty, and { $leader-the } had to choose which oath to break. The { told-half } had no Caesar.
epic-caesar-lost-promoted = The narrow stripe was unpicked, for there was a broader one to sew on. { $leader-The } had been Caesar long enough.
epic-caesar-lost-dead = A cushion was carried at the funeral with a small diadem on it. No one in the { told-half } was Caesar now.
epic-death-roll = The die of his life showed { $die }, and { $dies_on ->
    [9] only a 9 was death
   *[other] { $dies_on } or more was death
}.
epic-death-roll-b = Fate threw { $die }, where { $dies_on ->
    [9] a 9 alone was mortal
   *[other] { $dies_on } was mortal already
}.
epic-death-roll-c = The die came up { $die }; { $dies_on ->
    [9] anything below a 9
   *[other] anything below { $dies_on }
} meant life.
epic-leader-died-natural = † { $leader-The } died between a fever and a physician, with his boots beside the bed. Those who feared him came to make sure.
epic-leader-died-natural-b = † The candles had burnt down, and someone held a mirror to his lips. { $leader-The } was dead; they sent for the notary before the priest.
epic-leader-died-natural-c = † He had asked for a window that looked out on a road. That was where they found { $leader-the } in the morning.
epic-leader-died-natural-d = † For { $leader-the } there was a procession, a sermon and a fair amount of rain. The heirs walked in step for the last time.
epic-leader-died-natural-e = † The dogs knew first, and lay down across the threshold. { $leader-The } was dead, and no one had lifted a hand.
epic-leader-died-natural-f = † On the table lay a letter that began with the plans for spring. It was in the hand { $leader-of }, and went no further.
epic-leader-died-natural-g = † They stopped the water clock in the hall, as is done, and someone forgot to start it again. { $leader-The } had died in the fourth hour of the night.
epic-leader-died-natural-attila = † **{ $leader-The } died, and not by the sword.** They laid the body under a tent of silk and galloped round it, cutting their faces, so that he should be mourned with blood and not with tears. No one gave the next order.
epic-leader-died-battle = † { $area-In } a horse came back without its rider. They knew the saddlecloth: it was that { $leader-of }.
epic-leader-died-battle-b = † They turned over the dead { $area-in } with a lantern, looking for a ring. Towards midnight they had found { $leader-the }.
epic-leader-died-battle-c = † The armour-bearer came back alone from the fighting { $area-in }, and carried everything. That was how they learned it in the camp: { $leader-the } was dead.
epic-leader-died-battle-d = † Three men claimed the blow { $area-in }, and a fourth had the helmet. All four agreed whose it was: it was that { $leader-of }, who hadn't lived to be asked.
epic-leader-died-battle-e = † { $leader-The } had sent the guard forward to close a gap { $area-in }, and it was closed. When the guard looked round, there was no one left behind it to guard.
epic-leader-died-battle-f = † A letter to { $leader-the } lay unopened on the field desk for weeks. It had been put aside until after the fighting { $area-in }, and from there no one came back to break the seal.
epic-leader-died-retreat = † The bridge was broken, the ford was guarded and the boatman had gone. { $leader-The } turned round { $area-in }, which is what they write on tombs.
epic-leader-died-retreat-b = † His last order { $area-in } was every man for himself. { $leader-The } had always led from the rear, and now that was where the enemy was.
epic-leader-died-assassination = † There was blood on the mosaic, and it had been nearly scrubbed away when the officials came. { $leader-The } was dead, and the household had learnt to look at the floor.
epic-leader-died-plague = † They burnt his clothes, his bed and in the end the house. { $leader-The } had never lost a battle against anything that could be seen.
epic-leader-died-germanophobia = † He had been baptised, he wore a Roman cloak, and his Latin was better than theirs. They killed { $leader-the } for the colour of his beard.
epic-leader-died-escape = † A general without soldiers is a man on a good horse. They wanted the horse, and { $leader-the } wouldn't get down.
epic-leader-died-refuge = † When they came to open the inner door there was nothing left to besiege. Among those who lay there was { $leader-the }.
epic-leader-died-drowned = † The sea gave back some oars, a chest and a dog. It kept { $leader-the }.
epic-leader-died-deposed = † They were polite. They asked { $leader-the } for the shoes first, the red ones, and then for the ring, and then there was a carriage with the curtains drawn.
epic-leader-died-plot = † The guard had been changed early, and the door to the garden was not locked. { $leader-The } called for someone whose name no one remembered later.
epic-leader-died-regnum = † He had been a king as long as there was a city to be king in. When the city was gone { $leader-the } was only in the way.
epic-augustus-proclaimed-succession = 👑 The oil, the diadem, the shout, in the order that the books prescribe. **{ $leader-The } was Augustus of the { told-half }**, and the first to kneel were those who had had another candidate.
epic-augustus-proclaimed-succession-b = 👑 At { told-court } they let down the curtain, changed the man behind it and drew it up again. **{ $leader-The }**, Augustus of the { told-half }, lifted his hand and was surprised how heavy the sleeve was.
epic-augustus-proclaimed-usurpation = 👑 The day before there had been a price on his head, and it would have to be paid to someone. **{ $leader-The } was Augustus of the { told-half }**; the panegyrists needed only to change the names.
epic-augustus-proclaimed-other-half = 👑 No one at { told-court } wanted it, or no one whom one would have wanted. So the { told-half } got its Augustus by ship, and his name was **{ $leader-the }**.
epic-augustus-proclaimed-honorius = 👑 A chair was brought, and a box to put on it. **{ $leader-The }** sat very straight: he was Augustus of the { told-half }, and it was past his bedtime.
epic-candidate-tested-accepted = Constantinople thought about { $leader-the } for as long as is polite. A portrait with two laurels came by the next ship: he might rule the West ({ $die }; up to { $needed } needed).
epic-candidate-tested-refused = The letter from Constantinople was addressed to no one in particular. It regretted, and didn't mention { $leader-the } at all ({ $die }; up to { $needed } needed).
epic-throne-vacant = The chair was where it had been, and they dusted it. **There was no Augustus of the { told-half }**; the world noticed, and waited to see whether it mattered.
epic-escort-named = An emperor needs three things on the road: a relic, a treasury and { $leader-the }. So they set out for the { told-half }.
epic-escort-named-himself = An emperor needs three things on the road: a relic, a treasury and an army. { $leader-The } had them loaded in that order, and set out for the { told-half }.
epic-escort-home = They had delivered an emperor to his palace, and were thanked in Greek. The way back to Constantinople was long for { $pieces-the }.
epic-augustus-fled = The palace was heated, the guard was posted, and { $leader-the } was elsewhere. An Augustus of the { told-half } who winters abroad is halfway to being forgotten.

epic-usurpation-tested-valid = They lifted { $leader-the } on a shield, and for a moment he saw farther than he ever had. The army liked what it saw too ({ $die }; up to { $needed } needed).
epic-usurpation-tested-failed = { $leader-The } had the speech ready, and a sergeant to shout at the right moment. The sergeant shouted, and everyone heard how quiet it was ({ $die }; up to { $needed } needed).
epic-usurpation-began = 🔥 The Empire had one ruler for each half, and that was thought a good number. { $area-In } they made another: **{ $leader-the } claimed the { told-half }**.
epic-usurpation-began-b = 🔥 **Civil war in the { told-half }.** { $area-In } the portraits were taken down with care, for the frames could be used again. Those of { $leader-the } were still wet.
epic-usurpation-began-puppet = 🔥 His father came over the Rhine with an axe, and so he couldn't wear purple; but he knew someone who could. { $area-In } **{ $leader-the } claimed the { told-half }** for { $puppet-the }.
epic-joined-usurper = The new oath was shorter than the old one { $area-in }, and there was money at the end of it. It was sworn by { $pieces-the }.
epic-joined-usurper-b = “Which emperor?” asked the sentry { $area-in }, and was told. With that { $pieces-the } went over.
epic-joined-usurper-c = The paymaster { $area-in } opened two chests side by side, and asked no questions. The fuller one was chosen by { $pieces-the }.
epic-joined-usurper-d = By noon there was another portrait over the gate { $area-in }. It was cheered by { $pieces-the }.
epic-puppet-named-replaced = The first one was measured for the purple and was gone before it was sewn. { $usurper-The } sent the tailor on to { $leader-the }, and the { told-half } had a face for its coins.
epic-puppet-named-heir = They buried { $usurper-the } at the end of a war that he had won. The { told-half } still needed an emperor, and the robe still fitted { $leader-the }.
epic-loyalty-tested-joins = Two letters came to { $leader-the } on the same day { $area-in }, one with a threat and one with a title. He burnt the threat ({ $die }; { $cp } or more turns him).
epic-loyalty-tested-stays = { $area-In } { $leader-the } had the usurper's envoy shown round the camp, and past the gallows. Then he wished him a safe journey ({ $die }; { $cp } or more would turn him).
epic-diocese-tested-opens = In { $diocese } the town councils met, and nothing is as quick as a town council that is afraid. The name { $leader-of } was read out in the churches ({ $die }; less than { $cp } needed).
epic-diocese-tested-shut = The riders { $leader-of } found the bridges of { $diocese } guarded and the innkeepers deaf. No one there wanted to be on the wrong list ({ $die }; less than { $cp } needed).
epic-rally-tested-joins = { $area-In } there was no general, only the men, and { $leader-the } knew some of them by name. It was enough ({ $die }; it took { $cp } or less).
epic-rally-tested-stays = { $leader-The } rode along the line { $area-in } without a helmet, so that they should see his face. They saw it, and lowered their spears ({ $die }; up to { $cp } would win them over).
epic-usurpation-succeeded-capitals = There was no fight for the capital of the { told-half }; someone had left the keys with the doorkeeper. **{ $leader-The } had won**, and the mint worked through the night.
epic-usurpation-succeeded-defeat = The army of the Augustus of the { told-half } came home in small groups, asking for the new password. **It was the name { $leader-of }.**
epic-usurpation-succeeded-assassination = A knife did for the { told-half } what two armies were still disputing. **{ $leader-The } had won**, and was, as everyone would swear, in church.
epic-usurpation-failed = The usurper's coins were melted down, and his decrees had never been issued. In the { told-half } they remembered only having been deceived.
epic-camps-exchanged = 🔄 **Loyalty had changed sides, and the loyal were traitors.** { $augustus-The } ruled the { told-half }; those who had led his enemies led them no longer, for they were the Empire. { $roman ->
        [a] From then on Player A led Rome and Player B the Barbarians
       *[b] From then on Player B led Rome and Player A the Barbarians
    }, and each kept what he had earned: { $rome } and { $foes } PV.

epic-tribe-changed-war = 🔥 The envoy came with empty hands, and kept them where we could see them. **War with { $tribe-the }.**
epic-tribe-changed-war-b = 🔥 At the frontier market the stalls were empty one morning, and the ferrymen gone. That was how { $tribe-the } announced it: **war**.
epic-tribe-changed-war-c = 🔥 Their grandfathers saw Roman roads and wondered who had such need to hurry. **{ $tribe-The } meant to use them now.**
epic-tribe-changed-war-d = 🔥 A beacon, then another, then a whole row of them, like a street at night. **{ $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} at war with Rome.**
epic-tribe-changed-revolt = 🔥 For years they had eaten Roman bread, and learnt where the ovens were. **{ $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} in revolt.**
epic-tribe-changed-revolt-b = 🔥 The grain was late, the officer was drunk, and a hostage had been insulted at table. One of these would have done: **{ $tribe-the } broke the treaty.**
epic-tribe-changed-revolt-rebellion = 🔥 They had an ally who commanded them and an emperor who fed them, and decided that they needed neither. **{ $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} in revolt.**
epic-tribe-changed-revolt-dissolved = There was no hall any more, no treasure and no minister to draft the laws. { $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} in the field again, without a kingdom, as before.
epic-tribe-changed-foederati = 🤝 The word was *foederati*; it means allies, and no one laughed. { $tribe-The } took Rome's bread and Rome's side.
epic-tribe-changed-foederati-treaty = 🤝 They laid their right hands on a Gospel that most of them couldn't read, and meant it. **{ $tribe-The } held Roman land now, and would defend it.**
epic-tribe-changed-foederati-treaty-b = 🤝 In the morning they were burning the farms, and in the evening they owned a third of them. **{ $tribe-The }: Foederati, by treaty.**
epic-tribe-changed-foederati-tribute = 🤝 The scales came down on the right side, once the last bracelet lay on them. { $tribe-The } would serve as Foederati.
epic-tribe-changed-foederati-rebellion = 🤝 A servant who leaves his master needs a door to knock at. { $tribe-The } knocked at Rome's.
epic-tribe-changed-foederati-federated = 🤝 They were counted in front of the general's tent, and it didn't take long. What was left { $tribe-of } got seed corn, a field and a Roman officer.
epic-tribe-changed-foederati-vanquished = 🤝 A treaty was read out in a muddy field, to those who were left to hear it. { $tribe-The } would keep it until they had sons.
epic-tribe-changed-peace = 🕊️ The wagons turned round, one after the other, as on a narrow road. { $tribe-The } went home.
epic-tribe-changed-peace-tribute = 🕊️ Someone said that gold is cheaper than blood, and someone else that it runs out sooner. { $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} paid, and it was peace.
epic-tribe-changed-peace-vanquished = 🕊️ Old men and boys came to ask for peace, since there was no one else to send. { $tribe-The } would not trouble us for some years.
epic-tribe-changed-regnum = 👑 First they asked for bread, then for land, then for nothing. { $tribe-The } had a kingdom, on ground that used to pay taxes.
epic-tribe-changed-off-map = The army of the peasants went home to bring in the hay. { $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} nowhere, that is to say everywhere.
epic-tribe-changed-roman-ally = In the mountains they turned the carpet over, and on the other side was the Emperor's portrait. { $tribe-The } { $tribe-number ->
    [singular] was
   *[plural] were
} on the side of Rome.
epic-alliance-made = 🤝 A daughter was given, a horse was given back, and they compared ancestors until both had the same. { $minor-The } would march behind { $major-the }.
epic-migration-ended = The wagons were drawn up in a ring, with their wheels off, and the oxen looked relieved. { $tribe-The } would take orders from Rome again.
epic-alliance-broken-rebellion = The tribute came back in its own bag, with a snake in it. { $minor-The } no longer obeyed { $major-the }.
epic-alliance-broken-attila = They had served one man, and each of them thought that he was the other's jailer. With Attila dead, { $minor-the } and { $major-the } went separate ways.
epic-alliance-broken-grown = They had lent their spears as long as no one of their own asked for them. Now someone did, and { $minor-the } took leave of { $major-the }.
epic-rebellion-tested-free = The overseers of { $major-the } were found in the well. { $minor-The } had no master any more ({ $die }; more than { $cp } needed).
epic-rebellion-tested-held = { $minor-The } rose at the new moon, and by the full moon it was over. { $major-The } set up the heads along the road, at intervals of a milestone ({ $die }; more than { $cp } needed).
epic-rex-tested-crowned = { $area-In } the warriors { $tribe-of } beat their shields until the tiles fell. { $leader-The } said that he would have preferred to be asked, and put it on ({ $die }; up to { $cp } needed).
epic-rex-tested-refused = The crown was on the table { $area-in }, and the nobles { $tribe-of } looked past it. { $leader-The } remembered who had been the first to cough ({ $die }; up to { $cp } needed).
epic-king-crowned = 👑 A Roman bishop held the crown, and a Roman poet had a few verses ready about Troy. **{ $leader-The } was King { $tribe-of }.**
epic-king-crowned-b = 👑 He had himself shown how one sits in a governor's chair, and where the feet go. **{ $leader-The }, King { $tribe-of }**, would want a chancery next.
epic-capital-set = The wagons were driven into the forum { $area-of } and their wheels taken off. This was where { $tribe-the } kept court from then on.
epic-regnum-dissolved = The throne { $area-in } was carried out by the door through which it had been carried in. **There was no kingdom { $tribe-of } any more**, only people who remembered it.
epic-federation-tested-federated = { $leader-The } sent back their wounded with bread, and a price. What was left of { $tribe-the } could live with it ({ $die }; less than { $cp } needed).
epic-federation-tested-refused = { $leader-The } waited at the agreed ford until dusk. From { $tribe-the } came one old man, who wanted to see what a Roman looked like ({ $die }; less than { $cp } needed).
epic-tribe-vanquished = There were so many shields left lying { $area-in } that the peasants fenced their gardens with them. It was the last host { $tribe-of }.
epic-tribe-vanquished-b = { $area-In } someone asked for the chief of { $tribe-the }, to negotiate. They went from one body to the next.
epic-tribe-vanquished-c = { $area-In } the women { $tribe-of } walked over the field until dark, and turned no one over twice. There was no host any more.
epic-area-ceded = On the tax rolls **{ $area }** was still there, in a fair hand, with nothing entered after it. By treaty it belonged to { $tribe-the }.
epic-area-ceded-no-more = A treaty about land is as good as whoever stands on the land. In **{ $area }** that was no longer { $tribe-the }.

epic-fleet-loaded = ⛵ The horses were blindfolded for the gangway, and some of the men would have liked to be. { $area-In } the ships took { $pieces-the } on board.
epic-fleet-landed = ⛵ The fishermen { $area-in } counted the sails, until it was better to run. By noon there stood on the beach { $pieces-the }.
epic-fleet-lost = ⛵ A shepherd saw lights far out, and then he didn't. { $fleet-The } did not come home; before { $back } there would be no timber for another.
epic-fleet-lost-for-good = ⛵ A shepherd saw lights far out, and then he didn't. { $fleet-The } did not come home, and the yard that had built it was not asked again.
epic-fleet-returned = ⛵ Pitch, new rope and sailors who had been promised their pay: { $fleet-the } rode at anchor { $area-in } and took its orders from { told-side }.
epic-leader-escaped = He rode by night and slept in ditches, and gave his ring to a charcoal burner. { $leader-The } got through to { $to-the } ({ $die }; a 9 kills).
epic-leader-escaped-close = From the wall they could see the dust of the pursuers when { $leader-the } changed horses, and hear them when the gate fell shut. Out of { $area-the } and safe { $to-in }, by the length of a bridge ({ $die }; a 9 kills).

epic-battle-began = ⚔️ **{ told-place }.** In the night both camps could hear the other one cough. At sunrise they saw each other: { $attacker-the }, and against them { $defender-the }.
epic-battle-began-b = ⚔️ **{ told-place }.** There had been an exchange of envoys, of insults and of prisoners, in that order. Then there was nothing left to exchange between { $attacker-the } and { $defender-the }.
epic-battle-began-c = ⚔️ **{ told-place }.** A hare ran between the lines, and both armies laughed. It was the last thing that { $attacker-the } and { $defender-the } had in common.
epic-battle-began-d = ⚔️ **{ told-place }.** The ground was chosen by { $defender-the }, the hour by { $attacker-the }. The rest would be decided by men who had chosen nothing.
epic-battle-began-e = ⚔️ **{ told-place }.** A priest walked along the line and was asked for the time. He said it was early. Then { $attacker-the } came on, and { $defender-the } stopped asking.
epic-battle-began-f = ⚔️ **{ told-place }.** The harvest stood waist-high where they drew up, and no one would bring it in. On one side of it { $attacker-the }, on the other { $defender-the }.
epic-battle-began-g = ⚔️ **{ told-place }.** Someone began a song, and the other side knew it too. They sang it to the end, { $attacker-the } and { $defender-the }, before the first arrow.
epic-battle-began-h = ⚔️ **{ told-place }.** The mist held until the third hour, and each side hoped that the other had gone home. When it lifted, there they were: { $attacker-the }, and before them { $defender-the }.
epic-refuge-taken = The causeway was cut, the chain was raised, and the bishop had the cellars counted. Within the walls of { told-court } were { $pieces-the }.
epic-refuge-left = The gates of { told-court } were opened a hand's breadth, then an arm's, then all the way. Out came { $pieces-the }, blinking in the light.
epic-refuge-tested-holds = Marshes or triple walls, it came to the same: at { told-court } they ate salted fish and looked down on the besiegers ({ $die }; only a 0 opens the gates).
epic-refuge-tested-saved = A postern stood open at Constantinople, and the enemy was in the street. Then the old women on the roofs began to throw the tiles ({ $die }, then { $second }; 5 or more saves it).
epic-refuge-tested-falls = Hunger has opened more gates than rams have. **{ told-court } fell**, and of those who had sought shelter there no one needed it now ({ $die }; only a 0 opens the gates).
epic-evasion-tested-succeeds = { $leader-The } looked at the ground, at the sun and at the enemy, and had the tents struck. There was no battle { $area-in } ({ $die }; less than { $vs } needed).
epic-evasion-tested-succeeds-b = “We'll fight them,” said { $leader-the }, “when they are tired and we aren't.” He left the cooking pots as a present ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails = { $leader-The } gave the order to withdraw, and it was a good order. It was an hour too late ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-b = There was one road out, and when { $leader-the } reached it someone was sitting on it, eating an apple. They would have to fight { $area-in } ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-c = { $leader-The } had the fires left burning and the hooves wrapped in rags, and a goose gave the alarm. There was a battle { $area-in } ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-d = The guide { $leader-of } knew a path, and at the end of the path the enemy's rearguard was having breakfast. They had to fight { $area-in } ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-e = A guide knew a path { $area-in }, and knew it for both sides. { $leader-The } paid him twice, and had to fight ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-f = The bridge that { $leader-the } had crossed in the morning was gone by evening, planks and all. On the wrong bank { $area-in } they had to fight ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-g = { $leader-The } told only three men the hour of the march, and one of the three had a cousin on the other side. { $area-In } the enemy was up first ({ $die }; less than { $vs } needed).
epic-evasion-tested-fails-h = A wagon broke its axle in the gateway of the camp, with { $leader-the } behind it. By the time it was dragged aside there were standards on the hills { $area-in } ({ $die }; less than { $vs } needed).
epic-evaded = The fires were still warm { $area-in } when the enemy's trumpets came up the road. By then { $force-the } had camped a day's march off, { $to-in }.
epic-evaded-flight = All night the fires burnt { $area-in }, more of them than on other nights. By dawn { $force-the } had the hills of { $to-the } in sight.
epic-stayed = An army that slips away needs someone to keep the fires burning. The lot fell on { $force-the }, and the enemy found them at it.
epic-stayed-b = Not everyone had been woken. When the sun rose there was nothing between the enemy and { $force-the } but a wet field.
epic-battle-fought-crushing = **{ $area }.** By noon they no longer took prisoners, and by evening there was no one to take. What there had been { $loser-of } was not beaten but gone; { $victor-the } could bury it { told-odds }.
epic-battle-fought-crushing-b = **{ $area }.** There are victories after which the victor asks what he has won, it is so quiet. { $victor-The } against { $loser-the }; only one of the two could still be counted { told-odds }.
epic-battle-fought-crushing-c = **{ area-town }.** For three miles the road was closed to carts, and the carters knew better than to ask. { $victor-The } had met { $loser-the } there, and there was no second meeting to arrange { told-odds }.
epic-battle-fought-clean = **{ $area }.** It was over so soon that the cooks of { $victor-the } had not yet hidden. The ranks { $loser-of } saw something in the dust, and that was all that was needed { told-odds }.
epic-battle-fought-clean-b = **{ $area }.** Vegetius would have approved, and perhaps been bored. { $victor-The } over { $loser-the }, without a mistake and nearly without a loss { told-odds }.
epic-battle-fought-clean-c = **{ area-town }.** The surgeons had laid out their knives, and packed them up again unused. { $victor-The } had won before the standards { $loser-of } were all unrolled { told-odds }.
epic-battle-fought-won = **{ $area }.** Twice the line went back, and twice it came again; the third time it was the other line that went. Victory for { $victor-the } over { $loser-the } { told-odds }.
epic-battle-fought-won-b = **{ $area }.** The dust was such that they fought by ear. When it settled, { $loser-the } had the worse ground and the longer road, and { $victor-the } the field { told-odds }.
epic-battle-fought-won-c = **{ $area }.** At noon you could still have bet on either. Then a wing { $loser-of } gave way, and the rest was pursuit { told-odds }.
epic-battle-fought-won-d = **{ area-town }.** All morning they pushed at each other across a vineyard, row by row. Towards evening { $loser-the } had come to the last row, and { $victor-the } pushed once more { told-odds }.
epic-battle-fought-won-e = **{ area-town }.** Someone had moved the boundary stones in the night, and the line { $loser-of } was dressed on them, crooked. { $victor-The } struck where it bent { told-odds }.
epic-battle-fought-costly = **{ $area }.** They fought across a brook until it was no longer a brook one would drink from. The field was with { $victor-the }, and no one drank to it { told-odds }.
epic-battle-fought-costly-b = **{ $area }.** At nightfall both armies thought that they had lost, and one of them was right: { $loser-the } had. { $victor-The } had no strength left to be glad { told-odds }.
epic-battle-fought-costly-c = **{ area-town }.** Whoever could still hold a pen wrote the lists, and by midnight there was no more papyrus. { $victor-The } had beaten { $loser-the }, as it says at the foot of the last sheet { told-odds }.
epic-battle-fought-again = **{ area-town }.** There was a man on the other side who knew that voice, and would have given a good deal not to hear it again. { $leader-The } beat { $foe-the } once more, and by much the same road { told-odds }.
epic-battle-fought-again-b = **{ area-town }.** { $foe-The } had thought about it since the last time, and had changed the order of march, the password and the horse. { $leader-The } had changed nothing, and won again { told-odds }.
epic-battle-fought-even = **{ area-town }.** Two clerks, one on each side, had counted the same number of spears that morning, nearly to a man. By evening it was only the clerk { $loser-of } who had to count again; the field belonged to { $victor-the } { told-odds }.
epic-battle-fought-even-b = **{ area-town }.** No augur would have put money on it, so alike were the two lines. It was a packhorse, running loose, that opened one of them. { $victor-The } went in behind the horse, and { $loser-the } lost the day { told-odds }.
epic-battle-fought-ground = **{ area-town }.** While digging for the palisade they turned up buckles, and teeth. Armies had fought there before; this time the field went to { $victor-the }, and { $loser-the } left the next buckles { told-odds }.
epic-battle-fought-ground-b = **{ area-town }.** One strip of the meadow was greener than the rest, and the older soldiers knew why, and didn't camp on it. { $victor-The } won there where others had won before, and { $loser-the } left a strip beside it { told-odds }.
epic-battle-fought-masses = **{ area-town }.** For each shield { $loser-of } there were three across the field, and more behind the wood. Valour was shown, and is mentioned here. The victory went to { $victor-the } { told-odds }.
epic-battle-fought-masses-b = **{ area-town }.** The scouts { $loser-of } had reported a forest on the far ridge. Before noon the forest began to walk. By evening { $victor-the } had won, and there was no need to count { told-odds }.
epic-battle-fought-masses-crushing = **{ area-town }.** { $loser-The } stood in a ring, since there were enemies on every side, and the ring grew smaller by the hour. At sunset { $victor-the } walked across the place where it had been { told-odds }.
epic-battle-fought-masses-crushing-b = **{ area-town }.** The rear ranks { $victor-of } never saw an enemy, and asked what the delay was. In front, where there had been the army { $loser-of }, there was room to march on { told-odds }.
epic-battle-fought-masses-foes = **{ area-town }.** Behind the warriors came the wagons, behind the wagons the herds, and all of it kept coming. { $loser-The } fought the first row well. There were too many rows, and { $victor-the } won { told-odds }.
epic-battle-fought-masses-foes-b = **{ area-town }.** It was less like an attack than like a spring flood: first the fields, then the road, then the camp. { $loser-The } held the last dry spot for a while, and { $victor-the } covered it { told-odds }.
epic-battle-fought-masses-rome = **{ area-town }.** It was an army such as winds round and round an old emperor's column, all the way to the top. { $loser-The } had never seen one. { $victor-The } showed it at full length { told-odds }.
epic-battle-fought-masses-rome-b = **{ area-town }.** For once the paymasters hadn't lied, and every name on the lists had a man behind it. { $victor-The } set them all in line. { $loser-The } saw both ends of that line come round { told-odds }.
epic-battle-fought-masses-rome-c = **{ area-town }.** From the hills it looked as if someone had moved a city. { $victor-The } brought it down into the plain street by street, and somewhere under the third street { $loser-the } went out of sight { told-odds }.
epic-battle-fought-masses-unled = **{ area-town }.** They looked over their shoulders for someone to tell them what to do, and saw only more of the enemy. So, without an order, { $loser-the } lost to { $victor-the } { told-odds }.
epic-battle-fought-masses-unled-b = **{ area-town }.** Someone should have parleyed, and no one had the rank for it. While { $loser-the } looked for an officer, { $victor-the } came through the camp from both ends, and won { told-odds }.
epic-battle-fought-peasants = **{ area-town }.** They had straightened their scythes and hardened stakes in the fire, and they sang. Against helmets it helped until about noon. The victory went to { $victor-the } { told-odds }.
epic-battle-fought-revenge = **{ area-town }.** { $leader-The } had kept a broken spearhead on the table in the tent ever since { $foe-the } won that other battle. After this victory it was thrown into the river { told-odds }.
epic-battle-fought-romans = **{ area-town }.** The same trumpets called on both sides, and for a moment both sides obeyed. Then Romans killed Romans until evening, and { $victor-the } had the field and two sorts of widows { told-odds }.
epic-battle-fought-streak = **{ area-town }.** The men no longer asked how it would go when { $leader-the } was in the saddle, only how far it was to the enemy camp. It was the { nth-row } victory in a row, this time over { $loser-the } { told-odds }.
epic-battle-fought-unled = **{ area-town }.** Each company { $loser-of } waited for the next to begin. It was { $victor-the } who began, in the middle, and at both ends they were still waiting { told-odds }.
epic-battle-fought-unled-b = **{ area-town }.** The oldest man among { $loser-the } took the horn, blew it, and found that he didn't know the call for a retreat. { $victor-The } won without hearing another { told-odds }.
epic-battle-fought-unled-garrison = **{ area-town }.** The keys of the arsenal were in a chest, and the chest was locked, and the man with that key had gone to the baths. { $victor-The } didn't wait for him; { $loser-the } had to do without arrows { told-odds }.
epic-battle-fought-unled-garrison-b = **{ area-town }.** The order of the day was still nailed to the gate, over the name of an officer who had left in spring. { $loser-The } obeyed it to the letter. { $victor-The } read it afterwards, with some respect { told-odds }.
epic-battle-fought-unled-people = **{ area-town }.** Three elders gave three orders, and each clan { $loser-of } followed its own. { $victor-The } needed one order, and had it carried out three times { told-odds }.
epic-battle-fought-upset = **{ area-town }.** In the tents { $loser-of } they'd cast lots for the baggage of the others, who were fewer. The lots were found afterwards, in a helmet; { $victor-the } drew them again { told-odds }.
epic-battle-fought-upset-b = **{ area-town }.** The sutlers had bet on { $loser-the }, since they could count. By evening { $victor-the } had won, and the sutlers were learning to run { told-odds }.
epic-battle-recalled-rome = In the Senate they still stood up when it was named: { told-recalled }. There { $victor-the } had won against { $loser-the } { told-odds }.
epic-battle-recalled-rome-b = A mosaic was ordered for the baths, and the mason was told no more than the place: { told-recalled }. He put { $victor-the } above and { $loser-the } below { told-odds }.
epic-battle-recalled-rome-c = The veterans moved the cups about the table to show how it had gone, and the table was always { told-recalled }. { $victor-The } had beaten { $loser-the } there { told-odds }.
epic-battle-recalled-rome-d = A captured standard hung in the Curia that winter, and the label gave the place as { told-recalled }. It was from the victory { $victor-of } over { $loser-the } { told-odds }.
epic-battle-recalled-rome-e = The Emperor had it painted in the corridor where envoys wait: { told-recalled }. They had time to study how { $victor-the } beat { $loser-the } { told-odds }.
epic-battle-recalled-rome-f = Three boys born that autumn were given the name of a battlefield, and answered to it all their lives: { told-recalled }. It was where { $victor-the } had beaten { $loser-the } { told-odds }.
epic-battle-recalled-rome-g = The oldest clerk in the archive cut a fresh pen for it, and wrote the name larger than the rest: { told-recalled }. { $victor-The } had won there against { $loser-the } { told-odds }.
epic-battle-recalled-rome-h = A street in Rome was to be named after it, and in the end only a tavern was: { told-recalled }. Over the door, in red paint, { $victor-the } still beat { $loser-the } every evening { told-odds }.
epic-battle-recalled-rome-i = The bishop wanted God thanked for it, the Senate wanted the Senate thanked, and they agreed on the place at least: { told-recalled }. { $loser-The } had lost there to { $victor-the } { told-odds }.
epic-battle-recalled-foes = No one in Rome had wanted to be the one who read it out, and so a slave read it: { told-recalled }, { $victor-the } over { $loser-the } { told-odds }.
epic-battle-recalled-foes-b = Long after, carters fell silent on the road when the name came up: { told-recalled }. It had been a victory for { $victor-the } over { $loser-the } { told-odds }.
epic-battle-recalled-foes-c = Someone had scratched a name into the plaster of the barracks, and no one would say who: { told-recalled }. That was where { $loser-the } had lost to { $victor-the } { told-odds }.
epic-battle-recalled-foes-d = The dealers in old iron had a good year, and a good part of it came from { told-recalled }. { $victor-The } had won there against { $loser-the }, and sold by weight { told-odds }.
epic-units-reduced = The surgeons ran out of wine, first for the wounds and then for themselves. It was worst { $area-in }, for { $units-the }.
epic-units-reduced-b = They still formed a square { $area-in }, but it was a small one. In the middle of it the companies { $units-of } closed up.
epic-units-reduced-c = Every third cloak { $area-in } had no one in it; they folded them and laid them on the wagons. Those who answered the roll were { $units-the }, and they were too few for their standard.
epic-units-reduced-d = The farriers { $area-in } had more horses than riders to shoe them for. There were losses that a winter might mend, among { $units-the }.
epic-units-reduced-e = They dug one trench { $area-in } for both sides, since no one had the strength for two. Beside it { $units-the } kept under arms, but barely.
epic-units-reduced-otherwise = No enemy was in sight, and still the tents were half empty { $area-in }. The cause was { $cause }, and it had thinned out { $units-the }.
epic-units-reduced-plague = The bearers went out at night now { $area-in }, so that no one should see how many they were, and how many times they went. By then the ranks { $units-of } were thin.
epic-units-eliminated = A standard can be carried by one man, and when he falls by another, until there isn't one. So it went { $area-in }, with { $units-the }.
epic-units-eliminated-b = After the fighting { $area-in } a clerk took a ruler, and on the army lists he drew a line through { $units-the }.
epic-units-eliminated-c = The cooks { $units-of } had kept the soup warm { $area-in } since the evening before. On the third day they ate it themselves; no one had come for it, and no one would.
epic-units-eliminated-d = Somewhere mothers were still weaving cloaks for { $units-the }. { $area-In } there was no one left to wear them.
epic-units-eliminated-e = Crows are careful birds, and by the second day { $area-in } they were no longer careful. It was the end of { $units-the }.
epic-units-eliminated-otherwise = Not every army dies in a battle. { $area-In } it was { $cause }, and what was gone was { $units-the }.
epic-retreated = The way to { $to-the } was marked with shields, then with boots, then with those who had worn them. Along it came { $force-the }, back from { $area-the }.
epic-retreated-b = No one gave the order, and everyone obeyed it. { $force-The } went from { $area-the } to { $to-the } in something like a column.
epic-retreated-c = A defeated army is heard before it is seen, by its silence. { $to-The } had { $force-the } at the gates before it had the news from { $area-the }.
epic-retreated-d = The baggage was thrown down first, then the tents, and last the things that they had meant to bring home. From { $area-the } { $force-the } came through to { $to-the } with empty hands.
epic-retreated-e = They had sworn to stand fast { $area-in }, and some looked back at it from the first hill, and none from the second. The road went on to { $to-the }, and so did { $force-the }.

epic-plague-broke = ☠️ **Plague { $area-in }.** The gates were shut, and a rope hung from the wall for letters. Those who came for the letters held them in the smoke first.
epic-plague-broke-spreads = ☠️ **Plague { $area-in }, and on every road out of it.** It kept to no frontier, asked for no land and took no tribute.
epic-plague-tested-spared = Every morning they looked whether his tent opened { $area-in }, and every morning it did. The plague had no use for { $leader-the }.
epic-plague-tested-spared-chief = The healthy died { $area-in }, and the kind, and those who nursed them. { $leader-The } lay for two days with a fever, got up, and asked for meat.
epic-plagues-ended = With the first frost the gravediggers could sit down. { $areas-In } they burned juniper, and counted who was there.
epic-assassination-tested-kills = He bowed, as petitioners do, and he had a petition; it was wrapped around something. { $leader-The } took it ({ $die }; { $kills_on } or more kills).
epic-assassination-tested-fails = The knife was good, the moment was good, and then a dog barked. { $leader-The } gave the dog a collar ({ $die }; { $kills_on } or more kills).
epic-council-called = ⛪ Three hundred bishops with their secretaries ate { $area-the } bare, like the pious locusts they were. They agreed that only the Emperor could make them agree.
epic-council-held-well = ⛪ Theology, it turned out, is a matter of who sits next to the door. Under { $leader-the } the bishops signed, all but those who had left ({ $die }; up to { $needed } needed).
epic-council-held-ill = ⛪ The monks had brought cudgels to the debate on the two natures, and prevailed. { $leader-The } went home with one Church fewer than he had had ({ $die }; up to { $needed } needed).
epic-council-held-augusta = ⛪ The Augusta had the formula with her in a small box, already copied out. { $leader-The } lent his name, and the bishops their signatures.

epic-unit-placed-reinforcement = The leather creaked, the paint was fresh, and the mothers came along as far as the gate. With that { $units-the } took the field { $area-in }.
epic-unit-placed-bagaudes = 🔥 **{ $area }.** They had hidden their scythes from the tax collector, and now they knew why. Out of the villages came { $units-the }.
epic-unit-placed-event = A village { $area-in } bought its peace with its sons, and soon { $units-the } drilled in the square.
epic-unit-placed-treaty = Pegs were driven in, a line was stretched, and a widow was told which third of her farm it would be. So { $tribe-the } settled { $area-in }.
epic-unit-placed-home = The mountains were white, the Persians were in their own houses, and no one had an order that said stay. Before the year was out { $units-the } slept at home again, { $area-in }.
epic-units-recovered = Six months of bread, sleep and drill, and you wouldn't have known { $units-the }.
epic-units-recovered-b = The scars itched when it snowed; otherwise they were whole. There was no gap any more in the ranks { $units-of }.
epic-units-recovered-c = The veterans { $units-of } said that the new ones were too young, as the veterans of the veterans had said. All places were filled again.
epic-units-recovered-d = First they slept, then they ate, then they complained about the food. By that the officers { $units-of } knew that their men were well.
epic-unit-removed-no-area = There had been a barracks, and a town around it that sent its sons there. Both were in other hands, and so a clerk struck out { $units-the }.
epic-unit-removed-abroad = They lay so far from home that no one came for the pay still owed them. The paymaster closed the account { $units-of }.
epic-unit-removed-waits-capital = The recruits { $units-of } were there, and the standard, but not the city where it would be blessed. They had to wait.
epic-unit-removed-waits-capital-b = { $units-The } drilled with sticks in a borrowed yard, since the arsenal was in other hands, and the city with it. There was nothing for it but to wait.
epic-unit-removed-waits-home = There was smoke from the village, but it was Roman bread that was baking there. { $units-The } waited in the woods.
epic-leader-returned = It is no shame to be cold, said { $leader-the }, only to be cold { $origin-in }. He wintered { $area-in }, near a stove.
epic-leaders-settled-home = The songs about this war would leave out how it ended. { $leaders-The } heard them at home, { $area-in }.
epic-leaders-settled-treaty = Their people had been given fields { $area-in }, and fields want someone to say whose they are. So { $leaders-the } came too.
epic-units-joined = { $units-The } came home and found other portraits on the wall. It was too cold to argue, and from then on they served { told-side }.

epic-year-scored-rome = The stove was lit, the ink had thawed, and I drew the line under { $year }. Rome { $rome }, the Barbarians { $foes }: people have called worse a golden age.
epic-year-scored-rome-b = In the Senate they gave thanks for { $year }, at some length. The account was { $rome } to { $foes } for Rome, and no one asked about the interest.
epic-year-scored-rome-c = At the turn of { $year } the consuls exchanged gifts, small ones, since the gold was elsewhere. But the account was { $rome } for Rome and { $foes } for the Barbarians, and they smiled as they gave them.
epic-year-scored-rome-d = In { $year } the taxes came in before the bailiffs went out, and people took it for an omen. It was { $rome } for Rome and { $foes } for the Barbarians.
epic-year-scored-rome-e = The last courier of { $year } came in without having been told to hurry. Rome { $rome }, the Barbarians { $foes }: he was given wine, and in the good cup.
epic-year-scored-foes = The stove was lit, the ink had thawed, and I drew the line under { $year }. The Barbarians { $foes }, Rome { $rome }: I underlined it only once.
epic-year-scored-foes-b = The official history of { $year } spoke of trials. It didn't mention that they had come to { $foes } to { $rome }, and for the other side.
epic-year-scored-foes-c = At the turn of { $year } a crack had opened in the city wall, and no one was sent to look at it. The Barbarians had { $foes }, Rome { $rome }; I could put a hand into it.
epic-year-scored-foes-d = The last courier of { $year } had ridden round three towns that he used to ride through. The Barbarians { $foes }, Rome { $rome }: he asked to be paid in advance.
epic-year-scored-foes-e = In { $year } they put new locks on the granaries, and then guards on the locks. It was { $foes } for the Barbarians and { $rome } for Rome, and the guards were hungry too.
epic-year-scored-level = The year { $year } lay in the scales, and neither side went down: { $rome } here, { $rome } there. The scribe read it over twice.
epic-game-ended = **{ $level-The }.** { $reason } The chronicler wipes his pen and leaves the rest of the roll blank, for whoever may still be able to write.
epic-chapter-open = Here the page is still wet, and the year with it.

# The thread of the campaign, at the end of a year.

epic-thread-nemesis = *There is one man whose trumpets { $leader-the } knows in his sleep. { $foe-The } has beaten him { thread-times-times }, and he hears them oftener than that.*
epic-thread-usurper = *{ thread-years-years }: long enough for boys to be named after { $leader-the }. In the { told-half } the tax collectors call twice, once for each Emperor.*
epic-thread-besieged = *They have sat down before { told-court } { thread-times-times }, and each time they've got up again. The frogs in the ditch have seen more barbarians than the Senate has.*
epic-thread-thrones = *The wet nurse of the { told-half } has sung for { thread-times-emperors } now. She always uses the same song, and leaves out the name.*
epic-thread-unbeaten = *{ thread-times-battles }, and { $leader-the } has won them all. His soldiers say that he's lucky. His enemies have stopped saying so; it no longer comforts them.*
epic-thread-luckless = *They still salute { $leader-the }, as they must. But { thread-times-times } he has led them out and { thread-times-times } they have run, and the salute has grown slow.*
epic-thread-fickle = *The oath { $tribe-of } has been sworn or unsworn { thread-times-times }. The bishop who holds the relics says that it wears them out.*
epic-thread-contested = *The landlord { $area-in } no longer sows for himself but for whoever will be camping there in August. { thread-times-battles } have taught him.*
epic-thread-winless = *{ thread-times-battles } have been fought, and { told-side } { $camp ->
    [for-rome] has
   *[against-rome] have
} not won one. There is always a reason; we have filled two volumes with them.*
epic-thread-winning = *{ $row } battles in a row have gone to { told-side }. At such times people begin to say that God has decided. God has been known to wait.*
epic-thread-ahead = *For { $row } winters the account has come out in the same way, with { told-side } in front. The clerks have the page ready in autumn.*
epic-thread-overtaken = *It took no battle and no proclamation. Someone added the columns again, and { told-side } { $camp ->
    [for-rome] was
   *[against-rome] were
} ahead.*
