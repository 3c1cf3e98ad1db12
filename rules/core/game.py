"""The facade that a game's scripts use: state, dice, pieces and events."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from rules.core import dice
from rules.core.decisions import Decision, Item, Option
from rules.core.errors import ImpossibleState, RulesError
from rules.core.events import EVERYONE, NO_ONE, Cause, DiceThrown, Event, GameEnded, HiddenDiceThrown
from rules.core.groups import Play, arranged, one, simultaneous, some, window
from rules.core.pieces import Pieces
from rules.core.stored_answers import StoredRule
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
    """The result of a game: its level, the winning seat (or None), and the reason."""

    level: str
    winner: str | None
    reason: Text

    @property
    def text(self) -> str:
        """The reason as a sentence."""
        return str(self.reason)

    @property
    def title(self) -> str:
        """The title of the level: the game's text ``level-...``, if it has one."""
        words, key = lexicon(self.reason.game, spoken()), f"level-{self.level.replace(' ', '-')}"
        return words.say(Text(self.reason.game, key)) if words.has(key) else self.level


_say = speaker("core")

MOST_SCENES = 1_000_000
"""An upper bound on battles and operations in a game."""


class State(msgspec.Struct, kw_only=True):
    """The common state of every game. Each game adds its own persistent fields.

    - ``dice``: the number of the next die.
    - ``leaps``: the number to continue with after a rewind, so that no known die is rolled again.
    - ``stacks``: the pieces by place, first on top.
    - ``scene``: the current battle or operation; ``scenes`` counts those begun.
    """

    turn: int = 1
    dice: int = 0
    leaps: list[tuple[int, int]] = []
    scene: str = ""
    scenes: int = 0
    stacks: dict[str, list[str]] = {}
    result: Result | None = None

    def model_dump(self) -> dict[str, Any]:
        """Return the whole state as JSON-serializable data."""
        dumped: dict[str, Any] = msgspec.to_builtins(self)
        return dumped


S = TypeVar("S", bound=State)


OptionValue = bool | str
"""The value of an option: a bool for switches, a name for others."""

_SWITCH: dict[OptionValue, Text] = {False: Text("core", "option-off"), True: Text("core", "option-on")}


class OptionInfo(msgspec.Struct, frozen=True):
    """A setting chosen when a campaign starts: a switch, or one of several named ``choices``.

    ``house`` marks house rules, which aren't in the rulebook. ``teaches``: tutorial campaigns turn this switch on.
    """

    id: str
    name: Text
    description: Text
    rule: str
    default: OptionValue = False
    house: bool = False
    choices: dict[str, Text] = {}
    teaches: bool = False

    @property
    def title(self) -> str:
        """The option's name."""
        return str(self.name)

    @property
    def is_switch(self) -> bool:
        """Whether it's a switch."""
        return not self.choices

    @property
    def values(self) -> dict[OptionValue, str]:
        """The possible values with their titles."""
        if self.is_switch:
            return {value: str(name) for value, name in _SWITCH.items()}
        return {value: str(name) for value, name in self.choices.items()}

    def takes(self, value: object) -> bool:
        """Whether this is a valid value."""
        return isinstance(value, bool) if self.is_switch else isinstance(value, str) and value in self.choices


Options = Mapping[str, OptionValue]
"""The settings of a game: option id to value."""


class FactionInfo(msgspec.Struct, frozen=True):
    """A nation or power that acts in a game; a seat may play several, and they may change seats."""

    id: str
    name: Text

    @property
    def title(self) -> str:
        """The faction's name."""
        return str(self.name)


class ConditionInfo(msgspec.Struct, frozen=True):
    """A public condition that stored answers may use: "a battle with my Emperor"."""

    id: str
    name: Text

    @property
    def title(self) -> str:
        """The condition in words."""
        return str(self.name)


class WindowInfo(msgspec.Struct, frozen=True):
    """A kind of window in which inactive seats may react.

    ``passing`` is the answer for doing nothing. A stored answer may pass always, or unless some of the ``conditions``
    hold. ``is_local``: its other answers are about what is on the board now, so that none of them can be stored.
    """

    id: str
    name: Text
    passing: tuple[str, ...]
    conditions: dict[str, ConditionInfo] = {}
    is_local: bool = False

    @property
    def title(self) -> str:
        """The window's name."""
        return str(self.name)


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A playable set-up, with its number of turns and the number of the first turn.

    ``short`` names campaigns of it that get no title.
    """

    id: str
    name: Text
    description: Text
    turns: int
    first_turn: int = 1
    short: Text | None = None

    @property
    def title(self) -> str:
        """The scenario's name."""
        return str(self.name)

    @property
    def short_title(self) -> str:
        """The scenario's name in a word or two."""
        return str(self.short or self.name)


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat at the table; ``domains`` are those of its decisions."""

    id: str
    name: Text
    domains: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The seat's name."""
        return str(self.name)


