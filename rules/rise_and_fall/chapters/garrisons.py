"""Garrisons, re-civilisation and revolts [Garrisons, Provincial Garrisons, Revolts]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one, some
from rules.rise_and_fall.chapters.area_control import hand_over
from rules.rise_and_fall.data.loader import ARMENIANS, EMPIRES, REBELS, SASSANIDS
from rules.rise_and_fall.events import Recivilised, RevoltBegan, RevoltEnded, UnitPlaced
from rules.rise_and_fall.game import RiseAndFall, choice, say
from rules.rise_and_fall.state import Revolt

_EMPIRE_OF = {REBELS: "rome", SASSANIDS: "parthia"}


def _law(holder: str) -> str:
    """The empire whose exemptions apply: rebels are a second Roman Empire [Civil War 8]."""
    return _EMPIRE_OF.get(holder, holder)


def is_home_star(t: RiseAndFall, empire: str, area: str) -> bool:
    """Whether an area is a star of an empire's own country: red stars for Rome, original Parthia for Parthia."""
    found = t.data.areas[area]
    return t.is_star(found) and found.home == _law(empire)


def is_recivilised(t: RiseAndFall, empire: str, area: str) -> bool:
    """Whether an area has been held long enough to need no garrison [Garrisons, R38]."""
    found, law = t.data.areas[area], _law(empire)
    if found.north or (law == "rome" and found.parthian):
        return False
    relief = t.data.relieved.get(area)
    if law == "rome" and relief is not None:
        return t.year >= relief
    return t.state.held[law].get(area, 0) >= t.data.tables.garrison.recivilised_after


def is_guarded(t: RiseAndFall, empire: str, area: str) -> bool:
    """Whether a friendly unit is in an area; a rebel legion counts for Rome [Garrisons]."""
    empire = "parthia" if empire == SASSANIDS else empire
    for unit in t.at(area):
        nation = t.nation_of(unit)
        if t.relations.friendly(nation, empire) or (empire == "rome" and nation == REBELS):
            return True
        if empire == "parthia" and nation == SASSANIDS:
            return True
    return False


def needs_garrison(t: RiseAndFall, empire: str, area: str) -> bool:
    """Whether a star of an empire or of rebels needs a garrison, Parthia's two free stars included [Garrisons, R37].

    Sassanids need none in the old Parthia. The Arsacids do until their fall [Parthia and Sassanids].
    """
    found = t.data.areas[area]
    if not t.is_star(found) or (_law(empire) == "rome" and found.red):
        return False
    if is_home_star(t, empire, area):
        return empire == "parthia" and not t.state.sassanid
    if is_recivilised(t, empire, area):
        return False
    return found.home in EMPIRES or t.lives(found.home) or (_is_armenian(t, area) and t.lives(ARMENIANS))


def _is_armenian(t: RiseAndFall, area: str) -> bool:
    """Whether an area is Armenia's, which has a People even when the other Asians are gone [Armenian Exception]."""
    return area in t.data.tables.peace.armenia


def is_open_to(t: RiseAndFall, owner: str, area: str) -> bool:
    """Whether a Kushan star is empty, so that its former owner may place a unit there [Kushan Empire, R75]."""
    found = t.data.areas[area]
    return t.is_star(found) and t.holder(area) == "kushan" and found.home == owner and not t.at(area)


def lacks_garrison(t: RiseAndFall, empire: str, area: str) -> bool:
    """Whether a star of an empire or of rebels lacks the garrison it needs now [Garrisons, Civil War 8, R30, R36]."""
    return _is_bare(t, empire, area) and not (empire == "parthia" and area in _free_parthian_stars(t))


def _is_bare(t: RiseAndFall, empire: str, area: str) -> bool:
    if not needs_garrison(t, empire, area) or is_guarded(t, empire, area):
        return False
    group = t.data.tables.garrison.one_for_all  # Egypt
    return area not in group or not any(t.holder(each) == empire and is_guarded(t, empire, each) for each in group)


