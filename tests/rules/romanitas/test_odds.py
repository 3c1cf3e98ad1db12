"""The odds of a combat agree with combats that are really fought, and computing them changes nothing."""

from __future__ import annotations

import json
import math

import msgspec
import pytest

import rules
from rules.core import registry
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.policy import number_in
from rules.core.suggestions import Counsel
from rules.romanitas.ai.forecasts import Oracle, Prospect, every_prospect, margin_of, prospects
from rules.romanitas.ai.legate import legate
from rules.romanitas.ai.odds import Encounter, Odds, Voyage, error_of, rehearse
from rules.romanitas.ai.sea import duel
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import StratagemId
from rules.romanitas.state import RomanitasState
from tests.rulebook.romanitas.toolkit import position
from tests.sampling import first

ORACLE = Oracle()
TOPICS = {"defence", "muster", "window", "press-on", "besiege", "draw-stratagem", "stratagem-side", "line"}


def start() -> RomanitasState:
    state = rules.start("romanitas", seed="odds").state
    assert isinstance(state, RomanitasState)
    return state


def army(state: RomanitasState, count: int) -> tuple[str, ...]:
    data = romanitas_data()
    units = [piece for piece in state.stacks["mobilised"] if piece in data.roman_army]
    return tuple(sorted(units, key=lambda unit: -data.bonus[unit])[:count])


def encounter(state: RomanitasState, units: int, **facts: object) -> Encounter:
    plain = Encounter(
        place="naissus", nation="slavs", attacker="enemy", siege=False, enemies=3, units=army(state, units),
        figures=("comes",),
    )  # fmt: skip
    return msgspec.structs.replace(plain, **facts)


def test_a_rehearsal_leaves_the_campaign_alone_and_has_the_same_luck_every_time() -> None:
    state = start()
    before = state.model_dump()
    met = encounter(state, 5)
    assert rehearse(state, met, 50) == rehearse(state, met, 50)
    assert state.model_dump() == before


def test_more_and_better_units_win_more_often() -> None:
    state = start()
    chances = [rehearse(state, encounter(state, units), 300).win for units in (1, 3, 6, 9)]
    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.5
    against = [rehearse(state, encounter(state, 4, enemies=enemies), 300).win for enemies in (1, 3, 6)]
    assert against == sorted(against, reverse=True)
    assert against[0] - against[-1] > 0.2


def test_a_siege_stratagem_opens_every_city_but_constantinople() -> None:
    state = start()
    siege = {"siege": True, "attacker": "roman", "figures": ("comes", "magister-militum")}
    storm = encounter(state, 6, place="rome", nation="ostrogoths", **siege)
    assert rehearse(state, storm, 60, StratagemId.SIEGE).win == 1.0
    lost = encounter(state, 3, place="antioch", siege=True)
    odds = rehearse(state, lost, 400)
    wins, times = odds.by_enemy_stratagem["siege"]
    assert (wins, times > 30) == (0, True)
    capital = rehearse(state, encounter(state, 9, place="constantinople", siege=True), 400)
    assert capital.by_enemy_stratagem["siege"][0] > 0


def test_the_error_is_that_of_agresti_and_coull() -> None:
    assert error_of(50, 100) == pytest.approx(0.0961, abs=5e-4)
    assert error_of(0, 40) == pytest.approx(0.0606, abs=5e-4)
    assert error_of(100, 400) < error_of(25, 100)


def test_the_odds_agree_with_combats_that_are_really_fought() -> None:
    """At the first muster of some campaigns: the share won in forks of the table, suggested choices throughout."""
    compared = 0
    for seed in range(40):
        table = rules.start("romanitas", seed=f"agree {seed}")
        while table.decision is not None and table.decision.topic != "muster":
            give(table, legate(table))
        if table.decision is None or table.state.model_dump()["battle"] is not None:
            continue
        _compare_with_forks(table)
        compared += 1
        if compared == 3:
            break
    assert compared == 3


@pytest.mark.rule("7.3", "7.4")
@pytest.mark.parametrize("event", ["", "storm", "epidemic"])
def test_the_odds_of_an_expedition_include_the_crossing(event: str) -> None:
    table = _at_muster(_window(event, "western-med"), "t-tuscia")
    odds = _compare_with_forks(table)
    assert odds.landings < odds.rounds
    assert odds.drowned > 0
    assert odds.win < odds.win_ashore


