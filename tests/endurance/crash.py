"""``python -m tests.endurance.crash``: the bot is killed at random moments while people play, and loses nothing.

The sandbox and the players run here, the bot in one process after another. The trial compares:

- what the sandbox has seen acknowledged with the database
- what the database says was posted with the channel
- each panel with its campaign
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import shutil
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings
from bot.sandbox.attachments import walk
from bot.sandbox.interactions import UPDATES
from bot.sandbox.protocol import Reply
from bot.storage.connection import APPLICATION_ID, migrations
from rules.core import registry
from tests.bot.playing import read_game
from tests.endurance import fuse
from tests.endurance.fuse import CRASHES, NO_FUSE, Fuse
from tests.endurance.inspection import faults, is_quiet, rows

Json = dict[str, Any]

HALL = "forum"
PLAYERS = {"red": "Theodora", "blue": "Belisarius"}
TABLES = ("toy", "romanitas")
"""A campaign of each of these games is played, side by side."""

UNTOLD = "Discord didn't take my answer"
"""What the bot says where it could not say more, as on a panel that was taken away under someone's finger."""

PATIENCE = 240.0
"""Seconds in which a bot has to be ready, to burn down its fuse, or to deliver what is left."""

_processes = multiprocessing.get_context("forkserver")


@dataclass
class Deeds:
    """What one person has done in one campaign: acknowledged answers, those of which no one knows, and refusals."""

    acknowledged: int = 0
    unknown: int = 0
    said: list[str] = field(default_factory=list)


@dataclass
class Report:
    """What came of a trial."""

    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    unknown: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kills = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kills.items()))
        found = "\n".join(["", *self.faults]) if self.faults else " none"
        return (
            f"{sum(self.kills.values())} kills ({kills}); {self.acknowledged} choices acknowledged,"
            f" {self.unknown} with no answer; faults:{found}"
        )


