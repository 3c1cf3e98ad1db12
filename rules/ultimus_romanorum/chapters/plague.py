"""Plagues: who is struck when they break out, and who enters [6.3, R79]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.game import Play
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.losses import lose_step, reduce
from rules.ultimus_romanorum.data.loader import BOXES, REFUGES
from rules.ultimus_romanorum.events import PlagueBroke, PlaguesEnded, PlagueTested
from rules.ultimus_romanorum.game import CUP, UltimusRomanorum
from rules.ultimus_romanorum.state import Plague

DEADLY = 9
"""The number on a d10 at which a leader dies of the plague [6.3]."""


def infected(t: UltimusRomanorum, plague: Plague) -> list[str]:
    """The areas of a plague: its own, and those beside it if it spreads [6.3]."""
    return [plague.area, *(t.data.beside(plague.area) if plague.spreads else ())]


def threatens(t: UltimusRomanorum, pieces: Sequence[str]) -> frozenset[str]:
    """The areas where the plague would strike one of these counters in this SMC [6.3, R79]."""
    return frozenset(
        area
        for plague in t.state.plagues
        if any(not _has_suffered(t, piece, plague) for piece in pieces)
        for area in infected(t, plague)
    )


def break_out(t: UltimusRomanorum, plague: Plague) -> Play[None]:
    """A plague strikes everyone in its areas, in the cities' boxes too [6.3, R79]."""
    t.state.plagues.append(plague)
    t.tell(PlagueBroke(area=plague.area, spreads=plague.spreads), "6.3")
    for area in infected(t, plague):
        boxes = [BOXES[half] for half, refuge in REFUGES.items() if refuge == area]
        here = [*t.at(area), *(piece for box in boxes for piece in t.pieces.at(box))]
        yield from _strike(t, plague, here, area)


def enter_plague(t: UltimusRomanorum, pieces: Sequence[str], area: str) -> Play[None]:
    """Counters that enter an infected area suffer each marker once in this SMC [6.3, R79]."""
    for plague in t.state.plagues:
        if area in infected(t, plague):
            yield from _strike(t, plague, [piece for piece in pieces if t.on_map(piece)], area)


def _has_suffered(t: UltimusRomanorum, piece: str, plague: Plague) -> bool:
    """Whether a marker has struck a counter in this SMC; older saves name its area instead [R79]."""
    return any(f"{piece}@{mark}" in t.state.struck for mark in (plague.card, plague.area))


def _strike(t: UltimusRomanorum, plague: Plague, pieces: Sequence[str], area: str) -> Play[None]:
    fresh = [piece for piece in pieces if not _has_suffered(t, piece, plague)]
    t.state.struck += [f"{piece}@{plague.card}" for piece in fresh]
    units = [piece for piece in fresh if piece in t.data.units]
    if area == plague.area:
        lose_step(t, units, "loss-plague", "6.3")
    else:
        reduce(t, [unit for unit in units if unit not in t.state.reduced], "loss-plague", "6.3")
    for leader in (piece for piece in fresh if piece in t.data.leaders):
        if not t.on_map(leader):  # 8.2.2: he died with the Augustus
            continue
        roll = t.d10()
        t.tell(PlagueTested(leader=leader, area=area, die=roll, dies=roll >= DEADLY, cause="death-plague"), "6.3")
        if roll >= DEADLY:
            yield from die(t, leader, "death-plague", "6.3")


def end_plagues(t: UltimusRomanorum) -> None:
    """The plagues of the year end with phase E [6.3]."""
    if not t.state.plagues:
        return
    t.tell(PlaguesEnded(areas=tuple(plague.area for plague in t.state.plagues)), "6.3")
    for plague in t.state.plagues:
        if plague.card and t.pieces.is_at(plague.card, "laid-out"):
            t.put(plague.card, CUP)
    t.state.plagues, t.state.struck = [], []
