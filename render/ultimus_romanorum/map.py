"""The map of Ultimus Romanorum: who holds what, armies with their leaders, offices, towns and ports, rivers, fleets."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.arrows import Kind, Leg, boxes_along, draw_arrow
from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite, finished
from render.core.fonts import Face, cap_height
from render.core.labels import RINGS, Ground, label
from render.core.layout import note, note_joined
from render.core.map_sheet import MapSheet
from render.core.palette import FRAME_DARK, INK, IVORY, LEGAL, LOSS, PANEL, Colour, rgb
from render.core.picture import Picture
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.targets import Targets
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, armies_at, controllers, tints
from render.ultimus_romanorum.map_highlights import Changes, changes
from render.ultimus_romanorum.overview import Overview
from render.ultimus_romanorum.region_head import HEAD, draw_region_head
from render.ultimus_romanorum.signs import (
    area_sign,
    area_tag,
    badge,
    battle_plate,
    battle_sign,
    capital_of_kingdom,
    cost_sign,
    council_sign,
    fleet_sign,
    frame_sprite,
    ghost_sprite,
    leader_sign,
    plague_sign,
)
from render.ultimus_romanorum.stripes import draw_stripes
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import (
    USURPER,
    game_of,
    livery,
    office_sign,
    shade_of,
)
from render.ultimus_romanorum.told import told_of_map
from render.ultimus_romanorum.waters import draw_waters, straits
from rules.core.events import Event
from rules.ultimus_romanorum.data.loader import Area
from rules.ultimus_romanorum.data.models import Diocese
from rules.ultimus_romanorum.game import BARBARIAN, UltimusRomanorum

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "britannia": ("britanniae-1", "britanniae-2", "britanniae-3", "picti-1", "picti-3", "scoti"),
    "gallia": ("galliae-1", "galliae-2", "galliae-4", "galliae-5", "galliae-7", "viennensis-2", "viennensis-3"),
    "hispania": ("hispaniae-1", "hispaniae-2", "hispaniae-3", "hispaniae-5", "hispaniae-6"),
    "italia": ("italia-2", "italia-3", "italia-5", "italia-6", "italia-7", "italia-8"),
    "africa": ("africa-1", "africa-4", "africa-6", "mauri", "austuriani"),
    "germania": ("saxones", "franci-orientales", "alamanni", "suevi", "vandali", "heruli"),
    "illyricum": ("pannoniae-1", "pannoniae-2", "pannoniae-3", "pannoniae-4"),
    "moesia": ("moesiae-1", "moesiae-2", "moesiae-3", "moesiae-4", "moesiae-5"),
    "scythia": ("hunni-1", "hunni-2", "hunni-3", "gepidae", "ostrogothi", "alani"),
    "thracia-asia": ("thracia-1", "thracia-2", "asia-2", "asia-3", "pontica-1", "pontica-2"),
    "oriens": ("oriens-1", "oriens-3", "oriens-4", "oriens-6", "pontica-4", "pontica-5"),
    "aegyptus": ("oriens-5", "oriens-7", "oriens-8", "oriens-9", "blemyes"),
    "persis": ("armenia", "iberia", "persae-1", "persae-3", "persae-4", "persae-6"),
}
"""The theatres the map can show, each with the areas that must be on the picture."""

ZOOM = 3.0
"""How much the surroundings of an area are magnified."""

_NEAREST: Final = 4.2
_WIDE: Final = 1240
_HIGH: Final = (700, 1076)
_AROUND_IT: Final = (62, 46)
"""The largest zoom of theatres, their width, the least and the most height of their maps, and how much of the land
around their places they show, across and down: what is about as high as wide is larger on a phone."""

_SMALL_ARMY, _TILE_ARMY, _REGION_ARMY, _ARMY = 66, 118, 100, 136
_DETAILED, _NUMBERED = 2.4, 1.7
"""The zoom from which armies show all they have, and that from which all areas have numbers."""

_BESIDE, _THEATRE = 68, 88
_HOST: Final = 9
_PALED: Final = 120
"""The size of armies on a part of the map that is about others, and in a theatre; the strength from which they're shown
there, and how pale the land there is, of 255."""

_TAG, _TAG_TILE, _PROVINCE = 54, 48, 50
_ROW_GAP: Final = 6
_ALOOF: Final = 260
"""How far an army beside a theatre is from those in it, in pixels."""

_BY_NUMBER: Final = -4
_BY_OTHERS: Final = 22
"""The gap between an army and the plate with its area's number, which touch, and that to other armies and plates."""
_BARE: Final = 0.8
"""The size of an army that shows nothing but its strength, as a share of the room for armies."""

_MOST_IN_ROW: Final = 3
_CLEAR: Final = 22
_CARD_ABROAD, _CARD_STEP = 2.0, 0.33
"""The letters of an area's tag, how the armies above it stand, and how far arrows stay away from it."""

_GROWTH: Final = 0.75
_SIGN, _FLEET, _MARK, _BATTLE = 66, 62, 58, 74
_ALONE, _COST = 60, 66
_ODDS, _ODDS_FAR = 52, 44
"""The letters of the result of a battle on a part of the map, and where armies are small."""
_GREAT: Final = frozenset({
    "italia-5", "italia-4", "thracia-3", "oriens-2", "italia-2", "viennensis-3", "africa-4", "galliae-3", "oriens-7",
})  # fmt: skip
"""Areas whose towns are named before the others."""

_SEATS: Final = frozenset({"italia-5", "thracia-3"})
"""Rome and Constantinople, which are always named."""

_ABOUT: Final = 42
"""The size of the ring of an area without an army that a decision is about."""

_CUT: Final = 130
"""Pixels from the edge of a theatre within which areas of the next one are left out."""

_EDGE: Final = 34
"""Pixels from the edge of a picture within which an arrow neither begins nor ends."""

_STRIPES: Final = 34
"""The pixels from one stripe of civil war to the next."""

_WIDTHS: Final[Mapping[Kind, float]] = {"retreat": 3.8, "move": 4.2, "support": 4.8, "attack": 4.8}
_FOREMOST: Final[tuple[Kind, ...]] = ("attack", "support", "move", "retreat")
"""The kinds of arrows in the order in which they are drawn: the first between two areas counts."""

_TOUCHING, _THINNEST, _HALF_HEAD, _PIECES = 2.6, 0.6, 2.2, 60
_FEW_LETTERS: Final = 6
"""Up to this many letters on a part of the map, the leaders at their areas are named."""

_NARROW: Final = 800
"""The width below which a part's places need more room."""
_NEARER, _MOST_OF_IT = (1.0, 0.5), 0.75
"""How near arrows come to plates, as shares of the usual, and the share of an arrow that should be left."""
_SHORTEST, _SHORT = 5.0, 4.4
"""The gap between two armies, in widths of an arrow, that has room for a usual one, and the length of a short one."""

