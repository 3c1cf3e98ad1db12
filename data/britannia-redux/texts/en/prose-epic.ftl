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

epic-arrival = On the headland a boy keeps count with pebbles, a pebble for every sail. { $nation-The } have come by { $seas-the } with { $force }, and he has run out of pebbles.
epic-arrival-b = The land across the water is full, so those who have none come here. { $nation-The } bring { $force } over { $seas-the }, with their gods wrapped in wool.
epic-arrival-c = They say that { $nation-the } ask the wind three times before they sail. This time it must have said yes: they send { $force } to { $seas-the }.
epic-arrival-d = The priest of the landing place says that God sends every people where it's needed. He has now seen { $nation-the } on { $seas-the }, { $force }, and asks what for.
epic-arrival-e = They don't ask whose land it is. { $nation-The } come over { $seas-the } with { $force } and a seed bag, and the seed bag worries me more.
epic-arrival-f = Fishermen have met { $nation-the } on { $seas-the }, { $force }, and brought us greetings from them. They've also moved their nets, and their daughters.
epic-arrival-led = When { $nation-the } choose someone to follow they don't choose twice. It's { $leader }, and { $force } on { $seas-the } would row off the edge of the world for that name.
epic-arrival-led-b = I have seen the list of the ships of { $nation-the }, and it fills a whole skin. { $leader } is at the head of it; on { $seas-the } wait { $force }.
epic-arrival-led-c = In every harbour they had heard that { $leader } would sail, and every harbour had hoped it was for another one. It is for ours. { $nation-The } come by { $seas-the }, with { $force }.
epic-arrival-alone = There are years when a people looks for a leader, and years when it finds one. { $nation-The } have found { $leader }.
epic-arrival-alone-b = At the feast they put the best cut before { $leader }, and for once among { $nation-the } no knives come out over it.
epic-arrival-alone-c = { $nation-The } have had braver leaders and wiser ones. They've had none that they would rather follow than { $leader }.
epic-arrival-raid = Spring comes, the swallows come, and { $nation-the } come. This year it's by { $seas-the }, with { $force }, and the swallows are late.
epic-arrival-raid-b = Whoever lives by the shore sleeps in his shoes. { $nation-The } send { $force } to { $seas-the }, and they know where the river mouths are.
epic-arrival-raid-c = We have buried the silver under the third apple tree. { $nation-The } are on { $seas-the } with { $force }. I write this down lest it be the silver that no one finds.
epic-arrival-raid-d = From a long way off a square sail looks like a barn door. By the time it looks like a sail you should have gone. { $nation-The } come with { $force } by { $seas-the }.
epic-arrival-raid-e = The old hands lay an ear to the shingle. { $nation-The } are on { $seas-the }, they say, with { $force }; the young ones laugh, and pack all the same.
epic-arrival-raid-f = A monk has written in a margin that he's glad of the storm tonight. It has dropped, and { $nation-the } are out on { $seas-the } with { $force }.
epic-arrival-raid-g = { $nation-The } keep no calendar and are never late. On { $seas-the } they row with { $force }, in time, to a song that has no words for mercy.
epic-marched = No trumpets, no oaths. { $nation-The } walk into { $areas-the } with their pots and their pigs, and by autumn there's smoke from every roof.
epic-marched-b = A land isn't taken when the flag goes up but when someone digs a well. In { $areas-the } { $nation-the } are digging.
epic-marched-c = The owl had { $areas-the } to itself until now. { $nation-The } have brought axes and children, and the owl has moved on.
epic-marched-d = A boundary stone needs four men to carry and none to argue. { $nation-The } have set theirs { $areas-in }, and walked round it once, with the sun.
epic-marched-e = By the first winter they were guests, by the second neighbours. { $areas-In } { $nation-the } have begun to complain of strangers.
epic-marched-f = I find no battle to write down for { $areas-the }, only a wedding, a quarrel about a ditch, and that { $nation-the } were at both.
epic-marched-g = The grass grows over a road that no army takes. { $nation-The } took it { $areas-to }, on foot, with a cradle on every other back.
epic-marched-h = { $nation-The } came { $areas-to } and asked for the king. There was none, they were told, and after a while they stopped asking.
epic-marched-far = It's as when a jar of honey falls over. { $nation-The } spread into { $areas-the } and further, slowly, and nothing they touch comes clean again.
epic-marched-far-b = I asked a man of { $nation-the } where he was going. “Away,” he said, “like everyone.” They are in { $areas-the } by now, and beyond.
epic-marched-far-c = You could follow them by the hens. { $nation-The } are { $areas-in }, and past them, and at every crossroads a cart turns off.
epic-marched-far-d = A map is a slow thing. While I drew { $areas-the } for { $nation-the }, they had left the edge of my skin.
epic-raiders-returned = The ships of { $nation-the } lie deep. In { $areas-the } people walk about among the ashes, calling the names of dogs.
epic-raiders-returned-b = They took the bell. A bell is of no use to anyone on { $sea-the }; but { $nation-the } liked the sound, and in { $areas-the } it's quiet now.
epic-raiders-returned-c = When { $nation-the } had gone we counted: so many beasts, so many books, so many sons. The clerk of { $areas-the } stopped writing at the sons.
epic-raiders-returned-d = { $areas-In } they had hidden the relics so well that { $nation-the } didn't find them. Nor has anyone since. The ships are out on { $sea-the } again.
epic-raiders-returned-e = They paid for nothing { $areas-in } and forgot nothing. From the dunes one could hear { $nation-the } counting, out on { $sea-the }, for a long time.
epic-raiders-returned-f = “They took what they could carry”, says the bailiff, “and we'd been glad that we had so much.” { $nation-The } have left { $areas-the } for { $sea-the }.

