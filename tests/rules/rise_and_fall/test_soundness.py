"""Imported saves of Rise and Fall: positions that play can reach are accepted, all others refused with a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import data
import rules
from rules.core.agents import give
from rules.core.errors import ImpossibleState
from rules.core.registry import read_save
from rules.core.text import Text, speaking
from rules.rise_and_fall import GAME
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.data.loader import GAME_ID, rise_data
from rules.rise_and_fall.state import Horde, Kingdom, Revolt, RiseState
from tests.sampling import first

THREE = {"three_player": True, "inherited_kingdoms": True}
LOOSE = {"german_full_war_move_2": True, "migration_move_4": True}

PLAYED: tuple[tuple[str, dict[str, bool], str, int], ...] = (
    ("campaign-60bc", {}, "random", 900),
    ("campaign-60bc", THREE, "legate", 200),
    ("rise-60bc-20ad", THREE | LOOSE, "random", 700),
    ("rise-60bc-20ad", {}, "legate", 300),
    ("zenith-100-190", THREE, "random", 1200),
    ("crisis-220-340", {}, "random", 1200),
    ("crisis-220-340", THREE | LOOSE, "legate", 300),
    ("fall-350-470", LOOSE, "random", 10_000),
    ("fall-350-470", THREE, "random", 10_000),
    ("fall-350-470", {}, "legate", 300),
)
"""Scenarios with optional rules, who plays them, and how many decisions."""


def checkpoint(table: rules.Table) -> bytes:
    return bytes(read_save(table.save()).record.checkpoint)


def check(table: rules.Table, position: bytes) -> None:
    state = msgspec.json.decode(position, type=RiseState)
    GAME(state, "").check_state(table.scenario, table.options)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "options", "who", "most"),
    [*((*each, min(most, 60)) for *each, most in PLAYED), *first(0, PLAYED)],
)
def test_every_position_of_a_played_campaign_is_sound(
    scenario: str, options: dict[str, bool], who: str, most: int
) -> None:
    table, rng, before = rules.start(GAME_ID, scenario, options=options, seed="sound"), Random(scenario), b""
    for _ in range(most):
        if table.decision is None:
            break
        if checkpoint(table) != before:
            before = checkpoint(table)
            check(table, before)
        give(table, legate(table) if who == "legate" else rules.random_choice(table.decision, rng))
    assert before


START, CAMPAIGN, MIDDLE, LATE, HUNNIC = "start", "campaign", "middle", "late", "hunnic"
"""Positions out of played campaigns, kept in ``positions.json`` so that no player's whims change them."""


@cache
def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(Path(__file__).with_name("positions.json").read_text(encoding="utf-8"))
    return kept


def _reached(where: str) -> tuple[str, dict[str, bool], bytes]:
    kept = _kept()[where]
    options = dict.fromkeys(rules.games()[GAME_ID].options, False)
    return kept["scenario"], options, json.dumps(kept["position"]).encode()


def doctored(where: str, change: Callable[[Any], object]) -> RiseState:
    state = msgspec.json.decode(_reached(where)[2], type=RiseState)
    change(state)
    return state


def refusal(where: str, change: Callable[[Any], object]) -> Text:
    """What is said of a position that has been changed."""
    scenario, options, _ = _reached(where)
    with pytest.raises(ImpossibleState) as refused:
        GAME(doctored(where, change), "").check_state(scenario, options)
    (reason,) = refused.value.args
    assert isinstance(reason, Text)
    for locale in ("en", "fr"):
        with speaking(locale):
            assert re.search(r"[.)]$", str(refused.value)), str(refused.value)
    return reason


def move(state: RiseState, unit: str, place: str) -> None:
    for stack in state.stacks.values():
        if unit in stack:
            stack.remove(unit)
    state.stacks.setdefault(place, []).append(unit)


