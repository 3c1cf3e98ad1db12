# The same story at length: one or two texts for what is worth it. The others come from prose.ftl.

epic-nation-inherited = A seal was broken, another was cut. The men were the same, and so were the arrears, but from that day { $nation-the } called themselves { $heir }: { $units-the }, and { $gold ->
    [0] nothing
   *[other] { $gold } gold
} in the chest.
epic-nation-inherited-lost = The new paymaster had a list, and it was short. There was no place on it for all { $nation-of }. Paid to the day and sent home: { $units-the }.
epic-roma-returned-driven = They came by night, over the Capitol, by the drains, through a door that a baker's wife had left open. In the morning { $displaced-the } were outside and **Rome** was Roman, which the stones had never doubted.
epic-roma-returned = A goat had been living in the temple of Concord. It was led out, with some ceremony, and **Rome** was a city again.
epic-foederati-rose = **“A third of the land,” said Odoacer,** and when it was refused he let the words go from camp to camp, where they needed no translator. Those who understood: { told-foederati } ({ $needed } or more to turn).
epic-foederati-rose-none = Odoacer talked by every fire between the Po and the sea. They listened, they gave him wine, and in the morning { $of ->
    [one] the one unit of Roman foederati was where it had been
   *[other] all { $of } units of Roman foederati were where they had been
} ({ $needed } or more to turn).
epic-revolted = The tribute was late, then short, then it was a dead dog in a box. **{ $nation-The } were free,** and { $controller-the } could come and say otherwise.
epic-revolted-b = An old man { $nation-of } had kept his sword in the thatch. He wasn't the only one. **{ $nation-The } rose against { $controller-the }.**
epic-revolted-c = The tax collector { $controller-of } rode in with four mules and walked out with none. **{ $nation-The } paid no more,** and the mules drew their ploughs.
epic-revolted-d = In one night the watch posts burned, small ones, a long way apart. **{ $nation-The } had risen,** and { $controller-the } read it in the smoke.
epic-revolted-e = At a wedding { $nation-of } there were too many guests, and under the tables too many swords. **By the end of it they were free of { $controller-the },** and the bride was hoarse.
epic-arrival-led = First a smell of horses on the wind, then a noise like a river, then { $leader-the } { $places-in }, and behind him { $nation-the }: { $force-the }.
epic-arrival-led-b = Among { $nation-the } they quarrelled about everything, except that night. { $leader-The } got up to speak { $places-in }, and the whole camp stopped talking: { $force-the }.
epic-arrival-led-c = No one { $places-in } had to ask the scouts what they had seen; it was on their faces. { $leader-The } was there, and { $nation-the } with him: { $force-the }.
epic-arrival-led-d = A table was carried out into the open { $places-in }, and a stool, and a pair of scales for the pay. { $leader-The } sat down, and { $nation-the } lined up: { $force-the }.
epic-arrival-led-e = Whoever couldn't find his sandals was left behind. { $leader-The } had { $nation-the } together { $places-in } before sunrise, and counted { $force-the } by torchlight.
epic-arrival-led-f = A bull, a flute and three reluctant priests: { $places-in } the omens were asked until they agreed. Then { $leader-the } stepped before { $nation-the }: { $force-the }.
epic-arrival-led-g = { $leader-The } knew one man in ten by name, and asked the others for theirs. It took all day { $places-in }. { $nation-The } had { $force-the }.
epic-arrival-led-h = They led out the best horse { $nation-of } { $places-in }, and it bit three grooms. { $leader-The } got on, and it stood still. Behind it: { $force-the }.
epic-arrival-led-afloat = The last rope was thrown off at dusk { $places-in }. { $leader-The } had paid the rowers in advance and the pilots twice, and { $nation-the } had { $force-the } afloat.
epic-arrival-led-afloat-b = The ox drivers stood about on the quay with empty carts: everything was on board { $places-in }, { $force-the } { $nation-of }. { $leader-The } was counting the water jars.
epic-arrival-led-afloat-c = { $places-In } { $leader-the } asked the oldest fisherman about the sky, did the opposite, and was right. { $nation-The } had brought what they could: { $force-the }.
epic-arrival-led-afloat-d = There was one ship more than there were pilots { $places-in }, so { $leader-the } put a ferryman in it. { $nation-The } waited for the wind with { $force-the }.
epic-arrival-led-afloat-e = { $places-In } the hulls were tarred, and the eyes on the bows painted fresh, so that the ships could see where they were going. { $leader-The } told no one else, and { $nation-the } brought { $force-the } all the same.
epic-arrival-led-afloat-f = By the lists there was bread for twenty days { $places-in }, and { $leader-the } had every sack opened. { $nation-The } were there with { $force-the }, and with bread for fourteen.
epic-arrival-led-great = It took from sunrise to noon to ride along the ranks { $places-in }, and the quartermaster wept over the bread. { $leader-The } had { $force-the } { $nation-of }.
epic-arrival-led-small = They had promised { $leader-the } an army. When the dust settled { $places-in }, it was { $force-the }, and a clerk { $nation-of } asked for a signature all the same.
epic-arrival-alone = There were no new men for { $nation-the }, no money and not much bread. But { $leader-the } was there, { $places-in }, and they stood up straighter.
epic-arrival-alone-b = He came without drums, with two servants and a bad cold. By the evening everyone { $places-in } knew the name of { $leader-the }, and { $nation-the } had stopped looking over their shoulders.
epic-arrival-africa = From the farms behind Carthage, from the garrisons, from the edge of the desert they had been called away, and now they stood in snow for the first time. { $leader-The } had { $force-the } { $places-in }.
epic-arrival-landing = Nothing moved, and then everything did. In one night { $nation-the } had { $force-the } under arms { $places-in }, and the governors wrote letters that no one would carry.
epic-arrival-staging = On the far side of the pass the smoke of a thousand hearths went straight up. { $nation-The } were { $places-in } with { $force-the }, and they hadn't come to trade.
epic-arrival-staging-b = A trader came back from beyond the frontier with all his goods and no wish to talk. He had seen { $nation-the } { $places-in }: { $force-the }.
epic-arrival = The recruiting horn { $nation-of } went through the villages, and those who couldn't hide well came: { $force-the }, { $places-in }.
epic-arrival-b = Mothers held on to sleeves { $places-in }, and let go. { $nation-The } had { $force-the } more, with new straps and old songs.
epic-arrival-c = The recruiter paid for everyone's wine { $places-in } and remembered who had drunk it. In the morning { $nation-the } had { $force-the } more.
epic-arrival-d = The smiths { $nation-of } worked through the feast of the dead, and no one called it impious. Next day { $nation-the } had { $force-the } more { $places-in }, in iron still warm.
epic-arrival-e = They came with a spoon each, as { $nation-the } always had: { $force-the }, { $places-in }. The rest they expected to find.
epic-arrival-f = Each family { $nation-of } with two sons gave one. Some gave the better and some the louder; { $places-in } it made { $force-the }.
epic-arrival-g = The armourer { $nation-of } had three sizes of helmet, and one answer to complaints. By the evening he had fitted out { $force-the } { $places-in }, and not everyone could nod.
epic-arrival-h = They had been drilled against stakes until the stakes gave in. Then { $nation-the } called them up { $places-in }: { $force-the }, with blisters.
epic-arrival-afloat = Green timber leaks, said the shipwrights { $nation-of }, and were told that it floats. It did { $places-in }: { $force-the }.
epic-arrival-great = In the villages { $nation-of } only the dogs and the midwives stayed behind. The muster { $places-in } went on for three days: { $force-the }.
epic-arrival-small = A herald { $nation-of } read out the whole roll { $places-in } and waited after each name. Few answered: { $force-the }.
epic-arrival-small-b = The toothless, the very short and the fathers of five had always been let off. This time { $nation-the } took them too, and still it came to { $force-the } { $places-in }.
epic-arrival-small-c = They were counted twice { $places-in }, in the hope of a mistake. { $nation-The } had { $force-the } more, and the hope was gone.
epic-campaign-began = At first light the standard of { $leader-the } went up { $place-in }, and down came the tents. Under it: { $force-the }, with gold for { $chest ->
    [one] one march
   *[other] { $chest } marches
} and bread for fewer.
epic-campaign-began-b = { $leader-The } had the map drawn in the sand { $place-in }, looked at it for a while, and wiped it out with his foot. Within the hour he was on the road with { $force-the }; { $chest ->
    [one] one march was
   *[other] { $chest } marches were
} paid for.
epic-campaign-began-c = { $place-In } the women were sent home, and most of them went. { $leader-The } had { $force-the }, and in a locked cart the gold for { $chest ->
    [one] one march
   *[other] { $chest } marches
}.
epic-campaign-began-d = { $leader-The } left the camp { $place-in } on foot, so that no one could ask for a horse. Behind came { $force-the }, and a chest that would do for { $chest ->
    [one] one march
   *[other] { $chest } marches
}.
epic-campaign-began-e = No one had told them where to. { $place-In } they looked at which way the cart poles pointed, and knew. { $leader-The } led out { $force-the }, with pay for { $chest ->
    [one] one march
   *[other] { $chest } marches
}.
epic-campaign-crossing = **It's a narrow sea, said the pilot, and lied.** { $leader-The } put { told-units } on ships that were built for hides and wine, lost sight of one shore before he had the other, and landed { $to-in }. He counted them on the beach. He had them all.
epic-exited = They had come with spears and went with wagons. { $nation-The } climbed out of Italy by the Alps with { $force-the }, looking back only to see that nothing fell off.
epic-departed = One morning the camp { $nation-of } was a field again, with black rings in the grass. Gone where they came from, or farther: { $force-the } ({ $places }).
epic-departed-scored = Beyond the mountains their women were waiting. { $nation-The } got home with { $force-the }, and what they carried was told about all winter ({ $places }).
epic-city-rebuilt = Soldiers carry stones as badly as masons carry shields, but { $area-in } it got done. { $nation-The } had a city again, and fewer spears.
epic-turn-ended = A clerk added it all up, twice, because he didn't believe the first time. **{ $seat }** was ahead: { $seats }.
epic-turn-ended-b = In the archives they cut a new tablet, and began, as always, with whoever was winning. It was **{ $seat }**: { $seats }.
epic-turn-ended-c = Old men on a bench agreed for once. If the gods had closed the book that night, the last line would have been about **{ $seat }**: { $seats }.
epic-turn-ended-d = By lamplight the treasurers drew a line under these years and pushed their tablets to the middle of the table. **{ $seat }** had the most: { $seats }.
epic-turn-ended-e = A crier read it out to a market that had hoped to hear the price of oil. **{ $seat }** was first: { $seats }.
epic-turn-ended-f = An innkeeper at a crossroads wrote it on his door, since every traveller asked. **{ $seat }** came first: { $seats }.
epic-turn-ended-g = A schoolmaster set it as a sum, and the boys found four answers. By the right one **{ $seat }** was leading: { $seats }.
epic-turn-ended-h = Two wool merchants had a wager on it, and got a magistrate out of bed to read them the figures. It was **{ $seat }** by that night's count: { $seats }.
epic-turn-ended-i = On the wall of a guardhouse someone had kept count with a nail. The longest row of scratches was for **{ $seat }**: { $seats }.
epic-turn-ended-j = Before snow closed the passes a messenger took the figures across, sewn into his belt. They favoured **{ $seat }**: { $seats }.
epic-turn-ended-level = The scales were fetched, and they hung level: { $seats }.
epic-game-scored = So it ends, with everyone tired and someone first. **{ $winner }** has won: { $seats }.

