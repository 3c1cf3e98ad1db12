# Ce que le bot dit lui-même. Les phrases sur une partie sont dans le catalogue de son jeu.

## À l'hébergeur, sur stderr

store-unopened = Impossible d'ouvrir la base de données { $file } : { $reason }.
store-read-only = La base de données { $file } est en lecture seule. Le bot doit pouvoir y écrire.
store-foreign = Le fichier { $file } n'est pas une base de données de ce bot. Nommez-en un autre dans CURSUS_DATABASE.
store-not-durable = La base de données { $file } n'est pas en sûreté ici (journal « { $mode } » au lieu de « wal »). Mettez-la sur un disque local.
store-newer = La base de données { $file } vient d'une version plus récente du bot (schéma { $version }, ici { $known } au plus). Installez cette version.
token-missing = Il n'y a pas de jeton. Mettez celui de votre bot dans DISCORD_TOKEN, ou essayez « python -m bot sandbox », qui s'en passe.
token-wrong = Discord n'accepte pas le jeton de DISCORD_TOKEN. Recopiez-le depuis le portail des développeurs.
gateway-closed = Discord a fermé la connexion et refuse de la rouvrir.
discord-unreachable = Discord est injoignable ({ $reason }). Nouvel essai dans { $seconds } secondes.
clock-wrong = L'horloge indique { $now }, mais le bot a tourné le { $last }. Réglez-la, ou lancez `python -m bot admin clock` si elle est juste.
health-starting = Le bot démarre : il n'arrive pas encore à joindre Discord ({ $reason }).
settings-wrong = Ces réglages sont incompréhensibles : { $names }.
port-taken = Le bac à sable ne peut ouvrir le port { $port } : { $reason }. Choisissez-en un autre avec --port.
sandbox-open = Le bac à sable est ouvert à l'adresse { $address } (Ctrl+C pour l'arrêter).
not-well = Le bot n'a pas enregistré de bonne connexion depuis plus de 90 secondes. Consultez son journal.
help = Des wargames de l'époque romaine, par correspondance, dans un salon Discord.
help-port = Le port de la page, sur 127.0.0.1.
help-database = Le fichier qui garde les campagnes.
help-state = Le fichier qui garde les salons et messages du bac à sable ; laissez vide pour un fichier à côté de la base.
help-record = Un fichier qui reçoit chaque requête du bot en une ligne de JSON.

## Commandes

command-campaign = Lancer, rejoindre et clore des campagnes
command-campaign-new = Lancer une campagne dans son propre fil
command-campaign-join = Prendre une place dans la campagne de ce salon
command-campaign-leave = Rendre votre place dans la campagne de ce salon
command-campaign-list = Lister les campagnes de ce serveur
command-campaign-archive = Clore pour de bon la campagne de ce salon
command-answers = Enregistrer des réponses aux fenêtres (vous seul le voyez)
command-answers-list = Voir vos réponses enregistrées (vous seul le voyez)
command-answers-set = Enregistrer une réponse aux fenêtres (vous seul le voyez)
command-answers-remember = Répondre d'avance à un type de décision (vous seul le voyez)
command-answers-delete = Effacer des réponses enregistrées (vous seul le voyez)
command-act = Prendre la décision qui vous attend
command-undo = Annuler votre dernier choix
map-above = C'est la carte ci-dessus : rien n'y a changé.
command-map = Montrer la carte (visible de vous seul)
command-status = Montrer où en est la partie (visible de vous seul)
command-log = Montrer les derniers événements (visible de vous seul)
command-battle = Montrer la dernière bataille (visible de vous seul)
command-hand = Montrer votre main cachée (visible de vous seul)
command-odds = Montrer vos chances au combat (visible de vous seul)
command-advise = Montrer les trois meilleures réponses (à vous seul)
command-rules = Lire les règles (visible de vous seul)
command-campaign-legate = Confier une place au Légat, qui la joue tout seul
command-campaign-film = Publier le film de la campagne (visible de tous)
command-campaign-statistics = Publier les statistiques de la campagne (tous les voient)
command-campaign-dismiss = Reprendre au Légat les places qu'il tient
command-campaign-settings = Montrer ou changer les réglages de la campagne
command-campaign-pause = Arrêter l'horloge de la campagne de ce salon
command-campaign-resume = Remettre en marche l'horloge de la campagne de ce salon
command-office = Montrer et confier les charges
command-office-appoint = Confier une charge à quelqu'un
command-office-resign = Rendre votre charge
command-office-list = Montrer qui tient quelle charge
command-away = S'absenter quelques jours, avec ou sans remplaçant
command-back = Mettre fin plus tôt à votre absence
command-mentions = Activer ou couper les mentions, sur tous les serveurs
command-quiet = Régler vos heures calmes : ni rappels, ni échéances
command-nudge = Rappeler la campagne à ceux qu'elle attend
command-mygames = Voir où l'on vous attend, sur tous les serveurs
command-help = Montrer que faire ensuite
option-mode = Qui décide, dans un jeu à une seule place
option-window = Quelle sorte de fenêtre
option-window-time = Durée des fenêtres secrètes ; jusqu'à 5 minutes, elles se ferment seules
option-rule = Que faire quand la fenêtre s'ouvre
option-condition = La condition pour « sauf » ou « réagir »
option-answer = Avec quoi réagir, dans votre main
option-stored-rule = Ce qu'il faut faire sans vous demander
option-answers-seat = Votre place. Laissez vide si vous n'en avez qu'une.
answers-rule-always = Toujours passer
answers-rule-turn = Passer { $span }
answers-rule-unless = Passer, sauf si…
answers-rule-react = Réagir avec…
option-tutorial = Expliquer chaque décision de votre premier tour
option-time = Combien de temps une décision peut prendre
option-expiry = Ce qui se passe une fois ce temps écoulé
option-mentions = Mentionner les joueurs quand c'est à eux
option-mentions-on = Si l'on vous mentionne quand c'est à vous
option-reminders = Combien de rappels pour une même décision
option-narrator = Combien le narrateur en dit
option-language = La langue des messages de la campagne
option-quorum = Quel pourcentage des membres présents doit voter
option-tie = Quelle voix départage en cas d'égalité
option-office = Quelle charge
option-office-mine = Laquelle de vos charges
option-member = Qui doit la tenir
option-days = Pour combien de jours
option-stand-in = Qui décide pour vous dans les campagnes de ce serveur
option-from = Quand elles commencent, par ex. 22:30. Laissez les deux vides pour ne pas en avoir.
option-to = Quand elles finissent, par ex. 7:00
option-zone = Votre fuseau horaire, par ex. Europe/Paris
mode-solo = Celui qui tient la place décide
mode-council = Un conseil : tous les membres votent
mode-offices = Des charges : chaque décision revient à l'une d'elles
time-0 = Sans limite
time-30 = 30 secondes
time-60 = 1 minute
time-120 = 2 minutes
time-300 = 5 minutes
time-900 = 15 minutes
time-other = { $length ->
    [one] Une seconde
   *[other] { $length } secondes
}
time-1800 = 30 minutes
time-3600 = 1 heure
time-10800 = 3 heures
time-21600 = 6 heures
time-43200 = 12 heures
time-86400 = 1 jour
time-172800 = 2 jours
time-259200 = 3 jours
time-604800 = 1 semaine
expiry-wait = Attendre
expiry-default = Faire ce que les règles suggèrent
expiry-vote = Laisser voter les autres
length-terse = Bref : les faits
length-normal = Normal
length-epic = Épique : une chronique
language-en = English (anglais)
language-fr = Français
tie-founder = La voix du propriétaire
tie-suggested = Ce que les règles suggèrent
option-title = Le nom de la campagne ; son fil le porte
option-game = À quel jeu jouer
option-scenario = Quel scénario jouer
option-options = Les options, comme players=4, séparées par des virgules
option-section = Un numéro, un titre ou des mots à chercher. Laissez vide pour le sommaire.
option-rules-game = De quel jeu. Laissez vide pour celui de ce salon.
option-seat-leave = Laquelle de vos places. Laissez vide pour toutes.
option-seat-dismiss = Quelle place du Légat. Laissez vide pour toutes.
option-seat = Quelle place vous prenez. Laissez vide pour une place libre.
option-legate-seat = Quelle place il joue : la vôtre ou une libre. Laissez vide pour une place libre.
option-choice = Ce que vous choisissez ; plusieurs choix séparés par des virgules
option-region = Une partie de la carte. Laissez vide pour toute la carte.
option-zoom = De combien s'approcher
zoom-1 = De loin
zoom-2 = De près
zoom-3 = De très près
option-turn = Un seul tour. Laissez vide pour les derniers événements.

