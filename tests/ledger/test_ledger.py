"""The rule ledger is complete and up to date, and its tool finds missing entries."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rules
from rules.core.rulestext import parse_page
from tests.ledger import __main__ as command
from tests.ledger.citations import citations
from tests.ledger.document import PAGE, SHOWN, is_current, page
from tests.ledger.ledger import REPOSITORY, Ledger, faults, ledgers, read
from tests.ledger.proofs import COMPUTED, general_proofs, proofs
from tests.ledger.rulebook import Rulebook, rulebook

# The games


@cache
def kept() -> dict[str, Ledger]:
    """The ledgers of the games, read once."""
    return {ledger.game: ledger for ledger in ledgers()}


@pytest.mark.xdist_group("ledgers")
@pytest.mark.parametrize("game", ["britannia-redux", "italia", "rise-and-fall", "romanitas", "ultimus-romanorum"])
def test_every_section_is_in_the_code_and_proved(game: str) -> None:
    assert faults(kept()[game]) == []


@pytest.mark.xdist_group("ledgers")
def test_the_page_is_up_to_date() -> None:
    current = is_current(page([*kept().values()]), PAGE)

    assert current, "docs/rules-ledger.md is out of date: run 'make rules-ledger'."


@pytest.mark.xdist_group("ledgers")
def test_the_games_with_rulebook_tests_have_a_ledger() -> None:
    assert [*kept()] == ["britannia-redux", "italia", "rise-and-fall", "romanitas", "ultimus-romanorum"]
    assert set(rules.games()) >= {*kept()}


def test_what_the_conformance_suite_proves_names_a_game() -> None:
    games = {proof.reference.partition(" ")[0] for proof in proofs([REPOSITORY / "tests" / "conformance"])}

    assert games <= set(rules.games())


@pytest.mark.xdist_group("ledgers")
def test_romanitas_has_all_its_sections_steps_and_rulings() -> None:
    book = kept()["romanitas"].book

    assert {f"R{number}" for number in range(1, 96)} <= set(book.entries)
    assert {f"8.7-{step}" for step in range(1, 7)} <= set(book.entries)
    assert {f"7.1.1-{step}" for step in range(1, 8)} <= set(book.entries)
    assert "8.7-7" not in book.entries


# A made-up game

PAGES = """\
# 1 War

## 1.1 Battle

Roll.

## 1.2 Siege

Wait.

## 1.3 Scales

A turn is a year.

## R1 A tie

No one wins.
"""

CODE = '''\
"""The war [1.1]."""

PRICE = 1.2
"""What a siege costs [1.2]; see also stack[0] and year [3]."""

VERSION = f"1.9 {PRICE}"


class Army:
    """Soldiers."""

    def march(self) -> None:  # 1.1, R1: in any weather
        self.tell("begun", "1.1-2")

        def halt() -> None:  # R1
            pass


def besiege(army: Army) -> str:
    # 12 of them, 1.3 metres tall
    return army.tell("siege", "1.2, R1") or "1"
'''

TESTS = """\
import pytest
from toolkit import proves


@proves("1.1", "1.1-1")
@proves("R1")
def test_battle(): ...


class TestWalls:
    pytestmark = pytest.mark.rule("1.2")

    @pytest.mark.parametrize("die", [1, pytest.param(6, marks=proves("1.1-2", "C01"))])
    def test_siege(self, die): ...


