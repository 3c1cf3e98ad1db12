# Pourquoi une position importée est impossible
unsound-scenario = Cette sauvegarde vient d'un autre scénario.
unsound-options = Cette sauvegarde a d'autres options que la campagne.
unsound-place = « { $piece } » ne peut pas être ici : « { $place } ».
unsound-seats = Les deux joueurs et leurs camps ne concordent pas.
unsound-points = Ce nombre de points de victoire est impossible ({ $number }) : il en faut de { $least } à { $most }.
unsound-sequences = { $number } est impossible ici : de { $least } à { $most }.
unsound-tribes = La liste des Tribus n'est pas celle du jeu.
unsound-status = { $tribe } : ce statut est impossible.
unsound-ally = { $tribe } : cet allié est impossible.
unsound-regnum = { $tribe } : ce royaume est impossible.
unsound-thrones = Il faut deux trônes, un par moitié.
unsound-holder = « { $leader } » ne peut pas avoir cette charge.
unsound-offices = Un chef a deux charges.
unsound-unknown = « { $thing } » est inconnu.
unsound-twice = Un pion figure deux fois.
unsound-cause = « { $piece } » suit un usurpateur absent.
unsound-guard = La garde de « { $leader } » n'est pas avec lui.
unsound-box = { $area } : ce groupe ne peut pas être dans la ville.
unsound-fleet = C'est impossible pour la flotte « { $fleet } ».
unsound-event = Cet événement n'est pas dans la table.
unsound-march = Cette marche est impossible.

# Ce qu'un maître du jeu peut corriger
amend-heading-units = Pions
amend-heading-steps = Pas
amend-heading-points = Points de victoire
amend-heading-sequences = SMC
amend-heading-fleets = Flottes
amend-heading-ceded = Zones cédées
amend-move = { $piece } : { $before } → { $after }
amend-reduce = { $unit } ({ $area }) perd un pas
amend-restore = { $unit } ({ $area }) est à pleine force
amend-points = { $seat } : de { $before } à { $after } points
amend-sequences = { $camp } : de { $before } à { $after } SMC restantes
amend-fleet = { $fleet } : { $before } → { $after }
amend-ceded = { $area } est cédée
amend-unceded = { $area } n'est plus cédée

# Réponses à l'avance
stored-losses = Pertes, retraites et ordre des batailles : comme suggéré
stored-winter = Quartiers d'hiver et nouveaux chefs : comme suggéré
stored-refuge = Assiégé : l'Auguste se réfugie dans la ville
stored-evasion = Tenter d'esquiver qui est plus fort, sinon combattre
stored-no-evasion = Ne jamais tenter d'esquiver
stored-ending-exchange = Prend fin quand les camps changent.
span-turn = cette année
length-turns = { $turns ->
    [one] { $turns } an
   *[other] { $turns } ans
}
stored-ending = Prend fin dès qu'une Tribu change de statut, qu'un usurpateur se lève ou que les camps changent.
