# Le narrateur d'Ultimus Romanorum : tell-<racine> pour chaque événement qui a son histoire, avec des variantes -b, -c, etc.
# $camp : for-rome ou against-rome. $half : half-west ou half-east.

told-side = { $camp ->
    [for-rome] Rome
   *[against-rome] les Barbares
}
told-side-first = { $camp ->
    [for-rome] Rome
   *[against-rome] Les Barbares
}
told-side-of = { $camp ->
    [for-rome] de Rome
   *[against-rome] des Barbares
}
told-half = { $half ->
    [half-west] Occident
   *[half-east] Orient
}
told-court = { $half ->
    [half-west] Ravenne
   *[half-east] Constantinople
}
told-near = { $town ->
    [none] { $area-in }
   *[other] près { $town-of }
}
told-near-first = { $town ->
    [none] { $area-In }
   *[other] Près { $town-of }
}
told-place = { $town ->
    [none] { $area-In }
   *[other] { $area } ({ $town })
}
told-column = { $shifted ->
    [not-shifted] { $column }
   *[other] { $column } décalé en { $shifted }
}
told-odds = { $die ->
    [no-die] ({ $attack } contre { $defense }, { told-column }, sans dé)
   *[other] ({ $attack } contre { $defense }, { told-column }, dé { $die })
}

# Les troupes dans une liste

troop-tribe = { $count ->
    [one] une unité
   *[other] { $count } unités
} { $tribe-of }
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-limitanei = { $count ->
    [one] une unité
   *[other] { $count } unités
} de limitanei
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-comitatenses = { $count ->
    [one] une unité
   *[other] { $count } unités
} de comitatenses
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-palatini = { $count ->
    [one] une unité
   *[other] { $count } unités
} de palatini
    .number = { $count ->
        [one] singular
       *[other] plural
    }
troop-buccellarii = { $count ->
    [one] une garde
   *[other] { $count } gardes
} de buccellarii
    .number = { $count ->
        [one] singular
       *[other] plural
    }

# L'année

tell-year-began = **{ $year }.** Les consuls donnent leur nom à l'année, et espèrent qu'elle sera courte.
tell-year-began-b = **{ $year }.** Une page neuve, d'une main qui n'est plus jeune.
tell-year-began-c = **{ $year }.** Deux empereurs, un seul Empire : c'est écrit sur les monnaies.
tell-year-began-d = **{ $year }.** Les routes sèchent, et les courriers partent.
tell-year-began-e = **{ $year }.** Dans les églises on prie pour la paix, dans les ateliers on forge des fers de lance.
tell-year-began-f = **{ $year }.** Les astrologues promettent beaucoup. On les paie d'avance.
tell-year-began-g = **{ $year }.** Nous sommes encore là, et eux aussi.
tell-year-began-h = **{ $year }.** L'année fiscale commence ; d'autres choses suivront peut-être.
tell-hand-changed-flown = Un Auguste qui fuit donne des idées à d'autres. Chez les Barbares, on soupèse une intrigue de plus.
tell-hand-changed-flown-b = On a vu fuir un Auguste, et chez les Barbares quelqu'un en a pris note.
tell-hand-changed-flown-c = D'un trône vide tout un hiver, on parle. Les Barbares ont une chose de plus à essayer.
tell-hand-changed-event = { $camp ->
    [for-rome] Rome apprend quelque chose d'utile.
   *[against-rome] Les Barbares apprennent quelque chose d'utile.
}
tell-hand-changed-event-b = Une nouvelle arrive de nuit, et elle n'est pas perdue pour { told-side }.
tell-hand-changed-augusta = L'Augusta parlera pour le nouvel empereur d'Occident, qui est un enfant.
tell-initiative-rolled-roman = Rome agit la première ({ $die } ; il fallait moins de { $needed }).
tell-initiative-rolled-roman-b = Pour une fois, les ordres arrivent avant l'ennemi ({ $die } ; il fallait moins de { $needed }).
tell-initiative-rolled-roman-c = Le palais se décide tôt ({ $die } ; il fallait moins de { $needed }).
tell-initiative-rolled-roman-d = Les Augustes s'accordent, et à temps ({ $die } ; il fallait moins de { $needed }).
tell-initiative-rolled-barbarian = Les Barbares agissent les premiers ({ $die } ; il fallait à Rome moins de { $needed }).
tell-initiative-rolled-barbarian-b = Le palais délibère ; ses ennemis partent les premiers ({ $die } ; il fallait à Rome moins de { $needed }).
tell-initiative-rolled-barbarian-c = On rédige, on copie, on scelle les ordres ; les Barbares sont déjà en selle ({ $die } ; il fallait à Rome moins de { $needed }).
tell-initiative-rolled-barbarian-d = Rome attend que l'autre commence ({ $die } ; il fallait à Rome moins de { $needed }).
tell-initiative-rolled-barbarian-e = Les Empereurs se consultent. Les Barbares, non ({ $die } ; il fallait à Rome moins de { $needed }).
tell-initiative-taken-stratagem = Une ruse renverse tout : { $camp ->
    [for-rome] Rome passe la première.
   *[against-rome] les Barbares passent les premiers.
}
tell-initiative-taken-stratagem-b = On a chevauché toute la nuit. { $camp ->
    [for-rome] Rome passe finalement la première.
   *[against-rome] Les Barbares passent finalement les premiers.
}
tell-initiative-taken-augusta = L'Augusta perd patience avec ses généraux, et Rome passe la première.
tell-initiative-taken-scenario = { $camp ->
    [for-rome] Cette année commence par Rome.
   *[against-rome] Cette année commence par les Barbares.
}
tell-pax-romana = 🕊️ **La paix d'un bout à l'autre de l'Empire.** Les armées gardent leurs quartiers, et le scribe a peu à écrire.
tell-pax-romana-b = 🕊️ **On pourrait fermer les portes de Janus,** si c'était encore permis. Personne ne marche cette année.
tell-pax-broken = La paix meurt avec { $leader-the }.
tell-sequences-counted = { $total ->
    [one] { $total } séquence
   *[other] { $total } séquences
} cette année : { $roman } pour Rome, { $barbarian } pour les Barbares.
tell-sequences-counted-b = La saison sera assez longue pour { $total ->
    [one] { $total } séquence
   *[other] { $total } séquences
}, dont { $roman } pour Rome et { $barbarian } pour les Barbares.
tell-sequences-counted-c = Avant la neige, il y a du temps pour { $roman ->
    [one] { $roman } séquence romaine
   *[other] { $roman } séquences romaines
} et { $barbarian } des Barbares.
tell-sequences-counted-d = Rome a la force de mener { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
} cette année, et les Barbares { $barbarian }.
tell-sequences-counted-e = L'année tiendra { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
} pour Rome et { $barbarian } pour les Barbares, puis viendra la neige.
tell-sequences-counted-f = D'ici à l'hiver, Rome a { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
} et ses ennemis { $barbarian }.
tell-sequence-began = __Séquence { $number } : { told-side }__
tell-sequence-passed = { $camp ->
    [for-rome] Rome laisse passer les jours.
   *[against-rome] Les Barbares laissent passer les jours.
}
tell-sequence-passed-b = Aucun ordre ne vient { told-side-of }.
tell-sequence-passed-c = Rien ne bouge du côté { told-side-of }.
tell-sequence-passed-d = { $camp ->
    [for-rome] Rome peut attendre.
   *[against-rome] Les Barbares peuvent attendre.
}
tell-sequence-passed-e = Les tentes { told-side-of } restent où elles sont.
tell-sequence-passed-f = { $camp ->
    [for-rome] Rome compte son argent.
   *[against-rome] Les Barbares comptent leurs chevaux.
} Personne ne marche.
tell-sequence-passed-g = Du côté { told-side-of }, on recoud les harnais.
tell-sequence-passed-h = Encore une semaine sans marche, pour { told-side }.
tell-stack-moved = { $leader-The } marche, { $count ->
    [one] avec une unité
   *[other] avec { $count } unités
} : { $origin }, puis { $to }.
tell-stack-moved-b = { $count ->
    [one] Une unité suit
   *[other] { $count } unités suivent
} { $leader-the } hors { $origin-of } ; au bout, { $to-the }.
tell-stack-moved-c = { $leader-The } quitte { $origin-the } ; à la nouvelle lune il est { $to-in }, { $count ->
    [one] avec une unité.
   *[other] avec { $count } unités.
}
tell-stack-moved-d = La route { $origin-of } voit passer { $leader-the } et { $count ->
    [one] une unité
   *[other] { $count } unités
}, en marche vers { $to-the }.
tell-stack-moved-e = { $leader-The } est en route, { $origin } derrière lui, { $to } devant, et { $count ->
    [one] une unité avec lui.
   *[other] { $count } unités avec lui.
}
tell-stack-moved-f = { $origin } d'abord, { $to } ensuite : c'est la marche { $leader-of }, avec { $count ->
    [one] une unité.
   *[other] { $count } unités.
}
tell-stack-moved-g = Parti { $origin-of }, { $leader-the } est { $to-in }, avec { $count ->
    [one] une unité.
   *[other] { $count } unités.
}
tell-stack-moved-h = { $count ->
    [one] Une unité
   *[other] { $count } unités
} à sa suite, { $leader-the } s'éloigne { $origin-of } vers { $to-the }.
tell-stack-moved-i = On ne verra plus { $leader-the } { $origin-in } : il part, et { $to } l'attend, lui et { $count ->
    [one] une unité
   *[other] { $count } unités
}.
tell-stack-moved-j = On plie les tentes : { $leader-the } mène { $count ->
    [one] une unité
   *[other] { $count } unités
} { $origin-of } { $to-to }.
tell-units-moved = { $units-The } { $units-number ->
    [plural] quittent
   *[singular] quitte
} { $origin-the } pour { $to-the }, et nul général ne marche devant.
tell-units-moved-b = { $units-The } { $units-number ->
    [plural] se mettent
   *[singular] se met
} en route { $origin-of } { $to-to }, sans demander d'ordre.
tell-units-moved-c = Aucun général ne chevauche devant ; { $units-the } { $units-number ->
    [plural] partent
   *[singular] part
} { $origin-of } { $to-to }.
tell-units-moved-d = La nuit, les chiens aboient { $to-in } : { $units-the } y { $units-number ->
    [plural] arrivent
   *[singular] arrive
} { $origin-of }.
tell-units-moved-e = Sans attendre d'ordre, { $units-the } { $units-number ->
    [plural] plient leurs tentes
   *[singular] plie ses tentes
} { $origin-in } et les { $units-number ->
    [plural] dressent
   *[singular] dresse
} { $to-in }.
tell-leader-moved = { $leader-The } chevauche seul { $origin-of } { $to-to }.
tell-leader-moved-b = Sans un soldat, { $leader-the } quitte { $origin-the } pour { $to-the }.
tell-leader-moved-c = On a vu { $leader-the } { $to-in }, seul, sur un cheval fourbu. Il venait { $origin-of }.

# Présages et événements

