# La même chose en faits. Ce qui n'a pas de texte ici est dit par prose.ftl.

terse-round-heading = **Ronde { $numeral }, { $years }**
terse-arrival = Arrivent : { $force }, { $seas-word }.
terse-arrival-led = Arrivent avec { $leader } : { $force }, { $seas-word }.
terse-arrival-alone = Chef : { $leader }.
terse-arrival-raid = Pillards : { $force }, { $seas-word }.
terse-battle-won = { $area } : gagné contre { $defender-the } { told-odds }.
terse-battle-lost = { $area } : perdu contre { $defender-the } { told-odds }.
terse-battle-left = { $area } : rompu { told-odds }.
terse-battle-yielded = { $area } : { $defender-the } font retraite { told-odds }.
terse-battle-empty = { $area } : laissé vide { told-odds }.
terse-battle-both = { $area } : tous détruits { told-odds }.
terse-leader-left-battle = † { $leader }, { $area }, sous les coups { $by-of }.
terse-leader-left-attack = Arthur s'en va.
terse-leader-left-no-army = { $leader } : perdu, faute d'armée.
terse-rising-began = { $leader } se soulève { $area-in } avec { told-armies }.
terse-armies-removed-lost = { $area } : { told-armies } { $nation-of } en moins.
terse-submitted-belgae = Les Belges se soumettent à Rome : { $areas }.
terse-submitted-welsh = Les Gallois se soumettent à Rome : { $areas }.
terse-submitted-brigantes = Les Brigantes se soumettent à Rome : { $areas }.
terse-submitted-caledonians = Les Calédoniens se soumettent à Rome : { $areas }.
terse-submitted-picts = Les Pictes se soumettent à Rome : { $areas }.
terse-submitted-other = { $nation-The } se soumettent { $overlord-to } : { $areas }.
terse-submission-ended-boudica = La soumission des Belges prend fin.
terse-submission-ended-revolt = { $nation-The } rompent avec { $overlord-the }.
terse-submission-ended-overlord-gone = { $nation-The } sont libres : { $overlord-the } n'ont plus d'unité.
terse-protection-lost = { $nation-The } perdent leur protection.
terse-withdrawal-heading = ### Le retrait
terse-withdrawal-began = Rome se retire : { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
} à abandonner.
terse-withdrawal-replaced = { $nation-The } prennent la relève : { $areas }.
terse-romans-gone = Il ne reste aucune unité romaine.
terse-kingship-bretwalda = Bretwalda : { $nation }, { told-areas } d'Angleterre.
terse-kingship-bretwalda-none = Pas de Bretwalda (maximum { $most }, il en faut 5).
terse-kingship-bretwalda-lost = { $nation-The } perdent le Bretwalda (maximum { $most }, il en faut 5).
terse-kingship-king = Roi : { $nation }, { told-areas } d'Angleterre.
terse-kingship-king-none = Pas de roi (maximum { $most }, il en faut 8).
terse-kingship-king-lost = { $nation-The } perdent la couronne (maximum { $most }, il en faut 8).
terse-kingship-final-king = Roi d'Angleterre : { $nation }, { told-areas }.
terse-kingship-final-king-none = Pas de roi d'Angleterre (maximum { $most }, il en faut 4).

terse-thread-contested = Conquête n° { $times } { $area-in }.
terse-thread-unbroken = { $area-In }, { $nation-the } ont tenu { thread-times-times }.
terse-thread-raided = Raid n° { $times } { $area-in }.
terse-thread-rivals = { $nation-The } mènent { $won } à { $lost } contre { $other-the } ({ thread-times-battles }).
terse-thread-rivals-level = { $nation-The } et { $other-the } : { $won } partout ({ thread-times-battles }).
terse-thread-winning = { $nation-The } : { $row } victoires de suite.
terse-thread-losing = { $nation-The } : { $row } défaites de suite.
terse-thread-crowned = { $nation-The } sont les premiers d'Angleterre, pour la { $row }ᵉ fois de suite.
terse-thread-ahead = { $seat-The } mène depuis { $row } rondes.
terse-thread-overtaken = { $seat-The } prend la tête devant { $other-the }.
terse-thread-idle = { $nation-The } : aucune attaque depuis { thread-rounds-rounds }.
