# Ce qui s'est passé, tout au long : pour les événements qui portent une campagne. Tous les autres se racontent comme dans
# prose.ftl, et quand les textes d'un événement sont épuisés dans un tour, ceux de prose.ftl prennent la suite.

epic-turn-began = ## Tour { $turn }, { $first }–{ $last }
    Un nouveau volume des annales s'ouvre, et sur la première page un scribe inscrit qui règne : { $emperors }.
epic-turn-began-b = ## Tour { $turn }, { $first }–{ $last }
    Bornes milliaires, registres de l'impôt et prières comptent les années d'après l'Empereur : { $emperors }.
epic-turn-began-c = ## Tour { $turn }, { $first }–{ $last }
    Les monnaies de ces dix ans portent une croix, le globe, et le nom que gardera la décennie : { $emperors }.
epic-turn-began-d = ## Tour { $turn }, { $first }–{ $last }
    Pour la fête de l'Empereur, on fait briller les portes de bronze de la Chalkè, et les hérauts crient trois fois : { $emperors }.
epic-turn-began-e = ## Tour { $turn }, { $first }–{ $last }
    À la Porte d'Or, la mosaïque au-dessus de l'arche reçoit une ligne de plus, et les maçons demandent comment cela s'écrit : { $emperors }.
epic-turn-began-f = ## Tour { $turn }, { $first }–{ $last }
    Dans chaque port, de Trébizonde à Septem, les douaniers prêtent serment devant la même image : { $emperors }.
epic-turn-began-g = ## Tour { $turn }, { $first }–{ $last }
    Au Sinaï, on demande à un moine qui règne sur le monde. Il réfléchit, puis répond : le Christ, et sous lui { $emperors }.
epic-turn-began-h = ## Tour { $turn }, { $first }–{ $last }
    Le calendrier de l'Hippodrome donne les courses, les fêtes et les jeûnes, et en tête, une seule ligne : { $emperors }.
epic-turn-began-i = ## Tour { $turn }, { $first }–{ $last }
    Jusqu'à Antioche, les courriers de la poste changent onze fois de cheval, et le sceau de leurs sacs dit : { $emperors }.
epic-turn-began-j = ## Tour { $turn }, { $first }–{ $last }
    Sur les murs de Théodose, on crie encore le mot de la garde en latin, et l'on répond : { $emperors }.
epic-turn-began-last = ## Tour { $turn }, { $first }–{ $last }, le dernier
    Le scribe compte les feuilles qui restent au volume. Il y en a pour dix ans, et pour un nom encore : { $emperors }.
epic-fatum-thrown-low = Trois dés roulent sur le marbre et s'immobilisent : { $dice }. C'est peu, et il y a trois affaires d'État à nourrir là-dessus.
epic-fatum-thrown-low-b = { $dice }. Les trois dés gisent sur le marbre comme des mendiants au porche d'une église, et chacun doit nourrir un ministère.
epic-fatum-thrown-low-c = Les dés tombent, et le maître des cérémonies toussote : { $dice }. Il faudra s'en contenter dix ans.
epic-fatum-thrown-low-d = On lit les dés à voix basse, et ils sont bas : { $dice }. Au conseil, on commence à parler d'économies.
epic-fatum-thrown-mixed = Trois dés roulent sur le marbre : { $dice }. À l'Empereur de dire ce que chacun réglera, du palais, de l'autel ou de la bourse.
epic-fatum-thrown-mixed-b = On jette les dés dans la salle du consistoire : { $dice }. Les eunuques ont fait l'addition avant que personne ait dit un mot.
epic-fatum-thrown-mixed-c = Ce que les astrologues savent depuis des semaines, les dés le disent maintenant à voix haute : { $dice }. L'un va au palais, l'un à l'autel, l'un à la bourse.
epic-fatum-thrown-mixed-d = Les dés s'arrêtent : { $dice }. L'un d'eux fera plaisir à quelqu'un ; tout l'art est de choisir à qui.
epic-fatum-thrown-mixed-e = { $dice } sur la table de porphyre. Trois ministres regardent les mêmes dés, et chacun y voit le sien.
epic-fatum-thrown-mixed-f = Les dés jetés, les lampes mouchées, les portes closes : { $dice }. Avant qu'on les rouvre, on saura qui reçoit lequel.
epic-fatum-thrown-high = Trois dés roulent sur le marbre, et quelqu'un éclate de rire : { $dice }. N'empêche : l'une des affaires d'État devra se contenter du plus petit.
epic-fatum-thrown-high-b = { $dice }, et même les eunuques recomptent. La décennie s'ouvre avec plus qu'on n'en avait demandé.
epic-fatum-thrown-high-c = Les dés ont sur le marbre leur plus belle face : { $dice }. Dans les antichambres, le prix d'une audience monte.
epic-fatum-thrown-high-d = Les dés montrent { $dice }, et les astrologues assurent qu'ils l'avaient toujours dit.

