# Ce qui s'est passé, comme un courrier le dirait à la porte. Un texte pour chaque événement de prose.ftl.

terse-year-began = **{ $year }.**
terse-hand-changed-flown = Main des Barbares : { $held } (fuite d'un Auguste).
terse-hand-changed-event = { told-side-first }, main : { $held }.
terse-hand-changed-augusta = Rome, main : { $held } (Augusta).
terse-initiative-rolled-roman = D'abord : Rome (dé { $die }, moins de { $needed }).
terse-initiative-rolled-roman-b = Rome commence (dé { $die }, moins de { $needed }).
terse-initiative-rolled-roman-c = La première séquence est à Rome (dé { $die }, moins de { $needed }).
terse-initiative-rolled-roman-close = D'abord, de justesse : Rome (dé { $die }, moins de { $needed }).
terse-initiative-rolled-barbarian = D'abord : les Barbares (Rome a fait { $die }, pas moins de { $needed }).
terse-initiative-rolled-barbarian-b = Les Barbares commencent (Rome a fait { $die }, pas moins de { $needed }).
terse-initiative-rolled-barbarian-c = La première séquence est aux Barbares (Rome a fait { $die }, pas moins de { $needed }).
terse-initiative-rolled-barbarian-close = D'abord, à un point près : les Barbares (Rome a fait { $die }, pas moins de { $needed }).
terse-initiative-taken-stratagem = D'abord, par ruse : { told-side }.
terse-initiative-taken-augusta = D'abord, par l'Augusta : Rome.
terse-initiative-taken-scenario = D'abord : { told-side }.
terse-pax-romana = 🕊️ **Paix partout.**
terse-pax-broken = Fin de la paix : { $leader } est mort.
terse-sequences-counted = Séquences : Rome { $roman }, Barbares { $barbarian }.
terse-sequences-counted-b = { $total ->
    [one] { $total } séquence
   *[other] { $total } séquences
} : { $roman } pour Rome, { $barbarian } pour les Barbares.
terse-sequences-counted-c = Rome peut marcher { $roman } fois, les Barbares { $barbarian } fois.
terse-sequences-counted-even = { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
} par camp.
terse-sequences-counted-even-b = Autant pour Rome que pour les Barbares : { $roman ->
    [one] { $roman } séquence
   *[other] { $roman } séquences
} chacun.
terse-sequence-began = __Séquence { $number } : { told-side }__
terse-sequence-passed = { told-side-first } : rien.
terse-stack-moved = { $leader } : { $origin }, { $to } ({ $count }).
terse-units-moved = { $units-The } : { $origin }, { $to }.
terse-leader-moved = { $leader } : { $origin }, { $to }.
terse-event-rolled-none = Aucun événement ({ $dice }).
terse-event-rolled-none-b = Une année sans événement ({ $dice }).
terse-event-rolled-none-c = Les dés n'amènent rien ({ $dice }).
terse-event-rolled-great-pestilence = ☠️ { $dice }.
terse-event-rolled-palace-plot = 🗡️ { $dice }.
terse-event-rolled-mutiny = { $dice }.
terse-event-rolled-bagaudae = { $dice }.
terse-event-rolled-restless-border = { $dice }.
terse-event-rolled-heavy-taxes = { $dice }.
terse-event-rolled-frozen-rivers = ❄️ { $dice }.
terse-event-rolled-good-harvest = { $dice }.
terse-event-rolled-feud = { $dice }.
terse-event-rolled-recruits = { $dice }.
terse-event-rolled-embassy = { $dice }.
terse-event-rolled-storm = ⛵ { $dice }.
terse-event-rolled-sign-in-the-sky = { $dice }.
terse-stratagem-played = { told-side-first } : { $stratagem }.
terse-stratagem-played-treaty = 🤝 { $stratagem } : { $about }.
terse-stratagem-played-tribute = 💰 { $stratagem } : { $about }.
terse-stratagem-played-augusta-orientalis = { $stratagem } : elle agit.
terse-stratagem-played-augusta-occidentalis = { $stratagem } : elle agit.
terse-stratagem-played-pope = { $stratagem } : l'évêque de Rome parle.
terse-stratagem-played-buccellarii = { $stratagem } : { $about }.
terse-stratagem-played-usurpation = 🔥 { $stratagem } : { $about }.
terse-stratagem-played-usurpation-b = 🔥 { $stratagem }, pour { $about-the }.
terse-stratagem-played-uprising = 🔥 { $stratagem } : { $about }.
terse-stratagem-played-scourge-of-god = 🐎 { $stratagem } : { $about }.
terse-stratagem-played-rex = { $stratagem } : { $about }.
terse-stratagem-played-barbarian-alliance = 🤝 { $stratagem } : { $about }.
terse-stratagem-played-bagaudes = 🔥 { $stratagem } : { $about }.
terse-stratagem-played-migration = 🐎 { $stratagem } : { $about }.
terse-stratagem-played-initiative = { $stratagem } : pour agir le premier.
terse-stratagem-played-rebellion = { $stratagem } : { $about }.
terse-stratagem-played-ecumenical-council = ⛪ { $stratagem } : { $about }.
terse-stratagem-played-opportune-flight = 🏃 { $stratagem } : { $about }.
terse-stratagem-played-assassination = 🗡️ { $stratagem } : { $about }.
terse-stratagem-played-plague = ☠️ { $stratagem } : { $about }.
terse-stratagem-played-plague-epidemic = ☠️ { $stratagem } : { $about }.
terse-stratagem-played-desertion = { $stratagem } : { $about }.
terse-stratagem-played-furor-germanicus = { $stratagem } : { $about }.
terse-stratagem-played-divine-favour = { $stratagem } pour { told-side } : { $about }.
terse-stratagem-played-fleet = ⛵ { $stratagem } : { $about }.
terse-stratagem-played-germanophobia = 🔥 { $stratagem } : { $about }.
terse-stratagems-cancelled = **{ $area } :** deux fureurs annulées.
terse-leader-entered-due = Nouveau : { $leader } ({ $area }).
terse-leader-entered-generic = Remplacé : { $leader } ({ $area }).
terse-leader-entered-returns = De retour : { $leader } ({ $area }).
terse-leader-waits = { $leader-The } attend des troupes.
terse-guard-given = Garde : { $leader }.
terse-caesar-named = 👑 César d'{ told-half } : { $leader }.
terse-caesar-named-b = 👑 L'{ told-half } a un César : { $leader }.
terse-caesar-named-c = 👑 { $leader } : César d'{ told-half }.
terse-caesar-lost-usurps = { $leader } : plus César, usurpateur.
terse-caesar-lost-usurps-b = Le César se révolte : { $leader }.
terse-caesar-lost-joins = { $leader } : plus César, passé à l'usurpateur.
terse-caesar-lost-revolt = { $leader } : plus César, peuple en révolte.
terse-caesar-lost-promoted = { $leader } : plus César, promu.
terse-caesar-lost-dead = Plus de César en { told-half }.
terse-caesar-lost-dead-b = L'{ told-half } a perdu son César.
terse-caesar-lost-dead-c = César d'{ told-half } : mort.
terse-death-roll = Dé { $die } ({ $dies_on ->
    [9] un 9 tue
   *[other] dès { $dies_on }
}).
terse-death-roll-b = Le dé : { $die } ; { $dies_on ->
    [9] mort sur 9
   *[other] mort dès { $dies_on }
}.
terse-death-roll-c = Un { $die } ; fatal { $dies_on ->
    [9] sur 9
   *[other] dès { $dies_on }
}.
terse-death-roll-d = Au dé, { $die } contre { $dies_on }.
terse-leader-died-natural = † { $leader-The }.
terse-leader-died-natural-b = † { $leader-The }, dans son lit.
terse-leader-died-natural-c = † { $leader-The }, sans blessure.
terse-leader-died-natural-d = † En terre : { $leader-the }.
terse-leader-died-battle = † { $leader-The }, tué { $area-in }.
terse-leader-died-battle-b = † { $leader-The }, tombé { $area-in }.
terse-leader-died-battle-c = † Resté sur le terrain { $area-in } : { $leader-the }.
terse-leader-died-battle-d = † { $leader-The }, l'épée à la main { $area-in }.
terse-leader-died-battle-e = † Pas revenu du combat { $area-in } : { $leader-the }.
terse-leader-died-retreat = † { $leader-The }, en retraite { $area-in }.
terse-leader-died-assassination = † { $leader-The }, assassiné.
terse-leader-died-plague = † { $leader-The }, peste.
terse-leader-died-germanophobia = † { $leader-The }, par la foule.
terse-leader-died-escape = † { $leader-The }, surpris sans armée.
terse-leader-died-escape-b = † { $leader-The }, rattrapé sur la route.
terse-leader-died-refuge = † { $leader-The }, pendant le siège.
terse-leader-died-drowned = † { $leader-The }, en mer.
terse-leader-died-deposed = † { $leader-The }, déposé.
terse-leader-died-plot = † { $leader-The }, complot.
terse-leader-died-regnum = † { $leader-The }, avec son royaume.
terse-augustus-proclaimed-succession = 👑 **Auguste d'{ told-half } : { $leader }.**
terse-augustus-proclaimed-succession-b = 👑 **{ $leader }**, Auguste d'{ told-half }.
terse-augustus-proclaimed-usurpation = 👑 **Auguste d'{ told-half } : { $leader }**, par la force.
terse-augustus-proclaimed-other-half = 👑 **Auguste d'{ told-half } : { $leader }**, de l'autre moitié.
terse-augustus-proclaimed-honorius = 👑 **Auguste d'{ told-half } : { $leader }**, un enfant.
terse-candidate-tested-accepted = L'Orient agrée { $leader-the } ({ $die }, { $needed } au plus).
terse-candidate-tested-refused = L'Orient refuse { $leader-the } ({ $die }, plus de { $needed }).
terse-throne-vacant = **Trône d'{ told-half } : vide.**
terse-escort-named = Escorte vers l'{ told-half } : { $leader }.
terse-escort-named-himself = En route vers le trône d'{ told-half } : { $leader-the }.
terse-escort-home = Retour à Constantinople : { $pieces }.
terse-augustus-fled = { $leader } : Auguste hors de l'{ told-half }.
terse-usurpation-tested-valid = { $leader-The } : proclamé ({ $die }, { $needed } au plus).
terse-usurpation-tested-failed = { $leader-The } : pas proclamé ({ $die }, plus de { $needed }).
terse-usurpation-began = 🔥 **Usurpateur d'{ told-half } : { $leader }** ({ $area }).
terse-usurpation-began-puppet = 🔥 **Usurpateur d'{ told-half } : { $leader }** pour { $puppet-the } ({ $area }).
terse-joined-usurper = Avec l'usurpateur ({ $area }) : { $pieces }.
terse-joined-usurper-b = L'usurpateur gagne ({ $area }) : { $pieces }.
terse-joined-usurper-c = L'Empereur perd ({ $area }) : { $pieces }.
terse-joined-usurper-d = Nouveau serment ({ $area }) : { $pieces }.
terse-puppet-named-replaced = Nouveau prête-nom, { told-half } : { $leader }, pour { $usurper }.
terse-puppet-named-heir = Héritier, { told-half } : { $leader }, pour { $usurper }.
terse-loyalty-tested-joins = { $leader-The } change de camp ({ $die }, dès { $cp }).
terse-loyalty-tested-stays = { $leader-The } reste fidèle ({ $die }, moins de { $cp }).
terse-diocese-tested-opens = { $diocese } : pour { $leader-the } ({ $die }, moins de { $cp }).
terse-diocese-tested-opens-b = { $diocese } : portes ouvertes pour { $leader-the } ({ $die }, moins de { $cp }).
terse-diocese-tested-shut = { $diocese } : contre { $leader-the } ({ $die }, pas moins de { $cp }).
terse-diocese-tested-shut-b = { $diocese } : pas d'accueil pour { $leader-the } ({ $die }, pas moins de { $cp }).
terse-rally-tested-joins = { $area } : troupes gagnées, { $leader } ({ $die }, { $cp } au plus).
terse-rally-tested-joins-b = { $area } : les troupes acclament { $leader-the } ({ $die }, { $cp } au plus).
terse-rally-tested-stays = { $area } : refus, { $leader } ({ $die }, plus de { $cp }).
terse-rally-tested-stays-b = { $area } : pas un vivat pour { $leader-the } ({ $die }, plus de { $cp }).
terse-rally-tested-stays-c = { $area } : { $leader-the } ne gagne personne ({ $die }, plus de { $cp }).
terse-usurpation-succeeded-capitals = **{ $leader } gagne l'{ told-half } :** capitales tenues.
terse-usurpation-succeeded-defeat = **{ $leader } gagne l'{ told-half } :** Auguste battu.
terse-usurpation-succeeded-assassination = **{ $leader } gagne l'{ told-half } :** Auguste assassiné.
terse-usurpation-failed = **Fin de l'usurpation, { told-half }.**
terse-camps-exchanged = 🔄 **Camps échangés :** { $augustus } règne en { told-half }. { $roman ->
        [a] A mène Rome ({ $rome } PV), B les Barbares ({ $foes } PV)
       *[b] B mène Rome ({ $rome } PV), A les Barbares ({ $foes } PV)
    }.
terse-tribe-changed-war = 🔥 **Guerre :** { $tribe }.
terse-tribe-changed-revolt = 🔥 **Révolte :** { $tribe }.
terse-tribe-changed-revolt-rebellion = 🔥 **Révolte :** { $tribe }, sans allié.
terse-tribe-changed-revolt-dissolved = { $tribe } : royaume perdu, révolte.
terse-tribe-changed-foederati = 🤝 Fédérés : { $tribe }.
terse-tribe-changed-foederati-treaty = 🤝 **Fédérés par traité :** { $tribe }.
terse-tribe-changed-foederati-tribute = 🤝 Fédérés, payés : { $tribe }.
terse-tribe-changed-foederati-rebellion = 🤝 Fédérés, libérés : { $tribe }.
terse-tribe-changed-foederati-federated = 🤝 Fédérés, vaincus : { $tribe }.
terse-tribe-changed-foederati-vanquished = 🤝 Fédérés, après défaite : { $tribe }.
terse-tribe-changed-peace = 🕊️ Paix : { $tribe }.
terse-tribe-changed-peace-tribute = 🕊️ Paix achetée : { $tribe }.
terse-tribe-changed-peace-vanquished = 🕊️ Paix après défaite : { $tribe }.
terse-tribe-changed-peace-vanquished-b = 🕊️ Plus d'armée, donc la paix : { $tribe }.
terse-tribe-changed-regnum = 👑 Royaume : { $tribe }.
terse-tribe-changed-off-map = { $tribe } : dans les bois.
terse-tribe-changed-roman-ally = { $tribe } : avec Rome.
terse-alliance-made = 🤝 { $minor } avec { $major-the }.
terse-migration-ended = Fin de la route : { $tribe }, de nouveau pour Rome.
terse-alliance-broken-rebellion = { $minor } sans { $major-the }.
terse-alliance-broken-attila = { $minor } sans { $major-the } ; Attila est mort.
terse-alliance-broken-grown = { $minor } sans { $major-the }, sous un chef à eux.
terse-rebellion-tested-free = { $minor } : joug brisé ({ $die }, plus de { $cp }).
terse-rebellion-tested-held = { $minor } : joug tenu ({ $die }, pas plus de { $cp }).
terse-rex-tested-crowned = { $area } : { $leader } acclamé ({ $die }, { $cp } au plus).
terse-rex-tested-refused = { $area } : pas de couronne, { $leader } ({ $die }, plus de { $cp }).
terse-king-crowned = 👑 **Roi { $tribe-of } : { $leader }.**
terse-capital-set = Capitale { $tribe-of } : { $area }.
terse-regnum-dissolved = **Fin du royaume { $tribe-of }** ({ $area }).
terse-federation-tested-federated = { $tribe } : accord ({ $die }, moins de { $cp }).
terse-federation-tested-refused = { $tribe } : refus ({ $die }, pas moins de { $cp }).
terse-tribe-vanquished = { $tribe } : dernière unité perdue ({ $area }).
terse-tribe-vanquished-b = Plus d'armée { $tribe-of } ({ $area }).
terse-tribe-vanquished-c = { $area } : fin de l'armée { $tribe-of }.
terse-area-ceded = **{ $area } :** cession, { $tribe }.
terse-area-ceded-no-more = **{ $area } :** fin de la cession, { $tribe }.
terse-fleet-loaded = ⛵ À bord ({ $area }) : { $pieces }.
terse-fleet-landed = ⛵ À terre ({ $area }) : { $pieces }.
terse-fleet-lost = ⛵ { $fleet } : perte jusqu'en { $back }.
terse-fleet-lost-for-good = ⛵ { $fleet } : perte.
terse-fleet-returned = ⛵ { $fleet } : { $area }, pour { told-side }.
terse-leader-escaped = { $leader-The } s'échappe : { $to } ({ $die } ; 9 tue).
terse-battle-began = ⚔️ **{ $area } :** { $attacker-the } contre { $defender-the }.
terse-battle-heading = ⚔️ **{ told-place }.** { $attacker-The } contre { $defender-the }.
terse-refuge-taken = Dans { told-court } : { $pieces }.
terse-refuge-left = Hors de { told-court } : { $pieces }.
terse-refuge-tested-holds = { told-court } tient ({ $die } ; chute sur 0).
terse-refuge-tested-saved = Constantinople tient ({ $die }, puis { $second } ; 5 sauve).
terse-refuge-tested-falls = **{ told-court } tombe** ({ $die } ; chute sur 0).
terse-evasion-tested-succeeds = { $leader-The } esquive ({ $die }, moins de { $vs }).
terse-evasion-tested-succeeds-b = { $leader-The } refuse le combat ({ $die }, moins de { $vs }).
terse-evasion-tested-succeeds-c = Pas de bataille pour { $leader-the } ({ $die }, moins de { $vs }).
terse-evasion-tested-fails = { $leader-The } est pris ({ $die }, pas moins de { $vs }).
terse-evasion-tested-fails-b = { $leader-The } doit se battre ({ $die }, pas moins de { $vs }).
terse-evasion-tested-fails-c = Pas d'issue pour { $leader-the } ({ $die }, pas moins de { $vs }).
terse-evasion-tested-fails-d = Trop tard pour { $leader-the } ({ $die }, pas moins de { $vs }).
terse-evasion-tested-fails-e = Route coupée pour { $leader-the } ({ $die }, pas moins de { $vs }).
terse-evaded = { $force-The } { $force-number ->
    [plural] s'échappent
   *[singular] s'échappe
} { $to-in }.
terse-evaded-b = Repli { $to-in } : { $force-the }.
terse-evaded-flight = { $force-The } { $force-number ->
    [plural] s'échappent
   *[singular] s'échappe
} de nuit { $to-in }.
terse-stayed = Reste : { $force-the }.
terse-battle-fought-crushing = **{ $area } :** { $victor-the } { $victor-number ->
    [plural] anéantissent
   *[singular] anéantit
} { $loser-the } { told-odds }.
terse-battle-fought-crushing-b = **{ $area } :** { $victor-the } sur { $loser-the }, jusqu'à la dernière unité { told-odds }.
terse-battle-fought-crushing-c = **{ $area } :** { $victor-the } contre { $loser-the }, et un seul camp debout { told-odds }.
terse-battle-fought-clean = **{ $area } :** { $victor-the } sur { $loser-the }, sans perte { told-odds }.
terse-battle-fought-clean-b = **{ $area } :** { $victor-the } sur { $loser-the }, pas une unité affaiblie { told-odds }.
terse-battle-fought-clean-c = **{ $area } :** le champ { $victor-to }, sans frais ; défaite { $loser-of } { told-odds }.
terse-battle-fought-won = **{ $area } :** { $victor-the } sur { $loser-the } { told-odds }.
terse-battle-fought-won-b = **{ $area } :** le champ { $victor-to } ; défaite { $loser-of } { told-odds }.
terse-battle-fought-costly = **{ $area } :** { $victor-the } sur { $loser-the }, à grand prix { told-odds }.
terse-battle-fought-costly-b = **{ $area } :** victoire coûteuse { $victor-of } sur { $loser-the } { told-odds }.
terse-units-reduced = Affaiblies : { $units }.
terse-listed-reduced = - 🩸 **Affaiblies :** { $units-the }
terse-units-reduced-otherwise = Affaiblies ({ $cause }) : { $units }.
terse-units-reduced-otherwise-b = Affaiblies { $area-in } ({ $cause }) : { $units }.
terse-units-eliminated = Détruites : { $units }.
terse-listed-eliminated = - ✖️ **Détruites :** { $units-the }
terse-units-eliminated-otherwise = Détruites ({ $cause }) : { $units }.
terse-units-eliminated-otherwise-b = Détruites { $area-in } ({ $cause }) : { $units }.
terse-units-eliminated-otherwise-c = Plus rien ({ $cause }) : { $units }.
terse-retreated = { $force-The } { $force-number ->
    [plural] reculent
   *[singular] recule
} { $to-in }.
terse-listed-retreat = - 👣 **Retraite { $to-in } :** { $force-the }
terse-plague-broke = ☠️ **Peste :** { $area }.
terse-plague-broke-spreads = ☠️ **Peste :** { $area } et alentour.
terse-plague-tested-spared = { $leader-The } y échappe.
terse-plagues-ended = Fin de la peste : { $areas }.
terse-assassination-tested-kills = Touché : { $leader } ({ $die }, dès { $kills_on }).
terse-assassination-tested-fails = Manqué : { $leader } ({ $die }, moins de { $kills_on }).
terse-council-called = ⛪ Concile : { $area }.
terse-council-held-well = ⛪ Concile réglé, { $leader } ({ $die }, { $needed } au plus).
terse-council-held-ill = ⛪ Concile manqué, { $leader } ({ $die }, plus de { $needed }).
terse-council-held-augusta = ⛪ Concile réglé par l'Augusta pour { $leader-the }.
terse-unit-placed-reinforcement = Renfort ({ $area }) : { $units }.
terse-unit-placed-bagaudes = 🔥 Révolte ({ $area }) : { $units }.
terse-unit-placed-event = Levée ({ $area }) : { $units }.
terse-unit-placed-treaty = Par traité ({ $area }) : { $tribe-the }.
terse-unit-placed-home = Au pays ({ $area }) : { $units }.
terse-units-recovered = Au complet : { $units }.
terse-units-recovered-b = Rangs remplis : { $units }.
terse-units-recovered-c = En état de marcher : { $units }.
terse-unit-removed-no-area = Perte, faute de lieu : { $units }.
terse-unit-removed-abroad = Perte à l'étranger : { $units }.
terse-unit-removed-waits-capital = Attend sa capitale : { $units }.
terse-unit-removed-waits-home = Attend son pays : { $units }.
terse-leader-returned = { $leader-The } hiverne : { $area }.
terse-leader-returned-b = Quartiers d'hiver { $leader-of } : { $area }.
terse-leader-returned-c = Pour l'hiver { $area-in } : { $leader-the }.
terse-leaders-settled-home = De retour { $area-in } : { $leaders-the }.
terse-leaders-settled-treaty = Par traité ({ $area }) : { $leaders }.
terse-units-joined = Désormais pour { told-side } : { $units }.
terse-units-joined-b = Du côté { told-side-of } désormais : { $units }.
terse-units-joined-c = Sur les rôles { told-side-of } : { $units }.
terse-points-scored = **{ told-side-first } +{ $pv } :** { $cause } (total { $total })
terse-points-scored-for = **{ told-side-first } +{ $pv } :** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , +{ $more }
} (total { $total })
terse-points-paid = **{ told-side-first } −{ $pv } :** { $cause } (total { $total })
terse-points-paid-for = **{ told-side-first } −{ $pv } :** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , +{ $more }
} (total { $total })
terse-year-scored-rome = { $year } : Rome { $rome }, Barbares { $foes }.
terse-year-scored-rome-b = Fin { $year } : Rome devant, { $rome } à { $foes }.
terse-year-scored-foes = { $year } : Barbares { $foes }, Rome { $rome }.
terse-year-scored-foes-b = Fin { $year } : les Barbares devant, { $foes } à { $rome }.
terse-year-scored-level = { $year } : { $rome } partout.
terse-game-ended = **{ $level-The }.** { $reason }
terse-chapter-open = Pas encore racontée.

terse-thread-nemesis = { $foe-The } a battu { $leader-the } { thread-times-times }.
terse-thread-usurper = { $leader-The } usurpe depuis { thread-years-years }.
terse-thread-besieged = { told-court } a tenu { thread-times-times }.
terse-thread-thrones = { told-half } : { thread-times-emperors }.
terse-thread-unbeaten = { $leader-The } : { thread-times-battles }, toutes gagnées.
terse-thread-luckless = { $leader-The } : { thread-times-battles }, toutes perdues.
terse-thread-fickle = { $tribe-The } : revirement n° { $times }.
terse-thread-contested = Bataille n° { $times } { $area-in }.
terse-thread-contested-b = { $area-In }, on s'est battu { thread-times-times }.
terse-thread-contested-c = { $area } : { thread-times-battles } jusqu'ici.
terse-thread-winless = Aucune victoire pour { told-side } en { thread-times-battles }.
terse-thread-winning = { told-side-first } : { $row } victoires de suite.
terse-thread-ahead = { told-side-first } en tête depuis { $row } ans.
terse-thread-overtaken = En tête désormais : { told-side }.
