# What happened, as it is written in the annals, by one hand after another. When the texts of an event are used up in a
# turn, those of prose.ftl follow.

epic-round-heading = ## Round { $numeral } · { $years }
    Here begins a new hand. The one before me broke off in the middle of a word, and no one in the house remembers which.
epic-round-heading-b = ## Round { $numeral } · { $years }
    The ink froze again this winter. What I couldn't write then I write now, and what I have forgotten God has kept.
epic-round-heading-c = ## Round { $numeral } · { $years }
    Old men say the summers were longer once and the kings taller. Of the kings, at least, I have the measurements.
epic-round-heading-d = ## Round { $numeral } · { $years }
    I have the book from my master, who had it from his. The first pages are Roman, the last are damp. I turn to a clean one.
epic-round-heading-e = ## Round { $numeral } · { $years }
    A traveller stopped at the gate and talked all night. Half of it is here, the half that he swore to.
epic-round-heading-f = ## Round { $numeral } · { $years }
    There was a star with a tail, a cow that spoke, and a tax. I leave out the cow.
epic-round-heading-g = ## Round { $numeral } · { $years }
    The prior asks why the book has so many dead in it and so few saints. I've told him that the saints don't march.
epic-round-heading-h = ## Round { $numeral } · { $years }
    Bees swarmed in the scriptorium this spring. What follows was written in the byre, and the ox has read it over my shoulder.
epic-round-heading-i = ## Round { $numeral } · { $years }
    A merchant sold us goose quills from the south, and they write no better. These years would try any pen.
epic-round-heading-j = ## Round { $numeral } · { $years }
    I leave room between the lines for the things that will be known later. So did my master, and no one has ever filled it in.
epic-round-heading-k = ## Round { $numeral } · { $years }
    Three winters in a row the wolves came to the wall. I count years by them now, since the kings change too often.
epic-round-heading-l = ## Round { $numeral } · { $years }
    The calf for this skin was born in a good year and killed in a bad one. Both are written on it.
epic-round-heading-m = ## Round { $numeral } · { $years }
    My eyes are bad, so the novice writes and I speak. Where the spelling is odd it's his, and where the story is odd it's true.
epic-round-heading-n = ## Round { $numeral } · { $years }
    They brought us a book from Kent that tells of the same years otherwise. I've read it through, and I keep to mine.
epic-round-heading-o = ## Round { $numeral } · { $years }
    It's said that who sat where at a feast starts more wars than hunger does. I've written down the wars and left out the seating.
epic-round-heading-p = ## Round { $numeral } · { $years }
    Rain came through the roof on to the shelf of the old annals. I've copied what could be read, and dried the rest for the fire.

