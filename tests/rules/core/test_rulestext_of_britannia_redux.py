"""The rules pages of Britannia reDux: complete, short enough for a message, alike in both languages."""

from __future__ import annotations

import re

import pytest

from rules.britannia_redux.data.loader import britannia_data
from rules.core.registry import game_type
from rules.core.rulestext import Section, cited, find, headings, sections
from rules.core.text import speaking

GAME = "britannia-redux"
LOCALES = ("en", "fr")
LONGEST = 1800
"""The maximum length of a section in characters, so that it fits into one message with heading and footer."""

_PRINTED = """
14.1 14.1.1 14.2 15.1 15.1.1 15.2 15.2.1 15.2.2 15.2.3 15.2.4 15.3 15.4.1 15.4.2 15.4.3 15.4.4 15.5 15.5.1 15.5.2
15.5.3 15.5.4 15.6 15.6.1 15.6.2 15.6.3 15.6.4 16 16.1 16.1.1 16.1.2 16.1.3 16.2 16.2.1 16.2.2 16.2.3 17
"""
ON = re.compile(r"\*(?:On|Sur) ((?:B?\d+(?:\.\d+)*)(?:, B?\d+(?:\.\d+)*)*)\.\* \S.*")
IN_PAGE = re.compile(r"\b(?:R\d+|B\d+(?:\.\d+)*)\b|(?<![\w.])1[4-7](?:\.\d+)+(?![\w.]*\d)")


@pytest.fixture(params=LOCALES)
def pages(request: pytest.FixtureRequest) -> dict[str, Section]:
    return dict(sections(GAME, request.param))


@pytest.mark.parametrize("number", _PRINTED.split())
def test_every_printed_section_has_a_text(pages: dict[str, Section], number: str) -> None:
    assert len(pages[number].text) > 40


def test_the_base_game_comes_first_and_the_rulings_last(pages: dict[str, Section]) -> None:
    whole = [number for number in pages if "." not in number and not number.startswith("R")]

    assert whole == [*(f"B{place}" for place in range(1, 16)), "14", "15", "16", "17"]
    rulings = [number for number in pages if number.startswith("R")]
    assert list(pages)[-len(rulings) :] == rulings == [f"R{place}" for place in range(1, len(rulings) + 1)]


def test_every_section_says_something_and_fits_into_one_message(pages: dict[str, Section]) -> None:
    assert {number: len(page.text) for number, page in pages.items() if not 20 < len(page.text) <= LONGEST} == {}


def test_every_ruling_is_one_paragraph_and_the_sections_it_reads_point_to_it(pages: dict[str, Section]) -> None:
    for number, ruling in pages.items():
        if number.startswith("R"):
            reads = ON.fullmatch(ruling.text)
            assert reads, number
            for section in reads[1].split(", "):
                assert re.search(rf"\b{number}\b", pages[section].text), (number, section)


def test_pages_refer_to_sections_that_exist(pages: dict[str, Section]) -> None:
    lost = {
        (number, each) for number, page in pages.items() for each in IN_PAGE.findall(page.text) if each not in pages
    }

    assert lost == set()


def test_both_languages_refer_to_the_same_sections() -> None:
    english, french = (
        {number: sorted(IN_PAGE.findall(page.text)) for number, page in sections(GAME, locale).items()}
        for locale in LOCALES
    )

    assert english == french


@pytest.mark.parametrize("locale", LOCALES)
def test_the_points_to_begin_with_are_those_of_the_game(locale: str) -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")[1:]]
        for line in dict(sections(GAME, locale))["B15.11"].text.splitlines()
        if line.startswith("|")
    ]
    with speaking(locale):
        names = {nation: faction.title for nation, faction in game_type(GAME).info.factions.items()}
    assert rows[2:] == [
        [
            ", ".join(f"{names[nation]} {points}" for nation, points in scenario.starting_points[players].items())
            for players in "345"
        ]
        for scenario in britannia_data().scenarios.values()
    ]


def test_steps_of_a_section_lead_to_it() -> None:
    assert [section.id for section in cited(GAME, "B4.1.4, B6.3, 15.2.1.3, 17.5, R5", "en")] == [
        "B4.1",
        "15.2.3",
        "15.2.1",
        "17",
        "R5",
    ]
    assert {number for numbers in headings(GAME).values() for number in numbers} <= {*sections(GAME, "en")}


def test_the_base_game_can_be_looked_up_by_number() -> None:
    assert [section.id for section in find(GAME, "b3", "fr")] == ["B3", "B3.1", "B3.2", "B3.3", "B3.4", "B3.5"]
