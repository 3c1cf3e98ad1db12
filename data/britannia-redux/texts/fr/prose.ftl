# Le conteur de Britannia reDux : tell-<stem> pour chaque évènement qui se raconte, avec ses variantes -b, -c, etc.
# Dans les batailles, $attack et $defense sont les armées de chaque côté, fortification comprise, $paid et $killed ce qu'elles perdent.

told-odds = ({ $attack } contre { $defense }, pertes { $paid } et { $killed })
years = { $first }–{ $last }
told-areas = { $count ->
    [one] { $count } aire
   *[other] { $count } aires
}
told-armies = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
count-armies = { $count ->
    [one] une armée
   *[other] { $count } armées
}
count-cavalry = { $count ->
    [one] une troupe de cavaliers
   *[other] { $count } troupes de cavaliers
}

# Les rondes et les tours

tell-round-heading = **Ronde { $numeral }, { $years }.**
tell-nation-heading-turn = ### { $nation-The } · { $seat }
tell-nation-heading-invasion = ### { $nation-The } · { $seat } · Grande Invasion
tell-nation-heading-raid = ### { $nation-The } · { $seat } · raid
tell-nation-heading-extra = ### { $nation-The } · { $seat } · tour supplémentaire

# Ceux qui viennent

tell-arrival = { $nation-The } reçoivent { $force } d'outre-mer, par { $seas-the }.
tell-arrival-b = D'autres { $nation } viennent par { $seas-the } : { $force }.
tell-arrival-c = { $nation-The } ont encore des cousins outre-mer, qui leur envoient { $force } par { $seas-the }.
tell-arrival-d = Voiles nouvelles sur { $seas-the } : { $nation-the }, avec { $force }.
tell-arrival-e = { $nation-The } ont fait savoir qu'il y a ici de la terre. La réponse tient en { $force }, par { $seas-the }.
tell-arrival-f = { $nation-The } envoient { $force } attendre la marée sur { $seas-the }.
tell-arrival-led = Sur { $seas-the } surgissent { $nation-the } avec { $leader } : { $force }.
tell-arrival-led-b = { $leader } à la proue, { $nation-the } passent { $seas-the }, { $force } en tout.
tell-arrival-led-c = { $nation-The } envoient { $force } sur { $seas-the }, et { $leader } pour les mener.
tell-arrival-led-d = On se souviendra de la flotte { $leader-of } sur { $seas-the } : { $nation-the }, { $force }.
tell-arrival-led-e = { $nation-The } ont choisi l'année, le vent et le chef : { $leader }, avec { $force } sur { $seas-the }.
tell-arrival-led-f = Les bardes chercheront une rime pour { $leader } : { $nation-the } arrivent par { $seas-the }, { $force }.
tell-arrival-led-g = { $nation-The } voulaient des terres, et suivent { $leader } sur { $seas-the } : { $force }.
tell-arrival-led-h = Les voiles sur { $seas-the } sont celles { $leader-of } et { $nation-of } : { $force }.
tell-arrival-alone = { $nation-The } ont maintenant un chef : { $leader }.
tell-arrival-alone-b = Désormais { $nation-the } suivent { $leader }.
tell-arrival-alone-c = { $nation-In }, on ne parle que { $leader-of }.
tell-arrival-alone-d = { $nation-The } se disputent sur presque tout. Ils suivent pourtant { $leader }.
tell-arrival-alone-e = { $nation-The } font venir les forgerons. { $leader } les veut en campagne.
tell-arrival-raid = Les guetteurs comptent les voiles sur { $seas-the } : { $nation-the }, { $force }.
tell-arrival-raid-b = { $nation-The } prennent la mer avec { $force } et des cales vides.
tell-arrival-raid-c = C'est un temps de raid sur { $seas-the }, et { $nation-the } y envoient { $force }.
tell-arrival-raid-d = { $nation-The } viennent par { $seas-the } avec { $force }. Ce n'est pas pour commercer.
tell-arrival-raid-e = Le long de la côte, on allume les feux : { $nation-the }, { $force }, sur { $seas-the }.
tell-arrival-raid-f = { $nation-The } envoient { $force } sur { $seas-the }, où ils connaissent chaque plage.
tell-arrival-raid-g = Chaque été amène { $nation-the }. Celui-ci amène { $force } par { $seas-the }.
tell-arrival-romans = Rome envoie { $force } par { $seas-the }.
tell-arrival-romans-b = Les transports sont là : { $force } pour { $nation-the }, par { $seas-the }.
tell-arrival-romans-c = Le gouverneur a demandé des troupes, et pour une fois il en reçoit : { $force }.
tell-arrival-belgae-boudica = Au pays { $nation-of }, la révolte a un nom : { $leader }.
tell-arrival-romano-british-arthur = { $nation-The } ont de nouveau des cavaliers, et { $leader } chevauche avec eux.
tell-arrival-normans-william = { $leader } a bâti une flotte en un été. Elle porte { $nation-the }, { $force }.
tell-arrival-norwegians-harald-hardrada = Trois cents navires, dit la saga. { $leader } amène { $nation-the }, { $force }, par { $seas-the }.
tell-arrival-danes-ivar-and-halfdan = Ce n'est pas un raid, c'est une armée. { $leader } mènent { $nation-the }, { $force }, par { $seas-the }.
tell-arrival-saxons-aelle = Trois navires, dit la chronique { $leader-of }. Nous en comptons plus : { $nation-the } arrivent par { $seas-the } avec { $force }.
tell-rising-began = { $leader } se soulève { $area-in }, derrière les lignes romaines, avec { told-armies }. Les Belges ne possèdent rien d'autre.

tell-arrival-irish = De l'ouest, d'où vient le brouillard, viennent { $nation-the } par { $seas-the } : { $force }.
tell-arrival-irish-b = { $nation-The }, en barques de cuir, sont sur { $seas-the } : { $force }.
tell-arrival-scots = Depuis l'Antrim, la rame est courte. { $nation-The } envoient { $force } sur { $seas-the }.
tell-arrival-scots-b = { $nation-The } quittent une côte en vue de l'autre : { $force } sur { $seas-the }.
tell-arrival-saxons = { $nation-The } font venir leurs femmes, leurs cochons et { $force } par { $seas-the }.
tell-arrival-saxons-b = Les loups de mer sentent la terre : { $nation-the }, { $force }, sur { $seas-the }.
tell-arrival-angles = Des villages entiers prennent la mer, dit Bède, et laissent leur pays vide. { $nation-The } amènent { $force } par { $seas-the }.
tell-arrival-angles-b = { $nation-The } ont brûlé leurs bancs chez eux et viennent par { $seas-the } : { $force }.
tell-arrival-norsemen = Au-delà des derniers rochers du nord viennent { $nation-the }, avec { $force }, par { $seas-the }.
tell-arrival-norsemen-b = { $nation-The } ont une voile rayée par ferme : { $force } sur { $seas-the }.
tell-arrival-dubliners = Dublin vide ses tavernes. { $nation-The } envoient { $force } sur { $seas-the }.
tell-arrival-dubliners-b = Le roi de Dublin voudrait régner aussi à York. { $nation-The } envoient { $force } sur { $seas-the }.
tell-arrival-danes = { $nation-The } ont dépensé le dernier argent et viennent en chercher par { $seas-the } : { $force }.
tell-arrival-danes-b = Les fjords sont vides : { $nation-the } arrivent par { $seas-the } avec { $force }.

# Un tour sans bataille

