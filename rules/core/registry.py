"""The registry of games, and functions to start and load a table."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import msgspec

from rules.core.advice import Explain, Rate
from rules.core.agents import (
    Agent,
    Judge,
    default_agent,
    greedy_agent,
    pending,
    random_agent,
    seen_from,
    strategist,
)
from rules.core.decisions import Answer, Decision
from rules.core.errors import RulesError, SaveError, UnknownGame
from rules.core.events import Event
from rules.core.forecasts import Forecast, Forecaster
from rules.core.game import Game, GameInfo, Options, OptionValue, clipped
from rules.core.gauges import Gauge
from rules.core.orders import NamedTurn, OpeningBook, OrderBook, SuggestingBook, TurnBook
from rules.core.record import FORMAT, Record, Save
from rules.core.suggestions import Counsel, counsel_for, surviving
from rules.core.table import Table
from rules.core.text import Text, speaker
from rules.core.typed_data import from_json

_say = speaker("core")

_PACKAGES = {
    "romanitas": "rules.romanitas",
    "rise-and-fall": "rules.rise_and_fall",
    "ultimus-romanorum": "rules.ultimus_romanorum",
    "britannia-redux": "rules.britannia_redux",
    "italia": "rules.italia",
}
"""Game id to its package, which exports ``GAME``; imported on first use."""

_to_json = msgspec.json.Encoder()


def games() -> dict[str, GameInfo]:
    """Return the registered games by id, with their seats, scenarios and options."""
    return {game: game_type(game).info for game in _PACKAGES}


def game_type(game: str) -> type[Game[Any]]:
    """Return the class of a game.

    Raises:
        UnknownGame: unknown game id.
    """
    found: type[Game[Any]] = import_module(package_name(game)).GAME
    return found


def package_name(game: str) -> str:
    """Return the package with the rules of a game.

    Raises:
        UnknownGame: unknown game id.
    """
    if game not in _PACKAGES:
        raise UnknownGame(f"There is no game '{game[:60]}'; known are: {', '.join(_PACKAGES)}.")
    return _PACKAGES[game]


class Companions(NamedTuple):
    """The optional companions of a game's rules.

    - ``legate``: plays any seat sensibly.
    - ``advisor``: the Legate without random answers, for suggestions. Needed only if the Legate gives any.
    - ``judge``: rates a position.
    - ``hasty``: plays on in rehearsals; a quicker Legate. Needed only if the Legate rehearses himself.
    - ``rate``: rates answers without rehearsals, for advice.
    - ``explain``: gives reasons for or against an answer, in the game's own terms.
    - ``forecaster``: computes odds.
    - ``gauge``: measures the progress of a campaign.
    - ``orders``: reads written orders for a whole turn.
    """

    legate: Agent | None
    advisor: Agent | None
    judge: Judge | None
    hasty: Agent | None
    rate: Rate | None
    explain: Explain | None
    forecaster: Forecaster | None
    gauge: Gauge | None
    orders: OrderBook | None


def companions(game: str) -> Companions:
    """Return the companions of a game.

    Raises:
        UnknownGame: unknown game id.
    """
    game_type(game)
    package = import_module(_PACKAGES[game])
    return Companions(*(getattr(package, name.upper(), None) for name in Companions._fields))


def suggestion(table: Table, seat: str | None = None) -> Answer:
    """Suggest an answer to a seat's pending decision (None: the first one).

    The game's advisor answers from what the seat knows; without one the decision's default is suggested. An answer that
    ends the game in defeat at once is suggested only if every answer does. The same position has the same suggestion.

    Raises:
        RulesError: nothing is pending.
    """
    known = companions(table.game)
    return _judged(table, seat, known.advisor or known.legate or default_agent)


def legates_answer(table: Table, seat: str | None = None) -> Answer:
    """Return what the Legate plays at a seat's pending decision: the suggestion, apart from random answers.

    Raises:
        RulesError: nothing is pending.
    """
    return _judged(table, seat, companions(table.game).legate or default_agent)


def _judged(table: Table, seat: str | None, agent: Agent) -> Answer:
    decision = pending(table, seat)
    return surviving(table, decision, agent(seen_from(table, decision.seat)))


def counsel(table: Table, seat: str | None = None) -> Counsel:
    """Return the suggestion for a seat's pending decision (None: the first one), with what to warn of.

    Raises:
        RulesError: nothing is pending.
    """
    decision = pending(table, seat)
    return counsel_for(table, decision, suggestion(table, decision.seat))


def has_legate(game: str) -> bool:
    """Whether the game has a Legate."""
    return companions(game).legate is not None


def has_odds(table: Table, decision: Decision) -> bool:
    """Whether there are odds for one of the pending decisions now.

    It's looked up in the table: suggestions change what the given one says of its options.
    """
    forecaster, asked = companions(table.game).forecaster, table.decisions.get(decision.seat)
    if forecaster is None or asked is None:
        return False
    return forecaster.concerns(asked) and forecaster.has_any(table, asked)


def compares_options(game: str, decision: Decision) -> bool:
    """Whether the game has odds for the options of a decision."""
    forecaster = companions(game).forecaster
    return forecaster is not None and forecaster.compares(decision)


def forecasts(table: Table, seat: str, rounds: int) -> tuple[Forecast, ...]:
    """Return the odds of the options of a seat's pending decision, best first: the same as an overview has.

    Empty if there are none, or if the seat knows too little.
    """
    forecaster = companions(table.game).forecaster
    if forecaster is None or not forecaster.compares(pending(table, seat)):
        return ()
    try:
        return tuple(forecaster.overview(seen_from(table, seat), rounds))
    except RulesError:
        return ()


def takes_orders(game: str, decision: Decision) -> bool:
    """Whether the game takes written orders at a decision."""
    book = companions(game).orders
    return book is not None and not decision.secret and book.concerns(decision)


def opens_turn(game: str, decision: Decision) -> bool:
    """Whether a turn written down ahead can begin at a decision: not at one that is asked in another's turn."""
    if not takes_orders(game, decision) or decision.reaction:
        return False
    book = companions(game).orders
    return book.opens(decision) if isinstance(book, OpeningBook) else True


