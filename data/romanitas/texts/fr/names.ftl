# Les noms qui diffèrent de ceux des pions et de la carte. Peuples et unités sont au pluriel et se passent d'article : les
# phrases disent « les { $nation } », « les { $unit } ». Villes et mers n'en ont pas : « à { $city } ».

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

# Les mers et les régions.

western-med = Mare Occidentale
central-med = Mare Centrale
eastern-med = Mare Orientale
adriatic = Hadriaticum
aegean = Aegaeum
the-west = Occident
italy = Italie
africa = Afrique
the-balkans = Balkans
asia-minor = Asie Mineure
the-east = Orient
egypt = Égypte

# Les peuples clients.

lazica = Lazique
iberia = Ibérie
albania = Albanie
lakhmids-ghassanids = Lakhmides/Ghassanides

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
ctesiphon = Ctésiphon

# Les unités.

cataphracts-1 = Cataphractes I
cataphracts-2 = Cataphractes II
merc-heruli = Hérules
merc-rugi = Ruges
merc-hunni-1 = Huns I
merc-hunni-2 = Huns II
persia-armenii = Lanciers arméniens
persia-chionitae = Archers chionites
persia-paighan-2 = Archers paighan
berbers-cabaon = Méharistes de Cabaon
berbers-equites-1 = Cavaliers maures I
berbers-equites-2 = Cavaliers maures II
berbers-iaculatores = Javeliniers montés maures
berbers-pedites-1 = Fantassins maures
berbers-pedites-2 = Guerriers maures
vandals-alani = Alains
vandals-pedites-1 = Fantassins vandales I
vandals-pedites-2 = Fantassins vandales II
vandals-mauri = Archers maures
ostrogoths-comitatus = Compagnons du roi
ostrogoths-equites-1 = Lanciers goths I
ostrogoths-equites-2 = Lanciers goths II
ostrogoths-pedites-1 = Fantassins goths I
ostrogoths-pedites-2 = Fantassins goths II
ostrogoths-sagittarii-1 = Archers goths I
ostrogoths-sagittarii-2 = Archers goths II
slavs-cutriguri = Koutrigours
slavs-antae = Antes
slavs-iaculatores-1 = Javeliniers slaves I
slavs-iaculatores-2 = Javeliniers slaves II
avars-tarkhan = Garde du Khagan
avars-lancers-1 = Lanciers avars I
avars-lancers-2 = Lanciers avars II
avars-bulgari = Bulgares
avars-sagittarii = Archers montés avars
avars-sclaveni = Auxiliaires slaves
visigoths-equites-1 = Lanciers wisigoths I
visigoths-equites-2 = Lanciers wisigoths II
visigoths-pedites-1 = Fantassins wisigoths I
visigoths-pedites-2 = Fantassins wisigoths II
visigoths-funditores = Frondeurs et archers baléares
franks-antrustiones = Antrustions
franks-nobiles = Nobles austrasiens
franks-franci-1 = Francs I
franks-franci-2 = Francs II
franks-alamanni = Alamans
franks-burgundiones = Burgondes
lombards-saxones = Saxons
lombards-sagittarii = Archers lombards

# Les Monuments.

monastery = Monastère
basilica-1 = Basilique
basilica-2 = Basilique
walls-1 = Murailles
walls-2 = Murailles
