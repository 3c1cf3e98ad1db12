"""The thread of a campaign: what keeps coming back, told at the end of each turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.presenter import Voice
from render.prose.threads import threads
from render.romanitas.presenter import PRESENTER
from render.romanitas.threads import spin
from rules import start
from rules.core.agents import give
from rules.core.events import Event
from rules.romanitas import events as happened
from rules.romanitas.ai.legate import legate
from rules.romanitas.state import Side
from tests.sampling import first


def battle(turn: int, nation: str, winner: Side, *, siege: bool = False, attacker: Side = "roman") -> list[Event]:
    """A battle before Naples that someone has won."""
    began = happened.BattleBegan(
        place="naples", nation=nation, attacker=attacker, siege=siege, roman=("a",), elite=(), figures=(), enemies=1,
        turn=turn,
    )  # fmt: skip
    ended = happened.BattleEnded(
        place="naples", nation=nation, siege=siege, winner=winner, why="rout", routed={}, eliminated={}, turn=turn
    )
    return [began, ended]


def stem(today: Sequence[Event], before: Sequence[Event] = ()) -> str:
    """What is told at the end of today's turn."""
    spun = threads(spin, today, before)
    return spun[today[0].turn].stem if today[0].turn in spun else ""


def test_the_third_siege_of_a_city_is_told() -> None:
    first, second, third = (battle(turn, nation, "enemy", siege=True) for turn, nation in enumerate(("a", "b", "c"), 1))
    assert not stem(second, first)
    point = threads(spin, third, [*first, *second])[3]
    assert (point.stem, dict(point.args)) == ("thread-besieged", {"city": "naples", "times": 3})


def test_a_nation_that_is_fought_often_is_told_with_its_tally() -> None:
    before = [*battle(1, "slavs", "roman"), *battle(1, "slavs", "enemy")]
    point = threads(spin, battle(2, "slavs", "roman"), before)[2]
    assert (point.stem, dict(point.args)) == ("thread-rivals", {"nation": "slavs", "times": 3, "won": 2})


@pytest.mark.parametrize(("winner", "told"), [("roman", "thread-winning"), ("enemy", "thread-losing")])
def test_a_row_of_results_is_told(winner: Side, told: str) -> None:
    before = [
        event for turn, nation in ((1, "slavs"), (1, "avars"), (2, "franks")) for event in battle(turn, nation, winner)
    ]
    point = threads(spin, battle(3, "gepids", winner), before)[3]
    assert (point.stem, dict(point.args)) == (told, {"row": 4})


def test_an_empire_that_attacks_no_one_is_told() -> None:
    quiet = [happened.TurnBegan(turn=turn) for turn in (1, 2, 3)]
    assert stem(quiet[2:], quiet[:2]) == "thread-idle"
    assert stem(quiet[1:2], quiet[:1]) == ""
    defended = battle(1, "slavs", "roman", attacker="enemy")
    assert stem(quiet[2:], [*defended, quiet[1]]) == "thread-idle"
    assert stem(quiet[2:], [*battle(1, "slavs", "roman"), quiet[1]]) == ""


def test_a_count_that_falls_turn_after_turn_is_told() -> None:
    counts = [happened.Counted(lines=(), total=total, turn=turn) for turn, total in ((1, 9), (2, 7), (3, 4))]
    attack = battle(3, "slavs", "roman")
    point = threads(spin, [*attack, counts[2]], counts[:2])[3]
    assert (point.stem, dict(point.args)) == ("thread-falling", {"row": 2, "change": 5})


@pytest.mark.parametrize("locale", first(1, ["fr", "en"]))
def test_no_two_turns_of_a_campaign_end_with_the_same_sentence(locale: str) -> None:
    table = start("romanitas", seed="21")
    while table.decision is not None:
        give(table, legate(table))
    told = []
    for turn in range(1, 11):
        own = [event for event in table.events if event.turn == turn]
        before = [event for event in table.events if event.turn < turn]
        last = PRESENTER.summary(own, table.public(), Voice(locale), before).text.splitlines()[-1]
        told += [last] if last.startswith("*") else []
    assert len(told) >= 5
    assert len(set(told)) == len(told)
