"""Submission, revolt, and points [N26, N42-N44]."""

from __future__ import annotations

import pytest

from rules.italia.chapters.points import finish, score_turn
from rules.italia.data.models import CardRecord
from rules.italia.events import Tally
from tests.rulebook.italia.toolkit import (
    Position,
    attack,
    came,
    cities,
    count,
    fight,
    goals,
    open_turn,
    play,
    position,
    proves,
    put,
    told,
    topics,
    when,
)


def assault(turn: int = 3, attacker: str = "romans", defender: str = "etruscans") -> Position:
    """Two attackers from Roma against two defenders in Etruria."""
    t = position(active=attacker, turn=turn, step="combat")
    kind = "legion" if attacker == "romans" else "infantry"
    force = put(t, attacker, "etruria", **{kind: 2})
    put(t, defender, "etruria", **{"legion" if defender == "romans" else "infantry": 2})
    attack(t, force, "etruria", "roma")
    return t


# N26


@proves("N26", "12.12", "voluntary-submission-needs-round")
def test_a_nation_submits_only_after_a_round_of_combat() -> None:
    t = assault()
    asked = fight(t, offer=[])
    assert "offer" not in topics(asked)
    asked = play(t, dice=[1, 1, 1, 1], offer="offer", accept="accept")
    assert topics(asked)[:2] == ["offer", "accept"]
    assert [each.actor for each in asked[:2]] == ["etruscans", "romans"]
    assert t.nation("etruscans").controller == "romans"
    assert len(told(t, "round-fought")) == 1


@proves("N26", "12.12")
def test_the_attacker_may_refuse() -> None:
    t = assault()
    fight(t, 1, 1, 1, 1, offer="offer", accept="refuse")
    assert t.nation("etruscans").controller == ""
    assert len(told(t, "submission-refused")) == 1
    assert t.nations_at("etruria") == ["etruscans", "romans"]


@proves("N26", "12.12", "submission-only-to-attacker")
def test_the_subjugating_power_must_be_the_attacker() -> None:
    t = assault(attacker="etruscans", defender="romans")
    asked = fight(t, 1, 1, 1, 1)
    assert not {"offer", "accept"} & set(topics(asked))


@proves("12.12", "11.2", "R30")
@pytest.mark.parametrize(
    ("attacker", "defender", "turn", "offers"),
    [
        ("celts", "etruscans", 3, False),
        ("romans", "carthaginians", 6, False),
        ("romans", "carthaginians", 7, True),
        ("romans", "illyrians", 5, False),
        ("romans", "illyrians", 6, True),
        ("romans", "greeks", 5, False),
    ],
)
def test_only_to_a_power_on_the_card_and_from_its_turn_on(
    attacker: str, defender: str, turn: int, offers: bool
) -> None:
    t = assault(turn, attacker, defender)
    assert ("offer" in topics(fight(t, 1, 1, 1, 1))) is offers


@proves("12.12", "R51")
def test_a_nation_submits_to_no_second_power() -> None:
    t = assault(8, "carthaginians", "numidians")
    assert "offer" in topics(fight(t, 1, 1, 1, 1))
    t = assault(8, "carthaginians", "numidians")
    put(t, "romans", "roma", legion=1)
    t.nation("numidians").controller = "romans"
    assert "offer" not in topics(fight(t, 1, 1, 1, 1))


@proves("N26", "12.13", "11.1", "submission-ends-battles")
def test_submission_ends_all_battles_between_the_two_and_pays_once() -> None:
    t = assault()
    more = put(t, "romans", "sabini", legion=1)
    put(t, "etruscans", "umbria", infantry=1)
    came(t, more, "umbria", "sabini")
    t.now.owned = []
    play(t, dice=[1, 1, 1, 1], battle_order="etruria", offer="offer", accept="accept")
    assert (count(t, "romans", "roma"), count(t, "romans", "sabini")) == (2, 1)
    assert t.nations_at("umbria") == ["etruscans"]
    assert t.state.points["red"] == 6
    t.nation("etruscans").controller = ""
    t.state.step = "combat"
    again = t.units_at("roma", "romans")
    attack(t, again, "etruria", "roma")
    play(t, dice=[1, 1, 1, 1], offer="offer", accept="accept")
    assert t.state.points["red"] == 6


