# What the history books say of a decade, its peoples and its cities. These sentences tell of the world as it was and
# claim nothing about the campaign, which may go another way. Their arguments: $turn, the turn of the game.

emperor-justinian-i = Justinian
emperor-justin-ii = Justin II
emperor-tiberius-ii-constantine = Tiberius II Constantine
emperor-maurice = Maurice
emperor-phocas = Phocas
emperor-heraclius = Heraclius

troop-limitanei = { $count ->
    [one] Limitanei
   *[other] { $count } Limitanei
}
troop-skoutatoi = { $count ->
    [one] Skoutatoi
   *[other] { $count } Skoutatoi
}
troop-isauriens = Isaurians
troop-excubites = Excubitors
troop-symmachoi = { $count ->
    [one] Symmachoi
   *[other] { $count } Symmachoi
}
troop-boukellaroi = { $count ->
    [one] Bucellarii
   *[other] { $count } Bucellarii
}
troop-cataphracts = { $count ->
    [one] Cataphracts
   *[other] { $count } Cataphracts
}
troop-scholae = Scholae palatinae
troop-merc-heruli = Heruli
troop-merc-rugi = Rugi
troop-merc-hunni = { $count ->
    [one] Huns
   *[other] { $count } Huns
}

# The decade, at the opening of its turn.

colour-turn-1 = *In the books this is the decade of the Nika riots, of Belisarius in Carthage and of the great dome.*
colour-turn-1-epic = *The books begin with a law code, a closed school in Athens and a young general called Belisarius who beats the Persians before Dara. In January 532 the Hippodrome shouts “Nika!” and half the capital burns; by Christmas 537 the new Hagia Sophia stands where the fire was. Between the two dates a Vandal king and Rome itself have fallen into the Emperor's hands. What it will be here, you decide.*
colour-turn-2 = *In the books Antioch burns in 540, and two years later the plague is in the capital.*
colour-turn-2-epic = *The books have Belisarius ride into Ravenna in May 540. In June the Persians are in Antioch, and the laurels are forgotten. At Pelusium a sickness comes ashore that will bury one in three; in Italy a man named Totila takes back, city by city, what the generals had won. Here nothing of that is written yet.*
colour-turn-3 = *In the books an old eunuch, Narses, ends the Gothic war at Busta Gallorum.*
colour-turn-3-epic = *In the books Theodora dies and Justinian grows old over theology. John Troglita breaks the Moors; Totila takes Rome a second time and dies at Busta Gallorum under the arrows of Narses, who is past seventy. Monks walk in from the East with silkworm eggs in a hollow staff, and in the far West a Roman fleet lands in Spain.*
colour-turn-4 = *In the books strangers with braided hair ask for an audience in 558: the Avars.*
colour-turn-4-epic = *The books give these years an earthquake, a fallen dome and strangers with braided hair: the Avars ask for land, gold and an audience. When Kutrigurs ride up to the Long Walls, Belisarius puts on his armour once more and sends them home with peasants and pensioners. Peace with Persia is signed for fifty years. In 565 the general dies in spring and the Emperor in autumn.*
colour-turn-5 = *In the books Alboin leads the Lombards down into Italy, and Justin II loses Dara and his reason.*
colour-turn-5-epic = *In the books a whole people comes over the Julian Alps in 568, with waggons, herds and grandmothers: Alboin's Lombards, who will stay. Justin II stops the payments to Persia, and gets the war that he asked for. Dara falls in 573; the Emperor is wheeled through the palace in a toy cart, barking, and Tiberius governs. Three years later it is Khosrow himself who flees across the Euphrates from a Roman army.*
colour-turn-6 = *In the books Sirmium starves until it opens to the Avars, and the Slavs no longer go home in winter.*
colour-turn-6-epic = *The books tell of Sirmium, three years besieged, where a hand scratched on a tile: Lord, help the city. It opens to the Avars in 582. South of it the Slavs come, harvest what others have sown, and stay. In the East a notary turned general, Maurice, makes an army of a rabble, and is called to the throne for it. Thessalonica holds; its citizens say it was Saint Demetrius.*
colour-turn-7 = *In the books a fugitive, Khosrow II, is put back on the throne of Persia by Roman spears.*
colour-turn-7-epic = *In the books the army of the East chases off its general because its pay is cut. The Visigoths turn Catholic at Toledo; in Rome a monk named Gregory is made bishop and complains about it in beautiful letters. And the King of Kings, driven out by his own marshal, comes as a beggar and goes home behind Roman standards. For once both empires are at peace, and Maurice looks to the Danube.*
colour-turn-8 = *In the books a centurion, Phocas, overthrows Maurice in 602, and Persia takes revenge for the pleasure of it.*
colour-turn-8-epic = *In the books Priscus carries the war across the Danube and beats the Khagan wherever he meets him. Then the soldiers are told to winter among the marshes, and they have had enough: a centurion, Phocas, rides into the capital on their shields. Maurice watches his sons die first. Khosrow II, who owed him a throne, draws the sword for him, and does not put it back for twenty-five years.*
colour-turn-9 = *In the books Jerusalem is stormed in 614, and the True Cross travels to Ctesiphon.*
colour-turn-9-epic = *In the books a fleet from Carthage, with icons at the mastheads, ends Phocas in one October day, and Heraclius puts on the crown of a bankrupt state. Antioch, Damascus, Jerusalem: the Persians take them one by one, and the True Cross with the last. In 615 their camp fires are seen from the palace windows, across the water at Chalcedon.*
colour-turn-10 = *In the books Heraclius beats Persia near Nineveh in 627, a year after the Avars gave up before the capital.*
colour-turn-10-epic = *In the books the bread dole ends, Egypt is lost, and the church plate is melted down for one last army. Heraclius leads it himself, over the mountains, into the heart of Persia. Behind him Constantinople stands off Avars, Slavs and Persians for ten days of August 626 and sings the hymn that is still sung. Near Nineveh in December 627 the longest war ends. It is the last decade of the old world; no one knows it.*

