"""What the bot itself says, out of the Fluent catalogues in ``data/bot/texts`` (https://projectfluent.org).

What is public is said in the language of the campaign, what only one player sees in that player's: who is about to say
something calls :func:`speaking` first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, TextElement

import data
from rules.core.text import FIRST_LANGUAGE, speak, speaking, spoken

__all__ = ["LANGUAGES", "MissingText", "catalogue", "know_commands", "language", "say", "speak", "speaking", "spoken"]

LANGUAGES = tuple(sorted(folder.name for folder in data.path("bot", "texts").iterdir() if folder.is_dir()))
"""The languages that the bot speaks."""

_LONGEST_ARGUMENT = 1000


class MissingText(LookupError):  # noqa: N818
    """The catalogue has no such message, or it needs an argument that was not given."""


@cache
def _resources(locale: str) -> tuple[Resource, ...]:
    files = sorted(data.path("bot", "texts", locale).glob("*.ftl"))
    return tuple(FluentResource(file.read_text(encoding="utf-8")) for file in files)


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for resource in _resources(locale):
        bundle.add_resource(resource)
    return bundle


@cache
def catalogue(locale: str) -> Mapping[str, str]:
    """All messages of a language by key; a message that needs arguments stands there as an empty text."""
    messages = (entry for resource in _resources(locale) for entry in resource.body if isinstance(entry, Message))
    return MappingProxyType({message.id.name: _plain(message) for message in messages})


def _plain(message: Message) -> str:
    parts = message.value.elements if message.value else []
    texts = [part.value for part in parts if isinstance(part, TextElement)]
    return "".join(texts) if len(texts) == len(parts) else ""


def language(*locales: str | None) -> str:
    """The first of these locales (as Discord's ``fr`` or ``en-GB``) that the bot speaks, as one of its languages."""
    for locale in locales:
        found = (locale or "").partition("-")[0]
        if found in LANGUAGES:
            return found
    return FIRST_LANGUAGE


def know_commands(registered: Mapping[str, int]) -> None:
    """Learn under which ids Discord knows the commands (``campaign new`` and so on).

    From then on a command that a text names in backquotes can be tapped (https://discord.com/developers/docs/reference,
    "Message formatting").
    """
    _registered.clear()
    _registered.update(registered)


_registered: dict[str, int] = {}
_CALL = re.compile(r"`/([a-z_]+(?: [a-z_]+)*)`")


def _to_tap(call: re.Match[str]) -> str:
    ident = _registered.get(call[1])
    return call[0] if ident is None else f"</{call[1]}:{ident}>"


def say(key: str, /, **args: str | int) -> str:
    """The message of that key as text.

    Arguments are put in as they are, for what players typed is never looked up in the catalogue; texts of more than
    a thousand characters are cut, because Fluent takes no longer ones.

    Raises:
        MissingText: no such message, or an argument is missing.
    """
    bundle = _bundle(language(spoken()))
    if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
        raise MissingText(f"The bot's catalogue has no text '{key}'.")
    said, faults = bundle.format_pattern(pattern, {name: _bounded(value) for name, value in args.items()})
    if faults:
        raise MissingText(f"Text '{key}' of the bot: {faults[0]}")
    return _CALL.sub(_to_tap, str(said))


def _bounded(value: str | int) -> str | int:
    if isinstance(value, int) or len(value) <= _LONGEST_ARGUMENT:
        return value
    return value[: _LONGEST_ARGUMENT - 1] + "…"
