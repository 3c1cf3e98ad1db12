"""The head of a region's map: its name, whose land and fleets are there, and what the signs mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, text_width
from render.core.palette import GOLD, INK, PANEL, PORPHYRY
from render.core.text_panels import write
from render.core.theatres import WIDTH
from render.core.words import Words
from render.italia.capitals import capitals_in, inverted_capitals
from render.italia.signs import (
    capital_sign,
    city_sign,
    fleet_sprite,
    hatched_swatch,
    highland_sign,
    inverted_capital_sign,
    inverted_star_sign,
    leader_sign,
    marsh_sign,
    no_city_sign,
    ruin_sign,
    stack_sprite,
    star_sign,
)
from render.italia.stacks import Stack, Token, navies_at, owners, stacks_at
from render.italia.theme import livery
from rules.italia.game import Italia

_EDGE, _GAP = 18, 5
_ROW, _ABOVE = 64, 6
_MOST_LINES: Final = 2


class _Style(NamedTuple):
    """The sizes of a head: its letters, its signs, and the room between two entries."""

    letters: int
    sign: int
    apart: int

    @property
    def swatch(self) -> int:
        """The size of a sample of stripes, which has no edge of its own."""
        return self.sign - 6


STYLES: Final = (_Style(42, 52, 15), _Style(41, 46, 11), _Style(40, 43, 10))
"""The sizes that are tried until the head has few enough lines: all can be read on a phone."""

_LEAST: Final = _Style(37, 41, 9)
"""The sizes of a head with much to explain."""


class _Entry(NamedTuple):
    """What a sign means; without a sign, a heading.

    ``brief``: what is said where room is short, nothing if it's empty; None if that can't be said shorter.
    """

    sign: Sprite | None
    name: str
    brief: str | None = None
    is_plain: bool = False
    """Whether the sign is a picture of what it means, so that it's left out before a head has a line too many."""

    @property
    def shortened(self) -> _Entry:
        """The entry where room is short."""
        return self if self.brief is None else self._replace(name=self.brief)

    @property
    def least(self) -> _Entry:
        """The entry where room is shortest."""
        return self._replace(name="") if self.is_plain else self.shortened


def _whole(entry: _Entry) -> _Entry:
    return entry


_ATTEMPTS: Final[Sequence[tuple[_Style, Callable[[_Entry], _Entry]]]] = (
    *((style, _whole) for style in STYLES),
    *((style, lambda entry: entry.shortened) for style in (*STYLES, _LEAST)),
    (_LEAST, lambda entry: entry.least),
)
"""The sizes of a head and how short its entries are, until it has few enough lines."""


def region_head(
    game: Italia, heading: str, spaces: Collection[str], texts: Words, wide: int = WIDTH,
    plated: Collection[tuple[str, str]] = (),
) -> Image.Image:  # fmt: skip
    """The head of a region with some spaces, as high as its lines need.

    ``plated``: the spaces where a leader's name is beside his sign, each with his nation.
    """
    room, has_plates = wide - 2 * _EDGE, _leaders(game, spaces) <= {*plated}
    for style, shown in _ATTEMPTS:
        nations = [_Entry(None, heading), *nations_in_key(game, spaces, texts, style)]
        signs = [shown(each) for each in _signs(game, spaces, texts, style, has_plates=has_plates)]
        lines = _lines(nations, [each for each in signs if each.name], room, style)
        if len(lines) <= _MOST_LINES:
            break
    head = Image.new("RGB", (wide, len(lines) * _ROW + 2 * _ABOVE), PANEL)
    head.paste(GOLD, (0, head.height - 4, wide, head.height))
    for place, line in enumerate(lines):
        _draw_line(head, line, _ABOVE + (place + 0.5) * _ROW, style)
    return head


def _width(entry: _Entry, style: _Style) -> float:
    """The width of a sign and what it means; of a heading without a sign."""
    if entry.sign is None:
        return text_width(entry.name, Face.TITLE, style.letters)
    return entry.sign.width + _GAP + text_width(entry.name, Face.STRONG, style.letters)


