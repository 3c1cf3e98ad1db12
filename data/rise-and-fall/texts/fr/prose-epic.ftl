# Ce qui s'est passé, comme le raconte un meneur de jeu qui a lu son Tacite. Quand les textes d'un événement sont épuisés dans
# un tour, ceux de prose.ftl prennent la suite. $arms : legions, horse (cavaliers des steppes et d'Iran), host (les autres).

epic-turn-began = ## { $year }
    Quelque part, un scribe noua le rouleau des dix dernières années, souffla la poussière d'un autre et inscrivit la date en tête.
epic-turn-began-b = ## { $year }
    Dix fois les consuls avaient changé, dix fois la moisson était rentrée, et les courriers de la poste impériale étaient de nouveau en selle.
epic-turn-began-c = ## { $year }
    Les garçons qui jouaient au soldat quand s'ouvrit le dernier rouleau portaient maintenant le bouclier. Vers où, cette décennie allait le dire.
epic-turn-began-d = ## { $year }
    Les bornes milliaires étaient à leur place. Ce dont elles donnaient la distance n'y serait peut-être plus, une fois ce rouleau rempli.
epic-turn-began-e = ## { $year }
    Au forum on disputait du prix du blé, à Ctésiphon du prix de la soie, et au-delà des fleuves on ne disputait pas : on aiguisait.
epic-turn-began-f = ## { $year }
    Le prix du papyrus avait encore monté, dirent les copistes ; ils écrivirent donc petit.
epic-turn-began-g = ## { $year }
    Dix cernes de plus dans les chênes au-delà du Rhin, dix crues de plus sur le Nil. Ce que les hommes firent dans l'intervalle est écrit ici.
epic-turn-began-h = ## { $year }
    Un vieux courrier quitta la selle, un jeune apprit le nom des auberges. Il portait les mêmes lettres.

epic-production-counted = Navires de blé, convois de mulets, registres de l'impôt : tout compte fait, { $empire-the } { $empire-number ->
    [plural] pouvaient
   *[singular] pouvait
    } tenir { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    } sous les armes.
epic-production-counted-b = Les intendants { $empire-of } posèrent leurs tablettes sur la table et, pour une fois, tombèrent d'accord : { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }, et pas une écuelle de plus.
epic-production-counted-c = Toute armée marche sur les impôts de quelqu'un. Ceux { $empire-of } nourrirent cette décennie-là { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }.
epic-production-counted-d = Chaque province { $empire-of } avait une raison d'être épargnée, et aucune ne le fut. Il y eut de quoi solder { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
}.
epic-production-counted-e = Le trésorier { $empire-of } dormit mal, refit le compte à l'aube et retrouva le même : { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
}.
epic-production-counted-f = Des peaux, du blé, de l'argent et des promesses : avec ce qui rentrait, { $empire-the } { $empire-number ->
    [plural] pouvaient
   *[singular] pouvait
    } garder { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
} sous les armes, à condition de ne pas compter les promesses.
epic-production-counted-g = Aux bureaux de l'impôt { $empire-of }, on pesa, on scella, on jura, et il en sortit { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
}.
epic-production-counted-half = Le comte des Largesses ouvrit les coffres { $half-of } et compta : { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }, et rien à attendre de la cour du frère.
epic-production-counted-half-b = Ce que devait { $half-the }, { $half-the } le payait seul depuis que l'Empire tenait deux bourses : { $total ->
    [one] **{ $total }** point
   *[other] **{ $total }** points
    }.

epic-attacked = ⚔️ **{ $area }.** { $arms ->
    [legions] Les trompettes, puis le pas des semelles cloutées : ce fut l'attaque { $attacker-of }, venue { $origin-of }, et { $helpers ->
        [one] une autre unité qui se refermait
       *[other] { $helpers } autres unités qui se refermaient
    } sur les flancs. Les pilums partirent, les glaives firent le reste, et { $defenders-of } il ne demeura rien qu'on pût appeler une armée
    [horse] De la poussière à l'horizon, et de la poussière sortit le gros { $attacker-of } ; { $helpers ->
        [one] une autre bande tournait
       *[other] { $helpers } autres bandes tournaient
    } par-derrière. D'abord il plut des flèches, ensuite vinrent les lances, et c'en fut fait { $defenders-of }
   *[host] Un grondement derrière les boucliers, et la charge { $attacker-of } déferla, { $helpers ->
        [one] une unité amie
       *[other] { $helpers } unités amies
    } à ses côtés. Au soir, personne ne répondait plus à l'appel { $defenders-of }
} ({ $attack } contre { $defense }).
epic-attacked-b = ⚔️ Toute la nuit, **{ $area-in }**, on vit les feux se multiplier alentour. Au matin, le gros { $attacker-of } sortit { $origin-of }, d'autres sortirent de la brume, et l'on apprit du côté { $defenders-of } comment { $attack } se compte contre { $defense }.
epic-attacked-c = ⚔️ **{ $area-In }**, la position passait pour forte, et valait { $defense }. Puis vint l'assaut { $attacker-of }, avec { $helpers ->
    [one] un renfort sur un côté
   *[other] des renforts sur { $helpers } côtés
}, et cela fit { $attack }. On tint, du côté { $defenders-of }, aussi longtemps qu'on peut tenir sur une différence.
epic-attacked-d = ⚔️ **{ $area-In }**, ils avaient juré de tenir jusqu'au dernier homme, et le serment { $defenders-of } fut tenu. Du côté { $attacker-of }, on compta { $attack } épées contre { $defense }, et l'on enjamba.
epic-attacked-e = ⚔️ On gagne en arrivant plus nombreux, et en arrivant ensemble. **{ $area-In }**, { $helpers ->
    [one] deux colonnes convergèrent
   *[other] plusieurs colonnes convergèrent
}, celle { $attacker-of } en tête, et toutes furent là au jour dit : { $attack } contre { $defense }. Du côté { $defenders-of }, on attendait une faute.
epic-attacked-f = ⚔️ { $arms ->
    [legions] Les pontonniers jetèrent ce qui pouvait se jeter, les archers firent baisser les têtes, et alors l'aigle s'avança
    [horse] Trois jours, ils tournoyèrent, tirèrent et s'évanouirent ; le quatrième, ils restèrent
   *[host] Debout sur les chariots, les femmes criaient à leurs hommes de ne pas revenir vaincus ; ils revinrent vainqueurs
}. **{ $area-In }**, le terrain fut { $attacker-to }, les morts { $defenders-of } aux corbeaux ({ $attack } contre { $defense }).
epic-attacked-g = ⚔️ **{ $area-In }**, pour { $defenders-the }, il y avait bien une route de retraite, et { $helpers ->
    [one] quelqu'un dessus
   *[other] quelqu'un sur chacune
}. Du côté { $attacker-of }, il n'y eut qu'à fermer la porte : { $attack } contre { $defense }.
epic-attacked-h = ⚔️ **{ $area-In }**, ce qu'en chantèrent les bardes dépendit de qui les payait. Les chiffres, les voici : { $attack } du côté { $attacker-of }, { $defense } du côté { $defenders-of }, et le champ fut au plus grand nombre.

