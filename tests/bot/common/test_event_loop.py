"""The bot runs on uvloop where it's made."""

from __future__ import annotations

import asyncio
import sys

import pytest

from bot.common.event_loop import run_main


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop isn't made for Windows")
def test_the_main_coroutine_runs_on_uvloop() -> None:
    used: list[str] = []

    async def work() -> None:
        used.append(type(asyncio.get_running_loop()).__module__)

    run_main(work())

    assert used == ["uvloop"]


def test_an_error_of_the_main_coroutine_reaches_the_caller() -> None:
    async def work() -> None:
        raise ValueError("no database")

    with pytest.raises(ValueError, match="no database"):
        run_main(work())
