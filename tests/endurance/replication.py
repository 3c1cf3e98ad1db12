"""``python -m tests.endurance.replication``: Litestream replicates the database, and the bot goes on from the replica.

The trial does what docs/hosting.md says about continuous replication, with a replica in a folder. While people play,
Litestream stops and is killed on its own. Then it's killed, and the bot at once or a little later. The replica is
restored, checked and put in the database's place, and the bot goes on from there. What was made some seconds before
Litestream was killed must be there, nothing twice, and each panel right.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.components.layouts import fingerprint
from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings
from bot.storage import PANEL
from tests.endurance import crash, fuse
from tests.endurance.fuse import NO_FUSE
from tests.endurance.inspection import marks_of, rows, strangers

GAME = "romanitas"
"""What is played; ``python -m bot check`` knows nothing of the tests' own game."""

CAMPAIGNS = 2
"""So many are played side by side."""

LAG = 5.0
"""Seconds after which what was made must be in the replica. Litestream copies once a second."""

_PLAYED = 2.0
"""Seconds for which people play in a stretch."""

_ALONE = 4.0
"""Seconds for which the bot at times outlives Litestream: what it does and posts meanwhile is lost for certain."""

_UNREAD = 15
"""With so many posts on their way people wait, as people do who read what they have done."""

_ROOT = Path(__file__).parents[2]
_SETTINGS = """\
dbs:
  - path: {database}
    replicas:
      - type: file
        path: {replica}
"""

Action = tuple[Any, ...]
"""Campaign, number, kind, seat, user, rule, answer, and when it was made (seconds, epoch)."""


@dataclass
class Found:
    """What came of a trial, beside what is reported of every one."""

    restored: int = 0
    """How often the bot went on from the replica."""
    looks: int = 0
    """How often the replica was looked at while all went on."""
    lost: int = 0
    """Actions that were not in the replica when both were dead."""
    age: float = 0.0
    """How many seconds before Litestream was killed the oldest of those was made."""
    generations: int = 0
    """How often Litestream started over."""
    checkpoints: int = 0
    """How often it had SQLite's log taken into the database."""
    complaints: list[str] = field(default_factory=list)
    """What it logged as a warning or an error."""

    def __str__(self) -> str:
        return (
            f"went on from the replica {self.restored} times, looked into it {self.looks} times;"
            f" {self.lost} actions lost, the oldest made {self.age:.1f} s before Litestream was killed;"
            f" Litestream: {self.generations} generations, {self.checkpoints} checkpoints,"
            f" {len(self.complaints)} complaints"
        )


