"""What a game master may correct in a campaign of Ultimus Romanorum. Each correction is small and triggers no rules.

Counters go to the area beside them, lose or regain a step; points, SMC, fleets and ceded areas are set. No correction
fights or moves for a player. All of this is this edition's own [R113].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.corrections import Correction, Corrections, correction, flip, listed, number, one_of, one_step
from rules.core.decisions import Option
from rules.core.errors import RulesError
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum
from rules.ultimus_romanorum.gm.position_checks import MOST_PV, MOST_SEQUENCES, check_position


def _movable(t: UltimusRomanorum) -> Iterator[tuple[str, str]]:
    """Every leader and unit in an area; buccellarii go with their leaders."""
    for area in t.data.areas:
        for piece in t.at(area):
            if piece in t.data.leaders or t.unit(piece).category != "BU":
                yield piece, area


def _beside(t: UltimusRomanorum, piece: str, area: str) -> Iterable[str]:
    return t.data.beside(area)


def _move(t: UltimusRomanorum, piece: str, area: str) -> None:
    t.put(piece, area)
    guard = t.state.guard.get(piece, "")
    if guard and t.on_map(guard):
        t.put(guard, area)
    t.state.march = None


def _steps(t: UltimusRomanorum) -> Iterator[Correction]:
    """A unit on the map loses or regains a step."""
    for unit in t.data.units:
        if t.area_of(unit):
            key = "restore" if unit in t.state.reduced else "reduce"
            yield correction("step", (unit,), key, unit=unit, area=t.area_of(unit))


def _turn_over(t: UltimusRomanorum, unit: str) -> None:
    flip(t.state.reduced, unit)
    t.changed()


def _points(t: UltimusRomanorum) -> Iterator[tuple[tuple[str, ...], int]]:
    return (((seat,), points) for seat, points in t.state.pv.items())


def _set_points(t: UltimusRomanorum, seat: str, points: int) -> None:
    t.state.pv[seat] = points


def _sequences(t: UltimusRomanorum) -> Iterator[tuple[tuple[str, ...], int]]:
    return (((camp,), left) for camp, left in t.state.sequences.items())


def _set_sequences(t: UltimusRomanorum, camp: str, left: int) -> None:
    t.state.sequences[camp] = left


def _controlled(t: UltimusRomanorum) -> Iterator[tuple[str, str]]:
    return ((fleet, facts.controller) for fleet, facts in t.state.fleets.items())


def _set_controller(t: UltimusRomanorum, fleet: str, camp: str) -> None:
    if fleet not in t.state.fleets:
        raise RulesError(f"The fleet '{fleet}' isn't in play.")
    t.state.fleets[fleet].controller = next(each for each in CAMPS if each == camp)


def _cedable(t: UltimusRomanorum) -> Iterator[Correction]:
    for area in t.data.areas.values():
        if area.in_empire:
            key = "unceded" if area.id in t.state.ceded else "ceded"
            yield correction("cede", (area.id,), key, area=area.id)


def _cede(t: UltimusRomanorum, area: str) -> None:
    flip(t.state.ceded, area)


_CORRECTIONS: Corrections[UltimusRomanorum] = Corrections(
    GAME_ID,
    "R113",
    [
        one_of("units", "move", ("piece", "before", "after"), _movable, _beside, _move),
        listed("steps", _steps, step=_turn_over),
        number("points", "points", ("seat",), _points, lambda t, now, seat: one_step(now, 0, MOST_PV), _set_points),
        number(
            "sequences",
            "sequences",
            ("camp",),
            _sequences,
            lambda t, now, camp: one_step(now, 0, MOST_SEQUENCES),
            _set_sequences,
        ),
        one_of(
            "fleets",
            "fleet",
            ("fleet", "before", "after"),
            _controlled,
            lambda t, fleet, before: CAMPS,
            _set_controller,
        ),
        listed("ceded", _cedable, cede=_cede),
    ],
)


def corrections(t: UltimusRomanorum) -> list[Option]:
    """The corrections that a game master may make now."""
    return _CORRECTIONS.offered(t)


def amend(t: UltimusRomanorum, amendment: str) -> None:
    """Make a correction.

    Raises:
        ImpossibleState: the position after it can't occur in play.
        RulesError: it isn't available.
    """
    _CORRECTIONS.make(t, amendment)
    t.changed()
    check_position(t, t.state.scenario)
