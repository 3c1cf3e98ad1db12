# Ce que les règles de Rise and Fall demandent, proposent et refusent.

game-title = Rise and Fall of the Roman Empire
game-description = Cinq siècles de Rome, de César au dernier empereur d'Occident, par tours de dix ans et sans un seul dé. Pour deux ou trois joueurs.
seat-rome = Rome
seat-parthia = La Parthie
seat-sassanid = Les Sassanides
seat-german = Les Germains
scenario-campaign-60bc-short = Toute l'histoire
scenario-campaign-60bc = Toute l'histoire, de 60 av. J.-C. à 470
scenario-campaign-60bc-detail = 54 tours : Rome bâtit son empire, le garde et lutte pour sa vie.
scenario-rise-60bc-20ad-short = L'essor
scenario-rise-60bc-20ad = L'essor, de 60 av. J.-C. à 20
scenario-rise-60bc-20ad-detail = Neuf tours : la Gaule, l'Égypte, les guerres civiles. Le meilleur pour apprendre le jeu.
scenario-zenith-100-190-short = L'apogée
scenario-zenith-100-190 = L'apogée, de 100 à 190
scenario-zenith-100-190-detail = Dix tours : Trajan, Hadrien et Marc Aurèle face aux Parthes, aux Kouchans et aux Germains.
scenario-crisis-220-340-short = La crise
scenario-crisis-220-340 = La crise, de 220 à 340
scenario-crisis-220-340-detail = Treize tours : Sassanides, raids, six guerres civiles et une armée refondue.
scenario-fall-350-470-short = La chute
scenario-fall-350-470 = La chute, de 350 à 470
scenario-fall-350-470-detail = Treize tours : royaumes germaniques, fédérés, Huns et deux moitiés d'empire.
option-players = Joueurs
option-players-detail = Deux places ou trois : la troisième mène les Germains et tous les peuples, sauf Kouchans, Hunae et fédérés.
option-players-2 = Deux
option-players-3 = Trois : les Germains ont une place
option-three_player = Troisième camp : les Germains
option-three_player-detail = Un troisième joueur mène les Germains et tous les peuples, sauf Kouchans, Hunae et fédérés.
option-inherited_kingdoms = Royaumes en héritage
option-inherited_kingdoms-detail = Chypre, Galatie, Numidie, Maurétanie et Pétra échoient à Rome sans guerre, à leur date.
option-german_full_war_move_2 = Germains : deux aires
option-german_full_war_move_2-detail = Une fois la guerre totale déclarée, les Germains avancent de deux aires même sans chef.
option-migration_move_4 = Migrations : quatre aires
option-migration_move_4-detail = Les unités de migration avancent de quatre aires par tour au lieu de cinq.

region = { $region }
people = { $people }
pile-heading = Pile des remplacements
kind-legion = Légion
kind-rebel-legion = Légion rebelle
kind-palatina = Palatina
kind-comitatus = Comitatus
kind-limes = Limes
kind-parthian-cavalry = Cavalerie parthe
kind-parthian-infantry = Infanterie parthe
level-parthian-strategic = victoire parthe stratégique
level-parthian-significant = victoire parthe nette
level-parthian-marginal = victoire parthe de justesse
level-roman-marginal = victoire romaine de justesse
level-roman-significant = victoire romaine nette
level-roman-strategic = victoire romaine stratégique
back = Retour
back-detail = N'en rien faire et revenir à la liste.

ask-deployment = Comment placerez-vous { $count ->
        [one] votre unité libre
       *[other] vos { $count } unités libres
    } ?
deploy-suggested = Comme proposé
deploy-suggested-detail = Les garnisons historiques, prêtes à marcher.
deploy-by-hand = À la main
deploy-by-hand-detail = Vous les placez l'une après l'autre, une par aire.
ask-deploy-unit = Placez une unité (encore { $left }).
deploy-at = { $kind } : { $area }
deploy-at-detail = Elle commence la partie { $area-in }.
ask-swap = Deux tribus se partagent deux foyers : { $first } et { $second }. Où { $first-number ->
    [plural] vivent
   *[singular] vit
} { $first-the } ?
swap-keep = { $unit } : { $area }
swap-keep-detail = Rien ne change.
swap-change = { $unit } : { $area }
swap-change-detail = Les deux échangent leurs places.

