# Le narrateur d'Italia : tell-<stem> pour tout ce qui a une histoire, avec les variantes -b, -c et ainsi de suite.
# Toute nation est un pluriel : « les Celtes prennent ». $area est une zone ou une mer.

told-price = ({ $attack } contre { $defense } ; pertes { $paid }, tués { $killed })
told-raid = ({ $attack } contre { $defense } ; meilleur dé { $die }, il fallait { $needed } ; pertes { $paid })

told-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
told-romans-run = { $of ->
    [one] la seule unité romaine s'enfuit
   *[other] { $count ->
        [one] { $count } unité romaine sur { $of } s'enfuit
       *[other] { $count } unités romaines sur { $of } s'enfuient
    }
}
told-romans-shy = { $of ->
    [one] la seule unité romaine ne tient
   *[other] { $count ->
        [one] { $count } unité romaine sur { $of } ne tient
       *[other] { $count } unités romaines sur { $of } ne tiennent
    }
}
told-romans-all = { $of ->
    [one] la seule unité romaine
   *[other] les { $of } unités romaines
}
told-foederati = { $of ->
    [one] la seule unité de fédérés romains
   *[other] { $count ->
        [one] { $count } unité de fédérés romains sur { $of }
       *[other] { $count } unités de fédérés romains sur { $of }
    }
}
told-gold = { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
told-rounds = { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}

years-bc = { $first }–{ $last } av. J.-C.
years-ad = { $first }–{ $last } apr. J.-C.
place = { $place }
standing = { $seat } { $points }
standing-measured = { $seat } { $points } sur { $expected } ({ $change })

# Le tour de jeu et le tour de nation

tell-turn-heading = **Tour { $number }, { $years }**
tell-nation-heading = __**{ $nation }**__ ({ $seat })
tell-nation-goes-on = __**{ $nation }**__ ({ $seat }), après la campagne
tell-nation-ended = { $lines }
tell-nation-inherited = De ce jour, { $nation-the } sont des { $heir } : { $units-the } changent d'enseigne{ $gold ->
    [0] .
   *[other] , et l'or de bourse ({ $gold }).
}
tell-nation-inherited-lost = Il n'y a pas place sur les rôles pour tous { $nation-the }. Renvoyés : { $units-the }.
tell-roma-returned-driven = **Rome ne se garde pas.** { $displaced-The } quittent la ville, et les Romains repassent le pont et la rebâtissent.
tell-roma-returned-driven-b = **Les Romains sont de retour à Rome.** { $displaced-The } découvrent que la prendre était le plus facile.
tell-roma-returned-driven-c = Des conscrits, des exilés, des enfants et des vieux : **les Romains reprennent Rome.** { $displaced-The } n'étaient pas prêts pour des grands-mères armées de tuiles.
tell-roma-returned = L'herbe pousse au Forum. Les Romains reviennent et remettent les toits de **Rome**.
tell-roma-returned-b = Sur le Palatin, depuis des années, il n'y avait que des hiboux. Les Romains reviennent, et **Rome** a de nouveau des murs.
tell-foederati-rose = **Odoacre demande le tiers des terres.** Désormais le suivent { told-foederati } ({ $needed } ou plus pour changer).
tell-foederati-rose-none = Les cavaliers d'Odoacre vont de camp en camp. { $of ->
    [one] La seule unité de fédérés romains ne le suit pas
   *[other] Des { $of } unités de fédérés romains, aucune ne le suit
} ({ $needed } ou plus pour changer).
tell-revolted = **{ $nation-The } ne paient plus.** Le traité avec { $controller-the } est déchiré.
tell-revolted-b = **{ $nation-The } sont de nouveau libres,** et le font dire { $controller-to } par un messager.
tell-revolted-c = Les percepteurs { $controller-of } rentrent tôt, à pied. **{ $nation-The } se sont soulevés.**
tell-revolted-d = **{ $nation-The } reprennent leur parole.** Le tribut, { $controller-the } devront venir le chercher eux-mêmes.
tell-revolted-e = Cette année { $nation-the } n'envoient que des flèches. **{ $controller-The } les ont perdus.**
tell-revolted-f = **{ $nation-The } se soulèvent.** Le serment fait { $controller-to } n'était donc qu'un prêt.
tell-revolted-g = Les otages l'ont su les premiers : **{ $nation-the } ne servent plus { $controller-the }.**
tell-revolted-h = **{ $nation-The } se donnent de nouveau leurs propres rois,** sans rien demander { $controller-to }.
tell-arrival-led = { $leader-The } paraît { $places-in }, et { $nation-the } avec lui : { $force-the }.
tell-arrival-led-b = { $nation-The } se rassemblent { $places-in } autour { $leader-of } : { $force-the }.
tell-arrival-led-c = Des feux { $places-in }. { $leader-The } y est avec { $force-the }.
tell-arrival-led-d = { $nation-The } ont un nom à suivre, { $leader-the }, et { $force-the } pour le suivre ({ $places-in }).
tell-arrival-led-e = De bouche en bouche { $places-in } : { $leader-the } vient, et avec lui { $force-the }.
tell-arrival-led-f = { $nation-The } ont fait venir { $leader-the }. Voici { $force-the } ({ $places-in }).
tell-arrival-led-g = L'année commence { $places-in }, où { $leader-the } compte { $force-the } et trouve que c'est assez.
tell-arrival-led-h = Des trompes { $places-in } : { $nation-the } ont pris { $leader-the } pour capitaine, avec { $force-the }.
tell-arrival-alone = { $leader-The } prend le commandement { $nation-of } { $places-in }.
tell-arrival-alone-b = Pas d'hommes nouveaux pour { $nation-the }, mais un chef : { $leader-the }, { $places-in }.
tell-arrival-alone-c = { $nation-The } reçoivent un général au lieu d'une armée : { $leader-the }, { $places-in }.
tell-arrival-alone-d = { $leader-The } arrive { $places-in } avec un manteau et un plan pour { $nation-the }.
tell-arrival-africa = On vide l'Afrique pour la marche. { $leader-The } a { $force-the } { $places-in }.
tell-arrival-landing = { $nation-The } sont là d'un coup, en armes { $places-in } : { $force-the }.
tell-arrival-landing-b = Nulle frontière ne les voit passer. { $nation-The } surgissent { $places-in }, forts de { told-units }.
tell-arrival-staging = Chariots, troupeaux et enfants sont en route : { $nation-the } attendent { $places-in } avec { $force-the }.
tell-arrival-staging-b = Au-delà de la frontière, { $nation-the } comptent ce qu'ils ont : { $force-the }, { $places-in }.
tell-arrival = { $nation-The } reçoivent { $force-the } { $places-in }.
tell-arrival-b = { $nation-The } appellent leurs jeunes gens : { $force-the } { $places-in }.
tell-arrival-c = Nouvelles levées pour { $nation-the } : { $force-the } ({ $places-in }).
tell-arrival-d = L'appel { $nation-of } donne { $force-the } { $places-in }.
tell-arrival-e = { $places-In }, des boucliers neufs dans la ligne { $nation-of } : { $force-the }.
tell-arrival-f = { $nation-The } complètent leurs rangs { $places-in } : { $force-the }.
tell-campaign-began = { $leader-The } lève le camp { $place-in } avec { $force-the } et de l'or pour { $chest ->
    [one] { $chest } marche.
   *[other] { $chest } marches.
}
tell-campaign-began-b = Les trompettes sonnent { $place-in } : { $leader-the } part avec { $force-the }, payé pour { $chest ->
    [one] { $chest } marche.
   *[other] { $chest } marches.
}
tell-campaign-began-c = { $chest ->
    [one] { $chest } marche est payée.
   *[other] { $chest } marches sont payées.
} { $leader-The } quitte { $place-the } avec { $force-the }.
tell-campaign-crossing = **{ $leader-The } passe la mer** avec { told-units } et débarque { $to-in }. La moitié a le mal de mer, et tous sont là.
tell-exited = { $nation-The } ont assez de l'Italie, et s'en vont par les Alpes avec { $force-the }.
tell-exited-b = { $nation-The } passent le col avec { $force-the } et leur butin, et sortent de cette histoire.
tell-departed = { $nation-The } rentrent chez eux avec { $force-the } ({ $places }).
tell-departed-b = { $nation-The } plient les tentes et ne reviennent pas : { $force-the } de moins ({ $places }).
tell-departed-c = Ils en ont assez : { $nation-the } quittent la carte avec { $force-the } ({ $places }).
tell-departed-scored = { $nation-The } rentrent avec { $force-the } et tout ce qu'ils portent ({ $places }).
tell-city-rebuilt = { $nation-The } posent leurs lances { $area-in } et relèvent les murs.
tell-city-rebuilt-b = { $area-In } une armée se fait maçon. Il y a de nouveau une ville, celle { $nation-of }.
tell-turn-ended = **{ $seat }** mène : { $seats }.
tell-turn-ended-b = Les scribes placent **{ $seat }** en tête : { $seats }.
tell-turn-ended-c = Après la dernière trompette, **{ $seat }** est devant : { $seats }.
tell-turn-ended-d = En l'état, **{ $seat }** gagnerait : { $seats }.
tell-turn-ended-e = Sur toutes ces années, **{ $seat }** vient en tête : { $seats }.
tell-turn-ended-level = Égalité en tête : { $seats }.
tell-turn-ended-measured = Par rapport à ce qu'on attend de chaque camp, **{ $seat }** mène : { $seats }.
tell-turn-ended-measured-b = Les scribes déduisent ce qui était attendu, et placent **{ $seat }** en tête : { $seats }.
tell-turn-ended-measured-c = En l'état, **{ $seat }** gagnerait, au plus près de l'attendu ou le plus au-dessus : { $seats }.
tell-turn-ended-measured-d = Face aux points attendus de chaque camp, **{ $seat }** est devant : { $seats }.
tell-turn-ended-measured-level = Par rapport à ce qu'on attend de chaque camp, égalité en tête : { $seats }.
tell-game-scored = **{ $winner }** a gagné : { $seats }.
tell-game-ended = { $reason }
tell-chapter-open = Le tour n'est pas fini.

