"""The turns after the last round: their reinforcements [B12]."""

from __future__ import annotations

from rules.britannia_redux.chapters.leaders import appear
from rules.britannia_redux.chapters.population import ARMY
from rules.britannia_redux.chapters.reinforcements import arrive
from rules.britannia_redux.data.loader import BOX
from rules.britannia_redux.data.models import ExtraTurn
from rules.britannia_redux.game import BritanniaRedux
from rules.core.game import Play


def reinforce_extra(t: BritanniaRedux) -> Play[None]:
    """What a nation receives in its extra turn."""
    turn = t.data.tables.extra_nation_turns[t.state.place]
    nation, count = turn.nation, extra_armies(t, turn)
    if count and turn.sea:
        horse = min(count, len(t.free(nation, "cavalry")))
        for kind, armies in (("cavalry", horse), (t.army_kind(nation), count - horse)):
            if armies:
                arrive(t, nation, turn.sea, armies, kind)
    elif count:
        t.state.to_place = {ARMY: count}
    if turn.leader and t.pieces.is_at(turn.leader, BOX):
        seas = [turn.sea] if t.armies(turn.sea, nation) else []
        places = seas or [place for place in t.places_of(nation) if t.armies(place, nation)]  # B4.2
        yield from appear(t, turn.leader, places, "B12")


def extra_armies(t: BritanniaRedux, turn: ExtraTurn) -> int:
    """How many armies a nation receives in its extra turn; some need their leader in play."""
    if turn.needs_leader and not t.is_in_play(turn.needs_leader):
        return 0
    owned = t.owned(turn.nation)
    count = turn.infantry
    if turn.half_of:
        areas = [area for area in owned if turn.half_of == "land" or area in t.data.england]
        count += (len(areas) + 1) // 2
    count += sum(area in owned for area in turn.one_for_each)
    if turn.without_leader and not t.is_in_play(turn.without_leader):
        count += turn.without_leader_armies
    return count
