# The narrator of Ultimus Romanorum: tell-<stem> for every event that has a story, with variants -b, -c and so on.
# $camp: for-rome or against-rome. $half: half-west or half-east.

told-side = { $camp ->
    [for-rome] Rome
   *[against-rome] the Barbarians
}
told-side-first = { $camp ->
    [for-rome] Rome
   *[against-rome] The Barbarians
}
told-side-of = { $camp ->
    [for-rome] of Rome
   *[against-rome] of the Barbarians
}
told-half = { $half ->
    [half-west] West
   *[half-east] East
}
told-court = { $half ->
    [half-west] Ravenna
   *[half-east] Constantinople
}
told-near = { $town ->
    [none] { $area-in }
   *[other] near { $town }
}
told-near-first = { $town ->
    [none] { $area-In }
   *[other] Near { $town }
}
told-place = { $town ->
    [none] { $area-In }
   *[other] { $area } ({ $town })
}
told-column = { $shifted ->
    [not-shifted] { $column }
   *[other] { $column } shifted to { $shifted }
}
told-odds = { $die ->
    [no-die] ({ $attack } to { $defense }, { told-column }, no die)
   *[other] ({ $attack } to { $defense }, { told-column }, die { $die })
}

# Troops in a list

troop-tribe = { $count ->
    [one] a unit
   *[other] { $count } units
} { $tribe-of }
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-limitanei = { $count ->
    [one] a unit
   *[other] { $count } units
} of limitanei
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-comitatenses = { $count ->
    [one] a unit
   *[other] { $count } units
} of comitatenses
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-palatini = { $count ->
    [one] a unit
   *[other] { $count } units
} of palatini
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-buccellarii = { $count ->
    [one] a guard
   *[other] { $count } guards
} of buccellarii
    .number = { $count ->
        [one] singular
       *[other] plural
    }

# The year

tell-year-began = **{ $year }.** The consuls give their names to the year, and hope it will be a short one.
tell-year-began-b = **{ $year }.** A new page, in a hand that is no longer young.
tell-year-began-c = **{ $year }.** Two emperors, one Empire: so it says on the coins.
tell-year-began-d = **{ $year }.** The roads dry out, and the couriers set off.
tell-year-began-e = **{ $year }.** In the churches they pray for peace, and in the workshops they forge spearheads.
tell-year-began-f = **{ $year }.** The astrologers promise much. They are paid in advance.
tell-year-began-g = **{ $year }.** We are still here, and so are they.
tell-year-began-h = **{ $year }.** The tax year opens; other things may follow.
tell-hand-changed-flown = An Augustus who runs gives others ideas. Among the Barbarians one more scheme is being weighed.
tell-hand-changed-flown-b = People have seen an Augustus in flight, and someone among the Barbarians has taken note.
tell-hand-changed-flown-c = A throne left empty for a winter is talked about. The Barbarians have one more thing to try.
tell-hand-changed-event = { $camp ->
    [for-rome] Rome hears something useful.
   *[against-rome] The Barbarians hear something useful.
}
tell-hand-changed-event-b = News comes by night, and { told-side } can use it.
tell-hand-changed-augusta = The Augusta will speak for the new Emperor of the West, who is a child.
tell-initiative-rolled-roman = Rome moves first ({ $die }; less than { $needed } needed).
tell-initiative-rolled-roman-b = For once the orders arrive before the enemy does ({ $die }; less than { $needed } needed).
tell-initiative-rolled-roman-c = The palace makes up its mind early ({ $die }; less than { $needed } needed).
tell-initiative-rolled-roman-d = The Augusti agree, and in time ({ $die }; less than { $needed } needed).
tell-initiative-rolled-barbarian = The Barbarians move first ({ $die }; Rome needed less than { $needed }).
tell-initiative-rolled-barbarian-b = The palace deliberates, and its enemies move first ({ $die }; Rome needed less than { $needed }).
tell-initiative-rolled-barbarian-c = Orders are drafted, copied and sealed while the Barbarians saddle up ({ $die }; Rome needed less than { $needed }).
tell-initiative-rolled-barbarian-d = Rome waits for the other side to begin ({ $die }; Rome needed less than { $needed }).
tell-initiative-rolled-barbarian-e = The Emperors confer. The Barbarians don't ({ $die }; Rome needed less than { $needed }).
tell-initiative-taken-stratagem = A stroke of cunning turns it round: { $camp ->
    [for-rome] Rome goes first.
   *[against-rome] the Barbarians go first.
}
tell-initiative-taken-stratagem-b = Someone rode all night. { $camp ->
    [for-rome] Rome goes first after all.
   *[against-rome] The Barbarians go first after all.
}
tell-initiative-taken-augusta = The Augusta loses patience with her generals, and Rome goes first.
tell-initiative-taken-scenario = { $camp ->
    [for-rome] This year begins with Rome.
   *[against-rome] This year begins with the Barbarians.
}
tell-pax-romana = 🕊️ **Peace from one end of the Empire to the other.** The armies stay in their quarters, and the scribe has little to write.
tell-pax-romana-b = 🕊️ **The doors of Janus could be shut,** if it were still allowed. No one marches this year.
tell-pax-broken = The peace dies with { $leader-the }.
tell-sequences-counted = { $total ->
    [one] 1 sequence
   *[other] { $total } sequences
} this year: { $roman } for Rome, { $barbarian } for the Barbarians.
tell-sequences-counted-b = The season is long enough for { $total ->
    [one] 1 sequence
   *[other] { $total } sequences
}, { $roman } of them Roman and { $barbarian } Barbarian.
tell-sequences-counted-c = Before the snow there's time for { $roman ->
    [one] 1 Roman sequence
   *[other] { $roman } Roman sequences
} and { $barbarian } of the Barbarians.
tell-sequences-counted-d = Rome has the strength for { $roman ->
    [one] 1 sequence
   *[other] { $roman } sequences
} this year, and the Barbarians for { $barbarian }.
tell-sequences-counted-e = The year will hold { $roman ->
    [one] 1 sequence
   *[other] { $roman } sequences
} for Rome and { $barbarian } for the Barbarians, and then the snow.
tell-sequences-counted-f = Until winter Rome has { $roman ->
    [one] 1 sequence
   *[other] { $roman } sequences
} and its enemies { $barbarian }.
tell-sequence-began = __Sequence { $number }: { told-side }__
tell-sequence-passed = { $camp ->
    [for-rome] Rome lets the days go by.
   *[against-rome] The Barbarians let the days go by.
}
tell-sequence-passed-b = No orders come from { told-side }.
tell-sequence-passed-c = Nothing moves on the side { told-side-of }.
tell-sequence-passed-d = { told-side-first } can wait.
tell-sequence-passed-e = The tents { told-side-of } stay where they are.
tell-sequence-passed-f = { $camp ->
    [for-rome] Rome counts its money.
   *[against-rome] The Barbarians count their horses.
} No one marches.
tell-sequence-passed-g = On the side { told-side-of } they mend harness.
tell-sequence-passed-h = Another week without a march, for { told-side }.
tell-stack-moved = { $leader-The } marches from { $origin-the } to { $to-the } with { $count ->
    [one] one unit.
   *[other] { $count } units.
}
tell-stack-moved-b = { $count ->
    [one] One unit follows
   *[other] { $count } units follow
} { $leader-the } out of { $origin-the }, to { $to-the }.
tell-stack-moved-c = { $leader-The } leaves { $origin-the }; by the new moon he is { $to-in }, { $count ->
    [one] one unit
   *[other] { $count } units
} strong.
tell-stack-moved-d = The road from { $origin-the } to { $to-the } sees { $leader-the } and { $count ->
    [one] one unit.
   *[other] { $count } units.
}
tell-stack-moved-e = { $leader-The } is on the move: { $origin-the } behind him, { $to-the } before, and { $count ->
    [one] one unit.
   *[other] { $count } units.
}
tell-stack-moved-f = To { $to-the }, from { $origin-the }: { $leader-the } and { $count ->
    [one] one unit.
   *[other] { $count } units.
}
tell-stack-moved-g = { $leader-The } has reached { $to-the } from { $origin-the }, with { $count ->
    [one] one unit.
   *[other] { $count } units.
}
tell-stack-moved-h = With { $count ->
    [one] one unit
   *[other] { $count } units
} behind him, { $leader-the } goes from { $origin-the } to { $to-the }.
tell-stack-moved-i = { $origin-The } sees the back of { $leader-the }. With { $count ->
    [one] one unit
   *[other] { $count } units
} he goes to { $to-the }.
tell-stack-moved-j = Tents down: { $leader-the } takes { $count ->
    [one] one unit
   *[other] { $count } units
} from { $origin-the } to { $to-the }.
tell-units-moved = The road from { $origin-the } to { $to-the } carries { $units-the }, and no one to lead the way.
tell-units-moved-b = From { $origin-the } to { $to-the } it's a march without a leader for { $units-the }.
tell-units-moved-c = No general rides ahead of { $units-the } on the way from { $origin-the } to { $to-the }.
tell-units-moved-d = { $to-In } the dogs bark at night at { $units-the }, out of { $origin-the }.
tell-units-moved-e = { $origin-The } wakes to empty tents, and { $to-the } to { $units-the }.
tell-leader-moved = { $leader-The } rides alone from { $origin-the } to { $to-the }.
tell-leader-moved-b = Without a single soldier, { $leader-the } leaves { $origin-the } for { $to-the }.
tell-leader-moved-c = { $leader-The } has been seen { $to-in }, alone, on a tired horse. He was { $origin-in } before.

# Portents and events

