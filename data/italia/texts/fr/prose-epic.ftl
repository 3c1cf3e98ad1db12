# La même histoire, plus au long : un ou deux textes pour ce qui en vaut la peine. Le reste vient de prose.ftl.

epic-nation-inherited = On rompit un sceau, on en grava un autre. Les hommes étaient les mêmes, les arriérés aussi, mais de ce jour { $nation-the } se dirent { $heir } : { $units-the }, et { told-gold } dans le coffre.
epic-nation-inherited-lost = Le nouveau payeur avait une liste, et elle était courte : { $nation-the } n'y tenaient pas tous. Payés au jour près et renvoyés : { $units-the }.
epic-roma-returned-driven = Ils vinrent de nuit, par le Capitole, par les égouts, par une porte que la femme d'un boulanger avait laissée ouverte. Au matin { $displaced-the } étaient dehors et **Rome** était romaine, ce dont les pierres n'avaient jamais douté.
epic-roma-returned = Une chèvre vivait dans le temple de la Concorde. On la fit sortir, avec quelque cérémonie, et **Rome** fut de nouveau une ville.
epic-foederati-rose = **« Le tiers des terres », dit Odoacre,** et quand on refusa, il laissa aller le mot de camp en camp, où il se passait de traducteur. Ceux qui comprirent : { told-foederati } ({ $needed } ou plus pour changer).
epic-foederati-rose-none = Odoacre parla à tous les feux entre le Pô et la mer. On l'écouta, on lui donna du vin, et au matin { $of ->
    [one] la seule unité de fédérés romains était où elle avait été
   *[other] les { $of } unités de fédérés romains étaient où elles avaient été
} ({ $needed } ou plus pour changer).
epic-revolted = Le tribut vint tard, puis incomplet, puis ce fut un chien mort dans une boîte. **{ $nation-The } étaient libres,** et { $controller-the } pouvaient venir dire le contraire.
epic-revolted-b = Un vieillard, chez { $nation-the }, gardait son épée dans le chaume. Il n'était pas le seul. **{ $nation-The } se levèrent contre { $controller-the }.**
epic-revolted-c = Le percepteur { $controller-of } arriva avec quatre mules et repartit à pied. **{ $nation-The } ne payèrent plus,** et les mules tirèrent leurs charrues.
epic-revolted-d = En une nuit, des postes de garde brûlèrent, petits, loin les uns des autres. **{ $nation-The } s'étaient soulevés,** et { $controller-the } le lurent dans la fumée.
epic-revolted-e = Il y avait trop d'invités à une noce { $nation-of }, et trop d'épées sous les tables. **À la fin du repas ils ne devaient plus rien { $controller-to },** et la mariée n'avait plus de voix.
epic-arrival-led = D'abord une odeur de chevaux dans le vent, puis un bruit de fleuve, puis { $leader-the } { $places-in }, et { $nation-the } à la suite : { $force-the }.
epic-arrival-led-b = Chez { $nation-the } on se disputait à propos de tout, sauf ce soir-là. { $leader-The } prit la parole { $places-in }, et tout le camp se tut : { $force-the }.
epic-arrival-led-c = Les éclaireurs revinrent { $places-in } sans qu'on eût à leur demander ce qu'ils avaient vu ; cela se lisait sur eux. { $leader-The } était là avec { $force-the }.
epic-arrival-led-d = On porta une table dehors { $places-in }, un tabouret, et une balance pour la solde. { $leader-The } s'assit, et { $nation-the } firent la queue : { $force-the }.
epic-arrival-led-e = Qui ne trouvait pas ses sandales resta derrière. { $leader-The } avait réuni { $nation-the } { $places-in } avant le lever du jour, et compta { $force-the } à la lueur des torches.
epic-arrival-led-f = Un taureau, une flûte et trois prêtres réticents : { $places-in }, on interrogea les présages jusqu'à ce qu'ils fussent d'accord. Puis { $leader-the } s'avança devant { $nation-the } : { $force-the }.
epic-arrival-led-g = { $leader-The } savait le nom d'un homme sur dix, et demanda le leur aux autres. Cela prit la journée { $places-in } ; { $nation-the } avaient { $force-the }.
epic-arrival-led-h = On amena { $places-in } le meilleur cheval { $nation-of }, qui mordit trois palefreniers. { $leader-The } monta, et le cheval se tint tranquille. Derrière : { $force-the }.
epic-arrival-led-afloat = On largua la dernière amarre au crépuscule { $places-in }. { $leader-The } avait payé les rameurs d'avance et les pilotes deux fois, et { $nation-the } avaient { $force-the } à bord.
epic-arrival-led-afloat-b = Les bouviers traînaient sur le quai près des chariots vides : { $nation-the } avaient tout embarqué { $places-in }, { $force-the }. { $leader-The } comptait les jarres d'eau.
epic-arrival-led-afloat-c = { $places-In }, { $leader-the } interrogea le plus vieux pêcheur sur le ciel, fit le contraire, et n'eut pas tort. { $nation-The } avaient amené ce qu'ils pouvaient : { $force-the }.
epic-arrival-led-afloat-d = Il y avait { $places-in } un navire de plus que de pilotes ; { $leader-the } y mit un passeur. { $nation-The } attendirent le vent avec { $force-the }.
epic-arrival-led-afloat-e = { $places-In }, on goudronna les coques et l'on repeignit les yeux des proues, pour que les navires vissent où ils allaient. { $leader-The } n'en dit rien à personne d'autre, et { $nation-the } n'en amenèrent pas moins { $force-the }.
epic-arrival-led-afloat-f = D'après les listes, il y avait { $places-in } du pain pour vingt jours, et { $leader-the } fit ouvrir tous les sacs. { $nation-The } étaient là avec { $force-the }, et du pain pour quatorze.
epic-arrival-led-great = Il fallut du lever du jour à midi pour longer les rangs à cheval { $places-in }, et l'intendant { $nation-of } pleurait sur le pain. { $leader-The } avait { $force-the }.
epic-arrival-led-small = On avait promis une armée { $leader-to }. Quand la poussière retomba { $places-in }, on vit { $force-the }, et un scribe { $nation-of } demanda tout de même une signature.
epic-arrival-alone = Pas d'hommes nouveaux pour { $nation-the }, pas d'argent et peu de pain. Mais { $leader-the } était arrivé { $places-in }, et l'on se tint plus droit.
epic-arrival-alone-b = Ni trompettes ni escorte : deux serviteurs et un rhume. Le soir, tous { $places-in } connaissaient le nom { $leader-of }, et { $nation-the } ne regardaient plus derrière eux.
epic-arrival-africa = Des fermes derrière Carthage, des garnisons, du bord du désert on les avait appelés, et ils marchaient dans la neige pour la première fois. { $leader-The } avait { $force-the } { $places-in }.
epic-arrival-landing = Rien ne bougeait, puis tout bougea. En une nuit { $nation-the } eurent { $force-the } sous les armes { $places-in }, et les gouverneurs écrivirent des lettres que personne ne porta.
epic-arrival-staging = De l'autre côté du col, la fumée de mille foyers montait droit. { $nation-The } étaient { $places-in } avec { $force-the }, et ils ne venaient pas commercer.
epic-arrival-staging-b = Un marchand revint d'au-delà de la frontière avec toute sa marchandise et aucune envie de parler. Il avait vu { $nation-the } { $places-in } : { $force-the }.
epic-arrival = La trompe { $nation-of } passa dans les villages, et ceux qui se cachaient mal vinrent : { $force-the }, { $places-in }.
epic-arrival-b = Des mères retinrent une manche { $places-in }, puis la lâchèrent. { $nation-The } eurent { $force-the } de plus, avec des courroies neuves et de vieux chants.
epic-arrival-c = Le recruteur paya le vin de tout le monde { $places-in }, et se rappela qui en avait bu. Au matin, { $nation-the } avaient { $force-the } de plus.
epic-arrival-d = Les forgerons { $nation-of } travaillèrent pendant la fête des morts, et personne ne cria à l'impiété. On vit { $places-in } { $force-the }, dans un fer encore chaud.
epic-arrival-e = Ils vinrent avec leur cuiller, comme toujours chez { $nation-the } : { $force-the }, { $places-in }. Le reste, ils comptaient le trouver.
epic-arrival-f = Chaque famille { $nation-of } qui avait deux fils en donna un. Les unes donnèrent le meilleur, les autres le plus bruyant ; { $places-in }, cela fit { $force-the }.
epic-arrival-g = L'armurier { $nation-of } avait trois tailles de casque, et une seule réponse aux plaintes. Le soir, { $places-in }, il avait équipé { $force-the }, et tous ne pouvaient pas hocher la tête.
epic-arrival-h = On les avait exercés contre des pieux jusqu'à ce que les pieux cédassent. Puis { $nation-the } les appelèrent { $places-in } : { $force-the }, avec des ampoules.
epic-arrival-afloat = Le bois vert fait eau, disaient les charpentiers { $nation-of } ; on leur répondit qu'il flotte. Il flotta { $places-in } : { $force-the }.
epic-arrival-great = Dans les villages { $nation-of }, il ne resta que les chiens et les sages-femmes. Le rassemblement { $places-in } dura trois jours : { $force-the }.
epic-arrival-small = Un héraut { $nation-of } lut toute la liste { $places-in }, et attendit après chaque nom. Peu répondirent : { $force-the }.
epic-arrival-small-b = Les édentés, les trop petits et les pères de cinq enfants, on les avait toujours laissés chez eux. Cette fois { $nation-the } les prirent aussi, et cela donna en tout { $force-the } { $places-in }.
epic-arrival-small-c = On les compta deux fois { $places-in }, dans l'espoir d'une erreur. { $nation-The } avaient { $force-the } de plus, et un espoir de moins.
epic-campaign-began = Aux premières lueurs l'étendard { $leader-of } se leva { $place-in }, et les tentes s'abattirent. Derrière lui : { $force-the }, avec de l'or pour { $chest ->
    [one] { $chest } marche
   *[other] { $chest } marches
} et du pain pour moins.
epic-campaign-began-b = { $leader-The } fit tracer la carte dans le sable { $place-in }, la regarda un moment et l'effaça du pied. Dans l'heure il était en route avec { $force-the } ; { $chest ->
    [one] { $chest } marche était payée.
   *[other] { $chest } marches étaient payées.
}
epic-campaign-began-c = { $place-In } on renvoya les femmes, et la plupart partirent. { $leader-The } avait { $force-the }, et dans un chariot fermé à clef l'or de { $chest ->
    [one] { $chest } marche
   *[other] { $chest } marches
}.
epic-campaign-began-d = { $place-In }, { $leader-the } quitta le camp à pied, pour que personne ne demandât un cheval. On vit suivre { $force-the }, et un coffre qui suffirait pour { $chest ->
    [one] { $chest } marche
   *[other] { $chest } marches
}.
epic-campaign-began-e = On ne leur avait pas dit où. { $place-In } ils regardèrent de quel côté pointaient les timons des chariots, et comprirent. { $leader-The } emmenait { $force-the }, avec la solde de { $chest ->
    [one] { $chest } marche
   *[other] { $chest } marches
}.
epic-campaign-crossing = **La mer, entre les deux rives, est large comme un mensonge.** { $leader-The } mit { told-units } sur des navires bâtis pour le cuir et le vin, perdit de vue une rive avant d'avoir l'autre, et débarqua { $to-in }. Sur la plage, on compta. Il n'en manquait pas une.
epic-exited = Ils étaient venus avec des lances et repartirent avec des chariots. { $nation-The } sortirent d'Italie par les Alpes avec { $force-the }, et ne se retournèrent que pour voir si rien ne tombait.
epic-departed = Un matin le camp { $nation-of } fut de nouveau un pré, avec des ronds noirs dans l'herbe. Repartis d'où ils venaient, ou plus loin : { $force-the } ({ $places }).
epic-departed-scored = Derrière les montagnes leurs femmes attendaient. { $nation-The } rentrèrent avec { $force-the }, et ce qu'ils portaient fit parler tout l'hiver ({ $places }).
epic-city-rebuilt = Un soldat porte une pierre aussi mal qu'un maçon un bouclier, mais { $area-in } la chose se fit. { $nation-The } eurent de nouveau une ville, et moins de lances.
epic-turn-ended = Un scribe fit le compte, deux fois, parce qu'il n'avait pas cru la première somme. **{ $seat }** était devant : { $seats }.
epic-turn-ended-b = Aux archives on tailla une tablette neuve, en commençant, comme toujours, par qui gagnait. C'était **{ $seat }** : { $seats }.
epic-turn-ended-c = Des vieux sur un banc furent d'accord, pour une fois. Si les dieux avaient fermé le livre ce soir-là, la dernière ligne aurait été pour **{ $seat }** : { $seats }.
epic-turn-ended-d = À la lampe, les trésoriers tirèrent un trait sous ces années et poussèrent leurs tablettes au milieu de la table. Nul n'avait plus que **{ $seat }** : { $seats }.
epic-turn-ended-e = Un crieur le lut au marché, où l'on espérait entendre le prix de l'huile. En tête, **{ $seat }** : { $seats }.
epic-turn-ended-f = Un aubergiste, à un carrefour, l'écrivit sur sa porte, puisque chaque voyageur le demandait. D'abord **{ $seat }** : { $seats }.
epic-turn-ended-g = Un maître d'école en fit un calcul, et les enfants trouvèrent quatre résultats. D'après le bon, **{ $seat }** menait : { $seats }.
epic-turn-ended-h = Deux marchands de laine avaient parié, et tirèrent un magistrat du lit pour qu'il leur lût les chiffres. En tête cette nuit-là, **{ $seat }** : { $seats }.
epic-turn-ended-i = Sur le mur d'un corps de garde, quelqu'un avait tenu le compte avec un clou. La plus longue rangée de traits était pour **{ $seat }** : { $seats }.
epic-turn-ended-j = Avant que la neige fermât les cols, un messager y passa les chiffres, cousus dans sa ceinture. Ils donnaient l'avantage à **{ $seat }** : { $seats }.
epic-turn-ended-level = On alla chercher la balance, et elle resta droite : { $seats }.
epic-game-scored = C'est donc fini ; tous sont las, et quelqu'un est premier. **{ $winner }** a gagné : { $seats }.

