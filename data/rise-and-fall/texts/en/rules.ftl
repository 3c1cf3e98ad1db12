# What the rules of Rise and Fall ask, offer and refuse.

game-title = Rise and Fall of the Roman Empire
game-description = Five centuries of Rome, from Caesar to the last emperor of the West, in turns of ten years and without a die. For two or three players.
seat-rome = Rome
seat-parthia = Parthia
seat-sassanid = The Sassanids
seat-german = The Germans
scenario-campaign-60bc-short = The whole story
scenario-campaign-60bc = The whole story, 60 BC to 470 AD
scenario-campaign-60bc-detail = 54 turns: Rome builds its empire, guards it, and fights for its life.
scenario-rise-60bc-20ad-short = The Rise
scenario-rise-60bc-20ad = The Rise, 60 BC to 20 AD
scenario-rise-60bc-20ad-detail = Nine turns: Gaul, Egypt, two civil wars. The best one to learn the game.
scenario-zenith-100-190-short = The Zenith
scenario-zenith-100-190 = The Zenith, 100 to 190 AD
scenario-zenith-100-190-detail = Ten turns of Trajan, Hadrian and Marcus Aurelius against Parthians, Kushans and Germans.
scenario-crisis-220-340-short = The Crisis
scenario-crisis-220-340 = The Crisis, 220 to 340 AD
scenario-crisis-220-340-detail = Thirteen turns: Sassanids, raids, six civil wars, and a rebuilt army.
scenario-fall-350-470-short = The Fall
scenario-fall-350-470 = The Fall, 350 to 470 AD
scenario-fall-350-470-detail = Thirteen turns: Germanic kingdoms, Foederati, Huns, and two halves of an empire.
option-players = Players
option-players-detail = Two seats, or three: the third has the Germans and every other people but Kushans, Hunae and Foederati.
option-players-2 = Two
option-players-3 = Three: the Germans have a seat
option-three_player = Third seat: the Germans
option-three_player-detail = A third player has the Germans and every other people but Kushans, Hunae and Foederati.
option-inherited_kingdoms = Inherited kingdoms
option-inherited_kingdoms-detail = Cyprus, Galatia, Numidia, Mauretania and Petra fall to Rome without a war when they did.
option-german_full_war_move_2 = Germans move two areas
option-german_full_war_move_2-detail = After Full War has been declared, Germans move two areas even without a leader.
option-migration_move_4 = Migrations move four areas
option-migration_move_4-detail = Migration units move four areas a turn instead of five.

region = { $region }
people = { $people }
pile-heading = Replacement pile
kind-legion = Legion
kind-rebel-legion = Rebel legion
kind-palatina = Palatina
kind-comitatus = Comitatus
kind-limes = Limes
kind-parthian-cavalry = Parthian cavalry
kind-parthian-infantry = Parthian infantry
level-parthian-strategic = strategic Parthian victory
level-parthian-significant = significant Parthian victory
level-parthian-marginal = marginal Parthian victory
level-roman-marginal = marginal Roman victory
level-roman-significant = significant Roman victory
level-roman-strategic = strategic Roman victory
back = Back
back-detail = Leave this and return to the list.

ask-deployment = How will you place your { $count } free units?
deploy-suggested = As suggested
deploy-suggested-detail = The historical garrisons, ready to march.
deploy-by-hand = By hand
deploy-by-hand-detail = Place them one after another, one to an area.
ask-deploy-unit = Place a unit ({ $left } to go).
deploy-at = { $kind } { $area-in }
deploy-at-detail = It starts the game { $area-in }.
ask-swap = Two tribes share two homes: { $first } and { $second }. Where { $first-number ->
    [plural] do
   *[singular] does
} { $first-the } live?
swap-keep = { $unit } ({ $area })
swap-keep-detail = As it is.
swap-change = { $unit } ({ $area })
swap-change-detail = The two change places.