epic-attacked-alone = ⚔️ **{ $area-In }**, ni alliés, ni réserves, ni plan de rechange, rien que l'élan { $attacker-of }, { $attack } contre { $defense }. Ce fut réglé avant que l'eau bouillît dans les marmites, et c'en fut fait { $defenders-of }.
epic-attacked-alone-b = ⚔️ **{ $area-In }**, { $arms ->
    [legions] une seule aigle descendit la route. Cela parut peu, jusqu'à ce que la ligne se déployât
    [horse] un seul nuage de poussière s'éleva sur la route. Cela parut peu, jusqu'à ce qu'il fût là
   *[host] une seule bande sortit des arbres. Cela parut peu, jusqu'à ce que les arbres n'en finissent plus
}. { $attacker-The }, { $attack } contre { $defense } : la fin { $defenders-of }.
epic-attacked-alone-c = ⚔️ **{ $area-In }**, { $defense ->
    [one] il y avait une raison
   *[other] il y avait { $defense } raisons
    } de laisser en paix { $defenders-the } ; l'assaut { $attacker-of } en apporta { $attack }.
epic-attacked-alone-d = ⚔️ **{ $area-In }**, les messagers { $defenders-of } étaient partis chercher secours de tous les côtés, sauf de celui par où vint l'assaut { $attacker-of } : { $attack } contre { $defense }.
epic-attacked-alone-e = ⚔️ À midi, **{ $area-in }**, la garde vit venir { $attacker-the } ; à une heure, elle avait compté { $attack } contre { $defense } ; à deux, il n'y avait plus de garde. Il ne resta { $defenders-of } qu'un nom sur les états.
epic-attacked-alone-f = ⚔️ L'histoire accorde une ligne à ce jour. **{ $area-In }**, { $attacker-the }, { $attack } ; en face, { $defense } ; après quoi l'on n'entendit plus parler { $defenders-of }.
epic-attacked-alone-g = ⚔️ « Combien sont-ils ? » demanda quelqu'un **{ $area-in }**. « { $attack }, et nous { $defense } », dit quelqu'un qui savait compter. Après le passage { $attacker-of }, le compte { $defenders-of } tombait juste : aucun.
epic-attacked-alone-h = ⚔️ **{ $area-In }**, les dieux { $defenders-of } avaient eu leur part à temps. Du côté { $attacker-of }, on ne donna rien, on vint à { $attack } contre { $defense }, et l'on prit tout.

epic-absorbed = 🐎 **{ $area-In }**, personne ne se battit. Les cavaliers { $attacker-of } s'approchèrent des feux, une coupe passa de main en main, et au matin les gens { $defenders-of } sellaient leurs chevaux au nom d'un autre roi.
epic-absorbed-b = 🐎 **{ $area-In }**, cela peut aussi finir comme ceci. Les cavaliers { $attacker-of } passèrent les collines en tel nombre que la main { $defenders-of } n'alla pas à l'épée, mais à la selle.

epic-taken-stars = Quand on compara les listes, des noms nouveaux figuraient dans la colonne { $power-of } : { $areas }.
epic-taken-stars-b = Clefs, otages, argent des temples : { $areas } { $areas-number ->
    [plural] les envoyèrent
   *[singular] les envoya
} désormais à une autre adresse, celle { $power-of }.

epic-rome-rebelled = 🔥 **La Ville a changé de camp.** Les aigles du Capitole étaient des aigles romaines, et les hommes dessous des Romains ; seuls les portraits avaient été tournés contre le mur.
epic-rome-taken = 🔥 **Rome est tombée.** Elle ne pouvait pas tomber, tous les écoliers le savaient. Les étendards { $power-of } étaient appuyés dans un coin de la Curie, et au loin un vieil homme posa sa plume et pleura.
epic-rome-taken-b = 🔥 **La Ville est prise.** Ils entrèrent de nuit par une petite porte ; on la leur aurait ouverte. Au matin, les sept collines étaient au pouvoir { $power-of }. Les fontaines coulaient encore, et l'on trouva qu'elles n'auraient pas dû.
epic-rome-regained = 🦅 **Rome est de nouveau romaine.** Sur la Voie sacrée, des vieillards à genoux baisèrent le pavé ; les jeunes, à qui on en avait parlé toute leur vie, la trouvèrent plus petite qu'ils ne croyaient.
epic-raised = Des sergents recruteurs, des tambours et une prime qu'on ne paya pas tout à fait : { $count ->
    [one] une unité nouvelle rejoignit
   *[other] { $count } unités nouvelles rejoignirent
} les rangs { $power-of }.
epic-raised-b = On peignit des boucliers neufs, on bénit des enseignes neuves, on laissa des mères derrière soi : { $count ->
    [one] une unité de plus
   *[other] { $count } unités de plus
} sous les étendards { $power-of }.
epic-raised-c = Qui avait compté les morts { $power-of } oubliait de compter les fils : { $count ->
    [one] une unité entra
   *[other] { $count } unités entrèrent
} en campagne à leur place.
epic-raised-d = On recopia les contrôles { $power-of }, et ils y gagnèrent { $count ->
    [one] une unité.
   *[other] { $count } unités.
}
epic-raised-e = À la revue de printemps { $power-of }, { $count ->
    [one] une unité nouvelle répondit
   *[other] { $count } unités nouvelles répondirent
} pour la première fois à l'appel.
epic-raised-f = Les bottes manquaient, non les hommes. Avant l'hiver, les rangs { $power-of } comptaient { $count ->
    [one] une unité
   *[other] { $count } unités
} de plus.
epic-raised-g = { $count ->
    [one] Une unité
   *[other] { $count } unités
} { $power-of } { $count ->
    [one] prêta
   *[other] prêtèrent
} serment en longues files, et le prêtre dut crier.
epic-raised-h = On demanda aux cadets { $power-of } qui voudrait un jour de la terre. Il y en eut de quoi former { $count ->
    [one] une unité.
   *[other] { $count } unités.
}
epic-idle = Dix années durant, il n'arriva rien qu'on voulût consigner dans les annales { $player-of }. Quelque part dans ces années-là, des gens durent être assez heureux.
epic-idle-b = On ferma les portes à la brune, on les ouvrit à l'aube ; l'historien { $player-of } tailla sa plume, et la rangea.
epic-unit-retreated = Les chariots { $unit-of } n'attendirent pas de voir les chevaux. Un bruit dans la terre suffit, et l'on roula : loin des Huns, n'importe où.
epic-unit-retreated-b = Derrière { $unit-the }, le ciel était brun de la poussière des Huns. On laissa la moisson sur pied.

