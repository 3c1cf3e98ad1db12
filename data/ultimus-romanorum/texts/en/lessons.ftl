# What a newcomer is told about each kind of decision in the first turn, when the tutorial is on.

# Set-up.

lesson-layout = **Welcome to the last days of the West.** You lead the Roman camp, and its borders are too long for it. Points (PV) decide. Thrones, capitals and quiet years bring you some; your rival earns his with every area that a tribe holds. LI never leave their diocese, CO seldom do, so it matters where they start. The suggested garrisons are sound: press **{ option-usual }**.
lesson-layout-of = Garrisons slow a tribe down; they rarely stop it. Put them in towns first, because a town counts double for your rival. Two together hold out longer than two apart.
lesson-homes = The warriors have come, and they can march this year. Put most of them in the home area from which they'll cross the border.

# Phases A and B.

lesson-flown = An Emperor away from home gives plotters ideas. The counter is free, so take it. You may keep it for a better year.
lesson-discard = A hand holds five counters. Give back what has no target in sight. As the Roman keep an Augusta and a treaty; as the Barbarian keep uprisings and usurpations.

# Phase C: geostrategy.

lesson-geostrategy = **Geostrategy** is politics before war. New leaders arrive, and you may play the counters of this phase. This is where the Barbarian makes his wars: uprisings, usurpers, kings. The Roman has less to play here and often waits. What you don't play stays in your hand. **{ option-done }** goes on.
lesson-stratagem = Only you can see this list. Each line says what its counter does. Play one while its target is in reach; save one whose best moment is still to come. Most go back to the cup afterwards, and either of you may draw them again.
lesson-enter = A new leader joins friendly units. Give him an army: the higher his CC, the more units he leads. On his own beside the enemy he's a point for your rival.
lesson-tribe = See how many units each tribe has and where they are. A treaty or a tribute does most good against the tribe nearest to your towns. For a migration, count the areas to the place you want.
lesson-guard = A bodyguard follows its leader everywhere. The more he can command (CC), the stronger it is. Choose the one who'll fight this year.
lesson-uprising = A new enemy for Rome, and you move him. Many units are good, a short way to a town is better. Foederati are already inside the Empire: they can do harm at once.
lesson-usurper = A d6 decides, so take a high CP. Look around him too: everyone in his area joins him at once. If the die says no, you've lost the counter and nothing else.
lesson-puppet = A man of barbarian birth can't wear the purple, so someone wears it for him. If the throne falls, this one becomes Augustus. Keep him away from battles that you may lose.
lesson-diocese = The chance is the same everywhere, the prize isn't. Call on the diocese where the loyal leaders have the most strength (PF).
lesson-king = A new kingdom pays you 5 PV. Try it with a high CP, in a town that you can hold. If the old King is dead, take his people's best general.
lesson-rex = An empty throne invites kings. This try costs you no counter, but you have it only once. Is a leader with a high CP in a town? Then try now.
lesson-alliance = From now on the minor tribe shares war and peace with the major one, and its leaders too. Give the allies to a leader with room for more units.
lesson-council = Until the eastern Emperor comes, the bishops are worth 3 PV a year to you. Choose the town that costs him the longest journey.

# Phase D: administration.

lesson-caesar = A Caesar may take field armies (CO) out of their diocese and palatini (PA) out of the Empire. He gets a bodyguard as well. Choose the general you mean to send across a border. He's also a better usurper than before, so keep an eye on him.
lesson-succession = The Emperor's VS brings both of you more sequences; his CP decides the initiative and battles against usurpers. The West needs the East's consent, and a high CP makes it likely. Both Emperors in capitals are worth 1 PV.
lesson-escort-home = Whoever goes may lead eastern palatini (PA) into the West. Send a good commander who is close to them, and leave the East another one.
lesson-plot = He dies only on a 9, so don't build on it. Aim at the Emperor without a good heir: an empty throne is worth 3 PV to you.
lesson-mutiny = Each full LI unit there is reduced. Choose the diocese that your tribes can reach this year.
lesson-harvest = Two of your units are whole again. Start with those that stand in the way of a tribe.
lesson-feud = The tribe loses one step. Take the one that threatens a town.
lesson-feud-unit = Take a unit that's close to your towns. One far from home stays weak for longer.
lesson-recruit = A garrison that was lost for good comes back, at reduced strength. Take it in the diocese where the tribes are.

# Phase E: movement.

