"""The map of orders before anyone gives them, each theatre of war by itself."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Box, Point, finished
from render.core.counters import counter_sprite, stack_sprite
from render.core.fonts import Face, text_width
from render.core.labels import Placer
from render.core.layout import note_joined
from render.core.map_sheet import March
from render.core.map_symbols import badge
from render.core.palette import GOLD, HAIRLINE, INK, IVORY, PANEL, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.report_head import HEAD, draw_report_changes
from render.core.text_panels import pill, write, write_fitted
from render.core.theatres import WIDTH, Theatre, theatres
from render.core.words import Words
from render.rise_and_fall.map import alt_head, told_of_arrows
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.sheet import Sheet, as_lines, roomy, towards
from render.rise_and_fall.texts import GAME, land_name, words
from render.rise_and_fall.theme import game_of, unit_counter
from render.rise_and_fall.turn_card import shown_as
from rules.core.orders import Arrow, ArrowKind
from rules.core.views import decision_in
from rules.rise_and_fall.data.loader import Area
from rules.rise_and_fall.game import RiseAndFall

_NEAREST: Final = 5.2
_MOST, _MOST_MOVED = 4, 2
_LARGEST: Final = 220.0
"""How near a plan comes, the most theatres on one picture, with attacks and without, and the size of one in pixels of
the board."""

_ROOM: Final = (265, 112)
"""The pixels beside and below the ends of arrows: room for counters and names."""

_TITLE, _LEAST_TITLE = 54, 50
"""The letters of the head, and those of one that says what is attacked instead of how many areas."""

_ROW, _LINE, _EDGE = 176, 6, 24
_COLUMNS, _MOST_TOLD, _MORE = 2, 6, 84
_BADGE, _COUNTER, _NAME, _TOLD, _LEAST = 84, 84, 62, 54, 54
_SUBJECT, _LARGE, _COUNT = 27, 80, 48
"""The list of attacks: its rows and columns, the most attacks, the height of a line about more, and what
is in a row."""

_ON_GOAL, _OVER_FOE, _OUTSIDE = 96, 84, 0.42
"""The size of a number on the map: as all that the goal has, and at the corner of who defends it; and how far outside
that corner its middle is, as a share of its size."""

_TOUCHING, _TOWARDS_CORNER = 3, 0.3
"""By how many pixels the number of defenders is over their counter, above or below it, and how far it is towards a
corner of that, as a share of its size."""

_LEAST_TOLD: Final = 44
"""The least letters of who goes: they're read at 360 pixels."""

_MOST_KINDS, _MARGIN = 2, 24
"""The most kinds of units beside an attack, and the pixels between names and the edge of a map."""

_ACROSS: Final = 12
"""The least pixels across the line of an arrow: it's seen on wide land too."""

_LEAST_ARROW: Final = 84
"""The pixels that an arrow has at least between its counter and its goal: the goal is moved away if there are fewer."""

_ONE, _TWO, _FOUR, _CAPTION, _LOW_CAPTION = 728, 600, 430, 168, 148
"""The height of the map of one attack, of two side by side, and of each row of more, and of what is below it, also for
more rows."""

_WHOLE, _HALF, _QUARTER = 728, 600, 440
"""The height of one theatre, of two side by side, and of each row of more."""

_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack",
    "move": "move",
    "transfer": "move",
    "support": "attack",
}
"""How orders look: all that go against an area look alike, as the text says who leads."""


