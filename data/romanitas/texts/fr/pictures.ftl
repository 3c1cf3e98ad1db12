# Ce qui est écrit sur les images de Romanitas, et ce qu'en disent leurs textes de remplacement.

map-title = ROMANITAS
map-reign = An { $years } · { $emperors }
map-years = An { $years }
map-turn-track = TOUR
map-rp-track = ROMANITÉ (PR)
map-acta = ACTA PUBLICA
map-domain-political = Affaires politiques
map-domain-religious = Affaires religieuses
map-domain-economic = Affaires économiques
map-desolations = Désolation : { $count } sur 10
map-key-points = Romanité en jeu
map-key-won = conquise par Rome
map-key-monument = Monument
map-key-fleet = flotte : { $nation }
map-key-war = en guerre
news-foot = Tour { $turn }, { $years } · Romanité { $rp } · Ruines { $ruins }/10
govern-marriage = mariage
govern-missionary = missionnaire
govern-marriage-or-missionary = mariage, missionnaire
muster-units = unités
muster-strength = bonus
muster-price = PR
govern-question = Qu'en faites-vous ?
window-reach = À leur portée : { $cities }
window-no-reach = Aucune ville romaine à leur portée.
map-ruins = RUINES
fate-points = { $change } PR
alt-answers = Lettres : { $targets }.
alt-answer = { $letter } pour { $label }
alt-fate = { $domain } : { $dice }.
alt-fate-die = un { $face } donne { $box } ({ $change } PR)
map-mobilised = MOBILISÉS
map-eliminated = ÉLIMINÉS
key-capital = capitale
key-citadel = citadelle
key-city = ville
key-rp = points de Romanité
key-possession = Possession romaine
key-monument = Monument
key-zone = zone maritime
key-fleet = flotte ennemie
key-war = en guerre ce tour-ci
people-roman = Romains
people-persia = Perses
people-ostrogoths = Ostrogoths
people-vandals = Vandales
people-visigoths = Wisigoths
level-major-defeat = Défaite majeure
level-minor-defeat = Défaite mineure
level-major-victory = Victoire majeure
level-historic-victory = Victoire historique

alt-map = Carte de Romanitas, tour { $turn } ({ $years }), { $rp } points de Romanité.
alt-map-ruins = { $count ->
    [0] Aucune ville n'est dévastée.
    [one] Une ville est dévastée : { $cities }.
   *[other] { $count } villes sont dévastées : { $cities }.
}
alt-map-gained = Gagnées pour Rome : { $cities }.
alt-map-fleets = Flottes ennemies en mer : { $nations }.
alt-map-war = En guerre ce tour-ci : { $nations }.
alt-map-march = { $people-The } marchent : { $path }.
alt-map-better = Changé en mieux : { $spaces }.
alt-map-worse = Changé en pire : { $spaces }.
alt-map-about = La décision concerne { $spaces }.