@proves("12.13")
def test_attackers_who_came_by_sea_go_back_aboard() -> None:
    t = position(turn=3, step="combat")
    force = put(t, "romans", "etruria", legion=2)
    put(t, "etruscans", "etruria", infantry=1)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    attack(t, force, "etruria", "mare-tyrrhenum", "sea")
    play(t, dice=[1, 1, 1], offer="offer", accept="accept")
    assert len(t.passengers("mare-tyrrhenum", "romans")) == 2


# 12.13 forced


@proves("12.13", "R27")
@pytest.mark.parametrize(("areas", "demanded"), [(4, True), (5, False)])
def test_a_beaten_nation_with_few_areas_is_forced_to_submit(areas: int, demanded: bool) -> None:
    t = position(turn=3, step="combat")
    force = put(t, "romans", "umbria", legion=2)
    put(t, "etruscans", "umbria", infantry=1)
    for area in ("etruria", "arretium", "pisae", "florentia", "populonia")[:areas]:
        put(t, "etruscans", area, infantry=1)
    attack(t, force, "umbria", "sabini")
    play(t, dice=[10, 1, 1])
    t.state.step = "aftermath"
    asked = play(t, **when(demanded, demand="demand"))
    assert ("demand" in topics(asked)) is demanded
    assert (t.nation("etruscans").controller == "romans") is demanded


@proves("12.13", "R27")
def test_no_one_is_forced_who_was_not_fought_this_turn() -> None:
    t = position(turn=3, step="aftermath")
    put(t, "romans", "roma", legion=2)
    put(t, "etruscans", "etruria", infantry=1)
    open_turn(t)
    assert "demand" not in topics(play(t))


@proves("12.13", "10.12")
def test_a_raid_is_no_fight_for_a_forced_submission() -> None:
    t = assault()
    cities(t, "etruria")
    asked = play(t, "combat", "aftermath", dice=[1, 1, 1, 1], battle_or_raid="raid", wants=["sabini"])
    assert "demand" not in topics(asked)
    assert "etruscans" not in t.now.fought


@proves("12.13", "R81", "9.9")
def test_a_battle_at_sea_is_no_fight_for_a_forced_submission() -> None:
    t = position(turn=3)
    put(t, "romans", "mare-ligusticum", fleet=1)
    put(t, "etruscans", "mare-tyrrhenum", fleet=1)
    put(t, "etruscans", "etruria", infantry=1)
    open_turn(t)
    play(t, dice=[7, 1], move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="etruscans")
    asked = play(t, "movement", "combat", "aftermath", move="done")
    assert "demand" not in topics(asked)


# 12.14-12.16


@proves("12.14", "R28", "5", "revolt")
@pytest.mark.parametrize(("turn", "asked_"), [(3, False), (4, True)])
def test_a_nation_may_revolt_on_a_later_game_turn(turn: int, asked_: bool) -> None:
    t = position(active="samnites", turn=turn, step="start")
    put(t, "samnites", "samnium", infantry=1)
    put(t, "romans", "roma", legion=1)
    t.nation("samnites").controller, t.nation("samnites").submitted = "romans", 3
    open_turn(t)
    asked = play(t, **when(asked_, revolt="revolt"))
    assert ("revolt" in topics(asked)) is asked_
    assert (t.nation("samnites").controller == "") is asked_


