"""The rules of a rulebook without numbers: complete, consistent with the data, and cited by heading."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import data
import rules
import rules.rise_and_fall
from data import DataError
from rules.core.citations import in_language, names_of_headings
from rules.core.rulestext import (
    Section,
    UnknownSection,
    cited,
    headings,
    references,
    sections,
)
from rules.core.text import citation, speaking
from rules.rise_and_fall.data.loader import RiseData, rise_data

GAME = "rise-and-fall"
LOCALES = ("en", "fr")
LONGEST = 1800
"""The maximum length of a section in characters, so that it fits into one message with heading and footer."""

ON = re.compile(r"\*(?:On|Sur) ((?:\d+(?:\.\d+)*)(?:, \d+(?:\.\d+)*)*)\.\* \S.*")
IN_PAGE = re.compile(r"\bR\d+\b|(?<![\w.])\d+\.\d+(?![\w.])")


@pytest.fixture(params=LOCALES)
def pages(request: pytest.FixtureRequest) -> dict[str, Section]:
    return dict(sections(GAME, request.param))


@pytest.fixture(scope="module")
def facts() -> RiseData:
    return rise_data()


def _is_ruling(number: str) -> bool:
    return number.startswith("R")


# The pages


def test_chapters_and_rulings_are_numbered_without_a_gap(pages: dict[str, Section]) -> None:
    chapters = [number for number in pages if number.isdecimal()]
    rulings = [number for number in pages if _is_ruling(number)]

    assert chapters == [str(place) for place in range(1, 25)]
    assert rulings == [f"R{place}" for place in range(1, 99)]


def test_every_section_says_something_and_fits_into_one_message(pages: dict[str, Section]) -> None:
    assert {number: len(page.text) for number, page in pages.items() if not 20 < len(page.text) <= LONGEST} == {}


def test_every_ruling_is_one_paragraph_and_the_sections_it_reads_point_to_it(pages: dict[str, Section]) -> None:
    for number, ruling in pages.items():
        if _is_ruling(number):
            reads = ON.fullmatch(ruling.text)
            assert reads, number
            for section in reads[1].split(", "):
                assert re.search(rf"\b{number}\b", pages[section].text), (number, section)


def test_pages_refer_to_sections_that_exist(pages: dict[str, Section]) -> None:
    lost = {
        (number, reference)
        for number, section in pages.items()
        for reference in IN_PAGE.findall(section.text)
        if reference not in pages
    }

    assert lost == set()


def test_every_ruling_is_pointed_to_by_a_section(pages: dict[str, Section]) -> None:
    texts = [section.text for number, section in pages.items() if not _is_ruling(number)]
    pointed_to = {reference for text in texts for reference in re.findall(r"R\d+", text)}

    assert {number for number in pages if _is_ruling(number)} == pointed_to


def test_the_languages_point_to_the_same_sections() -> None:
    english, french = (sections(GAME, locale) for locale in LOCALES)

    for number, section in english.items():
        assert sorted(IN_PAGE.findall(section.text)) == sorted(IN_PAGE.findall(french[number].text)), number


# Headings instead of numbers


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("Civil War", ["12"]),
        ("Civil War 4, R49", ["12.2", "R49"]),
        ("Civil War 2-4, 11", ["12.1", "12.2", "12.5"]),
        ("Civil War 11d", ["12.5"]),
        ("Germanic Kingdoms 11, 12", ["18.2"]),
        ("Hunnic Kingdom 3-5", ["21.2"]),
        ("Peace P4-P6, R42", ["8.1", "R42"]),
        ("Peace, R43", ["8", "R43"]),
        ("Peace R3", ["8.2"]),
        ("Key Rules, Mid Game, R8", ["24.3", "R8"]),
        ("Home Areas", ["2.3", "2.4"]),
        ("12", ["12"]),
        ("12.3, R4", ["12.3", "R4"]),
    ],
)
def test_a_heading_or_an_item_of_it_leads_to_its_sections(rule: str, found: list[str]) -> None:
    for locale in LOCALES:
        assert [section.id for section in cited(GAME, rule, locale)] == found


@pytest.mark.parametrize("rule", ["Civil Peace", "Civil War, nonsense", "Civil War, R999", "", "civil war"])
def test_what_is_no_heading_is_refused(rule: str) -> None:
    with pytest.raises(UnknownSection):
        cited(GAME, rule, "en")


def test_a_rulebook_with_numbers_has_no_headings() -> None:
    assert headings("romanitas") == {}
    assert [list(numbers) for _, numbers in references("8.7-2, R67", {})] == [["8.7"], ["R67"]]
    with pytest.raises(UnknownSection):
        cited("romanitas", "Civil War", "en")


def test_headings_lead_to_sections_that_exist_and_every_chapter_has_one(pages: dict[str, Section]) -> None:
    led_to = {number for numbers in headings(GAME).values() for number in numbers}

    assert led_to <= set(pages)
    assert {number for number in pages if number.isdecimal()} <= {number.partition(".")[0] for number in led_to}


def test_malformed_headings_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "game-without-numbers" / "rules"
    folder.mkdir(parents=True)
    (folder / "headings.json").write_text('{"War": ["1"]}', encoding="utf-8")
    monkeypatch.setattr(data, "_ROOT", tmp_path)

    with pytest.raises(DataError, match=r"headings\.json"):
        headings("game-without-numbers")


# Citations in the code


def _named_rules() -> Iterator[tuple[str, str]]:
    """Yield every rule that the scripts cite: in texts, options and events."""
    for file in sorted(Path(rules.rise_and_fall.__file__).parent.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "rule":
                yield from _text(node.value, file.name)
            elif isinstance(node, ast.Call):
                yield from _in_call(node, file.name)
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("_RULE", "rule"):
                yield from _text(node.value, file.name)


_PLACES = {
    "tell": 1,
    "choice": 2,
    "Modifier": 2,
    "end": 3,
    "_back": 0,
    "offer": 2,
    "remove": 3,
    "destroy": 2,
    "place": 3,
}
"""The position of the rule in the arguments of these functions."""


def _in_call(call: ast.Call, file: str) -> Iterator[tuple[str, str]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = _PLACES.get(name)
    if place is not None and len(call.args) > place:
        yield from _text(call.args[place], file)


def _text(node: ast.expr, file: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield f"{file}:{node.lineno}", node.value


def test_every_rule_that_the_scripts_name_is_in_the_pages() -> None:
    named = list(_named_rules())
    unknown = []
    for place, rule in named:
        try:
            cited(GAME, rule, "en")
        except UnknownSection:
            unknown.append((place, rule))

    assert unknown == []
    assert {"Civil War 4, R49", "Peace R3", "Reinforcements and Replacements"} <= {rule for _, rule in named}


def test_every_rule_of_an_option_is_in_the_pages() -> None:
    for option in rules.games()[GAME].options.values():
        assert cited(GAME, option.rule, "en")


# Figures against the data


def _figures(facts: RiseData) -> list[tuple[str, str]]:
    """Return the phrases that the pages must contain: section and phrase, with numbers from the data."""
    tables = facts.tables
    production, kinds = tables.production, facts.kinds
    numbers = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 10: "ten"}
    points = {0: "", 1: "½", 2: "1", 3: "1½"}
    cost = {facts.kind[unit]: points[halves] for unit, halves in facts.half_points.items()}
    values = {kind: f"{kinds[kind].attack} – {kinds[kind].defense}" for kind in kinds}
    war = tables.civil_war
    return [
        ("1", f"The campaign has {tables.turns} of them"),
        ("3", f"Migration units: {kinds['migration'].move}"),
        ("3", f"Palatina: {kinds['palatina'].move}, but 2"),
        ("4.2", f"defence {tables.walls_defense}"),
        ("5.2", f"Palatina: {values['palatina']}"),
        ("5.2", f"Comitatus: {values['comitatus']}. Limes: {values['limes']}"),
        ("5.2", f"Sarmatian: {values['sarmatian']}"),
        ("5.2", f"German: {values['german']}"),
        ("5.2", f"Migration unit: {values['migration']}"),
        ("5.2", f"Germanic Kingdom: {values['germanic-kingdom']}. Hunnic Kingdom: {values['hunnic-kingdom']}"),
        ("5.2", f"Huns, Hunae: {values['hun']}"),
        ("5.2", f"Celts and Bull Peoples: {values['bull']}"),
        ("6", f"+{production.leader} with a leader"),
        ("6", f"Palatina {cost['palatina']}, Limes {cost['limes']}"),
        ("6.6", f"+{production.silk_road} production"),
        ("6.6", f"From {facts.dates.eastern_trade} AD the Roman East trades as well"),
        ("6.6", f"as long as it stands: +{production.eastern_trade} each turn"),
        ("7.3", f"From {facts.dates.full_war} AD"),
        ("8", f"{numbers[tables.peace.full_turns]} full turns"),
        ("9", f"at the end of {numbers[tables.garrison.recivilised_after]} of its turns"),
        ("9.2", f"but {numbers[tables.garrison.free_parthian_stars]}"),
        ("12.5", f"A rebellion has {numbers[war.units[0]]} units."),
        ("12.5", f"it has {numbers[war.units[1]]}, if two are alive it has {numbers[war.units[2]]}"),
        ("12.5", f"never more than {numbers[war.most]} rebels"),
        ("12.4", f"{numbers[war.replacements]} a turn"),
        ("12.2", f"{numbers[war.loyal_from].capitalize()} or more of them in one area"),
        ("13.2", f"In {facts.dates.sassanid_revolt} AD"),
        ("15", f"{numbers[facts.markers.bribe]} markers for both empires"),
        ("16.1", f"Parthia {numbers[production.parthian_rebuilds]}"),
        ("17", f"In {facts.dates.split} AD"),
        ("17.1", f"In {facts.dates.walls} AD"),
        ("17.1", f"{numbers[production.walls]} points"),
        ("18.1", f"{numbers[tables.kingdoms.migration_delay]} turns later"),
        ("18.2", f"{numbers[tables.kingdoms.units]} if it is new"),
        ("20", f"{numbers[tables.reform.legions]} legions"),
        ("20", f"{numbers[production.reform_reinforcements]} of the new counters"),
    ]


def test_figures_of_the_pages_are_those_of_the_data(facts: RiseData) -> None:
    pages = sections(GAME, "en")
    missing = [(number, phrase) for number, phrase in _figures(facts) if phrase not in _words(pages[number])]

    assert missing == []


def _words(section: Section) -> str:
    return section.text.replace("*", "")


def test_the_levels_of_victory_are_those_of_the_scenarios(facts: RiseData) -> None:
    text = sections(GAME, "en")["23.1"].text
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    shown = [[int(number) for number in re.findall(r"\d+", line)] for line in lines]
    known = [
        [level.min for level in scenario.levels if level.min is not None]
        for scenario in facts.scenarios.values()
        if scenario.id != "campaign-60bc"
    ]

    assert shown == known


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_levels_for_three_players_are_those_of_the_scenarios(facts: RiseData, language: str) -> None:
    text = sections(GAME, language)["24.2"].text
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    own = [scenario.three_players for scenario in facts.scenarios.values() if scenario.three_players]

    assert [[int(number) for number in re.findall(r"\d+", line)] for line in lines] == [
        [each.german_stars, *(level.min for level in each.levels if level.min is not None)] for each in own
    ]


def test_the_home_areas_are_those_of_the_counters(facts: RiseData) -> None:
    """The pages name every home area of a tribe."""
    pages = sections(GAME, "en")
    text = pages["2.3"].text + pages["2.4"].text
    homes = {
        facts.names[home] for unit in facts.unit.values() for home in unit.homes if not unit.kind.startswith("hun")
    }

    assert {home for home in homes if home not in text} == set()


def test_the_leaders_come_and_go_as_in_the_data(facts: RiseData) -> None:
    pages = sections(GAME, "en")
    text = f"{pages['11'].text}\n{pages['11.1'].text}"
    for leader in facts.leaders.values():
        if leader.arrives < 0 or leader.removed < 0:
            continue
        assert re.search(rf"\b{leader.arrives} – {leader.removed}\b", text), leader


def test_the_calendar_of_civil_wars_is_that_of_the_data(facts: RiseData) -> None:
    text = sections(GAME, "en")["12"].text
    years = [str(abs(year)) for year in facts.civil_wars]

    assert all(re.search(rf"\b{year}\b", text) for year in years)


# Citations in another language


def _translated(reference: str, names: Mapping[str, str]) -> bool:
    heading = re.match(r"\D*?(?= ?\d|$)", reference)
    return reference in names or (heading is not None and heading[0] in names)


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
def test_every_heading_has_a_name_in_every_language(locale: str) -> None:
    names = names_of_headings(GAME, locale)
    assert [heading for heading in headings(GAME) if not _translated(heading, names)] == []
    assert [heading for heading in names if heading not in headings(GAME)] == []


@pytest.mark.parametrize(
    ("rule", "french"),
    [
        ("Movement, Combat", "Mouvement, Combat"),
        ("Civil War 4, R49", "Guerre civile 4, R49"),
        ("Civil War example", "Guerre civile, exemple"),
        ("Peace P4-P6, R42", "Paix P4-P6, R42"),
        ("Germanic Kingdoms 11, 12", "Royaumes germaniques 11, 12"),
        ("The Huns, Absorption 4, R68", "Huns, Absorption 4, R68"),
        ("Combat, Leaders b", "Combat, Chefs b"),
        ("Germanic Kingdoms 8c, Reliability", "Royaumes germaniques 8c, Fidélité"),
    ],
)
def test_rules_are_cited_by_their_headings_in_the_language_of_the_reader(rule: str, french: str) -> None:
    assert in_language(GAME, rule, "en") == rule
    assert in_language(GAME, rule, "fr") == french
    with speaking("fr"):
        assert str(citation(GAME, rule)) == french


def test_a_rulebook_with_numbers_is_cited_by_them_in_every_language() -> None:
    assert in_language("romanitas", "7.4, R53", "fr") == "7.4, R53"


def test_refusals_of_the_core_cite_the_game_in_the_language_of_the_reader() -> None:
    table = rules.start(GAME, "rise-60bc-20ad", seed="cited")
    assert table.decision is not None
    with pytest.raises(rules.IllegalChoice) as refused:
        table.choose("no such thing")
    with speaking("fr"):
        assert in_language(GAME, table.decision.rule, "fr") in str(refused.value.reason)
        assert in_language(GAME, table.decision.rule, "fr") != table.decision.rule
    with pytest.raises(rules.IllegalChoice) as refused:
        table.choose("no such thing", seat="parthia" if table.decision.seat == "rome" else "rome")
    assert str(refused.value) == f"This decision belongs to Rome, not to Parthia ({table.decision.rule})."


def test_the_names_of_headings_have_to_be_texts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "headings.json"
    file.write_text('{"Movement": 3}', encoding="utf-8")
    monkeypatch.setattr(data, "path", lambda *parts: file)
    names_of_headings.cache_clear()
    with pytest.raises(DataError, match=r"headings\.json"):
        names_of_headings(GAME, "fr")
    names_of_headings.cache_clear()
