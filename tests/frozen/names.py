"""The names that saves, databases, posted panels and texts rely on, as the program has them now.

python -m tests.frozen.names FILE GAME...

adds today's names of these games to a file; nothing that stands there goes.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

import data
import rules
from bot.campaigns.ai_turns import AI_TURN
from bot.client import HEARTBEAT
from bot.ops.backups import BACKUP
from bot.storage import DEADLINE, DELIVERY, FILED, REMINDER, REVIEW, models
from rules.core import registry
from tests.bot.playing import make_bot
from tests.frozen.saves import events_of, saves_of

Names = dict[str, list[str]]

GAMES = ("romanitas", "rise-and-fall", "ultimus-romanorum", "britannia-redux", "italia")
_PLAYED = Path(__file__).parents[1] / "conformance" / "playthroughs"
_TOPIC = re.compile(r"^# \d+ \S+ (\S+) \(", re.MULTILINE)
_KEY = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The key of a message in a catalogue; to parse all catalogues takes ten seconds."""

_VALUES = {
    "status": models.Status,
    "kind of an action": models.ActionKind,
    "way": models.Way,
    "mode": models.Mode,
    "expiry": models.Expiry,
    "tie": models.TieBreak,
}


def names() -> Names:
    """All frozen names of today, by what they name."""
    found = {f"{what} of {game}": sorted(known) for game in GAMES for what, known in _of_game(game).items()}
    found |= {f"{what} in the database": sorted(get_args(values)) for what, values in _VALUES.items()}
    found |= {f"texts of {catalogue}": sorted(keys) for catalogue, keys in _texts()}
    found["timers"] = sorted({BACKUP, HEARTBEAT, AI_TURN, DEADLINE, DELIVERY, FILED, REMINDER, REVIEW})
    with tempfile.TemporaryDirectory() as folder:
        found |= asyncio.run(_of_bot(Path(folder) / "empty.db"))
    return found


def _of_game(game: str) -> dict[str, set[str]]:
    played = registry.game_type(game)
    info = played.info
    events = get_args(played.event_type)
    table = rules.start(game, seed="names")
    return {
        "events": {str(each.__struct_config__.tag) for each in events},
        "fields of events": {f"{each.__struct_config__.tag}.{name}" for each in events for name in fields(each)},
        "steps": _steps(played.state_type),
        "fields of the state": set(fields(played.state_type)),
        "seats": set(info.seats),
        "offices": set(info.offices),
        "scenarios": set(info.scenarios),
        "stored rules": {rule.id for seat in table.seats for rule in table.stored_rules(seat)},
    }


def _steps(state_type: type[msgspec.Struct]) -> set[str]:
    """Where a game can stand between two checkpoints: its steps, which some games call stages."""
    hints = get_type_hints(state_type)
    return set(get_args(hints["step" if "step" in hints else "stage"]))


def fields(struct: type[msgspec.Struct]) -> Iterator[str]:
    """The fields of a struct, as they are written."""
    return (field.encode_name for field in msgspec.structs.fields(struct))


def _texts() -> Iterator[tuple[str, set[str]]]:
    """The keys of every catalogue, whatever its languages."""
    for folder in sorted(data.path().glob("*/texts")):
        keys: set[str] = set()
        for file in sorted(folder.glob("*/*.ftl")):
            keys |= {*_KEY.findall(file.read_text(encoding="utf-8"))}
        yield folder.parent.name, keys


async def _of_bot(file: Path) -> Names:
    bot = await make_bot(file)
    try:
        verbs = {
            "controls": [*bot.component_router.verbs],
            "forms": [*bot.component_router.forms],
            "pages of rules": [*bot.rulebook_browser.verbs],
        }
    finally:
        await bot.store.close()
    return {f"verbs of {what}": sorted(known) for what, known in verbs.items()} | _columns(file)


def _columns(file: Path) -> Names:
    """The columns of every table."""
    db = sqlite3.connect(file)
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            f"columns of {table}": sorted(row[1] for row in db.execute(f"PRAGMA table_info({table})"))
            for table in tables
            if not table.startswith("sqlite_")
        }
    finally:
        db.close()


def met(game: str) -> Names:
    """What was asked about and told in the games on record, which is what posts and statistics of old rely on."""
    asked: set[str] = set()
    for file in _PLAYED.glob(f"{game}-*.txt"):
        asked.update(_TOPIC.findall(file.read_text(encoding="utf-8")))
    for saved in saves_of(game):
        asked.update(each["topic"] for each in saved.asked if each is not None)
    told = {str(json.loads(text)["kind"]) for text in events_of(game)}
    return {f"topics of {game}": sorted(asked), f"events told in {game}": sorted(told)}


def added(known: Names, games: Sequence[str]) -> Names:
    """The known names, and those that these games have today."""
    found = names()
    for game in games:
        found |= met(game) | {f"options of {game}": sorted(rules.games()[game].options)}
    wanted = {what for what in found if what.endswith(tuple(f" {game}" for game in games))}
    return known | {what: sorted({*known.get(what, ()), *found[what]}) for what in wanted}


def _write(file: Path, games: Sequence[str]) -> None:
    """Add the names of games to a file: JSON, a line for each list."""
    found = added(json.loads(file.read_text(encoding="utf-8")), games)
    lines = ",\n".join(f" {json.dumps(what)}: {json.dumps(found[what])}" for what in sorted(found))
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    assert {*sys.argv[2:]} <= {*GAMES}
    _write(Path(sys.argv[1]), sys.argv[2:])