tell-marched = { $nation-The } avancent { $areas-in } et n'y rencontrent personne.
tell-marched-b = Pas de bataille cette fois : { $nation-the } envoient des hommes { $areas-in }.
tell-marched-c = { $nation-The } poussent leurs troupeaux { $areas-in }.
tell-marched-d = Sans bruit, { $nation-the } s'installent { $areas-in }.
tell-marched-e = De nouveaux feux { $areas-in } : { $nation-the } sont venus pour rester.
tell-marched-f = { $nation-The } vont où nul ne les arrête : { $areas-in }.
tell-marched-g = { $areas-In }, les paysans lèvent la tête et voient { $nation-the }.
tell-marched-h = { $nation-The } plantent leurs bornes { $areas-in }.
tell-marched-far = { $nation-The } se répandent, et personne ne les en empêche : { $areas-in }, et plus loin.
tell-marched-far-b = Sans coup férir, { $nation-the } entrent dans { told-areas } : ils sont { $areas-in }, entre autres.
tell-marched-far-c = Partout { $nation-the } se mettent en route : { $areas-in }, et ailleurs.
tell-marched-far-d = Les chariots { $nation-of } roulent { $areas-in }, et au-delà.
tell-marched-far-e = De ferme en ferme, { $nation-the } prennent possession : { $areas-in }, et encore.

tell-marched-romans = Les bâtisseurs de routes { $nation-of } sont { $areas-in } avant les cartes.
tell-marched-romans-b = Un clerc arpente { $areas-in } pour { $nation-the }, et trouve tout imposable.
tell-marched-romano-british = { $nation-The } réparent les portes { $areas-in } et y mettent une garde.
tell-marched-romano-british-b = On sonne de nouveau les cloches { $areas-in } : { $nation-the } sont de retour.
tell-marched-belgae = { $nation-The } pendent des boucliers aux chênes { $areas-in }.
tell-marched-belgae-b = Des chars, des enfants, des oies : { $nation-the } arrivent { $areas-in }.
tell-marched-welsh = { $nation-The } ont des cousins { $areas-in }, à ce qu'ils disent.
tell-marched-welsh-b = Par les sentiers d'en haut, { $nation-the } passent { $areas-in }.
tell-marched-welsh-c = { $nation-The } allument un feu { $areas-in }, et la colline suivante répond.
tell-marched-brigantes = Les poneys { $nation-of } paissent { $areas-in }.
tell-marched-brigantes-b = { $nation-The } connaissent un gué sur le chemin, et n'en parlent à personne : les voici { $areas-in }.
tell-marched-caledonians = En barque de peau et à pied, { $nation-the } arrivent { $areas-in }.
tell-marched-caledonians-b = Neige ou pas, { $nation-the } entrent { $areas-in }.
tell-marched-picts = Un sanglier et un croissant, gravés de frais : { $nation-the } se sont rendus { $areas-in }.
tell-marched-picts-b = { $nation-The } apparaissent { $areas-in }, et personne ne les a vus venir.
tell-marched-picts-c = { $nation-The } bâtissent une tour ronde { $areas-in }, sans dire pourquoi.
tell-marched-irish = { $nation-The } dressent une pierre d'ogham { $areas-in }, au cas où l'on demanderait à qui c'est.
tell-marched-irish-b = Le bétail d'abord, puis { $nation-the } : on meugle { $areas-in }.
tell-marched-scots = { $nation-The } portent leurs barques par-dessus l'isthme et les remettent à l'eau { $areas-in }.
tell-marched-scots-b = Un ermite, puis une chapelle, puis { $nation-the } : c'est ainsi { $areas-in }.
tell-marched-norsemen = { $nation-The } tirent leurs navires sur le sable { $areas-in } et comptent les moutons.
tell-marched-norsemen-b = Des maisons de tourbe { $areas-in } : { $nation-the } comptent y hiverner.
tell-marched-dubliners = { $nation-The } ouvrent un marché { $areas-in }, et nul ne demande de quoi.
tell-marched-dubliners-b = { $areas-In }, { $nation-the } s'amarrent aux berges et réclament de la bière.
tell-marched-danes = { $areas-In }, { $nation-the } tirent la terre au sort entre les équipages.
tell-marched-danes-b = Le Danelaw grandit sans une épée tirée : { $nation-the } sont { $areas-in }.
tell-marched-norwegians = { $nation-The } entrent { $areas-in } et trouvent les portes ouvertes.
tell-marched-norwegians-b = Personne ne discute avec des haches { $areas-in } : { $nation-the } y sont.
tell-marched-saxons = { $nation-The } abattent les chênes { $areas-in } et donnent leurs noms aux clairières.
tell-marched-saxons-b = Des bœufs et de lourdes charrues : { $nation-the } s'y mettent { $areas-in }.
tell-marched-saxons-c = { $nation-The } tiennent leur première assemblée { $areas-in }, sous un arbre.
tell-marched-jutes = { $nation-The } arrivent à la rame { $areas-in } et aiment les vergers.
tell-marched-jutes-b = Il y a de la place pour { $nation-the } { $areas-in } ; il le faut bien.
tell-marched-angles = Avec métiers et meules, { $nation-the } remontent les rivières { $areas-in }.
tell-marched-angles-b = { $nation-The } élèvent une salle { $areas-in }, assez longue pour un mensonge entier.
tell-marched-angles-c = Un comté de plus pour { $nation-the } : leur bailli est { $areas-in }.
tell-marched-normans = { $nation-The } élèvent une motte { $areas-in } et y mettent une tour.
tell-marched-normans-b = { $nation-The } font tout inscrire { $areas-in } avant même de desseller.

# Batailles gagnées

