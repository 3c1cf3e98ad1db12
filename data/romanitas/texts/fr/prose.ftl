# Ce qui s'est passé, tel que le raconte le narrateur : une phrase ou deux par événement. Les clés sont tell-<radical>,
# avec les variantes -b, -c ... ; prose-terse.ftl et prose-epic.ftl ont les autres longueurs, colour.ftl ce qu'en disent
# les livres. Noms de villes, d'unités et de mers viennent d'ailleurs : aucune phrase n'élide devant eux. Les unités sont
# au pluriel, comme les peuples : « { $unit-the } », et ce qui en est dit ne s'accorde pas en genre.

# Le tour s'ouvre.

tell-turn-began = **Tour { $turn }, { $first }–{ $last }.** Sous la pourpre : { $emperors }.
tell-fatum-thrown-low = Les dés du destin tombent bas : { $dice }.
tell-fatum-thrown-low-b = Le destin n'est pas d'humeur à donner : { $dice }.
tell-fatum-thrown-low-c = Les prêtres regardent les dés et se taisent : { $dice }.
tell-fatum-thrown-mixed = Les dés du destin : { $dice }.
tell-fatum-thrown-mixed-b = Le destin distribue { $dice }, il y en a pour tous.
tell-fatum-thrown-mixed-c = { $dice } sur la table ; la décennie prend forme.
tell-fatum-thrown-mixed-d = Trois dés disent comment commence la décennie : { $dice }.
tell-fatum-thrown-high = Les dés du destin sourient : { $dice }.
tell-fatum-thrown-high-b = Une décennie peut commencer plus mal : { $dice }.
tell-fatum-thrown-high-c = Le destin ouvre la main : { $dice }.

tell-acta-placed-usurper = Un rival lève l'étendard : *{ $box }* ({ $score }), { $change } PR. Au-delà des frontières, chaque peuple l'apprend.
tell-acta-placed-usurper-b = *{ $box }* ({ $score }) : deux hommes pour un trône, et les ennemis de l'un et de l'autre reprennent courage. { $change } PR.
tell-acta-placed-political-revolt = Bleus et Verts réclament un autre empereur : *{ $box }* ({ $score }), { $change } PR. La garde reste au palais.
tell-acta-placed-political-revolt-b = *{ $box }* ({ $score }), { $change } PR : aucune unité de la garde ne quitte une capitale en émeute.
tell-acta-placed-political-revolt-c = Il y a des barricades sur la Mésè : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-weak-basileus = Le trône hésite : *{ $box }* ({ $score }), { $change } PR. Les grandes armées coûteront davantage.
tell-acta-placed-weak-basileus-b = *{ $box }* ({ $score }) : les ordres quittent tard le palais et y reviennent corrigés. { $change } PR.
tell-acta-placed-weak-basileus-c = Au conseil, la voix la plus forte n'est pas celle de l'Empereur : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-basileus = L'Empereur gouverne, ni plus ni moins : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-basileus-b = *{ $box }* ({ $score }), { $change } PR : on lit les suppliques, on répond à quelques-unes.
tell-acta-placed-basileus-c = Le sceptre est en main sûre : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-strong-basileus = Le palais parle d'une seule voix : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-strong-basileus-b = *{ $box }* ({ $score }), { $change } PR : il y a de nouveau un Empereur, et chacun s'en aperçoit.
tell-acta-placed-strong-basileus-c = Au consistoire, personne ne le contredit : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-heresy = Des provinces entières prient un autre credo : *{ $box }* ({ $score }), { $change } PR. Aucun missionnaire ne sera écouté.
tell-acta-placed-heresy-b = *{ $box }* ({ $score }) : un seul Christ, et cent façons d'être damné pour Lui. { $change } PR.
tell-acta-placed-heresy-c = D'Antioche à Alexandrie, les chaires sont en guerre : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-religious-quarrels = Les évêques excommunient les évêques : *{ $box }* ({ $score }), { $change } PR. Les missionnaires restent à la maison.
tell-acta-placed-religious-quarrels-b = *{ $box }* ({ $score }), { $change } PR : les boulangers parlent de natures et de personnes, les soldats aussi.
tell-acta-placed-religious-quarrels-c = On réunit un concile, qui ne règle rien : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-weak-patriarch = Le Patriarche ne fâche personne : *{ $box }* ({ $score }), { $change } PR. Un missionnaire coûtera davantage.
tell-acta-placed-weak-patriarch-b = *{ $box }* ({ $score }), { $change } PR : une Église à la voix douce.
tell-acta-placed-patriarch = Le Patriarche garde ses ouailles, et son avis pour lui : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-patriarch-b = *{ $box }* ({ $score }), { $change } PR : on chante la liturgie, et les évêques sont en paix.
tell-acta-placed-patriarch-c = Pas une querelle d'Église qui vaille une lettre : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-loyal-patriarch = L'autel et le trône tirent du même côté : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-loyal-patriarch-b = *{ $box }* ({ $score }), { $change } PR : le Patriarche prie pour l'Empereur, et de bon cœur.
tell-acta-placed-financial-crisis = Les coffres sont vides : *{ $box }* ({ $score }), { $change } PR. Soldats, navires et maçons, tout renchérit.
tell-acta-placed-financial-crisis-b = *{ $box }* ({ $score }) : la monnaie s'amincit, et personne n'est dupe. { $change } PR.
tell-acta-placed-agrarian-crisis = La moisson manque : *{ $box }* ({ $score }), { $change } PR. Le pain est cher, les recrues aussi.
tell-acta-placed-agrarian-crisis-b = *{ $box }* ({ $score }), { $change } PR : des champs sans bras, des villages sans fumée.
tell-acta-placed-plague = La maladie débarque avec le blé : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-plague-b = *{ $box }* ({ $score }), { $change } PR : tant que passent les charrettes, ni envoyés ni maçons.
tell-acta-placed-stability = L'impôt rentre et l'armée est payée : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-stability-b = *{ $box }* ({ $score }), { $change } PR : au marché, personne ne parle du prix du pain.
tell-acta-placed-stability-c = Les comptes du Préfet tombent juste : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-prosperity = Les ports sont pleins, les greniers aussi : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-prosperity-b = *{ $box }* ({ $score }), { $change } PR : de la Gaule à l'Inde, on accepte le sou d'or.
tell-acta-placed-prosperity-c = Une année grasse pour le fisc, et pour une fois personne ne le maudit : *{ $box }* ({ $score }), { $change } PR.

tell-counted = Le compte de la Romanité s'établit à **{ $total }** : { $gains } de gains, { $losses } de pertes.
tell-counted-b = **{ $total }** sur la piste de Romanité, pour { $gains } de gains et { $losses } de pertes.
tell-counted-c = Bilan : +{ $gains }, { lost-sum }. La Romanité est à **{ $total }**.
tell-counted-d = On compte ce qui tient l'Empire ensemble : +{ $gains }, { lost-sum }, il reste **{ $total }**.
lost-sum = { $losses ->
    [0] ±0
   *[other] −{ $losses }
}

tell-random-event-drawn-confines = Troubles aux confins de l'Empire ({ $die }) : { $about-the } n'en bougeront pas de tout le tour.
tell-random-event-drawn-confines-b = Une frontière lointaine ({ $die }) retient { $about-the }, qu'on ne pourra appeler ce tour-ci.
tell-random-event-drawn-confines-idle = Troubles aux confins de l'Empire ({ $die }), mais aucune unité à y retenir.
tell-random-event-drawn-theological-disputes = Les théologiens sèment la brouille dans les camps ({ $die }) : des unités peuvent refuser de se battre ce tour-ci.
tell-random-event-drawn-theological-disputes-b = Dans les camps, les aumôniers prêchent les uns contre les autres ({ $die }) ; avant une bataille, une unité peut déposer les armes.
tell-random-event-drawn-earthquake = La terre tremble à **{ $about }** ({ $die }) ; aucun Monument n'y reste debout.
tell-random-event-drawn-earthquake-b = À **{ $about }**, le sol se soulève ({ $die }), et ce qu'on avait bâti pour l'éternité s'écroule.
tell-random-event-drawn-epidemic = Fièvre des camps ({ $die }) : un chef peut être terrassé avant le combat.
tell-random-event-drawn-epidemic-b = La maladie passe de tente en tente ({ $die }). Un général peut être hors d'état de mener ses hommes.
tell-random-event-drawn-arab-razzia = Des cavaliers sortis du désert fondent sur **{ $about }** ({ $die }).
tell-random-event-drawn-arab-razzia-b = Une razzia venue d'Arabie ({ $die }) : des chameaux devant les portes, à **{ $about }**.
tell-random-event-drawn-storm = Une année de tempêtes ({ $die }) : les flottes peuvent manquer leur but.
tell-random-event-drawn-storm-b = Les pilotes regardent le ciel et secouent la tête ({ $die }) : ce tour-ci, toute flotte peut être rejetée.

# La Romanité gagnée et perdue.