ask-surplus = Votre armée dépasse { NUMBER($half_points) ->
    [one] d'un demi-point
    [2] de 1 point
    [3] de 1,5 point
    [4] de 2 points
    [5] de 2,5 points
    [6] de 3 points
    [8] de 4 points
   *[other] de { $half_points } demi-points
} ce que porte votre production. Quelle unité est dissoute ?
surplus = { $unit } ({ $area })
surplus-detail = Elle quitte { $area-the } pour la pile des remplacements.
ask-provision = Production { $total }, reste { NUMBER($left) } à dépenser. Que décide { $empire-the } ?
ask-provision-halves = Reste à dépenser : { NUMBER($west) } en Occident, { NUMBER($east) } en Orient. Que décide Rome ?
ask-provision-people = Voulez-vous dissoudre des unités ?
provision-place = Placer une unité
provision-place-detail = Une unité de la pile des remplacements, sur une de vos étoiles.
provision-bribe = Soudoyer une unité
provision-bribe-detail = Un point : une unité voisine de vos terres ne bouge ni n'attaque avant votre prochain tour.
provision-rebuild = Relever une étoile pillée
provision-rebuild-detail = Un point et un marqueur Pot-de-vin ; elle produit de nouveau au tour prochain.
provision-walls = Relever les Murs
provision-walls-detail = Quatre points et les quatre marqueurs Pot-de-vin.
provision-sue = Demander la paix
provision-sue-detail = La guerre avec l'autre empire finit sur-le-champ, au prix du traité suivant.
provision-disband = Dissoudre une unité
provision-disband-detail = Elle va dans sa pile et ne peut revenir ce tour-ci.
provision-done = Terminé
provision-done-detail = Ce qui n'a pas été dépensé est perdu.
ask-place-kind = Quel genre d'unité ?
place-kind = { $kind }
place-kind-detail = { $count } dans la pile des remplacements.
ask-place-area = Où placez-vous la nouvelle unité ({ $kind }) ?
place-area = { $area }
place-area-detail = { $units ->
    [0] Personne ne s'y trouve.
    [one] Une unité s'y trouve déjà.
   *[other] { $units } unités s'y trouvent déjà.
}
ask-bribe = Qui voulez-vous soudoyer ? Marqueurs restants : { $left }.
bribe = { $unit } ({ $area })
bribe-detail = Jusqu'à votre prochain tour, elle ne bouge ni n'attaque. Un point.
ask-rebuild = Quelle étoile pillée relevez-vous ?
rebuild = { $area }
rebuild-detail = Elle produit de nouveau à partir de votre prochain tour.
ask-disband = Quelle unité va dans sa pile ?
disband = { $unit } ({ $area })
disband-detail = Elle quitte { $area-the } et peut revenir à partir du prochain tour.

ask-reform = L'armée est réformée : choisissez { $count ->
    [one] la légion qui devient une nouvelle unité
   *[other] { $count } légions qui deviennent de nouvelles unités
} ({ $kind }).
reform = { $unit } ({ $area })
reform-detail = Elle cède la place à la nouvelle unité là où elle est : { $area }.
ask-reinforced-half = { $count ->
    [one] On peut lever une nouvelle unité.
   *[other] On peut lever { $count } nouvelles unités.
} Pour quelle moitié ?
half = { $half-The }
half-detail = Dans la pile des remplacements { $half-of }.

