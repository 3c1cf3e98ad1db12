# Ce que les règles de Romanitas demandent, proposent et refusent.

game-title = Romanitas
game-description = Gardez l'Empire romain d'Orient debout, de Justinien à Héraclius, et reprenez l'Occident si vous le pouvez. Pour un joueur, ou pour un conseil.
seat-roman = L'Empire
office-basileus = Basileus
office-patriarch = Patriarche
office-logothete = Logothète
office-magister-militum = Magister Militum
scenario-campaign-528-short = Iustinianus
scenario-campaign-528 = Romanitas, 528–628
scenario-campaign-528-detail = Le siècle entier, en dix tours de dix ans.
scenario-restauratio-528-short = Restauratio
scenario-restauratio-528 = Restauratio Imperii, 528–567
scenario-restauratio-528-detail = Le seul règne de Justinien : quatre tours, pour apprendre le jeu.
option-desolation-2rp = Lourdes ruines
option-desolation-2rp-detail = Ôter une Désolation coûte 2 PR au lieu de 1.
option-intrinsic-comes = Commandants de place
option-intrinsic-comes-detail = Les six métropoles et Ravenne ont, en défense, un Comes à elles.
option-economic = Or
option-economic-detail = Perdre une ville à pièce d'or coûte 1 PR sur-le-champ ; en gagner une rapporte 1 PR.
option-recruitment = Terres de recrutement
option-recruitment-detail = Chaque ville de recrutement perdue empêche une unité de cavalerie éliminée de revenir.
option-religious-metropolises = Cinq patriarcats
option-religious-metropolises-detail = −1 au dé religieux tant qu'une des six métropoles n'est pas romaine.
option-religious-vandals = Carthage arienne
option-religious-vandals-detail = −1 au dé religieux tant que Carthage n'est pas romaine.
option-khazars = Alliance khazare
option-khazars-detail = Aux deux derniers tours, les archers montés des Huns reviennent gratuitement.
option-stratagems-by-arm = Stratagèmes par arme
option-stratagems-by-arm-detail = Manœuvre n'aide que la cavalerie aux ailes, Assaut frontal que l'infanterie au centre.
option-random-events = Événements aléatoires
option-random-events-detail = On tire un événement à chaque tour, après le décompte.
option-house-carry-over = Maison : report des PR
option-house-carry-over-detail = Les PR non dépensés s'ajoutent au décompte suivant. Plus facile.
option-house-cancelled-is-neutral = Maison : attaque annulée vaut paix
option-house-cancelled-is-neutral-detail = Un peuple dont la cible n'est pas romaine reste neutre. Plus facile.
option-house-gentle-start = Maison : début clément
option-house-gentle-start-detail = Le premier décompte ne peut finir au-dessous de 1 PR.
option-house-unlimited-attacks = Maison : attaques sans limite
option-house-unlimited-attacks-detail = Généraux et territoires prennent part à autant d'attaques qu'on veut. Bien plus facile.
option-house-undecided-at-sea = Maison : retour de mer sans perte
option-house-undecided-at-sea-detail = Un transport qui ne gagne ni ne coule ramène ses unités. Plus facile.

domain-political = Affaires politiques{ $modifier ->
    [0] {""}
   *[other] {" "}({ NUMBER($modifier) })
}
domain-religious = Affaires religieuses{ $modifier ->
    [0] {""}
   *[other] {" "}({ NUMBER($modifier) })
}
domain-economic = Affaires économiques{ $modifier ->
    [0] {""}
   *[other] {" "}({ NUMBER($modifier) })
}
acta-usurper = Usurpateur
acta-political-revolt = Révolte politique
acta-weak-basileus = Basileus faible
acta-basileus = Basileus
acta-strong-basileus = Basileus fort
acta-heresy = Hérésie
acta-religious-quarrels = Querelles religieuses
acta-weak-patriarch = Patriarche faible
acta-patriarch = Patriarche
acta-loyal-patriarch = Patriarche loyal
acta-financial-crisis = Crise financière
acta-agrarian-crisis = Crise agraire
acta-plague = Peste
acta-stability = Stabilité
acta-prosperity = Prospérité

