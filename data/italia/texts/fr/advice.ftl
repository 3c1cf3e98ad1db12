# Pourquoi le Légat aime une réponse
advice-worth = Vaut environ { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [one] point
   *[other] points
} jusqu'à la fin de la partie, selon le Légat.
advice-done = Les autres restent où elles sont.
advice-attack = { $force } : attaque { $area-of }, gagnée { $win } fois sur 100.
advice-area = Si vous gardez { $area-the }, cela vaut environ { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [one] point
   *[other] points
} jusqu'à la fin de la partie.
advice-danger = { $units ->
    [one] Une unité ennemie peut atteindre { $area }.
   *[other] { $units } unités ennemies peuvent atteindre { $area }.
}
advice-sea = Depuis { $area }, d'autres côtes sont à portée.
advice-halt = Les unités restent ensemble ; l'or du coffre est perdu.
advice-raid = Un raid { $area-in } ne prend pas la zone, et les pillards doivent partir.
advice-stay = Menée à son terme, la bataille { $area-in } est gagnée { $win } fois sur 100.
advice-leave = Cela sauve les unités et abandonne { $area }.
advice-pass = Vos unités restent où elles sont.
advice-join = Des unités venues { $area-of } améliorent la bataille.
advice-shift = Les unités { $area-in } valent plus ailleurs.

# Les chances d'une bataille
odds-battle = La bataille { $area-in }
odds-raid = Le raid { $area-in }
odds-raid-rule = Il réussit si un pillard obtient { $needed } ou plus ; rien ne s'ajoute.
odds-sides = { $force } contre { $enemy }, jusqu'au bout, sans retraite ni réaction.
odds-fleets = { $count ->
    [one] Une flotte
   *[other] { $count } flottes
} contre { $enemy }, jusqu'au bout et sans repli.
odds-end = L'attaquant gagne { $win } %, le défenseur { $lose } %, il ne reste personne { $both } %.
odds-losses = Pertes moyennes : { $lost } pour l'attaquant, { $killed } pour le défenseur.
