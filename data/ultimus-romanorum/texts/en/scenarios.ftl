# The scenarios: the name with its years, what it is about, and a name short enough for a thread.

scenario-rhine-406-short = The Frozen Rhine
scenario-rhine-406 = The Frozen Rhine, 406–411
scenario-rhine-406-detail = Six turns: Vandals, Alans, Suevi and Burgundians cross the ice, Britain makes an Emperor of its own, and Alaric waits.
scenario-aetius-425-short = Three Generals and a King
scenario-aetius-425 = Three Generals and a King, 425–439
scenario-aetius-425-detail = Fifteen turns: Felix, Boniface and Aetius quarrel over a child's throne while Genseric looks to Africa.
scenario-scourge-445-short = The Scourge of God
scenario-scourge-445 = The Scourge of God, 445–453
scenario-scourge-445-detail = Nine turns: Attila rules the Huns alone, first against the Balkans, then against Gaul.
scenario-catalaunian-451-short = The Catalaunian Fields
scenario-catalaunian-451 = The Catalaunian Fields, 451–453
scenario-catalaunian-451-detail = Three turns: Attila in Gaul, then in Italy. One evening, and the best way to learn the game.
scenario-majorian-455-short = Majorian, Restorer
scenario-majorian-455 = Majorian, Restorer, 455–461
scenario-majorian-455-detail = Seven turns: the house of Theodosius is gone and Genseric sails for Rome. Can the West still win Africa back?
scenario-last-romans-467-short = The Last of the Romans
scenario-last-romans-467 = The Last of the Romans, 467–476
scenario-last-romans-467-detail = Ten turns: the East sends an Emperor and a great fleet. Euric, Genseric and Ricimer have other plans.
scenario-campaign-406-short = The whole century
scenario-campaign-406 = Ultimus Romanorum, 406–476
scenario-campaign-406-detail = 71 turns: from the frozen Rhine to Odoacer, one a year.
