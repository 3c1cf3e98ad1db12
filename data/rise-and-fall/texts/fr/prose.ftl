# Le narrateur de Rise and Fall : tell-<racine> pour chaque événement qui a son histoire, avec des variantes -b, -c, etc.

tell-turn-began = **{ $year }** Une nouvelle décennie commence.
tell-turn-began-b = **{ $year }** Les scribes ouvrent un nouveau rouleau.
tell-turn-began-c = **{ $year }** Dix ans de plus à la roue.
tell-turn-heading = **{ $year }**
tell-player-turn-began = __Tour { $player-of }__
tell-production-counted = { $empire-The } { $empire-number ->
    [plural] peuvent
   *[singular] peut
    } tenir { $total ->
    [one] { $total } point
   *[other] { $total } points
    } en campagne.
tell-production-counted-b = Les greniers { $empire-of } nourrissent { $total ->
    [one] { $total } point
   *[other] { $total } points
    } de troupes.
tell-production-counted-c = { $total ->
    [one] { $total } point
   *[other] { $total } points
    } : voilà ce que { $empire-the } { $empire-number ->
    [plural] peuvent
   *[singular] peut
    } payer cette décennie.
tell-production-counted-half = { $half-The } peut tenir { $total ->
    [one] { $total } point
   *[other] { $total } points
    } en campagne.
tell-production-counted-half-b = Il y a { $half-in } de quoi payer { $total ->
    [one] { $total } point
   *[other] { $total } points
    } de troupes.
