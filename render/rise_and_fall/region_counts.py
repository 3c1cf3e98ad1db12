"""Candidates that are too many to be told apart on a map: one letter for each of the menu's regions."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final

from render.core.basemap import Chart, base_map
from render.core.canvas import Box, Point
from render.core.counters import counter_sprite
from render.core.palette import LEGAL, rgb
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.words import Words
from render.rise_and_fall.answers import answer_letters, by_heading
from render.rise_and_fall.land_pieces import pieces, scraps
from render.rise_and_fall.letter_list import ON_MAP, Row, join
from render.rise_and_fall.map import REGIONS
from render.rise_and_fall.sheet import Sheet, target_ring
from render.rise_and_fall.texts import GAME, land_name
from render.rise_and_fall.theme import unit_counter
from rules.rise_and_fall.game import RiseAndFall

_ORIGIN: Final = 84
_ROME: Final = "rome"
_MARGIN, _LEAST_MARGIN = 52, 34
_OVER: Final = 0.001
"""The pixels of the board around candidates, and the least of a window that was moved aside; and how much larger than
the whole board's height a map is at least."""

_DIRECTIONS_ASIDE: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
_ASIDE: Final = ((0, 0), *((x * step, y * step) for step in (6, 12, 18) for x, y in _DIRECTIONS_ASIDE))
"""Where a window may be moved, and how far, so that its edge cuts no scraps off lands."""

_SHARES: Final = tuple(place / 100 for place in range(36, 72, 3))
_WIDTHS: Final = tuple(place / 100 for place in range(30, 75, 5))
_BETWEEN: Final = 6
"""The shares of the upper one of two windows that are tried, those of the left one, and the line between them."""

_NEAR_ENOUGH, _LARGER, _TALL, _FAR_APART = 1.11, 1.1, 1120, 120
"""The zoom from which one window is enough, how much larger two must show the letters' land, and their height; and the
pixels of the board between parts of a region that may be in different windows."""

_JOINED: Final = {"alps": "danube"}
"""Regions of the map that count as a part of another one."""


