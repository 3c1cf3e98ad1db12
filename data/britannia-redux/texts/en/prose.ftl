# The narrator of Britannia reDux: tell-<stem> for every event that has a story, with variants -b, -c and so on.
# In battles $attack and $defense are the armies on each side, fortification included, $paid and $killed what they lost.

told-odds = ({ $attack } to { $defense }, losses { $paid } and { $killed })
years = { $first }–{ $last }
told-areas = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
told-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
count-armies = { $count ->
    [one] an army
   *[other] { $count } armies
}
count-cavalry = { $count ->
    [one] a troop of cavalry
   *[other] { $count } troops of cavalry
}

# Rounds and turns

tell-round-heading = **Round { $numeral }, { $years }.**
tell-nation-heading-turn = ### { $nation-The } · { $seat }
tell-nation-heading-invasion = ### { $nation-The } · { $seat } · Major Invasion
tell-nation-heading-raid = ### { $nation-The } · { $seat } · raid
tell-nation-heading-extra = ### { $nation-The } · { $seat } · extra turn

# Those who come

tell-arrival = { $nation-The } get { $force } from across { $seas-the }.
tell-arrival-b = More { $nation } come by { $seas-the }: { $force }.
tell-arrival-c = { $nation-The } still have cousins overseas, who send { $force } by { $seas-the }.
tell-arrival-d = New sails on { $seas-the }: { $nation-the }, with { $force }.
tell-arrival-e = { $nation-The } have sent word home that there's land here. The answer is { $force }, by { $seas-the }.
tell-arrival-f = { $nation-The } send { $force } to { $seas-the }, to wait for the tide.
tell-arrival-led = Out of { $seas-the } come { $nation-the } with { $leader }: { $force }.
tell-arrival-led-b = With { $leader } at the prow { $nation-the } cross { $seas-the }, { $force } in all.
tell-arrival-led-c = { $nation-The } send { $force } to { $seas-the }, and { $leader } to lead them.
tell-arrival-led-d = They'll remember the fleet { $leader } brings over { $seas-the }: { $nation-the }, { $force }.
tell-arrival-led-e = { $nation-The } have picked the year, the wind and the leader: { $leader }, with { $force } on { $seas-the }.
tell-arrival-led-f = The bards will need a rhyme for { $leader }: { $nation-the } have come by { $seas-the }, { $force }.
tell-arrival-led-g = { $nation-The } asked for land, and { $leader } pointed over { $seas-the }: { $force } set out.
tell-arrival-led-h = The sails on { $seas-the } are those of { $leader } and { $nation-the }, { $force }.
tell-arrival-alone = { $nation-The } have a leader now: { $leader }.
tell-arrival-alone-b = From now on { $nation-the } follow { $leader }.
tell-arrival-alone-c = Among { $nation-the } all talk is of { $leader }.
tell-arrival-alone-d = { $nation-The } quarrel about most things. They follow { $leader } all the same.
tell-arrival-alone-e = { $nation-The } send for the smiths. { $leader } wants them in the field.
tell-arrival-raid = Lookouts count the sails on { $seas-the }: { $nation-the }, { $force }.
tell-arrival-raid-b = { $nation-The } put to sea with { $force } and empty holds.
tell-arrival-raid-c = It's raiding weather on { $seas-the }, and { $nation-the } send { $force } out in it.
tell-arrival-raid-d = { $nation-The } come over { $seas-the } with { $force }. They haven't come to trade.
tell-arrival-raid-e = Along the coast they light the beacons: { $nation-the }, { $force }, on { $seas-the }.
tell-arrival-raid-f = { $nation-The } send { $force } to { $seas-the }, where they know every beach.
tell-arrival-raid-g = Every summer brings { $nation-the }. This one brings { $force } by { $seas-the }.
tell-arrival-romans = Rome sends { $force } across { $seas-the }.
tell-arrival-romans-b = The transports are in: { $force } for { $nation-the }, by { $seas-the }.
tell-arrival-romans-c = The governor has asked for troops, and for once he gets some: { $force }.
tell-arrival-belgae-boudica = In the country of { $nation-the } the revolt has a name: { $leader }.
tell-arrival-romano-british-arthur = { $nation-The } have horsemen again, and { $leader } rides with them.
tell-arrival-normans-william = { $leader } has built a fleet in one summer. It carries { $nation-the }, { $force }.
tell-arrival-norwegians-harald-hardrada = Three hundred ships, says the saga. { $leader } brings { $nation-the }, { $force }, by { $seas-the }.
tell-arrival-danes-ivar-and-halfdan = This isn't a raid but an army. { $leader } lead { $nation-the }, { $force }, over { $seas-the }.
tell-arrival-saxons-aelle = Three ships, says the chronicle of { $leader }. We count more: { $nation-the } come with { $force } by { $seas-the }.
tell-rising-began = { $leader } rises in { $area }, behind the Roman lines, with { told-armies }. The Belgae own nothing else.

tell-arrival-irish = From the west, where the fog comes from, come { $nation-the } by { $seas-the }: { $force }.
tell-arrival-irish-b = { $nation-The } are out on { $seas-the } in hide boats: { $force }.
tell-arrival-scots = It's a short row from Antrim. { $nation-The } send { $force } to { $seas-the }.
tell-arrival-scots-b = { $nation-The } leave one shore in sight of the other: { $force } on { $seas-the }.
tell-arrival-saxons = { $nation-The } send for their wives, their pigs and { $force }, by { $seas-the }.
tell-arrival-saxons-b = The sea wolves smell land: { $nation-the }, { $force }, on { $seas-the }.
tell-arrival-angles = Whole villages sail, says Bede, and leave their land empty. { $nation-The } bring { $force } by { $seas-the }.
tell-arrival-angles-b = { $nation-The } have burned their benches at home and come by { $seas-the }: { $force }.
tell-arrival-norsemen = Past the last rocks of the north come { $nation-the }, with { $force }, by { $seas-the }.
tell-arrival-norsemen-b = { $nation-The } have a striped sail for every farm: { $force } on { $seas-the }.
tell-arrival-dubliners = Dublin empties its taverns. { $nation-The } send { $force } to { $seas-the }.
tell-arrival-dubliners-b = The king of Dublin would like to be king of York. { $nation-The } send { $force } to { $seas-the }.
tell-arrival-danes = { $nation-The } have spent the last silver and come for more, by { $seas-the }: { $force }.
tell-arrival-danes-b = The fjords are empty: { $nation-the } come with { $force } by { $seas-the }.

# A turn without a battle

