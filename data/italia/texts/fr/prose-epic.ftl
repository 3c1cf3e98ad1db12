# La même histoire, plus au long : un ou deux textes pour ce qui en vaut la peine. Le reste vient de prose.ftl.

epic-nation-inherited = On rompt un sceau, on en grave un autre. Les hommes sont les mêmes, les arriérés aussi, mais de ce jour { $nation-the } se disent { $heir } : { $units-the }, et { told-gold } dans le coffre.
epic-nation-inherited-lost = Le nouveau payeur avait une liste, et elle était courte : { $nation-the } n'y tenaient pas tous. Payés au jour près et renvoyés : { $units-the }.
epic-roma-returned-driven = Ils viennent de nuit, par le Capitole, par les égouts, par une porte que la femme d'un boulanger a laissée ouverte. Au matin { $displaced-the } sont dehors et **Rome** est romaine, ce dont les pierres n'avaient jamais douté.
epic-roma-returned = Une chèvre vivait dans le temple de la Concorde. On la fait sortir, avec quelque cérémonie, et **Rome** est de nouveau une ville.
epic-foederati-rose = **« Le tiers des terres », dit Odoacre,** et quand on refuse, il laisse aller le mot de camp en camp, où il se passe de traducteur. Ceux qui ont compris : { told-foederati } ({ $needed } ou plus pour changer).
epic-foederati-rose-none = Odoacre parle à tous les feux entre le Pô et la mer. On l'écoute, on lui donne du vin, et au matin { $of ->
    [one] la seule unité de foederati romains est où elle était
   *[other] les { $of } unités de foederati romains sont où elles étaient
} ({ $needed } ou plus pour changer).
epic-revolted = Le tribut est venu tard, puis incomplet, puis ce fut un chien mort dans une boîte. **{ $nation-The } sont libres,** et { $controller-the } peuvent venir dire le contraire.
epic-revolted-b = Un vieillard, chez { $nation-the }, gardait son épée dans le chaume. Il n'était pas le seul. **{ $nation-The } se lèvent contre { $controller-the }.**
epic-revolted-c = Le percepteur { $controller-of } arriva avec quatre mules et repartit à pied. **{ $nation-The } ne paient plus,** et les mules tirent leurs charrues.
epic-revolted-d = En une nuit, des postes de garde brûlèrent, petits, loin les uns des autres. **{ $nation-The } se sont soulevés,** et { $controller-the } le lisent dans la fumée.
epic-arrival-led = D'abord une odeur de chevaux dans le vent, puis un bruit de fleuve, puis { $leader-the } { $places-in }, et { $nation-the } à la suite : { $force-the }.
epic-arrival-led-b = Chez { $nation-the } on se dispute à propos de tout, sauf ce soir. { $leader-The } prend la parole { $places-in }, et tout le camp se tait : { $force-the }.
epic-arrival-led-c = Les éclaireurs reviennent { $places-in } sans qu'on ait à leur demander ce qu'ils ont vu ; cela se lit sur eux. { $leader-The } est là avec { $force-the }.
epic-arrival-led-d = On porte une table dehors { $places-in }, un tabouret, et une balance pour la solde. { $leader-The } s'assied, et { $nation-the } font la queue : { $force-the }.
epic-arrival-led-e = Qui ne trouvait pas ses sandales resta derrière. { $leader-The } avait réuni { $nation-the } { $places-in } avant le lever du jour, et compta { $force-the } à la lueur des torches.
epic-arrival-led-f = Un taureau, une flûte et trois prêtres réticents : { $places-in }, on interrogea les présages jusqu'à ce qu'ils fussent d'accord. Puis { $leader-the } s'avança devant { $nation-the } : { $force-the }.
epic-arrival-led-afloat = On largua la dernière amarre au crépuscule { $places-in }. { $leader-The } avait payé les rameurs d'avance et les pilotes deux fois, et { $nation-the } avaient { $force-the } à bord.
epic-arrival-led-afloat-b = Les bouviers traînaient sur le quai près des chariots vides : { $nation-the } avaient tout embarqué { $places-in }, { $force-the }. { $leader-The } comptait les jarres d'eau.
epic-arrival-led-great = Il fallut du lever du jour à midi pour longer les rangs à cheval { $places-in }, et l'intendant { $nation-of } pleurait sur le pain. { $leader-The } avait { $force-the }.
epic-arrival-led-small = On avait promis une armée { $leader-to }. Quand la poussière retomba { $places-in }, on vit { $force-the }, et un scribe { $nation-of } demanda tout de même une signature.
epic-arrival-alone = Pas d'hommes nouveaux pour { $nation-the }, pas d'argent et peu de pain. Mais { $leader-the } vient d'arriver { $places-in }, et l'on se tient plus droit.
epic-arrival-alone-b = Ni trompettes ni escorte : deux serviteurs et un rhume. Le soir, tous { $places-in } connaissent le nom { $leader-of }, et { $nation-the } ne regardent plus derrière eux.
epic-arrival-africa = Des fermes derrière Carthage, des garnisons, du bord du désert on les a appelés, et ils marchent dans la neige pour la première fois. { $leader-The } a { $force-the } { $places-in }.
epic-arrival-landing = Rien ne bougeait, puis tout. En une nuit { $nation-the } ont { $force-the } sous les armes { $places-in }, et les gouverneurs écrivent des lettres que l'on ne portera pas.
epic-arrival-staging = De l'autre côté du col, la fumée de mille foyers monte droit. { $nation-The } sont { $places-in } avec { $force-the }, et ils ne viennent pas commercer.
epic-arrival-staging-b = Un marchand revient d'au-delà de la frontière avec toute sa marchandise et aucune envie de parler. Il a vu { $nation-the } { $places-in } : { $force-the }.
epic-arrival = La trompe { $nation-of } est passée dans les villages, et ceux qui se cachaient mal sont là : { $force-the }, { $places-in }.
epic-arrival-b = Des mères retiennent une manche { $places-in }, puis la lâchent. { $nation-The } ont { $force-the } de plus, avec des courroies neuves et de vieux chants.
epic-arrival-c = Le recruteur paya le vin de tout le monde { $places-in }, et se rappela qui en avait bu. Au matin, { $nation-the } avaient { $force-the } de plus.
epic-arrival-d = Les forgerons { $nation-of } travaillèrent pendant la fête des morts, et personne ne cria à l'impiété. On vit { $places-in } { $force-the }, dans un fer encore chaud.
epic-arrival-afloat = Le bois vert fait eau, disaient les charpentiers { $nation-of } ; on leur répondit qu'il flotte. Il flotta { $places-in } : { $force-the }.
epic-arrival-great = Dans les villages { $nation-of }, il ne resta que les chiens et les sages-femmes. Le rassemblement { $places-in } dura trois jours : { $force-the }.
epic-arrival-small = Un héraut { $nation-of } lut toute la liste { $places-in }, et attendit après chaque nom. Peu répondirent : { $force-the }.
epic-campaign-began = Aux premières lueurs l'étendard { $leader-of } se lève { $place-in }, et les tentes s'abattent. Derrière lui : { $force-the }, avec de l'or pour { $chest ->
    [one] { $chest } marche
   *[other] { $chest } marches
} et du pain pour moins.
epic-campaign-began-b = { $leader-The } fait tracer la carte dans le sable { $place-in }, la regarde un moment et l'efface du pied. Dans l'heure il est en route avec { $force-the } ; { $chest ->
    [one] { $chest } marche est payée.
   *[other] { $chest } marches sont payées.
}
epic-campaign-crossing = **La mer, entre les deux rives, est large comme un mensonge.** { $leader-The } met { told-units } sur des navires bâtis pour le cuir et le vin, perd de vue une rive avant d'avoir l'autre, et débarque { $to-in }. Sur la plage, on compte. Il n'en manque pas une.
epic-exited = Ils sont venus avec des lances et repartent avec des chariots. { $nation-The } sortent d'Italie par les Alpes avec { $force-the }, et ne se retournent que pour voir si rien ne tombe.
epic-departed = Un matin le camp { $nation-of } est de nouveau un pré, avec des ronds noirs dans l'herbe. Repartis d'où ils venaient, ou plus loin : { $force-the } ({ $places }).
epic-departed-scored = Derrière les montagnes leurs femmes attendent. { $nation-The } rentrent avec { $force-the }, et ce qu'ils portent fera parler tout l'hiver ({ $places }).
epic-city-rebuilt = Un soldat porte une pierre aussi mal qu'un maçon un bouclier, mais { $area-in } la chose se fait. { $nation-The } ont de nouveau une ville, et moins de lances.
epic-turn-ended = Un scribe fait le compte, deux fois, parce qu'il ne croit pas la première. **{ $seat }** est devant : { $seats }.
epic-turn-ended-b = Aux archives on taille une tablette neuve, en commençant, comme toujours, par qui gagne. C'est **{ $seat }** : { $seats }.
epic-turn-ended-c = Des vieux sur un banc sont d'accord, pour une fois. Si les dieux fermaient le livre ce soir, la dernière ligne serait pour **{ $seat }** : { $seats }.
epic-turn-ended-d = À la lampe, les trésoriers tirèrent un trait sous ces années et poussèrent leurs tablettes au milieu de la table. Le total le plus haut : **{ $seat }**. { $seats }.
epic-turn-ended-e = Un crieur le lut au marché, où l'on espérait entendre le prix de l'huile. En tête, **{ $seat }** : { $seats }.
epic-turn-ended-level = On est allé chercher la balance, et elle reste droite : { $seats }.
epic-game-scored = C'est donc fini ; tous sont las, et quelqu'un est premier. **{ $winner }** a gagné : { $seats }.