def by_region(areas: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Areas by their regions, the one with most of them first. An area of none counts to the nearest one."""
    found: dict[str, list[str]] = {}
    for area in areas:
        found.setdefault(_region_of(area), []).append(area)
    return {region: tuple(found[region]) for region in sorted(found, key=lambda region: -len(found[region]))}


@dataclass(frozen=True)
class Group:
    """The candidates of a region or a province: its letter, its name in the list, and its areas.

    ``key``: what its letter is for, as a record of the picture says it: its areas, or the option of a province.
    """

    letter: str
    name: str
    areas: tuple[str, ...]
    key: str

    @property
    def row(self) -> Row:
        """Its row in the list."""
        return Row(self.letter, self.name)


def groups(view: View, texts: Words) -> list[Group]:
    """Candidates under the headings of the menu, in its order; one alone has its own name."""
    letters, found = answer_letters(view), list[Group]()
    for heading, options in by_heading(view).items():
        areas = tuple(dict.fromkeys(option["space"] for option in options))
        name = texts.short_name(areas[0]) if len(options) == 1 else heading
        found.append(Group(letters[options[0]["id"]], name, areas, " ".join(areas)))
    return found


def lettered_lands(
    lands: Mapping[str, tuple[str, ...]], letters: Mapping[str, str], game: RiseAndFall, texts: Words
) -> list[Group]:
    """Provinces or powers to choose from, each with the letter of its answer and the number of units there."""
    found = [
        Group(letters[land], _counted(land_name(land, texts), _units(areas, land, game), texts), areas, land)
        for land, areas in lands.items()
        if land in letters
    ]
    if "none" in letters:
        found.append(Group(letters["none"], texts("answer-none"), (), "none"))
    return sorted(found, key=lambda group: group.letter)


def told_of_groups(shown: Iterable[Group], texts: Words) -> str:
    """The letters with their regions, as a sentence for those who can't see them."""
    return texts("alt-candidates", told=", ".join(f"{group.letter} {group.name}" for group in shown))


def _counted(name: str, count: int, texts: Words) -> str:
    """A province with the number of units there."""
    return f"{name}: {texts('listed-units', count=count)}"


def _units(areas: Iterable[str], land: str, game: RiseAndFall) -> int:
    """How many units a power has, or Rome in the areas of a province."""
    own = [game.nation_of(unit) for unit, _ in game.on_map()].count(land)
    return own or sum(game.nation_of(unit) == _ROME for area in areas for unit in game.at(area))


@dataclass(frozen=True)
class Window:
    """A part of the board in a size: its middle and its zoom."""

    size: tuple[int, int]
    centre: Point
    zoom: float


def window(areas: Iterable[str], width: int, high: int, nearest: float) -> Window | None:
    """The part of the board with some areas in a width and a height; none if the board has too little beside them."""
    left, top, right, bottom = _extent(areas)
    zoom = _zoom((left, top, right, bottom), width, high, nearest)
    return Window((width, high), ((left + right) / 2, (top + bottom) / 2), zoom) if zoom else None


def _without_scraps(shown: Window, areas: Collection[str]) -> Window:
    """A window a few pixels aside, if it cuts fewer scraps off the land of some areas there."""
    left, top, right, bottom = _extent(areas)

    def is_whole(aside: Point) -> bool:
        box = part_of_board(shown, aside)
        room = min(left - box[0], top - box[1], box[2] - right, box[3] - bottom)
        return (aside == _ASIDE[0] or room >= _LEAST_MARGIN) and not scraps(areas, box)

    across, down = next(filter(is_whole, _ASIDE), _ASIDE[0])
    return replace(shown, centre=(shown.centre[0] + across, shown.centre[1] + down))


def part_of_board(shown: Window, aside: Point = (0, 0)) -> tuple[float, float, float, float]:
    """The box on the board that a window shows if its middle is ``aside`` of where it is."""
    sides = zip(shown.centre, aside, shown.size, base_map(GAME).size, strict=True)
    spans = [(middle + step, pixels / shown.zoom, most) for middle, step, pixels, most in sides]
    (left, wide), (top, high) = ((min(max(at - side / 2, 0), most - side), side) for at, side, most in spans)
    return left, top, left + wide, top + high


def _widest(areas: Iterable[str], width: int, high: int) -> Window:
    """As much of the board as a width and a height hold, with some areas in its middle."""
    (left, top, right, bottom), board = _extent(areas), base_map(GAME).size
    return Window(
        (width, high), ((left + right) / 2, (top + bottom) / 2), max(width / board[0], high / board[1]) + _OVER
    )


def _extent(areas: Iterable[str]) -> tuple[float, float, float, float]:
    """The box on the board around the places of some areas."""
    across, down = zip(*(base_map(GAME).spaces[area] for area in areas), strict=True)
    return min(across), min(down), max(across), max(down)


def _zoom(extent: tuple[float, float, float, float], width: int, high: int, nearest: float) -> float:
    """The zoom that fits a part of the board into a width and a height; none if the board has too little beside it."""
    left, top, right, bottom = extent
    fits = min(nearest, width / (right - left + 2 * _MARGIN), high / (bottom - top + 2 * _MARGIN))
    board = base_map(GAME).size
    return fits if fits >= max(width / board[0], high / board[1]) + _OVER else 0


@dataclass(frozen=True)
class Part:
    """One of the windows of a picture: its part of the board, the regions with letters there, and where it is."""

    window: Window
    groups: tuple[Group, ...]
    about: tuple[str, ...]
    top: int = 0
    left: int = 0

    @property
    def bottom(self) -> int:
        """Its lower edge."""
        return self.top + self.window.size[1]


@dataclass(frozen=True)
class _Cut:
    """A line from north to south, the height of the window with what is west of it, and the room that letters have."""

    place: float
    upper: int
    room: float


def parts(groups: Sequence[Group], about: Sequence[str], size: tuple[int, int], nearest: float) -> list[Part]:
    """One window with all regions, or else several, each where it cuts no scraps off their land."""
    found = _parts(groups, about, size, nearest)
    shown = [(part, _areas_of(part.groups, part.about)) for part in found]
    return [replace(part, window=_without_scraps(part.window, areas)) for part, areas in shown]


def _parts(groups: Sequence[Group], about: Sequence[str], size: tuple[int, int], nearest: float) -> list[Part]:
    """One window with all regions, or else a western one above an eastern one, if letters have more room there."""
    shown = tuple(group for group in groups if group.areas)
    whole = window(_areas_of(shown, about), *size, nearest)
    if whole and whole.zoom >= _NEAR_ENOUGH:
        return [Part(whole, shown, tuple(about))]
    size = size[0], max(size[1], _TALL)
    best = max(_cuts(shown, about, size, nearest), key=lambda cut: cut.room, default=None)
    if best is None or (whole and best.room < whole.zoom * _LARGER):
        return [Part(whole or _widest(_areas_of(shown, about), *size), shown, tuple(about))]
    return _halves(shown, about, size, nearest, best)


def _cuts(groups: Sequence[Group], about: Sequence[str], size: tuple[int, int], nearest: float) -> Iterator[_Cut]:
    """All ways to cut the board, with each region in one half unless its parts are far apart."""
    (width, high), spaces = size, base_map(GAME).spaces
    areas = _areas_of(groups, about)
    for place in sorted({spaces[area][0] for area in areas})[1:]:
        if any(_is_torn(group.areas, place) for group in groups):
            continue
        west = [area for area in areas if spaces[area][0] < place]
        sides = _extent(west), _extent(area for area in areas if spaces[area][0] >= place)
        counts = [len(_cut_off(groups, place, side)) for side in (1, -1)]
        for upper in (round(high * share) for share in _SHARES):
            zooms = _zoom(sides[0], width, upper - _BETWEEN, nearest), _zoom(sides[1], width, high - upper, nearest)
            if all(zooms):
                yield _Cut(place, upper, _room(zooms, counts))


def _halves(
    groups: Sequence[Group], about: Sequence[str], size: tuple[int, int], nearest: float, cut: _Cut
) -> list[Part]:
    """The windows west and east of a line."""
    found, spaces = list[Part](), base_map(GAME).spaces
    for side, top, high in ((1, 0, cut.upper - _BETWEEN), (-1, cut.upper, size[1] - cut.upper)):
        there = _cut_off(groups, cut.place, side)
        known = tuple(area for area in about if (spaces[area][0] < cut.place) == (side > 0))
        near = window(_areas_of(there, known), size[0], high, nearest)
        found += _beside(Part(near, there, known, top), nearest) if near else []
    return found


def _beside(part: Part, nearest: float) -> list[Part]:
    """A window as a northern and a southern one side by side, if its land is far higher than wide for its shape."""
    (width, high), spaces = part.window.size, base_map(GAME).spaces
    areas, best = _areas_of(part.groups, part.about), list[Part]()
    room = part.window.zoom * _LARGER
    for place in sorted({spaces[area][1] for area in areas})[1:]:
        sides = [_half(part, place, side) for side in (1, -1)]
        if any(_is_torn(group.areas, place, 1) for group in part.groups) or not all(side.groups for side in sides):
            continue
        sides.sort(key=lambda side: _extent(_areas_of(side.groups, side.about))[0])
        for edge in (round(width * share) for share in _WIDTHS):
            spans = (0, edge - _BETWEEN), (edge, width)
            tried = [
                (window(_areas_of(side.groups, side.about), right - left, high, nearest), side, left)
                for side, (left, right) in zip(sides, spans, strict=True)
            ]
            found = [replace(side, window=near, left=left) for near, side, left in tried if near]
            least = min((each.window.zoom for each in found), default=0)
            if len(found) == len(tried) and least > room:
                best, room = found, least
    return best or [part]


def _half(part: Part, place: float, side: int) -> Part:
    """What a window has north of a line, or south of it."""
    spaces = base_map(GAME).spaces

    def there(areas: Iterable[str]) -> tuple[str, ...]:
        return tuple(area for area in areas if (spaces[area][1] < place) == (side > 0))

    groups = (replace(group, areas=there(group.areas)) for group in part.groups)
    return replace(part, groups=tuple(group for group in groups if group.areas), about=there(part.about))


def _cut_off(groups: Iterable[Group], cut: float, side: int) -> tuple[Group, ...]:
    """The regions west of a line, or east of it, each with its areas there."""
    spaces = base_map(GAME).spaces
    there = (
        replace(group, areas=tuple(area for area in group.areas if (spaces[area][0] < cut) == (side > 0)))
        for group in groups
    )
    return tuple(group for group in there if group.areas)


def _is_torn(areas: Sequence[str], cut: float, axis: int = 0) -> bool:
    """Whether a line parts areas that are near each other; ``axis``: 0 if it's from north to south, else 1."""
    across = [base_map(GAME).spaces[area][axis] for area in areas]
    west, east = [x for x in across if x < cut], [x for x in across if x >= cut]
    return bool(west and east) and min(east) - max(west) < _FAR_APART


def _areas_of(groups: Iterable[Group], about: Iterable[str]) -> list[str]:
    return [*about, *itertools.chain.from_iterable(group.areas for group in groups)]


def _room(zooms: Sequence[float], counts: Sequence[int]) -> float:
    """The zoom that some windows have on an average; those with more letters count for more, as they're crowded."""
    shares = [count**2 for count in counts]
    logs = [share * math.log(zoom) for zoom, share in zip(zooms, shares, strict=True)]
    return math.exp(sum(logs) / max(sum(shares), 1))


@dataclass(frozen=True)
class _Letter:
    """The letter of a part of a region: its place, the spot of the land that it's for, and how bad that is."""

    group: Group
    place: Point
    spot: Point
    cost: float


class RegionCounts(Sheet):
    """A part of the map with all candidates in gold, a dark line around each region, and its letter on it."""

    groups: Sequence[Group] = ()

    def draw(self) -> None:
        """Draw the areas of the candidates, what the decision is about, then the letters of their regions."""
        self.bright = {*itertools.chain.from_iterable(group.areas for group in self.groups), *self.shown.about}
        self._pale_others()
        self._tint()
        for area in self.shown.about:
            self._put_origin(area)
        for letter in self._letters():
            self._put_letter(letter)
        self.name_areas([self.game.data.areas[area] for area in self.shown.about])

    def _tint(self) -> None:
        """Colour the areas of all regions so that the relief is still seen, and draw a dark line around each region."""
        numbers = {self.board.areas[area]: place for place, group in enumerate(self.groups, 1) for area in group.areas}
        index = self.chart.index
        shades = {number: self._shades[place - 1] for number, place in numbers.items()}
        golds = index.point([shades.get(value, 0) for value in range(256)])
        golds.putpalette(list(itertools.chain.from_iterable(_GOLDS)))
        tint = index.point([_TINT if value in numbers else 0 for value in range(256)])
        self.picture.paste(golds.convert("RGB"), (0, 0), tint)
        self.edge(numbers)

    @cached_property
    def _shades(self) -> Sequence[int]:
        """The gold of each region, by its place among them: another one than that of those that it borders on."""
        of = {area: place for place, group in enumerate(self.groups) for area in group.areas}
        beside: dict[int, set[int]] = {place: set() for place in range(len(self.groups))}
        for area, place in of.items():
            near = {of[path.to] for path in self.game.data.areas[area].paths if path.to in of} - {place}
            beside[place] |= near
            for other in near:
                beside[other].add(place)
        shades: list[int] = []
        for place in range(len(self.groups)):
            taken = [shades[other] for other in beside[place] if other < place]
            shades.append(min(range(len(_GOLDS)), key=lambda shade: (taken.count(shade), shade)))
        return shades

    def _without_islets(self, areas: Iterable[str]) -> Chart:
        """The whole chart: islets are few pixels here, and leaving them out takes longer than all else."""
        return self.chart

    def _put_origin(self, area: str) -> None:
        """The unit that the decision is about, ringed."""
        self.put(area, target_ring(_ORIGIN + 26), *self.at(area))
        units = self.game.at(area)
        if units:
            counter = unit_counter(units[0], self.game.nation_of(units[0]))
            self.put(area, counter_sprite(counter, _ORIGIN), *self.at(area))

    @cached_property
    def _pixels(self) -> Sequence[int]:
        """How many pixels of the picture each area has, by its number."""
        return self.chart.index.histogram()

    def _patches(self, group: Group) -> Iterator[Group]:
        """The parts of a region that are apart on the picture: each has the letter.

        A piece of land that's near a larger one shares its letter, unless that one only shares another's itself.
        """
        shown = [area for area in group.areas if self.is_shown(area)] or [*group.areas]
        patches: list[tuple[Sequence[str], list[str]]] = []
        for piece in sorted(pieces(shown), key=self._seen, reverse=True):
            near = next((patch for main, patch in patches if self._is_near(main, piece, group)), None)
            if near is None:
                patches.append((piece, [*piece]))
            else:
                near += piece
        yield from (replace(group, areas=tuple(patch)) for _, patch in patches)

    def _is_near(self, piece: Iterable[str], other: Collection[str], group: Group) -> bool:
        """Whether one letter is for two pieces of land; an islet may be farther away."""
        reach = _ONE_PATCH if {*other} & {*self._without_specks(group)} else _ONE_PATCH_OF_ISLETS
        return any(math.dist(self.at(one), self.at(each)) < reach for one in piece for each in other)

    def _without_specks(self, group: Group) -> list[str]:
        """The areas of a region without those that are far smaller than the largest one."""
        largest = max(self._pixels[self.board.areas[area]] for area in group.areas)
        return [area for area in group.areas if self._pixels[self.board.areas[area]] >= largest * _ISLET]

    def _seen(self, areas: Iterable[str]) -> int:
        """How many pixels of the picture some areas have."""
        return sum(self._pixels[self.board.areas[area]] for area in areas)

    def _letters(self) -> Sequence[_Letter]:
        """Where the letters of all parts of regions are: those of large ones first or last, whichever is better."""
        patches = [patch for group in self.groups if group.areas for patch in self._patches(group)]
        patches.sort(key=lambda patch: self._seen(patch.areas), reverse=True)
        orders = (self._settled(patches), self._settled(patches[::-1]))
        return min(orders, key=lambda letters: sum(letter.cost for letter in letters))

    def _settled(self, patches: Iterable[Group]) -> Sequence[_Letter]:
        """Where the letters of parts of regions are if they have their places in this order."""
        kept, self.placer = self.placer, deepcopy(self.placer)
        found = []
        for patch in patches:
            found.append(self._letter(patch))
            x, y = map(round, found[-1].place)
            self.placer.take((x - _CLEAR, y - _CLEAR, x + _CLEAR, y + _CLEAR))
        self.placer = kept
        return found

    def _letter(self, group: Group) -> _Letter:
        """The letter of a region on its land, or beside it with a line to it if it would hide the land."""
        is_small = self._seen(group.areas) < _SMALL
        own = {self.board.areas[area] for area in group.areas}
        best: _Letter | None = None
        for place, spot in self._tried(self._spots(group), is_small=is_small):
            away = math.dist(place, spot)
            if best is None or away < best.cost:
                cost = away + self._cost(place, own, is_small=is_small) + self._crossed(place, spot, own)
                if best is None or cost < best.cost:
                    best = _Letter(group, place, spot, cost)
        return best or _Letter(group, *(self._spots(group)[0],) * 2, _NOWHERE)

    def _put_letter(self, letter: _Letter) -> None:
        """Draw a letter, and the line from it to its land if it's beside that."""
        group, (x, y) = letter.group, letter.place
        disc = letter_disc(group.letter, ON_MAP)
        join(self.picture, letter.spot, letter.place)
        self.put(group.areas[0], disc.shown_as("letter", f"{group.letter} {group.key}", disc.letters), x, y)
        self.placer.take((round(x) - _CLEAR, round(y) - _CLEAR, round(x) + _CLEAR, round(y) + _CLEAR))

    def _crossed(self, place: Point, spot: Point, own: Collection[int]) -> float:
        """How bad it is that the line from a letter to its land crosses other regions."""
        count = int(math.dist(place, spot) // _CROSSING_STEP)
        shares = (each / count for each in range(1, count))
        points = ((spot[0] + (place[0] - spot[0]) * share, spot[1] + (place[1] - spot[1]) * share) for share in shares)
        numbers = [self._number(point) for point in points]
        return sum(number in self._choices and number not in own for number in numbers) * _COST_OF_CROSSING

    def _tried(self, spots: Sequence[Point], *, is_small: bool) -> Iterator[tuple[Point, Point]]:
        """Where the letter of a region could be, each place with the spot of the region that it's nearest to."""
        if not is_small:
            yield from ((spot, spot) for spot in spots[:_MOST_SPOTS])
        reaches = [reach for reach in _REACHES if reach >= _BESIDE or not is_small]
        for reach, spot, (across, down) in itertools.product(reaches, spots[:_MOST_SPOTS], _DIRECTIONS):
            place = spot[0] + across * reach, spot[1] + down * reach
            if self._is_inside(place):
                yield place, spot
        if not is_small:
            yield spots[0], spots[0]

    def _is_inside(self, place: Point) -> bool:
        """Whether a letter at a place is wholly on the picture."""
        (x, y), edge = place, ON_MAP // 2 + _EDGE
        return edge <= x <= self.picture.width - edge and edge <= y <= self.picture.height - edge

    def _spots(self, group: Group) -> Sequence[Point]:
        """The places of a region's largest piece of land, the nearest to their middle first; on land if any is."""
        largest = max(pieces(group.areas), key=self._seen)
        places = [(area, self.at(area)) for area in self._without_specks(replace(group, areas=largest))]
        ashore = [spot for area, spot in places if self._number(spot) == self.board.areas[area]]
        spots = ashore or [spot for _, spot in places]
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        return sorted(spots, key=lambda spot: math.dist(spot, middle))

    def _number(self, place: Point) -> int:
        return self.chart.number_at(round(place[0]), round(place[1]))

    @cached_property
    def _places(self) -> Sequence[tuple[int, Point]]:
        """The number and the place of each candidate that is shown."""
        return [
            (self.board.areas[area], self.at(area))
            for group in self.groups
            for area in group.areas
            if self.is_shown(area)
        ]

    @cached_property
    def _choices(self) -> frozenset[int]:
        """The numbers of all candidates on the index image."""
        return frozenset(self.board.areas[area] for group in self.groups for area in group.areas)

    def _cost(self, place: Point, own: Collection[int], *, is_small: bool) -> float:
        """How bad a place is: what it covers of signs and of other regions, and of its own if that's small."""
        x, y = round(place[0]), round(place[1])
        box: Box = x - _HALF, y - _HALF, x + _HALF, y + _HALF
        numbers = [self.chart.number_at(x + across, y + down) for across, down in _SAMPLES]
        there = sum(number in own for number in numbers)
        foreign = sum(number in self._choices and number not in own for number in numbers)
        on_land = there * _COST_OF_HIDING if is_small else (len(numbers) - there) * _COST_OF_LEAVING
        hidden = sum(
            max(abs(ax - x), abs(ay - y)) < _HALF + _BESIDE_SPOT
            for number, (ax, ay) in self._places
            if number not in own
        )
        return self.placer.covered(box) * 5 + foreign * _COST_OF_OTHERS + hidden * _COST_OF_SPOT + on_land


_HALF: Final = ON_MAP // 2
_SAMPLES: Final = tuple(itertools.product((6 - _HALF, 0, _HALF - 6), repeat=2))
"""Half the size of a letter, and the points of it that a place is judged by, seen from its middle."""

_GOLDS: Final = LEGAL, rgb("#f9e09a"), rgb("#dd9430")
"""The colours of candidates: regions that border on each other have different ones."""

_TINT: Final = 190
"""How strong the gold of candidates is, of 255."""

_SMALL: Final = 16_000
"""The pixels of land from which a region has room for its letter."""

_CLEAR, _EDGE, _MOST_SPOTS = 44, 10, 4
"""By how many pixels letters keep off each other and off the edge; the places of a region that are tried."""

_COST_OF_HIDING, _COST_OF_LEAVING, _COST_OF_OTHERS = 40, 12, 90
"""How bad each part of a letter is that covers its own small region, that isn't on its own large one, and that covers
another region."""

_ONE_PATCH, _ONE_PATCH_OF_ISLETS = 76, 150
"""The pixels up to which pieces of a region have one letter together, and up to which an islet has that of others."""

_BESIDE, _ISLET = 60, 0.3
"""How far a letter is at least from the place of a small region, which it would hide; and what share of the largest of
its areas another one has that isn't an islet: a line may end there."""

_BESIDE_SPOT, _COST_OF_SPOT = 14, 110
"""How near a letter is to the place of another region's area that it hides, and how bad that is."""

_NOWHERE: Final = 10_000.0
_CROSSING_STEP, _COST_OF_CROSSING = 16, 45
"""How bad it is for a letter to have no place; and the pixels between points of its line, and how bad each is that's on
another region."""

_REACHES: Final = (34, 62, 84, 116, 160)
_DIRECTIONS: Final = (
    (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7),
    (0.92, 0.38), (0.92, -0.38), (-0.92, 0.38), (-0.92, -0.38),
    (0.38, 0.92), (-0.38, 0.92), (0.38, -0.92), (-0.38, -0.92),
)  # fmt: skip
"""How far from the areas of a region, and where, its letter may be."""


@cache
def _region_of(area: str) -> str:
    """The region that names an area, or else the nearest one."""
    board, regions = base_map(GAME), _regions()
    nearest = min(REGIONS, key=lambda region: math.dist(board.spaces[area], board.middle(REGIONS[region]) or (0, 0)))
    return regions.get(area) or _JOINED.get(nearest, nearest)


@cache
def _regions() -> Mapping[str, str]:
    """Each area's region: the first that names it. A list has one line for the whole Danube, up to the Alps."""
    named = {area: region for region, areas in [*REGIONS.items()][::-1] for area in areas}
    return {area: _JOINED.get(region, region) for area, region in named.items()}
