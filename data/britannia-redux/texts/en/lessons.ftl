# What a newcomer is told about each kind of decision in the first turn, when the tutorial is on.

# Population Increase and reinforcements.

lesson-place = **Welcome to Britain.** You lead several nations, and each comes and goes at its own time. Points count for all of them: most come from holding a nation's *centers* and the areas around them in scoring rounds. A new army may go to any area you own. Put it where an enemy may come next, or beside the area you want to take.
lesson-pay-burh = The points left on your marker would count towards the next army. A burh now is worth it if it saves a center, and not otherwise.
lesson-place-burh = A burh holds an area on its own and needs no army. Put it in a center that you can't spare a man for. It falls to a 4, so don't build your line on it.
lesson-remove = Rome wants troops back. Take them from an area that keeps its fort: the fort holds it, and scores, without a single soldier.
lesson-rising = Boudica rises here. A fort without a garrison is the best prey: it scores 2, and the area is yours again for the end of the round.
lesson-leader = Whoever goes with him moves three areas, ignores hills, and adds 1 to every die. Put him with the most armies, near the battle you mean to fight. He leaves at the end of the round.

# Movement.

lesson-move = **Movement.** Infantry goes two areas, but stops in difficult terrain and where it meets an enemy. Bring two for every one who defends. Four rules trip up everyone: three armies in an area (two in the hills), one bigger stack for the whole nation, no more armies than twice your areas, and keep at least half of the areas you began with. The bot checks them before you finish, and nothing is final until you do.
lesson-move-to = Each answer says who is there, how many would fight how many, and what the area scores. An empty area costs nothing and counts at once. If an enemy is in your way, twice as many of yours hold him fast, and the rest pass.
lesson-move-who = Leave one behind where you want to keep the area. Send two for each defender, three for a fortification with its garrison.
lesson-excess = More armies than your land feeds. One goes, and you choose where. Take it from a stack, so that you don't lose an area with it.
lesson-rebuild = A fort built again costs nothing and holds the area. Say no only if you'd rather have no fort there for a Pict to destroy.

# Battles.

lesson-battle = All these battles are fought now, in your order. Begin with the surest: an area that's yours is somewhere to retreat to. When Rome attacks, a British nation may submit between two battles.
lesson-losses = Lose infantry before cavalry: cavalry hits more often and is harder to kill. A burh given up saves an army only if the others can all get away.
lesson-burh-refuge = The burh has been given, so everyone has to go. Fill the area first that you most want to hold.
lesson-retreat = After each round of dice you may go. Fortifications stay. Fight on while the odds are even. If they're three to one and a safe area is next door, an army saved is an army for the next round.
lesson-withdraw = You're attacking, and may go back to where you came from; armies from the sea can't. Break off when they're two for each of yours, unless the area is a center.
lesson-leader-retreat = A leader alone is lost. Let him go with the armies, unless he has enough of them here to win.
lesson-return = You've won, and your leader lets you march home at once. Stay if the area scores or you want it for later. Go back if you've left a center open behind you.
lesson-march = Roads are free, however far. Bring the army to where the next battle is, or to a border without a fort.
lesson-raiders = Back to the ships, or stay? Raid points are yours either way. Stay in a center of yours, or where no one will come. At sea they're safe and raid again next time.

# Submission and withdrawal.

lesson-submission = Submitting ends Rome's attack on you until the legions leave Britain: no battle, no loss, and the Romans may only march through. In return you'll feed fewer armies. While you have your centers and few armies left, it's nearly always right.
lesson-withdrawal = Rome goes, and its forts turn into your armies. Eight at most. Take the centers first (Avalon, Hwicce, York), then the coast where the Saxons will land.
lesson-revolt = You've been subject long enough to think about it. Free, you may attack again and feed two armies for each area. You can also be attacked again.
