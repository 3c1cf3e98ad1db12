"""``python -m tests.load``: print every figure of the load test."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from bot.common.event_loop import run_main
from bot.sandbox import Sandbox
from tests.load.crowd import ROUNDS, Acknowledgements, Bot, crowded, places, started, world
from tests.load.stock import Size, stocked
from tests.load.tables import choices, memory

PLAYERS = 50
SEED = 7
_SPIN = 0.5
_MOST_COLD = 30
_WARM = "cursus_warm"
_PROCESSOR = "process_cpu_seconds_total"


async def measured(size: Size, players: int, rounds: int) -> None:
    """Stock a database, measure campaigns by themselves, then let a crowd play in the sandbox."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "load.db"
        async with Sandbox(world(players)) as box:
            _print("share of a processor", f"{share():.2f}")
            began = time.perf_counter()
            stock = await stocked(file, size, places(box, players))
            _print("database", f"{file.stat().st_size / 1e6:.0f} MB, made in {time.perf_counter() - began:.0f} s")
            held = await memory(file, size.active)
            _print(f"memory of {held.kept} tables", f"{held.full:.1f} MB; {held.after:.1f} MB after {held.looked_at}")
            long, twin = await choices(file, stock)
            _print("choice, long campaign", f"{long.median:.2f} ms median, {long.worst:.2f} ms p99")
            _print("choice, young twin", f"{twin.median:.2f} ms median, {twin.worst:.2f} ms p99")
            _print("long : young", f"{long.median / twin.median:.2f}")
            _print("read from the store", f"{long.loading:.2f} ms long, {twin.loading:.2f} ms young")
            async with started(box, file) as (bot, seconds):
                _print("start-up", f"{seconds:.2f} s")
                await _tell_figures("after the start", bot)
                await _while_it_warms_up(box, bot, players)
                spent = (await bot.figures())[_PROCESSOR]
                found = await crowded(box, players, rounds, SEED)
                spent = (await bot.figures())[_PROCESSOR] - spent
                _print("processor time", f"{spent / rounds:.2f} s for each moment at which all act, pictures included")
                _tell_times(found)
                await _tell_figures("after the crowd", bot)
            _print("share of a processor", f"{share():.2f}")


async def _while_it_warms_up(box: Sandbox, bot: Bot, players: int) -> None:
    """Let everyone act again and again until the bot has loaded all games."""
    found, moments = Acknowledgements(), 0
    while moments < _MOST_COLD and not (await bot.figures())[_WARM]:
        cold = await crowded(box, players, 1, SEED - 1 - moments)
        if not moments:
            _tell("the first moment, all cold", cold.all())
        found, moments = found.joined(cold), moments + 1
    _tell(f"{moments} moments until all is warm", found.all())
    _print("errors", str(found.errors[:3] if found.errors else "none"))


def share() -> float:
    """How much of a processor this machine gives to one busy process just now: 1 where nothing else runs."""
    began, spent = time.perf_counter(), time.process_time()
    while time.process_time() - spent < _SPIN:
        pass
    return _SPIN / (time.perf_counter() - began)


def _tell_times(found: Acknowledgements) -> None:
    for sort, times in sorted(found.times.items()):
        _tell(sort, times)
    _tell("all interactions", found.all())
    _print("errors", str(found.errors[:3] if found.errors else "none"))


def _tell(sort: str, times: list[float]) -> None:
    worst = statistics.quantiles(times, n=100)[98]
    middle = statistics.median(times)
    _print(sort, f"{len(times)} times, {middle:.0f} ms median, {worst:.0f} ms p99, {max(times):.0f} ms at worst")


async def _tell_figures(when: str, bot: Bot) -> None:
    figures = await bot.figures()
    drawn = figures.get("cursus_drawing_seconds_count", 0.0)
    spent = figures.get("cursus_drawing_seconds_sum", 0.0)
    _print(
        when,
        f"{figures['process_resident_memory_bytes'] / 1e6:.0f} MB, {figures['cursus_tables_in_memory']:.0f} tables,"
        f" {drawn:.0f} pictures in {spent:.1f} s, {figures['cursus_outbox_depth{lost=no}']:.0f} posts waiting",
    )

    own, mapped = zip(*bot.memory(), strict=True)
    _print("", f"own memory of the bot and its processes {_listed(own)} MB, mapped from files {_listed(mapped)} MB")


def _listed(sizes: Iterable[float]) -> str:
    return " + ".join(f"{size:.0f}" for size in sizes)


def _print(name: str, figure: str) -> None:
    print(f"{name:28}{figure}", flush=True)


if __name__ == "__main__":
    run_main(measured(Size(), PLAYERS, ROUNDS))
