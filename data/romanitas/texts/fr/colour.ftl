# Ce que les livres disent d'une décennie, de ses peuples et de ses villes. Ces phrases racontent le monde tel qu'il fut et
# n'affirment rien de la campagne, qui peut prendre un autre chemin. Leur argument : $turn, le tour de jeu.

emperor-justinian-i = Justinien
emperor-justin-ii = Justin II
emperor-tiberius-ii-constantine = Tibère II Constantin
emperor-maurice = Maurice
emperor-phocas = Phocas
emperor-heraclius = Héraclius

troop-limitanei = { $count ->
    [one] une unité de Limitanei
   *[other] { $count } Limitanei
}
troop-skoutatoi = { $count ->
    [one] une unité de Skoutatoi
   *[other] { $count } Skoutatoi
}
troop-isauriens = Isauriens
    .article = les
troop-excubites = Excubites
    .article = les
troop-symmachoi = { $count ->
    [one] une unité de Symmachoi
   *[other] { $count } Symmachoi
}
troop-boukellaroi = { $count ->
    [one] une unité de Bucellaires
   *[other] { $count } Bucellaires
}
troop-cataphracts = { $count ->
    [one] une unité de Cataphractes
   *[other] { $count } Cataphractes
}
troop-scholae = Scholae palatinae
    .article = les
troop-merc-heruli = Hérules
    .article = les
troop-merc-rugi = Ruges
    .article = les
troop-merc-hunni = { $count ->
    [one] une unité de Huns
   *[other] { $count } Huns
}

# La décennie, à l'ouverture de son tour.

