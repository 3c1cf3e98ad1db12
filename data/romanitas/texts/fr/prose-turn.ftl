# Un tour vu avec le recul : le message qui le clôt, et son chapitre de la chronique.

chapter-heading = ## Tour { $turn } · { $first }–{ $last } · { $emperors }
tell-chapter-lost = Ce furent les années où l'on perdit { $cities }.
tell-chapter-lost-b = De nouveau en d'autres mains, et ce n'est pas faute d'avertissements : { $cities }.
tell-chapter-lost-c = La carte a rétréci ; on en efface { $cities }.
tell-chapter-gained = La loi romaine a repris pied { $cities-to }.
tell-chapter-gained-b = L'Empire s'est agrandi { $cities-of }.
tell-chapter-gained-c = Gagné pour Rome : { $cities }.
tell-chapter-gained-d = Les cartes à venir peindront aux couleurs romaines { $cities }.
tell-chapter-sacked = Le feu, le pillage, ou pire, sont passés par { $cities }.
tell-chapter-sacked-b = Quand ce fut fini, il ne restait que cendres { $cities-to }.
tell-chapter-sacked-c = Des ruines là où il y avait un forum : { $cities }.
tell-chapter-sacked-d = Ils arrivaient à pied, avec ce qu'ils pouvaient porter, ceux qui avaient vécu { $cities-to }.
tell-chapter-victories = Contre { $nations-the } : { victories }, et pas une défaite.
tell-chapter-victories-b = L'armée n'a pas perdu une seule fois. Dans les annales : { victories } sur { $nations-the }.
tell-chapter-victories-c = Face { $nations-to } se tenait une armée qui savait son métier : { victories }.
tell-chapter-defeats = Contre { $nations-the } : { defeats }, et pas une victoire à mettre en regard.
tell-chapter-defeats-b = { $nations-The } ont eu le dessus : { defeats }.
tell-chapter-mixed = Contre { $nations-the }, la fortune des armes s'est partagée : { victories }, { defeats }.
tell-chapter-mixed-b = Compte ouvert avec { $nations-the } : { victories }, { defeats }.
tell-chapter-mixed-c = On s'est battu contre { $nations-the }, avec { victories } et { defeats }.
victories = { $won ->
    [one] une victoire
   *[other] { $won } victoires
}
defeats = { $lost ->
    [one] une défaite
   *[other] { $lost } défaites
}
tell-chapter-fallen = L'armée a porté le deuil { $figures-of }.
tell-chapter-fallen-b = À la tête de l'armée, la mort a pris { $figures-the }.
tell-chapter-estranged = La Perse a gagné { $spaces-the } sans bataille.
tell-chapter-estranged-b = On s'est incliné devant le Roi des Rois { $spaces-in }.
tell-chapter-estranged-c = On a changé de camp { $spaces-in }, et ce n'est pas pour le nôtre.
tell-chapter-befriended = { $spaces-In }, on a tenu pour nous.
tell-chapter-befriended-b = { $spaces-In }, on a choisi Constantinople.
tell-chapter-rebuilt = Ce qu'on croyait perdu s'est relevé de ses ruines : { $cities }.
tell-chapter-rebuilt-b = Les maçons sont retournés { $cities-to }.
tell-chapter-quiet = Rien n'est arrivé pour quoi un historien traverserait la rue.
tell-chapter-quiet-b = Une décennie tranquille ; ceux qui l'ont vécue ne s'en sont pas plaints.
tell-chapter-quiet-c = Les annales de ces années sont courtes, et personne n'y trouve à redire.
tell-chapter-ended = Ici s'achève l'histoire : **{ $level }.** { $reason }

summary-lost = **Villes perdues :** { $cities }
summary-gained = **Reconquêtes :** { $cities }
summary-sacked = 🔥 **Désolations :** { $cities }
summary-rebuilt = **Reconstructions :** { $cities }
summary-won = ⚔️ **Victoires :** { $combats }
summary-beaten = ⚔️ **Défaites :** { $combats }
summary-combat = { $place-word } ({ $nation })
summary-at-war = **En guerre :** { $peoples }
summary-estranged = **Ralliements à la Perse :** { $peoples }
summary-befriended = **Ralliements à Rome :** { $peoples }
summary-treaties = **Traités signés :** { $peoples }
summary-killed = ✝️ **{ $figures-number ->
    [plural] Morts
   *[singular] Mort
} au combat :** { $figures }
summary-wounded = **{ $figures-number ->
    [plural] Blessés
   *[singular] Blessé
} :** { $figures }
summary-units = **Unités détruites :** { $units }
summary-fleets = **Flottes coulées :** { $fleets }

