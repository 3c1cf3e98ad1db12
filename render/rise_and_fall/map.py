"""The map of Rise and Fall: control, stars, units, ruins and revolts, ways and borders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Pen, Point, Sprite, finished, smooth
from render.core.counters import counter_sprite, stack_sprite
from render.core.fonts import Face
from render.core.icons import icon, paste_icon
from render.core.legends import Key, fitted_legend, land_swatch, sign_key
from render.core.map_sheet import MapSheet
from render.core.map_symbols import battle, desolation, swatch
from render.core.palette import (
    BRIGHT_GOLD,
    COAST_INK,
    GAIN,
    INK,
    IVORY,
    LOSS,
    PORPHYRY,
    SECONDARY,
    Colour,
    rgb,
)
from render.core.picture import Picture
from render.core.posts import View
from render.core.targets import Targets
from render.core.text_panels import panel, pill, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.map_highlights import Changes, changes, pending
from render.rise_and_fall.texts import GAME, say, words, year_text
from render.rise_and_fall.theme import game_of, kind_counter, livery, tints, unit_counter
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.text import Argument
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS, Area, Path, rise_data
from rules.rise_and_fall.game import RiseAndFall

REGIONS: Mapping[str, tuple[str, ...]] = {
    "italia": ("rome", "ravenna", "tarentum"),
    "gallia": ("lugdunum", "lutetia", "massilla"),
    "hispania": ("toletum", "emerita", "tarraco"),
    "britannia-isles": ("iceni", "caledonia", "hibernia"),
    "germania-lands": ("teutones", "marcomanni"),
    "danube": ("siscia", "viminacium", "sarmizegetusa"),
    "graecia-asia": ("byzantium", "athens", "pergamum"),
    "pontus-armenia": ("trapezus", "artashat"),
    "syria-mesopotamia": ("antioch", "nisbis", "ctesiphon"),
    "iran": ("ecbatana", "persepolis", "merv"),
    "aegyptus": ("alexandria", "hermopolis"),
    "africa-coast": ("carthage", "tingi"),
    "steppe": ("panticapaeum", "sindi"),
}
"""The regions the map can show, each with the areas at its centre."""

ZOOM = 2.2
"""How much a part of the board is magnified."""

_GROWTH: Final = 0.5
_REPORT_SCALE: Final = 2.2
"""How much larger counters of a report are than on the whole board, if its zoom leaves room."""

_FULL_NAMES: Final = 1.6
"""The zoom beyond which every area has room for its name."""

_STAR: Final = rgb("#f2c230")
_RED_STAR: Final = rgb("#d8283c")
_WAY: Final = rgb("#3a2a1a")
_ROUTE: Final = rgb("#cfe6f2")
_TERRAIN: Final[Mapping[str, Colour]] = {
    "mountain": rgb("#7a4a2a"),
    "heavy-forest-swamp": rgb("#2f5f35"),
    "major-river": rgb("#2f6f9a"),
}
_LINE: Final = rgb("#8e1f3b")
_MOVES: Final = rgb("#4d4740")
_WIDTHS: Final[Mapping[Kind, float]] = {"move": 4.5, "support": 6.5, "attack": 6}
"""Kind of arrow to its width, from bottom to top."""

_GREAT: Final = ("rome", "byzantium", "alexandria", "antioch", "carthage", "ctesiphon", "lutetia", "toletum", "merv")
_CARTOUCHE: Final = (14, 818, 404, 168)
_LEGEND: Final = (426, 818, 1160, 168)
"""Left, top, width and height of the plates below the board's areas, over desert and sea, and the most of a legend."""

_MOST_POWERS, _POWERS_TOLD = 20, 6


