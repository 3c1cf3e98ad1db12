"""The head of a region's map: its name, whose land and fleets are there, and what the signs mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, text_width
from render.core.palette import GOLD, INK, PANEL, PORPHYRY
from render.core.text_panels import write
from render.core.theatres import WIDTH
from render.core.words import Words
from render.italia.signs import (
    capital_sign,
    city_sign,
    fleet_sprite,
    hatched_swatch,
    highland_sign,
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


_STYLES: Final = (_Style(42, 52, 15), _Style(41, 46, 11), _Style(40, 43, 10))
"""The sizes that are tried until the head has few enough lines: all can be read on a phone."""

_Entry = tuple[Sprite | None, str]


def region_head(
    game: Italia, heading: str, spaces: Collection[str], texts: Words, wide: int = WIDTH
) -> Image.Image:  # fmt: skip
    """The head of a region with some spaces, as high as its lines need."""
    for style in _STYLES:
        nations: list[_Entry] = [(None, heading), *_nations(game, spaces, texts, style)]
        signs, room = list(_signs(game, spaces, texts, style)), wide - 2 * _EDGE
        lines = _lines(nations, signs, room, style)
        if len(lines) > _MOST_LINES:  # the map names leaders
            lines = _lines(nations, [each for each in signs if each[1] != texts("key-leader")], room, style)
        if len(lines) <= _MOST_LINES:
            break
    head = Image.new("RGB", (wide, len(lines) * _ROW + 2 * _ABOVE), PANEL)
    head.paste(GOLD, (0, head.height - 4, wide, head.height))
    for place, line in enumerate(lines):
        _draw_line(head, line, _ABOVE + (place + 0.5) * _ROW, style)
    return head


def _width(entry: _Entry, style: _Style) -> float:
    """The width of a sign and what it means; of a heading without a sign."""
    sign, name = entry
    if sign is None:
        return text_width(name, Face.TITLE, style.letters)
    return sign.width + _GAP + text_width(name, Face.STRONG, style.letters)


def _lines(nations: list[_Entry], signs: list[_Entry], room: float, style: _Style) -> list[list[_Entry]]:
    """Nations and signs in one line, or in one each, or else in as few lines as they have room in."""
    together = _filled([*nations, *signs], room, style)
    apart = [*_filled(nations, room, style), *_filled(signs, room, style)]
    return together if len(together) == 1 or len(apart) > min(len(together), _MOST_LINES) else apart


def _filled(entries: list[_Entry], room: float, style: _Style) -> list[list[_Entry]]:
    """Entries in as few lines as they have room in."""
    lines: list[list[_Entry]] = []
    left = 0.0
    for entry in entries:
        if not lines or _width(entry, style) > left:
            lines.append([])
            left = room
        lines[-1].append(entry)
        left -= _width(entry, style) + style.apart
    return lines


def _draw_line(picture: Image.Image, entries: list[_Entry], middle: float, style: _Style) -> None:
    """Signs with what they mean."""
    x, base = float(_EDGE), middle + style.letters * 0.34
    for sign, name in entries:
        if sign is None:
            x += write(picture, x, base, name, Face.TITLE, style.letters, PORPHYRY) + style.apart
            continue
        sign.shown_as("sign").centre(picture, x + sign.width / 2, middle)
        x += sign.width + _GAP
        x += write(picture, x, base, name, Face.STRONG, style.letters, INK) + style.apart


def _nations(game: Italia, spaces: Collection[str], texts: Words, style: _Style) -> Iterator[_Entry]:
    """The nations with units there, the most units first, with their names."""
    counts = {
        nation: sum(game.nation_of(piece) == nation for space in spaces for piece in game.stack(space))
        for nation in game.period.order
    }
    for nation in sorted((each for each in counts if counts[each]), key=lambda each: -counts[each]):
        kind = Token("legion" if nation in _LEGIONS else "infantry", counts[nation])
        yield stack_sprite(Stack(nation, game.seat_of(nation), (kind,)), style.sign), texts.short_name(nation)


_LEGIONS: Final = frozenset({"romans", "western-romans", "african-romans", "byzantines"})


def _signs(game: Italia, spaces: Collection[str], texts: Words, style: _Style) -> Iterator[_Entry]:
    """The signs of areas that are there."""
    areas = [area for space in spaces if (area := game.data.areas.get(space)) is not None]
    land = [area for area in areas if not area.is_staging]  # boxes have no signs of terrain
    state = game.state
    whole = next((area.id for area in areas if state.cities.get(area.id) == "whole"), "")
    owner = next((game.nation_of(piece) for piece in (game.stack(whole) if whole else ())), "")
    consuls = [stack for area in areas for stack in stacks_at(game, area.id) if _has_consular(stack)]
    if consuls:
        legion = Stack(consuls[0].nation, consuls[0].seat, (Token("consular-legion", 1),))
        yield stack_sprite(legion, style.sign), texts("key-consular-legion")
    laden = [navy for space in spaces if space in game.data.seas for navy in navies_at(game, space) if navy.cargo.size]
    if laden:
        yield fleet_sprite(laden[0].nation, laden[0].seat, 1, 1, 0, style.sign), texts("key-fleet")
    leader = _with_leader(game, spaces)
    if leader:
        yield leader_sign(leader, style.sign), texts("key-leader")
    yield from _capitals(game, spaces, texts, style)
    if owner:
        yield city_sign(owner, style.sign), texts("key-city")
    if any(state.cities.get(area.id) == "pillaged" for area in areas):
        yield ruin_sign(style.sign), texts("key-pillaged")
    if any(area.terrain == "highland" for area in land):
        yield highland_sign(style.sign), texts("key-highland")
    if any(area.terrain == "marsh" for area in land):
        yield marsh_sign(style.sign), texts("key-marsh")
    if any(area.no_city for area in land):
        yield no_city_sign(style.sign), texts("key-no-city")
    holders = owners(game)
    vassal = next((holders[area.id] for area in areas if _controller(game, holders.get(area.id, ""))), "")
    if vassal:
        stripes = livery(_controller(game, vassal)).counter
        yield hatched_swatch(style.swatch, livery(vassal).wash, stripes), texts("key-submitted")


def _capitals(game: Italia, spaces: Collection[str], texts: Words, style: _Style) -> Iterator[_Entry]:
    """What the sign of a capital means, and whose those are of nations without units there."""
    present = {game.nation_of(piece) for space in spaces for piece in game.stack(space)}
    found = [nation for nation, facts in game.state.nations.items() if facts.capital in spaces]
    for nation in sorted(found, key=lambda nation: nation not in present)[:1]:
        yield _capital(game, nation, style), texts("key-capital")
    for nation in found:
        if nation not in present:
            yield _capital(game, nation, style), texts.short_name(nation)


def _capital(game: Italia, nation: str, style: _Style) -> Sprite:
    has_city = game.state.cities.get(game.nation(nation).capital) == "whole"
    return (capital_sign if has_city else star_sign)(nation, style.sign)


def _with_leader(game: Italia, spaces: Collection[str]) -> str:
    """A nation with a leader there; empty without one."""
    pieces = (piece for space in spaces for piece in game.stack(space) if game.is_leader(piece))
    return next((game.nation_of(piece) for piece in pieces), "")


def _controller(game: Italia, nation: str) -> str:
    """The nation to which another one has submitted; empty if it hasn't."""
    return game.nation(nation).controller or "" if nation else ""


def _has_consular(stack: Stack) -> bool:
    return any(token.kind == "consular-legion" for token in stack.tokens)