epic-battle-won = They met { $area-in } at the ford, as armies do, because there is always a ford. { $attacker-The } are across it now, and { $defender-the } under it { told-odds }.
epic-battle-won-b = The king of { $defender-the } had promised each man as much land { $area-in } as he could ride round in a day. They've had it, lengthwise. { $attacker-The } hold the field { told-odds }.
epic-battle-won-c = First the horns, then the shouting, and then that other sound that no one describes. When it stopped { $attacker-the } were still standing { $area-in }, and { $defender-the } weren't { told-odds }.
epic-battle-won-d = { $area-In } they still show the stone where { $defender-the } set up their standard. { $attacker-The } sharpen their knives on it { told-odds }.
epic-battle-won-e = Women went out { $area-in } with torches to find their own. { $defender-The } have no one left to look for and { $attacker-the } no one left to fear { told-odds }.
epic-battle-won-f = It was a fair morning, I'm told, larks and all. By evening { $attacker-the } had { $area-the }, and the larks had somewhere else to be { told-odds }.
epic-battle-won-slain = A leader goes into the earth { $area-in } sitting up, with a horse and a dog. { $slain } has deserved no less of { $defender-the }, and { $attacker-the } dig the grave deep { told-odds }.
epic-battle-won-slain-b = Bards have a rule: the lord falls last. So it was with { $slain } { $area-in }, ringed by the dead of { $defender-the }; and { $attacker-the } stepped over the ring { told-odds }.
epic-battle-won-revenge = A year is long enough to mourn and too short to forget. { $attacker-The } have come back to { $area-the }, and { $defender-the } learn what a grudge weighs { told-odds }.
epic-battle-won-revenge-b = They knew every path { $area-in }; they'd run down all of them not long ago. { $attacker-The } came back up by the same ones, and { $defender-the } did the running { told-odds }.
epic-battle-won-fort-alone = The legion had marched off and left the fort { $area-in } a cook, a smith and the sick. { $attacker-The } were surprised how well the cook fought { told-odds }.
epic-battle-won-fort-alone-b = It burned for two days { $area-in }, and people came from far away to see a Roman thing burn. { $attacker-The } let them sit in the warmth { told-odds }.
epic-battle-won-roman-fort = They had thought that Rome couldn't die, because it came out of books. { $area-In } { $attacker-the } have seen it bleed, cohort and rampart, and the books will have to say so { told-odds }.
epic-battle-won-roman-fort-b = The last letter from the fort { $area-in } asks for socks. After that it's in other hands: those of { $attacker-the } { told-odds }.
epic-battle-won-few = Count the spears and you'd have gone home. { $attacker-The } don't count well, so they stayed { $area-in }, and now there's a song about it with all the numbers wrong { told-odds }.
epic-battle-won-few-b = One against many is how saints die. { $area-In } it went the other way, and { $attacker-the } don't know which saint to thank { told-odds }.
epic-battle-won-streak = There's a tide in war as on the shore. It has carried { $attacker-the } to { $area-the } now, their victory number { $wins } since it turned { told-odds }.
epic-battle-won-streak-b = Victory number { $wins }, and { $attacker-the } have given up thanking anyone. { $defender-The } { $area-in } were hardly asked to draw { told-odds }.
epic-battle-won-bitter = Of those who came to { $area-the } one half won it and the other half lie in it. { $attacker-The } call that a victory, and they can hardly raise their arms to say so { told-odds }.
epic-battle-won-bitter-b = When { $attacker-the } call the roll { $area-in } silence answers. The field is theirs, and so are the graves { told-odds }.
epic-battle-won-led = There was a moment { $area-in } when it could have gone either way, and then { $leader } walked forward, not even fast. { $attacker-The } followed, and that was that for { $defender-the } { told-odds }.
epic-battle-won-led-b = Ask { $attacker-the } how it was { $area-in }, and they'll tell you what { $leader } said before it, and what { $leader } said after. About { $defender-the } they say little { told-odds }.
epic-battle-won-led-c = On the evening before, { $leader } went from fire to fire and spoke of other things. In the morning { $attacker-the } took { $area-the } as if it were one of them { told-odds }.
epic-battle-won-home = The old women had said it would come back to them, { $area-the }, and had been smiled at. { $attacker-The } carry them there on their shoulders { told-odds }.
epic-battle-won-home-b = Someone had kept the key to the hall { $area-in } all that time, under a stone. { $attacker-The } didn't need it; { $defender-the } had left the door in pieces { told-odds }.
epic-battle-won-goal = Every people has one place of which it dreams. For { $attacker-the } it's { $area-the }; and they've woken up in it, tired, bloody and at home { told-odds }.
epic-battle-won-goal-b = Their grandfathers had pointed at it from the ships. { $attacker-The } have { $area-the }, and find it smaller than the finger had made it { told-odds }.
epic-battle-won-heart = A tree can lose its branches. { $area-In } { $attacker-the } have put the axe to the stem, and all over the land { $defender-the } feel it in their bones { told-odds }.
epic-battle-won-heart-b = They had crowned their kings { $area-in } since there were kings. The stone is still there. { $attacker-The } have thrown a cloak over it, so as not to be stared at, and { $defender-the } have gone { told-odds }.
epic-battle-won-heart-c = What { $defender-the } lose { $area-in } isn't on any list: a well, a feast day, the word for home. { $attacker-The } get the fields { told-odds }.
epic-battle-won-landing = The surf { $area-in } ran red to the second bank. { $attacker-The } had rowed all night to get there, and weren't in a mood to row back { told-odds }.
epic-battle-won-landing-b = { $defender-The } had a good line on the shingle { $area-in } and the sun behind them. But he who has burned no boats and has no other bed fights well, and { $attacker-the } had neither { told-odds }.
epic-battle-won-hills = God made the hills { $area-in } for goats and for { $defender-the }. { $attacker-The } went up them in the dark with their shields tied to their backs { told-odds }.
epic-battle-won-hills-b = In such country a battle is ten men behind a rock, many times over. Behind the last rock { $area-in } were { $attacker-the } { told-odds }.

