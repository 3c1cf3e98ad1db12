"""Written orders that wait for the dice, and those that may be left out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
import tests.toy
from rules.core.dice import EvenStream
from rules.core.orders import Plan, Verdict
from rules.core.orders.conditions import after_dice, following, if_possible, said_condition, stages, then
from rules.core.text import speaking
from tests.toy.game import say
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
        ("claim 3, then work", ["claim 3", "work"]),
        ("claim 3 then work then give 1", ["claim 3", "work", "give 1"]),
        ("authentic; thence work", ["authentic; thence work"]),
        ("then work", ["", "work"]),
        ("claim 3; then work; then give 1", ["claim 3;", "work;", "give 1"]),
    ],
)
def test_a_text_is_split_at_then(text: str, parts: list[str]) -> None:
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


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_repeated_order_parses_to_itself_in_every_language(locale: str) -> None:
    for typed in ("claim 3 while possible", "claim 3 tant que possible"):
        (order,) = BOOK.parse(typed, locale).orders
        assert order.is_optional and order.is_repeated
        assert order.text.endswith(f" {said_condition('while-possible', locale)}")
        (again,) = BOOK.parse(order.text, locale).orders
        assert again == order


@pytest.mark.parametrize("words", ["if possible", "while possible"])
def test_the_words_alone_are_no_order(words: str) -> None:
    assert BOOK.parse(words, "en").faults


def test_what_follows_a_repeated_order_waits_with_it(table: rules.Table) -> None:
    """The dice of the gamble come before it's tried again."""
    text = "claim 3; gamble while possible; give 1; then work"
    orders = BOOK.parse(stages(text)[0], "en").orders
    plan = BOOK.plan(table, "red", orders)
    assert plan.is_good
    assert plan.answers == [("field-3",), ("gamble",)]
    assert following(text, orders, plan.verdicts, "en") == "gamble while possible\ngive 1\nthen work"


def test_a_repeated_order_without_dice_is_done_once(table: rules.Table) -> None:
    text = "claim 3; work while possible; give 1; then gamble"
    orders = BOOK.parse(stages(text)[0], "en").orders
    plan = BOOK.plan(table, "red", orders)
    assert plan.answers == [("field-3",), ("work",), ("gift-1",)]
    assert following(text, orders, plan.verdicts, "en") == "gamble"


def test_a_repeated_order_that_cannot_be_carried_out_is_left_out(table: rules.Table) -> None:
    plan = BOOK.plan(table, "red", BOOK.parse("gamble while possible; claim 3", "en").orders)
    assert plan.is_good and plan.left_out == 1
    assert plan.answers == [("field-3",)]


def test_what_someone_elses_answer_comes_before_can_wait(table: rules.Table) -> None:
    text = "claim 3; work; give 1; claim 4; work"
    orders = BOOK.parse(text, "en").orders
    plan = BOOK.plan(table, "red", orders)
    assert not plan.is_good
    assert plan.foreseen.is_good
    assert plan.foreseen.answers == [("field-3",), ("work",), ("gift-1",)]
    assert following(text, orders, plan.foreseen.verdicts, "en") == "claim 4\nwork"


def test_an_order_that_is_refused_outright_does_not_wait(table: rules.Table) -> None:
    plan = BOOK.plan(table, "red", BOOK.parse("claim 3; give 1; work", "en").orders)
    assert not plan.foreseen.is_good
    alone = Plan((Verdict(BOOK.parse("work", "en").orders[0], say("work"), is_unforeseen=True),))
    assert alone.foreseen == alone


@given(st.integers(0, 100_000), st.sampled_from([6, 10]))
def test_even_dice_are_spread_over_all_sides(number: int, sides: int) -> None:
    """Of so many in a row none misses a side by more than one."""
    thrown = [EvenStream().die(number + place, sides) for place in range(5 * sides)]
    assert all(4 <= thrown.count(side) <= 6 for side in range(1, sides + 1))


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