tell-battle-won = { $attacker-The } prennent { $area-the } { $defender-to } { told-odds }.
tell-battle-won-b = { $area-In }, { $defender-the } tiennent jusqu'à midi ; ensuite, le pays est { $attacker-to } { told-odds }.
tell-battle-won-c = { $attacker-The } chassent { $defender-the } : plus personne ne leur résiste { $area-in } { told-odds }.
tell-battle-won-d = Seuls { $attacker-the } rentrent du champ de bataille { $area-in } { told-odds }.
tell-battle-won-e = Le mur de boucliers { $defender-of } cède { $area-in }, et { $attacker-the } passent { told-odds }.
tell-battle-won-f = { $attacker-The } battent { $defender-the } { $area-in } { told-odds }.
tell-battle-won-slain = { $attacker-The } l'emportent { $area-in }. Parmi les morts { $defender-of } : { $slain } { told-odds }.
tell-battle-won-slain-b = Autour de la bannière, { $area-in }, { $defender-the } tombent jusqu'au dernier. Parmi eux : { $slain } { told-odds }.
tell-battle-won-slain-c = On apporte { $attacker-to } la bannière { $slain-of }, coupée de sa hampe. La journée est à eux { $area-in } { told-odds }.
tell-battle-won-revenge = Ce qu'on leur avait pris, { $attacker-the } le reprennent dans la même ronde, { $area-in }, { $defender-to } { told-odds }.
tell-battle-won-revenge-b = { $attacker-The } n'avaient pas renoncé. { $defender-The } doivent tout rendre { $area-in } { told-odds }.
tell-battle-won-fort-alone = Seul un fort tenait { $area-in }, et il brûle. { $attacker-The } s'y chauffent les mains { told-odds }.
tell-battle-won-fort-alone-b = { $attacker-The } trouvent le fort sans légion { $area-in }, et le laissent sans porte { told-odds }.
tell-battle-won-fort-alone-c = Des échelles, des torches, et le fort change de mains { $area-in } : il est { $attacker-to } { told-odds }.
tell-battle-won-roman-fort = Garnison et fort tombent ensemble : { $attacker-the } sont maîtres { $area-in } { told-odds }.
tell-battle-won-roman-fort-b = { $attacker-The } tuent d'abord les soldats, puis abattent le fort : Rome est finie { $area-in } { told-odds }.
tell-battle-won-roman-fort-c = Une aigle est perdue { $area-in }. { $attacker-The } la montreront à leurs petits-enfants { told-odds }.
tell-battle-won-stronghold = Un mur ne se bat pas tout seul. { $attacker-The } enlèvent la place forte { $area-in }, et { $defender-the } la perdent { told-odds }.
tell-battle-won-stronghold-b = La place forte tenait depuis des générations { $area-in }. { $attacker-The } n'ont besoin que d'un matin { told-odds }.
tell-battle-won-burh = Les bourgeois montent à la palissade { $area-in }, et cela ne suffit pas : { $attacker-the } sont dans les rues { told-odds }.
tell-battle-won-burh-b = { $attacker-The } brûlent le burh { $area-in }, et restent { told-odds }.
tell-battle-won-few = Moins nombreux, et vainqueurs : { $attacker-the } battent { $defender-the } { $area-in } { told-odds }.
tell-battle-won-few-b = { $defender-The } comptent { $attacker-the } { $area-in } et rient, trop tôt { told-odds }.
tell-battle-won-few-c = Contre toute attente, { $attacker-the } gagnent { $area-in }. Les nombres grandiront au récit { told-odds }.
tell-battle-won-streak = Encore une pour { $attacker-the } : la { nth-wins } victoire de la ronde, { $area-in } { told-odds }.
tell-battle-won-streak-b = { $attacker-The } ne s'arrêtent même pas pour enterrer leurs morts. Ils viennent de vaincre { $area-in }, et cela fait { $wins } batailles gagnées { told-odds }.
tell-battle-won-streak-c = Qui peut arrêter { $attacker-the } ? Pas { $defender-the }, { $area-in }. Cela fait { $wins } victoires { told-odds }.
tell-battle-won-bitter = { $attacker-The } ont gagné { $area-in }, et presque plus personne pour en profiter { told-odds }.
tell-battle-won-bitter-b = Encore une victoire comme celle-ci, { $area-in }, et il ne restera personne parmi { $attacker-the } pour la raconter { told-odds }.
tell-battle-won-bitter-c = { $defender-The } se vendent cher { $area-in }. { $attacker-The } paient { told-odds }.
tell-battle-won-led = Avec { $leader } sur le terrain, { $attacker-the } prennent { $area-the } { $defender-to } { told-odds }.
tell-battle-won-led-b = { $defender-The } ont des lances, { $attacker-the } ont { $leader }. C'est ce qui décide { $area-in } { told-odds }.
tell-battle-won-led-c = La bannière { $leader-of } avance { $area-in }, et { $defender-the } reculent, ceux qui le peuvent { told-odds }.
tell-battle-won-led-d = Il y aura une chanson sur { $leader } { $area-in } ; { $attacker-the } y veilleront { told-odds }.
tell-battle-won-led-e = { $defender-The } apprennent { $area-in } ce que valent { $attacker-the } sous { $leader } { told-odds }.
tell-battle-won-long = { $rounds } fois ils se heurtent { $area-in }, et { $rounds } fois les hérauts comptent. À la fin, le terrain est { $attacker-to } { told-odds }.
tell-battle-won-long-b = De l'aube à la nuit, { $attacker-the } et { $defender-the } se battent { $area-in }. Ce sont { $attacker-the } qui y dorment { told-odds }.
tell-battle-won-home = Leurs propres foyers : { $attacker-the } gagnent { $area-the } sur { $defender-the } { told-odds }.
tell-battle-won-home-b = { $attacker-The } sont de nouveau chez eux. { $defender-The } avaient pris leurs habitudes { $area-in } { told-odds }.
tell-battle-won-home-c = { $area-In }, chaque pierre porte un nom que lui ont donné { $attacker-the }. { $defender-The } ne les ont jamais appris { told-odds }.
tell-battle-won-goal = { $attacker-The } avaient toujours réclamé { $area-the }. { $defender-The } ne le contestent plus { told-odds }.
tell-battle-won-goal-b = S'il est une terre que { $attacker-the } veulent en Bretagne, la voici : { $area-the }. Aujourd'hui, ils l'ont { told-odds }.
tell-battle-won-goal-c = De toute la Bretagne, { $attacker-the } voulaient surtout { $area-the }. { $defender-The } ne sont pas en état d'objecter { told-odds }.
tell-battle-won-heart = { $defender-The } perdent la terre de leurs pères : { $attacker-the } ont { $area-the } { told-odds }.
tell-battle-won-heart-b = C'est un coup au cœur. { $attacker-The } prennent { $area-the } { $defender-to } { told-odds }.
tell-battle-won-heart-c = { $area-In }, { $defender-the } enterrent plus que leurs morts. Le pays est { $attacker-to } { told-odds }.
tell-battle-won-heart-d = Les vieux rois { $defender-of } reposent { $area-in }. Les chevaux { $attacker-of } y paissent désormais { told-odds }.
tell-battle-won-landing = { $attacker-The } abordent { $area-in } sous les lances { $defender-of }, et restent { told-odds }.
tell-battle-won-landing-b = Les quilles raclent, les boucliers se ferment : { $attacker-the } prennent la plage { $area-in } { $defender-to } { told-odds }.
tell-battle-won-landing-c = { $defender-The } attendent { $attacker-the } au bord de l'eau { $area-in }, et n'y tiennent pas { told-odds }.
tell-battle-won-hills = En montée, sous la pluie, { $attacker-the } délogent { $defender-the } { $area-in } { told-odds }.
tell-battle-won-hills-b = Même les collines n'aident pas { $defender-the } { $area-in }. { $attacker-The } connaissent les sentiers { told-odds }.
tell-battle-won-hills-c = { $attacker-The } arrachent les derniers { $defender } aux rochers { $area-in } { told-odds }.
tell-battle-won-swift = Il faut moins d'une heure { $attacker-to } { $area-in }. { $defender-The } ne sont plus là { told-odds }.
tell-battle-won-swift-b = Une charge { $attacker-of }, et c'en est fini { $defender-of } { $area-in } { told-odds }.
tell-battle-won-swift-c = { $defender-The } se rangent encore { $area-in } quand { $attacker-the } sont au milieu d'eux { told-odds }.
tell-battle-won-many = { $attacker-The } sont tout simplement trop nombreux pour { $defender-the } { $area-in } { told-odds }.
tell-battle-won-many-b = { $attacker-The } amènent tout le monde { $area-in }, et { $defender-the } comprennent { told-odds }.

# Batailles gagnées, selon les vainqueurs

