"""The pictures of Italia: what is on them, and that everyone can read them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from io import BytesIO
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image

import rules
from data import load_json
from render.core.basemap import base_map
from render.core.boxes import gap_between, grown
from render.core.canvas import Box, Sprite, finished
from render.core.cards import draw_title_card
from render.core.charts import begin_plate, begin_sheet
from render.core.labels import Placer, overlaps
from render.core.layout import Layout, recorded
from render.core.palette import INK, LAND_TEXT, SEA_TEXT, VELLUM, on_land
from render.core.picture import Picture
from render.core.posts import Posting
from render.core.targets import MOST_LETTERS, targets_in
from render.italia import question_maps, title_and_end_cards
from render.italia.battle_model import Battle, Round, Side, battles, weightiest
from render.italia.battle_report import draw_battle, lost_words
from render.italia.capitals import inverted_capitals
from render.italia.film import make_film
from render.italia.hit_numbers import hit_numbers
from render.italia.letter_maps import LetterSheet
from render.italia.letter_shares import targets_of
from render.italia.map import draw_map
from render.italia.map_highlights import changes
from render.italia.name_pointers import pointer_to
from render.italia.nation_names import NationNames
from render.italia.presenter import PRESENTER, part_of
from render.italia.question_maps import draw_targets
from render.italia.question_subject import answers
from render.italia.region_key import STYLES, nations_in_key, region_head
from render.italia.regions import REGIONS, RegionSheet, region_parts
from render.italia.replay import steps, turns
from render.italia.report_sheet import ReportMarches
from render.italia.sheet import Sheet
from render.italia.signs import capital_sign, inverted_capital_sign, inverted_star_sign, stack_sprite, star_sign
from render.italia.stacks import Stack, Token, navies_at, stacks_at
from render.italia.stacks_together import beyond
from render.italia.stats_sheet import EARNED, draw_earned, statistics
from render.italia.texts import GAME, words
from render.italia.theme import SEATS, SHAPES, game_of, livery
from render.italia.title_and_end_cards import draw_end, draw_title
from render.italia.turn_card import draw_summary
from render.italia.war_maps import draw_plan, draw_report
from render.italia.waters import BORDERS, is_on_border, strait_boxes
from render.italia.winner import why_won
from render.presenter import Post, Voice
from rules.core.agents import give
from rules.core.events import Event, Modifier
from rules.core.orders import Arrow
from rules.core.registry import agents, companions
from rules.core.views import OptionView
from rules.italia import events as happened
from rules.italia.ai.forecasts import FORECASTER
from rules.italia.ai.odds import Bonuses, battle_odds, printed_side
from rules.italia.data.loader import italia_data
from rules.italia.events import Force, Shot
from rules.italia.game import Italia
from tests.gallery.exhibits import Drawn, exhibits
from tests.gallery.positions import positions
from tests.render.colour_vision import contrast, distance, seen_by
from tests.render.italia.samples import at_start, battle, campaign, end_of_turn, raid, sea_battle, shots, war
from tests.render.standards import LEAST_DIFFERENCE, SIGHTS, board_failures, difference, picture_failures, tint_failures
from tests.sampling import first, spread

MOST_BYTES = 650_000
LOCALES = ("en", "fr")


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert len(picture.data) <= MOST_BYTES
    assert ".." not in picture.alt
    assert "  " not in picture.alt
    return image


def layouts_of(draw: Callable[[], Picture | Posting | None]) -> list[Layout]:
    with recorded() as layouts:
        drawn = draw()
    for picture in drawn.pictures if isinstance(drawn, Posting) else (drawn,):
        assert picture is not None
        opened(picture)
    return layouts


def failures(draw: Callable[[], Picture | Posting | None]) -> set[str]:
    """What is wrong with the pictures that are drawn."""
    found = set[str]()
    for layout in layouts_of(draw):
        found |= picture_failures(layout)
        found |= tint_failures(layout.ground) if layout.ground else set()
    return found


# The board


def test_linked_areas_touch_and_others_dont() -> None:
    assert board_failures(GAME) == set()


def test_every_border_between_seas_is_drawn_and_inside_the_board() -> None:
    links = {(link["a"], link["b"]) for link in load_json(GAME, "board.json")["links"] if link["kind"] == "sea"}
    between = {frozenset(pair) for pair in BORDERS}
    assert {frozenset(pair) for pair in links} - between == {frozenset({"mare-tyrrhenum", "mare-ionium"})}
    width, height = base_map(GAME).size
    assert all(0 <= x <= width and 0 <= y <= height for line in BORDERS.values() for x, y in line)


def test_the_regions_name_spaces_of_the_board() -> None:
    assert {space for spaces in REGIONS.values() for space in spaces} <= set(base_map(GAME).spaces)


# Colours


@pytest.mark.parametrize("period", ["I", "II"])
def test_nations_of_a_period_differ_for_every_reader(period: str) -> None:
    """Those that can be on the board at the same time; each also differs from land without an owner."""
    order = italia_data().periods[period].order
    for one, other in combinations(order, 2):
        if are_together(period, one, other):
            least = min(difference(livery(one).wash, livery(other).wash, sight) for sight in SIGHTS)
            assert least >= LEAST_DIFFERENCE, (one, other, least)
    for nation in order:
        land = on_land(livery(nation).wash)
        seen = [(seen_by(land, sight), seen_by(VELLUM, sight)) if sight else (land, VELLUM) for sight in SIGHTS]
        assert min(distance(*pair) for pair in seen) >= LEAST_DIFFERENCE, nation
        assert contrast(INK, land) >= 4.5, nation


def are_together(period: str, one: str, other: str) -> bool:
    """Whether two nations can be on the board in the same turn."""
    (first, last), (begin, end) = (turns_of(period, nation) for nation in (one, other))
    return first <= end and begin <= last


def turns_of(period: str, nation: str) -> tuple[int, int]:
    """The first and the last turn in which a nation can be on the board: it leaves as a whole, or is inherited."""
    facts = italia_data().periods[period]
    there = any(each.nation == nation for each in facts.set_up)
    first = 1 if there else min(turn for turn, each in facts.arrivals if each == nation)
    last = max((turn for turn, each in facts.arrivals if each == nation), default=1)
    gone = [each.turn for each in facts.departures if each.nation == nation and not each.keep and each.turn >= last]
    inherited = [turn for turn, each in facts.inherited if each == nation]
    return first, min([*gone, *inherited, 10])


@pytest.mark.parametrize("nation", sorted(italia_data().nations))
def test_numbers_on_counters_can_be_read(nation: str) -> None:
    colours = livery(nation)
    assert colours.letters
    assert contrast(colours.counter, colours.silhouette) >= 4.5


def test_no_two_nations_have_the_same_letters() -> None:
    letters = [livery(nation).letters for nation in italia_data().nations]
    assert len(set(letters)) == len(letters)


def test_every_kind_of_unit_has_a_shape_of_its_own() -> None:
    assert set(SHAPES) | {"fleet"} == set(italia_data().types)
    pictures = {stack_sprite(Stack("romans", "red", (Token(kind, 2),)), 64).image.tobytes() for kind in SHAPES}
    assert len(pictures) == len(SHAPES)


def test_the_seats_have_their_colours() -> None:
    assert {seat for period in italia_data().periods.values() for seat in period.seats} == set(SEATS)


# Stacks


def test_flipped_legions_are_a_token_of_their_own() -> None:
    (stack,) = stacks_at(game_of(at_start("I", war)), "roma")
    assert {(token.kind, token.count, token.reduced) for token in stack.tokens} == {
        ("legion", 2, False), ("consular-legion", 1, False), ("consular-legion", 1, True),
    }  # fmt: skip
    assert stack.leaders == ("camillus",)


def test_fleets_show_what_is_aboard() -> None:
    navies = {navy.nation: navy for navy in navies_at(game_of(at_start("I", war)), "mare-tyrrhenum")}
    assert navies["romans"].cargo.size == 2
    assert navies["etruscans"].cargo.size == 0


# The map


def test_each_area_is_on_a_region() -> None:
    """And every space that a region says it shows is inside its picture."""
    assert set(italia_data().areas) == {space for inset in region_parts().values() for space in inset.spaces} - {
        *italia_data().seas
    }
    assert region_parts().keys() == REGIONS.keys()
    assert not base_map(GAME).spaces.keys() & REGIONS.keys()
    for inset in region_parts().values():
        for space in inset.spaces:
            x, y = inset.moved.get(space, base_map(GAME).spaces[space])
            assert 0 < (x - inset.corner[0]) * inset.zoom < inset.size[0], space
            assert 0 < (y - inset.corner[1]) * inset.zoom < inset.size[1], space


@pytest.mark.parametrize(("region", "scenario"), spread([None, *REGIONS, "roma", "mare-tyrrhenum"], ["I", "II"]))
def test_the_map_can_be_read(scenario: str, region: str | None) -> None:
    view = at_start(scenario, war) if scenario == "I" else at_start(scenario)
    assert failures(lambda: draw_map(view, region, "en")) == set()


def test_every_stack_and_fleet_is_on_the_whole_map() -> None:
    view = at_start("I", war)
    game = game_of(view)
    (layout,) = layouts_of(lambda: draw_map(view, None, "en"))
    shown = {part.text for part in layout.parts if part.kind == "counter"}
    held = {place for place in game.data.areas if game.stack(place)} | {
        sea for sea in game.data.seas if game.stack(sea)
    }
    assert held <= shown


@pytest.mark.parametrize("locale", first(1, ["fr", "en"]))
def test_the_map_is_told(locale: str) -> None:
    texts, alt = words(locale), draw_map(at_start("I", war), None, locale).alt
    for name in ("brennus", "camillus", "capua", "samnites"):
        assert texts.short_name(name) in alt, alt
    assert texts("alt-submitted", nation="etruscans", controller="romans") in alt


def test_an_unknown_place_shows_the_whole_board() -> None:
    assert draw_map(at_start("I"), "atlantis", "en").data == draw_map(at_start("I"), None, "en").data


def test_the_key_of_a_region_explains_only_signs_that_are_there() -> None:
    """Areas without a city have a sign; staging zones have none, though no city can be built there."""
    (position,) = (each for each in positions(GAME) if each.name == "I-evening/busiest")
    for region, is_there in (("africa", False), ("north", True)):
        (layout,) = layouts_of(lambda region=region: PRESENTER.map(position.view, region, "en"))  # type: ignore[misc]
        assert (words("en")("key-no-city") in {part.text for part in layout.parts}) == is_there, region


def region_sheet(name: str, region: str) -> RegionSheet:
    """The sheet on which the map of a region is drawn at a recorded position."""
    (position,) = (each for each in positions(GAME) if each.name == name)
    sheets: list[RegionSheet] = []

    class Kept(RegionSheet):
        def draw(self) -> None:
            super().draw()
            sheets.append(self)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("render.italia.regions.RegionSheet", Kept)
        PRESENTER.map(position.view, region, "en")
    return sheets[0]


@pytest.mark.parametrize(
    ("name", "region", "area"),
    [("I-evening/busiest", "islands", "carales"), ("II-evening/busiest", "centre", "ravenna")],
)
def test_the_signs_of_an_area_in_a_region_are_in_it(name: str, region: str, area: str) -> None:
    """The city of Carales was in the sea."""
    sheet = region_sheet(name, region)
    signs = [box for space, box in sheet.signs if space == area]
    assert len(signs) > 2
    assert max(sheet.elsewhere(area, grown(box, 3)) for box in signs) < 0.5


def test_no_name_of_a_sea_is_on_an_islet() -> None:
    """One below an i of the Tyrrhenian Sea made it a j."""
    sheet = region_sheet("I-evening/busiest", "south")
    (name,) = (box for text, box in sheet.placer.labels if text == "Tyrrhenian Sea")
    pieces = [(x, y, x + 20, y + 20) for x in range(name[0], name[2], 20) for y in range(name[1], name[3], 20)]
    assert all(map(sheet.is_on_water, pieces))


def test_no_border_of_a_sea_goes_through_its_name() -> None:
    """The dashes went through the A of the African Sea."""
    sheet = region_sheet("II-evening/busiest", "africa")
    (name,) = (box for text, box in sheet.placer.labels if text == "African Sea")
    assert not is_on_border(sheet.chart, name)


def test_the_name_of_a_leader_in_a_region_is_above_his_row() -> None:
    """Mago's was beside his elephant, right below the name of Messana, on its land."""
    (position,) = (each for each in positions(GAME) if each.name == "I-evening/busiest")
    (layout,) = layouts_of(lambda: PRESENTER.map(position.view, "sicily", "en"))
    tag = next(part.box for part in layout.parts if part.text == "Mago")
    counter = next(part.box for part in layout.parts if part.kind == "counter" and part.text == "agrigentum")
    town = next(part.box for part in layout.parts if part.text == "Messana")
    assert tag[3] <= counter[1]
    assert tag[2] < town[0]


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_hardly_higher_than_wide(region: str) -> None:
    picture = draw_map(at_start("I"), region, "en")
    assert picture.width == 1200
    assert 900 <= picture.height <= 1080