@pytest.mark.rule("7.4")
def test_every_answer_about_an_expedition_has_the_same_odds() -> None:
    """The window and the muster rehearse the same crossing, and the report says how often the army lands."""
    window = _window("", "western-med")
    muster = _at_muster(window, "t-tuscia")
    at_muster = {(each.encounter.units, each.encounter.figures): each for each in _every_force(muster)}
    in_window = [each for each in _every_force(window) if each.option == "naval:t-tuscia"]
    assert in_window
    for each in in_window:
        assert each.encounter == at_muster[each.encounter.units, each.encounter.figures].encounter
    for forecast in ORACLE.overview(muster, 200):
        assert "lands" in str(forecast.lines[0])


@pytest.mark.rule("7.4", "R53")
def test_an_undecided_battle_on_the_way_drowns_the_army() -> None:
    printed, house = (_crossing(*options) for options in ((), ("house-undecided-at-sea",)))
    odds = duel(3)  # fleet 1, Magister Militum 2 and transport 1 against 1
    assert printed.landing == pytest.approx(odds.won, abs=0.05)
    assert printed.drowned == pytest.approx(6 * (1 - odds.won), abs=0.3)
    assert house.drowned == pytest.approx(6 * odds.sunk, abs=0.3)
    assert house.drowned < printed.drowned


def _crossing(*options: str) -> Odds:
    game = position(*options)
    game.pieces.move("fleet-vandals", "western-med")
    voyage = Voyage(territory="t-tuscia", route=("central-med", "western-med"), fleets=("classis-alexandrina",))
    facts = {"place": "rome", "nation": "ostrogoths", "attacker": "roman", "figures": ("comes", "magister-militum")}
    return rehearse(game.state, encounter(game.state, 6, voyage=voyage, **facts), 1000)


@pytest.mark.rule("7.4")
def test_a_free_sea_costs_nothing_to_cross() -> None:
    forces = _every_force(_at_muster(_window("", "aegean"), "t-tuscia"))
    assert forces
    assert all(each.encounter.voyage is None for each in forces)


def _every_force(table: rules.Table) -> list[Prospect]:
    state, decision = table.state, table.decision
    assert isinstance(state, RomanitasState)
    assert decision is not None
    return every_prospect(state, decision)


def _window(event: str, zone: str) -> rules.Table:
    """The first window of a campaign with 8 RP, a random event and the Vandals' fleet in a zone."""
    table = rules.start("romanitas", seed="sailing")
    while table.decision is not None and table.decision.topic != "window":
        give(table, legate(table))
    table.amend(f"fleet:vandals:{zone}")
    save = json.loads(table.save())
    save["record"]["checkpoint"] |= {"event": event, "rp": 8}
    return rules.load(json.dumps(save))


def _at_muster(window: rules.Table, territory: str) -> rules.Table:
    """The muster for an expedition to a territory."""
    table = rules.load(window.save())
    give(table, (f"naval:{territory}",))
    while table.decision is not None and table.decision.topic != "muster":
        give(table, table.decision.default)
    return table


def _compare_with_forks(table: rules.Table) -> Odds:
    state, decision = table.state, table.decision
    assert isinstance(state, RomanitasState)
    assert decision is not None
    chosen = prospects(state, decision)[-1]
    odds = rehearse(state, chosen.encounter, 400)
    won = sum(_fought_out(table.fork(f"fight {number}"), chosen.option) for number in range(150))
    share = (won + 400 * odds.win) / 550
    spread = math.sqrt(max(share * (1 - share), 0.004) * (1 / 150 + 1 / 400))
    assert abs(won / 150 - odds.win) < 4 * spread, (won / 150, odds.win)
    return odds


def _fought_out(table: rules.Table, option: str) -> bool:
    """Whether the force that marches out wins its first combat. An expedition can be lost at sea."""
    table.events.clear()
    give(table, (option,))
    while table.decision is not None:
        for event in table.events:
            if event.kind in ("battle-ended", "expedition-turned-back"):
                return event.model_dump().get("winner") == "roman"
        give(table, table.decision.default)
    ended = [event for event in table.events if event.kind == "battle-ended"]
    return bool(ended) and ended[0].model_dump()["winner"] == "roman"


@pytest.mark.slow
def test_every_decision_with_a_combat_ahead_has_its_odds() -> None:
    seen: dict[str, int] = {}
    for seed in range(30):
        table = rules.start("romanitas", seed=f"topics {seed}")
        while table.decision is not None and len(seen) < len(TOPICS):
            decision = table.decision
            if seen.get(decision.topic, 0) < 1 and ORACLE.concerns(decision):
                seen[decision.topic] = _check_overview(table)
            elif not ORACLE.concerns(decision):
                assert ORACLE.overview(table, 10) == []
                assert ORACLE.detail(table, "", 10) is None
            give(table, legate(table))
    assert {topic for topic, count in seen.items() if count} == TOPICS


