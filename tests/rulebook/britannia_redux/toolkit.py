"""Positions, dice and scripted players for the tests of Britannia reDux."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

from rules.britannia_redux.events import PointsScored, UnitsMoved
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import Stage
from rules.britannia_redux.turn import play_step
from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.core.events import Event

E = TypeVar("E", bound=Event)

Reply = str | tuple[str, ...] | Callable[[Pick], tuple[str, ...]]
"""What a scripted player answers: an id, several ids, or a function of the decision."""

proves = pytest.mark.rule
"""Names the sections, rulings and cases that a test proves: ``@proves("BR011", "15.1")``."""

STEPS = 400
"""More checkpoints than any test of a turn needs."""


class Position(BritanniaRedux):
    """A game whose dice fall as a test wants. A die that no test has foreseen is an error."""

    step = play_step
    throws: list[int]

    def roll(self, sides: int = 6) -> int:
        """The next die of the test."""
        assert self.throws, f"A d{sides} was rolled that the test doesn't foresee."
        return self.throws.pop(0)

    def throw(self, *dice: int) -> None:
        """The next dice to fall: the attacker's, then the defender's."""
        self.throws = list(dice)


def begin(scenario: str = "romans-9", options: dict[str, Any] | None = None, players: str = "4") -> Position:
    """The set-up of a scenario."""
    t = Position(Position.set_up(scenario, {"players": players, "kingship": True, **(options or {})}), "test")
    t.throws = []
    return t


def bare(
    scenario: str = "romans-9",
    options: dict[str, Any] | None = None,
    players: str = "4",
    *,
    nation: str = "",
    turn: int = 0,
    stage: Stage = "movement-start",
    **armies: dict[str, int],
) -> Position:
    """A board with these armies only, by nation and place (``_`` for ``-``); the nation is at a stage of its turn."""
    t = begin(scenario, options, players)
    t.clear_board()
    t.state.nation, t.state.stage = nation, stage
    t.state.turn = turn or t.state.turn
    t.state.romans_out = t.state.turn >= t.timeline.withdrawal_round
    t.state.points = dict.fromkeys(t.state.points, 0)
    if nation:
        t.state.place = t.data.order.index(nation)
    for name, places in armies.items():
        for place, count in places.items():
            stand(t, name.replace("_", "-"), place.replace("_", "-"), count)
    t.changed()
    return t


def stand(t: BritanniaRedux, nation: str, place: str, count: int, kind: str = "") -> tuple[str, ...]:
    """Put armies of a nation in a place."""
    units = t.muster(nation, place, count, kind)
    assert len(units) == count, (nation, place)
    return units


def forts(t: BritanniaRedux, *areas: str, intact: bool = True) -> None:
    """Put Roman forts in areas."""
    for area in areas:
        t.fortify(area, "roman-fort", intact=intact)


class Player:
    """A scripted player.

    Replies by topic, each used once and in order; when they are used up the default is given.
    """

    def __init__(self, **replies: Reply | list[Any]) -> None:
        self._replies = {
            topic.replace("_", "-"): list(reply) if isinstance(reply, list) else [reply]
            for topic, reply in replies.items()
        }
        self.asked: list[Pick] = []

    def answer(self, decision: Pick) -> tuple[str, ...]:
        """The reply to a decision, checked."""
        self.asked.append(decision)
        replies = self._replies.get(decision.topic)
        if not replies:
            return decision.check(decision.default)
        reply = replies.pop(0)
        if callable(reply):
            reply = reply(decision)
        return decision.check((reply,) if isinstance(reply, str) else reply)

    @property
    def unused(self) -> dict[str, list[Any]]:
        """Replies to questions that were never asked."""
        return {topic: replies for topic, replies in self._replies.items() if replies}


def play(t: Position, to: Stage, **replies: Reply | list[Any]) -> list[Pick]:
    """Play to the first checkpoint at a stage; every reply foreseen must be asked for. Return what was asked."""
    who = Player(**replies)
    for _ in range(STEPS):
        _step(t, who)
        if t.state.stage == to or t.state.result is not None:
            break
    assert t.state.stage == to or t.state.result is not None, t.state.stage
    assert not who.unused, f"never asked: {who.unused}; asked: {[each.topic for each in who.asked]}"
    return who.asked


def _step(t: Position, who: Player) -> None:
    script = t.step()
    try:
        asked = next(script)
        while True:
            assert isinstance(asked, Pick)
            asked = script.send(who.answer(asked))
    except StopIteration:
        return


class _Reached(Exception):  # noqa: N818 - it isn't an error
    def __init__(self, decision: Pick) -> None:
        self.decision = decision


def ask(t: Position, topic: str, **replies: Reply | list[Any]) -> Pick:
    """Play until a topic comes up for which there's no reply left, and return that decision unanswered."""
    who = Player(**replies)

    class Asker(Player):
        def answer(self, decision: Pick) -> tuple[str, ...]:
            if decision.topic == topic and not who._replies.get(topic):
                raise _Reached(decision)
            return who.answer(decision)

    try:
        for _ in range(STEPS):
            _step(t, Asker())
    except _Reached as reached:
        return reached.decision
    raise AssertionError(f"never asked: {topic}; asked: {[each.topic for each in who.asked]}")