tell-romanness-changed-combat-won = La nouvelle de la victoire se répand : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-b = La capitale est en fête : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-c = Des lettres ceintes de laurier arrivent à Constantinople : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-d = Actions de grâces à la Grande Église : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-e = Les tavernes boivent à l'armée : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-f = Pour une fois, l'Hippodrome acclame des soldats et non des cochers : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-g = L'Empire se tient un peu plus droit : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-h = Jusqu'aux percepteurs qui sont de bonne humeur : +{ $change } PR, { $total } désormais.
tell-romanness-changed-floor = { $moved ->
    [0] Cela coûterait { $change } PR, mais il n'en reste aucun.
   *[other] Cela coûterait { $change } PR, mais il n'en restait que { $moved } : { $total } désormais.
}
tell-romanness-changed-floor-b = { $moved ->
    [0] Prix : { $change } PR, et plus rien pour payer.
   *[other] Prix : { $change } PR ; il n'en restait que { $moved }. Total : { $total }.
}
tell-romanness-changed-floor-c = { $moved ->
    [0] La Romanité est au plus bas : impossible de perdre { $change } PR.
   *[other] Sur { $change } PR, { $moved } seulement peuvent se perdre. Total : { $total }.
}
tell-romanness-changed-floor-d = { $moved ->
    [0] Plus rien à perdre : la piste reste à { $total }, quoi que vaillent { $change } PR.
   *[other] Les derniers PR s'en vont, { $moved } au lieu de { $change }. Total : { $total }.
}
tell-romanness-changed-floor-e = { $moved ->
    [0] Encore un coup à { $change } PR, et personne ne compte plus : { $total }.
   *[other] Un coup à { $change } PR s'arrête à { $total } : il ne restait que { $moved }.
}
tell-romanness-changed-floor-f = { $moved ->
    [0] À { $total } PR, une perte de { $change } ne change rien.
   *[other] La perte est de { $change } PR, la bourse en contenait { $moved }. Total : { $total }.
}
tell-romanness-changed-floor-g = { $moved ->
    [0] Cela aussi coûterait { $change } PR, s'il y en avait.
   *[other] Cela coûte le reste, { $moved } PR au lieu de { $change }. Total : { $total }.
}
tell-romanness-changed-floor-h = { $moved ->
    [0] Toujours { $total } PR ; on ne peut pas en prendre { $change } de plus.
   *[other] On tombe à { $total } : { $moved } PR, faute des { $change } dus.
}
tell-romanness-changed-cap = { $moved ->
    [0] Cela rapporterait { $change } PR, mais la piste s'arrête à { $total }.
   *[other] Cela rapporterait { $change } PR, mais la piste s'arrête à { $total } : +{ $moved } PR.
}
tell-romanness-changed-cap-b = { $moved ->
    [0] La piste est pleine, à { $total } : { $change } PR de plus n'y changent rien.
   *[other] La piste est pleine, à { $total } : sur { $change } PR, { $moved } seulement compte encore.
}
tell-romanness-changed-cap-c = { $moved ->
    [0] Un autre jour, cela vaudrait { $change } PR ; mais { $total } est le maximum.
   *[other] Cela vaut { $change } PR, et il en tient { $moved } : { $total } est le maximum.
}
tell-romanness-changed-persian-expedition = Le Roi des Rois est humilié : +{ $change } PR, { $total } désormais.
tell-romanness-changed-persian-expedition-b = La Perse demande ses conditions : +{ $change } PR, { $total } désormais.
tell-romanness-changed-church-gift = Le Patriarche ouvre le trésor de l'Église : +{ $change } PR, { $total } désormais.
tell-romanness-changed-church-gift-b = L'argent des autels part à la Monnaie : +{ $change } PR, { $total } désormais.
tell-romanness-changed-church-gift-cap = { $moved ->
    [0] Le Patriarche ouvre le trésor de l'Église, mais la piste s'arrête à { $total } : aucun PR de plus.
   *[other] Le Patriarche ouvre le trésor de l'Église, mais la piste s'arrête à { $total } : +{ $moved } PR.
}
tell-romanness-changed-church-gift-cap-b = { $moved ->
    [0] L'argent des autels part à la Monnaie et n'y change rien : à { $total } PR, la piste est pleine.
   *[other] L'argent des autels part à la Monnaie : +{ $moved } PR, et à { $total } la piste est pleine.
}
tell-romanness-changed-gentle-start = Un destin clément laisse { $change } PR au nouveau règne pour commencer.
tell-romanness-changed-coin-lost = Plus d'or à { $about } : −{ $change } PR, reste { $total }.
tell-romanness-changed-coin-lost-b = { $about } est rayée des recettes : −{ $change } PR, reste { $total }.
tell-romanness-changed-coin-lost-c = Les percepteurs rentrent les sacs vides ({ $about }) : −{ $change } PR, reste { $total }.
tell-romanness-changed-coin-gained = L'or coule de nouveau à { $about } : +{ $change } PR, { $total } désormais.
tell-romanness-changed-coin-gained-b = { $about } paie l'impôt : +{ $change } PR, { $total } désormais.
tell-romanness-changed-zone-occupied = Aucun marchand n'y navigue : −{ $change } PR, reste { $total }.
tell-romanness-changed-zone-occupied-b = Les navires de blé restent à quai : −{ $change } PR, reste { $total }.
tell-romanness-changed-zone-occupied-c = Sur la Corne d'Or, le prêt maritime double de prix : −{ $change } PR, reste { $total }.
tell-romanness-changed-zone-occupied-d = Les ports ferment, les prix montent : −{ $change } PR, reste { $total }.
tell-romanness-changed-persian-diplomacy = Un client de perdu : −{ $change } PR, reste { $total }.
tell-romanness-changed-persian-diplomacy-b = Il y a un trou dans la frontière : −{ $change } PR, reste { $total }.
tell-romanness-changed-persian-diplomacy-c = On fête cela à Ctésiphon : −{ $change } PR pour nous, reste { $total }.
tell-romanness-changed-monument-lost = Son prix est perdu avec lui : −{ $change } PR, reste { $total }.
tell-romanness-changed-monument-lost-b = Des années d'ouvrage envolées en un jour : −{ $change } PR, reste { $total }.

# Les villes.

tell-city-desolated = 🔥 **{ $city }** est mise à sac par { $by-the } : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-b = 🔥 { $by-The } laissent **{ $city }** en cendres : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-c = 🔥 Fumée sur **{ $city }** : { $by-the } emportent ce qui s'emporte (−1 PR, Désolation { $markers } sur { $limit }).
tell-city-desolated-d = 🔥 Plus rien n'arrête { $by-the } dans les rues, à **{ $city }**. −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-e = 🔥 **{ $city }** brûle trois jours. { $by-The } ne restent pas pour regarder (−1 PR, Désolation { $markers } sur { $limit }).
tell-city-desolated-f = 🔥 Les réfugiés qui arrivent n'ont que deux noms à la bouche : **{ $city }**, et { $by-the }. −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-g = 🔥 Qu'on raye **{ $city }** du cadastre ; { $by-the } y sont passés (−1 PR, Désolation { $markers } sur { $limit }).
tell-city-desolated-usurper = 🔥 Les hommes de l'usurpateur pillent **{ $city }** : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-usurper-b = 🔥 **{ $city }** s'est déclarée pour le mauvais empereur, et le paie : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-political-revolt = 🔥 La révolte gagne **{ $city }** et n'y laisse que ruines : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-political-revolt-b = 🔥 À **{ $city }**, l'émeute devient une guerre à elle seule : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-agrarian-crisis = 🔥 La faim vide **{ $city }** : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-agrarian-crisis-b = 🔥 Plus de blé à **{ $city }** ; qui peut marcher s'en va (−1 PR, Désolation { $markers } sur { $limit }).
tell-city-desolated-plague = 🔥 La peste laisse **{ $city }** aux morts : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-plague-b = 🔥 À **{ $city }**, on ne compte plus les tombes (−1 PR, Désolation { $markers } sur { $limit }).
tell-city-desolated-plague-c = 🔥 Un navire l'a apportée, et **{ $city }** est vide : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-arab-razzia = 🔥 **{ $city }** est dépouillée et rendue au sable : −1 PR, Désolation { $markers } sur { $limit }.
tell-city-desolated-arab-razzia-b = 🔥 À la nuit, les cavaliers sont partis, et **{ $city }** n'est plus (−1 PR, Désolation { $markers } sur { $limit }).

tell-desolation-removed-rebuilding = Maçons et colons reviennent à **{ $city }** ({ paid-price }).
tell-desolation-removed-rebuilding-b = À **{ $city }**, l'aqueduc coule de nouveau, et les gens suivent l'eau ({ paid-price }).
tell-desolation-removed-rebuilding-c = **{ $city }** est rebâtie, plus petite et derrière des murs plus épais ({ paid-price }).
tell-desolation-removed-missionary = Des moines ramènent la vie à **{ $city }** ({ paid-price }).
tell-desolation-removed-missionary-b = Un missionnaire chante la messe dans les ruines, à **{ $city }**, et les ruines se peuplent ({ paid-price }).

tell-monument-built-monastery = On fonde un Monastère à **{ $city }** ({ $cost } PR).
tell-monument-built-monastery-b = Des moines prennent possession de cellules neuves à **{ $city }** ({ $cost } PR).
tell-monument-built-basilica = Une Basilique s'élève à **{ $city }** ({ $cost } PR).
tell-monument-built-basilica-b = **{ $city }** consacre sa Basilique ({ $cost } PR).
tell-monument-built-fortifications = **{ $city }** reçoit ses Fortifications ({ $cost } PR).
tell-monument-built-fortifications-b = Des Fortifications s'élèvent à **{ $city }** ({ $cost } PR) ; une unité perse n'y trouvera pas d'entrée.
tell-monument-built-defensive-walls = **{ $city }** se ceint de Murailles ({ $cost } PR).
tell-monument-built-defensive-walls-b = Des Murailles pour **{ $city }** ({ $cost } PR) : désormais, elle peut soutenir un siège.
tell-monument-destroyed-monastery = À **{ $city }**, le Monastère est détruit.
tell-monument-destroyed-monastery-b = À **{ $city }**, il ne reste du Monastère que la cave.
tell-monument-destroyed-basilica = À **{ $city }**, la Basilique est détruite.
tell-monument-destroyed-basilica-b = À **{ $city }**, le toit de la Basilique s'effondre.
tell-monument-destroyed-fortifications = À **{ $city }**, les Fortifications sont rasées.
tell-monument-destroyed-fortifications-b = Il ne reste rien des Fortifications à **{ $city }**.
tell-monument-destroyed-defensive-walls = À **{ $city }**, les Murailles sont rasées.
tell-monument-destroyed-defensive-walls-b = À **{ $city }**, il ne reste pas des Murailles pierre sur pierre.

