"""A game as its scripts see it: the state, the dice, the pieces, and the means to tell what happened."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from rules.core import dice
from rules.core.decisions import Decision, Item, Option
from rules.core.errors import ImpossibleState, RulesError
from rules.core.events import EVERYONE, NO_ONE, Cause, DiceThrown, Event, GameEnded, HiddenDiceThrown
from rules.core.groups import Play, arranged, one, simultaneous, some, window
from rules.core.pieces import Pieces
from rules.core.text import Text, lexicon, speaker, spoken
from rules.core.zones import HIDDEN, Zone

__all__ = [
    "FactionInfo",
    "Game",
    "GameInfo",
    "Guess",
    "OfficeInfo",
    "OptionInfo",
    "OptionValue",
    "Options",
    "Play",
    "Result",
    "ScenarioInfo",
    "SeatInfo",
    "State",
    "WindowInfo",
    "arranged",
    "clipped",
    "every_field",
    "one",
    "simultaneous",
    "some",
    "window",
]

T = TypeVar("T")


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
"""An upper bound on battles and operations in a game."""


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


OptionValue = bool | str
"""What an option may be set to: a switch is on or off, others have named values."""

_SWITCH: dict[OptionValue, Text] = {False: Text("core", "option-off"), True: Text("core", "option-on")}


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that is agreed on when a campaign starts: a switch, or one of several named ``choices``.

    ``house`` marks options outside the rulebook.
    """

    id: str
    name: Text
    description: Text
    rule: str
    default: OptionValue = False
    house: bool = False
    choices: dict[str, Text] = {}

    @property
    def title(self) -> str:
        """What the option is called."""
        return str(self.name)

    @property
    def is_switch(self) -> bool:
        """Whether it's a switch."""
        return not self.choices

    @property
    def values(self) -> dict[OptionValue, str]:
        """What it may be set to, each with its title."""
        if self.is_switch:
            return {value: str(name) for value, name in _SWITCH.items()}
        return {value: str(name) for value, name in self.choices.items()}

    def takes(self, value: object) -> bool:
        """Whether it may be set to that value."""
        return isinstance(value, bool) if self.is_switch else isinstance(value, str) and value in self.choices


Options = Mapping[str, OptionValue]
"""What was agreed on for a game: option id to its value."""


class FactionInfo(msgspec.Struct, frozen=True):
    """A nation or power that acts in a game; a seat may play several, and they may change seats."""

    id: str
    name: Text

    @property
    def title(self) -> str:
        """What the faction is called."""
        return str(self.name)


class ConditionInfo(msgspec.Struct, frozen=True):
    """A public condition that stored answers may name: "a battle with my Emperor"."""

    id: str
    name: Text

    @property
    def title(self) -> str:
        """The condition in words."""
        return str(self.name)


