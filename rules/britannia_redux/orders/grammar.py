"""How written orders of Britannia reDux are read, in any of the game's languages.

======================================  =====================================================
``place Essex 1, Wessex 2``             new armies
``move 2 Essex > South Mercia``         any two armies; ``1 cavalry``, ``2 infantry``, ``all``
``move 2, Arthur at Avalon > Hwicce``   armies with a leader; ``Arthur > Hwicce`` he alone
``move 1 Kent > Essex > Suffolk``       by way of an area, or of a sea for a boat
``stay Kent``, ``stay 2 Kent``          later orders leave these armies there
``end``, ``rest stay``                  the movement is over
``rest``                                the Legate places and moves the rest
``battle Kent, leave at 1``             this battle next, and when to break off
``battle Kent, fight on, cavalry first``  what falls first; ``landed last``: what has landed falls last
``return stay``, ``return back``        a leader's units after victories
``fight on``, ``leave``                 answer a question about a retreat
``raiders home``, ``raiders stay``      after the battles
``rebuild all``, ``rebuild none``       destroyed forts, or ``rebuild York``
``remove Kent, Essex``                  armies over the limit
``choose …``, ``usual``                 answer the pending question
======================================  =====================================================
"""

from __future__ import annotations

from functools import cache

import msgspec

from rules.britannia_redux.data.loader import GAME_ID
from rules.britannia_redux.game import say
from rules.britannia_redux.orders import names
from rules.britannia_redux.orders.names import FIRST, LANDED, LAST
from rules.core.orders.area_orders import ALL, MOST_PLACES, MOST_UNITS, AreaOrder, Reader
from rules.core.orders.grammar import Bare, Grammar, Labels, Pattern, Writer
from rules.core.orders.reading import FAR, TO, Token, Tokens, Unreadable, clauses, joined, said, split

MOST_STOPS = 8
"""The maximum number of areas after the first arrow."""

_SHORTEST = 3
_UNSAID = -1


class ArmyOrder(AreaOrder, frozen=True, kw_only=True):
    """An order for armies. ``areas``: where they are (empty: by their leader), then the stops.

    ``any``, ``infantry``, ``cavalry``: how many of a kind (0: none, ``every``: all); ``counts``: armies by area.
    ``limit``: break off with so many armies left or fewer (0: never, -1: not said). ``losses``: what falls first.
    """

    any: int = 0
    infantry: int = 0
    cavalry: int = 0
    every: bool = False
    leaders: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    limit: int = _UNSAID
    losses: str = ""
    answer: str = ""


def _army(order: AreaOrder) -> ArmyOrder:
    return ArmyOrder(line=order.line, column=order.column, verb=order.verb)


def _number(token: Token) -> int:
    """A token as a number of armies.

    Raises:
        Unreadable: it is too small or too large.
    """
    count = int(token.words[0]) if len(token.words[0]) <= len(str(MOST_UNITS)) else MOST_UNITS + 1
    if not 1 <= count <= MOST_UNITS:
        raise Unreadable(token.column, say("order-no-number", most=MOST_UNITS))
    return count


def _is_number(token: Token) -> bool:
    return len(token.words) == 1 and token.words[0].isdecimal()