# The peoples, when they take up arms.

colour-nation-gepids = *{ $turn ->
    [1] The books know the Gepids in these years as masters of Sirmium, which they took while Goths and Romans were busy with each other.
    [2] The books know King Thurisind and his Gepids as neighbours whom Justinian pays, and sets against the Lombards.
    [3] In the books the Gepids lose to the Lombards on the field of Asfeld, about 552, and never quite recover.
    [4] In the books King Cunimund falls in 567. Lombards and Avars share his kingdom; Alboin keeps the skull.
   *[other] In the books the Gepids had no kingdom after 567. Here someone forgot to tell them.
}*
colour-nation-persia = *{ $turn ->
    [1] Khosrow, whom they call the Immortal Soul, is new to his throne in these years and swears peace without end.
    [2] In the books Khosrow bathes in the sea at Seleucia in 540 and has chariot races held at Apamea. He lets the Blues lose.
    [3] In the books the truce keeps the kings apart in these years, and only Lazica bleeds.
    [4] In the books Persia sells its peace in 562, for thirty thousand pieces of gold a year.
    [5] In the books Dara, which could not be taken, is taken in 573.
    [6] In the books Hormizd IV will not hear of peace, nor of advice.
    [7] In the books Persia has two kings in 590, and the better general is not the one who wins.
    [8] Khosrow II calls himself avenger of Maurice in the books, and produces a young man said to be Maurice's son.
    [9] In the books Shahrbaraz, the Boar of the Realm, takes Jerusalem in these years, and Shahin comes to Chalcedon.
   *[other] In the books the long war ends in this decade, with Khosrow II shot in a dungeon by order of his own son.
}*
colour-nation-berbers = *{ $turn ->
    [1] In the books Solomon fights the Moors in these years behind their rings of kneeling camels.
    [2] In the books Antalas, once a friend, leads the Moors of Byzacena, and the prefect Solomon dies fighting them.
    [3] In the books John Troglita breaks the league of the Moors in 548; Corippus makes eight cantos of it.
    [4] In the books the old ally Cutzina is murdered when he comes for his pay, in 563, and his sons ride.
    [5] In the books King Garmul kills three Roman generals in three years.
    [6] In the books Garmul meets his match in Gennadius, and Africa has rest.
   *[other] The books have little to say of the Moors in these years. They have not stopped riding for that.
}*
colour-nation-vandals = *{ $turn ->
    [1] Gelimer, the books say, has taken the throne from an old man who would not fight, and his horsemen have forgotten the bow.
   *[other] In the books the last king of the Vandals has grown vines in Galatia since 534. Here his people still sail.
}*
colour-nation-ostrogoths = *{ $turn ->
    [1] The kingdom of Theodoric, the books say, has come to a daughter, then to a coward, and at last to Witigis, who can at least march.
    [2] In the books the Goths lift Totila on the shield in 541, and he is the best they have had since Theodoric.
    [3] In the books Totila rides a war dance before the lines at Busta Gallorum, in golden armour. It is his last.
   *[other] In the books the kings of the Goths end with Teia, under Vesuvius, in 552. Here the line goes on.
}*
colour-nation-slavs = *{ $turn ->
    [1] The books say that Chilbudius held the Danube against the Slavs for three years, and that no one did after him.
    [2] In these years, say the books, the Slavs learn how few soldiers there are south of the river.
    [3] In the books the Slavs winter on Roman soil in 550, for the first time as if at home.
    [4] In the books the Kutrigurs bring Slavs along when they ride for the Long Walls in 559.
    [5] The books hardly name the Slavs in these years. They are counting boats.
    [6] In the books it is in these years that the Slavs come to stay.
    [7] The books name two kings of the Slavs now, Ardagast and Musokios; the second is taken drunk.
    [8] The manual of Maurice says: against the Slavs go in winter, when the trees are bare and the snow shows their tracks.
    [9] In the books their dugouts reach the Aegean, and islands that had long forgotten what war is.
   *[other] In the books their dugouts lie in the Golden Horn in 626, and the Roman dromons ride them down.
}*
colour-nation-avars = *{ $turn ->
    [1] In the books no one on the Bosporus has heard of the Avars before 558. Here they are early.
    [2] In the books no one on the Bosporus has heard of the Avars before 558. Here they are early.
    [3] In the books no one on the Bosporus has heard of the Avars before 558. Here they are early.
    [4] In the books their first envoy, Kandik, asks Justinian for presents and land. He gets the presents.
    [5] In the books Bayan has taken the plain of the Gepids and asks why no one pays him.
    [6] In the books Bayan sits down before Sirmium and lets hunger do the work.
    [7] In the books the Khagan puts on an empress's purple at Anchialus, in 588, and asks for more gold.
    [8] In the books Priscus beats the Khagan on the Tisza, and four of his sons drown.
    [9] In the books the Avars ride through Thrace almost at leisure; the armies are all in Asia.
   *[other] In the books the Khagan tells the city in 626 that not even fish will get out. On the tenth day he goes home.
}*
colour-nation-visigoths = *{ $turn ->
    [1] In the books Theudis, once Theodoric's sword-bearer, rules Spain and looks across the straits.
    [2] In the books Theudis tries to take Septem in these years, on a Sunday, and loses an army.
    [3] In the books Agila and Athanagild fight for Spain, and one of them calls in the Romans.
    [4] In the books Athanagild would be glad to be rid of the Romans whom he invited.
    [5] In the books Leovigild makes himself a throne, a crown and a kingdom out of quarrelling dukes.
    [6] In the books King Leovigild besieges his own son in Seville.
    [7] In the books Reccared turns Catholic in 589, and a quarrel of two centuries is over by a signature.
    [8] In the books the house of Leovigild ends in 603, by the usual knife.
    [9] In the books King Sisebut writes a poem on eclipses and takes Roman harbours in between.
   *[other] In the books Suinthila drives the last Romans out of Spain in these years.
}*
colour-nation-franks = *{ $turn ->
    [1] In the books King Theudebert takes Roman gold, Gothic gold and Provence, and fights for neither.
    [2] In the books King Theudebert strikes gold coins with his own head on them, and Constantinople is scandalised.
    [3] In the books seventy-five thousand Franks and Alamanni go down Italy in 553. Hardly anyone comes back.
    [4] In the books old Chlothar has all the Frankish kingdoms to himself, having outlived all his brothers and some of his nephews.
    [5] In the books two queens, Brunhild and Fredegund, keep the kings of the Franks busy.
    [6] In the books Maurice pays Childebert fifty thousand solidi to march against the Lombards, and asks for them back.
    [7] In the books a Frankish army in Italy waits for the Romans at the agreed place, and dies of dysentery.
    [8] In the books Brunhild rules through her grandsons, and builds roads that still bear her name.
    [9] In the books the second Chlothar has Brunhild torn apart by horses in 613, and all the Franks for himself.
   *[other] In the books young Dagobert learns to rule in these years, and the Franks are one people again.
}*
colour-nation-lombards = *{ $turn ->
    [1] In the books the Lombards sit on the middle Danube in these years and are thought of as friends.
    [2] In the books Justinian gives the Lombards land in Pannonia and a reason to hate the Gepids.
    [3] In the books five thousand Lombards fight for Narses in Italy, and remember the way.
    [4] In the books Alboin marries the daughter of the king whom he killed, and drinks from the king.
    [5] In the books Alboin comes over the Alps on the day after Easter 568.
    [6] In the books the Lombards have no king for ten years in this time, and thirty-five dukes.
    [7] In the books King Agilulf stands before Rome in these years, and Pope Gregory pays him to leave.
    [8] In the books King Agilulf has his son crowned in the circus of Milan, as an emperor would.
    [9] In the books Queen Theodelinda rules for her son and fills the church of Monza with gold.
   *[other] In the books King Adaloald loses his wits and then his throne; the Lombards choose another.
}*
colour-command = *{ $turn ->
    [1] In the books it is Belisarius who commands in these years, not yet forty.
    [2] In the books Belisarius commands, with too few men, and writes home for more.
    [3] In the books Narses and John Troglita command in these years, and neither loses a battle that counts.
    [4] In the books Belisarius is called back once more in these years, an old man with three hundred veterans.
    [5] In the books it is Justinian, a cousin's son of the great one, who turns Khosrow back at Melitene.
    [6] In the books it is Maurice who commands in the East, and sleeps in the trenches that he makes the men dig.
    [7] In the books Priscus, Comentiolus and the Emperor's own brother take turns in command.
    [8] In the books Priscus commands on the Danube, and Comentiolus explains why he does not.
    [9] In the books the young Emperor Heraclius takes the field himself, which hardly one has done for two hundred years.
   *[other] In the books Heraclius leads his army himself, and drills it for months before it sees an enemy.
}*

