# Ce qui s'est passé, comme un bon scribe le télégraphierait. Un événement sans texte ici se raconte comme dans prose.ftl.

terse-turn-began = **{ $year }**
terse-player-turn-began = __{ $player }__
terse-production-counted = { $empire } : { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
terse-production-counted-half = Rome, { $half } : { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
terse-attacked = ⚔️ **{ $area } :** { $attacker } ({ $origin }) +{ $helpers }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-alone = ⚔️ **{ $area } :** { $attacker } ({ $origin }), { $attack } contre { $defense }. Perdu : { $defenders }.
terse-absorbed = 🐎 **{ $area } :** { $attacker } absorbe { $defenders-the }.
terse-taken = 🚩 { $power } : { $areas }.
terse-taken-more = 🚩 { $power } : { $areas }.
terse-taken-stars = ★ { $power } : { $areas }.
terse-rome-rebelled = 🔥 **Rome** : aux mains des rebelles.
terse-rome-taken = 🔥 **Rome tombe :** { $power }.
terse-rome-regained = 🦅 **Rome est romaine.**
terse-raised = { $power } : { $count ->
    [one] une unité nouvelle
   *[other] { $count } unités nouvelles
}.
terse-idle = { $player } : rien.
terse-unit-retreated = { $unit } : fuite devant les Huns.
terse-leader-arrived = 👑 **{ $leader }.**
terse-leader-left = † { $leader }.
terse-emperor-placed = L'Empereur : { $place }.
terse-emperor-placed-north = L'Empereur passe la Ligne : { $place }.
terse-war-declared = ⚔️ **Guerre :** { $by } contre { $on-the }.
terse-alliance-began = 🤝 { $people } avec { $empire-the }.
terse-alliance-ended = { $people } et { $empire-the } : alliance rompue.
terse-peace-made = 🕊️ **Paix** jusqu'en { $until } (traité { $rung }) : { $by-the } cède { $to-to }.
terse-area-yielded = **{ $area }** passe { $by-of } { $to-to }.
terse-areas-yielded = { $by-The } { $by-number ->
    [plural] cèdent
   *[singular] cède
} { $areas-the } { $to-to }.
terse-tribute-set = Tribut parthe : { $amount }.
terse-tribute-set-none = Plus de tribut.
terse-star-looted = 🔥 **{ $area }**, pillage : { $unit }.
terse-star-looted-rome = 🔥 **Sac de Rome :** { $unit }.
terse-star-rebuilt = **{ $area }** : relevée.
terse-star-rebuilt-begun = **{ $area }** : en travaux.
terse-bribes-made = 💰 { $units }, payés par { $empire-the }.
terse-other-fights = ⚔️ { $count } { $count ->
    [one] autre combat
   *[other] autres combats
}.
terse-other-fights-also = ⚔️ { $count } { $count ->
    [one] autre combat
   *[other] autres combats
}, aussi { $areas-in }.
terse-more-fights = ⚔️ { $count } de plus : { $areas }.
terse-bribe-made = 💰 { $unit } ({ $area }) : à la solde { $empire-of }.
terse-revolt-began = 🔥 **{ $area } :** révolte, point de garnison.
terse-revolt-began-armed = 🔥 **{ $area } :** révolte, { $unit }.
terse-revolt-ended = { $area } : calme.
terse-all-revolts-ended = Calme revenu : { $areas }.
terse-all-recivilised = Plus besoin de garnison : { $areas }.
terse-recivilised = { $area } : garnison inutile.
terse-civil-war-began = 🔥 **Guerre civile** { $capital-in } : { $size } au plus.
terse-no-civil-war = Point de guerre civile.
terse-sassanid-revolt-began = 🔥 **Révolte sassanide.**
terse-sassanid-revolt-ended-won = **La Perse est sassanide.**
terse-sassanid-revolt-ended-lost = Sassanides vaincus.
terse-walls-built = 🧱 Murs debout : Constantinople.
terse-walls-fell = **Murs forcés :** Constantinople.
terse-empire-divided = **Empire divisé :** Occident, Orient.
terse-half-fell = **{ $half-The }** : tombé.
terse-people-gone = { $people } : éteints.
terse-kingdom-founded = 👑 **{ $capital } :** { $kingdom } ({ $units }).
terse-kingdom-founded-huns = 👑 **{ $capital } :** siège { $kingdom-of } ({ $units }).
terse-kingdom-turned-foederatus = { $kingdom } : solde romaine.
terse-kingdom-turned-rogue = **{ $kingdom } : serment rompu.**
terse-kingdom-ended = { $kingdom } : fini.
terse-armenia-turned = Arménie : { $to }.
terse-armenia-turned-free = Arménie : libre.
terse-kingdom-inherited = Hérité : { $areas }.
terse-huns-came = 🐎 **{ $horde } :** ils sont là.
terse-huns-came-more = 🐎 { $horde } : renforts.
terse-turn-ended-rome = ★ Rome { $rome }, Parthie { $parthia } : Rome +{ $difference }.
terse-turn-ended-parthia = ★ Rome { $rome }, Parthie { $parthia } : Parthie +{ $difference }.
terse-turn-ended-level = ★ { $rome } partout.
terse-game-ended = **{ $level-The }.** { $reason }
terse-chapter-open = À suivre.
terse-more-revolts = 🔥 Révoltes : { $areas }.
terse-raised-units = Nouvelles unités : { $units }.
terse-thread-contested = { $area } : attaque n° { $times }.
terse-thread-ahead = En tête depuis { $row } décennies : { $player }.
terse-thread-overtaken = Nouveau nom en tête : { $player }.
