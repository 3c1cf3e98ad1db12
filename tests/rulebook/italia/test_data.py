"""Every counter, table cell, set-up, arrival and card line, against a list of facts, mostly by playing them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.italia.chapters.points import score_turn
from tests.rulebook.italia.toolkit import (
    Position,
    attack,
    cities,
    count,
    fight,
    offered,
    open_turn,
    play,
    position,
    proves,
    put,
    shots,
    told,
    topics,
    when,
)

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
NATIONS: dict[str, Any] = FACTS["nations"]
COUNTERS = [(nation, kind) for nation, facts in NATIONS.items() for kind in facts["units"]]
RANDOM = Random(6)


def lines(nation: str, kind: str) -> list[dict[str, Any]]:
    """The lines of a nation's card of one type."""
    found: list[dict[str, Any]] = FACTS["periods"][NATIONS[nation]["period"]]["cards"][nation]
    return [line for line in found if line["type"] == kind]


def a_land_kind(nation: str) -> str:
    """A kind of land unit that a nation has."""
    kind: str = next(each for each in NATIONS[nation]["units"] if each != "fleet")
    return kind.replace("-", "_")


# Counters


@proves("N19", "N25", "2.1", "2.7", "1.3", "R14")
@pytest.mark.parametrize(("nation", "kind"), COUNTERS)
def test_every_counter_has_its_numbers_and_its_number(nation: str, kind: str) -> None:
    to_hit, move, _, hits, reverse = FACTS["types"][kind]
    own = NATIONS[nation]["overrides"].get(kind, {})
    t = position(NATIONS[nation]["period"])
    counters = t.free(nation, kind)  # type: ignore[arg-type]
    assert len(counters) == NATIONS[nation]["units"][kind]
    for each in counters:
        unit = t.unit(each)
        assert (unit.to_hit, unit.move) == (own.get("to_hit", to_hit), own.get("move", move))
        assert unit.land is (kind != "fleet")
        assert unit.reverse_to_hit == (reverse or unit.to_hit)
    assert t.data.types[kind].hits == hits
    assert list(t.data.leaders_of[nation]) == NATIONS[nation]["leaders"]


@proves("N25", "10.4", "2.1")
@pytest.mark.parametrize(("nation", "kind"), [each for each in COUNTERS if each[1] != "fleet"])
def test_every_land_counter_hits_with_its_number(nation: str, kind: str) -> None:
    period = NATIONS[nation]["period"]
    t = position(period, 9, nation, "combat")
    force = put(t, nation, "etruria", **{kind.replace("-", "_"): 1})
    foe = "samnites" if period == "I" else "sardes"
    foe = foe if foe != nation else ("celts" if period == "I" else "vandals")
    put(t, foe, "etruria", infantry=2)
    attack(t, force, "etruria", "umbria")
    number = NATIONS[nation]["overrides"].get(kind, {}).get("to_hit", FACTS["types"][kind][0])
    fight(t, number, 1, 1)
    assert (shots(t)[0].needed, shots(t)[0].hit) == (number, True)
    assert count(t, foe, "etruria") == 1


# Tables


@proves("N8", "2.2", "6.6", "6.7", "cost-table", "cost-marsh-city")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_nation_buys_what_its_list_says_at_the_printed_price(nation: str) -> None:
    buys, period = NATIONS[nation]["buys"], NATIONS[nation]["period"]
    for turn in (1, 7, 8, 9):
        t = position(period, turn, nation, "income")
        for area in ("etruria", "umbria", "latium"):
            put(t, nation, area, **{a_land_kind(nation): 1})
        if nation == "romans":
            put(t, "celts", "roma", infantry=1)  # a vacant Rome would be a fourth area
        t.nation(nation).gold = 30
        open_turn(t)
        asked = play(t, **when(any(turn >= start for start in buys.values()), buy="done"))
        found = offered(asked[0]) if topics(asked)[:1] == ["buy"] else set()
        units = {each.split(":")[1] for each in found if each.startswith("unit:")}
        assert units == {item for item, start in buys.items() if item != "city" and turn >= start}
        built = {each for each in found if each.startswith("city:")}
        assert built == ({"city:etruria", "city:umbria", "city:latium"} if turn >= buys.get("city", 99) else set())
        assert all(t.data.types[kind].cost == FACTS["types"][kind][2] for kind in units)
    assert t.data.tables.city_cost == FACTS["tables"]["city"]


