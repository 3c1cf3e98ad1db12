# Ce qui s'est passé, tel que l'écrivent les annales, une main après l'autre. Quand les textes d'un évènement sont épuisés
# dans un tour, ceux de prose.ftl suivent.

epic-round-heading = ## Ronde { $numeral } · { $years }
    Ici commence une autre main. Celle d'avant s'est arrêtée au milieu d'un mot, et personne dans la maison ne sait plus lequel.
epic-round-heading-b = ## Ronde { $numeral } · { $years }
    L'encre a encore gelé cet hiver. Ce que je n'ai pu écrire alors, je l'écris maintenant ; ce que j'ai oublié, Dieu l'a gardé.
epic-round-heading-c = ## Ronde { $numeral } · { $years }
    Les vieux disent que les étés étaient plus longs et les rois plus grands. Pour les rois, du moins, j'ai les mesures.
epic-round-heading-d = ## Ronde { $numeral } · { $years }
    Je tiens ce livre de mon maître, qui le tenait du sien. Les premières pages sont romaines, les dernières sont humides. J'en prends une propre.
epic-round-heading-e = ## Ronde { $numeral } · { $years }
    Un voyageur s'est arrêté à la porte et a parlé toute la nuit. La moitié en est ici, celle qu'il a jurée.
epic-round-heading-f = ## Ronde { $numeral } · { $years }
    Il y eut une étoile à queue, une vache qui parla, et un impôt. Je laisse la vache de côté.
epic-round-heading-g = ## Ronde { $numeral } · { $years }
    Le prieur demande pourquoi le livre a tant de morts et si peu de saints. Je lui ai dit que les saints ne marchent pas en armée.
epic-round-heading-h = ## Ronde { $numeral } · { $years }
    Un essaim s'est mis ce printemps dans le scriptorium. Ce qui suit fut écrit à l'étable, et le bœuf lisait par-dessus mon épaule.
epic-round-heading-i = ## Ronde { $numeral } · { $years }
    Un marchand nous a vendu des plumes d'oie du Sud, et elles n'écrivent pas mieux. Ces années useraient n'importe quelle plume.
epic-round-heading-j = ## Ronde { $numeral } · { $years }
    Je laisse de la place entre les lignes pour ce qu'on saura plus tard. Mon maître le faisait aussi, et personne n'y a jamais rien mis.
epic-round-heading-k = ## Ronde { $numeral } · { $years }
    Trois hivers de suite, les loups vinrent jusqu'au mur. Je compte les années par eux, à présent : les rois changent trop souvent.
epic-round-heading-l = ## Ronde { $numeral } · { $years }
    Le veau dont vient cette peau est né une bonne année et fut tué une mauvaise. Les deux y sont écrites.
epic-round-heading-m = ## Ronde { $numeral } · { $years }
    Mes yeux sont mauvais : le novice écrit, et je dicte. Où l'orthographe est étrange, c'est lui ; où l'histoire est étrange, elle est vraie.
epic-round-heading-n = ## Ronde { $numeral } · { $years }
    On nous a apporté un livre du Kent qui raconte autrement les mêmes années. Je l'ai lu en entier, et je m'en tiens au mien.
epic-round-heading-o = ## Ronde { $numeral } · { $years }
    On dit que les places à table font naître plus de guerres que la faim. J'ai noté les guerres, et laissé les places.
epic-round-heading-p = ## Ronde { $numeral } · { $years }
    La pluie a percé le toit au-dessus des vieilles annales. J'ai copié ce qui se lisait, et fait sécher le reste pour le feu.