epic-leader-arrived = 👑 Il est des hommes dont la venue fait taire une salle. L'un d'eux prit alors les rênes : **{ $leader }**.
epic-leader-arrived-b = 👑 Depuis des années, les soldats grognaient de n'être menés par personne. Quand ils le furent, ils cessèrent de grogner et prirent l'air inquiet : **{ $leader }**.
epic-leader-arrived-c = 👑 **{ $leader }.** La Monnaie gravait déjà les coins, et les gouverneurs des frontières lurent leurs ordres deux fois, car ceux-là étaient à exécuter.
epic-leader-left = † { $leader } mourut, et pour un soir ses ennemis en parlèrent avec respect. Puis ils regardèrent leurs cartes.
epic-leader-left-b = † On coucha { $leader } en terre avec ses armes, et un âge avec lui. Devant la tombe, les héritiers chuchotaient déjà.
epic-leader-left-c = † { $leader } n'était plus. Les ordres partaient dans les mêmes formes ; il fallut un an aux provinces pour s'apercevoir qu'il n'y avait personne derrière.

epic-emperor-placed = L'Empereur fit décharger ses bagages { $place-in } et fit savoir qu'il y restait : qui voulait se lever contre lui le ferait ailleurs.
epic-emperor-placed-north = L'Empereur en personne passa la Ligne. Dans les camps détrempés (**{ $place }**), il mangea le lard avec ses hommes, et les légions se battirent comme chez elles.
epic-emperor-placed-north-b = Contre l'avis de tous ses médecins, l'Empereur partit pour le Nord : **{ $place }**. Il y eut désormais un manteau de pourpre sous la pluie, et personne n'osa frissonner.
epic-war-declared = ⚔️ Sous les yeux des prêtres, une lance vola au-dessus d'un bout de terrain déclaré, pour l'occasion, étranger. **C'était la guerre { $by-of } contre { $on-the }.**
epic-war-declared-b = ⚔️ Les envoyés étaient venus avec des présents ; ils repartirent sans garde d'honneur. Ils n'étaient pas rentrés que les colonnes s'ébranlèrent : **{ $by-the } contre { $on-the }**.
epic-war-declared-c = ⚔️ Il y a toujours une raison ; cette fois, ce fut un troupeau volé, une dot impayée, une injure au banquet. **Guerre : { $by-the } contre { $on-the }.** Dès la deuxième année, on avait oublié la raison.
epic-war-declared-d = ⚔️ Les portes de Janus grincèrent, ou ce qui y tenait lieu de Janus. **{ $by-The } contre { $on-the } :** on allait régler cela.
epic-alliance-began = 🤝 On s'entailla le pouce, on but à la même coupe, on jura par tout ce que l'un et l'autre tenaient pour sacré : les lances { $people-of } iraient avec celles { $empire-of }, tant que l'ennemi commun resterait le plus gênant.
epic-alliance-began-b = 🤝 Une ambassade { $people-of } s'agenouilla ; on la releva, on l'embrassa sur les deux joues, on la paya. Ses lances furent dès lors au service { $empire-of }.
epic-alliance-ended = On renvoya les otages chargés de présents, ce qui est la façon polie de dire que l'amitié { $empire-of } et { $people-of } avait vécu.
epic-peace-made = 🕊️ Sur une île du fleuve, sous une tente de couleur neutre, les scribes lurent les deux versions d'une seule voix. **Paix demandée au nom { $by-of }**, au prix du traité { $rung } ; jusqu'en { $until }, il ne devait y avoir sur la frontière que des contrebandiers.
epic-peace-made-b = 🕊️ Un héraut, un rameau d'olivier et une liste de concessions : **{ $by-the } { $by-number ->
    [plural] cédèrent
   *[singular] céda
    } { $to-to }**, aux termes du traité { $rung }. On mit les épées au mur jusqu'en { $until }, bien graissées.
epic-area-yielded = La garnison sortit, enseignes en tête, comme le traité le permettait, et ne se retourna pas. **{ $area-In }**, les clefs { $by-of } allèrent { $to-to }.
epic-area-yielded-b = **{ $area-In }**, un percepteur remit ses clefs à un autre. { $by-The } { $by-number ->
    [plural] s'en allèrent
   *[singular] s'en alla
    }, et l'on s'installa au nom { $to-of } ; les paysans demandèrent si les arriérés comptaient.
epic-tribute-set = Une fois l'an devait partir de Ctésiphon une caravane avec l'or du tribut, { $amount ->
    [one] un point
   *[other] { $amount } points
} par décennie, et une escorte qui ne regardait personne en face. Le mot *tribut* ne fut pas prononcé.
epic-tribute-set-none = Cette année-là, il ne vint ni caravane ni excuses. C'en était fini du tribut.