def draw_map(
    view: View,
    region: str | None,
    locale: str,
    zoom: float = ZOOM,
    told: Iterable[Event] = (),
) -> Picture:
    """The whole board, a region of `REGIONS`, or the surroundings of an area, ``zoom`` times as large.

    ``view`` is what `Table.public` returns. An unknown region shows the whole board. The map highlights what the events
    ``told`` changed, or else what the pending decision is about.
    """
    game, texts, board, happened = game_of(view), words(locale), base_map(GAME), tuple(told)
    shown = changes(happened, {unit: game.nation_of(unit) for unit, _ in game.on_map()}) if happened else pending(view)
    centre = board.middle(REGIONS.get(region, (region,))) if region else None
    if centre is None:
        shown.prompt = ""
    sheet = Sheet(game, texts, shown, centre, zoom)
    turn = game.state.turn
    stem = f"map-turn-{turn}" if centre is None else f"map-{region}-turn-{turn}"
    part = [] if centre is None else [_part_of(region or "", texts)]
    return _finished(sheet, game, texts, stem, [*part, *told_of_state(game, shown, texts)])


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The part of the map with what a decision is about and its targets, as large as it fits, or the whole map."""
    game, texts, shown = game_of(view), words(locale), pending(view)
    centre, zoom = base_map(GAME).framing(targets.framed, nearest=ZOOM)
    sheet = Sheet(game, texts, shown, centre, zoom)
    told = [*targets.told(texts), *told_of_state(game, shown, texts)]
    return _finished(sheet, game, texts, f"targets-turn-{game.state.turn}", told)


def _part_of(region: str, texts: Words) -> str:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return texts("alt-region", region=texts(f"region-{region}"))
    return texts("alt-part", place=region)


def _finished(sheet: Sheet, game: RiseAndFall, texts: Words, stem: str, told: Sequence[str]) -> Picture:
    """The picture of a sheet. Its alternative text gives the date and stars, then the sentences ``told``."""
    sheet.draw()
    return finished(sheet.picture, stem, " ".join([alt_head(game, texts), *told]))


def alt_head(game: RiseAndFall, texts: Words) -> str:
    """The date and the stars, with which every alternative text of a map begins."""
    persians = SASSANIDS if game.state.sassanid else "parthia"
    return texts(
        "alt-map", year=year_text(game.year, texts), rome=stars(game, "rome"), parthia=stars(game, "parthia"),
        persians=persians,
    )  # fmt: skip


class Sheet(MapSheet):
    """The map of Rise and Fall: ways and borders, signs and counters, then names where they fit."""

    growth = _GROWTH
    halo = 1.6

    def __init__(
        self,
        game: RiseAndFall,
        texts: Words,
        shown: Changes,
        centre: Point | None = None,
        zoom: float = ZOOM,
        size: tuple[int, int] | None = None,
    ) -> None:
        board, control = base_map(GAME), game.state.control
        chart = board.chart(tints(control), centre, zoom, control, size)
        super().__init__(board, chart, least_scale=1.0 if size is None else min(0.35 + 0.75 * zoom, _REPORT_SCALE))
        self._game = game
        self._texts = texts
        self._shown = shown
        self.heading = ""
        if self.is_whole:
            for left, top, width, height in (_CARTOUCHE, _LEGEND):
                self.placer.take((left, top, left + width, top + height))

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        areas = [area for area in self._game.data.areas.values() if self.is_shown(area.id)]
        if self._shown.targets.spaces:
            self.outline(self._shown.targets)
        else:
            self.point_out(self._shown.about)
        self.glow(self._shown.taken, BRIGHT_GOLD, fill=0.2)
        self._draw_ways()
        for area in areas:
            self._draw_area(area)
        for kind in _WIDTHS:
            self._draw_marches(kind)
        self.letter(self._shown.targets)
        self.ask(self._shown.prompt, [*self._shown.about, *self._shown.targets.spaces])
        self.title(self.heading)
        if self.is_whole:
            _draw_bar(self.picture, self._game, self._texts)
            left, top, width, height = _LEGEND
            keys = fitted_legend(self._keys(), width, height)
            self.put_plate(keys, left, top + height - keys.height)
        for area in sorted(areas, key=lambda area: not self._is_at_issue(area)):
            if self._is_named(area):
                self._name(area)

    def _is_named(self, area: Area) -> bool:
        """Whether there's room for an area's name: the fewer names, the more of the board a picture shows."""
        if self.is_whole:
            return area.id in _GREAT
        return self.chart.zoom > _FULL_NAMES or self._game.is_star(area) or self._is_at_issue(area)

    def _is_at_issue(self, area: Area) -> bool:
        """Whether an area is a target of the decision, or something happened there."""
        return area.id in self._shown.targets.framed or area.id in self._shown.areas

    def _keys(self) -> list[Key]:
        """The powers on the map with their land's colours, then the signs."""
        control = self._game.state.control
        powers = sorted({holder for holder in control.values() if holder}, key=_order_of_power)[:_MOST_POWERS]
        keys = [Key(land_swatch(livery(power).wash), self._texts.name(self._shown_as(power))) for power in powers]
        signs = {
            "star": _star(_STAR, 18), "red-star": _star(_RED_STAR, 18), "walls": sign_key("walls", 22, COAST_INK),
            "ruins": desolation(20), "revolt": sign_key("flame", 20, LOSS), "line": _line_key(),
        }  # fmt: skip
        if self._shown.fought:
            signs["fought"] = battle(20, LOSS)
        kinds = {f"unit-{icon}": _unit_key(icon) for icon in sorted(self._kinds_of_units())}
        return keys + [Key(sign, self._texts(f"key-{name}")) for name, sign in (signs | kinds).items()]

    def _kinds_of_units(self) -> set[str]:
        """The silhouettes of the units on the map."""
        return {unit_counter(unit, self._game.nation_of(unit)).icon for unit, _ in self._game.on_map()}

    def _shown_as(self, power: str) -> str:
        """Whose name a power has: after their revolt, Parthia is the Sassanids."""
        return SASSANIDS if power == "parthia" and self._game.state.sassanid else power

    def _draw_marches(self, kind: Kind) -> None:
        """Draw the arrows of one kind: moves in grey, so that fights are what catches the eye."""
        for each in dict.fromkeys(self._shown.marches):
            if each.kind == kind and any(self.is_shown(area) for area in each.path):
                colour = _MOVES if kind == "move" else livery(each.people).counter
                self.march(each.path, colour, kind, width=_WIDTHS[kind])

    def _draw_ways(self) -> None:
        """Details next to the ground colours: the Barbarian Line, and on close-ups all ways with their terrain."""
        chart, opened = self.chart, self._game.year >= rise_data().dates.free_movement
        layer = _printed(chart.left, chart.top, chart.zoom, chart.picture.size, opened)
        chart.picture.paste(layer, (0, 0), layer)

    def _draw_area(self, area: Area) -> None:
        x, y = self.at(area.id)
        units = self._game.at(area.id)
        self._draw_star(area, x, y)
        if area.id in self._shown.areas:
            self.ring(area.id, LOSS if area.id in self._shown.revolts else GAIN, 38)
        if area.id in self._game.state.ruins:
            self.put(area.id, desolation(self.px(20)), x - self.px(14), y + self.px(9))
        if units:
            counters = [unit_counter(unit, self._game.nation_of(unit)) for unit in units]
            sprite = stack_sprite(counters, self.px(26), step=(3, -3), most=3)
            self.put(area.id, sprite, x, y)
            if len(units) > 1:
                self.put(area.id, pill(str(len(units)), self.px(12), INK, IVORY), x + self.px(13), y + self.px(11))
        if self._game.walled(area.id):
            self.put(area.id, sign_key("walls", self.px(22), COAST_INK), x, y - self.px(19))
        if area.id in self._game.state.revolts:
            self.put(area.id, sign_key("flame", self.px(18), LOSS), x + self.px(17), y - self.px(15))
        if area.id in self._shown.fought:
            sign = battle(self.px(24), livery(self._shown.fought[area.id]).counter)
            self.put(area.id, sign, x - self.px(16), y - self.px(14))

    def _draw_star(self, area: Area, x: float, y: float) -> None:
        """A star: red if Rome needs no garrison, above the counter if there is one."""
        if not self._game.is_star(area):
            return
        size = self.px(15)
        lifted = self.px(17) if self._game.at(area.id) else 0
        sprite = _star(_RED_STAR if area.red else _STAR, size)
        self.put(area.id, sprite, x + (lifted and self.px(12)), y - lifted)

    def _name(self, area: Area) -> None:
        text = self._texts.name(area.id)
        star = self._game.is_star(area)
        face, size = (Face.STRONG, 14) if star else (Face.BODY, 13)
        if area.id in _GREAT and self.is_whole:
            face, size, text = Face.TITLE, 16, text.upper()
        self.name(text, text, face, (size,), self.at(area.id), self.px(15))


