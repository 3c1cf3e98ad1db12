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

# D'autres textes pour ce qui arrive souvent, afin qu'une épopée garde son ton.

epic-stratagem-played-enemy = Derrière leur ligne sonne une trompe qui n'est dans aucun de nos manuels. Ils jouent *{ $stratagem }*.
epic-stratagem-played-enemy-b = Un transfuge l'avait dit au souper, et l'on n'en avait rien cru. Maintenant, chacun le voit : *{ $stratagem }*.
epic-stratagem-played-enemy-c = Leur chef regarde longuement le terrain, dit deux mots à un cavalier, et le cavalier a disparu. C'était pour *{ $stratagem }*.
epic-stratagem-played-enemy-d = La stratégie n'est pas un mot romain, et ils semblent l'avoir remarqué. À notre ligne ils répondent par *{ $stratagem }*.
epic-stratagem-played-enemy-e = Les vieux soldats crachent, et disent qu'ils connaissent cette danse. Elle s'appelle *{ $stratagem }*.
epic-stratagem-played-enemy-f = Ce que les éclaireurs prenaient pour du désordre, c'était le début de *{ $stratagem }*.
epic-stratagem-played-enemy-idle = Ils avaient un plan au beau nom, *{ $stratagem }*, et le terrain s'en moque. Il est sans effet ici.
epic-stratagem-played-enemy-idle-b = Quelque part en face, un capitaine attend le signe convenu. *{ $stratagem }* reste sans effet ici.
epic-stratagem-played-roman = Le général trace trois lignes dans le sable, et ses officiers hochent la tête. L'ordre est *{ $stratagem }*.
epic-stratagem-played-roman-b = Les trompettes donnent une sonnerie que peu ont entendue, et le plus vieux centurion sourit. Nous jouons *{ $stratagem }*.

epic-force-mustered-sea = On sort les rames, on ramène le chapelain à quai, et le port se vide, { mustered-price } : { $fleets-the }, avec { $figures-the } à la poupe.
epic-force-mustered-sea-b = La moitié de la ville est sur le mur de mer pour voir passer la chaîne, { mustered-price }, par { $fleets-the }. La flamme de pourpre dit qui est à bord : { $figures-the }.
epic-force-mustered-sea-c = On a essayé les siphons sur une vieille barge, et il n'y a plus de barge. On appareille, { mustered-price }, avec { $fleets-the } ; le cap, { $figures-the } le { $figures-number ->
    [plural] donnent
   *[singular] donne
}.
epic-force-mustered-sea-d = Il y a du vin pour les rameurs, une relique pour le mât et un ordre scellé pour { $figures-the }. Avec la brise de terre on prend la mer, { mustered-price } : { $fleets-the }.
epic-force-mustered-sea-alone = Aucun général ne veut avoir le mal de mer pour si peu, et les capitaines tirent au sort qui mènera. On prend la mer, { mustered-price }, avec { $fleets-the }.
epic-force-mustered-defence-d = On compte d'abord les ponts, puis les hommes : { $units-the }, { mustered-price }. Il y en a assez, des uns et des autres, pour arriver à temps **{ $place-to }** ; { $figures-the } y { $figures-number ->
    [plural] veillent
   *[singular] veille
}.
epic-force-mustered-defence-e = Dans les villages, sur la route qui mène **{ $place-to }**, on est aux clôtures avec du pain et de l'eau. Et l'on voit passer, { mustered-price }, { $units-the }, { $figures-the } en tête.
epic-force-mustered-defence-f = « Combien ? » demande l'Empereur. Le logothète lit la liste, { mustered-price } : { $units-the }. L'encre n'est pas sèche que { $figures-the } { $figures-number ->
    [plural] partent
   *[singular] part
} **{ $place-to }**.
epic-force-mustered-defence-g = Rien n'est prêt, et tout s'ébranle, { mustered-price }, sur la route qui mène **{ $place-to }** : { $units-the }. Le reste se réglera en selle, avec { $figures-the }.
epic-force-mustered-defence-alone = On n'a pas de général sous la main, ni le temps d'en attendre un. Sous des hommes qui connaissent les gués, { mustered-price }, on envoie **{ $place-to }** { $units-the }.
epic-force-mustered-defence-alone-b = Un tribun lit l'ordre, n'y trouve le nom d'aucun chef, et le relit. Pour tenir **{ $place }**, { mustered-price }, il y a { $units-the }, et chacun en tiendra sa part.

epic-naval-battle-began-b = ⚓ Deux lignes de voiles, un seul vent, et pas assez de place pour deux **{ $zone-in }**. { $enemies-The } crient par-dessus l'eau ; nos rameurs gardent leur souffle.
epic-naval-battle-began-c = ⚓ Un aviso remonte la flotte, un seul pavillon hissé. **{ $zone-In }**, derrière la brume, sont { $enemies-the }, plus nombreux qu'hier.
epic-naval-battle-began-d = ⚓ Au lever du soleil, l'eau est vide **{ $zone-in }** ; une heure après, elle est pleine des navires { $enemies-of }. Sur les dromons, les tambours se mettent à battre.
epic-naval-battle-began-e = ⚓ { $enemies-The } ont enchaîné navire à navire **{ $zone-in }**, comme faisaient leurs grands-pères. L'amiral demande du feu.
epic-naval-battle-ended-roman-b = Le dernier brûle jusqu'à la ligne d'eau, et les mouettes se posent sur ce qui reste. **{ $zone-In }, plus trace { $enemies-of }.**
epic-naval-battle-ended-roman-c = Il y a des captifs à fond de cale et d'étranges boucliers le long des lisses. **{ $zone-In }, { $enemies-the } sont battus,** et à la nuit les phares le disent.
epic-naval-battle-ended-roman-d = Des hommes qui s'étaient couvert la tête de leur manteau relèvent les yeux. **{ $zone-The } est à nous ;** { $enemies-of }, il reste du bois flotté.
epic-naval-battle-ended-nobody = On éperonna, on brûla, on dénagea, on éperonna encore, jusqu'à devoir compter ses rames. **{ $zone-In }**, rien ne fut décidé, et la flotte rentra.
epic-naval-battle-ended-nobody-b = Le soir tombe **{ $zone-in }**, et nul n'a de raison d'allumer une lanterne. Chacun rentre, et annonce une victoire.
epic-fleet-sailed-c = Sur les quais, le sel est cher et les rumeurs pour rien. Celle-ci est vraie : { $nation-the } sont sortis, **{ $zone-in }**.
epic-fleet-sailed-d = Un moine, sur un cap, compte quarante voiles, et s'arrête, parce que les autres sont derrière la pluie. Ce sont { $nation-the }, maîtres **{ $zone-in }**.
epic-fleet-sailed-e = Personne n'a déclaré de guerre. Il y a seulement des navires qui ne rentrent pas, et au bout d'un mois chacun sait pourquoi : { $nation-the } courent la mer **{ $zone-in }**.

epic-romanness-changed-zone-occupied = Les boulangers commencent à mêler des fèves à la farine : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-b = Trois convois attendent au port des nouvelles, et mangent ce qu'ils devaient livrer : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-c = Les prêteurs de la Corne d'Or se réunissent, secouent la tête et rentrent tôt : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-d = Dans les îles, on enterre l'argenterie des églises et l'on dort dans les collines : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy = À Ctésiphon, on porte un siège de plus dans la salle des vassaux : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-b = Le maître des offices raye un nom de la liste des étrennes : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-c = Où nos envoyés changeaient de chevaux, on leur prend la bride : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-combat-won-d = Les veuves ont leur pension, les orphelins leur pain, et de tout un jour personne ne compte la dépense : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-e = On accroche à la Grande Église les étendards pris, à côté de ceux de gens que nul ne se rappelle : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-f = À l'Hippodrome, Bleus et Verts crient le même nom, et chacun prétend avoir commencé : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-g = La nouvelle arrive à une foire de Cappadoce avant le percepteur, et la foire dure jusqu'au matin : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-h = Le panégyrique était prêt depuis des années, il n'y manquait que le nom du lieu : +{ $change } PR, { $total } désormais.

