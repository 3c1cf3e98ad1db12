# Ce que le Légat pense d'une réponse.

advice-worth = Le Légat l'estime à { NUMBER($worth, maximumFractionDigits: 1) } { $worth ->
    [one] étoile
   *[other] étoiles
} environ.
advice-attack = { $units } : { $attack } contre une défense de { $defense } { $area-in }.
advice-beaten = Ennemis battus : { $units }.
advice-star = Une étoile gagnée : { $area }.
advice-land = Une terre de plus sur vos routes : { $area }.
advice-garrison = Un poste reste sans garnison : { $area }.
advice-free = On ne perd rien là où se trouve { $unit-the }.
advice-not-worth-it = Vous gagneriez, mais cela coûte plus que cela ne rapporte.
advice-post = Un poste qui attend une unité : { $area }.
advice-opening = Un autre peuple pourra passer par ici et s'établir : { $area }.
advice-closer = Plus près de là où il faudra combattre : { $area }.
advice-move = { $unit } : vers { $area }.
advice-war = La guerre vaut la peine maintenant, des cibles sont à portée : { $by }, contre { $on }.
advice-war-people = Cette guerre se fera pour vous : { $by }, contre { $on }.
advice-end = Il reste d'abord quelque chose à gagner.
advice-end-idle = Il ne reste rien qui vaille la peine.
