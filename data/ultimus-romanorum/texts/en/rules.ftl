# What the rules of Ultimus Romanorum ask, offer and refuse.

game-title = Ultimus Romanorum
game-description = The last seventy years of the Western Empire, one a turn: two Emperors, their usurpers, and the peoples of the border. For two players, who may change sides.
seat-a = Player A
seat-b = Player B
seat-a-roman = Player A (Rome)
seat-a-barbarian = Player A (Barbarians)
seat-b-roman = Player B (Rome)
seat-b-barbarian = Player B (Barbarians)

level-victory = victory
level-decisive = decisive victory
level-complete = complete victory
level-draw = draw
end-winner = { $seat ->
    [a] Player A
   *[b] Player B
} wins as { $camp-the }, with { $best } points against { $worst }
end-victory = { end-winner }.
end-decisive = { end-winner }: more than twice as many.
end-complete = { end-winner }: more than five times as many.
end-draw = Both players have { $pv } points.
end-no-augustus = The Empire has no Augustus left, so the Roman loses at once.

# Parts of labels and details.

heading = { $region }
heading-sea = At sea
area-town = { $town ->
    [none] { $area }
   *[other] { $area } ({ $town })
}
area-town-the = { $town ->
    [none] { $area-the }
   *[other] { $area } ({ $town })
}
leader-facts = CC { $cc }, VS { $vs }, CP { $cp } ({ $area })
at-most-cp = { $cp ->
    [1] a d6 of 1
   *[other] a d6 of { $cp } or less
}
item-unit = { $unit }
slot-area = { area-town }
option-back = Back
option-back-detail = Choose nothing and return to the list.
caution-shown = Everyone sees it at once. You then choose its target, with no way back.
caution-only-tribe = It has one target now, { $tribe-the }, and is played at once.
caution-only-area = It has one target now, { area-town }, and is played at once.
caution-only-leader = It has one target now, { $leader-the }, and is played at once.
stratagem-on-tribe = { $stratagem }: { $tribe-the }
stratagem-on-area = { $stratagem }: { area-town }
stratagem-on-leader = { $stratagem }: { $leader-the }
caution-augusta = The Augusta takes the initiative at once, and her counter is spent.
option-pass = Pass
option-pass-detail = You play nothing now and keep your hand.
option-leader = { $leader }
option-leader-detail = { leader-facts }

# Set-up.

ask-layout = Where do your limitanei (LI) and comitatenses (CO) start?
option-usual = As suggested
option-usual-detail = The suggested garrisons, or what you've made of them.
option-change-diocese = Change { $diocese }
option-change-diocese-detail = { $units ->
    [one] One unit starts there.
   *[other] { $units } units start there.
}
ask-layout-of = Spread your units over the areas of { $diocese }.
ask-homes = { $tribe-The } go home. Into which areas?

# Phases A and B.

ask-flown = The Augustus { $half-of } left his half. Do you take a Usurpation counter before the draw?
option-take-usurpation = Take { $stratagem }
option-take-usurpation-detail = It joins your hand; you still draw.
option-leave-usurpation = Leave it
option-leave-usurpation-detail = You only draw. The right is lost.
ask-discard = You may keep five counters. { $wanted ->
    [one] Which one goes
   *[other] Which { $wanted } go
} back to the cup?

# Phase C: geostrategy.