epic-battle-lost = They'd been told { $area-in } it would be easy, by those who stayed at home. { $defender-The } buried { $attacker-the } in one long trench and sowed barley on it { told-odds }.
epic-battle-lost-b = Someone had to bring the news home, and no one came. That's how they knew, among { $attacker-the }, how it had gone { $area-in } { told-odds }.
epic-battle-lost-c = A raven sits on a helmet { $area-in } and looks in. { $attacker-The } had painted a raven on their banner, for luck { told-odds }.
epic-battle-lost-d = { $defender-The } hadn't slept and hadn't eaten, and { $area-in } they didn't move a foot. { $attacker-The } broke on them as waves do, and like waves they are gone { told-odds }.
epic-battle-lost-led = They had believed that with { $leader } they couldn't lose. It's written here for { $attacker-the } who still believe such things: { $area-in } they did { told-odds }.
epic-battle-lost-led-b = { $leader } had dreamed of { $area-the } and told the dream at breakfast. { $attacker-The } ask each other now who had been awake { told-odds }.
epic-battle-lost-slain = The hall of { $attacker-the } has an empty seat, and they leave it so. { $slain } went to { $area-the } and is there for good { told-odds }.
epic-battle-lost-slain-b = They bargained three days for the body of { $slain }. { $defender-The } had a price { $area-in }, and { $attacker-the } had no one left to carry it { told-odds }.
epic-battle-lost-defended = { $leader } stood in the gap { $area-in } like a door. { $attacker-The } knocked, and no one opened { told-odds }.
epic-battle-lost-defended-b = A wall can be climbed, a river forded. { $area-In } { $attacker-the } found { $leader } between them and { $defender-the }, and for that they had no ladder { told-odds }.
epic-battle-lost-many = A great host, all agree. It came to { $area-the } like weather. { $defender-The } bent under it as reeds do, and when it had passed, they were standing and it was not { told-odds }.
epic-battle-lost-many-b = How so few of { $defender-the } could destroy so many of { $attacker-the } { $area-in } is a question for the learned. The learned say: mud { told-odds }.
epic-battle-lost-walls = For a wall one needs stone, time, and someone to stand on it. { $defender-The } had all three { $area-in }. { $attacker-The } had only come { told-odds }.
epic-battle-lost-walls-b = They say { $attacker-the } got one man over the wall { $area-in }. He's a slave there now, and doesn't talk about it { told-odds }.
epic-battle-lost-landing = The tide { $area-in } brings them in again, one at a time, shields first. { $attacker-The } had meant to come ashore together { told-odds }.
epic-battle-lost-landing-b = One keel touched the sand { $area-in } before the others, and they let it. When all were in the shallows { $defender-the } stood up from the grass, and { $attacker-the } had the sea behind them { told-odds }.
epic-battle-lost-hills = A hillside { $area-in } is a bad place to be brave on. { $attacker-The } were brave to the top step { told-odds }.
epic-battle-lost-hills-b = { $defender-The } let them come up to the third bend { $area-in }. It's called by another name since, after { $attacker-the } { told-odds }.
epic-battle-lost-heart = You don't take { $area-the } from { $defender-the }. You may as well ask them for their fathers. { $attacker-The } asked { told-odds }.
epic-battle-lost-heart-b = There are fields { $area-in } that have been ploughed by one family since the Flood, or nearly. { $defender-The } buried { $attacker-the } at the edge, so as not to lose a furrow { told-odds }.
epic-battle-lost-outnumbered = What did { $attacker-the } hope for, so few { $area-in }? I think they hoped to be remembered. I do what I can { told-odds }.
epic-battle-lost-outnumbered-b = It wasn't a battle { $area-in }, it was a door closing. { $attacker-The } had got a hand into it { told-odds }.

