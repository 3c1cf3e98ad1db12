# Questions, choix, précisions et refus des règles d'Italia.

game-title = Italia
game-description = Deux jeux sur une carte de l'Italie et de ses mers : l'essor de Rome à trois joueurs, et les peuples venus après elle à quatre.

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-detail = { $nations }
seat-detail-yardstick = { $nations } (points à dépasser : { $points })
faction = { $nation }

heading = { $region }
heading-sea = En mer

count-infantry = { $count } { $count ->
    [one] infanterie
   *[other] infanteries
}
count-legion = { $count } { $count ->
    [one] légion
   *[other] légions
}
count-consular-legion = { $count } { $count ->
    [one] légion consulaire
   *[other] légions consulaires
}
count-consular-legion-reduced = { $count } { $count ->
    [one] légion consulaire retournée
   *[other] légions consulaires retournées
}
count-elephant = { $count } { $count ->
    [one] éléphant
   *[other] éléphants
}
count-knight = { $count } { $count ->
    [one] chevalier
   *[other] chevaliers
}
count-knight-reduced = { $count } { $count ->
    [one] chevalier affaibli
   *[other] chevaliers affaiblis
}
count-foederati = { $count } { $count ->
    [one] fédéré romain
   *[other] fédérés romains
}
count-fleet = { $count } { $count ->
    [one] flotte
   *[other] flottes
}
nothing = rien

window-campaign-plan = Ordres pour une campagne
window-reaction = Réactions à une campagne
window-sea-attack = Attaques en mer
window-appeal = L'appel du Patrimonium
window-tribute-unit = Unités achetées avec un tribut

condition-outnumbered = la campagne amène au moins deux unités pour chacune des vôtres
condition-twice-as-many = vous pouvez amener deux unités pour chacune de la campagne
condition-own-area = le chef est entré dans votre zone
condition-leader-there = un de vos chefs s'y trouve

# La fin.
level-victory = victoire
end-victory = { $seat } gagne avec { $best } points contre { $others }.
end-short = { $seat } gagne : { $best } points d'écart avec ce qu'on attendait de son camp, contre { $others } pour le suivant.

# Titres et sortes d'unités.
heading-size = { $count } { $count ->
    [one] pion
   *[other] pions
}
kind-infantry = infanterie
kind-legion = légions
kind-consular-legion = légions consulaires
kind-elephant = éléphants
kind-knight = chevaliers
kind-foederati = fédérés romains
kind-fleet = flottes

