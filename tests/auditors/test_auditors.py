"""The auditors agree with the games, and notice when a rule is changed."""

from __future__ import annotations

import pytest

from tests.auditors.games import AUDITS, Match, played, series
from tests.auditors.mutations import Fate, judged, mutations, tried
from tests.auditors.report import Report
from tests.mutants.mutants import ROOT, Mutant, mutated, normal
from tests.sampling import first

_SERIES = [("romanitas", match) for match in series(random=300, legate=50)]
_AMENDED = [("romanitas", Match("amended", number)) for number in range(100)]
_MUTATIONS = [(game, mutation) for game in AUDITS for mutation in mutations(game)]

_FIGURES = Mutant(
    id="bonus-of-skoutatoi",
    section="1.4",
    why="Every modifier of every die is recomputed.",
    file="data/romanitas/counters.json",
    near='"id": "skoutatoi-1"',
    old='"bonus": 1',
    new='"bonus": 2',
)


@pytest.mark.parametrize(("game", "match"), [*first(10, _SERIES), *first(3, _AMENDED)], ids=str)
def test_the_auditor_agrees(game: str, match: Match) -> None:
    report = played(game, match)
    assert report.checks
    assert not report.findings, "\n".join(map(str, report.findings[:10]))


@pytest.mark.parametrize("game", AUDITS)
def test_the_mutations_still_apply(game: str) -> None:
    for mutation in mutations(game):
        text = normal(mutation.file, (ROOT / mutation.file).read_text(encoding="utf-8"))
        assert mutated(mutation, text) != text, mutation.id


def test_each_game_has_at_least_twenty_mutations() -> None:
    assert all(len(mutations(game)) >= 20 for game in AUDITS)
    assert len({mutation.id for _, mutation in _MUTATIONS}) == len(_MUTATIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "mutation"), _MUTATIONS, ids=lambda each: getattr(each, "id", each))
def test_a_mutation_is_flagged(game: str, mutation: Mutant) -> None:
    outcome = tried(game, mutation)
    assert outcome.fate in (Fate.FLAGGED, Fate.REFUSED), outcome.told


@pytest.mark.slow
def test_a_changed_figure_is_flagged() -> None:
    outcome = tried("romanitas", _FIGURES, {"random": 6})
    assert outcome.fate is Fate.FLAGGED, outcome.told
    assert "skoutatoi-1" in outcome.told


def test_a_broken_game_is_no_credit_to_the_auditor() -> None:
    assert judged(_FIGURES, 1, "", "KeyError: 'rome'").fate is Fate.CRASHED
    assert judged(_FIGURES, 1, "", "data.DataError: Data file x.json: there must be 9.").fate is Fate.REFUSED
    assert judged(_FIGURES, 1, "random 3: [3.1] turn 1, RP: expected 2, claimed 3", "").fate is Fate.FLAGGED
    assert judged(_FIGURES, 0, "2 games, 900 checks, 0 findings", "").fate is Fate.SURVIVED


def test_a_finding_names_section_and_both_values() -> None:
    report = Report(turn=3)
    assert not report.same("3.1", "sum of the count", 5, 4)
    assert [str(finding) for finding in report.findings] == ["[3.1] turn 3, sum of the count: expected 5, claimed 4"]


def test_the_players_of_a_series_are_mixed() -> None:
    players = [match.player for match in series(random=8, legate=2)]
    assert players.count("legate") == 2
    assert players[4] == players[9] == "legate"
