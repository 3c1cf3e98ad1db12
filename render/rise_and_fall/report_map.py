"""The report of a player turn: the main theatre of war as a map, and beside it who beat whom where."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.core.basemap import base_map
from render.core.boxes import grown
from render.core.canvas import Box, Pen, Point, Sprite, finished, smooth, with_shadow
from render.core.counters import beaten_sprite, counter_sprite
from render.core.fonts import Face, text_width
from render.core.icons import paste_icon
from render.core.image_cache import cached_image
from render.core.labels import Placer, label
from render.core.layout import note_joined
from render.core.legends import sign_key
from render.core.map_sheet import March
from render.core.palette import GOLD, HAIRLINE, INK, IVORY, LOSS, PANEL, PORPHYRY, Colour
from render.core.picture import Picture
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, fitting_foot
from render.core.report_head import HEAD, Change, draw_report_changes
from render.core.text_panels import write_fitted
from render.core.theatres import HEIGHT, WIDTH, Theatre, theatres
from render.core.words import Words
from render.rise_and_fall.map import alt_head, draw_map, nations, told_of_state
from render.rise_and_fall.map_highlights import Changes, changes
from render.rise_and_fall.region_names import is_below_another, is_taken_for_another, outer
from render.rise_and_fall.sheet import STAR, Sheet, as_lines, roomy
from render.rise_and_fall.texts import GAME, land_name, words, year_text
from render.rise_and_fall.theme import game_of, livery, people_counter, unit_counter
from render.rise_and_fall.turn_card import shown_as
from rules.core.events import Event
from rules.core.text import Argument
from rules.rise_and_fall.data.loader import HUNS, Area, rise_data
from rules.rise_and_fall.events import PlayerTurnEnded
from rules.rise_and_fall.game import RiseAndFall

_NEAREST: Final = 5.4
_LARGEST: Final = (300.0, 220.0, 170.0, 130.0, 100.0, 75.0)
"""How near a report comes, and the sizes in pixels of the board that a theatre of war may have: the first one with few
events is taken."""

_ROOM, _MARGIN = (200, 124), 26
"""The pixels beside and below the areas of a theatre of war: room for counters and names; and those between names and
the edge."""

_SHORTEST, _MOST_MOVED = 150, 44
"""The least distance in pixels between the areas that an arrow joins: it's longer than the counters are wide. And by
how many pixels a sign is moved for that at most."""

_MOST: Final = 4
_FEW: Final = 2
"""The most events told beside the map, and how many of them have room in a strip below it instead."""

_COLUMN, _STRIP, _LINE = 824, 176, 6
_CLOSER: Final = 0.86
"""The width of the column of events, the height of the strip, how much closer two rows of it are, and the thickness of
the line before them."""

_LEAST_ROWS: Final = 3
_WINNER, _LOSER = 100, 76
_NAME, _TOLD, _LEAST = 62, 54, 54
_REBELS: Final = "rome-rebels"
_ACTORS: Final = 2
_NUMBERS: Final = 50
_TITLE, _TITLE_ROOM = 54, 800
_ROME, _STAR_WEIGHT = 20, 3
"""How much more than any area Rome weighs, or a star, when a report can't tell everything."""


