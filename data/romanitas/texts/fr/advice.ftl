# Pourquoi une réponse est bonne ou mauvaise : à quoi elle avait mené en moyenne, à la fin du tour, quand on l'a essayée.

advice-count = À la fin du tour, votre position vaut environ { NUMBER($count, minimumFractionDigits: 1) } PR : le prochain décompte, votre trésor et vos pertes.
advice-lost = Vous perdriez { $lost ->
    [one] { $lost } partie
   *[other] { $lost } parties
} sur { $of } avant la fin du tour.
advice-cities = Villes romaines : { $sign ->
    [more] +
   *[fewer] −
}{ NUMBER($amount, maximumFractionDigits: 1) }
advice-ruins = Désolations : { $sign ->
    [more] +
   *[fewer] −
}{ NUMBER($amount, maximumFractionDigits: 1) }
advice-units = Pions dans la case Éliminés : { $sign ->
    [more] +
   *[fewer] −
}{ NUMBER($amount, maximumFractionDigits: 1) }
