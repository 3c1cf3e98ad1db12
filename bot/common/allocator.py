"""How the C library of Linux (glibc) keeps memory for a process: little of what's free, and one heap for all threads.

Pictures are blocks of some megabytes. glibc learns from the first one to keep such blocks in its heaps, of which each
thread gets one, and they grow by two thirds of what's in use. With fixed thresholds such a block goes back to the
system when it's freed. Source: mallopt(3).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
_M_ARENA_MAX = -8
_KEPT = 1 << 20
"""Bytes from which a block gets pages of its own, and free bytes at the end of the heap that are kept."""


def keep_little_memory() -> None:
    """Return freed blocks to the system and use one heap; does nothing where the C library has no ``mallopt``."""
    option = _function("mallopt")
    if option is not None:
        option(_M_ARENA_MAX, 1)
        option(_M_MMAP_THRESHOLD, _KEPT)
        option(_M_TRIM_THRESHOLD, _KEPT)


def return_free_memory() -> None:
    """Return all free pages to the system, also those between blocks in use: malloc_trim(3)."""
    trim = _function("malloc_trim")
    if trim is not None:
        trim(0)


def _function(name: str) -> Callable[..., int] | None:
    """A function of the C library, if it's glibc."""
    return getattr(ctypes.CDLL(None), name, None)
