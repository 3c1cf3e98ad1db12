# Ce qui s'est passé, comme un bon scribe le télégraphierait. Un événement sans texte ici se raconte comme dans prose.ftl.

terse-turn-began = **{ $year }**
terse-player-turn-began = __Tour { $player-of }__
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
terse-taken = 🚩 { $power-The } { $power-number ->
    [plural] prennent
   *[singular] prend
} { $areas-the }.
terse-taken-more = 🚩 { $power-The } { $power-number ->
    [plural] prennent
   *[singular] prend
} aussi { $areas-the }.
terse-taken-stars = ★ { $power-The } { $power-number ->
    [plural] gagnent
   *[singular] gagne
} { $areas-the }.
terse-rome-rebelled = 🔥 **Rome est aux mains des rebelles.**
terse-rome-taken = 🔥 **Rome tombe** au pouvoir { $power-of }.
terse-rome-regained = 🦅 **Rome est romaine.**
terse-raised = { $power } : { $count ->
    [one] une unité nouvelle
   *[other] { $count } unités nouvelles
}.
terse-idle = { $player } : rien.
terse-unit-retreated = { $unit-The } fuient devant les Huns.
terse-leader-arrived = 👑 **{ $leader }** arrive au pouvoir.
terse-leader-left = † { $leader } n'est plus là.
terse-emperor-placed = L'Empereur est { $place-in }.
terse-emperor-placed-north = L'Empereur passe la Ligne barbare : { $place }.
terse-war-declared = ⚔️ { $by-The } { $by-number ->
    [plural] déclarent
   *[singular] déclare
} **la guerre** { $on-to }.
terse-war-declared-b = ⚔️ C'est **la guerre** : { $by-the } contre { $on-the }.
terse-war-declared-c = ⚔️ { $by-The } { $by-number ->
    [plural] entrent
   *[singular] entre
} **en guerre** contre { $on-the }.
terse-alliance-began = 🤝 { $people-The } { $people-number ->
    [plural] s'allient
   *[singular] s'allie
} { $empire-to }.
terse-alliance-ended = L'alliance { $people-of } avec { $empire-the } est rompue.
terse-peace-made = 🕊️ **Paix** jusqu'en { $until } (traité { $rung }) : { $by-the } { $by-number ->
    [plural] cèdent
   *[singular] cède
    } { $to-to }.
terse-peace-made-b = 🕊️ { $by-The } { $by-number ->
    [plural] demandent
   *[singular] demande
    } **la paix** { $to-to } : traité { $rung }, jusqu'en { $until }
terse-peace-made-c = 🕊️ Jusqu'en { $until }, { $by-the } { $by-number ->
    [plural] signent
   *[singular] signe
    } **la paix** (traité { $rung }).
terse-area-yielded = **{ $area-The }** { $area-number ->
    [plural] passent
   *[singular] passe
} { $by-of } { $to-to }.
terse-areas-yielded = { $by-The } { $by-number ->
    [plural] cèdent
   *[singular] cède
} { $areas-the } { $to-to }.
terse-tribute-set = { $persians-number ->
    [plural] { $persians-The } paient
   *[other] { $persians-The } paie
} désormais { $amount ->
    [one] un point
   *[other] { $amount } points
} de tribut par décennie.
terse-tribute-set-none = Il n'y a plus de tribut.
terse-areas-looted = 🔥 { $power-The } { $power-number ->
    [plural] pillent
   *[singular] pille
} { $areas-the }.
terse-star-looted = 🔥 **{ $area-In }**, { $unit-the } pillent tout.
terse-star-looted-rome = 🔥 { $unit-The } **mettent Rome à sac**.
terse-star-rebuilt = **{ $area-In }**, tout est rebâti.
terse-star-rebuilt-begun = On reconstruit **{ $area-in }**.
terse-bribes-made = 💰 Payés par { $empire-the } pour rester tranquilles : { $units }.
terse-other-fights = ⚔️ Autres victoires : { $units }.
terse-other-fights-also = ⚔️ Autres victoires : { $units }, { $others ->
    [0] {""}
   *[other] notamment{" "}
}{ $areas-in }.
terse-only-fights = ⚔️ Combats gagnés : { $units }.
terse-only-fights-also = ⚔️ Combats gagnés : { $units }, { $others ->
    [0] {""}
   *[other] notamment{" "}
}{ $areas-in }.
terse-more-fights = ⚔️ { $count ->
    [one] Un autre combat est gagné
   *[other] { $count } autres combats sont gagnés
} { $areas-in }.
terse-bribe-made = 💰 { $empire-The } { $empire-number ->
    [plural] achètent
   *[singular] achète
    } la tranquillité { $unit-of } { $area-in }.