## Messages et panneau

opening-title = ## { $title }
opening-game = **{ $game }** : { $scenario }, { $length }.
length-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
opening-options = Options : { $options }.
opening-seats = À la table : { $seats }.
opening-members = Jouent ensemble : { $who }.
opening-eased = -# Pour ménager les débutants : { $rules }
campaign-name = { $game } · { $scenario } #{ $number }
opening-first = **Pour commencer :** pressez un bouton du panneau, le message qui demande la prochaine décision, ou tapez `/act`. `/map`, `/status` et `/log` marchent à tout moment. Vous seul voyez la réponse.
opening-tutorial = 🎓 Le tutoriel est activé : à votre premier tour, le panneau explique chaque sorte de décision. Pas besoin du livret de règles.
opening-dice = -# Empreinte des dés (SHA-256) : `{ $commitment }`. Je publierai le secret à la fin de la partie, et chacun pourra vérifier tous les jets.
closing-dice = On peut maintenant vérifier les dés de cette campagne : leur secret était `{ $secret }`.
    -# Son SHA-256, publié au début : `{ $commitment }`
seat-held = { $seat } ({ $holder })
seat-free = { $seat } (libre)
seat-reserved = { $seat } (place réservée à { $user })
panel-question = **{ $prompt }**
    -# Règle : { $rule }
panel-secret = **Il y a une décision secrète à prendre.**
    -# Règle : { $rule }
panel-your-turn = 🔔 { $who } – c'est à vous !
panel-whose = -# À décider par { $who }
who-holder = { $holder } · { $seat }
panel-nobody = { $seat } (personne n'a encore cette place)
panel-stand-in = { $stand_in } à la place de { $holder } ({ $seat }), absent(e)
panel-several = **Plusieurs joueurs décident en même temps.** Appuyez sur « Répondre » pour voir votre décision.
    -# Règle : { $rule }
panel-secret-several = **Plusieurs joueurs décident en secret, en même temps.** Appuyez sur « Répondre » : vous seul verrez votre choix.
    -# Règle : { $rule }
panel-window-of = **{ $window } : réagissez-vous ?** Appuyez sur « Répondre » ou « Passer ». Vous seul voyez votre choix.
    -# Peut réagir : { $who }
    -# Règle : { $rule }
panel-asked = - { $who } : { $prompt }
panel-asked-secret = - { $who }
panel-window = -# ⏳ Fenêtre ouverte jusqu'au { $date } ({ $when })
panel-window-closes = -# ⏳ Fenêtre ouverte jusqu'au { $date } ({ $when }). Qui n'a pas répondu d'ici là passe.
panel-window-shorten = -# Vous jouez en ce moment ? Réglez les fenêtres sur une minute avec `/campaign settings` : courtes, elles se ferment seules.
panel-window-answers = -# ⏳ Fenêtre ouverte jusqu'à la dernière réponse
answer-kept = 🔒 Votre réponse : **{ $answer }**. Elle sera donnée à { $when }. D'ici là, vous pouvez la changer.
answer-given = Votre réponse est donnée.
answer-stored = 🔒 Réponse enregistrée : { $rule } `/answers list` la montre, `/answers delete` l'efface.
open-window-answered = La fenêtre ouverte a sa réponse.
open-window-stored = ✅ Cela répond aussi à la fenêtre ouverte, quand elle se ferme à { $when }. D'ici là, vous pouvez encore y répondre vous-même.
open-window-kept = Dans la fenêtre ouverte, la réponse que vous y avez donnée reste.
open-window-asks = ⚠️ La fenêtre ouverte n'a pas de réponse : appuyez sur « { $button } » sur le panneau.
answers-forgotten = Effacé. Je vous demanderai à chaque fenêtre.
answers-forgotten-one = Effacé. Je vous demanderai de nouveau : { $window }.
answers-none = Vous n'avez enregistré aucune réponse. Appuyez sur 📌, ouvrez « { $button } » dans une fenêtre, ou utilisez `/answers remember` et `/answers set`.
answers-list = 🔒 **{ $seat }**
    { $rules }
answers-line = - { $rule }
stored-always = { $window } : toujours passer.
stored-turn = { $window } : passer { $span }.
stored-unless = { $window } : passer, mais me demander si : { $condition }.
stored-react = { $window } : { $answer } si : { $condition }.
stored-react-always = { $window } : { $answer }, dès que c'est permis.
stored-not-held = { $rule } Vous ne l'avez plus en main : elle attend.
stored-unknown = « { $window } » : cette fenêtre n'existe plus dans ce jeu, et la réponse ne sert plus.
store-always = Toujours passer
store-turn = Passer { $span }
store-unless = Passer, sauf si : { $condition }
store-react-always = { $answer } dès que c'est possible
store-react = { $answer } si : { $condition }
store-ask = Toujours me demander
panel-stored = -# 📌 Réponse enregistrée : **{ $rule }** ({ $span }), { $who }
rule-for = { $rule } ({ $span })
span-turn = ce tour
span-campaign = toute la partie
rule-described = **{ $rule }** ({ $span }). { $ending }
rule-stored = 📌 Réponse enregistrée : **{ $rule }** ({ $span }). { $ending } `/answers list` la montre, et un bouton la retire.
rule-revoked = Retirée. Je vous demanderai de nouveau.
rule-gone = Cela ne peut plus être enregistré.
nothing-to-store = Rien ne peut être enregistré pour cette place en ce moment.
button-remember = 📌 { $rule }
button-revoke = ✖ { $rule }
menu-remember = 📌 Autres réponses enregistrées…
menu-store = Enregistrer une réponse : { $window }
panel-council = -# À décider par le conseil. Doivent encore voter : { $missing }
panel-nobody-missing = personne
panel-due = -# ⏳ Délai jusqu'au { $date } ({ $when })
panel-extended-minutes = -# ⏱️ { $minutes ->
    [one] { $minutes } minute de plus
   *[other] { $minutes } minutes de plus
} : personne ne pouvait jouer ici pendant ce temps.
panel-extended-hours = -# ⏱️ { $hours ->
    [one] { $hours } heure de plus
   *[other] { $hours } heures de plus
} : personne ne pouvait jouer ici pendant ce temps.
panel-paused = -# ⏸️ Cette campagne est en pause. `/campaign resume` relance le compte à rebours.
panel-lesson = 🎓 { $lesson }
vote-open = -# Votes : { $cast } sur { $present }, mais aucune réponse n'a encore la majorité
vote-state = -# Votes : { $cast } sur { $present }. { $enough ->
    [one] Un seul vote décide.
   *[other] C'est décidé dès que { $enough } sont d'accord ou que tous ont voté.
}
vote-agree = -# Votes : { $cast } sur { $present }. { $enough ->
    [one] Un seul vote décide.
   *[other] C'est décidé dès que { $enough } sont d'accord.
}
vote-due = -# À l'échéance, la réponse qui a le plus de voix l'emporte{ $quorum ->
    [one] .
   *[other] {""}, si au moins { $quorum } ont voté.
}
vote-line = - **{ $answer }** : { $votes } ({ $users })
vote-suggested-line = la disposition proposée
panel-suggested = Disposition proposée :
panel-over = **La partie est finie : { $level }.**
    { $text }
    -# Tous voient le film et les statistiques. Vous seul voyez l'export.
