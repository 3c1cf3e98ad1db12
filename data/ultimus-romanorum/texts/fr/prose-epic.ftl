# Ce qui s'est passé, raconté par un chroniqueur qui a survécu à ses protecteurs. Quand les textes d'un événement sont épuisés
# dans un tour, ceux de prose.ftl suivent.

epic-year-began = ## { $year }
    Les nouveaux consuls ont jeté leurs pièces à la foule, et la foule les a ramassées. L'année a donc un nom ; de quoi l'on s'en souviendra n'est pas encore décidé.
epic-year-began-b = ## { $year }
    J'ai survécu à trois évêques et à bon nombre d'empereurs, et avant midi ma main ne tremble pas. Voyons ce que cette année veut faire écrire.
epic-year-began-c = ## { $year }
    Au printemps les courriers changent de chevaux aux relais, là où il y a encore des chevaux. Ce qu'ils portent est scellé, et chacun sait ce qu'il y a dedans.
epic-year-began-d = ## { $year }
    On publie toujours les lois au nom de deux empereurs qui ne se sont jamais vus, pour des villes qui n'y sont peut-être plus. Cela s'appelle l'Empire romain.
epic-year-began-e = ## { $year }
    Les hirondelles rentrent dans la basilique par le trou du toit. Le prêtre y voit un bon signe, et le maçon du travail.
epic-year-began-f = ## { $year }
    L'almanach annonce de la pluie pour les ides, et ne dit rien des Barbares. Nous l'avons acheté quand même, pour les jours de fête.
epic-year-began-g = ## { $year }
    Un enfant m'a demandé ce qu'est une province. J'ai dit : un endroit qui payait des impôts. Cela m'a paru une bonne façon d'ouvrir l'année.
epic-year-began-h = ## { $year }
    Les fleuves sont libres de glace, et chacun regarde l'autre rive. Sur l'autre rive, on regarde aussi.
epic-year-began-i = ## { $year }
    On a réparé la porte, pas le mur. C'est la porte que voient les visiteurs, dit le curateur des travaux, et personne ne rit.
epic-year-began-j = ## { $year }
    Le prix des mulets a doublé depuis l'automne. Je n'ai pas besoin d'espions pour savoir ce que préparent les armées.
epic-year-began-k = ## { $year }
    Aux calendes, les soldats ont renouvelé leur serment, à un nom lu sur un bout de papier. Certains savaient de qui c'était le nom.
epic-year-began-l = ## { $year }
    J'avais rangé la plume. Puis on a tambouriné à la porte avec une lettre de la frontière, et la revoici dans ma main.
epic-hand-changed-flown = Un Auguste qui quitte sa moitié du monde est vu de tous les bateliers du chemin. Chez les Barbares, on commença à se demander qui le regretterait.
epic-hand-changed-event = { $camp ->
    [for-rome] On fit entrer un marchand par l'escalier de service, et il parla jusqu'au matin. Rome en sut plus que la veille.
   *[against-rome] On donna du vin à un déserteur, et il parla jusqu'au matin. Les Barbares en surent plus que la veille.
}
epic-hand-changed-augusta = Le nouvel empereur d'Occident ne savait pas encore lacer ses sandales. Sa mère le savait, et le reste aussi : de ce jour, ce fut l'Augusta qui signa.
epic-initiative-rolled-roman = À la cour quelqu'un dit « maintenant », et pour une fois on ne nomma pas de commission. Rome agit la première ({ $die } ; il fallait moins de { $needed }).
epic-initiative-rolled-roman-b = Deux Augustes, deux conseils, deux avis, et pourtant les ordres partirent à temps. Les secrétaires ne se l'expliquaient pas ({ $die } ; il fallait moins de { $needed }).
epic-initiative-rolled-roman-c = On ouvrit les greniers, on répara les ponts et l'on paya les généraux avant que personne l'eût demandé. Rome commença l'année ({ $die } ; il fallait moins de { $needed }).
epic-initiative-rolled-barbarian = La dépêche resta trois semaines au palais sur une table, sous un poème. Pendant ce temps les Barbares étaient en selle ({ $die } ; il fallait à Rome moins de { $needed }).
epic-initiative-rolled-barbarian-b = Il fallut le dire à un Empereur, puis à l'autre, puis à chacun ce qu'avait dit l'autre. Les Barbares commencèrent ({ $die } ; il fallait à Rome moins de { $needed }).
epic-initiative-rolled-barbarian-c = Au-delà de la frontière, les conseils ne duraient pas plus qu'une corne de bière. On y agit donc d'abord ({ $die } ; il fallait à Rome moins de { $needed }).
epic-initiative-taken-stratagem = Tout était réglé, quand un cavalier apporta une lettre destinée à un autre. { $camp ->
    [for-rome] Ce fut donc Rome qui passa la première.
   *[against-rome] Ce furent donc les Barbares qui passèrent les premiers.
}
epic-initiative-taken-augusta = L'Augusta entra au conseil sans se faire annoncer, et resta debout jusqu'à ce que les généraux eussent compris. Rome passa la première.
epic-initiative-taken-scenario = Les choses étaient allées trop loin avant que cette page fût commencée. { $camp ->
    [for-rome] Elle s'ouvrit sur Rome en marche.
   *[against-rome] Elle s'ouvrit sur les Barbares en marche.
}
epic-pax-romana = 🕊️ **La paix, du Mur à l'Euphrate.** Les soldats recousirent leurs bottes puis, faute d'ordres, celles des autres. Le scribe laissa la page à moitié vide, et rendit grâce.
epic-pax-romana-b = 🕊️ **Pas d'ennemi en campagne, pas de rival sur un trône.** Au marché on se plaignit des prix, et c'est à cela qu'on reconnaît la paix.
epic-pax-broken = C'était la paix d'un seul homme, pour le temps qu'il vivrait. { $leader-The } était mort, et l'on doubla les sentinelles.
epic-sequences-counted = Les intendants avaient compté le fourrage, et les généraux leurs ambitions. L'année tenait { $total ->
    [one] { $total } séquence
   *[other] { $total } séquences
} : { $roman } pour Rome, { $barbarian } pour les Barbares.
epic-sequences-counted-b = Une guerre dure ce que dure l'herbe. Elle suffit à { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
} de Rome et { $barbarian } des Barbares.
epic-sequences-counted-c = Combien de fois une armée peut-elle marcher avant les crues ? Rome dit { $roman }, les Barbares dirent { $barbarian }, et personne n'avait consulté les chevaux.
epic-sequences-counted-d = On secoua les sacs de pain et l'on regarda les sabots. Rome en avait pour { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
}, les Barbares pour { $barbarian }.
epic-sequences-counted-e = Avant l'ouverture des cols, chacun tailla des encoches dans un bâton, une pour chaque séquence. Rome en tailla { $roman }, les Barbares { $barbarian }.
epic-sequences-counted-f = Les recrues demandèrent combien de temps durait une année. { $total ->
    [one] { $total } séquence
   *[other] { $total } séquences
}, dit le centurion : { $roman } pour Rome, { $barbarian } pour les Barbares, et le reste, c'était de la boue.
epic-sequence-passed = { $camp ->
    [for-rome] Les trompettes astiquèrent leurs trompettes. Aucun ordre ne vint de Rome, et personne n'en demanda.
   *[against-rome] De l'autre côté on aiguisa ce qui coupait, et l'on se rassit. Les Barbares ne bougèrent pas.
}
epic-sequence-passed-b = On laissa passer la saison comme une barque qu'on aurait pu prendre. Du côté { told-side-of }, on pouvait attendre.
epic-sequence-passed-c = Les éclaireurs revinrent et dirent ce qu'ils avaient dit la semaine d'avant. Du côté { told-side-of }, on resta sous la tente, à réparer les harnais, dans l'attente d'autres nouvelles.
epic-sequence-passed-d = On débattit près du feu, et ceux qui voulaient marcher parlèrent bien. Puis vint la soupe. Du côté { told-side-of }, on resta où était la soupe.
epic-units-moved = Ni trompette, ni général, ni lettre à l'Empereur. Un beau matin, { $units-the } { $units-number ->
    [plural] quittèrent
   *[singular] quitta
} { $origin-the }. Devant, c'était { $to-the }, où les bergers l'avaient su les premiers.
epic-leader-moved = { $leader-The } s'en alla { $origin-of } avec un manteau et un serviteur. { $to-In }, on lui demanda deux fois où il avait laissé son armée.
epic-stack-moved = { $leader-The } leva le camp { $origin-in } avant que la rosée eût quitté les tentes. { $count ->
    [one] Une unité le suivit
   *[other] { $count } unités le suivirent
} vers { $to-the }, en grognant dans trois langues.
epic-stack-moved-b = { $leader-The } laissait { $origin-the } derrière lui et venait droit { $to-to }. Les paysans poussèrent leurs porcs dans les bois : il avait avec lui { $count ->
    [one] une unité
   *[other] { $count } unités
}, et le soldat a faim, quel que soit celui qui le paie.
epic-stack-moved-c = { $leader-The } fit partir les boulangers d'abord, et il y eut du pain { $to-in } à l'arrivée des soldats. Ils venaient { $origin-of } en bon ordre : { $count ->
    [one] une unité
   *[other] { $count } unités
}.
epic-stack-moved-d = Les bornes, { $origin-of } { $to-to }, portent les noms de cinq empereurs. { $leader-The } passa devant les cinq avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et n'en laissa graver aucun autre.
epic-stack-moved-e = Il pleuvait au départ { $origin-of }, et il pleuvait encore quand { $leader-the } s'arrêta { $to-in }. Le clerc compta { $count ->
    [one] une unité mouillée, et entière
   *[other] { $count } unités, toutes mouillées, et aucune ne manquait
}.
epic-stack-moved-f = Dans les villages, on ferma les portes, puis on les entrouvrit : la colonne { $leader-of } passait, { $origin-of } { $to-to }. Avec { $count ->
    [one] une unité
   *[other] { $count } unités
} sur la route, personne ne réclama le péage.
epic-stack-moved-far = On usa ses bottes en chemin, puis celles des morts. { $leader-The } fit toute la route { $origin-of } { $to-to }, avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et personne n'avait cru la chose possible.
epic-stack-moved-great = Tout un jour, les gens de la route cessèrent le travail, et à la nuit la colonne n'était pas encore passée. { $leader-The } menait { $count ->
    [one] une unité
   *[other] { $count } unités
} { $origin-of } { $to-to }.

