"""Helpers that ask for a campaign's files."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

from bot.sandbox import Outcome
from tests.bot.playing import PATIENCE, WATCHER, Game, verbs

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_dice.py"


async def ask(game: Game, user: str, command: str, **options: Any) -> Outcome:
    """A command, with what became of it."""
    outcome = await (await game.box.slash(user, game.thread, command, **options)).settled(PATIENCE)
    await game.box.wait_for(lambda: not is_being_made(outcome), PATIENCE)
    assert not outcome.error, outcome.error
    assert len(outcome.ephemeral) == len(outcome.messages) > 0
    return outcome


def is_being_made(outcome: Outcome) -> bool:
    """Whether an answer shows only how far an export is."""
    return outcome.message is not None and "noexport" in verbs(outcome.message)


def files(game: Game, outcome: Outcome) -> dict[str, bytes]:
    """The files that came with an answer, by name."""
    world = game.box.world
    return {
        each["filename"]: world.files[each["id"]].body
        for message in outcome.messages
        for each in message["attachments"]
    }


async def exported(game: Game, user: str = WATCHER) -> dict[str, bytes]:
    """The files of ``/campaign export``, by name."""
    return files(game, await ask(game, user, "campaign export"))


def unzipped(body: bytes) -> dict[str, bytes]:
    """The files in a zip file, by path."""
    with zipfile.ZipFile(BytesIO(body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