tell-battle-won-romans = Les légions chassent { $defender-the } { $area-in } et commencent à creuser un fossé { told-odds }.
tell-battle-won-romans-b = Les javelots, puis les glaives : { $defender-the } cèdent { $area-the } à Rome { told-odds }.
tell-battle-won-romans-c = Rome fait un désert { $area-in }, et { $defender-the } peuvent l'appeler comme ils veulent { told-odds }.
tell-battle-won-romans-d = Un centurion annonce une victoire de plus { $area-in }. { $defender-The } ne déposent aucune plainte { told-odds }.
tell-battle-won-romans-e = La tortue se dresse { $area-in }, et { $defender-the } tombent { told-odds }.
tell-battle-won-romano-british = Les derniers Romains de Bretagne savent encore gagner : ils ont { $area-the } { told-odds }.
tell-battle-won-romano-british-b = { $attacker-The } reviennent { $area-in } sous un étendard au dragon, et { $defender-the } s'en vont { told-odds }.
tell-battle-won-romano-british-c = { $attacker-The } ont gagné { $area-in }. Un évêque dit la messe sur le champ de bataille, pour { $defender-the } aussi { told-odds }.
tell-battle-won-belgae = Les chars { $attacker-of } tournent une fois { $area-in }, et { $defender-the } en ont assez vu { told-odds }.
tell-battle-won-belgae-b = { $attacker-The } ont un vieux compte à régler { $area-in }, et le règlent avec { $defender-the } { told-odds }.
tell-battle-won-welsh = De la brume sortent { $attacker-the }, les nouveaux maîtres { $area-of } { told-odds }.
tell-battle-won-welsh-b = Les bardes { $attacker-of } travaillent déjà sur { $area-the }, une victoire de ce matin sur { $defender-the } { told-odds }.
tell-battle-won-welsh-c = { $attacker-The } tirent les premiers { $area-in }. { $defender-The } n'ont pas le temps de répondre { told-odds }.
tell-battle-won-brigantes = { $attacker-The } descendent des landes et balaient { $defender-the } { $area-in } { told-odds }.
tell-battle-won-brigantes-b = Le Nord se souvient des siens. { $attacker-The } reprennent pied { $area-in } contre { $defender-the } { told-odds }.
tell-battle-won-caledonians = Nus jusqu'à la taille et plus bruyants que le vent, { $attacker-the } s'emparent de tout { $area-in } { told-odds }.
tell-battle-won-caledonians-b = { $defender-The } entendent { $attacker-the } { $area-in } bien avant qu'ils ne se montrent, et les voient trop tard { told-odds }.
tell-battle-won-picts = Des hommes peints se lèvent de la bruyère { $area-in } : { $defender-the } ont perdu { told-odds }.
tell-battle-won-picts-b = { $attacker-The } gravent une nouvelle pierre { $area-in }. { $defender-The } y sont tout en bas, la tête à l'envers { told-odds }.
tell-battle-won-picts-c = { $attacker-The } descendent de nuit { $area-in }, et au matin { $defender-the } sont partis { told-odds }.
tell-battle-won-irish = Un roi { $attacker-of } compte ses otages { $area-in }, tous pris { $defender-to } { told-odds }.
tell-battle-won-irish-b = { $attacker-The } étaient venus { $area-in } pour le bétail, et gardent le pré { told-odds }.
tell-battle-won-scots = { $attacker-The } remontent le loch à la rame et gagnent { $area-in } contre { $defender-the } { told-odds }.
tell-battle-won-scots-b = De Dalriada vient une nouvelle sorte de voisins. { $defender-The } perdent { $area-the } { told-odds }.
tell-battle-won-scots-c = Les moines ont prié pour { $attacker-the }, et { $area-in } cela réussit { told-odds }.
tell-battle-won-norsemen = { $area-In }, { $attacker-the } pendent leurs boucliers dans une grande salle. { $defender-The } l'avaient bâtie { told-odds }.
tell-battle-won-norsemen-b = La hache à la main, { $attacker-the } gagnent { $area-in }, et rebaptisent chaque rocher avant le souper { told-odds }.
tell-battle-won-dubliners = Il faut { $attacker-to } des esclaves pour le marché et des terres pour leurs fils. Ils trouvent les deux { $area-in } { told-odds }.
tell-battle-won-dubliners-b = Les longs navires { $attacker-of } sont dans une rivière, { $area-in }, et { $defender-the } n'y sont plus { told-odds }.
tell-battle-won-danes = L'étendard au corbeau flotte { $area-in } ; { $defender-the } ne discutent plus { told-odds }.
tell-battle-won-danes-b = { $attacker-The } ne demandent pas d'argent { $area-in }, cette fois. Ils prennent la terre { told-odds }.
tell-battle-won-danes-c = { $defender-The } offrent de payer. { $attacker-The } ont déjà { $area-the } { told-odds }.
tell-battle-won-norwegians = { $attacker-The } enjambent les morts pour atteindre les vivants, jusqu'à ce qu'ils aient { $area-the } { told-odds }.
tell-battle-won-norwegians-b = L'étendard ravageur passe { $area-in }, et { $defender-the } sont dessous { told-odds }.
tell-battle-won-saxons = { $attacker-The } chassent { $defender-the } { $area-in } et labourent au printemps { told-odds }.
tell-battle-won-saxons-b = Encore un village qui finira en -ing { $area-in } : { $attacker-the } ont battu { $defender-the } { told-odds }.
tell-battle-won-saxons-c = On sort les longs couteaux { $area-in }, et { $defender-the } s'en vont { told-odds }.
tell-battle-won-jutes = On avait engagé { $attacker-the } pour garder la côte, dit-on. Maintenant ils ont { $area-the } { told-odds }.
tell-battle-won-jutes-b = { $attacker-The } sont peu nombreux, mais pas { $area-in }. { $defender-The } partent { told-odds }.
tell-battle-won-angles = { $attacker-The } jurent de tenir { $area-the } jusqu'au dernier. { $defender-The } ne le peuvent plus { told-odds }.
tell-battle-won-angles-b = { $area-In }, { $attacker-the } remercient le ciel ; { $defender-the } ne remercient personne { told-odds }.
tell-battle-won-angles-c = { $attacker-The } dressent une salle à pignons { $area-in }. { $defender-The } la voient depuis les collines { told-odds }.
tell-battle-won-normans = Les chevaliers { $attacker-of } feignent de fuir { $area-in }, et { $defender-the } y croient { told-odds }.
tell-battle-won-normans-b = { $attacker-The } gagnent { $area-in } avant le repas, et bâtissent un château après { told-odds }.

# Batailles perdues

