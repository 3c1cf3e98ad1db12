"""Orders for after the dice, and orders that may be left out.

``then`` at the start of an order begins a new stage: it waits until the dice before it are thrown. An order that ends
with ``if possible`` is left out if it can't be carried out::

    magnus maximus > italia 2; rally; then onward > italia 4 if possible; end

The words of all languages are accepted in every language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from rules.core.orders.names import Words, folded, lexicons
from rules.core.orders.reading import Token, Tokens
from rules.core.text import Text, lexicon

_CORE = "core"
_ORDER = re.compile(r"[^;\n]+")
_FIRST_WORD = re.compile(r"\s*([^\W_]+)", re.UNICODE)


def stages(text: str) -> list[str]:
    """Split a text of orders into its stages: a text without ``then`` is one.

    What belongs to another stage is blanked out, and so is the word itself, so that every order keeps its line and
    column.
    """
    found = []
    cut = _first_then(text)
    while cut is not None:
        start, end = cut
        found.append(text[:start] + _blank(text[start:]))
        text = _blank(text[:end]) + text[end:]
        cut = _first_then(text)
    return [*found, text]


def after_dice(text: str) -> str:
    """What follows the first ``then`` of a text, as it was typed; empty if nothing does."""
    cut = _first_then(text)
    return "" if cut is None else text[cut[1] :].strip()


def _first_then(text: str) -> tuple[int, int] | None:
    """Where the first ``then`` that begins an order is; None if there is none."""
    for line_start, line in _lines(text):
        said = line.partition("#")[0]
        for part in _ORDER.finditer(said):
            word = _FIRST_WORD.match(part[0])
            if word is not None and folded(word[1]) in _then_words():
                offset = line_start + part.start()
                return offset + word.start(1), offset + word.end(1)
    return None


def _lines(text: str) -> list[tuple[int, str]]:
    found, start = [], 0
    for line in text.split("\n"):
        found.append((start, line))
        start += len(line) + 1
    return found


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


def without_condition(tokens: Tokens) -> tuple[Sequence[Token], bool]:
    """Split ``if possible`` from the end of an order: the other tokens, and whether it was there."""
    words = tuple(word for token in tokens for word in token.words)
    for phrase in _if_possible_words():
        if words[-len(phrase) :] == phrase and len(tokens) > len(phrase):
            return tokens[: -len(phrase)], True
    return tokens, False


def then(locale: str) -> str:
    """The usual word that begins what follows the dice, in one language."""
    return lexicon(_CORE, locale).say(Text(_CORE, "word-then")).split()[0]


def if_possible(locale: str) -> str:
    """The words at the end of an order that may be left out, in one language."""
    return lexicon(_CORE, locale).say(Text(_CORE, "word-if-possible"))


@cache
def _then_words() -> frozenset[Words]:
    said = [each.say(Text(_CORE, "word-then")) for each in lexicons(_CORE)]
    return frozenset((word,) for line in said for word in folded(line))


@cache
def _if_possible_words() -> tuple[Words, ...]:
    return tuple(dict.fromkeys(folded(each.say(Text(_CORE, "word-if-possible"))) for each in lexicons(_CORE)))