told-event = { $event } : { $dice }
tell-event-rolled-none = Ni veau à deux têtes ni comète : l'année sera l'œuvre des hommes ({ $dice }).
tell-event-rolled-none-b = Les présages se taisent ({ $dice }).
tell-event-rolled-none-c = Rien à inscrire au chapitre des miracles ({ $dice }).
tell-event-rolled-none-d = Un printemps tranquille. Personne ne s'y fie ({ $dice }).
tell-event-rolled-none-e = Les haruspices regardent, et regardent encore ({ $dice }).
tell-event-rolled-none-f = Ni le ciel ni le fisc ne s'en mêlent ({ $dice }).
tell-event-rolled-great-pestilence = ☠️ Des charrettes avant l'aube, de la chaux dans les fossés : la peste est dans une ville ({ $dice }).
tell-event-rolled-great-pestilence-b = ☠️ Les navires apportent du blé, et autre chose ({ $dice }).
tell-event-rolled-palace-plot = 🗡️ Au palais, on se tait quand une porte s'ouvre ({ $dice }).
tell-event-rolled-palace-plot-b = 🗡️ Un eunuque a vu un cuisinier, et le cuisinier un médecin ({ $dice }).
tell-event-rolled-mutiny = Les troupes de la frontière n'ont pas été payées, et le disent ({ $dice }).
tell-event-rolled-mutiny-b = Sans solde, un garde-frontière est un paysan qui a une lance. Certains s'en vont labourer ({ $dice }).
tell-event-rolled-bagaudae = Dans l'arrière-pays on brûle les registres de l'impôt ({ $dice }).
tell-event-rolled-bagaudae-b = Les paysans ont trouvé un capitaine, ou un capitaine les paysans ({ $dice }).
tell-event-rolled-restless-border = De nouveau de la fumée à la frontière ({ $dice }).
tell-event-rolled-restless-border-b = À la frontière il manque du bétail, puis des villages ({ $dice }).
tell-event-rolled-restless-border-c = Du haut des tours de guet, on compte en face plus de feux que l'an dernier ({ $dice }).
tell-event-rolled-heavy-taxes = On lit le nouvel impôt, et même les percepteurs font la grimace ({ $dice }).
tell-event-rolled-heavy-taxes-b = Le fisc prend ce que l'ennemi a laissé ({ $dice }).
tell-event-rolled-frozen-rivers = ❄️ Le Rhin et le Danube gèlent. Un fleuve qui porte un chariot est une route ({ $dice }).
tell-event-rolled-frozen-rivers-b = ❄️ Il fait si froid que la frontière se passe à pied ({ $dice }).
tell-event-rolled-good-harvest = Les granges sont pleines, et les recrues reprennent des forces ({ $dice }).
tell-event-rolled-good-harvest-b = Une bonne récolte. Les évêques expliquent pourquoi ({ $dice }).
tell-event-rolled-good-harvest-c = Les moulins tournent jusque dans la nuit, et les recrues prennent du ventre ({ $dice }).
tell-event-rolled-good-harvest-d = Pour une fois, c'est le grenier qui est trop petit, et non la récolte ({ $dice }).
tell-event-rolled-feud = Des frères se disputent un troupeau, et trouvent des lances : querelle chez les tribus ({ $dice }).
tell-event-rolled-feud-b = À un banquet, au-delà de la frontière, quelqu'un s'assied à la mauvaise place ({ $dice }).
tell-event-rolled-recruits = Les recruteurs sont plus sévères cette année. Il manque moins de pouces ({ $dice }).
tell-event-rolled-recruits-b = On fait une levée, et une partie des levés arrive ({ $dice }).
tell-event-rolled-embassy = Des envoyés vont et viennent avec des cadeaux, et regardent autour d'eux ({ $dice }).
tell-event-rolled-embassy-b = Une ambassade est reçue avec honneur, et compte les sentinelles ({ $dice }).
tell-event-rolled-storm = ⛵ La mer s'ouvre tard ce printemps. La première traversée attendra ({ $dice }).
tell-event-rolled-storm-b = ⛵ Les tempêtes gardent les flottes au port ({ $dice }).
tell-event-rolled-sign-in-the-sky = Un bouclier de feu traverse le ciel d'ouest en est. Chacun sait pour qui ({ $dice }).
tell-event-rolled-sign-in-the-sky-b = Un signe dans le ciel : les audacieux y lisent un conseil ({ $dice }).

# Stratagèmes

tell-stratagem-played = { $camp ->
    [for-rome] Rome tenait ceci tout prêt
   *[against-rome] Les Barbares tenaient ceci tout prêt
} : { $stratagem }.
tell-stratagem-played-b = { $camp ->
    [for-rome] Rome montre son jeu
   *[against-rome] Les Barbares montrent leur jeu
} : { $stratagem }.
tell-stratagem-played-treaty = 🤝 **{ $stratagem }.** Un traité, un manteau, une bourse : des envoyés partent traiter avec { $about-the }.
tell-stratagem-played-treaty-b = 🤝 **{ $stratagem }.** Des terres contre des lances : voilà ce qu'on offre { $about-to }.
tell-stratagem-played-tribute = 💰 **{ $stratagem }.** De l'or pour { $about-the }. Les livres disent : un présent.
tell-stratagem-played-tribute-b = 💰 **{ $stratagem }.** Le trésor envoie des mules { $about-to }, et elles reviennent légères.
tell-stratagem-played-augusta-orientalis = **{ $stratagem }.** À la cour d'Orient, l'Augusta s'en mêle.
tell-stratagem-played-augusta-occidentalis = **{ $stratagem }.** À la cour d'Occident, l'Augusta s'en mêle.
tell-stratagem-played-pope = **{ $stratagem }.** L'évêque de Rome sort parler pour la Ville, les mains vides.
tell-stratagem-played-buccellarii = **{ $stratagem }.** { $about-The } engage des hommes qui mangent son pain et celui de personne d'autre.
tell-stratagem-played-buccellarii-b = **{ $stratagem }.** Autour { $about-of } il y a des visages nouveaux, tous armés.
tell-stratagem-played-usurpation = 🔥 **{ $stratagem }.** On parle de pourpre autour { $about-of }.
tell-stratagem-played-usurpation-b = 🔥 **{ $stratagem }.** Des officiers dînent avec { $about-the }, et renvoient les serviteurs.
tell-stratagem-played-usurpation-c = 🔥 **{ $stratagem }.** On a fait teindre un manteau, et l'on dit qu'il irait bien { $about-to }.
tell-stratagem-played-usurpation-d = 🔥 **{ $stratagem }.** On boit à la santé { $about-of }, avec un titre qui n'est pas encore le sien.
tell-stratagem-played-uprising = 🔥 **{ $stratagem }.** Des cors, des feux, des cavaliers de nuit : quelque chose se prépare du côté { $about-of }.
tell-stratagem-played-uprising-b = 🔥 **{ $stratagem }.** De village en village, une lance passe chez { $about-the }.
tell-stratagem-played-uprising-c = 🔥 **{ $stratagem }.** Les anciens { $about-of } ne tiennent plus les jeunes, ou n'essaient pas.
tell-stratagem-played-scourge-of-god = 🐎 **{ $stratagem } ({ $about-the }) :** les moines cherchent une cave.
tell-stratagem-played-rex = **{ $stratagem }.** Chez { $about-the }, un orfèvre travaille à une couronne.
tell-stratagem-played-rex-b = **{ $stratagem }.** On essaie le mot de *roi* chez { $about-the }.
tell-stratagem-played-barbarian-alliance = 🤝 **{ $stratagem }.** Chez { $about-the }, on prête serment sur une corne d'hydromel.
tell-stratagem-played-bagaudes = 🔥 **{ $stratagem } ({ $about-the }) :** les paysans en ont assez de Rome.
tell-stratagem-played-migration = 🐎 **{ $stratagem }.** Chariots, bétail, enfants : tout un peuple prend la route, { $about-the }.
tell-stratagem-played-initiative = **{ $stratagem }.** Un ordre scellé, des chevaux frais : quelqu'un veut agir le premier.
tell-stratagem-played-rebellion = **{ $stratagem }.** Qui suit peut aussi cesser de suivre, et { $about-the } { $about-number ->
    [plural] y songent
   *[singular] y songe
}.
tell-stratagem-played-ecumenical-council = ⛪ **{ $stratagem }.** Des lettres partent vers les évêques. Il s'agit d'un mot.
tell-stratagem-played-opportune-flight = 🏃 **{ $stratagem } ({ $about-the }) :** à la nuit tombante, ordre de laisser brûler les feux.
tell-stratagem-played-assassination = 🗡️ **{ $stratagem }.** Une bourse change de main, et il y a un serviteur de trop auprès { $about-of }.
tell-stratagem-played-assassination-b = 🗡️ **{ $stratagem }.** On a payé quelqu'un pour s'approcher { $about-of }.
tell-stratagem-played-plague = ☠️ **{ $stratagem }.** On enterre les premiers de nuit, sans noms.
tell-stratagem-played-plague-epidemic = ☠️ **{ $stratagem }.** Les médecins quittent la ville d'abord. Cela se remarque.
tell-stratagem-played-desertion = **{ $stratagem } ({ $about-the }) :** des hommes se glissent hors du camp, par deux, puis par dix.
tell-stratagem-played-furor-germanicus = **{ $stratagem } ({ $about-the }) :** les Germains réveillent la vieille fureur.
tell-stratagem-played-furor-germanicus-b = **{ $stratagem } ({ $about-the }) :** le bouclier à la bouche, un grondement qui devient clameur.
tell-stratagem-played-divine-favour = **{ $stratagem } ({ $about-the }) :** { $camp ->
    [for-rome] une relique passe devant les rangs romains, et le soleil paraît.
   *[against-rome] les présages plaisent aux Barbares, qui le crient bien fort.
}
tell-stratagem-played-fleet = ⛵ **{ $stratagem }.** On trouve des navires { $about-in }, et des hommes qui se disent marins.
tell-stratagem-played-germanophobia = 🔥 **{ $stratagem } ({ $about-the }) :** la foule ne veut plus de Germains sous le ceinturon romain.
tell-stratagems-cancelled = **{ $area-In }**, une fureur en rencontre une autre, et aucune ne sert à rien.

# Chefs et dignités

