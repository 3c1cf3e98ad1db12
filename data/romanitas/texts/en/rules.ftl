# What the rules of Romanitas ask, offer and refuse.

game-title = Romanitas
game-description = Hold the Eastern Roman Empire together from Justinian to Heraclius, and win back the West if you can. For one player, or for a council.
seat-roman = The Empire
office-basileus = Basileus
office-patriarch = Patriarch
office-logothete = Logothete
office-magister-militum = Magister Militum
scenario-campaign-528-short = Iustinianus
scenario-campaign-528 = Romanitas, 528–628
scenario-campaign-528-detail = The whole century in ten turns of ten years.
scenario-restauratio-528-short = Restauratio
scenario-restauratio-528 = Restauratio Imperii, 528–567
scenario-restauratio-528-detail = The reign of Justinian alone: four turns, to learn the game.
option-desolation-2rp = Heavy ruins
option-desolation-2rp-detail = Removing a Desolation costs 2 RP instead of 1.
option-intrinsic-comes = City commanders
option-intrinsic-comes-detail = The six metropolises and Ravenna have a Comes of their own in defence.
option-economic = Gold
option-economic-detail = Losing a city with a gold coin costs 1 RP at once; gaining one earns 1 RP.
option-recruitment = Recruiting grounds
option-recruitment-detail = Every recruiting city lost keeps one eliminated cavalry unit from returning.
option-religious-metropolises = Five patriarchates
option-religious-metropolises-detail = −1 on the religious die while any of the six metropolises isn't Roman.
option-religious-vandals = Arian Carthage
option-religious-vandals-detail = −1 on the religious die until Carthage is Roman.
option-khazars = Khazar alliance
option-khazars-detail = In the last two turns the Hunnic horse archers return for free.
option-stratagems-by-arm = Stratagems by arm
option-stratagems-by-arm-detail = Manoeuvre helps only cavalry on the wings, Frontal Assault only infantry in the centre.
option-random-events = Random events
option-random-events-detail = One event is rolled each turn after the count.
option-house-carry-over = House: carry over RP
option-house-carry-over-detail = Unspent RP are added to the next count. Easier.
option-house-cancelled-is-neutral = House: a cancelled attack is peace
option-house-cancelled-is-neutral-detail = A nation whose target isn't Roman stays Neutral. Easier.
option-house-gentle-start = House: gentle start
option-house-gentle-start-detail = The first count can't end below 1 RP.
option-house-unlimited-attacks = House: attacks without limit
option-house-unlimited-attacks-detail = Commanders and territories may take part in any number of attacks. Much easier.
option-house-undecided-at-sea = House: safe return from sea
option-house-undecided-at-sea-detail = A transport that neither wins nor sinks brings its units home. Easier.

domain-political = Political affairs{ $modifier ->
    [0] {""}
   *[other] {" "}({ NUMBER($modifier) })
}
domain-religious = Religious affairs{ $modifier ->
    [0] {""}
   *[other] {" "}({ NUMBER($modifier) })
}
domain-economic = Economic affairs{ $modifier ->
    [0] {""}
   *[other] {" "}({ NUMBER($modifier) })
}
acta-usurper = Usurper
acta-political-revolt = Political revolt
acta-weak-basileus = Weak Basileus
acta-basileus = Basileus
acta-strong-basileus = Strong Basileus
acta-heresy = Heresy
acta-religious-quarrels = Religious quarrels
acta-weak-patriarch = Weak patriarch
acta-patriarch = Patriarch
acta-loyal-patriarch = Loyal patriarch
acta-financial-crisis = Financial crisis
acta-agrarian-crisis = Agrarian crisis
acta-plague = Plague
acta-stability = Stability
acta-prosperity = Prosperity

