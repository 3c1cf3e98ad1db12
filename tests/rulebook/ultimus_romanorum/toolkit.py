"""Positions, dice and scripted players for the tests of Ultimus Romanorum."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import pytest

from rules.core.decisions import Arrange, Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.events import Event
from rules.core.game import Play
from rules.core.groups import Asked, Simultaneous
from rules.ultimus_romanorum.chapters.windows import reactions
from rules.ultimus_romanorum.data.models import Camp, Status
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.turn import play_step

T = TypeVar("T")
E = TypeVar("E", bound=Event)

Reply = str | tuple[str, ...] | dict[str, tuple[str, ...]] | Callable[[Any], Any]
"""What a scripted player answers: an id, several ids, an arrangement, or a function of the decision."""

proves = pytest.mark.rule
"""Names the sections, rulings and cases that a test proves: ``@proves("UR002", "2.B")``."""


class Position(UltimusRomanorum):
    """A campaign whose dice fall as a test wants. A die that no test has foreseen is an error."""

    step = play_step
    reactions = reactions
    throws: list[int]

    def roll(self, sides: int = 6) -> int:
        """The next die of the test."""
        assert self.throws, f"A d{sides} was rolled that the test doesn't foresee."
        return self.throws.pop(0)

    def throw(self, *dice: int) -> None:
        """The next dice to fall; a ten-sided die may be 0."""
        self.throws = list(dice)


def begin(scenario: str = "rhine-406", **facts: Any) -> Position:
    """The set-up of a scenario, with some facts of the state changed."""
    t = Position(UltimusRomanorum.set_up(scenario, {}), "test")
    t.throws = []
    for name, value in facts.items():
        assert hasattr(t.state, name), name
        setattr(t.state, name, value)
    t.changed()
    return t


def bare(scenario: str = "rhine-406", **facts: Any) -> Position:
    """A map without counters: no offices, no alliances, every Tribe at peace, no stratagem in hand."""
    t = begin(scenario, **facts)
    for piece in [*t.data.leaders, *t.data.units]:
        _take_off(t, piece)
    for throne in t.state.thrones.values():
        throne.augustus = throne.caesar = ""
    for name, facts_of in t.state.tribes.items():
        facts_of.status, facts_of.ally, facts_of.king, facts_of.capital = "peace", "", "", ""
        if name == "armenia":
            facts_of.status = "roman-ally"
        if name == "bagaudes":
            facts_of.status = "off-map"
    for seat in ("a", "b"):
        for card in list(t.pieces.at(f"hand-{seat}")):
            t.put(card, "cup")
    t.state.guard, t.state.reduced, t.state.neutral = {}, [], []
    t.state.range_exempt, t.state.ceded = [], []
    t.changed()
    return t


def _take_off(t: UltimusRomanorum, piece: str) -> None:
    unit = t.data.units.get(piece)
    if unit is not None and unit.category == "BU":
        t.put(piece, "guards")
    elif unit is not None and unit.tribe:
        t.put(piece, "home")
    else:
        t.put(piece, "gone")


def stand(t: UltimusRomanorum, area: str, *pieces: str) -> None:
    """Put counters in an area."""
    for piece in pieces:
        t.put(piece, area)
    t.changed()


def tribe(t: UltimusRomanorum, name: str, status: Status, area: str = "", count: int | None = None) -> list[str]:
    """Give a Tribe a status and put its units, or the first of them, in an area."""
    t.state.tribes[name].status = status
    units = list(t.data.units_of[name])[:count]
    if area:
        stand(t, area, *units)
    t.changed()
    return units


def enthrone(t: UltimusRomanorum, half: str, leader: str, area: str = "") -> None:
    """Make a leader Augustus of a half, and put him somewhere."""
    t.state.thrones[half].augustus = leader
    if area:
        stand(t, area, leader)
    t.changed()


def two_emperors(t: UltimusRomanorum, west: str = "viennensis-3", east: str = "oriens-2") -> None:
    """Honorius and Theodosius reign, in Arelate and Antiochia unless named otherwise."""
    enthrone(t, "west", "honorius", west)
    enthrone(t, "east", "theodosius-ii", east)


def caesar(t: UltimusRomanorum, half: str, leader: str, area: str = "") -> None:
    """Make a leader Caesar of a half, and put him somewhere."""
    t.state.thrones[half].caesar = leader
    if area:
        stand(t, area, leader)
    t.changed()


def usurp(t: UltimusRomanorum, half: str, leader: str, area: str, *followers: str) -> None:
    """Let a Usurpation run: its leader and followers stand in an area."""
    t.state.thrones[half].usurper = leader
    stand(t, area, leader, *followers)
    for piece in (leader, *followers):
        t.state.cause[piece] = half
    t.changed()


def guard(t: UltimusRomanorum, leader: str, unit: str) -> None:
    """Give a leader on the map his buccellarii."""
    t.state.guard[leader] = unit
    stand(t, t.place(leader), unit)


def reduce(t: UltimusRomanorum, *units: str) -> None:
    """Turn units to their reduced side."""
    t.state.reduced += units
    t.changed()


def deal(t: UltimusRomanorum, camp: Camp, *kinds: str) -> None:
    """Give a camp stratagems of some kinds, out of the cup or from outside."""
    for kind in kinds:
        free = [
            card
            for card, each in t.data.cards.items()
            if each == kind and (t.pieces.is_at(card, "cup") or t.pieces.is_at(card, "set-aside"))
        ]
        t.put(free[0], f"hand-{t.seat(camp)}")


def campaign(t: UltimusRomanorum, active: Camp = "roman") -> None:
    """Let it be the SMC of a camp, in its movement."""
    t.state.step, t.state.active, t.state.first = "movement", active, active
    t.state.sequences, t.state.smc_number = {"roman": 3, "barbarian": 3}, 1


class Player:
    """A scripted player.

    Replies by topic, or by ``topic.camp``, each used once and in order; when they are used up the default is given.
    """

    def __init__(self, t: UltimusRomanorum, **replies: Reply | list[Any]) -> None:
        self._t = t
        self._replies = {
            topic.replace("__", ".").replace("_", "-"): list(reply) if isinstance(reply, list) else [reply]
            for topic, reply in replies.items()
        }
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> Any:
        """The reply to a decision, checked."""
        self.asked.append(decision)
        camp = self._t.camp_of_seat(decision.seat)
        replies = self._replies.get(f"{decision.topic}.{camp}") or self._replies.get(decision.topic)
        if not replies:
            return decision.check(decision.default)
        reply = replies.pop(0)
        if callable(reply):
            reply = reply(decision)
        return decision.check((reply,) if isinstance(reply, str) else reply)

    def answers(self, asked: Asked) -> Any:
        """The replies to all decisions of a group."""
        if isinstance(asked, Simultaneous):
            return {decision.seat: self.answer(decision) for decision in asked.decisions}
        return self.answer(asked)

    @property
    def unused(self) -> dict[str, list[Any]]:
        """Replies to questions that were never asked."""
        return {topic: replies for topic, replies in self._replies.items() if replies}

    def was_asked(self, topic: str) -> bool:
        """Whether a decision of this topic came up."""
        return any(decision.topic == topic for decision in self.asked)


def play(t: UltimusRomanorum, script: Play[T], **replies: Reply | list[Any]) -> T:
    """Run a script to its end; every reply foreseen must be asked for."""
    who = Player(t, **replies)
    result = run(script, who)
    assert not who.unused, f"never asked: {who.unused}; asked: {[each.topic for each in who.asked]}"
    return result


def run(script: Play[T], who: Player) -> T:
    """Run a script to its end with a scripted player."""
    try:
        asked = next(script)
        while True:
            asked = script.send(who.answers(asked))
    except StopIteration as stop:
        result: T = stop.value
        return result


def ask(t: UltimusRomanorum, script: Play[Any], topic: str = "", **replies: Reply | list[Any]) -> Decision:
    """Run a script until it asks about a topic (of a camp: ``topic.camp``), and return that decision unanswered."""
    who = Player(t, **replies)
    asked = next(script)
    while True:
        for decision in _decisions(asked):
            if topic in ("", decision.topic, f"{decision.topic}.{t.camp_of_seat(decision.seat)}"):
                return decision
        asked = script.send(who.answers(asked))


def topics(t: UltimusRomanorum, script: Play[Any], **replies: Reply | list[Any]) -> list[str]:
    """The topics that a script asks about, answered with the replies or defaults."""
    who = Player(t, **replies)
    run(script, who)
    return [decision.topic for decision in who.asked]


def _decisions(asked: Asked) -> Iterator[Decision]:
    yield from asked.decisions if isinstance(asked, Simultaneous) else (asked,)


def offered(decision: Decision) -> set[str]:
    """The ids of what a decision offers."""
    assert isinstance(decision, Pick)
    return {option.id for option in decision.options}


def arranging(decision: Decision) -> tuple[set[str], set[str]]:
    """The items and slots of an arrangement."""
    assert isinstance(decision, Arrange)
    return {item.id for item in decision.items}, {slot.id for slot in decision.slots}


def refused(decision: Decision, *answer: str) -> bool:
    """Whether a decision refuses an answer."""
    try:
        decision.check(answer)
    except IllegalChoice:
        return True
    return False


def reason(decision: Decision, answer: str) -> str:
    """The key of the text that says why an option is kept out; empty if it isn't named at all."""
    assert isinstance(decision, Pick)
    return next((barred.reason.key for barred in decision.barred() if barred.id == answer), "")


def told(t: UltimusRomanorum, kind: type[E]) -> list[E]:
    """The events of a kind that have been told so far."""
    return [event for event in t.events if isinstance(event, kind)]


def places(t: UltimusRomanorum, pieces: Iterable[str]) -> set[str]:
    """Where some counters are."""
    return {t.place(piece) for piece in pieces}