def on_map(state: RiseState, kind: str) -> str:
    """The first unit of a kind on the map of which no list knows anything."""
    lists = (*state.trail, *state.flipped, *state.transferred, *state.stopped, *state.bribes, *state.sassanids)
    units = (unit for area in rise_data().areas for unit in state.stacks[area])
    return next(unit for unit in units if rise_data().kind[unit] == kind and unit not in lists)


def area_of(state: RiseState, unit: str) -> str:
    return next(place for place, stack in state.stacks.items() if unit in stack)


def put(**facts: Any) -> Callable[[RiseState], None]:
    """Give the state other facts."""

    def change(state: RiseState) -> None:
        for name, value in facts.items():
            assert hasattr(state, name), name
            setattr(state, name, value)

    return change


def _forget(state: RiseState) -> None:
    """Take off all marks of the player turn."""
    state.trail, state.flipped, state.transferred, state.stopped = {}, [], [], []
    state.disbanded, state.refused, state.recruited, state.done = [], [], {}, []
    state.counted, state.spent, state.bribes = {}, {}, {}
    state.markers_spent = state.rebuilt = 0
    state.sued = state.declared = False


def _crowd(state: RiseState) -> None:
    """Two legions in one area in the Parthian turn."""
    assert state.player == "parthia"
    legions = [unit for area in rise_data().areas for unit in state.stacks[area] if unit.startswith("legion-")]
    move(state, legions[1], area_of(state, legions[0]))


def _turn_of_huns(state: RiseState, **facts: Any) -> None:
    _forget(state)
    put(player="huns", step="campaign", scene=f"huns-{state.scenes}", **facts)(state)


def _empty(state: RiseState, holder: str) -> str:
    """An area of a power without units."""
    return next(area for area, by in state.control.items() if by == holder and not state.stacks[area])


def _kingdom(state: RiseState) -> str:
    return next(iter(state.kingdoms))


def _rebel(state: RiseState, rebellion: int) -> None:
    move(state, "rebel-1", _empty(state, "rome"))
    state.rebellions["rebel-1"] = rebellion
    state.rebellions_begun = 0


def _founded_by_no_one(state: RiseState) -> None:
    state.founded = False
    state.kingdoms[_kingdom(state)].status = "new"


def _settled(state: RiseState) -> None:
    state.hordes["huns"].capital = "rome"
    move(state, "huns", "huns")


def _extinct(state: RiseState, people: str) -> None:
    state.gone.append(people)
    state.control.update({area: "" for area, holder in state.control.items() if holder == people})


def _deploying(state: RiseState) -> None:
    _forget(state)
    put(step="deployment", player="rome", scene="", scenes=0)(state)