colour-turn-1 = *Dans les livres, c'est la décennie de Nika, de Bélisaire à Carthage et de la grande coupole.*
colour-turn-1-epic = *Les livres s'ouvrent sur un code de lois, une école qu'on ferme à Athènes et un jeune général, Bélisaire, qui bat les Perses devant Dara. En janvier 532, l'Hippodrome crie « Nika ! » et la moitié de la capitale brûle ; à la Noël 537, la nouvelle Sainte-Sophie se dresse à la place de l'incendie. Entre ces deux dates, un roi vandale et Rome elle-même sont tombés aux mains de l'Empereur. Ici, c'est à vous de l'écrire.*
colour-turn-2 = *Dans les livres, Antioche brûle en 540 et, deux ans plus tard, la peste est dans la capitale.*
colour-turn-2-epic = *Dans les livres, Bélisaire entre à Ravenne en mai 540. En juin, les Perses sont dans Antioche et l'on oublie les lauriers. À Péluse débarque un mal qui emportera un homme sur trois ; en Italie, un certain Totila reprend ville après ville ce que les généraux avaient gagné. Ici, rien de tout cela n'est encore écrit.*
colour-turn-3 = *Dans les livres, un vieil eunuque, Narsès, met fin à la guerre des Goths à Busta Gallorum.*
colour-turn-3-epic = *Dans les livres, Théodora meurt et Justinien vieillit sur la théologie. Jean Troglita brise les Maures ; Totila prend Rome une seconde fois et meurt à Busta Gallorum sous les flèches de Narsès, qui a passé soixante-dix ans. Des moines reviennent d'Orient à pied, des œufs de vers à soie dans un bâton creux, et tout à l'ouest une flotte romaine aborde en Espagne.*
colour-turn-4 = *Dans les livres, en 558, des étrangers aux cheveux tressés demandent audience : les Avars.*
colour-turn-4-epic = *Les livres donnent à ces années un tremblement de terre, une coupole effondrée et des étrangers aux cheveux tressés : les Avars demandent des terres, de l'or et une audience. Quand les Koutrigours poussent jusqu'aux Longs Murs, Bélisaire reprend son armure et les renvoie chez eux avec des paysans et des vétérans. On signe avec la Perse une paix de cinquante ans. En 565, le général meurt au printemps, l'Empereur à l'automne.*
colour-turn-5 = *Dans les livres, Alboïn fait descendre les Lombards en Italie, et Justin II perd Dara, puis la raison.*
colour-turn-5-epic = *Dans les livres, en 568, tout un peuple franchit les Alpes juliennes avec chariots, troupeaux et grands-mères : les Lombards d'Alboïn, qui resteront. Justin II cesse de payer la Perse et obtient la guerre qu'il cherchait. Dara tombe en 573 ; on promène l'Empereur dans le palais sur un petit chariot, il aboie, et Tibère gouverne. Trois ans plus tard, c'est Khosro lui-même qui fuit une armée romaine par-delà l'Euphrate.*
colour-turn-6 = *Dans les livres, Sirmium affamée s'ouvre aux Avars, et les Slaves ne rentrent plus chez eux l'hiver.*
colour-turn-6-epic = *Les livres parlent de Sirmium, trois ans assiégée, où une main grava sur une tuile : Seigneur, viens en aide à la ville. Elle s'ouvre aux Avars en 582. Plus au sud viennent les Slaves ; ils moissonnent ce que d'autres ont semé, et restent. En Orient, un notaire devenu général, Maurice, fait d'une cohue une armée, et cela lui vaut le trône. Thessalonique tient ; ses habitants disent que c'est saint Démétrius.*
colour-turn-7 = *Dans les livres, un fugitif, Khosro II, retrouve le trône de Perse grâce aux lances romaines.*
colour-turn-7-epic = *Dans les livres, l'armée d'Orient chasse son général parce qu'on a rogné la solde. Les Wisigoths se font catholiques à Tolède ; à Rome, un moine nommé Grégoire devient évêque et s'en plaint dans de fort belles lettres. Et le Roi des Rois, chassé par son propre maréchal, arrive en mendiant et repart derrière des enseignes romaines. Pour une fois, les deux empires sont en paix, et Maurice regarde vers le Danube.*
colour-turn-8 = *Dans les livres, un centurion, Phocas, renverse Maurice en 602, et la Perse y trouve son prétexte.*
colour-turn-8-epic = *Dans les livres, Priscus porte la guerre au-delà du Danube et bat le Khagan partout où il le trouve. Puis on ordonne aux soldats d'hiverner dans les marais, et c'en est trop : un centurion, Phocas, entre dans la capitale sur leurs boucliers. Maurice voit d'abord mourir ses fils. Khosro II, qui lui devait son trône, tire l'épée en son nom et ne la rengaine pas de vingt-cinq ans.*
colour-turn-9 = *Dans les livres, Jérusalem est prise d'assaut en 614, et la Vraie Croix part pour Ctésiphon.*
colour-turn-9-epic = *Dans les livres, une flotte venue de Carthage, des icônes à la pointe des mâts, en finit avec Phocas en une journée d'octobre, et Héraclius ceint la couronne d'un État en faillite. Antioche, Damas, Jérusalem : les Perses les prennent l'une après l'autre, et la Vraie Croix avec la dernière. En 615, des fenêtres du palais, on voit leurs feux de camp sur l'autre rive, à Chalcédoine.*
colour-turn-10 = *Dans les livres, Héraclius bat la Perse près de Ninive en 627, un an après l'échec des Avars devant la capitale.*
colour-turn-10-epic = *Dans les livres, le pain gratuit prend fin, l'Égypte est perdue, et l'on fond l'argenterie des églises pour une dernière armée. Héraclius la mène lui-même, par-dessus les montagnes, au cœur de la Perse. Derrière lui, en août 626, Constantinople tient dix jours face aux Avars, aux Slaves et aux Perses, et chante l'hymne qu'on chante encore. Près de Ninive, en décembre 627, s'achève la plus longue des guerres. C'est la dernière décennie du monde ancien ; personne ne le sait.*

# Les peuples, quand ils prennent les armes.