fatum = Turn { $turn }: the dice of fate have fallen. Which die rules which affairs?
fatum-die = Die { $value }
fatum-placing = Politics { $political } · Church { $religious } · Economy { $economic }
fatum-placing-note = { $political }, { $religious }, { $economic }: the count is { $count } RP before later dice.
church = The Patriarch is loyal. What do you ask of the Church?
church-gift = A gift: +1 RP now
church-gift-detail = The Missionary will cost its usual price this turn.
church-missionary = A Missionary for 0 RP
church-missionary-detail = To use in the Management phase of this turn.
confines = Trouble at the edge of the Empire: which unit is tied down for this turn?

piece = { $unit }
unit-bonus = { $unit } +{ $bonus }
unit-traits = { $horse ->
    [1] Cavalry
   *[other] Infantry
}{ $bow ->
    [1] , bow
   *[other] {""}
}{ $elite ->
    [1] , Elite
   *[other] {""}
}

defence = The { $nation } attack { $city } with { $enemies ->
    [one] one unit
   *[other] { $enemies } units
}. What do you do? You have { $rp } RP.
defence-siege = Defend the walls
defence-siege-detail = Six units at most; behind walls they fall only to a 7 or more. Held: +1 RP.
defence-battle = Give battle
defence-battle-detail = In the field before the city. Won: +1 RP; lost: the city is desolated.
defence-none = Leave { $city } to its fate
defence-none-detail = It falls without a fight.

muster-defence = Which force meets { $enemies ->
    [one] one unit
   *[other] { $enemies } units
} of the { $nation } before { $place }? You have { $rp } RP.
muster-siege = Which force holds the walls of { $place } against { $enemies ->
    [one] one unit
   *[other] { $enemies } units
} of the { $nation }? You have { $rp } RP.
muster-land = Which force marches on { $place }? { $enemies ->
        [one] One unit
       *[other] { $enemies } units
    } of the { $nation } will meet it; you have { $rp } RP.
muster-naval = Which force sails into { $place-the }? { $enemies ->
        [one] One unit
       *[other] { $enemies } units
    } of the { $nation } will meet it; you have { $rp } RP.
muster-persia = Which force marches on { $place }? Six units at least against { $enemies } of the { $nation }; you have { $rp } RP.
muster-package = { $cost } RP: { $figures } with { $count ->
    [one] one unit
   *[other] { $count } units
}
muster-package-detail = Total bonus +{ $strength }: { $units }
muster-by-hand = Choose unit by unit
muster-by-hand-detail = First the commander, then the units block by block. Units that the Acta Publica give you come free.
figures-join = Who commands at { $place }?
command = { $figures }
command-detail = Up to { $limit ->
    [one] one unit
   *[other] { $limit } units
}, { $cost } RP
block-limitanei = Limitanei of the province, 0 RP: up to { $max }
block-skoutatoi = Skoutatoi on their normal side, 0 RP: up to { $max }
block-guard-gift = The Basileus sends a guard unit for 0 RP, if you wish
block-donatio-gift = Donatio: up to { $max ->
    [one] 1 mercenary
   *[other] { $max } mercenaries
} for 0 RP, if you wish
block-three-block = Block of three for { $cost } RP: up to { $max }; none is free
block-six-block = Block of six for { $cost } RP: up to { $max }; none is free
block-mercenary-block = Mercenaries for { $cost } RP: up to { $max }; none is free
take-block = At least { $least } units of this block, or none: fewer leave you short of { $needed }. Take it?
take-block-yes = Take the block
take-block-yes-detail = { $cost } RP for { $least } units or more.
take-block-no = Leave it
take-block-no-detail = The other blocks can still make up the number.

line = Draw up your line against { $enemies ->
    [one] one unit
   *[other] { $enemies } units
} of the { $nation }, front unit first.
line-siege = Draw up your line for the siege against { $enemies ->
    [one] one unit
   *[other] { $enemies } units
} of the { $nation }, front unit first.
box-left = Left
    .word = left wing
    .the = the left wing
    .in = on the left
box-centre = Centre
    .word = centre
    .the = the centre
    .in = in the centre