# Éléphants, fédérés, appel

tell-shock-first = 🐘 **Rien n'a préparé les Romains aux éléphants.** { $area-In }, { told-romans-run } ({ $needed } ou plus).
tell-shock = 🐘 { $area-In }, { told-romans-shy } toujours pas devant les éléphants (seulement sur { $needed }).
tell-shock-none = 🐘 Des éléphants avancent { $area-in }, et { $of ->
    [one] la seule unité romaine reste où elle est
   *[other] les { $of } unités romaines restent où elles sont
} ({ $needed } ou plus pour fuir).
tell-shock-none-b = 🐘 Le sol tremble { $area-in }, et { $of ->
    [one] la seule unité romaine le laisse trembler
   *[other] les { $of } unités romaines le laissent trembler
} ({ $needed } ou plus pour fuir).
tell-shock-none-c = 🐘 Trompettes et javelots contre éléphants { $area-in } : { $of ->
    [one] la seule unité romaine ne cède pas
   *[other] sur { $of } unités romaines, aucune ne cède
} ({ $needed } ou plus pour fuir).
tell-defection = Des cousins en face : { $to-the } gagnent { $area-in } { told-foederati } ({ $needed } ou plus).
tell-defection-b = { $to-The } crient un nom à travers le champ { $area-in }. Il gagne { told-foederati } ({ $needed } ou plus).
tell-defection-none = { $to-The } appellent les fédérés romains { $area-in } dans leur langue. Les { $of } restent fidèles ({ $needed } ou plus pour changer).
tell-defection-none-b = Rien de ce que promettent { $to-the } n'ébranle { $of ->
    [one] la seule unité de fédérés romains
   *[other] les { $of } unités de fédérés romains
} { $area-in } ({ $needed } ou plus pour changer).
tell-appeal = ⛪ On lit une lettre du pape { $area-in }. { $unit } { $nation-of } sert désormais saint Pierre.

# Réactions et soumission