def _lines(nations: Sequence[_Entry], signs: Sequence[_Entry], room: float, style: _Style) -> list[list[_Entry]]:
    """Nations and signs in one line, or in one each, or else in as few lines as they have room in."""
    together = _filled([*nations, *signs], room, style)
    apart = [*_filled(nations, room, style), *_filled(signs, room, style)]
    if len(together) == 1 or len(apart) > min(len(together), _MOST_LINES):
        return together
    return apart


def _filled(entries: Iterable[_Entry], room: float, style: _Style) -> list[list[_Entry]]:
    """Entries in as few lines as they have room in: a short one may go before a long one that has none."""
    lines, left = list[list[_Entry]](), list[float]()
    for entry in entries:
        wide = _width(entry, style)
        place = next((place for place, free in enumerate(left) if wide <= free), len(lines))
        if place == len(lines):
            lines.append([])
            left.append(room)
        lines[place].append(entry)
        left[place] -= wide + style.apart
    return lines


def _draw_line(picture: Image.Image, entries: Iterable[_Entry], middle: float, style: _Style) -> None:
    """Signs with what they mean."""
    x, base = float(_EDGE), middle + style.letters * 0.34
    for sign, name, *_ in entries:
        if sign is None:
            x += write(picture, x, base, name, Face.TITLE, style.letters, PORPHYRY) + style.apart
            continue
        sign.shown_as("sign").centre(picture, x + sign.width / 2, middle)
        x += sign.width + _GAP
        x += write(picture, x, base, name, Face.STRONG, style.letters, INK) + style.apart


def nations_in_key(game: Italia, spaces: Collection[str], texts: Words, style: _Style) -> Iterator[_Entry]:
    """The nations with counters there, the most units first, with their names: as many units as the counters show."""
    pieces = [piece for space in spaces for piece in game.stack(space)]
    counts = Counter(game.nation_of(piece) for piece in pieces if not game.is_leader(piece))
    present = {game.nation_of(piece) for piece in pieces}
    for nation in sorted(filter(present.__contains__, game.period.order), key=lambda each: -counts[each]):
        kind = Token("legion" if nation in _LEGIONS else "infantry", counts[nation])
        units = Stack(nation, game.seat_of(nation), (kind,))
        sign = stack_sprite(units, style.sign) if counts[nation] else leader_sign(nation, style.sign)
        yield _Entry(sign, texts.short_name(nation))


_LEGIONS: Final = frozenset({"romans", "western-romans", "african-romans", "byzantines"})


def _signs(game: Italia, spaces: Collection[str], texts: Words, style: _Style, *, has_plates: bool) -> Iterator[_Entry]:
    """The signs of areas that are there. ``has_plates``: whether each leader's name is beside his sign."""
    areas = [area for space in spaces if (area := game.data.areas.get(space)) is not None]
    land = [area for area in areas if not area.is_staging]  # boxes have no signs of terrain
    state = game.state
    whole = next((area.id for area in areas if state.cities.get(area.id) == "whole"), "")
    owner = next((game.nation_of(piece) for piece in (game.stack(whole) if whole else ())), "")
    yield from _units(game, [area.id for area in areas], texts, style)
    laden = [navy for space in spaces if space in game.data.seas for navy in navies_at(game, space) if navy.cargo.size]
    if laden:
        yield _Entry(fleet_sprite(laden[0].nation, laden[0].seat, 1, 1, 0, style.sign), texts("key-fleet"))
    leaders = sorted(nation for _, nation in _leaders(game, spaces))
    if leaders:
        yield _Entry(leader_sign(leaders[0], style.sign), texts("key-leader"), "" if has_plates else None)
    yield from _capitals(game, spaces, texts, style)
    if owner:
        yield _Entry(city_sign(owner, style.sign), texts("key-city"))
    if any(state.cities.get(area.id) == "pillaged" for area in areas):
        yield _Entry(ruin_sign(style.sign), texts("key-pillaged"))
    if any(area.terrain == "highland" for area in land):
        yield _Entry(highland_sign(style.sign), texts("key-highland"), is_plain=True)
    if any(area.terrain == "marsh" for area in land):
        yield _Entry(marsh_sign(style.sign), texts("key-marsh"), is_plain=True)
    if any(area.no_city for area in land):
        yield _Entry(no_city_sign(style.sign), texts("key-no-city"))
    holders = owners(game)
    vassal = next((holders[area.id] for area in areas if _controller(game, holders.get(area.id, ""))), "")
    if vassal:
        stripes = livery(_controller(game, vassal)).counter
        yield _Entry(hatched_swatch(style.swatch, livery(vassal).wash, stripes), texts("key-submitted"))