@dataclass(frozen=True)
class _Attack:
    """An ordered attack: its number, where it goes, the unit that leads it, and those that support it.

    ``origins``: where its units come from, each area with its units, the leader first.
    """

    number: int
    goal: str
    leader: str
    supports: tuple[str, ...]
    origins: Mapping[str, tuple[str, ...]]

    @property
    def units(self) -> tuple[str, ...]:
        """All that go, the leader first."""
        return self.leader, *self.supports


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units: up to four attacks on a map each, more on the maps of their theatres of war.

    Below the maps is who leads each attack; moves are left to the text then.
    """
    game, texts = game_of(view), words(locale)
    attacks = _attacks(arrows)
    leaders = {each.leader for each in attacks}
    marches = [March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    if attacks:
        going = sorted(
            (arrow for arrow in arrows if _SHAPES[arrow.kind] == "attack"), key=lambda each: each.unit not in leaders
        )
        first = {each.path: each.unit for each in reversed(going)}
        marches = [March(game.nation_of(unit), path, "attack") for path, unit in first.items()]
    shown = Changes(marches=marches, numbers={each.goal: each.number for each in attacks})
    picture = _panes(game, texts, shown, attacks) if 0 < len(attacks) <= _MOST else _listed(game, texts, shown, attacks)
    seat = str(decision_in(view).get("seat", ""))
    draw_report_changes(picture, _plan_title(game, shown, shown_as(seat, game.state), texts), [], letters=_TITLE)
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _panes(game: RiseAndFall, texts: Words, shown: Changes, attacks: Sequence[_Attack]) -> Image.Image:
    """Each attack on a map of its own, in their order, and below it who leads it."""
    rows = _rows(len(attacks))
    high = _ONE if len(attacks) == 1 else _TWO if len(rows) == 1 else _FOUR
    below = _CAPTION if len(rows) == 1 else _LOW_CAPTION
    picture = Image.new("RGB", (WIDTH, HEAD + len(rows) * (high + below)), PANEL)
    place = itertools.count()
    for row, several in enumerate(rows):
        for column in range(several):
            attack, top = attacks[next(place)], HEAD + row * (high + below)
            left, right = WIDTH * column // several, WIDTH * (column + 1) // several
            near = replace(
                shown,
                marches=[each for each in shown.marches if each.path[-1] == attack.goal],
                numbers={attack.goal: attack.number},
            )
            spaces = tuple(dict.fromkeys(itertools.chain.from_iterable(each.path for each in near.marches)))
            starts = {each.path[0] for each in near.marches}
            tile = _theatre(game, texts, near, spaces, (right - left, high), starts, [attack])
            _paste_theatre(picture, tile, (left, top))
            _draw_attack(picture, game, texts, attack, (left, top + high, right, top + high + below))
            picture.paste(GOLD, (left - _LINE // 2 if left else 0, top + high, right, top + high + _LINE))
            picture.paste(GOLD, (max(left - _LINE // 2, 0), top, left + _LINE // 2, top + high + below))
    return picture


def _rows(count: int) -> list[int]:
    """How many of some maps are in each row."""
    return [1, 2] if count == _MOST - 1 else [2, 2] if count == _MOST else [count]


def _paste_theatre(picture: Image.Image, tile: Image.Image, at: tuple[int, int]) -> None:
    picture.paste(tile, at)
    note_joined(picture, tile, at)


def _listed(game: RiseAndFall, texts: Words, shown: Changes, attacks: Sequence[_Attack]) -> Image.Image:
    """The theatres of many attacks, and below them a list of the attacks; or those of moves alone."""
    fronts = _fronts(shown)
    windows = _windows(len(fronts))
    bottom = max((window[3] for window in windows), default=HEAD)
    columns, told = min(len(attacks), _COLUMNS) or 1, attacks[:_MOST_TOLD]
    end = bottom + math.ceil(len(told) / columns) * _ROW
    picture = Image.new("RGB", (WIDTH, end + (_MORE if told != attacks else 0)), PANEL)
    for spaces, (left, top, right, below) in zip(fronts, windows, strict=True):
        picture.paste(GOLD, (left - _LINE, top - _LINE, right, below))
        ends = {area for each in shown.marches for area in (each.path[0], each.path[-1])}
        tile = _theatre(game, texts, shown, spaces, (right - left, below - top), ends, attacks)
        _paste_theatre(picture, tile, (left, top))
    for place, each in enumerate(told):
        cell = _cell(place, columns, bottom)
        picture.paste(
            HAIRLINE, (round(cell[0]) + _EDGE, round(cell[1]) - 1, round(cell[2]) - _EDGE, round(cell[1]) + 1)
        )
        _draw_attack(picture, game, texts, each, cell)
    if told != attacks:
        more = texts("plan-more", more=len(attacks) - len(told))
        write(picture, WIDTH / 2, end + 58, more, Face.STRONG, _TOLD, SECONDARY, align=0.5)
    return picture


def _attacks(arrows: Sequence[Arrow]) -> list[_Attack]:
    """The ordered attacks, in their order."""
    going: dict[str, dict[str, str]] = {}
    for arrow in sorted(arrows, key=lambda each: each.kind == "support"):
        if arrow.kind == "attack" or (arrow.kind == "support" and arrow.path[-1] in going):
            going.setdefault(arrow.path[-1], {}).setdefault(arrow.unit, arrow.path[0])
    found = []
    for number, (goal, units) in enumerate(going.items(), start=1):
        leader, *supports = units
        origins = {start: tuple(unit for unit in units if units[unit] == start) for start in units.values()}
        found.append(_Attack(number, goal, leader, tuple(supports), origins))
    return found


def _windows(count: int) -> list[Box]:
    """Where the theatres of war are below the head: one alone, two side by side, and more in two rows."""
    rows = _rows(count) if count else []
    high = _QUARTER if len(rows) > 1 else _HALF if count > 1 else _WHOLE
    boxes: list[Box] = []
    for place, several in enumerate(rows):
        edges = [round(WIDTH * each / several) for each in range(several + 1)]
        top = HEAD + place * high + (_LINE if place else 0)
        spans = itertools.pairwise(edges)
        boxes += [(left and left + _LINE, top, right, HEAD + (place + 1) * high) for left, right in spans]
    return boxes


def _cell(place: int, columns: int, top: int) -> tuple[float, float, float, float]:
    """Where an attack is told in the list below the maps."""
    row, column = divmod(place, columns)
    wide = WIDTH / columns
    return column * wide, top + row * _ROW, (column + 1) * wide, top + (row + 1) * _ROW


def _draw_attack(
    picture: Image.Image, game: RiseAndFall, texts: Words, attack: _Attack, cell: tuple[float, float, float, float]
) -> None:
    """An attack: its number, the kinds of its units, its goal, and who leads it and who or how many support it."""
    left, top, right, bottom = cell
    middle, x = (top + bottom) / 2 + 2, left + 36
    badge(attack.number, _BADGE).centre(picture, x + _BADGE / 2, middle)
    x += _BADGE + 16
    kinds = dict.fromkeys(unit_counter(unit, game.nation_of(unit)) for unit in attack.units)
    for counter in [*kinds][:_MOST_KINDS]:
        counter_sprite(counter, _COUNTER).centre(picture, x + _COUNTER / 2, middle)
        x += _COUNTER + 12
    x += 12
    room = right - 20 - x
    write_fitted(picture, x, middle - 8, texts.short_name(attack.goal), Face.HEAVY, _NAME, room, INK, least=_LEAST)
    line = _led(attack, room, texts)
    write_fitted(picture, x, middle + 52, line, Face.STRONG, _TOLD, room, PORPHYRY, least=_LEAST_TOLD)


def _led(attack: _Attack, room: float, texts: Words) -> str:
    """Who leads an attack and who or how many support it, as long as there is room."""
    leader, count = texts.short_name(attack.leader), len(attack.supports)
    if not count:
        return leader
    told = [", ".join([leader, *map(texts.short_name, attack.supports)])]
    told += [texts(f"plan-{key}", unit=leader, count=count) for key in ("supported", "helped")]
    sizes = itertools.product((_TOLD, _LEAST_TOLD), told)
    fitting = (line for letters, line in sizes if text_width(line, Face.STRONG, letters) <= room)
    return next(fitting, f"{leader} +{count}")


def _fronts(shown: Changes) -> list[Theatre]:
    """The theatres of all attacks, the widest first; without any, the two with most marches."""
    board, attacks = base_map(GAME), [each.path for each in shown.marches if each.kind == "attack"]
    if attacks:
        return theatres(board, attacks, most=_MOST, largest=_LARGEST)
    ways = [each.path for each in shown.marches]
    found = theatres(board, ways, most=len(ways), largest=_LARGEST)
    return sorted(found, key=lambda spaces: -sum(set(spaces).issuperset(way) for way in ways))[:_MOST_MOVED]


def _plan_title(game: RiseAndFall, shown: Changes, player: str, texts: Words) -> str:
    """Whose orders these are and what they attack, by name if all names have room, or else how many areas."""
    if not shown.numbers:
        return texts("plan-title", player=player) if player else texts("plan-draft")
    peoples = list(dict.fromkeys(each.people for each in shown.marches if each.kind == "attack"))
    who = shown_as(peoples[0], game.state) if len(peoples) == 1 else player
    goals = [texts.short_name(area) for area in shown.numbers]
    told = texts("plan-goals", areas=", ".join(goals), count=len(goals)), texts("plan-count", count=len(goals))
    titles = [" · ".join([*([land_name(who, texts)] if who else []), each]) for each in told]
    room = WIDTH - 60
    return next((each for each in titles if text_width(each.upper(), Face.TITLE, _LEAST_TITLE, 2) <= room), titles[-1])


def _theatre(
    game: RiseAndFall,
    texts: Words,
    shown: Changes,
    spaces: Theatre,
    size: tuple[int, int],
    named: Collection[str],
    attacks: Sequence[_Attack],
) -> Image.Image:
    """A theatre of war in a size; ``named``: the areas that it names, as what is below it names the others."""
    sheet = _Plan(game, texts, shown.near(spaces), *roomy(spaces, size, _NEAREST, _ROOM), size)
    sheet.shown.marches = [each for each in sheet.shown.marches if all(map(sheet.is_shown, each.path))]
    goals = set(spaces) & set(sheet.shown.numbers)
    ends = {area for each in sheet.shown.marches for area in (each.path[0], each.path[-1])}
    sheet.named, sheet.subject, sheet.bystanders = named, max(_SUBJECT, _LARGE / sheet.scale), False
    sheet.bright, sheet.attacks = ends | goals, attacks
    sheet.placer = Placer(*size, _MARGIN)
    sheet.nudges = {each.goal: sheet.moved_away(each) for each in attacks if sheet.is_shown(each.goal)}
    sheet.draw()
    return sheet.picture


class _Plan(Sheet):
    """A part of the map with ordered attacks: the units that go, and on each goal its number and who defends it."""

    attacks: Sequence[_Attack] = ()
    least_arrow = _ACROSS

    def moved_away(self, attack: _Attack) -> Point:
        """How far the signs of a goal are moved so that no arrow is shorter than its head."""
        x, y = self.at(attack.goal)
        starts = [self.at(area) for area in attack.origins if area in self.board.spaces]
        near = min(starts, default=None, key=lambda start: math.dist(start, (x, y)))
        if near is None:
            return 0, 0
        apart, needed = math.dist(near, (x, y)), self.px(self.subject) / 2 + _ON_GOAL / 2 + _LEAST_ARROW
        share = max(needed / max(apart, 1) - 1, 0)
        return (x - near[0]) * share, (y - near[1]) * share

    def _draw_area(self, area: Area) -> None:
        if area.id in self.shown.numbers:
            self._draw_goal(area.id, self.shown.numbers[area.id])
            return
        going = self._going(area.id)
        if not going:
            super()._draw_area(area)
            return
        kinds = dict.fromkeys(unit_counter(unit, self.game.nation_of(unit)) for unit in going)
        sprite = stack_sprite([*kinds], self.px(self.subject), step=(9, -9), most=_MOST_KINDS)
        self.put(area.id, sprite, *self.at(area.id))
        if count := self.count_told(area.id):
            self.put_count(area.id, count)

    def _draw_goal(self, area: str, number: int) -> None:
        """The number of an attack, beside the units that defend its goal if there are any."""
        (x, y), foes = self.at(area), self.game.at(area)
        if not foes:
            self.put(area, badge(number, _ON_GOAL), x, y)
            return
        size = self.px(self.subject)
        counters = [unit_counter(unit, self.game.nation_of(unit)) for unit in foes]
        self.put(area, stack_sprite(counters, size, step=(5, -5), most=3), x, y)
        corners = self._free_corners(area, size / 2 + _OVER_FOE * _OUTSIDE)
        self.put(area, badge(number, _OVER_FOE), *corners[0])
        if len(foes) > 1:
            sign, (across, down) = pill(f"×{len(foes)}", _COUNT, INK, IVORY), corners[1]
            below = (size + sign.height) / 2 - _TOUCHING
            self.put(
                area, sign, x + math.copysign(size * _TOWARDS_CORNER, across - x), y + math.copysign(below, down - y)
            )

    def _free_corners(self, area: str, out: float) -> list[Point]:
        """The corners of a goal, those farthest from its arrows first."""
        x, y = self.at(area)
        starts = [self.at(each.path[0]) for each in self.shown.marches if each.path[-1] == area]
        near = [towards((x, y), start, out * 1.4) for start in starts]
        corners = [(x + across * out, y + down * out) for across in (1, -1) for down in (-1, 1)]
        return sorted(corners, key=lambda corner: -min((math.dist(corner, each) for each in near), default=0))

    def count_told(self, area: str) -> str:
        """How many units attack from an area, if it's more than one."""
        count = len(self._going(area))
        return f"×{count}" if count > 1 else ""

    def put_count(self, area: str, count: str) -> None:
        """How many units attack, above or below their counter, away from the arrow, large enough for a phone."""
        x, y = self.at(area)
        goals = [self.at(each.path[-1]) for each in self.shown.marches if each.path[0] == area]
        sign = pill(count, _COUNT, INK, IVORY)
        away = (self.px(self.subject) + sign.height) / 2
        self.put(area, sign, x, y - away if goals and goals[0][1] > y else y + away)

    def _name(self, area: Area) -> None:
        """Write an area's name beside its own counter and off all arrows, in two lines if one has no room."""
        before, lines = len(self.placer.labels), as_lines(self.texts.name(area.id))
        face, at, reach = self.face(area), self.at(area.id), self.px(self.reach(area.id))
        for nearer in self.nearness(area):
            accepts = partial(self._is_apart, area=area.id, nearer=nearer)
            if self.name(area.id, lines[0][0], face, (14,), at, reach, accepts=accepts) or (
                len(lines) > 1 and self.name_in_two(area.id, lines[1], face, accepts)
            ):
                self.keep_off_names(before)
                return
        super()._name(area)

    def sites(self) -> dict[str, list[Box]]:
        """The boxes of signs and of named areas: a name can't be taken for that of a pale area without a sign."""
        marked = {space for space, _ in self.signs}.union(self.named or ())
        return {space: boxes for space, boxes in super().sites().items() if space in marked}

    def _is_apart(self, box: Box, area: str, nearer: float) -> bool:
        """Whether a name is off all arrows, and nearer by some pixels to its own area's sign than to any other."""
        return not self.placer.is_avoided(box) and self.belongs(box, area, nearer)

    def _is_at_issue(self, area: Area) -> bool:
        """All areas that units attack from are told by name."""
        return self.named is not None and area.id in self.named

    def _going(self, area: str) -> list[str]:
        """The units that attack from an area, leaders first."""
        return [unit for each in self.attacks for unit in each.origins.get(area, ()) if each.goal in self.shown.numbers]
