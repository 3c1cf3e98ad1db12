"""What every board and picture must meet. Each check returns its failures by name, so that known ones can be listed.

Boards are checked from their data and built map, pictures from their recorded layouts. No check knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Final

from PIL import Image

from data import load_json
from render.core.basemap import base_map
from render.core.labels import overlaps
from render.core.layout import Ground, Layout, Part
from render.core.palette import Colour, on_land
from tests.render.colour_vision import Deficiency, distance, seen_by

Box = tuple[int, int, int, int]

LEAST_DIFFERENCE: Final = 9.0
"""The least distance between the tints of neighbours for every reader."""

LEAST_LETTERS: Final = 9.0
"""The least font size in pixels of a part of a map that is shown 360 pixels wide."""

SIGHTS: Final[tuple[Deficiency | None, ...]] = (None, "protan", "deutan", "tritan")
LINES: Final = frozenset({"sea", "coast", "strait", "staging", "entry", "line"})
"""Kinds of links that a line shows, so their spaces need not touch."""

_PHONE: Final = 360
_TOLERANCE: Final = 1
"""Pixels by which boxes may overlap: soft edges and rounding."""

_REACH: Final = 5
"""Pixels around a space's position in which its own area must be most common."""

_SHARED: Final = 3
"""The number of pairs of pixels from which two areas touch, at half size."""

_OBSTACLES: Final = ("name", "sign", "counter", "letter", "plate", "arrowhead")
_SOLID: Final = ("sign", "counter", "letter")


def tint_failures(ground: Ground) -> set[str]:
    """Pairs of neighbouring owners whose tints some readers can't tell apart.

    Without owners, areas of the same tint have the same owner.
    """
    found = set()
    for (one, tint), (other, beside) in neighbouring_tints(ground):
        for sight in SIGHTS:
            if difference(tint, beside, sight) < LEAST_DIFFERENCE:
                found.add(f"tints: {one} and {other}, {sight or 'normal'} sight")
    return found


def difference(one: Colour, other: Colour, sight: Deficiency | None) -> float:
    """How far two tints are apart on the land, for a reader with normal sight or a deficiency."""
    seen = [seen_by(each, sight) if sight else each for each in (on_land(one), on_land(other))]
    return distance(*seen)


def neighbouring_tints(ground: Ground) -> list[tuple[tuple[str, Colour], tuple[str, Colour]]]:
    """The pairs of different owners with neighbouring areas, each with its tint, in alphabetical order."""
    pairs = set()
    for one, other in touching(ground.board):
        owned = sorted((_owner(ground, area), tint) for area in (one, other) if (tint := ground.tints.get(area)))
        if len(owned) == 2 and owned[0][0] != owned[1][0]:
            pairs.add((owned[0], owned[1]))
    return sorted(pairs)


def _owner(ground: Ground, area: str) -> str:
    tint = ground.tints.get(area)
    return str(tint) if ground.owners is None else ground.owners.get(area, "")


