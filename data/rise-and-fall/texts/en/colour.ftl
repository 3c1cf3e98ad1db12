# What the books say of each decade; the game may tell another story.

colour-turn-1 = *In the books:* Caesar, Pompey and Crassus share out the Republic, and Caesar begins on Gaul.
colour-turn-2 = *In the books:* Caesar crosses the Rubicon; Pompey dies on an Egyptian beach, Caesar under the daggers.
colour-turn-3 = *In the books:* Antony and Octavian divide the world between them, and off Actium one of them takes all of it.
colour-turn-4 = *In the books:* Egypt becomes a province, and Octavian becomes Augustus.
colour-turn-5 = *In the books:* the eagles lost at Carrhae come home without a battle; Drusus looks across the Rhine.
colour-turn-6 = *In the books:* Drusus sees the Elbe and dies on the way back; in Jerusalem old Herod dies.
colour-turn-7 = *In the books:* three legions under Varus go into the Teutoburg Forest and do not come out.
colour-turn-8 = *In the books:* Germanicus buries the bones of Varus' men, and Augustus dies at Nola.
colour-turn-9 = *In the books:* Tiberius rules from a rock in the sea, and Sejanus in his name.
colour-turn-10 = *In the books:* a prefect in Judea has a preacher crucified; Rome gets Caligula.
colour-turn-11 = *In the books:* Claudius, at whom everybody laughed, sends four legions to Britain.
colour-turn-12 = *In the books:* Nero sings, and Corbulo drills an army for Armenia.
colour-turn-13 = *In the books:* Boudica burns Londinium; Rome burns by itself; four emperors wear out one year.
colour-turn-14 = *In the books:* Titus takes Jerusalem, and a mountain buries Pompeii.
colour-turn-15 = *In the books:* Agricola looks out over Caledonia; in Rome the great amphitheatre opens its gates.
colour-turn-16 = *In the books:* Domitian is stabbed by his household, and Nerva adopts the best general there is.
colour-turn-17 = *In the books:* Trajan bridges the Danube and carries the gold of Dacia home.
colour-turn-18 = *In the books:* Trajan stands on the Persian Gulf, and Hadrian gives most of it back.
colour-turn-19 = *In the books:* Hadrian draws a wall across Britain from sea to sea.
colour-turn-20 = *In the books:* Bar Kokhba raises Judea, and Judea is laid waste.
colour-turn-21 = *In the books:* Antoninus reigns, and historians find little to write about.
colour-turn-22 = *In the books:* in Alexandria Ptolemy puts the whole known world on a map.
colour-turn-23 = *In the books:* the army of the East brings home a victory and a plague.
colour-turn-24 = *In the books:* Marcus Aurelius fights beyond the Danube and writes to himself at night.
colour-turn-25 = *In the books:* Commodus fights in the arena, against beasts that are tied.
colour-turn-26 = *In the books:* the Guard auctions the Empire, and Severus takes it from the buyer.
colour-turn-27 = *In the books:* old Severus has himself carried through Caledonia in a litter.
colour-turn-28 = *In the books:* Caracalla makes a Roman of every free man, so that he may tax him.
colour-turn-29 = *In the books:* in Persis Ardashir throws down the last Arsacid king.
colour-turn-30 = *In the books:* the last of the Severans is killed by his soldiers, who begin to like it.
colour-turn-31 = *In the books:* Philip celebrates a thousand years of Rome; Shapur waters his horses in the Euphrates.
colour-turn-32 = *In the books:* Decius dies in a swamp with his army, fighting the Goths.
colour-turn-33 = *In the books:* Valerian kneels before Shapur; Gaul and Palmyra look after themselves.
colour-turn-34 = *In the books:* Aurelian brings back Palmyra and Gaul, and puts a wall around Rome all the same.
colour-turn-35 = *In the books:* Diocletian comes to power and finds that one emperor is not enough.
colour-turn-36 = *In the books:* four men share the purple; Galerius captures the Great King's tents.
colour-turn-37 = *In the books:* Christians die in the arenas, and at York soldiers acclaim Constantine.
colour-turn-38 = *In the books:* at the Milvian Bridge Constantine wins under a new sign.
colour-turn-39 = *In the books:* Constantine rules alone, and the bishops quarrel at Nicaea.
colour-turn-40 = *In the books:* a new Rome is dedicated on the Bosporus.
colour-turn-41 = *In the books:* Constantine's sons fight each other, and Shapur fights for Nisibis.
colour-turn-42 = *In the books:* a bookish young man named Julian beats the Alemanni at Strasbourg.
colour-turn-43 = *In the books:* Julian dies on the retreat from Ctesiphon, and Nisibis is the price of peace.
colour-turn-44 = *In the books:* the Goths are let across the Danube; at Adrianople an emperor and his army are gone.
colour-turn-45 = *In the books:* Theodosius gives the Goths land and calls them allies.
colour-turn-46 = *In the books:* Theodosius dies, and two boys inherit an empire each.
colour-turn-47 = *In the books:* the Rhine freezes on the last night of a year, and Vandals, Alans and Suebi walk across.
colour-turn-48 = *In the books:* Alaric's Goths are in Rome for three days.
colour-turn-49 = *In the books:* the Vandals look across the strait at Africa, and then they sail.
colour-turn-50 = *In the books:* Geiseric walks into Carthage while it sits in the circus.
colour-turn-51 = *In the books:* Attila takes gold from one emperor and provinces from the other.
colour-turn-52 = *In the books:* on the Catalaunian Plains the last army of the West stops the Huns.
colour-turn-53 = *In the books:* a thousand ships of both empires burn off Carthage.
colour-turn-54 = *In the books:* Odoacer sends a boy called Romulus into retirement, and the insignia to Constantinople.

