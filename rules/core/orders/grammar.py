"""The grammar of written orders: verbs with argument patterns that parse and format orders.

A game declares its verbs once (``{"loot": AreaList(), "end": Bare(), …}``); a path (``rome > capua``) needs no verb.
Games can add their own patterns, which may return their own type of order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from rules.core.orders import Reading
from rules.core.orders import reading as reading_of
from rules.core.orders.area_orders import ANY, MOST_PLACES, AreaOrder, Reader, Support
from rules.core.orders.conditions import said_condition, without_condition
from rules.core.orders.names import BoardNames, Index, Vocabulary, folded
from rules.core.orders.reading import AND, FAR, TO, Token, Tokens, Unreadable, clauses, joined, said, split
from rules.core.text import Sayer, lexicon

MOVE, TRANSFER, ATTACK = "move", "transfer", "attack"
"""The verbs of a path: ``>`` is a move (which may turn into an attack), ``>>`` a transfer."""

_MOST_WAYPOINTS = 8


class Writer:
    """Formats orders in one language."""

    def __init__(self, game: str, words: Vocabulary, locale: str) -> None:
        self.name = lexicon(game, locale).name
        self._words = words
        self._locale = locale

    def word(self, stem: str) -> str:
        """Return the usual word for a verb or particle."""
        return self._words.word(stem, self._locale)

    def kind(self, kind: str, count: int) -> str:
        """Return the word for so many units of a kind (0: all of them)."""
        return self._words.kind(kind, count, self._locale)

    def phrase(self, stem: str) -> str:
        """Return how a particle is said after a verb."""
        return self._words.phrase(stem, self._locale)

    def supports(self, supports: Sequence[Support]) -> str:
        """Format the supporters of an attack, each after a comma."""
        clauses = []
        for support in supports:
            head = [support.force.said] if support.force.said else []
            origin = support.called or self.name(support.area)
            clauses.append(" ".join([*head, self.word("support"), self.word("from"), origin]))
        return "".join(f", {clause}" for clause in clauses)


class Pattern(Protocol):
    """The pattern of a verb's arguments."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the tokens after the verb and return the completed order.

        Raises:
            Unreadable: the tokens don't match the pattern.
        """

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the arguments so that they parse to the same order."""


class Bare:
    """A verb without arguments."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Return the order; anything after the verb is a fault."""
        if tokens:
            raise Unreadable(tokens[0].column, reader.say("order-not-understood", said=said(tokens)))
        return order

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Return an empty string."""
        return ""


class Labels:
    """A verb with labels of options or prefixes of them: ``choose legion 4, legion 5``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the labels."""
        labels = tuple(words for clause in clauses(tokens) if (words := joined(clause)))
        if not labels:
            raise Unreadable(order.column, reader.say("order-unsaid"))
        return msgspec.structs.replace(order, labels=labels[:MOST_PLACES])

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the labels as given."""
        return ", ".join(" ".join(label) for label in order.labels)


class AreaList:
    """A verb with areas, each with optional units before it: ``disband legion at rome, 2 legions capua``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the areas and units."""
        sign = reader.sign_of(order.verb, order.column)
        found = clauses(tokens)[:MOST_PLACES]
        if not found:
            raise Unreadable(order.column, reader.say("order-no-place", said=sign.said))
        force, areas = ANY, []
        for clause in found:
            middle = reader.place_of(clause, "at", "from")
            if middle:
                force = reader.required_force(clause[:middle])
            named, area = reader.force_and_area(clause if middle is None else clause[middle + 1 :], sign)
            force = named if named.said else force
            areas.append(area)
        return msgspec.structs.replace(order, force=force, areas=tuple(areas))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the units once, then the areas."""
        units = [order.force.said, writer.word("at")] if order.force.said else []
        return " ".join([*units, ", ".join(map(writer.name, order.areas))])


class One:
    """A verb with one thing of an index: ``emperor at germania``. ``fault`` is the text for a failed lookup."""

    def __init__(self, index: Index, fault: str) -> None:
        self._index = index
        self._fault = fault

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the thing into ``on``."""
        kept = [token for token in tokens if not (reader.is_particle(token, "at") or reader.is_particle(token, "on"))]
        return msgspec.structs.replace(order, on=reader.thing(self._index, kept, order.column, self._fault))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the thing's name."""
        return writer.name(order.on)


