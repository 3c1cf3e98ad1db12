"""Which fortifications a map shows."""

from __future__ import annotations

from typing import Final

from render.britannia_redux.board_part import BoardPart
from render.core.targets import Targets
from rules.britannia_redux.data.loader import FORT
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import Fort

_STAGES_OF_WALLS: Final = ("battles", "battles-end", "rebuild")
"""When fortifications matter to every question."""


class Fortifications:
    """The fortifications on a part of the board."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._shown = part, part.game, part.shown

    def at(self, space: str) -> Fort | None:
        """The fortification of a space; on the whole board none that's destroyed."""
        fort = self._game.state.forts.get(space)
        return None if fort is None or (self._part.is_overview and not fort.intact) else fort

    def is_shown(self, area: str) -> bool:
        """Whether an intact fortification is shown by its sign."""
        fort, nations = self.at(area), self._part.nations_at(area)
        is_seen = self.is_beside(area, is_alone=not nations) or any(self.on_counter(area, each) for each in nations)
        return fort is not None and fort.intact and is_seen

    def on_counter(self, space: str, nation: str) -> str:
        """The fortification whose sign is on the counter of a nation's armies, as none has room beside it, or empty."""
        fort, part = self.at(space), self._part
        if fort is None or not fort.intact or fort.nation != nation or part.is_crowded or part.is_pale(space):
            return ""
        return fort.work if self.hides(fort.work) and (part.is_small or part.is_listed) else ""

    def is_beside(self, space: str, *, is_alone: bool) -> bool:
        """Whether a fortification has a sign of its own; ``is_alone``: its space has no other counters.

        In an area that the picture isn't about it's a stronghold or a burh: it has to be fought for, too.
        """
        fort, part = self.at(space), self._part
        if fort is None or part.is_crowded:
            return False
        if part.is_pale(space):
            return fort.intact and fort.work != FORT and not part.is_region
        is_of_others = part.is_overview and fort.nation not in part.nations_at(space)
        return is_alone or is_of_others or is_fought_for(self._game, space) or not self.hides(fort.work)

    def hides(self, work: str) -> bool:
        """Whether a fortification isn't beside armies: all on small maps, and those that a question isn't about.

        Among many letters none is shown.
        """
        is_aside = self._part.is_crowded or (
            work == FORT and (self._is_listed_aside or hides_forts(self._game, self._shown.targets))
        )
        return self._part.is_small or self._part.tells or is_aside

    @property
    def _is_listed_aside(self) -> bool:
        """Whether this is a map beside a list that isn't about forts."""
        return self._part.is_listed and not _asks_for_forts(self._game, self._shown.targets)


def is_fought_for(game: BritanniaRedux, space: str) -> bool:
    """Whether all armies in a space are against its fortification: they are to fight for it."""
    fort, units = game.state.forts.get(space), game.state.stacks.get(space, ())
    nations = {game.data.nation_of[unit] for unit in units}
    return fort is not None and fort.intact and bool(nations) and fort.nation not in nations


def hides_forts(game: BritanniaRedux, targets: Targets) -> bool:
    """Whether a question among places isn't about the forts beside their armies."""
    is_asked = bool(targets.spaces) and game.state.stage not in _STAGES_OF_WALLS
    return is_asked and not _asks_for_forts(game, targets)


def _asks_for_forts(game: BritanniaRedux, targets: Targets) -> bool:
    """Whether a question is about forts: some of its targets have no armies."""
    return any(space in game.state.forts and not game.state.stacks.get(space) for space in targets.spaces)