epic-arrival = On the headland a boy kept count with pebbles, a pebble for every sail. { $nation-The } came by { $seas-the } with { $force }, and he ran out of pebbles.
epic-arrival-b = The land across the water was full, so those who had none came here. { $nation-The } brought { $force } over { $seas-the }, with their gods wrapped in wool.
epic-arrival-c = They say that { $nation-the } ask the wind three times before they sail. This time it must have said yes: they sent { $force } to { $seas-the }.
epic-arrival-d = The priest of the landing place used to say that God sends every people where it's needed. Then he saw { $nation-the } on { $seas-the }, { $force }, and asked what for.
epic-arrival-e = They didn't ask whose land it was. { $nation-The } came over { $seas-the } with { $force } and a seed bag, and the seed bag worried me more.
epic-arrival-f = Fishermen met { $nation-the } on { $seas-the }, { $force }, and brought us greetings from them. They also moved their nets, and their daughters.
epic-arrival-g = For three nights there was a light far out that wasn't a star. On the fourth it was { $nation-the }, on { $seas-the }, with { $force }, and they were cooking supper.
epic-arrival-h = { $nation-The } had sold the farm, the stall and the good bed, and kept the boat. They came by { $seas-the } with { $force }, and had nothing to go back to.
epic-arrival-i = The gulls turn with a ship that carries cattle. By them we knew of { $nation-the } before we saw a mast: they were on { $seas-the } with { $force }, and had brought the herd.
epic-arrival-j = Someone's uncle had come over years ago and sent word that the soil was black. { $nation-The } took their time believing it; now { $force } lay on { $seas-the }, loaded to the oar holes.
epic-arrival-led = When { $nation-the } choose someone to follow they don't choose twice. It was { $leader }, and { $force } on { $seas-the } would have rowed off the edge of the world for that name.
epic-arrival-led-b = I was shown the list of the ships of { $nation-the }, and it filled a whole skin. { $leader } was at the head of it, with { $force } on { $seas-the }.
epic-arrival-led-c = In every harbour they had heard that { $leader } would sail, and every harbour had hoped it was for another one. It was for ours. { $nation-The } came by { $seas-the }, with { $force }.
epic-arrival-led-d = There was a quarrel about who should have the first ship, until { $leader } ended it by going aboard. { $nation-The } followed over { $seas-the }: { $force }.
epic-arrival-led-e = Gold rings had been handed out at midwinter, and at midsummer they had to be earned. { $leader } called { $nation-the } down to the boats; on { $seas-the } they counted { $force }.
epic-arrival-led-f = Afterwards no two villages could agree which had seen the sails first. All had seen { $leader } in the foremost ship. { $nation-The } came by { $seas-the }, with { $force }.
epic-arrival-alone = There are years when a people looks for a leader, and years when it finds one. { $nation-The } found { $leader }.
epic-arrival-alone-b = At the feast they put the best cut before { $leader }, and for once among { $nation-the } no knives came out over it.
epic-arrival-alone-c = { $nation-The } had had braver leaders and wiser ones. They'd had none they would rather follow than { $leader }.
epic-arrival-alone-d = At the spring assembly { $nation-the } beat their shields when a name was called that they liked. At one they didn't stop until dark: { $leader }.
epic-arrival-alone-e = Many had wanted to lead { $nation-the }. Some were paid off, some were married off, and in the end one name was left to be called out: { $leader }.
epic-arrival-alone-f = A grandmother of { $nation-the } remembered a night with a falling star, and whose mother was in labour. It was told in every house that winter: { $leader } was to lead them.
epic-arrival-alone-g = Old scores were settled among { $nation-the }, with cows where it could be done and without where it couldn't. Then all of them swore to follow one person, { $leader }.
epic-arrival-alone-h = It began with a stolen horse that { $leader } went to fetch alone, and came back with twelve. After the twelfth { $nation-the } asked for no other leader.
epic-arrival-raid = Spring came, the swallows came, and { $nation-the } came. It was by { $seas-the }, with { $force }, and the swallows were late.
epic-arrival-raid-b = Whoever lived by the shore slept in his shoes. { $nation-The } sent { $force } to { $seas-the }, and they knew where the river mouths were.
epic-arrival-raid-c = We buried the silver under the third apple tree. { $nation-The } were on { $seas-the } with { $force }. I write this down lest it be the silver that no one finds.
epic-arrival-raid-d = From a long way off a square sail looks like a barn door. By the time it looked like a sail we should have gone. { $nation-The } came with { $force } by { $seas-the }.
epic-arrival-raid-e = The old hands laid an ear to the shingle. { $nation-The } were on { $seas-the }, they said, with { $force }; the young ones laughed, and packed all the same.
epic-arrival-raid-f = A monk wrote in a margin that he was glad of the storm that night. Then it dropped, and { $nation-the } were out on { $seas-the } with { $force }.
epic-arrival-raid-g = { $nation-The } keep no calendar and are never late. On { $seas-the } they rowed with { $force }, in time, to a song that has no words for mercy.
epic-arrival-romans = The harbour master counted the helmets as they came down the planks, and signed for them: { $force } for { $nation-the }, by { $seas-the }. Behind them came the surveyors, whom no one had to sign for.
epic-arrival-romans-b = The Emperor had asked what Britain cost, and then what it would cost to leave. Both sums were read to him twice. { $nation-The } sent { $force } over { $seas-the }.
epic-arrival-romans-c = Caesar had crossed twice and sailed home before the winter. { $nation-The } came by { $seas-the } with { $force }, and the first crates on shore held millstones, for bread next year.
epic-arrival-belgae-boudica = They flogged a widow and took her land, and the procurator had a receipt for it. Among { $nation-the } her name went from farm to farm that night: { $leader }.
epic-arrival-romano-british-arthur = In the old cavalry lines the mangers were filled again, and boys learned to trim hooves. { $nation-The } had a captain who fought on horseback, as the Romans did in the books: { $leader }.
epic-arrival-normans-william = From spring to autumn the forests of Normandy came down to the shore as planks. { $leader } waited weeks for a south wind. When it blew, { $nation-the } crossed in one night, { $force } in all.
epic-arrival-norwegians-harald-hardrada = For ten years he had sent his pay home from Constantinople, and it filled an ox hide. { $leader } called out half the levy of Norway for one more kingdom: { $nation-the } came by { $seas-the } with { $force }.
epic-arrival-danes-ivar-and-halfdan = The sons of Ragnar hadn't come for a summer. { $leader } brought { $nation-the } over { $seas-the }, { $force }, and in the holds lay saddles, for horses that they meant to find here.
epic-arrival-danes = { $nation-The } have more islands than a king can ride round in a year, and more king's sons than islands. They came by { $seas-the } with { $force }, each crew under a jarl of its own.
epic-arrival-danes-b = The old law says: take the beast's head off the prow in sight of a friendly shore. { $nation-The } came by { $seas-the } with { $force }, and they left the heads on.
epic-arrival-saxons-aelle = The chronicle gives { $leader } three ships and three sons, and no more. From the cliff we saw what it left out: { $nation-the } had { $force } on { $seas-the }, and oxen between the benches.
epic-arrival-saxons = Some keels came for pay, some for plunder, and some had ploughs in them; from the cliff one couldn't tell which. { $nation-The } had { $force } on { $seas-the }, and they rowed like men who own the boat.
epic-arrival-saxons-b = A bishop of Gaul wrote that they like to sail in a gale, because in a gale no one watches the shore. There was wind enough: { $nation-the } came by { $seas-the } with { $force }.
epic-arrival-irish = { $nation-The } had cut the hides in winter and stretched them over wicker in spring. Now { $force } lay on { $seas-the }, in boats light enough for their own crews to carry.
epic-arrival-irish-b = An Irish king counts his wealth in cows, and at home every hill was grazed bare. { $nation-The } came over { $seas-the } with { $force }, to look at greener ones.
epic-arrival-scots = On a clear day one sees the smoke of the other shore, and whose cattle are out. { $nation-The } had looked across long enough: { $force } put out on { $seas-the }, with an old woman's blessing and a borrowed anchor.
epic-arrival-scots-b = Among { $nation-the } every twenty houses owe the king two boats of seven benches. They had paid what they owed, and it lay on { $seas-the }: { $force }.
epic-arrival-angles = The country that they came from was still empty in Bede's day, with grass in the doorways. It emptied boat by boat: { $nation-the } were on { $seas-the } with { $force }, and some had brought the door.
epic-arrival-angles-b = The king sailed, and the smith, and the poet, who was seasick. { $nation-The } came by { $seas-the } with { $force }, and at home no one could say when they'd be back.
epic-arrival-norsemen = From Shetland to Man they know where fresh water runs down to a beach, and they need no other chart. { $nation-The } were out on { $seas-the }, { $force }, with full sails and empty casks.
epic-arrival-norsemen-b = Five brothers can't live from one farm in a narrow fjord, so the youngest four built a ship. { $nation-The } set out with { $force }, and on { $seas-the } there were many such ships.
epic-arrival-dubliners = Below the walls of Dublin the river makes a black pool, and on one morning's tide it emptied of ships. { $nation-The } had { $force } on { $seas-the } before the market opened.
epic-arrival-dubliners-b = One family has ruled both Dublin and York, in the years when it could hold either. { $nation-The } thought that it was time again for both, and sent { $force } to { $seas-the }.
epic-marched = No trumpets, no oaths. { $nation-The } walked into { $areas-the } with their pots and their pigs, and by autumn there was smoke from every roof.
epic-marched-b = A land isn't taken when the flag goes up but when someone digs a well. In { $areas-the } { $nation-the } dug.
epic-marched-c = The owl had had { $areas-the } to itself until then. { $nation-The } brought axes and children, and the owl moved on.
epic-marched-d = A boundary stone needs four men to carry and none to argue. { $nation-The } set theirs { $areas-in }, and walked round it once, with the sun.
epic-marched-e = By the first winter they were guests, by the second neighbours. { $areas-In } { $nation-the } soon began to complain of strangers.
epic-marched-f = I find no battle to write down for { $areas-the }, only a wedding, a quarrel about a ditch, and that { $nation-the } were at both.
epic-marched-g = The grass grows over a road that no army takes. { $nation-The } took it { $areas-to }, on foot, with a cradle on every other back.
epic-marched-h = { $nation-The } came { $areas-to } and asked for the king. There was none, they were told, and after a while they stopped asking.
epic-marched-far = It was like a jar of honey falling over. { $nation-The } spread into { $areas-the } and further, slowly, and nothing they touched came clean again.
epic-marched-far-b = I asked a man of { $nation-the } where he was going. “Away,” he said, “like everyone.” They were in { $areas-the } by then, and beyond.
epic-marched-far-c = You could follow them by the hens. { $nation-The } were { $areas-in }, and past them, and at every crossroads a cart turned off.
epic-marched-far-d = A map is a slow thing. While I drew { $areas-the } for { $nation-the }, they had left the edge of my skin.
epic-marched-romans = The surveyors set up their cross-staff, and the road went straight through three farms and a shrine. { $nation-The } were { $areas-in } before the owners had found a clerk who spoke their language.
epic-marched-romans-b = At every mile { $nation-the } set a stone with the Emperor's name and a number. { $areas-In } people learned to read from it, and then to count what they owed.
epic-marched-romano-british = The town gates { $areas-in } had hung open for years. { $nation-The } oiled the hinges, drove out the sheep and shut them for the night, with a man above.
epic-marched-romano-british-b = { $nation-The } came { $areas-to } with a priest, a cart of tiles and the minutes of a council that hadn't met for years. It met. The first item was the roof.
epic-marched-belgae = { $nation-The } brought the heavy plough, a coin with a horse on it and a taste for wine from Gaul. By harvest all three were in use { $areas-in }.
epic-marched-belgae-b = A druid walked the bounds { $areas-in } and hung a sword over the spring. From that evening the water was that of { $nation-the }, and so were those who drank it.
epic-marched-welsh = An old man recited the descent of the chief through nine fathers, and all nine had grazed their herds { $areas-in }. It was title enough: { $nation-the } drove in their black cattle.
epic-marched-welsh-b = { $nation-The } came over the pass with a herd, a hearthstone and a harper. { $areas-In } people asked the harper to stay, and he said that he had family.
epic-marched-brigantes = When the snow left the tops { $nation-the } moved their herds, and this year they didn't turn round at the old cairn. By midsummer their dogs barked { $areas-in }.
epic-marched-brigantes-b = A dry wall goes up in a day if all the cousins lend a hand. { $nation-The } had brought the cousins { $areas-to }, and by evening you could see from the walls whose land it was.
epic-marched-caledonians = { $nation-The } built a tower without mortar { $areas-in }, with the stair inside the wall, and took their goats up it at night. No one came to dispute the grass below.
epic-marched-caledonians-b = The wind blew for nine days, and on the tenth { $nation-the } were { $areas-in }, with the children in the peat baskets. They'd carried fire in a pot all the way.
epic-marched-picts = With them a claim goes through the mother, and someone's mother had herded { $areas-in }. So { $nation-the } came, and cut a mirror and a comb into the first stone they found, for her.
epic-marched-picts-b = The rivers froze, and { $nation-the } came { $areas-to } over the ice, with all they had on sledges. At the thaw the fords were deep again, and the sledges had become rafters.
epic-marched-irish = { $nation-The } brought a bull, a harper and a lawyer { $areas-to }. The harper played, the bull grazed, and the lawyer proved that it had always been their grass.
epic-marched-scots = The monks had gone ahead with a bell, and had asked for a well and a field of barley, no more. When { $nation-the } came { $areas-to } the well was blessed and the barley ripe.
epic-marched-norsemen = { $nation-The } put the carved posts of their old bench on the first cart and built where the axle broke. { $areas-In } it broke beside a burn, out of the wind, and no one was in sight.
epic-marched-norsemen-b = They named the hill, the bay and the rock in the bay, in that order. By nightfall { $nation-the } had used up all their grandmothers { $areas-in }, and began on the dogs.
epic-marched-dubliners = { $nation-The } measured out plots with a rope { $areas-in }, narrow to the street and long to the back. In the first week one could buy combs there, amber, and walrus ivory.
epic-marched-danes = The army shared out the land and began to plough, says the chronicle, in one sentence. { $nation-The } did it { $areas-in }, and each farm took its owner's name.
epic-marched-danes-b = At their assembly { $nation-the } counted ploughs this year, where they used to count ships. There were more than anyone had thought, and all of them { $areas-in }.
epic-marched-norwegians = Bread was brought out, hostages were named, and no one reached for a weapon. By evening { $nation-the } lay { $areas-in } and had hung their mail over the hedges to air.
epic-marched-saxons = { $nation-The } drove a furrow round each plot { $areas-in }, as long as an ox team pulls in one breath. When the first barley stood, they sent for the rest of the family.
epic-marched-saxons-b = They burned the thorns and pulled the stumps, but the great oak they left, for the court to sit under. { $areas-In } { $nation-the } had nine cases to hear by the first full moon.
epic-marched-jutes = { $nation-The } came { $areas-to } with glass beakers from the Rhine and two sows in farrow. The beakers got broken at the first feast; of the sows there was soon a herd.
epic-marched-angles = On the ridge above the marsh { $nation-the } built a hall, forty paces long. { $areas-In } the king's bench faced the door, and from it he saw no smoke but his own.
epic-marched-angles-b = The women had carried the loom weights in their aprons all the way. { $areas-In } { $nation-the } dug the floors, hung the looms, and had cloth before the first frost.
epic-marched-normans = { $nation-The } had the ditch dug by those whom the tower was to watch. It took them eight days { $areas-in }, and on the ninth the gate was shut, with a Norman inside.
epic-marched-normans-b = In every village the priest, the reeve and six villagers swore who had held which field before. { $nation-The } wrote it all down { $areas-in }, and then wrote one more column.
epic-raiders-returned = The ships of { $nation-the } lay deep. In { $areas-the } people walked about among the ashes, calling the names of dogs.
epic-raiders-returned-b = They took the bell. A bell is of no use to anyone on { $sea-the }; but { $nation-the } liked the sound, and in { $areas-the } it was quiet from then on.
epic-raiders-returned-c = When { $nation-the } had gone we counted: so many beasts, so many books, so many sons. The clerk of { $areas-the } stopped writing at the sons.
epic-raiders-returned-d = { $areas-In } they had hidden the relics so well that { $nation-the } didn't find them. Nor has anyone since. The ships put out on { $sea-the } again.
epic-raiders-returned-e = They paid for nothing { $areas-in } and forgot nothing. From the dunes one could hear { $nation-the } counting, out on { $sea-the }, for a long time.
epic-raiders-returned-f = “They took what they could carry”, said the bailiff, “and we'd been glad that we had so much.” { $nation-The } had left { $areas-the } for { $sea-the }.