_PALE: Final = 4.0
"""The width of the pale edge of arrows: dark ones can be seen on dark land."""

_RETREAT: Final = rgb("#6a6258")
"""The colour of retreats."""

_LEG: Final = 60
"""The least length of an arrow between two armies, in pixels of a part of the map: a head and a shaft can be seen."""

_ROOM: Final = 1.6
"""The room around an army on the march, in such lengths."""

_STEP_APART: Final = 0.7
"""How far an army may move from its place to make room for an arrow, as a share of its size."""

_OUTLINE: Final = 5
_LIGHT: Final = 9
"""The width of the outline of areas on a part of the map, and with the light edge of a golden one."""

_MARGIN: Final = 12
"""How far signs stay away from the edge of a picture."""

_INNER: Final = 0.96
"""The share of a narrow part's width and height in which the places are that it's about: their plates need room."""

_BESIDE_IT: Final = 7.0
"""How far a name may be from the middle of land that has no room for it, in steps."""

_GROUNDS: Final[tuple[Ground, Ground]] = ("land", "sea")

_DOUBT: Final = 40
"""How much nearer a name is to its own army than to any other, in pixels."""

_BETWEEN, _BETWEEN_IN_THEATRE = 22, 40
"""The least room between two names, in pixels."""

_ALL_ROUND: Final = 16
"""The least room around the name of a diocese."""

_SEA_STEP, _SEA_POINTS = 0.4, 8
"""The steps in armies in which the name of a sea looks for open water, and how many points of it must be there."""

_LETTER_ABROAD: Final = 12.0
_REACH: Final = 12
_AROUND: Final = sorted(
    ((dx, dy) for dx in range(-_REACH, _REACH + 1) for dy in range(-_REACH, _REACH + 1)),
    key=lambda step: math.hypot(*step),
)
"""The steps from a place to those around it, the nearest first."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a theatre of `REGIONS`, or the surroundings of an area, ``zoom`` times as large.

    ``view`` is what `Table.public` returns. An unknown region shows the whole board. The map highlights what the events
    ``told`` did.
    """
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened, game)
    if region is not None and region in REGIONS:
        return _draw_region(game, texts, shown, region)
    centre, near = (base_map(GAME).middle((region,)), zoom) if region is not None else (None, 1.0)
    if centre is None:
        overview = Overview(game, texts, shown)
        overview.draw()
        return finished(overview.whole(), f"map-{game.year}", " ".join(told_of_map(game, shown, texts)))
    sheet = Sheet(game, texts, shown, centre, near)
    sheet.draw()
    part = texts("alt-part", place=region or "")
    return finished(sheet.picture, f"map-{region}-{game.year}", " ".join([part, *told_of_map(game, shown, texts)]))


def _draw_region(game: UltimusRomanorum, texts: Words, shown: Changes, region: str) -> Picture:
    """A theatre below a head with its name and a key."""
    middle, zoom, high = _frame_of(region)
    sheet = Sheet(game, texts, shown, middle, zoom, (_WIDE, high))
    sheet.home, sheet.wanted = _home_of(region, game), frozenset(REGIONS[region])
    sheet.draw()
    picture = Image.new("RGB", (_WIDE, HEAD + high), FRAME_DARK)
    picture.paste(sheet.picture, (0, HEAD))
    note_joined(picture, sheet.picture, (0, HEAD))
    draw_region_head(picture, texts(f"region-{region}"), texts, sheet.drawn)
    told = [texts("alt-region", region=texts(f"region-{region}")), *told_of_map(game, shown, texts)]
    return finished(picture, f"map-{region}-{game.year}", " ".join(told))


def _frame_of(region: str) -> tuple[Point, float, int]:
    """The middle of a theatre's map, its zoom and its height: little land around its places, so that they are large."""
    places = [base_map(GAME).spaces[space] for space in REGIONS[region]]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    wide, high = right - left + 2 * _AROUND_IT[0], bottom - top + 2 * _AROUND_IT[1]
    zoom = min(_NEAREST, _WIDE / wide, _HIGH[1] / high)
    return ((left + right) / 2, (top + bottom) / 2), zoom, max(_HIGH[0], round(high * zoom))


def framed_with_room(spaces: Iterable[str], size: tuple[int, int], nearest: float) -> tuple[Point | None, float]:
    """Centre and zoom for spaces whose armies and plates must have room on a picture of a size."""
    share = _INNER if size[0] < _NARROW else 1
    inner = round(size[0] * share), round(size[1] * share)
    return base_map(GAME).frame(spaces, inner, nearest)


def _home_of(region: str, game: UltimusRomanorum) -> frozenset[str]:
    """The areas that a theatre is about: its dioceses, and what is beyond the border; none for any other part."""
    own = {game.area(area).diocese for area in REGIONS.get(region, ()) if area in game.data.areas}
    areas = game.data.areas.values()
    return frozenset(area.id for area in areas if own and (area.diocese in own or not area.in_empire))


