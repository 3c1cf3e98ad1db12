"""Positions of Britannia reDux for these tests, and a way to run its chapters with given dice and answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from rules.britannia_redux.game import BritanniaRedux
from rules.core.decisions import Pick
from rules.core.events import Event
from rules.core.game import Play
from rules.core.groups import Simultaneous

T = TypeVar("T")
E = TypeVar("E", bound=Event)


class Loaded(BritanniaRedux):
    """A position whose dice are given in advance."""

    def load(self, *dice: int) -> None:
        """Roll these numbers next."""
        self.loaded = list(dice)

    def roll(self, sides: int = 6) -> int:
        """The next of the loaded dice."""
        return self.loaded.pop(0)


def position(
    scenario: str = "romans-9", nation: str = "", options: dict[str, Any] | None = None, **armies: dict[str, int]
) -> Loaded:
    """A board with only these armies, by nation (``_`` for ``-``) and place; ``nation`` has the turn."""
    chosen = {"players": "4", "kingship": True, **(options or {})}
    t = Loaded(Loaded.set_up(scenario, chosen), "")
    t.clear_board()
    t.state.nation = nation
    t.loaded = []
    for who, places in armies.items():
        for place, count in places.items():
            name = who.replace("_", "-")
            assert len(t.muster(name, place.replace("_", "-"), count)) == count
    return t


def run(play: Play[T], *answers: str | tuple[str, ...]) -> T:
    """Run a script with these answers; an empty answer takes the default."""
    left = list(answers)
    try:
        asked = next(play)
        while True:
            assert isinstance(asked, Pick), asked
            assert left, f"{asked.topic}: {[option.id for option in asked.options]}"
            given = left.pop(0)
            answer = asked.default if given == "" else (given,) if isinstance(given, str) else given
            asked = play.send(asked.check(answer))
    except StopIteration as ended:
        assert not left, f"never asked: {left}"
        result: T = ended.value
        return result


def asked(play: Play[Any], *answers: str) -> Pick:
    """The question that a script asks after these answers."""
    found = next(play)
    for answer in answers:
        assert isinstance(found, Pick)
        found = play.send(found.check((answer,)))
    assert not isinstance(found, Simultaneous)
    assert isinstance(found, Pick)
    return found


def ids(pick: Pick) -> list[str]:
    """The options that players see."""
    return [option.id for option in pick.options if not option.like]


def told(t: BritanniaRedux, kind: type[E]) -> list[E]:
    """The events of a kind so far."""
    return [event for event in t.events if isinstance(event, kind)]


def entered(t: BritanniaRedux, units: Iterable[str], origin: str) -> None:
    """Note that units came from a place."""
    for unit in units:
        t.state.came_from[unit] = origin


def own(t: BritanniaRedux) -> None:
    """Note who owns what, as at the start of a phase."""
    t.state.owners = {area: owner for area in t.data.areas if (owner := t.owner(area))}
