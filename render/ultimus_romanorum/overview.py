"""The whole board as an overview: who holds what, the strongest armies with their names, capitals and points.

Everything on it can be read in a picture 360 pixels wide. Towns, garrisons and small armies are left to the theatres.
"""

from __future__ import annotations

import itertools
import math
import string
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cached_property, partial
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import base_map
from render.core.boxes import gap_between, grown
from render.core.canvas import Box, Point, Sprite, gradient
from render.core.fonts import Face, text_width
from render.core.image_cache import cached_image
from render.core.labels import RINGS, label
from render.core.layout import note_joined
from render.core.legends import Key, land_swatch
from render.core.map_sheet import MapSheet
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD, INK, IVORY, LEGAL, LOSS, Colour
from render.core.text_panels import panel, write
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, armies_at, controllers, lost_areas, tints
from render.ultimus_romanorum.army_spots import ArmySpots, Piece, Spot
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.region_head import BAND_END
from render.ultimus_romanorum.signs import badge, battle_sign, city_dot, edged_land, name_tag
from render.ultimus_romanorum.stripes import draw_stripes, striped_land
from render.ultimus_romanorum.texts import GAME
from render.ultimus_romanorum.theme import CAMP_COLOURS, EAST, STATUSES, USURPER, WEST, livery, shade_of
from render.ultimus_romanorum.waters import draw_waters, frozen_river
from rules.ultimus_romanorum.data.loader import REFUGES
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, ROMAN, UltimusRomanorum

CENTRE, ZOOM = (808.0, 500.0), 1.2
"""What the film shows: without the empty ocean, the far steppe and most of the desert."""

_HEAD, _MAP_HIGH = 104, 1020
_CENTRE, _ZOOM = (774.0, 514.0), 1.28
"""The height of the head and of the map with its key, and what the map shows: the Empire and those around it."""

_MOST_ARMIES, _MOST_TOGETHER, _LEAST_ARMIES, _MOST_LEADERS = 10, 9, 6, 6
_LARGE, _MIDDLE, _HOST = 78, 66, 12
"""The most armies, those that make room for each other, the least, leaders; their sizes; a large one's strength."""

_FURTHER, _EASY = 3, 12.0
"""How many armies more may be where room is left, and how far from their places, in pixels."""

_LED, _TOLD, _FEWER = 1.5, 1.5, 1.75
"""How much more an army counts with a leader, with news, and in the Barbarian camp, whose armies are many and small."""

_LETTERS, _CAPITALS = 54, 49
"""The letters of armies, and of capitals and lands."""

_RULER, _NEW, _AT_WAR = 60, 90, 6
"""What counts as strength for being shown: a throne or a claim to it, news from an area, not being a plain Roman."""

_AWAY: Final = 58
"""How far an army may be from its place so that it covers no other, in pixels."""

_APART: Final = 9
"""The gap between a sign and an army."""

_RULERS: Final = ("augustus", "usurper")
_ROMAN_HOLDERS: Final = (WEST, EAST, USURPER)
_ROMANS: Final = "romans"
_ALOOF: Final = 34
_NEAR_STEPS: Final = sorted(
    itertools.product(range(-160, 161, 16), range(-120, 121, 12)), key=lambda step: math.hypot(*step)
)
"""How far the name of a land is from armies, and where it may be, the nearest places first."""

_TOWN, _TOWN_GAP = 32, 4
_SEATS: Final = ("italia-5", REFUGES["east"])
_OTHER_SHORE: Final = {_SEATS[0]: (0.8, -0.6), _SEATS[1]: (0, 1)}
"""Rome and Constantinople, and where the shore is that neither is on: across the Apennines, and across the straits."""

_ASHORE: Final = 12
"""How far the sign of a capital may be towards that shore, in pixels."""

_POWER: Final = 10
"""The strength from which a Tribe at peace is a power, and named on its own land."""

_OFF: Final = 68
"""How far the sign of a capital may be from its place: as far as it takes to be beside the army there."""

_BESIDE_ARMY: Final = {
    _SEATS[0]: [(dx, dy) for dx in (-57, -67) for dy in (0, -10, 10, -20)],
    _SEATS[1]: [(dx, dy) for dy in (-57, -67) for dx in (0, -10, 10, -20, 20)],
}
"""Where the sign of a capital may be if an army is at its place: away from the other shore."""

