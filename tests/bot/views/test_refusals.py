"""Why not: every blocked option is named with its reason."""

from __future__ import annotations

import pytest

from bot.views.panel import barred_texts
from rules.core.decisions import Barred, Pick
from rules.core.text import speaker
from rules.rise_and_fall.game import refusal
from rules.ultimus_romanorum.game import refusal as refusal_of_ultimus

say = speaker("rise-and-fall")


def _too_far(area: str) -> Barred:
    return refusal(area, "region", "refused-order-nobody", "Combat", region=area, area=area)


def test_every_blocked_option_is_named_however_many_there_are() -> None:
    areas = [f"somewhere-{number:03}" for number in range(400)]
    pick = Pick(
        seat="rome",
        question=say("ask-target"),
        rule="Combat",
        domain="military",
        options=[],
        default=(),
        barred=lambda: [_too_far(area) for area in areas],
    )
    pages = barred_texts(pick)
    assert len(pages) > 1
    assert all(len(page) < 2000 for page in pages)
    assert all(area in "\n".join(pages) for area in areas)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("scourge-of-god", "- **Scourge of God** isn't for this phase (6)."),
        ("pope", "- **Pope** isn't for this phase (6)."),
    ],
)
def test_a_reason_that_names_its_option_needs_no_label(kind: str, told: str) -> None:
    stratagem = refusal_of_ultimus(kind, f"stratagem-{kind}", "refused-stratagem-phase", "6", stratagem=kind)
    pick = Pick(
        seat="rome",
        question=say("ask-target"),
        rule="6",
        domain="military",
        options=[],
        default=(),
        barred=lambda: [stratagem],
    )
    assert barred_texts(pick) == [told]
