"""Questions to the powers of a game."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.asking import Asker
from rules.core.decisions import Option, Pick
from rules.core.text import speaker

say = speaker("toy")
OPTIONS = [Option(id=each, name=say(each), rule="1") for each in ("north", "south", "west")]


class _Realms(Asker[dict[str, str], str]):
    def seat(self, t: dict[str, str], power: str) -> str:
        return t[power]

    def about(self, t: dict[str, str], named: Iterable[str]) -> Iterable[str]:
        return (each for each in named if each.startswith("field-"))


class _Camps(_Realms):
    def actor(self, power: str) -> None:
        """The seat is the camp."""


REALMS = {"franks": "red", "goths": "blue"}
ASKER = _Realms(say, {"treaty": "diplomatic"})


def test_a_question_goes_to_the_seat_of_a_nation_and_names_it() -> None:
    question = ASKER.pick(REALMS, "goths", "treaty", "4", OPTIONS, area="field-1", count=2)
    assert (question.seat, question.actor) == ("blue", "goths")
    assert question.question == say("ask-treaty", nation="goths", area="field-1", count=2)
    assert (question.topic, question.rule, question.domain) == ("treaty", "4", "diplomatic")
    assert question.about == ("field-1",)


def test_a_camp_is_its_seat() -> None:
    question = _Camps(say, {}).pick(REALMS, "franks", "march", "4", OPTIONS)
    assert question.actor is None
    assert question.question == say("ask-march")
    assert question.domain == "military"


def test_the_first_option_is_the_default_unless_another_is_named() -> None:
    assert ASKER.pick(REALMS, "franks", "march", "4", OPTIONS).default == ("north",)
    assert ASKER.pick(REALMS, "franks", "march", "4", OPTIONS, "west").default == ("west",)


def test_several_of_the_options() -> None:
    asking = ASKER.ask_some(REALMS, "franks", "march", "4", OPTIONS, (1, 2), ("south",))
    question = next(asking)
    assert isinstance(question, Pick)
    assert (question.min, question.max, question.default) == (1, 2, ("south",))


def test_without_options_no_one_is_asked() -> None:
    asking = ASKER.ask_some(REALMS, "franks", "march", "4", [], (0, 2), ())
    try:
        next(asking)
    except StopIteration as answer:
        assert answer.value == ()
    else:
        raise AssertionError("asked without options")
