# Ce que disent les livres de chaque décennie ; la partie peut raconter une autre histoire.

colour-turn-1 = *Dans les livres :* César, Pompée et Crassus se partagent la République, et César commence par la Gaule.
colour-turn-2 = *Dans les livres :* César passe le Rubicon ; Pompée meurt sur une plage d'Égypte, César sous les poignards.
colour-turn-3 = *Dans les livres :* Antoine et Octave se partagent le monde, et au large d'Actium l'un d'eux le prend tout entier.
colour-turn-4 = *Dans les livres :* l'Égypte devient une province, et Octave devient Auguste.
colour-turn-5 = *Dans les livres :* les aigles perdues à Carrhes reviennent sans combat ; Drusus regarde au-delà du Rhin.
colour-turn-6 = *Dans les livres :* Drusus voit l'Elbe et meurt au retour ; à Jérusalem meurt le vieil Hérode.
colour-turn-7 = *Dans les livres :* trois légions entrent avec Varus dans la forêt de Teutberg et n'en ressortent pas.
colour-turn-8 = *Dans les livres :* Germanicus enterre les os des soldats de Varus, et Auguste meurt à Nola.
colour-turn-9 = *Dans les livres :* Tibère règne depuis un rocher en mer, et Séjan en son nom.
colour-turn-10 = *Dans les livres :* un préfet de Judée fait crucifier un prédicateur ; Rome reçoit Caligula.
colour-turn-11 = *Dans les livres :* Claude, dont tous riaient, envoie quatre légions en Bretagne.
colour-turn-12 = *Dans les livres :* Néron chante, et Corbulon dresse une armée pour l'Arménie.
colour-turn-13 = *Dans les livres :* Boudica brûle Londinium ; Rome brûle d'elle-même ; quatre empereurs usent une seule année.
colour-turn-14 = *Dans les livres :* Titus prend Jérusalem, et une montagne ensevelit Pompéi.
colour-turn-15 = *Dans les livres :* Agricola contemple la Calédonie ; à Rome s'ouvre le grand amphithéâtre.
colour-turn-16 = *Dans les livres :* Domitien est poignardé par les siens, et Nerva adopte le meilleur général qui soit.
colour-turn-17 = *Dans les livres :* Trajan jette un pont sur le Danube et emporte l'or des Daces.
colour-turn-18 = *Dans les livres :* Trajan arrive au golfe Persique, et Hadrien en rend presque tout.
colour-turn-19 = *Dans les livres :* Hadrien tire un mur à travers la Bretagne, d'une mer à l'autre.
colour-turn-20 = *Dans les livres :* Bar Kokhba soulève la Judée, et la Judée est dévastée.
colour-turn-21 = *Dans les livres :* Antonin règne, et les historiens n'ont guère à écrire.
colour-turn-22 = *Dans les livres :* à Alexandrie, Ptolémée met sur une carte tout le monde connu.
colour-turn-23 = *Dans les livres :* l'armée d'Orient rapporte une victoire et une peste.
colour-turn-24 = *Dans les livres :* Marc Aurèle combat au-delà du Danube et s'écrit à lui-même la nuit.
colour-turn-25 = *Dans les livres :* Commode combat dans l'arène, contre des bêtes attachées.
colour-turn-26 = *Dans les livres :* la Garde met l'Empire aux enchères, et Sévère le prend à l'acheteur.
colour-turn-27 = *Dans les livres :* le vieux Sévère se fait porter en litière à travers la Calédonie.
colour-turn-28 = *Dans les livres :* Caracalla fait de tout homme libre un Romain, afin de le taxer.
colour-turn-29 = *Dans les livres :* en Perside, Ardachir abat le dernier roi arsacide.
colour-turn-30 = *Dans les livres :* le dernier des Sévères est tué par ses soldats, qui y prennent goût.
colour-turn-31 = *Dans les livres :* Philippe fête les mille ans de Rome ; Sapor abreuve ses chevaux dans l'Euphrate.
colour-turn-32 = *Dans les livres :* Dèce meurt dans un marais avec son armée, face aux Goths.
colour-turn-33 = *Dans les livres :* Valérien s'agenouille devant Sapor ; la Gaule et Palmyre se débrouillent seules.
colour-turn-34 = *Dans les livres :* Aurélien ramène Palmyre et la Gaule, et ceint tout de même Rome d'un mur.
colour-turn-35 = *Dans les livres :* Dioclétien prend le pouvoir et trouve qu'un seul empereur ne suffit pas.
colour-turn-36 = *Dans les livres :* quatre hommes se partagent la pourpre ; Galère prend les tentes du Grand Roi.
colour-turn-37 = *Dans les livres :* des chrétiens meurent dans les arènes, et à York des soldats acclament Constantin.
colour-turn-38 = *Dans les livres :* au pont Milvius, Constantin vainc sous un signe nouveau.
colour-turn-39 = *Dans les livres :* Constantin règne seul, et les évêques se disputent à Nicée.
colour-turn-40 = *Dans les livres :* une nouvelle Rome est consacrée sur le Bosphore.
colour-turn-41 = *Dans les livres :* les fils de Constantin s'entre-tuent, et Sapor assiège Nisibe.
colour-turn-42 = *Dans les livres :* un jeune homme de livres, Julien, bat les Alamans à Strasbourg.
colour-turn-43 = *Dans les livres :* Julien meurt en revenant de Ctésiphon, et Nisibe est le prix de la paix.
colour-turn-44 = *Dans les livres :* On laisse les Goths passer le Danube ; à Andrinople disparaissent un empereur et son armée.
colour-turn-45 = *Dans les livres :* Théodose donne des terres aux Goths et les nomme alliés.
colour-turn-46 = *Dans les livres :* Théodose meurt, et deux enfants héritent chacun d'un empire.
colour-turn-47 = *Dans les livres :* le Rhin gèle la dernière nuit d'une année, et Vandales, Alains et Suèves le passent à pied.
colour-turn-48 = *Dans les livres :* les Goths d'Alaric restent trois jours dans Rome.
colour-turn-49 = *Dans les livres :* les Vandales regardent l'Afrique par-delà le détroit, puis ils s'embarquent.
colour-turn-50 = *Dans les livres :* Genséric entre dans Carthage pendant qu'elle est au cirque.
colour-turn-51 = *Dans les livres :* Attila prend de l'or à un empereur et des provinces à l'autre.
colour-turn-52 = *Dans les livres :* aux champs Catalauniques, la dernière armée d'Occident arrête les Huns.
colour-turn-53 = *Dans les livres :* mille vaisseaux des deux empires brûlent devant Carthage.
colour-turn-54 = *Dans les livres :* Odoacre envoie en retraite un enfant nommé Romulus, et les insignes à Constantinople.

