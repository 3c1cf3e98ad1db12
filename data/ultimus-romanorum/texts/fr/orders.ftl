# Les ordres écrits. D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-move = aller marche marcher
word-onward = poursuivre continuer
word-migrate = migrer migration
word-sail = naviguer voguer voile
word-armada = armada lancer
word-hold = tenir garder rester
word-leave = quitter sortir ouvrir
word-rally = rallier
word-fight = combattre combat bataille
word-evade = esquiver éviter esquive
word-end = fin finir
word-pass = passer passe
word-drop = laisser laisse laissant
word-alone = seul seule
word-kind-unit = unités unité
word-kind-li = LI limitanei
word-kind-co = CO comitatenses
word-kind-pa = PA palatini

# Ce qui ne peut pas être lu.

order-no-verb = « { $said } » n'est pas un ordre. Écrivez qui va où, avec > entre les deux, ou commencez par un mot comme { $verb }.
order-no-area = « { $said } » n'est pas une zone de la carte.
order-no-area-guess = « { $said } » n'est pas une zone de la carte. Pensiez-vous à { $guesses-or } ?
order-no-place = Il manque une zone après « { $said } ».
order-no-piece = « { $said } » n'est ni un chef, ni une unité, ni une tribu.
order-no-piece-guess = « { $said } » n'est ni un chef, ni une unité, ni une tribu. Pensiez-vous à { $guesses-or } ?
order-no-piece-said = Écrivez un chef ou une unité à côté de « { $said } ».
order-area-goes = « { $said } » est une zone. Écrivez quel chef ou quelle unité en part.
order-open-piece = « { $said } » peut être { $pieces-or }. Écrivez un peu plus du nom.
order-one-leader = Chaque chef marche pour son compte : { $leaders }. Écrivez un ordre pour chacun.
order-alone = Seul un chef peut aller sans unité. Nommez-le, et aucune unité.
order-drop = Un chef laisse des unités à une étape avant la dernière. Écrivez où il va ensuite.
order-no-fleet = « { $said } » n'est pas une flotte.
order-no-refuge = « { $said } » n'est pas un refuge. Écrivez Ravenne ou Constantinople.

# Pourquoi un ordre ne peut pas être exécuté.

refused-order-indoors = { $piece } est dans un refuge ou à bord d'une flotte ({ $rule }).
refused-order-foreign = Vous ne commandez pas { $piece } ({ $area }) dans cette séquence ({ $rule }).
refused-order-moved = { $piece } ({ $area }) a déjà bougé dans cette séquence ({ $rule }).
refused-order-bound = { $piece } ({ $area }) ne peut pas partir avant la fin de la révolte sur place ({ $rule }).
refused-order-migrates = { $piece } se déplace d'abord avec toute la tribu ({ $rule }).
refused-order-apart = { $leader } ({ $area }) n'a pas { $unit } avec lui et ne peut pas l'emmener ({ $rule }).
refused-order-not-led = { $leader } ne peut pas mener { $unit } ({ $rule }).
refused-order-capacity = { $leader } ne mène { $cc ->
    [0] aucune unité
    [one] qu'une unité
   *[other] que { $cc } unités
}, et vous en nommez { $units } ({ $rule }).
refused-order-few = { $count ->
    [0] Aucune unité de cette sorte ne peut le faire maintenant.
    [one] Une seule unité de cette sorte peut le faire maintenant.
   *[other] Seules { $count } unités de cette sorte peuvent le faire maintenant.
}
refused-order-closed = On n'entre pas { $area-in } ({ $rule }). { $why }
refused-order-shut = { $piece } ne peut pas aller { $area-in } maintenant ({ $rule }).
refused-order-at-sea = { $area } est une mer. Écrivez un ordre pour une flotte ({ $rule }).
refused-order-there = { $piece } y est déjà ({ $area }).
refused-order-one-step = Sans chef, { $piece } n'avance que d'une zone, et { $to } ne touche pas { $area } ({ $rule }).
refused-order-far = { $piece } ({ $area }) : il faut { $pm } PM jusqu'à { $to }, et il en reste { $most } ({ $rule }).
refused-order-roundabout = { $piece } : aucun chemin ouvert ne mène à { $to } avec { $most } PM ({ $rule }).
refused-order-enemies = Des ennemis barrent { $area-in } le chemin vers { $to } ({ $rule }). Attaquez-les, ou nommez un détour.
refused-order-battle = { $leader } doit s'arrêter et combattre { $area-in } ({ $rule }).
refused-order-spent = { $leader } n'a plus de points de mouvement { $area-in } ({ $rule }).
refused-order-drop-all = { $leader } emmène plus loin au moins une de ses unités ({ $rule }).
refused-order-no-such-fleet = { $fleet } n'est pas en jeu maintenant ({ $rule }).
refused-order-fleet-foreign = L'autre camp commande { $fleet } cette année ({ $rule }).
refused-order-stormy = La tempête retient vos flottes au port dans cette séquence ({ $rule }).
refused-order-sailed = { $fleet } a déjà navigué dans cette séquence ({ $rule }).
refused-order-no-step = { $fleet } ({ $area }) n'avance que d'un pas, et { $to } n'est pas à côté ({ $rule }).
refused-order-one-voyage = { $fleet } avance d'un pas et débarque. Écrivez la suite pour une autre séquence ({ $rule }).
refused-order-no-load = { $fleet } n'embarque qu'une fois par an, à son attache, et pour prendre la mer ({ $rule }).
refused-order-not-aboard = { $piece } ne peut pas embarquer ({ $fleet }) : les LI jamais, les autres à son attache ({ $rule }).
refused-order-room = { $fleet } { $room ->
    [0] n'a de place pour personne
    [one] a de la place pour une unité
   *[other] a de la place pour { $room } unités
}, gardes comprises ; vous en nommez { $units } ({ $rule }).
refused-order-empty = { $fleet } n'a personne à débarquer ({ $rule }).
refused-order-others-aboard = Ceux qui sont à bord suivent l'autre camp, et lui seul les débarque : { $fleet } ({ $rule }).
refused-order-no-coast = { $area } n'est pas sur la côte de cette mer : { $sea } ({ $rule }).
refused-order-refuge-empty = Vos unités ne sont pas dans ce refuge : { $box } ({ $rule }).
refused-order-besieged = Les portes restent fermées tant que l'ennemi est { $area-in } : { $box } ({ $rule }).
refused-order-fight-later = Les batailles suivent le mouvement ({ $rule }). Donnez cet ordre quand on vous demande la première.
refused-order-no-battle = Aucune bataille ne reste à livrer : { $areas } ({ $rule }).
refused-order-no-evasion = On ne vous demande pas maintenant s'il faut esquiver ({ $rule }).
refused-order-other-battle = La question porte maintenant sur { $area } ({ $rule }).
refused-order-no-march = Aucun chef n'a de marche à poursuivre ({ $rule }).
refused-order-no-migration = Aucun peuple ne peut migrer maintenant ({ $rule }).
refused-order-no-gathering = { $tribe-The } ne { $tribe-number ->
    [plural] peuvent
   *[singular] peut
} pas se rassembler { $area-in } maintenant ({ $rule }).
refused-order-no-armada = L'armada ne peut pas être lancée maintenant ({ $rule }).
refused-order-no-port = L'armada se lance dans un port d'Occident, et { $area } n'en est pas un ({ $rule }).
refused-order-no-rally = On ne vous demande pas maintenant s'il faut rallier des unités ({ $rule }).
refused-order-stratagem = Les stratagèmes sont secrets et ne s'écrivent pas. Jouez-les par les boutons ({ $rule }).
refused-order-dice = Des dés tombent avant cet ordre : on ne sait pas encore s'il sera possible. Commencez-le par « puis », ou donnez-le après eux.

