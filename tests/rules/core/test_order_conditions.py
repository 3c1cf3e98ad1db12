"""Written orders that wait for the dice, and those that may be left out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
import tests.toy
from rules.core.orders.conditions import after_dice, if_possible, stages, then
from rules.core.text import speaking
from tests.toy.orders import ToyOrderBook

BOOK = ToyOrderBook()


@pytest.fixture
def table() -> rules.Table:
    tests.toy.register()
    return rules.start("toy", seed="conditions")


def _words(text: str) -> list[str]:
    return [" ".join(stage.split()) for stage in stages(text)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("claim 3; work", ["claim 3; work"]),
        ("claim 3; then work", ["claim 3;", "work"]),
        ("claim 3\nThen work; give 1", ["claim 3", "work; give 1"]),
        ("claim 3; puis travailler", ["claim 3;", "travailler"]),
        ("claim 3\nensuite\nwork", ["claim 3", "work"]),
        ("claim 3 # then work", ["claim 3 # then work"]),
        ("claim 3, then work", ["claim 3, then work"]),
        ("authentic; thence work", ["authentic; thence work"]),
        ("then work", ["", "work"]),
        ("claim 3; then work; then give 1", ["claim 3;", "work;", "give 1"]),
    ],
)
def test_a_text_is_split_where_an_order_begins_with_then(text: str, parts: list[str]) -> None:
    assert _words(text) == parts
    assert after_dice(text) == " then ".join(parts[1:])


@given(st.text(alphabet="then puis;\n #ab3", max_size=60))
def test_every_order_keeps_its_line_and_column(text: str) -> None:
    for stage in stages(text):
        assert len(stage) == len(text)
        assert stage.count("\n") == text.count("\n")
        assert all(letter in (" ", there) for letter, there in zip(stage, text, strict=True))


def test_a_fault_after_the_dice_is_where_it_was_typed() -> None:
    text = "claim 3\nthen work; fly"
    (fault,) = BOOK.parse(stages(text)[1], "en").faults
    assert (fault.line, fault.column) == (2, text.split("\n")[1].index("fly") + 1)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_an_optional_order_parses_to_itself_in_every_language(locale: str) -> None:
    for typed in ("claim 3 if possible", "claim 3 si possible"):
        (order,) = BOOK.parse(typed, locale).orders
        assert order.is_optional
        assert order.text.endswith(f" {if_possible(locale)}")
        (again,) = BOOK.parse(order.text, locale).orders
        assert again == order
    (plain,) = BOOK.parse("claim 3", locale).orders
    assert not plain.is_optional
    assert then(locale) in {"then", "puis"}


def test_the_words_alone_are_no_order() -> None:
    assert BOOK.parse("if possible", "en").faults


def test_an_optional_order_that_cannot_be_carried_out_is_left_out(table: rules.Table) -> None:
    orders = BOOK.parse("claim 99 if possible; claim 3", "en").orders
    plan = BOOK.plan(table, "red", orders)
    left_out, kept = plan.verdicts
    assert plan.is_good
    assert left_out.answers == ()
    with speaking("en"):
        assert str(left_out.note).startswith("left out: ")
    assert kept.answers == (("field-3",),)
    assert not BOOK.plan(table, "red", BOOK.parse("claim 99; claim 3", "en").orders).is_good