tell-attacked = ⚔️ **{ $area-In }**, avec { $helpers ->
    [one] une unité en soutien
   *[other] { $helpers } unités en soutien
}, { $attacker-the }, depuis { $origin-the }, { $attacker-number ->
    [plural] écrasent
   *[singular] écrase
} { $defenders-the } ({ $attack } contre { $defense }).
tell-attacked-b = ⚔️ **{ $area-In }**, { $attacker-the } et { $helpers ->
    [one] une unité en soutien balaient
   *[other] { $helpers } unités en soutien balaient
} { $defenders-the } ({ $attack } contre { $defense }).
tell-attacked-c = ⚔️ Depuis { $origin-the } contre **{ $area-the }** : { $attack } contre { $defense }. { $attacker-The } { $attacker-number ->
    [plural] prennent
   *[singular] prend
} la place { $defenders-of }.
tell-attacked-d = ⚔️ **{ $area-In }**, changement de maître : { $attacker-the } en tête, { $helpers ->
    [one] une unité
   *[other] { $helpers } unités
} en soutien, et { $defenders-the } { $defenders-number ->
    [plural] cèdent
   *[singular] cède
} ({ $attack } contre { $defense }).
tell-attacked-e = ⚔️ **{ $area-In }**, { $defense } n'arrête pas { $attack }. { $attacker-The } et { $helpers ->
    [one] une autre unité
   *[other] { $helpers } autres unités
} en finissent avec { $defenders-the }.
tell-attacked-alone = ⚔️ **{ $area-In }**, depuis { $origin-the }, { $attacker-the } { $attacker-number ->
    [plural] se passent
   *[singular] se passe
} d'aide contre { $defenders-the } ({ $attack } contre { $defense }).
tell-attacked-alone-b = ⚔️ **{ $area-In }**, { $attacker-the } { $attacker-number ->
    [plural] suffisent
   *[singular] suffit
} contre { $defenders-the } ({ $attack } contre { $defense }).
tell-attacked-alone-c = ⚔️ **{ $area-The }**, d'un seul élan : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-alone-d = ⚔️ **{ $area-In }**, personne ne vient au secours { $defenders-of } ; { $attacker-the } { $attacker-number ->
    [plural] l'emportent
   *[singular] l'emporte
}, { $attack } contre { $defense }.
tell-attacked-alone-e = ⚔️ **{ $area-In }**, { $attack } contre { $defense }, et { $attacker-the } { $attacker-number ->
    [plural] tiennent
   *[singular] tient
} la place { $defenders-of }.
tell-absorbed = 🐎 Avec { $attacker-the } désormais, ou plus du tout : voilà, **{ $area-in }**, le choix { $defenders-of }.
tell-absorbed-b = 🐎 { $attacker-The } passent sur **{ $area-the }** comme l'orage, et emportent { $defenders-the }.
tell-taken = 🚩 Nouvelles terres { $power-of } : { $areas }.
tell-taken-more = 🚩 Nouvelles terres { $power-of } : { $areas }.
tell-taken-stars = Gains { $power-of } : { $areas }.
tell-taken-stars-b = Aux étoiles { $power-of } { $areas-number ->
    [plural] s'ajoutent
   *[singular] s'ajoute
} { $areas }.
tell-rome-rebelled = 🔥 **Rome est aux mains des rebelles.** Des Romains la tiennent encore, mais plus pour l'Empereur.
tell-rome-taken = 🔥 **Rome est tombée** au pouvoir { $power-of }. Le monde retient son souffle, et s'aperçoit qu'il continue.
tell-rome-regained = 🦅 **Rome est de nouveau romaine.**
tell-raised = { $count ->
    [one] Une nouvelle unité
   *[other] { $count } nouvelles unités
} pour { $power-the }.
tell-raised-b = { $count ->
    [one] Une unité a été levée
   *[other] { $count } unités ont été levées
} pour { $power-the }.
tell-idle = Rien ne bouge.
tell-idle-b = La décennie passe en garnison.
tell-unit-retreated = { $unit-The } cèdent la place aux Huns.
tell-unit-retreated-b = Les chariots { $unit-of } roulent : n'importe où, pourvu que n'y soient pas les Huns.
tell-leader-arrived = 👑 **{ $leader }** prend les rênes.
tell-leader-arrived-b = 👑 L'époque a de nouveau un nom : **{ $leader }**.
tell-leader-arrived-c = 👑 **{ $leader }** paraît, et les armées le sentent.
tell-leader-arrived-rome = 👑 **{ $leader }** a les félicitations du Sénat et le serment de l'armée. Le serment d'abord.
tell-leader-arrived-rome-b = 👑 Un nouveau profil sur les monnaies de Rome : **{ $leader }**.
tell-leader-arrived-rome-c = 👑 Rome a trouvé son homme : **{ $leader }**.
tell-leader-arrived-parthia = 👑 À Ctésiphon, les nobles s'agenouillent devant **{ $leader }**, roi des rois.
tell-leader-arrived-parthia-b = 👑 Les sept grandes maisons d'Iran suivent **{ $leader }**, toutes les sept pour une fois.
tell-leader-arrived-parthia-c = 👑 **{ $leader }** compte ses cavaliers et regarde vers l'ouest.
tell-leader-left = † { $leader } n'est plus.
tell-leader-left-b = † { $leader } laisse la scène à de moins grands.
tell-leader-left-rome = † { $leader } est mort, et le Sénat vote : un dieu, ou non ?
tell-leader-left-rome-b = † Rome suit le convoi { $leader-of } ; les légions demandent qui les paie désormais.
tell-leader-left-rome-c = † Le temps { $leader-of } est passé. Ses portraits restent, faute de mieux.
tell-leader-left-parthia = † Le feu allumé pour { $leader } s'éteint, comme le veut la coutume à la mort d'un roi.
tell-leader-left-parthia-b = † { $leader } est mort, et ses fils se comptent.
tell-leader-left-parthia-c = † Le trône de Ctésiphon est vide : { $leader } ne montera plus à cheval.
tell-emperor-placed = L'Empereur reste { $place-in }.
tell-emperor-placed-north = L'Empereur mène ses troupes au-delà de la Ligne : { $place }.
tell-war-declared = ⚔️ **{ $by-The } { $by-number ->
    [plural] déclarent
   *[singular] déclare
} la guerre { $on-to }.**
tell-war-declared-b = ⚔️ La lance est jetée : **{ $by-the } contre { $on-the }**.
tell-war-declared-c = ⚔️ **Guerre : { $by-the } contre { $on-the }.**
tell-alliance-began = 🤝 { $people-The } { $people-number ->
    [plural] se rangent
   *[singular] se range
} aux côtés { $empire-of }.
tell-alliance-began-b = 🤝 { $empire-The } et { $people-the } ont désormais les mêmes ennemis.
tell-alliance-ended = L'alliance { $empire-of } et { $people-of } a vécu.
tell-peace-made = 🕊️ **{ $by-The } { $by-number ->
    [plural] demandent
   *[singular] demande
    } la paix { $to-to }**, aux termes du traité { $rung }. Jusqu'en { $until }, les glaives se reposent.
