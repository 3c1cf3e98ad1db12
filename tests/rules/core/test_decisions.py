"""Decisions: legal answers, refusals, and the uniform distribution of random answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import msgspec
import pytest

from rules.core.decisions import Answer, Arrange, Barred, Decision, Item, Option, Pick, Slot, folded, random_choice
from rules.core.errors import IllegalChoice
from rules.core.text import Text

REASON = Text("core", "pick-unknown", (("rule", "7"), ("chosen", "the fleet")))


def text(key: str) -> Text:
    return Text("core", key)


def pick(options: int, least: int = 1, most: int = 1, **facts: Any) -> Pick:
    """Make a choice of ``least`` to ``most`` of the options o0, o1, ..."""
    offered = [Option(f"o{number}", text("game-over"), rule="4.2") for number in range(options)]
    return Pick(
        seat="red",
        question=text("game-over"),
        rule="4.2",
        domain="military",
        options=offered,
        min=least,
        max=most,
        default=tuple(option.id for option in offered[:least]),
        **facts,
    )


def arrange(items: int, *bounds: tuple[int, int]) -> Arrange:
    """Make an arrangement of items i0, i1, ... in slots s0, s1, ... with these bounds."""
    return Arrange(
        seat="red",
        question=text("game-over"),
        rule="7.1",
        domain="military",
        items=[Item(f"i{number}", text("game-over")) for number in range(items)],
        slots=[Slot(f"s{number}", text("game-over"), *bound) for number, bound in enumerate(bounds)],
        default={},
    )


def refused(decision: Decision, answer: object) -> str:
    """Return the reason why an answer is refused."""
    with pytest.raises(IllegalChoice) as refusal:
        decision.check(answer)
    assert str(refusal.value) == str(refusal.value.reason)
    assert str(refusal.value).endswith(".")
    return str(refusal.value)


@pytest.mark.parametrize("answer", [("o0",), ("o4",)])
def test_one_option_of_those_offered_is_legal(answer: tuple[str, ...]) -> None:
    assert pick(5).check(answer) == answer


def test_the_way_back_is_an_answer_on_its_own() -> None:
    several = pick(4, 2, 3, back=Option("back", text("game-over")))
    assert several.check(("back",)) == ("back",)
    assert several.labels["back"] == str(text("game-over"))
    assert refused(several, ("back", "o1"))
    assert refused(pick(4, 1, 3), ("back",))


def test_a_suggested_short_form_is_shown_once_as_what_it_means() -> None:
    asked = pick(2)
    asked.options = [*asked.options, msgspec.structs.replace(asked.options[1], id="short", like="o1")]
    asked.default = ("short",)
    seen = folded(asked)
    assert isinstance(seen, Pick)
    assert [option.id for option in seen.options] == ["o0", "o1"]
    assert seen.default == ("o1",)
    assert asked.check(("short",)) == ("short",)


def test_every_subset_within_the_bounds_is_legal_in_any_order() -> None:
    several = pick(4, 1, 3)
    for size in range(6):
        for chosen in permutations([f"o{number}" for number in range(4)], min(size, 4)):
            if 1 <= len(chosen) <= 3:
                assert several.check(chosen) == chosen
            else:
                assert "1 to 3" in refused(several, chosen)
    assert pick(3, 0, 2).check(()) == ()


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ((), "exactly one"),
        (("o0", "o1"), "you named 2"),
        (("o0", "o0"), "exactly one"),
        (("o9",), "“o9” isn't among"),
        (("",), "“” isn't among"),
        (("O0",), "“O0”"),
        ((" o0",), "isn't among"),
        (("x" * 5000,), "“" + "x" * 60 + "”"),
        ((0,), "“0”"),
        ((None,), "“None”"),
        ((["o0"],), "isn't among"),
        (({"o0": 1},), "isn't among"),
        ((b"o0",), "isn't among"),
        ((float("nan"),), "“nan”"),
        ("o0", "not for an arrangement"),
        (["o0"], "not for an arrangement"),
        ({"s0": ["o0"]}, "not for an arrangement"),
        (None, "not for an arrangement"),
        (5, "not for an arrangement"),
    ],
)
def test_an_illegal_pick_is_refused_with_the_reason_and_the_rule(answer: object, said: str) -> None:
    sentence = refused(pick(5), answer)
    assert said in sentence
    assert "(4.2)" in sentence


@pytest.mark.parametrize("twice", [("o1", "o1"), ("o0", "o1", "o0")])
def test_no_option_counts_twice(twice: tuple[str, ...]) -> None:
    assert "twice" in refused(pick(5, 0, 4), twice)


def test_what_is_barred_is_refused_with_its_own_reason() -> None:
    decision = pick(2, barred=lambda: [Barred("fleet", text("game-over"), REASON)])
    assert refused(decision, ("fleet",)) == str(REASON)
    assert "“army”" in refused(decision, ("army",))


LINE = arrange(4, (1, 2), (0, 2), (1, 1))


def test_an_arrangement_names_every_slot_and_keeps_the_order() -> None:
    given = {"s2": ["i3"], "s0": ("i1", "i0"), "s1": iter(["i2"])}
    assert LINE.check(given) == {"s0": ("i1", "i0"), "s1": ("i2",), "s2": ("i3",)}
    assert arrange(2, (1, 2), (0, 1)).check({"s0": ["i1", "i0"]}) == {"s0": ("i1", "i0"), "s1": ()}
    assert list(LINE.check({"s2": ["i3"], "s0": ["i1", "i0"], "s1": ["i2"]})) == ["s0", "s1", "s2"]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ({}, "has no place yet"),
        ({"s0": ["i0"], "s1": ["i1"], "s2": ["i2"]}, "has no place yet"),
        ({"s0": ["i0", "i1", "i2"], "s2": ["i3"]}, "takes 1 to 2"),
        ({"s0": ["i0", "i1"], "s1": ["i2", "i3"], "s2": []}, "takes 1 ("),
        ({"s0": ["i0", "i1"], "s1": ["i2"], "s2": ["i3", "i3"]}, "two places at once"),
        ({"s0": ["i0", "i1"], "s1": ["i1", "i2"], "s2": ["i3"]}, "two places at once"),
        ({"s0": ["i0", "i1"], "s1": ["i2"], "s2": ["i4"]}, "“i4” doesn't belong"),
        ({"s0": ["i0", "i1"], "s1": ["i2"], "s3": ["i3"]}, "“s3”"),
        ({"s0": ["i0", "i1"], "s1": ["i2"], "s2": ["i3"], "s3": []}, "“s3”"),
        ({"s0": ["i0", 1], "s1": ["i2"], "s2": ["i3"]}, "“1” doesn't belong"),
        ({"s0": ["i0", ["i1"]], "s1": ["i2"], "s2": ["i3"]}, "doesn't belong"),
        ({"s0": ["i0", {}], "s1": ["i2"], "s2": ["i3"]}, "“{}” doesn't belong"),
        ({"s0": ["x" * 5000]}, "“" + "x" * 60 + "”"),
        ({"y" * 5000: ["i0"]}, "“" + "y" * 60 + "”"),
        ({7: ["i0"]}, "“7”"),
        ({"s0": "i0"}, "list of items"),
        ({"s0": None}, "list of items"),
        ({"s0": 3}, "list of items"),
        ([("s0", ["i0"])], "asks for an arrangement"),
        (("i0",), "asks for an arrangement"),
        ("i0", "asks for an arrangement"),
        (None, "asks for an arrangement"),
    ],
)
def test_an_illegal_arrangement_is_refused_with_the_reason(answer: object, said: str) -> None:
    assert said in refused(LINE, answer)


def every_answer(decision: Decision) -> list[Answer]:
    """Return all legal answers by brute force."""
    if isinstance(decision, Pick):
        ids = [option.id for option in decision.options]
        return [chosen for size in range(len(ids) + 1) for chosen in combinations(ids, size) if legal(decision, chosen)]
    found: list[Answer] = []
    places = [slot.id for slot in decision.slots]
    items = [item.id for item in decision.items]
    for where in product(places, repeat=len(items)):
        inside = [[item for item, place in zip(items, where, strict=True) if place == each] for each in places]
        for orders in product(*(list(permutations(stack)) for stack in inside)):
            answer = dict(zip(places, orders, strict=True))
            if legal(decision, answer):
                found.append(answer)
    return found


def legal(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except IllegalChoice:
        return False
    return True


SMALL: list[tuple[Decision, int]] = [
    (pick(1), 1),
    (pick(7), 7),
    (pick(5, 2, 2), 10),
    (pick(5, 0, 3), 1 + 5 + 10 + 10),
    (pick(4, 0, 4), 16),
    (pick(6, 1, 2), 6 + 15),
    (pick(3, 3, 3), 1),
    (pick(3, 0, 1), 4),
    (arrange(3, (1, 1), (1, 1), (1, 1)), 6),
    (arrange(4, (1, 2), (1, 2), (1, 2)), 72),
    (arrange(3, (0, 3), (0, 3)), 24),
    (arrange(3, (0, 1), (2, 3)), 12),
    (arrange(2, (0, 5), (0, 0), (0, 5)), 6),
    (arrange(4, (1, 3), (0, 2), (0, 1)), 24 * (1 + 1 + 2 + 1)),
    (arrange(1, (0, 1), (0, 1), (0, 1)), 3),
    (arrange(0, (0, 2), (0, 1)), 1),
]


def shown(answer: Answer) -> str:
    """Return an answer as a countable text: options sorted, items of a slot in their order."""
    return str(sorted(answer.items() if isinstance(answer, Mapping) else answer))


def critical(freedom: int) -> float:
    """Return the 99.99 % quantile of chi-square (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * spread**0.5) ** 3)


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("decision", "ways"), SMALL)
def test_random_answers_are_legal_and_even(decision: Decision, ways: int) -> None:
    """Compared with brute force, no answer is missing and all are equally frequent."""
    possible = {shown(answer) for answer in every_answer(decision)}
    assert len(possible) == ways
    rng = Random(528)
    found = Counter(shown(random_choice(decision, rng)) for _ in range(60 * ways))
    assert found.keys() == possible
    if ways > 1:
        assert chi_square(found.values(), 60) < critical(ways - 1)


