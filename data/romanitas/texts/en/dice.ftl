## What the dice fall for, named by the event or the question that they lead to

die-fatum-thrown = the dice of fate
die-acta-die-thrown = a die of the Acta Publica
die-random-event-drawn = a random event
die-barred-unit = a unit that stays in camp
die-epidemic-rolled = an epidemic in the army
die-storm-rolled = a storm at sea
die-attitude-checked = the attitude of a nation
die-ambassador-sent = an ambassador's mission
die-marriage-offered = an offer of marriage
die-missionary-sent = a missionary's journey
die-expedition-rolled = the expedition into Persia
die-lines-drawn-up = the enemy's battle line
die-figures-place = the enemy's battle line
die-draw-stratagem = the draw of a stratagem
die-stratagem-side = the draw of a stratagem
die-stratagem-played = the draw of a stratagem
die-shot = a volley of arrows
die-duel = a clash of two units
die-unit-rallied = a rally
die-naval-pass-fought = a pass of a sea battle
die-survival-tested = the survival of a commander