epic-battle-won = They met { $area-in } at the ford, as armies do, because there is always a ford. { $attacker-The } were across it by evening, and { $defender-the } under it { told-odds }.
epic-battle-won-b = The king of { $defender-the } had promised each man as much land { $area-in } as he could ride round in a day. They got it, lengthwise. { $attacker-The } held the field { told-odds }.
epic-battle-won-c = First the horns, then the shouting, and then that other sound that no one describes. When it stopped { $attacker-the } were still standing { $area-in }, and { $defender-the } weren't { told-odds }.
epic-battle-won-d = { $area-In } they still show the stone where { $defender-the } set up their standard. { $attacker-The } sharpened their knives on it { told-odds }.
epic-battle-won-e = Women went out { $area-in } with torches to find their own. They found them all: { $defender-the } had no one left to lose, and { $attacker-the } no one left to fear { told-odds }.
epic-battle-won-f = It was a fair morning, I'm told, larks and all. By evening { $attacker-the } had { $area-the }, and the larks had somewhere else to be { told-odds }.
epic-battle-won-g = The hosts lay opposite each other for three days { $area-in } and stole each other's firewood. On the fourth it was cold, and { $attacker-the } crossed the field to { $defender-the } and stayed there { told-odds }.
epic-battle-won-h = A hare ran out between the lines { $area-in }, and both sides shouted at it. { $attacker-The } went on shouting and began to run; { $defender-the } took it for sport a moment too long { told-odds }.
epic-battle-won-i = They'll tell you { $area-in } that the stream ran backwards that day. It was choked with shields, no more than that, and they were those of { $defender-the }. { $attacker-The } drank further up { told-odds }.
epic-battle-won-slain = A leader goes into the earth { $area-in } sitting up, with a horse and a dog. { $defender-The } owed { $slain } no less, and { $attacker-the } dug the grave deep { told-odds }.
epic-battle-won-slain-b = Bards have a rule: the lord falls last. So it was with { $slain } { $area-in }, ringed by the dead of { $defender-the }; and { $attacker-the } stepped over the ring { told-odds }.
epic-battle-won-slain-c = The riderless horse of { $slain } came through the line { $area-in }, and { $defender-the } saw the saddle. They fought on after that, but not for long; { $attacker-the } kept the field { told-odds }.
epic-battle-won-revenge = A year is long enough to mourn and too short to forget. { $attacker-The } came back to { $area-the }, and { $defender-the } learned what a grudge weighs { told-odds }.
epic-battle-won-revenge-b = They knew every path { $area-in }; they'd run down all of them not long ago. { $attacker-The } came back up by the same ones, and this time it was { $defender-the } who found no way out { told-odds }.
epic-battle-won-fort-alone = The legion had marched off and left the fort { $area-in } a cook, a smith and the sick. { $attacker-The } were surprised how well the cook fought { told-odds }.
epic-battle-won-fort-alone-b = It burned for two days { $area-in }, and people came from far away to see a Roman thing burn. { $attacker-The } let them sit in the warmth { told-odds }.
epic-battle-won-fort-alone-c = The gate of the fort { $area-in } was barred from inside by someone who had then climbed out at the back. { $attacker-The } burned it anyway, gate and all, and kept the nails { told-odds }.
epic-battle-won-fort-alone-d = A lamp was still burning in the watchtower { $area-in }, and the duty roster hung beside it with no names on it. { $attacker-The } let the lamp set fire to the roster, and the roster to the fort { told-odds }.
epic-battle-won-roman-fort = They had thought that Rome couldn't die, because it came out of books. { $area-In } { $attacker-the } saw it bleed, cohort and rampart, and the books would have to say so { told-odds }.
epic-battle-won-roman-fort-b = The last letter from the fort { $area-in } asked for socks. After that it was in other hands: those of { $attacker-the } { told-odds }.
epic-battle-won-roman-fort-c = The garrison { $area-in } locked the strongroom, threw the key in the well and took their places on the wall. { $attacker-The } took the wall, the well and the garrison, and fished for the key { told-odds }.
epic-battle-won-few = Count the spears and you'd have gone home. { $attacker-The } didn't count well, so they stayed { $area-in }, and now there's a song about it with all the numbers wrong { told-odds }.
epic-battle-won-few-b = One against many is how saints die. { $area-In } it went the other way, and { $attacker-the } didn't know which saint to thank { told-odds }.
epic-battle-won-streak = There's a tide in war as on the shore. It had carried { $attacker-the } to { $area-the }, their { nth-wins } victory since it turned { told-odds }.
epic-battle-won-streak-b = It was the { nth-wins } victory, and { $attacker-the } had given up thanking anyone. { $defender-The } { $area-in } were hardly asked to draw { told-odds }.
epic-battle-won-streak-c = The men of { $attacker-the } had notched their spear shafts, and { $area-in } some had no room left for the { nth-wins } victory. { $defender-The } had clean shafts, and kept them { told-odds }.
epic-battle-won-streak-d = News of { $attacker-the } ran ahead of them on every road, and { $area-in } it reached { $defender-the } an hour before the spears did. That made { $wins } victories { told-odds }.
epic-battle-won-bitter = Of those who came to { $area-the } one half won it and the other half lay in it. { $attacker-The } called that a victory, and they could hardly raise their arms to say so { told-odds }.
epic-battle-won-bitter-b = When { $attacker-the } called the roll { $area-in } silence answered. The field was theirs, and so were the graves { told-odds }.
epic-battle-won-led = There was a moment { $area-in } when it could have gone either way, and then { $leader } walked forward, not even fast. { $attacker-The } followed, and that was that for { $defender-the } { told-odds }.
epic-battle-won-led-b = Ask { $attacker-the } how it was { $area-in }, and they told you what { $leader } had said before it, and what { $leader } said after. About { $defender-the } they said little { told-odds }.
epic-battle-won-led-c = On the evening before, { $leader } went from fire to fire and spoke of other things. In the morning { $attacker-the } took { $area-the } as if it were one of them { told-odds }.
epic-battle-won-led-d = The horse went down under { $leader } { $area-in }, and the cry went through both hosts. Then the banner rose again, further forward, and { $attacker-the } finished what it had begun with { $defender-the } { told-odds }.
epic-battle-won-led-e = { $defender-The } aimed at one place in the line { $area-in }, where { $leader } was, and so did no harm elsewhere. Elsewhere { $attacker-the } broke in { told-odds }.
epic-battle-won-led-f = Before the signal { $leader } had the shoes taken off the lame and given to the young, and put the young in front. They took { $area-the } for { $attacker-the } by noon, and { $defender-the } weren't there to ask for the shoes { told-odds }.
epic-battle-won-home = The old women had said it would come back to them, { $area-the }, and had been smiled at. { $attacker-The } carried them there on their shoulders { told-odds }.
epic-battle-won-home-b = Someone had kept the key to the hall { $area-in } all that time, under a stone. { $attacker-The } didn't need it; { $defender-the } had left the door in pieces { told-odds }.
epic-battle-won-home-c = A blind man knew { $area-the } by the sound of the weir, and wept before the others saw the roofs. { $attacker-The } were back, and { $defender-the } who had lived under those roofs were dead { told-odds }.
epic-battle-won-home-d = { $attacker-The } had sung of { $area-the } for so long that the young thought it was made up. They fought { $defender-the } for it all the same, and then went from house to house and compared it with the song { told-odds }.
epic-battle-won-goal = Every people has one place of which it dreams. For { $attacker-the } it was { $area-the }; and they woke up in it, tired, bloody and at home { told-odds }.
epic-battle-won-goal-b = In the songs of { $attacker-the } there was a hall { $area-in } with a golden roof. They won the land, the roof was thatch, and they wouldn't hear a word against it { told-odds }.
epic-battle-won-goal-c = On a strip of birch bark { $attacker-the } had carried a drawing of { $area-the }: a river, a hill, a cross where the hall should be. { $defender-The } had their hall on the cross, and died in front of the door { told-odds }.
epic-battle-won-heart = A tree can lose its branches. { $area-In } { $attacker-the } put the axe to the stem, and all over the land { $defender-the } felt it in their bones { told-odds }.
epic-battle-won-heart-b = The stone on which they made their kings was still there { $area-in }. { $attacker-The } threw a cloak over it, so as not to be stared at, for { $defender-the } were gone { told-odds }.
epic-battle-won-heart-c = What { $defender-the } lost { $area-in } wasn't on any list: a well, a feast day, the word for home. { $attacker-The } got the fields { told-odds }.
epic-battle-won-heart-d = In the grove { $area-in } every child of { $defender-the } had been given its name. { $attacker-The } felled it for the breastworks, and the fight was over before they had burned the branches { told-odds }.
epic-battle-won-heart-e = { $defender-The } had buried their treasure { $area-in } and then lay down on top of it, one by one. { $attacker-The } ploughed there in spring, and didn't dig { told-odds }.
epic-battle-won-landing = The surf { $area-in } ran red as far as the second sandbank. { $attacker-The } had rowed all night to get there, and weren't in a mood to row back { told-odds }.
epic-battle-won-landing-b = { $defender-The } had a good line on the shingle { $area-in } and the sun behind them. But men fight well who have no bed except the one in front of them, and { $attacker-the } were tired { told-odds }.
epic-battle-won-landing-c = { $attacker-The } let the boats run on to the shingle { $area-in } and jumped while they still moved. { $defender-The } had drawn up ten paces too far back, and didn't get the ten paces { told-odds }.
epic-battle-won-hills = God made the hills { $area-in } for goats and for { $defender-the }. { $attacker-The } went up them in the dark with their shields tied to their backs { told-odds }.
epic-battle-won-hills-b = In such country a battle is ten men behind a rock, many times over. Behind the last rock { $area-in } were { $attacker-the } { told-odds }.
epic-battle-won-hills-c = A landslip had made a second way up { $area-in }, and a swineherd sold the news of it for a cloak. { $attacker-The } came over the top, and { $defender-the } were all looking down the other side { told-odds }.
epic-battle-won-long = They fought until no one could lift an arm, drew breath and fought on { $area-in }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in all. At the end { $attacker-the } still had men to send forward, and { $defender-the } had none { told-odds }.
epic-battle-won-long-b = Between the bouts the water carriers went along both lines { $area-in }, and no one struck them. By dusk only { $attacker-the } were thirsty: { $defender-the } lay dead { told-odds }.
epic-battle-won-swift = { $defender-The } had sent to ask for a parley { $area-in }. The messenger was still on his way when { $attacker-the } charged, and not one of those who charged was lost { told-odds }.
epic-battle-won-swift-b = The smith was sharpening swords for { $defender-the } { $area-in } and had come to the fourth. { $attacker-The } didn't wait for the fifth, and the first four hurt no one { told-odds }.
epic-battle-won-swift-c = { $attacker-The } came out of the rising sun, and { $defender-the } { $area-in } had to look into it. It was over while the grass was wet, and the victors had no one to bury { told-odds }.
epic-battle-won-many = { $defender-The } counted the banners { $area-in } until there were three for each of theirs, and then they stopped counting. { $attacker-The } closed in from both sides { told-odds }.
epic-battle-won-many-b = A shepherd on the hill saw the whole of it { $area-in }: one host as wide as the valley, the other a hedge across it. { $attacker-The } walked on, and { $defender-the } were no longer there { told-odds }.
epic-battle-won-romans = A trumpet called, the ranks opened, and the second line stepped through the first. { $area-In } { $defender-the } had never seen tired men replaced by fresh ones in the middle of a fight; they didn't see it twice { told-odds }.
epic-battle-won-romans-b = { $defender-The } filled the field { $area-in } with noise. { $attacker-The } stood silent until forty paces, threw everything they had at once, and drew swords { told-odds }.
epic-battle-won-romans-c = After the fight { $attacker-the } dug a camp { $area-in }, with a gate on each side, as after any day's march. Before supper it was done, and { $defender-the } lay outside, unburied { told-odds }.
epic-battle-won-romano-british = Gildas gives the year and no place, the bards give the place and no year. { $area-In }, then, { $attacker-the } charged under the dragon, and of { $defender-the } none were left to set it right { told-odds }.
epic-battle-won-romano-british-b = They had their grandfathers' helmets, patched, and one trumpet whose signals they still knew. { $area-In } { $attacker-the } kept their ranks to the end, and { $defender-the } died laughing at them, then not laughing { told-odds }.
epic-battle-won-belgae = The drivers ran out along the poles, threw, and were back in the car before { $defender-the } had raised a shield. { $attacker-The } drove to and fro { $area-in } until nothing moved but the horses { told-odds }.
epic-battle-won-belgae-b = { $attacker-The } had vowed the spoils to a spring, and they kept the vow. Swords and bridles of { $defender-the } went into the water { $area-in }, bent double first, so that no one should want them back { told-odds }.
epic-battle-won-welsh = From the ash trees { $area-in } the bowmen shot at a hand's breadth between shield and chin. Then { $attacker-the } came down with knives, and by noon { $defender-the } needed no more arrows { told-odds }.
epic-battle-won-welsh-b = All winter { $attacker-the } had fed a poet, and now he paid. His song of { $area-the } names twelve dead of { $defender-the }, with a wolf for each, and there were more dead than wolves { told-odds }.
epic-battle-won-brigantes = { $attacker-The } drove a herd ahead of them, at a run, and came in behind the horns. { $defender-The } had set stakes against horsemen { $area-in }; cattle don't look where they run { told-odds }.
epic-battle-won-brigantes-b = The women of { $attacker-the } walked up to the line { $area-in } and told the men what would be said of them at home. The men went forward. Of { $defender-the } no one went anywhere again { told-odds }.
epic-battle-won-caledonians = Tacitus gives them long swords without a point and very small shields. { $area-In } it was enough: { $attacker-the } came at a run, and { $defender-the } had no room to step back { told-odds }.
epic-battle-won-caledonians-b = Before midnight { $attacker-the } put out their own fires { $area-in } and walked towards those of { $defender-the }. At sunrise there were fires on one side again, and it was the one that had been dark { told-odds }.
epic-battle-won-picts = { $attacker-The } had lain in the bracken { $area-in } since midnight, so still that a hare ran over them. { $defender-The } marched past, talking, and then they rose behind them { told-odds }.
epic-battle-won-picts-b = There are three rows on the stone: riders, men on foot, and a bird at the throat of one of { $defender-the }. { $attacker-The } set it up { $area-in }, on the spot where the bird had sat { told-odds }.
epic-battle-won-irish = { $attacker-The } knotted their cloaks at the hip and ran at the line without a word of command. { $defender-The } had been listening for one { $area-in }, and died listening { told-odds }.
epic-battle-won-irish-b = First a poet made a satire on { $defender-the }, and blisters rose on their captain's face, or so he says. What the verse had begun { $attacker-the } finished with spears { $area-in } { told-odds }.
epic-battle-won-scots = A relic was carried round the host of { $attacker-the } { $area-in }, three times, with the sun. { $defender-The } had more faith in a ditch, and they were buried in it { told-odds }.
epic-battle-won-scots-b = { $attacker-The } left the boys with the baggage { $area-in } and told them not to look. They looked. They saw { $defender-the } go down one behind the other, like barley, to the end of the row { told-odds }.
epic-battle-won-norsemen = They formed the boar's head { $area-in }: two men in front, three behind, five behind these. { $attacker-The } drove it into { $defender-the } as far as the banner, and the banner fell { told-odds }.
epic-battle-won-norsemen-b = Two ravens sat on the roof { $area-in } before the first blow, and { $attacker-the } took it for a promise. By evening it was kept, and not one of { $defender-the } was left to chase the birds { told-odds }.
epic-battle-won-dubliners = Behind the line { $area-in } { $attacker-the } had chains ready for those who would yield. { $defender-The } didn't yield, not one of them, and the chains went back to the ships unused { told-odds }.
epic-battle-won-danes = The women who wove the raven say that it beats its wings before a victory. { $area-In } it did, in front of everyone, and { $defender-the } had until noon to think about it { told-odds }.
epic-battle-won-danes-b = { $attacker-The } sent their worst-clad men to beg for bread { $area-in }, and { $defender-the } laughed and sat down to eat. Behind the beggars came the axes { told-odds }.
epic-battle-won-danes-c = The household of { $defender-the } had eaten the king's bread for years, and { $area-in } they paid for it. They died in a ring, shoulder to shoulder; { $attacker-the } had to pull them apart to count them { told-odds }.
epic-battle-won-norwegians = A horn blew, and the right wing of { $attacker-the } swung round along the ditch. So many of { $defender-the } lay in the wet ground { $area-in } that one could cross it dry-shod { told-odds }.
epic-battle-won-saxons = The thanes fought on foot, each among the men of his own village. { $area-In } { $attacker-the } pressed { $defender-the } back step by step, as far as the stream; beyond it there was no step { told-odds }.
epic-battle-won-saxons-b = { $attacker-The } set up a horse's skull on a pole { $area-in } to mark where the line had to hold. Twice they moved it, and both times forward, over { $defender-the } { told-odds }.
epic-battle-won-saxons-c = Their knife is as long as a forearm, and they draw it when the shields touch. { $area-In } the shields touched for a good while, and when they parted it was { $defender-the } who fell { told-odds }.
epic-battle-won-jutes = { $attacker-The } say that they descend from a stallion and a mare, or from two brothers with such names. { $area-In } they fought on foot, and left { $defender-the } without a captain, a banner or a man { told-odds }.
epic-battle-won-angles = A thane of { $attacker-the } threw his spear over the heads of { $defender-the }, and with it gave them all to Woden. { $area-In } the god took what he was given { told-odds }.
epic-battle-won-angles-b = The ash poles had been cut { $area-in } the winter before, by men who called themselves woodcutters. { $defender-The } met the same poles again with iron on them, and { $attacker-the } behind them { told-odds }.
epic-battle-won-angles-c = Swords that had names were drawn { $area-in }, and the names meant serpent, fire and sorrow. When { $attacker-the } wiped them clean, none of { $defender-the } could have said which it had been { told-odds }.
epic-battle-won-normans = First the archers, shooting high; then the foot; and when all shields were up, the knights. { $attacker-The } did it { $area-in } as they had drilled it, and { $defender-the } didn't outlast the third { told-odds }.
epic-battle-won-normans-b = A minstrel rode ahead { $area-in }, tossed up his sword and sang of Roland. Behind him { $attacker-the } came at a trot, and { $defender-the } never heard how the song ended { told-odds }.

