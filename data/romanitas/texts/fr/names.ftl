# Les noms qui diffèrent de ceux des pions et de la carte, avec leur grammaire : article, nombre, genre, minuscule dans le
# corps d'une phrase (case), mot qui les remplace dans une phrase (word), et les formes qui leur sont propres.

# Ce qui vaut pour toute une sorte. Les villes n'ont pas d'article : « à Rome », « d'Éphèse ».

sort-nation = peuple
    .article = les
    .number = plural
sort-tribe-box = pays d'un peuple
    .article = les
    .number = plural
sort-unit = unité
    .article = les
    .number = plural
sort-figure = général
    .article = le
sort-fleet = flotte
    .article = la
    .gender = feminine
sort-city = ville
    .gender = feminine
sort-land = province
    .article = la
    .gender = feminine
sort-client = peuple client
    .article = la
    .gender = feminine
sort-sea = mer
    .article = la
    .gender = feminine
sort-monastery = Monastère
    .article = le
sort-basilica = Basilique
    .article = la
    .gender = feminine
sort-fortifications = Fortifications
    .article = les
    .number = plural
    .gender = feminine
sort-defensive-walls = Murailles
    .article = les
    .number = plural
    .gender = feminine

# Les peuples.

persia = Perses
roman = Romains
gepids = Gépides
berbers = Berbères
vandals = Vandales
ostrogoths = Ostrogoths
slavs = Slaves
avars = Avars
visigoths = Wisigoths
franks = Francs
lombards = Lombards

# Ceux qui commandent.

comes = Comes
magister-militum = Magister Militum
intrinsic-comes = Comes de la ville
nobody = aucun général
    .article = none

# Les mers et les régions.

western-med = Méditerranée occidentale
central-med = Méditerranée centrale
eastern-med = Méditerranée orientale
adriatic = Adriatique
aegean = Mer Égée
    .word = mer Égée
the-west = Occident
    .article = le
    .in = en Occident
italy = Italie
    .article = la
    .gender = feminine
africa = Afrique
    .article = la
    .gender = feminine
the-balkans = Balkans
    .article = les
    .number = plural
    .in = dans les Balkans
asia-minor = Asie Mineure
    .article = la
    .gender = feminine
the-east = Orient
    .article = le
    .in = en Orient
egypt = Égypte
    .article = la
    .gender = feminine

pont-euxin = Pont-Euxin
    .article = le
    .gender = masculine
    .in = sur le Pont-Euxin

t-polemoniacus = Pontus Polemoniacus
    .article = le
    .gender = masculine
t-persia = Imperium Persarum
    .article = le
    .gender = masculine
t-epirus = Epirus
    .the = l'Épire
    .of = d'Épire
    .in = en Épire
    .to = en Épire
t-tuscia = Tuscia et Latium
    .the = la Tuscie et le Latium
    .of = de la Tuscie et du Latium
    .in = en Tuscie et dans le Latium
    .to = en Tuscie et dans le Latium
    .number = plural
t-campania = Campania et Apulia
    .the = la Campanie et l'Apulie
    .of = de la Campanie et de l'Apulie
    .in = en Campanie et en Apulie
    .to = en Campanie et en Apulie
    .number = plural
t-aemilia = Aemilia et Liguria Transpadana
    .the = l'Émilie et la Ligurie transpadane
    .of = de l'Émilie et de la Ligurie transpadane
    .in = en Émilie et en Ligurie transpadane
    .to = en Émilie et en Ligurie transpadane
    .number = plural
t-moesia-secunda = Moesia Secunda et Scythia
    .the = la Mésie seconde et la Scythie
    .of = de la Mésie seconde et de la Scythie
    .in = en Mésie seconde et en Scythie
    .to = en Mésie seconde et en Scythie
    .number = plural
t-moesia-prima = Moesia Prima et Dacia
    .the = la Mésie première et la Dacie
    .of = de la Mésie première et de la Dacie
    .in = en Mésie première et en Dacie
    .to = en Mésie première et en Dacie
    .number = plural
t-insulae = Corsica-Sardinia et Baleares
    .the = la Corse, la Sardaigne et les Baléares
    .of = de la Corse, de la Sardaigne et des Baléares
    .in = en Corse, en Sardaigne et aux Baléares
    .to = en Corse, en Sardaigne et aux Baléares
    .number = plural
t-helenopontus = Helenopontus
    .article = le
    .gender = masculine

# Les peuples clients.

lazica = Lazique
    .of = de Lazique
iberia = Ibérie
    .of = d'Ibérie
albania = Albanie
    .of = d'Albanie
lakhmids-ghassanids = Lakhmides/Ghassanides
    .article = les
    .number = plural
    .gender = masculine
    .the = les Lakhmides et les Ghassanides
    .of = des Lakhmides et des Ghassanides
    .to = aux Lakhmides et aux Ghassanides
    .in = chez les Lakhmides et les Ghassanides

