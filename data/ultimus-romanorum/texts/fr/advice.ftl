# Pourquoi le légat aime une réponse
advice-worth = Le Légat l'estime à { NUMBER($worth, maximumFractionDigits: 1) } PV environ.
advice-attack = Attaque { $area-of } : { $pf } PF contre { $enemy }, gagnée { $win } fois sur 100.
advice-town = { $area } a une ville : elle compte double.
advice-closer = { $area } : terrain libre, pas de bataille.
advice-danger = Une pile ennemie de { $pf } PF pourrait y venir.
advice-fight = La bataille { $area-in } se gagne { $win } fois sur 100.
advice-evade = Livrée, la bataille { $area-in } se gagne { $win } fois sur 100.
advice-ruler = { $leader } : CP { $cp }, VS { $vs }.
advice-general = { $leader } : CC { $cc }, BT { $bt }.

# Les chances d'une bataille
odds-battle = La bataille { $area-in }
odds-column = { $pf } PF contre { $enemy } : colonne { $column }, après décalages { $shifted } ; { $modifier } au dé.
odds-losses = En moyenne, l'attaquant perd { $attacker } % de sa force, le défenseur { $defender } %.
odds-evasion = Avec VS { $vs }, le défenseur esquive avec une chance de { $chance } %.
