"""The maps of wars: a player turn's report, and orders before anyone gives them, each theatre of war by itself."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.fonts import Face, text_width
from render.core.layout import note_joined
from render.core.map_sheet import March
from render.core.map_symbols import swatch
from render.core.palette import GOLD, INK, PANEL
from render.core.picture import Picture
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, fitting_foot
from render.core.report_head import HEAD, Change, draw_report_changes
from render.core.text_panels import write_fitted
from render.core.theatres import WIDTH, Theatre, joined, theatres, tile_sizes
from render.core.words import Words, signed
from render.rise_and_fall.map import REGIONS, alt_head, draw_map, nations, told_of_arrows, told_of_state
from render.rise_and_fall.map_highlights import Changes, changes
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, also_told, land_name, words, year_text
from render.rise_and_fall.theme import game_of, livery
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.core.views import decision_in
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.events import PlayerTurnEnded
from rules.rise_and_fall.game import RiseAndFall

_NEAREST, _PLAN_NEAREST = 3.8, 4.4
_MOST: Final = 2
_LARGEST: Final = 220.0
"""How near a report and a plan come, the most theatres on one picture, and the size in pixels of the board of one."""

_BAR, _TEXT, _OUTCOME = 96, 92, 50
"""The height of the bar below a theatre of war, where its text begins, and the size of its letters."""

_LEAST_OUTCOME: Final = 42
_NAMED, _ACTORS = 3, 2
"""The most areas named in a bar, and the most powers in a title."""

_TITLE, _TITLE_ROOM = 44, 780
_INSIDE: Final = 60
_ROME, _STAR = 20, 3
"""How much more than any area Rome weighs, or a star, when a report has room for two theatres of war only."""


_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack",
    "move": "move",
    "transfer": "move",
    "support": "attack",
}
"""How orders look: all that go against an area look alike, as the text says who leads."""


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """A player turn: the theatres of war with most attacks and conquests. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, nations(game))
    shown.marches = _shown_marches(shown)
    found = _main_theatres(shown)
    if not found:
        return draw_map(view, None, locale, told=events)
    places = set(itertools.chain.from_iterable(found))
    shown.marches = [each for each in shown.marches if places.issuperset(each.path)]
    left_out = [area for area in shown.areas if area not in places]
    picture = _tiled(game, texts, shown, found, foot=_elsewhere(game, shown, left_out, texts))
    draw_report_changes(picture, _title(game, events, shown, texts), _balance(game, shown, texts))
    told = [alt_head(game, texts), *told_of_state(game, shown, texts)]
    return finished(picture, f"report-turn-{game.state.turn}", " ".join(told))


def _shown_marches(shown: Changes) -> list[March]:
    """The attacks of a player turn, and the last step into each area that was taken without one."""
    attacks = [each for each in shown.marches if each.kind == "attack"]
    attacked = {each.path[-1] for each in attacks}
    entered = {
        each.path[-1]: March(each.people, each.path[-2:])
        for each in shown.marches
        if each.kind == "move" and each.path[-1] not in attacked and shown.taken.get(each.path[-1]) == each.people
    }
    return [*attacks, *entered.values()]


def _main_theatres(shown: Changes) -> list[Theatre]:
    """The theatres of war where most happened, each with all that its part of the map shows; a line tells the rest."""
    board, fights = base_map(GAME), shown.fights
    size = tile_sizes(_MOST, HEAD)[-1]
    found: list[Theatre] = []
    while fights and len(found) < _MOST:
        apart = theatres(board, fights, most=len(fights), largest=_LARGEST)
        main = max(apart, key=lambda spaces: _weight(set(spaces) & set(shown.areas)))
        centre, zoom = board.frame(main, size, nearest=_NEAREST)
        seen = [fight for fight in fights if _are_seen(fight, centre or (0, 0), zoom, size)]
        told = {area for theatre in found for area in theatre if area in shown.taken}
        areas = dict.fromkeys([*main, *itertools.chain.from_iterable(seen)])
        found.append(tuple(area for area in areas if area not in told))
        fights = [fight for fight in fights if fight[-1] not in found[-1]]
    return found