@proves("1.3")
def helper(): ...
"""


@pytest.fixture
def war(tmp_path: Path) -> Path:
    """The folders of a made-up game, without a fault."""
    for name, text in {"rules/war.py": CODE, "tests/test_war.py": TESTS}.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    note(tmp_path, "steps", {"1.1": 2})
    note(tmp_path, "no-effect", {"1.3": "It describes the scale."})
    note(tmp_path, "cases", [{"id": "C01", "rule": "1.2, R1"}])
    add_code(tmp_path, "def form() -> None: ...  # 1.1-1\n")
    return tmp_path


def note(war: Path, name: str, content: object) -> None:
    """Write one of the notes beside the tests."""
    (war / "tests" / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")


def add_code(war: Path, source: str) -> None:
    """Add to the rules of the game."""
    with (war / "rules" / "war.py").open("a", encoding="utf-8") as file:
        file.write(source)


def add_test(war: Path, source: str, name: str = "test_more.py") -> None:
    """Add a file of tests."""
    (war / "tests" / name).write_text(source, encoding="utf-8")


def without(war: Path, name: str, gone: str) -> None:
    """Take something out of a file."""
    file = war / name
    text = file.read_text(encoding="utf-8")
    assert gone in text
    file.write_text(text.replace(gone, ""), encoding="utf-8")


def book_of(war: Path) -> Rulebook:
    """The rulebook of the made-up game."""
    return rulebook(parse_page("war", PAGES), war / "tests")


def ledger_of(war: Path) -> Ledger:
    """Its ledger."""
    return read("war", "War", book_of(war), war / "rules", war / "tests")


def test_a_complete_ledger_has_no_fault(war: Path) -> None:
    assert faults(ledger_of(war)) == []


def test_citations_are_found_with_the_place_around_them(war: Path) -> None:
    found = {(each.reference, each.where) for each in citations(war / "rules", book_of(war))}

    assert found == {
        ("1.1", "war"),
        ("1.2", "war.PRICE"),
        ("1.1", "war.Army.march"),
        ("R1", "war.Army.march"),
        ("1.1-2", "war.Army.march"),
        ("1.2", "war.besiege"),
        ("R1", "war.besiege"),
        ("1.1-1", "war.form"),
    }


def test_a_number_by_itself_is_a_citation_only_if_it_is_a_section(war: Path) -> None:
    add_code(war, 'def end() -> None:  # 1\n    """The last [1], not the fifth [5]."""\n    tell("1", rule="1")\n')
    found = [each for each in citations(war / "rules", book_of(war)) if each.where == "war.end"]

    assert [(each.reference, each.line) for each in found] == [
        ("1", "war.py:23"),
        ("1", "war.py:24"),
        ("1", "war.py:25"),
    ]


def test_proofs_are_read_from_tests_classes_modules_and_parameters(war: Path) -> None:
    add_test(war, 'from toolkit import proves\npytestmark = [proves("1.3")]\n\nasync def test_late(): ...\n')

    assert [(proof.reference, proof.test) for proof in proofs([war / "tests"])] == [
        ("1.3", "more::late"),
        ("1.1", "war::battle"),
        ("1.1-1", "war::battle"),
        ("R1", "war::battle"),
        ("1.2", "war::TestWalls::siege"),
        ("1.1-2", "war::TestWalls::siege"),
        ("C01", "war::TestWalls::siege"),
    ]


@pytest.mark.parametrize("mark", ["skip", "skipif(True)", "xfail(strict=True)", "soak"])
def test_a_test_that_does_not_run_or_fails_proves_nothing(war: Path, mark: str) -> None:
    idle = f'import pytest\n\n@pytest.mark.{mark}\n@proves("R1")\ndef test_idle(): ...\n'
    add_test(
        war,
        idle + f'\n@pytest.mark.parametrize("a", [pytest.param(1, marks=[pytest.mark.{mark}, proves("1.2")])])\n'
        "def test_partly_idle(a): ...\n",
    )

    assert [proof for proof in proofs([war / "tests"]) if "idle" in proof.test] == []


def test_tests_of_every_game_name_the_game(war: Path) -> None:
    add_test(war, '@proves("war 1.1", "peace 1.2", "R1")\ndef test_all(): ...\n', "test_every.py")

    assert [(proof.reference, proof.test) for proof in general_proofs(war / "tests", "war")] == [("1.1", "every::all")]


@pytest.mark.parametrize(
    ("gone", "fault"),
    [
        ('"1.1", ', "1.1 Battle: no test proves it."),
        (', "1.1-1"', "1.1-1 Battle, step 1: no test proves it."),
        ('@proves("R1")\n', "R1 A tie: no test proves it."),
        (', "C01"', "Case C01 (1.2, R1): no test proves it."),
    ],
)
def test_what_no_test_proves_is_a_fault(war: Path, gone: str, fault: str) -> None:
    without(war, "tests/test_war.py", gone)

    assert faults(ledger_of(war)) == [fault]


def test_a_proof_of_a_step_or_subsection_does_not_prove_the_section(war: Path) -> None:
    without(war, "tests/test_war.py", '"1.1", ')
    ledger = ledger_of(war)

    assert ledger.tests("1.1-1") == ["war::battle"]
    assert ledger.tests("1.1") == []


def test_what_no_code_cites_is_a_fault(war: Path) -> None:
    without(war, "rules/war.py", "def form() -> None: ...  # 1.1-1\n")

    assert faults(ledger_of(war)) == ["1.1-1 Battle, step 1: no code cites it."]


def test_a_step_in_the_code_is_its_section_in_the_code(war: Path) -> None:
    assert ledger_of(war).places("1.1") == ["war", "war.Army.march", "war.form"]


def test_unknown_sections_are_faults_in_code_tests_and_notes(war: Path) -> None:
    add_code(war, "def flee() -> None: ...  # 1.4\n")
    add_test(war, '@proves("1.1-3", "C02", name)\ndef test_nothing(): ...\n')
    note(war, "no-effect", {"1.3": " ", "1.5": "Gone."})

    assert faults(ledger_of(war)) == [
        "war.py:23 (war.flee) cites 1.4, which is not in the rulebook.",
        "test_more.py:2 (more::nothing) proves 1.1-3, which is not in the rulebook.",
        "test_more.py:2 (more::nothing) proves C02, which is not in the rulebook.",
        "test_more.py:2 (more::nothing) does not write out what it proves.",
        "no-effect.json gives no reason for 1.3.",
        "no-effect.json names 1.5, which is not in the rulebook.",
    ]
    assert COMPUTED not in book_of(war).entries


def test_a_section_without_effect_may_be_left_alone_and_one_without_text_always(war: Path) -> None:
    note(war, "no-effect", {})

    assert faults(ledger_of(war)) == [
        "1.3 Scales: no code cites it.",
        "1.3 Scales: no test proves it.",
    ]


def test_a_rulebook_without_numbers_is_cited_and_proved_by_its_headings(war: Path) -> None:
    headings = {"Battle": ["1.1"], "Battle 2": ["1.2"], "Siege": ["1.2", "1.3"]}
    book = rulebook(parse_page("war", PAGES), war / "tests", headings)

    assert book.listed("Battle 1, 2, R1") == ["1.1", "1.2", "R1"]
    assert book.listed("Siege; Battle") == ["1.2", "1.3", "1.1"]
    assert [book.listed(text) for text in ("Rout", "1", "0, 1", "")] == [[]] * 4

    (war / "rules" / "war.py").write_text('"""War [Battle]."""\n\ndef siege() -> None: ...  # Siege: long\n')
    add_test(war, '@proves("Siege", "R1", "C01")\ndef test_siege(): ...\n', "test_war.py")
    ledger = read("war", "War", book, war / "rules", war / "tests")

    assert ledger.places("1.1") == ["war"]
    assert ledger.places("1.3") == ["war.siege"]
    assert ledger.tests("1.2") == ledger.tests("1.3") == ledger.tests("C01") == ["war::siege"]
    assert "R1 A tie: no code cites it." in faults(ledger)


def test_the_page_has_a_table_for_each_chapter_and_one_of_cases(war: Path) -> None:
    text = page([ledger_of(war)])

    assert "## War\n\n### War\n\n| Section | In the code | Proved by |\n| --- | --- | --- |\n" in text
    assert "| **1** War | – | *Groups the sections below it.* |" in text
    assert "| **1.1** Battle | `war`<br>`war.Army.march`<br>`war.form` | `war::battle` |" in text
    assert "| **1.3** Scales | – | *It describes the scale.* |" in text
    assert "| **C01** | 1.2, R1 | `war::TestWalls::siege` |" in text
    assert "**open**" not in text


def test_the_page_shows_what_is_open_and_cuts_long_cells(war: Path) -> None:
    without(war, "tests/test_war.py", '@proves("R1")\n')
    many = "".join(f'@proves("1.1")\ndef test_{number}(): ...\n' for number in range(9))
    add_test(war, many)
    text = page([ledger_of(war)])

    assert "| **R1** A tie | `war.Army.march`<br>`war.besiege` | **open** |" in text
    assert f"and {10 - SHOWN} more |" in text


def test_a_page_that_was_not_written_anew_is_out_of_date(war: Path) -> None:
    text, file = page([ledger_of(war)]), war / "page.md"
    assert not is_current(text, file)
    file.write_text(text, encoding="utf-8")
    assert is_current(text, file)
    add_test(war, '@proves("R1")\ndef test_tie(): ...\n')
    assert not is_current(page([ledger_of(war)]), file)


def test_the_command_writes_the_page_and_fails_while_something_is_open(
    war: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = war / "page.md"
    monkeypatch.setattr(command, "PAGE", file)
    monkeypatch.setattr(command, "ledgers", lambda: [ledger_of(war)])
    done = CliRunner().invoke(command.app, ["war"])
    assert done.exit_code == 0
    assert is_current(page([ledger_of(war)]), file)
    without(war, "tests/test_war.py", '@proves("R1")\n')
    done = CliRunner().invoke(command.app, [])
    assert done.exit_code == 1
    assert "War: R1 A tie: no test proves it." in done.output
    assert "**open**" in file.read_text(encoding="utf-8")