epic-star-looted = 🔥 **{ $area-In }**, on passait pour riche, et c'était là le malheur. { $unit-The } prirent l'argent, puis le bronze, puis le plomb des toits ; ce qui ne venait pas, ils le brûlèrent.
epic-star-looted-b = 🔥 Trois jours durant, la fumée { $area-of } se sentit à une journée de cheval. Quand repartirent les chariots { $unit-of }, ils étaient si lourds que les enfants couraient à côté, de joie.
epic-star-looted-c = 🔥 **{ $area-In }**, un évêque, ou un magistrat, ou un prêtre sortit supplier. Le chef { $unit-of } l'écouta courtoisement. Puis ils entrèrent.
epic-star-looted-rome = 🔥 **Le sac de Rome.** Trois jours durant, { $unit-the } descendirent aux chariots le butin du monde : la vaisselle de Sylla, le chandelier de Jérusalem, les tuiles dorées. « Elle avait pris toute la terre, écrivit quelqu'un, et la voilà prise. »
epic-star-rebuilt = Les échafaudages à bas, l'eau à la fontaine, un marché le jour du marché : **{ $area-in }**, on paya de nouveau ses impôts, on grogna, et l'on vécut.
epic-star-rebuilt-b = **{ $area-In }**, la basilique eut un toit neuf, un peu plus bas que l'ancien. À la fête, personne n'en parla.
epic-star-rebuilt-begun = **{ $area-In }** vinrent des maçons, derrière eux des boulangers, et derrière eux un homme qui vendait du vin aux maçons. C'était un commencement.
epic-star-rebuilt-begun-b = **{ $area-In }**, sous les orties, on retrouva les anciennes fondations, et l'on convint qu'elles étaient bien posées.
epic-bribes-made = 💰 Une file de mulets quitta le trésor { $empire-of } et revint légère. Pour un tour encore, { $units } ne bougeraient pas.
epic-more-fights = ⚔️ { $count ->
    [one] Il y eut un autre champ de bataille, { $areas-in }, et tout y finit de même ; les scribes lui donnèrent une ligne.
   *[other] Il y eut d'autres champs de bataille, { $areas-in }, et tout y finit de même ; les scribes leur donnèrent une ligne à chacun.
}
epic-more-fights-b = ⚔️ Le courrier avait encore { $count ->
    [one] une victoire à annoncer, { $areas-in }, et il l'annonça d'un trait.
   *[other] { $count } victoires à annoncer, { $areas-in }, et il les annonça d'un trait.
}
epic-more-fights-c = ⚔️ De même { $areas-in } : { $count ->
    [one] une fois
   *[other] { $count } fois
} de plus, l'attaque l'avait emporté.
epic-more-fights-d = ⚔️ { $areas-In }, on espérait encore du secours quand tout fut fini. Cela fit { $count ->
    [one] une victoire
   *[other] { $count } victoires
} de plus à ceux qui étaient venus attaquer.
epic-more-fights-e = ⚔️ Ce ne fut pas tout. { $areas-In }, { $count ->
    [one] une ligne encore céda
   *[other] { $count } lignes encore cédèrent
}, et la chronique n'a pas la place de dire comment.
epic-bribe-made = 💰 De nuit, **{ $area-in }**, un mulet arriva au camp { $unit-of }. Au matin, le mulet était plus léger et la guerre moins pressante. L'or venait { $empire-of }.
epic-bribe-made-b = 💰 « Un mur d'or coûte moins qu'un mur d'hommes », dit un secrétaire, et il signa au nom { $empire-of }. **{ $area-In }**, on ne bougerait pas dans le camp { $unit-of }.
epic-bribe-made-c = 💰 **{ $area-In }**, de la vaisselle d'argent, un diadème de second choix, une lettre flatteuse, et dans les tentes { $unit-of } on trouva que le pâturage ferait l'affaire un an encore.
epic-revolt-began = 🔥 On avait rappelé les soldats, pour un mois, disait-on. **{ $area-In }**, on attendit le temps de la décence, puis on jeta à la fontaine les rôles d'impôt { $empire-of }.
epic-revolt-began-b = 🔥 Pour perdre **{ $area-the }**, il ne fallut pas d'armée ; il suffit qu'il n'y en eût pas. Les décrets { $empire-of } étaient encore affichés, et les chèvres les broutaient.
epic-revolt-began-c = 🔥 **{ $area-In }**, on envoya { $empire-to } des excuses au lieu des impôts. Elles étaient fort bien tournées.
epic-revolt-began-armed = 🔥 **{ $area-In }**, cela commença par une gifle au marché. La nuit tombée, tout brûlait, et { $unit-the } { $unit-number ->
    [plural] descendaient
   *[singular] descendait
} des collines achever ce que la gifle avait commencé : la révolte contre { $empire-the }.
epic-revolt-began-armed-b = 🔥 **{ $area-In }**, sous les planchers, les épées attendaient depuis une génération dans leurs linges huilés. Ce furent les mains { $unit-of } qui les empoignèrent, et il y eut une cité de moins au compte { $empire-of }.
epic-revolt-ended = **{ $area-In }**, on ôta les croix du bord de la route. C'était calme ; personne n'appelait cela la paix.
epic-revolt-ended-b = **{ $area-In }**, les volets se rouvrirent un à un, et quelqu'un balaya la rue.
epic-recivilised = **{ $area-In }**, les thermes étaient pleins, les gamins récitaient Virgile avec l'accent du pays, et la dernière cohorte s'en alla, car nul ne se rappelait à quoi elle servait. Plus besoin de garnison { $empire-of }.
epic-civil-war-began = 🔥 **Guerre civile.** Ce fut le donativum, ou l'hiver, ou le sourire du général. { $capital-In }, les soldats jetèrent un manteau de pourpre sur des épaules qui ne résistaient pas assez, et jusqu'à { $size ->
    [one] une légion cria un nom
   *[other] { $size } légions crièrent un nom
    }.
epic-civil-war-began-b = 🔥 **Romains contre Romains.** Il y eut désormais deux empereurs, et chacun tenait sa parole des dieux mêmes. Le second siégeait { $capital-in } ; jusqu'à { $size ->
    [one] une légion lui avait prêté
   *[other] { $size } légions lui avaient prêté
    } serment.
epic-civil-war-began-c = 🔥 **« Le secret de l'empire était éventé : on pouvait faire un prince ailleurs qu'à Rome. »** Cette fois, ailleurs s'appelait { $capital }, et ceux qui l'avaient fait étaient peut-être { $size ->
    [one] une légion
   *[other] { $size } légions
    }.