battle-title-battle = Bataille { $place-of }
battle-title-siege = Siège { $place-of }
battle-line-enemy-battle = Tour { $turn } : { $nation-the } attaquent à { $enemies }, Rome répond avec { $count ->
    [one] une unité
   *[other] { $count } unités
}.
battle-line-roman-battle = Tour { $turn } : Rome attaque avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, { $nation-the } répondent à { $enemies }.
battle-line-enemy-siege = Tour { $turn } : { $nation-the }, à { $enemies }, assiègent { $count ->
    [one] une unité romaine
   *[other] { $count } unités romaines
}.
battle-line-roman-siege = Tour { $turn } : { $count ->
    [one] une unité romaine assiège
   *[other] { $count } unités romaines assiègent
} { $enemies } { $nation-of }.
battle-pass = PASSE { $stage }
battle-open-flank = flanc ouvert
battle-flank = flanc { $bonus }
battle-empty = vide
battle-romans = Romains
battle-box = { $box }
battle-cause-bonus = bonus
battle-cause-exploitation = percée
battle-shot-none = manque
battle-shot-routed = déroute
battle-shot-eliminated = tue
battle-tie = Nul
battle-routed = { $loser } fuient
battle-eliminated = { $loser } tombent
battle-holds = { $loser } tiennent
battle-routed-brief = ils fuient
battle-eliminated-brief = ils tombent
battle-holds-brief = ils tiennent
battle-stratagem = Stratagème : { $stratagem }
# La place du nom dans celui d'une unité : « lanciers goths ».
battle-noun = first
battle-behind = derrière
battle-unit-behind = { $unit } derrière
battle-units-behind = { $count } derrière
battle-exploits = vers { $box }
battle-rallied = Ralliement : { $unit } ({ $box })
battle-reserve = Réserve : { $unit } ({ $box })
battle-broken-roman = { $box } romaine enfoncée
battle-broken-enemy = { $nation } : { $box } enfoncée
battle-won-roman-battle = Victoire romaine { $place-in }.
battle-won-roman-siege = Rome gagne le siège { $place-of }.
battle-won-enemy-battle = { $nation-The } vainqueurs { $place-in }.
battle-won-enemy-siege = { $nation-The } gagnent le siège { $place-of }.
battle-broken = rompue
battle-lost-routed = en déroute
battle-lost-destroyed = détruite
battle-broke-twice-roman = Rompue en deux endroits, la ligne romaine est battue.
battle-broke-twice-enemy = Rompue en deux endroits, la ligne { $nation-of } est battue.
battle-no-losses = sans pertes
battle-toll-routed = en fuite : { $count }
battle-toll-destroyed = détruites : { $count }
battle-toll-in-all = au total, { $toll }
battle-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
battle-commander-wounded = { $figure } blessé
battle-commander-eliminated = { $figure } tué
battle-why-no-units = Plus une unité en ligne.
battle-why-two-breakthroughs = La ligne a rompu deux fois.
battle-why-both-broken = Deux lignes rompues ; les moindres pertes décident.
battle-why-four-passes = Après quatre passes, les moindres pertes décident.
battle-why-walls-held = Les murs ont tenu quatre passes.
battle-why-siege-stratagem = Une ruse a ouvert les portes.
battle-why-no-enemy = Les Fortifications n'ont laissé personne.
battle-losses = { $side } : { $routed } en déroute, { $eliminated } détruites
battle-stratagem-roman = Stratagème romain : { $stratagem }.
battle-stratagem-roman-idle = Stratagème romain : { $stratagem } (ici sans effet).
battle-stratagem-enemy = { $nation } : { $stratagem }.
battle-stratagem-enemy-idle = { $nation } : { $stratagem } (ici sans effet).
battle-fortifications = Les Fortifications ont écarté { $unit-the }.
battle-survival-unhurt = { $figure } indemne ({ $score }).
battle-survival-wounded = { $figure } blessé ({ $score }).
battle-survival-eliminated = { $figure } tué ({ $score }).
alt-shot = les flèches chassent { $target-the }
alt-pass = Passe { $stage } : { $what }.
alt-losses = Détruites : romaines { $lost }, ennemies { $slain }.
naval-title = Combat naval { $zone-in }
naval-line = Tour { $turn } : contre la flotte { $nations-of } ; à bord : { $figure }.
naval-won-roman = La mer est à nous.
naval-won-enemy = La flotte est perdue.
naval-won-nobody = Quatre passes, rien de décidé ; la flotte rentre.
naval-sunk = coulé
naval-rule = Une flotte coule quand on la bat de { $difference } ou plus.