def test_targets_have_the_letters_of_their_buttons() -> None:
    options: list[OptionView] = [
        {"id": area, "label": area, "group": [], "detail": "", "rule": "9", "space": area}
        for area in ("latium", "sabini", "etruria")
    ]
    view = at_start("I", war, options=options, prompt="Camillus has arrived. Where to?", about=["roma"])
    assert failures(lambda: draw_targets(view, targets_in(view), "en")) == set()
    (layout,) = layouts_of(lambda: draw_targets(view, targets_in(view), "en"))
    assert {part.text for part in layout.parts if part.kind == "letter"} == {"A latium", "B sabini", "C etruria"}


def test_a_question_without_a_place_shows_the_leader_on_campaign() -> None:
    view = at_start("I", war, topic="force", prompt="Who goes with Brennus?")
    posting = PRESENTER.panel(view, "en")
    assert (posting.pictures[0].width, posting.pictures[0].height) == (1600, 1000)
    assert not posting.is_board


def panel_layout(moment: str, scenario: str = "I-evening") -> Layout:
    """The layout of the map that goes with a recorded decision."""
    (position,) = (each for each in positions(GAME) if each.name == f"{scenario}/{moment}")
    return layouts_of(lambda: PRESENTER.panel(position.view, "en", position.scene))[-1]


def question_sheet(moment: str, scenario: str) -> Sheet:
    """The sheet on which the map of a recorded question is drawn."""
    sheets: list[Sheet] = []

    class Kept(Sheet):
        def draw(self) -> None:
            super().draw()
            sheets.append(self)

    class KeptLetters(LetterSheet):
        def draw(self) -> None:
            super().draw()
            sheets.append(self)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(question_maps, "Sheet", Kept)
        patched.setattr(question_maps, "LetterSheet", KeptLetters)
        panel_layout(moment, scenario)
    return sheets[-1]


@pytest.mark.parametrize(
    ("moment", "scenario", "area", "most"),
    [
        ("asked-reaction", "I-evening", "bononia", 0.2),
        ("asked-react-to", "I-evening", "bononia", 0.2),
        ("asked-react-group", "I-evening", "bononia", 0.2),
        ("asked-retreat-to", "II-evening", "umbria", 0.25),
        ("asked-rebuild", "II-evening", "liguria", 0.25),
    ],
)
def test_the_stacks_of_a_questions_area_are_in_it(moment: str, scenario: str, area: str, most: float) -> None:
    """The Celts in Bononia seemed to hold Ravenna, an answer of the question."""
    sheet = question_sheet(moment, scenario)
    boxes = [box for (space, _), box in sheet.stack_boxes.items() if space == area]
    assert boxes
    assert max(beyond(sheet, area, box) for box in boxes) <= most