@proves("N7", "12.14", "6.4", "6.2", "R63", "R64", "5", "revolt-before-income")
@pytest.mark.parametrize(("answer", "kept", "tribute"), [("revolt", 5, 0), ("pass", 2, 3)])
def test_a_revolt_comes_before_income(answer: str, kept: int, tribute: int) -> None:
    t = position(active="samnites", turn=4, step="start")
    for area in ("samnium", "beneventum", "marsi", "frentani", "lucania", "bruttium", "capua", "apulia"):
        put(t, "samnites", area, infantry=1)
    put(t, "romans", "roma", legion=1)
    cities(t, "capua", "beneventum")
    t.nation("samnites").controller, t.nation("samnites").submitted = "romans", 3
    open_turn(t)
    play(t, "start", "income", revolt=answer, **when(answer == "revolt", buy="done"))
    assert (t.nation("samnites").gold, t.nation("romans").gold) == (kept, tribute)


@proves("12.15", "9.6", "R29", "no-attack-between")
def test_passing_through_a_vassal_is_legal_and_stopping_is_not() -> None:
    t = position(turn=4)
    put(t, "romans", "capua", legion=1)
    put(t, "samnites", "beneventum", infantry=1)
    put(t, "samnites", "paestum", infantry=1)
    t.nation("samnites").controller = "romans"
    open_turn(t)
    found = goals(t, "1-legion", "capua")
    assert not found & {"beneventum", "paestum"}
    assert "bruttium" in found


@proves("12.15", "9.6", "R74")
def test_vassals_of_one_power_and_nations_under_truce_stay_out_of_each_others_areas() -> None:
    t = position(active="samnites", turn=4)
    put(t, "samnites", "picenum", infantry=1)
    put(t, "etruscans", "ager-gallicus", infantry=1)
    for each in ("samnites", "etruscans"):
        t.nation(each).controller = "romans"
    open_turn(t)
    assert not goals(t, "1-infantry", "picenum") & {"ager-gallicus", "ravenna"}
    t = position("II", 7, "byzantines")
    put(t, "byzantines", "roma", infantry=1)
    put(t, "patrimonium", "etruria", infantry=1)
    open_turn(t)
    assert not goals(t, "1-infantry", "roma") & {"etruria", "populonia"}


@proves("1.2", "12.15", "14.7")
def test_who_is_an_enemy() -> None:
    t = position("II", 7)
    assert t.are_enemies("lombards", "franks")
    t.nation("beneventans").controller = t.nation("venetians").controller = "lombards"
    assert not t.are_enemies("lombards", "beneventans")
    assert not t.are_enemies("beneventans", "lombards")
    assert not t.are_enemies("beneventans", "venetians")
    assert t.are_enemies("beneventans", "franks")
    assert not t.are_enemies("byzantines", "patrimonium")
    t.state.turn = 8
    assert t.are_enemies("byzantines", "patrimonium")


@proves("12.16")
@pytest.mark.parametrize("gone", ["etruscans", "romans"])
def test_submission_ends_when_either_has_no_land_unit_left(gone: str) -> None:
    t = position(active="celts", turn=3, step="combat")
    force = put(t, "celts", "umbria", infantry=2)
    put(t, gone, "umbria", **{"legion" if gone == "romans" else "infantry": 1})
    other = "etruscans" if gone == "romans" else "romans"
    put(t, other, "roma", **{"legion" if other == "romans" else "infantry": 1})
    t.nation("etruscans").controller = "romans"
    attack(t, force, "umbria", "arretium")
    play(t, "combat", "aftermath", "end", dice=[10, 1, 1])
    assert t.nation("etruscans").controller == ""


# N42


@proves("N42", "11.3", "occupation-at-end")
def test_occupation_scores_at_the_end_of_the_game_turn_not_of_the_nation_turn() -> None:
    t = position(active="celts", turn=1, step="end")
    put(t, "celts", "mediolanum", infantry=1)
    open_turn(t)
    play(t)
    assert t.state.points["yellow"] == 0
    t.state.step = "turn-end"
    play(t)
    assert t.state.points["yellow"] == 2


