# Les ordres écrits. D'abord les mots dont ils sont faits : tous ceux de même sens à la file, le plus courant en tête.

word-move = aller marche marcher
word-sail = naviguer voguer voile
word-hold = tenir garder rester
word-leave = quitter sortir ouvrir
word-fight = combattre combat bataille
word-evade = esquiver éviter esquive
word-end = fin finir
word-pass = passer passe
word-drop = laisser laisse laissant
word-alone = seul seule
word-kind-unit = unités unité
word-kind-li = LI limitanei
word-kind-co = CO comitatenses
word-kind-pa = PA palatini
