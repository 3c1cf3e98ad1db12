"""Complete a written order while it is typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from rules.core.orders.completion import Completion
from rules.core.orders.names import Words
from rules.core.orders.reading import FAR
from rules.core.table import Table
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import leaders_of, plans
from rules.rise_and_fall.chapters.movement import destinations, transfers
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.orders.grammar import grammar
from rules.rise_and_fall.orders.planner import RiseUnits
from rules.rise_and_fall.state import RiseState


def suggest(table: Table, seat: str, typed: str, locale: str) -> list[str]:
    """Completions for the last order of a text, each as the whole text. Empty during another seat's turn."""
    game = RiseAndFall(cast(RiseState, table.state), "")
    if game.seat != seat or table.decision is None:
        return []
    return _RiseCompletion(game, locale).suggest(typed)


class _RiseCompletion(Completion):
    """Completes orders for one position and language."""

    def __init__(self, game: RiseAndFall, locale: str) -> None:
        super().__init__(GAME_ID, grammar(), RiseUnits(game), locale)
        self._game = game
        self._player = game.state.player
        self._stars = set(game.stars)

    def movers(self) -> list[str]:
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

    def after(self, verb: str, words: Words) -> Iterator[str] | None:
        """Attacks and declarations of war."""
        return {"attack": self._attacks, "war": self._wars}[verb](words) if verb in ("attack", "war") else None

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
            if self.is_begun(f"{who}{self.name(on)}", typed):
                yield f"{self.word('war')} {who}{self.word('on')} {self.name(on)}"
