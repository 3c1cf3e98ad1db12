# Les scénarios : le nom et les années, ce dont il s'agit, et un nom assez court pour un fil.

scenario-I-short = Italia I
scenario-I = Italia I : l'ascension de Rome, 400–80 av. J.-C.
scenario-I-detail = Trois joueurs, dix tours : Brennus, Pyrrhus, Hannibal, Marius et Sylla. Un joueur a Rome et les Grecs ; les deux autres se partagent leurs ennemis.
scenario-II-short = Italia II
scenario-II = Italia II : les héritiers de Rome, 390–820
scenario-II-detail = Quatre joueurs, dix tours : Alaric, Attila, Théodoric, Bélisaire, les Lombards, les Arabes et Charlemagne veulent tous la même péninsule.
scenario-I-evening-short = De Brennus à Pyrrhus
scenario-I-evening = Première soirée : de Brennus à Pyrrhus, 400–272 av. J.-C.
scenario-I-evening-detail = Trois joueurs, les quatre premiers tours d'Italia I : des Gaulois dans Rome, des Samnites dans les monts, des éléphants dans le sud. Le meilleur moyen d'apprendre le jeu. Gagne qui dépasse le plus les points attendus de son camp.
scenario-II-evening-short = D'Alaric à Bélisaire
scenario-II-evening = Première soirée : d'Alaric à Bélisaire, 390–562
scenario-II-evening-detail = Quatre joueurs, les quatre premiers tours d'Italia II : Wisigoths, Vandales, Huns, Ostrogoths et l'armée de Justinien. Gagne qui dépasse le plus les points attendus de son camp.
