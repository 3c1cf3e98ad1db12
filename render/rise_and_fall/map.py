"""The map of Rise and Fall as a whole, by regions, and around an area."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Point, Sprite, finished
from render.core.counters import counter_sprite
from render.core.fonts import Face, text_width
from render.core.layout import note_joined
from render.core.legends import sign_key
from render.core.map_symbols import desolation, land_swatch
from render.core.palette import COAST_INK, GOLD, INK, PANEL, on_land
from render.core.picture import Picture
from render.core.posts import View
from render.core.question_frame import draw_head, head_height
from render.core.targets import NO_TARGETS
from render.core.text_panels import write
from render.core.theatres import WIDTH
from render.core.words import Words
from render.rise_and_fall.board import Board
from render.rise_and_fall.map_highlights import Changes, changes, pending
from render.rise_and_fall.region_names import Region, framed_counter, guest_of
from render.rise_and_fall.sheet import (
    RED_STAR,
    STAR,
    Sheet,
    border,
    border_key,
    revolt_sign,
    roomy,
    size_of_counters,
    star,
)
from render.rise_and_fall.texts import GAME, land_name, say, words, year_text
from render.rise_and_fall.theme import game_of, kind_counter, livery, unit_counter
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.text import Argument
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS
from rules.rise_and_fall.game import RiseAndFall

REGIONS: Mapping[str, tuple[str, ...]] = {
    "italia": (
        "rome", "cremona", "aquilia", "ravenna", "genua", "capua", "tarentum", "syracuse", "caralis", "aleria",
    ),
    "gallia": (
        "massilla", "tolosa", "lugdunum", "crociatonum", "belgica-inferior", "vannes", "lutetia", "belgica-superior",
        "noviodunum", "alesia", "burdigala", "aquitania", "gergovia", "bibracte", "vesontio", "germania-inf",
        "germania-sup",
    ),
    "hispania": (
        "gades", "tarraco", "carthago-nova", "toletum", "caesaraugusta", "emerita", "olisipo", "bracara", "baleares",
        "legio", "cantabria",
    ),
    "britannia-isles": (
        "britannia", "iceni", "eboracum", "brigantes", "mona", "silures", "dumnoni", "caledonia", "ulaid", "concani",
        "hibernia", "iverni",
    ),
    "germania-lands": (
        "cimbrica", "saxones", "frisia", "teutoberg-forest", "hercynian-forest", "hermunduri", "teutones", "suebi",
        "marcomanni", "burgundians", "boiemia", "suiones", "vandals", "goths", "lugii-vandals", "quadi",
        "agri-decumates",
    ),
    "alps": ("helvetia", "raetia", "vindelicia", "norica", "pannonia", "siscia", "salona", "cremona", "aquilia"),
    "danube": (
        "pannonia", "singidunum", "viminacium", "naissus", "moesia", "thrace", "tomis", "sarmizegetusa", "daci",
        "iazyges", "roxolani", "bastarnae",
    ),
    "graecia-asia": (
        "dyrrhachium", "epirus", "macedonia", "athens", "sparta", "crete", "naissus", "thrace", "byzantium",
        "bithynia", "pergamum", "phrygia", "lycia", "galatia",
    ),
    "pontus-armenia": (
        "sinope", "galatia", "cappadocia", "trapezus", "colchis", "iberia", "albania", "artashat", "tigranocerta",
        "nisbis", "atropatene",
    ),
    "syria-mesopotamia": (
        "tarsus", "cyprus", "antioch", "damascus", "jaffa", "jerusalem", "petra", "palmyra", "osrohene", "nisbis",
        "hatra", "arbela", "ctesiphon",
    ),
    "iran": (
        "ctesiphon", "charax", "susa", "persepolis", "isfahan", "kerman", "ecbatana", "atropatene", "rhagae",
        "hyrcania", "hecatompylos", "nisa", "merv", "herat", "drangiana", "arachosia", "gedrosia",
    ),
    "aegyptus": ("berenice", "cyrene", "alexandria", "memphis", "hermopolis", "petra", "jaffa", "jerusalem"),
    "africa-coast": (
        "tingi", "volubis", "mauri", "cartennas", "gaetuli", "cirta", "carthage", "hadrumetum", "leptis-magna",
    ),
    "steppe": (
        "bosporus", "panticapaeum", "roxolani", "oium", "scythae", "sarmatae", "tanais", "sindi", "scythia", "alans",
        "alani", "caspiane",
    ),
    "transoxiana": (
        "scythians", "dahae", "massagetae", "chorasmia", "sogdiana", "bactria", "saka", "yuezhi", "merv", "hunae",
    ),
}  # fmt: skip
"""The regions the map can show, each with the areas that it names."""

_NEAREST: Final = 5.4
USUAL_ZOOM: Final = 2.0
"""The magnification of a region if its reader asks for the usual one; others are a share of it."""

_MOST, _LEAST = 6.2, 1.2
_AROUND: Final = 1.6
"""How much larger the surroundings of an area are than asked for: they show few areas."""

_Sign = tuple[Sprite, str]
"""A key: a sign and what it means."""

_POWERS_TOLD: Final = 6
_LOWEST, _HIGHEST, _HIGHEST_OF_MANY, _MANY, _NAMES = 920, 1130, 1240, 16, 56
_ROOM: Final = (180, 124)
_KEYS, _KEY, _KEY_LETTERS, _KEY_GAP = 92, 60, 54, 24
"""The least and most height of the map of a region, and the most of one with many areas; how many these are; names,
and the pixels beside and below the areas; of a row of keys below it the height, signs, letters and the least gap."""

_CLEAR, _MOST_PUSHED = 88, 26
"""The pixels between the places of two counters that don't touch, and by how many one is moved for that at most."""

