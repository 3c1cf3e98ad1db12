"""Errors of the database, as the sentence that a player gets."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.common.errors import NotSavedError

_log = logging.getLogger(__name__)


@contextmanager
def saving(what: str = "Something") -> Iterator[None]:
    """Write to the store inside this block; ``what`` names it in the log.

    Raises:
        NotSavedError: the database could not be written.
    """
    try:
        yield
    except sqlite3.Error as error:
        _log.error("%s could not be saved: %s.", what, error)
        raise NotSavedError from error