epic-unit-improved = Tout l'hiver, on a chargé des poteaux, puis des camarades, jusqu'à ce que les poteaux renoncent. { $unit-The } sont *Élite* ({ paid-price }).
epic-unit-improved-b = De l'arsenal de Nicomédie viennent des mailles neuves, et avec elles un instructeur qui ne crie jamais. Au printemps, { $unit-the } sont *Élite* ({ paid-price }).
epic-unit-improved-c = Il fallait passer une rivière de nuit, en silence, et les sentinelles n'ont rien entendu. Dès aujourd'hui, { $unit-the } sont *Élite* ({ paid-price }).
epic-unit-improved-d = L'Empereur regarde du balcon, on lâche les rênes, cent flèches partent d'un coup. { $unit-The } rentrent *Élite* ({ paid-price }).
epic-unit-improved-e = Ils sont moins nombreux que l'an passé, et chacun en vaut deux. { $unit-The } sont *Élite* ({ paid-price }).
epic-pieces-recalled = Les sergents recruteurs sont allés jusqu'en Isaurie, et ramènent plus d'hommes qu'ils n'en ont perdu en route. De nouveau sur les rôles ({ paid-price }) : { $pieces-the }.
epic-pieces-recalled-b = On décroche de vieilles enseignes aux murs des chapelles, pour les donner à des garçons qui n'étaient pas nés quand on les y mit. Remis en campagne ({ paid-price }) : { $pieces-the }.
epic-pieces-recalled-c = À ceux qui étaient rentrés blessés, on demande s'ils sont sûrs de vouloir rester. Voilà de quoi remplir les rangs ({ paid-price }) : { $pieces-the }.
epic-pieces-recalled-figure = Depuis les funérailles, le bâton est resté sur la table de l'Empereur. Il le tend à un homme plus jeune, le nouveau { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-b = Il y avait trois candidats, dont deux avaient un oncle à la cour. Le troisième est le nouveau { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-c = Il a servi en Lazique, sur le Danube et sous son prédécesseur, qu'il a enterré. L'armée salue son nouveau { $pieces } ({ paid-price }).

epic-attitude-checked-neutrality = Des tours de guet, on voit sur l'autre rive la fumée des marmites, comme chaque soir ({ $score }). { $nation-The } restent chez eux.
epic-attitude-checked-neutrality-b = On échange des fourrures et du miel contre de l'huile et des couteaux, et nul ne demande à quoi servent les couteaux ({ $score }). { $nation-The } gardent la paix.
epic-attitude-checked-neutrality-c = { $nation-The } se disputent le bétail d'un mort, et le mort n'est pas nous ({ $score }).
epic-attitude-checked-neutrality-d = Les vieilles { $nation-in } ont lu dans les entrailles, et les entrailles disaient de rentrer la moisson ({ $score }).
epic-attitude-checked-persian-diplomacy-c = Le Roi des Rois se fait apporter la carte du Caucase, puis, à la surprise de ses généraux, fait venir le trésorier ({ $score }).
epic-attitude-checked-persian-diplomacy-d = Un médecin perse, un poète perse et un banquier perse paraissent d'une cour à l'autre, toujours dans cet ordre ({ $score }).
epic-attitude-checked-raid-c = C'est la saison où les gués sont bas et les greniers pleins. **{ $nation-The } viennent pour les greniers** ({ $score }).
epic-attitude-checked-raid-d = Une veuve a demandé aux jeunes gens, { $nation-in }, ce qu'ils ont fait depuis la mort de son mari ({ $score }). **Ils sont en selle : c'est un raid.**
epic-attitude-checked-raid-e = Les bergers descendent des collines au mauvais mois, avec la moitié de leurs troupeaux ({ $score }). Derrière eux viennent **{ $nation-the }, pour un raid.**
epic-attitude-checked-raid-f = Le chef { $nation-of } a une fille à marier, et pas d'argent pour la marier ({ $score }). Il sait où il y en a : **c'est un raid.**
epic-attitude-checked-piracy-c = On paie d'avance, et à la pièce, les charpentiers { $nation-of } ({ $score }). Ce n'est pas ainsi qu'on paie des barques de pêche.
epic-attitude-checked-piracy-d = C'est fête sur les plages { $nation-of }, avec des feux, des tambours et un bœuf pour la mer ({ $score }). Au matin, les bateaux sont partis.
epic-attitude-checked-invasion-c = Ils ont brûlé leurs propres huttes, pour que nul ne regarde en arrière. **{ $nation-The } viennent, hommes, femmes et chariots** ({ $score }).
epic-attitude-checked-invasion-d = Le sol le dit le premier : l'eau tremble dans les seaux, les chiens se couchent. **{ $nation-The } sont tous en marche** ({ $score }).
epic-attack-cancelled-not-roman = { $nation-The } vont à { $city }. Il fut un temps où cela nous aurait regardés ; les bornes le disent encore.
epic-attack-cancelled-not-roman-b = À { $city }, on sonne les cloches contre { $nation-the }, dans une église que nous avons bâtie. La ville n'est pas romaine, et nul Romain ne vient.
epic-attack-cancelled-not-roman-c = { $city-Of }, un évêque écrit en bon latin pour demander des soldats contre { $nation-the }. On lui répond en bon latin que la ville n'est pas à nous.
epic-attack-cancelled-not-roman-d = { $nation-The } ont choisi { $city }, et ce sont les rôles d'impôt d'un autre qui raccourciront. Notre frontière n'est pas touchée.
epic-diplomacy-turned-persian-c = **{ $space-In }**, on sort le portrait de l'Empereur par la petite porte, avec toutes les marques du respect. Désormais on y répond à Ctésiphon.
epic-diplomacy-turned-persian-d = Des chevaux, des faucons et un médecin, tel était le prix **{ $space-of }**. Les Perses l'ont payé, et l'on ne nous a pas demandé le nôtre.
epic-diplomacy-turned-roman-b = Les envoyés **{ $space-of }** baisent le seuil de la Magnaure, lèvent les yeux sur les lions d'or, et ne regardent plus la porte{ turned-by }
epic-diplomacy-turned-roman-c = **{ $space-In }**, le feu du temple est éteint, et une cloche est venue de Trébizonde à dos de mulet. On y regarde vers Constantinople{ turned-by }
epic-diplomacy-turned-roman-d = On a juré par le soleil, par l'eau et par l'Évangile, pour plus de sûreté. **{ $space-In }**, Rome a de nouveau des amis{ turned-by }

epic-raid-began-c = Devant **{ $city }**, les troupeaux ont disparu à midi, et les bergers le soir. Trois unités { $nation-of } sont dans les faubourgs, et ne se pressent pas.
epic-raid-began-d = À **{ $city }**, on enterre l'argenterie, on cache les filles et l'on discute de la porte. Trois unités { $nation-of } mettent fin à la discussion.
epic-raid-began-e = Un homme arrive à **{ $city }**, une flèche dans le dos, et dit un nombre avant de mourir. C'est trois : trois unités { $nation-of }.
epic-raid-began-f = Les marchands ont appris { $nation-to } la route qui mène à **{ $city }**, et leurs plaisanteries ce que valent ses murs. Trois unités suffiront, pensent-ils.
epic-desolation-removed-rebuilding-b = Le premier à revenir à **{ $city }** est un boulanger, parce qu'il savait que les autres auraient faim ({ paid-price }).
epic-desolation-removed-rebuilding-c = On retrouve aux archives le vieux plan **{ $city-of }**, et les vieilles pierres dans l'herbe. Le reste est chaux et patience ({ paid-price }).
epic-city-desolated-d = 🔥 À **{ $city }**, ceux qui s'étaient réfugiés dans l'église en avaient barré la porte. { $by-The } entassèrent les bancs dehors et s'en furent chercher des torches. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-e = 🔥 Au gué voisin, { $by-the } vendent à la douzaine les gens **{ $city-of }**. Un enfant vaut cette année moins qu'une chèvre. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-political-revolt = 🔥 À **{ $city }**, cela commença par une statue abattue et finit par les archives, les bains et le grenier. Nul ne saurait dire qui a gagné. −1 PR ; Désolation { $markers } sur { $limit }.
epic-monument-built-basilica = À **{ $city }**, quand on ôte l'échafaudage, l'architecte se place seul sous la coupole, comme il l'avait promis. La Basilique tient ({ $cost } PR).
epic-monument-built-basilica-b = Du marbre de Proconnèse, de l'or de la Monnaie et une relique dans une boîte d'argent : **{ $city }** consacre sa Basilique ({ $cost } PR).
epic-monument-built-monastery = Près **{ $city-of }**, un ermite s'aperçoit un matin qu'il a quarante disciples. L'Empereur leur donne des murs, un puits et une cloche : un Monastère ({ $cost } PR).
epic-monument-built-monastery-b = À **{ $city }**, derrière une porte toute simple, on priera jour et nuit pour l'Empire, en se relayant. Le Monastère est fondé ({ $cost } PR).