tell-leader-entered-due = { $leader-The } paraît { $area-in }.
tell-leader-entered-due-b = { $area-In }, on apprend à retenir le nom { $leader-of }.
tell-leader-entered-due-c = { $area-In }, on suit un homme nouveau, { $leader-the }.
tell-leader-entered-due-d = Le temps est venu pour { $leader-the }, ou la faveur ({ $area }).
tell-leader-entered-due-e = Cette année on entend parler { $leader-of } pour la première fois, { $area-in }.
tell-leader-entered-due-f = { $leader-The } prend un commandement { $area-in }.
tell-leader-entered-generic = Un nouveau { $leader } prend son poste { $area-in }.
tell-leader-entered-generic-b = Le poste ne reste pas vide : voici un nouveau { $leader } { $area-in }.
tell-leader-entered-generic-c = { $area-In }, { $leader-the } change de visage, et non de titre.
tell-leader-entered-returns = { $leader-The } est de retour, { $area-in }.
tell-leader-entered-returns-b = Ni la fièvre ni l'émeute n'ont laissé le poste vacant : de nouveau { $leader-the }, { $area-in }.
tell-leader-entered-returns-c = { $area-In }, le poste { $leader-of } n'est plus vide.
tell-leader-waits = { $leader-The } est prêt, mais n'a pas de soldats à rejoindre.
tell-leader-waits-b = Pas de troupes, pas de poste : { $leader-the } attend.
tell-guard-given = { $leader-The } a désormais une garde à lui.
tell-guard-given-b = On prête serment { $leader-to }, et ensuite seulement à l'Empereur : une garde à lui.
tell-caesar-named = 👑 { $leader-The } est **César** d'{ told-half }.
tell-caesar-named-b = 👑 L'{ told-half } a un second, { $leader-the }, **César** et héritier des ennuis.
tell-caesar-named-c = 👑 La pourpre, une taille au-dessous : { $leader-the } est **César** d'{ told-half }.
tell-caesar-named-d = 👑 { $leader-The } s'agenouille, et se relève **César** d'{ told-half }.
tell-caesar-lost-usurps = { $leader-The } ne veut plus être le second : il n'est plus César d'{ told-half }.
tell-caesar-lost-joins = { $leader-The }, César d'{ told-half }, a changé de camp.
tell-caesar-lost-revolt = Le peuple { $leader-of } a pris les armes contre Rome ; il ne peut être son César en { told-half }.
tell-caesar-lost-promoted = { $leader-The } n'a plus besoin du titre de César.
tell-caesar-lost-dead = L'{ told-half } n'a plus de César.
tell-caesar-lost-dead-b = Il n'y a plus de César en { told-half }, et chaque général le sait.
tell-death-roll = Au dé : { $die } ; { $dies_on ->
    [9] seul un 9 tue
   *[other] { $dies_on } ou plus tue
}.
tell-death-roll-b = Le dé montre { $die }, et { $dies_on ->
    [9] seul un 9 est fatal
   *[other] { $dies_on } suffit
}.
tell-death-roll-c = Le dé donne { $die } ; { $dies_on ->
    [9] la mort ne vient que sur un 9
   *[other] la mort vient à partir de { $dies_on }
}.
tell-death-roll-d = Un { $die } au dé, où { $dies_on ->
    [9] rien d'autre qu'un 9 ne tue
   *[other] tout tue à partir de { $dies_on }
}.
tell-leader-died-natural = † { $leader-The } meurt dans son lit, ce que peu réussissent.
tell-leader-died-natural-b = † { $leader-The } est mort.
tell-leader-died-natural-c = † Une fièvre, une chute, les ans : quelque chose a emporté { $leader-the }.
tell-leader-died-natural-d = † Cette année fut la dernière { $leader-of }.
tell-leader-died-natural-e = † On enterre { $leader-the }, et on ouvre ses lettres.
tell-leader-died-natural-f = † La mort se souvient { $leader-of }.
tell-leader-died-natural-g = † { $leader-The } n'a plus d'ordres à donner.
tell-leader-died-natural-h = † Pour { $leader-the } on sonne les cloches, là où il y en a.
tell-leader-died-natural-attila = † **{ $leader-The } est mort.** Ses cavaliers se coupent les cheveux et tournent autour de la tente, et personne ne donne l'ordre suivant.
tell-leader-died-natural-attila-b = † **{ $leader-The } est mort**, dans son lit, et l'on n'a personne à pendre. Ses fils se comptent.
tell-leader-died-natural-attila-c = † La moitié du monde lui avait demandé ses conditions. La mort n'en a pas posé : **{ $leader-the }**.
tell-leader-died-battle = † { $leader-The } tombe { $area-in }, l'épée à la main.
tell-leader-died-battle-b = † On trouve { $leader-the } parmi les morts { $area-in }.
tell-leader-died-battle-c = † { $area-In }, l'étendard { $leader-of } s'abat, et lui avec.
tell-leader-died-battle-d = † { $leader-The } ne quitte pas le champ de bataille { $area-in }.
tell-leader-died-battle-e = † { $area-In }, le dernier ordre vient { $leader-of }, et il n'y a plus personne pour obéir.
tell-leader-died-battle-f = † Une lance trouve { $leader-the } { $area-in }. On se dispute pour savoir laquelle.
tell-leader-died-battle-g = † On voit encore une fois { $leader-the } au plus fort de la mêlée { $area-in }, puis plus jamais.
tell-leader-died-battle-h = † { $area-In }, un cheval revient au camp sans { $leader-the }.
tell-leader-died-battle-i = † Le soir, c'est un inconnu qui porte le manteau { $leader-of } { $area-in }.
tell-leader-died-battle-j = † Tenir ou mourir { $area-in }, avait juré { $leader-the }. On n'a pas pu tenir.
tell-leader-died-battle-k = † { $leader-The } tombe { $area-in }, dernier de sa garde.
tell-leader-died-battle-l = † Une flèche { $area-in } règle le compte { $leader-of }.
tell-leader-died-battle-m = † { $area-In }, les chirurgiens secouent la tête : { $leader-the } ne passera pas la nuit.
tell-leader-died-retreat = † { $area-In } il n'y a pas d'issue pour { $leader-the }.
tell-leader-died-retreat-b = † { $leader-The } cherchait une route { $area-in } ; les cavaliers l'ont trouvé d'abord.
tell-leader-died-retreat-c = † Toutes les routes sont tenues { $area-in }. { $leader-The } y meurt.
tell-leader-died-assassination = † { $leader-The } est mort, et tout le monde était ailleurs.
tell-leader-died-assassination-b = † { $leader-The } est mort. On promet une enquête.
tell-leader-died-plague = † La peste emporte { $leader-the }.
tell-leader-died-plague-b = † { $leader-The } tomba malade un lundi, et il n'y eut pas de dimanche.
tell-leader-died-germanophobia = † La foule trouve { $leader-the }, et son accent suffit.
tell-leader-died-germanophobia-b = † { $leader-The } servait Rome depuis des années. Aujourd'hui cela ne compte pas.
tell-leader-died-escape = † Seul parmi les ennemis, { $leader-the } ne passe pas.
tell-leader-died-escape-b = † { $leader-The }, sans armée, prend le mauvais chemin et y meurt.
tell-leader-died-refuge = † Dans les murs, { $leader-the } meurt avec les autres.
tell-leader-died-refuge-b = † Les murs avaient protégé { $leader-the } ; à présent ils le retiennent.
tell-leader-died-drowned = † { $leader-The } disparaît en mer avec les navires.
tell-leader-died-deposed = † { $leader-The } est déposé. On n'entend plus parler de lui.
tell-leader-died-deposed-b = † On retire { $leader-to } la pourpre, puis le reste.
tell-leader-died-plot = † Dans son propre palais, on trouve { $leader-the } mort.
tell-leader-died-regnum = † Avec son royaume finit aussi { $leader-the }.
tell-augustus-proclaimed-succession = 👑 **{ $leader-The } est Auguste d'{ told-half }.**
tell-augustus-proclaimed-succession-b = 👑 Le trône d'{ told-half } est à peine froid que **{ $leader-the }** s'y assied.
tell-augustus-proclaimed-succession-c = 👑 L'{ told-half } acclame un nouvel Auguste, **{ $leader-the }**.
tell-augustus-proclaimed-usurpation = 👑 **Hier, { $leader-the } était un usurpateur.** Aujourd'hui il est Auguste d'{ told-half }.
tell-augustus-proclaimed-usurpation-b = 👑 Le diadème d'{ told-half } est pour **{ $leader-the }**, venu avec des soldats.
tell-augustus-proclaimed-other-half = 👑 L'{ told-half } n'a personne qui puisse régner ; l'autre moitié lui envoie **{ $leader-the }**.
tell-augustus-proclaimed-honorius = 👑 **{ $leader-The }**, un enfant, est fait Auguste d'{ told-half }, loin de là.
tell-candidate-tested-accepted = Constantinople agrée { $leader-the } pour le trône d'Occident ({ $die } ; il fallait { $needed } au plus).
tell-candidate-tested-refused = Constantinople ne connaît pas { $leader-the }, et n'y tient pas ({ $die } ; il fallait { $needed } au plus).
tell-throne-vacant = **Le trône d'{ told-half } est vide.** On met les sceaux sous clé.
tell-throne-vacant-b = **Il n'y a plus d'Auguste d'{ told-half }.** Les suppliques reviennent non ouvertes.
tell-escort-named = { $leader-The } doit conduire l'Empereur à son trône d'{ told-half }, avec une armée pour convaincre.
tell-escort-named-himself = { $leader-The } doit aller prendre lui-même le trône d'{ told-half }, avec une armée pour convaincre.
tell-escort-home = Leur Empereur est chez lui, et { $pieces-the } { $pieces-number ->
    [plural] rentrent
   *[singular] rentre
} à Constantinople.
tell-augustus-fled = { $leader-The }, Auguste d'{ told-half }, hiverne ailleurs. On en tire des conclusions.
tell-augustus-fled-b = L'{ told-half } a un Auguste, mais pas chez lui : { $leader-the } est parti.

# Usurpation

