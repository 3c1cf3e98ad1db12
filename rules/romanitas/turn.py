"""The sequence of play [2], and how it ends [3.3]."""

from __future__ import annotations

from rules.core.game import Play
from rules.romanitas.chapters.enemy_attitudes import check_nation
from rules.romanitas.chapters.management import manage
from rules.romanitas.chapters.operations import attack_window
from rules.romanitas.chapters.organisation import count_possessions, organisation_phase
from rules.romanitas.data.tables import Level, OptionId
from rules.romanitas.events import Counted, TurnEnded
from rules.romanitas.game import SEAT, CampaignLost, Romanitas, say


def play_step(t: Romanitas) -> Play[None]:  # 2
    """Play to the next checkpoint. Losing Constantinople or a tenth Desolation ends the campaign at once [3.3]."""
    try:
        yield from _STEPS[t.state.step](t)
    except CampaignLost as error:
        t.state.count = None
        t.end(Level.MAJOR_DEFEAT, None, say(error.reason, turn=t.state.turn), error.rule)


def _organisation(t: Romanitas) -> Play[None]:  # 2-1
    yield from organisation_phase(t)
    t.state.step = "window"


def _window(t: Romanitas) -> Play[None]:  # 2-2, 6.4, R19
    goes_on = yield from attack_window(t)
    if not goes_on:
        t.state.step = "nation" if t.state.nations_checked < len(t.data.nation_order) else "management"


def _nation(t: Romanitas) -> Play[None]:  # 2-2, 6.1
    yield from check_nation(t, t.data.nation_order[t.state.nations_checked])
    t.state.nations_checked += 1
    t.state.step = "window"


def _management(t: Romanitas) -> Play[None]:  # 2-3
    goes_on = yield from manage(t)
    if not goes_on:
        _end_turn(t)


def _end_turn(t: Romanitas) -> None:  # 2, 5.1, R1
    state = t.state
    t.tell(TurnEnded(unspent=state.rp), "2, R1")
    state.carried = state.rp if t.has(OptionId.CARRY_OVER) else 0
    state.rp = 0
    t.close_record()
    state.treaties, state.promised = state.promised, []
    state.caesar = state.event = state.barred_unit = ""
    state.political_gifts, state.diplomatic_actions, state.unrecovered = [], [], []
    state.attacked, state.led = [], []
    state.free_actions = state.free_elites = state.recalled = state.nations_checked = 0
    state.free_missionary = state.passed = False
    if state.turn == state.last_turn:
        state.step = "closing"
    else:
        state.turn += 1
        state.step = "organisation"


def _closing(t: Romanitas) -> Play[None]:  # 3.3, R4, R6
    lines = count_possessions(t)
    bounds = t.data.tables.romanness
    total = min(max(sum(amount for _, _, amount in lines), bounds.floor), bounds.cap)
    t.state.rp = total
    t.tell(Counted(lines=tuple(lines), total=total), "3.3, R4")
    band = next(band for band in t.data.tables.victory.closing_count if band.min <= total <= band.max)
    won = band.level in (Level.MAJOR_VICTORY, Level.HISTORIC_VICTORY)
    t.end(
        band.level,
        SEAT if won else None,
        say("closing-count", rp=total, level=say(f"level-{band.level.replace(' ', '-')}")),
        "3.3",
    )
    yield from ()


_STEPS = {
    "organisation": _organisation,
    "window": _window,
    "nation": _nation,
    "management": _management,
    "closing": _closing,
}
