"""Signs of areas beside their armies: numbers, towns, fleets, plagues, battles, the cost of straits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.core.boxes import grown, middle_of
from render.core.canvas import Point, Sprite
from render.ultimus_romanorum.signs import (
    area_sign,
    battle_sign,
    capital_of_kingdom,
    cost_sign,
    council_sign,
    fleet_sign,
    mixed_fleet_sign,
    plague_sign,
)
from render.ultimus_romanorum.subject_map import SubjectMap
from rules.ultimus_romanorum.chapters.fleets import others_aboard
from rules.ultimus_romanorum.data.loader import Area

_SIGN, _FLEET, _MARK, _BATTLE, _COST = 66, 62, 58, 74, 66
"""The sizes of an area's number, a fleet, a plague, council or capital, a battle, and a strait's cost."""

_BY_NAMES = 12
"""The gap between the cost of a strait and names."""


_PARTS: Final = 24
"""The parts of a strait's line whose ends are tried for its cost."""


class AreaSigns:
    """Draws what is in areas besides armies."""

    def __init__(self, sheet: SubjectMap) -> None:
        self._sheet = sheet

    def draw_area(self, area: Area) -> None:
        """The sign of an area beside its armies: its number, whether it has a town or a port."""
        sheet = self._sheet
        at = sheet.middle(area.id)
        sign = None if area.id in sheet.names_at else self.sign_of(area)
        if sign is not None:
            spot = sheet.roomy(area.id, sign) if sheet.home else sheet.clear_spot(area.id, sign, at)
            sheet.put(area.id, sign, *spot)
            sheet.names_at[area.id] = sheet.signs[-1][1]
        seats = {tribe.capital for tribe in sheet.game.state.tribes.values() if tribe.capital}
        if (
            area.id in seats
            and not sheet.home
            and not any(army.office == "king" for army, _ in sheet.centres.get(area.id, ()))
        ):
            sheet.put_near(area.id, capital_of_kingdom(_MARK), at)

    def sign_of(self, area: Area) -> Sprite | None:
        """The number of an area with the sign of its town; None if the picture leaves it out."""
        sheet = self._sheet
        if sheet.subject or not area.in_empire or not sheet.has_numbers or sheet.is_beside(area.id):
            return None
        if sheet.is_at_the_edge(area.id):
            return None
        sheet.drawn.update({"area", "capital" if area.capital else "town" if area.town else "area"})
        return area_sign(area.id.rpartition("-")[2], _SIGN, town=area.town, capital=area.capital)

    def beside_army(self, area: Area) -> Sprite | None:
        """The number of an area for beside its army: lands of a Tribe that differ by their numbers have one, too."""
        number = area.id.rpartition("-")[2]
        if area.in_empire or not number.isdigit() or self._sheet.is_at_the_edge(area.id):
            return self.sign_of(area)
        self._sheet.drawn.add("area")
        return area_sign(number, _SIGN, town=False, capital=False)

    def draw_fleets(self) -> None:
        """The fleets in the seas of the picture."""
        sheet = self._sheet
        for fleet, facts in sheet.game.state.fleets.items():
            place = sheet.game.place(fleet)
            if sheet.is_shown(place) and not sheet.is_beside(place) and not sheet.is_about_some:
                is_mixed = bool(others_aboard(sheet.game, fleet, facts.controller))
                sign = (mixed_fleet_sign if is_mixed else fleet_sign)(facts.controller, _FLEET)
                spot = sheet.spot_at_sea(sign, place) if sheet.home else None
                sheet.put(place, sign, *(spot or sheet.clear_spot(place, sign, sheet.at(place))))
                sheet.drawn.update({"fleet-mixed" if is_mixed else "fleet", f"fleet-{facts.controller}"})

    def draw_markers(self) -> None:
        """Plagues, the council, the straits' costs, and where there was a battle."""
        sheet = self._sheet
        state = sheet.game.state
        marks = [(plague.area, plague_sign) for plague in state.plagues]
        marks += [(state.council, council_sign)] if state.council else []
        for area, sign in marks:
            if sheet.is_shown(area) and not sheet.is_beside(area):
                sheet.put_near(area, sign(_MARK), sheet.middle(area))
        if not sheet.home:
            self.draw_costs()

    def draw_costs(self) -> None:
        """What the straits cost: in a theatre before armies come, which keep off the water between their areas."""
        for strait in () if self._sheet.is_about_some else self._sheet.ferries:
            self._draw_cost(strait.one, strait.other, strait.pm)

    def _draw_cost(self, one: str, other: str, cost: int) -> None:
        """What a strait costs, on its line: in a theatre on that part of it which can be seen."""
        sheet = self._sheet
        disc, far = cost_sign(cost, _COST), _COST
        inside = [
            (x, y)
            for x, y in _along(sheet.at(one), sheet.at(other))
            if far < x < sheet.picture.width - far and far < y < sheet.picture.height - far
        ]
        if not inside:
            return
        spots = inside if sheet.home else inside[:1]
        roomy = Sprite(disc.image, disc.width + 2 * _BY_NAMES, disc.height + 2 * _BY_NAMES)
        boxes = [disc.box_at(*spot) for spot in spots]
        clear = [box for box in boxes if not sheet.placer.covered(grown(box, _BY_NAMES))]
        at_sea = [box for box in clear if sheet.board.is_water(box, sheet.chart)] if sheet.home else []
        beside = (disc.box_at(*middle_of(box)) for box in sheet.placer.free_boxes(roomy, spots[0], 4, "e"))
        found = next(iter(at_sea or clear), None) or next(beside, None)
        if found is None and sheet.home:
            found = min(boxes, key=sheet.placer.covered)
        if found is not None:
            sheet.placer.take(disc.put(sheet.picture, found[0], found[1]))
            sheet.drawn.add("ferry")

    def draw_battles(self) -> None:
        """The sign of each battle whose strengths aren't shown."""
        sheet = self._sheet
        for area, camp in sheet.shown.fought.items():
            if sheet.is_shown(area) and area not in sheet.shown.results:
                sheet.put_near(area, battle_sign(camp, _BATTLE), sheet.middle(area))


def _along(one: Point, other: Point) -> Iterator[Point]:
    """Places on a line, its middle first."""
    half = _PARTS // 2
    for part in sorted(range(1, _PARTS), key=lambda each: abs(each - half)):
        share = part / _PARTS
        yield one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