told-event = { $event }: { $dice }
tell-event-rolled-none = No two-headed calf, no comet: the year will be made by men ({ $dice }).
tell-event-rolled-none-b = The portents are silent ({ $dice }).
tell-event-rolled-none-c = Nothing is entered under miracles ({ $dice }).
tell-event-rolled-none-d = A quiet spring. No one trusts it ({ $dice }).
tell-event-rolled-none-e = The soothsayers look, and go on looking ({ $dice }).
tell-event-rolled-none-f = Neither heaven nor the treasury interferes ({ $dice }).
tell-event-rolled-great-pestilence = ☠️ Carts before sunrise, lime in the ditches: pestilence is in a city ({ $dice }).
tell-event-rolled-great-pestilence-b = ☠️ The ships bring grain, and something else ({ $dice }).
tell-event-rolled-palace-plot = 🗡️ In the palace they stop talking when a door opens ({ $dice }).
tell-event-rolled-palace-plot-b = 🗡️ A eunuch has met a cook, and the cook a physician ({ $dice }).
tell-event-rolled-mutiny = The frontier troops haven't been paid, and say so ({ $dice }).
tell-event-rolled-mutiny-b = Without pay a frontier soldier is a farmer with a spear. Some go and farm ({ $dice }).
tell-event-rolled-bagaudae = In the back country they burn the tax lists ({ $dice }).
tell-event-rolled-bagaudae-b = The peasants have found a captain, or a captain the peasants ({ $dice }).
tell-event-rolled-restless-border = There is smoke on the border again ({ $dice }).
tell-event-rolled-restless-border-b = Cattle go missing on the frontier, then villages ({ $dice }).
tell-event-rolled-restless-border-c = From the watchtowers they count more fires on the far side than last year ({ $dice }).
tell-event-rolled-heavy-taxes = The new assessment is read out, and even the collectors wince ({ $dice }).
tell-event-rolled-heavy-taxes-b = The fisc takes what the enemy left ({ $dice }).
tell-event-rolled-frozen-rivers = ❄️ The Rhine and the Danube freeze. A river that carries a wagon is a road ({ $dice }).
tell-event-rolled-frozen-rivers-b = ❄️ It is so cold that the frontier can be walked across ({ $dice }).
tell-event-rolled-good-harvest = The barns are full, and recruits eat their way back to strength ({ $dice }).
tell-event-rolled-good-harvest-b = A good harvest. The bishops explain why ({ $dice }).
tell-event-rolled-good-harvest-c = The mills turn until after dark, and the recruits put on weight ({ $dice }).
tell-event-rolled-good-harvest-d = For once it's the granary that is too small, and not the harvest ({ $dice }).
tell-event-rolled-feud = Brothers quarrel over a herd, and spears are found: feud among the tribes ({ $dice }).
tell-event-rolled-feud-b = At a feast beyond the frontier someone sits in the wrong place ({ $dice }).
tell-event-rolled-recruits = The recruiting officers are stricter this year. Fewer thumbs are missing ({ $dice }).
tell-event-rolled-recruits-b = A levy is held, and some of the levied arrive ({ $dice }).
tell-event-rolled-embassy = Envoys come and go with gifts, and look about them ({ $dice }).
tell-event-rolled-embassy-b = An embassy is received with honour, and counts the sentries ({ $dice }).
tell-event-rolled-storm = ⛵ The sea closes late this spring. The first sailing is off ({ $dice }).
tell-event-rolled-storm-b = ⛵ Storms keep the fleets in port ({ $dice }).
tell-event-rolled-sign-in-the-sky = A burning shield crosses the sky from west to east. Each side knows whom it meant ({ $dice }).
tell-event-rolled-sign-in-the-sky-b = A sign in the sky: the bold take it for advice ({ $dice }).

# Stratagems

tell-stratagem-played = { told-side-first } had this ready: { $stratagem }.
tell-stratagem-played-b = Now { told-side } shows a hand: { $stratagem }.
tell-stratagem-played-treaty = 🤝 **{ $stratagem }.** Envoys with a treaty, a cloak and a purse go to { $about-the }.
tell-stratagem-played-treaty-b = 🤝 **{ $stratagem }.** Land for spears: that is the offer to { $about-the }.
tell-stratagem-played-tribute = 💰 **{ $stratagem }.** Gold goes to { $about-the }. The books call it a gift.
tell-stratagem-played-tribute-b = 💰 **{ $stratagem }.** The treasury sends mules to { $about-the }, and they come back light.
tell-stratagem-played-augusta-orientalis = **{ $stratagem }.** At the eastern court the Augusta takes a hand.
tell-stratagem-played-augusta-occidentalis = **{ $stratagem }.** At the western court the Augusta takes a hand.
tell-stratagem-played-pope = **{ $stratagem }.** The Bishop of Rome goes out to speak for the City, with nothing in his hands.
tell-stratagem-played-buccellarii = **{ $stratagem }.** { $about-The } hires men who eat his bread and no one else's.
tell-stratagem-played-buccellarii-b = **{ $stratagem }.** Around { $about-the } there are new faces, all of them armed.
tell-stratagem-played-usurpation = 🔥 **{ $stratagem }.** There is talk of the purple around { $about-the }.
tell-stratagem-played-usurpation-b = 🔥 **{ $stratagem }.** Officers dine with { $about-the }, and send the servants out.
tell-stratagem-played-usurpation-c = 🔥 **{ $stratagem }.** Someone has had a cloak dyed, and lets it be known that it would fit { $about-the }.
tell-stratagem-played-usurpation-d = 🔥 **{ $stratagem }.** They drink the health { $about-of }, with a title that isn't his yet.
tell-stratagem-played-uprising = 🔥 **{ $stratagem }.** Horns, beacons, riders at night: something is on foot among { $about-the }.
tell-stratagem-played-uprising-b = 🔥 **{ $stratagem }.** A spear is passed from village to village among { $about-the }.
tell-stratagem-played-uprising-c = 🔥 **{ $stratagem }.** The elders { $about-of } can't hold the young men, or don't try.
tell-stratagem-played-scourge-of-god = 🐎 **{ $stratagem }, { $about }:** the monks look for cellars.
tell-stratagem-played-rex = **{ $stratagem }.** Among { $about-the } a goldsmith is at work on a crown.
tell-stratagem-played-rex-b = **{ $stratagem }.** { $about-The }: the word *king* is being tried out.
tell-stratagem-played-barbarian-alliance = 🤝 **{ $stratagem }.** Among { $about-the } oaths are sworn over a horn of mead.
tell-stratagem-played-bagaudes = 🔥 **{ $stratagem }, { $about }:** the peasants have had enough of Rome.
tell-stratagem-played-migration = 🐎 **{ $stratagem }.** Wagons, cattle, children: a whole people takes the road, { $about-the }.
tell-stratagem-played-initiative = **{ $stratagem }.** A sealed order and fresh horses: someone means to move first.
tell-stratagem-played-rebellion = **{ $stratagem }.** It dawns on { $about-the } that whoever follows may also stop following.
tell-stratagem-played-ecumenical-council = ⛪ **{ $stratagem }.** Letters go out to the bishops. It is about a word.
tell-stratagem-played-opportune-flight = 🏃 **{ $stratagem }, { $about }:** at dusk the order goes round to leave the fires burning.
tell-stratagem-played-assassination = 🗡️ **{ $stratagem }.** A purse changes hands, and { $about-the } has one servant too many.
tell-stratagem-played-assassination-b = 🗡️ **{ $stratagem }.** Someone has been paid to come close to { $about-the }.
tell-stratagem-played-plague = ☠️ **{ $stratagem }.** The first ones are buried at night, without names.
tell-stratagem-played-plague-epidemic = ☠️ **{ $stratagem }.** The physicians leave the city first. People notice.
tell-stratagem-played-desertion = **{ $stratagem }, { $about }:** men slip out of the camp, by twos, then by tens.
tell-stratagem-played-furor-germanicus = **{ $stratagem }, { $about }:** the Germans work themselves into the old fury.
tell-stratagem-played-furor-germanicus-b = **{ $stratagem }, { $about }:** shields at the mouth, a growl that becomes a roar.
tell-stratagem-played-divine-favour = **{ $stratagem }, { $about }:** { $camp ->
    [for-rome] a relic is carried along the Roman line, and the sun comes out.
   *[against-rome] the omens please the Barbarians, and they say so loudly.
}
tell-stratagem-played-fleet = ⛵ **{ $stratagem }.** Ships are found, and men who say they are sailors: { $about }.
tell-stratagem-played-germanophobia = 🔥 **{ $stratagem }, { $about }:** the crowd will have no more Germans in Roman belts.
tell-stratagems-cancelled = **{ $area }:** one fury meets another, and neither is of any use.

# Leaders and offices

