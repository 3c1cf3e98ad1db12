"""``python -m tests.endurance.full_disk``: a small disk that is full again and again while people play.

The database is on a file system of its own, a tmpfs of some megabytes, which takes root to mount. The log is elsewhere.
Now and then the trial takes all remaining space and frees it a moment later. What was acknowledged is in the log, and
nothing else is. The process goes on. At the end every post and panel is right.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.storage import StoreError
from bot.storage.backup import back_up
from tests.endurance import crash, fuse
from tests.endurance.fuse import NO_FUSE

SIZE = "24m"
FILLER = "filler"
_CHUNK = b"\0" * 65_536
_LONGEST_FULL = 1.5
"""Seconds for which the disk is full at most."""


class NoDisk(Exception):  # noqa: N818
    """No file system can be mounted here; the string says why."""


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """A folder on a disk of its own.

    Raises:
        NoDisk: it cannot be made.
    """
    with tempfile.TemporaryDirectory(prefix="cursus-disk-") as folder:
        try:
            subprocess.run(
                ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder],
                capture_output=True,
                check=True,
                text=True,
            )
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoDisk(str(getattr(error, "stderr", "") or error).strip()) from error
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


def fill(folder: Path) -> None:
    """Take all the room that is left."""
    with (folder / FILLER).open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(_CHUNK)
    with (folder / FILLER).open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0")


class FullDisk(crash.Trial):
    """A trial in which the bot is not killed: its disk is full at times."""

    def __init__(self, box: Sandbox, disk: Path, folder: Path, seed: int) -> None:
        super().__init__(box, folder, seed)
        self.file.symlink_to(disk / self.file.name)
        self._disk = disk
        self._moments = Random(seed)
        self.refused = 0

    async def run(self, times: int) -> None:
        """Let people play while the disk is full so many times, and compare everything in the end."""
        process = self._start(fuse.play, self.box.http, self.box.ws, self.folder, NO_FUSE)
        tables = [asyncio.create_task(self._play_at(game)) for game in crash.TABLES]
        async with asyncio.timeout(crash.PATIENCE):
            await self._until(lambda: any(deeds.acknowledged for deeds in self._deeds.values()))
        for _ in range(times):
            await asyncio.sleep(self._moments.random() * 2 + 0.2)
            await self._be_full()
            if self._dead.is_set():
                self.report.faults.append("the bot ended on a full disk")
                break
        await asyncio.sleep(1.0)
        await self._end(process)
        while not all(table.done() for table in tables):
            self.box.interactions.give_up()
            await asyncio.sleep(0.005)
        await asyncio.gather(*tables)
        self.refused = sum("couldn't be saved" in said for deeds in self._deeds.values() for said in deeds.said)
        await self.inspect()

    async def _be_full(self) -> None:
        """The disk is full for a moment; a backup that is tried meanwhile leaves nothing behind."""
        await asyncio.to_thread(fill, self._disk)
        self.report.kills["full"] += 1
        copy = self._disk / "copy.db"
        try:
            if self.file.exists():
                await asyncio.to_thread(back_up, self.file, copy)
                self.report.faults.append("a backup was made on a full disk")
        except StoreError:
            left = [each.name for each in self._disk.glob("copy.db*")]
            self.report.faults += [f"a backup left {left}"] if left else []
        await asyncio.sleep(self._moments.random() * _LONGEST_FULL)
        await asyncio.to_thread((self._disk / FILLER).unlink)

    def _note_errors(self) -> None:
        """That nothing can be written is complained of; what no one foresaw has a traceback."""
        log = self.folder / "bot.log"
        if log.exists() and "Traceback" in log.read_text(encoding="utf-8"):
            self.report.faults.append(log.read_text(encoding="utf-8")[-3000:])


async def trial(disk: Path, folder: Path, seed: int, times: int) -> FullDisk:
    """Fill the disk so many times, and report what came of it."""
    fuse.only_two_games()
    crash._processes.set_forkserver_preload(["tests.endurance.warm"])
    async with Sandbox(SandboxSettings(rates=UNLIMITED)) as box:
        tried = FullDisk(box, disk, folder, seed)
        await tried.run(times)
    return tried


def main() -> None:
    """Run one trial from the command line; where no disk can be mounted, say so and do nothing."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=60)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder, small_disk() as disk:
            tried = asyncio.run(trial(disk, Path(folder), wanted.seed, wanted.times))
    except NoDisk as error:
        print(f"SKIPPED: a full disk was not tried, for no file system can be mounted here ({error}). It takes root.")
        return
    report = tried.report
    found = "\n".join(["", *report.faults]) if report.faults else " none"
    print(
        f"Seed {wanted.seed}, {time.monotonic() - began:.0f} s: full {report.kills['full']} times;"
        f" {report.acknowledged} choices acknowledged, {tried.refused} refused for want of room,"
        f" {report.unknown} with no answer; faults:{found}"
    )
    raise SystemExit(bool(report.faults))


if __name__ == "__main__":
    main()