fatum = Tour { $turn } : les dés du destin sont tombés. Quel dé règle quelles affaires ?
fatum-die = Dé { $value }
fatum-placing = Politique { $political } · Église { $religious } · Économie { $economic }
fatum-placing-note = { $political }, { $religious }, { $economic } : le décompte est de { $count } PR avant les dés suivants.
church = Le Patriarche est loyal. Que demandez-vous à l'Église ?
church-gift = Un don : +1 PR maintenant
church-gift-detail = Le missionnaire coûtera son prix ordinaire ce tour-ci.
church-missionary = Un missionnaire pour 0 PR
church-missionary-detail = À employer dans la phase de gestion de ce tour.
confines = Troubles aux confins de l'Empire : quelle unité y est retenue pour ce tour ?

piece = { $unit }
unit-bonus = { $unit } +{ $bonus }
unit-traits = { $horse ->
    [1] Cavalerie
   *[other] Infanterie
}{ $bow ->
    [1] , arc
   *[other] {""}
}{ $elite ->
    [1] , Élite
   *[other] {""}
}

defence = { $nation-The } attaquent { $city } avec { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
}. Que faites-vous ? Vous avez { $rp } PR.
defence-siege = Défendre les murs
defence-siege-detail = Six unités au plus ; derrière les murs, elles ne tombent que sur 7 ou plus. Tenir : +1 PR.
defence-battle = Livrer bataille
defence-battle-detail = En rase campagne, devant la ville. Gagné : +1 PR ; perdu : la ville est dévastée.
defence-none = Laisser { $city } à son sort
defence-none-detail = Elle tombe sans combat.

muster-defence = Quelle force va au-devant { $enemies ->
    [one] d'une unité
   *[other] de { $enemies } unités
} { $nation-of }, { $place-in } ? Vous avez { $rp } PR.
muster-siege = Quelle force tient les murs, { $place-in }, contre { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of } ? Vous avez { $rp } PR.
muster-land = Quelle force marche sur { $place-the } ? { $enemies ->
    [one] Une unité { $nation-of } l'y attend
   *[other] { $enemies } unités { $nation-of } l'y attendent
} ; vous avez { $rp } PR.
muster-naval = Quelle force prend la mer ? Cap sur { $place-the } : { $enemies ->
    [one] une unité { $nation-of } l'y attend
   *[other] { $enemies } unités { $nation-of } l'y attendent
} ; vous avez { $rp } PR.
muster-persia = Quelle force marche sur { $place-the } ? Six unités au moins, contre { $enemies } { $nation-of } ; vous avez { $rp } PR.
muster-package = { $cost } PR : { $figures }, { $count ->
    [one] une unité
   *[other] { $count } unités
}
muster-package-detail = Bonus total +{ $strength } : { $units }
muster-by-hand = Choisir unité par unité
muster-by-hand-detail = Le général d'abord, puis les unités bloc par bloc. Celles que donnent les Acta Publica sont gratuites.
figures-join = Qui commande { $place-in } ?
command = { $figures }
command-detail = Jusqu'à { $limit ->
    [one] une unité
   *[other] { $limit } unités
}, { $cost } PR
block-limitanei = Limitanei de la province, 0 PR : { $max } au plus
block-skoutatoi = Skoutatoi sur leur face normale, 0 PR : { $max } au plus
block-guard-gift = Le Basileus envoie une unité de la garde pour 0 PR, si vous voulez
block-donatio-gift = Donatio : jusqu'à { $max ->
        [one] un mercenaire
       *[other] { $max } mercenaires
    } pour 0 PR, si vous voulez