class March:
    """``2, 1 cavalry, leader at area > area``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse who goes, then the stops."""
        signs = [token for token in tokens if token.sign in (TO, FAR)]
        head, *legs = split(tokens, TO, FAR)
        if len(legs) > MOST_STOPS:
            raise Unreadable(signs[MOST_STOPS].column, say("order-too-many", most=MOST_STOPS))
        stops = tuple(reader.area(leg, sign) for leg, sign in zip(legs, signs, strict=True))
        found = _Company(reader, head).read()
        if not found.areas[0] and not found.leaders:
            raise Unreadable(signs[0].column, say("order-no-origin", said=said(head) or signs[0].said))
        return msgspec.structs.replace(
            found, line=order.line, column=order.column, verb="move", areas=(*found.areas, *stops)
        )

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format who goes, then the stops."""
        assert isinstance(order, ArmyOrder)
        origin, *stops = order.areas
        groups = _written_groups(writer, order)
        head = ", ".join(groups)
        if origin:
            place = writer.name(origin)
            head = f"{head} {writer.word('at')} {place}" if groups else place
        return f" {TO} ".join([f"{writer.word('move')} {head}", *map(writer.name, stops)])


def _written_groups(writer: Writer, order: ArmyOrder) -> list[str]:
    found = [writer.word("all")] if order.every else []
    found += [str(order.any)] if order.any else []
    for kind, count in (("infantry", order.infantry), ("cavalry", order.cavalry)):
        found += [f"{count} {writer.word(f'kind-{kind}')}"] if count else []
    return [*found, *map(writer.name, order.leaders)]


class _Company:
    """Reads who goes, word by word; what is left is the area."""

    def __init__(self, reader: Reader, tokens: Tokens) -> None:
        self._reader = reader
        self._left = list(tokens)
        self._counts = {"any": 0, "infantry": 0, "cavalry": 0}
        self._every = False
        self._leaders: list[str] = []

    def read(self) -> ArmyOrder:
        """Parse the whole."""
        while self._left and self._take():
            pass
        area = self._reader.area(self._left, self._left[0]) if self._left else ""
        return ArmyOrder(
            verb="move",
            every=self._every,
            leaders=tuple(dict.fromkeys(self._leaders)),
            areas=(area,),
            any=self._counts["any"],
            infantry=self._counts["infantry"],
            cavalry=self._counts["cavalry"],
        )

    def _take(self) -> bool:
        first = self._left[0]
        if first.sign or any(self._reader.is_particle(first, word) for word in ("with", "at", "from")):
            self._left = self._left[1:]
        elif self._reader.is_particle(first, "all"):
            self._every, self._left = True, self._left[1:]
            self._kind()
        elif _is_number(first):
            self._left = self._left[1:]
            kind = self._kind()
            self._counts[kind] = min(self._counts[kind] + _number(first), MOST_UNITS)
        else:
            return self._leader()
        return True

    def _kind(self) -> str:
        """The kind that the next word means, if it is one."""
        word = self._left[0].words if self._left else ()
        kind = self._reader.words.kinds().get(word[0], "") if len(word) == 1 else ""
        if kind:
            self._left = self._left[1:]
        return kind if kind in self._counts else "any"

    def _leader(self) -> bool:
        for end in range(len(self._left), 0, -1):
            words = joined(self._left[:end])
            found = names.leaders().find(words)
            is_area = self._reader.board.areas.find(words)
            if len(found) == 1 and not is_area and len("".join(words)) >= _SHORTEST:
                self._leaders.append(found[0])
                self._left = self._left[end:]
                return True
        return False


class Counts:
    """``place Essex 1, Wessex 2``: areas with a number before or after."""

    def __init__(self, usual: int) -> None:
        self._usual = usual

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the areas with their numbers."""
        sign = reader.sign_of(order.verb, order.column)
        found = clauses(tokens)
        if not found:
            raise Unreadable(order.column, say("order-no-place", said=sign.said))
        if len(found) > MOST_PLACES:
            raise Unreadable(found[MOST_PLACES][0].column, say("order-too-many", most=MOST_PLACES))
        each = [self._clause(reader, clause, sign) for clause in found]
        return msgspec.structs.replace(
            _army(order), areas=tuple(area for area, _ in each), counts=tuple(count for _, count in each)
        )

    def _clause(self, reader: Reader, clause: Tokens, sign: Token) -> tuple[str, int]:
        count, left = self._usual, list(clause)
        for place in (0, -1):
            if left and _is_number(left[place]):
                count = _number(left.pop(place))
            elif left and reader.is_particle(left[place], "all"):
                count = ALL
                left.pop(place)
        if left and reader.is_particle(left[0], "at"):
            left = left[1:]
        return reader.area(left, sign), count

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the areas, each with its number."""
        assert isinstance(order, ArmyOrder)
        return ", ".join(
            f"{writer.name(area)} {count or writer.word('all')}"
            for area, count in zip(order.areas, order.counts, strict=True)
        )


class Battle:
    """``battle South Mercia, leave at 1``, ``battle Kent, fight on, cavalry first``, ``battle Kent``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the area, when to break off, and what is lost first."""
        sign = reader.sign_of(order.verb, order.column)
        found = clauses(tokens)
        if not found:
            raise Unreadable(order.column, say("order-no-place", said=sign.said))
        area, *terms = found
        limit, losses = _UNSAID, ""
        for term in terms:
            named = _losses(reader, term)
            if (losses and named) or (limit != _UNSAID and not named):
                raise Unreadable(term[0].column, say("order-not-understood", said=said(term)))
            losses = losses or named
            limit = limit if named else _limit(reader, term)
        return msgspec.structs.replace(_army(order), areas=(reader.area(area, sign),), limit=limit, losses=losses)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the area, the limit and the losses."""
        assert isinstance(order, ArmyOrder)
        parts = [writer.name(order.areas[0])]
        if order.limit == 0:
            parts.append(writer.word("fight"))
        elif order.limit > 0:
            parts.append(f"{writer.word('leave')} {writer.word('at')} {order.limit}")
        if order.losses == LANDED:
            parts.append(f"{writer.word(LANDED)} {writer.word(LAST)}")
        elif order.losses:
            parts.append(f"{writer.word(f'kind-{order.losses}')} {writer.word(FIRST)}")
        return ", ".join(parts)


