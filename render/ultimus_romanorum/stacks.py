"""Armies on the map: in a row above their area's tag, beside its number, or by themselves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render.core.boxes import grown
from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face, cap_height
from render.core.labels import label
from render.core.layout import note
from render.core.plates import letter_disc
from render.ultimus_romanorum.area_signs import AreaSigns
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.columns import best_column, is_inside
from render.ultimus_romanorum.signs import area_tag, badge, battle_plate, ghost_sprite, leader_sign
from render.ultimus_romanorum.subject_map import SubjectMap
from render.ultimus_romanorum.theme import office_sign
from rules.ultimus_romanorum.game import BARBARIAN

_BESIDE, _THEATRE = 68, 88
_HOST: Final = 9
"""The size of armies on a part of the map that is about others, and in a theatre; the strength from which they're shown
there."""

_TAG, _TAG_TILE = 54, 48
_ROW_GAP: Final = 6
_MOST_IN_ROW: Final = 3
_CLEAR: Final = 22
_CARD_ABROAD, _CARD_STEP = 2.0, 0.33
"""The letters of an area's tag, how the armies above it stand, how far arrows stay away from it, and how it looks for
its place."""

_ALOOF: Final = 260
"""How far an army beside a theatre is from those in it, in pixels."""

_BY_NUMBER, _ABREAST = 10, 12
"""The gaps between an army and its area's number, and between two armies of an area."""

_NAME: Final = 16
"""The letters of the name of an army in a theatre."""

_BY_BORDER: Final = 2
"""The room between such an army and a border, and between its name and a border."""

_BARE: Final = 0.8
"""The size of an army that shows nothing but its strength, as a share of the room for armies."""

_ALONE: Final = 60
"""The size of a leader without an army."""

_ODDS, _ODDS_FAR = 52, 44
"""The letters of the result of a battle on a part of the map, and where armies are small."""


