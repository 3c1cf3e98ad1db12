"""Collects what others can see of a secret: messages, answers and files."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from io import BytesIO
from typing import Any

from bot.sandbox import Outcome
from bot.sandbox.protocol import Json
from tests.bot.playing import Game, until

DICE = "5ec7e75ec7e7" * 5
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("status", {}),
    ("log", {}),
    ("log", {"turn": 3}),
    ("map", {}),
    ("battle", {}),
    ("odds", {}),
    ("advise", {}),
    ("chronicle", {}),
    ("help", {}),
    ("mygames", {}),
    ("dice history", {}),
    ("dice verify", {}),
    ("campaign list", {}),
    ("campaign settings", {}),
    ("campaign statistics", {}),
    ("campaign film", {}),
    ("campaign export", {}),
    ("undo", {}),
    ("act", {"choice": "bid-9"}),
    ("nudge", {}),
)
"""What others ask while a secret answer lies there."""

_VARIES = (
    (re.compile(r"\d{15,}"), "<id>"),
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)?"), "<time>"),
    (re.compile(r"<t:\d+:"), "<t:"),
    (re.compile(r"http://127\.0\.0\.1:\d+"), "<host>"),
    (re.compile(r"\bin \d+\.\d+ ?m?s\b"), "<duration>"),
)


def plain(thing: Any) -> str:
    """Something as text, without what differs between any two runs."""
    text = thing if isinstance(thing, str) else json.dumps(thing, sort_keys=True, default=str)
    for pattern, instead in _VARIES:
        text = pattern.sub(instead, text)
    return text


class Witness:
    """Sees and hears all that others than Red can in a campaign in which Red has bid in secret."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.public: list[str] = []
        self.told: list[str] = []
        self.files: list[str] = []
        dispatch = game.box.gateway.dispatch

        def watched(event: str, data: Json, guild_id: str | None = None) -> None:
            if event.startswith("MESSAGE"):
                self.public.append(f"{event} {plain(data)}")
            dispatch(event, data, guild_id)

        game.box.gateway.dispatch = watched  # type: ignore[method-assign]

    def hear(self, outcome: Outcome) -> None:
        """Keep what someone was answered, with the files that came with it."""
        self.told.append(plain([outcome.error, outcome.messages, outcome.choices]))
        for message in outcome.messages:
            for part in _attachments(message):
                self.files += _contents(part["filename"], self.game.box.world.files[part["id"]].body)


def _contents(name: str, body: bytes) -> list[str]:
    """What a file tells: its text, or the hash of a picture; a folder tells what is in it."""
    if name.endswith(".zip"):
        with zipfile.ZipFile(BytesIO(body)) as folder:
            return [each for inner in folder.namelist() for each in (inner, *_contents(inner, folder.read(inner)))]
    if name.endswith((".png", ".jpg", ".jpeg", ".webp", ".gif")):
        return [hashlib.sha256(body).hexdigest()]
    return [plain(body.decode())]


def _attachments(message: Json) -> list[Json]:
    return list(message.get("attachments") or ())


async def at_rest(game: Game) -> None:
    """Wait until everything is posted, and a former panel is gone."""
    await game.shown()

    async def tidy() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        return campaign is not None and campaign.former is None

    await until(tidy)
