"""The map of orders before anyone gives them, each theatre of war by itself."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Box, finished
from render.core.counters import counter_sprite
from render.core.fonts import Face, text_width
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
from render.rise_and_fall.sheet import Sheet, roomy
from render.rise_and_fall.texts import GAME, land_name, words
from render.rise_and_fall.theme import game_of, people_counter, unit_counter
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

_ROOM: Final = (250, 112)
"""The pixels beside and below the ends of arrows: room for counters and names."""

_TITLE: Final = 54
_ROW, _LINE, _EDGE = 176, 6, 24
_COLUMNS, _MOST_TOLD, _MORE = 2, 6, 84
_BADGE, _COUNTER, _NAME, _TOLD, _LEAST = 84, 84, 62, 54, 54
_SUBJECT, _LARGE, _COUNT = 27, 64, 40
"""The list of attacks: its rows and columns, the most attacks, the height of a line about more, and what
is in a row."""

_ON_GOAL: Final = 92
"""The size of a number on the map: it's all that the goal has."""

_ONE, _TWO, _FOUR, _CAPTION, _BRIEF = 728, 600, 460, 168, 112
"""The height of the map of one attack, of two side by side, and of each row of more, and of what is below it: in two
lines, or in one for more rows."""

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
    """An ordered attack: its number, where it goes, the unit that leads it, and those that support it."""

    number: int
    goal: str
    leader: str
    supports: tuple[str, ...]


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units: up to four attacks on a map each, more on the maps of their theatres of war.

    Below the maps is who leads each attack; moves are left to the text then.
    """
    game, texts = game_of(view), words(locale)
    marches = [March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    attacks = _attacks(arrows)
    if attacks:
        marches = [each for each in marches if each.kind == "attack"]
    shown = Changes(marches=marches, numbers={each.goal: each.number for each in attacks})
    picture = _panes(game, texts, shown, attacks) if 0 < len(attacks) <= _MOST else _listed(game, texts, shown, attacks)
    seat = str(decision_in(view).get("seat", ""))
    draw_report_changes(picture, _plan_title(game, shown, shown_as(seat, game.state), texts), [], letters=_TITLE)
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _panes(game: RiseAndFall, texts: Words, shown: Changes, attacks: Sequence[_Attack]) -> Image.Image:
    """Each attack on a map of its own, in their order, and below it who leads it."""
    rows = _rows(len(attacks))
    high = _ONE if len(attacks) == 1 else _TWO if len(rows) == 1 else _FOUR
    below = _CAPTION if len(rows) == 1 else _BRIEF
    picture = Image.new("RGB", (WIDTH, HEAD + len(rows) * (high + below)), PANEL)
    place = itertools.count()
    for row, several in enumerate(rows):
        for column in range(several):
            attack, top = attacks[next(place)], HEAD + row * (high + below)
            left, right = WIDTH * column // several, WIDTH * (column + 1) // several
            near = replace(shown, marches=[each for each in shown.marches if each.path[-1] == attack.goal])
            spaces = tuple(dict.fromkeys(itertools.chain.from_iterable(each.path for each in near.marches)))
            starts = {each.path[0] for each in near.marches}
            _paste_theatre(picture, _theatre(game, texts, near, spaces, (right - left, high), starts), (left, top))
            draw = _draw_attack if below == _CAPTION else _draw_brief
            draw(picture, game, texts, attack, (left, top + high, right, top + high + below))
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
        _paste_theatre(picture, _theatre(game, texts, shown, spaces, (right - left, below - top), ends), (left, top))
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
    leaders: dict[str, str] = {}
    for arrow in arrows:
        if arrow.kind == "attack":
            leaders.setdefault(arrow.path[-1], arrow.unit)
    supports: dict[str, list[str]] = {goal: [] for goal in leaders}
    for arrow in arrows:
        if arrow.kind == "support" and arrow.path[-1] in supports:
            supports[arrow.path[-1]].append(arrow.unit)
    return [
        _Attack(number, goal, unit, tuple(supports[goal]))
        for number, (goal, unit) in enumerate(leaders.items(), start=1)
    ]


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
    """An attack: its number, its goal, and who leads it and how many support it."""
    left, top, right, bottom = cell
    middle, x = (top + bottom) / 2, left + 36
    badge(attack.number, _BADGE).centre(picture, x + _BADGE / 2, middle)
    counter = unit_counter(attack.leader, game.nation_of(attack.leader))
    counter_sprite(counter, _COUNTER).centre(picture, x + _BADGE + 16 + _COUNTER / 2, middle)
    x += _BADGE + _COUNTER + 40
    room = right - 20 - x
    write_fitted(picture, x, middle - 8, texts.short_name(attack.goal), Face.HEAVY, _NAME, room, INK, least=_LEAST)
    line = _led(attack, room, texts)
    write_fitted(picture, x, middle + 52, line, Face.STRONG, _TOLD, room, PORPHYRY, least=_LEAST)


def _draw_brief(
    picture: Image.Image, game: RiseAndFall, texts: Words, attack: _Attack, cell: tuple[float, float, float, float]
) -> None:
    """An attack in one line: its number, who leads it, its goal, and how many units it has if they're several."""
    left, top, right, bottom = cell
    middle, x = (top + bottom) / 2 + 3, left + 30
    badge(attack.number, _BADGE).centre(picture, x + _BADGE / 2, middle)
    counter = unit_counter(attack.leader, game.nation_of(attack.leader))
    counter_sprite(counter, _COUNTER).centre(picture, x + _BADGE + 16 + _COUNTER / 2, middle)
    x += _BADGE + _COUNTER + 36
    count = f"×{len(attack.supports) + 1}" if attack.supports else ""
    room = right - 24 - x - text_width(count, Face.HEAVY, _NAME) - 16
    x += write_fitted(
        picture, x, middle + 20, texts.short_name(attack.goal), Face.HEAVY, _NAME, room, INK, least=_LEAST
    )
    write(picture, x + 16, middle + 20, count, Face.HEAVY, _NAME, PORPHYRY)