tell-marched = { $nation-The } move into { $areas-the } and meet no one.
tell-marched-b = No battle this time: { $nation-the } send men to { $areas-the }.
tell-marched-c = { $nation-The } drive their cattle into { $areas-the }.
tell-marched-d = Without a sound { $nation-the } occupy { $areas-the }.
tell-marched-e = There are new fires in { $areas-the }: { $nation-the } have come to stay.
tell-marched-f = { $nation-The } go where no one stops them: { $areas-the }.
tell-marched-g = In { $areas-the } the farmers look up, and see { $nation-the }.
tell-marched-h = { $nation-The } mark their bounds in { $areas-the } with stones.
tell-marched-far = { $nation-The } spread out, and no one fights them for it: { $areas-the }, and on.
tell-marched-far-b = Without a blow { $nation-the } are in { told-areas }, { $areas-the } among them.
tell-marched-far-c = { $nation-The } are on the move everywhere: { $areas-the }, and further.
tell-marched-far-d = The carts of { $nation-the } roll into { $areas-the }, and beyond.
tell-marched-far-e = From hall to hall { $nation-the } take possession: { $areas-the }, and more.

tell-marched-romans = The road builders of { $nation-the } are in { $areas-the } before the maps are.
tell-marched-romans-b = A clerk measures { $areas-the } for { $nation-the } and finds it taxable.
tell-marched-romano-british = { $nation-The } mend the gates in { $areas-the } and post a watch.
tell-marched-romano-british-b = Church bells again in { $areas-the }: { $nation-the } are back.
tell-marched-belgae = { $nation-The } hang shields on the oaks in { $areas-the }.
tell-marched-belgae-b = Chariots, children, geese: { $nation-the } arrive in { $areas-the }.
tell-marched-welsh = { $nation-The } have cousins in { $areas-the }, if you ask { $nation-the }.
tell-marched-welsh-b = By the high paths { $nation-the } go over to { $areas-the }.
tell-marched-welsh-c = { $nation-The } light a beacon in { $areas-the }, and the next hill answers.
tell-marched-brigantes = { $nation-The } graze their ponies in { $areas-the }.
tell-marched-brigantes-b = { $nation-The } know a ford on the way to { $areas-the }, and tell no one.
tell-marched-caledonians = { $nation-The } cross in skin boats and on foot to { $areas-the }.
tell-marched-caledonians-b = Snow or not, { $nation-the } move into { $areas-the }.
tell-marched-picts = A boar and a crescent, freshly cut: { $nation-the } have marched to { $areas-the }.
tell-marched-picts-b = { $nation-The } turn up in { $areas-the }, and no one saw them come.
tell-marched-picts-c = { $nation-The } build a round tower in { $areas-the } and don't say why.
tell-marched-irish = { $nation-The } set up an ogham stone in { $areas-the }, in case anyone asks whose it is.
tell-marched-irish-b = Cattle first, then { $nation-the }: there's lowing in { $areas-the }.
tell-marched-scots = { $nation-The } carry their boats over the neck of land to { $areas-the }.
tell-marched-scots-b = A hermit, then a chapel, then { $nation-the }: so it goes in { $areas-the }.
tell-marched-norsemen = { $nation-The } pull their ships up the sand in { $areas-the } and count the sheep.
tell-marched-norsemen-b = Turf houses in { $areas-the }: { $nation-the } mean to winter there.
tell-marched-dubliners = { $nation-The } open a market in { $areas-the }, and no one asks what for.
tell-marched-dubliners-b = { $nation-The } moor in the rivers of { $areas-the } and send up for beer.
tell-marched-danes = { $nation-The } share out { $areas-the } among the crews, by lot.
tell-marched-danes-b = The Danelaw grows without a sword drawn: { $nation-the } are in { $areas-the }.
tell-marched-norwegians = { $nation-The } walk into { $areas-the } and find the doors open.
tell-marched-norwegians-b = No one in { $areas-the } argues with axes: { $nation-the } are in.
tell-marched-saxons = { $nation-The } fell the oaks in { $areas-the } and name the clearings after themselves.
tell-marched-saxons-b = Oxen and heavy ploughs: { $nation-the } start on { $areas-the }.
tell-marched-saxons-c = { $nation-The } hold their first moot in { $areas-the }, under a tree.
tell-marched-jutes = { $nation-The } row round to { $areas-the } and like the orchards.
tell-marched-jutes-b = There's room for { $nation-the } in { $areas-the }; there has to be.
tell-marched-angles = { $nation-The } come up the rivers to { $areas-the } with looms and quern stones.
tell-marched-angles-b = { $nation-The } raise a hall in { $areas-the }, long enough for a whole lie.
tell-marched-angles-c = Another shire for { $nation-the }: their reeve is in { $areas-the }.
tell-marched-normans = { $nation-The } throw up a mound in { $areas-the } and put a tower on it.
tell-marched-normans-b = { $nation-The } have { $areas-the } written down before they've unsaddled.

# Battles won