epic-acta-placed-usurper = Des courriers arrivent des provinces, leurs sacs scellés, et ne regardent personne en face. Un général a laissé ses hommes lui poser un torque sur la tête : *{ $box }* ({ $score }), { $change } PR. Aucun envoyé ne sera plus reçu nulle part, et derrière chaque frontière on aiguise les épées.
epic-acta-placed-political-revolt = Cela commence par une dispute à propos d'un cocher et finit par le Prétoire en flammes : *{ $box }* ({ $score }), { $change } PR. Tant que Bleus et Verts marchent bras dessus, bras dessous, Scholae et Excubites gardent le palais, et rien d'autre.
epic-acta-placed-political-revolt-b = Les chars ne sont pas encore dételés que volent les premières pierres, et la nuit venue on assiège la porte de bronze : *{ $box }* ({ $score }), { $change } PR. De toute la décennie, la garde du palais ne marchera nulle part.
epic-acta-placed-weak-basileus = L'Empereur lit, prie et remet à plus tard : *{ $box }* ({ $score }), { $change } PR. Qui veut de lui une grande armée devra la payer, et la demander plus d'une fois.
epic-acta-placed-weak-basileus-b = Le conseil siège, s'ajourne, siège : *{ $box }* ({ $score }), { $change } PR. Avant qu'une grande armée soit votée, il aura fallu graisser quelques mains.
epic-acta-placed-basileus = Les lampes brûlent tard au palais, et au matin les ordres sont en route : *{ $box }* ({ $score }), { $change } PR. Ce n'est pas la grandeur, mais c'est un gouvernement.
epic-acta-placed-basileus-b = Sur les marches de la Chalkè, une foule attend, la supplique à la main, et avant le soir il n'en est pas une qui n'ait été lue : *{ $box }* ({ $score }), { $change } PR. On pourra se passer d'une unité de la garde, ou d'un peu d'argent pour les alliés.
epic-acta-placed-basileus-c = Il travaille quand les autres dorment, comme on le raconte de Justinien : *{ $box }* ({ $score }), { $change } PR. Les bureaux obéissent, lentement.
epic-acta-placed-strong-basileus = Dans la salle des dix-neuf lits, personne ne tousse quand il parle : *{ $box }* ({ $score }), { $change } PR. Des gardes pour la campagne, de l'or pour les alliés, un titre pour un roi barbare ; il a tout cela à donner, et donnera l'un des trois.
epic-acta-placed-strong-basileus-b = Il a fait campagne, il sait lire un bilan, et il n'oublie aucun visage : *{ $box }* ({ $score }), { $change } PR. Les ministres arrivent en avance à l'audience.
epic-acta-placed-heresy = Deux patriarches pour un seul siège, des moines qui en viennent aux mains dans la nef, et l'Égypte qui prie pour un autre empereur : *{ $box }* ({ $score }), { $change } PR. De toute la décennie, inutile que les missionnaires se mettent en route.
epic-acta-placed-heresy-b = À Alexandrie, on hue depuis les tribunes l'évêque de l'Empereur ; à Antioche, on jette des pierres : *{ $box }* ({ $score }), { $change } PR. Tant que cela dure, aucun missionnaire ne trouvera porte ouverte.
epic-acta-placed-heresy-c = La question est de savoir combien de natures a le Christ, et la moitié de l'Orient répond une seule : *{ $box }* ({ $score }), { $change } PR. Qui prêche l'union, désormais, prêche à des murs.
epic-acta-placed-religious-quarrels = Un mot du credo, et les savetiers ne s'assoient plus à la table des boulangers : *{ $box }* ({ $score }), { $change } PR. On a besoin des missionnaires ici même, pour prêcher aux chrétiens.
epic-acta-placed-religious-quarrels-b = Un synode, puis un synode contre le synode : *{ $box }* ({ $score }), { $change } PR. Pendant ce temps, personne n'a une heure pour les païens, ni pour les ruines.
epic-acta-placed-weak-patriarch = Le Patriarche est vieux, doux et lent à signer : *{ $box }* ({ $score }), { $change } PR. Ceux qui portent l'Évangile aux ruines et aux clients le trouveront à court d'argent.
epic-acta-placed-weak-patriarch-b = Le Patriarche a demandé conseil, puis encore conseil : *{ $box }* ({ $score }), { $change } PR. Cette décennie, une mission prendra plus de temps et coûtera davantage.
epic-acta-placed-patriarch = De l'encens et de l'ordre : *{ $box }* ({ $score }), { $change } PR. L'Église ne demande rien au trône, et le trône lui en sait gré.
epic-acta-placed-patriarch-b = On observe les fêtes, on nourrit les pauvres, et le Patriarche dîne à la cour le jeudi : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-loyal-patriarch = À la Grande Église, le Patriarche donne lui-même lecture de la lettre de l'Empereur, et la foule répond Amen : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-financial-crisis = Le comte des Largesses sacrées retourne son coffre, et il en roule une pièce de cuivre : *{ $box }* ({ $score }), { $change } PR. Soldats, navires, exercice et maçons, tout coûte plus qu'hier.
epic-acta-placed-agrarian-crisis = Pas de pluie en Syrie, trop en Thrace : *{ $box }* ({ $score }), { $change } PR. L'homme qui a faim ne s'enrôle pas, et celui qui embarque veut du pain pour la traversée.
epic-acta-placed-plague = Les rats meurent les premiers, dans les greniers, puis les portefaix : *{ $box }* ({ $score }), { $change } PR. Aucune cour étrangère ne laisse entrer d'envoyé, plus un bras sur les échafaudages, et un port va payer pour tous.
epic-acta-placed-stability = Les navires partent quand ils doivent, arrivent quand ils doivent, et l'armée est payée au jour dit : *{ $box }* ({ $score }), { $change } PR. Les historiens n'y trouveront rien à écrire.
epic-acta-placed-stability-b = Les bonnes années laissent peu de traces. L'aqueduc est réparé, le grenier assez plein, la Monnaie frappe au bon poids : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-stability-c = Les provinces envoient leur dû, et la capitale ses remerciements : *{ $box }* ({ $score }), { $change } PR. Il reste de quoi payer des envoyés et des instructeurs.
epic-acta-placed-prosperity = De la soie au bazar, de l'huile aux pressoirs, et une file devant le bureau de l'impôt, pour payer : *{ $box }* ({ $score }), { $change } PR. De telles années, on s'en sert ou on les regrette.
epic-acta-placed-prosperity-b = D'Alexandrie vient le blé, par convois de cent voiles, de la mer Rouge le poivre, et de la Monnaie un bruit de pluie : *{ $box }* ({ $score }), { $change } PR.
epic-counted = Les logothètes posent leurs tablettes côte à côte. Sur l'une, ce qui est encore romain ; sur l'autre, ce qui est brûlé, bloqué ou acheté par la Perse : +{ $gains } ici, { lost-sum } là. La Romanité est à **{ $total }**.
epic-counted-b = Que vaut un empire ? On lit au consistoire la réponse de cette décennie : +{ $gains } pour ce que nous tenons, { lost-sum } pour ce que nous avons perdu. Cela fait **{ $total }** sur la piste de Romanité.
epic-counted-c = Dans la Magnaure, on ouvre le grand livre à une page blanche. Avoir : { $gains }. Doit : { $losses }. Et dessous, à l'encre rouge, comme seul y a droit le secrétaire de l'Empereur : Romanité **{ $total }**.