box-right = Right
    .word = right wing
    .the = the right wing
    .in = on the right
box-detail = { $count ->
    [0] Empty
    [one] One unit there
   *[other] { $count } units there
}
figures-place = Which unit does the { $figure } join? It fights at +1.
post-detail = { $box }, { $rank ->
    [1] in front
   *[other] rank { $rank }
}
move-figure = The { $figure } has lost his unit. Which one does he join?
fortifications = The Fortifications of { $place } keep one Persian unit out of the fight. Which one?

draw-stratagem = Draw a stratagem for 1 RP? You have { $rp } RP.
draw-stratagem-draw = Draw a stratagem (1 RP)
draw-stratagem-draw-detail = One counter at random; you choose which of its two sides to play.
draw-stratagem-not = Fight without one
draw-stratagem-not-detail = Keep the RP; Defensive Tactic is yours in any case.
stratagem-side = Which side of the counter do you play?
stratagem-rally = Rally
stratagem-rally-detail = Once, one routed unit comes back into the line.
stratagem-iron-discipline = Iron discipline
stratagem-iron-discipline-detail = One unit of your choice fights at +1.
stratagem-defensive-works = Defensive works
stratagem-defensive-works-detail = Every enemy fights melee at −1; of no use to a besieger.
stratagem-reserve = Reserve
stratagem-reserve-detail = Once, a unit of the rear fills a box that has become empty.
stratagem-favourable-terrain = Favourable terrain
stratagem-favourable-terrain-detail = Enemies that attack one box of yours are at −1, fire and melee.
stratagem-ambush = Ambush
stratagem-ambush-detail = Your front units are at +2 in the first pass.
stratagem-harassment = Harassment
stratagem-harassment-detail = Your archers fire at +1.
stratagem-manoeuvre = Manoeuvre
stratagem-manoeuvre-detail = Your units on the wings are at +1.
stratagem-frontal-assault = Frontal assault
stratagem-frontal-assault-detail = Your units in the centre are at +1.
stratagem-siege = Siege
stratagem-siege-detail = A besieger takes the city at once and pays with one to three units; never Constantinople.
stratagem-defensive-tactic = Defensive tactic
stratagem-defensive-tactic-detail = Yours already through your commander; it doesn't double.
terrain-box = Which box has favourable terrain?
disciplined-unit = Which unit fights under iron discipline?
siege-losses = The storm has a price: which { $count ->
    [one] unit is
   *[other] { $count } units are
} lost?
exploit = { $unit } faces no one { $box-in }. Which enemy does it turn against?
exploit-target = Attack { $box-the }: { $foe } +{ $bonus }
exploit-target-detail = A melee at +{ $modifier } for the exploiting unit.
exploit-decline = Hold the position
exploit-decline-detail = { $unit } attacks no one in this pass.
sally = { $unit } may sally from { $box-the }. It will fight without the protection of the walls.
sally-decline = Stay behind the walls
sally-decline-detail = { $unit } attacks no one in this pass.
reserve = { $box-The } is broken. Which unit fills the gap?
reserve-keep = Keep the reserve for later
reserve-keep-detail = The breakthrough counts.
reserve-box = Which gap does { $unit } fill?
rally = Which routed unit do you rally?
rally-keep = Not now
rally-keep-detail = The stratagem stays in hand.
rally-box = Where does { $unit } rejoin the line?

window = { $ahead } You have { $rp } RP.
window-next = Next: the { $nation }. Attack before they act?
window-last = All nations have acted. Do you strike before the turn closes?
window-pass = Let the turn close
window-pass-nation = Let the { $nation } act
window-pass-to-end = No more operations this turn
window-pass-to-end-detail = You'll be asked again only to defend; an unused title of Caesar is lost.
window-land = March on { $territory }: { $cities }
window-naval = Sail for { $territory }: { $cities }
people = { $nation }
window-target-detail = Battle against { $enemies ->
        [one] one unit
       *[other] { $enemies } units
    } of the { $nation }, then a siege if there is a citadel.
