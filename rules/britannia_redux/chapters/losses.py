"""Which armies a side may lose to the dice that hit it [B7.3, 16.2.2, R35]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from rules.britannia_redux.chapters.retreats import Field, burh_refuges_hold, has_way_back
from rules.britannia_redux.data.loader import BURH
from rules.britannia_redux.events import Shot
from rules.britannia_redux.game import BritanniaRedux


class Loss(NamedTuple):
    """So many infantry and cavalry (Romans count as cavalry), and whether the burh is given for one more.

    ``landed_stay``: armies that began the turn at sea are lost last, though they can't retreat (R62).
    """

    infantry: int
    cavalry: int
    burh: bool = False
    landed_stay: bool = False

    @property
    def id(self) -> str:
        """Its id as an option."""
        return f"{self.infantry}i{self.cavalry}c{'+burh' if self.burh else ''}{'+landed' if self.landed_stay else ''}"


def loss_options(t: BritanniaRedux, field: Field, nation: str, shots: Sequence[Shot]) -> list[Loss]:
    """Every legal loss of a side, infantry first, the burh kept first."""
    foot, horse = strength(t, field.area, nation)
    partial, full = reaching(t, shots)
    found = list(_losses(foot, horse, partial, full))
    fort = t.fort_of(field.area, nation)
    if fort is not None and fort.work == BURH and nation == field.defender and partial + full:
        spared = [*(_losses(foot, horse, partial - 1, full) if partial else ())]
        spared += [*(_losses(foot, horse, partial, full - 1) if full else ())]
        for loss in dict.fromkeys(spared):
            left = foot + horse - loss.infantry - loss.cavalry
            lost_more = any(plain.infantry + plain.cavalry > loss.infantry + loss.cavalry for plain in found)
            if left and lost_more and burh_refuges_hold(t, field, left):
                found.append(Loss(loss.infantry, loss.cavalry, True))
    return [*found, *_with_landed_kept(t, field, nation, found)]


def _with_landed_kept(t: BritanniaRedux, field: Field, nation: str, losses: Sequence[Loss]) -> Iterator[Loss]:
    """The losses that can keep armies that the limit of the next Movement Phase doesn't count [B6.2, B7.3, R62]."""
    moves_again = nation == t.state.nation and t.entry(nation).major_invasion and t.state.part == 1
    for loss in losses if moves_again else ():
        kept = loss._replace(landed_stay=True)
        if _landed_in(t, victims(t, field, nation, kept)) < _landed_in(t, victims(t, field, nation, loss)):
            yield kept


def _landed_in(t: BritanniaRedux, units: Sequence[str]) -> int:
    return sum(unit in t.state.afloat for unit in units)


def victims(t: BritanniaRedux, field: Field, nation: str, loss: Loss) -> list[str]:
    """The counters that are lost: those that can't retreat first, or those that began the turn on land [R62]."""

    def rank(unit: str) -> tuple[bool, bool]:
        return loss.landed_stay and unit in t.state.afloat, has_way_back(t, field, unit)

    ready = sorted(t.armies(field.area, nation), key=rank)
    foot = [unit for unit in ready if t.data.fights_as[t.kind(unit)] == "infantry"]
    horse = [unit for unit in ready if t.data.fights_as[t.kind(unit)] != "infantry"]
    return [*foot[: loss.infantry], *horse[: loss.cavalry]]


def strength(t: BritanniaRedux, area: str, nation: str) -> tuple[int, int]:
    """The infantry and the cavalry of a nation in an area; Romans count as cavalry [15.1]."""
    kinds = [t.data.fights_as[t.kind(unit)] for unit in t.armies(area, nation)]
    return kinds.count("infantry"), kinds.count("cavalry")


def reaching(t: BritanniaRedux, shots: Sequence[Shot]) -> tuple[int, int]:
    """How many dice reach infantry only, and how many reach every army there (R35)."""
    horse = [shot for shot in shots if _reaches(t, shot, "cavalry")]
    foot = [shot for shot in shots if _reaches(t, shot, "infantry") and shot not in horse]
    return len(foot), len(horse)


def _reaches(t: BritanniaRedux, shot: Shot, kind: str) -> bool:
    """Whether a die reaches armies that fight as this kind; one that reaches cavalry reaches infantry too."""
    armies = [each for each in shot.hits if t.data.unit_types[each].kind == "army"]
    return any(t.data.fights_as[each] == kind for each in armies)


def _losses(foot: int, horse: int, partial: int, full: int) -> Iterator[Loss]:
    """The losses that dice can cause: those that reach only infantry are used on it first [B7.3]."""
    first = min(partial, foot)
    left = foot - first
    lost = min(full, left + horse)
    for cavalry in range(max(0, lost - left), min(lost, horse) + 1):
        yield Loss(first + lost - cavalry, cavalry)


def unresolved(
    t: BritanniaRedux, shots: Sequence[Shot], units: Sequence[str], burh: bool
) -> tuple[list[Shot], list[Shot]]:
    """The dice with what they eliminated, and those that have eliminated nothing yet."""
    foot = [unit for unit in units if t.data.fights_as[t.kind(unit)] == "infantry"]
    horse = [unit for unit in units if t.data.fights_as[t.kind(unit)] != "infantry"]
    told: dict[int, Shot] = dict(enumerate(shots))
    weakest_first = sorted(
        told, key=lambda place: (_reaches(t, told[place], "cavalry"), told[place].score.total)
    )  # R35
    for unit in foot:
        _aim(t, told, weakest_first, "infantry", unit)
    for unit in horse:
        _aim(t, told, weakest_first, "cavalry", unit)
    if burh:
        _give_burh(t, told, weakest_first)
    return list(told.values()), [shot for shot in told.values() if not shot.victim]


def _aim(t: BritanniaRedux, told: dict[int, Shot], order: Sequence[int], kind: str, unit: str) -> None:
    """The weakest die that reaches a unit and hasn't hit anything else eliminates it [R35]."""
    for place in order:
        shot = told[place]
        if not shot.victim and (_reaches(t, shot, kind) or (kind == "infantry" and _reaches(t, shot, "cavalry"))):
            told[place] = msgspec.structs.replace(shot, victim=unit)
            return


def _give_burh(t: BritanniaRedux, told: dict[int, Shot], order: Sequence[int]) -> None:
    """The burh takes a die that would have eliminated an army [16.2.2]."""
    for place in order:
        shot = told[place]
        if not shot.victim and (_reaches(t, shot, "infantry") or _reaches(t, shot, "cavalry")):
            told[place] = msgspec.structs.replace(shot, victim=BURH)
            return