_MOST_ROWS, _MOST_GAP = 3, 72
_FRAME_OF_KEY: Final = 6
"""How thick the frame of a unit in another's land is in the key."""

_COUNTER, _STAR = 27, 46
_LEAST_AROUND, _MOST_AROUND = 3, 5
"""The areas on the map from which a power around a region is named, and the most of these names."""

_APART: Final = 70
"""The pixels between the name of an area and that of a power, so that they aren't read as one."""


def draw_map(
    view: View,
    region: str | None,
    locale: str,
    zoom: float = USUAL_ZOOM,
    told: Iterable[Event] = (),
) -> Picture:
    """The whole board, a region of `REGIONS`, or the surroundings of an area, ``zoom`` times as large.

    ``view`` is what `Table.public` returns. An unknown region shows the whole board. The map highlights what the events
    ``told`` changed; without any, the whole board shows what the pending decision is about.
    """
    game, texts, happened = game_of(view), words(locale), tuple(told)
    if region is None or not {region}.union(REGIONS.get(region, ())) & set(game.data.areas):
        shown = changes(happened, nations(game)) if happened else _without_question(pending(view))
        return _finished(Board(game, texts, shown), f"map-turn-{game.state.turn}", [])
    shown = changes(happened, nations(game))
    part, stem = [_part_of(region, texts)], f"map-{region}-turn-{game.state.turn}"
    if region not in REGIONS:
        return _finished(_around(game, texts, region, zoom), stem, part)
    sheet = _regional(game, texts, shown, region, zoom)
    sheet.draw()
    _name_neighbours(sheet, region)
    head, name = head_height("", texts(f"region-{region}")), texts(f"region-{region}")
    rows = _rows_of_keys(_region_keys(sheet, region))
    picture = Image.new("RGB", (WIDTH, head + sheet.picture.height + len(rows) * _KEYS), PANEL)
    picture.paste(sheet.picture, (0, head))
    note_joined(picture, sheet.picture, (0, head))
    draw_head(picture, "", name)
    picture.paste(GOLD, (0, head + sheet.picture.height, WIDTH, head + sheet.picture.height + 4))
    for place, keys in enumerate(rows):
        _draw_keys(picture, keys, head + sheet.picture.height + place * _KEYS)
    return finished(picture, stem, _alt(sheet, part))


def _regional(game: RiseAndFall, texts: Words, shown: Changes, region: str, zoom: float) -> Sheet:
    """A region as large as it fits, with its own areas named."""
    areas = REGIONS[region]
    size = WIDTH, _height_of(areas)
    centre, nearest = roomy(areas, size, _NEAREST, _ROOM)
    sheet = Region(game, texts, shown, centre, min(max(nearest * zoom / USUAL_ZOOM, _LEAST), _MOST), size)
    sheet.named = sheet.bright = sheet.region = areas
    sheet.least_letters, sheet.starred = _NAMES, True
    sheet.subject, sheet.least_star = _COUNTER, _STAR
    with_units = [area for area in areas if game.at(area) and sheet.is_shown(area)]
    sheet.nudges = _apart({area: sheet.at(area) for area in with_units})
    sheet.subject = size_of_counters(sheet, with_units)
    return sheet


