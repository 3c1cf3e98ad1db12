# The narrator of Italia: tell-<stem> for everything that has a story, with variants -b, -c and so on.
# Every nation is a plural: the Celts take. $area is an area or a sea.

told-price = ({ $attack } to { $defense }; { $paid } lost, { $killed } killed)
told-raid = ({ $attack } to { $defense }; best die { $die }, { $needed } needed; { $paid } lost)

told-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
told-romans-run = { $of ->
    [one] the one Roman unit runs
   *[other] { $count ->
        [one] 1 of { $of } Roman units runs
       *[other] { $count } of { $of } Roman units run
    }
}
told-romans-shy = { $of ->
    [one] the one Roman unit
   *[other] { $count } of { $of } Roman units
}
told-romans-all = { $of ->
    [one] the one Roman unit
    [2] both Roman units
   *[other] all { $of } Roman units
}
told-foederati = { $of ->
    [one] the one unit of Roman foederati
   *[other] { $count } of { $of } units of Roman foederati
}
told-gold = { $gold } gold
told-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

years-bc = { $first }–{ $last } BC
years-ad = AD { $first }–{ $last }
place = { $place }
standing = { $seat } { $points }
standing-measured = { $seat } { $points } of { $expected } ({ $change })

# The game turn and the nation turn

tell-turn-heading = **Turn { $number }, { $years }**
tell-nation-heading = __**{ $nation }**__ ({ $seat })
tell-nation-goes-on = __**{ $nation }**__ ({ $seat }), after the campaign
tell-nation-ended = { $lines }
tell-nation-inherited = From today { $nation-the } are { $heir }: { $units-the } change colours{ $gold ->
    [0] .
   *[other] , and { $gold } gold changes purses.
}
tell-nation-inherited-lost = There is no place on the rolls for all { $nation-of }. Sent home: { $units-the }.
tell-roma-returned-driven = **Rome can't be kept.** { $displaced-The } leave the city, and the Romans come back over the bridge and rebuild it.
tell-roma-returned-driven-b = **The Romans are back in Rome.** { $displaced-The } find that taking it was the easy part.
tell-roma-returned-driven-c = Levies, exiles, boys and old men: **the Romans take Rome back.** { $displaced-The } weren't ready for grandmothers with tiles.
tell-roma-returned = Grass grows in the Forum. The Romans return and put the roofs back on **Rome**.
tell-roma-returned-b = No one has lived on the Palatine for years except owls. The Romans come home, and **Rome** has walls again.
tell-foederati-rose = **Odoacer asks for a third of the land.** From today { told-foederati } { $count ->
    [one] follows
   *[other] follow
} him ({ $needed } or more to turn).
tell-foederati-rose-none = Odoacer's riders go from camp to camp. { $of ->
    [one] The one unit of Roman foederati doesn't follow him
   *[other] None of the { $of } units of Roman foederati follows him
} ({ $needed } or more to turn).
tell-revolted = **{ $nation-The } pay no more.** The treaty with { $controller-the } is torn up.
tell-revolted-b = **{ $nation-The } are free again,** and tell { $controller-the } so by messenger.
tell-revolted-c = The collectors { $controller-of } come home early, on foot. **{ $nation-The } have risen.**
tell-revolted-d = **{ $nation-The } take back their word.** { $controller-The } will have to fetch the tribute themselves.
tell-revolted-e = No tribute comes from { $nation-the } this year, only arrows. **{ $controller-The } have lost them.**
tell-revolted-f = **{ $nation-The } rise.** The oath to { $controller-the } was only a loan, it seems.
tell-revolted-g = The hostages were the first to know: **{ $nation-the } won't serve { $controller-the } any more.**
tell-revolted-h = **{ $nation-The } choose their own kings again,** without asking { $controller-the }.
tell-arrival-led = { $leader-The } appears { $places-in }, and { $nation-the } with him: { $force-the }.
tell-arrival-led-b = { $nation-The } gather { $places-in } around { $leader-the }: { $force-the }.
tell-arrival-led-c = Fires { $places-in }. { $leader-The } is there with { $force-the }.
tell-arrival-led-d = { $nation-The } have a name to follow, { $leader-the }, and { $force-the } to follow it ({ $places-in }).
tell-arrival-led-e = From mouth to mouth { $places-in }: { $leader-the } is coming, with { $force-the }.
tell-arrival-led-f = { $nation-The } have sent for { $leader-the }. He brings { $force-the } ({ $places-in }).
tell-arrival-led-g = The season begins { $places-in }, where { $leader-the } counts { $force-the } and finds it enough.
tell-arrival-led-h = Horns { $places-in }: { $nation-the } have made { $leader-the } their captain, with { $force-the }.
tell-arrival-alone = { $leader-The } takes command of { $nation-the } { $places-in }.
tell-arrival-alone-b = No new men for { $nation-the }, but a man to lead them: { $leader-the }, { $places-in }.
tell-arrival-alone-c = { $nation-The } get a general instead of an army: { $leader-the }, { $places-in }.
tell-arrival-alone-d = { $leader-The } rides in { $places-in } with a cloak and a plan for { $nation-the }.
tell-arrival-africa = Africa is stripped for the march. { $leader-The } has { $force-the } { $places-in }.
tell-arrival-landing = { $nation-The } are suddenly there, in arms { $places-in }: { $force-the }.
tell-arrival-landing-b = No frontier sees them pass. { $nation-The } break out { $places-in }, { told-units } strong.
tell-arrival-staging = Wagons, herds and children are on the road: { $nation-the } wait { $places-in } with { $force-the }.
tell-arrival-staging-b = Beyond the frontier { $nation-the } count what they have: { $force-the }, { $places-in }.
tell-arrival = { $nation-The } are joined { $places-in } by { $force-the }.
tell-arrival-b = { $nation-The } call out their young men: { $force-the } { $places-in }.
tell-arrival-c = New levies for { $nation-the }: { $force-the } ({ $places-in }).
tell-arrival-d = The muster { $nation-of } brings { $force-the } { $places-in }.
tell-arrival-e = { $places-In } there are new shields in the line { $nation-of }: { $force-the }.
tell-arrival-f = { $nation-The } fill their ranks { $places-in } with { $force-the }.
tell-campaign-began = { $leader-The } breaks camp { $place-in } with { $force-the } and gold for { $chest ->
    [one] one march.
   *[other] { $chest } marches.
}
tell-campaign-began-b = The trumpets sound { $place-in }: { $leader-the } marches with { $force-the }, paid for { $chest ->
    [one] one march.
   *[other] { $chest } marches.
}
tell-campaign-began-c = { $chest ->
    [one] One march is
   *[other] { $chest } marches are
} paid for. { $leader-The } leaves { $place-the } with { $force-the }.
tell-campaign-crossing = **{ $leader-The } crosses the sea** with { told-units } and lands { $to-in }. Half the army is seasick, and all of it is there.
tell-exited = { $nation-The } have had enough of Italy, and leave it by the Alps with { $force-the }.
tell-exited-b = { $nation-The } take { $force-the } and their booty over the pass, and out of this story.
tell-departed = { $nation-The } go home with { $force-the } ({ $places }).
tell-departed-b = { $nation-The } strike their tents and don't come back: { $force-the } fewer ({ $places }).
tell-departed-c = They've had their fill: { $nation-the } leave the map with { $force-the } ({ $places }).
tell-departed-scored = { $nation-The } get home with { $force-the } and all they carry ({ $places }).
tell-city-rebuilt = { $nation-The } lay down their spears { $area-in } and rebuild the walls.
tell-city-rebuilt-b = { $area-In } an army turns into masons. { $nation-The } have a city there again.
tell-turn-ended = **{ $seat }** leads: { $seats }.
tell-turn-ended-b = The scribes put **{ $seat }** first: { $seats }.
tell-turn-ended-c = After the last trumpet **{ $seat }** is in front: { $seats }.
tell-turn-ended-d = As things are, **{ $seat }** would win: { $seats }.
tell-turn-ended-e = Over all these years **{ $seat }** comes first: { $seats }.
tell-turn-ended-level = Level at the top: { $seats }.
tell-turn-ended-measured = Measured by what's expected of each seat, **{ $seat }** leads: { $seats }.
tell-turn-ended-measured-b = The scribes subtract what was expected, and put **{ $seat }** first: { $seats }.
tell-turn-ended-measured-c = As things are, **{ $seat }** would win, being nearest to what's expected or furthest above: { $seats }.
tell-turn-ended-measured-d = Against the points expected of each seat, **{ $seat }** is in front: { $seats }.
tell-turn-ended-measured-level = Measured by what's expected of each seat, it's level at the top: { $seats }.
tell-game-scored = **{ $winner }** has won: { $seats }.
tell-game-ended = { $reason }
tell-chapter-open = The turn isn't over yet.