class Pair:
    """A verb with one thing on another: ``war kushan on parthia``; the first is optional."""

    def __init__(self, index: Index, fault: str) -> None:
        self._index = index
        self._fault = fault

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the things into ``by`` and ``on``."""
        place = reader.place_of(tokens, "on", "at")
        by = "" if not place else reader.thing(self._index, tokens[:place], order.column, self._fault)
        rest = tokens if place is None else tokens[place + 1 :]
        on = reader.thing(self._index, rest, order.column, self._fault)
        return msgspec.structs.replace(order, by=by, on=on)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format both names."""
        return " ".join([*([writer.name(order.by)] if order.by else []), writer.word("on"), writer.name(order.on)])


class Attack:
    """``attack area [from area] [with units] [, support from …]``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the target area, then the leader's origin."""
        end = _end_of_areas(reader, tokens)
        parts: dict[str, list[Token]] = {"": [], "from": [], "with": []}
        at = ""
        for token in tokens[:end]:
            particle = next((each for each in ("from", "with") if reader.is_particle(token, each)), None)
            if particle is None:
                parts[at].append(token)
            else:
                at = particle
        start = tokens[0] if tokens else reader.sign_of(order.verb, order.column)
        areas = [reader.area(parts[""], start)]
        force = ANY
        if parts["from"]:
            force, origin = reader.origin(parts["from"], start)
            areas += [origin] if origin else []
        named, supports = reader.force_and_supports(tokens[end:])
        if parts["with"]:
            named = reader.required_force(parts["with"])
        return msgspec.structs.replace(order, force=named or force, areas=tuple(areas), supports=tuple(supports))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the area, the origin, the units and the supporters."""
        areas = [writer.name(area) for area in order.areas if area]
        origin = [writer.word("from"), areas[1]] if len(areas) > 1 else []
        units = [writer.word("with"), order.force.said] if order.force.said else []
        return " ".join([areas[0], *origin, *units]) + writer.supports(order.supports)


class _March:
    """``[units] from > to [> to …] [units] [, units] [, support from …]``, without a verb."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse a move or transfer with all areas of its path."""
        end = _end_of_areas(reader, tokens)
        legs = split(tokens[:end], TO, FAR)
        if len(legs) > _MOST_WAYPOINTS:
            raise Unreadable(tokens[0].column, reader.say("order-too-many", most=_MOST_WAYPOINTS))
        signs = [token for token in tokens[:end] if token.sign]
        if not signs:
            raise Unreadable(tokens[0].column, reader.say("order-no-place", said=said(tokens[:1])))
        force, origin = reader.origin(legs[0], signs[0])
        areas = [reader.area(leg, sign) for leg, sign in zip(legs[1:-1], signs, strict=False)]
        last, more = reader.area_and_force(legs[-1], signs[-1])
        named, supports = reader.force_and_supports(tokens[end:])
        extra = next((each for each in (named, more) if each is not None and each.said), None)
        if extra is not None and not origin:  # the units are named in place of an area
            raise Unreadable(signs[-1].column, reader.say("order-not-understood", said=extra.said))
        force = extra or force
        is_far = order.verb == TRANSFER or any(token.sign == FAR for token in signs)
        verb = TRANSFER if is_far else MOVE
        path = (origin, *areas, last)
        return msgspec.structs.replace(order, verb=verb, force=force, areas=path, supports=tuple(supports))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the path: units with a name or kind come before it, a plain number of units after it."""
        arrow = f" {FAR} " if order.verb == TRANSFER else f" {TO} "
        origin, *stops = (writer.name(area) if area else "" for area in order.areas)
        units, supports = order.force.said, writer.supports(order.supports)
        if origin and not order.force.units and not order.force.kind:
            return arrow.join([origin, *stops]) + (f", {units}" if units else "") + supports
        return arrow.join([" ".join(filter(None, (units, origin))), *stops]) + supports


def _end_of_areas(reader: Reader, tokens: Tokens) -> int:
    """Return the index where the clauses after the areas of a march or attack begin."""
    found = (place for place, each in enumerate(tokens) if each.sign == AND or reader.is_particle(each, "support"))
    return next(found, len(tokens))


_MARCH = _March()
_PATHS = (MOVE, TRANSFER)


class Grammar:
    """The grammar of a game's orders: its words, its names, and the pattern of each verb.

    ``march`` is the pattern of a path; games whose stacks need more words than units and areas have their own.
    """

    def __init__(
        self,
        game: str,
        say: Sayer,
        words: Vocabulary,
        board: BoardNames,
        patterns: Mapping[str, Pattern],
        march: Pattern = _MARCH,
    ) -> None:
        self.words = words
        self.board = board
        self._game = game
        self._patterns = patterns
        self._march = march
        self._say = say
        self._writers: dict[str, Writer] = {}

    def parse(self, text: str, locale: str) -> Reading:
        """Parse the orders in a text, each with its canonical form in one language."""

        reader = Reader(self._say, self.words, self.board, locale)

        def order(line: int, tokens: list[Token]) -> AreaOrder:
            kept, condition = without_condition(tokens)
            found = self._order(reader, line, reader.with_commas(kept))
            written = self.write(found, locale)
            text = f"{written} {said_condition(condition, locale)}" if condition else written
            is_repeated = condition == "while-possible"
            return msgspec.structs.replace(found, text=text, is_optional=bool(condition), is_repeated=is_repeated)

        return reading_of.read(text, self._say, order)

    def _order(self, reader: Reader, line: int, tokens: Tokens) -> AreaOrder:
        first = tokens[0]
        verb = self.words.verbs().get(first.words[0], "") if len(first.words) == 1 else ""
        order = AreaOrder(line=line, column=first.column, verb=verb)
        if any(token.sign in (TO, FAR) for token in tokens):
            return self._march.read(reader, order, tokens[1:] if verb in (*_PATHS, ATTACK) else tokens)
        if verb in _PATHS:
            raise Unreadable(first.column, reader.say("order-no-way", said=said(tokens)))
        if verb not in self._patterns:
            if self._lacks_arrow(reader, order, tokens):
                fault = reader.say("order-area-alone", said=said(tokens), verb=reader.word(self.words.stems[0]))
                raise Unreadable(first.column, fault)
            fault = reader.say("order-no-verb", said=said(tokens), verb=reader.word(self.words.stems[0]))
            raise Unreadable(first.column, fault)
        return self._patterns[verb].read(reader, order, tokens[1:])

    def _lacks_arrow(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> bool:
        """Whether these are the start of a march: an area, or the start of its name, with units before it or not."""
        for place, token in enumerate(tokens):
            found = self.board.areas.find(joined(tokens[place:]))
            if found:
                area = Token(found[0], folded(found[0]), token.column)
                with suppress(Unreadable):
                    self._march.read(reader, order, [*tokens[:place], area, Token(TO, (), token.column), area])
                    return True
        return False

    def write(self, order: AreaOrder, locale: str) -> str:
        """Format an order in one language so that it parses to the same order."""
        if locale not in self._writers:
            self._writers[locale] = Writer(self._game, self.words, locale)
        writer = self._writers[locale]
        if order.verb in _PATHS:
            return self._march.write(writer, order)
        return f"{writer.word(order.verb)} {self._patterns[order.verb].write(writer, order)}".rstrip()
