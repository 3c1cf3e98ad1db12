"""The maps that go with a decision: its candidates outlined and lettered, never more of the board than they need."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Box, finished
from render.core.fonts import Face, text_width
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK, GOLD
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import STRIP, Item, draw_head, draw_strip, head_height
from render.core.targets import NO_TARGETS, Targets
from render.core.theatres import HEIGHT, WIDTH, Theatre, theatres
from render.core.words import Words
from render.rise_and_fall import letter_list, region_counts
from render.rise_and_fall.answers import MENUS, answer_letters, place_lettered, told_of_answers
from render.rise_and_fall.letter_list import Lettered, Row
from render.rise_and_fall.map import alt_head, told_of_state
from render.rise_and_fall.map_highlights import Changes, pending
from render.rise_and_fall.menu_sheet import draw_menu, menu_answers
from render.rise_and_fall.question_subject import funded, homes, subject
from render.rise_and_fall.region_counts import Group, Part, RegionCounts, told_of_groups
from render.rise_and_fall.sheet import Sheet, frame, size_of_counters
from render.rise_and_fall.texts import GAME, words
from render.rise_and_fall.theme import game_of, unit_counter
from rules.core.views import decision_in
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall

_NEAREST, _NEAREST_PART, _ALONE = 5.4, 3.6, 6.0
_MARGIN: Final = 46.0
"""The pixels of the board around the places that a question's picture must show: room for their counters and names."""

_FAR, _FAR_LISTED = 1.9, 1.35
"""The magnification below which one picture of all candidates could not be read, without letters and with them."""

_MOST_REGIONS, _LONGEST_HEADING = 2, 20
"""The most regions and letters in the heading of a window."""

_BESIDE_HEADING: Final = 44
"""The pixels beside a heading in its window."""

_EAST: Final = frozenset({"pontus-armenia", "syria-mesopotamia", "iran", "steppe", "transoxiana", "graecia-asia"})
"""The regions with one name together, for a window in which none of them has most of the areas."""

_PARTS: Final = 4
_UPPER, _LINE = 0.74, 6
"""The share of the upper row of several windows, and the line between them."""

_LARGEST: Final = 260.0
"""The width and height in pixels of the board up to which near candidates share one part of a picture."""

_OF_STARS: Final = frozenset({"looter", "found-or-loot", "rebuild", "quiet-stars"})
"""The topics of decisions about stars: only their pictures show them."""

_OF_LANDS: Final = frozenset({"emperor-province", "reliability"})
"""The topics of decisions about whole provinces or powers."""

_FRONT: Final = 140.0
_MOST_NAMED, _CROWDED = 6, 170
"""The most candidates with names on the map, and the pixels between two that have no room for their names."""

_TWO, _OFF_MIDDLE = 2, 2.5
"""How many units are a choice, and the part of a picture's width, one in so many, in which a place is at its edge."""

_MARGIN_PART: Final = 44.0
"""The pixels of the board around the places in one of several windows: they have letters only."""


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The picture of a decision: its answers in rows if it's about no place, or else a map with its candidates."""
    game, texts = game_of(view), words(locale)
    shown = _asked(view, game, targets)
    event, question = parts_of(shown.prompt)
    prompt = "" if shown.about_halves else event, question
    answers, items = menu_answers(decision_in(view), game, texts), subject(view, game, texts)
    picture = (
        draw_menu(prompt, answers, answer_letters(view), items)
        if answers
        else _draw_map(view, game, texts, shown, prompt, items)
    )
    counts = _counts(view, game, texts, shown)
    lettered = [told_of_groups(counts, texts)] if counts else shown.targets.told(texts) or told_of_answers(view, texts)
    told = [alt_head(game, texts), *lettered, *told_of_state(game, shown, texts)]
    return finished(picture, f"targets-turn-{game.state.turn}", " ".join(told))


def _asked(view: View, game: RiseAndFall, targets: Targets) -> Changes:
    """What a decision is about: its targets, or else its only place, or the powers or provinces that it names."""
    shown, letters, topic = pending(view), answer_letters(view), decision_in(view).get("topic")
    shown.lands, shown.about_halves = lands_asked(view, game), funded(view, game)
    shown.about_stars = topic in _OF_STARS
    alone = place_lettered(view)
    targets = alone if alone.spaces else targets
    shown.only = [] if targets.spaces else homes(view, game)
    if len(shown.only) == len(letters) == 1:
        shown.coming = dict(zip(shown.only, letters, strict=True))
        shown.coming_letters = dict(zip(shown.only, letters.values(), strict=True))
    shown.targets = NO_TARGETS if topic in MENUS else targets
    shown.about = [] if topic in MENUS else shown.about
    return shown


