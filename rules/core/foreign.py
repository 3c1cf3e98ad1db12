"""Saved games from untrusted sources: everything is validated before use.

An imported game resumes from its last checkpoint with new dice; its earlier choices and dice are dropped.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import msgspec

from rules.core.errors import ImpossibleState, RulesError, SaveError
from rules.core.game import Game, Options, OptionValue, State, clipped
from rules.core.record import FORMAT, Record, Save
from rules.core.registry import game_type, place_of, read_save
from rules.core.table import Table
from rules.core.text import speaker
from rules.core.typed_data import from_builtins

LONGEST = 256 * 1024
"""The maximum size of an imported game, in bytes; real ones are far smaller."""

_say = speaker("core")
_to_json = msgspec.json.Encoder()


def take_up(text: bytes) -> Table:
    """Start a game from an imported position and play on to its first decision.

    Raises:
        SaveError: it is too large, malformed, of an unknown game or version, over, or an impossible position.
    """
    if len(text) > LONGEST:
        raise SaveError(_say("save-large", most=LONGEST // 1024))
    _check_outline(_parsed(text))
    save = _read(text)
    played = game_type(save.game)
    switches = _known_options(save, played)
    state = _position(save, played)
    if state.result is not None:
        raise SaveError(_say("save-over"))
    state.dice, state.leaps = 0, []
    try:
        played(state, "").check_state(save.scenario, switches)
    except SaveError:
        raise
    except RulesError as error:
        raise ImpossibleState(_say("save-impossible")) from error
    return _begun(played, save.scenario, switches, state)


def _parsed(text: bytes) -> Any:
    """Parse JSON and reject duplicate field names: one parser would use the first, another the last.

    Raises:
        SaveError: invalid JSON, or a duplicate field name.
    """

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            raise SaveError(_say("save-says-twice"))
        return found

    try:
        return json.loads(text, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise SaveError(_say("save-no-json")) from error


def _check_outline(given: Any) -> None:
    """Check that it has exactly the fields of a saved game.

    Raises:
        SaveError: it doesn't.
    """
    record = given.get("record") if isinstance(given, dict) else None
    if not isinstance(record, dict) or {*given} != {*Save.__struct_fields__} or {*record} - {*Record.__struct_fields__}:
        raise SaveError(_say("save-not-ours"))


def _read(text: bytes) -> Save:
    try:
        return read_save(text)
    except SaveError:
        raise
    except Exception as error:
        raise SaveError(_say("save-other-version")) from error


def _known_options(save: Save, played: type[Game[Any]]) -> dict[str, OptionValue]:
    info = played.info
    if save.scenario not in info.scenarios:
        raise SaveError(_say("save-no-scenario", game=info.title, scenario=clipped(save.scenario)))
    if set(save.options) != set(info.options) or not all(info.options[o].takes(v) for o, v in save.options.items()):
        raise SaveError(_say("save-options", game=info.title))
    return {option: save.options[option] for option in info.options}


def _position(save: Save, played: type[Game[Any]]) -> State:
    """Return the state at the last checkpoint, without unknown fields."""
    try:
        given = msgspec.json.decode(save.record.checkpoint)
        state = from_builtins(given, played.state_type)
        written = msgspec.json.decode(_to_json.encode(state))
    except (msgspec.MsgspecError, RecursionError, OverflowError) as error:
        raise SaveError(_say("save-position-damaged", where=place_of(error))) from error
    if written != given:
        raise SaveError(_say("save-position-shape"))
    return state


def _begun(played: type[Game[Any]], scenario: str, switches: Options, state: State) -> Table:
    """Start a table in this position with new dice.

    Raises:
        ImpossibleState: the rules can't continue from here.
    """
    position = msgspec.Raw(_to_json.encode(state))
    secret = secrets.token_hex(32)
    save = Save(FORMAT, played.info.id, played.version, scenario, dict(switches), secret, 0, Record(position, position))
    try:
        table = Table(played, save)
    except Exception as error:
        raise ImpossibleState(_say("save-impossible")) from error
    if table.decision is None:
        raise SaveError(_say("save-nothing-to-decide"))
    table.open_taken_up()
    return table