_ABROAD, _COVERING, _HIDING = 50.0, 40.0, 50.0
"""What it costs, in pixels, if the name of a capital is on land that Rome doesn't hold, or an army's hides edges."""

_SMALL: Final = 60
"""The number of points looked at in an area from which no army hides it."""

_NEARLY_ALL: Final = 0.75
"""How much of an area an army covers that wears its edge."""

_NAME_STEP: Final = 16
"""How far apart the points of a name are whose land is looked at."""

_TIE, _TIE_EDGE, _TIP = 14, 19, 12
"""Half the width of a pointer from an army to its place, that of its pale edge, and the room at its tip."""

_LEFT_OUT, _MISSED, _UNNAMED = 150.0, 600.0, 400.0
"""What it costs to leave out an army, one of the first, or a capital, in pixels that others are from their places."""

_TIPS: Final = 8
"""How many places for the tip of a pointer are tried."""

_HALO, _LETTER_HALO = 2.2, 4.5
_FAR_RINGS: Final = (*RINGS, 24, 40, 60, 84)
_CLEARANCE: Final = 4
"""The room around the name of a land."""

_EDGING, _LOST_FILL, _RIVERS, _STRIPES = 7, 0.2, 1.7, 18
_LOST, _CEDED = INK, STATUSES["foederati"][1]
_BATTLE: Final = 60
_MARCH: Final = 8.0
_SWATCH: Final = 48
_KEY_SIZES, _LEAST = (54, 51), 48
"""The sizes of letters in the key that are tried, and that of a key with too little room for them."""
_BAND_HIGH, _BESIDE, _KEYS_APART, _KEYS_NEAR = 84, 12, 60, 26
"""The height of the band with the key, the gaps in it, and the least one between two of its signs."""

_EDGE, _INSET, _CARTOUCHE = 28, 34, 196
_HEAD_YEAR, _HEAD_POINTS, _HEAD_NAMES, _HEAD_EDGE, _HEAD_APART = 84, 66, 58, 26, 60
_YEAR, _POINTS, _CAMP, _SIGN = 100, 84, 54, 54
_STRENGTH: Final = Army("", ROMAN, WEST, units=1, pf=6)
_SIGNS: Final = {
    ROMAN: Army("", ROMAN, WEST),
    BARBARIAN: Army("", BARBARIAN, USURPER),
}
"""Armies as the signs of both camps beside their points: their shapes tell the camps apart on the map."""