@proves("N4", "N11", "N20", "8.2", "9.2", "10.5", "3.1", "3.4", "N2")
@pytest.mark.parametrize("area", [each for each, facts in FACTS["spaces"].items() if facts[0] == "land"])
def test_every_area_has_its_terrain_with_what_it_does(area: str) -> None:
    _, terrain, coastal, no_city = FACTS["spaces"][area]
    stop, attacker, stack = FACTS["tables"]["terrain"][terrain]
    t = position(turn=2, step="combat")
    facts = t.area(area)
    assert (facts.terrain, bool(facts.seas), facts.no_city) == (terrain, coastal, no_city)
    row = t.data.terrain[facts.terrain]
    assert (row.stop, row.attacker, row.stack) == (stop, attacker, stack)
    assert t.base_limit(area, "romans") == stack
    force = put(t, "romans", area, legion=1)
    put(t, "celts", area, infantry=1)
    attack(t, force, area, next(iter(facts.beside)))
    fight(t, 5, 3)
    assert [each.total for each in shots(t)] == [5 + attacker, 3]


@proves("3.1", "3.2", "3.3", "3.5", "3.8", "N1", "N3", "R3", "R4", "R5")
def test_every_space_and_every_link_is_on_the_board() -> None:
    t = position()
    kinds = {"land": set(t.data.land), "staging": set(t.data.staging), "sea": set(t.data.seas)}
    for kind, spaces in kinds.items():
        assert spaces == {space for space, facts in FACTS["spaces"].items() if facts[0] == kind}
    found = set()
    for area, facts in t.data.areas.items():
        found |= {tuple(sorted((area, to))) for to in (*facts.ways, *facts.straits, *facts.seas)}
    for sea, beside in t.data.seas.items():
        found |= {tuple(sorted((sea, to))) for to in beside}
    links = {tuple(each.partition(":")[0].split("/")): each.partition(":")[2] for each in FACTS["links"]}
    assert found == set(links)
    straits = {pair for pair, kind in links.items() if kind == "strait"}
    assert straits == {("messana", "rhegium"), ("corsica", "olbia")}
    for pair in straits:
        assert pair[1] in t.area(pair[0]).straits
        assert pair[1] not in t.area(pair[0]).ways


@proves("11.5", "11.3")
def test_every_set_of_areas_that_cards_name() -> None:
    assert {name: set(areas) for name, areas in position().data.sets.items()} == {
        name: set(areas) for name, areas in FACTS["sets"].items()
    }


# Scenarios


@proves("4.1", "1.1", "14.1")
@pytest.mark.parametrize(("scenario", "last"), [("I", 10), ("II", 10), ("I-evening", 4), ("II-evening", 4)])
def test_every_scenario_and_short_cut_is_set_up_as_listed(scenario: str, last: int) -> None:
    t = Position(Position.set_up(scenario, {}), "test")
    facts = FACTS["periods"][scenario.removesuffix("-evening")]
    for nation in facts["order"]:
        listed = facts["set_up"].get(nation, {"gold": 0, "capital": "", "units": {}})
        found: dict[str, dict[str, int]] = {}
        for unit in t.on_map(nation):
            kinds = found.setdefault(t.place_of(unit), {})
            kinds[t.unit(unit).type] = kinds.get(t.unit(unit).type, 0) + 1
        assert found == listed["units"], nation
        assert (t.nation(nation).gold, t.nation(nation).capital) == (listed["gold"], listed["capital"])
        assert t.seat_of(nation) == NATIONS[nation]["seat"]
        assert t.leaders_on_map(nation) == []
        assert t.nation(nation).controller == ""
    assert sorted(area for area, city in t.state.cities.items() if city == "whole") == facts["cities"]
    assert sorted(area for area, city in t.state.cities.items() if city == "pillaged") == facts["pillaged"]
    assert (t.state.turn, t.state.last_turn) == (1, last)
    assert [list(each) for each in t.period.years] == facts["years"]
    assert set(t.state.points.values()) == {0}


@proves("11.6", "short-game-result")
@pytest.mark.parametrize("period", ["I", "II"])
def test_the_yardsticks_of_the_short_cuts(period: str) -> None:
    assert position().data.scenarios[f"{period}-evening"].yardstick == FACTS["evenings"][f"{period}-short"]
    assert position().data.scenarios[period].yardstick == {}


ARRIVALS = [(period, *each) for period, facts in FACTS["periods"].items() for each in facts["arrivals"]]