epic-shock-first = 🐘 Les Romains le prennent d'abord pour une maison qui marche. Puis cela hurle. **Aucun exercice ne prépare à un éléphant,** et { $area-in } { $of ->
    [one] leur seule unité choisit
   *[other] { $count ->
        [one] { $count } de leurs { $of } unités choisit
       *[other] { $count } de leurs { $of } unités choisissent
    }
} de n'en pas voir davantage ({ $needed } ou plus).
epic-shock = 🐘 On leur a dit de viser la trompe, de laisser des couloirs, de ne pas le regarder dans les yeux. { $area-In }, { $of ->
    [one] la seule unité romaine le regarde
   *[other] { $count ->
        [one] { $count } unité romaine sur { $of } le regarde
       *[other] { $count } unités romaines sur { $of } le regardent
    }
} dans les yeux (seulement sur { $needed }).
epic-shock-none = 🐘 La terre tremble { $area-in }, une tour oscille au-dessus de la poussière, et un centurion observe que c'est une vache avec une queue à chaque bout. { $of ->
    [one] La seule unité romaine reste
   *[other] Les { $of } unités romaines restent
} ({ $needed } ou plus pour fuir).
epic-defection = De l'autre bord, { $area-in }, quelqu'un crie un nom, dans la langue de leurs grand-mères. { $to-The } gagnent { told-foederati }, le bouclier écarté ({ $needed } ou plus).
epic-defection-none = { $to-The } offrent des terres, des femmes et la solde en retard, à tue-tête. { $area-In } les foederati romains ont déjà entendu cela : les { $of } restent fidèles ({ $needed } ou plus pour changer).
epic-appeal = ⛪ Un diacre a passé les avant-postes { $area-in } sans rien d'autre qu'une lettre et un os dans de l'argent. Quand il a lu, { $unit } { $nation-of } s'agenouille, et se relève à saint Pierre.

