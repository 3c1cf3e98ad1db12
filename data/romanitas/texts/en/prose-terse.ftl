# What happened, as tersely as the facts allow. An event without a text here is told as in prose.ftl.

terse-turn-began = **Turn { $turn }** ({ $first }–{ $last }): { $emperors }.
terse-fatum-thrown-low = Fatum: { $dice }.
terse-fatum-thrown-mixed = Fatum: { $dice }.
terse-fatum-thrown-high = Fatum: { $dice }.
terse-acta-placed-usurper = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-political-revolt = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-weak-basileus = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-basileus = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-strong-basileus = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-heresy = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-religious-quarrels = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-weak-patriarch = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-patriarch = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-loyal-patriarch = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-financial-crisis = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-agrarian-crisis = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-plague = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-stability = *{ $box }* ({ $score }): { $change } RP.
terse-acta-placed-prosperity = *{ $box }* ({ $score }): { $change } RP.
terse-counted = Count: +{ $gains } { lost-sum } = **{ $total }** RP.
terse-counted-cap = Count: +{ $gains } { lost-sum } → **{ $total }** RP, the most there is.
terse-counted-floor = Count: +{ $gains } { lost-sum } → **{ $total }** RP, the least there is.
terse-random-event-drawn-confines = Event { $die }: { $about } tied down.
terse-random-event-drawn-confines-idle = Event { $die }: frontier trouble, no unit tied down.
terse-random-event-drawn-theological-disputes = Event { $die }: theological disputes.
terse-random-event-drawn-earthquake = Event { $die }: earthquake at **{ $about }**.
terse-random-event-drawn-epidemic = Event { $die }: epidemic.
terse-random-event-drawn-arab-razzia = Event { $die }: razzia on **{ $about }**.
terse-random-event-drawn-storm = Event { $die }: storms.

terse-romanness-changed-combat-won = +{ $change } RP, { $total } now.
terse-romanness-changed-persian-expedition = Persia: +{ $change } RP, { $total } now.
terse-romanness-changed-church-gift = Gift of the Church: +{ $change } RP, { $total } now.
terse-romanness-changed-gentle-start = Gentle start: +{ $change } RP.
terse-romanness-changed-coin-lost = Gold of { $about }: −{ $change } RP, { $total } left.
terse-romanness-changed-coin-gained = Gold of { $about }: +{ $change } RP, { $total } now.
terse-romanness-changed-zone-occupied = −{ $change } RP, { $total } left.
terse-romanness-changed-persian-diplomacy = −{ $change } RP, { $total } left.
terse-romanness-changed-monument-lost = −{ $change } RP, { $total } left.

terse-city-desolated = 🔥 **{ $city }** ({ $by }): −1 RP, { $markers }/{ $limit }.
terse-city-desolated-usurper = 🔥 **{ $city }** (usurper): −1 RP, { $markers }/{ $limit }.
terse-city-desolated-political-revolt = 🔥 **{ $city }** (revolt): −1 RP, { $markers }/{ $limit }.
terse-city-desolated-agrarian-crisis = 🔥 **{ $city }** (famine): −1 RP, { $markers }/{ $limit }.
terse-city-desolated-plague = 🔥 **{ $city }** (plague): −1 RP, { $markers }/{ $limit }.
terse-city-desolated-arab-razzia = 🔥 **{ $city }** (razzia): −1 RP, { $markers }/{ $limit }.
terse-desolation-removed-rebuilding = **{ $city }** rebuilt ({ paid-price }).
terse-desolation-removed-missionary = **{ $city }** revived (Missionary, { paid-price }).
terse-monument-built-monastery = Monastery: **{ $city }** ({ $cost } RP).
terse-monument-built-basilica = Basilica: **{ $city }** ({ $cost } RP).
terse-monument-built-fortifications = Fortifications: **{ $city }** ({ $cost } RP).
terse-monument-built-defensive-walls = Defensive Walls: **{ $city }** ({ $cost } RP).
terse-monument-destroyed-monastery = Monastery of **{ $city }** lost.
terse-monument-destroyed-basilica = Basilica of **{ $city }** lost.
terse-monument-destroyed-fortifications = Fortifications of **{ $city }** lost.
terse-monument-destroyed-defensive-walls = Defensive Walls of **{ $city }** lost.

