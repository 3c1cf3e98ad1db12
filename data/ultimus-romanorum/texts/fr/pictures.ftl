# Ce qui est écrit sur les images d'Ultimus Romanorum, et leurs textes de remplacement.

map-title = Ultimus Romanorum
points-roman = Rome
points-barbarian = Barbares
throne-west = Occident : { $name }
throne-east = Orient : { $name }
throne-vacant = vacant

board-points = { $count ->
    [one] point
   *[other] points
}
key-rome-west = Rome d'Occident
key-rome-east = Rome d'Orient
key-band-rome-west = Occident
key-band-rome-east = Orient
key-band-usurper = Usurpateur
key-band-ceded = cédé
key-band-risen = soulevé
key-band-news = nouvelle
key-band-frozen = gelé
board-rebels = Rebelles
key-strength = force des grandes armées
key-strength-short = force des grandes armées
key-strength-least = force
key-usurper = tenu par un usurpateur
key-augustus = Auguste
key-usurper-sign = Usurpateur
key-caesar = César
key-king = Roi
key-war = en guerre
key-revolt = en révolte
key-regnum = Regnum
key-foederati = pour Rome
key-peace = en paix
key-army = armée du camp romain
key-barbarians = armée contre Rome
key-garrison = garnison
key-lost = tenu par les Barbares
key-lost-short = barbare
key-ceded = cédé par Rome
key-no-town = sans ville
key-ferry = coût du détroit
key-town = ville
key-area = zone
key-strength-of = force :
key-capital = capitale
key-fleet = flotte
key-fleet-mixed = flotte, deux camps à bord
key-port = port
key-river = grand fleuve : coûte 2
key-river-frozen = grand fleuve : coûte 2, gelé 1
key-strait = détroit : coûte 2 ou 3
key-plague = peste
key-leader = chef
key-council = concile

region-britannia = Bretagne
region-gallia = Gaules
region-hispania = Hispanie
region-italia = Italie
region-africa = Afrique
region-germania = Germanie
region-illyricum = Illyrie
region-moesia = Mésie
region-scythia = Scythie
region-thracia-asia = Thrace et Asie
region-oriens = Orient
region-aegyptus = Égypte
region-persis = Arménie et Perse
region-beyond = Au-delà des frontières
place-roman = { $who } (romain)
place-barbarian = { $who } (barbare)
place-unnamed-roman = Romains
place-unnamed-barbarian = Usurpateur
rally-roman = unités loyales
rally-barbarian = les vôtres

alt-map = Carte de l'Empire romain en { $year }. Points de victoire : Rome { $rome }, Barbares { $barbarians }.
alt-part = En plus grand, les environs { $place-of }.
alt-region = Une partie de la carte, en plus grand : { $region }.
alt-about = Il faut décider ici : { $areas }.
alt-fought = Batailles : { $areas }.
alt-risen = Soulèvements : { $areas }.
alt-marked = À remarquer : { $areas }.
alt-marches = { $count ->
    [one] Un mouvement est tracé par une flèche.
   *[other] { $count } mouvements sont tracés par des flèches.
}
alt-held = { $lost ->
    [0] Le camp barbare ne tient aucune zone de l'Empire
    [one] Le camp barbare tient une zone de l'Empire
   *[other] Le camp barbare tient { $lost } zones de l'Empire
}{ $ceded ->
    [0] .
   *[other] { "" } ; Rome en a cédé { $ceded }.
}
alt-throne-west = L'Occident : { $holders }.
alt-throne-east = L'Orient : { $holders }.
alt-augustus = Auguste { $leader } ({ $area })
alt-caesar = César { $leader } ({ $area })
alt-usurper = Usurpateur { $leader } ({ $area })
alt-tribes-war = En guerre contre Rome : { $tribes }.
alt-tribes-revolt = En révolte : { $tribes }.
alt-tribes-regnum = Royaumes : { $tribes }.
alt-tribes-foederati = Du côté de Rome : { $tribes }.
alt-army = { $who } ({ $area }), force { $pf }, { $units ->
    [0] aucune unité
    [one] une unité
   *[other] { $units } unités
}
alt-armies = Les plus fortes armées : { $armies }.

