"""Receipts: what's known of choices that the database has lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage.receipts import Receipt, Receipts


@pytest.fixture
def receipts(tmp_path: Path) -> Iterator[Receipts]:
    found = Receipts(tmp_path / "cursus.db")
    yield found
    found.close()


def receipt(number: int, what: str = "Work", campaign: int = 1, channel: int = 7) -> Receipt:
    return Receipt(campaign, channel, number, "answer", 1000.0 + number, 11, what)


async def lost(receipts: Receipts, number: int) -> list[str]:
    return [f"{each.number} {each.what}" for each in await receipts.lost(1, 7, number)]


async def test_what_the_database_doesnt_know_is_lost(receipts: Receipts) -> None:
    assert await lost(receipts, 0) == []
    for number in (1, 2, 3):
        receipts.add(receipt(number))
    receipts.add(receipt(9, campaign=2))
    receipts.add(receipt(9, campaign=11))
    receipts.add(receipt(9, channel=8))
    receipts.add(receipt(9, channel=77))
    assert await lost(receipts, 3) == []
    assert await lost(receipts, 1) == ["2 Work", "3 Work"]


async def test_choices_made_again_replace_lost_ones(receipts: Receipts) -> None:
    for number in (1, 2, 3, 4):
        receipts.add(receipt(number))
    receipts.add_told(1, 7, 2)
    assert await lost(receipts, 2) == []
    receipts.add(receipt(3, "Gamble"))
    assert await lost(receipts, 2) == ["3 Gamble"]
    receipts.add(receipt(2, "Raid"))  # a loss that no one was told of
    assert await lost(receipts, 1) == ["2 Raid"]


async def test_the_file_is_private_and_bounded(
    receipts: Receipts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.receipts.MOST_BYTES", 4000)
    monkeypatch.setattr("bot.storage.receipts._KEPT_BYTES", 1000)
    for number in range(1, 200):
        receipts.add(receipt(number))
    assert (await lost(receipts, 0))[-1] == "199 Work"
    file = tmp_path / "cursus.db-choices"
    assert file.stat().st_size <= 4000
    assert file.stat().st_mode & 0o077 == 0


async def test_a_line_that_was_cut_off_is_skipped(receipts: Receipts, tmp_path: Path) -> None:
    receipts.add(receipt(1))
    assert await lost(receipts, 0) == ["1 Work"]
    with (tmp_path / "cursus.db-choices").open("ab") as file:
        file.write(b'{"campaign":1,"chan\n\xff\n')
    receipts.add(receipt(2))
    assert await lost(receipts, 0) == ["1 Work", "2 Work"]


async def test_a_file_that_cant_be_written_holds_no_one_up(tmp_path: Path) -> None:
    (tmp_path / "cursus.db-choices").mkdir()
    receipts = Receipts(tmp_path / "cursus.db")
    receipts.add(receipt(1))
    assert await lost(receipts, 0) == []
    receipts.close()
