"""Orders of area games: their arguments, and the lookups shared by the patterns of all verbs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.orders import Order
from rules.core.orders.names import BoardNames, Index, Vocabulary, Words
from rules.core.orders.reading import AND, Token, Tokens, Unreadable, clauses, joined, said
from rules.core.text import Sayer

MOST_UNITS = 30
"""The maximum number of units in one order."""

MOST_PLACES = 20
"""The maximum number of areas, supporters or labels in one order."""

ALL = 0
"""The count of an order for all units of a kind."""

ANY_KIND = "unit"
"""The kind that matches units of any kind."""

PARTICLES = ("from", "with", "support", "on", "at", "all", "and")
"""The words allowed between names; their catalogue keys are ``word-<particle>``."""

_SHORTEST_UNIT = 3
_MOST_OFFERED = 6


class Force(msgspec.Struct, frozen=True):
    """The units of an order: their count (``ALL``: every one) and kind, or the matching counters.

    ``said`` is the text for them, a kind in the language and form in which it's written out; empty if an order names no
    unit, which means any one.
    """

    count: int = 1
    kind: str = ""
    units: tuple[str, ...] = ()
    said: str = ""


ANY = Force()
"""Any one unit."""


class Support(msgspec.Struct, frozen=True):
    """The units that support an attack, from an area (empty: from anywhere).

    ``called`` is the name of the units in ``force`` if it is written in place of the area.
    """

    force: Force
    area: str
    called: str = ""


class AreaOrder(Order, frozen=True, kw_only=True):
    """An order of an area game. Games that need more fields derive their own class.

    ``areas`` is the whole path of a march, or the areas that another order affects. ``by`` and ``on`` are other things
    on the board: the one that acts and its target. ``labels`` are the labels of the options to choose.
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
    """Looks up the names in an order's tokens. Faults use the game's texts, and quote words of one language."""

    def __init__(self, say: Sayer, words: Vocabulary, board: BoardNames, locale: str) -> None:
        self.say = say
        self.words = words
        self.board = board
        self._locale = locale

    def word(self, stem: str) -> str:
        """Return the usual word for a verb or particle."""
        return self.words.word(stem, self._locale)

    def is_particle(self, token: Token, particle: str) -> bool:
        """Whether a token can mean a particle."""
        return len(token.words) == 1 and self.words.means(token.words[0], particle)

    def place_of(self, tokens: Tokens, *particles: str) -> int | None:
        """Return the index of the first of some particles."""
        found = (place for place, token in enumerate(tokens) if any(self.is_particle(token, p) for p in particles))
        return next(found, None)

    def with_commas(self, tokens: Tokens) -> list[Token]:
        """Replace every ``and`` with a comma."""
        return [Token(AND, (), token.column) if self.is_particle(token, "and") else token for token in tokens]

    def sign_of(self, verb: str, column: int) -> Token:
        """Return a verb as a token, for faults about missing arguments."""
        return Token(self.word(verb), (), column)

    def thing(self, index: Index, tokens: Tokens, column: int, fault: str) -> str:
        """Return the only match in an index.

        Raises:
            Unreadable: no match, or several; ``fault`` is the key of the text for it.
        """
        found = index.find(joined(tokens))
        if len(found) != 1:
            raise Unreadable(tokens[0].column if tokens else column, self.say(fault, said=said(tokens)))
        return found[0]

    def area(self, tokens: Tokens, after: Token) -> str:
        """Return the named area.

        Raises:
            Unreadable: no match, or several.
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
        """Parse units: ``3 legions``, ``all``, ``legion 4``, ``Venelli``; None if these aren't units.

        Raises:
            Unreadable: the number is too small or too large.
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
            called = self.words.kind(kind, count or MOST_UNITS, self._locale)
            return Force(count, "" if kind == ANY_KIND else kind, (), " ".join([*words[:-1], called]))
        units = self.board.units.find(rest) if len("".join(rest)) >= _SHORTEST_UNIT else []
        return Force(count, "", tuple(units), whole) if units else None

    def _number(self, word: str, column: int) -> int:
        count = int(word) if len(word) <= 3 else MOST_UNITS + 1
        if not 1 <= count <= MOST_UNITS:
            raise Unreadable(column, self.say("order-no-number", most=MOST_UNITS))
        return count

    def required_force(self, tokens: Tokens) -> Force:
        """Parse units that must be there.

        Raises:
            Unreadable: these aren't units.
        """
        force = self.force(tokens)
        if force is None:
            self._check_number_of_unit(tokens)
            raise Unreadable(tokens[0].column, self.say("order-no-unit", said=said(tokens)))
        return force

    def _check_number_of_unit(self, tokens: Tokens) -> None:
        """Make sure that the tokens aren't a kind with a number that no counter has, such as ``legion 99``.

        Raises:
            Unreadable: they are.
        """
        kind, *numbers = joined(tokens) or ("",)
        if kind in self.words.kinds() and numbers and all(number.isdecimal() for number in numbers):
            raise Unreadable(tokens[0].column, self.say("order-no-such-unit", said=said(tokens)))

    def _check_one_place(self, tokens: Tokens) -> None:
        """Make sure that the tokens don't name a further area where units or supporters may follow.

        Raises:
            Unreadable: they do.
        """
        found = self.board.areas.find(joined(tokens))
        if len(found) == 1 and self.force(tokens) is None:
            raise Unreadable(tokens[0].column, self.say("order-second-place", area=found[0]))

    def units_alone(self, tokens: Tokens) -> Force | None:
        """Parse units named without an area; None if these aren't units or are more likely an area."""
        if not tokens or not self.board.means_units(joined(tokens)):
            return None
        force = self.force(tokens)
        return force if force is not None and force.units else None

    def force_and_area(self, tokens: Tokens, after: Token) -> tuple[Force, str]:
        """Parse optional units and the area after them, such as ``2 legions antioch``."""
        areas = self.board.areas
        self._check_number_of_unit(tokens)
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
        """Parse an area and optional units after it, such as ``nisbis 2 legions``."""
        for place in range(len(tokens), 0, -1):
            if len(self.board.areas.find(joined(tokens[:place]))) == 1:
                force = self.force(tokens[place:])
                if force is not None or place == len(tokens):
                    return self.area(tokens[:place], after), force or ANY
        return self.area(tokens, after), ANY

    def origin(self, tokens: Tokens, sign: Token) -> tuple[Force, str]:
        """Parse the origin of units: an area, units in an area, or units without an area."""
        alone = self.units_alone(tokens)
        return (alone, "") if alone is not None else self.force_and_area(tokens, sign)

    def support(self, clause: Sequence[Token]) -> Support:
        """Parse ``[units] support from area``, or ``[units] [from] area`` after another supporter."""
        place = self.place_of(clause, "support")
        before, after = ([], list(clause)) if place is None else (list(clause[:place]), list(clause[place + 1 :]))
        sign = clause[place or 0]
        middle = self.place_of(after, "from", "with")
        if middle is not None:
            before, after = before + after[:middle], after[middle + 1 :]
        alone = self.units_alone(after)
        if alone is not None:
            force = self.required_force(before) if before else ANY
            return Support(msgspec.structs.replace(force, units=alone.units), "", " ".join(joined(after)))
        if before:
            return Support(self.required_force(before), self.area(after, sign))
        return Support(*self.force_and_area(after, sign))

    def force_and_supports(self, tokens: Tokens) -> tuple[Force | None, list[Support]]:
        """Parse the rest of a march after its areas: more units and supporters."""
        force: Force | None = None
        supports: list[Support] = []
        for clause in clauses(tokens):
            if self.place_of(clause, "support") is None and not supports:
                named = [token for token in clause if not self.is_particle(token, "with")]
                self._check_one_place(named)
                force = self.required_force(named)
                continue
            if len(supports) >= MOST_PLACES:
                raise Unreadable(clause[0].column, self.say("order-too-many", most=MOST_PLACES))
            supports.append(self.support(clause))
        return force, supports
