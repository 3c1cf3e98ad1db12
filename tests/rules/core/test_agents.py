"""Automatic players, advice, and series of games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean, stdev

import pytest
from typer.testing import CliRunner

import rules
import tests.toy
from rules.__main__ import app
from rules.core.advice import BEST, advise
from rules.core.agents import (
    DECISIONS_AT_MOST,
    Appraisal,
    appraise,
    candidates,
    default_agent,
    give,
    greedy_agent,
    play_out,
    random_agent,
    strategist,
)
from rules.core.decisions import Arrange, Item, Option, Pick, Slot
from rules.core.dice import Stream
from rules.core.events import DiceThrown
from rules.core.game import Play, State
from rules.core.registry import agents, companions
from rules.core.series import Match, Tally, play_series
from rules.core.text import Text
from rules.romanitas.ai.evaluation import standing
from rules.romanitas.ai.legate import legate
from tests.sampling import first
from tests.toy.game import Toy, ToyState


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


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


def test_a_fork_has_the_position_of_the_table_and_its_own_dice() -> None:
    table = rules.start("romanitas", seed="fork")
    for _ in range(12):
        give(table, legate(table))
    before = table.save()
    forks = [table.fork(seed) for seed in ("a", "a", "b", "c", "d")]
    assert all(fork.state.model_dump() == table.state.model_dump() for fork in forks)
    assert all(fork.decision is not None and table.decision is not None for fork in forks)
    for fork in forks:
        for _ in range(30):
            if fork.decision is not None:
                give(fork, legate(fork))
    ends = [str(fork.state.model_dump()) for fork in forks]
    assert ends[0] == ends[1]
    assert len(set(ends)) == 4
    assert table.save() == before


def test_the_dice_of_a_fork_tell_nothing_of_those_to_come() -> None:
    """Over many forks the next die is uniform, whatever the campaign's own next die is."""
    table = rules.start("toy", seed="even")
    table.choose("field-1")
    faces: Counter[int] = Counter()
    for seed in range(600):
        (thrown,) = (each for each in table.fork(f"even {seed}").choose("gamble") if isinstance(each, DiceThrown))
        faces[thrown.rolls[0].value] += 1
    chi = sum((faces[face] - 100) ** 2 / 100 for face in range(1, 7))
    assert chi < 20.5  # 5 degrees of freedom, one in a thousand


