"""Records a save with what follows from it, so that another program can be compared with it."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import rules
from rules.core.decisions import Answer, Pick
from rules.core.events import Event

Json = dict[str, Any]

DATA = Path(__file__).parent / "data"


class Saved(NamedTuple):
    """A save and what the program of its time made of it.

    ``known`` are the names of the state's fields at that time, ``state`` the fingerprint of these, ``asked`` what is
    asked at first and after each of the ``answers``, ``told`` the kinds of all events on the way, ``end`` the
    fingerprint of the state after it.
    """

    name: str
    save: str
    known: list[str]
    state: str
    number: int
    commitment: str
    can_undo: bool
    answers: list[Answer]
    asked: list[Json | None]
    told: list[str]
    end: str


def saves_of(game: str) -> list[Saved]:
    """All saves of a game."""
    return [Saved(**json.loads(line)) for line in _lines(game, "saves")]


def events_of(game: str) -> list[str]:
    """The events of a game, as JSON texts."""
    return _lines(game, "events")


def _lines(game: str, what: str) -> list[str]:
    return lzma.decompress((DATA / f"{game}.{what}.xz").read_bytes()).decode().splitlines()


def fingerprint(state: Json, known: Sequence[str] | None = None) -> str:
    """The SHA-256 of a state, as far as its fields are known."""
    seen = {name: state[name] for name in sorted(state if known is None else known)}
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


def asked(table: rules.Table) -> Json | None:
    """What is asked at a table, without its wording; None when the game is over."""
    decision = table.decision
    if decision is None:
        return None
    seen: Json = {name: getattr(decision, name) for name in ("kind", "seat", "topic", "rule", "domain", "secret")}
    if isinstance(decision, Pick):
        return {**seen, "min": decision.min, "max": decision.max, "options": [each.id for each in decision.options]}
    slots = [[slot.id, slot.min, slot.max] for slot in decision.slots]
    return {**seen, "items": [each.id for each in decision.items], "slots": slots}


def told(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in their order."""
    return [event.kind for event in events]