def _are_seen(spaces: Iterable[str], centre: Point, zoom: float, size: tuple[int, int]) -> bool:
    """Whether a part of the map shows some spaces well inside its edges."""
    (x, y), (wide, high), board = centre, size, base_map(GAME)
    return all(
        abs(board.spaces[space][0] - x) * zoom < wide / 2 - _INSIDE
        and abs(board.spaces[space][1] - y) * zoom < high / 2 - _INSIDE - _BAR
        for space in spaces
    )


def _weight(areas: Iterable[str]) -> int:
    """How much what happened in some areas matters: stars more than other areas, and Rome most."""
    stars = rise_data().stars
    return sum(_ROME if area == "rome" else _STAR if area in stars else 1 for area in areas)


def _elsewhere(game: RiseAndFall, shown: Changes, areas: Sequence[str], texts: Words) -> list[str]:
    """What changed where no theatre of war on the picture shows it, in lines, the longest first; empty if nothing."""
    took: dict[str, list[str]] = {}
    for area in areas:
        if shown.taken.get(area):
            took.setdefault(shown.taken[area], []).append(area)
    if not took:
        return []
    most = sorted(took.items(), key=lambda each: -len(each[1]))
    named = [
        texts.labelled(land_name(_shown_as(game, power), texts), ", ".join(map(texts.short_name, _stars_first(areas))))
        for power, areas in most
    ]
    return [texts("report-elsewhere", told=told) for told in (" · ".join(named), *_shares_told(game, took, texts))]