def _led(attack: _Attack, room: float, texts: Words) -> str:
    """Who leads an attack and who or how many support it, as long as there is room."""
    leader, count = texts.short_name(attack.leader), len(attack.supports)
    if not count:
        return leader
    told = [", ".join([leader, *map(texts.short_name, attack.supports)])]
    told += [texts(f"plan-{key}", unit=leader, count=count) for key in ("supported", "helped")]
    return next((line for line in told if text_width(line, Face.STRONG, _LEAST) <= room), f"{leader} +{count}")


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
    return next((each for each in titles if text_width(each.upper(), Face.TITLE, _TITLE, 2) <= room), titles[-1])


def _theatre(
    game: RiseAndFall, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int], named: Collection[str]
) -> Image.Image:
    """A theatre of war in a size; ``named``: the areas that it names, as what is below it names the others."""
    sheet = _Plan(game, texts, shown.near(spaces), *roomy(spaces, size, _NEAREST, _ROOM), size)
    sheet.shown.marches = [each for each in sheet.shown.marches if all(map(sheet.is_shown, each.path))]
    goals = set(spaces) & set(sheet.shown.numbers)
    ends = {area for each in sheet.shown.marches for area in (each.path[0], each.path[-1])}
    sheet.named, sheet.subject, sheet.bystanders = named, max(_SUBJECT, _LARGE / sheet.scale), False
    sheet.bright = ends | goals
    sheet.draw()
    return sheet.picture


class _Plan(Sheet):
    """A part of the map with ordered attacks: the number of each is on its goal, in place of the units there."""

    def _draw_area(self, area: Area) -> None:
        number = self.shown.numbers.get(area.id)
        if number is not None:
            self.put(area.id, badge(number, _ON_GOAL), *self.at(area.id))
            return
        starting = self._starting(area.id)
        peoples = {self.game.nation_of(unit) for unit in self.game.at(area.id)}
        if not starting or starting[0] in peoples:
            super()._draw_area(area)
            return
        self.put(area.id, counter_sprite(people_counter(starting[0]), self.px(self.subject)), *self.at(area.id))
        if count := self.count_told(area.id):
            self.put_count(area.id, count)

    def count_told(self, area: str) -> str:
        """How many units attack from an area, if it's more than one."""
        count = len(self._starting(area))
        return f"×{count}" if count > 1 else ""

    def put_count(self, area: str, count: str) -> None:
        """How many units attack, above or below their counter, away from the arrow, large enough for a phone."""
        x, y = self.at(area)
        goals = [self.at(each.path[-1]) for each in self.shown.marches if each.path[0] == area]
        sign = pill(count, _COUNT, INK, IVORY)
        away = (self.px(self.subject) + sign.height) / 2
        self.put(area, sign, x, y - away if goals and goals[0][1] > y else y + away)

    def _is_at_issue(self, area: Area) -> bool:
        """All areas that units attack from are told by name."""
        return self.named is not None and area.id in self.named

    def _starting(self, area: str) -> list[str]:
        """The peoples of the units that attack from an area, one for each unit."""
        return [each.people for each in self.shown.marches if each.path[0] == area]
