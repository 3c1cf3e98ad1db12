"""What came of each fight, in words beside its place on a map of Italy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.core.canvas import Sprite
from render.core.palette import SPENT
from render.core.verdicts import Clash, free_verdict, verdict_sign
from render.italia.area_signs import CITY
from render.italia.board_sheet import BoardSheet
from render.italia.theme import arrow_colour

_VERDICT, _SMALL_VERDICT = 40, 34
"""The size of the letters at a fight, on a part of the board and on the whole board."""

_FEW_FIGHTS: Final = 5
"""The most fights on a part of the board for what became of the losers to have room."""


class Verdicts:
    """The verdicts of the fights that a map tells of."""

    def __init__(self, sheet: BoardSheet) -> None:
        self.sheet = sheet

    def draw(self) -> None:
        """Where there was a fight, who won in words and what became of the loser; cities pillaged without one."""
        sheet = self.sheet
        shown = [clash for clash in sheet.shown.clashes if sheet.is_shown(clash.place)]
        longest = 0 if len(shown) <= _FEW_FIGHTS else 1
        for clash in shown:
            self._put_verdict(clash.place, list(self._verdicts(clash))[longest:])
        fought = {clash.place for clash in sheet.shown.clashes}
        for area, nation in sheet.shown.pillagers.items():
            if area not in fought and sheet.is_shown(area):
                told = self._numbered(area, sheet.texts("verdict-pillaged"))
                sign = verdict_sign((told,), arrow_colour(nation), self._verdict)
                self._put_verdict(area, [sign])

    @property
    def _verdict(self) -> int:
        return _SMALL_VERDICT if self.sheet.is_small else _VERDICT

    def _numbered(self, space: str, told: str) -> str:
        """A verdict with its place if that has no name, and its number on a campaign."""
        sheet = self.sheet
        stops, name = sheet.shown.stops, sheet.texts.short_name(space)
        if not sheet.is_small and not {space, name} & {key for key, _ in sheet.placer.labels}:
            told = sheet.texts.labelled(name, told)
        return f"{stops.index(space) + 1}. {told}" if sheet.is_told(space) else told

    def _put_verdict(self, space: str, found: Sequence[Sprite]) -> None:
        sheet = self.sheet
        half = sheet.size / 2 if space in sheet.counters_at else sheet.size * CITY / 2
        verdict, box = free_verdict(
            sheet.placer,
            found,
            sheet.middle(space),
            half,
            lambda box: sheet.board.area_at(box, sheet.chart) == space,
        )
        sheet.put(f"verdict {space}", verdict, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def _verdicts(self, clash: Clash) -> Iterator[Sprite]:
        """Who won and what became of the loser, in two lines; or only who won."""
        texts, letters = self.sheet.texts, self._verdict
        (first, _), (second, lost) = clash.sides
        if not clash.is_won:
            yield from [verdict_sign((texts("verdict-both"),), SPENT, letters)] * 2
            return
        head = self._numbered(clash.place, texts("verdict-won", winner=texts.short_name(first)))
        fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
        yield verdict_sign((head, fate), arrow_colour(first), letters)
        yield verdict_sign((head,), arrow_colour(first), letters)
