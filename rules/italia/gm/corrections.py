"""What a game master may correct in a game of Italia. Each correction is small and triggers no rules.

Units and leaders go to a space beside them; units leave the map or enter it; leaders die or come; cities, gold, points
and submissions are set. No correction fights or moves for a player. All of this is this edition's own [R83].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.corrections import Correction, Corrections, correction, listed, number, one_of, one_step
from rules.core.decisions import Option
from rules.core.errors import RulesError
from rules.core.text import Argument
from rules.italia.data.loader import GAME_ID
from rules.italia.game import Italia, say
from rules.italia.gm.position_checks import MOST_GOLD, MOST_POINTS, check_position

_NONE = "none"


def _kinds(t: Italia) -> Iterator[tuple[str, str]]:
    """One counter of each kind in each area and sea, with its place."""
    for place in (*t.data.areas, *t.data.seas):
        seen: set[object] = set()
        for piece in t.stack(place):
            unit = t.data.units.get(piece)
            kind = piece if unit is None else (unit.nation, unit.type, piece in t.state.reduced)
            if kind not in seen:
                seen.add(kind)
                yield piece, place


def _beside(t: Italia, place: str) -> Iterable[str]:
    if place in t.data.seas:
        return t.data.seas[place]
    return t.area(place).beside


def _moves(t: Italia) -> Iterator[Correction]:
    for piece, place in _kinds(t):
        for to in _beside(t, place):
            if t.is_leader(piece):
                yield correction("move", (piece, to), "leader", leader=piece, before=place, after=to)
            else:
                yield correction("move", (piece, to), "move", **_named(t, piece), before=place, after=to)


def _named(t: Italia, piece: str) -> dict[str, Argument]:
    return {"nation": t.nation_of(piece), "kind": say(f"kind-{t.unit(piece).type}")}


def _move(t: Italia, piece: str, to: str) -> None:
    known = piece in t.data.units or piece in t.data.leader_nation
    if not known or to not in _beside(t, t.place_of(piece)):
        raise RulesError("This counter can't go there.")
    t.put(piece, to)


def _removals(t: Italia) -> Iterator[Correction]:
    for piece, place in _kinds(t):
        if not t.is_leader(piece) and not (t.unit(piece).type == "fleet" and t.stack(f"aboard-{piece}")):
            yield correction("remove", (piece,), "remove", **_named(t, piece), area=place)


def _remove(t: Italia, piece: str) -> None:
    if piece not in t.data.units or not t.space_of(piece):
        raise RulesError("This unit isn't on the map.")
    t.remove((piece,))


def _entries(t: Italia) -> Iterator[Correction]:
    """A unit from the box may be set where its nation has one of its kind."""
    for piece, place in _kinds(t):
        if not t.is_leader(piece) and t.free(t.nation_of(piece), t.unit(piece).type):
            yield correction("add", (piece, place), "add", **_named(t, piece), area=place)


def _add(t: Italia, like: str, place: str) -> None:
    if like not in t.data.units or place not in t.state.stacks:
        raise RulesError("There is no such unit.")
    free = t.free(t.nation_of(like), t.unit(like).type)
    if not free:
        raise RulesError("No such counter is left.")
    t.put(free[0], place)


def _fates(t: Italia) -> Iterator[Correction]:
    """A leader on the map dies; one who is dead or waits in the box comes to units of his nation [2.5, 2.7]."""
    for leader, nation in t.data.leader_nation.items():
        if nation not in t.period.order:
            continue
        if leader in t.leaders_on_map(nation):
            yield correction("fall", (leader,), "fall", leader=leader)
            continue
        for area in t.data.areas:
            if t.units_at(area, nation):
                yield correction("call", (leader, area), "call", leader=leader, area=area)


def _fall(t: Italia, leader: str) -> None:
    if leader not in t.leaders_on_map(t.data.leader_nation.get(leader, t.active)):
        raise RulesError("This leader isn't on the map.")
    t.fall(leader)


def _call(t: Italia, leader: str, area: str) -> None:
    nation = t.data.leader_nation.get(leader, "")
    if nation not in t.period.order or area not in t.data.areas or not t.units_at(area, nation):
        raise RulesError("This leader can't come here.")
    t.put(leader, area)


def _cities(t: Italia) -> Iterator[tuple[str, str]]:
    return ((area, t.state.cities.get(area, _NONE)) for area in t.data.land)


def _set_city(t: Italia, area: str, city: str) -> None:
    if area not in t.data.land or city not in ("whole", "pillaged", _NONE):
        raise RulesError("There is no such city.")
    t.state.cities.pop(area, None)
    if city != _NONE:
        t.state.cities[area] = "whole" if city == "whole" else "pillaged"


def _gold(t: Italia) -> Iterator[tuple[tuple[str, ...], int]]:
    return (((nation,), facts.gold) for nation, facts in t.state.nations.items())


def _set_gold(t: Italia, nation: str, gold: int) -> None:
    t.nation(nation).gold = gold


def _points(t: Italia) -> Iterator[Correction]:
    """Half a point more or less for a seat."""
    for seat, now in t.state.points.items():
        for after in one_step(now, 0, MOST_POINTS):
            told = {"before": now / 2, "after": after / 2}
            yield correction("points", (seat, after), "points", seat=say(f"seat-{seat}"), **told)


def _set_points(t: Italia, seat: str, halves: str) -> None:
    if seat not in t.state.points:
        raise RulesError("There is no such seat.")
    t.state.points[seat] = int(halves)


def _controllers(t: Italia) -> Iterator[tuple[str, str]]:
    for nation, facts in t.state.nations.items():
        if t.land_units(nation) and (t.card(nation).submits_to or facts.controller):
            yield nation, facts.controller or _NONE


def _possible(t: Italia, nation: str, before: str) -> Iterable[str]:
    return [_NONE, *(each for each in t.card(nation).submits_to if t.land_units(each))]


def _set_controller(t: Italia, nation: str, controller: str) -> None:
    facts = t.nation(nation)
    facts.controller = "" if controller == _NONE else controller
    facts.submitted = t.state.turn if facts.controller else 0


_CORRECTIONS: Corrections[Italia] = Corrections(
    GAME_ID,
    "R83",
    [
        listed("moves", _moves, move=_move),
        listed("removals", _removals, remove=_remove),
        listed("entries", _entries, add=_add),
        listed("leaders", _fates, fall=_fall, call=_call),
        one_of(
            "cities",
            "city",
            ("area", "", ""),
            _cities,
            lambda t, area, before: ("whole", "pillaged", _NONE),
            _set_city,
            lambda after: f"city-{after}",
        ),
        number("gold", "gold", ("nation",), _gold, lambda t, now, nation: one_step(now, 0, MOST_GOLD), _set_gold),
        listed("points", _points, points=_set_points),
        one_of(
            "submissions",
            "submit",
            ("nation", "", "controller"),
            _controllers,
            _possible,
            _set_controller,
            lambda after: "free" if after == _NONE else "submit",
        ),
    ],
)


def corrections(t: Italia) -> list[Option]:
    """The corrections that a game master may make now."""
    return _CORRECTIONS.offered(t)


def amend(t: Italia, amendment: str) -> None:
    """Make a correction.

    Raises:
        ImpossibleState: the position after it can't occur in play.
        RulesError: it isn't available.
    """
    _CORRECTIONS.make(t, amendment)
    t.changed()
    check_position(t, t.state.scenario)