epic-event-rolled-none = Aucun veau ne parla, aucune statue ne sua, et la comète d'un moine était Vénus. L'année dut se faire avec des hommes ({ $dice }).
epic-event-rolled-none-b = Le gardien des présages s'excusa d'une page blanche. On lui dit que c'était ce qu'il avait écrit de mieux ({ $dice }).
epic-event-rolled-great-pestilence = ☠️ D'abord les rats sortirent mourir au soleil, puis les esclaves, puis des gens qui avaient un nom. La peste était dans une ville ({ $dice }).
epic-event-rolled-palace-plot = 🗡️ Une coupe resta pleine, une garde changea, un eunuque se fit soudain pieux. Au palais, on était convenu de quelque chose ({ $dice }).
epic-event-rolled-mutiny = Le coffre de la solde fut ouvert devant les hommes de la frontière, et il y avait une lettre. Elle parlait avec chaleur de leurs pères ({ $dice }).
epic-event-rolled-bagaudae = Ils avaient fui le percepteur dans la forêt, et s'y trouvèrent nombreux. Ce fut alors le percepteur qui fuit ({ $dice }).
epic-event-rolled-restless-border = Il manqua un troupeau, puis une ferme, puis la route de la ferme. À la frontière on n'écrivit plus « voleurs », mais « ennemi » ({ $dice }).
epic-event-rolled-heavy-taxes = L'assesseur mesura les champs des morts, et les taxa. Ceux qui priaient qu'on les délivrât des Barbares se demandèrent d'où viendrait la délivrance ({ $dice }).
epic-event-rolled-frozen-rivers = ❄️ En une nuit le Rhin se tut, et le Danube la nuit d'après. Des enfants s'avancèrent sur la glace ; de l'autre rive, on les regardait faire ({ $dice }).
epic-event-rolled-good-harvest = Les épis penchaient jusqu'à terre, et les meuniers travaillaient à la lampe. Des garnisons qui n'étaient qu'un nom se remirent à manger ({ $dice }).
epic-event-rolled-feud = Au-delà de la frontière on enleva une fiancée, et elle avait des frères, et eux des lances. Rome eut un parti dans la querelle, comme dans toutes ({ $dice }).
epic-event-rolled-recruits = Les propriétaires qui envoyaient leurs estropiés envoyèrent quelques hommes à deux bras. Les sergents n'y crurent pas, et recomptèrent ({ $dice }).
epic-event-rolled-embassy = On montra aux envoyés les bains, le cirque et les remparts, dans cet ordre. Ils les retinrent dans l'ordre inverse ({ $dice }).
epic-event-rolled-storm = ⛵ La mer s'ouvrit au jour du calendrier, et prit trois navires de blé pour dire ce qu'elle pensait des calendriers. Les flottes restèrent au port ({ $dice }).
epic-event-rolled-sign-in-the-sky = Une heure durant, une épée de feu resta sous l'étoile du soir, et montra quelque chose. Les évêques discutèrent quoi ; les audacieux avaient déjà décidé ({ $dice }).

epic-stratagem-played = Il est des choses qu'on prépare en silence, en espérant n'en avoir pas besoin. Voici ce que tenaient prêt { $camp ->
    [for-rome] les gens de Rome
   *[against-rome] les Barbares
} : { $stratagem }.
epic-stratagem-played-treaty = 🤝 **{ $stratagem }.** Un comte du palais, un notaire, une mule avec un manteau doré : c'est ainsi que Rome demanda la paix { $about-to }, et offrit les champs d'autrui.
epic-stratagem-played-treaty-b = 🤝 **{ $stratagem }.** « Qu'êtes-vous venus chercher ? » demanda en somme l'envoyé. « Du pain », répondit-on chez { $about-the }, et le scribe nota : des terres, le tiers.
epic-stratagem-played-tribute = 💰 **{ $stratagem }.** On le compta de nuit, que les soldats ne vissent rien : de la vaisselle, des pièces, quelques reliquaires sans reliques. C'était pour { $about-the }.
epic-stratagem-played-augusta-orientalis = **{ $stratagem }.** Dans les appartements des femmes, sur la Corne d'Or, une lampe brûla toute la nuit. Au matin l'Augusta d'Orient fit entrer les ministres, un par un.
epic-stratagem-played-augusta-occidentalis = **{ $stratagem }.** Parmi les mosaïques de la cour d'Occident, l'Augusta posa son psautier. Elle avait été otage et reine, et savait d'où viennent les armées.
epic-stratagem-played-pope = **{ $stratagem }.** Un vieil homme sortit par la porte sur une mule, avec quelques diacres qui auraient mieux aimé être ailleurs. C'était l'évêque de Rome, et il n'avait pas un soldat.
epic-stratagem-played-buccellarii = **{ $stratagem }.** On les nomme d'après un biscuit dur, et ils mordent. { $about-The } les prit dans sa maison, et c'est à lui qu'ils jurèrent.
epic-stratagem-played-usurpation = 🔥 **{ $stratagem }.** Les officiers vinrent tard au dîner { $about-of }, et apportaient une étoffe pliée. Elle était de pourpre, et neuve.
epic-stratagem-played-uprising = 🔥 **{ $stratagem }.** Au-delà de la frontière, les forgerons avaient travaillé tout l'hiver la nuit. Alors sonnèrent les cors chez { $about-the }, et les femmes chargèrent les chariots.
epic-stratagem-played-scourge-of-god = 🐎 **{ $stratagem } ({ $about-the }).** D'abord passèrent les oiseaux, puis les cerfs, puis une poussière qui ne retombait pas. Un ermite expliqua aux soldats de qui c'était le fléau.
epic-stratagem-played-rex = **{ $stratagem }.** Depuis toujours il y avait un siège, et personne ne s'y était assis. Chez { $about-the }, un orfèvre prit une mesure.
epic-stratagem-played-barbarian-alliance = 🤝 **{ $stratagem }.** Chez { $about-the }, on tua un bœuf, on mêla son sang à l'hydromel, et l'on but sans faire la grimace.
epic-stratagem-played-bagaudes = 🔥 **{ $stratagem } ({ $about-the }).** Une charrue est une mauvaise arme, mais il y en avait beaucoup. Les paysans cessèrent de payer, et se mirent à percevoir.
epic-stratagem-played-migration = 🐎 **{ $stratagem }.** Ils brûlèrent leurs villages derrière eux, que nul ne se retournât. { $about-The } { $about-number ->
    [plural] étaient
   *[singular] était
} en route, avec les chariots et les berceaux.
epic-stratagem-played-initiative = **{ $stratagem }.** Un courrier creva trois chevaux, sans savoir ce qu'il portait. Quelqu'un voulait être le premier.
epic-stratagem-played-rebellion = **{ $stratagem }.** Tout joug a deux bouts, et { $about-the } { $about-number ->
    [plural] regardaient
   *[singular] regardait
} l'autre depuis longtemps.
epic-stratagem-played-ecumenical-council = ⛪ **{ $stratagem }.** La poste publique fut fermée aux soldats, les évêques ayant besoin des chevaux. Ils voyageaient pour une préposition.
epic-stratagem-played-opportune-flight = 🏃 **{ $stratagem } ({ $about-the }).** Du bois mouillé sur les feux, des chiffons aux sabots, un chien laissé là pour aboyer. L'ordre passa de bouche en bouche.
epic-stratagem-played-assassination = 🗡️ **{ $stratagem }.** Un homme aux mains propres et sans amis trouva place dans la maison { $about-of }. Il venait bien recommandé.
epic-stratagem-played-plague = ☠️ **{ $stratagem }.** Un mousse se coucha au soleil sur le quai, et ne se releva pas. Au soir ils étaient neuf.
epic-stratagem-played-plague-epidemic = ☠️ **{ $stratagem }.** Les médecins plièrent bagage de nuit, par la porte du nord. C'est par la porte du nord que le mal sortit aussi.
epic-stratagem-played-desertion = **{ $stratagem } ({ $about-the }).** L'appel du soir était complet. Au matin les tentes étaient là, et les marmites encore tièdes.
epic-stratagem-played-furor-germanicus = **{ $stratagem } ({ $about-the }).** Ils tinrent le bouclier devant la bouche et grondèrent, jusqu'à ce que ce fût une clameur et qu'ils ne s'entendissent plus. Tacite l'a décrit, de loin.
epic-stratagem-played-divine-favour = **{ $stratagem } ({ $about-the }).** { $camp ->
    [for-rome] Un doigt de saint Étienne passa dans une boîte d'argent devant la ligne romaine. Les nuages s'ouvrirent, et même les païens se mirent à genoux.
   *[against-rome] Un aigle se posa sur la colline derrière les Barbares, et regarda Rome. Leurs prêtres n'avaient jamais été si écoutés.
}
epic-stratagem-played-fleet = ⛵ **{ $stratagem }.** Barques de pêche, navires à blé, un yacht aux bains de marbre : on réquisitionna tout ce qui flottait. On appela cela une flotte ({ $about }).
epic-stratagem-played-germanophobia = 🔥 **{ $stratagem } ({ $about-the }).** Cela commença par un caporal blond et une note de boulanger. À midi la foule demandait à chacun de prononcer *ecclesia*.
epic-stratagems-cancelled = **{ $area }.** Des deux côtés on hurla à perdre la voix, et des deux côtés cela devait décider la journée. Ni l'un ni l'autre ne remarqua rien.