ask-geostrategy = Geostrategy { $who-of }: what will you do?
option-done = Done
option-done-detail = Your geostrategy ends here. Unplayed counters stay in your hand.
option-done-at-peace = Done
option-done-at-peace-detail = No tribe fights Rome and no one usurps. If it stays so to the end of phase C, no one moves this year: Rome scores 5 PV for the Pax Romana.
option-play-stratagem = Play a stratagem
option-play-stratagem-detail = Only you see your hand. Until you've chosen a stratagem, you can come back without playing any.
option-rex-vacant = Try Rex for the vacant throne
option-rex-vacant-detail = Once, and without a counter: a leader may become King on a d6 of his CP or less.
ask-stratagem = Which stratagem do you play?
ask-enter = Where does { $leader-the } enter the game?
option-enter = { area-town }
option-enter-detail = He starts here and may move this year.
ask-tribe = { $stratagem }: which tribe?
tribe-units = { $units ->
    [0] No unit on the map
    [one] One unit on the map
   *[other] { $units } units on the map
}, { $status }
option-federate-tribe = { $tribe }
option-federate-tribe-detail = { tribe-units }. They become Foederati and yours.
option-tribute = { $tribe }
option-tribute-detail = Costs { $pv } PV. From war they go home in peace; from revolt they're Foederati again.
option-migrate = { $tribe }
option-migrate-detail = { tribe-units }. Yours until phase F, with 4 PM, led or not.
option-rebel = { $tribe } against { $major-the }
option-rebel-detail = { $cp ->
    [0] Free at once: { $major-the } have no leader on the map.
   *[other] Free on a d6 above { $cp }, the best CP { $major-of }.
}{ $count ->
    [0] { "" }
   *[other] { " " }With { $tribe-the } { $followers-number ->
        [plural] go
       *[singular] goes
    } { $followers-the }.
}
ask-guard = Who gets a bodyguard (BU)?
option-guard = { $leader }
option-guard-detail = { $cc ->
    [5] 3
    [6] 3
    [7] 4
    [8] 4
   *[other] 2
} PF. { leader-facts }
ask-uprising = { $wanted ->
    [one] Which tribe rises
   *[other] Which { $wanted } tribes rise
} against Rome?
option-raise = { $tribe }
option-raise-detail = { tribe-units }
ask-usurper = Who usurps the throne { $half-of }? (CC: command, VS: strategy, CP: politics)
option-usurper = { $leader }
option-usurper-detail = Valid on { at-most-cp }; a Caesar has +1. { leader-facts }
ask-puppet = { $leader-The } can't be Emperor himself. Who does he raise to the throne?
ask-diocese = Which diocese next to his own does { $leader-the } call on?
option-diocese = { $diocese }
option-diocese-detail = It listens on a d10 below { $cp }. With loyal leaders there: { $pf } PF.
ask-king = { $tribe ->
    [none] Who tries to become King (Rex)?
   *[other] Who is the next King { $tribe-of }?
}
option-king = { $leader }
option-king-detail = King on { at-most-cp }. { leader-facts }
ask-rex = A throne is vacant. Does one of your leaders try to become King (Rex), without a counter?
option-later = Not now
option-later-detail = You may still try in the next phase C, unless a successor comes first.
ask-alliance = Which two tribes ally?
option-ally = { $major } and { $minor }
option-ally-detail = From now on { $minor-the } { $minor-number ->
    [plural] share
   *[singular] shares
} war and peace with { $major-the }.
ask-council = Where does the Council meet?
option-council = { area-town }
option-council-detail = 3 PV a year for the Barbarian until the Augustus of the East comes here.

# Phase D: administration.

ask-caesar = Who becomes Caesar { $half-of }? (CC: command, VS: strategy, CP: politics)
option-caesar = { $leader }
option-caesar-detail = { leader-facts }
option-no-caesar = No Caesar
option-no-caesar-detail = You may name one next year.
ask-succession = Who becomes Augustus { $half-of }? (CC: command, VS: strategy, CP: politics)
ask-escort-home = Which eastern leader brings Valentinian home?
ask-plot = There's a plot in the palace. Which Augustus is to die?
option-plot = { $leader }
option-plot-detail = He dies only on a d10 of 9. { leader-facts }
ask-mutiny = The frontier troops haven't been paid. Which diocese mutinies?
option-mutiny = { $diocese }
option-mutiny-detail = { $units ->
    [one] One LI unit is reduced.
   *[other] { $units } LI units are reduced.
}
option-pestilence = { area-town }
option-pestilence-detail = Every unit here loses a step; leaders die on a d10 of 9.
ask-harvest = A good harvest: which reduced units are restored?
option-restore = { $unit }
option-restore-detail = Back to { $pf } PF.
ask-feud = Which tribe falls out with itself?
option-feud = { $tribe }
option-feud-detail = { $units ->
    [one] It has one full unit, which is reduced.
   *[other] It has { $units } full units; one is reduced.
}
ask-feud-unit = Which unit { $tribe-of } is reduced?
option-feud-unit = { $unit } ({ $area })
option-feud-unit-detail = It loses a step.
ask-recruit = Which lost unit is raised again?
option-recruit = { $unit }
option-recruit-detail = It returns reduced, with { $pf } PF.