epic-random-event-drawn-earthquake = Les chiens hurlent un peu avant l'aube, puis le sol se soulève ({ $die }). À **{ $about }** s'écroulent des coupoles bâties pour l'éternité ; aucun Monument n'y reste debout.
epic-random-event-drawn-storm = L'équinoxe vient, les tempêtes avec lui, et elles ne s'en vont plus ({ $die }). Ce tour-ci, toute flotte qui sort peut être rejetée au port.
epic-random-event-drawn-epidemic = Sous la tente, cela commence par un mal de tête ({ $die }). Tel général, bien portant au souper, peut se trouver au matin hors d'état de commander.

epic-romanness-changed-combat-won = Le courrier franchit la Porte d'Or, une branche de laurier à la lance, et il n'a pas mis pied à terre que la ville sait : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-b = Dans les tavernes de la Corne d'Or, des hommes qui n'ont jamais tenu une épée expliquent comment on s'y est pris. +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-c = Un évêque prêche sur Gédéon, un poète chante Achille, et tous deux parlent du même après-midi : +{ $change } PR, { $total } désormais.
epic-romanness-changed-persian-expedition = Trajan aurait aimé écrire cette dépêche : le Roi des Rois demande à traiter. +{ $change } PR, { $total } désormais.

epic-city-desolated = 🔥 Une nuit et un jour durant, du large et des collines, on voit fumer **{ $city }**. Quand { $by-the } s'en vont, il reste des cendres, des chiens, et quelques vieillards qui ne valaient pas la corde. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-b = 🔥 À **{ $city }**, les portes cèdent, et ce qui suit prend moins d'heures que la fondation n'avait pris d'années. { $by-The } chargent sur leurs chariots l'argenterie des églises et les enfants. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-c = 🔥 À **{ $city }**, l'évêque sort au-devant { $by-of }, la croix dans les mains. Ils l'écoutent, et puis ils prennent la ville. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-plague = 🔥 À **{ $city }**, on emplit de morts les tours du rempart, tour après tour, et puis il n'y a plus personne pour les porter. La ville est vide : −1 PR, Désolation { $markers } sur { $limit }.
epic-desolation-removed-rebuilding = À **{ $city }** viennent des maçons, et derrière eux des charretiers, des boulangers, un notaire ; un beau jour, il y a de nouveau un marché entre les murs noircis ({ paid-price }).
epic-desolation-removed-missionary = À **{ $city }**, un moine se met à balayer une église sans toit. L'hiver venu, ils sont quarante à la messe, et les ruines ont de nouveau un nom ({ paid-price }).