tell-reacted-join = { $nation-The } viennent à sa rencontre : { $force-the } vont { $origin-of } { $to-to }.
tell-reacted-join-b = Le secours est proche. { $nation-The } amènent { $force-the } { $origin-of } { $to-to }.
tell-reacted-join-c = { $nation-The } envoient en hâte { $force-the } { $origin-of } { $to-to }, avant qu'on jette les dés.
tell-reacted-shift = { $nation-The } ne l'attendent pas, et envoient { $force-the } { $origin-of } { $to-to }.
tell-reacted-shift-b = { $nation-The } font passer { $force-the } { $origin-of } { $to-to }.
tell-reacted-shift-c = Il ne trouvera personne { $origin-in } ; { $nation-the } sont en route vers { $to-the } avec { $force-the }.
tell-reacted-shift-d = Le temps qu'il arrive, { $nation-the } ont mis { $force-the } en route vers { $to-the }.
tell-reacted-shift-e = Plutôt que d'attendre { $origin-in }, { $nation-the } envoient { $force-the } vers { $to-the }.
tell-submission-refused = { $nation-The } offrent de se soumettre. { $to-The } veulent davantage.
tell-submission-refused-b = { $nation-The } viennent avec des rameaux d'olivier. { $to-The } les renvoient.
tell-submission-refused-c = Un serment et la moitié de l'impôt, voilà ce qu'offrent { $nation-the }. { $to-The } n'en veulent pas.
tell-submission-refused-d = { $to-The } écoutent les envoyés { $nation-of } jusqu'au bout et disent non.
tell-submission-refused-again = De nouveau { $nation-the } offrent de se soumettre, et de nouveau { $to-the } refusent.
tell-submission-refused-again-b = Les mêmes envoyés { $nation-of }, la même réponse : { $to-the } refusent.
tell-submission-refused-again-c = { $nation-The } plient encore le genou. { $to-The } veulent toujours la terre, pas le serment.
tell-submission-refused-again-d = { $to-The } connaissent déjà l'offre { $nation-of }, et ne l'aiment pas davantage.
tell-submitted-offer = **{ $nation-The } se soumettent { $to-to }.** La moitié de leur revenu suit le serment.
tell-submitted-offer-b = **{ $nation-The } demandent des conditions et les obtiennent.** Désormais ils paient { $to-the }.
tell-submitted-offer-c = **Les envoyés { $nation-of } baisent une main qu'ils voudraient mordre.** { $to-The } sont désormais les maîtres.
tell-submitted-offer-d = **{ $nation-The } posent les armes à temps.** { $to-The } prennent le serment, et la moitié de l'impôt.
tell-submitted-force = **{ $nation-The } doivent se soumettre.** { $to-The } leur laissent la terre, et la moitié de ce qu'elle rend.
tell-submitted-force-b = **Il n'y a plus personne pour combattre du côté { $nation-of }.** Ils plient le genou devant { $to-the }.
tell-submitted-force-c = **{ $nation-The } n'ont plus le choix.** Désormais ils obéissent { $to-to }.
tell-submitted-force-d = **Aux portes { $nation-of } pendent les boucliers des autres.** La moitié de ce qu'ils gagnent va { $to-to }.
tell-submission-ended-no-units = Le traité entre { $nation-the } et { $controller-the } a survécu à l'un des deux.
tell-submission-ended-no-units-b = { $nation-The } étaient liés { $controller-to }. D'un côté il n'y a plus d'armée, et plus personne ne perçoit le tribut.
tell-submission-ended-no-units-c = Le tribut { $nation-of } prend fin, faute d'armée d'un côté. { $controller-The } n'ont plus rien à attendre.
tell-submission-ended-no-units-d = Entre { $controller-the } et { $nation-the }, le serment est nul : l'un des deux n'a plus un homme en campagne.
tell-submission-ended-arrival-b = Une nouvelle armée est venue, et { $nation-the } n'envoient plus de tribut { $controller-to }.
tell-submission-ended-arrival = { $nation-The } ne doivent plus rien { $controller-to } : une nouvelle armée est venue.
tell-submission-ended-inherited = { $nation-The } passent à d'autres, et le serment fait { $controller-to } s'en va avec eux.
tell-submission-ended-inherited-b = { $controller-The } perdent leur tribut : { $nation-the } ont de nouveaux maîtres.

# Batailles

