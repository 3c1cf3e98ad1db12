"""How long a panel of one server takes while two people of another ask for all that they may.

Usage: ``python -m tests.load.fairness``. It ends with code 1 if the 99th percentile is more than 1.5 times as long.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import rules
from bot.campaigns.readers import EVERYONE
from bot.interactions.rate_limits import HEAVY, Bounds
from bot.workers.backpressure import Backpressure
from bot.workers.drawing_process import FILM_PATIENCE, Drawing, DrawingProcess
from bot.workers.fairness import asked_by
from bot.workers.rendering import RenderWorker
from render.presenter import View, presenter
from rules.core.agents import give
from rules.core.events import Event

GAME = "rise-and-fall"
CHOICES = 400
PANELS = 150
PAUSE = 0.1
"""Seconds between two panels."""

MOST = 1.5
"""How many times as long the slowest panels may take."""


def played() -> tuple[View, list[Event]]:
    """A campaign in its middle: what everyone sees, and its public events."""
    table, rng, events = rules.start(GAME), Random(1), list[Event]()
    for _ in range(CHOICES):
        if table.decision is None:
            break
        give(table, rules.random_choice(table.decision, rng))
        events += table.events
        table.events.clear()
    return table.public(), list(EVERYONE.readable(events))


async def panels(worker: RenderWorker, view: View) -> float:
    """The 99th percentile of the seconds that a panel takes."""
    asked_by(server=1, channel=1)
    shown, taken = presenter(GAME), []
    for _ in range(PANELS):
        began = time.monotonic()
        await worker.draw_for_channel(shown.panel, view, "en", [])
        taken.append(time.monotonic() - began)
        await asyncio.sleep(PAUSE)
    return statistics.quantiles(taken, n=100, method="inclusive")[98]


async def at_the_limit(worker: RenderWorker, user: int, view: View, events: list[Event], films: count[int]) -> None:
    """Ask for films and maps, as fast as the limits of one person allow."""
    asked_by(server=2, channel=user, user=user)
    points, seconds = Bounds().heavy
    shown = presenter(GAME)
    while True:
        spent = 0
        while spent + HEAVY["campaign film"] + HEAVY["map"] <= points:
            await worker.film(next(films), shown.film, events, view, "en")
            await worker.draw_for_player(shown.map, view, None, "en", 2.0)
            spent += HEAVY["campaign film"] + HEAVY["map"]
        await asyncio.sleep(seconds)


async def measure(cache: Path) -> float:
    """How many times as long the slowest panels take."""
    drawing = Drawing(cache)
    worker = RenderWorker(Backpressure(), DrawingProcess(drawing), DrawingProcess(drawing, FILM_PATIENCE))
    view, events = played()
    await panels(worker, view)
    alone = await panels(worker, view)
    films = count()
    crowd = [asyncio.create_task(at_the_limit(worker, user, view, events, films)) for user in (1, 2)]
    beside = await panels(worker, view)
    for each in crowd:
        each.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    worker.close()
    print(
        f"alone {alone * 1000:.0f} ms, beside two busy people {beside * 1000:.0f} ms: {beside / alone:.2f} times (p99)"
    )
    return beside / alone


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        sys.exit(asyncio.run(measure(Path(folder))) > MOST)
