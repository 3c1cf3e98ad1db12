# Ce qui s'est passé, tout au long : pour les événements qui portent une campagne. Tous les autres se racontent comme dans
# prose.ftl, et quand les textes d'un événement sont épuisés dans un tour, ceux de prose.ftl prennent la suite.

epic-turn-began = ## Tour { $turn }, { $first }–{ $last }
    Un nouveau volume des annales s'ouvrit, et sur la première page un scribe inscrivit qui régnait : { $emperors }.
epic-turn-began-b = ## Tour { $turn }, { $first }–{ $last }
    Bornes milliaires, registres de l'impôt et prières comptaient les années d'après l'Empereur : { $emperors }.
epic-turn-began-c = ## Tour { $turn }, { $first }–{ $last }
    Les monnaies de ces dix ans portaient une croix, le globe, et le nom que garderait la décennie : { $emperors }.
epic-turn-began-d = ## Tour { $turn }, { $first }–{ $last }
    Pour la fête de l'Empereur, on fit briller les portes de bronze de la Chalkè, et les hérauts crièrent trois fois : { $emperors }.
epic-turn-began-e = ## Tour { $turn }, { $first }–{ $last }
    À la Porte d'Or, la mosaïque au-dessus de l'arche reçut une ligne de plus, et les maçons demandèrent comment cela s'écrivait : { $emperors }.
epic-turn-began-f = ## Tour { $turn }, { $first }–{ $last }
    Dans chaque port, de Trébizonde à Septem, les douaniers prêtèrent serment devant la même image : { $emperors }.
epic-turn-began-g = ## Tour { $turn }, { $first }–{ $last }
    À un moine du Sinaï, on demanda qui régnait sur le monde. Il réfléchit, puis répondit : le Christ, et sous lui { $emperors }.
epic-turn-began-h = ## Tour { $turn }, { $first }–{ $last }
    Le calendrier de l'Hippodrome donnait les courses, les fêtes et les jeûnes, et en tête, une seule ligne : { $emperors }.
epic-turn-began-i = ## Tour { $turn }, { $first }–{ $last }
    Jusqu'à Antioche, les courriers de la poste changèrent onze fois de cheval, et le sceau de leurs sacs disait : { $emperors }.
epic-turn-began-j = ## Tour { $turn }, { $first }–{ $last }
    Sur les murs de Théodose, on criait encore le mot de la garde en latin, et l'on répondait : { $emperors }.
epic-turn-began-last = ## Tour { $turn }, { $first }–{ $last }, le dernier
    Le scribe compta les feuilles qui restaient au volume. Il y en avait pour dix ans, et pour un nom encore : { $emperors }.
epic-fatum-thrown-low = Trois dés roulèrent sur le marbre et s'immobilisèrent : { $dice }. C'était peu, et il y avait trois affaires d'État à nourrir là-dessus.
epic-fatum-thrown-low-b = { $dice }. Les trois dés gisaient sur le marbre comme des mendiants au porche d'une église, et chacun devait nourrir un ministère.
epic-fatum-thrown-low-c = Les dés tombèrent, et le maître des cérémonies toussota : { $dice }. Il faudrait s'en contenter dix ans.
epic-fatum-thrown-low-d = On lut les dés à voix basse, et ils étaient bas : { $dice }. Au conseil, on commença à parler d'économies.
epic-fatum-thrown-mixed = Trois dés roulèrent sur le marbre : { $dice }. À l'Empereur de dire ce que chacun réglerait, du palais, de l'autel ou de la bourse.
epic-fatum-thrown-mixed-b = On jeta les dés dans la salle du consistoire : { $dice }. Les eunuques avaient fait l'addition avant que personne eût dit un mot.
epic-fatum-thrown-mixed-c = Ce que les astrologues savaient depuis des semaines, les dés le dirent à voix haute : { $dice }. L'un alla au palais, l'un à l'autel, l'un à la bourse.
epic-fatum-thrown-mixed-d = Les dés s'arrêtèrent : { $dice }. L'un d'eux ferait plaisir à quelqu'un ; tout l'art était de choisir à qui.
epic-fatum-thrown-mixed-e = { $dice } sur la table de porphyre. Trois ministres regardèrent les mêmes dés, et chacun y vit le sien.
epic-fatum-thrown-mixed-f = Les dés furent jetés, les lampes mouchées, les portes closes : { $dice }. Avant qu'on les rouvrît, on saurait qui recevrait lequel.
epic-fatum-thrown-high = Trois dés roulèrent sur le marbre, et quelqu'un éclata de rire : { $dice }. N'empêche : l'une des affaires d'État devrait se contenter du plus petit.
epic-fatum-thrown-high-b = { $dice }, et même les eunuques recomptèrent. La décennie s'ouvrit avec plus qu'on n'en avait demandé.
epic-fatum-thrown-high-c = Les dés avaient sur le marbre leur plus belle face : { $dice }. Dans les antichambres, le prix d'une audience monta.
epic-fatum-thrown-high-d = Les dés montrèrent { $dice }, et les astrologues assurèrent qu'ils l'avaient toujours dit.

epic-acta-placed-usurper = Des courriers arrivèrent des provinces, leurs sacs scellés, et ne regardèrent personne en face. Un général avait laissé ses hommes lui poser un torque sur la tête : *{ $box }* ({ $score }), { $change } PR. Aucun envoyé ne serait plus reçu nulle part, et derrière chaque frontière on aiguisait les épées.
epic-acta-placed-political-revolt = Cela commença par une dispute à propos d'un cocher et finit par le Prétoire en flammes : *{ $box }* ({ $score }), { $change } PR. Tant que Bleus et Verts marchèrent bras dessus, bras dessous, Scholae et Excubites gardèrent le palais, et rien d'autre.
epic-acta-placed-political-revolt-b = Les chars n'étaient pas encore dételés que volèrent les premières pierres, et la nuit venue on assiégea la porte de bronze : *{ $box }* ({ $score }), { $change } PR. De toute la décennie, la garde du palais ne marcherait nulle part.
epic-acta-placed-weak-basileus = L'Empereur lisait, priait et remettait à plus tard : *{ $box }* ({ $score }), { $change } PR. Qui voulait de lui une grande armée devrait la payer, et la demander plus d'une fois.
epic-acta-placed-weak-basileus-b = Le conseil siégea, s'ajourna, siégea : *{ $box }* ({ $score }), { $change } PR. Avant qu'une grande armée fût votée, il faudrait graisser quelques mains.
epic-acta-placed-basileus = Les lampes brûlèrent tard au palais, et au matin les ordres étaient en route : *{ $box }* ({ $score }), { $change } PR. Ce n'était pas la grandeur, mais c'était un gouvernement.
epic-acta-placed-basileus-b = Sur les marches de la Chalkè, une foule attendait, la supplique à la main, et avant le soir il n'en fut pas une qui n'eût été lue : *{ $box }* ({ $score }), { $change } PR. On pourrait se passer d'une unité de la garde, ou d'un peu d'argent pour les alliés.
epic-acta-placed-basileus-c = Il travaillait quand les autres dormaient, comme on le raconte de Justinien : *{ $box }* ({ $score }), { $change } PR. Les bureaux obéissaient, lentement.
epic-acta-placed-strong-basileus = Dans la salle des dix-neuf lits, personne ne toussait quand il parlait : *{ $box }* ({ $score }), { $change } PR. Des gardes pour la campagne, de l'or pour les alliés, un titre pour un roi barbare ; il avait tout cela à donner, et donnerait l'un des trois.
epic-acta-placed-strong-basileus-b = Il avait fait campagne, il savait lire un bilan, et il n'oubliait aucun visage : *{ $box }* ({ $score }), { $change } PR. Les ministres arrivaient en avance à l'audience.
epic-acta-placed-heresy = Deux patriarches pour un seul siège, des moines qui en venaient aux mains dans la nef, et l'Égypte qui priait pour un autre empereur : *{ $box }* ({ $score }), { $change } PR. De toute la décennie, inutile d'envoyer des missionnaires.
epic-acta-placed-heresy-b = À Alexandrie, on hua depuis les tribunes l'évêque de l'Empereur ; à Antioche, on jeta des pierres : *{ $box }* ({ $score }), { $change } PR. Tant que cela durait, aucun missionnaire ne trouverait porte ouverte.
epic-acta-placed-heresy-c = La question était de savoir combien de natures a le Christ, et la moitié de l'Orient n'en comptait qu'une : *{ $box }* ({ $score }), { $change } PR. Qui prêchait l'union, désormais, prêchait à des murs.
epic-acta-placed-religious-quarrels = Un mot du credo, et les savetiers ne s'assirent plus à la table des boulangers : *{ $box }* ({ $score }), { $change } PR. On avait besoin des missionnaires ici même, pour prêcher aux chrétiens.
epic-acta-placed-religious-quarrels-b = Il y eut un synode, puis un synode contre le synode : *{ $box }* ({ $score }), { $change } PR. Pendant ce temps, personne n'avait une heure pour les païens, ni pour les ruines.
epic-acta-placed-weak-patriarch = Le Patriarche était vieux, doux et lent à signer : *{ $box }* ({ $score }), { $change } PR. Ceux qui portaient l'Évangile aux ruines et aux clients le trouveraient à court d'argent.
epic-acta-placed-weak-patriarch-b = Le Patriarche demanda conseil, puis encore conseil : *{ $box }* ({ $score }), { $change } PR. Cette décennie-là, une mission prendrait plus de temps et coûterait davantage.
epic-acta-placed-patriarch = De l'encens et de l'ordre : *{ $box }* ({ $score }), { $change } PR. L'Église ne demandait rien au trône, et le trône lui en savait gré.
epic-acta-placed-patriarch-b = On observa les fêtes, on nourrit les pauvres, et le Patriarche dîna à la cour chaque jeudi : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-loyal-patriarch = À la Grande Église, le Patriarche donna lui-même lecture de la lettre de l'Empereur, et la foule répondit Amen : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-financial-crisis = Le comte des Largesses sacrées retourna son coffre, et il en roula une pièce de cuivre : *{ $box }* ({ $score }), { $change } PR. Soldats, navires, exercice et maçons, tout coûta plus qu'avant.
epic-acta-placed-agrarian-crisis = Pas de pluie en Syrie, trop en Thrace : *{ $box }* ({ $score }), { $change } PR. L'homme qui avait faim ne s'enrôlait pas, et celui qui embarquait voulait du pain pour la traversée.
epic-acta-placed-plague = Les rats moururent les premiers, dans les greniers, puis les portefaix : *{ $box }* ({ $score }), { $change } PR. Aucune cour étrangère ne laissait entrer d'envoyé, il n'y avait plus un bras sur les échafaudages, et un port allait payer pour tous.
epic-acta-placed-stability = Les navires partirent quand ils devaient, arrivèrent quand ils devaient, et l'armée fut payée au jour dit : *{ $box }* ({ $score }), { $change } PR. Les historiens n'y trouveraient rien à écrire.
epic-acta-placed-stability-b = Les bonnes années laissent peu de traces. L'aqueduc fut réparé, le grenier assez plein, la Monnaie frappa au bon poids : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-stability-c = Les provinces envoyèrent leur dû, et la capitale ses remerciements : *{ $box }* ({ $score }), { $change } PR. Il restait de quoi payer des envoyés et des instructeurs.
epic-acta-placed-prosperity = De la soie au bazar, de l'huile aux pressoirs, et une file devant le bureau de l'impôt, pour payer : *{ $box }* ({ $score }), { $change } PR. De telles années, on s'en sert ou on les regrette.
epic-acta-placed-prosperity-b = D'Alexandrie venait le blé, par convois de cent voiles, de la mer Rouge le poivre, et de la Monnaie un bruit de pluie : *{ $box }* ({ $score }), { $change } PR.
epic-counted = Les logothètes posèrent leurs tablettes côte à côte. Sur l'une, ce qui était encore romain ; sur l'autre, ce qui était brûlé, bloqué ou acheté par la Perse : +{ $gains } ici, { lost-sum } là. La Romanité était à **{ $total }**.
epic-counted-b = Que vaut un empire ? On lut au consistoire la réponse de cette décennie : +{ $gains } pour ce que nous tenions, { lost-sum } pour ce que nous avions perdu. Cela fit **{ $total }** sur la piste de Romanité.
epic-counted-c = Dans la Magnaure, on ouvrit le grand livre à une page blanche. Avoir : { $gains }. Doit : { $losses }. Et dessous, à l'encre rouge, comme seul y avait droit le secrétaire de l'Empereur : Romanité **{ $total }**.

