# Why the Legate likes an answer
advice-worth = Worth about { NUMBER($worth, maximumFractionDigits: 1) } PV, as the Legate reckons.
advice-attack = An attack on { $area }: { $pf } PF against { $enemy }, won { $win } times in 100.
advice-town = { $area } has a town: it counts double.
advice-closer = { $area }: open ground, no battle.
advice-danger = An enemy stack of { $pf } PF could come there.
advice-fight = The battle { $area-in } is won { $win } times in 100.
advice-evade = Fought out, the battle { $area-in } is won { $win } times in 100.
advice-ruler = { $leader }: CP { $cp }, VS { $vs }.
advice-general = { $leader }: CC { $cc }, BT { $bt }.

# The odds of a battle
odds-battle = The battle { $area-in }
odds-column = { $pf } PF against { $enemy }: column { $column }, after the shifts { $shifted }; { $modifier } to the die.
odds-losses = On average the attacker loses { $attacker }% of his strength, the defender { $defender }%.
odds-evasion = With VS { $vs } the defender evades with a chance of { $chance }%.