block-three-block = Bloc de trois pour { $cost } PR : { $max } au plus ; n'en prendre aucune ne coûte rien
block-six-block = Bloc de six pour { $cost } PR : { $max } au plus ; n'en prendre aucune ne coûte rien
block-mercenary-block = Mercenaires pour { $cost } PR : { $max } au plus ; n'en prendre aucun ne coûte rien
take-block = Au moins { $least } unités de ce bloc, ou aucune : avec moins, vous n'arrivez pas à { $needed }. Le prenez-vous ?
take-block-yes = Prendre le bloc
take-block-yes-detail = { $cost } PR pour { $least } unités ou plus.
take-block-no = Le laisser
take-block-no-detail = Les autres blocs peuvent encore faire le nombre.

line = Rangez votre ligne contre { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }, l'unité de tête en premier.
line-siege = Rangez votre ligne pour le siège contre { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }, l'unité de tête en premier.
box-left = Gauche
    .word = aile gauche
    .article = la
    .gender = feminine
    .in = à gauche
box-centre = Centre
    .word = centre
    .article = le
    .in = au centre
box-right = Droite
    .word = aile droite
    .article = la
    .gender = feminine
    .in = à droite
box-detail = { $count ->
    [0] Vide
    [one] Une unité s'y trouve
   *[other] { $count } unités s'y trouvent
}
figures-place = Quelle unité { $figure-the } rejoint-il ? Elle se battra à +1.
post-detail = { $box }, { $rank ->
    [1] en tête
   *[other] rang { $rank }
}
move-figure = { $figure-The } a perdu son unité. Laquelle rejoint-il ?
fortifications = Les Fortifications, { $place-in }, tiennent une unité perse à l'écart du combat. Laquelle ?

draw-stratagem = Tirer un stratagème pour 1 PR ? Vous avez { $rp } PR.
draw-stratagem-draw = Tirer un stratagème (1 PR)
draw-stratagem-draw-detail = Un pion au hasard ; vous choisissez laquelle de ses deux faces jouer.
draw-stratagem-not = Se battre sans
draw-stratagem-not-detail = Garder le PR ; la Tactique défensive vous est acquise de toute façon.
stratagem-side = Quelle face du pion jouez-vous ?
stratagem-rally = Ralliement
stratagem-rally-detail = Une fois, une unité en déroute revient dans la ligne.
stratagem-iron-discipline = Discipline de fer
stratagem-iron-discipline-detail = Une unité de votre choix se bat à +1.
stratagem-defensive-works = Ouvrages défensifs
stratagem-defensive-works-detail = Tout ennemi est à −1 en mêlée ; ne sert à rien à l'assiégeant.
stratagem-reserve = Réserve
stratagem-reserve-detail = Une fois, une unité de l'arrière remplit une case qui s'est vidée.
stratagem-favourable-terrain = Terrain favorable
stratagem-favourable-terrain-detail = Les ennemis qui attaquent une de vos cases sont à −1, au tir comme en mêlée.
stratagem-ambush = Embuscade
stratagem-ambush-detail = Vos unités de tête sont à +2 à la première passe.
stratagem-harassment = Harcèlement
stratagem-harassment-detail = Vos archers tirent à +1.
stratagem-manoeuvre = Manœuvre
stratagem-manoeuvre-detail = Vos unités des ailes sont à +1.
stratagem-frontal-assault = Assaut frontal
stratagem-frontal-assault-detail = Vos unités du centre sont à +1.
stratagem-siege = Siège
stratagem-siege-detail = L'assiégeant prend la ville aussitôt, pour une à trois unités ; jamais Constantinople.
stratagem-defensive-tactic = Tactique défensive
stratagem-defensive-tactic-detail = Votre général vous la donne déjà ; elle ne se cumule pas.
terrain-box = Quelle case est en terrain favorable ?
disciplined-unit = Quelle unité se bat sous la Discipline de fer ?
siege-losses = L'assaut a son prix : { $count ->
    [one] quelle unité est perdue
   *[other] quelles { $count } unités sont perdues
} ?
exploit = { $unit-The } n'ont plus personne en face ({ $box }). Contre qui se tourner ?
exploit-target = Attaquer ({ $box }) : { $foe } +{ $bonus }
exploit-target-detail = Une mêlée à +{ $modifier } pour l'unité qui a percé.
exploit-decline = Tenir la position
exploit-decline-detail = { $unit-The } n'attaquent personne à cette passe.
sally = { $unit-The } peuvent faire une sortie ({ $box }), et se battre sans l'abri des murs.
sally-decline = Rester derrière les murs
sally-decline-detail = { $unit-The } n'attaquent personne à cette passe.
reserve = La ligne est enfoncée { $box-in }. Quelle unité bouche la brèche ?
reserve-keep = Garder la réserve pour plus tard
reserve-keep-detail = La percée compte.
reserve-box = Quelle brèche boucher avec { $unit-the } ?
rally = Quelle unité en déroute ralliez-vous ?
rally-keep = Pas maintenant
rally-keep-detail = Le stratagème reste en main.
rally-box = Où remettre { $unit-the } dans la ligne ?

