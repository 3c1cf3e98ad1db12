"""What all tests share: a busy machine makes no property fail, garbage is collected less often, slow tests come first.

Collecting takes a sixth of the time: the processes keep pictures, catalogues and played campaigns for many tests.
"""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

gc.set_threshold(100_000, 20, 20)
settings.register_profile("any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any speed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In several processes slow tests come first, so that none runs alone in the end."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)