@cache
def touching(board: str) -> frozenset[tuple[str, str]]:
    """The pairs of areas of a board that touch, in alphabetical order."""
    chart = base_map(board)
    index = chart.overview({}).index
    half = index.resize((index.width // 2, index.height // 2), Image.Resampling.NEAREST)
    pixels, width = half.tobytes(), half.width
    found: Counter[tuple[int, int]] = Counter()
    for step in (1, width, 2, 2 * width):
        found.update(zip(pixels, pixels[step:], strict=False))
    names = {number: area for area, number in chart.areas.items()}
    totals: Counter[tuple[str, str]] = Counter()
    for (one, other), count in found.items():
        if one != other and one in names and other in names:
            totals[_pair(names[one], names[other])] += count
    return frozenset(pair for pair, count in totals.items() if count >= _SHARED)


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def board_failures(board: str) -> set[str]:
    """Signs off their own area, links whose areas don't touch and have no line, and areas that touch without a link."""
    return {*_signs_off_their_area(board), *_links_without_contact(board)}


def _signs_off_their_area(board: str) -> Iterator[str]:
    chart = base_map(board)
    index = chart.overview({}).index
    for space, number in chart.areas.items():
        if space not in chart.spaces:
            continue
        x, y = (round(each) for each in chart.spaces[space])
        around = index.crop((x - _REACH, y - _REACH, x + _REACH + 1, y + _REACH + 1)).tobytes()
        commonest, _ = Counter(around).most_common(1)[0]
        if commonest != number:
            yield f"sign off its area: {space}"


def _links_without_contact(board: str) -> Iterator[str]:
    areas = base_map(board).areas
    links: dict[tuple[str, str], str] = {
        _pair(str(link["a"]), str(link["b"])): str(link["kind"]) for link in load_json(board, "board.json")["links"]
    }
    for (one, other), kind in links.items():
        if one in areas and other in areas and kind not in LINES and (one, other) not in touching(board):
            yield f"linked but apart: {one} and {other}"
    for one, other in touching(board):
        if (one, other) not in links:
            yield f"touching without a link: {one} and {other}"


def picture_failures(layout: Layout) -> set[str]:
    """Everything wrong with one picture, apart from its tints."""
    return {
        *_covered_names(layout.parts), *_hidden_signs(layout.parts), *_cut_off(layout), *_shortened(layout.parts),
        *_small_letters(layout),
    }  # fmt: skip


def _covered_names(parts: Iterable[Part]) -> Iterator[str]:
    """Names that share pixels with a name, sign, counter, plate or arrowhead."""
    relevant = [part for part in parts if part.kind in _OBSTACLES]
    for one, other in combinations(relevant, 2):
        if "name" not in (one.kind, other.kind) or not overlaps(_shrunk(one.box), other.box):
            continue
        name, obstacle = (one, other) if one.kind == "name" else (other, one)
        yield f"name over a {obstacle.kind}: {name.text}{_beside(obstacle)}"


def _beside(part: Part) -> str:
    return f" ({part.text})" if part.text else ""


def _hidden_signs(parts: list[Part]) -> Iterator[str]:
    """Signs and counters of spaces under a plate that was drawn later."""
    for place, part in enumerate(parts):
        if part.kind not in _SOLID or not part.text:
            continue
        for later in parts[place + 1 :]:
            if later.kind == "plate" and overlaps(_shrunk(part.box), later.box):
                yield f"{part.kind} under a plate: {part.text}"
                break


def _cut_off(layout: Layout) -> Iterator[str]:
    for part in layout.parts:
        left, top, right, bottom = part.box
        inside = right > 0 and bottom > 0 and left < layout.width and top < layout.height
        is_cut = left < 0 or top < 0 or right > layout.width or bottom > layout.height
        if inside and is_cut:
            yield f"{part.kind} cut off: {part.text or 'unnamed'}"


def _shortened(parts: Iterable[Part]) -> Iterator[str]:
    for part in parts:
        if part.letters and part.text.endswith("…"):
            yield f"{part.kind} shortened: {part.text}"


def _small_letters(layout: Layout) -> Iterator[str]:
    """Kinds of parts with small letters on a focus crop."""
    if layout.ground is None or layout.ground.zoom <= 1:
        return
    share = _PHONE / layout.width
    for kind in sorted({part.kind for part in layout.parts if 0 < part.letters * share < LEAST_LETTERS}):
        yield f"letters under {LEAST_LETTERS:.0f} px at {_PHONE} px: {kind}"


def _shrunk(box: Box) -> Box:
    left, top, right, bottom = box
    return left + _TOLERANCE, top + _TOLERANCE, right - _TOLERANCE, bottom - _TOLERANCE


def by_sort(failures: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """How many failures of each sort there are; the sort is what comes before the colon."""
    sorts = Counter(failure.partition(":")[0] for each in failures.values() for failure in each)
    return dict(sorted(sorts.items()))
