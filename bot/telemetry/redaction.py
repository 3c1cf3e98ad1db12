"""Redaction: secrets are taken out of every log line before it is written.

A secret is the bot's token, which opens everything, or the token of an interaction or webhook, with which anyone could
answer in the bot's name for a quarter of an hour; discord.py writes these into its DEBUG lines and some warnings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

HIDDEN = "[hidden]"

_SECRETS = re.compile(
    r"(?P<path>/(?:webhooks|interactions)/\d+/)[^/\s?\"'\\]+"  # the token of a webhook or an interaction in an address
    r"|(?P<field>['\"]token\\?['\"]\s*:\s*\\?['\"])[^'\"\\]*"  # any token in a JSON object or a dictionary
    r"|(?P<header>(?:Bot|Bearer) )[\w.-]{20,}"
    r"|aW50ZXJhY3Rpb24[\w=-]+"  # the token of an interaction by itself
    r"|[\w-]{23,30}\.[\w-]{5,7}\.[\w-]{27,}"  # the token of a bot
)
_SHORTEST = 8


def redactor(secrets: Iterable[str] = ()) -> Callable[[str], str]:
    """A function that takes secrets out of a text; ``secrets`` are some by name, such as the bot's own token."""
    known = [re.escape(secret) for secret in secrets if len(secret) >= _SHORTEST]
    pattern = re.compile("|".join([*known, _SECRETS.pattern]))

    def redacted(text: str) -> str:
        return pattern.sub(_hidden, text)

    return redacted


def _hidden(found: re.Match[str]) -> str:
    kept = found["path"] or found["field"] or found["header"] or ""
    return f"{kept}{HIDDEN}"
