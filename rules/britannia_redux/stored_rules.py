"""What a player can answer in advance: losses, retreats, submission, the limit of attackers, raiders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.britannia_redux.chapters.asking import STAY
from rules.britannia_redux.chapters.raids import HOME
from rules.britannia_redux.chapters.retreats import LEAVE
from rules.britannia_redux.chapters.submission import NO, YES
from rules.britannia_redux.data.loader import ROMANS
from rules.britannia_redux.events import Submitted, WithdrawalBegan
from rules.britannia_redux.game import BritanniaRedux, say
from rules.core.decisions import Answer
from rules.core.stored_answers import StoredRule, any_of

RATIOS = (1, 2, 3)
"""How badly a side is outnumbered before it leaves: at all, two to one, three to one."""

_TURNING_POINT = any_of(Submitted, WithdrawalBegan)
"""What makes players look again."""


def _rule(
    nation: str,
    ident: str,
    topic: str,
    answer: Answer,
    when: tuple[str, ...] = (),
    otherwise: Answer | None = None,
    **args: int,
) -> StoredRule:
    """A rule of a nation for the round or the game. If the conditions don't hold, it answers ``otherwise``."""
    kind, _, _ = ident.partition("-")
    return StoredRule(
        id=f"{nation}:{ident}",
        name=say("stored-rule", nation=nation, rule=say(f"stored-{topic}-{kind}", **args)),
        ending=say("stored-ending"),
        topics=(topic,),
        answer=answer,
        otherwise=otherwise,
        when=when,
        actor=nation,
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    )


def offered_rules(t: BritanniaRedux, seat: str) -> Sequence[StoredRule]:
    """The rules that a seat can store for its nations in play."""
    nations = [nation for nation in t.data.order if t.seat_of(nation) == seat and t.is_in_game(nation)]
    return [rule for nation in nations for rule in _rules_of(t, nation)]


def _rules_of(t: BritanniaRedux, nation: str) -> Iterator[StoredRule]:
    yield _rule(nation, "hold", "retreat", (STAY,))
    for ratio in RATIOS:
        yield _rule(nation, f"leave-{ratio}", "retreat", (LEAVE,), (f"outnumbered-{ratio}",), (STAY,), times=ratio)
    yield _rule(nation, "press", "withdraw", (STAY,))
    for ratio in RATIOS:
        yield _rule(nation, f"break-{ratio}", "withdraw", (LEAVE,), (f"outnumbered-{ratio}",), (STAY,), times=ratio)
    yield _rule(nation, "keep", "return", (STAY,))
    if t.data.nations[nation].cavalry or t.has("burhs"):
        yield _rule(nation, "first", "losses", ("infantry-first",), burhs=int(t.has("burhs")))
    if nation in t.data.tables.raiding:
        yield _rule(nation, "home", "raiders", (HOME,))
        yield _rule(nation, "settle", "raiders", (STAY,))
    yield from _submission_rules(t, nation)


def _submission_rules(t: BritanniaRedux, nation: str) -> Iterator[StoredRule]:
    rules = t.data.tables.submission
    to_rome = nation in rules.british and not t.state.romans_out and nation not in t.state.freed
    if not to_rome and not (t.has("general_submission") and nation != ROMANS):
        return
    yield _rule(nation, "refuse", "submission", (NO,))
    most = rules.threshold_areas.get(nation, len(t.centers(nation)))
    for areas in range(1, most + 1):
        yield _rule(nation, f"yield-{areas}", "submission", (YES,), (f"areas-{areas}",), (NO,), areas=areas)