def _draw_map(
    view: View, game: RiseAndFall, texts: Words, shown: Changes, prompt: tuple[str, str], items: Sequence[Item]
) -> Image.Image:
    """The part of the map with what a decision is about and its candidates, or up to four parts if they are apart.

    Candidates too many for letters have those of their regions. All that the decision isn't about is pale, and what
    isn't on the map, money or units, is drawn large below it.
    """
    near, seat, head, strip = shown.targets, decision_in(view)["seat"], head_height(*prompt), STRIP if items else 0
    framed, counts = _framed(game, shown, near, seat), _counts(view, game, texts, shown)
    units = _at_the_edge(view, game, framed, texts)
    items, strip = ([], 0) if units else (items, strip)
    if counts:
        return _draw_counted(game, texts, shown, counts, prompt)
    high = HEIGHT - head - strip
    rows = units or _listed(view, game, near, framed, (WIDTH, high), texts)
    size = (
        (WIDTH - letter_list.width(rows.values()), max(high, letter_list.least_height(rows.values())))
        if rows
        else (WIDTH, high)
    )
    picture = Image.new("RGB", (WIDTH, HEIGHT - high + size[1]), FRAME_DARK)
    bright = _bright(game, shown, framed, seat)
    tile = _drawn(
        game, texts, shown, _parts(shown, near, framed, size), bright, size, Lettered if rows and not units else Sheet
    )
    picture.paste(tile, (0, head))
    note_joined(picture, tile, (0, head))
    draw_head(picture, *prompt)
    if items:
        draw_strip(picture, items)
    if rows:
        letter_list.draw(picture, rows, (size[0], head, WIDTH, head + size[1]))
    return picture


def _draw_counted(
    game: RiseAndFall, texts: Words, shown: Changes, counts: Sequence[Group], prompt: tuple[str, str]
) -> Image.Image:
    """The map with the letters of regions or provinces, in two windows if they're far apart, and a list beside it."""
    rows, head = {group.key: group.row for group in counts}, head_height(*prompt)
    left = WIDTH - letter_list.width(rows.values())
    high = max(HEIGHT - head, letter_list.least_height(rows.values()))
    parts = region_counts.parts(counts, shown.about, (left, high), _NEAREST)
    high = max(part.bottom for part in parts)
    picture = Image.new("RGB", (WIDTH, head + high), GOLD)
    for part in parts:
        tile = _counted(game, texts, replace(shown, about=[*part.about]), part)
        picture.paste(tile, (part.left, head + part.top))
        note_joined(picture, tile, (part.left, head + part.top))
    draw_head(picture, *prompt)
    letter_list.draw(picture, rows, (left, head, WIDTH, head + high))
    return picture


def _listed(
    view: View, game: RiseAndFall, near: Targets, framed: Sequence[str], size: tuple[int, int], texts: Words
) -> Mapping[str, Row]:
    """The rows of candidates that a list names, as they are many or crowded; none if the map does."""
    if not near.options:
        return {}
    _, zoom = frame(framed, size, _NEAREST, _MARGIN)
    spots = [base_map(GAME).spaces[area] for area in dict.fromkeys([*near.about, *near.spaces])]
    apart = min((math.dist(*pair) for pair in itertools.combinations(spots, 2)), default=math.inf) * zoom
    if len(near.spaces) <= _MOST_NAMED and apart > _CROWDED and zoom >= _FAR:
        return {}
    units = {area: unit_counter(unit, game.nation_of(unit)) for unit, area in _units_asked(view, game).items()}
    return {area: Row(letter, texts.short_name(area), units.get(area)) for area, letter in near.spaces.items()}


def _at_the_edge(view: View, game: RiseAndFall, framed: Sequence[str], texts: Words) -> Mapping[str, Row]:
    """The rows of units in one place at the left or right edge of the board: a list leaves a map with its middle there.

    Below a wide map, the place would be at the edge of the picture. None for other questions.
    """
    units, letters, board = _units_asked(view, game), answer_letters(view), base_map(GAME)
    if len(framed) != 1 or len(units) < _TWO or set(units.values()) != {*framed} or not letters.keys() >= units.keys():
        return {}
    x = board.spaces[framed[0]][0]
    if min(x, board.size[0] - x) > WIDTH / _ALONE / _OFF_MIDDLE:
        return {}
    return {
        unit: Row(letters[unit], texts.short_name(unit), unit_counter(unit, game.nation_of(unit))) for unit in units
    }


