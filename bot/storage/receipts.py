"""Receipts: a line for each saved choice in a file beside the database.

If a machine loses the newest part of the database, they still say whose choices are gone, and what was chosen. They
never say anything about secret choices but when they were made.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from rules.core.typed_data import from_json

MOST_BYTES = 4_000_000
"""Size of the file from which the oldest receipts are dropped."""

_KEPT_BYTES = 1_000_000
_TOLD = "told"
_log = logging.getLogger(__name__)


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action: who did it when (seconds, epoch), and what was chosen, in the campaign's language.

    ``channel`` is the campaign's, ``number`` the action's. In secret choices ``user`` is 0 and ``what`` is empty.
    ``orders`` is how many written orders were carried out (0: none, or unknown).
    """

    campaign: int
    channel: int
    number: int
    kind: str
    made: float
    user: int = 0
    what: str = ""
    orders: int = 0


class Receipts:
    """The receipts of one database. Writing them never holds up or fails a choice."""

    def __init__(self, database: Path) -> None:
        self._file = Path(f"{database}-choices")
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="receipts")
        self._failing = False

    def add(self, receipt: Receipt) -> None:
        """Write a receipt in the background."""
        self._thread.submit(self._append, msgspec.json.encode(receipt) + b"\n")

    def add_told(self, campaign: int, channel: int, number: int) -> None:
        """Note that a campaign, now at this number, has been told of its lost choices."""
        self.add(Receipt(campaign, channel, number, _TOLD, 0.0))

    async def lost(self, campaign: int, channel: int, number: int) -> list[Receipt]:
        """The receipts of a campaign's actions that the database, at this number, doesn't have; oldest first."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._lost, campaign, channel, number)

    async def of(self, campaign: int, channel: int, number: int) -> Receipt | None:
        """The receipt of one of a campaign's newest actions; None if there is none."""
        later = await self.lost(campaign, channel, number - 1)
        return later[0] if later and later[0].number == number else None

    def close(self) -> None:
        """Finish writing."""
        self._thread.shutdown(wait=True)

    def _append(self, line: bytes) -> None:
        try:
            with open(self._file, "ab", opener=_private) as file:
                file.write(line)
                size = file.tell()
            if size > MOST_BYTES:
                self._drop_oldest()
        except OSError as error:
            _log.log(logging.DEBUG if self._failing else logging.WARNING, "Failed to write a receipt: %s.", error)
            self._failing = True
        else:
            self._failing = False

    def _drop_oldest(self) -> None:
        newest = self._file.read_bytes()[-_KEPT_BYTES:].partition(b"\n")[2]
        part = Path(f"{self._file}.part")
        with open(part, "wb", opener=_private) as file:
            file.write(newest)
        part.replace(self._file)

    def _lost(self, campaign: int, channel: int, number: int) -> list[Receipt]:
        beginning = _beginning(campaign, channel)
        try:
            with self._file.open("rb") as file:
                ours = [line for line in file if line.startswith(beginning)]
        except OSError:
            return []
        known: list[Receipt] = []
        for each in _read(ours):
            # after a loss the numbers begin again, so later receipts replace those with the same numbers
            while known and known[-1].number >= each.number:
                known.pop()
            if each.kind == _TOLD:
                known.clear()
            else:
                known.append(each)
        return [receipt for receipt in known if receipt.number > number]


def _beginning(campaign: int, channel: int) -> bytes:
    """How the lines of a campaign begin. Decoding all others to compare them holds everyone up."""
    return b'{"campaign":%d,"channel":%d,' % (campaign, channel)


def _read(lines: Iterable[bytes]) -> Iterable[Receipt]:
    for line in lines:
        try:
            yield from_json(line, Receipt)
        except msgspec.DecodeError:  # cut off by a power cut
            continue


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