window-persia = March on Ctesiphon
window-persia-detail = Two battles, or a battle and a siege, with six units or more. Both won: +4 RP.
window-fight = Fight the enemy fleets in { $zone-the }
window-fight-detail = { $cost } RP: against the fleet of { $nations }. Won: +1 RP.
unused-caesar = Unused: the title of Caesar.
window-caesar = Caesar: { $nation }
window-caesar-detail = −1 on the attitude die of the { $nation } this turn. Uses up the gift of the Strong Basileus.
window-tribe = Attack the { $nation } at home
group-land = March
group-naval = Naval expedition
group-persia = Persian expedition
group-sea = Fight at sea
group-caesar = Title of Caesar
departure = Which way does the fleet sail for { $territory }?
route = { $zones }
route-detail = From { $departure }, up to { $limitanei } Limitanei. { $foes ->
    [0] The way is free.
    [one] One enemy fleet bars the way.
   *[other] { $foes } enemy fleets bar the way.
}
loading = The enemy bars the way. Who sails on which ship? A fleet with { $bonus ->
        [one] a unit or more
       *[other] { $bonus } units or more
    } fights at +1.
besiege = { $city } still holds out with { $garrison ->
    [one] one unit
   *[other] { $garrison } units
}. Do you lay siege?
besiege-do = Lay siege to { $city }
besiege-do-detail = { $garrison ->
    [one] One unit behind walls. Taken: +1 RP.
   *[other] { $garrison } units behind walls. Taken: +1 RP.
}
besiege-break-off = Break off
besiege-break-off-detail = What has been taken stays Roman; { $city } doesn't fall.
press-on = Victory. The force has { $units ->
    [one] one unit
   *[other] { $units } units
} left; do you press on? You have { $rp } RP.
press-on-end = End the operation
press-on-end-detail = The force goes home.
surplus = Too many units for the commanders left: which { $count ->
    [one] one goes
   *[other] { $count } go
} home?
admiral = Who sails against the enemy in { $zone-the }?
admiral-figure = { $figure } (+{ $bonus })
admiral-figure-detail = { $cost } RP more; { $figure } will test his survival. Bonus +{ $bonus }.
admiral-nobody = The fleet alone
admiral-nobody-detail = No commander at risk.