tell-peace-made-rome = 🕊️ **Rome demande la paix.** Le Sénat appelle le traité { $rung } un succès ; il lie les deux camps jusqu'en { $until }
tell-peace-made-rome-b = 🕊️ **Un envoyé romain passe l'Euphrate sans armée.** Traité { $rung }, et la paix jusqu'en { $until }
tell-peace-made-parthia = 🕊️ **{ $persians-number ->
    [plural] { $persians-The } demandent
   *[other] { $persians-The } demande
} la paix.** Le roi des rois signe le traité { $rung } et laisse Rome tranquille jusqu'en { $until }
tell-peace-made-parthia-b = 🕊️ **Des envoyés de Ctésiphon apportent de la soie et demandent la paix.** Ils obtiennent le traité { $rung }, jusqu'en { $until }
tell-peace-made-again = 🕊️ **De nouveau { $by-the } { $by-number ->
    [plural] demandent
   *[singular] demande
    } la paix.** Les envoyés connaissent désormais les auberges. Traité { $rung }, jusqu'en { $until }
tell-peace-made-again-b = 🕊️ **Encore la paix, et encore à la demande { $by-of }.** Le traité { $rung } vaut jusqu'en { $until }
tell-peace-made-again-c = 🕊️ **On ressort le vieux traité de son coffre :** paix pour { $by-the }, aux termes du traité { $rung }, jusqu'en { $until }
tell-area-yielded = Par traité, **{ $area-the }** { $area-number ->
    [plural] passent
   *[singular] passe
} du pouvoir { $by-of } à celui { $to-of }.
tell-area-yielded-b = { $by-The } { $by-number ->
    [plural] cèdent
   *[singular] cède
    } **{ $area-the }** { $to-to }.
tell-tribute-set = { $persians-number ->
    [plural] { $persians-The } paient
   *[other] { $persians-The } paie
} { $amount ->
    [one] un point
   *[other] { $amount } points
} de tribut par décennie.
tell-tribute-set-none = C'en est fini du tribut.
tell-star-looted = 🔥 **{ $area-In }**, { $unit-the } pillent tout.
tell-star-looted-b = 🔥 **{ $area-In }**, { $unit-the } ne laissent rien qui puisse s'emporter.
tell-star-looted-again = 🔥 **{ $area-In }**, de nouveau. { $unit-The } savent où sont les caves.
tell-star-looted-again-b = 🔥 Il restait peu de chose **{ $area-in }**. { $unit-The } prennent le reste.
tell-star-looted-rome = 🔥 **Sac de Rome.** Trois jours durant, { $unit-the } descendent aux chariots le butin du monde.
tell-star-rebuilt = **{ $area-The }** { $area-number ->
    [plural] se relèvent
   *[singular] se relève
}.
tell-star-rebuilt-b = **{ $area-In }**, tout est debout, et l'on paie l'impôt.
tell-star-rebuilt-begun = Les maçons sont à l'œuvre **{ $area-in }**.
tell-star-rebuilt-begun-b = **{ $area-In }**, on pose des briques.
tell-bribes-made = 💰 L'or { $empire-of } retient { $count ->
        [one] une unité
       *[other] { $count } unités
    } sur place : { $units }.
tell-bribes-made-b = 💰 { $count ->
        [one] Une unité ne bougera pas, payée
       *[other] { $count } unités ne bougeront pas, payées
    } par { $empire-the } : { $units }.
