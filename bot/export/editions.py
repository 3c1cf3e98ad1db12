"""Fits a book into files of limited size: smaller pictures, then fewer, then several volumes. It's never cut short."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.export.book import Book, Chapter
from render.book import QUALITY, WIDTH, Page, smaller
from render.core.picture import Picture

Pictures = Literal["all", "ends", "none"]
"""The pictures of the chapters: all, only those at the end of each turn, or none."""


@dataclass(frozen=True)
class Edition:
    """How a book shows its pictures: at most so wide (in pixels), at that quality, and which of them."""

    width: int
    quality: int
    pictures: Pictures = "all"

    def of_page(self, page: Page) -> Sequence[Picture]:
        """The pictures of a page."""
        return page.pictures if self.pictures == "all" or (page.is_end and self.pictures == "ends") else ()

    def of_maps(self, chapter: Chapter) -> Sequence[Picture]:
        """The map at the end of a chapter."""
        return chapter.maps if self.pictures != "none" else ()

    def of_book(self, pictures: Sequence[Picture]) -> Sequence[Picture]:
        """The pictures of the title page and the closing pages."""
        return pictures if self.pictures != "none" else ()


FULL: Final = Edition(WIDTH, QUALITY)
EDITIONS: Final = (FULL, Edition(1000, 74), Edition(800, 64), Edition(1000, 74, "ends"), Edition(800, 64, "ends"))
"""From best to smallest. Smaller pictures can't be read on a phone."""

_UNPICTURED: Final = Edition(0, 0, "none")


class TooLargeError(Exception):
    """The pictures are larger than the file may be."""


@dataclass
class Plates:
    """The pictures of one edition, each encoded once. ``room`` is how many bytes they may have in all."""

    edition: Edition
    room: float = float("inf")
    _made: dict[int, Picture] = field(default_factory=dict)
    _bytes: int = 0

    def of(self, picture: Picture) -> Picture:
        """The picture as this edition shows it.

        Raises:
            TooLargeError: the pictures so far have no room.
        """
        if id(picture) not in self._made:
            full = self.edition.width >= WIDTH
            made = picture if full else smaller(picture, self.edition.width, self.edition.quality)
            self._made[id(picture)] = made
            self._bytes += len(made.data) * 4 // 3
            if self._bytes > self.room:
                raise TooLargeError
        return self._made[id(picture)]


@dataclass(frozen=True)
class Volume:
    """A part of a book that is one file: its chapters, its number, and how many volumes there are."""

    book: Book
    plates: Plates
    chapters: tuple[Chapter, ...]
    number: int = 1
    count: int = 1

    @property
    def edition(self) -> Edition:
        """How its pictures are shown."""
        return self.plates.edition

    @property
    def is_last(self) -> bool:
        """Whether it has the closing pages."""
        return self.number == self.count


Write = Callable[[Volume], bytes]


def bound(book: Book, most: int, write: Write) -> list[Volume]:
    """The volumes of a book: one if ``write`` makes a file of at most ``most`` bytes from it, in the best edition.

    Else as few as fit, in the smallest. A chapter that is too large even alone loses its pictures.
    """
    for edition in EDITIONS:
        volume = Volume(book, Plates(edition, most), book.chapters)
        try:
            if len(write(volume)) <= most:
                return [volume]
        except TooLargeError:
            continue
    parts = list(_parts(book, most, write))
    return [
        Volume(book, Plates(edition), chapters, number, len(parts))
        for number, (edition, chapters) in enumerate(parts, 1)
    ]


def _parts(book: Book, most: int, write: Write) -> Iterator[tuple[Edition, tuple[Chapter, ...]]]:
    """The chapters of each volume, with its edition."""
    plates = Plates(EDITIONS[-1])

    def size(chapters: Sequence[Chapter]) -> int:
        # The last volume is the largest: every one is measured with the closing pages.
        return len(write(Volume(book, plates, tuple(chapters), 2, 2)))

    shell = size(())
    rest = list(book.chapters)
    while rest:
        taken: list[Chapter] = []
        room = most - shell
        while rest and (needed := size((rest[0],)) - shell) <= room:
            taken.append(rest.pop(0))
            room -= needed
        if taken:
            yield plates.edition, tuple(taken)
        else:
            yield _UNPICTURED, (rest.pop(0),)
