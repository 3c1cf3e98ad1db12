"""The whole board as an overview: the powers on their land, capitals, ruins, enemy fleets, turn and Romanness.

Everything on it can be read in a picture 360 pixels wide. Towns, Monuments and forces are left to the regions and to
the status.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from render.core.basemap import base_map
from render.core.boxes import grown
from render.core.canvas import Box, Pen, Point, Sprite, smooth
from render.core.counters import counter_sprite, overview
from render.core.fonts import Face, text_width, wrapped
from render.core.labels import Ground, label
from render.core.map_sheet import MapSheet
from render.core.map_symbols import battle, capital, desolation, town
from render.core.palette import GAIN, HAIRLINE, INK, LEGAL, LOSS, PORPHYRY, ROME, SECONDARY, Colour
from render.core.plates import letter_disc, parts_of
from render.core.text_panels import panel, pill, write, write_fitted
from render.core.words import Words
from render.romanitas.badges import with_war
from render.romanitas.boxes import parts_under
from render.romanitas.ground import land_under, owners, tints
from render.romanitas.map_highlights import Changes
from render.romanitas.theme import GAME, emperors, fleet_counter, livery, years
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

CARTOUCHE: Final[Box] = (16, 604, 1016, 984)
"""The most that the plate with turn, Romanness and news over the Sahara takes."""

_POWERS: Final[Mapping[str, Point]] = {
    "roman": (1180, 405), "persia": (1462, 402), "ostrogoths": (512, 136), "vandals": (214, 504),
    "visigoths": (160, 244),
}  # fmt: skip
"""Where the powers are named: on the land that each has at first, beside its capital."""

_TRIBES: Final[Mapping[str, Point]] = {
    "franks": (320, 68), "lombards": (640, 58), "gepids": (774, 132), "avars": (900, 58), "slavs": (1016, 128),
    "berbers": (380, 594),
}  # fmt: skip
"""Where the plates of the tribes are: beside their boxes on the board, and apart from each other."""

_SIDES_OF_NAMES: Final = {
    "carthage": "s", "ctesiphon": "w", "ravenna": "e", "rome": "w", "toletum": "s", "constantinople": "n",
    "lazica": "w", "iberia": "n", "albania": "s", "lakhmids-ghassanids": "s",
}  # fmt: skip
_POWER, _CITY_NAMES = (49, 44, 40), (50, 46, 42, 38, 36)
_TRIBE, _PLATE_HEIGHT, _AT_WAR = 50, 66, 48
_PAD: Final = 22
_CAPITAL, _RUIN, _TOWN, _FLEET, _BATTLE, _LETTER = 48, 54, 36, 72, 80, 72
_RING, _RING_AT_SEA = 64, 104
_AROUND: Final = (
    (-0.6, 0.6), (0.6, 0.6), (0, 0.86), (-0.6, -0.6), (0.6, -0.6), (0.86, 0), (-0.86, 0), (0, -0.86),
)  # fmt: skip
"""How far the sign of a battle may be from its place, across and down, as shares of its size."""

_EDGING: Final = 12
_MARCH: Final = 13.0
_FAR_RINGS: Final = (6, 14, 26, 42, 0)
_POWER_RINGS: Final = (0, -20, 20, -40, 40, -60, -80)
"""The gaps tried between a city and the name of the power that holds the land around it."""

_SEA_RINGS: Final = (20, 40, 60, 80, 100, 120, 140, 160)
"""Those tried if its name is at sea."""

_HOMING: Final = 0.4
"""How much the distance to its usual place counts there, as a share of that to its land."""

_POINTER, _CLEAR = 22, 220
"""Half the width of the foot of the pointer from there to its land, and how far it had better be from fleets."""

_COAST_REACH, _COAST_STEP, _COAST_PARTS, _FROM_SIGNS = 144, 24, 4, 14
"""How far from a city such a name may be, the steps that are tried, the parts of it that are on land at least, and how
far it is from signs."""

_MUCH_PALE: Final = 0.33
"""The share of pale land below a name from which its letters are dark: they are thick, and the Alps are pale."""

_NAMES_APART: Final = 8
"""The pixels that stay free around the name of a city."""

_HALO: Final = 2.6
_OPEN_SEA: Final = 0.98
"""How much of the room of a sea's name is water at least."""

_SEA_LETTERS: Final = 0.4
_MOSTLY, _AT_SEA = 0.6, 0.9
_MOST_NAMED: Final = 6
"""The most targets that are named."""