# Les grands chefs, quand ils paraissent.

colour-leader-caesar = *Il est chauve, endetté, et n'arrive jamais en retard. En sept étés, il en écrira lui-même le commentaire, à la troisième personne.*
colour-leader-octavian = *Il est de santé fragile, ne supporte pas le soleil, et survivra à tous ceux qui ont ri de lui. « Hâte-toi lentement », dit-il.*
colour-leader-tiberius = *Le meilleur général de son temps a si longtemps attendu qu'il n'en a plus envie. Il prend le pouvoir sans un sourire.*
colour-leader-vespasian = *Petit-fils d'un percepteur, large comme une porte de grange, il plaisante sur sa propre divinité et paie ses factures.*
colour-leader-trajan = *Un soldat venu d'Espagne, qui marche en tête de colonne et sait le nom de ses centurions. « Plus heureux qu'Auguste, meilleur que Trajan », souhaitera-t-on à ses successeurs.*
colour-leader-hadrian = *Il porte la barbe comme un Grec, fait trente kilomètres par jour tête nue, et demande d'abord de chaque province ce qu'elle coûte.*
colour-leader-marcus-aurelius = *Un philosophe qui aimerait mieux lire, et à qui sont échus la peste et les Marcomans. Il fait son devoir et s'écrit là-dessus des notes.*
colour-leader-septimius-severus = *Un Africain à l'accent punique, et un programme fort clair : « Entendez-vous, enrichissez les soldats, moquez-vous du reste. »*
colour-leader-diocletian = *Un fils d'affranchi, de Dalmatie, divise l'impossible par quatre. Cela fait, il rentrera chez lui planter des choux.*
colour-leader-constantine = *À York, les soldats l'ont acclamé ; la suite, il la racontera lui-même, et il y aura une croix.*
colour-leader-theodosius = *Un Espagnol tiré de ses terres quand il n'y avait plus d'armée. Il en fait une avec ceux qui avaient détruit la précédente.*
colour-leader-orodes-ii = *Il a tué un père, il tuera un frère, et garde pour le dernier acte, à son théâtre, une tête de Romain.*
colour-leader-artabanus = *Un roi du côté de la steppe, qui lit le grec et tire à cheval. Il rendra les aigles, non la morgue.*
colour-leader-vologases-i = *Le fils d'une concubine fait couronner son frère en Arménie, et c'est Néron qui paie la fête.*
colour-leader-vologases-iv = *Il attendait à Rome un empereur paisible, et passe l'Euphrate l'année où il l'obtient.*
colour-leader-ardashir = *Il a déjà renversé un Roi des Rois. Les monnaies disent maintenant ce qu'il est : adorateur de Mazda, roi des rois d'Iran.*
colour-leader-shapur = *Il fera s'agenouiller un empereur romain dans la pierre, sur une falaise, là où chacun peut le voir.*
colour-leader-shapur-ii = *On l'a couronné avant sa naissance ; le diadème fut posé sur sa mère. Il est roi depuis plus longtemps qu'il ne se souvient.*
colour-leader-bahram-v = *On l'appelle l'Onagre. Il chasse, il aime, il chante, et certains matins il bat des armées.*
colour-leader-yazdegerd-ii = *Dévot, têtu, éveillé : il veut qu'on rase les forts de la frontière et que l'Arménie prie le feu.*
colour-leader-arminius = *Un chevalier romain, d'éducation romaine. Il a appris chez les légions comment on les détruit.*
colour-leader-ballomar = *Un roi des Marcomans, qui a mis d'accord onze peuples sur un seul jour de printemps. L'Italie n'a pas vu d'ennemi depuis deux cents ans ; elle en verra.*

