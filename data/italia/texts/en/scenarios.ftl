# The scenarios: the name with its years, what it is about, and a name short enough for a thread.

scenario-I-short = Italia I
scenario-I = Italia I: the rise of Rome, 400–80 BC
scenario-I-detail = Three players, ten turns: Brennus, Pyrrhus, Hannibal, Marius and Sulla. One player has Rome and the Greeks; the other two share their enemies.
scenario-II-short = Italia II
scenario-II = Italia II: the heirs of Rome, 390–820
scenario-II-detail = Four players, ten turns: Alaric, Attila, Theoderic, Belisarius, the Lombards, the Arabs and Charlemagne all want the same peninsula.
scenario-I-evening-short = Brennus to Pyrrhus
scenario-I-evening = First evening: Brennus to Pyrrhus, 400–272 BC
scenario-I-evening-detail = Three players, the first four turns of Italia I: Gauls in Rome, Samnites in the hills, elephants in the south. The best way to learn the game. Whoever is furthest above the points expected of the seat wins.
scenario-II-evening-short = Alaric to Belisarius
scenario-II-evening = First evening: Alaric to Belisarius, 390–562
scenario-II-evening-detail = Four players, the first four turns of Italia II: Visigoths, Vandals, Huns, Ostrogoths and the army of Justinian. Whoever is furthest above the points expected of the seat wins.
