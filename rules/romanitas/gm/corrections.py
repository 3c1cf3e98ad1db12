"""What a game master may put right in a campaign of Romanitas: bounded, and nothing follows from it.

Romanness within its track, pieces between their boxes, markers on and off the map. No points are won or lost on the
way, no combat is fought, and nothing can be brought about that the rules could not: the tenth Desolation, which would
end the campaign [3.3], is not to be placed, and Ctesiphon stays Persian. All of it is this edition's own [R96].
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.errors import RulesError
from rules.core.text import Argument
from rules.romanitas.chapters.forces import eliminate_unit
from rules.romanitas.chapters.management import may_build, monuments_in_the_box
from rules.romanitas.data.tables import OptionId
from rules.romanitas.game import ELIMINATED, MOBILISED, Romanitas, port, say

_RULE = "R96"
_SIDES = ("roman", "persian")


def corrections(t: Romanitas) -> list[Option]:
    """Everything that can be put right in this position."""
    return [
        *_points(t),
        *_pieces(t),
        *_elites(t),
        *_markers(t),
        *_cities(t),
        *_monuments(t),
        *_fleets(t),
        *_clients(t),
        *_treaties(t),
    ]


def correct(t: Romanitas, amendment: str) -> None:
    """Put something right [R96].

    Raises:
        RulesError: it cannot be put right in this position.
    """
    what, _, rest = amendment.partition(":")
    first, _, second = rest.partition(":")
    match what:
        case "rp":
            _set_points(t, int(first))
        case "move":
            _move(t, first, second)
        case "elite":
            _toggle(t.state.elite, first)
        case "ruin":
            _toggle_ruin(t, first)
        case "city":
            _give_city(t, first, second)
        case "fleet":
            t.pieces.move(t.data.enemy_fleet[first].id, second)
        case "client":
            _set_client(t, first, second)
        case "treaty":
            _toggle(t.state.treaties, first)
        case "promise":
            _toggle(t.state.promised, first)
        case _:
            raise RulesError(f"There is no correction '{amendment[:60]}'.")


def _option(ident: str, heading: str, key: str, /, **args: Argument) -> Option:
    return Option(ident, say(f"amend-{key}", **args), None, (say(f"amend-heading-{heading}"),), _RULE)


def _points(t: Romanitas) -> Iterator[Option]:
    bounds, rp = t.data.tables.romanness, t.state.rp
    if t.state.count is None:
        for target in range(bounds.floor, bounds.cap + 1):
            if target != rp:
                yield _option(f"rp:{target - rp}", "points", "points", before=rp, after=target)


def _set_points(t: Romanitas, change: int) -> None:
    bounds = t.data.tables.romanness
    if not bounds.floor <= t.state.rp + change <= bounds.cap:
        raise RulesError("The track of Romanness ends there.")
    t.state.rp += change


def _pieces(t: Romanitas) -> Iterator[Option]:
    for here, there in ((MOBILISED, ELIMINATED), (ELIMINATED, MOBILISED)):
        for piece in t.pieces.at(here):
            if piece not in t.data.monuments:
                yield _option(f"move:{piece}:{there}", "pieces", f"piece-{there}", piece=piece)


def _move(t: Romanitas, piece: str, place: str) -> None:
    if place == ELIMINATED and piece in t.data.roman_army:
        eliminate_unit(t, piece)
    else:
        t.pieces.move(piece, place)


def _elites(t: Romanitas) -> Iterator[Option]:
    for unit in t.units_at(MOBILISED):
        if t.is_elite(unit):
            yield _option(f"elite:{unit}", "pieces", "elite-lost", unit=unit)
        elif t.data.roman_army[unit].can_be_elite:
            yield _option(f"elite:{unit}", "pieces", "elite-gained", unit=unit)


def _markers(t: Romanitas) -> Iterator[Option]:
    free = len(t.state.desolation) + 1 < t.data.tables.victory.desolations
    for city in t.state.owner:
        if t.is_desolated(city):
            yield _option(f"ruin:{city}", "desolation", "desolation-removed", city=city)
        elif free and t.is_roman(city):
            yield _option(f"ruin:{city}", "desolation", "desolation-placed", city=city)


def _toggle_ruin(t: Romanitas, city: str) -> None:
    _toggle(t.state.desolation, city)
    if t.has(OptionId.RECRUITMENT) and city in t.data.recruiting_grounds:  # 8.4, R63
        change = 1 if t.is_desolated(city) else -1
        t.state.cavalry_penalty = max(t.state.cavalry_penalty + change, 0)


def _cities(t: Romanitas) -> Iterator[Option]:
    for city, owner in t.state.owner.items():
        original = t.data.original_owner[city]
        if original in t.data.kingdoms:
            after = original if owner == "roman" else "roman"
            yield _option(f"city:{city}:{after}", "cities", "city", city=city, owner=after)


def _give_city(t: Romanitas, city: str, owner: str) -> None:
    if t.is_desolated(city):
        _toggle_ruin(t, city)
    t.pieces.move_all(t.monuments_in(city), MOBILISED)
    t.hand_over(city, owner)


def _monuments(t: Romanitas) -> Iterator[Option]:
    for ident in t.data.monuments:
        city = t.pieces.place(ident)
        if city != MOBILISED:
            yield _option(f"move:{ident}:{MOBILISED}", "monuments", "monument-removed", monument=ident, city=city)
    for monument in monuments_in_the_box(t):
        for city in t.state.owner:
            if may_build(t, monument, city):
                ident = f"move:{monument.id}:{city}"
                yield _option(ident, "monuments", "monument-placed", monument=monument.id, city=city)


def _fleets(t: Romanitas) -> Iterator[Option]:
    for nation, fleet in t.data.enemy_fleet.items():
        here = t.pieces.place(fleet.id)
        if here != port(nation):
            yield _option(f"fleet:{nation}:{port(nation)}", "fleets", "fleet-gone", nation=nation, zone=here)
        for zone in t.data.zones:
            if zone != here:
                yield _option(f"fleet:{nation}:{zone}", "fleets", "fleet", nation=nation, zone=zone)


def _clients(t: Romanitas) -> Iterator[Option]:
    for space in t.data.diplomacy_of:
        here = t.state.diplomacy.get(space, "")
        if here:
            yield _option(f"client:{space}:", "diplomacy", "client-free", space=space)
        for side in _SIDES:
            if side != here:
                yield _option(f"client:{space}:{side}", "diplomacy", f"client-{side}", space=space)


def _set_client(t: Romanitas, space: str, side: str) -> None:
    t.state.diplomacy.pop(space, None)
    if side:
        t.state.diplomacy[space] = side


def _treaties(t: Romanitas) -> Iterator[Option]:
    for nation, facts in t.data.nations.items():
        if facts.treaty_roll is None:
            continue
        for ident, held in (("treaty", t.state.treaties), ("promise", t.state.promised)):
            key = f"{ident}-{'ended' if nation in held else 'made'}"
            yield _option(f"{ident}:{nation}", "diplomacy", key, nation=nation)


def _toggle(marked: list[str], thing: str) -> None:
    """Put a marker where there is none, or take it away."""
    if thing in marked:
        marked.remove(thing)
    else:
        marked.append(thing)
