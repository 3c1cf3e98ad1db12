# Ce que le bot dit du récit d'une campagne : sa chronique, ses dés, ses fichiers.

## Commandes

command-chronicle = Lire le récit jusqu'ici (visible de vous seul)
command-dice = Montrer et vérifier les dés de cette campagne
command-dice-history = Montrer chaque dé jeté (visible de vous seul)
command-dice-verify = Vérifier les dés de cette campagne (visible de vous seul)
command-campaign-export = Exporter la campagne : récit, images, sauvegarde, journal
command-campaign-import = Lancer une campagne à partir d'une sauvegarde exportée
option-story-turn = Le tour à raconter. Laissez vide pour le dernier.
option-dice-turn = Les dés d'un seul tour. Laissez vide pour tous.
option-import-file = Le fichier save.json d'un export

## La chronique

story-heading = ## { $title } : la chronique
    -# Page { $page } sur { $pages }
story-book = -# `/campaign export` vous donne le tout en un livre, avec les comptes rendus de bataille et les cartes.
story-empty = Il ne s'est encore rien passé qui puisse être raconté.
story-no-turn = Le tour { $turn } n'a pas de chapitre. La chronique raconte les tours { $first } à { $last }.
story-turns = { $count ->
    [one] Tour { $first }
   *[other] Tours { $first } à { $last }
}
menu-turns = Aller au tour…
button-earlier = ◀ Plus tôt
button-later = Plus tard ▶

## Les dés

dice-heading = ## { $title } : les dés
    -# Page { $page } sur { $pages }. Le premier dé porte le numéro 0.
no-dice = { $game } se joue sans dés.
dice-none = Aucun dé n'a encore été jeté.
die-line = `{ $number }` D{ $sides } → **{ $value }**
die-purpose = {" "}· { $purpose }
die-rule = {" "}({ $rule })
die-hidden = #{ $number } caché
die-undone = {" "}· annulé
verify-head = 🎲 { $count ->
    [0] Aucun dé n'a encore été jeté dans cette campagne.
    [one] Un dé a été jeté dans cette campagne.
   *[other] { $count } dés ont été jetés dans cette campagne.
} Chaque dé découle d'un secret, dont le SHA-256 figure dans [ce message]({ $opening }) depuis le début :
    `{ $commitment }`
verify-now = Ce que vous pouvez vérifier maintenant :
    - L'empreinte ci-dessus est celle de ce message. Discord marque un message changé comme « modifié ».
    - `/dice history` numérote chaque dé, sans lacune. Gardez-en une copie, et nul ne peut changer le relevé à votre insu.
    - Le reste : quand le secret sera publié, à la fin de la partie.
verify-hidden = { $count ->
    [one] L'un d'eux est **caché** : il a été tiré
   *[other] { $count } d'entre eux sont **cachés** : ils ont été tirés
} en secret, et vous n'en voyez que le numéro. À la fin de la partie, chaque dé caché est montré, et vous pouvez le vérifier aussi.
verify-own = J'ai vérifié chaque dé, sans rien trouver à redire. Vous pourrez le prouver vous-même à la fin de la partie.
verify-own-not = **Le journal de cette campagne présente une anomalie.** Prévenez l'hébergeur du bot, et gardez une copie du journal.
verify-secret = La campagne est terminée, le secret est donc connu de tous :
    `{ $secret }`
verify-missing = ⚠️ { $count ->
    [one] Un dé manque
   *[other] { $count } dés manquent
} au journal : { $numbers }.
verify-doubled = ⚠️ { $count ->
    [one] Un numéro désigne
   *[other] { $count } numéros désignent
} des dés différents : { $numbers }.
verify-false = ⚠️ { $count ->
    [one] Un dé ne découle
   *[other] { $count } dés ne découlent
} pas du secret : { $numbers }.
verify-sound = ✅ Son SHA-256 est la ligne ci-dessus, et { $count ->
    [0] aucun dé du journal ne le contredit
    [one] le seul dé du journal est tombé exactement comme il le devait
   *[other] les { $count } dés du journal sont tombés exactement comme ils le devaient
}.
verify-not = ❌ **Le journal de cette campagne n'est pas intègre.**
verify-yourself = Inutile de me croire sur parole : `/campaign export` vous donne le journal, et `docs/verify_dice.py`, dans les sources de ce bot, le vérifie avec Python seul.

## Export et import