epic-shock-first = 🐘 At first the Romans took it for a house that had got loose. Then it screamed. **No drill was ever meant for an elephant,** and { $area-in } { $of ->
    [one] their one unit decided
   *[other] { $count ->
        [one] 1 of their { $of } units decided
       *[other] { $count } of their { $of } units decided
    }
} not to see it any closer ({ $needed } or more).
epic-shock = 🐘 They had been told to aim for the trunk, and to leave lanes, and not to look it in the eye. { $area-In } { told-romans-shy } looked it in the eye (only a { $needed }).
epic-shock-none = 🐘 The ground shook { $area-in }, a tower swayed over the dust, and a centurion remarked that it was a cow with a tail at both ends. { $of ->
    [one] The one Roman unit stayed
   *[other] All { $of } Roman units stayed
} ({ $needed } or more to run).
epic-defection = Across the field { $area-in } someone called a name, in the language of their grandmothers. It was { $to-the } who won { told-foederati }, with the shields held wide ({ $needed } or more).
epic-defection-none = { $to-The } offered land, wives and back pay, at the top of their voices. { $area-In } the Roman foederati had heard it before: all { $of } kept faith ({ $needed } or more to turn).
epic-appeal = ⛪ A deacon walked through the pickets { $area-in } with nothing but a letter and a bone in silver. When he had read it, { $unit } { $nation-of } knelt down, and got up as Saint Peter's.

