"""The map of Romanitas: possession, ruins, Monuments, diplomacy and fleets on its parts; an overview of the whole."""

from __future__ import annotations

import itertools
import math
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec
from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite, finished
from render.core.counters import Counter, counter_sprite, disc_sprite, overview
from render.core.fonts import Face, shortened, text_width
from render.core.labels import Ground, label
from render.core.layout import note_joined
from render.core.map_sheet import MapSheet, March, shared
from render.core.map_symbols import badge, battle, capital, citadel, desolation, sea_box, town
from render.core.palette import (
    BAND,
    BAND_TEXT,
    FRAME_DARK,
    GAIN,
    GOLD,
    INK,
    LEGAL,
    LOSS,
    ROME,
    SEA_TEXT,
    Colour,
)
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, draw_head, head_height
from render.core.report_head import HEAD, draw_question_head
from render.core.targets import Targets
from render.core.text_panels import panel, pill, write
from render.core.theatres import Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.romanitas.answers import answer_letters, answers_below, clients_lettered, told_of_answers
from render.romanitas.captions import news_of
from render.romanitas.client_list import LIST, draw_clients
from render.romanitas.force_strip import draw_answers, draw_subject, seat_of, strip_height, subject_of, told_of_subject
from render.romanitas.ground import land_under, owners, tints
from render.romanitas.map_highlights import NOTHING, Changes, changes, home_of, pending, within_reach
from render.romanitas.muster_list import MUSTER_LIST, draw_commanders, draw_forces_list, forces_of
from render.romanitas.overview import Overview, grown, parts_under
from render.romanitas.theme import (
    GAME,
    figure_icon,
    fleet_counter,
    livery,
    monument_counter,
    plain_counter,
    unit_icon,
    words,
    years,
)
from rules.core.events import Event
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.models import City
from rules.romanitas.state import RomanitasState

REGIONS: Mapping[str, tuple[str, ...]] = {
    "the-west": ("narbo", "tarraco", "pollentia", "emerita", "hispalis", "septem", "carthago-spartaria"),
    "italy": ("box-lombards", "genoa", "salonae", "caralis", "neapolis"),
    "africa": ("caesarea-mauretaniae", "caralis", "carthage", "leptis-magna", "central-med"),
    "the-balkans": ("viminacium", "dyrrachium", "chersonesos", "constantinople", "gortyne"),
    "asia-minor": ("ephesus", "seleucia", "sinope", "lazica", "albania"),
    "the-east": ("antioch", "jerusalem", "ctesiphon", "lakhmids-ghassanids"),
    "egypt": ("ptolemais", "alexandria", "syene"),
}
"""The regions the map can show, each with the spaces at its edges."""

USUAL: Final = 2.0
"""The zoom of a map if no other one is asked for."""

ZOOM: Final = 2.3
"""How much a part of the board is magnified."""

_NEAREST: Final = 4.0
"""How much the board is magnified at most: its relief has no more to show."""

_CLOSE: Final = 3.2
"""How much the part of the board that a question is about is magnified at most."""

_NEAR_ENOUGH = 1.4
"""The zoom below which far targets have pictures of their own."""

_REGION: Final = (1600, 1136)
"""The size of a region, above its key: nearly a square is large inline as well as on a phone."""

_KEY, _KEY_SIGN, _KEY_LETTERS, _KEY_GAP, _KEY_EDGE = 84, 60, 56, 48, 30
"""The height of a line below a region that says what its signs mean, their size and letters, and the gaps there."""

KeyEntry = tuple[list[Sprite], str]
"""Signs and what they mean."""

_HIGHER: Final = 140
"""How much higher a picture with a list of forces is."""

_BAR: Final = 44
"""The height of the bar between two parts of the map that aren't near each other."""

_WINDOWS, _WINDOW = 2, 300
"""The most parts of the map side by side with client peoples, and how large one is on the board at most."""

_FEW, _NEWS_ZOOM = 6, 3.6
"""The most changed places that have a part of the map of their own with the news, and how much it is magnified."""

_OUTLINE = 6
_LETTER_OUT = 0.3
"""How far outside the corner of a city's sign the middle of its letter is, as a share of the letter's disc."""


_PARTS, _BESIDE_MARCH = 12, 60
"""The points of an arrow's way that are tried, and how far from it the plate of a tribe at peace is at least."""

_ALL_NAMED: Final = 1.9
"""How much a part of the map is magnified at least for the names of all its cities."""

_FAR_FROM_HOME: Final = 0.9
"""How many of its widths the plate of a tribe at peace may be from its home; it's left out if that's not enough."""

_FURTHER: Final = (0, 20, 44)
"""How much farther from its sign the name of a place may be that is fought for."""

_MARGIN, _APART = 26, (18, 11)
"""The gaps between a name and the edge, and between two names across and down."""

_PURE: Final = 0.06
"""The most of a name that may be on the other side of a coast."""

_OWN: Final = 14
"""How many pixels nearer to its own sign than to others a name is at least."""

_POWER, _POWER_STEP, _POWER_GAP = 20, 30, 12
"""The letters of a power's name on its land, the steps between places tried for it, and its gap to other things."""

_ALL_PARTS, _LEAST_PARTS = 15, 3
"""The parts of such a name, and how many of them are on the power's land at least."""

_NAME_AT: Final = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}
_NAME_GAP: Final = 26
"""The directions of the sides of a sign, and about how far from its middle a name begins."""

_SIDES: Final = {"carthage": "e", "toletum": "e", "rome": "e", "ctesiphon": "s", "albania": "s"}
"""The sides of names on parts of the map, where the sides of the board are too narrow."""

_SEA_STEP, _SEA_STEPS = 9, 9
"""How far a sea's name may be from the sea zone: steps across and down, and how many of them."""

_RING, _RING_AT_SEA = 44, 68
_DIMMED: Final = 96
"""How dark the land becomes that the news is not about, of 255."""

_CUT, _CUT_ASIDE = 84, 112
"""Cities and client peoples nearer to the edge are left out: it would cut their signs and names.

At the sides of a region, where names have their badges beside them, they are farther from it.
"""

