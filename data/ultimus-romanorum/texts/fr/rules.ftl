# Ce que les règles d'Ultimus Romanorum demandent, proposent et refusent.

game-title = Ultimus Romanorum
game-description = Les soixante-dix dernières années de l'Empire d'Occident, une par tour : deux empereurs, leurs usurpateurs et les peuples de la frontière. Pour deux joueurs, qui peuvent changer de camp.
seat-a = Joueur A
seat-b = Joueur B
seat-a-roman = Joueur A (Rome)
seat-a-barbarian = Joueur A (Barbares)
seat-b-roman = Joueur B (Rome)
seat-b-barbarian = Joueur B (Barbares)

level-victory = victoire
level-decisive = victoire décisive
level-complete = victoire complète
level-draw = match nul
end-winner = { $seat ->
    [a] Le joueur A
   *[b] Le joueur B
} gagne dans le camp { $camp-of }, { $best } PV contre { $worst }
end-victory = { end-winner }.
end-decisive = { end-winner } : plus du double.
end-complete = { end-winner } : plus du quintuple.
end-draw = Les deux joueurs ont { $pv } PV.
end-no-augustus = L'Empire n'a plus aucun Auguste : le Romain perd sur-le-champ.

# Des morceaux de libellés et de détails.

heading = { $region }
heading-sea = En mer
area-town = { $town ->
    [none] { $area }
   *[other] { $area } ({ $town })
}
area-town-the = { $town ->
    [none] { $area-the }
   *[other] { $area } ({ $town })
}
leader-facts = CC { $cc }, VS { $vs }, CP { $cp } ({ $area })
at-most-cp = { $cp ->
    [1] un d6 de 1
   *[other] un d6 de { $cp } ou moins
}
item-unit = { $unit }
slot-area = { area-town }
option-back = Retour
option-back-detail = Ne rien choisir et revenir à la liste.
caution-shown = Tous le voient aussitôt. Vous choisissez ensuite sa cible, sans retour possible.
caution-only-tribe = Une seule cible possible : { $tribe-the }. Le stratagème est joué aussitôt.
caution-only-area = Une seule cible possible : { area-town }. Le stratagème est joué aussitôt.
caution-only-leader = Une seule cible possible : { $leader-the }. Le stratagème est joué aussitôt.
stratagem-on-tribe = { $stratagem } : { $tribe-the }
stratagem-on-area = { $stratagem } : { area-town }
stratagem-on-leader = { $stratagem } : { $leader-the }
caution-augusta = L'Augusta prend l'initiative aussitôt, et son pion est dépensé.
option-pass = Passer
option-pass-detail = Vous ne jouez rien pour l'instant et gardez votre main.
option-leader = { $leader }
option-leader-detail = { leader-facts }

# La mise en place.

ask-layout = Où commencent vos limitanei (LI) et vos comitatenses (CO) ?
option-usual = Comme proposé
option-usual-detail = Les garnisons proposées, ou ce que vous en avez fait.
option-change-diocese = Changer { $diocese }
option-change-diocese-detail = { $units ->
    [one] Une unité y commence.
   *[other] { $units } unités y commencent.
}
ask-layout-of = Répartissez vos unités entre les zones du diocèse { $diocese }.
ask-homes = { $tribe-The } rentrent chez eux. Dans quelles zones ?

# Phases A et B.

ask-flown = L'Auguste d'{ $half } a quitté sa moitié. Prenez-vous un pion Usurpation avant le tirage ?
option-take-usurpation = Prendre « { $stratagem } »
option-take-usurpation-detail = Le pion va dans votre main ; vous tirez aussi.
option-leave-usurpation = Le laisser
option-leave-usurpation-detail = Vous tirez seulement. Le droit est perdu.
ask-discard = Vous gardez cinq pions au plus. { $wanted ->
    [one] Lequel retourne
   *[other] Lesquels ({ $wanted }) retournent
} au gobelet ?

# Phase C : la géostratégie.