panel-winner-lent = 🏆 { $lender } gagne avec { $seat }, que { $holder } a joué jusqu'à la fin.
panel-winner = 🏆 { $holder } gagne avec { $seat }.
panel-lost = ⚠️ La partie est perdue : quelle que soit la réponse, elle finit aussitôt par une défaite.
panel-archived = Cette campagne est close. Son récit reste dans ce fil.
layout-line = - **{ $label }** : { $detail }
list-then = { $first } ; { $last }
line-move = Pour en déplacer une, appuyez sur son nom.
button-heading = { $label } ({ $count }) ›
line-problem = ⚠️ { $problem }
line-loses = Cette disposition fait perdre la partie sur-le-champ.
act-wastes = ⚠️ { $losses } **{ $choice }** quand même ?
act-loses = ⚠️ **{ $choice }** fait perdre la partie sur-le-champ. Une autre réponse l'évite.
barred-labelled = **{ $label }** : { $reason }
barred-line = - { $told }
barred-lines = - { $told } De même pour { $count ->
    [one] une autre option
   *[other] { $count } autres options
} : { $others }.
barred-nothing = Rien n'est bloqué ici : vous avez toutes les options attendues.
pick-bounds = { $min ->
    [0] Choisissez-en { $max } au plus.
   *[other] { $max ->
        [1] Faites un choix.
       *[other] { $exact ->
            [1] Choisissez-en { $max }.
           *[other] Choisissez-en de { $min } à { $max }.
        }
    }
}
pick-selected = Déjà choisi : { $names }

button-back = Retour
button-answer = Répondre
button-pass = Passer
button-less = Passer à chaque fenêtre
less-windows = 🔒 Désormais, vous passez à chaque fenêtre, sauf là où vous avez enregistré autre chose. Passer veut seulement dire que vous ne réagissez pas. Tant qu'une fenêtre est ouverte, vous pouvez encore y répondre : appuyez sur « { $button } ».
less-rules = 📌 Le reste vous est demandé comme avant. `/answers remember` enregistre aussi cela :
less-ends = `/answers list` montre tout cela. Mettez-y fin là, ou avec `/answers delete`.
button-openly = Passer ouvertement { $span }
openly-offer = ⏩ Les autres attendent quand même la fin de chaque fenêtre, pour que personne n'apprenne ce que vous avez enregistré. Si vous passez ouvertement, tous voient sur le panneau que vous passez { $span } : une fenêtre qui n'interroge personne d'autre se ferme aussitôt.
openly-stored = ⏩ Tous voient que vous passez à chaque fenêtre { $span }. Une fenêtre qui n'interroge personne d'autre se ferme aussitôt ; à toute autre, vous pouvez encore répondre. Pour changer d'avis : `/answers list`.
openly-waits = -# 📌 { $count ->
    [one] La réponse que vous avez enregistrée pour une fenêtre attend
   *[other] Les { $count } réponses que vous avez enregistrées pour des fenêtres attendent
} entre-temps : vous avez dit que vous passez.
panel-pass-openly = -# ⏩ Passent ouvertement { $span } : { $who }
button-other-seat = Répondre pour { $seat }
button-secret = Décider en secret
button-use-line = Prendre cette disposition
button-change = La modifier
button-nonetheless = Choisir quand même
button-confirm-line = Confirmer la disposition
button-confirm-count = { $count ->
    [0] Confirmer : aucun
   *[other] Confirmer ({ $count })
}
button-reset = Recommencer
button-put = → { $slot }
button-front = → { $slot }, devant
button-rear = → { $slot }, derrière
button-select = Choisir …
button-usual = Prendre : { $names }
button-usual-count = { $count ->
    [one] Prendre la proposition
   *[other] Prendre les { $count } proposés
}
button-none = Aucun
button-all = Tous
button-undo = Annuler le choix
button-why = Pourquoi pas … ?
button-hand = Ma main
button-odds = Chances
button-advice = Avis
button-rule = { $count ->
    [one] Règle { $rule }
   *[other] Règles { $rule }
}
button-before = ‹ { $section }
button-after = { $section } ›
button-contents = Sommaire
button-share = Partager
button-shared = Partagé
button-read-on = Lire la suite
button-follow = { $place }. { $answer }
button-second = Voter : { $answer }
button-goon = Continuer sans eux
button-agree = D'accord
button-refuse = Refuser
button-seat = Prendre la place : { $seat }
button-card = Lancer une campagne
button-teach = Je débute : guidez-moi
button-close = Clore pour de bon
button-join = Rejoindre
button-full = Places toutes prises
button-begin = Commencer
button-lessons = Commencer avec le tutoriel
button-thread = Ouvrir le fil
button-mode-solo = Je décide
button-mode-council = Nous votons tous
button-mode-offices = Chacun sa charge
button-again = Rejouer
button-film = Publier le film
button-statistics = Publier les statistiques
button-export = Exporter
menu-choose = Choisir …
menu-choose-several = { $min ->
    [0] En choisir { $max } au plus …
   *[other] { $exact ->
        [1] En choisir { $max } …
       *[other] En choisir de { $min } à { $max } …
    }
}
menu-heading = { $count } choix
menu-page = { $first } – { $last }
menu-chapters = Ouvrir un chapitre …
menu-sections = Ses sections …
menu-related = Voir aussi …
menu-found = Ouvrir l'une d'elles …
menu-rules = Les règles derrière ces raisons …
menu-odds = En voir une en détail …
menu-take = Qui voulez-vous déplacer ?
menu-put = Vers où ?
offer-suggested = Prendre la disposition proposée
offer-more = … et { $label } ({ $count } déjà choisis)