tell-leader-entered-due = { $leader-The } appears { $area-in }.
tell-leader-entered-due-b = A name to remember: { $leader-the }, { $area-in }.
tell-leader-entered-due-c = { $area-In } they follow a new man, { $leader-the }.
tell-leader-entered-due-d = { $leader-The } has come of age, or into favour: { $area-in }.
tell-leader-entered-due-e = This year we hear of { $leader-the } for the first time, { $area-in }.
tell-leader-entered-due-f = { $leader-The } takes a command { $area-in }.
tell-leader-entered-generic = A successor takes over as { $leader }, { $area-in }.
tell-leader-entered-generic-b = The post doesn't stay empty: there is a new { $leader } { $area-in }.
tell-leader-entered-generic-c = Another man, the same title: { $leader }, { $area-in }.
tell-leader-entered-returns = { $leader-The } is back, { $area-in }.
tell-leader-entered-returns-b = The post has a holder again: { $leader }, { $area-in }.
tell-leader-entered-returns-c = { $area-In } someone answers to the title of { $leader } once more.
tell-leader-waits = { $leader-The } is ready, but has no soldiers to come to.
tell-leader-waits-b = No troops, no post: { $leader-the } waits.
tell-guard-given = { $leader-The } keeps a guard of his own now.
tell-guard-given-b = They swear to { $leader-the }, and only then to the Emperor: a guard of his own.
tell-caesar-named = 👑 { $leader-The } is **Caesar** of the { told-half }.
tell-caesar-named-b = 👑 The { told-half } has a second man, { $leader-the }, **Caesar** and heir to the trouble.
tell-caesar-named-c = 👑 The purple, half a size smaller: { $leader-the } is **Caesar** of the { told-half }.
tell-caesar-named-d = 👑 { $leader-The } kneels and rises as **Caesar** of the { told-half }.
tell-caesar-lost-usurps = { $leader-The } won't be second any longer: Caesar of the { told-half } no more.
tell-caesar-lost-joins = { $leader-The }, Caesar of the { told-half }, has gone over.
tell-caesar-lost-revolt = The people of { $leader-the } are in arms against Rome; he can't be its Caesar in the { told-half }.
tell-caesar-lost-promoted = { $leader-The } has no further use for the title of Caesar.
tell-caesar-lost-dead = The { told-half } is without its Caesar.
tell-caesar-lost-dead-b = There's no Caesar in the { told-half } any more, and every general knows it.
tell-death-roll = Rolled { $die }; { $dies_on ->
    [9] only a 9 kills
   *[other] { $dies_on } or more kills
}.
tell-death-roll-b = The die shows { $die }, and { $dies_on ->
    [9] only a 9 is fatal
   *[other] { $dies_on } is enough
}.
tell-death-roll-c = The die came up { $die }; death was { $dies_on ->
    [9] only a 9
   *[other] { $dies_on } or more
}.
tell-death-roll-d = A { $die } on the die, where { $dies_on ->
    [9] nothing but a 9 kills
   *[other] everything from { $dies_on } up kills
}.
tell-leader-died-natural = † { $leader-The } dies in bed, which few manage.
tell-leader-died-natural-b = † { $leader-The } is dead.
tell-leader-died-natural-c = † A fever, a fall, the years: something has taken { $leader-the }.
tell-leader-died-natural-d = † This year was the last for { $leader-the }.
tell-leader-died-natural-e = † They bury { $leader-the } and open his letters.
tell-leader-died-natural-f = † Death remembers { $leader-the }.
tell-leader-died-natural-g = † { $leader-The } has no more orders to give.
tell-leader-died-natural-h = † For { $leader-the } the bells are rung, where there are bells.
tell-leader-died-natural-attila = † **{ $leader-The } is dead.** His riders cut their hair and ride in circles round the tent, and no one gives the next order.
tell-leader-died-natural-attila-b = † **{ $leader-The } is dead**, in his bed, and no one can be hanged for it. His sons are counting themselves.
tell-leader-died-natural-attila-c = † Half the world had asked him for terms. Death asked for none: **{ $leader-the }**.
tell-leader-died-battle = † { $leader-The } falls { $area-in }, sword in hand.
tell-leader-died-battle-b = † They find { $leader-the } among the dead { $area-in }.
tell-leader-died-battle-c = † { $area-In } the standard { $leader-of } goes down, and so does he.
tell-leader-died-battle-d = † { $leader-The } doesn't leave the field { $area-in }.
tell-leader-died-battle-e = † { $area-In } the last order comes from { $leader-the }, and no one is left to obey it.
tell-leader-died-battle-f = † A spear finds { $leader-the } { $area-in }. Whose it was is disputed.
tell-leader-died-battle-g = † { $leader-The } is seen once more { $area-in }, in the thick of it, and then not again.
tell-leader-died-battle-h = † { $area-In } a horse comes back to camp without { $leader-the }.
tell-leader-died-battle-i = † By evening a stranger wears the cloak { $leader-of } { $area-in }.
tell-leader-died-battle-j = † { $leader-The } had sworn to hold or die { $area-in }, and couldn't hold.
tell-leader-died-battle-k = † { $leader-The } is cut down { $area-in }, last of the guard.
tell-leader-died-battle-l = † An arrow { $area-in } settles the account { $leader-of }.
tell-leader-died-battle-m = † { $area-In } the surgeons shake their heads over { $leader-the }.
tell-leader-died-retreat = † There is no way out for { $leader-the } { $area-in }.
tell-leader-died-retreat-b = † { $leader-The } is ridden down { $area-in }, looking for a road.
tell-leader-died-retreat-c = † Every road out { $area-of } is held. { $leader-The } dies there.
tell-leader-died-assassination = † { $leader-The } is dead, and everyone was somewhere else.
tell-leader-died-assassination-b = † { $leader-The } is dead. An inquiry is promised.
tell-leader-died-plague = † The plague takes { $leader-the }.
tell-leader-died-plague-b = † { $leader-The } fell ill on a Monday, and there was no Sunday.
tell-leader-died-germanophobia = † The mob finds { $leader-the }, and his accent is enough.
tell-leader-died-germanophobia-b = † { $leader-The } served Rome for years. Today it doesn't count.
tell-leader-died-escape = † Alone among enemies, { $leader-the } doesn't get through.
tell-leader-died-escape-b = † { $leader-The }, with no army left, rides the wrong way and is killed.
tell-leader-died-refuge = † Inside the walls { $leader-the } dies with the others.
tell-leader-died-refuge-b = † The walls had kept { $leader-the } safe, and now they keep him in.
tell-leader-died-drowned = † { $leader-The } is lost at sea with the ships.
tell-leader-died-deposed = † { $leader-The } is deposed. No one hears of him again.
tell-leader-died-deposed-b = † The purple is taken from { $leader-the }, and then the rest.
tell-leader-died-plot = † In his own palace { $leader-the } is found dead.
tell-leader-died-regnum = † With his kingdom { $leader-the } ends too.
tell-augustus-proclaimed-succession = 👑 **{ $leader-The } is Augustus of the { told-half }.**
tell-augustus-proclaimed-succession-b = 👑 The throne of the { told-half } has hardly grown cold when **{ $leader-the }** sits down on it.
tell-augustus-proclaimed-succession-c = 👑 The { told-half } has a new name to shout: **{ $leader-the }**, Augustus.
tell-augustus-proclaimed-usurpation = 👑 **{ $leader-The } was a usurper yesterday.** Today he is Augustus of the { told-half }.
tell-augustus-proclaimed-usurpation-b = 👑 The diadem of the { told-half } goes to **{ $leader-the }**, who came with soldiers.
tell-augustus-proclaimed-other-half = 👑 The { told-half } has no one fit to rule, and is sent **{ $leader-the }** from the other half.
tell-augustus-proclaimed-honorius = 👑 **{ $leader-The }**, a child, is made Augustus of the { told-half } a long way from it.
tell-candidate-tested-accepted = Constantinople approves { $leader-the } for the throne of the West ({ $die }; up to { $needed } needed).
tell-candidate-tested-refused = Constantinople doesn't know { $leader-the }, and doesn't wish to ({ $die }; up to { $needed } needed).
tell-throne-vacant = **The throne of the { told-half } is empty.** The seals are locked away.
tell-throne-vacant-b = **No one is Augustus of the { told-half }.** Petitions are returned unopened.
tell-escort-named = { $leader-The } is to bring the Emperor to his throne in the { told-half }, with an army to make the point.
tell-escort-named-himself = { $leader-The } has to go and take the throne of the { told-half } himself, with an army to make the point.
tell-escort-home = Their Emperor is home, and Constantinople gets back { $pieces-the }.
tell-augustus-fled = { $leader-The }, Augustus of the { told-half }, winters outside it. People draw conclusions.
tell-augustus-fled-b = The { told-half } has an Augustus, but not at home: { $leader-the } has gone.

# Usurpation

