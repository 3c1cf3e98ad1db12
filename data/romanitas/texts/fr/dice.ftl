## Pourquoi les dés sont jetés, d'après l'événement ou la question qu'ils amènent

die-fatum-thrown = les dés du destin
die-acta-die-thrown = un dé des Acta Publica
die-random-event-drawn = un événement aléatoire
die-barred-unit = une unité qui reste au camp
die-epidemic-rolled = une épidémie dans l'armée
die-storm-rolled = une tempête en mer
die-attitude-checked = l'attitude d'un peuple
die-ambassador-sent = la mission d'un ambassadeur
die-marriage-offered = une offre de mariage
die-missionary-sent = le voyage d'un missionnaire
die-expedition-rolled = l'expédition en Perse
die-lines-drawn-up = la ligne de bataille ennemie
die-figures-place = la ligne de bataille ennemie
die-draw-stratagem = le tirage d'un stratagème
die-stratagem-side = le tirage d'un stratagème
die-stratagem-played = le tirage d'un stratagème
die-shot = une volée de flèches
die-duel = le choc de deux unités
die-unit-rallied = un ralliement
die-naval-pass-fought = une passe d'une bataille navale
die-survival-tested = la survie d'un général
