"""The sequence of play (5): from one checkpoint to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.game import Play
from rules.italia.chapters import beginning, campaign, cities, combat, ending, income, movement, placement, submission
from rules.italia.chapters.beginning import begin_nation
from rules.italia.chapters.points import finish, score_turn
from rules.italia.events import PhaseBegan, TurnBegan
from rules.italia.game import Italia
from rules.italia.state import Step

__all__ = ["begin_nation", "play_step"]


def play_step(t: Italia) -> Play[None]:
    """Play from one checkpoint to the next."""
    yield from _STEPS[t.state.step](t)


def _turn(t: Italia) -> Play[None]:
    first, last = t.period.years[t.state.turn - 1]
    t.tell(TurnBegan(number=t.state.turn, first_year=first, last_year=last), "5")
    _next_nation(t, "")
    yield from ()


def _next_nation(t: Italia, after: str) -> None:
    """Open the turn of the next nation in the order of play, or end the game turn [1.6, R56]."""
    order = t.period.order
    for nation in order[order.index(after) + 1 if after else 0 :]:
        if beginning.takes_turn(t, nation):
            begin_nation(t, nation)
            t.state.step = "start"
            return
        beginning.send_leaders_home(t, nation)
    t.state.active = ""
    t.state.step = "turn-end"


def _start(t: Italia) -> Play[None]:
    yield from beginning.start(t)
    t.state.step = "income"


def _income(t: Italia) -> Play[None]:
    """Income, purchases, and their placement with the arrivals: steps B and C."""
    yield from income.collect(t, t.active)
    bought = yield from income.purchase(t, t.active)
    yield from placement.place_bought(t, t.active, bought)
    t.state.step = "placement"


def _placement(t: Italia) -> Play[None]:
    arrivals = placement.arriving(t, t.active)
    t.now.major = any(arrival.major_invasion for arrival in arrivals)
    for arrival in arrivals:
        yield from placement.arrive(t, t.active, arrival)
    movement.note_cargo(t)
    t.state.step = "campaign"


def _campaign(t: Italia) -> Play[None]:  # R26
    if (yield from campaign.begin(t)):
        t.state.step = "campaign-round"
    else:
        _begin_phase(t)


def _campaign_round(t: Italia) -> Play[None]:
    if not (yield from campaign.play_round(t)):
        yield from campaign.leave_vassals(t)
        _begin_phase(t)


def _begin_phase(t: Italia) -> None:
    """Begin E, or E1 and E2 of a major invasion."""
    t.state.step = "movement"
    movement.begin_movement(t)
    if t.now.major:
        t.tell(PhaseBegan(nation=t.active, step="movement", phase=t.now.phase), "5")


def _movement(t: Italia) -> Play[None]:
    """One move; after the last one cities entered without a battle may be pillaged [10.13]."""
    if not (yield from movement.move_next(t)):
        yield from cities.take_over_all(t)
        t.state.step = "combat"


def _combat(t: Italia) -> Play[None]:
    """One battle or raid."""
    if combat.open_battles(t):
        yield from combat.fight_next(t)
    else:
        t.state.step = "aftermath"


def _aftermath(t: Italia) -> Play[None]:
    """Rebuilding, the stacking check, forced submission; then the second half of a major invasion [5, 8.8]."""
    yield from cities.rebuild(t)
    is_first_half = t.now.major and t.now.phase == 1
    if not is_first_half:  # 5.1, N16
        yield from ending.clear_surplus(t)
    yield from submission.demand(t)
    if is_first_half:
        _second_half(t)
    else:
        t.state.step = "end"


def _second_half(t: Italia) -> None:
    """E2: every unit may move again, but a fleet carries no more than two in the turn [5.1, N24]."""
    now = t.now
    now.phase, now.moved, now.still, now.sailed, now.entries = 2, [], [], {}, {}
    now.sheltering = []
    t.changed()
    _begin_phase(t)


def _end(t: Italia) -> Play[None]:
    nation = t.active
    yield from ending.end_nation(t)
    _next_nation(t, nation)


def _turn_end(t: Italia) -> Play[None]:
    score_turn(t)
    yield from ending.end_game_turn(t)
    if t.state.turn >= t.state.last_turn:
        finish(t)
        return
    t.state.turn += 1
    t.state.step = "turn"


_STEPS: Mapping[Step, Callable[[Italia], Play[None]]] = {
    "turn": _turn,
    "start": _start,
    "income": _income,
    "placement": _placement,
    "campaign": _campaign,
    "campaign-round": _campaign_round,
    "movement": _movement,
    "combat": _combat,
    "aftermath": _aftermath,
    "end": _end,
    "turn-end": _turn_end,
}