class Overview(MapSheet):
    """The whole board: the ground with its holders, the strongest armies, then names where they're free.

    ``tips``: where the pointers of armies away from their areas end.
    """

    halo = _HALO

    def __init__(self, game: UltimusRomanorum, texts: Words, shown: Changes) -> None:
        board, self._holders = base_map(GAME), controllers(game)
        shades = {area: shade_of(who) for area, who in self._holders.items() if who}
        chart = board.chart(tints(self._holders), _CENTRE, _ZOOM, shades, (board.size[0], _MAP_HIGH))
        super().__init__(board, chart)
        self.scale = 1.0
        self._game = game
        self._texts = texts
        self._shown = shown
        self._drawn: list[tuple[Army, Box]] = []
        self.tips: dict[str, Point] = {}

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        self._draw_ground()
        self._draw_key()
        self._draw_marches()
        self._draw_battles()
        self._draw_armies(_told(self._candidates(), self._game, self._shown))
        self._name_powers({army.people for army, _ in self._drawn})

    def whole(self) -> Image.Image:
        """The map below a head with the year and the points."""
        picture = Image.new("RGB", (self.picture.width, _HEAD + self.picture.height))
        points = {camp: self._game.state.pv[self._game.seat(camp)] for camp in CAMPS}
        draw_score_head(picture, self._game.year, points, self._texts)
        picture.paste(self.picture, (0, _HEAD))
        note_joined(picture, self.picture, (0, _HEAD))
        return picture

    def _draw_ground(self) -> None:
        draw_stripes(self.board, self.chart, [area for area, who in self._holders.items() if who == USURPER], _STRIPES)
        self.glow(lost_areas(self._game), _LOST, _LOST_FILL)
        self.glow(self._ceded, _CEDED, 0)
        draw_waters(self.chart, tuple(self._game.state.open_rivers), _RIVERS)
        self.glow([*self._shown.about, *self._shown.marked], LEGAL)
        self.glow(self._risen, LOSS, 0)

    @property
    def _risen(self) -> list[str]:
        """The areas where someone has taken arms."""
        return [area for area in self._shown.risen if self.is_shown(area)]

    @property
    def _ceded(self) -> list[str]:
        """The areas that Rome has ceded to Tribes, and still holds."""
        return [area for area in self._game.state.ceded if self._holders[area] in (WEST, EAST) and self.is_shown(area)]

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow, with an outline that can be seen in a small picture."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, width=_EDGING)

    # Armies

    @property
    def armies(self) -> list[Army]:
        """The armies that are drawn."""
        return [army for army, _ in self._drawn]

    def _candidates(self) -> list[Army]:
        """The armies at war, those that count most first."""
        found = (army for area in self._game.data.areas if self.is_shown(area) for army in armies_at(self._game, area))
        at_war = (army for army in found if (army.units or army.office in _RULERS) and army.status != "peace")
        return sorted(at_war, key=self._weight, reverse=True)

    def _weight(self, army: Army) -> tuple[int, str]:
        """How much an army counts: its strength, thrones, news."""
        weight = army.pf + _RULER * (army.office in ("augustus", "usurper")) + _AT_WAR * (army.camp == BARBARIAN)
        is_new = army.area in self._shown.areas or army.area in self._shown.about
        return weight + _NEW * is_new, army.area

    def _badge_of(self, army: Army) -> Sprite:
        is_large = army.pf >= _HOST or army.office in _RULERS
        return badge(replace(army, office=""), _LARGE if is_large else _MIDDLE)

    def _draw_armies(self, armies: Sequence[Army]) -> None:
        """Draw armies, each in one piece with its name: at their areas, or else away with a pointer to it."""
        pieces = [self._piece(army) for army in armies]
        names = {army.area: self._name_of(army) for army in armies}
        found = self._fitting(pieces)
        for piece, spot in found:
            if spot.tie:
                self._draw_tie(*spot.tie)
                x, y = self.tips[piece.area] = spot.tie[0]
                self.placer.take((round(x) - _TIP, round(y) - _TIP, round(x) + _TIP, round(y) + _TIP))
        for piece, spot in found:
            self._write(self._seat_name(piece.area) if piece.is_town else names[piece.area], piece.plate, spot.plate)
            self._draw_edge(piece, spot)
            self.put(piece.area, piece.counter, *_middle(spot.counter))
        there = {army.area: army for army in armies}
        self._drawn = [(there[piece.area], spot.counter) for piece, spot in found if not piece.is_town]

    def _fitting(self, pieces: Sequence[Piece]) -> list[tuple[Piece, Spot]]:
        """Where armies and the capitals are: the first ones make room for each other, others are where room is left."""
        spots = ArmySpots(self.placer.is_free, self.picture.size)
        found = self._together(pieces[:_MOST_TOGETHER], spots)
        for piece in pieces:
            more = spots.added(found, [piece]) if piece not in {each for each, _ in found} else found
            if len(found) < len(more) <= _MOST_ARMIES + len(_SEATS) and more[-1][1].cost <= _EASY:
                found = more
        return found

    def _together(self, pieces: Sequence[Piece], spots: ArmySpots) -> list[tuple[Piece, Spot]]:
        """Where armies and the capitals are: an army that others would have to make too much room for is left out."""
        alone = {area: self._town(area, [*self._town_spots(area), *self._spots_beside_army(area)]) for area in _SEATS}
        beside = {area: self._town(area, self._spots_beside_army(area)) for area in _SEATS}
        best: list[tuple[Piece, Spot]] = []
        least = math.inf
        for count in range(len(pieces), min(len(pieces), _LEAST_ARMIES) - 1, -1):
            if least <= _LEFT_OUT * (len(pieces) - count):
                break
            there = {piece.area for piece in pieces[:count]}
            towns = [(beside if area in there else alone)[area] for area in _SEATS]
            after = spots.added(spots.best(pieces[:count]), list(alone.values()))
            for found in (after, spots.best([*towns, *pieces[:count]])):
                if (cost := _cost(found, pieces)) < least:
                    best, least = found, cost
        return best

    def _town(self, area: str, spots: Sequence[Point]) -> Piece:
        """The sign of a capital with its name, to be placed together with the armies."""
        sign, tag, at = city_dot(_TOWN), self._seat_tag(area), self.at(area)
        return Piece(area, sign, tag, at, tuple(spots), is_town=True, cost_of_place=self._cost_abroad, gap=_TOWN_GAP)

    def _town_spots(self, area: str) -> list[Point]:
        """Where the sign of a capital may be if its area has no army that's drawn."""
        return [self.at(area), *(spot for spot in self._spots_around(area, _OFF) if self._is_true(area, spot))]

    def _spots_beside_army(self, area: str) -> list[Point]:
        """Where the sign of a capital may be if an army is in its area."""
        x, y = self.at(area)
        return [(x + dx, y + dy) for dx, dy in _BESIDE_ARMY[area]]

    def _cost_abroad(self, _: Box, name: Box) -> float:
        """What it costs if the name of a capital covers land that Rome doesn't hold."""
        held = (self._holders.get(area) in (None, *_ROMAN_HOLDERS) for area in self._covered(name) if area)
        return 0 if all(held) else _ABROAD

    def _cost_covering(self, own: str, counter: Box, name: Box) -> float:
        """What it costs if an army hides edged land: its name that of others, both a small area of its own in arms."""
        covered = self._covered(name) if self._edged else [""]
        others = sum(area in self._edged and area != own for area in covered) / len(covered)
        hidden = self._hidden(own, counter, name) if own in self._risen and len(self._points[own]) < _SMALL else 0
        return _COVERING * others + _HIDING * max(2 * hidden - 1, 0)

    def _draw_edge(self, piece: Piece, spot: Spot) -> None:
        """Draw the edge of an area around an army that covers nearly all of it."""
        if piece.area in self._edged and self._hidden(piece.area, spot.counter) >= _NEARLY_ALL:
            edge = LOSS if piece.area in self._risen else _CEDED if piece.area in self._ceded else _LOST
            box = grown(spot.counter, _EDGING)
            ImageDraw.Draw(self.picture).rounded_rectangle(box, (box[3] - box[1]) / 2, fill=edge)

    def _hidden(self, area: str, *boxes: Box) -> float:
        """The share of an area that a counter, or a counter and a name hide."""
        points = self._points[area]
        return sum(any(gap_between(box, (x, y) * 2) == 0 for box in boxes) for x, y in points) / max(len(points), 1)

    @cached_property
    def _points(self) -> dict[str, list[tuple[int, int]]]:
        """Points all over the areas with edges."""
        found: dict[str, list[tuple[int, int]]] = {area: [] for area in self._edged}
        wide, high = self.picture.size
        for x, y in itertools.product(range(0, wide, _NAME_STEP), range(0, high, _NAME_STEP)):
            area = self.board.area_at((x, y) * 2, self.chart)
            if area in found:
                found[area].append((x, y))
        return found

    def _covered(self, name: Box) -> list[str | None]:
        """The areas below points of a name."""
        xs, (_, top, _, bottom) = range(round(name[0]), round(name[2]) + 1, _NAME_STEP), name
        return [self.board.area_at((x, y) * 2, self.chart) for x in xs for y in (top, (top + bottom) // 2, bottom)]

    @cached_property
    def _edged(self) -> frozenset[str]:
        """The areas with edges that tell who holds them or what happened there."""
        return frozenset((*lost_areas(self._game), *self._ceded, *self._risen))

    def _piece(self, army: Army) -> Piece:
        """An army's counter and the plate with its name, and where the counter may be at its area."""
        counter, at = self._badge_of(army), self.at(army.area)
        spots = [at, *(spot for spot in self._spots_around(army.area) if spot != at)]
        plate = name_tag(self._name_of(army), army.camp, _LETTERS)
        tips, cost = self._tips(army.area, spots), partial(self._cost_covering, army.area)
        return Piece(army.area, counter, plate, at, tuple(spots), tips=tips, cost_of_place=cost)

    def _tips(self, area: str, spots: Sequence[Point]) -> tuple[Point, ...]:
        """Where a pointer to an area may end: so far inside that its tip reaches no other one."""
        inside = self._inside(area, spots, _TIP)
        return inside[:: max(1, len(inside) // _TIPS)]

    def _inside(self, area: str, spots: Sequence[Point], reach: int) -> tuple[Point, ...]:
        """Those of some places around which everything within a reach is in an area."""
        around = [(reach * math.cos(turn * math.tau / 8), reach * math.sin(turn * math.tau / 8)) for turn in range(8)]
        return tuple(
            (x, y)
            for x, y in spots
            if all(self.board.area_at((round(x + dx), round(y + dy)) * 2, self.chart) == area for dx, dy in around)
        )

    def _spots_around(self, area: str, far: int = _AWAY) -> Iterator[Point]:
        """Places near that of an area, within it or on water."""
        x, y = self.at(area)
        for reach, turn in itertools.product(range(10, far, 10), range(12)):
            angle = math.tau * turn / 12
            spot = x + reach * math.cos(angle), y + reach * math.sin(angle)
            if self.board.area_at((round(spot[0]), round(spot[1])) * 2, self.chart) in (area, ""):
                yield spot

    def _draw_marches(self) -> None:
        """Draw where armies went: one arrow for each way, from its beginning to its end."""
        for each in dict.fromkeys(self._shown.marches):
            if len(each.path) > 1 and all(map(self.is_shown, (each.path[0], each.path[-1]))):
                self.march((each.path[0], each.path[-1]), livery(each.people).counter, each.kind, _MARCH)

    def _draw_battles(self) -> None:
        for area, camp in self._shown.fought.items():
            if self.is_shown(area):
                self._put_near(area, battle_sign(camp, _BATTLE))

    def _put_near(self, area: str, sprite: Sprite) -> None:
        """Put a sign beside the place of an area."""
        at = self.at(area)
        boxes = self.placer.free_boxes(sprite, at, 0, "e", _FAR_RINGS)
        box = next(boxes, sprite.box_at(*at))
        self.put(area, sprite, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    # Names

    def _name_powers(self, named: Set[str]) -> None:
        """The names of strong Tribes at peace on their own land."""
        strength = Counter[str]()
        for army in itertools.chain.from_iterable(armies_at(self._game, area) for area in self._game.data.areas):
            if army.status == "peace":
                strength[army.people] += army.pf
        for people, pf in strength.most_common():
            lands = [area for area, who in self._holders.items() if who == people and self.is_shown(area)]
            middle = self.board.middle(lands) if lands and pf >= _POWER and people not in named else None
            if middle is not None:
                self._name_land(self._texts.short_name(people), self.chart.at(*middle), lands)

    def _name_land(self, text: str, at: Point, lands: Sequence[str]) -> None:
        """The name of a land in letters on it, away from every army: plates are names of armies."""
        name = label(text, Face.STRONG, _CAPITALS, "land", radius=_LETTER_HALO)
        for dx, dy in _NEAR_STEPS:
            box = name.box_at(at[0] + dx, at[1] + dy)
            is_inside = box[0] > _ALOOF and box[2] < self.picture.width - _ALOOF
            is_free = is_inside and self.placer.is_free(grown(box, _CLEARANCE)) and self._is_aloof(box)
            if is_free and self._is_land_of(box, lands):
                self._write(text, name, box)
                return

    def _is_land_of(self, box: Box, lands: Sequence[str]) -> bool:
        """Whether a name is on some land with its middle and an end at least, the other one not on another Tribe's."""
        x, y = _middle(box)
        left, middle, right = (self.board.area_at((round(at), round(y)) * 2, self.chart) for at in (box[0], x, box[2]))
        free = ("", None, WEST, EAST, USURPER)
        ends = [area for area in (left, right) if area not in lands]
        return middle in lands and len(ends) < 2 and all(self._holders.get(area) in free for area in ends)

    def _is_aloof(self, box: Box) -> bool:
        """Whether the name of a land is away from every army and every other name."""
        signs = [*(box for _, box in self._drawn), *(box for _, box in self.placer.labels)]
        return all(gap_between(box, each) >= _ALOOF for each in signs)

    def _write(self, text: str, name: Sprite, box: Box) -> None:
        """Write a name where it was found to be free."""
        self.placer.take(name.put(self.picture, box[0], box[1]))
        self.placer.labels.append((text, box))

    def _name_of(self, army: Army) -> str:
        """Who leads an army, or whose it is; all rulers who are with it."""
        if army.rebel and not army.leader:
            return self._texts("board-rebels")
        if army.office not in _RULERS:
            return self._texts.short_name(army.leader or (army.people if army.status else _ROMANS))
        thrones = self._game.state.thrones.values()
        rulers = {who for throne in thrones for who in (throne.augustus, throne.usurper)} - {army.leader}
        with_it = [who for who in self._game.at(army.area) if who in rulers and self._game.camp(who) == army.camp]
        return " · ".join(map(self._texts.short_name, (army.leader, *with_it)))

    def _draw_tie(self, tip: Point, army: Point) -> None:
        """A pointer from an army to its place: it ends in a tip, as a dot would look like a town without a name."""
        far = math.dist(tip, army)
        along = (tip[0] - army[0]) / far, (tip[1] - army[1]) / far
        pen = ImageDraw.Draw(self.picture)
        for half, beyond, colour in ((_TIE_EDGE, 10, IVORY), (_TIE, 0, INK)):
            aside = -along[1] * half, along[0] * half
            point = tip[0] + along[0] * beyond, tip[1] + along[1] * beyond
            base = [(army[0] + sign * aside[0], army[1] + sign * aside[1]) for sign in (1, -1)]
            pen.polygon([point, *base], fill=colour)

    def _seat_name(self, area: str) -> str:
        """What a capital is called."""
        return self._texts.short_name(self._game.data.place_names[area][0].lower().replace(" ", "-"))

    def _seat_tag(self, area: str) -> Sprite:
        return label(self._seat_name(area), Face.STRONG, _CAPITALS, "land", radius=_LETTER_HALO)

    def _is_true(self, area: str, spot: Point) -> bool:
        """Whether the sign of a capital is near its place, and not on the shore or in the land at the other side."""
        x, y = self.at(area)
        dx, dy = _OTHER_SHORE[area]
        is_beyond = (spot[0] - x) * dx + (spot[1] - y) * dy > _ASHORE
        is_there = self.board.area_at((round(spot[0]), round(spot[1])) * 2, self.chart) == area
        return math.dist((x, y), spot) <= _OFF and (is_there or not is_beyond)

    def _draw_key(self) -> None:
        """A band along the lower edge with the colours of the land, its edges, and what the numbers are."""
        wide, top = self.picture.width, self.picture.height - _BAND_HIGH
        self.picture.paste(BAND, (0, top, wide, self.picture.height))
        self.picture.paste(GOLD, (0, top, wide, top + 4))
        self.placer.take((0, top, wide, self.picture.height))
        room = wide - 2 * _EDGE
        keys, letters = next(
            (each for each in self._keys() if _room_for(*each) <= room), (self._needed("-least"), _LEAST)
        )
        widths = [_width_of(key, letters) for key in keys]
        apart = min(_KEYS_APART, (room - sum(widths)) / max(len(keys) - 1, 1))
        x = (wide - sum(widths) - apart * (len(keys) - 1)) / 2
        for key, width in zip(keys, widths, strict=True):
            key.sign.centre(self.picture, x + _SWATCH / 2, top + _BAND_HIGH / 2)
            base = top + _BAND_HIGH / 2 + 20
            write(self.picture, x + _SWATCH + _BESIDE, base, key.name, Face.STRONG, letters, BAND_TEXT)
            x += width + apart

    def _keys(self) -> Iterator[tuple[list[Key], int]]:
        """What the band may have in which letters, the fullest first: what matters least is left out first."""
        further = self._further()
        for count in range(len(further), -1, -1):
            for length, letters in itertools.product(("", "-short", "-least"), _KEY_SIZES):
                needed = self._needed(length)
                yield [*needed[:-1], *further[:count], needed[-1]], letters

    def _needed(self, length: str) -> list[Key]:
        """The colours of the land, the edges that tell who holds it or has taken arms, and what the numbers are."""
        lands = [Key(land_swatch(livery(people).wash, _SWATCH), self._texts(f"key-band-{people}"))
                 for people in (WEST, EAST)]  # fmt: skip
        if USURPER in self._holders.values():
            lands.append(Key(striped_land(_SWATCH, _STRIPES), self._texts(f"key-band-{USURPER}")))
        if lost_areas(self._game):
            lands.append(Key(_edged_on_dark(), self._texts("key-lost-short" if length else "key-lost")))
        if self._risen:
            lands.append(Key(edged_land(LOSS, _SWATCH), self._texts("key-band-risen")))
        if any(map(self.is_shown, self._shown.marked)):
            lands.append(Key(edged_land(LEGAL, _SWATCH), self._texts("key-band-news")))
        return [*lands, Key(badge(_STRENGTH, _SWATCH), self._texts(f"key-strength{length}"))]

    def _further(self) -> list[Key]:
        """What the band tells if there's room: land that was ceded, and frozen rivers."""
        found = [Key(edged_land(_CEDED, _SWATCH), self._texts("key-band-ceded"))] if self._ceded else []
        if self._game.state.open_rivers:
            found.append(Key(frozen_river(_SWATCH), self._texts("key-band-frozen")))
        return found


def _width_of(key: Key, letters: int) -> float:
    """The width of a sign in the band with what it means."""
    return _SWATCH + _BESIDE + text_width(key.name, Face.STRONG, letters)


def _room_for(keys: Sequence[Key], letters: int) -> float:
    """The least room that keys need."""
    return sum(_width_of(key, letters) for key in keys) + (len(keys) - 1) * _KEYS_NEAR


@cached_image
def _edged_on_dark() -> Sprite:
    """The land of a Tribe with a dark edge, and a thin pale one around it: the dark one can be seen on a dark band."""
    image = Image.new("RGB", (_SWATCH, _SWATCH), IVORY)
    image.paste(_LOST, (3, 3, _SWATCH - 3, _SWATCH - 3))
    image.paste(livery("ostrogothi").wash, (11, 11, _SWATCH - 11, _SWATCH - 11))
    return Sprite(image.convert("RGBA"), _SWATCH, _SWATCH)


def camp_sign(camp: Camp, size: int) -> Sprite:
    """The shape of a camp's armies, in its colour."""
    return badge(_SIGNS[camp], size)


def draw_score(
    picture: Image.Image,
    year: int,
    points: Mapping[Camp, int],
    texts: Words,
    winner: Camp | None = None,
    most: Mapping[Camp, int] | None = None,
) -> Box:
    """Draw the year and the points of both camps, above the shape of their armies, over the steppe; return its box.

    The ``winner`` of the game is told with its name. ``most``: the points that there must be room for, so that the
    plate of a film keeps its width.
    """
    names, head = _names_of_score(texts, winner), _figures_width(str(year), Face.TITLE, _YEAR)
    columns = _columns_of_score(most or points, names, texts)
    left, base = score_box(picture.width, year, most or points, texts, winner)[0], _INSET + 104
    box = panel(picture.width - left - _INSET, _CARTOUCHE).put(picture, left, _INSET)
    write(picture, left + 24, _INSET + 128, str(year), Face.TITLE, _YEAR, INK)
    x = left + 24 + head
    for camp in CAMPS:
        x += 36
        colour = CAMP_COLOURS[camp]
        write(picture, x, base - 22, texts.number(points[camp]), Face.HEAVY, _POINTS, colour)
        camp_sign(camp, _SIGN).centre(picture, x + _SIGN / 2, base + 28)
        write(picture, x + _SIGN + 10, base + 48, names[camp], Face.STRONG, _CAMP, colour)
        x += columns[camp]
    return box


def score_box(wide: int, year: int, points: Mapping[Camp, int], texts: Words, winner: Camp | None = None) -> Box:
    """Where the plate with the points is on a picture of a width."""
    columns = _columns_of_score(points, _names_of_score(texts, winner), texts)
    head = _figures_width(str(year), Face.TITLE, _YEAR)
    width = round(24 + head + sum(36 + each for each in columns.values()) + 24)
    return wide - width - _INSET, _INSET, wide - _INSET, _INSET + _CARTOUCHE


def _names_of_score(texts: Words, winner: Camp | None) -> dict[Camp, str]:
    """What both camps are called beside their points."""
    return {camp: texts(f"film-won-{camp}" if camp == winner else f"points-{camp}") for camp in CAMPS}


def _columns_of_score(points: Mapping[Camp, int], names: Mapping[Camp, str], texts: Words) -> dict[Camp, float]:
    """The widths of the points and the names of both camps."""
    figures = {camp: _figures_width(texts.number(points[camp]), Face.HEAVY, _POINTS) for camp in CAMPS}
    return {camp: max(figures[camp], _SIGN + 10 + text_width(names[camp], Face.STRONG, _CAMP)) for camp in CAMPS}


def _figures_width(number: str, face: Face, size: int) -> float:
    """The width of a number whichever digits it has: a narrow 1 makes none narrower."""
    widest = max(text_width(digit, face, size) for digit in string.digits)
    return sum(widest if each.isdigit() else text_width(each, face, size) for each in number)


def draw_score_head(picture: Image.Image, year: int, points: Mapping[Camp, int], texts: Words) -> None:
    """The head of the whole board: the year, and the points of both camps, whose names have the plates of armies."""
    picture.paste(gradient(picture.width, _HEAD, BAND, BAND_END), (0, 0))
    picture.paste(GOLD, (0, _HEAD - 4, picture.width, _HEAD))
    base = _HEAD // 2 + 22
    write(picture, _HEAD_EDGE, base + 6, str(year), Face.TITLE, _HEAD_YEAR, BRIGHT_GOLD)
    x = float(picture.width - _HEAD_EDGE)
    x -= (
        write(picture, x, base, texts("board-points", count=max(points.values())), Face.BODY, _CAMP, BAND_TEXT, align=1)
        + 16
    )
    for camp in reversed(CAMPS):
        x -= write(picture, x, base, texts.number(points[camp]), Face.HEAVY, _HEAD_POINTS, BRIGHT_GOLD, align=1) + 16
        plate = name_tag(texts(f"points-{camp}"), camp, _HEAD_NAMES)
        plate.centre(picture, x - plate.width / 2, _HEAD / 2 - 2)
        x -= plate.width + _HEAD_APART


def _told(armies: Sequence[Army], game: UltimusRomanorum, shown: Changes) -> list[Army]:
    """The armies that are drawn: rulers' and those a question is about, then the strongest, one in each area.

    Those with the greatest leaders have their names, the others those of their peoples. The last ones, which are drawn
    if there's room, are large.
    """
    first = [army for army in armies if army.office in _RULERS or army.area in shown.about]
    others = [army for army in armies if army not in first]
    others.sort(key=lambda army: (-_claim(army, shown), -army.pf, not army.leader))
    by_area: dict[str, Army] = {}
    for army in (*first, *others):
        by_area.setdefault(army.area, army)
    told = list(by_area.values())
    further = [army for army in told[_MOST_TOGETHER : _MOST_TOGETHER + _FURTHER] if army.pf >= _HOST]
    found = [*told[:_MOST_TOGETHER], *further]
    leaders = [army for army in found if army.leader and army.office not in _RULERS]
    leaders.sort(key=lambda army: (-game.leader(army.leader).cc, -army.pf))
    rulers = sum(army.office in _RULERS for army in found)
    unnamed = leaders[max(_MOST_LEADERS - rulers, 0) :]
    return [replace(army, leader="") if army in unnamed else army for army in found]


def _claim(army: Army, shown: Changes) -> float:
    """How much an army that's not a ruler's counts among all: its strength, above all with a leader or with news."""
    led, new = _LED if army.leader else 1, _TOLD if army.area in shown.areas else 1
    return army.pf * led * new * (_FEWER if army.camp == BARBARIAN else 1)


def _cost(found: Sequence[tuple[Piece, Spot]], pieces: Sequence[Piece]) -> float:
    """What's wrong with where pieces are, in pixels: how far they are from their places, and what's left out."""
    there = {piece for piece, _ in found}
    armies = sum(
        _LEFT_OUT if place >= _LEAST_ARMIES else _MISSED for place, piece in enumerate(pieces) if piece not in there
    )
    towns = len(_SEATS) - sum(piece.is_town for piece in there)
    return sum(spot.cost for _, spot in found) + armies + _UNNAMED * towns


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
