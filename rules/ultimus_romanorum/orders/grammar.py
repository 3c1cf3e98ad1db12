"""How written orders of Ultimus Romanorum are read, in any of the game's languages.

==============================================  =======================================================
``aetius > galliae 5``                          a leader goes there with the strongest units he can take along
``aetius with co galliae 1, batavi > roma``      with these units; ``aetius alone > roma`` with none
``li galliae 1 > galliae 2``                    a unit on its own
``visigothi viennensis 2 > galliae 6``          all of them there; ``2 visigothi > galliae 6`` any two
``aetius > galliae 5 drop batavi > galliae 6``  by way of an area, where some units may stay
``onward drop batavi > galliae 6``               the leader who marched last goes on, without some of his units
``migrate viennensis 3``                        the Tribe under Migration goes there
``sail classis occidentalis > roma``            one step, to a port or a sea
``sail … with genseric > … > italia 4``          load, sail, land
``armada roma``                                 Majorian's fleet appears there
``leave ravenna``                               those in the refuge come out
``rally in italia 2``                           try to win over the loyal units there; ``fight``: don't
``hold galliae 5, honorius``                    they take no part in later orders
``fight galliae 5, italia 2``                   the battles, in this order; on defence: stand
``evade in galliae 5``                          try to evade
``end``, ``pass``                               end the movement; play no stratagem
``choose …``, ``usual``                         answer the pending question
==============================================  =======================================================

Stratagems are never written: they are secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from rules.core.orders.area_orders import ALL, MOST_PLACES, MOST_UNITS, AreaOrder, Reader
from rules.core.orders.grammar import Bare, Grammar, Labels, One, Pattern, Writer
from rules.core.orders.reading import FAR, TO, Token, Tokens, Unreadable, clauses, joined, said, split
from rules.ultimus_romanorum.data.loader import GAME_ID, ultimus_data
from rules.ultimus_romanorum.game import say
from rules.ultimus_romanorum.orders import names
from rules.ultimus_romanorum.orders.names import ALONE, ANY_UNIT, CATEGORIES, DROP

MOST_STOPS = 6
"""The maximum number of stops of a march."""

_SHORTEST = 3
_MOST_OFFERED = 5


class Group(msgspec.Struct, frozen=True):
    """Counters that an order names: one ``piece``, or so many of a kind (``ALL``: every one).

    ``kind`` is a Tribe, a category of Roman units, or any unit. ``area`` is where they are; empty: not said. ``open``
    are the pieces that a name fits: leaders or units of which ``said`` means the one who can act.
    """

    piece: str = ""
    count: int = ALL
    kind: str = ""
    area: str = ""
    open: tuple[str, ...] = ()
    said: str = ""

    @property
    def is_leader(self) -> bool:
        """Whether it names a leader, by a name of his own or not."""
        return ultimus_data().is_leader(self.piece or next(iter(self.open), ""))


class StackOrder(AreaOrder, frozen=True, kw_only=True):
    """An order for counters. ``by`` is the leader or fleet, ``groups`` who goes along, ``areas`` the stops.

    ``dropped`` are those who stay behind at each stop. ``alone``: the leader takes no unit along. ``namesakes``: the
    leader, if several have the name.
    """

    groups: tuple[Group, ...] = ()
    dropped: tuple[tuple[Group, ...], ...] = ()
    alone: bool = False
    namesakes: Group | None = None


class _Company(msgspec.Struct, frozen=True):
    """The start of a march: who goes."""

    leader: Group | None
    groups: tuple[Group, ...]
    alone: bool = False

    @property
    def by(self) -> str:
        """The leader, if he's named by a name of his own."""
        return "" if self.leader is None else self.leader.piece

    @property
    def namesakes(self) -> Group | None:
        """The leader, if several have the name."""
        return None if self.by else self.leader


# Reading


def _as_stack(order: AreaOrder, verb: str) -> StackOrder:
    return StackOrder(line=order.line, column=order.column, verb=verb)


