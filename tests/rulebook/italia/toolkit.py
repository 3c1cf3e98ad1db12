"""Positions, loaded dice and scripted players for the proofs of Italia, played through the sequence of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from rules.core.decisions import Arrange, Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.game import Play
from rules.core.groups import Asked, Simultaneous
from rules.italia.chapters.movement import begin_movement
from rules.italia.data.models import UnitType
from rules.italia.game import Italia
from rules.italia.state import CampaignRun, Entry, NationTurn, Step, Way
from rules.italia.turn import begin_nation, play_step

Reply = str | tuple[str, ...] | Callable[[Any], Any]
"""What a scripted player answers: an id, several ids, or a function of the decision."""

proves = pytest.mark.rule
"""Names the notes, sections, rulings and cases that a test proves: ``@proves("N12", "8.2")``."""


class NoMoreDice(Exception):  # noqa: N818
    """The dice of a fight that breaks off are used up."""


class Position(Italia):
    """A game whose dice fall as a test wants. A die that the test hasn't foreseen is an error."""

    step = play_step
    throws: list[int]
    breaks_off: bool = False

    def roll(self, sides: int = 6) -> int:
        """The next die of the test."""
        assert sides == 10
        if not self.throws:
            if self.breaks_off:
                raise NoMoreDice
            raise AssertionError("A die was rolled that the test doesn't foresee.")
        return self.throws.pop(0)


def position(period: str = "I", turn: int = 1, active: str = "romans", step: Step = "movement") -> Position:
    """A map without counters and cities, in a step of a nation's turn."""
    t = Position(Position.set_up(period, {}), "test")
    t.throws = []
    t.clear()
    t.state.cities = {}
    t.state.turn, t.state.active, t.state.step = turn, active, step
    t.state.now = NationTurn()
    for facts in t.state.nations.values():
        facts.gold, facts.capital = 0, ""
    t.changed()
    return t


def put(t: Position, nation: str, place: str, **counts: int) -> list[str]:
    """Units of a nation from the box, by kind: ``consular_legion=2``."""
    placed: list[str] = []
    for kind, count in counts.items():
        name: UnitType = kind.replace("_", "-")  # type: ignore[assignment]
        units = t.place(nation, name, count, place)
        assert len(units) == count, f"The box holds only {len(units)} {name} of {nation}."
        placed += units
    return placed


def cities(t: Position, *areas: str, pillaged: tuple[str, ...] = ()) -> None:
    """Set up cities."""
    t.state.cities.update(dict.fromkeys(areas, "whole"))
    t.state.cities.update(dict.fromkeys(pillaged, "pillaged"))
    t.changed()


def open_turn(t: Position) -> None:
    """Let the nation turn begin with the position as it is: what it owns now it owned at the start."""
    step = t.state.step
    begin_nation(t, t.state.active)
    t.state.step = step
    if step == "movement":
        begin_movement(t)
    t.events.clear()


def came(t: Position, units: Iterable[str], area: str, origin: str, way: Way = "land") -> None:
    """Move units of the active nation into an area, as if they had come from somewhere this turn."""
    for unit in units:
        t.put(unit, area)
        t.now.entries[unit] = Entry(origin=origin, way=way)
    t.changed()


def attack(
    t: Position,
    force: Iterable[str],
    area: str,
    origin: str,
    way: Way = "land",
    *,
    leaders: Iterable[str] = (),
    begin: bool = True,
) -> None:
    """Let a force of the active nation, with leaders, have entered an area this turn; its turn begins before."""
    units = list(force)
    if begin:
        for unit in units:
            t.pieces.move(unit, "box")
        t.changed()
        for nation in t.nations_at(area):
            t.put(t.units_at(area, nation)[0], area)  # who was there before owned it
        open_turn(t)
    for leader in leaders:
        t.put(leader, area)
    came(t, units, area, origin, way)


def shots(t: Position) -> list[Any]:
    """Every die thrown in rounds of battle so far, the attacker's of each round first."""
    return [shot for event in told(t, "round-fought") for shot in (*event.attacker_shots, *event.defender_shots)]


def campaigning(t: Position, leader: str, area: str, force: list[str], chest: int = 3) -> CampaignRun:
    """Let a leader be on campaign with a force in an area, before his first round."""
    t.put(leader, area)
    open_turn(t)
    t.state.step = "campaign-round"
    t.now.campaign = CampaignRun(leader=leader, force=force, chest=chest, plans=dict.fromkeys(t.seats, "ask"))
    return t.now.campaign


def goals(t: Position, group: str, start: str) -> set[str]:
    """Where a group can go by land in a move."""

    def choose(decision: Decision) -> str:
        return next(each for each in (start, group) if each in offered(decision))

    script = play_step(t)
    asked = next(script)
    while isinstance(asked, Pick) and asked.topic in ("move", "move-group"):
        asked = script.send(asked.check((choose(asked),)))
    assert isinstance(asked, Pick) and asked.topic == "move-to"
    return offered(asked)


def may_end(t: Position) -> bool:
    """Whether the movement may end as things are."""
    try:
        asked = next(play_step(t))
    except StopIteration:
        return True
    assert isinstance(asked, Pick)
    return asked.topic == "move" and "done" in offered(asked)