def _stars_first(areas: Iterable[str]) -> list[str]:
    """Areas in the order of how much they matter."""
    return sorted(areas, key=lambda area: -_weight([area]))


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, the two parts of the board with most attacks as large as they fit.

    Beside attacks, moves are left to the text.
    """
    game, texts = game_of(view), words(locale)
    marches = [March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    goals = list(dict.fromkeys(arrow.path[-1] for arrow in arrows if arrow.kind == "attack"))
    if goals:
        marches = [each for each in marches if each.kind == "attack"]
    shown = Changes(marches=marches, numbers={area: place for place, area in enumerate(goals, 1)})
    fronts = _main_fronts(shown)
    hidden = shown.numbers.keys() - set(itertools.chain.from_iterable(fronts))
    left_out = [f"{number} {texts.short_name(area)}" for area, number in shown.numbers.items() if area in hidden]
    foot = also_told(left_out, texts) if left_out else []
    picture = _tiled(game, texts, shown, fronts, _PLAN_NEAREST, foot)
    seat = str(decision_in(view).get("seat", ""))
    draw_report_changes(picture, _plan_title(game, shown, _shown_as(game, seat), texts), [])
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _main_fronts(shown: Changes) -> list[Theatre]:
    """The parts of the board with most attacks; without any, those with most marches. The text tells the others."""
    attacks = [each.path for each in shown.marches if each.kind == "attack"]
    ways = attacks or [each.path for each in shown.marches]
    fronts = theatres(base_map(GAME), ways, most=len(ways), largest=_LARGEST)
    return sorted(fronts, key=lambda spaces: -sum(set(spaces).issuperset(way) for way in ways))[:_MOST]


def _plan_title(game: RiseAndFall, shown: Changes, player: str, texts: Words) -> str:
    """Whose orders these are and what they attack, with as many names as there is room for."""
    if not shown.numbers:
        return texts("plan-title", player=player) if player else texts("plan-draft")
    peoples = list(dict.fromkeys(each.people for each in shown.marches if each.kind == "attack"))
    who = _shown_as(game, peoples[0]) if len(peoples) == 1 else player
    goals = [texts.short_name(area) for area in shown.numbers]
    titles = [_attacks_told(who, goals, named, texts) for named in range(len(goals), 0, -1)]
    room = WIDTH - 60
    return next((each for each in titles if text_width(each.upper(), Face.TITLE, _TITLE, 2) <= room), titles[-1])


def _attacks_told(who: str, goals: Sequence[str], named: int, texts: Words) -> str:
    """The first of some goals by name, and how many more there are."""
    areas, more = ", ".join(goals[:named]), len(goals) - named
    told = texts("plan-goals-more", areas=areas, more=more) if more else texts("plan-goals", areas=areas, count=named)
    return " · ".join([*([land_name(who, texts)] if who else []), told])


def _tiled(
    game: RiseAndFall,
    texts: Words,
    shown: Changes,
    found: Sequence[Theatre],
    nearest: float = _NEAREST,
    foot: Sequence[str] = (),
) -> Image.Image:
    """The theatres of war on one picture, below its head and above a line with what they leave out."""
    sizes = [(wide, high - (FOOT if foot else 0)) for wide, high in tile_sizes(len(found), HEAD)]
    tiles = [_theatre(game, texts, shown, spaces, size, nearest) for spaces, size in zip(found, sizes, strict=True)]
    picture = joined(tiles, HEAD)
    if foot:
        draw_foot(picture, fitting_foot(foot))
    return picture


def _theatre(
    game: RiseAndFall, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int], nearest: float
) -> Image.Image:
    """A theatre of war in a size, with its name."""
    board = base_map(GAME)
    told = _told_of(game, shown, spaces, texts)
    map_size = size[0], size[1] - (_BAR if told else 0)
    sheet = Sheet(game, texts, shown.near(spaces), *board.frame(spaces, map_size, nearest=nearest), map_size)
    if shown.numbers:
        sheet.shown.marches = [each for each in sheet.shown.marches if all(map(sheet.is_shown, each.path))]
    sheet.heading = "" if shown.numbers else texts(f"region-{_region_of(spaces)}")
    ends = {area for each in sheet.shown.marches for area in (each.path[0], each.path[-1])}
    sheet.named = ends
    sheet.bright = ends | set(spaces) & {*shown.areas, *shown.numbers}
    sheet.draw()
    if not told:
        return sheet.picture
    tile = Image.new("RGB", size, PANEL)
    tile.paste(sheet.picture, (0, 0))
    note_joined(tile, sheet.picture, (0, 0))
    _draw_bar(tile, told)
    return tile


def _told_of(game: RiseAndFall, shown: Changes, spaces: Theatre, texts: Words) -> list[tuple[str, str]]:
    """Who won in a theatre of war, the power that won most first, each with the lines that say so, longest first."""
    took: dict[str, list[str]] = {}
    for area, power in shown.taken.items():
        if area in spaces and power:
            took.setdefault(power, []).append(area)
    fights = Counter(power for area, power in shown.fought.items() if area in spaces)
    if not took:
        return [
            (power, texts("report-won", power=_shown_as(game, power), count=count))
            for power, count in fights.most_common(1)
        ]
    power, areas = max(took.items(), key=lambda each: len(each[1]))
    holder, count = _shown_as(game, power), len(areas)
    counted = (power, texts("report-took", power=holder, count=count))
    brief = power, texts.labelled(land_name(holder, texts), texts("report-areas", count=count, sign="+"))
    named = power, texts("report-took-named", power=holder, areas=tuple(areas))
    if len(took) > 1:
        return _rome_told(game, took, texts) or [(power, line) for line in _shares_told(game, took, texts)]
    alike = any(texts.name(area) == texts.name(holder) for area in areas)
    return [named, counted, brief] if count <= _NAMED and not alike else [counted, brief]


def _rome_told(game: RiseAndFall, took: Mapping[str, Sequence[str]], texts: Words) -> list[tuple[str, str]]:
    """Who took Rome, and how many other areas each power took; nothing if Rome wasn't taken."""
    taker = next((power for power, areas in took.items() if "rome" in areas), None)
    if taker is None:
        return []
    holder, own = _shown_as(game, taker), _stars_first(took[taker])
    others = {power: areas for power, areas in took.items() if power != taker}
    named = texts("report-took-named", power=holder, areas=tuple(own))
    told = [named] if len(own) <= _NAMED else []
    told.append(f"{texts('report-took-named', power=holder, areas=('rome',))} ({signed(len(own))})")
    if others:
        told = [f"{line} · {share}" for line in told for share in _shares_told(game, others, texts)]
    return [(taker, line) for line in told]