epic-leader-entered-due = Il est des noms qu'on apprend seulement quand il est trop tard pour les oublier. { $leader-The } prit sa place { $area-in }.
epic-leader-entered-due-b = On le disait brave, ou cruel, ou dévot ; les lettres variaient. Toutes s'accordaient sur ceci : { $leader-the } était { $area-in }.
epic-leader-entered-due-c = Une sentinelle laissa entrer un voyageur sans bagages { $area-in }. Dès ce matin-là, elle dut saluer { $leader-the }.
epic-leader-entered-due-d = On le jugeait trop jeune, puis trop vieux, et à la fin ce fut lui, tout simplement. { $leader-The } vint au premier rang { $area-in }, et les clercs apprirent à écrire son nom.
epic-leader-entered-generic = On reprit aux épaules le manteau du mort. { $area-In }, il y eut de nouveau { $leader-the } pour le porter.
epic-leader-entered-returns = On avait passé la chambre à la fumée, et la foule était rentrée. { $area-In }, { $leader-the } signa de nouveau les ordres.
epic-leader-waits = { $leader-The } avait un brevet, un cheval et un discours pour les troupes. Ce qui lui manquait, c'étaient les troupes.
epic-guard-given = Il les nourrissait de sa cuisine, et la nuit ils couchaient en travers de sa porte. Cette garde était { $leader-to }, non à l'Empereur.
epic-guard-given-b = Ils jurèrent par son nom, et celui de l'Empereur vint ensuite, comme une politesse. { $leader-The } eut désormais une garde à lui.
epic-caesar-named = 👑 C'était de la pourpre, mais une bande étroite. { $leader-The } inclina la tête en général, et la releva **César** d'{ told-half }.
epic-caesar-named-b = 👑 Un empereur qui nomme un **César** a regardé sa mort en face, et les autres solutions. En { told-half }, le choix tomba sur { $leader-the }.
epic-caesar-named-c = 👑 On lui donna un diadème à sa taille et un palais sans portes de derrière. { $leader-The } fut **César** d'{ told-half }.
epic-caesar-lost-usurps = Être le second en { told-half }, c'est ne plier le genou que devant un homme. { $leader-The } compta, et c'était un de trop.
epic-caesar-lost-joins = Les insignes du César d'{ told-half } revinrent dans un sac, sans lettre. { $leader-The } était de l'autre côté.
epic-caesar-lost-revolt = Les siens avaient brûlé le traité, et { $leader-the } dut choisir lequel de ses serments rompre. L'{ told-half } n'eut plus de César.
epic-caesar-lost-promoted = On décousit la bande étroite, puisqu'il y en avait une plus large à coudre. { $leader-The } avait été César assez longtemps.
epic-caesar-lost-dead = Aux funérailles on porta un coussin, avec un petit diadème. Personne n'était plus César en { told-half }.
epic-death-roll = Le dé de sa vie montra { $die }, et { $dies_on ->
    [9] seul un 9 était la mort
   *[other] c'était la mort à partir de { $dies_on }
}.
epic-death-roll-b = Le destin jeta { $die }, là où { $dies_on ->
    [9] seul un 9 était mortel
   *[other] { $dies_on } l'était déjà
}.
epic-death-roll-c = Le dé donna { $die } ; avec { $dies_on ->
    [9] moins de 9
   *[other] moins de { $dies_on }
}, c'était la vie.
epic-leader-died-natural = † { $leader-The } mourut entre une fièvre et un médecin, les bottes au pied du lit. Ceux qui le craignaient vinrent s'en assurer.
epic-leader-died-natural-b = † Les chandelles finissaient, et l'on tint un miroir devant ses lèvres. { $leader-The } était mort ; on fit venir le notaire avant le prêtre.
epic-leader-died-natural-c = † Il avait demandé une fenêtre qui donnât sur une route. C'est là qu'au matin on trouva { $leader-the }.
epic-leader-died-natural-d = † Pour { $leader-the } il y eut une procession, un sermon et pas mal de pluie. Les héritiers marchaient au pas pour la dernière fois.
epic-leader-died-natural-e = † Les chiens le surent les premiers, et se couchèrent en travers du seuil. { $leader-The } était mort, sans que personne eût levé la main.
epic-leader-died-natural-f = † Sur la table, une lettre commençait par les projets du printemps. Elle était de la main { $leader-of }, et n'allait pas plus loin.
epic-leader-died-natural-g = † On arrêta la clepsydre de la salle, comme il se doit, et l'on oublia de la remettre en marche. { $leader-The } était mort à la quatrième heure de la nuit.
epic-leader-died-natural-attila = † **{ $leader-The } mourut, et non par l'épée.** On coucha le corps sous une tente de soie, et ses cavaliers galopèrent autour en se tailladant le visage, pour le pleurer avec du sang et non avec des larmes. Personne ne donna l'ordre suivant.
epic-leader-died-battle = † { $area-In }, un cheval revint sans cavalier. On connaissait la housse : c'était celle { $leader-of }.
epic-leader-died-battle-b = † On retournait les morts { $area-in }, à la lanterne, en cherchant un anneau. Vers minuit on avait trouvé { $leader-the }.
epic-leader-died-battle-c = † Le porteur d'armes revint seul des combats { $area-in }, et il rapportait tout. C'est ainsi qu'on l'apprit au camp : on ne reverrait plus { $leader-the }.
epic-leader-died-battle-d = † Trois hommes réclamèrent le coup { $area-in }, et un quatrième avait le casque. Tous quatre savaient de qui il était : c'était celui { $leader-of }.
epic-leader-died-battle-e = † Sur l'ordre { $leader-of }, la garde s'était portée en avant pour fermer une brèche { $area-in }, et la brèche fut fermée. Quand la garde se retourna, il n'y avait plus personne à garder.
epic-leader-died-battle-f = † Une lettre attendit des semaines sur la table de campagne { $leader-of }, sans qu'on l'ouvrît. On l'avait mise de côté jusqu'après les combats { $area-in }, et personne n'en revint rompre le cachet.
epic-leader-died-retreat = † Le pont était rompu, le gué gardé, le passeur parti. { $leader-The } fit volte-face { $area-in } ; cela s'écrit sur les tombes.
epic-leader-died-retreat-b = † Son dernier ordre { $area-in } fut : chacun pour soi. { $leader-The } commandait toujours de l'arrière, et c'est là qu'était maintenant l'ennemi.
epic-leader-died-assassination = † Il y avait du sang sur la mosaïque, presque lavé quand vinrent les officiers. { $leader-The } était mort, et la maison avait appris à regarder par terre.
epic-leader-died-plague = † On brûla ses habits, son lit, et pour finir la maison. { $leader-The } n'avait jamais perdu contre un ennemi visible.
epic-leader-died-germanophobia = † Il était baptisé, portait le manteau romain, et son latin valait mieux que le leur. On tua { $leader-the } pour la couleur de sa barbe.
epic-leader-died-escape = † Un général sans soldats est un homme sur un bon cheval. On voulait le cheval, et { $leader-the } ne voulut pas descendre.
epic-leader-died-refuge = † Quand on ouvrit la dernière porte, il n'y avait plus rien à assiéger. { $leader-The } gisait parmi ceux qui l'avaient tenue.
epic-leader-died-drowned = † La mer rendit des rames, un coffre et un chien. Elle garda { $leader-the }.
epic-leader-died-deposed = † On fut poli. On demanda { $leader-to } d'abord les souliers, qui sont rouges, puis l'anneau, et puis il y eut une voiture aux rideaux tirés.
epic-leader-died-plot = † On avait relevé la garde plus tôt, et la porte du jardin n'était pas fermée. { $leader-The } appela quelqu'un, dont personne ensuite ne se rappela le nom.
epic-leader-died-regnum = † Il fut roi tant qu'il y eut une ville où l'être. La ville perdue, { $leader-the } ne faisait plus que gêner.
epic-augustus-proclaimed-succession = 👑 L'huile, le diadème, la clameur, dans l'ordre que veulent les livres. **{ $leader-The } fut Auguste d'{ told-half }**, et les premiers à genoux furent ceux qui en avaient un autre.
epic-augustus-proclaimed-succession-b = 👑 À { told-court } on baissa le rideau, on changea l'homme qui était derrière, et l'on releva le rideau. **{ $leader-The }**, Auguste d'{ told-half }, leva la main, et s'étonna du poids de la manche.
epic-augustus-proclaimed-usurpation = 👑 La veille encore sa tête était mise à prix, et il fallait bien payer quelqu'un. **{ $leader-The } fut Auguste d'{ told-half }** ; les panégyristes n'eurent que les noms à changer.
epic-augustus-proclaimed-other-half = 👑 Personne n'en voulait à { told-court }, ou personne dont on voulût. L'{ told-half } reçut donc son Auguste par bateau, et ce fut **{ $leader-the }**.
epic-augustus-proclaimed-honorius = 👑 On apporta un siège, et une caisse pour mettre dessus. **{ $leader-The }** se tint bien droit : il était Auguste d'{ told-half }, et il aurait dû être au lit.
epic-candidate-tested-accepted = Constantinople pensa { $leader-to } le temps que veut la politesse. Un portrait orné de laurier vint par le navire suivant : il pouvait régner sur l'Occident ({ $die } ; il fallait { $needed } au plus).
epic-candidate-tested-refused = La lettre de Constantinople n'était adressée à personne en particulier. Elle regrettait, et ne disait pas un mot { $leader-of } ({ $die } ; il fallait { $needed } au plus).
epic-throne-vacant = Le siège n'avait pas bougé, et on l'époussetait. **Il n'y avait pas d'Auguste d'{ told-half }** ; le monde le vit, et attendit de savoir si cela comptait.
epic-escort-named = Il faut trois choses à un empereur sur la route : une relique, un trésor et { $leader-the }. On se mit ainsi en route vers l'{ told-half }.
epic-escort-named-himself = Il faut trois choses à un empereur sur la route : une relique, un trésor et une armée. { $leader-The } les fit charger dans cet ordre, et partit pour l'{ told-half }.
epic-escort-home = Ils avaient remis un empereur dans son palais, et on les remercia en grec. { $pieces-The } { $pieces-number ->
    [plural] refirent
   *[singular] refit
} la longue route de Constantinople.
epic-augustus-fled = Le palais était chauffé, la garde à son poste, et { $leader-the } ailleurs. Un Auguste d'{ told-half } qui hiverne au loin est déjà à moitié oublié.