# Elephants, foederati, the appeal

tell-shock-first = 🐘 **Nothing has prepared the Romans for elephants.** { $area-In } { told-romans-run } ({ $needed } or more).
tell-shock = 🐘 { $area-In } { told-romans-shy } still can't face the elephants (only a { $needed }).
tell-shock-none = 🐘 Elephants come on { $area-in }, and { told-romans-all } { $of ->
    [one] stays where it is
   *[other] stay where they are
} ({ $needed } or more to run).
tell-shock-none-b = 🐘 The ground shakes { $area-in }, and { told-romans-all } { $of ->
    [one] lets it
   *[other] let it
} ({ $needed } or more to run).
tell-shock-none-c = 🐘 Trumpets and pila against elephants { $area-in }: { $of ->
    [one] the one Roman unit doesn't break
   *[other] of { $of } Roman units not one breaks
} ({ $needed } or more to run).
tell-defection = Cousins on the other side: { $to-the } win over { told-foederati } { $area-in } ({ $needed } or more).
tell-defection-b = { $to-The } shout a name across the field { $area-in }. It wins { told-foederati } ({ $needed } or more).
tell-defection-none = { $to-The } call to the Roman foederati { $area-in } in their own language. { $of ->
    [2] Both keep faith
   *[other] All { $of } keep faith
} ({ $needed } or more to turn).
tell-defection-none-b = Nothing { $to-the } promise moves the { $of } Roman foederati units { $area-in } ({ $needed } or more to turn).
tell-appeal = ⛪ A letter from the pope is read out { $area-in }. { $unit } { $nation-of } now serves Saint Peter.

# Reactions and submission

