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

epic-arrival = Sur le cap, un garçon compte avec des cailloux, un par voile. { $nation-The } sont venus par { $seas-the } avec { $force }, et il n'a plus de cailloux.
epic-arrival-b = De l'autre côté de l'eau, la terre est pleine ; ceux qui n'en ont pas viennent ici. { $nation-The } amènent { $force } par { $seas-the }, et leurs dieux enveloppés de laine.
epic-arrival-c = On dit que { $nation-the } interrogent trois fois le vent avant de partir. Il a dû dire oui : ils envoient { $force } sur { $seas-the }.
epic-arrival-d = Le prêtre du débarcadère dit que Dieu envoie chaque peuple où l'on a besoin de lui. Il vient de voir { $nation-the } sur { $seas-the }, { $force }, et il demande pour quoi faire.
epic-arrival-e = À qui est la terre, ils ne le demandent pas. { $nation-The } viennent par { $seas-the } avec { $force } et un sac de semence, et c'est le sac qui m'inquiète.
epic-arrival-f = Des pêcheurs ont croisé { $nation-the } sur { $seas-the }, { $force }, et nous en rapportent le bonjour. Ils ont aussi rentré leurs filets, et leurs filles.
epic-arrival-led = Quand { $nation-the } choisissent qui suivre, ils ne choisissent pas deux fois. C'est { $leader }, et ils envoient { $force } sur { $seas-the } pour ramer jusqu'au bout du monde sous ce nom.
epic-arrival-led-b = J'ai vu la liste des navires { $nation-of } : elle remplit une peau entière. { $leader } est en tête ; ils envoient { $force } sur { $seas-the }.
epic-arrival-led-c = Dans chaque port, on savait { $leader } sur le point de prendre la mer, et chaque port espérait que ce serait pour un autre. C'est pour le nôtre. { $nation-The } viennent par { $seas-the }, avec { $force }.
epic-arrival-alone = Il est des années où un peuple cherche un chef, et des années où il en trouve un. { $nation-The } ont trouvé { $leader }.
epic-arrival-alone-b = Au festin, on met devant { $leader } le meilleur morceau, et pour une fois { $nation-the } ne tirent pas le couteau.
epic-arrival-alone-c = { $nation-The } ont eu des chefs plus braves, et de plus sages, mais aucun qu'ils aient suivi d'aussi bon cœur. Voici { $leader }.
epic-arrival-raid = Le printemps vient, les hirondelles viennent, et viennent { $nation-the }. Cette année, c'est par { $seas-the }, avec { $force }, et les hirondelles sont en retard.
epic-arrival-raid-b = Qui vit près du rivage dort dans ses souliers. { $nation-The } envoient { $force } sur { $seas-the }, et connaissent les embouchures.
epic-arrival-raid-c = Nous avons enterré l'argent sous le troisième pommier. { $nation-The } sont sur { $seas-the } avec { $force }. Je l'écris pour que ce ne soit pas l'argent qu'on ne retrouve pas.
epic-arrival-raid-d = De très loin, une voile carrée ressemble à une porte de grange. Quand elle ressemble à une voile, il faut déjà être parti. { $nation-The } arrivent avec { $force } par { $seas-the }.
epic-arrival-raid-e = Les anciens collent l'oreille aux galets. { $nation-The } sont sur { $seas-the }, disent-ils, avec { $force } ; les jeunes rient, et font leur paquet quand même.
epic-arrival-raid-f = Un moine a noté dans une marge que la tempête de cette nuit le rassurait. Elle est tombée, et { $nation-the } sont sur { $seas-the } avec { $force }.
epic-arrival-raid-g = { $nation-The } n'ont pas de calendrier et ne sont jamais en retard. Sur { $seas-the }, ils rament avec { $force }, en mesure, sur un chant où manque le mot pitié.
epic-marched = Ni trompettes, ni serments. { $nation-The } entrent { $areas-in } avec leurs pots et leurs cochons, et à l'automne chaque toit fume.
epic-marched-b = Une terre n'est pas prise quand on y plante un drapeau, mais quand quelqu'un y creuse un puits. { $areas-In }, { $nation-the } creusent.
epic-marched-c = Jusqu'ici la chouette était seule { $areas-in }. { $nation-The } ont apporté des haches et des enfants, et la chouette a déménagé.
epic-marched-d = Une borne, il faut quatre hommes pour la porter, et personne pour en discuter. { $nation-The } ont posé la leur { $areas-in }, et en ont fait le tour une fois, dans le sens du soleil.
epic-marched-e = Le premier hiver, c'étaient des hôtes ; le deuxième, des voisins. { $areas-In }, { $nation-the } commencent à se plaindre des étrangers.
epic-marched-f = Je ne trouve pas de bataille à noter { $areas-in }, rien qu'une noce et une querelle de fossé ; { $nation-the } étaient aux deux.
epic-marched-g = L'herbe pousse sur une route qu'aucune armée ne prend. { $nation-The } l'ont prise à pied, un berceau sur un dos sur deux, et les voilà { $areas-in }.
epic-marched-h = { $areas-In }, { $nation-the } ont demandé à voir le roi. Il n'y en avait pas, leur a-t-on dit, et au bout d'un moment ils n'ont plus demandé.
epic-marched-far = C'est comme un pot de miel renversé. { $nation-The } se répandent { $areas-in }, et plus loin, lentement, et rien de ce qu'ils touchent n'en ressort propre.
epic-marched-far-b = J'ai demandé à l'un { $nation-of } où il allait. « Ailleurs, dit-il, comme tout le monde. » Ils sont maintenant { $areas-in }, et au-delà.
epic-marched-far-c = On pouvait les suivre aux poules. { $nation-The } sont { $areas-in }, et plus loin, et à chaque carrefour un chariot tourne.
epic-marched-far-d = Une carte est chose lente. Le temps que j'y mette { $nation-the } { $areas-in }, ils étaient sortis de ma peau de veau.
epic-raiders-returned = Les navires { $nation-of } sont bas sur l'eau. { $areas-In }, des gens marchent dans les cendres et appellent leurs chiens par leurs noms.
epic-raiders-returned-b = Ils ont pris la cloche. Une cloche ne sert à personne sur { $sea-the } ; mais { $nation-the } aimaient le son, et { $areas-in } il fait silence.
epic-raiders-returned-c = Quand { $nation-the } furent partis, nous avons compté : tant de bêtes, tant de livres, tant de fils. { $areas-In }, le clerc s'est arrêté aux fils.
epic-raiders-returned-d = { $areas-In }, on avait si bien caché les reliques que { $nation-the } ne les ont pas trouvées. Personne d'autre non plus, depuis. Les navires sont repartis sur { $sea-the }.
epic-raiders-returned-e = { $areas-In }, ils n'ont rien payé et rien oublié. Des dunes, on entendit longtemps { $nation-the } compter, au large, sur { $sea-the }.
epic-raiders-returned-f = « Ils ont pris ce qu'ils pouvaient porter, dit le bailli, et nous qui étions fiers d'en avoir tant. » { $areas-In }, plus trace { $nation-of } : ils sont sur { $sea-the }.

