"""What the Legate thinks of the answers to a decision, for advice: in victory points, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rules.core.advice import Rated
from rules.core.decisions import Pick
from rules.core.policy import offered, word_in
from rules.core.table import Table
from rules.core.text import Text
from rules.italia.ai.legate import STUBBORN, arrival_worth, nation_of, odds_in, placing_worth, stay_worth, view
from rules.italia.ai.march import LEAST_REPLY, LEAST_ROUND, best_replies, column, is_round, refuge, round_worth
from rules.italia.ai.plan import LEAST_GAIN, Plan, march_id, plans, source
from rules.italia.ai.values import Force, battle_worth, force_at, odds_against, raid_worth
from rules.italia.ai.worth import area_points, threat
from rules.italia.chapters.asking import DIVIDE, DONE
from rules.italia.chapters.combat import BATTLE, RAID
from rules.italia.chapters.retreats import STAY
from rules.italia.chapters.stacking import crowded
from rules.italia.game import Italia, say
from rules.italia.info import NOTHING
from rules.italia.state import ItaliaState

_MOST = 6

_Rater = Callable[[Pick, Italia], Iterator[Rated]]


def rate(table: Table) -> Sequence[Rated]:
    """Rate the answers to the pending decision; empty for decisions that the Legate makes by a fixed rule."""
    decision, state = table.decision, table.state
    if not isinstance(decision, Pick) or not isinstance(state, ItaliaState):
        return ()
    rater = _RATERS.get(decision.topic)
    known = {option.id for option in decision.options}
    found = [] if rater is None else rater(decision, view(state))
    return [each for each in found if set(each.answer) <= known]


def _moves(key: Callable[[Italia, Plan], str], kind: str = "") -> _Rater:
    def found(pick: Pick, t: Italia) -> Iterator[Rated]:
        place = word_in(pick.question, "area")
        must_leave = () if pick.topic != "move" or DONE in offered(pick) else crowded(t, t.active)
        best: dict[str, Plan] = {}
        for plan in sorted(plans(t, kind, place), key=lambda each: -each.worth):
            if not must_leave or plan.place in must_leave:
                best.setdefault(key(t, plan), plan)
        for ident, plan in list(best.items())[:_MOST]:
            yield Rated((ident,), plan.worth, tuple(_of_plan(t, plan)))
        yield Rated((DONE,), LEAST_GAIN, (say("advice-done"),))

    return found


def _of_plan(t: Italia, plan: Plan) -> Iterator[Text]:
    """The battle that a move means, or what its goal is worth, and what threatens it."""
    units = tuple(piece for piece in plan.group if not t.is_leader(piece))
    landing = plan.kind == "land" or (plan.place in t.data.areas and plan.goal in t.area(plan.place).straits)
    force = Force(units, tuple(piece for piece in plan.group if t.is_leader(piece)), landing)
    if plan.goal in t.data.land:
        yield from _of_goal(t, plan.goal, force_at(t, t.active, plan.goal).joined(force))
    elif plan.goal in t.data.seas:
        yield say("advice-sea", area=plan.goal)


def _of_goal(t: Italia, goal: str, force: Force) -> Iterator[Text]:
    enemies = t.enemies_at(goal, t.active)
    if enemies and force.units:
        odds = odds_against(t, goal, t.active, force, enemies[0])
        yield say("advice-attack", area=goal, win=round(100 * odds.wins), force=t.words((*force.units, *force.leaders)))
    else:
        yield from _of_area(t, t.active, goal)


def _of_area(t: Italia, nation: str, area: str) -> Iterator[Text]:
    """What an area is worth to a nation, and what threatens it."""
    yield say("advice-area", area=area, worth=round(sum(area_points(t, nation, area)), 1))
    foes = round(threat(t, nation, area).all)
    if foes:
        yield say("advice-danger", area=area, units=foes)


def _rounds(pick: Pick, t: Italia) -> Iterator[Rated]:
    """Marches and landings of a campaign; ending it."""
    worth = {option.id: round_worth(t, option.id) for option in pick.options if is_round(option.id)}
    for ident in sorted(worth, key=lambda each: -worth[each])[:_MOST]:
        goal = ident.partition(":")[2]
        reasons = tuple(_of_goal(t, goal, column(t))) if goal in t.data.land else ()
        yield Rated((ident,), worth[ident], reasons)
    yield Rated((DONE,), LEAST_ROUND, (say("advice-halt"),))


def _how(pick: Pick, t: Italia) -> Iterator[Rated]:
    """A battle or a raid."""
    area, nation = word_in(pick.question, "area"), t.active
    enemy, force = t.enemies_at(area, nation)[0], force_at(t, nation, area)
    yield Rated((BATTLE,), battle_worth(t, nation, area, force, enemy), tuple(_of_goal(t, area, force)))
    yield Rated((RAID,), raid_worth(t, nation, area, force, enemy), (say("advice-raid", area=area),))


def _retreats(pick: Pick, t: Italia) -> Iterator[Rated]:
    """Fighting on, and each place to go."""
    area, nation = word_in(pick.question, "area"), nation_of(pick, t)
    odds = odds_in(t, area)
    if odds is None:
        return
    win = odds.wins if nation == t.active else odds.loses
    stay = stay_worth(t, nation, area) + STUBBORN
    yield Rated((STAY,), stay, (say("advice-stay", area=area, win=round(100 * win)),))
    count = len(t.units_at(area, nation))
    for option in pick.options:
        if option.id not in (STAY, DIVIDE):
            yield Rated((option.id,), refuge(t, nation, option.id, count), (say("advice-leave", area=area),))


def _reactions(pick: Pick, t: Italia) -> Iterator[Rated]:
    """Passing, and the best reaction from each area."""
    yield Rated((NOTHING,), LEAST_REPLY, (say("advice-pass"),))
    for start, reply in best_replies(t, nation_of(pick, t)).items():
        key = "advice-join" if reply.is_join else "advice-shift"
        yield Rated((start,), reply.gain, (say(key, area=start),))


def _places(pick: Pick, t: Italia) -> Iterator[Rated]:
    """Areas and zones for new units."""
    nation = nation_of(pick, t)
    worth = arrival_worth if pick.topic == "arrive" else placing_worth
    for option in pick.options:
        if option.id in t.data.areas and pick.max == 1:
            reasons = tuple(_of_area(t, nation, option.id)) if option.id in t.data.land else ()
            yield Rated((option.id,), worth(t, nation, option.id), reasons)


_RATERS: Mapping[str, _Rater] = {
    "move": _moves(lambda _, plan: source(plan)),
    "move-group": _moves(lambda t, plan: march_id(t, plan.group), "march"),
    "move-to": _moves(lambda _, plan: plan.goal, "march"),
    "land-group": _moves(lambda t, plan: march_id(t, plan.group), "land"),
    "land-at": _moves(lambda _, plan: plan.goal, "land"),
    "sail-to": _moves(lambda _, plan: plan.goal, "sail"),
    "campaign": _rounds,
    "battle-or-raid": _how,
    "retreat": _retreats,
    "reaction": _reactions,
    "place": _places,
    "arrive": _places,
}
