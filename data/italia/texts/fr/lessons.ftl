# Ce qu'un débutant apprend de chaque sorte de décision au premier tour, quand le tutoriel est actif.

# Début d'un tour de nation.

lesson-revolt = Rester vous coûte la moitié du revenu et la moitié des points d'occupation. Révoltez-vous quand votre maître n'a pas d'armée à côté ; c'est gratuit, mais il peut revenir.
lesson-buy = **Bienvenue.** Vous menez plusieurs nations, l'une après l'autre, et la carte de chacune dit ce qui rapporte des points et quand. D'abord l'or : 1 par zone et par ville intacte. Certaines nations n'ont que la moitié. Infanteries, légions et flottes coûtent 4, les unités fortes 5, les villes 6 ou 8. Un trésor garde 10 : dépensez le reste. Il faut une zone libre par unité. **Ordres** propose un tour entier : changez ce que vous voulez, ou exécutez-le tel quel.
lesson-capital = Une capitale laisse vivre une unité de plus dans sa zone. Elle n'aide jamais une attaque. Mettez-la là où l'on vous attaquera, ou là où une ville rapporte.
lesson-tribute-unit = L'or au-dessus de 10 est perdu : prenez l'unité. Elle attend sur la pièce et entre à votre prochain tour, avant vos achats.
lesson-inherit = Il n'y a pas assez de pions pour tous. Laissez partir une unité qui ne rapporte rien et ne garde rien.

# Placement et arrivées.

lesson-place = Chaque unité achetée va dans une zone à elle. La limite ne se vérifie pas encore : quatre dans une zone, c'est permis, si l'une repart avant le combat.
lesson-place-sea = Une flotte porte deux unités par tour. Deux flottes pour une du rival vous donnent la suprématie navale : +1 dans les batailles de cette côte.
lesson-arrive = Les arrivées sont gratuites, et un lieu en reçoit autant qu'on veut. Gardez-les ensemble : une grande pile avec un chef brise ce que dix petites ne brisent pas.
lesson-arrive-leader = Un chef donne +2 à chaque dé de son côté, un pas de plus à qui part avec lui, et pas d'arrêt en montagne. Il reste jusqu'à votre prochain tour. Mettez-le avec votre plus grande armée.
lesson-africa = Hannibal peut emmener toute l'Afrique. Ce qu'il prend ne défend plus Carthage, et les Numides jouent après vous.

# Campagnes.

lesson-force = En **campagne**, un chef marche plusieurs fois dans un tour, pour 1 or par marche. Sa force n'a pas de limite d'empilement : prenez presque tout le monde. On peut laisser des unités en route, jamais en prendre.
lesson-campaign = Une marche, puis réagissent les nations que vous approchez, puis on se bat. Le pillage paie d'autres marches. Arrêtez avant que l'armée soit trop mince : l'or du coffre est perdu, le chef non.
lesson-drop = Qui reste vous garde la zone et ses points. Qui reste ne combat plus, et peut être attaqué avant votre prochain tour.
lesson-block = Pour 1 or et une unité, celles d'une zone voisine ne peuvent pas réagir. Cela vaut le prix si elles doublaient l'ennemi devant vous.
lesson-burn = L'unité disparaît, et cela ne rapporte rien à quiconque. Donnez la plus faible.
lesson-campaign-plan = Une campagne approche. Dites une fois comment réagissent vos nations, et l'on n'aura pas à vous attendre. **Secourir** amène des unités, **se retirer** en sauve, **passer** vaut souvent mieux derrière des murs.
lesson-reaction = Les réactions viennent après la marche et avant les dés. Amenez des unités d'une zone voisine, ou déplacez celles d'une de vos zones à leur portée. Même une marche sans ennemi peut en trouver un maintenant.
lesson-react-group = Qui part est à l'abri ailleurs, ou plus fort ensemble. Qui reste affronte un chef à +2.
lesson-react-to = La limite ne compte pas avant votre tour : vous pouvez vous serrer dans une ville fortifiée.

# Mouvement.