epic-arrival = Sur le cap, un garçon comptait avec des cailloux, un par voile. { $nation-The } vinrent par { $seas-the } avec { $force }, et les cailloux manquèrent.
epic-arrival-b = De l'autre côté de l'eau, la terre était pleine ; ceux qui n'en avaient pas vinrent ici. { $nation-The } amenèrent { $force } par { $seas-the }, et leurs dieux enveloppés de laine.
epic-arrival-c = On dit que { $nation-the } interrogent trois fois le vent avant de partir. Cette fois, il avait dû dire oui : ils envoyèrent { $force } sur { $seas-the }.
epic-arrival-d = Le prêtre du débarcadère disait que Dieu envoie chaque peuple où l'on a besoin de lui. Puis il vit { $nation-the } sur { $seas-the }, { $force }, et demanda pour quoi faire.
epic-arrival-e = À qui était la terre, ils ne le demandèrent pas. { $nation-The } vinrent par { $seas-the } avec { $force } et un sac de semence, et c'est le sac qui m'inquiéta.
epic-arrival-f = Des pêcheurs croisèrent { $nation-the } sur { $seas-the }, { $force }, et nous en rapportèrent le bonjour. Ils rentrèrent aussi leurs filets, et leurs filles.
epic-arrival-g = Trois nuits durant, il y eut au large une lumière qui n'était pas une étoile. La quatrième, c'étaient { $nation-the } sur { $seas-the }, avec { $force }, et ils faisaient cuire leur souper.
epic-arrival-h = { $nation-The } avaient vendu la ferme, l'étable et le bon lit, et gardé la barque. Ils vinrent par { $seas-the } avec { $force }, et n'avaient plus où rentrer.
epic-arrival-i = Les mouettes suivent un navire qui porte des bêtes. C'est par elles qu'on sut avant de voir un mât : { $nation-the } avaient { $force } sur { $seas-the }, et ils amenaient le troupeau.
epic-arrival-j = L'oncle de quelqu'un était passé des années plus tôt et avait fait dire que la terre était noire. { $nation-The } furent longs à y croire ; maintenant ils avaient { $force } sur { $seas-the }, chargés jusqu'aux trous de rame.
epic-arrival-led = Quand { $nation-the } choisissent qui suivre, ils ne choisissent pas deux fois. Ce fut { $leader }, et ils envoyèrent { $force } sur { $seas-the } pour ramer jusqu'au bout du monde sous ce nom.
epic-arrival-led-b = On m'a montré la liste des navires { $nation-of } : elle remplissait une peau entière. { $leader } venait en tête ; ils envoyèrent { $force } sur { $seas-the }.
epic-arrival-led-c = Dans chaque port, on savait { $leader } sur le point de prendre la mer, et chaque port espérait que ce serait pour un autre. Ce fut pour le nôtre. { $nation-The } vinrent par { $seas-the }, avec { $force }.
epic-arrival-led-d = On se disputait le premier navire, jusqu'à ce qu'on vît { $leader } monter à bord ; la querelle s'arrêta là. { $nation-The } suivirent par { $seas-the } : { $force }.
epic-arrival-led-e = Les anneaux d'or avaient été donnés au solstice d'hiver, et à celui d'été il fallait les mériter. À l'appel { $leader-of }, { $nation-the } descendirent aux navires ; on compta { $force } sur { $seas-the }.
epic-arrival-led-f = Plus tard, deux villages ne purent jamais s'accorder sur qui avait vu les voiles le premier. Tous avaient vu { $leader } sur le navire de tête. { $nation-The } vinrent par { $seas-the }, avec { $force }.
epic-arrival-alone = Il est des années où un peuple cherche un chef, et des années où il en trouve un. { $nation-The } trouvèrent { $leader }.
epic-arrival-alone-b = Au festin, on mit devant { $leader } le meilleur morceau, et pour une fois { $nation-the } ne tirèrent pas le couteau.
epic-arrival-alone-c = { $nation-The } avaient eu des chefs plus braves, et de plus sages, mais aucun qu'ils eussent suivi d'aussi bon cœur. Ce fut { $leader }.
epic-arrival-alone-d = À l'assemblée du printemps, { $nation-the } frappent leurs boucliers quand on crie un nom qui leur plaît. Pour celui-ci, ils ne s'arrêtèrent qu'à la nuit : { $leader }.
epic-arrival-alone-e = Beaucoup avaient voulu mener { $nation-the }. On paya les uns, on maria les autres, et à la fin il ne resta qu'un nom à crier : { $leader }.
epic-arrival-alone-f = Une aïeule se rappelait une nuit d'étoile filante, et savait qui avait accouché cette nuit-là. On le conta cet hiver dans chaque maison : { $nation-the } allaient suivre { $leader }.
epic-arrival-alone-g = On régla les vieux comptes, avec des vaches quand on le pouvait, sans vaches quand on ne le pouvait pas. Puis { $nation-the } jurèrent tous de suivre un seul nom : { $leader }.
epic-arrival-alone-h = Tout commença par un cheval volé : il en revint douze, et l'honneur en fut { $leader-to }. Après le douzième, { $nation-the } ne demandèrent plus d'autre chef.
epic-arrival-raid = Le printemps vint, les hirondelles vinrent, et vinrent { $nation-the }. Ce fut par { $seas-the }, avec { $force }, et les hirondelles étaient en retard.
epic-arrival-raid-b = Qui vivait près du rivage dormit dans ses souliers. { $nation-The } envoyèrent { $force } sur { $seas-the }, et ils connaissaient les embouchures.
epic-arrival-raid-c = Nous enterrâmes l'argent sous le troisième pommier. { $nation-The } étaient sur { $seas-the } avec { $force }. Je l'écris pour que ce ne soit pas l'argent qu'on ne retrouve pas.
epic-arrival-raid-d = De très loin, une voile carrée ressemble à une porte de grange. Quand celles-ci ressemblèrent à des voiles, il aurait fallu être parti. { $nation-The } arrivèrent avec { $force } par { $seas-the }.
epic-arrival-raid-e = Les anciens collèrent l'oreille aux galets. { $nation-The } étaient sur { $seas-the }, dirent-ils, avec { $force } ; les jeunes rirent, et firent leur paquet quand même.
epic-arrival-raid-f = Un moine nota dans une marge que la tempête de cette nuit-là le rassurait. Puis elle tomba, et { $nation-the } furent sur { $seas-the } avec { $force }.
epic-arrival-raid-g = { $nation-The } n'ont pas de calendrier et ne sont jamais en retard. Sur { $seas-the }, ils ramaient avec { $force }, en mesure, sur un chant où manque le mot pitié.
epic-arrival-romans = Le maître du port compta les casques sur la passerelle et signa pour eux : { $force } pour { $nation-the }, par { $seas-the }. Derrière venaient les arpenteurs, pour lesquels personne n'eut à signer.
epic-arrival-romans-b = L'empereur avait demandé ce que coûtait la Bretagne, puis ce que coûterait d'en partir. On lui lut deux fois les deux sommes. { $nation-The } envoyèrent { $force } par { $seas-the }.
epic-arrival-romans-c = César avait passé l'eau deux fois, et deux fois repris la mer avant l'hiver. { $nation-The } vinrent par { $seas-the } avec { $force }, et les premières caisses débarquées contenaient des meules, pour le pain de l'année suivante.
epic-arrival-belgae-boudica = On fouetta une veuve et l'on prit ses terres ; le procurateur en avait quittance. Cette nuit-là, au pays { $nation-of }, son nom courut de ferme en ferme : { $leader }.
epic-arrival-romano-british-arthur = Dans les vieilles écuries de la cavalerie, on remplit les mangeoires, et des garçons apprirent à parer les sabots. { $nation-The } avaient un capitaine qui se battait à cheval, comme les Romains des livres : { $leader }.
epic-arrival-normans-william = Du printemps à l'automne, les forêts de Normandie descendirent au rivage, débitées en planches. { $leader } attendit des semaines le vent du sud. Quand il souffla, { $nation-the } passèrent en une nuit, { $force } en tout.
epic-arrival-norwegians-harald-hardrada = Sa bannière s'appelait Dévaste-Terre, et son or remplissait une peau de bœuf. { $leader } leva la moitié de la Norvège pour un royaume de plus : { $nation-the } vinrent par { $seas-the } avec { $force }.
epic-arrival-danes-ivar-and-halfdan = Les fils de Ragnar ne venaient pas pour un été. { $leader } amenèrent { $nation-the } par { $seas-the }, { $force }, et dans les cales il y avait des selles, pour des chevaux qu'ils comptaient bien trouver ici.
epic-arrival-danes = { $nation-The } ont plus d'îles qu'un roi n'en peut visiter en un an, et plus de fils de roi que d'îles. Ils vinrent par { $seas-the } avec { $force }, chaque équipage sous son propre jarl.
epic-arrival-danes-b = La vieille loi dit : en vue d'une côte amie, on ôte la tête de bête de la proue. { $nation-The } vinrent par { $seas-the } avec { $force }, et laissèrent les têtes.
epic-arrival-saxons-aelle = Trois navires et trois fils, dit la chronique { $leader-of }, et pas davantage. De la falaise, on vit ce qu'elle passait sous silence : { $nation-the } avaient { $force } sur { $seas-the }, et des bœufs sous les bancs.
epic-arrival-saxons = Leurs quilles vinrent d'abord pour la solde, puis pour le butin ; cette fois, elles portaient des charrues. { $nation-The } avaient { $force } sur { $seas-the }, et ramaient comme des gens à qui la barque appartient.
epic-arrival-saxons-b = Un évêque de Gaule a écrit qu'ils aiment naviguer dans la tempête, parce qu'alors personne ne surveille la côte. Du vent, il y en avait : { $nation-the } vinrent par { $seas-the } avec { $force }.
epic-arrival-irish = { $nation-The } avaient taillé les peaux en hiver et les avaient tendues sur l'osier au printemps. Les barques portaient maintenant { $force } sur { $seas-the }, et chacune était assez légère pour que son équipage la portât à son tour.
epic-arrival-irish-b = Un roi d'Irlande compte sa fortune en vaches, et chez lui toutes les collines étaient broutées à nu. { $nation-The } vinrent par { $seas-the } avec { $force }, en voir de plus vertes.
epic-arrival-scots = Par temps clair, on voit la fumée de l'autre rive, et quel bétail est dehors. { $nation-The } avaient assez regardé : ils mirent { $force } sur { $seas-the }, avec la bénédiction d'un saint et une ancre empruntée.
epic-arrival-scots-b = Au Dalriada, vingt maisons doivent au roi deux barques de sept bancs. Les maisons { $nation-of } avaient payé leur dû, et l'on en fit le compte sur { $seas-the } : { $force }.
epic-arrival-angles = Ils laissaient derrière eux un pays que Bède disait encore vide de son temps, avec de l'herbe sur les seuils. { $nation-The } vinrent par { $seas-the } avec { $force }, et ils avaient emporté jusqu'aux portes.
epic-arrival-angles-b = Le roi embarqua, et le forgeron, et la vieille qui savait la loi par cœur. { $nation-The } amenèrent { $force } par { $seas-the }, et il ne restait personne au pays pour demander quand ils rentreraient.
epic-arrival-norsemen = Des Shetland à Man, ils savent où l'eau douce descend jusqu'à une plage, et n'ont pas besoin d'autre carte. { $nation-The } étaient sur { $seas-the } avec { $force }, de l'orge et quelques vaches.
epic-arrival-norsemen-b = Cinq frères ne vivent pas d'une seule ferme dans un fjord étroit ; les quatre plus jeunes bâtirent donc un navire. { $nation-The } partirent avec { $force }, et sur { $seas-the } il y en avait beaucoup de pareils.
epic-arrival-dubliners = Sous les murs de Dublin, la rivière fait un bassin noir, et en une marée il se vida de ses navires. { $nation-The } avaient { $force } sur { $seas-the } avant l'ouverture du marché.
epic-arrival-dubliners-b = Une même famille a régné à Dublin et à York, les années où elle pouvait tenir l'une ou l'autre. { $nation-The } jugèrent qu'il était temps d'avoir les deux, et envoyèrent { $force } sur { $seas-the }.
epic-marched = Ni trompettes, ni serments. { $nation-The } entrèrent { $areas-in } avec leurs pots et leurs cochons, et à l'automne chaque toit fumait.
epic-marched-b = Une terre n'est pas prise quand on y plante un drapeau, mais quand quelqu'un y creuse un puits. { $areas-In }, { $nation-the } creusèrent.
epic-marched-c = La chouette avait eu jusque-là le pays pour elle seule, { $areas-in }. { $nation-The } apportèrent des haches et des enfants, et la chouette s'en alla.
epic-marched-d = Une borne, il faut quatre hommes pour la porter, et personne pour en discuter. { $nation-The } posèrent la leur { $areas-in }, et en firent le tour une fois, dans le sens du soleil.
epic-marched-e = Le premier hiver, c'étaient des hôtes ; le deuxième, des voisins. { $areas-In }, { $nation-the } commencèrent bientôt à se plaindre des étrangers.
epic-marched-f = Je ne trouve pas de bataille à noter { $areas-in }, rien qu'une noce et une querelle de fossé ; { $nation-the } étaient aux deux.
epic-marched-g = L'herbe pousse sur une route qu'aucune armée ne prend. { $nation-The } la prirent à pied, un berceau sur un dos sur deux, et s'arrêtèrent { $areas-in }.
epic-marched-h = { $areas-In }, { $nation-the } demandèrent à voir le roi. Il n'y en avait pas, leur dit-on, et au bout d'un moment ils ne demandèrent plus.
epic-marched-far = Ce fut comme un pot de miel renversé. { $nation-The } se répandirent { $areas-in }, et plus loin, lentement, et rien de ce qu'ils touchaient n'en ressortit propre.
epic-marched-far-b = J'ai demandé à l'un { $nation-of } où il allait. « Ailleurs, dit-il, comme tout le monde. » Ils étaient déjà { $areas-in }, et au-delà.
epic-marched-far-c = On pouvait les suivre aux poules. { $nation-The } étaient { $areas-in }, et plus loin, et à chaque carrefour un chariot tournait.
epic-marched-far-d = Une carte est chose lente. Le temps que j'y mette { $nation-the } { $areas-in }, ils étaient sortis de ma peau de veau.
epic-marched-romans = Les arpenteurs dressèrent leur équerre, et la route passa tout droit par trois fermes et un sanctuaire. { $nation-The } étaient { $areas-in } avant que les propriétaires eussent trouvé un clerc qui parlât leur langue.
epic-marched-romans-b = À chaque mille, { $nation-the } posèrent une borne avec le nom de l'empereur et un nombre. { $areas-In }, on y apprit à lire, puis à compter ce qu'on devait.
epic-marched-romano-british = Depuis des années, les portes des villes pendaient ouvertes { $areas-in }. { $nation-The } huilèrent les gonds, firent sortir les moutons et les fermèrent pour la nuit, avec un homme au-dessus.
epic-marched-romano-british-b = { $nation-The } arrivèrent { $areas-in } avec un prêtre, une charrette de tuiles et le registre d'un conseil qui ne s'était plus réuni depuis des années. Il se réunit. Premier point : le toit.
epic-marched-belgae = { $nation-The } apportaient la lourde charrue, une monnaie au cheval et le goût du vin de Gaule. À la moisson, les trois avaient cours { $areas-in }.
epic-marched-belgae-b = Un druide fit le tour des bornes { $areas-in } et suspendit une épée au-dessus de la source. De ce soir-là, l'eau fut { $nation-to }, et ceux qui en buvaient aussi.
epic-marched-welsh = Un vieillard récita les ancêtres du chef jusqu'au neuvième, et le neuvième était né { $areas-in }. Cela valait titre : { $nation-the } y poussèrent leur bétail noir.
epic-marched-welsh-b = { $nation-The } passèrent le col avec un troupeau, une pierre de foyer et un harpiste. { $areas-In }, on pria le harpiste de rester, et il dit qu'il avait de la famille.
epic-marched-brigantes = Quand la neige quitta les sommets, { $nation-the } déplacèrent leurs troupeaux, et cette année ils ne firent pas demi-tour au vieux cairn. Au milieu de l'été, leurs chiens aboyaient { $areas-in }.
epic-marched-brigantes-b = Un mur de pierres sèches se monte en un jour, si tous les cousins s'y mettent. { $nation-The } avaient leurs cousins { $areas-in }, et le soir on voyait aux murs à qui était la terre.
epic-marched-caledonians = { $nation-The } bâtirent une tour sans mortier { $areas-in }, l'escalier dans l'épaisseur du mur, et y montèrent leurs chèvres à la nuit. Personne ne vint leur disputer l'herbe d'en bas.
epic-marched-caledonians-b = Le vent souffla neuf jours, et le dixième { $nation-the } étaient { $areas-in }, les enfants dans les hottes à tourbe. Ils avaient porté le feu dans un pot tout le long du chemin.
epic-marched-picts = Chez eux, un droit vient par la mère, et la mère de quelqu'un avait gardé les bêtes { $areas-in }. { $nation-The } vinrent donc, et gravèrent pour elle un miroir et un peigne dans la première pierre.
epic-marched-picts-b = Les rivières gelèrent, et { $nation-the } passèrent sur la glace, tous leurs biens en traîneau, et furent bientôt { $areas-in }. Au dégel, les gués furent profonds de nouveau, et les traîneaux étaient devenus des chevrons.
epic-marched-irish = { $nation-The } amenèrent un taureau, un harpiste et un juge { $areas-in }. Le harpiste joua, le taureau brouta, et le juge prouva que l'herbe avait toujours été à eux.
epic-marched-scots = Les moines étaient venus d'abord, avec une cloche, et n'avaient demandé qu'un puits et un champ d'orge. Quand { $nation-the } arrivèrent { $areas-in }, le puits était béni et l'orge mûre.
epic-marched-norsemen = { $nation-The } mirent les montants sculptés du vieux banc sur le premier chariot, et bâtirent où l'essieu cassa. { $areas-In }, il cassa près d'un ruisseau, à l'abri du vent, et l'on ne voyait personne.
epic-marched-norsemen-b = Ils nommèrent la colline, la baie, puis le rocher dans la baie. À la nuit, { $nation-the } avaient usé { $areas-in } les noms de toutes leurs grands-mères, et commencèrent ceux des chiens.
epic-marched-dubliners = { $nation-The } mesurèrent des parcelles à la corde { $areas-in }, étroites sur la rue et longues vers le fond. La première semaine, on y achetait des peignes, de l'ambre et de l'ivoire de morse.
epic-marched-danes = L'armée se partagea la terre et se mit à labourer, dit la chronique en une phrase. { $nation-The } le firent { $areas-in }, et chaque ferme prit le nom de son maître.
epic-marched-danes-b = À leur assemblée, { $nation-the } comptèrent cette année les charrues, comme ils comptaient jadis les navires. Il y en avait plus qu'on ne croyait, et toutes { $areas-in }.
epic-marched-norwegians = On apporta du pain, on nomma des otages, et personne ne mit la main à une arme. Le soir, { $nation-the } étaient { $areas-in } et avaient mis leurs cottes de mailles à l'air sur les haies.
epic-marched-saxons = { $nation-The } tracèrent un sillon autour de chaque lot { $areas-in }, aussi long qu'un attelage tire d'un souffle. Quand la première orge fut levée, ils firent venir le reste de la famille.
epic-marched-saxons-b = Ils brûlèrent les épines et arrachèrent les souches, mais laissèrent le grand chêne, pour que la cour siégeât dessous. { $areas-In }, { $nation-the } eurent neuf procès avant la première pleine lune.
epic-marched-jutes = { $nation-The } vinrent { $areas-in } avec des gobelets de verre du Rhin et deux truies pleines. Les gobelets furent cassés au premier festin ; des truies, il y eut bientôt un troupeau.
epic-marched-angles = Sur la crête au-dessus du marais, { $nation-the } élevèrent une salle longue de quarante pas. { $areas-In }, le banc du roi faisait face à la porte, et il ne voyait par là que sa propre fumée.
epic-marched-angles-b = Les femmes avaient porté dans leur tablier, tout le chemin, les poids des métiers. { $areas-In }, { $nation-the } creusèrent les sols, montèrent les métiers, et eurent du drap avant la première gelée.
epic-marched-normans = { $nation-The } firent creuser le fossé par ceux que la tour devait surveiller. Il y fallut huit jours { $areas-in }, et le neuvième on ferma la porte, un Normand dedans.
epic-marched-normans-b = Dans chaque village, le prêtre, le bailli et six habitants jurèrent à qui était chaque champ auparavant. { $nation-The } écrivirent tout { $areas-in }, puis ajoutèrent une colonne.
epic-raiders-returned = Les navires { $nation-of } étaient bas sur l'eau. { $areas-In }, des gens marchaient dans les cendres et appelaient leurs chiens par leurs noms.
epic-raiders-returned-b = Ils prirent la cloche. Une cloche ne sert à personne sur { $sea-the } ; mais { $nation-the } aimaient le son, et { $areas-in } on n'entendit plus que le vent.
epic-raiders-returned-c = Quand { $nation-the } furent partis, nous comptâmes : tant de bêtes, tant de livres, tant de fils. { $areas-In }, le clerc s'arrêta aux fils.
epic-raiders-returned-d = { $areas-In }, on avait si bien caché les reliques que { $nation-the } ne les trouvèrent pas. Personne d'autre non plus, depuis. Les navires repartirent sur { $sea-the }.
epic-raiders-returned-e = { $areas-In }, ils ne payèrent rien et n'oublièrent rien. Des dunes, on entendit longtemps { $nation-the } compter, au large, sur { $sea-the }.
epic-raiders-returned-f = « Ils ont pris ce qu'ils pouvaient porter, dit le bailli, et nous qui étions fiers d'en avoir tant. » { $areas-In }, il n'y avait plus trace { $nation-of } : ils étaient sur { $sea-the }.