tell-usurpation-tested-valid = Les soldats élèvent { $leader-the } sur un bouclier ({ $die } ; il fallait { $needed } au plus).
tell-usurpation-tested-valid-b = On acclame { $leader-the }, qui laisse faire ({ $die } ; il fallait { $needed } au plus).
tell-usurpation-tested-failed = { $leader-The } s'éclaircit la voix. Personne ne reprend ({ $die } ; il fallait { $needed } au plus).
tell-usurpation-tested-failed-b = On tend { $leader-to } un manteau de pourpre, et on le replie ({ $die } ; il fallait { $needed } au plus).
tell-usurpation-began = 🔥 **{ $leader-The } réclame l'{ told-half }.** Tout a commencé { $area-in }.
tell-usurpation-began-b = 🔥 **Guerre civile en { told-half } :** { $area-in }, on salue { $leader-the } empereur.
tell-usurpation-began-c = 🔥 L'{ told-half } a un empereur de trop, **{ $leader-the }**, { $area-in }.
tell-usurpation-began-puppet = 🔥 **{ $leader-The } se soulève { $area-in }.** Sa naissance lui interdit la pourpre ; { $puppet-the } la portera pour lui.
tell-usurpation-began-puppet-b = 🔥 **Guerre civile en { told-half } :** { $area-in }, { $leader-the } a l'armée, et { $puppet-the } le portrait sur les monnaies.
tell-joined-usurper = { $area-In }, { $pieces-the } { $pieces-number ->
    [plural] passent
   *[singular] passe
} à l'usurpateur.
tell-joined-usurper-b = **{ $area-In }**, { $pieces-the } { $pieces-number ->
    [plural] tiennent
   *[singular] tient
} désormais pour le nouvel empereur d'{ told-half }.
tell-joined-usurper-c = { $area-In }, on décroche le portrait du vieil Empereur, et { $pieces-the } { $pieces-number ->
    [plural] applaudissent
   *[singular] applaudit
}.
tell-joined-usurper-d = La révolte grossit { $area-in } : { $pieces-the } s'y { $pieces-number ->
    [plural] joignent
   *[singular] joint
}.
tell-joined-usurper-e = { $area-In }, { $pieces-the } se { $pieces-number ->
    [plural] déclarent
   *[singular] déclare
} contre l'Empereur d'{ told-half }.
tell-joined-usurper-f = { $pieces-The } { $pieces-number ->
    [plural] prêtent
   *[singular] prête
} { $area-in } l'autre serment.
tell-joined-usurper-g = { $area-In }, le payeur change de camp, et { $pieces-the } { $pieces-number ->
    [plural] suivent
   *[singular] suit
} la paie.
tell-joined-usurper-h = Les listes de l'usurpateur s'allongent { $area-in } ; on y lit maintenant { $pieces-the }.
tell-joined-usurper-i = Personne { $area-in } ne veut applaudir le dernier, et { $pieces-the } se { $pieces-number ->
    [plural] rangent
   *[singular] range
} du côté de l'usurpateur.
tell-puppet-named-replaced = L'homme des monnaies n'est plus des leurs. { $usurper-The } en trouve un autre pour l'{ told-half }, { $leader-the }.
tell-puppet-named-replaced-b = La pourpre reste interdite : { $usurper-the } la fait porter en { told-half } par un autre, { $leader-the }.
tell-puppet-named-heir = { $usurper-The } est mort, mais l'{ told-half } est gagné. Le trône attend { $leader-the }.
tell-loyalty-tested-joins = { $area-In }, { $leader-the } prête le nouveau serment ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-joins-b = { $leader-The } lit la lettre de l'usurpateur deux fois, puis à voix haute ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-joins-c = { $leader-The } se rappelle un vieux grief ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-joins-d = { $leader-The } compte les enseignes de l'usurpateur { $area-in }, et s'y joint ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-joins-e = On a promis une province : { $leader-the } prête serment { $area-in } ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-stays = { $area-In }, { $leader-the } tient son serment ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-stays-b = { $leader-The } fait nourrir le messager de l'usurpateur, et le renvoie ({ $die } ; il cède à partir de { $cp }).
tell-loyalty-tested-stays-c = { $leader-The } préfère l'Empereur qu'il a ({ $die } ; il cède à partir de { $cp }).
tell-diocese-tested-opens = { $diocese-In }, on écoute { $leader-the } ({ $die } ; il fallait moins de { $cp }).
tell-diocese-tested-shut = { $diocese-In }, on ne veut rien savoir { $leader-of } ({ $die } ; il fallait moins de { $cp }).
tell-rally-tested-joins = { $area-In }, pas de général pour leur défendre de suivre { $leader-the } ({ $die } ; il fallait { $cp } au plus).
tell-rally-tested-joins-b = { $area-In }, { $leader-the } chevauche jusqu'aux rangs et les appelle camarades. Ils changent de camp ({ $die } ; il fallait { $cp } au plus).
tell-rally-tested-joins-c = { $area-In }, { $leader-the } demande qui a touché sa solde cette année. Personne, et on le suit ({ $die } ; il fallait { $cp } au plus).
tell-rally-tested-joins-d = { $area-In }, un silence, puis une voix crie le nom { $leader-of }, et bientôt toutes ({ $die } ; il fallait { $cp } au plus).
tell-rally-tested-stays = { $area-In }, on répond { $leader-to } par des pierres ({ $die } ; il fallait { $cp } au plus).
tell-rally-tested-stays-b = { $leader-The } fait un discours { $area-in }. Les rangs ne bougent pas ({ $die } ; il fallait { $cp } au plus).
tell-rally-tested-stays-c = { $area-In }, on lit les lettres { $leader-of }, puis on en allume le feu ({ $die } ; il fallait { $cp } au plus).
tell-usurpation-succeeded-capitals = Les hommes de l'usurpateur tiennent la capitale d'{ told-half }. **{ $leader-The } a gagné.**
tell-usurpation-succeeded-defeat = L'Auguste d'{ told-half } est battu par les hommes de son rival. **{ $leader-The } a gagné.**
tell-usurpation-succeeded-assassination = L'Auguste d'{ told-half } est assassiné en pleine guerre civile. **C'est { $leader-the } qui en profite.**
tell-usurpation-failed = La révolte d'{ told-half } est finie. Tout le monde a toujours été fidèle.
tell-usurpation-failed-b = **L'usurpateur d'{ told-half } n'est plus.** On pardonne à ses hommes, puisqu'on en a besoin.
tell-camps-exchanged = 🔄 **L'Empire, ce sont maintenant les rebelles.** { $augustus-The } règne en { told-half }, et les joueurs changent de camp. { $roman ->
        [a] Le joueur A mène Rome et le joueur B les Barbares
       *[b] Le joueur B mène Rome et le joueur A les Barbares
    } ; chacun garde ses points, { $rome } et { $foes }.
tell-camps-exchanged-b = 🔄 **Les joueurs ont changé de camp** : { $roman ->
        [a] A mène Rome, avec { $rome } PV, et B les Barbares, avec { $foes }
       *[b] B mène Rome, avec { $rome } PV, et A les Barbares, avec { $foes }
    }.

# Peuples

tell-tribe-changed-war = 🔥 **Guerre avec { $tribe-the }.**
tell-tribe-changed-war-b = 🔥 { $tribe-The } { $tribe-number ->
    [singular] prend
   *[plural] prennent
} les armes contre Rome.
tell-tribe-changed-war-c = 🔥 C'en est fini de la paix avec { $tribe-the }.
tell-tribe-changed-war-d = 🔥 Désormais { $tribe-the } { $tribe-number ->
    [singular] est un ennemi
   *[plural] sont des ennemis
} en campagne.
tell-tribe-changed-war-e = 🔥 { $tribe-The } { $tribe-number ->
    [singular] n'envoie plus d'ambassadeurs, mais des lances.
   *[plural] n'envoient plus d'ambassadeurs, mais des lances.
}
tell-tribe-changed-war-f = 🔥 La frontière contre { $tribe-the } est de nouveau un front.
tell-tribe-changed-war-g = 🔥 { $tribe-The } { $tribe-number ->
    [singular] veut voir sur place ce que vaut Rome.
   *[plural] veulent voir sur place ce que vaut Rome.
}
tell-tribe-changed-war-h = 🔥 Le héraut { $tribe-of } n'apporte pas de cadeaux cette fois.
tell-tribe-changed-revolt = 🔥 **{ $tribe-The } { $tribe-number ->
    [singular] rompt le traité.
   *[plural] rompent le traité.
}** Les routes leur sont connues, pour les avoir gardées.
tell-tribe-changed-revolt-b = 🔥 **La révolte gagne { $tribe-the }.** Le blé des fédérés, dit-on chez eux, est venu tard.
tell-tribe-changed-revolt-c = 🔥 **{ $tribe-The } se { $tribe-number ->
    [singular] rappelle
   *[plural] rappellent
} qu'un traité n'est que de l'écriture.**
tell-tribe-changed-revolt-d = 🔥 **Révolte { $tribe-of } :** les lances de Rome pointent de l'autre côté.
tell-tribe-changed-revolt-rebellion = 🔥 { $tribe-The } se { $tribe-number ->
    [singular] défait
   *[plural] défont
} de ses deux maîtres, l'ancien allié et Rome.
tell-tribe-changed-revolt-dissolved = C'en est fini du royaume { $tribe-of }, mais la révolte continue.
tell-tribe-changed-foederati = 🤝 { $tribe-The } { $tribe-number ->
    [singular] sert
   *[plural] servent
} Rome comme fédérés.
tell-tribe-changed-foederati-b = 🤝 Rome compte { $tribe-the } parmi ses fédérés.
tell-tribe-changed-foederati-treaty = 🤝 **{ $tribe-The } { $tribe-number ->
    [singular] signe.
   *[plural] signent.
}** Les terres sont pour eux, les lances pour Rome.
tell-tribe-changed-foederati-treaty-b = 🤝 **Traité avec { $tribe-the }.** Les propriétaires sont les derniers informés.
tell-tribe-changed-foederati-treaty-c = 🤝 **Ennemis ce matin, { $tribe-the } { $tribe-number ->
    [singular] est fédéré
   *[plural] sont fédérés
} ce soir.**
tell-tribe-changed-foederati-tribute = 🤝 L'or est pesé, et le compte y est : { $tribe-the } { $tribe-number ->
    [singular] servira comme fédéré.
   *[plural] serviront comme fédérés.
}
tell-tribe-changed-foederati-rebellion = 🤝 { $tribe-The } { $tribe-number ->
    [singular] aime
   *[plural] aiment
} mieux servir Rome que ses ennemis.
tell-tribe-changed-foederati-federated = 🤝 Ce qui reste { $tribe-of } reçoit des terres, et un officier romain pour y veiller.
tell-tribe-changed-foederati-vanquished = 🤝 C'est la défaite, et un traité : { $tribe-the } { $tribe-number ->
    [singular] servira comme fédéré.
   *[plural] serviront comme fédérés.
}
tell-tribe-changed-peace = 🕊️ Paix avec { $tribe-the }.
tell-tribe-changed-peace-b = 🕊️ { $tribe-The } { $tribe-number ->
    [singular] rentre
   *[plural] rentrent
} au pays.
tell-tribe-changed-peace-tribute = 🕊️ L'or reçu, { $tribe-the } { $tribe-number ->
    [singular] rentre
   *[plural] rentrent
} au pays.
tell-tribe-changed-peace-tribute-b = 🕊️ L'or est compté deux fois, et la guerre est finie pour { $tribe-the }.
tell-tribe-changed-peace-tribute-c = 🕊️ Paix avec { $tribe-the }, au prix demandé.
tell-tribe-changed-peace-vanquished = 🕊️ Du côté { $tribe-of }, on est trop peu pour faire la guerre. On fait la paix.
tell-tribe-changed-peace-vanquished-b = 🕊️ Du côté { $tribe-of }, ce sera calme tant que les garçons n'auront pas grandi.
tell-tribe-changed-regnum = 👑 { $tribe-The } ne { $tribe-number ->
    [singular] demande
   *[plural] demandent
} plus de terres à Rome : voilà un royaume.
tell-tribe-changed-off-map = { $tribe-The } { $tribe-number ->
    [singular] disparaît
   *[plural] disparaissent
} dans les bois.
tell-tribe-changed-roman-ally = { $tribe-The } { $tribe-number ->
    [singular] est
   *[plural] sont
} de nouveau du côté de Rome.
tell-alliance-made = 🤝 { $minor-The } { $minor-number ->
    [singular] suivra
   *[plural] suivront
} { $major-the }, où que cela mène.
tell-alliance-made-b = 🤝 Une noce, un banquet, un serment : { $minor-the } et { $major-the } marchent ensemble.
tell-migration-ended = La longue route est finie, et Rome commande de nouveau { $tribe-to }.
tell-alliance-broken-rebellion = { $minor-The } n'{ $minor-number ->
    [singular] obéira
   *[plural] obéiront
} plus { $major-to }.
tell-alliance-broken-attila = { $minor-The } ne { $minor-number ->
    [singular] plie
   *[plural] plient
} plus le genou devant { $major-the }.
tell-alliance-broken-attila-b = Le serment de jadis allait à Attila, non à son peuple : { $minor-the } et { $major-the } se séparent.
tell-alliance-broken-attila-c = Désormais { $minor-the } et { $major-the } abreuvent leurs chevaux à d'autres rivières.
tell-alliance-broken-grown = Sous un chef à eux, { $minor-the } ne suivent plus { $major-the }.
tell-rebellion-tested-free = { $minor-The } contre { $major-the } : le joug tombe ({ $die } ; il fallait plus de { $cp }).
tell-rebellion-tested-held = { $minor-The } contre { $major-the } : quelques têtes sur des piques, et l'ordre revient ({ $die } ; il fallait plus de { $cp }).
tell-rex-tested-crowned = { $area-In }, les guerriers { $tribe-of } donnent { $leader-to } le nom de roi ({ $die } ; il fallait { $cp } au plus).
tell-rex-tested-refused = { $leader-The } veut être roi { $area-in }. Ses nobles veulent réfléchir ({ $die } ; il fallait { $cp } au plus).
tell-king-crowned = 👑 **{ $leader-The } est roi { $tribe-of }.**
tell-king-crowned-b = 👑 **{ $tribe-The } { $tribe-number ->
    [singular] a
   *[plural] ont
} un roi, { $leader-the }.** Il apprend à s'asseoir sur un siège romain.
tell-capital-set = { $tribe-The } { $tribe-number ->
    [singular] a
   *[plural] ont
} une capitale { $area-in }.
tell-capital-set-b = On décharge { $area-in } le trésor { $tribe-of }.
tell-regnum-dissolved = **Le royaume { $tribe-of } a perdu son siège { $area-in },** et avec lui tout ce qui le faisait royaume.
tell-federation-tested-federated = { $leader-The } propose { $tribe-to } des conditions acceptables ({ $die } ; il fallait moins de { $cp }).
tell-federation-tested-refused = { $leader-The } propose { $tribe-to } des conditions. Il ne reste personne pour dire oui ({ $die } ; il fallait moins de { $cp }).
tell-tribe-vanquished = La dernière armée { $tribe-of } a disparu, { $area-in }.
tell-tribe-vanquished-b = { $area-In } s'achève ce que { $tribe-the } { $tribe-number ->
    [singular] pouvait
   *[plural] pouvaient
} mettre en campagne.
tell-tribe-vanquished-c = Il ne reste pas une bande { $tribe-of } sous les armes.
tell-tribe-vanquished-d = Il n'y a plus d'armée { $tribe-of }. La dernière était { $area-in }.
tell-area-ceded = Un traité laisse **{ $area }** { $tribe-to }. On ne change pas les cartes.
tell-area-ceded-no-more = Le traité sur **{ $area }** ne tient plus ; il ne protège plus { $tribe-the }.