# Revenus, achats et placement.
ask-buy = { $gold ->
    [0] Que faire sans or pour { $nation-the } ?
   *[other] Qu'acheter pour { $nation-the } avec { $gold } or ?
}
buy-terms = { $lacking ->
    [0] Coûte { $cost } or ; il en reste { $left }.
    [one] Coûte { $cost } or ; il en reste { $left }. Un pion manquera aux renforts de ce tour.
   *[other] Coûte { $cost } or ; il en reste { $left }. { $lacking } pions manqueront aux renforts de ce tour.
}
buy-infantry = Acheter { count-infantry }
buy-infantry-detail = { buy-terms }
tribute-infantry = Acheter une infanterie
tribute-infantry-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-legion = Acheter { count-legion }
buy-legion-detail = { buy-terms }
tribute-legion = Acheter une légion
tribute-legion-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-consular-legion = Acheter { count-consular-legion }
buy-consular-legion-detail = { buy-terms }
tribute-consular-legion = Acheter une légion consulaire
tribute-consular-legion-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-elephant = Acheter { count-elephant }
buy-elephant-detail = { buy-terms }
tribute-elephant = Acheter un éléphant
tribute-elephant-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-knight = Acheter { count-knight }
buy-knight-detail = { buy-terms }
tribute-knight = Acheter un chevalier
tribute-knight-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-foederati = Acheter { count-foederati }
buy-foederati-detail = { buy-terms }
tribute-foederati = Acheter des fédérés romains
tribute-foederati-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-fleet = Acheter { count-fleet }
buy-fleet-detail = { buy-terms }
tribute-fleet = Acheter une flotte
tribute-fleet-detail = Coûte { $cost } or ; il en reste { $left }. L'unité attend votre prochain placement.
buy-city = Fonder une ville { $area-in }
buy-city-detail = Coûte { $cost } or ; il en reste { $left }.
buy-repair = Redresser une légion consulaire { $area-in }
buy-repair-detail = Coûte { $cost } or ; il en reste { $left }.
buy-capital-set = Placer la capitale
buy-capital-set-detail = Gratuit. Une unité de plus peut y tenir.
buy-capital-move = Déplacer la capitale { $capital-of }
buy-capital-move-detail = Gratuit. Une unité de plus peut y tenir.
buy-none = Ne rien acheter
buy-none-detail = Il reste { $gold } or.
buy-done = Ne plus rien acheter
buy-done-detail = Il reste { $gold } or.
ask-capital = Où placer la capitale { $nation-of } ?
capital-at = { $area }
capital-at-detail = Une unité de plus peut tenir { $area-in }.
ask-tribute-unit = Tribut { $payer-of } : cela fait { $gold } or { $nation-to }, et ce qui dépasse 10 est perdu. Acheter tout de suite une unité ?
tribute-none = Ne rien acheter
tribute-none-detail = { $lost } or { $lost ->
    [one] est perdu
   *[other] sont perdus
}.
ask-place = Où placer les achats { $nation-of } ({ $force }) ? Un par zone.
place-detail = Unités sur place : { $count }. Ennemis à côté : { $enemies }.
place-infantry = { $area }
place-infantry-detail = { place-detail }
place-legion = { $area }
place-legion-detail = { place-detail }
place-consular-legion = { $area }
place-consular-legion-detail = { place-detail }
place-elephant = { $area }
place-elephant-detail = { place-detail }
place-knight = { $area }
place-knight-detail = { place-detail }
place-foederati = { $area }
place-foederati-detail = { place-detail }
place-fleet = { $area }
place-fleet-detail = Une flotte, au large { $area-of }.
ask-place-sea = Dans quelle mer, au large { $area-of }, placer la flotte { $nation-of } ?
place-in-sea = { $area }
place-in-sea-detail = La flotte entre { $area-in }.
ask-arrive = Où placer les renforts { $nation-of } ({ $force }) ?
arrive-all = { $area } : { $count }
arrive-all-detail = { $count } des unités qui arrivent.
arrive-one = { $area } : { $count }
arrive-one-detail = { $left ->
    [0] Ce sont toutes.
    [one] Il en reste une pour une autre place.
   *[other] Il en reste { $left } pour d'autres places.
}
arrive-divide = Les répartir
arrive-divide-detail = Choisir combien vont à chaque place.
ask-arrive-leader = { $leader } rejoint { $nation-the }. Où ?
arrive-leader = { $area }
arrive-leader-detail = Avec { $force }.
ask-africa = Quelles unités d'Afrique rejoignent { $leader } dans les Alpes ?
africa-call = { $force } depuis { $area-the }
africa-call-detail = { $area } les perd.
africa-done = C'est tout
africa-done-detail = Les autres restent en Afrique.
ask-inherit = { $nation-The } remplacent { $inherited-the } : il manque { $over ->
    [one] { $over } pion
   *[other] { $over } pions
}. Quelle unité quitte le jeu ?
inherit-lose = { $force } { $area-in }
inherit-lose-detail = L'unité quitte le jeu.