ask-geostrategy = Géostratégie { $who-of } : que faites-vous ?
option-done = Terminé
option-done-detail = Votre géostratégie finit ici. Les pions non joués restent dans votre main.
option-done-at-peace = Terminé
option-done-at-peace-detail = Aucune tribu ne combat Rome et personne n'usurpe. Si rien ne change d'ici la fin de la phase C, personne ne bouge cette année : la Pax Romana vaut 5 PV à Rome.
option-play-stratagem = Jouer un stratagème
option-play-stratagem-detail = Vous seul voyez votre main. Avant d'en choisir un, vous pouvez revenir sans rien jouer.
option-rex-vacant = Tenter Rex pour le trône vacant
option-rex-vacant-detail = Une fois, et sans pion : un chef peut devenir roi si le d6 ne dépasse pas sa CP.
ask-stratagem = Quel stratagème jouez-vous ?
ask-enter = Où { $leader-the } entre-t-il en jeu ?
option-enter = { area-town }
option-enter-detail = Il commence ici et peut bouger cette année.
ask-tribe = { $stratagem } : quelle tribu ?
tribe-units = { $units ->
    [0] Aucune unité sur la carte
    [one] Une unité sur la carte
   *[other] { $units } unités sur la carte
}, { $status }
option-federate-tribe = { $tribe }
option-federate-tribe-detail = { tribe-units }. Fédérés, ils sont à vous.
option-tribute = { $tribe }
option-tribute-detail = Coûte { $pv } PV. La guerre finit, et ils rentrent chez eux ; ou la révolte, et ils sont de nouveau Foederati.
option-migrate = { $tribe }
option-migrate-detail = { tribe-units }. À vous jusqu'à la phase F, avec 4 PM, avec ou sans chef.
option-rebel = { $tribe } contre { $major-the }
option-rebel-detail = { $cp ->
    [0] Rupture assurée : { $major-the } n'ont pas de chef sur la carte.
   *[other] Rupture si le d6 dépasse { $cp }, la meilleure CP { $major-of }.
}{ $count ->
    [0] { "" }
   *[other] { " " }{ $followers-The } { $followers-number ->
        [plural] suivent
       *[singular] suit
    } { $tribe-the }.
}
ask-guard = Qui reçoit une garde (BU) ?
option-guard = { $leader }
option-guard-detail = { $cc ->
    [5] 3
    [6] 3
    [7] 4
    [8] 4
   *[other] 2
} PF. { leader-facts }
ask-uprising = { $wanted ->
    [one] Quelle tribu se soulève
   *[other] Quelles tribus ({ $wanted }) se soulèvent
} contre Rome ?
option-raise = { $tribe }
option-raise-detail = { tribe-units }
ask-usurper = Qui usurpe le trône d'{ $half } ? (CC : commandement, VS : stratégie, CP : politique)
option-usurper = { $leader }
option-usurper-detail = Proclamé avec { at-most-cp } ; un César a +1. { leader-facts }
ask-puppet = { $leader-The } ne peut pas être empereur. Quel homme de paille met-il sur le trône ?
ask-diocese = À quel diocèse voisin du sien { $leader-the } fait-il appel ?
option-diocese = { $diocese }
option-diocese-detail = Le diocèse l'écoute si le d10 est inférieur à { $cp }. Sous des chefs loyaux : { $pf } PF.
ask-king = { $tribe ->
    [none] Qui tente de devenir roi (Rex) ?
   *[other] Qui est le prochain roi { $tribe-of } ?
}
option-king = { $leader }
option-king-detail = Roi avec { at-most-cp }. { leader-facts }
ask-rex = Un trône est vacant. Un de vos chefs tente-t-il de devenir roi (Rex), sans pion ?
option-later = Pas maintenant
option-later-detail = Vous pourrez encore le tenter à la prochaine phase C, sauf si un successeur vient avant.
ask-alliance = Quelles tribus s'allient ?
option-ally = { $major } et { $minor }
option-ally-detail = Désormais, { $minor-the } { $minor-number ->
    [plural] partagent
   *[singular] partage
} paix et guerre avec { $major-the }.
ask-council = Où le Concile se réunit-il ?
option-council = { area-town }
option-council-detail = 3 PV par an au Barbare, jusqu'à ce que l'Auguste d'Orient y vienne.

# Phase D : l'administration.

ask-caesar = Qui devient César d'{ $half } ? (CC : commandement, VS : stratégie, CP : politique)
option-caesar = { $leader }
option-caesar-detail = { leader-facts }
option-no-caesar = Pas de César
option-no-caesar-detail = Vous pourrez en nommer un l'an prochain.
ask-succession = Qui devient Auguste d'{ $half } ? (CC : commandement, VS : stratégie, CP : politique)
ask-escort-home = Quel chef d'Orient ramène Valentinien ?
ask-plot = Un complot se trame au palais. Quel Auguste vise-t-il ?
option-plot = { $leader }
option-plot-detail = Il ne meurt que sur un 9 (d10). { leader-facts }
ask-mutiny = La solde n'est pas venue. Dans quel diocèse les limitanei se mutinent-ils ?
option-mutiny = { $diocese }
option-mutiny-detail = { $units ->
    [one] Une unité LI est réduite.
   *[other] { $units } unités LI sont réduites.
}
option-pestilence = { area-town }
option-pestilence-detail = Chaque unité y perd un pas ; les chefs meurent sur un 9 (d10).
ask-harvest = Bonne récolte : quelles unités réduites se refont ?
option-restore = { $unit }
option-restore-detail = De nouveau { $pf } PF.
ask-feud = Quelle tribu se déchire ?
option-feud = { $tribe }
option-feud-detail = { $units ->
    [one] Sa seule unité au complet est réduite.
   *[other] Une de ses { $units } unités au complet est réduite.
}
ask-feud-unit = Quelle unité { $tribe-of } est réduite ?
option-feud-unit = { $unit } ({ $area })
option-feud-unit-detail = Elle perd un pas.
ask-recruit = Quelle unité perdue est levée de nouveau ?
option-recruit = { $unit }
option-recruit-detail = Elle revient réduite, avec { $pf } PF.