## Réponses à un joueur

done = C'est fait.
acted = C'est fait : { $choice }.
voted = Vous avez voté : { $choice }.
vote-counted = Votre voix est comptée.
undo-settled-taken-back = ↩️ Le choix a été annulé.
undo-settled-refused = ✋ Refusé : le choix reste.
undo-settled-overtaken = ⏩ La partie a continué : le choix reste.
undo-asking = D'autres ont vu ce qui est sorti de ce choix ; je leur ai donc posé la question. Il sera annulé dès que plus de la moitié d'entre eux seront d'accord.
undo-agreed = C'est noté. Il faut encore l'accord de quelqu'un d'autre.
undone-agreed = Le choix est annulé.
undone-agreed-orders = { $count ->
    [0] Les ordres écrits sont annulés.
    [one] L'ordre écrit est annulé.
   *[other] Les { $count } ordres écrits sont annulés.
}
undo-refusal-told = Le choix reste. Je l'ai dit dans le salon.
undone = Votre dernier choix est annulé.
undone-orders = { $count ->
    [0] Vos ordres écrits sont annulés.
    [one] Votre ordre écrit est annulé.
   *[other] Vos { $count } ordres écrits sont annulés.
}
campaign-founded = Votre campagne commence dans { $channel }.
campaign-founded-players = Pour un autre nombre de joueurs, ouvrez `/campaign new` sans options : la fiche le demande.
set-up-heading = ## Lancer une campagne
set-up-game = **{ $game }** : { $text }
set-up-scenario = **{ $scenario }.** { $text }
option-off = { $title } : non
set-up-value = { $title } : { $value }
players-line = **{ $title } :** { $value }.
set-up-players = Choisissez un autre nombre ci-dessous.
set-up-tutorial = -# Avec le tutoriel, le panneau explique chaque sorte de décision au premier tour de chacun.
set-up-own-tutorial = -# Pour un tutoriel, cette carte lance votre propre campagne. { $title } reste telle quelle.
set-up-more = -# Pour d'autres réglages, tapez des options après `/campaign new`.
set-up-gone = Ce n'est plus proposé. Ouvrez une nouvelle fiche avec `/campaign new`.
set-up-used = Cette fiche a déjà lancé une campagne. Ouvrez-en une autre avec `/campaign new`.
join-which = Quelle place voulez-vous ?
seat-plays = - **{ $seat }** : { $detail }
seat-you-play = Vous jouez : { $detail }.
teach-on = 🎓 Le tutoriel est activé. [Le panneau]({ $panel }) explique chaque sorte de décision quand elle se présente.
again-started = La revanche est déjà lancée dans { $channel }.
again-open = Cette partie n'est pas encore finie.
again-members = Seuls les joueurs de cette campagne peuvent la rejouer. Lancez la vôtre avec `/campaign new`.
seat-yours-already = Vous avez déjà une place ici, et aucune autre n'est libre.
seat-left = Vous ne jouez plus { $seat }.
seat-freed = La place « { $seat } » est libre maintenant.
campaign-left = Vous avez quitté **{ $title }**.
close-asked = Clore **{ $title }** pour de bon ?
close-unfinished = ⚠️ La partie n'est pas finie, et personne ne pourra la continuer.
close-means = Une campagne close ne rouvre pas. Son panneau, son récit et *{ $button }* restent dans ce fil ; Discord archive le fil.
campaign-archived = **{ $title }** est close. Son récit reste.
campaign-line-thread = - { $channel } : { $status }
campaign-line = - **{ $title }** dans { $channel } : { $status }
campaign-line-asks = { $facts }. On attend { $who }, question posée { $since }
status-open = en cours
status-over = finie
nobody = personne encore
seat-stored = 📌 Enregistré pour vous dès le début : { $names }. `/answers list` le montre, et y met fin.
seat-joined = Vous avez pris la place « { $seat } » dans { $title }.
rules-of = -# Les règles du jeu { $game }
rules-where = -# { $game } › { $chapter }
rules-shared = -# { $reader } partage les règles du jeu { $game }
rules-contents = ## Les règles du jeu { $game }
    -# Cherchez avec `/rules` et un numéro, un titre ou quelques mots.
rules-chapter = **{ $chapter }**
    -# { $titles }
rules-listed = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}, de { $first } à { $last }. Choisissez ci-dessous.
rules-found = **{ $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} sur « { $query } »**, les meilleures d'abord :
rules-best = { $count ->
    [one] -# Le menu montre la meilleure réponse. Un mot de plus resserrerait le choix.
   *[other] -# Le menu montre les { $count } meilleures réponses. Un mot de plus resserrerait le choix.
}
rules-nothing = Les règles du jeu { $game } ne disent rien de « { $query } ».
rules-meant = Vous pensiez peut-être à :
rules-line = **{ $heading }**
    -# { $extract }
odds-heading = **Chances** · { $prompt }
odds-line = - **{ $share } %**{ $margin } · { $title }
signed = { $sign ->
    [minus] −
   *[plus] +
}{ NUMBER($value, maximumFractionDigits: 1) }
odds-worth = { $net } PR en moyenne : gain de { NUMBER($gain, maximumFractionDigits: 1) }, dépense de { $cost }
odds-prize = enjeu : { $prize }
odds-more = -# Le menu en a { $count } de plus.
odds-title = **{ $title } : { $share } %**{ $margin }
odds-exact = -# Calculé exactement d'après les règles, sans rien de ce qu'un joueur tient secret.
odds-small-print = -# Simulé avec les choix suggérés. ± est une marge à 95 %.
advice-heading = **Avis** · { $prompt }
advice-blind = **Avis** · { $prompt }
    Trop de choses vous sont cachées pour comparer les réponses. Les règles suggèrent : **{ $answer }**
