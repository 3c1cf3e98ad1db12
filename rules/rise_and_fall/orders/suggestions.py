"""Complete a written order while it is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import cast

from rules.core.orders.completion import Completion, is_begun
from rules.core.orders.names import Words
from rules.core.orders.reading import FAR
from rules.core.table import Table
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.bribery import bribable
from rules.rise_and_fall.chapters.combat import leaders_of, plans
from rules.rise_and_fall.chapters.garrisons import releasable
from rules.rise_and_fall.chapters.imperial_replacements import disbandable, placeable
from rules.rise_and_fall.chapters.looting import rebuildable
from rules.rise_and_fall.chapters.movement import destinations, transfers
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.orders.grammar import grammar
from rules.rise_and_fall.orders.planner import RiseUnits
from rules.rise_and_fall.state import RiseState


def suggest(table: Table, seat: str, typed: str, locale: str) -> list[str]:
    """Completions for the last order of a text, each as the whole text. In another's turn, with the board as it is."""
    game = RiseAndFall(cast(RiseState, table.state), "")
    if table.decision is None:
        return []
    if game.seat == seat:
        return _RiseCompletion(game, game.state.player, locale).suggest(typed)
    return _WaitingCompletion(game, seat, locale).suggest(typed)


class _RiseCompletion(Completion):
    """Completes orders for one position and language."""

    def __init__(self, game: RiseAndFall, player: str, locale: str) -> None:
        super().__init__(GAME_ID, grammar(), RiseUnits(game, player), locale)
        self._game = game
        self._player = player
        self._stars = set(game.stars)

    def movers(self) -> Sequence[str]:
        """The units that can still move."""
        return campaign_phase.movers(self._game)

    def is_worth_more(self, area: str) -> bool:
        """Whether an area is a star that someone else holds."""
        return area in self._stars and self._game.holder(area) != self._player

    def goals(self, units: Iterable[str], sign: str) -> Iterable[str]:
        """Where units can go, and what they can attack near their ways."""
        game, units = self._game, list(units)
        if sign == FAR:
            return dict.fromkeys(area for unit in units for area in transfers(game, unit))
        reached = dict.fromkeys(area for unit in units for area in destinations(game, unit))
        starts = dict.fromkeys(map(game.pieces.place, units))
        near = {path.to for area in (*starts, *reached) for path in game.data.areas[area].paths}
        attacked = (target.area for target in plans(game, self._player) if target.area in near)
        return reached | dict.fromkeys(attacked)

    def places(self, verb: str) -> list[str]:
        """The areas where an act can be done now; those with own units if it can be nowhere."""
        game, player = self._game, self._player
        found: Mapping[str, Callable[[], Iterable[str]]] = {
            "place": lambda: chain.from_iterable(placeable(game, player).values()) if game.empire else (),
            "rebuild": lambda: rebuildable(game, player),
            "release": lambda: releasable(game, player),
            "bribe": lambda: self._areas_of(bribable(game, player)) if game.empire else (),
            "loot": lambda: self._areas_of(campaign_phase.looters(game)),
            "found": lambda: self._areas_of(campaign_phase.settlers(game)),
            "dismiss": lambda: self._areas_of(campaign_phase.dismissible(game)),
            "disband": lambda: self._areas_of(disbandable(game, player)),
            "hold": tuple,
        }
        if verb not in found:
            return []
        return self.by_worth(dict.fromkeys(found[verb]()) or dict.fromkeys(self._areas_of(self.units.mine())))

    def _areas_of(self, units: Iterable[str]) -> list[str]:
        return [self._game.pieces.place(unit) for unit in units]

    def after(self, verb: str, words: Words) -> Iterator[str] | None:
        """Attacks, declarations of war and where the Emperor can go."""
        known = {"attack": self._attacks, "war": self._wars, "emperor": self._regions}
        return known[verb](words) if verb in known else None

    def _regions(self, words: Words) -> Iterator[str]:
        for region in campaign_phase.emperor_regions(self._game):
            if is_begun(self.name(region), words):
                yield f"{self.word('emperor')} {self.name(region)}"

    def _attacks(self, words: Words) -> Iterator[str]:
        by_area = {target.area: target for target in plans(self._game, self._player)}
        place = next((place for place, word in enumerate(words) if self.words.means(word, "from")), None)
        if place is None:
            for area in self.beginning(self.by_worth(by_area), words):
                yield f"{self.word('attack')} {self.name(area)}"
            return
        for area in self.beginning(by_area, words[:place]):
            leaders = leaders_of(self._game, self._player, by_area[area])
            origins = dict.fromkeys(self._game.pieces.place(each.main.unit) for each in leaders)
            for origin in self.beginning(origins, words[place + 1 :]):
                yield f"{self.word('attack')} {self.name(area)} {self.word('from')} {self.name(origin)}"

    def _wars(self, words: Words) -> Iterator[str]:
        typed = tuple(word for word in words if not self.words.is_particle(word))
        for by, on in wars.declarations(self._game, self._player):
            who = "" if by == self._player else f"{self.name(by)} "
            if is_begun(f"{who}{self.name(on)}", typed):
                yield f"{self.word('war')} {who}{self.word('on')} {self.name(on)}"


class _WaitingCompletion(_RiseCompletion):
    """Completes orders for a turn that is still to come: with the units and areas as they are now."""

    def movers(self) -> Sequence[str]:
        """All units that act in the turn."""
        return self.units.mine()

    def goals(self, units: Iterable[str], sign: str) -> Iterable[str]:
        """The areas next to the units."""
        starts = dict.fromkeys(map(self._game.pieces.place, units))
        return dict.fromkeys(path.to for area in starts for path in self._game.data.areas[area].paths)

    def places(self, verb: str) -> list[str]:
        """The areas with own units; for what isn't there, any."""
        is_there = verb in ("hold", "loot", "found", "dismiss", "disband")
        return self.by_worth(dict.fromkeys(self._areas_of(self.units.mine()))) if is_there else []

    def after(self, verb: str, words: Words) -> Iterator[str] | None:
        """None: no one knows what can be attacked then."""
        return None
