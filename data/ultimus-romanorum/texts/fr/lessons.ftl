# Ce que l'on explique au débutant, décision par décision, pendant le premier tour d'une campagne avec tutoriel.

# La mise en place.

lesson-layout = **Bienvenue aux derniers jours de l'Occident.** Vous menez le camp romain, et ses frontières sont trop longues pour lui. Les points (PV) décident. Les trônes, les capitales et les années calmes vous en donnent ; votre adversaire en gagne avec chaque zone que tient une tribu. Les LI ne quittent jamais leur diocèse, les CO rarement : leur place de départ compte donc. Les garnisons proposées sont bonnes : appuyez sur **{ option-usual }**.
lesson-layout-of = Une garnison ralentit une tribu ; elle l'arrête rarement. Gardez d'abord les villes, qui comptent double pour votre adversaire. Deux unités ensemble tiennent mieux que deux unités séparées.
lesson-homes = Les guerriers sont là, et ils peuvent marcher dès cette année. Mettez-en le plus grand nombre dans la zone d'où ils passeront la frontière.

# Phases A et B.

lesson-flown = Un empereur loin de chez lui donne des idées aux comploteurs. Le pion ne coûte rien : prenez-le. Vous pourrez le garder pour une meilleure année.
lesson-discard = Une main contient cinq pions. Rendez ceux qui n'ont pas de cible en vue. Comme Romain, gardez une Augusta et un traité ; comme Barbare, les soulèvements et les usurpations.

# Phase C : la géostratégie.

lesson-geostrategy = **La géostratégie**, c'est la politique avant la guerre. Les nouveaux chefs arrivent, et vous pouvez jouer les pions de cette phase. C'est ici que le Barbare fait ses guerres : soulèvements, usurpateurs, rois. Le Romain a moins à y jouer et attend souvent. Ce que vous ne jouez pas reste dans votre main. **{ option-done }** passe à la suite.
lesson-stratagem = Vous seul voyez cette liste. Chaque ligne dit ce que fait le pion. Jouez-le quand sa cible est à portée ; gardez celui dont le meilleur moment est à venir. La plupart retournent ensuite au gobelet, et chacun de vous peut les tirer de nouveau.
lesson-enter = Un nouveau chef rejoint des unités amies. Donnez-lui une armée : plus sa CC est haute, plus il mène d'unités. Seul à côté de l'ennemi, il vaut un point pour votre adversaire.
lesson-tribe = Regardez combien d'unités a chaque tribu et où elles sont. Un traité ou un tribut sert surtout contre la tribu la plus proche de vos villes. Pour une migration, comptez les zones jusqu'à votre but.
lesson-guard = Une garde suit son chef partout. Plus il peut commander (CC), plus elle est forte. Choisissez celui qui combattra cette année.
lesson-uprising = Un nouvel ennemi pour Rome, et c'est vous qui le menez. Beaucoup d'unités, c'est bien ; une ville toute proche, c'est mieux. Les Foederati sont déjà dans l'Empire : ils peuvent nuire tout de suite.
lesson-usurper = Un d6 décide : il faut une CP élevée. Regardez aussi autour de lui, car tous ceux de sa zone le suivent aussitôt. Si le dé dit non, vous perdez le pion et rien d'autre.
lesson-puppet = Un homme d'origine barbare ne porte pas la pourpre : un autre la porte pour lui. Si le trône tombe, c'est cet homme qui devient Auguste. Tenez-le loin des batailles que vous pourriez perdre.
lesson-diocese = La chance est partout la même, mais pas le gain. Appelez le diocèse où les chefs loyaux ont le plus de force (PF).
lesson-king = Un nouveau royaume vous rapporte 5 PV. Tentez-le avec une CP élevée, dans une ville que vous pouvez tenir. Si l'ancien roi est mort, prenez le meilleur général de son peuple.
lesson-rex = Un trône vide appelle les rois. Cet essai ne coûte pas de pion, mais vous n'en avez qu'un. Un chef à la CP élevée est dans une ville ? Alors essayez.
lesson-alliance = La tribu mineure partage désormais la paix, la guerre et les chefs de la majeure. Donnez les alliés à un chef qui peut commander plus d'unités.
lesson-council = Tant que l'empereur d'Orient ne vient pas, les évêques vous valent 3 PV par an. Choisissez la ville qui lui demande le plus long voyage.

# Phase D : l'administration.