# Flottes

tell-fleet-loaded = ⛵ { $pieces-The } { $pieces-number ->
    [plural] montent
   *[singular] monte
} à bord { $area-in }.
tell-fleet-loaded-b = ⛵ { $area-In }, on embarque { $pieces-the }, les chevaux en dernier.
tell-fleet-landed = ⛵ { $pieces-The } { $pieces-number ->
    [plural] touchent
   *[singular] touche
} terre { $area-in }.
tell-fleet-landed-b = ⛵ **{ $area-In }**, des voiles, puis des barques, et { $pieces-the } { $pieces-number ->
    [plural] sautent
   *[singular] saute
} à terre.
tell-fleet-landed-c = ⛵ Les navires s'échouent { $area-in }, et { $pieces-the } { $pieces-number ->
    [plural] descendent
   *[singular] descend
} sur la plage.
tell-fleet-lost = ⛵ { $fleet-The } ne rentre pas. Il n'y en aura pas d'autre avant { $back }.
tell-fleet-lost-for-good = ⛵ { $fleet-The } ne rentre pas.
tell-fleet-returned = ⛵ { $fleet-The } mouille { $area-in }, aux ordres { told-side-of }.
tell-leader-escaped = { $leader-The } se faufile, seul ; on le revoit { $to-in } ({ $die } ; un 9 tue).
tell-leader-escaped-b = { $leader-The } file sans armée { $area-of }, et respire { $to-in } ({ $die } ; un 9 tue).
tell-leader-escaped-c = Plus d'armée { $area-in } pour cacher { $leader-the }, alors la nuit s'en charge. Au matin, il est { $to-in } ({ $die } ; un 9 tue).
tell-leader-escaped-close = Il restait un cheval { $area-in }, il est pour { $leader-the }. Les poursuivants en vue, il arrive { $to-in } ({ $die } ; un 9 tue).
tell-leader-escaped-close-b = La flèche emporte le manteau { $leader-of }, et pas l'homme. Au matin, il est { $to-in } ({ $die } ; un 9 tue).

# Batailles