film-start = début de { $year }
film-new = pris cette année
film-new-since = pris depuis { $year }
film-areas = { $count ->
    [one] { $who } { $count } zone
   *[other] { $who } { $count } zones
}
film-won-roman = Rome gagne
film-won-barbarian = Les Barbares gagnent
film-points = Points de l'année : Rome { $rome } · Barbares { $barbarians }
film-quiet = Aucune terre ne change de mains
hands-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hands-title = Stratagèmes
hands-initiative = a l'initiative
hands-second = joue en second
hands-asked = à décider
hands-left = séquences restantes : { $count }
hands-offered = offert : Usurpation
hands-held = { $count ->
    [0] aucun stratagème en main
    [one] un stratagème en main
   *[other] { $count } stratagèmes en main
}
battle-title = { $area-number ->
    [plural] Bataille en { $area-land }
   *[singular] Bataille : { $area }
}
form-land = pays des { $name }
battle-line = { $year } : { $attacker-the } contre { $defender-the }
battle-attacks = attaque
battle-defends = défense
battle-strength = force
battle-leader = { $leader } +{ $bonus }
battle-shift = { $cause } { $by }
battle-shifts = décalage : { $shifts }
battle-no-shift = pas de décalage
battle-no-modifier = rien d'ajouté
battle-no-die = { $stratagem }, pas de dé
battle-before-die = Le dé n'est pas encore jeté
battle-faces = Faces en faveur { $attacker-of } : { $count } sur 10
alt-column = Le rapport est de { $column }, la colonne après décalage de { $shifted }.
battle-to-lose = à perdre : { $loss }
battle-die = Dé { $die }
battle-odds = Rapport { $column } · { $count ->
    [one] { $count } face
   *[other] { $count } faces
} sur 10 pour { $attacker-the }
battle-odds-shifted = Rapport { $before } → { $column } par { $causes } · { $count ->
    [one] { $count } face
   *[other] { $count } faces
} sur 10 pour { $attacker-the }
battle-odds-shifted-twice = Rapport { $before } → { $column }, qualité et politique · attaquant : { $count } sur 10
battle-shift-quality = la qualité
battle-shift-political = la politique
battle-row = ligne
battle-reduced = { $count ->
    [one] { $count } réduite
   *[other] { $count } réduites
}
battle-destroyed = { $count ->
    [one] { $count } détruite
   *[other] { $count } détruites
}
battle-unhurt = aucune unité perdue
battle-won = Victoire { $winner-of }
battle-fallen = mort { $leaders-of }
battle-goals = { $areas }
battle-areas = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
battle-retreat = { $who ->
    [some] une partie des vaincus se retire : { $goal }
   *[all] les vaincus se retirent : { $goal }
}
battle-escape = { $leader } s'échappe : { $goal }
unit-guard = Garde
unit-strength = force { $strength }
unit-reduced = force { $strength } → { $left }
unit-lost = force { $strength } → perdue
battle-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
loss-e = tout est détruit
loss-a = un pas à chaque unité
loss-quarter = un quart des pertes adverses
loss-half = la moitié des pertes adverses
loss-three-quarters = trois quarts des pertes adverses
loss-r = pas de pertes
alt-force = { $who }, force { $pf }, { $units ->
    [0] aucune unité
    [one] une unité
   *[other] { $units } unités
}, qualité { $quality }, tactique { $tactical }
alt-to-lose = { $force } : { $loss }.
alt-lost = { $force } : { $loss }, { $lost }.
alt-die = Colonne { $column }, décalée vers { $shifted } ; dé { $die }, ligne { $row } ({ $causes }).