# Ce qu'il est bon de savoir d'un ordre, et de la position après tous.

note-march = { $pieces } : { $pm } PM
note-plague = { $pieces } : { $pm } PM, droit dans la peste ({ $areas })
note-attack = { $pieces } : { $battle }
note-battle = { $area } ({ $pf } PF contre { $enemies }, { $win } % de victoire)
note-battles = { $battles }
note-fight = { $area } : tenir et combattre
note-evade = { $area } : tenter d'esquiver
note-rally = { $area } : les rallier
note-armada = { $fleet } ({ $area })
note-left = { $pieces }
note-passed = Aucun stratagème : { $prompt }
note-end = { $count ->
    [0] Le mouvement finit sans bataille.
    [one] Le mouvement finit, et une bataille suit : { $areas }.
   *[other] Le mouvement finit, et { $count } batailles suivent : { $areas }.
}
warn-unguarded = Plus aucune unité romaine ne garde { $areas }.
warn-weak = Vous attaquez plus fort que vous : { $battle } ({ $rule }).
warn-alone = { $count ->
    [one] { $leaders } est seul parmi des ennemis { $area-in } et devra fuir
   *[other] { $leaders } sont seuls parmi des ennemis { $area-in } et devront fuir
} ({ $rule }).
warn-fleets = C'est votre dernière séquence de l'année. { $count ->
    [one] Une flotte n'est pas rentrée
   *[other] Des flottes ne sont pas rentrées
} : { $fleets }. Une flotte absente est perdue en hiver ({ $rule }).
warn-aboard = Encore à bord d'une flotte que l'autre camp commande ({ $fleet }) : { $pieces }. C'est votre dernière séquence de l'année, et une flotte en mer est perdue en hiver ({ $rule }).
warn-waits = Après ces ordres, une question attend sa réponse ({ $seat }) : { $prompt }
warn-question = Après ces ordres, on vous demande : { $prompt }
warn-game-over = La partie est finie après ces ordres.

# Ce qui peut se faire dans cette séquence.

heading-attacks = Attaques, les plus sûres d'abord
heading-towns = Villes ouvertes
heading-threats = Menacées
heading-marches = Marches
prospect-attack = { area-town } : { $pf } PF contre { $enemies }, { $win } % de victoire, { $lost } % de pertes. { prospect-who }
prospect-who = { $leader } ({ $origin }), { goal-units }
prospect-town = { area-town } : { $leader } ({ $origin }), { $pm } PM
prospect-threat = { area-town } : { $enemies } PF peuvent venir, { $pf } PF sur place
prospect-march = { prospect-who } : vers { area-town }, { $pm } PM

orders-example = { $seat ->
    [seat-a-roman] Aetius > Galliae 5 ; Francs saliens 1 > Galliae 2
    [seat-b-roman] Aetius > Galliae 5 ; Francs saliens 1 > Galliae 2
   *[other] Attila > Galliae 5 ; Suevi 1 > Hispaniae 5
}