tell-battle-won-roma = **Rome tombe : { $attacker-the } y entrent.** { $defender-The } ont défendu chaque rue { told-price }.
tell-battle-won-roma-b = **{ $attacker-The } sont maîtres de Rome,** et { $defender-the } ne le sont plus { told-price }.
tell-battle-won-carthago = **Carthage est prise.** { $attacker-The } comptent les navires du port rond ; { $defender-the } ne sont plus là { told-price }.
tell-battle-won-carthago-b = **Les portes de Carthage s'ouvrent, et { $attacker-the } entrent** { told-price }.
tell-battle-won-revenge = { $attacker-The } reviennent { $area-in }, et cette fois { $defender-the } ne tiennent pas { told-price }.
tell-battle-won-revenge-b = Repoussés une fois { $area-in }, { $attacker-the } recommencent et l'emportent { told-price }.
tell-battle-won-streak = Et encore { $area-the } : rien n'arrête plus { $attacker-the }, { $defender-the } moins que quiconque { told-price }.
tell-battle-won-streak-b = Nouvelle victoire pour { $attacker-the }, { $area-in }. { $defender-The } avaient entendu parler des autres { told-price }.
tell-battle-won-streak-c = { $defender-The } sont les suivants sur la route, et { $area-the } finit comme le reste { told-price }.
tell-battle-won-few = Moins nombreux que l'ennemi, { $attacker-the } prennent { $area-the } { $defender-to } { told-price }.
tell-battle-won-few-b = { $defender-The } ont le nombre { $area-in }, et { $attacker-the } la journée { told-price }.
tell-battle-won-last = { $area-In }, une seule unité { $attacker-of } tient debout. La place est à elle { told-price }.
tell-battle-won-last-b = { $attacker-The } vainquent { $area-in }, et ne peuvent se le permettre deux fois { told-price }.
tell-battle-won-last-c = { $attacker-The } ont { $area-the }, et une unité pour la garde. { $defender-The } n'ont ni l'une ni l'autre { told-price }.
tell-battle-won-last-d = Victoire { $area-in } pour { $attacker-the } : ceux qui pourraient crier sont vite comptés. C'en est fini { $defender-of } { told-price }.
tell-battle-won-walls = { $attacker-The } finissent par passer les murs { $area-of }. { $defender-The } y meurent { told-price }.
tell-battle-won-walls-b = Des échelles, du sang, puis la porte : { $defender-the } perdent { $area-the }, et { $attacker-the } sont dedans { told-price }.
tell-battle-won-walls-c = La ville résiste quelque temps { $area-in }. { $attacker-The } ont tout leur temps { told-price }.
tell-battle-won-walls-d = Derrière leurs murs, { $defender-the } font perdre du temps { $attacker-to }. La place tombe quand même { $area-in } { told-price }.
tell-battle-won-walls-e = Un traître, un tunnel ou la faim : la porte est ouverte { $area-in }, et { $attacker-the } l'ont passée. { $defender-The } n'y sont plus { told-price }.
tell-battle-won-walls-f = { $defender-The } font payer { $attacker-to } chaque pied de mur { $area-in }, et n'ont plus de mur { told-price }.
tell-battle-won-landing = De l'écume à la plage, { $attacker-the } prennent { $area-the } { $defender-to } { told-price }.
tell-battle-won-landing-b = { $defender-The } attendent les barques au bord de l'eau { $area-in }. Contre { $attacker-the }, cela ne suffit pas { told-price }.
tell-battle-won-landing-c = Des voiles à l'aube { $area-in }, de la fumée à midi. { $attacker-The } sont à terre pour y rester, { $defender-the } n'y sont plus { told-price }.
tell-battle-won-hills = Vallée après vallée, { $attacker-the } chassent { $defender-the } { $area-of } { told-price }.
tell-battle-won-hills-b = { $defender-The } roulent des pierres sur eux { $area-in }. { $attacker-The } montent toujours, et gagnent { told-price }.
tell-battle-won-hills-c = Les cols sont forcés { $area-in }. { $attacker-The } redescendent de l'autre côté, par-dessus { $defender-the } { told-price }.
tell-battle-won-hills-d = { $attacker-The } prennent les hauteurs à revers { $area-in } ; { $defender-the } ne regardaient que la route { told-price }.
tell-battle-won-marsh = De l'eau jusqu'aux genoux, { $attacker-the } chassent { $defender-the } { $area-of } { told-price }.
tell-battle-won-marsh-b = { $defender-The } se fient à leurs marais. { $attacker-The } trouvent la chaussée, et { $area-the } est à eux { told-price }.
tell-battle-won-long = { $area-In }, on ne cède d'aucun côté pendant { told-rounds }. Puis { $defender-the } n'ont plus d'hommes, et { $attacker-the } quelques-uns { told-price }.
tell-battle-won-long-b = Il faut { told-rounds } { $area-in }, jusqu'à ce que les vainqueurs, { $attacker-the }, ne crient plus. { $defender-The } s'étaient tus avant { told-price }.
tell-battle-won-led = { $leader-The } prend { $area-the } ; { $defender-the } n'amènent pas leur seconde ligne à temps { told-price }.
tell-battle-won-led-b = { $defender-The } affrontent { $leader-the } { $area-in }, une fois { told-price }.
tell-battle-won-led-c = { $area-In }, { $leader-the } voit la brèche avant { $defender-the }. Le terrain est { $attacker-to } { told-price }.
tell-battle-won-led-d = { $attacker-The } gagnent { $area-the } derrière { $leader-the } ; { $defender-the } n'y sont plus { told-price }.
tell-battle-won-led-e = C'est { $leader-the } en personne qui rompt la ligne { $defender-of } { $area-in } { told-price }.
tell-battle-won-led-f = { $attacker-The } suivraient { $leader-the } n'importe où ; aujourd'hui, c'est seulement { $area-in }, en passant sur { $defender-the } { told-price }.
tell-battle-won-swift = Une charge, et { $area-the } passe { $defender-of } { $attacker-to } { told-price }.
tell-battle-won-swift-b = { $defender-The } sont battus { $area-in } avant que la poussière retombe. { $attacker-The } n'ont pas un mort { told-price }.
tell-battle-won-swift-c = { $attacker-The } ralentissent à peine { $area-in } ; { $defender-the } étaient sur le chemin { told-price }.
tell-battle-won-swift-d = { $area-In }, cela dure le temps d'une prière. { $attacker-The } sont là où étaient { $defender-the } { told-price }.
tell-battle-won-many = { $attacker-The } viennent si nombreux { $area-in } que { $defender-the } ne peuvent que bien mourir { told-price }.
tell-battle-won-many-b = D'un côté { $attacker-the }, trop nombreux, de l'autre { $defender-the }, trop peu nombreux : la place est prise { $area-in } { told-price }.
tell-battle-won-many-c = { $defender-The } comptent { $attacker-the } { $area-in }, cessent de compter, et sont submergés { told-price }.
tell-battle-won-many-d = { $area-In }, on est { $attack } d'un côté et { $defense } de l'autre. { $attacker-The } se passent de plan, { $defender-the } de lendemain { told-price }.
tell-battle-won = { $attacker-The } prennent { $area-the } { $defender-to } { told-price }.
tell-battle-won-b = { $defender-The } se battent pour { $area-the }, et cèdent la place { $attacker-to } { told-price }.
tell-battle-won-c = { $area-In }, la ligne { $defender-of } plie devant { $attacker-the } { told-price }.
tell-battle-won-d = Le soir, les feux { $area-in } sont ceux { $attacker-of }. Ceux { $defender-of } sont éteints { told-price }.
tell-battle-won-e = De nouveaux maîtres { $area-in } : { $attacker-the }. Ce matin, c'étaient { $defender-the } { told-price }.
tell-battle-won-f = { $defender-The } sont balayés { $area-of } par { $attacker-the } { told-price }.
tell-battle-lost-roma = **Rome tient.** Sous ses murs, il ne reste rien de l'armée { $attacker-of } { told-price }.
tell-battle-lost-roma-b = { $attacker-The } s'étaient déjà partagé **Rome**. { $defender-The } n'étaient pas d'accord { told-price }.
tell-battle-lost-led = { $leader-The } mène { $attacker-the } contre { $area-the }, et n'en ramène aucun. { $defender-The } tiennent { told-price }.
tell-battle-lost-led-b = Même { $leader-the } ne fait pas passer { $attacker-the } à travers { $defender-the } { $area-in } { told-price }.
tell-battle-lost-many = Deux fois plus nombreux, { $attacker-the } perdent quand même { $area-in }. { $defender-The } n'en reviennent pas { told-price }.
tell-battle-lost-many-b = On donnait une heure { $defender-to } { $area-in }. Ils restent, et { $attacker-the } ont disparu { told-price }.
tell-battle-lost-walls = { $attacker-The } se brisent sur les murs { $area-of } ; { $defender-the } les comptent d'en haut { told-price }.
tell-battle-lost-walls-b = Les échelles { $attacker-of } sont trop courtes { $area-in }, ou le courage { $defender-of } trop haut { told-price }.
tell-battle-lost-walls-c = De l'huile, des pierres et des gros mots : c'est ce que reçoivent { $attacker-the } { $area-in }, et rien d'autre. { $defender-The } gardent la porte { told-price }.
tell-battle-lost-walls-d = Dans le fossé { $area-in }, { $attacker-the } ; sur le mur, { $defender-the } { told-price }.
tell-battle-lost-landing = { $attacker-The } débarquent { $area-in } et ne quittent pas la plage. { $defender-The } attendaient { told-price }.
tell-battle-lost-landing-b = Les navires qui ont amené { $attacker-the } { $area-in } n'ont plus qui ramener. { $defender-The } gardent la côte { told-price }.
tell-battle-lost-hills = { $attacker-The } montent { $area-in }. { $defender-The } n'en laissent pas redescendre un seul { told-price }.
tell-battle-lost-hills-b = Les hauteurs sont pour { $defender-the } { $area-in }. { $attacker-The } y restent pour toujours { told-price }.
tell-battle-lost = { $attacker-The } attaquent { $defender-the } { $area-in }, et sont détruits { told-price }.
tell-battle-lost-b = { $area-In } l'attaque { $attacker-of } prend fin, et les attaquants aussi. { $defender-The } resserrent les rangs { told-price }.
tell-battle-lost-c = { $defender-The } gardent { $area-the } ; { $attacker-of }, il ne revient pas un homme { told-price }.
tell-battle-lost-d = { $attacker-The } voulaient { $area-the }. { $defender-The } les y ont enterrés { told-price }.
tell-battle-both = { $area-In }, { $attacker-the } et { $defender-the } s'entretuent jusqu'au dernier. La place est aux corbeaux { told-price }.
tell-battle-both-b = Plus de maître { $area-in } : { $attacker-the } et { $defender-the } sont tous restés sur le champ { told-price }.
tell-battle-left-walls = { $attacker-The } voient de près les murs { $area-of }, et s'en vont. { $defender-The } leur crient des choses { told-price }.
tell-battle-left-walls-b = La porte ne s'ouvre pas { $area-in }, et { $attacker-the } lèvent le siège. { $defender-The } dînent bien ce soir-là { told-price }.
tell-battle-left-walls-c = Aucune échelle n'est assez longue { $area-in }. { $attacker-The } s'en vont avant que { $defender-the } fassent une sortie { told-price }.
tell-battle-left-bled = { $attacker-The } laissent leurs morts { $area-in } et se retirent devant { $defender-the } { told-price }.
tell-battle-left-bled-b = Après { told-rounds } { $area-in }, { $attacker-the } en ont assez { $defender-of } { told-price }.
tell-battle-left = { $attacker-The } rompent le combat { $area-in }. { $defender-The } ne suivent pas { told-price }.
tell-battle-left-b = { $area-In }, rien n'est décidé. { $attacker-The } reculent en bon ordre, et { $defender-the } les laissent faire { told-price }.
tell-battle-left-c = { $attacker-The } se ravisent { $area-in }. { $defender-The } y pensaient aussi { told-price }.
tell-battle-yielded-city = { $defender-The } abandonnent { $area-the }, murs compris, et { $attacker-the } entrent { told-price }.
tell-battle-yielded-city-b = De nuit, { $defender-the } se glissent hors { $area-of }. Au matin, { $attacker-the } trouvent la porte ouverte { told-price }.
tell-battle-yielded-city-c = Le conseil vote pour la vie { $area-in }. { $defender-The } sortent par une porte pendant que { $attacker-the } entrent par l'autre { told-price }.
tell-battle-yielded-bled = { $defender-The } ont assez saigné { $area-in } et font place { $attacker-to } { told-price }.
tell-battle-yielded-bled-b = Ce qui reste { $defender-of } s'échappe { $area-of }. { $attacker-The } restent { told-price }.
tell-battle-yielded = { $defender-The } reculent { $area-of } devant { $attacker-the } { told-price }.
tell-battle-yielded-b = { $attacker-The } gagnent { $area-the } parce que { $defender-the } préfèrent vivre { told-price }.
tell-battle-yielded-c = { $defender-The } comptent { $attacker-the } { $area-in }, et à midi ils sont partis { told-price }.
tell-battle-won-again = { $attacker-The } connaissent déjà le chemin { $area-of }, et { $defender-the } savent ce qui suit { told-price }.
tell-battle-won-again-b = Une fois de plus { $area-in }, { $attacker-the } l'emportent, et { $defender-the } paient { told-price }.
tell-battle-won-again-c = { $area-In }, { $attacker-the } gagnent pour la deuxième fois. { $defender-The } n'avaient pas eu le temps de combler le fossé { told-price }.
tell-battle-won-grudge = { $attacker-The } avaient perdu { $area-in }, et ne l'ont pas oublié. Aujourd'hui, ce sont { $defender-the } qui y perdent { told-price }.
tell-battle-won-grudge-b = { $area-In } reposent de vieux os { $attacker-of }. Ceux { $defender-of } sont maintenant par-dessus { told-price }.
tell-battle-won-first = Pour la première fois dans ces guerres, { $attacker-the } attaquent et gagnent : { $area-in }, contre { $defender-the } { told-price }.
tell-battle-won-first-b = { $attacker-The } ont leur premier trophée, dressé { $area-in } avec les boucliers { $defender-of } { told-price }.
tell-battle-won-first-c = { $attacker-The } savent désormais ce que c'est : leur première attaque, { $area-in }, et { $defender-the } ne sont plus là { told-price }.
tell-battle-yielded-many = { $defender-The } voient combien { $attacker-the } sont venus { $area-in }, et n'attendent pas { told-price }.
tell-battle-yielded-many-b = Il n'y a pas de honte à céder devant tant de monde. { $defender-The } laissent le terrain { $attacker-to } { $area-in } { told-price }.
tell-battle-yielded-led = { $leader-The } arrive, { $defender-the } s'en vont : { $attacker-the } sont maîtres { $area-in } { told-price }.
tell-battle-yielded-led-b = { $defender-The } en ont assez entendu sur { $leader-the }. Ils partent { $area-of } avant qu'il ait fini { told-price }.
tell-battle-yielded-hills = Par des sentiers de chèvres, { $defender-the } s'échappent sur les crêtes { $area-in }. { $attacker-The } tiennent le col { told-price }.
tell-arrival-led-afloat = Les ports sont pleins { $places-in } : { $leader-the } embarque avec { $force-the }, et { $nation-the } espèrent.
tell-arrival-led-afloat-b = De la poix, des cordes et des cris { $places-in }. { $leader-The } prend la mer pour { $nation-the } : { $force-the }.
tell-arrival-led-afloat-c = { $leader-The } a fait compter les coques { $places-in }, puis les hommes { $nation-of } : { $force-the }.
tell-arrival-led-afloat-d = Des voiles { $places-in }, et { $leader-the } sous la première. { $nation-The } envoient { $force-the }.
tell-arrival-led-afloat-e = { $nation-The } suivent { $leader-the } à bord avec { $force-the } ({ $places-in }).
tell-arrival-led-afloat-f = Le vent est bon { $places-in }, dit le pilote { $leader-of }. { $nation-The } ont { $force-the }, et larguent les amarres.
tell-arrival-afloat = { $nation-The } mettent à l'eau ce qu'ils ont bâti { $places-in } : { $force-the }.
tell-arrival-afloat-b = Des rames neuves { $places-in } : { $nation-the } ont { $force-the } de plus.
tell-arrival-led-great = Les routes sont noires d'hommes { $places-in } : { $leader-the } a { $force-the }, et { $nation-the } espèrent.
tell-arrival-led-great-b = Il faut tout un jour { $leader-to } pour passer devant les rangs { $places-in } : { $force-the }.
tell-arrival-led-small = { $leader-The } demande une armée { $nation-to }. On lui donne { $force-the } ({ $places-in }).
tell-arrival-led-small-b = Un grand nom et peu de lances : { $leader-the }, { $places-in }, avec { $force-the }.
tell-arrival-great = { $nation-The } vident leurs villages : { $force-the } se rassemblent { $places-in }.
tell-arrival-great-b = { $places-In }, les intendants { $nation-of } renoncent à compter : { $force-the }.
tell-arrival-small = Voilà tout ce que { $nation-the } trouvent { $places-in } : { $force-the }.
tell-arrival-small-b = { $nation-The } envoient { $places-in } ce dont ils peuvent se passer : { $force-the }.
tell-leader-killed = † **{ $leader-The } meurt { $area-in },** et { $by-the } rapportent l'étendard.
tell-leader-killed-b = † **C'en est fait { $leader-of }.** { $by-The } ont trouvé le corps { $area-in }, parmi les derniers tombés.
tell-leader-killed-c = † { $nation-The } perdent **{ $leader-the }** { $area-in }. { $by-The } le raconteront à leurs petits-enfants.
tell-leader-killed-d = † **{ $leader-The }** ne sort pas { $leader-gender ->
    [feminine] vivante
   *[masculine] vivant
} { $area-of } ; { $by-the } y veillent.
tell-leader-killed-e = † On emporterait **{ $leader-the }** { $area-of } sur un bouclier, si { $by-the } en avaient laissé un.
tell-leader-killed-f = † Tout est fini pour **{ $leader-the }** { $area-in }. { $by-The } envoient l'anneau pour preuve.
tell-leader-killed-at-sea = † **{ $leader-The } sombre { $area-in }** avec le navire amiral, et les rames { $by-of } passent dessus.
tell-leader-killed-at-sea-b = † **On a perdu { $leader-the } { $area-in }.** { $by-The } repêchent un manteau, et personne dedans.
tell-leader-killed-at-sea-c = † De la proue à la poupe, le pont est { $by-to } { $area-in }. **C'en est fait { $leader-of }.**