tell-more-fights = ⚔️ { $count ->
    [one] Un autre combat a été gagné
   *[other] { $count } autres combats ont été gagnés
} { $areas-in }.
tell-more-fights-b = ⚔️ Et { $count ->
    [one] une victoire de plus
   *[other] { $count } victoires de plus
} { $areas-in }.
tell-bribe-made = 💰 { $empire-The } { $empire-number ->
    [plural] paient
   *[singular] paie
    } { $unit-the } pour que rien ne bouge { $area-in }.
tell-bribe-made-b = 💰 **{ $area-In }**, l'or { $empire-of } retient { $unit-the }.
tell-bribe-made-c = 💰 **{ $area-In }**, { $empire-the } { $empire-number ->
    [plural] achètent
   *[singular] achète
    } le repos { $unit-of }.
tell-revolt-began = 🔥 **{ $area-In }**, on refuse d'obéir { $empire-to } ; il n'y a pas de garnison pour insister.
tell-revolt-began-b = 🔥 **{ $area-In }**, plus de garnison : on n'y paie plus d'impôts { $empire-to }.
tell-revolt-began-armed = 🔥 **Révolte { $area-in } :** { $unit-the } se lèvent contre { $empire-the }.
tell-revolt-began-armed-b = 🔥 **{ $area-In }**, { $unit-the } prennent les armes ; le pays échappe { $empire-to }.
tell-revolt-ended = { $area-In }, le calme est revenu.
tell-revolt-ended-b = { $area-In }, l'agitation est retombée.
tell-recivilised = { $area-In }, plus besoin d'une garnison { $empire-of }.
tell-recivilised-b = { $empire-The } { $empire-number ->
    [plural] peuvent
   *[singular] peut
    } se passer de garnison { $area-in }.
tell-civil-war-began = 🔥 **Guerre civile.** { $capital-In }, on se donne un empereur, avec { $size ->
    [one] une légion au plus
   *[other] { $size } légions au plus
    }.
tell-civil-war-began-b = 🔥 **Romains contre Romains :** { $capital-in }, un autre porte la pourpre, et jusqu'à { $size ->
    [one] une légion le salue
   *[other] { $size } légions le saluent
    }.
tell-civil-war-began-again = 🔥 **Guerre civile, et la dernière n'a pas dix ans.** { $capital-In }, une seconde pourpre paraît, avec { $size ->
    [one] une légion
   *[other] { $size } légions
    } au plus.
tell-civil-war-began-again-b = 🔥 **Moins de dix ans depuis le dernier usurpateur.** Celui-ci siège { $capital-in }, et { $size ->
    [one] une légion au plus lui prête
   *[other] jusqu'à { $size } légions lui prêtent
    } serment.
