"""The games that this program knows, and how a table is started and taken up again."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import msgspec

from rules.core.advice import Explain
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
from rules.core.errors import SaveError, UnknownGame
from rules.core.events import Event
from rules.core.forecasts import Forecaster
from rules.core.game import Game, GameInfo, Options, OptionValue, clipped
from rules.core.gauges import Gauge
from rules.core.orders import OrderBook
from rules.core.record import FORMAT, Record, Save
from rules.core.table import Table
from rules.core.text import speaker

_say = speaker("core")

_PACKAGES = {"romanitas": "rules.romanitas", "rise-and-fall": "rules.rise_and_fall"}
"""Game id to its package, which names its ``GAME``; imported when first asked for."""

_to_json = msgspec.json.Encoder()


def games() -> dict[str, GameInfo]:
    """The games that can be played, by id, with their seats, scenarios and options."""
    return {game: game_type(game).info for game in _PACKAGES}


def game_type(game: str) -> type[Game[Any]]:
    """The class behind a game id.

    Raises:
        UnknownGame: unknown game id.
    """
    found: type[Game[Any]] = import_module(package_name(game)).GAME
    return found


def package_name(game: str) -> str:
    """The package that holds the rules of a game.

    Raises:
        UnknownGame: there is no such game.
    """
    if game not in _PACKAGES:
        raise UnknownGame(f"There is no game '{game[:60]}'; known are: {', '.join(_PACKAGES)}.")
    return _PACKAGES[game]


class Companions(NamedTuple):
    """What a game brings beside its rules, as far as it does.

    ``legate`` plays any seat sensibly. ``judge`` says what a position is worth. ``explain`` says, in the game's own
    terms, why an answer that was tried out is good or bad. ``forecaster`` works out odds. ``gauge`` measures how a
    campaign goes. ``orders`` takes a whole turn as text.
    """

    legate: Agent | None
    judge: Judge | None
    explain: Explain | None
    forecaster: Forecaster | None
    gauge: Gauge | None
    orders: OrderBook | None


def companions(game: str) -> Companions:
    """What a game brings beside its rules.

    Raises:
        UnknownGame: unknown game id.
    """
    game_type(game)
    package = import_module(_PACKAGES[game])
    return Companions(*(getattr(package, name.upper(), None) for name in Companions._fields))


def suggestion(table: Table, seat: str | None = None) -> Answer:
    """What a sensible player would answer to a seat's pending decision (None: the first one).

    It comes from the game's policy, on what the seat may know; where a game brings none, it is the decision's default.

    Raises:
        RulesError: nothing is to be decided there.
    """
    decision = pending(table, seat)
    legate = companions(table.game).legate
    if legate is None:
        return decision.default
    return legate(seen_from(table, decision.seat))


def has_legate(game: str) -> bool:
    """Whether the game comes with a Legate who can take a seat."""
    return companions(game).legate is not None


def has_odds(game: str, decision: Decision) -> bool:
    """Whether the game can tell odds at a decision."""
    forecaster = companions(game).forecaster
    return forecaster is not None and forecaster.concerns(decision)


def takes_orders(game: str, decision: Decision) -> bool:
    """Whether the rest of a turn can be written down at a decision."""
    book = companions(game).orders
    return book is not None and not decision.secret and book.concerns(decision)


def agents(game: str, seed: int) -> dict[str, Agent]:
    """The players that can take any seat of a game, by name.

    Random and default play every game; greedy, strategist and legate those that bring a judge and a Legate.

    Raises:
        UnknownGame: unknown game id.
    """
    rng = Random(seed)  # noqa: S311 - no dice
    legate, judge, *_ = companions(game)
    found: dict[str, Agent] = {"random": random_agent(rng), "default": default_agent}
    if judge is not None:
        found["greedy"] = greedy_agent(judge, rng)
        found["strategist"] = strategist(legate or default_agent, judge, rng)
    return found if legate is None else {**found, "legate": legate}


def register(game: str, package: str) -> None:
    """Add a game: its id, and the package that names its :class:`~rules.core.game.Game` as ``GAME``."""
    _PACKAGES[game] = package


def events_from_json(game: str, texts: Iterable[str | bytes]) -> list[Event]:
    """Events of a game as they were written with :func:`events_to_json`.

    Raises:
        SaveError: a text isn't an event of this game.
    """
    decoder = msgspec.json.Decoder(game_type(game).event_type)
    try:
        return [decoder.decode(text) for text in texts]
    except msgspec.DecodeError as error:
        raise SaveError(_say("save-event", game=game, fault=str(error))) from error


def events_to_json(events: Iterable[Event]) -> list[str]:
    """Events as JSON texts, one each, with their kind."""
    return [_to_json.encode(event).decode() for event in events]


def start(
    game: str,
    scenario: str | None = None,
    options: Options | None = None,
    seed: str | None = None,
) -> Table:
    """Set up a game and play on to its first decision.

    ``options`` are values by id (True and False for switches); those not named keep their default. ``seed`` is the
    secret of the dice stream; a campaign among people leaves it out and gets an unguessable one.

    Raises:
        UnknownGame: no such game, scenario, option or value of an option.
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
    """Every option of a game with its value: as given, else the default. Names of earlier versions are understood.

    Raises:
        UnknownGame: no such option, or no such value of it.
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
    """Take up a saved game.

    Raises:
        SaveError: the text is not a saved game, is damaged, or comes from a version that this program does not know.
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
    """Whether a saved game was written under the version of its game's rules that this program knows.

    Nothing else is checked. False for anything but a saved game of a known game.
    """
    try:
        head = msgspec.json.decode(text, type=_Head)
        return head.version == game_type(head.game).version
    except (msgspec.DecodeError, UnknownGame):
        return False


class _Head(msgspec.Struct):
    """What a saved game says of itself before its position."""

    game: str
    version: int


def read_save(text: str | bytes) -> Save:
    """A saved game as it is written, brought up to today's version of its game, its position not looked into yet.

    Raises:
        SaveError: the text is not a saved game, or comes from a version that this program does not know.
    """
    save, _ = _read(text)
    return save


def place_of(fault: Exception) -> str:
    """Where in a text its reader stumbled (a path as ``$.record``, or ``$`` for all of it), in no language."""
    return clipped(str(fault).rpartition(" - at ")[2].strip("`") if " - at " in str(fault) else "$")


def _read(text: str | bytes) -> tuple[Save, int | None]:
    """A saved game, and how many choices it lost on the way to today's version; None where it is of that version."""
    try:
        save = msgspec.json.decode(text, type=Save)
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
    """Turn a save of an earlier version into one of today, at its last checkpoint.

    The choices since then are given up, for they may mean other things today; returns how many these are.

    Raises:
        SaveError: that version is not known.
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