tell-reacted-join = { $nation-The } come to meet him: { $force-the } march from { $origin-the } to { $to-the }.
tell-reacted-join-b = Help is near. { $nation-The } bring { $force-the } from { $origin-the } to { $to-the }.
tell-reacted-join-c = { $nation-The } hurry { $force-the } from { $origin-the } to { $to-the } before the dice are thrown.
tell-reacted-shift = { $nation-The } don't wait for him, and move { $force-the } from { $origin-the } to { $to-the }.
tell-reacted-shift-b = { $nation-The } move { $force-the } out of { $origin-the }, to { $to-the }.
tell-reacted-shift-c = He won't meet anyone { $origin-in }; { $nation-the } are on the road to { $to-the } with { $force-the }.
tell-reacted-shift-d = Long before he's there, { $nation-the } have { $force-the } on the road from { $origin-the } to { $to-the }.
tell-reacted-shift-e = Not all the dust is his own: { $nation-the } are taking { $force-the } from { $origin-the } to { $to-the }.
tell-submission-refused = { $nation-The } offer their submission. { $to-The } want more than that.
tell-submission-refused-b = { $nation-The } come with olive branches. { $to-The } send them back.
tell-submission-refused-c = { $nation-The } offer an oath and half the tax. It isn't enough for { $to-the }.
tell-submission-refused-d = { $to-The } hear the envoys { $nation-of } to the end and say no.
tell-submission-refused-again = Again { $nation-the } offer to submit, and again { $to-the } won't have it.
tell-submission-refused-again-b = The same envoys { $nation-of }, the same answer from { $to-the }.
tell-submission-refused-again-c = { $nation-The } kneel once more. { $to-The } still want the land, not the oath.
tell-submission-refused-again-d = { $to-The } have heard the offer { $nation-of } before, and like it no better.
tell-submitted-offer = **{ $nation-The } submit to { $to-the }.** Half their income goes with the oath.
tell-submitted-offer-b = **{ $nation-The } ask for terms and get them.** From now on they pay { $to-the }.
tell-submitted-offer-c = **The envoys { $nation-of } kiss a hand that they'd rather bite.** { $to-The } are their masters now.
tell-submitted-offer-d = **{ $nation-The } lay down their arms in time.** { $to-The } take the oath, and half the tax.
tell-submitted-force = **{ $nation-The } are made to submit.** { $to-The } leave them their land and half of what it yields.
tell-submitted-force-b = **No one is left to fight for { $nation-the }.** They kneel to { $to-the }.
tell-submitted-force-c = **{ $nation-The } have lost the right to choose.** They obey { $to-the } now.
tell-submitted-force-d = **Over the gates { $nation-of } hang the shields of others.** Half of all they earn goes to { $to-the }.
tell-submission-ended-no-units = The treaty between { $nation-the } and { $controller-the } has outlived one of them.
tell-submission-ended-no-units-b = { $nation-The } were bound to { $controller-the }. With no army left on one side, no one collects.
tell-submission-ended-no-units-c = The tribute { $nation-of } to { $controller-the } ends, for want of an army on one side.
tell-submission-ended-no-units-d = { $controller-The } and { $nation-the }: one side has no men left in the field, so the oath is void.
tell-submission-ended-arrival-b = A new army has come, and { $nation-the } send { $controller-the } no more tribute.
tell-submission-ended-arrival = { $nation-The } owe { $controller-the } nothing any longer: a new army has come.
tell-submission-ended-inherited = { $nation-The } go over to others, and their oath to { $controller-the } goes with them.
tell-submission-ended-inherited-b = { $controller-The } lose their tribute: { $nation-the } have new masters.

# Battles

