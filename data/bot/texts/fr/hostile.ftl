# Phrases pour ceux qui demandent trop, trop souvent ou au mauvais endroit.

flood = C'était un peu rapide pour moi. Réessayez { $when }.
flood-channel = Je travaille encore aux demandes de ce salon. Réessayez { $when }.
servers-only = Cela ne se fait que sur un serveur, dans un salon où une campagne se joue ou pourrait se jouer.
import-unread = Je n'ai pas pu récupérer ce fichier auprès de Discord. Réessayez dans un instant.
too-much-record = Cette campagne est trop longue pour une seule image ou un seul fichier ({ $count ->
    [one] { $count } événement
   *[other] { $count } événements
} ; { $most } au plus).
campaigns-many = Vous participez à { $most } campagnes, le maximum que je peux suivre. Quittez-en ou archivez-en une d'abord.
permissions-missing = Il me manque des permissions dans ce salon : { $names }. Un gérant du serveur peut les accorder à mon rôle.
permission-view-channel = « Voir le salon »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-attach-files = « Joindre des fichiers »
permission-read-message-history = « Voir les anciens messages »
permission-create-public-threads = « Créer des fils publics »
