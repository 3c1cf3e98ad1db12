"""The rules as messages: Discord accepts every page of every game, and a reader can reach each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from bot.common.errors import UserError
from bot.components.layouts import MAX_TEXT_LENGTH, Message
from bot.interactions.rulebook_browser import looked_up
from bot.rulebook import views as pages
from bot.rulebook.custom_ids import TEMPLATE, ReferenceId, join_numbers
from bot.rulebook.index import Rulebook, book, books, extract, first_sentence
from bot.sandbox import assert_discord_accepts
from bot.sandbox.attachments import walk
from data import DataError
from rules.core import rulestext
from rules.core.rulestext import Section

Json = dict[str, Any]

READER = "<@123456789012345678>"
GAMES = [game for game in rules.games() if game in books("en")]


def components(made: Message) -> list[Json]:
    """The components of a message that Discord would take, and that leaves its texts whole."""
    shown: list[Json] = made.layout.to_components()  # type: ignore[no-untyped-call]
    assert_discord_accepts({"flags": 1 << 15, "components": shown})
    parts = list(walk(shown))
    assert len(parts) <= 40
    assert sum(len(part.get("content", "")) for part in parts) <= MAX_TEXT_LENGTH
    assert all(re.fullmatch(TEMPLATE, part["custom_id"]) for part in parts if "custom_id" in part)
    return parts


def text(made: Message) -> str:
    return "\n".join(part["content"] for part in components(made) if "content" in part)


def menus(made: Message) -> list[Json]:
    return [part for part in components(made) if part["type"] == 3]


def values(made: Message) -> list[str]:
    return [option["value"] for menu in menus(made) for option in menu["options"]]


def buttons(made: Message) -> dict[str, str]:
    """Label to custom id."""
    return {part["label"]: part["custom_id"] for part in components(made) if part["type"] == 2}


@pytest.fixture(autouse=True)
def toy() -> None:
    """The pages are those of the real games."""


@pytest.fixture
def romanitas() -> Rulebook:
    return book("romanitas", "en")


def library() -> Iterator[tuple[Rulebook, Section]]:
    for game in GAMES:
        reading = book(game, "en")
        for section in reading.sections.values():
            yield reading, section


def test_both_games_can_be_read() -> None:
    assert {"romanitas", "rise-and-fall"} <= set(GAMES)


@pytest.mark.slow
def test_every_section_of_every_game_makes_a_page_with_its_whole_text() -> None:
    for reading, section in library():
        for made in (
            pages.page(reading, [section]),
            pages.page_shared(reading, [section]),
            pages.public_page(reading, [section], READER),
        ):
            shown = text(made)
            assert f"## {section.heading}" in shown
            assert section.text in shown


def test_every_section_can_be_reached_by_leafing_and_from_its_chapter() -> None:
    for game in GAMES:
        reading = book(game, "en")
        leafed = [section := next(iter(reading.sections.values()))]
        while following := reading.after(section):
            assert reading.before(following) == section
            leafed.append(section := following)
        assert leafed == list(reading.sections.values())
        listed = set()
        for chapter in reading.chapters:
            made = pages.chapter_page(reading, chapter)
            listed |= {*values(made), chapter.sections[0].id}
        assert listed == set(reading.sections)
        assert values(pages.contents(reading)) == [chapter.sections[0].id for chapter in reading.chapters]


@pytest.mark.slow
def test_every_neighbour_of_every_section_is_offered() -> None:
    for reading, section in library():
        offered = set(values(pages.page(reading, [section])))
        assert {each.id for each in reading.named_in(section.text)} - {section.id} <= offered
        assert {each for each in reading.sections if each.rpartition(".")[0] == section.id} <= offered
        labels = buttons(pages.page(reading, [section]))
        for beside in filter(None, (reading.before(section), reading.after(section))):
            assert any(custom_id.endswith(f":page.{beside.id}") for custom_id in labels.values())


def test_a_chapter_shows_its_own_text_and_all_its_sections(romanitas: Rulebook) -> None:
    combat = romanitas.chapter_named("combat")
    assert combat is not None
    made = pages.chapter_page(romanitas, combat)
    assert "## 7 Combat" in text(made)
    assert values(made)[:13] == [section.id for section in combat.sections[1:]]
    rulings = romanitas.chapter_named("Rulings")
    assert rulings is not None
    assert rulings.head is None
    assert [len(menu["options"]) for menu in menus(pages.chapter_page(romanitas, rulings))] == [25, 25, 25, 21]


def test_several_sections_stand_one_below_the_other(romanitas: Rulebook) -> None:
    made = pages.page(romanitas, romanitas.cited("7.4, R53"))
    assert {"7.4", "R53", "Contents", "Share"} == set(buttons(made))
    assert "## 7.4 Maritime transport" in text(made)
    assert "## R53 Transport" in text(made)
    many = [romanitas.section(number) for number in ("1.3", "6.2", "7.1.2", "7.1.3", "6.4", "R1")]
    made = pages.page(romanitas, many)
    shown = text(made)
    for section in many:
        assert f"## {section.heading}" in shown or section.id in values(made)


def test_pages_of_any_size_are_within_the_limits() -> None:
    """Whatever a game to come may bring: long texts, long titles, long chapters, many chapters."""
    made = [Section("1", "T" * 300, "Chapter", "x" * 9000), Section("2", "Short", "Chapter 2", "")]
    made += [Section(f"1.{n}", "Title " * 60, "Chapter", f"See 1.{n + 1}. " + "word " * 200) for n in range(1, 400)]
    made += [Section(f"R{n}", "Ruling", f"Page {n}", "*On 1.1.* So be it.") for n in range(1, 60)]
    made.append(Section("9", "Everything", "Chapter 9", " ".join(f"R{n}" for n in range(1, 60))))
    reading = Rulebook("g" * 30, "en", "Game " * 50, {section.id: section for section in made})
    for number in ("1", "1.1", "1.399", "2", "9", "R1", "R59"):
        for shown in (pages.page, pages.page_shared):
            components(shown(reading, [reading.section(number)]))
        components(pages.public_page(reading, [reading.section(number)], READER))
    components(pages.page(reading, made[2:60]))
    components(pages.contents(reading))
    components(pages.results(reading, "w" * 500, made))
    components(pages.no_results(reading, "*" * 500, made[:10]))
    components(pages.chapter_page(reading, reading.chapters[0]))


@pytest.mark.parametrize(
    ("query", "heading"),
    [
        ("7.1.3", "7.1.3 Stratagems"),
        ("r17", "R17 Surcharges"),
        ("rule 7.4", "7.4 Maritime transport"),
        ("7.1.3 Stratagems", "7.1.3 Stratagems"),
        ("stratagems", "7.1.3 Stratagems"),
        ("8.7-2", "8.7 Random events"),
        ("8.7-2, R67", "R67 Random events"),
        ("Combat", "7 Combat"),
        ("7", "7 Combat"),
        ("rulings", "Rulings"),
        ("Hunni Khazar alliance", "8.5 Khazar alliance"),
    ],
)
def test_what_is_named_is_opened(romanitas: Rulebook, query: str, heading: str) -> None:
    assert f"## {heading}" in text(looked_up(romanitas, query))


def test_a_search_lists_the_best_with_a_line_of_each(romanitas: Rulebook) -> None:
    made = looked_up(romanitas, "caesar")
    assert text(made).startswith("**8 entries on “caesar”**")
    lines = {option["value"]: option["description"] for option in menus(made)[0]["options"]}
    assert len(lines) == 8
    assert all("aesar" in line for line in lines.values() if line.startswith("…"))
    broad = looked_up(romanitas, "a")
    assert len(values(broad)) == 25
    assert "best 25" in text(broad)
    assert values(broad) == [section.id for section in romanitas.search("a")[:25]]


def test_a_search_is_shown_as_it_was_typed(romanitas: Rulebook) -> None:
    assert r"“\*\*siege\*\*”" in text(looked_up(romanitas, "**siege**"))


@pytest.mark.parametrize(
    ("query", "first"),
    [("seige", "7.2"), ("7.9", "7"), ("7.1.9.2", "7.1"), ("desolatoin", "1.2"), ("stratagm", "7.1.3")],
)
def test_where_nothing_is_found_something_is_suggested(romanitas: Rulebook, query: str, first: str) -> None:
    made = looked_up(romanitas, query)
    assert f"say nothing about “{query}”" in text(made)
    assert first in values(made)


@pytest.mark.parametrize("query", ["xylophone", "99.9", "?!", "R999", "\N{PILE OF POO}", "-", "." * 100, "9." * 50])
def test_where_nothing_can_be_suggested_the_chapters_are(romanitas: Rulebook, query: str) -> None:
    made = looked_up(romanitas, query)
    assert "say nothing about" in text(made)
    assert values(made) == values(pages.contents(romanitas))


def test_nothing_asked_opens_the_contents(romanitas: Rulebook) -> None:
    shown = text(looked_up(romanitas, "  "))
    assert "**7 Combat**" in shown
    assert "R1 – R96" in shown


def test_an_extract_begins_with_the_sentence_that_was_looked_for() -> None:
    section = Section(
        "R1", "Title", "Rulings", "*On 1.1.* First **bold** words.\n- *An* item\n- The walls; a last one."
    )
    assert extract(section) == "First bold words. An item · The walls; a last one."
    assert extract(section, "wall") == "… The walls; a last one."
    assert extract(section, "title walls") == extract(section)
    assert first_sentence(section) == "First bold words."
    run_on = Section("1", "Title", "Chapter", "word " * 60 + "castle " + "word " * 60)
    assert extract(run_on, "castle").startswith("… word word")
    assert extract(run_on, "castle").index("castle") < 45
    assert extract(Section("1", "Title", "Chapter", "")) == ""


def test_offers_while_typing_name_what_opens(romanitas: Rulebook) -> None:
    assert [heading for heading, _ in romanitas.autocomplete(" ")] == [each.heading for each in romanitas.chapters]
    for typed in ("", "siege", "7.", "R4"):
        for heading, value in romanitas.autocomplete(typed):
            assert f"## {heading}" in text(looked_up(romanitas, value))


def test_a_decisions_rule_becomes_one_button() -> None:
    (button,) = pages.links("romanitas", "en", "7.4, R53")
    made = button.item.to_component_dict()
    assert (made["label"], made["custom_id"]) == ("Rules 7.4, R53", "ru:romanitas:en:open.7.4,R53")
    assert pages.links("romanitas", "en", "9.9") == []
    (elsewhere,) = pages.links("romanitas", "xx", "7.4")
    assert elsewhere.item.to_component_dict()["custom_id"] == "ru:romanitas:en:open.7.4"
    assert pages.links("chess", "en", "7.4") == []
    (by_heading,) = pages.links("rise-and-fall", "fr", "Civil War 4, R49")
    assert by_heading.item.to_component_dict()["custom_id"] == "ru:rise-and-fall:fr:open.12.2,R49"
    assert pages.links("rise-and-fall", "en", "Civil Peace") == []


def test_a_text_is_followed_by_the_ways_to_what_it_names() -> None:
    assert pages.citation_rows("romanitas", "en", "nothing (9.9), at 1.5 to one") == []
    assert pages.citation_rows("chess", "en", "(5.6)") == []
    few = pages.citation_rows("romanitas", "en", "Too dear (5.6). Too late (R18). Too dear (5.6).")
    assert [button["label"] for row in few for button in row.to_component_dict()["components"]] == [
        "5.6 Monuments",
        "R18 How often you may attack",
    ]
    many = pages.citation_rows("romanitas", "en", " ".join(f"R{n}" for n in range(1, 60)))
    (menu,) = (part for row in many for part in row.to_component_dict()["components"])
    assert len(menu["options"]) == 25


def test_a_custom_id_says_all_and_stays_short() -> None:
    made = ReferenceId("romanitas", "en", "open", "7.4,R53")
    found = re.fullmatch(TEMPLATE, str(made))
    assert found is not None
    assert ReferenceId.read(found) == made
    longest = ReferenceId("g" * 30, "l" * 12, "v" * 12, join_numbers([f"1.2.{n}" for n in range(100)]))
    assert len(str(longest)) <= 100
    for forged in ("ru:../x:en:page.1", "ru:romanitas:../..:page", "ru:romanitas:en:page.1/2", "ru:romanitas:en"):
        assert re.fullmatch(TEMPLATE, forged) is None


def test_what_is_not_there_is_refused_with_a_sentence(romanitas: Rulebook) -> None:
    for game in ("chess", ""):
        with pytest.raises(UserError, match="no rules of"):
            book(game, "en")
    assert book("romanitas", "xx") is romanitas, "a language without rules reads those in English"
    with pytest.raises(UserError, match="no section “99” any more"):
        romanitas.section("99")


def test_pages_that_cannot_be_read_are_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.rulebook import index as rulebook

    def broken(*_: str) -> object:
        raise DataError("romanitas/rules/en/1.md", "it cannot be read.")

    monkeypatch.setattr(rulebook, "_load", broken)
    with pytest.raises(UserError, match="no rules of “Romanitas"):
        book("romanitas", "en")
    assert pages.links("romanitas", "en", "7.4") == []
    assert books("en") == {}
    assert rulestext.sections("romanitas", "en")


@pytest.mark.parametrize(("rule", "named"), [("2.E", "2.E"), ("6.1, R17", "6.1, R17")])
def test_a_panels_button_is_named_as_the_panel_cites_the_rule(rule: str, named: str) -> None:
    (made,) = pages.links("ultimus-romanorum", "en", rule)
    assert made.item.to_component_dict()["label"].endswith(named)