ask-arrival = Une nouvelle unité est prête : { $unit }. Où paraît-elle ?
arrival = { $area }
arrival-detail = Arrivée { $unit-of } { $area-in }.
arrival-delay = Pas encore
arrival-delay-detail = Elle peut venir à n'importe quel tour suivant.
ask-older-counter = Quel pion plus ancien fait place { $unit-to } ?
older-counter = { $unit } ({ $area })
older-counter-detail = Il quitte la partie pour de bon.
ask-conversion = Quelle unité sarmate rejoint les Kouchans ?
conversion = { $unit } ({ $area })
conversion-detail = Un Kouchan prend sa place ; elle quitte la partie pour de bon.
ask-recruit = Quels remplacements reviennent ?
recruit-all = Tous
recruit-all-detail = { $count ->
    [one] Une unité revient.
   *[other] Jusqu'à { $count } unités reviennent, chez elles si possible.
}
recruit-done = Aucun autre
recruit-done-detail = Les autres restent dans leurs piles ce tour-ci.
recruit = { $unit }
recruit-detail = Vers { $areas-the }.
ask-recruit-area = Où { $unit-number ->
    [plural] reviennent
   *[singular] revient
} { $unit-the } ?
recruit-area = { $area }
recruit-area-detail = { $units ->
    [0] Personne ne s'y trouve.
    [one] Une unité s'y trouve déjà.
   *[other] { $units } unités s'y trouvent déjà.
}

ask-emperor-province = Guerre civile ! Dans quelle province l'Empereur reste-t-il ? Elle demeure fidèle.
emperor-province = { $province }
emperor-province-detail = { $units ->
    [0] Aucune unité ne s'y trouve.
    [one] Une unité s'y trouve.
   *[other] { $units } unités s'y trouvent.
}
ask-disband-rebels = Quels rebelles déposent les armes, pour qu'une plus grande révolte suive ?
disband-rebel = { $unit } ({ $area })
disband-rebel-detail = Elle va dans la pile des rebelles.
ask-capital = Où la rébellion éclate-t-elle ?
rebel-capital = { $area }
rebel-capital-detail = { $units ->
    [0] Aucune unité ne passerait aux rebelles ; ils surgissent à côté des fidèles.
    [one] Une unité peut passer aux rebelles, ici ou à côté.
   *[other] { $units } unités peuvent passer aux rebelles, ici et alentour.
}
ask-turning = { $count ->
    [one] Quelle unité se tourne contre Rome ?
   *[other] Quelles unités ({ $count }) se tournent contre Rome ?
}
turning = { $unit } ({ $area })
turning-detail = Une légion rebelle prend sa place.
ask-rebel-site = Où une autre légion rebelle se lève-t-elle ?
rebel-site = { $area }
rebel-site-detail = { $units ->
    [0] L'aire est libre.
   *[other] Des rebelles s'y trouvent déjà : il faudra se séparer aussitôt.
}
ask-move-apart = Trop de rebelles { $area-in }. Où envoyer { $unit-the } ?

