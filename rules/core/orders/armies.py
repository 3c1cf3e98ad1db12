"""Written orders for armies: how many of which kind move, with which leaders, along which areas; and for battles.

A game says which kinds it has (its vocabulary) and who its leaders are.
"""

from __future__ import annotations

import msgspec

from rules.core.orders.area_orders import ALL, ANY_KIND, MOST_PLACES, MOST_UNITS, AreaOrder, Reader
from rules.core.orders.grammar import Writer
from rules.core.orders.names import Index
from rules.core.orders.reading import FAR, TO, Token, Tokens, Unreadable, clauses, joined, said, split

MOST_STOPS = 8
"""The maximum number of areas after the first arrow."""

UNSAID = -1
"""The limit of a battle for which none is written."""

_SHORTEST = 3


class ArmyOrder(AreaOrder, frozen=True, kw_only=True):
    """An order for armies. ``areas``: where they are (empty: by their leader), then the stops.

    ``any``: how many of any kind (0: none); ``every``: all; ``kinds``: how many of each kind; ``counts``: armies by
    area, and ``types`` their kinds (empty: any). ``limit``: break off with so many left or fewer (0: never, -1: not
    said). ``answer``: one of the verb's words.
    """

    any: int = 0
    every: bool = False
    kinds: tuple[tuple[str, int], ...] = ()
    leaders: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    types: tuple[str, ...] = ()
    limit: int = UNSAID
    answer: str = ""

    def of(self, kind: str) -> int:
        """How many of a kind."""
        return dict(self.kinds).get(kind, 0)

    @property
    def names_units(self) -> bool:
        """Whether it says which units."""
        return bool(self.any or self.every or self.kinds or self.leaders)


def army_order(order: AreaOrder) -> ArmyOrder:
    """An order of the same verb and place in the text."""
    return ArmyOrder(line=order.line, column=order.column, verb=order.verb)


def number(reader: Reader, token: Token) -> int:
    """A token as a number of armies.

    Raises:
        Unreadable: it is too small or too large.
    """
    count = int(token.words[0]) if len(token.words[0]) <= len(str(MOST_UNITS)) else MOST_UNITS + 1
    if not 1 <= count <= MOST_UNITS:
        raise Unreadable(token.column, reader.say("order-no-number", most=MOST_UNITS))
    return count


def is_number(token: Token) -> bool:
    """Whether a token is a number."""
    return len(token.words) == 1 and token.words[0].isdecimal()


class March:
    """``2, 1 cavalry, leader at area > area``. ``verb`` is that of the order; None: the one that is written."""

    def __init__(self, leaders: Index, verb: str | None = None) -> None:
        self._leaders = leaders
        self._verb = verb

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse who goes, then the stops."""
        signs = [token for token in tokens if token.sign in (TO, FAR)]
        head, *legs = split(tokens, TO, FAR)
        if len(legs) > MOST_STOPS:
            raise Unreadable(signs[MOST_STOPS].column, reader.say("order-too-many", most=MOST_STOPS))
        if not signs:
            sign = reader.sign_of(order.verb, order.column)
            raise Unreadable(order.column, reader.say("order-no-place", said=said(tokens) or sign.said))
        stops = tuple(reader.area(leg, sign) for leg, sign in zip(legs, signs, strict=True))
        found = Company(reader, self._leaders, head).read()
        if not found.areas[0] and not found.leaders:
            raise Unreadable(signs[0].column, reader.say("order-no-origin", said=said(head) or signs[0].said))
        verb = self._verb or order.verb
        return msgspec.structs.replace(
            found, line=order.line, column=order.column, verb=verb, areas=(*found.areas, *stops)
        )

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format who goes, then the stops."""
        assert isinstance(order, ArmyOrder)
        origin, *stops = order.areas
        groups = written_company(writer, order)
        head = ", ".join(groups)
        if origin:
            place = writer.name(origin)
            head = f"{head} {writer.word('at')} {place}" if groups else place
        verb = [writer.word(self._verb)] if self._verb else []
        return f" {TO} ".join([" ".join([*verb, head]), *map(writer.name, stops)])