DOCTORED: dict[str, list[tuple[str, Callable[[Any], object]]]] = {
    "scenario": [(LATE, put(scenario="zenith-100-190")), (LATE, put(last_turn=60))],
    "options": [(LATE, put(options=["three_player"])), (LATE, put(options=["cheat"]))],
    "turn": [(CAMPAIGN, put(turn=10))],
    "player": [
        (LATE, put(player="german")),
        (LATE, put(player="huns", step="provision")),
        (CAMPAIGN, put(player="hunae")),
        (LATE, put(player="parthia", step="reform")),
    ],
    "uprisings": [(MIDDLE, put(uprisings=1)), (MIDDLE, put(step="civil-war", uprisings=9))],
    "scene": [(LATE, put(scene="")), (LATE, lambda s: setattr(s, "scene", f"feast-{s.scenes}"))],
    "units": [
        (LATE, put(flipped=["dragon"])),
        (LATE, put(flipped=["legion-01", "legion-01"])),
        (LATE, put(onward=["mig-franks-1", "mig-franks-1"])),
        (LATE, put(bribes={"dragon": "rome"})),
        (LATE, put(rebellions={"dragon": 1})),
        (LATE, put(members={"dragon": "kingdom-franks"})),
        (LATE, put(trail={"dragon": ["rome"]})),
        (LATE, put(due={"dragon": 44})),
    ],
    "areas": [
        (LATE, put(kushan_homes=["atlantis"])),
        (LATE, put(kushan_homes=["saka", "saka"])),
        (LATE, put(ruins={"atlantis": "looted"})),
        (LATE, put(revolts={"atlantis": Revolt(2, "rome", 42)})),
        (LATE, put(owned_by_rebels=["atlantis"])),
    ],
    "off-map": [(LATE, put(bribes={"legion-01": "rome"})), (LATE, put(stopped=["legion-01"]))],
    "place": [(LATE, lambda s: s.stacks.update(moon=[]))],
    "place-missing": [(LATE, lambda s: s.stacks.pop(_empty(s, "rome")))],
    "due": [(LATE, put(due={})), (LATE, lambda s: s.due.update({"mig-jutes": 50}))],
    "due-turn": [(LATE, lambda s: s.due.update(dict.fromkeys(s.due, 99)))],
    "unit-place": [
        (LATE, lambda s: move(s, "legion-01", "pile-rome-west")),
        (LATE, lambda s: move(s, on_map(s, "comitatus"), "pile-parthia")),
        (LATE, lambda s: move(s, on_map(s, "comitatus"), "removed")),
        (LATE, lambda s: move(s, on_map(s, "celt"), "waiting")),
        (LATE, lambda s: move(s, on_map(s, "parthian-cavalry"), "hunae")),
        (LATE, lambda s: move(s, on_map(s, "germanic-kingdom"), "cimbrica")),
        (CAMPAIGN, lambda s: move(s, "legion-01", "unarrived")),
        (CAMPAIGN, lambda s: move(s, "legion-01", "removed")),
        (CAMPAIGN, lambda s: move(s, "legion-01", "pile-rome-west")),
        (MIDDLE, lambda s: move(s, "asian-sarmatian-sakans", "saka")),
    ],
    "too-early": [
        (CAMPAIGN, lambda s: move(s, "palatina-1", "pile-rome")),
        (CAMPAIGN, lambda s: move(s, "mig-franks-1", "cimbrica")),
        (LATE, lambda s: move(s, "hunnic-hunae-1", "pile-hunae")),
    ],
    "control-areas": [(LATE, lambda s: s.control.pop("rome")), (LATE, lambda s: s.control.update(atlantis="rome"))],
    "holder": [
        (LATE, lambda s: s.control.update(rome="britons")),
        (LATE, lambda s: s.control.update(rome="mauri")),
        (LATE, lambda s: s.control.update(rome="kingdom-alans")),
        (LATE, lambda s: s.control.update(rome="kushan")),
        (CAMPAIGN, lambda s: s.control.update(rome="rome-rebels")),
        (CAMPAIGN, lambda s: s.control.update(rome="sassanid")),
        (CAMPAIGN, lambda s: s.control.update(rome="huns")),
        (CAMPAIGN, lambda s: s.control.update(rome="armenians")),
    ],
    "ruin-star": [(LATE, put(ruins={"cimbrica": "looted"})), (CAMPAIGN, put(ruins={"moesia": "looted"}))],
    "ruin": [(LATE, put(ruins={"ctesiphon": "scorched"}))],
    "clocks": [(LATE, lambda s: s.held.pop("rome")), (LATE, lambda s: s.held.update(huns={}))],
    "clock-area": [(LATE, lambda s: s.held["rome"].update(cimbrica=3))],
    "clock": [(LATE, lambda s: s.held["rome"].update(ctesiphon=11)), (LATE, lambda s: s.held["rome"].update(rome=0))],
    "walls-early": [(CAMPAIGN, put(walls="standing"))],
    "walls": [(LATE, lambda s: s.control.update(byzantium="parthia"))],
    "revolt": [
        (LATE, put(revolts={"ctesiphon": Revolt(3, "parthia", 42)})),
        (LATE, put(revolts={"ctesiphon": Revolt(1, "rome", 42)})),
        (LATE, put(revolts={"athens": Revolt(2, "britons", 42)})),
        (LATE, put(revolts={"cimbrica": Revolt(2, "rome", 42)})),
        (LATE, put(revolts={"athens": Revolt(3, "rome", 42)})),
        (LATE, put(revolts={"athens": Revolt(4, "rome", 42)})),
    ],
    "revolt-turn": [(LATE, put(revolts={"athens": Revolt(2, "rome", 99)}))],
    "revolt-unit": [(LATE, lambda s: s.revolts.update(athens=Revolt(3, "rome", 42, on_map(s, "parthian-cavalry"))))],
    "war": [
        (LATE, lambda s: s.wars.append("rome|rome")),
        (LATE, lambda s: s.wars.append(s.wars[0])),
        (LATE, lambda s: s.wars.append("rome|mars")),
        (CAMPAIGN, lambda s: s.wars.append("rome|parthia")),
    ],
    "alliance": [(LATE, put(alliances=["kushan|parthia"])), (LATE, lambda s: s.alliances.append(s.alliances[0]))],
    "allied-foe": [(CAMPAIGN, put(alliances=["european|parthia"], wars=["european|parthia"]))],
    "armenia": [(LATE, put(armenia="german"))],
    "provoked": [(LATE, put(provoked=["celt|rome"])), (LATE, put(provoked=["euro-sarmatian|rome"] * 2))],
    "rebel-war": [(LATE, put(rebel_wars=["parthia"])), (LATE, put(rebel_foes=["rome"]))],
    "levels": [(LATE, put(levels={"roman-marginal": 1})), (LATE, put(levels={"mars": 1}))],
    "pact": [(CAMPAIGN, put(pact=True)), (LATE, lambda s: (put(pact=True)(s), s.wars.append("euro-sarmatian|german")))],
    "full-war": [(CAMPAIGN, put(full_war=True)), (LATE, put(full_war=False))],
    "ladders": [(LATE, put(rungs={"rome": 1}))],
    "rung": [(LATE, put(rungs={"rome": 7, "parthia": 0})), (LATE, put(rungs={"rome": -1, "parthia": 0}))],
    "two-ladders": [(LATE, put(rungs={"rome": 1, "parthia": 1}))],
    "window": [(LATE, put(peace_until=10**30)), (LATE, put(peace_until=-1))],
    "war-in-peace": [(LATE, lambda s: put(peace_until=s.turn, wars=[*s.wars, "parthia|rome"])(s))],
    "pontus": [(LATE, put(pontus_closed=True))],
    "tribute": [(LATE, put(tribute=3)), (CAMPAIGN, put(tribute=1)), (LATE, put(tribute=-1))],
    "sued": [(LATE, put(sued=True, declared=True)), (HUNNIC, lambda s: _turn_of_huns(s, sued=True))],
    "leader-side": [(LATE, lambda s: s.leaders.update(celt="caesar"))],
    "leader": [
        (LATE, put(leaders={})),
        (LATE, lambda s: s.leaders.update(rome="caesar")),
        (CAMPAIGN, put(leaders={"rome": "trajan", "parthia": "orodes-ii"})),
    ],
    "emperor": [(CAMPAIGN, put(emperor_region="italia")), (CAMPAIGN, put(emperor_province="atlantis"))],
    "no-emperor": [(LATE, put(emperor_region="germania")), (LATE, put(emperor_province="gaul"))],
    "rebels": [(LATE, lambda s: move(s, "rebel-1", "athens")), (MIDDLE, lambda s: move(s, "rebel-2", "athens"))],
    "rebellions": [(CAMPAIGN, put(rebellions_begun=9)), (LATE, put(rebellions_begun=1))],
    "rebellion": [(MIDDLE, lambda s: _rebel(s, 2))],
    "sassanid": [(LATE, lambda s: s.sassanids.append(on_map(s, "parthian-cavalry")))],
    "dynasty": [(LATE, put(sassanid=False)), (CAMPAIGN, put(sassanid=True))],
    "kingdom-early": [
        (MIDDLE, put(founded=True)),
        (MIDDLE, put(kingdoms={"kingdom-franks": Kingdom("franks", "rome")})),
    ],
    "kingdom": [
        (LATE, lambda s: s.kingdoms.update({"kingdom-burgundy": Kingdom("burgundy", "rome")})),
        (LATE, lambda s: s.kingdoms.update({"kingdom-saxons": Kingdom("vandals", "rome")})),
        (LATE, lambda s: s.kingdoms.update({"empire": Kingdom("vandals", "rome")})),
    ],
    "kingdom-status": [(LATE, _founded_by_no_one)],
    "members": [(LATE, put(members={})), (LATE, lambda s: s.members.update({on_map(s, "comitatus"): _kingdom(s)}))],
    "member": [(LATE, lambda s: s.members.update(dict.fromkeys(s.members, "kingdom-none")))],
    "replaced": [(LATE, lambda s: setattr(s.kingdoms[_kingdom(s)], "replaced", -1))],
    "capital": [
        (LATE, lambda s: setattr(s.kingdoms[_kingdom(s)], "capital", "cimbrica")),
        (LATE, lambda s: setattr(s.kingdoms[_kingdom(s)], "capital", "atlantis")),
        (LATE, lambda s: s.hordes.update(huns=Horde(0, "atlantis"))),
    ],
    "hordes": [(LATE, put(hordes={"huns": Horde()})), (LATE, lambda s: s.hordes.update(avars=Horde()))],
    "absorbed": [
        (LATE, lambda s: s.hordes.update(huns=Horde(-1))),
        (LATE, lambda s: s.hordes.update(huns=Horde(10**30))),
    ],
    "horde-settled": [(HUNNIC, _settled)],
    "horde-early": [
        (LATE, lambda s: s.hordes.update(huns=Horde(1))),
        (CAMPAIGN, lambda s: s.hordes.update(hunae=Horde(0, "rome"))),
    ],
    "gone": [(CAMPAIGN, put(gone=["celt"])), (CAMPAIGN, put(gone=["rome"])), (LATE, put(gone=["kushan", "kushan"]))],
    "gone-unit": [(CAMPAIGN, lambda s: _extinct(s, "german"))],
    "fallen": [(LATE, put(fallen=["north"]))],
    "fallen-early": [(CAMPAIGN, put(fallen=["west"]))],
    "clients": [(CAMPAIGN, put(clients=True))],
    "marks": [
        (CAMPAIGN, put(step="turn-end", player="parthia", scene="")),
        (CAMPAIGN, put(step="player-start", scene="")),
    ],
    "moved": [(LATE, lambda s: (put(step="provision")(s), s.flipped.append(on_map(s, "comitatus"))))],
    "done": [(LATE, put(done=["everything"])), (LATE, put(done=["quiet", "quiet"])), (START, put(done=["quiet"]))],
    "onward": [(LATE, lambda s: s.onward.append(on_map(s, "comitatus"))), (LATE, put(refused=["legion-01"]))],
    "recruited": [(LATE, put(recruited={"britons": 1}))],
    "recruits": [(LATE, put(recruited={"german": 0})), (LATE, put(recruited={"german": 10**30}))],
    "counted": [(LATE, put(counted={})), (LATE, put(counted={"all": 3})), (LATE, lambda s: s.spent.update(north=1))],
    "count": [(LATE, put(counted={"west": 10**30, "east": 1})), (LATE, put(counted={"west": -1, "east": 1}))],
    "spent": [(LATE, put(spent={"west": 10**30})), (LATE, put(spent={"west": -1}))],
    "markers": [(LATE, put(markers_spent=5)), (LATE, put(markers_spent=-1))],
    "rebuilt": [(LATE, put(rebuilt=4, markers_spent=0)), (LATE, put(rebuilt=-1))],
    "unpaid": [(LATE, put(markers_spent=1, spent={}))],
    "bribe": [
        (LATE, lambda s: put(bribes={on_map(s, "comitatus"): "parthia"})(s)),
        (LATE, lambda s: put(bribes={on_map(s, "celt"): "german"})(s)),
    ],
    "transferred": [(LATE, lambda s: s.transferred.append(next(iter(s.trail))))],
    "trail": [
        (LATE, lambda s: s.trail.update({next(iter(s.trail)): []})),
        (LATE, lambda s: s.trail.update({next(iter(s.trail)): ["rome", "atlantis"]})),
        (LATE, lambda s: s.trail[next(iter(s.trail))].append("india")),
        (LATE, lambda s: s.trail[next(iter(s.trail))].insert(0, "india")),
    ],
    "crowd": [(CAMPAIGN, _crowd)],
    "deployment": [(START, put(peace_until=1)), (MIDDLE, _deploying), (START, put(armenia="rome"))],
    "deployed": [(START, lambda s: move(s, "celt-helvetii", "pile-celt"))],
    "deployed-number": [
        (START, lambda s: move(s, on_map(s, "parthian-cavalry"), "pile-parthia")),
        (START, lambda s: move(s, s.stacks["pile-parthia"][0], _empty(s, "parthia"))),
    ],
}
"""What can be wrong with a position, and ways to make it so: the key of the refusal without its beginning."""


