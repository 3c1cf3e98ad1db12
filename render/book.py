"""The pages of a campaign's book: its posts, composed again, with pictures that are small enough to be kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from io import BytesIO
from typing import Any, TypeVar

import msgspec
from PIL import Image

from render.core.pacing import take_break
from render.core.picture import Picture
from render.presenter import Post, Posting, Presenter, View, Voice, drawn, text_only
from rules.core.events import Event

WIDTH, QUALITY = 1200, 82
"""The greatest width of a kept picture in pixels, and its quality."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Draft(msgspec.Struct, frozen=True):
    """A page to compose: its post, the post's events, the events before them, and the view after them."""

    post: Post
    events: tuple[Event, ...]
    before: tuple[Event, ...]
    view: View


class Page(msgspec.Struct, frozen=True):
    """A page: the text of a post (Discord's Markdown) and its pictures. ``is_end``: it ends its turn, or the game."""

    text: str
    pictures: tuple[Picture, ...] = ()
    is_end: bool = False


class DrawnChapter(msgspec.Struct, frozen=True):
    """A turn: its heading in the game's own words, its pages, and the map at its end.

    ``missing`` is how many pages couldn't be composed.
    """

    heading: str
    pages: tuple[Page, ...]
    maps: tuple[Picture, ...]
    missing: int = 0


def chapter(
    shown: Presenter, events: Sequence[Event], drafts: Sequence[Draft], end: View | None, voice: Voice, *, drawing: bool
) -> DrawnChapter:
    """A turn as a chapter, from its public events. ``end`` is the view at its end, for the map.

    Only reports and the ends of turns keep their pictures: the map of each choice would fill the book. A page that
    can't be composed is left out. Without ``drawing`` there are no pictures.
    """
    pages: list[Page] = []
    missing = 0
    with nullcontext() if drawing else text_only():
        for draft in drafts:
            take_break()
            page = _attempted(partial(_page, shown, draft, voice))
            missing += page is None
            if page is not None and (page.text or page.pictures):
                pages.append(page)
        take_break()
        maps = () if end is None else _attempted(lambda: drawn(lambda: shown.map(end, None, voice.locale))) or ()
    return DrawnChapter(_heading(shown, events, voice), tuple(pages), kept(maps), missing)


def _page(shown: Presenter, draft: Draft, voice: Voice) -> Page:
    post = draft.post
    with text_only() if post.is_news else nullcontext():
        posting = shown.compose(post, draft.events, draft.view, voice, draft.before)
    return Page(posting.text, () if post.is_news else kept(posting.pictures), post.kind in ("summary", "end"))


def _heading(shown: Presenter, events: Sequence[Event], voice: Voice) -> str:
    """The first line of the game's own chapter, without its marks."""
    told = _attempted(lambda: shown.chapter(events, voice)) or ""
    return told.strip().partition("\n")[0].lstrip("#").strip().strip("*_").strip()


def posting(compose: Callable[..., Posting], *args: Any) -> Posting:
    """A posting with pictures to keep; an empty one if it can't be composed."""
    made = _attempted(lambda: compose(*args))
    return Posting("") if made is None else msgspec.structs.replace(made, pictures=kept(made.pictures))


def picture(draw: Callable[..., Picture], *args: Any) -> tuple[Picture, ...]:
    """A picture to keep; none if it can't be drawn."""
    made = _attempted(lambda: draw(*args))
    return () if made is None else kept((made,))


def _attempted(work: Callable[[], T]) -> T | None:
    """The result of some work; None if it fails. A book is readable without one of its pages."""
    try:
        return work()
    except Exception:
        _log.exception("Failed to compose a page of a book.")
        return None


def kept(pictures: Sequence[Picture]) -> tuple[Picture, ...]:
    """Pictures at the size and quality at which a book keeps them."""
    return tuple(smaller(each, WIDTH, QUALITY) for each in pictures)


def smaller(picture: Picture, width: int, quality: int) -> Picture:
    """A picture at most so wide and encoded at that quality; as it is if that saves nothing."""
    with Image.open(BytesIO(picture.data)) as opened:
        image: Image.Image = opened.convert("RGB")
    if image.width > width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    packed = BytesIO()
    image.save(packed, "WEBP", quality=quality, method=4)
    if image.width == picture.width and len(picture.data) <= packed.tell():
        return picture
    name = f"{picture.filename.rpartition('.')[0]}.webp"
    return Picture(packed.getvalue(), name, picture.alt, *image.size)
