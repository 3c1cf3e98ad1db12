"""Replication with Litestream, skipped with a message without it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.endurance.replication import main, trial


def test_without_litestream_nothing_is_tried_and_nothing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    main("no-such-litestream")
    assert "SKIPPED" in capsys.readouterr().out


@pytest.mark.soak
async def test_the_bot_goes_on_from_a_replica(tmp_path: Path) -> None:
    program = shutil.which("litestream")
    if program is None:
        pytest.skip("there is no Litestream here")
    tried = await trial(program, tmp_path, seed=3, kills=1)
    assert not tried.report.faults, tried.report
    assert tried.found.restored == 1
    assert tried.report.acknowledged