def _group(reader: Reader, tokens: Tokens) -> Group:
    """Parse a counter by its name, or units by number and kind, with the area they are in.

    Raises:
        Unreadable: it isn't one.
    """
    words = joined(tokens)
    if names.pieces().names(words):
        return Group(names.pieces().find(words)[0])
    count, rest = _count(reader, tokens)
    found = _kind_and_area(reader, rest)
    if found is not None:
        kind, area = found
        name = tuple(kind.split("-"))
        if count == ALL and not area and names.pieces().names(name):  # a Tribe of one unit, which has its name
            return Group(names.pieces().find(name)[0])
        return Group("", count, kind, area)
    near = names.pieces().find(words) if len("".join(words)) >= _SHORTEST else []
    if len(near) == 1:
        return Group(near[0])
    column = tokens[0].column
    if len({ultimus_data().is_leader(piece) for piece in near}) == 1:
        return Group(open=tuple(near), said=" ".join(words))
    if near:
        raise Unreadable(column, say("order-open-piece", said=said(tokens), pieces=tuple(near[:_MOST_OFFERED])))
    if reader.board.areas.names(words) and len(reader.board.areas.find(words)) == 1:
        raise Unreadable(column, say("order-area-goes", said=said(tokens)))
    guesses = names.pieces().guesses(words)
    if guesses:
        raise Unreadable(column, say("order-no-piece-guess", said=said(tokens), guesses=tuple(guesses)))
    raise Unreadable(column, say("order-no-piece", said=said(tokens)))


def _count(reader: Reader, tokens: Tokens) -> tuple[int, Tokens]:
    """Split a number, or the word for all, from what it counts."""
    word = tokens[0].words[0] if tokens[0].words else ""
    if len(tokens) > 1 and reader.is_particle(tokens[0], "all"):
        return ALL, tokens[1:]
    if len(tokens) < 2 or not word.isdecimal():
        return ALL, tokens
    count = int(word) if len(word) <= len(str(MOST_UNITS)) else MOST_UNITS + 1
    if not 1 <= count <= MOST_UNITS:
        raise Unreadable(tokens[0].column, say("order-no-number", most=MOST_UNITS))
    return count, tokens[1:]


def _kind_and_area(reader: Reader, tokens: Tokens) -> tuple[str, str] | None:
    """Parse a kind with an optional area after it; None if these aren't units of a kind."""
    for place in range(len(tokens), 0, -1):
        kind = _kind(reader, tokens[:place])
        rest = tokens[place:]
        if kind and not rest:
            return kind, ""
        if kind and (reader.is_particle(rest[0], "at") or reader.is_particle(rest[0], "from")):
            return kind, reader.area(rest[1:], rest[0])
        if kind and len(reader.board.areas.find(joined(rest))) == 1:
            return kind, reader.area(rest, tokens[0])
    return None


def _kind(reader: Reader, tokens: Tokens) -> str:
    words = joined(tokens)
    if len(words) == 1 and words[0] in reader.words.kinds():
        return reader.words.kinds()[words[0]]
    found = names.tribes().find(words) if len("".join(words)) >= _SHORTEST else []
    return found[0] if len(found) == 1 else ""


def _groups(reader: Reader, tokens: Tokens, sign: Token) -> tuple[Group, ...]:
    found = clauses(tokens)
    if not found:
        raise Unreadable(sign.column, say("order-no-piece-said", said=sign.said))
    if len(found) > MOST_PLACES:
        raise Unreadable(found[MOST_PLACES][0].column, say("order-too-many", most=MOST_PLACES))
    return tuple(_group(reader, clause) for clause in found)


def _company(reader: Reader, tokens: Tokens, sign: Token) -> _Company:
    """Parse who goes: a leader, with units or alone, or units without a leader."""
    if tokens and reader.is_particle(tokens[-1], ALONE):
        found = _led(_groups(reader, tokens[:-1], sign), tokens[0])
        if found.leader is None or found.groups:
            raise Unreadable(tokens[0].column, say("order-alone"))
        return msgspec.structs.replace(found, alone=True)
    place = reader.place_of(tokens, "with")
    head = _groups(reader, tokens[:place], tokens[0] if tokens else sign)
    tail = () if place is None else _groups(reader, tokens[place + 1 :], tokens[place])
    return _led(head + tail, tokens[0])


def _led(groups: tuple[Group, ...], first: Token) -> _Company:
    """Split the leader from his units."""
    leaders = [group for group in groups if group.is_leader]
    if len(leaders) > 1:
        named = tuple(group.piece or group.said for group in leaders)
        raise Unreadable(first.column, say("order-one-leader", leaders=named))
    return _Company(leaders[0] if leaders else None, tuple(group for group in groups if not group.is_leader))


