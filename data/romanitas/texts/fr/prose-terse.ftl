# Ce qui s'est passé, aussi sèchement que les faits le permettent. Un événement sans texte ici se raconte comme dans
# prose.ftl.

terse-turn-began = **Tour { $turn }** ({ $first }–{ $last }) : { $emperors }.
terse-fatum-thrown-low = Fatum : { $dice }.
terse-fatum-thrown-mixed = Fatum : { $dice }.
terse-fatum-thrown-high = Fatum : { $dice }.
terse-acta-placed-usurper = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-political-revolt = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-weak-basileus = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-basileus = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-strong-basileus = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-heresy = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-religious-quarrels = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-weak-patriarch = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-patriarch = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-loyal-patriarch = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-financial-crisis = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-agrarian-crisis = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-plague = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-stability = *{ $box }* ({ $score }) : { $change } PR.
terse-acta-placed-prosperity = *{ $box }* ({ $score }) : { $change } PR.
terse-counted = Décompte : +{ $gains } { lost-sum } = **{ $total }** PR.
terse-counted-cap = Décompte : +{ $gains } { lost-sum } → **{ $total }** PR, le maximum.
terse-counted-floor = Décompte : +{ $gains } { lost-sum } → **{ $total }** PR, le minimum.
terse-random-event-drawn-confines = Événement { $die } : { $about }, hors de portée ce tour-ci.
terse-random-event-drawn-confines-idle = Événement { $die } : troubles aux confins, aucune unité retenue.
terse-random-event-drawn-theological-disputes = Événement { $die } : disputes théologiques.
terse-random-event-drawn-earthquake = Événement { $die } : séisme à **{ $about }**.
terse-random-event-drawn-epidemic = Événement { $die } : épidémie.
terse-random-event-drawn-arab-razzia = Événement { $die } : razzia sur **{ $about }**.
terse-random-event-drawn-storm = Événement { $die } : tempêtes.

terse-romanness-changed-combat-won = +{ $change } PR, { $total } désormais.
terse-romanness-changed-persian-expedition = Perse : +{ $change } PR, { $total } désormais.
terse-romanness-changed-church-gift = Don de l'Église : +{ $change } PR, { $total } désormais.
terse-romanness-changed-gentle-start = Début clément : +{ $change } PR.
terse-romanness-changed-coin-lost = Or, { $about } : −{ $change } PR, reste { $total }.
terse-romanness-changed-coin-gained = Or, { $about } : +{ $change } PR, { $total } désormais.
terse-romanness-changed-zone-occupied = −{ $change } PR, reste { $total }.
terse-romanness-changed-persian-diplomacy = −{ $change } PR, reste { $total }.
terse-romanness-changed-monument-lost = −{ $change } PR, reste { $total }.

terse-city-desolated = 🔥 **{ $city }** ({ $by }) : −1 PR, { $markers }/{ $limit }.
terse-city-desolated-usurper = 🔥 **{ $city }** (usurpateur) : −1 PR, { $markers }/{ $limit }.
terse-city-desolated-political-revolt = 🔥 **{ $city }** (révolte) : −1 PR, { $markers }/{ $limit }.
terse-city-desolated-agrarian-crisis = 🔥 **{ $city }** (famine) : −1 PR, { $markers }/{ $limit }.
terse-city-desolated-plague = 🔥 **{ $city }** (peste) : −1 PR, { $markers }/{ $limit }.
terse-city-desolated-arab-razzia = 🔥 **{ $city }** (razzia) : −1 PR, { $markers }/{ $limit }.
terse-desolation-removed-rebuilding = **{ $city }** rebâtie ({ paid-price }).
terse-desolation-removed-missionary = **{ $city }** relevée (missionnaire, { paid-price }).
terse-monument-built-monastery = Monastère : **{ $city }** ({ $cost } PR).
terse-monument-built-basilica = Basilique : **{ $city }** ({ $cost } PR).
terse-monument-built-fortifications = Fortifications : **{ $city }** ({ $cost } PR).
terse-monument-built-defensive-walls = Murailles : **{ $city }** ({ $cost } PR).
terse-monument-destroyed-monastery = **{ $city }** : Monastère détruit.
terse-monument-destroyed-basilica = **{ $city }** : Basilique détruite.
terse-monument-destroyed-fortifications = **{ $city }** : Fortifications détruites.
terse-monument-destroyed-defensive-walls = **{ $city }** : Murailles détruites.

