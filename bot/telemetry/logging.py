"""Logs through structlog on top of the standard library: what happened, with campaign, decision and interaction.

Bind the context at the start of a task (:func:`bound`, :func:`bind`); every line logged from there on has it. No line
contains what a player wrote, a token, or a traceback's variables.
"""

from __future__ import annotations

import logging
import logging.config
import re
import sys
from collections.abc import Callable
from typing import Any, Literal

import structlog
from structlog.contextvars import bind_contextvars as bind
from structlog.contextvars import bound_contextvars as bound
from structlog.contextvars import get_contextvars as bindings
from structlog.typing import EventDict

from bot.common.discord_errors import is_expired
from bot.telemetry.error_reporter import signature_of
from bot.telemetry.redaction import redactor

__all__ = ["LogFormat", "bind", "bindings", "bound", "set_up_logging"]

LogFormat = Literal["lines", "json"]
"""A line for people (time, level, message, key=value), or a JSON object for programs."""

MIN_LEVELS = {"discord": "WARNING", "discord.client": "ERROR", "PIL": "WARNING"}
"""Below these levels, libraries log secret choices: whole events and requests."""

_COMMANDS = "discord.app_commands.tree"
"""The logger that reports errors of autocomplete."""

Processor = Callable[[Any, str, EventDict], EventDict]


def set_up_logging(level: str, style: LogFormat = "lines", *secrets: str) -> None:
    """Log to stderr. discord.py logs only problems; ``secrets`` are redacted in every line."""
    chain = _processors()
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {
                "ours": {
                    "()": structlog.stdlib.ProcessorFormatter,
                    "foreign_pre_chain": chain,
                    "processors": [
                        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                        *_rendered(style),
                        _redacted(secrets),
                    ],
                }
            },
            "filters": {"expired": {"()": _WithoutExpired}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "ours"}},
            "root": {"level": level, "handlers": ["stderr"]},
            "loggers": {name: {"level": least} for name, least in MIN_LEVELS.items()}
            | {_COMMANDS: {"filters": ["expired"]}},
        }
    )
    structlog.configure(
        processors=[*chain, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


class _WithoutExpired(logging.Filter):
    """Drops errors about offers of autocomplete that came too late: the player has typed on."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and is_expired(record.exc_info[1]))


def _processors() -> list[Any]:
    """The processors for every line."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _add_reference,
    ]


def _add_reference(_: Any, __: str, event: EventDict) -> EventDict:
    """Add the reference that player and host see to a line about an exception."""
    info = event.get("exc_info")
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["fault"] = signature_of(error).reference
    return event


def _rendered(style: LogFormat) -> list[Any]:
    if style == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    plain = structlog.dev.plain_traceback
    return [_on_one_line, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]


def _on_one_line(_: Any, __: str, event: EventDict) -> EventDict:
    """Keep a message on one line, whatever it quotes."""
    event["event"] = re.sub(r"[\x00-\x1f\x7f\x85\u2028\u2029]", " ", str(event.get("event", "")))
    return event


def _redacted(secrets: tuple[str, ...]) -> Callable[[Any, str, Any], str]:
    redacted = redactor(secrets)
    return lambda _, __, line: redacted(str(line))
