"""What all tests share: a busy machine makes no property fail, garbage is collected less often, slow tests come first.

Collecting takes a sixth of the time: the processes keep pictures, catalogues and played campaigns for many tests.

Temporary files are in memory where the system has a folder for that: the bot syncs each choice to the disk, and its
tests would wait for that most of their time.
"""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_MEMORY = Path("/dev/shm")
_ROOM = 2 << 30
"""Bytes that must be free in memory, many times what the tests use."""

if "TMPDIR" not in os.environ and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(_MEMORY)

gc.set_threshold(100_000, 20, 20)
settings.register_profile("any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any speed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In several processes slow tests come first, so that none runs alone in the end."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)
