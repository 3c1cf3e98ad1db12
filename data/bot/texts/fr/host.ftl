# Ce que le bot dit à la personne qui l'héberge.

option-of = Pour l'hébergeur du bot seulement : comment va le bot lui-même
status-of-bot = bot
not-host = Réservé à l'hébergeur. Pour la partie : `/status`.
host-status = ## Cursus Publicus { $version }
    Démarré { $since }
    Serveurs : { $servers }, répartis en shards : { $shards }
    Campagnes conservées : { $stored } ; en cours : { $open } ; actives cette semaine : { $active } ; en mémoire : { $loaded } ({ $most } au plus)
    File d'envoi : { $queued } en attente, { $stuck } sans salon où arriver
    Accusé de réception : { $latency }
    Mémoire : { $memory }
    Base de données : { $database }
    Dernière sauvegarde : { $backup }
host-latency = { $median } ms en médiane, { $worst } ms au 99e centile (les mille derniers)
host-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
host-no-figure = pas encore connu
host-no-backup = aucune à ma connaissance
metrics-port-taken = Le port { $port } des mesures ne peut être ouvert : { $reason }. Choisissez-en un autre dans CURSUS_METRICS_PORT, ou aucun.

## Erreurs

fault-report = ⚠️ Une erreur du bot, référence **{ $reference }** : `{ $kind }` à `{ $place }` (version { $version }).
    Où : { $where }.
    Le journal en garde les détails sous cette référence. Chaque erreur ne vous est signalée qu'une fois.
fault-nowhere = hors de toute campagne
trouble-database = ⚠️ Je ne peux pas écrire dans la base de données en ce moment : { $reason }. Rien de ce qui était sauvegardé n'est perdu ; je refuse ce que les joueurs essaient entre-temps, et je le leur dis. Vérifiez le disque. Je vous écrirai quand ce sera fini.
trouble-database-over = ✅ Je peux de nouveau écrire dans la base de données.
trouble-backup = ⚠️ Je ne peux pas faire de sauvegarde en ce moment : { $reason } Je réessaie toutes les heures. Je vous écrirai quand ce sera fini.
trouble-backup-over = ✅ Les sauvegardes marchent de nouveau ; en voici une nouvelle.
alarm-post = ⚠️ Un envoi attend depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Le journal dit pourquoi, et `/host list` dans quelle campagne.
alarm-post-over = ✅ Plus aucun envoi n'attend trop longtemps.
alarm-timer = ⚠️ Une échéance a { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} de retard ; d'autres échéances et des envois tardent peut-être aussi. `/host list` dit laquelle. Si cela dure, redémarrez-moi.
alarm-timer-over = ✅ Plus aucune échéance n'est en retard.
alarm-legate = ⚠️ Le Légat est bloqué dans ces campagnes : { $campaigns }. Le journal dit pourquoi.
alarm-legate-over = ✅ Le Légat n'est plus bloqué nulle part.
alarm-backup = ⚠️ La sauvegarde la plus récente sur le disque a { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}. Regardez le dossier et le journal.
alarm-backup-over = ✅ Il y a une nouvelle sauvegarde.
