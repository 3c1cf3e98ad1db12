# Names of everything on the map, on the counters and in the tables, with their grammar: article and number, small letter in
# running text (case), the name within a sentence (word), and forms that only they have.

# Nations.

celts = Celts
    .article = the
    .number = plural
cimbri = Cimbri
    .article = the
    .number = plural
etruscans = Etruscans
    .article = the
    .number = plural
samnites = Samnites
    .article = the
    .number = plural
epirotes = Epirotes
    .article = the
    .number = plural
carthaginians = Carthaginians
    .article = the
    .number = plural
greeks = Greeks
    .article = the
    .number = plural
illyrians = Illyrians
    .article = the
    .number = plural
numidians = Numidians
    .article = the
    .number = plural
romans = Romans
    .article = the
    .number = plural
populares = Populares
    .article = the
    .number = plural
optimates = Optimates
    .article = the
    .number = plural
visigoths = Visigoths
    .article = the
    .number = plural
vandals = Vandals
    .article = the
    .number = plural
huns = Huns
    .article = the
    .number = plural
foederati = Foederati
    .article = the
    .number = plural
burgundians = Burgundians
    .article = the
    .number = plural
ostrogoths = Ostrogoths
    .article = the
    .number = plural
western-romans = Western Romans
    .article = the
    .number = plural
african-romans = African Romans
    .article = the
    .number = plural
byzantines = Byzantines
    .article = the
    .number = plural
berbers = Berbers
    .article = the
    .number = plural
sardes = Sardinians
    .article = the
    .number = plural
avars = Avars
    .article = the
    .number = plural
lombards = Lombards
    .article = the
    .number = plural
beneventans = Beneventans
    .article = the
    .number = plural
patrimonium = Patrimonium
    .article = the
    .number = plural
    .word = men of the Patrimonium
venetians = Venetians
    .article = the
    .number = plural
arabs = Arabs
    .article = the
    .number = plural
franks = Franks
    .article = the
    .number = plural

# Areas of northern Italy.

taurini = Taurini
    .article = the
    .word = land of the Taurini
liguria = Liguria
mediolanum = Mediolanum
placentia = Placentia
mantua = Mantua
tridentum = Tridentum
venetia = Venetia
aquileia = Aquileia
bononia = Bononia
ravenna = Ravenna

# Areas of central Italy.

pisae = Pisa
florentia = Florentia
populonia = Populonia
arretium = Arretium
etruria = Etruria
umbria = Umbria
ager-gallicus = Ager Gallicus
    .article = the
picenum = Picenum
sabini = Sabini
    .article = the
    .word = land of the Sabines
roma = Rome
latium = Latium
marsi = Marsi
    .article = the
    .word = land of the Marsi
frentani = Frentani
    .article = the
    .word = land of the Frentani

# Areas of southern Italy.

capua = Capua
samnium = Samnium
beneventum = Beneventum
apulia = Apulia
peucetia = Peucetia
tarentum = Tarentum
brundisium = Brundisium
paestum = Paestum
lucania = Lucania
thurii = Thurii
bruttium = Bruttium
croton = Croton
rhegium = Rhegium

# Areas of the islands.

messana = Messana
syracusae = Syracuse
agrigentum = Agrigentum
lilybaeum = Lilybaeum
olbia = Olbia
carales = Carales
corsica = Corsica

# Areas of Africa and Illyria.

cirta = Cirta
hippo-regius = Hippo Regius
sicca-veneria = Sicca Veneria
carthago = Carthage
hadrumetum = Hadrumetum
histria = Histria
liburnia = Liburnia
dalmatia = Dalmatia

# Staging zones.

gallia = Gaul
alpes = Alps
    .article = the
    .number = plural
    .in = in the Alps
helvetia = Helvetia
noricum = Noricum
pannonia = Pannonia
epirus = Epirus
aures = Aures
    .article = the
syrtis = Syrtis
    .article = the

# Seas.

mare-ligusticum = Ligurian Sea
    .article = the
    .in = in the Ligurian Sea
mare-tyrrhenum = Tyrrhenian Sea
    .article = the