# Mouvement.
ask-move = Quelles unités { $nation-of } déplacer ?
move-done = Finir le mouvement
move-done-detail = Viennent ensuite les batailles.
barred-area = { $area }
refuse-zone = On n'entre pas { $area-in }, une zone d'arrivée ({ $rule }).
refuse-closed = Un mouvement ne peut pas finir { $area-in } : une autre nation y est, et non votre ennemi ({ $rule }).
refuse-full = Il n'y a pas de place { $area-in } pour tant d'unités ({ $rule }).
refuse-stop = Les unités doivent s'arrêter avant d'atteindre { $area-the } ({ $rule }).
refuse-strait = Un détroit prend tout le mouvement : on n'atteint pas { $area-the } ({ $rule }).
refuse-far = C'est trop loin pour atteindre { $area-the } ({ $rule }).
refuse-gold = Cela coûte { $cost } or, et le trésor en a { $gold } ({ $rule }).
refuse-price = Une unité coûte { $cost } or, et le trésor en a { $gold } ({ $rule }).
refuse-box = La boîte n'en contient pas autant ({ $rule }).
refuse-places = Il n'y a pas autant de places pour de nouvelles unités ({ $rule }).
refuse-has-city = Il y a déjà un marqueur de ville { $area-in } ({ $rule }).
refuse-no-city = Aucune ville ne peut être bâtie { $area-in } ({ $rule }).
refuse-blocked = Les unités { $area-of } sont bloquées et ne réagissent pas ({ $rule }).
refuse-bound = { $nation-The } ne { $nation-number ->
    [plural] peuvent
   *[singular] peut
} pas combattre { $enemy-the } en ce moment ({ $rule }).
refuse-third = Il y a déjà des unités de deux nations { $area-in } ({ $rule }).
refuse-own-player = Le même joueur mène { $enemy-the } et { $nation-the } : ils ne vont pas à la rencontre l'un de l'autre ({ $rule }).
refuse-his-own = Personne ne peut les rencontrer { $area-in } : avant leur marche, c'était déjà une zone { $enemy-of } ({ $rule }).
refuse-crowded = Il y a trop d'unités { $area-in } ({ $count } de trop) : faites-en d'abord partir ({ $rule }).
barred-campaign = Campagne
refuse-no-campaign = Aucun chef { $nation-of } ne peut mener de campagne ce tour ({ $rule }).
refuse-campaign-over = La campagne { $leader-of } est finie ({ $rule }).
move-from = { $area } : { $force }
move-from-detail = { $count } { $count ->
    [one] pion peut bouger
   *[other] pions peuvent bouger
}.
move-from-only = { $area } : { $force } → { $goal }
move-from-only-detail = { move-from-detail }
move-aboard = Débarquer { $force } depuis { $area-the }
move-aboard-detail = Sur une côte { $area-of }.
move-aboard-only = Débarquer { $force } depuis { $area-the } → { $goal }
move-aboard-only-detail = { move-aboard-detail }
move-fleets = Quitter { $area-the } : { $force }
move-fleets-detail = À bord : { $cargo }.
move-fleets-only = Quitter { $area-the } : { $force } → { $goal }
move-fleets-only-detail = { move-fleets-detail }
ask-move-group = Qui quitte { $area-the } ?
move-group = { $force }
move-group-detail = { $staying ->
    [0] Toutes celles qui peuvent bouger.
    [one] Une autre pourra bouger plus tard.
   *[other] { $staying } autres pourront bouger plus tard.
}
move-group-only = { $force } → { $goal }
move-group-only-detail = { move-group-detail }
move-group-on = { $force } et { $marched } déjà en marche
move-group-on-detail = Ceux qui sont en marche vont au bout de leur mouvement.
ask-move-to = Où envoyer { $force } depuis { $area-the } ?
goal-own = { $area }
goal-own-detail = Votre zone. Unités sur place : { $count }.{ $city ->
    [yes] {" "}Une ville.
   *[no] {""}
}{ $via ->
    [none] {""}
   *[other] {" "}Par { $via }.
}
goal-vacant = { $area }
goal-vacant-detail = Vide.{ $city ->
    [yes] {" "}Une ville.
   *[no] {""}
}{ $via ->
    [none] {""}
   *[other] {" "}Par { $via }.
}
goal-zone = { $area }
goal-zone-detail = Une zone d'arrivée.
goal-attack = Attaquer { $area-the }
goal-attack-detail = { $enemy-The } : { $foes }.{ $city ->
    [yes] {" "}Une ville.
   *[no] {""}
}
goal-aboard = Embarquer { $area-in }
goal-aboard-detail = { $force } : débarquement possible ensuite.
goal-exit = Quitter le jeu
goal-exit-detail = { $force }. Points : { $worth }.
ask-land-group = Qui débarque depuis { $area-the } ?
land-group = { $force }
land-group-detail = Depuis { $area-the }.
land-group-only = { $force } → { $goal }
land-group-only-detail = { land-group-detail }
ask-land-at = Où débarquer { $force } depuis { $area-the } ?
ask-fleet-group = Quelles flottes quittent { $area-the } ?
fleet-group = { $force }
fleet-group-detail = À bord : { $cargo }.
fleet-group-only = { $force } → { $goal }
fleet-group-only-detail = { fleet-group-detail }
ask-sail-to = Où envoyer { $force } depuis { $area-the } ?
sail-to = { $area }
sail-to-detail = { $others ->
    [none] Aucune autre flotte.
   *[other] Flottes présentes : { $others }.
}{ $via ->
    [none] {""}
   *[other] {" "}Par { $via }.
}

