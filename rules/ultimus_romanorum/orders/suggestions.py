"""Complete a written order while it is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from rules.core.decisions import Pick
from rules.core.orders.area_orders import AreaOrder
from rules.core.orders.completion import closeness, complete, is_begun, verbs_begun, with_areas_begun
from rules.core.orders.names import Words, folded
from rules.core.orders.reading import FAR, TO
from rules.core.orders.trial import Refused
from rules.core.table import Table
from rules.core.text import lexicon
from rules.ultimus_romanorum.chapters.campaign import migration_goals, onward_goals
from rules.ultimus_romanorum.chapters.fleets import landings, sailing, steps
from rules.ultimus_romanorum.chapters.movement import Stack, goals, is_enemy_of, movers, reach
from rules.ultimus_romanorum.data.loader import BOXES, GAME_ID
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.orders.grammar import StackOrder, grammar
from rules.ultimus_romanorum.orders.namesakes import settled
from rules.ultimus_romanorum.state import UltimusState


def suggest(table: Table, seat: str, typed: str, locale: str) -> list[str]:
    """Completions for the last order of a text, each as the whole text. In another's SMC, with the board as it is."""
    decision = table.decisions.get(seat)
    game = UltimusRomanorum(cast(UltimusState, table.state), "")
    offered = [option.id for option in decision.options] if isinstance(decision, Pick) else []
    return complete(grammar(), typed, locale, _Completion(game, seat, locale, offered).of)


class _Completion:
    """Completes orders for one position and language."""

    def __init__(self, game: UltimusRomanorum, seat: str, locale: str, offered: list[str]) -> None:
        self._game = game
        self._camp = game.camp_of_seat(seat)
        self._locale = locale
        self._offered = [area for area in offered if area in game.data.areas]
        self._name = lexicon(GAME_ID, locale).name
        self._words = grammar().words

    def of(self, last: str) -> list[str]:
        """The orders that complete what is typed; those with any area for which nothing better is known."""
        return [*self._likely(last)] or [*with_areas_begun(grammar(), self._name, last)]

    def _likely(self, last: str) -> Iterator[str]:
        if TO in last:
            head, _, typed = last.replace(FAR, TO).rpartition(TO)
            return self._stops(head.strip(), folded(typed))
        words = folded(last)
        verb = self._words.verbs().get(words[0], "") if words else ""
        after: Mapping[str, Callable[[], Iterable[str]]] = {
            "sail": self._fleets,
            "hold": self._held_areas,
            "leave": lambda: [box for box in BOXES.values() if self._game.pieces.at(box)],
            "onward": self._reached_by_all,
            "migrate": lambda: migration_goals(self._game) if self._game.state.migration else [],
            "fight": lambda: self._offered,
        }
        if verb in after:
            return self._after(verb, after[verb](), words[1:])
        return self._beginnings(words)

    def _reached_by_all(self) -> list[str]:
        """Where the march that was begun last can go on to with all its units."""
        march = self._game.state.march
        units = set() if march is None else {*march.units}
        return [area for area, goal in onward_goals(self._game).items() if units <= {*goal.stack.units}]

    def _fleets(self) -> list[str]:
        """The fleets that can sail, and those of the other camp from which someone can land [3.4.2, R124]."""
        t = self._game
        return [*sailing(t, self._camp), *(each for each in t.state.fleets if self._lands_only(each))]

    def _lands_only(self, fleet: str) -> bool:
        t = self._game
        return t.state.fleets[fleet].controller != self._camp and bool(landings(t, fleet, self._camp))

    def _held_areas(self) -> list[str]:
        return list(dict.fromkeys(self._game.place(stack.pieces[0]) for stack in movers(self._game, self._camp)))

    def _after(self, verb: str, things: Iterable[str], words: Words) -> Iterator[str]:
        end = f" {TO}" if verb == "sail" else ""
        for thing in self._begun(things, words):
            yield f"{self._words.word(verb, self._locale)} {self._name(thing)}{end}"

    def _begun(self, things: Iterable[str], words: Words) -> list[str]:
        """The things whose names begin with the words, or that the words mean."""
        meant = grammar().board.areas.find(words)
        found = [each for each in things if each in meant or is_begun(self._name(each), words)]
        return sorted(found, key=lambda each: closeness(self._name(each), words))

    def _beginnings(self, words: Words) -> Iterator[str]:
        first = [stack.pieces[0] for stack in movers(self._game, self._camp)]
        yield from (f"{self._name(piece)} {TO}" for piece in [*self._begun(first, words), *self._movers_in(words)])
        yield from verbs_begun(self._words, words, self._locale)

    def _movers_in(self, words: Words) -> list[str]:
        """Who can move out of the area that the words name; none if they mean no area, or several."""
        meant = grammar().board.areas.find(words)
        first = [stack.pieces[0] for stack in movers(self._game, self._camp)]
        return [piece for piece in first if len(meant) == 1 and self._game.place(piece) in meant]

    def _stops(self, head: str, words: Words) -> Iterator[str]:
        """Where the stack or fleet before the arrow can go, battles first; for an area, each one there."""
        for each in dict.fromkeys([head, *map(self._name, self._movers_in(folded(head)))]):
            yield from self._stops_of(each, words)

    def _stops_of(self, head: str, words: Words) -> Iterator[str]:
        reading = grammar().parse(f"{head} {TO} {next(iter(self._game.data.areas))}", self._locale)
        for order in reading.orders:
            areas = sorted(self._reached(order), key=lambda area: not is_enemy_of(self._game, self._camp, area))
            for area in self._begun(areas, words):
                yield f"{head} {TO} {self._name(area)}"

    def _reached(self, order: object) -> Iterable[str]:
        t = self._game
        if not isinstance(order, AreaOrder) or not isinstance(order, StackOrder):
            return ()
        try:
            order = settled(t, self._camp, order)
        except Refused:
            return ()
        if order.verb == "sail":
            known = t.state.fleets.get(order.by)
            if known is None:
                return ()
            ways = steps(t, order.by) if known.controller == self._camp else ()
            return [*landings(t, order.by, self._camp), *ways]
        if order.by:
            return goals(t, order.by) if t.place(order.by) in t.data.areas else ()
        units = [group.piece for group in order.groups if group.piece and t.place(group.piece) in t.data.areas]
        return dict.fromkeys(area for unit in units for area in reach(t, Stack("", (unit,))))