epic-reacted-join = A column of dust in the wrong place: { $nation-the } were on the march from { $origin-the } to { $to-the } with { $force-the }. They meant to be there before the first spear was thrown, and were.
epic-reacted-join-b = Beacons ran along the ridge faster than any horse. By the time he had chosen his ground, { $nation-the } had brought { $force-the } from { $origin-the } to { $to-the }, and there was less ground to choose from.
epic-reacted-shift = { $nation-The } looked at what was coming, and then at their own line, and were not too proud. By night they took { $force-the } from { $origin-the } to { $to-the }, leaving the fires lit.
epic-reacted-shift-b = When the dust came over the rise { $nation-the } did what their grandfathers had done, and weren't there. { $origin-The } was empty but for an old man and a goose; { $force-the } could be found { $to-in }.
epic-reacted-shift-c = { $nation-The } took the doors off their hinges { $origin-in } and carried them along, because doors are dear. By the time he came, { $force-the } had gone to { $to-the }, and there was nothing to knock on.
epic-reacted-shift-d = A bed was still warm { $origin-in }, and so was the lamp. While he asked for the high road, { $nation-the } had taken { $force-the } to { $to-the } by the path of the charcoal burners.
epic-reacted-shift-e = The only witness { $origin-in } was a shepherd, deaf from birth. { $nation-The } had walked off past his dog, with { $force-the }, to { $to-the }.
epic-reacted-shift-f = { $nation-The } debated honour for a whole night { $origin-in }, and had settled it by cockcrow. It could be had { $to-in } as well, they found, and there they took { $force-the }.
epic-submission-refused = { $nation-The } came out with olive branches and a list of conditions. { $to-The } kept the branches.
epic-submission-refused-b = Three old men { $nation-of } stood bareheaded in the sun and offered half of what they had. { $to-The } asked about the other half.
epic-submission-refused-c = The envoys { $nation-of } were given figs, a place by the fire, and in the morning an answer. { $to-The } wouldn't have the oath: they had come for more.
epic-submission-refused-again = The envoys { $nation-of } knew by now where to leave their mules, and which step was loose. { $to-The } let them climb, heard the same oath offered, and refused it again.
epic-submission-refused-again-b = { $nation-The } had sent a new speaker in a whiter robe, and at the end came the old offer. { $to-The } had said no to it before, and didn't wait for the interpreter.
epic-submission-ended-no-units = It takes two to keep an oath, and one side had no one left under arms. Between { $nation-the } and { $controller-the } the tribute stopped in the middle of a month.
epic-submission-ended-no-units-b = The mules were loaded and waited for an escort, and there was no army left to send one. So ended what { $nation-the } had sworn to { $controller-the }.
epic-submission-ended-arrival = With new spears in the country { $nation-the } went over the accounts again. They found that they owed { $controller-the } nothing, and unloaded the carts.
epic-submission-ended-inherited = { $nation-The } had new masters, and the new masters took over the ledgers. The page of { $controller-the } was crossed out, and no tribute was sent to them any longer.
epic-submitted-offer = An envoy { $nation-of } put earth and water on the table, and looked at neither. **They submitted to { $to-the }.** Half of what they earned went with it, and the other half they hid.
epic-submitted-offer-b = They haggled for three days: over the title, the tax and the number of hostages. On the fourth **{ $nation-the } submitted to { $to-the }**, and the hostages were shown their rooms.
epic-submitted-offer-c = The seal { $nation-of } was pressed into one more tablet and then taken off the finger. **They submitted to { $to-the },** and from then on half of what came in went out again.
epic-submitted-force = **There wasn't much left to say, and { $nation-the } didn't say it.** { $to-The } dictated, the priests swore in both languages, and half of every harvest was weighed out at the gate.
epic-submitted-force-b = A spear was laid across two others, and the elders { $nation-of } stooped to go under it. It wasn't high. **{ $to-The } counted them as they came out,** and then counted the barns.
epic-submitted-force-c = The hostages were drawn by lot, so that no family could be blamed. **{ $nation-The } obeyed { $to-the } now,** and half of each harvest left on other people's carts.
epic-submitted-force-d = The swords were thrown on a heap in the market, and a clerk { $to-of } counted them by the hilts. **{ $nation-The } submitted to { $to-the },** and kept their laws, their feasts and half of their grain.
epic-submitted-force-e = Someone had to carry out the keys, and the council sent the youngest, who would have to live with it longest. **{ $nation-The } obeyed { $to-the },** and half of all that they grew went the way of the keys.
epic-submitted-force-f = The treaty was cut in bronze, at the expense { $nation-of }, in letters large enough for people who can't read. **They were subjects { $to-of } now,** and paid with half of everything.
epic-submitted-force-g = **The spears { $nation-of } were made into the fence of a pigsty,** points down. { $to-The } had asked for obedience and half of every harvest, and were given both.

