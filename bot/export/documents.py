"""The files of an export: the book as an HTML page and as Markdown with its pictures, and the log of all actions."""

from __future__ import annotations

import base64
import re
import zipfile
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache
from html import escape
from io import BytesIO
from itertools import groupby
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup

import data
from bot.common.messages import say
from bot.export.book import Book
from bot.export.dice import die_purpose
from bot.export.editions import Volume
from render.core.picture import Picture

FOLDER = "pictures"
"""The folder with the pictures of a book in Markdown."""

_ZIP_EPOCH = (1980, 1, 1, 0, 0, 0)
_MARKDOWN = MarkdownIt("commonmark", {"html": False, "breaks": True}).disable("link").disable("autolink")
_SMALL = re.compile(r"\s*-# (.*)")
_ITEM = re.compile(r"\s*[-*•] ")
_UNDERLINED = re.compile(r"__(.+?)__(.*)")
_SPECIAL = re.compile(r"([\\`*_\[\]#|~])")


def render_html(volume: Volume) -> bytes:
    """A volume as one HTML file that needs nothing else.

    Raises:
        TooLargeError: its pictures have no room.
    """
    plates = volume.plates
    return _fill("book.html", volume, {"embedded": lambda each: _data_url(plates.of(each)), "shown": plates.of})


def render_zip(volume: Volume, name: str) -> bytes:
    """A volume as Markdown with its pictures in a folder beside it; ``name`` is that of the Markdown file."""
    placed: dict[str, bytes] = {}

    def place(picture: Picture) -> str:
        shown = volume.plates.of(picture)
        path = f"{FOLDER}/{len(placed) + 1:03}-{shown.filename}"
        placed[path] = shown.data
        return path

    text = render_markdown(volume, place)
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(zipfile.ZipInfo(name, _ZIP_EPOCH), text, zipfile.ZIP_DEFLATED)
        for path, body in placed.items():
            archive.writestr(zipfile.ZipInfo(path, _ZIP_EPOCH), body, zipfile.ZIP_STORED)
    return packed.getvalue()


def render_markdown(volume: Volume, place: Callable[[Picture], str]) -> bytes:
    """A volume as Markdown. ``place`` keeps a picture and returns the path to it."""
    text = _fill("book.md", volume, {"placed": place}).decode()
    return (re.sub(r"\n{3,}", "\n\n", text).strip() + "\n").encode()


def _fill(template: str, volume: Volume, more: Mapping[str, Any]) -> bytes:
    book, edition = volume.book, volume.edition
    found = _templates().get_template(template)
    return found.render(volume=volume, book=book, edition=edition, purpose=die_purpose, **more).encode()


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
    found.filters |= {"rich": rich, "plain": plain, "broken": broken, "day": day, "dates": dates}
    return found


def _data_url(picture: Picture) -> str:
    kind = picture.filename.rpartition(".")[2].replace("jpg", "jpeg")
    return f"data:image/{kind};base64,{base64.b64encode(picture.data).decode()}"


def text(name: str, **args: str | int) -> str:
    """A text of the book in the current language."""
    return say(f"record-{name}", **args)


def rich(source: str) -> Markup:
    """A text in Discord's Markdown as HTML. HTML in it is escaped, and links in it are text."""
    parts: list[str] = []
    for is_small, lines in groupby(source.split("\n"), key=lambda line: bool(_SMALL.match(line))):
        if is_small:
            small = [_MARKDOWN.renderInline(_SMALL.sub(r"\1", line)) for line in lines]
            parts += [f'<p class="small">{line}</p>\n' for line in small]
        else:
            parts.append(_MARKDOWN.render(_spaced("\n".join(lines))))
    return Markup("".join(parts))  # noqa: S704 - the renderer escapes what it is given


def _spaced(source: str) -> str:
    """The text for other Markdown: with an empty line after each list, and headings for underlined beginnings.

    Discord ends a list with its line, and underlines what's between pairs of underscores.
    """
    lines: list[str] = []
    for line in source.split("\n"):
        ends_list = bool(lines) and _ITEM.match(lines[-1]) and line.strip() and not _ITEM.match(line)
        heading = _UNDERLINED.fullmatch(line)
        shown = f"#### {heading[1].strip('*')}{heading[2]}" if heading else line
        lines += ["", shown] if heading or (ends_list and not line.startswith("  ")) else [shown]
    return "\n".join(lines)


def plain(typed: str) -> str:
    """Typed text, escaped for Markdown."""
    return _SPECIAL.sub(r"\\\1", escape(" ".join(typed.split()), quote=False))


def broken(source: str) -> str:
    """A text in Discord's Markdown for other Markdown: with hard line breaks, and without small print's marks."""
    lines = [_SMALL.sub(r"\1", line).rstrip() for line in _spaced(source).split("\n")]
    return "\n".join(
        f"{line}  " if _breaks(line, after) else line for line, after in zip(lines, [*lines[1:], ""], strict=True)
    )


def _breaks(line: str, after: str) -> bool:
    """Whether a line needs a mark to end before the next one."""
    return bool(line and after) and not line.startswith("#") and not _ITEM.match(after)


def day(moment: datetime) -> str:
    """The date of a timestamp, as 2026-03-31."""
    return f"{moment:%Y-%m-%d}"


def dates(book: Book) -> str:
    """From when to when a campaign was played."""
    first, last = day(book.begun), day(book.last)
    return first if first == last else text("from-to", begun=first, last=last)


def encode_log(log: Mapping[str, Any]) -> bytes:
    """The log of all actions as JSON, indented for people."""
    return msgspec.json.format(msgspec.json.encode(log), indent=1)