# Phase E: movement.

ask-movement = Movement { $who-of }: what will you do? No one has to move. Sequences of movement and combat (SMC) left, with this one: { $left }.
option-end-movement = End the movement
option-end-movement-detail = Then the battles are fought.
option-lead = { $leader } ({ $area })
option-lead-detail = { $units ->
    [0] He moves alone (CC { $cc }).
    [one] One unit can come along (CC { $cc }).
   *[other] { $units } units can come along (CC { $cc }).
}
option-unit = { $unit } ({ $area })
option-unit-detail = { $pf } PF, without a leader.
option-onward = { $leader } goes on
option-onward-detail = From { $area-the }, with the movement points (PM) he has left.
option-leave-city = Open the gates
option-leave-city-detail = Everyone in the refuge comes out to { $area-the }, at no cost.
option-fleet-sails = { $fleet } ({ $place })
option-fleet-sails-detail = The fleet sails one step, to a sea or a port.
option-fleet-lands = Land from { $fleet-the }
option-fleet-lands-detail = Everyone aboard goes ashore beside the fleet's sea.
option-fleet-lands-own = Land yours from { $fleet-the }
option-fleet-lands-own-detail = Your own go ashore where the fleet is. Anyone else aboard stays there.
option-migrate-all = Migrate: { $tribe }
option-migrate-all-detail = All who can reach it go to one area. Once this year.
option-armada = Launch the armada
option-armada-detail = A third fleet, in a western port. Once in the game.
ask-goal = Where does { $leader-number ->
    [plural] { $leader }
   *[singular] { $leader-the }
} go? (PM: movement, PF: strength)
goal-units = { $units ->
    [0] no units
    [one] one unit
   *[other] { $units } units
}
goal-plague = { $plague ->
    [0] .
   *[other] . ☠️ The way leads into the plague.
}
option-goal = { area-town }
option-goal-detail = { $enemies ->
    [0] { $pm } PM, { goal-units }. Your strength there: { $pf } PF{ goal-plague }
   *[other] { $pm } PM. Alone among { $enemies } PF of the enemy, he has to flee{ goal-plague }
}
caution-weak = { $pf } PF attack { $enemies } { $area-in }.
caution-flee = Alone among { $enemies } PF of the enemy { $area-in }, { $leader-the } has to flee when the movement ends.
option-attack = Attack { area-town-the }
option-attack-detail = { $pm } PM, { goal-units }. { $pf } PF against { $enemies }{ goal-plague }
option-escort = Choose who comes along
option-escort-detail = Otherwise the strongest units go with { $leader-the }.
ask-escort = Which units go with { $leader-the }?
ask-company = Which units leave with { $leader-the }?
option-take-unit = { $unit }
option-take-unit-detail = { $pf } PF.
ask-rally = There are loyal units without a leader { $area-in }. Do you try to win them over?
option-rally = Win them over
option-rally-detail = { $leader-The } does it on { at-most-cp }. Otherwise he stops and fights.
option-no-rally = Don't try
option-no-rally-detail = They stay loyal to the Augustus, and you fight them.
ask-gather = Where { $tribe-number ->
    [plural] do
   *[singular] does
} { $tribe-the } gather?
option-gather = { area-town }
option-gather-detail = { $units ->
    [one] One unit can be here.
   *[other] { $units } units can be here.
}
ask-fleet = In which coastal area does the fleet appear?
option-fleet = { area-town }
option-fleet-detail = Its home: units go aboard only here.
ask-sail = Where does { $fleet-the } sail?
option-sail = { area-town }
option-sail-detail = One step in this sequence. At the year's end the fleet has to be home.
option-sail-port = { area-town }
option-sail-port-detail = One step in this sequence. Those of yours who are aboard go ashore there.
option-sail-mixed = { area-town }
option-sail-mixed-detail = One step in this sequence. Aboard, and landed only by the other side: { $others }.
ask-load = Which units go aboard { $fleet-the }?
option-load = { $unit }
option-load-detail = { $pf } PF
ask-load-leaders = Which leaders go aboard { $fleet-the }?
ask-land = Where { $pieces-number ->
    [plural] do
   *[singular] does
} { $pieces-the } go ashore from { $fleet-the }?
option-land = { area-town }
option-land-detail = Everyone aboard lands here and marches no farther in this sequence.
option-land-own = { area-town }
option-land-own-detail = Your own land here and march no farther in this sequence. Anyone else stays aboard.
option-stay-aboard = Stay aboard
option-stay-aboard-detail = They can land in a later sequence. The fleet can't load again this year.
ask-escape = { $leader-The } gets away from his enemies. Where to?
option-escape = { area-town }
option-escape-detail = No enemy unit is here.