colour-nation-gepids = *{ $turn ->
    [1] Dans les livres, les Gépides tiennent alors Sirmium, prise pendant que Goths et Romains s'occupaient les uns des autres.
    [2] Dans les livres, le roi Thurisind et ses Gépides sont des voisins que Justinien paie, et qu'il dresse contre les Lombards.
    [3] Dans les livres, les Lombards battent les Gépides à l'Asfeld vers 552, et ils ne s'en remettent pas.
    [4] Dans les livres, le roi Cunimond tombe en 567. Lombards et Avars se partagent son royaume ; Alboïn garde le crâne.
   *[other] Dans les livres, les Gépides n'ont plus de royaume depuis 567. Ici, on a oublié de les prévenir.
}*
colour-nation-persia = *{ $turn ->
    [1] Khosro, qu'on appelle l'Âme immortelle, vient alors de monter sur le trône et jure une paix sans fin.
    [2] Dans les livres, Khosro se baigne dans la mer à Séleucie en 540 et fait courir les chars à Apamée. Il fait perdre les Bleus.
    [3] Dans les livres, une trêve sépare alors les rois, et seule la Lazique saigne.
    [4] Dans les livres, la Perse vend sa paix en 562, trente mille pièces d'or par an.
    [5] Dans les livres, Dara l'imprenable est prise en 573.
    [6] Dans les livres, Hormizd IV ne veut entendre parler ni de paix, ni de conseils.
    [7] Dans les livres, la Perse a deux rois en 590, et ce n'est pas le meilleur général qui l'emporte.
    [8] Dans les livres, Khosro II se dit vengeur de Maurice et produit un jeune homme qu'il donne pour son fils.
    [9] Dans les livres, Shahrbaraz, le Sanglier du royaume, prend alors Jérusalem, et Shahin arrive à Chalcédoine.
   *[other] Dans les livres, la longue guerre finit dans ces années, et Khosro II dans un cachot, sous les flèches, sur l'ordre de son fils.
}*
colour-nation-berbers = *{ $turn ->
    [1] Dans les livres, Solomon combat alors les Maures retranchés derrière des cercles de chameaux agenouillés.
    [2] Dans les livres, Antalas, jadis ami, mène les Maures de Byzacène, et le préfet Solomon meurt en les combattant.
    [3] Dans les livres, Jean Troglita brise la ligue des Maures en 548 ; Corippe en tire huit chants.
    [4] Dans les livres, le vieil allié Cutzina est assassiné en 563, venu chercher sa solde, et ses fils montent à cheval.
    [5] Dans les livres, le roi Garmul tue trois généraux romains en trois ans.
    [6] Dans les livres, Garmul trouve son maître en Gennadius, et l'Afrique respire.
   *[other] Les livres disent peu des Maures en ces années. Ils n'en chevauchent pas moins.
}*
colour-nation-vandals = *{ $turn ->
    [1] Gélimer, disent les livres, a pris le trône à un vieillard qui ne voulait pas se battre, et ses cavaliers ont oublié l'arc.
   *[other] Dans les livres, le dernier roi des Vandales cultive la vigne en Galatie depuis 534. Ici, son peuple navigue encore.
}*
colour-nation-ostrogoths = *{ $turn ->
    [1] Le royaume de Théodoric, disent les livres, échoit à une fille, puis à un lâche, enfin à Vitigès, qui sait au moins marcher.
    [2] Dans les livres, les Goths hissent Totila sur le pavois en 541 ; ils n'ont pas eu mieux depuis Théodoric.
    [3] Dans les livres, Totila fait danser son cheval devant les lignes à Busta Gallorum, en armure d'or. C'est la dernière fois.
   *[other] Dans les livres, les rois des Goths finissent avec Teias, au pied du Vésuve, en 552. Ici, la lignée continue.
}*
colour-nation-slavs = *{ $turn ->
    [1] Les livres disent que Chilbudios tint trois ans le Danube contre les Slaves, et que personne ne le tint après lui.
    [2] En ces années, disent les livres, les Slaves apprennent combien il y a peu de soldats au sud du fleuve.
    [3] Dans les livres, en 550, les Slaves hivernent sur le sol romain, pour la première fois comme chez eux.
    [4] Dans les livres, les Koutrigours emmènent des Slaves quand ils poussent vers les Longs Murs en 559.
    [5] Les livres nomment à peine les Slaves en ces années. Ils comptent leurs barques.
    [6] Dans les livres, c'est en ces années que les Slaves viennent pour rester.
    [7] Les livres nomment maintenant deux rois des Slaves, Ardagast et Mousokios ; le second est pris ivre.
    [8] Le manuel de Maurice le dit : contre les Slaves, marcher l'hiver, quand les arbres sont nus et que la neige montre leurs traces.
    [9] Dans les livres, leurs pirogues atteignent l'Égée, et des îles qui avaient oublié la guerre.
   *[other] Dans les livres, leurs pirogues sont dans la Corne d'Or en 626, et les dromons romains les éventrent.
}*
colour-nation-avars = *{ $turn ->
    [1] Dans les livres, personne sur le Bosphore n'a entendu parler des Avars avant 558. Ici, ils sont en avance.
    [2] Dans les livres, personne sur le Bosphore n'a entendu parler des Avars avant 558. Ici, ils sont en avance.
    [3] Dans les livres, personne sur le Bosphore n'a entendu parler des Avars avant 558. Ici, ils sont en avance.
    [4] Dans les livres, leur premier envoyé, Kandikh, demande à Justinien des présents et des terres. Il obtient les présents.
    [5] Dans les livres, Baïan a pris la plaine des Gépides et demande pourquoi personne ne le paie.
    [6] Dans les livres, Baïan s'assied devant Sirmium et laisse faire la faim.
    [7] Dans les livres, le Khagan revêt à Anchialos, en 588, la pourpre d'une impératrice, et réclame plus d'or.
    [8] Dans les livres, Priscus bat le Khagan sur la Tisza, et quatre de ses fils se noient.
    [9] Dans les livres, les Avars courent la Thrace presque à loisir ; les armées sont toutes en Asie.
   *[other] Dans les livres, le Khagan annonce en 626 que pas même un poisson ne sortira de la ville. Le dixième jour, il s'en va.
}*
colour-nation-visigoths = *{ $turn ->
    [1] Dans les livres, Theudis, jadis écuyer de Théodoric, règne sur l'Espagne et regarde par-delà le détroit.
    [2] Dans les livres, Theudis tente alors de prendre Septem, un dimanche, et y perd une armée.
    [3] Dans les livres, Agila et Athanagild se disputent l'Espagne, et l'un d'eux appelle les Romains.
    [4] Dans les livres, Athanagild se passerait bien des Romains qu'il a invités.
    [5] Dans les livres, Léovigild se fait un trône, une couronne et un royaume avec des ducs qui se querellent.
    [6] Dans les livres, le roi Léovigild assiège son propre fils dans Séville.
    [7] Dans les livres, Récarède se fait catholique en 589 ; une signature, et deux siècles de querelle sont finis.
    [8] Dans les livres, la maison de Léovigild s'éteint en 603, par le couteau, comme il est d'usage.
    [9] Dans les livres, le roi Sisebut écrit un poème sur les éclipses et prend entre-temps des ports romains.
   *[other] Dans les livres, Suinthila chasse alors d'Espagne les derniers Romains.
}*
colour-nation-franks = *{ $turn ->
    [1] Dans les livres, le roi Théodebert prend l'or romain, l'or goth et la Provence, et ne se bat pour personne.
    [2] Dans les livres, le roi Théodebert frappe l'or à sa propre effigie, et Constantinople s'en étrangle.
    [3] Dans les livres, soixante-quinze mille Francs et Alamans descendent l'Italie en 553. Presque aucun n'en revient.
    [4] Dans les livres, le vieux Clotaire a pour lui seul tous les royaumes francs : il a survécu à ses frères, et à quelques neveux.
    [5] Dans les livres, deux reines, Brunehaut et Frédégonde, donnent de l'ouvrage aux rois des Francs.
    [6] Dans les livres, Maurice paie Childebert cinquante mille sous pour marcher contre les Lombards, puis les réclame.
    [7] Dans les livres, une armée franque attend les Romains en Italie au lieu convenu, et y meurt de dysenterie.
    [8] Dans les livres, Brunehaut règne par ses petits-fils ; des chaussées portent encore son nom.
    [9] Dans les livres, Clotaire II fait écarteler Brunehaut en 613 et garde tous les Francs pour lui.
   *[other] Dans les livres, le jeune Dagobert apprend alors à régner, et les Francs ne font de nouveau qu'un.
}*
colour-nation-lombards = *{ $turn ->
    [1] Dans les livres, les Lombards campent alors sur le moyen Danube et passent pour des amis.
    [2] Dans les livres, Justinien donne aux Lombards des terres en Pannonie et une raison de haïr les Gépides.
    [3] Dans les livres, cinq mille Lombards se battent en Italie pour Narsès, et retiennent la route.
    [4] Dans les livres, Alboïn épouse la fille du roi qu'il a tué, et boit dans le roi.
    [5] Dans les livres, Alboïn passe les Alpes le lendemain de Pâques 568.
    [6] Dans les livres, les Lombards restent dix ans sans roi, avec trente-cinq ducs.
    [7] Dans les livres, le roi Agilulf est devant Rome, et le pape Grégoire le paie pour qu'il s'en aille.
    [8] Dans les livres, le roi Agilulf fait couronner son fils dans le cirque de Milan, à l'impériale.
    [9] Dans les livres, la reine Théodelinde gouverne pour son fils et emplit d'or l'église de Monza.
   *[other] Dans les livres, le roi Adaloald perd l'esprit, puis le trône ; les Lombards en choisissent un autre.
}*
colour-command = *{ $turn ->
    [1] Dans les livres, c'est Bélisaire qui commande en ces années ; il n'a pas quarante ans.
    [2] Dans les livres, Bélisaire commande, avec trop peu d'hommes, et écrit pour en demander.
    [3] Dans les livres, ce sont Narsès et Jean Troglita qui commandent, et ni l'un ni l'autre ne perd une bataille qui compte.
    [4] Dans les livres, on rappelle Bélisaire une dernière fois, vieil homme suivi de trois cents vétérans.
    [5] Dans les livres, c'est Justinien, petit-cousin du grand, qui arrête Khosro à Mélitène.
    [6] Dans les livres, c'est Maurice qui commande en Orient et dort dans les fossés qu'il fait creuser.
    [7] Dans les livres, Priscus, Comentiolus et le propre frère de l'Empereur commandent à tour de rôle.
    [8] Dans les livres, Priscus commande sur le Danube, et Comentiolus explique pourquoi il n'en fait rien.
    [9] Dans les livres, le jeune empereur Héraclius prend lui-même la tête de l'armée, ce qui ne se fait plus guère depuis deux siècles.
   *[other] Dans les livres, Héraclius mène lui-même son armée, et l'exerce des mois avant de lui montrer l'ennemi.
}*