epic-battle-won-roma = **Rome fell.** They fought from the Colline Gate to the Forum, from roof to roof, and an old senator sat in his doorway until someone pulled his beard. { $attacker-The } had the city, and { $defender-the } had lost it { told-price }.
epic-battle-won-roma-b = **Rome was lost on a washing day.** Linen hung across every lane of the Subura; { $attacker-the } cut their way through it, and through { $defender-the } behind it, and by evening none of it was white { told-price }.
epic-battle-won-carthago = **Carthage was taken, street by street and floor by floor.** In the temple on the Byrsa the last of { $defender-the } set the fire themselves. { $attacker-The } stood on the steps and said nothing { told-price }.
epic-battle-won-revenge = They found their own dead still lying { $area-in }, and that was worth two speeches. This time { $attacker-the } went through { $defender-the } as if they owed it to someone { told-price }.
epic-battle-won-streak = There is a kind of summer in which an army can't put a foot wrong. { $attacker-The } were having it. { $area-The } was taken before { $defender-the } had looked up { told-price }.
epic-battle-won-streak-b = The clerk { $attacker-of } who kept the list of victories had to ask for a second tablet. { $area-The } went at the top of it, and under it the dead { $defender-of } { told-price }.
epic-battle-won-streak-c = Those who had been hurt in the last victory asked to be carried along, so as to miss nothing. From their litters { $area-in } they saw { $attacker-the } do it again, and { $defender-the } go under { told-price }.
epic-battle-won-streak-d = From the last victory to the next, { $defender-the } had reckoned, it was nine days' march. { $attacker-The } were { $area-in } after five, and by the sixth no one was left to mend the reckoning { told-price }.
epic-battle-won-few = “How many are they?” asked a boy { $attacker-of }. “Ask where they are,” said the old man. They were { $area-in }, there were too many of them, and still they lost: { $defender-the } fled from fewer { told-price }.
epic-battle-won-last = When the dust { $area-in } had settled, a handful { $attacker-of } leant on their spears and looked for someone to tell. They had won. { $defender-The } were dead, and so was almost everyone else { told-price }.
epic-battle-won-last-b = They counted themselves in the evening { $area-in }, twice, and it didn't get better. { $attacker-The } held the field. { $defender-The } were lying on it, and so was the army that had beaten them { told-price }.
epic-battle-won-walls = For days the ram had been saying the same word to the gate { $area-of }, and in the end the gate agreed. { $attacker-The } poured in over what was left of { $defender-the } { told-price }.
epic-battle-won-walls-b = They went up with ropes where the wall was thought too high to watch. Before dawn { $attacker-the } held a tower { $area-in }, by noon the market, and by night { $defender-the } held nothing { told-price }.
epic-battle-won-walls-c = The engineer { $attacker-of } had measured the shadow of the tower { $area-in } and cut his ladders to it. He was right to a hand's breadth, and { $defender-the }, who had measured too, were not { told-price }.
epic-battle-won-walls-d = On the last night { $defender-the } threw loaves from the wall { $area-in }, to show how many they had. { $attacker-The } ate them, and came up the ladders in the morning on full stomachs { told-price }.
epic-battle-won-landing = The keels grated, the first man was in the water with his standard, and the rest followed because they'd have been ashamed not to. { $attacker-The } took { $area-the } wet to the chest; { $defender-the } couldn't push them back in { told-price }.
epic-battle-won-landing-b = The pilots had promised sand { $area-in }, and it was shingle. { $attacker-The } went up it on hands and knees, under a hail of slingstones, and got to their feet among { $defender-the } { told-price }.
epic-battle-won-landing-c = The boats came out of the sunrise, and { $area-in } { $defender-the } shaded their eyes to count them. { $attacker-The } were ashore before the count was done, and no one was left to report the number { told-price }.
epic-battle-won-hills = Every goat path { $area-in } had its watcher, and each had to be argued with. It took { $attacker-the } all day. At sunset there were no watchers, and { $defender-the } were no more { told-price }.
epic-battle-won-hills-b = { $defender-The } had piled boulders above the road { $area-in }. { $attacker-The } left the road alone: they climbed a gully in the dark, from behind, and { $defender-the } went down the slope with their stones { told-price }.
epic-battle-won-hills-c = There was one spring on the ridge { $area-in }, and { $attacker-the } sat down beside it. On the fourth day { $defender-the } came for water, all together, with drawn swords, and came no nearer than a stone's throw { told-price }.
epic-battle-won-hills-d = { $defender-The } held the pass { $area-in }. In the morning a girl with six sheep came down the cliff, where there was no path, and { $attacker-the } looked at one another. By nightfall they had the top to themselves { told-price }.
epic-battle-won-marsh = { $area-The } was reeds, flies and black water, and { $defender-the } knew every foot of it. A fowler showed { $attacker-the } the one way through, for money { told-price }.
epic-battle-won-marsh-b = { $attacker-The } laid hurdles, shields and their own cloaks on the mud { $area-in }, and crossed where no one had ever crossed. { $defender-The } had one man on that side, and he was cutting reeds { told-price }.
epic-battle-won-marsh-c = The frogs { $area-in } fell silent, all at once, and { $defender-the } should have listened. { $attacker-The } were in the reeds up to their belts, with their blades over their heads, and nearly there { told-price }.
epic-battle-won-long = For { told-rounds } they pushed, shield on shield, { $area-in }, until men died standing because there was no room to fall. Then the line { $defender-of } was simply not there any more. { $attacker-The } were, just { told-price }.
epic-battle-won-led = { $leader-The } let them come on { $area-in }, a little farther, and a little farther still. When he lifted his hand { $defender-the } saw what was behind the hill. It took the rest of the morning { told-price }.
epic-battle-won-led-b = He rode along the line without a helmet, so that they could see his face. It was enough. { $attacker-The } went in behind { $leader-the }, and { $area-in } nothing { $defender-of } was left to go anywhere { told-price }.
epic-battle-won-led-c = { $leader-The } had a great tree felled { $area-in }, for no reason that anyone could see. It lay across the only road by which help could come to { $defender-the }, and { $attacker-the } had until evening { told-price }.
epic-battle-won-led-d = There were two plans in the tent, and when the mist came { $leader-the } tore up both. { $attacker-The } went through it { $area-in }, each with a hand on the shoulder in front; { $defender-the } saw them at ten paces { told-price }.
epic-battle-won-led-e = { $area-In } { $leader-the } had the trumpets blown on the left, and came from the right in silence. { $defender-The } had turned to face the noise, and most of them never saw what it was { told-price }.
epic-battle-won-led-f = At supper { $leader-the } set two loaves and a dish of salt before the officers: the enemy would come this way, and die over there. { $area-In } { $defender-the } passed the first loaf, and got as far as the salt { told-price }.
epic-battle-won-led-g = { $area-In } { $leader-the } sent all the horses to the rear, the best one first, so that no one could think of leaving. { $attacker-The } stayed. { $defender-The } had kept theirs saddled, and it didn't save them { told-price }.
epic-battle-won-led-h = { $leader-The } gave ground at the first clash { $area-in }, on purpose, the veterans said afterwards. { $defender-The } came out to finish it, and { $attacker-the } closed the ground behind them like a door { told-price }.
epic-battle-won-led-i = A deserter swore { $area-in } that { $leader-the } was dying of a fever, and { $defender-the } drank to the fever. The deserter had been well paid. { $attacker-The } came for the cups at dawn { told-price }.
epic-battle-won-swift = The soup was still warm { $area-in } when { $attacker-the } ate it. { $defender-The } had cooked it for themselves { told-price }.
epic-battle-won-swift-b = In the morning a courier left { $area-the } to report that { $defender-the } were holding. Another overtook him before noon: { $attacker-the } were in the camp, and hadn't lost a man { told-price }.
epic-battle-won-swift-c = { $defender-The } were drawing lots for the night watch { $area-in } when { $attacker-the } arrived, and every straw turned out to be the short one { told-price }.
epic-battle-won-swift-d = It was over { $area-in } before the water carriers had come up. { $attacker-The } drank standing, none of them missing; { $defender-the } lay in the order in which they had woken { told-price }.
epic-battle-won-swift-e = The barber { $area-in } had done one cheek of a captain { $defender-of }. Then { $attacker-the } were over the ditch, without a scratch on any of them. The other cheek was left as it was { told-price }.
epic-battle-won-swift-f = The surgeon { $attacker-of } had laid out his knives { $area-in }, warmed the wine and rolled up his sleeves. He rolled them down again. No one needed him, and least of all { $defender-the } { told-price }.
epic-battle-won-swift-g = The first thing that { $defender-the } heard { $area-in } was their own password, in a foreign accent. The sentry was still thinking about it when { $attacker-the } had gone past him, every man of them { told-price }.
epic-battle-won-many = They filled the plain from hill to hill { $area-in }, and still more were coming over the rise. { $defender-The } tightened their straps and died where they were. { $attacker-The } stepped over them { told-price }.
epic-battle-won-many-b = Every spear { $defender-of } had three in front of it { $area-in }, and the third had time to choose. { $attacker-The } didn't hurry. It came out as sums do { told-price }.
epic-battle-won-many-c = { $attacker-The } were packed so close { $area-in } that the rear ranks had to ask the front what was going on. By the time they had an answer, { $defender-the } were underfoot { told-price }.
epic-battle-won = All morning it swayed { $area-in } like a drunk on a bridge, and about noon it fell the way that { $attacker-the } were pushing. { $defender-The } lay where they had stood, or ran where they could { told-price }.
epic-battle-won-b = The poets of { $attacker-the } needed a month for it: the single combat, the omen, the wounded horse. A scribe needs a line. { $area-The } was theirs, and { $defender-the } were gone from it { told-price }.
epic-battle-won-c = A flute player { $attacker-of } played all through it { $area-in }, because no one had told him to stop. When he lowered the flute, { $defender-the } were gone, and he heard how quiet it was { told-price }.
epic-battle-won-d = Between the camps { $area-in } lay a field of beans, and both sides had orders to spare it. { $attacker-The } were the first to forget them, and by noon the beans were trampled, { $defender-the } with them { told-price }.
epic-battle-won-e = For an hour only the slingers were at work { $area-in }. Then { $attacker-the } lowered their heads and ran in under the stones, and { $defender-the } had no second line to meet them { told-price }.
epic-battle-won-f = The signal was a polished shield { $area-in }, and the sun caught it as if it had been told to. { $attacker-The } came on along the whole line; { $defender-the } were still forming theirs { told-price }.
epic-battle-won-g = { $area-In } { $defender-the } had put their best men on the right, where the honour is. { $attacker-The } struck on the left, where there's none, and rolled them up like a mat { told-price }.
epic-battle-won-h = A hare got up between the lines { $area-in }, and both sides cheered it on. When it was safe they began. By noon { $defender-the } were dead, and { $attacker-the } were still arguing about which way it had run { told-price }.
epic-battle-won-i = They fought { $area-in } for the well first, since it was hot, and for everything else afterwards. { $attacker-The } drank. Among { $defender-the } no one was left to be thirsty { told-price }.
epic-battle-won-j = The javelins { $area-in } had been thrown before the sun was high, then the stones, then whatever lay about. { $attacker-The } had kept their swords for the end; { $defender-the } had tent poles { told-price }.
epic-battle-won-again = No guide was needed { $area-in }: { $attacker-the } had left ruts the last time. { $defender-The } had meant to fill them in, and were buried in them { told-price }.
epic-battle-won-again-b = It was the same hill { $area-in }, the same stream, and nearly the same speech before it. { $attacker-The } won there as they'd won before, and { $defender-the } lay where others had lain { told-price }.
epic-battle-won-again-c = Those who knew { $area-the } told the others about the soft ground by the pine. { $attacker-The } went round it and drove { $defender-the } into it, and once more the pine was hung with shields { told-price }.
epic-battle-won-again-d = { $attacker-The } found their own trophy { $area-in }, and formed up on it, since it was in the right place. By evening it needed a second post, for the arms { $defender-of } { told-price }.
epic-battle-won-grudge = The trophies of an old defeat still hung on an oak { $area-in }, rusted through. { $attacker-The } took them down after the fight, and hung up the shields { $defender-of } { told-price }.
epic-battle-won-grudge-b = In the songs { $attacker-of } the defeat { $area-in } had always been the sad verse. That day { $defender-the } furnished the next one, and the old women wouldn't sing it; it was too cheerful, they said { told-price }.
epic-battle-won-first = { $attacker-The } didn't know what one shouts after a victory, since no attack of theirs in these wars had brought one before. { $area-In } someone began, and all of them joined in. { $defender-The } no longer heard it { told-price }.
epic-battle-lost-roma = **Rome held.** From the wall the women threw tiles, the boys threw filth, and { $defender-the } threw whatever was left. Of the army { $attacker-of } there was enough left to fill a ditch, and it did { told-price }.
epic-battle-lost-led = { $leader-The } had beaten better men, and told them so the night before. { $area-In } { $defender-the } hadn't heard the speech. They held, and the army { $attacker-of } was a thing of the past { told-price }.
epic-battle-lost-many = Afterwards they counted, and counted again: twice as many { $attacker-of } had come to { $area-the }, and every one of them was still there. { $defender-The } sat down among them and shook { told-price }.
epic-battle-lost-walls = Hot sand, said the engineer { $defender-of }, gets under any armour. { $attacker-The } learnt it under the walls { $area-of }, and took the knowledge no farther { told-price }.
epic-battle-lost-walls-b = The siege tower { $attacker-of } was as tall as the wall { $area-in }, and on the last day it leaned, and leaned, and lay down. { $defender-The } came out and finished what was under it { told-price }.
epic-battle-lost-walls-c = The cisterns { $area-in } were dry, a deserter had sworn. On the wall { $defender-the } hung out their washing, and below it { $attacker-the } died in the last assault, still thinking of the deserter { told-price }.
epic-battle-lost-landing = The surf { $area-in } was full of shields, and they turned over and over like plates. { $attacker-The } had got as far as the dry sand; { $defender-the } no farther back than the first dune { told-price }.
epic-battle-lost-hills = It's quiet in the gorge, said the scout, and that was the last thing he said. { $area-The } closed over { $attacker-the } like a fist, and it was the fist { $defender-of } { told-price }.
epic-battle-lost = { $attacker-The } came on in good order { $area-in }, and in good order they were killed. When { $defender-the } lowered their spears there was nothing in front of them but grass and the birds { told-price }.
epic-battle-lost-b = { $area-In } the signal for the second charge was a red cloak, and the man who carried it fell in the first. { $attacker-The } waited for it to the last; { $defender-the } took it home { told-price }.
epic-battle-lost-c = { $defender-The } had sunk stakes in the ford { $area-in } and sat a man beside it with a fishing rod. { $attacker-The } took him for a fisherman, and none of them came out of the water { told-price }.
epic-battle-both = By evening they were too few to hate each other, by night too few to bury anyone. { $attacker-The } and { $defender-the } had emptied { $area-the } of themselves, and a dog walked through it { told-price }.
epic-battle-left-walls = It rained into the trenches { $area-in }, the fever came, and the wall was as high as ever. { $attacker-The } burned the machines they couldn't carry. { $defender-The } watched it like a play { told-price }.
epic-battle-left-walls-b = The mine under the wall { $area-in } met a countermine, and the diggers met each other. { $attacker-The } filled theirs in and lifted the siege; { $defender-the } kept turnips in the other { told-price }.
epic-battle-left-bled = { $attacker-The } had learnt what { $area-the } costs, and couldn't pay. They left in the dark with the wounded on shields, and { $defender-the } let the wolves see them off { told-price }.
epic-battle-left = Neither wanted to be the first to go { $area-in }, and someone had to be. { $attacker-The } went, with drums beating to show that they didn't mind. { $defender-The } didn't mind either { told-price }.
epic-battle-left-b = Two armies had eaten the valley bare { $area-in }, and { $attacker-the } were the hungrier. They marched off to where there was bread; { $defender-the } stayed with the view { told-price }.
epic-battle-yielded-city = They hung wet cloths on the hinges and carried the gods out wrapped in blankets. When { $attacker-the } broke down the doors { $area-in }, the lamps were burning, and { $defender-the } were a day's march away { told-price }.
epic-battle-yielded-city-b = “Walls don't eat,” said the oldest of { $defender-the }, “and we do.” Next morning the gates { $area-of } were open, and { $attacker-the } looked for the trick until noon { told-price }.
epic-battle-yielded-city-c = At the vote { $area-in } more hands were raised for the road than for the wall. { $defender-The } locked the granary out of habit, and { $attacker-the } broke the lock { told-price }.
epic-battle-yielded-bled = Half of them couldn't lift an arm any longer, and the other half carried those. { $defender-The } gave { $area-the } to { $attacker-the } and lived to curse them for it { told-price }.
epic-battle-yielded-bled-b = They lashed spears together for litters, two by two. { $defender-The } carried out of { $area-the } whom they could, and { $attacker-the }, out of breath themselves, let them { told-price }.
epic-battle-yielded-bled-c = { $defender-The } buried their dead { $area-in } by torchlight, and not deep, because the night was short. { $attacker-The } marched in at dawn over soft earth { told-price }.
epic-battle-yielded-bled-d = The roll was called, and after too many names it stayed quiet. { $defender-The } didn't wait for the roll of the next day. They left { $area-the } to { $attacker-the } { told-price }.
epic-battle-yielded = { $defender-The } had promised to die { $area-in }, but not all, and not that day. { $attacker-The } found the hearths warm { told-price }.
epic-battle-yielded-b = The rearguard lit a fire for each man who had left { $area-the }, and then left too. { $attacker-The } crept up on the fires until dawn, and { $defender-the } had a night's start { told-price }.
epic-battle-yielded-c = { $defender-The } left a table laid { $area-in }, a lame horse and a letter full of insults. { $attacker-The } kept the horse { told-price }.
epic-battle-yielded-d = The bridge was cut, the boats were burned, and not an onion was left in the ground: { $defender-the } knew how to go. { $attacker-The } had { $area-the }, and ate what they'd brought along { told-price }.
epic-battle-yielded-e = It hadn't been a flight, { $defender-the } said later; they had walked. { $attacker-The } followed the dropped cloaks { $area-in } as far as the last hedge, and let them have the word { told-price }.
epic-battle-yielded-f = { $defender-The } sent a herald to ask for a truce of one day { $area-in }, and took it while { $attacker-the } were debating { told-price }.
epic-battle-yielded-many = { $defender-The } had a lookout in a tree { $area-in }, and he counted until he ran out of fingers, and then of courage. By noon the place was left to { $attacker-the } { told-price }.
epic-battle-yielded-led = It was enough that a prisoner said who was coming. { $defender-The } packed that night { $area-in }, and { $leader-the } rode in with { $attacker-the } between open doors { told-price }.
epic-battle-yielded-hills = { $defender-The } knew a ledge { $area-in } where a mule could pass if it didn't look down. When the fog lifted { $attacker-the } had the heights, and one mule that had looked { told-price }.
epic-leader-killed = † They made a ring around him, and the ring got smaller. **{ $leader-The } died { $area-in },** and { $by-the } drew lots for the armour.
epic-leader-killed-b = † For an hour no one believed it, on either side. Then a spear came by with a head on it. **{ $leader-The } was dead { $area-in }.** { $nation-The } stopped singing, and { $by-the } began.
epic-leader-killed-c = † His helmet came back without him. **{ $leader-The } lay { $area-in }** with his face to { $by-the }, and no one had yet dared to take the ring.
epic-leader-killed-d = † The bodyguard had sworn not to come home alone, and none of them did. **{ $leader-The } lay { $area-in },** and { $by-the } had to lift nine men away to be sure.
epic-leader-killed-e = † A camp servant knew the old scar, and closed the eyes. **{ $leader-The } fell { $area-in }.** { $nation-The } asked for the body, and { $by-the } named a price.
epic-leader-killed-at-sea = † He had told the helmsman that he would be the last to leave the ship, and he was. **{ $leader-The } went down { $area-in },** and { $by-the } lowered their oars until the water had closed.
epic-leader-killed-at-sea-b = † They boarded over the bow, and he held the mast with his back to it. **{ $leader-The } died { $area-in },** on planks that { $by-the } had to wash for two days.
epic-leader-killed-at-sea-c = † **The sea kept { $leader-the } { $area-in }.** { $by-The } brought home the figurehead of his ship, and { $nation-the } an empty litter.