camp-roman = Rome
camp-barbarian = Barbares
battle-ahead = { $area } : { $attacker-the } ({ $pf } PF) contre { $defender-the } ({ $enemies } PF).
battle-meets = { $area } : { $attacker } ({ $pf }) contre { $defender } ({ $enemies }).
settled-stratagem = - 🎴 **{ $area } :** { told-side-first } { $camp ->
    [for-rome] joue
   *[against-rome] jouent
} { $stratagem }
settled-battle = - ⚔️ **{ $area } :** { $told }
settled-losses = { $who } : { $lost }
settled-evasion = - 🏃 **{ $area } :** { $leader-the } peut s'esquiver (dé { $die }, il fallait moins de { $vs })
settled-caught = - 🏃 **{ $area } :** { $leader-the } ne peut pas s'esquiver et doit se battre (dé { $die }, il fallait moins de { $vs })
settled-evaded = - 🏃 **{ $area } :** { $force-the } { $force-number ->
    [plural] s'esquivent
   *[singular] s'esquive
} { $to-in }
settled-fled = - 🏃 **{ $area } :** { $force-the } { $force-number ->
    [plural] s'échappent
   *[singular] s'échappe
} { $to-in } par la Fuite opportune
settled-refuge = - 🏰 **{ told-court } :** { $pieces-the } se { $pieces-number ->
    [plural] réfugient
   *[singular] réfugie
} dans la ville
settled-earlier = { $count ->
    [one] - une issue précédente, dans `/log`
   *[other] - { $count } issues précédentes, dans `/log`
}
ahead-title = { $count ->
    [one] Bataille à venir · { $year }
   *[other] { $count } batailles à venir · { $year }
}
ahead-asked = Qui joue un stratagème ?
ahead-answers = Dans le menu : jouer un stratagème, ou passer
plan-title = { $orders } · { $year } · brouillon
orders-roman = Ordres romains
orders-barbarian = Ordres barbares
areas-more-foes = Les ennemis les plus forts ; { $count ->
    [one] une autre zone
   *[other] { $count } autres zones
} dans le menu
areas-more = { $count ->
    [one] et une autre zone, dans le menu
   *[other] et { $count } autres zones, dans le menu
}
fight-chance = { $win } % de victoire
fight-chance-short = { $win } %
fight-part = { $part ->
    [one] { $part } unité
   *[other] { $part } unités
} sur { $whole }
fight-won = victoire
fight-goes = vers { $area }
fight-fled = en fuite : { $areas }
fight-fled-short = en fuite
fight-beaten = défaite
fight-destroyed = armée détruite
fight-more = { $count ->
    [one] … et { $count } autre bataille
   *[other] … et { $count } autres batailles
}
head-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
troops-li = LI : limitanei, aux frontières
troops-co = CO : comitatenses, en campagne
choice-each = force { $pf } chacun
choice-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
plan-key = forces · chances de victoire
report-retreat = retraite
plan-odds = { $pf }:{ $enemies } · { $win } %
plan-chance = { $pf }:{ $enemies } · { $win } % de victoire
report-won = Victoire { $winner-of } { $strengths }
battle-elsewhere = Et { $place } : { $odds }
report-tally-won = { $camp } : { $won ->
    [one] une bataille gagnée
   *[other] { $won } batailles gagnées sur { $won }
}
report-tally-lost = { $camp } : { $lost ->
    [one] une bataille perdue
   *[other] { $lost } batailles perdues sur { $lost }
}
report-tally-both = { $camp } : { $won ->
    [one] une bataille gagnée
   *[other] { $won } batailles gagnées
}, { $lost ->
    [one] une perdue
   *[other] { $lost } perdues
}
alt-odds = { $area } : { $pf } PF contre { $enemies }, { $win } % de chances de victoire.
answer-pass = Passer
answer-private = En secret
answer-stratagem-means = Seul celui qui joue voit sa main, dans le menu de la question
answer-stratagem = Un de la main
answer-stratagem-one = Dans le menu, sans être vu
answer-stratagem-none = Aucun, tout compte fait
answer-stratagem-back = Tous restent en main
answer-discard = { $count ->
    [one] Un retourne au gobelet
   *[other] { $count } retournent au gobelet
}
answer-discard-kept = Cinq restent en main
answer-discard-later = Pour les jouer plus tard
answer-discard-means = Choix dans le menu, caché aux autres
answer-initiative = Jouer Initiative
answer-initiative-means = Vous agissez en premier : politique et guerre
answer-initiative-pass = L'initiative ne change pas
answer-augusta = Jouer une Augusta
answer-augusta-means = Rome agit en premier : politique et guerre
answer-augusta-pass = L'initiative ne change pas
answer-geostrategy-barbarian = Un soulèvement, un usurpateur ou un roi
answer-geostrategy-roman = La politique avant la guerre
answer-geostrategy-done = Plus aucune politique avant la guerre
answer-sequence = Jouer un stratagème
answer-sequence-means = Tout ce qui convient dans votre main
answer-sequence-pass = La partie continue
answer-pope = Jouer le Pape
answer-pope-means = Des Barbares à Rome ne gagnent rien
answer-pope-pass = Des Barbares à Rome gagnent { $points ->
    [one] { $points } point
   *[other] { $points } points
}
answer-pope-idle-means = Pas de Barbares à Rome : inutile
answer-pope-idle-pass = Pas de Barbares à Rome : aucun point
answer-usurpation = Jouer une Augusta
answer-usurpation-means = Il perd une chance sur six
answer-usurpation-pass = Ses chances ne changent pas
answer-usurpation-by-means = Ses chances : { $less } sur 6 au lieu de { $chance }
answer-usurpation-by-pass = Ses chances restent de { $chance } sur 6
answer-murder = Jouer une Augusta
answer-murder-means = Il ne meurt que sur un d10 de 9
answer-murder-pass = Il meurt sur un d10 de 8 ou 9
answer-synod = Jouer l'Augusta
answer-synod-means = Elle le décide pour Rome, sans dé
answer-synod-pass = Un dé décide
asked-initiative = L'initiative est donnée. Quelqu'un la conteste-t-il ?
asked-augusta = L'initiative est donnée. Une Augusta la prend-elle ?
asked-usurpation = Un usurpateur tente sa chance. Une Augusta s'y oppose-t-elle ?
asked-usurpation-by = { $leader-The } vise le trône. Une Augusta s'y oppose-t-elle ?
aside-spread = { $count ->
    [one] Une unité à placer
   *[other] { $count } unités à répartir
}
asked-moves = L'ennemi a bougé. Un stratagème avant les batailles ?
asked-battle = Des batailles suivent. Un stratagème avant ?
asked-die = Le dé va être jeté. Un stratagème avant ?
asked-murder = Un empereur est menacé d'assassinat. Une Augusta le protège-t-elle ?
asked-murder-of = Des assassins approchent { $leader-of }. Une Augusta le protège-t-elle ?
asked-synod = Le Concile se réunit. Une Augusta tranche-t-elle ?
asked-sequence = La séquence est finie. Quelqu'un joue-t-il un stratagème ?
asked-sequence-first = La première séquence va commencer. Quelqu'un joue-t-il un stratagème ?
asked-refuge-with = Quelle unité entre dans { $city } avec { $leader-the } ?
asked-pope = On va compter les points. Le Pape protège-t-il Rome ?
asked-stratagem = Un stratagème de la main. Lequel est joué ?
asked-movement-roman = Quelle armée romaine bouge ?
asked-movement-barbarian = Quelle armée barbare bouge ?
asked-recruit = Où lever de nouveau une unité perdue ?
answer-home = { $pf ->
    [0] Personne sur place
   *[other] Force sur place : { $pf }
}
asked-homes-one = Dans quelle zone ?
asked-discard = On peut garder cinq stratagèmes. Lesquels partent ?
report-won-roman = Rome : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $of }
report-won-barbarian = Barbares : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $of }
report-won-level = Chacun gagne { $won } fois sur { $of }
report-title = { $year } · séquence { $number } · { $camp }
alt-plan = { $count ->
    [one] Une flèche montre ce qui est ordonné.
   *[other] { $count } flèches montrent ce qui est ordonné.
}
alt-arrow-move = { $unit-The } : depuis { $from } vers { $to }.
alt-arrow-transfer = { $unit-The } : par mer depuis { $from } vers { $to }.
alt-arrow-attack = { $unit-The } : attaque contre { $to } depuis { $from }.
alt-arrow-support = { $unit-The } : depuis { $from }, en soutien vers { $to }.