def _units(game: Italia, areas: Iterable[str], texts: Words, style: _Style) -> Iterator[_Entry]:
    """The marks of units that are there: the C of a consular legion, the pale ground of flipped and damaged ones."""
    found = [(stack, token) for area in areas for stack in stacks_at(game, area) for token in stack.tokens]
    for kind, is_reduced, key in _MARKS:
        shown = (stack for stack, token in found if token.kind == kind and token.reduced >= is_reduced)
        stack = next(shown, None)
        if stack is not None:
            sign = stack_sprite(Stack(stack.nation, stack.seat, (Token(kind, 1, is_reduced),)), style.sign)
            yield _Entry(sign, texts(key), texts(f"{key}-brief") if key == _CONSULAR else None)


_CONSULAR: Final = "key-consular-legion"
_MARKS: Final = (
    ("consular-legion", False, _CONSULAR), ("consular-legion", True, "key-flipped"), ("knight", True, "key-damaged"),
)  # fmt: skip
"""The marks of units: the kind, whether it's flipped or damaged, and what the mark means."""


def _capitals(game: Italia, spaces: Collection[str], texts: Words, style: _Style) -> Iterator[_Entry]:
    """What the sign of a capital means; whose it is that of a nation without units there, or in inverted colours."""
    present = {game.nation_of(piece) for space in spaces for piece in game.stack(space)}
    found = capitals_in(game, spaces)
    inverted = inverted_capitals(game, spaces)
    named = [nation for nation in found if nation not in present or nation in inverted]
    plain = [nation for nation in found if nation not in named]
    for nation in plain[:1]:
        yield _Entry(_capital(game, nation, style), texts("key-capital"), "" if named else None)
    for nation in named:
        sign = (_inverted_capital if nation in inverted else _capital)(game, nation, style)
        yield _Entry(sign, texts("key-capital-of", nation=nation))


def _capital(game: Italia, nation: str, style: _Style) -> Sprite:
    return (capital_sign if _has_city(game, nation) else star_sign)(nation, style.sign)


def _inverted_capital(game: Italia, nation: str, style: _Style) -> Sprite:
    return (inverted_capital_sign if _has_city(game, nation) else inverted_star_sign)(nation, style.sign)


def _has_city(game: Italia, nation: str) -> bool:
    """Whether a nation's capital has a city."""
    return game.state.cities.get(game.nation(nation).capital) == "whole"


def _leaders(game: Italia, spaces: Iterable[str]) -> set[tuple[str, str]]:
    """The spaces with leaders on land or aboard, each with their nation."""
    seas = game.data.seas
    found = [(space, stack) for space in spaces if space not in seas for stack in stacks_at(game, space)]
    found += [(sea, navy.cargo) for sea in spaces if sea in seas for navy in navies_at(game, sea)]
    return {(space, stack.nation) for space, stack in found if stack.leaders}


def _controller(game: Italia, nation: str) -> str:
    """The nation to which another one has submitted; empty if it hasn't."""
    return game.nation(nation).controller or "" if nation else ""
