"""The maps that go with a decision: its candidates outlined and lettered, never more of the board than they need."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import (
    FOOT,
    STRIP,
    draw_foot,
    draw_head,
    draw_strip,
    fitting_foot,
    head_height,
)
from render.core.targets import Targets
from render.core.theatres import HEIGHT, WIDTH, Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.rise_and_fall.map import alt_head, told_of_state
from render.rise_and_fall.map_highlights import Changes, pending
from render.rise_and_fall.question_subject import funded, homes, subject
from render.rise_and_fall.region_counts import RegionCounts, counts_told, told_of_regions
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, also_told, words
from render.rise_and_fall.theme import game_of
from rules.core.views import decision_in
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall

_NEAREST, _NEAREST_PART, _ALONE = 4.2, 3.2, 4.8
_MARGIN: Final = 46.0
"""The pixels of the board around the places that a question's picture must show: room for their counters and names."""

_LEAST: Final = 1.01
_FAR: Final = 1.9
"""The magnification below which one picture of all candidates could not be read."""

_PARTS, _PARTS_OF_MANY = 3, 2
_LARGEST: Final = 260.0
"""The width and height in pixels of the board up to which near candidates share one part of a picture."""

_FRONT: Final = 240.0
_BESIDE: Final = 6
"""How many candidates are shown near what a decision is about, if there are too many for letters."""