epic-random-event-drawn-earthquake = Les chiens hurlèrent un peu avant l'aube, puis le sol se souleva ({ $die }). À **{ $about }** s'écroulèrent des coupoles bâties pour l'éternité ; aucun Monument n'y resta debout.
epic-random-event-drawn-storm = L'équinoxe vint, les tempêtes avec lui, et elles ne s'en allèrent plus ({ $die }). Ce tour-ci, toute flotte qui sortait pouvait être rejetée au port.
epic-random-event-drawn-epidemic = Sous la tente, cela commença par un mal de tête ({ $die }). Tel général, bien portant au souper, pouvait se trouver au matin hors d'état de commander.

epic-romanness-changed-combat-won = Le courrier franchit la Porte d'Or, une branche de laurier à la lance, et il n'avait pas mis pied à terre que la ville savait : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-b = Dans les tavernes de la Corne d'Or, des hommes qui n'avaient jamais tenu une épée expliquèrent comment on s'y était pris. +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-c = Un évêque prêcha sur Gédéon, un poète chanta Achille, et tous deux parlaient du même après-midi : +{ $change } PR, { $total } désormais.
epic-romanness-changed-persian-expedition = Trajan aurait aimé écrire cette dépêche : le Roi des Rois demandait à traiter. +{ $change } PR, { $total } désormais.

epic-city-desolated = 🔥 Une nuit et un jour durant, du large et des collines, on vit fumer **{ $city }**. Quand { $by-the } s'en allèrent, il restait des cendres, des chiens, et quelques vieillards qui ne valaient pas la corde. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-b = 🔥 À **{ $city }**, les portes cédèrent, et ce qui suivit prit moins d'heures que la fondation n'avait pris d'années. { $by-The } chargèrent sur leurs chariots l'argenterie des églises et les enfants. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-c = 🔥 À **{ $city }**, l'évêque sortit au-devant { $by-of }, la croix dans les mains. Ils l'écoutèrent, et puis ils prirent la ville. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-plague = 🔥 À **{ $city }**, on emplit de morts les tours du rempart, tour après tour, et puis il n'y eut plus personne pour les porter. La ville était vide : −1 PR, Désolation { $markers } sur { $limit }.
epic-desolation-removed-rebuilding = À **{ $city }** vinrent des maçons, et derrière eux des charretiers, des boulangers, un notaire ; un beau jour, il y eut de nouveau un marché entre les murs noircis ({ paid-price }).
epic-desolation-removed-missionary = À **{ $city }**, un moine se mit à balayer une église sans toit. L'hiver venu, ils étaient quarante à la messe, et les ruines avaient de nouveau un nom ({ paid-price }).

epic-attitude-checked-piracy = Dans les ports { $nation-of }, on calfata, on goudronna et l'on se tut ({ $score }). On y armait des navires, et pas pour le commerce.
epic-attitude-checked-piracy-b = { $nation-In }, les pêcheurs vendirent leurs filets et achetèrent des épées ({ $score }). À la lune suivante, ce seraient des pirates.
epic-attitude-checked-persian-diplomacy = De Ctésiphon partirent des mages, avec des chevaux à offrir, un trône d'argent et une liste de noms ({ $score }). La Perse fait la guerre à son heure ; d'abord, elle acheta.
epic-attitude-checked-persian-diplomacy-b = Une caravane quitta la Perse sans marchandises ({ $score }). Où elle fit halte, les princes trouvèrent leurs dettes payées et leurs filles demandées.
epic-attitude-checked-raid = À la brune, les feux d'alarme s'allumèrent l'un après l'autre, à perte de vue : **{ $nation-the } arrivaient** ({ $score }). C'était un raid, non une migration, mais pour qui se trouvait sur leur chemin la nuance était mince.
epic-attitude-checked-raid-b = Quelque part entre deux moissons, les jeunes gens, { $nation-in }, s'étaient ennuyés ({ $score }). **Ce fut un raid**, et ce qu'ils voulaient se portait aisément.
epic-attitude-checked-invasion = D'abord vinrent des troupeaux sans pâtres, puis des pâtres sans troupeaux, et puis les éclaireurs, qui avaient crevé leurs chevaux : **toute l'armée { $nation-of } était en marche** ({ $score }).
epic-attitude-checked-invasion-b = Des raids, il y en avait eu tant et plus ; ceci était autre chose. **{ $nation-The } avaient prêté serment, et vinrent avec tout ce qu'ils avaient** ({ $score }).
epic-treaty-held = Il y avait { $nation-in } des voix pour la guerre, et il y avait un parchemin avec des sceaux. Pour cette fois, ce fut le parchemin qui parla le plus fort : le traité tint.
epic-treaty-held-b = Chez { $nation-the }, certains avaient déjà sellé quand on leur relut le serment. Ils dessellèrent : le traité tint.
epic-treaty-held-c = On montra à la frontière les otages { $nation-of }, bien nourris, et qui apprenaient le grec. Personne ne voulut être l'oncle qui leur aurait coûté la tête, et le traité tint.
epic-caesar-named = Une ambassade porta au roi { $nation-of } un diadème, un manteau blanc bordé de pourpre et le titre de *César*. Il se regarda longtemps dans un plat d'argent. −1 à leur attitude ce tour-ci.
epic-diplomacy-turned-persian = **{ $space-In }**, un prince s'agenouilla, on le releva, on lui passa au doigt l'anneau au sanglier. Dès lors, ses cols furent ouverts aux Perses et fermés pour nous.
epic-diplomacy-turned-persian-b = **{ $space-In }**, on pesa l'or contre l'or, et l'on trouva le perse plus lourd. La garnison sortit avec les honneurs, et dans le temple on alluma le feu.
epic-diplomacy-turned-roman = Le prince **{ $space-of }** revêtit une robe blanche où l'Empereur était tissé d'or. Il avait choisi Constantinople{ turned-by }
epic-fleet-sailed = **{ $zone-In }**, d'un cap à l'autre courut le signal : les navires { $nation-of } étaient sortis. Les patrons qui avaient de la cargaison rebroussèrent chemin, ceux qui n'en avaient pas restèrent à quai.
epic-fleet-sailed-b = Ils montèrent à l'horizon **{ $zone-in }**, sans ordre, comme font les loups, les navires { $nation-of }.
epic-raid-began = Trois unités { $nation-of } marchèrent sur **{ $city }** et ne prirent pas la peine de s'en cacher. Dans la ville, on demanda à combien de jours était l'armée, et s'il y en avait une.
epic-raid-began-b = Du haut des murs, à **{ $city }**, on compta les feux dans la nuit, et au matin on tomba d'accord : trois unités { $nation-of }.
epic-invasion-began = Les captifs dirent quelle route { $nation-the } comptaient prendre : { $path }. Ils le dirent sans qu'on le leur demandât.
epic-invasion-passed = À { $city }, il n'y avait personne pour voir passer { $nation-the }. L'herbe avait poussé sous la porte ; les chevaux s'en régalèrent.
epic-invasion-stopped-beaten = À **{ $city }**, cent ans durant, on montra l'endroit aux voyageurs : jusque-là, et pas plus loin, étaient venus { $nation-the }.
epic-reconquest-began = **{ $city }** avait été à eux, et les chansons { $nation-of } n'avaient pas cessé de le dire. Trois unités marchèrent pour donner raison aux chansons.
epic-city-reconquered = { $nation-The } entrèrent à cheval dans **{ $city }**, le long d'inscriptions qui portaient encore le nom de l'Empereur. On fit venir les tailleurs de pierre. La ville était perdue.
epic-city-abandoned = À { $city }, aucun secours n'arriva. Du haut du mur, les anciens comptèrent { $nation-the }, comptèrent leurs propres lances, et envoyèrent chercher les clefs.
epic-city-abandoned-b = À { $city }, on avait guetté les soldats au bout de la route jusqu'à en avoir mal aux yeux. Les premiers cavaliers qui la remontèrent furent ceux { $nation-of }.

epic-force-mustered-defence = Les trompettes avant le jour. On sortit les enseignes de la chapelle, on promit le donativum ({ mustered-price }) et, aux ordres { $figures-of }, se mirent en marche { $units-the } : vers **{ $place }**, et vite.
epic-force-mustered-defence-b = Personne n'attendit de meilleures nouvelles. On prit les armes, { mustered-price } : { $units-the }. À midi, la colonne était sur la route qui mène **{ $place-in }**, { $figures-the } à sa tête.
epic-force-mustered-defence-c = Un courrier rattrapait l'autre. Puis, enfin, une armée : { $units-the }, aux ordres { $figures-of }, { mustered-price }. **{ $place-In }**, on sonna les cloches.
epic-force-mustered-attack = Cette fois, c'était nous qui marchions. Sur la table { $figures-of }, une carte, et sur la carte un doigt qui montrait **{ $place-the }**. Devant la tente, { $units-the }, { mustered-price }.
epic-force-mustered-attack-b = « Sur **{ $place-the }** », disaient les ordres, et rien de plus. On leva le camp, aux ordres { $figures-of }, { mustered-price } : { $units-the }.
epic-force-mustered-attack-c = Sur le champ de manœuvre, on déploya la sainte bannière, et l'on jura une fois encore de la rapporter : { $units-the }. Le salut était pour { $figures-the } ; on marcha, { mustered-price }, contre **{ $place-the }**.
epic-force-mustered-persia = C'était la route que prit Julien, et peu de gens aimaient qu'on le leur rappelât. Sur le pont de bateaux passèrent, { mustered-price }, { $units-the }, et { $figures-the } pour les mener.
epic-expedition-won = **La Perse était battue chez elle.** Dans les jardins du palais, des cavaliers romains coururent l'autruche et la gazelle, et sur le Tigre brûlèrent les barques du Roi des Rois.
epic-transport-sailed = { $departure-In }, on hissa à bord les chevaux dans des sangles de toile, et un évêque bénit plus de navires qu'il n'en pouvait compter. On passa par { $zones-the }, vers **{ $target-the }**.
epic-transport-sailed-b = On largua les amarres { $departure-in }. Devant l'étrave, { $zones-the } ; au-delà, **{ $target-the }** ; et dans les cales, des hommes de la montagne qui n'avaient jamais vu la mer.
epic-city-taken = À **{ $city }**, les portes s'ouvrirent, et les premiers Romains entrèrent à cheval comme s'ils craignaient de réveiller quelqu'un. Puis les cloches s'y mirent. { $nation-The } avaient perdu la ville ; dans la foule, un vieil homme demanda quel empereur c'était.
epic-city-taken-b = Sur **{ $city }** monta l'enseigne à l'aigle et à la croix, et au forum un héraut lut en latin une loi que la moitié des gens ne comprirent pas et que tous acclamèrent. { $nation-The } étaient partis.

