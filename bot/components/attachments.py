"""Attachments that stay in an edit: Discord keeps only those that the edit lists.

A picture that a layout shows isn't among the message's attachments. Its id and name come from the gallery.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import discord
from discord import ui

if TYPE_CHECKING:
    from discord.types.message import Attachment as AttachmentPayload


class KeptAttachment(discord.Attachment):
    """A picture of a message that stays when the message is edited.

    Discord looks up ``attachment://`` among the listed names, so the edit needs the name as well as the id.
    """

    def __init__(self, number: int, media: discord.UnfurledMediaItem, description: str | None) -> None:
        self.id = number
        self.filename = PurePosixPath(urlsplit(media.url).path).name
        self.url = media.url
        self.proxy_url = media.proxy_url or media.url
        self.description = description

    @property
    def reference(self) -> str:
        """How a layout of the same message refers to it."""
        return f"attachment://{self.filename}"

    def to_dict(self) -> AttachmentPayload:
        """What an edit lists."""
        kept: AttachmentPayload = {
            "id": self.id,
            "filename": self.filename,
            "size": 0,
            "url": self.url,
            "proxy_url": self.proxy_url,
        }
        return kept if self.description is None else {**kept, "description": self.description}


def keep_all(view: ui.LayoutView) -> list[KeptAttachment]:
    """The uploaded pictures in a posted layout, which now refers to them by name."""
    found = []
    for part in view.walk_children():
        if not isinstance(part, ui.MediaGallery):
            continue
        for item in part.items:
            if item.media.attachment_id is not None:
                kept = KeptAttachment(item.media.attachment_id, item.media, item.description)
                item.media = discord.UnfurledMediaItem(kept.reference)
                found.append(kept)
    return found
