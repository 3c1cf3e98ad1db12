"""Names and plates of Rise and Fall are where they're read as what they name, and none is missing that has room."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageFilter

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.boxes import box_around, grown
from render.core.canvas import Box, Point
from render.core.layout import Layout, recorded
from render.core.palette import Colour
from render.core.report_head import HEAD
from render.core.targets import targets_in
from render.rise_and_fall import question_maps, region_counts
from render.rise_and_fall.board import Board
from render.rise_and_fall.film import film_plates
from render.rise_and_fall.film_plates import Land, LandPlates
from render.rise_and_fall.land_pieces import pieces, scraps
from render.rise_and_fall.map import REGIONS, draw_map
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.power_plates import power_plate
from render.rise_and_fall.question_maps import draw_targets
from render.rise_and_fall.region_counts import RegionCounts, part_of_board
from render.rise_and_fall.region_names import Region, is_below_another
from render.rise_and_fall.replay import decades
from render.rise_and_fall.report_map import draw_report
from render.rise_and_fall.sheet import Sheet, as_lines
from render.rise_and_fall.texts import words
from render.rise_and_fall.theme import game_of, livery
from render.rise_and_fall.war_maps import draw_plan
from rules.core.orders import Arrow
from rules.rise_and_fall.data.loader import Area
from tests.gallery.positions import Position, positions
from tests.render.rise_and_fall.playing import GAME
from tests.sampling import spread

BUSY = ("fall-350-470/busiest", "rise-60bc-20ad/busiest")


@cache
def at(name: str) -> Position:
    return next(each for each in positions(GAME) if each.name == name)


def region(name: str, region: str, locale: str = "en") -> Layout:
    with recorded() as layouts:
        draw_map(at(name).view, region, locale)
    return layouts[0]


@pytest.mark.parametrize(("name", "shown"), spread(BUSY, tuple(REGIONS)))
def test_a_region_names_all_its_areas(name: str, shown: str) -> None:
    names = {part.text for part in region(name, shown).parts if part.kind == "name"}
    missing = [
        area
        for area in REGIONS[shown]
        if not any(names.issuperset(lines) for lines in as_lines(words("en").name(area)))
    ]
    assert missing == []


def test_the_name_of_an_area_is_not_on_an_empty_one_of_another_power() -> None:
    boxes = {part.text: part.box for part in region("rise-60bc-20ad/busiest", "italia").parts if part.kind == "name"}
    assert boxes["Cremona"][1] > boxes["Genua"][3]


@pytest.mark.parametrize(
    ("name", "shown", "one", "other"),
    [
        ("fall-350-470/busiest", "gallia", "Alesia", "Superior"),
        ("fall-350-470/busiest", "graecia-asia", "Bithynia", "Galatia"),
        ("rise-60bc-20ad/busiest", "graecia-asia", "Bithynia", "Galatia"),
        ("rise-60bc-20ad/busiest", "steppe", "Panticapaeum", "Sindi"),
    ],
)
def test_two_names_are_not_read_as_one(name: str, shown: str, one: str, other: str) -> None:
    names = [part for part in region(name, shown).parts if part.kind == "name"]
    for first, second in itertools.product(names, names):
        if (first.text, second.text) == (one, other):
            letters = max(first.letters, second.letters)
            on_a_line = abs(first.box[3] - second.box[3]) < letters / 2
            assert not on_a_line or gap(first.box, second.box) >= letters * 1.5


@pytest.mark.parametrize(("name", "shown"), spread(BUSY, tuple(REGIONS)))
def test_names_on_a_line_have_more_than_a_space_between_them(name: str, shown: str) -> None:
    names = [part for part in region(name, shown).parts if part.kind == "name"]
    assert [
        (one.text, other.text)
        for one, other in itertools.combinations(names, 2)
        if abs(one.box[3] - other.box[3]) < one.letters / 2 and gap(one.box, other.box) < one.letters * 0.6
    ] == []


@pytest.mark.parametrize(
    ("shown", "named", "land"),
    [
        ("graecia-asia", "Macedonia", "thrace"),
        ("gallia", "Germania Inferior", "belgica-inferior"),
        ("danube", "Viminacium", "moesia"),
    ],
)
def test_a_name_beside_its_counter_is_off_the_land_of_another(
    monkeypatch: pytest.MonkeyPatch, shown: str, named: str, land: str
) -> None:
    under, plain = list[int](), Region.name_areas

    def watched(sheet: Region, areas: Iterable[Area]) -> None:
        plain(sheet, areas)
        area = next(area for area in REGIONS[shown] if words("en").name(area) == named)
        left, top, right, bottom = next(box for each, box in sheet.labels if each == area)
        spots = itertools.product(range(left, right, 4), range(top, bottom, 4))
        under.extend(sheet.chart.number_at(*spot) for spot in spots)

    monkeypatch.setattr(Region, "name_areas", watched)
    region("rise-60bc-20ad/busiest", shown)
    assert under.count(base_map(GAME).areas[land]) < len(under) / 8


def test_an_empty_area_is_named_on_its_land_if_others_leave_it_room() -> None:
    names = {part.text: part.box for part in region("rise-60bc-20ad/busiest", "gallia").parts if part.kind == "name"}
    assert names["Inferior"][0] > names["Crociatonum"][2] + 200


@pytest.mark.parametrize("shown", ["alps", "britannia-isles", "gallia"])
def test_only_units_in_another_powers_land_have_the_frame_of_the_key(shown: str) -> None:
    game, parts = game_of(at("fall-350-470/busiest").view), region("fall-350-470/busiest", shown).parts
    held = ((area, game.nation_of(unit)) for area in REGIONS[shown] for unit in game.at(area))
    guests = {area for area, nation in held if nation != game.state.control[area]}
    counters = {part.text: part.box for part in parts if part.kind == "counter" and part.text in REGIONS[shown]}
    framed = {
        part.text
        for part in parts
        if part.kind == "sign" and part.text in counters and _is_around(part.box, counters[part.text])
    }
    assert framed == guests
    assert bool(guests) == ("in another's land" in {part.text for part in parts})


def _is_around(frame: Box, counter: Box) -> bool:
    """Whether a box is beyond another on each side."""
    return all(frame[side] < counter[side] for side in (0, 1)) and all(frame[side] > counter[side] for side in (2, 3))


class _Watched(Board):
    """A board that keeps how much of each plate is on its power's land, and whether a line joins it to that."""

    def __init__(self, name: str) -> None:
        super().__init__(game_of(at(name).view), words("en"), Changes())
        self.plates = dict[str, tuple[int, bool]]()

    def _write_on_land(self, text: str, lines: Sequence[str], box: Box, size: int) -> None:
        own = {self.board.areas[area] for area, power in self.game.state.control.items() if power == self._power}
        left, top, right, bottom = box
        points = [(left + (right - left) * x // 6, top + (bottom - top) * y // 2) for x in range(7) for y in range(3)]
        covered = sum(self.chart.number_at(*point) in own for point in points)
        self.plates[self._power] = covered, bool(self._goals(box))
        super()._write_on_land(text, lines, box, size)


@pytest.mark.parametrize("name", ["fall-350-470/busiest", "fall-350-470/end", "rise-60bc-20ad/end"])
def test_a_plate_off_its_land_is_joined_to_it(name: str) -> None:
    board = _Watched(name)
    board.draw()
    lost = [
        power for power, (covered, joined) in board.plates.items() if covered < 3 and not joined and power != "rome"
    ]
    assert lost == []


@pytest.mark.parametrize(
    ("name", "letter", "count"), [("fall-350-470/asked-transferred", "I", 2), ("fall-350-470/asked-withdraw", "D", 2)]
)
def test_each_part_of_a_region_far_from_others_has_the_letter(name: str, letter: str, count: int) -> None:
    view = at(name).view
    with recorded() as layouts:
        draw_targets(view, targets_in(view), "en")
    discs = [part for part in layouts[0].parts if part.kind == "letter" and part.text.split()[0] == letter]
    assert len(discs) == count + 1, "one more is in the list"


def test_a_plan_says_how_many_more_units_go() -> None:
    view = at("rise-60bc-20ad/asked-operation").view
    ways = [("rome", "ravenna"), ("merv", "nisa"), ("gades", "emerita"), ("alexandria", "cyrene")]
    arrows = [Arrow("asian-armenians-1", way, "attack") for way in ways]
    arrows += [Arrow(unit, ways[0], "support") for unit in ("legion-01", "legion-02", "legion-03")]
    with recorded() as layouts:
        draw_plan(view, arrows, "en")
    told = [part for part in layouts[0].parts if part.kind == "text" and "more" in part.text]
    assert [part.text for part in told] == ["Armenians 1 and 3 more"]
    assert told[0].box[2] <= layouts[0].width / 2


def test_the_number_of_defenders_is_above_or_below_their_counter() -> None:
    view = at("rise-60bc-20ad/asked-operation").view
    with recorded() as layouts:
        draw_plan(view, [Arrow("legion-01", ("cremona", "aquilia"), "attack")], "en")
    parts = [part for part in layouts[0].parts if part.text == "aquilia"]
    counter = next(part.box for part in parts if part.kind == "counter")
    number = next(part.box for part in parts if part.kind == "sign" and part.box[3] - part.box[1] < 80)
    shared = min(counter[2], number[2]) - max(counter[0], number[0])
    assert shared > (number[2] - number[0]) / 2
    assert number[1] <= counter[3] <= number[3] or number[1] <= counter[1] <= number[3]


def test_a_report_names_where_a_kingdom_set_out_from_and_counts_its_other_stars() -> None:
    position = at("fall-350-470/first-report-parthia")
    assert position.moment.post is not None
    with recorded() as layouts:
        draw_report(position.view, position.events_of(position.moment.post)[0], "en")
    parts = layouts[0].parts
    names = {part.text for part in parts if part.kind == "name"}
    assert names.issuperset(("Germania", "Superior"))
    assert [part for part in parts if part.kind == "counter" and part.text == "germania-sup"] == []
    assert any("Franks\N{NO-BREAK SPACE}2 (+1 star)" in part.text for part in parts if part.kind == "text")


def report(name: str, locale: str) -> Layout:
    position = at(name)
    assert position.moment.post is not None
    with recorded() as layouts:
        draw_report(position.view, position.events_of(position.moment.post)[0], locale)
    return layouts[0]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_name_of_a_report_is_below_the_counter_of_another_area(locale: str) -> None:
    for position in positions(GAME):
        if position.moment.post is not None and position.moment.post.kind == "report":
            assert misread(report(position.name, locale), locale) == [], position.name


def misread(layout: Layout, locale: str) -> list[tuple[str, str]]:
    """The names of areas with a counter that have their middle below or above that of another, as near as their own."""
    counters = {part.text: part.box for part in layout.parts if part.kind == "counter" and part.text}
    names = {part.text: part.box for part in layout.parts if part.kind == "name"}
    found = []
    for area, own in counters.items():
        name = words(locale).name(area)
        lines = [names[line] for line in next((each for each in as_lines(name) if names.keys() >= {*each}), ())]
        for other, box in counters.items():
            if lines and other != area and is_below_another(box_around(lines), [own], [box]):
                found.append((name, other))
    return found


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_dot_or_dash_of_the_ground_is_over_the_letters_of_a_report(
    monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    grounds, left = dict[int, Image.Image](), dict[int, list[str]]()
    highlight_plain, name_plain = Sheet.highlight, Sheet.name_areas

    def highlighted(sheet: Sheet) -> None:
        highlight_plain(sheet)
        grounds[id(sheet.chart)] = sheet.picture.copy()

    def named(sheet: Sheet, areas: Iterable[Area]) -> None:
        """Names are tried before they're written: the last time counts."""
        below, ground = sheet.picture.copy(), grounds[id(sheet.chart)]
        name_plain(sheet, areas)
        left[id(sheet.chart)] = [name for name, box in sheet.labels if marks_around(below, ground, box)]

    monkeypatch.setattr(Sheet, "highlight", highlighted)
    monkeypatch.setattr(Sheet, "name_areas", named)
    for position in positions(GAME):
        if position.moment.post is not None and position.moment.post.kind == "report":
            report(position.name, locale)
            assert [*itertools.chain.from_iterable(left.values())] == [], position.name
    assert left


def marks_around(below: Image.Image, ground: Image.Image, name: Box) -> int:
    """How many pixels below and around a name are dark and thin as on the ground, as those of dots and dashes are."""
    around = grown(name, 4)
    before, after = ground.crop(grown(name, 18)), below.crop(around)
    bare = before.filter(ImageFilter.MaxFilter(13)).filter(ImageFilter.MinFilter(13))
    inner = 14, 14, before.width - 14, before.height - 14
    marks = ImageChops.difference(bare, before).convert("L").crop(inner).point([0] * 20 + [255] * 236)
    same = ImageChops.difference(after, ground.crop(around)).convert("L").point([255, *[0] * 255])
    return ImageChops.multiply(marks, same).histogram()[255]


@pytest.mark.parametrize("name", ["fall-350-470/longest-report-huns", "fall-350-470/longest-report-hunae"])
def test_a_long_name_of_a_report_is_in_two_lines_rather_than_on_the_land_of_others(name: str) -> None:
    names = {part.text for part in report(name, "fr").parts if part.kind == "name"}
    assert names.issuperset(("Scythes", "orientaux"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("fall-350-470/longest-report-rome", "Sassanides"),
        ("fall-350-470/longest-report-parthia", "Rome"),
        ("rise-60bc-20ad/longest-report-rome", "Rebelles romains"),
    ],
)
def test_the_head_of_a_report_tells_of_a_second_power_if_a_smaller_title_leaves_room(name: str, told: str) -> None:
    assert told in {part.text for part in report(name, "fr").parts if part.box[3] <= HEAD}


def test_a_report_names_who_won_an_area_with_the_name_of_the_loser() -> None:
    told = {part.text for part in report("rise-60bc-20ad/longest-report-parthia", "fr").parts if part.kind == "text"}
    assert "Rebelles vainqueurs 4–2" in told


def land(power: str, areas: Sequence[str], count: int) -> Land:
    colours = livery(power)
    return Land([power_plate((power,), 58, colours, str(count))], areas, areas, colours.counter)


ROME, CELTS, GERMANS = REGIONS["africa-coast"], REGIONS["gallia"], REGIONS["germania-lands"]


def test_a_plate_of_a_film_stays_where_it_was() -> None:
    plates = LandPlates(base_map(GAME).overview({}), 16)
    first = plates.place({"rome": land("rome", ROME, 9), "celt": land("celt", CELTS, 17)}, [])
    lands_then = {
        "german": land("german", GERMANS, 17), "celt": land("celt", CELTS[1:], 17), "rome": land("rome", ROME, 9),
    }  # fmt: skip
    second = plates.place(lands_then, [])
    assert len(second) == 3
    before = {each.colour: (each.box, each.goal) for each in first}
    after = {each.colour: (each.box, each.goal) for each in second}
    assert {colour: after[colour] for colour in before} == before


@pytest.mark.parametrize("name", ["fall-350-470/end", "rise-60bc-20ad/end"])
def test_a_plate_of_a_film_is_on_its_land_or_joined_to_it(name: str) -> None:
    position = at(name)
    shown = decades(position.events, position.scenario, position.view["options"])
    index, numbers = base_map(GAME).overview({}), base_map(GAME).areas
    for decade, plates in zip(shown, film_plates(shown, words("en")), strict=True):
        of = {livery(power).counter: power for power in decade.control.values() if power}
        for plate in plates:
            left, top, right, bottom = plate.box
            own = {numbers[area] for area, power in decade.control.items() if power == of[plate.colour]}
            middle = index.number_at((left + right) // 2, (top + bottom) // 2)
            assert middle in own or plate.goal is not None, (decade.year, of[plate.colour])


def gap(box: Box, other: Box) -> float:
    """The pixels between two boxes."""
    across = max(other[0] - box[2], box[0] - other[2], 0)
    down = max(other[1] - box[3], box[1] - other[3], 0)
    return math.hypot(across, down)


@pytest.mark.parametrize(("name", "shown", "area"), [("rise-60bc-20ad/busiest", "iran", "ecbatana")])
def test_a_name_is_clearly_nearer_to_its_own_counter(name: str, shown: str, area: str) -> None:
    parts = region(name, shown).parts
    named = next(part.box for part in parts if part.kind == "name" and part.text == words("en").name(area))
    counters = {part.text: part.box for part in parts if part.kind == "counter"}
    others = [gap(named, box) for space, box in counters.items() if space != area]
    assert gap(named, counters[area]) + 26 <= min(others)


def test_a_name_is_not_below_two_counters() -> None:
    parts = region("rise-60bc-20ad/busiest", "germania-lands").parts
    counter = next(part.box for part in parts if part.kind == "counter" and part.text == "hermunduri")
    named = [part.box for part in parts if part.kind == "name" and part.text in ("Hercynian", "Forest")]
    named = [box for box in named if box[1] >= counter[3]]
    assert len(named) == 2
    assert all(box[2] <= counter[0] for box in named)


def test_the_name_of_an_empty_area_is_not_below_the_counter_of_another() -> None:
    parts = region("rise-60bc-20ad/busiest", "iran").parts
    named = next(part.box for part in parts if part.text == "Charax")
    assert min(gap(named, part.box) for part in parts if part.kind == "counter") >= 40


def test_a_letter_hides_no_place_of_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    view, places = at("fall-350-470/asked-withdraw").view, dict[str, Point]()
    plain = RegionCounts.draw

    def watched(sheet: RegionCounts) -> None:
        places.update((area, sheet.at(area)) for area in ("cyprus", "jerusalem"))
        plain(sheet)

    monkeypatch.setattr(RegionCounts, "draw", watched)
    with recorded() as layouts:
        draw_targets(view, targets_in(view), "en")
    left, top, right, bottom = next(part.box for part in layouts[0].parts if part.text == "K jerusalem")
    (x, y), head = places["cyprus"], layouts[0].height - 1000 + HEAD
    assert math.dist((x, y + head), ((left + right) / 2, (top + bottom) / 2)) > (right - left) / 2 + 20


LETTERED = tuple(
    f"{campaign}/asked-{question}"
    for campaign, questions in (
        ("fall-350-470", ("mover", "transferred", "withdraw", "reliability")),
        ("rise-60bc-20ad", ("mover", "transferred", "place-area", "move-to", "emperor-province", "rebel-capital")),
    )
    for question in questions
)
"""The positions with a question whose answers are regions or powers."""


class _Lettered(RegionCounts):
    """A part of the map that keeps which areas the letter of each answer is for, and which ones it's on or leads to."""

    sheets: Final = list["_Lettered"]()

    def draw(self) -> None:
        self.ends = dict[str, set[str]]()
        self.sheets.append(self)
        super().draw()

    def area_of(self, place: Point) -> str:
        """The area whose place is there."""
        return min(self.board.spaces, key=lambda area: math.dist(self.at(area), place))

    def areas_seen(self, areas: Iterable[str]) -> int:
        """How many pixels of the picture some areas have."""
        pixels = self.chart.index.histogram()
        return sum(pixels[self.board.areas[area]] for area in areas)


def lettered(monkeypatch: pytest.MonkeyPatch, name: str) -> list[_Lettered]:
    """The windows of a question with letters for regions."""
    sheets: list[_Lettered] = []
    monkeypatch.setattr(_Lettered, "sheets", sheets)
    monkeypatch.setattr(region_counts, "join", lambda _, place, __: _noted(sheets[-1], place))
    monkeypatch.setattr(question_maps, "RegionCounts", _Lettered)
    view = at(name).view
    draw_targets(view, targets_in(view), "en")
    return sheets


def _noted(sheet: _Lettered, place: Point) -> None:
    area = sheet.area_of(place)
    letter = next(group.letter for group in sheet.groups if area in group.areas)
    sheet.ends.setdefault(letter, set()).add(area)


@pytest.mark.parametrize("name", LETTERED)
def test_the_largest_piece_of_each_answer_has_its_letter(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    sheets = lettered(monkeypatch, name)
    assert sheets
    for sheet in sheets:
        for group in sheet.groups:
            largest = max(pieces(group.areas), key=sheet.areas_seen)
            assert sheet.ends[group.letter] & {*largest}, group.name


@pytest.mark.parametrize(
    ("name", "letter", "one", "other"),
    [
        ("rise-60bc-20ad/asked-mover", "F", ("byzantium", "bithynia"), ("sinope", "trapezus", "cappadocia", "tarsus")),
        ("rise-60bc-20ad/asked-mover", "E", ("dyrrhachium", "macedonia"), ("athens",)),
        ("fall-350-470/asked-withdraw", "A", ("rome", "capua", "tarentum"), ("genua",)),
    ],
)
def test_pieces_of_an_answer_that_are_apart_have_a_letter_each(
    monkeypatch: pytest.MonkeyPatch, name: str, letter: str, one: Sequence[str], other: Sequence[str]
) -> None:
    ends = set[str]().union(*(sheet.ends.get(letter, ()) for sheet in lettered(monkeypatch, name)))
    assert ends & {*one}
    assert ends & {*other}


def test_the_edge_of_a_window_cuts_no_scrap_off_an_answer() -> None:
    view = at("rise-60bc-20ad/asked-mover").view
    shown = region_counts.groups(view, words("en"))
    parts = region_counts.parts(shown, (), (1110, 1120), 5.4)
    for part in parts:
        assert not scraps([area for group in part.groups for area in group.areas], part_of_board(part.window)), part


def test_far_groups_of_answers_have_windows_of_their_own() -> None:
    view = at("rise-60bc-20ad/asked-transferred").view
    with recorded() as layouts:
        draw_targets(view, targets_in(view), "en")
    discs = {
        part.text.split()[0]: part.box for part in layouts[0].parts if part.kind == "letter" and part.box[0] < 1100
    }
    assert gap(discs["O"], discs["J"]) > 400


def test_the_barbarian_line_is_drawn_where_a_key_explains_it() -> None:
    told = {part.text for part in region("rise-60bc-20ad/busiest", "danube").parts if part.kind == "text"}
    assert "Barbarian Line" in told
    assert not Board.lined


def test_no_plate_seems_to_be_a_part_of_the_cartouche() -> None:
    view = at("rise-60bc-20ad/busiest").view
    with recorded() as layouts:
        draw_map(view, None, "en")
    rome = next(part.box for part in layouts[0].parts if part.kind == "sign" and part.text == "6 Rome")
    assert rome[3] + 10 <= 680


@pytest.mark.parametrize("name", ["fall-350-470/start", "fall-350-470/busiest", "fall-350-470/end"])
def test_plates_of_the_whole_board_are_apart(name: str) -> None:
    with recorded() as layouts:
        draw_map(at(name).view, None, "en")
    plates = [part for part in layouts[0].parts if part.kind == "sign" and re.match(r"\d+ ", part.text)]
    near = [(a.text, b.text) for a, b in itertools.combinations(plates, 2) if gap(a.box, b.box) < 14]
    assert len(plates) > 9
    assert near == []


def test_the_line_of_a_plate_ends_off_the_edge_of_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    ends, plain = list[Point](), Board._goals

    def watched(sheet: Board, box: Box) -> list[Point]:
        found = plain(sheet, box)
        ends.extend(found)
        return found

    monkeypatch.setattr(Board, "_goals", watched)
    draw_map(at("fall-350-470/busiest").view, None, "en")
    assert max(x for x, _ in ends) <= 1600 - 30


def test_the_arrows_of_rebels_have_the_colour_of_their_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    colours, plain = set[Colour](), Sheet.march

    def watched(sheet: Sheet, path: Sequence[str], colour: Colour, kind: Kind, width: float) -> None:
        colours.add(colour)
        plain(sheet, path, colour, kind, width)

    monkeypatch.setattr(Sheet, "march", watched)
    report("rise-60bc-20ad/longest-report-parthia", "en")
    assert livery("rome-rebels").counter in colours