tell-battle-won-roma = **Rome falls to { $attacker-the }.** { $defender-The } fought for every street { told-price }.
tell-battle-won-roma-b = **{ $attacker-The } are masters of Rome,** and { $defender-the } are not { told-price }.
tell-battle-won-carthago = **Carthage is taken.** { $attacker-The } count the ships in the round harbour; { $defender-the } are gone { told-price }.
tell-battle-won-carthago-b = **The gates of Carthage open to { $attacker-the }** { told-price }.
tell-battle-won-revenge = { $attacker-The } come back to { $area-the }, and this time { $defender-the } don't hold { told-price }.
tell-battle-won-revenge-b = Thrown back once { $area-in }, { $attacker-the } try again and win { told-price }.
tell-battle-won-streak = { $area-The } as well: nothing stops { $attacker-the } any more, { $defender-the } least of all { told-price }.
tell-battle-won-streak-b = Another victory for { $attacker-the }, { $area-in }. { $defender-The } had heard about the others { told-price }.
tell-battle-won-streak-c = { $defender-The } are next on the road, and { $area-the } goes the way of the others { told-price }.
tell-battle-won-few = Fewer than their enemies, { $attacker-the } take { $area-the } from { $defender-the } { told-price }.
tell-battle-won-few-b = { $defender-The } have the numbers { $area-in }, and { $attacker-the } the day { told-price }.
tell-battle-won-last = { $area-In } one unit { $attacker-of } is still on its feet. It owns the place { told-price }.
tell-battle-won-last-b = { $attacker-The } win { $area-in }, and can't afford to do it again { told-price }.
tell-battle-won-last-c = { $attacker-The } have { $area-the }, and one unit to hold it with. { $defender-The } have neither { told-price }.
tell-battle-won-last-d = Victory { $area-in } for { $attacker-the }: those who could cheer are quickly counted. { $defender-The } are gone { told-price }.
tell-battle-won-walls = { $attacker-The } get over the walls { $area-of } in the end. { $defender-The } die on them { told-price }.
tell-battle-won-walls-b = Ladders, blood, and then the gate: { $defender-the } lose { $area-the }, and { $attacker-the } are inside { told-price }.
tell-battle-won-walls-c = { $area-The } holds out for a while. { $attacker-The } have longer { told-price }.
tell-battle-won-walls-d = Behind their walls { $defender-the } cost { $attacker-the } time. { $area-The } falls all the same { told-price }.
tell-battle-won-walls-e = A traitor, a tunnel or just hunger: the gate { $area-in } is open, and { $attacker-the } are through it. { $defender-The } are not { told-price }.
tell-battle-won-walls-f = { $defender-The } make { $attacker-the } pay for every yard of wall { $area-in }, and run out of wall { told-price }.
tell-battle-won-landing = Out of the surf and up the beach: { $attacker-the } take { $area-the } from { $defender-the } { told-price }.
tell-battle-won-landing-b = { $defender-The } meet the boats at the water's edge { $area-in }. It isn't enough against { $attacker-the } { told-price }.
tell-battle-won-landing-c = Ships off { $area-the } at dawn, smoke by noon. { $attacker-The } have come to stay, and { $defender-the } didn't get to { told-price }.
tell-battle-won-hills = Valley by valley { $attacker-the } clear { $area-the } { $defender-of } { told-price }.
tell-battle-won-hills-b = { $defender-The } roll stones on them { $area-in }. { $attacker-The } climb on and win { told-price }.
tell-battle-won-hills-c = The passes { $area-of } are forced. { $attacker-The } come down on the far side, over { $defender-the } { told-price }.
tell-battle-won-hills-d = { $attacker-The } take the heights { $area-in } from behind; { $defender-the } had only looked down the road { told-price }.
tell-battle-won-marsh = Up to the knees in water, { $attacker-the } drive { $defender-the } out of { $area-the } { told-price }.
tell-battle-won-marsh-b = { $defender-The } trust in their marshes. { $attacker-The } find the causeway, and { $area-the } is theirs { told-price }.
tell-battle-won-long = Neither side breaks { $area-in } for { told-rounds }. Then { $defender-the } have no one left, and { $attacker-the } a few { told-price }.
tell-battle-won-long-b = It takes { told-rounds } { $area-in }, until even the victors, { $attacker-the }, stop shouting. { $defender-The } had stopped before { told-price }.
tell-battle-won-led = { $leader-The } takes { $area-the }; { $defender-the } don't get their second line up in time { told-price }.
tell-battle-won-led-b = { $defender-The } face { $leader-the } { $area-in }, once { told-price }.
tell-battle-won-led-c = { $area-In } { $leader-the } sees the gap before { $defender-the } do. The field belongs to { $attacker-the } { told-price }.
tell-battle-won-led-d = { $attacker-The } win { $area-the } behind { $leader-the }; { $defender-the } lose it { told-price }.
tell-battle-won-led-e = It's { $leader-the } in person who breaks the line { $defender-of } { $area-in } { told-price }.
tell-battle-won-led-f = { $attacker-The } would follow { $leader-the } anywhere; today it's only to { $area-the }, over { $defender-the } { told-price }.
tell-battle-won-swift = One charge, and { $area-the } has changed hands: from { $defender-the } to { $attacker-the } { told-price }.
tell-battle-won-swift-b = { $defender-The } are beaten { $area-in } before the dust settles. { $attacker-The } lose no one { told-price }.
tell-battle-won-swift-c = { $attacker-The } hardly slow down { $area-in }; { $defender-the } were in the way { told-price }.
tell-battle-won-swift-d = { $area-In } it takes as long as a prayer. { $attacker-The } stand where { $defender-the } stood { told-price }.
tell-battle-won-many = { $attacker-The } come to { $area-the } in such numbers that { $defender-the } can only die well { told-price }.
tell-battle-won-many-b = Too many { $attacker-of }, too few { $defender-of }: { $area-the } is taken { told-price }.
tell-battle-won-many-c = { $defender-The } count { $attacker-the } { $area-in }, stop counting, and are overrun { told-price }.
tell-battle-won-many-d = { $attack } against { $defense } { $area-in }: { $attacker-the } don't need a plan, and { $defender-the } have no use for one { told-price }.
tell-battle-won = { $attacker-The } take { $area-the } from { $defender-the } { told-price }.
tell-battle-won-b = { $defender-The } fight for { $area-the } and lose it to { $attacker-the } { told-price }.
tell-battle-won-c = { $area-In } the line { $defender-of } gives way before { $attacker-the } { told-price }.
tell-battle-won-d = By evening the fires { $area-in } belong to { $attacker-the }. Those { $defender-of } are out { told-price }.
tell-battle-won-e = { $area-The } has new masters, { $attacker-the }. { $defender-The } held it this morning { told-price }.
tell-battle-won-f = { $defender-The } are swept out of { $area-the } by { $attacker-the } { told-price }.
tell-battle-lost-roma = **Rome holds.** Under its walls nothing is left of the army { $attacker-of } { told-price }.
tell-battle-lost-roma-b = { $attacker-The } had already shared out **Rome** among themselves. { $defender-The } disagreed { told-price }.
tell-battle-lost-led = { $leader-The } leads { $attacker-the } against { $area-the }, and leads no one out again. { $defender-The } hold { told-price }.
tell-battle-lost-led-b = Not even { $leader-the } gets { $attacker-the } past { $defender-the } { $area-in } { told-price }.
tell-battle-lost-many = Twice the numbers, and still { $attacker-the } lose { $area-in }. { $defender-The } don't quite believe it { told-price }.
tell-battle-lost-many-b = { $defender-The } { $area-in } were given an hour. They stay, and { $attacker-the } are gone { told-price }.
tell-battle-lost-walls = { $attacker-The } break on the walls { $area-of }; { $defender-the } count them from above { told-price }.
tell-battle-lost-walls-b = The ladders { $attacker-of } are too short { $area-in }, or the courage { $defender-of } too tall { told-price }.
tell-battle-lost-walls-c = Oil, stones and bad language: that's what { $attacker-the } get { $area-in }, and no more. { $defender-The } keep the gate { told-price }.
tell-battle-lost-walls-d = The ditch { $area-of } is full of { $attacker-the }, the wall above it of { $defender-the } { told-price }.
tell-battle-lost-landing = { $attacker-The } land { $area-in } and get no farther than the beach. { $defender-The } were waiting { told-price }.
tell-battle-lost-landing-b = The ships that brought { $attacker-the } to { $area-the } have no one to take home from { $defender-the } { told-price }.
tell-battle-lost-hills = { $attacker-The } march up into { $area-the }. { $defender-The } let no one come down { told-price }.
tell-battle-lost-hills-b = The hills { $area-of } are on the side { $defender-of }. { $attacker-The } stay there for good { told-price }.
tell-battle-lost = { $attacker-The } attack { $defender-the } { $area-in }, and are destroyed { told-price }.
tell-battle-lost-b = { $area-In } the attack { $attacker-of } ends, and so do the attackers. { $defender-The } close up { told-price }.
tell-battle-lost-c = { $defender-The } keep { $area-the }; of { $attacker-the } no one comes back { told-price }.
tell-battle-lost-d = { $attacker-The } wanted { $area-the }. { $defender-The } buried them in it { told-price }.
tell-battle-both = { $area-In } { $attacker-the } and { $defender-the } kill each other to the last man. The crows own the place { told-price }.
tell-battle-both-b = { $area-The } belongs to no one: { $attacker-the } and { $defender-the } both stay on the field { told-price }.
tell-battle-left-walls = { $attacker-The } look at the walls { $area-of } from close by and go. { $defender-The } shout after them { told-price }.
tell-battle-left-walls-b = { $area-The } doesn't open, and { $attacker-the } lift the siege. { $defender-The } eat well that night { told-price }.
tell-battle-left-walls-c = No ladder is long enough { $area-in }. { $attacker-The } march off before { $defender-the } sally out { told-price }.
tell-battle-left-bled = { $attacker-The } leave their dead { $area-in } and draw off from { $defender-the } { told-price }.
tell-battle-left-bled-b = After { told-rounds } { $area-in } { $attacker-the } have had enough of { $defender-the } { told-price }.
tell-battle-left = { $attacker-The } break off { $area-in }. { $defender-The } don't follow { told-price }.
tell-battle-left-b = { $area-In } nothing is decided. { $attacker-The } fall back in good order, and { $defender-the } let them { told-price }.
tell-battle-left-c = { $attacker-The } think better of { $area-the }. { $defender-The } were thinking the same { told-price }.
tell-battle-yielded-city = { $defender-The } give up { $area-the }, walls and all, and { $attacker-the } walk in { told-price }.
tell-battle-yielded-city-b = By night { $defender-the } slip out of { $area-the }. In the morning { $attacker-the } find the gate open { told-price }.
tell-battle-yielded-city-c = The council { $area-in } votes for life. { $defender-The } march out by one gate while { $attacker-the } come in by the other { told-price }.
tell-battle-yielded-bled = { $defender-The } have bled enough { $area-in } and make room for { $attacker-the } { told-price }.
tell-battle-yielded-bled-b = What is left { $defender-of } gets away from { $area-the }. { $attacker-The } stay { told-price }.
tell-battle-yielded = { $defender-The } fall back from { $area-the } before { $attacker-the } { told-price }.
tell-battle-yielded-b = { $attacker-The } gain { $area-the } because { $defender-the } prefer to live { told-price }.
tell-battle-yielded-c = { $defender-The } count { $attacker-the } across the valley { $area-in }, and are gone by noon { told-price }.
tell-battle-won-again = { $attacker-The } know the way to { $area-the } by now, and { $defender-the } know what comes next { told-price }.
tell-battle-won-again-b = Once more { $area-the } goes to { $attacker-the }, and once more { $defender-the } pay for it { told-price }.
tell-battle-won-again-c = { $attacker-The } take { $area-the } a second time. { $defender-The } hadn't had time to fill the ditch { told-price }.
tell-battle-won-grudge = { $attacker-The } lost { $area-in } once and haven't forgotten it. Today { $defender-the } lose there { told-price }.
tell-battle-won-grudge-b = There are old bones of { $attacker-the } { $area-in }. Those of { $defender-the } lie on top of them now { told-price }.
tell-battle-won-first = For the first time in these wars { $attacker-the } win as attackers: { $area-in }, against { $defender-the } { told-price }.
tell-battle-won-first-b = { $attacker-The } have their first trophy, set up { $area-in } with the shields of { $defender-the } { told-price }.
tell-battle-won-first-c = Now { $attacker-the } know how it feels: their first attack, { $area-in }, and { $defender-the } are gone { told-price }.
tell-battle-yielded-many = { $defender-The } see how many { $attacker-the } have brought to { $area-the }, and don't wait { told-price }.
tell-battle-yielded-many-b = It's no shame to give way to so many. { $defender-The } leave { $area-the } to { $attacker-the } { told-price }.
tell-battle-yielded-led = { $leader-The } comes, and { $defender-the } go: { $area-the } is in the hands of { $attacker-the } { told-price }.
tell-battle-yielded-led-b = { $defender-The } have heard enough about { $leader-the }. They leave { $area-the } before he's done { told-price }.
tell-battle-yielded-hills = By goat tracks { $defender-the } get away over the ridges { $area-in }. { $attacker-The } hold the pass { told-price }.
tell-arrival-led-afloat = The harbours are full { $places-in }: { $leader-the } embarks with { $force-the }, and { $nation-the } have hope.
tell-arrival-led-afloat-b = Pitch, rope and shouting { $places-in }. { $leader-The } puts to sea for { $nation-the }: { $force-the }.
tell-arrival-led-afloat-c = { $leader-The } has had the keels counted { $places-in }, and the men after them: { $force-the } { $nation-of }.
tell-arrival-led-afloat-d = Sails { $places-in }, and { $leader-the } under the first of them. { $nation-The } send { $force-the }.
tell-arrival-led-afloat-e = { $nation-The } follow { $leader-the } on board with { $force-the } ({ $places-in }).
tell-arrival-led-afloat-f = The wind is right { $places-in }, says the pilot of { $leader-the }. { $nation-The } have { $force-the } ready to sail.
tell-arrival-afloat = { $nation-The } launch what they have built { $places-in }: { $force-the }.
tell-arrival-afloat-b = New oars { $places-in }: { $nation-the } have { $force-the } more.
tell-arrival-led-great = The roads { $places-in } are black with men: { $leader-the } has { $force-the }, and { $nation-the } have hope.
tell-arrival-led-great-b = It takes a whole day for { $leader-the } to ride along the line { $places-in }: { $force-the }.
tell-arrival-led-small = { $leader-The } asks { $nation-the } for an army. He gets { $force-the } ({ $places-in }).
tell-arrival-led-small-b = A great name and few spears: { $leader-the }, { $places-in }, with { $force-the }.
tell-arrival-great = { $nation-The } empty their villages: { $force-the } muster { $places-in }.
tell-arrival-great-b = { $places-In } the quartermasters { $nation-of } give up counting at { $force-the }.
tell-arrival-small = All that { $nation-the } can find { $places-in }: { $force-the }.
tell-arrival-small-b = { $nation-The } muster what they can spare { $places-in }, which is { $force-the }.
tell-leader-killed = † **{ $leader-The } dies { $area-in },** and { $by-the } bring home the standard.
tell-leader-killed-b = † **{ $leader-The } is dead.** { $by-The } found the body { $area-in }, among the last to fall.
tell-leader-killed-c = † { $nation-The } lose **{ $leader-the }** { $area-in }. { $by-The } will tell their grandchildren.
tell-leader-killed-d = † **{ $leader-The }** doesn't leave { $area-the } alive; { $by-the } see to it.
tell-leader-killed-e = † They carry **{ $leader-the }** out { $area-of } on his shield, or would if { $by-the } had left them one.
tell-leader-killed-f = † It's over for **{ $leader-the }** { $area-in }. { $by-The } send the ring home as proof.
tell-leader-killed-at-sea = † **{ $leader-The } goes down { $area-in }** with the flagship, and { $by-the } row over the place.
tell-leader-killed-at-sea-b = † **{ $leader-The } is lost { $area-in }.** { $by-The } fish a cloak out of the water, and no one in it.
tell-leader-killed-at-sea-c = † The deck { $area-in } belongs to { $by-the }, from bow to stern. **{ $leader-The } doesn't leave it alive.**