epic-battle-lost = They'd been told { $area-in } it would be easy, by those who stayed at home. { $defender-The } buried { $attacker-the } in one long trench and sowed barley on it { told-odds }.
epic-battle-lost-b = Someone had to bring the news home, and no one came. That's how they knew, among { $attacker-the }, how it had gone { $area-in } { told-odds }.
epic-battle-lost-c = A raven sat on a helmet { $area-in } and looked in. { $attacker-The } had painted a raven on their banner, for luck { told-odds }.
epic-battle-lost-d = { $defender-The } hadn't slept and hadn't eaten, and { $area-in } they didn't move a foot. { $attacker-The } broke on them as waves do, and like waves they were gone { told-odds }.
epic-battle-lost-led = They had believed that with { $leader } they couldn't lose. It's written here for { $attacker-the } who still believe such things: { $area-in } they did { told-odds }.
epic-battle-lost-led-b = { $leader } had dreamed of { $area-the } and told the dream at breakfast. { $attacker-The } asked each other afterwards who had been awake { told-odds }.
epic-battle-lost-slain = The hall of { $attacker-the } had an empty seat, and they left it so. { $slain } went to { $area-the } and stayed there for good { told-odds }.
epic-battle-lost-slain-b = They bargained three days for the body of { $slain }. { $defender-The } had a price { $area-in }, and { $attacker-the } had no one left to carry it { told-odds }.
epic-battle-lost-defended = { $leader } stood in the gap { $area-in } like a door. { $attacker-The } knocked, and no one opened { told-odds }.
epic-battle-lost-defended-b = A wall can be climbed, a river forded. { $area-In } { $attacker-the } found { $leader } between them and { $defender-the }, and for that they had no ladder { told-odds }.
epic-battle-lost-many = A great host, all agree. It came to { $area-the } like weather. { $defender-The } bent under it as reeds do, and when it had passed, they were standing and it was not { told-odds }.
epic-battle-lost-many-b = How so few of { $defender-the } could destroy so many of { $attacker-the } { $area-in } is a question for the learned. The learned say: mud { told-odds }.
epic-battle-lost-walls = For a wall one needs stone, time, and someone to stand on it. { $defender-The } had all three { $area-in }. { $attacker-The } had only come { told-odds }.
epic-battle-lost-walls-b = They say { $attacker-the } got one man over the wall { $area-in }. He lived there as a slave, and didn't talk about it { told-odds }.
epic-battle-lost-landing = The tide { $area-in } brought them in again, one at a time, shields first. { $attacker-The } had meant to come ashore together { told-odds }.
epic-battle-lost-landing-b = One keel touched the sand { $area-in } before the others, and they let it. When all were in the shallows { $defender-the } stood up from the grass, and { $attacker-the } had the sea behind them { told-odds }.
epic-battle-lost-hills = A hillside { $area-in } is a bad place to be brave on. { $attacker-The } were brave to the top step { told-odds }.
epic-battle-lost-hills-b = { $defender-The } let them come up to the third bend { $area-in }. It's called by another name since, after { $attacker-the } { told-odds }.
epic-battle-lost-heart = You don't take { $area-the } from { $defender-the }. You may as well ask them for their fathers. { $attacker-The } asked { told-odds }.
epic-battle-lost-heart-b = There are fields { $area-in } that have been ploughed by one family since the Flood, or nearly. { $defender-The } buried { $attacker-the } at the edge, so as not to lose a furrow { told-odds }.
epic-battle-lost-outnumbered = What did { $attacker-the } hope for, so few { $area-in }? I think they hoped to be remembered. I do what I can { told-odds }.
epic-battle-lost-outnumbered-b = It wasn't a battle { $area-in }, it was a door closing. { $attacker-The } had got a hand into it { told-odds }.
epic-battle-lost-romans = The column went into the wood { $area-in } with a pay chest and a bridge on two carts. { $defender-The } let it march as far as the river and felled the trees behind it, and of { $attacker-the } no one came out { told-odds }.
epic-battle-lost-romans-b = In the roll of the legion the names stopped at { $area-the }, and beside each, in red, came the letter for the dead. { $defender-The } cooked in the helmets; { $attacker-the } asked for no receipt { told-odds }.
epic-battle-lost-romano-british = { $attacker-The } formed up { $area-in } as the handbook has it, and found that it was written for more men. { $defender-The } came round both ends of the line { told-odds }.
epic-battle-lost-belgae = The guides had promised firm turf { $area-in }, and the chariots sank to the axles. { $defender-The } walked out over hurdles and killed { $attacker-the } where they stuck { told-odds }.
epic-battle-lost-welsh = For a year they had drunk the lord's mead, sings the bard, and they earned it { $area-in } in one morning. { $defender-The } got the gold torques of { $attacker-the }, and had no use for the song { told-odds }.
epic-battle-lost-welsh-b = By noon { $attacker-the } had shot every arrow { $area-in }, and for the afternoon they had only knives. { $defender-The } had saved their spears for it { told-odds }.
epic-battle-lost-brigantes = The herd turned round { $area-in } and walked home behind the bell cow. Of { $attacker-the } who had driven it at { $defender-the } none came after it { told-odds }.
epic-battle-lost-caledonians = Three times { $attacker-the } charged { $area-in }, and each time with fewer voices. At the fourth { $defender-the } opened their line, let them in, and closed it { told-odds }.
epic-battle-lost-picts = A slab for the victory had been brought { $area-to }, ready smoothed. There was no one left of { $attacker-the } to carve it, and { $defender-the } used it as a doorstep { told-odds }.
epic-battle-lost-irish = { $attacker-The } had got the cattle together { $area-in } and were singing to keep them quiet. { $defender-The } rode towards the song, and then the cattle went home without it { told-odds }.
epic-battle-lost-scots = One pony came home from { $area-the }, with the reins on its neck and blood on the saddlecloth. So the mothers of { $attacker-the } learned what { $defender-the } could have told them three days before { told-odds }.
epic-battle-lost-norsemen = { $attacker-The } staked out a field with hazel rods { $area-in }, as custom asks, and named a day. { $defender-The } came on the day; inside the rods everyone of the other side was killed { told-odds }.
epic-battle-lost-dubliners = The ships waited in a river mouth for { $attacker-the } to come back from { $area-the }, one tide, and another, and a third. On the third some shields came down, painted side up; { $defender-the } had kept the better ones { told-odds }.
epic-battle-lost-danes = { $attacker-The } locked shields round the raven { $area-in } and held until dark. After that it was a heap, and { $defender-the } needed torches to find the banner under it { told-odds }.
epic-battle-lost-danes-b = A jarl of { $attacker-the } swore that his horse would drink { $area-in } by evening. { $defender-The } watered it with their own, for it had come in without him { told-odds }.
epic-battle-lost-norwegians = It was hot, and they'd left their mail on board and walked inland in their shirts. { $area-In } { $defender-the } came over the rise with the sun on their points, and { $attacker-the } never saw the ships again { told-odds }.
epic-battle-lost-saxons = { $attacker-The } had sown before they marched, to have bread when they came back. { $area-In } none came back, and there were widows' sickles in the barley; { $defender-the } sent no one to help { told-odds }.
epic-battle-lost-saxons-b = The thanes had drunk to each other by name, and by name they fell { $area-in }, the youngest last. { $defender-The } dug no grave for { $attacker-the }: there were wolves for that { told-odds }.
epic-battle-lost-jutes = Each house of { $attacker-the } had sent one man, and each house got the same news from { $area-the }. The pedlars came too, later, with brooches that they had bought from { $defender-the } { told-odds }.
epic-battle-lost-angles = An old spearman { $area-in } said what they always say, that he'd lie down beside his lord. So did all of { $attacker-the }, and { $defender-the } went round them with some care { told-odds }.
epic-battle-lost-angles-b = In the hall the bread was laid out, and a boy sat on the roof to watch the road from { $area-the }. On the third day they called him down: { $attacker-the } weren't coming, and { $defender-the } might { told-odds }.
epic-battle-lost-normans = The knights rode at the shield wall { $area-in }, and the slope was steeper than it had looked. { $attacker-The } turned their horses to try again; { $defender-the } came down after them and left none { told-odds }.
epic-battle-lost-clean = That evening { $defender-the } called the roll { $area-in }, and everyone answered. Of { $attacker-the } they found no one to call { told-odds }.
epic-battle-lost-clean-b = { $defender-The } had dug pits { $area-in }, covered them with turf and stepped back. { $attacker-The } fell into them or in front of them, and not one of the others died of it { told-odds }.