epic-battle-won = Ils se rencontrèrent au gué { $area-in }, comme font les armées, parce qu'il y a toujours un gué. Le soir, { $attacker-the } l'avaient passé, et { $defender-the } étaient dessous { told-odds }.
epic-battle-won-b = Le roi { $defender-of } avait promis à chacun autant de terre { $area-in } qu'il en ferait le tour en un jour. Ils l'eurent, en long. { $attacker-The } tinrent le champ { told-odds }.
epic-battle-won-c = D'abord les cors, puis les cris, puis cet autre bruit que personne ne décrit. Quand il cessa, { $attacker-the } étaient encore debout { $area-in }, et { $defender-the } non { told-odds }.
epic-battle-won-d = { $area-In }, on montre encore la pierre où { $defender-the } avaient planté leur étendard. { $attacker-The } y aiguisèrent leurs couteaux { told-odds }.
epic-battle-won-e = Les femmes sortirent { $area-in } avec des torches, pour retrouver les leurs. { $defender-The } n'eurent plus personne à chercher, et { $attacker-the } plus personne à craindre { told-odds }.
epic-battle-won-f = C'était une belle matinée, me dit-on, avec des alouettes. Le soir, { $attacker-the } avaient { $area-the }, et les alouettes étaient allées ailleurs { told-odds }.
epic-battle-won-g = Trois jours, les armées restèrent face à face { $area-in } et se volèrent le bois l'une à l'autre. Le quatrième, il fit froid : { $attacker-the } traversèrent le champ jusqu'aux feux { $defender-of }, et y restèrent { told-odds }.
epic-battle-won-h = Un lièvre courut entre les lignes { $area-in }, et des deux côtés on cria. { $attacker-The } continuèrent de crier et se mirent à courir ; un instant de trop, { $defender-the } crurent que c'était un jeu { told-odds }.
epic-battle-won-i = On vous dira { $area-in } que le ruisseau, ce jour-là, coula vers l'amont. Des boucliers le bouchaient, rien de plus, et c'étaient ceux { $defender-of }. { $attacker-The } burent plus haut { told-odds }.
epic-battle-won-slain = Un chef s'enterre assis, avec un cheval et un chien. { $defender-The } n'en devaient pas moins { $slain-to }, et { $attacker-the } creusèrent profond, { $area-in } { told-odds }.
epic-battle-won-slain-b = Les bardes ont une règle : le seigneur tombe le dernier. Il en fut ainsi { $slain-of }, { $area-in }, dans un cercle de morts { $defender-of } ; et { $attacker-the } enjambèrent le cercle { told-odds }.
epic-battle-won-slain-c = Un cheval sans cavalier traversa la ligne { $area-in }, et { $defender-the } reconnurent la selle { $slain-of }. Ils se battirent encore, mais pas longtemps ; { $attacker-the } gardèrent le champ { told-odds }.
epic-battle-won-revenge = Un an suffit pour pleurer, non pour oublier. { $attacker-The } revinrent { $area-in }, et { $defender-the } apprirent ce que pèse une rancune { told-odds }.
epic-battle-won-revenge-b = Ils connaissaient chaque sentier { $area-in } : ils les avaient tous descendus en courant, il n'y avait guère. { $attacker-The } les remontèrent, et ce fut { $defender-to } de courir { told-odds }.
epic-battle-won-fort-alone = La légion était partie et n'avait laissé au fort, { $area-in }, qu'un cuisinier, un forgeron et les malades. { $attacker-The } furent surpris de voir comme le cuisinier se battait { told-odds }.
epic-battle-won-fort-alone-b = Le fort brûla deux jours { $area-in }, et l'on vint de loin voir brûler une chose romaine. { $attacker-The } laissèrent les gens s'asseoir à la chaleur { told-odds }.
epic-battle-won-fort-alone-c = La porte du fort, { $area-in }, était barrée de l'intérieur par quelqu'un qui avait ensuite sauté par-derrière. { $attacker-The } brûlèrent tout de même porte et fort, et gardèrent les clous { told-odds }.
epic-battle-won-fort-alone-d = Une lampe brûlait encore dans la tour de guet, { $area-in }, près d'un tableau de service où il n'y avait plus de noms. { $attacker-The } laissèrent la lampe prendre au tableau, et le tableau au fort { told-odds }.
epic-battle-won-roman-fort = On croyait que Rome ne pouvait pas mourir, puisqu'elle venait des livres. { $area-In }, { $attacker-the } la virent saigner, cohorte et rempart, et les livres durent le dire { told-odds }.
epic-battle-won-roman-fort-b = La dernière lettre du fort, { $area-in }, demandait des chaussettes. Ensuite il fut en d'autres mains : celles { $attacker-of } { told-odds }.
epic-battle-won-roman-fort-c = La garnison, { $area-in }, ferma la chambre forte, jeta la clef au puits et prit sa place au mur. { $attacker-The } prirent le mur, le puits et la garnison, et cherchèrent la clef { told-odds }.
epic-battle-won-stronghold = { $area-In }, la place forte avait survécu à quatre rois et à un incendie. À midi, { $attacker-the } avaient passé le talus, et { $defender-the } n'en redescendirent pas { told-odds }.
epic-battle-won-stronghold-b = Il y avait { $area-in } une porte que nul n'avait jamais forcée, et { $attacker-the } passèrent donc par le mur d'à côté. { $defender-The } moururent, la barre encore dans ses crampons { told-odds }.
epic-battle-won-burh = Chaque maison, { $area-in }, avait payé ses toises de palissade, et s'y tenait. { $attacker-The } passèrent entre deux voisins, et pour { $defender-the } le burh était perdu { told-odds }.
epic-battle-won-burh-b = { $attacker-The } jetèrent du feu par-dessus la palissade { $area-in } et attendirent. Vers le soir, la porte du burh s'ouvrit de l'intérieur ; { $defender-the } sortirent en combattant, et aucun ne rentra { told-odds }.
epic-battle-won-few = À compter les lances, vous seriez rentrés chez vous. { $attacker-The } comptaient mal, ils restèrent donc { $area-in }, et il y a maintenant une chanson où tous les nombres sont faux { told-odds }.
epic-battle-won-few-b = Un contre beaucoup, c'est ainsi que meurent les saints. { $area-In }, ce fut l'inverse, et { $attacker-the } ne surent quel saint remercier { told-odds }.
epic-battle-won-streak = La guerre a ses marées, comme le rivage. Celle-ci avait porté { $attacker-the } jusqu'ici, { $area-in }, à leur { nth-wins } victoire depuis qu'elle montait { told-odds }.
epic-battle-won-streak-b = C'était la { nth-wins } victoire, et { $attacker-the } ne remerciaient plus personne. À peine si { $defender-the }, { $area-in }, eurent à tirer l'épée { told-odds }.
epic-battle-won-streak-c = On faisait des encoches aux lances { $attacker-of }, et { $area-in } certaines n'avaient plus de place pour la { nth-wins } victoire. { $defender-The } avaient des lances bien lisses, et les gardèrent { told-odds }.
epic-battle-won-streak-d = La nouvelle courait devant { $attacker-the } sur toutes les routes, et { $area-in } elle arriva une heure avant les haches ; { $defender-the } n'eurent pas le temps d'en rire. Cela fit { $wins } victoires { told-odds }.
epic-battle-won-bitter = De ceux qui étaient venus { $area-in }, une moitié vainquit et l'autre y resta. { $attacker-The } appelèrent cela une victoire, et purent à peine lever le bras pour le dire { told-odds }.
epic-battle-won-bitter-b = Quand { $attacker-the } firent l'appel { $area-in }, le silence répondit. Le champ était à eux, et les tombes aussi { told-odds }.
epic-battle-won-led = Il y eut un moment { $area-in } où tout pouvait tourner, et l'on vit avancer { $leader }, sans même se hâter. { $attacker-The } suivirent, et c'en fut fait { $defender-of } { told-odds }.
epic-battle-won-led-b = Demandait-on { $attacker-to } comment c'était { $area-in }, ils disaient les mots { $leader-of } avant, et les mots { $leader-of } après. { $defender-Of }, ils parlaient peu { told-odds }.
epic-battle-won-led-c = La veille, on vit { $leader } d'un feu à l'autre, à parler d'autre chose. Au matin, { $attacker-the } prirent { $area-the } comme si c'était un feu de plus { told-odds }.
epic-battle-won-led-d = On vit tomber le cheval { $leader-of } { $area-in }, et le cri passa d'une armée à l'autre. Puis la bannière se releva, plus en avant, et { $attacker-the } achevèrent avec { $defender-the } ce qu'elle avait commencé { told-odds }.
epic-battle-won-led-e = { $defender-The } visèrent un seul endroit de la ligne, { $area-in }, celui de la bannière { $leader-of }, et ne firent pas de mal ailleurs. Ailleurs, { $attacker-the } enfoncèrent la leur { told-odds }.
epic-battle-won-led-f = Avant le signal, sur l'ordre { $leader-of }, les boiteux donnèrent leurs souliers aux jeunes, et les jeunes passèrent devant. À midi, { $attacker-the } avaient { $area-the }, et { $defender-the } n'étaient plus là pour voir arriver les boiteux { told-odds }.
epic-battle-won-home = Les vieilles avaient dit qu'on y reviendrait, { $area-in }, et l'on avait souri. { $attacker-The } les y portèrent sur leurs épaules { told-odds }.
epic-battle-won-home-b = Quelqu'un avait gardé tout ce temps la clef de la grande salle, { $area-in }, sous une pierre. { $attacker-The } n'en eurent pas besoin : de la porte, { $defender-the } n'avaient laissé que des planches { told-odds }.
epic-battle-won-home-c = Un aveugle reconnut le pays au bruit du barrage, { $area-in }, et pleura avant que les autres vissent les toits. { $attacker-The } étaient de retour, et { $defender-the } qui vivaient sous ces toits étaient morts { told-odds }.
epic-battle-won-home-d = { $attacker-The } chantaient ce pays depuis si longtemps que les jeunes le croyaient inventé. Ils se battirent tout de même { $area-in }, contre { $defender-the }, puis allèrent de maison en maison comparer avec la chanson { told-odds }.
epic-battle-won-goal = Chaque peuple rêve d'un lieu. { $attacker-The } se réveillèrent dans le leur, { $area-in }, las, sanglants et chez eux { told-odds }.
epic-battle-won-goal-b = Leurs grands-pères le montraient du doigt, depuis les navires. { $attacker-The } furent vainqueurs { $area-in }, et trouvèrent le pays plus petit que le doigt ne le faisait { told-odds }.
epic-battle-won-goal-c = Sur une écorce de bouleau, { $attacker-the } portaient un dessin du pays : une rivière, une colline, une croix où irait la salle. { $defender-The } avaient leur salle sur la croix, { $area-in }, et moururent devant la porte { told-odds }.
epic-battle-won-heart = Un arbre peut perdre ses branches. { $area-In }, { $attacker-the } mirent la hache au tronc, et par tout le pays { $defender-the } le sentirent dans leurs os { told-odds }.
epic-battle-won-heart-b = On y couronnait leurs rois depuis qu'il y avait des rois. La pierre était encore là, { $area-in }. { $attacker-The } jetèrent un manteau dessus pour n'en être pas regardés, et { $defender-the } n'étaient plus là pour l'ôter { told-odds }.
epic-battle-won-heart-c = Ce que { $defender-the } perdirent { $area-in } n'était sur aucune liste : un puits, une fête, le mot pour dire chez soi. { $attacker-The } eurent les champs { told-odds }.
epic-battle-won-heart-d = Dans le bois sacré, { $area-in }, chaque enfant { $defender-of } avait reçu son nom. { $attacker-The } abattirent le bois pour s'en faire un rempart, et le combat fut fini avant qu'on eût brûlé les branches { told-odds }.
epic-battle-won-heart-e = { $defender-The } avaient enterré leur trésor { $area-in }, puis se couchèrent dessus, un par un. Au printemps, { $attacker-the } y labourèrent, et ne creusèrent pas { told-odds }.
epic-battle-won-landing = Le ressac fut rouge, { $area-in }, jusqu'au second banc. { $attacker-The } avaient ramé toute la nuit pour y être, et n'étaient pas d'humeur à ramer au retour { told-odds }.
epic-battle-won-landing-b = { $defender-The } avaient une bonne ligne sur les galets { $area-in }, et le soleil dans le dos. Mais on se bat bien quand on n'a pas d'autre lit, et { $attacker-the } n'en avaient pas { told-odds }.
epic-battle-won-landing-c = { $attacker-The } laissèrent courir les barques sur les galets { $area-in } et sautèrent avant l'arrêt. { $defender-The } s'étaient rangés dix pas trop loin, et n'eurent pas ces dix pas { told-odds }.
epic-battle-won-hills = Dieu a fait ces collines, { $area-in }, pour les chèvres et pour { $defender-the }. { $attacker-The } les montèrent dans le noir, le bouclier lié au dos { told-odds }.
epic-battle-won-hills-b = Dans un tel pays, une bataille, c'est dix hommes derrière un rocher, bien des fois. Derrière le dernier rocher, { $area-in }, il y avait { $attacker-the } { told-odds }.
epic-battle-won-hills-c = Un éboulement avait ouvert un second chemin { $area-in }, et un porcher en vendit la nouvelle pour un manteau. { $attacker-The } passèrent par le haut, et { $defender-the } regardaient tous de l'autre côté { told-odds }.
epic-battle-won-long = Ils se battirent à n'en plus lever le bras, reprirent haleine et recommencèrent, { $rounds ->
    [one] { $rounds } fois
   *[other] { $rounds } fois
} en tout, { $area-in }. À la fin, { $attacker-the } avaient encore des hommes à envoyer, et { $defender-the } n'en avaient plus { told-odds }.
epic-battle-won-long-b = Entre deux chocs, les porteurs d'eau longeaient les deux lignes { $area-in }, et personne ne les frappait. Au soir, seuls { $attacker-the } avaient soif : { $defender-the } étaient morts { told-odds }.
epic-battle-won-swift = { $defender-The } avaient fait demander à parlementer { $area-in }. Le messager courait encore quand { $attacker-the } chargèrent, et pas un de ceux qui chargeaient ne tomba { told-odds }.
epic-battle-won-swift-b = Le forgeron affûtait les épées { $defender-of }, { $area-in }, et en était à la quatrième. { $attacker-The } n'attendirent pas la cinquième, et le soir ils étaient aussi nombreux qu'au matin { told-odds }.
epic-battle-won-swift-c = { $attacker-The } sortirent du soleil levant, et { $defender-the }, { $area-in }, l'eurent dans les yeux. Ce fut fini avant que l'herbe fût sèche, et les vainqueurs n'eurent personne à enterrer { told-odds }.
epic-battle-won-many = { $defender-The } comptèrent les bannières { $area-in } jusqu'à en trouver trois pour chacune des leurs, puis cessèrent de compter. { $attacker-The } se refermèrent des deux côtés { told-odds }.
epic-battle-won-many-b = Un berger vit tout du haut de la colline { $area-in } : une armée large comme la vallée, et l'autre, une haie en travers. { $attacker-The } avancèrent, et { $defender-the } n'étaient plus là { told-odds }.
epic-battle-won-romans = Une trompette sonna, les rangs s'ouvrirent, et la deuxième ligne passa à travers la première. { $area-In }, { $defender-the } n'avaient jamais vu remplacer en plein combat des hommes las par des hommes frais ; ils ne le virent pas deux fois { told-odds }.
epic-battle-won-romans-b = { $defender-The } emplissaient le champ de leurs cris { $area-in }. { $attacker-The } attendirent sans un mot jusqu'à quarante pas, jetèrent tout d'un coup et tirèrent le glaive { told-odds }.
epic-battle-won-romans-c = Après le combat, { $attacker-the } tracèrent un camp { $area-in }, une porte de chaque côté, comme après n'importe quelle étape. Avant la soupe, il était fini, et { $defender-the } gisaient dehors, sans tombe { told-odds }.
epic-battle-won-romano-british = Gildas donne l'année sans le lieu, les bardes le lieu sans l'année. C'est donc { $area-in } que { $attacker-the } chargèrent sous le dragon, et { $defender-the } ne laissèrent personne pour rectifier { told-odds }.
epic-battle-won-romano-british-b = Ils avaient les casques de leurs grands-pères, rapiécés, et une trompette dont ils savaient encore les signaux. { $area-In }, { $attacker-the } gardèrent leurs rangs jusqu'au bout, et { $defender-the } moururent en riant, puis sans rire { told-odds }.
epic-battle-won-belgae = Les conducteurs couraient sur le timon, lançaient, et étaient de retour dans la caisse avant que { $defender-the } eussent levé un bouclier. { $attacker-The } roulèrent ainsi { $area-in } jusqu'à ce que rien ne bougeât plus que les chevaux { told-odds }.
epic-battle-won-belgae-b = { $attacker-The } avaient voué le butin à une source, et tinrent parole. Les épées et les mors { $defender-of } furent jetés à l'eau { $area-in }, pliés d'abord en deux, pour que personne n'en voulût plus { told-odds }.
epic-battle-won-welsh = Du bois de frênes, { $area-in }, les archers tiraient dans la largeur d'une main, entre le bouclier et le menton. Puis { $attacker-the } descendirent au couteau, et à midi { $defender-the } n'eurent plus besoin de flèches { told-odds }.
epic-battle-won-welsh-b = Tout l'hiver, { $attacker-the } avaient nourri un poète, et il paya son écot. Son chant nomme douze morts { $defender-of } tombés { $area-in }, un loup pour chacun, et il y eut plus de morts que de loups { told-odds }.
epic-battle-won-brigantes = { $attacker-The } poussaient un troupeau devant eux, au galop, et arrivèrent derrière les cornes. { $area-In }, { $defender-the } avaient planté des pieux contre des cavaliers ; les vaches ne regardent pas où elles courent { told-odds }.
epic-battle-won-brigantes-b = Les femmes vinrent jusqu'à la ligne { $attacker-of }, { $area-in }, et dirent aux hommes ce qu'on dirait d'eux au foyer. Les hommes avancèrent. Quant { $defender-to }, ils n'allèrent plus nulle part { told-odds }.
epic-battle-won-caledonians = Tacite leur donne de longues épées sans pointe et des boucliers tout petits. { $area-In }, cela suffit : { $attacker-the } vinrent en courant, et { $defender-the } n'eurent pas la place de reculer { told-odds }.
epic-battle-won-caledonians-b = Avant minuit, { $attacker-the } éteignirent leurs propres feux { $area-in } et marchèrent vers ceux { $defender-of }. Au lever du jour, on alluma d'un seul côté, et c'était le leur { told-odds }.
epic-battle-won-picts = { $attacker-The } étaient couchés dans les fougères { $area-in } depuis minuit, si tranquilles qu'un lièvre leur passa dessus. { $defender-The } défilèrent en bavardant ; alors ils se levèrent derrière eux { told-odds }.
epic-battle-won-picts-b = Il y a trois rangs sur la pierre : des cavaliers, des piétons, et un oiseau à la gorge d'un mort. Ce mort est l'un { $defender-of } ; { $attacker-the } dressèrent la pierre { $area-in }, où l'oiseau s'était posé { told-odds }.
epic-battle-won-irish = { $attacker-The } nouèrent leur manteau à la hanche et coururent à la ligne sans attendre d'ordre. { $defender-The } tendaient l'oreille pour en entendre un, { $area-in }, et moururent en l'attendant { told-odds }.
epic-battle-won-irish-b = Un poète fit d'abord une satire contre { $defender-the }, et des cloques vinrent au visage de leur capitaine, à ce qu'il dit. Ce que les vers avaient commencé { $area-in }, { $attacker-the } le finirent à la lance { told-odds }.
epic-battle-won-scots = On porta une relique autour de l'armée { $attacker-of }, { $area-in }, trois fois, dans le sens du soleil. { $defender-The } se fiaient davantage à un fossé ; on les y enterra { told-odds }.
epic-battle-won-scots-b = { $attacker-The } laissèrent les garçons aux bagages { $area-in } et leur dirent de ne pas regarder. Ils regardèrent. Ils virent tomber { $defender-the } l'un derrière l'autre, comme l'orge, jusqu'au bout du rang { told-odds }.
epic-battle-won-norsemen = Ils formèrent la tête de sanglier { $area-in } : deux hommes devant, trois derrière, puis cinq. { $attacker-The } l'enfoncèrent parmi { $defender-the } jusqu'à la bannière, et la bannière tomba { told-odds }.
epic-battle-won-norsemen-b = Deux corbeaux étaient sur le toit { $area-in } avant le premier coup, et { $attacker-the } y virent une promesse. Le soir, elle était tenue : { $defender-the } n'avaient plus personne pour chasser les oiseaux { told-odds }.
epic-battle-won-dubliners = Derrière la ligne, { $area-in }, { $attacker-the } tenaient des chaînes prêtes pour ceux qui se rendraient. { $defender-The } ne se rendirent pas, pas un seul, et les chaînes retournèrent aux navires sans servir { told-odds }.
epic-battle-won-danes = Les femmes qui ont tissé le corbeau disent qu'il bat des ailes avant une victoire. { $area-In }, il le fit devant tout le monde, et { $defender-the } eurent jusqu'à midi pour y penser { told-odds }.
epic-battle-won-danes-b = { $attacker-The } envoyèrent leurs plus mal vêtus mendier du pain { $area-in }, et { $defender-the }, riant, se mirent à table. Derrière les mendiants venaient les haches { told-odds }.
epic-battle-won-danes-c = Des années durant, la maison du roi avait mangé son pain ; { $area-in }, elle le paya. { $defender-The } moururent en cercle, épaule contre épaule, et { $attacker-the } durent les séparer pour les compter { told-odds }.
epic-battle-won-norwegians = Un cor sonna, et l'aile droite { $attacker-of } tourna le long du fossé, { $area-in }. { $defender-The } y laissèrent tant d'hommes qu'on passait le marais à pied sec { told-odds }.
epic-battle-won-saxons = Les thanes se battaient à pied, chacun parmi ceux de son village. { $area-In }, { $attacker-the } repoussèrent { $defender-the } pas à pas, jusqu'au ruisseau ; au-delà, il n'y avait plus de pas { told-odds }.
epic-battle-won-saxons-b = { $attacker-The } mirent un crâne de cheval sur une perche { $area-in }, pour marquer où la ligne devait tenir. Deux fois ils la déplacèrent, et toujours en avant, par-dessus { $defender-the } { told-odds }.
epic-battle-won-saxons-c = Leur couteau est long comme l'avant-bras, et ils le tirent quand les boucliers se touchent. Les boucliers se touchèrent un bon moment { $area-in } ; quand ils se séparèrent, c'étaient { $defender-the } qui tombaient { told-odds }.
epic-battle-won-jutes = { $attacker-The } disent descendre d'un étalon et d'une jument, ou de deux frères ainsi nommés. { $area-In }, ils se battirent à pied, et laissèrent { $defender-the } sans capitaine, sans bannière et sans un homme { told-odds }.
epic-battle-won-angles = Un thane jeta sa lance par-dessus la tête { $defender-of }, comme faisaient les pères de ses pères pour donner l'ennemi à Woden. { $area-In }, { $attacker-the } virent que le vieux geste portait encore { told-odds }.
epic-battle-won-angles-b = Les perches de frêne avaient été coupées { $area-in } l'hiver d'avant, par des gens qui se disaient bûcherons. { $defender-The } les revirent avec du fer au bout, et { $attacker-the } derrière { told-odds }.
epic-battle-won-angles-c = On tira { $area-in } des épées qui avaient un nom : serpent, feu, chagrin. Quand { $attacker-the } les essuyèrent, aucun mort parmi { $defender-the } n'aurait su dire laquelle c'était { told-odds }.
epic-battle-won-normans = D'abord les archers, qui tiraient haut ; puis les gens de pied ; puis, quand tous les boucliers furent levés, les chevaliers. { $attacker-The } le firent { $area-in } comme à l'exercice, et { $defender-the } ne passèrent pas le troisième assaut { told-odds }.
epic-battle-won-normans-b = Un jongleur allait devant { $area-in }, lançait son épée en l'air et chantait Roland. Derrière lui, { $attacker-the } venaient au trot, et { $defender-the } n'entendirent jamais la fin de la chanson { told-odds }.