@proves("N42", "11.3")
def test_what_is_lost_before_the_end_of_the_game_turn_does_not_score() -> None:
    t = position(active="celts", turn=1, step="end")
    (unit,) = put(t, "celts", "mediolanum", infantry=1)
    open_turn(t)
    play(t)
    t.remove([unit])
    t.state.step = "turn-end"
    play(t)
    assert t.state.points["yellow"] == 0


# N43


def vassals(nation: str, controller: str, turn: int, *areas: str) -> Position:
    """A submitted nation with an infantry in each of these areas at the end of a game turn."""
    t = position(turn=turn)
    for area in areas:
        put(t, nation, area, infantry=1)
    t.nation(nation).controller = controller
    return t


@proves("N43", "11.4", "R52", "submitted-half-points")
def test_a_submitted_nation_scores_half_of_the_sum_rounded_down() -> None:
    areas = ("samnium", "beneventum", "marsi", "frentani", "lucania", "bruttium", "capua")
    t = vassals("samnites", "", 3, *areas)
    score_turn(t)
    assert t.state.points["yellow"] == 26
    t = vassals("samnites", "romans", 3, *areas)
    score_turn(t)
    assert t.state.points["yellow"] == 12
    (event,) = [each for each in told(t, "occupation-scored") if each.nation == "samnites"]
    assert (event.whole, event.halves) == (26, 12)
    assert t.state.points["red"] == 0


@proves("N43", "11.4", "R53")
def test_points_at_once_of_a_submitted_nation_stay_whole() -> None:
    t = position(active="etruscans", turn=3, step="combat")
    force = put(t, "etruscans", "umbria", infantry=2)
    put(t, "celts", "umbria", infantry=1)
    put(t, "romans", "roma", legion=1)
    t.nation("etruscans").controller = "romans"
    attack(t, force, "umbria", "arretium")
    play(t, dice=[10, 1, 1])
    assert t.state.points["blue"] == 1


# N44


@proves("N44", "1.5", "11.5", "sicily-through-vassal")
@pytest.mark.parametrize(("controller", "halves"), [("carthaginians", 8), ("", 0)])
def test_areas_of_submitted_nations_count_for_control(controller: str, halves: int) -> None:
    t = position(turn=5)
    for area in ("lilybaeum", "agrigentum"):
        put(t, "carthaginians", area, infantry=1)
    for area in ("messana", "syracusae"):
        put(t, "greeks", area, infantry=1)
    before = sum(line.halves for line in _lines(t, "carthaginians"))
    t.nation("greeks").controller = controller
    lines = _lines(t, "carthaginians")
    assert sum(line.halves for line in lines) - before == halves
    assert ("control-all" in {line.type for line in lines}) is bool(halves)


def _lines(t: Position, nation: str) -> list[Tally]:
    t.events.clear()
    score_turn(t)
    return [line for event in told(t, "occupation-scored") if event.nation == nation for line in event.lines]


@proves("N44", "11.5")
def test_occupation_counts_only_own_areas() -> None:
    t = position(turn=3)
    put(t, "romans", "roma", legion=1)
    score_turn(t)
    alone = t.state.points["red"]
    t = position(turn=3)
    put(t, "romans", "roma", legion=1)
    put(t, "samnites", "samnium", infantry=1)
    t.nation("samnites").controller = "romans"
    score_turn(t)
    assert t.state.points["red"] == alone


@proves("11.5", "11.4", "R54")
def test_a_submitted_nation_controls_only_what_it_owns_and_scores_half() -> None:
    t = position(turn=5)
    for area in ("lilybaeum", "agrigentum", "messana", "syracusae"):
        put(t, "carthaginians", area, infantry=1)
    t.nation("carthaginians").controller = "romans"
    score_turn(t)
    (event,) = [each for each in told(t, "occupation-scored") if each.nation == "carthaginians"]
    assert "control-all" in {line.type for line in event.lines}
    assert event.halves == event.whole // 4 * 2