# Raids et pillages

tell-raid-roma = **{ $attacker-The } sont dans les rues de Rome,** et en ressortent avec l'argenterie des temples { told-raid }.
tell-raid-roma-b = **Rome brûle une nuit.** { $attacker-The } sont entrés par une porte que { $defender-the } avaient oubliée { told-raid }.
tell-raid-last = { $attacker-The } mettent le feu { $area-in }, et aucun ne vit pour s'en vanter. Il ne reste que des cendres { $defender-to } { told-raid }.
tell-raid-clean = { $attacker-The } entrent { $area-in } et en sortent avant que { $defender-the } trouvent leurs boucliers { told-raid }.
tell-raid-clean-b = On pille { $area-in } sous les yeux { $defender-of }. Cela ne coûte rien { $attacker-to } { told-raid }.
tell-raid-clean-c = Une bonne nuit pour { $attacker-the } { $area-in }, et courte pour { $defender-the } { told-raid }.
tell-raid = { $attacker-The } pillent la ville { $area-in } ; { $defender-the } leur font payer la sortie { told-raid }.
tell-raid-b = De la fumée { $area-in }. { $attacker-The } ont ce qu'ils voulaient, moins quelques amis ; { $defender-the } ont le reste { told-raid }.
tell-raid-c = { $defender-The } se battent dans les rues { $area-in }, trop tard. { $attacker-The } repartent chargés { told-raid }.
tell-raid-failed-bled = { $attacker-The } essaient les portes { $area-in } et laissent des hommes devant. { $defender-The } gardent leur argent { told-raid }.
tell-raid-failed-bled-b = Le raid { $area-in } coûte cher { $attacker-to } et ne rapporte que les rires { $defender-of } { told-raid }.
tell-raid-failed = { $attacker-The } font le tour des murs { $area-in } et trouvent tout fermé. { $defender-The } jettent des choses { told-raid }.
tell-raid-failed-b = On avait prévenu { $defender-the } { $area-in }. { $attacker-The } rentrent les mains vides { told-raid }.
tell-pillaged-roma = **Rome est mise à sac.** { $nation-The } y passent trois jours.
tell-pillaged-roma-b = { $nation-The } vont de maison en maison. **Rome est pillée** jusqu'aux gonds des portes.
tell-pillaged-roma-c = **Rome brûle,** et { $nation-the } s'y chauffent les mains.
tell-pillaged-roma-d = Ce que { $nation-the } peuvent porter quitte **Rome** sur leur dos. Le reste brûle.
tell-pillaged-own-roma = **{ $nation-The } pillent leur propre ville.** Ce que l'ennemi a laissé à Rome vaut { told-gold }.
tell-pillaged-gold = { $nation-The } vident la ville { $area-in } et emportent { told-gold }.
tell-pillaged-gold-b = { $area-In } on lève les dallages : { told-gold } pour { $nation-the }.
tell-pillaged-gold-c = Les temples { $area-of } donnent { told-gold } { $nation-to }.
tell-pillaged = { $nation-The } laissent la ville en cendres { $area-in }, pour la gloire.
tell-pillaged-b = Tout brûle { $area-in }. { $nation-The } en sont fiers, et leurs chants le diront.
tell-pillaged-c = De la ville il ne reste rien { $area-in }. { $nation-The } l'ont voulu ainsi.
tell-pillaged-d = { $nation-The } abattent ce qui ne brûle pas { $area-in }.
tell-pillaged-e = Le soir, il n'y a plus de ville { $area-in } : il y a { $nation-the }, et de la fumée.
tell-pillaged-f = Le feu fait { $area-in } ce que { $nation-the } n'avaient pas la patience de faire.
tell-pillaged-g = { $nation-The } gravent leurs noms { $area-in }, sur les rares murs encore debout.
tell-pillaged-h = Les toits tombent un à un { $area-in }, et { $nation-the } applaudissent à chacun.
tell-pillaged-again = On venait de la rebâtir. { $nation-The } brûlent de nouveau la ville { $area-in }.
tell-pillaged-again-b = Les cendres étaient à peine froides { $area-in }. { $nation-The } en ajoutent.