ask-operation = Que faites-vous ? ({ $player })
act-attack = Attaquer
act-attack-detail = Choisissez une cible que vous pouvez battre.
act-move = Déplacer
act-move-detail = Une unité va aussi loin que sa portée le permet, par des aires vides ou amies.
act-transfer = Transférer
act-transfer-detail = Une unité va aussi loin qu'on veut par ses propres aires et ne fait rien d'autre ce tour-ci.
act-war = Déclarer la guerre
act-war-detail = À un peuple, à l'autre empire ou à un royaume.
act-sue = Demander la paix
act-sue-detail = La guerre avec l'autre empire finit sur-le-champ, au prix du traité suivant.
act-pact = S'allier aux Sarmates d'Europe
act-pact-detail = Pour un tour entier ; Germains et Sarmates partagent leurs guerres.
act-emperor = Envoyer l'Empereur au nord
act-emperor-detail = Dans une région, les Romains se battent au-delà de la Ligne barbare comme chez eux.
act-loot = Piller
act-loot-detail = Une étoile est détruite jusqu'à ce qu'un empire la relève.
act-found = Fonder un royaume
act-found-detail = Une unité quitte la partie contre cinq unités d'un royaume au plus.
act-release = Mettre fin à un soulèvement
act-release-detail = Une unité levée par une révolte peut désormais bouger.
act-dismiss = Abandonner une unité arménienne
act-dismiss-detail = Elle peut revenir à Artashat.
act-end = Finir la phase
act-end-detail = On vérifie les garnisons, puis c'est au joueur suivant.
refused-end = { $unit } ({ $area }) doit d'abord partir
refused-end-stacked = { refused-end } : trop d'unités se trouvent { $area-in } ({ $rule }).
refused-end-onward = { refused-end }, après le pillage { $area-of } ({ $rule }).
ask-mover = Quelle unité se déplace ?
mover = { $unit } ({ $area })
mover-detail = Elle se trouve { $area-in }.
ask-move-to = Où envoyer { $unit-the } depuis { $area-the } ?
move-to = { $area }
move-to-detail = Par { $way }.
step-to = { $area }
step-to-detail = L'aire voisine.
ask-transferred = Quelle unité est transférée ?
ask-transfer-to = Où envoyer { $unit-the } depuis { $area-the } ?
transfer-to = { $area }
transfer-to-detail = { $units ->
    [0] Personne ne s'y trouve.
    [one] Une unité s'y trouve déjà.
   *[other] { $units } unités s'y trouvent déjà.
}
ask-target = Qu'attaquez-vous ?
target = { $area }
target-detail = { $defenders } ; { $units ->
    [one] une unité suffit.
   *[other] il faut { $units } unités.
}
ask-main = Qui mène l'attaque contre { $area-the } et y finit son tour ?
main = { $unit } ({ $area })
main-detail = { $more ->
    [0] Sans soutien.
    [one] Avec un soutien.
   *[other] Avec { $more } soutiens.
}
main-by = { $unit } ({ $area }) par { $way-the }
main-by-detail = { main-detail }
ask-supporter = Qui soutient l'attaque contre { $area-the } ? { $short ->
    [one] Il manque un point.
   *[other] Il manque { $short } points.
}
supporter = { $unit } ({ $area })
supporter-detail = Elle ajoute { $value }.
supporter-by = { $unit } ({ $area }) par { $way-the }
supporter-by-detail = { supporter-detail }
ask-war = Qui déclare la guerre à qui ?
declare = { $by } contre { $on-the }
declare-detail = { $by-The } { $by-number ->
    [plural] peuvent
   *[singular] peut
} désormais attaquer { $on-the }.
ask-emperor-region = Dans quelle région l'Empereur mène-t-il ses troupes ?
emperor-region = { $region }
emperor-region-detail = Jusqu'au prochain tour romain ; aucune autre région ce tour-ci.
ask-looter = Quelle unité pille l'étoile où elle se trouve ?
looter = { $unit } ({ $area })
looter-detail = { $area } : plus aucune production avant d'être relevée.
ask-settler = Quelle unité fonde un royaume là où elle est ?
settler = { $unit } ({ $area })
settler-detail = La capitale du royaume : { $area }.
ask-kingdom-set = { $unit-The } s'installent { $area-in }. Quel royaume y naît ?
kingdom-set = { $kingdom }
kingdom-set-detail = { $count ->
    [one] Une unité est disponible.
   *[other] { $count } unités sont disponibles.
}
ask-release = Quel soulèvement est terminé ?
release = { $area }
release-detail = L'unité qui s'y trouve peut désormais bouger.
ask-dismiss = Quelle unité arménienne abandonnez-vous ?
ask-excess = Trop d'unités { $area-in }. Laquelle est éliminée ?
excess = { $unit } ({ $area })
excess-detail = Elle est éliminée.