manage = Govern: { $rp } RP left to spend. What you don't spend is lost.
manage-free = { manage } { $free ->
    [one] { $free } free diplomatic action left.
   *[other] { $free } free diplomatic actions left.
}
manage-done = End the turn
manage-done-detail = Unspent RP are lost.
manage-unused = Unused: { $things }.
unused-rp = { $count } RP
unused-actions = { $count ->
    [one] { $count } free diplomatic action
   *[other] { $count } free diplomatic actions
}
unused-missionaries = { $count ->
    [one] the free Missionary
   *[other] { $count } free Missionaries
}
unused-elites = { $count ->
    [one] { $count } free Elite unit
   *[other] { $count } free Elite units
}
unused-recalls = { $count ->
    [one] { $count } free recall
   *[other] { $count } free recalls
}
group-diplomacy = Diplomacy
group-army = Army
group-elite = Elite units
group-rebuilding = Rebuild
group-monuments = Monuments
ambassador = Ambassador to the { $nation }
ambassador-detail = { $cost } RP: a treaty for next turn on { $needed } or more. { $nation }.
ambassador-to = Ambassador to the { $target }
marriage = Marriage with { $space }
marriage-detail = { $cost } RP: Roman influence on { $needed } or more{ $bonus ->
    [0] {""}
   *[other] , at +{ $bonus }
}. { $space }.
marriage-to = Marriage with { $target }
missionary-city = Missionary to { $city }
missionary-city-detail = { $cost } RP: removes the Desolation of { $city }.
missionary-space = Missionary to { $space }
missionary-space-detail = { $cost } RP: turns { $space } to the Roman side.
missionary-to = Missionary to { $target }
recall-free = Recall all that's free
recall-free-detail = 0 RP: { $pieces }
recall = Recall { $unit }
recall-detail = { $cost } RP. { $unit } returns on its normal side.
recall-to = Recall { $unit }
unrecovered-cavalry = Lost recruiting grounds: which eliminated cavalry can't return ({ $count })?
improve = Elite: { $unit }
improve-detail = { $cost } RP: { $unit } fights at +{ $bonus } from now on.
improve-to = Elite: { $unit }
rebuild = Rebuild { $city }
rebuild-detail = { $cost } RP: removes the Desolation of { $city }.
rebuild-to = Rebuild { $city }
build-monastery = Monastery in { $city }
build-monastery-detail = { $cost } RP: +1 on the religious die each turn. { $city }.
build-basilica = Basilica in { $city }
build-basilica-detail = { $cost } RP: +1 RP at every count. { $city }.
build-fortifications = Fortifications in { $city }
build-fortifications-detail = { $cost } RP: keeps one Persian unit out of each attack on { $city }.
build-defensive-walls = Defensive Walls in { $city }
build-defensive-walls-detail = { $cost } RP: { $city } can be defended by siege.
monument-monastery = Monastery
monument-basilica = Basilica
monument-fortifications = Fortifications
monument-defensive-walls = Defensive Walls
action-ambassador = an Ambassador
action-marriage = a Marriage
action-missionary = a Missionary
action-monument = a Monument
action-improve = an Elite unit
payment = Which gift pays for { $what }?
payment-patriarch = The Loyal Patriarch's favour
payment-patriarch-detail = { $cost } RP. It pays for a Missionary only.
payment-basileus = The Strong Basileus's gift
payment-basileus-detail = { $cost } RP. Nothing else is left to use it for.
payment-economy-elites = The economy's gift
payment-economy-elites-detail = { $cost } RP. { $count ->
    [0] No free Elite unit is lost.
    [one] You lose the free Elite unit.
   *[other] You lose the { $count } free Elite units.
}
payment-economy-actions = The economy's gift
payment-economy-actions-detail = { $cost } RP. { $count ->
    [0] No free diplomatic action is lost.
    [one] You lose the free diplomatic action.
   *[other] You lose the { $count } free diplomatic actions.
}

