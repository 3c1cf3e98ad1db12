"""Autocomplete suggestions, and resolving typed text: by id, then by label."""

from __future__ import annotations

import functools
import logging
import re
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Final, ParamSpec

from discord import app_commands

from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped, quoted
from bot.components.controls import LINE
from rules import RulesError

MAX_OFFERS = 25

Choice = app_commands.Choice[str]
Resolver = Callable[[Mapping[str, str], str], str]
"""Finds the id of typed text among things (id to label)."""

Others = Mapping[str, Sequence[str]]
"""More names that things are known by, by id."""

_NONE: Final[Others] = {}

P = ParamSpec("P")

_log = logging.getLogger(__name__)


def quiet(offerer: Callable[P, Awaitable[list[Choice]]]) -> Callable[P, Coroutine[None, None, list[Choice]]]:
    """Autocomplete that offers nothing if something goes wrong: it can't show errors."""

    @functools.wraps(offerer)
    async def offered(*args: P.args, **kwargs: P.kwargs) -> list[Choice]:
        try:
            return await offerer(*args, **kwargs)
        except (UserError, RulesError):
            return []
        except sqlite3.Error as error:
            _log.error("Autocomplete failed, database error: %s.", error)
            return []
        except Exception:
            _log.exception("Autocomplete failed.")
            return []

    return offered


def offers(things: Mapping[str, str], typed: str, others: Others = _NONE) -> list[Choice]:
    """The matching things (id to label): those that begin with the text first, then those of which a later word does.

    ``others``: more names that they are known by.
    """
    return _choices([(label, thing) for thing, label in _matching(things, typed, others)])


def offers_of_several(things: Mapping[str, str], typed: str) -> list[Choice]:
    """The same for a comma-separated list: earlier entries stay and aren't offered again."""
    *before, last = typed.split(",")
    kept = [thing for part in before if (thing := find(things, part.strip()))]
    rest = {thing: label for thing, label in things.items() if thing not in kept}
    head = [things[thing] for thing in kept]
    return _choices([(_joined(head, label), ",".join([*kept, thing])) for thing, label in _matching(rest, last)])


def _matching(things: Mapping[str, str], typed: str, others: Others = _NONE) -> list[tuple[str, str]]:
    wanted = typed.strip().casefold()
    found = [
        (thing, label)
        for thing, label in things.items()
        if any(wanted in name.casefold() for name in (thing, label, *others.get(thing, ())))
    ]
    return sorted(found, key=lambda each: _closeness(each[1].casefold(), wanted))


def _closeness(label: str, wanted: str) -> int:
    """Where a label has a text: 0 at its beginning, 1 at that of a later word, 2 elsewhere or nowhere."""
    if label.startswith(wanted):
        return 0
    return 1 if re.search(rf"\b{re.escape(wanted)}", label) else 2


def _joined(head: Sequence[str], label: str) -> str:
    """The entries so far plus a new one; the newest come first if not all fit."""
    whole = ", ".join([*head, label])
    return whole if len(whole) <= LINE else say("offer-more", label=label, count=len(head))


def _choices(named: Iterable[tuple[str, str]]) -> list[Choice]:
    """The first 25 of these (label, value) in Discord's limits: no name too long or duplicated, no value too long."""
    made: dict[str, str] = {}
    for label, value in named:
        name = clipped(label, LINE)
        for copy in range(2, MAX_OFFERS + 2):
            if name not in made:
                break
            name = f"{clipped(label, LINE - 5)} ({copy})"
        if len(value) <= LINE and len(made) < MAX_OFFERS:
            made[name] = value
    return [Choice(name=name, value=value) for name, value in made.items()]


def resolve(things: Mapping[str, str], typed: str, others: Others = _NONE) -> str:
    """The id of typed text. ``others``: more names that the things are known by.

    Raises:
        UserError: nothing here has that id, label or other name.
    """
    found = find(things, typed.strip(), others)
    if found is None:
        raise UserError("not-offered", typed=quoted(typed, LINE))
    return found


def resolve_begun(things: Mapping[str, str], typed: str) -> str:
    """The id of typed text, or of the only label that begins with it.

    Raises:
        UserError: nothing here has that id or label, or several labels begin like that.
    """
    begun = [thing for thing, label in things.items() if label.casefold().startswith(typed.strip().casefold())]
    return begun[0] if len(begun) == 1 and not find(things, typed.strip()) else resolve(things, typed)


def resolve_several(things: Mapping[str, str], typed: str, one: Resolver = resolve) -> tuple[str, ...]:
    """The ids in a comma-separated list. A thing whose own id or label has a comma is matched as a whole.

    ``one`` finds a single id.

    Raises:
        UserError: one of them doesn't exist here.
    """
    whole = find(things, typed.strip())
    if whole is not None:
        return (whole,)
    return tuple(one(things, part) for part in typed.split(",") if part.strip())


def find(things: Mapping[str, str], typed: str, others: Others = _NONE) -> str | None:
    """The id of typed text, by id, by label or else by another name; None if nothing matches."""
    if typed in things:
        return typed
    wanted = typed.casefold()
    named = [thing for thing, label in things.items() if wanted in (thing.casefold(), label.casefold())]
    named += [thing for thing in things if wanted in map(str.casefold, others.get(thing, ()))]
    return named[0] if named else None