def _counts(view: View, game: RiseAndFall, texts: Words, shown: Changes) -> Sequence[Group]:
    """The provinces to choose from, or candidates by region if they're too many for letters of their own."""
    if decision_in(view).get("topic") in _OF_LANDS:
        return region_counts.lettered_lands(shown.lands, answer_letters(view), game, texts)
    if not _is_counted(shown.targets):
        return []
    return region_counts.groups(view, texts)


def _units_asked(view: View, game: RiseAndFall) -> Mapping[str, str]:
    """The units that a decision names, and where they are."""
    options = decision_in(view).get("options", ())
    found = {each["id"].partition("@")[0]: each.get("space", "") for each in options}
    return {unit: space for unit, space in found.items() if unit in game.data.kind}


def _drawn(
    game: RiseAndFall,
    texts: Words,
    shown: Changes,
    parts: Sequence[Theatre],
    bright: set[str],
    size: tuple[int, int],
    kind: type[Sheet],
) -> Image.Image:
    """The part of the map that a decision needs, or several parts side by side."""
    shown = replace(shown, prompt="")
    if len(parts) > 1:
        return _tiled(game, texts, shown, parts, bright, size)
    nearest = _ALONE if len(parts[0]) == 1 else _NEAREST
    sheet = kind(game, texts, shown, *frame(parts[0], size, nearest, _MARGIN), size)
    sheet.named, sheet.bright, sheet.starred = _named(game, shown, bright), bright, shown.about_stars
    sheet.subject = size_of_counters(sheet, [area for area in bright if game.at(area)])
    sheet.draw()
    return sheet.picture


def _counted(game: RiseAndFall, texts: Words, shown: Changes, part: Part) -> Image.Image:
    """A part of the map with candidates by region or province."""
    found = part.window
    sheet = RegionCounts(game, texts, replace(shown, prompt=""), found.centre, found.zoom, found.size)
    sheet.groups = part.groups
    sheet.draw()
    return sheet.picture


def _is_counted(targets: Targets) -> bool:
    """Whether candidates are too many for letters, so that a picture counts them by region."""
    return bool(targets.spaces) and not targets.options


def _bright(game: RiseAndFall, shown: Changes, framed: Sequence[str], seat: str) -> set[str]:
    """The areas that a decision is about: those at issue, or else those of the seat."""
    issue = {*shown.about, *shown.only, *shown.targets.spaces, *itertools.chain.from_iterable(shown.lands.values())}
    return issue or {area for area, power in game.state.control.items() if power == seat} or set(framed)


def _framed(game: RiseAndFall, shown: Changes, targets: Targets, seat: str) -> Sequence[str]:
    """The areas that a picture of a decision must show."""
    if shown.lands:
        return _near_lands(shown.lands)
    if targets.options:
        return targets.framed
    if _is_counted(targets):
        return [*targets.about, *targets.spaces]
    return [*targets.framed, *shown.only] or front(game, seat, shown.about_halves)


def _parts(shown: Changes, targets: Targets, framed: Sequence[str], size: tuple[int, int]) -> list[Theatre]:
    """What a decision needs as one part of the board if it can be read, or as parts of its candidates."""
    _, zoom = base_map(GAME).frame(framed, size, _NEAREST)
    if zoom >= (_FAR_LISTED if targets.options else _FAR) or shown.lands or not targets.framed or _is_counted(targets):
        return [tuple(framed)]
    return theatres(base_map(GAME), [(area,) for area in targets.framed], most=_PARTS, largest=_LARGEST)


def _tiled(
    game: RiseAndFall, texts: Words, shown: Changes, parts: Sequence[Theatre], bright: set[str], size: tuple[int, int]
) -> Image.Image:
    """The parts of the board with the candidates beside each other."""
    picture, headed = Image.new("RGB", size, GOLD), headings(parts, texts)
    for areas, (left, top, right, bottom) in zip(parts, _windows(parts, size), strict=True):
        targets = replace(shown.targets, spaces=_only(shown.targets.spaces, areas))
        near = replace(shown, targets=targets, about=[area for area in shown.about if area in areas])
        window = right - left, bottom - top
        sheet = Lettered(game, texts, near, *frame(areas, window, _NEAREST_PART, _MARGIN_PART), window)
        sheet.bright, sheet.bystanders = bright.intersection(areas), False
        sheet.heading = _fitting(headed.get(areas, ""), right - left)
        sheet.draw()
        picture.paste(sheet.picture, (left, top))
        note_joined(picture, sheet.picture, (left, top))
    return picture


def headings(parts: Sequence[Theatre], texts: Words) -> dict[Theatre, str]:
    """The names of single candidates, and the regions in other windows."""
    alone = {part: texts.short_name(part[0]) for part in parts if len(part) == 1}
    several = [part for part in parts if part not in alone]
    main = {next(iter(region_counts.by_region(part))): part for part in several}
    return alone | {part: _regions_told(part, {each for each in main if main[each] != part}, texts) for part in several}