epic-battle-lost = On leur avait dit que ce serait facile { $area-in } ; ceux qui restaient au pays le disaient. { $defender-The } couchèrent { $attacker-the } dans une longue fosse et semèrent de l'orge dessus { told-odds }.
epic-battle-lost-b = Quelqu'un devait porter la nouvelle, et personne ne vint. C'est ainsi qu'on sut, au pays { $attacker-of }, comment cela s'était passé { $area-in } { told-odds }.
epic-battle-lost-c = Un corbeau se posa sur un casque { $area-in } et regarda dedans. { $attacker-The } avaient peint un corbeau sur leur bannière, pour la chance { told-odds }.
epic-battle-lost-d = { $defender-The } n'avaient ni dormi ni mangé, et { $area-in } ils ne reculèrent pas d'un pied. { $attacker-The } se brisèrent sur eux comme les vagues, et comme les vagues ils disparurent { told-odds }.
epic-battle-lost-led = Ils croyaient qu'avec { $leader } on ne pouvait pas perdre. C'est écrit ici pour ceux { $attacker-of } qui le croient encore : { $area-in }, ils perdirent { told-odds }.
epic-battle-lost-led-b = { $leader } { $leader-number ->
    [plural] avaient
   *[singular] avait
} rêvé { $area-of }, et raconté ce rêve au matin. { $attacker-The } se demandèrent après coup qui était éveillé { told-odds }.
epic-battle-lost-slain = Dans la salle { $attacker-of }, il y eut un siège vide, et on le laissa. Le voyage { $slain-of } s'arrêta { $area-in }, pour de bon { told-odds }.
epic-battle-lost-slain-b = On marchanda trois jours le corps { $slain-of }. { $defender-The } avaient leur prix, { $area-in }, et { $attacker-the } plus personne pour le porter { told-odds }.
epic-battle-lost-defended = Comme une porte, { $leader } fermait la brèche { $area-in }. { $attacker-The } frappèrent, et personne n'ouvrit { told-odds }.
epic-battle-lost-defended-b = Un mur s'escalade, une rivière se passe. { $area-In }, entre { $attacker-the } et { $defender-the }, il y avait { $leader }, et pour cela ils n'avaient pas d'échelle { told-odds }.
epic-battle-lost-many = Une grande armée, tous en conviennent. Elle vint comme le mauvais temps, { $area-in }. { $defender-The } plièrent comme des roseaux, et quand elle fut passée, ils étaient debout et elle non { told-odds }.
epic-battle-lost-many-b = Comment { $defender-the }, si peu nombreux, purent détruire tous { $attacker-the } { $area-in }, c'est une question pour les savants. Les savants disent : la boue { told-odds }.
epic-battle-lost-walls = Pour un mur, il faut de la pierre, du temps, et quelqu'un dessus. { $defender-The } avaient les trois { $area-in }. { $attacker-The } n'étaient que venus { told-odds }.
epic-battle-lost-walls-b = On dit que { $attacker-the } firent passer un homme par-dessus le mur { $area-in }. Il y resta esclave, et n'en parla pas { told-odds }.
epic-battle-lost-landing = La marée les ramena { $area-in }, un par un, le bouclier d'abord. { $attacker-The } comptaient aborder ensemble { told-odds }.
epic-battle-lost-landing-b = Une quille toucha le sable { $area-in } avant les autres, et on la laissa faire. Quand tous furent dans l'eau basse, { $defender-the } se levèrent de l'herbe, et { $attacker-the } avaient la mer dans le dos { told-odds }.
epic-battle-lost-hills = Une pente, { $area-in }, est un mauvais endroit pour être brave. { $attacker-The } le furent jusqu'à la dernière marche { told-odds }.
epic-battle-lost-hills-b = { $defender-The } les laissèrent monter jusqu'au troisième lacet, { $area-in }. On lui donne depuis un autre nom, celui { $attacker-of } { told-odds }.
epic-battle-lost-heart = On ne prend pas { $area-the } { $defender-to }. Autant leur demander leurs pères. { $attacker-The } demandèrent { told-odds }.
epic-battle-lost-heart-b = Il est des champs, { $area-in }, qu'une même famille laboure depuis le Déluge, ou presque. { $defender-The } enterrèrent { $attacker-the } en lisière, pour ne pas perdre un sillon { told-odds }.
epic-battle-lost-outnumbered = Qu'espéraient { $attacker-the }, si peu, { $area-in } ? Je crois qu'ils espéraient qu'on se souviendrait d'eux. Je fais ce que je peux { told-odds }.
epic-battle-lost-outnumbered-b = Ce n'était pas une bataille, { $area-in }, c'était une porte qui se fermait. { $attacker-The } y avaient mis la main { told-odds }.
epic-battle-lost-romans = La colonne entra dans le bois { $area-in } avec la caisse de la solde et de quoi faire un pont. { $defender-The } la laissèrent aller jusqu'à la rivière, abattirent les arbres derrière elle, et de l'armée { $attacker-of } personne ne ressortit { told-odds }.
epic-battle-lost-romans-b = Sur le rôle de la légion, les noms s'arrêtaient à ce combat { $area-in }, et près de chacun, en rouge, il y avait la lettre des morts. { $defender-The } cuisinèrent dans les casques ; { $attacker-the } ne demandèrent pas de reçu { told-odds }.
epic-battle-lost-romano-british = { $attacker-The } se rangèrent { $area-in } comme le veut le manuel, et virent qu'on l'avait écrit pour plus d'hommes. { $defender-The } débordèrent la ligne par les deux bouts { told-odds }.
epic-battle-lost-belgae = Les guides avaient promis une herbe ferme { $area-in }, et les chars enfoncèrent jusqu'aux essieux. { $defender-The } y allèrent sur des claies et tuèrent { $attacker-the } où ils étaient pris { told-odds }.
epic-battle-lost-welsh = Un an durant, ils avaient bu l'hydromel du seigneur, chante le barde, et ils le gagnèrent { $area-in } en un matin. { $defender-The } eurent les torques d'or { $attacker-of }, et n'avaient que faire du chant { told-odds }.
epic-battle-lost-welsh-b = À midi, { $attacker-the } avaient tiré toutes leurs flèches { $area-in }, et pour l'après-midi il ne leur restait que des couteaux. { $defender-The } avaient gardé leurs lances { told-odds }.
epic-battle-lost-brigantes = Le troupeau rentra tout seul, derrière la vache à la cloche. De ceux { $attacker-of } qui l'avaient mené { $area-in }, aucun ne rentra, et { $defender-the } se demandèrent à qui étaient les bêtes { told-odds }.
epic-battle-lost-caledonians = Trois fois { $attacker-the } chargèrent { $area-in }, et chaque fois avec moins de voix. À la quatrième, { $defender-the } ouvrirent leur ligne, les laissèrent entrer et la refermèrent { told-odds }.
epic-battle-lost-picts = On avait apporté une dalle toute polie pour la victoire, { $area-in }. { $attacker-The } n'avaient plus personne pour la graver, et { $defender-the } en firent un seuil { told-odds }.
epic-battle-lost-irish = { $attacker-The } avaient rassemblé le bétail { $area-in } et chantaient pour le tenir tranquille. { $defender-The } allèrent vers le chant ; ensuite, le bétail rentra sans musique { told-odds }.
epic-battle-lost-scots = Une barque revint seule, les rames rentrées et personne aux bancs. Les mères { $attacker-of } apprirent ainsi ce que { $defender-the } auraient pu leur dire trois jours plus tôt : tout avait fini { $area-in } { told-odds }.
epic-battle-lost-norsemen = { $attacker-The } bornèrent un champ de baguettes de coudrier { $area-in }, comme le veut la coutume, et fixèrent le jour. { $defender-The } vinrent au jour dit ; entre les baguettes, ceux qui les avaient plantées furent tués jusqu'au dernier { told-odds }.
epic-battle-lost-dubliners = Les navires attendirent { $attacker-the } à l'embouchure une marée, une autre, une troisième. Avec la troisième descendirent des boucliers, côté peint vers le ciel ; les meilleurs étaient restés { $area-in }, { $defender-to } { told-odds }.
epic-battle-lost-danes = { $attacker-The } serrèrent les boucliers autour du corbeau { $area-in } et tinrent jusqu'à la nuit. Après, c'était un tas, et il fallut des torches { $defender-to } pour trouver la bannière dessous { told-odds }.
epic-battle-lost-danes-b = Un jarl avait juré { $attacker-to } que son cheval boirait { $area-in } avant le soir. { $defender-The } l'abreuvèrent avec les leurs, car le cheval était arrivé sans cavalier { told-odds }.
epic-battle-lost-norwegians = Il faisait chaud ; ils avaient laissé leurs cottes à bord et marchaient en chemise. { $area-In }, { $defender-the } passèrent la crête, le soleil sur les pointes, et { $attacker-the } ne revirent pas les navires { told-odds }.
epic-battle-lost-saxons = { $attacker-The } avaient semé avant de partir, pour avoir du pain au retour. { $area-In }, il n'y eut pas de retour ; les veuves firent la moisson, et { $defender-the } n'envoyèrent personne les aider { told-odds }.
epic-battle-lost-saxons-b = Les thanes avaient bu l'un à l'autre par leur nom, et par leur nom ils tombèrent { $area-in }, le plus jeune en dernier. { $defender-The } ne creusèrent pas de tombe { $attacker-to } : il y avait les loups { told-odds }.
epic-battle-lost-jutes = Chaque maison { $attacker-of } avait envoyé un homme, et chaque maison reçut la même nouvelle : tous étaient tombés { $area-in }. Plus tard vinrent des colporteurs, avec des fibules achetées { $defender-to } { told-odds }.
epic-battle-lost-angles = Un vieux lancier dit { $area-in } ce qu'on dit toujours, qu'il se coucherait auprès de son seigneur. Ainsi firent tous { $attacker-the }, et { $defender-the } les contournèrent avec quelque égard { told-odds }.
epic-battle-lost-angles-b = Le pain était sur la table, et un garçon sur le toit guettait la route. Le troisième jour, on le fit descendre : { $attacker-the } étaient tombés { $area-in }, et si quelqu'un venait, ce serait l'ennemi, { $defender-the } { told-odds }.
epic-battle-lost-normans = Les chevaliers coururent au mur de boucliers { $area-in }, et la pente était plus raide qu'elle n'en avait l'air. { $attacker-The } tournèrent bride pour recommencer ; { $defender-the } descendirent derrière eux et n'en laissèrent aucun { told-odds }.
epic-battle-lost-clean = Ce soir-là, { $defender-the } firent l'appel { $area-in }, et tout le monde répondit. { $attacker-Of }, ils ne trouvèrent personne à appeler { told-odds }.
epic-battle-lost-clean-b = { $defender-The } avaient creusé des fosses { $area-in }, les avaient couvertes de gazon et s'étaient mis derrière. { $attacker-The } tombèrent dedans ou devant, et les autres n'eurent pas un mort { told-odds }.