epic-battle-began-battle-enemy = ⚔️ La brume couvrait la plaine devant **{ $place }**, et il en sortit { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }. Les nôtres, { battle-count }, étaient en ligne depuis avant le jour.
epic-battle-began-battle-enemy-b = ⚔️ { $nation-The } croyaient libre la route qui mène **{ $place-in }**. Ils y virent des boucliers, une haie de lances, { battle-count } de Rome contre leurs { $enemies }, et durent y songer à deux fois.
epic-battle-began-battle-enemy-c = ⚔️ Devant **{ $place }**, les prêtres longèrent la ligne avec les reliques. En face, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } et des cris à s'enrouer ; chez nous, { battle-count } et pas un mot, comme le veut le manuel.
epic-battle-began-battle-roman = ⚔️ Les éclaireurs avaient raison : { $nation-the } étaient sortis devant **{ $place }** avec { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} et entendaient tenir. Notre ligne, { battle-count }, fit halte juste hors de portée d'arc et rectifia ses rangs.
epic-battle-began-battle-roman-b = ⚔️ Pour **{ $place }**, il fallut une bataille. Rome déploya { battle-count }, de la colonne à la ligne, sans un mot ; de l'autre côté du champ, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } et le tonnerre des boucliers.
epic-battle-began-battle-roman-c = ⚔️ Une plaine, un ruisseau, une route vers **{ $place }** et, en travers, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }. Les nôtres, { $count } en tout, dirent le Trisagion, puis les trompettes le couvrirent.
epic-battle-began-siege-enemy = ⚔️ { $nation-The } avaient apporté des échelles devant **{ $place }**, et { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} pour y monter. Sur le parapet, { battle-count } des nôtres, à côté des chaudrons.
epic-battle-began-siege-roman = ⚔️ **{ $place-In }**, les murs étaient d'ouvrage romain, et c'était bien l'ennui. En haut, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } ; en bas, { battle-count } des nôtres, et les béliers qu'on roulait au pied.
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
epic-battle-ended-battle-roman = Au soir, le champ était à Rome. **Victoire { $place-in } :** { $nation-the } laissaient leur camp, leurs morts et leurs tambours. { battle-toll }
epic-battle-ended-battle-roman-b = On poursuivit jusqu'à n'y plus voir. **{ $place-In }, { $nation-the } étaient battus.** { battle-toll }
epic-battle-ended-battle-roman-c = Il vient un moment où une armée s'aperçoit qu'elle n'a plus personne devant elle. **{ $place-In }, la victoire fut romaine,** et { $nation-the } en portèrent eux-mêmes la nouvelle chez eux. { battle-toll }
epic-battle-ended-battle-enemy = Ils revinrent par deux, par trois, sans boucliers. **Défaite { $place-in }.** { $nation-The } allumèrent leurs feux où avaient été nos tentes. { battle-toll }
epic-battle-ended-battle-enemy-b = Quand les enseignes s'abattirent au centre, chacun comprit. **{ $nation-The } restèrent maîtres du terrain { $place-in }.** { battle-toll }
epic-battle-ended-battle-enemy-c = La route du retour était jalonnée de casques. **{ $place-In }, { $nation-the } avaient vaincu,** et ce soir-là ils burent dans nos coupes. { battle-toll }
epic-battle-ended-siege-roman = Cette nuit-là, sur les murs, { $place-in }, ce fut une voix romaine qui cria les veilles. **Le siège était gagné.** { battle-toll }
epic-battle-ended-siege-enemy = { $place-In }, du haut des tours, on criait dans une langue étrangère. **Le siège était perdu.** { battle-toll }
epic-siege-stratagem-struck-roman = L'un se souvint de l'égout, un autre connaissait le sergent de la poterne, et peu avant l'aube une lampe se balança trois fois ({ $die }). La ville était à nous ; unités perdues dans les rues : { $lost }.
epic-siege-stratagem-struck-enemy = À l'heure où les sentinelles dorment debout, on tira un verrou de l'intérieur ({ $die }). La ville était à eux ; unités qu'elle leur coûtait : { $lost }.
epic-survival-tested-wounded = Le chirurgien coupa la hampe, poussa le fer de l'autre côté et dit ce que disent les chirurgiens ({ $score }). { $figure-The } vivrait ; l'opération continua sans lui.
epic-survival-tested-eliminated = On rapporta { $figure-the } sur un bouclier, sous son propre manteau ({ $score }). Son nom alla aux prêtres, dont la liste était longue.

epic-naval-battle-began = ⚓ **{ $zone-In }**, les dromons de Rome doublèrent le cap en ligne de front, et ils étaient là, les navires { $enemies-of }. On abattit les mâts, on tendit les filets, on alluma les brasiers.
epic-naval-battle-ended-roman = Des espars, des rames et des hommes qui ne savaient pas nager : voilà ce qui restait d'eux. **{ $zone-The } { $zone-gender ->
    [feminine] était redevenue romaine
   *[masculine] était redevenu romain
}.**
epic-naval-battle-ended-enemy = Sur le rivage, on compta les voiles qui rentraient, et l'on recompta, parce qu'il n'y en avait pas. **La flotte était perdue { $zone-in }.**

epic-ambassador-sent-success = Neuf mois de route, trois d'antichambre, une nuit de beuverie : alors { $nation-the } apposèrent leur marque au traité pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-success = La princesse pleura à la Porte d'Or, comme il était d'usage, et à la deuxième borne elle avait les yeux secs. **{ $space-In }**, on l'accueillit au son des tambours ({ $score }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-success-b = On avait envoyé d'avance son portrait, et il ne mentait pas. **{ $space-In }**, ce fut une semaine de fêtes ; les interprètes eurent les meilleures places ({ $score }, il fallait { $needed } ; { paid-price }).
epic-turn-ended = Le scribe sabla la dernière page de la décennie et additionna les colonnes : { left-over }.
epic-turn-ended-b = Dix ans tiennent sur un rouleau. On le roula, on le noua, on le rangea : { left-over }.
epic-turn-ended-c = Qui avait été recrue au début de la décennie se trouva vétéran à la fin, s'il était encore quelque chose. Le trésor ferma ses livres : { left-over }.
epic-turn-ended-d = Un vieux commis referma le livre des dix ans sur une fleur séchée, comme toujours, et nota ce qui restait : { left-over }.
epic-turn-ended-e = Le dernier courrier de la décennie trouva le bureau fermé, et le compte pendu à la porte : { left-over }.

epic-game-ended-historic-victory = **{ $level }.** { $reason } Dans les annales de quelque autre monde, ces cent années ont pris un autre cours. Ici, les lampes brûlent sur le Bosphore, et les navires rentrent de chaque rivage de la mer romaine.
epic-game-ended-major-victory = **{ $level }.** { $reason } Ce n'est pas l'Empire d'Auguste. Mais sur les vieilles routes les courriers changent de chevaux, et les bornes disent la vérité.
epic-game-ended-minor-defeat = **{ $level }.** { $reason } Les murs sont debout, et derrière eux on apprend aux enfants le nom de provinces qui ne répondent plus.
epic-game-ended-major-defeat = **{ $level }.** { $reason } Quelque part, un scribe trempe sa plume pour écrire la ligne suivante des annales, et s'aperçoit qu'il n'y a rien à y mettre.

# D'autres textes pour ce qui arrive souvent, afin qu'une épopée garde son ton.

epic-stratagem-played-enemy = Derrière leur ligne sonna une trompe qui n'est dans aucun de nos manuels. Ils jouèrent *{ $stratagem }*.
epic-stratagem-played-enemy-b = Un transfuge l'avait dit au souper, et l'on n'en avait rien cru. Chacun le vit alors : *{ $stratagem }*.
epic-stratagem-played-enemy-c = Leur chef regarda longuement le terrain, dit deux mots à un cavalier, et le cavalier disparut. C'était pour *{ $stratagem }*.
epic-stratagem-played-enemy-d = La stratégie n'est pas un mot romain, et ils semblaient l'avoir remarqué. À notre ligne ils répondirent par *{ $stratagem }*.
epic-stratagem-played-enemy-e = Les vieux soldats crachèrent, et dirent qu'ils connaissaient cette danse. Elle s'appelait *{ $stratagem }*.
epic-stratagem-played-enemy-f = Ce que les éclaireurs prenaient pour du désordre, c'était le début de *{ $stratagem }*.
epic-stratagem-played-enemy-idle = Ils avaient un plan au beau nom, *{ $stratagem }*, et le terrain s'en moqua. Il fut sans effet ici.
epic-stratagem-played-enemy-idle-b = Quelque part en face, un capitaine attendit le signe convenu. *{ $stratagem }* resta sans effet ici.
epic-stratagem-played-roman = Le général traça trois lignes dans le sable, et ses officiers hochèrent la tête. L'ordre était *{ $stratagem }*.
epic-stratagem-played-roman-b = Les trompettes donnèrent une sonnerie que peu avaient entendue, et le plus vieux centurion sourit. Nous jouâmes *{ $stratagem }*.

epic-force-mustered-sea = On sortit les rames, on ramena le chapelain à quai, et le port se vida, { mustered-price } : { $fleets-the }, avec { $figures-the } à la poupe.
epic-force-mustered-sea-b = La moitié de la ville était sur le mur de mer pour voir { $fleets-the } passer la chaîne, { mustered-price }. La flamme de pourpre disait qui était à bord : { $figures-the }.
epic-force-mustered-sea-c = On avait essayé les siphons sur une vieille barge, et il n'y avait plus de barge. On appareilla, { mustered-price }, avec { $fleets-the } ; le cap, { $figures-the } le { $figures-number ->
    [plural] donnèrent
   *[singular] donna
}.
epic-force-mustered-sea-d = Il y avait du vin pour les rameurs, une relique pour le mât et un ordre scellé pour { $figures-the }. Avec la brise de terre on prit la mer, { mustered-price } : { $fleets-the }.
epic-force-mustered-sea-alone = Aucun général ne voulait avoir le mal de mer pour si peu, et les capitaines tirèrent au sort qui mènerait. On prit la mer, { mustered-price }, avec { $fleets-the }.
epic-force-mustered-defence-d = On compta d'abord les ponts, puis les hommes : { $units-the }, { mustered-price }. Il y en avait assez, des uns et des autres, pour arriver à temps **{ $place-to }** ; { $figures-the } y { $figures-number ->
    [plural] veillèrent
   *[singular] veilla
}.
epic-force-mustered-defence-e = Dans les villages, sur la route qui mène **{ $place-to }**, on était aux clôtures avec du pain et de l'eau. Et l'on vit passer, { mustered-price }, { $units-the }, { $figures-the } en tête.
epic-force-mustered-defence-f = « Combien ? » demanda l'Empereur. Le logothète lut la liste, { mustered-price } : { $units-the }. L'encre n'était pas sèche que { $figures-the } { $figures-number ->
    [plural] partirent
   *[singular] partit
} **{ $place-to }**.
epic-force-mustered-defence-g = Rien n'était prêt, et tout s'ébranla, { mustered-price }, sur la route qui mène **{ $place-to }** : { $units-the }. Le reste se réglerait en selle, avec { $figures-the }.
epic-force-mustered-defence-alone = On n'avait pas de général sous la main, ni le temps d'en attendre un. Sous des hommes qui connaissaient les gués, { mustered-price }, on envoya **{ $place-to }** { $units-the }.
epic-force-mustered-defence-alone-b = Un tribun lut l'ordre, n'y trouva le nom d'aucun chef, et le relut. Pour tenir **{ $place }**, { mustered-price }, il y avait { $units-the }, et chacun en tiendrait sa part.

epic-naval-battle-began-b = ⚓ Deux lignes de voiles, un seul vent, et pas assez de place pour deux **{ $zone-in }**. { $enemies-The } criaient par-dessus l'eau ; nos rameurs gardaient leur souffle.
epic-naval-battle-began-c = ⚓ Un aviso remonta la flotte, un seul pavillon hissé. **{ $zone-In }**, derrière la brume, se tenaient { $enemies-the }, plus nombreux que la veille.
epic-naval-battle-began-d = ⚓ Au lever du soleil, l'eau était vide **{ $zone-in }** ; une heure après, elle était pleine des navires { $enemies-of }. Sur les dromons, les tambours se mirent à battre.
epic-naval-battle-began-e = ⚓ { $enemies-The } avaient enchaîné navire à navire **{ $zone-in }**, comme faisaient leurs grands-pères. L'amiral demanda du feu.
epic-naval-battle-ended-roman-b = Le dernier brûla jusqu'à la ligne d'eau, et les mouettes se posèrent sur ce qui restait. **{ $zone-In }, plus trace { $enemies-of }.**
epic-naval-battle-ended-roman-c = Il y avait des captifs à fond de cale et d'étranges boucliers le long des lisses. **{ $zone-In }, { $enemies-the } étaient battus,** et à la nuit les phares le dirent.
epic-naval-battle-ended-roman-d = Des hommes qui s'étaient couvert la tête de leur manteau relevèrent les yeux. **{ $zone-The } était à nous ;** { $enemies-of }, il restait du bois flotté.
epic-naval-battle-ended-nobody = On éperonna, on brûla, on dénagea, on éperonna encore, jusqu'à devoir compter ses rames. **{ $zone-In }**, rien ne fut décidé, et la flotte rentra.
epic-naval-battle-ended-nobody-b = Le soir tomba **{ $zone-in }**, et nul n'avait de raison d'allumer une lanterne. Chacun rentra, et annonça une victoire.
epic-fleet-sailed-c = Sur les quais, le sel était cher et les rumeurs pour rien. Celle-ci était vraie : { $nation-the } étaient sortis, **{ $zone-in }**.
epic-fleet-sailed-d = Un moine, sur un cap, compta quarante voiles, et s'arrêta, parce que les autres étaient derrière la pluie. C'étaient { $nation-the }, maîtres **{ $zone-in }**.
epic-fleet-sailed-e = Personne n'avait déclaré de guerre. Il y avait seulement des navires qui ne rentraient pas, et au bout d'un mois chacun sut pourquoi : { $nation-the } couraient la mer **{ $zone-in }**.