@proves("7.4", "7.5", "12.1", "5.1", "14.1", "13.5", "13.6")
@pytest.mark.parametrize(("period", "turn", "nation", "units", "leader", "chest", "major"), ARRIVALS)
def test_every_arrival_comes_with_its_units_and_leader(
    period: str, turn: int, nation: str, units: dict[str, int], leader: str, chest: int, major: bool
) -> None:
    t = position(period, turn, nation, "placement")
    put(t, nation, "carthago", **{a_land_kind(nation): 1})
    open_turn(t)
    play(t)
    expected: dict[str, int] = {a_land_kind(nation).replace("_", "-"): 1}
    together = [each for each in ARRIVALS if each[:3] == (period, turn, nation)]
    for each in together:
        for kind, number in each[3].items():
            expected[kind] = expected.get(kind, 0) + number
    found: dict[str, int] = {}
    for unit in t.on_map(nation):
        found[t.unit(unit).type] = found.get(t.unit(unit).type, 0) + 1
    assert found == {kind: min(number, NATIONS[nation]["units"][kind]) for kind, number in expected.items()}
    assert not leader or t.place_of(leader) not in ("box", "fallen")
    assert t.now.major is any(each[6] for each in together)
    play(t)
    began = told(t, "campaign-began")
    assert [event.leader for event in began] == [each[4] for each in together if each[5]]
    if chest:
        assert began[0].chest == chest


# Cards: occupation


def expected_occupation(t: Position, nation: str) -> int:
    """Half points for occupation, from the facts."""
    owned, whole = set(t.owned(nation)), 0
    for line in lines(nation, "occupy"):
        whole += line["halves"] * len(owned.intersection(line["areas"])) * (t.state.turn in line["turns"])
    for line in lines(nation, "city"):
        kept = [area for area in line["areas"] if area in owned and t.has_city(area)]
        whole += line["halves"] * len(kept) * (t.state.turn in line["turns"])
    for line in lines(nation, "control-all"):
        whole += line["halves"] * (t.state.turn in line["turns"] and owned.issuperset(line["areas"]))
    return whole