epic-attitude-checked-piracy = Dans les ports { $nation-of }, on calfate, on goudronne et l'on se tait ({ $score }). On y arme des navires, et pas pour le commerce.
epic-attitude-checked-piracy-b = { $nation-In }, les pêcheurs vendent leurs filets et achètent des épées ({ $score }). À la prochaine lune, ce seront des pirates.
epic-attitude-checked-persian-diplomacy = De Ctésiphon partent des mages, avec des chevaux à offrir, un trône d'argent et une liste de noms ({ $score }). La Perse fait la guerre à son heure ; d'abord, elle achète.
epic-attitude-checked-persian-diplomacy-b = Une caravane quitte la Perse sans marchandises ({ $score }). Où elle fait halte, les princes trouvent leurs dettes payées et leurs filles demandées.
epic-attitude-checked-raid = À la brune, les feux d'alarme s'allument l'un après l'autre, à perte de vue : **{ $nation-the } arrivent** ({ $score }). C'est un raid, non une migration, mais pour qui se trouve sur leur chemin la nuance est mince.
epic-attitude-checked-raid-b = Quelque part entre deux moissons, les jeunes gens, { $nation-in }, se sont ennuyés ({ $score }). **C'est un raid**, et ce qu'ils veulent se porte aisément.
epic-attitude-checked-invasion = D'abord viennent des troupeaux sans pâtres, puis des pâtres sans troupeaux, et puis les éclaireurs, qui ont crevé leurs chevaux : **toute l'armée { $nation-of } est en marche** ({ $score }).
epic-attitude-checked-invasion-b = Des raids, il y en a eu tant et plus ; ceci est autre chose. **{ $nation-The } ont prêté serment, et viennent avec tout ce qu'ils ont** ({ $score }).
epic-treaty-held = Il y a { $nation-in } des voix pour la guerre, et il y a un parchemin avec des sceaux. Pour cette fois, c'est le parchemin qui parle le plus fort : le traité tient.
epic-caesar-named = Une ambassade porte au roi { $nation-of } un diadème, un manteau blanc bordé de pourpre et le titre de *César*. Il se regarde longtemps dans un plat d'argent. −1 à leur attitude ce tour-ci.
epic-diplomacy-turned-persian = **{ $space-In }**, un prince s'agenouille, on le relève, on lui passe au doigt l'anneau au sanglier. Désormais, ses cols sont ouverts aux Perses et fermés pour nous.
epic-diplomacy-turned-persian-b = **{ $space-In }**, on a pesé l'or contre l'or, et trouvé le perse plus lourd. La garnison sort avec les honneurs, et dans le temple on allume le feu.
epic-diplomacy-turned-roman = Le prince **{ $space-of }** revêt une robe blanche où l'Empereur est tissé d'or. Il a choisi Constantinople{ turned-by }
epic-fleet-sailed = **{ $zone-In }**, d'un cap à l'autre court le signal : les navires { $nation-of } sont sortis. Les patrons qui ont de la cargaison rebroussent chemin, ceux qui n'en ont pas restent à quai.
epic-fleet-sailed-b = Ils montent à l'horizon **{ $zone-in }**, sans ordre, comme font les loups, les navires { $nation-of }.
epic-raid-began = Trois unités { $nation-of } marchent sur **{ $city }** et ne prennent pas la peine de s'en cacher. Dans la ville, on demande à combien de jours est l'armée, et s'il y en a une.
epic-raid-began-b = Du haut des murs, à **{ $city }**, on compte les feux dans la nuit, et au matin on tombe d'accord : trois unités { $nation-of }.
epic-invasion-began = Les captifs disent quelle route { $nation-the } comptent prendre : { $path }. Ils le disent sans qu'on le leur demande.
epic-invasion-passed = À { $city }, il n'y a personne pour voir passer { $nation-the }. L'herbe a poussé sous la porte ; les chevaux s'en régalent.
epic-invasion-stopped-beaten = À **{ $city }**, cent ans durant, on montrera l'endroit aux voyageurs : jusqu'ici, et pas plus loin, sont venus { $nation-the }.
epic-reconquest-began = **{ $city }** fut à eux, et les chansons { $nation-of } n'ont pas cessé de le dire. Maintenant, trois unités marchent pour que les chansons disent vrai.
epic-city-reconquered = { $nation-The } entrent à cheval dans **{ $city }**, le long d'inscriptions qui portent encore le nom de l'Empereur. On fait venir les tailleurs de pierre. La ville est perdue.
epic-city-abandoned = À { $city }, aucun secours n'arrive. Du haut du mur, les anciens comptent { $nation-the }, comptent leurs propres lances, et envoient chercher les clefs.
epic-city-abandoned-b = À { $city }, on a guetté les soldats au bout de la route jusqu'à en avoir mal aux yeux. Les premiers cavaliers qui la remontent sont ceux { $nation-of }.

