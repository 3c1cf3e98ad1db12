"""The names of areas, towns and armies, the most important first."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from render.core.boxes import gap_between
from render.core.canvas import Box
from render.core.fonts import Face
from render.core.labels import RINGS, label
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.boxes import middle_of
from render.ultimus_romanorum.land_names import BESIDE_IT, LandNames
from render.ultimus_romanorum.name_room import NameRoom
from render.ultimus_romanorum.signs import name_tag
from render.ultimus_romanorum.subject_map import SubjectMap
from rules.ultimus_romanorum.data.loader import Area

_GREAT: Final = frozenset({
    "italia-5", "italia-4", "thracia-3", "oriens-2", "italia-2", "viennensis-3", "africa-4", "galliae-3", "oriens-7",
})  # fmt: skip
"""Areas whose towns are named before the others."""

_SEATS: Final = frozenset({"italia-5", "thracia-3"})
"""Rome and Constantinople, which are always named."""

_BY_SEAT: Final = 10.0
"""How far the name of Rome or Constantinople may be from its area, in steps."""

_BY_SIGN: Final = 18
"""The gap between the sign of a town in a theatre and its name."""

_BY_ARMY: Final = 6
"""The gap between an army in a theatre and its name."""

_ON_PLATE: Final = (44, 40, 36, 33)
"""The letters of the name of an army in a theatre on a plate: smaller ones in Rome and Constantinople if need be."""

_SHIFTS: Final = (0, 3, -3)
"""How far below the place of a name its plate may be: it's larger."""

_FEW_LETTERS: Final = 6
"""Up to this many letters on a part of the map, the leaders at their areas are named."""


