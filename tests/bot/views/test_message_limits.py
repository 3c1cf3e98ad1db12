"""Decisions of any size, with texts of any length, make messages that Discord accepts."""

from __future__ import annotations

import pytest

from bot.components.layouts import Message, message
from bot.sandbox import assert_discord_accepts
from bot.storage import Draft
from bot.views import arrange as lines
from bot.views import pick as picks
from bot.views.arrange import ArrangeQuestion
from bot.views.pick import PickQuestion
from rules.core.decisions import Arrange, Item, Option, Pick, Slot
from rules.core.text import lexicon
from tests.toy.game import say

LONG = "An endless name, which goes on and on, "
BIG = 10**9


@pytest.fixture(autouse=True)
def long_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is said in the toy's words is as long as a paragraph, and the same for all fields."""
    monkeypatch.setattr(lexicon("toy", "en"), "say", lambda text: LONG * 8)


def payload(made: Message) -> dict[str, object]:
    return {"flags": 1 << 15, "components": made.layout.to_components()}  # type: ignore[no-untyped-call]


def pick(count: int, least: int = 1, most: int = 1) -> Pick:
    options = [
        Option(f"option-{n}-" + "x" * 200, say("field", number=n), say("claim-one"), (say("north"),), "1.2.3")
        for n in range(count)
    ]
    default = tuple(option.id for option in options[:least])
    return Pick(
        seat="red",
        question=say("claim"),
        rule="1",
        domain="military",
        options=options,
        min=least,
        max=most,
        default=default,
    )


@pytest.mark.parametrize(
    ("count", "least", "most"),
    [(1, 1, 1), (10, 1, 1), (11, 1, 1), (400, 1, 1), (5, 0, 1), (25, 0, 25), (26, 2, 26), (300, 1, 300), (3, 0, 9)],
)
def test_picks(count: int, least: int, most: int) -> None:
    question = PickQuestion(BIG, BIG, pick(count, least, most))
    text = picks.pick_text(question.pick)
    assert_discord_accepts(payload(message(LONG * 90, text=text, rows=picks.pick_rows(question))))
    if (least, most) == (1, 1):
        assert_discord_accepts(payload(message("", text=text, rows=picks.drill_rows(question, (0,)))))
        return
    draft = Draft(BIG, {}, [option.id for option in question.pick.options[:most]])
    text = picks.selection_text(question.pick, draft)
    assert_discord_accepts(payload(message("", text=text, rows=picks.selection_rows(question, draft))))


@pytest.mark.parametrize(("items", "slots"), [(1, 1), (12, 3), (26, 10), (100, 11), (60, 60)])
def test_arrangements(items: int, slots: int) -> None:
    arrange = Arrange(
        seat="red",
        question=say("line"),
        rule="3",
        domain="military",
        items=[Item(f"item-{n}-" + "x" * 200, say("man", number=n), say("man-note", strength=n)) for n in range(items)],
        slots=[Slot(f"slot-{n}-" + "x" * 200, say("left"), 0, items) for n in range(slots)],
        default={},
    )
    question = ArrangeQuestion(BIG, BIG, arrange)
    assert_discord_accepts(payload(message("", text="?", rows=lines.line_rows(question))))
    in_hand = Draft(BIG, question.suggested().slots, [item.id for item in arrange.items])
    for draft in (question.suggested(), in_hand, lines.put_into(in_hand, arrange.slots[-1].id)):
        assert_discord_accepts(payload(message("", text="?", rows=lines.change_rows(question, draft))))