window = { $ahead } Vous avez { $rp } PR.
window-next = Au tour { $nation-of }. Attaquez-vous avant eux ?
window-last = Tous les peuples ont agi. Voulez-vous frapper avant que le tour se ferme ?
window-pass = Laisser le tour se fermer
window-pass-nation = Laisser agir { $nation-the }
window-pass-to-end = Plus d'opération ce tour-ci
window-pass-to-end-detail = On ne vous appellera plus que pour défendre ; un titre de César non décerné est perdu.
window-land = Marcher sur { $territory-the } : { $cities }
window-naval = Cap sur { $territory-the } : { $cities }
people = { $nation }
window-target-detail = Bataille contre { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }, puis siège s'il y a une citadelle.
window-persia = Marcher sur Ctésiphon
window-persia-detail = Deux batailles, ou une bataille et un siège, avec six unités au moins. Deux succès : +4 PR.
window-fight = Combattre les flottes ennemies { $zone-in }
window-fight-detail = { $cost } PR : contre la flotte { $nations-of }. Gagné : +1 PR.
unused-caesar = Inutilisé : le titre de César.
window-caesar = César : { $nation }
window-caesar-detail = −1 au dé d'attitude { $nation-of } ce tour-ci. Épuise le don du Basileus fort.
window-tribe = Attaquer { $nation-the } chez eux
group-land = Marche
group-naval = Expédition navale
group-persia = Expédition en Perse
group-sea = Combat naval
group-caesar = Titre de César
departure = Par quelles eaux la flotte gagne-t-elle { $territory-the } ?
route = { $zones }
route-detail = Départ : { $departure }, Limitanei : { $limitanei } au plus. { $foes ->
    [0] La voie est libre.
    [one] Une flotte ennemie barre la route.
   *[other] { $foes } flottes ennemies barrent la route.
}
loading = L'ennemi barre la route. Qui embarque sur quelle flotte ? Une flotte avec { $bonus ->
        [one] une unité ou plus
       *[other] { $bonus } unités ou plus
    } combat à +1.
besiege = { $city } tient encore, avec { $garrison ->
    [one] une unité
   *[other] { $garrison } unités
}. Mettez-vous le siège ?
besiege-do = Assiéger { $city }
besiege-do-detail = { $garrison ->
    [one] Une unité derrière les murs. Prise : +1 PR.
   *[other] { $garrison } unités derrière les murs. Prise : +1 PR.
}
besiege-break-off = S'arrêter là
besiege-break-off-detail = Ce qui est pris reste romain ; { $city } ne tombe pas.
press-on = Victoire. Il reste à la force { $units ->
    [one] une unité
   *[other] { $units } unités
} ; poussez-vous plus loin ? Vous avez { $rp } PR.
press-on-end = Finir l'opération
press-on-end-detail = La force rentre chez elle.
surplus = Trop d'unités pour les généraux qui restent : { $count ->
    [one] laquelle renvoyer
   *[other] lesquelles ({ $count }) renvoyer
} ?
admiral = Qui prend la mer contre l'ennemi { $zone-in } ?
admiral-figure = { $figure } (+{ $bonus })
admiral-figure-detail = { $cost } PR de plus ; { $figure-the } y risque sa vie. Bonus +{ $bonus }.
admiral-nobody = La flotte seule
admiral-nobody-detail = Aucun général en danger.