advice-behind = Ou bien, par ordre de préférence :
advice-small-print = -# { $count ->
    [one] La réponse est celle du bouton de couleur.
   *[other] La première réponse est celle du bouton de couleur.
} Le Légat peut se tromper.
film-heading = **{ $title }**, du premier tour à maintenant
legate-seated = Le Légat joue désormais la place « { $seat } ». Pour y mettre fin : `/campaign dismiss`.
legate-seated-told = 🎖️ { $who } a confié la place « { $seat } » au Légat, qui la joue désormais.
legate-left-told = 🎖️ { $who } a congédié le Légat. De nouveau libre : { $seats }. Prenez une place avec `/campaign join`.
legate-returned-told = 🎖️ { $who } a congédié le Légat. Places rendues : { $returned }.
legate-partly-returned-told = 🎖️ { $who } a congédié le Légat. Places rendues : { $returned }. De nouveau libre : { $seats }. Prenez une place avec `/campaign join`.
legate-name-seat = Aucune place n'est libre. Pour confier la vôtre, choisissez { $seat } dans `/campaign legate`.
legate-gave-back-told = 🎖️ { $who } est de retour et reprend sa place au Légat : { $seats }.
legate-gave-back = Vous avez retrouvé votre place.
legate-dismissed-from = Le Légat ne joue plus { $seat }.
legate-dismissed = Le Légat a quitté la table.
status-rules = -# Version des règles : { $version }
options-line = -# Options : { $options }
hand-of = **{ $seat }**
hand-item = - **{ $item }** : { $note }
hand-empty = Vous n'avez rien en main.
log-empty = Il ne s'est encore rien passé.
log-untold = -# C'est encore en cours. Le rapport complet vient à la fin.

## Avis dans le salon

undo-asked-for = { $who } voudrait annuler le dernier choix : **{ $what }**. Êtes-vous d'accord ?
undo-asked-for-another = { $who } voudrait annuler le dernier choix, celui de { $maker } : **{ $what }**. Êtes-vous d'accord ?
undo-asked-secret = { $who } voudrait annuler son dernier choix, qui est secret. Êtes-vous d'accord ?
undo-asked-secret-another = { $who } voudrait annuler le dernier choix, un choix secret de { $maker }. Êtes-vous d'accord ?
undo-asked = { $who } voudrait annuler le dernier choix. Êtes-vous d'accord ?
undo-refused = { $who } n'est pas d'accord : le dernier choix reste.
paused = ⏸️ { $who } a mis la campagne en pause. Ni délai ni rappel jusqu'à `/campaign resume`.
resumed = ▶️ { $who } a repris la campagne. C'est à { $awaited } de décider.
tutorial-on = 🎓 { $who } a activé le tutoriel : au premier tour de chacun, le panneau explique chaque sorte de décision.
again-kept = ⚔️ { $host } rejoue. { $who }, votre place vous est réservée : appuyez sur *Rejoindre*, ou laissez-la avec `/campaign leave`.
again = ⚔️ { $host } rejoue.
again-invited = ⚔️ { $host } rejoue. { $who }, il y a de la place pour vous.
nudged = 🔔 { $who } attend votre coup avec impatience, { $awaited } : { $panel }
reminder = 🔔 Une décision vous attend, { $awaited } : { $panel }
reminder-due = 🔔 Une décision vous attend, { $awaited } ; échéance { $when } : { $panel }
time-up-default = ⌛ Temps écoulé pour { $who } : ce qui était suggéré a été joué.
time-up-wait = ⌛ Temps écoulé pour { $who }. La campagne attend : { $panel }
time-up-vote = ⌛ Temps écoulé pour { $who }. Tous les membres peuvent maintenant voter sur cette décision : { $others }
time-up-go-on = ⌛ Temps écoulé pour { $who }. { $others } : continue-t-on avec ce que les règles suggèrent ?

thread-anew = Le fil de **{ $title }** a été supprimé : la campagne continue ici. Rien n'est perdu.
founder-lost = Je ne peux pas écrire dans votre campagne **{ $title }** ({ $channel }). { $reason } Tout est sauvegardé ; je réessaierai dès que quelqu'un y fera quelque chose.
agreement-changed = 📜 { $who } a changé les réglages de cette campagne.
    { $agreement }
office-appointed = 📜 { $who } tient désormais la charge de { $office }.
office-resigned = 📜 { $who } a rendu la charge de { $office }.

## Conventions

settings-of = ## { $title }
changed-from-to = { $old } → { $new }
agreed-mode = **Qui décide :** { $value }
agreed-limit = **Temps pour une décision :** { $value }
agreed-expiry = **Une fois ce temps écoulé :** { $value }
agreed-mentions = **Mention au début d'un tour :** { $value }
agreed-reminders = **Rappels par décision :** { $count }
agreed-quorum = **Un vote vaut avec** { $percent } % des membres présents. **En cas d'égalité :** { $tie }
agreed-length = **Le narrateur :** { $value }
agreed-language = **Langue :** { $value }
agreed-window = **Fenêtres secrètes :** { $value }, { $silence ->
    [passes] ensuite, qui n'a pas répondu passe
   *[is-awaited] ensuite, j'attends ceux qui n'ont pas répondu
}
agreed-tutorial = **Tutoriel au premier tour de chacun :** { $value }
word-on = oui
word-off = non
group-joined = Vous faites désormais partie du groupe qui joue { $title }.
office-line = - **{ $office }** : { $holder }
away-alone = Vous êtes absent(e) jusqu'au { $when }. Vos décisions vous attendent, ou la table fait ce dont elle est convenue.
away-with = Vous êtes absent(e) jusqu'au { $when }. D'ici là, { $stand_in } décide pour vous dans les campagnes de ce serveur.
away-with-some = Vous êtes absent(e) jusqu'au { $when }. { $count ->
    [0] { $stand_in } ne décide encore pour vous dans aucune de vos campagnes d'ici : il faut d'abord en être membre.
    [one] { $stand_in } décide pour vous dans 1 de vos campagnes d'ici ; ailleurs ({ $others }), il faut d'abord en être membre.
   *[other] { $stand_in } décide pour vous dans { $count } de vos campagnes d'ici ; ailleurs ({ $others }), il faut d'abord en être membre.
}
away-asked = Je lui ai demandé de rejoindre celle-ci.
away-ask = Utilisez `/away` dans le fil d'une campagne, et je le lui demanderai.
stand-in-asked = 🧭 { $who } sera absent(e) et souhaite que { $stand_in } décide entre-temps. { $stand_in }, d'accord ?
stand-in-joined = Vous participez maintenant à { $title } et décidez pour { $who }.
welcome-back = Heureux de vous revoir.
mentions-on = Je vous mentionnerai quand c'est à vous.
mentions-off = Je ne vous mentionnerai plus quand c'est à vous. Les rappels avant une échéance restent.
quiet-none = Vous n'avez pas d'heures calmes. Votre fuseau horaire est { $zone }.
quiet-set = De { $begin } à { $end } ({ $zone }), ni rappel ni échéance pour vous.
nudge-later = Ils sont absents ou dorment. Je leur ferai un rappel { $when }.
mygames-mine = - 👉 **[{ $title }]({ $url })** : { $prompt }{ $when }
mygames-kept = - [{ $title }]({ $url }) : gardé pour vous : { $seats }. Prenez la place avec `/campaign join`, ou laissez-la avec `/campaign leave`.
mygames-other = - [{ $title }]({ $url }) : c'est aux autres de jouer