# Batailles en mer.
ask-sea-target = Qui attaquer en { $sea-word } ?
ask-sea-attack = { $sea } : flottes { $enemy-of }. Les attaquer ?
sea-pass = Ne pas attaquer
sea-pass-detail = Les flottes se croisent.
sea-attack = Attaquer { $enemy-the }
sea-attack-detail = { $ours ->
    [one] Une flotte
   *[other] { $ours } flottes
} contre { $theirs }.
ask-sink = { $sea } : quelle flotte { $nation-of } coule ?
sink = Une flotte avec { $cargo }
sink-detail = Ce que les autres ne peuvent recueillir est perdu.
ask-withdraw = { $sea } : retirer la flotte { $nation-of } devant { $enemy-the } ?
withdraw-stay = Rester
withdraw-stay-detail = Une autre ronde contre { $enemy-the }.
withdraw-to = Se retirer { $area-in }
withdraw-to-detail = Toutes les flottes partent.

# Batailles et raids.
ask-battle-order = Quelle bataille { $nation-of } vient ensuite ?
battle-at = { $area }
battle-at-detail = { $force } contre { $enemy-the } : { $foes }.
ask-battle-or-raid = { $area } : bataille contre { $enemy-the }, ou raid sur la ville ?
fight-battle = Bataille
fight-battle-detail = Des rondes contre { $force } { $enemy-of } { $area-in }, jusqu'à ce qu'un camp cède.
fight-battle-joined = Bataille
fight-battle-joined-detail = Des rondes contre { $force } { $enemy-of } { $area-in }, jusqu'à ce qu'un camp cède. Renforts venus { $origin-of } : { $joined }.
fight-raid = Raid
fight-raid-detail = Une ronde sans modificateur contre { $enemy-the } { $area-in }. Seule la ville est en jeu ; puis vous partez.
ask-targets = { $area } : qui visent les unités { $nation-of } ?
target-infantry = Tous sur l'infanterie
target-infantry-detail = Les coups de trop contre { $enemy-the } sont perdus.
aim-infantry = Sur l'infanterie
one-infantry = Infanterie { $number }
target-legion = Tous sur les légions
target-legion-detail = Les coups de trop contre { $enemy-the } sont perdus.
aim-legion = Sur les légions
one-legion = Légion { $number }
target-consular-legion = Tous sur les légions consulaires
target-consular-legion-detail = Les coups de trop contre { $enemy-the } sont perdus.
aim-consular-legion = Sur les légions consulaires
one-consular-legion = Légion consulaire { $number }
target-elephant = Tous sur les éléphants
target-elephant-detail = Les coups de trop contre { $enemy-the } sont perdus.
aim-elephant = Sur les éléphants
one-elephant = Éléphant { $number }
target-knight = Tous sur les chevaliers
target-knight-detail = Les coups de trop contre { $enemy-the } sont perdus.
aim-knight = Sur les chevaliers
one-knight = Chevalier { $number }
target-foederati = Tous sur les fédérés romains
target-foederati-detail = Les coups de trop contre { $enemy-the } sont perdus.
aim-foederati = Sur les fédérés romains
one-foederati = Fédérés { $number }
target-divide = Répartir
target-divide-detail = Choisir une cible pour chaque unité.
ask-divide-targets = { $area } : qui vise chaque unité { $nation-of } ?
ask-casualty = { $area } : quelle légion consulaire { $nation-of } encaisse le coup ?
casualty-fresh = Une légion intacte
casualty-fresh-detail = Elle est retournée.
casualty-flipped = Une légion retournée
casualty-flipped-detail = Elle est détruite.
ask-retreat = { $area } : retirer les unités { $nation-of } devant { $enemy-the } ?
retreat-stay = Rester et combattre
retreat-stay-detail = Une autre ronde contre { $enemy-the } { $area-in }.
retreat-area = Se replier { $area-in }
retreat-area-detail = De la place pour { $count } sur { $all }.
retreat-aboard = Embarquer { $area-in }
retreat-aboard-detail = De la place pour { $count } sur { $all }.
retreat-divide = Se replier un par un
retreat-divide-detail = Choisir une place pour chaque unité.
ask-retreat-to = Où replier les unités { $nation-of }, depuis { $area-the } ?
ask-retreat-one = Quelle unité { $nation-of } quitte { $area-the } maintenant, et pour où ?
retreat-one = { $force } vers { $area-the }
retreat-one-detail = Seule cette unité part maintenant.
ask-second-retreat = Des éléphants { $area-in } : quelle unité { $nation-of } se replie ?
ask-second-loss = Des éléphants { $area-in }, et aucune issue : quelle unité { $nation-of } est perdue ?
lose-unit = { $force }
lose-unit-detail = L'unité est retirée.
ask-appeal = { $left ->
    [one] Il reste { $left } appel.
   *[other] Il reste { $left } appels.
} { $area } : le Patrimonium en appelle-t-il à une unité ?
appeal-no = Pas dans cette bataille
appeal-no-detail = L'appel est gardé.
appeal-later = Pas dans cette ronde
appeal-later-detail = La question revient avant la ronde suivante.
appeal-to = { $force } { $nation-of }
appeal-to-detail = L'unité devient une infanterie du Patrimonium.
ask-appeal-place = Où va la nouvelle infanterie ?
appeal-place = { $area }
appeal-place-detail = Elle entre { $area-in }.