def _check_overview(table: rules.Table) -> int:
    before = table.save()
    found = ORACLE.overview(table, 60)
    assert table.decision is not None
    assert ORACLE.has_any(table, table.decision) == bool(found)
    for forecast in found:
        assert 0 <= forecast.share <= 1
        assert 0 < forecast.error < 1
        detail = ORACLE.detail(table, forecast.option, 60)
        assert detail is not None
        lines = [str(line) for line in (*forecast.lines, *detail.lines)]
        assert all(line and "{" not in line for line in lines)
        assert len({line.partition(":")[0] for line in lines if line.startswith("With ")}) == len(
            [line for line in detail.lines if str(line).startswith("With ")]
        )
    assert ORACLE.detail(table, "no such option", 10) is None
    assert table.save() == before
    return len(found)


def test_the_overview_is_sorted_by_what_it_shows_and_names_the_prize() -> None:
    seen = 0
    table = rules.start("romanitas", seed="odds")
    while table.decision is not None and seen < 4:
        if table.decision.topic in ("window", "muster", "defence", "press-on"):
            found = ORACLE.overview(table, 200)
            assert [each.net for each in found[:5]] == sorted((each.net for each in found[:5]), reverse=True)
            assert len({each.option for each in found}) == len(found)
            assert all(each.prize is not None and str(each.prize) for each in found)
            seen += bool(found)
        give(table, legate(table))


def test_the_cheapest_force_that_is_likely_to_win_is_shown() -> None:
    """No cheaper force of the same option wins more than sixty times in a hundred."""
    table = rules.start("romanitas", seed="odds")
    while table.decision is not None and table.decision.topic != "window":
        give(table, legate(table))
    assert table.decision is not None
    state = table.state
    assert isinstance(state, RomanitasState)
    forces: dict[str, list[Prospect]] = {}
    for each in every_prospect(state, table.decision):
        forces.setdefault(each.option, []).append(each)
    assert max(map(len, forces.values())) > 1
    for forecast in ORACLE.overview(table, 400)[:3]:
        cheaper = [each for each in forces[forecast.option] if number_in(each.title, "cost") < forecast.cost]
        assert all(rehearse(state, each.encounter, 100).win < 0.75 for each in cheaper)


def test_a_sure_thing_has_nomargin_of() -> None:
    state = start()
    siege = {"siege": True, "attacker": "roman", "figures": ("comes", "magister-militum")}
    storm = encounter(state, 6, place="rome", nation="ostrogoths", **siege)
    odds = rehearse(state, storm, 60, StratagemId.SIEGE)
    assert margin_of(odds.wins, odds.rounds) == ""
    assert margin_of(30, 60) == " (±12)"


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(1, range(3)))
def test_the_legate_does_not_depend_on_what_he_remembers(seed: int) -> None:
    """His memory of odds is only a memory: with it and without it he plays the same campaign."""
    import importlib

    memory = importlib.import_module("rules.romanitas.ai.legate")
    ends = []
    for _ in range(2):
        table = rules.start("romanitas", seed=f"memory {seed}")
        while table.decision is not None:
            give(table, legate(table))
        ends.append(table.state.model_dump())
        memory._REMEMBERED.clear()
    assert ends[0] == ends[1]


def test_targets_show_the_same_chance_as_the_odds_with_prize_and_price() -> None:
    table = rules.start("romanitas", seed="odds")
    while table.decision is not None and table.decision.topic != "window":
        give(table, legate(table))
    decision = table.decision
    assert isinstance(decision, Pick)
    found = registry.forecasts(table, decision.seat, 120)
    assert list(found) == ORACLE.overview(table, 120)
    advised = Counsel(decision.default, forecasts=found).applied_to(decision)
    assert isinstance(advised, Pick)
    assert [option.id for option in advised.options] == [option.id for option in decision.options]
    by_rank = sorted((option for option in advised.options if option.rank <= len(found)), key=lambda each: each.rank)
    assert [option.id for option in by_rank] == [each.option for each in found]
    for option, forecast in zip(by_rank, found, strict=True):
        assert option.detail.startswith(f"{round(100 * forecast.share)}% · ")
        assert str(forecast.title) in option.detail
        assert forecast.prize is None or str(forecast.prize) in option.detail
    details = [option.detail for option in by_rank]
    assert len(set(details)) > len(details) // 2


def test_targets_of_one_people_stay_together() -> None:
    table = rules.start("romanitas", seed="odds")
    while table.decision is not None and table.decision.topic != "window":
        give(table, legate(table))
    decision = table.decision
    assert isinstance(decision, Pick)
    lands = [option for option in decision.options if option.id.startswith("land:")]
    assert {len(option.path) for option in lands} == {2}
    assert len({option.group[1] for option in lands}) > 1