# Phase E: stratagems.

ask-murder-of = Who is to be murdered?
option-murder = { $leader }
option-murder-detail = He dies on a d10 of 8 or 9. { leader-facts }
ask-plague = { $stratagem }: in which area?
option-plague = { area-town }
option-plague-detail = Units struck here: { $theirs } of the enemy's, { $own } of yours.
option-epidemic = { area-town }
option-epidemic-detail = Enemy units struck here { $theirs }, around { $theirs_around }. Yours { $own } and { $own_around }. Your leaders tested: { $leaders }.
ask-desertion = In which area do enemy units desert?
option-desertion = { area-town }
option-desertion-detail = { $units ->
    [one] One enemy unit loses a step.
   *[other] { $units } enemy units lose a step.
}
ask-phobia = Around which area are the barbarians in Roman service hunted?
option-phobia = { area-town }
option-phobia-detail = { $units ->
    [0] No PA (B) unit loses a step;
    [one] One PA (B) unit loses a step;
   *[other] { $units } PA (B) units lose a step;
} { $leaders ->
    [0] no leader is tested.
    [one] one leader dies on a d10 of 7 or more.
   *[other] { $leaders } leaders die on a d10 of 7 or more.
}
ask-bagaudes = Where do the Bagaudae rise?
option-bagaudes = { area-town }
option-bagaudes-detail = Their one unit appears here, at war.

# Phase E: combat.