epic-reacted-join = Une colonne de poussière au mauvais endroit : { $nation-the } marchent { $origin-of } { $to-to } avec { $force-the }. Ils comptent y être avant la première lance, et ils y sont.
epic-reacted-join-b = Les feux courent sur la crête plus vite qu'un cheval. Le temps qu'il choisisse son terrain, { $nation-the } ont amené { $force-the } { $origin-of } { $to-to }, et il reste moins de terrain à choisir.
epic-reacted-shift = { $nation-The } regardent ce qui vient, puis leur propre ligne, et ne sont pas trop fiers. De nuit ils mènent { $force-the } { $origin-of } { $to-to }, en laissant les feux allumés.
epic-reacted-shift-b = Quand la poussière passe la crête, { $nation-the } font comme leurs grands-pères : ils n'y sont plus. Il reste { $origin-in } un vieillard et une oie ; on trouvera { $force-the } { $to-in }.
epic-submission-refused = { $nation-The } sortent avec des rameaux d'olivier et une liste de conditions. { $to-The } gardent les rameaux.
epic-submission-refused-b = Trois vieillards { $nation-of }, tête nue au soleil, offrirent la moitié de ce qu'ils avaient. { $to-The } demandèrent ce qu'il en était de l'autre.
epic-submission-refused-c = Les envoyés { $nation-of } eurent des figues, une place près du feu, et au matin une réponse. { $to-The } ne voulaient pas du serment : ils étaient venus pour davantage.
epic-submission-refused-again = Les envoyés { $nation-of } savaient maintenant où laisser leurs mules, et quelle marche branlait. { $to-The } les laissèrent monter, entendirent le même serment, et le refusèrent encore.
epic-submission-refused-again-b = { $nation-The } avaient envoyé un nouvel orateur, à la robe plus blanche, et l'ancienne offre vint à la fin. { $to-The } l'avaient déjà refusée, et n'attendirent pas l'interprète.
epic-submission-ended-no-units = Il faut être deux pour tenir un serment, et d'un côté il n'y avait plus personne en armes. Entre { $nation-the } et { $controller-the }, le tribut s'arrêta au milieu d'un mois.
epic-submission-ended-no-units-b = Les mules étaient chargées et attendaient l'escorte, et il n'y avait plus d'armée pour en envoyer une. Ainsi finit ce que { $nation-the } avaient juré { $controller-to }.
epic-submission-ended-arrival = Avec de nouvelles lances au pays, { $nation-the } refirent leurs comptes. Ils trouvèrent qu'ils ne devaient rien { $controller-to }, et déchargèrent les chariots.
epic-submission-ended-inherited = { $nation-The } ont de nouveaux maîtres, qui ont repris les registres et biffé la page { $controller-of } : à ceux-là, plus de tribut.
epic-submitted-offer = Un envoyé { $nation-of } pose sur la table de la terre et de l'eau, et ne regarde ni l'une ni l'autre. **Ils se soumettent { $to-to }.** La moitié de leur gain va avec, et ils cachent l'autre.
epic-submitted-offer-b = On marchande trois jours : sur le titre, l'impôt et le nombre d'otages. Le quatrième, **{ $nation-the } se soumettent { $to-to }**, et l'on montre leurs chambres aux otages.
epic-submitted-offer-c = Le sceau { $nation-of } s'imprima sur une tablette de plus, puis quitta le doigt. **Ils se soumettent { $to-to },** et désormais la moitié de ce qui entre ressort.
epic-submitted-force = **Il ne reste guère à dire, et { $nation-the } ne le disent pas.** { $to-The } dictent, les prêtres jurent dans les deux langues, et la moitié de chaque moisson se pèse à la porte.
epic-submitted-force-b = On pose une lance sur deux autres, et les anciens { $nation-of } se baissent pour passer. Ce n'est pas haut. **{ $to-The } les comptent à la sortie,** puis comptent les granges.
epic-submitted-force-c = On tira les otages au sort, pour qu'aucune famille n'eût à s'en plaindre. **{ $nation-The } obéissent { $to-to },** et la moitié de chaque moisson part sur les chariots d'autrui.