_BESIDE: Final = ((-34, -26), (34, -26), (-36, 26), (36, 26))
"""Where the sign of a battle may be, from its place."""

_FORCE, _FORCE_BESIDE = 46, ((42, 0), (-42, 0), (0, 42), (0, -42))
"""The size of a force's counter, and where it may be, from its city."""

_SEA_TURNED: Final = {"adriatic": -41.0}
_SEA_LETTERS, _SEA_ROW = (25, 19), 0.95
"""The sizes of the names of seas, and the height of their lines as a share of it."""

_SHORE, _OPEN, _SLANTED = 14, 0.985, 34
"""How far such a name is from a shore, how much of that is water at least, and half the height of a slanting one."""
_TRIBE_PLATE = (168, 58)
_LIT: Final = 28
"""How much larger than the plate of a tribe the gold behind it is if the decision is about it."""

_LEAST_TOLD, _MOST_TOLD = 54, 1544
"""The letters of the answers below a map, and their room."""

_TITLE: Final = 116
"""The height of the corner that the title of a part of the board needs, and how much wider than its letters it is."""

_STEPS = tuple(step / 4 for step in range(-10, 11))
_SHIFTS = tuple(sorted(itertools.product(_STEPS, _STEPS), key=lambda at: math.hypot(*at)))
"""How far a tribe's plate may be moved on a part of the map, in widths and heights, the nearest places first."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = USUAL, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a region of `REGIONS`, or the surroundings of a space, ``zoom`` times as large.

    A region just fits into the picture at the usual zoom.

    ``view`` is what `Table.public` returns. An unknown region shows the whole board. The map highlights what the events
    ``told`` changed, or else, on the whole board, what the pending decision is about.
    """
    state, texts, happened = msgspec.convert(view["state"], RomanitasState), words(locale), tuple(told)
    centre, near = (None, zoom)
    if region and region in REGIONS:
        centre, fitting = base_map(GAME).frame(REGIONS[region], _REGION, nearest=_CLOSE)
        near = min(fitting * zoom / USUAL, _NEAREST)
    elif region:
        centre = base_map(GAME).middle((region,))
    asked = replace(pending(view, state), prompt="")
    shown = changes(happened, state) if happened else asked
    if centre is not None and not happened:
        shown = replace(changes((), state), marches=asked.marches)
    news = news_of(happened, state, texts)
    if centre is None and shown.changed and len(shown.changed) <= _FEW:
        picture = _news(state, texts, shown, news)
        return finished(picture, f"map-turn-{state.turn}", alt_text(state, shown, texts))
    if centre is None:
        return _whole(Overview(state, texts, shown, news), f"map-turn-{state.turn}", alt_text(state, shown, texts))
    sheet = Sheet(state, texts, shown, centre, near, _REGION, title=texts.name(region or ""))
    sheet.draw()
    picture = _with_key(sheet)
    return finished(picture, f"map-{region}-turn-{state.turn}", alt_text(state, shown, texts))


def _news(state: RomanitasState, texts: Words, shown: Changes, news: str) -> Image.Image:
    """The part of the map that changed, below what happened, above the turn, the points and the ruins.

    With a people that changed sides it shows the capital of Persia.
    """
    for space in shown.changed:
        news = news.replace(texts.name(space), texts.short_name(space))
    told = texts("news-foot", turn=state.turn, years=years(state), rp=state.rp, ruins=len(state.desolation))
    (width, height), top = base_map(GAME).size, head_height(news, "")
    picture = Image.new("RGB", (width, height))
    clients = set(shown.changed) & set(romanitas_data().client_spaces)
    framed, nearest = ((*shown.changed, "ctesiphon"), ZOOM) if clients else (shown.changed, _NEWS_ZOOM)
    _put_part(picture, state, texts, shown, (framed, (0, top, width, height - FOOT)), nearest=nearest)
    draw_head(picture, news, "")
    draw_foot(picture, told)
    return picture


def _with_key(sheet: Sheet) -> Image.Image:
    """A part of the board above what the signs on it mean."""
    part, rows = sheet.picture, _key_rows(sheet.key())
    picture = Image.new("RGB", (part.width, part.height + _KEY * len(rows)), BAND)
    picture.paste(part, (0, 0))
    note_joined(picture, part, (0, 0))
    picture.paste(GOLD, (0, part.height, part.width, part.height + 4))
    for row, entries in enumerate(rows):
        x, middle = float(_KEY_EDGE), part.height + _KEY * (row + 0.5) + 2
        for signs, told in entries:
            for place, sign in enumerate(signs):
                sign.centre(picture, x + (sign.width + 10) * place + sign.width / 2, middle)
            wide = _key_width((signs, told))
            write(picture, x + wide, middle + 17, told, Face.STRONG, _KEY_LETTERS, BAND_TEXT, align=1)
            x += wide + _KEY_GAP
    return picture


def _key_rows(entries: Sequence[KeyEntry]) -> list[list[KeyEntry]]:
    """The entries of a key in as many rows as they need."""
    rows: list[list[KeyEntry]] = []
    x = 0.0
    for entry in entries:
        if not rows or x + _key_width(entry) > _REGION[0] - 2 * _KEY_EDGE:
            rows.append([])
            x = 0.0
        rows[-1].append(entry)
        x += _key_width(entry) + _KEY_GAP
    return rows


def _key_width(entry: KeyEntry) -> float:
    signs, told = entry
    return sum(sign.width + 10 for sign in signs) + 8 + text_width(told, Face.STRONG, _KEY_LETTERS)