epic-no-civil-war = Un général parcourut le front des yeux et attendit que quelqu'un le nommât César. Quelqu'un toussa. L'instant passa, et il n'y eut pas de guerre civile.
epic-sassanid-revolt-began = 🔥 **En Perside, le feu se rallume.** Ardachir, petit-fils d'un gardien de temple, avait lu sur les falaises de Naqsh-e Rostam quels rois y régnaient jadis, et n'avait point trouvé l'Arsacide parmi leurs héritiers. Il mit sa cuirasse.
epic-sassanid-revolt-ended-won = **Les Sassanides règnent.** À Hormozdgan, le dernier Arsacide mourut sous les sabots, et le vainqueur se fit tailler dans le roc recevant de Dieu l'anneau. Il avait droit à tout ce qu'avait eu Darius, et quelqu'un pour en dresser la liste.
epic-sassanid-revolt-ended-lost = On apporta au Grand Roi une tête dans un sac de cuir, et il la regarda longtemps. Le dernier Sassanide était tombé ; les Arsacides restèrent, et firent compter tous les temples du feu de Perside.
epic-walls-built = 🧱 D'abord un fossé, puis un mur, puis un mur plus haut, puis un plus haut encore, à quatre-vingt-seize tours : la ville du **Bosphore** fut close comme un coffre. Les ingénieurs dirent qu'elle tiendrait mille ans. On les pria de ne pas exagérer.
epic-walls-fell = **Les Murs de Constantinople sont forcés.** Il fallut lire la dépêche deux fois. Ensuite on commença à faire ses malles.
epic-empire-divided = **Deux cours, deux trésors, deux armées,** et sur les monnaies deux empereurs qui se serraient la main en regardant ailleurs : l'Empire fut divisé entre Occident et Orient. Pour l'amour de l'unité, dit l'édit.
epic-half-fell = **{ $half-The } n'est plus.** Il n'y eut pas de dernière bataille. Un jour, aucun ordre ne vint, le mois suivant aucune solde ; et quand on alla voir, les bureaux étaient fermés et les clefs chez le portier.
epic-half-fell-b = **Ainsi finit { $half-the }.** Le diadème, le manteau et les sceaux partirent dans un coffre, chez qui pouvait encore s'en servir.
epic-people-gone = Quelque part s'éteignit une vieille femme qui savait encore les chants { $people-of }. Personne ne les nota ; il ne restait personne à qui ils auraient manqué.
epic-people-gone-b = Le nom { $people-of } resta à une rivière, à une colline, sur la liste d'un géographe. Ceux qui l'avaient porté n'étaient plus.
epic-kingdom-founded = 👑 On était las des routes, dans les chariots { $unit-of }. **{ $capital-In }**, le roi s'assit dans le fauteuil du gouverneur, le trouva à son goût, et fit rédiger ses lois par un juriste romain. Ainsi naquit **{ $kingdom-the }**, fort { $units ->
    [one] d'une unité
   *[other] de { $units } unités
}.
epic-kingdom-founded-b = 👑 **{ $capital-In }**, on démonta les chariots pour en faire des portes et des poutres ; ceux { $unit-of } étaient là pour rester. **{ $kingdom-The }**, { $units ->
    [one] une unité
   *[other] { $units } unités
}, vint au monde en mauvais latin et en bon ordre.
epic-kingdom-founded-other = 👑 { $unit-The } avaient marché si longtemps qu'en chemin on leur avait trouvé un autre nom. **{ $capital-In }**, on l'inscrivit au-dessus de la porte : **{ $kingdom-the }**, avec { $units ->
    [one] une unité
   *[other] { $units } unités
}.
epic-kingdom-founded-huns = 👑 **{ $capital-In }**, autour d'une salle de planches polies, d'un bain aux pierres venues de loin et de dix mille tentes s'arrêtait la route de partout. C'était le siège { $kingdom-of }. Les envoyés des deux empires attendaient à la porte ; derrière eux, { $units ->
    [one] une armée de cavaliers
   *[other] { $units } armées de cavaliers
}.
epic-kingdom-turned-foederatus = On s'entendit avec le roi : du blé, un titre, une cuirasse dorée pour lui ; pour Rome, ses lances. { $kingdom-The } fut désormais un allié, tant que venait le blé.
epic-kingdom-turned-foederatus-b = La solde de Rome sentait meilleur que son sang, jugèrent les anciens. { $kingdom-The } prêta le serment des fédérés, une main sur l'Évangile, un œil sur le grenier.
epic-kingdom-turned-rogue = Le blé était venu tard, le titre n'était pas le bon, et devant toute l'armée le roi arracha sa cuirasse. **{ $kingdom-The } avait rompu son serment.**
epic-kingdom-turned-rogue-b = « Nous avons juré à un empire, dit le roi ; montrez-m'en un. » **{ $kingdom-The } marcha pour son propre compte.**
epic-kingdom-ended = { $kingdom-The } avait eu un code, une Monnaie et une généalogie jusqu'à Troie. Les trois étaient à vendre.
epic-armenia-turned = Dans les hautes vallées, autour de l'Ararat, on décrocha une sorte de bannières et on en accrocha une autre, sans hâte ; on en avait l'habitude. L'Arménie se rangea du côté { $to-of }.
epic-armenia-turned-free = Pour une fois, personne n'envoya de couronne à Artashat, et l'on s'en fit une. L'Arménie s'appartint de nouveau.
epic-kingdom-inherited = Le roi mourut sans héritier que Rome reconnût, et le testament était en latin. Sans coup férir, le Sénat et le Peuple héritèrent : { $areas }.
epic-huns-came = 🐎 D'abord ce fut une rumeur, des cavaliers qui dormaient en selle et cuisaient leur viande dessous. Puis ce fut un bruit. Et puis ce fut là : **{ $horde-the }**, et derrière eux la steppe était vide.
epic-huns-came-more = 🐎 Il en vint encore. L'armée { $horde-of } sortit de l'herbe comme si on l'y avait semée.
epic-huns-came-more-b = 🐎 Derrière l'horizon d'où ils étaient venus, il y avait un autre horizon : de nouveaux cavaliers { $horde-of }.

epic-turn-ended-rome = Les augures levèrent les yeux, les comptables les baissèrent : { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    } pour Rome, { $parthia } pour { $persians-the }. **Rome menait de { $difference }**, et dormit, pour une fois, sur ses deux oreilles.
epic-turn-ended-rome-b = Le rouleau était plein. Au bas, le scribe inscrivit le compte : Rome { $rome }, { $persians } { $parthia } ; **{ $difference } de plus pour Rome**.
epic-turn-ended-rome-c = Que valut cette décennie ? { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    } à Rome, { $parthia } { $persians-to }, **{ $difference } entre les deux**, et des tombes que personne ne compta.
epic-turn-ended-rome-d = Les deux mêmes nombres étaient sur la table des deux cours, Rome { $rome }, { $persians } { $parthia }. **L'écart était de { $difference } en faveur de Rome**, et l'on ne festoya que dans l'une des deux.
epic-turn-ended-rome-e = Les édiles firent peindre le compte sur un mur du Forum : { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
} pour Rome, { $parthia } pour { $persians-the }. **L'avance était de { $difference }**, et le soir quelqu'un avait dessiné un âne à côté.
epic-turn-ended-rome-f = Un marin à Ostie et un chamelier à Palmyre en dirent autant : Rome { $rome }, { $persians } { $parthia }, **{ $difference } de plus pour Rome**.
epic-turn-ended-parthia = C'est à Ctésiphon d'abord qu'on lut le compte : { $persians } { $parthia ->
    [one] { $parthia } étoile
   *[other] { $parthia } étoiles
    }, Rome { $rome }. **{ $persians-number ->
    [plural] { $persians-The } menaient
   *[other] { $persians-The } menait
} de { $difference }**, et le Grand Roi se fit relire le passage.
epic-turn-ended-parthia-b = Au Sénat, chacun attendit de l'entendre d'un autre : { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    } pour Rome, { $parthia } pour { $persians-the }, **{ $difference } du mauvais côté**.
epic-turn-ended-parthia-c = Au bazar de Ctésiphon, on se cria le compte d'une échoppe à l'autre : { $persians } { $parthia }, Rome { $rome }. **{ $persians-number ->
    [plural] { $persians-The } avaient
   *[other] { $persians-The } avait
} { $difference } d'avance**, et jusqu'à midi les melons furent gratuits.
epic-turn-ended-level = La balance ne bougeait plus : { $rome ->
    [one] { $rome } étoile
   *[other] { $rome } étoiles
    } ici, { $parthia } là. Les deux cours se dirent victorieuses, et les deux armaient.
epic-game-ended = **{ $level-The }.** { $reason } Le scribe sable la dernière ligne, roule cinq siècles et cherche une étagère qui les porte.
epic-game-ended-b = **{ $level-The }.** { $reason } Il reste des routes, des mots et force colonnes brisées, entre lesquelles des enfants jouent à l'empire.
epic-chapter-open = Ici le rouleau reste ouvert, l'encre encore fraîche ; la suite se fait à cette heure.