# Villes et empilement.
ask-pillage = { $area } est prise. Piller la ville ?
ask-raid-reward = Le raid sur { $area-the } réussit. Quel butin { $nation-of } ?
pillage-leave = Laisser la ville
pillage-leave-detail = { $area } garde sa ville ; on ne pourra plus la piller ensuite.
pillage-gold = Prendre { $worth } or
pillage-gold-detail = La ville { $area-of } est pillée.
pillage-points = Prendre { $worth } { $worth ->
    [one] point
   *[other] points
}
pillage-points-detail = La ville { $area-of } est pillée.
ask-rebuild = Rebâtir une ville { $nation-of } ?
rebuild-done = Ne plus rien rebâtir
rebuild-done-detail = Les unités restent.
rebuild-at = { $area }, avec { $force }
rebuild-at-detail = L'unité est retirée ; { $left ->
    [0] il n'en reste aucune
   *[other] il en reste { $left }
} sur place.
surplus-some = { $force } vers { $area-the }
surplus-some-detail = { $left ->
    [0] La limite est alors tenue.
    [one] Une autre doit encore partir.
   *[other] { $left } autres doivent encore partir.
}
ask-surplus = { $area } : { $count } de trop. Quelle unité part ?
ask-surplus-loss = { $area } est trop pleine, sans issue. Quelle unité est retirée ?
ask-depart = Unités { $nation-of } qui doivent quitter le jeu : { $count }. Laquelle part ?
depart = { $force } { $area-in }
depart-detail = Unités sur place : { $count }.