def _shares_told(game: RiseAndFall, took: Mapping[str, Sequence[str]], texts: Words) -> list[str]:
    """How many areas each of several powers took, the one that took most first; then shorter, then the first ones."""
    most = sorted(took.items(), key=lambda each: -len(each[1]))
    named = [(land_name(_shown_as(game, power), texts), len(areas)) for power, areas in most]
    counts = [texts.labelled(name, texts("report-areas", count=count, sign="+")) for name, count in named]
    brief = [f"{name} {signed(count)}" for name, count in named]
    return [" · ".join(counts), *(" · ".join(brief[:count]) for count in range(len(brief), 0, -1))]


def _draw_bar(tile: Image.Image, told: Sequence[tuple[str, str]]) -> None:
    """The outcome in words below a theatre of war, beside the winner's colour."""
    top, room = tile.height - _BAR, tile.width - _TEXT - 20
    fitting = (each for each in told if text_width(each[1], Face.STRONG, _LEAST_OUTCOME) <= room)
    power, line = next(fitting, told[-1])
    tile.paste(GOLD, (0, top, tile.width, top + 4))
    swatch(livery(power).counter, 52).put(tile, 22, top + (_BAR - 48) // 2)
    write_fitted(tile, _TEXT, top + 66, line, Face.STRONG, _OUTCOME, room, INK, least=_LEAST_OUTCOME)


def _region_of(spaces: Theatre) -> str:
    """The region nearest to the middle of a theatre."""
    board = base_map(GAME)
    middle = board.middle(spaces) or (0, 0)
    return min(REGIONS, key=lambda region: math.dist(middle, board.middle(REGIONS[region]) or (0, 0)))


def _title(game: RiseAndFall, events: Iterable[Event], shown: Changes, texts: Words) -> str:
    """That Rome has fallen, or who fought most where the report shows it, or else whose turn it was; and the year."""
    year = year_text(game.year, texts)
    if shown.held.get("rome") == "rome" and shown.taken["rome"]:
        return " · ".join([texts("report-rome-fell"), year])
    fought = Counter(each.people for each in shown.marches if each.kind == "attack")
    players = [event.player for event in events if isinstance(event, PlayerTurnEnded)]
    actors = [power for power, _ in fought.most_common(_ACTORS)] or players[-1:]
    names = [land_name(_shown_as(game, power), texts) for power in actors]
    both = " · ".join([*names, year])
    return both if text_width(both.upper(), Face.TITLE, _TITLE, 2) <= _TITLE_ROOM else " · ".join([*names[:1], year])


def _balance(game: RiseAndFall, shown: Changes, texts: Words) -> list[Change]:
    """What each power won and lost in all, the ones with most changes first."""
    areas, stars = Counter[str](), Counter[str]()
    for area, power in shown.taken.items():
        worth = area in rise_data().stars
        areas[power] += 1
        areas[shown.held[area]] -= 1
        stars[power] += worth
        stars[shown.held[area]] -= worth
    changed = sorted((power for power in areas if power), key=lambda power: (-abs(areas[power]), power))
    return [
        Change(texts.name(_shown_as(game, power)), livery(power).counter, told=_told(areas[power], stars[power], texts))
        for power in changed
        if areas[power] or stars[power]
    ]


def _told(areas: int, stars: int, texts: Words) -> tuple[tuple[str, int], ...]:
    """The balance of areas and of stars in words."""
    balance = {"areas": areas, "stars": stars}
    return tuple(
        (texts(f"report-{key}", count=abs(n), sign="+" if n > 0 else "−"), n) for key, n in balance.items() if n
    )


def _shown_as(game: RiseAndFall, power: str) -> str:
    return SASSANIDS if power == "parthia" and game.state.sassanid else power