# Places, when the war comes to them.

colour-site-constantinople = *Theodosius built these walls in nine years. In the books no one has ever come over them.*
colour-site-thessalonice = *They trust in Saint Demetrius here, and in their walls, in this order.*
colour-site-corinthus = *An earthquake has been here before the enemy, and a wall crosses the Isthmus.*
colour-site-dyrrachium = *The Via Egnatia begins here, and with it the way to the capital.*
colour-site-naissus = *Constantine was born here. Attila left bones along the river so thick that envoys found no place to camp.*
colour-site-viminacium = *Once a legion lay here; now it is a river crossing with too few men on it.*
colour-site-chersonesos = *From here the Empire listens to the steppe.*
colour-site-ephesus = *Seven sleepers lie in the hill above the town; pilgrims pay to see where.*
colour-site-melitene = *The Twelfth Legion, the one with the thunderbolt, was at home here.*
colour-site-trapezus = *Xenophon's men saw the sea here; Roman supplies for Lazica are landed at the same place.*
colour-site-antioch = *The city of three hundred thousand, which earthquakes and Persians take turns to ruin.*
colour-site-damascus = *Saint Paul lodged here, in the street that is called Straight.*
colour-site-jerusalem = *The Holy Sepulchre is here, and with it the reason why the whole world watches.*
colour-site-caesarea-palaestinae = *Procopius, who wrote down the wars, was born here.*
colour-site-alexandria = *The capital's bread goes through this harbour.*
colour-site-syene = *The last town of the Empire; beyond the cataract Nubia begins.*
colour-site-salonae = *Diocletian grew his cabbages next door.*
colour-site-aquileia = *The storks flew out of this city before Attila took it; it has never been the same since.*
colour-site-ravenna = *Marshes on one side, the sea on the other, and mosaics in between.*
colour-site-mediolanum = *Ambrose made an emperor do penance at these doors.*
colour-site-genoa = *A harbour under mountains, and nothing else; that is enough.*
colour-site-rome = *The old capital. It has more statues than citizens, they say.*
colour-site-neapolis = *In 536, the books say, Belisarius got in here through a dry aqueduct.*
colour-site-syracusae = *Belisarius, say the books, ended his consulship here, throwing gold to the crowd.*
colour-site-carthage = *Gaiseric took it in 439, and for a century it sent out fleets instead of grain.*
colour-site-septem = *One of the Pillars of Hercules stands beside it, and Africa ends.*
colour-site-caralis = *Here Vandal kings kept the bishops whom they did not like.*
colour-site-carthago-spartaria = *Hannibal's New Carthage, and the door to Spain.*
colour-site-toletum = *On its rock above the Tagus the kings of the Goths keep their crowns.*
colour-site-hispalis = *In the books Isidore will write down here all that the West still knows.*
colour-site-narbo = *The first Roman colony beyond the Alps; the Goths hold it against the Franks.*
colour-site-ctesiphon = *Here stands the arch of Khosrow, and under it a carpet that is a garden in winter.*
colour-site-lazica = *Whoever holds Lazica holds the eastern shore of the Black Sea, and the mountain road behind it.*
colour-site-iberia = *The kings of Iberia are Christians, and the Persians would have them bury no dead.*
colour-site-albania = *The Caspian Gates are here, which both empires like to see shut against the Huns.*
colour-site-lakhmids-ghassanids = *Two Arab kings watch the desert for two empires, and each other.*

# Stratagems, when they are played.

colour-stratagem-rally = *The officers have orders to collect who runs.*
colour-stratagem-iron-discipline = *One unit will not break step today, whatever comes.*
colour-stratagem-defensive-works = *Ditches, stakes and a palisade are waiting.*
colour-stratagem-reserve = *Behind the line someone sits on the grass and waits to be called.*
colour-stratagem-favourable-terrain = *A slope, a brook, a vineyard wall: it is enough.*
colour-stratagem-ambush = *The first shock comes from where no one looked.*
colour-stratagem-harassment = *Archers out in front, and no hurry at all.*
colour-stratagem-manoeuvre = *The wings are where it will be decided.*
colour-stratagem-frontal-assault = *No finesse: straight through the centre.*
colour-stratagem-siege = *Money, ladders and a dark night.*
colour-stratagem-defensive-tactic = *Shields together, and let them come.*