def suggests_orders(game: str, decision: Decision) -> bool:
    """Whether the game writes what it suggests for the turn that begins at a decision, or for the rest of it."""
    return opens_turn(game, decision) and isinstance(companions(game).orders, SuggestingBook)


def turn_id(table: Table) -> str:
    """The id of the turn that is being played: what orders written for it are filed under."""
    book = companions(table.game).orders
    return book.turn(table) if isinstance(book, TurnBook) else str(table.state.turn)


def turn_name(table: Table) -> str:
    """What people call the turn that is being played; empty if the game has only one a turn."""
    book = companions(table.game).orders
    present = book.present(table) if isinstance(book, TurnBook) else None
    return "" if present is None else str(present.name)


def coming_turns(table: Table, seat: str) -> list[NamedTurn]:
    """The next turns of a seat by name, soonest first; empty if the game has only one a turn."""
    book = companions(table.game).orders
    return book.coming(table, seat) if isinstance(book, TurnBook) else []


def agents(game: str, seed: int) -> dict[str, Agent]:
    """Return the automatic players for a game, by name.

    Every game has random and default. A game with a judge and a Legate also has greedy, strategist and legate.

    Raises:
        UnknownGame: unknown game id.
    """
    rng = Random(seed)  # noqa: S311 - not for dice
    known = companions(game)
    legate, judge = known.legate, known.judge
    found: dict[str, Agent] = {"random": random_agent(rng), "default": default_agent}
    if judge is not None:
        found["greedy"] = greedy_agent(judge, rng)
        found["strategist"] = strategist(legate or default_agent, judge, rng)
    return found if legate is None else {**found, "legate": legate}


def register(game: str, package: str) -> None:
    """Register a game: its id, and the package that exports its :class:`~rules.core.game.Game` as ``GAME``."""
    _PACKAGES[game] = package


def packages() -> dict[str, str]:
    """Return the package of every registered game, by id."""
    return dict(_PACKAGES)


@contextmanager
def only_games(packages: Mapping[str, str]) -> Iterator[None]:
    """Register exactly these games (id to package) within a ``with`` block.

    Afterwards the previous games are registered again, so tests and tools can add games without side effects.
    """
    before = dict(_PACKAGES)
    replace_games(packages)
    try:
        yield
    finally:
        replace_games(before)


def replace_games(packages: Mapping[str, str]) -> None:
    """Register exactly these games (id to package) for the rest of the process."""
    _PACKAGES.clear()
    _PACKAGES.update(packages)


def events_from_json(game: str, texts: Iterable[str | bytes]) -> list[Event]:
    """Decode events of a game that were encoded with :func:`events_to_json`.

    Raises:
        SaveError: a text isn't an event of this game.
    """
    kind = game_type(game).event_type
    try:
        return [from_json(text, kind) for text in texts]
    except msgspec.DecodeError as error:
        raise SaveError(_say("save-event", game=game, fault=str(error))) from error


def events_to_json(events: Iterable[Event]) -> list[str]:
    """Encode each event as a JSON text with its kind."""
    return [_to_json.encode(event).decode() for event in events]


def start(
    game: str,
    scenario: str | None = None,
    options: Options | None = None,
    seed: str | None = None,
) -> Table:
    """Set up a game and play on to its first decision.

    ``options`` maps option ids to values (bools for switches); missing ones keep their default. ``seed`` is the secret
    of the dice stream; None generates an unguessable one, as real campaigns need.

    Raises:
        UnknownGame: unknown game, scenario, option or option value.
    """
    played = game_type(game)
    info = played.info
    chosen = scenario or info.default_scenario
    if chosen not in info.scenarios:
        raise UnknownGame(f"{info.title} has no scenario '{chosen[:60]}'; known are: {', '.join(info.scenarios)}.")
    values = chosen_options(played, options or {})
    set_up = msgspec.Raw(_to_json.encode(played.set_up(chosen, values)))
    secret = secrets.token_hex(32) if seed is None else seed
    save = Save(FORMAT, info.id, played.version, chosen, values, secret, 0, Record(set_up, set_up))
    table = Table(played, save)
    table.open()
    return table


