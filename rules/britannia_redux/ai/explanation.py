"""What the Legate thinks of the answers to a decision, for advice: in victory points, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rules.britannia_redux.ai.legate import nation_of, odds_in, placing_worth, stay_worth, view
from rules.britannia_redux.ai.plan import Plan, plans
from rules.britannia_redux.ai.worth import area_worth, danger
from rules.britannia_redux.chapters.asking import STAY
from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.state import BritanniaState
from rules.core.advice import Rated
from rules.core.decisions import Pick
from rules.core.policy import BACK, word_in
from rules.core.table import Table
from rules.core.text import Text

_MOST = 6


def rate(table: Table) -> Sequence[Rated]:
    """Rate the answers to the pending decision; empty for decisions that the Legate makes by a fixed rule."""
    decision, state = table.decision, table.state
    if not isinstance(decision, Pick) or not isinstance(state, BritanniaState):
        return ()
    rater = _RATERS.get(decision.topic)
    return [] if rater is None else [each for each in rater(decision, view(state)) if each.answer != (BACK,)]


def _rate_moves(key: Callable[[Plan], str]) -> Callable[[Pick, BritanniaRedux], Iterator[Rated]]:
    def found(pick: Pick, t: BritanniaRedux) -> Iterator[Rated]:
        place, known = word_in(pick.question, "area"), {option.id for option in pick.options}
        best: dict[str, Plan] = {}
        for plan in sorted(plans(t, place), key=lambda plan: -plan.worth):
            best.setdefault(key(plan), plan)
        for ident, plan in list(best.items())[:_MOST]:
            if ident in known:
                yield Rated((ident,), plan.worth, tuple(_reasons(t, plan)))

    return found


def _reasons(t: BritanniaRedux, plan: Plan) -> Iterator[Text]:
    """The battle that a move means, or what its goal is worth, and what threatens it."""
    nation, goal = t.state.nation, plan.way.goal
    enemies = t.enemies(goal, nation)
    if enemies:
        yield say("advice-attack", area=goal, win=round(100 * plan.wins), armies=plan.group.armies)
    elif goal in t.centers(nation):
        yield say("advice-center", area=goal, nation=nation)
    else:
        yield say("advice-area", area=goal, worth=round(area_worth(t, nation, goal), 1))
    foes = danger(t, nation, goal)
    if foes >= 1:
        yield say("advice-danger", area=goal, armies=round(foes))


def _rate_retreats(pick: Pick, t: BritanniaRedux) -> Iterator[Rated]:
    area, nation = word_in(pick.question, "area"), nation_of(pick, t)
    odds = odds_in(t, area)
    if odds is None:
        return
    win = odds.wins if nation == t.state.nation else odds.loses
    yield Rated((STAY,), stay_worth(t, nation, area), (say("advice-stay", area=area, win=round(100 * win)),))
    for option in pick.options:
        if option.id.startswith("all:"):
            yield Rated((option.id,), 0.0, (say("advice-leave"),))


def _rate_places(pick: Pick, t: BritanniaRedux) -> Iterator[Rated]:
    nation = nation_of(pick, t)
    for option in pick.options:
        if option.id in t.data.areas:
            foes = round(danger(t, nation, option.id))
            yield Rated(
                (option.id,),
                placing_worth(t, nation, option.id),
                (say("advice-place", area=option.id, armies=foes),),
            )


_RATERS: Mapping[str, Callable[[Pick, BritanniaRedux], Iterator[Rated]]] = {
    "move": _rate_moves(lambda plan: plan.place),
    "move-who": _rate_moves(lambda plan: plan.group.id),
    "move-to": _rate_moves(lambda plan: plan.goal),
    "retreat": _rate_retreats,
    "withdraw": _rate_retreats,
    "place": _rate_places,
}