epic-battle-began-battle-enemy-d = ⚔️ Devant **{ $place }**, il y a un champ d'orge que personne ne moissonnera. D'un côté, { battle-count } de Rome ; de l'autre, { $nation-the }, { $enemies } en tout.
epic-battle-began-battle-enemy-e = ⚔️ À **{ $place }**, on entend les tambours { $nation-of } avant de rien voir. Puis les voici, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
}, et entre eux et la porte { battle-count } des nôtres.
epic-battle-began-battle-enemy-f = ⚔️ « Laissez-les venir », dit l'ordre du jour devant **{ $place }**, et ils viennent : { $nation-the }, { $enemies } contre { battle-count } de Rome.
epic-battle-began-battle-enemy-g = ⚔️ Du haut des murs, à **{ $place }**, on croirait un jeu sur une tablette, { battle-count } de Rome ici, { $enemies } { $nation-of } là. Puis le vent tourne, et l'on entend.
epic-battle-ended-battle-roman-d = Des gamins **{ $place-of }** sont déjà sur le champ, à chercher un casque à leur taille. **La victoire est romaine ;** { $nation-the } ne sont qu'un nuage de poussière. { battle-toll }
epic-battle-ended-battle-roman-e = Quelqu'un entonne l'hymne, qui court le long de la ligne plus vite qu'un ordre. **{ $place-In }, { $nation-the } ont perdu.** { battle-toll }
epic-battle-ended-battle-roman-f = Le général descend de cheval et s'assied dans l'herbe comme tout le monde. **{ $place-In }, c'est gagné ;** { $nation-of }, on ne voit plus que le dos. { battle-toll }
epic-battle-ended-battle-enemy-d = Un porte-étendard rentre à **{ $place }** sans son étendard, et nul ne pose de question. **Le champ est { $nation-to }.** { battle-toll }
epic-turning-duel-d = Un centurion cria quelque chose que personne n'écrira ({ $box-in }). Cela suffit : { $victor-the } repoussèrent { $victim-the }, { $high } contre { $low }.
epic-turning-duel-e = { $victim-The } tenaient depuis le matin, et voulaient de l'eau plus que la victoire ({ $box-in }). Puis vinrent { $victor-the }, { $high } contre { $low }.
epic-turning-figure-c = { $figure-The } renvoya son cheval à l'arrière, pour que chacun vît qu'il restait. À ses côtés, { $victor-the } taillèrent en pièces { $victim-the } ({ $box-in }, { $high } contre { $low }).
epic-turning-flank-c = { $victim-The } ne surent jamais d'où étaient venus { $victor-the }. On les vit derrière les boucliers, et ce fut fini ({ $box-in }, { $high } contre { $low }).
epic-survival-tested-wounded-b = Le cheval tombe le premier, et { $figure-the } dessous ({ $score }). Il jure jusqu'aux tentes, donc il vivra ; un autre mène cette opération.
epic-survival-tested-wounded-c = Une pierre de fronde trouve le jour sous la jugulaire ({ $score }). { $figure-The } se réveille parmi les bagages, et l'opération continue sans lui.
epic-survival-tested-eliminated-b = On reconnaît { $figure-the } à ses bottes, faites à Antioche et payées d'un mois de solde ({ $score }). Il y a un poème sur lui avant que la tombe soit fermée.
epic-survival-tested-eliminated-c = On a vu { $figure-the } pour la dernière fois qui allait de l'avant ({ $score }). Son écuyer ramène le cheval gris, et ne laisse la bride à personne.
epic-survival-tested-eliminated-d = { $figure-The } demande si la ligne tient, et on lui dit que oui ({ $score }). C'est la dernière chose qu'il entend.

