"""A battle rebuilt from its events, pass by pass, for the report [7.1, 7.2]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.events import Event
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    BoxBroken,
    Duel,
    FortificationsHeld,
    Line,
    LinesDrawnUp,
    PassBegan,
    ReserveCommitted,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
    UnitRallied,
)


@dataclass
class Pass:
    """One combat pass: the lines at its start, and its events in order.

    ``fates``: unit to ``routed`` or ``eliminated``, or empty if it rallied last.
    """

    stage: int
    roman: Line
    enemy: Line
    posts: dict[str, str]
    shots: list[Shot] = field(default_factory=list)
    duels: list[Duel] = field(default_factory=list)
    rallied: list[UnitRallied] = field(default_factory=list)
    reserves: list[ReserveCommitted] = field(default_factory=list)
    broken: list[BoxBroken] = field(default_factory=list)
    fates: dict[str, str] = field(default_factory=dict)


@dataclass
class Report:
    """A whole battle or siege. ``ended`` is None while it goes on."""

    began: BattleBegan
    stratagems: list[StratagemPlayed] = field(default_factory=list)
    drawn_up: LinesDrawnUp | None = None
    passes: list[Pass] = field(default_factory=list)
    fortifications: FortificationsHeld | None = None
    stormed: SiegeStratagemStruck | None = None
    survival: list[SurvivalTested] = field(default_factory=list)
    ended: BattleEnded | None = None

    def fates(self, until: int) -> dict[str, str]:
        """Unit to ``routed`` or ``eliminated`` by the end of a pass. Units that rallied are left out."""
        fates: dict[str, str] = {}
        for fought in self.passes:
            if fought.stage <= until:
                fates |= fought.fates
        return {unit: fate for unit, fate in fates.items() if fate}


def fold(events: Sequence[Event]) -> Report | None:
    """The battle in these events, or None."""
    report: Report | None = None
    for event in events:
        if isinstance(event, BattleBegan):
            report = Report(event)
        elif report is not None:
            _add(report, event)
    return report


def _add(report: Report, event: Event) -> None:
    match event:
        case StratagemPlayed():
            report.stratagems.append(event)
        case LinesDrawnUp():
            report.drawn_up = event
        case FortificationsHeld():
            report.fortifications = event
        case SiegeStratagemStruck():
            report.stormed = event
        case SurvivalTested():
            report.survival.append(event)
        case BattleEnded():
            report.ended = event
        case PassBegan():
            report.passes.append(Pass(event.stage, event.roman, event.enemy, event.posts))
        case _:
            if report.passes:
                _add_to_pass(report.passes[-1], event)


def _add_to_pass(fought: Pass, event: Event) -> None:
    match event:
        case Shot():
            fought.shots.append(event)
            if event.outcome != "none":
                fought.fates[event.target] = event.outcome
        case Duel():
            fought.duels.append(event)
            if event.loser and event.outcome in ("routed", "eliminated"):
                fought.fates[event.roman if event.loser == "roman" else event.enemy] = event.outcome
        case UnitRallied():
            fought.rallied.append(event)
            fought.fates[event.unit] = ""
        case ReserveCommitted():
            fought.reserves.append(event)
        case BoxBroken():
            fought.broken.append(event)