epic-battle-won = Ils se rencontrèrent au gué { $area-in }, comme font les armées, parce qu'il y a toujours un gué. { $attacker-The } l'ont passé, et { $defender-the } sont dessous { told-odds }.
epic-battle-won-b = Le roi { $defender-of } avait promis à chacun autant de terre { $area-in } qu'il en ferait le tour en un jour. Ils l'ont eue, en long. { $attacker-The } tiennent le champ { told-odds }.
epic-battle-won-c = D'abord les cors, puis les cris, puis cet autre bruit que personne ne décrit. Quand il cessa, { $attacker-the } étaient encore debout { $area-in }, et { $defender-the } non { told-odds }.
epic-battle-won-d = { $area-In }, on montre encore la pierre où { $defender-the } avaient planté leur étendard. { $attacker-The } y aiguisent leurs couteaux { told-odds }.
epic-battle-won-e = Les femmes sortirent { $area-in } avec des torches, pour retrouver les leurs. { $defender-The } n'ont plus personne à chercher, et { $attacker-the } plus personne à craindre { told-odds }.
epic-battle-won-f = C'était une belle matinée, me dit-on, avec des alouettes. Le soir, { $attacker-the } avaient { $area-the }, et les alouettes étaient allées ailleurs { told-odds }.
epic-battle-won-slain = Un chef s'enterre assis, avec un cheval et un chien. { $slain } n'a pas mérité moins { $defender-of }, et { $attacker-the } creusent profond, { $area-in } { told-odds }.
epic-battle-won-slain-b = Les bardes ont une règle : le seigneur tombe le dernier. Ainsi { $slain-of }, { $area-in }, dans un cercle de morts { $defender-of } ; et { $attacker-the } ont enjambé le cercle { told-odds }.
epic-battle-won-revenge = Un an suffit pour pleurer, non pour oublier. { $attacker-The } sont revenus { $area-in }, et { $defender-the } apprennent ce que pèse une rancune { told-odds }.
epic-battle-won-revenge-b = Ils connaissaient chaque sentier { $area-in } : ils les avaient tous descendus en courant, il n'y a guère. { $attacker-The } les ont remontés, et ce fut { $defender-to } de courir { told-odds }.
epic-battle-won-fort-alone = La légion était partie et n'avait laissé au fort, { $area-in }, qu'un cuisinier, un forgeron et les malades. { $attacker-The } ont été surpris de voir comme le cuisinier se battait { told-odds }.
epic-battle-won-fort-alone-b = Il a brûlé deux jours { $area-in }, et l'on vint de loin voir brûler une chose romaine. { $attacker-The } laissèrent les gens s'asseoir à la chaleur { told-odds }.
epic-battle-won-roman-fort = On croyait que Rome ne pouvait pas mourir, puisqu'elle venait des livres. { $area-In }, { $attacker-the } l'ont vue saigner, cohorte et rempart, et les livres devront le dire { told-odds }.
epic-battle-won-roman-fort-b = La dernière lettre du fort, { $area-in }, demande des chaussettes. Ensuite il est en d'autres mains : celles { $attacker-of } { told-odds }.
epic-battle-won-few = Comptez les lances, et vous seriez rentrés chez vous. { $attacker-The } comptent mal, ils sont donc restés { $area-in }, et il y a maintenant une chanson où tous les nombres sont faux { told-odds }.
epic-battle-won-few-b = Un contre beaucoup, c'est ainsi que meurent les saints. { $area-In }, ce fut l'inverse, et { $attacker-the } ne savent quel saint remercier { told-odds }.
epic-battle-won-streak = La guerre a ses marées, comme le rivage. Celle-ci a porté { $attacker-the } jusqu'ici, { $area-in } : victoire numéro { $wins } depuis qu'elle monte { told-odds }.
epic-battle-won-streak-b = Victoire numéro { $wins }, et { $attacker-the } ne remercient plus personne. À peine si { $defender-the }, { $area-in }, ont eu à tirer l'épée { told-odds }.
epic-battle-won-bitter = De ceux qui sont venus { $area-in }, une moitié a vaincu et l'autre y repose. { $attacker-The } appellent cela une victoire, et peuvent à peine lever le bras pour le dire { told-odds }.
epic-battle-won-bitter-b = Quand { $attacker-the } font l'appel { $area-in }, le silence répond. Le champ est à eux, et les tombes aussi { told-odds }.
epic-battle-won-led = Il y eut un moment { $area-in } où tout pouvait tourner, et l'on vit avancer { $leader }, sans même se hâter. { $attacker-The } suivirent, et c'en fut fait { $defender-of } { told-odds }.
epic-battle-won-led-b = Demandez { $attacker-to } comment c'était { $area-in }, et ils vous diront les mots { $leader-of } avant, et les mots { $leader-of } après. { $defender-Of }, ils parlent peu { told-odds }.
epic-battle-won-led-c = La veille, on vit { $leader } d'un feu à l'autre, à parler d'autre chose. Au matin, { $attacker-the } prirent { $area-the } comme si c'était un feu de plus { told-odds }.
epic-battle-won-home = Les vieilles avaient dit qu'on y reviendrait, { $area-in }, et l'on avait souri. { $attacker-The } les y portent sur leurs épaules { told-odds }.
epic-battle-won-home-b = Quelqu'un avait gardé tout ce temps la clef de la grande salle, { $area-in }, sous une pierre. { $attacker-The } n'en ont pas eu besoin : de la porte, { $defender-the } n'avaient laissé que des planches { told-odds }.
epic-battle-won-goal = Chaque peuple rêve d'un lieu. { $attacker-The } se réveillent dans le leur, { $area-in }, las, sanglants et chez eux { told-odds }.
epic-battle-won-goal-b = Leurs grands-pères le montraient du doigt, depuis les navires. { $attacker-The } sont vainqueurs { $area-in }, et trouvent le pays plus petit que le doigt ne le faisait { told-odds }.
epic-battle-won-heart = Un arbre peut perdre ses branches. { $area-In }, { $attacker-the } ont mis la hache au tronc, et par tout le pays { $defender-the } le sentent dans leurs os { told-odds }.
epic-battle-won-heart-b = On y couronnait leurs rois depuis qu'il y a des rois. La pierre est encore là, { $area-in }. { $attacker-The } ont jeté un manteau dessus pour n'en être pas regardés, et { $defender-the } sont partis { told-odds }.
epic-battle-won-heart-c = Ce que { $defender-the } perdent { $area-in } n'est sur aucune liste : un puits, une fête, le mot pour dire chez soi. { $attacker-The } ont les champs { told-odds }.
epic-battle-won-landing = Le ressac fut rouge, { $area-in }, jusqu'au second banc. { $attacker-The } avaient ramé toute la nuit pour y être, et n'étaient pas d'humeur à ramer au retour { told-odds }.
epic-battle-won-landing-b = { $defender-The } avaient une bonne ligne sur les galets { $area-in }, et le soleil dans le dos. Mais on se bat bien quand on n'a pas d'autre lit, et { $attacker-the } n'en avaient pas { told-odds }.
epic-battle-won-hills = Dieu a fait ces collines, { $area-in }, pour les chèvres et pour { $defender-the }. { $attacker-The } les ont montées dans le noir, le bouclier lié au dos { told-odds }.
epic-battle-won-hills-b = Dans un tel pays, une bataille, c'est dix hommes derrière un rocher, bien des fois. Derrière le dernier rocher, { $area-in }, il y avait { $attacker-the } { told-odds }.

