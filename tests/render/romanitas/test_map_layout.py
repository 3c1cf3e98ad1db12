"""Names and counters on the map don't overlap, stay inside the picture, and are all there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import rules
from render.core.basemap import base_map
from render.core.boxes import gap_between
from render.core.canvas import Box
from render.core.labels import overlaps
from render.core.layout import note_encoded, recorded
from render.core.map_sheet import MapSheet, March
from render.core.palette import ROME
from render.romanitas.map_highlights import NOTHING, Changes
from render.romanitas.overview import CARTOUCHE, Overview
from render.romanitas.regions import REGIONS
from render.romanitas.sheet import Sheet
from render.romanitas.theme import GAME, words
from rules.core.agents import give
from rules.romanitas.ai.legate import legate
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState
from tests.sampling import first

pytestmark = pytest.mark.xdist_group("layout of Romanitas")

CAMPAIGNS, PARTS = 50, 10
_MARGIN = 4
_APART = 8


@cache
def positions(first: int, last: int) -> tuple[str, ...]:
    """Every position that looks different on the map, over some self-played campaigns, as JSON."""
    return tuple(dict.fromkeys(text for seed in range(first, last) for text in _played(seed)))


def _played(seed: int) -> Iterator[str]:
    options = dict.fromkeys(rules.games()[GAME].options, True) if seed % 3 == 0 else {}
    table = rules.start(GAME, options=options, seed=f"layout {seed}")
    table.stop_recording()
    turn = 0
    while table.decision is not None:
        give(table, legate(table))
        if table.state.turn != turn or table.result is not None:
            turn = table.state.turn
            yield msgspec.json.encode(table.state).decode()


def _sheet(text: str, region: str) -> Sheet:
    state = msgspec.json.decode(text, type=RomanitasState)
    board, size = base_map(GAME), (1600, 1136)
    sheet = Sheet(state, words("en"), NOTHING, *board.frame(REGIONS[region], size, nearest=3.2), size, heading="Region")
    sheet.draw()
    return sheet


def _overview(text: str) -> Overview:
    sheet = Overview(msgspec.json.decode(text, type=RomanitasState), words("en"), NOTHING)
    sheet.draw()
    return sheet


def _inside(box: Box, sheet: MapSheet) -> bool:
    width, height = sheet.picture.size
    return box[0] >= _MARGIN and box[1] >= _MARGIN and box[2] <= width - _MARGIN and box[3] <= height - _MARGIN


def _check(sheet: MapSheet) -> None:
    labels = sheet.labels
    for place, (name, box) in enumerate(labels):
        assert _inside(box, sheet), name
        for other, taken in labels[place + 1 :]:
            assert not overlaps(box, taken), (name, other)
        for space, taken in sheet.signs:
            assert not overlaps(box, taken), (name, space)
    for place, (space, box) in enumerate(sheet.signs):
        for other, taken in sheet.signs[place + 1 :]:
            assert space == other or not overlaps(box, taken), (space, other)


@pytest.mark.xdist_group("layout")
@pytest.mark.parametrize("part", first(1, range(PARTS)))
def test_nothing_covers_anything_on_the_whole_map(part: int) -> None:
    data, texts = romanitas_data(), words("en")
    for text in positions(part * CAMPAIGNS // PARTS, (part + 1) * CAMPAIGNS // PARTS):
        sheet = _overview(text)
        _check(sheet)
        assert all(_inside(box, sheet) for _, box in sheet.signs)
        state = msgspec.json.decode(text, type=RomanitasState)
        capitals = {city.id for city in data.cities.values() if city.capital}
        powers = {texts(f"people-{owner}") for owner in state.owner.values()}
        cities = {texts.short_name(city) for city in capitals | set(state.desolation)}
        at_sea = {texts.short_name(nation) for nation, _ in sheet.fleets()}
        named = {name for name, _ in sheet.labels}
        assert powers | cities <= named <= powers | cities | at_sea


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    "spaces", [("rome", "mediolanum"), ("iberia", "albania"), ("pont-euxin",), ("syene", "septem")]
)
def test_what_changed_is_named_on_the_whole_map(spaces: tuple[str, ...], locale: str) -> None:
    table = rules.start(GAME, seed="overview")
    state = msgspec.convert(table.public()["state"], RomanitasState)
    sheet = Overview(state, words(locale), Changes(better=spaces), words(locale)("film-now"))
    sheet.draw()
    _check(sheet)
    assert {words(locale).short_name(space) for space in spaces} <= {name for name, _ in sheet.labels}


@pytest.mark.xdist_group("layout")
@pytest.mark.parametrize("region", first(2, REGIONS))
def test_nothing_covers_anything_in_a_region(region: str) -> None:
    for text in positions(0, CAMPAIGNS // PARTS)[::3]:
        _check(_sheet(text, region))


def test_a_power_without_room_on_its_land_is_named_over_its_coast() -> None:
    """With the north of Italy won, the south and the islands have less room than the names need."""
    table = rules.start(GAME, seed="coast")
    state = msgspec.convert(table.public()["state"], RomanitasState)
    won = dict.fromkeys(("mediolanum", "ravenna", "rome"), "roman")
    text = msgspec.json.encode(msgspec.structs.replace(state, owner=state.owner | won)).decode()
    sheet, texts = _sheet(text, "italy"), words("en")
    _check(sheet)
    named = {name for name, _ in sheet.labels}
    assert {texts(f"people-{power}") for power in ("roman", "ostrogoths", "vandals", "visigoths")} <= named


@pytest.mark.parametrize("camp", ["", "rome"])
def test_a_force_that_may_go_on_is_beside_its_city(camp: str) -> None:
    table = rules.start(GAME, seed="camp")
    state = msgspec.convert(table.public()["state"], RomanitasState)
    size = (1600, 700)
    frame = base_map(GAME).frame(("rome", "genoa"), size, nearest=3.2)
    sheet = Sheet(state, words("en"), Changes(camp=camp), *frame, size)
    sheet.draw()
    _check(sheet)
    assert [space for space, _ in sheet.signs].count("rome") == (2 if camp else 1)


def test_the_sign_of_a_fight_for_rome_is_beside_its_sign_and_off_its_name() -> None:
    table = rules.start(GAME, seed="fight")
    state = msgspec.convert(table.public()["state"], RomanitasState)
    march = March("roman", ("constantinople", "rome"))
    sheet = Overview(state, words("en"), Changes(marches=(march,)), "Rome")
    sheet.draw()
    with recorded() as layouts:
        sheet.put_fight("rome", ROME)
        note_encoded(sheet.picture, "fight")
    (fight,) = (part.box for part in layouts[0].parts)
    name = dict(sheet.labels)[words("en").short_name("rome")]
    (sign,) = (box for space, box in sheet.signs if space == "rome")
    assert not overlaps(fight, name)
    assert gap_between(fight, sign) < 10


def test_names_of_cities_have_a_gap_between_them() -> None:
    """So that none is directly above another, as Viminacium is above Constantinople."""
    table = rules.start(GAME, seed="gap")
    state = msgspec.convert(table.public()["state"], RomanitasState)
    sheet = Overview(state, words("en"), Changes(worse=("viminacium",)), "Viminacium")
    sheet.draw()
    for city in ("viminacium", "constantinople"):
        left, _, right, bottom = dict(sheet.labels)[words("en").short_name(city)]
        assert not sheet.placer.is_free((left, bottom + 2, right, bottom + 6))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_plates_of_the_tribes_are_off_that_of_the_turn_at_its_highest(locale: str) -> None:
    """With two rows of news, as when a turn ends in a film, and with a frame around the tribe that acts."""
    table, texts = rules.start(GAME, seed="plates"), words(locale)
    state = msgspec.convert(table.public()["state"], RomanitasState)
    news = texts("film-turn-ended", cities=25, ruins=3)
    for box in romanitas_data().tribe_boxes.values():
        sheet = Overview(state, texts, NOTHING, f"{news} {news}"[:64], subject=box.id)
        with recorded() as layouts:
            sheet.draw()
            note_encoded(sheet.picture, "turn")
        plates = [part.box for part in layouts[0].parts if part.kind == "plate"]
        (turn,) = (plate for plate in plates if plate[3] >= CARTOUCHE[3])
        assert turn[3] - turn[1] > 310
        tribes = [plate for plate in plates if plate != turn]
        assert tribes
        for plate in tribes:
            assert gap_between(plate, turn) >= _APART, (box.id, plate, turn)
