"""The ledger of a game: its rulebook beside code and tests, and what's still open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import data
import rules
from rules.core.registry import game_type
from rules.core.rulestext import headings, sections
from tests.ledger.citations import Citation, citations
from tests.ledger.proofs import COMPUTED, Proof, general_proofs, proofs
from tests.ledger.rulebook import Rulebook, rulebook, section_of

REPOSITORY = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Ledger:
    """A game's rulebook with every citation in its code and every proof in its tests."""

    game: str
    title: str
    book: Rulebook
    citations: Sequence[Citation]
    proofs: Sequence[Proof]

    def places(self, number: str) -> list[str]:
        """Where in the code a section is cited, itself or one of its steps, each place once."""
        cited = (each for each in self.citations if number in (each.reference, section_of(each.reference)))
        return list(dict.fromkeys(citation.where for citation in cited))

    def tests(self, reference: str) -> list[str]:
        """The tests that prove a section or case, each once. A step's proof counts for the step only."""
        return list(dict.fromkeys(proof.test for proof in self.proofs if proof.reference == reference))


def ledgers() -> list[Ledger]:
    """The ledgers of all registered games that have rulebook tests and rules to read, by section."""
    return [ledger for ledger in (_of(game) for game in sorted(rules.games())) if ledger is not None]


def _of(game: str) -> Ledger | None:
    package = game_type(game).__module__.split(".")[1]
    tests = REPOSITORY / "tests" / "rulebook" / package
    if not tests.is_dir() or not data.path(game, "rules", "en").is_dir():
        return None
    title = rules.games()[game].title
    book = rulebook(sections(game, "en").values(), tests, headings(game))
    return read(game, title, book, REPOSITORY / "rules" / package, tests)


def read(game: str, title: str, book: Rulebook, code: Path, tests: Path) -> Ledger:
    """Read the code and the tests of a game."""
    found = [*proofs([tests]), *general_proofs(REPOSITORY / "tests" / "conformance", game)]
    return Ledger(game, title, book, citations(code, book), [each for proof in found for each in _located(proof, book)])


def _located(proof: Proof, book: Rulebook) -> list[Proof]:
    """The proof of a heading as proofs of the sections below it; any other as it is."""
    numbers = book.listed(proof.reference) if book.headings and proof.reference not in book.cases else []
    return [Proof(number, proof.test, proof.line) for number in numbers or [proof.reference]]


def faults(ledger: Ledger) -> list[str]:
    """What is wrong with a ledger, a sentence each; nothing if every section is in the code and proved."""
    return [*_unknown(ledger), *_idle_notes(ledger), *_open(ledger)]


def _unknown(ledger: Ledger) -> Iterator[str]:
    known = {*ledger.book.entries, *ledger.book.cases}
    for citation in ledger.citations:
        if citation.reference not in known:
            yield f"{citation.line} ({citation.where}) cites {citation.reference}, which is not in the rulebook."
    for proof in ledger.proofs:
        if proof.reference == COMPUTED:
            yield f"{proof.line} ({proof.test}) does not write out what it proves."
        elif proof.reference not in known:
            yield f"{proof.line} ({proof.test}) proves {proof.reference}, which is not in the rulebook."


def _idle_notes(ledger: Ledger) -> Iterator[str]:
    for number, reason in ledger.book.no_effect.items():
        if number not in ledger.book.entries:
            yield f"no-effect.json names {number}, which is not in the rulebook."
        elif not reason.strip():
            yield f"no-effect.json gives no reason for {number}."


def _open(ledger: Ledger) -> Iterator[str]:
    for number, entry in ledger.book.entries.items():
        if ledger.book.has_effect(number):
            if not ledger.places(number):
                yield f"{number} {entry.title}: no code cites it."
            if not ledger.tests(number):
                yield f"{number} {entry.title}: no test proves it."
    for case in ledger.book.cases.values():
        if not ledger.tests(case.id):
            yield f"Case {case.id} ({case.rule}): no test proves it."