epic-romanness-changed-zone-occupied = Les boulangers commencèrent à mêler des fèves à la farine : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-b = Trois convois attendirent au port des nouvelles, et mangèrent ce qu'ils devaient livrer : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-c = Les prêteurs de la Corne d'Or se réunirent, secouèrent la tête et rentrèrent tôt : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-d = Dans les îles, on enterra l'argenterie des églises et l'on dormit dans les collines : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy = À Ctésiphon, on porta un siège de plus dans la salle des vassaux : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-b = Le maître des offices raya un nom de la liste des étrennes : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-c = Où nos envoyés changeaient de chevaux, on leur prit la bride : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-combat-won-d = Les veuves eurent leur pension, les orphelins leur pain, et de tout un jour personne ne compta la dépense : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-e = On accrocha à la Grande Église les étendards pris, à côté de ceux de gens que nul ne se rappelait : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-f = À l'Hippodrome, Bleus et Verts crièrent le même nom, et chacun prétendit avoir commencé : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-g = La nouvelle arriva à une foire de Cappadoce avant le percepteur, et la foire dura jusqu'au matin : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-h = Le panégyrique était prêt depuis des années, il n'y manquait que le nom du lieu : +{ $change } PR, { $total } désormais.

epic-unit-improved = Tout l'hiver, on chargea des poteaux, puis des camarades, et ce furent les poteaux qui renoncèrent. { $unit-The } furent *Élite* ({ paid-price }).
epic-unit-improved-b = De l'arsenal de Nicomédie vinrent des mailles neuves, et avec elles un instructeur qui ne criait jamais. Au printemps, { $unit-the } furent *Élite* ({ paid-price }).
epic-unit-improved-c = Il fallait passer une rivière de nuit, en silence, et les sentinelles n'entendirent rien. Dès ce jour, { $unit-the } furent *Élite* ({ paid-price }).
epic-unit-improved-d = L'Empereur regardait du balcon, on lâcha les rênes, cent flèches partirent d'un coup. { $unit-The } rentrèrent *Élite* ({ paid-price }).
epic-unit-improved-e = Ils étaient moins nombreux que l'année d'avant, et chacun en valait deux. { $unit-The } furent *Élite* ({ paid-price }).
epic-pieces-recalled = Les sergents recruteurs étaient allés jusqu'en Isaurie, et ramenèrent plus d'hommes qu'ils n'en avaient perdu en route. De nouveau sur les rôles ({ paid-price }) : { $pieces-the }.
epic-pieces-recalled-b = On décrocha de vieilles enseignes aux murs des chapelles, pour les donner à des garçons qui n'étaient pas nés quand on les y avait accrochées. Remis en campagne ({ paid-price }) : { $pieces-the }.
epic-pieces-recalled-c = À ceux qui étaient rentrés blessés, on demanda s'ils étaient sûrs de vouloir rester. Ce fut de quoi remplir les rangs ({ paid-price }) : { $pieces-the }.
epic-pieces-recalled-figure = Depuis les funérailles, le bâton était resté sur la table de l'Empereur. Il le tendit à un homme plus jeune, le nouveau { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-b = Il y avait trois candidats, dont deux avaient un oncle à la cour. Le troisième fut le nouveau { $pieces } ({ paid-price }).
epic-pieces-recalled-figure-c = Il avait servi en Lazique, sur le Danube et sous son prédécesseur, qu'il avait enterré. L'armée salua son nouveau { $pieces } ({ paid-price }).

epic-attitude-checked-neutrality = Des tours de guet, on vit sur l'autre rive la fumée des marmites, comme chaque soir ({ $score }). { $nation-The } restèrent chez eux.
epic-attitude-checked-neutrality-b = On échangea des fourrures et du miel contre de l'huile et des couteaux, et nul ne demanda à quoi servaient les couteaux ({ $score }). { $nation-The } gardèrent la paix.
epic-attitude-checked-neutrality-c = { $nation-The } se disputèrent le bétail d'un mort, et le mort n'était pas nous ({ $score }).
epic-attitude-checked-neutrality-d = Les vieilles { $nation-in } lurent dans les entrailles, et les entrailles disaient de rentrer la moisson ({ $score }).
epic-attitude-checked-neutrality-e = Chez { $nation-the }, un prince s'était marié, et la fête prit le plus clair de ces dix ans ({ $score }).
epic-attitude-checked-neutrality-f = La crue emporta les barques { $nation-of }, et quand il y en eut de neuves, la colère était passée ({ $score }).
epic-attitude-checked-neutrality-g = Les marchands revinrent de chez { $nation-the } avec des charrettes pleines, et personne ne leur demanda de nouvelles ({ $score }).
epic-attitude-checked-neutrality-h = Chez { $nation-the }, les uns voulaient la guerre et les autres rentrer les foins, et les foins étaient beaux ({ $score }).
epic-attitude-checked-neutrality-i = Nos espions chez { $nation-the } envoyèrent leurs notes de frais, et rien d'autre ({ $score }).
epic-attitude-checked-neutrality-j = Au poste frontière, un vieil homme venait de chez { $nation-the } vendre du miel, et de toute leur armée on ne vit que lui ({ $score }).
epic-attitude-checked-neutrality-k = { $nation-The } attendirent un signe, et le ciel n'en fit pas ({ $score }).
epic-attitude-checked-neutrality-l = À la page { $nation-of }, le scribe écrivit « comme avant », et sécha l'encre ({ $score }).
epic-attitude-checked-neutrality-m = Deux chefs { $nation-of } se disputaient un pâturage, et l'on ne demanda pas à l'Empire de juger ({ $score }).
epic-attitude-checked-neutrality-n = Chez { $nation-the }, on forgea des épées pour les noces de l'année, et on les pendit au mur ({ $score }).
epic-attitude-checked-neutrality-o = Une fièvre passa dans les chevaux { $nation-of }, et qui n'a plus de chevaux garde la paix ({ $score }).
epic-attitude-checked-neutrality-p = Les chanteurs { $nation-of } durent se contenter des exploits de leurs grands-pères ({ $score }).
epic-attitude-checked-neutrality-q = Au-delà de la dernière borne, quelqu'un bâtissait chez { $nation-the } une maison de pierre. Cela prend des années, et il y faut du calme ({ $score }).
epic-attitude-checked-neutrality-r = { $nation-The } envoyèrent un cheval pour les écuries de l'Empereur, et n'y mirent pas de conditions ({ $score }).
epic-attitude-checked-neutrality-s = Une sentinelle vieillit face au pays { $nation-of }, et passa son poste à son fils ({ $score }).
epic-attitude-checked-neutrality-t = Entre nous et { $nation-the }, les bornes disparurent sous les ronces, et l'on en resta là ({ $score }).
epic-attitude-checked-persian-diplomacy-c = Le Roi des Rois se fit apporter la carte du Caucase, puis, à la surprise de ses généraux, fit venir le trésorier ({ $score }).
epic-attitude-checked-persian-diplomacy-d = Un médecin perse, un poète perse et un banquier perse parurent d'une cour à l'autre, toujours dans cet ordre ({ $score }).
epic-attitude-checked-raid-c = C'était la saison où les gués sont bas et les greniers pleins. **{ $nation-The } vinrent pour les greniers** ({ $score }).
epic-attitude-checked-raid-d = Une veuve demanda aux jeunes gens, { $nation-in }, ce qu'ils avaient fait depuis la mort de son mari ({ $score }). **Ils montèrent en selle : ce fut un raid.**
epic-attitude-checked-raid-e = Les bergers descendirent des collines au mauvais mois, avec la moitié de leurs troupeaux ({ $score }). Derrière eux vinrent **{ $nation-the }, pour un raid.**
epic-attitude-checked-raid-f = Le chef { $nation-of } avait une fille à marier, et pas d'argent pour la marier ({ $score }). Il savait où il y en avait : **ce fut un raid.**
epic-attitude-checked-piracy-c = On paya d'avance, et à la pièce, les charpentiers { $nation-of } ({ $score }). Ce n'est pas ainsi qu'on paie des barques de pêche.
epic-attitude-checked-piracy-d = Ce fut fête sur les plages { $nation-of }, avec des feux, des tambours et un bœuf pour la mer ({ $score }). Au matin, les bateaux étaient partis.
epic-attitude-checked-invasion-c = Ils avaient brûlé leurs propres huttes, pour que nul ne regardât en arrière. **{ $nation-The } vinrent, hommes, femmes et chariots** ({ $score }).
epic-attitude-checked-invasion-d = Le sol le dit le premier : l'eau trembla dans les seaux, les chiens se couchèrent. **{ $nation-The } étaient tous en marche** ({ $score }).
epic-attack-cancelled-not-roman = { $nation-The } allèrent à { $city }. Il fut un temps où cela nous aurait regardés ; les bornes le disaient encore.
epic-attack-cancelled-not-roman-b = À { $city }, on sonna les cloches contre { $nation-the }, dans une église que nous avions bâtie. La ville n'était pas romaine, et nul Romain ne vint.
epic-attack-cancelled-not-roman-c = { $city-Of }, un évêque écrivit en bon latin pour demander des soldats contre { $nation-the }. On lui répondit en bon latin que la ville n'était pas à nous.
epic-attack-cancelled-not-roman-d = { $nation-The } choisirent { $city }, et ce furent les rôles d'impôt d'un autre qui raccourcirent. Notre frontière ne fut pas touchée.
epic-diplomacy-turned-persian-c = **{ $space-In }**, on sortit le portrait de l'Empereur par la petite porte, avec toutes les marques du respect. Dès lors, on y prit ses ordres à Ctésiphon.
epic-diplomacy-turned-persian-d = Des chevaux, des faucons et un médecin, tel était le prix **{ $space-of }**. Les Perses le payèrent, et l'on ne nous demanda pas le nôtre.
epic-diplomacy-turned-roman-b = Les envoyés **{ $space-of }** baisèrent le seuil de la Magnaure, levèrent les yeux sur les lions d'or, et ne regardèrent plus la porte{ turned-by }
epic-diplomacy-turned-roman-c = **{ $space-In }**, le feu du temple était éteint, et une cloche était venue de Trébizonde à dos de mulet. On y regardait vers Constantinople{ turned-by }
epic-diplomacy-turned-roman-d = On jura par le soleil, par l'eau et par l'Évangile, pour plus de sûreté. **{ $space-In }**, Rome eut de nouveau des amis{ turned-by }