# Les peuples.

tell-attitude-checked-neutrality = { $nation-The } gardent la paix ({ $score }).
tell-attitude-checked-neutrality-b = Rien ne bouge { $nation-in } ({ $score }).
tell-attitude-checked-neutrality-c = { $nation-The } ont leurs propres soucis ({ $score }).
tell-attitude-checked-neutrality-d = Pas de nouvelles { $nation-of } ({ $score }) : bonnes nouvelles.
tell-attitude-checked-neutrality-e = Du côté { $nation-of }, le calme ({ $score }).
tell-attitude-checked-neutrality-f = { $nation-The } comptent leurs lances et restent chez eux ({ $score }).
tell-attitude-checked-neutrality-g = Ce sont des marchands, non des guerriers, que nous envoient { $nation-the } ({ $score }).
tell-attitude-checked-neutrality-h = { $nation-The } attendent ({ $score }).
tell-attitude-checked-neutrality-i = Une décennie sans { $nation-the } ({ $score }).
tell-attitude-checked-neutrality-j = La frontière dort en face { $nation-of } ({ $score }).
tell-attitude-checked-piracy = { $nation-The } prennent la mer ({ $score }).
tell-attitude-checked-piracy-b = Dans les ports { $nation-of }, on goudronne les quilles ({ $score }) : piraterie.
tell-attitude-checked-piracy-c = { $nation-The } aiment mieux voler que commercer ({ $score }).
tell-attitude-checked-piracy-d = { $nation-The } se font corsaires ({ $score }).
tell-attitude-checked-piracy-e = Pourquoi marcher quand on a des navires, se disent { $nation-the } ({ $score }).
tell-attitude-checked-piracy-out = Encore la piraterie ({ $score }) : les navires { $nation-of } ne sont pas rentrés.
tell-attitude-checked-piracy-out-b = { $nation-The } veulent piller en mer ({ $score }), et leurs navires y sont déjà.
tell-attitude-checked-piracy-out-c = { $nation-The } choisissent la piraterie ({ $score }) et laissent leurs navires où ils sont.
tell-attitude-checked-persian-diplomacy = Des envoyés perses se mettent en route ({ $score }).
tell-attitude-checked-persian-diplomacy-b = La Perse envoie de l'argent au lieu de soldats ({ $score }).
tell-attitude-checked-persian-diplomacy-c = Le Roi des Rois écrit des lettres ({ $score }).
tell-attitude-checked-persian-diplomacy-d = Des mages et des chevaux de prix passent le Caucase ({ $score }).
tell-attitude-checked-persian-diplomacy-e = Ctésiphon fait une offre à nos clients ({ $score }).
tell-attitude-checked-raid = **{ $nation-The } lancent un raid** ({ $score }).
tell-attitude-checked-raid-b = **Les pillards { $nation-of }** sont en chemin ({ $score }).
tell-attitude-checked-raid-c = **{ $nation-The } ont flairé le butin** ({ $score }) : un raid.
tell-attitude-checked-raid-d = On allume les feux d'alarme ({ $score }) : **raid { $nation-of }.**
tell-attitude-checked-raid-e = **Une bande, { $nation-in }**, part piller ({ $score }).
tell-attitude-checked-raid-f = **{ $nation-The } rompent la paix** ({ $score }) pour ce que trois unités peuvent porter.
tell-attitude-checked-raid-g = Un courrier sur un cheval blanc d'écume ({ $score }) : **{ $nation-the } arrivent.**
tell-attitude-checked-invasion = **{ $nation-The } marchent en force** ({ $score }).
tell-attitude-checked-invasion-b = **{ $nation-The } viennent avec tout ce qu'ils ont** ({ $score }).
tell-attitude-checked-invasion-c = Ce n'est pas un raid ({ $score }) : **{ $nation-the } nous envahissent.**
tell-attitude-checked-invasion-d = **Toute l'armée { $nation-of }** est en mouvement ({ $score }).
tell-treaty-held = Le traité avec { $nation-the } tient.
tell-treaty-held-b = L'encre et les sceaux tiennent : { $nation-the } restent chez eux.
tell-treaty-held-c = { $nation-The } se souviennent de ce qu'ils ont signé.
tell-treaty-held-d = Liés par traité, { $nation-the } ne bougent pas.
tell-caesar-named = Le roi { $nation-of } reçoit le titre de *César* : −1 à leur attitude ce tour-ci.
tell-caesar-named-b = Un diadème, une lettre, et voilà *César* le roi { $nation-of } ; −1 à leur attitude ce tour-ci.
tell-caesar-named-c = La vanité coûte moins qu'une armée : le roi { $nation-of } devient *César* (−1 à leur attitude ce tour-ci).

tell-diplomacy-turned-persian = La Perse a gagné **{ $space-the }**.
tell-diplomacy-turned-persian-b = **{ $space-In }**, on s'incline devant le Roi des Rois.
tell-diplomacy-turned-persian-c = Désormais, le tribut **{ $space-of }** part pour Ctésiphon.
tell-diplomacy-turned-roman = **{ $space-In }**, on regarde vers Constantinople{ turned-by }
tell-diplomacy-turned-roman-b = Rome a de nouveau des amis **{ $space-in }**{ turned-by }
tell-diplomacy-turned-roman-c = Le prince **{ $space-of }** revêt la robe de cour romaine{ turned-by }

tell-fleet-sailed = **{ $zone-In }** rôdent les navires { $nation-of }.
tell-fleet-sailed-b = Des voiles { $nation-of } à l'horizon, **{ $zone-in }**.
tell-fleet-sailed-c = { $nation-The } ont choisi **{ $zone-the }** pour terrain de chasse.
tell-fleet-sailed-d = **{ $zone-In }**, de chaque cap, on voit passer les navires { $nation-of }.
tell-fleet-sailed-e = **{ $zone-In }**, { $nation-the } sont sortis, et personne d'autre.
tell-fleet-gone = La flotte { $nation-of } a quitté **{ $zone-the }**.
tell-fleet-gone-b = Nous voilà débarrassés { $nation-of } **{ $zone-in }**.
tell-fleet-gone-c = Plus une voile { $nation-of } **{ $zone-in }**.
tell-piracy-cancelled-no-coast = Sans côte, { $nation-the } ne mettent rien à l'eau.
tell-piracy-cancelled-no-coast-b = { $nation-The } ont la volonté et point de port : il n'en sort rien.
tell-piracy-cancelled-storm = Une tempête garde au port les navires { $nation-of }.
tell-piracy-cancelled-storm-b = Le temps est pour nous ; { $nation-the } restent au port.

tell-raid-began = Trois unités { $nation-of } fondent sur **{ $city }**.
tell-raid-began-b = C'est **{ $city }** qu'ils veulent : trois unités { $nation-of } sont en route.
tell-raid-began-c = { $nation-The } visent **{ $city }**, forts de trois unités.
tell-raid-began-d = **{ $city }** ferme ses portes : trois unités { $nation-of } sont dehors.
tell-raid-began-e = Devant **{ $city }**, les villages brûlent déjà ; trois unités { $nation-of }, dit l'éclaireur.
tell-raid-began-f = Leur but est **{ $city }**. Trois unités { $nation-of }, dit le premier courrier ; il a raison.
tell-raid-began-g = À **{ $city }**, les cloches n'arrêtent plus : { $nation-the } arrivent, en trois bandes.
tell-attack-cancelled-not-roman = { $city } n'est pas romaine ; l'attaque { $nation-of } regarde quelqu'un d'autre.
tell-attack-cancelled-not-roman-b = { $nation-The } fondent sur { $city }, où nul Romain ne commande. Nous regardons.
tell-attack-cancelled-not-roman-c = C'est { $city } que veulent { $nation-the }, et ce n'est pas une ville à nous.
tell-attack-cancelled-not-roman-d = { $city } a d'autres maîtres : à eux de recevoir { $nation-the }.
tell-attack-cancelled-not-roman-e = La route { $nation-of } mène à { $city }, loin de tout poste romain.
tell-attack-cancelled-already-desolated = Il ne reste rien à piller à { $city }.
tell-attack-cancelled-already-desolated-b = { $nation-The } ne trouvent que des ruines à { $city } et s'en retournent.
tell-invasion-began = Leur route : { $path }.
tell-invasion-began-b = Ils comptent aller jusqu'au bout : { $path }.
tell-invasion-began-c = Devant eux : { $path }.
tell-invasion-began-d = L'itinéraire { $nation-of } : { $path }.
tell-invasion-passed = { $nation-The } passent devant des ruines ; c'était { $city }.
tell-invasion-passed-b = { $city } n'a plus rien à prendre ; { $nation-the } poursuivent.
tell-invasion-passed-c = Ce fut { $city } ; ils y passent sans faire halte.
tell-invasion-stopped-beaten = L'invasion { $nation-of } échoue à **{ $city }**.
tell-invasion-stopped-beaten-b = À **{ $city }** se brise l'élan { $nation-of }.
tell-invasion-stopped-beaten-c = { $nation-The } venaient en conquérants ; à **{ $city }**, ils tournent bride, moins nombreux.
tell-invasion-stopped-not-roman = Passé { $city }, plus rien de romain à envahir ; { $nation-the } rebroussent chemin.
tell-invasion-stopped-not-roman-b = La ville suivante n'est pas à nous : à { $city } s'arrête la guerre { $nation-of }.
tell-invasion-stopped-end-of-road = À { $city }, { $nation-the } sont au bout de leur route et rentrent chargés de butin.
tell-invasion-stopped-end-of-road-b = Personne n'a arrêté { $nation-the }. Après { $city }, ils s'arrêtent d'eux-mêmes.
tell-invasion-stopped-no-one-left = À { $city } tombe le dernier des envahisseurs.
tell-invasion-stopped-no-one-left-b = { $city } est prise, et il ne reste aucun { $nation-of } pour aller plus loin.
tell-reconquest-began = **{ $nation-The } se lèvent pour reprendre { $city }.**
tell-reconquest-began-b = **{ $nation-The } n'ont pas oublié { $city }.** Trois unités marchent pour la reprendre.
tell-reconquest-began-c = **{ $nation-The } veulent ravoir { $city }.**
tell-city-reconquered = **{ $city }** est reperdue : { $nation-the } l'ont reprise.
tell-city-reconquered-b = { $nation-The } sont de nouveau maîtres à **{ $city }**.
tell-city-reconquered-c = **{ $city }** change encore de maîtres ; { $nation-the } accrochent leurs boucliers aux murs.
tell-city-abandoned = Personne ne se lève pour { $city } ; { $nation-the } entrent.
tell-city-abandoned-b = { $city } est laissée à son sort, et son sort, ce sont { $nation-the }.
tell-city-abandoned-c = À { $city }, les portes sont ouvertes { $nation-to }. Il n'y avait personne pour les fermer.
tell-city-abandoned-d = Pas une épée tirée pour { $city } contre { $nation-the }.
tell-city-abandoned-e = { $city } demande des soldats ; { $nation-the } arrivent les premiers.