tell-no-civil-war = Cette fois, aucun général ne trouve qui le suive.
tell-sassanid-revolt-began = 🔥 **En Perside, le feu se rallume :** Ardachir se lève contre les Arsacides.
tell-sassanid-revolt-ended-won = **Les Sassanides règnent.** L'Iran a de nouveaux maîtres, et ils se souviennent de Darius.
tell-sassanid-revolt-ended-lost = Le dernier Sassanide tombe ; les Arsacides restent.
tell-walls-built = 🧱 Les Murs de Constantinople s'élèvent sur le Bosphore.
tell-walls-fell = **Les Murs de Constantinople sont forcés.**
tell-empire-divided = **L'Empire est divisé** entre Occident et Orient.
tell-half-fell = **{ $half-The } n'est plus.**
tell-people-gone = { $people-The } disparaissent de l'histoire.
tell-kingdom-founded = 👑 { $unit-The } s'établissent { $capital-in } et fondent **{ $kingdom-the }**, avec { $units ->
    [one] une unité
   *[other] { $units } unités
}.
tell-kingdom-founded-other = 👑 { $unit-The } s'établissent { $capital-in } avec { $units ->
    [one] une unité
   *[other] { $units } unités
} ; pour le monde, c'est désormais **{ $kingdom-the }**.
tell-kingdom-founded-huns = 👑 { $kingdom-The } font **{ $capital-of }** leur capitale : { $units ->
    [one] une unité en part
   *[other] { $units } unités en partent
} désormais.
tell-kingdom-turned-foederatus = { $kingdom-The } accepte la solde de Rome.
tell-kingdom-turned-foederatus-b = { $kingdom-The } jure de se battre pour Rome.
tell-kingdom-turned-foederatus-c = { $kingdom-The } envoie des lances à Rome, et la facture.
tell-kingdom-turned-foederatus-d = Rome prend un allié à l'année : { $kingdom-the }.
tell-kingdom-turned-rogue = **{ $kingdom-The } rompt son serment.**
tell-kingdom-turned-rogue-b = **{ $kingdom-The } marche de nouveau pour son compte.**
tell-kingdom-turned-rogue-c = **C'en est fait du serment :** { $kingdom-the } quitte le service de Rome.
tell-kingdom-turned-rogue-d = **{ $kingdom-The } a mieux à faire que de servir Rome.**
tell-kingdom-turned-rogue-brief = **{ $kingdom-The } accepte la solde de Rome, et rompt son serment avant dix ans.**
tell-kingdom-turned-rogue-brief-b = **{ $kingdom-The } jure fidélité à Rome, puis marche de nouveau pour son compte,** le tout en dix ans.
tell-kingdom-turned-rogue-brief-c = Rome engage { $kingdom-the } **et le perd** avant la fin de la décennie.
tell-kingdom-ended = { $kingdom-The } a cessé d'être.
tell-armenia-turned = L'Arménie se range aux côtés { $to-of }.
tell-armenia-turned-free = L'Arménie s'appartient de nouveau.
tell-kingdom-inherited = Par testament, Rome hérite : { $areas }.
tell-huns-came = 🐎 **{ $horde-The } sont là**, sortis de l'herbe au bord de la carte.
tell-huns-came-more = 🐎 D'autres cavaliers { $horde-of } montent de la steppe.
tell-turn-ended-rome = Le compte : Rome { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    }, { $persians } { $parthia }. Rome mène de { $difference }.
tell-turn-ended-parthia = Le compte : Rome { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    }, { $persians } { $parthia }. { $persians-number ->
        [plural] { $persians-The } mènent
       *[other] { $persians-The } mène
    } de { $difference }.
tell-turn-ended-level = Le compte : { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    } de chaque côté.
tell-game-ended = **{ $level-The }.** { $reason }

chapter-heading = ## Tour { $turn } · { $year }
tell-chapter-open = Cette décennie n'est pas encore racontée.