epic-usurpation-tested-valid = On leva { $leader-the } sur un bouclier, et un instant il vit plus loin que jamais. Ce que voyait l'armée lui plut aussi ({ $die } ; il fallait { $needed } au plus).
epic-usurpation-tested-failed = { $leader-The } avait son discours, et un sergent pour crier au bon moment. Le sergent cria, et l'on entendit quel silence il faisait ({ $die } ; il fallait { $needed } au plus).
epic-usurpation-began = 🔥 L'Empire avait un maître par moitié, et ce nombre paraissait bon. { $area-In } on en fit un autre : **{ $leader-the } réclama l'{ told-half }**.
epic-usurpation-began-b = 🔥 **Guerre civile en { told-half }.** { $area-In } on décrocha les portraits avec soin, car les cadres pouvaient resservir. Le portrait { $leader-of } n'était pas encore sec.
epic-usurpation-began-puppet = 🔥 Son père avait passé le Rhin la hache à la main, et la pourpre n'était pas pour lui ; mais il connaissait quelqu'un. { $area-In }, **{ $leader-the } réclama l'{ told-half }** pour { $puppet-the }.
epic-joined-usurper = Le nouveau serment était plus court que l'ancien { $area-in }, et il y avait de l'argent au bout. { $pieces-The } le { $pieces-number ->
    [plural] prêtèrent
   *[singular] prêta
}.
epic-joined-usurper-b = « Quel empereur ? » demanda la sentinelle { $area-in }, et on le lui dit. Alors { $pieces-the } { $pieces-number ->
    [plural] passèrent
   *[singular] passa
} de l'autre côté.
epic-puppet-named-replaced = On avait pris les mesures du premier, et il n'était plus là à la dernière couture. { $usurper-The } envoya le tailleur chez un autre homme d'{ told-half }, { $leader-the }.
epic-puppet-named-heir = On enterra { $usurper-the } au bout d'une guerre gagnée. L'{ told-half } voulait toujours un empereur, et la robe allait toujours { $leader-to }.
epic-loyalty-tested-joins = { $area-In }, { $leader-the } reçut deux lettres le même jour, l'une avec une menace, l'autre avec un titre. Il brûla la menace ({ $die } ; il cède à partir de { $cp }).
epic-loyalty-tested-stays = { $area-In }, { $leader-the } fit visiter le camp à l'envoyé de l'usurpateur, et longer le gibet. Puis il lui souhaita bonne route ({ $die } ; il cède à partir de { $cp }).
epic-diocese-tested-opens = { $diocese-In }, les conseils de ville siégèrent, et rien n'est prompt comme un conseil qui a peur. Dans les églises on lut le nom { $leader-of } ({ $die } ; il fallait moins de { $cp }).
epic-diocese-tested-shut = { $diocese-In }, les cavaliers { $leader-of } trouvèrent les ponts gardés et les aubergistes sourds. Personne n'y voulait être sur la mauvaise liste ({ $die } ; il fallait moins de { $cp }).
epic-rally-tested-joins = { $area-In }, il n'y avait pas de général, rien que les hommes, et { $leader-the } en savait quelques-uns par leur nom. Ce fut assez ({ $die } ; il fallait { $cp } au plus).
epic-rally-tested-stays = { $leader-The } longea les rangs tête nue { $area-in }, pour qu'on vît son visage. On le vit, et l'on baissa les lances ({ $die } ; il fallait { $cp } au plus).
epic-usurpation-succeeded-capitals = On ne se battit pas pour la capitale d'{ told-half } ; les clés étaient chez le concierge. **{ $leader-The } avait gagné**, et l'atelier monétaire travailla la nuit.
epic-usurpation-succeeded-defeat = L'armée de l'Auguste d'{ told-half } rentra par petits groupes, en demandant le nouveau mot de passe. **C'était le nom { $leader-of }.**
epic-usurpation-succeeded-assassination = Un couteau fit pour l'{ told-half } ce que deux armées se disputaient encore. **{ $leader-The } avait gagné**, et se trouvait, tous l'auraient juré, à l'église.
epic-usurpation-failed = On fondit les monnaies de l'usurpateur, et ses décrets n'avaient jamais existé. En { told-half } on se souvint seulement d'avoir été trompé.
epic-camps-exchanged = 🔄 **La fidélité a changé de côté, et les fidèles sont des traîtres.** { $augustus-The } règne en { told-half } ; ceux qui menaient ses ennemis ne les mènent plus, car ils sont l'Empire. { $roman ->
        [a] Le joueur A mène Rome et le joueur B les Barbares
       *[b] Le joueur B mène Rome et le joueur A les Barbares
    }, et chacun garde ce qu'il a gagné : { $rome } et { $foes } PV.

epic-tribe-changed-war = 🔥 L'envoyé vint les mains vides, et les garda où nous pouvions les voir. **Guerre avec { $tribe-the }.**
epic-tribe-changed-war-b = 🔥 Au marché de la frontière, les étals étaient vides un matin, et les passeurs partis. C'est ainsi qu'on l'annonça chez { $tribe-the } : **la guerre**.
epic-tribe-changed-war-c = 🔥 Leurs grands-pères avaient vu les routes romaines, et se demandaient qui était si pressé. **{ $tribe-The } { $tribe-number ->
    [singular] comptait
   *[plural] comptaient
} bien s'en servir.**
epic-tribe-changed-war-d = 🔥 Un feu, puis un autre, puis toute une rangée, comme une rue la nuit. **{ $tribe-The } { $tribe-number ->
    [singular] fut
   *[plural] furent
} en guerre contre Rome.**
epic-tribe-changed-revolt = 🔥 Des années durant on avait mangé le pain de Rome, et appris où étaient les fours. **{ $tribe-The } { $tribe-number ->
    [singular] fut
   *[plural] furent
} en révolte.**
epic-tribe-changed-revolt-b = 🔥 Le blé vint tard, l'officier était ivre, et à table on avait insulté un otage. Une seule raison aurait suffi : **{ $tribe-the } { $tribe-number ->
    [singular] rompit
   *[plural] rompirent
} le traité.**
epic-tribe-changed-revolt-rebellion = 🔥 Il y avait un allié qui commandait et un empereur qui nourrissait, et l'on se passa de l'un et de l'autre. **Révolte { $tribe-of }.**
epic-tribe-changed-revolt-dissolved = Plus de salle, plus de trésor, plus de ministre pour écrire les lois. { $tribe-The } { $tribe-number ->
    [singular] tint
   *[plural] tinrent
} de nouveau la campagne, sans royaume, comme avant.
epic-tribe-changed-foederati = 🤝 Le mot était *foederati* ; il veut dire alliés, et personne ne rit. { $tribe-The } { $tribe-number ->
    [singular] prit
   *[plural] prirent
} le pain de Rome, et son parti.
epic-tribe-changed-foederati-treaty = 🤝 Ils posèrent la main droite sur un Évangile que peu savaient lire, et c'était sincère. **{ $tribe-The } { $tribe-number ->
    [singular] tint
   *[plural] tinrent
} désormais de la terre romaine, à défendre.**
epic-tribe-changed-foederati-treaty-b = 🤝 Le matin on brûlait les fermes, et le soir on en possédait le tiers. **Un traité fit { $tribe-of } des fédérés.**
epic-tribe-changed-foederati-tribute = 🤝 La balance pencha du bon côté, une fois posé le dernier bracelet. { $tribe-The } { $tribe-number ->
    [singular] servirait comme fédéré.
   *[plural] serviraient comme fédérés.
}
epic-tribe-changed-foederati-rebellion = 🤝 Qui quitte son maître a besoin d'une porte où frapper. { $tribe-The } { $tribe-number ->
    [singular] frappa
   *[plural] frappèrent
} à celle de Rome.
epic-tribe-changed-foederati-federated = 🤝 On les compta devant la tente du général, et ce ne fut pas long. Ce qui restait { $tribe-of } reçut des semences, un champ et un officier.
epic-tribe-changed-foederati-vanquished = 🤝 On lut un traité dans un champ boueux, à ceux qui restaient pour l'entendre. { $tribe-The } le { $tribe-number ->
    [singular] garderait, le temps d'avoir des fils.
   *[plural] garderaient, le temps d'avoir des fils.
}
epic-tribe-changed-peace = 🕊️ Les chariots tournèrent l'un après l'autre, comme sur un chemin étroit. { $tribe-The } { $tribe-number ->
    [singular] rentra
   *[plural] rentrèrent
} au pays.
epic-tribe-changed-peace-tribute = 🕊️ L'un dit que l'or coûte moins que le sang, l'autre qu'il s'épuise plus vite. On paya, et ce fut la paix avec { $tribe-the }.
epic-tribe-changed-peace-vanquished = 🕊️ Des vieux et des enfants vinrent demander la paix, n'y ayant personne d'autre à envoyer. Du côté { $tribe-of }, quelques années de repos.
epic-tribe-changed-regnum = 👑 D'abord on demandait du pain, puis de la terre, puis plus rien. { $tribe-The } { $tribe-number ->
    [singular] eut
   *[plural] eurent
} un royaume, sur un sol qui payait l'impôt.
epic-tribe-changed-off-map = L'armée des paysans rentra faire les foins. { $tribe-The } { $tribe-number ->
    [singular] n'était
   *[plural] n'étaient
} nulle part, c'est-à-dire partout.
epic-tribe-changed-roman-ally = Dans les montagnes on retourna le tapis, et l'envers portait le portrait de l'Empereur. { $tribe-The } { $tribe-number ->
    [singular] tenait
   *[plural] tenaient
} pour Rome.
epic-alliance-made = 🤝 On donna une fille, on rendit un cheval, et l'on compara les ancêtres jusqu'à ce que ce fussent les mêmes. { $minor-The } { $minor-number ->
    [singular] marcherait
   *[plural] marcheraient
} derrière { $major-the }.
epic-migration-ended = Les chariots formèrent un cercle, roues ôtées, et les bœufs eurent l'air soulagés. Rome commandait de nouveau { $tribe-to }.
epic-alliance-broken-rebellion = Le tribut revint dans son sac, avec un serpent dedans. { $minor-The } n'{ $minor-number ->
    [singular] obéissait
   *[plural] obéissaient
} plus { $major-to }.
epic-alliance-broken-attila = Ils servaient un seul homme, et chacun prenait l'autre pour son geôlier. Attila mort, { $minor-the } et { $major-the } allèrent chacun de son côté.
epic-alliance-broken-grown = Ils avaient prêté leurs lances tant qu'aucun des leurs ne les réclamait. Quelqu'un les réclama, et { $minor-the } prirent congé { $major-of }.
epic-rebellion-tested-free = On trouva dans le puits les surveillants { $major-of }. { $minor-The } n'{ $minor-number ->
    [singular] avait
   *[plural] avaient
} plus de maître ({ $die } ; il fallait plus de { $cp }).
epic-rebellion-tested-held = Soulèvement { $minor-of } à la nouvelle lune ; à la pleine lune c'était fini. Au nom { $major-of }, on planta les têtes le long de la route, une par borne ({ $die } ; il fallait plus de { $cp }).
epic-rex-tested-crowned = { $area-In }, les guerriers { $tribe-of } frappèrent leurs boucliers à faire tomber les tuiles. { $leader-The } dit qu'il aurait aimé qu'on le lui demandât, et mit la couronne ({ $die } ; il fallait { $cp } au plus).
epic-rex-tested-refused = La couronne était sur la table { $area-in }, et les nobles { $tribe-of } regardaient ailleurs. { $leader-The } retint qui avait toussé le premier ({ $die } ; il fallait { $cp } au plus).
epic-king-crowned = 👑 Un évêque romain tenait la couronne, et un poète romain avait quelques vers prêts sur Troie. **{ $leader-The } fut roi { $tribe-of }.**
epic-king-crowned-b = 👑 Il se fit montrer comment on s'assied sur le siège du gouverneur, et où l'on met les pieds. **{ $leader-The }, roi { $tribe-of }**, voudrait bientôt une chancellerie.
epic-capital-set = On mena les chariots sur le forum { $area-in }, et l'on démonta les roues. C'est là que fut désormais la cour { $tribe-of }.
epic-regnum-dissolved = Le trône { $area-in } sortit par la porte où il était entré. **Il n'y avait plus de royaume { $tribe-of }**, rien que des gens qui s'en souvenaient.
epic-federation-tested-federated = { $leader-The } leur renvoya les blessés avec du pain, et un prix. Ce qui restait { $tribe-of } put s'en arranger ({ $die } ; il fallait moins de { $cp }).
epic-federation-tested-refused = { $leader-The } attendit au gué convenu jusqu'au soir. De chez { $tribe-the } vint un vieil homme, qui voulait voir à quoi ressemble un Romain ({ $die } ; il fallait moins de { $cp }).
epic-tribe-vanquished = Il restait tant de boucliers par terre { $area-in } que les paysans en clôturèrent leurs jardins. C'était la dernière armée { $tribe-of }.
epic-tribe-vanquished-b = { $area-In }, on demandait le chef { $tribe-of } pour négocier. On allait d'un corps à l'autre.
epic-tribe-vanquished-c = { $area-In }, les femmes { $tribe-of } parcoururent le champ jusqu'à la nuit, sans retourner personne deux fois. Il n'y avait plus d'armée.
epic-area-ceded = Sur les registres de l'impôt il y avait toujours **{ $area }**, d'une belle main, et rien derrière. Par traité, c'était { $tribe-to }.
epic-area-ceded-no-more = Un traité sur une terre vaut ce que vaut celui qui s'y tient. Sur **{ $area }**, le traité ne couvrait plus { $tribe-the }.