epic-battle-left = At dusk the fires { $area-in } burned on both sides. In the morning they burned on both sides still: { $attacker-the } had fed theirs and gone { told-odds }.
epic-battle-left-b = A wise leader knows the way home before the way in. { $attacker-The } knew it, and { $defender-the } watched them take it, out of { $area-the } { told-odds }.
epic-battle-left-c = They had said they would sup { $area-in } or in heaven. { $attacker-The } supped at the ford, on cold mutton, and { $defender-the } sent them salt { told-odds }.
epic-battle-left-d = A messenger found the captain of { $attacker-the } in the press { $area-in } and spoke into his ear. By noon they were on the march home, and { $defender-the } never learned what it was { told-odds }.
epic-battle-left-e = There had been bread for three days { $area-in }, and { $attacker-the } had spent two of them on { $defender-the }. The third they kept for the road { told-odds }.
epic-battle-left-bled = { $attacker-The } took their wounded { $area-in } and left their dead, and { $defender-the } let them, having no breath to object { told-odds }.
epic-battle-left-bled-b = { $attacker-The } laid the worst wounded on shields and walked backwards out of { $area-the }. { $defender-The } had lost fewer, and thought that enough for one day { told-odds }.
epic-battle-left-walls = { $attacker-The } went once more round the walls { $area-in }, out of bowshot, and looked for a low place. Before night they were gone, and { $defender-the } came out to count the ladders { told-odds }.
epic-battle-left-walls-b = The ram got as far as the ditch { $area-in }, and there a wheel broke. { $attacker-The } left it where it lay; { $defender-the } cut it up for the kitchen { told-odds }.
epic-battle-left-landing = The tide turned { $area-in } before the fight did. { $attacker-The } went backwards into the water, shields to the land, and { $defender-the } threw stones at them until they were out of reach { told-odds }.
epic-battle-left-landing-b = They could have the dunes or the boats { $area-in }, and { $defender-the } held the dunes. { $attacker-The } rowed out with the ebb, fewer to an oar than they'd hoped { told-odds }.
epic-battle-left-hills = One more ridge, the guide had said { $area-in }, and behind it there was one more. { $attacker-The } turned back by the goat path, and { $defender-the } sent rocks after them { told-odds }.
epic-battle-left-hills-b = Fog came down on the fight { $area-in }, and the hosts lost sight of each other. { $attacker-The } were the first to find a path, and it led down; { $defender-the } heard them go { told-odds }.
epic-battle-yielded = There's a kind of courage in walking off. { $defender-The } had it { $area-in }, with { $attacker-the } at the edge of the wood { told-odds }.
epic-battle-yielded-b = In the houses { $area-in } the porridge was still warm. { $attacker-The } ate it. { $defender-The } were behind the second hill by then, and counting heads { told-odds }.
epic-battle-yielded-c = { $defender-The } put out their own fires { $area-in }, so that no one else would sit at them. Then they went, by night, and { $attacker-the } came into the dark { told-odds }.
epic-battle-yielded-d = An envoy of { $defender-the } asked for one night { $area-in }, to pray. { $attacker-The } granted it. At sunrise the tents were still there, and no one was in them { told-odds }.
epic-battle-yielded-e = { $defender-The } held the bridge { $area-in } until the last cart was over. Then they walked after the carts, and { $attacker-the } had the bridge and all the land on their side of it { told-odds }.
epic-battle-yielded-f = Hold the ford, the old men had told them, and for an hour the captain of { $defender-the } held it { $area-in }. Then he counted those of { $attacker-the } who hadn't crossed yet, and led his people off by the back road { told-odds }.
epic-battle-yielded-g = On the second morning { $attacker-the } drew up in three lines { $area-in }, with the sun behind them, and waited. Towards noon a girl came by with goats and told them that { $defender-the } had left at dawn { told-odds }.
epic-battle-yielded-h = The captain of { $defender-the } broke his own banner pole over his knee, so that there should be no banner to defend. Then he took his people away; { $attacker-the } found the two halves { $area-in } { told-odds }.
epic-battle-yielded-i = There was beer in the vats { $area-in } and hay in the barns. { $defender-The } had taken the seed corn, the anvils and the children, and { $attacker-the } understood that they meant to live { told-odds }.
epic-battle-yielded-j = Both sides had sent scouts { $area-in }, and the scouts met and talked. Those of { $defender-the } rode back and said what they'd seen; by evening { $attacker-the } had the land { told-odds }.
epic-battle-yielded-k = { $defender-The } left by one gate { $area-in } while { $attacker-the } came in by the other, and the dogs couldn't decide whom to bark at { told-odds }.
epic-battle-yielded-l = A steward of { $defender-the } stayed behind { $area-in } with the keys, to hand them over in good order. { $attacker-The } had no use for keys and a good deal for the barns; his people were far off by then { told-odds }.
epic-battle-yielded-m = It had always been said that { $defender-the } would die to the last man for { $area-the }. Someone asked the men; they preferred to go, and { $attacker-the } lit their fires on the warm ashes { told-odds }.
epic-battle-yielded-n = { $defender-The } had seven good reasons to stay { $area-in }, and counted them aloud. Then { $attacker-the } came on again, and that was one good reason to go { told-odds }.
epic-battle-yielded-o = At first light { $attacker-the } found the gate propped open with a stool { $area-in }, and spent an hour looking for the trap. There was none. { $defender-The } had left, and taken the other stools { told-odds }.
epic-battle-yielded-bled = It takes a good captain to win, and a better one to stop losing. { $defender-The } brought off what was left and gave { $area-the } to { $attacker-the } { told-odds }.
epic-battle-yielded-bled-b = The rearguard { $area-in } asked for no relief, and got none. Behind it what was left of { $defender-the } came away, and { $attacker-the } had the ground { told-odds }.
epic-battle-yielded-bled-c = { $defender-The } carried their wounded out of { $area-the } on doors and hurdles. { $attacker-The } let the doors go by, and moved into the houses that they came from { told-odds }.
epic-battle-yielded-heart = They took the king's bones with them, in a sack, and a turf from each grave. So { $defender-the } left { $area-the }, and { $attacker-the } did not laugh { told-odds }.
epic-battle-yielded-heart-b = { $defender-The } put out the hearths that had burned { $area-in } since their grandmothers' time, and carried one ember off in a pot. The rest they left to { $attacker-the } { told-odds }.
epic-battle-yielded-heart-c = The last to leave { $area-the } was an old woman of { $defender-the }, who swept the floor first. { $attacker-The } waited at the door until she had finished { told-odds }.
epic-battle-yielded-heart-d = { $defender-The } cut their mark into the doorposts { $area-in } before they went, deep, so that paint wouldn't hide it. { $attacker-The } moved in under it { told-odds }.
epic-battle-yielded-heart-e = At the border stone { $defender-the } stopped and looked round at { $area-the }, and then someone laughed and said that stones stay where they are. { $attacker-The } rolled it into the river that evening { told-odds }.
epic-battle-yielded-heart-f = It took { $defender-the } half a lifetime to drain the meadows { $area-in } and one night to leave them. { $attacker-The } found the sluices open, and learned to close them { told-odds }.
epic-battle-yielded-heart-g = { $defender-The } drew lots { $area-in } to settle who should hide the old king's crown, and the one who hid it told no one. { $attacker-The } took the land, and dug { told-odds }.
epic-battle-yielded-landing = From the dunes { $area-in } { $defender-the } saw keel after keel run on to the sand, and made up their minds. By evening { $attacker-the } had the shore to themselves { told-odds }.
epic-battle-yielded-landing-b = { $defender-The } had a watch on the cliff { $area-in } and a plan against fewer ships. When the watch had counted past the plan, they took the road inland, and { $attacker-the } pulled their boats up to the grass { told-odds }.
epic-battle-yielded-landing-c = { $attacker-The } jumped into the surf { $area-in } with their shields over their heads. When they lowered them { $defender-the } were halfway up the valley, and there was nothing to fight on the beach but nets, hung out to dry { told-odds }.
epic-battle-yielded-landing-d = The beacon was lit in time { $area-in }, and burned longer than the fighting. { $defender-The } went inland, and { $attacker-the } warmed themselves at it { told-odds }.
epic-battle-yielded-cost = { $defender-The } made them pay at the stream { $area-in } and didn't stay to be paid back. { $attacker-The } got the land, and their first task there was to dig for their own { told-odds }.
epic-battle-yielded-cost-b = { $attacker-The } closed the eyes of their dead { $area-in }, and looked round for someone to pay for it. { $defender-The } were out of sight by then; they had left the land, and no one on it { told-odds }.
epic-battle-yielded-hills = A path leaves { $area-the } at the back, as wide as one sheep. All night { $defender-the } filed along it, and at dawn { $attacker-the } had the hills to themselves { told-odds }.
epic-battle-yielded-hills-b = { $defender-The } lit fires on every height { $area-in } and slipped down the far side. { $attacker-The } climbed towards the smoke all day, and found the fires well built and no one beside them { told-odds }.
epic-battle-yielded-hills-c = Rain had washed the tracks out of the hills { $area-in } by the time { $attacker-the } looked for them. { $defender-The } were dry, in a cave that their grandmothers had shown them, and next day they were gone { told-odds }.
epic-battle-both = The heralds { $area-in } had come to judge it, and there was no one to tell. { $attacker-The } lay as they had fallen, and { $defender-the } among them, like people asleep at a feast { told-odds }.
epic-battle-both-b = Grass has grown very well { $area-in } ever since. Whose field it was { $attacker-the } couldn't say, and { $defender-the } couldn't dispute { told-odds }.
epic-battle-both-c = The captains had agreed { $area-in } that night should part them, and it came too late. { $attacker-The } fell in the last charge, and { $defender-the } in stopping it { told-odds }.
epic-battle-both-hills = Shepherds found them in spring { $area-in }, when the snow went: { $attacker-the } and { $defender-the }, at the head of the pass, with their hands in each other's cloaks. No one had come down { told-odds }.
epic-battle-both-hills-b = The last two spears were thrown at the same moment { $area-in }, from crag to crag. One came from { $attacker-the } and one from { $defender-the }, and after that the wind had the hills { told-odds }.
epic-battle-empty = { $attacker-The } died to the last man { $area-in } and couldn't know that they'd half won: { $defender-the } were leaving. By evening the land had no lord { told-odds }.
epic-battle-empty-b = { $defender-The } struck the last blow { $area-in } and marched off within the hour. They left { $attacker-the } on the field, and the field to whoever should want it { told-odds }.
epic-battle-empty-c = A tinker crossed { $area-the } a week later and sold nothing. { $attacker-The } lay dead at the ford; of { $defender-the } there were tracks, and they led out { told-odds }.
epic-battle-empty-given = { $defender-The } fired the burh { $area-in } with their own hands and left on the side of the smoke. { $attacker-The } had fallen before the palisade, and it burned with no one inside { told-odds }.