tell-battle-lost = { $attacker-The } tentent { $area-the } et n'en reviennent pas. { $defender-The } tiennent { told-odds }.
tell-battle-lost-b = { $defender-The } gardent { $area-the }. De l'armée { $attacker-of }, il ne reste personne { told-odds }.
tell-battle-lost-c = { $area-In }, ce sont les assaillants qui remplissent la fosse : { $attacker-the } { told-odds }.
tell-battle-lost-d = { $attacker-The } se brisent sur { $defender-the } { $area-in } { told-odds }.
tell-battle-lost-slain = { $attacker-The } sont anéantis { $area-in }, et avec eux { $slain } { told-odds }.
tell-battle-lost-slain-b = { $defender-The } gagnent plus qu'une bataille { $area-in } : ils ont la tête { $slain-of } { told-odds }.
tell-battle-lost-led = Même avec { $leader }, { $attacker-the } ne peuvent pas gagner { $area-in } { told-odds }.
tell-battle-lost-led-b = { $attacker-The } suivent { $leader } { $area-in }, et seules les corneilles les suivent au retour { told-odds }.
tell-battle-lost-defended = { $attacker-The } rencontrent { $leader } { $area-in }. Voilà toute l'histoire { told-odds }.
tell-battle-lost-defended-b = { $defender-The } ont { $leader } avec eux { $area-in }, et { $attacker-the } apprennent ce que cela vaut { told-odds }.
tell-battle-lost-many = Plus nombreux, et perdants tout de même : { $attacker-the } sont anéantis { $area-in } par { $defender-the } { told-odds }.
tell-battle-lost-many-b = { $defender-The } n'auraient pas dû tenir { $area-in }. Personne ne le leur avait dit, et ils tiennent { told-odds }.
tell-battle-lost-many-c = Sur le papier, { $attacker-the } avaient gagné { $area-in } avant de venir. Sur le terrain, ils perdent { told-odds }.
tell-battle-lost-walls = Les murs tiennent { $area-in }. { $attacker-The } gisent devant { told-odds }.
tell-battle-lost-walls-b = { $attacker-The } ont apporté des échelles { $area-in }, trop courtes { told-odds }.
tell-battle-lost-walls-c = Du rempart, { $area-in }, { $defender-the } regardent tomber les derniers { $attacker } { told-odds }.
tell-battle-lost-landing = { $attacker-The } ne quittent pas la plage { $area-in } { told-odds }.
tell-battle-lost-landing-b = Des navires vides dérivent au large, { $area-in }. { $attacker-The } n'en ont plus besoin { told-odds }.
tell-battle-lost-landing-c = { $defender-The } attendent { $attacker-the } à la laisse de mer { $area-in }, et cela finit là { told-odds }.
tell-battle-lost-heart = Pour { $area-the }, { $defender-the } se battent comme des gens qui n'ont pas d'autre pays. { $attacker-The } en meurent { told-odds }.
tell-battle-lost-heart-b = { $defender-The } ne donnent pas { $area-the }, pas { $attacker-to }, pas aujourd'hui { told-odds }.
tell-battle-lost-hills = { $attacker-The } montent vers { $defender-the } { $area-in }, et aucun ne redescend { told-odds }.
tell-battle-lost-hills-b = Les collines sont du côté { $defender-of } { $area-in }, et elles ensevelissent { $attacker-the } { told-odds }.
tell-battle-lost-hills-c = Un sentier étroit, une pente raide { $area-in }, et c'en est fait { $attacker-of } { told-odds }.
tell-battle-lost-outnumbered = { $attacker-The } sont trop peu pour { $area-the }. { $defender-The } ne le leur disent pas deux fois { told-odds }.
tell-battle-lost-outnumbered-b = Une poignée { $attacker-of } contre { $defender-the } au complet : { $area-in }, les corneilles savaient d'avance { told-odds }.
tell-battle-lost-outnumbered-c = { $defender-The } sont plus nombreux { $area-in } que les flèches { $attacker-of } { told-odds }.
tell-battle-lost-outnumbered-d = C'était osé, dira-t-on { $attacker-of } tombés { $area-in } { told-odds }.
tell-battle-lost-outnumbered-e = { $defender-The } ferment le cercle { $area-in } ; { $attacker-the } sont dedans { told-odds }.
tell-battle-lost-clean = Sans perdre un homme, { $defender-the } anéantissent { $attacker-the } { $area-in } { told-odds }.
tell-battle-lost-romans = { $area-In }, on raye une cohorte des listes. Les casques sont { $defender-to } { told-odds }.
tell-battle-lost-romans-c = Quelque part { $area-in }, il y a une aigle dans la boue, et { $defender-the } ne disent pas où { told-odds }.
tell-battle-lost-romans-b = Le Sénat n'en entendra pas parler. { $area-In }, { $defender-the } en parleront des années { told-odds }.
tell-battle-lost-romano-british = { $attacker-The } espéraient qu'on craignait encore Rome { $area-in }. Non { told-odds }.
tell-battle-lost-romano-british-b = { $defender-The } trouvent une mosaïque sous leurs bottes, { $area-in }, et { $attacker-the } couchés dessus { told-odds }.
tell-battle-lost-belgae = { $attacker-The } reviendront { $area-in } en chanson, et seulement en chanson { told-odds }.
tell-battle-lost-belgae-b = Les torques { $attacker-of } se vendent au poids { $area-in } { told-odds }.
tell-battle-lost-welsh = Trois cents allèrent au combat { $area-in }, chantent les bardes { $attacker-of }, et un seul revint le chanter { told-odds }.
tell-battle-lost-welsh-b = { $attacker-The } sont allés au combat { $area-in }, l'hydromel au ventre. L'hydromel est payé { told-odds }.
tell-battle-lost-welsh-c = Une harpe se tait pour { $attacker-the } tombés { $area-in } { told-odds }.
tell-battle-lost-brigantes = Les lances { $attacker-of } gisent en rangs { $area-in } { told-odds }.
tell-battle-lost-brigantes-b = { $attacker-The } comptaient rentrer pour la moisson. { $area-In }, d'autres la font { told-odds }.
tell-battle-lost-caledonians = { $attacker-The } chargent à grand bruit { $area-in }, puis c'est le silence { told-odds }.
tell-battle-lost-caledonians-b = Les collines attendent { $attacker-the }, et { $area-in } { $defender-the } comptent les plaids { told-odds }.
tell-battle-lost-picts = La peinture n'a servi à rien. { $attacker-The } sont battus { $area-in } { told-odds }.
tell-battle-lost-picts-b = On ne grave pas de pierre pour { $attacker-the } { $area-in } : ils ont perdu { told-odds }.
tell-battle-lost-picts-c = { $attacker-The } vinrent de nuit { $area-in } ; la lune les vit, et { $defender-the } aussi { told-odds }.
tell-battle-lost-irish = { $attacker-The } ne vendront personne : ils ont perdu { $area-in } { told-odds }.
tell-battle-lost-irish-b = Un poète { $attacker-of } appellera cela une razzia de bétail. { $area-In }, il n'y eut pas de bétail { told-odds }.
tell-battle-lost-scots = { $area-In }, { $attacker-the } perdent tout, leurs barques en dernier { told-odds }.
tell-battle-lost-scots-b = { $attacker-The } ne rapportent que les rames : ils ont perdu { $area-in } { told-odds }.
tell-battle-lost-norsemen = Le Valhalla est vaste, dit-on. { $attacker-The } y envoient une foule, { $area-in } { told-odds }.
tell-battle-lost-norsemen-b = { $attacker-The } avaient interrogé les runes sur { $area-the }. Les runes étaient restées vagues { told-odds }.
tell-battle-lost-dubliners = À Dublin, on attend { $attacker-the } partis se battre { $area-in }, puis on n'attend plus { told-odds }.
tell-battle-lost-dubliners-b = Il faut du monde au marché d'esclaves ; { $area-in }, ce sont { $attacker-the } qu'on vend { told-odds }.
tell-battle-lost-danes = On trouve l'étendard au corbeau dans un fossé, { $area-in } { told-odds }.
tell-battle-lost-danes-b = { $defender-The } clouent une peau de Danois à la porte d'une église { $area-in }, ou du moins la montrent aux visiteurs { told-odds }.
tell-battle-lost-danes-c = Pas d'argent { $area-in } pour { $attacker-the } : rien que du fer { told-odds }.
tell-battle-lost-norwegians = Vingt-quatre navires suffirent au retour, dit-on. Pour rentrer { $area-of }, { $attacker-the } n'en ont pas besoin d'un seul { told-odds }.
tell-battle-lost-norwegians-b = { $attacker-The } avaient laissé leurs cottes aux navires ; il faisait chaud { $area-in } { told-odds }.
tell-battle-lost-saxons = { $attacker-The } s'étaient déjà partagé les lots { $area-in } { told-odds }.
tell-battle-lost-saxons-b = Le pain rassit pour { $attacker-the }. Aucun n'est revenu : ils ont perdu { $area-in } { told-odds }.
tell-battle-lost-saxons-c = { $attacker-The } disaient le pays vide { $area-in }. { $defender-The } y étaient { told-odds }.
tell-battle-lost-jutes = { $attacker-The } n'ont pas un homme de trop, et { $area-in } ils perdent plus que cela { told-odds }.
tell-battle-lost-jutes-b = Le peuple est petit, et plus petit encore : { $attacker-the } ont perdu les meilleurs { $area-in } { told-odds }.
tell-battle-lost-angles = Des compagnons tombés { $area-in }, pas un seul, { $attacker-in }, n'avait quitté son seigneur { told-odds }.
tell-battle-lost-angles-b = « Que l'âme soit plus ferme », chantaient { $attacker-the } { $area-in }, et à chaque vers ils étaient moins { told-odds }.
tell-battle-lost-angles-c = { $attacker-The } passèrent le gué { $area-in } parce que l'honneur le voulait. { $defender-The } les avaient laissés faire { told-odds }.
tell-battle-lost-normans = Des chevaux reviennent sans cavalier : { $attacker-the } ont perdu { $area-in } { told-odds }.
tell-battle-lost-normans-b = { $defender-The } sont au soir où ils étaient au matin, { $area-in }. { $attacker-The } n'ont plus de chevaux { told-odds }.

