"""How written orders of Italia are read, in any of the game's languages.

==========================================  ===================================================================
``buy 2 legions, 1 consular``, ``buy none`` units; ``build Latium``: a city; ``repair Roma``; ``capital Roma``
``place legion Roma, 2 Latium``             bought and waiting units, arrivals, leaders; a fleet in a sea
``camp Sabini > Umbria``                    the rounds of a campaign, ``with 4 legions``, ``block Latium``
``camp stop``                               the campaign ends
``move 2 legions, Camillus Roma > Umbria``  units with a leader; ``Roma > Umbria``: all; by way of areas and seas
``sail 2 Mare Tyrrhenum > Mare Siculum``    fleets with what they carry
``stay Roma``, ``stay 2 Roma``              later orders leave these units there
``end``                                     the movement is over
``battle Samnium, leave at 1``              this battle next, and when to break off; ``raid Samnium``
``fight on``, ``retreat Latium``            answer a question about a retreat
``pillage gold``, ``points``, ``none``      a city that was taken
``rebuild Capua``                           pillaged cities
``plan run``, ``join``, ``hold``, ``pass``  the orders for reactions in a campaign
``join 2 Latium``                           a reaction: units come to the leader's area
``shift 2 Latium > Capua``, ``pass``        a reaction: units go elsewhere, or nowhere
``rest``                                    the Legate decides the rest, up to the dice
``choose …``, ``usual``                     answer the pending question
==========================================  ===================================================================
"""

from __future__ import annotations

from functools import cache

import msgspec

from rules.core.orders.area_orders import ALL, MOST_PLACES, AreaOrder, Reader
from rules.core.orders.armies import (
    MOST_STOPS,
    Answer,
    ArmyOrder,
    Battle,
    Company,
    Counts,
    March,
    army_order,
    is_number,
    kind_first,
    number,
    written_company,
)
from rules.core.orders.grammar import AreaList, Bare, Grammar, Labels, Pattern, Writer
from rules.core.orders.names import Index
from rules.core.orders.reading import FAR, TO, Tokens, Unreadable, clauses, said, split
from rules.italia.data.loader import GAME_ID
from rules.italia.game import say
from rules.italia.orders import names
from rules.italia.orders.names import BLOCK, NONE, PLANS, REWARDS, STOP


class CampaignOrder(ArmyOrder, frozen=True, kw_only=True):
    """A campaign: ``areas`` are the goals of its rounds, the units those that begin it. ``block``: an area."""

    stop: bool = False
    block: str = ""