# Phase E : le mouvement.

ask-movement = Mouvement { $who-of } : que faites-vous ? Rien ne vous oblige à bouger. Séquences de mouvement et combat (SMC) restantes, celle-ci comprise : { $left }.
option-end-movement = Finir le mouvement
option-end-movement-detail = On livre ensuite les batailles.
option-lead = { $leader } ({ $area })
option-lead-detail = { $units ->
    [0] Il part seul (CC { $cc }).
    [one] Une unité peut l'accompagner (CC { $cc }).
   *[other] { $units } unités peuvent l'accompagner (CC { $cc }).
}
option-unit = { $unit } ({ $area })
option-unit-detail = { $pf } PF, sans chef.
option-onward = { $leader } va plus loin
option-onward-detail = Depuis { $area-the }, avec les points de mouvement (PM) qui lui restent.
option-leave-city = Ouvrir les portes
option-leave-city-detail = Tous ceux du refuge en sortent, sans coût ({ $area }).
option-fleet-sails = { $fleet } ({ $place })
option-fleet-sails-detail = La flotte avance d'un pas, vers une mer ou un port.
option-fleet-lands = Débarquer { $fleet-of }
option-fleet-lands-detail = Tous ceux du bord descendent à terre, au bord de la mer où elle est.
option-fleet-lands-own = Débarquer les vôtres { $fleet-of }
option-fleet-lands-own-detail = Les vôtres descendent à terre là où elle est. Les autres restent à bord.
option-migrate-all = Migrer : { $tribe }
option-migrate-all-detail = Tous ceux qui le peuvent vont dans une même zone. Une fois cette année.
option-armada = Lancer l'armada
option-armada-detail = Une troisième flotte, dans un port d'Occident. Une fois dans la partie.
ask-goal = Où envoyer { $leader-number ->
    [plural] l'unité { $leader }
   *[singular] { $leader-the }
} ? (PM : mouvement, PF : force)
goal-units = { $units ->
    [0] aucune unité
    [one] une unité
   *[other] { $units } unités
}
goal-plague = { $plague ->
    [0] .
   *[other] . ☠️ Le chemin mène dans la peste.
}
option-goal = { area-town }
option-goal-detail = { $enemies ->
    [0] { $pm } PM, { goal-units }. Votre force sur place : { $pf } PF{ goal-plague }
   *[other] { $pm } PM. Seul parmi { $enemies } PF ennemis, il devra fuir{ goal-plague }
}
caution-weak = { $pf } PF en attaquent { $enemies } { $area-in }.
caution-flee = Seul parmi { $enemies } PF ennemis { $area-in }, { $leader-the } devra fuir à la fin du mouvement.
option-attack = Attaquer { area-town-the }
option-attack-detail = { $pm } PM, { goal-units }. { $pf } PF contre { $enemies }{ goal-plague }
option-escort = Choisir qui l'accompagne
option-escort-detail = Sinon, les unités les plus fortes vont avec { $leader-the }.
ask-escort = Quelles unités vont avec { $leader-the } ?
ask-company = Quelles unités partent avec { $leader-the } ?
option-take-unit = { $unit }
option-take-unit-detail = { $pf } PF.
ask-rally = Des unités loyales sans chef sont { $area-in }. Tentez-vous de les rallier ?
option-rally = Les rallier
option-rally-detail = { $leader-The } y parvient avec { at-most-cp }. Sinon, il s'arrête et combat.
option-no-rally = Ne pas essayer
option-no-rally-detail = Elles restent fidèles à l'Auguste, et vous les combattez.
ask-gather = Où { $tribe-the } { $tribe-number ->
    [plural] se rassemblent-ils
   *[singular] se rassemble-t-elle
} ?
option-gather = { area-town }
option-gather-detail = { $units ->
    [one] Une unité peut y être.
   *[other] { $units } unités peuvent y être.
}
ask-fleet = Dans quelle zone côtière la flotte paraît-elle ?
option-fleet = { area-town }
option-fleet-detail = Son attache : on n'embarque qu'ici.
ask-sail = Où { $fleet-the } fait-elle voile ?
option-sail = { area-town }
option-sail-detail = Un pas dans cette séquence. À la fin de l'année, la flotte doit être rentrée.
option-sail-port = { area-town }
option-sail-port-detail = Un pas dans cette séquence. Les vôtres qui sont à bord y débarquent.
option-sail-mixed = { area-town }
option-sail-mixed-detail = Un pas dans cette séquence. À bord, et que seul l'autre camp débarque : { $others }.
ask-load = Quelles unités embarquent sur { $fleet-the } ?
option-load = { $unit }
option-load-detail = { $pf } PF
ask-load-leaders = Quels chefs embarquent sur { $fleet-the } ?
ask-land = { $fleet } : où { $pieces-number ->
    [plural] débarquent
   *[singular] débarque
} { $pieces-the } ?
option-land = { area-town }
option-land-detail = Tous descendent à terre ici et ne vont pas plus loin dans cette séquence.
option-land-own = { area-town }
option-land-own-detail = Les vôtres descendent à terre ici et ne vont pas plus loin dans cette séquence. Les autres restent à bord.
option-stay-aboard = Rester à bord
option-stay-aboard-detail = Ils pourront débarquer dans une autre séquence. La flotte ne charge plus cette année.
ask-escape = { $leader-The } échappe à ses ennemis. Où va-t-il ?
option-escape = { area-town }
option-escape-detail = Aucune unité ennemie n'est ici.