def test_random_answers_keep_within_any_bounds() -> None:
    rng = Random(628)
    for _ in range(400):
        options = rng.randint(1, 60)
        least = rng.randint(0, options)
        several = pick(options, least, rng.randint(max(least, 1), options))
        assert legal(several, random_choice(several, rng))
        bounds = [(low := rng.randint(0, 3), low + rng.randint(0, 4)) for _ in range(rng.randint(1, 6))]
        most = sum(high for _, high in bounds)
        line = arrange(rng.randint(sum(low for low, _ in bounds), most), *bounds)
        assert legal(line, random_choice(line, rng))


def test_a_random_answer_of_one_seed_is_always_the_same() -> None:
    for decision, _ in SMALL:
        assert random_choice(decision, Random(7)) == random_choice(decision, Random(7))


def test_texts_of_options_are_said_in_english() -> None:
    option = Option("o", text("game-over"), text("undo-nothing"), (text("game-over"), text("undo-dice")))
    assert option.label == "The game is over; nothing is left to decide."
    assert option.detail == "There's nothing to take back."
    assert [len(heading) > 10 for heading in option.group] == [True, True]
    assert Option("o", text("game-over")).detail == ""
    assert Item("i", text("game-over")).detail == ""
    assert Item("i", text("game-over"), text("undo-nothing")).detail == "There's nothing to take back."
    assert Barred("b", text("game-over"), REASON).detail == str(REASON)
