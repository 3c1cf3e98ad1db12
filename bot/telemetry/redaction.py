"""Redaction: removes secrets from every log line before it's written.

A secret is the bot's token, or an interaction's or webhook's token, with which anyone could answer as the bot for 15
minutes. discord.py writes these into its DEBUG lines and some warnings.
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
    """A function that redacts secrets in a text; ``secrets`` are known ones, such as the bot's own token."""
    known = [re.escape(secret) for secret in secrets if len(secret) >= _SHORTEST]
    pattern = re.compile("|".join([*known, _SECRETS.pattern]))

    def redacted(text: str) -> str:
        return pattern.sub(_hidden, text)

    return redacted


def _hidden(found: re.Match[str]) -> str:
    kept = found["path"] or found["field"] or found["header"] or ""
    return f"{kept}{HIDDEN}"