epic-battle-won-roma = **Rome tombe.** On se bat de la porte Colline au Forum, de toit en toit, et un vieux sénateur reste assis sur son seuil jusqu'à ce qu'on lui tire la barbe. { $attacker-The } ont la ville, et { $defender-the } l'ont perdue { told-price }.
epic-battle-won-carthago = **Carthage est prise, rue par rue et étage par étage.** Dans le temple de Byrsa, les derniers { $defender-of } mettent eux-mêmes le feu. { $attacker-The } restent sur les marches et se taisent { told-price }.
epic-battle-won-revenge = Ils trouvent encore leurs propres morts { $area-in }, et cela vaut deux discours. Cette fois { $attacker-the } traversent { $defender-the } comme s'ils le devaient à quelqu'un { told-price }.
epic-battle-won-streak = Il y a des étés où une armée ne peut poser le pied à faux. Cette année, c'est l'été { $attacker-of }. On prend aussi { $area-the } ; c'est à peine si l'on a remarqué { $defender-the } { told-price }.
epic-battle-won-few = « Combien sont-ils ? » demandait un garçon { $attacker-of }. « Demande où ils sont », dit le vieux. C'était { $area-in }, ils étaient trop nombreux, et moins d'hommes ont eu raison { $defender-of } { told-price }.
epic-battle-won-last = Quand la poussière retombe { $area-in }, une poignée { $attacker-of } s'appuie sur ses lances et cherche à qui le dire. Ils ont vaincu. { $defender-The } sont morts, et presque tous les autres avec eux { told-price }.
epic-battle-won-last-b = Le soir ils se comptent { $area-in }, deux fois, et cela ne s'arrange pas. Le champ est { $attacker-to }. { $defender-The } y sont couchés, et l'armée qui les a battus aussi { told-price }.
epic-battle-won-walls = Depuis des jours le bélier dit le même mot à la porte { $area-in }, et à la fin la porte en convient. { $attacker-The } se ruent sur ce qui reste { $defender-of } { told-price }.
epic-battle-won-walls-b = Ils sont montés à la corde, là où le mur semblait trop haut pour qu'on le garde. Avant l'aube { $attacker-the } ont une tour { $area-in }, à midi le marché, et le soir { $defender-the } n'ont plus rien { told-price }.
epic-battle-won-walls-c = L'ingénieur { $attacker-of } a mesuré l'ombre de la tour { $area-in } et taillé ses échelles dessus. Il ne s'est trompé que d'une main, et { $defender-the } se fiaient à l'autre calcul { told-price }.
epic-battle-won-landing = Les quilles raclent, le premier est dans l'eau avec l'enseigne, et les autres suivent, de honte. { $attacker-The } prennent { $area-the }, mouillés jusqu'à la poitrine ; { $defender-the } n'ont pas su les y rejeter { told-price }.
epic-battle-won-hills = Chaque sentier de chèvre { $area-in } a son guetteur, et il faut discuter avec chacun. Cela prend le jour { $attacker-to }. Au couchant il n'y a plus de guetteurs, et plus trace { $defender-of } { told-price }.
epic-battle-won-marsh = Des roseaux, des mouches et de l'eau noire { $area-in }, et { $defender-the } en connaissent chaque pied. Un oiseleur montre { $attacker-to } le seul passage, pour de l'argent { told-price }.
epic-battle-won-long = On pousse, bouclier contre bouclier, { $area-in }, pendant { told-rounds }, jusqu'à mourir debout faute de place pour tomber. Puis la ligne { $defender-of } n'est plus là. { $attacker-The } y sont, tout juste { told-price }.
epic-battle-won-led = { $leader-The } les laisse venir { $area-in }, un peu plus loin, encore un peu. Un geste de la main, et { $defender-the } voient ce qu'il y a derrière la colline. Le reste prend la matinée { told-price }.
epic-battle-won-led-b = Tête nue devant la ligne, un visage que tous connaissent : cela suffit. { $attacker-The } chargent derrière { $leader-the }, et { $area-in } il ne reste { $defender-of } rien qui puisse partir { told-price }.
epic-battle-won-led-c = { $leader-The } fit abattre un grand arbre { $area-in }, sans qu'on vît pourquoi. Il barrait la seule route par où { $defender-the } pouvaient être secourus, et { $attacker-the } eurent jusqu'au soir { told-price }.
epic-battle-won-led-d = Il y avait deux plans dans la tente ; quand vint la brume, { $leader-the } déchira les deux. { $attacker-The } la traversèrent { $area-in }, la main sur l'épaule de l'homme de devant, et { $defender-the } les virent à dix pas { told-price }.
epic-battle-won-swift = La soupe est encore chaude { $area-in } quand { $attacker-the } la mangent. { $defender-The } l'avaient faite pour eux { told-price }.
epic-battle-won-swift-b = Au matin, un courrier partit annoncer que { $defender-the } tenaient { $area-in }. Un autre le dépassa avant midi : { $attacker-the } étaient dans le camp, sans avoir perdu un homme { told-price }.
epic-battle-won-many = Ils emplissent la plaine d'une colline à l'autre { $area-in }, et il en vient toujours. { $defender-The } serrent leurs courroies et meurent sur place. { $attacker-The } les enjambent { told-price }.
epic-battle-won = Toute la matinée le combat penche { $area-in } comme un ivrogne sur un pont, et vers midi il tombe d'un côté. { $attacker-The } sont restés debout ; { $defender-the } gisent où ils étaient { told-price }.
epic-battle-won-b = Il faudra un mois aux poètes { $attacker-of } : le duel, le présage, le cheval blessé. À un scribe il faut une ligne. Ils ont pris { $area-the }, et { $defender-the } n'y sont plus { told-price }.
epic-battle-won-c = Un flûtiste { $attacker-of } joue tout du long { $area-in }, parce qu'on ne lui a pas dit d'arrêter. Quand il baisse la flûte, { $defender-the } ne sont plus là, et il entend le silence { told-price }.
epic-battle-won-d = Entre les camps, { $area-in }, il y avait un champ de fèves, et des deux côtés l'ordre de l'épargner. { $attacker-The } l'oublièrent les premiers ; à midi les fèves étaient foulées, et { $defender-the } avec elles { told-price }.
epic-battle-won-e = Pendant une heure, seuls les frondeurs travaillèrent { $area-in }. Puis { $attacker-the } baissèrent la tête et coururent sous les pierres, et { $defender-the } n'avaient pas de seconde ligne à leur opposer { told-price }.
epic-battle-won-again = Nul besoin de guide { $area-in } : { $attacker-the } y avaient laissé des ornières la fois d'avant. { $defender-The } avaient compté les combler, et on les y enterra { told-price }.
epic-battle-won-again-b = C'était la même colline { $area-in }, le même ruisseau, presque le même discours avant l'assaut. { $attacker-The } gagnèrent comme ils avaient gagné, et { $defender-the } tombèrent où d'autres étaient tombés { told-price }.
epic-battle-won-grudge = Les trophées d'une vieille défaite pendaient encore à un chêne { $area-in }, tout rouillés. { $attacker-The } les décrochèrent après le combat, et y pendirent les boucliers { $defender-of } { told-price }.
epic-battle-won-first = { $attacker-The } ne savaient pas ce qu'on crie après une victoire : dans ces guerres, aucun de leurs assauts n'en avait donné. { $area-In }, quelqu'un commença, et tous reprirent. { $defender-The } ne l'entendaient plus { told-price }.
epic-battle-lost-roma = **Rome tient.** Du mur, les femmes jettent des tuiles, les enfants des ordures, et les légions ce que jettent les légions. De l'armée { $attacker-of } il reste de quoi combler un fossé, et elle le comble { told-price }.
epic-battle-lost-led = { $leader-The } avait battu meilleurs qu'eux, et le disait la veille. { $area-In }, { $defender-the } n'avaient pas entendu le discours. Ils tiennent, et l'armée { $attacker-of } appartient au passé { told-price }.
epic-battle-lost-many = Après, on compte, et l'on recompte : { $attacker-the } sont venus deux fois plus nombreux { $area-in }, et ils y sont tous restés. { $defender-The } s'assoient parmi eux et tremblent { told-price }.
epic-battle-lost-walls = Le sable brûlant, dit l'ingénieur { $defender-of }, passe sous toute armure. { $attacker-The } l'apprennent sous les murs { $area-in }, et ne portent pas cette science plus loin { told-price }.
epic-battle-lost-walls-b = La tour de siège { $attacker-of } est aussi haute que le mur { $area-in }, et le dernier jour elle penche, penche, et se couche. { $defender-The } sortent achever ce qui est dessous { told-price }.
epic-battle-lost-walls-c = Les citernes étaient à sec { $area-in }, un transfuge l'avait juré. Sur le mur, { $defender-the } étendaient leur linge ; au pied, { $attacker-the } moururent au dernier assaut, en pensant au transfuge { told-price }.
epic-battle-lost-landing = Les vagues { $area-in } sont pleines de boucliers, qui tournent comme des assiettes. { $attacker-The } étaient arrivés au sable sec ; { $defender-the } n'avaient reculé que d'une dune { told-price }.
epic-battle-lost-hills = C'est calme dans la gorge, dit l'éclaireur, et il ne dit plus rien. Les monts se referment { $area-in } sur { $attacker-the } comme un poing, et le poing est { $defender-to } { told-price }.
epic-battle-lost = { $attacker-The } avancent en bon ordre { $area-in }, et en bon ordre ils sont tués. Quand { $defender-the } baissent leurs lances, il n'y a plus devant eux que l'herbe et les oiseaux { told-price }.
epic-battle-lost-b = Le signal de la seconde charge était un manteau rouge, et l'homme qui le portait tomba dans la première, { $area-in }. { $attacker-The } attendirent le signal jusqu'au dernier ; le manteau est maintenant { $defender-to } { told-price }.
epic-battle-lost-c = { $defender-The } avaient planté des pieux dans le gué { $area-in } et assis à côté un homme avec une ligne. { $attacker-The } le prirent pour un pêcheur, et aucun ne ressortit de l'eau { told-price }.
epic-battle-both = Le soir ils sont trop peu nombreux pour se haïr, la nuit trop peu pour enterrer. { $attacker-The } et { $defender-the } se sont effacés { $area-in }, et un chien traverse la place { told-price }.
epic-battle-left-walls = Il pleut dans les tranchées { $area-in }, la fièvre vient, et le mur est aussi haut qu'avant. { $attacker-The } brûlent les machines qu'ils ne peuvent porter. { $defender-The } regardent cela comme un spectacle { told-price }.
epic-battle-left-walls-b = La mine sous le mur, { $area-in }, rencontra une contre-mine, et les sapeurs se rencontrèrent. { $attacker-The } comblèrent la leur et levèrent le siège ; { $defender-the } gardent des raves dans l'autre { told-price }.
epic-battle-left-bled = { $attacker-The } savent ce que coûte la place { $area-in }, et ne peuvent payer. Ils partent dans le noir, les blessés sur les boucliers, et { $defender-the } les font raccompagner par les loups { told-price }.
epic-battle-left = Aucun ne veut partir le premier { $area-in }, et il faut bien que quelqu'un parte. { $attacker-The } s'en vont, les enseignes hautes, pour montrer que cela leur est égal. { $defender-To } aussi { told-price }.
epic-battle-left-b = Deux armées avaient tout mangé dans la vallée { $area-in }, et { $attacker-the } avaient le plus faim. Ils partirent où il y avait du pain ; { $defender-the } restèrent avec la vue { told-price }.
epic-battle-yielded-city = On met des linges mouillés aux gonds, on emporte les dieux dans des couvertures. Quand { $attacker-the } forcent la porte { $area-in }, les lampes brûlent, et { $defender-the } sont à un jour de marche { told-price }.
epic-battle-yielded-city-b = « Les murs ne mangent pas, dit le plus vieux, et nous, si. » Au matin { $defender-the } sont partis, les portes sont ouvertes { $area-in }, et { $attacker-the } cherchent la ruse jusqu'à midi { told-price }.
epic-battle-yielded-city-c = Au vote, { $area-in }, il se leva plus de mains pour la route que pour le mur. { $defender-The } fermèrent le grenier à clef, par habitude, et { $attacker-the } forcèrent la serrure { told-price }.
epic-battle-yielded-bled = La moitié d'entre eux ne lève plus le bras, et l'autre porte cette moitié. { $defender-The } laissent { $area-the } { $attacker-to }, et vivent pour les en maudire { told-price }.
epic-battle-yielded-bled-b = On lia les lances deux par deux pour en faire des civières. { $defender-The } emportèrent qui ils purent, { $area-in }, et { $attacker-the }, hors d'haleine eux aussi, laissèrent faire { told-price }.
epic-battle-yielded = { $defender-The } avaient promis de mourir { $area-in }, mais pas tous, et pas aujourd'hui. { $attacker-The } trouvent les foyers chauds { told-price }.
epic-battle-yielded-b = L'arrière-garde alluma { $area-in } un feu pour chaque homme parti, puis partit aussi. { $attacker-The } rampèrent vers les feux jusqu'à l'aube, et { $defender-the } avaient une nuit d'avance { told-price }.
epic-battle-yielded-many = { $defender-The } avaient un guetteur dans un arbre { $area-in } ; il compta jusqu'à n'avoir plus de doigts, puis plus de courage. À midi, la place était laissée { $attacker-to } { told-price }.
epic-battle-yielded-led = Il suffit qu'un prisonnier dît qui venait. { $defender-The } plièrent bagage avant l'aube { $area-in }, et { $leader-the } entra avec { $attacker-the } entre des portes ouvertes { told-price }.
epic-battle-yielded-hills = { $defender-The } connaissaient une corniche { $area-in } où passe une mule qui ne regarde pas en bas. Quand le brouillard se leva, { $attacker-the } eurent les hauteurs, et une mule qui avait regardé { told-price }.
epic-leader-killed = † On fait cercle, et le cercle se resserre. **{ $leader-The } tombe { $area-in },** et { $by-the } tirent l'armure au sort.
epic-leader-killed-b = † Pendant une heure on n'y croit d'aucun côté. Puis passe une lance, avec une tête. **C'en est fait { $leader-of } { $area-in }.** { $nation-The } cessent de chanter, et { $by-the } commencent.
epic-leader-killed-c = † Le cheval revient seul. **On a couché { $leader-the } { $area-in }**, la face vers { $by-the }, et nul n'ose encore prendre l'anneau.
epic-leader-killed-d = † La garde avait juré de ne pas rentrer seule, et personne n'en rentra. **C'en est fait { $leader-of } { $area-in },** et { $by-the } durent écarter neuf corps pour s'en assurer.
epic-leader-killed-e = † Un valet du camp reconnut la vieille cicatrice, et ferma les yeux du mort. **On pleure { $leader-the } { $area-in }.** { $nation-The } demandèrent le corps, et { $by-the } dirent leur prix.

