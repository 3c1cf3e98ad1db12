"""Messages as layouts (Components V2): framed text, pictures below it, then buttons and menus."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TypeVar

import discord
from discord import ui
from discord.ui.view import BaseView

from bot.common.sanitize import clipped
from bot.components.attachments import KeptAttachment, keep_all
from bot.components.controls import Row
from render.core.message_text import parts
from render.core.picture import Picture
from render.presenter import Posting

PURPLE = 0x6B2C4A
"""The accent colour of the frame."""

MAX_TEXT_LENGTH = 4000
"""Maximum length of all texts of a message together."""

MAX_PARTS = 40
"""Maximum number of a message's parts, with those within others. The pictures of a gallery don't count."""

_AROUND = 4
"""Parts of a message that are no pictures, buttons or menus: the frame, the heading, the separator and the text."""


@dataclass(frozen=True)
class Message:
    """A message ready to send: its layout, its pictures, and the users it notifies.

    ``kept`` are the pictures that an edited message already has.
    """

    layout: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = ()
    kept: tuple[KeptAttachment, ...] = ()

    @property
    def filenames(self) -> list[str]:
        """The names of the pictures within the message."""
        return [_filename(place, picture) for place, picture in enumerate(self.pictures)]

    def files(self) -> list[discord.File]:
        """The pictures as attachments, for a single send."""
        return [
            discord.File(BytesIO(picture.data), name, description=picture.alt)
            for picture, name in zip(self.pictures, self.filenames, strict=True)
        ]

    def attachments(self) -> list[discord.Attachment | discord.File]:
        """The attachments after an edit: what stays, and what is uploaded."""
        return [*self.kept, *self.files()]


_View = TypeVar("_View", bound=BaseView)


def message(
    heading: str,
    pictures: Sequence[Picture] = (),
    text: str = "",
    rows: Sequence[Row] = (),
    mark: int | None = None,
    kept: Sequence[KeptAttachment] = (),
) -> Message:
    """A message in one frame. ``mark`` is a number to recognise it by (:func:`fingerprint`).

    ``kept`` are the pictures of an edited message that stay.
    """
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=PURPLE, id=mark)
    if heading:
        frame.add_item(ui.TextDisplay(clipped(heading, MAX_TEXT_LENGTH // 2)))
    if pictures or kept:
        shown = [discord.MediaGalleryItem(each.reference, description=each.description) for each in kept]
        shown += (_shown(place, picture) for place, picture in enumerate(pictures))
        room = max(1, MAX_PARTS - _AROUND - sum(1 + len(row.children) for row in rows))
        for items in _galleries(shown, room):
            frame.add_item(ui.MediaGallery(*items))
    if text:
        if heading or pictures:
            frame.add_item(ui.Separator())
        frame.add_item(ui.TextDisplay(clipped(text, MAX_TEXT_LENGTH // 2)))
    for row in rows:
        frame.add_item(row)
    layout = stateless(ui.LayoutView(timeout=None))
    layout.add_item(frame)
    return Message(layout, tuple(pictures), kept=tuple(kept))


def _galleries(items: Sequence[discord.MediaGalleryItem], room: int) -> Iterator[Sequence[discord.MediaGalleryItem]]:
    """Pictures below each other: in one gallery Discord puts them side by side and cuts off their edges.

    Without room for so many galleries the last pictures share one.
    """
    for place in range(min(len(items), room)):
        yield items[place : place + 1] if place < room - 1 else items[place:]


def greyed(shown: discord.Message) -> Message:
    """A message with every control disabled. Its pictures stay."""
    same = as_shown(shown)
    for part in same.layout.walk_children():
        if isinstance(part, (ui.Button, ui.Select)):
            part.disabled = True
    return same


def as_shown(shown: discord.Message) -> Message:
    """A message as it is. Editing a message with it resets its menus."""
    layout = stateless(ui.LayoutView.from_message(shown, timeout=None))
    return Message(layout, kept=tuple(keep_all(layout)))


def pictures_of(shown: discord.Message) -> list[KeptAttachment]:
    """The pictures of a message with a layout, for an edit that keeps them."""
    return keep_all(ui.LayoutView.from_message(shown, timeout=None))


def stateless(view: _View) -> _View:
    """A view or form that discord.py doesn't keep: presses are recognised by their custom ids, even after a restart.

    Otherwise it would keep an entry per message forever, and whole views and forms for minutes. A flood of commands
    could fill the memory that way.
    """
    view.stop()
    return view


def posted(posting: Posting, mark: int | None = None) -> Message:
    """A presenter's posting as a message; what is too long for one text comes below the pictures."""
    first, *rest = parts(posting.text) if posting.text else [""]
    return message(first, posting.pictures, "\n".join(rest), mark=mark)


def fingerprint(*parts: str | int) -> int:
    """A 31-bit number that identifies a post; Discord keeps it as the id of the frame."""
    return int.from_bytes(_digest(parts)[:4], "big") >> 1 or 1


def nonce(*parts: str | int) -> str:
    """25 characters that identify a post: for a few minutes Discord creates only one message per nonce."""
    return _digest(parts).hex()[:25]


def _digest(parts: Sequence[str | int]) -> bytes:
    return hashlib.sha256("\x00".join(map(str, parts)).encode()).digest()


def _shown(place: int, picture: Picture) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{_filename(place, picture)}", description=picture.alt)


def _filename(place: int, picture: Picture) -> str:
    return picture.filename if place == 0 else f"{place}-{picture.filename}"