epic-raid-began-c = Devant **{ $city }**, les troupeaux avaient disparu à midi, et les bergers le soir. Trois unités { $nation-of } étaient dans les faubourgs, et ne se pressaient pas.
epic-raid-began-d = À **{ $city }**, on enterra l'argenterie, on cacha les filles et l'on discuta de la porte. Trois unités { $nation-of } mirent fin à la discussion.
epic-raid-began-e = Un homme arriva à **{ $city }**, une flèche dans le dos, et dit un nombre avant de mourir. C'était trois : trois unités { $nation-of }.
epic-raid-began-f = Les marchands avaient appris { $nation-to } la route qui mène à **{ $city }**, et leurs plaisanteries ce que valaient ses murs. Trois unités suffiraient, pensèrent-ils.
epic-desolation-removed-rebuilding-b = Le premier à revenir à **{ $city }** fut un boulanger, parce qu'il savait que les autres auraient faim ({ paid-price }).
epic-desolation-removed-rebuilding-c = On retrouva aux archives le vieux plan **{ $city-of }**, et les vieilles pierres dans l'herbe. Le reste fut chaux et patience ({ paid-price }).
epic-city-desolated-d = 🔥 À **{ $city }**, ceux qui s'étaient réfugiés dans l'église en avaient barré la porte. { $by-The } entassèrent les bancs dehors et s'en furent chercher des torches. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-e = 🔥 Au gué voisin, { $by-the } vendirent à la douzaine les gens **{ $city-of }**. Cette année-là, un enfant valait moins qu'une chèvre. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-political-revolt = 🔥 À **{ $city }**, cela commença par une statue abattue et finit par les archives, les bains et le grenier. Nul n'aurait su dire qui avait gagné. −1 PR ; Désolation { $markers } sur { $limit }.
epic-monument-built-basilica = À **{ $city }**, quand on ôta l'échafaudage, l'architecte se plaça seul sous la coupole, comme il l'avait promis. La Basilique tint ({ $cost } PR).
epic-monument-built-basilica-b = Du marbre de Proconnèse, de l'or de la Monnaie et une relique dans une boîte d'argent : **{ $city }** consacra sa Basilique ({ $cost } PR).
epic-monument-built-monastery = Près **{ $city-of }**, un ermite s'aperçut un matin qu'il avait quarante disciples. L'Empereur leur donna des murs, un puits et une cloche : un Monastère ({ $cost } PR).
epic-monument-built-monastery-b = À **{ $city }**, derrière une porte toute simple, on prierait jour et nuit pour l'Empire, en se relayant. Le Monastère était fondé ({ $cost } PR).

epic-battle-began-battle-enemy-d = ⚔️ Devant **{ $place }**, il y avait un champ d'orge que personne ne moissonnerait. D'un côté, { battle-count } de Rome ; de l'autre, { $nation-the }, { $enemies } en tout.
epic-battle-began-battle-enemy-e = ⚔️ À **{ $place }**, on entendit les tambours { $nation-of } avant de rien voir. Puis ils furent là, { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
}, et entre eux et la porte { battle-count } des nôtres.
epic-battle-began-battle-enemy-f = ⚔️ « Laissez-les venir », disait l'ordre du jour devant **{ $place }**, et ils vinrent : { $nation-the }, { $enemies } contre { battle-count } de Rome.
epic-battle-began-battle-enemy-g = ⚔️ Du haut des murs, à **{ $place }**, on aurait cru un jeu sur une tablette, { battle-count } de Rome ici, { $enemies } { $nation-of } là. Puis le vent tourna, et l'on entendit.
epic-battle-ended-battle-roman-d = Des gamins **{ $place-of }** étaient déjà sur le champ, à chercher un casque à leur taille. **La victoire était romaine ;** { $nation-the } n'étaient qu'un nuage de poussière. { battle-toll }
epic-battle-ended-battle-roman-e = Quelqu'un entonna l'hymne, qui courut le long de la ligne plus vite qu'un ordre. **{ $place-In }, { $nation-the } avaient perdu.** { battle-toll }
epic-battle-ended-battle-roman-f = Le général descendit de cheval et s'assit dans l'herbe comme tout le monde. **{ $place-In }, c'était gagné ;** { $nation-of }, on ne voyait plus que le dos. { battle-toll }
epic-battle-ended-battle-enemy-d = Un porte-étendard rentra à **{ $place }** sans son étendard, et nul ne posa de question. **Le champ était { $nation-to }.** { battle-toll }
epic-turning-duel-d = Un centurion cria quelque chose que personne n'écrivit ({ $box-in }). Cela suffit : { $victor-the } repoussèrent { $victim-the }, { $high } contre { $low }.
epic-turning-duel-e = { $victim-The } tenaient depuis le matin, et voulaient de l'eau plus que la victoire ({ $box-in }). Puis vinrent { $victor-the }, { $high } contre { $low }.
epic-turning-figure-c = { $figure-The } renvoya son cheval à l'arrière, pour que chacun vît qu'il restait. À ses côtés, { $victor-the } taillèrent en pièces { $victim-the } ({ $box-in }, { $high } contre { $low }).
epic-turning-flank-c = { $victim-The } ne surent jamais d'où étaient venus { $victor-the }. On les vit derrière les boucliers, et ce fut fini ({ $box-in }, { $high } contre { $low }).
epic-survival-tested-wounded-b = Le cheval tomba le premier, et { $figure-the } dessous ({ $score }). Il jura jusqu'aux tentes, donc il vivrait ; un autre mena cette opération.
epic-survival-tested-wounded-c = Une pierre de fronde trouva le jour sous la jugulaire ({ $score }). { $figure-The } se réveilla parmi les bagages, et l'opération continua sans lui.
epic-survival-tested-eliminated-b = On reconnut { $figure-the } à ses bottes, faites à Antioche et payées d'un mois de solde ({ $score }). Il y eut un poème sur lui avant que la tombe fût fermée.
epic-survival-tested-eliminated-c = La dernière fois qu'on vit { $figure-the }, il allait de l'avant ({ $score }). Son écuyer ramena le cheval gris, et ne laissa la bride à personne.
epic-survival-tested-eliminated-d = { $figure-The } demanda si la ligne tenait, et on lui dit que oui ({ $score }). Ce fut la dernière chose qu'il entendit.