ask-battle-order = { $nth ->
    [one] Which battle is fought first?
   *[other] Which battle is fought next?
}
option-battle = { area-town }
option-battle-detail = { $pf } PF against { $enemies }.
ask-in-battle = In which battle do you play { $stratagem }?
option-in-battle = { area-town }
option-in-battle-detail = { $pf } PF against { $enemies }.
ask-flee = Where does your Force flee from { $area-the }?
option-flee = { area-town }
option-flee-detail = { $pieces ->
    [one] One counter may go here; the others fight.
   *[other] { $pieces } counters may go here; any others fight.
}
ask-refuge = { $leader-The } is attacked. Does he take refuge in the city?
option-refuge = Take refuge
option-refuge-detail = { $leader } goes in with one palatine unit, safe from attack. All others fight.
option-stay = Stay outside
option-stay-detail = { $leader } fights with his army.
ask-companion = Which leader goes into the city with { $leader-the }?
option-companion = { $leader }
option-companion-detail = No one can attack him there.
option-no-companion = No one
option-no-companion-detail = The other leaders fight with the army.
ask-evade = You're attacked { $area-in }. Do you fight, or try to evade?
option-fight = Fight
option-fight-detail = Everyone in the area gives battle: your strength { $pf } against { $enemies }.
option-evade = Try to evade
option-evade-detail = { $chance ->
    [0] { $leader-The } has no chance: Divine Favour is against him.
    [one] { $leader-The } gets away on a d6 of 1. Otherwise you fight.
   *[other] { $leader-The } gets away on a d6 of { $chance } or less. Otherwise you fight.
}
option-evade-some = Evade but leave a rearguard
option-evade-some-detail = { $chance ->
    [0] { $leader-The } has no chance: Divine Favour is against him.
    [one] { $leader-The } gets away on a d6 of 1; then you say who stays to fight. Otherwise you all fight.
   *[other] { $leader-The } gets away on a d6 of { $chance } or less; then you say who stays to fight. Otherwise you all fight.
}
ask-evade-to = You get away from { $area-the }. Where to?
option-evade-to = { area-town }
option-evade-to-detail = { $going ->
    [none] Leaders only; all units fight.
    [choice] { $units ->
        [one] One unit of your choice goes; the others fight.
       *[other] { $units } units of your choice go; the others fight.
    }
   *[listed] { $units ->
        [one] One unit goes ({ $who }); any others fight.
       *[other] { $units } units go ({ $who }); any others fight.
    }
}
option-leave-to = { area-town }
option-leave-to-detail = { $going ->
    [none] Leaders only; all units fight.
    [choice] { $units ->
        [one] One unit of your choice can go.
       *[other] { $units } units of your choice can go.
    }
   *[listed] { $units ->
        [one] One unit can go ({ $who }).
       *[other] { $units } units can go ({ $who }).
    }
}
ask-rearguard = Which units stay { $area-in } and fight?
option-rearguard = { $unit }
option-rearguard-detail = { $pf } PF. It fights without those who leave.
refused-rearguard-guard = { $unit } goes wherever { $leader-the } goes ({ $rule }).
refused-rearguard-kin = { $unit } goes: without one of his people { $leader-the } may not go there ({ $rule }).
refused-rearguard-stays = { $unit } stays in any case: no leader can take it along ({ $rule }).
ask-rearguard-leaders = Which leaders stay { $area-in } with the rearguard?
option-rearguard-leader = { $leader }
option-rearguard-leader-detail = He stays and fights, with his BU if he has any.
ask-losses = { $steps ->
    [one] Which unit loses
   *[other] Which { $steps } units lose
} a step?
option-reduce-unit = Reduce { $unit }
option-reduce-unit-detail = { $pf } PF now, at full strength.
option-lose-unit = Lose { $unit }
option-lose-unit-detail = { $pf } PF, already reduced: it's eliminated.
ask-federate = { $tribe-The } { $tribe-number ->
    [plural] are
   *[singular] is
} beaten. Do you try to federate them?
option-federate = Offer a treaty
option-federate-detail = { $leader } succeeds on a { $die } below { $cp }: in winter they settle in the Empire.
option-no-federate = Send them home
option-no-federate-detail = In winter they're at peace in their home areas.
ask-retreat = { $leader ->
    [none] Where should { $unit } retreat from { $area-the }?
   *[other] Where { $leader-number ->
        [plural] do
       *[singular] does
    } { $leader-the } retreat from { $area-the }?
}
option-retreat = { area-town }
option-retreat-detail = { $going ->
    [none] No units come along.
    [choice] { $units ->
        [one] One unit of your choice can go here.
       *[other] { $units } units of your choice can go here.
    }
   *[listed] { $units ->
        [one] One unit can go here ({ $who }).
       *[other] { $units } units can go here ({ $who }).
    }
}

# Phase F and winter.