# Les armées.

mustered-price = { $cost ->
    [0] sans frais
   *[other] pour { $cost } PR
}
paid-price = { $cost ->
    [0] sans frais
   *[other] { $cost } PR
}
turned-by = { $how ->
    [missionary] {" "}(missionnaire : { paid-price }).
   *[other] {"."}
}
tell-force-mustered-defence = À la rescousse, { mustered-price } : { $figures-the } avec { $units-the }.
tell-force-mustered-defence-b = En marche vers **{ $place }**, { mustered-price } : { $figures-the } avec { $units-the }.
tell-force-mustered-defence-c = **{ $place }** ne restera pas seule. Aux ordres { $figures-of } arrivent { $units-the }, { mustered-price }.
tell-force-mustered-defence-d = La réponse, { mustered-price } : { $units-the }, aux ordres { $figures-of }.
tell-force-mustered-defence-e = On appelle aux enseignes { $units-the }, { mustered-price }, aux ordres { $figures-of }.
tell-force-mustered-defence-f = On prend position **{ $place-in }**, { mustered-price } : { $units-the }, aux ordres { $figures-of }.
tell-force-mustered-defence-alone = Pas de général, mais { $units-the }, { mustered-price }, pour **{ $place }**.
tell-force-mustered-defence-alone-b = **{ $place }** devra se contenter de ceci, { mustered-price } et sans chef : { $units-the }.
tell-force-mustered-defence-alone-c = La province se débrouille seule, { mustered-price } : { $units-the }, et personne pour les mener.
tell-force-mustered-attack = L'armée prend la route, { mustered-price } : { $figures-the } avec { $units-the }. Le but est **{ $place-the }**.
tell-force-mustered-attack-b = Contre **{ $place-the }** marchent, { mustered-price }, { $figures-the } et, derrière les enseignes, { $units-the }.
tell-force-mustered-attack-c = Vers **{ $place-the }**, { mustered-price } : { $units-the }, aux ordres { $figures-of }.
tell-force-mustered-attack-d = Les trompettes appellent { $units-the }, { mustered-price }, et { $figures-the } pour les mener vers **{ $place-the }**.
tell-force-mustered-attack-alone = Sur **{ $place-the }** marchent { $units-the }, { mustered-price }, sans chef de renom.
tell-force-mustered-persia = En Perse, { mustered-price } : { $figures-the } avec { $units-the }.
tell-force-mustered-persia-b = L'Euphrate est franchi, { mustered-price } : { $units-the }, aux ordres { $figures-of }.
tell-force-mustered-persia-alone = L'Euphrate est franchi, { mustered-price } : { $units-the }, sans chef de renom.
tell-force-mustered-sea = On prend la mer, { mustered-price } : { $fleets-the }, avec { $figures-the } à bord.
tell-force-mustered-sea-b = { $figures-The } { $figures-number ->
    [plural] hissent leur marque
   *[singular] hisse sa marque
}, { mustered-price } ; on lève l'ancre avec { $fleets-the }.
tell-force-mustered-sea-c = { $fleets-The } { $fleets-number ->
    [plural] sortent
   *[singular] sort
} du port, { mustered-price }, aux ordres { $figures-of }.
tell-force-mustered-sea-alone = On prend la mer, { mustered-price }, avec { $fleets-the }.
tell-force-mustered-sea-alone-b = { $fleets-The } { $fleets-number ->
    [plural] sortent
   *[singular] sort
} à la rame, { mustered-price }, sans autre chef que les capitaines.
tell-force-mustered-sea-alone-c = Pas de général à bord ; { $fleets-the } { $fleets-number ->
    [plural] appareillent
   *[singular] appareille
} pourtant, { mustered-price }.
tell-units-sent-home = Faute d'ordres, rentrent chez eux : { $units-the }.
tell-units-sent-home-b = Trop d'hommes pour les chefs qui restent ; on renvoie { $units-the }.
tell-fortifications-held = À { $city }, les Fortifications tiennent { $unit-the } à l'écart.
tell-fortifications-held-b = { $unit-The } ne trouvent pas d'entrée : à { $city }, les Fortifications tiennent bon.
tell-expedition-rolled-battle = La route de Ctésiphon ({ $die }) : deux batailles attendent.
tell-expedition-rolled-battle-b = La Perse se battra en rase campagne ({ $die }), deux fois.
tell-expedition-rolled-siege = La route de Ctésiphon ({ $die }) : une bataille, puis un siège.
tell-expedition-rolled-siege-b = La Perse se replie derrière ses murs ({ $die }) : d'abord une bataille, ensuite un siège.
tell-expedition-won = **La Perse est battue chez elle.**
tell-expedition-won-b = **Des soldats romains abreuvent leurs chevaux dans le Tigre.** Les deux combats sont gagnés.
tell-expedition-turned-back-storm = Une tempête disperse la flotte ; l'opération finit avant d'avoir commencé.
tell-expedition-turned-back-storm-b = La mer décide contre nous : la tempête nous rejette.
tell-expedition-turned-back-storm-c = Voiles déchirées, rames brisées : la flotte est rentrée au port.
tell-expedition-turned-back-sunk = La flotte sombre, et l'expédition avec elle.
tell-expedition-turned-back-sunk-b = Pas un transport ne passe ; sur le rivage, on attend en vain.
tell-expedition-turned-back-not-through = La flotte ennemie barre la route ; l'expédition fait demi-tour.
tell-expedition-turned-back-not-through-b = Impossible de passer leurs navires. Les transports virent de bord.
tell-expedition-turned-back-undecided = Après quatre passes, la route reste barrée. C'est une défaite, et l'expédition s'arrête là.
tell-expedition-turned-back-undecided-b = La flotte rentre battue ; l'expédition est finie.
tell-expedition-turned-back-broken-off = On ne tente pas le siège ; l'armée rentre.
tell-expedition-turned-back-broken-off-b = Le général regarde les murs et donne l'ordre du retour.
tell-expedition-turned-back-no-figure = Sans chef, l'armée rentre.
tell-expedition-turned-back-no-figure-b = Plus personne pour donner des ordres ; la campagne s'arrête ici.
tell-transport-sailed = Les transports quittent { $departure-the } et cinglent vers **{ $target-the }** par { $zones-the }.
tell-transport-sailed-b = La flotte fait voile { $departure-of } vers **{ $target-the }**, par { $zones-the }.
tell-transport-sailed-c = On hisse les chevaux à bord { $departure-in } : cap sur **{ $target-the }**, par { $zones-the }.
tell-city-taken = **{ $city }** est de nouveau romaine.
tell-city-taken-b = L'aigle flotte sur **{ $city }** ; { $nation-the } sont partis.
tell-city-taken-c = **{ $city }** ouvre ses portes, et { $nation-the } sortent de l'autre côté.
tell-city-taken-d = À **{ $city }**, on lit de nouveau la loi latine sur le forum.
tell-city-taken-e = { $nation-The } perdent **{ $city }**.
tell-city-taken-f = **{ $city }** est prise { $nation-to }.
tell-territory-conquered = Le territoire { $territory-of } est romain tout entier.
tell-territory-conquered-b = Avec cela, { $territory-the } { $territory-number ->
    [plural] sont
   *[singular] est
} à nous d'un bout à l'autre.
tell-territory-conquered-c = { $territory-In }, il ne reste plus rien d'étranger.

# Les batailles.