def test_a_copy_at_another_checkpoint_throws_its_own_dice_before_its_first_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They aren't the campaign's next ones, either in the copy or in a fork of it."""
    table = rules.start("toy", seed="even")
    seen = table.fork("seen", "red")
    claim = Toy.claim

    def rolls_first(toy: Toy, seat: str, nation: str | None = None) -> Play[None]:
        toy.roll()
        yield from claim(toy, seat, nation)

    monkeypatch.setattr(Toy, "claim", rolls_first)
    faces: Counter[int] = Counter()
    for seed in range(60):
        copy = seen.fork_at(seen.state, f"even {seed}")
        (thrown,) = (each for each in copy.events if isinstance(each, DiceThrown))
        faces[thrown.rolls[0].value] += 1
        assert copy.fork("further", "red").state.dice == copy.state.dice
    assert len(faces) == 6


def test_a_table_without_record_cannot_be_forked() -> None:
    table = rules.start("romanitas", seed="fork")
    table.stop_recording()
    with pytest.raises(rules.RulesError, match="record"):
        table.fork("x")


def test_a_fork_has_the_same_decision_and_cannot_be_forked_after_a_choice() -> None:
    table = rules.start("romanitas", seed="fork")
    for _ in range(30):
        if table.decision is None:
            break
        fork = table.fork("elsewhere")
        assert fork.state.model_dump() == table.state.model_dump()
        assert fork.decision is not None
        assert fork.public()["decision"] == table.public()["decision"]
        assert (fork.number, fork.scenario, fork.options) == (table.number, table.scenario, table.options)
        assert not fork.can_undo
        assert fork.fork("further").state == fork.state
        give(fork, legate(fork))
        with pytest.raises(rules.RulesError, match="record"):
            fork.fork("later")
        give(table, legate(table))


def test_a_fork_keeps_the_dice_that_have_fallen_since_the_checkpoint() -> None:
    """Only future dice differ: the position is that of the table, not one that other dice would have led to."""
    table = rules.start("toy", seed="fallen")
    table.choose("field-1")
    table.choose("gamble")
    for number in range(30):
        assert table.fork(f"{number}").state == table.state


def test_the_dice_of_trials_are_not_those_of_the_table() -> None:
    """The next die of the campaign and that of a trial are equal as often as any two dice."""
    agreed, trials = 0, 0
    rng = Random(5)
    for number in range(200):
        table = rules.start("toy", seed=f"campaign {number}")
        table.choose("field-1")
        real = Stream(f"campaign {number}").die(table.state.dice, 6)
        for each in appraise(table, default_agent, purse, rng, trials=3, decisions_ahead=0):
            if each.answer == ("gamble",):
                agreed += sum(purse(end, "red") == real - 3 for end in each.ends)
                trials += len(each.ends)
        table.choose("gamble")
        assert purse(table.state, "red") == real - 3
    assert trials == 600
    assert abs(agreed - 100) < 4 * (600 * 5 / 36) ** 0.5


def purse(state: State, seat: str) -> float:
    assert isinstance(state, ToyState)
    return float(state.coins[seat])


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


def test_candidates_are_legal_few_and_different_at_every_decision() -> None:
    """In whole games: the preferred one first, then the default, at most eight, no duplicates."""
    rng = Random(9)
    for game, seed in (("romanitas", 1), ("romanitas", 2), ("toy", 1), ("toy", 2)):
        table, agent = rules.start(game, seed=f"candidates {seed}"), random_agent(Random(seed))
        while table.decision is not None:
            decision, preferred = table.decision, agent(table)
            found = candidates(decision, preferred, rng)
            assert found[0] == preferred
            assert decision.default in found[:2]
            assert all(decision.check(answer) == answer for answer in found)
            assert all(found.count(answer) == 1 for answer in found)
            assert len(found) <= 8
            if isinstance(decision, Pick) and decision.min == decision.max == 1:
                assert len(found) == min(8, len(decision.options))
            give(table, preferred)


def test_every_option_may_become_a_candidate() -> None:
    rng = Random(1)
    tried = Counter(str(answer) for _ in range(400) for answer in candidates(pick(30), ("o7",), rng))
    assert len(tried) == 30
    others = [count for answer, count in tried.items() if answer not in ("('o7',)", "('o0',)")]
    assert 50 < min(others) <= max(others) < 130  # six of the 28 others at a time: 86 each


def test_an_appraisal_is_the_mean_over_its_trials() -> None:
    """In the toy, work earns two coins; a gamble earns the die minus three."""
    table = rules.start("toy", seed="appraisal")
    table.choose("field-1")
    before, told = table.save(), len(table.events)
    found = {each.answer: each for each in appraise(table, default_agent, purse, Random(1), trials=40)}
    assert table.save() == before
    assert len(table.events) == told
    assert found.keys() == {("work",), ("gamble",), ("raid",)}
    work, gamble = found["work",], found["gamble",]
    assert (work.value, work.error, work.lost) == (2.0, 0.0, 0.0)
    coins = [purse(end, "red") for end in gamble.ends]
    assert len(coins) == 40
    assert set(coins) <= {-2, -1, 0, 1, 2, 3}
    assert gamble.value == pytest.approx(fmean(coins))
    assert gamble.error == pytest.approx(1.96 * stdev(coins) / 40**0.5)
    assert all(end.turn == 2 for each in found.values() for end in each.ends)


def test_trials_of_different_answers_have_the_same_dice() -> None:
    """Raid and gamble roll the same first die in the same trial, so that the comparison is fair."""
    table = rules.start("toy", seed="fair")
    table.choose("field-1")
    found = {each.answer: each for each in appraise(table, default_agent, purse, Random(1), trials=30)}
    for gamble, raid in zip(found["gamble",].ends, found["raid",].ends, strict=True):
        die = purse(gamble, "red") + 3
        if die == 6:
            assert purse(raid, "red") == 3  # the enemy's die cannot be higher
    assert any(purse(gamble, "red") == 3 for gamble in found["gamble",].ends)


def test_the_share_of_lost_games_counts_wins_of_others() -> None:
    table = rules.start("toy", "short", seed="lost")
    while table.state.turn < 3:
        give(table, default_agent(table))
    found = appraise(table, default_agent, purse, Random(1), trials=2)
    for each in found:
        winners = [end.result.winner if end.result else "red" for end in each.ends]
        assert each.lost == sum(winner != "red" for winner in winners) / 2
        assert all(end.result is not None for end in each.ends)


def test_one_trial_has_no_error() -> None:
    table = rules.start("toy", seed="one")
    assert all(each.error == 0 for each in appraise(table, default_agent, purse, Random(1), trials=1))


def test_the_greedy_player_takes_what_its_judge_likes_best() -> None:
    table = rules.start("toy", seed="greedy")
    table.choose("field-1")
    assert greedy_agent(lambda state, _: float(isinstance(state, ToyState) and state.tired == "red"), Random(1))(
        table
    ) == ("raid",)
    table.choose("work")
    assert greedy_agent(purse, Random(1))(table) == ()
    generous = greedy_agent(lambda state, seat: -purse(state, seat), Random(1))(table)
    assert len(generous) > 0


def test_the_strategist_looks_to_the_end_of_the_turn() -> None:
    """If the judge rates only the end of a turn, the strategist finds the best answer and the greedy player fails."""

    def judge(state: State, seat: str) -> float:
        return purse(state, seat) if state.turn == 2 else 0.0

    table = rules.start("toy", seed="strategist")
    table.choose("field-1")
    table.choose("raid")
    table.undo()

    def thrifty(position: rules.Table) -> tuple[str, ...] | dict[str, tuple[str, ...]]:
        return default_agent(position)

    appraised = appraise(table, thrifty, judge, Random(4), trials=4)
    assert strategist(thrifty, judge, Random(4), trials=4)(table) == appraised[0].answer
    at_once = appraise(table, thrifty, judge, Random(4), trials=4, decisions_ahead=0)
    assert {each.value for each in at_once} == {0.0}
    assert any(each.value != 0 for each in appraised)


def test_playing_out_counts_the_decisions() -> None:
    table = rules.start("toy", "short", seed="count")
    made = play_out(table, default_agent)
    assert made == table.number == 3 * 3 + 2
    assert table.result is not None
    assert play_out(table, default_agent) == 0
    assert made < DECISIONS_AT_MOST


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


def test_no_one_answers_when_the_game_is_over() -> None:
    table = rules.start("romanitas", seed="over")
    agent = random_agent(Random(1))
    while table.decision is not None:
        give(table, agent(table))
    for each in (agent, default_agent, legate):
        with pytest.raises(rules.RulesError):
            each(table)


def test_advice_is_the_same_for_everyone_who_asks() -> None:
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


def positions(seed: str, every: int) -> Iterator[rules.Table]:
    """Yield some positions of a campaign played by the Legate."""
    table = rules.start("romanitas", seed=seed)
    while table.decision is not None:
        if table.number % every == 0:
            yield table
        give(table, legate(table))


@pytest.mark.slow
@pytest.mark.parametrize(("every", "most"), first(1, [(27, 3), (9, 9)]))
def test_advice_comes_best_first_with_reasons_in_whole_sentences(every: int, most: int) -> None:
    """At positions of all kinds. Asking again, or after loading a save, gives the same advice."""
    found = companions("romanitas")
    assert found.judge is not None
    assert found.explain is not None
    for seen, table in enumerate(positions("advice 2", every), 1):
        before = table.save()
        first = advise(table, legate, found.judge, found.explain, 2)
        assert table.save() == before
        if seen <= 4:
            assert advise(rules.load(before), legate, found.judge, found.explain, 2) == first
        assert 1 <= len(first) <= BEST
        assert [each.behind for each in first] == sorted(each.behind for each in first)
        assert first[0].behind == 0
        for each in first:
            assert table.decision is not None
            assert table.decision.check(each.answer) == each.answer
            assert each.reasons
            for reason in map(str, each.reasons):
                assert re.fullmatch(r"[A-Z].*(\.|: [+−]\d+(\.\d)?)", reason), reason
        if seen == most:
            return
    raise AssertionError("the campaign was too short")


def test_advice_on_a_game_that_is_over_is_refused() -> None:
    found = companions("romanitas")
    assert found.judge is not None
    assert found.explain is not None
    table = rules.start("romanitas", seed="over")
    play_out(table, random_agent(Random(1)))
    with pytest.raises(rules.RulesError, match="over"):
        advise(table, legate, found.judge, found.explain, 2)


def test_the_judge_rates_wins_above_defeats_and_refuses_other_games() -> None:
    with pytest.raises(TypeError):
        standing(rules.start("toy", seed="judge").state, "red")
    table = rules.start("romanitas", seed="judge")
    fine = standing(table.state, "roman")
    ruined = table.fork("judge").state
    assert isinstance(ruined, type(table.state))
    ruined.desolation.extend(["naissus", "marcianopolis"])  # type: ignore[attr-defined]
    assert standing(ruined, "roman") < fine
    play_out(table, random_agent(Random(1)))
    assert table.result is not None
    assert table.result.level == "major defeat"
    assert standing(table.state, "roman") == -10


def test_reasons_speak_of_what_changes_most() -> None:
    """The reasons for a trial with lost cities give their number."""
    table = rules.start("romanitas", seed="reasons")
    found = companions("romanitas")
    assert found.explain is not None
    worse = table.fork("reasons").state
    for city in ("antioch", "alexandria"):
        worse.owner[city] = "persia"  # type: ignore[attr-defined]
    told = found.explain(table.state, Appraisal(("x",), 0.0, 0.0, 0.5, (worse, worse)))
    assert {reason.key for reason in told} == {"advice-cities"}
    cities = next(reason for reason in told if reason.key == "advice-cities")
    assert dict(cities.args) == {"sign": "fewer", "amount": 2.0}
    nothing = found.explain(table.state, Appraisal(("x",), 0.0, 0.0, 0.0, (table.state,)))
    assert nothing == ()


def counted(tally: Tally) -> Tally:
    """Return a tally without its duration."""
    return replace(tally, seconds=0.0)


def test_a_series_in_parts_is_the_whole_series() -> None:
    whole = play_series(Match("romanitas", "random", 5, 30), 1)
    parts = Tally()
    for match in (Match("romanitas", "random", 5, 12), Match("romanitas", "random", 17, 18)):
        parts.add(play_series(match, 1))
    assert counted(parts) == counted(whole)
    assert counted(play_series(Match("romanitas", "random", 5, 30), 2)) == counted(whole)


def test_a_tally_adds_up() -> None:
    tally = play_series(Match("romanitas", "random", 11, 60), 1)
    assert tally.games == tally.levels.total() == tally.reasons.total() == tally.last_turns.total() == 60
    for level, count in tally.levels.items():
        assert sum(times for (of, _), times in tally.reasons.items() if of == level) == count
    won = sum(count for level, count in tally.levels.items() if "victory" in level)
    assert tally.winners.total() == won
    assert tally.won == won / 60
    for turn, values in tally.readings.items():
        assert len(values) <= sum(count for last, count in tally.last_turns.items() if last >= turn)
        assert all(0 <= value <= 10 for value in values)
    assert tally.decisions > 60
    assert tally.seconds > 0


def test_every_player_can_take_part_in_a_series() -> None:
    """Tables keep a record for players that look ahead. The toy has no judge, so it has only two players."""
    for name in agents("toy", 1):
        tally = play_series(Match("toy", name, 1, 3, "short", {"rich": True}), 1)
        assert tally.games == 3
        assert tally.winners.total() == 3
        assert tally.last_turns == {4: 3}
        assert tally.readings == {}
    assert play_series(Match("romanitas", "greedy", 3, 1), 1).games == 1


def test_a_series_counts_every_game_once_however_many_processes_play_it() -> None:
    match = Match("romanitas", "random", 1, 45)
    alone, together = play_series(match, 1), play_series(match, 2)
    assert (alone.levels, alone.reasons, alone.decisions) == (together.levels, together.reasons, together.decisions)
    assert alone.games == 45 == alone.levels.total() == alone.last_turns.total() == alone.reasons.total()
    assert len(alone.readings[1]) == 45
    assert alone.won == 0


def test_selfplay_says_how_games_end() -> None:
    ran = CliRunner().invoke(app, ["selfplay", "romanitas", "--games", "1", "--agent", "legate"])
    assert ran.exit_code == 0
    for part in ("won", "ended in turn", "RP counted in turn", "decisions a game"):
        assert part in ran.output


def selfplay(*arguments: str) -> list[str]:
    """Return the output lines of self-play."""
    ran = CliRunner().invoke(app, ["selfplay", *arguments])
    assert ran.exit_code == 0, ran.output
    return ran.output.splitlines()


def test_selfplay_prints_what_the_series_showed() -> None:
    """Levels and their reasons with shares, the gauge per turn, decisions per game."""
    lines = selfplay("romanitas", "--games", "25", "--seed", "4")
    tally = play_series(Match("romanitas", "random", 4, 25), 1)
    printed = {match[1]: int(match[2]) for line in lines if (match := re.match(r"(\S.*?) {2,}(\d+) +[\d.]+%$", line))}
    assert printed == {**tally.levels, "won": tally.winners.total()}
    beneath = Counter(match[1] for line in lines if (match := re.match(r" {4}(\S+) +\d+ +[\d.]+%$", line)))
    assert beneath == Counter(reason for _, reason in tally.reasons)
    shares = [float(match[1]) for line in lines[:-3] if (match := re.match(r"\S.* ([\d.]+)%$", line))]
    assert sum(shares[:-1]) == pytest.approx(100, abs=0.3)
    turns = next(line for line in lines if line.startswith("ended in turn")).removeprefix("ended in turn").strip()
    assert turns == ", ".join(f"{turn}: {count}" for turn, count in sorted(tally.last_turns.items()))
    gauge = next(line for line in lines if line.startswith("RP counted in turn"))
    assert f" 1: {fmean(tally.readings[1]):.1f}," in gauge
    assert lines[-1].startswith(f"{tally.decisions / 25:.0f} decisions a game, ")


def test_selfplay_prints_the_same_from_two_processes() -> None:
    arguments = ("romanitas", "--games", "30", "--option", "random-events", "--option", "khazars")
    assert selfplay(*arguments, "--processes", "2")[:-1] == selfplay(*arguments)[:-1]


def test_selfplay_knows_scenarios_and_games_without_a_gauge() -> None:
    assert any(
        "decisions a game" in line for line in selfplay("romanitas", "--games", "2", "--scenario", "restauratio-528")
    )
    lines = selfplay("toy", "--games", "2", "--agent", "default", "--scenario", "short")
    assert [line.strip().split("  ")[0] for line in lines[:-1]] == ["victory", "finished", "won", "ended in turn"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            ["monopoly"],
            "There is no game 'monopoly'; "
            "known are: romanitas, rise-and-fall, ultimus-romanorum, britannia-redux, italia, toy.",
        ),
        (
            ["romanitas", "--agent", "caesar", "--processes", "2"],
            "There is no player 'caesar' for romanitas; known are: random, default, greedy, strategist, legate.",
        ),
        (["toy", "--agent", "legate"], "There is no player 'legate' for toy; known are: random, default."),
        (["toy", "--option", "x"], "The Toy War has no option 'x'; known are: rich, foggy, intrigue, players."),
        (["toy", "--scenario", "x"], "The Toy War has no scenario 'x'; known are: short, long."),
    ],
)
def test_selfplay_says_what_it_knows_instead(wrong: list[str], said: str) -> None:
    ran = CliRunner().invoke(app, ["selfplay", *wrong, "--games", "1"])
    assert ran.exit_code == 2
    assert ran.stderr.strip() == said
    assert ran.stdout == ""


def balance(*arguments: str) -> list[dict[str, str]]:
    """Return the rows of a balance table, each as its cells by column; the name of the row has no column."""
    ran = CliRunner().invoke(app, ["balance", *arguments, "--agent", "default"])
    assert ran.exit_code == 0, ran.output
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in ran.output.splitlines()]
    return [dict(zip(head, row, strict=True)) for row in rows]


def test_balance_plays_every_scenario_and_option() -> None:
    rows = balance("toy", "--games", "2")
    info = rules.games()["toy"]
    assert [row[""] for row in rows[:2]] == [scenario.title for scenario in info.scenarios.values()]
    assert rows[-1][""] == "All of the rulebook"
    assert all(row["games"] == "2" for row in rows)


def test_balance_plays_one_scenario_with_given_options() -> None:
    rows = balance("toy", "--games", "1", "--scenario", "short", "--option", "rich")
    info = rules.games()["toy"]
    short, rich = info.scenarios["short"].title, info.options["rich"].title
    assert rows[0][""] == short
    assert all(row[""].startswith(f"{short}: ") for row in rows[1:])
    assert not any(rich in row[""] for row in rows)


@pytest.mark.slow
def test_balance_tells_how_often_each_seat_wins() -> None:
    won = ["Rome won", "Parthia won", "The Germans won"]
    arguments = ("--games", "1", "--scenario", "rise-60bc-20ad", "--option", "players=3")
    for row in balance("rise-and-fall", *arguments):
        assert sorted(row[column] for column in won) == ["**0%** ± 0%", "**0%** ± 0%", "**100%** ± 0%"]
        least, most = map(int, row["last turn, least to most"].split(" to "))
        course = row["difference of stars: first, middle, last turn"].split(" → ")
        assert len(course) == 3
        assert least == most == int(course[-1])


def test_balance_tells_how_many_lone_games_are_won() -> None:
    rows = balance("romanitas", "--games", "1", "--scenario", "restauratio-528")
    assert {row["won"] for row in rows} <= {"**0%** ± 0%", "**100%** ± 0%"}


@pytest.mark.parametrize("wrong", [["--scenario", "x"], ["--option", "x"]])
def test_balance_says_what_it_knows_instead(wrong: list[str]) -> None:
    ran = CliRunner().invoke(app, ["balance", "toy", "--games", "1", "--agent", "default", *wrong])
    assert ran.exit_code == 2
    assert "known are" in ran.stderr
    assert ran.stdout == ""


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--games", "many"], ["--processes", "0"], ["--colour", "red"]])
def test_selfplay_refuses_what_makes_no_sense(wrong: list[str]) -> None:
    ran = CliRunner().invoke(app, ["selfplay", "romanitas", *wrong])
    assert ran.exit_code == 2
    assert wrong[0] in ran.output or wrong[1] in ran.output


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
