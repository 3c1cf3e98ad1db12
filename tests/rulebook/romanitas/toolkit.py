"""Positions, scripted dice and scripted players for the tests of Romanitas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from rules.core.decisions import Arrange, Decision, Pick
from rules.core.events import Event, Score
from rules.core.game import Play
from rules.core.groups import single
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.battlefield import BOXES, Field, place_of
from rules.romanitas.game import CONTAINER, FORCE, Romanitas, home
from rules.romanitas.state import Battle, Side

T = TypeVar("T")
E = TypeVar("E", bound=Event)

Reply = str | tuple[str, ...] | Mapping[str, Iterable[str]] | Callable[[Any], Any]
"""What a scripted player answers: an id, several ids, slots to items, or a function of the decision."""

proves = pytest.mark.rule
"""Names the rulebook sections and rulings that a test proves: ``@proves("4.2", "R57")``."""


class Scripted(Romanitas):
    """A campaign whose dice fall as the test says; it refuses to throw one that was not foreseen."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.foreseen: list[int] = []

    def roll(self, sides: int = 6) -> int:
        """The next foreseen die."""
        assert self.foreseen, f"a die with {sides} sides was thrown that the test did not foresee"
        value = self.foreseen.pop(0)
        assert 1 <= value <= sides, f"the test foresees {value} on a die with {sides} sides"
        self.state.dice += 1
        return value

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind that have been told so far."""
        return [event for event in self.events if isinstance(event, kind)]


def position(*options: str, dice: Iterable[int] = (), **facts: Any) -> Scripted:
    """The set-up of 528 with some facts of the state changed, the options on, and the dice that will fall."""
    state = Scripted.set_up("campaign-528", dict.fromkeys(options, True))
    state.step = "window"
    state.rp = 5
    for name, value in facts.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    game = Scripted(state, "test")
    game.foreseen = list(dice)
    return game


def acta(game: Scripted, political: str = "", religious: str = "", economic: str = "") -> None:
    """Put Acta Publica boxes into force, with their gifts."""
    from rules.romanitas.chapters.organisation import grant_gifts
    from rules.romanitas.data.tables import Acta, Domain

    for domain, box in (("political", political), ("religious", religious), ("economic", economic)):
        if box:
            game.put_in_force(Domain(domain), box)
            grant_gifts(game, game.data.acta[Acta(box)])


def owners(game: Scripted, owner: str, *cities: str) -> None:
    """Give cities to an owner, without events."""
    for city in cities:
        game.hand_over(city, owner)


class Player:
    """A scripted player: replies by topic of the decision, each used in order, the last one again and again."""

    def __init__(self, **replies: Reply | list[Reply]) -> None:
        self._replies = {
            topic.replace("_", "-"): list(r) if isinstance(r, list) else [r] for topic, r in replies.items()
        }
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> Any:
        """The reply to a decision, checked; its default where no reply was foreseen."""
        self.asked.append(decision)
        replies = self._replies.get(decision.topic)
        if not replies:
            return decision.check(decision.default)
        reply = replies.pop(0) if len(replies) > 1 else replies[0]
        if callable(reply):
            reply = reply(decision)
        if isinstance(reply, str):
            reply = (reply,)
        return decision.check(reply)

    def was_asked(self, topic: str) -> bool:
        """Whether a decision of this topic came up."""
        return any(decision.topic == topic for decision in self.asked)


def even_line(decision: Decision) -> Any:
    """The units one by one to the centre, the left and the right."""
    assert isinstance(decision, Arrange)
    units = [item.id for item in decision.items]
    return {"left": tuple(units[1::3]), "centre": tuple(units[0::3]), "right": tuple(units[2::3])}


def play(script: Play[T], player: Player | None = None) -> T:
    """Run a script to its end with a scripted player and return its result."""
    who = player or Player()
    try:
        decision = single(next(script))
        while True:
            decision = single(script.send(who.answer(decision)))
    except StopIteration as stop:
        result: T = stop.value
        return result


def ask(script: Play[Any], player: Player | None = None, topic: str = "") -> Pick | Arrange:
    """Run a script until it asks about a topic (or anything) and return that decision, unanswered."""
    who = player or Player()
    decision = single(next(script))
    while topic and decision.topic != topic:
        decision = single(script.send(who.answer(decision)))
    return decision


Lines = Mapping[str, Sequence[str]]
"""A battle line for a test: box to units, front first."""

GEPIDS = ("gepids-optimates", "gepids-equites", "gepids-pedites-1", "gepids-pedites-2", "gepids-sagittarii")
"""Cavalry +2, cavalry +1, infantry +1, infantry +1, archers 0."""


def field(game: Scripted, roman: Lines, enemy: Lines, **facts: object) -> Field:
    """A battlefield with these stacks, front first, in the first pass."""
    given: dict[str, object] = {"attacker": "enemy", "siege": False, "stage": 1, "place": "naissus", **facts}
    game.state.battle = Battle(nation="gepids", enemies=5, **given)  # type: ignore[arg-type]
    found = Field(game)
    sides: tuple[tuple[Side, Lines], ...] = (("roman", roman), ("enemy", enemy))
    for side, lines in sides:
        for box in BOXES:
            game.pieces.move_all(lines.get(box, ()), place_of(side, box))
    found.note_manned()
    return found


def draws(things: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """The dice that draw these things out of all, in this order."""
    left, dice = list(things), []
    for thing in wanted:
        dice.append(left.index(thing) + 1)
        left.remove(thing)
    return dice


def combat(
    game: Scripted, units: Sequence[str], enemies: Sequence[str], player: Player | None = None, **facts: Any
) -> Side:
    """Fight a whole battle or siege with these units against these enemies, drawn in this order.

    The enemy draws ``facts["counter"]`` (else the Harassment counter), the Roman ``facts["own"]`` if he draws at all.
    The dice that the position foresees are those after the draws; dice for a stratagem's place or losses stand in
    ``facts["first"]``.
    """
    own, counter = facts.pop("own", ""), facts.pop("counter", "harassment-ambush")
    first = list(facts.pop("first", ()))
    given = {"place": "naissus", "nation": enemies[0].split("-")[0], "attacker": "enemy", "siege": False, **facts}
    battle = Battle(enemies=len(enemies), **given)
    game.pieces.move_all([*units, *(figure for figure in battle.figures if figure != "intrinsic-comes")], FORCE)
    counters = draws(game.pieces.at(CONTAINER), [each for each in (own, counter) if each])
    game.foreseen = [*counters, *first, *draws(game.pieces.at(home(battle.nation)), enemies), *game.foreseen]
    return play(fight(game, battle, list(units)), player)


def breakdown(score: Score) -> dict[str, int]:
    """A score's modifiers by cause, once it is certain that they add up and each names its rule."""
    assert score.die + sum(modifier.value for modifier in score.modifiers) == score.total
    assert all(modifier.rule for modifier in score.modifiers)
    return {modifier.cause: modifier.value for modifier in score.modifiers}
