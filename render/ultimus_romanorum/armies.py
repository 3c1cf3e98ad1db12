"""The armies on the map: who is where, how strong, under whom, and who controls which area."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from render.core.palette import Colour
from render.ultimus_romanorum.theme import EAST, HALVES, USURPER, WEST, livery, status_of
from rules.ultimus_romanorum.data.loader import BOXES, REFUGES
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, UltimusRomanorum


@dataclass(frozen=True)
class Army:
    """The counters of one camp in an area, those at peace apart.

    ``people``: the people with the most strength, ``others``: the rest. ``pf``: the sum of the strength points.
    ``leader``: the best one, and his ``office``. ``status``: that of the Tribe. ``rebel``: it follows a Usurper.
    ``walled``: it is in a city's box.
    """

    area: str
    camp: Camp
    people: str
    others: tuple[str, ...] = ()
    units: int = 0
    pf: int = 0
    leader: str = ""
    office: str = ""
    status: str = ""
    rebel: bool = False
    walled: bool = False

    @property
    def is_named(self) -> bool:
        """Whether the map should say who it is: someone with an office, or a Tribe."""
        return bool(self.leader or self.status)


def people_of(game: UltimusRomanorum, piece: str) -> str:
    """The people of a counter: a Tribe, or the Romans of a half or of a Usurper."""
    tribe = game.tribe_of(piece)
    if tribe:
        return tribe
    if piece in game.state.cause:
        return USURPER
    half = game.unit(piece).half if piece in game.data.units else game.leader(piece).half
    return HALVES.get(half, WEST)


def armies_at(game: UltimusRomanorum, area: str) -> list[Army]:
    """The armies in an area, the strongest first, then those in its city's box."""
    groups: dict[tuple[Camp, bool], list[str]] = {}
    for piece in game.at(area):
        groups.setdefault((game.camp(piece), game.fights(piece)), []).append(piece)
    found = [army_of(game, area, pieces) for pieces in groups.values()]
    found.sort(key=lambda army: (-army.pf, army.people))
    box = next((BOXES[half] for half, refuge in REFUGES.items() if refuge == area), "")
    inside = [piece for piece in game.state.stacks.get(box, ()) if piece not in game.data.fleets] if box else []
    return [*found, army_of(game, area, inside, walled=True)] if inside else found


def army_of(game: UltimusRomanorum, area: str, pieces: Sequence[str], *, walled: bool = False) -> Army:
    """Counters of one camp as an army."""
    units = [piece for piece in pieces if piece in game.data.units]
    leaders = [piece for piece in pieces if piece in game.data.leaders]
    strength = Counter[str]()
    for piece in leaders:
        strength[people_of(game, piece)] += 0
    for unit in units:
        strength[people_of(game, unit)] += game.values(unit).pf
    people, *others = sorted(strength, key=lambda each: (-strength[each], each))
    tribe = game.state.tribes.get(people)
    leader = best_leader(game, leaders)
    return Army(
        area,
        game.camp(pieces[0]),
        people,
        tuple(others),
        len(units),
        game.strength(units),
        leader,
        office_of(game, leader),
        status_of(tribe.status) if tribe is not None else "",
        any(piece in game.state.cause for piece in pieces),
        walled,
    )


def best_leader(game: UltimusRomanorum, leaders: Iterable[str]) -> str:
    """Who represents an army: the one with the highest office, then with the highest values; no generic leader."""
    named = [leader for leader in leaders if not game.leader(leader).generic]
    ranks = ("augustus", "usurper", "caesar", "king", "")
    return min(
        named,
        key=lambda each: (ranks.index(office_of(game, each)), -game.leader(each).cc, -game.leader(each).vs, each),
        default="",
    )


def office_of(game: UltimusRomanorum, leader: str) -> str:
    """The highest office of a leader."""
    if not leader:
        return ""
    for throne in game.state.thrones.values():
        for office in ("augustus", "usurper", "caesar"):
            if getattr(throne, office) == leader:
                return office
    return "king" if any(tribe.king == leader for tribe in game.state.tribes.values()) else ""


def controllers(game: UltimusRomanorum) -> dict[str, str]:
    """Each area with the people that holds it: Rome unless a unit of the Barbarian camp is in it [3.1.3].

    The units of a Tribe at peace don't count, those of a neutral kingdom do. Outside the Empire, it's the Tribe whose
    origin it is.
    """
    return {area: _controller(game, area) for area in game.data.areas}


def _controller(game: UltimusRomanorum, area: str) -> str:
    facts = game.area(area)
    if not facts.in_empire:
        return facts.tribe
    tribes = game.state.tribes
    enemies = [
        unit
        for unit in game.units_at(area, BARBARIAN)
        if not (tribe := game.tribe_of(unit)) or unit in game.state.cause or tribes[tribe].status != "peace"
    ]
    if enemies:
        return army_of(game, area, enemies).people
    return WEST if facts.half == "west" else EAST


def lost_areas(game: UltimusRomanorum) -> list[str]:
    """What the Barbarians and Usurpers hold within the Empire."""
    return [area for area, who in controllers(game).items() if game.area(area).in_empire and who not in (WEST, EAST)]


def tints(holders: Mapping[str, str]) -> dict[str, Colour | None]:
    """The tint of each area: that of the people that holds it."""
    return {area: livery(people).wash if people else None for area, people in holders.items()}