terse-revolt-began = 🔥 **{ $area-In }**, on se révolte, faute de garnison.
terse-revolt-began-armed = 🔥 **{ $area-In }**, { $unit-the } se révoltent.
terse-revolt-ended = Le calme revient { $area-in }.
terse-all-revolts-ended = Le calme revient { $areas-in }.
terse-all-rebuilding = On reconstruit { $areas-in }.
terse-all-rebuilt = Les travaux sont finis { $areas-in }.
terse-all-recivilised = Il n'y a plus besoin de garnison { $areas-in }.
terse-recivilised = Il n'y a plus besoin de garnison { $area-in }.
terse-civil-war-began = 🔥 **La guerre civile** éclate { $capital-in }, avec { $size ->
    [one] une légion
   *[other] { $size } légions
} au plus.
terse-no-civil-war = Il n'y a pas de guerre civile.
terse-sassanid-revolt-began = 🔥 **Les Sassanides se révoltent.**
terse-sassanid-revolt-ended-won = **La Perse est sassanide.**
terse-sassanid-revolt-ended-lost = Les Sassanides sont vaincus.
terse-walls-built = 🧱 Les Murs de Constantinople sont debout.
terse-walls-fell = **Les Murs de Constantinople sont forcés.**
terse-empire-divided = **L'Empire est divisé** entre Occident et Orient.
terse-half-fell = **{ $half-The } n'est plus.**
terse-people-gone = { $people-The } ne sont plus.
terse-kingdom-founded = 👑 { $unit-The } fondent **{ $kingdom-the }** { $capital-in } ({ $units }).
terse-kingdom-founded-other = 👑 { $unit-The } s'établissent { $capital-in } et deviennent **{ $kingdom-the }** ({ $units }).
terse-kingdom-founded-huns = 👑 **{ $capital-The }** devient le siège { $kingdom-of } ({ $units }).
terse-kingdom-turned-foederatus = { $kingdom-The } accepte la solde de Rome.
terse-kingdom-turned-rogue = **{ $kingdom-The } rompt avec Rome.**
terse-kingdom-turned-rogue-brief = **{ $kingdom-The } accepte la solde de Rome, puis rompt avec elle.**
terse-kingdom-ended = { $kingdom-The } a cessé d'être.
terse-armenia-turned = L'Arménie se range aux côtés { $to-of }.
terse-armenia-turned-free = L'Arménie est libre.
terse-kingdom-inherited = Rome hérite { $areas-of }.
terse-huns-came = 🐎 **{ $horde-The }** sont là.
terse-huns-came-more = 🐎 D'autres cavaliers { $horde-of } arrivent.
terse-turn-ended-rome = ★ Rome { $rome }, { $persians } { $parthia } : Rome +{ $difference }.
terse-turn-ended-parthia = ★ Rome { $rome }, { $persians } { $parthia } : { $persians } +{ $difference }.
terse-turn-ended-level = ★ { $rome } partout.
terse-game-ended = **{ $level-The }.** { $reason }
terse-chapter-open = À suivre.
terse-more-revolts = 🔥 { $areas-number ->
    [plural] Des révoltes éclatent
   *[singular] Une révolte éclate
} { $areas-in }.
terse-raised-units = Nouvelles unités : { $units }.
terse-thread-contested = { $area-The } : attaque n° { $times }.
terse-thread-contested-b = Attaques { $area-in } à ce jour : { $times }.
terse-thread-contested-c = On s'est battu { $times } fois { $area-in }.
terse-thread-ahead = En tête depuis { $row } décennies : { $player }.
terse-thread-ahead-b = { $row } décomptes de suite : { $player-the } { $player-number ->
    [plural] mènent
   *[singular] mène
    }.
terse-thread-ahead-c = { $player-The } { $player-number ->
    [plural] gardent
   *[singular] garde
    } la tête ({ $row } décennies).
terse-thread-overtaken = Nouveau nom en tête : { $player }.

# Les combats selon leurs circonstances.

terse-attacked-again = ⚔️ **{ $area }**, attaque n° { $times } : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-again-b = ⚔️ Encore **{ $area-the }** : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-back = ⚔️ Retour **{ $area-in }** : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-back-b = ⚔️ On reprend **{ $area-the }** : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-rebels = ⚔️ **{ $area }**, Romains contre Romains : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-star = ⭐ **{ $area }**, une étoile : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-star-b = ⭐ Étoile prise **{ $area-in }** : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-narrow = ⚔️ **{ $area }**, à un point près : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-crushing = ⚔️ **{ $area }**, sans peine : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-crushing-b = ⚔️ **{ $area }**, au double des forces : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.
terse-attacked-many = ⚔️ **{ $area }**, plusieurs d'un coup : { $attacker }, { $attack } contre { $defense }. Perdu : { $defenders }.

# Les chefs, par camp.

terse-leader-arrived-rome = 👑 Rome suit désormais **{ $leader }**.
terse-leader-arrived-parthia = 👑 { $persians-number ->
    [plural] { $persians-The } suivent
   *[other] { $persians-The } suit
} désormais **{ $leader }**.
terse-leader-left-rome = † Rome perd { $leader }.
terse-leader-left-parthia = † { $persians-number ->
    [plural] { $persians-The } perdent
   *[other] { $persians-The } perd
} { $leader }.