@lru_cache(maxsize=16)
def _printed(left: float, top: float, zoom: float, size: tuple[int, int], opened: bool) -> Image.Image:
    """The ways and the Barbarian Line of a part of the map. ``opened``: the route from Frisia to the Iceni exists."""
    spaces, grown = base_map(GAME).spaces, 1.0 + _GROWTH * (zoom - 1)

    def at(area: str) -> Point:
        x, y = spaces[area]
        return (x - left) * zoom, (y - top) * zoom

    def paint(pen: Pen) -> None:
        if zoom > 1:
            for path in _paths(opened):
                _paint_path(pen, path, at(path.origin), at(path.to))
        for one, other in _border():
            _paint_border(pen, at(one), at(other), 7 * grown, 3.2 * grown)

    layer = smooth(*size, paint, scale=2)
    layer.putalpha(layer.getchannel("A").point([round(value * 0.75) for value in range(256)]))
    return layer


@cache
def _paths(opened: bool) -> tuple[Path, ...]:
    first = rise_data().tables.first_year
    return tuple(path for area in rise_data().areas.values() for path in area.paths if opened or path.opens <= first)


@cache
def _border() -> tuple[tuple[str, str], ...]:
    """Areas on opposite sides of the Barbarian Line with a path between them, the northern one first."""
    areas = rise_data().areas
    return tuple(
        (path.origin, path.to)
        for area in areas.values()
        if area.north
        for path in area.paths
        if not path.sea and not areas[path.to].north
    )


