"""Players without a person, advice, and series of games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from typer.testing import CliRunner

import rules
from rules.__main__ import app
from rules.core.advice import BEST, advise
from rules.core.agents import appraise, candidates, default_agent, give, greedy_agent, random_agent, strategist
from rules.core.decisions import Arrange, Item, Option, Pick, Slot
from rules.core.registry import agents, companions
from rules.core.series import Match, play_series
from rules.core.text import Text
from rules.romanitas.legate import legate
from rules.romanitas.standing import standing


def text(key: str) -> Text:
    return Text("core", key)


def pick(options: int, least: int = 1, most: int = 1) -> Pick:
    offered = [Option(f"o{place}", text(f"o{place}"), rule="1") for place in range(options)]
    default = tuple(option.id for option in offered[:least])
    return Pick(
        seat="roman", question=text("q"), rule="1", domain="military", options=offered, min=least, max=most,
        default=default,
    )  # fmt: skip


def dice() -> Arrange:
    items = [Item(f"i{place}", text("i")) for place in range(3)]
    slots = [Slot(f"s{place}", text("s"), 1, 1) for place in range(3)]
    default: dict[str, tuple[str, ...]] = {slot.id: (item.id,) for slot, item in zip(slots, items, strict=True)}
    return Arrange(
        seat="roman", question=text("q"), rule="1", domain="military", items=items, slots=slots, default=default
    )


def test_a_fork_stands_where_the_table_does_and_throws_its_own_dice() -> None:
    table = rules.start("romanitas", seed="fork")
    for _ in range(12):
        give(table, legate(table))
    before = table.save()
    forks = [table.fork(seed) for seed in ("a", "a", "b", "c", "d")]
    assert all(fork.state.model_dump() == table.state.model_dump() for fork in forks)
    assert all(fork.decision is not None and table.decision is not None for fork in forks)
    for fork in forks:
        while fork.decision is not None:
            give(fork, legate(fork))
    ends = [str(fork.state.model_dump()) for fork in forks]
    assert ends[0] == ends[1]
    assert len(set(ends)) == 4
    assert table.save() == before


def test_the_dice_of_a_fork_tell_nothing_of_those_to_come() -> None:
    """Over many forks the next die is even, whatever the campaign's own next die is."""
    table = rules.start("romanitas", seed="even")
    give(table, table.decision.default if table.decision else ())
    faces: Counter[int] = Counter()
    for seed in range(600):
        faces[table.fork(f"even {seed}")._game.roll()] += 1
    chi = sum((faces[face] - 100) ** 2 / 100 for face in range(1, 7))
    assert chi < 20.5  # 5 degrees of freedom, one in a thousand


def test_a_table_without_record_cannot_be_forked() -> None:
    table = rules.start("romanitas", seed="fork")
    table.stop_recording()
    with pytest.raises(rules.RulesError, match="record"):
        table.fork("x")


def test_candidates_begin_with_the_preferred_and_the_suggested_one() -> None:
    found = candidates(pick(30), ("o7",), Random(1))
    assert found[:2] == [("o7",), ("o0",)]
    assert len(found) == 8
    assert len({str(each) for each in found}) == 8
    assert sorted(str(each) for each in candidates(pick(3), ("o0",), Random(1))) == ["('o0',)", "('o1',)", "('o2',)"]
    orders = candidates(dice(), dice().default, Random(1))
    assert len(orders) == 6
    for several in candidates(pick(9, 2, 4), ("o1", "o2"), Random(1)):
        assert pick(9, 2, 4).check(several)


def test_an_appraisal_leaves_the_table_alone_and_puts_the_best_first() -> None:
    table = rules.start("romanitas", seed="appraisal")
    before = table.save()
    found = appraise(table, legate, standing, Random(3), trials=3)
    assert table.save() == before
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert all(each.error >= 0 and 0 <= each.lost <= 1 and len(each.ends) == 3 for each in found)
    for each in found:
        assert table.decision is not None
        assert table.decision.check(each.answer)


@pytest.mark.parametrize(
    "make", [lambda: greedy_agent(standing, Random(1)), lambda: strategist(legate, standing, Random(1), 2)]
)
def test_players_that_look_ahead_answer_legally(make) -> None:  # type: ignore[no-untyped-def]
    table, agent = rules.start("romanitas", seed="ahead"), make()
    for _ in range(6):
        give(table, agent(table))


def test_nobody_answers_when_the_game_is_over() -> None:
    table = rules.start("romanitas", seed="over")
    agent = random_agent(Random(1))
    while table.decision is not None:
        give(table, agent(table))
    for each in (agent, default_agent, legate):
        with pytest.raises(rules.RulesError):
            each(table)


def test_advice_is_the_same_for_everybody_who_asks() -> None:
    found = companions("romanitas")
    assert found.judge is not None
    assert found.explain is not None
    table = rules.start("romanitas", seed="advice")
    give(table, legate(table))
    first, second = (advise(table, legate, found.judge, found.explain, 2) for _ in range(2))
    assert first == second
    assert 1 <= len(first) <= BEST
    assert first[0].behind == 0
    assert all(str(reason) for advice in first for reason in advice.reasons)


def test_a_series_counts_every_game_once_however_many_processes_play_it() -> None:
    match = Match("romanitas", "random", 1, 45)
    alone, together = play_series(match, 1), play_series(match, 2)
    assert (alone.levels, alone.reasons, alone.decisions) == (together.levels, together.reasons, together.decisions)
    assert alone.games == 45 == alone.levels.total() == alone.last_turns.total() == alone.reasons.total()
    assert len(alone.readings[1]) == 45
    assert alone.won == 0


def test_selfplay_says_how_games_end() -> None:
    ran = CliRunner().invoke(app, ["selfplay", "romanitas", "--games", "4", "--agent", "legate"])
    assert ran.exit_code == 0
    for part in ("won", "ended in turn", "RP counted in turn", "decisions a game"):
        assert part in ran.output


@pytest.mark.parametrize(
    "wrong",
    [
        ["monopoly"],
        ["romanitas", "--agent", "caesar"],
        ["romanitas", "--option", "x"],
        ["romanitas", "--scenario", "x"],
    ],
)
def test_selfplay_refuses_what_it_does_not_know(wrong: list[str]) -> None:
    ran = CliRunner().invoke(app, ["selfplay", *wrong, "--games", "1"])
    assert ran.exit_code == 2
    assert "known are" in ran.output


def test_every_game_has_players() -> None:
    for game in rules.games():
        assert {"random", "default"} <= agents(game, 1).keys()