tell-usurpation-tested-valid = The soldiers lift { $leader-the } on a shield ({ $die }; up to { $needed } needed).
tell-usurpation-tested-valid-b = They cheer { $leader-the }, and he lets them ({ $die }; up to { $needed } needed).
tell-usurpation-tested-failed = { $leader-The } clears his throat. No one takes it up ({ $die }; up to { $needed } needed).
tell-usurpation-tested-failed-b = A purple cloak is held out to { $leader-the }, and folded up again ({ $die }; up to { $needed } needed).
tell-usurpation-began = 🔥 **{ $leader-The } claims the { told-half }.** It began { $area-in }.
tell-usurpation-began-b = 🔥 **Civil war in the { told-half }:** { $area-in } they salute { $leader-the } as emperor.
tell-usurpation-began-c = 🔥 The { told-half } has one emperor too many, **{ $leader-the }**, { $area-in }.
tell-usurpation-began-puppet = 🔥 **{ $leader-The } rises { $area-in }.** A man of his birth can't wear the purple; { $puppet-the } will wear it for him.
tell-usurpation-began-puppet-b = 🔥 **Civil war in the { told-half }:** { $leader-the } has the army { $area-in }, and { $puppet-the } the portrait on the coins.
tell-joined-usurper = { $area-In } the usurper wins over { $pieces-the }.
tell-joined-usurper-b = **{ $area }:** the new emperor of the { told-half } can count on { $pieces-the } now.
tell-joined-usurper-c = { $area-In } the old Emperor's portrait comes down, to the cheers { $pieces-of }.
tell-joined-usurper-d = The revolt grows by { $pieces-the } ({ $area }).
tell-joined-usurper-e = { $area-In } the Emperor of the { told-half } has lost { $pieces-the }.
tell-joined-usurper-f = The other oath is sworn { $area-in } by { $pieces-the }.
tell-joined-usurper-g = { $area-In } the paymaster changes sides, and takes with him { $pieces-the }.
tell-joined-usurper-h = The usurper's lists grow longer { $area-in }, by { $pieces-the }.
tell-joined-usurper-i = No one { $area-in } wants to be the last to cheer, least of all { $pieces-the }.
tell-puppet-named-replaced = The man on the coins is gone. For the { told-half } { $usurper-the } finds another, { $leader-the }.
tell-puppet-named-replaced-b = { $usurper-The } still can't wear the purple. In the { told-half } { $leader-the } will wear it for him now.
tell-puppet-named-heir = { $usurper-The } is dead, but the { told-half } is won. The throne waits for { $leader-the }.
tell-loyalty-tested-joins = { $area-In } { $leader-the } takes the new oath ({ $die }; { $cp } or more turns him).
tell-loyalty-tested-joins-b = { $leader-The } reads the usurper's letter twice, and then aloud ({ $die }; { $cp } or more turns him).
tell-loyalty-tested-joins-c = { $leader-The } remembers an old grievance ({ $die }; { $cp } or more turns him).
tell-loyalty-tested-joins-d = { $leader-The } counts the usurper's standards { $area-in }, and joins them ({ $die }; { $cp } or more turns him).
tell-loyalty-tested-joins-e = Someone has promised { $leader-the } a province. He takes the oath { $area-in } ({ $die }; { $cp } or more turns him).
tell-loyalty-tested-stays = { $area-In } { $leader-the } keeps his oath ({ $die }; { $cp } or more would turn him).
tell-loyalty-tested-stays-b = { $leader-The } has the usurper's messenger fed, and sent home ({ $die }; { $cp } or more would turn him).
tell-loyalty-tested-stays-c = { $leader-The } prefers the Emperor he has ({ $die }; { $cp } or more would turn him).
tell-diocese-tested-opens = { $diocese } listens to { $leader-the } ({ $die }; less than { $cp } needed).
tell-diocese-tested-shut = { $diocese } will have nothing to do with { $leader-the } ({ $die }; less than { $cp } needed).
tell-rally-tested-joins = { $area-In } they have no general to tell them not to follow { $leader-the } ({ $die }; it took { $cp } or less).
tell-rally-tested-joins-b = { $leader-The } rides up to the line { $area-in } and calls them comrades. They change sides ({ $die }; it took { $cp } or less).
tell-rally-tested-joins-c = { $leader-The } asks { $area-in } who has been paid this year. No one has, and they go with him ({ $die }; it took { $cp } or less).
tell-rally-tested-joins-d = There is a short silence { $area-in }, then someone shouts the name { $leader-of }, and soon all do ({ $die }; it took { $cp } or less).
tell-rally-tested-stays = { $area-In } they answer { $leader-the } with stones ({ $die }; up to { $cp } would win them over).
tell-rally-tested-stays-b = { $leader-The } makes a speech { $area-in }. The line doesn't move ({ $die }; up to { $cp } would win it over).
tell-rally-tested-stays-c = The letters { $leader-of } are read out { $area-in }, and used for kindling ({ $die }; up to { $cp } would win them over).
tell-usurpation-succeeded-capitals = The usurper's men hold the capital of the { told-half }. **{ $leader-The } has won.**
tell-usurpation-succeeded-defeat = The Augustus of the { told-half } is beaten in the field by his rival's men. **{ $leader-The } has won.**
tell-usurpation-succeeded-assassination = The Augustus of the { told-half } is murdered in the middle of a civil war. **It is { $leader-the } who profits.**
tell-usurpation-failed = The revolt in the { told-half } is over. Everyone has always been loyal.
tell-usurpation-failed-b = **The usurper of the { told-half } is no more.** His men are forgiven, being needed.
tell-camps-exchanged = 🔄 **The rebels are the Empire now.** { $augustus-The } rules the { told-half }, and the players change camps. { $roman ->
        [a] Player A leads Rome now and Player B the Barbarians
       *[b] Player B leads Rome now and Player A the Barbarians
    }; they keep their { $rome } and { $foes } PV.
tell-camps-exchanged-b = 🔄 **The players have changed camps**: { $roman ->
        [a] A leads Rome, with { $rome } PV, and B the Barbarians, with { $foes }
       *[b] B leads Rome, with { $rome } PV, and A the Barbarians, with { $foes }
    }.

# Tribes

tell-tribe-changed-war = 🔥 **War with { $tribe-the }.**
tell-tribe-changed-war-b = 🔥 { $tribe-The } { $tribe-number ->
    [singular] takes
   *[plural] take
} up arms against Rome.
tell-tribe-changed-war-c = 🔥 Peace with { $tribe-the } is at an end.
tell-tribe-changed-war-d = 🔥 From now on { $tribe-the } { $tribe-number ->
    [singular] is
   *[plural] are
} an enemy in the field.
tell-tribe-changed-war-e = 🔥 { $tribe-The } { $tribe-number ->
    [singular] has
   *[plural] have
} stopped sending envoys and started sending spears.
tell-tribe-changed-war-f = 🔥 The frontier against { $tribe-the } is a front again.
tell-tribe-changed-war-g = 🔥 { $tribe-The } { $tribe-number ->
    [singular] means
   *[plural] mean
} to come and see for themselves what Rome is worth.
tell-tribe-changed-war-h = 🔥 The herald { $tribe-of } brings no gifts this time.
tell-tribe-changed-revolt = 🔥 **{ $tribe-The } { $tribe-number ->
    [singular] breaks the treaty.
   *[plural] break the treaty.
}** They know the roads, having guarded them.
tell-tribe-changed-revolt-b = 🔥 **Foederati in revolt:** { $tribe-the }. The grain was late, they say.
tell-tribe-changed-revolt-c = 🔥 **{ $tribe-The } { $tribe-number ->
    [singular] remembers
   *[plural] remember
} that a treaty is only writing.**
tell-tribe-changed-revolt-d = 🔥 **{ $tribe-The } in revolt:** Rome's spears point the other way.
tell-tribe-changed-revolt-rebellion = 🔥 { $tribe-The } { $tribe-number ->
    [singular] throws
   *[plural] throw
} off both masters, the old ally and Rome.
tell-tribe-changed-revolt-dissolved = The kingdom { $tribe-of } is no more, but the revolt goes on.
tell-tribe-changed-foederati = 🤝 { $tribe-The } { $tribe-number ->
    [singular] serves
   *[plural] serve
} Rome as Foederati.
tell-tribe-changed-foederati-b = 🤝 Rome counts { $tribe-the } among its Foederati.
tell-tribe-changed-foederati-treaty = 🤝 **{ $tribe-The } { $tribe-number ->
    [singular] signs.
   *[plural] sign.
}** They get land, and Rome gets their spears.
tell-tribe-changed-foederati-treaty-b = 🤝 **A treaty with { $tribe-the }.** The landowners hear of it last.
tell-tribe-changed-foederati-treaty-c = 🤝 **{ $tribe-The }, enemies this morning, are Foederati tonight.**
tell-tribe-changed-foederati-tribute = 🤝 The gold is weighed and found sufficient: { $tribe-the } will serve as Foederati.
tell-tribe-changed-foederati-rebellion = 🤝 { $tribe-The } would rather serve Rome than its enemies.
tell-tribe-changed-foederati-federated = 🤝 What is left { $tribe-of } is given land, and a Roman officer to watch it.
tell-tribe-changed-foederati-vanquished = 🤝 Beaten in the field, { $tribe-the } will serve as Foederati.
tell-tribe-changed-peace = 🕊️ Peace with { $tribe-the }.
tell-tribe-changed-peace-b = 🕊️ { $tribe-The } { $tribe-number ->
    [singular] goes
   *[plural] go
} home.
tell-tribe-changed-peace-tribute = 🕊️ Paid and content, { $tribe-the } { $tribe-number ->
    [singular] goes
   *[plural] go
} home.
tell-tribe-changed-peace-tribute-b = 🕊️ The gold is counted twice, and the war is over for { $tribe-the }.
tell-tribe-changed-peace-tribute-c = 🕊️ Peace with { $tribe-the }, at the price asked.
tell-tribe-changed-peace-vanquished = 🕊️ Too few { $tribe-of } are left to make war. They make peace.
tell-tribe-changed-peace-vanquished-b = 🕊️ { $tribe-The } will be quiet until the boys have grown up.
tell-tribe-changed-regnum = 👑 { $tribe-The } no longer { $tribe-number ->
    [singular] asks
   *[plural] ask
} Rome for land; they have a kingdom.
tell-tribe-changed-off-map = { $tribe-The } { $tribe-number ->
    [singular] melts
   *[plural] melt
} away into the woods.
tell-tribe-changed-roman-ally = { $tribe-The } { $tribe-number ->
    [singular] sides
   *[plural] side
} with Rome again.
tell-alliance-made = 🤝 { $minor-The } will follow { $major-the }, into whatever it is.
tell-alliance-made-b = 🤝 A marriage, a feast, an oath: { $minor-the } and { $major-the } march together.
tell-migration-ended = The long road is over: { $tribe-the } will take orders from Rome again.
tell-alliance-broken-rebellion = { $minor-The } will take no more orders from { $major-the }.
tell-alliance-broken-attila = { $minor-The } no longer { $minor-number ->
    [singular] kneels
   *[plural] kneel
} to { $major-the }.
tell-alliance-broken-attila-b = { $minor-The } had sworn to Attila, not to { $major-the }.
tell-alliance-broken-attila-c = From today { $minor-the } and { $major-the } water their horses at different rivers.
tell-alliance-broken-grown = Under a chief of their own, { $minor-the } no longer follow { $major-the }.
tell-rebellion-tested-free = { $minor-The } against { $major-the }: the yoke comes off ({ $die }; more than { $cp } needed).
tell-rebellion-tested-held = { $minor-The } against { $major-the }: a few heads on poles, and order returns ({ $die }; more than { $cp } needed).
tell-rex-tested-crowned = { $area-In } the warriors { $tribe-of } call { $leader-the } king ({ $die }; up to { $cp } needed).
tell-rex-tested-refused = { $leader-The } wants to be king { $area-in }. His nobles want to think about it ({ $die }; up to { $cp } needed).
tell-king-crowned = 👑 **{ $leader-The } is King { $tribe-of }.**
tell-king-crowned-b = 👑 **A king for { $tribe-the }: { $leader-the }.** He learns to sit on a Roman chair.
tell-capital-set = { $tribe-The } { $tribe-number ->
    [singular] has
   *[plural] have
} a capital { $area-in }.
tell-capital-set-b = The treasure { $tribe-of } is unloaded { $area-in }.
tell-regnum-dissolved = **The kingdom { $tribe-of } has lost its seat { $area-in },** and with it everything that made it one.
tell-federation-tested-federated = { $leader-The } offers { $tribe-the } terms they can live with ({ $die }; less than { $cp } needed).
tell-federation-tested-refused = { $leader-The } offers { $tribe-the } terms. No one is left to say yes ({ $die }; less than { $cp } needed).
tell-tribe-vanquished = The last host { $tribe-of } is gone, { $area-in }.
tell-tribe-vanquished-b = { $area-In } ends what { $tribe-the } could put in the field.
tell-tribe-vanquished-c = **{ $tribe-The }:** not a single band is left under arms.
tell-tribe-vanquished-d = There is no army { $tribe-of } any more. The last of it was { $area-in }.
tell-area-ceded = A treaty leaves **{ $area }** to { $tribe-the }. The maps aren't changed.
tell-area-ceded-no-more = The treaty about **{ $area }** no longer holds; { $tribe-the } can't rely on it.