lesson-movement = **Movement** is the heart of the year. In one sequence (SMC) each of your counters may move once, in any order; then the battles are fought. A leader takes along as many units as his CC allows; a unit without a leader goes one area. Bring enough: with twice the enemy's strength you win seven times in ten, with equal strength only four. **{ option-end-movement }** starts the battles.
lesson-goal = Each line shows the cost in movement points (PM) and the strength (PF) on both sides. Units halt when they meet an enemy, and then there's a battle. The Barbarian goes where a town is badly guarded: it's worth 2 PV at the end of the year. The Roman goes where a tribe has spread thin.
lesson-escort = The strongest are already ticked. Change that only to leave a guard in a town. No one is picked up on the way.
lesson-company = He can't take everyone. Let the strongest go with him; the others have to fight or find their own way.
lesson-rally = Always try: otherwise you fight them anyway. If it works, they change sides and you may march on with them.
lesson-gather = The whole tribe comes together in one area, once this year. Find a town with a weak garrison that most of its units can reach.
lesson-fleet = Units can only go aboard here. In winter the fleet is gone, unless it lies at Carthage or Constantinople. Choose a coast where an army and its leader are waiting.
lesson-sail = One step per sequence. Count the steps home before you leave: a fleet that isn't home in winter is lost.
lesson-load = Two units a year, no more. Take the strongest, and think of the battle after the landing.
lesson-load-leaders = Any number of leaders may come. One who commands well is enough, because those aboard drown if the fleet doesn't get home.
lesson-land = Among enemies you have to fight, and without a way out by land a defeat is the end of you. An empty area with a town is best. From there you march on in your next sequence.
lesson-escape = He's got away this time. Send him to friendly units, best of all to an army that has no leader.

# Phase E: stratagems.

lesson-murder-of = Two chances in ten. Choose the man whose death changes most: the best general, or an Emperor with a usurper at his door.
lesson-plague = Both camps suffer, and so does whoever passes through later. Choose an area with many enemies and none of your own.
lesson-desertion = Each enemy unit there loses a step. Choose the largest army, above all if you fight it in this sequence.
lesson-phobia = It strikes both camps, and the areas all around. Count whom you lose as well, leaders of barbarian birth included.
lesson-bagaudes = One weak unit, but the area it holds counts for you. Choose an empty town with no Roman army near it.

# Phase E: combat.

lesson-battle-order = All these battles are fought now, in the order you give. Begin with the surest one. The beaten can't retreat to an area with your units in it, so a victory here may close a way out there.
lesson-in-battle = A stratagem counts in one battle only. Choose the one that costs you most if you lose it.
lesson-flee = No die is rolled, you simply leave. Go where most of your counters may go, since the rest have to fight.
lesson-refuge = Behind the walls he can't be attacked, and an Emperor is worth more than an area. Take refuge, unless you're much the stronger.
lesson-companion = Save the leader you can't replace. But the army outside needs a leader too, if only to evade.
lesson-evade = Would you win? Then fight. If not, try to get away: a failed try costs nothing, you only fight as before. But whoever leaves gives up the area.
lesson-evade-to = Choose the area that most of your units may enter. Next best: one from which you can strike back, or a town.
lesson-rearguard = Whoever stays fights alone and will hardly win. It pays to leave a few weak units if they cost the enemy something. Tick no one, and all go who can.
lesson-rearguard-leaders = A leader may help the rearguard with his BT, but he shares its fate. Usually all leaders go.
lesson-losses = Reduced units recover in winter; eliminated ones are harder to get back. So reduce full units first, the weakest before the strongest.
lesson-federate = It's a gamble with nothing to lose: if it fails, they go home in peace. If it works, they settle in the Empire and fight for you. One day they may revolt there.
lesson-retreat = The beaten have to go, and those who can't are lost. Choose the area that takes most of them; a town heals them in winter.

# Phase F and winter.

lesson-capital = The kingdom's dead return here in winter. Choose the town that the Roman will find hardest to take.
lesson-return = It's back for next year. A town that a tribe could reach needs it most.
lesson-winter = All these towns are equally near. Choose the one beside the army he'll lead in spring.
lesson-settle = The tribe settles with all its units. They guard the area for you as long as they're loyal, so keep them some way from your capitals.

# Windows, in the order of the year.

lesson-initiative = **A secret window.** It opens every year, whatever the two of you hold, so your answer gives nothing away. The initiative means going first in politics and war, and getting the odd sequence. Play the counter if you need to strike first. Otherwise pass; you can also store a pass for all such windows.
lesson-augusta = An Augusta can take the initiative for you. She can also save an Emperor from murder or hinder a usurper. Spend her now only if going first matters this year.
lesson-usurpation = The Augusta makes his chance one in six smaller. Is there a strong army around him? Then it's worth it.
lesson-moves = The battles come next. A plague or a desertion weakens an army before it fights; a treaty takes a tribe out of the battle. If you hold nothing of the kind, pass.
lesson-battle = Two counters fit here. Opportune Flight takes you out of a battle that you'd lose. Divine Favour helps with every die of it, evasion included. In a small battle, pass.
lesson-die = The last chance before the die. Divine Favour moves it by 2; Scourge of God and Furor Germanicus decide it almost alone. Save them for a battle with a throne or a great army in it.
lesson-murder = With her help he dies on one number instead of two. For an Emperor that's nearly always worth it, and always during a usurpation.
lesson-synod = She settles the Council for you without a die, for 3 PV. If your Emperor's CP is high, the die may be good enough.
lesson-sequence = A pause before the first sequence and after each. A treaty, a plague or a bodyguard played now takes effect before the next move. If nothing is urgent, pass.
lesson-pope = He saves you 5 PV if barbarians hold Rome, and then he's gone for good. If they don't, keep him.