tell-battle-began-battle-enemy = ⚔️ Bataille devant **{ $place }** : { battle-count } de Rome contre { $enemies } { $nation-of }.
tell-battle-began-battle-enemy-b = ⚔️ **{ $place-In }**, { $nation-the } trouvent une armée sur leur chemin : { $enemies } des leurs, { $count } des nôtres.
tell-battle-began-battle-enemy-c = ⚔️ On voit **{ $place }** d'ici. Face à { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
} { $nation-of }, les nôtres se rangent en ligne : { battle-count }.
tell-battle-began-battle-enemy-d = ⚔️ **{ $place }**, au petit matin : { $nation-the } avancent avec { $enemies }, Rome les attend avec { battle-count }.
tell-battle-began-battle-enemy-e = ⚔️ { $nation-The } devront d'abord nous passer sur le corps. **{ $place-In }**, c'est { $count } contre leurs { $enemies }.
tell-battle-began-battle-enemy-f = ⚔️ Du haut des murs, **{ $place-in }**, on voit { battle-count } de Rome barrer la route à { $enemies } { $nation-of }.
tell-battle-began-battle-enemy-g = ⚔️ On ne cède pas **{ $place }** sans combat : { $count } contre { $enemies } { $nation-of }.
tell-battle-began-battle-roman = ⚔️ Les Romains livrent bataille pour **{ $place }** : { battle-count } contre { $enemies } { $nation-of }.
tell-battle-began-battle-roman-b = ⚔️ Devant **{ $place }**, { $nation-the } en alignent { $enemies } ; nous attaquons avec { $count }.
tell-battle-began-battle-roman-c = ⚔️ Pour aller **{ $place-in }**, il faut passer par { $enemies } { $nation-of }. Rome y envoie { battle-count }.
tell-battle-began-battle-roman-d = ⚔️ { $count } contre { $enemies } : **{ $place-in }**, { $nation-the } s'arrêtent et font face.
tell-battle-began-battle-roman-e = ⚔️ Les enseignes romaines devant **{ $place }**. { $nation-The } sortent à { $enemies } pour en affronter { $count }.
tell-battle-began-siege-enemy = ⚔️ { $nation-The } assiègent **{ $place }** : { $enemies } dehors, { battle-count } des nôtres derrière les murs.
tell-battle-began-siege-enemy-b = ⚔️ **{ $place }** ferme ses portes à { $enemies } { $nation-of } ; les nôtres, { $count } en tout, garnissent les tours.
tell-battle-began-siege-enemy-c = ⚔️ Des échelles contre les murs **{ $place-in }** : en bas { $enemies } { $nation-of }, en haut { $count } des nôtres.
tell-battle-began-siege-roman = ⚔️ Les Romains assiègent **{ $place }** : { battle-count } contre une garnison de { $enemies }.
tell-battle-began-siege-roman-b = ⚔️ **{ $place }** n'ouvrira pas. { $nation-The } tiennent les murs à { $enemies } ; les nôtres, { $count } en tout, montent aux échelles.
tell-battle-began-siege-roman-c = ⚔️ Béliers et échelles devant **{ $place }** : { $count } dehors, { $enemies } { $nation-of } dedans.
battle-count = { $count ->
    [one] une unité
   *[other] { $count } unités
}

tell-stratagem-played-roman = Notre général a une idée : *{ $stratagem }*.
tell-stratagem-played-roman-b = Nous jouons *{ $stratagem }*.
tell-stratagem-played-roman-c = *{ $stratagem }*, tels sont les ordres.
tell-stratagem-played-roman-d = Le plan du jour : *{ $stratagem }*.
tell-stratagem-played-roman-idle = Nous jouons *{ $stratagem }*, ici sans effet.
tell-stratagem-played-roman-idle-b = *{ $stratagem }*, et personne à qui l'appliquer.
tell-stratagem-played-enemy = Ils jouent *{ $stratagem }*.
tell-stratagem-played-enemy-b = Eux aussi ont lu Végèce : *{ $stratagem }*.
tell-stratagem-played-enemy-c = L'ennemi tenait une surprise prête : *{ $stratagem }*.
tell-stratagem-played-enemy-d = *{ $stratagem }*, voilà leur réponse.
tell-stratagem-played-enemy-e = Leur général connaît son métier : *{ $stratagem }*.
tell-stratagem-played-enemy-f = Les éclaireurs le signalent trop tard : *{ $stratagem }*.
tell-stratagem-played-enemy-idle = Ils tirent *{ $stratagem }*, ici sans effet.
tell-stratagem-played-enemy-idle-b = Ils jouent *{ $stratagem }*, mais sans effet.
tell-stratagem-played-enemy-idle-c = Ils avaient prévu *{ $stratagem }*, qui ne sert à rien ici.
tell-siege-stratagem-struck-roman = Une porte s'ouvre dans la nuit ({ $die }) : la ville est à nous, { $lost ->
    [one] une unité perdue
   *[other] { $lost } unités perdues
}.
tell-siege-stratagem-struck-roman-b = Un vieil aqueduc, une grille sans garde ({ $die }) : la ville est à nous. Prix : { $lost ->
    [one] une unité
   *[other] { $lost } unités
}.
tell-siege-stratagem-struck-enemy = Une porte s'ouvre dans la nuit ({ $die }) : la ville est à eux, { $lost ->
    [one] une unité perdue
   *[other] { $lost } unités perdues
}.
tell-siege-stratagem-struck-enemy-b = On a acheté quelqu'un dans la place ({ $die }). Ils sont entrés ; cela leur coûte { $lost ->
    [one] une unité
   *[other] { $lost } unités
}.
tell-disputes-rolled = { $unit-The } refusent de combattre aux côtés d'hérétiques ({ $die }).
tell-disputes-rolled-b = Un sermon de trop ({ $die }) : { $unit-the } restent au camp.
tell-disputes-rolled-c = { $unit-The } demandent quel credo tient le général, et n'aiment pas la réponse ({ $die }).
tell-disputes-rolled-d = Au matin de la bataille, { $unit-the } déposent les armes ({ $die }).
tell-unit-rallied-roman = { $unit-The } se rallient { $box-in }.
tell-unit-rallied-roman-b = Quelqu'un relève une enseigne : { $unit-the } sont de retour ({ $box-in }).
tell-unit-rallied-enemy = En face, { $unit-the } se rallient ({ $box-in }).
tell-unit-rallied-enemy-b = Une défaite ne leur suffit pas : { $unit-the } reprennent leur place ({ $box-in }).
tell-unit-rallied-enemy-c = Leur ligne se regarnit ({ $box-in }) : voici revenir { $unit-the }.
tell-reserve-committed = { $unit-The } sortent de la réserve et bouchent la brèche { $box-in }.
tell-reserve-committed-b = { $box-In }, la brèche est là, puis elle n'y est plus ; { $unit-the } l'ont fermée.

tell-turning-duel = { $box-In }, { $victor-the } ont rompu { $victim-the }, { $high } contre { $low }.
tell-turning-duel-b = C'est { $box-in } que tout s'est joué, { $high } à { $low } : { $victor-the } ont chassé { $victim-the }.
tell-turning-duel-c = Quand { $victim-the } ont cédé { $box-in } devant { $victor-the } ({ $high } contre { $low }), tout était dit.
tell-turning-duel-d = { $box-In }, { $victor-the } se sont taillé un chemin à travers { $victim-the } ({ $high } contre { $low }).
tell-turning-duel-e = { $box-In }, on tenait, jusqu'à ce que { $victor-the } rencontrent { $victim-the }, { $high } contre { $low }.
tell-turning-duel-f = En chassant { $victim-the } { $box-in }, { $victor-the } ont ôté à la ligne le cœur de tenir ({ $high } contre { $low }).
tell-turning-flank = { $victor-The } n'avaient plus personne devant eux et ont tourné : { $box-in }, { $victim-the } ont pris le choc de flanc, { $high } contre { $low }.
tell-turning-flank-b = La fin est venue de côté. { $victor-The } ont viré ({ $box-in }) et rompu { $victim-the }, { $high } contre { $low }.
tell-turning-flank-c = Par la brèche ont surgi { $victor-the }, et { $victim-the } regardaient du mauvais côté ({ $box-in }, { $high } contre { $low }).
tell-turning-flank-d = { $victim-The } tenaient contre tout ce qui venait de face ({ $box-in }) ; puis { $victor-the } ont surgi sur le flanc, { $high } contre { $low }.
tell-turning-bow = L'arc a tranché : { $victor-the } ont mis { $victim-the } en fuite à coups de flèches ({ $box-in }, { $score }).
tell-turning-bow-b = { $victim-The } n'ont jamais croisé le fer : les flèches { $victor-of } ont vidé la place ({ $box-in }, { $score }).
tell-turning-bow-c = Une volée de trop, signée { $victor-of } ({ $score }), et { $victim-the } ont détalé ({ $box-in }).
tell-turning-bow-d = { $box-In }, sous les flèches { $victor-of }, { $victim-the } ont tenu jusqu'à ne plus tenir ({ $score }).
tell-turning-wall = Une flèche heureuse a fait ce que les échelles ne pouvaient : { $victor-the } ont abattu { $victim-the } sur le rempart ({ $score }).
tell-turning-wall-b = Le parapet a été balayé ({ $box-in }) : { $victor-the } ont fauché { $victim-the } ({ $score }).
tell-turning-stratagem = *{ $stratagem }* a fait la différence : sans cela, { $victor-the } n'auraient pas rompu { $victim-the } ({ $box-in }, { $high } contre { $low }).
tell-turning-stratagem-b = { $high } contre { $low } ({ $box-in }), et c'est *{ $stratagem }* qui a fait pencher la balance : { $victim-the } ont fui devant { $victor-the }.
tell-turning-stratagem-c = *{ $stratagem }* a porté ses fruits. { $victim-The } n'ont pu tenir contre { $victor-the } ({ $box-in }, { $high } contre { $low }).
tell-turning-figure = { $figure-The } se battait au premier rang. Avec { $victor-the }, il a rompu { $victim-the } ({ $box-in }, { $high } contre { $low }).
tell-turning-figure-b = La bataille s'est gagnée là où se tenait { $figure-the } : { $victor-the } ont chassé { $victim-the } ({ $box-in }, { $high } contre { $low }).
tell-turning-figure-c = { $victor-The } avaient { $figure-the } dans leurs rangs ; { $victim-the } n'avaient personne ({ $box-in }, { $high } contre { $low }).
tell-turning-figure-d = { $figure-The } a tiré l'épée lui-même ; { $victor-the } l'ont suivi, et { $victim-the } ont lâché pied ({ $box-in }, { $high } contre { $low }).
tell-turning-passes = Après { $stages } passes, les deux lignes étaient debout ; les pertes les plus légères décident.
tell-turning-passes-b = { $stages } passes, et aucune percée n'a pesé plus lourd que les morts.
tell-turning-both = Les deux lignes ont rompu ensemble ; la moins rompue des deux a gardé le terrain.
tell-turning-both-b = Une heure durant, nul n'a su qui avait gagné : les deux lignes étaient rompues. Puis chacun a compté ceux qui tenaient encore debout.
tell-turning-walls = { $stages } fois les assiégeants sont venus, { $stages } fois les murs ont tenu.
tell-turning-walls-b = Des échelles, du feu, encore des échelles : après { $stages } passes, les murs tenaient toujours.