tell-battle-heading = ⚔️ **{ told-place }.** { $attacker-The } contre { $defender-the }.
tell-battle-began = ⚔️ **{ area-town }.** { $attacker-The } contre { $defender-the }.
tell-battle-began-b = ⚔️ **Bataille { $area-in } :** { $attacker-the } d'un côté, { $defender-the } de l'autre.
tell-battle-began-c = ⚔️ La route { $attacker-of } s'arrête { told-near }, devant { $defender-the }.
tell-battle-began-d = ⚔️ **{ $area }.** Les trompettes sonnent pour { $attacker-the } ; de l'autre côté du champ, { $defender-the }.
tell-battle-began-e = ⚔️ Au point du jour, { $attacker-the } et { $defender-the } se rangent face à face { told-near }.
tell-battle-began-f = ⚔️ **{ area-town }.** { $defender-The } sur le chemin { $attacker-of }.
tell-battle-began-g = ⚔️ On a assez parlé { $area-in } : entre { $attacker-the } et { $defender-the }, ce sera la bataille.
tell-battle-began-h = ⚔️ **{ $area }.** C'est ici qu'il faut passer, pour { $attacker-the }, et malgré { $defender-the }.
tell-refuge-taken = Les portes de { told-court } se ferment derrière { $pieces-the }.
tell-refuge-taken-b = { $pieces-The } se { $pieces-number ->
    [plural] réfugient
   *[singular] réfugie
} derrière les murs de { told-court }, pour l'instant.
tell-refuge-left = { told-court } rouvre ses portes, et { $pieces-the } en { $pieces-number ->
    [plural] sortent
   *[singular] sort
}.
tell-refuge-left-b = Le danger est passé à { told-court }, et { $pieces-the } { $pieces-number ->
    [plural] revoient
   *[singular] revoit
} le grand jour.
tell-refuge-tested-holds = Les murs de { told-court } tiennent ({ $die } ; seul un 0 les ouvre).
tell-refuge-tested-holds-b = Encore une saison de siège à { told-court }, et toujours du poisson à table ({ $die } ; seul un 0 ouvre les portes).
tell-refuge-tested-saved = Constantinople est comme perdue, et puis ne l'est pas ({ $die }, puis { $second } ; 5 ou plus la sauve).
tell-refuge-tested-falls = **{ told-court } tombe de l'intérieur.** On n'y épargne personne ({ $die } ; seul un 0 ouvre les portes).
tell-evasion-tested-succeeds = { $leader-The } voit venir, et ne se laisse pas prendre ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-succeeds-b = { $leader-The } refuse la bataille { $area-in } ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-succeeds-c = Un bon général sait quand être ailleurs, et { $leader-the } en est un ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-succeeds-d = { $leader-The } lève le camp en silence ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails = { $leader-The } s'en passerait, mais il est pris { $area-in } ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-b = Trop tard pour { $leader-the } ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-c = Les bagages sont lents. { $leader-The } doit se battre ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-d = { $leader-The } veut partir, et trouve des cavaliers sur la route ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-e = { $leader-The } donne l'ordre de filer, et les trompettes le trahissent ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-f = Le pont sur lequel comptait { $leader-the } n'est plus là. On se battra { $area-in } ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-g = { $area-In }, l'ennemi s'est levé plus tôt, et { $leader-the } trop tard ({ $die } ; il fallait moins de { $vs }).
tell-evasion-tested-fails-h = On ne s'esquive pas { $area-in }, et { $leader-the } pas plus que d'autres ({ $die } ; il fallait moins de { $vs }).
tell-evaded = { $force-The } { $force-number ->
    [plural] quittent le terrain { $area-in } et se mettent
   *[singular] quitte le terrain { $area-in } et se met
} à l'abri { $to-in }.
tell-evaded-b = Les cendres sont encore tièdes { $area-in }, mais { $force-the } { $force-number ->
    [plural] campent
   *[singular] campe
} déjà { $to-in }.
tell-evaded-c = { $force-The } { $force-number ->
    [plural] s'échappent { $area-of } et se montrent
   *[singular] s'échappe { $area-of } et se montre
} { $to-in }.
tell-evaded-d = Un jour d'avance suffit : { $force-the } { $force-number ->
    [plural] passent
   *[singular] passe
} { $area-of } { $to-in }.
tell-evaded-flight = Au matin les feux brûlent encore { $area-in }, mais { $force-the } { $force-number ->
    [plural] sont
   *[singular] est
} déjà { $to-in }.
tell-evaded-flight-b = { $force-The } { $force-number ->
    [plural] filent de nuit { $area-of } et se montrent
   *[singular] file de nuit { $area-of } et se montre
} au jour { $to-in }.
tell-stayed = Pas tant de chance pour { $force-the } : il faudra se battre.
tell-stayed-b = Tous ne marchent pas dans cette colonne. Il reste { $force-the } face à l'ennemi.
tell-stayed-c = Quelqu'un doit couvrir la fuite et se battre. Le sort désigne { $force-the }.
tell-battle-fought-crushing = **{ area-town }.** Un massacre. Il ne reste rien { $loser-of } ; le champ de bataille est { $victor-to } { told-odds }.
tell-battle-fought-crushing-b = **{ area-town }.** Deux armées le matin, une seule le soir, et c'est celle { $victor-of }. C'en est fait { $loser-of } { told-odds }.
tell-battle-fought-crushing-c = { told-near-first }, tout a péri du côté { $loser-of }, jusqu'au dernier homme. Victoire { $victor-of } { told-odds }.
tell-battle-fought-crushing-d = **{ area-town }.** Ni quartier, ni survivants, ni raison de se presser pour { $victor-the } { told-odds }.
tell-battle-fought-crushing-e = Victoire { $victor-of } { told-near } sur { $loser-the }, et plus rien à poursuivre { told-odds }.
tell-battle-fought-crushing-f = Au crépuscule on cesse de compter { told-near } : il n'y a plus personne du côté { $loser-of } { told-odds }.
tell-battle-fought-crushing-g = Le cercle fermé à midi, le silence à la nuit : { told-near }, c'en est fait { $loser-of }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-crushing-h = Les corbeaux sont gras { told-near }, après la victoire { $victor-of }. Nul n'est resté du côté { $loser-of } pour les chasser { told-odds }.
tell-battle-fought-clean = **{ area-town }.** Victoire nette { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-clean-b = La journée sourit { $victor-to } { told-near }, et ne coûte rien { told-odds }.
tell-battle-fought-clean-c = La ligne { $loser-of } rompt { told-near } au premier choc { told-odds }.
tell-battle-fought-clean-d = **{ area-town }.** À peine une égratignure pour { $victor-the }, et la panique du côté { $loser-of } { told-odds }.
tell-battle-fought-clean-e = Les rangs { $loser-of } s'ouvrent { told-near }, et personne n'est là pour les fermer { told-odds }.
tell-battle-fought-clean-f = Avant midi, victoire { $victor-of } { told-near } { told-odds }.
tell-battle-fought-clean-g = { told-near-first }, il suffit d'une heure. La ligne { $loser-of } n'est plus, et le déjeuner est prêt pour { $victor-the } { told-odds }.
tell-battle-fought-clean-h = **{ area-town }.** Tous les morts sont du côté { $loser-of } { told-odds }.
tell-battle-fought-won = Non sans peine, c'est la victoire { $victor-of } { told-near } { told-odds }.
tell-battle-fought-won-b = Après une rude matinée { told-near }, rien ne retient plus { $loser-the }. Le champ de bataille est { $victor-to } { told-odds }.
tell-battle-fought-won-c = **{ area-town }.** Le champ de bataille est { $victor-to }, après une rude matinée { told-odds }.
tell-battle-fought-won-d = C'est la défaite { $loser-of } { told-near }, mais pas avant midi { told-odds }.
tell-battle-fought-won-e = Passé midi, les boucliers { $loser-of } cèdent { told-near }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-won-f = **{ area-town }.** On a tenu tant qu'on a pu du côté { $loser-of }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-won-g = Au soir, { told-near }, les tambours { $loser-of } se sont tus. Victoire { $victor-of } { told-odds }.
tell-battle-fought-won-h = **{ area-town }.** Les deux camps sont à bout de forces, celui { $loser-of } une heure plus tôt. Victoire { $victor-of } { told-odds }.
tell-battle-fought-costly = **{ area-town }.** C'est la victoire { $victor-of }, et pas un chant ce soir { told-odds }.
tell-battle-fought-costly-b = Les deux camps s'attribuent la journée { told-near }. Le champ de bataille est { $victor-to } { told-odds }.
tell-battle-fought-costly-c = On s'est battu jusqu'à la nuit { told-near }. C'est la défaite { $loser-of }, mais en face nul n'a la force de poursuivre { told-odds }.
tell-battle-fought-costly-d = { told-near-first }, cela s'appelle une victoire { $victor-of }. Les soldats ont un autre mot { told-odds }.
tell-battle-fought-costly-e = **{ area-town }.** Victoire { $victor-of } sur { $loser-the }, et nul n'en redemande { told-odds }.
tell-battle-fought-costly-f = C'est la défaite { $loser-of } { told-near }, mais du côté { $victor-of } on est hors d'haleine { told-odds }.
tell-battle-fought-costly-g = Une victoire { told-near }, de celles qui règlent peu de choses. Elle est pour { $victor-the } { told-odds }.
tell-battle-fought-costly-h = **{ area-town }.** Le champ de bataille est { $victor-to }, avec plus de mal que prévu contre { $loser-the } { told-odds }.
tell-battle-fought-revenge = **{ told-near-first }**, { $leader-the } n'a pas oublié sa défaite contre { $foe-the }. La dette est payée { told-odds }.
tell-battle-fought-revenge-b = La dernière fois, le champ de bataille était { $foe-to }. { told-near-first }, il est { $leader-to } { told-odds }.
tell-battle-fought-again = **{ told-near-first }**, { $foe-the } retrouve { $leader-the }, et n'a rien appris depuis { told-odds }.
tell-battle-fought-again-b = { told-near-first }, { $leader-the } bat { $foe-the } une fois de plus. Cela tourne à l'habitude { told-odds }.
tell-battle-fought-upset = **{ told-near-first }**, la plus petite armée l'emporte. Sur le papier, l'avantage était pour { $loser-the } { told-odds }.
tell-battle-fought-upset-b = Nul n'aurait parié sur { $victor-the } { told-near } ; qui l'a fait est riche ce soir { told-odds }.
tell-battle-fought-upset-c = { told-near-first }, le nombre est du côté { $loser-of }, mais pas la victoire { told-odds }.
tell-battle-fought-peasants = **{ told-near-first }**, des faux contre des épées, et la fin que l'on devine. Victoire { $victor-of } { told-odds }.
tell-battle-fought-peasants-b = Il manquera des bras à la moisson { told-near }. Victoire { $victor-of } sur les paysans { told-odds }.
tell-battle-fought-romans = **{ told-near-first }**, des Romains contre des Romains, et les morts des deux camps à enterrer. Victoire { $victor-of } { told-odds }.
tell-battle-fought-romans-b = Mêmes casques et mêmes serments dans les deux camps { told-near }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-romans-c = { told-near-first }, des Romains tuent des Romains, et seul l'ennemi s'en réjouit. Victoire { $victor-of } { told-odds }.
tell-battle-fought-streak = **{ told-near-first }**, encore { $leader-the } : { $row } victoires de suite, et c'est au tour { $loser-of } d'en tenir le compte { told-odds }.
tell-battle-fought-streak-b = Les soldats { $leader-of } chantent désormais avant la bataille. { told-near-first }, cela fait { $row } victoires de suite { told-odds }.
tell-battle-fought-ground = **{ told-near-first }**, on trouve de vieilles lances dans l'herbe avant de se trouver. Cette fois, victoire { $victor-of } { told-odds }.
tell-battle-fought-ground-b = Encore une bataille { told-near }, où la charrue déterre toujours la dernière. Le champ de bataille est { $victor-to } { told-odds }.
tell-battle-fought-ground-c = { told-near-first }, les paysans ne demandent plus qui gagne. Cette fois, c'est la victoire { $victor-of } { told-odds }.
tell-battle-fought-masses = **{ told-near-first }**, à trois contre un ou davantage, rien à faire pour { $loser-the } contre { $victor-the } { told-odds }.
tell-battle-fought-masses-b = { told-near-first }, du côté { $loser-of }, on savait compter, et l'on s'est battu quand même. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-c = Il y avait { told-near } de quoi cerner deux fois { $loser-the }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-d = La poussière { told-near } est toute d'un côté. Quand elle retombe, c'est la victoire { $victor-of }, et l'on a vite compté { $loser-the } { told-odds }.
tell-battle-fought-masses-e = { told-near-first }, nul besoin de plan pour { $victor-the } : un front assez large a suffi contre { $loser-the } { told-odds }.
tell-battle-fought-masses-f = L'armée { $victor-of } n'avait pas de bout { told-near }, vue des rangs { $loser-of }. Ce fut vite fini { told-odds }.
tell-battle-fought-even = **{ told-near-first }**, autant de lances d'un côté que de l'autre jusqu'à midi. Au soir, il y en a plus du côté { $victor-of } { told-odds }.
tell-battle-fought-even-b = Une pièce jetée en l'air aurait suffi { told-near }. Elle retombe du côté { $victor-of } { told-odds }.
tell-battle-fought-even-c = { told-near-first }, les deux lignes sont de même longueur et tiennent des heures. Puis celle { $loser-of } se rompt { told-odds }.
tell-battle-fought-unled = **{ told-near-first }**, personne ne commandait { $loser-the }, et cela s'est vu. Victoire { $victor-of } { told-odds }.
tell-battle-fought-unled-b = Une armée sans général tient rarement jusqu'au soir. { told-near-first }, celle-ci n'a pas tenu : victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-unled-c = { told-near-first }, un mur de boucliers, et personne derrière pour donner un ordre. Il tombe devant { $victor-the } { told-odds }.
tell-listed-reduced = - 🩸 **Affaiblies :** { $units-the }
tell-units-reduced = Les rangs { $units-of } s'éclaircissent { $area-in }.
tell-units-reduced-b = { $area-In }, { $units-the } n'{ $units-number ->
    [plural] ont
   *[singular] a
} plus que de quoi livrer une demi-bataille.
tell-units-reduced-c = On retrouve { $units-the } { $area-in }, fort mal en point.
tell-units-reduced-d = On fait l'appel { $units-of } { $area-in }, avec des silences.
tell-units-reduced-e = La fatigue et les blessures pèsent { $area-in } sur { $units-the }.
tell-units-reduced-f = { $units-The } { $units-number ->
    [plural] serrent
   *[singular] serre
} { $area-in } des rangs troués.
tell-units-reduced-g = { $units-The } { $units-number ->
    [plural] tiennent
   *[singular] tient
} encore debout { $area-in }, avec plus de bandages que de boucliers.
tell-units-reduced-h = Il y a moins de monde qu'hier { $area-in } autour des enseignes { $units-of }.
tell-units-reduced-otherwise = Les rangs { $units-of } s'éclaircissent { $area-in } ({ $cause }).
tell-units-reduced-otherwise-b = **{ $area-In }**, { $cause }, et les rangs { $units-of } s'éclaircissent.
tell-units-reduced-otherwise-c = Il y a moins de monde qu'hier { $area-in } sous les enseignes { $units-of } ({ $cause }).
tell-units-reduced-otherwise-d = { $area-In }, il fallait payer ({ $cause }) : de quoi affaiblir { $units-the }.
tell-listed-eliminated = - ✖️ **Détruites :** { $units-the }
tell-units-eliminated = C'en est fait { $area-in } { $units-of }.
tell-units-eliminated-b = On fait l'appel { $units-of } { $area-in }, et personne ne répond.
tell-units-eliminated-c = Il ne reste rien { $area-in } { $units-of }.
tell-units-eliminated-d = { $area-In }, on raye { $units-the } des contrôles.
tell-units-eliminated-e = On ne revoit pas { $units-the }, après { $area-the }.
tell-units-eliminated-f = Le fer a eu raison { $units-of } { $area-in }.
tell-units-eliminated-g = { $area-In }, il ne reste { $units-of } que les étendards.
tell-units-eliminated-h = { $area-In }, { $units-the } { $units-number ->
    [plural] sont
   *[singular] est
} pour les corbeaux.
tell-units-eliminated-otherwise = C'en est fait { $area-in } { $units-of } ({ $cause }).
tell-units-eliminated-otherwise-b = **{ $area-In }**, { $cause }, et il ne reste rien { $units-of }.
land-of = pays { $tribe-of }
    .article = le