# Les circonstances, les chefs de chaque empire, et le fil d'une décennie.
epic-attacked-star = ⭐ Qui tenait **{ $area-the }** tenait une étoile, et pour cela on monte plus haut que pour la solde. L'assaut { $attacker-of } y monta, { $attack } contre { $defense }, et l'arracha { $defenders-to }.
epic-attacked-star-b = ⭐ **{ $area-In }**, les rôles d'impôt valaient une campagne, et des deux côtés on le savait. À { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }, la place fut prise, et l'étoile avec les clefs.
epic-attacked-star-c = ⭐ **{ $area-In }**, on avait muré deux portes et mis bonne garde à la troisième. C'est par là qu'à l'aube passa l'assaut { $attacker-of }, { $attack } contre { $defense }, et l'étoile ne fut plus { $defenders-to }.
epic-attacked-star-d = ⭐ **{ $area-In }**, au trésor, on scellait encore des coffres quand la ligne céda au-dehors. { $attack } contre { $defense } : l'étoile quitta les mains { $defenders-of } pour celles { $attacker-of }.
epic-attacked-crushing = ⚔️ **{ $area-In }**, on eut le temps de compter : { $attack } d'un côté, { $defense } de l'autre. L'assaut { $attacker-of } ne ralentit même pas, et c'en fut fait { $defenders-of }.
epic-attacked-crushing-b = ⚔️ La dépêche dit bataille, faute d'un mot pour moins. Avec { $attack } contre { $defense }, { $attacker-the } contre { $defenders-the }, tout fut dit **{ $area-in }** avant qu'on eût déchargé les chariots.
epic-attacked-crushing-c = ⚔️ **{ $area-In }**, un vieillard avait conseillé de partir dans la nuit, et l'on aurait dû l'entendre. Au matin vint l'attaque { $attacker-of }, { $attack } contre { $defense }, et tout fut fini pour { $defenders-the }.
epic-attacked-crushing-d = ⚔️ Ce qu'on mena **{ $area-in }** aurait suffi pour une place deux fois plus forte. { $attack } du côté { $attacker-of }, { $defense } du côté { $defenders-of }, et nulle trompette ne sonna deux fois.
epic-attacked-narrow = ⚔️ **{ $area-In }**, la ligne plia deux fois, et deux fois se redressa. La troisième, elle rompit, à { $attack } contre { $defense } seulement. Il s'en fallut de peu que le terrain ne restât { $defenders-to } ; il fut { $attacker-to }.
epic-attacked-narrow-b = ⚔️ Des années durant, on dit ce qui aurait sauvé **{ $area-the }** : une cohorte, une heure, une corde sèche. { $attack } du côté { $attacker-of }, { $defense } du côté { $defenders-of }, et la différence n'était pas plus grande.
epic-attacked-narrow-c = ⚔️ À midi, **{ $area-in }**, { $defense } suffisait presque, et l'espoir était revenu { $defenders-to }. Puis on trouva, du côté { $attacker-of }, une compagnie de plus à jeter dans la mêlée, { $attack } en tout, et la place fut prise.
epic-attacked-narrow-d = ⚔️ **{ $area-In }**, les deux chefs avaient fait seller leurs chevaux. On tint un peu plus longtemps du côté { $attacker-of }, { $attack } contre { $defense }, et ce fut la ligne { $defenders-of } qui s'ouvrit.
epic-attacked-back = ⚔️ Des exilés chevauchaient en tête, et connaissaient chaque gué. Derrière eux, { $attacker-the }, { $attack } contre { $defense } ; au soir, **{ $area-in }**, on était de retour, aux dépens { $defenders-of }.
epic-attacked-back-b = ⚔️ **{ $area-In }**, la perte n'avait jamais été portée aux livres comme définitive. On revint, du côté { $attacker-of }, à { $attack } contre { $defense }, et ce fut, dans la place, le dernier jour { $defenders-of }.
epic-attacked-back-c = ⚔️ **{ $area-In }**, certains gardaient sous la pierre du foyer la monnaie d'avant. Elle eut cours de nouveau après la victoire { $attacker-of }, { $attack } contre { $defense } ; c'en était fait { $defenders-of }.
epic-attacked-again = ⚔️ **{ $area-In }**, on ne réparait plus les ouvrages d'une attaque à l'autre ; c'était la { nth-times }. Elle réussit { $attacker-to }, { $attack } contre { $defense }, face { $defenders-to }.
epic-attacked-again-b = ⚔️ Il venait tant d'armées **{ $area-in }** que les auberges avaient un tarif pour généraux. La { nth-times } attaque fut celle { $attacker-of } : { $attack } contre { $defense }, et l'on ne vit plus que le dos { $defenders-of }.
epic-attacked-again-c = ⚔️ **{ $area-In }**, la poussière cachait les pointes de flèches de toutes les armées du siècle. La { nth-times } attaque y mit celles { $attacker-of }, et fut gagnée à { $attack } contre { $defense } sur { $defenders-the }.
epic-attacked-again-d = ⚔️ La { nth-times } attaque **{ $area-in }** commença comme les autres, par de la fumée et des tambours. Elle finit à { $attack } contre { $defense }, { $attacker-the } sur le terrain et { $defenders-the } hors de combat.
epic-attacked-rebels = ⚔️ **{ $area-In }**, la rébellion n'était plus affaire de proclamations. On se rencontra en plein champ, { $attacker-the } contre { $defenders-the }, { $attack } contre { $defense }, et une seule armée en repartit.
epic-attacked-rebels-b = ⚔️ Depuis la rébellion, **{ $area-in }**, on n'accrochait plus un portrait qu'à un seul clou. La victoire { $attacker-of } décida lequel, { $attack } contre { $defense }, sur { $defenders-the }.
epic-attacked-many = ⚔️ **{ $area-In }**, une seule fosse ne suffit pas. L'attaque { $attacker-of } valait { $attack } contre { $defense }, et en un jour disparurent { $defenders-the }.
epic-attacked-many-b = ⚔️ On s'était serré **{ $area-in }**, le nombre passant pour un abri, et la déroute en fut plus grande. { $attack } contre { $defense } : la victoire { $attacker-of } emporta d'un coup { $defenders-the }.
epic-attacked-many-c = ⚔️ Le messager venu **{ $area-of }** avait plusieurs noms à dire, et commença par le pire. L'attaque { $attacker-of }, { $attack } contre { $defense }, avait détruit { $defenders-the }.
epic-attacked-i = ⚔️ Au troisième jour, **{ $area-in }**, plus aucun secours ne pouvait passer. L'attaque { $attacker-of } vint { $origin-of }, { $helpers ->
    [one] une autre unité tenait
   *[other] { $helpers } autres unités tenaient
} les routes, et l'on n'avait, du côté { $defenders-of }, que { $defense } à opposer à { $attack } : la place tomba.
epic-attacked-j = ⚔️ Le plan fut tracé dans du vin répandu, sur une table, { $origin-in } : une feinte ici, une marche là, et au milieu **{ $area-the }**. L'attaque { $attacker-of } s'y tint, { $attack } contre { $defense }, aux dépens { $defenders-of }.
epic-attacked-alone-i = ⚔️ Une seule route menait au but, et une seule armée la suivait. **{ $area-In }**, l'attaque { $attacker-of }, venue { $origin-of } sans attendre personne, l'emporta à { $attack } contre { $defense } ; il resta { $defenders-of } quelques boucliers dans l'herbe.
epic-attacked-alone-j = ⚔️ « Attendez les autres », disait l'ordre, qui arriva trop tard. **{ $area-In }**, tout était déjà réglé, { $attack } contre { $defense } : la victoire { $attacker-of } avait coûté la place { $defenders-to }.
epic-leader-arrived-rome = 👑 Le Sénat tenait trois discours prêts, et les prononça tous. Il écouta le premier, remercia pour les autres et demanda les rôles de l'armée : **{ $leader }**.
epic-leader-arrived-rome-b = 👑 Sur le Champ de Mars, on cria un nom jusqu'à chasser les pigeons des toits. C'était **{ $leader }**, et le Trésor commanda du pain, du fer et des chevaux.
epic-leader-arrived-rome-c = 👑 De vieux centurions remirent leur congé d'un an en apprenant qui commanderait : **{ $leader }**. Personne ne le leur avait demandé.
epic-leader-arrived-parthia = 👑 Les mages allumèrent le feu d'un nouveau règne, et les nobles amenèrent des chevaux au lieu d'excuses. Le roi des rois était **{ $leader }**.
epic-leader-arrived-parthia-b = 👑 À Ctésiphon, on banda le grand arc devant la cour, et **{ $leader }** le tira jusqu'à l'oreille. Les satrapes se regardèrent, puis rentrèrent appeler leurs cavaliers.
epic-leader-arrived-parthia-c = 👑 De l'Arménie à l'Indus, les drachmes portèrent de nouveau une seule tête : **{ $leader }**. On avait prié le graveur d'omettre le sourire.
epic-leader-left-rome = † On cacha trois jours la mort { $leader-of }, le temps que la solde arrivât. Puis on la dit aux légions, et elles ôtèrent leurs casques.
epic-leader-left-rome-b = † On lut au Sénat le testament { $leader-of }, et il était court. À ses soldats il laissait de l'argent, à sa ville un jardin, et l'Empire à personne en particulier.
epic-leader-left-rome-c = † Sept jours durant, on ne tint pas de marché, en deuil { $leader-of }. Le huitième, le prix des épées avait monté.
epic-leader-left-parthia = † On mena trois fois autour de la tour le cheval { $leader-of }, qui ne voulait pas s'en aller. Ses fils étaient déjà partis, chacun de son côté.
epic-leader-left-parthia-b = † { $leader } était mort, et à Ctésiphon les portes du trésor portaient trois sceaux, ceux de trois frères.
epic-leader-left-parthia-c = † Le poète de cour chanta { $leader } jusqu'au matin, et l'on pleura aux bons endroits. Aux écuries, pendant ce temps, on sellait.
epic-peace-made-rome = 🕊️ **Rome demande la paix.** Au Sénat, on n'employa pas le mot ; on y parla d'un arrangement, celui du traité { $rung }, qui valait jusqu'en { $until }
epic-peace-made-rome-b = 🕊️ **C'est Rome qui envoie demander les conditions sur l'Euphrate.** Le proconsul apporta son siège, et n'en fut pas moins assis plus bas. Le traité { $rung } ferait loi jusqu'en { $until }
epic-peace-made-parthia = 🕊️ **{ $persians-number ->
    [plural] { $persians-The } demandent
   *[other] { $persians-The } demande
} la paix.** Un mage jura par le feu, un Romain par l'aigle, et le greffier écrivit : traité { $rung }. Les prés du fleuve seraient aux bergers jusqu'en { $until }
epic-peace-made-parthia-b = 🕊️ **De Ctésiphon viennent quarante chameaux et une demande de paix.** On accepta d'abord les chameaux. Le traité { $rung } devait tenir jusqu'en { $until }
epic-peace-made-again = 🕊️ **De nouveau, la paix se demanda au nom { $by-of }.** Les scribes avaient gardé la formule, et changèrent ce qu'il fallait : traité { $rung }, jusqu'en { $until }
epic-civil-war-began-again = 🔥 **Guerre civile, quand les tombes de la dernière sont encore nues.** { $capital-In }, un nouveau maître reçut le serment, { $size ->
    [one] celui d'une légion au plus
   *[other] celui de { $size } légions au plus
}.
epic-star-looted-again = 🔥 **{ $area-In }**, on avait appris où ne pas cacher l'argent. D'autres l'avaient appris aussi : { $unit-the } pillèrent la place une fois de plus.
epic-star-looted-again-b = 🔥 Ceux qui avaient déjà pillé **{ $area-the }** en avaient laissé les toits. { $unit-The } vinrent prendre le plomb, le bois et les gens.
epic-star-looted-d = 🔥 **{ $area-In }**, les riches étaient partis avec leurs coffres huit jours plus tôt, et les pauvres étaient restés. { $unit-The } fouillèrent les jardins des uns et brûlèrent les rues des autres.
epic-star-looted-e = 🔥 **{ $area-In }**, le trésor donna l'or, les temples l'argent, les maisons leurs chaudrons de cuivre. { $unit-The } laissèrent les livres, n'en ayant que faire.
epic-war-declared-e = ⚔️ À la frontière, un héraut lut neuf griefs à trois bergers et à un douanier. **Guerre ouverte : { $by-the } contre { $on-the }.** Les bergers poussèrent leur troupeau vers le haut.
epic-war-declared-f = ⚔️ Depuis un an, les forges travaillaient la nuit, et les marchands s'en étaient aperçus avant les envoyés. Puis ce fut au grand jour : **la guerre { $by-of } contre { $on-the }**.
epic-revolt-began-armed-c = 🔥 **{ $area-In }**, le percepteur comptait des oliviers morts depuis des années. { $unit-The } l'emmenèrent en otage et se levèrent contre { $empire-the }.
epic-kingdom-turned-foederatus-c = Le frère du roi vint à la cour comme hôte, et y resta comme otage. En échange, { $kingdom-the } se battit pour Rome.
epic-kingdom-turned-rogue-c = Le coffre des subsides arriva avec des pierres dans la moitié du bas. **{ $kingdom-The } ne fut plus l'allié de Rome,** et garda le coffre.
epic-kingdom-turned-rogue-brief = Le serment fut prêté d'un côté de la moisson et rompu de l'autre. **{ $kingdom-The } avait servi Rome aussi longtemps que durait le blé.**
epic-kingdom-turned-rogue-brief-b = Des otages vinrent à la cour, et on les rappela avant qu'ils sachent le latin. **{ $kingdom-The } avait été l'allié de Rome, et ne l'était plus.**
epic-kingdom-turned-rogue-brief-c = La cuirasse dorée fut livrée, portée une fois et renvoyée en morceaux. **{ $kingdom-The } avait juré fidélité à Rome et s'était parjuré,** le tout en dix ans.
epic-area-yielded-c = **{ $area-In }**, on retourna les bornes, pour que l'autre face fût au-dehors. Par le traité, la terre passa des mains { $by-of } à celles { $to-of }, et personne n'eut à en mourir.
epic-alliance-began-c = 🤝 Un mariage, quarante chevaux et le droit de vendre aux marchés de la frontière : à ce prix, les guerriers { $people-of } se battraient au côté de ceux { $empire-of }.
epic-alliance-ended-b = Aucun envoyé ne vint à la fête, et l'on n'envoya personne demander pourquoi. Entre { $empire-the } et { $people-the }, l'alliance était finie.
epic-no-civil-war-b = Un manteau de pourpre attendait sous une tente, et au matin il y était encore. Aucun général n'avait trouvé de partisans, et il n'y eut pas de guerre civile.
epic-armenia-turned-b = Le nouveau roi d'Arménie fut couronné une main sur un traité. Il régnait par la grâce { $to-of }, et le dit deux fois dans son premier discours.
epic-kingdom-founded-c = 👑 **{ $capital-In }**, un arpenteur mesura les lots, deux tiers pour les nouveaux venus et un pour les anciens maîtres. Ainsi { $unit-the } eurent leur terre, et le monde **{ $kingdom-the }**, avec { $units ->
    [one] une unité
   *[other] { $units } unités
}.
epic-emperor-placed-b = L'Empereur écouta suppliques et chœurs { $place-in }, et dormit dans le lit d'un gouverneur. Tant qu'il était sous ce toit, nul ne s'y lèverait contre lui.
epic-people-gone-c = Un recenseur arriva au dernier village { $people-of }, et n'y trouva que deux chèvres et une porte close. Il écrivit une ligne, puis la barra : ce peuple n'était plus.
epic-kingdom-ended-b = On vendit le trône pour ses garnitures d'argent, et un fermier en prit le bois. { $kingdom-The } avait cessé d'être.
epic-thread-contested = *{ $area-In }, les laboureurs contournent les tertres. C'était la { nth-times } attaque, et il ne reste guère à labourer.*
epic-thread-contested-b = *Un vétéran ne sait plus quelle bataille lui a pris le bras { $area-in }. Les attaques y sont maintenant au nombre de { $times }.*
epic-thread-contested-c = *À force d'y poser le doigt, les généraux ont troué leurs cartes à cet endroit : { $area-the }. Attaques à ce jour : { $times }.*
epic-thread-ahead = *Pour { $player-the }, les envoyés sortent leurs plus belles robes : { $row } décennies en tête, l'une après l'autre.*
epic-thread-ahead-b = *Des hommes sont nés, ont grandi et ont servi pendant que { $player-the } { $player-number ->
    [plural] menaient
   *[singular] menait
    }. Cela fait { $row } décennies.*