def _apart(spots: Mapping[str, Point]) -> dict[str, Point]:
    """By how much two areas' signs that would touch are moved away from each other."""
    moved = dict.fromkeys(spots, (0.0, 0.0))
    for one, other in itertools.combinations(spots, 2):
        (ax, ay), (bx, by) = spots[one], spots[other]
        near, far = max(abs(bx - ax), abs(by - ay)), math.dist(spots[one], spots[other]) or 1.0
        push = min((_CLEAR - near) / 2 * far / max(near, 1), _MOST_PUSHED)
        if near < _CLEAR:
            x, y = (bx - ax) / far * push, (by - ay) / far * push
            moved[one] = moved[one][0] - x, moved[one][1] - y
            moved[other] = moved[other][0] + x, moved[other][1] + y
    return moved


def _height_of(areas: Collection[str]) -> int:
    """The height of the map of some areas at the zoom that fits their width."""
    across, down = zip(*(base_map(GAME).spaces[area] for area in areas), strict=True)
    zoom = min(_NEAREST, (WIDTH - 2 * _ROOM[0]) / (max(across) - min(across)))
    high = round((max(down) - min(down)) * zoom) + 2 * _ROOM[1]
    return min(max(int(high), _LOWEST), _HIGHEST if len(areas) < _MANY else _HIGHEST_OF_MANY)


def _name_neighbours(sheet: Sheet, region: str) -> None:
    """Write the names of the powers around a region over their land there, if they have room; not Rome's, a city's."""
    for _, (left, top, right, bottom) in [*sheet.labels]:
        sheet.placer.take((left - _APART, top - _APART, right + _APART, bottom + _APART))
    around: dict[str, list[str]] = {}
    for area, power in sheet.game.state.control.items():
        if power and power not in sheet.game.data.areas and area not in REGIONS[region] and sheet.is_shown(area):
            around.setdefault(power, []).append(area)
    largest = sorted(around.items(), key=lambda each: -len(each[1]))[:_MOST_AROUND]
    for power, land in largest:
        if len(land) >= _LEAST_AROUND:
            sheet.name_land(land_name(sheet.shown_as(power), sheet.texts), land)


def _region_keys(sheet: Sheet, region: str) -> list[_Sign]:
    """Whose land a region is, the largest first, then its stars and the kinds of units, then what else is in it.

    Land has its tint on the map, edged with the colour of its counters: empty land has no other sign of its owner.
    """
    game, texts, areas = sheet.game, sheet.texts, REGIONS[region]
    holders = Counter(game.state.control[area] for area in areas if game.state.control.get(area))
    keys = []
    for power, _ in holders.most_common():
        name = SASSANIDS if power == "parthia" and game.state.sassanid else power
        keys.append((land_swatch(on_land(livery(power).wash), livery(power).counter, _KEY), land_name(name, texts)))
    colours = {game.data.areas[area].red for area in areas if game.is_star(game.data.areas[area])}
    for is_red in sorted(colours):
        keys.append((star(RED_STAR if is_red else STAR, _KEY - 8), texts("key-red-star" if is_red else "key-star")))
    kinds = Counter(unit_counter(unit, game.nation_of(unit)).icon for area in areas for unit in game.at(area))
    for kind, _ in kinds.most_common():
        keys.append((counter_sprite(kind_counter(kind), _KEY), texts(f"key-unit-{kind}")))
    return [*keys, *_guest_key(game, texts, areas), *_rare_keys(game, texts, areas), *_line_key(sheet)]


def _line_key(sheet: Sheet) -> list[_Sign]:
    """The key of the strokes of the Barbarian Line, if the region has any: beyond it they're as pale as all else."""
    own = [ends for ends in border() if sheet.is_bright(ends[0]) or sheet.is_bright(ends[1])]
    middles = (tuple((a + b) / 2 for a, b in zip(*map(sheet.at, ends), strict=True)) for ends in own)
    wide, high = sheet.picture.size
    is_drawn = any(0 <= x <= wide and 0 <= y <= high for x, y in middles)
    return [(border_key(_KEY), sheet.texts("key-line"))] if is_drawn else []