def _whole(sheet: Overview, stem: str, alt: str) -> Picture:
    sheet.draw()
    return finished(sheet.picture, stem, alt)


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The part of the map with what a decision is about and its targets, or the whole map if it's about none.

    Above the part is what is asked, below it what isn't on the map. Targets that are far from each other have pictures
    of their own side by side.
    """
    state, texts = msgspec.convert(view["state"], RomanitasState), words(locale)
    shown, stem = pending(view, state), f"targets-turn-{state.turn}"
    framed = targets.framed or seat_of(view)
    apart = theatres(base_map(GAME), [(space,) for space in framed])
    _, zoom = base_map(GAME).framing(framed, nearest=ZOOM)
    if targets.options and len(apart) > 1 and zoom < _NEAR_ENOUGH:
        return _side_by_side(state, texts, shown, apart)
    if not framed or (not targets.options and zoom < _NEAR_ENOUGH):
        told = [alt_text(state, shown, texts), *_told_of_next(view, state, texts)]
        return finished(_asked_widely(view, state, texts, shown), stem, " ".join(told))
    if not targets.framed:
        shown = replace(shown, about=tuple(framed))
    picture = _question(view, state, texts, shown, framed)
    told = [alt_text(state, shown, texts)]
    answers = told_of_answers(view, texts)
    told += [f"{answers}."] if answers and not targets.options else []
    told += [] if forces_of(view, state, texts) else told_of_subject(view, state, texts)
    return finished(picture, stem, " ".join(told))


def _asked_widely(view: View, state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """A question about no place: what it's about on a part of the map if there is any, else the whole board."""
    nation = _next(view, state)
    if nation:
        return _before_next(nation, state, texts, shown)
    if clients_lettered(view):
        return _governed(view, state, texts, shown)
    return _asked_on_board(state, texts, shown)