class Stacks:
    """Draws the armies of a map, those that it's about first."""

    def __init__(self, sheet: SubjectMap, area_signs: AreaSigns) -> None:
        self._sheet = sheet
        self._area_signs = area_signs

    def draw(self) -> None:
        """Draw the armies of areas without a tag, the strongest first."""
        for army in sorted(self._sheet.armies, key=lambda army: (army.walled, -army.pf)):
            if army.area not in self._sheet.tags and not self._is_left_out(army):
                self._draw_army(army)

    def draw_tagged(self) -> None:
        """Draw what the picture is about: the armies of each area in a row, and below them its letter and name."""
        for area in self._sheet.shown.tagged:
            if self._sheet.is_shown(area):
                self._draw_tagged_area(area)

    def _draw_tagged_area(self, area: str) -> None:
        """An area as a column: the result of its battle, its armies, its letter and name."""
        sheet = self._sheet
        chip, foot = self._chip(area), self._foot(area)
        armies = self._in_order(area)
        is_low = chip is not None and self._is_reached_from_above(area)
        row = sum(sprite.width + _ROW_GAP for _, sprite in armies) - _ROW_GAP
        high = max((sprite.height + _ROW_GAP for _, sprite in armies), default=0)
        extra = chip.height + _ROW_GAP if chip else 0
        top = 0 if is_low else extra
        wide = max(foot.width, row, chip.width if chip else 0)
        whole = Sprite(foot.image, wide, extra + high + foot.height)
        (x, y), (right, down) = sheet.at(area), sheet.apart.get(area, (0, 0))
        spot = sheet.clear_spot(area, whole, (x + right, y + down), abroad=_CARD_ABROAD, step=_CARD_STEP)
        box = whole.box_at(*spot)
        if chip is not None:
            y = box[3] - chip.height / 2 if is_low else box[1] + chip.height / 2
            sheet.put(area, chip, box[0] + chip.width / 2, y)
            sheet.plates.append(sheet.signs[-1][1])
        sheet.centres[area] = []
        left = float(box[0])
        for army, sprite in armies:
            sheet.put(area, sprite, left + sprite.width / 2, box[1] + top + high - _ROW_GAP - sprite.height / 2)
            sheet.centres[area].append((army, sheet.signs[-1][1]))
            left += sprite.width + _ROW_GAP
        self._put_foot(area, foot, box[0], box[1] + top + high)

    def _is_reached_from_above(self, area: str) -> bool:
        """Whether most of those who came into an area came from above: its plate is below it then."""
        sheet = self._sheet
        came = [sheet.at(each.path[0])[1] for each in sheet.shown.loud if each.path[-1] == area]
        return sum(y < sheet.at(area)[1] for y in came) * 2 > len(came)

    def _chip(self, area: str) -> Sprite | None:
        """The result of a battle in an area."""
        sheet = self._sheet
        text, camp = sheet.shown.results.get(area) or ("", "")
        if area in sheet.shown.winners:
            text = sheet.texts("report-won", winner=sheet.shown.winners[area], strengths=text)
        return battle_plate(text, camp, _ODDS_FAR if sheet.is_tile else _ODDS) if text else None

    def _in_order(self, area: str) -> list[tuple[Army, Sprite]]:
        """The armies of an area from left to right: those that came from the right are at the right."""
        sheet = self._sheet
        armies = [(army, self._sprite(army)) for army in sheet.armies if army.area == area][:_MOST_IN_ROW]
        ways = [sheet.at(each.path[-2]) for each in sheet.shown.marches if each.path[-1] == area and len(each.path) > 1]
        came = {each.people for each in sheet.shown.marches if each.path[-1] == area}
        if area in sheet.shown.beaten:
            people = sheet.shown.beaten[area]
            loser = Army(area, BARBARIAN, people), ghost_sprite(people, round(sheet.army * 0.8))
            fled = [each.path[1] for each in sheet.shown.marches if each.kind == "retreat" and each.path[0] == area]
            is_right = bool(fled) and sheet.at(fled[0])[0] > sheet.at(area)[0]
            return [*armies, loser] if is_right else [loser, *armies]
        if ways and ways[0][0] > sheet.at(area)[0]:
            armies.sort(key=lambda pair: pair[0].people in came)
        elif ways:
            armies.sort(key=lambda pair: pair[0].people not in came)
        return armies

    def _foot(self, area: str) -> Sprite:
        """The letter of an area, if it has one, and its name."""
        sheet = self._sheet
        letter = sheet.shown.targets.spaces.get(area, "")
        text = sheet.shown.names.get(area) or sheet.texts.short_name(area)
        return area_tag(text, _TAG_TILE if sheet.is_tile else _TAG, sheet.lettering if letter else 0)

    def _put_foot(self, area: str, foot: Sprite, x: float, y: float) -> None:
        sheet = self._sheet
        letter = sheet.shown.targets.spaces.get(area, "")
        box = foot.put(sheet.picture, x, y)
        sheet.placer.take(box)
        sheet.signs.append((area, grown(box, _CLEAR)))
        sheet.tags[area] = box
        sheet.plates.append(box)
        reach = 0
        if letter:
            disc = letter_disc(letter, sheet.lettering)
            shown = disc.shown_as("letter", f"{letter} {area}", disc.letters)
            reach = shown.put(sheet.picture, box[0], (box[1] + box[3] - disc.height) / 2)[2] - box[0]
        size = _TAG_TILE if sheet.is_tile else _TAG
        inset = (box[3] - box[1] - cap_height(Face.STRONG, size)) // 2
        note(sheet.picture, "name", (box[0] + reach, box[1] + inset, box[2], box[3] - inset), foot.text, size)

    def _draw_army(self, army: Army) -> None:
        sheet = self._sheet
        if sheet.home and army.area in sheet.centres and not army.walled:
            return
        sprite = self._sprite(army)
        (x, y), (right, down) = sheet.at(army.area), sheet.apart.get(army.area, (0, 0))
        plate = self._number_beside(army)
        if plate is not None:
            self._put_row(army, plate)
            return
        beside_name = self._beside_its_name(army, sprite)
        if beside_name is not None:
            sheet.put(army.area, sprite, *beside_name)
        elif any(army.area in each.path for each in sheet.shown.loud):
            sheet.put(army.area, sprite, *sheet.roomy_spot(army.area, sprite, (x + right, y + down)))
        else:
            sheet.put_near(army.area, sprite, (x + right, y + down))
        sheet.centres.setdefault(army.area, []).append((army, sheet.signs[-1][1]))

    def _beside_its_name(self, army: Army, sprite: Sprite) -> Point | None:
        """Where an army is in land beyond the border, so that its name is wholly on that land, too.

        None if there's no such place in a theatre, or the name needs none.
        """
        sheet = self._sheet
        who = army.leader or (army.status and army.people)
        is_abroad = not (sheet.is_beside(army.area) or sheet.game.data.areas[army.area].in_empire)
        if not (sheet.home and who and is_abroad) or sheet.shown.loud:
            return None
        for letters in sheet.smaller_letters(_NAME):
            pair = sprite, label(sheet.texts.short_name(who), Face.STRONG, letters, "land")
            spots = best_column(sheet, army.area, pair, _BY_BORDER)
            boxes = [each.box_at(*spot) for each, spot in zip(pair, spots or (), strict=False)]
            if spots and is_inside(sheet, army.area, boxes):
                return spots[0]
        return None

    def _number_beside(self, army: Army) -> Sprite | None:
        """The number of an area for beside its first army."""
        sheet = self._sheet
        is_first = army.area not in sheet.names_at and not army.walled
        return self._area_signs.beside_army(sheet.game.data.areas[army.area]) if sheet.home and is_first else None

    def _put_row(self, first: Army, number: Sprite) -> None:
        """The armies of an area side by side, with its number at the right end, so that all of it is one sign."""
        sheet = self._sheet
        others = [army for army in sheet.armies if army.area == first.area and army != first and not army.walled]
        row = [first, *(army for army in others if not self._is_left_out(army))][:_MOST_IN_ROW]
        sprites = [self._sprite(army) for army in row]
        wide = sum(each.width for each in sprites) + _ABREAST * (len(sprites) - 1) + _BY_NUMBER + number.width
        whole = Sprite(number.image, wide, max(each.height for each in (*sprites, number)))
        x, y = self._beside_its_name(first, whole) or sheet.roomy(first.area, whole)
        if not self._has_room(first.area, whole.box_at(x, y), number, len(row)):
            spots = best_column(sheet, first.area, [*sprites, number])
            if spots is not None:
                self._put_column(first.area, number, list(zip(row, sprites, strict=True)), spots)
                return
        left = x - wide / 2
        place = x + (wide - number.width) / 2
        sheet.put(first.area, number, place, y)
        sheet.names_at[first.area] = sheet.signs[-1][1]
        for army, sprite in zip(row, sprites, strict=True):
            sheet.put(army.area, sprite, left + sprite.width / 2, y)
            sheet.centres.setdefault(army.area, []).append((army, sheet.signs[-1][1]))
            left += sprite.width + _ABREAST

    def _has_room(self, area: str, box: Box, number: Sprite, armies: int) -> bool:
        """Whether an area has room for a row: a single army's number may be abroad, but not beyond the border."""
        if armies > 1:
            return self._is_in_own(area, box)
        sheet = self._sheet
        if not self._is_among_its_own(area, (box[0], box[1], box[2] - number.width - _BY_NUMBER, box[3])):
            return False
        found = sheet.board.area_at((box[2] - number.width, *box[1:]), sheet.chart)
        return found in (area, "") or sheet.game.data.areas[found].in_empire

    def _is_among_its_own(self, area: str, box: Box) -> bool:
        """Whether the middle of an army is in its own area, and neither side on land that someone else holds."""
        sheet, y, inset = self._sheet, (box[1] + box[3]) // 2, (box[2] - box[0]) // 4
        ends = (sheet.board.area_at((x, y, x, y), sheet.chart) for x in (box[0] + inset, box[2] - inset))
        is_there = sheet.board.area_at(box, sheet.chart) in (area, "")
        return is_there and all(not end or sheet.holders[end] == sheet.holders[area] for end in ends)

    def _is_in_own(self, area: str, box: Box) -> bool:
        """Whether both ends of a row are in its own area, or on water."""
        y = (box[1] + box[3]) // 2
        ends = ((x, y, x, y) for x in (box[0], (box[0] + box[2]) // 2, box[2]))
        return all(self._sheet.board.area_at(end, self._sheet.chart) in (area, "") for end in ends)

    def _put_column(
        self, area: str, number: Sprite, armies: Sequence[tuple[Army, Sprite]], spots: Sequence[Point]
    ) -> None:
        """The armies of a narrow area one below the other, with its number at their side."""
        sheet = self._sheet
        sheet.put(area, number, *spots[-1])
        sheet.names_at[area] = sheet.signs[-1][1]
        for (army, sprite), spot in zip(armies, spots, strict=False):
            sheet.put(area, sprite, *spot)
            sheet.centres.setdefault(area, []).append((army, sheet.signs[-1][1]))

    def _is_left_out(self, army: Army) -> bool:
        """Whether an army is left out: of those that the picture isn't about, it shows hosts, as badges."""
        sheet = self._sheet
        is_bare = bool(sheet.home) and not (army.units or army.leader)
        return (
            is_bare
            or (sheet.is_about_some and sheet.is_beside(army.area))
            or sheet.is_at_the_edge(army.area)
            or (bool(sheet.home) and sheet.is_beside(army.area) and not army.leader)
            or (bool(sheet.home) and sheet.is_beside(army.area) and self._is_close_to_home(army.area))
            or (sheet.is_beside(army.area) and (army.pf < _HOST or army.status == "peace"))
        )

    def _is_close_to_home(self, area: str) -> bool:
        """Whether an army beside a theatre is so near to one of its own that no one knows whose name is whose."""
        sheet = self._sheet
        own = (sheet.at(army.area) for army in sheet.armies if army.area in sheet.home and army.units)
        return any(math.dist(sheet.at(area), place) < _ALOOF for place in own)

    def _sprite(self, army: Army) -> Sprite:
        sheet = self._sheet
        if army.units and sheet.is_beside(army.area):
            return badge(army, _BESIDE)
        if army.units and sheet.home and not army.walled:
            return badge(army, _THEATRE)
        if army.units:
            return badge(army, max(round(sheet.army * _BARE), _THEATRE))
        if army.office:
            return office_sign(army.office, _ALONE).shown_as("counter")
        return leader_sign(army.people, _ALONE)