ask-capital = { $tribe-The } have lost their capital. Where is the new one?
option-capital = { area-town }
option-capital-detail = Lost units return here in winter.
ask-return = Where should { $unit } return?
option-return = { area-town }
option-return-detail = { $town ->
    [none] An area without a town.
   *[other] An area with a town, where field armies recover.
}
ask-winter = Where does { $leader-the } spend the winter?
option-winter = { area-town }
option-winter-detail = No other town is nearer.
ask-settle = { $tribe-The } { $tribe-number ->
    [plural] settle
   *[singular] settles
} in the Empire as Foederati. Where?
option-settle = { area-town }
option-settle-detail = All their units start again here, at full strength.

# Windows: what they're called in lists of stored answers, and what is asked.

window-initiative = Who has the initiative
window-initiative-ask = { $who-The } has the initiative. Do you play Initiative?
window-augusta = An Augusta for the initiative
window-augusta-ask = { $who-The } has the initiative. Do you play an Augusta to take it?
window-usurpation = A usurper is tested
window-usurpation-ask = { $leader-The } reaches for the throne { $half-of }. Does the Augusta hinder him (his CP is 1 lower)?
window-moves = After the enemy's movement
window-moves-ask = The enemy has moved. Do you play a stratagem before the battles?
window-battle = Before the battles
window-battle-ask = { $plays ->
    [0] {""}
   *[other] Played so far: { $played }.{" "}
}{ $count ->
    [one] A battle comes next: { $areas }.
   *[other] { $count } battles come next: { $areas }.
} Do you play a stratagem before that?
window-die = Before a battle's die
played-by = { $stratagem } ({ $camp })
window-die-ask = { $plays ->
    [0] {""}
   *[other] Played so far: { $played }.{" "}
}The die for the battle { $area-in } comes next. Do you play a stratagem?
window-murder = An Emperor is to be murdered
window-murder-ask = Assassins are close to { $leader-the }. Does the Augusta protect him (he only dies on 9)?
window-synod = The Council meets
window-synod-ask = The Council meets { $area-in }. Does Augusta Orientalis decide it without a die?
window-sequence = Before the first sequence (SMC) and after each
window-sequence-ask = { $when ->
    [first] The first sequence (SMC) is the enemy's. Do you play a stratagem before it?
   *[over] The sequence (SMC) is over. Do you play a stratagem?
}
window-pope = Before the points are counted
window-pope-ask = The points are counted next. Does the Pope protect Rome?
condition-emperor-there = an Augustus is involved
condition-attila-there = Attila takes part
condition-many-at-risk = much is at risk (15 PF on a side)
condition-roma-at-stake = Rome is at stake

# The stratagems: their names, and what they do.