epic-leader-left-battle = Of { $leader } it will be said that the grave { $area-in } was too small. { $by-The } will say it too, in time, and proudly.
epic-leader-left-battle-b = We had a prayer for { $leader } and a curse as well, both of them ready. The fighting { $area-in } decided which to use; { $by-the } saw to it.
epic-leader-left-battle-c = Only a cloak pin told who lay there { $area-in }: it was { $leader }. { $by-The } sent the pin home to { $nation-the }, and kept the horse.
epic-leader-left-battle-d = A boy of { $nation-the } came back from the fighting { $area-in } with a sword too large for him. It had been carried before { $leader }, and { $by-the } had let him pass with it.
epic-leader-left-battle-e = Among { $nation-the } they bar the doors for nine nights when a leader dies, and on the tenth they quarrel. For { $leader }, fallen { $area-in } before { $by-the }, they barred them twelve.
epic-leader-left-attack = “I drew this sword for Britons,” said Arthur, “not on them.” He rode away from { $nation-the } by himself, and they looked down the road until dark.
epic-leader-left-no-army = There was a tent, a fire, a horse, and no one to give an order to. The last army of { $nation-the } there was gone, and they lost { $leader } for want of men to lead.
epic-rising-began = Behind the Roman lines the hills { $area-in } were full of fires. { $leader } had { $count ->
    [one] an army
   *[other] { $count } armies
}, and no land; she meant to have some by nightfall.
epic-submitted-belgae = The kings of the Belgae laid down their torques in a row, and a clerk weighed them. They might keep { $areas-the }, the clerk said, and looked up to see if they were grateful.
epic-submitted-welsh = The Welsh had lost no war that they admitted to. But the druids spoke with the governor, in Latin, and it seemed there was peace: { $areas-the } remained to them.
epic-submitted-brigantes = Their queen dined with the officers and found the wine tolerable. The Brigantes were friends of Rome, and kept { $areas-the }; not all of them had been told.
epic-submitted-caledonians = The Caledonians came down from the snow to swear. Where to find them, should they break the oath, no one in the camp had any idea. They kept { $areas-the }.
epic-submitted-picts = The Picts swore by the air, the water and the stone, and the interpreter said it was the strongest oath they have. They kept { $areas-the }, and their paint.
epic-submitted-other = { $nation-The } sent the king's son to { $overlord-the }, on a good horse, as a guest who couldn't leave. In return they kept { $areas-the }, and judges of their own.
epic-withdrawal-began = A rider came, on the last of the post horses, with a letter from an Emperor whom no one here had seen. It was short. The legions were needed elsewhere; the cities of Britain were to see to themselves. { $forts ->
    [0] There were no forts left to give up.
    [one] There was one fort to give up.
   *[other] There were { $forts } forts to give up.
}
epic-withdrawal-replaced = The centurions in { $areas-the } handed over what there was, against a receipt. { $nation-The } signed; the pay chest was empty.
epic-withdrawal-replaced-b = The bread ovens were still warm, and on the gatepost hung a list that no one could read. { $areas-In } { $nation-the } took over from the garrisons, and by evening someone had found the well.
epic-withdrawal-replaced-c = A sentry of { $nation-the } climbed to the walk and asked when he'd be relieved. There was no one to ask: { $areas-in } the garrisons had gone, and the walls were theirs.
epic-romans-gone = We went down to the harbour. No one had ordered it, and everyone came. The last ship went out on the ebb with its lamps lit, and we stayed until we could no longer see whether we saw them. Then we went home, along a very straight road.
epic-kingship-bretwalda = There's a word for it in their tongue, Bretwalda, and seven kings who say it through their teeth. It's the king of { $nation-the }, with { told-areas } in England to his name (5 needed, more than anyone else).
epic-kingship-bretwalda-b = Bede counts the kings who ruled over all others south of the Humber, and stops at seven. I add one, of { $nation-the }, who held { told-areas } in England (5 needed, more than anyone else).
epic-kingship-bretwalda-c = When the charters were renewed, the scribes left a line free at the top of each. There the king of { $nation-the } signs, as Bretwalda: he held { told-areas } in England (5 needed, more than anyone else).
epic-kingship-bretwalda-none = The kings met, and each had brought his own high seat. Whoever would be Bretwalda needs 5 areas in England and more than any other nation. The most was { $most }, and they carried the seats home.
epic-kingship-bretwalda-lost = The tribute for { $nation-the } was weighed out, and then poured back into the chest. Their king is Bretwalda no longer, and no one else is: no nation has 5 areas in England and more than any other. The most is { $most }.
epic-kingship-king = Oil on the brow, a ring, a shout. { $nation-The } have a King of England, and { told-areas } to prove it (8 needed, more than anyone else). The archbishop chose his side in time.
epic-kingship-king-b = At the feast the shires were called out by name, and the men of { $nation-the } answered to { told-areas } (8 needed, more than anyone else). So England had a king, and he paid for the wine.
epic-kingship-king-c = A new penny came to market, with a face on it that no one had seen close to. It was the King of England, of { $nation-the }, who held { told-areas } (8 needed, more than anyone else).
epic-kingship-king-none = The crown lay on its cushion and the oil was warmed, and no one came for it. A King of England needs 8 areas and more than any other; the most was { $most }.
epic-kingship-king-lost = The mint broke the die with the head of the king of { $nation-the }, and cut no other. It takes 8 areas to be King of England and more than any other; the most is { $most }.
epic-kingship-final-king = They put the crown on quickly, with guards at the door and smoke already in the street. It's { $nation-the } who have it: { told-areas }, and a leader alive to wear it (4 needed, more than any rival).
epic-kingship-final-king-none = There were claimants, and at each door a guard to keep the others out. None had 4 areas and more than every rival (the most was { $most }), and the throne of England stayed empty.
epic-game-ended = **Here the annals end.** { $reason } The rest of the skin is blank, and good for another book.

