"""Points for occupying and holding areas, kingship, and the winner [15.4, B11, B3.5]."""

from __future__ import annotations

from collections.abc import Mapping

from rules.britannia_redux.data.loader import FORT, ROMANS
from rules.britannia_redux.events import HoldingCounted, KingshipJudged
from rules.britannia_redux.game import BritanniaRedux, say

VICTORY, SHARED = "victory", "shared victory"
"""The levels of a result."""


# Occupying


def score_occupying(t: BritanniaRedux) -> None:
    """Points for areas that the active nation owns and hasn't scored for yet [15.4.2, B11.3, B15.2]."""
    nation = t.state.nation
    row = t.data.occupying.get(nation)
    if row is None or not occupies(t, row.when):
        return
    scored = t.state.occupied.setdefault(nation, [])
    found = [area for area in t.owned(nation) if area in row.vp and area not in scored]
    scored += found
    t.score(nation, sum(row.vp[area] for area in found), "occupying", "15.4.2", *found)


def occupying_points(t: BritanniaRedux, nation: str, area: str) -> int:
    """What a nation would score for occupying an area in this phase [15.4.2, B11.3, B15.2]."""
    row = t.data.occupying.get(nation)
    if row is None or not occupies(t, row.when) or area in t.state.occupied.get(nation, ()):
        return 0
    return row.vp.get(area, 0)


def occupies(t: BritanniaRedux, when: str) -> bool:
    """Whether a nation scores for occupying in this phase [15.4.2, B11.3]."""
    timeline, turn = t.timeline, t.state.turn
    match when:
        case "roman":
            is_cut = turn == timeline.roman_occupy_cutoff and t.state.part > 1
            return turn in timeline.roman_occupy_rounds and not is_cut
        case "welsh-york":
            return turn in timeline.welsh_york_rounds
        case "danish-invasion":
            return turn == timeline.danish_major_invasion_round
        case "final-round":
            return t.is_final_round
        case "final-invasion":
            return t.is_final_round and not t.state.extra
    return True


# Holding


def score_holding(t: BritanniaRedux) -> None:
    """Points of every nation at the end of a scoring round [15.4.1, B11.2]."""
    scoring = t.round.scoring
    if not scoring:
        return
    t.state.holding[scoring] = {}
    for nation in t.data.order:
        if scoring in t.data.holding[nation].scores_in:
            points = _score_nation(t, nation, scoring)
            t.state.holding[scoring][nation] = points


def held(t: BritanniaRedux, nation: str) -> list[str]:
    """The areas that score for a nation: those it owns; for Rome those with an intact fort [15.4.1, R12]."""
    if nation != ROMANS:
        return t.owned(nation)
    return [area for area in t.data.areas if (fort := t.fort(area)) is not None and fort.work == FORT]


def _score_nation(t: BritanniaRedux, nation: str, scoring: str) -> int:
    counted = count_holding(t, nation, scoring)
    if counted.points:
        t.tell(counted, "15.4.1" if nation == ROMANS else "B11.2")
        areas = (*counted.centers, *counted.adjacent, *counted.distant)
        t.score(nation, counted.points, "holding", counted.rule, *areas)
    return counted.points


def count_holding(t: BritanniaRedux, nation: str, scoring: str) -> HoldingCounted:
    """What a nation would score for holding areas now [15.4.1, B11.2, B15.1, R29]."""
    rules, areas = t.data.holding[nation], held(t, nation)
    centers = tuple(area for area in areas if area in rules.centers)
    adjacent = tuple(area for area in areas if area in rules.adjacent)
    distant = tuple(area for area in areas if area not in rules.centers and area not in rules.adjacent)
    most = len(distant) if nation == ROMANS else min(len(distant), len(centers))
    points = len(centers) * rules.center_vp + len(adjacent) * rules.adjacent_vp + most * rules.distant_vp
    return HoldingCounted(
        nation=nation,
        scoring=scoring,
        centers=centers,
        adjacent=adjacent,
        distant=distant,
        distant_scored=most,
        points=points,
        limes=nation == ROMANS,
    )


# Kingship


def judge_kingship(t: BritanniaRedux) -> None:
    """Bretwalda or King at the end of a round [B15.5, R43]."""
    if not t.has("kingship"):
        return
    rules, england = t.data.tables.kingship, _england(t)
    if t.is_final_round:
        claimants = {each.nation: england.get(each.nation, 0) for each in rules.claimants if t.is_in_play(each.leader)}
        _crown(t, "final-king", claimants, rules.final_king_least, rules.final_king_vp)
        return
    if t.round.bretwalda:
        _crown(t, "bretwalda", england, rules.bretwalda_least, rules.bretwalda_vp)
    if t.round.king:
        _crown(t, "king", england, rules.king_least, rules.king_vp)


def _england(t: BritanniaRedux) -> dict[str, int]:
    """How many areas in England each nation owns."""
    counts = {nation: sum(area in t.data.england for area in t.owned(nation)) for nation in t.data.order}
    return {nation: count for nation, count in counts.items() if count}


def _crown(t: BritanniaRedux, title: str, areas: Mapping[str, int], least: int, points: int) -> None:
    """The nation with most areas in England, if it has enough and no equal."""
    best = max(areas.values(), default=0)
    first = [nation for nation, count in areas.items() if count == best]
    winner = first[0] if best >= least and len(first) == 1 else ""
    t.tell(KingshipJudged(title=title, nation=winner, areas=dict(areas)), "R43")
    if winner:
        t.score(winner, points, "bretwalda" if title == "bretwalda" else "king", "R43", winner)


# The end of the game


def finish(t: BritanniaRedux) -> None:
    """Most points wins; then most in S5, then in S4, then the victory is shared [B3.5, R42]."""
    seats = list(dict.fromkeys(t.state.seats.values()))
    ranked = {seat: (t.seat_points(seat), _holding_of(t, seat, "S5"), _holding_of(t, seat, "S4")) for seat in seats}
    best = max(ranked.values())
    first = [seat for seat in seats if ranked[seat] == best]
    if len(first) > 1:
        names = tuple(t.seat_name(seat) for seat in first)
        t.end(SHARED, None, say("reason-shared", seats=names, points=best[0]), "R42")
        return
    winner = t.seat_name(first[0])
    is_tie = sum(points[0] == best[0] for points in ranked.values()) > 1
    key = "reason-tie" if is_tie else "reason-points"
    t.end(VICTORY, first[0], say(key, seat=winner, points=best[0]), "R42" if is_tie else "B3.5")


def _holding_of(t: BritanniaRedux, seat: str, scoring: str) -> int:
    counted = t.state.holding.get(scoring, {})
    return sum(points for nation, points in counted.items() if t.seat_of(nation) == seat)