# Fleets

tell-fleet-loaded = ⛵ { $area-In } the ships take on { $pieces-the }.
tell-fleet-loaded-b = ⛵ { $area-In } it's up the gangway for { $pieces-the }, horses last.
tell-fleet-landed = ⛵ The fleet puts { $pieces-the } ashore { $area-in }.
tell-fleet-landed-b = ⛵ First there are sails off **{ $area-the }**, then boats, and in the boats { $pieces-the }.
tell-fleet-landed-c = ⛵ The ships run up on the beach { $area-in } and let off { $pieces-the }.
tell-fleet-lost = ⛵ { $fleet-The } doesn't come home. There will be no other before { $back }.
tell-fleet-lost-for-good = ⛵ { $fleet-The } doesn't come home.
tell-fleet-returned = ⛵ { $fleet-The } lies { $area-in }, at the orders { told-side-of }.
tell-leader-escaped = { $leader-The } slips through to { $to-the }, alone ({ $die }; a 9 kills).
tell-leader-escaped-b = Without an army { $area-in }, { $leader-the } rides for { $to-the } ({ $die }; a 9 kills).
tell-leader-escaped-c = No army is left { $area-in } to hide { $leader-the }, and the night has to. He reaches { $to-the } ({ $die }; a 9 kills).
tell-leader-escaped-close = { $leader-The } leaves { $area-the } on the last horse, with the pursuers in sight, and reaches { $to-the } ({ $die }; a 9 kills).
tell-leader-escaped-close-b = The arrow takes the cloak { $leader-of } and not him. By morning he's { $to-in } ({ $die }; a 9 kills).

# Battle

