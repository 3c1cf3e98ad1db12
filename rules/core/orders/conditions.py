"""Orders for after the dice, orders that may be left out, and orders that are repeated.

``then`` at the start of an order begins a new stage: it waits until the dice before it are thrown. An order that ends
with ``if possible`` is left out if it can't be carried out::

    magnus maximus > italia 2; rally; then onward > italia 4 if possible; end

One that ends with ``while possible`` may be left out too. As long as it's carried out, it's tried again after the dice
that follow it, and all that is written after it waits::

    battle samnium; then fight on while possible; pillage gold if possible

The words of all languages are accepted in every language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Literal

from rules.core.orders import Order, Verdict
from rules.core.orders.names import Words, folded, lexicons
from rules.core.orders.reading import Token, Tokens
from rules.core.text import Text, lexicon

Condition = Literal["", "if-possible", "while-possible"]
"""What an order ends with: it may be left out, or is repeated as long as it can be carried out."""

CONDITIONS: tuple[Condition, ...] = ("if-possible", "while-possible")
"""The conditions an order can end with."""

_CORE = "core"
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_END_OF_THEN = re.compile(r"(\s?:)?(?= )")


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


def after_then(order: str) -> tuple[str, str]:
    """Split the last order of a text after its last word for what follows the dice; the first part is empty without."""
    said = [word.end() for word in _WORD.finditer(order) if _is_then(word[0])]
    ends = [found.end() for end in said if (found := _END_OF_THEN.match(order, end))]
    return (order[: ends[-1]], order[ends[-1] :]) if ends else ("", order)


def following(text: str, orders: Sequence[Order], verdicts: Sequence[Verdict], locale: str) -> str:
    """What is left of a text once its first stage has been carried out, as far as verdicts are given.

    That is what's repeated, what has no verdict yet, and all that follows the stage. ``orders`` are those of the stage.
    """
    is_repeated = bool(verdicts) and verdicts[-1].is_repeated
    waiting = [order.text for order in orders[len(verdicts) - is_repeated :]]
    later = after_dice(text)
    if waiting and later:
        later = f"{then(locale)} {later}"
    return "\n".join([*waiting, *([later] if later else [])])


def _first_then(text: str) -> tuple[int, int] | None:
    """Where the first ``then`` is, with what parts it from an order before it on its line; None if there is none."""
    for line_start, line in _lines(text):
        said = line.partition("#")[0]
        for word in _WORD.finditer(said):
            if _is_then(word[0]):
                start = len(said[: word.start()].rstrip(" ,"))
                return line_start + start, line_start + word.end()
    return None


def _is_then(word: str) -> bool:
    return folded(word) in _then_words()


def _lines(text: str) -> list[tuple[int, str]]:
    found, start = [], 0
    for line in text.split("\n"):
        found.append((start, line))
        start += len(line) + 1
    return found


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


def without_condition(tokens: Tokens) -> tuple[Sequence[Token], Condition]:
    """Split the condition from the end of an order: the other tokens, and the condition."""
    words = tuple(word for token in tokens for word in token.words)
    for condition in CONDITIONS:
        for phrase in _phrases(condition):
            if words[-len(phrase) :] == phrase and len(tokens) > len(phrase):
                return tokens[: -len(phrase)], condition
    return tokens, ""


def then(locale: str) -> str:
    """The usual word that begins what follows the dice, in one language."""
    return lexicon(_CORE, locale).say(Text(_CORE, "word-then")).split()[0]


def said_condition(condition: Condition, locale: str) -> str:
    """The words at the end of an order with a condition, in one language."""
    return lexicon(_CORE, locale).say(Text(_CORE, f"word-{condition}"))


def if_possible(locale: str) -> str:
    """The words at the end of an order that may be left out, in one language."""
    return said_condition("if-possible", locale)


@cache
def _then_words() -> frozenset[Words]:
    said = [each.say(Text(_CORE, "word-then")) for each in lexicons(_CORE)]
    return frozenset((word,) for line in said for word in folded(line))


@cache
def _phrases(condition: Condition) -> tuple[Words, ...]:
    return tuple(dict.fromkeys(folded(each.say(Text(_CORE, f"word-{condition}"))) for each in lexicons(_CORE)))
