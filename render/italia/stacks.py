"""What lies where on the map of Italia: the units of each nation by kind, its leaders, its fleets with their cargo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from render.italia.theme import SHAPES
from rules.italia.events import Force
from rules.italia.game import Italia


@dataclass(frozen=True)
class Token:
    """The units of one kind; flipped and damaged ones apart."""

    kind: str
    count: int
    reduced: bool = False


@dataclass(frozen=True)
class Stack:
    """The land units and leaders of a nation in one place."""

    nation: str
    seat: str
    tokens: tuple[Token, ...] = ()
    leaders: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The number of units."""
        return sum(token.count for token in self.tokens)


@dataclass(frozen=True)
class Navy:
    """The fleets of a nation in a sea, and what is aboard."""

    nation: str
    seat: str
    fleets: int
    cargo: Stack


def stacks_at(game: Italia, place: str) -> list[Stack]:
    """The stacks in an area or staging zone, the active nation's last, else in the order of play."""
    found: list[Stack] = game.memo.get(("stacks", place), lambda: _stacks_at(game, place))
    return list(found)


def _stacks_at(game: Italia, place: str) -> list[Stack]:
    nations = dict.fromkeys(game.nation_of(piece) for piece in game.stack(place))
    order = sorted(nations, key=lambda nation: (nation == game.active, game.period.order.index(nation)))
    return [stack_of(game, nation, [p for p in game.stack(place) if game.nation_of(p) == nation]) for nation in order]


def summed(stack: Stack) -> Stack:
    """A stack as an overview shows it: one number for all its units, in the shape of the most frequent kind."""
    if not stack.tokens:
        return stack
    kind = max(stack.tokens, key=lambda token: token.count).kind
    return Stack(stack.nation, stack.seat, (Token(_PLAIN.get(kind, kind), stack.size),), stack.leaders[:1])


_PLAIN: Final = {"consular-legion": "legion"}
"""The shape of a kind without the mark that is too small on an overview."""


def navies_at(game: Italia, sea: str) -> list[Navy]:
    """The navies in a sea."""
    return [
        Navy(nation, game.seat_of(nation), len(game.fleets_at(sea, nation)),
             stack_of(game, nation, game.passengers(sea, nation)))
        for nation in game.navies_at(sea)
    ]  # fmt: skip


def stack_of(game: Italia, nation: str, pieces: Iterable[str]) -> Stack:
    """Counters of a nation as a stack; fleets are left out."""
    counts = Counter[tuple[str, bool]]()
    leaders = []
    for piece in pieces:
        if game.is_leader(piece):
            leaders.append(piece)
        elif game.unit(piece).land:
            counts[game.unit(piece).type, piece in game.state.reduced] += 1
    return Stack(nation, game.seat_of(nation), _tokens(counts), tuple(leaders))


def stack_of_force(nation: str, seat: str, force: Force) -> Stack:
    """A force of an event as a stack; its flipped or damaged units are of its best kind that has two sides."""
    counts = Counter[tuple[str, bool]]({(kind, False): count for kind, count in force.units.items() if kind != "fleet"})
    for kind in ("consular-legion", "knight"):
        reduced = min(force.reduced, counts[kind, False])
        if reduced:
            counts[kind, False] -= reduced
            counts[kind, True] += reduced
    return Stack(nation, seat, _tokens(counts), force.leaders)


def _tokens(counts: Counter[tuple[str, bool]]) -> tuple[Token, ...]:
    kinds = [(kind, reduced) for kind in SHAPES for reduced in (False, True)]
    return tuple(Token(kind, counts[kind, reduced], reduced) for kind, reduced in kinds if counts[kind, reduced] > 0)


def owners(game: Italia) -> dict[str, str]:
    """Each area with the nation that owns it; empty if none does."""
    return {area: game.owner(area) for area in game.data.areas if not game.data.areas[area].is_staging}