class March:
    """``leader with units > area [drop units] > area``, or units on their own; also a fleet's voyage."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse a march; with a fleet or another verb at the start it isn't one."""
        if order.verb in _WITH_ARROWS:
            return _WITH_ARROWS[order.verb].read(reader, order, tokens[1:])
        signs = [token for token in tokens if token.sign in (TO, FAR)]
        head, *legs = split(tokens, TO, FAR)
        if head and _is_fleet(reader, head):
            return _SAIL.read(reader, order, tokens)
        legs, last = _with_last(reader, legs)
        company = _company(reader, [*head, *last], signs[0])
        stops = _stops(reader, legs, signs)
        areas, dropped = tuple(area for area, _ in stops), tuple(units for _, units in stops)
        if dropped[-1] or (any(dropped) and company.leader is None):
            raise Unreadable(signs[-1].column, say("order-drop"))
        return msgspec.structs.replace(
            _as_stack(order, "move"),
            by=company.by,
            namesakes=company.namesakes,
            groups=company.groups,
            alone=company.alone,
            areas=areas,
            dropped=dropped,
        )

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format a march: who goes, then the stops."""
        assert isinstance(order, StackOrder)
        units = ", ".join(_written(writer, group) for group in order.groups)
        leader = order.namesakes.said if order.namesakes is not None else writer.name(order.by) if order.by else ""
        head = [leader] if leader else []
        if order.alone:
            head.append(writer.word(ALONE))
        elif leader and units:
            head += [writer.word("with"), units]
        elif units:
            head.append(units)
        return f" {TO} ".join([" ".join(head), *_written_stops(writer, order)])


class Sail:
    """``sail fleet with cargo > sea > coast``; the cargo may also come at the end."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse a voyage."""
        signs = [token for token in tokens if token.sign in (TO, FAR)]
        head, *legs = split(tokens, TO, FAR)
        if not signs:
            sign = reader.sign_of("sail", order.column)
            raise Unreadable(order.column, say("order-no-place", said=said(tokens) or sign.said))
        legs, last = _with_last(reader, legs)
        named = [*head, *last]
        place = reader.place_of(named, "with")
        fleet = reader.thing(names.fleets(), named[:place], order.column, "order-no-fleet")
        cargo = () if place is None else _groups(reader, named[place + 1 :], named[place])
        stops = _stops(reader, legs, signs)
        if any(units for _, units in stops):
            raise Unreadable(signs[-1].column, say("order-drop"))
        areas = tuple(area for area, _ in stops)
        return msgspec.structs.replace(_as_stack(order, "sail"), by=fleet, groups=cargo, areas=areas)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format a voyage."""
        assert isinstance(order, StackOrder)
        cargo = ", ".join(_written(writer, group) for group in order.groups)
        head = [writer.name(order.by), *([writer.word("with"), cargo] if cargo else [])]
        return f" {TO} ".join([" ".join(head), *map(writer.name, order.areas)])


def _is_fleet(reader: Reader, head: Tokens) -> bool:
    place = reader.place_of(head, "with")
    return len(names.fleets().find(joined(head[:place]))) == 1 and len("".join(joined(head[:place]))) >= _SHORTEST


def _with_last(reader: Reader, legs: Sequence[list[Token]]) -> tuple[list[list[Token]], list[Token]]:
    """Split what follows the last area about the company from the legs."""
    place = reader.place_of(legs[-1], "with", ALONE) if legs else None
    return ([*legs], []) if place is None else ([*legs[:-1], legs[-1][:place]], legs[-1][place:])


def _stops(reader: Reader, legs: Sequence[Tokens], signs: Sequence[Token]) -> list[tuple[str, tuple[Group, ...]]]:
    if len(legs) > MOST_STOPS:
        raise Unreadable(signs[MOST_STOPS].column, say("order-too-many", most=MOST_STOPS))
    return [_stop(reader, leg, sign) for leg, sign in zip(legs, signs, strict=True)]


def _stop(reader: Reader, leg: Tokens, sign: Token) -> tuple[str, tuple[Group, ...]]:
    place = reader.place_of(leg, DROP)
    area = reader.area(leg[:place], sign)
    return area, () if place is None else _groups(reader, leg[place + 1 :], leg[place])


class Onward:
    """``onward galliae 6``, ``onward drop batavi > galliae 6``: the march that was begun last."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse who stays behind, then the area."""
        sign = reader.sign_of("onward", order.column)
        signs = [token for token in tokens if token.sign in (TO, FAR)]
        head, *legs = split(tokens, TO, FAR) if signs else ([], tokens)
        if len(legs) > 1:
            raise Unreadable(signs[1].column, say("order-too-many", most=1))
        if head and not reader.is_particle(head[0], DROP):
            raise Unreadable(head[0].column, say("order-not-understood", said=said(head)))
        left = _groups(reader, head[1:], head[0]) if head else ()
        area = reader.area(legs[0], signs[0] if signs else sign)
        return msgspec.structs.replace(_as_stack(order, "onward"), areas=(area,), dropped=(left,))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format who stays behind, then the area."""
        assert isinstance(order, StackOrder)
        left = ", ".join(_written(writer, group) for units in order.dropped for group in units)
        area = writer.name(order.areas[0])
        return f"{writer.word(DROP)} {left} {TO} {area}" if left else area


class Hold:
    """``hold galliae 5, honorius``: areas with all in them, or counters."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the counters and areas."""
        sign = reader.sign_of("hold", order.column)
        areas: list[str] = []
        groups: list[Group] = []
        for clause in clauses(tokens)[:MOST_PLACES]:
            if reader.is_particle(clause[0], "at"):
                areas.append(reader.area(clause[1:], clause[0]))
            elif len(reader.board.areas.find(joined(clause))) == 1 and not names.pieces().names(joined(clause)):
                areas.append(reader.area(clause, sign))
            else:
                groups.append(_group(reader, clause))
        if not areas and not groups:
            raise Unreadable(order.column, say("order-no-place", said=sign.said))
        return msgspec.structs.replace(_as_stack(order, "hold"), areas=tuple(areas), groups=tuple(groups))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the counters, then the areas."""
        assert isinstance(order, StackOrder)
        held = [_written_held(writer, group) for group in order.groups]
        return ", ".join([*held, *(f"{writer.word('at')} {writer.name(area)}" for area in order.areas)])


class Place:
    """One area: ``migrate viennensis 3``, ``armada roma``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the area."""
        signs = [token for token in tokens if token.sign in (TO, FAR)]
        kept = tokens[1:] if tokens and (reader.is_particle(tokens[0], "at") or tokens[0] in signs) else tokens
        return msgspec.structs.replace(order, areas=(reader.area(kept, reader.sign_of(order.verb, order.column)),))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the area."""
        return writer.name(order.areas[0])