epic-raid-roma = **They were in Rome before the dogs barked.** { $attacker-The } went straight to the temples, as men do who have been there before as hostages or as guests, and left { $defender-the } with the ashes of the archives { told-raid }.
epic-raid-last = The city { $area-in } burned so well that the raiders were seen from every wall. None { $attacker-of } got away; none { $defender-of } got anything back { told-raid }.
epic-raid-clean = A rope over the wall { $area-in }, a hand over a mouth, a bolt drawn back. When { $defender-the } woke up it was to the sound of hooves, going away { told-raid }.
epic-raid-clean-b = A boy who sold figs { $area-in } had counted the steps between two patrols. { $attacker-The } needed fewer, and { $defender-the } found the figs { told-raid }.
epic-raid = { $attacker-The } had their arms full when { $defender-the } found them, and it's hard to fight with a candelabrum. Some dropped it. Enough didn't: { $area-the } was plundered { told-raid }.
epic-raid-b = The fire { $area-in } started in the ropewalk, as it was meant to, and while { $defender-the } formed a chain with buckets { $attacker-the } went the other way with chests. Not all of them got out { told-raid }.
epic-raid-c = { $attacker-The } rode in with straw tied round the hooves { $area-in }, and out again without it. { $defender-The } caught the last of them at the bridge; the carts were across by then { told-raid }.
epic-raid-failed-bled = Someone { $area-in } had talked, and the archers had been paid to wait. { $attacker-The } ran for it under arrows, with empty sacks over their heads { told-raid }.
epic-raid-failed = { $attacker-The } sat in the reeds { $area-in } all night for a gate that should have opened. { $defender-The } had changed the lock { told-raid }.
epic-raid-failed-b = A goose cried out { $area-in }, as geese once did in Rome, and torches appeared along the wall. { $attacker-The } turned round in the dark; { $defender-the } posted the goose for good { told-raid }.
epic-pillaged-roma = **They say that it took three days to plunder Rome, and that it could have taken ten.** { $nation-The } carried out gods, doors and a consul's chair, and someone remembered Troy.
epic-pillaged-gold = { $nation-The } put the question to the rich { $area-in }, one after the other, with fire. It brought { $gold } gold and a great silence.
epic-pillaged-gold-b = Under the hearth, down the well, behind the household gods: { $nation-the } looked { $area-in } where they'd have hidden it themselves. It came to { $gold } gold.
epic-pillaged-gold-c = A banker { $area-in } bought his life with the names of those who had more. { $nation-The } called on each of them, and by night they had { $gold } gold.
epic-pillaged = { $nation-The } didn't even sort it. What burned { $area-in } was burnt and what broke was broken, so that it would be said that they had been there.
epic-pillaged-b = A child's shoe, a loom, a god with no head: that was the main street { $area-in } now. { $nation-The } marched down it singing, because one sings.
epic-pillaged-c = The smoke { $area-in } was seen from three days' march, which was the idea. { $nation-The } wanted it to be known who had been there.
epic-pillaged-d = Over each door { $area-in } someone had painted a price, in the days when there was a market. { $nation-The } paid none of them, and the doors burned well.
epic-pillaged-e = The temple roof { $area-in } was of bronze and took two days to bring down. { $nation-The } had two days. Of the rest they left outlines in the ash.
epic-pillaged-f = { $nation-The } asked for the archives first { $area-in }, and lit the fire with the title deeds. By evening it didn't matter who owned what.
epic-pillaged-g = A potter { $area-in } had just opened his kiln. { $nation-The } broke the pots while they were warm, and went on with the street, the market and the gate.
epic-pillaged-own-roma = **It was their own city, and { $nation-the } plundered it.** They knew which cellars of Rome the enemy had missed; { $gold } gold came up the steps, and no one asked whose it had been.
epic-pillaged-again = The plaster of the new walls hadn't dried { $area-in }. { $nation-The } set fire to the scaffolding, and the masons, who were paid by the day, asked when to come back.