def _paint_path(pen: Pen, path: Path, start: Point, end: Point) -> None:
    (ax, ay), (bx, by) = start, end
    if path.origin < path.to:
        colour, width = (_ROUTE, 2.2) if path.sea else (_WAY, 1.8)
        for near, far in _DASHES:
            pen.line([_between(start, end, near), _between(start, end, far)], width, colour)
    for place, kind in enumerate(sorted(path.terrain)):
        x, y = bx + (ax - bx) * (0.3 + 0.08 * place), by + (ay - by) * (0.3 + 0.08 * place)
        pen.disc(x, y, 5.5, INK)
        pen.disc(x, y, 4.2, _TERRAIN.get(kind, SECONDARY))


def _paint_border(pen: Pen, north: Point, south: Point, half: float, width: float) -> None:
    """A stroke across the way between two areas."""
    (ax, ay), (bx, by) = north, south
    x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay
    length = max((dx * dx + dy * dy) ** 0.5, 1.0)
    ux, uy = -dy / length * half, dx / length * half
    pen.line([(x - ux, y - uy), (x + ux, y + uy)], width, _LINE)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


_DASHES: Final = tuple((place / 9, (place + 0.6) / 9) for place in range(1, 8))


def _order_of_power(power: str) -> tuple[bool, bool, bool, str]:
    """The empires first, Kingdoms last."""
    return power != "rome", power not in ("parthia", SASSANIDS), power.startswith("kingdom-"), power