class Litestream:
    """Litestream over one database, with a replica in a folder."""

    def __init__(self, program: str, folder: Path, database: Path) -> None:
        self._program = program
        self._database = database
        self._log = folder / "litestream.log"
        self._replica = folder / "replica"
        self._settings = folder / "litestream.yml"
        self._settings.write_text(_SETTINGS.format(database=database, replica=self._replica), encoding="utf-8")
        self._process: Process | None = None

    async def start(self) -> None:
        """Replicate from now on."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                self._program, "replicate", "-config", str(self._settings), stdout=log, stderr=log
            )

    async def end(self, sign: signal.Signals) -> str:
        """End it, if it runs; return what is wrong with how it ended, or nothing."""
        process, self._process = self._process, None
        if process is None:
            return ""
        if process.returncode is None:
            process.send_signal(sign)
        code = await process.wait()
        # Told to stop in the middle of a checkpoint, it complains of that and ends with 1.
        return "" if code in (0, 1, -sign) else f"litestream ended with {code}"

    async def restore(self, target: Path) -> str:
        """Make a database out of the replica; return what is wrong with that, or nothing."""
        await asyncio.to_thread(target.unlink, missing_ok=True)
        code, said = await run(
            self._program, "restore", "-config", str(self._settings), "-o", str(target), str(self._database)
        )
        return f"litestream restore ended with {code}: {said}" if code else ""

    def count(self, found: Found) -> None:
        """Record what it did and logged."""
        for generation in self._replica.glob("generations/*"):
            found.generations += 1
            found.checkpoints += max((int(file.name[:8], 16) for file in generation.glob("wal/*.wal.lz4")), default=0)
        lines = self._log.read_text(encoding="utf-8").splitlines()
        found.complaints = [line for line in lines if "level=ERROR" in line or "level=WARN" in line]


async def run(*command: str, database: Path | None = None) -> tuple[int, str]:
    """Run a program to its end; return its exit code and what it said."""
    given = {name: value for name, value in os.environ.items() if not name.startswith(("CURSUS_", "DISCORD_"))}
    given["PYTHONPATH"] = str(_ROOT)
    if database is not None:
        given["CURSUS_DATABASE"] = str(database)
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, env=given, cwd=tempfile.gettempdir()
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode(errors="replace").strip()


def actions(file: Path) -> set[Action]:
    """Everything that was done in the campaigns of a database."""
    return set(rows(file, "SELECT campaign, number, kind, seat, user, rule, answer, made FROM actions"))


class Replicated(crash.Trial):
    """A trial in which the bot dies together with its database, and goes on from the replica."""

    legates = 0

    def __init__(self, box: Sandbox, program: str, folder: Path, seed: int) -> None:
        super().__init__(box, folder, seed)
        self.found = Found()
        self._litestream = Litestream(program, folder, self.file)
        self._copy = folder / "replica.db"
        self._answered: list[tuple[float, int, str]] = []
        self._formers: set[Path] = set()

    async def run(self, kills: int) -> None:
        """Let Litestream come and go while people play, kill it with the bot so many times, and compare everything."""
        try:
            await self._litestream.start()
            async with self._played():
                for sign in (signal.SIGTERM, signal.SIGKILL):
                    await asyncio.sleep(_PLAYED)
                    await self._stay_away(sign)
                    await self._look()
                moment = await self._kill_litestream()
            for bot_first in self.rng.sample([True, False] * kills, kills - 1):
                await self._come_back(moment)
                if not bot_first:
                    await self._litestream.start()
                async with self._played():
                    if bot_first:
                        await self._litestream.start()
                    await asyncio.sleep(LAG + self.rng.random() * _PLAYED)
                    moment = await self._kill_litestream()
            await self._come_back(moment)
            await self._litestream.start()
            async with self._played():
                await asyncio.sleep(_PLAYED)
            await self.inspect()
            await self._compare()
        finally:
            await self._litestream.end(signal.SIGKILL)
        self._litestream.count(self.found)
        self.report.acknowledged = len(self._answered)

    @contextlib.asynccontextmanager
    async def _played(self) -> AsyncIterator[None]:
        """People play with a bot that runs from when the first choice is acknowledged, and is killed in the end."""
        process = self._start(fuse.play, self.box.http, self.box.ws, self.folder, NO_FUSE)
        tables = [asyncio.create_task(self._play_at(GAME, place)) for place in range(CAMPAIGNS)]
        before = len(self._answered)
        try:
            async with asyncio.timeout(crash.PATIENCE):
                await self._until(lambda: len(self._answered) > before)
            yield
        finally:
            await self._end(process)
            while not all(table.done() for table in tables):
                self.box.interactions.give_up()
                await asyncio.sleep(0.005)
            await asyncio.gather(*tables)

    async def _move(self, game: str, thread: int, seats: int) -> None:
        """One thing that someone does, who has waited until most of what was done before is to be read."""
        ((unread,),) = rows(self.file, "SELECT count(*) FROM posts WHERE state = 'queued'")
        if unread < _UNREAD:
            await super()._move(game, thread, seats)
        else:
            await asyncio.sleep(0.05)

    def _put_down(self, thread: str, user: str, outcome: Outcome, done: bool) -> None:
        super()._put_down(thread, user, outcome, done)
        if done:
            self._answered.append((time.time(), int(thread), user))

    async def _kill_litestream(self) -> float:
        """Kill it, and let the bot live on for a moment, or for none; return when."""
        moment = time.time()
        self._note(await self._litestream.end(signal.SIGKILL))
        self.report.kills["both"] += 1
        await asyncio.sleep(self.rng.choice([0.0, _ALONE]))
        return moment

    async def _stay_away(self, sign: signal.Signals) -> None:
        """People play on without Litestream for a while."""
        self._note(await self._litestream.end(sign))
        self.report.kills[f"Litestream by {sign.name}"] += 1
        await asyncio.sleep(_PLAYED)
        await self._litestream.start()

    async def _look(self) -> None:
        """What is in the database now is in the replica a moment later, which is sound, and holds nothing else."""
        before = await asyncio.to_thread(actions, self.file)
        await asyncio.sleep(LAG)
        if not await self._restored():
            return
        restored = await asyncio.to_thread(actions, self._copy)
        self._note_some(before - restored, "is not in the replica while all goes on")
        self._note_some(restored - await asyncio.to_thread(actions, self.file), "is in the replica and was never made")
        self.found.looks += 1

    async def _restored(self) -> bool:
        """Whether a sound database could be made out of the replica."""
        if wrong := await self._litestream.restore(self._copy):
            self._note(wrong)
            return False
        return await self._done("check")

    async def _done(self, verb: str) -> bool:
        """Whether ``python -m bot`` could do that with the replica."""
        code, said = await run(sys.executable, "-m", "bot", verb, str(self._copy), database=self.file)
        self._note(f"{verb} ended with {code}: {said}" if code else "")
        return not code

    async def _come_back(self, moment: float) -> None:
        """Go on from what was in the replica when both were killed."""
        if not (await self._restored() and await self._done("restore")):
            raise Unrestored
        (former,) = {*self.folder.glob("cursus.db.before-*Z")} - self._formers
        self._formers.add(former)
        before, now = await asyncio.to_thread(actions, former), await asyncio.to_thread(actions, self.file)
        lost = before - now
        self._note_some(now - before, "was restored and had never been made")
        self._note_some({each for each in lost if each[-1] < moment - LAG}, "was lost, though it was made long before")
        self.found.restored += 1
        self.found.lost += len(lost)
        self.found.age = max([self.found.age, *(moment - each[-1] for each in lost)])
        self._believe(moment)

    def _believe(self, moment: float) -> None:
        """People hold to what was restored, once everything acknowledged long before is in it."""
        answers = "SELECT channel, user FROM actions JOIN campaigns ON id = campaign WHERE kind = 'answer'"
        made = Counter(rows(self.file, answers))
        late = Counter((thread, name) for when, thread, name in self._answered if when > moment - LAG)
        for (thread, name), deeds in self._deeds.items():
            count = made[thread, int(self.box.world.user(name)["id"])]
            if not deeds.acknowledged - late[thread, name] <= count <= deeds.acknowledged + deeds.unknown:
                self._note(f"{name} has made {count} choices in {thread} that were restored, but: {deeds}")
            deeds.acknowledged, deeds.unknown = count, 0
        numbers = "SELECT channel, a.number FROM actions a JOIN campaigns ON id = campaign"
        self._numbers &= {(thread, number) for thread, number in rows(self.file, numbers)}
        panels = dict(rows(self.file, "SELECT id, panel FROM campaigns"))
        for campaign, message in strangers(self.file, self.box):
            if fingerprint(campaign, PANEL, panels[campaign] or 0) not in marks_of(message):  # or else it is taken over
                self.apart.add(int(message["id"]))

    async def _compare(self) -> None:
        """When all has ended in good order, the replica is the database."""
        await asyncio.sleep(LAG)
        self._note(await self._litestream.end(signal.SIGTERM))
        if await self._restored():
            one, other = (_without_litestream(crash.contents(file)) for file in (self.file, self._copy))
            self._note("" if one == other else "in the end the replica is not the database")

    def _note(self, fault: str) -> None:
        if fault:
            self.report.faults.append(fault)

    def _note_some(self, wrong: set[Action], how: str) -> None:
        if wrong:
            self._note(f"{len(wrong)} actions: each {how}; the first of them: {min(wrong, key=lambda each: each[-1])}")


class Unrestored(Exception):  # noqa: N818
    """The bot cannot go on; what is wrong is in the report."""


def _without_litestream(contents: dict[str, list[Action]]) -> dict[str, list[Action]]:
    return {name: found for name, found in contents.items() if not name.startswith("_litestream")}


async def trial(program: str, folder: Path, seed: int, kills: int) -> Replicated:
    """Kill both so many times, and report what came of it."""
    fuse.only_two_games()
    crash._processes.set_forkserver_preload(["tests.endurance.warm"])
    async with Sandbox(SandboxSettings(rates=UNLIMITED)) as box:
        tried = Replicated(box, program, folder, seed)
        with contextlib.suppress(Unrestored):
            await tried.run(kills)
    return tried


def main(
    litestream: Annotated[str, typer.Option(help="the program, by its name or its path")] = "litestream",
    kills: Annotated[int, typer.Option(help="how often it is killed together with the bot")] = 3,
    seed: int = 1,
    keep: Annotated[Path | None, typer.Option(help="a folder in which everything stays")] = None,
) -> None:
    """Run one trial; without Litestream, say so and do nothing."""
    program = shutil.which(litestream)
    if program is None:
        typer.echo(f"SKIPPED: replication was not tried, for there is no program {litestream} here.")
        return
    logging.basicConfig(level=logging.ERROR)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as made:
        folder = keep or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        tried = asyncio.run(trial(program, folder, seed, kills))
    typer.echo(f"Seed {seed}, {time.monotonic() - began:.0f} s: {tried.found}")
    typer.echo(str(tried.report))
    raise typer.Exit(int(bool(tried.report.faults)))


if __name__ == "__main__":
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(main)
    app()