epic-force-mustered-defence = Les trompettes avant le jour. On sort les enseignes de la chapelle, on promet le donativum ({ mustered-price }) et, aux ordres { $figures-of }, voici en marche { $units-the } : vers **{ $place }**, et vite.
epic-force-mustered-defence-b = Personne n'attend de meilleures nouvelles. On prend les armes, { mustered-price } : { $units-the }. À midi, la colonne est sur la route qui mène **{ $place-in }**, { $figures-the } à sa tête.
epic-force-mustered-defence-c = Un courrier rattrape l'autre. Puis, enfin, une armée : { $units-the }, aux ordres { $figures-of }, { mustered-price }. **{ $place-In }**, on sonne les cloches.
epic-force-mustered-attack = Cette fois, c'est nous qui marchons. Sur la table { $figures-of }, une carte, et sur la carte un doigt qui montre **{ $place-the }**. Devant la tente, { $units-the }, { mustered-price }.
epic-force-mustered-attack-b = « Sur **{ $place-the }** », disent les ordres, et rien de plus. On lève le camp, aux ordres { $figures-of }, { mustered-price } : { $units-the }.
epic-force-mustered-attack-c = Sur le champ de manœuvre, on déploie la sainte bannière, et l'on jure une fois encore de la rapporter : { $units-the }. Le salut est pour { $figures-the } ; on marche, { mustered-price }, contre **{ $place-the }**.
epic-force-mustered-persia = C'est la route que prit Julien, et peu de gens aiment qu'on le leur rappelle. Sur le pont de bateaux passent, { mustered-price }, { $units-the }, et { $figures-the } pour les mener.
epic-expedition-won = **La Perse est battue chez elle.** Dans les jardins du palais, des cavaliers romains courent l'autruche et la gazelle, et sur le Tigre brûlent les barques du Roi des Rois.
epic-transport-sailed = { $departure-In }, on hisse à bord les chevaux dans des sangles de toile, et un évêque bénit plus de navires qu'il n'en peut compter. On passera par { $zones-the }, vers **{ $target-the }**.
epic-transport-sailed-b = On largue les amarres { $departure-in }. Devant l'étrave, { $zones-the } ; au-delà, **{ $target-the }** ; et dans les cales, des hommes de la montagne qui n'ont jamais vu la mer.
epic-city-taken = À **{ $city }**, les portes s'ouvrent, et les premiers Romains entrent à cheval comme s'ils craignaient de réveiller quelqu'un. Puis les cloches s'y mettent. { $nation-The } ont perdu la ville ; dans la foule, un vieil homme demande quel empereur c'est.
epic-city-taken-b = Sur **{ $city }** monte l'enseigne à l'aigle et à la croix, et au forum un héraut lit en latin une loi que la moitié des gens ne comprennent pas et que tous acclament. { $nation-The } sont partis.