epic-shock-first = 🐘 Les Romains le prirent d'abord pour une maison qui marche. Puis cela hurla. **Aucun exercice ne prépare à un éléphant,** et { $area-in } { $of ->
    [one] leur seule unité choisit
   *[other] { $count ->
        [one] { $count } de leurs { $of } unités choisit
       *[other] { $count } de leurs { $of } unités choisirent
    }
} de n'en pas voir davantage ({ $needed } ou plus).
epic-shock = 🐘 On leur avait dit de viser la trompe, de laisser des couloirs, de ne pas le regarder dans les yeux. { $area-In }, { $of ->
    [one] la seule unité romaine le regarda
   *[other] { $count ->
        [one] { $count } unité romaine sur { $of } le regarda
       *[other] { $count } unités romaines sur { $of } le regardèrent
    }
} dans les yeux (seulement sur { $needed }).
epic-shock-none = 🐘 La terre trembla { $area-in }, une tour oscilla au-dessus de la poussière, et un centurion observa que c'était une vache avec une queue à chaque bout. { $of ->
    [one] La seule unité romaine resta
   *[other] Les { $of } unités romaines restèrent
} ({ $needed } ou plus pour fuir).
epic-defection = De l'autre bord, { $area-in }, quelqu'un cria un nom, dans la langue de leurs grand-mères. { $to-The } gagnèrent { told-foederati }, le bouclier écarté ({ $needed } ou plus).
epic-defection-none = { $to-The } offrirent des terres, des femmes et la solde en retard, à tue-tête. { $area-In } les fédérés romains avaient déjà entendu cela : { $of ->
    [one] la seule unité resta fidèle
   *[other] les { $of } unités restèrent fidèles
} ({ $needed } ou plus pour changer).
epic-appeal = ⛪ Un diacre passa les avant-postes { $area-in } sans rien d'autre qu'une lettre et un os dans de l'argent. Quand il eut lu, { $unit } { $nation-of } s'agenouilla, et se releva à saint Pierre.