terse-attitude-checked-neutrality = { $nation } ({ $score }): peace.
terse-attitude-checked-piracy = { $nation } ({ $score }): piracy.
terse-attitude-checked-persian-diplomacy = { $nation } ({ $score }): diplomacy.
terse-attitude-checked-raid = **{ $nation }** ({ $score }): raid.
terse-attitude-checked-invasion = **{ $nation }** ({ $score }): invasion.
terse-treaty-held = { $nation }: treaty.
terse-caesar-named = { $nation }: Caesar, −1.
terse-diplomacy-turned-persian = **{ $space }**: with Persia.
terse-diplomacy-turned-roman = **{ $space }**: with Rome{ turned-by }
terse-fleet-sailed = Ships of the { $nation }: { $zone }.
terse-fleet-gone = { $nation }: gone from { $zone }.
terse-piracy-cancelled-no-coast = { $nation }: no coast, no fleet.
terse-piracy-cancelled-storm = { $nation }: storm, no fleet.
terse-raid-began = { $nation } (3) against **{ $city }**.
terse-attack-cancelled-not-roman = { $city } is not Roman: no attack.
terse-attack-cancelled-already-desolated = { $city } is in ruins: no attack.
terse-invasion-began = { $path }.
terse-invasion-passed = { $city }: passed.
terse-invasion-stopped-beaten = { $nation } beaten at **{ $city }**.
terse-invasion-stopped-not-roman = Invasion over: nothing Roman beyond { $city }.
terse-invasion-stopped-end-of-road = Invasion over at { $city }.
terse-invasion-stopped-no-one-left = Invasion over: no { $nation } left at { $city }.
terse-reconquest-began = **{ $nation }** (3) to win back **{ $city }**.
terse-city-reconquered = **{ $city }** lost to the { $nation }.
terse-city-abandoned = { $city }: undefended.

terse-force-mustered-defence = { $figures }, { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $cost } RP.
terse-force-mustered-defence-alone = { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $cost } RP.
terse-force-mustered-attack = **{ $place }**: { $figures }, { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $cost } RP.
terse-force-mustered-attack-alone = **{ $place }**: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $cost } RP.
terse-force-mustered-persia = Persia: { $figures }, { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $cost } RP.
terse-force-mustered-persia-alone = Persia: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $cost } RP.
terse-force-mustered-sea = { $fleets }, { $figures }, { $cost } RP.
terse-force-mustered-sea-alone = { $fleets }, { $cost } RP.
terse-units-sent-home = Sent home: { $units }.
terse-fortifications-held = Fortifications: without { $unit }.
terse-expedition-rolled-battle = Persia ({ $die }): two battles.
terse-expedition-rolled-siege = Persia ({ $die }): battle and siege.
terse-expedition-won = **Persia beaten.**
terse-expedition-turned-back-storm = Turned back: storm.
terse-expedition-turned-back-sunk = Turned back: fleet sunk.
terse-expedition-turned-back-not-through = Turned back: way barred.
terse-expedition-turned-back-undecided = Turned back: beaten at sea.
terse-expedition-turned-back-broken-off = Broken off before the siege.
terse-expedition-turned-back-no-figure = Turned back: no commander.
terse-transport-sailed = { $departure } → { $zones } → **{ $target }**.
terse-city-taken = **{ $city }** taken.
terse-territory-conquered = { $territory }: all Roman.