# Raids and pillage

tell-raid-roma = **{ $attacker-The } are in the streets of Rome,** and out again with the temple plate { told-raid }.
tell-raid-roma-b = **Rome burns for a night.** { $attacker-The } came through a gate that { $defender-the } had forgotten { told-raid }.
tell-raid-last = { $attacker-The } set fire to { $area-the }, and none of them lives to boast of it. { $defender-The } are left with the ashes { told-raid }.
tell-raid-clean = { $attacker-The } are in and out of { $area-the } before { $defender-the } find their shields { told-raid }.
tell-raid-clean-b = { $area-The } is plundered under the eyes { $defender-of }. { $attacker-The } pay nothing for it { told-raid }.
tell-raid-clean-c = A good night for { $attacker-the } { $area-in }, and a short one for { $defender-the } { told-raid }.
tell-raid = { $attacker-The } plunder { $area-the }; { $defender-the } make them pay on the way out { told-raid }.
tell-raid-b = Smoke over { $area-the }. { $attacker-The } have what they came for, less some friends; { $defender-the } have the rest { told-raid }.
tell-raid-c = { $defender-The } fight in the streets { $area-of }, too late. { $attacker-The } ride off loaded { told-raid }.
tell-raid-failed-bled = { $attacker-The } try the gates { $area-of } and leave men in front of them. { $defender-The } keep their silver { told-raid }.
tell-raid-failed-bled-b = The raid on { $area-the } costs { $attacker-the } dear and brings nothing but the laughter { $defender-of } { told-raid }.
tell-raid-failed = { $attacker-The } ride round { $area-the } and find it shut. { $defender-The } throw things { told-raid }.
tell-raid-failed-b = { $defender-The } { $area-in } had been warned. { $attacker-The } go home empty-handed { told-raid }.
tell-pillaged-roma = **Rome is sacked.** { $nation-The } take three days over it.
tell-pillaged-roma-b = { $nation-The } go from house to house. **Rome is sacked** down to the door hinges.
tell-pillaged-roma-c = **Rome burns,** and { $nation-the } warm their hands.
tell-pillaged-roma-d = What { $nation-the } can carry leaves **Rome** on their backs. The rest burns.
tell-pillaged-own-roma = **{ $nation-The } plunder their own city.** What the enemy has left in Rome is worth { $gold } gold.
tell-pillaged-gold = { $nation-The } empty { $area-the } and carry off { $gold } gold.
tell-pillaged-gold-b = { $area-In } they dig up floors: { $gold } gold for { $nation-the }.
tell-pillaged-gold-c = The temples { $area-of } pay { $nation-the } { told-gold }.
tell-pillaged = { $nation-The } leave { $area-the } in ashes, for the glory of it.
tell-pillaged-b = { $area-The } burns. { $nation-The } are proud of it, and their songs will say so.
tell-pillaged-c = { $area-In } nothing is left of the city. { $nation-The } wanted it so.
tell-pillaged-d = { $nation-The } tear down what won't burn { $area-in }.
tell-pillaged-e = By evening there's no city { $area-in } any more, only { $nation-the } and smoke.
tell-pillaged-f = Fire does { $area-in } what { $nation-the } hadn't the patience for.
tell-pillaged-g = { $nation-The } leave their names { $area-in }, on the few walls that are still up.
tell-pillaged-h = The roofs fall in one by one { $area-in }, and { $nation-the } cheer each of them.
tell-pillaged-again = The city { $area-in } had only just been rebuilt. { $nation-The } burn it again.
tell-pillaged-again-b = The ashes { $area-in } were hardly cold. { $nation-The } add to them.