def _limit(reader: Reader, clause: Tokens) -> int:
    if reader.is_particle(clause[0], "fight"):
        return 0
    if reader.is_particle(clause[0], "leave") and _is_number(clause[-1]):
        return _number(clause[-1])
    raise Unreadable(clause[0].column, say("order-no-limit", said=said(clause)))


def _losses(reader: Reader, clause: Tokens) -> str:
    """What a clause says on losses; empty if it says something else."""
    if len(clause) > 2:
        return ""
    if reader.is_particle(clause[0], LANDED):
        return LANDED
    word = clause[0].words
    return reader.words.kinds().get(word[0], "") if len(word) == 1 else ""


class Answer:
    """A verb with one of some words, or areas: ``raiders home``, ``rebuild none``, ``fight on``, ``rest stay``."""

    def __init__(self, *words: str, areas: bool = False) -> None:
        self._words = words
        self._areas = areas

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the word, or the areas."""
        if not tokens:
            return _army(order)
        for word in self._words:
            if len(tokens) == 1 and reader.is_particle(tokens[0], word):
                return msgspec.structs.replace(_army(order), answer=word)
        if not self._areas:
            raise Unreadable(tokens[0].column, say("order-not-understood", said=said(tokens)))
        sign = reader.sign_of(order.verb, order.column)
        areas = tuple(reader.area(clause, sign) for clause in clauses(tokens)[:MOST_PLACES])
        return msgspec.structs.replace(_army(order), areas=areas)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the word, or the areas."""
        assert isinstance(order, ArmyOrder)
        return writer.word(order.answer) if order.answer else ", ".join(map(writer.name, order.areas))


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    patterns: dict[str, Pattern] = {
        "place": Counts(1),
        "stay": Counts(ALL),
        "remove": Counts(1),
        "battle": Battle(),
        "fight": Answer("on"),
        "leave": Answer(areas=True),
        "return": Answer("back", "stay"),
        "raiders": Answer("home", "stay"),
        "rebuild": Answer("all", "none", areas=True),
        "rest": Answer("stay"),
        "choose": Labels(),
        "end": Bare(),
        "usual": Bare(),
    }
    return Grammar(GAME_ID, say, names.VOCABULARY, names.board(), patterns, March())
