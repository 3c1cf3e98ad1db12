"""The sequence of play [Turns]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.game import Play
from rules.rise_and_fall.chapters import (
    bribery,
    campaign_phase,
    civil_war,
    deployment,
    empire_split,
    garrisons,
    germanic_kingdoms,
    huns,
    imperial_replacements,
    kushans,
    looting,
    migrations,
    other_replacements,
    peoples,
    sassanids,
    victory,
    wars,
)
from rules.rise_and_fall.chapters.great_leaders import change_leaders
from rules.rise_and_fall.data.loader import EMPIRES, HUNS, REBELS
from rules.rise_and_fall.events import PlayerTurnBegan, PlayerTurnEnded, TurnBegan
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import Player, Step


def play_step(t: RiseAndFall) -> Play[None]:
    """Play from one checkpoint to the next."""
    return _STEPS[t.state.step](t)


def players(t: RiseAndFall) -> list[Player]:
    """The player turns of a decade, in order [Turns, Three-Player Game, The Huns 3]."""
    found: list[Player] = ["rome", "parthia"]
    if t.has("three_player"):
        found.append("german")
    if t.year >= t.data.dates.huns:
        found += ["hunae", "huns"]
    return found


def _deployment(t: RiseAndFall) -> Play[None]:
    goes_on = yield from deployment.deploy(t)
    if not goes_on:
        t.state.step = "turn-start"


def _turn_start(t: RiseAndFall) -> Play[None]:
    t.prepare()
    t.tell(TurnBegan(year=t.year), "Turns")
    change_leaders(t, "german")
    _begin(t, "rome")
    yield from ()


def _begin(t: RiseAndFall, player: Player) -> None:
    t.state.player = player
    t.state.step = "player-start"


def _player_start(t: RiseAndFall) -> Play[None]:
    """Start a player turn: leaders, markers and everything that falls due."""
    state, player = t.state, t.state.player
    _reset(t)
    t.begin_scene(player)
    t.tell(PlayerTurnBegan(player=player), "Turns")
    if player in HUNS:
        huns.arrive(t, player)
        state.step = "recruits"
        return
    if player in EMPIRES:
        change_leaders(t, player)
        bribery.end_bribes(t, player)
    if player == "rome":
        _roman_start(t)
    if player == t.german_seat:
        wars.end_pact(t)
        wars.drop_rebel_wars(t)
        state.owned_by_rebels = t.owned(REBELS)
    if player == "parthia" and t.year == t.data.dates.sassanid_revolt and not state.sassanid:
        yield from sassanids.begin_revolt(t)
    if player in EMPIRES:
        looting.go_on_rebuilding(t, player)
        imperial_replacements.count_production(t, player)
    state.step = "reform" if player == "rome" else "surplus"


def _roman_start(t: RiseAndFall) -> None:
    if t.state.emperor_region:
        t.state.emperor_region = ""
        t.relations_changed()
    peoples.inherit(t)
    empire_split.divide(t)
    empire_split.raise_walls(t)
    germanic_kingdoms.enlist(t)


def _reform(t: RiseAndFall) -> Play[None]:
    yield from empire_split.reform(t)
    t.state.step = "surplus"


def _surplus(t: RiseAndFall) -> Play[None]:
    goes_on = t.state.player in EMPIRES and (yield from imperial_replacements.surplus(t, t.state.player))
    if not goes_on:
        t.state.step = "provision"


def _provision(t: RiseAndFall) -> Play[None]:
    goes_on = yield from imperial_replacements.provide(t, t.state.player)
    if not goes_on:
        imperial_replacements.end_production(t, t.state.player)
        t.state.step = "arrivals"


def _arrivals(t: RiseAndFall) -> Play[None]:
    """Units that arrive on dates; then Sarmatians turn Kushan."""
    player = t.state.player
    if "quiet" not in t.state.done:
        migrations.arrive_quietly(t, player)
        t.state.done.append("quiet")
    coming = migrations.arrivals(t, player)
    if coming:
        yield from migrations.arrive(t, coming[0])
        return
    if player == t.relations.mover("kushan"):
        yield from kushans.convert(t)
    t.state.step = "recruits"


def _recruits(t: RiseAndFall) -> Play[None]:
    goes_on = yield from other_replacements.recruit(t, t.state.player)
    if goes_on:
        return
    is_roman = t.state.player == "rome"
    t.state.uprisings = civil_war.uprisings_due(t) if is_roman else 0
    t.state.step = "civil-war" if t.state.uprisings else "campaign"


def _civil_war(t: RiseAndFall) -> Play[None]:
    yield from civil_war.civil_war(t)
    t.state.uprisings -= 1
    if not t.state.uprisings:
        t.state.step = "campaign"


def _campaign(t: RiseAndFall) -> Play[None]:
    goes_on = yield from campaign_phase.operate(t)
    if not goes_on:
        t.state.step = "player-end"


def _player_end(t: RiseAndFall) -> Play[None]:
    """The end of a player turn: stacks, garrisons, areas that revert, Peoples that are out [Turns]."""
    player = t.state.player
    yield from campaign_phase.remove_excess(t)
    sassanids.settle_revolt(t)
    if player in EMPIRES:
        yield from garrisons.check_garrisons(t, player)
    if player == t.german_seat:
        yield from garrisons.check_rebel_garrisons(t)
    peoples.revert_north(t)
    germanic_kingdoms.bury_kingdoms(t)
    peoples.check_peoples(t)
    if player == "rome":
        yield from germanic_kingdoms.reliability(t)
    germanic_kingdoms.check_halves(t)
    sassanids.settle_revolt(t)
    t.tell(PlayerTurnEnded(player=player), "Turns")
    t.end_scene()
    _reset(t)
    order = players(t)
    place = order.index(player) + 1
    if place < len(order):
        _begin(t, order[place])
    else:
        t.state.step = "turn-end"


def _reset(t: RiseAndFall) -> None:
    """Remove the markers of a player turn."""
    state = t.state
    state.trail, state.flipped, state.transferred, state.stopped = {}, [], [], []
    state.disbanded, state.refused, state.recruited, state.done = [], [], {}, []
    state.counted, state.spent = {}, {}
    state.markers_spent = state.rebuilt = 0
    state.sued = state.declared = False
    t.relations_changed()


def _turn_end(t: RiseAndFall) -> Play[None]:
    """The end of a decade [Turns, Armenian Exception, Germanic Kingdoms 8c, Victory Conditions, R73]."""
    state = t.state
    peoples.settle_armenia(t)
    germanic_kingdoms.end_of_decade(t)
    state.founded = False
    state.emperor_province = ""
    victory.count_stars(t)
    if state.turn >= state.last_turn or len(state.fallen) == 2:
        victory.close(t)
        return
    state.turn += 1
    state.step = "turn-start"
    yield from ()


_STEPS: Mapping[Step, Callable[[RiseAndFall], Play[None]]] = {
    "deployment": _deployment,
    "turn-start": _turn_start,
    "player-start": _player_start,
    "reform": _reform,
    "surplus": _surplus,
    "provision": _provision,
    "arrivals": _arrivals,
    "recruits": _recruits,
    "civil-war": _civil_war,
    "campaign": _campaign,
    "player-end": _player_end,
    "turn-end": _turn_end,
}