tell-listed-retreat = - 👣 **Retraite { $to-in } :** { $force-the }
tell-retreated = { $force-The } { $force-number ->
    [plural] reculent
   *[singular] recule
} { $area-of } { $to-in }.
tell-retreated-b = Des vaincus plein les routes. { $force-The } { $force-number ->
    [plural] s'arrêtent
   *[singular] s'arrête
} { $to-in }.
tell-retreated-c = { $force-The } { $force-number ->
    [plural] battent en retraite { $area-of } et s'arrêtent
   *[singular] bat en retraite { $area-of } et s'arrête
} { $to-in }.
tell-retreated-d = { $force-The } { $force-number ->
    [plural] perdent le champ { $area-in } et se regroupent
   *[singular] perd le champ { $area-in } et se regroupe
} { $to-in }.
tell-retreated-e = { $force-The } { $force-number ->
    [plural] ne s'arrêtent
   *[singular] ne s'arrête
} qu'une fois { $to-in }.
tell-retreated-f = { $force-The } { $force-number ->
    [plural] laissent les tentes { $area-in } et dorment
   *[singular] laisse les tentes { $area-in } et dort
} à la belle étoile { $to-in }.
tell-retreated-g = { $force-The } { $force-number ->
    [plural] lâchent pied { $area-in } et se retirent
   *[singular] lâche pied { $area-in } et se retire
} { $to-in }.
tell-retreated-h = Longue fut la route { $area-of } pour { $force-the } ; elle finit { $to-in }.

# Peste, meurtre, conciles

tell-plague-broke = ☠️ **La peste { $area-in }.**
tell-plague-broke-b = ☠️ **{ $area-In }**, on trace des croix à la craie sur les portes.
tell-plague-broke-spreads = ☠️ **La peste { $area-in }, et tout autour.**
tell-plague-tested-spared = { $leader-The } se trouve parmi les malades { $area-in }, et vit.
tell-plague-tested-spared-b = { $leader-The } se lave les mains au vinaigre et reste avec les siens { $area-in }. La peste passe son chemin.
tell-plague-tested-spared-c = Autour de lui, { $area-in }, beaucoup toussent. { $leader-The } ne tousse pas.
tell-plagues-ended = Avec le froid, la peste s'éteint { $areas-in }.
tell-assassination-tested-kills = La lame atteint { $leader-the } ({ $die } ; elle tue à partir de { $kills_on }).
tell-assassination-tested-kills-b = { $leader-The } boit ce qu'on lui tend ({ $die } ; cela tue à partir de { $kills_on }).
tell-assassination-tested-fails = Le poignard manque { $leader-the }, et l'on interroge longuement son porteur ({ $die } ; il tue à partir de { $kills_on }).
tell-assassination-tested-fails-b = { $leader-The } a un goûteur. Il en avait un ({ $die } ; le poison tue à partir de { $kills_on }).
tell-council-called = ⛪ **Un concile de l'Église** se réunit { $area-in }, et demande l'Empereur.
tell-council-called-b = ⛪ **Les évêques s'assemblent { $area-in }.** Les auberges sont pleines, et les disputes bruyantes.
tell-council-held-well = ⛪ Sous les yeux { $leader-of }, les évêques trouvent une formule ({ $die } ; il fallait { $needed } au plus).
tell-council-held-ill = ⛪ { $leader-The } préside, et les évêques repartent avec plus d'hérésies qu'avant ({ $die } ; il fallait { $needed } au plus).
tell-council-held-augusta = ⛪ L'Augusta apprend au concile ce qu'il a décidé, et { $leader-the } signe.

# L'hiver

tell-unit-placed-reinforcement = { $units-The } { $units-number ->
    [plural] arrivent
   *[singular] arrive
} en renfort { $area-in }.
tell-unit-placed-reinforcement-b = { $area-In }, { $units-the } { $units-number ->
    [plural] paraissent
   *[singular] paraît
} sous des enseignes neuves.
tell-unit-placed-bagaudes = 🔥 **{ $area-In }**, { $units-the } se { $units-number ->
    [plural] lèvent
   *[singular] lève
} avec des faux, des fourches et quelques bonnes épées.
tell-unit-placed-event = { $units-The } se { $units-number ->
    [plural] lèvent
   *[singular] lève
} { $area-in }, contre toute attente.
tell-unit-placed-treaty = { $tribe-The } { $tribe-number ->
    [singular] s'établit
   *[plural] s'établissent
} par traité { $area-in }.
tell-unit-placed-home = Il n'y a plus de guerre à l'est, et { $units-the } { $units-number ->
    [plural] rentrent
   *[singular] rentre
} { $area-in }.
tell-units-recovered = { $units-The } { $units-number ->
    [plural] sont
   *[singular] est
} de nouveau au complet.
tell-units-recovered-b = Au pain et aux quartiers d'hiver, { $units-the } { $units-number ->
    [plural] reprennent
   *[singular] reprend
} des forces.
tell-units-recovered-c = Les rangs { $units-of } se referment.
tell-units-recovered-d = On aiguise le fer, et le repos profite { $units-to }.
tell-units-recovered-e = Des recrues comblent les vides { $units-of }.
tell-units-recovered-f = Chez { $units-the }, les blessés sont debout et les absents remplacés.
tell-units-recovered-g = Un hiver a remis d'aplomb { $units-the }.
tell-units-recovered-h = Avec des sangles neuves, des lames neuves et de vieux sergents, { $units-the } { $units-number ->
    [plural] sont
   *[singular] est
} au complet.
tell-unit-removed-no-area = Il n'y a plus un lieu où lever { $units-the }, et l'on raye ce nom pour toujours.
tell-unit-removed-no-area-b = Le pays est perdu, et { $units-the } avec lui.
tell-unit-removed-abroad = Qui tombe trop loin de chez soi ne renaît pas, et { $units-the } ne { $units-number ->
    [plural] renaîtront
   *[singular] renaîtra
} pas.
tell-unit-removed-abroad-b = Nul ne ramènera les os { $units-of }, ni le nom.
tell-unit-removed-abroad-c = Une tombe hors des frontières n'est pas au registre, et l'on en raye { $units-the }.
tell-unit-removed-waits-capital = La capitale est en d'autres mains, et { $units-the } { $units-number ->
    [plural] attendent
   *[singular] attend
}.
tell-unit-removed-waits-capital-b = Les recrues rejoignent une capitale, et Rome n'a plus la leur ; { $units-the } { $units-number ->
    [plural] attendront
   *[singular] attendra
}.
tell-unit-removed-waits-capital-c = Sans la capitale, plus de listes, et les rangs { $units-of } restent vides.
tell-unit-removed-waits-home = Les Romains tiennent le pays, et { $units-the } { $units-number ->
    [plural] attendent
   *[singular] attend
}.
tell-leader-returned = { $leader-The } revient { $origin-of } passer l'hiver { $area-in }.
tell-leader-returned-b = Première neige { $origin-in } : { $leader-the } rentre, et s'installe { $area-in }.
tell-leader-returned-c = Assez vu { $origin-in } : { $leader-the } hiverne { $area-in }.
tell-leader-returned-d = Les cols se ferment { $origin-in }. { $leader-The } est rentré { $area-in }.
tell-leaders-settled-home = La guerre est finie pour { $leaders-the }, de retour { $area-in }.
tell-leaders-settled-home-b = La guerre contre Rome est finie, et { $leaders-the } { $leaders-number ->
    [plural] rentrent
   *[singular] rentre
} { $area-in }.
tell-leaders-settled-treaty = { $leaders-The } { $leaders-number ->
    [plural] s'installent avec leur
   *[singular] s'installe avec son
} peuple { $area-in }.
tell-units-joined = { $units-The } { $units-number ->
    [plural] hivernent
   *[singular] hiverne
} où d'autres commandent, et { $units-number ->
    [plural] servent
   *[singular] sert
} désormais { told-side }.

# Le compte

tell-points-scored = **{ told-side-first } +{ $pv } :** { $cause } (total { $total })
tell-points-scored-for = **{ told-side-first } +{ $pv } :** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , et { $more } de plus
} (total { $total })
tell-points-paid = **{ told-side-first } −{ $pv } :** { $cause } (total { $total })
tell-points-paid-for = **{ told-side-first } −{ $pv } :** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , et { $more } de plus
} (total { $total })
tell-year-scored-rome = L'année { $year } se ferme : Rome { $rome }, les Barbares { $foes }.
tell-year-scored-rome-b = Ainsi finit { $year }, Rome en tête, { $rome } à { $foes }.
tell-year-scored-rome-c = { $rome } pour Rome, { $foes } pour les Barbares : l'Empire a vu pire année que { $year }.
tell-year-scored-rome-d = La neige tombe sur { $year }. Le compte : Rome { $rome }, les Barbares { $foes }.
tell-year-scored-foes = L'année { $year } se ferme : les Barbares { $foes }, Rome { $rome }.
tell-year-scored-foes-b = Ainsi finit { $year }, Rome derrière, { $rome } à { $foes }.
tell-year-scored-foes-c = { $foes } pour les Barbares, { $rome } pour Rome : le panégyrique de { $year } sera court.
tell-year-scored-foes-d = La neige tombe sur { $year }. Le compte : les Barbares { $foes }, Rome { $rome }.
tell-year-scored-level = Ainsi finit { $year } : { $rome } de chaque côté.
tell-year-scored-level-b = L'année { $year } n'a rien décidé : { $rome } partout.
tell-game-ended = **{ $level-The }.** { $reason }
tell-chapter-open = Cette année n'est pas encore finie.

# Le regard en arrière

chapter-heading = ## { $year }
summary-heading = **L'année { $year } est finie**
summary-points = **{ told-side-first } +{ $pv } :** { $causes }
summary-points-lost = **{ told-side-first } −{ $pv } :** { $causes }
summary-exchanged = 🔄 **Puis les joueurs ont changé de camp**, avec { $rome } pour Rome et { $foes } pour les Barbares :
summary-cause = { $cause } { $points }
summary-cause-of = { $cause } { $points } ({ $about-the }{ $more ->
    [0] {""}
   *[other] , et { $more } de plus
})
summary-battle = { $area-the } ({ $camp ->
    [for-rome] Rome
   *[against-rome] les Barbares
})
summary-battles = ⚔️ **Les batailles, et leurs vainqueurs :** { $things }
summary-battles-many = ⚔️ **Batailles, { $count } en tout :** { $rome } pour Rome, { $foes } pour les Barbares. Les plus grandes : { $things }
summary-lost = **Unités perdues :** { $things-the }
summary-dead = † **{ $things-number ->
    [plural] Morts
   *[singular] Mort
} :** { $things }
summary-crowned = 👑 **{ $things-number ->
    [plural] Nouveaux Augustes
   *[singular] Nouvel Auguste
} :** { $things }
summary-enemies = 🔥 **Désormais contre Rome :** { $things-the }
summary-allies = 🤝 **Désormais avec Rome :** { $things-the }
summary-peace = 🕊️ **Désormais en paix :** { $things-the }
summary-ahead = **{ $things-number ->
    [plural] Nouveaux chefs
   *[singular] Nouveau chef
} l'an prochain :** { $things }

# Le fil de la partie, à la fin d'une année.

thread-times-battles = { $times ->
    [one] { $times } bataille
   *[other] { $times } batailles
}
thread-times-defeats = { $times ->
    [one] { $times } défaite
   *[other] { $times } défaites
}
thread-times-emperors = { $times ->
    [one] { $times } nouvel empereur
   *[other] { $times } nouveaux empereurs
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
thread-years-years = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}

