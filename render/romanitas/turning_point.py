"""The turning point of a battle: the blow that broke the loser's line, found in its events [7.1.2, 7.1.4]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.romanitas.battle_model import Pass, Report
from render.romanitas.theme import say
from rules.core.events import Score
from rules.core.text import Argument
from rules.romanitas.data.tables import StratagemId
from rules.romanitas.events import BattleEnded, Duel, Shot
from rules.romanitas.state import Side, opponent

_NO_BLOW = {"four-passes": "passes", "both-broken": "both", "walls-held": "walls"}
"""Reasons for an end that no single blow decided."""

_STRATAGEMS = frozenset(StratagemId)


@dataclass(frozen=True)
class TurningPoint:
    """What decided a battle. ``case`` is part of its texts' keys. The rest fills these texts."""

    case: str
    args: Mapping[str, Argument]


def turning_point(report: Report, ended: BattleEnded) -> TurningPoint | None:
    """What decided a battle. None if the events don't show it, or a stratagem or the walls ended it without a blow."""
    if ended.why in _NO_BLOW:
        return TurningPoint(_NO_BLOW[ended.why], {"stages": len(report.passes)})
    if ended.why not in ("no-units", "two-breakthroughs"):
        return None
    loser = opponent(ended.winner)
    for fought in reversed(report.passes):
        blows = _blows(fought, loser)
        if blows:
            return max(blows, key=_weight)
    return None


_WEIGHTS = ("duel", "wall", "bow", "stratagem", "figure", "flank")


def _weight(turning: TurningPoint) -> int:
    """How important a blow is."""
    return _WEIGHTS.index(turning.case)


def _blows(fought: Pass, loser: Side) -> list[TurningPoint]:
    """The blows of a pass that emptied a box of the loser's line, in order. All blows if none did."""
    broken = {broken.box for broken in fought.broken if broken.side == loser}
    duels = [duel for duel in fought.duels if duel.loser == loser and duel.outcome in ("routed", "eliminated")]
    shots = [shot for shot in fought.shots if shot.side != loser and shot.outcome != "none"]
    told = [(shot.box, _by_bow(shot)) for shot in shots]
    told += [(duel.box if loser == "roman" else duel.enemy_box, _in_melee(duel, fought)) for duel in duels]
    return [turning for box, turning in told if box in broken] or [turning for _, turning in told]


def _by_bow(shot: Shot) -> TurningPoint:
    args: dict[str, Argument] = {
        "victor": shot.unit,
        "victim": shot.target,
        "box": say(f"box-{shot.box}"),
        "score": shot.score.total,
    }
    return TurningPoint("wall" if shot.outcome == "eliminated" else "bow", args)


def _in_melee(duel: Duel, fought: Pass) -> TurningPoint:
    """Why a melee was won: flank attack, stratagem, commander or strength."""
    won_by_rome = duel.loser == "enemy"
    victor, victim = (duel.roman, duel.enemy) if won_by_rome else (duel.enemy, duel.roman)
    scores = duel.roman_score, duel.enemy_score
    high, low = scores if won_by_rome else scores[::-1]
    box = duel.enemy_box if won_by_rome else duel.box
    args: dict[str, Argument] = {
        "victor": victor, "victim": victim, "box": say(f"box-{box}"), "high": high.total, "low": low.total,
    }  # fmt: skip
    if duel.exploiting and duel.exploiting != duel.loser:
        return TurningPoint("flank", args)
    leader = next((figure for figure, post in fought.posts.items() if post == victor), None)
    if leader is not None and won_by_rome:
        return TurningPoint("figure", {**args, "figure": leader})
    ruse = _deciding_stratagem(high, high.total - low.total)
    if ruse:
        return TurningPoint("stratagem", {**args, "stratagem": say(f"stratagem-{ruse}")})
    return TurningPoint("duel", args)


def _deciding_stratagem(score: Score, margin: int) -> str:
    """The stratagem that a winning score depended on, or empty."""
    helped = (each for each in score.modifiers if each.cause in _STRATAGEMS and each.value >= margin)
    return next((each.cause for each in helped), "")
