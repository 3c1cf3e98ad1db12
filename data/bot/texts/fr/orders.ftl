# Les ordres écrits : tout un tour en un texte.

command-orders = Donner les ordres de tout un tour
command-analysis = Montrer ce que vous pouvez prendre (à vous seul)
option-orders-text = Des ordres séparés par ; – commencez par + pour les ajouter à ceux que vous avez écrits
option-orders-standing = Des ordres à vous proposer chaque tour ; un simple - y met fin
button-orders = Ordres
button-orders-suggested = Ordres proposés
button-analysis = Que puis-je prendre ?
button-orders-confirm = Exécuter ({ $count })
button-orders-faulty = { $count ->
    [0] Rien à exécuter
    [one] Un ordre à corriger
   *[other] { $count } ordres à corriger
}
button-orders-edit = Modifier
button-orders-prune = Retirer ce qui échoue
button-orders-keep = Garder comme ordres permanents
button-orders-drop = Les effacer
button-orders-back = Les reprendre
button-orders-file = Exécuter à mon tour
button-orders-file-seat = Déposer pour { $seat }
button-orders-just-keep = Garder seulement
button-orders-unfile = Reprendre la feuille
button-orders-unfile-one = Reprendre : { $turn }
button-orders-unfile-many = { $count ->
    [one] Reprendre la feuille
   *[other] Reprendre les { $count } feuilles
}
menu-orders-file = Déposer pour un autre tour
orders-taken-back = Ordres repris : { $turns }
orders-unused = ⏩ On ne vous a plus rien demandé : la suite de vos ordres n'a pas servi.
menu-orders-add = Ajouter à vos ordres – { $heading }
orders-form = Ordres – { $game }
orders-form-ahead = { $count ->
    [one] Pour le tour à venir : { $turns }
   *[other] Pour un tour à venir, que vous choisissez ensuite : { $turns }
}
orders-field = Un ordre par ligne, ou séparés par « ; »
orders-none-suggested = Ici, aucun ordre ne peut être proposé. Le bouton coloré est la réponse proposée.
orders-standing-unfit = Aucun de vos ordres permanents n'est possible maintenant : voici ce qui est suggéré.
orders-suggestion-late = La suggestion n'est pas encore prête. Fermez ce formulaire et rouvrez-le dans un instant.
orders-heading = { $all ->
    [0] Il n'y a pas d'ordre dans ce texte.
    [one] { $good ->
        [0] **Cet ordre ne peut pas être exécuté.**
       *[other] **Cet ordre peut être exécuté.**
    }
   *[other] { $good ->
        [0] **Aucun des { $all } ordres ne peut être exécuté.**
        [one] **{ $good } ordre sur { $all } peut être exécuté.**
       *[other] **{ $good } ordres sur { $all } peuvent être exécutés.**
    }
}
orders-left-out = { $count ->
    [one] Un ordre est laissé de côté.
   *[other] { $count } ordres sont laissés de côté.
}
orders-were-left-out = { $count ->
    [one] Un ordre a été laissé de côté.
   *[other] { $count } ordres ont été laissés de côté.
}
orders-left = ➖ `{ $order }` – { $note }
orders-refused = ❌ `{ $order }` (ligne { $line }) : { $reason }
orders-fault = ❌ Ligne { $line }, colonne { $column } : { $reason }
orders-refused-alone = ❌ `{ $order }` : { $reason }
orders-fault-alone = ❌ Colonne { $column } : { $reason }
orders-fine = ✅ `{ $order }` – { $note }
orders-fine-bare = ✅ `{ $order }`
orders-warning = ⚠️ { $warning }
orders-more = … et { $count } de plus.
orders-done = { $count ->
    [one] Un ordre a été exécuté.
   *[other] { $count } ordres ont été exécutés.
}
orders-not-kept = Cela n'a pas pu être sauvegardé et n'a donc pas eu lieu. Voici ce que vous avez écrit, pour le renvoyer dans quelques minutes ; ce que vous aviez écrit avant reste. Prévenez l'hébergeur du bot.
orders-dropped = Vos ordres sont effacés ; rien n'a été fait.
orders-standing = { $count ->
    [one] Un ordre permanent est gardé.
   *[other] { $count } ordres permanents sont gardés.
} Le formulaire vous les proposera quand votre tour viendra.
orders-standing-ended = Vous n'avez plus d'ordres permanents.
orders-prospect = - { $text }
orders-no-prospects = Rien à montrer maintenant. Attaques et marches sont listées ici pendant le mouvement, si l'une en vaut la peine.
orders-none = { $game } n'accepte pas d'ordres écrits. Servez-vous du panneau ou de `/act`.
analysis-none = { $game } n'a pas de liste de ce que vous pouvez prendre. `/odds` montre vos chances dans un combat, `/advise` les meilleures réponses.
orders-not-now = Vous pourrez écrire un tour entier quand ce sera votre phase. Prenez d'abord la décision en attente.
orders-together = Plusieurs personnes partagent cette place, et les ordres écrits sont pour un seul joueur. Servez-vous du panneau.
orders-secret = Une décision secrète ne se prend pas par ordres écrits. Servez-vous du panneau.
orders-kept = Ce n'est pas à vous de jouer. Ces ordres sont gardés, et *Ordres* s'ouvrira avec eux si votre tour vient encore dans ce tour de jeu.
orders-filed = Ordres déposés pour { $seat }. Quand ce tour viendra, les ordres ci-dessous seront exécutés, s'ils restent tous possibles. Sinon, rien n'est fait et je vous mentionne. D'ici là, vous seul le savez.
orders-filed-earlier = Ordres déjà déposés : { $turns }. Ils restent valables jusqu'à ce que vous les remplaciez ou les repreniez :
orders-fit-today = Si ce tour venait maintenant, tout ce qui peut se vérifier d'avance serait possible.
orders-unfit-today = Si ce tour venait maintenant, ceci ne serait pas possible. C'est déposé tout de même :
orders-filed-late = C'est maintenant à vous de jouer : *Ordres* montre ce que ces ordres feraient.
orders-turn-gone = Ce tour est passé. Appuyez sur *Ordres* pour déposer votre texte pour un autre tour.
orders-unfiled = Ordres gardés. Rien n'est exécuté tout seul ; pendant ce tour de jeu, *Ordres* s'ouvrira avec ce texte.
orders-none-filed = Aucun de vos ordres n'attend plus ici : ils ont été exécutés, sont revenus ou ont été repris.
orders-filed-ran = 📜 { $who } avait écrit d'avance les ordres pour { $seat }.
orders-filed-unfit = 📜 { $who }, vos ordres écrits d'avance ({ $seat }) n'ont pas été exécutés : ils ne sont pas tous possibles. Appuyez sur *Ordres* : vous seul y verrez quelle ligne échoue, et selon quelle règle.
orders-filed-refused = 📜 { $who }, vos ordres écrits d'avance ({ $seat }) n'ont pas pu être exécutés. Appuyez sur *Ordres*.
orders-filed-undone = 📜 { $who }, le tour qui précédait vos ordres écrits d'avance ({ $seat }) a été annulé : ils n'ont pas été exécutés. Appuyez sur *Ordres*.
orders-unfit = Ceci n'est pas possible maintenant :
orders-rest = ⏩ Ensuite, si tout reste possible :
orders-rest-filed = ⏩ Quand ce sera de nouveau à vous de décider, la suite sera exécutée, si tout est possible. À votre prochain appui, je vous dirai ce qui a été laissé de côté ou n'a pas servi :
orders-rest-left-out = ⏩ Dans la suite de vos ordres, ceci n'était pas possible :
orders-back-late = La partie a continué depuis ces ordres. `/undo` annule le dernier choix, si c'est encore permis.
orders-rest-unfit = 📜 { $who }, la suite de vos ordres ({ $seat }) n'a pas été exécutée : elle n'est pas entièrement possible. Appuyez sur *Ordres* : vous seul y verrez quelle ligne échoue, et selon quelle règle.
orders-no-seat = Il faut avoir une place ici pour garder des ordres permanents. Prenez-en une avec `/campaign join`.
orders-too-long = C'est plus long que { $most } caractères. Envoyez-le en deux fois.
orders-changed = Ce ne sont pas les derniers ordres que vous avez écrits. Regardez le dernier aperçu.
orders-deleted = Ces ordres ont été effacés. Écrivez-en de nouveaux avec `/orders`.
orders-example = unité > zone