epic-raid-roma = **Ils sont dans Rome avant que les chiens aboient.** { $attacker-The } vont droit aux temples, comme on fait quand on y fut otage ou invité, et laissent { $defender-to } les cendres des archives { told-raid }.
epic-raid-last = La ville brûle si bien { $area-in } qu'on voit les pillards de tous les murs. Il n'en revient aucun chez { $attacker-the } ; { $defender-the } ne retrouvent rien { told-raid }.
epic-raid-clean = Une corde sur le mur { $area-in }, une main sur une bouche, un verrou tiré. Quand { $defender-the } s'éveillent, c'est au bruit de sabots qui s'éloignent { told-raid }.
epic-raid-clean-b = Un garçon qui vendait des figues { $area-in } avait compté les pas entre deux rondes. Il en fallut moins { $attacker-to }, et { $defender-the } trouvèrent les figues { told-raid }.
epic-raid = { $attacker-The } ont les bras pleins quand { $defender-the } les trouvent, et l'on se bat mal avec un candélabre. Certains le lâchent. D'autres non : la ville est pillée { $area-in } { told-raid }.
epic-raid-b = Le feu prend à la corderie { $area-in }, comme prévu, et pendant que { $defender-the } font la chaîne avec des seaux, { $attacker-the } partent de l'autre côté avec des coffres. Tous ne sortent pas { told-raid }.
epic-raid-c = { $attacker-The } entrèrent { $area-in }, de la paille aux sabots, et ressortirent sans paille. { $defender-The } prirent les derniers au pont ; les chariots étaient déjà de l'autre côté { told-raid }.
epic-raid-failed-bled = Quelqu'un avait parlé { $area-in }, et l'on avait payé les archers pour attendre. { $attacker-The } courent sous les flèches, des sacs vides sur la tête { told-raid }.
epic-raid-failed = { $attacker-The } passent la nuit dans les roseaux { $area-in }, pour une porte qui devait s'ouvrir. { $defender-The } ont changé la serrure { told-raid }.
epic-raid-failed-b = Une oie cria { $area-in }, comme jadis à Rome, et des torches parurent le long du mur. { $attacker-The } firent demi-tour dans le noir ; { $defender-the } ont gardé l'oie à son poste { told-raid }.
epic-pillaged-roma = **On dit qu'il fallut trois jours pour piller Rome, et qu'on aurait pu en mettre dix.** { $nation-The } emportent des dieux, des portes et un siège de consul, et quelqu'un se souvient de Troie.
epic-pillaged-gold = { $nation-The } interrogent les riches { $area-in }, l'un après l'autre, par le feu. Cela donne { told-gold } et un grand silence.
epic-pillaged-gold-b = Sous l'âtre, au fond du puits, derrière les dieux du foyer : { $area-in }, { $nation-the } cherchèrent là où ils l'auraient caché eux-mêmes. Il y avait { told-gold }.
epic-pillaged-gold-c = Un banquier racheta sa vie { $area-in } en nommant ceux qui avaient davantage. { $nation-The } rendirent visite à chacun, et le soir ils avaient { told-gold }.
epic-pillaged = { $nation-The } ne trient même pas. Ce qui brûle est brûlé { $area-in }, ce qui casse est cassé, afin qu'on dise qu'ils sont passés.
epic-pillaged-b = Un soulier d'enfant, un métier à tisser, un dieu sans tête : voilà la grand-rue { $area-in }. { $nation-The } la descendent en chantant, parce qu'on chante.
epic-pillaged-c = La fumée se voit { $area-in } à trois jours de marche, et c'était le but. { $nation-The } veulent qu'on sache qui est passé.
epic-pillaged-d = Au-dessus de chaque porte, { $area-in }, quelqu'un avait peint un prix, du temps du marché. { $nation-The } n'en payèrent aucun, et les portes brûlèrent bien.
epic-pillaged-e = Le toit du temple, { $area-in }, était de bronze, et il fallut deux jours pour l'abattre. { $nation-The } avaient deux jours. Du reste, ils laissèrent le contour dans la cendre.
epic-pillaged-own-roma = **C'était leur propre ville, et { $nation-the } l'ont pillée.** Ils savaient quelles caves de Rome l'ennemi avait manquées ; il en monta { told-gold }, et personne ne demanda à qui elles avaient été.
epic-pillaged-again = L'enduit des murs neufs n'avait pas séché { $area-in }. { $nation-The } mirent le feu aux échafaudages, et les maçons, payés à la journée, demandèrent quand revenir.