epic-reacted-join = Une colonne de poussière au mauvais endroit : { $nation-the } marchaient { $origin-of } { $to-to } avec { $force-the }. Ils comptaient y être avant la première lance, et ils y furent.
epic-reacted-join-b = Les feux coururent sur la crête plus vite qu'un cheval. Le temps qu'en face on choisît son terrain, { $nation-the } avaient amené { $force-the } { $origin-of } { $to-to }, et il restait moins de terrain à choisir.
epic-reacted-shift = { $nation-The } regardèrent ce qui venait, puis leur propre ligne, et ne furent pas trop fiers. De nuit ils menèrent { $force-the } { $origin-of } { $to-to }, en laissant les feux allumés.
epic-reacted-shift-b = Quand la poussière passa la crête, { $nation-the } firent comme leurs grands-pères : ils n'y étaient plus. Il restait { $origin-in } un vieillard et une oie ; on retrouva { $force-the } { $to-in }.
epic-reacted-shift-c = { $nation-The } ôtèrent les portes de leurs gonds { $origin-in } et les emportèrent, car une porte coûte cher. Quand on vint, ils étaient { $to-in } avec { $force-the }, et il n'y avait plus rien où frapper.
epic-reacted-shift-d = Un lit était encore tiède { $origin-in }, et une lampe aussi. Pendant qu'en face on demandait la grand-route, { $nation-the } étaient arrivés { $to-in } avec { $force-the }, par le sentier des charbonniers.
epic-reacted-shift-e = Le seul témoin, { $origin-in }, était un berger sourd de naissance. { $nation-The } étaient passés devant son chien avec { $force-the } ; on les retrouva { $to-in }.
epic-reacted-shift-f = { $nation-The } débattirent de l'honneur toute une nuit { $origin-in }, et ce fut réglé au chant du coq. On en trouvait aussi { $to-in }, jugèrent-ils, et ils y menèrent { $force-the }.
epic-submission-refused = { $nation-The } sortirent avec des rameaux d'olivier et une liste de conditions. { $to-The } gardèrent les rameaux.
epic-submission-refused-b = Trois vieillards { $nation-of }, tête nue au soleil, offrirent la moitié de ce qu'ils avaient. { $to-The } demandèrent ce qu'il en était de l'autre.
epic-submission-refused-c = Les envoyés { $nation-of } eurent des figues, une place près du feu, et au matin une réponse. { $to-The } ne voulaient pas du serment : ils étaient venus pour davantage.
epic-submission-refused-again = Les envoyés { $nation-of } savaient maintenant où laisser leurs mules, et quelle marche branlait. { $to-The } les laissèrent monter, entendirent le même serment, et le refusèrent encore.
epic-submission-refused-again-b = { $nation-The } avaient envoyé un nouvel orateur, à la robe plus blanche, et l'ancienne offre vint à la fin. { $to-The } l'avaient déjà refusée, et n'attendirent pas l'interprète.
epic-submission-ended-no-units = Il faut être deux pour tenir un serment, et d'un côté il n'y avait plus personne en armes. Entre { $nation-the } et { $controller-the }, le tribut s'arrêta au milieu d'un mois.
epic-submission-ended-no-units-b = Les mules étaient chargées et attendaient l'escorte, et il n'y avait plus d'armée pour en envoyer une. Ainsi finit ce que { $nation-the } avaient juré { $controller-to }.
epic-submission-ended-arrival = Avec de nouvelles lances au pays, { $nation-the } refirent leurs comptes. Ils trouvèrent qu'ils ne devaient rien { $controller-to }, et déchargèrent les chariots.
epic-submission-ended-inherited = { $nation-The } avaient de nouveaux maîtres, qui reprirent les registres et biffèrent la page { $controller-of } : à ceux-là, plus de tribut.
epic-submitted-offer = Un envoyé { $nation-of } posa sur la table de la terre et de l'eau, et ne regarda ni l'une ni l'autre. **Ils se soumirent { $to-to }.** La moitié de leur gain alla avec, et ils cachèrent l'autre.
epic-submitted-offer-b = On marchanda trois jours : sur le titre, l'impôt et le nombre d'otages. Le quatrième, **{ $nation-the } se soumirent { $to-to }**, et l'on montra leurs chambres aux otages.
epic-submitted-offer-c = Le sceau { $nation-of } s'imprima sur une tablette de plus, puis quitta le doigt. **Ils se soumirent { $to-to },** et désormais la moitié de ce qui entrait ressortit.
epic-submitted-force = **Il ne restait guère à dire, et { $nation-the } ne le dirent pas.** { $to-The } dictèrent, les prêtres jurèrent dans les deux langues, et la moitié de chaque moisson se pesa à la porte.
epic-submitted-force-b = On posa une lance sur deux autres, et les anciens { $nation-of } se baissèrent pour passer. Ce n'était pas haut. **{ $to-The } les comptèrent à la sortie,** puis comptèrent les granges.
epic-submitted-force-c = On tira les otages au sort, pour qu'aucune famille n'eût à s'en plaindre. **{ $nation-The } obéirent { $to-to },** et la moitié de chaque moisson partit sur les chariots d'autrui.
epic-submitted-force-d = On jeta les épées en tas sur le marché, et un scribe { $to-of } compta les poignées. **{ $nation-The } se soumirent { $to-to },** et gardèrent leurs lois, leurs fêtes et la moitié de leur grain.
epic-submitted-force-e = Il fallait quelqu'un pour porter les clefs ; le conseil envoya le plus jeune, qui aurait à vivre avec le plus longtemps. **{ $nation-The } obéirent { $to-to },** et la moitié de ce qu'ils récoltaient suivit les clefs.
epic-submitted-force-f = On grava le traité dans le bronze, aux frais { $nation-of }, en lettres assez grandes pour qui ne sait pas lire. **Ils étaient désormais sujets { $to-of },** et payaient de la moitié de tout.
epic-submitted-force-g = **Des lances { $nation-of } on fit la clôture d'une porcherie,** la pointe en bas. { $to-The } avaient demandé l'obéissance et la moitié de chaque récolte ; ils eurent les deux.

