# What happened, as a courier would report it at the gate. One text for each event of prose.ftl.

terse-year-began = **{ $year }.**
terse-hand-changed-flown = Barbarian hand: { $held } (flight of an Augustus).
terse-hand-changed-event = { told-side-first }, hand: { $held }.
terse-hand-changed-augusta = Rome, hand: { $held } (Augusta).
terse-initiative-rolled-roman = First: Rome (rolled { $die }, under { $needed }).
terse-initiative-rolled-roman-b = Rome begins ({ $die }, under { $needed }).
terse-initiative-rolled-roman-c = The first sequence is Rome's ({ $die }, under { $needed }).
terse-initiative-rolled-roman-close = First, but only just: Rome (rolled { $die }, under { $needed }).
terse-initiative-rolled-barbarian = First: the Barbarians (Rome rolled { $die }, not under { $needed }).
terse-initiative-rolled-barbarian-b = The Barbarians begin (Rome rolled { $die }, not under { $needed }).
terse-initiative-rolled-barbarian-c = The first sequence is the Barbarians' (Rome rolled { $die }, not under { $needed }).
terse-initiative-rolled-barbarian-close = First, by one point: the Barbarians (Rome rolled { $die }, not under { $needed }).
terse-initiative-taken-stratagem = First, by stratagem: { told-side }.
terse-initiative-taken-augusta = First, by the Augusta: Rome.
terse-initiative-taken-scenario = First: { told-side }.
terse-pax-romana = 🕊️ **Peace everywhere.**
terse-pax-broken = Peace over: { $leader } is dead.
terse-sequences-counted = Sequences: Rome { $roman }, Barbarians { $barbarian }.
terse-sequences-counted-b = { $total ->
    [one] { $total } sequence
   *[other] { $total } sequences
}: { $roman } Roman, { $barbarian } Barbarian.
terse-sequences-counted-c = Rome can march { $roman ->
    [one] once
   *[other] { $roman } times
}, the Barbarians { $barbarian ->
    [one] once
   *[other] { $barbarian } times
}.
terse-sequences-counted-even = { $roman ->
    [one] { $roman } sequence
   *[other] { $roman } sequences
} each.
terse-sequences-counted-even-b = As many for Rome as for the Barbarians: { $roman ->
    [one] { $roman } sequence
   *[other] { $roman } sequences
} each.
terse-sequence-began = __Sequence { $number }: { told-side }__
terse-sequence-passed = { told-side-first }: no move.
terse-stack-moved = { $leader }: { $origin } to { $to } ({ $count }).
terse-units-moved = { $units-The }: { $origin } to { $to }.
terse-leader-moved = { $leader }: { $origin } to { $to }.
terse-event-rolled-none = No event ({ $dice }).
terse-event-rolled-none-b = A year without an event ({ $dice }).
terse-event-rolled-none-c = The dice bring nothing ({ $dice }).
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
terse-stratagem-played = { told-side-first }: { $stratagem }.
terse-stratagem-played-treaty = 🤝 { $stratagem }: { $about }.
terse-stratagem-played-tribute = 💰 { $stratagem }: { $about }.
terse-stratagem-played-augusta-orientalis = { $stratagem }: she acts.
terse-stratagem-played-augusta-occidentalis = { $stratagem }: she acts.
terse-stratagem-played-pope = { $stratagem }: the Bishop of Rome speaks.
terse-stratagem-played-buccellarii = { $stratagem }: { $about }.
terse-stratagem-played-usurpation = 🔥 { $stratagem }: { $about }.
terse-stratagem-played-usurpation-b = 🔥 { $stratagem }, for { $about-the }.
terse-stratagem-played-uprising = 🔥 { $stratagem }: { $about }.
terse-stratagem-played-scourge-of-god = 🐎 { $stratagem }: { $about }.
terse-stratagem-played-rex = { $stratagem }: { $about }.
terse-stratagem-played-barbarian-alliance = 🤝 { $stratagem }: { $about }.
terse-stratagem-played-bagaudes = 🔥 { $stratagem }: { $about }.
terse-stratagem-played-migration = 🐎 { $stratagem }: { $about }.
terse-stratagem-played-initiative = { $stratagem }: a dash for the first move.
terse-stratagem-played-rebellion = { $stratagem }: { $about }.
terse-stratagem-played-ecumenical-council = ⛪ { $stratagem }: { $about }.
terse-stratagem-played-opportune-flight = 🏃 { $stratagem }: { $about }.
terse-stratagem-played-assassination = 🗡️ { $stratagem }: { $about }.
terse-stratagem-played-plague = ☠️ { $stratagem }: { $about }.
terse-stratagem-played-plague-epidemic = ☠️ { $stratagem }: { $about }.
terse-stratagem-played-desertion = { $stratagem }: { $about }.
terse-stratagem-played-furor-germanicus = { $stratagem }: { $about }.
terse-stratagem-played-divine-favour = { $stratagem } for { told-side }: { $about }.
terse-stratagem-played-fleet = ⛵ { $stratagem }: { $about }.
terse-stratagem-played-germanophobia = 🔥 { $stratagem }: { $about }.
terse-stratagems-cancelled = **{ $area }:** both furies cancelled.
terse-leader-entered-due = New: { $leader } ({ $area }).
terse-leader-entered-generic = Replaced: { $leader } ({ $area }).
terse-leader-entered-returns = Back: { $leader } ({ $area }).
terse-leader-waits = { $leader-The } waits for troops.
terse-guard-given = Guard: { $leader }.
terse-caesar-named = 👑 Caesar, { told-half }: { $leader }.
terse-caesar-named-b = 👑 The { told-half } has a Caesar: { $leader }.
terse-caesar-named-c = 👑 { $leader }: Caesar of the { told-half }.
terse-caesar-lost-usurps = { $leader }: Caesar no more, usurper.
terse-caesar-lost-usurps-b = The Caesar rebels: { $leader }.
terse-caesar-lost-joins = { $leader }: Caesar no more, gone over.
terse-caesar-lost-revolt = { $leader }: Caesar no more, his people in revolt.
terse-caesar-lost-promoted = { $leader }: Caesar no more, promoted.
terse-caesar-lost-dead = No Caesar in the { told-half }.
terse-caesar-lost-dead-b = The { told-half } has lost its Caesar.
terse-caesar-lost-dead-c = Caesar of the { told-half }: dead.
terse-death-roll = Rolled { $die } ({ $dies_on ->
    [9] 9 kills
   *[other] { $dies_on } or more
}).
terse-death-roll-b = Die { $die }; { $dies_on ->
    [9] dead on 9
   *[other] dead from { $dies_on }
}.
terse-death-roll-c = A { $die }; { $dies_on ->
    [9] fatal on 9
   *[other] fatal from { $dies_on }
}.
terse-death-roll-d = The die: { $die } against { $dies_on }.
terse-leader-died-natural = † { $leader-The }.
terse-leader-died-natural-b = † { $leader-The }, in bed.
terse-leader-died-natural-c = † { $leader-The }, without a wound.
terse-leader-died-natural-d = † Buried: { $leader-the }.
terse-leader-died-battle = † { $leader-The }, killed { $area-in }.
terse-leader-died-battle-b = † { $leader-The }, fallen { $area-in }.
terse-leader-died-battle-c = † Left on the field { $area-in }: { $leader-the }.
terse-leader-died-battle-d = † { $leader-The }, sword in hand { $area-in }.
terse-leader-died-battle-e = † Not back from the fighting { $area-in }: { $leader-the }.
terse-leader-died-retreat = † { $leader-The }, in retreat { $area-in }.
terse-leader-died-assassination = † { $leader-The }, murdered.
terse-leader-died-plague = † { $leader-The }, plague.
terse-leader-died-germanophobia = † { $leader-The }, by the mob.
terse-leader-died-escape = † { $leader-The }, cut off.
terse-leader-died-escape-b = † { $leader-The }, caught on the road.
terse-leader-died-refuge = † { $leader-The }, in the siege.
terse-leader-died-drowned = † { $leader-The }, at sea.
terse-leader-died-deposed = † { $leader-The }, deposed.
terse-leader-died-plot = † { $leader-The }, palace plot.
terse-leader-died-regnum = † { $leader-The }, with his kingdom.
terse-augustus-proclaimed-succession = 👑 **Augustus, { told-half }: { $leader }.**
terse-augustus-proclaimed-succession-b = 👑 **{ $leader }** is Augustus of the { told-half }.
terse-augustus-proclaimed-usurpation = 👑 **Augustus, { told-half }: { $leader }**, by force.
terse-augustus-proclaimed-other-half = 👑 **Augustus, { told-half }: { $leader }**, from the other half.
terse-augustus-proclaimed-honorius = 👑 **Augustus, { told-half }: { $leader }**, a child.
terse-candidate-tested-accepted = The East accepts { $leader-the } ({ $die }, up to { $needed }).
terse-candidate-tested-refused = The East refuses { $leader-the } ({ $die }, over { $needed }).
terse-throne-vacant = **Throne of the { told-half }: empty.**
terse-escort-named = Escort to the { told-half }: { $leader }.
terse-escort-named-himself = Off to the throne of the { told-half }: { $leader-the }.
terse-escort-home = Back to Constantinople: { $pieces }.
terse-augustus-fled = { $leader }: Augustus outside the { told-half }.
terse-usurpation-tested-valid = { $leader-The } proclaimed ({ $die }, up to { $needed }).
terse-usurpation-tested-failed = { $leader-The } not proclaimed ({ $die }, over { $needed }).
terse-usurpation-began = 🔥 **Usurper, { told-half }: { $leader }** ({ $area }).
terse-usurpation-began-puppet = 🔥 **Usurper, { told-half }: { $leader }** for { $puppet } ({ $area }).
terse-joined-usurper = With the usurper ({ $area }): { $pieces }.
terse-joined-usurper-b = Over to the usurper ({ $area }): { $pieces }.
terse-joined-usurper-c = The Emperor loses ({ $area }): { $pieces }.
terse-joined-usurper-d = New oath ({ $area }): { $pieces }.
terse-puppet-named-replaced = New figurehead, { told-half }: { $leader }, for { $usurper }.
terse-puppet-named-heir = Heir, { told-half }: { $leader }, for { $usurper }.
terse-loyalty-tested-joins = { $leader-The } changes sides ({ $die }, { $cp } or more).
terse-loyalty-tested-stays = { $leader-The } stays loyal ({ $die }, under { $cp }).
terse-diocese-tested-opens = { $diocese }: open to { $leader-the } ({ $die }, under { $cp }).
terse-diocese-tested-opens-b = { $diocese }: gates open to { $leader-the } ({ $die }, under { $cp }).
terse-diocese-tested-shut = { $diocese }: shut to { $leader-the } ({ $die }, not under { $cp }).
terse-diocese-tested-shut-b = { $diocese }: no welcome for { $leader-the } ({ $die }, not under { $cp }).
terse-rally-tested-joins = { $area }: troops won by { $leader-the } ({ $die }, up to { $cp }).
terse-rally-tested-joins-b = { $area }: the troops cheer { $leader-the } ({ $die }, up to { $cp }).
terse-rally-tested-stays = { $area }: troops refuse { $leader-the } ({ $die }, over { $cp }).
terse-rally-tested-stays-b = { $area }: no cheers for { $leader-the } ({ $die }, over { $cp }).
terse-rally-tested-stays-c = { $area }: { $leader-the } wins no one over ({ $die }, over { $cp }).
terse-usurpation-succeeded-capitals = **{ $leader } wins the { told-half }:** capitals held.
terse-usurpation-succeeded-defeat = **{ $leader } wins the { told-half }:** Augustus beaten.
terse-usurpation-succeeded-assassination = **{ $leader } wins the { told-half }:** Augustus murdered.
terse-usurpation-failed = **Usurpation over, { told-half }.**
terse-camps-exchanged = 🔄 **Camps exchanged:** { $augustus } rules the { told-half }. { $roman ->
        [a] Rome is A ({ $rome } PV), the Barbarians are B ({ $foes } PV)
       *[b] Rome is B ({ $rome } PV), the Barbarians are A ({ $foes } PV)
    }.