## Aide

help-nothing-here = Aucune campagne ne se joue dans ce salon. Lancez-en une avec le bouton ou avec **`/campaign new`**. Si vous débutez, le tutoriel explique chaque décision de votre premier tour.
help-others = Campagnes de ce serveur : { $channels }
help-your-turn = **C'est à vous :** { $prompt }
    Appuyez sur un bouton du [panneau]({ $panel }), ou tapez `/act`. Le bouton vif est ce que les règles suggèrent. « { $why } » dit ce qui n'est pas possible et pour quelle raison ; « { $advice } » donne l'opinion du Légat.
help-voted = Vous avez voté ; il manque encore des voix. Tant que le vote n'est pas clos, vous pouvez changer votre voix sur [le panneau]({ $panel }).
help-join = **Vous pouvez jouer aussi :** `/campaign join`.
help-watch = Vous regardez cette campagne. À jouer : { $awaited }.
help-wait = Vous attendez { $awaited }. `/nudge` envoie un rappel poli.
help-over = Cette campagne est finie. **{ $button }**, sous le dernier panneau, en lance une autre.
help-look = **Pour regarder :** `/map`, `/status`, `/log`, `/chronicle`, `/battle`, `/odds` ; `/rules` et un mot pour chercher dans les règles.
help-table = **À la table :** `/undo`, `/advise`, `/away`, `/quiet` pour vos heures calmes, `/mentions` pour couper les mentions, `/mygames` pour toutes vos campagnes.
help-master = **Vous menez cette campagne :** `/campaign settings`, `/campaign pause`, `/gm amend` pour remettre les choses en ordre, `/campaign legate` pour laisser jouer le Légat.
help-stored = **Pour qu'on vous demande moins :** 📌 sur le panneau enregistre une réponse, par exemple « attendre qu'il se passe quelque chose ». Elle prend fin au premier événement notable ; ✖ sur le panneau ou `/answers list` la retire.
help-more = -# Vous seul voyez les réponses. `/campaign film`, `/campaign statistics`, `/nudge` et « Partager » publient pour tous.

## Refus

not-master = Réservé à { $owner } et aux gérants du serveur.
mode-for-one = { $game } a plusieurs places, chacune avec son joueur. Conseils et charges sont pour les jeux qui n'en ont qu'une.
no-offices = { $game } n'a pas de charges à distribuer.
no-offices-here = Cette campagne se joue sans charges. Son propriétaire peut changer cela avec `/campaign settings`.
no-bots = C'est un bot. Nommez une personne.
office-not-yours = Vous ne tenez pas la charge de { $office }. `/office list` montre qui la tient.
member-already = Vous faites déjà partie de ce groupe.
no-such-stand-in = Nommez quelqu'un d'autre : ni vous-même, ni un bot.
not-away = Vous n'êtes pas absent(e).
quiet-both = Donnez les deux heures, ou aucune pour ne pas en avoir.
no-such-hour = « { $typed } » n'est pas une heure. Écrivez par exemple 22:30 ou 7.
no-such-length = Je ne sais pas quelle durée « { $typed } » désigne. Choisissez parmi : { $lengths }.
no-such-zone = Je ne connais pas le fuseau « { $zone } ». Choisissez une proposition, par exemple Europe/Paris.
no-games = Vous ne jouez dans aucune campagne en ce moment.

only-suggested = Leur temps est écoulé, mais le choix n'est pas le vôtre : vous pouvez seulement voter pour continuer avec ce que les règles suggèrent.
not-in-council = Cette décision est celle du conseil. Entrez-y avec *Rejoindre* ou `/campaign join`, puis votez.
no-request = Cette demande est close : il n'y a plus rien à répondre.
not-asked = La question n'est pas pour vous.
paused-already = Cette campagne est déjà en pause.
not-paused = Cette campagne n'est pas en pause.
nobody-to-nudge = On n'attend personne en ce moment.
nudge-yourself = La campagne n'attend que vous.
nudged-already = Ils ont eu un rappel il y a peu. Nouveau rappel possible { $when }.

answered-already = Vous avez déjà répondu. Tant que d'autres n'ont pas répondu, `/undo` annule votre réponse.
none-of-yours = Aucune de ces décisions n'est à vous.
undo-none-given = Vous n'avez donné ici aucune réponse. Ce qui a mené ici ne s'annule plus après un dé ou une réponse, et qui passe ouvertement a déjà répondu.
answers-not-your-seat = Vous ne jouez pas { $seat } : vous ne pouvez rien enregistrer pour cette place.
no-such-window = Ce jeu n'a pas cette fenêtre. Choisissez dans la liste.
no-such-condition = « { $window } » n'a pas cette condition. Choisissez dans la liste.
answer-fits-never = « { $window } » n'accepte jamais { $answer }, ni rien d'autre de votre main.
answer-fits-others = « { $window } » n'accepte jamais { $answer }. De votre main, elle accepte : { $others }.
answers-no-seat = Vous n'avez pas de place ici. Prenez-en une avec `/campaign join`.
answers-full = Une réponse enregistrée appartient à une place, et vous n'en avez pas ici. Aucune n'est libre.
no-windows = Rien ne peut être enregistré dans ce jeu.
stored-excess = Seule la réaction prend une réponse ; cette règle passe. Ôtez l'une des deux.
stored-incomplete = Cette règle est incomplète. « Sauf » demande une condition, « réagir » une réponse.
nothing-stored = Vous n'avez rien enregistré pour cela.
time-up-window = ⌛ La fenêtre est fermée.
kept = 🔒 Gardé jusqu'à la fermeture de la fenêtre : { $choice }.
newest-panel = { $panel ->
    [soon] Le prochain panneau arrive.
   *[other] Le dernier panneau est ici : { $panel }
}
stale = Cette décision est prise ou annulée, ou sa fenêtre est fermée. { newest-panel }
stale-rule =
    Cette décision est prise ou annulée, ou sa fenêtre est fermée. { newest-panel }
    -# Règle : { $rule }
