# Pourquoi une sauvegarde venue d'ailleurs ou une correction est impossible, et ce qu'un meneur peut corriger.

unsound-scenario = Cette sauvegarde vient d'un autre scénario ou d'un autre nombre de joueurs.
unsound-options = Cette sauvegarde a d'autres options que la campagne.
unsound-unknown = « { $thing } » est inconnu ici.
unsound-place = Ce pion ne peut pas être ici : « { $place } ».
unsound-turn = La place dans l'ordre des tours ne convient pas.
unsound-nations = La liste des nations n'est pas celle du jeu.
unsound-number = { $number } est impossible ici : de { $least } à { $most }.
unsound-romans = Les Romains sont en jeu jusqu'à leur retrait, et pas après.
unsound-fort = Cette fortification ne peut pas être { $area-in }.
unsound-strongholds = { $nation-The } ne peuvent pas avoir ces places fortes.
unsound-contested = { $area } ne peut pas réunir ces nations.
unsound-total = { $nation-The } ont trop d'armées en jeu.
unsound-stack = Trop d'armées sont { $area-in }.
unsound-overstacks = { $nation-The } n'ont droit qu'à un surnombre.
unsound-leader = { $leader } n'a pas d'armée avec lui.
unsound-subjects = Ces soumissions ne concordent pas.
unsound-moves = Les mouvements de ce tour ne concordent pas.

amend-heading-units = Armées et chefs
amend-heading-armies = Plus ou moins d'armées
amend-heading-forts = Forts romains
amend-heading-points = Points de victoire
amend-heading-population = Population
amend-heading-subjects = Sujets de Rome
amend-move = { $nation } : une armée, { $before } vers { $after }
amend-lead = { $leader } : { $before } vers { $after }
amend-add = { $nation } : une armée de plus, { $area }
amend-drop = { $nation } : une armée de moins, { $area }
amend-fort-destroyed = { $area } : le fort est détruit
amend-fort-intact = { $area } : le fort est intact
amend-points = { $nation } : points de { $before } à { $after }
amend-population = { $nation } : population de { $before } à { $after }
amend-subject = { $nation } : sujets de Rome
amend-not-subject = { $nation } : plus sujets de Rome