mare-sardoum = Sea of Sardinia
    .article = the
mare-africum = African Sea
    .article = the
mare-siculum = Sea of Sicily
    .article = the
mare-ionium = Ionian Sea
    .article = the
mare-hadriaticum = Adriatic
    .article = the
mare-superum = Upper Adriatic
    .article = the

# Sets of areas on the cards.

north-italy = North Italy
central-italy = Central Italy
south-italy = South Italy
mainland-italy = mainland Italy
sicilia = Sicily
sardinia = Sardinia
sardinia-corsica = Sardinia and Corsica
africa = Africa
illyria = Illyria
etruscan-lands = Etruscan lands
    .article = the
    .number = plural
    .case = small
    .in = in the Etruscan lands
samnite-lands = Samnite lands
    .article = the
    .number = plural
    .in = in the Samnite lands
magna-graecia = Magna Graecia
exarchate = Exarchate
    .article = the
patrimony = Patrimony of Saint Peter
    .article = the
punic-isles = Punic islands
    .article = the
    .number = plural
    .in = in the Punic islands
all-land = all the land
italia-septentrionalis = North Italy
italia-media = Central Italy
italia-meridionalis = South Italy
staging = Staging zones
    .article = the
    .number = plural
    .case = small
    .in = in the staging zones
sea = Seas
    .article = the
    .number = plural
    .case = small

# Leaders of Italia I.

brennus = Brennus
viridomarus = Viridomarus
boiorix = Boiorix
aule-spurinna = Aule Spurinna
gavius-pontius = Gavius Pontius
papius-mutilus = Papius Mutilus
alexander = Alexander
pyrrhus = Pyrrhus
mago = Mago
hamilcar = Hamilcar
hannibal = Hannibal
hasdrubal = Hasdrubal
hasdrubal-the-boetharch = Hasdrubal the Boetharch
dionysius = Dionysius
agathocles = Agathocles
hieron = Hiero
teuta = Teuta
masinissa = Masinissa
iugurtha = Jugurtha
camillus = Camillus
papirius-cursor = Papirius Cursor
curius-dentatus = Curius Dentatus
duilius = Duilius
marcellus = Marcellus
scipio-africanus = Scipio Africanus
scipio-aemilianus = Scipio Aemilianus
metellus = Metellus
marius = Marius
sulla = Sulla

# Leaders of Italia II.

alarich = Alaric
geiserich = Geiseric
gelimer = Gelimer
attila = Attila
stilicho = Stilicho
aetius = Aetius
bonifatius = Boniface
antalas = Antalas
hospito = Hospito
odoaker = Odoacer
gundobad = Gundobad
theoderich = Theoderic
totila = Totila
belisarius = Belisarius
narses = Narses
maurikios = Maurice
constans = Constans
alboin = Alboin
rothari = Rothari
liutprand = Liutprand
aistulf = Aistulf
zotto = Zotto
grimoald = Grimoald
arichis = Arechis
gregorius = Gregory
gregorius-ii = Gregory II
hadrianus = Hadrian
bajan = Bayan
okba = Uqba
musa = Musa
asad = Asad
obelerio = Obelerio
theudebert = Theudebert
childebert = Childebert
pippin = Pepin
karolus = Charlemagne

# Units.

infantry = Infantry
    .case = small
legion = Legion
    .article = the
    .case = small
consular-legion = Consular legion
    .article = the
    .case = small
elephant = Elephant
    .article = the
    .case = small
knight = Knight
    .article = the
    .case = small
roman-foederati = Roman foederati
    .article = the
    .number = plural
fleet = Fleet
    .article = the
    .case = small
leader = Leader
    .article = the
    .case = small

# Markers.

city = City
    .article = the
    .case = small
pillaged-city = Pillaged city
    .article = the
    .case = small
capital = Capital
    .article = the
    .case = small
block = Block
    .article = the
    .case = small

# Seats.

red = Red
blue = Blue
yellow = Yellow
green = Green
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green

# Terrain.

normal = Open country
    .case = small
highland = Highland
    .case = small
marsh = Marsh
    .case = small