epic-battle-lost = On leur avait dit que ce serait facile { $area-in } ; ceux qui restaient le disaient. { $defender-The } ont couché { $attacker-the } dans une longue fosse et semé de l'orge dessus { told-odds }.
epic-battle-lost-b = Quelqu'un devait porter la nouvelle, et personne ne vint. C'est ainsi qu'on sut, au pays { $attacker-of }, comment cela s'était passé { $area-in } { told-odds }.
epic-battle-lost-c = Un corbeau se pose sur un casque { $area-in } et regarde dedans. { $attacker-The } avaient peint un corbeau sur leur bannière, pour la chance { told-odds }.
epic-battle-lost-d = { $defender-The } n'avaient ni dormi ni mangé, et { $area-in } ils n'ont pas reculé d'un pied. { $attacker-The } se sont brisés sur eux comme les vagues, et comme les vagues ils ne sont plus là { told-odds }.
epic-battle-lost-led = Ils croyaient qu'avec { $leader } on ne pouvait pas perdre. C'est écrit ici pour ceux { $attacker-of } qui le croient encore : { $area-in }, ils ont perdu { told-odds }.
epic-battle-lost-led-b = { $leader } { $leader-number ->
    [plural] avaient
   *[singular] avait
} rêvé { $area-of }, et raconté ce rêve au matin. { $attacker-The } se demandent à présent qui était éveillé { told-odds }.
epic-battle-lost-slain = Dans la salle { $attacker-of }, il y a un siège vide, et on le laisse. Le voyage { $slain-of } s'arrête { $area-in }, pour de bon { told-odds }.
epic-battle-lost-slain-b = On marchanda trois jours le corps { $slain-of }. { $defender-The } avaient leur prix, { $area-in }, et { $attacker-the } plus personne pour le porter { told-odds }.
epic-battle-lost-defended = Comme une porte, { $leader } fermait la brèche { $area-in }. { $attacker-The } ont frappé, et personne n'a ouvert { told-odds }.
epic-battle-lost-defended-b = Un mur s'escalade, une rivière se passe. { $area-In }, entre { $attacker-the } et { $defender-the }, il y avait { $leader }, et pour cela ils n'avaient pas d'échelle { told-odds }.
epic-battle-lost-many = Une grande armée, tous en conviennent. Elle vint comme le mauvais temps, { $area-in }. { $defender-The } plièrent comme des roseaux, et quand elle fut passée, ils étaient debout et elle non { told-odds }.
epic-battle-lost-many-b = Comment { $defender-the }, si peu nombreux, ont pu détruire tous { $attacker-the } { $area-in }, c'est une question pour les savants. Les savants disent : la boue { told-odds }.
epic-battle-lost-walls = Pour un mur, il faut de la pierre, du temps, et quelqu'un dessus. { $defender-The } avaient les trois { $area-in }. { $attacker-The } n'étaient que venus { told-odds }.
epic-battle-lost-walls-b = On dit que { $attacker-the } ont fait passer un homme par-dessus le mur { $area-in }. Il y est esclave maintenant, et n'en parle pas { told-odds }.
epic-battle-lost-landing = La marée les ramène { $area-in }, un par un, le bouclier d'abord. { $attacker-The } comptaient aborder ensemble { told-odds }.
epic-battle-lost-landing-b = Une quille toucha le sable { $area-in } avant les autres, et on la laissa faire. Quand tous furent dans l'eau basse, { $defender-the } se levèrent de l'herbe, et { $attacker-the } avaient la mer dans le dos { told-odds }.
epic-battle-lost-hills = Une pente, { $area-in }, est un mauvais endroit pour être brave. { $attacker-The } l'ont été jusqu'à la dernière marche { told-odds }.
epic-battle-lost-hills-b = { $defender-The } les laissèrent monter jusqu'au troisième lacet, { $area-in }. On lui donne depuis un autre nom, celui { $attacker-of } { told-odds }.
epic-battle-lost-heart = On ne prend pas { $area-the } { $defender-to }. Autant leur demander leurs pères. { $attacker-The } ont demandé { told-odds }.
epic-battle-lost-heart-b = Il est des champs, { $area-in }, qu'une même famille laboure depuis le Déluge, ou presque. { $defender-The } ont enterré { $attacker-the } en lisière, pour ne pas perdre un sillon { told-odds }.
epic-battle-lost-outnumbered = Qu'espéraient { $attacker-the }, si peu, { $area-in } ? Je crois qu'ils espéraient qu'on se souvienne d'eux. Je fais ce que je peux { told-odds }.
epic-battle-lost-outnumbered-b = Ce n'était pas une bataille, { $area-in }, c'était une porte qui se ferme. { $attacker-The } y avaient mis la main { told-odds }.