_FIGURES_HIGH, _NEWS, _NEWS_ROW = 184, (56, 54, 52, 50), 66
_REIGN, _LEAST_REIGN = 514, 50
"""The room of the years and rulers, and their least letters; without room for the rulers, the years are enough."""

_NEWS_ROWS: Final = 2
_KEY_ROW: Final = 76
"""The height of the row that says what the sign at a people's name means, without news."""

_RESULT: Final = 104
"""The height of the row with the result of a campaign."""


class Overview(MapSheet):
    """The whole board for a small picture: powers, capitals, ruins, fleets, and what changed or is asked."""

    halo = _HALO
    lettering_whole = _LETTER
    nudges = {"ravenna": (6, -8), "rome": (-4, 2), "aegean": (0, -53), "pont-euxin": (0, 24)}

    def __init__(
        self,
        state: RomanitasState,
        texts: Words,
        shown: Changes,
        news: str = "",
        subject: str = "",
        rp: int | None = None,
        cut: int = 0,
        result: str = "",
    ) -> None:
        """``news``: a line about what happens, below the points. ``subject``: the space of who acts next.

        ``rp``: the points to show, if not those of the position. ``cut``: the pixels at the lower edge that won't be
        seen. ``result``: how the campaign ended, as the head of the plate.
        """
        board = base_map(GAME)
        super().__init__(board, board.chart(tints(state), None, 1.0, owners(state)))
        self._state = state
        self._texts = texts
        self._shown = shown
        self._news = news
        self._subject = subject
        self._cut = cut
        self._result = result
        self._rp = state.rp if rp is None else rp
        self._data = romanitas_data()

    def draw(self) -> None:
        """Draw every layer, from bottom to top."""
        self._draw_ground()
        self._draw_cartouche()
        for nation in self._data.tribe_boxes:
            self._draw_tribe(nation)
        self._draw_cities()
        self._draw_fleets()
        self._draw_battle()
        for march in self._shown.marches:
            if all(space in self.board.spaces for space in march.path):
                self.march((march.path[0], march.path[-1]), livery(march.people).counter, march.kind, _MARCH)
        self._draw_letters()
        self._write_names()

    # The ground

    def _draw_ground(self) -> None:
        shown = self._shown
        at_stake = [area for space in shown.about for area in self._data.cities_of.get(space, (space,))]
        if not self._subject:
            self.glow([*at_stake, *shown.targets])
        self.glow(shown.better, GAIN, fill=0.2)
        self.glow(shown.worse, LOSS, fill=0.2)

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow, with an outline that can be seen in a small picture."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, width=_EDGING)

    # Signs

    def _draw_tribe(self, nation: str) -> None:
        colours, at_war = livery(nation), nation in self._state.now.at_war
        name = self._texts.short_name(nation)
        width = round(text_width(name, Face.STRONG, _TRIBE)) + 2 * _PAD + (_AT_WAR + 12 if at_war else 0)
        x, y = _TRIBES[nation]
        sign = self._data.tribe_boxes[nation].id
        if sign == self._subject:
            panel(width + 24, _PLATE_HEIGHT + 24, INK, LEGAL).centre(self.picture, x, y)
        self.put(sign, panel(width, _PLATE_HEIGHT, LOSS if at_war else colours.counter), x, y)
        left = x - width / 2
        write(self.picture, left + _PAD, y + 17, name, Face.STRONG, _TRIBE, LOSS if at_war else INK)
        if at_war:
            battle(_AT_WAR, LOSS).centre(self.picture, left + width - _AT_WAR / 2 - 12, y)

    def _draw_cities(self) -> None:
        """Capitals and ruins, and the cities that something happened to."""
        for city in self._data.cities.values():
            owner = self._state.owner[city.id]
            if city.id in self._state.desolation:
                sign = desolation(_RUIN)
            elif city.capital:
                sign = capital(livery(owner).counter, _CAPITAL)
            elif city.id in self._noted:
                sign = town(livery(owner).counter, _TOWN)
            else:
                continue
            self._ring_changed(city.id, _RING)
            self.put(city.id, sign, *self.at(city.id))
        for space in self._data.client_spaces:
            if space in self._noted:
                side = {"roman": "roman", "persian": "persia"}.get(self._state.diplomacy.get(space) or "", "client")
                self._ring_changed(space, _RING)
                self.put(space, town(livery(side).counter, _TOWN), *self.at(space))

    @property
    def _noted(self) -> set[str]:
        """The spaces that changed, that are asked about, or that have letters."""
        lettered = self._shown.lettered.spaces if self._shown.lettered.options else ()
        targets = self._shown.targets if len(self._shown.targets) <= _MOST_NAMED else ()
        return {*self._shown.better, *self._shown.worse, *self._shown.about, *lettered, *targets}

    def _ring_changed(self, space: str, size: int) -> None:
        for spaces, colour in ((self._shown.better, GAIN), (self._shown.worse, LOSS)):
            if space in spaces:
                self.ring(space, colour, size)

    def _draw_fleets(self) -> None:
        for zone in self._data.zones:
            fleets = [nation for nation, at in self.fleets() if at == zone]
            x, y = self.at(zone)
            if zone in self._shown.targets:
                self.ring(zone, LEGAL, _RING_AT_SEA)
            if fleets or zone in self._noted:
                self._ring_changed(zone, _RING_AT_SEA)
            for place, nation in enumerate(fleets):
                self.put(zone, counter_sprite(overview(fleet_counter(nation)), _FLEET), x + place * 34, y - place * 34)

    def fleets(self) -> list[tuple[str, str]]:
        """The enemies with fleets at sea, and where these are."""
        fleets, stacks = self._data.enemy_fleet.items(), self._state.stacks
        return [
            (nation, zone) for zone in self._data.zones for nation, fleet in fleets if fleet.id in stacks.get(zone, ())
        ]

    def _draw_battle(self) -> None:
        fought = self._state.battle
        is_aimed_at = fought is not None and any(each.path[-1] == fought.place for each in self._shown.marches)
        if fought is not None and fought.place in self.board.spaces and not is_aimed_at:
            sign = battle(_BATTLE, livery(fought.nation).counter)
            self.put(fought.place, sign, *self._beside(fought.place, sign))

    def put_fight(self, place: str, winner: Colour) -> None:
        """Put the sign of a battle in its winner's colour on a place. Call it after drawing."""
        if self.is_shown(place):
            sign = battle(_BATTLE, winner)
            sign.centre(self.picture, *self._beside(place, sign))

    def _beside(self, place: str, sign: Sprite) -> Point:
        """Where a sign beside a place's own covers least, the lower left first: above are the plates of the tribes."""
        x, y = self.at(place)
        spots = [(x + dx * _BATTLE, y + dy * _BATTLE) for dx, dy in _AROUND]
        return min(spots, key=lambda spot: self.placer.covered(sign.box_at(*spot)))

    def _draw_letters(self) -> None:
        """Put the letter of each target at the upper right of its sign."""
        for space, letter in self._shown.lettered.spaces.items():
            if letter and self.is_shown(space):
                disc = letter_disc(letter, _LETTER)
                sprite = disc.shown_as("letter", f"{letter} {space}", disc.letters)
                x, y = self.at(space)
                self.put(space, sprite, x + _LETTER * 0.55, y - _LETTER * 0.55)

    # Names

    def _write_names(self) -> None:
        state, cities = self._state, self._data.cities
        for nation, at in _POWERS.items():
            if nation in state.owner.values():
                self._name_power(nation, at)
        capitals = [city.id for city in cities.values() if city.capital]
        others = [space for space in sorted(self._noted) if space not in capitals and space in self.board.spaces]
        ruins = [space for space in state.desolation if space not in capitals and space not in others]
        for space in (*capitals, *others, *ruins):
            side = _SIDES_OF_NAMES.get(space) or (cities[space].label_side if space in cities else "e")
            self._name(self._texts.short_name(space), space, side)
        for nation, zone in self.fleets():
            self._name(self._texts.short_name(nation), zone, "s")

    def _name_power(self, nation: str, at: Point) -> None:
        """The name of a power on its colour: it can be told from the names of cities."""
        text, colours = self._texts(f"people-{nation}"), livery(nation)
        for size in _POWER:
            sprite = pill(text, size, colours.counter, colours.silhouette).shown_as("name", text, size)
            if nation in self._state.now.at_war:
                sprite = with_war(sprite)
            box = self._box_for_power(nation, sprite, at)
            if box is not None:
                if not self._is_land_of(nation, box):
                    self._point_to_land(nation, box, colours.counter)
                sprite.put(self.picture, box[0], box[1])
                self.placer.labels.append((text, box))
                return

    def _point_to_land(self, nation: str, box: Box, colour: Colour) -> None:
        """Draw a pointer from the name of a power at sea to the nearest of its cities."""
        at = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        x, y = min(map(self.at, self._cities_of(nation)), key=lambda place: math.dist(place, at))

        def paint(pen: Pen) -> None:
            pen.polygon([(at[0] - _POINTER, at[1]), (at[0] + _POINTER, at[1]), (x, y)], colour)

        layer = smooth(self.picture.width, self.picture.height, paint, scale=2)
        self.picture.paste(layer, (0, 0), layer)

    def _cities_of(self, nation: str) -> list[str]:
        """The cities on the map that a power owns."""
        return [city for city, owner in self._state.owner.items() if owner == nation and city in self.board.spaces]

    def _box_for_power(self, nation: str, sprite: Sprite, at: Point) -> Box | None:
        """A free box for a power's name: at its place as long as the land is its own, else on other land of its own.

        If there's none, it's on the sea beside its land.
        """
        usual = sprite.box_at(*at)
        if self._is_land_of(nation, usual) and self.placer.is_free(usual):
            self.placer.take(usual)
            return usual
        near = sorted(self._cities_of(nation), key=lambda city: math.dist(self.at(city), at))
        on_land = self._free_boxes(sprite, near, _POWER_RINGS)
        box = next(filter(partial(self._is_land_of, nation), on_land), None) or self._box_on_coast(nation, sprite)
        if box is None:
            at_sea = filter(partial(self._is_sea_of, nation), self._free_boxes(sprite, near, _SEA_RINGS))
            box = min(at_sea, key=partial(self._distance, nation), default=None)
        if box is not None:
            self.placer.take(box)
        return box

    def _box_on_coast(self, nation: str, sprite: Sprite) -> Box | None:
        """The free box that covers most land of a power and no other land, if it covers enough of it."""
        steps = range(-_COAST_REACH, _COAST_REACH + 1, _COAST_STEP)
        places = [self.at(city) for city in self._cities_of(nation)]
        spots = ((x + dx, y + dy) for x, y in places for dx in steps for dy in steps)
        boxes = dict.fromkeys(sprite.box_at(*spot) for spot in spots)
        free = (box for box in boxes if self.placer.is_free(grown(box, _FROM_SIGNS)))
        counts = ((self._ownparts_under(nation, box), box) for box in free)
        likely = sorted((each for each in counts if each[0] >= _COAST_PARTS), key=lambda each: -each[0])
        return next((box for _, box in likely if self._rest_is_sea(nation, box)), None)

    def _ownparts_under(self, nation: str, box: Box) -> int:
        """How many parts of a box are land of a power; none if land of others is below it."""
        owners = [self._state.owner.get(self.board.area_at(part, self.chart)) for part in parts_under(box)]
        return 0 if set(owners) - {nation, None} else owners.count(nation)

    def _rest_is_sea(self, nation: str, box: Box) -> bool:
        """Whether everything below a box that isn't land of a power is sea."""
        parts = [
            part for part in parts_under(box) if self._state.owner.get(self.board.area_at(part, self.chart)) != nation
        ]
        return all(self.board.is_water(part, self.chart) for part in parts)

    def _free_boxes(self, sprite: Sprite, cities: Iterable[str], rings: Sequence[float]) -> Iterator[Box]:
        """The free boxes for a sprite around some cities."""
        for city in cities:
            yield from self.placer.free_boxes(sprite, self.at(city), 0, "e", rings)

    def _distance(self, nation: str, box: Box) -> float:
        """How far a box is from a power's nearest city; beside a fleet, which seems to be the power's, it's farther."""
        at = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        fleets = (math.dist(at, self.at(space)) for space, _ in self.signs if space in self._data.zones)
        too_near = max(0.0, _CLEAR - min(fleets, default=_CLEAR))
        to_usual = math.dist(at, _POWERS[nation]) * _HOMING
        return min(math.dist(at, self.at(city)) for city in self._cities_of(nation)) + to_usual + too_near * 4

    def _is_land_of(self, nation: str, box: Box) -> bool:
        """Whether the land in the middle of a box belongs to a power, and no other land under it to another one."""
        is_own = self._state.owner.get(self.board.area_at(box, self.chart)) == nation
        is_land = self.board.water_share(box, self.chart) < 1 - _MOSTLY
        return is_own and is_land and self._owners_under(nation, box) == {nation}

    def _is_sea_of(self, nation: str, box: Box) -> bool:
        """Whether a box is mostly sea, and no land under it belongs to others than a power."""
        is_sea = self.board.water_share(box, self.chart) > _AT_SEA
        return is_sea and self._owners_under(nation, box) == {nation}

    def _owners_under(self, nation: str, box: Box) -> set[str]:
        """The owners of the land under a box; sea counts as the power's own."""
        return {self._state.owner.get(self.board.area_at(part, self.chart), nation) for part in parts_under(box)}

    def _is_water(self, box: Box) -> bool:
        return self.board.water_share(box, self.chart) > _OPEN_SEA

    def _name(self, text: str, space: str, side: str) -> None:
        """Write a name around a space's sign where it's free; a sea's in large letters on water alone."""
        boxes = self.boxes_of(space)
        is_zone = space in self._data.zones and text == self._texts.short_name(space)
        x, y = self.at(space)
        reach = max(max(box[3] - y, box[2] - x) for box in boxes)
        for size in _CITY_NAMES[:1] if is_zone else _CITY_NAMES:
            sprite = _written(text, size, "land")
            free = self.placer.free_boxes(sprite, (x, y), reach, side, _FAR_RINGS)
            box = next((each for each in free if not is_zone or self._is_water(each)), None)
            if box is not None:
                self.placer.take(grown(box, _NAMES_APART))
                is_sea = self.board.water_share(box, self.chart) > _SEA_LETTERS
                ground: Ground = "sea" if is_sea else land_under(self.picture, box, _MUCH_PALE)
                _written(text, size, ground).put(self.picture, box[0], box[1])
                self.placer.labels.append((text, box))
                return

    # Plate

    def _draw_cartouche(self) -> None:
        """Turn, years and ruler; the points; the ruins; below, if there is any, the question or the news."""
        left, _, right, bottom = CARTOUCHE
        lines, size = self._lines(right - left - 64)
        is_key = not lines and not self._result and bool(self._state.now.at_war)
        bottom -= self._cut
        top = bottom - _FIGURES_HIGH - (len(lines) * _NEWS_ROW + 16 if lines else 0)
        top -= _KEY_ROW if is_key else 0
        state, texts, head = self._state, self._texts, _RESULT if self._result else 0
        self.put_plate(panel(right - left, bottom - top + head), left, top - head)
        if self._result:
            middle, room = (left + right) / 2, right - left - 64
            told = self._result.upper()
            write_fitted(
                self.picture, middle, top - 24, told, Face.TITLE, 84, room, ROME, least=54, align=0.5, spacing=3
            )
            self.picture.paste(HAIRLINE, (left + 24, top, right - 24, top + 2))
        turn = texts("film-turn", turn=state.turn)
        write(self.picture, left + 32, top + 86, turn, Face.TITLE, 72, PORPHYRY, spacing=3)
        reign = texts("map-reign", years=years(state), emperors=emperors(state.turn, texts))
        if text_width(reign, Face.ITALIC, _LEAST_REIGN) > _REIGN:
            reign = texts("map-years", years=years(state))
        write_fitted(self.picture, left + 34, top + 154, reign, Face.ITALIC, 54, _REIGN, INK, least=_LEAST_REIGN)
        self.picture.paste(HAIRLINE, (left + 562, top + 36, left + 565, top + 150))
        self._draw_figure(left + 594, top, str(self._rp), texts("card-rp"), ROME)
        self._draw_figure(left + 848, top, f"{len(state.desolation)}/10", texts("map-ruins"), INK)
        if lines or is_key:
            self.picture.paste(HAIRLINE, (left + 24, top + 178, right - 24, top + 180))
        if is_key:
            middle = top + 178 + _KEY_ROW / 2
            battle(_AT_WAR, LOSS).centre(self.picture, left + 34 + _AT_WAR / 2, middle)
            write(self.picture, left + 100, middle + 17, texts("map-key-war"), Face.STRONG, _NEWS[-1], INK)
        for place, (line, face, colour) in enumerate(lines):
            y = top + 238 + place * _NEWS_ROW
            write_fitted(self.picture, left + 34, y, line, face, size, right - left - 64, colour, least=44)

    def _lines(self, room: float) -> tuple[list[tuple[str, Face, Colour]], int]:
        """The question in its lines, what happened before it first, or the news; and the size of the letters."""
        event, question = parts_of(self._shown.prompt) if self._shown.prompt else (self._news, "")
        told = [(event, Face.STRONG, PORPHYRY if question else INK), (question, Face.ITALIC, INK)]
        for size in _NEWS:
            lines = [
                (line, face, colour) for text, face, colour in told if text for line in wrapped(text, face, size, room)
            ]
            if len(lines) <= _NEWS_ROWS:
                break
        return lines, size

    def _draw_figure(self, left: int, top: int, number: str, name: str, colour: Colour) -> None:
        """A number above what it counts."""
        write(self.picture, left, top + 90, number, Face.HEAVY, 80, colour)
        write(self.picture, left, top + 152, name.capitalize(), Face.STRONG, 50, SECONDARY)


def _written(text: str, size: int, ground: Ground) -> Sprite:
    return label(text, Face.STRONG, size, ground, radius=_HALO)