manage = Gouvernez : il reste { $rp } PR. Ce que vous ne dépensez pas est perdu.
manage-free = { manage } { $free ->
    [one] Il reste { $free } action diplomatique gratuite.
   *[other] Il reste { $free } actions diplomatiques gratuites.
}
manage-done = Terminé : clore le tour
manage-done-detail = Les PR non dépensés sont perdus.
manage-unused = Inutilisé : { $things }.
unused-rp = { $count } PR
unused-actions = { $count ->
    [one] { $count } action diplomatique gratuite
   *[other] { $count } actions diplomatiques gratuites
}
unused-missionaries = { $count ->
    [one] le missionnaire gratuit
   *[other] { $count } missionnaires gratuits
}
unused-elites = { $count ->
    [one] { $count } unité d'élite gratuite
   *[other] { $count } unités d'élite gratuites
}
unused-recalls = { $count ->
    [one] { $count } rappel gratuit
   *[other] { $count } rappels gratuits
}
group-diplomacy = Diplomatie
group-army = Armée
group-elite = Unités d'Élite
group-rebuilding = Rebâtir
group-monuments = Monuments
ambassador = Ambassadeur { $nation-in }
ambassador-detail = { $cost } PR : un traité pour le tour suivant sur { $needed } ou plus. { $nation }.
ambassador-to = Ambassadeur { $target-in }
marriage = Mariage { $space-in }
marriage-detail = { $cost } PR : influence romaine sur { $needed } ou plus{ $bonus ->
    [0] {""}
   *[other] , à +{ $bonus }
}. { $space }.
marriage-to = Mariage { $target-in }
missionary-city = Missionnaire à { $city }
missionary-city-detail = { $cost } PR : ôte la Désolation à { $city }.
missionary-space = Missionnaire { $space-in }
missionary-space-detail = { $cost } PR : { $space-the } { $space-number ->
    [plural] passent
   *[singular] passe
} du côté romain.
missionary-to = Missionnaire { $target-in }
recall-free = Rappeler tout ce qui est gratuit
recall-free-detail = 0 PR : { $pieces }
recall = Rappeler { $unit-the }
recall-detail = { $cost } PR : { $unit-the } { $unit-number ->
    [plural] reviennent
   *[singular] revient
} sur { $unit-number ->
    [plural] leur
   *[singular] sa
} face normale.
recall-to = Rappeler { $unit-the }
unrecovered-cavalry = Terres de recrutement perdues : quelle cavalerie éliminée ne peut revenir ({ $count }) ?
improve = Élite : { $unit }
improve-detail = { $cost } PR : { $unit-the } { $unit-number ->
    [plural] se battent
   *[singular] se bat
} désormais à +{ $bonus }.
improve-to = Élite : { $unit }
rebuild = Rebâtir { $city }
rebuild-detail = { $cost } PR : ôte la Désolation à { $city }.
rebuild-to = Rebâtir { $city }
build-monastery = Monastère à { $city }
build-monastery-detail = { $cost } PR : +1 au dé religieux à chaque tour. { $city }.
build-basilica = Basilique à { $city }
build-basilica-detail = { $cost } PR : +1 PR à chaque décompte. { $city }.
build-fortifications = Fortifications à { $city }
build-fortifications-detail = { $cost } PR : une unité perse de moins dans chaque attaque sur { $city }.
build-defensive-walls = Murailles à { $city }
build-defensive-walls-detail = { $cost } PR : { $city } pourra soutenir un siège.
monument-monastery = Monastère
monument-basilica = Basilique
monument-fortifications = Fortifications
monument-defensive-walls = Murailles
action-ambassador = un ambassadeur
action-marriage = un mariage
action-missionary = un missionnaire
action-monument = un Monument
action-improve = une unité d'élite
payment = Quel don paie { $what } ?
payment-patriarch = La faveur du Patriarche loyal
payment-patriarch-detail = { $cost } PR. Elle ne paie qu'un missionnaire.
payment-basileus = Le don du Basileus fort
payment-basileus-detail = { $cost } PR. Il ne peut plus servir à rien d'autre.
payment-economy-elites = Le don de l'économie
payment-economy-elites-detail = { $cost } PR. { $count ->
    [0] Aucune unité d'élite gratuite n'est perdue.
    [one] Vous perdez l'unité d'élite gratuite.
   *[other] Vous perdez les { $count } unités d'élite gratuites.
}
payment-economy-actions = Le don de l'économie
payment-economy-actions-detail = { $cost } PR. { $count ->
    [0] Aucune action diplomatique gratuite n'est perdue.
    [one] Vous perdez l'action diplomatique gratuite.
   *[other] Vous perdez les { $count } actions diplomatiques gratuites.
}