# Phase E : les stratagèmes.

ask-murder-of = Qui doit être assassiné ?
option-murder = { $leader }
option-murder-detail = Il meurt sur 8 ou 9 (d10). { leader-facts }
ask-plague = { $stratagem } : dans quelle zone ?
option-plague = { area-town }
option-plague-detail = Unités frappées : { $theirs } à l'ennemi, { $own } à vous.
option-epidemic = { area-town }
option-epidemic-detail = Unités ennemies frappées ici : { $theirs }, autour : { $theirs_around }. Les vôtres : { $own } et { $own_around }. Vos chefs exposés : { $leaders }.
ask-desertion = Dans quelle zone des unités ennemies désertent-elles ?
option-desertion = { area-town }
option-desertion-detail = { $units ->
    [one] Une unité ennemie perd un pas.
   *[other] { $units } unités ennemies perdent un pas.
}
ask-phobia = Autour de quelle zone fait-on la chasse aux barbares au service de Rome ?
option-phobia = { area-town }
option-phobia-detail = { $units ->
    [0] Aucune PA (B) ne perd de pas ;
    [one] Une PA (B) perd un pas ;
   *[other] { $units } PA (B) perdent un pas ;
} { $leaders ->
    [0] aucun chef n'est visé.
    [one] un chef meurt sur 7 ou plus (d10).
   *[other] { $leaders } chefs meurent sur 7 ou plus (d10).
}
ask-bagaudes = Où les Bagaudes se lèvent-ils ?
option-bagaudes = { area-town }
option-bagaudes-detail = Leur seule unité paraît ici, en guerre.

# Phase E : le combat.

