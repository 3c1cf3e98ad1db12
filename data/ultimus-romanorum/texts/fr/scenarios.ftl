# Les scénarios : le nom et les années, ce dont il s'agit, et un nom assez court pour un fil.

scenario-rhine-406-short = Le Rhin gelé
scenario-rhine-406 = Le Rhin gelé, 406–411
scenario-rhine-406-detail = Six tours : Vandales, Alains, Suèves et Burgondes passent sur la glace, la Bretagne se fait un empereur, et Alaric attend.
scenario-aetius-425-short = Trois généraux et un roi
scenario-aetius-425 = Trois généraux et un roi, 425–439
scenario-aetius-425-detail = Quinze tours : Félix, Boniface et Aetius se disputent le trône d'un enfant, et Genséric regarde vers l'Afrique.
scenario-scourge-445-short = Le Fléau de Dieu
scenario-scourge-445 = Le Fléau de Dieu, 445–453
scenario-scourge-445-detail = Neuf tours : Attila règne seul sur les Huns, contre les Balkans d'abord, puis contre la Gaule.
scenario-catalaunian-451-short = Les champs Catalauniques
scenario-catalaunian-451 = Les champs Catalauniques, 451–453
scenario-catalaunian-451-detail = Trois tours : Attila en Gaule, puis en Italie. Une soirée, et le meilleur moyen d'apprendre le jeu.
scenario-majorian-455-short = Majorien le restaurateur
scenario-majorian-455 = Majorien le restaurateur, 455–461
scenario-majorian-455-detail = Sept tours : la maison de Théodose est éteinte et Genséric fait voile vers Rome. L'Occident peut-il encore reprendre l'Afrique ?
scenario-last-romans-467-short = Le dernier des Romains
scenario-last-romans-467 = Le dernier des Romains, 467–476
scenario-last-romans-467-detail = Dix tours : l'Orient envoie un empereur et une grande flotte. Euric, Genséric et Ricimer ont d'autres projets.
scenario-campaign-406-short = Tout le siècle
scenario-campaign-406 = Ultimus Romanorum, 406–476
scenario-campaign-406-detail = 71 tours : du Rhin gelé à Odoacre, un par an.
