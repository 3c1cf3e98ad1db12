# Questions, choix, précisions et refus des règles d'Italia.

game-title = Italia
game-description = Deux jeux sur une carte de l'Italie et de ses mers : l'essor de Rome à trois joueurs, et les peuples venus après elle à quatre.

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
faction = { $nation }

heading = { $region }
heading-sea = En mer

count-infantry = { $count } { $count ->
    [one] infanterie
   *[other] infanteries
}
count-legion = { $count } { $count ->
    [one] légion
   *[other] légions
}
count-consular-legion = { $count } { $count ->
    [one] légion consulaire
   *[other] légions consulaires
}
count-elephant = { $count } { $count ->
    [one] éléphant
   *[other] éléphants
}
count-knight = { $count } { $count ->
    [one] chevalier
   *[other] chevaliers
}
count-foederati = { $count } { $count ->
    [one] fédéré romain
   *[other] fédérés romains
}
count-fleet = { $count } { $count ->
    [one] flotte
   *[other] flottes
}
nothing = rien

window-campaign-plan = Ordres pour une campagne
window-reaction = Réactions à une campagne
window-sea-attack = Attaques en mer
window-appeal = L'appel du Patrimonium
window-tribute-unit = Unités achetées avec un tribut

condition-outnumbered = la campagne amène au moins deux unités pour chacune des vôtres
condition-twice-as-many = vous pouvez amener deux unités pour chacune de la campagne
condition-own-area = le chef est entré dans votre région
condition-leader-there = un de vos chefs s'y trouve