battle-toll = { $lost ->
    [0] { $slain ->
        [0] Aucune unité détruite, d'un côté ni de l'autre.
       *[other] Détruites : { $slain } chez eux, aucune chez nous.
    }
   *[other] { $slain ->
        [0] Détruites : { $lost } chez nous, aucune chez eux.
       *[other] Détruites : { $lost } chez nous, { $slain } chez eux.
    }
}
tell-battle-ended-battle-roman = **Victoire { $place-in }.** { battle-toll }
tell-battle-ended-battle-roman-b = **{ $place-In }, la victoire est romaine.** { battle-toll }
tell-battle-ended-battle-roman-c = **{ $nation-The } abandonnent le terrain { $place-in }.** { battle-toll }
tell-battle-ended-battle-roman-d = **{ $place-In }, la journée est à nous.** { battle-toll }
tell-battle-ended-battle-roman-e = **{ $place-In }, { $nation-the } sont battus.** { battle-toll }
tell-battle-ended-battle-roman-f = **{ $place-In }, { $nation-the } s'enfuient.** { battle-toll }
tell-battle-ended-battle-enemy = **Défaite { $place-in }.** { battle-toll }
tell-battle-ended-battle-enemy-b = **{ $nation-The } restent maîtres du terrain { $place-in }.** { battle-toll }
tell-battle-ended-battle-enemy-c = **Bataille perdue { $place-in } contre { $nation-the }.** { battle-toll }
tell-battle-ended-battle-enemy-d = **{ $place-In }, l'armée est battue et se replie.** { battle-toll }
tell-battle-ended-battle-enemy-e = **{ $place-In }, plus personne ne barre la route { $nation-to }.** { battle-toll }
tell-battle-ended-siege-roman = **Le siège { $place-of } est à nous.** { battle-toll }
tell-battle-ended-siege-roman-b = **Derrière les murs, { $place-in }, le dernier mot est romain.** { battle-toll }
tell-battle-ended-siege-roman-c = **{ $place-In }, le siège finit comme Rome le voulait.** { battle-toll }
tell-battle-ended-siege-enemy = **Le siège { $place-of } est perdu.** { battle-toll }
tell-battle-ended-siege-enemy-b = **Au siège devant { $place }, { $nation-the } ont le dessus.** { battle-toll }
tell-battle-ended-siege-enemy-c = **{ $place-In }, le siège finit mal pour nous.** { battle-toll }
tell-battle-ended-unfought = **Pas de combat { $place-in } :** les Fortifications ne laissent personne { $nation-to } pour attaquer.
tell-battle-ended-unfought-b = **{ $place-In }, { $nation-the } regardent les Fortifications et s'en vont.**

tell-survival-tested-wounded = { $figure-The } est blessé ({ $score }) ; l'opération continue sans lui.
tell-survival-tested-wounded-b = On emporte { $figure-the } dans son manteau, vivant ({ $score }).
tell-survival-tested-wounded-c = Une flèche dans l'épaule ({ $score }) : pour cette opération, { $figure-the } est hors de combat.
tell-survival-tested-wounded-d = { $figure-The } vivra ({ $score }), mais un autre commandera jusqu'à la fin de l'opération.
tell-survival-tested-eliminated = { $figure-The } tombe ({ $score }).
tell-survival-tested-eliminated-b = { $figure-The } ne revient pas ({ $score }).
tell-survival-tested-eliminated-c = On trouve { $figure-the } parmi les morts ({ $score }).

# Sur mer.

tell-naval-battle-began = ⚓ **{ $zone-In }**, la flotte rencontre les navires { $enemies-of }.
tell-naval-battle-began-b = ⚓ **{ $zone-In }**, des voiles droit devant, celles { $enemies-of }.
tell-naval-battle-began-c = ⚓ Les dromons vont à l'abordage { $enemies-of } **{ $zone-in }**.
tell-naval-battle-began-d = ⚓ Branle-bas de combat **{ $zone-in }** ; { $enemies-the } ne cèdent pas.
tell-naval-battle-ended-roman = **Plus un navire { $enemies-of } { $zone-in }.**
tell-naval-battle-ended-roman-b = **Plus un pavillon ennemi { $zone-in } : { $enemies-the } n'y sont plus.**
tell-naval-battle-ended-roman-c = **{ $zone-The } est de nouveau { $zone-gender ->
    [feminine] romaine
   *[masculine] romain
} ; { $enemies-the } en sont chassés.**
tell-naval-battle-ended-roman-d = **{ $zone-In }, le dernier navire { $enemies-of } amène sa voile.**
tell-naval-battle-ended-enemy = **La flotte est perdue { $zone-in }.**
tell-naval-battle-ended-enemy-b = **{ $zone-The } est à l'ennemi ; nos navires sont au fond.**
tell-naval-battle-ended-enemy-c = **Pas un dromon ne revient { $zone-of }.**
tell-naval-battle-ended-nobody = **{ $zone-In }**, ni l'un ni l'autre ne l'emporte ; la flotte rentre.
tell-naval-battle-ended-nobody-b = Quatre passes **{ $zone-in }** ne décident rien.
tell-drowned-with-fleet = Avec { $fleet-the } sombrent { $units-the }.
tell-drowned-with-fleet-b = { $fleet-The } emporte au fond { $units-the }.
tell-cargo-lost = { $fleet-The } regagne le port, mais perd à bord { $units-the }.
tell-cargo-lost-b = { $fleet-The } sauve ses coques et perd { $units-the }.

# Le gouvernement.

tell-ambassador-sent-success = { $nation-The } signent un traité pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
tell-ambassador-sent-success-b = De la soie, du vin, de la patience : { $nation-the } signent pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
tell-ambassador-sent-success-c = L'ambassadeur rapporte la signature { $nation-of } pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
tell-ambassador-sent-failure = { $nation-The } renvoient l'ambassadeur ({ $die }, il fallait { $needed } ; { paid-price }).
tell-ambassador-sent-failure-b = { $nation-The } gardent les cadeaux et ne signent rien ({ $die }, il fallait { $needed } ; { paid-price }).
tell-ambassador-sent-failure-c = Notre ambassadeur fait antichambre { $nation-in } jusqu'à son dernier sou ({ $die }, il fallait { $needed } ; { paid-price }).
tell-marriage-offered-success = Un mariage nous attache **{ $space-the }** ({ $score }, il fallait { $needed } ; { paid-price }).
tell-marriage-offered-success-b = La princesse prend la longue route **{ $space-of }** ({ $score }, il fallait { $needed } ; { paid-price }).
tell-marriage-offered-success-c = **{ $space-In }**, c'est oui à une fiancée née dans la pourpre ({ $score }, il fallait { $needed } ; { paid-price }).
tell-marriage-offered-failure = **{ $space-In }**, on décline la main de la princesse ({ $score }, il fallait { $needed } ; { paid-price }).
tell-marriage-offered-failure-b = La princesse peut défaire ses coffres ; **{ $space-in }**, c'est non ({ $score }, il fallait { $needed } ; { paid-price }).
tell-marriage-offered-failure-c = Pas de noces **{ $space-in }** ({ $score }, il fallait { $needed } ; { paid-price }).
tell-pieces-recalled = Les recruteurs ramènent { $pieces-the } ({ paid-price }).
tell-pieces-recalled-b = Des recrues comblent les vides et rétablissent { $pieces-the } ({ paid-price }).
tell-pieces-recalled-c = Le rôle de l'armée compte de nouveau { $pieces-the } ({ paid-price }).
tell-pieces-recalled-d = On remet en service { $pieces-the } ({ paid-price }).
tell-pieces-recalled-figure = L'Empereur nomme un nouveau { $pieces } ({ paid-price }).
tell-pieces-recalled-figure-b = L'armée a un nouveau { $pieces } à saluer ({ paid-price }).
tell-unit-improved = { $unit-The } passent au rang d'*Élite* ({ paid-price }).
tell-unit-improved-b = L'exercice et la bonne solde y ont pourvu : { $unit-the } sont *Élite* ({ paid-price }).
tell-unit-improved-c = { $unit-The } sont désormais *Élite* ({ paid-price }).
tell-unit-improved-d = Chevaux neufs, mailles neuves, plus d'excuses : { $unit-the } sont *Élite* ({ paid-price }).
tell-unit-improved-e = { $unit-The } apprennent à se battre comme la garde (*Élite*, { paid-price }).
tell-unit-improved-f = Les instructeurs en ont fini avec { $unit-the }, désormais *Élite* ({ paid-price }).
tell-turn-ended = Le tour se clôt : { left-over }.
tell-turn-ended-b = On ferme les livres de la décennie : { left-over }.
tell-turn-ended-c = Ainsi finit la décennie : { left-over }.
left-over = { $unspent ->
    [0] il ne reste rien dans le coffre
   *[other] il reste { $unspent } PR sans emploi
}
tell-resumed = Les règles ont été corrigées en cours de route ; la partie reprend au dernier point de passage. Choix à refaire : { $dropped }.
tell-game-ended-historic-victory = **{ $level }.** { $reason }
tell-game-ended-major-victory = **{ $level }.** { $reason }
tell-game-ended-minor-defeat = **{ $level }.** { $reason }
tell-game-ended-major-defeat = **{ $level }.** { $reason }