epic-battle-won-roma = **Rome tomba.** On se battit de la porte Colline au Forum, de toit en toit, et un vieux sénateur resta assis sur son seuil jusqu'à ce qu'on lui tirât la barbe. { $attacker-The } avaient la ville, et { $defender-the } l'avaient perdue { told-price }.
epic-battle-won-roma-b = **Rome fut perdue un jour de lessive.** Le linge pendait en travers de toutes les ruelles de Subure ; { $attacker-the } y taillèrent leur chemin, puis dans { $defender-the } qui se tenaient derrière, et le soir il n'y avait plus rien de blanc { told-price }.
epic-battle-won-carthago = **Carthage fut prise, rue par rue et étage par étage.** Dans le temple de Byrsa, les derniers { $defender-of } mirent eux-mêmes le feu. { $attacker-The } restèrent sur les marches et se turent { told-price }.
epic-battle-won-revenge = Ils trouvèrent encore leurs propres morts { $area-in }, et cela valait deux discours. Cette fois { $attacker-the } traversèrent { $defender-the } comme s'ils le devaient à quelqu'un { told-price }.
epic-battle-won-streak = Il y a des étés où une armée ne peut poser le pied à faux. Cette année-là, ce fut l'été { $attacker-of }. On prit aussi { $area-the } ; c'est à peine si l'on remarqua { $defender-the } { told-price }.
epic-battle-won-streak-b = Le scribe { $attacker-of } qui tenait la liste des victoires dut demander une seconde tablette. En haut, il inscrivit { $area-the }, et dessous les morts { $defender-of } { told-price }.
epic-battle-won-streak-c = Les blessés de la dernière victoire se firent porter avec les autres, pour ne rien manquer. De leurs civières, { $area-in }, ils virent { $attacker-the } recommencer, et passer sur { $defender-the } { told-price }.
epic-battle-won-streak-d = D'une victoire à l'autre, avaient calculé { $defender-the }, il y avait neuf jours de marche. { $attacker-The } furent { $area-in } au bout de cinq, et le sixième il ne restait personne pour refaire le calcul { told-price }.
epic-battle-won-few = « Combien sont-ils ? » demandait un garçon { $attacker-of }. « Demande où ils sont », dit le vieux. C'était { $area-in }, ils étaient trop nombreux, et moins d'hommes eurent raison { $defender-of } { told-price }.
epic-battle-won-last = Quand la poussière retomba { $area-in }, le peu qui restait { $attacker-of } s'appuyait sur ses lances et cherchait à qui le dire. C'était une victoire. { $defender-The } étaient morts, et presque tous les autres avec eux { told-price }.
epic-battle-won-last-b = Le soir ils se comptèrent { $area-in }, deux fois, et cela ne s'arrangea pas. Le champ était { $attacker-to }. { $defender-The } y étaient couchés, et l'armée qui les avait battus aussi { told-price }.
epic-battle-won-walls = Depuis des jours le bélier disait le même mot à la porte { $area-of }, et à la fin la porte en convint. { $attacker-The } se ruèrent sur ce qui restait { $defender-of } { told-price }.
epic-battle-won-walls-b = Ils montèrent à la corde, là où le mur semblait trop haut pour qu'on le gardât. Avant l'aube { $attacker-the } eurent une tour { $area-of }, à midi le marché, et le soir { $defender-the } n'avaient plus rien { told-price }.
epic-battle-won-walls-c = L'ingénieur { $attacker-of } avait mesuré l'ombre de la tour { $area-of } et taillé ses échelles dessus. Il ne s'était trompé que d'une main, et { $defender-the } se fiaient à l'autre calcul { told-price }.
epic-battle-won-walls-d = La dernière nuit, { $defender-the } jetèrent des pains du haut du mur { $area-in }, pour montrer combien il leur en restait. { $attacker-The } les mangèrent, et au matin montèrent aux échelles le ventre plein { told-price }.
epic-battle-won-landing = Les quilles raclèrent, le premier fut dans l'eau avec l'enseigne, et les autres suivirent, de honte. { $attacker-The } prirent { $area-the }, mouillés jusqu'à la poitrine ; { $defender-the } ne surent pas les y rejeter { told-price }.
epic-battle-won-landing-b = Les pilotes avaient promis du sable { $area-in }, et c'étaient des galets. { $attacker-The } les montèrent à quatre pattes, sous les balles des frondeurs, et se relevèrent au milieu { $defender-of } { told-price }.
epic-battle-won-landing-c = Les barques sortirent du soleil levant, et { $area-in } { $defender-the } mirent la main en visière pour les compter. { $attacker-The } furent à terre avant la fin du compte, et il ne resta personne pour en dire le chiffre { told-price }.
epic-battle-won-hills = Chaque sentier de chèvre { $area-of } avait son guetteur, et il fallut discuter avec chacun. Cela prit la journée { $attacker-to }. Au couchant il n'y avait plus de guetteurs, et plus trace { $defender-of } { told-price }.
epic-battle-won-hills-b = { $defender-The } avaient entassé des rochers au-dessus de la route { $area-in }. { $attacker-The } dédaignèrent la route : ils montèrent de nuit par une ravine, à revers, et { $defender-the } dévalèrent la pente avec leurs pierres { told-price }.
epic-battle-won-hills-c = Il y avait une seule source sur la crête { $area-in }, et { $attacker-the } s'assirent à côté. Le quatrième jour { $defender-the } vinrent chercher de l'eau, tous ensemble, l'épée au poing, et n'en approchèrent qu'à un jet de pierre { told-price }.
epic-battle-won-hills-d = { $defender-The } tenaient le col { $area-in }. Au matin, une fille descendit avec six brebis une falaise sans sentier, et { $attacker-the } se regardèrent. Le soir ils étaient en haut, et seuls { told-price }.
epic-battle-won-marsh = Des roseaux, des mouches et de l'eau noire { $area-in }, et { $defender-the } en connaissaient chaque pied. Un oiseleur montra { $attacker-to } le seul passage, pour de l'argent { told-price }.
epic-battle-won-marsh-b = { $attacker-The } jetèrent sur la vase des claies, des boucliers, leurs propres manteaux, et passèrent { $area-in } là où nul n'était jamais passé. De ce côté { $defender-the } n'avaient qu'un homme, et il coupait des roseaux { told-price }.
epic-battle-won-marsh-c = Les grenouilles se turent { $area-in }, toutes à la fois, et { $defender-the } auraient dû écouter. { $attacker-The } étaient dans les roseaux jusqu'à la ceinture, la lame au-dessus de la tête, et presque arrivés { told-price }.
epic-battle-won-long = On poussa, bouclier contre bouclier, { $area-in }, pendant { told-rounds }, jusqu'à mourir debout faute de place pour tomber. Puis la ligne { $defender-of } ne fut plus là. { $attacker-The } y étaient, tout juste { told-price }.
epic-battle-won-led = { $leader-The } les laissa venir { $area-in }, un peu plus loin, encore un peu. Un geste de la main, et { $defender-the } virent ce qu'il y avait derrière la colline. Le reste prit la matinée { told-price }.
epic-battle-won-led-b = Tête nue devant la ligne, un visage que tous connaissaient : cela suffit. { $attacker-The } chargèrent derrière { $leader-the }, et { $area-in } il ne resta { $defender-of } rien qui pût partir { told-price }.
epic-battle-won-led-c = { $leader-The } fit abattre un grand arbre { $area-in }, sans qu'on vît pourquoi. Il barrait la seule route par où { $defender-the } pouvaient être secourus, et { $attacker-the } eurent jusqu'au soir { told-price }.
epic-battle-won-led-d = Il y avait deux plans dans la tente ; quand vint la brume, { $leader-the } déchira les deux. { $attacker-The } la traversèrent { $area-in }, la main sur l'épaule de l'homme de devant, et { $defender-the } les virent à dix pas { told-price }.
epic-battle-won-led-e = { $area-In }, { $leader-the } fit sonner les trompettes à gauche, et vint de la droite, en silence. { $defender-The } s'étaient tournés vers le bruit, et la plupart ne virent pas ce que c'était { told-price }.
epic-battle-won-led-f = Au souper, { $leader-the } posa devant ses officiers deux pains et une salière : on viendrait par ici, et l'on mourrait là. { $area-In }, { $defender-the } passèrent le premier pain, et allèrent jusqu'au sel { told-price }.
epic-battle-won-led-g = { $area-In }, { $leader-the } fit emmener tous les chevaux, le sien d'abord, pour que personne ne songeât à partir. { $attacker-The } restèrent. { $defender-The } avaient gardé les leurs sellés, et cela ne les sauva pas { told-price }.
epic-battle-won-led-h = { $leader-The } céda exprès au premier choc { $area-in }, dirent plus tard les vétérans. { $defender-The } sortirent pour en finir, et { $attacker-the } refermèrent le terrain derrière eux comme une porte { told-price }.
epic-battle-won-led-i = La fièvre emportait { $leader-the }, jurait un transfuge { $area-in }, et { $defender-the } burent à la fièvre. Le transfuge avait été bien payé, et { $attacker-the } vinrent à l'aube chercher les coupes { told-price }.
epic-battle-won-swift = La soupe était encore chaude { $area-in } quand { $attacker-the } la mangèrent. { $defender-The } l'avaient faite pour eux { told-price }.
epic-battle-won-swift-b = Au matin, un courrier partit annoncer que { $defender-the } tenaient { $area-in }. Un autre le dépassa avant midi : { $attacker-the } étaient dans le camp, sans avoir perdu un homme { told-price }.
epic-battle-won-swift-c = { $defender-The } tiraient au sort la garde de nuit { $area-in } quand { $attacker-the } arrivèrent, et l'on vit que toutes les pailles étaient courtes { told-price }.
epic-battle-won-swift-d = Ce fut fini { $area-in } avant l'arrivée des porteurs d'eau. { $attacker-The } burent debout, sans qu'il en manquât un ; { $defender-the } gisaient dans l'ordre où ils s'étaient réveillés { told-price }.
epic-battle-won-swift-e = Le barbier, { $area-in }, avait rasé une joue à un capitaine { $defender-of }. Alors { $attacker-the } furent de ce côté du fossé, sans une égratignure. L'autre joue resta comme elle était { told-price }.
epic-battle-won-swift-f = Le chirurgien { $attacker-of } avait sorti ses couteaux { $area-in }, chauffé le vin, retroussé ses manches. Il les rabattit. Personne n'avait besoin de lui, { $defender-the } moins que tous { told-price }.
epic-battle-won-swift-g = { $area-In }, { $defender-the } entendirent d'abord leur propre mot de passe, avec un accent. La sentinelle y réfléchissait encore quand { $attacker-the } furent passés, jusqu'au dernier homme { told-price }.
epic-battle-won-many = Ils emplissaient la plaine d'une colline à l'autre { $area-in }, et il en venait toujours. { $defender-The } serrèrent leurs courroies et moururent sur place. { $attacker-The } les enjambèrent { told-price }.
epic-battle-won-many-b = Chaque lance { $defender-of } en avait trois devant elle { $area-in }, et la troisième avait le temps de choisir. { $attacker-The } ne se pressèrent pas. Cela tomba juste, comme une addition { told-price }.
epic-battle-won-many-c = { $attacker-The } étaient si serrés { $area-in } que les derniers rangs demandaient aux premiers ce qui se passait. Quand vint la réponse, { $defender-the } étaient sous leurs pieds { told-price }.
epic-battle-won = Toute la matinée le combat pencha { $area-in } comme un ivrogne sur un pont, et vers midi il tomba d'un côté. { $attacker-The } restèrent debout ; { $defender-the } gisaient où ils étaient { told-price }.
epic-battle-won-b = Il fallut un mois aux poètes { $attacker-of } : le duel, le présage, le cheval blessé. À un scribe il faut une ligne. Ils prirent { $area-the }, et { $defender-the } n'y furent plus { told-price }.
epic-battle-won-c = Un flûtiste { $attacker-of } joua tout du long { $area-in }, parce qu'on ne lui avait pas dit d'arrêter. Quand il baissa la flûte, { $defender-the } n'étaient plus là, et il entendit le silence { told-price }.
epic-battle-won-d = Entre les camps, { $area-in }, il y avait un champ de fèves, et des deux côtés l'ordre de l'épargner. { $attacker-The } l'oublièrent les premiers ; à midi les fèves étaient foulées, et { $defender-the } avec elles { told-price }.
epic-battle-won-e = Pendant une heure, seuls les frondeurs travaillèrent { $area-in }. Puis { $attacker-the } baissèrent la tête et coururent sous les pierres, et { $defender-the } n'avaient pas de seconde ligne à leur opposer { told-price }.
epic-battle-won-f = Le signal fut un bouclier poli { $area-in }, et le soleil y donna comme s'il en avait reçu l'ordre. { $attacker-The } avancèrent sur tout le front ; { $defender-the } en étaient encore à former le leur { told-price }.
epic-battle-won-g = { $area-In }, { $defender-the } avaient mis leurs meilleurs hommes à droite, à la place d'honneur. { $attacker-The } frappèrent à gauche, où il n'y a pas d'honneur, et les roulèrent comme une natte { told-price }.
epic-battle-won-h = Un lièvre déboula entre les lignes { $area-in }, et des deux côtés on l'encouragea. Quand il fut à l'abri, on commença. À midi { $defender-the } étaient morts, et { $attacker-the } discutaient encore du chemin qu'il avait pris { told-price }.
epic-battle-won-i = On se battit d'abord pour le puits { $area-in }, parce qu'il faisait chaud, et ensuite pour le reste. { $attacker-The } burent. Chez { $defender-the }, plus personne n'avait soif { told-price }.
epic-battle-won-j = On lança les javelots { $area-in } avant que le soleil fût haut, puis les pierres, puis ce qui tombait sous la main. Pour la fin, { $attacker-the } avaient gardé leurs épées ; { $defender-the }, des piquets de tente { told-price }.
epic-battle-won-again = Nul besoin de guide { $area-in } : { $attacker-the } y avaient laissé des ornières la fois d'avant. { $defender-The } avaient compté les combler, et on les y enterra { told-price }.
epic-battle-won-again-b = C'était la même colline { $area-in }, le même ruisseau, presque le même discours avant l'assaut. { $attacker-The } gagnèrent comme ils avaient gagné, et { $defender-the } tombèrent où d'autres étaient tombés { told-price }.
epic-battle-won-again-c = Ceux qui s'étaient déjà battus { $area-in } parlèrent aux autres du sol mou, près du pin. { $attacker-The } le contournèrent et y poussèrent { $defender-the }, et de nouveau l'on pendit des boucliers au pin { told-price }.
epic-battle-won-again-d = { $attacker-The } retrouvèrent leur propre trophée { $area-in }, et s'alignèrent dessus, puisqu'il était bien placé. Le soir il fallut un second poteau, pour les armes { $defender-of } { told-price }.
epic-battle-won-grudge = Les trophées d'une vieille défaite pendaient encore à un chêne { $area-in }, tout rouillés. { $attacker-The } les décrochèrent après le combat, et y pendirent les boucliers { $defender-of } { told-price }.
epic-battle-won-grudge-b = Dans les chants { $attacker-of }, la défaite { $area-of } faisait toujours le couplet triste. Ce jour-là { $defender-the } fournirent le suivant, et les vieilles ne voulurent pas le chanter : trop gai, disaient-elles { told-price }.
epic-battle-won-first = { $attacker-The } ne savaient pas ce qu'on crie après une victoire : dans ces guerres, aucun de leurs assauts n'en avait donné. { $area-In }, quelqu'un commença, et tous reprirent. { $defender-The } ne l'entendaient plus { told-price }.
epic-battle-lost-roma = **Rome tint.** Du mur, les femmes jetèrent des tuiles, les enfants des ordures, et les légions ce que jettent les légions. De l'armée { $attacker-of } il resta de quoi combler un fossé, et elle le combla { told-price }.
epic-battle-lost-led = { $leader-The } avait battu meilleurs qu'eux, et le disait la veille. { $area-In }, { $defender-the } n'avaient pas entendu le discours. Ils tinrent, et l'armée { $attacker-of } appartint au passé { told-price }.
epic-battle-lost-many = Après, on compta, et l'on recompta : { $attacker-the } étaient venus deux fois plus nombreux { $area-in }, et ils y étaient tous restés. { $defender-The } s'assirent parmi eux et tremblèrent { told-price }.
epic-battle-lost-walls = Le sable brûlant, dit l'ingénieur { $defender-of }, passe sous toute armure. { $attacker-The } l'apprirent sous les murs { $area-of }, et ne portèrent pas cette science plus loin { told-price }.
epic-battle-lost-walls-b = La tour de siège { $attacker-of } était aussi haute que le mur { $area-of }, et le dernier jour elle pencha, pencha, et se coucha. { $defender-The } sortirent achever ce qui était dessous { told-price }.
epic-battle-lost-walls-c = Les citernes étaient à sec { $area-in }, un transfuge l'avait juré. Sur le mur, { $defender-the } étendaient leur linge ; au pied, { $attacker-the } moururent au dernier assaut, en pensant au transfuge { told-price }.
epic-battle-lost-landing = Les vagues { $area-of } étaient pleines de boucliers, qui tournaient comme des assiettes. { $attacker-The } étaient arrivés au sable sec ; { $defender-the } n'avaient reculé que d'une dune { told-price }.
epic-battle-lost-hills = « C'est calme dans la gorge », dit l'éclaireur, et il ne dit plus rien. Les monts se refermèrent { $area-in } sur { $attacker-the } comme un poing, et le poing était { $defender-to } { told-price }.
epic-battle-lost = { $attacker-The } avancèrent en bon ordre { $area-in }, et en bon ordre ils furent tués. Quand { $defender-the } baissèrent leurs lances, il n'y avait plus devant eux que l'herbe et les oiseaux { told-price }.
epic-battle-lost-b = Le signal de la seconde charge était un manteau rouge, et l'homme qui le portait tomba dans la première, { $area-in }. { $attacker-The } attendirent le signal jusqu'au dernier ; le manteau resta { $defender-to } { told-price }.
epic-battle-lost-c = { $defender-The } avaient planté des pieux dans le gué { $area-in } et assis à côté un homme avec une ligne. { $attacker-The } le prirent pour un pêcheur, et aucun ne ressortit de l'eau { told-price }.
epic-battle-both = Le soir ils étaient trop peu nombreux pour se haïr, la nuit trop peu pour enterrer. { $attacker-The } et { $defender-the } s'étaient effacés { $area-in }, et un chien traversa la place { told-price }.
epic-battle-left-walls = Il plut dans les tranchées { $area-in }, la fièvre vint, et le mur était aussi haut qu'avant. { $attacker-The } brûlèrent les machines qu'ils ne pouvaient porter. { $defender-The } regardèrent cela comme un spectacle { told-price }.
epic-battle-left-walls-b = La mine sous le mur, { $area-in }, rencontra une contre-mine, et les sapeurs se rencontrèrent. { $attacker-The } comblèrent la leur et levèrent le siège ; { $defender-the } gardèrent des raves dans l'autre { told-price }.
epic-battle-left-bled = { $attacker-The } savaient ce que coûtait la place { $area-of }, et ne purent payer. Ils partirent dans le noir, les blessés sur les boucliers, et { $defender-the } les firent raccompagner par les loups { told-price }.
epic-battle-left = Aucun ne voulait partir le premier { $area-in }, et il fallait bien que quelqu'un partît. { $attacker-The } s'en allèrent, les enseignes hautes, pour montrer que cela leur était égal. { $defender-To } aussi { told-price }.
epic-battle-left-b = Deux armées avaient tout mangé dans la vallée { $area-in }, et { $attacker-the } avaient le plus faim. Ils partirent où il y avait du pain ; { $defender-the } restèrent avec la vue { told-price }.
epic-battle-yielded-city = On mit des linges mouillés aux gonds, on emporta les dieux dans des couvertures. Quand { $attacker-the } forcèrent la porte { $area-of }, les lampes brûlaient, et { $defender-the } étaient à un jour de marche { told-price }.
epic-battle-yielded-city-b = « Les murs ne mangent pas, dit le plus vieux, et nous, si. » Au matin { $defender-the } étaient partis, les portes étaient ouvertes { $area-in }, et { $attacker-the } cherchèrent la ruse jusqu'à midi { told-price }.
epic-battle-yielded-city-c = Au vote, { $area-in }, il se leva plus de mains pour la route que pour le mur. { $defender-The } fermèrent le grenier à clef, par habitude, et { $attacker-the } forcèrent la serrure { told-price }.
epic-battle-yielded-bled = La moitié d'entre eux ne levait plus le bras, et l'autre portait cette moitié. { $defender-The } laissèrent { $area-the } { $attacker-to }, et vécurent pour les en maudire { told-price }.
epic-battle-yielded-bled-b = On lia les lances deux par deux pour en faire des civières. { $defender-The } emportèrent qui ils purent, { $area-in }, et { $attacker-the }, hors d'haleine eux aussi, laissèrent faire { told-price }.
epic-battle-yielded-bled-c = À la torche, { $defender-the } enterrèrent leurs morts { $area-in }, et peu profond, car la nuit était courte. À l'aube { $attacker-the } entrèrent sur de la terre molle { told-price }.
epic-battle-yielded-bled-d = On fit l'appel, et après trop de noms ce fut le silence. { $defender-The } n'attendirent pas l'appel du lendemain. Ils laissèrent { $area-the } { $attacker-to } { told-price }.
epic-battle-yielded = { $defender-The } avaient promis de mourir { $area-in }, mais pas tous, et pas ce jour-là. { $attacker-The } trouvèrent les foyers chauds { told-price }.
epic-battle-yielded-b = L'arrière-garde alluma { $area-in } un feu pour chaque homme parti, puis partit aussi. { $attacker-The } rampèrent vers les feux jusqu'à l'aube, et { $defender-the } avaient une nuit d'avance { told-price }.
epic-battle-yielded-c = { $defender-The } laissèrent { $area-in } une table mise, un cheval boiteux et une lettre pleine d'injures. { $attacker-The } gardèrent le cheval { told-price }.
epic-battle-yielded-d = Le pont coupé, les barques brûlées, pas un oignon laissé en terre : { $defender-the } savaient partir. { $attacker-The } eurent { $area-the }, et mangèrent ce qu'ils avaient apporté { told-price }.
epic-battle-yielded-e = Ils n'avaient pas fui, dirent plus tard { $defender-the } ; ils avaient marché. { $attacker-The } suivirent { $area-in } les manteaux tombés jusqu'à la dernière haie, et leur laissèrent le mot { told-price }.
epic-battle-yielded-f = { $defender-The } demandèrent par héraut une trêve d'un jour { $area-in }, et la prirent pendant que { $attacker-the } en débattaient { told-price }.
epic-battle-yielded-many = { $defender-The } avaient un guetteur dans un arbre { $area-in } ; il compta jusqu'à n'avoir plus de doigts, puis plus de courage. À midi, la place était laissée { $attacker-to } { told-price }.
epic-battle-yielded-led = Il suffit qu'un prisonnier dît qui venait. { $defender-The } plièrent bagage avant l'aube { $area-in }, et { $leader-the } entra avec { $attacker-the } entre des portes ouvertes { told-price }.
epic-battle-yielded-hills = { $defender-The } connaissaient une corniche { $area-in } où passait une mule, pourvu qu'elle ne regardât pas en bas. Quand le brouillard se leva, { $attacker-the } eurent les hauteurs, et une mule qui avait regardé { told-price }.
epic-leader-killed = † On fit cercle, et le cercle se resserra. **{ $leader-The } tomba { $area-in },** et { $by-the } tirèrent l'armure au sort.
epic-leader-killed-b = † Pendant une heure on n'y crut d'aucun côté. Puis passa une lance, avec une tête. **C'en était fait { $leader-of } { $area-in }.** { $nation-The } cessèrent de chanter, et { $by-the } commencèrent.
epic-leader-killed-c = † Le cheval revint seul. **On avait couché { $leader-the } { $area-in }**, la face vers { $by-the }, et nul n'osait encore prendre l'anneau.
epic-leader-killed-d = † La garde avait juré de ne pas rentrer seule, et personne n'en rentra. **C'en était fait { $leader-of } { $area-in },** et { $by-the } durent écarter neuf corps pour s'en assurer.
epic-leader-killed-e = † Un valet du camp reconnut la vieille cicatrice, et ferma les yeux du mort. **On pleura { $leader-the } { $area-in }.** { $nation-The } demandèrent le corps, et { $by-the } dirent leur prix.
epic-leader-killed-at-sea = † La promesse au pilote était de quitter le bord en dernier, et elle fut tenue. **{ $leader-The } sombra { $area-in },** et { $by-the } baissèrent leurs rames jusqu'à ce que l'eau se fût refermée.
epic-leader-killed-at-sea-b = † On aborda par la proue, et lui se battit le dos au mât. **{ $leader-The } périt { $area-in },** sur des planches que { $by-the } mirent deux jours à laver.
epic-leader-killed-at-sea-c = † **La mer garda { $leader-the } { $area-in }.** { $by-The } rapportèrent la figure de proue, et { $nation-the } une litière vide.