class AreaNames:
    """Writes the names of who and what is in areas, then those of lands and seas."""

    def __init__(self, sheet: SubjectMap, room: NameRoom, lands: LandNames) -> None:
        self._sheet = sheet
        self._room = room
        self._lands = lands
        self._written = set[str]()
        self._named = set[str]()
        self._later: list[tuple[Army, Box]] = []

    def write(self, areas: Sequence[Area]) -> None:
        """Names, the most important first: those with an office, strong armies, towns, Tribes, seas."""
        sheet = self._sheet
        if sheet.home:
            self._lands.name_dioceses((18, 17))
        armies = [pair for pairs in sheet.centres.values() for pair in pairs if self._is_named(pair[0])]
        armies.sort(key=lambda pair: (not pair[0].office, not pair[0].leader, -pair[0].pf))
        others: list[tuple[Army, Box]] = []
        if not sheet.subject:
            every, armies = armies, _each_once(armies)
            others = [pair for pair in every if pair not in armies]
        if not sheet.home:
            for army, box in (pair for pair in armies if pair[0].office):
                self._name_army(army, box)
        for area in areas:
            if area.id in _GREAT - self._written and self._is_known(area) and not self._is_crowded(area):
                self._name_area(area)
        for army, box in (pair for pair in armies if not pair[0].office):
            self._name_army(army, box)
        self._lands.name_dioceses((18, 17), is_last=True)
        for area in sorted(areas, key=lambda area: not area.town):
            if area.id not in _GREAT and self._is_known(area) and not self._is_crowded(area):
                self._name_area(area)
        self._name_others(others)
        for sea in filter(sheet.is_shown, () if sheet.is_about_rivals else sheet.game.data.seas):
            self._lands.name_sea(sea)
        if not (sheet.shown.provinces or sheet.home):
            self._lands.name_dioceses((18, 17))

    def _name_others(self, others: Iterable[tuple[Army, Box]]) -> None:
        """The names of a Tribe's further armies, then of those that found no room on its land before."""
        for army, box in others:
            self._name_army(army, box)
        for army, box in tuple(self._later):
            self._name_army(army, box)

    def name_rulers(self) -> None:
        """The names of rulers in a theatre, beside their armies: what is there besides comes later."""
        pairs = itertools.chain.from_iterable(self._sheet.centres.values()) if self._sheet.home else ()
        for army, box in [pair for pair in pairs if pair[0].office and self._is_named(pair[0])]:
            self._name_army(army, box)

    def name_seats(self) -> None:
        """The names of Rome and Constantinople in a theatre, beside what is there: fleets and ferries come later."""
        sheet = self._sheet
        for area in _SEATS if sheet.home else ():
            if sheet.is_shown(area) and not sheet.is_beside(area):
                self._name_area(sheet.game.data.areas[area])
                self._written.add(area)

    def _is_known(self, area: Area) -> bool:
        """Whether an area is named: if the picture is about others, only lands beyond the border and those crossed."""
        sheet = self._sheet
        on_the_way = {area for each in sheet.shown.loud for area in each.path}
        if sheet.is_about_rivals and sheet.is_beside(area.id):
            return False
        if not sheet.subject or not area.in_empire:
            return not area.in_empire or not sheet.is_beside(area.id)
        return area.id in on_the_way or not sheet.is_beside(area.id)

    def _is_crowded(self, area: Area) -> bool:
        """Whether a theatre leaves out the name of a town: one with an army that is named itself."""
        is_other = area.in_empire and area.id not in _SEATS
        there = (army for army, _ in self._sheet.centres.get(area.id, ()))
        return not self._sheet.subject and is_other and any(army.leader or army.status for army in there)

    def _is_named(self, army: Army) -> bool:
        """Whether an army's leader or Tribe is named: of those that the picture isn't about, only Augusti and kings."""
        return not self._sheet.is_beside(army.area) or bool(self._sheet.home and army.leader)

    def _name_army(self, army: Army, box: Box) -> None:
        """Write the name of someone's army beside it.

        Of a Tribe's armies in areas beside each other, one that has no room on the Tribe's land comes last, and has no
        name if another one of them has it.
        """
        sheet = self._sheet
        who = army.leader or (army.status and army.people)
        if not who or self._is_on_tag(army.area, who) or self._is_told_by_letter(army):
            return
        text = sheet.texts.short_name(who)
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        face = Face.HEAVY if army.office else Face.STRONG
        gap = _BY_ARMY if sheet.home else 1
        nearest = self._room.is_nearest_to(box, army.area) if sheet.home else self._room.is_apart
        reach = (box[3] - box[1]) / 2 + gap
        if sheet.home and army.people in sheet.game.state.tribes:
            if self._name_on_its_land(army, text, face, box, nearest):
                return
            if not army.leader and self._neighbours_of(army):
                if (army, box) not in self._later:
                    self._later.append((army, box))
                    return
                if self._neighbours_of(army) & self._named:
                    return
        if sheet.home and self._name_on_plate(army, box, text, face, nearest):
            return
        is_named = sheet.name(text, text, face, (17, 16), middle, reach, accepts=nearest)
        beside = [each for _, each in sheet.centres[army.area] if each != box]
        if sheet.home and beside and not is_named:
            self._name_outward(text, face, (box, beside), nearest)

    def _name_on_its_land(self, army: Army, text: str, face: Face, own: Box, nearest: Callable[[Box], bool]) -> bool:
        """Write the name of a Tribe's army on its own land, or else on land of no one; returns whether it has room."""
        sheet, room = self._sheet, self._room
        middle, reach = middle_of(own, (0, 0)), (own[3] - own[1]) / 2 + _BY_ARMY
        for land in (room.is_on_land_of(army), room.is_on_no_one_elses_land(army)):
            for letters in sheet.smaller_letters(16):
                accepts = _both(nearest, land)
                if sheet.name_in(text, face, letters, middle, reach, accepts=accepts):
                    self._named.add(army.area)
                    return True
        return False

    def _neighbours_of(self, army: Army) -> set[str]:
        """The areas beside an army's with other armies of its people on the picture."""
        sheet = self._sheet
        beside = {path.to for path in sheet.game.data.areas[army.area].paths}
        return {area for area in beside for other, _ in sheet.centres.get(area, ()) if other.people == army.people}

    def _name_on_plate(self, army: Army, own: Box, text: str, face: Face, accepts: Callable[[Box], bool]) -> bool:
        """The name of an army on a plate beside it, where it could be taken for that of a Tribe's land or a capital.

        Returns whether it was written.
        """
        sheet = self._sheet
        name = label(text, face, sheet.letters(16), "land")
        middle, reach = middle_of(own, (0, 0)), (own[3] - own[1]) / 2 + _BY_ARMY
        box = next(filter(accepts, sheet.placer.free_boxes(name, middle, reach, "s")), None)
        if box is None or not self._may_mislead(army, box):
            return False
        plates = _ON_PLATE if army.area in _SEATS else _ON_PLATE[:1]
        for letters, down in itertools.product(plates, _SHIFTS):
            plate = name_tag(text, army.camp, letters)
            left, top = (box[0] + box[2] - plate.width) // 2, (box[1] + box[3] - plate.height) // 2
            left = _beside(left, plate.width, (box[0], box[2]), (own[0], own[2]))
            top = _beside(top, plate.height, (box[1], box[3]), (own[1], own[3])) + down
            if sheet.placer.is_free((left, top, left + plate.width, top + plate.height)):
                taken = plate.put(sheet.picture, left, top)
                sheet.placer.take(taken)
                sheet.placer.labels.append((text, taken))
                return True
        return False

    def _may_mislead(self, army: Army, name: Box) -> bool:
        """Whether the name of an army would be taken for that of a Tribe's land, or of the capital it's in."""
        areas = self._sheet.game.data.areas
        found = self._sheet.board.area_at(name, self._sheet.chart)
        is_on_others_land = found in areas and found != army.area and not areas[found].in_empire
        return army.area in _SEATS or is_on_others_land

    def _name_outward(
        self, text: str, face: Face, army: tuple[Box, Sequence[Box]], accepts: Callable[[Box], bool]
    ) -> None:
        """The name of an army at one end of a row, below or above it: it reaches away from those beside it.

        Where that's too far, its middle is below or above the outer edge of the army.
        """
        sheet = self._sheet
        name, (own, beside) = label(text, face, sheet.letters(16), "land", radius=sheet.halo * sheet.scale), army
        is_first = all(own[0] < each[0] for each in beside)
        rights = (own[2] if is_first else own[0] + name.width, (own[0] if is_first else own[2]) + name.width // 2)
        for right, gap in itertools.product(rights, RINGS):
            for top in (own[3] + gap, own[1] - gap - name.height):
                box = right - name.width, top, right, top + name.height
                if sheet.placer.is_free(box) and accepts(box):
                    sheet.placer.take(name.put(sheet.picture, box[0], box[1]))
                    sheet.placer.labels.append((text, box))
                    return

    def _is_told_by_letter(self, army: Army) -> bool:
        """Whether a letter means the Tribe of an army, or a plate among many has no room for a further name."""
        letters = self._sheet.shown.targets.spaces
        return bool(letters.get(army.area)) and (not army.leader or len(letters) > _FEW_LETTERS)

    def _is_on_tag(self, area: str, who: str) -> bool:
        """Whether the tag of an area already names a leader or a Tribe."""
        sheet = self._sheet
        is_home = area in sheet.tags and who == sheet.game.area(area).tribe
        named = sheet.shown.names.get(area), sheet.texts.short_name(sheet.shown.winners.get(area, ""))
        return is_home or sheet.texts.short_name(who) in named

    def _name_area(self, area: Area) -> None:
        sheet = self._sheet
        text = self._name_of(area)
        is_cut = bool(sheet.home) and area.in_empire and area.id not in sheet.names_at
        if not text or area.id in sheet.tags or is_cut:
            return
        sign = sheet.names_at.get(area.id) or sheet.boxes_of(area.id)[0]
        gap = _BY_SIGN if sheet.home else 1
        middle, reach = middle_of(sign, sheet.at(area.id)), (sign[3] - sign[1]) / 2 + gap
        is_strict = bool(sheet.subject) or sheet.is_beside(area.id) or not area.in_empire
        room = self._room
        own = room.is_in_own(area.id) if is_strict else room.is_by(area.id) if sheet.home else room.is_apart
        own = _away_from(sign, own) if sheet.home else own
        ways = [own]
        if sheet.home and area.in_empire:
            # A name of one word that has no room on its side of the border may reach over it.
            over = [_both(own, room.is_mostly_on_this_side)] if " " not in text else []
            ways = [_both(own, room.is_on_this_side), *over]
        is_home = bool(sheet.home) and not sheet.is_at_the_edge(area.id)
        is_home = is_home and text not in (name for name, _ in sheet.placer.labels)
        if is_home and not (area.in_empire or text[-1].isdigit()):
            wholly = _both(own, room.is_wholly_in(area.id))
            if sheet.name(text, text, Face.STRONG, (17, 16), middle, reach, accepts=wholly):
                return
            if self._lands.name_in_lines(text, 16, area.id) or self._lands.name_within(text, 16, area.id):
                return
        is_named = any(
            sheet.name(text, text, Face.STRONG, (17, 16), middle, reach, accepts=accepts) for accepts in ways
        )
        if not is_named and sheet.home and area.in_empire and self._name_at_army(area, text, ways[0]):
            return
        if not is_named and (area.id in _SEATS if area.in_empire else area.id in sheet.wanted or is_home):
            around = _BY_SEAT if area.in_empire else BESIDE_IT
            self._lands.name_beside(text, Face.STRONG, 16, sheet.at(area.id), (area.id,), around)

    def _name_at_army(self, area: Area, text: str, accepts: Callable[[Box], bool]) -> bool:
        """The name of a town that has no room at its own sign, beside the army there; returns whether it has any."""
        sheet = self._sheet
        for _, own in sheet.centres.get(area.id, ()):
            middle, reach = middle_of(own, sheet.at(area.id)), (own[3] - own[1]) / 2 + _BY_ARMY
            for letters in sheet.smaller_letters(16):
                if sheet.name_in(text, Face.STRONG, letters, middle, reach, accepts=accepts):
                    return True
        return False

    def _name_of(self, area: Area) -> str:
        """The name to write at an area: its town's, or its own outside the Empire."""
        sheet = self._sheet
        if not area.in_empire:
            tribal = area.tribe and not any(army.people == area.tribe for army, _ in sheet.centres.get(area.id, ()))
            return sheet.texts.short_name(area.id) if tribal or not area.tribe else ""
        if sheet.subject and not sheet.is_beside(area.id):
            return sheet.texts.short_name(area.id)
        town = sheet.game.data.place_names[area.id][0]
        if not town:
            return ""
        return sheet.texts.short_name(town.lower().replace(" ", "-"))


def _away_from(sign: Box, accepts: Callable[[Box], bool]) -> Callable[[Box], bool]:
    """A name that is accepted, and doesn't touch a sign."""
    return lambda box: gap_between(box, sign) >= _BY_SIGN and accepts(box)


def _both(one: Callable[[Box], bool], other: Callable[[Box], bool]) -> Callable[[Box], bool]:
    """A name that is accepted for two reasons."""
    return lambda box: one(box) and other(box)


def _each_once(armies: Iterable[tuple[Army, Box]]) -> list[tuple[Army, Box]]:
    """The armies of leaders, and of each Tribe the first without one."""
    found, known = [], set[str]()
    for army, box in armies:
        if army.leader or army.people not in known:
            found.append((army, box))
            known.add(army.people if not army.leader else "")
    return found


def _beside(start: int, size: int, name: tuple[int, int], army: tuple[int, int]) -> int:
    """Where a plate begins along one axis, in pixels: near the army, not on it, if the name is beside it."""
    if name[0] >= army[1]:
        return max(min(start, name[0]), army[1] + 2)
    return min(max(start, name[1] - size), army[0] - 2 - size) if name[1] <= army[0] else start
