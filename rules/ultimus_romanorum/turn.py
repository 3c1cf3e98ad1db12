"""The sequence of play of a year [2]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.game import Play
from rules.ultimus_romanorum.chapters import adjustments, administration, balance, beginning, campaign, geostrategy
from rules.ultimus_romanorum.chapters.scoring import close, score_end, score_year
from rules.ultimus_romanorum.chapters.thrones import check_empire
from rules.ultimus_romanorum.chapters.year_events import roll_event
from rules.ultimus_romanorum.data.loader import EASTERN_FLEET
from rules.ultimus_romanorum.events import YearEnded
from rules.ultimus_romanorum.game import BARBARIAN, EmpireFallen, UltimusRomanorum, other, say
from rules.ultimus_romanorum.state import Step

LEOS_ARMADA = 468
"""The year in which the eastern fleet carries twice as much (scenario last-romans-467)."""


def play_step(t: UltimusRomanorum) -> Play[None]:
    """Play from one checkpoint to the next. The game ends at once when no Augustus is left [3.5.1]."""
    try:
        yield from _STEPS[t.state.step](t)
        if t.state.result is None:
            check_empire(t)
    except EmpireFallen:
        t.end("complete", t.seat(BARBARIAN), say("end-no-augustus"), "3.5.1")
        t.end_scene()


def _set_up(t: UltimusRomanorum) -> Play[None]:
    yield from beginning.distribute(t)
    t.state.step = "stratagems"


def _stratagems(t: UltimusRomanorum) -> Play[None]:
    beginning.begin_year(t)
    _equip_armada(t)
    yield from beginning.draw_stratagems(t)
    t.state.step = "initiative"


def _equip_armada(t: UltimusRomanorum) -> None:
    if "leos-armada" in t.data.scenarios[t.state.scenario].special:
        usual = t.data.fleets[EASTERN_FLEET].capacity
        t.state.fleets[EASTERN_FLEET].capacity = usual * 2 if t.year == LEOS_ARMADA else usual


def _initiative(t: UltimusRomanorum) -> Play[None]:
    yield from beginning.roll_initiative(t)
    t.state.step = "geostrategy"


def _geostrategy(t: UltimusRomanorum) -> Play[None]:
    yield from geostrategy.operate(t, t.state.first)
    t.state.step = "geostrategy-second"


def _geostrategy_second(t: UltimusRomanorum) -> Play[None]:
    yield from geostrategy.operate(t, other(t.state.first))
    t.state.stricken = [leader for leader in t.state.stricken if leader in t.fallen_this_year()]
    t.state.step = "pax-romana" if geostrategy.is_pax(t) else "administration"


def _pax_romana(t: UltimusRomanorum) -> Play[None]:
    """Peace: only death rolls, then phase F; the death of an Augustus breaks it, and all are tested [2.C, R128]."""
    geostrategy.declare_pax(t)
    yield from administration.test_deaths(t)
    if t.state.pax:
        t.state.step = "balance"
    else:
        yield from _administer(t)
        t.state.step = "smc"


def _administration(t: UltimusRomanorum) -> Play[None]:
    yield from _administer(t, administration.test_deaths)
    t.state.step = "smc"


def _administer(t: UltimusRomanorum, deaths: Callable[[UltimusRomanorum], Play[None]] | None = None) -> Play[None]:
    """Phase D, in the order of the print; after a broken peace no one is tested again [2.D]."""
    administration.count_sequences(t)
    yield from roll_event(t)
    yield from administration.name_caesars(t)
    administration.return_fleets(t)
    if deaths is not None:
        yield from deaths(t)
    yield from administration.reinforce(t)


def _smc(t: UltimusRomanorum) -> Play[None]:
    if t.state.smc_number == 0 and any(t.state.sequences.values()):
        if t.state.first == BARBARIAN:
            yield from beginning.call_augusta(t)  # R17: for the order of play only
        yield from campaign.begin_phase(t)
        if t.state.result is not None:
            return
    t.state.step = "movement" if campaign.begin_sequence(t) else "balance"


def _movement(t: UltimusRomanorum) -> Play[None]:
    if not (yield from campaign.move(t)):
        t.state.step = "combat"


def _combat(t: UltimusRomanorum) -> Play[None]:
    if not (yield from campaign.fight(t)):
        t.state.step = "smc-end"


def _smc_end(t: UltimusRomanorum) -> Play[None]:
    yield from campaign.end_sequence(t)
    t.state.step = "smc"


def _balance(t: UltimusRomanorum) -> Play[None]:
    """Phase F up to the points [2.F]."""
    balance.end_migration(t)
    yield from balance.settle_usurpations(t)
    yield from balance.check_capitals(t)
    balance.control_fleets(t)
    yield from balance.offer_pope(t)
    balance.cede(t)
    if t.year >= t.state.last_turn:
        score_end(t)
    score_year(t)
    if t.year >= t.state.last_turn:
        close(t)
        return
    t.state.step = "adjustments"


def _adjustments(t: UltimusRomanorum) -> Play[None]:
    t.begin_scene("winter")
    yield from adjustments.adjust(t)
    t.end_scene()
    t.state.step = "year-end"


def _year_end(t: UltimusRomanorum) -> Play[None]:
    balance.return_useless(t)
    t.state.step = "discards"  # a step of its own: what was returned can't be guessed from a hand
    yield from ()


def _discards(t: UltimusRomanorum) -> Play[None]:
    yield from balance.discard_excess(t)
    t.tell(YearEnded(year=t.year), "2.F")
    t.state.turn += 1
    t.state.step = "stratagems"


_STEPS: Mapping[Step, Callable[[UltimusRomanorum], Play[None]]] = {
    "set-up": _set_up,
    "stratagems": _stratagems,
    "initiative": _initiative,
    "geostrategy": _geostrategy,
    "geostrategy-second": _geostrategy_second,
    "pax-romana": _pax_romana,
    "administration": _administration,
    "smc": _smc,
    "movement": _movement,
    "combat": _combat,
    "smc-end": _smc_end,
    "balance": _balance,
    "adjustments": _adjustments,
    "year-end": _year_end,
    "discards": _discards,
}