epic-raid-roma = **Ils furent dans Rome avant qu'un chien eût aboyé.** { $attacker-The } allèrent droit aux temples, comme on fait quand on y a été otage ou invité, et laissèrent { $defender-to } les cendres des archives { told-raid }.
epic-raid-last = La ville brûla si bien { $area-in } qu'on vit les pillards de tous les murs. Il n'en revint aucun chez { $attacker-the } ; { $defender-the } ne retrouvèrent rien { told-raid }.
epic-raid-clean = Une corde sur le mur { $area-in }, une main sur une bouche, un verrou tiré. Quand { $defender-the } s'éveillèrent, ce fut au bruit de sabots qui s'éloignaient { told-raid }.
epic-raid-clean-b = Un garçon qui vendait des figues { $area-in } avait compté les pas entre deux rondes. Il en fallut moins { $attacker-to }, et { $defender-the } trouvèrent les figues { told-raid }.
epic-raid = { $attacker-The } avaient les bras pleins quand { $defender-the } les trouvèrent, et l'on se bat mal avec un candélabre. Certains le lâchèrent. D'autres non : la ville fut pillée { $area-in } { told-raid }.
epic-raid-b = Le feu prit à la corderie { $area-of }, comme prévu, et pendant que { $defender-the } faisaient la chaîne avec des seaux, { $attacker-the } partirent de l'autre côté avec des coffres. Tous ne sortirent pas { told-raid }.
epic-raid-c = { $attacker-The } entrèrent { $area-in }, de la paille aux sabots, et ressortirent sans paille. { $defender-The } prirent les derniers au pont ; les chariots étaient déjà de l'autre côté { told-raid }.
epic-raid-failed-bled = Quelqu'un avait parlé { $area-in }, et l'on avait payé les archers pour attendre. { $attacker-The } coururent sous les flèches, des sacs vides sur la tête { told-raid }.
epic-raid-failed = { $attacker-The } passèrent la nuit dans les roseaux { $area-in }, pour une porte qui devait s'ouvrir. { $defender-The } avaient changé la serrure { told-raid }.
epic-raid-failed-b = Une oie cria { $area-in }, comme jadis à Rome, et des torches parurent le long du mur. { $attacker-The } firent demi-tour dans le noir ; { $defender-the } gardèrent l'oie à son poste { told-raid }.
epic-pillaged-roma = **On dit qu'il fallut trois jours pour piller Rome, et qu'on aurait pu en mettre dix.** { $nation-The } emportèrent des dieux, des portes et un siège de consul, et quelqu'un se souvint de Troie.
epic-pillaged-gold = { $nation-The } interrogèrent les riches { $area-in }, l'un après l'autre, par le feu. Cela donna { told-gold } et un grand silence.
epic-pillaged-gold-b = Sous l'âtre, au fond du puits, derrière les dieux du foyer : { $area-in }, { $nation-the } cherchèrent là où ils l'auraient caché eux-mêmes. Il y avait { told-gold }.
epic-pillaged-gold-c = Un banquier racheta sa vie { $area-in } en nommant ceux qui avaient davantage. { $nation-The } rendirent visite à chacun, et le soir ils avaient { told-gold }.
epic-pillaged = { $nation-The } ne trièrent même pas. Ce qui brûlait fut brûlé { $area-in }, ce qui cassait fut cassé, afin qu'on dît qu'ils étaient passés.
epic-pillaged-b = Un soulier d'enfant, un métier à tisser, un dieu sans tête : c'était la grand-rue { $area-of }. { $nation-The } la descendirent en chantant, parce qu'on chante.
epic-pillaged-c = La fumée se voyait { $area-in } à trois jours de marche, et c'était le but. { $nation-The } voulaient qu'on sût qui était passé.
epic-pillaged-d = Au-dessus de chaque porte, { $area-in }, quelqu'un avait peint un prix, du temps du marché. { $nation-The } n'en payèrent aucun, et les portes brûlèrent bien.
epic-pillaged-e = Le toit du temple, { $area-in }, était de bronze, et il fallut deux jours pour l'abattre. { $nation-The } avaient deux jours. Du reste, ils laissèrent le contour dans la cendre.
epic-pillaged-f = { $nation-The } demandèrent d'abord les archives { $area-in }, et allumèrent le feu avec les titres de propriété. Le soir, peu importait qui possédait quoi.
epic-pillaged-g = Un potier, { $area-in }, venait d'ouvrir son four. { $nation-The } cassèrent les pots encore chauds, puis continuèrent par la rue, le marché et la porte.
epic-pillaged-own-roma = **C'était leur propre ville, et { $nation-the } la pillèrent.** Ils savaient quelles caves de Rome l'ennemi avait manquées ; il en monta { told-gold }, et personne ne demanda à qui elles avaient été.
epic-pillaged-again = L'enduit des murs neufs n'avait pas séché { $area-in }. { $nation-The } mirent le feu aux échafaudages, et les maçons, payés à la journée, demandèrent quand revenir.

