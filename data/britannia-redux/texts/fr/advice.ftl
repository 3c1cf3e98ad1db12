# Pourquoi le Légat aime une réponse
advice-worth = Vaut environ { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [one] point
   *[other] points
} jusqu'à la fin de la partie, selon le Légat.
advice-attack = { $armies ->
    [one] Une armée attaque { $area } et gagne { $win } fois sur 100.
   *[other] { $armies } armées attaquent { $area } et gagnent { $win } fois sur 100.
}
advice-center = { $area } est un centre { $nation-of }.
advice-area = Si vous gardez { $area-the }, cela vaut environ { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [one] point
   *[other] points
} pour tous les décomptes à venir.
advice-danger = { $armies ->
    [one] Une armée ennemie peut atteindre { $area }.
   *[other] { $armies } armées ennemies peuvent atteindre { $area }.
}
advice-stay = Menée à son terme, la bataille { $area-in } est gagnée { $win } fois sur 100.
advice-leave = Cela sauve les armées et abandonne la région.
advice-place = { $armies ->
    [0] Aucune armée ennemie ne peut encore atteindre { $area }.
    [one] Une armée ennemie peut atteindre { $area }.
   *[other] { $armies } armées ennemies peuvent atteindre { $area }.
}

# Les chances d'une bataille
odds-battle = La bataille { $area-in }
odds-sides = { $units } contre { $enemy }, jusqu'au bout et sans retraite.
odds-sides-hard = { $units } contre { $enemy } difficiles à toucher, jusqu'au bout et sans retraite.
odds-end = L'attaquant gagne { $win } %, le défenseur { $lose } %, il ne reste personne { $both } %.
odds-losses = Pertes moyennes : { $lost } pour l'attaquant, { $killed } pour le défenseur.
