# Ce que l'hébergeur lit sur les sauvegardes et les contrôles, en ligne de commande.

store-in-use = Un autre bot utilise la base de données { $file }. Arrêtez-le d'abord : deux bots ne doivent jamais partager un fichier.
store-locked = La base de données { $file } est verrouillée par un autre programme. Fermez ce qui l'a ouverte, puis réessayez.
store-full = Il n'y a plus de place sur le disque pour la base de données { $file }. Faites de la place, puis redémarrez.
store-damaged = La base de données { $file } est endommagée : { $faults }. Restaurez une sauvegarde.
store-orphan = une ligne de { $table } ne correspond à rien dans { $parent }
backup-failed = La sauvegarde { $file } n'a pas pu être faite : { $reason }.
backup-exists = Il y a déjà un fichier { $file }, et je n'écrase rien. Donnez un autre nom.
backup-made = La base de données a été copiée dans { $file } et la copie est saine.
restore-itself = { $file } est la base de données elle-même ; il n'y a donc rien à restaurer. Nommez une sauvegarde.
restore-failed = La base de données { $file } n'a pas pu être restaurée : { $reason }.
restore-done = La base de données est maintenant celle de { $copy }. Il n'y en avait pas auparavant.
restore-done-kept = La base de données est maintenant celle de { $copy }. L'ancienne est gardée sous le nom { $kept } ; supprimez-la une fois que tout va bien.
help-backup = Copier la base de données dans un fichier, même pendant que le bot tourne.
help-backup-file = Le fichier à créer. Laissez vide pour un fichier nommé d'après l'heure, à côté de la base de données.
help-restore = Mettre une copie à la place de la base de données ; le bot doit être arrêté. L'ancien fichier est gardé.
help-restore-file = La copie à restaurer.
help-check = Vérifier la base de données et rejouer chaque campagne d'après son journal ; rien n'est modifié.
help-check-file = La base de données ou la sauvegarde à vérifier. Laissez vide pour celle du bot.
check-database-sound = La base de données { $file } est intacte (schéma { $version }).
check-campaign = Campagne { $number } (« { $title } ») :
check-remark = (ce n'est pas une erreur)
check-campaigns = { $count ->
    [0] Elle ne contient aucune campagne.
    [one] Une campagne a été rejouée d'après son journal ; { $sound ->
        [0] son registre diffère, voir plus haut.
       *[other] son registre est sain.
    }
   *[other] { $count } campagnes ont été rejouées d'après leurs journaux ; les registres de { $sound } sont sains.
}
check-save-unreadable = sa sauvegarde ne peut pas être lue : { $reason }
check-secret = le secret des dés dans sa sauvegarde n'est pas celui qui a été promis au début.
check-numbers = son journal finit à l'action { $log }, la campagne en est à { $campaign }, et sa sauvegarde à { $save }.
check-other-game = sa sauvegarde est du jeu { $save }, mais on joue à { $campaign }.
check-status = sa sauvegarde et son état ({ $status }) se contredisent sur la fin de la partie.
check-end-number = rejouée, elle finit à l'action { $replayed }, mais sa sauvegarde en est à { $kept }.
check-end-state = rejouée, elle finit dans une autre position que celle de sa sauvegarde. Ce qui diffère : { $parts }.
check-end-record = rejouée, elle finit dans la position de sa sauvegarde, mais par un autre chemin que celui qu'elle garde.
check-will-resume = les règles ont été corrigées ; au prochain choix, elle reprendra à son dernier point de contrôle et le dira dans son salon.
check-undone = le journal se trompe sur ce qui a été annulé : actions { $numbers }.
check-stray-events = il y a des événements d'actions qui ne sont pas au journal : { $numbers }.
check-by-nobody = personne
check-differs = l'action { $number } ({ $kind } par { $seat }) mène ailleurs quand on la refait : { $how } La suite est vérifiée à partir du tour suivant. Si le bot a été mis à jour depuis cette action, ses règles ont pu être corrigées ; sinon, le registre a été endommagé ou modifié.
check-corrected-since = Les règles ont été corrigées pendant cette campagne (action { $number }) ; il fallait donc s'y attendre.
check-impossible = on ne peut pas la refaire ({ $reason }).
check-number = elle mène au numéro { $number }
check-unknown-kind = son type est inconnu
check-event = l'événement { $place } est maintenant { $now }, et c'était { $then }.
check-event-count = elle raconte { $now } événements, et elle en racontait { $then }.
check-snapshot-unreadable = la position gardée au début du tour { $turn } ne peut pas être lue : { $reason }
check-snapshot-apart = la position gardée au début du tour { $turn } n'est pas celle à laquelle mène son journal. Ce qui diffère : { $parts }.
campaign-corrected = 📜 **Règles corrigées.** { $what }
campaign-resumed = 🛠️ Les règles ont été corrigées depuis le dernier choix. { $dropped ->
    [0] La partie reprend au dernier point de contrôle ; aucun choix n'est à refaire.
    [one] La partie reprend au dernier point de contrôle : un choix est à refaire.
   *[other] La partie reprend au dernier point de contrôle : { $dropped } choix sont à refaire.
} Les dés restent ce qu'ils sont.