# 11.1, 11.2


@proves("11.2", "R30", "greek-mixed-seat")
def test_nothing_is_scored_for_harm_to_a_nation_of_the_same_seat() -> None:
    t = position(turn=5, step="combat")
    force = put(t, "romans", "tarentum", legion=2)
    put(t, "greeks", "tarentum", infantry=1)
    cities(t, "tarentum")
    attack(t, force, "tarentum", "lucania")
    play(t, dice=[10, 1, 1], battle_or_raid="battle", pillage="leave")
    assert t.state.points == {"red": 0, "blue": 0, "yellow": 0}


@proves("11.1", "R73")
def test_a_named_leader_counts_instead_of_any_leader() -> None:
    named = [
        (nation, line.leader)
        for period in position().data.periods.values()
        for nation, card in period.cards.items()
        for line in card.points
        if line.type == "kill-leader" and line.leader and any(
            other.type == "kill-leader" and not other.leader for other in card.points
        )
    ]  # fmt: skip
    assert named
    for nation, leader in named:
        assert _paid_for(nation, leader) == [
            line.halves for line in _card(nation).points if line.type == "kill-leader" and line.leader == leader
        ]


def _period(nation: str) -> str:
    return next(key for key, period in position().data.periods.items() if nation in period.cards)


def _card(nation: str) -> CardRecord:
    return position().data.periods[_period(nation)].cards[nation]


def _paid_for(nation: str, leader: str) -> list[int]:
    t = position(_period(nation), 6, nation, "combat")
    victim = t.nation_of(leader)
    mine = put(t, nation, "arretium", **{t.unit(t.data.units_of[nation][0]).type.replace("-", "_"): 2})
    put(t, victim, "arretium", **{t.unit(t.data.units_of[victim][0]).type.replace("-", "_"): 1})
    attack(t, mine, "arretium", "umbria")
    t.put(leader, "arretium")
    play(t, dice=[10, 10, 1])
    return [event.halves for event in told(t, "points-scored") if event.cause == "kill-leader"]


@proves("11.1")
def test_stacking_losses_and_burnt_units_are_no_kills() -> None:
    t = position(active="etruscans", turn=2, step="aftermath")
    put(t, "etruscans", "etruria", infantry=5)
    for area in ("populonia", "arretium", "umbria", "sabini", "roma"):
        put(t, "romans", area, legion=1)
    open_turn(t)
    play(t)
    assert [event.cause for event in told(t, "units-lost")] == ["surplus", "surplus"]
    assert t.state.points == {"red": 0, "blue": 0, "yellow": 0}


# 11.6


@proves("11.6", "1.7")
def test_most_points_win_and_they_are_counted_in_halves() -> None:
    t = position(turn=10)
    t.state.points.update(red=120, blue=121, yellow=119)
    finish(t)
    assert told(t, "game-scored")[0].winner == "blue"


@proves("11.6", "R55")
@pytest.mark.parametrize(
    ("occupation", "winner"), [({"red": 5, "yellow": 6}, "yellow"), ({"red": 6, "yellow": 6}, "red")]
)
def test_a_tie_goes_to_the_last_occupation_and_then_to_the_order_of_play(
    occupation: dict[str, int], winner: str
) -> None:
    t = position(turn=10)
    t.state.points.update(red=100, blue=90, yellow=100)
    t.state.occupation.update(occupation)
    finish(t)
    assert told(t, "game-scored")[0].winner == winner


@proves("11.6", "short-game-result")
def test_the_first_evening_is_measured_against_the_yardstick() -> None:
    t = Position(Position.set_up("I-evening", {}), "test")
    t.state.turn = 4
    t.state.points.update(red=135, blue=89, yellow=124)
    finish(t)
    (event,) = told(t, "game-scored")
    assert event.measured == {"red": 23, "blue": 12, "yellow": 7}
    assert event.winner == "red"
