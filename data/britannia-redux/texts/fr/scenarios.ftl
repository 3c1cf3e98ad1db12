# Les scénarios : le nom et les années, ce dont il s'agit, et un nom assez court pour un fil.

scenario-romans-9-short = Rome, neuf rondes
scenario-romans-9 = Romains et forts, neuf rondes, 43–1085
scenario-romans-9-detail = Claude débarque, et Guillaume ferme le livre. Toute l'histoire au plus vite : trois rondes pour Rome, six pour les autres. La meilleure première partie avec les Romains.
scenario-romans-12-short = Rome, douze rondes
scenario-romans-12 = Romains et forts, douze rondes, 43–1085
scenario-romans-12-detail = Quatre rondes pour Rome, puis huit où Saxons, Angles, Norrois, Danois et Normands ont chacun leur heure.
scenario-romans-15-short = Rome, quinze rondes
scenario-romans-15 = Romains et forts, quinze rondes, 43–1085
scenario-romans-15-detail = La partie entière. Les armées y coûtent le plus cher : les peuples lents ont le temps de croître, et une province à perdre.
scenario-after-rome-9-short = Après Rome, six rondes
scenario-after-rome-9 = Après Rome, six rondes, 430–1085
scenario-after-rome-9-detail = Les légions sont parties, et les Saxons sont en mer. D'Aelle à Guillaume en une soirée, et le meilleur moyen d'apprendre le jeu.
scenario-after-rome-12-short = Après Rome, huit rondes
scenario-after-rome-12 = Après Rome, huit rondes, 430–1085
scenario-after-rome-12-detail = Rome ne revient pas. Les Romano-Bretons commencent avec huit armées et quelques points ; il leur faut les deux.
scenario-after-rome-15-short = Après Rome, dix rondes
scenario-after-rome-15 = Après Rome, dix rondes, 430–1085
scenario-after-rome-15-detail = Rome est partie, et les armées sont chères : chaque débarquement compte double.
