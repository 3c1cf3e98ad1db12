"""What the bot itself says, out of the Fluent catalogue in ``data/bot/texts`` (https://projectfluent.org)."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

import data

DEFAULT_LOCALE = "en"
_LONGEST_ARGUMENT = 1000


class MissingText(LookupError):  # noqa: N818
    """The catalogue has no such message, or it needs an argument that was not given."""


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for file in sorted(data.path("bot", "texts", locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(key: str, /, **args: str | int) -> str:
    """The message of that key as text.

    Arguments are put in as they are, for what players typed is never looked up in the catalogue; texts of more than
    a thousand characters are cut, because Fluent takes no longer ones.

    Raises:
        MissingText: no such message, or an argument is missing.
    """
    bundle = _bundle(DEFAULT_LOCALE)
    if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
        raise MissingText(f"The bot's catalogue has no text '{key}'.")
    said, faults = bundle.format_pattern(pattern, {name: _bounded(value) for name, value in args.items()})
    if faults:
        raise MissingText(f"Text '{key}' of the bot: {faults[0]}")
    return str(said)


def _bounded(value: str | int) -> str | int:
    if isinstance(value, int) or len(value) <= _LONGEST_ARGUMENT:
        return value
    return value[: _LONGEST_ARGUMENT - 1] + "…"
