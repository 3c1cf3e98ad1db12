"""Re-keying: a campaign's dice go on from a new secret, whose commitment is posted before its first die falls."""

from __future__ import annotations

import secrets
import sqlite3

import msgspec

from bot.campaigns.notices import notice
from bot.storage.transactions import packed, queue_notice, unpacked
from rules.core.dice import commitment, rekeyed, streams
from rules.core.typed_data import from_json

LOST = "lost"
"""Prefix of the notes with the newest decision whose loss a campaign knows of."""

RESTORED = "restored"
"""Value of such a note after a restoration: the dice have their new secret already."""

_DICE = ("dice-thrown", "hidden-dice-thrown")
_SECRET_BYTES = 32


class _Keyed(msgspec.Struct, frozen=True):
    secret: str


class _Thrown(msgspec.Struct, frozen=True):
    rolls: tuple[tuple[int, int, int], ...] = ()
    numbers: tuple[int, ...] = ()


def rekey(db: sqlite3.Connection, campaign: int, key: str) -> None:
    """Give a campaign's dice a new secret from the next one on, and queue the notice ``key`` with its commitment.

    Earlier positions get it too, so that a game master can still go back to them.
    """
    ((save,),) = db.execute("SELECT save FROM saves WHERE campaign = ?", (campaign,)).fetchall()
    secret = from_json(unpacked(save), _Keyed).secret
    first = _thrown(db, campaign)
    fresh = secrets.token_hex(_SECRET_BYTES)
    whole = rekeyed(secret, first, fresh)
    db.execute("UPDATE saves SET save = ? WHERE campaign = ?", (_with_secret(save, whole), campaign))
    for turn, kept in db.execute("SELECT turn, save FROM snapshots WHERE campaign = ?", (campaign,)).fetchall():
        db.execute(
            "UPDATE snapshots SET save = ? WHERE campaign = ? AND turn = ?", (_with_secret(kept, whole), campaign, turn)
        )
    db.execute("UPDATE campaigns SET commitment = ? WHERE id = ?", (commitment(whole), campaign))
    told = notice(key, number=first, commitment=commitment(streams(whole)[-1][1]))
    queue_notice(db, campaign, told)


def rekey_all(db: sqlite3.Connection, key: str) -> int:
    """The same for every open campaign of a restored database; return how many."""
    campaigns = db.execute("SELECT id FROM campaigns WHERE status = 'open' ORDER BY id").fetchall()
    for (campaign,) in campaigns:
        rekey(db, campaign, key)
        db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (f"{LOST}/{campaign}", RESTORED))
    return len(campaigns)


def _thrown(db: sqlite3.Connection, campaign: int) -> int:
    """The number of the next die."""
    rows = db.execute(f"SELECT json FROM events WHERE campaign = ? AND kind IN {_DICE}", (campaign,))  # noqa: S608
    thrown = [from_json(text, _Thrown) for (text,) in rows]
    return max([-1, *(n for each in thrown for n in (*each.numbers, *(roll[0] for roll in each.rolls)))]) + 1


def _with_secret(save: bytes, secret: str) -> bytes:
    text = unpacked(save)
    known = from_json(text, _Keyed).secret
    before, after = (f'"secret":"{each}"' for each in (known, secret))
    assert text.count(before) == 1
    return packed(text.replace(before, after))
