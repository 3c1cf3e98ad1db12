"""Which windows open: public facts decide it, never a hand; one form serves all battles of an SMC [6, 8, R115]."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import rules
from rules.core.agents import give
from rules.core.decisions import Decision, Pick
from rules.core.game import Play
from rules.core.groups import Asked, Simultaneous
from rules.ultimus_romanorum import LEGATE
from rules.ultimus_romanorum.chapters.campaign import fight, last_words, move
from rules.ultimus_romanorum.events import BattleFought, EvasionTested
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState
from rules.ultimus_romanorum.turn import play_step
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    bare,
    campaign,
    deal,
    play,
    proves,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
)
from tests.rules.ultimus_romanorum.playing import EVENING, first_asked, lively_game
from tests.sampling import first

HIDDEN = ("cup", "hand-a", "hand-b")


class SameDice(UltimusRomanorum):
    """A campaign whose public dice are the same whatever is hidden."""

    step = play_step
    rng: Random

    def roll(self, sides: int = 6) -> int:
        """The next die of the test."""
        return self.rng.randint(1, sides)


class Hasty:
    """Answers public questions at random, passes every window and plays no stratagem."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.asked: list[tuple[str, str]] = []

    def answers(self, asked: Asked) -> Any:
        """The answers to all decisions of a group."""
        if isinstance(asked, Simultaneous):
            return {decision.seat: self._answer(decision) for decision in asked.decisions}
        return self._answer(asked)

    def _answer(self, decision: Decision) -> Any:
        self.asked.append((decision.seat, decision.topic))
        if decision.secret or not isinstance(decision, Pick) or decision.max > 1:
            return decision.check(decision.default)
        return (self._rng.choice([option.id for option in decision.options if option.id != "stratagem"]),)


def position(seed: int) -> bytes:
    """A position in a game between Legates."""
    table = rules.start("ultimus-romanorum", "catalaunian-451", {}, seed=f"windows {seed}")
    for _ in range(60 + 25 * seed):
        assert table.decision is not None
        give(table, LEGATE(table), table.decision.seat)
    return msgspec.json.encode(table.state)


def asked_from(state: bytes, shuffled: int) -> list[tuple[str, str]]:
    """Who is asked what in the rest of the year, with the hidden counters dealt again."""
    t = SameDice(msgspec.json.decode(state, type=UltimusState), "same")
    t.rng = Random(1)
    counts = {place: len(t.pieces.at(place)) for place in HIDDEN}
    cards = sorted(card for place in HIDDEN for card in t.pieces.at(place))
    Random(shuffled).shuffle(cards)
    for place, count in counts.items():
        for card in cards[:count]:
            t.put(card, place)
        del cards[:count]
    player = Hasty(2)
    for _ in range(400):
        if t.state.step in ("balance", "adjustments") or t.state.result is not None:
            break
        _run(play_step(t), player)
    return player.asked


def _run(script: Play[None], player: Hasty) -> None:
    try:
        asked = next(script)
        while True:
            asked = script.send(player.answers(asked))
    except StopIteration:
        return


@pytest.mark.slow
@proves("6", "R115")
@pytest.mark.parametrize("seed", first(1, range(6)))
def test_the_same_windows_open_whatever_is_held(seed: int) -> None:
    state = position(seed)
    asked = [asked_from(state, shuffled) for shuffled in range(8)]
    assert {"moves", "battle", "die"} & {topic for _, topic in asked[0]}
    assert all(each == asked[0] for each in asked)


def three_attacked() -> Position:
    """The barbarians attack in three areas; two of the defenders have a leader who could evade."""
    t = bare()
    two_emperors(t)
    stand(t, "galliae-7", "aetius", "comites-alani")
    tribe(t, "visigothi", "war", "galliae-7", 2)
    stand(t, "hispaniae-3", "stilicho", "comites-seniores")
    tribe(t, "suevi", "war", "hispaniae-3", 1)
    stand(t, "italia-1", "co-italia-1")
    tribe(t, "vandali", "war", "italia-1", 1)
    for camp in CAMPS:
        deal(t, camp, "tribute")
    campaign(t, "barbarian")
    t.throw(*[5] * 30)
    return t