# Batailles rompues

tell-battle-left = { $attacker-The } rompent le combat { $area-in }. { $defender-The } les laissent partir { told-odds }.
tell-battle-left-b = { $area-In }, rien n'est décidé : { $attacker-the } se retirent, { $defender-the } restent { told-odds }.
tell-battle-left-c = { $attacker-The } en ont assez vu { $area-in }, pour le moment { told-odds }.
tell-battle-left-d = Les cors { $attacker-of } sonnent le rappel { $area-in } { told-odds }.
tell-battle-left-walls = { $attacker-The } regardent les murs une seconde fois { $area-in }, et rentrent chez eux { told-odds }.
tell-battle-left-walls-b = Derrière leurs murs, { $area-in }, { $defender-the } huent { $attacker-the } qui s'en vont { told-odds }.
tell-battle-left-landing = { $attacker-The } courent à leurs navires { $area-in }, { $defender-the } sur les talons { told-odds }.
tell-battle-left-landing-b = Retour dans le ressac : { $attacker-the } renoncent { $area-in } { told-odds }.
tell-battle-left-bled = { $attacker-The } paient cher un coup d'œil { $area-in } et laissent le reste de la note { told-odds }.
tell-battle-left-bled-b = Avant que { $defender-the } puissent en finir { $area-in }, { $attacker-the } sont loin { told-odds }.
tell-battle-left-hills = { $attacker-The } redescendent à tâtons { $area-in } { told-odds }.
tell-battle-yielded = { $defender-The } laissent { $area-the } { $attacker-to } { told-odds }.
tell-battle-yielded-b = { $defender-The } n'attendent pas la fin { $area-in }, et { $attacker-the } entrent { told-odds }.
tell-battle-yielded-c = Mieux vaut un champ perdu qu'une armée perdue : { $defender-the } abandonnent { $area-the } { told-odds }.
tell-battle-yielded-d = { $attacker-The } ont { $area-the }, mais { $defender-the } se sont échappés { told-odds }.
tell-battle-yielded-heart = Avec tout ce qu'ils peuvent porter, { $defender-the } laissent leur propre terre, { $area-the }, { $attacker-to } { told-odds }.
tell-battle-yielded-heart-b = { $defender-The } se retournent une fois vers leurs maisons { $area-in }. { $attacker-The } y sont déjà { told-odds }.
tell-battle-yielded-heart-c = Ils reviendront, jurent { $defender-the } en laissant { $area-the } { $attacker-to } { told-odds }.
tell-battle-yielded-landing = Un regard sur les navires { $attacker-of }, et { $defender-the } prennent la route ; il n'y a plus personne { $area-in } { told-odds }.
tell-battle-yielded-landing-b = { $attacker-The } débarquent { $area-in } ; { $defender-the } se replient { told-odds }.
tell-battle-yielded-bled = Ensanglantés, { $defender-the } cèdent { $area-the } { $attacker-to } { told-odds }.
tell-battle-yielded-bled-b = Après le premier choc, { $area-in }, { $defender-the } sauvent ce qui reste et laissent le terrain { $attacker-to } { told-odds }.
tell-battle-yielded-bled-c = Ceux { $defender-of } qui peuvent marcher s'en vont : { $attacker-the } ont { $area-the } { told-odds }.
tell-battle-yielded-cost = { $defender-The } font couler le sang { $area-in } et disparaissent. La terre reste { $attacker-to } { told-odds }.
tell-battle-yielded-cost-b = Un combat vif { $area-in }, puis { $defender-the } sont partis avant que { $attacker-the } aient pu répondre { told-odds }.
tell-battle-yielded-hills = { $defender-The } s'esquivent par les collines, et { $attacker-the } ont { $area-the } { told-odds }.
tell-battle-both = Quand tout est fini { $area-in }, il ne reste personne pour dire qui a gagné : ni { $attacker-the } ni { $defender-the } { told-odds }.
tell-battle-both-b = { $attacker-The } et { $defender-the } se détruisent { $area-in }. Le pays est vide { told-odds }.
tell-battle-both-c = Deux armées se rencontrèrent { $area-in }. Vinrent les corbeaux { told-odds }.
tell-battle-both-hills = Là-haut, { $area-in }, les derniers { $attacker } et les derniers { $defender } s'entretuent { told-odds }.
tell-battle-empty = Les derniers { $attacker } tombent { $area-in }, mais ce qui reste { $defender-of } est parti. Personne n'y est plus { told-odds }.
tell-battle-empty-b = { $defender-The } s'échappent { $area-in }, et { $attacker-the } ne vivent pas assez pour le voir. Le pays est vide { told-odds }.
tell-battle-empty-c = Un champ de bataille sans vainqueur, { $area-in } : { $defender-the } sont partis, { $attacker-the } sont morts { told-odds }.
tell-battle-empty-given = Le burh brûle { $area-in } pour que { $defender-the } puissent partir. { $attacker-The } meurent devant { told-odds }.

# Chefs perdus

tell-leader-left-battle = Sous les coups { $by-of }, { $area-in } : la fin { $leader-of }.
tell-leader-left-battle-b = { $by-The } trouvent { $leader } parmi les morts { $area-in }.
tell-leader-left-battle-c = Les combats { $area-in } coûtent { $nation-to } leur chef, { $leader }.
tell-leader-left-battle-d = { $nation-The } doivent continuer sans { $leader } : { $area-in }, tout a fini mal.
tell-leader-left-attack = Arthur ne veut pas combattre d'autres Bretons, et quitte { $nation-the }. La cavalerie reste.
tell-leader-left-no-army = { $nation-The } perdent { $leader } : il n'y a plus d'armée à mener.

# Après les combats

tell-raiders-returned = { $nation-The } retournent à leurs navires avec ce qu'ils ont trouvé { $areas-in }.
tell-raiders-returned-b = La fumée monte encore { $areas-in } quand { $nation-the } prennent la mer.
tell-raiders-returned-c = { $nation-The } ne restent pas. { $areas-In }, on sort des bois et l'on compte ce qui reste.
tell-raiders-returned-d = Bas sur l'eau, les navires { $nation-of } s'éloignent : ils étaient { $areas-in }.
tell-raiders-returned-e = Le soir, { $nation-the } sont de nouveau sur { $sea-the }, plus riches de ce qu'ils ont pris { $areas-in }.
tell-raiders-returned-f = { $nation-The } ont vu ce qu'il y a { $areas-in }, et préfèrent { $sea-the }.
tell-armies-removed-lost = { $nation-The } perdent { $count ->
    [one] une armée
   *[other] { $count } armées
} { $area-in } : il n'y a nulle part où aller.

# Soumission et départ

