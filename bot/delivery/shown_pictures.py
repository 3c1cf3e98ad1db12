"""Which pictures a channel shows already, so that none is uploaded twice.

It's kept in memory: after a restart, each picture is uploaded once more.
"""

from __future__ import annotations

import hashlib

import discord
import msgspec
from cachetools import LRUCache, TTLCache

from bot.components.attachments import KeptAttachment
from bot.components.layouts import Message, pictures_of
from bot.storage import Campaign
from render.core.picture import Picture
from render.presenter import Posting

_MAX_MESSAGES = 4096
_IN_SIGHT = 300.0
"""Seconds for which a private message is likely to be in sight still."""


class ShownPictures:
    """The pictures of messages that are edited: an edit keeps those that don't change."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, dict[bytes, KeptAttachment]] = LRUCache(_MAX_MESSAGES)

    def record(self, shown: discord.Message, sent: Message) -> None:
        """Record what Discord returned for a message with these pictures."""
        known = {each.filename: each for each in pictures_of(shown)}
        uploaded = zip(sent.pictures, sent.filenames, strict=True)
        self._shown[shown.id] = {_digest(picture): known[name] for picture, name in uploaded if name in known}

    def attachments(self, message: int, edited: Message) -> list[discord.Attachment | discord.File]:
        """The attachments for an edit: those that the message has, and files for the others."""
        known = self._shown.get(message, {})
        pairs = zip(edited.pictures, edited.filenames, edited.files(), strict=True)
        return [
            kept if (kept := known.get(_digest(picture))) is not None and kept.filename == name else file
            for picture, name, file in pairs
        ]

    def forget(self, message: int) -> bool:
        """Forget a message: the next edit uploads everything. False if nothing was known of it."""
        return self._shown.pop(message, None) is not None


class MapsShown:
    """The map that each player has asked for last: the same one isn't sent twice in a row."""

    def __init__(self) -> None:
        self._shown: TTLCache[tuple[int, int], tuple[bytes, str]] = TTLCache(_MAX_MESSAGES, _IN_SIGHT)

    def is_above(self, campaign: int, user: int, picture: Picture) -> bool:
        """Whether a player has just been shown this very map. Whoever asks a third time may have lost sight of it."""
        key, shown = (campaign, user), (_digest(picture), picture.alt)
        if self._shown.pop(key, None) == shown:
            return True
        self._shown[key] = shown
        return False


class BoardAbove:
    """The newest posted map of each campaign: the panel directly below it doesn't show the same map again."""

    def __init__(self) -> None:
        self._posted: LRUCache[int, tuple[int, int]] = LRUCache(_MAX_MESSAGES)
        self._left_out: LRUCache[int, tuple[int, bytes]] = LRUCache(_MAX_MESSAGES)

    def posted(self, campaign: int, action: int, message: int) -> None:
        """Record the message with the map after an action."""
        self._posted[campaign] = (action, message)

    def is_enough(self, campaign: Campaign, number: int, face: Posting) -> bool:
        """Whether the map above shows what the panel would show after this action."""
        if not (face.is_board and face.pictures):
            return False
        action, message = self._posted.get(campaign.id, (-1, 0))
        panel = campaign.panel or 0
        if action == number and message > panel:
            return True
        return not campaign.below and self._left_out.get(campaign.id) == (panel, _digest(face.pictures[0]))

    def panel_shown(self, campaign: int, panel: int, face: Posting, shown: Posting) -> None:
        """Record whether a panel leaves its map out."""
        if face.pictures and not shown.pictures:
            self._left_out[campaign] = (panel, _digest(face.pictures[0]))
        else:
            self._left_out.pop(campaign, None)


def without_pictures(face: Posting) -> Posting:
    """The text alone."""
    return msgspec.structs.replace(face, pictures=())


def _digest(picture: Picture) -> bytes:
    return hashlib.sha256(picture.data).digest()
