"""Tests of a group run in one process, so that what takes long is computed once."""

from __future__ import annotations

import os

import pytest


@pytest.mark.xdist_group("together")
@pytest.mark.parametrize("place", range(3))
def test_a_group_stays_in_one_process(place: int, request: pytest.FixtureRequest) -> None:
    """pytest-xdist tells a group by what it adds to a test's name. If that is lost, groups are split without a word."""
    if "PYTEST_XDIST_WORKER" not in os.environ or not request.config.getoption("loadgroup", default=False):
        pytest.skip("runs in one process anyway")
    assert request.node.nodeid.endswith(f"[{place}]@together")