epic-battle-left = Au soir, les feux brûlaient des deux côtés { $area-in }. Au matin, d'un seul : { $attacker-the } avaient nourri les leurs et s'en étaient allés { told-odds }.
epic-battle-left-b = Un chef sage connaît le chemin du retour avant celui de l'aller. { $attacker-The } le connaissaient, et { $defender-the } les regardèrent le prendre, { $area-in } { told-odds }.
epic-battle-left-c = Ils avaient dit qu'ils souperaient { $area-in }, ou bien au ciel. { $attacker-The } soupèrent au gué, de mouton froid, et { $defender-the } leur firent porter du sel { told-odds }.
epic-battle-left-d = Un messager trouva le capitaine { $attacker-of } dans la mêlée, { $area-in }, et lui parla à l'oreille. À midi, ils étaient sur le chemin du retour, et { $defender-the } ne surent jamais ce que c'était { told-odds }.
epic-battle-left-e = Il y avait du pain pour trois jours { $area-in }, et { $attacker-the } en avaient passé deux contre { $defender-the }. Le troisième, ils le gardèrent pour la route { told-odds }.
epic-battle-left-bled = { $attacker-The } relevèrent leurs blessés { $area-in } et laissèrent leurs morts, et { $defender-the } n'avaient plus assez de souffle pour protester { told-odds }.
epic-battle-left-bled-b = { $attacker-The } couchèrent les blessés sur des boucliers et quittèrent à reculons le champ de bataille, { $area-in }. { $defender-The } avaient perdu moins, et trouvèrent que c'était assez pour un jour { told-odds }.
epic-battle-left-walls = { $attacker-The } firent encore une fois le tour des murs { $area-in }, hors de portée, à la recherche d'un endroit plus bas. Avant la nuit ils étaient loin, et { $defender-the } sortirent compter les échelles { told-odds }.
epic-battle-left-walls-b = Le bélier alla jusqu'au fossé, { $area-in }, et là une roue cassa. { $attacker-The } le laissèrent où il était ; { $defender-the } le débitèrent pour la cuisine { told-odds }.
epic-battle-left-landing = La marée tourna { $area-in } avant que rien fût décidé. { $attacker-The } entrèrent dans l'eau à reculons, boucliers vers la terre, et { $defender-the } leur jetèrent des pierres tant qu'ils furent à portée { told-odds }.
epic-battle-left-landing-b = Ils pouvaient avoir les dunes ou les barques { $area-in }, et { $defender-the } tenaient les dunes. { $attacker-The } repartirent à la rame avec le jusant, et des dunes on les regarda faire { told-odds }.
epic-battle-left-hills = Encore une crête, avait dit le guide { $area-in }, et derrière il y en avait encore une. { $attacker-The } s'en retournèrent par le sentier des chèvres, et { $defender-the } firent rouler des rochers derrière eux { told-odds }.
epic-battle-left-hills-b = Le brouillard tomba sur le combat { $area-in }, et les armées se perdirent de vue. { $attacker-The } trouvèrent les premiers un sentier, et il descendait ; { $defender-the } les entendirent partir { told-odds }.
epic-battle-yielded = Il y a un courage à s'en aller. { $defender-The } l'eurent { $area-in }, { $attacker-the } déjà au bord du bois { told-odds }.
epic-battle-yielded-b = Dans les maisons, { $area-in }, la bouillie était encore chaude. { $attacker-The } la mangèrent. { $defender-The } étaient derrière la deuxième colline, à se compter { told-odds }.
epic-battle-yielded-c = { $defender-The } éteignirent leurs propres feux { $area-in }, pour que personne d'autre ne s'y assît. Puis ils partirent de nuit, et { $attacker-the } entrèrent dans le noir { told-odds }.
epic-battle-yielded-d = Un envoyé { $defender-of } demanda une nuit { $area-in }, pour prier. { $attacker-The } l'accordèrent. Au lever du jour, les tentes étaient encore là, et il n'y avait personne dedans { told-odds }.
epic-battle-yielded-e = { $defender-The } tinrent le pont { $area-in } jusqu'à la dernière charrette. Puis ils suivirent les charrettes, et { $attacker-the } eurent le pont et tout le pays de leur côté { told-odds }.
epic-battle-yielded-f = Tenez le gué, leur avaient dit les anciens. Le capitaine { $defender-of } regarda { $attacker-the } sur l'autre rive, { $area-in }, les compta, et emmena son peuple par la route de derrière { told-odds }.
epic-battle-yielded-g = Au matin, { $attacker-the } se rangèrent sur trois lignes { $area-in }, le soleil dans le dos, et attendirent. Vers midi passa une fille avec des chèvres, qui leur dit que { $defender-the } étaient partis à l'aube { told-odds }.
epic-battle-yielded-h = Le capitaine { $defender-of } brisa sur son genou la hampe de sa propre bannière, pour qu'il n'y eût plus de bannière à défendre. Puis il emmena les siens ; { $attacker-the } trouvèrent les deux morceaux { $area-in } { told-odds }.
epic-battle-yielded-i = Il y avait de la bière dans les cuves { $area-in } et du foin dans les granges. { $defender-The } avaient pris la semence, les enclumes et les enfants, et { $attacker-the } comprirent qu'ils comptaient vivre { told-odds }.
epic-battle-yielded-j = Les deux camps avaient des éclaireurs { $area-in }, et les éclaireurs se rencontrèrent et causèrent. Ceux { $defender-of } rentrèrent dire ce qu'ils avaient vu ; le soir, le pays était { $attacker-to } { told-odds }.
epic-battle-yielded-k = On ne dressa pas d'échelle, on n'enfonça pas de porte { $area-in }. { $defender-The } sortaient par un bout pendant que { $attacker-the } entraient par l'autre, et les chiens ne savaient contre qui aboyer { told-odds }.
epic-battle-yielded-l = Un intendant resta { $area-in } avec les clefs { $defender-of }, pour les remettre en bon ordre. { $attacker-The } se souciaient peu des clefs et beaucoup des granges ; son peuple était déjà loin { told-odds }.
epic-battle-yielded-m = On avait dit au roi que { $defender-the } mourraient jusqu'au dernier { $area-in }. Il le leur demanda ; ils aimèrent mieux partir, et { $attacker-the } firent leurs feux sur les cendres encore chaudes { told-odds }.
epic-battle-yielded-n = { $defender-The } avaient sept bonnes raisons de rester { $area-in }, et les comptèrent à haute voix. Puis { $attacker-the } parurent sur la crête ; c'était une bonne raison de partir, et elle pesait plus { told-odds }.
epic-battle-yielded-o = { $attacker-The } trouvèrent la porte calée par un tabouret { $area-in }, et cherchèrent une heure le piège. Il n'y en avait pas. { $defender-The } étaient partis, tout simplement, avec les autres tabourets { told-odds }.
epic-battle-yielded-bled = Il faut un bon capitaine pour gagner, et un meilleur pour cesser de perdre. { $defender-The } sauvèrent ce qui restait et laissèrent { $area-the } { $attacker-to } { told-odds }.
epic-battle-yielded-bled-b = L'arrière-garde ne demanda pas de relève { $area-in }, et n'en eut pas. Derrière elle, ce qui restait { $defender-of } s'en alla, et { $attacker-the } eurent le terrain { told-odds }.
epic-battle-yielded-bled-c = { $defender-The } emportèrent leurs blessés sur des portes et des claies ; il n'en resta aucun { $area-in }. { $attacker-The } laissèrent passer les portes, et s'installèrent dans les maisons d'où elles venaient { told-odds }.
epic-battle-yielded-heart = Ils emportèrent les os du roi dans un sac, et une motte de chaque tombe. Ainsi { $defender-the } quittèrent { $area-the }, et { $attacker-the } ne rirent pas { told-odds }.
epic-battle-yielded-heart-b = { $defender-The } éteignirent les foyers qui brûlaient { $area-in } depuis leurs grands-mères, et emportèrent une braise dans un pot. Le reste fut laissé { $attacker-to } { told-odds }.
epic-battle-yielded-heart-c = La dernière à partir, { $area-in }, fut une vieille du peuple { $defender-of }, qui balaya d'abord le sol. { $attacker-The } attendirent à la porte qu'elle eût fini { told-odds }.
epic-battle-yielded-heart-d = { $defender-The } taillèrent leur marque dans les montants des portes { $area-in } avant de partir, profond, pour qu'aucune peinture ne la cachât. { $attacker-The } s'installèrent dessous { told-odds }.
epic-battle-yielded-heart-e = À la borne, { $defender-the } s'arrêtèrent et se retournèrent vers leur pays, { $area-the } ; puis quelqu'un rit et dit que les pierres restent où elles sont. Le soir même, { $attacker-the } la roulèrent dans la rivière { told-odds }.
epic-battle-yielded-heart-f = Il avait fallu { $defender-to } une demi-vie pour assécher les prés { $area-in }, et une nuit pour les quitter. { $attacker-The } trouvèrent les vannes ouvertes, et apprirent à s'en servir { told-odds }.
epic-battle-yielded-heart-g = { $defender-The } tirèrent au sort { $area-in } qui cacherait la couronne du vieux roi, et celui qui la cacha ne le dit à personne. { $attacker-The } eurent le pays, et creusèrent { told-odds }.
epic-battle-yielded-landing = Des dunes, { $area-in }, { $defender-the } avaient compté les quilles et pris leur parti. { $attacker-The } tenaient la plage quand le dernier dos passa la crête { told-odds }.
epic-battle-yielded-landing-b = { $defender-The } avaient un guetteur sur la falaise { $area-in }, et un plan contre moins de navires. Quand le guetteur eut compté plus loin que le plan, ils prirent la route, et { $attacker-the } tirèrent leurs barques au sec sans plus se presser { told-odds }.
epic-battle-yielded-landing-c = { $attacker-The } sautèrent dans le ressac { $area-in }, le bouclier sur la tête. Quand ils le baissèrent, il n'y avait plus en face que des filets à sécher ; { $defender-the } partaient par la vallée { told-odds }.
epic-battle-yielded-landing-d = Le feu fut allumé à temps { $area-in }, et l'on accourut des champs. { $defender-The } coururent aussi, mais vers l'intérieur ; { $attacker-the } se chauffèrent au feu { told-odds }.
epic-battle-yielded-cost = { $defender-The } firent payer le passage du ruisseau { $area-in }, et n'attendirent pas qu'on leur rendît la monnaie. { $attacker-The } eurent le pays, et y creusèrent d'abord pour les leurs { told-odds }.
epic-battle-yielded-cost-b = Quand { $attacker-the } comptèrent leurs morts { $area-in }, il restait assez d'amis pour leur fermer les yeux. { $defender-The } étaient déjà hors de vue, et laissaient tout le reste { told-odds }.
epic-battle-yielded-hills = Un sentier sort par l'arrière, { $area-in }, large d'un mouton. Toute la nuit { $defender-the } y passèrent à la file, et à l'aube { $attacker-the } eurent les collines pour eux seuls { told-odds }.
epic-battle-yielded-hills-b = { $defender-The } allumèrent des feux sur toutes les hauteurs { $area-in } et filèrent par l'autre versant. { $attacker-The } montèrent tout le jour vers la fumée, et trouvèrent des feux bien faits et personne auprès { told-odds }.
epic-battle-yielded-hills-c = La pluie avait effacé les traces dans les hauteurs { $area-in } quand { $attacker-the } les cherchèrent. { $defender-The } étaient au sec, dans une grotte montrée par leurs grands-mères, et le lendemain ils étaient loin { told-odds }.
epic-battle-both = Les hérauts étaient venus { $area-in } nommer le vainqueur, et il n'y avait plus personne à qui le dire. { $attacker-The } gisaient comme ils étaient tombés, et { $defender-the } parmi eux, comme des gens endormis au festin { told-odds }.
epic-battle-both-b = L'herbe pousse très bien { $area-in } depuis lors. À qui était le champ, { $attacker-the } ne purent pas le dire, ni { $defender-the } le contester { told-odds }.
epic-battle-both-c = Les capitaines étaient convenus { $area-in } que la nuit les séparerait, et elle vint trop tard. { $attacker-The } tombèrent dans la dernière charge, et { $defender-the } en l'arrêtant { told-odds }.
epic-battle-both-hills = Des bergers les trouvèrent au printemps { $area-in }, quand la neige s'en alla : { $attacker-the } et { $defender-the }, en haut du col, les mains dans les manteaux les uns des autres. Personne n'était redescendu { told-odds }.
epic-battle-both-hills-b = Les deux dernières lances partirent au même instant { $area-in }, d'un rocher à l'autre. L'une venait { $attacker-of }, l'autre { $defender-of }, et ensuite les hauteurs furent au vent { told-odds }.
epic-battle-empty = { $attacker-The } moururent jusqu'au dernier { $area-in } sans savoir qu'ils avaient gagné à moitié : { $defender-the } s'en allaient. Le soir, le pays n'avait plus de maître { told-odds }.
epic-battle-empty-b = { $defender-The } frappèrent le dernier coup { $area-in } et partirent dans l'heure. Ils laissèrent { $attacker-the } sur le champ, et le champ à qui en voudrait { told-odds }.
epic-battle-empty-c = Un rétameur passa la semaine suivante { $area-in } et ne vendit rien. { $attacker-The } gisaient près du gué ; { $defender-of }, il y avait des traces, et elles s'en allaient { told-odds }.
epic-battle-empty-given = { $defender-The } mirent eux-mêmes le feu au burh { $area-in } et sortirent du côté de la fumée. { $attacker-The } étaient tombés devant la palissade, et il brûla sans personne dedans { told-odds }.