title-line = { $first } à { $last } · { $years ->
    [one] une année
   *[other] { $years } années
}
title-task = Deux joueurs, un Empire : qui tient Rome aujourd'hui mènera peut-être les Barbares demain.
alt-title = Carte-titre sur un fond de l'Empire romain : { $title }.

card-points = POINTS
card-war = GUERRE
card-empire = EMPIRE
card-more = { $count ->
    [one] … et { $count } autre fait
   *[other] … et { $count } autres faits
}
card-quiet = Rien à signaler.
card-rest = tout le reste
card-person = { $camp } ({ $seat })
card-initiative = Initiative : { $camp }
card-sequences = Séquences (SMC) : Rome { $roman }, Barbares { $barbarian }
card-pax = Pax Romana
card-gain = { $camp } { $change }
card-battle = { $area }, force { $one } contre { $other }
card-beat = { $winner } { $winners ->
    [one] bat
   *[many] battent
} { $loser }
brief-pv-battle = grandes batailles
brief-pv-leader = chefs morts
brief-pv-attila = mort d'Attila
brief-pv-tribute = tribut
brief-pv-council = concile
brief-pv-tribe = tribus pacifiées
brief-pv-thrones = deux trônes
brief-pv-no-civil-war = paix civile
brief-pv-east = Orient
brief-pv-west = Occident
brief-pv-pax = paix
brief-pv-areas = terres envahies
brief-pv-towns = villes tenues
brief-pv-roma = ville de Rome
brief-pv-usurpation = usurpation
brief-pv-vacant = trône vide
brief-pv-regnum = royaume
brief-pv-council-open = concile attendu
brief-pv-taxes = impôts
brief-pv-regnum-gone = fin des Vandales
brief-pv-last-augustus = Auguste
short-pv-thrones = Augustes dans leurs capitales
short-pv-last-augustus = un Auguste d'Occident à la fin
card-exchange = Camps échangés
card-exchange-detail = Le joueur { $seat } mène Rome
card-augustus-west = Auguste d'Occident
card-augustus-east = Auguste d'Orient
card-usurper-west = usurpateur en Occident
card-usurper-east = usurpateur en Orient
card-caesar-west = César d'Occident
card-caesar-east = César d'Orient
card-vacant = Trône vide
card-king = roi { $tribe-of }
card-tribe-war = en guerre
card-tribe-revolt = en révolte
card-tribe-regnum = un royaume
card-tribe-foederati = pour Rome
card-tribe-peace = en paix
half-west = Occident
half-east = Orient
alt-card = Carte de l'année { $year }.
alt-points = Points de victoire : Rome { $rome }, Barbares { $barbarians }.
alt-end = Carte de fin : { $level }. Points de victoire : Rome { $rome }, Barbares { $barbarians }.
alt-course = Une courbe montre les points des deux joueurs de { $first } à { $last }.
alt-film = L'Empire romain de { $first } à { $last }, en { $years ->
    [one] une image
   *[other] { $years } images
}, les zones aux couleurs de ceux qui les tiennent.

