"""The map of orders before anyone gives them, each theatre of war by itself."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
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
from render.core.palette import HAIRLINE, INK, PANEL, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.report_head import HEAD, draw_report_changes
from render.core.text_panels import write, write_fitted
from render.core.theatres import HEIGHT, WIDTH, Theatre, theatres
from render.core.words import Words
from render.rise_and_fall.map import alt_head, told_of_arrows
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, land_name, words
from render.rise_and_fall.theme import game_of, unit_counter
from render.rise_and_fall.turn_card import shown_as
from rules.core.orders import Arrow, ArrowKind
from rules.core.views import decision_in
from rules.rise_and_fall.game import RiseAndFall

_NEAREST: Final = 4.4
_MOST: Final = 2
_LARGEST: Final = 220.0
"""How near a plan comes, the most theatres on one picture, and the size in pixels of the board of one."""

_TITLE: Final = 46
_COLUMN, _STRIP, _MORE, _LINE = 690, 176, 90, 6
_FEW, _LEAST_ROWS, _MOST_ROWS = 2, 3, 5
_BADGE, _COUNTER, _NAME, _TOLD, _LEAST = 84, 84, 58, 46, 40
_SUBJECT: Final = 27
"""The column of attacks or the strip for a few of them: their sizes, how many they tell of, and what is in them."""

_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack",
    "move": "move",
    "transfer": "move",
    "support": "attack",
}
"""How orders look: all that go against an area look alike, as the text says who leads."""


@dataclass(frozen=True)
class _Attack:
    """An ordered attack: its number, where it goes, the unit that leads it, and how many others support it."""

    number: int
    goal: str
    leader: str
    supports: int


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, the two parts of the board with most attacks as large as they fit.

    Beside them a column tells each attack; moves are left to the text then.
    """
    game, texts = game_of(view), words(locale)
    marches = [March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    attacks = _attacks(arrows)
    if attacks:
        marches = [each for each in marches if each.kind == "attack"]
    shown = Changes(marches=marches, numbers={each.goal: each.number for each in attacks})
    picture = Image.new("RGB", (WIDTH, HEIGHT), PANEL)
    fronts = _main_fronts(shown)
    is_strip = len(attacks) <= _FEW
    wide = WIDTH if is_strip else WIDTH - _COLUMN
    bottom = HEIGHT - _STRIP if attacks and is_strip else HEIGHT
    for spaces, window in zip(fronts, _windows(len(fronts), wide, bottom, is_strip), strict=True):
        left, top, right, below = window
        tile = _theatre(game, texts, shown, spaces, (right - left, below - top))
        picture.paste(tile, (left, top))
        note_joined(picture, tile, (left, top))
    cells = _cells(len(attacks), is_strip, bottom)
    for each, cell in zip(attacks, cells, strict=False):
        _draw_attack(picture, game, texts, each, cell)
    if len(cells) < len(attacks):
        told = texts("plan-more", more=len(attacks) - len(cells))
        write(picture, WIDTH - _COLUMN + 36, HEIGHT - 60, told, Face.STRONG, _TOLD, SECONDARY)
    seat = str(decision_in(view).get("seat", ""))
    draw_report_changes(picture, _plan_title(game, shown, shown_as(seat, game.state), texts), [])
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _attacks(arrows: Sequence[Arrow]) -> list[_Attack]:
    """The ordered attacks, in their order."""
    leaders: dict[str, str] = {}
    for arrow in arrows:
        if arrow.kind == "attack":
            leaders.setdefault(arrow.path[-1], arrow.unit)
    supports = Counter(arrow.path[-1] for arrow in arrows if arrow.kind == "support")
    return [_Attack(number, goal, unit, supports[goal]) for number, (goal, unit) in enumerate(leaders.items(), start=1)]


def _windows(count: int, wide: int, bottom: int, is_strip: bool) -> list[Box]:
    """Where the theatres of war are: side by side above a strip, one below the other beside a column."""
    end = wide if is_strip else bottom
    start = 0 if is_strip else HEAD
    edges = [start + round((end - start) * place / count) for place in range(count + 1)]
    spans = [(one + _LINE if place else one, other) for place, (one, other) in enumerate(itertools.pairwise(edges))]
    return [(one, HEAD, other, bottom) if is_strip else (0, one, wide, other) for one, other in spans]


def _cells(count: int, is_strip: bool, bottom: int) -> list[tuple[float, float, float, float]]:
    """Where the attacks are told: in a strip, or in a column with room for a last line if there are more."""
    if is_strip:
        return [(WIDTH * place / count, bottom, WIDTH * (place + 1) / count, HEIGHT) for place in range(count)]
    rows = min(count, _MOST_ROWS)
    high = (HEIGHT - HEAD - (_MORE if count > rows else 0)) / max(rows, _LEAST_ROWS)
    return [(WIDTH - _COLUMN, HEAD + place * high, WIDTH, HEAD + (place + 1) * high) for place in range(rows)]


def _draw_attack(
    picture: Image.Image, game: RiseAndFall, texts: Words, attack: _Attack, cell: tuple[float, float, float, float]
) -> None:
    """An attack: its number, its goal, and who leads it and how many support it."""
    left, top, right, bottom = cell
    middle, x = (top + bottom) / 2, left + 36
    picture.paste(HAIRLINE, (round(left) + 24, round(top) - 1, round(right) - 24, round(top) + 1))
    badge(attack.number, _BADGE).centre(picture, x + _BADGE / 2, middle)
    counter = unit_counter(attack.leader, game.nation_of(attack.leader))
    counter_sprite(counter, _COUNTER).centre(picture, x + _BADGE + 16 + _COUNTER / 2, middle)
    x += _BADGE + _COUNTER + 40
    room = right - 20 - x
    write_fitted(picture, x, middle - 8, texts.short_name(attack.goal), Face.HEAVY, _NAME, room, INK, least=_LEAST)
    line = _led(attack, room, texts)
    write_fitted(picture, x, middle + 52, line, Face.STRONG, _TOLD, room, PORPHYRY, least=_LEAST)


def _led(attack: _Attack, room: float, texts: Words) -> str:
    """Who leads an attack and how many units support it, as long as there is room."""
    leader = texts.short_name(attack.leader)
    if not attack.supports:
        return leader
    told = texts("plan-supported", unit=leader, count=attack.supports)
    return told if text_width(told, Face.STRONG, _LEAST) <= room else f"{leader} +{attack.supports}"


def _main_fronts(shown: Changes) -> list[Theatre]:
    """The parts of the board with most attacks; without any, those with most marches. The text tells the others."""
    attacks = [each.path for each in shown.marches if each.kind == "attack"]
    ways = attacks or [each.path for each in shown.marches]
    fronts = theatres(base_map(GAME), ways, most=len(ways), largest=_LARGEST)
    found = sorted(fronts, key=lambda spaces: -sum(set(spaces).issuperset(way) for way in ways))
    is_wide = len(found[0] if found else ()) and len(shown.numbers.keys() & set(found[0])) > _FEW
    return found[: 1 if is_wide else _MOST]


def _plan_title(game: RiseAndFall, shown: Changes, player: str, texts: Words) -> str:
    """Whose orders these are and what they attack, with as many names as there is room for."""
    if not shown.numbers:
        return texts("plan-title", player=player) if player else texts("plan-draft")
    peoples = list(dict.fromkeys(each.people for each in shown.marches if each.kind == "attack"))
    who = shown_as(peoples[0], game.state) if len(peoples) == 1 else player
    goals = [texts.short_name(area) for area in shown.numbers]
    titles = [_attacks_told(who, goals, named, texts) for named in range(len(goals), 0, -1)]
    room = WIDTH - 60
    return next((each for each in titles if text_width(each.upper(), Face.TITLE, _TITLE, 2) <= room), titles[-1])


def _attacks_told(who: str, goals: Sequence[str], named: int, texts: Words) -> str:
    """The first of some goals by name, and how many more there are."""
    areas, more = ", ".join(goals[:named]), len(goals) - named
    told = texts("plan-goals-more", areas=areas, more=more) if more else texts("plan-goals", areas=areas, count=named)
    return " · ".join([*([land_name(who, texts)] if who else []), told])


def _theatre(game: RiseAndFall, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int]) -> Image.Image:
    """A theatre of war in a size, with its name."""
    board = base_map(GAME)
    sheet = Sheet(game, texts, shown.near(spaces), *board.frame(spaces, size, nearest=_NEAREST), size)
    sheet.shown.marches = [each for each in sheet.shown.marches if all(map(sheet.is_shown, each.path))]
    ends = {area for each in sheet.shown.marches for area in (each.path[0], each.path[-1])}
    sheet.named, sheet.subject = ends, _SUBJECT
    sheet.bright = ends | set(spaces) & set(sheet.shown.numbers)
    sheet.draw()
    return sheet.picture