barred-by-revolt = On ne peut appeler { $unit-the } pendant une Révolte politique ({ $rule }).
barred-by-event = Des troubles aux confins de l'Empire retiennent { $unit-the } ce tour-ci ({ $rule }).
barred-not-in-box = { $unit-The } { $unit-number ->
    [plural] ne sont
   *[singular] n'est
} pas dans la case Mobilisés ({ $rule }).
barred-has-led = { $unit-The } { $unit-number ->
    [plural] ont
   *[singular] a
} déjà mené une attaque ce tour-ci ({ $rule }).
barred-elite-is-paid = { $unit-The } { $unit-number ->
    [plural] sont une unité d'Élite, qui
   *[singular] est une unité d'Élite, qui
} ne vient qu'avec un bloc payé ({ $rule }).
barred-other-block = { $unit-The } { $unit-number ->
    [plural] ne viennent
   *[singular] ne vient
} pas avec ce bloc ({ $rule }).
barred-open-city = { $city } n'a ni citadelle ni Murailles : il n'y a pas de murs à tenir ({ $rule }).
barred-no-force = Avec ce que vous avez, on ne peut lever aucune force permise pour { $city } ({ $rule }).
barred-caesar-persia = Le titre de César va aux rois barbares, jamais { $nation-to } ({ $rule }).
barred-tribe = { $nation-The } vivent hors de la carte, on ne peut les y attaquer ({ $rule }).
barred-treaty = { $nation-The } ont un traité de neutralité ce tour-ci ({ $rule }).
barred-attacked-before = On a déjà attaqué { $territory-the } ce tour-ci ({ $rule }).
barred-no-leader = Aucun général avec une force permise n'est disponible contre { $territory-the } ({ $rule }).
barred-not-adjacent = { $territory-The } ne touche aucun territoire romain ({ $rule }).
barred-no-expedition = Une expédition navale veut le Magister Militum, une flotte et les PR pour les deux ({ $rule }).
barred-too-far-by-sea = { $territory-The } est à plus d'une zone au-delà de toute côte romaine, ou loin de la mer ({ $rule }).
barred-persia = Une expédition en Perse veut le Magister Militum, six unités, les PR pour les payer, et Mélitène ou Antioche pour base ; une fois par tour, et jamais contre un traité ({ $rule }).
barred-by-acta = « { $box } » interdit { $what } ce tour-ci ({ $rule }).
barred-second-action = Vous avez déjà eu { $what } ce tour-ci ; un seul de chaque sorte est permis ({ $rule }).
barred-too-dear = Cela coûte { $cost } PR, et vous en avez { $rp } ({ $rule }).
barred-no-treaty = { $nation-The } ne reçoivent pas d'ambassadeur ({ $rule }).
barred-at-war = { $nation-The } sont en guerre avec l'Empire ce tour-ci et n'écouteront rien ({ $rule }).
barred-extinct = { $nation-The } n'ont plus aucune ville ({ $rule }).
barred-already-roman = { $space-The } { $space-number ->
    [plural] sont
   *[singular] est
} déjà du côté romain ({ $rule }).
barred-not-persian = Un missionnaire ne retourne qu'un pion perse, et il n'y en a pas { $space-in } ({ $rule }).
barred-unrecovered = { $unit-The } { $unit-number ->
    [plural] ne peuvent revenir tant que leurs
   *[singular] ne peut revenir tant que ses
} terres de recrutement sont perdues ({ $rule }).
barred-never-elite = { $unit-The } { $unit-number ->
    [plural] ne seront
   *[singular] ne sera
} jamais Élite : Limitanei et mercenaires n'ont pas cette face ({ $rule }).
barred-already-elite = { $unit-The } { $unit-number ->
    [plural] sont
   *[singular] est
} déjà Élite ({ $rule }).
barred-not-roman-city = Pas de { $monument } à { $city }, qui n'est pas romaine ({ $rule }).
barred-not-there = Pas de { $monument } à { $city } : le lieu ne s'y prête pas ({ $rule }).
barred-desolated = Pas de { $monument } à { $city } tant que la ville est dévastée ; rebâtissez-la d'abord ({ $rule }).
barred-one-of-a-kind = { $city } a déjà ce Monument : { $monument } ({ $rule }).
barred-has-citadel = { $city } a une citadelle et n'a que faire de { $monument } ({ $rule }).
barred-none-in-box = Plus de { $monument } dans la case Mobilisés ({ $rule }).

