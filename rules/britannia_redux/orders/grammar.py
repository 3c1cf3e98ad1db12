"""How written orders of Britannia reDux are read, in any of the game's languages.

======================================  =====================================================
``place Essex 1, Wessex 2``             new armies
``place Arthur at Wessex``              the army that a new leader joins
``move 2 Essex > South Mercia``         any two armies; ``1 cavalry``, ``2 infantry``, ``all``
``move 2, Arthur from Avalon > Hwicce`` armies with a leader; ``Arthur > Hwicce`` he alone
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
from rules.core.orders.area_orders import ALL, AreaOrder, Reader
from rules.core.orders.armies import Answer, ArmyOrder, Battle, Company, Counts, March, kind_first, written_company
from rules.core.orders.grammar import Bare, Grammar, Labels, Pattern, Writer
from rules.core.orders.reading import AND, TO, Token, Tokens, Unreadable, clauses, said


class BattleWithLosses:
    """``battle Kent, fight on, cavalry first``: a battle, and what is lost first. The order's answer is that kind."""

    _battle = Battle()

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse what is lost first, then the rest as any battle."""
        found = clauses(tokens)
        named = [(losses, clause) for clause in found[1:] if (losses := _losses(reader, clause))]
        if len(named) > 1:
            raise Unreadable(named[1][1][0].column, say("order-not-understood", said=said(named[1][1])))
        others = [clause for clause in found if not named or clause is not named[0][1]]
        rest = [token for clause in others for token in (Token(AND, (), clause[0].column), *clause)][1:]
        read = self._battle.read(reader, order, rest)
        return msgspec.structs.replace(read, answer=named[0][0]) if named else read

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the battle, then what is lost first."""
        assert isinstance(order, ArmyOrder)
        told = self._battle.write(writer, order)
        if order.answer == LANDED:
            return f"{told}, {writer.word(LANDED)} {writer.word(LAST)}"
        return f"{told}, {writer.word(f'kind-{order.answer}')} {writer.word(FIRST)}" if order.answer else told


class Placing:
    """``place Essex 1, Wessex 2`` for armies, ``place Arthur at Wessex`` for a leader."""

    _armies = Counts(1)

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        """Parse a leader with the area, or the areas with numbers."""
        company = Company(reader, names.leaders(), tokens)
        if not company.begins_with_a_leader:
            return self._armies.read(reader, order, tokens)
        return msgspec.structs.replace(company.read(), line=order.line, column=order.column, verb=order.verb)

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format the leader with the area, or the areas with numbers."""
        assert isinstance(order, ArmyOrder)
        if not order.leaders:
            return self._armies.write(writer, order)
        return f"{writer.name(order.leaders[0])} {writer.word('at')} {writer.name(order.areas[0])}"


class Marching(March):
    """``2, Arthur from Avalon > Hwicce``: a march, written with where it's from."""

    def write(self, writer: Writer, order: AreaOrder) -> str:
        """Format who goes from where, then the stops."""
        assert isinstance(order, ArmyOrder)
        origin, *stops = order.areas
        company = ", ".join(written_company(writer, order))
        start = [writer.word("from"), writer.name(origin)] if origin and company else [writer.name(origin)]
        head = " ".join([writer.word("move"), *filter(None, (company, *(start if origin else ())))])
        return f" {TO} ".join([head, *map(writer.name, stops)])


def _losses(reader: Reader, clause: Tokens) -> str:
    """What a clause says on losses; empty if it says something else."""
    if len(clause) > 2:
        return ""
    return LANDED if reader.is_particle(clause[0], LANDED) else kind_first(reader, [clause[0]])[0]


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    patterns: dict[str, Pattern] = {
        "place": Placing(),
        "stay": Counts(ALL),
        "remove": Counts(1),
        "battle": BattleWithLosses(),
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
    return Grammar(GAME_ID, say, names.VOCABULARY, names.board(), patterns, Marching(names.leaders(), "move"))
