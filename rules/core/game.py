"""A game as its scripts see it: the state, the dice, the pieces, and the means to tell what happened."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from rules.core import dice
from rules.core.decisions import Answer, Arrange, Decision, Option, Pick
from rules.core.errors import ImpossibleState, RulesError
from rules.core.events import Cause, Event, GameEnded
from rules.core.pieces import Pieces
from rules.core.text import Text, lexicon, speaker, spoken

T = TypeVar("T")

Play = Generator[Decision, Answer, T]
"""A script: it yields a decision wherever a person must choose, is resumed with the answer, and returns a ``T``."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the level of the result, the winning seat (or None), and the reason."""

    level: str
    winner: str | None
    reason: Text

    @property
    def text(self) -> str:
        """The reason as a sentence."""
        return str(self.reason)

    @property
    def title(self) -> str:
        """What the level is called: the text ``level-...`` of the game, if it has one."""
        words, key = lexicon(self.reason.game, spoken()), f"level-{self.level.replace(' ', '-')}"
        return words.say(Text(self.reason.game, key)) if words.has(key) else self.level


_say = speaker("core")

MOST_SCENES = 1_000_000
"""More battles and operations than any game sees."""


class State(msgspec.Struct, kw_only=True):
    """What every saved game holds. Each game adds its own durable facts.

    ``dice`` is the number of the next die, ``leaps`` says with which number the dice go on where a game master took the
    game back, so that no die that has been seen falls again. ``stacks`` holds the pieces by place, first on top,
    ``scene`` names the battle or operation in progress, ``scenes`` counts those begun.
    """

    turn: int = 1
    dice: int = 0
    leaps: list[tuple[int, int]] = []
    scene: str = ""
    scenes: int = 0
    stacks: dict[str, list[str]] = {}
    result: Result | None = None

    def model_dump(self) -> dict[str, Any]:
        """The whole state as plain JSON-able data."""
        dumped: dict[str, Any] = msgspec.to_builtins(self)
        return dumped


S = TypeVar("S", bound=State)


class OptionInfo(msgspec.Struct, frozen=True):
    """A switch that a campaign may turn on at its start. ``house`` marks those outside the rulebook."""

    id: str
    name: Text
    description: Text
    rule: str
    default: bool = False
    house: bool = False

    @property
    def title(self) -> str:
        """What the option is called."""
        return str(self.name)


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A set-up that can be played, with its number of turns and the number of the first."""

    id: str
    name: Text
    description: Text
    turns: int
    first_turn: int = 1

    @property
    def title(self) -> str:
        """What the scenario is called."""
        return str(self.name)


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat at the table; ``domains`` are the offices that its decisions can be shared out to."""

    id: str
    name: Text
    domains: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What the seat is called."""
        return str(self.name)


class OfficeInfo(msgspec.Struct, frozen=True):
    """An office in a group that plays one seat: the decisions of its ``domains`` are its holder's."""

    id: str
    name: Text
    domains: tuple[str, ...]

    @property
    def title(self) -> str:
        """What the office is called."""
        return str(self.name)


class GameInfo(msgspec.Struct, frozen=True):
    """What a game offers to those who want to start it.

    ``offices`` are those that a group playing its only seat can share out; the first one has the decisions that no
    other office has.
    """

    id: str
    name: Text
    description: Text
    seats: dict[str, SeatInfo]
    scenarios: dict[str, ScenarioInfo]
    options: dict[str, OptionInfo]
    default_scenario: str
    offices: dict[str, OfficeInfo] = {}

    @property
    def title(self) -> str:
        """What the game is called."""
        return str(self.name)