tell-battle-heading = ⚔️ **{ told-place }:** { $attacker-the } against { $defender-the }.
tell-battle-began = ⚔️ **{ area-town }:** { $attacker-the } against { $defender-the }.
tell-battle-began-b = ⚔️ **Battle { $area-in }:** { $attacker-the } on one side, { $defender-the } on the other.
tell-battle-began-c = ⚔️ { told-near-first } the road { $attacker-of } ends in front of { $defender-the }.
tell-battle-began-d = ⚔️ **{ $area }.** The trumpets sound for { $attacker-the }; across the field, { $defender-the }.
tell-battle-began-e = ⚔️ { told-near-first } they draw up at first light: { $attacker-the }, and opposite them { $defender-the }.
tell-battle-began-f = ⚔️ **{ area-town }:** { $defender-the } in the way { $attacker-of }.
tell-battle-began-g = ⚔️ No more talk { $area-in }: { $attacker-the } against { $defender-the }.
tell-battle-began-h = ⚔️ **{ $area }.** This is where { $attacker-the } must get past { $defender-the }.
tell-refuge-taken = The gates of { told-court } close behind { $pieces-the }.
tell-refuge-taken-b = The walls of { told-court } shelter { $pieces-the }, for now.
tell-refuge-left = { told-court } opens its gates and lets out { $pieces-the }.
tell-refuge-left-b = The danger is past at { told-court }, and the sun shines on { $pieces-the } again.
tell-refuge-tested-holds = The walls of { told-court } hold ({ $die }; only a 0 opens them).
tell-refuge-tested-holds-b = Another season under siege for { told-court }, and still fish on the table ({ $die }; only a 0 opens the gates).
tell-refuge-tested-saved = Constantinople is as good as lost, and then it isn't ({ $die }, then { $second }; 5 or more saves it).
tell-refuge-tested-falls = **{ told-court } falls from within.** No one inside is spared ({ $die }; only a 0 opens the gates).
tell-evasion-tested-succeeds = { $leader-The } sees it in time and won't be drawn ({ $die }; less than { $vs } needed).
tell-evasion-tested-succeeds-b = { $leader-The } declines the battle { $area-in } ({ $die }; less than { $vs } needed).
tell-evasion-tested-succeeds-c = A good general knows when to be elsewhere, and { $leader-the } is one ({ $die }; less than { $vs } needed).
tell-evasion-tested-succeeds-d = { $leader-The } strikes camp in silence ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails = { $leader-The } would rather not, but is caught { $area-in } ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-b = Too late for { $leader-the } to get away ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-c = The baggage is slow. { $leader-The } has to fight ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-d = { $leader-The } turns to leave, and finds horsemen on the road ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-e = { $leader-The } gives the order to march off, and the trumpets give it away ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-f = The bridge { $leader-the } had counted on is gone. They fight { $area-in } ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-g = { $area-In } the enemy rose earlier than { $leader-the } ({ $die }; less than { $vs } needed).
tell-evasion-tested-fails-h = There is no slipping away { $area-in }, not even for { $leader-the } ({ $die }; less than { $vs } needed).
tell-evaded = { $force-The } { $force-number ->
    [plural] slip
   *[singular] slips
} away from { $area-the } to { $to-the }.
tell-evaded-b = The ashes are still warm { $area-in }, but { $force-the } { $force-number ->
    [plural] are
   *[singular] is
} safe { $to-in }.
tell-evaded-c = { $force-The } { $force-number ->
    [plural] take
   *[singular] takes
} the road from { $area-the } to { $to-the }.
tell-evaded-d = A day's start is enough: { $force-the } { $force-number ->
    [plural] get
   *[singular] gets
} from { $area-the } to { $to-the }.
tell-evaded-flight = In the morning the fires still burn { $area-in }, but { $force-the } { $force-number ->
    [plural] have
   *[singular] has
} gone to { $to-the }.
tell-evaded-flight-b = { $force-The } { $force-number ->
    [plural] leave
   *[singular] leaves
} { $area-the } by night for { $to-the }.
tell-stayed = There's no such luck for { $force-the }, left behind with a battle to fight.
tell-stayed-b = Not everyone marches in that column. Left to face the enemy: { $force-the }.
tell-stayed-c = Someone has to be the rearguard and fight, and it's { $force-the }.
tell-battle-fought-crushing = **{ area-town }:** a massacre. Nothing is left { $loser-of }; the field belongs to { $victor-the } { told-odds }.
tell-battle-fought-crushing-b = **{ area-town }:** in the morning there were two armies, in the evening one. { $victor-The } had seen to the army { $loser-of } { told-odds }.
tell-battle-fought-crushing-c = { told-near-first } { $loser-the } went down to the last man before { $victor-the } { told-odds }.
tell-battle-fought-crushing-d = **{ area-town }:** no quarter, no survivors, no more need for { $victor-the } to hurry { told-odds }.
tell-battle-fought-crushing-e = **{ area-town }:** { $victor-the } left nothing { $loser-of } to pursue { told-odds }.
tell-battle-fought-crushing-f = At dusk { told-near } they stop counting, for want of anyone to count on the side { $loser-of } { told-odds }.
tell-battle-fought-crushing-g = **{ area-town }:** encircled by noon, dead by nightfall: { $loser-the }, with { $victor-the } all around { told-odds }.
tell-battle-fought-crushing-h = The crows { told-near } eat well, thanks to { $victor-the }. No one is left { $loser-of } to chase them off { told-odds }.
tell-battle-fought-clean = **{ area-town }:** a clean victory for { $victor-the } over { $loser-the } { told-odds }.
tell-battle-fought-clean-b = The day { told-near } belongs to { $victor-the }, and costs nothing { told-odds }.
tell-battle-fought-clean-c = **{ area-town }:** the line { $loser-of } breaks at the first charge { told-odds }.
tell-battle-fought-clean-d = **{ area-town }:** hardly a scratch for { $victor-the }, and panic on the side { $loser-of } { told-odds }.
tell-battle-fought-clean-e = { told-near-first } the ranks { $loser-of } come apart, and there is no one to close them { told-odds }.
tell-battle-fought-clean-f = **{ area-town }:** { $victor-the } had beaten { $loser-the } before noon { told-odds }.
tell-battle-fought-clean-g = { told-near-first } it takes an hour. The line { $loser-of } is gone, and { $victor-the } can have breakfast { told-odds }.
tell-battle-fought-clean-h = **{ area-town }:** all the dead are on the side { $loser-of } { told-odds }.
tell-battle-fought-won = **{ area-town }:** victory for { $victor-the }, though not without a fight { told-odds }.
tell-battle-fought-won-b = After a hard morning { told-near } there's no holding { $loser-the }. The field belongs to { $victor-the } { told-odds }.
tell-battle-fought-won-c = **{ area-town }:** the field is left to { $victor-the }, after a hard morning { told-odds }.
tell-battle-fought-won-d = **{ area-town }:** { $victor-the } had to fight until noon, and then the line { $loser-of } gave way { told-odds }.
tell-battle-fought-won-e = Past noon { told-near } the shields { $loser-of } give way. Victory for { $victor-the } { told-odds }.
tell-battle-fought-won-f = **{ area-town }:** the line { $loser-of } held for as long as it could. Victory for { $victor-the } { told-odds }.
tell-battle-fought-won-g = By evening { told-near } the drums { $loser-of } have stopped. Victory for { $victor-the } { told-odds }.
tell-battle-fought-won-h = **{ area-town }:** both sides were at the end of their strength, { $loser-the } an hour earlier than { $victor-the } { told-odds }.
tell-battle-fought-costly = **{ area-town }:** victory for { $victor-the }, and no singing afterwards { told-odds }.
tell-battle-fought-costly-b = Both sides claim the day { told-near }. The field belongs to { $victor-the } { told-odds }.
tell-battle-fought-costly-c = **{ area-town }:** they fought until dark. { $loser-The } lost, and no one on the side { $victor-of } had the strength to follow { told-odds }.
tell-battle-fought-costly-d = { told-near-first } { $victor-the } may call it a victory. The men call it something else { told-odds }.
tell-battle-fought-costly-e = **{ area-town }:** { $victor-the } won against { $loser-the }, and no one asks for more of it { told-odds }.
tell-battle-fought-costly-f = **{ area-town }:** { $loser-the } lost the day, and { $victor-the } got little joy of it { told-odds }.
tell-battle-fought-costly-g = A victory { told-near }, of the kind that settles little. It belongs to { $victor-the } { told-odds }.
tell-battle-fought-costly-h = **{ area-town }:** the field is left to { $victor-the }, with more trouble from { $loser-the } than expected { told-odds }.
tell-battle-fought-revenge = **{ area-town }:** { $leader-the } hasn't forgotten the day { $foe-the } beat him. The debt is paid { told-odds }.
tell-battle-fought-revenge-b = The last time, { $foe-the } held the field. { told-near-first } it's { $leader-the } { told-odds }.
tell-battle-fought-again = **{ area-town }:** { $foe-the } has met { $leader-the } before, and has learned nothing from it { told-odds }.
tell-battle-fought-again-b = { told-near-first } { $leader-the } beats { $foe-the } once more. It's getting to be a habit { told-odds }.
tell-battle-fought-upset = **{ area-town }:** the smaller army wins. On paper { $loser-the } had the better of it { told-odds }.
tell-battle-fought-upset-b = No one would have bet on { $victor-the } { told-near }, and whoever did is rich tonight { told-odds }.
tell-battle-fought-upset-c = { told-near-first } the numbers are with { $loser-the }, and the victory isn't { told-odds }.
tell-battle-fought-peasants = **{ area-town }:** scythes against swords, and it ends as one expects. Victory for { $victor-the } { told-odds }.
tell-battle-fought-peasants-b = The fields { told-near } will lack hands at harvest. Victory over the peasants for { $victor-the } { told-odds }.
tell-battle-fought-romans = **{ area-town }:** Romans against Romans. The dead of both sides are left to { $victor-the } { told-odds }.
tell-battle-fought-romans-b = The same helmets on both sides { told-near }, and the same oaths. Victory for { $victor-the } { told-odds }.
tell-battle-fought-romans-c = { told-near-first } Romans kill Romans, and only the enemy is glad of it. The field belongs to { $victor-the } { told-odds }.
tell-battle-fought-streak = **{ area-town }:** { $leader-the } again. That makes { $row } victories in a row, and it's the turn { $loser-of } to count them { told-odds }.
tell-battle-fought-streak-b = The soldiers { $leader-of } sing before the battle now. { told-near-first } it's the { nth-row } victory in a row { told-odds }.
tell-battle-fought-ground = **{ area-town }:** they find old lances in the grass before they find each other. This time the victory goes to { $victor-the } { told-odds }.
tell-battle-fought-ground-b = Another battle { told-near }, where the plough still turns up the last one. The field belongs to { $victor-the } { told-odds }.
tell-battle-fought-ground-c = { told-near-first } the farmers no longer ask who is winning. This time it was { $victor-the } { told-odds }.
tell-battle-fought-masses = **{ area-town }:** at three to one and more, { $loser-the } had no chance against { $victor-the } { told-odds }.
tell-battle-fought-masses-b = { told-near-first } { $loser-the } could count, and fought anyway. Victory for { $victor-the } { told-odds }.
tell-battle-fought-masses-c = There was room { told-near } to surround { $loser-the } twice. Victory for { $victor-the } { told-odds }.
tell-battle-fought-masses-d = The dust { told-near } is all from one side. When it settles, { $loser-the } can be counted on the way out, and { $victor-the } not at all { told-odds }.
tell-battle-fought-masses-e = { told-near-first } { $victor-the } didn't need a plan, only a front wide enough. { $loser-The } had no answer to that { told-odds }.
tell-battle-fought-masses-f = To { $loser-the } the other host { told-near } seemed to have no end. It belonged to { $victor-the } { told-odds }.
tell-battle-fought-even = **{ area-town }:** until noon there are as many spears on one side as on the other. By evening there are more with { $victor-the } { told-odds }.
tell-battle-fought-even-b = A coin could have settled it { told-near }. It comes down for { $victor-the } { told-odds }.
tell-battle-fought-even-c = { told-near-first } the two lines are equally long, and for hours neither gives. Then the line { $loser-of } breaks { told-odds }.
tell-battle-fought-unled = **{ area-town }:** no one was in command of { $loser-the }, and it showed. Victory for { $victor-the } { told-odds }.
tell-battle-fought-unled-b = An army without a general rarely lasts until evening. { told-near-first } { $loser-the } didn't, and { $victor-the } did { told-odds }.
tell-battle-fought-unled-c = { told-near-first } there's a wall of shields, and no one behind it to give an order. It falls to { $victor-the } { told-odds }.
tell-listed-reduced = - 🩸 **Weakened:** { $units-the }
tell-units-reduced = { $area-In } the ranks { $units-of } are thin.
tell-units-reduced-b = { $area-In } there's half a battle left in { $units-the }.
tell-units-reduced-c = It has gone badly { $area-in } for { $units-the }.
tell-units-reduced-d = { $area-In } the roll { $units-of } is called, with pauses.
tell-units-reduced-e = Wounds and weariness weigh on { $units-the } { $area-in }.
tell-units-reduced-f = There are gaps in the ranks { $units-of } { $area-in }.
tell-units-reduced-g = { $area-In } most of the men { $units-of } are still on their feet.
tell-units-reduced-h = Fewer men than yesterday follow the standards { $units-of } { $area-in }.
tell-units-reduced-otherwise = { $area-In }, through { $cause }, the ranks { $units-of } have thinned.
tell-units-reduced-otherwise-b = **{ $area }:** { $cause } has thinned the ranks { $units-of }.
tell-units-reduced-otherwise-c = Fewer men follow the standards { $units-of } { $area-in } than before, through { $cause }.
tell-units-reduced-otherwise-d = { $area-In }, { $cause } asks its price: { $units-the }, weakened.
tell-listed-eliminated = - ✖️ **Destroyed:** { $units-the }
tell-units-eliminated = { $area-In } nothing is left { $units-of }.
tell-units-eliminated-b = { $area-In } the roll { $units-of } is called, and no one answers.
tell-units-eliminated-c = What happened { $area-in } was the end { $units-of }.
tell-units-eliminated-d = After the fighting { $area-in } they strike from the army lists { $units-the }.
tell-units-eliminated-e = The ground { $area-in } doesn't give back { $units-the }.
tell-units-eliminated-f = { $area-In } they have cut down { $units-the }.
tell-units-eliminated-g = Only the standards { $units-of } are left { $area-in }.
tell-units-eliminated-h = The crows { $area-in } have { $units-the }.
tell-units-eliminated-otherwise = { $area-In }, through { $cause }, nothing is left { $units-of }.
tell-units-eliminated-otherwise-b = **{ $area }:** { $cause }, and nothing left of { $units-the }.
land-of = land { $tribe-of }
    .article = the
tell-listed-retreat = - 👣 **Back to { $to-the }:** { $force-the }
tell-retreated = { $force-The } { $force-number ->
    [plural] fall
   *[singular] falls
} back from { $area-the } to { $to-the }.
tell-retreated-b = Beaten men fill the road. { $force-The } { $force-number ->
    [plural] stop
   *[singular] stops
} { $to-in }.
tell-retreated-c = { $force-The } { $force-number ->
    [plural] retreat
   *[singular] retreats
} from { $area-the } to { $to-the }.
tell-retreated-d = { $force-The } { $force-number ->
    [plural] lose the field { $area-in } and make
   *[singular] loses the field { $area-in } and makes
} for { $to-the }.
tell-retreated-e = { $force-The } { $force-number ->
    [plural] don't
   *[singular] doesn't
} look back before { $to-the }.
tell-retreated-f = { $force-The } { $force-number ->
    [plural] leave the tents { $area-in } and camp
   *[singular] leaves the tents { $area-in } and camps
} without them { $to-in }.
tell-retreated-g = { $force-The } { $force-number ->
    [plural] give ground { $area-in } and go
   *[singular] gives ground { $area-in } and goes
} back to { $to-the }.
tell-retreated-h = It is a long way from { $area-the } to { $to-the } for { $force-the }.

# Plague, murder, councils