# Campagnes et réactions.
ask-force = Qui part en campagne avec { $leader } ?
force = { $force }
force-detail = { $staying ->
    [0] Toutes les unités auprès { $leader-of }.
    [one] Avec { $leader }. Une unité reste et pourra bouger plus tard.
   *[other] Avec { $leader }. { $staying } unités restent et pourront bouger plus tard.
}
ask-campaign = Où marche { $leader } ? { $treasury ->
    [0] Coffre : { $chest } or.
   *[other] Coffre : { $chest } or, avec le trésor { $purse }.
}
campaign-end = Finir la campagne
campaign-end-detail = { $lost ->
    [0] Le coffre est vide.
    [one] { $lost } or du coffre est perdu.
   *[other] { $lost } or du coffre sont perdus.
}
campaign-halt = S'arrêter ici
campaign-halt-detail = La ronde finit ici ; il reste { $lost } or dans le coffre.
campaign-pause = Par { $area-the }, en y laissant des unités
campaign-pause-detail = { $count ->
    [0] Les unités peuvent y rester ou continuer.
    [one] Au moins une unité y reste ; les autres peuvent continuer.
   *[other] Au moins { $count } unités y restent ; les autres peuvent continuer.
}
campaign-drop = Laisser des unités ici
campaign-drop-detail = Elles restent et ne bougent plus ce tour.
ask-drop = Qui reste { $area-in } ?
drop = { $force }
drop-detail = Ils restent { $area-in }.
ask-block = { $leader } bloque-t-il une zone voisine { $area-of } ?
block-no = Ne pas bloquer
block-no-detail = Tous autour peuvent réagir.
block-at = Bloquer { $area-the }
block-at-detail = Coûte 1 or et une unité. Pas de réaction { $enemy-of } depuis cette zone.
ask-burn = Quelle unité { $area-in } sacrifier pour bloquer ?
burn = { $force }
burn-detail = L'unité est retirée.
ask-campaign-plan = { $leader }, chef { $enemy-of }, part en campagne. Comment réagissent vos nations ?
plan-ask = Me demander
plan-ask-detail = La question vient à chaque ronde qui vous concerne.
plan-pass = Passer
plan-pass-detail = Vos nations restent sur place.
plan-run = Se retirer à un contre deux
plan-run-detail = Ceux qu'il attaque à deux unités ou plus contre une partent ensemble.
plan-join = Attaquer à deux contre un
plan-join-detail = La plus grande pile voisine vient si cela fait deux unités ou plus contre une des siennes.
plan-hold = Secourir qui il attaque
plan-hold-detail = La plus grande pile voisine vient au secours de votre zone où il entre.
ask-reaction = { $enemy-The } { $enemy-number ->
    [plural] entrent
   *[singular] entre
} { $area-in } avec { $force }. Comment { $nation-number ->
    [plural] réagissent
   *[singular] réagit
} { $nation-the } ?
react-pass = Passer
react-pass-detail = La nation reste sur place.
react-run = Fuir { $area-the } : { $force }
react-run-detail = Quitter { $goal-the }, en tout ou en partie.
react-join = Depuis { $area-the } : { $force }
react-join-detail = Rejoindre la bataille { $goal-of }, ou se déplacer.
react-from = Déplacer depuis { $area-the } : { $force }
react-from-detail = Pas vers { $goal }.
ask-react-group = Qui quitte { $area-the } ?
react-group = { $force }
react-group-detail = { $staying ->
    [0] Personne ne reste { $area-in }.
    [one] Une unité reste { $area-in }.
   *[other] { $staying } restent { $area-in }.
}
ask-react-to = Où envoyer { $force } depuis { $area-the } ?
react-to-join = Rejoindre la bataille { $area-of }
react-to-join-detail = Vos unités sur place : { $count }.
react-to-shift = { $area }
react-to-shift-detail = Vos unités sur place : { $count }.
react-part = Une partie seulement
react-part-detail = Choisissez qui part, puis vers où.

# Soumission.
ask-offer = { $area } : offrir la soumission { $nation-of } { $to-to } ?
offer-no = Continuer le combat
offer-no-detail = La bataille continue.
offer-yes = Offrir sa soumission { $to-to }
offer-yes-detail = { $points ->
    [0] L'adversaire ne gagne aucun point
    [one] L'adversaire gagne { $points } point
   *[other] L'adversaire gagne { $points } points
}, et la moitié de votre revenu ({ $tribute } or sur { $income }). Vos points d'occupation sont réduits de moitié.
ask-accept = { $area } : offre de soumission { $vassal-of } { $nation-to }. Accepter ?
accept-yes = Accepter
accept-yes-detail = La bataille cesse. Vous { $points ->
    [0] ne gagnez aucun point
    [one] gagnez { $points } point
   *[other] gagnez { $points } points
}, et la moitié de leur revenu : { $tribute } or par tour à présent.
accept-no = Refuser
accept-no-detail = La bataille continue.
ask-demand = Exiger la soumission { $vassal-of } { $nation-to } ?
demand-yes = Exiger la soumission
demand-yes-detail = Vous { $points ->
    [0] ne gagnez aucun point
    [one] gagnez { $points } point
   *[other] gagnez { $points } points
}, et la moitié de leur revenu : { $tribute } or par tour à présent.
demand-no = Y renoncer
demand-no-detail = Pas de soumission.
ask-revolt = Révolte { $nation-of } contre { $to-the } ?
revolt-no = Rester soumis
revolt-no-detail = { $tribute } or sur { $income } { $tribute ->
    [one] va
   *[other] vont
} { $to-to }, et la moitié des points d'occupation est perdue.
revolt-yes = Se révolter
revolt-yes-detail = Tout le revenu et tous les points de nouveau, mais exposé aux attaques { $to-of }.