ask-surplus = Your army is { NUMBER($half_points) ->
    [one] half a point
    [2] 1 point
    [3] 1.5 points
    [4] 2 points
    [5] 2.5 points
    [6] 3 points
    [8] 4 points
   *[other] { $half_points } half points
} larger than your production can pay for. Which unit do you disband?
surplus = { $unit } ({ $area })
surplus-detail = It goes from { $area-the } to the replacement pile.
ask-provision = Production { $total }, { NUMBER($left) } left to spend. What will { $empire-the } do?
ask-provision-halves = Left to spend: { NUMBER($west) } in the West, { NUMBER($east) } in the East. What will Rome do?
ask-provision-people = Will you disband any units?
provision-place = Place a unit
provision-place-detail = Put one unit from the replacement pile on one of your stars.
provision-bribe = Bribe a unit
provision-bribe-detail = One point: a unit beside your land neither moves nor attacks until your next turn.
provision-rebuild = Rebuild a looted star
provision-rebuild-detail = One point and one Bribe marker; it produces again next turn.
provision-walls = Raise the Walls again
provision-walls-detail = Four points and all four Bribe markers.
provision-sue = Sue for peace
provision-sue-detail = The war with the other empire ends at once, at the price of the next treaty.
provision-disband = Disband a unit
provision-disband-detail = It goes to its pile and can't come back this turn.
provision-done = Done
provision-done-detail = Whatever hasn't been spent is lost.
ask-place-kind = Which kind of unit?
place-kind = { $kind }
place-kind-detail = { $count } in the replacement pile.
ask-place-area = Where will you place the new unit ({ $kind })?
place-area = { $area }
place-area-detail = { $units ->
    [0] No units there.
    [one] One unit is there already.
   *[other] { $units } units are there already.
}
ask-bribe = Who will you bribe? Markers left: { $left }.
bribe = { $unit } ({ $area })
bribe-detail = Until your next turn it neither moves nor attacks. One point.
ask-rebuild = Which looted star will you rebuild?
rebuild = { $area }
rebuild-detail = It produces again from your next turn on.
ask-disband = Which unit goes to its pile?
disband = { $unit } ({ $area })
disband-detail = It leaves { $area-the } and can return from the next turn on.

ask-reform = The army is reformed: choose { $count ->
    [one] the legion that becomes a new unit
   *[other] { $count } legions that become new units
} ({ $kind }).
reform = { $unit } ({ $area })
reform-detail = It gives way to the new unit where it is: { $area }.
ask-reinforced-half = { $count ->
    [one] One new unit
   *[other] { $count } new units
} can be raised. Which half gets { $count ->
    [one] it
   *[other] them
}?
half = { $half-The }
half-detail = Into the replacement pile { $half-of }.

ask-arrival = A new unit is ready: { $unit }. Where does it appear?
arrival = { $area }
arrival-detail = { $unit-The } { $unit-number ->
    [plural] appear
   *[singular] appears
} { $area-in }.
arrival-delay = Not yet
arrival-delay-detail = It can come in any later turn.
ask-older-counter = Which older counter makes room for { $unit-the }?
older-counter = { $unit } ({ $area })
older-counter-detail = It leaves the game for good.
ask-conversion = Which Sarmatian unit joins the Kushans?
conversion = { $unit } ({ $area })
conversion-detail = A Kushan takes its place; it leaves the game for good.
ask-recruit = Which replacements come back?
recruit-all = All of them
recruit-all-detail = { $count ->
    [one] One unit returns.
   *[other] Up to { $count } units return, at home where they can.
}
recruit-done = No more
recruit-done-detail = The others stay in their piles this turn.
recruit = { $unit }
recruit-detail = To { $areas-the }.
ask-recruit-area = Where { $unit-number ->
    [plural] do
   *[singular] does
} { $unit-the } return?
recruit-area = { $area }
recruit-area-detail = { $units ->
    [0] No units there.
    [one] One unit is there already.
   *[other] { $units } units are there already.
}

ask-emperor-province = Civil war! In which province does the Emperor stay? It remains loyal.
emperor-province = { $province }
emperor-province-detail = { $units ->
    [0] No units there.
    [one] One unit there.
   *[other] { $units } units there.
}
ask-disband-rebels = Which rebels lay down their arms, so that a bigger rebellion can follow?
disband-rebel = { $unit } ({ $area })
disband-rebel-detail = It goes to the pile of the rebels.
ask-capital = Where does the rebellion break out?
rebel-capital = { $area }
rebel-capital-detail = { $units ->
    [0] No unit would turn here; rebels appear beside those that are loyal.
    [one] One unit can turn in and around it.
   *[other] { $units } units can turn in and around it.
}
ask-turning = Which { $count ->
    [one] unit turns
   *[other] { $count } units turn
} against Rome?
turning = { $unit } ({ $area })
turning-detail = A rebel legion takes its place.
ask-rebel-site = Where does another rebel legion rise?
rebel-site = { $area }
rebel-site-detail = { $units ->
    [0] The area is free.
   *[other] Rebels are there already: they must move apart at once.
}
ask-move-apart = Rebels crowd { $area-the }. Where does { $unit-the } go?