tell-battle-won = { $attacker-The } take { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-b = { $area-In } { $defender-the } hold until noon, then { $attacker-the } have it { told-odds }.
tell-battle-won-c = { $defender-The } are driven out of { $area-the } by { $attacker-the } { told-odds }.
tell-battle-won-d = Only { $attacker-the } ride home from the field { $area-in } { told-odds }.
tell-battle-won-e = The shield wall of { $defender-the } breaks { $area-in }, and { $attacker-the } walk through { told-odds }.
tell-battle-won-f = { $attacker-The } beat { $defender-the } { $area-in } { told-odds }.
tell-battle-won-slain = { $attacker-The } win { $area-the }. Among the dead of { $defender-the }: { $slain } { told-odds }.
tell-battle-won-slain-b = Around the banner { $area-in } { $defender-the } fall to the last man. Among the dead: { $slain } { told-odds }.
tell-battle-won-slain-c = Someone brings { $attacker-the } the banner of { $slain }, cut from its pole. { $area-The } and the day are theirs { told-odds }.
tell-battle-won-revenge = What they lost in this very round { $attacker-the } take back: { $area-the }, from { $defender-the } { told-odds }.
tell-battle-won-revenge-b = { $attacker-The } haven't forgotten { $area-the }. { $defender-The } have to give it up again { told-odds }.
tell-battle-won-fort-alone = Only the fort held { $area-the }, and it burns. { $attacker-The } warm their hands { told-odds }.
tell-battle-won-fort-alone-b = { $attacker-The } find the fort { $area-in } without a legion and leave it without a gate { told-odds }.
tell-battle-won-fort-alone-c = Ladders, torches, and the fort { $area-in } belongs to { $attacker-the } { told-odds }.
tell-battle-won-roman-fort = Garrison and fort fall together: { $attacker-the } have { $area-the } { told-odds }.
tell-battle-won-roman-fort-b = { $attacker-The } kill the soldiers first and pull down the fort after: Rome has lost { $area-the } { told-odds }.
tell-battle-won-roman-fort-c = An eagle is lost { $area-in }. { $attacker-The } will show it to their grandchildren { told-odds }.
tell-battle-won-stronghold = Walls don't fight alone. { $attacker-The } storm the stronghold { $area-in } and { $defender-the } lose it { told-odds }.
tell-battle-won-stronghold-b = The stronghold { $area-in } has stood for generations. { $attacker-The } need one morning { told-odds }.
tell-battle-won-burh = The townsmen man their palisade { $area-in }, and it isn't enough: { $attacker-the } are in the streets { told-odds }.
tell-battle-won-burh-b = { $attacker-The } burn the burh { $area-in } and stay { told-odds }.
tell-battle-won-few = They were fewer, and they won: { $attacker-the } take { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-few-b = { $defender-The } count { $attacker-the } { $area-in } and laugh, too early { told-odds }.
tell-battle-won-few-c = Against the odds { $attacker-the } win { $area-in }. The numbers will grow in the telling { told-odds }.
tell-battle-won-streak = One more for { $attacker-the }: their { nth-wins } victory of the round comes { $area-in } { told-odds }.
tell-battle-won-streak-b = { $attacker-The } don't even stop to bury their dead. After { $area-the } it's { $wins } battles won { told-odds }.
tell-battle-won-streak-c = Who can stop { $attacker-the }? Not { $defender-the } { $area-in }. That makes { $wins } victories { told-odds }.
tell-battle-won-bitter = { $attacker-The } have { $area-the }, and hardly anyone left to stay there { told-odds }.
tell-battle-won-bitter-b = Another victory like this one { $area-in }, say { $attacker-the }, and there'll be no one left to tell of it { told-odds }.
tell-battle-won-bitter-c = { $defender-The } sell { $area-the } dearly. { $attacker-The } pay { told-odds }.
tell-battle-won-led = With { $leader } on the field { $attacker-the } win { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-led-b = { $defender-The } have spears, { $attacker-the } have { $leader }. That decides it { $area-in } { told-odds }.
tell-battle-won-led-c = The banner of { $leader } goes forward { $area-in }, and { $defender-the } go back, those who can { told-odds }.
tell-battle-won-led-d = There'll be a song about { $leader } { $area-in }, if { $attacker-the } have anything to do with it { told-odds }.
tell-battle-won-led-e = { $defender-The } learn { $area-in } what { $attacker-the } are worth under { $leader } { told-odds }.
tell-battle-won-long = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of hacking and heralds { $attacker-the } hold the field { $area-in } { told-odds }.
tell-battle-won-long-b = From dawn to dark { $attacker-the } and { $defender-the } fight for { $area-the }. It's { $attacker-the } who sleep there { told-odds }.
tell-battle-won-home = Their own hearths: { $attacker-the } win { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-home-b = { $attacker-The } are home again. { $defender-The } had got used to { $area-the } { told-odds }.
tell-battle-won-home-c = Every stone { $area-in } has a name that { $attacker-the } gave it. { $defender-The } never learned them { told-odds }.
tell-battle-won-goal = { $attacker-The } had always claimed { $area-the }. Now { $defender-the } don't deny it { told-odds }.
tell-battle-won-goal-b = If { $attacker-the } want one thing in Britain, it's { $area-the }. Today they get it { told-odds }.
tell-battle-won-goal-c = Of all Britain { $attacker-the } wanted { $area-the } most. { $defender-The } are in no state to object { told-odds }.
tell-battle-won-heart = { $defender-The } lose the land of their fathers: { $attacker-the } have { $area-the } { told-odds }.
tell-battle-won-heart-b = It's a blow to the heart. { $attacker-The } take { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-heart-c = { $area-In } { $defender-the } bury more than their dead. The land belongs to { $attacker-the } { told-odds }.
tell-battle-won-heart-d = The old kings of { $defender-the } lie buried { $area-in }. { $attacker-The } graze their horses there now { told-odds }.
tell-battle-won-landing = { $attacker-The } wade ashore { $area-in } under the spears of { $defender-the }, and stay { told-odds }.
tell-battle-won-landing-b = The keels grate, the shields lock: { $attacker-the } win the beach { $area-in } from { $defender-the } { told-odds }.
tell-battle-won-landing-c = { $defender-The } meet { $attacker-the } at the water's edge { $area-in } and are pushed off it { told-odds }.
tell-battle-won-hills = Uphill, in the rain, { $attacker-the } take { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-hills-b = Not even the hills help { $defender-the } { $area-in }. { $attacker-The } know the paths { told-odds }.
tell-battle-won-hills-c = { $attacker-The } drag the last of { $defender-the } from the rocks { $area-in } { told-odds }.
tell-battle-won-swift = It takes { $attacker-the } less than an hour { $area-in }. { $defender-The } are gone { told-odds }.
tell-battle-won-swift-b = One charge by { $attacker-the }, and there are no more { $defender } { $area-in } { told-odds }.
tell-battle-won-swift-c = { $defender-The } are still forming up { $area-in } when { $attacker-the } are among them { told-odds }.
tell-battle-won-many = There are simply too many { $attacker } { $area-in } for { $defender-the } { told-odds }.
tell-battle-won-many-b = { $attacker-The } bring everyone to { $area-the }, and { $defender-the } see the point { told-odds }.

# Battles won, by the victors

tell-battle-won-romans = The legions clear { $area-the } of { $defender-the } and start to dig a ditch { told-odds }.
tell-battle-won-romans-b = Pila, then swords: { $defender-the } lose { $area-the } to Rome { told-odds }.
tell-battle-won-romans-c = Rome makes a desert { $area-in }, and { $defender-the } may call it what they like { told-odds }.
tell-battle-won-romans-d = A centurion reports another Roman victory { $area-in }. { $defender-The } file no objection { told-odds }.
tell-battle-won-romans-e = The tortoise goes up { $area-in } and { $defender-the } go down { told-odds }.
tell-battle-won-romano-british = The last Romans of Britain still know how to win. They have { $area-the } { told-odds }.
tell-battle-won-romano-british-b = { $attacker-The } come back to { $area-the } under a dragon standard, and { $defender-the } leave { told-odds }.
tell-battle-won-romano-british-c = { $attacker-The } have won { $area-the }. A bishop says mass on the field, over { $defender-the } too { told-odds }.
tell-battle-won-belgae = The chariots of { $attacker-the } wheel once { $area-in }, and { $defender-the } have seen enough { told-odds }.
tell-battle-won-belgae-b = { $attacker-The } have an old score to settle { $area-in }, and they settle it with { $defender-the } { told-odds }.
tell-battle-won-welsh = Out of the mist come { $attacker-the }, the new masters of { $area-the } { told-odds }.
tell-battle-won-welsh-b = The bards of { $attacker-the } are at work on { $area-the } already, won this morning from { $defender-the } { told-odds }.
tell-battle-won-welsh-c = { $attacker-The } shoot first { $area-in }. { $defender-The } don't get to answer { told-odds }.
tell-battle-won-brigantes = { $attacker-The } come over the moors and sweep { $defender-the } from { $area-the } { told-odds }.
tell-battle-won-brigantes-b = The north remembers its own. { $attacker-The } take { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-caledonians = Naked to the waist and louder than the wind, { $attacker-the } take { $area-the } { told-odds }.
tell-battle-won-caledonians-b = { $defender-The } hear { $attacker-the } { $area-in } before they see them, and see them too late { told-odds }.
tell-battle-won-picts = Painted men rise from the heather { $area-in }: { $attacker-the } have it, { $defender-the } don't { told-odds }.
tell-battle-won-picts-b = { $attacker-The } carve a new stone for { $area-the }. { $defender-The } are at the bottom of it, upside down { told-odds }.
tell-battle-won-picts-c = { $attacker-The } come down on { $area-the } by night, and by morning { $defender-the } have gone { told-odds }.
tell-battle-won-irish = A king of { $attacker-the } counts hostages { $area-in }, all of them from { $defender-the } { told-odds }.
tell-battle-won-irish-b = { $attacker-The } had come for cattle and leave with { $area-the } { told-odds }.
tell-battle-won-scots = { $attacker-The } row up the loch and take { $area-the } from { $defender-the } { told-odds }.
tell-battle-won-scots-b = From Dalriada comes a new kind of neighbour. { $defender-The } lose { $area-the } to { $attacker-the } { told-odds }.
tell-battle-won-scots-c = The monks have prayed for { $attacker-the }, and { $area-in } it works { told-odds }.
tell-battle-won-norsemen = { $attacker-The } hang their shields in a hall { $area-in }. { $defender-The } built it { told-odds }.
tell-battle-won-norsemen-b = Axe in hand { $attacker-the } take { $area-the }, and give every rock a new name before supper { told-odds }.
tell-battle-won-dubliners = { $attacker-The } need slaves for the market and land for their sons. They find both { $area-in } { told-odds }.
tell-battle-won-dubliners-b = The longships of { $attacker-the } lie in a river { $area-in }, and { $defender-the } are gone { told-odds }.
tell-battle-won-danes = The raven banner flies { $area-in }; { $defender-the } have stopped arguing { told-odds }.
tell-battle-won-danes-b = { $area-In } { $attacker-the } don't ask for silver this time. They take the land { told-odds }.
tell-battle-won-danes-c = { $defender-The } offer to pay. { $attacker-The } have { $area-the } already { told-odds }.
tell-battle-won-norwegians = { $attacker-The } step over the dead to get at the living, until they have { $area-the } { told-odds }.
tell-battle-won-norwegians-b = The land-waster banner goes over { $area-the }, and { $defender-the } under it { told-odds }.
tell-battle-won-saxons = { $attacker-The } clear { $defender-the } from { $area-the } and plough in spring { told-odds }.
tell-battle-won-saxons-b = Another village { $area-in } will end in -ing: { $attacker-the } have beaten { $defender-the } { told-odds }.
tell-battle-won-saxons-c = The long knives come out { $area-in }, and { $defender-the } go { told-odds }.
tell-battle-won-jutes = { $attacker-The } were hired to guard the coast, people say. They have { $area-the } now { told-odds }.
tell-battle-won-jutes-b = { $attacker-The } are few, but not { $area-in }. { $defender-The } go { told-odds }.
tell-battle-won-angles = { $attacker-The } swear to hold { $area-the } to the last man. { $defender-The } no longer can { told-odds }.
tell-battle-won-angles-b = { $attacker-The } drink to the dead { $area-in }; { $defender-the } are the dead { told-odds }.
tell-battle-won-angles-c = Over { $area-the } { $attacker-the } set up a hall with gables. { $defender-The } can see it from the hills { told-odds }.
tell-battle-won-normans = The knights of { $attacker-the } feign a flight { $area-in }, and { $defender-the } believe it { told-odds }.
tell-battle-won-normans-b = { $attacker-The } win { $area-the } before breakfast and are building a castle after it { told-odds }.

# Battles lost

tell-battle-lost = { $attacker-The } try { $area-the } and don't come back. { $defender-The } hold it { told-odds }.
tell-battle-lost-b = { $defender-The } keep { $area-the }. Of { $attacker-the } who came for it no one is left { told-odds }.
tell-battle-lost-c = { $area-In } it's the attackers who fill the grave: { $attacker-the } { told-odds }.
tell-battle-lost-d = { $attacker-The } break on { $defender-the } { $area-in } { told-odds }.
tell-battle-lost-slain = { $attacker-The } are destroyed { $area-in }, and with them { $slain } { told-odds }.
tell-battle-lost-slain-b = { $defender-The } win more than a battle { $area-in }: they have the head of { $slain } { told-odds }.
tell-battle-lost-led = Not even { $leader } can win { $area-the } for { $attacker-the } { told-odds }.
tell-battle-lost-led-b = { $attacker-The } follow { $leader } to { $area-the }, and only the crows follow them back { told-odds }.
tell-battle-lost-defended = { $attacker-The } meet { $leader } { $area-in }. That's the whole story { told-odds }.
tell-battle-lost-defended-b = { $defender-The } have { $leader } with them { $area-in }, and { $attacker-the } find out what that's worth { told-odds }.
tell-battle-lost-many = More of them, and still they lose: { $attacker-the } are destroyed { $area-in } by { $defender-the } { told-odds }.
tell-battle-lost-many-b = { $defender-The } shouldn't have held { $area-the }. No one had told them, and they hold it { told-odds }.
tell-battle-lost-many-c = On paper { $attacker-the } had won { $area-in } before they came. On the field they lose { told-odds }.
tell-battle-lost-walls = The walls { $area-in } hold. { $attacker-The } lie in front of them { told-odds }.
tell-battle-lost-walls-b = { $attacker-The } have brought ladders to { $area-the }, too short ones { told-odds }.
tell-battle-lost-walls-c = From the rampart { $area-in } { $defender-the } watch the last of { $attacker-the } fall { told-odds }.
tell-battle-lost-landing = { $attacker-The } don't get off the beach { $area-in } { told-odds }.
tell-battle-lost-landing-b = Empty ships drift off { $area-the }. { $attacker-The } who sailed them aren't needed any more { told-odds }.
tell-battle-lost-landing-c = { $defender-The } wait for { $attacker-the } at the tide line { $area-in }, and that's where it ends { told-odds }.
tell-battle-lost-heart = For { $area-the } { $defender-the } fight like people with nowhere else to go. { $attacker-The } die of it { told-odds }.
tell-battle-lost-heart-b = { $defender-The } don't give up { $area-the }, not to { $attacker-the }, not today { told-odds }.
tell-battle-lost-hills = { $attacker-The } climb towards { $defender-the } { $area-in }, and none climbs down { told-odds }.
tell-battle-lost-hills-b = The hills { $area-in } are on the side of { $defender-the }, and bury { $attacker-the } { told-odds }.
tell-battle-lost-hills-c = A narrow path, a steep slope { $area-in }, and that was all of { $attacker-the } { told-odds }.
tell-battle-lost-outnumbered = { $attacker-The } are too few for { $area-the }. { $defender-The } don't have to say it twice { told-odds }.
tell-battle-lost-outnumbered-b = A handful of { $attacker } against all { $defender-the }: the crows knew beforehand { $area-in } { told-odds }.
tell-battle-lost-outnumbered-c = There are more { $defender } { $area-in } than { $attacker-the } have arrows { told-odds }.
tell-battle-lost-outnumbered-d = It was bold, they'll say of { $attacker-the } who fell { $area-in } { told-odds }.
tell-battle-lost-outnumbered-e = { $defender-The } close the ring { $area-in }. { $attacker-The } are inside it { told-odds }.
tell-battle-lost-clean = Without losing a man { $defender-the } destroy { $attacker-the } { $area-in } { told-odds }.
tell-battle-lost-romans = { $area-In } a cohort is struck off the lists. { $defender-The } have the helmets { told-odds }.
tell-battle-lost-romans-c = Somewhere { $area-in } there's an eagle in the mud, and { $defender-the } aren't telling where { told-odds }.
tell-battle-lost-romans-b = The Senate won't hear of { $area-the }. { $defender-The } will, for years { told-odds }.
tell-battle-lost-romano-british = { $attacker-The } had hoped that they'd still fear Rome { $area-in }. They don't { told-odds }.
tell-battle-lost-romano-british-b = { $defender-The } find a mosaic under their boots { $area-in }, and { $attacker-the } lying on it { told-odds }.
tell-battle-lost-belgae = { $attacker-The } go home from { $area-the } as a song, and only as a song { told-odds }.
tell-battle-lost-belgae-b = The torques of { $attacker-the } are sold by weight { $area-in } { told-odds }.
tell-battle-lost-welsh = Three hundred went to { $area-the }, sing the bards of { $attacker-the }, and one came home to sing it { told-odds }.
tell-battle-lost-welsh-b = { $attacker-The } went to { $area-the } with mead inside them. The mead has been paid for { told-odds }.
tell-battle-lost-welsh-c = A harp hangs silent for { $attacker-the } who fell { $area-in } { told-odds }.
tell-battle-lost-brigantes = The spears of { $attacker-the } lie in rows { $area-in } { told-odds }.
tell-battle-lost-brigantes-b = { $attacker-The } meant to be home from { $area-the } by harvest. Others bring it in { told-odds }.
tell-battle-lost-caledonians = { $attacker-The } charge { $area-in } with great noise, and then it's quiet { told-odds }.
tell-battle-lost-caledonians-b = The hills wait for { $attacker-the }, and { $area-in } { $defender-the } count plaids { told-odds }.
tell-battle-lost-picts = The paint didn't help. { $attacker-The } are beaten { $area-in } { told-odds }.
tell-battle-lost-picts-b = No stone is carved for { $attacker-the } { $area-in }; they lost { told-odds }.
tell-battle-lost-picts-c = { $attacker-The } came to { $area-the } by night and were seen by the moon, and by { $defender-the } { told-odds }.
tell-battle-lost-irish = { $attacker-The } won't be selling anyone from { $area-the } { told-odds }.
tell-battle-lost-irish-b = A poet of { $attacker-the } will call it a cattle raid { $area-in }. It was one without cattle { told-odds }.
tell-battle-lost-scots = { $area-In } { $attacker-the } lose everything, their boats last of all { told-odds }.
tell-battle-lost-scots-b = { $attacker-The } bring home from { $area-the } only the oars { told-odds }.
tell-battle-lost-norsemen = Valhalla is said to be roomy. { $attacker-The } send a crowd from { $area-the } { told-odds }.
tell-battle-lost-norsemen-b = { $attacker-The } had asked the runes about { $area-the }. The runes had been vague { told-odds }.
tell-battle-lost-dubliners = In Dublin they wait for { $attacker-the } from { $area-the }, and then they stop { told-odds }.
tell-battle-lost-dubliners-b = The slave market needs new stock, and { $area-in } it's { $attacker-the } who are for sale { told-odds }.
tell-battle-lost-danes = The raven banner is found in a ditch { $area-in } { told-odds }.
tell-battle-lost-danes-b = { $defender-The } nail a Danish skin to a church door { $area-in }, or so they show visitors { told-odds }.
tell-battle-lost-danes-c = No silver { $area-in } for { $attacker-the }, only iron { told-odds }.
tell-battle-lost-norwegians = Twenty-four ships were enough for the way home, people say of { $area-the }. { $attacker-The } needed none { told-odds }.
tell-battle-lost-norwegians-b = { $attacker-The } had left their mail on the ships; it was a warm day { $area-in } { told-odds }.
tell-battle-lost-saxons = { $attacker-The } had the plots of { $area-the } shared out already { told-odds }.
tell-battle-lost-saxons-b = The bread for { $attacker-the } goes stale. None of them are back from { $area-the } { told-odds }.
tell-battle-lost-saxons-c = { $attacker-The } called { $area-the } empty. { $defender-The } were in it { told-odds }.
tell-battle-lost-jutes = { $attacker-The } can't spare a man, and { $area-in } they lose more than that { told-odds }.
tell-battle-lost-jutes-b = Kent is small, and smaller since { $area-the }: { $attacker-the } have lost their best { told-odds }.
tell-battle-lost-angles = Of the companions who drank to { $area-the } not one among { $attacker-the } left his lord { told-odds }.
tell-battle-lost-angles-b = “Minds must be harder”, sang { $attacker-the } { $area-in }, and there were fewer of them at every verse { told-odds }.
tell-battle-lost-angles-c = { $attacker-The } crossed the ford to { $area-the } because honour said so. { $defender-The } had let them { told-odds }.
tell-battle-lost-normans = Horses without riders come back from { $area-the }: { $attacker-the } have lost { told-odds }.
tell-battle-lost-normans-b = { $defender-The } stand where they stood in the morning { $area-in }. { $attacker-The } have run out of horses { told-odds }.

# Battles that one side left

tell-battle-left = { $attacker-The } break off { $area-in }. { $defender-The } let them go { told-odds }.
tell-battle-left-b = { $area-In } nothing is decided: { $attacker-the } withdraw, { $defender-the } stay { told-odds }.
tell-battle-left-c = { $attacker-The } have seen enough of { $area-the }, for now { told-odds }.
tell-battle-left-d = The horns of { $attacker-the } call them back from { $area-the } { told-odds }.
tell-battle-left-walls = { $attacker-The } look at the walls { $area-in } a second time and go home { told-odds }.
tell-battle-left-walls-b = Behind their walls { $area-in } { $defender-the } jeer as { $attacker-the } pull out { told-odds }.
tell-battle-left-landing = { $attacker-The } run for their ships { $area-in } with { $defender-the } at their heels { told-odds }.
tell-battle-left-landing-b = Back through the surf: { $attacker-the } give up { $area-the } { told-odds }.
tell-battle-left-bled = { $attacker-The } pay for a look at { $area-the } and leave the rest of the bill { told-odds }.
tell-battle-left-bled-b = Before { $defender-the } can finish it { $area-in }, { $attacker-the } are away { told-odds }.
tell-battle-left-hills = { $attacker-The } feel their way back down from { $area-the } { told-odds }.
tell-battle-yielded = { $defender-The } leave { $area-the } to { $attacker-the } { told-odds }.
tell-battle-yielded-b = { $defender-The } don't wait for the end { $area-in }, and { $attacker-the } walk in { told-odds }.
tell-battle-yielded-c = Better a lost field than a lost army: { $defender-the } give up { $area-the } { told-odds }.
tell-battle-yielded-d = { $attacker-The } have { $area-the }, but { $defender-the } have got away { told-odds }.
tell-battle-yielded-heart = With all they can carry { $defender-the } leave { $area-the }, their own land, to { $attacker-the } { told-odds }.
tell-battle-yielded-heart-b = { $defender-The } look back once at { $area-the }. { $attacker-The } are already in the houses { told-odds }.
tell-battle-yielded-heart-c = They'll be back, { $defender-the } swear as they give { $area-the } to { $attacker-the } { told-odds }.
tell-battle-yielded-landing = One look at the ships of { $attacker-the }, and { $defender-the } take the road out of { $area-the } { told-odds }.
tell-battle-yielded-landing-b = { $attacker-The } come ashore { $area-in }; { $defender-the } fall back inland { told-odds }.
tell-battle-yielded-bled = Bloodied, { $defender-the } fall back from { $area-the } before { $attacker-the } { told-odds }.
tell-battle-yielded-bled-b = After the first clash { $area-in } { $defender-the } save what's left and leave the field to { $attacker-the } { told-odds }.
tell-battle-yielded-bled-c = Those of { $defender-the } who can walk leave { $area-the } to { $attacker-the } { told-odds }.
tell-battle-yielded-cost = { $defender-The } draw blood { $area-in } and vanish. { $attacker-The } get the land { told-odds }.
tell-battle-yielded-cost-b = One sharp fight { $area-in }, then { $defender-the } are gone before { $attacker-the } can answer { told-odds }.
tell-battle-yielded-hills = { $defender-The } slip away over the hills, and { $attacker-the } have { $area-the } { told-odds }.
tell-battle-both = When it's over { $area-in } there's no one left to say who won: neither { $attacker-the } nor { $defender-the } { told-odds }.
tell-battle-both-b = { $attacker-The } and { $defender-the } destroy each other { $area-in }. The land lies empty { told-odds }.
tell-battle-both-c = Two armies went to { $area-the }. Ravens came { told-odds }.
tell-battle-both-hills = High up { $area-in } the last of { $attacker-the } and the last of { $defender-the } kill each other { told-odds }.
tell-battle-empty = The last of { $attacker-the } fall { $area-in }, but what's left of { $defender-the } has gone. No one holds it { told-odds }.
tell-battle-empty-b = { $defender-The } get away { $area-in }, and { $attacker-the } don't live to see it. The land lies empty { told-odds }.
tell-battle-empty-c = A battlefield { $area-in } and no victor on it: { $defender-the } have left, { $attacker-the } have died { told-odds }.
tell-battle-empty-given = The burh { $area-in } burns so that { $defender-the } can get away. { $attacker-The } die in front of it { told-odds }.

# Leaders lost

tell-leader-left-battle = At the hands of { $by-the }, { $area-in }: the end of { $leader }.
tell-leader-left-battle-b = { $by-The } find { $leader } among the dead { $area-in }.
tell-leader-left-battle-c = The fighting { $area-in } costs { $nation-the } their leader, { $leader }.
tell-leader-left-battle-d = { $nation-The } have to go on without { $leader }, killed { $area-in }.
tell-leader-left-attack = Arthur won't fight fellow Britons, and leaves { $nation-the }. The cavalry stays.
tell-leader-left-no-army = { $nation-The } lose { $leader }: there's no army left to lead there.

# After the fighting

tell-raiders-returned = { $nation-The } go back to their ships with what they found in { $areas-the }.
tell-raiders-returned-b = The smoke is still rising from { $areas-the } when { $nation-the } put to sea.
tell-raiders-returned-c = { $nation-The } don't stay. In { $areas-the } people come out of the woods and count what's left.
tell-raiders-returned-d = Low in the water, the ships of { $nation-the } leave { $areas-the }.
tell-raiders-returned-e = By evening { $nation-the } are out on { $sea-the } again, richer by what they found in { $areas-the }.
tell-raiders-returned-f = { $nation-The } have seen { $areas-the } and prefer { $sea-the }.
tell-armies-removed-lost = { $nation-The } lose { $count ->
    [one] an army
   *[other] { $count } armies
} { $area-in }: there's nowhere to go.

# Submission and withdrawal

tell-submitted-belgae = The kings of the Belgae kneel, and Rome calls them friends. They hold on to { $areas-the }.
tell-submitted-welsh = The Welsh submit to Rome. They keep { $areas-the }, and the legions march past.
tell-submitted-brigantes = The Brigantes give hostages and keep their chiefs. Rome has peace with { $areas-the }.
tell-submitted-caledonians = A chief of the Caledonians swears an oath in a language the governor doesn't know. There's peace in { $areas-the }.
tell-submitted-picts = The Picts submit, for as long as it suits them. They keep { $areas-the }.
tell-submitted-other = { $nation-The } bow to { $overlord-the } and keep { $areas-the }.
tell-submission-ended-boudica = The Belgae are no one's friends any more. Their submission is over.
tell-submission-ended-revolt = { $nation-The } throw off { $overlord-the }. They owe nothing any more.
tell-submission-ended-overlord-gone = { $overlord-The } are gone, and { $nation-the } are free.
tell-protection-lost = { $nation-The } have attacked the Romano-British, and have lost their protection. They may be attacked in return.
tell-submission-ended-withdrawal = { $nation-The } are subjects of Rome no longer. The Romano-British leave them alone unless they attack first.
tell-submission-ended-withdrawal-belgae = No one comes to collect the tribute of the Belgae any more. The Romano-British leave them alone unless they attack first.
tell-submission-ended-withdrawal-brigantes = The Brigantes get their hostages back, and owe Rome nothing. The Romano-British leave them in peace unless they attack first.
tell-submission-ended-withdrawal-caledonians = The chief of the Caledonians swore to a governor, and there's no governor now. They're free, and safe from the Romano-British unless they attack first.
tell-submission-ended-withdrawal-picts = It doesn't suit the Picts any more: they've stopped being subjects of Rome. The Romano-British won't attack them unless they begin.
tell-withdrawal-heading = ### The withdrawal
tell-withdrawal-began = The order has come from Gaul: Rome leaves Britain. { $forts ->
    [0] It has no fort left there to give up.
    [one] It gives up the last of its forts.
   *[other] It gives up its { $forts } forts.
}
tell-withdrawal-replaced = In { $areas-the } { $nation-the } take over from the garrisons.
tell-withdrawal-replaced-romano-british = The Romano-British mount guard in { $areas-the }, where the legions did.
tell-withdrawal-replaced-belgae = The Belgae get the keys to the forts in { $areas-the }, and count them twice.
tell-withdrawal-replaced-brigantes = The Brigantes move into the barracks in { $areas-the }.
tell-withdrawal-replaced-caledonians = The Caledonians find the forts in { $areas-the } empty, and stay.
tell-withdrawal-replaced-picts = The Picts climb the walls in { $areas-the }, and this time no one throws them off.
tell-romans-gone = The last Romans go aboard. Roads, baths and gods stay, and no fort counts any more.
tell-withdrawal-stand = - 🏘️ **{ $nation }:** { $items }
stand-army = { $area } { $count }
stand-stronghold = { $area } { $count ->
    [0] (stronghold)
   *[other] { $count } (and stronghold)
}
tell-withdrawal-gone = - 🦅 **Gone:** { $count ->
    [0] no Roman army
    [one] 1 Roman army
   *[other] { $count } Roman armies
}{ $forts ->
    [0] {""}
   *[other] , and the forts or ruins in { $areas-the }
}

# Titles

tell-kingship-bretwalda = { $nation-The } give Britain a Bretwalda: they own { told-areas } in England (5 needed, more than anyone else).
tell-kingship-bretwalda-b = Seven kings, one overlord. The Bretwalda comes from { $nation-the }, with { told-areas } in England (5 needed, more than anyone else).
tell-kingship-bretwalda-c = The kings of Britain pay tribute to one of them: the Bretwalda comes from { $nation-the }, with { told-areas } in England (5 needed, more than anyone else).
tell-kingship-bretwalda-kept = { $nation-The } keep the title of Bretwalda: they own { told-areas } in England, after { $was } the last time (5 needed, more than anyone else).
tell-kingship-bretwalda-kept-b = The kings of Britain bring their tribute to { $nation-the } again. Their Bretwalda has { told-areas } in England, after { $was } (5 needed, more than anyone else).
tell-kingship-bretwalda-taken = The tribute takes another road: { $other-the } lose the title of Bretwalda to { $nation-the }, with { told-areas } in England (5 needed, more than anyone else).
tell-kingship-bretwalda-none = There's no Bretwalda: no nation has 5 areas in England, and more than any other. The most is { $most }.
tell-kingship-bretwalda-lost = { $nation-The } have lost their Bretwalda: no nation has 5 areas in England, and more than any other. The most is { $most }.
tell-kingship-bretwalda-lost-b = There's no Bretwalda any more. { $nation-The } have lost the title, and no one else has 5 areas in England, and more than any other. The most is { $most }.
tell-kingship-king = { $nation-The } have a King of England: { told-areas } (8 needed, more than anyone else).
tell-kingship-king-b = A crown is made in England, and { $nation-the } wear it: { told-areas } (8 needed, more than anyone else).
tell-kingship-king-c = One head on all the coins: { $nation-the } have a King of England, with { told-areas } (8 needed, more than anyone else).
tell-kingship-king-kept = { $nation-The } keep the crown of England: { told-areas }, after { $was } the last time (8 needed, more than anyone else).
tell-kingship-king-kept-b = The mints go on with the same face. { $nation-The } keep the crown of England, with { told-areas }, after { $was } (8 needed, more than anyone else).
tell-kingship-king-taken = The crown of England goes from { $other-the } to { $nation-the }: { told-areas } (8 needed, more than anyone else).
tell-kingship-king-none = No one is King of England. It takes 8 areas and more than any other; the most is { $most }.
tell-kingship-king-lost = { $nation-The } lose the crown of England, and no one picks it up: it takes 8 areas and more than any other, and the most is { $most }.
tell-kingship-king-lost-b = The crown of England slips from { $nation-the }. It takes 8 areas and more than any other; the most is { $most }.
tell-kingship-final-king = It's settled. { $nation-The } have the crown of England, with { told-areas } and their leader alive (4 needed, more than any rival).
tell-kingship-final-king-none = The throne of England stays empty: no claimant has 4 areas and more than every rival. The most is { $most }.

# The list that ends a turn

tell-nation-ended = { $lines }
tell-nation-quiet = - 🌾 **{ $nation }:** { $items }
list-lines = { $first }
    { $last }
list-items = { $first } · { $last }
list-causes = { $first }; { $last }
list-details = { $first }, { $last }
list-holding = { $first }: { $last }
list-more = { $count } more
list-fights = - ⚔️ { $items }
list-moves = - 👣 { $items }
list-works = - 🏰 { $items }
list-new = - 🌾 { $items }
list-lost = - ✖️ { $items }
list-points = - ⭐ { $items }
result-won = { $area }: won { told-odds }
result-lost = { $area }: lost { told-odds }
result-left = { $area }: attack broken off { told-odds }
result-yielded = { $area }: left by { $defender-the } { told-odds }
result-empty = { $area }: left empty { told-odds }
result-both = { $area }: both destroyed { told-odds }
move = { $count } to { $area-the }
built-roman-fort = { $count ->
    [one] fort
   *[other] forts
} in { $areas-the }
built-stronghold = { $count ->
    [one] stronghold
   *[other] strongholds
} in { $areas-the }
built-burh = { $count ->
    [one] burh
   *[other] burhs
} in { $areas-the }
built-again = { $count ->
    [one] fort
   *[other] forts
} rebuilt in { $areas-the }
placed = { $area } +{ $count }
population = { $left }/{ $cost } towards the next army
removed-maximum = { $area } −{ $count } (over the Roman maximum)
removed-population = { $area } −{ $count } (over the population limit)
forgone = { $count ->
    [one] { $count } new army
   *[other] { $count } new armies
} lost: { $cause ->
    [no-room] no area has room
   *[no-counter] all counters are in play
}
points-of = **{ $nation } +{ $points }** ({ $causes }): now { $total }, { $seat } { $seat_total }
points-holding = { $points } for what they hold
holding-centers = { $count ->
    [one] { $count } center
   *[other] { $count } centers
}
holding-adjacent = { $count } adjacent
holding-distant = { $count } more
points-occupying = { $points } for occupying { $areas-the }
points-raiding = { $points } for raiding { $areas-the }
points-army = { $points } for armies destroyed
points-fort = { $points } for { $count ->
    [one] the fort
   *[other] forts
} in { $areas-the }
points-stronghold = { $points } for { $count ->
    [one] the stronghold
   *[other] strongholds
} in { $areas-the }
points-leader = { $points } for the death of { $leader-the }
points-bretwalda = { $points } for the Bretwalda
points-king = { $points } for the King

# Looking back

tell-game-ended = **The game is over.** { $reason }
tell-chapter-open = This round is still being played.
chapter-heading = ## Round { $numeral }, { $years }
summary-heading = **Round { $numeral } is over ({ $years })**
standing = { $seat } { $points }
standing-gain = { $seat } { $points } (+{ $gain })
summary-standing = 🏁 **Points:** { $items }
summary-nation = - **{ $nation } +{ $points }** ({ $causes }): now { $total }
summary-dead = † **Dead:** { $things }
summary-gone = **Without units:** { $things-the }
summary-ahead = **Next round:** { $items }
summary-arrival = { $nation } { $count }
summary-arrival-led = { $nation } { $count } with { $leader }
summary-arrival-leader = { $leader } ({ $nation })

# The thread of the campaign, at the end of a round.

thread-rounds-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
thread-times-answers = { $times ->
    [one] { $times } answer
   *[other] { $times } answers
}
thread-times-armies = { $times ->
    [one] { $times } army
   *[other] { $times } armies
}
thread-times-attacks = { $times ->
    [one] { $times } attack
   *[other] { $times } attacks
}
thread-times-battles = { $times ->
    [one] { $times } battle
   *[other] { $times } battles
}
thread-times-raids = { $times ->
    [one] { $times } raid
   *[other] { $times } raids
}
thread-times-times = { $times ->
    [2] twice
    [one] { $times } time
   *[other] { $times } times
}
thread-won-victories = { $won ->
    [one] { $won } victory
   *[other] { $won } victories
}

tell-thread-contested = *{ $area-The } has been taken in battle { thread-times-times } so far.*
tell-thread-contested-b = *The { nth-times } capture of { $area-the }. The farmers there plough up helmets.*
tell-thread-contested-c = *No one sleeps well { $area-in }: it has fallen { thread-times-times }.*
tell-thread-contested-d = *Ask whose { $area-the } is and you'll get { thread-times-answers }, one for each conquest.*
tell-thread-unbroken = *{ $nation-The } have held { $area-the } { thread-times-times } in a row.*
tell-thread-unbroken-b = *{ thread-times-attacks } on { $area-the }, and { $nation-the } are still there.*
tell-thread-unbroken-c = *Whoever wants { $area-the } must get past { $nation-the } first. { thread-times-attacks } have failed.*
tell-thread-raided = *{ $area-The } has seen { thread-times-raids }.*
tell-thread-raided-b = *The { nth-times } raid on { $area-the }. There can't be much left to carry off.*
tell-thread-rivals = *{ $nation-The } and { $other-the } have fought { thread-times-battles }. { $nation-The } have won { $won }, { $other-the } { $lost }.*
tell-thread-rivals-b = *Between { $nation-the } and { $other-the } the score is { $won } to { $lost }, after { thread-times-battles }.*
tell-thread-rivals-c = *{ $nation-The } against { $other-the }, for the { nth-times } time: they lead by { $won } to { $lost }.*
tell-thread-rivals-level = *{ $nation-The } and { $other-the } have met { thread-times-times }, and neither is ahead: { thread-won-victories } each.*
tell-thread-winning = *{ $nation-The } have won their last { $row } battles.*
tell-thread-winning-b = *{ $row } battles in a row for { $nation-the }. No one has beaten them for a while.*
tell-thread-winning-c = *No one remembers the last defeat of { $nation-the }. Since then: { $row } victories.*
tell-thread-losing = *{ $nation-The } have lost their last { $row } battles.*
tell-thread-losing-b = *{ $row } battles, { $row } defeats: { $nation-the } could do with some luck.*
tell-thread-losing-c = *The widows of { $nation-the } know the way by now: { $row } defeats in a row.*
tell-thread-crowned = *{ $nation-The } have kept the first place in England { $row } times running.*
tell-thread-crowned-b = *{ $row } times the question has been asked, and { $row } times the answer was { $nation-the }.*
tell-thread-ahead = *{ $seat } has led for { $row } rounds in a row.*
tell-thread-ahead-b = *No one has overtaken { $seat } for { $row } rounds.*
tell-thread-ahead-c = *{ $row } rounds, and at the end of each { $seat } was in front.*
tell-thread-overtaken = *{ $seat } has passed { $other } and leads.*
tell-thread-overtaken-b = *The lead changes hands: { $seat } is in front, and { $other } isn't any more.*
tell-thread-idle = *{ $nation-The } haven't attacked anyone for { thread-rounds-rounds }.*
tell-thread-idle-b = *{ thread-rounds-rounds } without an attack: { $nation-the } mind their own fields.*
tell-thread-idle-c = *{ $nation-The } have let { thread-rounds-rounds } go by in peace. Their neighbours count, and wonder.*

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
    [61] { $times }st
    [62] { $times }nd
    [63] { $times }rd
    [71] { $times }st
    [72] { $times }nd
    [73] { $times }rd
    [81] { $times }st
    [82] { $times }nd
    [83] { $times }rd
    [91] { $times }st
    [92] { $times }nd
    [93] { $times }rd
   *[other] { $times }th
}
nth-wins = { $wins ->
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
    [21] { $wins }st
    [22] { $wins }nd
    [23] { $wins }rd
    [31] { $wins }st
    [32] { $wins }nd
    [33] { $wins }rd
    [41] { $wins }st
    [42] { $wins }nd
    [43] { $wins }rd
    [51] { $wins }st
    [52] { $wins }nd
    [53] { $wins }rd
    [61] { $wins }st
    [62] { $wins }nd
    [63] { $wins }rd
    [71] { $wins }st
    [72] { $wins }nd
    [73] { $wins }rd
    [81] { $wins }st
    [82] { $wins }nd
    [83] { $wins }rd
    [91] { $wins }st
    [92] { $wins }nd
    [93] { $wins }rd
   *[other] { $wins }th
}
