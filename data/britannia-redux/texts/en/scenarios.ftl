# The scenarios: the name with its years, what it is about, and a name short enough for a thread.

scenario-romans-9-short = Rome, nine rounds
scenario-romans-9 = Romans and Forts, nine rounds, 43–1085
scenario-romans-9-detail = Claudius lands, and William closes the book. The whole story at its fastest: three rounds of Rome, six of everyone else. The best first game with the Romans.
scenario-romans-12-short = Rome, twelve rounds
scenario-romans-12 = Romans and Forts, twelve rounds, 43–1085
scenario-romans-12-detail = Four rounds of Rome, then eight in which Saxons, Angles, Norsemen, Danes and Normans each have their hour.
scenario-romans-15-short = Rome, fifteen rounds
scenario-romans-15 = Romans and Forts, fifteen rounds, 43–1085
scenario-romans-15-detail = The full game. Armies cost most here, so the slow peoples have time to grow, and a province to lose.
scenario-after-rome-9-short = After Rome, six rounds
scenario-after-rome-9 = After Rome, six rounds, 430–1085
scenario-after-rome-9-detail = The legions have gone, and the Saxons are at sea. From Aelle to William in one evening, and the best way to learn the game.
scenario-after-rome-12-short = After Rome, eight rounds
scenario-after-rome-12 = After Rome, eight rounds, 430–1085
scenario-after-rome-12-detail = Rome doesn't come back. The Romano-British begin with eight armies and some points, and need both.
scenario-after-rome-15-short = After Rome, ten rounds
scenario-after-rome-15 = After Rome, ten rounds, 430–1085
scenario-after-rome-15-detail = Rome is gone, and armies are dear: every landing counts twice.
