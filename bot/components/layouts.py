"""Messages as layouts (Components V2): a framed text, pictures below it, then buttons and menus."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TypeVar

import discord
from discord import ui
from discord.ui.view import BaseView

from bot.common.sanitize import clipped
from bot.components.controls import Row
from render.core.picture import Picture
from render.presenter import Posting

PURPLE = 0x6B2C4A
"""The colour of the frame's edge."""

LONGEST_TEXT = 4000
"""Most characters over all texts of a message."""


@dataclass(frozen=True)
class Message:
    """A message ready to be sent: its layout, the pictures that it names, and the users that it notifies."""

    layout: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = ()

    def files(self) -> list[discord.File]:
        """The pictures as attachments, to be sent once."""
        return [
            discord.File(BytesIO(picture.data), _filename(place, picture), description=picture.alt)
            for place, picture in enumerate(self.pictures)
        ]


_View = TypeVar("_View", bound=BaseView)


def message(
    heading: str,
    pictures: Sequence[Picture] = (),
    text: str = "",
    rows: Sequence[Row] = (),
    mark: int | None = None,
) -> Message:
    """A message in one frame. ``mark`` is a number that it can be recognised by (:func:`fingerprint`)."""
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=PURPLE, id=mark)
    if heading:
        frame.add_item(ui.TextDisplay(clipped(heading, LONGEST_TEXT // 2)))
    if pictures:
        frame.add_item(ui.MediaGallery(*(_shown(place, picture) for place, picture in enumerate(pictures))))
    if text:
        if heading or pictures:
            frame.add_item(ui.Separator())
        frame.add_item(ui.TextDisplay(clipped(text, LONGEST_TEXT // 2)))
    for row in rows:
        frame.add_item(row)
    layout = unheld(ui.LayoutView(timeout=None))
    layout.add_item(frame)
    return Message(layout, tuple(pictures))


def unheld(view: _View) -> _View:
    """A view or form that discord.py does not keep: presses are told by their custom ids alone, also after a restart.

    Otherwise it would keep an entry for each message for good, and whole views and forms for minutes, which a flood of
    commands could fill the memory with.
    """
    view.stop()
    return view


def posted(posting: Posting, mark: int | None = None) -> Message:
    """What a presenter composed, as a message."""
    return message(posting.text, posting.pictures, mark=mark)


def fingerprint(*parts: str | int) -> int:
    """A number of 31 bits that stands for a post; it is kept by Discord as the id of the frame."""
    return int.from_bytes(_digest(parts)[:4], "big") >> 1 or 1


def nonce(*parts: str | int) -> str:
    """25 characters that stand for a post: Discord makes no second message of the same nonce within some minutes."""
    return _digest(parts).hex()[:25]


def _digest(parts: Sequence[str | int]) -> bytes:
    return hashlib.sha256("\x00".join(map(str, parts)).encode()).digest()


def _shown(place: int, picture: Picture) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{_filename(place, picture)}", description=picture.alt)


def _filename(place: int, picture: Picture) -> str:
    return picture.filename if place == 0 else f"{place}-{picture.filename}"
