"""The bot's own messages, from the Fluent catalogues in ``data/bot/texts`` (https://projectfluent.org).

Public texts use the campaign's language, private ones the reader's: call :func:`speaking` first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from hashlib import sha256

from fluent.syntax.ast import TextElement

import data
from rules.core.text import FIRST_LANGUAGE, Catalogue, MissingText, Text, lexicon, speak, speaking, spoken

__all__ = [
    "LANGUAGES",
    "MissingText",
    "digest_of_texts",
    "joined",
    "keys",
    "pick_language",
    "plain",
    "say",
    "say_of_game",
    "set_command_ids",
    "speak",
    "speaking",
    "spoken",
]

LANGUAGES = tuple(sorted(folder.name for folder in data.path("bot", "texts").iterdir() if folder.is_dir()))
"""The languages the bot speaks."""


@cache
def _catalogue(locale: str) -> Catalogue:
    return Catalogue("the bot", locale, sorted(data.path("bot", "texts", locale).glob("*.ftl")))


def joined(parts: Iterable[str]) -> str:
    """Parts one after another, with semicolons between them."""
    listed = list(parts)
    return reduce(lambda first, last: say("list-then", first=first, last=last), listed) if listed else ""


def keys(locale: str) -> list[str]:
    """The keys of all messages in a language."""
    return _catalogue(locale).keys


@cache
def digest_of_texts() -> str:
    """A digest of the bot's catalogues in all languages, which changes with any text."""
    files = [file for locale in LANGUAGES for file in sorted(data.path("bot", "texts", locale).glob("*.ftl"))]
    return sha256(
        b"\0".join(f"{file.parent.name}/{file.name}".encode() + file.read_bytes() for file in files)
    ).hexdigest()


def plain(locale: str, key: str) -> str:
    """The message with this key in a language; empty if there is none, or if it needs arguments."""
    message = _catalogue(locale).message(key)
    parts = message.value.elements if message and message.value else []
    texts = [part.value for part in parts if isinstance(part, TextElement)]
    return "".join(texts) if len(texts) == len(parts) else ""


@cache
def pick_language(*locales: str | None) -> str:
    """The first of these Discord locales (``fr``, ``en-GB``) that the bot speaks, as one of its languages."""
    for locale in locales:
        found = (locale or "").partition("-")[0]
        if found in LANGUAGES:
            return found
    return FIRST_LANGUAGE


def set_command_ids(registered: Mapping[str, int]) -> None:
    """Set the ids that Discord assigned to the commands (``campaign new`` and so on).

    Commands in backquotes then become tappable mentions (https://discord.com/developers/docs/reference, "Message
    formatting").
    """
    _registered.clear()
    _registered.update(registered)


_registered: dict[str, int] = {}
_CALL = re.compile(r"`/([a-z_]+(?: [a-z_]+)*)`")


def _to_tap(call: re.Match[str]) -> str:
    ident = _registered.get(call[1])
    return call[0] if ident is None else f"</{call[1]}:{ident}>"


def say(key: str, /, **args: str | int | float) -> str:
    """The message of that key as text.

    Arguments are inserted as they are: what players typed is never looked up in the catalogue. Texts over a thousand
    characters are truncated.

    Raises:
        MissingText: no such message, or an argument is missing.
    """
    return _CALL.sub(_to_tap, _catalogue(pick_language(spoken())).say(key, args))


def say_of_game(game: str, key: str, /, **args: str | int | float) -> str:
    """The message of that key in the words of a game (a turn may be a round or a year there), or else the bot's own."""
    own = lexicon(game, spoken())
    return own.say(Text(game, key, tuple(args.items()))) if own.has(key) else say(key, **args)
