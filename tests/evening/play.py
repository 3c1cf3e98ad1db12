"""An evening: everyone plays at once, someone looks after the clock, and the figures come of it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from bot.storage import WINDOW
from tests.evening.campaign import Pace, campaign
from tests.evening.figures import Figures
from tests.evening.person import PanelWatch, Person, Room
from tests.evening.setups import Setup
from tests.evening.watch import SILENCE, SLACK

STUCK = 60.0
"""Seconds without a choice after which something must be wrong."""


async def evening(file: Path, setup: Setup, presses: int, seed: int = 1, pace: float = 1.0) -> Figures:
    """Play one evening of about so many presses: until a turn ends, at most twice as many."""
    figures, at = Figures(setup), Pace(pace)
    async with campaign(file, setup, seed, at, figures.report) as (box, bot, game):
        watch = PanelWatch(box, figures.report, game.thread, pace)
        watch.time_panels(figures)
        room = Room(box, bot, game, watch, figures, pace, presses, moved_at=time.monotonic())
        looking = asyncio.create_task(watch.look())
        try:
            people = (Person(room, name, Random(f"{seed} {name}")).play() for name in setup.people)
            await asyncio.gather(*people, _tend(room))
            if not room.is_stuck:
                await asyncio.sleep(pace * SILENCE + SLACK)
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
    return figures


async def _tend(room: Room) -> None:
    """Let the time of secret windows pass once everyone has answered, and end an evening that is stuck."""
    while not room.is_over:
        await asyncio.sleep(0.1)
        snapshot = await room.bot.campaigns.snapshot(room.game.campaign)
        if snapshot.is_collecting and all(each.stored_answer is not None for each in snapshot.pending):
            await room.bot.store.timers.set(WINDOW, room.game.campaign, time.time())
            room.bot.scheduler.wake()
        if time.monotonic() > room.moved_at + STUCK:
            asked = [f"{each.seat}: {each.decision.topic}" for each in snapshot.pending]
            room.figures.report.complain("other", f"the game is stuck at {', '.join(asked) or 'its end'}")
            room.is_over = room.is_stuck = True