card-turn = TOUR { $turn }
card-rp = ROMANITÉ
card-rp-note = depuis le décompte
card-rp-head = Points de Romanité (PR)
card-rp-counted = revenu
card-rp-won = gagnés
card-rp-lost = dépensés
card-rp-left = restent
card-acta-nothing = aucun point
card-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
card-roman-cities = { $count ->
    [one] { $count } ville romaine
   *[other] { $count } villes romaines
}
card-roman-cities-first = { $count } au début
card-ruins = En ruines : { $count }
card-ruins-most = { $count } finissent la partie
card-lands = VILLES
card-war = GUERRE
card-state = ÉTAT
card-taken = prise { $nation-to }
card-taken-brief = prise par Rome
card-taken-briefest = prise
card-lost = reprise par { $nation-the }
card-lost-briefest = perdue
card-desolated = pillée par { $nation-the }
card-desolated-briefest = pillée
card-ill-fate = dévastée
card-rebuilt = rebâtie
card-built = bâti : { $monument }
card-battle-won = victoire sur { $nation-the }
card-battle-lost = défaite contre { $nation-the }
card-siege-won = siège gagné contre { $nation-the }
card-siege-lost = siège perdu contre { $nation-the }
card-battle-won-brief = victoire romaine
card-battle-won-briefest = bataille gagnée
card-battle-lost-brief = bataille perdue
card-battle-lost-briefest = bataille perdue
card-siege-won-brief = siège gagné
card-siege-won-briefest = siège gagné
card-siege-lost-brief = siège perdu
card-siege-lost-briefest = siège perdu
card-naval-roman = navires ennemis coulés
card-naval-enemy = notre flotte perdue
card-naval-nobody = rien de décidé
card-fleet = navires { $nation-of }
card-fleet-briefest = navires ennemis
card-wounded = blessé
card-eliminated = tué
card-acta = { $change } PR
card-diplomacy-roman = du côté de Rome
card-diplomacy-persian = du côté perse
card-treaty = traité au tour suivant
card-persia = Perse humiliée
card-foot = { $ruins ->
    [0] Aucune ville dévastée.
    [one] Une ville dévastée.
   *[other] { $ruins } villes dévastées sur 10.
}
card-foot-next = Ensuite : tour { $turn }, an { $years }.
card-foot-treaties = Traités : { $nations }.
title-line = An { $years } · { $emperors } · { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
title-task = Tenez l'Orient, reprenez l'Occident, et qu'aucun ennemi n'entre dans Constantinople.
end-turns = tours joués
end-rp = Romanité
end-won = villes reprises
end-ruins = en ruine
end-card-threshold = { $level } à partir de { $points } PR
end-line-historic-victory = Sur chaque route de l'Empire, les bornes comptent de nouveau depuis le Milion d'or.
end-line-major-victory = L'Empire qu'on donnait pour mort a survécu à ceux qui s'en partageaient la dépouille.
end-line-minor-defeat = Les murs sont debout, le trésor est vide, et les vieilles cartes pendent aux archives.
end-line-major-defeat = En ces années, { $years }, le dernier courrier sort par la Porte d'Or, et nul n'attend sa réponse.
alt-card = Bilan du tour { $turn } : { $rp } points de Romanité au décompte ; depuis, { $won } de gagné, { $lost } de perdu ou dépensé.

panel-heading = **Tour { $turn } sur { $last } · { $years } · { $emperors }**
    -# { $rp } PR · Désolations : { $ruins } sur 10
line-up = **{ $slot } :** { $units }
told-more = -# La suite avec /log.
status-acta = **{ $domain } :** { $box } ({ $change } PR)
status-mobilised = **Mobilisés :** { $pieces }
status-eliminated = **Éliminés :** { $pieces }
status-elite = **Élite :** { $units }
status-desolation = 🔥 **Dévastées :** { $things }
status-gained = **Reprises :** { $things }
status-monuments = **Monuments :** { $things }
status-fleets = **Flottes ennemies en mer :** { $things }
status-roman-clients = **Avec Rome :** { $things }
status-persian-clients = **Avec la Perse :** { $things }
status-treaties = **Traités :** { $things }
status-war = **En guerre ce tour-ci :** { $things }

summary-heading = ### Le tour { $turn } est fini
summary-rp = { $rp } PR au décompte ; depuis, { $won } de gagné, { $lost } de perdu ou dépensé.
line-up-fatum = {" "}→ *{ $box }* ({ $change } PR)

film-turn = TOUR { $turn }
film-begins = L'Empire en l'an { $year }
film-counted = { $rp } points de Romanité au décompte
film-turn-ended = Fin du tour : { $cities } villes romaines, { $ruins } en ruine
film-now = L'histoire jusqu'ici
film-battle-ended-roman = Victoire { $place-in } sur { $nation-the }
film-battle-ended-enemy = Victoire { $nation-of } { $place-in }
film-naval-battle-ended-roman = Navires ennemis coulés { $zone-in }
film-naval-battle-ended-enemy = Nos navires perdus { $zone-in }
film-naval-battle-ended-nobody = Rien de décidé { $zone-in }
film-city-taken = { $city } redevient romaine
film-city-reconquered = { $nation-The } reprennent { $city }
film-invasion-began = Invasion { $nation-of }
film-city-desolated = { $city } est dévastée
film-city-desolated-by = { $city } pillée par { $nation-the }
film-desolation-removed = { $city } sort de ses ruines
film-monument-built = Un Monument { $city-in }
film-monument-destroyed = Un Monument détruit { $city-in }
film-diplomacy-turned-roman = { $space-The } avec Rome désormais
film-diplomacy-turned-persian = { $space-The } avec la Perse désormais
film-fleet-sailed = Navires { $nation-of } { $zone-in }
film-fleet-gone = Plus de navires { $nation-of } { $zone-in }
film-expedition-won = La Perse est humiliée
alt-film = La carte de la campagne en mouvement, du tour { $first } au tour { $last } : villes gagnées { $won }, perdues { $lost }, pillées { $sacked }. Dernière image : { $caption }.

stat-title = La campagne en chiffres
stat-romanness = ROMANITÉ AU DÉCOMPTE
stat-land = L'EMPIRE À LA FIN DE CHAQUE TOUR
stat-fights = COMBATS ET PERTES
stat-cities-held = VILLES ROMAINES
stat-combats-fought = COMBATS
stat-turn = Tour { $turn }
stat-luck = LA CHANCE AUX DÉS
stat-cities = Villes
stat-acta = Acta Publica
stat-diplomacy = Diplomatie
stat-carried = Report
stat-ruins = Désolations
stat-zones = Mers fermées
stat-closing = Fin
stat-now = en cours
stat-steady = sans changement depuis le tour { $turn }
stat-desolate = en ruine
stat-roman = Villes romaines
stat-gained = gagnées
stat-given-up = perdues
stat-won = gagnés
stat-lost = perdus
stat-undecided = indécis
stat-roman-losses = pertes romaines
stat-enemy-losses = pertes ennemies
stat-destroyed = détruites
stat-routed = en déroute
stat-at-sea = En mer
stat-others = Autres
stat-none = Nul n'a encore tiré l'épée.
stat-dice-all = Tous les dés
stat-dice-fatum = Fatum
stat-dice-roman = Nous au combat
stat-dice-enemy = Eux au combat
stat-dice-set = { $whose } ({ $dice })
stat-face = Face du dé ; entre les traits, où tombent des dés justes 95 fois sur 100
stat-mean = Moyenne ; la bande : celle de dés justes, 95 fois sur 100
stat-count = **Tour { $turn } :** { $rp } PR ({ $parts }) ; { $cities } villes, { $ruins } en ruine.
stat-count-running = **Tour { $turn }, en cours :** { $rp } PR ({ $parts }) ; { $cities } villes à présent, { $ruins } en ruine.
stat-count-end = **À la fin :** { $rp } PR ({ $parts }).
stat-part = { $part } { $amount }
stat-changes = Villes gagnées { $won }, perdues { $lost } ; pillées { $sacked }, rebâties { $rebuilt }.
stat-combats = **{ $nation } :** gagnés { $won }, perdus { $lost } ; unités détruites, { $roman } chez nous, { $own } chez eux.
stat-sea = **En mer :** gagnés { $won }, perdus { $lost }, indécis { $undecided } ; flottes coulées, { $roman } chez nous, { $own } chez eux ; unités noyées { $drowned }.
stat-dice = **{ $whose } :** { $dice } jetés, moyenne { $mean } ({ $verdict }).
stat-dice-fair = comme tombent des dés justes
stat-dice-lucky = rarement si haut
stat-dice-unlucky = rarement si bas
alt-statistics = La campagne en chiffres jusqu'au tour { $turn } : { $rp } points de Romanité au dernier décompte, { $cities } villes romaines, dont { $ruins } en ruine. Combats gagnés { $won }, perdus { $lost }.
alt-statistics-begun = La campagne en chiffres : on n'a encore rien compté.

# Une ligne de bataille avant d'être confirmée.

line-enemies = { $count ->
    [one] { $count } unité { $nation-of }, tirée quand votre ligne sera rangée
   *[other] { $count } unités { $nation-of }, tirées quand votre ligne sera rangée
}
force-ready = Disponibles
force-left = Votre force
alt-force = { $label } : { $pieces }.
kind-infantry = { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
}
kind-cavalry = { $count ->
    [one] { $count } cavalier
   *[other] { $count } cavaliers
}
kind-heavy-cavalry = { $count ->
    [one] { $count } cav. lourde
   *[other] { $count } cav. lourdes
}
kind-archer-cavalry = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
kind-elite-infantry = { $count ->
    [one] { $count } fantassin d'élite
   *[other] { $count } fantassins d'élite
}
kind-elite-cavalry = { $count ->
    [one] { $count } cavalier d'élite
   *[other] { $count } cavaliers d'élite
}
kind-elite-heavy-cavalry = { $count ->
    [one] { $count } lourde d'élite
   *[other] { $count } lourdes d'élite
}
kind-elite-archer-cavalry = { $count ->
    [one] { $count } archer d'élite
   *[other] { $count } archers d'élite
}
kind-fleet = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
strip-each = chacun
strip-at-strength = { $count } à { $strength }
strip-units-at-strength = { $count ->
    [one] { $count } unité à { $strength }
   *[other] { $count } unités à { $strength }
}
strip-commanders = { $count ->
    [one] { $count } commandant
   *[other] { $count } commandants
}
strip-garrison = { $count } { $city-in }
line-waiting = Encore sans place

end-threshold = { $level } : de { $least } à { $most } PR au dernier décompte.
end-next = { $missing ->
    [one] Un point de plus, et c'était le niveau au-dessus : { $level }.
   *[other] { $missing } points de plus, et c'était le niveau au-dessus : { $level }.
}

# No picture uses these today. Their names are frozen, so they stay.
film-game-ended = { $reason }
stat-score = { $won } : { $lost }