epic-thread-ahead-c = *À Alexandrie, on ne prend plus de paris sur le décompte, depuis que { $player-the } en { $player-number ->
    [plural] ont
   *[singular] a
    } gagné { $row } de suite.*
epic-thread-overtaken = *Dans les deux cours, les scribes ont vérifié la somme avant de la porter : { $player-the } { $player-number ->
    [plural] passent
   *[singular] passe
    } devant.*
epic-thread-overtaken-b = *Des alliés lents à répondre ont écrit deux lettres en une semaine. { $player-The } { $player-number ->
    [plural] ont
   *[singular] a
    } pris la tête.*
epic-thread-most = *On demande à un architecte une plus grande salle des cartes. Étoiles à y montrer pour { $player-the } : { $stars }, plus que jamais.*
epic-thread-most-b = *Aucun grand-père ne se rappelle un meilleur décompte pour { $player-the }. Jamais on n'y vit autant d'étoiles : { $stars }.*
epic-thread-fewest = *Les commis { $player-of } descendent à la cave de vieux rôles d'impôt. On n'avait jamais compté si peu d'étoiles : { $stars }.*
epic-thread-fewest-b = *Une carte { $player-of } du temps des grands-pères se vend cher, car elle en montre davantage. Étoiles aujourd'hui : { $stars }, le moins de tous les décomptes.*
epic-thread-swing = *Un enfant né au dernier décompte a vu la balance bouger de { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
    }, en faveur { $player-of }.*