# Règles retenues.
stored-ending-standing = Reste jusqu'à ce que vous y mettiez fin.
stored-ending = Prend fin quand une nation se soumet ou se révolte.
stored-plan-pass = Passer à chaque campagne
stored-plan-run = Se retirer à un contre deux à chaque campagne
stored-plan-join = Attaquer à deux contre un à chaque campagne
stored-plan-hold = Secourir qui est attaqué à chaque campagne
stored-sea-never = Ne jamais attaquer en mer
stored-sea-stronger = Attaquer en mer avec deux fois plus de flottes, sinon jamais
stored-fight-on = Ne jamais se retirer d'une bataille
stored-never-submit = Ne jamais offrir de se soumettre
stored-stay-submitted = Ne jamais se révolter
stored-usual-losses = Cibles, pertes et replis comme conseillé
stored-usual-standing = Cibles et pertes comme conseillé
stored-fight-ahead = Pas de repli tant que vous avez plus d'unités dans la bataille
stored-hold-out = Pas d'offre de soumission, sauf si vous avez moins d'unités
stored-no-rebuilding = Ne rebâtir aucune ville qui ne rapporte rien ce tour
stored-no-appeal = Ne jamais lancer d'appel

# Pourquoi une position importée est impossible.
unsound-scenario = Cette sauvegarde est celle d'un autre scénario.
unsound-options = Cette sauvegarde a d'autres options que la partie.
unsound-nations = La liste des nations n'est pas celle du jeu.
unsound-seats = La liste des places n'est pas celle du jeu.
unsound-step = Le tour ne peut pas en être à ce point.
unsound-number = { $number } est impossible ici : de { $least } à { $most }.
unsound-place = « { $piece } » ne peut pas être à « { $place } ».
unsound-cargo = Une flotte { $nation-of } ne peut pas porter cela.
unsound-gold = { $nation } : { $number } or est impossible, de { $least } à { $most }.
unsound-controller = { $nation } : cette soumission est impossible.
unsound-capital = { $nation } : cette capitale est impossible.
unsound-unknown = « { $thing } » est inconnu.
unsound-reduced = Une unité retournée ou affaiblie n'est pas sur la carte.
unsound-campaign = Cette campagne est impossible.

# Corrections du maître de jeu.
amend-heading-moves = Déplacements
amend-heading-removals = Unités qui partent
amend-heading-entries = Unités qui entrent
amend-heading-leaders = Chefs
amend-heading-cities = Villes
amend-heading-gold = Or
amend-heading-points = Points
amend-heading-submissions = Soumissions
amend-move = { $nation } ({ $kind }) : { $before } → { $after }
amend-leader = { $leader } : { $before } → { $after }
amend-remove = { $nation } ({ $kind }) : un de moins { $area-in }
amend-add = { $nation } ({ $kind }) : un de plus { $area-in }
amend-fall = { $leader } : mort
amend-call = { $leader } : arrive { $area-in }
amend-city-whole = { $area } a une ville
amend-city-pillaged = { $area } a une ville pillée
amend-city-none = { $area } n'a pas de ville
amend-gold = { $nation } : de { $before } à { $after } or
amend-points = { $seat } : de { $before } à { $after } points
amend-free = Aucune soumission { $nation-of }
amend-submit = Soumission { $nation-of } { $controller-to }