stale-elsewhere = Quelqu'un vient de prendre cette décision. Voyez le dernier panneau.
not-yours = Cette décision appartient à { $holder } ({ $seat }).
seat-empty = Personne n'a encore la place « { $seat } ». Prenez-la avec le bouton du panneau, puis décidez.
seat-kept = Réservé aux joueurs de la dernière partie : { $seats }. Eux (`/campaign leave`) ou { $owner } (`/campaign kick`) libèrent une place.
seat-taken = La place « { $seat } » est prise.
seat-yours = La place « { $seat } » est déjà à vous.
no-such-seat = Cette place n'existe pas. Choisissez dans la liste.
no-free-seat = Toutes les places sont prises : { $seats }. Vous pouvez regarder avec `/map`, `/status` et `/log`.
no-seat-left = Toutes les places de cette campagne sont prises.
no-hand-seat = Vous n'avez pas de place dans cette campagne, donc pas de main. Prenez une place libre avec `/campaign join`.
no-hand-full = Vous n'avez pas de place dans cette campagne, donc pas de main. Aucune place n'est libre : suivez avec `/map`, `/status` et `/log`.
no-hand-game = Personne n'a de main cachée dans { $game }.
no-seat = Vous n'avez pas de place dans cette campagne.
over-seats = La partie est finie, et les places restent comme elles sont. *{ $button }* en lance une autre.
over = La partie est finie.
archived = Cette campagne est close. On peut encore la regarder, avec `/map`, `/status`, `/log` et d'autres.
not-owner = Seuls { $owner } et les gérants du serveur peuvent clore cette campagne.
no-campaign = Aucune campagne ne se joue dans ce salon. Lancez-en une avec `/campaign new`, ou cherchez-en une avec `/campaign list`.
no-campaigns = Il n'y a pas encore de campagne sur ce serveur. Lancez-en une avec `/campaign new`.
unknown-campaign = Je ne connais pas cette campagne. Vérifiez le salon.
unreadable = Cette version du bot ne peut pas lire cette campagne ; rien n'en est perdu. { $reason }
channel-taken = Une campagne se joue déjà dans ce fil. Demandez-en une nouvelle dans le salon au-dessus, ou fermez celle-ci avec `/campaign archive`.
wrong-channel = Il faut un fil à une campagne. Demandez-la dans un salon textuel.
no-thread = Je n'ai pas le droit d'ouvrir un fil ici. Un gérant du serveur doit m'accorder « Créer des fils publics » et « Envoyer des messages dans les fils ».
not-saved = Cela n'a pas pu être sauvegardé et n'a donc pas eu lieu. Réessayez dans quelques minutes, et prévenez l'hébergeur du bot.
option-gone = Ce choix n'est plus proposé. Regardez le dernier panneau.
option-value = { $option } : la valeur « { $typed } » n'existe pas. Choisissez parmi : { $values }.
option-twice = { $option } : une seule valeur est possible. Gardez l'une de celles que vous avez écrites.
not-offered = « { $typed } » n'est pas proposé ici. Choisissez l'une des propositions qui apparaissent pendant que vous tapez.
no-rules = Il n'y a pas de règles de « { $game } » à lire ici.
no-such-rules = Il n'y a pas de règles de « { $typed } » à lire ici. Vous pouvez lire : { $games }.
section-gone = Les règles du jeu { $game } n'ont plus de section « { $section } ». Cherchez-la de nouveau avec `/rules`.
share-forbidden = Je n'ai pas le droit d'écrire dans ce salon et ne peux donc pas partager cela. Un gérant du serveur peut me l'accorder.
share-already = Ce passage a déjà été partagé ici : { $url }
share-not-yours = Vous n'avez pas le droit d'écrire dans ce salon et ne pouvez donc pas partager cela ici.
no-odds = Pas de chances à calculer ici : cette décision n'engage encore aucun combat. Redemandez quand vous choisissez qui part, où aller ou qui combattre.
no-legate = Le Légat ne sait pas jouer à { $game }.
no-legate-here = Le Légat n'a pas de place dans cette campagne.
not-owner-legate = Seuls { $owner } et les gérants du serveur peuvent congédier le Légat.
legate-not-yours = Vous pouvez confier votre propre place. Seuls { $owner } et les gérants du serveur confient celles des autres.
counsel-blind = Trop de choses vous sont cachées pour que je calcule cela maintenant. Redemandez quand vous en saurez plus.
counsel-busy = Trop de questions attendent. Redemandez dans un instant.
counsel-failed = Le calcul a pris trop de temps et a été arrêté. Réessayez dans une minute.
no-battle = Aucune bataille n'a encore été livrée dans cette campagne.
unknown-button = Ce bouton a expiré. Servez-vous du dernier panneau.
command-outdated = Cette commande a changé. Tapez-la de nouveau dans un instant.
channel-lost = Votre choix est sauvegardé, mais je n'ai pas pu écrire dans le salon de cette campagne : { $reason }
lost-forbidden = Je n'ai pas le droit d'y écrire. Un gérant du serveur doit me permettre de le voir, d'envoyer des messages dans les fils et de joindre des fichiers.
lost-gone = Le salon ou le fil n'existe plus.
discord-refused = Discord n'a pas accepté ma réponse. Rien de ce qui était sauvegardé n'est perdu ; regardez le dernier panneau.
fault = Quelque chose a mal tourné de mon côté. Rien de ce qui était sauvegardé n'est perdu ; réessayez. Si cela se reproduit, l'hébergeur du bot le retrouvera sous la référence **{ $reference }**.

# Le maître du jeu.

command-gm = Corriger une campagne (propriétaire, gérants du serveur)
command-gm-amend = Corriger la position ; le salon en est informé
command-gm-replace = Confier les places d'un joueur à quelqu'un d'autre
command-gm-rewind = Revenir au début d'un tour passé
command-gm-skip = Laisser les règles prendre la décision en cours
option-change = Ce qui est corrigé
option-player = Qui cède sa place
option-by = Qui la prend
option-rewind-turn = Au début de quel tour
option-confirm = Oui : ce qui s'est passé depuis est annulé
gm-amended = 🛠️ { $who } a corrigé la position : { $change }.
gm-skipped = 🛠️ { $who } a laissé les règles décider : { $prompt }
gm-replaced = 🛠️ { $who } a remis la place de { $former } à { $by }.
gm-rewound = 🛠️ { $who } a ramené la campagne au début du tour { $turn }. Ce qui s'est passé depuis est annulé ; les dés déjà jetés ne resserviront pas.
no-such-turn = On ne peut pas revenir au tour { $turn }. Choisissez un tour passé de cette campagne.
not-a-member = { $player } n'a ni place ni charge dans cette campagne. Choisissez quelqu'un qui en a une.
replace-same = C'est la même personne. Nommez quelqu'un d'autre.
rewind-confirm = Cela annule tout depuis le début du tour { $turn } (tour actuel : { $now }). Pour confirmer, redonnez la commande avec l'option `confirmer`.
turn-number = Tour { $turn }

## Portes