# At sea

tell-sea-won = ⛵ { $attacker-The } sweep { $defender-the } from { $area-the } { told-price }.
tell-sea-won-b = ⛵ { $area-In } the rams { $attacker-of } do their work. { $defender-The } swim { told-price }.
tell-sea-won-c = ⛵ Wreckage drifts { $area-in }, most of it from the ships { $defender-of }. { $attacker-The } sail on { told-price }.
tell-sea-won-d = ⛵ Ship by ship { $attacker-the } grapple { $defender-the } { $area-in }, and board { told-price }.
tell-sea-won-e = ⛵ { $defender-The } row for the open { $area-in }, and { $attacker-the } row faster { told-price }.
tell-sea-lost = ⛵ { $attacker-The } go for the ships { $defender-of } { $area-in }, and go down { told-price }.
tell-sea-lost-b = ⛵ { $defender-The } keep { $area-the }; the fleet { $attacker-of } is at the bottom of it { told-price }.
tell-sea-left = ⛵ { $attacker-The } turn away { $area-in } with { $defender-the } behind them { told-price }.
tell-sea-left-b = ⛵ The wind changes { $area-in }, and so do the plans { $attacker-of }. { $defender-The } hold the water { told-price }.
tell-sea-fled = ⛵ { $defender-The } hoist sail and leave { $area-the } to { $attacker-the } { told-price }.
tell-sea-fled-b = ⛵ { $attacker-The } have { $area-the } to themselves; { $defender-the } are hull down { told-price }.
tell-cargo-lost = With the lost ships { $force-the } { $nation-of } { $count ->
    [one] drowns
   *[other] drown
}.
tell-cargo-lost-b = { $nation-The } lose { $force-the } who couldn't swim in armour.
tell-cargo-lost-c = Below deck { $nation-the } had { $force-the }. No one gets out.
tell-cargo-lost-d = { $nation-The } will wait in vain for { $force-the }.
tell-cargo-lost-e = { $nation-The } put { $force-the } aboard for a short crossing. It's shorter than they were told.
tell-cargo-lost-f = What { $nation-the } had on the benches goes to the bottom { $sea-in }: { $force-the }.
tell-cargo-lost-g = For weeks shields wash ashore. They belonged to { $force-the } { $nation-of }.
tell-cargo-lost-h = Someone strikes { $force-the } from the lists { $nation-of }. No one has to be buried.

