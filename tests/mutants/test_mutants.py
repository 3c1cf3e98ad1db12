"""The list of mutants must not rot: each still finds what it changes, and changes it."""

from __future__ import annotations

import json

import pytest

from tests.mutants.mutants import ROOT, Mutant, mutants, mutated

_ALL = mutants()


def test_there_are_enough_of_them() -> None:
    assert len(_ALL) >= 40
    assert len({mutant.id for mutant in _ALL}) == len(_ALL)


@pytest.mark.parametrize("mutant", _ALL, ids=lambda mutant: mutant.id)
def test_it_still_applies(mutant: Mutant) -> None:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    if mutant.file.endswith(".json"):
        text = json.dumps(json.loads(text), ensure_ascii=False)
    changed = mutated(mutant, text)
    assert changed != text
    if mutant.file.endswith(".json"):
        assert json.loads(changed) != json.loads(text)
