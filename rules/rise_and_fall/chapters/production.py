"""What an empire can support, and the units it has [Replacements, Silk Road, West and East]."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.events import Modifier
from rules.rise_and_fall.chapters.garrisons import lacks_garrison
from rules.rise_and_fall.data.loader import ARMENIANS, CLIENTS, PEOPLES, SASSANIDS
from rules.rise_and_fall.game import RiseAndFall


def halves(t: RiseAndFall, empire: str) -> tuple[str, ...]:
    """The parts of an empire that count apart: West and East without an Emperor. Otherwise one empty string."""
    return ("west", "east") if empire == "rome" and t.divided else ("",)


def belongs(t: RiseAndFall, area: str, half: str) -> bool:
    """Whether an area counts toward a part of an empire [West and East 4, R57]."""
    return not half or t.data.areas[area].half == half


def shares_stars(t: RiseAndFall, nation: str, empire: str) -> bool:
    """Whether a nation is a People that shares its stars with an allied empire [Allies, Germanic Kingdoms 10]."""
    return nation in (*PEOPLES, ARMENIANS, CLIENTS) and t.relations.is_ally(empire, nation)


def is_intact(t: RiseAndFall, area: str) -> bool:
    """Whether a star is neither looted nor being rebuilt."""
    return area not in t.state.ruins


def own_stars(t: RiseAndFall, empire: str) -> list[str]:
    """The stars an empire controls itself, in any condition."""
    nations = ("parthia", SASSANIDS) if empire == "parthia" else (empire,)
    return [star for star in t.stars if t.holder(star) in nations]


def allied_stars(t: RiseAndFall, empire: str) -> list[str]:
    """The stars of an empire's allies, in any condition."""
    return [star for star in t.stars if shares_stars(t, t.holder(star), empire)]


def producing(t: RiseAndFall, empire: str) -> list[str]:
    """The stars that produce for an empire now [Replacements 1, 6, Garrisons, Revolts]."""
    own = [star for star in own_stars(t, empire) if _yields(t, star, empire)]
    allied = [star for star in allied_stars(t, empire) if is_intact(t, star)]
    if empire == "parthia":
        linked = _overland(t)
        allied = [star for star in allied if star in linked]
    return own + allied


def _yields(t: RiseAndFall, star: str, holder: str) -> bool:
    """Whether a star produces for an empire, or for Sassanids in their revolt, that holds it."""
    empire = "parthia" if holder == SASSANIDS else holder
    return is_intact(t, star) and not _in_revolt(t, star, empire) and not lacks_garrison(t, holder, star)


def _in_revolt(t: RiseAndFall, area: str, empire: str) -> bool:
    revolt = t.state.revolts.get(area)
    return revolt is not None and revolt.empire == empire


def _overland(t: RiseAndFall) -> set[str]:
    """The areas of Parthia and its allies that are connected to a Parthian star [Allies]."""
    found = set(own_stars(t, "parthia"))
    queue = list(found)
    while queue:
        for path in t.data.areas[queue.pop()].paths:
            holder = t.holder(path.to)
            if path.sea or path.to in found or not (holder == SASSANIDS or t.relations.is_ally("parthia", holder)):
                continue
            found.add(path.to)
            queue.append(path.to)
    return found


def lines(t: RiseAndFall, empire: str, half: str) -> Iterator[Modifier]:
    """An empire's production, or that of a half of Rome, by cause [Replacements, Silk Road, Leaders, Peace]."""
    rules = t.data.tables.production
    if empire == "parthia" and t.state.sassanids:
        yield from _sassanid_lines(t)
        return
    stars = [star for star in producing(t, empire) if belongs(t, star, half)]
    own = sum(not shares_stars(t, t.holder(star), empire) for star in stars)
    yield Modifier("stars", own, "Replacements 1")
    if len(stars) > own:
        yield Modifier("allied-stars", len(stars) - own, "Allies")
    if empire in t.state.leaders and not half:
        yield Modifier("leader", rules.leader, "Great Leaders")
    if empire == "parthia":
        yield Modifier("silk-road", rules.silk_road - t.state.tribute, "Silk Road")
    elif t.state.tribute and half in ("", _tributary_half(t)):
        yield Modifier("tribute", t.state.tribute, "Peace P4-P6")
    if empire == "rome" and half != "west" and _trades_in_the_east(t):
        yield Modifier("eastern-trade", rules.eastern_trade, "Silk Road")


def _tributary_half(t: RiseAndFall) -> str:
    """The half that Parthia's tribute goes to: the East, or the West once the East has fallen [Peace P4-P6, R42]."""
    return "west" if "east" in t.state.fallen else "east"


def _trades_in_the_east(t: RiseAndFall) -> bool:
    """Whether the Eastern Empire has its trade: from 350 AD, as long as it exists [Silk Road, Reliability 4]."""
    return t.year >= t.data.dates.eastern_trade and "east" not in t.state.fallen


def _sassanid_lines(t: RiseAndFall) -> Iterator[Modifier]:
    """R52: in the revolt only Sassanids have replacements, from their own areas, trade and leader."""
    rules = t.data.tables.production
    stars = [star for star in t.stars if t.holder(star) == SASSANIDS and _yields(t, star, SASSANIDS)]
    yield Modifier("stars", len(stars), "The Sassanid Revolt, R52")
    yield Modifier("silk-road", rules.silk_road - t.state.tribute, "Silk Road")
    if "parthia" in t.state.leaders:
        yield Modifier("leader", rules.leader, "Great Leaders")


def production(t: RiseAndFall, empire: str, half: str) -> int:
    """How many points of units an empire, or a half of Rome, can support [R2]."""
    return sum(line.value for line in lines(t, empire, half))


def half_points(t: RiseAndFall, empire: str, half: str) -> int:
    """What an empire, or a half of Rome, has on the map, in half points [Roman Army Reform 4]."""
    nation = SASSANIDS if empire == "parthia" and t.state.sassanids else empire
    return sum(
        t.data.half_points[unit] for unit, area in t.on_map() if t.nation_of(unit) == nation and belongs(t, area, half)
    )


def army(t: RiseAndFall, empire: str, half: str) -> list[str]:
    """The units that count against the production of an empire, or of a half of Rome."""
    nation = SASSANIDS if empire == "parthia" and t.state.sassanids else empire
    return [unit for unit, area in t.on_map() if t.nation_of(unit) == nation and belongs(t, area, half)]