class WindowInfo(msgspec.Struct, frozen=True):
    """A kind of window in which seats that are not active may react.

    ``passing`` is the answer by which a seat does nothing; a stored answer may pass always, or but for ``conditions``.
    """

    id: str
    name: Text
    passing: tuple[str, ...]
    conditions: dict[str, ConditionInfo] = {}

    @property
    def title(self) -> str:
        """What the window is called."""
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
    other office has. ``factions`` are the nations that act, ``windows`` the kinds of window for which a player can
    store an answer.
    """

    id: str
    name: Text
    description: Text
    seats: dict[str, SeatInfo]
    scenarios: dict[str, ScenarioInfo]
    options: dict[str, OptionInfo]
    default_scenario: str
    offices: dict[str, OfficeInfo] = {}
    factions: dict[str, FactionInfo] = {}
    windows: dict[str, WindowInfo] = {}

    @property
    def title(self) -> str:
        """What the game is called."""
        return str(self.name)


_PUBLIC_FIELDS = frozenset(("turn", "dice", "leaps", "stacks", "scene", "scenes", "result"))
"""The fields of every state that are public; hidden zones of the stacks are left out all the same."""


def every_field(state_type: type[State]) -> frozenset[str]:
    """All fields of a state: the ``public_fields`` of a game without hidden information."""
    return frozenset(state_type.__struct_fields__)


class Guess(NamedTuple):
    """The seat for which a fork redraws hidden things, and the random source.

    ``unknown`` are the pieces that the seat cannot tell apart, ``drawn`` is the piece that each die really brought.
    """

    seat: str
    rng: Random
    unknown: Collection[str] = ()
    drawn: Mapping[int, str] = {}


class Game(ABC, Generic[S]):
    """The facade that the scripts of one game work with; its methods use the game's own terms.

    A game gives its ``info``, the type of its ``State`` with its ``version``, a set-up, and :meth:`step`.

    Nothing of the state is shown unless the game says so: ``public_fields`` names the fields that everyone sees,
    ``owned_fields`` those that hold something for each seat, of which a seat sees its own. ``zones`` are the places
    whose pieces are hidden from some.
    """

    public_fields: ClassVar[Collection[str]] = frozenset()
    owned_fields: ClassVar[Collection[str]] = frozenset()
    zones: ClassVar[tuple[Zone, ...]] = ()

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
        self._roll_audiences: list[tuple[str, ...]] = []
        self.revealed = 0
        self.drawn: dict[int, str] = {}
        self.guess: Guess | None = None
        self._dice = dice.Stream(secret)
        self.prepare()

    @classmethod
    @abstractmethod
    def set_up(cls, scenario: str, options: Options) -> State:
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
    def seats_in_play(cls, options: Options) -> tuple[str, ...]:
        """The seats in play under these options, in order; games with optional seats override it."""
        return tuple(cls.info.seats)

    @classmethod
    def upgrade(cls, version: int, state: dict[str, Any]) -> dict[str, Any] | None:
        """A state saved by an earlier ``version`` as one of today, or None where that version is not known."""
        return None

    def check_state(self, scenario: str, options: Options) -> None:
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

    @classmethod
    def upgrade_options(cls, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Options as earlier versions named them, in the words of today; games that renamed one override it."""
        return dict(options)

    @classmethod
    def hidden_fields(cls) -> frozenset[str]:
        """The fields of the state that not everyone sees."""
        return frozenset(cls.state_type.__struct_fields__) - _PUBLIC_FIELDS - frozenset(cls.public_fields)

    @classmethod
    def has_secrets(cls) -> bool:
        """Whether positions of this game can hold something that not everyone may know."""
        return bool(cls.hidden_fields()) or any(not zone.is_open_to(None) for zone in cls.zones)

    def redacted(self, seat: str | None) -> dict[str, Any]:
        """The state as ``seat`` may see it (None: everyone), as plain data; all of it once the game is over.

        Hidden fields are left out, and pieces in hidden zones are shown as :data:`~rules.core.zones.HIDDEN`.
        """
        seen = self.state.model_dump()
        if self.state.result is not None:
            return seen
        for field in sorted(self.hidden_fields()):
            whole = seen.pop(field)
            if field in self.owned_fields:
                seen[field] = {owner: held for owner, held in whole.items() if owner == seat}
        for zone in self.hidden_zones(seat):
            if zone.id in seen["stacks"]:
                seen["stacks"][zone.id] = [HIDDEN] * len(seen["stacks"][zone.id])
        return seen

    def hidden_zones(self, seat: str | None) -> list[Zone]:
        """The zones whose pieces a seat (None: someone without a seat) may not know."""
        return [zone for zone in self.zones if not zone.is_open_to(seat)]

    def resample(self, seat: str, rng: Random) -> None:
        """Draw at random what ``seat`` cannot know of the hidden fields, as far as the rules allow it to be otherwise.

        The pieces of hidden zones have been shuffled already.

        Raises:
            RulesError: the game has hidden fields and does not say what else they could hold.
        """
        if self.hidden_fields():
            raise RulesError(f"{self.info.title} does not say how to guess {', '.join(sorted(self.hidden_fields()))}.")

    def hand(self, seat: str) -> list[Item]:
        """What a seat holds hidden from others, as items with a note on each; of its hands unless a game knows more."""
        held = [zone for zone in self.zones if zone.kind == "hand" and zone.owner == seat]
        return [self.piece_item(piece) for zone in held for piece in self.pieces.at(zone.id)]

    def piece_item(self, piece: str) -> Item:
        """A piece as it is shown to those who may see it; games with hands name their pieces."""
        return Item(piece, _say("zone-piece", id=piece))

    def seat_name(self, seat: str) -> Text:
        """What a seat is called now; games in which seats change what they play override it."""
        return self.info.seats[seat].name

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
        """End the battle or operation."""
        self.state.scene = ""

    def roll(self, sides: int = 6) -> int:
        """Throw one die of the campaign's stream, for all to see."""
        number = self._next_die()
        return self._note_roll(dice.Roll(number, sides, self._dice.die(number, sides)), EVERYONE)

    def roll_hidden(self, sides: int, audience: tuple[str, ...] = NO_ONE) -> int:
        """Throw one die that only ``audience`` sees; everyone else learns its number, and the rest after the end."""
        number = self._next_die()
        value = self._dice.die(number, sides)
        if self.guess is not None and not _is_seen_by(self.guess.seat, audience):
            value = self.guess.rng.randint(1, sides)
        return self._note_roll(dice.Roll(number, sides, value), audience)

    def _note_roll(self, roll: dice.Roll, audience: tuple[str, ...]) -> int:
        self.state.dice = roll.number + 1
        self.rolls.append(roll)
        self._told_before.append(len(self.events))
        self._roll_audiences.append(audience)
        return roll.value

    def _next_die(self) -> int:
        """The number of the next die, which is another one where a game master took the game back to."""
        number = self.state.dice
        return dict(self.state.leaps).get(number, number) if self.state.leaps else number

    def begin_record(self) -> None:
        """From here on events and dice belong to the next choice."""
        self.events, self.rolls, self._told_before, self._roll_audiences = [], [], [], []

    @property
    def has_hidden_dice(self) -> bool:
        """Whether dice on record are hidden from someone."""
        return any(audience != EVERYONE for audience in self._roll_audiences)

    def causes(self, pending: Decision | None) -> tuple[Cause, ...]:
        """What each die on record fell for: a script throws, and then tells what came of it or asks what to do.

        An event that those who see the die may not know of is not named.
        """
        thrown = zip(self._told_before, self._roll_audiences, strict=True)
        return tuple(self._cause(place, audience, pending) for place, audience in thrown)

    def _cause(self, place: int, audience: tuple[str, ...], pending: Decision | None) -> Cause:
        known = [(at, event) for at, event in enumerate(self.events) if _is_known_to_all(event, audience)]
        following = [event for at, event in known if at >= place]
        if following:
            return Cause(following[0].kind, following[0].rule)
        return Cause(known[-1][1].kind, known[-1][1].rule) if pending is None and known else _asked(pending)

    def tell_dice(self, pending: Decision | None) -> None:
        """Tell of the dice on record: each audience what it may know, everyone the numbers of the hidden ones."""
        thrown = list(zip(self.rolls, self.causes(pending), self._roll_audiences, strict=True))
        hidden = tuple(roll.number for roll, _, audience in thrown if audience != EVERYONE)
        for group in sorted({audience for _, _, audience in thrown}):
            rolls, causes = zip(*((roll, cause) for roll, cause, audience in thrown if audience == group), strict=True)
            self.tell(DiceThrown(rolls=rolls, causes=causes, audience=group), "")
        if hidden:
            self.tell(HiddenDiceThrown(numbers=hidden), "")

    def reseed(self, secret: str) -> None:
        """Take the dice from here on out of another stream: for a table that is only tried out."""
        self._dice = dice.Stream(secret)

    def draw(self, things: Sequence[T], count: int) -> list[T]:
        """Draw up to ``count`` things at random without putting back, in the order drawn, for all to see.

        Raises:
            RulesError: they lie in a hidden zone, from which :meth:`draw_pieces` draws.
        """
        left = list(things)
        if any(thing in self.pieces.at(zone.id) for zone in self.hidden_zones(None) for thing in left):
            raise RulesError("Pieces of a hidden zone are not drawn for all to see.")
        return [left.pop(self.roll(len(left)) - 1) for _ in range(min(count, len(left)))]

    def draw_pieces(self, source: str, to: str, count: int = 1) -> list[str]:
        """Draw up to ``count`` pieces from one zone into another and return them in the order drawn.

        From a deck the top piece, from anywhere else one at random. Dice and pieces are seen by those who may look into
        the zone that they come to.
        """
        audience, drawn = self._zone(to).audience, list[str]()
        for _ in range(min(count, len(self.pieces.at(source)))):
            left, zone = self.pieces.at(source), self._zone(source)
            drawn.append(left[0] if zone.kind == "deck" else self._drawn_from(zone, left, audience))
            self.pieces.move(drawn[-1], to)
        return drawn

    def shuffle(self, zone: str) -> None:
        """Put the pieces of a zone into an order that no one knows."""
        left = list(self.pieces.at(zone))
        while left:
            piece = self._drawn_from(self._zone(zone), left, NO_ONE)
            left.remove(piece)
            self.pieces.move(piece, zone)

    def _drawn_from(self, zone: Zone, left: Sequence[str], audience: tuple[str, ...]) -> str:
        """One of the pieces of a zone by a die that ``audience`` sees.

        In a zone that is not open to all the die counts in a secret order: who knows how the zone was filled, and what
        the die showed, learns from the piece nothing of which others have been drawn before.
        """
        number = self._next_die()
        roll = dice.Roll(number, len(left), self._dice.die(number, len(left)))
        order = left if zone.audience == EVERYONE else self._dice.secret_order(number, left)
        self._note_roll(roll, audience)
        guess = self.guess
        is_guessed = guess is not None and number in guess.drawn
        self.drawn[number] = self._guessed_draw(number, left, audience) if is_guessed else order[roll.value - 1]
        return self.drawn[number]

    def _guessed_draw(self, number: int, left: Sequence[str], audience: tuple[str, ...]) -> str:
        """The piece that a die brings in a guess: the true one where the seat knows it, else any that it does not know.

        Raises:
            RulesError: there is no such piece here, so that the guess is none.
        """
        guess = self.guess
        assert guess is not None
        true = guess.drawn[number]
        is_known = _is_seen_by(guess.seat, audience) or true not in guess.unknown
        fitting = [true] if is_known else sorted(guess.unknown)
        fitting = [piece for piece in fitting if piece in left]
        if not fitting:
            raise RulesError("This piece cannot be drawn here.")
        return guess.rng.choice(fitting)

    def _zone(self, place: str) -> Zone:
        return next((zone for zone in self.zones if zone.id == place), Zone(place, "discard"))

    def tell(self, event: Event, rule: str) -> None:
        """Put a fact on record, with the rule behind it."""
        event.rule = rule
        event.turn = self.state.turn
        event.scene = self.state.scene
        self.events.append(event)

    def reveal(self) -> None:
        """Note that something hidden was shown: earlier choices can no longer be undone."""
        self.revealed += 1

    def end(self, level: str, winner: str | None, reason: Text, rule: str) -> None:
        """End the game. Only the first call counts."""
        if self.state.result is None:
            self.state.result = Result(str(level), winner, reason)
            self.tell(GameEnded(level=str(level), winner=winner, reason=reason), rule)


def clipped(value: object) -> str:
    """Something out of a foreign file, short enough to be shown."""
    text = str(value) if not isinstance(value, int) or abs(value) < MOST_SCENES else "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def _is_seen_by(seat: str, audience: tuple[str, ...]) -> bool:
    return audience == EVERYONE or seat in audience


def _is_known_to_all(event: Event, audience: tuple[str, ...]) -> bool:
    """Whether all who see a die may know of an event as well."""
    if audience == EVERYONE:
        return event.is_public
    return audience == NO_ONE or all(event.is_known_to(seat) for seat in audience)


def _asked(pending: Decision | None) -> Cause:
    return Cause("", "") if pending is None else Cause(pending.topic, pending.rule)


def _pieces(state: State) -> list[str]:
    return [piece for stack in state.stacks.values() for piece in stack]
