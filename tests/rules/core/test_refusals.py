"""Blocked options are grouped by their reason."""

from __future__ import annotations

from rules.core.decisions import Barred
from rules.core.refusals import grouped
from rules.rise_and_fall.game import refusal


def _too_far(area: str) -> Barred:
    return refusal(area, "region", "refused-order-nobody", "Combat", region=area, area=area)


def test_options_with_the_same_reason_are_one_group() -> None:
    stuck = refusal("end", "act-end", "refused-end-stacked", "Stacking", unit="legion-01", area="rome")
    groups = grouped([_too_far("capua"), stuck, _too_far("rome"), _too_far("ravenna")])
    assert [(each.first.id, list(each.others)) for each in groups] == [("capua", ["Rome", "Ravenna"]), ("end", [])]


def test_reasons_with_other_facts_are_other_groups() -> None:
    few, many = (
        refusal(area, "region", "order-no-number", "Combat", region=area, most=most)
        for area, most in (("rome", 2), ("capua", 3))
    )
    assert len(grouped([few, many])) == 2
    assert len(grouped([few, few])) == 1