epic-battle-left = Au soir, les feux brûlaient des deux côtés { $area-in }. Au matin, d'un seul : { $attacker-the } avaient nourri les leurs et s'en étaient allés { told-odds }.
epic-battle-left-b = Un chef sage connaît le chemin du retour avant celui de l'aller. { $attacker-The } le connaissaient, et { $defender-the } les regardèrent le prendre, { $area-in } { told-odds }.
epic-battle-left-c = Ils avaient dit qu'ils souperaient { $area-in }, ou bien au ciel. { $attacker-The } soupèrent au gué, de mouton froid, et { $defender-the } leur firent porter du sel { told-odds }.
epic-battle-left-bled = { $attacker-The } ont pris leurs blessés { $area-in } et laissé leurs morts, et { $defender-the } n'avaient plus assez de souffle pour protester { told-odds }.
epic-battle-yielded = Il y a un courage à s'en aller. { $defender-The } l'ont eu { $area-in }, { $attacker-the } déjà au bord du bois { told-odds }.
epic-battle-yielded-b = Dans les maisons, { $area-in }, la bouillie était encore chaude. { $attacker-The } l'ont mangée. { $defender-The } étaient derrière la deuxième colline, à se compter { told-odds }.
epic-battle-yielded-c = { $defender-The } éteignirent leurs propres feux { $area-in }, pour que personne d'autre ne s'y assît. Puis ils partirent de nuit, et { $attacker-the } entrèrent dans le noir { told-odds }.
epic-battle-yielded-bled = Il faut un bon capitaine pour gagner, et un meilleur pour cesser de perdre. { $defender-The } ont sauvé ce qui restait et laissé { $area-the } { $attacker-to } { told-odds }.
epic-battle-yielded-heart = Ils ont emporté les os du roi dans un sac, et une motte de chaque tombe. Ainsi { $defender-the } ont laissé { $area-the }, et { $attacker-the } n'ont pas ri { told-odds }.
epic-battle-yielded-landing = Des dunes, { $area-in }, { $defender-the } ont compté les quilles et pris leur parti. { $attacker-The } ont abordé sans trouver âme qui vive { told-odds }.
epic-battle-both = Les hérauts étaient venus juger { $area-in }, et il n'y avait plus personne à qui le dire. { $attacker-The } gisent comme ils sont tombés, et { $defender-the } parmi eux, comme des gens endormis au festin { told-odds }.
epic-battle-both-b = L'herbe pousse très bien { $area-in } depuis lors. À qui est le champ, { $attacker-the } ne peuvent pas le dire, ni { $defender-the } le contester { told-odds }.

