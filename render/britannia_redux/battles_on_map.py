"""Who won the battles on a map, in words at their areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.theme import livery
from render.core.canvas import Box, Sprite
from render.core.palette import SPENT
from render.core.verdicts import Clash, free_verdict, verdict_sign

_VERDICT: Final = 54
"""The size of the letters that tell who won a battle: they can be read at 360 pixels."""

_FEW_BATTLES, _SOME_BATTLES = 5, 6
"""The most battles on a part of the board that are told in two lines, and in one; of more only whether they're won."""

_FARTHER: Final = 0.5
"""How much farther from the counters a verdict may be than beside them, as a share of its height."""


class Battles:
    """The verdicts on the battles of a part of the board."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._texts, self._shown = part, part.game, part.texts, part.shown

    def draw(self) -> None:
        """Where there was a battle, who won in words, and what became of the loser if there's room."""
        shown = [clash for clash in self._shown.clashes if self._part.is_shown(clash.place)]
        if self._part.numbered:
            return
        longest = 0 if len(shown) <= _FEW_BATTLES else 1 if len(shown) <= _SOME_BATTLES else 2
        for clash in shown:
            verdict, box = self._free_verdict(clash, list(self._verdicts(clash))[longest:])
            self._part.put(_verdict_of(clash.place), verdict, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def _free_verdict(self, clash: Clash, found: Sequence[Sprite]) -> tuple[Sprite, Box]:
        """The longest verdict that has room at an area's counters, and its place: off the arrows if possible."""
        at = self._part.middles.get(clash.place, self._part.at(clash.place))
        half = self._part.army / 2 if clash.place in self._part.middles else 0

        def is_own(box: Box) -> bool:
            return self._part.board.area_at(box, self._part.chart) == clash.place

        for verdict in found:
            for reach in (half, half + verdict.height * _FARTHER):
                free = self._part.placer.free_boxes(verdict, at, reach, "n")
                boxes = [box for box in free if self._is_clear(box, clash.place)]
                if boxes:
                    return verdict, next(filter(is_own, boxes), boxes[0])
        return free_verdict(self._part.placer, found, at, half, is_own)

    def _is_clear(self, box: Box, area: str) -> bool:
        """Whether a verdict is off the arrows, and of several nearest to the counters of its own area."""
        is_alone = sum(self._part.is_shown(clash.place) for clash in self._shown.clashes) == 1
        return not self._part.placer.is_avoided(box) and (is_alone or self._part.is_nearest_to(area, box, by=0))

    def _verdicts(self, clash: Clash) -> Iterator[Sprite]:
        """Who won and what became of the loser, in two lines; who won; whether the nation on the move won."""
        texts = self._texts
        (first, _), (second, lost) = clash.sides
        if not clash.is_won:
            yield from [verdict_sign((texts("verdict-both"),), SPENT, _VERDICT)] * 3
            return
        colour = livery(self._game, first).counter
        head = texts("verdict-won", winner=texts.short_name(first))
        fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
        yield verdict_sign((head, fate), colour, _VERDICT)
        yield verdict_sign((head,), colour, _VERDICT)
        yield verdict_sign((texts("verdict-yes" if first == self._shown.nation else "verdict-no"),), colour, _VERDICT)


def _verdict_of(area: str) -> str:
    """The key of the sign that tells who won in an area: an arrow ends beside the counters there, not beside it."""
    return f"verdict {area}"