ledger-count = **Romanité : { $total } PR au décompte**
ledger-after = **Depuis : { $change } PR**
ledger-limit = la piste va de 0 à 10
ledger-end = -# Non dépensés : { $unspent } PR
ledger-line = - { $amount } · { $label }
ledger-line-about = - { $amount } · { $label } : { $about }
ledger-possession = villes
ledger-basilica = Basiliques
ledger-diplomacy-roman = clients amis
ledger-diplomacy-persian = clients de la Perse
ledger-desolation = Désolations
ledger-occupied-zone = navires ennemis
ledger-acta = Acta Publica
ledger-carried-over = report
ledger-combat-won = combats gagnés
ledger-persian-expedition = expédition en Perse
ledger-church-gift = don de l'Église
ledger-gentle-start = début clément
ledger-coin-lost = or perdu
ledger-coin-gained = or gagné
ledger-zone-occupied = navires ennemis
ledger-persian-diplomacy = diplomatie perse
ledger-monument-lost = Monuments perdus
ledger-ambassador = ambassadeurs
ledger-marriage = mariages
ledger-missionary = missionnaires
ledger-remobilisation = unités rappelées
ledger-improvement = unités d'Élite
ledger-rebuilding = reconstruction
ledger-monument = Monuments
ledger-mobilisation = armées et flottes
ledger-stratagem = stratagèmes

ahead = **Ce qui s'annonce**
ahead-ruins = - Désolations : { $count } sur { $limit } ; la dernière met fin à l'Empire.
ahead-desolation = - En ruine, et −1 PR par ville au prochain décompte : { $cities }
ahead-reconquest = - { $nation-The } marcheront pour reprendre { $city }.
ahead-war = - Sur le pied de guerre (+1 au dé d'attitude) : { $nations }
ahead-zones = - Des navires ennemis coûteront des PR au prochain décompte : { $zones-word }
ahead-treaties = - Retenus par traité : { $nations }

# Le fil d'une campagne, à la fin d'un tour.

thread-times = { $times ->
    [one] une fois
   *[other] { $times } fois
}
thread-sieges = { $times ->
    [one] un siège
   *[other] { $times } sièges
}
thread-fires = { $times ->
    [one] un incendie
   *[other] { $times } incendies
}
thread-changes = { $times ->
    [one] un changement
   *[other] { $times } changements
}
thread-fights = { $times ->
    [one] un combat
   *[other] { $times } combats
}
thread-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
}

tell-thread-besieged = *C'était le { nth-times } siège, à { $city }. Les échelles sont plus vieilles que certains de ceux qui y montent.*
tell-thread-besieged-b = *À { $city }, on en est à { thread-sieges }.*
tell-thread-besieged-c = *Demandez à { $city } de combien de sièges on se souvient : de { $times }.*
tell-thread-burnt = *À { $city }, on a vu { thread-times } la ville en flammes.*
tell-thread-burnt-b = *En ruine { thread-times } déjà : à { $city }, il y a plus de maçons que de boulangers.*
tell-thread-burnt-c = *À { $city }, on ne blanchit plus les murs : { thread-fires } suffisent.*
tell-thread-fickle = *{ $space-In }, on en est au { nth-times } changement de camp. Les deux ambassades gardent leurs malles bouclées.*
tell-thread-fickle-b = *Rien ne retient longtemps { $space-the } : { thread-changes } de camp.*
tell-thread-fickle-c = *Les envoyés { $space-of } connaissent les deux cours : { thread-changes } de camp.*
tell-thread-rivals = *Déjà { thread-fights } contre les { $nation }, { $won ->
        [0] aucun de gagné
        [one] un seul de gagné
       *[other] dont { $won } gagnés
    }.*
tell-thread-rivals-b = *On connaît bien les { $nation } : Rome a gagné { $won } fois sur { $times }.*
tell-thread-rivals-c = *Les fils des soldats retrouvent les { $nation } là où étaient leurs pères. Combats gagnés : { $won } sur { $times }.*
tell-thread-rivals-d = *Encore les { $nation }. Rome a gagné { $won } fois sur { $times }.*
tell-thread-winning = *Cela fait { $row } victoires de suite.*
tell-thread-winning-b = *Personne n'a battu l'armée en { $row } combats.*
tell-thread-winning-c = *Les recrues n'ont jamais vu de défaite : { $row } victoires, l'une après l'autre.*
tell-thread-losing = *Cela fait { $row } défaites de suite.*
tell-thread-losing-b = *Les { $row } derniers combats sont allés à l'ennemi.*
tell-thread-losing-c = *Triste époque pour les trompettes : { $row } retraites, l'une après l'autre.*
tell-thread-idle = *Depuis { thread-turns }, Rome n'a attaqué personne.*
tell-thread-idle-b = *Depuis { thread-turns }, l'empereur n'a envoyé aucune armée à l'attaque.*
tell-thread-idle-c = *L'herbe pousse dans les camps : aucune attaque depuis { thread-turns }.*
tell-thread-rising = *Le décompte monte pour la { nth-row } fois de suite, de { $change } en tout.*
tell-thread-rising-b = *Toujours mieux : { $row } décomptes de suite, { $change } de plus qu'avant.*
tell-thread-falling = *Le décompte baisse pour la { nth-row } fois de suite, de { $change } en tout.*
tell-thread-falling-b = *Toujours pire : { $row } décomptes de suite, { $change } de moins qu'avant.*