class Places:
    """Areas, or none for the one in question: ``fight galliae 5, italia 2``, ``evade``, ``rally``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the areas."""
        sign = reader.sign_of(order.verb, order.column)
        found: list[str] = []
        for clause in clauses(tokens)[:MOST_PLACES]:
            kept = clause[1:] if reader.is_particle(clause[0], "at") or reader.is_particle(clause[0], "on") else clause
            found.append(reader.area(kept, sign))
        return msgspec.structs.replace(order, areas=tuple(found))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the areas."""
        return ", ".join(map(writer.name, order.areas))


# Writing


def _written(writer: Writer, group: Group) -> str:
    if group.piece or group.open:
        return group.said or writer.name(group.piece)
    is_word = group.kind in CATEGORIES or group.kind == ANY_UNIT
    count = [str(group.count)] if group.count != ALL else []
    kind = writer.kind(group.kind, group.count) if is_word else writer.name(group.kind)
    area = [writer.word("at"), writer.name(group.area)] if group.area else []
    return " ".join([*count, kind, *area])


def _written_held(writer: Writer, group: Group) -> str:
    """Format units of a kind so that no area is read instead."""
    written = _written(writer, group)
    return f"{writer.word('all')} {written}" if not (group.piece or group.open) and group.count == ALL else written


def _written_stops(writer: Writer, order: StackOrder) -> list[str]:
    found: list[str] = []
    for area, units in zip(order.areas, order.dropped, strict=True):
        left = ", ".join(_written(writer, group) for group in units)
        found.append(f"{writer.name(area)} {writer.word(DROP)} {left}" if left else writer.name(area))
    return found


_SAIL, _PLACE = Sail(), Place()
_WITH_ARROWS: dict[str, Pattern] = {"sail": _SAIL, "onward": Onward(), "migrate": _PLACE, "armada": _PLACE}
"""The verbs that may be followed by an arrow, besides that of a march."""


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    patterns: dict[str, Pattern] = {
        **_WITH_ARROWS,
        "hold": Hold(),
        "leave": One(names.refuges(), "order-no-refuge"),
        "choose": Labels(),
        **dict.fromkeys(("fight", "evade", "rally"), Places()),
        **dict.fromkeys(("end", "pass", "usual"), Bare()),
    }
    return Grammar(GAME_ID, say, names.VOCABULARY, names.board(), patterns, March())