# Great leaders, as they come.

colour-leader-caesar = *He is bald, in debt and never late. In seven summers he will write his own commentary on it, in the third person.*
colour-leader-octavian = *He is sickly, cannot bear the sun, and will outlive everybody who laughed at him. “Make haste slowly,” he says.*
colour-leader-tiberius = *The best general of his age has been waiting for so long that he no longer wants it. He takes it without a smile.*
colour-leader-vespasian = *A tax farmer's grandson, broad as a barn door, who jokes about his own divinity and pays his bills.*
colour-leader-trajan = *A soldier from Spain who walks at the head of the column and knows his centurions by name. “Luckier than Augustus, better than Trajan,” they will wish his successors.*
colour-leader-hadrian = *He wears a beard like a Greek, marches twenty miles a day bareheaded, and asks of every province first what it costs.*
colour-leader-marcus-aurelius = *A philosopher who would rather read has been given the plague and the Marcomanni. He does his duty, and writes himself notes about it.*
colour-leader-septimius-severus = *An African with a Punic accent and a very clear programme: “Agree with each other, enrich the soldiers, and despise the rest.”*
colour-leader-diocletian = *A freedman's son from Dalmatia divides the impossible by four. When it is done he will go home to grow cabbages.*
colour-leader-constantine = *At York the soldiers have acclaimed him; he will tell the rest of the story himself, and there will be a cross in it.*
colour-leader-theodosius = *A Spaniard fetched from his estates when there was no army left. He makes one out of those who had destroyed the last.*
colour-leader-orodes-ii = *He has killed a father and will kill a brother, and he keeps a Roman head in his theatre for the last act.*
colour-leader-artabanus = *A king from the steppe side, who reads Greek letters and shoots from the saddle. He returns the eagles, not the arrogance.*
colour-leader-vologases-i = *The son of a concubine has his brother crowned in Armenia, and Nero pays for the feast.*
colour-leader-vologases-iv = *He has waited for a quiet emperor in Rome, and crosses the Euphrates the year he gets one.*
colour-leader-ardashir = *He has overthrown one King of Kings already. The coins now say what he is: worshipper of Mazda, king of kings of Iran.*
colour-leader-shapur = *He will have a Roman emperor kneel in stone, on a cliff, where everybody can see it.*
colour-leader-shapur-ii = *He was crowned before he was born; the diadem was laid on his mother. He has been king for longer than he remembers.*
colour-leader-bahram-v = *They call him the Onager. He hunts, he loves, he sings, and on the right mornings he beats armies.*
colour-leader-yazdegerd-ii = *Devout, stubborn and awake: he wants the frontier forts pulled down and Armenia to pray to the fire.*
colour-leader-arminius = *A Roman knight with a Roman education. He has learnt from the legions how to destroy them.*
colour-leader-ballomar = *A king of the Marcomanni who has made eleven peoples agree on one spring day. Italy has not seen an enemy in two hundred years; it will.*

# Civil wars, by the turn in which the calendar has them.

colour-civil-war-2 = *The die is cast, says somebody at a small river, and quotes it in Greek.*
colour-civil-war-3 = *They fight in the name of a dead dictator, both sides of them.*
colour-civil-war-13 = *One year will see four emperors, and the fourth will ask what all the noise was about.*
colour-civil-war-26 = *In the camp of the Guard somebody stands on the wall and takes bids for the Empire.*
colour-civil-war-31 = *Thousand-year games are being prepared. The soldiers provide some of their own.*
colour-civil-war-32 = *The purple is handed down so fast that the mint has given up on portraits and strikes a general likeness.*
colour-civil-war-33 = *Some historian will count thirty tyrants. He will be exaggerating by a dozen.*
colour-civil-war-34 = *In Gaul and in Palmyra they have emperors who do their work. That is what makes it serious.*
colour-civil-war-38 = *Four men were to share the Empire like brothers. They do.*
colour-civil-war-39 = *There is one emperor too many in the world, and each of the two knows which.*

# Great cities, when they change hands.

colour-city-alexandria = *In the Library they ask the conqueror to sign the register. All of them did.*
colour-city-antioch = *Antioch has seen victors come through the Daphne Gate before; the dancing girls know what is expected.*
colour-city-athens = *Athens shows the new garrison round. The guides have the speech by heart.*
colour-city-byzantium = *Who holds Byzantium has one hand on the corn of the Euxine, and one on the throat of whoever eats it.*
colour-city-carthage = *At Carthage a schoolboy has to recite the end of the fourth Aeneid that evening. He is told to stop.*
colour-city-ctesiphon = *In Ctesiphon the throne hall is empty but for a carpet with a garden woven into it, jewels for flowers. It will not be there long.*
colour-city-damascus = *In Damascus they go on forging. Swords are needed whoever governs.*
colour-city-ecbatana = *Ecbatana has seven walls, so Herodotus says, and the innermost is of gold. It is mud brick, and very cold in winter.*
colour-city-jerusalem = *In Jerusalem an old man on the steps remarks that the city was taken in the time of Isaiah too, and there he is.*
colour-city-lugdunum = *At Lugdunum the altar of the Three Gauls is wiped and rededicated, for the present.*
colour-city-lutetia = *Lutetia is a small town on an island, with a few baths and a high opinion of itself.*
colour-city-massilla = *Massilia was here before Rome was worth mentioning, and mentions it.*
colour-city-palmyra = *In Palmyra the tariff of dues is carved in stone, in two languages. Only the payee is changed.*
colour-city-persepolis = *Nobody lives among the columns of Persepolis. One holds it all the same.*
colour-city-ravenna = *Behind the marshes of Ravenna one is safe from everything but the fever.*
colour-city-syracuse = *In Syracuse they still show the place where a soldier killed a man who was drawing circles.*
