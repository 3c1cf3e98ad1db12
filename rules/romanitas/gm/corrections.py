"""What a game master may correct in a campaign of Romanitas. Corrections are bounded and trigger nothing.

They cover Romanness within its track, pieces between their boxes, and markers on and off the map. They score no points
and start no combat. They can't create a position that the rules couldn't. No correction places the tenth Desolation,
which would end the campaign [3.3], and Ctesiphon stays Persian. This edition added them all [R96].
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.corrections import Correction, Corrections, Kind, Switch, correction, flip, listed, mark, one_of, toggle
from rules.core.decisions import Option
from rules.core.errors import RulesError
from rules.romanitas.chapters.forces import eliminate_unit
from rules.romanitas.chapters.management import may_build, monuments_in_the_box
from rules.romanitas.data.tables import OptionId
from rules.romanitas.game import ELIMINATED, MOBILISED, Romanitas, port

_BOXES = (MOBILISED, ELIMINATED)
_CLIENT_SIDES = ("", "roman", "persian")


def _points(t: Romanitas) -> Iterator[Correction]:
    bounds, rp = t.data.tables.romanness, t.state.rp
    if t.state.count is None:
        for target in range(bounds.floor, bounds.cap + 1):
            if target != rp:
                yield correction("rp", (target - rp,), "points", before=rp, after=target)


def _set_points(t: Romanitas, change: str) -> None:
    bounds, after = t.data.tables.romanness, t.state.rp + int(change)
    if not bounds.floor <= after <= bounds.cap:
        raise RulesError("The track of Romanness ends there.")
    t.state.rp = after


def _pieces(t: Romanitas) -> Iterator[tuple[str, str]]:
    """The pieces in the boxes, except Monuments."""
    return ((piece, box) for box in _BOXES for piece in t.pieces.at(box) if piece not in t.data.monuments)


def _move(t: Romanitas, piece: str, place: str) -> None:
    if place == ELIMINATED and piece in t.data.roman_army:
        eliminate_unit(t, piece)
    else:
        t.pieces.move(piece, place)


def _toggle_elite(t: Romanitas, unit: str) -> None:
    flip(t.state.elite, unit)


def _may_be_ruined(t: Romanitas, city: str) -> bool:
    return t.is_roman(city) and len(t.state.desolation) + 1 < t.data.tables.victory.desolations


def _toggle_ruin(t: Romanitas, city: str) -> None:
    flip(t.state.desolation, city)
    if t.has(OptionId.RECRUITMENT) and city in t.data.recruiting_grounds:  # 8.4, R63
        change = 1 if t.is_desolated(city) else -1
        t.state.cavalry_penalty = max(t.state.cavalry_penalty + change, 0)


def _cities(t: Romanitas) -> Iterator[tuple[str, str]]:
    """The cities that were a kingdom's."""
    return ((city, owner) for city, owner in t.state.owner.items() if t.data.original_owner[city] in t.data.kingdoms)


def _other_owner(t: Romanitas, city: str, owner: str) -> tuple[str]:
    return (t.data.original_owner[city] if owner == "roman" else "roman",)


def _give_city(t: Romanitas, city: str, owner: str) -> None:
    if t.is_desolated(city):
        _toggle_ruin(t, city)
    t.pieces.move_all(t.monuments_in(city), MOBILISED)
    t.hand_over(city, owner)


def _monuments(t: Romanitas) -> Iterator[Correction]:
    for ident in t.data.monuments:
        city = t.pieces.place(ident)
        if city != MOBILISED:
            yield correction("move", (ident, MOBILISED), "monument-removed", monument=ident, city=city)
    for monument in monuments_in_the_box(t):
        for city in t.state.owner:
            if may_build(t, monument, city):
                yield correction("move", (monument.id, city), "monument-placed", monument=monument.id, city=city)


def _fleets(t: Romanitas) -> Iterator[Correction]:
    for nation, fleet in t.data.enemy_fleet.items():
        here = t.pieces.place(fleet.id)
        if here != port(nation):
            yield correction("fleet", (nation, port(nation)), "fleet-gone", nation=nation, zone=here)
        for zone in t.data.zones:
            if zone != here:
                yield correction("fleet", (nation, zone), "fleet", nation=nation, zone=zone)


def _clients(t: Romanitas) -> Iterator[tuple[str, str]]:
    return ((space, t.state.diplomacy.get(space, "")) for space in t.data.diplomacy_of)


def _key_of_side(side: str) -> str:
    return f"client-{side or 'free'}"


def _set_client(t: Romanitas, space: str, side: str) -> None:
    mark(t.state.diplomacy, space, side)


def _treaties(t: Romanitas) -> Iterator[Correction]:
    for nation, facts in t.data.nations.items():
        if facts.treaty_roll is not None:
            for verb, held in (("treaty", t.state.treaties), ("promise", t.state.promised)):
                yield correction(verb, (nation,), f"{verb}-{'ended' if nation in held else 'made'}", nation=nation)


_KINDS: tuple[Kind[Romanitas], ...] = (
    listed("points", _points, rp=_set_points),
    one_of("pieces", "move", ("piece", "", ""), _pieces, lambda *_: _BOXES, _move, lambda box: f"piece-{box}"),
    toggle(
        "pieces",
        ("unit",),
        lambda t: ((unit,) for unit in t.units_at(MOBILISED)),
        Romanitas.is_elite,
        lambda t, unit: t.data.roman_army[unit].can_be_elite,
        Switch("elite", "elite-gained", _toggle_elite),
        Switch("elite", "elite-lost", _toggle_elite),
    ),
    toggle(
        "desolation",
        ("city",),
        lambda t: ((city,) for city in t.state.owner),
        Romanitas.is_desolated,
        _may_be_ruined,
        Switch("ruin", "desolation-placed", _toggle_ruin),
        Switch("ruin", "desolation-removed", _toggle_ruin),
    ),
    one_of("cities", "city", ("city", "", "owner"), _cities, _other_owner, _give_city),
    listed("monuments", _monuments, move=_move),
    listed("fleets", _fleets, fleet=lambda t, nation, zone: t.pieces.move(t.data.enemy_fleet[nation].id, zone)),
    one_of("diplomacy", "client", ("space", "", ""), _clients, lambda *_: _CLIENT_SIDES, _set_client, _key_of_side),
    listed(
        "diplomacy",
        _treaties,
        treaty=lambda t, nation: flip(t.state.treaties, nation),
        promise=lambda t, nation: flip(t.state.promised, nation),
    ),
)
_CORRECTIONS = Corrections("romanitas", rule="R96", kinds=_KINDS)


def corrections(t: Romanitas) -> list[Option]:
    """All corrections that are possible in this position."""
    return _CORRECTIONS.offered(t)


def correct(t: Romanitas, amendment: str) -> None:
    """Apply a correction [R96].

    Raises:
        RulesError: it cannot be put right in this position.
    """
    _CORRECTIONS.make(t, amendment)