# En mer

tell-sea-won = ⛵ { $attacker-The } balaient { $defender-the } { $area-of } { told-price }.
tell-sea-won-b = ⛵ { $area-In }, les éperons { $attacker-of } font leur travail. { $defender-The } nagent { told-price }.
tell-sea-won-c = ⛵ Des épaves dérivent { $area-in }, surtout celles { $defender-of }. { $attacker-The } poursuivent leur route { told-price }.
tell-sea-won-d = ⛵ Navire après navire, { $attacker-the } abordent { $defender-the } { $area-in } { told-price }.
tell-sea-won-e = ⛵ { $defender-The } rament vers le large { $area-in }, et { $attacker-the } rament plus vite { told-price }.
tell-sea-lost = ⛵ { $attacker-The } se jettent sur les navires { $defender-of } { $area-in }, et coulent { told-price }.
tell-sea-lost-b = ⛵ { $defender-The } gardent { $area-the } ; la flotte { $attacker-of } est au fond { told-price }.
tell-sea-left = ⛵ { $attacker-The } virent de bord { $area-in }, { $defender-the } derrière eux { told-price }.
tell-sea-left-b = ⛵ Le vent tourne { $area-in }, et les projets { $attacker-of } aussi. { $defender-The } tiennent l'eau { told-price }.
tell-sea-fled = ⛵ { $defender-The } hissent les voiles et laissent { $area-the } { $attacker-to } { told-price }.
tell-sea-fled-b = ⛵ { $attacker-The } ont { $area-the } pour eux ; { $defender-the } ne sont plus que des mâts à l'horizon { told-price }.
tell-cargo-lost = Avec les navires coulés, { $nation-the } perdent { $force-the }.
tell-cargo-lost-b = { $nation-The } perdent { $force-the }, faute de savoir nager en armure.
tell-cargo-lost-c = Sous le pont, { $nation-the } avaient { $force-the }. Personne n'en sort.
tell-cargo-lost-d = { $nation-The } attendront en vain { $force-the }.
tell-cargo-lost-e = { $nation-The } avaient embarqué { $force-the } pour une courte traversée. Elle est plus courte que prévu.
tell-cargo-lost-f = Ce que { $nation-the } avaient sur les bancs va par le fond { $sea-in } : { $force-the }.
tell-cargo-lost-g = Des semaines durant, la mer rend des boucliers. { $nation-The } y avaient embarqué { $force-the }.
tell-cargo-lost-h = { $nation-The } rayent { $force-the } de leurs listes. Il n'y a personne à enterrer.