def written_company(writer: Writer, order: ArmyOrder) -> list[str]:
    """Who goes, one group after another."""
    found = [writer.word("all")] if order.every else []
    found += [str(order.any)] if order.any else []
    found += [f"{count} {writer.kind(kind, count)}" for kind, count in order.kinds]
    return [*found, *map(writer.name, order.leaders)]


class Company:
    """Reads who goes, word by word; what is left is the area."""

    def __init__(self, reader: Reader, leaders: Index, tokens: Tokens) -> None:
        self._reader = reader
        self._index = leaders
        self._left = list(tokens)
        self._counts: dict[str, int] = {}
        self._every = False
        self._leaders: list[str] = []

    @property
    def begins_with_a_leader(self) -> bool:
        """Whether the first words are a leader's name."""
        return self._first_leader() is not None

    def read(self) -> ArmyOrder:
        """Parse the whole; ``areas`` is the area that is left, empty if none is."""
        while self._left and self._take():
            pass
        self._take_companions()
        area = self._reader.area(self._left, self._left[0]) if self._left else ""
        return ArmyOrder(
            verb="move",
            every=self._every,
            leaders=tuple(dict.fromkeys(self._leaders)),
            areas=(area,),
            any=self._counts.pop("", 0),
            kinds=tuple(self._counts.items()),
        )

    def _take(self) -> bool:
        first = self._left[0]
        if first.sign or any(self._reader.is_particle(first, word) for word in ("with", "at", "from")):
            self._left = self._left[1:]
        elif self._reader.is_particle(first, "all"):
            self._every, self._left = True, self._left[1:]
            self._kind()
        elif is_number(first):
            self._left = self._left[1:]
            kind = self._kind()
            self._counts[kind] = min(self._counts.get(kind, 0) + number(self._reader, first), MOST_UNITS)
        else:
            return self._leader() or self._kind_alone(first)
        return True

    def _kind_alone(self, first: Token) -> bool:
        """Never take a kind without a number: it could mean one or all of them.

        Raises:
            Unreadable: there is one.
        """
        kinds, word = self._reader.words.kinds(), first.words
        if len(word) == 1 and word[0] in kinds and not self._reader.board.areas.find(word):
            raise Unreadable(first.column, self._reader.say("order-how-many", said=said([first])))
        return False

    def _take_companions(self) -> None:
        """Leaders may follow the area: ``3 Kent with Aelle``."""
        place = self._reader.place_of(self._left, "with")
        if not place:
            return
        area, self._left = self._left[:place], self._left[place + 1 :]
        while self._left and self._leader():
            pass
        self._left = [*area, *self._left]

    def _kind(self) -> str:
        kind, self._left = kind_first(self._reader, self._left)
        return kind

    def _leader(self) -> bool:
        if (first := self._first_leader()) is None:
            return False
        leader, end = first
        self._leaders.append(leader)
        self._left = self._left[end:]
        return True

    def _first_leader(self) -> tuple[str, int] | None:
        """The leader that the next words name, and how many words do."""
        for end in range(len(self._left), 0, -1):
            words = joined(self._left[:end])
            found = self._index.find(words)
            is_area = self._reader.board.areas.find(words)
            if len(found) == 1 and not is_area and len("".join(words)) >= _SHORTEST:
                return found[0], end
        return None


def kind_first(reader: Reader, tokens: list[Token]) -> tuple[str, list[Token]]:
    """Split the kind that the first word means, if it is one, from the rest; empty for units of any kind."""
    word = tokens[0].words if tokens else ()
    kind = reader.words.kinds().get(word[0], "") if len(word) == 1 else ""
    return ("" if kind == ANY_KIND else kind), (tokens[1:] if kind else tokens)