# Les villes dont le nom a une forme française ; les autres gardent celle de la carte.

thessalonice = Thessalonique
corinthus = Corinthe
nicaea = Nicée
pessinus = Pessinonte
ephesus = Éphèse
trapezus = Trapézonte
melitene = Mélitène
seleucia = Séleucie
antioch = Antioche
damascus = Damas
caesarea-palaestinae = Césarée (Palestine)
    .word = Césarée de Palestine
jerusalem = Jérusalem
alexandria = Alexandrie
oxyrhynchus = Oxyrhynque
syene = Syène
ptolemais = Ptolémaïs
salonae = Salone
aquileia = Aquilée
ravenna = Ravenne
genoa = Gênes
syracusae = Syracuse
constantina = Constantine
caesarea-mauretaniae = Césarée (Maurétanie)
    .word = Césarée de Maurétanie
ctesiphon = Ctésiphon

# Les unités. Elles sont toutes au pluriel ; un numéro les distingue.

scholae = Scholae palatinae
    .gender = feminine
boukellaroi-1 = Bucellaires I
    .case = small
boukellaroi-2 = Bucellaires II
    .case = small
cataphracts-1 = Cataphractes I
    .case = small
cataphracts-2 = Cataphractes II
    .case = small
merc-heruli = Hérules
merc-rugi = Ruges
merc-hunni-1 = Huns I
merc-hunni-2 = Huns II
persia-armenii = Lanciers arméniens
    .case = small
persia-chionitae = Archers chionites
    .case = small
persia-paighan-2 = Archers paighan
    .case = small
berbers-cabaon = Méharistes de Cabaon
    .case = small
berbers-equites-1 = Cavaliers maures I
    .case = small
berbers-equites-2 = Cavaliers maures II
    .case = small
berbers-iaculatores = Javeliniers montés maures
    .case = small
berbers-pedites-1 = Fantassins maures
    .case = small
berbers-pedites-2 = Guerriers maures
    .case = small
vandals-alani = Alains
vandals-pedites-1 = Fantassins vandales I
    .case = small
vandals-pedites-2 = Fantassins vandales II
    .case = small
vandals-mauri = Archers maures
    .case = small
ostrogoths-comitatus = Compagnons du roi
    .case = small
ostrogoths-equites-1 = Lanciers goths I
    .case = small
ostrogoths-equites-2 = Lanciers goths II
    .case = small
ostrogoths-pedites-1 = Fantassins goths I
    .case = small
ostrogoths-pedites-2 = Fantassins goths II
    .case = small
ostrogoths-sagittarii-1 = Archers goths I
    .case = small
ostrogoths-sagittarii-2 = Archers goths II
    .case = small
slavs-cutriguri = Koutrigours
slavs-antae = Antes
slavs-iaculatores-1 = Javeliniers slaves I
    .case = small
slavs-iaculatores-2 = Javeliniers slaves II
    .case = small
avars-tarkhan = Gardes du Khagan
    .word = gardes du Khagan
avars-lancers-1 = Lanciers avars I
    .case = small
avars-lancers-2 = Lanciers avars II
    .case = small
avars-bulgari = Bulgares
avars-sagittarii = Archers montés avars
    .case = small
avars-sclaveni = Auxiliaires slaves
    .case = small
visigoths-equites-1 = Lanciers wisigoths I
    .case = small
visigoths-equites-2 = Lanciers wisigoths II
    .case = small
visigoths-pedites-1 = Fantassins wisigoths I
    .case = small
visigoths-pedites-2 = Fantassins wisigoths II
    .case = small
visigoths-funditores = Frondeurs et archers baléares
    .case = small
franks-antrustiones = Antrustions
    .case = small
franks-nobiles = Nobles austrasiens
    .case = small
franks-franci-1 = Francs I
franks-franci-2 = Francs II
franks-alamanni = Alamans
franks-burgundiones = Burgondes
lombards-saxones = Saxons
lombards-sagittarii = Archers lombards
    .case = small

# Les flottes.

fleet-slavs = Monoxyla
    .article = les
    .number = plural
    .gender = masculine

# Les Monuments.

monastery = Monastère
basilica-1 = Basilique
basilica-2 = Basilique
walls-1 = Murailles
walls-2 = Murailles

# Les pays des peuples, au bord de la carte.

box-franks = Franci
    .word = Francs
box-lombards = Langobardi
    .word = Lombards
box-gepids = Gepidae
    .word = Gépides
box-avars = Avari
    .word = Avars
box-slavs = Sclaveni
    .word = Slaves
box-berbers = Mauri
    .word = Maures