summary-heading = **La décennie s'achève : { $year }**
summary-lands = 🚩 **Aires :** { $lands }
summary-land = { $power-word } { $areas } ({ $change })
summary-taken = 🚩 **{ $power } :** { $areas }
areas-more = { $count } de plus
summary-fights = ⚔️ **{ $power } :** { $won ->
    [0] {""}
    [one] une victoire
   *[other] { $won } victoires
}{ $won ->
    [0] {""}
   *[other] { $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
    [one] une unité perdue
   *[other] { $lost } unités perdues
}
summary-revolts = 🔥 **Révoltes :** { $areas }
summary-looted = 🔥 **Pillages :** { $areas }
summary-stars = ★ **Étoiles :** Rome { $rome }, { $persians } { $parthia }{ $german ->
    [0] {""}
   *[other] , Germains { $german }
}
ahead-head = **Ce qui s'annonce**
ahead-leaders = - { $leaders-number ->
    [plural] { $leaders } vont paraître
   *[singular] { $leaders } va paraître
}
ahead-leaving = - { $leaders-number ->
    [plural] { $leaders } vont disparaître
   *[singular] { $leaders } va disparaître
}
ahead-civil-war = - { $count ->
    [one] Une guerre civile
   *[other] { $count } guerres civiles
}

# Un tour de joueur : les combats selon leurs circonstances, et la liste du reste.

tell-attacked-again = ⚔️ Pour la { nth-times } fois, on se bat **{ $area-in }** : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-again-b = ⚔️ Encore **{ $area-the }**. Cette fois, la place revient { $attacker-to } aux dépens { $defenders-of } ({ $attack } contre { $defense }).
tell-attacked-again-c = ⚔️ **{ $area-The }**, une fois de plus, et c'est la { nth-times } attaque : { $attack } contre { $defense } pour { $attacker-the } contre { $defenders-the }.
tell-attacked-again-d = ⚔️ **{ $area-In }**, on ne compte plus les maîtres. { $attacker-The } contre { $defenders-the } : { $attack } contre { $defense }.
tell-attacked-again-e = ⚔️ **{ $area-The }**, { nth-times } attaque : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-back = ⚔️ On reprend **{ $area-the }** : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-back-b = ⚔️ On n'oublie pas **{ $area-the }** : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-back-c = ⚔️ **{ $area-In }**, les anciens maîtres sont de retour. { $attacker-The } contre { $defenders-the } : { $attack } contre { $defense }.
tell-attacked-back-d = ⚔️ On répare la perte **{ $area-of }** : { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }.
tell-attacked-rebels = ⚔️ **{ $area-In }**, Romains contre Romains : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-rebels-b = ⚔️ **{ $area-In }**, la rébellion se décide l'épée à la main, { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }.
tell-attacked-rebels-c = ⚔️ **{ $area-In }**, les uns crient le nom de l'Empereur, les autres un autre nom. { $attacker-The } contre { $defenders-the } : { $attack } contre { $defense }.
tell-attacked-rebels-d = ⚔️ **{ $area-In }**, la rébellion coûte du sang ({ $attack } contre { $defense }), { $attacker-the } contre { $defenders-the }.
tell-attacked-star = ⭐ Une étoile se gagne **{ $area-in }** : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-star-b = ⭐ Une étoile est en jeu **{ $area-in }**. { $attacker-The } contre { $defenders-the } : { $attack } contre { $defense }.
tell-attacked-star-c = ⭐ **{ $area-In }**, la place tombe, et l'étoile avec : { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }.
tell-attacked-star-d = ⭐ Qui veut une étoile va la prendre **{ $area-in }** : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-star-e = ⭐ **{ $area-In }**, { $attack } contre { $defense }, et l'étoile passe des mains { $defenders-of } à celles { $attacker-of }.
tell-attacked-narrow = ⚔️ **{ $area-The }**, d'un cheveu, { $attack } contre { $defense } : { $attacker-the } contre { $defenders-the }.
tell-attacked-narrow-b = ⚔️ **{ $area-In }**, tout se joue à un point : { $attack } contre { $defense } pour { $attacker-the } contre { $defenders-the }.
tell-attacked-narrow-c = ⚔️ **{ $area-In }**, il fallait un point de plus que la défense, et il y était : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-narrow-d = ⚔️ **{ $area-In }**, une lance de plus aurait suffi à la défense : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-crushing = ⚔️ **{ $area-In }**, la défense n'avait aucune chance : { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }.
tell-attacked-crushing-b = ⚔️ **{ $area-In }**, deux fois la force, la moitié du temps : { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }.
tell-attacked-crushing-c = ⚔️ **{ $area-In }**, tout est fini avant la seconde trompette : { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }.
tell-attacked-crushing-d = ⚔️ Personne n'appelle cela une bataille : { $attack } contre { $defense } **{ $area-in }**, { $attacker-the } contre { $defenders-the }.
tell-attacked-many = ⚔️ Plusieurs unités perdues d'un coup **{ $area-in }** : { $defenders-the }, face { $attacker-to } ({ $attack } contre { $defense }).
tell-attacked-many-b = ⚔️ Toute une armée est perdue **{ $area-in }** : { $defenders-the }. En face, { $attacker-the }, { $attack } contre { $defense }.
tell-attacked-many-c = ⚔️ **{ $area-In }**, { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }, et nul n'en réchappe.
tell-more-revolts = 🔥 Révoltes : { $areas }.
tell-raised-units = Nouvelles unités : { $units }.
raised-of = { $power-word } { $count }
bribed-at-home = { $unit-the }
bribed = { $unit-the } { $area-in }

# Le fil d'une décennie.

tell-thread-contested = *La { nth-times } attaque { $area-in }, et ce n'est pas fini.*
tell-thread-contested-b = *{ $area-The }, { nth-times } attaque : les armées y reviennent toujours.*
tell-thread-contested-c = *{ $area-In }, on s'est encore battu : c'était la { nth-times } fois.*
tell-thread-contested-d = *Qui tient { $area-the } n'y reste pas longtemps : c'était la { nth-times } attaque.*
tell-thread-contested-e = *{ $area-In }, les enfants jouent au siège ; la place a connu { $times ->
    [one] { $times } attaque
   *[other] { $times } attaques
    }.*
tell-thread-ahead = *{ $player-The } { $player-number ->
    [plural] mènent
   *[singular] mène
    } depuis { $row } décennies.*
tell-thread-ahead-b = *Depuis { $row } décennies, nul n'a dépassé { $player-the }.*
tell-thread-ahead-c = *{ $row } décomptes de suite pour { $player-the }.*
tell-thread-ahead-d = *Les écoliers le copient comme une règle : { $player-the } { $player-number ->
    [plural] mènent
   *[singular] mène
    }. Cela fait { $row } décennies.*
tell-thread-overtaken = *{ $player-The } { $player-number ->
    [plural] prennent
   *[singular] prend
    } la tête.*
tell-thread-overtaken-b = *La balance penche : { $player-the } { $player-number ->
    [plural] sont
   *[singular] est
    } en tête.*
tell-thread-overtaken-c = *Au décompte, un nouveau nom en tête : { $player-the }.*
tell-thread-most = *Jamais { $player-the } { $player-number ->
    [plural] n'ont
   *[singular] n'a
    } compté autant d'étoiles : { $stars }.*
tell-thread-most-b = *Du côté { $player-of }, c'est le plus grand nombre d'étoiles depuis le début : { $stars }.*
tell-thread-most-c = *Les scribes { $player-of } soulignent le nombre d'étoiles : { $stars }, plus que jamais.*
tell-thread-fewest = *Jamais { $player-the } { $player-number ->
    [plural] n'ont
   *[singular] n'a
    } compté si peu d'étoiles : { $stars }.*
tell-thread-fewest-b = *Du côté { $player-of }, c'est le plus petit nombre d'étoiles depuis le début : { $stars }.*
tell-thread-swing = *Cette décennie est celle { $player-of } : la balance a bougé de { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
    }.*
tell-thread-swing-b = *En dix ans, l'écart a bougé de { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
    } en faveur { $player-of }.*