ask-battle-order = { $nth ->
    [one] Quelle bataille livre-t-on d'abord ?
   *[other] Quelle bataille livre-t-on ensuite ?
}
option-battle = { area-town }
option-battle-detail = { $pf } PF contre { $enemies }.
ask-in-battle = Dans quelle bataille jouez-vous { $stratagem } ?
option-in-battle = { area-town }
option-in-battle-detail = { $pf } PF contre { $enemies }.
ask-flee = Où votre Force fuit-elle depuis { $area-the } ?
option-flee = { area-town }
option-flee-detail = { $pieces ->
    [one] Un seul pion peut y aller ; les autres combattent.
   *[other] { $pieces } pions peuvent y aller ; s'il en reste, ils combattent.
}
ask-refuge = { $leader-The } est attaqué. Se réfugie-t-il dans la ville ?
option-refuge = Se réfugier
option-refuge-detail = { $leader } entre avec une unité de palatins, à l'abri de toute attaque. Tous les autres combattent.
option-stay = Rester dehors
option-stay-detail = { $leader } combat avec son armée.
ask-companion = Quel chef entre dans la ville avec { $leader-the } ?
option-companion = { $leader }
option-companion-detail = Personne ne peut l'y attaquer.
option-no-companion = Personne
option-no-companion-detail = Les autres chefs combattent avec l'armée.
ask-evade = On vous attaque { $area-in }. Combattez-vous, ou tentez-vous l'évasion ?
option-fight = Combattre
option-fight-detail = Tous ceux de la zone livrent bataille : vos forces, { $pf }, contre { $enemies }.
option-evade = Tenter l'évasion
option-evade-detail = { $chance ->
    [0] Aucune chance pour { $leader-the } : la Faveur divine est contre lui.
    [one] { $leader-The } s'esquive avec un d6 de 1. Sinon, vous combattez.
   *[other] { $leader-The } s'esquive avec un d6 de { $chance } ou moins. Sinon, vous combattez.
}
option-evade-some = S'évader en laissant une arrière-garde
option-evade-some-detail = { $chance ->
    [0] Aucune chance pour { $leader-the } : la Faveur divine est contre lui.
    [one] { $leader-The } s'esquive avec un d6 de 1 ; vous dites alors qui reste combattre. Sinon, tous combattent.
   *[other] { $leader-The } s'esquive avec un d6 de { $chance } ou moins ; vous dites alors qui reste combattre. Sinon, tous combattent.
}
ask-evade-to = Vous vous esquivez. Où allez-vous depuis { $area-the } ?
option-evade-to = { area-town }
option-evade-to-detail = { $going ->
    [none] Les chefs seuls ; toutes les unités combattent.
    [choice] { $units ->
        [one] Une unité de votre choix part ; les autres combattent.
       *[other] { $units } unités de votre choix partent ; les autres combattent.
    }
   *[listed] { $units ->
        [one] Une unité part ({ $who }) ; les autres combattent.
       *[other] { $units } unités partent ({ $who }) ; les autres combattent.
    }
}
option-leave-to = { area-town }
option-leave-to-detail = { $going ->
    [none] Les chefs seuls ; toutes les unités combattent.
    [choice] { $units ->
        [one] Une unité de votre choix peut partir.
       *[other] { $units } unités de votre choix peuvent partir.
    }
   *[listed] { $units ->
        [one] Une unité peut partir ({ $who }).
       *[other] { $units } unités peuvent partir ({ $who }).
    }
}
ask-rearguard = Quelles unités restent { $area-in } et combattent ?
option-rearguard = { $unit }
option-rearguard-detail = { $pf } PF. Elle combat sans ceux qui partent.
refused-rearguard-guard = { $unit } va partout où va { $leader-the } ({ $rule }).
refused-rearguard-kin = { $unit } part : sans l'un des siens, { $leader-the } ne peut pas y aller ({ $rule }).
refused-rearguard-stays = { $unit } reste de toute façon : aucun chef ne peut l'emmener ({ $rule }).
ask-rearguard-leaders = Quels chefs restent { $area-in } avec l'arrière-garde ?
option-rearguard-leader = { $leader }
option-rearguard-leader-detail = Il reste et combat, avec ses BU s'il en a.
ask-losses = { $steps ->
    [one] Quelle unité perd un pas ?
   *[other] Quelles unités ({ $steps }) perdent un pas ?
}
option-reduce-unit = Réduire { $unit }
option-reduce-unit-detail = { $pf } PF pour l'instant, au complet.
option-lose-unit = Perdre { $unit }
option-lose-unit-detail = { $pf } PF, déjà réduite : elle est éliminée.
ask-federate = { $tribe-The } { $tribe-number ->
    [plural] sont vaincus
   *[singular] est vaincue
}. Tentez-vous de les fédérer ?
option-federate = Offrir un traité
option-federate-detail = { $leader } réussit si le { $die } est inférieur à { $cp } : l'hiver, ils s'installent dans l'Empire.
option-no-federate = Les renvoyer chez eux
option-no-federate-detail = L'hiver, ils sont en paix dans leurs zones d'origine.
ask-retreat = { $leader ->
    [none] Où l'unité { $unit } se retire-t-elle
   *[other] Où { $leader-the } { $leader-number ->
        [plural] se retirent-ils
       *[singular] se retire-t-il
    }
} depuis { $area-the } ?
option-retreat = { area-town }
option-retreat-detail = { $going ->
    [none] Aucune unité ne suit.
    [choice] { $units ->
        [one] Une unité de votre choix peut y aller.
       *[other] { $units } unités de votre choix peuvent y aller.
    }
   *[listed] { $units ->
        [one] Une unité peut y aller ({ $who }).
       *[other] { $units } unités peuvent y aller ({ $who }).
    }
}

# Phase F et hiver.

ask-capital = { $tribe-The } ont perdu leur capitale. Où est la nouvelle ?
option-capital = { area-town }
option-capital-detail = Les unités perdues y reviennent en hiver.
ask-return = Où revient l'unité { $unit } ?
option-return = { area-town }
option-return-detail = { $town ->
    [none] Une zone sans ville.
   *[other] Une zone avec une ville, où les armées de campagne se refont.
}
ask-winter = Où { $leader-the } passe-t-il l'hiver ?
option-winter = { area-town }
option-winter-detail = Aucune autre ville n'est plus proche.
ask-settle = { $tribe-The } { $tribe-number ->
    [plural] deviennent Foederati. Où s'installent-ils ?
   *[singular] devient fédérée. Où s'installe-t-elle ?
}
option-settle = { area-town }
option-settle-detail = Toutes leurs unités y reparaissent au complet.