@cache
def _unit_key(silhouette: str) -> Sprite:
    """A kind of unit, in the grey of no power."""
    return counter_sprite(kind_counter(silhouette), 20)


@cache
def _line_key() -> Sprite:
    """A stroke of the Barbarian Line."""
    return Sprite(smooth(20, 20, lambda pen: pen.line([(4, 16), (16, 4)], 3.2, _LINE)), 20, 20)


@cache
def _star(colour: Colour, size: int) -> Sprite:
    """A star with a dark rim."""
    image = Image.new("RGBA", (size + 4, size + 4), (*INK, 0))
    dark, bright = icon("star", size + 4, INK), icon("star", size, colour)
    image.paste(dark, (0, 0), dark)
    image.paste(bright, (2, 2), bright)
    return Sprite(image, size + 4, size + 4)


def _draw_bar(picture: Image.Image, game: RiseAndFall, texts: Words) -> None:
    """Title, year and stars of the empires over the Sahara; the other powers in the corner beyond the steppe."""
    left, top, width, height = _CARTOUCHE
    panel(width, height).put(picture, left, top)
    title, year = texts("map-title").upper(), year_text(game.year, texts)
    write_fitted(picture, left + 20, top + 42, title, Face.TITLE, 25, width - 44, PORPHYRY, least=14, spacing=1)
    line = texts("map-turn", turn=game.state.turn, last=game.state.last_turn, year=year)
    write_fitted(picture, left + 20, top + 76, line, Face.ITALIC, 24, width - 40, SECONDARY, least=14)
    parthia = SASSANIDS if game.state.sassanid else "parthia"
    for place, power in enumerate(("rome", parthia)):
        y = top + 96 + place * 36
        swatch(livery(power).counter, 24).put(picture, left + 20, y)
        write(picture, left + 54, y + 20, texts.name(power), Face.STRONG, 21, INK)
        paste_icon(picture, left + width - 92, y + 2, "star", 22, livery(power).counter)
        count = str(stars(game, "rome" if power == "rome" else "parthia"))
        write(picture, left + width - 60, y + 21, count, Face.HEAVY, 24, INK)


def told_of_state(game: RiseAndFall, shown: Changes, texts: Words) -> list[str]:
    """The contents of a map as sentences: what changed or is asked, then how much of the world each power holds."""
    by_power: dict[str, list[str]] = {}
    for area, power in shown.taken.items():
        by_power.setdefault(power, []).append(area)
    told = [texts("alt-taken", power=power, areas=tuple(areas)) for power, areas in by_power.items() if power]
    facts = {"fought": shown.fought, "revolts": shown.revolts, "looted": shown.looted, "about": shown.about}
    told += [texts(f"alt-{key}", areas=tuple(dict.fromkeys(areas))) for key, areas in facts.items() if areas]
    if shown.marches:
        told.append(texts("alt-marches", count=len(shown.marches)))
    return [*told, *_told_of_powers(game, texts)]


def _told_of_powers(game: RiseAndFall, texts: Words) -> list[str]:
    """The powers with the most areas and with the most units, as two sentences."""
    lands = Counter(holder for holder in game.state.control.values() if holder)
    armies = Counter(game.nation_of(unit) for unit, _ in game.on_map())
    told = []
    for key, counts in (("alt-lands", lands), ("alt-units", armies)):
        named = [say("alt-land", power=power, areas=count) for power, count in counts.most_common(_POWERS_TOLD)]
        told.append(texts(key, powers=tuple(named)))
    return told


def told_of_arrows(arrows: Sequence[Arrow], texts: Words) -> list[str]:
    """The contents of a map of orders as sentences: how many arrows, and what goes where."""
    told = [texts("alt-plan", count=len(arrows))]
    for arrow in arrows:
        ends: dict[str, Argument] = {"unit": arrow.unit, "from": arrow.path[0], "to": arrow.path[-1]}
        told.append(texts(f"alt-arrow-{arrow.kind}", **ends))
    return told