epic-ambassador-sent-success-b = L'ambassadeur a perdu ses bagages, deux dents et toutes les parties de dés. Il rapporte le serment { $nation-of } pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-ambassador-sent-failure = On reçoit l'ambassadeur avec honneur, on le régale avec honneur, on le renvoie avec honneur. { $nation-The } ne signent rien ({ $die }, il fallait { $needed } ; { paid-price }).
epic-ambassador-sent-failure-b = { $nation-The } admirent la robe, gardent la coupe et demandent du temps ({ $die }, il fallait { $needed } ; { paid-price }). Il n'y aura pas de traité.
epic-marriage-offered-failure = Elle avait appris quarante mots de la langue, et le dernier était merci. **{ $space-In }**, on décline poliment ({ $score }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-failure-b = Le portrait revient, la peinture écaillée sur le nez. **{ $space-In }**, on s'est marié plus près de chez soi ({ $score }, il fallait { $needed } ; { paid-price }).
epic-counted-d = À la Préfecture, on additionne depuis Pâques, et l'on ne diffère que sur le prix d'une mule morte : +{ $gains }, { lost-sum }. La Romanité est à **{ $total }**.
epic-acta-placed-loyal-patriarch-b = Empereur et Patriarche vont pieds nus derrière la même relique, et le peuple voit qu'ils vont du même pas : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-financial-crisis-b = Un soldat mord son solidus, et la pièce cède : *{ $box }* ({ $score }), { $change } PR. Tout ce qu'on achètera cette décennie, on le paiera cher.
epic-acta-placed-agrarian-crisis-b = Les sauterelles arrivent un dimanche, et le mercredi elles sont dans le diocèse voisin : *{ $box }* ({ $score }), { $change } PR. Pas de pain pour les recrues, ni pour les rameurs.

# Ce que disent l'armée, la cour et le marché, afin que la troisième campagne d'un lecteur soit aussi neuve que la première.
epic-unit-improved-f = L'inspecteur vient avec une liste de quarante défauts à chercher, et repart avec une feuille blanche. Sur le rôle, { $unit-the } sont *Élite* ({ paid-price }).
epic-unit-improved-g = Trente milles sous les mailles, une rivière à passer, et à la trompette ils forment encore la ligne. Désormais, { $unit-the } sont *Élite* ({ paid-price }).
epic-unit-improved-h = Un vétéran de trois campagnes les prend en main, et les paresseux demandent un autre poste. Ceux qui restent, { $unit-the }, sont *Élite* ({ paid-price }).
epic-unit-improved-i = Au champ de l'Hebdomon, on forme le coin, le cercle et la ligne trois fois avant la cloche de midi. Le maître d'armes inscrit { $unit-the } parmi l'*Élite* ({ paid-price }).
epic-unit-improved-j = Des bottes neuves, une meilleure solde et un nom à mériter : { $unit-the } prêtent serment une seconde fois, et cette fois comme *Élite* ({ paid-price }).
epic-unit-improved-k = Leurs officiers couchent sous les mêmes tentes que les hommes et mangent à la même marmite. Après deux étés de ce régime, { $unit-the } sont *Élite* ({ paid-price }).
epic-unit-improved-l = Les autres régiments envoient leurs meilleurs fils servir { $unit-in }, et les fils écrivent que l'exercice commence avant le soleil. Le rôle de l'armée dit désormais *Élite* ({ paid-price }).
epic-unit-improved-m = Chaque lame arrive neuve de l'arsenal de Sardes, car au poteau on a usé toutes les vieilles. { $unit-The } sont *Élite* ({ paid-price }).
epic-unit-improved-n = Un camp d'hiver, un chef dur et une rivière froide à passer chaque matin ont fait ce que les promesses ne faisaient pas. { $unit-The } sont *Élite* ({ paid-price }).
epic-stratagem-played-enemy-g = Leur général a parcouru le terrain à l'aube, seul, et l'a marqué de pierres. Maintenant, il donne l'ordre : *{ $stratagem }*.
epic-stratagem-played-enemy-h = Trois cavaliers quittent leur centre au galop, un pour chaque aile et un pour l'arrière. Quand ils arrivent, *{ $stratagem }* commence.
epic-stratagem-played-enemy-i = Un prisonnier rit quand on l'interroge sur leur plan, et n'en dit pas plus. Une heure après, chacun sait ce que c'était : *{ $stratagem }*.
epic-stratagem-played-enemy-j = Il y a là-dessus une page dans tous les livres de guerre, et nos officiers l'avaient tournée trop vite. L'ennemi joue *{ $stratagem }*.
epic-stratagem-played-enemy-k = Nos prêtres chantent encore que quelque chose passe dans leurs rangs, d'homme à homme. C'est un ordre : *{ $stratagem }*.
epic-stratagem-played-enemy-l = Dans leur seconde ligne, une enseigne s'incline deux fois, et une trompe répond de loin. C'était le signal : *{ $stratagem }*.
epic-stratagem-played-enemy-idle-c = Ils ont répété *{ $stratagem }* toute une saison et l'exécutent à la lettre. Sur ce terrain, cela reste sans effet.
epic-stratagem-played-enemy-idle-d = Une trompe appelle : *{ $stratagem }*, et leurs propres hommes se regardent. À quoi que cela dût servir, cela n'a pas d'effet ici.
epic-stratagem-played-roman-c = À minuit, chaque tribun reçoit une tablette scellée, à ouvrir à la seconde trompette. Elle porte un ordre : *{ $stratagem }*.
epic-stratagem-played-roman-d = Depuis des années, le général attendait un ennemi et un terrain qui s'y prêtent. Aujourd'hui, il a les deux, et ordonne *{ $stratagem }*.
epic-stratagem-played-roman-idle = Le général ordonne *{ $stratagem }*, et ses officiers demandent où. Il n'y a pas de place pour cela sur ce champ, et l'effet est nul.
epic-stratagem-played-roman-idle-b = On avait tracé *{ $stratagem }* sur la carte la veille, et la carte se trompait. Nous le jouons sans effet.
epic-turning-bow-c = On remplit trois fois les carquois avant midi. { $victor-The } les vidèrent tous ({ $box-in }, { $score }), et à la fin { $victim-the } tournèrent le dos.
epic-turning-bow-d = { $victim-The } avaient serré les rangs et attendaient la charge ({ $box-in }). Mais { $victor-the } tirèrent sans bouger ({ $score }), jusqu'à ce qu'il n'y eût plus de rangs à serrer.
epic-turning-bow-e = À quatre-vingts pas, un bouclier ne suffisait plus. { $victor-The } avaient trouvé la distance, { $victim-the } ne purent la réduire, et l'on céda la place sous les flèches ({ $box-in }, { $score }).
epic-turning-bow-f = Derrière { $victor-the } accouraient des garçons, avec de nouvelles gerbes de flèches, encore et encore. { $victim-The } tinrent autant que des hommes le peuvent, puis rompirent ({ $box-in }, { $score }).
epic-turning-bow-g = Le vent avait tourné dans l'après-midi, et portait loin. { $victim-The } se croyaient hors de portée quand vinrent les volées { $victor-of } ({ $score }), et la place se vida ({ $box-in }).
epic-turning-wall = { $victor-The } avaient depuis le matin le parapet à portée, et tiraient sur ce qui bougeait. À la fin, { $victim-the } étaient à terre, et le mur était vide ({ $box-in }, { $score }).
epic-turning-wall-b = Entre deux merlons, il y avait un jour large d'un bras. { $victor-The } y firent passer flèche sur flèche ({ $score }), et sur le mur tombèrent { $victim-the }.
epic-turning-both = Les deux lignes cédèrent dans le même quart d'heure, et deux armées s'enfuirent l'une de l'autre. Celle qui avait le moins rompu revint, et garda le champ.
epic-turning-both-b = Ce soir-là, deux généraux dictèrent la nouvelle d'une défaite, et l'un d'eux se trompait. Les deux lignes avaient rompu, mais la sienne moins que l'autre, et le champ était à lui.
epic-turning-passes = Les lignes se heurtèrent, se quittèrent, reprirent haleine et se heurtèrent encore, { $stages } passes en tout ; à la fin, elles étaient là toutes deux. On compta les morts, et les pertes les plus légères décidèrent.
epic-turning-walls = Avec des échelles, avec du feu, puis encore avec des échelles, ils vinrent { $stages } fois. Quand les trompettes rappelèrent les assiégeants, les mêmes murs étaient dans les mêmes mains.
epic-battle-ended-battle-roman-cheap = On fait l'appel au crépuscule, tente par tente, et toutes les unités répondent. **{ $place-In }, { $nation-the } sont battus.** { battle-toll }
epic-battle-ended-battle-roman-cheap-b = Ce fut fini avant que la réserve eût resserré ses sangles. **{ $place-In }, la victoire est romaine,** et ce sont { $nation-the } qui l'ont payée. { battle-toll }
epic-battle-ended-battle-roman-cheap-c = Les vétérans disent avoir connu des jours plus durs à l'exercice. **{ $nation-The } sont battus { $place-in },** et nos unités sont aussi nombreuses qu'au matin. { battle-toll }
epic-battle-ended-battle-roman-cheap-d = Les chirurgiens sortent leurs lames, et ont le temps de les polir. **{ $place-In }, la journée est à nous ;** ce qui s'y est perdu, { $nation-the } l'ont perdu. { battle-toll }
epic-battle-ended-battle-roman-outnumbered = Au lever du jour, ils étaient plus nombreux que nous, et chacun sur le champ savait compter. **{ $place-In }, la plus petite armée a gagné ;** { $nation-the } rentrent l'expliquer chez eux. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-b = On avait conseillé au général d'attendre des renforts, et il avait rangé la lettre. **{ $place-In }, on gagne sans eux,** contre plus d'hommes que nous n'en avions : { $nation-the } sont battus. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-c = Leur ligne était la plus longue, et cette longueur ne leur a servi de rien. **Victoire { $place-in },** avec moins d'hommes que { $nation-the }. { battle-toll }
epic-battle-ended-battle-roman-dear = Les trompettes sonnent la victoire, et des compagnies entières ne sont plus là pour l'entendre. **{ $place-In }, c'est gagné,** à un prix qu'on lira dans toutes les provinces. { battle-toll }
epic-battle-ended-battle-roman-dear-b = On creuse jusqu'après minuit, en longues rangées, et les rangées romaines sont longues aussi. **{ $nation-The } sont battus { $place-in }.** { battle-toll }
epic-battle-ended-battle-roman-rout = Personne ne fuit, parce qu'il ne reste personne pour fuir. **{ $place-In } finit l'armée { $nation-of },** jusqu'à la dernière enseigne. { battle-toll }
epic-battle-ended-battle-roman-rout-b = Un berger cherche par où sont rentrés { $nation-the }, et ne trouve pas de traces. **{ $place-In }, la victoire est complète.** { battle-toll }
epic-battle-ended-battle-roman-rout-c = Nos hérauts cherchent parmi { $nation-the } un chef qui puisse demander une trêve, et n'en trouvent pas. **{ $place-In }, la victoire est romaine,** et de leur armée il ne reste rien. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered = Notre armée était la plus grande, et ce sera la première question à la cour. **{ $place-In }, { $nation-the } ont gagné,** avec moins d'hommes. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered-b = Nous avions le nombre, nous le savions, et la ligne avançait comme si rien ne pouvait l'arrêter. **{ $place-In }, on l'a arrêtée :** une plus petite armée, celle { $nation-of }. { battle-toll }
epic-battle-ended-battle-enemy-dear = De régiments entiers, seuls les bagages reviennent. **Défaite { $place-in } :** { $nation-the } ont le champ, et n'ont pas pris que cela. { battle-toll }
epic-battle-ended-battle-enemy-dear-b = Le trésorier raye une unité après l'autre de son rôle, et doit retailler sa plume. **{ $nation-The } ont gagné { $place-in }.** { battle-toll }
epic-battle-ended-siege-roman-b = Quand la fumée se lève, { $place-in }, l'enseigne de la plus haute tour porte une croix. **Le siège est gagné.** { battle-toll }
epic-battle-ended-siege-roman-c = { $place-In }, les machines se taisent, et dans le silence quelqu'un entonne un psaume que tous les Romains connaissent. **Rome a gagné le siège.** { battle-toll }
epic-battle-ended-siege-enemy-b = Des cordes, des boucliers, des échelles brisées jonchent le sol { $place-in } ; { $nation-the } les ramassent pour leurs feux. **Nous avons perdu le siège.** { battle-toll }
epic-counted-cap = Le registre n'a pas de ligne au-dessus de celle-ci. Le secrétaire écrit **{ $total }** sur { $cap }, { $gains } de gains et { $losses } de pertes, et pose la plume.
epic-counted-cap-b = Dans la Magnaure, on additionne deux fois, parce qu'on n'y croit pas tout de suite : +{ $gains }, { lost-sum }. La Romanité est à **{ $total }**, et la piste ne va pas plus loin.
epic-counted-cap-c = { $losses ->
    [0] Au consistoire, le lecteur n'a pas de pertes à annoncer, et vient tout de suite aux gains, { $gains }
   *[other] Au consistoire, le lecteur commence par les pertes, { $losses }, et finit par les gains, { $gains }
}. La Romanité s'établit à **{ $total }**, le plus qu'on puisse compter.
epic-counted-cap-d = Fermiers de l'impôt, évêques et comtes des frontières envoient leurs chiffres, et pour une fois les chiffres concordent : +{ $gains }, { lost-sum }. La Romanité atteint **{ $total }** sur { $cap }.
epic-counted-cap-e = L'Empereur demande ce qu'on pourrait encore compter, et le logothète répond : rien. **{ $total }**, c'est le bout de la piste ; { $gains } de gains, { $losses } de pertes.
epic-counted-cap-f = Il y a une copie pour les archives, une pour le Sénat et une pour les envoyés étrangers, qui doivent la voir : Romanité **{ $total }**, la plus haute marque qui soit (+{ $gains }, { lost-sum }).
epic-counted-more = On lit d'abord l'ancien chiffre, ensuite le nouveau, et le nouveau est plus haut. +{ $gains }, { lost-sum } : la Romanité est à **{ $total }**, mieux qu'il y a dix ans.
epic-counted-more-b = Un commis qu'on avait prié de préparer des excuses les remet au tiroir. Avec { $gains } de gains et { $losses } de pertes, le compte monte à **{ $total }**.
epic-counted-less = Le commis aux comptes lit vite et ne lève pas les yeux. +{ $gains }, { lost-sum } : la Romanité est à **{ $total }**, moins qu'au dernier décompte.
epic-counted-less-b = À côté du nouveau chiffre se lit encore l'ancien, et nul n'ose le gratter. Avec { $gains } de gains et { $losses } de pertes, le compte tombe à **{ $total }**.
epic-counted-floor = Les commis additionnent, raturent, additionnent encore, et chaque fois il ne reste rien : +{ $gains }, { lost-sum }. La Romanité est à **{ $total }**, et la page n'a pas de ligne plus basse.
epic-attack-cancelled-not-roman-e = Les éclaireurs signalent { $nation-the } sur la route de { $city }, et l'officier de service demande à qui est la ville. Elle n'est pas à nous, et les chevaux restent à l'écurie.
epic-attack-cancelled-not-roman-f = Un marchand rapporte que { $nation-the } sont devant { $city }. On l'en remercie ; la ville a d'autres maîtres, et c'est à eux de répondre à l'attaque.
epic-attack-cancelled-not-roman-again = { $nation-The } choisissent { $city }, comme d'autres l'avaient choisie. Le dossier est épais à présent, et chaque feuille porte les mots : non romaine.
epic-attack-cancelled-not-roman-again-b = À { $city }, on sait à présent combien le poste romain le plus proche est loin. { $nation-The } viennent, la ville n'est pas à nous, et personne ne se met en route.
epic-attack-cancelled-not-roman-again-c = Une fois de plus, on signale une attaque sur { $city }, et ce sont { $nation-the } ; une fois de plus, les comtes des frontières n'ont rien à y défendre. Aucun Romain n'est touché.
epic-attack-cancelled-not-roman-again-d = Qui gouverne à { $city } le paie de nouveau, avec { $nation-the } devant les murs. Ce n'est pas nous, et nous n'envoyons personne.
epic-romanness-changed-combat-won-streak = Les Bleus ont une chanson sur { $row } victoires de suite, et les Verts la chantent plus fort : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-b = C'est la { $row }ᵉ victoire de suite, et l'orateur se plaint d'avoir épuisé Achille, Scipion et les deux Caton : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-c = Après { $row } victoires l'une sur l'autre, les recrues viennent aux enseignes sans qu'on les appelle, et amènent leurs cousins : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-d = À la Grande Église, le livre est ouvert à l'hymne d'action de grâces, où il l'était déjà ; cela fait { $row } victoires de suite : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-e = Des envoyés étrangers demandent audience plus tôt qu'ils n'y comptaient, depuis que l'armée a gagné { $row } fois de suite : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloodless = Pas une unité ne manque au retour de l'armée, et personne, à la porte, n'a de liste à lire : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloodless-b = La victoire n'a coûté aucune unité, et le comte des Largesses lit deux fois ce passage de la dépêche : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloodless-c = Il rentre par la Porte d'Or autant d'enseignes qu'il en était sorti, et les enfants sur le mur ont compté : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-sea = Des pilotes qui depuis le printemps refusaient toute cargaison reviennent sur les quais et demandent du fret : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-sea-b = On met des lampes aux fenêtres le long du mur de mer, comme à la fête de saint Phocas, qui veille sur les marins : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-revenge = Le même ennemi nous avait battus la dernière fois, et l'on en faisait des chansons outre-frontière. On en chantera d'autres : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-revenge-b = Des hommes qui leur avaient laissé leur bouclier à la dernière bataille en rapportent deux chacun : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-recovered = Depuis la défaite, au marché, on parlait bas. Aujourd'hui, on y crie de nouveau : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-recovered-b = On ôte de la liturgie les prières pour une armée en détresse, et l'on met à leur place une hymne d'action de grâces : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-first = Nul à la cour ne sait plus comment se règle un triomphe, et il faut interroger un vieil eunuque. C'est la première victoire de ces guerres : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-first-b = On cloue le premier laurier de ces guerres à la porte du Sénat, où chacun peut le toucher : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-persia = Dans les églises de Syrie, on lit le nom des villes qui dormiront cette nuit, car les Perses sont battus : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-siege = Les charpentiers de l'arsenal écrivent à la craie le nom du siège sur une catapulte, et boivent à sa santé : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloody = Avant l'action de grâces, on lit les noms de ceux qui sont tombés, et c'est la lecture la plus longue des deux : +{ $change } PR, { $total } désormais.

# Une décennie vue de sa fin, et ses fils.
epic-chapter-victories = Partout où l'armée rencontra { $nations-the }, ce fut l'armée qui dormit sur le champ. Les annales de ces années comptent { victories }, et pas une défaite.
epic-chapter-victories-b = Les généraux n'eurent guère à s'excuser dans leurs rapports : { victories } sur { $nations-the }, et pas une seule défaite.
epic-chapter-victories-c = Pour les guerres de cette décennie, la Monnaie frappa une Victoire tenant une palme. Elle rappelait { victories } sur { $nations-the }, et il n'y avait aucune défaite à taire.
epic-chapter-victories-d = Ceux qui combattirent { $nations-the } en ces années l'ont raconté à leurs petits-enfants sans rien omettre : { victories }, et aucune défaite.
epic-chapter-defeats = Les dépêches qui parlaient { $nations-of } se lurent portes closes : { defeats }, et pas une victoire parmi elles.
epic-chapter-defeats-b = Contre { $nations-the }, l'armée perdit chaque fois qu'elle se battit, et les annales de la décennie disent combien : { defeats }.
epic-chapter-mixed = On sonna les cloches, puis on les fit taire : contre { $nations-the }, l'armée eut { victories } et { defeats }.
epic-chapter-mixed-b = La guerre contre { $nations-the } alla dans un sens, puis dans l'autre. Quand on la mit par écrit, il y eut { victories } et { defeats }.
epic-chapter-mixed-c = Ni nous ni { $nations-the } n'avions lieu de nous vanter de ces années, et l'on s'en vanta des deux côtés. Rome y eut { victories } et { defeats }.
epic-chapter-sacked = On conseillait aux voyageurs d'emporter leur pain, car plus personne n'en vendait { $cities-to }.
epic-chapter-sacked-b = Des hommes étaient partis aux champs ou à une noce, et ne retrouvèrent rien au retour. C'est ce qu'on vit { $cities-to }.
epic-chapter-sacked-c = Les évêques demandèrent du temps pour écrire les noms des morts { $cities-of }, et on le leur donna.
epic-chapter-sacked-d = De l'impôt dû par { $cities }, les percepteurs rapportèrent un sac de clous et une liste de ruines.
epic-chapter-gained = Des juges romains prirent place { $cities-to }, et les premiers procès furent pour savoir à qui était chaque maison.
epic-chapter-gained-b = Une route qui finissait à un péage étranger redevint romaine plus loin ; elle menait { $cities-to }.
epic-chapter-gained-c = Le Sénat se leva tandis qu'on lisait ce qui, en ces années, était venu à l'Empire : { $cities }.
epic-chapter-lost = À la fin de la décennie, les courriers avaient moins de route à faire, car on avait perdu { $cities }.
epic-chapter-lost-b = Des familles arrivèrent dans les vieilles provinces avec un coffre et point d'adresse ; l'ennemi leur avait pris { $cities }.
epic-chapter-befriended = Des cadeaux, des serments et une escorte d'honneur partirent pour l'Orient ; à la fin de la décennie, on était pour nous { $spaces-in }.
epic-chapter-befriended-b = Nos envoyés revinrent d'Orient avec des lettres scellées : { $spaces-in }, on avait choisi l'Empereur.
epic-chapter-befriended-c = En ces années, quelqu'un garda pour nous les cols et les puits d'Orient : { $spaces-in }, on nous était fidèle.
epic-chapter-estranged = La Perse n'a pas tiré l'épée pour cela : { $spaces-in }, on passa de son côté, pour de l'or, par crainte ou pour une noce.
epic-chapter-estranged-b = À Ctésiphon, la salle d'audience était plus pleine que dix ans plus tôt. Les nouveaux venus y parlaient pour { $spaces-the }.
epic-chapter-fallen = Derrière un cheval sans cavalier, l'armée marcha au pas et sans un mot, en mémoire { $figures-of }.
epic-chapter-fallen-b = Au rôle des morts qu'on lit à Pâques, on ajouta une ligne, en mémoire { $figures-of }.
epic-chapter-rebuilt = On dressa des échafaudages, et l'on tint marché entre les murs avant qu'ils eussent un toit : on vivait de nouveau { $cities-to }.
epic-chapter-rebuilt-b = Aux colons, on donna de la terre, une charrue à crédit et dix ans sans impôt ; ainsi se relevèrent { $cities }.
epic-chapter-quiet = Un fonctionnaire qui avait commencé le journal de la décennie y renonça, faute de matière. On sema, on paya l'impôt, et l'armée fit l'exercice.
epic-chapter-quiet-b = De ces dix années, les vieux dirent plus tard que les figues avaient été bonnes. C'est tout ce qu'ils s'en rappelaient.
epic-chapter-ended = La dernière feuille est pleine, et le lecteur peut juger par lui-même. Voici le verdict des annales : **{ $level }.**
epic-chapter-ended-b = Ici l'annaliste range son encre, et d'autres devront dire ce qu'il en advint. Sa dernière ligne : **{ $level }.**
epic-thread-rivals = *Les vieux soldats apprennent aux jeunes comment se battent les { $nation }, et ils ont { thread-fights } pour cela. Victoires romaines : { $won }.*
epic-thread-rivals-b = *Il n'est guère de province qui n'ait enterré un homme tombé contre les { $nation }. Sur { thread-fights }, Rome en a gagné { $won }.*
epic-thread-rivals-c = *Aux archives, les { $nation } ont leur rayon, pour { thread-fights }. Les rouleaux au ruban rouge sont les victoires : { $won }.*
epic-thread-winning = *En { $row } combats, pas une enseigne ne s'est abaissée, et ceux qui les portent ne s'y exercent plus.*
epic-thread-winning-b = *L'armée s'est battue { $row } fois de suite et a gagné chaque fois ; à la cour, on commence à trouver cela naturel.*
epic-thread-winning-c = *En province, on date les naissances et les dettes de la dernière victoire, et l'on en a { $row } de suite pour choisir.*
epic-thread-losing = *Cela fait { $row } fois de suite que les courriers apportent de mauvaises nouvelles, et les portiers du palais les reconnaissent au pas des chevaux.*
epic-thread-losing-b = *Qui est promu à présent remplace un homme battu : { $row } défaites, et pas une victoire entre elles.*
epic-thread-fickle = *Dans chaque capitale, un commis ne fait que suivre { $space-the } : { thread-changes } de camp jusqu'ici.*
epic-thread-fickle-b = *Les grandes familles { $space-of } gardent un fils à chaque cour, pour plus de sûreté. Elles ont eu raison : { thread-changes } de camp.*
epic-thread-fickle-c = *Avec { $space-the }, on écrit les traités sur la cire, et non sans raison : { thread-changes } de camp.*
epic-thread-idle = *Les chansons de marche parlent maintenant de murs à défendre. Depuis { thread-turns }, aucune armée romaine n'a attaqué.*
epic-thread-idle-b = *Les béliers dorment sous la toile depuis { thread-turns }, et les hirondelles nichent dans les bâtis. Rome n'a pas attaqué.*
epic-thread-idle-c = *Depuis { thread-turns }, l'armée se bat où l'on vient la chercher, et n'a elle-même attaqué personne.*
epic-thread-rising = *Les jeunes commis croient que chaque décompte vaut mieux que le dernier. Ils en ont vu { $row } de suite, et { $change } de plus en tout.*
epic-thread-rising-b = *Il faut au registre de la Romanité une colonne plus large : { $row } décomptes de suite ont monté, de { $change } ensemble.*
epic-thread-falling = *L'Empereur a entendu { $row } décomptes de suite, chacun plus bas que le précédent, et { $change } sont perdus en tout.*
epic-thread-besieged = *À { $city }, les jardiniers déterrent des pointes de flèches de tous les modèles. Elles viennent de { thread-sieges }.*
epic-thread-burnt = *À { $city }, une vieille femme a tiré la même icône des ruines { thread-times }.*

# Ce qui n'avait pas de texte à cette longueur : dons, bouts de la piste, monuments, fins de route, ce que défait une tempête.
epic-territory-conquered = Les arpenteurs rangent la carte où une partie { $territory-of } était restée blanche. Tout y est romain.
epic-territory-conquered-b = Un percepteur traverse { $territory-the } d'un bout à l'autre, et dort chaque nuit sous un toit romain. Tout est à nous.
epic-territory-conquered-c = La dernière garnison étrangère s'en est allée. Le gouverneur signe un décret qui vaut partout { $territory-in }, sans une exception à nommer.
epic-caesar-named-b = La lettre appelle le roi { $nation-of } fils de l'Empire et *César*, et ne promet rien d'autre. Il se la fait lire trois fois. −1 à leur attitude ce tour-ci.
epic-caesar-named-c = Un orfèvre de la capitale fait un diadème à la mesure d'un chapeau emprunté. Le roi { $nation-of } s'en coiffe aussitôt, et le voilà *César* : −1 à leur attitude ce tour-ci.
epic-caesar-named-d = Il y faut un manteau blanc, un sceau et une place à des banquets où il n'ira jamais. Le roi { $nation-of } est maintenant *César* : −1 à leur attitude ce tour-ci.
epic-romanness-changed-church-gift = Le Patriarche fait ôter de leurs gonds les portes d'argent d'un sanctuaire, et les envoie à la fonte : +{ $change } PR, { $total } désormais.
epic-romanness-changed-church-gift-b = Des diacres portent des coffres au palais, en procession, et ne demandent pas de reçu. L'Église donne ce qu'elle peut : +{ $change } PR, { $total } désormais.
epic-romanness-changed-church-gift-cap = { $moved ->
    [0] Le Patriarche fait peser des lampes d'argent pour l'Empereur, qui le remercie et les renvoie. À { $total } PR, la piste est pleine.
   *[other] Le Patriarche fait peser des lampes d'argent pour l'Empereur, qui prend ce qui peut servir : +{ $moved } PR. À { $total }, la piste est pleine.
}
epic-romanness-changed-church-gift-cap-b = { $moved ->
    [0] Un coffre va de la Grande Église au palais, et en revient sans qu'on l'ait ouvert : la piste s'arrête à { $total }, et un don n'ajoute aucun PR.
   *[other] Un coffre va de la Grande Église au palais, et en revient à demi plein : +{ $moved } PR, car la piste s'arrête à { $total }.
}
epic-romanness-changed-cap = { $moved ->
    [0] Le héraut annonce un gain de { $change } PR, et le secrétaire ne trempe pas sa plume : la piste s'arrête à { $total }.
   *[other] Le héraut annonce un gain de { $change } PR, et le secrétaire en inscrit { $moved } : la piste s'arrête à { $total }.
}
epic-romanness-changed-floor = { $moved ->
    [0] Le trésorier retourne la bourse : il faudrait { $change } PR, et il ne reste rien à perdre. Le compte demeure à { $total }.
   *[other] Le trésorier retourne la bourse : il faudrait { $change } PR, et elle n'en contenait que { $moved }. Total : { $total }.
}
epic-romanness-changed-gentle-start = Le nouveau règne commença les greniers pleins et la frontière tranquille. Un destin clément lui laissa { $change } PR pour commencer.
epic-romanness-changed-coin-lost = Au registre de l'impôt, on barre d'un coin à l'autre une page entière, celle { $about-of }. Son or est perdu : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-coin-gained = Un convoi de mulets arrive avec des sacs scellés et une escorte à proportion. L'or coule de nouveau à { $about } : +{ $change } PR, { $total } désormais.
epic-romanness-changed-monument-lost = Ce que des maçons avaient bâti en des années se balaie en deux jours, et son prix s'en va avec : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-e = À la douane d'Abydos, les officiers jouent aux dés sur un quai vide : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-f = Les cargaisons passent par la terre, à quatre fois le prix, et il en arrive la moitié : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-d = On raye de l'ordre de bataille un contingent d'alliés, et un comte des frontières demande qui va garder les cols : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-e = On renvoie du palais de jeunes otages, avec précepteurs et jouets, puisqu'il n'y a plus de traité dont ils répondent : −{ $change } PR, il en reste { $total }.
epic-expedition-turned-back-no-figure = Le trompette regarde vers la place du chef pour le signal, et n'y voit personne. Faute de commandant, l'armée s'en retourne.
epic-expedition-turned-back-no-figure-b = Les tribuns disputent tout un soir de qui doit mener, et au matin nul ne mène. Privée de ses chefs, l'armée rebrousse chemin.
epic-expedition-turned-back-storm = La deuxième nuit, les feux de la flotte s'éteignent l'un après l'autre. L'aube trouve les navires rejetés au port, et l'opération est finie.
epic-expedition-turned-back-storm-b = Les pilotes avaient demandé une semaine de plus, et l'on passa outre. La tempête ramène la flotte, et de l'opération il ne sort rien.
epic-expedition-turned-back-sunk = Ceux qui attendent les transports sur le rivage voient la marée rapporter des planches. La flotte a sombré, et l'expédition avec elle.
epic-expedition-turned-back-not-through = Derrière un cap, les transports attendent que la mer se vide, et elle ne se vide pas. La flotte ennemie barre le passage, et l'expédition tourne bride.
epic-expedition-turned-back-broken-off = Le général fait une fois le tour des murs, compte ses échelles et fait plier les tentes. On ne tente pas le siège, et l'armée rentre au pays.
epic-units-sent-home = Il y a plus d'hommes que n'en peuvent mener les chefs qui restent. On leur donne la solde, un pain et l'ordre du retour : { $units-the }.
epic-units-sent-home-b = Quand l'armée est partie, on s'aperçoit qu'il n'y a pas d'ordres pour tous. On renvoie dans leurs foyers { $units-the }.
epic-fortifications-held = En quête d'un passage, { $unit-the } font tout le tour de la place, et le soir se retrouvent où ils avaient commencé. À { $city }, les Fortifications les tiennent dehors.
epic-unit-rallied-enemy = Nous pensions en être quittes. Un chef arrive au galop, frappe du plat de l'épée, et { $unit-the } reviennent au combat ({ $box-in }).
epic-unit-rallied-enemy-b = De l'autre côté du champ, une trompe appelle, et des fuyards s'arrêtent, se retournent. Puis { $unit-the } se reforment ({ $box-in }).
epic-unit-rallied-roman = Un garçon qui porte une enseigne s'arrête et ne veut plus courir. Autour de lui se rassemblent { $unit-the }, et la ligne les retrouve ({ $box-in }).
epic-reserve-committed = Le général les avait gardés derrière la crête, à l'abri du soleil. Maintenant { $unit-the } se lèvent, et la brèche est fermée ({ $box-in }).
epic-disputes-rolled = La veille du combat, { $unit-the } apprirent quel credo tient le général ({ $die }). Au matin, ils déposent les armes.
epic-invasion-began-b = Des espions sont allés en avant, pour { $nation-the }, compter les ponts. Voici la route qu'ils veulent suivre : { $path }.
epic-invasion-began-c = Au soir, chaque ville de la route a vu le même courrier, avec le même mot à la bouche : { $nation-the }. On les attend dans cet ordre : { $path }.
epic-invasion-stopped-beaten-b = { $nation-The } s'étaient fait dire le chemin au-delà de **{ $city }**, et n'en auront pas besoin. Leur invasion finit là.
epic-invasion-stopped-beaten-c = Devant **{ $city }**, on fait tourner les chariots, moins remplis qu'au printemps. L'invasion { $nation-of } est vaincue.
epic-invasion-stopped-not-roman = Après { $city }, { $nation-the } entrent dans des terres où nul ne paie l'impôt à Rome. Il n'y a plus rien de nous à envahir, et ils s'en retournent.
epic-invasion-stopped-end-of-road = Ni mur ni armée n'a retenu longtemps { $nation-the }. À { $city } finit leur route, et ils rentrent avec le butin.
epic-invasion-stopped-no-one-left = À { $city } tombe le dernier guerrier parmi { $nation-the }, bien loin de chez lui. Il ne reste personne pour aller plus loin.
epic-attack-cancelled-already-desolated = { $nation-The } entrent à { $city } avec des sacs vides, et en sortent avec des sacs vides. Il n'y a plus rien à piller.
epic-raid-began-again = À **{ $city }**, on sait quelles caves servent, et l'on s'y met. Trois unités { $nation-of } sont dehors, et ce n'est pas le premier raid.
epic-raid-began-again-b = La cloche de **{ $city }** a déjà sonné pour des pillards, et la corde en est usée. Elle sonne cette fois pour trois unités { $nation-of }.
epic-attitude-checked-raid-first = Au bureau des barbares, nul ne sait écrire ce nom, et il faut faire venir un moine. Puis on l'inscrit ({ $score }) : **{ $nation-the }, en raid.**
epic-attitude-checked-raid-first-b = Des années durant, ce fut une ligne dans les rapports des marchands. Maintenant, **{ $nation-the } lancent un raid**, et chaque poste demande comment ils se battent ({ $score }).
epic-attitude-checked-raid-again = Ils étaient venus dans la dernière décennie, et depuis ne parlent que de la route. **{ $nation-The } sont de retour, en raid** ({ $score }).
epic-attitude-checked-raid-again-b = Les cadets de ceux qui partirent il y a dix ans ont demandé leur tour. **{ $nation-The } lancent un nouveau raid** ({ $score }).
epic-attitude-checked-invasion-first = Envoyés, transfuges et marchands racontent la même chose, et l'on finit par les croire. **Pour la première fois, { $nation-the } viennent, et viennent tous ensemble** ({ $score }).
epic-attitude-checked-invasion-again = Ceux qui depuis dix ans gardaient une cabane prête dans les collines y remontent. **{ $nation-The } nous envahissent de nouveau, au complet** ({ $score }).
epic-attitude-checked-invasion-again-b = Il y a dix ans, ils étaient venus, puis repartis, et ils n'en dormaient plus. **Toute l'armée { $nation-of } est de retour** ({ $score }).
epic-attitude-checked-piracy-out = Les navires { $nation-of } sont en mer depuis si longtemps que l'algue pend aux quilles, et nul ne les rappelle ({ $score }). Ils continuent à piller.
epic-diplomacy-turned-roman-again = Les conseillers **{ $space-of }** ont une formule pour changer de camp, et la ressortent. Le nom qu'ils y mettent est celui de l'Empereur{ turned-by }
epic-diplomacy-turned-roman-again-b = On change d'avis encore une fois **{ $space-in }**, et c'est pour nous. Le résident perse emballe son argenterie, et passe la frontière avant la fête{ turned-by }
epic-diplomacy-turned-persian-again = Une fois de plus, on prête un serment **{ $space-in }**, et l'on en oublie un plus ancien. Celui-ci est pour le Roi des Rois, et l'on prie notre envoyé de partir.
epic-diplomacy-turned-persian-again-b = Une escorte perse attend à la frontière **{ $space-of }**, comme si elle avait su le jour. On y change de camp, encore, sans un coup d'épée.
epic-ambassador-sent-success-c = { $nation-The } demandent une horloge à eau, un médecin et mille balles de soie, et obtiennent la soie. Ils signent pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-ambassador-sent-success-d = Un mois durant, l'ambassadeur laisse leur roi gagner au jeu. Alors { $nation-the } signent un traité pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-failure-c = Ses coffres étaient prêts depuis un an, avec de la soie, des icônes et deux cuisiniers. **{ $space-In }**, on dit non, au soulagement des cuisiniers ({ $score }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-success-c = Un évêque, quarante mulets et une litière de pourpre prennent la longue route. **{ $space-In }**, on célèbre les noces, et l'Empire y a des parents ({ $score }, il fallait { $needed } ; { paid-price }).
epic-acta-placed-stability-d = L'impôt de la moisson est rentré avant la fête de la Croix, et nul village ne reçoit deux visites : *{ $box }* ({ $score }), { $change } PR. Les commis rentrent chez eux avant la nuit.
epic-acta-placed-stability-e = Près du Forum du Bœuf, un boulanger vend son pain au même prix depuis trois ans, et s'en vante : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-stability-f = On répare les ponts avant qu'ils ne tombent, et l'on paie ceux qui les réparent : *{ $box }* ({ $score }), { $change } PR. Personne n'en fait une chanson.
epic-acta-placed-loyal-patriarch-c = Les prières pour l'Empereur se chantent par cœur, et nul évêque ne demande d'y changer un mot : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-loyal-patriarch-d = Un moine qui prêchait contre le palais est entendu par le Patriarche jusqu'au bout, puis envoyé dans une île fort lointaine : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-strong-basileus-c = Un gouverneur qui gardait par-devers lui deux ans d'impôt les paie avant qu'on les lui demande : *{ $box }* ({ $score }), { $change } PR. On lui a dit qui lit les comptes.
epic-acta-placed-political-revolt-c = Deux hommes tombent vivants du gibet, un Bleu et un Vert, et les deux factions réclament leur grâce d'une seule voix : *{ $box }* ({ $score }), { $change } PR. Tant que cela dure, aucune unité de la garde ne quitte le palais.
epic-acta-placed-weak-patriarch-c = Au synode, le Patriarche laisse parler chaque évêque, puis chacun encore une fois : *{ $box }* ({ $score }), { $change } PR. Tant qu'on parle autant ici, un missionnaire coûtera davantage.
epic-monument-built-fortifications = D'abord les citernes, puis les tours, puis un mur qui suit le rocher. **{ $city }** a ses Fortifications ({ $cost } PR), et une unité perse n'y trouvera pas d'entrée.
epic-monument-built-defensive-walls = Stèles, colonnes et statues brisées passent dans les fondations. **{ $city }** a ses Murailles, et peut soutenir un siège ({ $cost } PR).
epic-city-desolated-usurper = 🔥 À **{ $city }**, les hommes de l'usurpateur avaient promis d'épargner les églises, et tinrent parole. Ils n'épargnèrent rien d'autre. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-agrarian-crisis = 🔥 À **{ $city }**, on met aux enchères sur le forum la dernière mesure de farine, et puis l'on part par toutes les portes à la fois. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-arab-razzia = 🔥 À **{ $city }**, les cavaliers prennent les chevaux, les enfants et les portes de bronze, et comblent les puits de pierres avant de partir. −1 PR ; Désolation { $markers } sur { $limit }.
epic-random-event-drawn-arab-razzia = Un matin, au bord du désert, on trouve les puits vides, au milieu de traces de chameaux ({ $die }). Des cavaliers d'Arabie fondent sur **{ $about }**.
epic-random-event-drawn-theological-disputes = Deux aumôniers d'un même régiment prêchent sur le même verset, et en viennent aux mains ({ $die }). Ce tour-ci, des unités peuvent refuser le combat.
epic-random-event-drawn-confines = D'un fort que peu de gens à la cour sauraient trouver sur une carte vient un appel à l'aide ({ $die }). Il y retient { $about-the }, qu'on ne pourra appeler de tout le tour.
epic-random-event-drawn-confines-idle = On signale des émeutes aux confins de l'Empire ({ $die }), et un général marque l'endroit sur sa carte. Aucune de nos unités n'y est, qu'il faille y retenir.
epic-expedition-rolled-battle = On demande aux guides ce qu'il y a d'ici à Ctésiphon ({ $die }), et ils parlent de plaines. Il y aura deux batailles.
epic-expedition-rolled-siege = Sur notre passage, les paysans perses mènent leurs bêtes derrière des murs ({ $die }). Il y aura d'abord une bataille, et puis un siège.
epic-fleet-gone = Un matin, { $nation-the } lèvent l'ancre, et nul ne sait ce qui les rappelle. **{ $zone-In }**, on ne voit plus leurs navires.
epic-fleet-gone-b = **{ $zone-In }**, les barques de pêche sortent, et reviennent avec du poisson. Les navires { $nation-of } sont partis.
epic-naval-battle-ended-enemy-b = La mer jette à la côte une planche et onze hommes, les seuls qui puissent raconter. **{ $zone-In }, notre flotte est perdue.**
epic-drowned-with-fleet = Par cette mer, on ne put mettre un canot à l'eau. Avec { $fleet-the } vont au fond { $units-the }.
epic-cargo-lost = Les ponts noyés, les rames perdues, { $fleet-the } regagne le port. Ce qu'on avait à bord est perdu : { $units-the }.