def _asked_on_board(state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """The whole board below what is asked; the south of the desert is cut off. A statement is told in two parts."""
    event, question = parts_of(shown.prompt)
    if not event and "." in question.rstrip("."):
        event, _, question = question.partition(". ")
    top = head_height(event, question) if question else 0
    sheet = Overview(state, texts, replace(shown, prompt=""), cut=top)
    sheet.draw()
    picture = Image.new("RGB", base_map(GAME).size)
    picture.paste(sheet.picture, (0, top))
    note_joined(picture, sheet.picture, (0, top))
    if question:
        draw_head(picture, event, question)
    return picture


def _governed(view: View, state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """The client peoples with their letters below what there is to spend; beside them what can be done with each."""
    clients = clients_lettered(view)
    asked = shown.prompt.partition(". ")[0], texts("govern-question")
    lettered = Targets(clients, answer_letters(view))
    shown = replace(shown, prompt="", targets=tuple(clients), lettered=lettered)
    (width, height), top = base_map(GAME).size, head_height(*asked)
    picture = Image.new("RGB", (width, height))
    apart = theatres(base_map(GAME), [(space,) for space in clients], most=_WINDOWS, largest=_WINDOW)
    apart.sort(key=lambda spaces: min(base_map(GAME).spaces[space][1] for space in spaces))
    for place, spaces in enumerate(apart):
        upper, lower = (top + (height + _BAR - top) * each // len(apart) for each in (place, place + 1))
        lower -= _BAR
        part = replace(shown.within(spaces), targets=tuple(spaces))
        _put_part(picture, state, texts, part, (spaces, (0, upper, width - LIST, lower)))
        if place:
            picture.paste(GOLD, (0, upper - _BAR, width - LIST, upper))
            picture.paste(FRAME_DARK, (0, upper - _BAR + 5, width - LIST, upper - 5))
    draw_head(picture, *asked)
    draw_clients(picture, view, texts, top)
    return picture


def _before_next(nation: str, state: RomanitasState, texts: Words, shown: Changes) -> Image.Image:
    """The nation that acts next among the cities that it may attack, below what is asked."""
    aims, asked = within_reach(nation, state), parts_of(shown.prompt)
    told = _reach(aims, texts)
    own, framed = replace(NOTHING, targets=aims, about=(home_of(nation),)), (home_of(nation), *aims)
    (width, height), top = base_map(GAME).size, head_height(*asked)
    picture = Image.new("RGB", (width, height))
    _put_part(picture, state, texts, own, (framed, (0, top, width, height - FOOT)))
    draw_head(picture, *asked)
    draw_foot(picture, told)
    return picture


def _reach(aims: Sequence[str], texts: Words) -> str:
    """Which cities a nation may attack, in words."""
    return texts("window-reach", cities=tuple(aims)) if aims else texts("window-no-reach")


def _told_of_next(view: View, state: RomanitasState, texts: Words) -> list[str]:
    """What the picture says of the nation that acts next, if the decision is what to do before it."""
    nation = _next(view, state)
    return [_reach(within_reach(nation, state), texts).rstrip(".") + "."] if nation else []


def _put_part(
    picture: Image.Image,
    state: RomanitasState,
    texts: Words,
    shown: Changes,
    of: tuple[Sequence[str], Box],
    nearest: float = _CLOSE,
) -> None:
    """Put the part of the map with some spaces into a box of a picture. ``of``: these and that."""
    framed, (left, top, right, bottom) = of
    size = right - left, bottom - top
    part = Sheet(state, texts, shown, *base_map(GAME).frame(framed, size, nearest=nearest), size)
    part.draw()
    picture.paste(part.picture, (left, top))
    note_joined(picture, part.picture, (left, top))


def _question(view: View, state: RomanitasState, texts: Words, shown: Changes, framed: Sequence[str]) -> Image.Image:
    """The part of the map with some spaces, between what is asked and what the question is about."""
    asked, forces = parts_of(shown.prompt), forces_of(view, state, texts)
    subject = [] if forces else subject_of(view, state, texts)
    width, height = base_map(GAME).size
    height += _HIGHER if forces or shown.camp else 0
    foot = told_of_answers(view, texts)
    if text_width(foot, Face.STRONG, _LEAST_TOLD) > _MOST_TOLD:  # The map names the places as well.
        foot = ""
    top, strip = head_height(*asked), strip_height(subject)
    size = width - (MUSTER_LIST if forces else 0), height - top - strip - (FOOT if foot or forces else 0)
    seen = [*framed, *(march.path[0] for march in shown.marches)]
    part = Sheet(state, texts, replace(shown, prompt=""), *base_map(GAME).frame(seen, size, nearest=_CLOSE), size)
    part.draw()
    picture = Image.new("RGB", (width, height))
    picture.paste(part.picture, (0, top))
    note_joined(picture, part.picture, (0, top))
    draw_head(picture, *asked)
    if subject:
        draw_subject(picture, subject)
    if foot:
        draw_answers(picture, answers_below(view, texts), strip)
    if forces:
        draw_commanders(picture, texts)
        draw_forces_list(picture, forces, texts, top)
    return picture


def _next(view: View, state: RomanitasState) -> str:
    """The nation that acts next, if the decision is what to do before it."""
    order = romanitas_data().nation_order
    if decision_in(view).get("topic") != "window" or state.nations_checked >= len(order):
        return ""
    return order[state.nations_checked]


def _side_by_side(state: RomanitasState, texts: Words, shown: Changes, apart: Sequence[Theatre]) -> Picture:
    """A decision with far targets: each part of the map with some of them, below what is asked."""
    board, tiles = base_map(GAME), []
    apart = sorted(apart, key=len, reverse=True)
    for spaces, size in zip(apart, tile_sizes(len(apart), HEAD), strict=True):
        sheet = Sheet(state, texts, shown.within(spaces), *board.frame(spaces, size, nearest=ZOOM), size)
        sheet.draw()
        tiles.append(sheet.picture)
    picture = joined(tiles, HEAD)
    draw_question_head(picture, *parts_of(shown.prompt))
    return finished(picture, f"targets-turn-{state.turn}", alt_text(state, shown, texts))


_BADGE, _MONUMENT = 34, 36
"""The sizes of a city's badges and Monuments in a row with its name: they grow with the zoom."""

_AROUND_PARTS: Final = 24
"""The room for shadows around them."""

_BADGE_GAP, _BELOW_NAME = 8, 16
"""The gaps between badges, and between a name and the row below it."""


class Sheet(MapSheet):
    """The map of Romanitas: symbols and counters first, then names where there is room."""

    least_letters = 54
    heading_letters = 60
    lettering = 78
    nudges = {"nicaea": (5, 7), "caesarea-palaestinae": (-3, -8), "jerusalem": (3, 4), "mediolanum": (0, -3)}

    def __init__(
        self,
        state: RomanitasState,
        texts: Words,
        shown: Changes,
        centre: Point | None,
        zoom: float = ZOOM,
        size: tuple[int, int] | None = None,
        *,
        title: str = "",
    ) -> None:
        """``title``: the name of this part of the board, on a plate."""
        board = base_map(GAME)
        super().__init__(board, board.chart(tints(state), centre, zoom, owners(state), size))
        self._state = state
        self._texts = texts
        self._shown = shown
        self._data = romanitas_data()
        self._title = title
        self.keys: set[str] = set()
        self.monuments: dict[Counter, None] = {}
        self.fleets: dict[str, None] = {}
        self._badges: dict[str, list[Sprite]] = {}
        self._tribes = {box.id for box in self._data.tribe_boxes.values()}

    def is_shown(self, space: str) -> bool:
        """Whether a space is on this picture, with room for its sign."""
        if not super().is_shown(space) or space in self._data.zones or space in self._tribes:
            return super().is_shown(space)
        x, y = self.at(space)
        aside = _CUT_ASIDE if self._title else _CUT
        return aside <= x <= self.picture.width - aside and _CUT <= y <= self.picture.height - _CUT

    def draw(self) -> None:
        """Draw every layer, from bottom to top."""
        self._dim_unchanged()
        self._point_out_areas()
        at_war = self._state.now.at_war
        for nation, box in sorted(self._data.tribe_boxes.items(), key=lambda each: each[0] not in at_war):
            self._draw_tribe(nation, box.id)
        self._point_out_spaces()
        for zone in self._data.zones:
            self._draw_zone(zone)
        order = sorted(self._data.cities.values(), key=lambda city: (not city.capital, not city.fortified))
        reaches = {city.id: self._draw_city(city) for city in order if self.is_shown(city.id)}
        for space in self._data.client_spaces:
            self._draw_client(space)
        self._draw_battle()
        self._draw_force()
        for each in self._shown.marches:
            self._draw_march(each)
        self.letter(self._shown.lettered)
        self.title(self._title)
        self.ask(self._shown.prompt, [*self._shown.about, *self._shown.lettered.spaces])
        for city in sorted(order, key=lambda city: city.id not in self._shown.lettered.framed):
            if city.id in reaches and self._is_named(city):
                self._name(city.id, reaches[city.id], _SIDES.get(city.id, city.label_side))
        for space, client in self._data.client_spaces.items():
            self._name(space, reach=9, side=_SIDES.get(space, client.label_side))
        for zone in self._data.zones:
            self._name_zone(zone)
        if self._title:
            self._name_powers()

    def _is_named(self, city: City) -> bool:
        """Whether a city's name is written: on a wide part of the map, only of capitals and of what is concerned."""
        is_wide = (self.chart.zoom < _ALL_NAMED or bool(self._shown.camp)) and not self._title
        ends = {space for march in self._shown.marches for space in march.path}
        return not is_wide or city.capital or city.id in {*self._concerned, *self._shown.about, *ends}

    def key(self) -> list[KeyEntry]:
        """What the signs on this part mean: they with words."""
        texts, found = self._texts, list[KeyEntry]()
        for key, sign in (("map-key-points", badge(1, _KEY_SIGN)), ("map-key-won", _possession(_KEY_SIGN))):
            if key in self.keys:
                found.append(([sign], texts(key)))
        if self.monuments:
            found.append(([counter_sprite(each, _KEY_SIGN) for each in self.monuments], texts("map-key-monument")))
        if "map-key-war" in self.keys:
            found.append(([battle(_KEY_SIGN, LOSS)], texts("map-key-war")))
        for nation in self.fleets:
            sign = counter_sprite(overview(fleet_counter(nation)), _KEY_SIGN)
            found.append(([sign], texts("map-key-fleet", nation=nation)))
        return found

    def ground_under(self, box: Box) -> Ground:
        """What a name in a box is on; land is dark or pale."""
        ground = super().ground_under(box)
        return land_under(self.picture, box) if ground == "land" else ground

    def letter(self, targets: Targets) -> None:
        """Letter the targets; what a decision is about glows, and a ring would strike through its badges."""
        super().letter(replace(targets, about=()))

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The corner of a city's sign for its letter, the upper right one if it's free: it touches the sign."""
        sign = next((box for other, box in self.signs if other == space), None)
        if sign is None:
            return super()._best_for_letter(space, sprite)
        left, top, right, bottom = sign
        out = sprite.width * _LETTER_OUT
        spots = [
            (right + out, top - out),
            (left - out, top - out),
            (right + out, bottom + out),
            (left - out, bottom + out),
        ]
        return min((sprite.box_at(*spot) for spot in spots), key=lambda box: self._cost_of_letter(box, sign))

    def _point_out_areas(self) -> None:
        """Highlight areas that may be chosen, are at stake, or were won or lost."""
        shown = self._shown
        at_stake = [area for space in shown.about for area in self._data.cities_of.get(space, (space,))]
        self.glow([*at_stake, *shown.targets])
        for spaces, colour in ((shown.better, GAIN), (shown.worse, LOSS)):
            changed = [area for space in spaces for area in self._data.cities_of.get(space, (space,))]
            self.board.highlighted(self.chart, changed, colour=colour, fill=0, width=2 * _OUTLINE)

    def _dim_unchanged(self) -> None:
        """Darken the land where nothing changed, if something changed on land."""
        areas = [area for space in self._shown.changed for area in self._data.cities_of.get(space, (space,))]
        changed = {self.board.areas[area] for area in areas if area in self.board.areas}
        if changed:
            others = [0 if not value or value in changed else _DIMMED for value in range(256)]
            self.picture.paste(INK, (0, 0), self.chart.index.point(others))

    def _point_out_spaces(self) -> None:
        """Ring changed spaces and the sea zones that may be chosen."""
        zones = [space for space in self._shown.targets if space in self._data.zones]
        for spaces, colour in ((zones, LEGAL), (self._shown.better, GAIN), (self._shown.worse, LOSS)):
            for space in spaces:
                self.ring(space, colour, _RING_AT_SEA if space in self._data.zones else _RING)

    def _draw_tribe(self, nation: str, box: str) -> None:
        if not self._is_tribe_shown(box) or not self._has_room_for(nation):
            return
        x, y = self.at(box)
        letters = self.letters(20)
        width, height = (round(side * letters / 20) for side in _TRIBE_PLATE)
        written = text_width(self._texts.short_name(nation), Face.STRONG, letters)
        width = min(width, round(height * 1.35 + written))
        colours = livery(nation)
        plate = panel(width, height, colours.counter)
        home, (x, y) = (x, y), self._clear_of_others(plate, x, y)
        is_aside = math.dist(home, (x, y)) > _FAR_FROM_HOME * width or self._is_on_march(plate.box_at(x, y), box)
        if nation not in self._state.now.at_war and box not in self._shown.about and is_aside:
            return
        if not self.is_shown(box):
            self.nudges = {**self.nudges, box: (x - home[0], y - home[1])}
        if box in self._shown.about:
            panel(width + _LIT, height + _LIT, INK, LEGAL).centre(self.picture, x, y)
        self.put(box, plate, x, y)
        self.placer.take(_around(self.signs[-1][1]))
        units = [self._data.unit[unit] for unit in self._data.nation_units[nation]]
        commonest = Tally(unit_icon(unit) for unit in units).most_common(1)[0][0]
        counter = counter_sprite(overview(plain_counter(nation, commonest)), round(height * 0.76))
        counter.centre(self.picture, x - width / 2 + height * 0.55, y)
        at_war = nation in self._state.now.at_war
        name = shortened(self._texts.short_name(nation), Face.STRONG, letters, width - height * 1.2)
        colour = LOSS if at_war else INK
        write(self.picture, x + height * 0.46, y + letters * 0.35, name, Face.STRONG, letters, colour, align=0.5)
        if at_war:
            self.keys.add("map-key-war")
            self.put(box, battle(round(height * 0.45), LOSS), x + width / 2 - 4, y - height / 2 + 4)

    def _is_on_march(self, plate: Box, home: str) -> bool:
        """Whether the arrow of another people would run across a plate."""
        ways = [march.path for march in self._shown.marches if march.path[0] != home]
        return any(
            _distance((ax + (bx - ax) * part / _PARTS, ay + (by - ay) * part / _PARTS), plate) < _BESIDE_MARCH
            for (ax, ay), (bx, by) in ((self.at(path[0]), self.at(path[-1])) for path in ways)
            for part in range(_PARTS + 1)
        )

    def _is_tribe_shown(self, box: str) -> bool:
        """Whether a tribe's home is on the picture, or, beyond its edge, where a march on the picture began."""
        return self.is_shown(box) or any(
            each.path[0] == box and self.is_shown(each.path[-1]) for each in self._shown.marches
        )

    def _has_room_for(self, nation: str) -> bool:
        """Whether a tribe's plate is drawn: on a wide part of the map only of who acts next: it hides cities."""
        order = self._data.nation_order
        is_next = self._state.nations_checked < len(order) and order[self._state.nations_checked] == nation
        return self.chart.zoom >= _NEAR_ENOUGH or is_next

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow, with an outline that can be seen on a phone."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, width=_OUTLINE)

    def _clear_of_others(self, plate: Sprite, x: float, y: float) -> tuple[float, float]:
        """The place for a tribe's plate inside the picture that covers least of others and of cities, near its own."""
        right, bottom = self.picture.width - plate.width / 2 - 12, self.picture.height - plate.height / 2 - 12
        left, top = plate.width / 2 + 12, plate.height / 2 + 12
        aside, down = plate.width + 8, plate.height + 8
        spots = [(min(max(x + dx * aside, left), right), min(max(y + dy * down, top), bottom)) for dx, dy in _SHIFTS]
        near = self._sites(), self._likely_names()
        costs = ((self._hidden_by(plate.box_at(*spot), near), spot) for spot in dict.fromkeys(spots))
        least, best = next(costs)
        for cost, spot in costs:
            if not least:
                break
            if cost < least:
                least, best = cost, spot
        return best

    def _sites(self) -> list[tuple[float, float, int]]:
        """The places of cities and sea zones on the picture, with the room that their signs will need."""
        reaches = dict.fromkeys(self._data.cities, 24) | dict.fromkeys(self._data.zones, self.px(40))
        return [(*self.at(space), reach) for space, reach in reaches.items() if self.is_shown(space)]

    def _likely_names(self) -> list[Box]:
        """Where the names of cities will probably be, on the sides where they usually are."""
        found, letters = [], self.letters(19)
        for city in self._data.cities.values():
            if self.is_shown(city.id):
                side = _SIDES.get(city.id, city.label_side)
                half = text_width(self._texts.short_name(city.id), Face.STRONG, letters) / 2
                (x, y), (across, down) = self.at(city.id), _NAME_AT[side]
                x, y = x + across * (half + _NAME_GAP), y + down * (letters / 2 + _NAME_GAP)
                found.append((round(x - half), round(y - letters / 2), round(x + half), round(y + letters / 2)))
        return found

    def _hidden_by(self, box: Box, near: tuple[Iterable[tuple[float, float, int]], Iterable[Box]]) -> int:
        """How much a plate would cover: pixels of signs, cities and sea zones that have no sign yet, and names."""
        sites, names = near
        if self._title:
            names = [*names, (0, 0, round(text_width(self._title, Face.STRONG, self.heading_letters)) + _TITLE, _TITLE)]
        hidden = sum(box[0] - r < x < box[2] + r and box[1] - r < y < box[3] + r for x, y, r in sites)
        return self.placer.covered(box) + 12_000 * hidden + sum(shared(box, name) for name in names)

    def _draw_zone(self, zone: str) -> None:
        if not self.is_shown(zone):
            return
        x, y = self.at(zone)
        fleets = [
            nation for nation, fleet in self._data.enemy_fleet.items() if fleet.id in self._state.stacks.get(zone, ())
        ]
        if not fleets and zone not in self._shown.targets:
            return
        self.put(zone, sea_box(self.px(46)), x, y)
        for place, nation in enumerate(fleets):
            self.fleets[nation] = None
            step = place * self.px(16)
            self.put(zone, counter_sprite(fleet_counter(nation), self.px(44)), x + step, y - step)
        if self._title:
            self.keys.add("map-key-points")
            mark = badge(self._data.zones[zone].rp_loss, self.px(_BADGE))
            self.put(zone, mark, x + self.px(24), y + self.px(24))

    def _draw_city(self, city: City) -> float:
        x, y = self.at(city.id)
        owner = self._state.owner[city.id]
        reach = self._sign(city, owner, x, y)
        badges: list[Sprite] = []
        if city.rp and self._title:
            self.keys.add("map-key-points")
            badges.append(badge(city.rp, self.px(_BADGE)))
        if owner == "roman" and city.owner_528 != "roman" and self._title:
            self.keys.add("map-key-won")
            badges.append(_possession(self.px(_BADGE)))
        monuments = self._state.stacks.get(city.id, ()) if self._title or city.id in self._concerned else ()
        for monument in monuments:
            self.monuments[monument_counter(monument)] = None
            badges.append(counter_sprite(monument_counter(monument), self.px(_MONUMENT)))
        if badges:
            self._badges[city.id] = badges
        return reach

    @property
    def _concerned(self) -> set[str]:
        """The places that changed or may be chosen: their Monuments are shown without a key as well."""
        return {*self._shown.changed, *self._shown.targets, *self._shown.lettered.spaces}

    def _sign(self, city: City, owner: str, x: float, y: float) -> float:
        colour = livery(owner).counter
        if city.id in self._state.desolation:
            self.put(city.id, desolation(self.px(32)), x, y)
            return self.px(32) / 2
        sign, size = town, self.px(15)
        if city.capital:
            sign, size = capital, self.px(28)
        elif city.fortified:
            sign, size = citadel, self.px(20)
        self.put(city.id, sign(colour, size), x, y)
        return size / 2

    def _draw_client(self, space: str) -> None:
        if not self.is_shown(space):
            return
        sides = {"roman": "roman", "persian": "persia", None: "client"}
        x, y = self.at(space)
        self.put(space, town(livery(sides[self._state.diplomacy.get(space)]).counter, self.px(17)), x, y)

    def _draw_battle(self) -> None:
        fought = self._state.battle
        if fought is None or fought.place not in self.board.spaces or not self.is_shown(fought.place):
            return
        if any(march.path[-1] == fought.place for march in self._shown.marches):
            return  # The arrow tells it.
        x, y = self.at(fought.place)
        self.keys.add("map-key-war")
        sign = battle(self.px(44), LOSS)
        spots = [(x + self.px(dx), y + self.px(dy)) for dx, dy in _BESIDE]
        spot = min(spots, key=lambda spot: self.placer.covered(sign.box_at(*spot)))
        self.put(fought.place, sign, *spot)

    def _draw_force(self) -> None:
        """Put the force that may go on beside the city where it is."""
        camp = self._shown.camp
        if not camp or not self.is_shown(camp):
            return
        leaders = [piece for piece in self._state.stacks.get("force", ()) if piece in self._data.figures]
        icon = figure_icon(leaders[0]) if leaders else "standard"
        sign = counter_sprite(overview(plain_counter("roman", icon)), self.px(_FORCE))
        x, y = self.at(camp)
        spots = [(x + self.px(dx), y + self.px(dy)) for dx, dy in _FORCE_BESIDE]
        spot = min(spots, key=lambda spot: self.placer.covered(sign.box_at(*spot)))
        self.put(camp, sign, *spot)

    def _draw_march(self, on_the_way: March) -> None:
        """Draw the route of an attack from its start to the city at stake."""
        known = all(space in self.board.spaces for space in on_the_way.path)
        if known and self.is_shown(on_the_way.path[-1]):
            self.march(on_the_way.path, livery(on_the_way.people).counter, on_the_way.kind, width=8)

    def _name(self, space: str, reach: float, side: str) -> None:
        """Write a name beside its sign: on land or on the sea, and nearer to its own sign than to others."""
        if not self.is_shown(space):
            return
        name = self._texts.short_name(space)
        rings = _FURTHER if space == self._fought else (0,)
        strict, loose = partial(self._is_clear, space), partial(self._is_own, space)
        clear = partial(self._is_off_arrows, space)
        tiers = ((strict, rings), (clear, rings), (loose, (*rings, *_FURTHER[1:])), (None, _FURTHER))
        badges = self._badges.get(space, [])
        for accepts, further_out in tiers:
            for further in further_out:
                at = self.at(space), reach + further, side
                if badges and self._name_with(badges, name, at, accepts):
                    return
                if not badges and self.name(name, name, Face.STRONG, (19,), *at, accepts=accepts):
                    self.placer.take(_around(self.placer.labels[-1][1]))
                    return

    def _name_with(
        self, badges: Sequence[Sprite], name: str, at: tuple[Point, float, str], accepts: Callable[[Box], bool] | None
    ) -> bool:
        """Write a name in a row with its city's badges, or above them; return whether there's room."""
        size = self.letters(19)
        for build in (_beside, _below):
            named = partial(label, name, Face.STRONG, size, radius=self.halo * self.scale)
            sprite = build(named("land"), badges)
            box = self.placer.place(sprite, *at, accepts)
            if box is not None:
                plain = named("land")
                left = box[0] if build is _beside else round((box[0] + box[2] - plain.width) / 2)
                under = left, box[1], left + plain.width, box[3] if build is _beside else box[1] + plain.height
                build(named(self.ground_under(under)), badges).put(self.picture, box[0], box[1])
                self.placer.labels.append((name, box))
                self.placer.take(_around(box))
                return True
        return False

    def _is_clear(self, space: str, box: Box) -> bool:
        """Whether a name keeps off edge and arrows, is wholly on land or wholly on the sea, and is seen as its own."""
        share = self.board.water_share(box, self.chart)
        return (
            self._has_margin(box)
            and not self.placer.is_avoided(box)
            and (share < _PURE or share > 1 - _PURE)
            and self._is_own(space, box)
        )

    def _is_off_arrows(self, space: str, box: Box) -> bool:
        """Whether a name keeps off edge and arrows and is seen as its own, even if it's across a coast."""
        return self._has_margin(box) and not self.placer.is_avoided(box) and self._is_own(space, box)

    def _is_own(self, space: str, box: Box) -> bool:
        """Whether no other place is as near to a name as its own."""
        own = _distance(self.at(space), box)
        others = [other for other in (*self._data.cities, *self._data.client_spaces) if other != space]
        return all(_distance(self.at(other), box) > own + _OWN for other in others if self.is_shown(other))

    def _has_margin(self, box: Box) -> bool:
        """Whether a name is not close to the edge of the picture."""
        inside = box[0] >= _MARGIN and box[1] >= _MARGIN
        return inside and box[2] <= self.picture.width - _MARGIN and box[3] <= self.picture.height - _MARGIN

    def _name_powers(self) -> None:
        """Write each power's name on free land of its own, as on the whole board, or over its coast.

        Without room it's left out.
        """
        owned = owners(self._state)
        for power in dict.fromkeys(owned[city] for city in self._data.cities if self.is_shown(city)):
            colours, size = livery(power), self.letters(_POWER)
            text = self._texts(f"people-{power}")
            sprite = pill(text, size, colours.counter, colours.silhouette).shown_as("name", text, size)
            homes = [self.at(city) for city in self._data.cities if owned[city] == power and self.is_shown(city)]
            middle = [sum(each) / len(homes) for each in zip(*homes, strict=True)]
            across = range(0, self.picture.width, _POWER_STEP)
            down = range(0, self.picture.height, _POWER_STEP)
            spots = sorted(itertools.product(across, down), key=lambda spot: math.dist(spot, middle))
            boxes = [sprite.box_at(*spot) for spot in spots]
            free = filter(self._is_open, boxes)
            whole = (each for each in free if self._own_parts(power, each, owned) == _ALL_PARTS)
            box = next(whole, None) or self._on_coast(power, boxes, owned)
            if box is not None:
                self.placer.take(box)
                sprite.put(self.picture, box[0], box[1])
                self.placer.labels.append((text, box))

    def _is_open(self, box: Box) -> bool:
        """Whether a box is free, with a gap to everything else."""
        around = grown(box, _POWER_GAP)
        return self._has_margin(box) and self.placer.is_free(around) and not self.placer.is_avoided(around)

    def _on_coast(self, power: str, boxes: Iterable[Box], owned: Mapping[str, str]) -> Box | None:
        """The free box that covers most of a power's land and otherwise only sea; None if all cover too little."""
        counts = ((self._own_parts(power, box, owned), box) for box in filter(self._is_open, boxes))
        likely = sorted((each for each in counts if each[0] >= _LEAST_PARTS), key=lambda each: -each[0])
        return next((box for _, box in likely if self._rest_is_sea(power, box, owned)), None)

    def _own_parts(self, power: str, box: Box, owned: Mapping[str, str]) -> int:
        """How many parts of a box are a power's land."""
        return sum(owned.get(self.board.area_at(part, self.chart)) == power for part in parts_under(box))

    def _rest_is_sea(self, power: str, box: Box, owned: Mapping[str, str]) -> bool:
        """Whether everything below a box that isn't a power's land is sea."""
        others = [part for part in parts_under(box) if owned.get(self.board.area_at(part, self.chart)) != power]
        return all(self.board.is_water(part, self.chart) for part in others)

    @property
    def _fought(self) -> str:
        """Where the pending battle is; empty if there is none."""
        return self._state.battle.place if self._state.battle is not None else ""

    def _name_zone(self, zone: str) -> None:
        """Write the name of a sea on open water: along it, in one line or in two; without room it's left out."""
        if not self.is_shown(zone):
            return
        text = self._texts.short_name(zone)
        one, two = (text,), tuple(text.rsplit(" ", 1))
        turned = [(one, size, _SEA_TURNED[zone]) for size in _SEA_LETTERS if zone in _SEA_TURNED]
        for lines, size, angle in (*turned, *((each, size, 0.0) for size in _SEA_LETTERS for each in (one, two))):
            sprite = _sea_name(lines, self.letters(size), 2 * self.scale, angle)
            box = self._box_at_sea(sprite, zone, angle)
            if box is not None:
                self.placer.take(box)
                sprite.put(self.picture, box[0], box[1])
                self.placer.labels.append((text, box))
                return

    def _box_at_sea(self, sprite: Sprite, zone: str, angle: float) -> Box | None:
        """The box nearest to a sea zone that is all water, with a gap to other names and to the edge; None if none."""
        x, y = self.at(zone)
        steps = [self.px(_SEA_STEP) * step for step in range(-_SEA_STEPS, _SEA_STEPS + 1)]
        spots = sorted(itertools.product(steps, steps), key=lambda spot: math.hypot(*spot))
        boxes = (sprite.box_at(x + dx, y + dy) for dx, dy in spots)
        return next((box for box in boxes if self._is_at_sea(box, angle)), None)

    def _is_at_sea(self, box: Box, angle: float) -> bool:
        is_apart = self._has_margin(box) and self.placer.is_free(_around(box)) and not self.placer.is_avoided(box)
        parts = _along(box) if angle else [grown(box, _SHORE)]
        return is_apart and all(self.board.water_share(part, self.chart) > _OPEN for part in parts)


def _beside(name: Sprite, badges: Sequence[Sprite]) -> Sprite:
    """A name with badges at its right."""
    row = _row(badges)
    width, height = name.width + 2 * _BADGE_GAP + row.width, max(name.height, row.height)
    parts = (name, (0, (height - name.height) // 2)), (row, (width - row.width, (height - row.height) // 2))
    return _of_parts(name, (width, height), parts)


def _below(name: Sprite, badges: Sequence[Sprite]) -> Sprite:
    """A name with badges below its middle."""
    row = _row(badges)
    width, height = max(name.width, row.width), name.height + _BELOW_NAME + row.height
    parts = (name, ((width - name.width) // 2, 0)), (row, ((width - row.width) // 2, height - row.height))
    return _of_parts(name, (width, height), parts)


def _row(badges: Sequence[Sprite]) -> Sprite:
    """Badges in a row."""
    width, height = sum(each.width + _BADGE_GAP for each in badges) - _BADGE_GAP, max(each.height for each in badges)
    parts, x = list[tuple[Sprite, tuple[int, int]]](), 0
    for each in badges:
        parts.append((each, (x, (height - each.height) // 2)))
        x += each.width + _BADGE_GAP
    return _of_parts(badges[0], (width, height), parts)


def _of_parts(first: Sprite, size: tuple[int, int], parts: Iterable[tuple[Sprite, tuple[int, int]]]) -> Sprite:
    """A sprite with a body of a size, made of sprites at places in it; it's noted as the first one is."""
    around = _AROUND_PARTS
    image = Image.new("RGBA", (size[0] + 2 * around, size[1] + 2 * around))
    for sprite, (x, y) in parts:
        image.alpha_composite(sprite.image, (around + x - sprite.left, around + y - sprite.top))
    return Sprite(image, *size, around, around, first.kind, first.text, first.letters)


def _sea_name(lines: Sequence[str], size: int, radius: float, angle: float) -> Sprite:
    """The name of a sea in lines one below the other, each in the middle."""
    told = [label(line, Face.ITALIC, size, "sea", spacing=1, radius=radius, angle=angle) for line in lines]
    if len(told) == 1:
        return told[0]
    step = round(size * _SEA_ROW)
    wide, high = max(each.image.width for each in told), told[0].image.height
    image = Image.new("RGBA", (wide, high + step * (len(told) - 1)))
    for row, each in enumerate(told):
        image.alpha_composite(each.image, ((wide - each.image.width) // 2, row * step))
    first = told[0]
    body = wide - 2 * first.left, first.height + step * (len(told) - 1)
    return Sprite(image, *body, first.left, first.top, "name", " ".join(lines), size)


def _along(box: Box) -> list[Box]:
    """The squares along a slanting name, from the lower left of its box to the upper right."""
    left, top, right, bottom = box
    half, share = _SLANTED, [step / 6 for step in range(7)]
    at = [
        (left + half + (right - left - 2 * half) * part, bottom - half - (bottom - top - 2 * half) * part)
        for part in share
    ]
    return [(round(x - half), round(y - half), round(x + half), round(y + half)) for x, y in at]


def _distance(at: Point, box: Box) -> float:
    """How far a point is from the edge of a box; 0 inside."""
    return math.hypot(max(box[0] - at[0], at[0] - box[2], 0), max(box[1] - at[1], at[1] - box[3], 0))


def _around(box: Box) -> Box:
    """A box with the gap that other names keep to it."""
    return box[0] - _APART[0], box[1] - _APART[1], box[2] + _APART[0], box[3] + _APART[1]


def _possession(size: int) -> Sprite:
    """Draw the mark of a Roman place: a chi-rho on a disc."""
    return disc_sprite("chi-rho", size, ROME, SEA_TEXT, ROME)


def alt_text(state: RomanitasState, shown: Changes, texts: Words) -> str:
    """The contents of the map in a few sentences."""
    data = romanitas_data()
    gained = tuple(
        city for city, owner in state.owner.items() if owner == "roman" and data.original_owner[city] != "roman"
    )
    parts = [texts("alt-map", turn=state.turn, years=years(state), rp=state.rp)]
    parts.append(texts("alt-map-ruins", count=len(state.desolation), cities=tuple(state.desolation)))
    if gained:
        parts.append(texts("alt-map-gained", cities=gained))
    at_sea = tuple(
        nation
        for nation, fleet in data.enemy_fleet.items()
        if any(fleet.id in state.stacks.get(zone, ()) for zone in data.zones)
    )
    if at_sea:
        parts.append(texts("alt-map-fleets", nations=at_sea))
    if state.now.at_war:
        parts.append(texts("alt-map-war", nations=tuple(state.now.at_war)))
    for each in shown.marches:
        parts.append(texts("alt-map-march", people=each.people, path=each.path[1:]))
    if shown.better:
        parts.append(texts("alt-map-better", spaces=shown.better))
    if shown.worse:
        parts.append(texts("alt-map-worse", spaces=shown.worse))
    if shown.about:
        parts.append(texts("alt-map-about", spaces=shown.about))
    parts += shown.lettered.told(texts)
    return " ".join(parts)