epic-battle-left = At dusk the fires { $area-in } burned on both sides. In the morning they burned on one: { $attacker-the } had fed theirs and gone { told-odds }.
epic-battle-left-b = A wise leader knows the way home before the way in. { $attacker-The } knew it, and { $defender-the } watched them take it, out of { $area-the } { told-odds }.
epic-battle-left-c = They had said they would sup { $area-in } or in heaven. { $attacker-The } supped at the ford, on cold mutton, and { $defender-the } sent them salt { told-odds }.
epic-battle-left-bled = { $attacker-The } took their wounded { $area-in } and left their dead, and { $defender-the } let them, having no breath to object { told-odds }.
epic-battle-yielded = There's a kind of courage in walking off. { $defender-The } had it { $area-in }, with { $attacker-the } at the edge of the wood { told-odds }.
epic-battle-yielded-b = In the houses { $area-in } the porridge was still warm. { $attacker-The } ate it. { $defender-The } were behind the second hill by then, and counting { told-odds }.
epic-battle-yielded-c = { $defender-The } put out their own fires { $area-in }, so that no one else would sit at them. Then they went, by night, and { $attacker-the } came into the dark { told-odds }.
epic-battle-yielded-bled = It takes a good captain to win, and a better one to stop losing. { $defender-The } brought off what was left and gave { $area-the } to { $attacker-the } { told-odds }.
epic-battle-yielded-heart = They took the king's bones with them, in a sack, and a turf from each grave. So { $defender-the } left { $area-the }, and { $attacker-the } did not laugh { told-odds }.
epic-battle-yielded-landing = From the dunes { $area-in } { $defender-the } counted the keels and made up their minds. { $attacker-The } waded ashore to no one at all { told-odds }.
epic-battle-both = The heralds { $area-in } had come to judge it, and there was no one to tell. { $attacker-The } lie as they fell, and { $defender-the } among them, like people asleep at a feast { told-odds }.
epic-battle-both-b = Grass grows very well { $area-in } since. Whose field it is { $attacker-the } can't say, and { $defender-the } can't dispute { told-odds }.