def bare_parthian_stars(t: RiseAndFall) -> list[str]:
    """Parthia's stars without a garrison, those it would rather keep first [Parthia and Sassanids, R36].

    Foreign stars come before stars at home, where a revolt costs only production; stars in revolt come last.
    """
    found = [star for star in t.stars if t.holder(star) == "parthia" and _is_bare(t, "parthia", star)]
    return sorted(found, key=lambda star: (star in t.state.revolts, is_home_star(t, "parthia", star)))


def _free_parthian_stars(t: RiseAndFall) -> list[str]:
    """The two stars that Parthia needn't garrison; Sassanids have none [Parthia and Sassanids, R36]."""
    return [] if t.state.sassanid else bare_parthian_stars(t)[: t.data.tables.garrison.free_parthian_stars]


def provincial_failures(t: RiseAndFall, holder: str = "rome") -> list[str]:
    """The stars of Rome or of rebels in provinces without a garrison of either [Provincial Garrisons, R32, R33]."""
    found: list[str] = []
    for duty in t.data.tables.garrison.provincial:
        areas = [area for province in duty.provinces for area in t.data.areas_of_province[province]]
        held = [area for area in areas if t.holder(area) == holder]
        if not held:
            continue
        garrison = any(t.nation_of(unit) in ("rome", REBELS) for area in areas for unit in t.at(area))
        if not garrison:
            found += [area for area in held if t.is_star(t.data.areas[area])]
    return found


def failures(t: RiseAndFall, empire: str) -> list[str]:
    """The stars that would revolt if the turn of an empire, or of rebels, ended now [R31, R75, Civil War 8]."""
    stars = [star for star in t.stars if t.holder(star) == empire and lacks_garrison(t, empire, star)]
    if empire == "parthia":  # its rising Sassanids guard foreign stars
        stars += [star for star in t.stars if t.holder(star) == SASSANIDS and lacks_garrison(t, SASSANIDS, star)]
    if _law(empire) == "rome":
        stars += [star for star in provincial_failures(t, empire) if star not in stars]
    return stars


def failures_of_turn(t: RiseAndFall) -> list[str]:
    """The stars that would revolt if the player turn ended now, those of rebels included [R31, Civil War 8]."""
    found = failures(t, t.empire) if t.empire else []
    return [*found, *failures(t, REBELS)] if t.state.player == t.german_seat else found


def check_garrisons(t: RiseAndFall, empire: str) -> Play[None]:
    """The end of an empire's turn: revolts break out, then turns of control are counted [Garrisons, Revolts, R38]."""
    failing = failures(t, empire)
    if empire == "parthia" and not t.state.sassanid:
        failing = yield from _parthia_chooses(t, failing)
    yield from _rise(t, empire, failing)
    _count_years(t, empire)


def check_rebel_garrisons(t: RiseAndFall) -> Play[None]:
    """The end of the rebels' player's turn: their stars need the garrisons that Rome's do [Civil War 8, R93]."""
    yield from _rise(t, REBELS, failures(t, REBELS))


def _rise(t: RiseAndFall, empire: str, failing: list[str]) -> Play[None]:
    for star in failing:
        marker = t.state.revolts.get(star)
        if (marker is None or marker.empire != empire) and not t.walled(star):
            yield from revolt(t, empire, star)


def _parthia_chooses(t: RiseAndFall, failing: list[str]) -> Play[list[str]]:
    """R36: if more than two stars lack a garrison, Parthia chooses the two that stay quiet."""
    free = t.data.tables.garrison.free_parthian_stars
    bare = bare_parthian_stars(t)
    if len(bare) <= free:
        return failing
    quiet = yield from some(
        Pick(
            seat="parthia",
            question=say("ask-quiet-stars", count=free),
            rule="Garrisons, R36",
            domain="political",
            options=[choice(star, "quiet-star", "Garrisons, R36", area=star) for star in bare],
            min=free,
            max=free,
            default=tuple(bare[:free]),
            topic="quiet-stars",
            about=tuple(bare),
        )
    )
    return [star for star in failing if star not in bare] + [star for star in bare if star not in quiet]