lesson-caesar = Un César peut mener des armées de campagne (CO) hors de leur diocèse et des palatins (PA) hors de l'Empire. Il reçoit aussi une garde. Choisissez le général à qui vous ferez passer une frontière. Il usurpe aussi plus facilement : ne le perdez pas de vue.
lesson-succession = La VS de l'empereur vous donne des séquences à tous deux ; sa CP décide de l'initiative et des batailles contre les usurpateurs. L'Occident a besoin de l'accord de l'Orient, et une CP élevée le rend probable. Deux empereurs dans des capitales valent 1 PV.
lesson-escort-home = Celui qui part peut mener des palatins (PA) d'Orient en Occident. Envoyez un bon chef qui est près d'eux, et laissez-en un autre à l'Orient.
lesson-plot = Il ne meurt que sur un 9 : n'y comptez pas trop. Visez l'empereur qui n'a pas de bon héritier, car un trône vide vous vaut 3 PV.
lesson-mutiny = Chaque unité LI au complet y est réduite. Choisissez le diocèse que vos tribus peuvent atteindre cette année.
lesson-harvest = Deux de vos unités se refont. Commencez par celles qui barrent la route à une tribu.
lesson-feud = La tribu perd un pas. Prenez celle qui menace une ville.
lesson-feud-unit = Prenez une unité proche de vos villes. Celle qui est loin de chez elle reste faible plus longtemps.
lesson-recruit = Une garnison perdue pour de bon revient, réduite. Prenez-la dans le diocèse où sont les tribus.

# Phase E : le mouvement.

lesson-movement = **Le mouvement** est le cœur de l'année. Dans une séquence (SMC), chacun de vos pions peut bouger une fois, dans l'ordre que vous voulez ; ensuite, on livre les batailles. Un chef emmène autant d'unités que sa CC le permet ; une unité sans chef avance d'une zone. Venez assez nombreux : avec le double de la force ennemie, on gagne sept fois sur dix ; à force égale, quatre fois seulement. **{ option-end-movement }** lance les batailles.
lesson-goal = Chaque ligne donne le coût en points de mouvement (PM) et la force (PF) des deux côtés. Les unités s'arrêtent devant l'ennemi, et il y a bataille. Le Barbare va là où une ville est mal gardée : elle vaut 2 PV à la fin de l'année. Le Romain va là où une tribu s'est trop étendue.
lesson-escort = Les plus fortes sont déjà cochées. N'y touchez que pour laisser une garde dans une ville. On ne prend plus d'unité en route.
lesson-company = Il ne peut pas emmener tout le monde. Que les plus fortes le suivent ; les autres combattent ou se débrouillent seules.
lesson-rally = Essayez toujours : sinon, vous les combattez de toute façon. Si cela réussit, elles changent de camp et vous pouvez avancer avec elles.
lesson-gather = Toute la tribu se retrouve dans une zone, une fois cette année. Cherchez une ville mal gardée que la plupart de ses unités peuvent atteindre.
lesson-fleet = On n'embarque qu'ici. En hiver, la flotte disparaît, sauf à Carthage ou à Constantinople. Choisissez une côte où attendent une armée et son chef.
lesson-sail = Un pas par séquence. Comptez les pas du retour avant de partir : une flotte qui n'est pas rentrée en hiver est perdue.
lesson-load = Deux unités par an, pas plus. Prenez les plus fortes, et pensez à la bataille après le débarquement.
lesson-load-leaders = Autant de chefs que vous voulez. Un seul bon chef suffit, car tous se noient si la flotte ne rentre pas.
lesson-land = Au milieu d'ennemis, il faut combattre ; sans issue par terre, une défaite est la fin. Le mieux est une zone vide avec une ville. De là, vous marchez dès votre prochaine séquence.
lesson-escape = Il s'en est tiré, cette fois. Envoyez-le vers des unités amies, de préférence une armée sans chef.

# Phase E : les stratagèmes.

lesson-murder-of = Deux chances sur dix. Choisissez l'homme dont la mort change le plus : le meilleur général, ou un empereur menacé par un usurpateur.
lesson-plague = Les deux camps souffrent, et plus tard ceux qui passent aussi. Choisissez une zone où l'ennemi est nombreux et où vous n'avez rien.
lesson-desertion = Chaque unité ennemie y perd un pas. Choisissez la plus grande armée, surtout si vous la combattez dans cette séquence.
lesson-phobia = Elle frappe les deux camps, et toutes les zones autour. Comptez aussi ce que vous y perdez, chefs d'origine barbare compris.
lesson-bagaudes = Une seule unité, faible, mais la zone qu'elle tient compte pour vous. Choisissez une ville vide, loin des armées romaines.

# Phase E : le combat.

