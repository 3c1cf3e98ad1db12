"""Section 14 with B2, B3 and the tables: Timelines, sides, set-ups, what comes when, the map, options."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rules.britannia_redux.data.loader import ROMANS, britannia_data
from rules.britannia_redux.events import (
    LeaderAppeared,
    LeaderLeft,
    NationTurnBegan,
    PopulationGained,
    RoundBegan,
    UnitsArrived,
    UnitsPlaced,
    WithdrawalBegan,
)
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    begin,
    engaged,
    forts,
    offered,
    play,
    proves,
    routes,
    stand,
    told,
)

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
"""What the Timeline sheets, the map and the set-ups print."""

SCENARIOS = sorted(FACTS["scenarios"])
TIMELINES = ("9", "12", "15")
WITHDRAWAL = {"9": 4, "12": 5, "15": 6}
HOMES = dict(zip(FACTS["order"], sorted(FACTS["areas"]), strict=False))
"""An area for each nation, all different."""


def seat(side: dict[str, Any]) -> str:
    """The seat of a side: its colour or letter."""
    return str(side["side"]).lower()


def standing(t: Position) -> dict[str, dict[str, int]]:
    """The armies of each nation by place."""
    found = {
        nation: {place: len(armies) for place in t.places_of(nation) if (armies := t.armies(place, nation))}
        for nation in t.data.order
    }
    return {nation: places for nation, places in found.items() if places}


def lone(timeline: str, turn: int, *nations: str) -> Position:
    """A round in which each of these nations has one army on land."""
    t = bare(f"romans-{timeline}", turn=turn, stage="round")
    t.state.romans_out = turn > WITHDRAWAL[timeline]
    for nation in nations:
        stand(t, nation, HOMES[nation], 1)
    return t


def turn_of(t: Position, nation: str) -> None:
    """Let a nation be next, and play its phase 1."""
    t.state.stage, t.state.place = "nation", t.data.order.index(nation) - 1
    play(t, "movement-start")
    assert t.state.nation == nation


# 14.2 and B2.1: sides


@proves("BR007", "BR008", "BR009", "14.2", "B2.1", "B15.9")
@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_every_nation_is_dealt_once(players: str) -> None:
    t = begin("romans-9", players=players)
    sides = FACTS["players"][players]
    assert len(sides) == int(players)
    assert t.seats_in_play({"players": players}) == tuple(seat(side) for side in sides)
    assert t.state.seats == {nation: seat(side) for side in sides for nation in side["nations"]}
    assert Counter(nation for side in sides for nation in side["nations"]) == Counter(FACTS["order"])


@proves("BR007", "BR008", "BR009", "14.2", "B2.1")
@pytest.mark.parametrize(("players", "together"), [("3", True), ("4", False), ("5", True)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_pairs_stay_together_with_three_and_five(scenario: str, players: str, together: bool) -> None:
    t = begin(scenario, players=players)
    assert t.is_same_player("romans", "romano-british")
    assert t.is_same_player("brigantes", "belgae") is together


@proves("BR009", "14.2", "B15.9", "B15.10")
def test_the_sides_of_four_are_the_colours() -> None:
    t = begin("romans-15")
    assert t.state.seats == {nation: facts["colour"] for nation, facts in FACTS["nations"].items()}


@proves("B11.1", "B3.5")
@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_a_player_has_the_points_of_all_his_nations(players: str) -> None:
    t = bare("romans-9", players=players, turn=2)
    for number, nation in enumerate(t.data.order):
        t.score(nation, 2**number, "holding", "B11.1")
    for side in FACTS["players"][players]:
        assert t.seat_points(seat(side)) == sum(2 ** t.data.order.index(nation) for nation in side["nations"])


# B2.3 and B15.10: set-ups


@proves("B2.3", "B15.10", "B15.11", "14.1", "R48")
@pytest.mark.parametrize("players", ["3", "4", "5"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_set_up_of_every_scenario(scenario: str, players: str) -> None:
    t = begin(scenario, players=players)
    facts = FACTS["scenarios"][scenario]
    assert standing(t) == facts["units"]
    assert not t.state.forts
    assert not [leader for leader in t.data.leaders if t.is_in_play(leader)]
    assert (t.state.timeline, t.state.turn, t.state.last_turn) == (
        facts["timeline"],
        facts["first_round"],
        facts["last_round"],
    )
    assert t.state.population == dict.fromkeys(FACTS["order"][1:], 0)
    assert t.state.points == dict.fromkeys(FACTS["order"], 0) | facts["starting_points"][players]


@proves("B2.3", "B15.10")
@pytest.mark.parametrize("timeline", TIMELINES)
def test_with_the_romans_every_area_holds_one_army(timeline: str) -> None:
    t = begin(f"romans-{timeline}")
    assert {area: sum(t.presence(area).values()) for area in t.data.areas} == dict.fromkeys(FACTS["areas"], 1)
    assert {nation: len(t.owned(nation)) for nation in standing(t)} == {
        "belgae": 10,
        "welsh": 9,
        "brigantes": 9,
        "caledonians": 3,
        "picts": 6,
    }


@proves("BR002", "14", "14.1", "B2.3", "B3.1", "R31")
@pytest.mark.parametrize(("timeline", "first", "last"), [("9", 4, 9), ("12", 5, 12), ("15", 6, 15)])
def test_a_game_begun_after_rome(timeline: str, first: int, last: int) -> None:
    t = begin(f"after-rome-{timeline}")
    assert (t.state.turn, t.state.last_turn) == (first, last)
    assert not t.is_in_game(ROMANS)
    assert len(t.all_armies("romano-british")) == 8

    play(t, "increase")
    assert t.state.nation == "romano-british"
    assert not told(t, WithdrawalBegan)
    assert [event.nation for event in told(t, NationTurnBegan)] == ["romano-british"]


@proves("14.1", "B2.3")
@pytest.mark.parametrize("timeline", TIMELINES)
def test_a_game_with_the_romans_begins_with_their_landing(timeline: str) -> None:
    t = begin(f"romans-{timeline}")
    play(t, "movement-start")
    assert (t.state.turn, t.state.last_turn) == (1, int(timeline))
    assert [(event.nation, event.major_invasion) for event in told(t, NationTurnBegan)] == [(ROMANS, True)]
    assert standing(t)[ROMANS] == {"english-channel": 16}


# 14.1, B3 and B15.6 to B15.8: the Timelines

ROUNDS = [(timeline, facts) for timeline in TIMELINES for facts in FACTS["timelines"][timeline]]


@proves("14.1", "B15.6", "B15.7", "B15.8", "R31")
@pytest.mark.parametrize("timeline", TIMELINES)
def test_how_long_the_timelines_are_and_when_the_romans_leave(timeline: str) -> None:
    rounds = britannia_data().timelines[timeline].round_list
    assert [each.round for each in rounds] == [*range(1, int(timeline) + 1)]
    assert [each.round for each in rounds if each.event == "roman-withdrawal"] == [WITHDRAWAL[timeline]]
    assert [each.round for each in rounds if each.event == "extra-nation-turns"] == [int(timeline)]
    assert [each.round for each in rounds if each.roman_maximum] == [*range(1, WITHDRAWAL[timeline])]
    for before, after in pairwise(rounds):
        assert before.years[1] == after.years[0]
    assert (rounds[0].years[0], rounds[-1].years[1]) == (43, 1085)


@proves("B3", "B3.1", "B3.2", "15.6", "B15.6", "B15.7", "B15.8")
@pytest.mark.parametrize(("timeline", "facts"), ROUNDS)
def test_nations_without_units_and_entries_are_skipped(timeline: str, facts: dict[str, Any]) -> None:
    t = lone(timeline, facts["round"])
    play(t, "round-end" if facts["event"] != "extra-nation-turns" else "increase")
    begun = told(t, RoundBegan)[0]
    assert (begun.round, begun.numeral, list(begun.years)) == (facts["round"], facts["numeral"], facts["years"])
    assert (begun.event, begun.scoring) == (facts["event"], facts["scoring"])
    if facts["event"] == "extra-nation-turns":
        return
    expected = {entry["nation"] for entry in facts["entries"]} | ({ROMANS} if facts["roman_maximum"] else set())
    assert [event.nation for event in told(t, NationTurnBegan)] == [n for n in FACTS["order"] if n in expected]
    assert bool(told(t, WithdrawalBegan)) is (facts["round"] == WITHDRAWAL[timeline])


@proves("B3.2", "B4")
def test_the_order_of_nations() -> None:
    t = lone("15", 2, *FACTS["order"])
    play(t, "round-end")
    assert [event.nation for event in told(t, NationTurnBegan)] == FACTS["order"]


ENTRIES = [(timeline, facts["round"], entry) for timeline, facts in ROUNDS for entry in facts["entries"]]


@proves("B15.6", "B15.7", "B15.8", "B4.2", "R30", "R60", "B9.1")
@pytest.mark.parametrize(("timeline", "turn", "entry"), ENTRIES)
def test_every_entry_of_every_timeline(timeline: str, turn: int, entry: dict[str, Any]) -> None:
    nation = entry["nation"]
    at_home = not entry["arrivals"]
    t = lone(timeline, turn, *([nation] if at_home else []))
    if nation == ROMANS and at_home:
        t.clear_board()
    turn_of(t, nation)

    (begun,) = told(t, NationTurnBegan)
    assert (begun.major_invasion, begun.raid, begun.extra) == (entry["major_invasion"], entry["raid"], False)
    came = {
        arrival["sea"]: {"army": arrival["infantry"], "cavalry": arrival["cavalry"]} for arrival in entry["arrivals"]
    }
    if entry["on_map"]:
        came[HOMES[nation]] = {"army": entry["on_map"]["infantry"] + 1, "cavalry": entry["on_map"]["cavalry"]}
        came[HOMES[nation]] = _within(t, nation, came[HOMES[nation]])
    elif nation == ROMANS and at_home:
        came["english-channel"] = {"army": 5, "cavalry": 0}  # 15.1.1: half of ten
    elif at_home:
        came[HOMES[nation]] = {"army": 1, "cavalry": 0}
    for place, kinds in came.items():
        horse = [unit for unit in t.armies(place, nation) if t.kind(unit) == "cavalry"]
        assert {"army": len(t.armies(place, nation)) - len(horse), "cavalry": len(horse)} == kinds, place
    assert set(standing(t)) == {nation}
    assert set(standing(t)[nation]) == set(came)

    leaders = [leader for leader in t.data.leaders if t.is_in_play(leader)]
    assert leaders == ([entry["leader"]] if entry["leader"] else [])
    if leaders:
        assert t.armies(t.place(leaders[0]), nation)
        assert t.place(leaders[0]) in came


def _within(t: Position, nation: str, kinds: dict[str, int]) -> dict[str, int]:
    """As many armies as one area of the nation holds, its only overstack; cavalry comes last."""
    room = t.area(HOMES[nation]).overstack
    army = min(kinds["army"], room)
    return {"army": army, "cavalry": min(kinds["cavalry"], room - army)}


@proves("B15.6", "B15.7", "B15.8", "B4.2")
@pytest.mark.parametrize(("timeline", "facts"), ROUNDS)
def test_nothing_comes_without_an_entry(timeline: str, facts: dict[str, Any]) -> None:
    given = {entry["nation"] for entry in facts["entries"]}
    t = lone(timeline, facts["round"], *(nation for nation in FACTS["order"][1:] if nation not in given))
    play(t, "round-end" if facts["event"] != "extra-nation-turns" else "nation")
    idle = [nation for nation in FACTS["order"][1:] if nation not in given]
    came = [event.nation for event in told(t, UnitsArrived)]
    came += [event.nation for event in told(t, UnitsPlaced) if event.cause == "reinforcement"]
    came += [event.nation for event in told(t, LeaderAppeared)]
    assert not {*came} & {*idle}
    assert not [event for event in told(t, NationTurnBegan) if event.nation in idle and event.major_invasion]


@proves("B4.2", "R47", "B15.6", "B15.7", "B15.8")
@pytest.mark.parametrize("timeline", TIMELINES)
def test_romano_british_cavalry_comes_with_arthur_after_the_withdrawal(timeline: str) -> None:
    turn = WITHDRAWAL[timeline] + 1
    t = bare(f"romans-{timeline}", turn=turn, romano_british={"kent": 3, "york": 3, "essex": 2})
    turn_of(t, "romano-british")
    horse = [unit for unit in t.all_armies("romano-british") if t.kind(unit) == "cavalry"]
    assert len(horse) == 2
    assert len(t.all_armies("romano-british")) == 10
    assert t.armies(t.place("arthur"), "romano-british")

    t = bare(f"romans-{timeline}", turn=turn)
    turn_of(t, "romano-british")
    assert not t.all_armies("romano-british")
    assert not t.is_in_play("arthur")


@proves("B4.2")
def test_a_leader_without_an_army_is_lost_and_so_is_what_has_no_counter() -> None:
    t = bare("romans-9", turn=7)
    turn_of(t, "saxons")
    assert [(event.leader, event.cause) for event in told(t, LeaderLeft)] == [("alfred", "no-army")]

    t = bare("romans-9", turn=7, danes={"york": 6, "lindsey": 4})
    t.state.population["danes"] = 0
    turn_of(t, "danes")
    assert len(t.all_armies("danes")) == FACTS["nations"]["danes"]["army_total"]


@proves("B4.2", "B10.6")
def test_arriving_leaders_stay_with_the_arriving_armies() -> None:
    t = bare("romans-9", turn=7, danes={"york": 2})
    decision = ask(_next(t, "danes"), "leader")
    assert offered(decision) == {"north-sea", "frisian-sea"}

    t = bare("romans-9", turn=7, saxons={"kent": 2, "essex": 1, "english_channel": 1})
    assert offered(ask(_next(t, "saxons"), "leader")) == {"kent", "essex", "english-channel"}


def _next(t: Position, nation: str) -> Position:
    t.state.stage, t.state.place = "nation", t.data.order.index(nation) - 1
    return t


# 14.1.1 and B4.1: Population Increase


@proves("BR004", "14.1.1", "B4.1")
@pytest.mark.parametrize(("timeline", "armies", "left"), [("9", 2, 2), ("12", 2, 0), ("15", 1, 4)])
def test_an_army_costs_four_five_or_six(timeline: str, armies: int, left: int) -> None:
    areas = ("gwynedd", "dyfed", "powys", "clwyd", "gwent", "devon", "cornwall")
    t = bare(f"romans-{timeline}", turn=2, nation="welsh", stage="increase", welsh=dict.fromkeys(areas, 1))
    t.state.population["welsh"] = 1
    play(t, "movement-start")
    (gained,) = told(t, PopulationGained)
    assert (gained.points, gained.before, gained.armies, gained.left) == (9, 1, armies, left)
    assert t.state.population["welsh"] == left
    assert len(t.all_armies("welsh")) == len(areas) + armies


@proves("14.1.1", "B4.1")
@pytest.mark.parametrize(("timeline", "cost"), [("9", 4), ("12", 5), ("15", 6)])
@pytest.mark.parametrize("before", range(0, 4))
@pytest.mark.parametrize("clear", range(1, 6))
def test_the_rest_of_the_points_stays_on_the_marker(timeline: str, cost: int, before: int, clear: int) -> None:
    areas = ("york", "kent", "norfolk", "suffolk", "essex")[:clear]
    t = bare(f"romans-{timeline}", turn=2, nation="belgae", stage="increase", belgae=dict.fromkeys(areas, 1))
    t.state.population["belgae"] = before
    play(t, "movement-start")
    assert len(t.all_armies("belgae")) - clear == (before + 2 * clear) // cost
    assert t.state.population["belgae"] == (before + 2 * clear) % cost


@proves("B4.1", "B15.10")
@pytest.mark.parametrize("area", sorted(FACTS["areas"]))
def test_clear_areas_give_two_points_and_difficult_ones_one(area: str) -> None:
    t = bare("romans-15", turn=2, nation="picts", stage="increase", picts={area.replace("-", "_"): 1})
    play(t, "movement-start")
    assert t.state.population["picts"] == {"clear": 2, "difficult": 1}[FACTS["areas"][area]["terrain"]]


@proves("R17", "B4.1")
@pytest.mark.parametrize("timeline", TIMELINES)
def test_population_grows_in_the_first_round(timeline: str) -> None:
    t = begin(f"romans-{timeline}")
    t.state.place = 0
    t.state.stage = "nation"
    play(t, "round-end")
    gained = {event.nation: event.points for event in told(t, PopulationGained)}
    worth = {"clear": 2, "difficult": 1}
    assert gained == {
        nation: sum(worth[FACTS["areas"][area]["terrain"]] for area in areas)
        for nation, areas in FACTS["scenarios"]["romans-9"]["units"].items()
    }


@proves("R41", "B4.1")
def test_a_nation_only_at_sea_keeps_its_marker() -> None:
    t = bare("romans-15", turn=4, nation="irish", stage="increase", irish={"atlantic_ocean": 3})
    t.state.population["irish"] = 3
    play(t, "reinforce")
    assert t.state.population["irish"] == 3
    assert len(t.all_armies("irish")) == 3


@proves("B4.1", "B6.1")
def test_new_armies_are_placed_in_owned_areas_with_room() -> None:
    t = bare("romans-9", turn=2, nation="welsh", stage="increase", welsh={"gwynedd": 6, "powys": 2, "dyfed": 2})
    t.state.population["welsh"] = 3
    play(t, "reinforce")
    assert standing(t)["welsh"] == {"gwynedd": 6, "powys": 2, "dyfed": 3}
    assert t.state.population["welsh"] == 0  # two armies for eight points; the second has no room and is lost

    t = bare("romans-9", turn=2, nation="welsh", stage="increase", welsh={"gwynedd": 3, "powys": 2, "dyfed": 2})
    stand(t, "picts", "devon", 1)
    found = offered(ask(t, "place"))
    assert {each.partition(":")[0] for each in found} == {"gwynedd", "powys", "dyfed"}


# B1.1 and B15.10: the map


@proves("B1.1", "B15.10", "R25")
@pytest.mark.parametrize("area", sorted(FACTS["areas"]))
def test_every_area_of_the_map(area: str) -> None:
    facts, found = FACTS["areas"][area], britannia_data().areas[area]
    assert (found.region, found.terrain) == (facts["region"], facts["terrain"])
    assert set(found.seas) == set(facts["seas"])
    assert (found.stack, found.overstack) == ((3, 6) if facts["terrain"] == "clear" else (2, 4))
    centers = {nation for nation, holding in britannia_data().holding.items() if area in holding.centers}
    assert centers == set(facts["scoring_center_of"])


@proves("B1.1", "B15.10", "R23", "R24")
def test_every_link_of_the_map() -> None:
    data = britannia_data()
    assert len(data.areas) == 37
    assert len(data.seas) == 6
    found = {
        *((area, other, "land") for area, facts in data.areas.items() for other in facts.by_land),
        *((area, other, "strait") for area, facts in data.areas.items() for other in facts.by_strait),
        *((area, sea, "coast") for sea, areas in data.seas.items() for area in areas),
    }
    printed = {(first, second, kind) for first, second, kind in FACTS["links"]}
    both_ways = printed | {(second, first, kind) for first, second, kind in printed if kind != "coast"}
    assert found == both_ways
    straits = {frozenset((first, second)) for first, second, kind in printed if kind == "strait"}
    assert straits == {
        frozenset(pair)
        for pair in (("devon", "gwent"), ("devon", "dyfed"), ("skye", "hebrides"), ("caithness", "orkneys"))
    }


@proves("R25", "B15.10")
def test_how_many_areas_each_land_has() -> None:
    assert Counter(area.region for area in britannia_data().areas.values()) == {
        "England": 20,
        "Wales": 7,
        "Scotland": 10,
    }


@proves("B15.10", "B1.2", "B4.1")
@pytest.mark.parametrize("nation", FACTS["order"])
def test_the_counters_of_every_nation(nation: str) -> None:
    t, facts = bare("romans-15"), FACTS["nations"][nation]
    assert t.army_kind(nation) == facts["army_type"]
    assert len(t.free(nation, facts["army_type"])) == facts["infantry"]
    assert len(t.free(nation, "cavalry")) == facts["cavalry"]
    assert t.data.nations[nation].army_total == facts["army_total"]
    assert [leader for leader in t.data.leaders if t.data.nation_of[leader] == nation] == facts["leaders"]
    assert (nation in t.data.tables.submission.british) is facts["british"]


# 14 and B2.2: options


def growing(options: dict[str, Any]) -> set[str]:
    """What the Saxons are offered for a new army after the Danish Major Invasion."""
    t = bare(
        "romans-12", options, nation="saxons", turn=10, stage="increase", saxons={"essex": 1, "wessex": 1, "kent": 1}
    )
    for area in ("york", "lindsey", "norfolk"):
        stand(t, "danes", area, 1)
    return offered(ask(t, "place"))


@proves("BR001", "14", "B2.2", "16", "16.1", "16.2")
@pytest.mark.parametrize("strongholds", [False, True])
@pytest.mark.parametrize("burhs", [False, True])
def test_fortifications_are_offered_if_their_option_is_on(strongholds: bool, burhs: bool) -> None:
    found = growing({"strongholds": strongholds, "burhs": burhs})
    assert ("trade-burhs" in found) is burhs
    assert bool([each for each in found if each.startswith("stronghold:")]) is strongholds


@proves("BR001", "14", "B2.2", "B5.8", "17")
@pytest.mark.parametrize("boats", [False, True])
def test_boats_sail_if_their_option_is_on(boats: bool) -> None:
    t = bare("romans-12", {"boat_movement": boats, "burhs": True}, nation="saxons", turn=10, saxons={"kent": 1})
    found = [way for way in routes(t, "kent") if "english-channel" in way or "frisian-sea" in way]
    assert bool(found) is boats


@proves("BR001", "14", "B2.2", "B14.1")
@pytest.mark.parametrize("general", [False, True])
def test_submission_in_general_is_offered_if_its_option_is_on(general: bool) -> None:
    t = bare("romans-12", {"general_submission": general, "burhs": True}, nation="saxons", turn=10)
    stand(t, "saxons", "york", 2)
    stand(t, "angles", "york", 1)
    stand(t, "angles", "bernicia", 1)
    engaged(t, "york", "lindsey")
    t.throw(5, 1, 1)
    asked = play(t, "battles-end")
    assert ("submission" in {decision.topic for decision in asked}) is general


@proves("BR001", "14", "B2.2", "15.5")
@pytest.mark.parametrize("options", [{}, {"burhs": True}, {"general_submission": True}, {"kingship": False}])
def test_submission_to_rome_is_no_option(options: dict[str, Any]) -> None:
    t = bare("romans-12", options, nation="romans", turn=2, stage="battles", romans={"york": 1}, picts={"alban": 1})
    decision = ask(t, "submission")
    assert decision.actor == "picts"


@proves("14", "B2.2", "B11.6", "R15", "R43")
def test_which_options_are_on_without_a_choice() -> None:
    t = Position(Position.set_up("romans-9", {"players": "4"}), "test")
    assert not t.state.options
    listed = {option.id: option.default for option in t.info.options.values()}
    assert listed == {
        "players": "4",
        "kingship": True,
        "general_submission": False,
        "strongholds": False,
        "burhs": False,
        "boat_movement": False,
    }


@proves("B3.1", "B1.2")
def test_the_romans_take_a_turn_while_they_have_a_maximum() -> None:
    t = lone("9", 3)
    forts(t, "york")
    play(t, "increase")
    assert t.state.nation == ROMANS
