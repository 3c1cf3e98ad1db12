"""The rules pages and names of Ultimus Romanorum: complete, short enough for a message, alike in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import data
from rules.core.citations import in_language, names_of_headings
from rules.core.rulestext import Section, cited, headings, sections

GAME = "ultimus-romanorum"
LOCALES = ("en", "fr")
LONGEST = 1800
"""The maximum length of a section in characters, so that it fits into one message with heading and footer."""

_PRINTED = """
0.1 0.2 0.3 0.4 0.5 1.1 1.2 1.2.1 1.2.2 1.3 1.3.1 1.3.2 2.A 2.B 2.C 2.D 2.E 2.F
3.1 3.1.1 3.1.2 3.1.3 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.3 3.3.1 3.3.2 3.4 3.4.1 3.4.2 3.5 3.5.1 3.5.2
3.6 3.6.1 3.6.2 3.6.3 3.6.4 3.6.5 3.6.6 3.7 3.7.1 3.7.2 4.1 4.2 4.2.1 4.2.2 4.2.3 4.2.4 4.3 4.4 4.4.1 4.4.2
4.5 4.5.1 4.5.2 4.5.3 5 6 6.1 6.2 6.3 6.4 7.1 7.2 7.3 8.1 8.2 8.2.1 8.2.2 8.3 8.4 8.4.1 8.4.2 8.5 8.5.1 8.5.2
8.6 8.6.1 8.6.2 8.6.3 9.1 9.2 9.3 9.3.1 9.3.2 9.3.3 9.3.4 9.3.5 9.4 10.1 10.2 10.3
"""
PRINTED = _PRINTED.split()
"""Every section of the rulebook with an effect on play, as printed."""

ON = re.compile(r"\*(?:On|Sur) ((?:\d+(?:\.\d+)*)(?:, \d+(?:\.\d+)*)*)\.\* \S.*")
IN_PAGE = re.compile(r"\bR\d+\b|(?<![\w.])\d+(?:\.\d+)+(?![\w.]*\d)")
COUNTED = re.compile(r"^- (.+) \(([A-F])(?:, [A-F])?\), (\d+)\s?: (6\.[123]\.\d+)$", re.MULTILINE)
"""A line of the list of stratagems: its name, the first phase, how many counters, and the page."""

Json = dict[str, Any]


@pytest.fixture(params=LOCALES)
def pages(request: pytest.FixtureRequest) -> dict[str, Section]:
    return dict(sections(GAME, request.param))


def _is_ruling(number: str) -> bool:
    return number.startswith("R")


# The pages


def test_chapters_are_those_of_the_rulebook(pages: dict[str, Section]) -> None:
    assert [number for number in pages if number.isdecimal()] == [str(chapter) for chapter in range(11)]


@pytest.mark.parametrize("number", PRINTED)
def test_every_section_of_the_rulebook_has_a_text(pages: dict[str, Section], number: str) -> None:
    found = cited(GAME, number, "en")

    assert found
    assert all(len(pages[section.id].text) > 20 for section in found)


def test_the_rulings_of_the_game_are_all_there(pages: dict[str, Section]) -> None:
    expected = [
        *(f"R{place}" for place in range(1, 94)),
        "R112",
        "R113",
        "R114",
        "R115",
        "R116",
        "R117",
        "R118",
        "R119",
        "R120",
        "R121",
        "R122",
        "R124",
        "R125",
        *(f"R{place}" for place in range(126, 132)),
    ]

    assert [number for number in expected if number not in pages] == []


def test_every_section_says_something_and_fits_into_one_message(pages: dict[str, Section]) -> None:
    assert {number: len(page.text) for number, page in pages.items() if not 20 < len(page.text) <= LONGEST} == {}


def test_every_ruling_is_one_paragraph_and_the_sections_it_reads_point_to_it(pages: dict[str, Section]) -> None:
    for number, ruling in pages.items():
        if _is_ruling(number):
            reads = ON.fullmatch(ruling.text)
            assert reads, number
            for section in reads[1].split(", "):
                assert re.search(rf"\b{number}\b", pages[section].text), (number, section)


def test_every_ruling_is_pointed_to_by_a_section(pages: dict[str, Section]) -> None:
    texts = [section.text for number, section in pages.items() if not _is_ruling(number)]
    pointed_to = {reference for text in texts for reference in re.findall(r"\bR\d+", text)}

    assert {number for number in pages if _is_ruling(number)} == pointed_to


def test_pages_refer_to_sections_that_exist(pages: dict[str, Section]) -> None:
    lost = {
        (number, reference)
        for number, section in pages.items()
        for reference in IN_PAGE.findall(section.text)
        if reference not in pages
    }

    assert lost == set()


def test_the_languages_have_the_same_sections_and_references() -> None:
    english, french = (sections(GAME, locale) for locale in LOCALES)

    assert list(english) == list(french)
    for number, section in english.items():
        assert sorted(IN_PAGE.findall(section.text)) == sorted(IN_PAGE.findall(french[number].text)), number


def test_french_punctuation_has_its_space() -> None:
    for number, section in sections(GAME, "fr").items():
        text = f"{section.title}\n{section.text}"
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|’", text), number


# The stratagems and the tables


@pytest.mark.parametrize(("side", "kinds"), [("6.1", 7), ("6.2", 12), ("6.3", 12)])
def test_every_stratagem_of_the_list_has_a_page(pages: dict[str, Section], side: str, kinds: int) -> None:
    listed = COUNTED.findall(pages[side].text)
    counters = int(re.findall(r"\d+", pages[side].text)[0])

    assert [number for *_, number in listed] == [f"{side}.{place}" for place in range(1, kinds + 1)]
    assert sum(int(count) for _, _, count, _ in listed) == counters
    for name, phase, _, number in listed:
        assert pages[number].title == name
        assert re.match(rf"\*Phase {phase}\b", pages[number].text), number


def test_the_event_table_has_every_total_once(pages: dict[str, Section]) -> None:
    lines = re.findall(r"^- \*\*([\d, ]+) ", pages["2.7"].text, re.MULTILINE)

    assert [int(total) for line in lines for total in re.findall(r"\d+", line)] == list(range(1, 16))


def test_every_column_of_the_combat_table_has_every_row_and_one_winner_a_cell(pages: dict[str, Section]) -> None:
    columns = re.findall(r"^- \*\*(\d/\d)\*\*\s?: (.+)$", pages["8.3"].text, re.MULTILINE)

    assert [ratio for ratio, _ in columns] == [
        *("1/4", "1/3", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1", "5/1"),
    ]
    for ratio, cells in columns:
        assert _rows(cells) == list(range(2, 10)), ratio
        for result in re.findall(r"\S+/\S+?(?=,|$)", cells):
            assert sum(loss in ("A", "E") for loss in result.split("/")) == 1, (ratio, result)


def _rows(cells: str) -> list[int]:
    """The rows of a column: "≤4 A/R, 5–6 A/¼, 7+ ¾/A"."""
    rows: list[int] = []
    for cell in cells.split(", "):
        row = cell.split(" ")[0]
        first, *last = (int(number) for number in re.findall(r"\d+", row))
        start = 2 if row.startswith("≤") else first
        end = 9 if row.endswith("+") else (last or [first])[0]
        rows += range(start, end + 1)
    return rows


# Headings


def test_headings_lead_to_sections_that_exist_and_have_a_french_name(pages: dict[str, Section]) -> None:
    led_to = {number for numbers in headings(GAME).values() for number in numbers}

    assert led_to <= set(pages)
    assert set(names_of_headings(GAME, "fr")) == set(headings(GAME))


@pytest.mark.parametrize(
    ("rule", "found", "french"),
    [
        ("2.A, R66", ["2.1", "R66"], "2.A, R66"),
        ("2.E.2, 8.1", ["2.5", "8.1"], "2.E.2, 8.1"),
        ("6.2 Rex, R74", ["6.2.9", "R74"], "6.2 Rex, R74"),
        ("6.1 Pope", ["6.1.6"], "6.1 Pape"),
        ("3.6.3 B, R78", ["3.6.3", "R78"], "3.6.3 B, R78"),
        ("Table of Events, R48", ["2.7", "R48"], "Table des événements, R48"),
        ("9.4, R37", ["9.4", "R37"], "9.4, R37"),
        ("10", ["10"], "10"),
    ],
)
def test_a_printed_phase_stratagem_or_table_leads_to_its_page(rule: str, found: list[str], french: str) -> None:
    assert [section.id for section in cited(GAME, rule, "en")] == found
    assert in_language(GAME, rule, "fr") == french


# Names


def _names(locale: str) -> Mapping[str, str]:
    file = data.path(GAME, "texts", locale, "names.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in parse(file).body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in entries}) == len(entries)
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", file, re.MULTILINE))


def _board() -> Json:
    board: Json = json.loads(data.path(GAME, "board.json").read_text(encoding="utf-8"))
    return board


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_on_the_map_has_a_name_of_its_own(locale: str) -> None:
    names = _names(locale)
    spaces = _board()["spaces"]
    areas = [space["id"] for space in spaces]
    wanted = {*areas, *(_id(space[kind]) for space in spaces for kind in ("diocese", "town", "port") if kind in space)}

    assert sorted(wanted - set(names)) == []
    assert len({names[area] for area in areas}) == len(areas)


def test_the_same_things_have_names_in_both_languages() -> None:
    english, french = (_names(locale) for locale in LOCALES)

    assert list(english) == list(french)


@pytest.mark.parametrize("locale", LOCALES)
def test_stratagems_are_named_as_on_their_pages(locale: str) -> None:
    titles = {section.title for number, section in sections(GAME, locale).items() if re.match(r"6\.[123]\.", number)}

    assert len(titles) == 31
    assert titles - set(_names(locale).values()) == set()
