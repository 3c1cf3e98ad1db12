"""The readable rules: complete, short enough for a message, consistent with the data, and cited correctly."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import data
import rules.romanitas
from data import DataError
from rules.core.rulestext import (
    NUMBER,
    NoRulesText,
    Section,
    UnknownSection,
    cited,
    find,
    parse_page,
    sections,
)
from rules.romanitas.data.loader import RomanitasData, romanitas_data
from rules.romanitas.data.tables import (
    Acta,
    AttitudeResult,
    BlockId,
    Invasion,
    Neutrality,
    PersianDiplomacy,
    Piracy,
    Raid,
    StratagemId,
)

REPOSITORY = Path(data.__file__).resolve().parents[1]

_NUMBERS = """
1.1 1.2 1.3 1.4 2 3.1 3.2 3.3 4.1 4.2 4.2.1 4.2.2 4.2.3 5.1 5.2 5.2.1 5.2.2 5.3 5.4 5.4.1 5.4.2 5.5 5.6
6.1 6.2 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.3 6.4 7 7.1 7.1.1 7.1.2 7.1.3 7.1.4 7.2 7.2.1 7.2.2 7.2.3 7.2.4 7.3 7.4 7.5
8 8.1 8.2 8.3 8.4 8.4.1 8.4.2 8.5 8.6 8.7
"""
RULEBOOK = _NUMBERS.split()
"""Every section of the rulebook with an effect on play."""

LONGEST = 1800
"""The maximum length of a section in characters, so that it fits into one message with heading and footer."""

REFERENCES = re.compile(rf"(?:{NUMBER})(?:-\d+)?(?:, (?:{NUMBER})(?:-\d+)?)*")
IN_COMMENT = re.compile(rf"# ?({REFERENCES.pattern})(?:[:;].*)?")
IN_BRACKETS = re.compile(rf"\[({REFERENCES.pattern})\]")
IN_PAGE = re.compile(r"\bR\d+\b|\b[1-8]\.\d(?:\.\d)?\b")


@pytest.fixture(scope="module")
def pages() -> dict[str, Section]:
    return dict(sections("romanitas", "en"))


@pytest.fixture(scope="module")
def facts() -> RomanitasData:
    return romanitas_data()


def words(section: Section) -> str:
    """Return the text without emphasis, with ASCII minus signs."""
    return section.text.replace("*", "").replace("−", "-")


# The pages


@pytest.mark.parametrize("number", RULEBOOK)
def test_every_section_of_the_rulebook_has_a_text(pages: dict[str, Section], number: str) -> None:
    assert len(pages[number].text) > 40


def test_rulings_are_numbered_without_a_gap(pages: dict[str, Section]) -> None:
    rulings = [number for number in pages if number.startswith("R")]

    assert rulings == [f"R{place}" for place in range(1, len(rulings) + 1)]
    assert len(rulings) >= 74


def test_every_ruling_is_one_paragraph_and_names_the_sections_it_reads(pages: dict[str, Section]) -> None:
    for number, ruling in pages.items():
        if number.startswith("R"):
            reads = re.match(rf"\*On ({REFERENCES.pattern})\.\* \S", ruling.text)
            assert reads, number
            assert all(section.id in RULEBOOK for section in cited("romanitas", reads[1], "en")), number
            assert "\n" not in ruling.text, number


def test_every_section_fits_into_one_message(pages: dict[str, Section]) -> None:
    too_long = {number: len(section.text) for number, section in pages.items() if len(section.text) > LONGEST}

    assert too_long == {}


def test_pages_refer_to_sections_that_exist(pages: dict[str, Section]) -> None:
    lost = {
        (number, reference)
        for number, section in pages.items()
        for reference in IN_PAGE.findall(section.text)
        if reference not in pages
    }

    assert lost == set()


def test_every_ruling_is_pointed_to_by_a_section(pages: dict[str, Section]) -> None:
    pointed_to = {
        reference
        for number, section in pages.items()
        if not number.startswith("R")
        for reference in re.findall(r"R\d+", section.text)
    }

    assert {number for number in pages if number.startswith("R")} == pointed_to


def test_sections_come_in_the_order_of_the_rulebook(pages: dict[str, Section]) -> None:
    order = list(pages)

    assert [number for number in order if number in RULEBOOK] == RULEBOOK
    assert order.index("R2") < order.index("R10")
    assert pages["4.2.1"].chapter == "Fate"
    assert pages["4.2.1"].heading == "4.2.1 Political affairs"


@pytest.mark.parametrize("game", ["romanitas", "rise-and-fall", "ultimus-romanorum", "britannia-redux", "italia"])
def test_the_guide_for_players_links_to_pages_and_headings_that_exist(game: str) -> None:
    guide = REPOSITORY / "docs" / f"{game}-for-players.md"
    links = re.findall(r"\]\(([^)#\s]+)(?:#([^)\s]+))?\)", guide.read_text(encoding="utf-8"))

    assert links
    for target, anchor in links:
        page = (guide.parent / target).resolve()
        assert page.is_file(), target
        assert not anchor or anchor in _anchors(page), f"{target}#{anchor}"


def _anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# Citations in the code


def _references() -> Iterator[tuple[str, str]]:
    """Yield every rules reference in the scripts of Romanitas, with its file and line."""
    folder = Path(rules.romanitas.__file__).parent
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            place = f"{file.name}:{token.start[0]}"
            yield from ((place, reference) for reference in _in_token(token))


def _in_token(token: tokenize.TokenInfo) -> list[str]:
    if token.type == tokenize.COMMENT:
        comment = IN_COMMENT.fullmatch(token.string)
        return [comment[1]] if comment else []
    if token.type != tokenize.STRING or token.string[0] in "fF":
        return []
    value = str(ast.literal_eval(token.string))
    return [value] if REFERENCES.fullmatch(value) else IN_BRACKETS.findall(value)


def test_every_rule_that_the_scripts_cite_is_in_the_pages() -> None:
    references = list(_references())
    unknown = []
    for place, reference in references:
        try:
            cited("romanitas", reference, "en")
        except UnknownSection:
            unknown.append((place, reference))

    assert unknown == []
    assert {"5.2.2", "7.4, R53", "6.2.3", "8.7-2, R67"} <= {reference for _, reference in references}


def test_every_rule_that_the_tables_cite_is_in_the_pages(facts: RomanitasData, pages: dict[str, Section]) -> None:
    tables = facts.tables
    named = [modifier.rule for modifier in tables.attitude_modifiers]
    named += [modifier.rule for modifier in tables.fatum_modifiers]
    named += [option.rule for option in tables.options]

    assert named
    assert set(named) <= set(pages)


# Figures against the data


def _figures(facts: RomanitasData) -> list[tuple[str, str]]:
    """Return the phrases that the pages must contain: section and phrase, with numbers from the data."""
    tables, combat, fleets = facts.tables, facts.tables.combat, facts.tables.fleets
    acta, block = facts.acta, facts.block
    monuments = {monument.kind: monument.cost for monument in facts.monuments.values()}
    numbers = {3: "three", 4: "four", 6: "six", 9: "nine"}
    return [
        ("3.1", f"{tables.romanness.cap} is the ceiling"),
        ("3.1", f"+{tables.romanness.combat_won} for every combat won"),
        ("3.1", f"+{tables.romanness.persian_expedition} for a successful expedition"),
        ("3.1", f"Constantinople {facts.possession_rp['constantinople']}, Rome {facts.possession_rp['rome']}"),
        ("3.1", f"your base is {tables.romanness.base}"),
        *(("3.3", f"{band.min}–{band.max}: {band.level}") for band in tables.victory.closing_count),
        ("4.2.1", f"1 Usurper: {acta[Acta.USURPER].rp} RP"),
        ("4.2.2", f"1 Heresy: {acta[Acta.HERESY].rp} RP"),
        ("4.2.3", f"3 Plague: {acta[Acta.PLAGUE].rp} RP"),
        ("4.2.3", f"6 Prosperity: +{acta[Acta.PROSPERITY].rp} RP"),
        ("5.2.2", f"Block of three other units: {block[BlockId.THREE].rp}, with the Comes"),
        ("5.2.2", f"Block of six other units: {block[BlockId.SIX].rp}, with the Magister Militum"),
        ("5.2.2", f"{block[BlockId.SIX].rp + acta[Acta.WEAK_BASILEUS].surcharges.six_block} under a Weak Basileus"),
        ("5.2.2", f"Fleet to fight at sea: {fleets.combat_rp} (7.3). Transport fleet: {fleets.transport_rp} (7.4)"),
        ("5.2.2", f"Comes {numbers[facts.figures['comes'].command]}"),
        ("5.2.2", f"Magister Militum {numbers[facts.figures['magister-militum'].command]}"),
        ("5.2.2", f"both {numbers[tables.force_limit]}"),
        ("5.3", f"D6: {facts.nations['slavs'].treaty_roll}+ for Vandals"),
        ("5.3", f"{facts.nations['persia'].treaty_roll}+ for Persia"),
        ("5.3", f"D6: {tables.diplomacy.marriage.success}+ lays a Roman counter"),
        ("5.4.1", f"fleet: {tables.remobilisation.fleet_rp}"),
        ("5.5", f"costs {tables.remove_desolation.rp} RP"),
        ("5.5", f"makes the basic price {tables.remove_desolation.rp_by_option}"),
        *(("5.6", f"{kind.replace('-', ' ').title()}, {cost} RP") for kind, cost in monuments.items()),
        ("6.2.3", f"{numbers[combat.raid].capitalize()} units, drawn at random"),
        ("6.4", f"against {numbers[combat.roman_attack]} random units, or {numbers[combat.roman_attack_on_fortified]}"),
        ("7.1.2", f"At most {numbers[combat.passes]} passes"),
        ("7.1.2", f"a total of {combat.rout_by_fire}+ routs"),
        ("7.1.2", f"eliminated at {combat.eliminated_from} or more"),
        ("7.1.2", f"+{combat.exploitation.infantry} for infantry, +{combat.exploitation.cavalry} for cavalry or Elite"),
        ("7.1.3", f"Ambush: front units +{facts.stratagem[StratagemId.AMBUSH].modifier}"),
        ("7.2.3", f"three random units, at Ravenna {numbers[facts.enemy_garrison('ravenna')]}"),
        ("7.2.4", f"a total of {combat.besieged_eliminated}+"),
        ("7.3", f"A gap of {fleets.eliminated_from} or more"),
        ("7.4", f"at +{fleets.transport_bonus} for a fleet carrying {numbers[fleets.transport_bonus_from]} or more"),
        ("7.4", f"carries {numbers[fleets.carries]} units"),
        ("7.5", f"{tables.survival.wounded}: wounded"),
        ("7.5", f"{tables.survival.eliminated_from} or more: Eliminated box"),
        ("8.1", f"costs {tables.remove_desolation.rp_by_option} RP instead of {tables.remove_desolation.rp}"),
    ]


def test_figures_of_the_pages_are_those_of_the_data(facts: RomanitasData, pages: dict[str, Section]) -> None:
    missing = [(number, phrase) for number, phrase in _figures(facts) if phrase not in words(pages[number])]

    assert missing == []


def _cell(facts: RomanitasData, result: AttitudeResult) -> str:
    """Return a result of the attitude table in the words of 6.2."""
    name = facts.names
    zones = {
        "western-med": "Western Mediterranean",
        "central-med": "Central Mediterranean",
        "eastern-med": "Eastern Mediterranean",
        "adriatic": "Adriatic",
        "aegean": "Aegean",
        "pont-euxin": "Black Sea",
    }
    total = f"{result.min}+" if result.max is None else str(result.max)
    match result:
        case Raid():
            sea = f" with a fleet to the {zones[result.zone]}" if result.zone else ""
            return f"{total} {result.column.replace('-', ' ')} {name[result.target]}{sea}"
        case Piracy():
            return f"{total} piracy {zones[result.zone]}"
        case Invasion():
            path = " → ".join(name[city] for city in facts.itinerary[result.itinerary])
            column = " (in column raid 1)" if result.column == "raid-1" else ""
            return f"{total} invasion {result.itinerary if len(result.itinerary) == 1 else path}{column}"
    raise AssertionError(result)


def test_6_2_has_the_attitude_table(facts: RomanitasData, pages: dict[str, Section]) -> None:
    lines = [line for line in words(pages["6.2"]).splitlines() if line.startswith("- ")]
    expected = []
    for nation in facts.nation_order:
        results = facts.attitude_rows[nation].results
        cells = [_cell(facts, each) for each in results if not isinstance(each, Neutrality | PersianDiplomacy)]
        if nation == "persia":
            cells.insert(0, "3–6 Diplomacy")
        people = "Persians" if nation == "persia" else facts.names[nation]
        expected.append(f"- {people}: {', '.join(cells)}")

    assert lines == expected


def test_6_2_4_has_the_roads_of_the_invasions(facts: RomanitasData, pages: dict[str, Section]) -> None:
    roads = [road for road in facts.itinerary.items() if len(road[0]) == 1]

    assert len(roads) == 8
    for letter, path in roads:
        assert f"- {letter} {' → '.join(facts.names[city] for city in path)}\n" in f"{words(pages['6.2.4'])}\n"


def test_chapter_6_has_the_armies_of_the_nations(facts: RomanitasData, pages: dict[str, Section]) -> None:
    text = words(pages["6"])
    for nation in facts.nations.values():
        people = "Persians" if nation.id == "persia" else nation.name
        line = next(line for line in text.splitlines() if line.startswith(f"- {people}: "))
        for arm, word in (("cavalry", "horse"), ("infantry", "foot")):
            army = sorted(f"{unit.bonus}{'b' * unit.bow}" for unit in nation.units if unit.arm == arm)
            shown = re.search(rf"{word} ([^,]+)", line)
            assert sorted(shown[1].split() if shown else []) == army, (people, arm)
        assert ("fleet" in line) == (nation.fleet is not None)
        assert nation.fleet is None or f"fleet {nation.fleet.bonus}" in line


def test_1_3_has_the_limitanei_numbers_citadels_and_zones(facts: RomanitasData, pages: dict[str, Section]) -> None:
    text = words(pages["1.3"])
    citadels = re.search(r"Citadels: (.*)\.", text)
    assert citadels
    assert set(citadels[1].split(", ")) == {facts.names[city] for city in facts.fortified}
    for province in facts.provinces.values():
        cities = {city.name for city in facts.cities.values() if city.province == province.id}
        if province.lim:
            line = next(line for line in text.splitlines() if line.startswith(f"- {province.lim}: "))
            shown = re.search(rf"{province.name} \(([^)]*)\)", line)
            assert shown, province.name
            assert set(shown[1].split(", ")) == {re.sub(r" \(.*", "", city) for city in cities}
    values = re.search(r"costs you: (.*?)\. ", text)
    assert values
    assert [int(value) for value in re.findall(r"\d", values[1])] == [1, 1, 1, 2, 2, 1]
    order = ("western-med", "central-med", "adriatic", "aegean", "eastern-med", "pont-euxin")
    assert [facts.zones[zone].rp_loss for zone in order] == [1, 1, 1, 2, 2, 1]


# Loading and searching


def test_a_number_finds_its_section_and_those_below(pages: dict[str, Section]) -> None:
    assert [section.id for section in find("romanitas", "7.1", "en")] == ["7.1", "7.1.1", "7.1.2", "7.1.3", "7.1.4"]
    assert [section.id for section in find("romanitas", " r17 ", "en")] == ["R17"]
    assert next(iter(find("romanitas", "R7", "en"))) == pages["R7"]
    assert [section.id for section in find("romanitas", "7.4, R53", "en")] == ["7.4", "R53"]
    assert [section.id for section in find("romanitas", "5.", "en")][:2] == ["5", "5.1"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("stratagem", "7.1.3"),
        ("SIEGE", "7.2"),
        ("expedition persia", "6.3"),
        ("Manœuvre cavalry", "8.6"),
        ("usurp", "4.2.1"),
        ("naval combat difference", "7.3"),
    ],
)
def test_words_find_the_section_that_has_most_of_them(typed: str, first: str) -> None:
    found = [section.id for section in find("romanitas", typed, "en")]

    assert first in found[:3]


def test_titles_rank_before_texts() -> None:
    found = find("romanitas", "monument", "en")
    titled = ["onument" in section.title for section in found]

    assert titled == sorted(titled, reverse=True)
    assert any(titled)
    assert not all(titled)


def test_nothing_typed_finds_everything_and_nonsense_nothing(pages: dict[str, Section]) -> None:
    assert [section.id for section in find("romanitas", "  ", "en")] == list(pages)
    assert find("romanitas", "xylophone", "en") == []
    assert find("romanitas", "99.9", "en") == []
    assert find("romanitas", "?!", "en") == []


def test_a_step_is_cited_by_its_section() -> None:
    assert [section.id for section in cited("romanitas", "8.7-2, R67", "en")] == ["8.7", "R67"]


@pytest.mark.parametrize("reference", ["9.9", "", "R53 and 7.4", "R999"])
def test_a_rule_that_is_not_there_is_refused(reference: str) -> None:
    with pytest.raises(UnknownSection):
        cited("romanitas", reference, "en")


def test_a_game_or_language_without_pages_is_refused() -> None:
    with pytest.raises(NoRulesText, match="'xx'"):
        sections("romanitas", "xx")
    with pytest.raises(NoRulesText, match="chess"):
        find("chess", "castling", "en")


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ("# 1 One\n\n## Without number\n\nText.\n", "line 3"),
        ("## 1.1 Without a title above\n", "line 1"),
        ("# Rulings\n\nAstray.\n\n## R1 One\n", "Astray"),
        ("Before everything.\n", "Before everything"),
    ],
)
def test_a_malformed_page_is_refused(page: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        parse_page("game/rules/en/1.md", page)


def test_a_number_given_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "twice" / "rules" / "en"
    folder.mkdir(parents=True)
    (folder / "1.md").write_text("# 1 One\n\nA.\n\n## 1.1 Two\n\nB.\n", encoding="utf-8")
    (folder / "2.md").write_text("# 1 One again\n\nC.\n", encoding="utf-8")
    monkeypatch.setattr(data, "_ROOT", tmp_path)

    with pytest.raises(DataError, match="section 1 appears twice"):
        sections("twice", "en")


def test_a_page_is_read_into_sections() -> None:
    page = "# 4 Fate\n\nIntroduction.\n\n## 4.2.1 Politics\n\n- one\n- two\n\n## R3 A ruling\n\nText.\n"

    assert parse_page("file", page) == [
        Section("4", "Fate", "Fate", "Introduction."),
        Section("4.2.1", "Politics", "Fate", "- one\n- two"),
        Section("R3", "A ruling", "Fate", "Text."),
    ]
