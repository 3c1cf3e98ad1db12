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
        fort = self._game.state.forts.get(area)
        is_hidden = fort is None or (self.hides(fort.work) and (self._part.is_crowded or self._part.nations_at(area)))
        return fort is not None and fort.intact and not is_hidden

    def hides(self, work: str) -> bool:
        """Whether a fortification beside armies isn't shown: all on small maps, and those that a question isn't about.

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


def hides_forts(game: BritanniaRedux, targets: Targets) -> bool:
    """Whether a question among places isn't about the forts beside their armies."""
    is_asked = bool(targets.spaces) and game.state.stage not in _STAGES_OF_WALLS
    return is_asked and not _asks_for_forts(game, targets)


def _asks_for_forts(game: BritanniaRedux, targets: Targets) -> bool:
    """Whether a question is about forts: some of its targets have no armies."""
    return any(space in game.state.forts and not game.state.stacks.get(space) for space in targets.spaces)
