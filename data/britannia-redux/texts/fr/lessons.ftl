# Ce qu'un débutant apprend de chaque sorte de décision au premier tour, quand le tutoriel est actif.

# Croissance et renforts.

lesson-place = **Bienvenue en Bretagne.** Vous menez plusieurs nations, et chacune vient et s'en va à son heure. Les points de toutes s'additionnent : la plupart viennent des *centres* d'une nation et des aires voisines, tenus dans les rondes de décompte. Une nouvelle armée va dans n'importe laquelle de vos aires. Mettez-la où l'ennemi peut venir, ou près de l'aire que vous voulez.
lesson-pay-burh = Les points restés sur le marqueur compteraient pour la prochaine armée. Un burh maintenant ne les vaut que s'il sauve un centre.
lesson-place-burh = Un burh tient une aire à lui seul, sans armée. Mettez-le dans un centre pour lequel vous n'avez personne. Il tombe sur un 4 : ne fondez pas votre ligne sur lui.
lesson-remove = Rome rappelle des troupes. Prenez-les dans une aire qui garde son fort : le fort la tient, et rapporte, sans un seul soldat.
lesson-rising = Boudicca se soulève ici. Un fort sans garnison est la meilleure proie : il rapporte 2, et l'aire est de nouveau à vous pour la fin de la ronde.
lesson-leader = Qui va avec lui fait trois aires, ignore les collines et ajoute 1 à chaque dé. Mettez-le avec le plus d'armées, près de la bataille que vous voulez. Il s'en va à la fin de la ronde.

# Mouvement.

lesson-move = **Mouvement.** L'infanterie fait deux aires, mais s'arrête en terrain difficile et devant l'ennemi. Venez à deux contre un. Quatre règles font trébucher tout le monde : trois armées par aire (deux dans les collines), un seul surnombre par nation, pas plus d'armées que deux fois vos aires, et gardez au moins la moitié des aires du début. Le bot vérifie avant la fin, et rien n'est définitif avant elle.
lesson-move-to = Chaque réponse dit qui est là, combien combattraient combien, et ce que l'aire rapporte. Une aire vide ne coûte rien et compte aussitôt. Si un ennemi barre la route, deux fois plus des vôtres le fixent, et les autres passent.
lesson-move-who = Laissez quelqu'un où vous voulez garder l'aire. Envoyez deux armées par défenseur, trois contre une fortification et sa garnison.
lesson-excess = Plus d'armées que votre terre n'en nourrit. Une s'en va, à votre choix. Prenez-la dans une pile, pour ne pas perdre l'aire avec elle.
lesson-rebuild = Un fort relevé ne coûte rien et tient l'aire. Ne refusez que pour ne pas offrir de fort à un Picte.

# Batailles.

lesson-battle = Toutes ces batailles ont lieu maintenant, dans votre ordre. Commencez par la plus sûre : une aire gagnée est un endroit où faire retraite. Quand Rome attaque, une nation bretonne peut se soumettre entre deux batailles.
lesson-losses = Perdez l'infanterie avant la cavalerie : celle-ci touche plus souvent et tombe moins. Un burh donné ne sauve une armée que si toutes les autres peuvent partir.
lesson-burh-refuge = Le burh est donné, tous doivent donc partir. Remplissez d'abord l'aire que vous tenez le plus à garder.
lesson-retreat = Après chaque manche, vous pouvez partir. Les fortifications restent. Combattez tant que c'est égal. À un contre trois, avec une aire sûre à côté, une armée sauvée servira la ronde suivante.
lesson-withdraw = Vous attaquez, et pouvez revenir d'où vous venez ; les armées venues de la mer, non. Rompez quand ils sont deux contre un des vôtres, sauf pour un centre.
lesson-leader-retreat = Un chef seul est perdu. Laissez-le partir avec les armées, sauf s'il en a ici assez pour gagner.
lesson-return = Vous avez gagné, et votre chef vous laisse rentrer aussitôt. Restez si l'aire rapporte ou servira. Revenez si vous avez laissé un centre ouvert.
lesson-march = Les voies sont gratuites, aussi loin qu'on veut. Amenez l'armée où sera la prochaine bataille, ou à une frontière sans fort.
lesson-raiders = Retour aux navires, ou rester ? Les points du raid sont à vous de toute façon. Restez dans un de vos centres, ou là où personne ne viendra. En mer, ils sont à l'abri et reviendront piller.

# Soumission et départ.

lesson-submission = Se soumettre met fin à l'attaque de Rome, jusqu'au départ des légions : pas de bataille, pas de pertes, et les Romains ne font que passer. En échange, vous nourrirez moins d'armées. Tant que vous avez vos centres et peu d'armées, c'est presque toujours le bon choix.
lesson-withdrawal = Rome s'en va, et ses forts deviennent vos armées, huit au plus. Prenez d'abord les centres (Avalon, Hwicce, York), puis la côte où les Saxons débarqueront.
lesson-revolt = Vous êtes soumis depuis assez longtemps pour y songer. Libres, vous pourrez de nouveau attaquer et nourrir deux armées par aire. On pourra aussi vous attaquer.
