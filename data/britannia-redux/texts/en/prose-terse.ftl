# The same in facts. What has no text here is told by prose.ftl.

terse-round-heading = **Round { $numeral }, { $years }**
terse-arrival = Arrive: { $force }, { $seas }.
terse-arrival-led = Arrive with { $leader }: { $force }, { $seas }.
terse-arrival-alone = Leader: { $leader }.
terse-arrival-raid = Raiders: { $force }, { $seas }.
terse-battle-won = { $area }: won against { $defender-the } { told-odds }.
terse-battle-lost = { $area }: lost against { $defender-the } { told-odds }.
terse-battle-left = { $area }: attack broken off { told-odds }.
terse-battle-yielded = { $area }: { $defender-the } retreat { told-odds }.
terse-battle-empty = { $area }: left empty { told-odds }.
terse-battle-both = { $area }: both destroyed { told-odds }.
terse-leader-left-battle = † { $leader } in { $area }, killed by { $by-the }.
terse-leader-left-attack = Arthur leaves.
terse-leader-left-no-army = { $leader } is lost: no army.
terse-rising-began = { $leader } rises in { $area } with { told-armies }.
terse-armies-removed-lost = Removed in { $area }: { told-armies } of { $nation-the }.
terse-submitted-belgae = The Belgae submit to Rome: { $areas }.
terse-submitted-welsh = The Welsh submit to Rome: { $areas }.
terse-submitted-brigantes = The Brigantes submit to Rome: { $areas }.
terse-submitted-caledonians = The Caledonians submit to Rome: { $areas }.
terse-submitted-picts = The Picts submit to Rome: { $areas }.
terse-submitted-other = { $nation-The } submit to { $overlord-the }: { $areas }.
terse-submission-ended-boudica = The submission of the Belgae ends.
terse-submission-ended-revolt = { $nation-The } end their submission to { $overlord-the }.
terse-submission-ended-overlord-gone = { $nation-The } are free: { $overlord-the } have no units left.
terse-protection-lost = { $nation-The } lose their protection.
terse-withdrawal-heading = ### The withdrawal
terse-withdrawal-began = Rome withdraws: { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
} to give up.
terse-withdrawal-replaced = { $nation-The } take over: { $areas }.
terse-romans-gone = No Roman units are left.
terse-kingship-bretwalda = Bretwalda: { $nation }, { told-areas } in England.
terse-kingship-bretwalda-none = No Bretwalda (the most is { $most }, 5 needed).
terse-kingship-bretwalda-lost = { $nation-The } lose the Bretwalda (the most is { $most }, 5 needed).
terse-kingship-king = King: { $nation }, { told-areas } in England.
terse-kingship-king-none = No King (the most is { $most }, 8 needed).
terse-kingship-king-lost = { $nation-The } lose the crown (the most is { $most }, 8 needed).
terse-kingship-final-king = King of England: { $nation }, { told-areas }.
terse-kingship-final-king-none = No King of England (the most is { $most }, 4 needed).

terse-thread-contested = { $area-The }: taken { thread-times-times }.
terse-thread-unbroken = { $nation-The } have held { $area-the } { thread-times-times }.
terse-thread-raided = { $area-The }: raid number { $times }.
terse-thread-rivals = { $nation-The } lead { $other-the } by { $won } to { $lost } ({ thread-times-battles }).
terse-thread-rivals-level = { $nation-The } and { $other-the }: { $won } each ({ thread-times-battles }).
terse-thread-winning = { $nation-The }: { $row } battles won in a row.
terse-thread-losing = { $nation-The }: { $row } battles lost in a row.
terse-thread-crowned = { $nation-The } are first in England, { $row } times running.
terse-thread-ahead = { $seat } leads, { $row } rounds in a row.
terse-thread-overtaken = New leader: { $seat }, ahead of { $other }.
terse-thread-idle = { $nation-The }: no attack for { thread-rounds-rounds }.