epic-fleet-loaded = ⛵ On banda les yeux aux chevaux pour la passerelle, et certains hommes l'auraient voulu aussi. { $area-In }, { $pieces-the } { $pieces-number ->
    [plural] montèrent
   *[singular] monta
} à bord.
epic-fleet-landed = ⛵ Les pêcheurs comptèrent les voiles { $area-in }, jusqu'au moment où il valut mieux courir. À midi, { $pieces-the } { $pieces-number ->
    [plural] étaient
   *[singular] était
} sur la plage.
epic-fleet-lost = ⛵ Un berger vit des feux au large, et puis n'en vit plus. { $fleet-The } ne rentra pas ; avant { $back } il n'y aurait pas de bois pour une autre.
epic-fleet-lost-for-good = ⛵ Un berger vit des feux au large, et puis n'en vit plus. { $fleet-The } ne rentra pas, et au chantier qui l'avait construite on ne demanda plus rien.
epic-fleet-returned = ⛵ De la poix, des cordages neufs, des marins à qui l'on avait promis leur solde : { $fleet-the } fut de nouveau à l'ancre { $area-in }, aux ordres { told-side-of }.
epic-leader-escaped = Il chevaucha la nuit, dormit dans les fossés, et donna son anneau à un charbonnier. { $leader-The } passa ; on le revit { $to-in } ({ $die } ; un 9 tue).
epic-leader-escaped-close = Du mur, on voyait la poussière des poursuivants quand { $leader-the } changea de cheval, et on les entendait quand la porte retomba. Parti { $area-of }, il se trouva { $to-in }, sauvé d'une longueur de cheval ({ $die } ; un 9 tue).