tell-submitted-belgae = Les rois des Belges s'agenouillent, et Rome les dit ses amis. Ils gardent { $areas-the }.
tell-submitted-welsh = Les Gallois se soumettent à Rome. Ils gardent { $areas-the }, et les légions passent.
tell-submitted-brigantes = Les Brigantes donnent des otages et gardent leurs chefs. Ils gardent aussi { $areas-the }.
tell-submitted-caledonians = Un chef calédonien prête serment dans une langue que le gouverneur ne connaît pas. La paix règne { $areas-in }.
tell-submitted-picts = Les Pictes se soumettent, pour le temps qui leur convient. Ils gardent { $areas-the }.
tell-submitted-other = { $nation-The } s'inclinent devant { $overlord-the } et gardent { $areas-the }.
tell-submission-ended-boudica = Les Belges ne sont plus les amis de personne. Leur soumission est finie.
tell-submission-ended-revolt = { $nation-The } secouent le joug { $overlord-of }. Ils ne doivent plus rien.
tell-submission-ended-overlord-gone = { $overlord-The } ont disparu, et { $nation-the } sont libres.
tell-protection-lost = { $nation-The } ont attaqué les Romano-Bretons et perdu leur protection. On peut désormais les attaquer en retour.
tell-submission-ended-withdrawal = { $nation-The } ne sont plus sujets de Rome. Tant qu'ils ne les attaquent pas, les Romano-Bretons les laissent en paix.
tell-submission-ended-withdrawal-belgae = On ne vient plus chercher le tribut des Belges. Les Romano-Bretons les laissent en paix tant qu'ils n'attaquent pas les premiers.
tell-submission-ended-withdrawal-brigantes = Les Brigantes retrouvent leurs otages et ne doivent plus rien à Rome. Tant qu'ils ne les attaquent pas, les Romano-Bretons ne leur font rien.
tell-submission-ended-withdrawal-caledonians = Le chef calédonien avait juré devant un gouverneur, et il n'y a plus de gouverneur. Les Calédoniens sont libres, et à l'abri des Romano-Bretons tant qu'ils n'attaquent pas les premiers.
tell-submission-ended-withdrawal-picts = Cela ne convient plus aux Pictes : ils cessent d'être sujets de Rome. Les Romano-Bretons ne les attaqueront pas, à moins qu'ils ne commencent.
tell-withdrawal-heading = ### Le retrait
tell-withdrawal-began = L'ordre est venu de Gaule : Rome quitte la Bretagne. { $forts ->
    [0] Elle n'a plus de fort à abandonner.
    [one] Elle abandonne son dernier fort.
   *[other] Elle abandonne ses { $forts } forts.
}
tell-withdrawal-replaced = { $areas-In }, { $nation-the } relèvent les garnisons.
tell-withdrawal-replaced-romano-british = { $areas-In }, les Romano-Bretons montent la garde à la place des légions.
tell-withdrawal-replaced-belgae = Les Belges reçoivent les clefs des forts { $areas-in }, et les comptent deux fois.
tell-withdrawal-replaced-brigantes = Les Brigantes s'installent dans les casernes { $areas-in }.
tell-withdrawal-replaced-caledonians = { $areas-In }, les Calédoniens trouvent les forts vides et y restent.
tell-withdrawal-replaced-picts = { $areas-In }, les Pictes escaladent les murs, et cette fois personne ne les en chasse.
tell-romans-gone = Les derniers Romains s'embarquent. Routes, thermes et dieux restent, et plus aucun fort ne compte.
tell-withdrawal-stand = - 🏘️ **{ $nation } :** { $items }
stand-army = { $area } { $count }
stand-stronghold = { $area } { $count ->
    [0] (place forte)
   *[other] { $count } (et place forte)
}
tell-withdrawal-gone = - 🦅 **Partis :** { $count ->
    [0] aucune armée romaine
    [one] 1 armée romaine
   *[other] { $count } armées romaines
}{ $forts ->
    [0] {""}
   *[other] , et les forts ou leurs ruines { $areas-in }
}

# Les titres

tell-kingship-bretwalda = { $nation-The } donnent un Bretwalda à la Bretagne : ils ont { told-areas } d'Angleterre (il en faut 5, et plus que tout autre).
tell-kingship-bretwalda-b = Sept rois, un suzerain. Le Bretwalda vient { $nation-of }, avec { told-areas } d'Angleterre (il en faut 5, et plus que tout autre).
tell-kingship-bretwalda-c = Les rois de Bretagne paient tribut à un seul d'entre eux : le Bretwalda vient { $nation-of }, avec { told-areas } d'Angleterre (il en faut 5, et plus que tout autre).
tell-kingship-bretwalda-kept = { $nation-The } gardent le titre de Bretwalda : ils ont { told-areas } d'Angleterre, contre { $was } la dernière fois (il en faut 5, et plus que tout autre).
tell-kingship-bretwalda-kept-b = Les rois de Bretagne reviennent payer le tribut { $nation-to }. Leur Bretwalda a { told-areas } d'Angleterre, contre { $was } avant (il en faut 5, et plus que tout autre).
tell-kingship-bretwalda-taken = Le tribut change de route : { $nation-the } prennent le titre de Bretwalda { $other-to }, avec { told-areas } d'Angleterre (il en faut 5, et plus que tout autre).
tell-kingship-bretwalda-none = Pas de Bretwalda : aucune nation n'a 5 aires d'Angleterre et plus que toute autre. Le maximum est { $most }.
tell-kingship-bretwalda-lost = { $nation-The } n'ont plus le titre de Bretwalda : aucune nation n'a 5 aires d'Angleterre et plus que toute autre. Le maximum est { $most }.
tell-kingship-bretwalda-lost-b = Plus de Bretwalda : { $nation-the } ne l'ont plus, et personne d'autre n'a 5 aires d'Angleterre et plus que toute autre nation. Le maximum est { $most }.
tell-kingship-king = { $nation-The } ont un roi d'Angleterre : { told-areas } (il en faut 8, et plus que tout autre).
tell-kingship-king-b = On forge une couronne en Angleterre, et { $nation-the } la portent : { told-areas } (il en faut 8, et plus que tout autre).
tell-kingship-king-c = Une seule tête sur les monnaies : { $nation-the } ont un roi d'Angleterre, avec { told-areas } (il en faut 8, et plus que tout autre).
tell-kingship-king-kept = { $nation-The } gardent la couronne d'Angleterre : { told-areas }, contre { $was } la dernière fois (il en faut 8, et plus que tout autre).
tell-kingship-king-kept-b = Les monnaies gardent la même tête. La couronne d'Angleterre reste { $nation-to }, avec { told-areas }, contre { $was } avant (il en faut 8, et plus que tout autre).
tell-kingship-king-taken = La couronne d'Angleterre passe { $other-of } { $nation-to } : { told-areas } (il en faut 8, et plus que tout autre).
tell-kingship-king-none = Personne n'est roi d'Angleterre. Il faut 8 aires et plus que toute autre nation ; le maximum est { $most }.
tell-kingship-king-lost = { $nation-The } perdent la couronne d'Angleterre, et personne ne la reprend : il faut 8 aires et plus que toute autre nation, et le maximum est { $most }.
tell-kingship-king-lost-b = La couronne d'Angleterre échappe { $nation-to }. Il faut 8 aires et plus que toute autre nation ; le maximum est { $most }.
tell-kingship-final-king = C'est réglé. { $nation-The } ont la couronne d'Angleterre, avec { told-areas } et leur chef en vie (il en faut 4, et plus que tout rival).
tell-kingship-final-king-none = Le trône d'Angleterre reste vide : aucun prétendant n'a 4 aires et plus que chaque rival. Le maximum est { $most }.

# La liste qui clôt un tour

tell-nation-ended = { $lines }
tell-nation-quiet = - 🌾 **{ $nation } :** { $items }
list-lines = { $first }
    { $last }