constantinople-lost = Constantinople est tombée au tour { $turn }, et la Romanité avec elle.
ten-desolations = Dix villes sont dévastées au tour { $turn } ; l'Empire n'est plus qu'un nom sur des ruines.
no-romanness = Le décompte du tour { $turn } ne laisse plus de Romanité (0 PR) : l'Empire ne croit plus en lui-même.
closing-count = Le dernier décompte s'arrête à { $rp } PR.

# Ce qu'un maître du jeu peut remettre en ordre.

amend-heading-points = Romanité
amend-heading-pieces = Pions
amend-heading-desolation = Désolation
amend-heading-cities = Villes
amend-heading-monuments = Monuments
amend-heading-fleets = Flottes ennemies
amend-heading-diplomacy = Diplomatie
amend-points = { $before } → { $after } PR
amend-piece-mobilised = { $piece } : dans la case des mobilisés
amend-piece-eliminated = { $piece } : dans la case des éliminés
amend-elite-gained = { $unit } : Élite
amend-elite-lost = { $unit } : n'est plus d'Élite
amend-desolation-placed = { $city } : marqueur posé
amend-desolation-removed = { $city } : marqueur ôté
amend-city = { $city } { $owner-to }
amend-monument-placed = { $monument } à { $city }
amend-monument-removed = { $monument } à { $city } : retour dans la case
amend-fleet = Flotte { $nation-of } { $zone-in }
amend-fleet-gone = Flotte { $nation-of } hors de la carte
amend-client-free = { $space } : aucun pion
amend-client-roman = { $space } : avec Rome
amend-client-persian = { $space } : avec la Perse
amend-treaty-made = { $nation } : traité pour ce tour
amend-treaty-ended = { $nation } : plus de traité ce tour
amend-promise-made = { $nation } : traité pour le tour suivant
amend-promise-ended = { $nation } : pas de traité au tour suivant

# Les réponses enregistrées.
stored-wait = Attendre qu'il se passe quelque chose
stored-wait-ending = Prend fin avec le tour, et dès qu'un ennemi attaque une ville romaine ou prend la mer.
stored-wait-city = Attendre qu'une ville romaine tombe
stored-wait-city-ending = Prend fin avec le tour, et dès qu'une ville romaine est mise à sac ou perdue.
stored-until = Attendre jusqu'{ $nation-to }
stored-until-ending = Prend fin quand leur tour vient, et dès qu'une ville romaine tombe.
stored-line = Ligne proposée à { $ratio } contre 1 ou mieux
stored-line-ending = Pour les lignes de { $ratio } unités ou plus contre chaque ennemi. Prend fin à la première défaite.