epic-sea-won = ⛵ Les rames cassèrent comme paille tout le long d'un navire, puis il n'y eut plus que l'écume. { $attacker-The } allèrent et vinrent { $area-in } là où avait été la flotte { $defender-of } { told-price }.
epic-sea-won-b = ⛵ Les grappins volèrent { $area-in } jusqu'à ce qu'on pût marcher du premier navire au dernier. { $attacker-The } marchèrent, l'épée tirée, et { $defender-the } n'eurent plus de planche où se tenir { told-price }.
epic-sea-won-c = ⛵ Le vent tomba { $area-in } au pire moment pour { $defender-the } : voiles hautes, rames rentrées. { $attacker-The } avaient sorti les leurs, et éperonnèrent ce qui ne pouvait pas virer { told-price }.
epic-sea-won-d = ⛵ { $attacker-The } avaient répandu du sable sur leurs ponts { $area-in }, pour qu'on n'y glissât pas. À midi il était rouge. De la flotte { $defender-of } on vit une rangée de poupes, puis on ne la vit plus { told-price }.
epic-sea-lost = ⛵ { $attacker-The } avaient le soleil dans les yeux { $area-in }, et { $defender-the } dans le dos. Ce fut fini avant que l'eau se calmât, et l'on ne vit plus une voile { $attacker-of } { told-price }.
epic-sea-lost-b = ⛵ { $attacker-The } avaient le vent en poupe { $area-in }, et il les porta à travers la ligne et plus loin. { $defender-The } virèrent, et les prirent par-derrière l'un après l'autre { told-price }.
epic-sea-left = ⛵ L'amiral { $attacker-of } regarda le ciel, la mer et { $defender-the }, et n'aima aucun des trois. Il fit virer ses navires { $area-in } { told-price }.
epic-sea-left-b = ⛵ Les deux lignes restèrent proue contre proue { $area-in }, jusqu'à ce que les rameurs { $attacker-of } n'eussent plus d'eau. { $defender-The } avaient une source à terre ; les autres allèrent en chercher une { told-price }.
epic-sea-fled = ⛵ { $defender-The } coupèrent leurs câbles { $area-in } et laissèrent les ancres { $attacker-to }, qui n'en avaient que faire { told-price }.
epic-sea-fled-b = ⛵ Des lanternes brûlaient sur des flotteurs { $area-in }, en deux rangs bien droits, comme une flotte à l'ancre. À l'aube, { $attacker-the } éperonnèrent les flotteurs ; { $defender-the } étaient partis depuis minuit { told-price }.
epic-cargo-lost = On leur avait promis que la mer serait le plus facile. { $nation-The } virent couler { $force-the } dans leur armure.
epic-cargo-lost-b = Les transports { $nation-of } n'avaient ni pont ni chance. Avec eux sombrèrent { $force-the }, et le coffre de la solde. Pour le coffre, on envoya des plongeurs.
epic-cargo-lost-c = Depuis, les pêcheurs remontent des casques dans leurs filets. { $nation-The } avaient embarqué { $force-the }, et l'on chantait à bord, parce que cela raccourcit la traversée.