def _fitting(heading: str, wide: int) -> str:
    """A heading, or only its first region in a window that is too narrow for all."""
    room = wide - 2 * _BESIDE_HEADING
    return heading if text_width(heading, Face.STRONG, Sheet.heading_letters) <= room else heading.partition(" · ")[0]


def _regions_told(part: Theatre, others: Collection[str], texts: Words) -> str:
    """The regions in a window with most of its areas, as long as they have room, without those of ``others``."""
    first, *more = region_counts.by_region(part)
    regions = [texts(f"region-{each}") for each in (first, *more) if each == first or each not in others][
        :_MOST_REGIONS
    ]
    told = " · ".join(regions)
    if len(told) <= _LONGEST_HEADING:
        return told
    found = region_counts.by_region(part)
    is_mixed = 2 * len(found[first]) <= len(part) and found.keys() <= _EAST
    return texts("region-east") if is_mixed else regions[0]


def _windows(parts: Sequence[Theatre], size: tuple[int, int]) -> list[Box]:
    """Where the parts of the board are: those with several candidates in the upper row, single ones small below."""
    single = [part for part in parts if len(part) == 1]
    several = [part for part in parts if len(part) > 1]
    width, height = size
    upper = height if not single else round(height * _UPPER) if several else 0
    boxes: dict[Theatre, Box] = {}
    for row, top, bottom in ((several, 0, upper), (single, upper, height)):
        row.sort(key=lambda part: base_map(GAME).middle(part) or (0, 0))
        edges = _split([_wide(part) for part in row], width)
        for part, (left, right) in zip(row, edges, strict=True):
            boxes[part] = left and left + _LINE, top and top + _LINE, right, bottom
    return [boxes[part] for part in parts]


def _wide(part: Theatre) -> float:
    """How many pixels of the board a part of it is wide."""
    across = [base_map(GAME).spaces[area][0] for area in part]
    return max(across) - min(across) + 2 * _MARGIN_PART


def _split(shares: Sequence[float], width: int) -> list[tuple[int, int]]:
    """The width of a picture split by some shares, as left and right edges."""
    sums = [0.0, *itertools.accumulate(shares)]
    edges = [round(width * each / (sums[-1] or 1)) for each in sums]
    return list(itertools.pairwise(edges))


def _only(spaces: Mapping[str, str], areas: Sequence[str]) -> dict[str, str]:
    return {area: letter for area, letter in spaces.items() if area in areas}


def _named(game: RiseAndFall, shown: Changes, bright: set[str]) -> set[str]:
    """The areas worth their names: those at issue and stars."""
    if shown.lands:
        return set()
    issue = {*shown.about, *shown.only, *shown.targets.spaces}
    return issue | {area for area in bright if area in game.data.stars}


def front(game: RiseAndFall, seat: str, halves: Collection[str] = ()) -> Theatre:
    """Where the armies of a seat, in some ``halves`` of Rome or all, face those of others: the part with most."""
    pairs = [
        (area, path.to)
        for area, power in game.state.control.items()
        if power == seat and game.at(area) and (not halves or game.data.areas[area].half in halves)
        for path in game.data.areas[area].paths
        if not path.sea and game.state.control.get(path.to) != seat and game.at(path.to)
    ]
    held = [(area,) for area, power in game.state.control.items() if power == seat] or [("rome",)]
    found = theatres(base_map(GAME), pairs or held, most=len(pairs or held), largest=_FRONT)
    return max(found, key=len)


def lands_asked(view: View, game: RiseAndFall) -> dict[str, tuple[str, ...]]:
    """The powers or provinces that a decision's options name, each with its areas; none if they name places."""
    options = decision_in(view).get("options", ())
    if any(option.get("space") for option in options) or decision_in(view).get("about"):
        return {}
    data, found = rise_data(), {}
    for option in options:
        for name in option["id"].split(":"):
            held = tuple(area for area, power in game.state.control.items() if power == name)
            lands = data.areas_of_province.get(name) or held
            if lands:
                found[name] = lands
    return found


def _near_lands(lands: Mapping[str, Sequence[str]]) -> list[str]:
    """The areas along the frontiers between some lands; of a land apart from the others, all."""
    of = {area: name for name, areas in lands.items() for area in areas}
    areas = rise_data().areas
    beside = [area for area in of for path in areas[area].paths if path.to in of and of[path.to] != of[area]]
    touched = Counter(of[area] for area in beside)
    return [*dict.fromkeys(beside), *(area for area, name in of.items() if not touched[name])]