tell-plague-broke = ☠️ **Plague { $area-in }.**
tell-plague-broke-b = ☠️ **{ $area }:** crosses are chalked on the doors.
tell-plague-broke-spreads = ☠️ **Plague { $area-in }, and all around it.**
tell-plague-tested-spared = { $leader-The } is with the sick { $area-in }, and lives.
tell-plague-tested-spared-b = { $leader-The } washes his hands in vinegar and stays with his men { $area-in }. The plague leaves him alone.
tell-plague-tested-spared-c = Of those around him { $area-in } many cough. { $leader-The } does not.
tell-plagues-ended = With the cold the plague dies down { $areas-in }.
tell-assassination-tested-kills = The blade reaches { $leader-the } ({ $die }; { $kills_on } or more kills).
tell-assassination-tested-kills-b = { $leader-The } drinks what he is handed ({ $die }; { $kills_on } or more kills).
tell-assassination-tested-fails = The dagger misses { $leader-the }, and its owner is questioned at length ({ $die }; { $kills_on } or more kills).
tell-assassination-tested-fails-b = { $leader-The } has a taster. He had one ({ $die }; { $kills_on } or more kills).
tell-council-called = ⛪ **A council of the Church** gathers { $area-in }, and asks for the Emperor.
tell-council-called-b = ⛪ **The bishops meet { $area-in }.** The inns are full, and the arguments loud.
tell-council-held-well = ⛪ Under the eyes { $leader-of } the bishops find a formula ({ $die }; up to { $needed } needed).
tell-council-held-ill = ⛪ { $leader-The } presides, and the bishops part with more heresies than before ({ $die }; up to { $needed } needed).
tell-council-held-augusta = ⛪ The Augusta tells the council what it has decided, and { $leader-the } signs.

# Winter

tell-unit-placed-reinforcement = The forces { $area-in } grow by { $units-the }.
tell-unit-placed-reinforcement-b = The banners { $units-of } are fresh { $area-in }.
tell-unit-placed-bagaudes = 🔥 **{ $area }:** scythes, pitchforks and a few good swords arm { $units-the }.
tell-unit-placed-event = Against all expectation { $area-the } raises { $units-the }.
tell-unit-placed-treaty = { $tribe-The } { $tribe-number ->
    [singular] settles
   *[plural] settle
} by treaty { $area-in }.
tell-unit-placed-home = There's no war to the east, and winter brings { $units-the } home to { $area-the }.
tell-units-recovered = They call the roll { $units-of }, and every name has an answer.
tell-units-recovered-b = Winter quarters and bread do their work for { $units-the }.
tell-units-recovered-c = The ranks { $units-of } are full again.
tell-units-recovered-d = The whetstones have been busy, and rest has done good to { $units-the }.
tell-units-recovered-e = Recruits have filled the gaps in the ranks { $units-of }.
tell-units-recovered-f = The wounded { $units-of } are on their feet, and the missing replaced.
tell-units-recovered-g = A winter has made { $units-the } whole again.
tell-units-recovered-h = New straps, new blades and old sergeants have made { $units-the } fit to fight again.
tell-unit-removed-no-area = No place is left in which to raise { $units-the } again.
tell-unit-removed-no-area-b = The home { $units-of } is lost, and the name with it.
tell-unit-removed-abroad = They fell too far from home: no one can raise { $units-the } again.
tell-unit-removed-abroad-b = No one will bring home the bones { $units-of }, or the name.
tell-unit-removed-abroad-c = A grave outside the frontier isn't in the register, and it's the grave { $units-of }.
tell-unit-removed-waits-capital = The capital { $units-of } is in other hands, and the standard waits.
tell-unit-removed-waits-capital-b = Recruits report to a capital, and Rome has lost that { $units-of }.
tell-unit-removed-waits-capital-c = The lists { $units-of } were burned with the capital, so the ranks stay empty.
tell-unit-removed-waits-home = The home { $units-of } is in Roman hands, and the standard waits.
tell-leader-returned = { $leader-The } comes in from { $origin-the } for the winter, to { $area-the }.
tell-leader-returned-b = First snow { $origin-in }: { $leader-the } goes to { $area-the }.
tell-leader-returned-c = { $leader-The } has had enough of { $origin-the }, and winters { $area-in }.
tell-leader-returned-d = The passes close { $origin-in }, and { $leader-the } goes home to { $area-the }.
tell-leaders-settled-home = The war is over, and it's back to { $area-the } for { $leaders-the }.
tell-leaders-settled-home-b = Rome has no more war to fear from { $leaders-the }, back { $area-in }.
tell-leaders-settled-treaty = The treaty settles { $leaders-the } with their people { $area-in }.
tell-units-joined = Winter finds { $units-the } where others rule, and in the service of { told-side }.

# The count

tell-points-scored = **{ told-side-first } +{ $pv }:** { $cause } (now { $total })
tell-points-scored-for = **{ told-side-first } +{ $pv }:** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , and { $more } more
} (now { $total })
tell-points-paid = **{ told-side-first } −{ $pv }:** { $cause } (now { $total })
tell-points-paid-for = **{ told-side-first } −{ $pv }:** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , and { $more } more
} (now { $total })
tell-year-scored-rome = The year { $year } closes: Rome { $rome }, the Barbarians { $foes }.
tell-year-scored-rome-b = So ends { $year }, with Rome ahead, { $rome } to { $foes }.
tell-year-scored-rome-c = { $rome } for Rome, { $foes } for the Barbarians: the Empire has seen worse years than { $year }.
tell-year-scored-rome-d = Snow falls on { $year }. The account: Rome { $rome }, the Barbarians { $foes }.
tell-year-scored-foes = The year { $year } closes: the Barbarians { $foes }, Rome { $rome }.
tell-year-scored-foes-b = So ends { $year }, with Rome behind, { $rome } to { $foes }.
tell-year-scored-foes-c = { $foes } for the Barbarians, { $rome } for Rome: the panegyric for { $year } will be short.
tell-year-scored-foes-d = Snow falls on { $year }. The account: the Barbarians { $foes }, Rome { $rome }.
tell-year-scored-level = So ends { $year }: { $rome } on either side.
tell-year-scored-level-b = The year { $year } has settled nothing: { $rome } each.
tell-game-ended = **{ $level-The }.** { $reason }
tell-chapter-open = This year isn't over yet.

# Looking back

chapter-heading = ## { $year }
summary-heading = **The year { $year } is over**
summary-points = **{ told-side-first } +{ $pv }:** { $causes }
summary-points-lost = **{ told-side-first } −{ $pv }:** { $causes }
summary-exchanged = 🔄 **Then the players changed camps**, with { $rome } for Rome and { $foes } for the Barbarians:
summary-cause = { $cause } { $points }
summary-cause-of = { $cause } { $points } ({ $about-the }{ $more ->
    [0] {""}
   *[other] , and { $more } more
})
summary-battle = { $area-the } ({ $camp ->
    [for-rome] Rome
   *[against-rome] the Barbarians
})
summary-battles = ⚔️ **Battles and who won them:** { $things }
summary-battles-many = ⚔️ **Battles, { $count } in all:** Rome won { $rome }, the Barbarians { $foes }. The greatest: { $things }
summary-lost = **Units lost:** { $things-the }
summary-dead = † **Dead:** { $things }
summary-crowned = 👑 **{ $things-number ->
    [plural] New Augusti
   *[singular] New Augustus
}:** { $things }
summary-enemies = 🔥 **Now against Rome:** { $things-the }
summary-allies = 🤝 **Now with Rome:** { $things-the }
summary-peace = 🕊️ **Now at peace:** { $things-the }
summary-ahead = **{ $things-number ->
    [plural] New leaders
   *[singular] New leader
} next year:** { $things }

# The thread of the campaign, at the end of a year.

thread-times-battles = { $times ->
    [one] { $times } battle
   *[other] { $times } battles
}
thread-times-defeats = { $times ->
    [one] { $times } defeat
   *[other] { $times } defeats
}
thread-times-emperors = { $times ->
    [one] { $times } new Emperor
   *[other] { $times } new Emperors
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
thread-years-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
}

tell-thread-nemesis = *{ $foe-The } has beaten { $leader-the } { thread-times-times }.*
tell-thread-nemesis-b = *{ $leader-The } has met { $foe-the } once too often: { thread-times-defeats }.*
tell-thread-nemesis-c = *{ $leader-The } has lost to { $foe-the } { thread-times-times }. In the camp they've stopped laughing about it.*
tell-thread-usurper = *{ $leader-The } has been a usurper for { thread-years-years } now. The { told-half } has got used to two portraits.*
tell-thread-usurper-b = *Year { $years } of { $leader-the } in the { told-half }, and no one has driven him out.*
tell-thread-usurper-c = *{ thread-years-years } of civil war in the { told-half }. The mints work for both sides.*
tell-thread-besieged = *{ told-court } has held out { thread-times-times }.*
tell-thread-besieged-b = *{ thread-times-sieges }, and { told-court } still has bread. It is fish, mostly.*
tell-thread-thrones = *The { told-half } has had { thread-times-emperors } since we began to count.*
tell-thread-thrones-b = *The { nth-times } Augustus in the { told-half }. The sculptors keep the bodies and change the heads.*
tell-thread-unbeaten = *{ $leader-The } has fought { thread-times-battles } and won every one.*
tell-thread-unbeaten-b = *{ thread-times-battles }, { thread-times-victories }: no one has found out yet how to beat { $leader-the }.*
tell-thread-luckless = *{ $leader-The } has fought { thread-times-battles } and lost every one.*
tell-thread-luckless-b = *{ thread-times-battles }, no victory: { $leader-the } is running out of people to blame.*
tell-thread-fickle = *{ $tribe-The } { $tribe-number ->
    [singular] has
   *[plural] have
} changed sides { thread-times-times }.*
tell-thread-fickle-b = *That was the { nth-times } change of mind { $tribe-of }. The treaty is kept in a drawer of its own.*
tell-thread-contested = *{ thread-times-battles } have been fought { $area-in }.*
tell-thread-contested-b = *The { nth-times } battle { $area-in }. The ground is easy to dig by now.*
tell-thread-contested-c = *Every army passes through { $area-the } sooner or later, and { thread-times-times } two came at once.*
tell-thread-winless = *{ thread-times-battles }, and { $camp ->
    [for-rome] Rome hasn't
   *[against-rome] the Barbarians haven't
} won one.*
tell-thread-winless-b = *{ told-side-first } { $camp ->
    [for-rome] is
   *[against-rome] are
} still waiting for a victory, after { thread-times-battles }.*
tell-thread-winning = *The last { $row } battles have all gone to { told-side }.*
tell-thread-winning-b = *{ $row } battles in a row for { told-side }. The poets are paid by the line.*
tell-thread-ahead = *{ told-side-first } { $camp ->
    [for-rome] has
   *[against-rome] have
} been ahead for { $row } years in a row.*
tell-thread-ahead-b = *Year after year { told-side } { $camp ->
    [for-rome] is
   *[against-rome] are
} ahead: { $row } accounts running.*
tell-thread-ahead-c = *{ $row } winters, and in each of them { told-side } { $camp ->
    [for-rome] was
   *[against-rome] were
} in front.*
tell-thread-overtaken = *{ told-side-first } { $camp ->
    [for-rome] has
   *[against-rome] have
} taken the lead.*
tell-thread-overtaken-b = *The scales tip: { told-side } { $camp ->
    [for-rome] is
   *[against-rome] are
} ahead now.*