terse-attitude-checked-neutrality = { $nation } ({ $score }) : paix.
terse-attitude-checked-piracy = { $nation } ({ $score }) : piraterie.
terse-attitude-checked-persian-diplomacy = { $nation } ({ $score }) : diplomatie.
terse-attitude-checked-raid = **{ $nation }** ({ $score }) : raid.
terse-attitude-checked-invasion = **{ $nation }** ({ $score }) : invasion.
terse-treaty-held = { $nation } : traité.
terse-caesar-named = { $nation } : César, −1.
terse-diplomacy-turned-persian = **{ $space }** : avec la Perse.
terse-diplomacy-turned-roman = **{ $space }** : avec Rome{ turned-by }
terse-fleet-sailed = Navires { $nation-of } : { $zone-word }.
terse-fleet-gone = Départ { $nation-of } : { $zone-word }.
terse-piracy-cancelled-no-coast = { $nation } : pas de côte, pas de flotte.
terse-piracy-cancelled-storm = { $nation } : tempête, pas de flotte.
terse-raid-began = { $nation } (3) contre **{ $city }**.
terse-attack-cancelled-not-roman = { $city } n'est pas romaine : pas d'attaque.
terse-attack-cancelled-already-desolated = { $city } est en ruine : pas d'attaque.
terse-invasion-began = { $path }.
terse-invasion-passed = { $city } : passage.
terse-invasion-stopped-beaten = { $nation } battus à **{ $city }**.
terse-invasion-stopped-not-roman = Invasion finie : plus rien de romain au-delà ({ $city }).
terse-invasion-stopped-end-of-road = Invasion finie à { $city }.
terse-invasion-stopped-no-one-left = Invasion finie : { $nation-the } sont tous tombés à { $city }.
terse-reconquest-began = **{ $nation }** (3) pour reprendre **{ $city }**.
terse-city-reconquered = **{ $city }** perdue, prise par { $nation-the }.
terse-city-abandoned = { $city } : sans défense.

terse-force-mustered-defence = { $figures }, { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $cost } PR.
terse-force-mustered-defence-alone = Sans général : { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $cost } PR.
terse-force-mustered-attack = **{ $place }** : { $figures }, { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $cost } PR.
terse-force-mustered-attack-alone = **{ $place }** : { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $cost } PR.
terse-force-mustered-persia = Perse : { $figures }, { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $cost } PR.
terse-force-mustered-persia-alone = Perse : { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $cost } PR.
terse-force-mustered-sea = { $fleets }, { $figures }, { $cost } PR.
terse-force-mustered-sea-alone = { $fleets }, { $cost } PR.
terse-units-sent-home = Renvoi : { $units }.
terse-fortifications-held = Fortifications : sans { $unit }.
terse-expedition-rolled-battle = Perse ({ $die }) : deux batailles.
terse-expedition-rolled-siege = Perse ({ $die }) : bataille et siège.
terse-expedition-won = **Perse battue.**
terse-expedition-turned-back-storm = Retour : tempête.
terse-expedition-turned-back-sunk = Retour : flotte coulée.
terse-expedition-turned-back-not-through = Retour : route barrée.
terse-expedition-turned-back-undecided = Retour : battue en mer.
terse-expedition-turned-back-broken-off = Retour avant le siège.
terse-expedition-turned-back-no-figure = Retour : plus de général.
terse-transport-sailed = { $departure } → { $zones-word } → **{ $target }**.
terse-city-taken = **{ $city }** prise.
terse-territory-conquered = { $territory } : tout romain.

