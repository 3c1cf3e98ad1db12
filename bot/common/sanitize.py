"""Sanitizes what people type: before parsing it, storing it as a name, or displaying it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

LONGEST = 6000
"""Maximum length of anything typed; also Discord's limit for an option."""

_BROKEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
"""Control characters, lone surrogates and noncharacters: databases, fonts and files may choke on them."""

_TURNING = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Bidirectional marks: they'd also reorder the text around a name."""

_JOINERS = "\u200c\u200d"
_ACCENTS = re.compile(
    r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4})"
    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
_MARKUP = re.compile(r"[\\`*_~|\[\]<>]")
_AT_THE_START = re.compile(r"^([#+-])")
_NUMBERED = re.compile(r"^(\d+)([.)])(?=\s|$)")
_CALLS = re.compile(r"@(?=everyone|here)", re.IGNORECASE)
_MAX_DEPTH = 20


def strip_unsafe(data: Any, depth: int = 0) -> Any:
    """Interaction data without characters that can't be stored or written downstream."""
    if isinstance(data, str):
        return _BROKEN.sub("", data[: 2 * LONGEST])[:LONGEST]
    if depth > _MAX_DEPTH:
        return None
    if isinstance(data, dict):
        return {strip_unsafe(key): strip_unsafe(value, depth + 1) for key, value in data.items()}
    if isinstance(data, list):
        return [strip_unsafe(value, depth + 1) for value in data]
    return data


def clean_name(typed: str, instead: str, most: int) -> str:
    """Typed text as a name: one line, every character visible.

    ``instead`` is the fallback if nothing remains; ``most`` is the maximum length.
    """
    line = " ".join(_visible(unicodedata.normalize("NFC", _TURNING.sub("", strip_unsafe(typed)))).split())
    line = _ACCENTS.sub(r"\1", line)
    cut = clipped(line, most)
    return cut if any(_can_be_seen(letter) for letter in cut) else instead


def quoted(typed: str, most: int = LONGEST) -> str:
    """Typed text, escaped for other text: no Markdown, mentions or links."""
    line = clipped(" ".join(_visible(_TURNING.sub("", strip_unsafe(typed))).split()), most)
    line = _MARKUP.sub(r"\\\g<0>", line)
    line = _NUMBERED.sub(r"\1\\\2", _AT_THE_START.sub(r"\\\1", line))
    return _CALLS.sub("@\u200b", line).replace("://", ":\\//")


def listed(typed: Iterable[str]) -> str:
    """Several typed texts, escaped and separated by commas."""
    return ", ".join(quoted(each) for each in typed)


def _visible(text: str) -> str:
    """The text without invisible format characters. Joiners between two characters stay."""
    kept = []
    for place, letter in enumerate(text):
        category = unicodedata.category(letter)
        if letter in _JOINERS:
            inside = 0 < place < len(text) - 1 and text[place - 1] not in _JOINERS and not text[place - 1].isspace()
            kept.append(letter if inside else "")
        elif category in ("Cf", "Cc", "Cs", "Co", "Cn"):
            kept.append(" " if letter.isspace() else "")
        else:
            kept.append(letter)
    return "".join(kept)


def _can_be_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"


def clipped(text: str, limit: int) -> str:
    """The text, truncated with an ellipsis if it's too long."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