# Les fenêtres : leur nom dans la liste des réponses enregistrées, et ce qu'on demande.

window-initiative = À qui l'initiative
window-initiative-ask = L'initiative est { $who-to }. Jouez-vous Initiative ?
window-augusta = Une Augusta pour l'initiative
window-augusta-ask = L'initiative est { $who-to }. Jouez-vous une Augusta pour la prendre ?
window-usurpation = Un usurpateur tente sa chance
window-usurpation-ask = { $leader-The } vise le trône d'{ $half }. L'Augusta s'y oppose-t-elle (sa CP baisse de 1) ?
window-moves = Après le mouvement ennemi
window-moves-ask = L'ennemi a bougé. Jouez-vous un stratagème avant les batailles ?
window-battle = Avant les batailles
window-battle-ask = { $plays ->
    [0] {""}
   *[other] Déjà joué : { $played }.{" "}
}{ $count ->
    [one] Une bataille suit : { $areas }.
   *[other] { $count } batailles suivent : { $areas }.
} Jouez-vous un stratagème avant ?
window-die = Avant le dé d'une bataille
played-by = { $stratagem } ({ $camp })
window-die-ask = { $plays ->
    [0] {""}
   *[other] Déjà joué : { $played }.{" "}
}La bataille { $area-in } va se jouer au dé. Jouez-vous un stratagème ?
window-murder = Un attentat contre un empereur
window-murder-ask = Des assassins approchent { $leader-of }. L'Augusta le protège-t-elle (il ne meurt plus que sur 9) ?
window-synod = Le Concile se réunit
window-synod-ask = Le Concile se réunit { $area-in }. Augusta Orientalis tranche-t-elle sans dé ?
window-sequence = Avant la première séquence (SMC) et après chacune
window-sequence-ask = { $when ->
    [first] La première séquence (SMC) est à l'ennemi. Jouez-vous un stratagème avant elle ?
   *[over] La séquence (SMC) est finie. Jouez-vous un stratagème ?
}
window-pope = Avant le décompte des points
window-pope-ask = On va compter les points. Le Pape protège-t-il Rome ?
condition-emperor-there = un Auguste est en jeu
condition-attila-there = Attila est présent
condition-many-at-risk = l'enjeu est grand (15 PF d'un côté)
condition-roma-at-stake = Rome est en jeu

# Les stratagèmes : leur nom, et ce qu'ils font.