class OfficeInfo(msgspec.Struct, frozen=True):
    """An office in a group that shares a seat: its holder makes the decisions of its ``domains``."""

    id: str
    name: Text
    domains: tuple[str, ...]

    @property
    def title(self) -> str:
        """The office's name."""
        return str(self.name)


class GameInfo(msgspec.Struct, frozen=True):
    """The metadata of a game, for starting a campaign.

    ``offices`` are for groups that share the game's only seat; the first one gets the decisions of no other office.
    ``factions`` are the nations that act, ``windows`` the kinds of window that take stored answers.
    ``has_dice``: chance plays a part. ``evening_scenario`` is what a new campaign is offered first, if the default
    takes longer than an evening. ``late_lessons`` are topics that may come up in the second turn first.
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
    has_dice: bool = True
    evening_scenario: str = ""
    late_lessons: tuple[str, ...] = ()

    @property
    def first_scenario(self) -> str:
        """The scenario that a new campaign is offered first."""
        return self.evening_scenario or self.default_scenario

    @property
    def title(self) -> str:
        """The game's name."""
        return str(self.name)


_PUBLIC_FIELDS = frozenset(("turn", "dice", "leaps", "stacks", "scene", "scenes", "result"))
"""The common state fields that are public. Hidden zones of the stacks are still left out."""


def every_field(state_type: type[State]) -> frozenset[str]:
    """Return all fields of a state: the ``public_fields`` of a game without hidden information."""
    return frozenset(state_type.__struct_fields__)


class Guess(NamedTuple):
    """The seat for which a fork resamples hidden information, and the random source.

    ``unknown`` are the pieces that the seat can't tell apart; ``drawn`` is the piece that each die actually drew;
    ``shown`` are the pieces that everyone has seen since the checkpoint.
    """

    seat: str
    rng: Random
    unknown: Collection[str] = ()
    drawn: Mapping[int, str] = {}
    shown: Collection[str] = ()


