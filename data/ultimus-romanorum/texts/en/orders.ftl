# Written orders. First the words that they are made of: all words with the same meaning in a row, the usual one first.

word-move = move march go
word-sail = sail ship
word-hold = hold keep stay
word-leave = leave open
word-fight = fight battle stand
word-evade = evade dodge
word-end = end
word-pass = pass
word-drop = drop leaving
word-alone = alone
word-kind-unit = units unit
word-kind-li = LI limitanei
word-kind-co = CO comitatenses
word-kind-pa = PA palatini
