"""A campaign as a book: its title page, a chapter for each turn, and the closing pages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.export.dice import Die
from render.book import Page
from render.core.picture import Picture


@dataclass(frozen=True)
class Player:
    """Someone who took part in a campaign: Discord id, name there, and the seats they hold."""

    id: int
    name: str
    seats: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A turn: its heading, its posts, the map at its end, and its dice."""

    turn: int
    heading: str
    pages: tuple[Page, ...]
    maps: tuple[Picture, ...]
    dice: tuple[Die, ...]


@dataclass(frozen=True)
class Book:
    """A campaign as a book. Texts are in Discord's Markdown; ``secret`` is None while it's played.

    ``seats`` are all seats with their players' names. ``others`` played, but hold none now. ``result`` is how the
    campaign ended, empty before that. ``verified`` says what its dice prove; empty in a game without dice. ``missing``
    pages couldn't be composed, and ``undrawn`` chapters have no pictures, because drawing took too long.
    """

    game: str
    locale: str
    title: str
    game_title: str
    scenario: str
    options: tuple[str, ...]
    origin: str
    begun: datetime
    last: datetime
    exported: datetime
    result: str
    players: tuple[Player, ...]
    seats: tuple[tuple[str, str], ...]
    others: tuple[str, ...]
    verified: str
    commitment: str
    secret: str | None
    cover: tuple[Picture, ...]
    statistics: str
    sheets: tuple[Picture, ...]
    chapters: tuple[Chapter, ...]
    missing: int = 0
    undrawn: int = 0