history-411 = Dans l'histoire, Honorius gardait l'Occident, et l'enfant Théodose II l'Orient.
history-439 = Dans l'histoire, Carthage tomba alors ; Valentinien III et Théodose II régnaient.
history-453 = Dans l'histoire, Attila mourut alors ; Valentinien III et Marcien régnaient.
history-461 = Dans l'histoire, Majorien fut tué cette année-là, et Léon Ier régnait en Orient.
history-476 = Dans l'histoire, ce fut la dernière année de l'Occident ; Zénon régnait en Orient.
end-of-game = **{ $level-The }.** { $reason }
told-more = -# La suite avec /log.
panel-heading = **{ $year }** (jusqu'en { $last })
    -# Rome ({ $roman }) { $rome } · Barbares ({ $barbarian }) { $barbarians }{ $left ->
        [-1] {""}
        [0] {" · plus de séquence"}
       *[other] {" · "}séquences restantes : Rome { $rome_left }, Barbares { $barbarians_left }
    }

end-brief-victory = Plus de points de victoire
end-brief-decisive = Plus du double des points
end-brief-complete = Plus du quintuple des points
stat-head = **{ $title } en chiffres**
stat-points = Points de victoire en { $year } : joueur A { $a }, joueur B { $b }.
stat-battles = Batailles gagnées : Rome { $roman }, Barbares { $barbarian }.
stat-battles-last = La dernière bataille a eu lieu en { $year }.
stat-deaths = { $count ->
    [0] Aucun chef n'est mort.
    [one] Un chef est mort.
   *[other] { $count } chefs sont morts.
}
stat-exchanges = Camps échangés : { $years }.
stat-exchanged = échange des camps
stat-plot-points = POINTS DE VICTOIRE
course-start = Début
stat-plot-land = ZONES TENUES, { $first }–{ $last }
stat-plot-battles = VICTOIRES
stat-plot-battles-years = VICTOIRES, { $years }
stat-plot-deaths = Chefs morts
person-a = Joueur A
person-b = Joueur B
land-west = Rome d'Occident
land-east = Rome d'Orient
land-usurpers = Usurpateurs
land-tribes = Peuples
alt-statistics = Deux diagrammes : les points des deux joueurs année par année en courbes, et en barres combien de zones de l'Empire chacun tenait au début et tient maintenant.