epic-sea-won = ⛵ Oars snapped like straw down the whole length of a ship, and then there was only foam. { $attacker-The } rowed back and forth { $area-in } over the place where the fleet { $defender-of } had been { told-price }.
epic-sea-won-b = ⛵ Hooks flew { $area-in } until one could have walked from the first ship to the last. { $attacker-The } did walk, swords drawn, and { $defender-the } ran out of planks to stand on { told-price }.
epic-sea-won-c = ⛵ The wind dropped { $area-in } at the worst moment for { $defender-the }: sails up and oars in. { $attacker-The } had theirs out, and rammed what couldn't turn { told-price }.
epic-sea-won-d = ⛵ { $attacker-The } had strewn sand on their decks { $area-in }, so that no one would slip. By noon it was red. Of the fleet { $defender-of } there was a row of sternposts to be seen, and then there wasn't { told-price }.
epic-sea-lost = ⛵ { $attacker-The } steered into the sun { $area-in }, and { $defender-the } out of it. It was over before the water was quiet, and no sail { $attacker-of } was to be seen { told-price }.
epic-sea-lost-b = ⛵ { $attacker-The } had the wind behind them { $area-in }, and it carried them through the line and beyond it. { $defender-The } turned, and took them from the stern, one after the other { told-price }.
epic-sea-left = ⛵ The admiral { $attacker-of } looked at the sky, at the sea and at { $defender-the }, and liked none of the three. He turned his ships { $area-in } { told-price }.
epic-sea-left-b = ⛵ Bow to bow the two lines lay { $area-in }, until the rowers { $attacker-of } called for water. { $defender-The } had a spring ashore; the others went to look for one { told-price }.
epic-sea-fled = ⛵ { $defender-The } cut their cables { $area-in } and left the anchors to { $attacker-the }, who had no use for them { told-price }.
epic-sea-fled-b = ⛵ At dusk the two fleets drew apart { $area-in }. All night lanterns burned in two neat rows, like ships at anchor, and at dawn { $attacker-the } rammed floats; { $defender-the } had been gone since midnight { told-price }.
epic-cargo-lost = They had been promised that the sea would be the easy part. { $nation-The } saw { $force-the } go down in armour, holding on to each other.
epic-cargo-lost-b = The transports { $nation-of } had neither decks nor luck. With them sank { $force-the }, and the pay chest. Divers were sent for the chest.
epic-cargo-lost-c = Fishermen have drawn up helmets in their nets ever since. They are those of { $force-the }, whom { $nation-the } had put on board singing, because it shortens the crossing.

