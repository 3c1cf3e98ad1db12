# What a newcomer is told about each kind of decision in the first turn, when the tutorial is on.

# Start of a nation's turn.

lesson-revolt = Staying costs half your income and half your occupation points. Revolt when your controller has no army next to you; revolt is free, but he may come again.
lesson-buy = **Welcome.** You lead several nations, one after another, and each nation's card says what earns points and when. First comes gold: 1 for each area and each unpillaged city. Some nations get only half. Infantry, legions and fleets cost 4, the strong units 5, cities 6 or 8. A treasury keeps 10, so spend the rest. You need a free area for each unit. **Orders** has a whole turn ready for you: change what you like, or carry it out as it is.
lesson-capital = A capital lets one more unit live in its area. It never helps an attack. Put it where you expect to be attacked, or where a city scores.
lesson-tribute-unit = Gold above 10 is lost, so take the unit. It waits on the coin and comes on board in your next turn, before anything you buy.
lesson-inherit = There aren't enough counters for everyone. Let go of a unit that scores nothing and guards nothing.

# Placement and arrivals.

lesson-place = Each bought unit goes to an area of its own. The limit isn't checked yet: four in one area are fine now, if one moves on before combat.
lesson-place-sea = A fleet carries two units a turn. Two fleets for one of your rival's give you naval supremacy, which is +1 in battles on that coast.
lesson-arrive = Arrivals are free, and any number may go to one place. Keep them together: a big stack with a leader breaks what ten small ones can't.
lesson-arrive-leader = A leader gives +2 to every die of his side, one more step to those who start with him, and no stop in the hills. He stays until your next turn. Put him with your biggest army.
lesson-africa = Hannibal may take all of Africa with him. What he takes can't defend Carthage, and the Numidians act after you.

# Campaigns.

lesson-force = On a **campaign** a leader marches several times in one turn, for 1 gold a march. His force may be as big as you like, so take nearly everyone. You can drop units on the way, but never pick any up.
lesson-campaign = One march, then the nations you pass may react, then you fight. Pillage pays for further marches. Stop before the army is too thin to get home: unused gold of the chest is lost, the leader isn't.
lesson-drop = Who stays keeps the area for you and scores for it. Who stays doesn't fight on, and may be attacked before your next turn.
lesson-block = For 1 gold and one unit, the units of one area beside you can't react. Worth it if they'd double the enemy in front of you.
lesson-burn = The unit is gone, and no one scores for it. Give up the weakest one.
lesson-campaign-plan = A campaign comes near you. Say once how your nations react, and the game doesn't have to wait for you. **Help** brings more units, **retreat** saves them, **pass** is often best if your city has walls.
lesson-reaction = Reactions come after the march and before the dice. You may bring units from one adjacent area, or move units from one of your areas anywhere within their reach. Even a march that met no one can be met now.
lesson-react-group = Who goes is safe elsewhere or stronger together. Who stays faces a leader with +2.
lesson-react-to = The limit doesn't count before your own turn, so you may crowd into one walled city.

# Movement.

lesson-move = Now everyone else moves, once each. Hills stop an army, marshes don't, and enemies stop everyone. See which areas score this turn, and put one unit in each. You don't have to move everyone.
lesson-move-group = An area that you leave empty is no longer yours. Its city stays, and pays whoever comes next.
lesson-move-to = To attack, one more unit than the limit may come, and another one with a leader. Behind walls the enemy is worth two more on every die.
lesson-land-group = Units that land don't march on this turn. Keep two aboard only if a better coast is in reach next turn.
lesson-land-at = If all your attackers come by sea, the defender gets +2 in the first round. One unit that comes by land takes that away.
lesson-fleet-group = Fleets that sail together fight together. Those that stay keep your supremacy on this coast.
lesson-sail-to = Where foreign fleets are, they may attack you as you come in. Each unit aboard gives its fleet +1.
lesson-sea-target = You may attack one nation in this sea. Take the one that could sink your transports.
lesson-sea-attack = All fleets roll at once and hit with a 7. Loaded ships hit better, but they drown what they carry. With as many fleets as he has, it's worth a try.
lesson-sink = The cargo goes with the ship unless others have room. Let an empty one sink.
lesson-withdraw = All fleets go to one sea beside this one, or none. Withdraw while you still carry someone.

# Combat.

lesson-battle-order = Begin where a victory opens a retreat for others, or where the enemy may still submit.
lesson-battle-or-raid = A **raid** is one round for the city only: one die of 7 or more plunders it, without any modifier. Then all raiders must go home. Five units succeed in 92 of 100 raids, one in 40.
lesson-targets = Aim at what is most dangerous or scores most. Hits beyond the units of a type are wasted, so don't all aim at a single elephant.
lesson-divide-targets = Two hits for each enemy of a type are enough. Spread the rest.
lesson-casualty = A flipped consular legion still fights, with a 6. Flip a fresh one before you lose one for good.
lesson-retreat = All go or none. The attacker decides first. Stay while your odds are good; a unit saved is worth 4 gold and denies a kill.
lesson-retreat-to = You may go to your own or vacant areas, one above the limit. The defender can't go where the attackers came from.
lesson-retreat-one = There isn't room for all in one place. Send the best units where they're needed next turn.
lesson-second-retreat = A natural 9 or 10 of an elephant drives a second unit away. Let the weakest one go; it lives.
lesson-second-loss = No way out is left for it, so one unit is lost. Give up the weakest.
lesson-appeal = You have two appeals in the whole game. Keep them for a battle that decides who holds Rome, and take the strongest unit.
lesson-appeal-place = The new infantry goes to one of your areas beside the battle. Strengthen the one that scores.
lesson-offer = Under a power you keep your units and your turn, and pay half. Offer it when the stack would die anyway.
lesson-accept = A submission often scores 4 points, once, and brings tribute. It also ends all your battles with that nation this turn.
lesson-demand = It's small enough to be forced. Points and tribute now, or a little more land later?

# After combat.

lesson-pillage = Pillage brings 4 gold or the points on your card. A city left whole pays you 1 gold a turn and defends you. If you'll lose it anyway, plunder it.
lesson-raid-reward = Take the points if your card has them, and gold if a campaign or a purchase depends on it.
lesson-rebuild = One of your units goes back in the box, and the pillaged city is whole again. Do it where a city scores this turn.
lesson-surplus = After combat the limit is 3, and 2 in the hills; one more with a leader or in a capital. Move the unit to an area that scores.
lesson-surplus-loss = Nowhere in reach has room, so a unit is removed. No one scores for it.
lesson-depart = Keep the units that are where your card scores this turn. The others would be gone soon anyway.
