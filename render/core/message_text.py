"""Text that has to fit into one message, or into several."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from render.core.posts import SHORT

LONGEST: Final = 1900
"""Maximum length of a message; Discord's limit is 2,000 characters."""

_STEP: Final = 50
_BATTLE: Final = "\n⚔️"
"""What the title of a battle begins with."""

_SENTENCE: Final = re.compile(r"(?<=[.!?…»”]) (?=\S)")


def parts(text: str) -> list[str]:
    """A text in as few parts as fit into messages, of about the same length, cut between lines or sentences.

    A battle stays in one part if that makes no more of them.
    """
    pieces = list(_pieces(text))
    fewest = len(_filled(pieces, LONGEST))
    for uncut in (list(_battles(pieces)), pieces):
        for limit in range(max(-(-len(text) // fewest), *map(len, uncut)), LONGEST + _STEP, _STEP):
            found = _filled(uncut, min(limit, LONGEST))
            if len(found) == fewest and (uncut is pieces or all(len(part) >= SHORT for part in found)):
                return found
    return _filled(pieces, LONGEST)


def _battles(pieces: Sequence[str]) -> Iterator[str]:
    """The pieces, those of each battle together; what is too long for a message stays as it is."""
    starts = [place for place, piece in enumerate(pieces) if piece.startswith(_BATTLE)]
    for start, end in pairwise([0, *starts, len(pieces)]):
        battle = "".join(pieces[start:end])
        yield from [battle] if start in starts and len(battle) <= LONGEST else pieces[start:end]


def _pieces(text: str) -> Iterator[str]:
    """What isn't cut, each with the gap before it: lines; sentences of lines that are too long for a message."""
    for line in text.split("\n"):
        if len(line) <= LONGEST:
            yield f"\n{line}"
            continue
        for place, sentence in enumerate(_SENTENCE.split(line)):
            for start in range(0, len(sentence), LONGEST):
                gap = "" if start else " " if place else "\n"
                yield gap + sentence[start : start + LONGEST]


def _filled(pieces: Sequence[str], limit: int) -> list[str]:
    """The pieces in parts of at most so many characters, if none of them is longer."""
    found: list[str] = []
    for piece in pieces:
        if found and len(found[-1]) + len(piece) <= limit:
            found[-1] += piece
        else:
            found.append(piece[1:] if piece[:1].isspace() else piece)
    return [part.lstrip("\n") for part in found]


def whole_lines(lines: Sequence[str]) -> str:
    """As many whole lines as fit into a message."""
    kept, room = list[str](), LONGEST
    for line in lines:
        if len(line) < room:
            kept.append(line)
            room -= len(line) + 1
    return "\n".join(kept)