terse-battle-began-battle-enemy = ⚔️ **{ $place-word }** : { $count } contre { $enemies } (attaque : { $nation }).
terse-battle-began-battle-roman = ⚔️ **{ $place-word }** : { $count } contre { $enemies } (défense : { $nation }).
terse-battle-began-siege-enemy = ⚔️ Siège, **{ $place }** : { $count } dedans, { $enemies } dehors ({ $nation }).
terse-battle-began-siege-roman = ⚔️ Siège, **{ $place }** : { $count } dehors, { $enemies } dedans ({ $nation }).
terse-stratagem-played-roman = Nous : *{ $stratagem }*.
terse-stratagem-played-roman-idle = Nous : *{ $stratagem }*, sans effet.
terse-stratagem-played-enemy = Eux : *{ $stratagem }*.
terse-stratagem-played-enemy-idle = Eux : *{ $stratagem }*, sans effet.
terse-siege-stratagem-struck-roman = Stratagème de siège ({ $die }) : à nous ; pertes : { $lost }.
terse-siege-stratagem-struck-enemy = Stratagème de siège ({ $die }) : à eux ; pertes : { $lost }.
terse-disputes-rolled = Refus de combattre ({ $die }) : { $unit }.
terse-unit-rallied-roman = Ralliement ({ $box-in }) : { $unit }.
terse-unit-rallied-enemy = Ralliement adverse ({ $box-in }) : { $unit }.
terse-reserve-committed = Réserve ({ $box-in }) : { $unit }.
terse-turning-duel = { $box } : { $victor } battent { $victim }, { $high }–{ $low }.
terse-turning-flank = { $box } : { $victor } prennent de flanc { $victim }, { $high }–{ $low }.
terse-turning-bow = { $box } : { $victor } mettent en fuite { $victim } (arc, { $score }).
terse-turning-wall = { $box } : { $victor } abattent { $victim } (arc, { $score }).
terse-turning-stratagem = { $box } : { $victor } battent { $victim }, { $high }–{ $low } (*{ $stratagem }*).
terse-turning-figure = { $box } : { $victor } battent { $victim }, { $high }–{ $low } ({ $figure }).
terse-turning-passes = { $stages } passes : les moindres pertes décident.
terse-turning-both = Les deux lignes rompues : les moindres pertes décident.
terse-turning-walls = { $stages } passes : les murs tiennent.
terse-battle-ended-battle-roman = **Victoire** (pertes : { $lost } chez nous, { $slain } chez eux).
terse-battle-ended-battle-enemy = **Défaite** (pertes : { $lost } chez nous, { $slain } chez eux).
terse-battle-ended-siege-roman = **Siège gagné** (pertes : { $lost } chez nous, { $slain } chez eux).
terse-battle-ended-siege-enemy = **Siège perdu** (pertes : { $lost } chez nous, { $slain } chez eux).
terse-battle-ended-unfought = **{ $place } : pas de combat** (Fortifications).
terse-survival-tested-wounded = { $figure } blessé ({ $score }).
terse-survival-tested-eliminated = { $figure } tué ({ $score }).

terse-naval-battle-began = ⚓ Combat, **{ $zone-word }** : contre { $enemies-the }.
terse-naval-battle-ended-roman = **Gagné : { $zone-word }.**
terse-naval-battle-ended-enemy = **Flotte perdue : { $zone-word }.**
terse-naval-battle-ended-nobody = Combat indécis : { $zone-word }.
terse-drowned-with-fleet = Noyés avec { $fleet } : { $units }.
terse-cargo-lost = Perdus à bord { $fleet-of } : { $units }.

terse-ambassador-sent-success = { $nation } ({ $die }, il fallait { $needed } ; { paid-price }) : traité.
terse-ambassador-sent-failure = { $nation } ({ $die }, il fallait { $needed } ; { paid-price }) : pas de traité.
terse-marriage-offered-success = { $space } ({ $score }, il fallait { $needed } ; { paid-price }) : mariage.
terse-marriage-offered-failure = { $space } ({ $score }, il fallait { $needed } ; { paid-price }) : pas de mariage.
terse-pieces-recalled = De retour ({ paid-price }) : { $pieces }.
terse-pieces-recalled-figure = Nouveau { $pieces } ({ paid-price }).
terse-unit-improved = *Élite* : { $unit } ({ paid-price }).
terse-turn-ended = Non dépensés : { $unspent } PR.
terse-resumed = Règles corrigées : { $dropped } choix à refaire.
