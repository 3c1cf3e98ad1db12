"""The files of an export: an HTML page, a Markdown page, and the log of all actions."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from html import escape
from io import BytesIO
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup
from PIL import Image

import data
from bot.common.messages import say
from bot.export.dice import Die, die_purpose
from render.core.picture import Picture

LEVELS = ((1200, 82), (1000, 72), (800, 62), (560, 50))
"""Width in pixels and quality of the pictures, from best to barely legible."""

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "breaks": True})
_SMALL = re.compile(r"^(\s*)-# (.*)$", re.MULTILINE)
_SPECIAL = re.compile(r"([\\`*_\[\]#|~])")


@dataclass(frozen=True)
class Player:
    """Someone who took part in a campaign: Discord id, name there, and their seats at the end."""

    id: int
    name: str
    seats: tuple[str, ...] = ()


@dataclass(frozen=True)
class EmbeddedPicture:
    """A picture in a page: its data URL, alt text and size in pixels."""

    source: str
    alt: str
    width: int
    height: int


@dataclass(frozen=True)
class Chapter:
    """A turn: its story, all of its posts, and its pictures."""

    turn: int
    story: str
    told: tuple[str, ...]
    pictures: tuple[Picture, ...]
    dice: tuple[Die, ...]


@dataclass(frozen=True)
class CampaignExport:
    """A campaign to export. Texts are in Discord's Markdown; ``secret`` is None while it's played.

    ``result`` is how it ended, empty before that.
    """

    game: str
    locale: str
    title: str
    game_title: str
    scenario: str
    options: tuple[str, ...]
    origin: str
    begun: datetime
    exported: datetime
    result: str
    players: tuple[Player, ...]
    commitment: str
    secret: str | None
    cover: tuple[Picture, ...]
    statistics: str
    sheets: tuple[Picture, ...]
    chapters: tuple[Chapter, ...]


def render_html(export: CampaignExport, most: int) -> bytes:
    """The export as one HTML file of at most ``limit`` bytes, with the best pictures that fit, or none."""
    for width, quality in LEVELS:
        page = _fill("record.html", export, {"embed": _PictureEmbedder(width, quality)})
        if len(page) <= most:
            return page
    return _fill("record.html", export, {"embed": lambda _: ()})


def render_markdown(export: CampaignExport) -> bytes:
    """The export as a Markdown file."""
    return _fill("record.md", export, {})


def _fill(template: str, export: CampaignExport, more: Mapping[str, Any]) -> bytes:
    return _templates().get_template(template).render(export=export, purpose=die_purpose, **more).encode()


@cache
def _templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader(data.path("bot", "templates")),
        autoescape=select_autoescape(("html",), default=False),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.globals["text"] = text
    found.filters |= {"rich": rich, "plain": plain, "broken": broken, "day": day}
    return found


def text(name: str, **args: str | int) -> str:
    """A text of the pages in the current language."""
    return say(f"record-{name}", **args)


def rich(source: str) -> Markup:
    """A text in Discord's Markdown as HTML; HTML in it is escaped."""
    return Markup(_MARKDOWN.render(_SMALL.sub(r"\1*\2*", source)))  # noqa: S704 - the renderer escapes what it is given


def plain(typed: str) -> str:
    """Typed text, escaped for Markdown."""
    return _SPECIAL.sub(r"\\\1", escape(" ".join(typed.split()), quote=False))


def broken(source: str) -> str:
    """A text in Discord's Markdown with hard line breaks, for other Markdown."""
    return source.replace("\n", "  \n")


def day(moment: datetime) -> str:
    """The date of a timestamp, as 2026-03-31."""
    return f"{moment:%Y-%m-%d}"


class _PictureEmbedder:
    """Embeds pictures in the page at one width and quality."""

    def __init__(self, width: int, quality: int) -> None:
        self._width = width
        self._quality = quality

    def __call__(self, pictures: Sequence[Picture]) -> Iterator[EmbeddedPicture]:
        for picture in pictures:
            yield self._embed(picture)

    def _embed(self, picture: Picture) -> EmbeddedPicture:
        opened = Image.open(BytesIO(picture.data))
        kind = (opened.format or "").lower()
        width, height = opened.size
        image: Image.Image = opened
        if width > self._width:
            image = image.resize((self._width, round(height * self._width / width)), Image.Resampling.LANCZOS)
        packed = BytesIO()
        image.convert("RGB").save(packed, "WEBP", quality=self._quality, method=4)
        best = packed.getvalue()
        if width <= self._width and len(picture.data) <= len(best):
            best = picture.data
        else:
            kind = "webp"
        source = f"data:image/{kind};base64,{base64.b64encode(best).decode()}"
        return EmbeddedPicture(source, picture.alt, *image.size)


def encode_log(log: Mapping[str, Any]) -> bytes:
    """The log of all actions as JSON, indented for people."""
    return msgspec.json.format(msgspec.json.encode(log), indent=1)