# Le fil de la partie, à la fin d'un tour.

epic-thread-besieged = *Il y a { $area-in } un homme qui a hissé { thread-times-times } la même pierre sur le même mur. Il l'appelle par son nom. Après { thread-times-sieges }, elle est toute lisse.*
epic-thread-besieged-b = *{ thread-times-armies } ont campé devant les murs { $area-in }. Sur leurs vieilles latrines, les choux poussent comme nulle part en Italie.*
epic-thread-unbeaten = *{ thread-times-battles }, et { $leader-the } les a toutes gagnées. Ses soldats disent qu'il a de la chance. Ses ennemis l'ont dit aussi, les premières fois.*
epic-thread-luckless = *On salue encore { $leader-the }, puisqu'il le faut. Mais { thread-times-times } on est parti au combat sous ce nom, et { thread-times-times } on a fui, et le salut se fait attendre.*
epic-thread-pillaged = *{ thread-times-times }, { $area-in }, on a fait sortir les dieux par la porte. Ceux qui s'y trouvent maintenant sont en argile.*
epic-thread-raided = *{ $nation-The } sont partis voler { thread-times-times }, et { thread-won-times } ils sont rentrés plus riches. Quand les pères le racontent, ils appellent cela la guerre.*
epic-thread-at-sea = *{ thread-times-fleets } se sont livrés { $sea-in }. Quand l'eau est calme, les garçons plongent pour des casques et remontent des bagues.*
epic-thread-rivals = *{ $nation-The } et { $other-the } se sont rencontrés { thread-times-times }. { thread-won-trophies } se dressent pour les premiers, { $lost ->
    [0] aucun
   *[other] { $lost }
} pour les seconds, et il reste de la place entre les deux.*
epic-thread-rivals-level = *{ thread-times-battles }, et { $nation-the } et { $other-the } sont à égalité, { $won } partout. Plus personne ne sait pourquoi on s'est battu la première fois.*
epic-thread-tributary = *Une fois encore les mulets partent, { $nation-of } { $other-to }, pour la { nth-times } fois. Ceux qui naissent aujourd'hui y voient une sorte de saison.*
epic-thread-implacable = *{ thread-times-times } { $nation-the } sont venus avec des rameaux d'olivier, et { thread-times-times } { $other-the } les ont renvoyés. Les oliviers poussent lentement.*
epic-thread-winning = *{ $nation-The } n'ont plus un homme de moins de vingt ans qui ait vu une défaite : { $row } victoires, l'une après l'autre. Leurs vieillards sacrifient plus que jamais.*
epic-thread-losing = *{ $row } batailles, { $row } défaites. { $nation-The } vont désormais à la guerre comme on va chez un créancier.*
epic-thread-ahead = *Depuis { $row } tours, { $seat } est en tête et s'est fait à la vue.*
epic-thread-overtaken = *{ $seat } a dépassé { $other }. Cela s'est fait sans trompette ; il fallait lire les comptes.*
epic-thread-idle = *Depuis { thread-turns-turns }, { $nation-the } gardent la paix. Aux lances, au-dessus des portes, on fait sécher les oignons.*
