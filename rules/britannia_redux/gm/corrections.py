"""What a game master may correct in a game of Britannia reDux. Each correction is small and triggers no rules.

Armies and leaders go to the area beside them, join or leave the board; forts are turned over; points, population and
submission are set. No correction fights or moves for a player. All of this is this edition's own [R64].
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.britannia_redux.data.loader import BOX, FORT, GAME_ID, ROMANS
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.gm.position_checks import MOST_POINTS, check_position, options_of
from rules.core.corrections import Correction, Corrections, correction, entries, flip, listed, number, one_step
from rules.core.decisions import Option
from rules.core.errors import RulesError


def _moves(t: BritanniaRedux) -> Iterator[Correction]:
    """An army, or a leader, goes to the area beside it."""
    for nation in t.data.order:
        for area in t.army_areas(nation):
            for after in sorted(t.area(area).beside):
                if t.owner(after) in ("", nation) and t.room(after, nation):
                    yield correction("move", (nation, area, after), "move", nation=nation, before=area, after=after)
    for leader in t.data.leaders:
        if t.is_in_play(leader) and t.is_land(place := t.place(leader)):
            nation = t.data.nation_of[leader]
            for after in sorted(t.area(place).beside):
                if t.armies(after, nation):
                    yield correction("lead", (leader, after), "lead", leader=leader, before=place, after=after)


def _move(t: BritanniaRedux, nation: str, area: str, after: str) -> None:
    armies = t.armies(area, nation) if area in t.data.areas else []
    if not armies or after not in t.data.areas:
        raise RulesError(f"No army can go from '{area[:40]}' to '{after[:40]}'.")
    t.put(armies[-1], after)


def _lead(t: BritanniaRedux, leader: str, after: str) -> None:
    if leader not in t.data.leaders or after not in t.data.areas:
        raise RulesError(f"The leader '{leader[:40]}' can't go to '{after[:40]}'.")
    t.put(leader, after)


def _armies(t: BritanniaRedux) -> Iterator[Correction]:
    """An army joins or leaves an area that its nation owns."""
    for nation in t.data.order:
        kind = t.army_kind(nation)
        for area in t.owned(nation):
            if t.free(nation, kind) and t.room(area, nation):
                yield correction("add", (nation, area), "add", nation=nation, area=area)
            if t.armies(area, nation):
                yield correction("drop", (nation, area), "drop", nation=nation, area=area)


def _add(t: BritanniaRedux, nation: str, area: str) -> None:
    if nation not in t.data.nations or area not in t.data.areas or not t.muster(nation, area, 1):
        raise RulesError(f"No army of '{nation[:40]}' can join '{area[:40]}'.")


def _drop(t: BritanniaRedux, nation: str, area: str) -> None:
    armies = t.armies(area, nation)
    if not armies:
        raise RulesError(f"No army of '{nation[:40]}' is in '{area[:40]}'.")
    t.put(armies[-1], BOX)


def _forts(t: BritanniaRedux) -> Iterator[Correction]:
    """A Roman fort is turned over, as long as it isn't all that holds or blocks an area."""
    for area, fort in t.state.forts.items():
        if fort.work == FORT and t.owner(area) in ("", ROMANS):
            yield correction("fort", (area,), "fort-destroyed" if fort.intact else "fort-intact", area=area)


def _turn_over(t: BritanniaRedux, area: str) -> None:
    fort = t.state.forts.get(area)
    if fort is None or fort.work != FORT:
        raise RulesError(f"There is no Roman fort in '{area[:40]}'.")
    fort.intact = not fort.intact


def _set_points(t: BritanniaRedux, nation: str, points: int) -> None:
    t.state.points[nation] = points


def _set_population(t: BritanniaRedux, nation: str, points: int) -> None:
    t.state.population[nation] = points


def _subjects(t: BritanniaRedux) -> Iterator[Correction]:
    """A British nation is subject to Rome, or isn't any more."""
    if t.state.romans_out:
        return
    for nation in t.data.tables.submission.british:
        if nation not in t.state.freed and not any(ROMANS in t.presence(area) for area in t.contested(nation)):
            key = "not-subject" if nation in t.state.subjects else "subject"
            yield correction("subject", (nation,), key, nation=nation)


def _change_subject(t: BritanniaRedux, nation: str) -> None:
    if nation not in t.data.tables.submission.british:
        raise RulesError(f"'{nation[:40]}' can't be subject to Rome.")
    flip(t.state.subjects, nation)


_CORRECTIONS: Corrections[BritanniaRedux] = Corrections(
    GAME_ID,
    "R64",
    [
        listed("units", _moves, move=_move, lead=_lead),
        listed("armies", _armies, add=_add, drop=_drop),
        listed("forts", _forts, fort=_turn_over),
        number(
            "points",
            "points",
            ("nation",),
            lambda t: entries(t.state.points),
            lambda t, now, nation: one_step(now, 0, MOST_POINTS),
            _set_points,
        ),
        number(
            "population",
            "population",
            ("nation",),
            lambda t: entries(t.state.population),
            lambda t, now, nation: one_step(now, 0, t.timeline.army_cost - 1),
            _set_population,
        ),
        listed("subjects", _subjects, subject=_change_subject),
    ],
)


def corrections(t: BritanniaRedux) -> list[Option]:
    """The corrections that a game master may make now."""
    return _CORRECTIONS.offered(t)


def amend(t: BritanniaRedux, amendment: str) -> None:
    """Make a correction. Moves made before it can't be taken back any more.

    Raises:
        ImpossibleState: the position after it can't occur in play.
        RulesError: it isn't available.
    """
    _CORRECTIONS.make(t, amendment)
    t.state.moves = []
    t.changed()
    check_position(t, t.state.scenario, options_of(t))
