"""Set-up, population, reinforcements, withdrawal, scoring, and whole games of Britannia reDux."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import rules
from rules.britannia_redux.chapters import extra_turns, fortifications, population, reinforcements, scoring, withdrawal
from rules.britannia_redux.data.loader import GAME_ID, britannia_data
from rules.britannia_redux.events import KingshipJudged, PopulationGained
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.gm.position_checks import check_position, options_of
from rules.core.decisions import Pick, random_choice
from rules.core.errors import ImpossibleState
from rules.core.registry import only_games, packages
from rules.core.text import speaking
from tests.rules.britannia_redux.playing import asked, ids, position, run, told
from tests.sampling import first, thirds

SCENARIOS = tuple(britannia_data().scenarios)


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: "rules.britannia_redux"}):
        yield


@pytest.mark.rule("14.1", "14.2")
@pytest.mark.parametrize("players", ["3", "4", "5"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_counter_and_nation_is_dealt(scenario: str, players: str) -> None:
    known, state = britannia_data(), BritanniaRedux.set_up(scenario, {"players": players})
    pieces = sorted(piece for stack in state.stacks.values() for piece in stack)
    assert pieces == sorted([*known.armies, *known.leaders])
    assert set(state.seats) == set(known.order)
    assert len(set(state.seats.values())) == int(players)
    assert state.seats["romans"] == state.seats["romano-british"]


@pytest.mark.rule("14.2")
def test_a_seat_says_which_of_its_nations_can_come() -> None:
    with_rome, without = (
        BritanniaRedux(BritanniaRedux.set_up(each, {"players": "3"}), "") for each in ("romans-9", "after-rome-9")
    )
    seat = with_rome.seat_of("romans")
    assert str(with_rome.seat_detail(seat)).startswith("Romans, Romano-British")
    assert str(without.seat_detail(seat)).startswith("Romano-British, ")
    assert "Belgae" not in "".join(str(without.seat_detail(each)) for each in set(without.state.seats.values()))
    assert "Norsemen" in str(without.seat_detail(without.seat_of("norsemen"))), "they come later"


@pytest.mark.rule("14.1.1")
def test_population_at_cost_four() -> None:
    five = dict.fromkeys(("powys", "clwyd", "gwent", "devon", "cornwall"), 1)
    t = position("romans-9", "welsh", welsh={"gwynedd": 1, "dyfed": 1, **five})
    t.state.population["welsh"] = 1
    population.increase(t)
    (gained,) = told(t, PopulationGained)
    clear = sum(not t.area(area).is_difficult for area in t.owned("welsh"))
    assert gained.points == 7 + clear
    assert (gained.armies, gained.left) == divmod(8 + clear, 4)


@pytest.mark.rule("B4.1")
def test_what_has_no_counter_is_lost() -> None:
    t = position("romans-9", "jutes", jutes={"kent": 3, "essex": 3})
    t.state.population["jutes"] = 3
    population.increase(t)
    assert run(population.place_once(t, population.POPULATION)) is True
    assert len(t.all_armies("jutes")) == 6
    assert t.state.population["jutes"] == 3


@pytest.mark.rule("15.1.1")
@pytest.mark.parametrize(("turn", "armies", "arriving"), [(2, 9, 2), (3, 0, 6), (2, 12, 0)])
def test_half_of_what_is_missing_arrives(turn: int, armies: int, arriving: int) -> None:
    t = position("romans-15", "romans")
    for area in ("york", "kent", "essex"):
        t.muster("romans", area, armies // 3)
    t.state.turn = turn
    reinforcements.muster_romans(t)
    assert len(t.armies("english-channel", "romans")) == arriving


@pytest.mark.rule("15.1.1", "R13")
def test_an_army_leaves_where_another_unit_stays() -> None:
    t = position("romans-15", "romans", romans={"kent": 3, "york": 1, "essex": 1})
    t.fortify("york", "roman-fort", intact=False)
    t.fortify("essex", "roman-fort")
    assert set(reinforcements.recall_places(t)) == {"kent", "essex"}
    t = position("romans-15", "romans", romans={"kent": 1, "york": 1})
    assert set(reinforcements.recall_places(t)) == {"kent", "york"}


@pytest.mark.rule("R8")
def test_boudica_rises_where_no_romans_are() -> None:
    t = position("romans-9", "belgae", romans={"south_mercia": 2})
    for area in ("essex", "norfolk", "south-mercia"):
        t.fortify(area, "roman-fort")
    assert ids(asked(reinforcements.reinforce(t))) == ["essex", "norfolk"]
    run(reinforcements.reinforce(t), "norfolk")
    assert len(t.state.risen) == 3
    assert t.place("boudica") == "norfolk"


@pytest.mark.rule("15.6.1", "16.1.2", "R53")
def test_strongholds_count_as_the_first_army() -> None:
    t = position("romans-9", "romans", {"strongholds": True})
    for area in ("kent", "sussex", "essex", "norfolk", "suffolk", "york"):
        t.fortify(area, "roman-fort")
    run(withdrawal.withdraw(t), ("kent", "york"))
    assert len(t.walls("romano-british")) == 6
    assert [t.stack(area, "romano-british") for area in ("kent", "york", "essex")] == [2, 2, 1]
    assert t.state.romans_out


@pytest.mark.rule("15.6.1")
def test_each_place_for_a_second_army_says_what_speaks_for_it() -> None:
    t = position("romans-9", "romans", saxons={"sussex": 3})
    for area in ("kent", "york"):
        t.fortify(area, "roman-fort")
    details = {option.id: option.detail for option in asked(withdrawal.withdraw(t)).options}
    assert details["kent"] == "A second army joins the first. 3 foreign armies near."
    assert details["york"].startswith("A second army joins the first. A center: 3 in each scoring.")


@pytest.mark.rule("15.6.2")
def test_the_welsh_replace_forts_if_they_had_submitted() -> None:
    t = position("romans-9", "romans", romans={"bernicia": 2, "english_channel": 3})
    t.fortify("powys", "roman-fort")
    t.fortify("lothian", "roman-fort")
    t.state.freed = ["welsh"]
    run(withdrawal.withdraw(t), ("powys",))
    assert t.owner("powys") == "welsh"
    assert t.is_vacant("lothian")
    assert not t.units_of("romans")


@pytest.mark.rule("15.4.1")
def test_romans_score_intact_forts_only() -> None:
    t = position("romans-9", romans={"norfolk": 3})
    t.fortify("norfolk", "roman-fort", intact=False)
    for area in ("york", "kent", "avalon", "alban"):
        t.fortify(area, "roman-fort")
    assert scoring.count_holding(t, "romans", "S1").points == 5 + 3 + 1 + 1


@pytest.mark.rule("B11.2", "R29")
def test_distant_areas_count_up_to_the_centers_owned() -> None:
    t = position("romans-9", angles={"york": 1, "kent": 1, "sussex": 1, "lindsey": 1})
    counted = scoring.count_holding(t, "angles", "S2")
    assert (counted.centers, counted.adjacent, counted.distant_scored) == (("york",), ("lindsey",), 1)
    assert counted.points == 3 + 2 + 1


@pytest.mark.rule("15.4.2")
@pytest.mark.parametrize(("part", "points"), [(1, 2), (2, 0)])
def test_occupying_ends_after_the_first_battles_of_round_three(part: int, points: int) -> None:
    t = position("romans-9", "romans", romans={"mar": 1})
    t.state.turn, t.state.part = 3, part
    before = t.state.points["romans"]
    scoring.score_occupying(t)
    assert t.state.points["romans"] - before == points


@pytest.mark.rule("R43")
def test_the_last_king_needs_his_leader() -> None:
    areas = sorted(britannia_data().england)
    t = position("after-rome-9")
    t.state.turn = 9
    for nation, taken in (("saxons", areas[:6]), ("normans", areas[6:13])):
        for area in taken:
            t.muster(nation, area, 1)
    t.lead("harold", areas[0])
    t.lead("william", areas[6])
    scoring.judge_kingship(t)
    assert told(t, KingshipJudged)[0].nation == "normans"
    assert t.state.points["normans"] == 4


@pytest.mark.rule("16.2.1", "R20")
def test_burhs_are_limited_by_the_danes() -> None:
    t = position("after-rome-9", "saxons", {"burhs": True}, saxons={"wessex": 1, "sussex": 1}, danes={"york": 1})
    t.state.turn = 7
    assert fortifications.burh_areas(t)
    t.fortify("wessex", "burh", "saxons")
    assert not fortifications.burh_areas(t)
    t.state.turn = 9
    assert not fortifications.burhs_are_allowed(t)


@pytest.mark.rule("B12")
def test_extra_turns() -> None:
    t = position("after-rome-9", norwegians={"york": 1, "bernicia": 1, "lindsey": 1})
    t.lead("harald-hardrada", "york")
    turns = t.data.tables.extra_nation_turns
    assert [extra_turns.extra_armies(t, turn) for turn in turns] == [3, 2, 0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", thirds(SCENARIOS))
@pytest.mark.parametrize("players", first(1, ["4", "3", "5"]))
def test_random_games_end(scenario: str, players: str) -> None:
    rng = Random(f"{scenario} {players}")
    options = {option: rng.random() < 0.6 for option in ("strongholds", "burhs", "boat_movement", "general_submission")}
    table = rules.start(GAME_ID, scenario, {"players": players, **options}, seed=scenario)
    for number in range(20_000):
        decision = table.decision
        if decision is None:
            break
        assert isinstance(decision, Pick)
        decision.check(decision.default)
        if number % 150 == 0:
            for locale in ("en", "fr"):
                with speaking(locale):
                    assert decision.prompt
                    assert all(option.label for option in decision.options)
        table.choose(*random_choice(decision, rng), seat=decision.seat)
    assert table.result is not None


def test_positions_of_play_are_sound_and_made_up_ones_are_not() -> None:
    t = position("romans-9", "welsh", welsh={"gwynedd": 1})
    t.state.stage, t.state.nation, t.state.place = "nation", "", 3
    check_position(t, "romans-9", options_of(t))
    t.muster("belgae", "gwynedd", 1)
    with pytest.raises(ImpossibleState):
        check_position(t, "romans-9", options_of(t))
