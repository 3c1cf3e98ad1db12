"""The event of the year [2.D, 2.7]."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ultimus_romanorum.chapters.movement import cost
from rules.ultimus_romanorum.chapters.year_events import roll_event
from rules.ultimus_romanorum.events import EventRolled, HandChanged
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    begin,
    offered,
    play,
    proves,
    reduce,
    refused,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)

EVENTS = (
    "great-pestilence",
    "palace-plot",
    "mutiny",
    "bagaudae",
    "restless-border",
    "heavy-taxes",
    "none-a",
    "none-b",
    "frozen-rivers",
    "good-harvest",
    "feud",
    "recruits",
    "embassy",
    "storm",
    "sign-in-the-sky",
)


def dice(total: int) -> tuple[int, int]:
    """A d6 and a d10 with a total."""
    return (1, total - 1) if total <= 10 else (6, total - 6)


def year(name: str, *more: int, first: str = "barbarian", **facts: Any) -> Position:
    """A bare map in which an event is about to be rolled."""
    t = bare(first=first, **facts)
    two_emperors(t)
    t.throw(*dice(EVENTS.index(name) + 1), *more)
    return t


@proves("2.D", "2.7", "0.1", "R48")
@pytest.mark.parametrize(("total", "name"), list(enumerate(EVENTS, 1)))
def test_the_table_of_events(total: int, name: str) -> None:
    t = bare()
    two_emperors(t)
    t.throw(*dice(total), *[0] * 3)
    play(t, roll_event(t))
    assert [(each.total, each.event) for each in told(t, EventRolled)] == [(total, name)]
    assert t.state.event == name


@proves("2.7", "R48")
@pytest.mark.parametrize("first", ["roman", "barbarian"])
def test_a_pestilence_strikes_a_town_of_the_initiative_players_choice(first: str) -> None:
    t = year("great-pestilence", 9, first=first)
    stand(t, "galliae-5", "co-galliae-1", "sarus")
    decision = ask(t, roll_event(t), "plague")
    assert decision.seat == t.seat(first)  # type: ignore[arg-type]
    assert offered(decision) == set(t.data.towns)
    t = year("great-pestilence", 9, first=first)
    stand(t, "galliae-5", "co-galliae-1", "sarus")
    play(t, roll_event(t), plague="galliae-5")
    assert (t.state.reduced, t.place("sarus")) == (["co-galliae-1"], "gone")
    assert [plague.area for plague in t.state.plagues] == ["galliae-5"]


@proves("2.7", "3.5.2", "R48")
@pytest.mark.parametrize(("roll", "dies"), [(9, True), (8, False)])
def test_a_plot_kills_an_augustus_on_nine(roll: int, dies: bool) -> None:
    t = year("palace-plot", roll)
    before = t.state.pv["b"]
    play(t, roll_event(t), plot__barbarian="theodosius-ii")
    assert (t.place("theodosius-ii") == "gone") == dies
    assert t.state.thrones["east"].augustus == ("" if dies else "theodosius-ii")
    assert t.state.pv["b"] == before


@proves("2.7", "R48")
def test_the_limitanei_of_a_diocese_mutiny() -> None:
    t = year("mutiny")
    stand(t, "galliae-1", "li-galliae-1", "li-galliae-2", "co-galliae-1")
    stand(t, "italia-1", "li-italia-1")
    reduce(t, "li-galliae-2")
    decision = ask(t, roll_event(t), "mutiny")
    assert offered(decision) == {"galliae", "italia"}
    t = year("mutiny")
    stand(t, "galliae-1", "li-galliae-1", "li-galliae-2", "co-galliae-1")
    stand(t, "italia-1", "li-italia-1")
    play(t, roll_event(t), mutiny__barbarian="galliae")
    assert set(t.state.reduced) == {"li-galliae-1", "li-galliae-2"}


@proves("2.7", "6.2 Bagaudae", "R48")
def test_a_rural_revolt() -> None:
    t = year("bagaudae")
    play(t, roll_event(t), bagaudes__barbarian="hispaniae-2")
    assert t.place("bagaudes-u1") == "hispaniae-2"
    assert t.state.tribes["bagaudes"].status == "war"
    t.throw(*dice(4))
    assert topics(t, roll_event(t)) == []


@proves("2.7", "4.2.3", "R48")
def test_raids_of_a_minor_tribe_drawn_at_random() -> None:
    t = year("restless-border", 1)
    tribe(t, "suevi", "foederati", "hispaniae-1")
    before = {name for name, facts in t.state.tribes.items() if facts.status == "peace" and not t.is_major(name)}
    play(t, roll_event(t))
    raised = {name for name in before if t.state.tribes[name].status == "war"}
    assert len(raised) == 1
    assert all(t.place(unit) in t.data.tribes[name].homes for name in raised for unit in t.data.units_of[name])
    assert t.state.tribes["suevi"].status == "foederati"


@proves("2.7", "7.2", "R48")
def test_the_rivers_freeze() -> None:
    t = year("frozen-rivers")
    play(t, roll_event(t))
    costs = {path.to: cost(t, path) for path in t.area("galliae-4").paths}
    assert costs["alamanni"] == 1
    assert {path.to: cost(t, path) for path in t.area("thracia-1").paths}["ostrogothi"] == 1
    assert {path.to: cost(t, path) for path in t.area("persae-1").paths}["persae-2"] == 2


@proves("2.7", "R48")
def test_a_good_harvest_restores_two() -> None:
    t = year("good-harvest")
    stand(t, "galliae-7", "li-galliae-1", "co-galliae-1", "co-galliae-2", "comites-alani")
    reduce(t, "li-galliae-1", "co-galliae-1", "co-galliae-2", "comites-alani")
    decision = ask(t, roll_event(t), "harvest")
    assert decision.seat == t.seat("roman")
    assert refused(decision, "comites-alani")
    assert refused(decision, "li-galliae-1", "co-galliae-1", "co-galliae-2")
    t.throw(*dice(10))
    play(t, roll_event(t), harvest=("li-galliae-1", "co-galliae-1"))
    assert set(t.state.reduced) == {"co-galliae-2", "comites-alani"}


@proves("2.7", "R48")
def test_a_feud_weakens_a_tribe_with_two_units() -> None:
    t = year("feud")
    tribe(t, "vandali", "war", "galliae-5")
    tribe(t, "alamanni", "revolt", "galliae-4", 1)
    tribe(t, "visigothi", "foederati", "galliae-3")
    reduce(t, "vandali-u1")
    decision = ask(t, roll_event(t), "feud-unit")
    assert decision.seat == t.seat("roman")
    assert offered(decision) == {"vandali-u2", "vandali-u3", "vandali-u4"}
    t.throw(*dice(11))
    play(t, roll_event(t), feud_unit="vandali-u3")
    assert t.state.reduced == ["vandali-u1", "vandali-u3"]


@proves("2.7", "R48")
def test_of_two_feuds_the_other_may_be_chosen_after_all() -> None:
    t = year("feud")
    tribe(t, "vandali", "war", "galliae-5")
    tribe(t, "suevi", "war", "hispaniae-1")
    play(t, roll_event(t), feud=["vandali", "suevi"], feud_unit=["back", "suevi-u2"])
    assert t.state.reduced == ["suevi-u2"]


@proves("2.7", "R48")
def test_another_recruit_may_be_chosen_after_all() -> None:
    t = year("recruits")
    recruits = ["co-galliae-1", "co-italia-1"]
    play(t, roll_event(t), recruit=recruits, **{"return": ["back", "italia-2"]})
    assert t.state.reduced == ["co-italia-1"]


@proves("2.7", "R48")
def test_recruits_return_a_lost_unit_reduced() -> None:
    t = year("recruits")
    decision = ask(t, roll_event(t), "recruit")
    assert "co-galliae-1" in offered(decision)
    assert "comites-alani" not in offered(decision)
    t.throw(*dice(12))
    play(t, roll_event(t), recruit="co-galliae-1", **{"return": "galliae-7"})
    assert t.place("co-galliae-1") == "galliae-7"
    assert t.state.reduced == ["co-galliae-1"]


@proves("2.7", "3.7.2", "R48", "R53")
def test_recruits_among_the_units_of_a_usurper_join_him() -> None:
    t = year("recruits")
    usurp(t, "west", "constantinus-iii", "galliae-7", "co-viennensis-1")
    t.throw(*dice(12))
    play(t, roll_event(t), recruit="co-galliae-1", **{"return": "galliae-7"})
    assert t.camp("co-galliae-1") == "barbarian"


@proves("2.7", "R48")
def test_recruits_may_be_what_the_scenario_had_removed() -> None:
    t = begin("scourge-445")
    t.throw(*dice(12))
    decision = ask(t, roll_event(t), "recruit")
    assert offered(decision) <= set(t.data.scenarios["scourge-445"].removed)


@proves("2.7", "R48")
@pytest.mark.parametrize(("name", "seats"), [("embassy", ["b", "a"]), ("sign-in-the-sky", ["b"])])
def test_who_draws_another_counter(name: str, seats: list[str]) -> None:
    t = year(name)
    play(t, roll_event(t))
    assert [each.seat for each in told(t, HandChanged)] == seats


@proves("2.7", "R48")
def test_a_storm_holds_every_fleet_in_the_first_smc() -> None:
    t = year("storm")
    play(t, roll_event(t))
    assert t.state.stormy == ["roman", "barbarian"]


@proves("2.7", "R48")
@pytest.mark.parametrize("name", ["none-a", "none-b", "heavy-taxes"])
def test_years_in_which_nothing_happens_at_once(name: str) -> None:
    t = year(name)
    before = t.state.model_dump() | {"event": name}
    assert topics(t, roll_event(t)) == []
    assert t.state.model_dump() == before
