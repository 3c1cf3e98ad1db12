"""Discretion: what must never stand in a log is taken out of every line before it is written.

That is the bot's token, which opens everything, and the tokens of interactions, with which anybody could answer in the
bot's name for a quarter of an hour; discord.py writes these into its lines of level DEBUG and into some warnings.
"""

from __future__ import annotations

import logging
import re

HIDDEN = "[hidden]"

_PATHS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s\"'?]+")
_FIELDS = re.compile(r"(['\"]token['\"]\s*:\s*['\"])[^'\"]*")
_HEADERS = re.compile(r"((?:Bot|Bearer) )[\w.-]{20,}")
_SHORTEST = 8


class RedactionFilter(logging.Filter):
    """A filter for handlers. ``token`` is the bot's own, None where it has none."""

    def __init__(self, token: str | None = None) -> None:
        super().__init__()
        self._token = token if token and len(token) >= _SHORTEST else None

    def filter(self, record: logging.LogRecord) -> bool:
        """Take secrets out of a record; it is written in any case."""
        record.msg, record.args = self.discreet(record.getMessage()), ()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = self.discreet(record.exc_text)
        return True

    def discreet(self, text: str) -> str:
        """The text without secrets."""
        if self._token:
            text = text.replace(self._token, HIDDEN)
        text = _PATHS.sub(rf"\1{HIDDEN}", text)
        return _HEADERS.sub(rf"\1{HIDDEN}", _FIELDS.sub(rf"\1{HIDDEN}", text))