def test_letters_are_at_the_same_corner_of_their_counters() -> None:
    """So that none can be read as that of the counter on its other side."""
    layout = panel_layout("asked-reaction")
    counters = {part.text: part.box for part in layout.parts if part.kind == "counter" and part.text}
    letters = [(part.text.split()[1], part.box) for part in layout.parts if part.kind == "letter"]
    assert len(letters) > 5
    for space, (left, top, right, bottom) in letters:
        if space != "bononia":  # two stacks
            box = counters[space]
            assert (left + right) / 2 > (box[0] + box[2]) / 2, space
            assert (top + bottom) / 2 < (box[1] + box[3]) / 2, space


def _names_on_water(shown: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Sheet, str, Box]]:
    """The names of areas of a picture that are mostly on water."""
    board, areas, draw, sheets = base_map(GAME), italia_data().areas, Sheet.draw, list[Sheet]()

    def kept(sheet: Sheet) -> None:
        draw(sheet)
        sheets.append(sheet)

    monkeypatch.setattr(Sheet, "draw", kept)
    (exhibit,) = (each for each in exhibits(GAME) if each.name == f"II-evening/{shown}")
    exhibit.drawn()
    named = [(sheet, name, box) for sheet in sheets for name, box in sheet.placer.labels if name in areas]
    return [each for each in named if board.is_water(each[-1], each[0].chart)]