# Circumstances that often come together, and the battles that a year remembers.

told-recalled-of = { $town ->
    [none] { $area-of }
   *[other] of { $town }
}
told-recalled = { $town ->
    [none] { $area-the }
   *[other] { $town }
}

tell-battle-fought-masses-unled = { told-near-first } no one gives { $loser-the } an order, and no order would have helped. { $victor-The } came from everywhere { told-odds }.
tell-battle-fought-masses-unled-b = { told-near-first } each man { $loser-of } looks for someone to ask, and sees three enemies instead. Victory for { $victor-the } { told-odds }.
tell-battle-fought-masses-unled-c = Three to one or worse, and no one to say when to run: { told-near } that's the day { $loser-of }. It belongs to { $victor-the } { told-odds }.
tell-battle-fought-masses-unled-d = A centurion { told-near } counts the standards of the other side, and stops. There's no general to tell. Victory for { $victor-the } { told-odds }.
tell-battle-fought-masses-crushing = { told-near-first } there were too few { $loser-of } to flee in more than one direction, and that one was closed. Victory for { $victor-the } { told-odds }.
tell-battle-fought-masses-crushing-b = By noon { told-near } the ring is closed, by evening there is no one in it. On the inside: { $loser-the }. On the outside: { $victor-the } { told-odds }.
tell-battle-fought-masses-crushing-c = Someone counts the dead { told-near }, and gets all that { $loser-the } had in the morning. Victory for { $victor-the } { told-odds }.
tell-battle-fought-masses-crushing-d = The wings { $victor-of } meet { told-near }, behind the last man { $loser-of } { told-odds }.
tell-battle-fought-masses-rome = This time Rome has brought the numbers. { told-near-first } they're enough for { $victor-the } against { $loser-the } { told-odds }.
tell-battle-fought-masses-rome-b = { told-near-first } they see what an Empire can still put in one place: { $victor-the }, and no room left for { $loser-the } { told-odds }.
tell-battle-fought-masses-rome-c = The quartermasters complain that { told-near } there are three mouths and more to every enemy. By evening there are fewer enemies. Victory for { $victor-the } over { $loser-the } { told-odds }.
tell-battle-fought-masses-rome-d = Rank behind rank, as in the old manuals: { told-near } { $victor-the } had only to walk forward against { $loser-the } { told-odds }.
tell-battle-fought-masses-foes = Whole peoples are on the road, and { told-near } they all arrive at once. Victory for { $victor-the } over { $loser-the } { told-odds }.
tell-battle-fought-masses-foes-b = The wagons stand { told-near } from hill to hill, and every wagon has sent its men. { $loser-The } couldn't kill them all; the day belongs to { $victor-the } { told-odds }.
tell-battle-fought-masses-foes-c = { told-near-first } the earth shakes before anyone is to be seen, and then there is nothing else to be seen. { $victor-The } rode over { $loser-the } { told-odds }.
tell-battle-fought-masses-foes-d = They came for land, and { told-near } only { $loser-the } stood on it. Not for long: victory for { $victor-the } { told-odds }.
tell-battle-fought-unled-garrison = The commander of the garrison { told-near } was on leave, says the report. { $victor-The } didn't ask for him { told-odds }.
tell-battle-fought-unled-garrison-b = { told-near-first } the garrison has pay in arrears, new shields and no general. Victory for { $victor-the } over { $loser-the } { told-odds }.
tell-battle-fought-unled-garrison-c = The order to fight has come by post, but no general with it. { told-near-first } { $victor-the } won against { $loser-the } { told-odds }.
tell-battle-fought-unled-people = Every warrior { told-near } fights for his own name, and none for the man beside him. Victory for { $victor-the } over { $loser-the } { told-odds }.
tell-battle-fought-unled-people-b = { $loser-The } had sworn { told-near } to obey no one. The oath is kept, and the day goes to { $victor-the } { told-odds }.
tell-battle-fought-unled-people-c = { told-near-first } three chiefs' sons give three orders to { $loser-the }. { $victor-The } needed only one { told-odds }.
tell-battle-recalled-rome = The courier with laurel on his lance came from { told-recalled }: { $victor-the } over { $loser-the } { told-odds }.
tell-battle-recalled-rome-b = What the panegyric will be about: the day { told-recalled-of }, and { $victor-the } victorious over { $loser-the } { told-odds }.
tell-battle-recalled-rome-c = The Senate votes thanks for { told-recalled }, where { $victor-the } beat { $loser-the } { told-odds }.
tell-battle-recalled-rome-d = The mints put { told-recalled } on the year's coins: { $victor-the } above, { $loser-the } underneath { told-odds }.
tell-battle-recalled-rome-e = Mothers in Rome have learned a name, { told-recalled }. There { $victor-the } beat { $loser-the } { told-odds }.
tell-battle-recalled-rome-f = The bells ring for { told-recalled }, where { $victor-the } won against { $loser-the } { told-odds }.
tell-battle-recalled-foes = In the taverns they lower their voices at the name { told-recalled-of }. { $victor-The } won there against { $loser-the } { told-odds }.
tell-battle-recalled-foes-b = The couriers from { told-recalled } came with lame horses and bad news: { $victor-the } over { $loser-the } { told-odds }.
tell-battle-recalled-foes-c = Beyond the frontier there's a song about { told-recalled } by now. It's about { $victor-the }; the short verse is for { $loser-the } { told-odds }.
tell-battle-recalled-foes-d = The bishops preach on { told-recalled }, and call it a judgement. For { $victor-the } it was a victory over { $loser-the } { told-odds }.
tell-battle-recalled-foes-e = At court no one says { told-recalled } before noon. That's where { $loser-the } lost to { $victor-the } { told-odds }.
tell-battle-recalled-foes-f = The map in the palace has a hole in it now, instead of { told-recalled }. { $victor-The } made it, through { $loser-the } { told-odds }.
tell-plague-tested-spared-chief = No one would have missed { $leader-the } { $area-in }, and the plague doesn't either.
tell-plague-tested-spared-chief-b = { $leader-The } is carried into the tent of the dying { $area-in }, and walks out of it.
tell-plague-tested-spared-chief-c = { $area-In } they had already divided the horses of { $leader-the }. He wants them back.
tell-plague-tested-spared-chief-d = Two days { $leader-the } burns with fever { $area-in }; on the third he asks for meat.
tell-plague-tested-spared-chief-e = The doctor { $area-in } shakes his head over { $leader-the }, and is the one who dies.
tell-units-reduced-plague = The wells are closed { $area-in }, too late for many { $units-of }.
tell-units-reduced-plague-b = { $area-In } the roll takes half as long as in spring: { $units-the }, weakened.
tell-units-reduced-plague-c = They burn the tents of the sick { $area-in }, and the ranks { $units-of } are thin.
tell-units-reduced-plague-d = Every cart { $area-in } goes out loaded and comes back empty. It has been through { $units-the }.
tell-units-reduced-plague-e = The sick { $area-in } are many, the doctors few, and they leave first. Those left behind are { $units-the }.
tell-units-reduced-plague-f = Fever in every second tent { $area-in }: { $units-the }, weakened.
tell-stack-moved-far = It's a long road from { $origin-the } to { $to-the }, and { $leader-the } takes all of it, with { $count ->
    [one] one unit
   *[other] { $count } units
}.
tell-stack-moved-far-b = { $count ->
    [one] One unit needs
   *[other] { $count } units need
} new shoes: { $leader-the } has marched { $count ->
    [one] it
   *[other] them
} from { $origin-the } to { $to-the }.
tell-stack-moved-far-c = At the milestones they count the days. { $leader-The } marches from { $origin-the } as far as { $to-the }, with { $count ->
    [one] one unit
   *[other] { $count } units
}.
tell-stack-moved-great = The column of { $leader-the } takes a day to pass a milestone: { $count ->
    [one] one unit
   *[other] { $count } units
}, from { $origin-the } to { $to-the }.
tell-stack-moved-great-b = Where { $leader-the } has camped in { $origin-the } no grass is left. Now { $to-the } has him, with { $count ->
    [one] one unit
   *[other] { $count } units
}.
tell-stack-moved-great-c = { $leader-The } moves from { $origin-the } to { $to-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}, and the price of bread moves with him.

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
   *[other] { $times }th
}
nth-row = { $row ->
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
    [21] { $row }st
    [22] { $row }nd
    [23] { $row }rd
    [31] { $row }st
    [32] { $row }nd
    [33] { $row }rd
    [41] { $row }st
    [42] { $row }nd
    [43] { $row }rd
    [51] { $row }st
    [52] { $row }nd
    [53] { $row }rd
   *[other] { $row }th
}