# Les lieux, quand la guerre y vient.

colour-site-constantinople = *Théodose bâtit ces murs en neuf ans. Dans les livres, personne encore ne les a franchis.*
colour-site-thessalonice = *On se fie ici à saint Démétrius et aux remparts, dans cet ordre.*
colour-site-corinthus = *Un séisme est passé ici avant l'ennemi, et un mur barre l'Isthme.*
colour-site-dyrrachium = *Ici commence la Via Egnatia, et avec elle le chemin de la capitale.*
colour-site-naissus = *Constantin est né ici. Attila laissa tant d'ossements au bord de la rivière que les envoyés ne trouvaient où camper.*
colour-site-viminacium = *Il y avait là une légion ; il reste un passage du fleuve et trop peu d'hommes.*
colour-site-chersonesos = *D'ici, l'Empire écoute la steppe.*
colour-site-ephesus = *Sept dormants reposent dans la colline ; les pèlerins paient pour voir où.*
colour-site-melitene = *C'était la garnison de la Douzième légion, celle du foudre.*
colour-site-trapezus = *Ici les hommes de Xénophon virent la mer ; au même endroit débarque le ravitaillement de la Lazique.*
colour-site-antioch = *La ville aux trois cent mille âmes, que séismes et Perses ruinent à tour de rôle.*
colour-site-damascus = *Saint Paul logea ici, dans la rue qu'on appelle Droite.*
colour-site-jerusalem = *Le Saint-Sépulcre est là, et c'est pourquoi le monde entier regarde.*
colour-site-caesarea-palaestinae = *Procope, qui écrivit les guerres, est né ici.*
colour-site-alexandria = *Le pain de la capitale passe par ce port.*
colour-site-syene = *La dernière ville de l'Empire ; passé la cataracte commence la Nubie.*
colour-site-salonae = *Dioclétien cultivait ses choux à côté.*
colour-site-aquileia = *Les cigognes quittèrent cette ville avant qu'Attila la prît ; elle ne s'en est jamais remise.*
colour-site-ravenna = *Des marais d'un côté, la mer de l'autre, des mosaïques au milieu.*
colour-site-mediolanum = *À ces portes, Ambroise fit faire pénitence à un empereur.*
colour-site-genoa = *Un port sous des montagnes, rien d'autre ; cela suffit.*
colour-site-rome = *L'ancienne capitale. Elle a, dit-on, plus de statues que de citoyens.*
colour-site-neapolis = *En 536, disent les livres, Bélisaire entra ici par un aqueduc à sec.*
colour-site-syracusae = *Bélisaire, disent les livres, acheva ici son consulat en jetant de l'or à la foule.*
colour-site-carthage = *Genséric la prit en 439 ; pendant un siècle, elle envoya des flottes au lieu de blé.*
colour-site-septem = *Une des Colonnes d'Hercule est à deux pas, et l'Afrique s'arrête là.*
colour-site-caralis = *C'est ici que les rois vandales reléguaient les évêques qui leur déplaisaient.*
colour-site-carthago-spartaria = *La Carthage neuve d'Hannibal, et la porte de l'Espagne.*
colour-site-toletum = *Sur son rocher au-dessus du Tage, les rois des Goths gardent leurs couronnes.*
colour-site-hispalis = *Dans les livres, Isidore notera ici tout ce que l'Occident sait encore.*
colour-site-narbo = *La première colonie romaine au-delà des Alpes ; les Goths la tiennent contre les Francs.*
colour-site-ctesiphon = *Ici se dresse l'arc de Khosro, et dessous un tapis qui est un jardin en hiver.*
colour-site-lazica = *Qui tient la Lazique tient la rive orientale de la mer Noire, et la route des montagnes derrière elle.*
colour-site-iberia = *Les rois d'Ibérie sont chrétiens, et les Perses voudraient leur défendre d'enterrer leurs morts.*
colour-site-albania = *Ici sont les Portes caspiennes, que les deux empires aiment voir fermées aux Huns.*
colour-site-lakhmids-ghassanids = *Deux rois arabes gardent le désert pour deux empires, et se gardent l'un de l'autre.*

# Les stratagèmes, quand on les joue.

colour-stratagem-rally = *Les officiers ont ordre de ramasser ceux qui courent.*
colour-stratagem-iron-discipline = *Une unité, aujourd'hui, gardera le pas, quoi qu'il vienne.*
colour-stratagem-defensive-works = *Fossés, pieux et palissade attendent.*
colour-stratagem-reserve = *Derrière la ligne, quelqu'un est assis dans l'herbe et attend qu'on l'appelle.*
colour-stratagem-favourable-terrain = *Une pente, un ruisseau, un mur de vigne : cela suffit.*
colour-stratagem-ambush = *Le premier choc vient d'où personne ne regardait.*
colour-stratagem-harassment = *Les archers devant, et rien ne presse.*
colour-stratagem-manoeuvre = *Tout se décidera sur les ailes.*
colour-stratagem-frontal-assault = *Pas de finesse : droit au centre.*
colour-stratagem-siege = *De l'argent, des échelles et une nuit sans lune.*
colour-stratagem-defensive-tactic = *Boucliers joints, et qu'ils viennent.*