stratagem-minor-federation-treaty = Minor Federation Treaty
stratagem-minor-federation-treaty-detail = Phase E: a minor tribe at war or in revolt, all inside the Empire, becomes Foederati.
stratagem-major-federation-treaty = Major Federation Treaty
stratagem-major-federation-treaty-detail = Phase E: a major tribe at war or in revolt, all inside the Empire, becomes Foederati. Not Huns or Persians.
stratagem-tribute = Tribute
stratagem-tribute-detail = Phase E: a tribe makes peace or ends its revolt. Costs 1 PV (minor) or 3 PV (major).
stratagem-other-camp = only the other camp may play it (6). { $detail }
stratagem-augusta-orientalis = Augusta Orientalis
stratagem-augusta-orientalis-detail = Phase C or E: takes the initiative, protects the eastern Emperor, hinders an eastern usurper or wins a Council.
stratagem-augusta-occidentalis = Augusta Occidentalis
stratagem-augusta-occidentalis-detail = Phase C or E: takes the initiative, protects the western Emperor or hinders a western usurper.
stratagem-pope = Pope
stratagem-pope-detail = Phase F: the Barbarian scores nothing for Rome this year. Then it leaves the game.
stratagem-buccellarii = Buccellarii
stratagem-buccellarii-detail = Phase E: a historical Roman leader gets a bodyguard of 2 to 4 PF, by his CC.
stratagem-usurpation-west = Western Usurpation
stratagem-usurpation-west-detail = Phase C: a western leader, in the West and away from any Augustus, usurps on a d6 of his CP or less.
stratagem-usurpation-east = Eastern Usurpation
stratagem-usurpation-east-detail = Phase C: an eastern leader, in the East and away from any Augustus, usurps on a d6 of his CP or less.
stratagem-minor-uprising = Minor Tribe Uprising
stratagem-minor-uprising-detail = Phase C: a minor tribe at peace goes to war, or Foederati revolt.
stratagem-two-minor-uprisings = Two Minor Tribe Uprisings
stratagem-two-minor-uprisings-detail = Phase C: two minor tribes go to war or revolt.
stratagem-three-minor-uprisings = Three Minor Tribe Uprisings
stratagem-three-minor-uprisings-detail = Phase C: three minor tribes go to war or revolt.
stratagem-major-uprising = Major Tribe Uprising
stratagem-major-uprising-detail = Phase C: a major tribe at peace goes to war, or Foederati revolt.
stratagem-three-major-uprisings = Three Major Tribe Uprisings
stratagem-three-major-uprisings-detail = Phase C: three major tribes go to war or revolt. Then it leaves the game.
stratagem-scourge-of-god = Scourge of God
stratagem-scourge-of-god-detail = Before a battle's die: row 9+ if you attack, 2 or less if you defend. Half your units must be Huns with their leader.
stratagem-rex = Rex
stratagem-rex-detail = Phase C: a leader in revolt, with a unit in a town, becomes King on a d6 of his CP or less.
stratagem-barbarian-alliance = Barbarian Alliance
stratagem-barbarian-alliance-detail = Phase C: a major and a minor tribe of the same status, beside each other, become one.
stratagem-bagaudes = Bagaudae
stratagem-bagaudes-detail = Phase E: the Bagaudae rise in an area without units in Galliae, Viennensis or Hispaniae.
stratagem-migration = Migration
stratagem-migration-detail = Phase E: a hostile tribe or Foederati are yours this year, with 4 PM, and move once to a single area.
stratagem-initiative = Initiative
stratagem-initiative-detail = Phase B: you take the initiative that you've just lost.
stratagem-rebellion = Rebellion
stratagem-rebellion-detail = Phase C: an allied minor tribe breaks away on a d6 above its major tribe's best CP.
stratagem-ecumenical-council = Ecumenical Council
stratagem-ecumenical-council-detail = Phase C: 3 PV a year for the Barbarian until the eastern Augustus comes to it; then Rome may win 3 PV.
stratagem-opportune-flight = Opportune Flight
stratagem-opportune-flight-detail = Before a battle: your Force leaves for an area beside it, without a die.
stratagem-assassination = Assassination
stratagem-assassination-detail = Phase E: an enemy historical Roman leader dies on a d10 of 8 or 9. Worth 1 PV.
stratagem-plague = Plague Breaks Out
stratagem-plague-detail = Phase E: all units in an area lose a step, leaders die on a d10 of 9. It lasts until phase F.
stratagem-plague-epidemic = Plague Epidemic
stratagem-plague-epidemic-detail = Phase E: as a plague, and the areas beside it are struck too; there units are only reduced.
stratagem-desertion = Desertion
stratagem-desertion-detail = Phase E: enemy Roman or Persian units in an area lose a step.
stratagem-furor-germanicus = Furor Germanicus
stratagem-furor-germanicus-detail = Before the die of a battle with Germans: row 9+ if you attack, 2 or less if you defend.
stratagem-divine-favour = Divine Favour
stratagem-divine-favour-detail = Before a battle or its die: each die of that battle changes by 2 in your favour.
stratagem-fleet = Fleet
stratagem-fleet-detail = Phase E: you get a fleet in a coastal area for this year. In Carthage or Constantinople it stays.
stratagem-germanophobia = Germanophobia
stratagem-germanophobia-detail = Phase E: in and around an area PA (B) units lose a step, and leaders of barbarian birth die on 7 or more.