tell-thread-nemesis = *{ $foe-The } a battu { $leader-the } { thread-times-times }.*
tell-thread-nemesis-b = *{ $leader-The } a croisé { $foe-the } une fois de trop : { thread-times-defeats }.*
tell-thread-nemesis-c = *{ thread-times-times } { $leader-the } a perdu contre { $foe-the }. Au camp, on n'en rit plus.*
tell-thread-usurper = *{ $leader-The } usurpe depuis { thread-years-years }. L'{ told-half } s'est fait aux deux portraits.*
tell-thread-usurper-b = *An { $years } de l'usurpation en { told-half } : personne n'en a chassé { $leader-the }.*
tell-thread-usurper-c = *{ thread-years-years } de guerre civile en { told-half }. Les ateliers monétaires travaillent pour les deux camps.*
tell-thread-besieged = *{ told-court } a tenu { thread-times-times }.*
tell-thread-besieged-b = *{ thread-times-sieges }, et il reste du pain à { told-court }. Du poisson, surtout.*
tell-thread-thrones = *Depuis que nous comptons, l'{ told-half } a eu { thread-times-emperors }.*
tell-thread-thrones-b = *Déjà le { nth-times } Auguste en { told-half }. Les sculpteurs gardent les corps et changent les têtes.*
tell-thread-unbeaten = *{ $leader-The } a livré { thread-times-battles } et les a toutes gagnées.*
tell-thread-unbeaten-b = *{ thread-times-battles }, { thread-times-victories } : personne ne sait encore comment battre { $leader-the }.*
tell-thread-luckless = *{ $leader-The } a livré { thread-times-battles } et les a toutes perdues.*
tell-thread-luckless-b = *{ thread-times-battles }, aucune victoire : { $leader-the } ne sait plus qui accuser.*
tell-thread-fickle = *{ $tribe-The } { $tribe-number ->
    [singular] a
   *[plural] ont
} changé de camp { thread-times-times }.*
tell-thread-fickle-b = *C'est le { nth-times } revirement { $tribe-of }. Le traité a son tiroir à lui.*
tell-thread-contested = *{ thread-times-battles } se sont livrées { $area-in }.*
tell-thread-contested-b = *Déjà la { nth-times } bataille { $area-in }. La terre y est facile à creuser.*
tell-thread-contested-c = *Toutes les armées passent un jour { $area-in }, et { thread-times-times } il en est passé deux ensemble.*
tell-thread-winless = *{ thread-times-battles }, et { $camp ->
    [for-rome] Rome n'en a pas gagné
   *[against-rome] les Barbares n'en ont pas gagné
} une seule.*
tell-thread-winless-b = *{ told-side-first } { $camp ->
    [for-rome] attend
   *[against-rome] attendent
} encore une victoire, après { thread-times-battles }.*
tell-thread-winning = *Les { $row } dernières batailles sont allées { $camp ->
    [for-rome] à Rome
   *[against-rome] aux Barbares
}.*
tell-thread-winning-b = *{ $row } victoires de suite pour { told-side }. On paie les poètes au vers.*
tell-thread-ahead = *Depuis { $row } ans, { told-side } { $camp ->
    [for-rome] mène
   *[against-rome] mènent
}.*
tell-thread-ahead-b = *D'année en année, { told-side } { $camp ->
    [for-rome] reste
   *[against-rome] restent
} en tête : { $row } comptes de suite.*
tell-thread-ahead-c = *{ $row } hivers, et à chacun { told-side } { $camp ->
    [for-rome] était
   *[against-rome] étaient
} en tête.*
tell-thread-overtaken = *{ told-side-first } { $camp ->
    [for-rome] prend
   *[against-rome] prennent
} la tête.*
tell-thread-overtaken-b = *La balance penche : { told-side } { $camp ->
    [for-rome] passe
   *[against-rome] passent
} devant.*

# Des circonstances fréquentes, et les batailles dont l'année se souvient.

told-recalled = { $town ->
    [none] { $area-the }
   *[other] { $town }
}
told-recalled-of = { $town ->
    [none] { $area-of }
   *[other] { $town-of }
}

tell-battle-fought-masses-unled = { told-near-first }, personne ne donne d'ordre du côté { $loser-of }, et aucun n'aurait servi. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-unled-b = { told-near-first }, on cherche du côté { $loser-of } à qui demander, et l'on ne voit que trois ennemis par homme. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-unled-c = Trois contre un, ou pis, et personne pour dire quand fuir : { told-near }, voilà la journée { $loser-of }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-unled-d = { told-near-first }, un centurion compte les enseignes d'en face, et s'arrête. Il n'y a pas de général à prévenir. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-crushing = { told-near-first }, trop peu d'hommes du côté { $loser-of } pour fuir par plus d'une route, et celle-là était fermée. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-crushing-b = { told-near-first }, le cercle se ferme à midi autour { $loser-of }, et le soir il est vide. La victoire est { $victor-to } { told-odds }.
tell-battle-fought-masses-crushing-c = { told-near-first }, on compte les morts { $loser-of }, et l'on retrouve l'effectif du matin. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-crushing-d = Les ailes { $victor-of } se rejoignent { told-near }, derrière le dernier homme { $loser-of } { told-odds }.
tell-battle-fought-masses-rome = Cette fois, Rome a le nombre. { told-near-first }, il suffit contre { $loser-the } : victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-rome-b = { told-near-first }, on voit ce qu'un Empire peut encore rassembler : c'est l'armée { $victor-of }, et il ne reste plus de place pour { $loser-the } { told-odds }.
tell-battle-fought-masses-rome-c = { told-near-first }, les intendants se plaignent d'avoir trois bouches et davantage par ennemi. Le soir, il y a moins d'ennemis. Victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-masses-rome-d = Rang derrière rang, comme dans les vieux manuels : { told-near }, il n'y a eu qu'à marcher droit sur { $loser-the }. Victoire { $victor-of } { told-odds }.
tell-battle-fought-masses-foes = Des peuples entiers sont en route, et { told-near } ils arrivent tous à la fois. Victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-masses-foes-b = Les chariots vont { told-near } d'une colline à l'autre, et chacun a envoyé ses hommes. C'était trop pour { $loser-the } : la journée est celle { $victor-of } { told-odds }.
tell-battle-fought-masses-foes-c = { told-near-first }, la terre tremble avant qu'on voie personne, puis on ne voit plus rien d'autre. L'armée { $victor-of } passe sur { $loser-the } { told-odds }.
tell-battle-fought-masses-foes-d = On venait pour la terre, et { told-near } il n'y avait dessus que l'armée { $loser-of }. Pas longtemps : victoire { $victor-of } { told-odds }.
tell-battle-fought-unled-garrison = Le chef de la garnison { told-near } était en congé, dit le rapport. On ne l'a pas attendu : victoire { $victor-of } { told-odds }.
tell-battle-fought-unled-garrison-b = { told-near-first }, la garnison a la solde en retard, des boucliers neufs et pas de général. Victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-unled-garrison-c = L'ordre de se battre est venu par la poste, le général non. { told-near-first }, victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-unled-people = { told-near-first }, chaque guerrier se bat pour son nom, et aucun pour son voisin. Victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-fought-unled-people-b = On a juré { told-near } de n'obéir à personne, du côté { $loser-of }. On tient parole, et la journée est celle { $victor-of } { told-odds }.
tell-battle-fought-unled-people-c = { told-near-first }, trois fils de chefs donnent trois ordres du côté { $loser-of }. En face, il n'y en a qu'un : victoire { $victor-of } { told-odds }.
tell-battle-recalled-rome = Le courrier au laurier venait { told-recalled-of } : victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-rome-b = Ce que dira le panégyrique : { told-recalled }, et la victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-rome-c = Le Sénat vote des remerciements pour { told-recalled } : victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-rome-d = De cette année, les monnaies garderont { told-recalled } : la victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-rome-e = Les mères de Rome ont appris un nom, { told-recalled }, celui d'une victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-rome-f = Les cloches sonnent pour { told-recalled }, et pour la victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-foes = Dans les tavernes, on baisse la voix sur { told-recalled } : victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-foes-b = Les courriers venus { told-recalled-of } avaient des chevaux boiteux et de mauvaises nouvelles : victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-foes-c = Au-delà de la frontière, on chante déjà { told-recalled }, et la victoire { $victor-of }. Le couplet { $loser-of } est court { told-odds }.
tell-battle-recalled-foes-d = Les évêques prêchent sur { told-recalled }, et parlent de jugement après la victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-battle-recalled-foes-e = À la cour, on ne dit pas { told-recalled } avant midi, depuis la défaite { $loser-of } contre { $victor-the } { told-odds }.
tell-battle-recalled-foes-f = La carte du palais a désormais un trou à la place { told-recalled-of }, depuis la victoire { $victor-of } sur { $loser-the } { told-odds }.
tell-plague-tested-spared-chief = Personne n'aurait regretté { $leader-the } { $area-in }, et la peste non plus.
tell-plague-tested-spared-chief-b = On porte { $leader-the } dans la tente des mourants { $area-in }. Il en ressort sur ses jambes.
tell-plague-tested-spared-chief-c = { $area-In }, on avait déjà partagé les chevaux { $leader-of }. Il les redemande.
tell-plague-tested-spared-chief-d = Deux jours, { $leader-the } brûle de fièvre { $area-in } ; le troisième, il demande de la viande.
tell-plague-tested-spared-chief-e = Le médecin hoche la tête { $area-in } devant { $leader-the }, et c'est lui qui meurt.
tell-units-reduced-plague = On ferme les puits { $area-in }, trop tard pour une bonne part { $units-of }.
tell-units-reduced-plague-b = { $area-In }, l'appel { $units-of } dure moitié moins qu'au printemps.
tell-units-reduced-plague-c = On brûle les tentes des malades { $area-in }. De quoi affaiblir { $units-the }.
tell-units-reduced-plague-d = Toutes les charrettes { $area-in } partent pleines et reviennent vides, et les rangs { $units-of } s'éclaircissent.
tell-units-reduced-plague-e = Les malades sont nombreux { $area-in }, les médecins rares, et ils partent les premiers. De quoi affaiblir { $units-the }.
tell-units-reduced-plague-f = La fièvre dans une tente sur deux { $area-in }. De quoi affaiblir { $units-the }.
tell-stack-moved-far = La route est longue { $origin-of } { $to-to }. { $leader-The } la fait tout entière, avec { $count ->
    [one] une unité
   *[other] { $count } unités
}.
tell-stack-moved-far-b = Il faut des souliers neufs aux hommes { $leader-of } : ils viennent { $origin-of } { $to-to }, { $count ->
    [one] une unité
   *[other] { $count } unités
}.
tell-stack-moved-far-c = Aux bornes, on compte les jours. { $leader-The } est parti { $origin-of }, et le voici { $to-in } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}.
tell-stack-moved-great = La colonne { $leader-of } met un jour à passer une borne : { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $origin-of } { $to-to }.
tell-stack-moved-great-b = Là où campait { $leader-the }, { $origin-in }, l'herbe ne repousse pas. Le voici { $to-in }, avec { $count ->
    [one] une unité
   *[other] { $count } unités
}.
tell-stack-moved-great-c = { $leader-The } va { $origin-of } { $to-to } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et le prix du pain le suit.

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
nth-row = { $row ->
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
   *[other] { $row }ᵉ
}