lesson-move = Maintenant bougent les autres, une fois chacun. La montagne arrête, le marais non, et l'ennemi arrête tout. Voyez quelles zones rapportent ce tour, et mettez-y une unité chacune. Vous n'êtes pas obligé de bouger tout le monde.
lesson-move-group = Une zone que vous videz n'est plus à vous. Sa ville reste, et paie le suivant.
lesson-move-to = Pour attaquer, une unité de plus que la limite peut venir, et une autre avec un chef. Derrière des murs, l'ennemi vaut deux de plus à chaque dé.
lesson-land-group = Les unités qui débarquent ne marchent plus ce tour. N'en gardez à bord que si une meilleure côte est à portée au prochain tour.
lesson-land-at = Si tous vos attaquants viennent par mer, le défenseur a +2 à la première ronde. Une unité venue par terre l'en prive.
lesson-fleet-group = Les flottes qui naviguent ensemble combattent ensemble. Celles qui restent gardent votre suprématie sur cette côte.
lesson-sail-to = Là où il y a d'autres flottes, elles peuvent vous attaquer à l'arrivée. Chaque unité à bord donne +1 à sa flotte.
lesson-sea-target = Vous pouvez attaquer une nation dans cette mer. Prenez celle qui pourrait couler vos transports.
lesson-sea-attack = Toutes les flottes lancent ensemble et touchent à 7. Les navires chargés touchent mieux, mais noient ce qu'ils portent. À nombre égal, cela se tente.
lesson-sink = La cargaison part avec le navire, sauf si d'autres ont de la place. Laissez couler un vide.
lesson-withdraw = Toutes les flottes vont dans une mer voisine, ou aucune. Retirez-vous tant que vous portez quelqu'un.

# Combat.

lesson-battle-order = Commencez là où une victoire ouvre une retraite aux autres, ou là où l'ennemi peut encore se soumettre.
lesson-battle-or-raid = Un **raid**, c'est une ronde pour la ville seule : un dé de 7 ou plus la pille, sans modificateur. Puis tous les pillards rentrent. Cinq unités réussissent 92 raids sur 100, une seule 40.
lesson-targets = Visez le plus dangereux, ou ce qui rapporte. Les coups de trop sur un type sont perdus : ne visez pas tous le même éléphant.
lesson-divide-targets = Deux tirs par ennemi d'un type suffisent. Répartissez le reste.
lesson-casualty = Une légion consulaire retournée combat encore, à 6. Retournez une intacte avant d'en perdre une.
lesson-retreat = Tous partent, ou aucun. L'attaquant décide d'abord. Restez tant que vos chances sont bonnes ; une unité sauvée vaut 4 or et ne rapporte rien à l'autre.
lesson-retreat-to = On va chez soi ou dans une zone vacante, avec une unité de plus que la limite. Le défenseur ne va pas d'où sont venus les attaquants.
lesson-retreat-one = Il n'y a pas place pour tous au même endroit. Envoyez les meilleures là où il les faudra au prochain tour.
lesson-second-retreat = Un 9 ou 10 naturel d'éléphant chasse une seconde unité. Laissez partir la plus faible ; elle survit.
lesson-second-loss = Il n'y a pas d'issue, donc une unité est perdue. Donnez la plus faible.
lesson-appeal = Vous avez deux appels dans toute la partie. Gardez-les pour la bataille qui décide de Rome, et prenez l'unité la plus forte.
lesson-appeal-place = La nouvelle infanterie va dans une de vos zones voisines. Renforcez celle qui rapporte.
lesson-offer = Soumis, vous gardez vos unités et votre tour, et payez la moitié. Offrez-le quand la pile mourrait de toute façon.
lesson-accept = Une soumission rapporte souvent 4 points, une fois, et un tribut. Elle met aussi fin à toutes vos batailles du tour contre cette nation.
lesson-demand = Elle est assez petite pour être forcée. Des points et un tribut maintenant, ou un peu plus de terre plus tard ?

# Après le combat.

lesson-pillage = Le pillage donne 4 or ou les points de votre carte. Une ville intacte vous paie 1 or par tour et vous défend. Si vous devez la perdre de toute façon, pillez.
lesson-raid-reward = Prenez les points si votre carte en a, et l'or si une campagne ou un achat en dépend.
lesson-rebuild = Une de vos unités retourne dans la boîte, et la ville pillée est intacte. Faites-le là où une ville rapporte ce tour.
lesson-surplus = Après le combat la limite est 3, et 2 en montagne ; un de plus avec un chef ou une capitale. Envoyez l'unité dans une zone qui rapporte.
lesson-surplus-loss = Il n'y a pas de place à portée, donc une unité est retirée. Cela ne rapporte rien à quiconque.
lesson-depart = Gardez les unités là où votre carte rapporte ce tour. Les autres partiraient bientôt de toute façon.
