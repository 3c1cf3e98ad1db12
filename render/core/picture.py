"""The finished picture as posted."""

from dataclasses import dataclass
from typing import Final

ALT_TEXT_LIMIT: Final = 1024
"""Discord's maximum length of an attachment's description."""


@dataclass(frozen=True)
class Picture:
    """An encoded picture with its file name (ASCII), alt text (at most 1024 characters) and size in pixels."""

    data: bytes
    filename: str
    alt: str
    width: int
    height: int

    def __post_init__(self) -> None:
        if not self.filename.isascii() or "/" in self.filename:
            raise ValueError(f"not a plain ASCII file name: {self.filename!r}")
        if not 0 < len(self.alt) <= ALT_TEXT_LIMIT:
            raise ValueError(f"alt text of {len(self.alt)} characters (1 to {ALT_TEXT_LIMIT})")


def shortened_alt(text: str) -> str:
    """The alt text, cut at the last full sentence or word that fits the limit."""
    if len(text) <= ALT_TEXT_LIMIT:
        return text
    head = text[: ALT_TEXT_LIMIT - 1]
    stop = head.rfind(". ")
    return head[: stop + 1] if stop > ALT_TEXT_LIMIT // 2 else head.rsplit(" ", 1)[0] + "…"