ask-treaty-area = Rome cède une ville sur deux. Laquelle ?
treaty-area = { $area }
treaty-area-detail = Elle devient parthe.
ask-withdraw = Où retirer { $unit-the } depuis { $area-the } ?
withdraw = { $area }
withdraw-detail = Une aire libre qui vous appartient.
ask-quiet-stars = Plus de { $count } de vos étoiles n'ont pas de garnison. Lesquelles ({ $count }) restent calmes ?
quiet-star = { $area }
quiet-star-detail = Pas de révolte ici ce tour-ci.
ask-rising = Révolte { $area-in }. Qui la mène ?
rising = { $unit }
rising-detail = Elle paraît { $area-in } et y reste jusqu'à la fin de la révolte.
ask-sassanid = Qui prend le parti des Sassanides { $area-in } ?
sassanid-riser = { $unit } ({ $area })
sassanid-riser-detail = On la prend { $area-in }.
ask-reliability = Les fédérés sont plus nombreux que les Romains. Quel royaume, ou aucun, se tourne contre Rome ?
turn-kingdom = { $kingdom }
turn-kingdom-detail = Il est à vous jusqu'à la fin de la décennie, avec { $units ->
    [one] une unité
   *[other] { $units } unités
}.
turn-none = Aucun
turn-none-detail = Tous restent au service de Rome.
ask-retreat = Les Huns sont { $area-in }. Où fuient { $unit-the } ?
ask-join-founders = Un royaume des Huns naît { $area-in }. Quelles unités y sont appelées ?
join-founders = { $unit } ({ $area })
join-founders-detail = Elle quitte { $area-the } et rejoint les fondateurs.
ask-found-or-loot = Les Huns sont arrivés { $area-in }. Que font-ils ?
huns-found = Fonder un royaume
huns-found-detail = { $area-The } devient leur capitale ; la horde se change en royaume.
huns-loot = Piller
huns-loot-detail = { $area } : plus aucune production avant d'être relevée.

end-count-rome = Rome a { $difference ->
    [one] une étoile
   *[other] { $difference } étoiles
} de plus que la Parthie.
end-count-parthia = La Parthie a { $difference ->
    [one] une étoile
   *[other] { $difference } étoiles
} de plus que Rome.
end-count-level = Rome et la Parthie ont autant d'étoiles l'une que l'autre.
end-shifted = { $count } { $empire-The } ne tient plus aucune de ses capitales : le résultat baisse pour elle d'un niveau.
end-fallen = Les deux moitiés de l'Empire sont tombées. { $count }
end-german-rome = Les Germains tiennent { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}, plus que les { $difference } dont Rome devance la Parthie.
end-german-parthia = Les Germains tiennent { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}, et Rome a { $difference } de retard sur la Parthie.
end-german-level = Les Germains tiennent { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}, et Rome ne devance en rien la Parthie.
end-german-enough = Les Germains tiennent { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
} ; dans ce scénario, { $enough } suffisent.

# Ce qu'une version des règles a corrigé, dit aux campagnes commencées avant elle.
corrected-2 = Désormais comme imprimé : une garnison ferme toute l'Égypte ; les rebelles veulent des garnisons, gardent les ennemis de Rome, et leur joueur remplace ce qu'ils tuent ; deux étoiles parthes où qu'elles soient sont libres ; les peuples en guerre et les Germains en guerre totale peuvent quitter leur pays ; les Huns se dispersent et pillent les étoiles qu'ils traversent ; les royaumes déclarent la guerre à des royaumes ; six légions dans une même aire restent fidèles ; le premier traité de la Parthie couvre toute l'Europe ; tribut et fidélité tiennent compte des moitiés tombées ; les Parthes gardent leurs garnisons jusqu'à la victoire des Sassanides ; un allié dans une aire neutre ne l'ouvre à personne ; les clients ne reviennent qu'avec leur étoile ; Artashat veut une garnison tant que vit un Arménien (points R36, R37, R42, R46, R47, R51, R52, R63, R81, R87, R93 à R97).

# Les réponses enregistrées.
stored-replacements = Remplacements comme proposé
stored-attackers = Assaillants comme proposé
stored-ending = Prend fin quand une guerre est déclarée ou réglée, quand une guerre civile ou la révolte sassanide éclate, ou quand un empire est divisé ou tombe.