ask-operation = What will you do? ({ $player })
act-attack = Attack
act-attack-detail = Choose a target that you can beat.
act-move = Move
act-move-detail = A unit moves as far as its allowance goes, through empty or friendly areas.
act-transfer = Transfer
act-transfer-detail = A unit goes any distance through its own areas and does nothing else this turn.
act-war = Declare war
act-war-detail = On a people, on the other empire, or on a kingdom.
act-sue = Sue for peace
act-sue-detail = The war with the other empire ends at once, at the price of the next treaty.
act-pact = Ally with the European Sarmatians
act-pact-detail = For one full turn; Germans and Sarmatians share their wars.
act-emperor = Send the Emperor north
act-emperor-detail = In one region Roman units fight beyond the Barbarian Line as they do at home.
act-loot = Loot
act-loot-detail = A star is destroyed until an empire rebuilds it.
act-found = Found a kingdom
act-found-detail = A unit leaves the game for up to five units of a kingdom.
act-release = End an uprising
act-release-detail = A unit that rose in revolt may move from now on.
act-dismiss = Give up an Armenian unit
act-dismiss-detail = It can come back at Artashat.
act-end = End the phase
act-end-detail = Garrisons are checked, and the next player moves.
refused-end = { $unit } ({ $area }) must move first
refused-end-stacked = { refused-end }: too many units are { $area-in } ({ $rule }).
refused-end-onward = { refused-end }, because it has looted { $area-the } ({ $rule }).
ask-mover = Which unit moves?
mover = { $unit } ({ $area })
mover-detail = Now { $area-in }.
ask-move-to = Where { $unit-number ->
    [plural] do
   *[singular] does
} { $unit-the } go from { $area-the }?
move-to = { $area }
move-to-detail = By way of { $way }.
step-to = { $area }
step-to-detail = The next area.
ask-transferred = Which unit do you transfer?
ask-transfer-to = Where { $unit-number ->
    [plural] do
   *[singular] does
} { $unit-the } go from { $area-the }?
transfer-to = { $area }
transfer-to-detail = { $units ->
    [0] No units there.
    [one] One unit is there already.
   *[other] { $units } units are there already.
}
ask-target = What will you attack?
target = { $area }
target-detail = { $defenders }; { $units ->
    [one] one unit is enough.
   *[other] it takes { $units } units.
}
ask-main = Who leads the attack on { $area-the } and ends there?
main = { $unit } ({ $area })
main-detail = { $more ->
    [0] It needs no support.
    [one] With one supporter.
   *[other] With { $more } supporters.
}
main-by = { $unit } ({ $area }) by { $way }
main-by-detail = { main-detail }
ask-supporter = Who supports the attack on { $area-the }? { $short ->
    [one] One more point is
   *[other] { $short } more points are
} needed.
supporter = { $unit } ({ $area })
supporter-detail = It adds { $value }.
supporter-by = { $unit } ({ $area }) by { $way }
supporter-by-detail = { supporter-detail }
ask-war = Who declares war on whom?
declare = { $by } on { $on-the }
declare-detail = { $by-The } may attack { $on-the } from now on.
ask-emperor-region = In which region does the Emperor lead his troops?
emperor-region = { $region }
emperor-region-detail = Until the next Roman turn; no other region this turn.
ask-looter = Which unit loots the star in its area?
looter = { $unit } ({ $area })
looter-detail = { $area-The } produces nothing until it's rebuilt.
ask-settler = Which unit founds a kingdom where it is?
settler = { $unit } ({ $area })
settler-detail = { $area-The } becomes the capital.
ask-kingdom-set = { $unit-The } settle { $area-in }. Which kingdom rises there?
kingdom-set = { $kingdom }
kingdom-set-detail = { $count ->
    [one] One unit is
   *[other] { $count } units are
} at hand.
ask-release = Which uprising is over?
release = { $area }
release-detail = The unit there may move from now on.
ask-dismiss = Which Armenian unit do you give up?
ask-excess = Too many units are { $area-in }. Which one do you eliminate?
excess = { $unit } ({ $area })
excess-detail = It's eliminated.

