# Pourquoi une réponse est bonne ou mauvaise : à quoi elle avait mené en moyenne, à la fin du tour, quand on l'a essayée.

advice-count = Le prochain décompte serait alors à { NUMBER($count, minimumFractionDigits: 1) } PR avant les dés du destin ; il est maintenant à { NUMBER($now, minimumFractionDigits: 1) }.
advice-lost = La campagne a été perdue { $share } fois sur cent.
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