tell-thread-swing-c = *Un enfant verrait de quel côté la balance penche : { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
    } pour { $player-the } en dix ans.*
tell-thread-rising = *C'est l'heure { $power-of } : { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    } en dix ans.*
tell-thread-rising-b = *Hors des deux empires, nul n'a pris autant que { $power-the } : { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    } en dix ans.*
tell-thread-rising-c = *Au-delà des frontières, on donne à ses fils des noms de chefs { $power-of } : { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    } en dix ans.*
tell-thread-rising-d = *Les marchands apprennent déjà les usages { $power-of }. Cela fait { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    } en dix ans.*
tell-thread-looted = *Encore un pillage. Depuis le début, cela fait { $times }.*
tell-thread-looted-b = *Les routes sont pleines de l'argent des autres : { $times ->
    [one] { $times } pillage
   *[other] { $times } pillages
    } à ce jour.*
tell-thread-civil-wars = *La { nth-times } guerre civile : le pire ennemi de Rome parle toujours latin.*
tell-thread-civil-wars-b = *C'était la { nth-times } guerre civile, et chacune devait être la dernière.*
tell-thread-civil-wars-c = *Après la { nth-times } guerre civile, on a appris à cacher l'argenterie avant de demander le nom de l'empereur.*
tell-thread-revolts = *{ $area-In }, on se soulève encore et encore ; c'était la { nth-times } révolte.*
tell-thread-revolts-b = *{ $area-In }, on ne demande plus s'il y aura une révolte, mais quand : { $times } à ce jour.*
summary-won = ⚔️ **Combats gagnés :** { $powers }
summary-lost = † **Unités perdues :** { $powers }

# Le rang, en toutes lettres.
nth-times = { $times ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
   *[other] { $times }ᵉ
}