stratagem-minor-federation-treaty = Traité de fédération mineur
stratagem-minor-federation-treaty-detail = Phase E : une tribu mineure en guerre ou en révolte, toute dans l'Empire, est fédérée.
stratagem-major-federation-treaty = Traité de fédération majeur
stratagem-major-federation-treaty-detail = Phase E : une tribu majeure en guerre ou en révolte, toute dans l'Empire, est fédérée. Ni Huns ni Perses.
stratagem-tribute = Tribut
stratagem-tribute-detail = Phase E : une tribu fait la paix ou cesse sa révolte. Coûte 1 PV (mineure) ou 3 PV (majeure).
stratagem-other-camp = réservé à l'autre camp (6). { $detail }
stratagem-augusta-orientalis = Augusta Orientalis
stratagem-augusta-orientalis-detail = Phase C ou E : prend l'initiative, protège l'empereur d'Orient, gêne un usurpateur d'Orient ou gagne un Concile.
stratagem-augusta-occidentalis = Augusta Occidentalis
stratagem-augusta-occidentalis-detail = Phase C ou E : prend l'initiative, protège l'empereur d'Occident ou gêne un usurpateur d'Occident.
stratagem-pope = Pape
stratagem-pope-detail = Phase F : le Barbare ne marque rien pour Rome cette année. Puis le pion quitte le jeu.
stratagem-buccellarii = Buccellarii
stratagem-buccellarii-detail = Phase E : un chef romain historique reçoit une garde de 2 à 4 PF, selon sa CC.
stratagem-usurpation-west = Usurpation en Occident
stratagem-usurpation-west-detail = Phase C : un chef d'Occident, en Occident et loin de tout Auguste, usurpe si le d6 ne dépasse pas sa CP.
stratagem-usurpation-east = Usurpation en Orient
stratagem-usurpation-east-detail = Phase C : un chef d'Orient, en Orient et loin de tout Auguste, usurpe si le d6 ne dépasse pas sa CP.
stratagem-minor-uprising = Soulèvement mineur
stratagem-minor-uprising-detail = Phase C : une tribu mineure en paix entre en guerre, ou des Foederati se révoltent.
stratagem-two-minor-uprisings = Deux soulèvements mineurs
stratagem-two-minor-uprisings-detail = Phase C : deux tribus mineures entrent en guerre ou se révoltent.
stratagem-three-minor-uprisings = Trois soulèvements mineurs
stratagem-three-minor-uprisings-detail = Phase C : trois tribus mineures entrent en guerre ou se révoltent.
stratagem-major-uprising = Soulèvement majeur
stratagem-major-uprising-detail = Phase C : une tribu majeure en paix entre en guerre, ou des Foederati se révoltent.
stratagem-three-major-uprisings = Trois soulèvements majeurs
stratagem-three-major-uprisings-detail = Phase C : trois tribus majeures entrent en guerre ou se révoltent. Puis le pion quitte le jeu.
stratagem-scourge-of-god = Fléau de Dieu
stratagem-scourge-of-god-detail = Avant le dé d'une bataille : ligne 9+ si vous attaquez, 2 ou moins si vous défendez. Il faut moitié de Huns, avec leur chef.
stratagem-rex = Rex
stratagem-rex-detail = Phase C : un chef en révolte, avec une unité dans une ville, devient roi si le d6 ne dépasse pas sa CP.
stratagem-barbarian-alliance = Alliance barbare
stratagem-barbarian-alliance-detail = Phase C : une tribu majeure et une mineure de même statut, voisines, ne font plus qu'une.
stratagem-bagaudes = Bagaudes
stratagem-bagaudes-detail = Phase E : les Bagaudes se lèvent dans une zone sans unité de Galliae, Viennensis ou Hispaniae.
stratagem-migration = Migration
stratagem-migration-detail = Phase E : une tribu hostile ou fédérée est à vous cette année, avec 4 PM, et va une fois vers une seule zone.
stratagem-initiative = Initiative
stratagem-initiative-detail = Phase B : vous prenez l'initiative que vous venez de perdre.
stratagem-rebellion = Rébellion
stratagem-rebellion-detail = Phase C : une tribu mineure alliée rompt si le d6 dépasse la meilleure CP de sa tribu majeure.
stratagem-ecumenical-council = Concile œcuménique
stratagem-ecumenical-council-detail = Phase C : 3 PV par an au Barbare, jusqu'à ce que l'Auguste d'Orient y vienne ; il peut alors gagner 3 PV.
stratagem-opportune-flight = Fuite opportune
stratagem-opportune-flight-detail = Avant une bataille : votre Force part pour une zone voisine, sans dé.
stratagem-assassination = Assassinat
stratagem-assassination-detail = Phase E : un chef romain historique ennemi meurt sur 8 ou 9 (d10). Vaut 1 PV.
stratagem-plague = Foyer de peste
stratagem-plague-detail = Phase E : toutes les unités d'une zone perdent un pas, les chefs meurent sur 9 (d10). Dure jusqu'à la phase F.
stratagem-plague-epidemic = Épidémie de peste
stratagem-plague-epidemic-detail = Phase E : comme la peste, et les zones voisines sont frappées ; là, les unités sont seulement réduites.
stratagem-desertion = Désertion
stratagem-desertion-detail = Phase E : les unités ennemies romaines ou perses d'une zone perdent un pas.
stratagem-furor-germanicus = Furor Germanicus
stratagem-furor-germanicus-detail = Avant le dé d'une bataille avec des Germains : ligne 9+ si vous attaquez, 2 ou moins si vous défendez.
stratagem-divine-favour = Faveur divine
stratagem-divine-favour-detail = Avant une bataille ou son dé : chaque dé y change de 2 en votre faveur.
stratagem-fleet = Flotte
stratagem-fleet-detail = Phase E : une flotte est à vous cette année, dans une zone côtière. À Carthage ou à Constantinople, elle reste.
stratagem-germanophobia = Germanophobie
stratagem-germanophobia-detail = Phase E : autour d'une zone, les PA (B) perdent un pas et les chefs d'origine barbare meurent sur 7 ou plus.

# Pourquoi quelque chose n'est pas possible.

