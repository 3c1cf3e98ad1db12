"""The tokenizer of written orders: splits a text into orders, and each order into words and signs with columns.

Orders are separated by line breaks or semicolons; ``#`` starts a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rules.core.orders import MOST_ORDERS, MOST_TEXT, Fault, Order, Reading
from rules.core.orders.names import Words, folded
from rules.core.text import Sayer, Text

TO, FAR, AND = ">", ">>", ","
"""The signs: to the next area, to a distant area, and the separator of list items."""

_TOKEN = re.compile(r">>|»|>|→|⇒|,|&|[^\W_]+", re.UNICODE)
_SIGNS = {">": TO, "→": TO, "⇒": TO, ">>": FAR, "»": FAR, ",": AND, "&": AND}
_MOST_SAID = 60


class Token(NamedTuple):
    """A word or sign: its text, its folded words, and its starting column."""

    said: str
    words: Words
    column: int

    @property
    def sign(self) -> str:
        """The sign; empty for a word."""
        return _SIGNS.get(self.said, "")


Tokens = Sequence[Token]


class Unreadable(Exception):  # noqa: N818
    """A fault in one order; ``column`` is counted from the start of the line."""

    def __init__(self, column: int, reason: Text) -> None:
        super().__init__(reason.key)
        self.column = column
        self.reason = reason


def read(text: str, say: Sayer, read_order: Callable[[int, list[Token]], Order]) -> Reading:
    """Parse the orders in a text, with a fault for each that can't be parsed. Never raises.

    ``read_order`` parses the tokens of one order on a line, or raises :class:`Unreadable`.
    """
    if len(text) > MOST_TEXT:
        return Reading((), (Fault(1, 1, say("order-too-long", most=MOST_TEXT)),))
    orders: list[Order] = []
    faults: list[Fault] = []
    for line, tokens in _parts(text):
        if len(orders) + len(faults) >= MOST_ORDERS:
            faults.append(Fault(line, tokens[0].column, say("order-too-many", most=MOST_ORDERS)))
            break
        try:
            orders.append(read_order(line, tokens))
        except Unreadable as error:
            faults.append(Fault(line, error.column, error.reason))
    return Reading(tuple(orders), tuple(faults))


def _parts(text: str) -> Iterator[tuple[int, list[Token]]]:
    """Yield the tokens of each order with its line."""
    for number, line in enumerate(text.split("\n"), 1):
        said = line.partition("#")[0]
        start = 0
        for part in said.split(";"):
            tokens = [*_tokens(part, start)]
            start += len(part) + 1
            if tokens:
                yield number, tokens


def _tokens(part: str, start: int) -> Iterator[Token]:
    for found in _TOKEN.finditer(part):
        said = found[0]
        yield Token(said, () if said in _SIGNS else folded(said), start + found.start() + 1)


def before_last(typed: str) -> tuple[str, str]:
    """Split a partly typed text into everything before its last order, and that order."""
    cut = max(typed.rfind(";"), typed.rfind("\n")) + 1
    return typed[:cut], typed[cut:]


def said(tokens: Tokens) -> str:
    """Return the tokens as written, truncated for a message."""
    whole = " ".join(token.said for token in tokens)
    return whole if len(whole) <= _MOST_SAID else whole[: _MOST_SAID - 1] + "…"


def joined(tokens: Tokens) -> Words:
    """Return the words of all tokens."""
    return tuple(word for token in tokens for word in token.words)


def split(tokens: Tokens, *signs: str) -> list[list[Token]]:
    """Split the tokens at these signs."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.sign in signs:
            found.append([])
        else:
            found[-1].append(token)
    return found


def clauses(tokens: Tokens) -> list[list[Token]]:
    """Split a list into its items, without empty ones."""
    return [clause for clause in split(tokens, AND) if clause]
