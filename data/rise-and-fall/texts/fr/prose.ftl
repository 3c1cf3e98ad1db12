# Le narrateur de Rise and Fall : tell-<racine> pour chaque événement qui a son histoire, avec des variantes -b, -c, etc.

tell-turn-began = **{ $year }.** Une nouvelle décennie commence.
tell-turn-began-b = **{ $year }.** Les scribes ouvrent un nouveau rouleau.
tell-turn-began-c = **{ $year }.** Dix ans de plus à la roue.
tell-player-turn-began = __{ $player }__
tell-production-counted = { $empire } peut tenir { $total } points en campagne.
tell-production-counted-b = Les greniers nourrissent { $total } points de troupes : { $empire }.
tell-production-counted-c = { $total } points, voilà ce que peut payer { $empire } cette décennie.
tell-attacked = ⚔️ **{ $area } :** { $attacker }, de { $origin } et avec { $helpers ->
    [one] une unité en soutien
   *[other] { $helpers } unités en soutien
}, écrase { $defenders } ({ $attack } contre { $defense }).
tell-attacked-b = ⚔️ **{ $area }** tombe : { $defenders } { $count ->
    [one] est balayé
   *[other] sont balayés
} par { $attacker } et { $helpers ->
    [one] une aide
   *[other] { $helpers } aides
} ({ $attack } contre { $defense }).
tell-attacked-c = ⚔️ De { $origin } contre **{ $area }** : { $attack } contre { $defense }, et c'en est fait de { $defenders }. { $attacker } prend la place.
tell-attacked-d = ⚔️ **{ $area }** change de maître. { $attacker } menait, { $helpers ->
    [one] une unité aidait
   *[other] { $helpers } unités aidaient
} ; contre { $attack }, les { $defense } de { $defenders } n'ont pas suffi.
tell-attacked-alone = ⚔️ **{ $area } :** { $attacker } vient de { $origin } et se passe d'aide contre { $defenders } ({ $attack } contre { $defense }).
tell-attacked-alone-b = ⚔️ { $attacker } suffit à { $defenders }, à **{ $area }** ({ $attack } contre { $defense }).
tell-attacked-alone-c = ⚔️ **{ $area }** est prise d'un seul élan : { $attacker } sur { $defenders }, { $attack } contre { $defense }.
tell-attacked-alone-d = ⚔️ Personne ne secourt { $defenders } à **{ $area }** ; { $attacker } l'emporte, { $attack } contre { $defense }.
tell-absorbed = 🐎 **{ $area } :** { $defenders } chevauche désormais avec { $attacker }, ou plus du tout.
tell-absorbed-b = 🐎 { $attacker } passe sur **{ $area }** comme l'orage ; de { $defenders }, plus un mot.
tell-taken = 🚩 { $power } : { $areas }.
tell-taken-more = 🚩 { $power } : { $areas } et { $more } de plus.
tell-taken-stars = Gains de { $power } : { $areas }.
tell-taken-stars-b = Aux étoiles de { $power } s'ajoutent { $areas }.
tell-raised = { $count ->
    [one] Une nouvelle unité
   *[other] { $count } nouvelles unités
} : { $power }.
tell-idle = Rien ne bouge.
tell-idle-b = La décennie passe en garnison.
tell-unit-retreated = { $unit } cède la place aux Huns.
tell-leader-arrived = 👑 **{ $leader }** prend les rênes.
tell-leader-arrived-b = 👑 L'époque a de nouveau un nom : **{ $leader }**.
tell-leader-arrived-c = 👑 **{ $leader }** paraît, et les armées le sentent.
tell-leader-left = † { $leader } n'est plus.
tell-leader-left-b = † { $leader } laisse la scène à de moins grands.
tell-emperor-placed = L'empereur est là : { $place }.
tell-war-declared = ⚔️ **{ $by } déclare la guerre : { $on }.**
tell-war-declared-b = ⚔️ La lance est jetée : **{ $by } contre { $on }**.
tell-alliance-began = 🤝 { $people } se range aux côtés de { $empire }.
tell-alliance-ended = L'alliance de { $empire } et { $people } a vécu.
tell-peace-made = 🕊️ **{ $by } demande la paix**, aux termes du traité { $rung }. Les glaives se reposent jusqu'en { $until }.
tell-area-yielded = Par traité, **{ $area }** passe de { $by } à { $to }.
tell-area-yielded-b = { $by } cède **{ $area }** ; { $to } s'installe.
tell-tribute-set = La Parthie paie { $amount } points de tribut par décennie.
tell-tribute-set-none = C'en est fini du tribut.
tell-star-looted = 🔥 **{ $area }** est pillée par { $unit }.
tell-star-looted-b = 🔥 { $unit } ne laisse rien à **{ $area }** qui puisse s'emporter.
tell-star-rebuilt = **{ $area }** est relevée.
tell-star-rebuilt-begun = Les maçons sont à l'œuvre à **{ $area }**.
tell-bribe-made = 💰 { $empire } paie { $unit }, à { $area }, pour rester tranquille.
tell-bribe-made-b = 💰 L'or de { $empire } retient { $unit } à { $area }.
tell-revolt-began = 🔥 **{ $area }** refuse d'obéir à { $empire } ; il n'y a pas de garnison pour insister.
tell-revolt-began-b = 🔥 Sans garnison, **{ $area }** ne paie plus d'impôts à { $empire }.
tell-revolt-began-armed = 🔥 **Révolte à { $area } :** { $unit } se lève contre { $empire }.
tell-revolt-began-armed-b = 🔥 **{ $area }** est perdue de l'intérieur pour { $empire } : { $unit } prend les armes.
tell-revolt-ended = { $area } est de nouveau calme.
tell-recivilised = { $area } n'a plus besoin de garnison : { $empire }.
tell-civil-war-began = 🔥 **Guerre civile.** { $capital } se donne un empereur, avec { $size } légions au plus.
tell-civil-war-began-b = 🔥 **Romains contre Romains :** à { $capital }, un autre porte la pourpre, et jusqu'à { $size } légions le saluent.
tell-no-civil-war = Cette fois, aucun général ne trouve qui le suive.
tell-sassanid-revolt-began = 🔥 **En Perside, le feu se rallume :** Ardachir se lève contre les Arsacides.
tell-sassanid-revolt-ended-won = **Les Sassanides règnent.** L'Iran a de nouveaux maîtres, et ils se souviennent de Darius.
tell-sassanid-revolt-ended-lost = Le dernier Sassanide tombe ; les Arsacides restent.
tell-walls-built = 🧱 Les grandes murailles se dressent autour de Constantinople.
tell-walls-fell = **Les murailles de Constantinople sont forcées.**
tell-empire-divided = **L'Empire est divisé** entre Occident et Orient.
tell-half-fell = **{ $half } n'est plus.**
tell-people-gone = { $people } : un peuple disparaît de l'histoire.
tell-kingdom-founded = 👑 { $unit } s'établit à **{ $capital }** : { $kingdom } est fondé, avec { $units } unités.
tell-kingdom-turned-foederatus = { $kingdom } accepte la solde de Rome.
tell-kingdom-turned-rogue = **{ $kingdom } rompt son serment.**
tell-kingdom-ended = { $kingdom } a cessé d'être.
tell-armenia-turned = L'Arménie change de camp : { $to }.
tell-armenia-turned-free = L'Arménie s'appartient de nouveau.
tell-kingdom-inherited = Par testament, Rome hérite : { $areas }.
tell-turn-ended-rome = Le compte : Rome { $rome } étoiles, Parthie { $parthia }. Rome mène de { $difference }.
tell-turn-ended-parthia = Le compte : Rome { $rome } étoiles, Parthie { $parthia }. La Parthie mène de { $difference }.
tell-turn-ended-level = Le compte : { $rome } étoiles de chaque côté.
tell-game-ended = **{ $level }.** { $reason }

chapter-heading = ## Tour { $turn } · { $year }
tell-chapter-open = Cette décennie n'est pas encore racontée.

summary-heading = **La décennie s'achève : { $year }**
summary-taken = 🚩 **{ $power } :** { $areas }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}
summary-fights = ⚔️ **{ $power } :** { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $lost ->
    [one] { $lost } unité perdue
   *[other] { $lost } unités perdues
}
summary-revolts = 🔥 **Révoltes :** { $areas }
summary-looted = 🔥 **Pillages :** { $areas }
summary-stars = ★ **Étoiles :** Rome { $rome }, Parthie { $parthia }{ $german ->
    [0] {""}
   *[other] , Germains { $german }
}
ahead-head = **Ce qui s'annonce**
ahead-leaders = - { $leaders } va paraître
ahead-leaving = - { $leaders } va disparaître
ahead-civil-war = - { $count ->
    [one] une guerre civile
   *[other] { $count } guerres civiles
}