refused-stratagem-camp = « { $stratagem } » est à l'autre camp. Sans échange de camps, il retourne au gobelet en hiver ({ $rule }).
refused-stratagem-hand = Vous n'avez pas « { $stratagem } » en main ({ $rule }).
refused-stratagem-phase = « { $stratagem } » ne se joue pas dans cette phase ({ $rule }).
refused-stratagem-window = « { $stratagem } » attend son moment : je vous le demanderai ({ $rule }).
refused-stratagem-target = « { $stratagem } » ne sert à rien en ce moment : { $reason } ({ $rule }).
useless-minor-federation-treaty = aucune tribu mineure en guerre ou en révolte qui puisse servir Rome n'a toutes ses unités dans l'Empire
useless-major-federation-treaty = aucune tribu majeure en guerre ou en révolte qui puisse servir Rome n'a toutes ses unités dans l'Empire
useless-tribute = aucune tribu n'est en guerre ou en révolte pour son propre compte, ou vous ne pouvez pas en payer le prix
useless-augusta = elle ne prend l'initiative que si les Barbares l'ont, et avant la première séquence
useless-augusta-elsewhere = elle parle pour l'autre moitié de l'Empire
useless-buccellarii = aucun de vos chefs ne peut recevoir de garde, ou il n'en reste pas de sa taille
useless-usurpation-west = personne ne peut usurper en Occident : il y faut un chef occidental qui porte un nom, loin de tout Auguste, et aucune autre usurpation en Occident
useless-usurpation-east = personne ne peut usurper en Orient : il y faut un chef oriental qui porte un nom, loin de tout Auguste, et aucune autre usurpation en Orient
useless-usurpation-held = ce scénario la retient jusqu'en { $year }
useless-minor-uprising = aucune tribu mineure n'est en paix ou fédérée pour son propre compte
useless-major-uprising = aucune tribu majeure n'est en paix ou fédérée
useless-rex = aucune des cinq tribus qui peuvent avoir un roi n'est en révolte avec un chef et une unité dans une ville
useless-barbarian-alliance = aucune tribu majeure n'a le même statut qu'une mineure qui puisse s'allier, dans la même zone ou à côté d'elle
useless-bagaudes = les Bagaudes sont déjà soulevés, ou toutes les zones de Galliae, Viennensis et Hispaniae ont des unités
useless-migration = une tribu doit encore migrer, ou aucune autre ne le peut
useless-rebellion = aucune tribu n'en suit une autre
useless-ecumenical-council = un Concile est déjà convoqué
useless-assassination = aucun chef romain ennemi qui porte un nom n'est sur la carte
useless-desertion = l'ennemi n'a aucune unité romaine ou perse sur la carte
useless-fleet = la troisième flotte est déjà sortie
useless-germanophobia = aucune zone n'avait de CO ou de PA romaine au début de la phase
useless-opportune-flight = aucune de vos Forces ne peut quitter sa bataille
useless-divine-favour = aucune bataille ne peut être évitée ici ; je vous le redemanderai avant le dé de chacune
useless-scourge-of-god = la moitié des unités de votre Force doit être des Huns, avec un de leurs chefs historiques, et une fois par bataille suffit
useless-furor-germanicus = il faut une unité germanique dans la bataille, et une fois par camp suffit
closed-limitanei = Les LI ne quittent jamais leur diocèse.
closed-comitatenses = Les CO ne quittent leur diocèse qu'avec un Auguste, un César ou un Usurpateur.
closed-comitatenses-beyond = Hors de l'Empire, les CO n'entrent que dans les zones voisines de leur moitié.
closed-half = Les CO n'entrent jamais dans l'autre moitié de l'Empire.
closed-palatini = Les PA ne quittent leur moitié qu'avec un Auguste ou un César.
closed-buccellarii = Les BU ne bougent qu'avec leur chef.
closed-origin = Les unités romaines n'entrent chez une tribu qu'avec un Auguste ou un César.
closed-peace = Les unités romaines n'entrent que chez une tribu hostile.
closed-usurper = Un Usurpateur ne quitte jamais sa moitié.
closed-usurper-outside = Un Usurpateur ne mène pas de CO hors de l'Empire.
closed-lone-chief = Un chef de tribu n'entre dans l'Empire qu'avec une unité.
closed-at-peace = Une tribu en paix reste chez elle.
closed-foederati = Les Foederati ne quittent pas l'Empire.
closed-armenia = L'unité d'Arménie ne va qu'à côté de l'Arménie, et seulement dans une guerre avec l'Ibérie ou les Perses.
closed-range = Une tribu en guerre reste à cinq zones au plus de chez elle.
closed-stranger = Une tribu qui n'est pas hostile à Rome vit là.
closed-stacking = Des pions de cette zone ne peuvent pas la partager avec ceux-ci.
closed-hunni = Les Huns peuvent passer ici, mais non y rester : la tribu n'est pas hostile à Rome.
refused-aboard-alone = { $leader } ne prend la mer qu'avec une unité de sa tribu ({ $rule }).
refused-aboard-guard = { $leader } ne peut pas embarquer : il n'y a plus de place pour ses BU ({ $rule }).
