"""Orders of area games: what they are about, and the lookups that the patterns of all verbs share."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.orders import Order
from rules.core.orders.names import BoardNames, Index, Vocabulary, Words
from rules.core.orders.reading import AND, Token, Tokens, Unreadable, clauses, joined, said
from rules.core.text import Sayer

MOST_UNITS = 30
"""Most units that one order can name by number."""

MOST_PLACES = 20
"""Most areas, supporters or labels in one order."""

ALL = 0
"""The count of an order that is for all units of a kind."""

ANY_KIND = "unit"
"""The kind whose words mean a unit of any kind."""

PARTICLES = ("from", "with", "support", "on", "at", "all", "and")
"""The words that can be between names, under ``word-<particle>`` in the catalogue."""

_SHORTEST_UNIT = 3
_MOST_OFFERED = 6


class Force(msgspec.Struct, frozen=True):
    """Units as an order names them: how many (``ALL``: every one), of which kind, or which counters will do.

    ``said`` is how that is written; empty where an order names no unit, which means any one.
    """

    count: int = 1
    kind: str = ""
    units: tuple[str, ...] = ()
    said: str = ""


ANY = Force()
"""Any one unit."""


class Support(msgspec.Struct, frozen=True):
    """Units that are to support an attack, from an area (empty: wherever they are).

    ``called``: how the units of ``force`` are named where that is written in the place of the area.
    """

    force: Force
    area: str
    called: str = ""


class AreaOrder(Order, frozen=True, kw_only=True):
    """An order of an area game. Games with more to say derive an order of their own.

    ``areas``: for a march where it begins and all that it goes to, else those that it is about. ``by`` and ``on`` are
    other things on the board: who acts, and on whom or what. ``labels`` are those of the options to be chosen.
    """

    line: int = 1
    column: int = 1
    text: str = ""
    verb: str
    force: Force = ANY
    areas: tuple[str, ...] = ()
    supports: tuple[Support, ...] = ()
    by: str = ""
    on: str = ""
    labels: tuple[Words, ...] = ()


class Reader:
    """Looks up what the tokens of an order name. A fault is told in the game's texts."""

    def __init__(self, say: Sayer, words: Vocabulary, board: BoardNames) -> None:
        self.say = say
        self.words = words
        self.board = board

    def is_particle(self, token: Token, particle: str) -> bool:
        """Whether a token can stand for a particle."""
        return len(token.words) == 1 and self.words.means(token.words[0], particle)

    def place_of(self, tokens: Tokens, *particles: str) -> int | None:
        """Where the first of some particles is."""
        found = (place for place, token in enumerate(tokens) if any(self.is_particle(token, p) for p in particles))
        return next(found, None)

    def with_commas(self, tokens: Tokens) -> list[Token]:
        """The tokens, with a comma for every ``and``."""
        return [Token(AND, (), token.column) if self.is_particle(token, "and") else token for token in tokens]

    def sign_of(self, verb: str, column: int) -> Token:
        """The word of a verb, to be named where something is missing after it."""
        return Token(self.words.word(verb, "en"), (), column)

    def thing(self, index: Index, tokens: Tokens, column: int, fault: str) -> str:
        """The one thing of an index that is named.

        Raises:
            Unreadable: none, or several could be meant; ``fault`` is the key of the text that says so.
        """
        found = index.find(joined(tokens))
        if len(found) != 1:
            raise Unreadable(tokens[0].column if tokens else column, self.say(fault, said=said(tokens)))
        return found[0]

    def area(self, tokens: Tokens, after: Token) -> str:
        """The area that is named.

        Raises:
            Unreadable: none, or several could be meant.
        """
        if not tokens:
            raise Unreadable(after.column, self.say("order-no-place", said=after.said))
        words, index, column = joined(tokens), self.board.areas, tokens[0].column
        found = index.find(words)
        if len(found) > 1:
            areas = tuple(found[:_MOST_OFFERED])
            raise Unreadable(column, self.say("order-open-area", said=said(tokens), areas=areas))
        if not found and (guesses := index.guesses(words)):
            raise Unreadable(column, self.say("order-no-area-guess", said=said(tokens), guesses=tuple(guesses)))
        if not found:
            raise Unreadable(column, self.say("order-no-area", said=said(tokens)))
        return found[0]

    def force(self, tokens: Tokens) -> Force | None:
        """Units as they are named: ``3 legions``, ``all``, ``legion 4``, ``Venelli``; None where that is no unit.

        Raises:
            Unreadable: a number that is too small or too great.
        """
        words = joined(tokens)
        if not words:
            return None
        count, rest = 1, words
        if self.words.means(words[0], "all"):
            count, rest = ALL, words[1:]
        elif words[0].isdecimal():
            count, rest = self._number(words[0], tokens[0].column), words[1:]
        whole = " ".join(words)
        if not rest:
            return Force(count, "", (), whole)
        kinds = self.words.kinds()
        if len(rest) == 1 and rest[0] in kinds:
            kind = kinds[rest[0]]
            return Force(count, "" if kind == ANY_KIND else kind, (), whole)
        units = self.board.units.find(rest) if len("".join(rest)) >= _SHORTEST_UNIT else []
        return Force(count, "", tuple(units), whole) if units else None

    def _number(self, word: str, column: int) -> int:
        count = int(word) if len(word) <= 3 else MOST_UNITS + 1
        if not 1 <= count <= MOST_UNITS:
            raise Unreadable(column, self.say("order-no-number", most=MOST_UNITS))
        return count

    def force_surely(self, tokens: Tokens) -> Force:
        """Units as they are named.

        Raises:
            Unreadable: these are none.
        """
        force = self.force(tokens)
        if force is None:
            raise Unreadable(tokens[0].column, self.say("order-no-unit", said=said(tokens)))
        return force

    def units_alone(self, tokens: Tokens) -> Force | None:
        """Units that are named without the area in which they are; None where these are none, or rather an area."""
        if not tokens or not self.board.means_units(joined(tokens)):
            return None
        force = self.force(tokens)
        return force if force is not None and force.units else None

    def force_and_area(self, tokens: Tokens, after: Token) -> tuple[Force, str]:
        """Units and the area after them, as ``2 legions antioch``; the units may be left out."""
        areas = self.board.areas
        for place in range(len(tokens)):
            if len(areas.find(joined(tokens[place:]))) == 1:
                force = self.force(tokens[:place])
                if force is not None:
                    return force, self.area(tokens[place:], after)
                if not place:
                    return ANY, self.area(tokens, after)
        if not areas.find(joined(tokens)):
            for place in range(len(tokens) - 1, 0, -1):
                force = self.force(tokens[:place])
                if force is not None:
                    return force, self.area(tokens[place:], tokens[place - 1])
        return ANY, self.area(tokens, after)

    def area_and_force(self, tokens: Tokens, after: Token) -> tuple[str, Force]:
        """An area and units after it, as ``nisbis 2 legions``; the units may be left out."""
        for place in range(len(tokens), 0, -1):
            if len(self.board.areas.find(joined(tokens[:place]))) == 1:
                force = self.force(tokens[place:])
                if force is not None or place == len(tokens):
                    return self.area(tokens[:place], after), force or ANY
        return self.area(tokens, after), ANY

    def origin(self, tokens: Tokens, sign: Token) -> tuple[Force, str]:
        """Where units come from: an area, units in an area, or units wherever they are (no area)."""
        alone = self.units_alone(tokens)
        return (alone, "") if alone is not None else self.force_and_area(tokens, sign)

    def support(self, clause: Sequence[Token]) -> Support:
        """``[units] support from area``, or after another one only ``[units] [from] area``."""
        place = self.place_of(clause, "support")
        before, after = ([], list(clause)) if place is None else (list(clause[:place]), list(clause[place + 1 :]))
        sign = clause[place or 0]
        middle = self.place_of(after, "from", "with")
        if middle is not None:
            before, after = before + after[:middle], after[middle + 1 :]
        alone = self.units_alone(after)
        if alone is not None:
            force = self.force_surely(before) if before else ANY
            return Support(msgspec.structs.replace(force, units=alone.units), "", " ".join(joined(after)))
        if before:
            return Support(self.force_surely(before), self.area(after, sign))
        return Support(*self.force_and_area(after, sign))

    def force_and_supports(self, tokens: Tokens) -> tuple[Force | None, list[Support]]:
        """What follows the areas of a march: more units for it, and supporters."""
        force: Force | None = None
        supports: list[Support] = []
        for clause in clauses(tokens):
            if self.place_of(clause, "support") is None and not supports:
                force = self.force_surely([token for token in clause if not self.is_particle(token, "with")])
                continue
            if len(supports) >= MOST_PLACES:
                raise Unreadable(clause[0].column, self.say("order-too-many", most=MOST_PLACES))
            supports.append(self.support(clause))
        return force, supports