@pytest.mark.parametrize("key", DOCTORED)
def test_a_doctored_position_is_refused_by_its_own_sentence(key: str) -> None:
    assert [refusal(*way).key for way in DOCTORED[key]] == [f"unsound-{key}"] * len(DOCTORED[key])


def test_every_refusal_is_proved() -> None:
    text = data.path(GAME_ID, "texts", "en", "soundness.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^unsound-([a-z-]+) =", text, re.MULTILINE))
    assert {key for key in keys if not key.startswith(("list-", "at-"))} == DOCTORED.keys()


@pytest.mark.parametrize("where", [START, CAMPAIGN, MIDDLE, LATE])
def test_what_is_not_doctored_passes(where: str) -> None:
    scenario, options, position = _reached(where)
    GAME(msgspec.json.decode(position, type=RiseState), "").check_state(scenario, options)


def test_a_doctored_save_cannot_be_taken_up() -> None:
    table = rules.start(GAME_ID, "fall-350-470", seed="doctored")
    save = json.loads(table.open_save() or "")
    rules.take_up(json.dumps(save).encode())
    save["record"]["checkpoint"]["control"]["rome"] = "britons"
    with pytest.raises(rules.SaveError, match="“britons” can't control Rome"):
        rules.take_up(json.dumps(save).encode())


def test_armenians_may_be_the_last_of_the_asians() -> None:
    """Their areas are Asian again once no empire has Artashat, though the People is out of the game."""
    scenario, options, _ = _reached(LATE)
    state = doctored(LATE, lambda s: s.gone.append("asian"))
    state.trail, state.flipped, state.transferred, state.stopped = {}, [], [], []
    for stack in state.stacks.values():
        stack[:] = [unit for unit in stack if rise_data().nation[unit] != "asian"]
    state.stacks["removed"] += [unit for unit in rise_data().units_of["asian"] if unit not in rise_data().armenians]
    state.stacks["pile-asian"] += rise_data().armenians
    state.control.update({area: "" for area, holder in state.control.items() if holder == "asian"})
    state.alliances = [each for each in state.alliances if "asian|" not in each]
    state.revolts = {}
    state.bribes, state.markers_spent, state.rebuilt = {}, 0, 0
    state.control["artashat"] = "asian"
    GAME(state, "").check_state(scenario, options)