def chosen_options(played: type[Game[Any]], given: Options) -> dict[str, OptionValue]:
    """Return every option of a game with its given or default value. Option names of earlier versions are migrated.

    Raises:
        UnknownGame: unknown option or option value.
    """
    info = played.info
    values = {option.id: option.default for option in info.options.values()}
    for option, value in played.upgrade_options(given).items():
        if option not in values:
            raise UnknownGame(f"{info.title} has no option '{option[:60]}'; known are: {', '.join(values)}.")
        known = info.options[option]
        if not known.takes(value):
            raise UnknownGame(
                f"{clipped(value)} is not a value of '{option}' in {info.title}; known are: "
                f"{', '.join(str(each) for each in known.values)}."
            )
        values[option] = value
    return values


def load(text: str) -> Table:
    """Load a saved game.

    Raises:
        SaveError: the text isn't a saved game, is damaged, or has an unknown version.
    """
    save, dropped = _read(text)
    try:
        table = Table(game_type(save.game), save)
    except msgspec.DecodeError as error:
        raise SaveError(_say("save-damaged", fault=str(error))) from error
    except SaveError:
        raise
    except Exception as error:
        raise SaveError(_say("save-cannot-go-on")) from error
    if dropped is not None:
        table.tell_resumed(dropped)
    return table


def is_current(text: str) -> bool:
    """Whether a saved game has the current version of its game's rules.

    Nothing else is checked. False for anything but a saved game of a known game.
    """
    try:
        head = from_json(text, _Head)
        return head.version == game_type(head.game).version
    except (msgspec.DecodeError, UnknownGame):
        return False


def corrections(text: str) -> list[Text]:
    """List what the rules corrected since a saved game was written; empty for anything but a saved game."""
    try:
        head = from_json(text, _Head)
        played = game_type(head.game)
    except (msgspec.DecodeError, UnknownGame):
        return []
    told = ((version, key) for version, key in sorted(played.corrections.items()) if version > head.version)
    return [speaker(head.game)(key) for _, key in told]


def rules_version(game: str) -> int:
    """Return the version of a game's rules.

    Raises:
        UnknownGame: there's no such game.
    """
    return game_type(game).version


class _Head(msgspec.Struct):
    """The header fields of a saved game."""

    game: str
    version: int


def read_save(text: str | bytes) -> Save:
    """Decode a saved game and migrate it to the current version. The position isn't validated yet.

    Raises:
        SaveError: the text isn't a saved game, or has an unknown version.
    """
    save, _ = _read(text)
    return save


def place_of(fault: Exception) -> str:
    """Return the path of a decoding error (``$.record``, or ``$`` for the whole text)."""
    return clipped(str(fault).rpartition(" - at ")[2].strip("`") if " - at " in str(fault) else "$")


def _read(text: str | bytes) -> tuple[Save, int | None]:
    """Decode a save; also return how many choices the migration dropped, or None if there was no migration."""
    try:
        save = from_json(text, Save)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SaveError(_say("save-unreadable", where=place_of(error))) from error
    if save.format != FORMAT:
        raise SaveError(_say("save-format", format=save.format, known=FORMAT))
    try:
        played = game_type(save.game)
    except UnknownGame as error:
        raise SaveError(_say("save-unknown-game", game=save.game[:60], known=", ".join(_PACKAGES))) from error
    upgraded = played.upgrade_options(save.options)
    order = list(played.info.options)
    save.options = {option: upgraded[option] for option in sorted(upgraded, key=lambda each: _place(order, each))}
    return save, None if save.version == played.version else _upgrade(save, played)


def _place(order: list[str], option: str) -> int:
    return order.index(option) if option in order else len(order)


def _upgrade(save: Save, played: type[Game[Any]]) -> int:
    """Migrate a save of an earlier version to the current one, at its last checkpoint.

    Later choices are dropped, because their meaning may have changed. Returns their number.

    Raises:
        SaveError: the version is unknown.
    """
    try:
        upgraded = played.upgrade(save.version, msgspec.json.decode(save.record.checkpoint))
    except Exception as error:
        raise SaveError(_say("save-version-damaged", version=save.version)) from error
    if upgraded is None:
        known = played.version
        raise SaveError(_say("save-version", version=save.version, game=played.info.title, known=known))
    dropped = max(len(save.record.made) - save.record.since, 0)
    state = msgspec.Raw(_to_json.encode(upgraded))
    save.record = Record(state, state)
    save.version = played.version
    return dropped