epic-battle-began-battle-enemy = ⚔️ La brume couvre la plaine devant **{ $place }**, et il en sort { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }. Les nôtres, { battle-count }, sont en ligne depuis avant le jour.
epic-battle-began-battle-enemy-b = ⚔️ { $nation-The } croyaient libre la route qui mène **{ $place-in }**. Ils y voient des boucliers, une haie de lances, { battle-count } de Rome contre leurs { $enemies }, et doivent y songer à deux fois.
epic-battle-began-battle-enemy-c = ⚔️ Devant **{ $place }**, les prêtres longent la ligne avec les reliques. En face, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } et des cris à s'enrouer ; chez nous, { battle-count } et pas un mot, comme le veut le manuel.
epic-battle-began-battle-roman = ⚔️ Les éclaireurs avaient raison : { $nation-the } sont sortis devant **{ $place }** avec { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} et entendent tenir. Notre ligne, { battle-count }, fait halte juste hors de portée d'arc et rectifie ses rangs.
epic-battle-began-battle-roman-b = ⚔️ Pour **{ $place }**, il faudra une bataille. Rome déploie { battle-count }, de la colonne à la ligne, sans un mot ; de l'autre côté du champ, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } et le tonnerre des boucliers.
epic-battle-began-battle-roman-c = ⚔️ Une plaine, un ruisseau, une route vers **{ $place }** et, en travers, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }. Les nôtres, { $count } en tout, disent le Trisagion, puis les trompettes le couvrent.
epic-battle-began-siege-enemy = ⚔️ { $nation-The } ont apporté des échelles devant **{ $place }**, et { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} pour y monter. Sur le parapet, { battle-count } des nôtres, à côté des chaudrons.
epic-battle-began-siege-roman = ⚔️ **{ $place-In }**, les murs sont d'ouvrage romain, et c'est bien l'ennui. En haut, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } ; en bas, { battle-count } des nôtres, et les béliers qu'on roule au pied.
epic-turning-duel = Longtemps, rien ne bougea que la poussière. Puis { $victor-the } prirent le dessus sur { $victim-the } ({ $box-in }, { $high } contre { $low }), et l'on vit la ligne plier, et rompre.
epic-turning-duel-b = Tout en vint à tenir à deux unités ({ $box-in }). { $victor-The } chargèrent encore une fois, { $high } contre { $low } ; { $victim-the } ne tinrent pas une seconde fois.
epic-turning-duel-c = Plus tard, chacun prétendit l'avoir vu : comment { $victor-the } joignirent { $victim-the }, { $high } contre { $low }, et comment tout s'éboula, tel un mur de pierres sèches ({ $box-in }).
epic-turning-flank = { $victor-The } avaient vaincu devant eux et auraient pu souffler. Ils se rabattirent au contraire sur le flanc ouvert ({ $box-in }), et { $victim-the } entendirent les trompes du mauvais côté : { $high } contre { $low }.
epic-turning-flank-b = La brèche n'était pas plus large qu'une aire à battre, et par là vinrent { $victor-the }. { $victim-The } étaient à leur poste ({ $box-in }), le bouclier en avant et la mort au côté : { $high } contre { $low }.
epic-turning-bow = Personne ne vit qui en donnait l'ordre. { $victor-The } se mirent à tirer, volée sur volée ({ $box-in }, { $score }), jusqu'à ce qu'il y eût { $victim-in } plus de flèches que d'hommes.
epic-turning-bow-b = Mille cordes qu'on lâche d'un coup, cela fait un bruit. { $victim-The } l'entendirent, l'entendirent encore, puis lâchèrent pied devant { $victor-the } sans en être venus aux mains ({ $box-in }, { $score }).
epic-turning-stratagem = C'était l'instant pour lequel on avait préparé *{ $stratagem }*. { $victim-The } valaient bien { $victor-the }, et perdirent la place tout de même ({ $box-in }, { $high } contre { $low }).
epic-turning-figure = Quand la ligne se mit à flotter ({ $box-in }), { $figure-the } ôta son casque, pour qu'on vît qui c'était. { $victor-The } avancèrent avec lui, { $high } contre { $low }, et c'en fut fait { $victim-of }.
epic-turning-figure-b = { $figure-The } avait poussé son cheval jusqu'{ $victor-to } et dit seulement : avec moi. { $victim-The } virent venir le manteau, la bannière et les lances, { $high } contre { $low } ; puis il n'y eut plus personne ({ $box-in }).
epic-battle-ended-battle-roman = Au soir, le champ est à Rome. **Victoire { $place-in } :** { $nation-the } ont laissé leur camp, leurs morts et leurs tambours. { battle-toll }
epic-battle-ended-battle-roman-b = On poursuit jusqu'à n'y plus voir. **{ $place-In }, { $nation-the } sont battus.** { battle-toll }
epic-battle-ended-battle-roman-c = Il vient un moment où une armée s'aperçoit qu'elle n'a plus personne devant elle. **{ $place-In }, la victoire est romaine,** et { $nation-the } en portent eux-mêmes la nouvelle chez eux. { battle-toll }
epic-battle-ended-battle-enemy = Ils reviennent par deux, par trois, sans boucliers. **Défaite { $place-in }.** { $nation-The } allument leurs feux où étaient nos tentes. { battle-toll }
epic-battle-ended-battle-enemy-b = Quand les enseignes s'abattent au centre, chacun a compris. **{ $nation-The } restent maîtres du terrain { $place-in }.** { battle-toll }
epic-battle-ended-battle-enemy-c = La route du retour est jalonnée de casques. **{ $place-In }, { $nation-the } ont vaincu,** et ce soir ils boivent dans nos coupes. { battle-toll }
epic-battle-ended-siege-roman = Cette nuit, sur les murs, { $place-in }, c'est une voix romaine qui crie les veilles. **Le siège est à nous.** { battle-toll }
epic-battle-ended-siege-enemy = { $place-In }, du haut des tours, on crie dans une langue étrangère. **Le siège est perdu.** { battle-toll }
epic-siege-stratagem-struck-roman = L'un se souvient de l'égout, un autre connaît le sergent de la poterne, et peu avant l'aube une lampe se balance trois fois ({ $die }). La ville est à nous ; unités perdues dans les rues : { $lost }.
epic-siege-stratagem-struck-enemy = À l'heure où les sentinelles dorment debout, on tire un verrou de l'intérieur ({ $die }). La ville est à eux ; unités qu'elle leur coûte : { $lost }.
epic-survival-tested-wounded = Le chirurgien coupe la hampe, pousse le fer de l'autre côté et dit ce que disent les chirurgiens ({ $score }). { $figure-The } vivra ; l'opération continue sans lui.
epic-survival-tested-eliminated = On rapporte { $figure-the } sur un bouclier, sous son propre manteau ({ $score }). Son nom va aux prêtres, dont la liste est longue.