status-caesar-west = César d'Occident : { $leader } ({ $area })
status-caesar-east = César d'Orient : { $leader } ({ $area })
status-usurper-west = Usurpateur en Occident : { $leader } ({ $area })
status-usurper-east = Usurpateur en Orient : { $leader } ({ $area })
status-pending-west = Le trône d'Occident est gagné : en phase F, les joueurs changent de camp.
status-pending-east = Le trône d'Orient est gagné : en phase F, les joueurs changent de camp.
status-tribes-fallen = Sans unité : { $tribes }.
status-council = Un concile attend : { $area }.
status-plagues = Peste : { $areas }.
status-camp-roman = Rome : { $hand ->
    [0] aucun stratagème
    [one] un stratagème
   *[other] { $hand } stratagèmes
} en main{ $left ->
    [-1] {""}
    [0] {", plus de séquence (SMC)"}
    [one] {", encore une séquence (SMC)"}
   *[other] {", encore "}{ $left } séquences (SMC)
}
status-camp-barbarian = Barbares : { $hand ->
    [0] aucun stratagème
    [one] un stratagème
   *[other] { $hand } stratagèmes
} en main{ $left ->
    [-1] {""}
    [0] {", plus de séquence (SMC)"}
    [one] {", encore une séquence (SMC)"}
   *[other] {", encore "}{ $left } séquences (SMC)
}
status-armies-roman = **{ $shown ->
    [one] L'armée de Rome
   *[other] Les { $shown } plus fortes armées de Rome
}**, par force (PF)
status-armies-barbarian = **{ $shown ->
    [one] L'armée des Barbares
   *[other] Les { $shown } plus fortes armées des Barbares
}**, par force (PF)
status-army-roman = 🦅 { $who }, { $area } : { $pf } PF, { $units ->
        [0] aucune unité
        [one] une unité
       *[other] { $units } unités
    }
status-army-barbarian = ⚔️ { $who }, { $area } : { $pf } PF, { $units ->
        [0] aucune unité
        [one] une unité
       *[other] { $units } unités
    }