epic-battle-began = ⚔️ **{ told-place }.** La nuit, chaque camp entendait tousser l'autre. Au lever du soleil ils se virent : { $attacker-the }, et en face { $defender-the }.
epic-battle-began-b = ⚔️ **{ told-place }.** On avait échangé des envoyés, des injures et des prisonniers, dans cet ordre. Puis { $attacker-the } d'un côté, { $defender-the } de l'autre n'eurent plus rien à échanger.
epic-battle-began-c = ⚔️ **{ told-place }.** Un lièvre courut entre les lignes, et l'on rit des deux côtés, autour { $attacker-of } comme en face, autour { $defender-of }. Ce fut la dernière chose en commun.
epic-battle-began-d = ⚔️ **{ told-place }.** Pour le terrain, { $defender-the } ; pour l'heure, { $attacker-the }. Le reste serait décidé par des hommes qui n'avaient rien choisi.
epic-battle-began-e = ⚔️ **{ told-place }.** Un prêtre longeait la ligne ; on lui demanda l'heure. Il répondit qu'il était tôt. Puis on vit venir { $attacker-the }, et l'on ne demanda plus rien { $defender-to }.
epic-battle-began-f = ⚔️ **{ told-place }.** Le blé montait à la ceinture là où l'on se rangea, et personne ne le rentrerait. D'un côté { $attacker-the }, de l'autre { $defender-the }.
epic-battle-began-g = ⚔️ **{ told-place }.** Quelqu'un entonna une chanson, et en face on la connaissait. On la chanta jusqu'au bout, { $attacker-the } et { $defender-the }, avant la première flèche.
epic-battle-began-h = ⚔️ **{ told-place }.** La brume tint jusqu'à la troisième heure, et chacun espérait que l'autre était rentré. Quand elle se leva, tous y étaient : { $attacker-the }, et devant eux { $defender-the }.
epic-refuge-taken = La chaussée fut coupée, la chaîne tendue, et l'évêque fit compter les caves. { $pieces-The } { $pieces-number ->
    [plural] étaient
   *[singular] était
} dans les murs de { told-court }.
epic-refuge-left = On ouvrit les portes de { told-court } d'une main, puis d'un bras, puis tout à fait. { $pieces-The } en { $pieces-number ->
    [plural] sortirent
   *[singular] sortit
}, clignant des yeux au jour.
epic-refuge-tested-holds = Marais ou triple muraille, c'était tout un : à { told-court } on mangea du poisson salé, et l'on regarda d'en haut l'assiégeant ({ $die } ; seul un 0 ouvre les portes).
epic-refuge-tested-saved = Une poterne était ouverte à Constantinople, et l'ennemi dans la rue. Alors, des toits, les vieilles commencèrent à jeter les tuiles ({ $die }, puis { $second } ; 5 ou plus la sauve).
epic-refuge-tested-falls = La faim a ouvert plus de portes que les béliers. **{ told-court } tomba**, et de ceux qui s'y abritaient nul n'eut plus besoin d'abri ({ $die } ; seul un 0 ouvre les portes).
epic-evasion-tested-succeeds = { $leader-The } regarda le terrain, le soleil et l'ennemi, et fit lever les tentes. Il n'y eut pas de bataille { $area-in } ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-succeeds-b = « On les combattra », dit { $leader-the }, « quand ils seront las, et nous non. » Il leur laissa les marmites en cadeau ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails = { $leader-The } donna l'ordre de se retirer, et c'était un bon ordre. Il avait une heure de retard ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails-b = Il n'y avait qu'une route, et quand { $leader-the } y arriva, quelqu'un y était assis, mangeant une pomme. Il faudrait se battre { $area-in } ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails-e = Un guide savait un sentier { $area-in }, et le savait pour les deux camps. { $leader-The } le paya deux fois, et dut se battre ({ $die } ; il fallait moins de { $vs }).
epic-evaded = Les feux étaient encore tièdes { $area-in } quand les trompettes de l'ennemi sonnèrent sur la route. { $force-The } { $force-number ->
    [plural] campaient
   *[singular] campait
} à un jour de là, { $to-in }.
epic-evaded-flight = Toute la nuit les feux brûlèrent { $area-in }, plus nombreux que les autres nuits. À l'aube, { $force-the } { $force-number ->
    [plural] étaient
   *[singular] était
} { $to-in }.
epic-stayed = Une armée qui s'esquive a besoin de quelqu'un pour entretenir les feux. Le sort tomba sur { $force-the }, et l'ennemi arriva.
epic-stayed-b = On n'avait pas réveillé tout le monde. Au lever du soleil, entre l'ennemi et { $force-the }, il n'y avait qu'un pré mouillé.
epic-battle-fought-crushing = **{ $area }.** À midi on ne faisait plus de prisonniers, et au soir il n'y en avait plus à faire. Ce n'était pas la défaite { $loser-of }, c'était la fin ; { $victor-to } d'enterrer les morts { told-odds }.
epic-battle-fought-crushing-b = **{ $area }.** Après certaines victoires le vainqueur se demande ce qu'il a gagné, tant le silence est grand. { $victor-The } contre { $loser-the } ; une seule des deux armées pouvait encore se compter { told-odds }.
epic-battle-fought-crushing-c = **{ told-near-first }.** Sur trois milles la route fut fermée aux charrettes, et les charretiers se gardèrent de demander pourquoi. C'était la victoire { $victor-of } sur { $loser-the }, et l'on enterra jusqu'à la nuit { told-odds }.
epic-battle-fought-clean = **{ $area }.** Ce fut fini si tôt que les cuisiniers { $victor-of } ne s'étaient pas encore cachés. Dans les rangs { $loser-of } on vit quelque chose dans la poussière, et il n'en fallut pas plus { told-odds }.
epic-battle-fought-clean-b = **{ $area }.** Végèce aurait approuvé, et se serait peut-être ennuyé. Victoire { $victor-of } sur { $loser-the }, sans une faute et presque sans une perte { told-odds }.
epic-battle-fought-clean-c = **{ told-near-first }.** Les chirurgiens avaient étalé leurs couteaux, et les remballèrent sans s'en servir. La victoire { $victor-of } vint avant que les étendards { $loser-of } fussent tous déroulés { told-odds }.
epic-battle-fought-won = **{ $area }.** Deux fois la ligne recula, deux fois elle revint ; la troisième fois ce fut l'autre qui partit. Victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-fought-won-b = **{ $area }.** Dans une telle poussière on se battait à l'oreille. Quand elle retomba, le mauvais terrain et la longue route étaient pour { $loser-the }, et le champ pour { $victor-the } { told-odds }.
epic-battle-fought-won-c = **{ $area }.** À midi on pouvait encore parier pour l'un ou pour l'autre. Puis une aile céda, c'était celle { $loser-of }, et le reste fut poursuite { told-odds }.
epic-battle-fought-won-d = **{ told-near-first }.** Toute la matinée, on se poussa à travers une vigne, rang après rang. Vers le soir, il ne restait que le dernier rang du côté { $loser-of } ; on poussa encore une fois, et ce fut la victoire { $victor-of } { told-odds }.
epic-battle-fought-won-e = **{ told-near-first }.** Quelqu'un avait déplacé les bornes dans la nuit, et la ligne { $loser-of } s'était alignée dessus, de travers. Où elle pliait, on frappa : victoire { $victor-of } { told-odds }.
epic-battle-fought-costly = **{ $area }.** On se battit par-dessus un ruisseau, jusqu'à ce que nul n'y voulût plus boire. Le champ resta avec { $victor-the }, et l'on n'y trinqua pas { told-odds }.
epic-battle-fought-costly-b = **{ $area }.** À la nuit les deux armées croyaient avoir perdu, et l'une avait raison : celle { $loser-of }. Du côté { $victor-of } il ne restait plus de force pour se réjouir { told-odds }.
epic-battle-fought-costly-c = **{ told-near-first }.** Qui pouvait encore tenir une plume écrivit les listes, et à minuit il n'y avait plus de papyrus. Victoire { $victor-of } sur { $loser-the }, comme il est dit au bas de la dernière feuille { told-odds }.
epic-battle-fought-again = **{ told-near-first }.** Quelqu'un, en face, reconnut la voix qui donnait les ordres, et aurait payé cher pour ne plus l'entendre. Contre { $foe-the }, victoire nouvelle { $leader-of }, et à peu près par le même chemin { told-odds }.
epic-battle-fought-again-b = **{ told-near-first }.** { $foe-The } y avait pensé depuis la dernière fois, et avait changé l'ordre de marche, le mot de passe et le cheval. { $leader-The } n'avait rien changé, et l'emporta encore { told-odds }.
epic-battle-fought-even = **{ told-near-first }.** Deux clercs, un par camp, avaient compté ce matin-là le même nombre de lances, ou peu s'en fallait. Le soir, seul le clerc { $loser-of } eut à recompter ; le champ était { $victor-to } { told-odds }.
epic-battle-fought-even-b = **{ told-near-first }.** Aucun augure n'y aurait mis son argent, tant les deux lignes se ressemblaient. Un cheval échappé en ouvrit une. Derrière lui entra la victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-fought-ground = **{ told-near-first }.** En creusant pour la palissade, on trouva des boucles, et des dents : on s'était déjà battu là. Cette fois, le champ fut { $victor-to }, et d'autres boucles y restèrent, celles { $loser-of } { told-odds }.
epic-battle-fought-ground-b = **{ told-near-first }.** Une bande du pré était plus verte que le reste ; les vieux soldats savaient pourquoi, et n'y campaient pas. Là où d'autres avaient vaincu, la victoire fut { $victor-to }, et il y eut à côté une autre bande, celle { $loser-of } { told-odds }.
epic-battle-fought-masses = **{ told-near-first }.** Pour un bouclier { $loser-of }, il y en avait trois en face, et d'autres derrière le bois. On fut vaillant, et c'est dit ici. La victoire fut { $victor-to } { told-odds }.
epic-battle-fought-masses-b = **{ told-near-first }.** Les éclaireurs { $loser-of } avaient signalé une forêt sur la crête d'en face. Avant midi, la forêt se mit à marcher. Au soir, victoire { $victor-of }, et nul besoin de compter { told-odds }.
epic-battle-fought-masses-crushing = **{ told-near-first }.** Entourée de toutes parts, l'armée { $loser-of } fit le cercle, et d'heure en heure le cercle se réduisit. Au coucher du soleil, à sa place, il n'y avait plus que l'armée { $victor-of } { told-odds }.
epic-battle-fought-masses-crushing-b = **{ told-near-first }.** Les derniers rangs { $victor-of } ne virent pas un ennemi, et demandèrent pourquoi l'on s'arrêtait. Devant, là où s'était tenue l'armée { $loser-of }, la route était libre { told-odds }.
epic-battle-fought-masses-foes = **{ told-near-first }.** Derrière les guerriers venaient les chariots, derrière les chariots les troupeaux, et il en venait toujours. Du côté { $loser-of }, on soutint bien le premier rang. Il y avait trop de rangs : victoire { $victor-of } { told-odds }.
epic-battle-fought-masses-foes-b = **{ told-near-first }.** C'était moins un assaut qu'une crue de printemps : d'abord les champs, puis la route, puis le camp. Le dernier endroit sec, du côté { $loser-of }, tint un moment, puis ce fut la victoire { $victor-of } { told-odds }.
epic-battle-fought-masses-rome = **{ told-near-first }.** C'était une armée comme on en voit sur les vieilles colonnes, qui tourne et tourne jusqu'en haut. On n'avait jamais vu la colonne du côté { $loser-of } ; ce jour-là on la vit en entier, et la victoire fut { $victor-to } { told-odds }.
epic-battle-fought-masses-rome-b = **{ told-near-first }.** Pour une fois les payeurs n'avaient pas menti, et chaque nom des listes avait un homme derrière lui. La ligne { $victor-of } fut si longue qu'elle referma ses deux bouts sur { $loser-the } { told-odds }.
epic-battle-fought-masses-rome-c = **{ told-near-first }.** Des collines, on eût dit une ville en marche. Elle descendit dans la plaine, rue après rue, et l'armée { $loser-of } disparut quelque part sous la troisième : victoire { $victor-of } { told-odds }.
epic-battle-fought-masses-unled = **{ told-near-first }.** Ils se retournèrent pour voir qui donnerait un ordre, et ne virent que d'autres ennemis. Ainsi fut battue, sans un ordre, l'armée { $loser-of } : victoire { $victor-of } { told-odds }.
epic-battle-fought-masses-unled-b = **{ told-near-first }.** Il aurait fallu parlementer, et personne n'en avait le grade. On cherchait encore un officier du côté { $loser-of } quand l'ennemi entra par les deux bouts du camp : victoire { $victor-of } { told-odds }.
epic-battle-fought-peasants = **{ told-near-first }.** Ils avaient redressé leurs faux et durci des pieux au feu, et ils chantaient. Contre des casques, cela servit jusqu'à midi. La victoire fut { $victor-to } { told-odds }.
epic-battle-fought-revenge = **{ told-near-first }.** Une pointe de lance brisée restait sur la table, dans la tente, depuis la défaite contre { $foe-the }. Après cette victoire { $leader-of }, on la jeta au fleuve { told-odds }.
epic-battle-fought-romans = **{ told-near-first }.** Les mêmes trompettes sonnèrent dans les deux camps, et un instant les deux obéirent. Puis des Romains tuèrent des Romains jusqu'au soir ; le champ fut { $victor-to }, avec deux sortes de veuves { told-odds }.
epic-battle-fought-streak = **{ told-near-first }.** Quand { $leader-the } était en selle, les hommes ne demandaient plus comment cela finirait, mais à quelle distance était le camp ennemi. C'était la { nth-row } victoire de suite, et cette fois sur { $loser-the } { told-odds }.
epic-battle-fought-unled = **{ told-near-first }.** Chaque compagnie { $loser-of } attendait que sa voisine commençât. On commença pour elles, au milieu, et aux deux bouts elles attendaient encore : victoire { $victor-of } { told-odds }.
epic-battle-fought-unled-b = **{ told-near-first }.** Le plus vieux de la troupe prit le cor, souffla, et s'aperçut qu'il ne savait pas le signal de la retraite. Du côté { $loser-of }, on n'en sut jamais d'autre : victoire { $victor-of } { told-odds }.
epic-battle-fought-unled-garrison = **{ told-near-first }.** La clef de l'arsenal était dans un tiroir, le tiroir était fermé, et l'homme qui en avait la clef était aux bains. On se battit sans flèches du côté { $loser-of }, et la victoire fut { $victor-to } { told-odds }.
epic-battle-fought-unled-garrison-b = **{ told-near-first }.** L'ordre du jour était encore cloué à la porte, au nom d'un officier parti au printemps. Du côté { $loser-of }, on y obéit à la lettre. Après la victoire { $victor-of }, on le relut avec un certain respect { told-odds }.
epic-battle-fought-unled-people = **{ told-near-first }.** Trois anciens donnèrent trois ordres, et chaque clan { $loser-of } suivit le sien. En face, un seul ordre suffit, exécuté trois fois, et ce fut la victoire { $victor-of } { told-odds }.
epic-battle-fought-upset = **{ told-near-first }.** Dans les tentes { $loser-of }, on avait tiré au sort les bagages de l'adversaire, qui était le moins nombreux. On retrouva les jetons dans un casque ; après la victoire { $victor-of }, on les tira de nouveau { told-odds }.
epic-battle-fought-upset-b = **{ told-near-first }.** Les cantiniers avaient parié sur { $loser-the }, car ils savaient compter. Au soir, la victoire était { $victor-to }, et les cantiniers apprenaient à courir { told-odds }.
epic-battle-recalled-rome = Au Sénat, on se levait encore à ce nom : { told-recalled }. Ce fut une victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-b = On commanda une mosaïque pour les thermes, et l'artisan n'apprit que le lieu : { told-recalled }. C'était une victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-c = Les vétérans déplaçaient les coupes sur la table pour montrer l'affaire, et la table s'appelait toujours { told-recalled }. C'était la victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-d = Un étendard pris à l'ennemi pendit cet hiver-là dans la Curie, et l'étiquette nommait le lieu : { told-recalled }. Il venait de la victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-e = L'Empereur fit peindre la scène dans le couloir où attendent les ambassadeurs : { told-recalled }. Ils eurent le temps d'étudier la victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-f = Trois garçons nés cet automne reçurent le nom d'un champ de bataille, et y répondirent toute leur vie : { told-recalled }. C'était la victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-g = Le plus vieux commis des archives tailla une plume neuve, et écrivit le nom plus gros que le reste : { told-recalled }. Ce fut une victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-h = Une rue de Rome devait en prendre le nom, et ce ne fut qu'une taverne : { told-recalled }. Au-dessus de la porte, en rouge, on voyait chaque soir la victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-rome-i = L'évêque voulait qu'on en remerciât Dieu, le Sénat qu'on remerciât le Sénat, et l'on s'accorda du moins sur le lieu : { told-recalled }. C'était la défaite { $loser-of } contre { $victor-the } { told-odds }.
epic-battle-recalled-foes = À Rome, personne ne voulait lire la dépêche, et ce fut un esclave qui la lut : { told-recalled }, victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-foes-b = Longtemps après, on baissait encore la voix sur les routes au nom de la bataille : { told-recalled }, victoire { $victor-of } sur { $loser-the } { told-odds }.
epic-battle-recalled-foes-c = On avait gravé un nom dans le plâtre de la caserne, et personne ne disait qui : { told-recalled }. C'était la défaite { $loser-of } contre { $victor-the } { told-odds }.
epic-battle-recalled-foes-d = Les marchands de ferraille eurent une bonne année, et une bonne part de la marchandise venait { told-recalled-of }. C'était la victoire { $victor-of } sur { $loser-the }, vendue au poids { told-odds }.
epic-units-reduced = Les chirurgiens n'eurent plus de vin, d'abord pour les blessures, puis pour eux. Le pire fut { $area-in }, pour { $units-the }.
epic-units-reduced-b = On formait encore le carré, mais un petit. { $area-In }, { $units-the } { $units-number ->
    [plural] resserrèrent leurs
   *[singular] resserra ses
} compagnies.
epic-units-reduced-c = Un manteau sur trois était vide, { $area-in } ; on les plia et on les mit sur les chariots. { $units-The } n'{ $units-number ->
    [plural] avaient
   *[singular] avait
} plus assez d'hommes pour une enseigne.
epic-units-reduced-d = Les maréchaux-ferrants avaient plus de chevaux que de cavaliers, { $area-in }. Un hiver réparerait peut-être les pertes { $units-of }.
epic-units-reduced-e = On creusa une seule fosse pour les deux camps, { $area-in }, car personne n'avait la force d'en creuser deux. { $units-The } { $units-number ->
    [plural] étaient
   *[singular] était
} encore sous les armes, mais à peine.
epic-units-reduced-otherwise = Aucun ennemi en vue, et pourtant les tentes { $units-of } étaient à moitié vides { $area-in }. Cela se nommait { $cause }.
epic-units-reduced-plague = On enterra de nuit, désormais, { $area-in }, pour que personne ne vît combien étaient les porteurs, ni combien de fois ils sortaient. Les rangs { $units-of } s'éclaircirent.
epic-units-eliminated = Un étendard peut être porté par un homme, et quand il tombe par un autre, jusqu'à ce qu'il n'y en ait plus. Ainsi finit, { $area-in }, l'histoire { $units-of }.
epic-units-eliminated-b = Sur les contrôles on tira un trait, à la règle, pour { $units-the } { $area-in }.
epic-units-eliminated-c = Les cuisiniers { $units-of } avaient tenu la soupe au chaud depuis la veille, { $area-in }. Le troisième jour, ils la mangèrent eux-mêmes ; personne n'était venu, et personne ne viendrait plus.
epic-units-eliminated-d = Quelque part, des mères tissaient encore des manteaux pour { $units-the }. { $area-In }, il ne restait personne pour les mettre.
epic-units-eliminated-e = Les corbeaux sont prudents, et au deuxième jour, { $area-in }, ils ne l'étaient plus. On raya { $units-the } du nombre des vivants.
epic-units-eliminated-otherwise = Toutes les armées ne meurent pas au combat. { $area-In }, c'en fut fait { $units-of } ({ $cause }).
epic-retreated = La route { $area-of } fut marquée de boucliers, puis de bottes, puis de ceux qui les portaient. { $force-The } ne { $force-number ->
    [plural] s'arrêtèrent
   *[singular] s'arrêta
} qu'une fois { $to-in }.
epic-retreated-b = Personne ne donna l'ordre, et tous obéirent. { $force-The } { $force-number ->
    [plural] quittèrent
   *[singular] quitta
} { $area-the } à peu près en colonne, et l'on se compta { $to-in }.
epic-retreated-c = Une armée battue s'entend avant de se voir, à son silence. { $to-In }, on vit arriver { $force-the } avant d'apprendre la nouvelle { $area-of }.
epic-retreated-d = On jeta d'abord les bagages, puis les tentes, et enfin ce qu'on avait voulu rapporter chez soi. { $area-Of } { $to-in }, { $force-the } ne { $force-number ->
    [plural] gardèrent que leurs
   *[singular] garda que ses
} habits.
epic-retreated-e = On avait juré de tenir { $area-in } ; de la première colline, quelques-uns se retournèrent, de la deuxième, aucun. { $to-In }, on fit le compte { $force-of }.