# Les circonstances : premières fois, séries, revanches, inégalité des forces, prix d'un combat.

tell-turn-began-b = **Tour { $turn }, { $first }–{ $last }.** Sur le trône : { $emperors }.
tell-turn-began-c = **Tour { $turn }, { $first }–{ $last }.** Sur les monnaies : { $emperors }.
tell-turn-began-d = **Tour { $turn }, { $first }–{ $last }.** Au Grand Palais : { $emperors }.
tell-turn-began-e = **Tour { $turn }, { $first }–{ $last }.** Au bas des lois : { $emperors }.
tell-turn-began-f = **Tour { $turn }, { $first }–{ $last }.** Constantinople obéit à { $emperors }.
tell-turn-began-reign = **Tour { $turn }, { $first }–{ $last }.** Un nouveau règne : { $emperors }.
tell-turn-began-reign-b = **Tour { $turn }, { $first }–{ $last }.** La pourpre change d'épaules : { $emperors }.
tell-turn-began-reign-c = **Tour { $turn }, { $first }–{ $last }.** Les soldats prêtent un nouveau serment, à { $emperors }.
tell-turn-began-last = **Tour { $turn }, { $first }–{ $last }, le dernier.** Sous la pourpre : { $emperors }.
tell-turn-began-gained = **Tour { $turn }, { $first }–{ $last }.** L'Empire est plus grand qu'il y a dix ans. Sous la pourpre : { $emperors }.
tell-turn-began-gained-b = **Tour { $turn }, { $first }–{ $last }.** Il faut tenir ce qui vient d'être pris. Sous la pourpre : { $emperors }.
tell-turn-began-gained-c = **Tour { $turn }, { $first }–{ $last }.** Des gouverneurs partent pour les provinces reconquises, avec des lettres signées { $emperors }.
tell-turn-began-lost = **Tour { $turn }, { $first }–{ $last }.** L'Empire est plus petit qu'il y a dix ans. Sous la pourpre : { $emperors }.
tell-turn-began-lost-b = **Tour { $turn }, { $first }–{ $last }.** On parle encore de ce qu'on a perdu. Sous la pourpre : { $emperors }.
tell-turn-began-burnt = **Tour { $turn }, { $first }–{ $last }.** Il y a des ruines à relever. Sous la pourpre : { $emperors }.
tell-turn-began-burnt-b = **Tour { $turn }, { $first }–{ $last }.** La fumée est retombée, on compte les dégâts. Sous la pourpre : { $emperors }.
tell-turn-began-burnt-c = **Tour { $turn }, { $first }–{ $last }.** La capitale est pleine de réfugiés. Sous la pourpre : { $emperors }.

tell-counted-cap = La piste de Romanité s'arrête à **{ $total }**, et nous y sommes : { $gains } de gains, { $losses } de pertes.
tell-counted-cap-b = On ne peut compter plus de **{ $total }** : +{ $gains }, { lost-sum }.
tell-counted-cap-c = L'Empire fait le plein, **{ $total }** sur { $cap } : { $gains } de gains, { $losses } de pertes.
tell-counted-cap-d = +{ $gains }, { lost-sum } : **{ $total }**, le maximum.
tell-counted-cap-e = Le Trésor, l'Église et les frontières sont d'accord, pour une fois : **{ $total }** sur { $cap } (+{ $gains }, { lost-sum }).
tell-counted-floor = Après le décompte, il ne reste rien : **{ $total }** (+{ $gains }, { lost-sum }).
tell-counted-floor-b = { $gains } de gains, { $losses } de pertes : **{ $total }**. Plus personne ne croit en cet Empire.
tell-counted-more = Mieux que la dernière fois : **{ $total }** PR, { $gains } de gains et { $losses } de pertes.
tell-counted-more-b = Le compte monte à **{ $total }** : +{ $gains }, { lost-sum }.
tell-counted-more-c = +{ $gains } et { lost-sum } font **{ $total }**, plus qu'il y a dix ans.
tell-counted-more-d = L'Empire vaut plus qu'il ne valait : **{ $total }** PR (+{ $gains }, { lost-sum }).
tell-counted-less = Moins bien que la dernière fois : **{ $total }** PR, { $gains } de gains et { $losses } de pertes.
tell-counted-less-b = Le compte tombe à **{ $total }** : +{ $gains }, { lost-sum }.
tell-counted-less-c = +{ $gains } et { lost-sum } laissent **{ $total }**, moins qu'il y a dix ans.
tell-counted-less-d = On dépense ce qu'on avait gagné : **{ $total }** PR (+{ $gains }, { lost-sum }).

tell-romanness-changed-combat-won-first = La première victoire de ces guerres : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-first-b = C'est donc possible. +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-revenge = La dernière défaite contre eux est payée : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-revenge-b = Ils nous avaient battus ; pas aujourd'hui : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-revenge-c = De vieux étendards reviennent de leur camp : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-recovered = L'armée a repris pied : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-recovered-b = Après la défaite, il le fallait : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-recovered-c = Une victoire, et la dernière défaite n'est plus qu'un accident : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-streak = { $row } victoires de suite : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-streak-b = Les hérauts sont à court de mots pour la { nth-row } victoire de suite : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-streak-c = Pas une défaite dans les { $row } derniers combats : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-streak-d = Parier sur l'armée ne rapporte plus guère, après { $row } victoires de suite : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-sea = L'arsenal accroche une couronne : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-sea-b = Les marchands chargent le jour même : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-sea-c = Dans tous les ports, les rameurs boivent gratis : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-sea-d = À la nouvelle, le prix du blé baisse : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-persia = Ctésiphon se tait, la capitale non : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-persia-b = Des prisonniers perses traversent l'Hippodrome enchaînés : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-persia-c = Les provinces d'Orient respirent : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-siege = Les ingénieurs ont leur part d'éloges : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-siege-b = On promène dans la capitale les clés de la ville : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloodless = Pas une veuve à pensionner : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloodless-b = Une victoire qui ne coûte aucune unité, c'est la meilleure : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloodless-c = Toutes les unités répondent à l'appel : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloodless-d = Le trésorier compte autant d'hommes qu'avant : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloody = Les cloches sonnent, et bien des maisons sont en deuil : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloody-b = C'est gagné, et c'est cher : +{ $change } PR, { $total } désormais.
tell-romanness-changed-combat-won-bloody-c = Ceux qui sont revenus crient plus fort que les autres : +{ $change } PR, { $total } désormais.

tell-battle-ended-battle-roman-outnumbered = **Moins nombreux, et meilleurs : victoire { $place-in }.** { battle-toll }
tell-battle-ended-battle-roman-outnumbered-b = **{ $place-In }, { $nation-the } avaient le nombre. Rome a le terrain.** { battle-toll }
tell-battle-ended-battle-roman-outnumbered-c = **{ $place-In }, on gagne contre le nombre.** { battle-toll }
tell-battle-ended-battle-roman-outnumbered-d = **La plus grande armée quitte { $place }, et ce n'est pas la nôtre.** { battle-toll }
tell-battle-ended-battle-roman-dear = **{ $place } est à nous, et il a fallu payer.** { battle-toll }
tell-battle-ended-battle-roman-dear-b = **Encore une victoire comme celle { $place-of }, et il n'y a plus d'armée.** { battle-toll }
tell-battle-ended-battle-roman-rout = **L'armée { $nation-of } finit { $place-in }.** { battle-toll }
tell-battle-ended-battle-roman-rout-b = **{ $place-In }, il ne reste personne { $nation-in } pour demander la paix.** { battle-toll }
tell-battle-ended-battle-roman-rout-c = **Pas une unité { $nation-of } ne rentre { $place-of }.** { battle-toll }
tell-battle-ended-battle-roman-cheap = **{ $place-In }, c'est gagné, et aucune unité romaine ne manque.** { battle-toll }
tell-battle-ended-battle-roman-cheap-b = **Victoire sans tache { $place-in }.** { battle-toll }
tell-battle-ended-battle-roman-cheap-c = **{ $place-In }, seuls { $nation-the } ont payé.** { battle-toll }
tell-battle-ended-battle-roman-cheap-d = **{ $place-In }, { $nation-the } cèdent avant d'avoir pu nous blesser.** { battle-toll }
tell-battle-ended-battle-enemy-outnumbered = **{ $place-In }, nous étions plus nombreux, et nous avons perdu.** { battle-toll }
tell-battle-ended-battle-enemy-outnumbered-b = **{ $place-In }, c'est la plus petite armée qui gagne : celle { $nation-of }.** { battle-toll }
tell-battle-ended-battle-enemy-dear = **La défaite { $place-of } se lira à voix basse.** { battle-toll }
tell-battle-ended-battle-enemy-dear-b = **{ $place-In }, { $nation-the } ne laissent pas grand-chose de l'armée.** { battle-toll }