class Game(ABC, Generic[S]):
    """The facade that the scripts of one game work with; its methods use the game's own terms.

    A game gives its ``info``, the type of its ``State`` with its ``version``, a set-up, and :meth:`step`.
    """

    info: ClassVar[GameInfo]
    state_type: ClassVar[type[State]]
    version: ClassVar[int]
    event_type: ClassVar[Any]
    """The union of all events of the game, those of the core among them, for reading them back."""

    def __init__(self, state: S, secret: str) -> None:
        self.state = state
        self.pieces = Pieces(state.stacks)
        self.events: list[Event] = []
        self.rolls: list[dice.Roll] = []
        self._told_before: list[int] = []
        self.revealed = 0
        self._dice = dice.Stream(secret)
        self.prepare()

    @classmethod
    @abstractmethod
    def set_up(cls, scenario: str, options: Mapping[str, bool]) -> State:
        """The state at the start of a scenario, before any die."""

    def step(self) -> Play[None]:
        """Play from one checkpoint to the next.

        It must be possible to start it out of the state alone; the table asks for the next one until the game is over.
        The class that a package names as ``GAME`` has it; the facade that chapters see does without.
        """
        raise NotImplementedError(f"{type(self).__name__} has no sequence of play; ask the package for its GAME.")

    def prepare(self) -> None:
        """Derive from the state whatever the scripts want to have at hand. Called whenever a state is taken up."""

    @classmethod
    def seats_in_play(cls, options: Mapping[str, bool]) -> tuple[str, ...]:
        """The seats that somebody plays under these options, in order; games where some are optional override it."""
        return tuple(cls.info.seats)

    @classmethod
    def upgrade(cls, version: int, state: dict[str, Any]) -> dict[str, Any] | None:
        """A state saved by an earlier ``version`` as one of today, or None where that version is not known."""
        return None

    def check_state(self, scenario: str, options: Mapping[str, bool]) -> None:
        """Make sure that this is a state which play can leave at a checkpoint, as far as that can be told.

        It is asked of positions that come from elsewhere. A game adds what it knows of its own.

        Raises:
            ImpossibleState: it is none; its string says why.
        """
        state, begun = self.state, self.set_up(scenario, options)
        if not begun.turn <= state.turn <= begun.turn + self.info.scenarios[scenario].turns:
            raise ImpossibleState(_say("save-turn", turn=clipped(state.turn)))
        if not 0 <= state.scenes <= MOST_SCENES or not re.fullmatch(rf"|[a-z-]{{1,40}}-{state.scenes}", state.scene):
            raise ImpossibleState(_say("save-scene"))
        if sorted(_pieces(state)) != sorted(_pieces(begun)):
            raise ImpossibleState(_say("save-pieces"))

    def redacted(self, seat: str | None) -> dict[str, Any]:
        """The state as ``seat`` may see it (None: everybody), as plain data. Games with secrets override it."""
        return self.state.model_dump()

    def amendments(self) -> list[Option]:
        """The corrections that a game master may make to this position. Games name their own; all are bounded."""
        return []

    def amend(self, amendment: str) -> None:
        """Make a correction of that id; it moves pieces and markers, and nothing follows from it.

        Raises:
            ImpossibleState: play could never lead to what comes of it.
            RulesError: it cannot be made in this position.
        """
        raise RulesError(f"{self.info.title} knows no correction '{amendment[:60]}'.")

    def begin_scene(self, name: str) -> None:
        """From here to :meth:`end_scene` events belong to one battle or operation, as ``battle-17``."""
        self.state.scenes += 1
        self.state.scene = f"{name}-{self.state.scenes}"

    def end_scene(self) -> None:
        """The battle or operation is over."""
        self.state.scene = ""

    def roll(self, sides: int = 6) -> int:
        """Throw one die of the campaign's stream."""
        number = self._next_die()
        self.state.dice = number + 1
        value = self._dice.die(number, sides)
        self.rolls.append(dice.Roll(number, sides, value))
        self._told_before.append(len(self.events))
        return value

    def _next_die(self) -> int:
        """The number of the next die, which is another one where a game master took the game back to."""
        number = self.state.dice
        return dict(self.state.leaps).get(number, number) if self.state.leaps else number

    def begin_record(self) -> None:
        """From here on events and dice belong to the next choice."""
        self.events, self.rolls, self._told_before = [], [], []

    def causes(self, pending: Decision | None) -> tuple[Cause, ...]:
        """What each die on record fell for: a script throws, and then tells what came of it or asks what to do."""
        told = [Cause(event.kind, event.rule) for event in self.events]
        told.append(told[-1] if pending is None and told else _asked(pending))
        return tuple(told[place] for place in self._told_before)

    def reseed(self, secret: str) -> None:
        """Take the dice from here on out of another stream: for a table that is only tried out."""
        self._dice = dice.Stream(secret)

    def draw(self, things: Sequence[T], count: int) -> list[T]:
        """Draw up to ``count`` things at random without putting back, in the order drawn (the *pioche*, 1.2)."""
        left = list(things)
        return [left.pop(self.roll(len(left)) - 1) for _ in range(min(count, len(left)))]

    def tell(self, event: Event, rule: str) -> None:
        """Put a fact on record, with the rule behind it."""
        event.rule = rule
        event.turn = self.state.turn
        event.scene = self.state.scene
        self.events.append(event)

    def reveal(self) -> None:
        """Something hidden has been shown: nothing before it can be taken back."""
        self.revealed += 1

    def end(self, level: str, winner: str | None, reason: Text, rule: str) -> None:
        """The game is over. The first end counts."""
        if self.state.result is None:
            self.state.result = Result(str(level), winner, reason)
            self.tell(GameEnded(level=str(level), winner=winner, reason=reason), rule)


def clipped(value: object) -> str:
    """Something out of a foreign file, short enough to be shown."""
    text = str(value) if not isinstance(value, int) or abs(value) < MOST_SCENES else "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def _asked(pending: Decision | None) -> Cause:
    return Cause("", "") if pending is None else Cause(pending.topic, pending.rule)


def _pieces(state: State) -> list[str]:
    return [piece for stack in state.stacks.values() for piece in stack]


def one(pick: Pick) -> Play[str]:
    """Ask for exactly one option and return its id; where only one is legal, it is taken without asking."""
    if len(pick.options) == 1:
        return pick.options[0].id
    (chosen,) = cast("tuple[str, ...]", (yield pick))
    return chosen


def some(pick: Pick) -> Play[tuple[str, ...]]:
    """Ask for several options; where all of them must be taken, they are taken without asking."""
    if len(pick.options) == pick.min:
        return tuple(option.id for option in pick.options)
    return cast("tuple[str, ...]", (yield pick))


def arranged(arrange: Arrange) -> Play[dict[str, tuple[str, ...]]]:
    """Ask for an arrangement and return what stands in each slot, front first."""
    return cast("dict[str, tuple[str, ...]]", (yield arrange))