command-campaign-kick = Exclure quelqu'un de cette campagne
command-campaign-ban = Exclure quelqu'un de cette campagne pour de bon
command-campaign-unban = Laisser revenir une personne exclue
option-door = Qui peut rejoindre
option-leave = Une campagne à quitter
door-value-open = tout le monde
door-value-approval = ceux que le propriétaire admet
door-value-locked = personne
agreed-door = **Qui peut rejoindre :** { $value }
button-admit = Admettre
button-reject = Refuser l'entrée
button-accept = Prendre la place
button-decline = Non merci
button-standin = Remplacer
door-asked = 🚪 { $who } demande à rejoindre la campagne. { $owner }, d'accord ?
door-waiting = J'ai demandé à { $owner }. Je vous mentionnerai ici dès votre admission.
door-waits-already = Vous avez déjà demandé. C'est à { $owner } de répondre.
door-admitted = 🚪 { $who } a rejoint la campagne.
door-rejected = C'est fait : { $who } reste dehors, et peut redemander.
door-nothing-asked = Cette demande a déjà reçu une réponse.
door-locked = Cette campagne n'accepte plus personne. Demandez à { $owner }.
door-banned = Vous ne pouvez pas rejoindre cette campagne. Demandez à { $owner }.
left-told = 🚪 { $who } a quitté cette campagne.
left-seats-told = 🚪 { $who } a quitté cette campagne. Libre maintenant : { $seats }.
seat-given-up-told = 🚪 { $who } a rendu une place. Libre maintenant : { $seats }.
kept-declined-told = 🚪 { $who } ne prend pas la place qui lui était gardée. Libre maintenant : { $seats }.
kept-no-more-told = 🚪 { $who } ne garde plus de place pour { $player }. Libre maintenant : { $seats }.
kicked-told = 🚪 { $who } a exclu { $player } de cette campagne.
banned-told = 🚪 { $who } a exclu { $player } de cette campagne pour de bon.
kick-yourself = C'est vous. Utilisez `/campaign leave`.
kick-owner = { $owner } a lancé cette campagne et y reste.
kick-legate = C'est le Légat. Utilisez `/campaign dismiss`.
not-banned = { $player } n'est pas sur la liste des exclus d'ici.
appoint-member = { $player } ne fait pas partie de cette campagne. Il faut d'abord la rejoindre.
seat-taken-over = 🛠️ { $who } prend la place « { $seat } ».
gm-takes-over = 🛠️ { $who } reprend la place de { $former }.
not-announced = Je n'ai pas pu l'annoncer dans le salon, donc rien n'a changé. Réessayez plus tard.
took-over = 🛠️ { $who } a repris la place de { $former }.
offer-told = 🛠️ { $who } propose la place de { $former } à { $by }. { $by }, d'accord ?
offer-made = J'ai demandé à { $by }. Rien ne change sans son accord.
offer-accepted = Vous avez pris la place dans { $title }.
offer-declined-told = 🛠️ { $who } ne prend pas la place de { $former }.
offer-gone = Cette proposition n'est plus valable.
offer-not-yours = Cette proposition est pour { $player }.
offer-banned = { $player } est sur la liste des exclus de cette campagne. Utilisez d'abord `/campaign unban`.

## Après une perte

restored-told = 🎲 Je repars d'une sauvegarde : les choix faits depuis sont perdus. À partir du dé { $number }, les dés ont un nouveau secret, avec cette empreinte (SHA-256) : `{ $commitment }`
rekeyed-told = 🎲 À partir du dé { $number }, les dés ont un nouveau secret, avec cette empreinte (SHA-256) : `{ $commitment }`
lost-told = 🎲 Ma machine a perdu { $count ->
    [one] le dernier choix. Merci de le refaire
   *[other] les { $count } derniers choix. Merci de les refaire
} ; les dés tomberont autrement.
lost-named = 🎲 Ma machine a perdu { $count ->
    [one] le dernier choix. Merci de le refaire
   *[other] les { $count } derniers choix. Merci de les refaire
} ; les dés tomberont autrement.
    { $listed }
lost-line = - { $when }, { $who } : { $what }
lost-line-secret = - { $when } : un choix secret
lost-by-no-one = à l'échéance
lost-undo = l'annulation du dernier choix
lost-correction = une correction du maître de jeu
lost-arrangement = une disposition
lost-orders = { $count ->
    [0] des ordres écrits
    [one] un ordre écrit
   *[other] { $count } ordres écrits
}
lost-nothing = rien
sqlite-old = SQLite { $version } a un bogue qui peut perdre des choix si Litestream ou un autre programme fait des points de contrôle. Utilisez la version 3.51.3 ou une plus récente.

pictures-busy = Je dessine encore ce qui est demandé. Réessayez dans un instant.
stopping = On me redémarre. Redemandez-le dans une minute.

## Les outils de l'hébergeur

command-host = Utiliser les outils de l'hébergeur (réservé à l'hébergeur)
option-tool = Que faire
option-number = Le numéro d'un serveur, d'une personne ou d'une campagne, ou des heures
tool-list = Montrer ce qui attend et qui est exclu
tool-ban-server = Exclure un serveur
tool-ban-user = Exclure une personne
tool-allow-server = Réadmettre un serveur
tool-allow-user = Réadmettre une personne
tool-free = Retirer une personne de toutes les campagnes
tool-extend = Donner des heures de plus à chaque décision
tool-rekey = Donner un nouveau secret aux dés d'une campagne
help-admin = Utiliser un des outils de l'hébergeur.
help-admin-tool = list, ban-server, ban-user, allow-server, allow-user, free, extend, rekey ou clock
admin-no-tool = Je ne connais pas cet outil. Voici ceux qui existent : { $tools }.
admin-no-number = Il faut un nombre, par exemple le numéro d'un serveur, d'une personne ou d'une campagne.
admin-no-campaign = Il n'y a pas de campagne ouverte { $id }.
admin-host = { $id } héberge ce bot et ne peut pas être exclu.
admin-shut-out-already = { $id } est déjà exclu.
admin-not-shut-out = { $id } n'est pas exclu.
admin-shut-out-server = Le serveur { $id } est exclu. Le bot le quitte.
admin-shut-out-user = La personne { $id } est exclue.
admin-let-in = { $id } peut de nouveau utiliser le bot.
admin-in-none = La personne { $id } n'est dans aucune campagne ouverte.
admin-freed = La personne { $id } a quitté { $count ->
    [one] { $count } campagne
   *[other] { $count } campagnes
}.
admin-too-long = C'est trop long : { $most } heures au plus.
admin-extended = Échéances prolongées dans { $count ->
    [0] 0 campagne
    [one] 1 campagne
   *[other] { $count } campagnes
} : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} de plus.
admin-rekeyed = Les dés de la campagne { $id } ont un nouveau secret. Son salon en reçoit l'empreinte.
admin-clock = À son prochain démarrage, le bot accepte l'horloge telle qu'elle est.
admin-none = rien
admin-no-file = le fichier n'existe pas
admin-post = campagne { $campaign }, { $key }, depuis { $since }
admin-timer = { $kind } { $id }, pour { $due }
admin-list-post = Envoi le plus ancien en attente : { $value }
admin-list-timer = Échéance la plus ancienne : { $value }
admin-list-legates = Légats bloqués, par campagne : { $value }
admin-list-blocked = Campagnes qu'on ne peut pas jouer : { $value }
admin-list-servers = Serveurs exclus : { $value }
admin-list-users = Personnes exclues : { $value }
shut-out = Vous ne pouvez pas utiliser ce bot ici.
trouble-replaced = Quelqu'un a remplacé le fichier de la base sous le bot. Redémarrez-le tout de suite : sinon, ce que font les joueurs sera perdu.