# La liste d'un tour de nation

list-lines = { $first }
    { $last }
list-items = { $first } ; { $last }
list-road = { $first } › { $last }
list-more = { $count } de plus
road-more = ({ $count } de plus)
list-fights = - ⚔️ { $items }
list-moves = - 👣 { $items }
list-lost = - ☠️ { $items }
list-gold = - 🪙 { $items }
list-points = - ⭐ { $items }
result-won = { $area } : { $attacker-the } battent { $defender-the } ({ $attack } contre { $defense })
result-not-won = { $area } : { $defender-the } tiennent contre { $attacker-the } ({ $attack } contre { $defense })
result-raided = { $area } : raid réussi { $attacker-of } (meilleur dé { $die })
result-repelled = { $area } : raid { $attacker-of } repoussé (meilleur dé { $die })
result-at-sea = { $area } : { $attacker-the } contre { $defender-the } ({ $attack } contre { $defense })
move = { $force } { $to-to }
move-campaign = { $leader } : { $road }
move-blocked = { $unit } de moins pour bloquer { $area-the }
loss-arrival = faute de pions, { $force } { $nation-of } en moins
loss = { $force } { $nation-of }
loss-surplus = { $force } { $nation-of } (faute de place)
loss-vassal = { $force } { $nation-of } (sans retour possible)
loss-displaced = { $force } { $nation-of } (chassés, sans issue)
loss-block = { $force } { $nation-of } (en blocage)
loss-no-counter = { $force } { $nation-of } (faute de pions)
gold-income = revenu { $gold }
gold-tribute = { $gold } { $nation-to }
gold-received = { $gold } { $nation-of }
gold-bought = { $unit } pour { $cost }
gold-city = ville { $area-in } pour { $cost }
gold-repair = réparation { $area-in } pour { $cost }
gold-repairs = réparations { $areas-in } pour { $cost }
gold-pillage = { $gold } { $area-of }
gold-left = reste { told-gold }
points = +{ $points } { $cause }
points-of-others = { $nation } +{ $points } { $cause }
points-kill-unit = pour { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} { $about-of }
points-kill-kind = pour { $units } { $about-of }
points-kill-leader = pour la mort { $about-of }
points-last-unit = pour la fin { $about-of }
points-sack-roma = pour le sac de Rome
points-pillage = pour le pillage { $area-of }
points-raid = pour le raid { $area-in }
points-exit = pour { $count ->
    [one] { $count } unité rentrée
   *[other] { $count } unités rentrées
}
points-submission-received = pour la soumission { $about-of }
points-capture-city = pour la prise { $area-of }

# Bilans et chapitres

chapter-heading = **Tour { $turn }**
chapter-heading-years = **Tour { $turn }, { $years }**
summary-seat = - **{ $seat }** +{ $points } : { $items }
summary-quiet = - Calme : { $items }
quiet = { $nation } ({ $items })
at-once = { $nation } { $points } pendant le tour
at-once-and-held = { $nation } { $points } pendant le tour, { $held }
occupation = { $nation } { $points } pour leurs possessions ({ $areas ->
    [one] { $areas } lieu
   *[other] { $areas } lieux
})
held = { $points } pour leurs possessions ({ $areas ->
    [one] { $areas } lieu
   *[other] { $areas } lieux
})
held-halved = { $points } pour leurs possessions (moitié de { $whole }, soumis)
occupation-halved = { $nation } { $points } pour leurs possessions (moitié de { $whole }, soumis)
summary-lost = - Unités perdues : { $things }
summary-loss = { $nation } { $count }
summary-dead = - { $count ->
    [one] Chef tué
   *[other] Chefs tués
} : { $things }
summary-left = - Repartis : { $things }
summary-next = **Ensuite : tour { $turn }, { $years }**
summary-ahead = - Arrivent : { $items }
summary-arrival = { $nation } ({ $force })

