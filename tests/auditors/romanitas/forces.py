"""What a combat does to the pieces of a force, by land and sea [5.4.2, 7.1.4, 7.5]."""

from __future__ import annotations

from collections.abc import Iterable

from rules.romanitas.events import (
    SurvivalTested,
)
from tests.auditors.romanitas.chapter_5_mobilisation import INTRINSIC, MAGISTER
from tests.auditors.romanitas.ledger import Ledger


def put_to_the_test(ledger: Ledger, figures: Iterable[str], *, is_lost: bool) -> None:
    """Every figure of a combat tests its survival; an intrinsic Comes never does [7.5, 8.2]."""
    for figure in figures:
        if figure != INTRINSIC:
            ledger.expect("7.5", SurvivalTested, figure=figure)
    ledger.combat_lost = is_lost


def note_defeat(ledger: Ledger, figures: Iterable[str]) -> None:
    """A battle or siege lost with the Magister Militum [4.2, R57]."""
    if MAGISTER in figures:
        ledger.now.magister_defeated = True


def remove(ledger: Ledger, units: Iterable[str]) -> None:
    """Eliminated units go to their box; Elite is lost with them [5.4.2, 7.1.4]."""
    for unit in units:
        ledger.mobilised.discard(unit)
        ledger.eliminated.add(unit)