@proves("8.1", "8.2.1", "R115")
def test_the_defender_says_where_he_evades_before_the_first_die() -> None:
    t = three_attacked()
    asked = topics(t, fight(t), battle_order=["italia-1", "galliae-7"])
    assert asked[:6] == ["battle-order", "battle-order", "battle", "battle", "evade", "evade"]
    assert t.state.intended == {"galliae-7": "fight", "hispaniae-3": "fight"}
    assert "evade" not in topics(t, fight(t)) + topics(t, fight(t))
    assert len(told(t, BattleFought)) == 3


@proves("8.2.1", "R115")
def test_he_evades_when_his_battle_comes() -> None:
    t = three_attacked()
    t.throw(5, 1, 5, 5, 5)
    play(t, fight(t), battle_order=["italia-1", "galliae-7"], evade=["evade", "fight"])
    assert told(t, EvasionTested) == []
    play(t, fight(t))
    assert [each.area for each in told(t, EvasionTested)] == ["galliae-7"]


@proves("6", "R115")
def test_one_window_before_all_battles() -> None:
    t = three_attacked()
    deal(t, "roman", "divine-favour")
    play(t, fight(t), battle__roman="divine-favour", in_battle="hispaniae-3")
    assert t.state.favours == {"hispaniae-3": {"roman": 2}}
    later = topics(t, fight(t)) + topics(t, fight(t))
    assert "battle" not in later


@proves("6", "2.E", "R115")
def test_no_window_after_moves_if_ones_own_sequence_follows() -> None:
    t = bare()
    two_emperors(t)
    for camp in CAMPS:
        deal(t, camp, "tribute")
    campaign(t)
    assert topics(t, move(t), movement="end") == ["movement"]
    assert topics(t, last_words(t)) == []
    t.state.sequences = {"roman": 1, "barbarian": 0}
    assert topics(t, move(t), movement="end") == ["movement", "moves"]
    assert topics(t, last_words(t)) == ["sequence"]


@proves("6", "2.E", "R115")
def test_who_moved_is_asked_again_once_something_has_happened() -> None:
    t = bare()
    two_emperors(t)
    deal(t, "roman", "tribute")
    campaign(t)
    t.state.fought = ["italia-1"]
    assert topics(t, last_words(t)) == ["sequence"]
    t.state.fought, t.state.disturbed = [], True
    assert topics(t, last_words(t)) == ["sequence"]


def test_a_window_offers_only_the_facts_that_it_may_depend_on() -> None:
    """No battle is at stake when the initiative is; an answer that waits for that would never be given."""
    offered = {topic: set(window.conditions) for topic, window in UltimusRomanorum.info.windows.items()}
    held: dict[str, list[set[str]]] = {topic: [] for topic in offered}
    for seed in range(2):
        table = rules.start("ultimus-romanorum", "catalaunian-451", {}, seed=f"facts {seed}")
        while table.decision is not None:
            for decision in table.decisions.values():
                if decision.topic in held:
                    held[decision.topic].append({*decision.holds})
            give(table, LEGATE(table), table.decision.seat)
    assert all(
        offered[each] == set() for each in ("initiative", "augusta", "usurpation", "murder", "synod", "sequence")
    )
    for topic, found in held.items():
        always = set.intersection(*found) if found else set()
        assert set().union(*found) - always <= offered[topic], topic
    assert set().union(*held["battle"]) >= {"many-at-risk", "emperor-there"}


@pytest.mark.slow
def test_a_stratagem_from_the_hand_is_not_taken_back_while_its_target_is_asked_for() -> None:
    """All see the question who rises, or where: the warning before it says that there's no way back [6, R87]."""
    seen, chooser = 0, ""
    for seed in range(4):
        for table in lively_game(EVENING, seed):
            decision = first_asked(table)
            if chooser == decision.seat and decision.topic not in ("stratagem", "movement", "geostrategy"):
                assert not table.can_undo_for(decision.seat), decision.topic
                seen += 1
            chooser = decision.seat if decision.topic == "stratagem" else ""
    assert seen