class Sheet(MapSheet):
    """The map: rivers and armies, signs of areas, then names where they fit."""

    nudges: dict[str, Point]
    growth = _GROWTH
    halo = 2.4
    lettering_whole = 50
    least_letters = 50

    def __init__(
        self,
        game: UltimusRomanorum,
        texts: Words,
        shown: Changes,
        centre: Point | None = None,
        zoom: float = ZOOM,
        size: tuple[int, int] | None = None,
        *,
        is_tile: bool = False,
    ) -> None:
        board, holders = base_map(GAME), controllers(game)
        chart = board.chart(
            tints(holders), centre, zoom, {area: shade_of(who) for area, who in holders.items() if who}, size
        )
        super().__init__(board, chart)
        self._game = game
        self._texts = texts
        self._shown = shown
        self._holders = holders
        self._is_tile = is_tile
        near = _TILE_ARMY if self._is_tile else _ARMY if shown.subject else _REGION_ARMY
        self._army = near if zoom >= _DETAILED else _SMALL_ARMY
        self._has_numbers = zoom >= _NUMBERED
        self.heading = ""
        self._subject = shown.subject
        self.home: frozenset[str] = frozenset()
        self.wanted: frozenset[str] = frozenset()
        self.drawn: set[str] = set()
        self._centres: dict[str, list[tuple[Army, Box]]] = {}
        self._apart: dict[str, Point] = {}
        self._shafts: list[Box] = []
        self._names_at: dict[str, Box] = {}
        self._tags: dict[str, Box] = {}
        self._plates: list[Box] = []
        self.nudges = {}
        self._drawn_legs: set[tuple[str, str]] = set()
        self._is_bare = bool(shown.provinces)
        areas = [] if self._is_bare else [area for area in game.data.areas if self.is_shown(area)]
        self._armies = [self._as_usurped(army) for area in areas for army in armies_at(game, area)]

    def _as_usurped(self, army: Army) -> Army:
        """An army, under the sign of a Usurper if he who reaches for a throne is there."""
        who = self._shown.usurper
        is_his = bool(who) and self._game.area_of(who) == army.area and army.camp == self._game.camp(who)
        return replace(army, leader=who, office="usurper") if is_his else army

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        areas = [area for area in self._game.data.areas.values() if self.is_shown(area.id)]
        self._draw_ground()
        self._apart = self._moved_apart()
        self._draw_tagged()
        self._name_provinces()
        self._draw_ghosts()
        for army in sorted(self._armies, key=lambda army: (army.walled, -army.pf)):
            if army.area not in self._tags and not self._is_left_out(army):
                self._draw_army(army)
        self._draw_all_marches()
        self._draw_battles()
        if not (self._shown.targets.spaces or self._is_bare):
            for space in self._shown.about:
                self.ring(space, LEGAL, _ABOUT)
        self.letter(self._shown.targets)
        if not self._is_bare:
            for area in sorted(areas, key=lambda area: (not area.capital, not area.town)):
                self._draw_area(area)
            self._name_rulers()
            self._draw_fleets()
            self._draw_markers()
        self.ask(self._shown.prompt, self._game.data.areas)
        self.title(self.heading)
        if not self._is_bare:
            self._write_names(areas)

    def _draw_ground(self) -> None:
        """What lies on the ground: rivers, the hatching of civil war, what a decision is about."""
        draw_stripes(self.board, self.chart, [area for area, who in self._holders.items() if who == USURPER], _STRIPES)
        draw_waters(self.chart, tuple(self._game.state.open_rivers), 0.6 + 0.6 * self.chart.zoom)
        self._pale_others()
        if self._shown.targets.spaces:
            self.outline(self._shown.targets)
        else:
            self.glow(self._shown.about)
        self.glow([*self._shown.risen, *self._shown.marked], LOSS, fill=0.2)
        self.glow(self._shown.lands)
        for areas in self._shown.provinces.values():
            self.glow(areas)

    def _pale_others(self) -> None:
        """Pale the land that the picture isn't about, so that what it's about catches the eye."""
        if not (self._subject or self.home):
            return
        bright = {*(self.home or self._subject), *(area for areas in self._shown.provinces.values() for area in areas)}
        own = {number for area, number in self.board.areas.items() if area in bright}
        paled = [0 if not value or value in own else _PALED for value in range(256)]
        self.picture.paste(PANEL, (0, 0), self.chart.index.point(paled))

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow, with an outline that can be seen on a phone."""
        if colour == LEGAL:
            self.board.highlighted(self.chart, areas, colour=IVORY, fill=0, width=_LIGHT)
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, width=_OUTLINE)

    # Armies and areas

    def _draw_army(self, army: Army) -> None:
        if self.home and army.area in self._centres and not army.walled:
            return
        sprite = self._sprite(army)
        (x, y), (right, down) = self.at(army.area), self._apart.get(army.area, (0, 0))
        plate = self._number_beside(army)
        if plate is not None:
            self._put_row(army, plate)
            return
        if any(army.area in each.path for each in self._shown.loud):
            self.put(army.area, sprite, *self._roomy_spot(army.area, sprite, (x + right, y + down)))
        else:
            self._put_near(army.area, sprite, (x + right, y + down))
        self._centres.setdefault(army.area, []).append((army, self.signs[-1][1]))

    def _number_beside(self, army: Army) -> Sprite | None:
        """The number of an area for beside its first army."""
        is_first = army.area not in self._names_at and not army.walled
        return self._area_sign(self._game.data.areas[army.area]) if self.home and is_first else None

    def _put_row(self, first: Army, number: Sprite) -> None:
        """The armies of an area side by side, with its number at the right end, so that all of it is one sign."""
        others = [army for army in self._armies if army.area == first.area and army != first and not army.walled]
        row = [first, *(army for army in others if not self._is_left_out(army))][:_MOST_IN_ROW]
        sprites = [self._sprite(army) for army in row]
        wide = sum(each.width for each in sprites) + _BY_NUMBER + number.width
        whole = Sprite(number.image, wide, max(each.height for each in (*sprites, number)))
        x, y = self._roomy(first.area, whole)
        left = x - wide / 2
        place = x + (wide - number.width) / 2
        self.put(first.area, number, place, y)
        self._names_at[first.area] = self.signs[-1][1]
        for army, sprite in zip(row, sprites, strict=True):
            self.put(army.area, sprite, left + sprite.width / 2, y)
            self._centres.setdefault(army.area, []).append((army, self.signs[-1][1]))
            left += sprite.width

    def _roomy(self, area: str, sprite: Sprite) -> Point:
        """The place in an area where a sprite has some room to other signs."""
        wide = Sprite(sprite.image, sprite.width + 2 * _BY_OTHERS, sprite.height + _BY_OTHERS)
        return self._clear_spot(area, wide, self.at(area))

    def _draw_tagged(self) -> None:
        """Draw what the picture is about: the armies of each area in a row, and below them its letter and name."""
        for area in self._shown.tagged:
            if self.is_shown(area):
                self._draw_tagged_area(area)

    def _name_provinces(self) -> None:
        """The names of larger lands that a decision is about, each over its middle."""
        for name, areas in self._shown.provinces.items():
            middle = self.board.middle(areas)
            if middle is not None:
                tag = area_tag(name, _PROVINCE, 0)
                x, y = self.chart.at(*middle)
                unit = tag.height / 4
                spots = ((x + dx * unit, y + dy * unit) for dx, dy in _AROUND)
                free = (spot for spot in spots if self.placer.is_free(_grown(tag.box_at(*spot), 4)))
                x, y = next(free, (x, y))
                self.put_plate(tag, x - tag.width / 2, y - tag.height / 2)

    def _draw_tagged_area(self, area: str) -> None:
        """An area as a column: the result of its battle, its armies, its letter and name."""
        chip, foot = self._chip(area), self._foot(area)
        armies = self._in_order(area)
        is_low = chip is not None and self._is_reached_from_above(area)
        row = sum(sprite.width + _ROW_GAP for _, sprite in armies) - _ROW_GAP
        high = max((sprite.height + _ROW_GAP for _, sprite in armies), default=0)
        extra = chip.height + _ROW_GAP if chip else 0
        top = 0 if is_low else extra
        wide = max(foot.width, row, chip.width if chip else 0)
        whole = Sprite(foot.image, wide, extra + high + foot.height)
        (x, y), (right, down) = self.at(area), self._apart.get(area, (0, 0))
        spot = self._clear_spot(area, whole, (x + right, y + down), abroad=_CARD_ABROAD, step=_CARD_STEP)
        box = whole.box_at(*spot)
        if chip is not None:
            y = box[3] - chip.height / 2 if is_low else box[1] + chip.height / 2
            self.put(area, chip, box[0] + chip.width / 2, y)
            self._plates.append(self.signs[-1][1])
        self._centres[area] = []
        left = float(box[0])
        for army, sprite in armies:
            self.put(area, sprite, left + sprite.width / 2, box[1] + top + high - _ROW_GAP - sprite.height / 2)
            self._centres[area].append((army, self.signs[-1][1]))
            left += sprite.width + _ROW_GAP
        self._put_foot(area, foot, box[0], box[1] + top + high)

    def _is_reached_from_above(self, area: str) -> bool:
        """Whether most of those who came into an area came from above: its plate is below it then."""
        came = [self.at(each.path[0])[1] for each in self._shown.loud if each.path[-1] == area]
        return sum(y < self.at(area)[1] for y in came) * 2 > len(came)

    def _chip(self, area: str) -> Sprite | None:
        """The result of a battle in an area."""
        text, camp = self._shown.results.get(area) or ("", "")
        if area in self._shown.winners:
            text = self._texts("report-won", winner=self._shown.winners[area], strengths=text)
        return battle_plate(text, camp, _ODDS_FAR if self._is_tile else _ODDS) if text else None

    def _in_order(self, area: str) -> list[tuple[Army, Sprite]]:
        """The armies of an area from left to right: those that came from the right are at the right."""
        armies = [(army, self._sprite(army)) for army in self._armies if army.area == area][:_MOST_IN_ROW]
        ways = [self.at(each.path[-2]) for each in self._shown.marches if each.path[-1] == area and len(each.path) > 1]
        came = {each.people for each in self._shown.marches if each.path[-1] == area}
        if area in self._shown.beaten:
            people = self._shown.beaten[area]
            loser = Army(area, BARBARIAN, people), ghost_sprite(people, round(self._army * 0.8))
            fled = [each.path[1] for each in self._shown.marches if each.kind == "retreat" and each.path[0] == area]
            is_right = bool(fled) and self.at(fled[0])[0] > self.at(area)[0]
            return [*armies, loser] if is_right else [loser, *armies]
        if ways and ways[0][0] > self.at(area)[0]:
            armies.sort(key=lambda pair: pair[0].people in came)
        elif ways:
            armies.sort(key=lambda pair: pair[0].people not in came)
        return armies

    def _foot(self, area: str) -> Sprite:
        """The letter of an area, if it has one, and its name."""
        letter = self._shown.targets.spaces.get(area, "")
        text = self._shown.names.get(area) or self._texts.short_name(area)
        return area_tag(text, _TAG_TILE if self._is_tile else _TAG, self.lettering if letter else 0)

    def _put_foot(self, area: str, foot: Sprite, x: float, y: float) -> None:
        letter = self._shown.targets.spaces.get(area, "")
        box = foot.put(self.picture, x, y)
        self.placer.take(box)
        self.signs.append((area, _grown(box, _CLEAR)))
        self._tags[area] = box
        self._plates.append(box)
        reach = 0
        if letter:
            disc = letter_disc(letter, self.lettering)
            shown = disc.shown_as("letter", f"{letter} {area}", disc.letters)
            reach = shown.put(self.picture, box[0], (box[1] + box[3] - disc.height) / 2)[2] - box[0]
        size = _TAG_TILE if self._is_tile else _TAG
        inset = (box[3] - box[1] - cap_height(Face.STRONG, size)) // 2
        note(self.picture, "name", (box[0] + reach, box[1] + inset, box[2], box[3] - inset), foot.text, size)

    def letter(self, targets: Targets) -> None:
        """Frame what a decision is about; on a part of the map, its targets already have their letters."""
        if targets.spaces:
            for space in targets.about:
                self.ring(space, INK, _ABOUT)

    @property
    def _is_about_some(self) -> bool:
        """Whether the picture is about some areas, and no one marches: fleets and straits don't matter then."""
        return bool(self._subject) and not self._shown.loud

    def _is_beside(self, area: str) -> bool:
        """Whether an area isn't what the picture is about."""
        return area not in (self.home or self._subject or {area})

    def _moved_apart(self) -> dict[str, Point]:
        """How far armies move from their places so that there's room for the arrows between them."""
        moved: dict[str, Point] = {}
        most, room = self._army * _STEP_APART, self._army * 1.15 + _LEG
        steps = {pair for each in self._shown.loud for pair in itertools.pairwise(each.path)}
        for start, end in sorted(steps):
            if not (self.is_shown(start) and self.is_shown(end)):
                continue
            (ax, ay), (bx, by) = self.at(start), self.at(end)
            far = math.dist((ax, ay), (bx, by)) or 1.0
            share = min(max(0.0, room - far) / 2, most) / far
            for area, sign in ((start, -1), (end, 1)):
                right, down = moved.get(area, (0.0, 0.0))
                step = right + sign * (bx - ax) * share, down + sign * (by - ay) * share
                moved[area] = self._within_area(area, step)
        return moved

    def _within_area(self, area: str, step: Point) -> Point:
        """A step from the place of an area, shorter if it would lead out of it."""
        x, y = self.at(area)
        for share in (1.0, 0.75, 0.5, 0.25):
            spot = round(x + step[0] * share), round(y + step[1] * share)
            inside = 0 <= spot[0] < self.picture.width and 0 <= spot[1] < self.picture.height
            if inside and self.board.area_at((*spot, *spot), self.chart) == area:
                return step[0] * share, step[1] * share
        return 0.0, 0.0

    def _draw_ghosts(self) -> None:
        """Where marches began, and no one is left: a pale counter, with room for its arrow."""
        held = {army.area for army in self._armies}
        for each in self._shown.loud:
            start, then = each.path[:2]
            is_drawn = self._is_inside(start) and self._is_inside(then)
            if each.kind != "retreat" and is_drawn and start not in held and start not in self._centres:
                x, y = self.at(start)
                right, down = self._apart.get(start, (0, 0))
                ghost = ghost_sprite(each.people, round(self._army * 0.8))
                self.put(start, ghost, *self._roomy_spot(start, ghost, (x + right, y + down)))
                self._centres[start] = [(Army(start, BARBARIAN, each.people), self.signs[-1][1])]

    def _is_left_out(self, army: Army) -> bool:
        """Whether an army is left out: of those that the picture isn't about, it shows hosts, as badges."""
        is_bare = bool(self.home) and not (army.units or army.leader)
        return (
            is_bare
            or (self._is_about_some and self._is_beside(army.area))
            or self._is_at_the_edge(army.area)
            or (bool(self.home) and self._is_beside(army.area) and self._is_close_to_home(army.area))
            or (self._is_beside(army.area) and (army.pf < _HOST or army.status == "peace"))
        )

    @property
    def _is_about_rivals(self) -> bool:
        """Whether the picture is about who reaches for a throne and who sits on it: it shows those two alone."""
        return bool(self._shown.usurper)

    def _is_close_to_home(self, area: str) -> bool:
        """Whether an army beside a theatre is so near to one of its own that no one knows whose name is whose."""
        own = (self.at(army.area) for army in self._armies if army.area in self.home and army.units)
        return any(math.dist(self.at(area), place) < _ALOOF for place in own)

    def _is_at_the_edge(self, area: str) -> bool:
        """Whether a theatre would cut off what is in an area that belongs to the next one."""
        if not self.home or area in self.wanted:
            return False
        x, y = self.at(area)
        return not (_CUT < x < self.picture.width - _CUT and _CUT < y < self.picture.height - _CUT)

    def _sprite(self, army: Army) -> Sprite:
        if army.units and self._is_beside(army.area):
            return badge(army, _BESIDE)
        if army.units and self.home and not army.walled:
            return badge(army, _THEATRE)
        if army.units:
            return badge(army, max(round(self._army * _BARE), _THEATRE))
        if army.office:
            return office_sign(army.office, _ALONE).shown_as("counter")
        return leader_sign(army.people, _ALONE)

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Frame the army of an area that is asked about, if it has one: a ring would lie across the army."""
        armies = self._centres.get(space, [])
        armies = [pair for pair in armies if pair[0].camp == self._shown.camp] or armies
        if not armies:
            if space not in self._tags:
                super().ring(space, colour, size)
            return
        left, top, right, bottom = _grown(armies[0][1], 5)
        frame_sprite(right - left, bottom - top, colour).put(self.picture, left, top)

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The place of a letter beside the armies of its area; it rather covers something than leave its area."""
        x, y = self._clear_spot(space, sprite, self._middle(space), abroad=_LETTER_ABROAD)
        return sprite.box_at(x, y)

    def _clear_spot(self, space: str, sprite: Sprite, at: Point, abroad: float = 1.0, step: float = 0.16) -> Point:
        """Where a sprite near a place covers the least of what is there, in its own area if possible.

        ``abroad``: how bad it is to be in another area. ``step``: between the places that are tried, in armies.
        """
        unit = self._army * step
        right = self.picture.width - sprite.width / 2 - _MARGIN
        bottom = self.picture.height - sprite.height / 2 - _MARGIN
        best: tuple[float, Point] | None = None
        for dx, dy in _AROUND:
            x = min(max(at[0] + dx * unit, sprite.width / 2 + _MARGIN), right)
            y = min(max(at[1] + dy * unit, sprite.height / 2 + _MARGIN), bottom)
            cost = math.hypot(dx, dy) * unit
            if best is not None and cost >= best[0]:
                break
            box = sprite.box_at(x, y)
            cost += self._army * abroad * self._is_elsewhere(space, box)
            if best is not None and cost >= best[0]:
                continue
            cost += self.placer.covered(_grown(box, 2)) * 0.6
            if best is None or cost < best[0]:
                best = cost, (x, y)
        return best[1] if best is not None else at

    def _roomy_spot(self, space: str, sprite: Sprite, at: Point) -> Point:
        """Where a sprite near a place has room for arrows around it, if that covers nothing."""
        roomy = Sprite(sprite.image, round(sprite.width + _ROOM * _LEG), round(sprite.height + _ROOM * _LEG))
        spot = self._clear_spot(space, roomy, at)
        return self._clear_spot(space, sprite, at) if self.placer.covered(sprite.box_at(*spot)) else spot

    def _is_elsewhere(self, space: str, box: Box) -> float:
        """How far a box leaves its own area: more for another area than for the sea."""
        found = self.board.area_at(box, self.chart)
        return 0 if found == space else 0.5 if not found else 1.2

    def _draw_area(self, area: Area) -> None:
        """The sign of an area beside its armies: its number, whether it has a town or a port."""
        at = self._middle(area.id)
        sign = None if area.id in self._names_at else self._area_sign(area)
        if sign is not None:
            self.put(area.id, sign, *(self._roomy(area.id, sign) if self.home else self._clear_spot(area.id, sign, at)))
            self._names_at[area.id] = self.signs[-1][1]
        seats = {tribe.capital for tribe in self._game.state.tribes.values() if tribe.capital}
        if (
            area.id in seats
            and not self.home
            and not any(army.office == "king" for army, _ in self._centres.get(area.id, ()))
        ):
            self._put_near(area.id, capital_of_kingdom(_MARK), at)

    def _put_near(self, space: str, sprite: Sprite, at: Point) -> None:
        self.put(space, sprite, *self._clear_spot(space, sprite, at))

    @staticmethod
    def _middle_of(box: Box | None, otherwise: Point) -> Point:
        return otherwise if box is None else ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def _middle(self, area: str) -> Point:
        """The middle of the first army in an area, or else its position."""
        armies = self._centres.get(area)
        return self._middle_of(armies[0][1] if armies else None, self.at(area))

    def _area_sign(self, area: Area) -> Sprite | None:
        if self._subject or not area.in_empire or not self._has_numbers or self._is_beside(area.id):
            return None
        if self._is_at_the_edge(area.id):
            return None
        return area_sign(area.id.rpartition("-")[2], _SIGN, town=area.town, capital=area.capital)

    def _draw_fleets(self) -> None:
        for fleet, facts in self._game.state.fleets.items():
            place = self._game.place(fleet)
            if self.is_shown(place) and not self._is_beside(place) and not self._is_about_some:
                sign = fleet_sign(facts.controller, _FLEET)
                self._put_near(place, sign, self.at(place))
                self.drawn.add("fleet")

    def _draw_markers(self) -> None:
        """Plagues, the council, the straits' costs, and where there was a battle."""
        state = self._game.state
        marks = [(plague.area, plague_sign) for plague in state.plagues]
        marks += [(state.council, council_sign)] if state.council else []
        for area, sign in marks:
            if self.is_shown(area) and not self._is_beside(area):
                self._put_near(area, sign(_MARK), self._middle(area))
        for strait in straits():
            if not (self._is_about_some or (self._is_beside(strait.one) and self._is_beside(strait.other))):
                self._draw_cost(strait.one, strait.other, strait.pm)

    def _draw_cost(self, one: str, other: str, cost: int) -> None:
        (ax, ay), (bx, by) = self.at(one), self.at(other)
        x, y = (ax + bx) / 2, (ay + by) / 2
        disc, far = cost_sign(cost, _COST), _COST
        if not (far < x < self.picture.width - far and far < y < self.picture.height - far):
            return
        box = disc.box_at(x, y)
        free = next(self.placer.free_boxes(disc, (x, y), 4, "e"), None) if self.placer.covered(box) else box
        if free is not None:
            self.placer.take(disc.put(self.picture, free[0], free[1]))
            self.drawn.add("ferry")

    def _draw_all_marches(self) -> None:
        """Draw the marches from army to army, so that none begins or ends on top of one."""
        self.nudges = {area: self._off(area) for area in self._centres}
        self._drawn_legs.clear()
        for kind in _FOREMOST:
            self._draw_marches(kind)
        self.nudges = {}

    def put_arrow(self, line: Leg, colour: Colour, kind: Kind, thick: float) -> None:
        """Draw an arrow along a line; on a part of the map, everything else keeps away from it."""
        clear = self._clear_part(line, thick)
        if clear is None:
            return
        line = clear
        head = draw_arrow(self.picture, line, colour, kind, width=thick, pale=_PALE)
        self.heads.append(head)
        self.placer.take(head)
        for box in boxes_along(line, thick):
            self._shafts.append(box)
            self.placer.take(box)
            note(self.picture, "shaft", box)

    def _clear_part(self, line: Leg, thick: float) -> Leg | None:
        """The longest part of an arrow's line that keeps away from the names and plates of areas; None if too short.

        If most of it would be lost, it comes nearer to them.
        """
        whole = round(thick * _HALF_HEAD + _PALE)
        parts = [self._part_beside(line, round(share * whole), whole) for share in _NEARER]
        most = next((part for part in parts if part.length > _MOST_OF_IT * line.length), None)
        part = most or max(parts, key=lambda each: each.length)
        return part if part.length > thick * _TOUCHING else None

    def _part_beside(self, line: Leg, margin: int, head: int) -> Leg:
        """The longest part of an arrow's line that is so far from the names and plates of areas, its head further."""
        plates = [_grown(box, margin) for box in self._plates]
        runs: list[list[Point]] = [[]]
        for point in (line.at(line.length * step / _PIECES) for step in range(_PIECES + 1)):
            if _holds(plates, point):
                runs.append([])
            else:
                runs[-1].append(point)
        longest = max(runs, key=len)
        around = [_grown(box, head) for box in self._plates]
        tip = math.ceil(head * 1.5 / max(line.length / _PIECES, 1))
        while longest and any(_holds(around, point) for point in longest[-tip:]):
            longest.pop()
        return Leg(tuple(longest or [line.tip]))

    def _draw_battles(self) -> None:
        """The sign of each battle whose strengths aren't shown."""
        for area, camp in self._shown.fought.items():
            if self.is_shown(area) and area not in self._shown.results:
                self._put_near(area, battle_sign(camp, _BATTLE), self._middle(area))

    def _off(self, area: str) -> Point:
        """How far the first army of an area is from its position."""
        (x, y), (to_x, to_y) = self.at(area), self._middle(area)
        return to_x - x, to_y - y

    def _draw_marches(self, kind: Kind) -> None:
        for each in dict.fromkeys(self._shown.loud):
            if each.kind == kind:
                for start, end in itertools.pairwise(each.path):
                    if self._is_inside(start) and self._is_inside(end) and (start, end) not in self._drawn_legs:
                        self._drawn_legs.add((start, end))
                        self._start_from_the_beaten(start, kind)
                        is_retreat = kind == "retreat"
                        self._draw_leg(start, end, _RETREAT if is_retreat else livery(each.people).counter, kind)

    def _start_from_the_beaten(self, start: str, kind: Kind) -> None:
        """Let a retreat begin at the pale counter of who lost there."""
        people = self._shown.beaten.get(start)
        lost = [box for army, box in self._centres.get(start, ()) if army.people == people and not army.units]
        if kind != "retreat" or not lost:
            return
        del self.nudges[start]
        (x, y), (to_x, to_y) = self.at(start), self._middle_of(lost[0], self.at(start))
        self.nudges[start] = to_x - x, to_y - y

    def _draw_leg(self, start: str, end: str, colour: Colour, kind: Kind) -> None:
        """An arrow from one area to another, or a short one across their border if their armies leave no room."""
        gap = self._gap(start, end)
        width = _WIDTHS[kind]
        thick = width * self.scale
        if gap is None or math.dist(*gap) > _SHORTEST * thick:
            self.march((start, end), colour, kind, width=width)
            return
        if self._subject:
            if math.dist(*gap) < _TOUCHING * thick:
                return
            thick = min(thick, max(math.dist(*gap) / _SHORT, thick * _THINNEST))
        (ax, ay), (bx, by) = gap
        (from_x, from_y), (to_x, to_y) = self.at(start), self.at(end)
        far = math.dist((from_x, from_y), (to_x, to_y))
        dx, dy = (to_x - from_x) / far * thick * _SHORT / 2, (to_y - from_y) / far * thick * _SHORT / 2
        x, y = (ax + bx) / 2, (ay + by) / 2
        self.put_arrow(Leg(((x - dx, y - dy), (x, y), (x + dx, y + dy))), colour, kind, thick)

    def _gap(self, start: str, end: str) -> tuple[Point, Point] | None:
        """Where the way from one army to another leaves the first and reaches the signs of the second."""
        x, y = self.at(start)
        boxes = [box for _, box in self._centres.get(start, ())]
        homes = [box for box in boxes if _holds([box], (x, y))][:1] or boxes[:1]
        if start in self._shown.beaten:
            homes = boxes and self.boxes_of(start)
        goals = [box for _, box in self._centres.get(end, ())] and self.boxes_of(end)
        if not homes or not goals:
            return None
        (ax, ay), (bx, by) = self.at(start), self.at(end)
        way = [(ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100) for step in range(101)]
        leaves = max((place for place, point in enumerate(way) if _holds(homes, point)), default=0)
        comes = min((place for place, point in enumerate(way) if _holds(goals, point)), default=100)
        return way[leaves], way[max(comes, leaves)]

    def _is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        if space not in self.board.spaces:
            return False
        x, y = self.at(space)
        return _EDGE < x < self.picture.width - _EDGE and _EDGE < y < self.picture.height - _EDGE

    # Names

    def _write_names(self, areas: Sequence[Area]) -> None:
        """Names, the most important first: those with an office, strong armies, towns, Tribes, seas."""
        if self.home:
            self._name_dioceses((18, 17))
        armies = [pair for pairs in self._centres.values() for pair in pairs if self._is_named(pair[0])]
        armies.sort(key=lambda pair: (not pair[0].office, not pair[0].leader, -pair[0].pf))
        if not self._subject:
            armies = _each_once(armies)
        if not self.home:
            for army, box in (pair for pair in armies if pair[0].office):
                self._name_army(army, box)
        for area in areas:
            if area.id in _GREAT and self._is_known(area) and not self._is_crowded(area):
                self._name_area(area)
        for army, box in (pair for pair in armies if not pair[0].office):
            self._name_army(army, box)
        for area in sorted(areas, key=lambda area: not area.town):
            if area.id not in _GREAT and self._is_known(area) and not self._is_crowded(area):
                self._name_area(area)
        for sea in filter(self.is_shown, () if self._is_about_rivals else self._game.data.seas):
            self._name_sea(sea)
        if not (self._shown.provinces or self.home):
            self._name_dioceses((18, 17))

    def _name_rulers(self) -> None:
        """The names of rulers in a theatre, beside their armies: what is there besides comes later."""
        pairs = itertools.chain.from_iterable(self._centres.values()) if self.home else ()
        for army, box in [pair for pair in pairs if pair[0].office and self._is_named(pair[0])]:
            self._name_army(army, box)

    def _is_apart(self, box: Box) -> bool:
        """Whether a name has some room between itself and every other one."""
        least = _BETWEEN_IN_THEATRE if self.home else _BETWEEN
        if self.home and not self._is_clear_of_edges(box):
            return False
        return all(_gap(box, other) >= least for _, other in self.placer.labels)

    def _is_clear_of_edges(self, box: Box) -> bool:
        """Whether a name has some room to the edges of a theatre."""
        wide, high = self.picture.size
        return box[0] >= _EDGE and box[1] >= _EDGE // 2 and box[2] <= wide - _EDGE and box[3] <= high - _EDGE // 2

    def _is_known(self, area: Area) -> bool:
        """Whether an area is named: if the picture is about others, only lands beyond the border and those crossed."""
        on_the_way = {area for each in self._shown.loud for area in each.path}
        if self._is_about_rivals and self._is_beside(area.id):
            return False
        if not self._subject or not area.in_empire:
            return not area.in_empire or not self._is_beside(area.id)
        return area.id in on_the_way or not self._is_beside(area.id)

    def _is_crowded(self, area: Area) -> bool:
        """Whether a theatre leaves out the name of a town: its name would be taken for that of the army there."""
        is_other = area.in_empire and area.id not in _SEATS
        return not self._subject and is_other and bool(self._centres.get(area.id))

    def _is_named(self, army: Army) -> bool:
        """Whether an army's leader or Tribe is named: of those that the picture isn't about, only Augusti and kings."""
        return not self._is_beside(army.area) or bool(self.home and army.leader)

    def _name_army(self, army: Army, box: Box) -> None:
        who = army.leader or (army.status and army.people)
        if not who or self._is_on_tag(army.area, who) or self._is_told_by_letter(army):
            return
        text = self._texts.short_name(who)
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        face = Face.HEAVY if army.office else Face.STRONG
        nearest = self._is_nearest_to(box, army.area) if self.home else self._is_apart
        is_named = self.name(text, text, face, (17, 16), middle, (box[3] - box[1]) / 2 + 1, accepts=nearest)
        beside = [each for _, each in self._centres[army.area] if each != box]
        if self.home and beside and not is_named:
            self._name_outward(text, face, (box, beside), nearest)

    def _name_outward(
        self, text: str, face: Face, army: tuple[Box, Sequence[Box]], accepts: Callable[[Box], bool]
    ) -> None:
        """The name of an army at one end of a row, below or above it: it reaches away from those beside it."""
        name, (own, beside) = label(text, face, self.letters(16), "land", radius=self.halo * self.scale), army
        left = own[2] - name.width if all(own[0] < each[0] for each in beside) else own[0]
        for gap in RINGS:
            for top in (own[3] + gap, own[1] - gap - name.height):
                box = left, top, left + name.width, top + name.height
                if self.placer.is_free(box) and accepts(box):
                    self.placer.take(name.put(self.picture, box[0], box[1]))
                    self.placer.labels.append((text, box))
                    return

    def _is_nearest_to(self, own: Box, area: str) -> Callable[[Box], bool]:
        """A name that no one takes for that of another army, not even of one beside it in its area."""
        others = [each for other, pairs in self._centres.items() if other != area for _, each in pairs]
        beside = [each for _, each in self._centres.get(area, ()) if each != own]

        def accepts(box: Box) -> bool:
            near = _gap(box, own)
            far = math.dist(_centre(box), _centre(own))
            is_own = all(
                near + _DOUBT < _gap(box, other) and far < math.dist(_centre(box), _centre(other)) for other in others
            )
            return is_own and self._is_apart(box) and all(_is_by(box, own, other) for other in beside)

        return accepts

    def _is_told_by_letter(self, army: Army) -> bool:
        """Whether a letter means the Tribe of an army, or a plate among many has no room for a further name."""
        letters = self._shown.targets.spaces
        return bool(letters.get(army.area)) and (not army.leader or len(letters) > _FEW_LETTERS)

    def _is_on_tag(self, area: str, who: str) -> bool:
        """Whether the tag of an area already names a leader or a Tribe."""
        is_home = area in self._tags and who == self._game.area(area).tribe
        named = self._shown.names.get(area), self._texts.short_name(self._shown.winners.get(area, ""))
        return is_home or self._texts.short_name(who) in named

    def _name_area(self, area: Area) -> None:
        text = self._name_of(area)
        is_cut = bool(self.home) and area.in_empire and area.id not in self._names_at
        if not text or area.id in self._tags or is_cut:
            return
        sign = self._names_at.get(area.id) or self.boxes_of(area.id)[0]
        middle, reach = self._middle_of(sign, self.at(area.id)), (sign[3] - sign[1]) / 2 + 1
        is_strict = bool(self._subject) or self._is_beside(area.id) or not area.in_empire
        own = self._is_in_own(area.id) if is_strict else self._is_by(area.id) if self.home else self._is_apart
        is_named = self.name(text, text, Face.STRONG, (17, 16), middle, reach, accepts=own)
        if area.id in self.wanted and not is_named and not area.in_empire:
            self._name_beside(text, Face.STRONG, 16, self.at(area.id), (area.id,))

    def _is_by(self, area: str) -> Callable[[Box], bool]:
        """A name that no one takes for that of another area."""
        own = self.boxes_of(area)
        others = [box for other, box in self.signs if other != area and other in self._game.data.areas]

        def accepts(box: Box) -> bool:
            near = min(_gap(box, each) for each in own)
            return self._is_apart(box) and all(near + _DOUBT < _gap(box, other) for other in others)

        return accepts

    def _is_in_own(self, area: str) -> Callable[[Box], bool]:
        """A name that the picture isn't about is in its own area and clear of all others, or is left out."""

        def accepts(box: Box) -> bool:
            return self._is_within(box, (area,)) and self.placer.is_free(_grown(box, _CLEAR))

        return accepts

    def _name_of(self, area: Area) -> str:
        """The name to write at an area: its town's, or its own outside the Empire."""
        if not area.in_empire:
            tribal = area.tribe and not any(army.people == area.tribe for army, _ in self._centres.get(area.id, ()))
            return self._texts.short_name(area.id) if tribal or not area.tribe else ""
        if self._subject and not self._is_beside(area.id):
            return self._texts.short_name(area.id)
        town = self._game.data.place_names[area.id][0]
        if not town:
            return ""
        return self._texts.short_name(town.lower().replace(" ", "-"))

    def _name_sea(self, sea: str) -> None:
        text = self._texts.short_name(sea)
        sprite = label(text, Face.ITALIC, self.letters(24), "sea", spacing=1, radius=self.halo * self.scale)
        (x, y), unit = self.at(sea), self._army * _SEA_STEP
        boxes = (sprite.box_at(x + dx * unit, y + dy * unit) for dx, dy in _AROUND)
        box = next(filter(self._is_on_water, boxes), None)
        if box is not None:
            self.placer.take(box)
            sprite.put(self.picture, box[0], box[1])
            self.placer.labels.append((text, box))

    def _is_on_water(self, box: Box) -> bool:
        """Whether a name is free, and wholly on water."""
        across = [box[0] + (box[2] - box[0]) * share // _SEA_POINTS for share in range(_SEA_POINTS + 1)]
        points = ((x, y) * 2 for x, y in itertools.product(across, (box[1], box[3])))
        is_free = self.placer.is_free(_grown(box, _EDGE if self.home else 4)) and self._is_apart(box)
        return is_free and not any(self.board.area_at(each, self.chart) for each in points)

    def _name_dioceses(self, sizes: Sequence[int]) -> None:
        for diocese in self._game.data.dioceses.values():
            self._name_diocese(diocese, sizes)

    def _name_diocese(self, diocese: Diocese, sizes: Sequence[int]) -> None:
        """Write the name of a diocese over its own land, as large as there's a free place for it."""
        places = [self.at(area) for area in diocese.areas if self.is_shown(area)]
        is_told = any(area in self._tags and area not in self._shown.names for area in diocese.areas)
        if not places or is_told or (self.home and not self.home.intersection(diocese.areas)):
            return
        text = self._texts.short_name(diocese.id.lower()).upper()
        sprites = [self._letters_of(text, size) for size in sizes]
        middle = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        spots = self._open_spots(diocese, middle, sprites[-1])
        for sprite in sprites if spots else ():
            for x, y in spots:
                box = sprite.box_at(x, y)
                if self._is_clear_on(box, diocese.areas):
                    self.placer.take(sprite.put(self.picture, box[0], box[1]))
                    self.placer.labels.append((text, box))
                    return

    def _is_clear_on(self, box: Box, areas: Sequence[str]) -> bool:
        """Whether a name is wholly on some land, borders of others included, with nothing near it."""
        wide = _grown(box, _ALL_ROUND)
        if self.board.area_at(box, self.chart) not in areas or not self.placer.is_free(wide):
            return False
        across = (wide[0], box[0], (box[0] + box[2]) // 2, box[2], wide[2])
        points = ((x, y) * 2 for x, y in itertools.product(across, (wide[1], wide[3])))
        return self._is_apart(box) and all(self.board.area_at(each, self.chart) in areas for each in points)

    def _name_beside(self, text: str, face: Face, size: int, middle: Point, own: Sequence[str]) -> None:
        """The name of land that has no room for it around a point: elsewhere on it, or partly on what is beside it."""
        letters, unit = self.letters(size), self._army * 0.3
        spacing = letters / 7 if face == Face.HEAD else 0
        looks = [label(text, face, letters, each, spacing=spacing, radius=self.halo * self.scale) for each in _GROUNDS]
        near = (looks[0].box_at(middle[0] + dx * unit, middle[1] + dy * unit) for dx, dy in _AROUND)
        boxes = itertools.takewhile(lambda box: _is_near(box, middle, _BESIDE_IT * unit), near)
        free = [box for box in boxes if self.placer.is_free(_grown(box, 4)) and self._is_apart(box)]
        inside = (box for box in free if self._is_within(box, (*own, "")))
        over = (box for box in free if self.board.area_at(box, self.chart) in own)
        box = next(inside, None) or next(over, None)
        if box is not None:
            self.placer.take(looks[self.board.is_water(box, self.chart)].put(self.picture, box[0], box[1]))
            self.placer.labels.append((text, box))

    def _letters_of(self, text: str, letters: int) -> Sprite:
        size = self.letters(letters)
        return label(text, Face.HEAD, size, "land", spacing=size / 7, radius=self.halo * self.scale)

    def _open_spots(self, diocese: Diocese, middle: Point, smallest: Sprite) -> list[Point]:
        """Places around a point, the nearest first, on the land of a diocese and free for the middle of any name there.

        Where the smallest name doesn't fit, no larger one does: so most places are tried once, not for every size.
        """
        unit, slack = self._army * 0.3, 2
        left, top, right, bottom = _around(self._box_of(area) for area in diocese.areas)
        found: list[Point] = []
        for dx, dy in _AROUND:
            x, y = middle[0] + dx * unit, middle[1] + dy * unit
            is_near = left - slack <= x <= right + slack and top - slack <= y <= bottom + slack
            if is_near and self.placer.is_free(_grown(smallest.box_at(x, y), 2)):
                found.append((x, y))
        return found

    def _box_of(self, area: str) -> Box:
        """The box around an area, in pixels of this picture."""
        left, top, right, bottom = self.board.boxes[area]
        (x1, y1), (x2, y2) = self.chart.at(left, top), self.chart.at(right, bottom)
        return math.floor(x1), math.floor(y1), math.ceil(x2), math.ceil(y2)

    def _is_within(self, box: Box, areas: Sequence[str]) -> bool:
        """Whether both ends and the middle of a box are in some areas."""
        left, top, right, bottom = box
        thirds = [(edge, top, edge, bottom) for edge in (left, (left + right) // 2, right)]
        return all(self.board.area_at(part, self.chart) in areas for part in thirds)


def _gap(one: Box, other: Box) -> float:
    """How far two boxes are apart."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    return math.hypot(across, down)


def _is_near(box: Box, point: Point, most: float) -> bool:
    """Whether the middle of a box is near a point."""
    return math.dist(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), point) <= most + 1


def _centre(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _is_by(name: Box, own: Box, other: Box) -> bool:
    """Whether a name is at the far side of one of two armies side by side, or over its end of them."""
    side = 1 if own[0] < other[0] else -1
    over = (own[0] + own[2] - name[0] - name[2]) / 2 * side
    return over >= (own[2] - own[0]) / 2


def _each_once(armies: Iterable[tuple[Army, Box]]) -> list[tuple[Army, Box]]:
    """The armies of leaders, and of each Tribe the first without one."""
    found, known = [], set[str]()
    for army, box in armies:
        if army.leader or army.people not in known:
            found.append((army, box))
            known.add(army.people if not army.leader else "")
    return found


def _around(boxes: Iterable[Box]) -> Box:
    """The box around some boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _holds(boxes: Sequence[Box], point: Point) -> bool:
    """Whether a point is in one of some boxes."""
    x, y = point
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)


def _grown(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by
