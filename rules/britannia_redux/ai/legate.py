"""The Legate: the automatic player of Britannia reDux, for every side.

It values everything in victory points of the nation that acts. The best move of a phase comes first; when none is worth
it, the movement ends. What isn't here takes the default answer.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rules.britannia_redux.ai.odds import Odds, battle_odds, side_of
from rules.britannia_redux.ai.plan import next_plan
from rules.britannia_redux.ai.worth import (
    area_worth,
    army_worth,
    bounty,
    danger,
    denial,
    fort_bounty,
    keeps,
    occupying_worth,
)
from rules.britannia_redux.chapters.asking import ALL, BACK, DONE, STAY
from rules.britannia_redux.chapters.movement import RESTART
from rules.britannia_redux.chapters.submission import NO, YES
from rules.britannia_redux.data.loader import BELGAE, STRONGHOLD
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState
from rules.core.decisions import Option, Pick
from rules.core.policy import PickChooser, Policy, PositionMemo, best_of, best_option, first_offered, offered, word_in
from rules.core.typed_data import from_json

_LEADER = 3.0
_HOPELESS = 0.3
_STRONGHOLD = 0.3


def nation_of(pick: Pick, t: BritanniaRedux) -> str:
    """The nation that a decision is about."""
    return pick.actor or t.state.nation


# Movement


def _move(pick: Pick, t: BritanniaRedux) -> str | None:
    ids, plan = offered(pick), next_plan(t)
    if plan is not None and plan.place in ids:
        return plan.place
    return DONE if DONE in ids else _way_out(pick, t)


def _way_out(pick: Pick, t: BritanniaRedux) -> str | None:
    """The phase can't end: move something else, another time than before, or begin again."""
    if len(t.state.moves) > 1 and (len(t.state.moves) + t.state.turn) % 3 == 0 and RESTART in offered(pick):
        return RESTART
    places = [option.id for option in pick.options if option.id not in (BACK, RESTART)]
    return places[len(t.state.moves) % len(places)] if places else BACK


def _move_who(pick: Pick, t: BritanniaRedux) -> str | None:
    plan = next_plan(t, word_in(pick.question, "area"))
    if plan is not None and plan.group.id in offered(pick):
        return plan.group.id
    return next((option.id for option in pick.options if option.id != BACK), BACK)


def _move_to(pick: Pick, t: BritanniaRedux) -> str | None:
    place, ids = word_in(pick.question, "area"), offered(pick)
    plan = next_plan(t, place)
    if plan is not None and plan.goal in ids:
        return plan.goal
    found = sorted(each for each in ids if each != BACK)
    return found[len(t.state.moves) % len(found)] if found else BACK


# Battles


def odds_in(t: BritanniaRedux, area: str) -> Odds | None:
    """The odds of the battle in an area for the nation whose turn it is; None without a battle."""
    attacker = t.state.nation
    enemies = t.enemies(area, attacker)
    if not enemies or attacker not in t.presence(area):
        return None
    return battle_odds(t, area, side_of(t, area, attacker), side_of(t, area, enemies[0]), enemies[0])


def stay_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """What fighting on is worth to a side of a battle, against leaving now."""
    attacker = t.state.nation
    odds, defender = odds_in(t, area), t.enemies(area, attacker)[0]
    assert odds is not None
    is_attacker = nation == attacker
    enemy = defender if is_attacker else attacker
    wins, lost, killed = (odds.wins, odds.lost, odds.killed) if is_attacker else (odds.loses, odds.killed, odds.lost)
    prize = area_worth(t, nation, area) * keeps(t, nation, area, 1)
    if is_attacker:
        prize += occupying_worth(t, nation, area) + denial(t, nation, area) + fort_bounty(t, nation, area)
    if t.leaders(area, enemy) and not t.is_same_player(nation, enemy):
        prize += _LEADER
    gain = wins * prize + killed * (bounty(t, nation, enemy) + 0.4 * army_worth(t, enemy))
    cost = lost * (army_worth(t, nation) + 0.4 * bounty(t, enemy, nation))
    if t.leaders(area, nation):
        cost += (1 - wins) * _LEADER
    return gain - cost


def _retreat(pick: Pick, t: BritanniaRedux) -> str | None:
    area, nation = word_in(pick.question, "area"), nation_of(pick, t)
    if odds_in(t, area) is None:
        return STAY
    ways = [option.id for option in pick.options if option.id.startswith("all:")]
    if not ways:
        return STAY
    best = max(ways, key=lambda way: _refuge_worth(t, nation, way.removeprefix("all:")))
    refuge = _refuge_worth(t, nation, best.removeprefix("all:"))
    return best if stay_worth(t, nation, area) < refuge - _HOPELESS else STAY