ask-treaty-area = Rome yields one of two cities. Which one?
treaty-area = { $area }
treaty-area-detail = It becomes Parthian.
ask-withdraw = Where { $unit-number ->
    [plural] do
   *[singular] does
} { $unit-the } go out of { $area-the }?
withdraw = { $area }
withdraw-detail = A free area of your own.
ask-quiet-stars = More than { $count } of your stars have no garrison. Which { $count } stay quiet?
quiet-star = { $area }
quiet-star-detail = No revolt there this turn.
ask-rising = { $area-The } rises in revolt. Who leads it?
rising = { $unit }
rising-detail = It appears { $area-in } and stays there until the revolt is over.
ask-sassanid = Who takes up the cause of the Sassanids { $area-in }?
sassanid-riser = { $unit } ({ $area })
sassanid-riser-detail = It's taken from { $area-the }.
ask-reliability = The Foederati outnumber the Romans. Which kingdom turns against Rome, if any?
turn-kingdom = { $kingdom }
turn-kingdom-detail = It's yours until the end of the decade, with { $units ->
    [one] one unit
   *[other] { $units } units
}.
turn-none = None of them
turn-none-detail = All stay in Roman service.
ask-retreat = The Huns have reached { $area-the }. Where do { $unit-the } flee?
ask-join-founders = A kingdom of the Huns rises { $area-in }. Which units are called there?
join-founders = { $unit } ({ $area })
join-founders-detail = It leaves { $area-the } and joins the founders.
ask-found-or-loot = The Huns have come to { $area-the }. What do they do?
huns-found = Found a kingdom
huns-found-detail = { $area-The } becomes their capital; the horde turns into a kingdom.
huns-loot = Loot it
huns-loot-detail = { $area-The } produces nothing until it's rebuilt.

end-count-rome = Rome has { $difference ->
    [one] one star
   *[other] { $difference } stars
} more than Parthia.
end-count-parthia = Parthia has { $difference ->
    [one] one star
   *[other] { $difference } stars
} more than Rome.
end-count-level = Rome and Parthia have as many stars as each other.
end-shifted = { $count } { $empire-The } holds none of its capitals, which makes the result one level worse for it.
end-fallen = Both halves of the Empire have fallen. { $count }
end-german-rome = The Germans hold { $stars ->
    [one] one star
   *[other] { $stars } stars
}, more than the { $difference } by which Rome leads Parthia.
end-german-parthia = The Germans hold { $stars ->
    [one] one star
   *[other] { $stars } stars
}, and Rome is { $difference } behind Parthia.
end-german-level = The Germans hold { $stars ->
    [one] one star
   *[other] { $stars } stars
}, and Rome doesn't lead Parthia by any.
end-german-enough = The Germans hold { $stars ->
    [one] one star
   *[other] { $stars } stars
}; { $enough } are enough in this scenario.

# What a version of the rules corrected, told to campaigns that began before it.
corrected-2 = Now as printed: one garrison closes all Egypt; rebels need garrisons, keep Rome's enemies, and their player replaces what they kill; two Parthian stars anywhere are free; Peoples at war and Germans in Full War may leave home; Huns unstack and loot the stars they pass; Kingdoms declare war on Kingdoms; six legions in one area stay loyal; Parthia's first treaty covers all Europe; tribute and Reliability heed fallen halves; Parthians keep their garrisons until the Sassanids have won; an ally in a neutral area opens it to no one; clients come back only with their star; Artashat needs a garrison while an Armenian lives (rulings R36, R37, R42, R46, R47, R51, R52, R63, R81, R87, R93 to R97).

# Stored answers.
stored-replacements = Replacements as suggested
stored-attackers = Attackers as suggested
stored-ending = Ends when a war is declared or settled, a civil war or the Sassanid Revolt begins, or an empire is divided or falls.