terse-battle-began-battle-enemy = ⚔️ **{ $place }**: { $count } against { $enemies } ({ $nation } attack).
terse-battle-began-battle-roman = ⚔️ **{ $place }**: { $count } against { $enemies } ({ $nation } defend).
terse-battle-began-siege-enemy = ⚔️ Siege of **{ $place }**: { $count } inside, { $enemies } outside ({ $nation }).
terse-battle-began-siege-roman = ⚔️ Siege of **{ $place }**: { $count } outside, { $enemies } inside ({ $nation }).
terse-stratagem-played-roman = Ours: *{ $stratagem }*.
terse-stratagem-played-roman-idle = Ours: *{ $stratagem }*, no effect.
terse-stratagem-played-enemy = Theirs: *{ $stratagem }*.
terse-stratagem-played-enemy-idle = Theirs: *{ $stratagem }*, no effect.
terse-siege-stratagem-struck-roman = Siege stratagem ({ $die }): ours, { $lost } lost.
terse-siege-stratagem-struck-enemy = Siege stratagem ({ $die }): theirs, { $lost } lost.
terse-disputes-rolled = { $unit } refuse ({ $die }).
terse-unit-rallied-roman = { $unit } rally ({ $box }).
terse-unit-rallied-enemy = { $unit } rally ({ $box }).
terse-reserve-committed = Reserve: { $unit } ({ $box }).
terse-turning-duel = { $box }: { $victor } beat { $victim }, { $high }–{ $low }.
terse-turning-flank = { $box }: { $victor } flank { $victim }, { $high }–{ $low }.
terse-turning-bow = { $box }: { $victor } shoot { $victim } ({ $score }).
terse-turning-wall = { $box }: { $victor } shoot { $victim } ({ $score }).
terse-turning-stratagem = { $box }: { $victor } beat { $victim }, { $high }–{ $low } (*{ $stratagem }*).
terse-turning-figure = { $box }: { $victor } beat { $victim }, { $high }–{ $low } ({ $figure }).
terse-turning-passes = { $stages } passes: lighter losses decide.
terse-turning-both = Both broken: lighter losses decide.
terse-turning-walls = { $stages } passes: the walls hold.
terse-battle-ended-battle-roman = **Won** (lost: { $lost } of ours, { $slain } of theirs).
terse-battle-ended-battle-enemy = **Defeat** (lost: { $lost } of ours, { $slain } of theirs).
terse-battle-ended-siege-roman = **Siege won** (lost: { $lost } of ours, { $slain } of theirs).
terse-battle-ended-siege-enemy = **Siege lost** (lost: { $lost } of ours, { $slain } of theirs).
terse-battle-ended-unfought = **{ $place }: no fight** (Fortifications).
terse-survival-tested-wounded = { $figure } wounded ({ $score }).
terse-survival-tested-eliminated = { $figure } killed ({ $score }).

terse-naval-battle-began = ⚓ **{ $zone }**: against the { $enemies }.
terse-naval-battle-ended-roman = **{ $zone }: won.**
terse-naval-battle-ended-enemy = **{ $zone }: fleet lost.**
terse-naval-battle-ended-nobody = { $zone }: undecided.
terse-drowned-with-fleet = Drowned with { $fleet }: { $units }.
terse-cargo-lost = Lost aboard { $fleet }: { $units }.

terse-ambassador-sent-success = { $nation } ({ $die }, needed { $needed }; { paid-price }): treaty.
terse-ambassador-sent-failure = { $nation } ({ $die }, needed { $needed }; { paid-price }): no treaty.
terse-marriage-offered-success = { $space } ({ $score }, needed { $needed }; { paid-price }): marriage.
terse-marriage-offered-failure = { $space } ({ $score }, needed { $needed }; { paid-price }): no marriage.
terse-pieces-recalled = Back ({ paid-price }): { $pieces }.
terse-pieces-recalled-figure = New { $pieces } ({ paid-price }).
terse-unit-improved = { $unit }: *Elite* ({ paid-price }).
terse-turn-ended = { $unspent } RP unspent.
terse-resumed = Rules corrected: { $dropped ->
        [one] one choice
       *[other] { $dropped } choices
    } to make again.