epic-plague-broke = ☠️ **La peste { $area-in }.** Les portes furent closes, et une corde pendait du mur pour les lettres. Qui venait les prendre les tenait d'abord dans la fumée.
epic-plague-broke-spreads = ☠️ **La peste { $area-in }, et sur toutes les routes qui en partent.** Elle ne connaissait pas de frontière, ne demandait pas de terres et ne prenait pas de tribut.
epic-plague-tested-spared = Chaque matin, { $area-in }, on regardait si la tente s'ouvrait, et chaque matin elle s'ouvrit. La peste n'avait que faire { $leader-of }.
epic-plague-tested-spared-chief = { $area-In }, les bien portants moururent, et les bons, et ceux qui les soignaient. On vit { $leader-the } couché deux jours avec la fièvre, puis debout, à demander de la viande.
epic-plagues-ended = Au premier gel, les fossoyeurs purent s'asseoir. { $areas-In } on brûla du genièvre, et l'on compta ceux qui étaient là.
epic-assassination-tested-kills = Il s'inclina, comme font les solliciteurs, et il avait un placet, roulé autour de quelque chose. { $leader-The } le prit ({ $die } ; cela tue à partir de { $kills_on }).
epic-assassination-tested-fails = Le couteau était bon, le moment aussi, et puis un chien aboya. { $leader-The } offrit un collier au chien ({ $die } ; le couteau tue à partir de { $kills_on }).
epic-council-called = ⛪ Trois cents évêques et leurs secrétaires mangèrent tout { $area-in }, en pieuses sauterelles. Ils étaient d'accord sur un point : seul l'Empereur pouvait les mettre d'accord.
epic-council-held-well = ⛪ La théologie, on le découvrit, tient à qui est assis près de la porte. Sous { $leader-the } les évêques signèrent, sauf ceux qui étaient partis ({ $die } ; il fallait { $needed } au plus).
epic-council-held-ill = ⛪ Les moines avaient apporté des gourdins au débat sur les deux natures, et l'emportèrent. { $leader-The } rentra avec une Église de moins ({ $die } ; il fallait { $needed } au plus).
epic-council-held-augusta = ⛪ L'Augusta avait la formule avec elle, dans une petite boîte, déjà recopiée. { $leader-The } prêta son nom, et les évêques leurs signatures.

epic-unit-placed-reinforcement = Le cuir craquait, la peinture était fraîche, et les mères étaient venues jusqu'à la porte. { $units-The } { $units-number ->
    [plural] arrivaient
   *[singular] arrivait
} { $area-in }.
epic-unit-placed-bagaudes = 🔥 **{ $area }.** Ils avaient caché leurs faux au percepteur, et surent alors pourquoi. { $units-The } { $units-number ->
    [plural] prirent
   *[singular] prit
} les champs, les bois et les routes.
epic-unit-placed-event = Un village { $area-in } acheta sa paix avec ses fils. { $units-The } { $units-number ->
    [plural] firent
   *[singular] fit
} bientôt l'exercice sur la place.
epic-unit-placed-treaty = On planta des piquets, on tendit un cordeau, et l'on dit à une veuve quel tiers de sa ferme ce serait. Par traité, { $tribe-the } { $tribe-number ->
    [plural] s'établirent
   *[singular] s'établit
} { $area-in }.
epic-unit-placed-home = Les montagnes étaient blanches, les Perses chez eux, et nul n'avait reçu l'ordre de rester. { $units-The } { $units-number ->
    [plural] rentrèrent
   *[singular] rentra
} { $area-in }.
epic-units-recovered = Six mois de pain, de sommeil et d'exercice, et l'on ne reconnaissait plus { $units-the }. Les rangs étaient pleins.
epic-units-recovered-b = Les cicatrices grattaient quand il neigeait ; pour le reste, tout était entier. { $units-The } { $units-number ->
    [plural] étaient
   *[singular] était
} de nouveau au complet.
epic-units-recovered-c = Les anciens dirent que les nouveaux étaient trop jeunes, comme l'avaient dit les anciens des anciens. Toutes les places { $units-of } étaient prises.
epic-units-recovered-d = D'abord on dormit, puis on mangea, puis on se plaignit de la soupe. À ce signe, les capitaines { $units-of } surent que tout allait bien.
epic-unit-removed-no-area = Il y avait eu une caserne, et autour une ville qui y envoyait ses fils. L'une et l'autre étaient en d'autres mains, et l'on raya { $units-the }.
epic-unit-removed-abroad = On raya { $units-the }. Les morts reposaient si loin de chez eux que nul ne vint réclamer la solde qu'on leur devait.
epic-unit-removed-waits-capital = Pour { $units-the }, les recrues étaient là, et l'étendard, mais non la ville où on le bénirait. Il fallut attendre.
epic-unit-removed-waits-home = Le village fumait, mais c'était du pain romain qu'on y cuisait. { $units-The } { $units-number ->
    [plural] attendirent
   *[singular] attendit
} dans les bois.
epic-leader-returned = Avoir froid n'est pas une honte, dit { $leader-the } ; avoir froid { $origin-in }, si. Il hiverna { $area-in }, près d'un poêle.
epic-leaders-settled-home = Les chants de cette guerre en tairaient la fin. { $leaders-The } { $leaders-number ->
    [plural] rentrèrent
   *[singular] rentra
} { $area-in }.
epic-leaders-settled-treaty = Leur peuple avait reçu des champs { $area-in }, et il fallait bien dire à qui était chacun. { $leaders-The } { $leaders-number ->
    [plural] s'y établirent pour en juger
   *[singular] s'y établit pour en juger
}.
epic-units-joined = Chez soi, il y avait d'autres portraits au mur, et il faisait trop froid pour discuter. { $units-The } { $units-number ->
    [plural] servirent
   *[singular] servit
} désormais { told-side }.

epic-year-scored-rome = Le poêle était allumé, l'encre avait dégelé, et je tirai le trait sous { $year }. Rome { $rome }, les Barbares { $foes } : on a nommé âge d'or de pires années.
epic-year-scored-rome-b = Au Sénat on rendit grâce pour { $year }, assez longuement. Le compte était de { $rome } à { $foes } pour Rome, et personne ne parla des intérêts.
epic-year-scored-rome-c = Au tournant de { $year }, les consuls échangèrent des présents, petits, l'or étant ailleurs. Mais on en était à { $rome } pour Rome et { $foes } pour les Barbares, et les présents se donnèrent avec le sourire.
epic-year-scored-rome-d = En { $year }, l'impôt rentra avant la sortie des huissiers, et l'on y vit un présage. On en était à { $rome } pour Rome et { $foes } pour les Barbares.
epic-year-scored-rome-e = Le dernier courrier de { $year } arriva sans qu'on l'eût pressé. Rome { $rome }, les Barbares { $foes } : on lui donna du vin, et dans la bonne coupe.
epic-year-scored-foes = Le poêle était allumé, l'encre avait dégelé, et je tirai le trait sous { $year }. Les Barbares { $foes }, Rome { $rome } : je n'ai souligné qu'une fois.
epic-year-scored-foes-b = L'histoire officielle de { $year } parla d'épreuves. Elle ne dit pas que l'on en était à { $foes } contre { $rome }, et pour l'autre côté.
epic-year-scored-foes-c = Au tournant de { $year }, une fente s'ouvrit dans le mur de la ville, et l'on n'envoya personne la voir. Les Barbares avaient { $foes }, Rome { $rome } ; j'y aurais passé la main.
epic-year-scored-foes-d = Le dernier courrier de { $year } avait contourné trois villes qu'il traversait jadis. Les Barbares { $foes }, Rome { $rome } : il demanda à être payé d'avance.
epic-year-scored-foes-e = En { $year }, on mit des serrures neuves aux greniers, puis des gardes aux serrures. On en était à { $foes } pour les Barbares et { $rome } pour Rome, et les gardes avaient faim aussi.
epic-year-scored-level = L'année { $year } fut mise dans la balance, et aucun plateau ne descendit : { $rome } ici, { $rome } là. Le scribe relut deux fois.
epic-game-ended = **{ $level-The }.** { $reason } Le chroniqueur essuie sa plume et laisse blanc le reste du rouleau, pour qui saura encore écrire.
epic-chapter-open = Ici la page est encore humide, et l'année avec elle.