# The thread of the campaign, at the end of a turn.

epic-thread-besieged = *There's a man { $area-in } who has carried the same stone up the same wall { thread-times-times }. He knows it by name. { thread-times-sieges }, and it's worn quite smooth.*
epic-thread-besieged-b = *{ thread-times-armies } have camped before { $area-the }. On their old latrines the cabbages grow as nowhere else in Italy.*
epic-thread-unbeaten = *{ thread-times-battles }, and { $leader-the } has won them all. His soldiers say that he's lucky. His enemies have stopped saying so; it no longer comforts them.*
epic-thread-luckless = *They still salute { $leader-the }, as they must. But { thread-times-times } he has led them out and { thread-times-times } they have run, and the salute has grown slow.*
epic-thread-pillaged = *They have carried the gods of { $area-the } out through the gate { thread-times-times }. The gods that stand there now are of clay.*
epic-thread-raided = *{ $nation-The } have gone out to steal { thread-times-times }, and { $won } of these times they came home with more than they took along. The fathers call it war when they tell it.*
epic-thread-at-sea = *{ thread-times-fleets } have fought { $sea-in }. When the water is still, the boys dive for helmets and come up with rings.*
epic-thread-rivals = *{ $nation-The } and { $other-the } have met { thread-times-times }. { thread-won-trophies } stand for the first and { $lost ->
    [0] none
   *[other] { $lost }
} for the second, and there's room between them for more.*
epic-thread-rivals-level = *{ thread-times-battles }, and { $nation-the } and { $other-the } are level, { $won } each. Neither side can remember what the first one was about.*
epic-thread-tributary = *It's the { nth-times } time that the mules go from { $nation-the } to { $other-the }. Whoever is born now among { $nation-the } takes it for a kind of weather.*
epic-thread-implacable = *{ $nation-The } have come with olive branches { thread-times-times }, and { $other-the } have sent them home as often. Olive trees grow slowly.*
epic-thread-winning = *Among { $nation-the } no one under twenty has seen a defeat: { $row } victories, one after the other. Their old men sacrifice more than ever.*
epic-thread-losing = *{ $row } battles and { $row } defeats. { $nation-The } go to war now as one goes to a creditor.*
epic-thread-ahead = *For { $row } turns { $seat } has been in front, and has got used to the view.*
epic-thread-overtaken = *{ $seat } has gone past { $other }. It happened without a trumpet; one had to read it in the accounts.*
epic-thread-idle = *{ $nation-The } have kept the peace for { thread-turns-turns }. The spears over their doors have become places to dry onions.*