epic-leader-left-battle = { $leader-Of }, on dira que la tombe { $area-in } était trop petite. { $by-The } le diront aussi, un jour, avec fierté.
epic-leader-left-battle-b = Nous avions une prière pour { $leader } et une malédiction aussi, toutes deux prêtes. Les combats { $area-in } décidèrent laquelle servirait ; { $by-the } y veillèrent.
epic-leader-left-battle-c = Seule une fibule, { $area-in }, dit de qui c'était la fin : on avait trouvé { $leader }. { $by-The } renvoyèrent la fibule { $nation-to }, et gardèrent le cheval.
epic-leader-left-battle-d = Un garçon revint { $area-of } avec une épée trop grande pour lui. Elle était l'orgueil { $leader-of } ; { $by-the } l'avaient laissé passer avec elle, et { $nation-the } n'avaient plus de chef.
epic-leader-left-battle-e = Au pays { $nation-of }, on ferme les portes neuf nuits quand meurt un chef, et la dixième on se querelle. En mémoire { $leader-of }, à qui { $by-the } avaient ôté la vie { $area-in }, on les ferma douze nuits.
epic-leader-left-attack = « J'ai tiré cette épée pour les Bretons, dit Arthur, pas contre eux. » Il quitta { $nation-the }, seul, et ils regardèrent la route jusqu'au soir.
epic-leader-left-no-army = Il y avait une tente, un feu, un cheval, et personne à qui donner un ordre. { $nation-The } avaient perdu leur dernière armée ; dans la nuit, ils perdirent aussi { $leader }.
epic-rising-began = Derrière les lignes romaines, les collines étaient pleines de feux { $area-in }. { $leader } avait { $count ->
    [one] une armée
   *[other] { $count } armées
}, et pas de terre ; elle comptait en avoir à la nuit.
epic-submitted-belgae = Les rois des Belges posèrent leurs torques en rang, et un clerc les pesa. Ils pouvaient garder { $areas-the }, dit le clerc, et il leva les yeux pour voir s'ils étaient reconnaissants.
epic-submitted-welsh = Les Gallois n'avaient perdu aucune guerre, s'il faut les en croire. Mais les druides parlèrent au gouverneur, en latin, et il parut que c'était la paix : il leur restait { $areas-the }.
epic-submitted-brigantes = Leur reine dîna avec les officiers et trouva le vin passable. Les Brigantes étaient amis de Rome et gardaient { $areas-the } ; on ne l'avait pas encore dit à tous.
epic-submitted-caledonians = Les Calédoniens descendirent de la neige pour jurer. Où les trouver s'ils se parjuraient, personne au camp n'en avait l'idée. Ils gardèrent { $areas-the }.
epic-submitted-picts = Les Pictes jurèrent par l'air, l'eau et la pierre, et l'interprète dit que c'était leur serment le plus fort. Ils gardèrent { $areas-the }, et leur peinture.
epic-submitted-other = { $nation-The } envoyèrent le fils du roi { $overlord-to }, sur un bon cheval, comme un hôte qui ne peut partir. En échange, ils gardèrent { $areas-the }, et leurs propres juges.
epic-withdrawal-began = Un cavalier vint, sur le dernier cheval de poste, avec la lettre d'un empereur que personne ici n'avait vu. Elle était courte. On avait besoin des légions ailleurs ; que les cités de Bretagne veillent sur elles-mêmes. { $forts ->
    [0] Il n'y avait plus de fort à abandonner.
    [one] Il y avait un fort à abandonner.
   *[other] Il y avait { $forts } forts à abandonner.
}
epic-withdrawal-replaced = Les centurions remirent leurs quartiers contre un reçu, { $areas-in }. { $nation-The } signèrent pour tout ; le coffre de la solde était vide.
epic-withdrawal-replaced-b = On avait laissé les clefs sur la table, la plus grosse dessus, avec un billet que personne ne sut lire. { $areas-In }, { $nation-the } relevèrent les garnisons, et finirent par trouver les bonnes serrures.
epic-withdrawal-replaced-c = Une sentinelle { $nation-of } monta au chemin de ronde et demanda quand viendrait la relève. Il n'y avait personne à qui le demander : { $areas-in }, les garnisons étaient parties, et le pays était à eux.
epic-romans-gone = Nous descendîmes au port. Personne ne l'avait ordonné, et tout le monde vint. Le dernier navire partit avec le jusant, lampes allumées, et nous restâmes jusqu'à ne plus savoir si nous les voyions. Puis nous rentrâmes chez nous, par une route très droite.
epic-kingship-bretwalda = Ils ont un mot pour cela dans leur langue, Bretwalda, et sept rois qui le disent entre leurs dents. Ce fut le roi { $nation-of }, avec { told-areas } d'Angleterre à son nom (il en faut 5, et plus que tout autre).
epic-kingship-bretwalda-b = Bède compte les rois qui commandaient à tous les autres au sud de l'Humber, et s'arrête à sept. J'en ajoute un, celui { $nation-of }, qui avait { told-areas } d'Angleterre (il en faut 5, et plus que tout autre).
epic-kingship-bretwalda-c = Quand on renouvela les chartes, les scribes laissèrent une ligne vide en haut de chacune. Là signa, comme Bretwalda, le roi { $nation-of } : il avait { told-areas } d'Angleterre (il en faut 5, et plus que tout autre).
epic-kingship-bretwalda-none = Les rois se réunirent, et chacun avait apporté son propre trône. Qui veut être Bretwalda doit avoir 5 aires d'Angleterre et plus que toute autre nation. Le maximum était { $most }, et chacun remporta le sien.
epic-kingship-bretwalda-lost = On pesa le tribut dû { $nation-to }, puis on le reversa dans le coffre. Leur roi n'était plus Bretwalda, et aucun autre ne l'était : aucune nation n'avait 5 aires d'Angleterre et plus que toute autre. Le maximum était { $most }.
epic-kingship-king = De l'huile sur le front, un anneau, un cri. { $nation-The } eurent un roi d'Angleterre, et { told-areas } pour le prouver (il en faut 8, et plus que tout autre). L'archevêque choisit son camp à temps.
epic-kingship-king-b = Au banquet, on cria les comtés par leur nom, et { $nation-the } répondirent pour { told-areas } (il en faut 8, et plus que tout autre). L'Angleterre avait donc un roi, et il paya le vin.
epic-kingship-king-c = Un nouveau denier parut au marché, avec un visage que personne n'avait vu de près. C'était celui du roi d'Angleterre, du peuple { $nation-of }, qui tenait { told-areas } (il en faut 8, et plus que tout autre).
epic-kingship-king-none = La couronne était sur son coussin et l'huile était chaude, et personne ne vint la prendre. Un roi d'Angleterre doit avoir 8 aires et plus que tout autre ; le maximum était { $most }.
epic-kingship-king-lost = La monnaie brisa le coin à la tête du roi { $nation-of }, et n'en grava pas d'autre. Pour être roi d'Angleterre, il faut 8 aires et plus que tout autre ; le maximum était { $most }.
epic-kingship-final-king = On posa la couronne en hâte, des gardes à la porte et déjà de la fumée dans la rue. Ce furent { $nation-the } qui l'eurent : { told-areas }, et un chef en vie pour la porter (il en faut 4, et plus que tout rival).
epic-kingship-final-king-none = Des prétendants, il y en avait, et à chaque porte une garde contre les autres. Aucun n'avait 4 aires et plus que tout rival, le maximum était { $most }, et le trône d'Angleterre resta vide.
epic-game-ended = **Ici finissent les annales.** { $reason } Le reste de la peau est vierge, et bon pour un autre livre.