# Le fil de la partie, à la fin d'une année.

epic-thread-nemesis = *Il y a un homme dont { $leader-the } reconnaît les trompettes en dormant. { $foe-The } l'a battu { thread-times-times }, et il les entend plus souvent encore.*
epic-thread-usurper = *{ thread-years-years } : assez pour qu'on baptise des garçons du nom { $leader-of }. En { told-half }, les percepteurs passent deux fois, une fois pour chaque empereur.*
epic-thread-besieged = *{ thread-times-times } on s'est installé devant { told-court }, et { thread-times-times } on s'est relevé. Les grenouilles du fossé ont vu plus de Barbares que le Sénat.*
epic-thread-thrones = *En { told-half }, la nourrice a chanté pour { thread-times-emperors }. C'est toujours la même chanson ; elle laisse le nom en blanc.*
epic-thread-unbeaten = *{ thread-times-battles }, et { $leader-the } les a toutes gagnées. Ses soldats disent qu'il a de la chance. Ses ennemis ne le disent plus ; cela ne les console pas.*
epic-thread-luckless = *On salue encore { $leader-the }, puisqu'il le faut. Mais { thread-times-times } il les a menés au combat, et { thread-times-times } ils ont fui, et le salut se fait attendre.*
epic-thread-fickle = *{ thread-times-times } on a juré ou renié le serment { $tribe-of }. L'évêque qui tient les reliques dit que cela les use.*
epic-thread-contested = *{ $area-In }, le maître des terres ne sème plus pour lui, mais pour ceux qui camperont là en août. { thread-times-battles } le lui ont appris.*
epic-thread-winless = *{ thread-times-battles }, et { $camp ->
    [for-rome] Rome n'en a pas gagné
   *[against-rome] les Barbares n'en ont pas gagné
} une seule. Il y a toujours une raison ; nous en avons rempli deux volumes.*
epic-thread-winning = *{ $row } batailles de suite sont allées { $camp ->
    [for-rome] à Rome
   *[against-rome] aux Barbares
}. C'est alors qu'on se met à dire que Dieu a décidé. On a vu Dieu attendre.*
epic-thread-ahead = *Depuis { $row } hivers, le compte tombe de la même façon, avec { told-side } en tête. Les clercs préparent la page dès l'automne.*
epic-thread-overtaken = *Il n'a fallu ni bataille ni proclamation. Quelqu'un a refait les additions, et { told-side } { $camp ->
    [for-rome] était
   *[against-rome] étaient
} devant.*

# Les marches, pour qu'une année en ait assez.

epic-units-moved-b = { $units-The } { $units-number ->
    [plural] quittèrent
   *[singular] quitta
} { $origin-the } avant le jour et { $units-number ->
    [plural] atteignirent
   *[singular] atteignit
} { $to-the } à l'heure du marché.
epic-units-moved-c = Un sergent avait la carte, et personne ne demanda d'où il la tenait. { $units-The } { $units-number ->
    [plural] passèrent
   *[singular] passa
} ainsi { $origin-of } { $to-to }.
epic-units-moved-d = { $origin-In }, les marmites étaient chaudes encore, et les tentes parties. { $to-In }, les chiens aboyèrent la moitié de la nuit après { $units-the }.
epic-units-moved-e = Quelqu'un dit qu'il y avait du pain { $to-in }. Personne ne donna d'ordre, et { $units-the } { $units-number ->
    [plural] quittèrent
   *[singular] quitta
} { $origin-the } dans l'heure.
epic-units-moved-f = Sur la route { $origin-of } { $to-to }, le péager demanda le général, pour lui remettre la note. Il n'y en avait pas, et { $units-the } { $units-number ->
    [plural] passèrent
   *[singular] passa
}.
epic-units-moved-g = On chanta en sortant { $origin-of }, faute d'officier pour s'en plaindre, et { $units-the } { $units-number ->
    [plural] chantaient
   *[singular] chantait
} encore { $to-in }.
epic-units-moved-h = Le plus ancien avait vu un jour un ordre de marche, et en écrivit un. Sur la foi de ce papier, { $units-the } { $units-number ->
    [plural] passèrent
   *[singular] passa
} { $origin-of } { $to-to }.
epic-units-moved-i = { $units-The } { $units-number ->
    [plural] laissèrent
   *[singular] laissa
} { $origin-the } et { $units-number ->
    [plural] choisirent leurs
   *[singular] choisit ses
} logements { $to-in }, à la craie, les bons d'abord.
epic-units-moved-j = Il n'y eut pas de tambour, et guère de poussière. { $units-The } { $units-number ->
    [plural] quittèrent
   *[singular] quitta
} { $origin-the }, et le soir on alluma les feux { $to-in }.
epic-units-moved-k = Sur la route { $origin-of } { $to-to }, un paysan vendit deux fois son foin, la seconde { $units-to }.
epic-units-moved-l = { $units-The } { $units-number ->
    [plural] sortirent
   *[singular] sortit
} { $origin-of } par le vieux chemin des bouviers, où l'on ne croise pas de généraux, et en { $units-number ->
    [plural] redescendirent
   *[singular] redescendit
} { $to-in }.
epic-leader-moved-b = { $leader-The } passa { $origin-of } { $to-to } de nuit, avec un cheval et pas un soldat, et paya le foin de sa poche.
epic-leader-moved-c = { $origin-In }, on avait tenu l'étrier pour { $leader-the }. { $to-In }, on lui demanda ses papiers.
epic-leader-moved-d = Sans un seul soldat, { $leader-the } vint { $origin-of } { $to-to }, sur un cheval qui avait été bon.
epic-leader-moved-e = Un palefrenier, deux mules et une lettre de recommandation : { $leader-the } quitta ainsi { $origin-the } pour { $to-the }.
epic-leader-moved-f = { $leader-The } fit la route { $origin-of } { $to-to } sous un capuchon, et tout le monde en chemin savait qui c'était.
epic-leader-moved-g = Entre { $origin-the } et { $to-the }, les aubergistes se souvinrent { $leader-of } à cause du pourboire. Il n'y avait pas d'armée à nourrir.
epic-leader-moved-h = { $leader-The } sortit { $origin-of } sans armée, et arriva { $to-in } avec une épée et un avis.
epic-stack-moved-g = À la sortie { $origin-of }, un commis compta sur le pont { $count ->
    [one] une unité
   *[other] { $count } unités
}, et { $leader-the } en amena autant { $to-in }.
epic-stack-moved-h = { $leader-The } chevaucha en queue, dans la poussière, pour que nul ne restât en arrière. Il vint { $origin-of } { $to-to } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et nul ne resta.
epic-stack-moved-i = Les lettres s'écrivirent { $origin-in } et partirent { $to-in }. Entre les deux, { $leader-the } avait fait passer { $count ->
    [one] une unité
   *[other] { $count } unités
} par-dessus toutes les collines du pays.
epic-stack-moved-j = { $origin-In }, l'aubergiste regarda son ardoise et jura. { $leader-The } était parti { $to-to } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et avec les gobelets.
epic-stack-moved-k = { $leader-The } envoya les chariots par la grand-route, coupa par la colline { $origin-of } { $to-to } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et attendit le vin deux jours.
epic-stack-moved-l = { $origin-In }, les enfants marchèrent au pas jusqu'au gué. De là, { $leader-the } continua { $to-to } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et sans les enfants.
epic-stack-moved-m = { $to-In }, on avait balayé la place pour une parade. Il plut, et { $leader-the }, arrivant { $origin-of } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, la traversa tout droit pour se mettre au sec.
epic-stack-moved-great-b = Derrière eux, les puits furent à sec. { $leader-The } mena { $count ->
    [one] une unité
   *[other] { $count } unités
} { $origin-of } { $to-to }, et les boulangers de la route s'enrichirent ou perdirent tout.
epic-stack-moved-great-c = { $origin-In }, il se fit assez de silence pour entendre les souris. { $leader-The } était { $to-in } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et là-bas personne ne les entendait.
epic-stack-moved-great-d = L'intendant { $leader-of } allait deux jours devant et achetait tout ce qu'il y avait. Il vint { $count ->
    [one] une unité
   *[other] { $count } unités
} { $origin-of } { $to-to }, et ce ne fut pas assez.
epic-stack-moved-far-b = À la fin, les ampoules avaient des noms. { $leader-The } amena { $count ->
    [one] une unité
   *[other] { $count } unités
} { $origin-of } { $to-to }, et s'assit avant tout le monde.
epic-stack-moved-far-c = La lune était nouvelle quand on quitta { $origin-the }, et pleine quand { $leader-the } eut { $count ->
    [one] une unité
   *[other] { $count } unités
} { $to-in }.
epic-stack-moved-far-d = On avait emmené trois cordonniers { $origin-of }, et deux s'étaient sauvés. { $leader-The } atteignit { $to-the } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, et presque tous allaient pieds nus.
epic-evasion-tested-fails-c = { $leader-The } avait laissé brûler les feux et fait envelopper les sabots, et une oie donna l'alarme. Il y eut bataille { $area-in } ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails-d = Le guide { $leader-of } savait un sentier, et au bout du sentier l'arrière-garde ennemie déjeunait. Il fallut se battre { $area-in } ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails-f = Le pont passé le matin par { $leader-the } n'était plus là le soir, planches comprises. Sur la mauvaise rive, { $area-in }, il fallut se battre ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails-g = { $leader-The } ne dit l'heure du départ qu'à trois hommes, et l'un des trois avait un cousin en face. { $area-In }, l'ennemi fut levé le premier ({ $die } ; il fallait moins de { $vs }).
epic-evasion-tested-fails-h = Un chariot rompit son essieu dans la porte du camp, avec { $leader-the } derrière. Quand on l'eut tiré de là, il y avait des enseignes sur les collines { $area-in } ({ $die } ; il fallait moins de { $vs }).
epic-joined-usurper-c = Le payeur ouvrit { $area-in } deux coffres côte à côte, sans poser de question. { $pieces-The } { $pieces-number ->
    [plural] choisirent
   *[singular] choisit
} le plus plein.
epic-joined-usurper-d = À midi, il y avait { $area-in } un autre portrait au-dessus de la porte, et { $pieces-the } { $pieces-number ->
    [plural] étaient
   *[singular] était
} là pour l'acclamer.
epic-leader-entered-returns-b = On croyait la place vide, et un soir il y eut de la lumière à la fenêtre. { $area-In }, { $leader-the } avait repris les affaires.
epic-unit-removed-waits-capital-b = On s'exerçait avec des bâtons dans une cour prêtée, puisque l'arsenal était en d'autres mains, et la ville avec lui. { $units-The } { $units-number ->
    [plural] attendirent
   *[singular] attendit
}.