barred-by-revolt = { $unit } can't be called up during a Political revolt ({ $rule }).
barred-by-event = { $unit } is tied down at the edge of the Empire this turn ({ $rule }).
barred-not-in-box = { $unit } isn't in the Mobilised box ({ $rule }).
barred-has-led = { $unit } has led an attack this turn already ({ $rule }).
barred-elite-is-paid = { $unit } is Elite: it comes only with a paid block ({ $rule }).
barred-other-block = { $unit } doesn't come with this block ({ $rule }).
barred-open-city = { $city } has neither citadel nor Defensive Walls, so there are no walls to hold ({ $rule }).
barred-no-force = No legal force can be mobilised for { $city } with what you have ({ $rule }).
barred-caesar-persia = The title of Caesar goes to barbarian kings, never to the { $nation } ({ $rule }).
barred-tribe = The { $nation } live beyond the map and can't be attacked ({ $rule }).
barred-treaty = The { $nation } hold a Neutrality Treaty this turn ({ $rule }).
barred-attacked-before = { $territory } has been attacked this turn already ({ $rule }).
barred-no-leader = No commander with a legal force is at hand for { $territory } ({ $rule }).
barred-not-adjacent = { $territory } isn't adjacent to any Roman territory ({ $rule }).
barred-no-expedition = A naval expedition needs the Magister Militum, a fleet and the RP for both ({ $rule }).
barred-too-far-by-sea = { $territory } lies more than one zone beyond any Roman coast, or not on the sea ({ $rule }).
barred-persia = An expedition against Persia needs the Magister Militum, six units, the RP for them, and Melitene or Antioch as a base; once a turn, and not against a treaty ({ $rule }).
barred-by-acta = { $box } forbids { $what } this turn ({ $rule }).
barred-second-action = You have sent { $what } this turn already; one of each is the limit ({ $rule }).
barred-too-dear = That costs { $cost } RP and you have { $rp } ({ $rule }).
barred-no-treaty = The { $nation } receive no Ambassador ({ $rule }).
barred-at-war = The { $nation } are At War with the Empire this turn and won't listen ({ $rule }).
barred-extinct = The { $nation } no longer hold any city ({ $rule }).
barred-already-roman = { $space } is on the Roman side already ({ $rule }).
barred-not-persian = A Missionary turns only a Persian counter, and { $space } has none ({ $rule }).
barred-unrecovered = { $unit } can't return while its recruiting grounds are lost ({ $rule }).
barred-never-elite = { $unit } can never be Elite: Limitanei and mercenaries have no such side ({ $rule }).
barred-already-elite = { $unit } is Elite already ({ $rule }).
barred-not-roman-city = { $city } isn't Roman, so no { $monument } can be built there ({ $rule }).
barred-not-there = { $monument } can't be built in { $city } ({ $rule }).
barred-desolated = { $city } lies desolate; rebuild it before you build { $monument } ({ $rule }).
barred-one-of-a-kind = { $city } has its { $monument } already ({ $rule }).
barred-has-citadel = { $city } has a citadel and needs no { $monument } ({ $rule }).
barred-none-in-box = No { $monument } is left in the Mobilised box ({ $rule }).

constantinople-lost = Constantinople has fallen in turn { $turn }, and Romanness with it.
ten-desolations = Ten cities lie desolate in turn { $turn }; the Empire is a name over ruins.
no-romanness = The count of turn { $turn } leaves no Romanness (0 RP): the Empire no longer believes in itself.
closing-count = The closing count gives { $rp } RP.

# What a game master may put right.

amend-heading-points = Romanness
amend-heading-pieces = Pieces
amend-heading-desolation = Desolation
amend-heading-cities = Cities
amend-heading-monuments = Monuments
amend-heading-fleets = Enemy fleets
amend-heading-diplomacy = Diplomacy
amend-points = { $before } → { $after } RP
amend-piece-mobilised = { $piece }: to the Mobilised box
amend-piece-eliminated = { $piece }: to the Eliminated box
amend-elite-gained = { $unit }: Elite
amend-elite-lost = { $unit }: no longer Elite
amend-desolation-placed = { $city }: marker placed
amend-desolation-removed = { $city }: marker removed
amend-city = { $city } to the { $owner }
amend-monument-placed = { $monument } to { $city }
amend-monument-removed = { $monument } in { $city }: back to the box
amend-fleet = { $nation }: fleet to { $zone-the }
amend-fleet-gone = { $nation }: fleet off the map
amend-client-free = { $space }: no counter
amend-client-roman = { $space }: with Rome
amend-client-persian = { $space }: with Persia
amend-treaty-made = { $nation }: treaty for this turn
amend-treaty-ended = { $nation }: no treaty this turn
amend-promise-made = { $nation }: treaty for the next turn
amend-promise-ended = { $nation }: no treaty for the next turn

# Stored answers.
stored-wait = Wait until something happens
stored-wait-ending = Ends with the turn, and when an enemy attacks a Roman city or puts to sea.
stored-wait-city = Wait until a Roman city falls
stored-wait-city-ending = Ends with the turn, and when a Roman city is sacked or lost.
stored-until = Wait until the { $nation }
stored-until-ending = Ends when they are the next to act, and when a Roman city falls.
stored-line = Suggested line-up at { $ratio }:1 or better
stored-line-ending = For battle lines with { $ratio } or more units for each enemy. Ends when a battle is lost.