# The list of a nation's turn

list-lines = { $first }
    { $last }
list-items = { $first }; { $last }
list-road = { $first } › { $last }
list-more = { $count } more
road-more = ({ $count } more)
list-fights = - ⚔️ { $items }
list-moves = - 👣 { $items }
list-lost = - ☠️ { $items }
list-gold = - 🪙 { $items }
list-points = - ⭐ { $items }
result-won = { $area }: { $attacker-the } beat { $defender-the } ({ $attack } to { $defense })
result-not-won = { $area }: { $defender-the } hold against { $attacker-the } ({ $attack } to { $defense })
result-raided = { $area }: raided by { $attacker-the } (best die { $die })
result-repelled = { $area }: raid by { $attacker-the } beaten off (best die { $die })
result-at-sea = { $area }: { $attacker-the } against { $defender-the } ({ $attack } to { $defense })
move = { $force } to { $to-the }
move-campaign = { $leader }: { $road }
move-blocked = { $unit } given up to block { $area-the }
loss-arrival = { $force } { $nation-of } can't come (no counters left)
loss = { $force } { $nation-of }
loss-surplus = { $force } { $nation-of } (no room left)
loss-vassal = { $force } { $nation-of } (no way home)
loss-displaced = { $force } { $nation-of } (driven out, nowhere to go)
loss-block = { $force } { $nation-of } (to block)
loss-no-counter = { $force } { $nation-of } (no counters left)
gold-income = income { $gold }
gold-tribute = { $gold } to { $nation-the }
gold-received = { $gold } from { $nation-the }
gold-bought = { $unit } for { $cost }
gold-city = city { $area-in } for { $cost }
gold-repair = repair { $area-in } for { $cost }
gold-repairs = repairs { $areas-in } for { $cost }
gold-pillage = { $gold } from { $area-the }
gold-left = { $gold } gold left
points = +{ $points } { $cause }
points-of-others = { $nation } +{ $points } { $cause }
points-kill-unit = for { $count ->
    [one] a unit
   *[other] { $count } units
} { $about-of }
points-kill-kind = for { $units } { $about-of }
points-kill-leader = for the death of { $about }
points-last-unit = for the end { $about-of }
points-sack-roma = for the sack of Rome
points-pillage = for { $area-the }, pillaged
points-raid = for the raid on { $area-the }
points-exit = for { $count ->
    [one] a unit
   *[other] { $count } units
} gone home
points-submission-received = for the submission { $about-of }
points-capture-city = for { $area-the }, captured

# Summaries and chapters

chapter-heading = **Turn { $turn }**
chapter-heading-years = **Turn { $turn }, { $years }**
summary-seat = - **{ $seat }** +{ $points }: { $items }
summary-quiet = - Quiet: { $items }
quiet = { $nation } ({ $items })
at-once = { $nation } { $points } during the turn
at-once-and-held = { $nation } { $points } during the turn, { $held }
occupation = { $nation } { $points } for what they hold ({ $areas ->
    [one] 1 place
   *[other] { $areas } places
})
held = { $points } for what they hold ({ $areas ->
    [one] 1 place
   *[other] { $areas } places
})
held-halved = { $points } for what they hold (half of { $whole }, submitted)
occupation-halved = { $nation } { $points } for what they hold (half of { $whole }, submitted)
summary-lost = - Units lost: { $things }
summary-loss = { $nation } { $count }
summary-dead = - { $count ->
    [one] Leader killed
   *[other] Leaders killed
}: { $things }
summary-left = - Gone home: { $things }
summary-next = **Next: turn { $turn }, { $years }**
summary-ahead = - Arriving: { $items }
summary-arrival = { $nation } ({ $force })