epic-leader-left-battle = { $leader-Of }, on dira que la tombe { $area-in } était trop petite. { $by-The } le diront aussi, un jour, avec fierté.
epic-leader-left-battle-b = Nous avions une prière pour { $leader } et une malédiction aussi, toutes deux prêtes. Les combats { $area-in } ont décidé laquelle servirait ; { $by-the } y ont veillé.
epic-leader-left-attack = « J'ai tiré cette épée pour les Bretons, dit Arthur, pas contre eux. » Il quitte { $nation-the }, seul. Ils regardent encore la route.
epic-rising-began = Derrière les lignes romaines, les collines sont pleines de feux { $area-in }. { $leader } a { $count ->
    [one] une armée
   *[other] { $count } armées
}, et pas de terre ; elle compte en avoir à la nuit.
epic-submitted-belgae = Les rois des Belges posent leurs torques en rang, et un clerc les pèse. Ils peuvent garder { $areas-the }, dit le clerc, et il lève les yeux pour voir s'ils sont reconnaissants.
epic-submitted-welsh = Les Gallois n'ont perdu aucune guerre, s'il faut les en croire. Mais les druides ont parlé au gouverneur, en latin, et il paraît que c'est la paix : il leur reste { $areas-the }.
epic-submitted-brigantes = Leur reine dîne avec les officiers et trouve le vin passable. Les Brigantes sont amis de Rome et gardent { $areas-the } ; on ne l'a pas encore dit à tous.
epic-submitted-caledonians = Les Calédoniens sont descendus de la neige pour jurer. Où les trouver s'ils se parjurent, personne au camp n'en a l'idée. Ils gardent { $areas-the }.
epic-submitted-picts = Les Pictes jurent par l'air, l'eau et la pierre, et l'interprète dit que c'est leur serment le plus fort. Ils gardent { $areas-the }, et leur peinture.
epic-withdrawal-began = Un cavalier est venu, sur le dernier cheval de poste, avec la lettre d'un empereur que personne ici n'a vu. Elle est courte. On a besoin des légions ailleurs ; que les cités de Bretagne veillent sur elles-mêmes. { $forts ->
    [0] Il n'y a plus de fort à abandonner.
    [one] Il y a un fort à abandonner.
   *[other] Il y a { $forts } forts à abandonner.
}
epic-withdrawal-replaced = Les centurions remettent les clefs contre un reçu, { $areas-in }. { $nation-The } signent pour les murs ; le coffre de la solde est vide.
epic-romans-gone = Nous sommes descendus au port. Personne ne l'avait ordonné, et tout le monde vint. Le dernier navire partit avec le jusant, lampes allumées, et nous restâmes jusqu'à ne plus savoir si nous les voyions. Puis nous rentrâmes chez nous, par une route très droite.
epic-kingship-bretwalda = Ils ont un mot pour cela dans leur langue, Bretwalda, et sept rois qui le disent entre leurs dents. C'est le roi { $nation-of }, avec { told-areas } d'Angleterre à son nom (il en faut 5, et plus que tout autre).
epic-kingship-king = De l'huile sur le front, un anneau, un cri. { $nation-The } ont un roi d'Angleterre, et { told-areas } pour le prouver (il en faut 8, et plus que tout autre). L'archevêque a choisi son camp à temps.
epic-kingship-final-king = On pose la couronne en hâte, des gardes à la porte et déjà de la fumée dans la rue. Ce sont { $nation-the } qui l'ont : { told-areas }, et un chef en vie pour la porter (il en faut 4, et plus que tout rival).
epic-game-ended = **Ici finissent les annales.** { $reason } Le reste de la peau est vierge, et bon pour un autre livre.