terse-tribe-changed-war = 🔥 **War:** { $tribe }.
terse-tribe-changed-revolt = 🔥 **Revolt:** { $tribe }.
terse-tribe-changed-revolt-rebellion = 🔥 **Revolt:** { $tribe }, alone.
terse-tribe-changed-revolt-dissolved = { $tribe }: kingdom lost, still in revolt.
terse-tribe-changed-foederati = 🤝 Foederati: { $tribe }.
terse-tribe-changed-foederati-treaty = 🤝 **Foederati by treaty:** { $tribe }.
terse-tribe-changed-foederati-tribute = 🤝 Foederati for gold: { $tribe }.
terse-tribe-changed-foederati-rebellion = 🤝 Foederati, free of their masters: { $tribe }.
terse-tribe-changed-foederati-federated = 🤝 Foederati, what's left of them: { $tribe }.
terse-tribe-changed-foederati-vanquished = 🤝 Foederati, after defeat: { $tribe }.
terse-tribe-changed-peace = 🕊️ Peace: { $tribe }.
terse-tribe-changed-peace-tribute = 🕊️ Peace for gold: { $tribe }.
terse-tribe-changed-peace-vanquished = 🕊️ Peace after defeat: { $tribe }.
terse-tribe-changed-peace-vanquished-b = 🕊️ No army left, so peace: { $tribe }.
terse-tribe-changed-regnum = 👑 Kingdom: { $tribe }.
terse-tribe-changed-off-map = { $tribe }: gone to ground.
terse-tribe-changed-roman-ally = { $tribe }: with Rome.
terse-alliance-made = 🤝 { $minor } with { $major-the }.
terse-migration-ended = Home from the road: { $tribe }, for Rome again.
terse-alliance-broken-rebellion = { $minor }: free of { $major-the }.
terse-alliance-broken-attila = { $minor }: free of { $major-the }; Attila is dead.
terse-alliance-broken-grown = { $minor }: free of { $major-the }, under a chief of their own.
terse-rebellion-tested-free = { $minor }: free ({ $die }, over { $cp }).
terse-rebellion-tested-held = { $minor }: held down ({ $die }, not over { $cp }).
terse-rex-tested-crowned = { $area }: { $leader } acclaimed ({ $die }, up to { $cp }).
terse-rex-tested-refused = { $area }: no crown for { $leader-the } ({ $die }, over { $cp }).
terse-king-crowned = 👑 **King { $tribe-of }: { $leader }.**
terse-capital-set = Capital { $tribe-of }: { $area }.
terse-regnum-dissolved = **Kingdom { $tribe-of } ended** ({ $area }).
terse-federation-tested-federated = { $tribe }: terms accepted ({ $die }, under { $cp }).
terse-federation-tested-refused = { $tribe }: terms refused ({ $die }, not under { $cp }).
terse-tribe-vanquished = { $tribe }: last unit gone ({ $area }).
terse-tribe-vanquished-b = No host left { $tribe-of } ({ $area }).
terse-tribe-vanquished-c = { $area }: the last unit { $tribe-of } gone.
terse-area-ceded = **{ $area }:** ceded to { $tribe-the }.
terse-area-ceded-no-more = **{ $area }:** no longer ceded to { $tribe-the }.
terse-fleet-loaded = ⛵ Aboard ({ $area }): { $pieces }.
terse-fleet-landed = ⛵ Ashore ({ $area }): { $pieces }.
terse-fleet-lost = ⛵ { $fleet } lost until { $back }.
terse-fleet-lost-for-good = ⛵ { $fleet } lost.
terse-fleet-returned = ⛵ { $fleet }: { $area }, for { told-side }.
terse-leader-escaped = { $leader-The } escapes to { $to-the } ({ $die }; 9 kills).
terse-battle-began = ⚔️ **{ $area }:** { $attacker-the } against { $defender-the }.
terse-battle-heading = ⚔️ **{ told-place }:** { $attacker-the } against { $defender-the }.
terse-refuge-taken = Into { told-court }: { $pieces }.
terse-refuge-left = Out of { told-court }: { $pieces }.
terse-refuge-tested-holds = { told-court } holds ({ $die }; falls on a 0).
terse-refuge-tested-saved = Constantinople holds ({ $die }, then { $second }; saved on 5 or more).
terse-refuge-tested-falls = **{ told-court } falls** ({ $die }; falls on a 0).
terse-evasion-tested-succeeds = { $leader-The } evades ({ $die }, under { $vs }).
terse-evasion-tested-succeeds-b = { $leader-The } won't be drawn ({ $die }, under { $vs }).
terse-evasion-tested-succeeds-c = No battle for { $leader-the } ({ $die }, under { $vs }).
terse-evasion-tested-fails = { $leader-The } is caught ({ $die }, not under { $vs }).
terse-evasion-tested-fails-b = { $leader-The } has to fight ({ $die }, not under { $vs }).
terse-evasion-tested-fails-c = No way out for { $leader-the } ({ $die }, not under { $vs }).
terse-evasion-tested-fails-d = Too late for { $leader-the } ({ $die }, not under { $vs }).
terse-evasion-tested-fails-e = The road is cut for { $leader-the } ({ $die }, not under { $vs }).
terse-evaded = { $force-The } { $force-number ->
    [plural] get
   *[singular] gets
} away to { $to-the }.
terse-evaded-b = Next seen { $to-in }: { $force-the }.
terse-evaded-flight = { $force-The } { $force-number ->
    [plural] slip
   *[singular] slips
} away by night to { $to-the }.
terse-stayed = Left behind: { $force-the }.
terse-battle-fought-crushing = **{ $area }:** { $victor-the } over { $loser-the }, nothing left { told-odds }.
terse-battle-fought-crushing-b = **{ $area }:** { $victor-the } over { $loser-the }, to the last unit { told-odds }.
terse-battle-fought-crushing-c = **{ $area }:** { $victor-the } against { $loser-the }, and only one side left { told-odds }.
terse-battle-fought-clean = **{ $area }:** { $victor-the } over { $loser-the }, no loss { told-odds }.
terse-battle-fought-clean-b = **{ $area }:** { $victor-the } over { $loser-the }, not a unit weakened { told-odds }.
terse-battle-fought-clean-c = **{ $area }:** the field to { $victor-the }, for nothing; { $loser-the } beaten { told-odds }.
terse-battle-fought-won = **{ $area }:** { $victor-the } over { $loser-the } { told-odds }.
terse-battle-fought-won-b = **{ $area }:** the field to { $victor-the }; { $loser-the } beaten { told-odds }.
terse-battle-fought-costly = **{ $area }:** { $victor-the } over { $loser-the }, at a price { told-odds }.
terse-battle-fought-costly-b = **{ $area }:** a dear victory for { $victor-the } over { $loser-the } { told-odds }.
terse-units-reduced = Weakened: { $units }.
terse-listed-reduced = - 🩸 **Weakened:** { $units-the }
terse-units-reduced-otherwise = Weakened ({ $cause }): { $units }.
terse-units-reduced-otherwise-b = Weakened { $area-in } ({ $cause }): { $units }.
terse-units-eliminated = Destroyed: { $units }.
terse-listed-eliminated = - ✖️ **Destroyed:** { $units-the }
terse-units-eliminated-otherwise = Destroyed ({ $cause }): { $units }.
terse-units-eliminated-otherwise-b = Destroyed { $area-in } ({ $cause }): { $units }.
terse-units-eliminated-otherwise-c = Nothing left ({ $cause }): { $units }.
terse-retreated = { $force-The } { $force-number ->
    [plural] fall
   *[singular] falls
} back to { $to-the }.
terse-listed-retreat = - 👣 **Back to { $to-the }:** { $force-the }
terse-plague-broke = ☠️ **Plague:** { $area }.
terse-plague-broke-spreads = ☠️ **Plague:** { $area } and around.
terse-plague-tested-spared = { $leader-The } is spared.
terse-plagues-ended = Plague over: { $areas }.
terse-assassination-tested-kills = Hit: { $leader } ({ $die }, { $kills_on } or more).
terse-assassination-tested-fails = Missed: { $leader } ({ $die }, under { $kills_on }).
terse-council-called = ⛪ Council: { $area }.
terse-council-held-well = ⛪ Council settled by { $leader-the } ({ $die }, up to { $needed }).
terse-council-held-ill = ⛪ Council fails under { $leader-the } ({ $die }, over { $needed }).
terse-council-held-augusta = ⛪ Council settled by the Augusta for { $leader-the }.
terse-unit-placed-reinforcement = New ({ $area }): { $units }.
terse-unit-placed-bagaudes = 🔥 Risen ({ $area }): { $units }.
terse-unit-placed-event = Raised ({ $area }): { $units }.
terse-unit-placed-treaty = Settled ({ $area }): { $tribe-the }.
terse-unit-placed-home = Home ({ $area }): { $units }.
terse-units-recovered = Full strength: { $units }.
terse-units-recovered-b = Ranks filled: { $units }.
terse-units-recovered-c = Fit to march: { $units }.
terse-unit-removed-no-area = Gone, no place left: { $units }.
terse-unit-removed-abroad = Gone, lost abroad: { $units }.
terse-unit-removed-waits-capital = Waits for its capital: { $units }.
terse-unit-removed-waits-home = Waits for its home: { $units }.
terse-leader-returned = { $leader-The } winters: { $area }.
terse-leader-returned-b = Winter quarters { $leader-of }: { $area }.
terse-leader-returned-c = For the winter { $area-in }: { $leader-the }.
terse-leaders-settled-home = Home { $area-in }: { $leaders-the }.
terse-leaders-settled-treaty = Settled ({ $area }): { $leaders }.
terse-units-joined = Now for { told-side }: { $units }.
terse-units-joined-b = Over to { told-side }: { $units }.
terse-units-joined-c = On the rolls { told-side-of } now: { $units }.
terse-points-scored = **{ told-side-first } +{ $pv }:** { $cause } (now { $total })
terse-points-scored-for = **{ told-side-first } +{ $pv }:** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , +{ $more }
} (now { $total })
terse-points-paid = **{ told-side-first } −{ $pv }:** { $cause } (now { $total })
terse-points-paid-for = **{ told-side-first } −{ $pv }:** { $cause }, { $about-the }{ $more ->
    [0] {""}
   *[other] , +{ $more }
} (now { $total })
terse-year-scored-rome = { $year }: Rome { $rome }, Barbarians { $foes }.
terse-year-scored-rome-b = End of { $year }: Rome ahead, { $rome } to { $foes }.
terse-year-scored-foes = { $year }: Barbarians { $foes }, Rome { $rome }.
terse-year-scored-foes-b = End of { $year }: the Barbarians ahead, { $foes } to { $rome }.
terse-year-scored-level = { $year }: { $rome } each.
terse-game-ended = **{ $level-The }.** { $reason }
terse-chapter-open = Not over yet.

terse-thread-nemesis = { $foe-The } has beaten { $leader-the } { thread-times-times }.
terse-thread-usurper = { $leader-The }: usurper for { thread-years-years }.
terse-thread-besieged = { told-court } has held out { thread-times-times }.
terse-thread-thrones = The { told-half }: { thread-times-emperors } so far.
terse-thread-unbeaten = { $leader-The }: { thread-times-battles }, all won.
terse-thread-luckless = { $leader-The }: { thread-times-battles }, all lost.
terse-thread-fickle = { $tribe-The }: change of sides number { $times }.
terse-thread-contested = Battle number { $times } { $area-in }.
terse-thread-contested-b = { $area-In } they have fought { thread-times-times }.
terse-thread-contested-c = { $area }: { thread-times-battles } so far.
terse-thread-winless = No victory for { told-side } in { thread-times-battles }.
terse-thread-winning = { told-side-first }: { $row } battles won in a row.
terse-thread-ahead = { told-side-first }: ahead { $row } years in a row.
terse-thread-overtaken = New leader: { told-side }.
