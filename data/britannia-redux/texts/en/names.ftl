# Names of everything on the map, on the counters and in the tables, with their grammar: article and number, small letter in
# running text (case), and forms that only they have.

# Nations.

romans = Romans
    .article = the
    .number = plural
romano-british = Romano-British
    .article = the
    .number = plural
belgae = Belgae
    .article = the
    .number = plural
welsh = Welsh
    .article = the
    .number = plural
brigantes = Brigantes
    .article = the
    .number = plural
caledonians = Caledonians
    .article = the
    .number = plural
picts = Picts
    .article = the
    .number = plural
irish = Irish
    .article = the
    .number = plural
scots = Scots
    .article = the
    .number = plural
norsemen = Norsemen
    .article = the
    .number = plural
dubliners = Dubliners
    .article = the
    .number = plural
danes = Danes
    .article = the
    .number = plural
norwegians = Norwegians
    .article = the
    .number = plural
saxons = Saxons
    .article = the
    .number = plural
jutes = Jutes
    .article = the
    .number = plural
angles = Angles
    .article = the
    .number = plural
normans = Normans
    .article = the
    .number = plural

# Leaders.

boudica = Boudica
arthur = Arthur
urien = Urien
fergus = Fergus Mor mac Erc
aelle = Aelle
ida = Ida
oswiu = Oswiu
offa = Offa
ketil = Ketil Flatnose
egbert = Egbert
ivar-and-halfdan = Ivar and Halfdan
    .number = plural
alfred = Alfred
olaf = Olaf Guthfrithsson
edgar = Edgar
cnut = Cnut
harold = Harold
harald-hardrada = Harald Hardrada
william = William
svein = Svein Estrithson

# Areas of England.

avalon = Avalon
bernicia = Bernicia
cheshire = Cheshire
cumbria = Cumbria
downlands = Downlands
    .article = the
    .number = plural
    .in = in the Downlands
essex = Essex
galloway = Galloway
hwicce = Hwicce
kent = Kent
lindsey = Lindsey
lothian = Lothian
march = March
    .article = the
norfolk = Norfolk
north-mercia = North Mercia
pennines = Pennines
    .article = the
    .number = plural
    .in = in the Pennines
south-mercia = South Mercia
suffolk = Suffolk
sussex = Sussex
wessex = Wessex
york = York

# Areas of Wales, with Devon and Cornwall.

clwyd = Clwyd
cornwall = Cornwall
devon = Devon
dyfed = Dyfed
gwent = Gwent
gwynedd = Gwynedd
powys = Powys

# Areas of Scotland.

alban = Alban
caithness = Caithness
dalriada = Dalriada
dunedin = Dunedin
hebrides = Hebrides
    .article = the
    .number = plural
    .in = in the Hebrides
mar = Mar
moray = Moray
orkneys = Orkneys
    .article = the
    .number = plural
    .in = in the Orkneys
skye = Skye
strathclyde = Strathclyde

# Seas.

atlantic-ocean = Atlantic Ocean
    .article = the
irish-sea = Irish Sea
    .article = the
icelandic-sea = Icelandic Sea
    .article = the
north-sea = North Sea
    .article = the
frisian-sea = Frisian Sea
    .article = the
english-channel = English Channel
    .article = the

# Regions.

england = England
wales = Wales
scotland = Scotland

# Units, fortifications, markers.

infantry = Infantry
    .article = the
    .case = small
cavalry = Cavalry
    .article = the
    .case = small
roman-infantry = Roman Army
    .article = the
    .case = small
army = Army
    .article = the
    .case = small
leader = Leader
    .article = the
    .case = small
roman-fort = Fort
    .article = the
    .case = small
stronghold = Stronghold
    .article = the
    .case = small
burh = Burh
    .article = the
    .case = small
boat = Boat
    .article = the
    .case = small
road = Road
    .article = the
    .case = small
herepath = Herepath
    .article = the
    .case = small

# Terrain.

clear = clear terrain
difficult = difficult terrain

# Sides: the colours of four players, the letters of three and five.

yellow = Yellow
blue = Blue
green = Green
red = Red
a = Side A
b = Side B
c = Side C
d = Side D
e = Side E

# Titles.

bretwalda = Bretwalda
    .article = the
king = King
    .article = the

# Options.

kingship = Bretwalda and Kings
general-submission = Submission to any nation
strongholds = Strongholds
burhs = Burhs and herepaths
boat-movement = Boats