# Le fil de la partie, à la fin d'une ronde.

epic-thread-contested = *J'ai si souvent rayé le nom du maître que la page en est trouée : { $area-in }, le pays a été pris { thread-times-times }, et chaque fois par l'épée.*
epic-thread-contested-b = *On dit { $area-in } : n'apprends pas le nom du nouveau seigneur avant la moisson. Le pays a été pris { thread-times-times }.*
epic-thread-unbroken = *{ thread-times-armies } sont venues { $area-in }, et { $times } sont rentrées chez elles, ou pas rentrées du tout. { $nation-The } finissent par croire que les collines sont de leur côté.*
epic-thread-raided = *Les moines ne rebâtissent plus en pierre { $area-in }. On y a compté { thread-times-raids }, et le bois coûte moins cher.*
epic-thread-rivals = *Un compte est ouvert entre { $nation-the } et { $other-the }. { thread-times-battles } y sont inscrites, { $won } pour les premiers et { $lost } pour les seconds, et personne ne le croit clos.*
epic-thread-rivals-level = *{ $nation-The } et { $other-the } se sont rencontrés { thread-times-times } et en sont exactement là où ils ont commencé : { thread-won-victories } de chaque côté, et les tombes qui vont avec.*
epic-thread-winning = *Les fils { $nation-of } n'ont jamais entendu parler que de victoires : { $row } de suite. Leurs pères, qui ont entendu parler d'autre chose, se taisent.*
epic-thread-losing = *{ $row } batailles perdues de suite : chaque fois, chez { $nation-the }, les femmes ont compté ceux qui rentraient. Elles comptent vite, à présent.*
epic-thread-crowned = *{ $row } fois de suite, l'Angleterre a dû plier devant { $nation-the }. Les tailleurs ne prennent plus les mesures de personne d'autre.*
epic-thread-ahead = *Depuis { $row } rondes, { $seat-the } est en tête. À tous les autres foyers, on s'accorde à dire qu'il faut faire quelque chose, et que c'est au voisin de commencer.*
epic-thread-overtaken = *{ $other-The } a regardé derrière : personne. { $other-The } a regardé devant : { $seat-the }.*
epic-thread-idle = *Depuis { thread-rounds-rounds }, { $nation-the } n'ont pas tiré l'épée contre un voisin. Certains appellent cela de la sagesse. Les voisins appellent cela attendre.*
epic-armies-removed-lost = { $nation-The } cherchèrent une issue { $area-in } et ne trouvèrent ni route, ni ami au bout. Il leur en coûta { $count ->
    [one] une armée
   *[other] { $count } armées
}, dans un combat qui n'eut jamais lieu.
epic-submission-ended-boudica = Un clerc décrocha le traité avec les Belges et le remit face au mur. Jusqu'à ce matin-là, ils étaient les amis de Rome ; ensuite, de personne, et leur soumission était finie.
epic-submission-ended-revolt = { $nation-The } envoyèrent le tribut { $overlord-to } comme toujours, en coffres scellés. Il y avait des pierres dedans. À la nuit, on savait la révolte : ils ne devaient plus rien.
epic-submission-ended-overlord-gone = Au jour du tribut, { $nation-the } menèrent les bêtes à la porte ; elle était ouverte, et la cour vide. { $overlord-The } avaient disparu. Ils ramenèrent leurs bêtes, libres.
epic-submission-ended-withdrawal = La dernière quittance que Rome donna { $nation-to } disait « solde de tout compte », et il n'y en eut pas d'autre. Ils n'étaient plus sujets ; tant qu'ils n'attaqueraient pas les Romano-Bretons, ceux-ci les laisseraient en paix.
epic-submission-ended-withdrawal-b = Chez eux, { $nation-the } ôtèrent l'aigle du péage et ne mirent rien à la place. Ils n'étaient plus sujets de Rome. Les Romano-Bretons ne les inquièteraient pas, à moins d'être attaqués les premiers.
epic-protection-lost = Entre { $nation-the } et les Romano-Bretons, il y avait une paix, bien qu'on ne l'eût écrite nulle part. { $nation-The } attaquèrent et la rompirent ; on pouvait désormais les attaquer en retour.