exported = Voici **{ $title }** en fichiers : le livre sous forme de page pour le navigateur (elle se lit hors ligne et s'imprime bien), le même en Markdown avec ses images dans un dossier, et le journal de chaque action.
exported-save = La sauvegarde y est aussi. Elle contient la position au dernier point de contrôle, sans le secret des dés. `/campaign import` lance une campagne qui repart de là avec de **nouveaux** dés.
exported-secret = La campagne est terminée : le journal donne le secret des dés, afin que chacun puisse les vérifier.
exported-hidden = La sauvegarde n'y est pas : elle révélerait quelque chose de caché, encore en jeu. Réessayez plus tard.
exported-heavy = Trop lourds pour ce serveur, même compressés : { $files }.
exported-small = Les images sont plus petites que dans le salon, pour respecter la taille permise sur ce serveur.
exported-ends = Pour respecter la taille permise sur ce serveur, seules la carte et la fiche de fin de tour sont incluses. Les rapports de bataille n'ont pas d'image.
exported-volumes = Le livre est trop grand ici pour un seul fichier : il vient en { $count ->
    [one] un volume
   *[other] { $count } volumes
}. Seule la fin de chaque tour a des images.
exported-undrawn = { $count ->
    [0] Chaque tour a ses images.
    [one] Un tour n'a pas d'image : elles étaient trop longues à dessiner, ou sa sauvegarde est trop ancienne.
   *[other] { $count } tours n'ont pas d'image : elles étaient trop longues à dessiner, ou leurs sauvegardes sont trop anciennes.
}
exported-missing = ⚠️ { $count ->
    [0] Aucun message ne manque.
    [one] Un message n'a pas pu être reconstitué : il manque au livre.
   *[other] { $count } messages n'ont pas pu être reconstitués : ils manquent au livre.
}
export-waiting-same = Je prépare le livre de cette campagne pour quelqu'un d'autre. Le vôtre vient ensuite.
export-waiting = Je prépare le livre d'une autre campagne. Le vôtre vient ensuite.
export-progress = Préparation du livre. Chapitres dessinés : { $done } sur { $total }.
button-cancel-export = Annuler
export-cancelled = J'ai annulé l'export.
export-running = Je prépare déjà ces fichiers pour vous. Attendez-les, ou annulez-les là où vous les avez demandés.
export-not-running = Rien à annuler : cet export est terminé. Lancez-en un nouveau avec `/campaign export`.
import-large = Ce fichier est trop grand pour une sauvegarde ({ $most } Kio au plus). Choisissez le fichier save.json d'un export.
import-refused = Ce fichier ne permet pas de commencer une campagne. { $reason }
imported = **{ $title }** continue dans { $channel } à partir du tour { $turn }, avec de nouveaux dés.
opening-origin = Cette campagne a commencé ailleurs. { $who } en a apporté la sauvegarde, et elle repart du tour { $turn } avec de nouveaux dés. L'empreinte ci-dessous ne vaut pour aucun dé jeté auparavant.

## Le récit lui-même

record-unknown-player = Joueur { $user }
record-origin = Une campagne commencée ailleurs, reprise au tour { $turn }
record-result = **{ $level }.** { $text }
record-begun = Début
record-bound = État au
record-players = Joueurs
record-statistics = Statistiques
record-told = Ce qui s'est passé
record-volume = Volume { $number } sur { $count }
record-played = Dates
record-from-to = du { $begun } au { $last }
record-others = Ont aussi joué
record-empty-seat = personne
record-end = La fin
record-so-far = Jusqu'ici
record-every-die = Tous les dés
record-dice-sound = { $count ->
    [0] Aucun dé n'a été jeté dans cette campagne.
    [one] Le seul dé de cette campagne découle du secret ci-dessous.
   *[other] Les { $count } dés de cette campagne découlent tous du secret ci-dessous.
}
record-dice-open = { $count ->
    [0] Aucun dé n'a été jeté jusqu'ici.
    [one] Un dé jusqu'ici. Vous pourrez le vérifier à la fin de la campagne.
   *[other] { $count } dés jusqu'ici. Vous pourrez tous les vérifier à la fin de la campagne.
}
record-dice-unsound = ⚠️ Certains dés ne correspondent pas au journal. `/dice verify` dit lesquels.
record-options = Options
record-from = Origine
record-contents = Sommaire
record-turn = Tour { $turn }
record-dice = Les dés
record-dice-about = Chaque dé découle d'un secret. Son SHA-256 a été publié avant le premier dé, et le secret lui-même l'est à la fin de la campagne : chacun peut alors recalculer tous les dés, et personne n'a pu en changer un.
record-commitment = SHA-256 du secret
record-secret = Secret
record-secret-kept = non publié tant que la campagne se joue
record-die-number = Nº
record-die-value = Résultat
record-die-of = { $value } sur { $sides }
record-die-hidden = caché
record-die-for = Pour
record-die-rule = Règle
record-die-undone = annulé
record-colophon = Relié par Cursus Publicus le { $day }.