# The thread of the campaign, at the end of a round.

epic-thread-contested = *I have crossed out the lord of { $area-the } so often that the page has a hole in it: taken { thread-times-times }, by the sword each time.*
epic-thread-contested-b = *They have a saying { $area-in }: don't learn the new lord's name before the harvest. The land has been taken { thread-times-times }.*
epic-thread-unbroken = *{ thread-times-armies } have come to { $area-the } and { $times } have gone home, or not gone home. { $nation-The } have begun to believe that the hills are on their side.*
epic-thread-raided = *The monks { $area-in } no longer rebuild in stone. It has been raided { thread-times-times }, and timber is cheaper.*
epic-thread-rivals = *There's an account open between { $nation-the } and { $other-the }. { thread-times-battles } are entered in it, { $won } for the first and { $lost } for the second, and no one thinks that it's closed.*
epic-thread-rivals-level = *{ $nation-The } and { $other-the } have met { thread-times-times } and are exactly where they began: { thread-won-victories } each, and the graves to go with them.*
epic-thread-winning = *The sons of { $nation-the } have only ever heard of victories: { $row } in a row. Their fathers, who have heard of other things, say nothing.*
epic-thread-losing = *{ $row } times in a row { $nation-the } have been beaten, and { $row } times the women have counted those who came back. They're quick at it now.*
epic-thread-crowned = *{ $row } times running England has had to bow to { $nation-the }. The tailors have stopped asking for the measurements of anyone else.*
epic-thread-ahead = *For { $row } rounds { $seat } has been in front. At every other hearth they've agreed that something must be done, and who should do it.*
epic-thread-overtaken = *{ $other } looked back, and there was no one; { $other } looked ahead, and there was { $seat }.*
epic-thread-idle = *For { thread-rounds-rounds } { $nation-the } have drawn no sword against a neighbour. Some call it wisdom. The neighbours call it waiting.*
epic-armies-removed-lost = { $nation-The } looked for a way out { $area-in } and found neither a road nor a friend at the end of one. It cost them { $count ->
    [one] an army
   *[other] { $count } armies
}, in a fight that never took place.
epic-submission-ended-boudica = A clerk turned the treaty with the Belgae round on its nail, with its face to the plaster. They were friends of Rome until that morning; then they were no one's, and their submission was over.
epic-submission-ended-revolt = { $nation-The } sent the tribute to { $overlord-the } as ever, in sealed chests. There were stones in them. The revolt was known by nightfall: they owed nothing any more.
epic-submission-ended-overlord-gone = On the day of the tribute { $nation-the } drove the cattle down to the gate, and the gate was open and the yard empty. { $overlord-The } were gone, and the cattle walked home again in front of free men.
epic-submission-ended-withdrawal = The last receipt that Rome gave { $nation-the } says “paid in full”, and no other will follow. They're subjects no longer, and the Romano-British leave them alone unless they attack first.
epic-submission-ended-withdrawal-b = Someone among { $nation-the } took down the eagle over the toll house and put up nothing in its place. They're no longer subjects of Rome, and as long as they don't strike first the Romano-British won't trouble them.
epic-protection-lost = There was a peace between { $nation-the } and the Romano-British, though it was written down nowhere. { $nation-The } have attacked and broken it; from now on they may be attacked in return.