epic-ambassador-sent-success-b = L'ambassadeur perdit ses bagages, deux dents et toutes les parties de dés. Il rapporta le serment { $nation-of } pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-ambassador-sent-failure = On reçut l'ambassadeur avec honneur, on le régala avec honneur, on le renvoya avec honneur. { $nation-The } ne signèrent rien ({ $die }, il fallait { $needed } ; { paid-price }).
epic-ambassador-sent-failure-b = { $nation-The } admirèrent la robe, gardèrent la coupe et demandèrent du temps ({ $die }, il fallait { $needed } ; { paid-price }). Il n'y eut pas de traité.
epic-marriage-offered-failure = Elle avait appris quarante mots de la langue, et le dernier était merci. **{ $space-In }**, on déclina poliment ({ $score }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-failure-b = Le portrait revint, la peinture écaillée sur le nez. **{ $space-In }**, on s'était marié plus près de chez soi ({ $score }, il fallait { $needed } ; { paid-price }).
epic-counted-d = À la Préfecture, on additionnait depuis Pâques, et l'on ne différait que sur le prix d'une mule morte : +{ $gains }, { lost-sum }. La Romanité était à **{ $total }**.
epic-acta-placed-loyal-patriarch-b = Empereur et Patriarche allèrent pieds nus derrière la même relique, et le peuple vit qu'ils allaient du même pas : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-financial-crisis-b = Un soldat mordit son solidus, et la pièce céda : *{ $box }* ({ $score }), { $change } PR. Tout ce qu'on achèterait dans la décennie, on le paierait cher.
epic-acta-placed-agrarian-crisis-b = Les sauterelles arrivèrent un dimanche, et le mercredi elles étaient dans le diocèse voisin : *{ $box }* ({ $score }), { $change } PR. Il n'y eut pas de pain pour les recrues, ni pour les rameurs.

# Ce que disent l'armée, la cour et le marché, afin que la troisième campagne d'un lecteur soit aussi neuve que la première.
epic-unit-improved-f = L'inspecteur vint avec une liste de quarante défauts à chercher, et repartit avec une feuille blanche. Sur le rôle, { $unit-the } furent *Élite* ({ paid-price }).
epic-unit-improved-g = Trente milles sous les mailles, une rivière à passer, et à la trompette ils formèrent encore la ligne. Dès lors, { $unit-the } furent *Élite* ({ paid-price }).
epic-unit-improved-h = Un vétéran de trois campagnes les prit en main, et les paresseux demandèrent un autre poste. Ceux qui restèrent, { $unit-the }, furent *Élite* ({ paid-price }).
epic-unit-improved-i = Au champ de l'Hebdomon, on forma le coin, le cercle et la ligne trois fois avant la cloche de midi. Le maître d'armes inscrivit { $unit-the } parmi l'*Élite* ({ paid-price }).
epic-unit-improved-j = Des bottes neuves, une meilleure solde et un nom à mériter : { $unit-the } prêtèrent serment une seconde fois, et cette fois comme *Élite* ({ paid-price }).
epic-unit-improved-k = Leurs officiers couchèrent sous les mêmes tentes que les hommes et mangèrent à la même marmite. Après deux étés de ce régime, { $unit-the } furent *Élite* ({ paid-price }).
epic-unit-improved-l = Les autres régiments envoyèrent leurs meilleurs fils servir { $unit-in }, et les fils écrivirent que l'exercice commençait avant le soleil. Le rôle de l'armée dit désormais *Élite* ({ paid-price }).
epic-unit-improved-m = Chaque lame arriva neuve de l'arsenal de Sardes, car au poteau on avait usé toutes les vieilles. { $unit-The } furent *Élite* ({ paid-price }).
epic-unit-improved-n = Un camp d'hiver, un chef dur et une rivière froide à passer chaque matin firent ce que les promesses n'avaient pas fait. { $unit-The } furent *Élite* ({ paid-price }).
epic-stratagem-played-enemy-g = Leur général avait parcouru le terrain à l'aube, seul, et l'avait marqué de pierres. Il donna alors l'ordre : *{ $stratagem }*.
epic-stratagem-played-enemy-h = Trois cavaliers quittèrent leur centre au galop, un pour chaque aile et un pour l'arrière. Quand ils arrivèrent, *{ $stratagem }* commença.
epic-stratagem-played-enemy-i = Un prisonnier rit quand on l'interrogea sur leur plan, et n'en dit pas plus. Une heure après, chacun sut ce que c'était : *{ $stratagem }*.
epic-stratagem-played-enemy-j = Il y a là-dessus une page dans tous les livres de guerre, et nos officiers l'avaient tournée trop vite. L'ennemi joua *{ $stratagem }*.
epic-stratagem-played-enemy-k = Nos prêtres chantaient encore quand, en face, quelque chose passa dans les rangs, d'homme à homme. C'était un ordre : *{ $stratagem }*.
epic-stratagem-played-enemy-l = Dans leur seconde ligne, une enseigne s'inclina deux fois, et une trompe répondit de loin. C'était le signal : *{ $stratagem }*.
epic-stratagem-played-enemy-idle-c = Ils avaient répété *{ $stratagem }* toute une saison et l'exécutèrent à la lettre. Sur ce terrain, cela resta sans effet.
epic-stratagem-played-enemy-idle-d = Une trompe appela : *{ $stratagem }*, et leurs propres hommes se regardèrent. À quoi que cela dût servir, cela n'eut pas d'effet ici.
epic-stratagem-played-roman-c = À minuit, chaque tribun reçut une tablette scellée, à ouvrir à la seconde trompette. Elle portait un ordre : *{ $stratagem }*.
epic-stratagem-played-roman-d = Depuis des années, le général attendait un ennemi et un terrain faits pour cela. Ce jour-là, il avait les deux, et ordonna *{ $stratagem }*.
epic-stratagem-played-roman-idle = Le général ordonna *{ $stratagem }*, et ses officiers demandèrent où. Il n'y avait pas de place pour cela sur ce champ, et l'effet fut nul.
epic-stratagem-played-roman-idle-b = On avait tracé *{ $stratagem }* sur la carte la veille, et la carte se trompait. Nous le jouâmes sans effet.
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
epic-battle-ended-battle-roman-cheap = On fit l'appel au crépuscule, tente par tente, et toutes les unités répondirent. **{ $place-In }, { $nation-the } étaient battus.** { battle-toll }
epic-battle-ended-battle-roman-cheap-b = Ce fut fini avant que la réserve eût resserré ses sangles. **{ $place-In }, la victoire fut romaine,** et ce furent { $nation-the } qui la payèrent. { battle-toll }
epic-battle-ended-battle-roman-cheap-c = Les vétérans dirent avoir connu des jours plus durs à l'exercice. **{ $nation-The } étaient battus { $place-in },** et nos unités aussi nombreuses qu'au matin. { battle-toll }
epic-battle-ended-battle-roman-cheap-d = Les chirurgiens sortirent leurs lames, et eurent le temps de les polir. **{ $place-In }, la journée était à nous ;** ce qui s'y perdit, { $nation-the } l'avaient perdu. { battle-toll }
epic-battle-ended-battle-roman-outnumbered = Au lever du jour, ils étaient plus nombreux que nous, et chacun sur le champ savait compter. **{ $place-In }, la plus petite armée gagna ;** { $nation-the } rentrèrent l'expliquer chez eux. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-b = On avait conseillé au général d'attendre des renforts, et il avait rangé la lettre. **{ $place-In }, on gagna sans eux,** contre plus d'hommes que nous n'en avions : { $nation-the } étaient battus. { battle-toll }
epic-battle-ended-battle-roman-outnumbered-c = Leur ligne était la plus longue, et cette longueur ne leur servit de rien. **Victoire { $place-in },** avec moins d'hommes que { $nation-the }. { battle-toll }
epic-battle-ended-battle-roman-dear = Les trompettes sonnèrent la victoire, et des compagnies entières n'étaient plus là pour l'entendre. **{ $place-In }, c'était gagné,** à un prix qu'on lut dans toutes les provinces. { battle-toll }
epic-battle-ended-battle-roman-dear-b = On creusa jusqu'après minuit, en longues rangées, et les rangées romaines étaient longues aussi. **{ $nation-The } étaient battus { $place-in }.** { battle-toll }
epic-battle-ended-battle-roman-rout = Personne ne fuyait, parce qu'il ne restait personne pour fuir. **{ $place-In } finit l'armée { $nation-of },** jusqu'à la dernière enseigne. { battle-toll }
epic-battle-ended-battle-roman-rout-b = Un berger chercha par où étaient rentrés { $nation-the }, et ne trouva pas de traces. **{ $place-In }, la victoire était complète.** { battle-toll }
epic-battle-ended-battle-roman-rout-c = Nos hérauts cherchèrent parmi { $nation-the } un chef qui pût demander une trêve, et n'en trouvèrent pas. **{ $place-In }, la victoire fut romaine,** et de leur armée il ne restait rien. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered = Notre armée était la plus grande, et ce serait la première question à la cour. **{ $place-In }, { $nation-the } avaient gagné,** avec moins d'hommes. { battle-toll }
epic-battle-ended-battle-enemy-outnumbered-b = Nous avions le nombre, nous le savions, et la ligne avançait comme si rien ne pouvait l'arrêter. **{ $place-In }, on l'arrêta :** une plus petite armée, celle { $nation-of }. { battle-toll }
epic-battle-ended-battle-enemy-dear = De régiments entiers, seuls les bagages revinrent. **Défaite { $place-in } :** { $nation-the } avaient le champ, et n'avaient pas pris que cela. { battle-toll }
epic-battle-ended-battle-enemy-dear-b = Le trésorier raya une unité après l'autre de son rôle, et dut retailler sa plume. **{ $nation-The } avaient gagné { $place-in }.** { battle-toll }
epic-battle-ended-siege-roman-b = Quand la fumée se leva, { $place-in }, l'enseigne de la plus haute tour portait une croix. **Le siège était à nous.** { battle-toll }
epic-battle-ended-siege-roman-c = { $place-In }, les machines se turent, et dans le silence quelqu'un entonna un psaume que tous les Romains connaissaient. **Rome avait gagné le siège.** { battle-toll }
epic-battle-ended-siege-enemy-b = Des cordes, des boucliers, des échelles brisées jonchaient le sol { $place-in } ; { $nation-the } les ramassèrent pour leurs feux. **Nous avions perdu le siège.** { battle-toll }
epic-counted-cap = Le registre n'avait pas de ligne au-dessus de celle-ci. Le secrétaire écrivit **{ $total }** sur { $cap }, { $gains } de gains et { $losses } de pertes, et posa la plume.
epic-counted-cap-b = Dans la Magnaure, on additionna deux fois, parce qu'on n'y crut pas tout de suite : +{ $gains }, { lost-sum }. La Romanité était à **{ $total }**, et la piste ne va pas plus loin.
epic-counted-cap-c = { $losses ->
    [0] Au consistoire, le lecteur n'avait pas de pertes à annoncer, et vint tout de suite aux gains, { $gains }
   *[other] Au consistoire, le lecteur commença par les pertes, { $losses }, et finit par les gains, { $gains }
}. La Romanité s'établit à **{ $total }**, le plus qu'on puisse compter.
epic-counted-cap-d = Fermiers de l'impôt, évêques et comtes des frontières envoyèrent leurs chiffres, et pour une fois les chiffres concordèrent : +{ $gains }, { lost-sum }. La Romanité atteignit **{ $total }** sur { $cap }.
epic-counted-cap-e = L'Empereur demanda ce qu'on pouvait encore compter, et le logothète répondit : rien. **{ $total }**, c'est le bout de la piste ; { $gains } de gains, { $losses } de pertes.
epic-counted-cap-f = Il y eut une copie pour les archives, une pour le Sénat et une pour les envoyés étrangers, qui devaient la voir : Romanité **{ $total }**, la plus haute marque qui soit (+{ $gains }, { lost-sum }).
epic-counted-more = On lut d'abord l'ancien chiffre, ensuite le nouveau, et le nouveau était plus haut. +{ $gains }, { lost-sum } : la Romanité était à **{ $total }**, mieux que dix ans plus tôt.
epic-counted-more-b = Un commis qu'on avait prié de préparer des excuses les remit au tiroir. Avec { $gains } de gains et { $losses } de pertes, le compte monta à **{ $total }**.
epic-counted-less = Le commis aux comptes lut vite et ne leva pas les yeux. +{ $gains }, { lost-sum } : la Romanité était à **{ $total }**, moins qu'au dernier décompte.
epic-counted-less-b = À côté du nouveau chiffre se lisait encore l'ancien, et nul n'osa le gratter. Avec { $gains } de gains et { $losses } de pertes, le compte tomba à **{ $total }**.
epic-counted-floor = Les commis additionnèrent, raturèrent, additionnèrent encore, et chaque fois il ne restait rien : +{ $gains }, { lost-sum }. La Romanité était à **{ $total }**, et la page n'avait pas de ligne plus basse.
epic-attack-cancelled-not-roman-e = Les éclaireurs signalèrent { $nation-the } sur la route { $city-of }, et l'officier de service demanda à qui était la ville. Elle n'était pas à nous, et les chevaux restèrent à l'écurie.
epic-attack-cancelled-not-roman-f = Un marchand rapporta que { $nation-the } étaient devant { $city }. On l'en remercia ; la ville avait d'autres maîtres, et c'était à eux de répondre à l'attaque.
epic-attack-cancelled-not-roman-again = { $nation-The } choisirent { $city }, comme d'autres l'avaient choisie. Le dossier était épais à présent, et chaque feuille portait les mots : non romaine.
epic-attack-cancelled-not-roman-again-b = À { $city }, on savait à présent combien le poste romain le plus proche était loin. { $nation-The } vinrent, la ville n'était pas à nous, et personne ne se mit en route.
epic-attack-cancelled-not-roman-again-c = Une fois de plus, on signala une attaque sur { $city }, et c'étaient { $nation-the } ; une fois de plus, les comtes des frontières n'avaient rien à y défendre. Aucun Romain ne fut touché.
epic-attack-cancelled-not-roman-again-d = Qui gouvernait à { $city } le paya de nouveau, avec { $nation-the } devant les murs. Ce n'était pas nous, et nous n'envoyâmes personne.
epic-attack-cancelled-not-roman-again-e = { $nation-The } étaient devant { $city }, et ce n'était pas la première fois que quelqu'un y était. Un commis retrouva la dernière réponse et la recopia : affaire étrangère à Rome.
epic-attack-cancelled-not-roman-again-f = De la poussière, encore, sur la route { $city-of }, dirent les guetteurs, et dessous, { $nation-the }. Le général demanda si c'était toujours hors des frontières, et se remit à table.
epic-romanness-changed-combat-won-streak = Les Bleus avaient une chanson sur { $row } victoires de suite, et les Verts la chantèrent plus fort : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-b = C'était la { nth-row } victoire de suite, et l'orateur se plaignit d'avoir épuisé Achille, Scipion et les deux Caton : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-c = Après { $row } victoires l'une sur l'autre, les recrues vinrent aux enseignes sans qu'on les appelât, et amenèrent leurs cousins : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-d = À la Grande Église, le livre était ouvert à l'hymne d'action de grâces, où il l'était déjà ; cela faisait { $row } victoires de suite : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-streak-e = Des envoyés étrangers demandèrent audience plus tôt qu'ils n'y comptaient, depuis que l'armée avait gagné { $row } fois de suite : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloodless = Pas une unité ne manquait au retour de l'armée, et personne, à la porte, n'eut de liste à lire : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloodless-b = La victoire n'avait coûté aucune unité, et le comte des Largesses lut deux fois ce passage de la dépêche : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloodless-c = Il rentra par la Porte d'Or autant d'enseignes qu'il en était sorti, et les enfants sur le mur avaient compté : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-sea = Des pilotes qui depuis le printemps refusaient toute cargaison revinrent sur les quais et demandèrent du fret : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-sea-b = On mit des lampes aux fenêtres le long du mur de mer, comme à la fête de saint Phocas, qui veille sur les marins : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-revenge = Le même ennemi nous avait battus la dernière fois, et l'on en faisait des chansons outre-frontière. On en chanta d'autres : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-revenge-b = Des hommes qui leur avaient laissé leur bouclier à la dernière bataille en rapportèrent deux chacun : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-recovered = Depuis la défaite, au marché, on parlait bas. Ce jour-là, on y cria de nouveau : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-recovered-b = On ôta de la liturgie les prières pour une armée en détresse, et l'on mit à leur place une hymne d'action de grâces : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-first = Nul à la cour ne savait plus comment se règle un triomphe, et il fallut interroger un vieil eunuque. C'était la première victoire de ces guerres : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-first-b = On cloua le premier laurier de ces guerres à la porte du Sénat, où chacun pouvait le toucher : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-persia = Dans les églises de Syrie, on lut le nom des villes qui dormiraient cette nuit-là, car les Perses étaient battus : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-siege = Les charpentiers de l'arsenal écrivirent à la craie le nom du siège sur une catapulte, et burent à sa santé : +{ $change } PR, { $total } désormais.
epic-romanness-changed-combat-won-bloody = Avant l'action de grâces, on lut les noms de ceux qui étaient tombés, et ce fut la lecture la plus longue des deux : +{ $change } PR, { $total } désormais.

# Une décennie vue de sa fin, et ses fils.
epic-chapter-victories = Partout où l'armée rencontra { $nations-the }, ce fut l'armée qui dormit sur le champ. Les annales de ces années comptent { victories }, et pas une défaite.
epic-chapter-victories-b = Les généraux n'eurent guère à s'excuser dans leurs rapports : { victories } sur { $nations-the }, et pas une seule défaite.
epic-chapter-victories-c = Pour les guerres de cette décennie, la Monnaie frappa une Victoire tenant une palme. Elle rappelait { victories } sur { $nations-the }, et il n'y avait aucune défaite à taire.
epic-chapter-victories-d = Ceux qui combattirent { $nations-the } en ces années le racontèrent à leurs petits-enfants sans rien omettre : { victories }, et aucune défaite.
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
epic-chapter-estranged = La Perse ne tira pas l'épée pour cela : { $spaces-in }, on passa de son côté, pour de l'or, par crainte ou pour une noce.
epic-chapter-estranged-b = À Ctésiphon, la salle d'audience était plus pleine que dix ans plus tôt. Les nouveaux venus y parlaient pour { $spaces-the }.
epic-chapter-fallen = Derrière un cheval sans cavalier, l'armée marcha au pas et sans un mot, en mémoire { $figures-of }.
epic-chapter-fallen-b = Au rôle des morts qu'on lit à Pâques, on ajouta une ligne, en mémoire { $figures-of }.
epic-chapter-rebuilt = On dressa des échafaudages, et l'on tint marché entre les murs avant qu'ils eussent un toit : on vivait de nouveau { $cities-to }.
epic-chapter-rebuilt-b = Aux colons, on donna de la terre, une charrue à crédit et dix ans sans impôt ; ainsi se relevèrent { $cities }.
epic-chapter-quiet = Un fonctionnaire qui avait commencé le journal de la décennie y renonça, faute de matière. On sema, on paya l'impôt, et l'armée fit l'exercice.
epic-chapter-quiet-b = De ces dix années, les vieux dirent plus tard que les figues avaient été bonnes. C'est tout ce qu'ils s'en rappelaient.
epic-chapter-ended = La dernière feuille était pleine, et le lecteur jugera par lui-même. Voici le verdict des annales : **{ $level }.** { $reason }
epic-chapter-ended-b = Ici l'annaliste rangea son encre, et ce fut à d'autres de dire ce qu'il en advint. Sa dernière ligne : **{ $level }.** { $reason }
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
epic-territory-conquered = Les arpenteurs rangèrent la carte où une partie { $territory-of } était restée blanche. Tout y était romain.
epic-territory-conquered-b = Un percepteur traversa { $territory-the } d'un bout à l'autre, et dormit chaque nuit sous un toit romain. Tout était à nous.
epic-territory-conquered-c = La dernière garnison étrangère s'en était allée. Le gouverneur signa un décret qui valait partout { $territory-in }, sans une exception à nommer.
epic-caesar-named-b = La lettre appelait le roi { $nation-of } fils de l'Empire et *César*, et ne promettait rien d'autre. Il se la fit lire trois fois. −1 à leur attitude ce tour-ci.
epic-caesar-named-c = Un orfèvre de la capitale fit un diadème à la mesure d'un chapeau emprunté. Le roi { $nation-of } s'en coiffa aussitôt, et fut *César* : −1 à leur attitude ce tour-ci.
epic-caesar-named-d = Il y fallut un manteau blanc, un sceau et une place à des banquets où il n'irait jamais. Le roi { $nation-of } fut dès lors *César* : −1 à leur attitude ce tour-ci.
epic-romanness-changed-church-gift = Le Patriarche fit ôter de leurs gonds les portes d'argent d'un sanctuaire, et les envoya à la fonte : +{ $change } PR, { $total } désormais.
epic-romanness-changed-church-gift-b = Des diacres portèrent des coffres au palais, en procession, et ne demandèrent pas de reçu. L'Église donna ce qu'elle pouvait : +{ $change } PR, { $total } désormais.
epic-romanness-changed-church-gift-cap = { $moved ->
    [0] Le Patriarche fit peser des lampes d'argent pour l'Empereur, qui le remercia et les renvoya. À { $total } PR, la piste est pleine.
   *[other] Le Patriarche fit peser des lampes d'argent pour l'Empereur, qui prit ce qui pouvait servir : +{ $moved } PR. À { $total }, la piste est pleine.
}
epic-romanness-changed-church-gift-cap-b = { $moved ->
    [0] Un coffre alla de la Grande Église au palais, et en revint sans qu'on l'eût ouvert : la piste s'arrête à { $total }, et un don n'ajoute aucun PR.
   *[other] Un coffre alla de la Grande Église au palais, et en revint à demi plein : +{ $moved } PR, car la piste s'arrête à { $total }.
}
epic-romanness-changed-cap = { $moved ->
    [0] Le héraut annonça un gain de { $change } PR, et le secrétaire ne trempa pas sa plume : la piste s'arrête à { $total }.
   *[other] Le héraut annonça un gain de { $change } PR, et le secrétaire en inscrivit { $moved } : la piste s'arrête à { $total }.
}
epic-romanness-changed-floor = { $moved ->
    [0] Le trésorier retourna la bourse : il aurait fallu { $change } PR, et il ne restait rien à perdre. Le compte demeura à { $total }.
   *[other] Le trésorier retourna la bourse : il aurait fallu { $change } PR, et elle n'en contenait que { $moved }. Total : { $total }.
}
epic-romanness-changed-gentle-start = Le nouveau règne commença les greniers pleins et la frontière tranquille. Un destin clément lui laissa { $change } PR pour commencer.
epic-romanness-changed-coin-lost = Au registre de l'impôt, on barra d'un coin à l'autre une page entière, celle { $about-of }. Son or était perdu : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-coin-gained = Un convoi de mulets arriva avec des sacs scellés et une escorte à proportion. L'or coulait de nouveau à { $about } : +{ $change } PR, { $total } désormais.
epic-romanness-changed-monument-lost = Ce que des maçons avaient mis des années à bâtir fut balayé en deux jours, et son prix s'en alla avec : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-e = À la douane d'Abydos, les officiers jouèrent aux dés sur un quai vide : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-zone-occupied-f = Les cargaisons passèrent par la terre, à quatre fois le prix, et il en arriva la moitié : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-d = On raya de l'ordre de bataille un contingent d'alliés, et un comte des frontières demanda qui garderait les cols : −{ $change } PR, il en reste { $total }.
epic-romanness-changed-persian-diplomacy-e = On renvoya du palais de jeunes otages, avec précepteurs et jouets, puisqu'il n'y avait plus de traité dont ils eussent à répondre : −{ $change } PR, il en reste { $total }.
epic-expedition-turned-back-no-figure = Le trompette regarda vers la place du chef pour le signal, et n'y vit personne. Faute de commandant, l'armée s'en retourna.
epic-expedition-turned-back-no-figure-b = Les tribuns disputèrent tout un soir de qui devait mener, et au matin nul ne mena. Privée de ses chefs, l'armée rebroussa chemin.
epic-expedition-turned-back-storm = La deuxième nuit, les feux de la flotte s'éteignirent l'un après l'autre. L'aube trouva les navires rejetés au port, et l'opération était finie.
epic-expedition-turned-back-storm-b = Les pilotes avaient demandé une semaine de plus, et l'on avait passé outre. La tempête ramena la flotte, et de l'opération il ne sortit rien.
epic-expedition-turned-back-sunk = Ceux qui attendaient les transports sur le rivage virent la marée rapporter des planches. La flotte avait sombré, et l'expédition avec elle.
epic-expedition-turned-back-not-through = Derrière un cap, les transports attendirent que la mer se vidât, et elle ne se vida pas. La flotte ennemie barrait le passage, et l'expédition vira de bord.
epic-expedition-turned-back-broken-off = Le général fit une fois le tour des murs, compta ses échelles et fit plier les tentes. On ne tenta pas le siège, et l'armée rentra au pays.
epic-units-sent-home = Il y avait plus d'hommes que n'en pouvaient mener les chefs qui restaient. On leur donna la solde, un pain et l'ordre du retour : { $units-the }.
epic-units-sent-home-b = Quand l'armée fut partie, on s'aperçut qu'il n'y avait pas d'ordres pour tous. On renvoya dans leurs foyers { $units-the }.
epic-fortifications-held = En quête d'un passage, { $unit-the } firent tout le tour de la place, et le soir se retrouvèrent où ils avaient commencé. À { $city }, les Fortifications les tinrent dehors.
epic-unit-rallied-enemy = Nous pensions en être quittes. Un chef arriva au galop, frappa du plat de l'épée, et { $unit-the } revinrent au combat ({ $box-in }).
epic-unit-rallied-enemy-b = De l'autre côté du champ, une trompe appela, et des fuyards s'arrêtèrent, se retournèrent. Puis { $unit-the } se reformèrent ({ $box-in }).
epic-unit-rallied-roman = Un garçon qui portait une enseigne s'arrêta et ne voulut plus courir. Autour de lui se rassemblèrent { $unit-the }, et la ligne les retrouva ({ $box-in }).
epic-reserve-committed = Le général les avait gardés derrière la crête, à l'abri du soleil. Alors { $unit-the } se levèrent, et la brèche fut fermée ({ $box-in }).
epic-disputes-rolled = La veille du combat, { $unit-the } apprirent quel credo tenait le général ({ $die }). Au matin, ils déposèrent les armes.
epic-invasion-began-b = Des espions étaient allés en avant, pour { $nation-the }, compter les ponts. Voici la route qu'ils voulaient suivre : { $path }.
epic-invasion-began-c = Au soir, chaque ville de la route avait vu le même courrier, avec le même mot à la bouche : { $nation-the }. On les attendait dans cet ordre : { $path }.
epic-invasion-stopped-beaten-b = { $nation-The } s'étaient fait dire le chemin au-delà **{ $city-of }**, et n'en eurent pas besoin. Leur invasion finit là.
epic-invasion-stopped-beaten-c = Devant **{ $city }**, on fit tourner les chariots, moins remplis qu'au printemps. L'invasion { $nation-of } était vaincue.
epic-invasion-stopped-not-roman = Après { $city }, { $nation-the } entrèrent dans des terres où nul ne payait l'impôt à Rome. Il n'y avait plus rien de nous à envahir, et ils s'en retournèrent.
epic-invasion-stopped-end-of-road = Ni mur ni armée n'avait retenu longtemps { $nation-the }. À { $city } finit leur route, et ils rentrèrent avec le butin.
epic-invasion-stopped-no-one-left = À { $city } tomba le dernier guerrier parmi { $nation-the }, bien loin de chez lui. Il ne restait personne pour aller plus loin.
epic-attack-cancelled-already-desolated = { $nation-The } entrèrent à { $city } avec des sacs vides, et en sortirent avec des sacs vides. Il n'y avait plus rien à piller.
epic-raid-began-again = À **{ $city }**, on savait quelles caves servaient, et l'on s'y mit. Trois unités { $nation-of } étaient dehors, et ce n'était pas le premier raid.
epic-raid-began-again-b = La cloche **{ $city-of }** avait déjà sonné pour des pillards, et la corde en était usée. Elle sonna cette fois pour trois unités { $nation-of }.
epic-raid-began-again-c = Sur la route **{ $city-of }**, les bornes portaient les entailles des razzias d'avant. Trois unités { $nation-of } vinrent y ajouter la leur.
epic-attitude-checked-raid-first = Au bureau des barbares, nul ne savait écrire ce nom, et il fallut faire venir un moine. Puis on l'inscrivit ({ $score }) : **{ $nation-the }, en raid.**
epic-attitude-checked-raid-first-b = Des années durant, ç'avait été une ligne dans les rapports des marchands. Cette fois, **{ $nation-the } lancèrent un raid**, et chaque poste demanda comment ils se battaient ({ $score }).
epic-attitude-checked-raid-first-c = On demanda à un transfuge comment ils s'appelaient, et il l'épela. **{ $nation-The } venaient piller**, et la carte de la frontière n'avait pas encore de couleur pour eux ({ $score }).
epic-attitude-checked-raid-again = Ils étaient venus dix ans plus tôt, et depuis ne parlaient que de la route. **{ $nation-The } étaient de retour, en raid** ({ $score }).
epic-attitude-checked-raid-again-b = Les cadets de ceux qui étaient partis dix ans plus tôt demandèrent leur tour. **{ $nation-The } lancèrent un nouveau raid** ({ $score }).
epic-attitude-checked-raid-again-c = Aux gués, on reconnaissait certains de leurs chevaux. **{ $nation-The } revenaient piller** ({ $score }).
epic-attitude-checked-raid-again-d = Dix ans avaient passé, et les jeunes gens { $nation-of } étaient aussi pauvres que leurs aînés. **Ils repartirent en razzia** ({ $score }).
epic-attitude-checked-invasion-first = Envoyés, transfuges et marchands racontèrent la même chose, et l'on finit par les croire. **Pour la première fois, { $nation-the } vinrent, et vinrent tous ensemble** ({ $score }).
epic-attitude-checked-invasion-first-b = Nul évêque, là-bas, n'avait jamais eu à prier contre eux, et l'on compléta la litanie dans la nuit. **{ $nation-The } arrivaient, avec toutes leurs forces** ({ $score }).
epic-attitude-checked-invasion-first-c = Les plus vieux, à la frontière, n'avaient jamais vu un de leurs pillards, et ceux qu'ils voyaient là n'étaient pas des pillards. **C'étaient { $nation-the }, tout un peuple en armes** ({ $score }).
epic-attitude-checked-invasion-again = Ceux qui depuis dix ans gardaient une cabane prête dans les collines y remontèrent. **{ $nation-The } nous envahirent de nouveau, au complet** ({ $score }).
epic-attitude-checked-invasion-again-b = Dix ans plus tôt, ils étaient venus, puis repartis, et ils n'en dormaient plus. **Toute l'armée { $nation-of } était de retour** ({ $score }).
epic-attitude-checked-invasion-again-c = On avait mis leur dernière marche en chansons, et les chansons n'étaient pas paisibles. **{ $nation-The } revinrent, tout ce qui savait marcher** ({ $score }).
epic-attitude-checked-piracy-out = Les navires { $nation-of } étaient en mer depuis si longtemps que l'algue pendait aux quilles, et nul ne les rappelait ({ $score }). Ils continuèrent à piller.
epic-diplomacy-turned-roman-again = Les conseillers **{ $space-of }** avaient une formule pour changer de camp, et la ressortirent. Le nom qu'ils y mirent était celui de l'Empereur{ turned-by }
epic-diplomacy-turned-roman-again-b = On changea d'avis encore une fois **{ $space-in }**, et ce fut pour nous. Le résident perse emballa son argenterie, et passa la frontière avant la fête{ turned-by }
epic-diplomacy-turned-persian-again = Une fois de plus, on prêta un serment **{ $space-in }**, et l'on en oublia un plus ancien. Celui-ci était pour le Roi des Rois, et l'on pria notre envoyé de partir.
epic-diplomacy-turned-persian-again-b = Une escorte perse attendait à la frontière **{ $space-of }**, comme si elle avait su le jour. On y changea de camp, encore, sans un coup d'épée.
epic-ambassador-sent-success-c = { $nation-The } demandèrent une horloge à eau, un médecin et mille balles de soie, et obtinrent la soie. Ils signèrent pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-ambassador-sent-success-d = Un mois durant, l'ambassadeur laissa leur roi gagner au jeu. Alors { $nation-the } signèrent un traité pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-failure-c = Ses coffres étaient prêts depuis un an, avec de la soie, des icônes et deux cuisiniers. **{ $space-In }**, on dit non, au soulagement des cuisiniers ({ $score }, il fallait { $needed } ; { paid-price }).
epic-marriage-offered-success-c = Un évêque, quarante mulets et une litière de pourpre prirent la longue route. **{ $space-In }**, on célébra les noces, et l'Empire y eut des parents ({ $score }, il fallait { $needed } ; { paid-price }).
epic-acta-placed-stability-d = L'impôt de la moisson rentra avant la fête de la Croix, et nul village ne reçut deux visites : *{ $box }* ({ $score }), { $change } PR. Les commis rentrèrent chez eux avant la nuit.
epic-acta-placed-stability-e = Près du Forum du Bœuf, un boulanger vendait son pain au même prix depuis trois ans, et s'en vantait : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-stability-f = On répara les ponts avant qu'il fût trop tard, et l'on paya ceux qui les réparaient : *{ $box }* ({ $score }), { $change } PR. Personne n'en fit une chanson.
epic-acta-placed-loyal-patriarch-c = Les prières pour l'Empereur se chantèrent par cœur, et nul évêque ne demanda d'y changer un mot : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-loyal-patriarch-d = Un moine qui prêchait contre le palais fut entendu par le Patriarche jusqu'au bout, puis envoyé dans une île fort lointaine : *{ $box }* ({ $score }), { $change } PR.
epic-acta-placed-strong-basileus-c = Un gouverneur qui gardait par-devers lui deux ans d'impôt les paya avant qu'on les lui demandât : *{ $box }* ({ $score }), { $change } PR. On lui avait dit qui lisait les comptes.
epic-acta-placed-political-revolt-c = Deux hommes tombèrent vivants du gibet, un Bleu et un Vert, et les deux factions réclamèrent leur grâce d'une seule voix : *{ $box }* ({ $score }), { $change } PR. Tant que cela durait, aucune unité de la garde ne quitterait le palais.
epic-acta-placed-weak-patriarch-c = Au synode, le Patriarche laissa parler chaque évêque, puis chacun encore une fois : *{ $box }* ({ $score }), { $change } PR. Tant qu'on parlait autant ici, un missionnaire coûterait davantage.
epic-monument-built-fortifications = D'abord les citernes, puis les tours, puis un mur qui suivait le rocher. **{ $city }** eut ses Fortifications ({ $cost } PR), et une unité perse n'y trouverait pas d'entrée.
epic-monument-built-defensive-walls = Stèles, colonnes et statues brisées passèrent dans les fondations. **{ $city }** eut ses Murailles, et put soutenir un siège ({ $cost } PR).
epic-city-desolated-usurper = 🔥 À **{ $city }**, les hommes de l'usurpateur avaient promis d'épargner les églises, et tinrent parole. Ils n'épargnèrent rien d'autre. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-agrarian-crisis = 🔥 À **{ $city }**, on mit aux enchères sur le forum la dernière mesure de farine, et puis l'on partit par toutes les portes à la fois. −1 PR ; Désolation { $markers } sur { $limit }.
epic-city-desolated-arab-razzia = 🔥 À **{ $city }**, les cavaliers prirent les chevaux, les enfants et les portes de bronze, et comblèrent les puits de pierres avant de partir. −1 PR ; Désolation { $markers } sur { $limit }.
epic-random-event-drawn-arab-razzia = Un matin, au bord du désert, on trouva les puits vides, au milieu de traces de chameaux ({ $die }). Des cavaliers d'Arabie fondirent sur **{ $about }**.
epic-random-event-drawn-theological-disputes = Deux aumôniers d'un même régiment prêchèrent sur le même verset, et en vinrent aux mains ({ $die }). Ce tour-ci, des unités pouvaient refuser le combat.
epic-random-event-drawn-confines = D'un fort que peu de gens à la cour auraient su trouver sur une carte vint un appel à l'aide ({ $die }). Il y retint { $about-the }, qu'on ne pourrait appeler de tout le tour.
epic-random-event-drawn-confines-idle = On signala des émeutes aux confins de l'Empire ({ $die }), et un général marqua l'endroit sur sa carte. Aucune de nos unités n'y était qu'il fallût retenir.
epic-expedition-rolled-battle = On demanda aux guides ce qu'il y avait de là à Ctésiphon ({ $die }), et ils parlèrent de plaines. Il y aurait deux batailles.
epic-expedition-rolled-siege = Sur notre passage, les paysans perses menèrent leurs bêtes derrière des murs ({ $die }). Il y aurait d'abord une bataille, et puis un siège.
epic-fleet-gone = Un matin, { $nation-the } levèrent l'ancre, et nul ne sut ce qui les rappelait. **{ $zone-In }**, on ne vit plus leurs navires.
epic-fleet-gone-b = **{ $zone-In }**, les barques de pêche sortirent, et revinrent avec du poisson. Les navires { $nation-of } étaient partis.
epic-naval-battle-ended-enemy-b = La mer jeta à la côte une planche et onze hommes, les seuls qui pussent raconter. **{ $zone-In }, notre flotte était perdue.**
epic-drowned-with-fleet = Par cette mer, on ne put mettre un canot à l'eau. Avec { $fleet-the } allèrent au fond { $units-the }.
epic-cargo-lost = Les ponts noyés, les rames perdues, { $fleet-the } regagna le port. Ce qu'on avait à bord était perdu : { $units-the }.
epic-battle-ended-unfought = Derrière les Fortifications, **{ $place-in }**, la garnison attendit l'assaut, et le soir elle rangea ses casques. Il ne restait { $nation-to } personne pour attaquer, et il n'y eut pas de combat.
epic-battle-ended-unfought-b = **{ $place-In }**, { $nation-the } levèrent les yeux vers les Fortifications, et ceux qui devaient y monter n'approchèrent pas davantage. Leur chef tourna bride. Pas un coup ne fut porté.
epic-expedition-turned-back-undecided = Quatre fois les flottes se jetèrent l'une contre l'autre, et après la quatrième la route restait barrée. Cela compta pour une défaite, et l'expédition s'arrêta là.
epic-expedition-turned-back-undecided-b = L'amiral rapporta que rien n'était décidé. À la cour, on appela la chose par son nom, une défaite, et l'on renonça à l'expédition.
epic-force-mustered-attack-alone = L'ordre de marche nommait un lieu, **{ $place-the }**, et personne pour mener. On partit, { mustered-price }, le plus ancien tribun en tête : { $units-the }.
epic-force-mustered-attack-alone-b = Il n'y avait pas de tente de général à plier, et l'on fut prêt de bonne heure. Sur **{ $place-the }** marchèrent, { mustered-price }, { $units-the }, aux ordres d'hommes qui avaient de la boue aux bottes.
epic-force-mustered-persia-alone = Des empereurs avaient mené des armées au-delà de l'Euphrate, et tous n'en étaient pas revenus. Cette fois, on le passa, { mustered-price }, sans autres chefs que les guides : { $units-the }.
epic-force-mustered-persia-alone-b = Sur l'Euphrate, les bateliers demandèrent qui saluer, et on les renvoya à leurs rames. Il n'y avait pas de chef à bord ; passèrent, { mustered-price }, { $units-the }.
epic-monument-destroyed-monastery = À **{ $city }**, la prière pour l'Empire s'interrompit au milieu d'un verset. Le Monastère était détruit, et sa cloche gisait au fond du puits.
epic-monument-destroyed-monastery-b = À **{ $city }**, il resta du Monastère la cave, et un moine qu'on y avait envoyé chercher quelque chose.
epic-monument-destroyed-basilica = À **{ $city }**, la coupole de la Basilique s'effondra, et l'or des mosaïques joncha la rue. Les enfants en vendirent les petits cubes, deux pour un sou.
epic-monument-destroyed-basilica-b = À **{ $city }**, les gens continuèrent de se signer au coin de rue où avait été la Basilique. Elle était détruite, et de l'autel on voyait le ciel.
epic-monument-destroyed-fortifications = À **{ $city }**, les tours gisaient l'une après l'autre dans leur propre fossé. Les Fortifications étaient rasées, et un chevrier eut les premières pierres pour son enclos.
epic-monument-destroyed-fortifications-b = À **{ $city }**, les citernes étaient comblées par les tours qui les avaient gardées. Il ne restait rien des Fortifications.
epic-monument-destroyed-defensive-walls = À **{ $city }**, il ne resta pas des Murailles pierre sur pierre. Dans les fondations, les vieilles stèles revirent le jour, avec leurs noms.
epic-monument-destroyed-defensive-walls-b = À **{ $city }**, les Murailles furent rasées, et pour la première fois les enfants du portier virent ce qu'il y avait au-delà.
epic-piracy-cancelled-no-coast = Les charpentiers { $nation-of } avaient le bois, le goudron et les équipages. Il leur manquait un rivage d'où partir, et il n'en sortit rien.
epic-piracy-cancelled-no-coast-b = Les jeunes gens { $nation-of } avaient juré de prendre la mer, et chaque plage était à quelqu'un d'autre. Ils ramèrent jusqu'à la taverne.
epic-piracy-cancelled-storm = Toute une semaine, { $nation-the } restèrent sur le quai à regarder les vagues, et les vagues ne s'arrangèrent pas. La tempête garda leurs navires au port.
epic-piracy-cancelled-storm-b = Dans les ports { $nation-of }, on doubla les amarres et l'on but ce qui était prévu pour le voyage. Par cette tempête, pas un de leurs navires ne sortit.