# Les guerres civiles, par le tour où le calendrier les place.

colour-civil-war-2 = *Le sort en est jeté, dit quelqu'un au bord d'un ruisseau, et il le dit en grec.*
colour-civil-war-3 = *On se bat au nom d'un dictateur mort, et des deux côtés.*
colour-civil-war-13 = *Une seule année verra quatre empereurs, et le quatrième demandera à quoi rimait ce vacarme.*
colour-civil-war-26 = *Au camp de la Garde, quelqu'un monte sur le mur et prend les enchères pour l'Empire.*
colour-civil-war-31 = *On prépare des jeux pour les mille ans. Les soldats en donnent d'autres, à leur façon.*
colour-civil-war-32 = *La pourpre passe de main en main si vite que la Monnaie renonce aux portraits et frappe une ressemblance générale.*
colour-civil-war-33 = *Un historien comptera trente tyrans. Il exagérera d'une douzaine.*
colour-civil-war-34 = *En Gaule et à Palmyre, on a des empereurs qui font leur travail. C'est là ce qui est grave.*
colour-civil-war-38 = *Quatre hommes devaient se partager l'Empire en frères. C'est ce qu'ils font.*
colour-civil-war-39 = *Il y a au monde un empereur de trop, et chacun des deux sait lequel.*

# Les grandes villes, quand elles changent de mains.

colour-city-alexandria = *À la Bibliothèque, on prie le vainqueur de signer le registre. Ils l'ont tous fait.*
colour-city-antioch = *Antioche en a vu passer, des vainqueurs, par la porte de Daphné ; les danseuses savent ce qu'on attend d'elles.*
colour-city-athens = *Athènes fait visiter à la nouvelle garnison. Les guides savent le discours par cœur.*
colour-city-byzantium = *Qui tient Byzance a une main sur le blé du Pont-Euxin, et l'autre à la gorge de qui le mange.*
colour-city-carthage = *À Carthage, un écolier devait réciter ce soir-là la fin du quatrième livre de l'Énéide. On le prie d'arrêter.*
colour-city-ctesiphon = *À Ctésiphon, la salle du trône est vide, hormis un tapis où est tissé un jardin, avec des joyaux pour fleurs. Il n'y sera plus longtemps.*
colour-city-damascus = *À Damas, on continue de forger. Il faut des épées sous tous les gouvernements.*
colour-city-ecbatana = *Ecbatane a sept murailles, dit Hérodote, et la dernière est d'or. Elle est de brique crue, et glaciale l'hiver.*
colour-city-jerusalem = *À Jérusalem, un vieillard, sur les marches, fait remarquer que la ville fut prise aussi du temps d'Isaïe, et que le voilà.*
colour-city-lugdunum = *À Lugdunum, on essuie l'autel des Trois Gaules et on le dédie de nouveau, jusqu'à nouvel ordre.*
colour-city-lutetia = *Lutèce est une petite ville dans une île, avec quelques thermes et une haute idée d'elle-même.*
colour-city-massilla = *Massilia était là avant que Rome méritât d'être mentionnée, et elle le mentionne.*
colour-city-palmyra = *À Palmyre, le tarif des péages est gravé dans la pierre, en deux langues. On ne change que le bénéficiaire.*
colour-city-persepolis = *Personne n'habite entre les colonnes de Persépolis. On les tient tout de même.*
colour-city-ravenna = *Derrière les marais de Ravenne, on est à l'abri de tout, sauf de la fièvre.*
colour-city-syracuse = *À Syracuse, on montre encore l'endroit où un soldat tua un homme qui traçait des cercles.*