def _guest_key(game: RiseAndFall, texts: Words, areas: Iterable[str]) -> list[_Sign]:
    """The key of the frame around units in an area that another power holds, if there are any."""
    guest = next((guest_of(game, area) for area in areas if guest_of(game, area)), "")
    if not guest:
        return []
    counter = unit_counter(guest, game.nation_of(guest))
    return [(framed_counter(counter, _KEY - 2 * _FRAME_OF_KEY, _FRAME_OF_KEY), texts("key-guest"))]


def _rare_keys(game: RiseAndFall, texts: Words, areas: Iterable[str]) -> list[_Sign]:
    """The revolts, ruins and walls of some areas."""
    state, inside = game.state, set(areas)
    found = [
        (inside.intersection(state.revolts), revolt_sign(_KEY), "key-revolt"),
        (inside.intersection(state.ruins), desolation(_KEY), "key-ruins"),
        ({area for area in inside if game.walled(area)}, sign_key("walls", _KEY, COAST_INK), "key-walls"),
    ]
    return [(sign, texts(key)) for areas, sign, key in found if areas]


def _rows_of_keys(keys: Sequence[_Sign]) -> list[list[_Sign]]:
    """The keys below a region in as few rows as they need."""
    rows: list[list[_Sign]] = []
    for key in keys:
        with_room = (row for row in rows if sum(map(_key_width, [*row, key])) + _KEY_GAP * (len(row) + 2) <= WIDTH)
        row = next(with_room, None)
        if row is None:
            row = []
            rows.append(row)
        row.append(key)
    return rows[:_MOST_ROWS]


def _key_width(key: _Sign) -> float:
    sign, text = key
    return sign.width + 14 + text_width(text, Face.STRONG, _KEY_LETTERS)


def _draw_keys(picture: Image.Image, keys: Sequence[_Sign], top: int) -> None:
    """A row of keys, with the same gap between all, in the middle."""
    wide = sum(map(_key_width, keys))
    apart = min((picture.width - wide) / (len(keys) + 1), _MOST_GAP)
    x = (picture.width - wide - apart * (len(keys) - 1)) / 2
    for sign, text in keys:
        sign.centre(picture, x + sign.width / 2, top + 2 + _KEYS / 2)
        write(picture, x + sign.width + 14, top + _KEYS / 2 + 18, text, Face.STRONG, _KEY_LETTERS, INK)
        x += _key_width((sign, text)) + apart


def _around(game: RiseAndFall, texts: Words, area: str, zoom: float) -> Sheet:
    """The surroundings of an area."""
    sheet = Sheet(game, texts, Changes(about=[area]), base_map(GAME).spaces[area], zoom * _AROUND)
    sheet.heading, sheet.starred = texts.name(area), True
    return sheet


def _without_question(shown: Changes) -> Changes:
    return replace(shown, prompt="", targets=NO_TARGETS, about=[])


def nations(game: RiseAndFall) -> dict[str, str]:
    """Who each unit on the map fights for."""
    return {unit: game.nation_of(unit) for unit, _ in game.on_map()}


def _part_of(region: str, texts: Words) -> str:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return texts("alt-region", region=texts(f"region-{region}"))
    return texts("alt-part", place=region)


def _finished(sheet: Sheet, stem: str, told: Sequence[str]) -> Picture:
    """The picture of a sheet with its alternative text."""
    sheet.draw()
    return finished(sheet.picture, stem, _alt(sheet, told))


def _alt(sheet: Sheet, told: Sequence[str]) -> str:
    """The date and stars, the sentences ``told``, then the state."""
    said = [alt_head(sheet.game, sheet.texts), *told, *told_of_state(sheet.game, sheet.shown, sheet.texts)]
    return " ".join(said)


def alt_head(game: RiseAndFall, texts: Words) -> str:
    """The date and the stars, with which every alternative text of a map begins."""
    persians = SASSANIDS if game.state.sassanid else "parthia"
    return texts(
        "alt-map", year=year_text(game.year, texts), rome=stars(game, "rome"), parthia=stars(game, "parthia"),
        persians=persians,
    )  # fmt: skip


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