# Why something isn't possible.

refused-stratagem-camp = { $stratagem } is for the other camp. Unless you change camps, it goes back to the cup in winter ({ $rule }).
refused-stratagem-hand = You don't hold { $stratagem } ({ $rule }).
refused-stratagem-phase = { $stratagem } isn't for this phase ({ $rule }).
refused-stratagem-window = { $stratagem } waits for its own moment: I'll ask you then ({ $rule }).
refused-stratagem-target = { $stratagem } is of no use now: { $reason } ({ $rule }).
useless-minor-federation-treaty = no minor tribe at war or in revolt that could serve Rome has all its units inside the Empire
useless-major-federation-treaty = no major tribe at war or in revolt that could serve Rome has all its units inside the Empire
useless-tribute = no tribe is at war or in revolt on its own account, or you can't pay its price
useless-augusta = she takes the initiative only while the Barbarians have it, and before the first sequence
useless-augusta-elsewhere = she speaks for the other half of the Empire
useless-buccellarii = no leader of yours can take a guard, or no counter of his size is left
useless-usurpation-west = no one in the West can usurp: it takes a western leader with a name there, away from any Augustus, and no other Usurpation in the West
useless-usurpation-east = no one in the East can usurp: it takes an eastern leader with a name there, away from any Augustus, and no other Usurpation in the East
useless-usurpation-held = this scenario keeps it back until { $year }
useless-minor-uprising = no minor tribe is at peace or Foederati on its own account
useless-major-uprising = no major tribe is at peace or Foederati
useless-rex = none of the five tribes that can have a king is in revolt with a leader and a unit in a town
useless-barbarian-alliance = no major tribe and minor one that may ally, of the same status, are in the same area or beside each other
useless-bagaudes = the Bagaudae are up already, or every area of Galliae, Viennensis and Hispaniae has units
useless-migration = a tribe is still to migrate, or no other can
useless-rebellion = no tribe follows another
useless-ecumenical-council = a Council is called already
useless-assassination = no enemy Roman leader with a name is on the map
useless-desertion = the enemy has no Roman or Persian unit on the map
useless-fleet = the third fleet is out already
useless-germanophobia = no area had CO or Roman PA units when the phase began
useless-opportune-flight = none of your Forces can leave its battle
useless-divine-favour = no battle here can be evaded; before each battle's die I'll ask you again
useless-scourge-of-god = half of the units of your Force must be Huns with a historical leader of theirs, and it counts once a battle
useless-furor-germanicus = it takes a German unit in the battle, and counts once for each side
closed-limitanei = LI never leave their diocese.
closed-comitatenses = CO leave their diocese only with an Augustus, a Caesar or a Usurper.
closed-comitatenses-beyond = Outside the Empire CO enter only areas beside their own half.
closed-half = CO never enter the other half of the Empire.
closed-palatini = PA leave their half only with an Augustus or a Caesar.
closed-buccellarii = BU move only with their leader.
closed-origin = Roman units enter a tribe's home only with an Augustus or a Caesar.
closed-peace = Roman units enter a tribe's home only if the tribe is hostile.
closed-usurper = A Usurper never leaves his half.
closed-usurper-outside = A Usurper can't lead CO out of the Empire.
closed-lone-chief = A tribal leader enters the Empire only with a unit.
closed-at-peace = A tribe at peace stays at home.
closed-foederati = Foederati don't leave the Empire.
closed-armenia = Armenia's unit goes only to areas beside Armenia, and only in a war with Iberia or the Persians.
closed-range = A tribe at war stays within five areas of its home.
closed-stranger = A tribe that isn't hostile to Rome lives there.
closed-stacking = Counters there can't share an area with these.
closed-hunni = The Huns may pass here, but not stay: the tribe isn't hostile to Rome.
refused-aboard-alone = { $leader } goes to sea only with a unit of his tribe ({ $rule }).
refused-aboard-guard = { $leader } can't go aboard: there's no room left for his BU ({ $rule }).