tell-attitude-checked-raid-first = **{ $nation-The } viennent pour la première fois, en raid** ({ $score }).
tell-attitude-checked-raid-first-b = **De ces années, nul n'avait vu { $nation-the }. Ils lancent un raid** ({ $score }).
tell-attitude-checked-raid-first-c = Un nom nouveau dans les dépêches ({ $score }) : **{ $nation-the } lancent un raid.**
tell-attitude-checked-raid-first-d = **{ $nation-The } tâtent la frontière** ({ $score }) : un raid.
tell-attitude-checked-raid-again = **Encore { $nation-the }, en raid** ({ $score }).
tell-attitude-checked-raid-again-b = **{ $nation-The } connaissent le chemin** ({ $score }) : un raid.
tell-attitude-checked-raid-again-c = Il y a dix ans, et de nouveau ({ $score }) : **{ $nation-the } lancent un raid.**
tell-attitude-checked-invasion-first = **{ $nation-The } entrent dans ces guerres, avec toute leur armée** ({ $score }).
tell-attitude-checked-invasion-first-b = D'abord une rumeur, puis de la poussière à l'horizon ({ $score }) : **{ $nation-the } nous envahissent.**
tell-attitude-checked-invasion-first-c = **Pas même un raid pour commencer : { $nation-the } marchent jusqu'au dernier homme** ({ $score }).
tell-attitude-checked-invasion-again = **{ $nation-The } sont de retour, tous** ({ $score }).
tell-attitude-checked-invasion-again-b = Ils étaient là il y a dix ans, et cela ne leur a pas suffi ({ $score }) : **{ $nation-the } nous envahissent.**
tell-attitude-checked-invasion-again-c = **Une fois de plus, l'armée { $nation-of }** ({ $score }).

tell-diplomacy-turned-persian-d = Des officiers perses instruisent les levées **{ $space-of }**.
tell-diplomacy-turned-persian-again = **{ $space-In }**, on a de nouveau changé d'avis, pour la Perse.
tell-diplomacy-turned-persian-again-b = **{ $space-In }**, les cadeaux des Perses durent plus que les nôtres.
tell-diplomacy-turned-persian-again-c = Les envoyés **{ $space-of }** sont à Ctésiphon, et pas pour la première fois.
tell-diplomacy-turned-roman-d = Les fils des princes **{ $space-of }** vont à l'école à Constantinople{ turned-by }
tell-diplomacy-turned-roman-again = **{ $space-In }**, on nous revient{ turned-by }
tell-diplomacy-turned-roman-again-b = **{ $space-In }**, on se souvient de ses amis{ turned-by }
tell-diplomacy-turned-roman-again-c = L'alliance avec **{ $space-the }** est refaite, tant que cela dure{ turned-by }
tell-diplomacy-turned-roman-again-d = Les princes **{ $space-of }** ont déjà porté cette robe ; elle leur va encore{ turned-by }

tell-attack-cancelled-not-roman-f = Nous n'avons pas { $city } à défendre : { $nation-the } n'y trouvent aucun Romain.
tell-attack-cancelled-not-roman-g = { $nation-The } se tournent contre { $city }. Rome n'y est pour rien.
tell-attack-cancelled-not-roman-h = Pas de feux d'alarme : { $nation-the } veulent { $city }, qui n'est pas romaine.
tell-attack-cancelled-not-roman-again = Encore { $city } ; { $nation-the } n'y trouvent aucun Romain.
tell-attack-cancelled-not-roman-again-b = Une fois de plus, on attaque { $city }, qui n'est toujours pas à nous. { $nation-The } peuvent la garder.
tell-attack-cancelled-not-roman-again-c = { $nation-The } vont à { $city }, comme d'autres avant eux. Elle n'est pas romaine.
tell-attack-cancelled-not-roman-again-d = { $city } n'est toujours pas romaine ; { $nation-the } en dérangent d'autres.
tell-attack-cancelled-not-roman-again-e = Tant mieux pour nous, tant pis pour { $city } : { $nation-the } y vont, comme d'autres.

tell-raid-began-again = De nouveau, trois unités { $nation-of } marchent sur **{ $city }**.
tell-raid-began-again-b = **{ $city }** connaît cela. Trois unités { $nation-of } arrivent par la route.
tell-raid-began-again-c = { $nation-The } reprennent la route **{ $city-of }**, forts de trois unités.

tell-unit-improved-g = { $unit-The } ont passé l'inspection et sont *Élite* ({ paid-price }).
tell-unit-improved-h = Les meilleures recrues demandent à servir { $unit-in } (*Élite*, { paid-price }).
tell-unit-improved-i = Dès aujourd'hui, { $unit-the } touchent la solde de l'*Élite* ({ paid-price }).
tell-unit-improved-j = { $unit-The } reçoivent un étendard neuf et le nom qui va avec : *Élite* ({ paid-price }).
tell-unit-improved-k = Un hiver d'exercice fait { $unit-of } une *Élite* ({ paid-price }).
tell-unit-improved-l = { $unit-The } sont *Élite*, dit le rôle de l'armée ({ paid-price }).

tell-stratagem-played-enemy-g = Leur ligne cache quelque chose : *{ $stratagem }*.
tell-stratagem-played-enemy-h = L'ennemi ouvre par *{ $stratagem }*.
tell-stratagem-played-enemy-i = Des prisonniers en parlaient : *{ $stratagem }*.
tell-naval-battle-began-e = ⚓ À l'aube, **{ $zone-in }**, { $enemies-the } sont au vent.
tell-naval-battle-began-f = ⚓ **{ $zone-In }**, on abat les mâts, et { $enemies-the } forment leur ligne.
tell-naval-battle-began-g = ⚓ Les vigies comptent les mâts { $enemies-of } **{ $zone-in }**.
tell-naval-battle-ended-roman-e = **{ $zone-In } ne flottent plus que nos navires ; { $enemies-the } ont perdu les leurs.**
tell-naval-battle-ended-roman-f = **{ $zone-In }, le commerce reprend, sans { $enemies-the }.**
tell-force-mustered-sea-d = On plonge les rames, { mustered-price } : { $fleets-the }, { $figures-the } à la poupe.
tell-force-mustered-sea-e = Sous { $figures-the }, { $fleets-the } { $fleets-number ->
    [plural] sortent
   *[singular] sort
} de la rade, { mustered-price }.
tell-force-mustered-sea-f = { $fleets-The } { $fleets-number ->
    [plural] quittent
   *[singular] quitte
} le port, { mustered-price }. { $figures-The } { $figures-number ->
    [plural] donnent
   *[singular] donne
} les ordres.
tell-force-mustered-defence-g = Du secours pour **{ $place }**, { mustered-price } : { $figures-the }, avec { $units-the }.
tell-force-mustered-defence-h = { $figures-The } { $figures-number ->
    [plural] conduisent
   *[singular] conduit
} { $units-the } **{ $place-to }**, { mustered-price }.
tell-fleet-gone-d = **{ $zone-In }**, les navires { $nation-of } s'en vont.
tell-fleet-gone-e = **{ $zone-In }**, la dernière voile { $nation-of } passe l'horizon.
tell-acta-placed-stability-d = On compte les greniers, et le chiffre est juste : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-stability-e = *{ $box }* ({ $score }), { $change } PR : la solde tombe le jour dit.
tell-acta-placed-basileus-d = Les sceaux sont mis et les courriers partent à l'heure : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-weak-patriarch-c = *{ $box }* ({ $score }), { $change } PR : à la Grande Église, on lui demande de parler plus fort.
tell-acta-placed-loyal-patriarch-c = Le Patriarche bénit les projets de l'Empereur : *{ $box }* ({ $score }), { $change } PR.
tell-acta-placed-loyal-patriarch-d = *{ $box }* ({ $score }), { $change } PR : sermons et édits disent la même chose.
tell-romanness-changed-persian-diplomacy-d = Le tribut prend l'autre route : −{ $change } PR, il en reste { $total }.
tell-romanness-changed-persian-diplomacy-e = Les cols du Caucase ont changé de mains : −{ $change } PR, il en reste { $total }.
tell-romanness-changed-zone-occupied-e = La douane n'a rien à faire : −{ $change } PR, il en reste { $total }.
tell-romanness-changed-zone-occupied-f = Sur la côte, on n'allume plus : −{ $change } PR, il en reste { $total }.
tell-romanness-changed-church-gift-c = On fond des calices pour la cause : +{ $change } PR, { $total } désormais.
tell-fatum-thrown-mixed-e = Un dé pour le palais, un pour l'autel, un pour la bourse : { $dice }.
tell-fatum-thrown-mixed-f = Les dés disent { $dice }, et le conseil les lit de trois façons.
tell-ambassador-sent-success-d = { $nation-The } signent pour le tour à venir ({ $die }, il fallait { $needed } ; { paid-price }).
tell-turning-bow-e = La décision vient de loin ({ $box-in }) : { $victor-the } abattent { $victim-the } ({ $score }).
tell-chapter-befriended-c = { $spaces-In }, on a pris les cadeaux de Rome, et tenu parole.
tell-chapter-befriended-d = Rome s'est fait des amis { $spaces-in }.
tell-chapter-victories-d = Tout a été gagné : { victories } sur { $nations-the }.
tell-chapter-victories-e = { $nations-The } ont appris ce que vaut l'armée : { victories }.
tell-chapter-mixed-d = La guerre contre { $nations-the } a donné { victories } et { defeats }.
tell-chapter-mixed-e = Ni une bonne décennie pour l'armée, ni une mauvaise : { victories } et { defeats } contre { $nations-the }.

# Le rang, en toutes lettres.
nth-times = { $times ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
   *[other] { $times }ᵉ
}
nth-row = { $row ->
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
   *[other] { $row }ᵉ
}
