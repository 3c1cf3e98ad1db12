"""A short run with a full disk, on machines that can mount one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.endurance.full_disk import NoDisk, small_disk, trial


async def test_a_disk_that_is_full_now_and_then_loses_nothing(tmp_path: Path) -> None:
    try:
        with small_disk() as disk:
            tried = await trial(disk, tmp_path, seed=3, times=1)
    except NoDisk as error:
        pytest.skip(f"no file system can be mounted here: {error}")
    assert not tried.report.faults, tried.report
    assert tried.report.kills["full"] == 1
    assert tried.report.acknowledged