# Le fil de la partie, à la fin d'un tour.

thread-times-armies = { $times ->
    [one] { $times } armée
   *[other] { $times } armées
}
thread-times-battles = { $times ->
    [one] { $times } bataille
   *[other] { $times } batailles
}
thread-times-fleets = { $times ->
    [one] { $times } combat
   *[other] { $times } combats
}
thread-times-raids = { $times ->
    [one] { $times } raid
   *[other] { $times } raids
}
thread-times-sacks = { $times ->
    [one] { $times } pillage
   *[other] { $times } pillages
}
thread-times-sieges = { $times ->
    [one] { $times } siège
   *[other] { $times } sièges
}
thread-times-times = { $times } fois
thread-times-victories = { $times ->
    [one] { $times } victoire
   *[other] { $times } victoires
}
thread-turns-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
thread-won-times = { $won } fois
thread-won-trophies = { $won ->
    [one] { $won } trophée
   *[other] { $won } trophées
}
thread-won-victories = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}

tell-thread-besieged = *{ $area-In }, on a attaqué la ville { thread-times-times } derrière ses murs.*
tell-thread-besieged-b = *Déjà le { nth-times } siège { $area-in }. Les maçons ne démontent plus les échafaudages.*
tell-thread-besieged-c = *{ $area-In }, on compte son âge en sièges : { $times } jusqu'ici.*
tell-thread-unbeaten = *{ $leader-The } a livré { thread-times-battles } et les a toutes gagnées.*
tell-thread-unbeaten-b = *{ thread-times-battles }, { thread-times-victories } : personne ne sait encore comment battre { $leader-the }.*
tell-thread-unbeaten-c = *Les recrues demandent à servir sous { $leader-the }. Il n'a jamais perdu une bataille, et il en a livré { $times }.*
tell-thread-luckless = *{ $leader-The } a livré { thread-times-battles } et les a toutes perdues.*
tell-thread-luckless-b = *{ thread-times-battles }, aucune victoire : { $leader-the } ne sait plus qui accuser.*
tell-thread-pillaged = *{ $area-In }, on a pillé la ville { thread-times-times }.*
tell-thread-pillaged-b = *{ thread-times-sacks } : { $area-in }, l'argenterie reste enterrée.*
tell-thread-pillaged-c = *On ne ferme plus les portes à clef { $area-in }. Après { thread-times-sacks }, à quoi bon ?*
tell-thread-raided = *{ $nation-The } en sont à { thread-times-raids }, dont { $won ->
    [0] aucun n'a réussi
    [one] un seul a réussi
   *[other] { $won } ont réussi
}.*
tell-thread-raided-b = *C'était le { nth-times } raid { $nation-of }. { $won ->
    [0] Pas un n'a rapporté quoi que ce soit
    [one] Un seul a payé
   *[other] { $won } ont payé
}.*
tell-thread-at-sea = *Les flottes se sont rencontrées { thread-times-times } { $sea-in }.*
tell-thread-at-sea-b = *Déjà le { nth-times } combat naval { $sea-in }. Les pêcheurs remontent plus de bronze que de poisson.*
tell-thread-rivals = *{ $nation-The } et { $other-the } se sont battus { thread-times-times } : { thread-won-victories } pour { $nation-the }, { $lost ->
    [0] aucune
   *[other] { $lost }
} pour { $other-the }.*
tell-thread-rivals-b = *Entre { $nation-the } et { $other-the }, on en est à { $won } contre { $lost }, en { thread-times-battles }.*
tell-thread-rivals-c = *C'était la { nth-times } rencontre, et { $nation-the } mènent { $won } à { $lost } contre { $other-the }.*
tell-thread-rivals-level = *{ $nation-The } et { $other-the } se sont rencontrés { thread-times-times }, et aucun ne mène : { $won } partout.*
tell-thread-tributary = *{ $nation-The } ont déjà payé tribut { thread-times-times } { $other-to }.*
tell-thread-tributary-b = *Déjà le { nth-times } tribut, { $nation-of } { $other-to }. Les mulets connaissent la route.*
tell-thread-implacable = *{ $nation-The } ont offert { thread-times-times } de se soumettre ; { $other-the } ont refusé { thread-times-times }.*
tell-thread-implacable-b = *{ thread-times-times } { $nation-the } ont plié le genou pour rien devant { $other-the }.*
tell-thread-winning = *{ $nation-The } ont gagné leurs { $row } dernières batailles.*
tell-thread-winning-b = *{ $row } batailles de suite pour { $nation-the }. Il y a longtemps qu'on ne les a plus battus.*
tell-thread-winning-c = *Les haruspices { $nation-of } ne regardent plus guère le foie : { $row } victoires de suite.*
tell-thread-losing = *{ $nation-The } ont perdu leurs { $row } dernières batailles.*
tell-thread-losing-b = *{ $row } batailles, { $row } défaites : un peu de chance ne nuirait pas { $nation-to }.*
tell-thread-losing-c = *Il ne reste plus { $nation-to } de vêtements de deuil : { $row } défaites de suite.*
tell-thread-ahead = *{ $seat } mène depuis { $row } tours.*
tell-thread-ahead-b = *En { $row } tours, personne n'a dépassé { $seat }.*
tell-thread-ahead-c = *{ $row } tours, et à la fin de chacun { $seat } était en tête.*
tell-thread-overtaken = *{ $seat } dépasse { $other } et prend la tête.*
tell-thread-overtaken-b = *La tête change de main : { $seat } est devant, { $other } ne l'est plus.*
tell-thread-idle = *Depuis { thread-turns-turns }, { $nation-the } n'ont attaqué personne.*
tell-thread-idle-b = *{ thread-turns-turns } sans une attaque : { $nation-the } soignent leurs vignes.*
tell-thread-idle-c = *{ $nation-The } ont laissé passer { thread-turns-turns } en paix. Leurs voisins comptent, et s'interrogent.*

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