def revolt(t: RiseAndFall, empire: str, area: str) -> Play[None]:
    """Start a revolt of one of three kinds [Revolts, R33, R34, R78]."""
    unit = ""
    kind = 2
    home = t.data.areas[area].home
    if empire == "parthia" and is_home_star(t, empire, area):
        kind = 1
    elif home != _law(empire) and not is_recivilised(t, empire, area):
        unit = yield from _rising(t, area, home)
        kind = 3 if unit else 2
    t.state.revolts[area] = Revolt(kind, empire, t.state.turn, unit)
    t.tell(RevoltBegan(area=area, empire=empire, degree=kind, unit=unit), f"Revolts {kind}")
    if unit:
        t.put(unit, area)
        t.relations_changed()
        t.tell(UnitPlaced(unit=unit, area=area, cause="revolt"), "Revolts 3")
        hand_over(t, area, t.nation_of(unit))


def _rising(t: RiseAndFall, area: str, home: str) -> Play[str]:
    """The unit of the home People that rises: one that is at home here, or its mover's choice [Revolts 3].

    Armenians rise at their star only, and Rome's clients not at all [Armenian Exception, R87].
    """
    if (home in t.state.gone and not _is_armenian(t, area)) or t.at(area):
        return ""
    pile = [
        unit
        for unit in t.in_pile(home)
        if (area == t.data.tables.peace.armenia[0] if unit in t.data.armenians else t.nation_of(unit) == home)
    ]
    at_home = [unit for unit in pile if area in t.data.unit[unit].homes]
    candidates = _one_of_each_tribe(t, at_home or pile)
    if not candidates:
        return ""
    return (
        yield from one(
            Pick(
                seat=t.relations.mover(home),
                question=say("ask-rising", area=area),
                rule="Revolts 3",
                domain="political",
                options=[choice(unit, "rising", "Revolts 3", unit=unit, area=area) for unit in candidates],
                default=(candidates[0],),
                topic="rising",
                about=(area,),
            )
        )
    )


def _one_of_each_tribe(t: RiseAndFall, units: list[str]) -> list[str]:
    """Distinct units: one of each tribe or kind."""
    found: dict[tuple[str, str], str] = {}
    for unit in units:
        found.setdefault((t.data.kind[unit], t.data.tribe_of.get(unit, "")), unit)
    return list(found.values())


def _count_years(t: RiseAndFall, empire: str) -> None:
    """Count a turn of control toward re-civilisation; rebels' turns count too [Garrisons, R38, R80, Civil War 10]."""
    full = t.data.tables.garrison.recivilised_after
    holders = {"rome": ("rome", REBELS), "parthia": ("parthia", SASSANIDS)}[empire]
    held = t.state.held[empire]
    for star in t.stars:
        area = t.data.areas[star]
        if area.home == empire or area.north or t.holder(star) not in holders or held.get(star, 0) >= full:
            continue
        if empire == "rome" and area.parthian:
            continue
        held[star] = held.get(star, 0) + 1
        if held[star] == full:
            t.tell(Recivilised(area=star, empire=empire), "Garrisons")


def end_home_revolts(t: RiseAndFall, empire: str) -> None:
    """Remove markers at home once production has been counted [Revolts 1]."""
    for area, marker in list(t.state.revolts.items()):
        if marker.kind == 1 and marker.empire == empire:
            del t.state.revolts[area]
            t.tell(RevoltEnded(area=area), "Revolts 1")


def releasable(t: RiseAndFall, player: str) -> list[str]:
    """Areas whose risen unit has stayed a full turn of its mover and may be released [Revolts 3, R35]."""
    return [
        area
        for area, marker in t.state.revolts.items()
        if marker.unit
        and t.relations.mover(t.nation_of(marker.unit)) == player
        and t.state.turn > marker.turn + _turns_to_wait(t, marker.empire, player)
    ]


def _turns_to_wait(t: RiseAndFall, empire: str, player: str) -> int:
    """How many decades must end after the revolt before its mover has had one full turn."""
    order = ("rome", "parthia", "german", "hunae", "huns")
    began_in = t.german_seat if empire == REBELS else empire
    return int(order.index(player) <= order.index(began_in))


def release(t: RiseAndFall, area: str) -> None:
    """Remove the Revolt marker from a unit; it may move from now on [R35]."""
    del t.state.revolts[area]
    t.tell(RevoltEnded(area=area), "Revolts 3, R35")