def offered(decision: Pick) -> set[str]:
    """The ids of what a decision offers."""
    return {option.id for option in decision.options}


def refused(decision: Pick, *answer: str) -> bool:
    """Whether a decision refuses an answer."""
    try:
        decision.check(answer)
    except IllegalChoice:
        return True
    return False


def reason(decision: Pick, answer: str) -> str:
    """The key of the text that says why an option is kept out; empty if it isn't named at all."""
    return next((barred.reason.key for barred in decision.barred() if barred.id == answer), "")


def told(t: BritanniaRedux, kind: type[E]) -> list[E]:
    """The events of a kind that have been told so far."""
    return [event for event in t.events if isinstance(event, kind)]


def places(t: BritanniaRedux, units: Iterable[str]) -> list[str]:
    """Where some counters are."""
    return sorted(t.place(unit) for unit in units)


# Movement


def _open_movement(t: Position) -> None:
    if t.state.stage == "movement-start":
        _step(t, Player())


def routes(t: Position, origin: str, who: str = "") -> set[str]:
    """The ways that are offered to units of a place, the place left out: ``north-mercia>essex``."""
    _open_movement(t)
    decision = ask(t, "move")
    if origin not in offered(decision):
        return set()
    replies: dict[str, Reply] = {"move": origin, **({"move_who": who} if who else {})}
    return offered(ask(t, "move-to", **replies)) - {"back"}


def goals(t: Position, origin: str, who: str = "") -> set[str]:
    """Where units of a place may end their move."""
    return {way.rpartition(">")[2] for way in routes(t, origin, who)}


def go(t: Position, origin: str, way: str, who: str = "") -> UnitsMoved:
    """Move units of a place."""
    _open_movement(t)
    player = Player(move=origin, move_to=way, **({"move_who": who} if who else {}))
    _step(t, player)
    assert not player.unused, player.unused
    return told(t, UnitsMoved)[-1]


def end_movement(t: Position, **replies: Reply | list[Any]) -> list[Pick]:
    """End the Movement Phase, with what is removed and rebuilt."""
    _open_movement(t)
    return play(t, "battles", move="done", **replies)


def may_end(t: Position) -> str:
    """Why the Movement Phase may not end: the key of the reason, or nothing."""
    _open_movement(t)
    return reason(ask(t, "move"), "done")


# Battles


def engaged(t: Position, area: str, *origins: str) -> None:
    """Let the units of the nation whose turn it is have entered an area from these places, one after the other.

    The last place counts for all that are left.
    """
    nation = t.state.nation
    t.state.stage = "battles"
    t.state.owners |= {each: owner for each in t.data.areas if (owner := t.owner(each)) and each not in t.state.owners}
    t.state.owners[area] = next(iter(t.enemies(area, nation)), "")
    for number, unit in enumerate([*t.armies(area, nation), *t.leaders(area, nation)]):
        t.state.came_from[unit] = origins[min(number, len(origins) - 1)]
    t.changed()


def fight(t: Position, *dice: int, **replies: Reply | list[Any]) -> list[Pick]:
    """Fight the battles of a phase with these dice: of each round the attacker's, then the defender's."""
    t.throw(*dice)
    asked = play(t, "battles-end", **replies)
    assert not t.throws, f"not rolled: {t.throws}"
    return asked


def clash(t: Position, *dice: int, **replies: Reply | list[Any]) -> list[Pick]:
    """Fight one battle, or the part of it that these dice last for."""
    t.throw(*dice)
    who = Player(**replies)
    script = t.step()
    try:
        asked = next(script)
        while True:
            assert isinstance(asked, Pick)
            if not t.throws and asked.topic in ("retreat", "withdraw") and not who.unused:
                return who.asked
            asked = script.send(who.answer(asked))
    except StopIteration:
        assert not who.unused, who.unused
        return who.asked


def scored(t: BritanniaRedux, cause: str = "") -> list[tuple[str, int]]:
    """Who has scored what, in order, for one cause or any."""
    return [(event.nation, event.points) for event in told(t, PointsScored) if cause in ("", event.cause)]