class Counts:
    """``place Essex 1, Wessex 2``: areas with a number before or after. ``usual`` is the number if none is written."""

    def __init__(self, usual: int) -> None:
        self._usual = usual

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the areas with their numbers."""
        sign = reader.sign_of(order.verb, order.column)
        found = clauses(tokens)
        if not found:
            raise Unreadable(order.column, reader.say("order-no-place", said=sign.said))
        if len(found) > MOST_PLACES:
            raise Unreadable(found[MOST_PLACES][0].column, reader.say("order-too-many", most=MOST_PLACES))
        each = [self._clause(reader, clause, sign) for clause in found]
        return msgspec.structs.replace(
            army_order(order),
            areas=tuple(area for area, _, _ in each),
            counts=tuple(count for _, count, _ in each),
            types=tuple(kind for _, _, kind in each),
        )

    def _clause(self, reader: Reader, clause: Tokens, sign: Token) -> tuple[str, int, str]:
        count, kind, left = self._usual, "", list(clause)
        for place in (0, -1):
            if left and is_number(left[place]):
                count = number(reader, left.pop(place))
            elif left and reader.is_particle(left[place], "all"):
                count = ALL
                left.pop(place)
        if len(left) > 1:
            kind, left = kind_first(reader, left)
        if left and reader.is_particle(left[0], "at"):
            left = left[1:]
        return reader.area(left, sign), count, kind

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the areas, each with its number."""
        assert isinstance(order, ArmyOrder)
        return ", ".join(
            " ".join([*([writer.kind(kind, count)] if kind else []), writer.name(area), self._count(writer, count)])
            for area, count, kind in zip(order.areas, order.counts, order.types, strict=True)
        )

    def _count(self, writer: Writer, count: int) -> str:
        return str(count) if count else writer.word("all")


class Battle:
    """``battle South Mercia, leave at 1``, ``battle Kent, fight on``, ``battle Kent``. People leave the comma out."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the area and when to break off."""
        sign = reader.sign_of(order.verb, order.column)
        found = [part for clause in clauses(tokens) for part in self._parts(reader, clause)]
        if not found:
            raise Unreadable(order.column, reader.say("order-no-place", said=sign.said))
        if len(found) > 2:
            raise Unreadable(found[2][0].column, reader.say("order-not-understood", said=said(found[2])))
        limit = _limit(reader, found[1]) if len(found) == 2 else UNSAID
        return msgspec.structs.replace(army_order(order), areas=(reader.area(found[0], sign),), limit=limit)

    def _parts(self, reader: Reader, clause: Tokens) -> list[Tokens]:
        """A clause, or the area and the limit that follows it without a comma."""
        place = reader.place_of(clause, "fight", "leave")
        return [clause[:place], clause[place:]] if place else [clause]

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the area and the limit."""
        assert isinstance(order, ArmyOrder)
        area = writer.name(order.areas[0])
        if order.limit == UNSAID:
            return area
        if not order.limit:
            return f"{area}, {writer.word('fight')}"
        return f"{area}, {writer.word('leave')} {writer.word('at')} {order.limit}"


def _limit(reader: Reader, clause: Tokens) -> int:
    if reader.is_particle(clause[0], "fight"):
        return 0
    if reader.is_particle(clause[0], "leave") and is_number(clause[-1]):
        return number(reader, clause[-1])
    raise Unreadable(clause[0].column, reader.say("order-no-limit", said=said(clause)))


class Answer:
    """A verb with one of some words, or areas: ``raiders home``, ``rebuild none``, ``fight on``, ``rest stay``."""

    def __init__(self, *words: str, areas: bool = False) -> None:
        self._words = words
        self._areas = areas

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the word, or the areas."""
        if not tokens:
            return army_order(order)
        for word in self._words:
            if reader.words.is_phrase(joined(tokens), word) or (
                len(tokens) == 1 and reader.is_particle(tokens[0], word)
            ):
                return msgspec.structs.replace(army_order(order), answer=word)
        if not self._areas:
            raise Unreadable(tokens[0].column, reader.say("order-not-understood", said=said(tokens)))
        sign = reader.sign_of(order.verb, order.column)
        areas = tuple(reader.area(clause, sign) for clause in clauses(tokens)[:MOST_PLACES])
        return msgspec.structs.replace(army_order(order), areas=areas)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the word, or the areas."""
        assert isinstance(order, ArmyOrder)
        return writer.phrase(order.answer) if order.answer else ", ".join(map(writer.name, order.areas))
