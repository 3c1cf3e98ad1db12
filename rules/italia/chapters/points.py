"""Victory points (11): at once, at the end of a game turn, and at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from rules.italia.data.models import PointRecord
from rules.italia.events import GameScored, OccupationScored, Tally, TurnEnded, UnitsLost
from rules.italia.game import Italia, in_points, say


def lines(t: Italia, nation: str, kind: str) -> list[PointRecord]:
    """The lines of a nation's card of one type."""
    return [line for line in t.card(nation).points if line.type == kind]


def lose(t: Italia, units: Iterable[str], area: str, by: str, cause: str, rule: str) -> None:
    """Remove units, and score them for the nation whose kills they are, if any [11.1, 11.2]."""
    lost: dict[str, list[str]] = {}
    for unit in units:
        lost.setdefault(t.nation_of(unit), []).append(unit)
    for nation, gone in lost.items():
        kinds = [t.unit(unit).type for unit in gone]
        force = t.force(gone)
        t.remove(gone)
        t.tell(UnitsLost(nation=nation, area=area, force=force, by=by, cause=cause), rule)
        if by:
            score_kills(t, by, nation, kinds, area)


def score_kills(t: Italia, by: str, nation: str, kinds: Iterable[str], area: str) -> None:
    """Score units of a nation that another one killed; nothing among nations of a seat [11.1, 11.2, R30]."""
    if t.same_seat(by, nation):
        return
    given = list(kinds)
    for line in lines(t, by, "kill-unit"):
        count = sum(line.unit in ("", kind) for kind in given) if line.nation in ("", nation) else 0
        if count:
            t.score(by, line.halves * count, "kill-unit", "11.1", area, nation, count)
    for line in lines(t, by, "last-unit"):
        if line.nation == nation and not t.on_map(nation):
            t.score(by, line.halves, "last-unit", "11.1", area, nation, 1)


def kill_leader(t: Italia, leader: str, area: str, by: str) -> None:
    """A leader dies; a line that names him counts instead of one for any leader [10.8, 11.1, R73]."""
    nation = t.nation_of(leader)
    t.bury(leader, area, by)
    if not by or t.same_seat(by, nation):
        return
    found = [line for line in lines(t, by, "kill-leader") if line.leader in ("", leader)]
    named = [line for line in found if line.leader]
    for line in (named or found)[:1]:
        t.score(by, line.halves, "kill-leader", "11.1", area, leader, 1)


def leaders_fall(t: Italia, area: str, by: str = "") -> None:
    """Leaders without a unit of their nation in an area with enemies die [10.8, R11]."""
    if area not in t.data.areas or t.area(area).is_staging:
        return
    for nation in t.period.order:
        for leader in t.leaders_at(area, nation):
            enemies = t.enemies_at(area, nation)
            if enemies and not t.units_at(area, nation):
                kill_leader(t, leader, area, by if by in enemies else enemies[0])


def score_turn(t: Italia) -> None:
    """Score occupation for every nation at the end of the game turn [11.3]."""
    t.state.occupation = dict.fromkeys(t.seats, 0)
    for nation in t.period.order:
        tallies = [tally for line in t.card(nation).points if (tally := _tally(t, nation, line)) is not None]
        if tallies:
            _score_occupation(t, nation, tallies)
    t.tell(TurnEnded(number=t.state.turn, points=dict(t.state.points), measured=t.measured()), "11.3")


def _score_occupation(t: Italia, nation: str, tallies: list[Tally]) -> None:
    whole = sum(tally.halves for tally in tallies)
    controller = t.nation(nation).controller
    halves = whole // 4 * 2 if controller else whole  # 11.4, R52: half of the sum, down to a whole point
    seat = t.seat_of(nation)
    t.state.points[seat] += halves
    t.state.earned[nation] += halves
    t.state.occupation[seat] += halves
    t.tell(
        OccupationScored(
            nation=nation,
            seat=seat,
            lines=tuple(tallies),
            whole=whole,
            halves=halves,
            controller=controller,
            total=t.state.points[seat],
        ),
        "11.4" if controller else "11.3",
    )


def _tally(t: Italia, nation: str, line: PointRecord) -> Tally | None:
    """What a line of a card gives this turn; None if nothing [11.3, 11.5]."""
    if t.state.turn not in line.turns:
        return None
    areas, owned = t.data.areas_of(line), set(t.owned(nation))
    if line.type == "control-all":
        held = set(t.controlled(nation)) if not t.nation(nation).controller else owned  # R54
        return Tally(line.type, line.halves, areas) if held.issuperset(areas) else None
    scoring = tuple(area for area in areas if area in owned and (line.type == "occupy" or t.has_city(area)))
    return Tally(line.type, line.halves * len(scoring), scoring) if scoring else None


def finish(t: Italia) -> None:
    """End the game after the scoring of its last turn [11.6, R55]."""
    measured = t.measured()

    def rank(seat: str) -> tuple[int, int, int]:
        last = max(t.period.order.index(nation) for nation in t.period.nations_of[seat])
        return (measured[seat], t.state.occupation[seat], -last)

    winner = max(t.seats, key=rank)
    t.tell(
        GameScored(points=dict(t.state.points), measured=measured, occupation=dict(t.state.occupation), winner=winner),
        "11.6",
    )
    best, others = measured[winner], max(points for seat, points in measured.items() if seat != winner)
    key = "end-short" if t.yardstick else "end-victory"
    t.end("victory", winner, say(key, seat=winner, best=in_points(best), others=in_points(others)), "11.6")