lesson-battle-order = Toutes ces batailles se livrent maintenant, dans l'ordre que vous donnez. Commencez par la plus sûre. Les vaincus ne se retirent pas là où sont vos unités : une victoire ici peut fermer une issue là-bas.
lesson-in-battle = Un stratagème ne vaut que pour une bataille. Choisissez celle dont la perte vous coûterait le plus.
lesson-flee = Aucun dé, vous partez. Allez là où le plus grand nombre de vos pions peut aller, car les autres combattent.
lesson-refuge = Derrière les murs, il est hors d'atteinte, et un empereur vaut plus qu'une zone. Réfugiez-vous, sauf si vous êtes bien plus fort.
lesson-companion = Sauvez le chef que vous ne pouvez pas remplacer. Mais l'armée restée dehors a besoin d'un chef aussi, ne serait-ce que pour s'esquiver.
lesson-evade = Vous gagneriez ? Alors combattez. Sinon, tentez de partir : un échec ne coûte rien, vous combattez comme avant. Mais qui part abandonne la zone.
lesson-evade-to = Choisissez la zone où le plus grand nombre de vos unités peut aller. Ensuite, préférez une ville, ou un lieu d'où revenir frapper.
lesson-rearguard = Qui reste combat seul et ne gagnera guère. Laissez quelques unités faibles si elles coûtent quelque chose à l'ennemi. Ne cochez personne, et tous ceux qui le peuvent partent.
lesson-rearguard-leaders = Un chef peut aider l'arrière-garde de son BT, mais il partage son sort. D'ordinaire, tous les chefs partent.
lesson-losses = Une unité réduite se refait en hiver ; une unité éliminée revient plus difficilement. Réduisez donc d'abord les unités au complet, la plus faible avant la plus forte.
lesson-federate = Un pari où vous ne perdez rien : s'il échoue, ils rentrent chez eux en paix. S'il réussit, ils s'installent dans l'Empire et combattent pour vous. Un jour, ils pourraient s'y révolter.
lesson-retreat = Les vaincus doivent partir, et ceux qui ne le peuvent pas sont perdus. Choisissez la zone qui en accueille le plus ; en hiver, une ville les refait.

# Phase F et hiver.

lesson-capital = Les morts du royaume reviennent ici en hiver. Choisissez la ville que le Romain aura le plus de mal à prendre.
lesson-return = Elle est de retour pour l'an prochain. C'est dans une ville à portée d'une tribu qu'on a le plus besoin d'elle.
lesson-winter = Toutes ces villes sont aussi proches. Choisissez celle qui est à côté de l'armée qu'il mènera au printemps.
lesson-settle = La tribu s'installe avec toutes ses unités. Elles gardent la zone pour vous tant qu'elles sont loyales : tenez-les à distance de vos capitales.

# Les fenêtres, dans l'ordre de l'année.

lesson-initiative = **Une fenêtre secrète.** Elle s'ouvre chaque année, quoi que vous ayez en main tous deux : votre réponse ne trahit rien. Avoir l'initiative, c'est commencer en politique comme à la guerre, et recevoir la séquence impaire. Jouez le pion si vous devez frapper d'abord. Sinon, passez ; vous pouvez aussi enregistrer ce choix pour toutes ces fenêtres.
lesson-augusta = Une Augusta peut prendre l'initiative pour vous. Elle peut aussi sauver un empereur d'un attentat ou gêner un usurpateur. Ne la jouez maintenant que si commencer est important cette année.
lesson-usurpation = L'Augusta lui ôte une chance sur six. Une forte armée l'entoure ? Alors elle en vaut la peine.
lesson-moves = Les batailles viennent ensuite. Une peste ou une désertion affaiblit une armée avant qu'elle combatte ; un traité retire une tribu de la bataille. Si vous n'avez rien de tel, passez.
lesson-battle = Deux pions servent ici. Fuite opportune vous sort d'une bataille que vous perdriez. Faveur divine aide à chacun de ses dés, évasion comprise. Pour une petite bataille, passez.
lesson-die = La dernière occasion avant le dé. Faveur divine le change de 2 ; Fléau de Dieu et Furor Germanicus en décident presque seuls. Gardez-les pour une bataille où un trône ou une grande armée est en jeu.
lesson-murder = Avec elle, il meurt sur un chiffre au lieu de deux. Pour un empereur, cela vaut presque toujours la peine, et toujours pendant une usurpation.
lesson-synod = Elle tranche le Concile pour vous sans dé, et vous gagnez 3 PV. Si la CP de votre empereur est élevée, le dé peut suffire.
lesson-sequence = Une pause avant la première séquence et après chacune. Un traité, une peste ou une garde agit avant le prochain mouvement. Si rien ne presse, passez.
lesson-pope = Il vous épargne 5 PV si des Barbares tiennent Rome, puis il quitte le jeu. Sinon, gardez-le.
