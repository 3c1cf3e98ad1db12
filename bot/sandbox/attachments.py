"""Uploaded files: attachments, and the pictures that embeds and components show."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.sandbox.limits import FILE, GALLERY, THUMBNAIL, wire_filename
from bot.sandbox.persistence import StoredFile
from bot.sandbox.protocol import Json

SCHEME = "attachment://"


class Upload(NamedTuple):
    """A file part of a request: ``number`` is n of ``files[n]``."""

    number: int
    name: str
    filename: str
    body: bytes


def attachment(file: StoredFile, channel_id: str, base_url: str, description: str | None) -> Json:
    """Return the attachment object of a stored file; ``description`` is its alt text."""
    url = f"{base_url}/attachments/{channel_id}/{file.id}/{file.name}"
    wire: Json = {
        "id": file.id,
        "filename": file.name,
        "size": len(file.body),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.width:
        wire |= {"width": file.width, "height": file.height}
    if description:
        wire["description"] = description
    return wire


@dataclasses.dataclass
class Plan:
    """A message's files: the kept ones, the new ones, and each one's alt text.

    ``named`` are the kept ones that the body lists by id and by name.
    """

    kept: list[Json]
    new: list[tuple[Upload, str | None]]
    unknown: list[int]
    named: set[str] = dataclasses.field(default_factory=set)

    @property
    def filenames(self) -> set[str]:
        """The names that ``attachment://`` may use. Discord doesn't look up files that the body doesn't name."""
        return self.named | {wire_filename(upload.filename) for upload, _ in self.new}


def plan(payload: Json, uploads: Sequence[Upload], standing: Sequence[Json]) -> Plan:
    """Parse a body's ``attachments``: absent keeps all, listed ids stay, listed indexes name the uploaded parts."""
    listed = payload.get("attachments")
    alt = {str(entry.get("id")): entry.get("description") for entry in listed or ()}
    new = [(upload, alt.get(str(upload.number))) for upload in uploads]
    if listed is None:
        return Plan([dict(entry) for entry in standing], new, [])
    here = {entry["id"]: entry for entry in standing}
    indexes = {str(upload.number) for upload in uploads}
    kept: list[Json] = []
    unknown: list[int] = []
    named: set[str] = set()
    for place, entry in enumerate(listed):
        key = str(entry.get("id"))
        if key in here:
            changed = {"description": entry["description"]} if entry.get("description") else {}
            kept.append(here[key] | changed)
            named |= {here[key]["filename"]} & {entry.get("filename")}
        elif key not in indexes:
            unknown.append(place)
    return Plan(kept, new, unknown, named)


@dataclasses.dataclass
class Resolver:
    """Replaces ``attachment://`` names with URLs and remembers which files were used that way."""

    files: Sequence[Json]
    used: list[str] = dataclasses.field(default_factory=list)

    def media(self, url: str) -> Json:
        """Return the media fields for a URL or a reference."""
        if not url.startswith(SCHEME):
            return {"url": url, "proxy_url": url}
        name = url.removeprefix(SCHEME)
        file = next(entry for entry in reversed(self.files) if entry["filename"] == name)
        self.used.append(file["id"])
        sizes: Json = {key: file[key] for key in ("width", "height") if key in file}
        return {"url": file["url"], "proxy_url": file["proxy_url"], **sizes}

    def embeds(self, embeds: Sequence[Json]) -> list[Json]:
        """Return embeds as the API shows them."""
        shown = []
        for embed in copy.deepcopy(list(embeds)):
            embed["type"] = "rich"
            for key in ("image", "thumbnail"):
                if embed.get(key):
                    embed[key] = self.media(embed[key]["url"])
            for key in ("author", "footer"):
                if embed.get(key) and embed[key].get("icon_url"):
                    found = self.media(embed[key]["icon_url"])
                    embed[key] |= {"icon_url": found["url"], "proxy_icon_url": found["proxy_url"]}
            shown.append({key: value for key, value in embed.items() if value is not None})
        return shown

    def components(self, components: Sequence[Json]) -> list[Json]:
        """Return components as the API shows them: with ids, and with the URLs of their files."""
        shown = copy.deepcopy(list(components))
        number_components(shown)
        for component in walk(shown):
            if component["type"] == THUMBNAIL:
                component["media"] = self._unfurled(component["media"]["url"])
            elif component["type"] == FILE:
                component["file"] = self._unfurled(component["file"]["url"])
                stored = [entry for entry in self.files if entry["url"] == component["file"]["url"]]
                component.update({"name": stored[0]["filename"], "size": stored[0]["size"]} if stored else {})
            elif component["type"] == GALLERY:
                for item in component["items"]:
                    item["media"] = self._unfurled(item["media"]["url"])
        return shown

    def _unfurled(self, url: str) -> Json:
        media, is_reference = self.media(url), url.startswith(SCHEME)
        file = next((entry for entry in self.files if is_reference and entry["url"] == media["url"]), None)
        extra = {"attachment_id": file["id"], "content_type": file["content_type"]} if file else {}
        return {"width": 0, "height": 0, "content_type": None, "loading_state": 2, "flags": 0, **media, **extra}


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield components with all their descendants, parents before children."""
    for component in components:
        yield component
        below = component.get("components")
        if isinstance(below, list):
            yield from walk(below)
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def number_components(components: Sequence[Json]) -> None:
    """Give each component without an id the next free number, counting from 1."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    number = 0
    for component in walk(components):
        if component.get("id"):
            continue
        number += 1
        while number in taken:
            number += 1
        component["id"] = number


def find_component(components: Sequence[Json], wanted: Callable[[Json], bool]) -> Json | None:
    """Return the first matching component, or None."""
    return next((component for component in walk(components) if wanted(component)), None)


def texts(wire: Json) -> Iterator[str]:
    """Return the texts of a message that can mention someone."""
    yield wire.get("content") or ""
    for component in walk(wire.get("components") or ()):
        if isinstance(component.get("content"), str):
            yield component["content"]
