"""Reports and questions of Rise and Fall leave nothing out: what two parts of the map don't show, a line tells."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from render.core.basemap import base_map
from render.core.boxes import middle_of
from render.core.labels import overlaps
from render.core.layout import Layout, recorded
from render.core.picture import Picture
from render.core.report_head import HEAD
from render.core.targets import targets_in
from render.rise_and_fall import PRESENTER
from render.rise_and_fall.board import main_land
from render.rise_and_fall.letter_list import ON_MAP
from render.rise_and_fall.map import REGIONS, draw_map, nations
from render.rise_and_fall.map_highlights import changes
from render.rise_and_fall.question_maps import draw_targets, headings
from render.rise_and_fall.replay import decades
from render.rise_and_fall.report_map import draw_report
from render.rise_and_fall.texts import words, year_text
from render.rise_and_fall.theme import game_of
from render.rise_and_fall.turn_card import draw_summary
from render.rise_and_fall.war_maps import draw_plan
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.registry import chosen_options
from rules.core.views import decision_in
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall
from tests.gallery.positions import Position, positions
from tests.render.rise_and_fall.playing import GAME
from tests.sampling import chosen, thirds

REPORTS = [each for each in positions(GAME) if each.moment.post is not None and each.moment.post.kind == "report"]
MANY = [
    each
    for each in positions(GAME)
    if each.moment.name.startswith("asked-") and targets_in(each.view).spaces and not targets_in(each.view).options
]


@pytest.mark.parametrize("position", thirds(REPORTS), ids=lambda each: each.name)
def test_a_report_tells_of_every_area_that_changed_hands(position: Position) -> None:
    events = told_in(position)
    shown = changes(events, nations(game_of(position.view)))
    taken = [area for area, power in shown.taken.items() if power]
    below = below_the_head(laid_out(lambda: draw_report(position.view, events, "en")))
    told = [area for area in taken if words("en").short_name(area) in below]
    arrivals = sum(line.endswith(f": {words('en')('fact-new-people')}") for line in below)
    also = [line for line in below if line.startswith("Other areas taken · ")]
    assert len(told) + arrivals + sum(map(counted, also)) == len(taken), below


@pytest.mark.parametrize(
    ("locale", "half"), chosen([("en", 0), ("en", 1), ("fr", 0), ("fr", 1)], lambda place: place in (0, 3))
)
def test_every_line_of_a_report_has_room(locale: str, half: int) -> None:
    """Half of the reports in each language, the others in the soak."""
    for report in REPORTS[half::2]:
        layout = laid_out(partial(draw_report, report.view, told_in(report), locale))
        beyond = [part.text for part in layout.parts if part.kind == "text" and part.box[2] > layout.width]
        assert beyond == [], report.name


def test_areas_that_the_map_leaves_out_are_said_to_be_taken() -> None:
    report = next(each for each in REPORTS if each.name == "rise-60bc-20ad/first-report-parthia")
    below = below_the_head(laid_out(lambda: draw_report(report.view, told_in(report), "en")))
    assert below[-1] == "Other areas taken · Celts: Noviodunum"


def test_the_counting_of_this_test_counts() -> None:
    assert counted("Other areas taken · Rome: Agri Decumates, Gaetuli · Asian Sarmatians: Merv") == 3
    assert counted("Other areas taken · Rome\N{NO-BREAK SPACE}2 · Armenians\N{NO-BREAK SPACE}1") == 3
    assert counted("Other areas taken · Rome\N{NO-BREAK SPACE}2 · others\N{NO-BREAK SPACE}4") == 6
    assert counted("Gaul") == 0


def test_the_fall_of_rome_is_the_headline() -> None:
    fallen = next(each for each in REPORTS if each.name == "rise-60bc-20ad/longest-report-parthia")
    layout = laid_out(lambda: draw_report(fallen.view, told_in(fallen), "en"))
    texts = [part.text for part in layout.parts]
    assert "ROME FALLS · 40 BC" in texts
    below = below_the_head(layout)
    assert below[:2] == ["Rome", "Roman rebels won 4–2"]


@pytest.mark.parametrize("position", thirds(REPORTS), ids=lambda each: each.name)
def test_a_report_has_the_year_of_its_events(position: Position) -> None:
    """Parthia's turn ends a decade: the campaign is in the next one when it's reported."""
    events = told_in(position)
    picture = draw_report(position.view, events, "en")
    year = year_text(rise_data().year(events[-1].turn), words("en"))
    assert f", {year}." in picture.alt
    assert f"-turn-{events[-1].turn}." in picture.filename


def test_a_fight_says_who_beat_whom_and_what_both_sides_were_worth() -> None:
    roman = next(each for each in REPORTS if each.name == "rise-60bc-20ad/first-report-rome")
    below = below_the_head(laid_out(lambda: draw_report(roman.view, told_in(roman), "en")))
    assert below[below.index("Aquitania") + 1] == "Rome beat the Celts 2–1"


def test_the_largest_events_of_a_report_are_few_enough_to_be_read() -> None:
    for report in REPORTS:
        below = below_the_head(laid_out(partial(draw_report, report.view, told_in(report), "en")))
        named = [line for line in below if line in map(words("en").short_name, base_map(GAME).spaces)]
        assert len(named) <= 5, named


def test_a_line_too_long_for_a_verb_keeps_both_sides_and_their_numbers() -> None:
    roman = next(each for each in REPORTS if each.name == "rise-60bc-20ad/longest-report-rome")
    below = below_the_head(laid_out(lambda: draw_report(roman.view, told_in(roman), "fr")))
    assert below[below.index("Antioche") + 1] == "Rebelles romains battus 4–3"


def test_windows_of_a_question_have_no_region_in_two_headings() -> None:
    gaul, danube = ("gergovia", "bibracte"), ("norica", "pannonia", "vesontio")
    assert headings([danube], words("en"))[danube] == "The Danube · Gaul"
    assert headings([gaul, danube], words("en"))[danube] == "The Danube"


def test_a_window_of_several_eastern_regions_is_called_the_east() -> None:
    syria = ("hatra", "ctesiphon", "arbela")
    assert headings([syria], words("en"))[syria] == "Syria and Mesopotamia"
    both = (*syria, "colchis", "iberia", "albania")
    assert headings([both], words("en"))[both] == "The East"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_headings_of_windows_are_wholly_on_them(locale: str) -> None:
    view = next(each for each in positions(GAME) if each.name == "fall-350-470/asked-target").view
    layout = laid_out(lambda: draw_targets(view, targets_in(view), locale))
    plates = [part.box for part in layout.parts if part.kind == "plate"]
    assert len(plates) == 4
    assert min(left for left, *_ in plates) > 0


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("fall-350-470/first-report-rome", {"Ctesiphon", "Panticapaeum"}),
        ("rise-60bc-20ad/first-report-parthia", {"Merv"}),
    ],
)
def test_events_far_apart_have_a_map_each_if_any_power_is_in_both(name: str, places: set[str]) -> None:
    report = next(each for each in REPORTS if each.name == name)
    layout = laid_out(lambda: draw_report(report.view, told_in(report), "en"))
    known = {"Ctesiphon", "Panticapaeum", "Merv", "Noviodunum"}
    assert known & {part.text for part in layout.parts if part.kind == "name"} == places


def test_a_report_tells_the_stars_won_elsewhere_of_who_lost_stars() -> None:
    report = next(each for each in REPORTS if each.name == "rise-60bc-20ad/longest-report-rome")
    below = below_the_head(laid_out(lambda: draw_report(report.view, told_in(report), "en")))
    assert any("Rome\N{NO-BREAK SPACE}3 (+1 star)" in line for line in below)


@pytest.mark.parametrize("position", thirds(MANY), ids=lambda each: each.name)
def test_a_question_with_many_candidates_has_a_letter_for_each_heading_of_the_menu(position: Position) -> None:
    targets, letters = targets_in(position.view), PRESENTER.letters(position.view)
    layout = laid_out(lambda: draw_targets(position.view, targets, "en"))
    options = [each for each in decision_in(position.view)["options"] if each["space"] in targets.spaces]
    headings = {letter: {each["group"][0] for each in options if letters[each["id"]] == letter} for letter in "ABC"}
    assert all(len(found) == 1 for letter, found in headings.items() if letter in letters.values())
    drawn = [part.text.split() for part in layout.parts if part.kind == "letter"]
    shown = {(letter, space) for letter, *spaces in drawn for space in spaces}
    assert shown == {(letters[each["id"]], each["space"]) for each in options}
    counts = Counter(letter for letter, *_ in drawn)
    assert counts.keys() == set(letters.values())
    assert min(counts.values()) > 1


@pytest.mark.parametrize("position", thirds(MANY), ids=lambda each: each.name)
def test_the_letters_of_regions_cover_each_other_nowhere(position: Position) -> None:
    layout = laid_out(lambda: draw_targets(position.view, targets_in(position.view), "en"))
    letters = [part.box for part in layout.parts if part.kind == "letter"]
    assert [pair for pair in itertools.combinations(letters, 2) if overlaps(*pair)] == []


def test_candidates_too_near_for_names_are_in_a_list_with_their_units() -> None:
    layout = asked("fall-350-470/asked-bribe")
    names = [part.text for part in layout.parts if part.kind == "text"]
    assert {"Colchis", "Bosporus", "Panticapaeum", "Iazyges", "Roxolani"} <= set(names)
    assert not {"Bosporus", "Panticapaeum"} & {part.text for part in layout.parts if part.kind == "name"}


def test_a_question_of_where_to_go_names_where_the_unit_is() -> None:
    layout = asked("fall-350-470/asked-withdraw")
    assert "Ctesiphon" in [part.text for part in layout.parts if part.kind == "name"]


@pytest.mark.parametrize("position", thirds(REPORTS), ids=lambda each: each.name)
def test_what_a_report_tells_of_is_on_its_map(position: Position) -> None:
    layout = laid_out(lambda: draw_report(position.view, told_in(position), "en"))
    named = [part.text for part in layout.parts if part.kind == "text" and part.letters == 62]
    shown = {part.text for part in layout.parts if part.kind in ("name", "counter", "sign")}
    areas = {words("en").short_name(area): area for area in base_map(GAME).spaces}
    assert [name for name in named if name in areas and not {name, areas[name]} & shown] == []


def test_a_decade_tells_how_many_stars_each_empire_won() -> None:
    position = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/longest-summary")
    layout = laid_out(lambda: draw_summary(told_in(position), position.view, "en"))
    texts = [part.text for part in layout.parts]
    assert texts[texts.index("16") + 1] == "−7"


def test_the_whole_board_has_the_units_of_each_power_beside_its_name() -> None:
    position = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/start")
    layout = laid_out(lambda: draw_map(position.view, None, "en"))
    plates = {part.text for part in layout.parts if part.kind == "sign"}
    assert {"22 Rome", "34 Celts", "11 Parthia", "10 Africans"} <= plates


def test_the_key_of_a_region_has_every_power_and_sign_in_it() -> None:
    position = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/busiest")
    layout = laid_out(lambda: draw_map(position.view, "hispania", "en"))
    key = {part.text for part in layout.parts if part.kind == "text"}
    assert {"Rome", "Europeans", "Celts", "star, may be left empty", "infantry", "revolt"} <= key


def test_the_main_land_of_a_power_hangs_together() -> None:
    land = ("leptis-magna", "rome", "capua", "ravenna")
    assert set(main_land(land)) == {"rome", "capua", "ravenna"}
    assert main_land(land, {"leptis-magna": 9}) == ("leptis-magna",)


@pytest.mark.parametrize("region", ["gallia", "germania-lands"])
def test_a_region_names_every_place_with_units(region: str) -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/busiest").view
    names = {part.text for part in laid_out(lambda: draw_map(view, region, "en")).parts if part.kind == "name"}
    held = {words("en").name(area) for area in REGIONS[region] if game_of(view).at(area)}
    assert {each for each in held if each not in names and not all(word in names for word in each.split())} == set()


def test_there_are_questions_with_many_candidates() -> None:
    assert len(MANY) > 3


def test_a_plan_names_every_attack_with_its_number() -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/asked-operation").view
    ways = [("rome", "ravenna"), ("merv", "nisa"), ("gades", "emerita"), ("alexandria", "cyrene")]
    arrows = [Arrow("legion-01", way, "attack") for way in ways]
    arrows.append(Arrow("legion-02", ("cremona", "ravenna"), "support"))
    lines = below_the_head(laid_out(lambda: draw_plan(view, arrows, "en")))
    assert lines == [
        "Ravenna", "Legion 1, Legion 2", "Nisa", "Legion 1", "Emerita", "Legion 1", "Cyrene", "Legion 1",
    ]  # fmt: skip


def test_a_plan_of_one_attack_names_all_its_units() -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/asked-operation").view
    attack = Arrow("legion-01", ("rome", "ravenna"), "attack")
    support = Arrow("legion-02", ("cremona", "ravenna"), "support")
    lines = below_the_head(laid_out(lambda: draw_plan(view, [attack, support], "en")))
    assert lines == ["Ravenna", "Legion 1, Legion 2"]


def test_the_head_of_a_civil_war_names_the_empire_whose_turn_it_is() -> None:
    civil = next(each for each in REPORTS if each.name == "rise-60bc-20ad/longest-report-rome")
    head = [part.text for part in laid_out(lambda: draw_report(civil.view, told_in(civil), "fr")).parts]
    assert "ROME · 50 AV. J.-C." in head


def test_two_tribes_that_share_two_homes_are_told_with_both_answers() -> None:
    texts = [part.text for part in asked("rise-60bc-20ad/asked-swap").parts if part.kind == "text"]
    assert texts[-4:] == ["Chatti", "Hercynian Forest", "Chatti", "Teutoberg Forest"]


def test_every_attack_of_a_plan_is_on_a_map() -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/asked-operation").view
    ways = [("rome", "ravenna"), ("merv", "nisa"), ("gades", "emerita"), ("alexandria", "cyrene")]
    layout = laid_out(lambda: draw_plan(view, [Arrow("legion-01", way, "attack") for way in ways], "en"))
    assert {"ravenna", "nisa", "emerita", "cyrene"} <= set(signs_of(layout))


def test_a_plan_of_many_attacks_says_how_many_it_leaves_out() -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/asked-operation").view
    goals = ["ravenna", "nisa", "emerita", "cyrene", "merv", "tolosa", "athens"]
    arrows = [Arrow("legion-01", ("rome", goal), "attack") for goal in goals]
    assert "1 more" in below_the_head(laid_out(lambda: draw_plan(view, arrows, "en")))


def test_a_report_shows_who_came_into_an_area_without_a_fight() -> None:
    huns = next(each for each in REPORTS if each.name == "fall-350-470/first-report-huns")
    alt = draw_report(huns.view, told_in(huns), "en").alt
    assert "2 marches are drawn as arrows." in alt


def test_attacks_are_all_that_a_plan_draws_if_there_are_any() -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/asked-operation").view
    attack = Arrow("legion-01", ("rome", "ravenna"), "attack")
    move = Arrow("legion-02", ("rome", "cremona"), "move")
    both = laid_out(lambda: draw_plan(view, [attack, move], "en"))
    assert both.parts == laid_out(lambda: draw_plan(view, [attack], "en")).parts


def told_in(position: Position) -> list[Event]:
    assert position.moment.post is not None
    return position.events_of(position.moment.post)[0]


def laid_out(draw: Callable[[], Picture]) -> Layout:
    with recorded() as layouts:
        picture = draw()
    return next(each for each in layouts if each.name == picture.filename)


def signs_of(layout: Layout) -> list[str]:
    return [part.text for part in layout.parts if part.kind == "sign"]


def below_the_head(layout: Layout) -> list[str]:
    return [part.text for part in layout.parts if part.kind == "text" and part.box[1] > HEAD]


def counted(line: str) -> int:
    """How many areas a line says that someone took."""
    return sum(map(_counted_in, line.split(" · ")))


def _counted_in(told: str) -> int:
    number = re.search(r"\s(\d+)(?: \(.+\))?$", told)
    if number:
        return int(number[1])
    named = re.search(r": (.+)", told)
    return len(named[1].split(", ")) if named else 0


def test_a_place_alone_is_large_and_has_no_name_but_its_own_around_it() -> None:
    position = next(each for each in positions(GAME) if each.name == "fall-350-470/asked-recruit")
    layout = laid_out(lambda: draw_targets(position.view, targets_in(position.view), "en"))
    assert [part.text for part in layout.parts if part.kind == "name"] == ["Boiemia"]


def test_a_choice_of_wars_names_both_sides_of_each() -> None:
    lines = below_the_head(asked("fall-350-470/asked-war"))
    wars = list(zip(lines[::2], lines[1::2], strict=True))
    assert ("Rome on", "Sassanids") in wars
    assert ("Franks on", "Sassanids") in wars
    assert len(wars) == 5


def test_the_kingdoms_that_could_turn_are_shown_with_their_units() -> None:
    texts = [part.text for part in asked("fall-350-470/asked-reliability").parts]
    assert {"Franks: 5 units", "Saxons: 5 units", "None of them"} <= {*texts}


def test_what_can_be_done_next_is_shown_as_rows_with_the_letters_of_the_menu() -> None:
    view = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/asked-operation").view
    layout = asked("rise-60bc-20ad/asked-operation")
    assert {"Attack", "Move", "Transfer", "Declare war"} <= {part.text for part in layout.parts if part.kind == "text"}
    letters = [part.text[0] for part in layout.parts if part.kind == "letter"]
    assert letters == [*PRESENTER.letters(view).values()] == list("ABCDEF")


@pytest.mark.parametrize(
    "name",
    [
        "fall-350-470/asked-supporter", "fall-350-470/asked-kingdom-set", "fall-350-470/asked-war",
        "fall-350-470/asked-excess", "rise-60bc-20ad/asked-emperor-province", "rise-60bc-20ad/asked-recruit",
        "fall-350-470/asked-reliability",
    ],
)  # fmt: skip
def test_answers_that_are_no_targets_have_the_letters_of_the_menu(name: str) -> None:
    view = next(each for each in positions(GAME) if each.name == name).view
    drawn = {part.text[0] for part in asked(name).parts if part.kind == "letter"}
    assert drawn == set(PRESENTER.letters(view).values()) != set()


def test_more_than_ten_targets_have_letters_on_the_map_and_in_the_list() -> None:
    letters = [part.text[0] for part in asked("fall-350-470/asked-target").parts if part.kind == "letter"]
    assert sorted(letters) == sorted(2 * "ABCDEFGHIJKLMN")


@pytest.mark.parametrize("name", ["fall-350-470/asked-surplus", "fall-350-470/middle", "rise-60bc-20ad/asked-surplus"])
def test_letters_on_a_map_beside_a_list_are_apart(name: str) -> None:
    boxes = [part.box for part in asked(name).parts if part.kind == "letter" and part.box[2] - part.box[0] >= ON_MAP]
    assert len(boxes) > 10
    assert min(math.dist(middle_of(one), middle_of(other)) for one, other in itertools.combinations(boxes, 2)) >= (
        ON_MAP + 8
    )


def asked(name: str) -> Layout:
    """The layout of the picture of a recorded question."""
    view = next(each for each in positions(GAME) if each.name == name).view
    return laid_out(lambda: draw_targets(view, targets_in(view), "en"))


def test_a_decade_in_which_one_power_gains_names_what_it_took_from_whom() -> None:
    position = next(each for each in positions(GAME) if each.name == "rise-60bc-20ad/first-summary")
    layout = laid_out(lambda: draw_summary(told_in(position), position.view, "en"))
    texts = [part.text for part in layout.parts]
    assert texts[texts.index("Pannonia") + 1] == "from the Celts"


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", ["rise-60bc-20ad/longest-summary", "fall-350-470/longest-summary"])
def test_what_a_power_took_and_lost_in_a_decade_adds_up_to_its_balance(name: str, locale: str) -> None:
    position = next(each for each in positions(GAME) if each.name == name)
    layout = laid_out(lambda: draw_summary(told_in(position), position.view, locale))
    lines = [part.text for part in layout.parts if part.kind == "text"]
    balances = [(place, found) for place, line in enumerate(lines) if (found := _BALANCE.search(line))]
    assert balances
    for place, found in balances:
        if re.search("star|étoile", lines[place + 1]):
            continue
        changes = int(found[1].replace("−", "-").replace("±", ""))
        assert _changed(lines[place + 1]) == changes, lines[place : place + 2]


_BALANCE = re.compile("([+−±][0-9]+) a(?:rea|ire)")


def _changed(line: str) -> int:
    """By how much the areas are more that a second line tells of, or fewer if it's below none.

    Without room for a word, a name means that the area was taken.
    """
    if both := re.fullmatch("took ([0-9]+), lost ([0-9]+)|([0-9]+) prises?, ([0-9]+) perdues?", line):
        took, lost = (int(count) for count in both.groups() if count)
        return took - lost
    more = re.search(r"(?:, | et |\+)([0-9]+)(?: more| de plus|$)", line)
    named = line[: more.start()] if more else line
    count = named.count(",") + 1 + (int(more[1]) if more else 0)
    return -count if line.startswith(("lost", "perdu")) else count


def test_a_plan_shows_the_units_that_go_and_one_arrow_from_each_area() -> None:
    view = next(each for each in positions(GAME) if each.name == "fall-350-470/asked-supporter").view
    arrows = [
        Arrow("comitatus-18", ("artashat", "albania"), "support"),
        Arrow("palatina-1", ("artashat", "albania"), "attack"),
    ]
    layout = laid_out(lambda: draw_plan(view, arrows, "en"))
    assert len([part for part in layout.parts if part.kind == "arrowhead"]) == 1
    assert "Palatina 1, Comitatus 18" in below_the_head(layout)


def test_a_region_joins_far_names_to_their_signs_and_names_empty_areas_on_their_land() -> None:
    view = next(each for each in positions(GAME) if each.name == "fall-350-470/busiest").view
    names = {part.text for part in laid_out(lambda: draw_map(view, "hispania", "en")).parts if part.kind == "name"}
    assert {"Cantabria", "Tarraco", "Gades", "Emerita", "Toletum"} <= names


@pytest.mark.parametrize("name", ["rise-60bc-20ad/longest-summary", "fall-350-470/longest-summary"])
def test_a_decade_tells_how_many_areas_each_power_has_more_or_fewer(name: str) -> None:
    position = next(each for each in positions(GAME) if each.name == name)
    turn = position.moment.post.turn if position.moment.post else 0
    found = decades(position.events, position.scenario, {})
    now = next(each for each in found if each.turn == turn)
    earlier = [each.control for each in found if each.turn < turn]
    start = (
        earlier[-1] if earlier else dict(RiseAndFall.set_up(position.scenario, chosen_options(RiseAndFall, {})).control)
    )
    held = [Counter(control.values())["rome"] for control in (start, now.control)]
    events = [event for event in position.events if event.turn == turn]
    alt = draw_summary(events, position.view, "en").alt
    more = held[1] - held[0]
    sign = "+" if more > 0 else "−" if more else "±"
    assert f"Rome: {sign}{abs(more)} area" in alt


def test_peace_is_told_without_the_number_of_its_treaty() -> None:
    position = next(each for each in positions(GAME) if each.name == "fall-350-470/longest-summary")
    assert "The Sassanids sue for peace, until 370 AD" in draw_summary(told_in(position), position.view, "en").alt


def test_the_arrival_of_huns_is_no_area_taken() -> None:
    position = next(each for each in REPORTS if each.name == "fall-350-470/first-report-huns")
    texts = {part.text for part in laid_out(lambda: draw_report(position.view, told_in(position), "en")).parts}
    assert "Huns: a new people arrives" in texts


def test_the_head_of_a_report_tells_what_the_loser_lost() -> None:
    position = next(each for each in REPORTS if each.name == "fall-350-470/first-report-parthia")
    parts = laid_out(lambda: draw_report(position.view, told_in(position), "en")).parts
    assert "Rome" in {part.text for part in parts if part.box[3] <= HEAD}


def test_the_head_of_a_plan_names_a_long_goal() -> None:
    view = next(each for each in positions(GAME) if each.name == "fall-350-470/asked-operation").view
    german = next(unit for unit, nation in rise_data().nation.items() if nation == "german")
    arrows = [Arrow(german, ("belgica-inferior", "germania-inf"), "attack")]
    texts = [part.text for part in laid_out(lambda: draw_plan(view, arrows, "en")).parts]
    assert any("GERMANIA INFERIOR" in text for text in texts)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_name_of_a_goal_begins_over_its_own_counter(locale: str) -> None:
    position = next(each for each in REPORTS if each.name == "fall-350-470/first-report-rome")
    parts = laid_out(lambda: draw_report(position.view, told_in(position), locale)).parts
    text = words(locale).name("panticapaeum")
    named = next(part.box for part in parts if part.kind == "name" and part.text == text)
    counters = {part.text: part.box for part in parts if part.kind == "counter"}
    assert named[0] > counters["bosporus"][2]
    assert not overlaps(named, counters["panticapaeum"])