class Purchase:
    """``2 legions, 1 consular``, ``none``."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse numbers and kinds."""
        if len(tokens) == 1 and reader.is_particle(tokens[0], NONE):
            return msgspec.structs.replace(army_order(order), answer=NONE)
        bought: dict[str, int] = {}
        for clause in clauses(tokens):
            count, left = (number(reader, clause[0]), clause[1:]) if is_number(clause[0]) else (1, clause)
            kind, left = kind_first(reader, left)
            if not kind or left:
                raise Unreadable(clause[0].column, say("order-no-kind", said=said(clause)))
            bought[kind] = bought.get(kind, 0) + count
        if not bought:
            raise Unreadable(order.column, say("order-no-kind", said=reader.sign_of(order.verb, 1).said))
        return msgspec.structs.replace(army_order(order), kinds=tuple(bought.items()))

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format numbers and kinds."""
        assert isinstance(order, ArmyOrder)
        return writer.word(NONE) if order.answer else ", ".join(written_company(writer, order))


class Placing:
    """``legion Roma, 2 Latium, Camillus Roma``: what goes where; without a number all that is asked about."""

    def __init__(self, leaders: Index) -> None:
        self._leaders = leaders

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse each place with its units; ``types`` holds kinds and leaders."""
        found = clauses(tokens)
        sign = reader.sign_of(order.verb, order.column)
        if not found:
            raise Unreadable(order.column, say("order-no-place", said=sign.said))
        if len(found) > MOST_PLACES:
            raise Unreadable(found[MOST_PLACES][0].column, say("order-too-many", most=MOST_PLACES))
        places = [self._clause(reader, clause) for clause in found]
        areas, counts, types = zip(*places, strict=True)
        return msgspec.structs.replace(army_order(order), areas=areas, counts=counts, types=types)

    def _clause(self, reader: Reader, clause: Tokens) -> tuple[str, int, str]:
        kind, left = kind_first(reader, [*clause])
        read = Company(reader, self._leaders, left).read()
        if not read.areas[0]:
            raise Unreadable(clause[0].column, say("order-no-place", said=said(clause)))
        told = [*read.leaders, *(each for each, _ in read.kinds), kind]
        return read.areas[0], read.any or sum(count for _, count in read.kinds) or ALL, told[0]

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the places, each with its units."""
        assert isinstance(order, ArmyOrder)
        return ", ".join(
            " ".join([*([str(count)] if count else []), *_kind(writer, kind, count), writer.name(area)])
            for area, count, kind in zip(order.areas, order.counts, order.types, strict=True)
        )


def _kind(writer: Writer, kind: str, count: int) -> list[str]:
    if not kind:
        return []
    return [writer.name(kind) if kind in names.leader_ids() else writer.kind(kind, count)]


class Campaign:
    """``Sabini > Umbria, with 4 legions, block Latium``; ``stop``."""

    def __init__(self, leaders: Index) -> None:
        self._leaders = leaders

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the goals, then what else is said."""
        sign = reader.sign_of(order.verb, order.column)
        found = CampaignOrder(line=order.line, column=order.column, verb=order.verb)
        for clause in clauses(tokens):
            if reader.is_particle(clause[0], STOP):
                found = msgspec.structs.replace(found, stop=True)
            elif reader.is_particle(clause[0], BLOCK):
                found = msgspec.structs.replace(found, block=reader.area(clause[1:], clause[0]))
            elif reader.is_particle(clause[0], "with"):
                found = self._led(reader, found, clause[1:])
            elif found.areas:
                raise Unreadable(clause[0].column, say("order-not-understood", said=said(clause)))
            else:
                found = msgspec.structs.replace(found, areas=tuple(self._goals(reader, clause)))
        if not found.areas and not found.stop and not found.names_units:
            raise Unreadable(order.column, say("order-no-place", said=sign.said))
        return found

    def _goals(self, reader: Reader, clause: Tokens) -> list[str]:
        legs = split(clause, TO, FAR)
        if len(legs) > MOST_STOPS:
            raise Unreadable(clause[0].column, say("order-too-many", most=MOST_STOPS))
        return [reader.area(leg, clause[0]) for leg in legs]

    def _led(self, reader: Reader, order: CampaignOrder, clause: Tokens) -> CampaignOrder:
        read = Company(reader, self._leaders, clause).read()
        if read.areas[0] or not read.names_units:
            raise Unreadable(order.column, say("order-no-kind", said=said(clause)))
        return msgspec.structs.replace(order, any=read.any, every=read.every, kinds=read.kinds, leaders=read.leaders)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the goals, then what else is said."""
        assert isinstance(order, CampaignOrder)
        parts = [f" {TO} ".join(map(writer.name, order.areas))] if order.areas else []
        company = written_company(writer, order)
        # a company is one clause: its groups are separated by the word for "with", not by commas
        parts += [f"{writer.word('with')} {' '.join(company)}"] if company else []
        parts += [f"{writer.word(BLOCK)} {writer.name(order.block)}"] if order.block else []
        parts += [writer.word(STOP)] if order.stop else []
        return ", ".join(parts)


class Stack:
    """``2 legions Latium``: units of an area."""

    def __init__(self, leaders: Index) -> None:
        self._leaders = leaders

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the units and their area."""
        found = Company(reader, self._leaders, tokens).read()
        if not found.areas[0]:
            sign = reader.sign_of(order.verb, order.column)
            raise Unreadable(order.column, say("order-no-place", said=said(tokens) or sign.said))
        return msgspec.structs.replace(found, line=order.line, column=order.column, verb=order.verb)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the units and their area."""
        assert isinstance(order, ArmyOrder)
        company = written_company(writer, order)
        place = writer.name(order.areas[0])
        return f"{', '.join(company)} {writer.word('at')} {place}" if company else place


class Ways:
    """A text with an arrow: a move, unless it begins with the word of another order."""

    def __init__(self, march: Pattern, others: dict[str, Pattern]) -> None:
        self._march = march
        self._others = others

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse the order."""
        if order.verb in self._others:
            return self._others[order.verb].read(reader, order, tokens[1:])
        return self._march.read(reader, order, tokens)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format a move."""
        return self._march.write(writer, order)


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    leaders = names.leaders()
    with_arrows: dict[str, Pattern] = {
        "camp": Campaign(leaders),
        "sail": March(leaders),
        "shift": March(leaders),
    }
    patterns: dict[str, Pattern] = {
        **with_arrows,
        "buy": Purchase(),
        "build": AreaList(),
        "repair": AreaList(),
        "capital": AreaList(),
        "place": Placing(leaders),
        "stay": Counts(ALL),
        "battle": Battle(),
        "raid": Battle(),
        "fight": Answer("on"),
        "retreat": Answer(areas=True),
        "pillage": Answer(*REWARDS),
        "rebuild": AreaList(),
        "plan": Answer(*PLANS),
        "join": Stack(leaders),
        "rest": Bare(),
        "pass": Bare(),
        "end": Bare(),
        "choose": Labels(),
        "usual": Bare(),
    }
    return Grammar(GAME_ID, say, names.VOCABULARY, names.board(), patterns, Ways(March(leaders, "move"), with_arrows))