class Player:
    """A scripted player: gives replies by topic, and those in ``wants`` in order, each once it is offered.

    Every other question gets its default.
    """

    def __init__(self, replies: dict[str, Any]) -> None:
        self._wanted = list(replies.pop("wants", ()))
        self._replies = {
            topic.replace("_", "-"): list(reply) if isinstance(reply, list) else [reply]
            for topic, reply in replies.items()
        }
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> Any:
        """The reply to a decision, checked."""
        self.asked.append(decision)
        replies = self._replies.get(decision.topic)
        if not replies and self._wanted and self._wanted[0] in offered(decision):
            return _checked(decision, (self._wanted.pop(0),))
        if not replies:
            return _checked(decision, decision.default)
        reply = replies.pop(0)
        if callable(reply):
            reply = reply(decision)
        return _checked(decision, (reply,) if isinstance(reply, str) else reply)

    def answers(self, asked: Asked) -> Any:
        """The replies to all decisions of a group."""
        if isinstance(asked, Simultaneous):
            return {decision.seat: self.answer(decision) for decision in asked.decisions}
        return self.answer(asked)

    @property
    def unused(self) -> dict[str, list[Any]]:
        """Replies to questions that were never asked."""
        left = {topic: replies for topic, replies in self._replies.items() if replies}
        return {**left, "wants": self._wanted} if self._wanted else left


def _checked(decision: Decision, answer: Any) -> Any:
    """An answer that the rules take; a reply of a test that they refuse is a failure."""
    try:
        return decision.check(answer)
    except IllegalChoice as refused:
        raise AssertionError(f"{decision.topic}: {refused}") from refused


def run(script: Play[Any], **replies: Any) -> list[Decision]:
    """Run a script to its end and return what it asked; every reply foreseen must be asked for."""
    who = Player(replies)
    try:
        asked = next(script)
        while True:
            asked = script.send(who.answers(asked))
    except StopIteration:
        pass
    assert not who.unused, f"never asked: {who.unused}; asked: {[each.topic for each in who.asked]}"
    return who.asked


def play(t: Position, *steps: Step, dice: Iterable[int] = (), **replies: Any) -> list[Decision]:
    """Play through one step, or through steps as long as the game is in one of those named.

    All dice and replies foreseen must be used.
    """
    t.throws = list(dice)
    wanted = steps or (t.state.step,)

    def script() -> Play[None]:
        for _ in range(99):
            if t.state.step not in wanted:
                return
            yield from play_step(t)
            if not steps:
                return
        raise AssertionError("The step doesn't end.")

    asked = run(script(), **replies)
    assert not t.throws, f"dice left: {t.throws}"
    return asked


def fight(t: Position, *dice: int, **replies: Any) -> list[Decision]:
    """Play a battle for as long as the dice last, and break off before the next round; return what was asked."""
    t.throws, t.breaks_off = list(dice), True
    who = Player(replies)
    script = play_step(t)
    try:
        asked = next(script)
        while True:
            asked = script.send(who.answers(asked))
    except (StopIteration, NoMoreDice):
        t.breaks_off = False
    assert not t.throws, f"dice left: {t.throws}"
    assert not who.unused, f"never asked: {who.unused}; asked: {[each.topic for each in who.asked]}"
    return who.asked


def ask(t: Position, topic: str, *, dice: Iterable[int] = (), nth: int = 1, **replies: Any) -> Decision:
    """Play on until a topic is asked about (for the nth time), and return that decision unanswered."""
    t.throws = list(dice)
    who = Player(replies)
    seen = 0
    for _ in range(99):
        script = play_step(t)
        try:
            asked = next(script)
            while True:
                for decision in _decisions(asked):
                    if decision.topic == topic:
                        seen += 1
                        if seen == nth:
                            assert not who.unused, f"never asked: {who.unused}"
                            return decision
                asked = script.send(who.answers(asked))
        except StopIteration:
            continue
    raise AssertionError(f"never asked about {topic}")


def _decisions(asked: Asked) -> Iterator[Decision]:
    yield from asked.decisions if isinstance(asked, Simultaneous) else (asked,)


def offered(decision: Decision) -> set[str]:
    """The ids of what a decision offers."""
    if isinstance(decision, Arrange):
        return {item.id for item in decision.items}
    assert isinstance(decision, Pick)
    return {option.id for option in decision.options}


def refused(decision: Decision, answer: Any) -> None:
    """The rules don't take this answer."""
    with pytest.raises(IllegalChoice):
        decision.check((answer,) if isinstance(answer, str) else answer)


def when(expected: bool, **replies: Any) -> dict[str, Any]:
    """Replies to questions that are asked only if something holds."""
    return replies if expected else {}


def topics(asked: Iterable[Decision]) -> list[str]:
    """What was asked about."""
    return [decision.topic for decision in asked]


def told(t: Position, kind: str) -> list[Any]:
    """The events of a kind so far."""
    return [event for event in t.events if event.kind == kind]


def count(t: Position, nation: str, area: str) -> int:
    """The land units of a nation in an area."""
    return len(t.units_at(area, nation))
