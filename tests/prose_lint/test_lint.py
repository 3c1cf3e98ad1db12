from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.prose_lint.__main__ import table
from tests.prose_lint.lint import findings, known
from tests.prose_lint.texts import Shelf, parsed

COUNTS = frozenset({"count"})


def shelf(folder: Path, locale: str, text: str, name: str = "bot.ftl") -> Shelf:
    file = folder / locale / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    parsed.cache_clear()  # a passed test's folder is gone, and the next one's can have the same path
    found = Shelf("bot/texts", locale, COUNTS)
    found.add(file)
    return found


def breaches(*shelves: Shelf) -> Iterator[str]:
    return (f"{finding.check}: {finding.what}" for finding in findings(shelves))


@pytest.mark.parametrize(
    ("text", "breach"),
    [
        ("a = Nobody came.", "word: nobody"),
        ("a = We do not know.", "contraction: do not"),
        ("button-a = Go on without all of them", "button length: more than 4 words"),
        ("command-a = The map", "command verb: doesn't begin with a verb"),
        (f"command-a = Show {'x' * 60}", "command length: more than 60 characters"),
        (f"no-seat = {'x' * 151}", "error length: more than 150 characters"),
        ("no-seat = One. Two. Three.", "error sentences: more than 2 sentences"),
        ("a = { $count } entries", "plural: 1 entries"),
        ("a = Don’t.", "quotation: ’"),
        ("a = Use `/nosuch`.", "command name: /nosuch"),
        ("a = Use `/gm`.", "command name: /gm"),
        ("a = One.\na = Two.", "key twice: repeated"),
    ],
)
def test_a_breach_is_found(tmp_path: Path, text: str, breach: str) -> None:
    assert list(breaches(shelf(tmp_path, "en", text))) == [breach]


@pytest.mark.parametrize(
    "text",
    [
        "a = Someone came. There's no one else, and we don't know.",
        "button-a = Take { $place }, then go",
        "command-a = Show the map (only you see this)",
        "no-seat = You have no seat here. Take one with `/campaign join`.",
        "a = { $count ->\n    [one] { $count } entry\n   *[other] { $count } entries\n}",
        "a = Take a seat: `/campaign legate seat:{ $seat }`.",
    ],
)
def test_good_texts_pass(tmp_path: Path, text: str) -> None:
    assert list(breaches(shelf(tmp_path, "en", text))) == []


def test_narration_may_stand_and_need_not_contract(tmp_path: Path) -> None:
    assert list(breaches(shelf(tmp_path, "en", "a = The wall stands. It is not over.", "prose.ftl"))) == []


def test_french_needs_no_break_spaces(tmp_path: Path) -> None:
    english = shelf(tmp_path, "en", "a = A\nb = B\nc = C")
    french = shelf(tmp_path, "fr", "a = Qui est là ?\nb = Voici: rien\nc = Les « portes » à 22:30")
    assert [each for each in breaches(english, french) if "space" in each] == [
        "no-break space: ? with a plain space",
        "no-break space: : without a space",
        "no-break space: « with a plain space",
        "no-break space: » with a plain space",
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("tell-a = ⚓ **{ $zone }** : la flotte rencontre l'ennemi.", 1),
        ("tell-a = **{ $zone } :** la flotte rentre.", 1),
        ("epic-a = Il pleut. { $city } : on ferme les portes.", 1),
        ("tell-a = { $city-In }, on ferme les portes.", 0),
        ("tell-a = On a perdu deux villes : { $cities }.", 0),
        ("tell-a = - { $city } : gagné", 0),
        ("terse-a = { $city } : prise.", 0),
        ("result-a = { $city } : prise.", 0),
    ],
)
def test_a_french_sentence_does_not_begin_with_a_bare_name_and_a_colon(tmp_path: Path, text: str, found: int) -> None:
    key = text.partition(" ")[0]
    english = shelf(tmp_path, "en", f"{key} = A", "prose.ftl")
    french = shelf(tmp_path, "fr", text.replace(" :", "\u00a0:"), "prose.ftl")
    assert list(breaches(english, french)) == ["name before a colon: a name"] * found


@pytest.mark.parametrize(
    ("one", "found"),
    [("1 point", ["plural: 1 point for 0"]), ("{ $count } point", []), ("un point", [])],
)
def test_the_french_form_for_one_serves_none_too(tmp_path: Path, one: str, found: list[str]) -> None:
    english = shelf(tmp_path, "en", "a = A")
    text = f"a = {{ $count ->\n    [one] {one}\n   *[other] {{ $count }} points\n}}"
    assert list(breaches(english, shelf(tmp_path, "fr", text))) == found


def test_each_language_has_the_keys_of_english(tmp_path: Path) -> None:
    english, french = shelf(tmp_path, "en", "a = A\nb = B"), shelf(tmp_path, "fr", "b = B\nc = C")
    assert list(breaches(english, french)) == ["key missing: not translated", "key missing: not in English"]


def test_the_known_findings_are_listed_once_and_in_order() -> None:
    assert known() == sorted(set(known()))


def test_the_table_counts_findings_by_check() -> None:
    assert table(["word: a", "plural: b", "word: c"])[2:] == ["| word | 2 |", "| plural | 1 |"]