list-items = { $first } · { $last }
list-causes = { $first } ; { $last }
list-details = { $first }, { $last }
list-holding = { $first } : { $last }
list-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
list-fights = - ⚔️ { $items }
list-moves = - 👣 { $items }
list-works = - 🏰 { $items }
list-new = - 🌾 { $items }
list-lost = - ✖️ { $items }
list-points = - ⭐ { $items }
result-won = { $area } : gagné { told-odds }
result-lost = { $area } : perdu { told-odds }
result-left = { $area } : rompu { told-odds }
result-yielded = { $area } : retraite { $defender-of } { told-odds }
result-empty = { $area } : laissé vide { told-odds }
result-both = { $area } : tous détruits { told-odds }
move = { $count } { $area-in }
built-roman-fort = { $count ->
    [one] fort
   *[other] forts
} : { $areas }
built-stronghold = { $count ->
    [one] place forte
   *[other] places fortes
} : { $areas }
built-burh = { $count ->
    [one] burh
   *[other] burhs
} : { $areas }
built-again = { $count ->
    [one] fort relevé
   *[other] forts relevés
} : { $areas }
placed = { $area } +{ $count }
population = { $left }/{ $cost } vers l'armée suivante
removed-maximum = { $area } −{ $count } (maximum romain)
removed-population = { $area } −{ $count } (limite de population)
forgone = { $count ->
    [one] { $count } nouvelle armée perdue
   *[other] { $count } nouvelles armées perdues
} : { $cause ->
    [no-room] plus de place
   *[no-counter] tous les pions sont en jeu
}
points-of = **{ $nation } +{ $points }** ({ $causes }) : { $total } en tout, { $seat } { $seat_total }
points-holding = { $points } pour les aires tenues
holding-centers = { $count ->
    [one] { $count } centre
   *[other] { $count } centres
}
holding-adjacent = { $count } à côté
holding-distant = { $count } plus loin
points-occupying = { $points } pour occupation : { $areas }
points-raiding = { $points } pour raid : { $areas }
points-army = { $points } pour armées détruites
points-fort = { $points } pour { $count ->
    [one] un fort
   *[other] des forts
} : { $areas }
points-stronghold = { $points } pour { $count ->
    [one] une place forte
   *[other] des places fortes
} : { $areas }
points-leader = { $points } pour la mort { $leader-of }
points-bretwalda = { $points } pour le Bretwalda
points-king = { $points } pour le roi

# Regards en arrière

tell-game-ended = **La partie est finie.** { $reason }
tell-chapter-open = Cette ronde se joue encore.
chapter-heading = ## Ronde { $numeral }, { $years }
summary-heading = **La ronde { $numeral } est finie ({ $years })**
standing = { $seat } { $points }
standing-gain = { $seat } { $points } (+{ $gain })
summary-standing = 🏁 **Points :** { $items }
summary-nation = - **{ $nation } +{ $points }** ({ $causes }) : { $total } en tout
summary-dead = † **Morts :** { $things }
summary-gone = **Sans unités :** { $things-the }
summary-ahead = **Ronde suivante :** { $items }
summary-arrival = { $nation } { $count }
summary-arrival-led = { $nation } { $count } avec { $leader }
summary-arrival-leader = { $leader } ({ $nation })

# Le fil de la partie, à la fin d'une ronde.

thread-rounds-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
thread-times-answers = { $times ->
    [one] { $times } réponse
   *[other] { $times } réponses
}
thread-times-armies = { $times ->
    [one] { $times } armée
   *[other] { $times } armées
}
thread-times-attacks = { $times ->
    [one] { $times } attaque
   *[other] { $times } attaques
}
thread-times-battles = { $times ->
    [one] { $times } bataille
   *[other] { $times } batailles
}
thread-times-raids = { $times ->
    [one] { $times } raid
   *[other] { $times } raids
}
thread-times-times = { $times } fois
thread-won-victories = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}

tell-thread-contested = *On a déjà pris { $area-the } { thread-times-times } les armes à la main.*
tell-thread-contested-b = *Déjà la { nth-times } conquête { $area-in }. Les paysans y déterrent des casques.*
tell-thread-contested-c = *{ $area-In }, personne ne dort bien : le pays est tombé { thread-times-times }.*
tell-thread-contested-d = *Demandez { $area-in } qui commande : vous aurez { thread-times-answers }, une par conquête.*
tell-thread-unbroken = *{ $area-In }, { $nation-the } ont tenu bon { thread-times-times } de suite.*
tell-thread-unbroken-b = *{ thread-times-attacks } { $area-in }, et { $nation-the } sont toujours là.*
tell-thread-unbroken-c = *Qui veut entrer { $area-in } doit d'abord passer { $nation-the }. { thread-times-attacks } ont échoué.*
tell-thread-raided = *{ $area-In }, on en est à { thread-times-raids }.*
tell-thread-raided-b = *Déjà le { nth-times } raid { $area-in }. Il ne doit plus rester grand-chose à emporter.*
tell-thread-rivals = *{ $nation-The } et { $other-the } se sont battus { thread-times-times } : { thread-won-victories } pour { $nation-the }, { $lost } pour { $other-the }.*
tell-thread-rivals-b = *Entre { $nation-the } et { $other-the }, on en est à { $won } contre { $lost }, en { thread-times-battles }.*
tell-thread-rivals-c = *C'était la { nth-times } rencontre, et { $nation-the } mènent { $won } à { $lost } contre { $other-the }.*
tell-thread-rivals-level = *{ $nation-The } et { $other-the } se sont rencontrés { thread-times-times }, et aucun ne mène : { $won } partout.*
tell-thread-winning = *{ $nation-The } ont gagné leurs { $row } dernières batailles.*
tell-thread-winning-b = *{ $row } batailles de suite pour { $nation-the }. Il y a longtemps qu'on ne les a plus battus.*
tell-thread-winning-c = *On ne sait plus à quand remonte la dernière défaite { $nation-of }. Depuis : { $row } victoires.*
tell-thread-losing = *{ $nation-The } ont perdu leurs { $row } dernières batailles.*
tell-thread-losing-b = *{ $row } batailles, { $row } défaites : un peu de chance ne nuirait pas { $nation-to }.*
tell-thread-losing-c = *Les veuves { $nation-of } connaissent le chemin : { $row } défaites de suite.*
tell-thread-crowned = *La première place d'Angleterre reste { $nation-to } pour la { $row }ᵉ fois de suite.*
tell-thread-crowned-b = *{ $row } fois on a posé la question, et { $row } fois la réponse fut : { $nation-the }.*
tell-thread-ahead = *{ $seat-The } mène depuis { $row } rondes.*
tell-thread-ahead-b = *En { $row } rondes, personne n'a dépassé { $seat-the }.*
tell-thread-ahead-c = *{ $row } rondes, et à la fin de chacune { $seat-the } était en tête.*
tell-thread-overtaken = *{ $seat-The } dépasse { $other-the } et prend la tête.*
tell-thread-overtaken-b = *La tête change de main : { $seat-the } est devant, { $other-the } ne l'est plus.*
tell-thread-idle = *Depuis { thread-rounds-rounds }, { $nation-the } n'ont attaqué personne.*
tell-thread-idle-b = *{ thread-rounds-rounds } sans une attaque : { $nation-the } s'occupent de leurs champs.*
tell-thread-idle-c = *{ $nation-The } ont laissé l'épée au clou { thread-rounds-rounds } durant. Leurs voisins comptent, et s'interrogent.*

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
nth-wins = { $wins ->
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
   *[other] { $wins }ᵉ
}