@dataclass(frozen=True)
class _Fact:
    """What happened in an area: who won it, and from whom; ``worth``: what both sides of the fight were worth.

    ``is_star_lost``: whether the area is a star and its former power no longer has it, so that the head counts it.
    """

    area: str
    winner: str
    loser: str
    worth: tuple[int, int] | None
    is_star_lost: bool = False


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """A player turn: its main theatre of war, and the most important events in words. Without any, the whole board."""
    then = _in_their_turn(view, events)
    game, texts = game_of(then), words(locale)
    shown = changes(events, nations(game))
    if not shown.fights:
        return draw_map(then, None, locale, told=events)
    chosen = _chosen(shown)
    told = [*itertools.chain.from_iterable(chosen)]
    facts = [[_fact(shown, area) for area in theatre] for theatre in chosen]
    foot = _others(game, shown, told, texts)
    picture = Image.new("RGB", (WIDTH, HEIGHT), PANEL)
    bottom = HEIGHT - (FOOT if foot else 0)
    rows = max(map(len, facts)) if len(chosen) > 1 else 1
    strip = 0 if len(told) > _FEW and len(chosen) == 1 else round(_STRIP * (rows if rows == 1 else rows * _CLOSER))
    wide, high = (WIDTH, bottom - HEAD - strip) if strip else (WIDTH - _COLUMN, bottom - HEAD)
    for place, theatre in enumerate(chosen):
        tile = _map(game, texts, shown, theatre, (wide // len(chosen), high))
        left = place * wide // len(chosen)
        picture.paste(tile, (left, HEAD))
        note_joined(picture, tile, (left, HEAD))
        picture.paste(GOLD, (max(left - _LINE // 2, 0), HEAD, left + _LINE // 2, HEAD + high))
    if strip:
        _draw_strip(picture, game, texts, facts, (bottom - strip, bottom))
    else:
        _draw_column(picture, game, texts, facts[0], (HEAD, bottom))
    if foot:
        draw_foot(picture, fitting_foot(foot))
    draw_report_changes(
        picture,
        _title(game, events, shown, told, texts),
        _balance(game, shown, told, texts),
        numbers=_NUMBERS,
        letters=_TITLE,
    )
    said = [alt_head(game, texts), *told_of_state(game, replace(shown, marches=_marches(shown)), texts)]
    return finished(picture, f"report-turn-{game.state.turn}", " ".join(said))


def _in_their_turn(view: View, events: Sequence[Event]) -> View:
    """The view in the decade of the events: the last player turn of a decade is reported when the next has begun."""
    return {**view, "state": {**view["state"], "turn": events[-1].turn}} if events else view


def _chosen(shown: Changes) -> list[Theatre]:
    """The theatres of war that are drawn, as the areas whose events are told: all of them are on the map.

    It's the main theatre, the widest one with few events and no short arrow. One of one event or two leaves room for
    the next theatre beside it, if any side of the first one is there too: others are another story.
    """
    areas = sorted(_events(shown), key=lambda area: -_weight([area]))
    main = _main_of(shown, areas)
    others = [area for area in areas if area not in main]
    if len(main) > _FEW or not others:
        return [main]
    next_one = _main_of(shown, others)[:_FEW]
    return [main, next_one] if _sides(shown, main) & _sides(shown, next_one) else [main]


def _sides(shown: Changes, areas: Iterable[str]) -> set[str]:
    """Who won and who lost in some areas."""
    facts = [_fact(shown, area) for area in areas]
    return {side for fact in facts for side in (fact.winner, fact.loser) if side}


def _events(shown: Changes) -> list[str]:
    """The areas where something happened, without those where a people only came into being before it went on."""
    starts = {each.path[0] for each in shown.marches}
    born = {area for area in starts if area in shown.taken and not shown.held[area] and area not in shown.fought}
    return [area for area in shown.areas if area not in born] or shown.areas


def _main_of(shown: Changes, areas: Sequence[str]) -> Theatre:
    """The main theatre of war of some areas, the weightiest ones first."""
    tried = [_main(areas, largest) for largest in _LARGEST]
    main = next((each for each in tried if _is_clear(shown, each)), tried[-1])
    return tuple(area for area in areas if area in main)[:_MOST]


def _is_clear(shown: Changes, theatre: Collection[str]) -> bool:
    """Whether a theatre of war has few events, and its arrows are long on the map beside a list of them."""
    board, spaces = base_map(GAME), _spaces(shown, theatre)
    _, zoom = roomy(spaces, (WIDTH - _COLUMN, HEIGHT - HEAD - FOOT), _NEAREST, _ROOM)
    lengths = [math.dist(*(board.spaces[area] for area in each.path[-2:])) for each in _ways(shown, theatre)]
    return len(theatre) <= _MOST and min(lengths, default=_SHORTEST) * zoom >= _SHORTEST


def _ways(shown: Changes, theatre: Collection[str]) -> list[March]:
    """How each area of a theatre of war was reached."""
    ways = {each.path[-1]: each for each in _marches(shown) if each.path[-1] in theatre and len(each.path) > 1}
    return [*ways.values()]


def _spaces(shown: Changes, theatre: Collection[str]) -> list[str]:
    """The areas of a theatre of war, and those that the winners came from."""
    return list(dict.fromkeys([*theatre, *itertools.chain.from_iterable(each.path for each in _ways(shown, theatre))]))


def _main(areas: Sequence[str], largest: float) -> set[str]:
    """The weightiest theatre of war of some areas."""
    near = theatres(base_map(GAME), [(area,) for area in areas], most=len(areas), largest=largest)
    return set(max(near, key=_weight))


def _weight(areas: Iterable[str]) -> int:
    """How much what happened in some areas matters: stars more than other areas, and Rome most."""
    stars = rise_data().stars
    return sum(_ROME if area == "rome" else _STAR_WEIGHT if area in stars else 1 for area in areas)


def _fact(shown: Changes, area: str) -> _Fact:
    """What happened in an area in the end."""
    fought = shown.fought.get(area, "")
    winner = shown.taken.get(area, fought)
    loser = shown.held.get(area, "")
    star_lost = area in rise_data().stars and shown.taken.get(area, loser) != loser
    if area in shown.beaten and winner == fought:
        return _Fact(
            area, winner, loser or rise_data().nation[shown.beaten[area]], shown.strengths.get(area), star_lost
        )
    return _Fact(area, winner, loser, None, star_lost)


def _marches(shown: Changes) -> list[March]:
    """The attacks of a player turn, and the last step into each area that was taken without one."""
    attacks = [each for each in shown.marches if each.kind == "attack"]
    attacked = {each.path[-1] for each in attacks}
    entered = {
        each.path[-1]: March(each.people, each.path[-2:])
        for each in shown.marches
        if each.kind == "move" and each.path[-1] not in attacked and shown.taken.get(each.path[-1]) == each.people
    }
    return [*attacks, *entered.values()]


def _map(game: RiseAndFall, texts: Words, shown: Changes, theatre: Theatre, size: tuple[int, int]) -> Image.Image:
    """The theatre of war: where the winners came from, and the areas at issue; all else is pale."""
    near = replace(shown.near(theatre), marches=_ways(shown, theatre))
    spaces = _spaces(shown, theatre)
    around = _neighbours(spaces[0]) if len(spaces) == 1 else []
    sheet = _Theatre(game, texts, near, *_view_of([*spaces, *around], size, texts), size)
    sheet.named, sheet.bright = [*spaces, *around], spaces
    sheet.subject = _LONE / sheet.scale if around else min(_COUNTER, _LARGE / sheet.scale)
    sheet.bystanders, sheet.placer = False, Placer(*size, _MARGIN)
    sheet.lengthen(near.marches)
    sheet.draw()
    return sheet.picture


def _view_of(spaces: Sequence[str], size: tuple[int, int], texts: Words) -> tuple[Point, float]:
    """The middle and the zoom of a map of some areas; nearer to an edge where others leave a name no room beside."""
    (x, y), zoom = roomy(spaces, size, _NEAREST, _ROOM)
    places = base_map(GAME).spaces
    order = sorted(spaces, key=lambda area: places[area][0])
    if len(order) < _CROWD:
        return (x, y), zoom
    for last, first, side in ((order[-1], order[0], 1), (order[0], order[-1], -1)):
        if min(math.dist(places[last], places[area]) for area in order if area != last) * zoom < _CROWDED:
            wide, other = (text_width(texts.name(area), Face.HEAVY, _TOLD) for area in (last, first))
            lacking = wide + _ABOUT_COUNTER - size[0] / 2 + abs(places[last][0] - x) * zoom
            spare = size[0] / 2 - abs(places[first][0] - x) * zoom - other / 2 - _ABOUT_COUNTER
            return (x + side * max(min(lacking, spare), 0) / zoom, y), zoom
    return (x, y), zoom


def _neighbours(area: str) -> list[str]:
    """The areas around a lone one: without an arrow, only their names tell where it is."""
    areas = rise_data().areas
    near = [path.to for path in areas[area].paths]
    if len(near) >= _ENOUGH:
        return near
    return list(dict.fromkeys([*near, *(path.to for each in near for path in areas[each].paths)]))


class _Theatre(Sheet):
    """A theatre of war: an arrow from an area without a counter begins at a dot, which keeps its name clear of it."""

    def lengthen(self, marches: Iterable[March]) -> None:
        """Move the signs of goals away from where short arrows to them begin."""
        moved: dict[str, Point] = {}
        self.nudges = moved
        for start, goal in (each.path[-2:] for each in marches):
            (ax, ay), (bx, by) = self.at(start), self.at(goal)
            apart = math.dist((ax, ay), (bx, by)) or 1.0
            share = min(max(_SHORTEST - apart, 0), _MOST_MOVED) / apart
            moved[goal] = (bx - ax) * share, (by - ay) * share

    def _draw_area(self, area: Area) -> None:
        """An area that arrows only start from has no counters of peoples that the report doesn't tell of."""
        if not self._has_strangers(area.id):
            super()._draw_area(area)

    def _has_strangers(self, area: str) -> bool:
        """Whether arrows start in an area where the units are of others, and nothing is told of it."""
        people = {each.people for each in self.shown.marches if each.path[0] == area}
        nations = {self.game.nation_of(unit) for unit in self.game.at(area)}
        return self._is_start(area) and bool(nations) and not people & nations

    def _is_at_issue(self, area: Area) -> bool:
        """Areas that arrows start from need their names as much as their goals do."""
        return super()._is_at_issue(area) or self._is_start(area.id)

    def highlight(self) -> None:
        """Keep the ground as it is below signs, arrows and names, to clear it around names."""
        super().highlight()
        self._ground = self.picture.copy()

    def name_areas(self, areas: Iterable[Area]) -> None:
        """Write the names of areas, those that arrows only start from first: they have no sign to be beside."""
        order = self._best_order(sorted(areas, key=lambda area: not self._is_start(area.id)))
        for boxes in self._places_of(order).values():
            for box in boxes:
                self._clear_around(box)
        super().name_areas(order)

    def _clear_around(self, name: Box) -> None:
        """Take dots and dashes of borders and ways off the ground around a name: over a letter, one is an accent."""
        seen, box = grown(name, _CLEARED + _EDGE), grown(name, _CLEARED)
        ground, now = self._ground.crop(seen), self.picture.crop(seen)
        bare, inner = without_marks(ground), (_EDGE, _EDGE, ground.width - _EDGE, ground.height - _EDGE)
        is_mark = ImageChops.difference(bare, ground).convert("L").point(_MARKED).filter(ImageFilter.MaxFilter(_RIM))
        is_covered = ImageChops.difference(now, ground).convert("L").point([0, *[255] * 255])
        cleared = ImageChops.multiply(ImageChops.subtract(is_mark, is_covered).crop(inner), _soft_edged(box))
        self.picture.paste(bare.crop(inner), box, cleared)

    def _best_order(self, order: Sequence[Area]) -> Sequence[Area]:
        """An order in which names are written, or one that begins with those that others leave no clear place."""
        mistaken = self._mistaken(order)
        other = sorted(order, key=lambda area: area.id not in mistaken)
        return other if mistaken and len(self._mistaken(other)) < len(mistaken) else order

    def _mistaken(self, order: Sequence[Area]) -> list[str]:
        """The areas whose names would be left out or be taken for others'."""
        boxes = self._places_of(order)
        return [
            area.id
            for area in order
            if area.id not in boxes
            or is_below_another(outer(boxes[area.id]), self._sites[area.id], self._signs_of_others(area.id))
        ]

    def _places_of(self, order: Sequence[Area]) -> dict[str, list[Box]]:
        """The boxes of the lines of names if they're written in an order, as a trial on a copy tells."""
        picture, placer = self.picture, self.placer
        self.picture, self.placer = picture.copy(), deepcopy(placer)
        super().name_areas(order)
        boxes: dict[str, list[Box]] = {}
        for area, box in self.labels:
            boxes.setdefault(area, []).append(box)
        self.picture, self.placer = picture, placer
        return boxes

    def sites(self) -> dict[str, list[Box]]:
        """The boxes of signs and of named areas: a name can't be taken for that of a pale area without a sign."""
        marked = {space for space, _ in self.signs}.union(self.named or ())
        return {space: boxes for space, boxes in super().sites().items() if space in marked}

    def belongs(self, box: Box, area: str, nearer: float) -> bool:
        """Whether a name is nearer to its own area's sign than to others, and can't be taken for that of a counter."""
        others = self._signs_of_others(area)
        return super().belongs(box, area, nearer) and not is_taken_for_another(box, self._sites[area], others)

    def _signs_of_others(self, area: str) -> list[Box]:
        return [sign for other, sign in self.signs if other != area]

    def _is_start(self, area: str) -> bool:
        """Whether arrows start in an area and nothing is told of it."""
        return area not in self.shown.areas and any(each.path[0] == area for each in self.shown.marches)

    def _name(self, area: Area) -> None:
        """The name of an area that arrows start from is rather in two lines than below the counter of a goal."""
        before, lines = len(self.placer.labels), as_lines(self.texts.name(area.id))
        at, reach = self.at(area.id), self.px(self.reach(area.id))
        for first, second in self._wishes(area):
            if self.name(area.id, lines[0][0], self.face(area), (14,), at, reach, accepts=first) or (
                len(lines) > 1
                and any(
                    self.name_in_two(area.id, lines[1], self.face(area), second, lifted=each)
                    for each in ((0,) if self._is_start(area.id) else _LIFTS)
                )
            ):
                self.keep_off_names(before)
                return
        super()._name(area)

    def _wishes(self, area: Area) -> Iterator[tuple[Callable[[Box], bool], Callable[[Box], bool]]]:
        """What places of a name in one line and in two should be, the most wished for first.

        A name that can be in two lines is rather that than on the land of others.
        """
        if self._is_start(area.id):
            clearly, nearer = (partial(self.belongs, area=area.id, nearer=each) for each in (_CLEARLY, 1))
            yield clearly, nearer
            return
        is_long = " " in self.texts.name(area.id)
        beyonds = (_BEYOND, _POINTS) if is_long else (_POINTS,)
        for beyond, across in itertools.product(beyonds, (0, _ON_SHORE)):
            wish = partial(self._is_on_ground, area=area.id, across=across, beyond=beyond)
            yield wish, wish

    def name_beyond(self, area: Area, accepts: Callable[[Box], bool]) -> bool:
        """Write the name above or below its own sign, as far towards the middle of the picture as the edge demands."""
        if super().name_beyond(area, accepts):
            return True
        size, face, sign = self.letters(14), self.face(area), outer(self.boxes_of(area.id))
        for lines in as_lines(self.texts.name(area.id)):
            sprites = [label(line, face, size, "land", radius=self.halo * self.scale) for line in lines]
            wide, high = max(sprite.width for sprite in sprites), size * (len(lines) - 1) + sprites[-1].height
            left = min(max(sign[0], _MARGIN + 1), self.picture.width - _MARGIN - wide - 1)
            for beside, is_below in itertools.product((_BESIDE_SIGN, _OFF_ARROW), (False, True)):
                top = sign[3] + beside if is_below else sign[1] - beside - high
                box = left, top, left + wide, top + high
                if self.placer.is_free(box) and accepts(box):
                    self.placer.take(box)
                    self.write_lines(area.id, sprites, box)
                    return True
        return False

    def _is_on_ground(self, box: Box, area: str, across: int, beyond: int) -> bool:
        """Whether a name beside its own sign is on land or on the sea, and not on the land of other areas.

        ``across``: how many of its points may be across a shore; ``beyond``: how many may be on other areas.
        """
        left, top, right, bottom = box
        points = itertools.product(
            (left + (right - left) * x // 6 for x in range(7)), (top, (top + bottom) // 2, bottom)
        )
        under = [self.chart.number_at(*point) for point in points]
        sea = under.count(0)
        return (
            min(sea, _POINTS - sea) <= across
            and _POINTS - sea - under.count(self.board.areas[area]) <= beyond
            and self.belongs(box, area, min(self.nearness(self.game.data.areas[area])))
        )

    def draw_marches(self) -> None:
        """Draw the dots, then the arrows from them."""
        marked = {area for area, _ in self.signs}
        for each in self.shown.marches:
            if each.path[0] not in marked and self.is_shown(each.path[0]):
                self.put(each.path[0], _start(livery(each.people).counter, self.px(_DOT)), *self.at(each.path[0]))
                marked.add(each.path[0])
        super().draw_marches()


def without_marks(ground: Image.Image) -> Image.Image:
    """A piece of ground without what is dark and thin on it, as dots and dashes are. Its edge isn't true."""
    for across, down in _SHIFTS:
        ground = ImageChops.lighter(ground, ImageChops.offset(ground, across, down))
    for across, down in _SHIFTS:
        ground = ImageChops.darker(ground, ImageChops.offset(ground, -across, -down))
    return ground


def _soft_edged(box: Box) -> Image.Image:
    """A mask of the size of a box that fades towards its edge."""
    mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    mask.paste(255, (_FADING, _FADING, mask.width - _FADING, mask.height - _FADING))
    return mask.filter(ImageFilter.BoxBlur(_FADING - 1))


@cached_image
def _start(colour: Colour, size: int) -> Sprite:
    """A dot in a people's colour with a light edge."""

    def paint(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, IVORY)
        pen.disc(size / 2, size / 2, size * 0.36, colour)

    return with_shadow(smooth(size, size, paint), blur=2, drop=1, strength=0.4)


_CLEARLY: Final = 40
"""By how many pixels the name of an area that arrows start from is nearer to it than to any counter, if it has room."""

_CLEARED, _FADING, _EDGE, _RIM = 16, 4, 14, 3
"""The pixels around a name where its ground is cleared, half those across which that fades, those more that are looked
at, and the rim of a mark."""

_SHIFTS: Final = tuple((shift * across, shift * (1 - across)) for across in (1, 0) for shift in (1, 2, 4, 5))
"""How a piece of ground is shifted over itself, so that each pixel is the lightest of as many as thin marks have."""

_MARKED: Final = [min(max(value - 10, 0) * 20, 255) for value in range(256)]
"""How much of a mark is cleared that's darker than the ground by a value, of 255: the grain of the ground stays."""

_DOT: Final = 11
_COUNTER, _LARGE, _LONE = 27, 66, 96
"""The size of the dots, and that of the counters of those who fought, before it grows with the zoom; and that of the
counters at most after that: arrows have room between them, which a counter alone doesn't need."""

_CROWD, _CROWDED, _ABOUT_COUNTER, _BESIDE_SIGN, _OFF_ARROW = 3, 130, 40, 12, 36
"""The areas from which two may crowd each other, the pixels between these, and those from the middle of a counter and
from its edge to a name, and those from its edge to a name that is off an arrow's head.
"""

_ENOUGH: Final = 3
"""The neighbours of an area that tell where it is, without those beyond them."""

_LIFTS: Final = (0, 0.5, -0.4, -0.8)
"""By how much of a line a name in two lines may be higher beside its sign, or lower, clear of the arrows to it."""

_POINTS, _ON_SHORE, _BEYOND = 21, 2, 5
"""The points of a name; those that may be on the sea if others are on land, and the other way round; and those that
may be on the land of other areas, if the name can be in two lines."""


def _draw_column(
    picture: Image.Image, game: RiseAndFall, texts: Words, facts: Sequence[_Fact], span: tuple[int, int]
) -> None:
    """The events one below the other at the right edge."""
    (top, bottom), left, right = span, WIDTH - _COLUMN, WIDTH
    picture.paste(PANEL, (left, top, right, bottom))
    picture.paste(GOLD, (left, top, left + _LINE, bottom))
    high = (bottom - top) / max(len(facts), _LEAST_ROWS)
    for place, fact in enumerate(facts):
        upper = top + place * high
        if place:
            picture.paste(HAIRLINE, (left + 30, round(upper) - 1, right - 24, round(upper) + 1))
        _draw_fact(picture, game, texts, fact, (left + _LINE, upper, right, upper + high))


def _draw_strip(
    picture: Image.Image, game: RiseAndFall, texts: Words, facts: Sequence[Sequence[_Fact]], span: tuple[int, int]
) -> None:
    """The events below the maps: those of several theatres below their own map, those of one side by side."""
    top, bottom = span
    picture.paste(PANEL, (0, top, WIDTH, bottom))
    picture.paste(GOLD, (0, top, WIDTH, top + _LINE))
    columns = facts if len(facts) > 1 else [[fact] for fact in facts[0]]
    wide, high = WIDTH / len(columns), (bottom - top - _LINE) / max(map(len, columns))
    for column, told in enumerate(columns):
        for row, fact in enumerate(told):
            upper = top + _LINE + row * high
            _draw_fact(picture, game, texts, fact, (column * wide, upper, (column + 1) * wide, upper + high))


def _draw_fact(
    picture: Image.Image, game: RiseAndFall, texts: Words, fact: _Fact, cell: tuple[float, float, float, float]
) -> None:
    """An event: the winner's counter before the loser's, the area's name, and what happened in words."""
    left, top, right, bottom = cell
    middle, x = (top + bottom) / 2, left + 20
    if fact.loser and fact.winner != fact.loser:
        beaten_sprite(people_counter(fact.loser), _LOSER, "destroyed").centre(picture, x + _WINNER, middle - 20)
    if fact.winner:
        units = game.at(fact.area)
        own = [unit for unit in units if game.nation_of(unit) == fact.winner]
        counter = unit_counter(own[0], fact.winner) if own else people_counter(fact.winner)
        counter_sprite(counter, _WINNER).centre(picture, x + _WINNER / 2, middle + 8)
    else:
        sign_key("flame", _WINNER, LOSS).centre(picture, x + _WINNER / 2, middle)
    x += _WINNER + _LOSER // 2 + 18
    room, name = right - x - 16, texts.short_name(fact.area)
    reached = write_fitted(
        picture, x, middle - 8, name, Face.HEAVY, _NAME, room - (70 if fact.is_star_lost else 0), INK, least=_TOLD
    )
    if fact.is_star_lost:
        paste_icon(picture, round(x + reached + 14), round(middle - 58), "star", 50, STAR)
    line = _fitting(_told(game, fact, texts), room)
    write_fitted(picture, x, middle + 54, line, Face.STRONG, _TOLD, room, PORPHYRY, least=_LEAST)


def _fitting(lines: Sequence[str], room: float) -> str:
    """The first of some lines that has room, or else the last."""
    return next((line for line in lines if text_width(line, Face.STRONG, _LEAST) <= room), lines[-1])


def _told(game: RiseAndFall, fact: _Fact, texts: Words) -> list[str]:
    """Who beat whom, or what else happened; then shorter. It's the winner who is named below the loser's own name."""
    winner = land_name(shown_as(fact.winner, game.state), texts) if fact.winner else ""
    loser = land_name(shown_as(fact.loser, game.state), texts) if fact.loser else ""
    if fact.worth and any(fact.worth) and loser and loser != winner:
        sides: dict[str, Argument] = {
            "winner": shown_as(fact.winner, game.state),
            "name": winner,
            "people": int(fact.winner.startswith("kingdom-")),
            "rebels": int(fact.winner == _REBELS),
            "won": fact.worth[0],
            "loser": shown_as(fact.loser, game.state),
            "loser-name": loser,
            "loser-people": int(fact.loser.startswith("kingdom-")),
            "lost": fact.worth[1],
        }
        brief = ("won", "won-score", "score") if loser == texts.short_name(fact.area) else ("score", "won")
        return [texts(f"fact-{key}", **sides) for key in ("beat", "beat-brief", *brief, "won-plain")]
    if winner and loser and loser != winner:
        known: dict[str, Argument] = {
            "winner": winner,
            "actor": shown_as(fact.winner, game.state),
            "loser": shown_as(fact.loser, game.state),
        }
        return [texts(f"fact-{key}", **known) for key in ("took-it", "by", "by-them")]
    if winner == texts.short_name(fact.area):
        return [texts("fact-new-people"), texts("fact-unopposed")]
    if winner:
        return [*(texts(f"fact-{key}", winner=winner) for key in ("entered", "by-them")), texts("fact-unopposed")]
    return [texts("fact-lost", loser=loser) if loser else texts("fact-unrest")]


def _others(game: RiseAndFall, shown: Changes, told: Sequence[str], texts: Words) -> list[str]:
    """What changed hands besides the areas that are told of, in lines, the longest first; empty if nothing did."""
    took: dict[str, list[str]] = {}
    arrived = []
    for area, power in shown.taken.items():
        if power in HUNS and power == area and area not in told:
            arrived.append(texts.labelled(land_name(power, texts), texts("fact-new-people")))
        elif power and area not in told:
            took.setdefault(power, []).append(area)
    if not took:
        return [" · ".join(arrived)] if arrived else []
    most = sorted(took.items(), key=lambda each: -len(each[1]))
    named = [
        texts.labelled(
            land_name(shown_as(power, game.state), texts),
            ", ".join(map(texts.short_name, sorted(areas, key=lambda area: -_weight([area])))),
        )
        for power, areas in most
    ]
    starred = {fact.loser for fact in (_fact(shown, area) for area in told) if fact.is_star_lost}
    starred |= {*_headed(game, shown, told, texts)}
    is_namesake = any(texts.short_name(area) == land_name(power, texts) for power, areas in most for area in areas)
    shares = [texts("report-also-taken", told=line) for line in _shares_told(game, took, starred, texts)]
    return shares if is_namesake else [texts("report-also-taken", told=" · ".join(named)), *shares]


def _shares_told(
    game: RiseAndFall, took: Mapping[str, Sequence[str]], starred: Collection[str], texts: Words
) -> list[str]:
    """How many areas each of several powers took, the one that took most first; then fewer powers by name.

    They have no sign: the head tells how many areas each power has more or fewer at last. Of ``starred``, whom the
    head names or who lost stars that the report tells, it also tells how many they took: the head counts these.
    """
    most = sorted(took.items(), key=lambda each: -len(each[1]))
    gains = [(land_name(shown_as(power, game.state), texts), len(areas)) for power, areas in most]
    brief = [f"{name}\N{NO-BREAK SPACE}{count}" for name, count in gains]
    with_star = [
        line + _stars_told(areas, texts) if power in starred else line
        for line, (power, areas) in zip(brief, most, strict=True)
    ]
    with_stars = [each for each in _with_fewer(with_star, gains, texts) if set(with_star) - {*brief} <= {*each}]
    return [" · ".join(each) for each in (*with_stars, *_with_fewer(brief, gains, texts))]


def _with_fewer(lines: Sequence[str], gains: Sequence[tuple[str, int]], texts: Words) -> list[Sequence[str]]:
    """All powers, then fewer of them by name."""
    fewer = [
        [*lines[:named], texts("report-other-powers", count=sum(count for _, count in gains[named:]))]
        for named in range(len(lines) - 1, 0, -1)
    ]
    return [lines, *fewer]


def _stars_told(areas: Collection[str], texts: Words) -> str:
    """How many of some areas are stars, in brackets; empty if none is."""
    count = sum(area in rise_data().stars for area in areas)
    return f" ({texts('report-stars', count=count, sign='+')})" if count else ""


def _actors(shown: Changes, told: Sequence[str]) -> Counter[str]:
    """Who won the events that a report tells of, stars counting more than other areas; Rome if it fell."""
    if _fell(shown):
        return Counter(["rome"])
    found = Counter[str]()
    for area in told:
        fact = _fact(shown, area)
        if fact.winner and fact.winner != fact.loser:
            found[fact.winner] += _weight([area])
    return found


def _fell(shown: Changes) -> bool:
    return shown.held.get("rome") == "rome" and bool(shown.taken["rome"])


def _headed(game: RiseAndFall, shown: Changes, told: Sequence[str], texts: Words) -> list[str]:
    """The powers that the head names: who won most of what the report tells, and another one if both have room.

    Those whose arrows the map shows come before rebels who rose where they are.
    """
    moved = {each.people for each in _ways(shown, told)}
    won = sorted(_actors(shown, told).most_common(), key=lambda each: bool(moved) and each[0] not in moved)
    actors = [power for power, _ in won[:_ACTORS]]
    both = _title_of(game, actors, texts)
    return actors if text_width(both.upper(), Face.TITLE, _TITLE, 2) <= _TITLE_ROOM else actors[:1]


def _title_of(game: RiseAndFall, powers: Sequence[str], texts: Words) -> str:
    names = [land_name(shown_as(power, game.state), texts) for power in powers]
    return " · ".join([*names, year_text(game.year, texts)])


def _title(game: RiseAndFall, events: Iterable[Event], shown: Changes, told: Sequence[str], texts: Words) -> str:
    """That Rome has fallen, or who won what the report tells of, or else whose turn it was; and the year."""
    if _fell(shown):
        return " · ".join([texts("report-rome-fell"), year_text(game.year, texts)])
    players = [event.player for event in events if isinstance(event, PlayerTurnEnded)]
    return _title_of(game, _headed(game, shown, told, texts) or players[-1:], texts)


def _balance(game: RiseAndFall, shown: Changes, told: Sequence[str], texts: Words) -> list[Change]:
    """What each power won and lost in all, those first that the head names, then the ones with most changes."""
    actors = _headed(game, shown, told, texts)
    areas, stars = Counter[str](), Counter[str]()
    for area, power in shown.taken.items():
        worth = area in rise_data().stars
        areas[power] += 1
        areas[shown.held[area]] -= 1
        stars[power] += worth
        stars[shown.held[area]] -= worth
    changed = sorted(
        (power for power in areas if power), key=lambda power: (_place(power, actors), -abs(areas[power]), power)
    )
    return [
        Change(
            "" if [power] == actors and not _fell(shown) else land_name(shown_as(power, game.state), texts),
            livery(power).counter,
            told=_balance_told(areas[power], stars[power], texts),
        )
        for power in changed
        if areas[power] or stars[power]
    ]


def _place(power: str, actors: Sequence[str]) -> int:
    """The place of a power among those that the head names, or after them."""
    return actors.index(power) if power in actors else len(actors)


def _balance_told(areas: int, stars: int, texts: Words) -> tuple[tuple[str, int], ...]:
    """The balance of areas and of stars in words."""
    balance = {"areas": areas, "stars": stars}
    return tuple(
        (texts(f"report-{key}", count=abs(n), sign="+" if n > 0 else "−"), n) for key, n in balance.items() if n
    )