@pytest.mark.parametrize("shown", ["asked-block/panel", "longest-report/compose"])
def test_the_names_of_areas_on_water_have_light_letters(shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coast below them too: their dark halo is read on land, dark letters aren't on the sea."""
    wet = _names_on_water(shown, monkeypatch)
    assert wet
    for sheet, name, box in wet:
        data = sheet.picture.crop(box).convert("RGB").tobytes()
        pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
        light, dark = (sum(distance(pixel, text) < 6 for pixel in pixels) for text in (SEA_TEXT, LAND_TEXT))
        assert light > dark, name


@pytest.mark.parametrize("shown", ["longest-report/compose", "asked-depart/panel"])
def test_a_name_beside_a_coast_is_off_it_where_it_has_room(shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ((sheet, _, box),) = _names_on_water(shown, monkeypatch)
    assert base_map(GAME).water_share(box, sheet.chart) > 0.97


@pytest.mark.parametrize("moment", ["I-evening/asked-sail-to", "II-evening/asked-sail-to", "II-evening/asked-withdraw"])
def test_the_names_of_seas_are_on_water(moment: str) -> None:
    """Their letters are too light to be read on land."""
    board = base_map(GAME)
    areas = {words("en").short_name(sea): sea for sea in italia_data().seas}
    sheets: list[Sheet] = []

    class Kept(Sheet):
        def draw(self) -> None:
            self.named_seas = True  # as without a list beside the map
            super().draw()
            sheets.append(self)

    (position,) = (each for each in positions(GAME) if each.name == moment)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.italia.question_maps.Sheet", Kept)
        PRESENTER.panel(position.view, "en")
    (sheet,) = sheets
    named = [(name, box) for name, box in sheet.placer.labels if name in areas]
    assert len(named) > 2
    for name, box in named:
        assert board.water_share(box, sheet.chart) > 0.98, name


def test_many_letters_are_on_two_pictures() -> None:
    """Each letter once, and none on another one; the list beside each map has its own letters only."""
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/asked-inherit")
    layouts = layouts_of(lambda: PRESENTER.panel(position.view, "en", position.scene))
    assert len(layouts) == 2
    found: list[str] = []
    for layout in layouts:
        letters = [part for part in layout.parts if part.kind == "letter"]
        assert not any(overlaps(one.box, other.box) for one, other in combinations(letters, 2))
        listed = [part.text.split()[0] for part in layout.parts if part.kind == "sign" and part.text]
        assert {part.text.split()[0] for part in letters} == {*listed}
        found += listed
    assert found == list(targets_of(position.view).spaces.values()), "letters that don't go on from picture to picture"


def test_answers_in_one_place_have_their_own_letters() -> None:
    """They differ by their counters too, and so that none seems to have no unit, all have one."""
    layout = panel_layout("asked-depart")
    counters = [part for part in layout.parts if part.kind == "sign" and not part.text]
    assert len(counters) == 4
    letters = {part.text for part in layout.parts if part.kind == "letter"}
    assert {"A carales", "D carales"} <= letters
    (asked,) = (each for each in positions(GAME) if each.name == "I-evening/asked-depart")
    given = PRESENTER.letters(asked.view).values()
    assert len(set(given)) == len(given) == len(letters)


def test_who_rebuilds_sees_the_units_that_it_costs() -> None:
    """They have the letters, which left nothing of the flames; units of one place are told apart below the map."""
    layout = panel_layout("asked-rebuild")
    counters = {part.text: part.box for part in layout.parts if part.kind == "counter"}
    letters = {part.text.split()[1]: part.box for part in layout.parts if part.kind == "letter"}
    ruins = {part.text: part.box for part in layout.parts if part.kind == "sign" and part.text in letters}
    assert letters.keys() == counters.keys() == ruins.keys() == {"bononia", "florentia", "arretium"}
    for space, box in letters.items():
        assert overlaps(box, counters[space]), space
        assert box[2] - ruins[space][0] < (ruins[space][2] - ruins[space][0]) / 3, space
    names = [part.box for part in layout.parts if part.kind == "name"]
    assert not any(overlaps(name, box) for name in names for box in (*letters.values(), *counters.values()))
    offered = [part for part in panel_layout("asked-rebuild", "II-evening").parts if part.kind == "sign"]
    assert len([part for part in offered if not part.text]) == 2


def test_the_letter_of_a_sea_is_on_the_own_fleet() -> None:
    """On a foreign one beside it, a retreat seemed to lead aboard that."""
    sheets: list[Sheet] = []

    class Kept(Sheet):
        def draw(self) -> None:
            super().draw()
            sheets.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.italia.question_maps.Sheet", Kept)
        layout = panel_layout("asked-retreat-to")
    assert "B mare-tyrrhenum" in {part.text for part in layout.parts if part.kind == "letter"}
    fleets = sheets[-1].navy_boxes
    letter = next(box for space, box in reversed(sheets[-1].signs) if space == "mare-tyrrhenum")
    assert gap_between(letter, fleets["mare-tyrrhenum", "carthaginians"]) == 0
    assert gap_between(letter, fleets["mare-tyrrhenum", "etruscans"]) > 16


def test_a_counter_shows_as_many_units_as_can_be_chosen() -> None:
    """It showed all ten beside the words that one to five can go."""
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/asked-move-group")
    game = game_of(position.view)
    chosen = answers(position.view, game, words("en"))[0]
    assert chosen.name == "1 to 5 infantry"
    assert chosen.sign is not None
    five = Stack("vandals", game.seat_of("vandals"), (Token("infantry", 5),))
    assert chosen.sign(100).image.tobytes() == stack_sprite(five, 90).image.tobytes()


def test_the_sign_of_an_answer_without_a_letter_is_inside_its_plate() -> None:
    parts = panel_layout("asked-withdraw").parts
    (plate,) = (part for part in parts if part.kind == "plate")
    (ship,) = (part for part in parts if part.kind == "sign" and not part.text)
    name = next(part for part in parts if part.text == "Stay")
    assert plate.box[0] + 12 < ship.box[0]
    assert ship.box[2] + 8 < name.box[0]


def test_a_purchase_shows_what_can_be_bought_and_the_prices() -> None:
    (rich,) = (each for each in positions(GAME) if each.name == "II-evening/asked-buy")
    (layout,) = layouts_of(lambda: PRESENTER.panel(rich.view, "en").pictures[0])
    written = {part.text for part in layout.parts if part.kind == "text"}
    assert written >= {"1 to 3 legions: 4 gold each", "1 to 2 fleets: 4 gold each", "Buy nothing"}


def test_a_purse_that_pays_for_nothing_shows_no_prices() -> None:
    written = {part.text for part in panel_layout("asked-buy").parts if part.kind == "text"}
    assert written >= {"Set the capital", "Buy nothing"}
    assert not [text for text in written if "gold each" in text]


@pytest.mark.parametrize(
    ("moment", "answers"),
    [
        ("asked-campaign-plan", {"Ask me", "Pass", "Help those he attacks"}),
        ("asked-surplus", {"1 infantry to Ager Gallicus", "1 infantry to Sabini"}),
        ("asked-sea-attack", {"Attack the Greeks", "Don't attack"}),
        ("asked-battle-or-raid", {"Battle", "Raid"}),
        ("asked-demand", {"Demand submission", "Don't", "Etruscans would pay 2 gold a turn · 3 points"}),
        ("asked-sail-to", {"Sea of Sicily", "Ionian Sea"}),
        ("asked-force", {"1 to 8 infantry"}),
    ],
)
def test_the_answers_of_a_question_are_in_its_picture(moment: str, answers: set[str]) -> None:
    layout = panel_layout(moment)
    assert {part.text for part in layout.parts if part.kind == "text"} >= answers


def test_what_a_strip_says_can_be_read_on_a_phone() -> None:
    layout = panel_layout("asked-campaign-plan")
    assert all(part.letters * 360 / layout.width >= 12 for part in layout.parts if part.kind == "text")


def test_a_question_about_an_army_rings_it() -> None:
    (ring,) = (part for part in panel_layout("asked-react-group").parts if part.kind == "ring")
    counters = [part for part in panel_layout("asked-react-group").parts if part.text == "bononia"]
    inside = [part for part in counters if part.kind == "counter" and holds(ring.box, part.box)]
    assert len(inside) == 1, "the Etruscans are ringed, not the Celts who stand there too"


def holds(outer: tuple[int, int, int, int], inner: tuple[int, int, int, int]) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def test_fights_far_apart_are_two_parts_of_one_picture() -> None:
    letters = {part.text: part.box for part in panel_layout("asked-battle-order").parts if part.kind == "letter"}
    assert letters.keys() == {"A bononia", "B paestum"}
    assert letters["A bononia"][2] < 920 < letters["B paestum"][0]


@pytest.mark.parametrize("moment", ["asked-sail-to", "asked-withdraw", "asked-reaction", "asked-move-to"])
def test_every_letter_is_on_the_picture_with_the_name_of_its_place(moment: str) -> None:
    (position,) = (each for each in positions(GAME) if each.name == f"I-evening/{moment}")
    spaces, parts = targets_in(position.view).spaces, panel_layout(moment).parts
    shown = {part.text for part in parts}
    assert {f"{letter} {space}" for space, letter in spaces.items()} <= shown
    assert {words("en").short_name(space) for space in spaces} <= shown


# What happened


def test_a_campaign_is_a_line_from_one_fight_to_the_next() -> None:
    shown = changes(campaign())
    assert shown.stops == ["bononia"]
    assert [march.kind for march in shown.marches] == ["attack", "attack"]
    assert [(march.path[0], march.path[-1]) for march in shown.marches] == [
        ("helvetia", "bononia"),
        ("bononia", "ravenna"),
    ]
    assert shown.fought == {"bononia": "celts"}
    assert shown.pillaged == ["bononia"]


def test_a_campaign_that_returns_has_no_arrow_back() -> None:
    """Brennus goes to and fro: each part of his way has its arrow once, and his stops have numbers."""
    (position,) = (each for each in positions(GAME) if each.name == "I-evening/first-report")
    assert position.moment.post is not None
    own = part_of(position.events_of(position.moment.post)[0], position.moment.post.key)
    ends = [(march.path[0], march.path[-1]) for march in changes(own).marches]
    assert ends == [
        ("helvetia", "bononia"),
        ("bononia", "arretium"),
        ("arretium", "florentia"),
        ("florentia", "umbria"),
    ]
    (layout,) = layouts_of(lambda: draw_report(position.view, own, "en"))
    written = {part.text for part in layout.parts}
    assert "The Celts pillage Bononia, Arretium and Florentia" in written
    assert written >= {"1", "2", "Bononia: pillaged", "Arretium: pillaged"}


def test_the_map_of_a_finished_game_names_the_winner() -> None:
    """It isn't between two turns any more."""
    (position,) = (each for each in positions(GAME) if each.name == "I-evening/first-end")
    (layout,) = layouts_of(lambda: PRESENTER.map(position.view, None, "en"))
    written = {part.text for part in layout.parts}
    assert any(text.endswith("wins: best against expected") for text in written)
    assert "Between two game turns" not in written


@pytest.mark.parametrize(("units", "told"), [(1, "lost 1 consular legion"), (2, "lost 1 consular legion · 1 flipped")])
def test_a_lost_legion_is_not_told_as_flipped_too(units: int, told: str) -> None:
    """A legion that was flipped and then destroyed is lost: what is told adds up to what fought."""
    side = Side("romans", happened.Force({"consular-legion": units}), lost=Counter({"consular-legion": 1}), reduced=2)
    assert lost_words(side, words("en")) == told


@pytest.mark.parametrize("moment", ["asked-sail-to", "asked-withdraw"])
def test_seas_far_apart_are_listed_beside_the_map(moment: str) -> None:
    """So the map has the whole height, and the picture isn't narrow where Discord limits its height."""
    (position,) = (each for each in positions(GAME) if each.name == f"I-evening/{moment}")
    *_, layout = layouts_of(lambda: PRESENTER.panel(position.view, "en").pictures[-1])
    assert layout.height == 1000
    assert "Sea of Sicily" in {part.text for part in layout.parts}


def test_a_demand_shows_both_nations() -> None:
    """The Berbers and the African Romans stand beside what the submission is worth."""
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/asked-demand")
    (layout,) = layouts_of(lambda: PRESENTER.panel(position.view, "en").pictures[0])
    written = {part.text for part in layout.parts}
    assert written >= {"African Romans: 1 here, 4 in all", "Berbers, 4 in all", "Berbers would pay 1 gold a turn"}


@pytest.mark.parametrize("moment", ["asked-reaction", "asked-place"])
def test_a_list_names_every_letter_of_many_places(moment: str) -> None:
    """Also of 27 places, half of them on each picture: after Z come two letters."""
    (position,) = (each for each in positions(GAME) if each.name == f"II-evening/{moment}")
    spaces, name, found = targets_of(position.view).spaces, words("en").short_name, set[str]()
    assert len(spaces) > 24
    for layout in layouts_of(lambda: PRESENTER.panel(position.view, "en")):
        shown = {part.text: part.box for part in layout.parts}
        here = [space for space, letter in spaces.items() if f"{letter} {space}" in shown]
        for space in here:
            disc, written = shown[f"{spaces[space]} {name(space)}"], shown[name(space)]
            assert disc[2] <= written[0] and disc[1] < written[3] and written[1] < disc[3]
            assert written[3] < layout.height
        assert not found.intersection(here)
        found.update(here)
    assert found == spaces.keys()


@pytest.mark.parametrize("moment", ["asked-place", "asked-arrive-leader"])
def test_many_places_have_letters_that_are_apart(moment: str) -> None:
    """Of up to 26 places each has its letter; then no counter hides one."""
    (position,) = (each for each in positions(GAME) if each.name == f"II-evening/{moment}")
    spaces, found = targets_of(position.view).spaces, set[str]()
    assert len(spaces) > MOST_LETTERS
    for layout in layouts_of(lambda: PRESENTER.panel(position.view, "en")):
        letters = {part.text: part.box for part in layout.parts if part.kind == "letter"}
        assert not any(overlaps(one, other) for one, other in combinations(letters.values(), 2))
        found |= letters.keys()
    assert found == {f"{letter} {space}" for space, letter in spaces.items()}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_report_of_a_campaign_can_be_read(locale: str) -> None:
    view = at_start("I", war)
    assert failures(lambda: draw_report(view, campaign(), locale)) == set()


def test_a_landing_from_a_sea_beyond_the_picture_has_its_arrow(monkeypatch: pytest.MonkeyPatch) -> None:
    is_inside = ReportMarches.is_inside
    monkeypatch.setattr(
        ReportMarches, "is_inside", lambda each, space: space != "mare-tyrrhenum" and is_inside(each, space)
    )
    force = Force({"infantry": 8}, ("brennus",))
    landed, gone_on = (
        happened.CampaignMarched(
            nation="celts", leader="brennus", way=way, force=force, number=number, path=path, turn=1
        )
        for number, (way, path) in enumerate(
            [("sea", ("mare-tyrrhenum", "bononia")), ("land", ("bononia", "ravenna"))], 1
        )
    )
    events = [landed, *battle("bononia"), gone_on, *battle("ravenna")]
    (layout,) = layouts_of(lambda: draw_report(at_start("I", war), events, "en"))
    assert "arrowhead" in {part.kind for part in layout.parts}


def test_the_last_report_of_a_turn_has_its_number() -> None:
    """When it's drawn the position is already in the next turn."""
    events = [*campaign(), happened.NationEnded(nation="celts", gold=1, turn=1)]
    view = at_start("I", lambda game: setattr(game.state, "turn", 2))
    report = draw_report(view, events, "en")
    (layout,) = layouts_of(lambda: draw_report(view, events, "en"))
    assert report is not None
    assert report.alt.startswith("Map of Italy and its seas in turn 1.")
    assert any(part.text.endswith("TURN 1") for part in layout.parts)


def drawn_at(name: str) -> Iterator[Drawn]:
    """The pictures of a recorded moment, with what is on them."""
    return (each for exhibit in exhibits(GAME) if exhibit.name.startswith(f"{name}/") for each in exhibit.drawn())


def test_the_strip_of_a_report_tells_what_fights_cost_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three fights had no room for the loser, and none for what the winner lost."""
    told: list[str] = []

    def noted(*line: Any, **kept: Any) -> float:
        told.append(line[3])
        return 0

    monkeypatch.setattr("render.italia.deed_strip.write_fitted", noted)
    list(drawn_at("I-evening/longest-report"))
    assert {"Romans win, lose 2", "Samnites: 2 lost", "Celts: 3 lost"} <= set(told)


def test_a_quiet_turn_has_no_map() -> None:
    quiet: list[Event] = [
        happened.NationBegan(nation="romans", seat="red", gold=3), happened.NationEnded(nation="romans", gold=4),
    ]  # fmt: skip
    assert draw_report(at_start("I"), quiet, "en") is None


def test_orders_are_shown_before_they_are_given() -> None:
    view = at_start("I", war)
    unit = game_of(view).units_at("roma", "romans")[0]
    arrows = [Arrow(unit, ("roma", "latium"), "move"), Arrow(unit, ("roma", "etruria"), "attack")]
    assert failures(lambda: draw_plan(view, arrows, "en")) == set()
    assert PRESENTER.preview(view, [], "en") is None
    assert "Romans: attack on Etruria from Rome." in draw_plan(view, arrows, "en").alt


def test_the_number_of_an_order_leaves_its_short_arrow_free() -> None:
    """Many orders of one unit were discs on a map, with no arrow to be seen."""
    view = at_start("I", war)
    unit = game_of(view).units_at("roma", "romans")[0]
    ways = [("roma", "latium"), ("samnium", "frentani"), ("bruttium", "croton")]
    arrows = [Arrow(unit, way, "move") for way in ways]
    (layout,) = layouts_of(lambda: draw_plan(view, arrows, "en"))
    discs = [part.box for part in layout.parts if part.kind == "sign" and part.text == "1"]
    heads = [part.box for part in layout.parts if part.kind == "arrowhead"]
    middles = [((left + right) // 2, (top + bottom) // 2) for left, top, right, bottom in heads]
    assert len(discs) == len(heads) == len(ways)
    assert not any(holds(disc, (*middle, *middle)) for disc in discs for middle in middles)


def test_a_preview_counts_the_units_that_go() -> None:
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/asked-move")
    book, decision = companions(GAME).orders, position.table.decision
    assert book is not None and decision is not None
    assert position.moment.orders == "move 5 infantry, Geiseric at Aures > Sicca Veneria"
    plan = book.plan(position.table, decision.seat, book.parse(position.moment.orders, "en").orders)
    (layout,) = layouts_of(lambda: draw_plan(position.view, plan.arrows, "en"))
    assert "5" in [part.text for part in layout.parts if part.kind == "sign"]


def test_the_parts_of_a_turn() -> None:
    """A post for a campaign, and one for what comes after it in the same nation's turn."""
    events = [*campaign(), happened.NationEnded(nation="celts", gold=1, turn=1)]
    first, second = PRESENTER.posts(events)
    assert [event.kind for event in part_of(events, first.key)][-1] == "campaign-ended"
    assert [event.kind for event in part_of(events, second.key)] == ["nation-ended"]
    posting = PRESENTER.compose(first, events, at_start("I", war), Voice("en"))
    assert len(posting.pictures) == 2
    assert posting.text
    assert PRESENTER.compose(second, events, at_start("I", war), Voice("en")).pictures == ()


# Battles


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "events", [battle("roma"), raid(success=True), raid(success=False), sea_battle()],
    ids=["battle", "raid", "failed raid", "sea"],
)  # fmt: skip
def test_the_report_of_a_fight_can_be_read(events: list[Event], locale: str) -> None:
    game = game_of(at_start("I"))
    (fought,) = battles(events)
    assert failures(lambda: draw_battle(fought, game, words(locale))) == set()


def fight_of_legions(*rounds: tuple[Shot, ...]) -> Battle:
    """A fight of Romans, attacking, who roll these dice."""
    force = Force({"legion": 1, "consular-legion": 1})
    fought = Battle("battle", "bononia", Side("romans", force), Side("celts", Force({"infantry": 1})))
    fought.rounds += [Round(shots, (Shot("infantry", 3, (), 3, 7, hit=False),)) for shots in rounds]
    return fought


def test_a_legion_that_is_flipped_later_hits_from_its_own_number_before() -> None:
    """The number of the last round was told for the whole battle."""
    fresh, flipped = (Shot("consular-legion", 4, (), 4, needed, hit=False) for needed in (5, 6))
    fought = fight_of_legions((fresh,), (flipped,))
    told = {Token("consular-legion", 0): 5, Token("consular-legion", 0, reduced=True): 6}
    assert hit_numbers(fought, fought.attacker) == told


def test_numbers_to_hit_are_in_the_order_of_the_counters_and_without_what_is_added_once() -> None:
    once = (Modifier("sea-or-strait", 2),)
    consular, legion = (Shot(kind, 4, (), 4, to_hit, False) for kind, to_hit in (("consular-legion", 5), ("legion", 6)))
    fought = fight_of_legions(
        (msgspec.structs.replace(consular, modifiers=once), msgspec.structs.replace(legion, modifiers=once)),
        (consular, legion),
    )
    assert list(hit_numbers(fought, fought.attacker).items()) == [
        (Token("legion", 0), 6), (Token("consular-legion", 0), 5),
    ]  # fmt: skip


def test_a_battle_as_the_events_tell_it() -> None:
    (fought,) = battles(battle("roma"))
    assert (fought.outcome, fought.winner, fought.pillaged) == ("won", "celts", True)
    assert fought.attacker.lost == {"infantry": 3}
    assert fought.defender.lost == {"legion": 2, "consular-legion": 2}
    assert (fought.defender.reduced, fought.defender.killed) == (1, ["camillus"])
    assert fought.attacker.halves == 2
    assert fought.modifiers(fought.attacker) == [("city", -2, False), ("leader", 2, False)]
    assert fought.modifiers(fought.defender) == [("leader", 2, False), ("sea-or-strait", 2, True)]


def test_the_report_tells_every_die_and_loss() -> None:
    (fought,) = battles(battle("roma"))
    alt = draw_battle(fought, game_of(at_start("I")), words("en")).alt
    assert "10*, 9*, 7*, 6, 4, 3, 2, 1 against 5*, 1, 3*, 8*" in alt
    for told in ("Brennus", "lost 3 infantry", "Camillus", "Victory of the Celts", "Rome is pillaged"):
        assert told in alt


def test_a_fight_going_on_asks_its_question() -> None:
    (fought,) = battles(battle("roma")[:2])
    assert fought.outcome == ""
    picture = draw_battle(fought, game_of(at_start("I")), words("en"), "Do the Celts retreat?")
    assert picture.alt.endswith("Do the Celts retreat?")


def test_a_battle_that_goes_on_shows_the_chance_that_its_odds_tell() -> None:
    """A landing counts in the first round only, so before the battle the chance was another one."""
    found = 0
    for at in positions("italia"):
        decision = at.table.decision
        if decision is None or decision.topic not in ("retreat", "offer", "accept"):
            continue
        (forecast,) = FORECASTER.overview(at.table, 0)
        wins = str(forecast.lines[1]).partition("Attacker wins ")[2].partition(",")[0]
        shown = PRESENTER.panel(at.view, "en", at.scene).pictures[0].alt
        assert f"to win from here on: {wins}." in shown, at.name
        found += 1
    assert found > 3


def test_the_odds_before_a_battle_expect_the_first_shock_as_those_of_the_players_do() -> None:
    """A report told 95 % for a battle of which ``/odds`` had told 100 %."""
    table, legate = rules.start("italia", "I", {}, seed="c"), agents("italia", 1)["legate"]
    while not any(isinstance(event, happened.ShockRolled) for event in table.events):
        seat, decision = next(iter(table.decisions.items()))
        foreseen = {each.option: each.share for each in FORECASTER.overview(table, 0)}
        told = len(table.events)
        give(table, legate(table), seat)
    assert decision.topic == "battle-order"
    while not any(isinstance(event, happened.RoundFought) for event in table.events[told:]):
        give(table, legate(table), next(iter(table.decisions)))
    fought = next(each for each in battles(table.events[told:]) if each.opening_sort == "shock")
    assert fought.odds == round(100 * foreseen[fought.place])


def test_second_retreats_and_shock_are_shown() -> None:
    events = battle("roma")
    check = happened.Check("legion", "roma", 9, failed=True)
    events[1:1] = [
        happened.ShockRolled(area="roma", number=1, needed=8, checks=(check,)),
        happened.Retreated(
            nation="romans", area="roma", to="latium", force=happened.Force({"legion": 1}), cause="second-retreat"
        ),
    ]  # fmt: skip
    (fought,) = battles(events)
    assert fought.opening is not None
    assert [shot.hit for shot in fought.opening.defender] == [True]
    assert fought.defender.driven == 1
    alt = draw_battle(fought, game_of(at_start("I")), words("en")).alt
    assert "1 driven off" in alt
    assert "9*" in alt


def test_who_has_sunk_is_beaten() -> None:
    events = sea_battle()[:-1]
    sides: dict[str, Any] = {"sea": "mare-tyrrhenum", "attacker": "romans", "defender": "carthaginians"}
    for nation, count, winner in (("romans", 4, "carthaginians"), ("carthaginians", 2, "romans")):
        lost = happened.UnitsLost(
            nation=nation, area="mare-tyrrhenum", force=happened.Force({"fleet": count}), by=winner, cause="hit"
        )
        told = [*events, lost, happened.SeaBattleEnded(outcome="sunk", **sides)]
        (fought,) = battles(told)
        assert fought.winner == winner
        assert changes(told).fought == {"mare-tyrrhenum": winner}


def a_fleet_sunk_with_its_cargo() -> list[Event]:
    """Two fleets with two units each; one is sunk, and what was aboard is told as cargo and among the lost."""
    sides: dict[str, Any] = {"sea": "mare-tyrrhenum", "attacker": "romans", "defender": "carthaginians"}
    where: dict[str, Any] = {"area": "mare-tyrrhenum", "by": "carthaginians"}
    legions = Force({"legion": 2})
    return [
        happened.SeaBattleBegan(
            attackers=Force({"fleet": 2}), defenders=Force({"fleet": 2}), attacker_cargo=Force({"legion": 4}), **sides
        ),
        happened.SeaRoundFought(
            number=1, attacker_shots=shots(fleet=(2, 3)), defender_shots=shots(fleet=(9, 3)), **sides
        ),
        happened.CargoLost(
            nation="romans", sea="mare-tyrrhenum", lost=legions, saved=Force(), by="carthaginians"
        ),
        happened.UnitsLost(nation="romans", force=legions, cause="sunk", **where),
        happened.UnitsLost(nation="romans", force=Force({"fleet": 1}), cause="hit", **where),
    ]  # fmt: skip


def test_who_is_still_aboard_has_not_drowned() -> None:
    """What sank was counted twice: four legions instead of two, and no one was on the hull that is left."""
    (fought,) = battles(a_fleet_sunk_with_its_cargo())
    assert fought.has_changed
    assert fought.attacker.lost == {"legion": 2, "fleet": 1}
    assert fought.attacker.cargo_left == Force({"legion": 2})


def test_a_leader_aboard_is_with_the_fleets() -> None:
    """He was on the map of the question, not on the report."""
    events = sea_battle()
    began = msgspec.structs.replace(events[0], attacker_cargo=Force({"legion": 3}, ("camillus",)))
    without, beside = (battles([first_, *events[1:]])[0] for first_ in (events[0], began))
    texts, game = words("en"), game_of(at_start("I"))
    assert beside.attacker.leaders == ("camillus",)
    assert "Camillus" in draw_battle(beside, game, texts).alt
    assert draw_battle(beside, game, texts).data != draw_battle(without, game, texts).data


def test_hits_that_are_still_to_be_taken_are_losses_to_come() -> None:
    """Beside two hits of the other side stood that there were no losses."""
    began, fought_round, *_ = a_fleet_sunk_with_its_cargo()
    (fought,) = battles([began, fought_round])
    assert [fought.is_to_lose(side) for side in fought.sides] == [True, False]
    fought.outcome = "attacker-left"
    assert not fought.is_to_lose(fought.attacker)


def test_a_purchase_shows_where_the_nation_is() -> None:
    asked = at_start("I", war, topic="buy", prompt="What do the Celts buy?", actor="celts")
    picture = PRESENTER.panel(asked, "en").pictures[0]
    assert (picture.width, picture.height) == (1600, 1000)


def test_the_weightiest_fights_are_shown() -> None:
    fought = battles([*raid(success=False), *battle("roma"), *sea_battle()])
    assert [each.sort for each in fought] == ["raid", "battle", "sea"]
    assert [each.place for each in weightiest(fought, 1)] == ["roma"]


def test_a_report_has_the_odds_of_the_rules() -> None:
    """City and leader against a leader and, in the first round, a landing."""
    (fought,) = battles(battle("roma"))
    celts, romans = printed_side("celts", {"infantry": 8}), printed_side("romans", {"legion": 2, "consular-legion": 2})
    assert fought.odds == round(100 * battle_odds(celts, romans, Bonuses(0, 2, landing=2)).wins)


# Cards, statistics, film


@pytest.mark.parametrize(("scenario", "count"), [("I", "twelve"), ("I-evening", "nine"), ("II-evening", "twelve")])
def test_the_title_counts_the_nations_that_come(scenario: str, count: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Any] = []

    def drawn(*args: Any) -> Any:
        tasks.append(args[-1])
        return draw_title_card(*args)

    monkeypatch.setattr(title_and_end_cards, "draw_title_card", drawn)
    draw_title(at_start(scenario), "The Geese of Juno", "en")
    assert f" people, {count} nations, " in str(tasks)


@pytest.mark.parametrize(("scenario", "locale"), spread(["I", "II", "I-evening"], LOCALES))
def test_the_cards_can_be_read(scenario: str, locale: str) -> None:
    view = at_start(scenario)
    assert failures(lambda: draw_title(view, "The Geese of Juno", locale)) == set()
    assert failures(lambda: draw_summary([happened.TurnEnded(number=1, points={}, turn=1)], view, locale)) == set()
    view["result"] = {"level": "victory", "winner": "red", "text": "Red wins."}
    assert failures(lambda: draw_end(view, locale)) == set()


@pytest.mark.parametrize("locale", first(1, ["fr", "en"]))
def test_the_panel_of_a_game_that_is_over_has_the_whole_board(locale: str) -> None:
    view = at_start("I-evening")
    view["result"] = {"level": "victory", "winner": "blue", "text": "Blue wins."}
    panel = PRESENTER.panel(view, locale)
    assert panel.is_board
    assert [each.alt for each in panel.pictures] == [PRESENTER.map(view, None, locale).alt]


def test_the_end_of_a_short_cut_says_what_was_expected() -> None:
    """By points alone another seat would have won."""
    view = at_start("I-evening", lambda game: game.state.points.update(red=101, blue=80, yellow=102))
    view["result"] = {"level": "victory", "winner": "blue", "text": "Blue wins."}
    measured = {"red": 3, "blue": 14, "yellow": -12}
    scored = happened.GameScored(
        points={"red": 101, "blue": 80, "yellow": 102}, measured=measured, occupation={}, winner="blue"
    )
    (card, _) = PRESENTER.end([scored], view, Voice()).pictures
    for told in ("Red: 49 expected, +1½.", "Blue: 33 expected, +7.", "Yellow: 57 expected, −6."):
        assert told in card.alt
    assert "expected" not in draw_end(view, "en").alt


def test_the_card_of_a_turn_tells_points_with_their_halves() -> None:
    view = at_start("I", lambda game: game.state.points.update(yellow=15))
    alt = draw_summary(end_of_turn(), view, "en").alt
    assert "Yellow: score 7½, 7 of it this turn." in alt
    assert "Arriving next turn: Celts: 2 infantry" in alt
    assert "Scoring next turn: Greeks: Sicily 2" in alt


def test_the_last_turn_has_nothing_ahead() -> None:
    def last(game: Italia) -> None:
        game.state.turn = game.state.last_turn

    alt = draw_summary([happened.TurnEnded(number=4, points={}, turn=4)], at_start("I-evening", last), "en").alt
    assert "Arriving" not in alt
    assert "Scoring" not in alt
    ended = happened.TurnEnded(number=4, points={}, turn=4)
    fought = draw_summary([*battle("roma"), ended], at_start("I-evening", last), "en")
    assert "Rome: Victory of the Celts" in fought.alt


def test_statistics_and_film() -> None:
    events = [*campaign(), *end_of_turn()]
    text, sheet = statistics(events, "I", {}, "The Geese of Juno", "en")
    opened(sheet)
    assert "Yellow 7" in text
    assert "One city has been pillaged." in text
    film = Image.open(BytesIO(make_film(events, "I", {}, "fr").data))
    assert getattr(film, "n_frames", 1) == 2


def test_the_turn_card_of_a_short_cut_says_what_its_second_number_is() -> None:
    own = next(each for each in positions(GAME) if each.name == "II-evening/end")
    with recorded() as layouts:
        draw_summary(own.events, own.view, "en")
    assert "points/to beat" in {part.text for part in layouts[-1].parts}


def test_the_card_of_the_last_turn_names_the_winner() -> None:
    """With the points to beat by which it was decided, also where the data expect others today."""
    own = next(each for each in positions(GAME) if each.name == "I-evening/longest-summary")
    with recorded() as layouts:
        alt = draw_summary([each for each in own.events if each.turn == 4], own.view, "en").alt
    assert "40/33" in {part.text for part in layouts[-1].parts}
    assert "Blue wins: 40 points, +7 on the 33 to beat." in alt


def test_a_level_end_has_no_false_reason() -> None:
    measured = {"red": 8, "blue": 8, "yellow": 2}
    game = game_of(at_start("I", lambda each: each.state.points.update(measured)))
    assert why_won(game, "blue", measured, words("en"), "card-won-margin", "card-won-ahead") == ""
    measured["blue"] = game.state.points["blue"] = 9
    told = why_won(game, "blue", measured, words("en"), "card-won-margin", "card-won-ahead")
    assert told == "Blue wins: 4½ points, ½ ahead of Red"


def test_the_statistics_of_a_finished_game_name_the_winner() -> None:
    for name, won in (("end", True), ("middle", False)):
        own = next(each for each in positions(GAME) if each.name == f"II-evening/{name}")
        with recorded() as layouts:
            text, sheet = statistics(own.events, own.scenario, {}, "The Geese of Juno", "en")
        assert ("Red wins" in {part.text for part in layouts[-1].parts}) == won
        assert ("Red wins: +11½ on the 62 expected." in sheet.alt) == won
        assert ("Red wins" in text) == won


def test_statistics_tell_of_every_nation_that_earned_points() -> None:
    """Twelve have a bar each; of more, the last ones are one line."""
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/end")
    with recorded() as layouts:
        statistics(position.events, "II-evening", {}, "The Geese of Juno", "en")
    assert "Burgundians" in {part.text for part in layouts[-1].parts}
    period = italia_data().periods["II"]
    earned = {nation: 30 - place for place, nation in enumerate(list(period.seat_of)[:14])}
    with recorded() as layouts:
        picture = begin_sheet("", "", (1200, 750))
        draw_earned(begin_plate(picture, EARNED, "", 39), earned, period, words("en"))
        finished(picture, "nations", "Nations.")
    told = [part.text for part in layouts[-1].parts]
    assert "3 more nations: 27" in told


def test_the_last_panel_says_that_the_game_is_over() -> None:
    """Its heading said that it was between two turns."""
    (over,) = (each for each in positions(GAME) if each.name == "II-evening/end")
    assert "Final position" in PRESENTER.heading(over.view, "en")
    assert "Position finale" in PRESENTER.heading(over.view, "fr")


def test_the_film_shows_the_nation_turns_in_which_most_land_changed_hands() -> None:
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/end")
    scenario = position.view["scenario"]
    shown, whole = steps(position.events, scenario, {}, 3), turns(position.events, scenario, {})
    assert [each.number for each in shown if not each.mover] == [each.number for each in whole]
    assert [each.mover for each in shown if each.mover] == ["foederati", "ostrogoths", "byzantines"]
    assert [each.number for each in shown] == sorted(each.number for each in shown)


def test_turns_from_events() -> None:
    start, end = turns([*campaign(), *end_of_turn()], "I", {})
    assert start.owners["roma"] == "romans"
    assert end.points == {"red": 0, "blue": 4, "yellow": 14}
    assert end.earned["samnites"] == 9
    assert end.sacked == ["bononia"]


def test_an_inheritance_and_a_call_from_africa_move_units() -> None:
    """What happens to the land of the nations concerned [13.2, 14.4]."""
    inherited = happened.NationInherited(
        nation="western-romans", heir="byzantines", units=happened.Force({"infantry": 2}), lost=happened.Force(),
        gold=0, vassals=(), left={"ravenna": 2}, turn=4,
    )  # fmt: skip
    (*_, end) = turns([inherited, happened.TurnEnded(number=4, points={}, turn=4)], "II", {})
    assert (end.owners["mediolanum"], end.owners["ravenna"]) == ("byzantines", "")
    called = happened.Placed(
        nation="carthaginians", place="alpes", force=happened.Force({"infantry": 2}), cause="africa", origin="carthago",
        turn=6,
    )  # fmt: skip
    (*_, end) = turns([called, happened.TurnEnded(number=6, points={}, turn=6)], "I", {})
    assert (end.owners["carthago"], end.owners["hadrumetum"]) == ("", "carthaginians")


def test_a_campaign_over_the_sea_moves_its_force_once() -> None:
    """Its ships are told on their way; what they carry is told when it has landed [12.3]."""
    force, cargo = happened.Force({"legion": 2}, ("camillus",)), happened.Force({"legion": 2})
    events: list[Event] = [
        happened.CampaignBegan(nation="romans", leader="camillus", place="roma", force=force, chest=2, gold=0, turn=1),
        happened.Moved(
            nation="romans", force=happened.Force({"fleet": 1}), path=("mare-tyrrhenum", "mare-africum"), way="sailed",
            cargo=cargo, turn=1,
        ),
        happened.CampaignMarched(
            nation="romans", leader="camillus", number=1, path=("roma", "mare-tyrrhenum", "mare-africum", "carales"),
            way="sea", force=force, turn=1,
        ),
        happened.UnitsLost(
            nation="carthaginians", area="carales", force=happened.Force({"infantry": 1}), by="romans", cause="hit",
            turn=1,
        ),
        happened.TurnEnded(number=1, points={}, turn=1),
    ]  # fmt: skip
    (*_, end) = turns(events, "I", {})
    assert (end.owners["carales"], end.owners["roma"]) == ("romans", "romans")


def test_the_posts_of_a_turn() -> None:
    posts = PRESENTER.posts([happened.NationEnded(nation="romans", gold=1, turn=2), end_of_turn()[-1]])
    assert [(post.kind, post.key) for post in posts] == [("report", "nation:2:romans"), ("summary", "summary:1")]
    posting = PRESENTER.compose(Post("summary", "summary:1", 1), end_of_turn(), at_start("I"), Voice("fr"))
    assert len(posting.pictures) == 1


@pytest.mark.parametrize("name", first(2, ["I-evening/busiest", "II-evening/end", "II-evening/busiest"]))
def test_the_name_of_a_nation_is_at_its_own_counters_or_points_to_one(name: str) -> None:
    """On the whole board; those in the boxes of staging zones are in them."""
    (position,) = (each for each in positions(GAME) if each.name == name)
    found: list[tuple[str, float, float, bool]] = []

    class Kept(NationNames):
        def put(self, nation: str, tag: Sprite, box: Box) -> None:
            stacks = [*self.sheet.stack_boxes.items(), *self.sheet.navy_boxes.items()]
            own = [gap_between(box, stack) for (place, owner), stack in stacks if owner == nation and is_land(place)]
            others = [gap_between(box, stack) for (_, owner), stack in stacks if owner != nation]
            found.append((nation, min(own), min(others, default=999.0), self.pointer(nation, box) is not None))
            super().put(nation, tag, box)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("render.italia.nation_names.NationNames", Kept)
        PRESENTER.map(position.view, None, "en")
    assert len(found) > 3
    assert [each for each in found if each[1] + 20 > each[2] and not each[3]] == []


@pytest.mark.parametrize("name", first(2, ["I-evening/busiest", "II-evening/busiest", "II-evening/start"]))
def test_no_name_of_a_nation_is_on_the_arrow_over_a_strait(name: str) -> None:
    (position,) = (each for each in positions(GAME) if each.name == name)
    put, straits = list[Box](), set[Box]()

    class Kept(NationNames):
        def put(self, nation: str, tag: Sprite, box: Box) -> None:
            here = strait_boxes(self.sheet.chart, self.sheet.scale)
            put.append(box)
            straits.update(here)
            assert [each for each in here if overlaps(box, each)] == [], nation
            super().put(nation, tag, box)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("render.italia.nation_names.NationNames", Kept)
        PRESENTER.map(position.view, None, "en")
    assert len(put) > 3
    assert straits


@pytest.mark.parametrize(("name", "least"), [("I-evening/busiest", 8), ("II-evening/asked-inherit", 0)])
def test_fleets_keep_away_from_counters_on_land(name: str, least: int) -> None:
    """On the whole board, and yet on water: the second has a fleet in a sea without so much room."""
    (position,) = (each for each in positions(GAME) if each.name == name)
    sheets: list[Sheet] = []

    class Kept(Sheet):
        def draw(self) -> None:
            super().draw()
            sheets.append(self)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("render.italia.whole_board.Sheet", Kept)
        PRESENTER.map(position.view, None, "en")
    fleets = [(sheet, box) for sheet in sheets for box in sheet.navy_boxes.values()]
    assert len(fleets) > 2
    for sheet, box in fleets:
        near = [gap_between(box, stack) for stack in sheet.stack_boxes.values()]
        assert min(near, default=99.0) >= least, box
        assert sheet.board.water_share(box, sheet.chart) > 0.7, box


def is_land(place: str) -> bool:
    area = italia_data().areas.get(place)
    return area is not None and not area.is_staging


def test_a_pointer_goes_round_what_is_in_its_way() -> None:
    name, near, far = (200, 100, 360, 150), (250, 160, 310, 220), (400, 160, 460, 220)
    placer = Placer(600, 400)
    pointer = pointer_to(name, [far, near], placer)
    assert pointer is not None
    assert pointer.tip[0] == 280
    assert near[1] < pointer.tip[1] < near[1] + 10
    placer.take((240, 152, 320, 158))
    pointer = pointer_to(name, [far, near], placer)
    assert pointer is not None
    assert pointer.tip[0] > 390
    placer.take((365, 100, 380, 220))
    assert pointer_to(name, [far, near], placer) is None


def names_on_board(name: str) -> Counter[str]:
    """How often each text is on the whole board of a recorded position."""
    (position,) = (each for each in positions(GAME) if each.name == name)
    (layout,) = layouts_of(lambda: PRESENTER.map(position.view, None, "en"))
    return Counter(part.text for part in layout.parts if part.kind == "sign")


def test_a_lone_stack_has_the_name_of_its_nation_on_each_part_of_the_board() -> None:
    """The Epirotes had none in Africa, where the name of the Numidians was right above their counter."""
    assert names_on_board("I-evening/busiest")["Epirotes"] == 3
    assert names_on_board("II-evening/busiest")["Foederati"] == 2


def test_who_waits_in_a_zone_is_named_in_its_box() -> None:
    """Also a nation that has land elsewhere: the Berbers' name lay on the land of the African Romans."""
    assert names_on_board("II-evening/start")["Berbers"] == 2


def key_of(name: str, region: str) -> list[str]:
    """What the key of a region says at a recorded position."""
    (position,) = (each for each in positions(GAME) if each.name == name)
    (layout,) = layouts_of(lambda: PRESENTER.map(position.view, region, "en"))
    return [part.text for part in layout.parts if part.kind == "text"]


def test_the_key_of_a_region_says_whose_capital_it_is_without_units() -> None:
    """A star with only the name of a nation said nothing of a capital."""
    assert "capital of the Visigoths" in key_of("II-evening/busiest", "north")
    assert "capital of the Carthaginians" in key_of("I-evening/busiest", "africa")


def test_capitals_of_one_region_can_be_told_apart() -> None:
    """The stars of the Foederati and of the Visigoths are almost the same gold, so that of one is inverted."""
    (position,) = (each for each in positions(GAME) if each.name == "II-evening/busiest")
    spaces = region_parts()["north"].spaces
    assert inverted_capitals(game_of(position.view), spaces) == {"visigoths"}
    assert inverted_star_sign("visigoths", 45).image != star_sign("visigoths", 45).image
    assert inverted_capital_sign("vandals", 45).image != capital_sign("vandals", 45).image


def test_the_key_of_a_region_counts_the_units_on_its_counters() -> None:
    """Pyrrhus was a fourth unit of the Epirotes."""
    (position,) = (each for each in positions(GAME) if each.name == "I-evening/busiest")
    game = game_of(position.view)
    spaces = list(region_parts()["islands"].spaces)
    units = sum(stack.size for space in spaces for stack in stacks_at(game, space) if stack.nation == "epirotes")
    (sign, _, *_) = next(
        each for each in nations_in_key(game, spaces, words("en"), STYLES[0]) if each.name == "Epirotes"
    )
    assert sign == stack_sprite(Stack("epirotes", "yellow", (Token("infantry", units),)), STYLES[0].sign)


@pytest.mark.parametrize("region", ["centre", "campania"])
def test_the_key_of_a_region_says_what_a_pale_legion_is(region: str) -> None:
    assert "flipped" in key_of("I-evening/busiest", region)


def test_the_key_of_a_region_explains_a_leader_without_his_name_beside_him() -> None:
    game = game_of(at_start("I", lambda each: each.put("camillus", "latium")))
    spaces = region_parts()["campania"].spaces
    assert keyed(game, spaces, plated=[]) > keyed(game, spaces, plated=[("latium", "romans")])


def keyed(game: Italia, spaces: Collection[str], plated: Collection[tuple[str, str]]) -> int:
    """How often the key of some spaces, in narrow lines, says what a leader's sign is."""
    with recorded() as layouts:
        finished(region_head(game, "Latium", spaces, words("en"), 660, plated), "key", "Key.")
    return sum(part.text == "leader" for part in layouts[-1].parts)