_MANY: Final = 16
"""With more candidates than these, and nothing that they are near to, a picture counts them by region."""


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The part of the map with what a decision is about and its candidates, or up to three parts if they are apart.

    Candidates without letters are so many that only those nearest to what the decision is about are shown, or those of
    the parts with most of them; if they are a great many, they are counted by region. A decision about no
    place shows the powers or provinces that its options name, or else where the seat's armies face others. All that it
    isn't about is pale, and what isn't on the map, money or units, is drawn large below it.
    """
    game, texts, shown = game_of(view), words(locale), pending(view)
    shown.lands, shown.about_halves = lands_asked(view, game), funded(view, game)
    shown.about_units = any(option["id"] in game.data.kind for option in decision_in(view).get("options", ()))
    shown.only = _only_candidates(view, targets) or homes(view, game)
    shown.targets = near = _shown_of(targets)
    picture = Image.new("RGB", (WIDTH, HEIGHT), FRAME_DARK)
    event, question = parts_of(shown.prompt)
    event = "" if shown.about_halves else event
    items, head = subject(view, game, texts), head_height(event, question)
    strip, seat = STRIP if items else 0, decision_in(view)["seat"]
    framed = _framed(game, shown, near, seat)
    parts = _parts(shown, near, framed, (WIDTH, HEIGHT - head - strip))
    left_out = _left_out(targets, near, parts)
    height = HEIGHT - head - strip - (FOOT if left_out else 0)
    tile, named = _drawn(game, texts, shown, parts, _bright(game, shown, framed, seat), height)
    picture.paste(tile, (0, head))
    note_joined(picture, tile, (0, head))
    draw_head(picture, event, question)
    if left_out:
        left_out = [area for area in targets.spaces if area not in named]
        draw_foot(picture, fitting_foot(_told_of_others(left_out, texts)), strip)
    if items:
        draw_strip(picture, items)
    counted = [told_of_regions(tuple(targets.spaces), texts)] if targets.spaces and not targets.options else []
    told = [alt_head(game, texts), *targets.told(texts), *counted, *told_of_state(game, shown, texts)]
    return finished(picture, f"targets-turn-{game.state.turn}", " ".join(told))


def _shown_of(targets: Targets) -> Targets:
    """The candidates that a picture points out: of too many for letters, those nearest to what is asked about."""
    if targets.options or not targets.about:
        return targets
    return replace(targets, spaces=_only(targets.spaces, _nearest(targets)))


def _told_of_others(areas: Sequence[str], texts: Words) -> list[str]:
    """The candidates that a picture leaves out: by name if they have room in a line, or else counted by region."""
    return [*also_told([texts.short_name(area) for area in areas], texts)[:1], *counts_told(areas, texts)]


def _drawn(
    game: RiseAndFall, texts: Words, shown: Changes, parts: Sequence[Theatre], bright: set[str], height: int
) -> tuple[Image.Image, set[str]]:
    """The part of the map that a decision needs, or several parts side by side; and the areas that it names."""
    shown = replace(shown, prompt="")
    if len(parts) > 1:
        return _tiled(game, texts, shown, parts, bright, height)
    size = WIDTH, height
    if _is_counted(shown.targets):
        counts = RegionCounts(game, texts, shown, *base_map(GAME).frame(parts[0], size, _NEAREST), size)
        counts.told_as = "units" if shown.about_units else "places"
        counts.draw()
        return counts.picture, set(shown.targets.spaces)
    nearest = _ALONE if len(parts[0]) == 1 else _NEAREST
    sheet = Sheet(game, texts, shown, *_frame(parts[0], size, nearest), size)
    sheet.named, sheet.bright = _named(game, shown, bright), bright
    sheet.draw()
    return sheet.picture, {area for area, _ in sheet.labels}


def _frame(areas: Sequence[str], size: tuple[int, int], nearest: float) -> tuple[Point, float]:
    """The middle and the zoom (at most ``nearest``) that fit some areas into a picture of a size."""
    places = [base_map(GAME).spaces[area] for area in areas]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    fits = size[0] / (right - left + 2 * _MARGIN), size[1] / (bottom - top + 2 * _MARGIN)
    return ((left + right) / 2, (top + bottom) / 2), max(min(nearest, *fits), _LEAST)


def _is_counted(targets: Targets) -> bool:
    """Whether candidates are so many, and near nothing in particular, that a picture counts them by region."""
    return not targets.options and not targets.about and len(targets.spaces) > _MANY


def _left_out(targets: Targets, near: Targets, parts: Sequence[Theatre]) -> list[str]:
    """The candidates that no part of the picture points out, so that a line must name them."""
    seen = set(itertools.chain.from_iterable(parts)) if len(parts) > 1 else near.spaces.keys()
    return [area for area in targets.spaces if area not in seen]


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
    if targets.about and targets.spaces:
        return [*targets.about, *_nearest(targets)]
    return [*targets.framed, *shown.only] or front(game, seat, shown.about_halves)


def _only_candidates(view: View, targets: Targets) -> list[str]:
    """The only place that a decision's options name, if it isn't what the decision is about: it needs no letter."""
    named = [option.get("space", "") for option in decision_in(view).get("options", ())]
    known = [area for area in dict.fromkeys(named) if area in rise_data().areas and area not in targets.about]
    return [] if targets.spaces else known[:1]


def _nearest(targets: Targets) -> list[str]:
    """The candidates nearest to what a decision is about."""
    spaces = base_map(GAME).spaces
    x, y = base_map(GAME).middle(targets.about) or (0, 0)

    def away(area: str) -> float:
        return (spaces[area][0] - x) ** 2 + (spaces[area][1] - y) ** 2

    return sorted(targets.spaces, key=away)[:_BESIDE]


def _parts(shown: Changes, targets: Targets, framed: Sequence[str], size: tuple[int, int]) -> list[Theatre]:
    """What a decision needs as one part of the board if it can be read, or as parts of its candidates.

    They are all candidates if those have letters, else those with most of them.
    """
    _, zoom = base_map(GAME).frame(framed, size, _NEAREST)
    if zoom >= _FAR or shown.lands or not targets.framed or _is_counted(targets):
        return [tuple(framed)]
    each = [(area,) for area in targets.framed]
    if targets.options:
        return theatres(base_map(GAME), each, most=_PARTS, largest=_LARGEST)
    found = theatres(base_map(GAME), each, most=len(each), largest=_LARGEST)
    return sorted(found, key=len, reverse=True)[:_PARTS_OF_MANY]


def _tiled(
    game: RiseAndFall, texts: Words, shown: Changes, parts: Sequence[Theatre], bright: set[str], height: int
) -> tuple[Image.Image, set[str]]:
    """The parts of the board with the candidates side by side, and the areas that they name."""
    sizes, named = tile_sizes(len(parts), HEIGHT - height), set[str]()
    tiles = []
    for areas, size in zip(parts, sizes, strict=True):
        targets = replace(shown.targets, spaces=_only(shown.targets.spaces, areas))
        near = replace(shown, targets=targets, about=[area for area in shown.about if area in areas])
        sheet = Sheet(game, texts, near, *base_map(GAME).frame(areas, size, _NEAREST_PART), size)
        sheet.named, sheet.bright = areas, bright.intersection(areas)
        sheet.draw()
        tiles.append(sheet.picture)
        named |= {area for area, _ in sheet.labels}
    picture = joined(tiles, HEIGHT - height)
    tile = picture.crop((0, HEIGHT - height, WIDTH, HEIGHT))
    note_joined(tile, picture, (0, height - HEIGHT))
    return tile, named


def _only(spaces: Mapping[str, str], areas: Sequence[str]) -> dict[str, str]:
    return {area: letter for area, letter in spaces.items() if area in areas}


def _named(game: RiseAndFall, shown: Changes, bright: set[str]) -> set[str]:
    """The areas worth their names: those at issue, and stars. No one chooses between those beside them."""
    if shown.lands:
        return set()
    return {*shown.about, *shown.only, *shown.targets.spaces} | bright.intersection(game.data.stars)


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
