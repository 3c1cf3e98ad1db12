"""Turns database errors into a message for the player."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.common.errors import NotSavedError

_log = logging.getLogger(__name__)


@contextmanager
def saving() -> Iterator[None]:
    """Write to the store inside this block.

    Raises:
        NotSavedError: the database couldn't be written.
    """
    try:
        yield
    except sqlite3.Error as error:
        _log.error("Database write failed: %s.", error)
        raise NotSavedError from error