class Game(ABC, Generic[S]):
    """The facade for the scripts of one game; its methods use the game's own terms.

    A game defines its ``info``, the type of its ``State`` with a ``version``, a set-up, and :meth:`step`.

    The state is hidden by default. ``public_fields`` are visible to everyone. ``owned_fields`` map seats to values; a
    seat sees its own. ``zones`` are the places whose pieces are hidden from some seats.
    """

    public_fields: ClassVar[Collection[str]] = frozenset()
    owned_fields: ClassVar[Collection[str]] = frozenset()
    zones: ClassVar[tuple[Zone, ...]] = ()

    info: ClassVar[GameInfo]
    state_type: ClassVar[type[State]]
    version: ClassVar[int]
    corrections: ClassVar[Mapping[int, str]] = {}
    """What each version of the rules corrected, as keys of the game's catalogue."""

    deadline_defaults: ClassVar[Collection[str]] = frozenset()
    """Topics for which the rules of play by post name the answer at an expired deadline: the decision's default."""

    event_type: ClassVar[Any]
    """The union of all event types of the game, including the core's, for decoding saved events."""

    def __init__(self, state: S, secret: str) -> None:
        self.state = state
        self.pieces = Pieces(state.stacks)
        self.events: list[Event] = []
        self.rolls: list[dice.Roll] = []
        self._told_before: list[int] = []
        self._roll_audiences: list[tuple[str, ...]] = []
        self.revealed = 0
        self.drawn: dict[int, str] = {}
        self.shown: set[str] = set()
        self.guess: Guess | None = None
        self._dice: dice.Stream | dice.EvenStream = dice.Stream(secret)
        self.prepare()

    @classmethod
    @abstractmethod
    def set_up(cls, scenario: str, options: Options) -> State:
        """Return the state at the start of a scenario, before any dice."""

    def step(self) -> Play[None]:
        """Play from one checkpoint to the next.

        A step must depend on nothing but the state. The table runs steps until the game is over. Only the class that a
        package exports as ``GAME`` implements it; the base facade that the chapters use doesn't.
        """
        raise NotImplementedError(f"{type(self).__name__} has no sequence of play; use the package's GAME.")

    def may_end(self) -> bool:
        """Whether the next answer may end the game. It saves looking ahead when it can't."""
        return True

    def prepare(self) -> None:
        """Compute what the scripts derive from the state. Called whenever a state is loaded."""

    @classmethod
    def seats_in_play(cls, options: Options) -> tuple[str, ...]:
        """Return the seats in play under these options, in order. Games with optional seats override it."""
        return tuple(cls.info.seats)

    @classmethod
    def seats_of(cls, scenario: str, options: Options) -> tuple[str, ...]:
        """Return the seats in play in a scenario. Games whose scenarios are for different numbers override it."""
        return cls.seats_in_play(options)

    @classmethod
    def upgrade(cls, version: int, state: dict[str, Any]) -> dict[str, Any] | None:
        """Migrate a state saved by an earlier ``version``; None if that version is unknown."""
        return None

    def check_state(self, scenario: str, options: Options) -> None:
        """Check, as far as possible, that this state can occur at a checkpoint.

        It validates imported positions. Games extend it with their own checks.

        Raises:
            ImpossibleState: it can't occur; the reason says why.
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
        """Migrate options saved by earlier versions. Games that renamed or added options override it."""
        return dict(options)

    @classmethod
    def hidden_fields(cls) -> frozenset[str]:
        """Return the fields of the state that aren't public."""
        return frozenset(cls.state_type.__struct_fields__) - _PUBLIC_FIELDS - frozenset(cls.public_fields)

    @classmethod
    def has_secrets(cls) -> bool:
        """Whether this game can have hidden information."""
        return bool(cls.hidden_fields()) or any(not zone.is_open_to(None) for zone in cls.zones)

    def redacted(self, seat: str | None) -> dict[str, Any]:
        """Return the state as ``seat`` may see it (None: the public), as plain data; complete once the game is over.

        Hidden fields are left out; pieces in hidden zones are replaced with :data:`~rules.core.zones.HIDDEN`.
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
        """Return the zones whose pieces are hidden from a seat (None: a viewer without one)."""
        return [zone for zone in self.zones if not zone.is_open_to(seat)]

    def may_hold(self, zone: str, pieces: Collection[str]) -> bool:
        """Whether a zone may hold one of these pieces, as far as everyone knows.

        It may if it isn't empty and one of them lies hidden somewhere. Windows are opened by this, not by what a hand
        really holds, so it gives nothing away who isn't asked.
        """
        if not self.pieces.at(zone):
            return False
        return any(piece in pieces for hidden in self.hidden_zones(None) for piece in self.pieces.at(hidden.id))

    def resample(self, seat: str, rng: Random) -> None:
        """Replace hidden fields that ``seat`` can't know with random legal values.

        The pieces of hidden zones are already shuffled.

        Raises:
            RulesError: the game has hidden fields but doesn't override this method.
        """
        if self.hidden_fields():
            raise RulesError(f"{self.info.title} can't resample {', '.join(sorted(self.hidden_fields()))}.")

    def hand(self, seat: str) -> list[Item]:
        """Return what a seat hides from others, as items with a note each. The default is its hand zones."""
        held = [zone for zone in self.zones if zone.kind == "hand" and zone.owner == seat]
        return [self.piece_item(piece) for zone in held for piece in self.pieces.at(zone.id)]

    def reactions(self, seat: str, window: str = "") -> list[Item]:
        """Return what a seat may react with, by the ids of their options. The default is its hand.

        With a kind of window only what that kind ever takes, whatever it takes today.
        """
        return self.hand(seat)

    def reaction_name(self, reaction: str) -> Text:
        """Return what a reaction is called by the id of its option, whether a seat has it now or not.

        Games override it if their reactions aren't pieces.
        """
        return self.piece_item(reaction).name

    def piece_item(self, piece: str) -> Item:
        """Return a piece as shown to seats that may see it. Games with hands override it with their own names."""
        return Item(piece, _say("zone-piece", id=piece))

    def seat_name(self, seat: str) -> Text:
        """Return the current name of a seat. Games override it if seats change what they play."""
        return self.info.seats[seat].name

    def seat_detail(self, seat: str) -> Text | None:
        """Return what a seat plays, for people who choose one. Games override it if its name doesn't say so."""
        return None

    def stored_rules(self, seat: str) -> Sequence[StoredRule]:
        """Return the rules that a seat may store now for decisions to come. They depend on public facts only.

        A stored rule that isn't among them any more has ended. Games override it.
        """
        return ()

    def amendments(self) -> list[Option]:
        """Return the corrections that a game master may make now. Games override it with a bounded list."""
        return []

    def amend(self, amendment: str) -> None:
        """Apply a correction. It moves pieces and markers and triggers no game effects.

        Raises:
            ImpossibleState: the corrected position can't occur in play.
            RulesError: the correction isn't available in this position.
        """
        raise RulesError(f"{self.info.title} has no correction '{amendment[:60]}'.")

    def begin_scene(self, name: str) -> None:
        """Begin a battle or operation, such as ``battle-17``: events belong to it until :meth:`end_scene`."""
        self.state.scenes += 1
        self.state.scene = f"{name}-{self.state.scenes}"

    def end_scene(self) -> None:
        """End the battle or operation."""
        self.state.scene = ""

    def roll(self, sides: int = 6) -> int:
        """Roll one public die of the campaign's stream."""
        number = self._next_die()
        return self._record_roll(dice.Roll(number, sides, self._dice.die(number, sides)), EVERYONE)

    def roll_hidden(self, sides: int, audience: tuple[str, ...] = NO_ONE) -> int:
        """Roll one die that only ``audience`` sees. Others learn only its number until the game is over."""
        number = self._next_die()
        value = self._dice.die(number, sides)
        if self.guess is not None and not _is_seen_by(self.guess.seat, audience):
            value = self.guess.rng.randint(1, sides)
        return self._record_roll(dice.Roll(number, sides, value), audience)

    def _record_roll(self, roll: dice.Roll, audience: tuple[str, ...]) -> int:
        self.state.dice = roll.number + 1
        self.rolls.append(roll)
        self._told_before.append(len(self.events))
        self._roll_audiences.append(audience)
        return roll.value

    def _next_die(self) -> int:
        """Return the number of the next die, skipping the dice used before a rewind."""
        number = self.state.dice
        return dict(self.state.leaps).get(number, number) if self.state.leaps else number

    def begin_record(self) -> None:
        """Start collecting the events and dice of the next choice."""
        self.events, self.rolls, self._told_before, self._roll_audiences = [], [], [], []

    @property
    def has_hidden_dice(self) -> bool:
        """Whether any dice since the last choice are hidden."""
        return any(audience != EVERYONE for audience in self._roll_audiences)

    def causes(self, pending: Decision | None) -> tuple[Cause, ...]:
        """Return the cause of each die since the last choice: the event after the roll, or the question asked next.

        Events that the die's audience may not see are never named as causes.
        """
        thrown = zip(self._told_before, self._roll_audiences, strict=True)
        return tuple(self._cause(place, audience, pending) for place, audience in thrown)

    def _cause(self, place: int, audience: tuple[str, ...], pending: Decision | None) -> Cause:
        def first_known(events: Iterable[Event]) -> Event | None:
            return next((event for event in events if _is_known_to_all(event, audience)), None)

        event = first_known(self.events[place:])
        if event is None and pending is None:
            event = first_known(reversed(self.events[:place]))
        return _cause_of_question(pending) if event is None else Cause(event.kind, event.rule)

    def tell_dice(self, pending: Decision | None) -> None:
        """Record the dice events: values for each audience, and the numbers of hidden dice for everyone."""
        thrown = list(zip(self.rolls, self.causes(pending), self._roll_audiences, strict=True))
        hidden = tuple(roll.number for roll, _, audience in thrown if audience != EVERYONE)
        for group in sorted({audience for _, _, audience in thrown}):
            rolls, causes = zip(*((roll, cause) for roll, cause, audience in thrown if audience == group), strict=True)
            self.tell(DiceThrown(rolls=rolls, causes=causes, audience=group), "")
        if hidden:
            self.tell(HiddenDiceThrown(numbers=hidden), "")

    def reseed(self, secret: str) -> None:
        """Switch to another dice stream, for forks."""
        self._dice = dice.Stream(secret)

    def fall_evenly(self) -> None:
        """Let all further dice fall as is to be expected, for forks."""
        self._dice = dice.EvenStream()

    def draw(self, things: Sequence[T], count: int) -> list[T]:
        """Draw up to ``count`` things publicly, at random and without replacement, in the order drawn.

        Raises:
            RulesError: they are in a hidden zone; use :meth:`draw_pieces`.
        """
        left = list(things)
        if any(thing in self.pieces.at(zone.id) for zone in self.hidden_zones(None) for thing in left):
            raise RulesError("Pieces of a hidden zone can't be drawn publicly.")
        return [left.pop(self.roll(len(left)) - 1) for _ in range(min(count, len(left)))]

    def draw_pieces(self, source: str, to: str, count: int = 1) -> list[str]:
        """Draw up to ``count`` pieces from one zone into another and return them in the order drawn.

        A deck gives its top piece, any other zone a random one. The target zone's audience sees the dice and pieces.
        """
        audience, drawn = self._zone(to).audience, list[str]()
        for _ in range(min(count, len(self.pieces.at(source)))):
            left, zone = self.pieces.at(source), self._zone(source)
            drawn.append(left[0] if zone.kind == "deck" else self._drawn_from(zone, left, audience))
            self.pieces.move(drawn[-1], to)
        return drawn

    def disclose(self, piece: str) -> None:
        """Note that everyone sees which piece this is: it was hidden, and is played now.

        Forks leave it where it was at the last checkpoint.
        """
        self.shown.add(piece)

    def shuffle(self, zone: str) -> None:
        """Shuffle the pieces of a zone with hidden dice."""
        left = list(self.pieces.at(zone))
        while left:
            piece = self._drawn_from(self._zone(zone), left, NO_ONE)
            left.remove(piece)
            self.pieces.move(piece, zone)

    def _drawn_from(self, zone: Zone, left: Sequence[str], audience: tuple[str, ...]) -> str:
        """Draw a piece of a zone with a die that ``audience`` sees.

        In a hidden zone the die indexes a secret order. Otherwise a seat that knows the zone's original order and its
        own die could tell which pieces were drawn before.
        """
        number = self._next_die()
        roll = dice.Roll(number, len(left), self._dice.die(number, len(left)))
        order = left if zone.audience == EVERYONE else self._dice.secret_order(number, left)
        self._record_roll(roll, audience)
        guess = self.guess
        is_guessed = guess is not None and number in guess.drawn
        self.drawn[number] = self._guessed_draw(number, left, audience) if is_guessed else order[roll.value - 1]
        return self.drawn[number]

    def _guessed_draw(self, number: int, left: Sequence[str], audience: tuple[str, ...]) -> str:
        """Return the piece that a die draws in a resampled fork: the real one if the seat knows it, else a random one.

        Raises:
            RulesError: no piece fits, so the guess fails.
        """
        guess = self.guess
        assert guess is not None
        true = guess.drawn[number]
        is_known = _is_seen_by(guess.seat, audience) or true not in guess.unknown
        fitting = [true] if is_known else sorted(guess.unknown)
        fitting = [piece for piece in fitting if piece in left]
        if not fitting:
            raise RulesError("This piece can't be drawn here.")
        return guess.rng.choice(fitting)

    def _zone(self, place: str) -> Zone:
        return next((zone for zone in self.zones if zone.id == place), Zone(place, "discard"))

    def tell(self, event: Event, rule: str) -> None:
        """Record an event with its rule."""
        event.rule = rule
        event.turn = self.state.turn
        event.scene = self.state.scene
        self.events.append(event)

    def reveal(self) -> None:
        """Note that hidden information was revealed: earlier choices can no longer be undone."""
        self.revealed += 1

    def end(self, level: str, winner: str | None, reason: Text, rule: str) -> None:
        """End the game. Only the first call counts."""
        if self.state.result is None:
            self.state.result = Result(str(level), winner, reason)
            self.tell(GameEnded(level=str(level), winner=winner, reason=reason), rule)


def clipped(value: object) -> str:
    """Shorten an untrusted value for display."""
    text = str(value) if not isinstance(value, int) or abs(value) < MOST_SCENES else "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def _is_seen_by(seat: str, audience: tuple[str, ...]) -> bool:
    return audience == EVERYONE or seat in audience


def _is_known_to_all(event: Event, audience: tuple[str, ...]) -> bool:
    """Whether everyone who sees a die may also see an event."""
    if audience == EVERYONE:
        return event.is_public
    return audience == NO_ONE or all(event.is_known_to(seat) for seat in audience)


def _cause_of_question(pending: Decision | None) -> Cause:
    return Cause("", "") if pending is None else Cause(pending.topic, pending.rule)


def _pieces(state: State) -> list[str]:
    return [piece for stack in state.stacks.values() for piece in stack]
