# Les noms français des commandes, de leurs groupes et de leurs options : name-<nom anglais>. Discord veut des minuscules,
# sans espaces, 32 caractères au plus, et qu'aucun nom ne se répète au même endroit.

## Groupes

name-campaign = campagne
name-office = charge
name-answers = réponses

## Dans les groupes

name-new = nouvelle
name-join = rejoindre
name-leave = quitter
name-kick = exclure
name-ban = bannir
name-unban = débannir
name-legate = légat
name-dismiss = congédier
name-film = film
name-statistics = statistiques
name-list = liste
name-archive = archiver
name-settings = réglages
name-pause = pause
name-set = définir
name-delete = effacer
name-remember = retenir
name-resume = reprendre
name-appoint = nommer
name-resign = démissionner

## Commandes

name-act = agir
name-undo = annuler
name-map = carte
name-status = situation
name-hand = main
name-log = journal
name-battle = bataille
name-orders = ordres
name-analysis = analyse
name-odds = chances
name-advise = avis
name-rules = règles
name-away = absence
name-back = retour
name-mentions = mentions
name-quiet = heures-calmes
name-on = activées
name-nudge = relancer
name-mygames = mes-parties
name-help = aide

## Chronique, dés, fichiers

name-chronicle = chronique
name-dice = dés
name-history = historique
name-verify = vérifier
name-export = exporter
name-import = importer
name-file = fichier

## Options

name-title = titre
name-game = jeu
name-scenario = scénario
name-options = options
name-mode = mode
name-tutorial = tutoriel
name-seat = place
name-window = fenêtre
name-door = porte
name-rule = règle
name-condition = condition
name-answer = réponse
name-time = délai
name-expiry = échéance
name-reminders = rappels
name-narrator = narrateur
name-quorum = quorum
name-tie = égalité
name-member = membre
name-days = jours
name-stand_in = remplaçant
name-from = début
name-to = fin
name-zone = fuseau
name-choice = choix
name-text = texte
name-standing = permanents
name-region = région
name-zoom = zoom
name-turn = tour
name-section = section

## Le maître du jeu

name-gm = mj
name-amend = corriger
name-skip = passer
name-replace = remplacer
name-rewind = rembobiner
name-change = correction
name-player = joueur
name-by = par
name-confirm = confirmer
name-language = langue

## L'hébergeur

name-of = sur
name-host = hébergeur
name-tool = outil
name-number = numéro