def breaking_off(t: BritanniaRedux, area: str) -> int:
    """With how many armies left, or fewer, an attacker had better break off if no defender has fallen; 0 is never."""
    nation = t.state.nation
    trial = BritanniaRedux(from_json(msgspec.json.encode(t.state), BritanniaState), "")
    armies = trial.armies(area, nation)
    for left in range(len(armies) - 1, 0, -1):
        trial.state.stacks[area].remove(armies[left])
        if stay_worth(BritanniaRedux(trial.state, ""), nation, area) < -_HOPELESS:
            return left
    return 0


def _refuge_worth(t: BritanniaRedux, nation: str, place: str) -> float:
    """What armies are worth in the area to which they retreat."""
    if place not in t.data.areas:
        return 0.0
    if t.owner(place) == nation:
        own = t.presence(place)[nation]
        return area_worth(t, nation, place) * (keeps(t, nation, place, own + 1) - keeps(t, nation, place, own))
    return area_worth(t, nation, place) * keeps(t, nation, place, 1)


def _battle(pick: Pick, t: BritanniaRedux) -> str | None:
    """The surest battle first."""

    def chance(option: Option) -> float:
        odds = odds_in(t, option.id)
        return odds.wins if odds is not None else 0.0

    return best_option(pick.options, chance)


# Placing


def _place(pick: Pick, t: BritanniaRedux) -> str | None:
    nation = nation_of(pick, t)
    worth: dict[str, float] = {}
    for option in pick.options:
        area, _, rest = option.id.partition(":")
        if area == STRONGHOLD:
            worth[option.id] = _STRONGHOLD * area_worth(t, nation, rest) * (danger(t, nation, rest) > 1)
        elif area in t.data.areas and f":{rest}" != ALL:
            worth[option.id] = placing_worth(t, nation, area)
    return best_of(worth)


def placing_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """What another army in an area is worth: it keeps the area, or attacks from it."""
    there = t.presence(area).get(nation, 0)
    kept = area_worth(t, nation, area) * (keeps(t, nation, area, there + 1) - keeps(t, nation, area, there))
    targets = [
        area_worth(t, nation, near) / (1 + t.opposing(near, nation))
        for near in t.area(area).beside
        if t.owner(near) != nation
    ]
    return kept + 0.3 * max(targets, default=0.0) - 0.05 * there


def _pay_burh(pick: Pick, t: BritanniaRedux) -> str | None:
    nation = nation_of(pick, t)
    return YES if any(danger(t, nation, area) > 1 for area in t.owned(nation)) else NO


# Submission


def _submission(pick: Pick, t: BritanniaRedux) -> str | None:
    """The Belgae keep a center by it; others submit when their last areas would fall."""
    nation = nation_of(pick, t)
    if nation == BELGAE:
        return YES
    losing = [area for area in t.contested(t.state.nation) if nation in t.presence(area) and _is_losing(t, area)]
    centers = [area for area in t.centers(nation) if t.presence(area).get(nation)]
    return YES if any(area in centers for area in losing) or len(losing) > 1 else NO


def _is_losing(t: BritanniaRedux, area: str) -> bool:
    odds = odds_in(t, area)
    return odds is not None and odds.wins > 0.6


def _revolt(pick: Pick, t: BritanniaRedux) -> str | None:
    nation = nation_of(pick, t)
    overlord = word_in(pick.question, "overlord")
    near = sum(len(t.armies(far, overlord)) for area in t.owned(nation) for far in t.area(area).beside)
    return YES if near <= len(t.all_armies(nation)) else NO


def _first_ranked(preferred: tuple[str, ...]) -> Callable[[Pick, BritanniaRedux], str | None]:
    return lambda pick, _: first_offered(pick, preferred)


_PICKS: dict[str, PickChooser[BritanniaRedux]] = {
    "move": _move,
    "move-who": _move_who,
    "move-to": _move_to,
    "battle": _battle,
    "retreat": _retreat,
    "withdraw": _retreat,
    "return": _first_ranked((STAY,)),
    "losses": _first_ranked(("infantry-first",)),
    "place": _place,
    "pay-burh": _pay_burh,
    "submission": _submission,
    "revolt": _revolt,
}

view: PositionMemo[BritanniaState, BritanniaRedux] = PositionMemo(lambda state: BritanniaRedux(state, ""))
"""The facade over the last position."""

legate = Policy(BritanniaState, view, _PICKS)
"""The Legate of every side."""