# Le fil de la partie, à la fin d'une ronde.

epic-thread-contested = *J'ai si souvent rayé le nom du maître que la page en est trouée : { $area-in }, le pays a été pris { thread-times-times }, et chaque fois par l'épée.*
epic-thread-contested-b = *On dit { $area-in } : n'apprends pas le nom du nouveau seigneur avant la moisson. Le pays a été pris { thread-times-times }.*
epic-thread-unbroken = *{ thread-times-armies } sont venues { $area-in }, et { $times } sont rentrées chez elles, ou pas rentrées du tout. { $nation-The } finissent par croire que les collines sont de leur côté.*
epic-thread-raided = *Les moines ne rebâtissent plus en pierre { $area-in }. On y a compté { thread-times-raids }, et le bois coûte moins cher.*
epic-thread-rivals = *Un compte est ouvert entre { $nation-the } et { $other-the }. { thread-times-battles } y sont inscrites, { $won } pour les premiers et { $lost } pour les seconds, et personne ne le croit clos.*
epic-thread-rivals-level = *{ $nation-The } et { $other-the } se sont rencontrés { thread-times-times } et en sont exactement là où ils ont commencé : { thread-won-victories } de chaque côté, et les tombes qui vont avec.*
epic-thread-winning = *Les fils { $nation-of } n'ont jamais entendu parler que de victoires : { $row } de suite. Leurs pères, qui ont entendu parler d'autre chose, se taisent.*
epic-thread-losing = *{ $row } fois de suite, { $nation-the } sont partis se battre, et { $row } fois les femmes ont compté ceux qui rentraient. Elles comptent vite, à présent.*
epic-thread-crowned = *{ $row } fois de suite, l'Angleterre a dû plier devant { $nation-the }. Les tailleurs ne prennent plus les mesures de personne d'autre.*
epic-thread-ahead = *Depuis { $row } rondes, { $seat-the } est en tête. À tous les autres foyers, on s'accorde à dire qu'il faut faire quelque chose, et qui doit s'en charger.*
epic-thread-overtaken = *{ $other-The } a regardé derrière : personne. { $other-The } a regardé devant : { $seat-the }.*
epic-thread-idle = *Depuis { thread-rounds-rounds }, { $nation-the } n'ont pas tiré l'épée contre un voisin. Certains appellent cela de la sagesse. Les voisins appellent cela attendre.*