class Trial:
    """One sandbox, one database, two players, and a bot that dies again and again."""

    legates = 0.01
    """Which share of the things that people do is to hand a campaign over to the Legate."""

    games: Sequence[str] = TABLES

    options: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Options of the games, as those of ``/campaign new``."""

    def __init__(self, box: Sandbox, folder: Path, seed: int) -> None:
        self.box = box
        self.folder = folder
        self.file = folder / "cursus.db"
        self.rng = Random(seed)
        self.report = Report()
        self.rounds = 0
        self.apart: set[int] = set()
        """Messages that are no posts of the database, and of which it need not know."""
        self._dead = asyncio.Event()
        self._deeds: dict[tuple[int, str], Deeds] = {}
        self._numbers: set[tuple[int, int]] = set()
        self._asked = 0

    def _fuse(self) -> Fuse:
        """Where the bot dies next: mostly where it hurts."""
        rng = self.rng
        seconds = rng.choice([0.0, rng.random() * 0.004])
        match rng.randrange(20):
            case 0 | 1:
                return Fuse("moment", 1, rng.random() * 0.15, "start")
            case 2 | 3:
                return Fuse("statement", rng.randint(1, 60), 0.0, "start")
            case 4 | 5:
                return Fuse("moment", 1, rng.random() * 1.5)
            case 6 | 7 | 8:
                return Fuse("statement", rng.randint(1, 300))
            case 9 | 10 | 11:
                return Fuse("commit", rng.randint(1, 60), seconds)
            case 12 | 13 | 14:
                return Fuse("request", rng.randint(1, 40), seconds)
            case 15 | 16 | 17:
                return Fuse("answer", rng.randint(1, 40), seconds)
            case _:
                return Fuse("drawing", rng.randint(1, 20), rng.random() * 0.1)

    async def kill_once(self) -> None:
        """Let the bot run until its fuse has burnt down, and people play meanwhile."""
        lit = self._fuse()
        process = self._start(fuse.play, self.box.http, self.box.ws, self.folder, lit, self.games)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._play_on()
        except TimeoutError:
            self.report.faults.append(f"the bot neither died nor could be played with: {lit}")
        finally:
            await self._end(process)
        self.report.kills[lit.spark] += 1
        self.rounds += 1

    async def migrate_once(self) -> None:
        """Make an older copy of the database, kill its migration here and there, and compare what comes out."""
        whole, broken = self.folder / "whole.db", self.folder / "broken.db"
        await asyncio.to_thread(_removed, whole, broken)
        aged(self.file, whole, self.rng.randint(1, max(dict(migrations())) - 1))
        shutil.copy(whole, broken)
        await self._migrated(whole, NO_FUSE)
        for _ in range(3):
            await self._migrated(broken, Fuse("statement", self.rng.randint(1, 30), 0.0, "start"))
            self.report.kills["migration"] += 1
        await self._migrated(broken, NO_FUSE)
        if contents(whole) != contents(broken):
            self.report.faults.append("a migration that was broken off leads elsewhere")

    async def _migrated(self, file: Path, lit: Fuse) -> None:
        process = self._start(fuse.migrate, file, lit)
        async with asyncio.timeout(PATIENCE):
            await self._dead.wait()
        await self._end(process)

    async def play_until_answered(self) -> None:
        """Let people play until one more choice is acknowledged, with a bot that isn't killed before."""
        known = self._acknowledged
        process = self._start(fuse.play, self.box.http, self.box.ws, self.folder, NO_FUSE, self.games)
        tables = asyncio.create_task(self._play_on())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until(lambda: self._acknowledged > known)
        except TimeoutError:
            self.report.faults.append("no choice is acknowledged any more")
        finally:
            await self._end(process)
            await tables

    @property
    def _acknowledged(self) -> int:
        return sum(deeds.acknowledged for deeds in self._deeds.values())

    async def inspect(self) -> None:
        """Let the bot deliver what is left, and compare everything."""
        process = self._start(fuse.play, self.box.http, self.box.ws, self.folder, NO_FUSE, self.games)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until(lambda: _holds(is_quiet, self.file))
        except TimeoutError:
            self.report.faults.append("something is never delivered")
        finally:
            await self._end(process)
        found = [*await faults(self.file, self.box, self.apart), *self._faults_of_acknowledgements()]
        self.report.faults += [fault for fault in found if fault not in self.report.faults]
        self._note_errors()

    def _note_errors(self) -> None:
        log = self.folder / "bot.log"
        if log.exists():
            lines = log.read_text(encoding="utf-8").splitlines()
            wrong = [line for line in lines if line.startswith(("ERROR", "CRITICAL"))]
            self.report.faults += [line for line in dict.fromkeys(wrong) if line not in self.report.faults]

    def _faults_of_acknowledgements(self) -> list[str]:
        made = Counter(
            rows(
                self.file,
                "SELECT channel, user FROM actions JOIN campaigns ON id = campaign"
                " WHERE kind = 'answer' AND way <> 'stored'",
            )
        )
        numbers = set(
            rows(
                self.file, "SELECT channel, a.number FROM actions a JOIN campaigns ON id = campaign WHERE kind='answer'"
            )
        )
        found = [f"the acknowledged answer to decision {n - 1} in {c} is lost" for c, n in self._numbers - numbers]
        for (thread, name), deeds in self._deeds.items():
            user = int(self.box.world.user(name)["id"])
            count = made[thread, user]
            if not deeds.acknowledged <= count <= deeds.acknowledged + deeds.unknown:
                found.append(f"{name} has made {count} choices in {thread}, but: {deeds}")
        self.report.acknowledged = self._acknowledged
        self.report.unknown = sum(deeds.unknown for deeds in self._deeds.values())
        return found

    def _start(self, work: Callable[..., None], *args: object) -> BaseProcess:
        self._dead.clear()
        process = _processes.Process(target=work, args=args, daemon=True)
        process.start()
        asyncio.get_running_loop().add_reader(process.sentinel, self._bury, process.sentinel)
        return process

    def _bury(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        self._dead.set()
        self.box.interactions.give_up()

    async def _end(self, process: BaseProcess) -> None:
        if not self._dead.is_set():
            process.kill()
            await self._dead.wait()
        process.join()
        if process.exitcode not in (0, -signal.SIGKILL):
            self.report.faults.append(f"the bot ended by itself with {process.exitcode}\n{self._crashes()}")
        process.close()
        await self.box.wait_for(lambda: not self.box.gateway.connected)

    def _crashes(self) -> str:
        file = self.folder / CRASHES
        return file.read_text(encoding="utf-8") if file.exists() else ""

    async def _play_on(self) -> None:
        """Play until the bot is dead."""
        tables = [asyncio.create_task(self._play_at(game)) for game in self.games]
        await self._dead.wait()
        while not all(table.done() for table in tables):
            self.box.interactions.give_up()
            await asyncio.sleep(0.005)
        await asyncio.gather(*tables)

    async def _play_at(self, game: str, place: int = 0) -> None:
        """Play the campaign of a game that is the oldest but so many of those in play, until the bot is dead."""
        while not self._dead.is_set():
            if not self.box.gateway.connected or not self.box.commands(PLAYERS["red"], HALL):
                await asyncio.sleep(0.002)
                continue
            open_ = [each for each in await asyncio.to_thread(_holds, _open_campaigns, self.file) if each[0] == game]
            if len(open_) > place:
                await self._move(*open_[place])
            else:
                await self._found(game)

    async def _found(self, game: str) -> None:
        self._asked += 1
        title = f"War {self._asked}"
        options = self.options.get(game, {})
        outcome = await self.box.slash(PLAYERS["red"], HALL, "campaign new", title=title, game=game, **options)
        asked = outcome.interaction
        if asked is not None and asked.reply is Reply.DEFERRED_MESSAGE:
            await self._until(lambda: asked.later > 0)

    async def _until(self, true: Callable[[], object]) -> None:
        while not true() and not self._dead.is_set():  # noqa: ASYNC110 - no one sets an event when it comes true
            await asyncio.sleep(0.005)

    async def _until_settled(self, outcome: Outcome) -> None:
        """Wait for a response that was deferred."""
        await self._until(lambda: outcome.is_settled)

    async def _move(self, game: str, thread: int, seats: int) -> None:
        """One thing that someone does in a campaign. Now and then the Legate takes over for good."""
        if self.rng.random() < self.legates and game == "romanitas":
            await self.box.slash(PLAYERS["red"], str(thread), "campaign legate")
        places = seats_in_play(game)
        if seats < len(places):
            for seat, user in zip(places, cycle(PLAYERS.values()), strict=False):
                await self.box.slash(user, str(thread), "campaign join", seat=seat)
            return
        chance = self.rng.random()
        if chance < 0.04:
            await self._take_back(str(thread))
        elif chance < 0.5 and await self._press(str(thread)):
            return
        else:
            await self._act(str(thread))

    async def _take_back(self, thread: str) -> None:
        user, other = self.rng.sample(sorted(PLAYERS.values()), 2)
        outcome = await self.box.slash(user, thread, "undo")
        if "I've asked them" in outcome.text:
            for message in reversed(self.box.messages(thread)):
                for custom_id in controls(message, "agree"):
                    await self.box.click(other, message["id"], custom_id)
                    return

    async def _press(self, thread: str) -> bool:
        """Press a button of the panel; False where it has none that would decide anything."""
        shown = [each for each in self.box.messages(thread) if controls(each, "why", "undo", "pick", "usual", "drill")]
        offered = controls(shown[-1], "pick", "usual", "none") if shown else []
        if not offered:
            return False
        user, custom_id = self.rng.choice(sorted(PLAYERS.values())), self.rng.choice(offered)
        number = int(custom_id.split(":")[2], 36) + 1
        outcome = await self.box.click(user, shown[-1]["id"], custom_id)
        done = outcome.type in UPDATES
        self._put_down(thread, user, outcome, done)
        if done:
            self._numbers.add((int(thread), number))
        return True

    async def _act(self, thread: str) -> None:
        """Someone who is asked answers. In a secret window both are offered choices, so neither always comes first."""
        for user in self.rng.sample(sorted(PLAYERS.values()), len(PLAYERS)):
            offered = (await self.box.autocomplete(user, thread, "act", focused="choice")).choices
            if offered and not self._dead.is_set():
                choice = self.rng.choice(offered)["value"]
                outcome = await self.box.slash(user, thread, "act", choice=choice)
                await self._until_settled(outcome)
                self._put_down(thread, user, outcome, outcome.text.startswith("Done"))
                return

    def _put_down(self, thread: str, user: str, outcome: Outcome, done: bool) -> None:
        deeds = self._deeds.setdefault((int(thread), user), Deeds())
        if done:
            deeds.acknowledged += 1
        elif outcome.type is None or not outcome.is_settled or outcome.text.startswith(UNTOLD):
            deeds.unknown += 1
        else:
            deeds.said.append(f"{outcome.type} {outcome.error} {outcome.text[:100]}")


def seats_in_play(game: str) -> tuple[str, ...]:
    """The seats that someone plays unless the options say otherwise: a game may have more."""
    played = registry.game_type(game)
    options = {option.id: option.default for option in played.info.options.values()}
    return played.seats_of(played.info.first_scenario, options)


def _removed(*files: Path) -> None:
    for file in files:
        for part in ("", "-wal", "-shm"):
            Path(f"{file}{part}").unlink(missing_ok=True)


def _holds(look: Callable[[Path], Any], file: Path) -> Any:
    """What someone sees in a database; nothing as long as there is none."""
    try:
        return look(file)
    except sqlite3.OperationalError:
        return []


def _open_campaigns(file: Path) -> list[tuple[str, int, int]]:
    """Game, channel and taken seats of each campaign in play, oldest first."""
    return rows(
        file,
        "SELECT game, channel, (SELECT count(*) FROM seats WHERE campaign = id) FROM campaigns WHERE status = 'open'"
        " ORDER BY id",
    )


def controls(message: Json, *verbs: str) -> list[str]:
    """The custom ids of a message's buttons and menus of these kinds."""
    found = [part["custom_id"] for part in walk(message["components"]) if "custom_id" in part]
    return [each for each in found if each.split(":")[3].split(".")[0] in verbs]


def aged(file: Path, copy: Path, version: int) -> None:
    """Make a copy of a database as a program of an earlier version would have written it."""
    db = sqlite3.connect(copy, isolation_level=None)
    steps = dict(migrations())
    for step in range(1, version + 1):
        db.executescript(steps[step])
    db.execute("ATTACH ? AS today", (str(file),))
    tables = db.execute("SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    for (table,) in tables.fetchall():
        then, now = (
            {name for (name,) in db.execute("SELECT name FROM pragma_table_info(?, ?)", (table, schema))}
            for schema in ("main", "today")
        )
        names = ", ".join(sorted(then & now))
        db.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM today.{table}")
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {version}")
    db.execute("DETACH today")
    db.close()


def contents(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, but for the note of when the database was opened."""
    tables = rows(file, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    found = {name: rows(file, f"SELECT * FROM {name}") for (name,) in tables}
    found["notes"] = [row for row in found["notes"] if row[0] != "opened"]
    return found | {"version": rows(file, "PRAGMA user_version")}


async def trial(
    folder: Path, seed: int, kills: int, tell: Callable[[str], object] = str, games: Sequence[str] = TABLES
) -> Report:
    """Kill the bot so many times, inspect everything now and then, tell how far it is, and report what came of it.

    At the end people play on until a choice is acknowledged: however early the kills came, the game can be played.
    """
    options = dict(map(read_game, games))
    fuse.only_games([*options])
    _processes.set_forkserver_preload(["tests.endurance.warm"])
    async with Sandbox(SandboxSettings(rates=UNLIMITED)) as box:
        tried = Trial(box, folder, seed)
        tried.games, tried.options = tuple(options), options
        while sum(tried.report.kills.values()) < kills and not tried.report.faults:
            await tried.kill_once()
            if not tried.rounds % 10 and tried.file.exists():
                await tried.migrate_once()
            if not tried.rounds % 25:
                await tried.inspect()
                tell(f"{tried.rounds} rounds: {tried.report}")
        if not tried.report.faults:
            await tried.play_until_answered()
        await tried.inspect()
    return tried.report


def main() -> None:
    """Run one trial from the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--game", action="append", help="played side by side: any game, with options: toy:intrigue")
    asked.add_argument("--keep", type=Path, help="a folder in which database and log stay")
    wanted = asked.parse_args()
    logging.basicConfig(level=logging.ERROR)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as made:
        folder = wanted.keep or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        report = asyncio.run(trial(folder, wanted.seed, wanted.kills, print, wanted.game or TABLES))
    print(f"Seed {wanted.seed}, {time.monotonic() - began:.0f} s: {report}")
    raise SystemExit(bool(report.faults))


if __name__ == "__main__":
    main()