epic-sea-won = ⛵ Les rames cassent comme paille tout le long d'un navire, puis il n'y a plus que l'écume. { $attacker-The } vont et viennent { $area-in } là où était la flotte { $defender-of } { told-price }.
epic-sea-won-b = ⛵ Les grappins volèrent { $area-in } jusqu'à ce qu'on pût marcher du premier navire au dernier. { $attacker-The } marchèrent, l'épée tirée, et { $defender-the } n'eurent plus de planche où se tenir { told-price }.
epic-sea-won-c = ⛵ Le vent tomba { $area-in } au pire moment pour { $defender-the } : voiles hautes, rames rentrées. { $attacker-The } avaient sorti les leurs, et éperonnèrent ce qui ne pouvait pas virer { told-price }.
epic-sea-lost = ⛵ { $attacker-The } ont le soleil dans les yeux { $area-in }, et { $defender-the } dans le dos. C'est fini avant que l'eau se calme, et l'on ne voit plus une voile { $attacker-of } { told-price }.
epic-sea-lost-b = ⛵ { $attacker-The } avaient le vent en poupe { $area-in }, et il les porta à travers la ligne et plus loin. { $defender-The } virèrent, et les prirent par-derrière l'un après l'autre { told-price }.
epic-sea-left = ⛵ L'amiral { $attacker-of } regarde le ciel, la mer et { $defender-the }, et n'aime aucun des trois. Il fait virer ses navires { $area-in } { told-price }.
epic-sea-left-b = ⛵ Les deux lignes restèrent proue contre proue { $area-in }, jusqu'à ce que les rameurs { $attacker-of } réclament de l'eau. { $defender-The } avaient une source à terre ; les autres allèrent en chercher une { told-price }.
epic-sea-fled = ⛵ { $defender-The } coupent leurs câbles { $area-in } et laissent les ancres { $attacker-to }, qui n'en ont que faire { told-price }.
epic-sea-fled-b = ⛵ Des lanternes brûlaient sur des flotteurs { $area-in }, en deux rangs bien droits, comme une flotte à l'ancre. À l'aube, { $attacker-the } éperonnèrent les flotteurs ; { $defender-the } étaient partis depuis minuit { told-price }.
epic-cargo-lost = On leur avait promis que la mer serait le plus facile. { $nation-The } voient couler { $force-the } dans leur armure.
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
epic-thread-rivals = *{ $nation-The } et { $other-the } se sont rencontrés { thread-times-times }. { thread-won-trophies } se dressent pour les premiers, { $lost } pour les seconds, et il reste de la place entre les deux.*
epic-thread-rivals-level = *{ thread-times-battles }, et { $nation-the } et { $other-the } sont à égalité, { $won } partout. Plus personne ne sait pourquoi on s'est battu la première fois.*
epic-thread-tributary = *Une fois encore les mulets partent, { $nation-of } { $other-to }, pour la { $times }ᵉ fois. Ceux qui naissent aujourd'hui y voient une sorte de saison.*
epic-thread-implacable = *{ thread-times-times } { $nation-the } sont venus avec des rameaux d'olivier, et { thread-times-times } { $other-the } les ont renvoyés. Les oliviers poussent lentement.*
epic-thread-winning = *{ $nation-The } n'ont plus un homme de moins de vingt ans qui ait vu une défaite : { $row } victoires, l'une après l'autre. Leurs vieillards sacrifient plus que jamais.*
epic-thread-losing = *{ $row } batailles, { $row } défaites. { $nation-The } vont désormais à la guerre comme on va chez un créancier.*
epic-thread-ahead = *Depuis { $row } tours, { $seat } est en tête et s'est fait à la vue.*
epic-thread-overtaken = *{ $seat } a dépassé { $other }. Cela s'est fait sans trompette ; il fallait lire les comptes.*
epic-thread-idle = *Depuis { thread-turns-turns }, { $nation-the } gardent la paix. Aux lances, au-dessus des portes, on fait sécher les oignons.*