# The thread of the campaign, at the end of a turn.

thread-times-armies = { $times ->
    [one] { $times } army
   *[other] { $times } armies
}
thread-times-battles = { $times ->
    [one] { $times } battle
   *[other] { $times } battles
}
thread-times-fleets = { $times ->
    [one] { $times } fleet
   *[other] { $times } fleets
}
thread-times-raids = { $times ->
    [one] { $times } raid
   *[other] { $times } raids
}
thread-times-sacks = { $times ->
    [one] { $times } sack
   *[other] { $times } sacks
}
thread-times-sieges = { $times ->
    [one] { $times } siege
   *[other] { $times } sieges
}
thread-times-times = { $times ->
    [2] twice
    [one] { $times } time
   *[other] { $times } times
}
thread-times-victories = { $times ->
    [one] { $times } victory
   *[other] { $times } victories
}
thread-turns-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
thread-won-times = { $won ->
    [2] twice
    [one] { $won } time
   *[other] { $won } times
}
thread-won-trophies = { $won ->
    [one] { $won } trophy
   *[other] { $won } trophies
}
thread-won-victories = { $won ->
    [one] { $won } victory
   *[other] { $won } victories
}

tell-thread-besieged = *{ $area-The } has been attacked behind its walls { thread-times-times }.*
tell-thread-besieged-b = *The { nth-times } siege of { $area-the }. The masons don't bother to take the scaffolding down.*
tell-thread-besieged-c = *{ $area-In } they count their age in sieges: { $times } so far.*
tell-thread-unbeaten = *{ $leader-The } has fought { thread-times-battles } and won every one.*
tell-thread-unbeaten-b = *{ thread-times-battles }, { thread-times-victories }: no one has found out yet how to beat { $leader-the }.*
tell-thread-unbeaten-c = *Recruits ask to serve under { $leader-the }. He has never lost a battle, and he's had { $times }.*
tell-thread-luckless = *{ $leader-The } has fought { thread-times-battles } and lost every one.*
tell-thread-luckless-b = *{ thread-times-battles }, no victory: { $leader-the } is running out of people to blame.*
tell-thread-pillaged = *{ $area-The } has been pillaged { thread-times-times }.*
tell-thread-pillaged-b = *Pillaged { thread-times-times }: { $area-in } the silver stays buried now.*
tell-thread-pillaged-c = *They no longer lock the doors { $area-in }. After { thread-times-sacks } there's no point.*
tell-thread-raided = *{ $nation-The } have raided { thread-times-times }, and got away with it { $won ->
    [0] never
    [one] once
   *[other] { thread-won-times }
}.*
tell-thread-raided-b = *That was the { nth-times } raid of { $nation-the }. { $won ->
    [0] Not one has brought anything home
    [one] One has paid
   *[other] { $won } have paid
}.*
tell-thread-at-sea = *Fleets have met { $sea-in } { thread-times-times }.*
tell-thread-at-sea-b = *The { nth-times } sea battle { $sea-in }. The fishermen bring up more bronze than fish.*
tell-thread-rivals = *{ $nation-The } and { $other-the } have fought { thread-times-battles }. { $nation-The } have won { $won }, { $other-the } { $lost ->
    [0] none
   *[other] { $lost }
}.*
tell-thread-rivals-b = *Between { $nation-the } and { $other-the } the score is { $won } to { $lost }, after { thread-times-battles }.*
tell-thread-rivals-c = *{ $nation-The } against { $other-the }, for the { nth-times } time: they lead by { $won } to { $lost }.*
tell-thread-rivals-level = *{ $nation-The } and { $other-the } have met { thread-times-times }, and neither is ahead: { thread-won-victories } each.*
tell-thread-tributary = *{ $nation-The } have paid { $other-the } { thread-times-times } now.*
tell-thread-tributary-b = *The { nth-times } tribute from { $nation-the } to { $other-the }. The mules know the way.*
tell-thread-implacable = *{ $nation-The } have offered to submit { thread-times-times }, and { $other-the } have refused { thread-times-times }.*
tell-thread-implacable-b = *{ $nation-The } have knelt to { $other-the } { thread-times-times }, for nothing.*
tell-thread-winning = *{ $nation-The } have won their last { $row } battles.*
tell-thread-winning-b = *{ $row } battles in a row for { $nation-the }. No one has beaten them for a while.*
tell-thread-winning-c = *The soothsayers of { $nation-the } hardly look at the liver any more: { $row } victories in a row.*
tell-thread-losing = *{ $nation-The } have lost their last { $row } battles.*
tell-thread-losing-b = *{ $row } battles, { $row } defeats: { $nation-the } could do with some luck.*
tell-thread-losing-c = *{ $nation-The } have run out of fresh mourning: { $row } defeats in a row.*
tell-thread-ahead = *{ $seat } has led for { $row } turns in a row.*
tell-thread-ahead-b = *No one has overtaken { $seat } for { $row } turns.*
tell-thread-ahead-c = *{ $row } turns, and at the end of each { $seat } was in front.*
tell-thread-overtaken = *{ $seat } has passed { $other } and leads.*
tell-thread-overtaken-b = *The lead changes hands: { $seat } is in front, and { $other } isn't any more.*
tell-thread-idle = *{ $nation-The } haven't attacked anyone for { thread-turns-turns }.*
tell-thread-idle-b = *{ thread-turns-turns } without an attack: { $nation-the } tend their vines.*
tell-thread-idle-c = *{ $nation-The } have let { thread-turns-turns } go by in peace. Their neighbours count, and wonder.*

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