epic-leader-left-battle = Of { $leader } it will be said that the grave { $area-in } was too small. { $by-The } will say it too, in time, and proudly.
epic-leader-left-battle-b = We had a prayer for { $leader } and a curse as well, both of them ready. The fighting { $area-in } has decided which to use; { $by-the } saw to it.
epic-leader-left-attack = “I drew this sword for Britons,” says Arthur, “not on them.” He rides away from { $nation-the } by himself. They're still looking down the road.
epic-rising-began = Behind the Roman lines the hills { $area-in } are full of fires. { $leader } has { $count ->
    [one] an army
   *[other] { $count } armies
}, and no land; she means to have some by nightfall.
epic-submitted-belgae = The kings of the Belgae lay down their torques in a row, and a clerk weighs them. They may keep { $areas-the }, the clerk says, and looks up to see if they're grateful.
epic-submitted-welsh = The Welsh have lost no war that they admit to. But the druids have spoken with the governor, in Latin, and it seems there is peace: { $areas-the } remain to them.
epic-submitted-brigantes = Their queen dines with the officers and finds the wine tolerable. The Brigantes are friends of Rome, and keep { $areas-the }; not all of them have been told.
epic-submitted-caledonians = The Caledonians have come down from the snow to swear. Where to find them, should they break the oath, no one in the camp has any idea. They keep { $areas-the }.
epic-submitted-picts = The Picts swear by the air, the water and the stone, and the interpreter says it's the strongest oath they have. They keep { $areas-the }, and their paint.
epic-withdrawal-began = A rider has come, on the last of the post horses, with a letter from an Emperor whom no one here has seen. It's short. The legions are needed elsewhere; the cities of Britain are to see to themselves. { $forts ->
    [0] There are no forts left to give up.
    [one] There is one fort to give up.
   *[other] There are { $forts } forts to give up.
}
epic-withdrawal-replaced = The centurions in { $areas-the } hand over the keys against a receipt. { $nation-The } sign for the walls; the pay chest is empty.
epic-romans-gone = We went down to the harbour. No one had ordered it, and everyone came. The last ship went out on the ebb with its lamps lit, and we stayed until we could no longer see whether we saw them. Then we went home, along a very straight road.
epic-kingship-bretwalda = There's a word for it in their tongue, Bretwalda, and seven kings who say it through their teeth. It's the king of { $nation-the }, with { told-areas } in England to his name (5 needed, more than anyone else).
epic-kingship-king = Oil on the brow, a ring, a shout. { $nation-The } have a King of England, and { told-areas } to prove it (8 needed, more than anyone else). The archbishop has chosen his side in time.
epic-kingship-final-king = They put the crown on quickly, with guards at the door and smoke already in the street. It's { $nation-the } who have it: { told-areas }, and a leader alive to wear it (4 needed, more than any rival).
epic-game-ended = **Here the annals end.** { $reason } The rest of the skin is blank, and good for another book.

# The thread of the campaign, at the end of a round.

epic-thread-contested = *I have crossed out the lord of { $area-the } so often that the page has a hole in it: taken { thread-times-times }, by the sword each time.*
epic-thread-contested-b = *They have a saying { $area-in }: don't learn the new lord's name before the harvest. The land has been taken { thread-times-times }.*
epic-thread-unbroken = *{ thread-times-armies } have come to { $area-the } and { $times } have gone home, or not gone home. { $nation-The } have begun to believe that the hills are on their side.*
epic-thread-raided = *The monks { $area-in } no longer rebuild in stone. It has been raided { thread-times-times }, and timber is cheaper.*
epic-thread-rivals = *There's an account open between { $nation-the } and { $other-the }. { thread-times-battles } are entered in it, { $won } for the first and { $lost } for the second, and no one thinks that it's closed.*
epic-thread-rivals-level = *{ $nation-The } and { $other-the } have met { thread-times-times } and are exactly where they began: { thread-won-victories } each, and the graves to go with them.*
epic-thread-winning = *The sons of { $nation-the } have only ever heard of victories: { $row } in a row. Their fathers, who have heard of other things, say nothing.*
epic-thread-losing = *{ $row } times in a row { $nation-the } have gone out to fight, and { $row } times the women have counted those who came back. They're quick at it now.*
epic-thread-crowned = *{ $row } times running England has had to bow to { $nation-the }. The tailors have stopped asking for the measurements of anyone else.*
epic-thread-ahead = *For { $row } rounds { $seat } has been in front. At every other hearth they've agreed that something must be done, and who should do it.*
epic-thread-overtaken = *{ $other } looked back, and there was no one; { $other } looked ahead, and there was { $seat }.*
epic-thread-idle = *For { thread-rounds-rounds } { $nation-the } have drawn no sword against a neighbour. Some call it wisdom. The neighbours call it waiting.*