epic-thread-swing-b = *Il est des décennies où rien ne bouge, et ce n'en fut pas une : la balance a penché de { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
    } du côté { $player-of }.*
epic-thread-swing-c = *Les envoyés changent de ton avec le décompte. { $player-The } { $player-number ->
    [plural] ont
   *[singular] a
    } gagné { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
    } sur l'autre empire, et cela s'entend.*
epic-thread-rising = *Autour des feux { $power-of }, les jeunes gens récitent le nom de ce qu'on a pris en dix ans : { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    }.*
epic-thread-rising-b = *Des forgerons qui faisaient des socs font des épées pour { $power-the }, et sont payés en terre. De la terre, il y en a : { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    } en dix ans.*
epic-thread-rising-c = *Les généraux des deux empires demandent des interprètes pour la langue { $power-of } : { $count ->
    [one] { $count } conquête
   *[other] { $count } conquêtes
    } en dix ans.*
epic-thread-looted = *Sur les marchés de la frontière, l'argenterie des temples se vend au poids. Pillages depuis le début : { $times }.*
epic-thread-looted-b = *Les maçons, eux, ont de l'ouvrage : depuis le premier rouleau de ces annales, c'est le { nth-times } pillage.*
epic-thread-civil-wars = *Les mères ne demandent plus quel empereur leurs fils vont servir, mais combien de temps. C'était la { nth-times } guerre civile.*
epic-thread-civil-wars-b = *Les sculpteurs taillent d'abord le corps, et gardent la tête pour plus tard. C'était la { nth-times } guerre civile.*
epic-thread-civil-wars-c = *Après la { nth-times } guerre civile, le serment de l'armée a un blanc à la place du nom.*
epic-thread-revolts = *{ $area-In }, la maison du gouverneur a une porte de derrière, percée après la première révolte. Il y en a eu { $times }.*
epic-thread-revolts-b = *{ $area-In }, d'une révolte à l'autre, on laisse les croix au bord de la route ; c'était la { nth-times }.*
epic-tribute-set-b = À Zeugma, deux hommes qui ne se saluaient pas pesèrent l'or, l'un après l'autre. Le tribut { $persians-of } devait être { $amount ->
    [one] d'un point
   *[other] de { $amount } points
} par décennie.