@proves("N42", "11.3", "11.5", "14.1")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_line_of_every_card_for_occupation(nation: str) -> None:
    kind = a_land_kind(nation)
    number = NATIONS[nation]["units"][kind.replace("_", "-")]
    named = [
        areas for each in ("occupy", "city", "control-all") for areas in [line["areas"] for line in lines(nation, each)]
    ]
    for turn in range(1, 11):
        for chosen in (*named, [area for area, facts in FACTS["spaces"].items() if facts[0] == "land"]):
            t = position(NATIONS[nation]["period"], turn)
            for area in RANDOM.sample(chosen, min(len(chosen), number)):
                put(t, nation, area, **{kind: 1})
            cities(t, *RANDOM.sample(chosen, len(chosen) // 2), pillaged=())
            wanted = expected_occupation(t, nation)
            score_turn(t)
            assert t.state.earned[nation] == wanted, (turn, chosen)
            assert t.state.points[t.seat_of(nation)] == wanted


# Cards: at once


def kill(nation: str, victim: str, kind: str, *, last: bool) -> Position:
    """Two units of a nation kill one of another."""
    t = position(NATIONS[nation]["period"], 9, nation, "combat")
    force = put(t, nation, "etruria", **{a_land_kind(nation): 2})
    put(t, victim, "etruria", **{kind.replace("-", "_"): 1})
    if not last:
        put(t, victim, "carthago", **{a_land_kind(victim): 1})
    t.state.shocks = 3
    attack(t, force, "etruria", "umbria")
    rolled = [1] if kind == "foederati" and nation in ("foederati", "ostrogoths") else []
    play(t, dice=[*rolled, 10, 10, 1])
    return t


def pairs() -> list[tuple[str, str]]:
    """Every two nations of a game."""
    return [
        (one, other)
        for one in NATIONS
        for other in NATIONS
        if one != other and NATIONS[one]["period"] == NATIONS[other]["period"]
    ]


@proves("11.1", "11.2", "R30")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_line_of_every_card_for_kills(nation: str) -> None:
    for victim in [other for one, other in pairs() if one == nation]:
        ours = NATIONS[nation]["seat"] == NATIONS[victim]["seat"]
        for kind in [each for each in NATIONS[victim]["units"] if each != "fleet"]:
            wanted = sum(
                line["halves"]
                for line in lines(nation, "kill-unit")
                if line.get("nation", victim) == victim and line.get("unit", kind) == kind
            )
            t = kill(nation, victim, kind, last=False)
            assert t.state.points[t.seat_of(nation)] == (0 if ours else wanted), (victim, kind)
        last = sum(line["halves"] for line in lines(nation, "last-unit") if line["nation"] == victim)
        t = kill(nation, victim, kind, last=True)
        assert t.state.points[t.seat_of(nation)] == (0 if ours else wanted + last), victim


@proves("11.1", "R73")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_line_of_every_card_for_leaders(nation: str) -> None:
    for victim in [other for one, other in pairs() if one == nation]:
        for leader in NATIONS[victim]["leaders"]:
            t = position(NATIONS[nation]["period"], 9, nation, "combat")
            force = put(t, nation, "etruria", **{a_land_kind(nation): 2})
            put(t, victim, "etruria", **{a_land_kind(victim): 1})
            put(t, victim, "carthago", **{a_land_kind(victim): 1})
            attack(t, force, "etruria", "umbria")
            t.put(leader, "etruria")
            rolled = [1] if a_land_kind(victim) == "foederati" and nation in ("foederati", "ostrogoths") else []
            play(t, dice=[*rolled, 10, 10, 1])
            paid = [event.halves for event in told(t, "points-scored") if event.cause == "kill-leader"]
            found = [line for line in lines(nation, "kill-leader") if line.get("leader", leader) == leader]
            named = [line["halves"] for line in found if "leader" in line]
            wanted = named or [line["halves"] for line in found]
            ours = NATIONS[nation]["seat"] == NATIONS[victim]["seat"]
            assert paid == ([] if ours else wanted), leader


@proves("N33", "10.13", "10.14", "11.1")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("area", ["etruria", "roma", "carthago", "capua"])
def test_every_line_of_every_card_for_pillage_sacks_and_captured_cities(nation: str, area: str) -> None:
    victim = next(
        other for one, other in pairs() if one == nation and NATIONS[other]["seat"] != NATIONS[nation]["seat"]
    )
    pillage = [line["halves"] for line in lines(nation, "pillage-or-raid") if area in line.get("areas", [area])]
    sack = lines(nation, "sack-roma")
    wanted = [sack[0]["halves"]] if area == "roma" and sack else pillage
    for answer in ("points", "leave"):
        t = position(NATIONS[nation]["period"], 9, nation, "combat")
        force = put(t, nation, area, **{a_land_kind(nation): 2})
        put(t, victim, area, **{a_land_kind(victim): 1})
        put(t, victim, "syracusae", **{a_land_kind(victim): 1})
        cities(t, area)
        attack(t, force, area, next(iter(t.area(area).beside)))
        can = answer == "leave" or bool(wanted)
        asked = play(t, dice=[10, 10, 1], battle_or_raid="battle", **when(can, pillage=answer))
        (decision,) = [each for each in asked if each.topic == "pillage"]
        first_sack = area == "roma" and bool(sack)
        assert offered(decision) == {"leave", *when(not first_sack, gold=4), *when(bool(wanted), points=0)}
        causes = {event.cause: event.halves for event in told(t, "points-scored")}
        captured = [line["halves"] for line in lines(nation, "capture-city")]
        assert [causes[each] for each in ("capture-city",) if each in causes] == captured
        if answer == "points" and wanted:
            assert [causes[each] for each in ("sack-roma", "pillage") if each in causes] == wanted
            assert t.nation(nation).gold == 0


@proves("10.14")
@pytest.mark.parametrize("nation", [each for each in NATIONS if lines(each, "sack-roma")])
def test_every_later_sack_of_rome_brings_its_points_or_gold(nation: str) -> None:
    victim = next(
        other for one, other in pairs() if one == nation and NATIONS[other]["seat"] != NATIONS[nation]["seat"]
    )
    t = position(NATIONS[nation]["period"], 9, nation, "combat")
    force = put(t, nation, "roma", **{a_land_kind(nation): 2})
    put(t, victim, "roma", **{a_land_kind(victim): 1})
    cities(t, "roma")
    t.nation(nation).sacked = True
    attack(t, force, "roma", "etruria")
    play(t, dice=[10, 10, 1], battle_or_raid="battle", pillage="points")
    (sack,) = [event.halves for event in told(t, "points-scored") if event.cause == "sack-roma"]
    assert sack == lines(nation, "sack-roma")[0]["later"]


@proves("11.1", "12.12", "12.13")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_line_of_every_card_for_a_submission_received(nation: str) -> None:
    for vassal in [other for one, other in pairs() if one == nation]:
        _check_submission(nation, vassal)


def _check_submission(nation: str, vassal: str) -> None:
    wanted = [line["halves"] for line in lines(nation, "submission-received") if line["nation"] == vassal]
    card = position(NATIONS[nation]["period"]).card(vassal)
    if nation not in card.submits_to or NATIONS[nation]["seat"] == NATIONS[vassal]["seat"]:
        assert wanted == [] or NATIONS[nation]["seat"] == NATIONS[vassal]["seat"], vassal
        return
    t = position(NATIONS[nation]["period"], 10, nation, "combat")
    force = put(t, nation, "etruria", **{a_land_kind(nation): 3})
    put(t, vassal, "etruria", **{a_land_kind(vassal): 2})
    attack(t, force, "etruria", "umbria")
    play(t, dice=[1] * 5, offer="offer", accept="accept")
    paid = [event.halves for event in told(t, "points-scored") if event.cause == "submission-received"]
    assert paid == wanted, vassal
