"""``python -m tests.bot.hostile --inputs 100000 --seed 1``: the run behind ``make soak-hostile``, with a report."""

from __future__ import annotations

import asyncio
import gc
import resource
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import hypothesis
import typer
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st

import tests.toy
from bot.client import CursusBot
from bot.common.allocator import return_free_memory
from bot.sandbox import Sandbox
from bot.sandbox.server import point_client_at
from bot.sandbox.settings import SandboxSettings
from rules.core import registry
from tests.bot.hostile.arena import SETTINGS, Arena, Ledger, Violation
from tests.bot.hostile.inputs import Input, inputs
from tests.bot.playing import make_bot, read_game
from tests.toy.orders import ToyOrderBook

BATCH = 25
PART = 2500
WARM = 4
"""So many parts warm the process up: fonts, maps and texts are read, the tables that are kept have filled."""
MOST_GROWTH = 64.0
"""MB by which the memory may grow after that, however many inputs follow."""


def main(
    count: Annotated[int, typer.Option("--inputs")] = 100_000,
    seed: int = 1,
    game: Annotated[str, typer.Option(help="toy, or any game of this program; with options: toy:intrigue")] = "toy",
) -> None:
    """Send so many hostile inputs, and tell what came of them."""
    played, options = read_game(game)
    _only(played)
    begun, ledger = time.monotonic(), Ledger()
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        soak = _Soak(Path(folder) / "cursus.db", options)
        runner.run(soak.open())
        try:
            ledger = soak.arena.ledger
            _drive(runner, soak.arena, count, seed)
        finally:
            runner.run(soak.close())
    _report(ledger, time.monotonic() - begun)


def _only(game: str) -> None:
    """Let there be no other game."""
    tests.toy.register()
    tests.toy.ORDERS = ToyOrderBook()  # type: ignore[attr-defined]
    registry.replace_games({game: registry.packages()[game]})


class _Soak:
    """A sandbox, a bot in it, and an arena around both."""

    def __init__(self, file: Path, options: Mapping[str, str]) -> None:
        self._file = file
        self._options = options
        self.box = Sandbox(SETTINGS)

    async def open(self) -> None:
        await self.box.start()
        point_client_at(self.box)
        self.bot: CursusBot = await make_bot(self._file)
        await self.bot.login(SandboxSettings().token)
        self._running = asyncio.create_task(self.bot.connect())
        await self.bot.wait_until_ready()
        self.arena = Arena(self.box, self.bot, self._file, self._options)
        await self.arena.open()

    async def close(self) -> None:
        self.arena.close()
        await self.bot.close()
        await self._running
        await self.bot.store.close()
        await self.box.close()


def _drive(runner: asyncio.Runner, arena: Arena, count: int, seed: int) -> None:
    """Draw batches and send them; a failure shows its batch, with which it can be told what went wrong.

    Hypothesis remembers all that it has drawn in a run, so there is a run for every few thousand inputs.

    Raises:
        Violation: the memory has grown by more than is allowed.
    """
    curve = Curve()
    for part in range(-(-count // PART)):
        _send(runner, arena, min(PART, count - part * PART), seed * 1_000_003 + part)
        gc.collect()
        curve.put_down(_megabytes())
        typer.echo(f"{arena.ledger.sent} inputs, {curve}")
        curve.check()


@dataclass
class Curve:
    """The memory of the process, part by part, in MB. Only growth after the warm-up is a leak."""

    points: list[float] = field(default_factory=list)

    def put_down(self, megabytes: float) -> None:
        """Put the memory after one more part down."""
        self.points.append(megabytes)

    @property
    def growth(self) -> float:
        """By how much it has grown since it was warm."""
        return max(self.points[WARM:], default=0.0) - self.points[WARM - 1] if len(self.points) > WARM else 0.0

    def check(self) -> None:
        """Make sure that nothing leaks.

        Raises:
            Violation: it does.
        """
        if self.growth > MOST_GROWTH:
            raise Violation(f"The memory has grown by {self.growth:.0f} MB since it was warm: {self.points}")

    def __str__(self) -> str:
        return f"{self.points[-1]:.0f} MB ({self.growth:+.0f} MB since it was warm)"


def _send(runner: asyncio.Runner, arena: Arena, count: int, seed: int) -> None:
    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=-(-count // BATCH),
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(batch=st.lists(inputs, min_size=BATCH, max_size=BATCH))
    def each(batch: list[Input]) -> None:
        runner.run(arena.send(batch))

    each()


def _megabytes() -> float:
    """The memory of this process now, in MB, without what is free already and only waits to be handed back."""
    return_free_memory()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def _report(ledger: Ledger, seconds: float) -> None:
    typer.echo(
        f"{ledger.sent} inputs in {seconds:.0f} s, each answered; nothing foreign changed, nothing was complained of."
    )
    typer.echo("sent:     " + ", ".join(f"{kind} {number}" for kind, number in ledger.kinds.most_common()))
    typer.echo("answered: " + ", ".join(f"{kind} {number}" for kind, number in ledger.replies.most_common()))
    typer.echo("most said:")
    for begins, number in ledger.said.most_common(40):
        typer.echo(f"{number:7} {begins}")


if __name__ == "__main__":
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(main)
    app()