epic-naval-battle-began = ⚓ **{ $zone-In }**, les dromons de Rome doublent le cap en ligne de front, et ils sont là, les navires { $enemies-of }. On abat les mâts, on tend les filets, on allume les brasiers.
epic-naval-battle-ended-roman = Des espars, des rames et des hommes qui ne savent pas nager : voilà ce qui reste d'eux. **{ $zone-The } { $zone-gender ->
    [feminine] est redevenue romaine
   *[masculine] est redevenu romain
}.**
epic-naval-battle-ended-enemy = Sur le rivage, on compte les voiles qui rentrent, et l'on recompte, parce qu'il n'y en a pas. **La flotte est perdue { $zone-in }.**

epic-ambassador-sent-success = Neuf mois de route, trois d'antichambre, une nuit de beuverie : alors { $nation-the } apposent leur marque au traité pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-success = La princesse pleure à la Porte d'Or, comme il est d'usage, et à la deuxième borne elle a les yeux secs. **{ $space-In }**, on l'accueille au son des tambours ({ $score }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-success-b = On avait envoyé d'avance son portrait, et il ne mentait pas. **{ $space-In }**, c'est une semaine de fêtes ; les interprètes ont les meilleures places ({ $score }, il fallait { $needed } ; { paid-price }).
epic-turn-ended = Le scribe sable la dernière page de la décennie et additionne les colonnes : { left-over }.
epic-turn-ended-b = Dix ans tiennent sur un rouleau. On le roule, on le noue, on le range : { left-over }.
epic-turn-ended-c = Qui était recrue au début de la décennie est vétéran à la fin, s'il est encore quelque chose. Le trésor ferme ses livres : { left-over }.

epic-game-ended-historic-victory = **{ $level }.** { $reason } Dans les annales de quelque autre monde, ces cent années ont pris un autre cours. Ici, les lampes brûlent sur le Bosphore, et les navires rentrent de chaque rivage de la mer romaine.
epic-game-ended-major-victory = **{ $level }.** { $reason } Ce n'est pas l'Empire d'Auguste. Mais sur les vieilles routes les courriers changent de chevaux, et les bornes disent la vérité.
epic-game-ended-minor-defeat = **{ $level }.** { $reason } Les murs sont debout, et derrière eux on apprend aux enfants le nom de provinces qui ne répondent plus.
epic-game-ended-major-defeat = **{ $level }.** { $reason } Quelque part, un scribe trempe sa plume pour écrire la ligne suivante des annales, et s'aperçoit qu'il n'y a rien à y mettre.
