"""What the Legate thinks of the answers to a decision, for advice: in stars, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rules.core.advice import Rated
from rules.core.decisions import Pick
from rules.core.policy import BACK, word_in
from rules.core.table import Table
from rules.core.text import Text
from rules.rise_and_fall.ai.attacks import ScoredAttack, best_attack, best_move, goals_of, good_attacks
from rules.rise_and_fall.ai.defence import guard_value, leaving_cost, open_posts, placement_value
from rules.rise_and_fall.ai.diplomacy import declaration
from rules.rise_and_fall.ai.gathering import best_transfer
from rules.rise_and_fall.ai.piece_values import area_value
from rules.rise_and_fall.ai.position import PositionView
from rules.rise_and_fall.ai.raiders import opening
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.combat import Plan, margin, plans
from rules.rise_and_fall.chapters.movement import destinations
from rules.rise_and_fall.data.loader import EMPIRES
from rules.rise_and_fall.game import RiseAndFall, say
from rules.rise_and_fall.state import RiseState

_view = PositionView()


def rate(table: Table) -> Sequence[Rated]:
    """Rate the answers to the pending decision; empty for decisions that the Legate makes by a fixed rule."""
    decision, state = table.decision, table.state
    if not isinstance(decision, Pick) or not isinstance(state, RiseState):
        return ()
    rater = _RATERS.get(decision.topic)
    return [] if rater is None else [each for each in rater(decision, _view(state)) if each.answer != (BACK,)]


# Attacks


def _attack_reasons(t: RiseAndFall, plan: Plan) -> tuple[Text, ...]:
    """Strength against strength, the star that is won, and the garrison that is given up."""
    target = plan.target
    taking_part = (plan.main, *plan.supporters)
    strength = sum(part.value for part in taking_part)
    found = [
        say(
            "advice-attack",
            area=target.area,
            units=tuple(part.unit for part in taking_part),
            attack=strength,
            defense=strength - margin(t, target, taking_part),
        ),
        *_winnings(t, target.area, t.nation_of(plan.main.unit)),
    ]
    if target.defenders:
        found.append(say("advice-beaten", units=target.defenders))
    found += _leaves(t, plan.main.unit)
    return tuple(found)


def _winnings(t: RiseAndFall, area: str, nation: str) -> Iterator[Text]:
    if t.is_star(t.data.areas[area]) and area_value(t, area, nation) > 0:
        yield say("advice-star", area=area)


def _leaves(t: RiseAndFall, unit: str) -> Iterator[Text]:
    if leaving_cost(t, unit) > 0:
        yield say("advice-garrison", area=t.area_of(unit))


def _rate_targets(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    good = {attack.target: attack for attack in good_attacks(t)}
    found = plans(t, t.state.player)
    for ident, target in campaign_phase.target_ids(t, found).items():
        if ident in _ids(pick):
            attack = good.get(target)
            yield _rated_attack(t, ident, found[target], attack)


def _rated_attack(t: RiseAndFall, ident: str, plan: Plan, attack: ScoredAttack | None) -> Rated:
    if attack is None:
        return Rated((ident,), 0.0, (*_attack_reasons(t, plan), say("advice-not-worth-it")))
    return Rated((ident,), attack.worth, _attack_reasons(t, plan))


def _rate_mains(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    """Main attackers by what their place would lack."""
    for option in pick.options:
        unit = option.id.partition("@")[0]
        if unit in t.data.unit:
            cost = leaving_cost(t, unit)
            yield Rated((option.id,), -cost, tuple(_leaves(t, unit)) or (say("advice-free", unit=unit),), False)


# Moves


def _rate_moves(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    unit = word_in(pick.question, "unit")
    if unit not in t.data.unit:
        return
    ways = destinations(t, unit)
    left = guard_value(t, unit)
    for area, value in goals_of(t, unit, [each for each in _ids(pick) if each in ways]).items():
        yield Rated((area,), value - left, (*_goal(t, unit, area), *_leaves(t, unit)))


def _goal(t: RiseAndFall, unit: str, area: str) -> Iterator[Text]:
    if opening(t) == (unit, area):
        yield say("advice-opening", area=area)
    elif area in open_posts(t):
        yield say("advice-post", area=area)
    elif area_value(t, area, t.nation_of(unit)) > 0:
        yield say("advice-star" if t.is_star(t.data.areas[area]) else "advice-land", area=area)
    else:
        yield say("advice-closer", area=area)


def _rate_movers(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    best = best_move(t)
    if best is not None:
        yield Rated((best.unit,), best.worth, tuple(_goal(t, best.unit, best.to)))


def _rate_transfers(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    best = best_transfer(t)
    if best is not None:
        unit, area = best
        yield Rated((unit if unit in _ids(pick) else area,), None, tuple(_goal(t, unit, area)))


def _rate_places(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    for option in pick.options:
        if option.id in t.data.areas:
            wanted = open_posts(t).get(option.id)
            reason = say("advice-closer", area=option.id) if wanted is None or t.at(option.id) else None
            yield Rated(
                (option.id,), placement_value(t, option.id), (reason or say("advice-post", area=option.id),), False
            )


# Which act comes next


def _rate_acts(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    """The acts with something to gain, in stars, and the end of the turn."""
    attack, move, transfer = best_attack(t), best_move(t), best_transfer(t)
    offered = _ids(pick)
    if attack is not None and "attack" in offered:
        plan = plans(t, t.state.player)[attack.target]
        yield Rated(("attack",), attack.worth, _attack_reasons(t, plan))
    if move is not None and "move" in offered:
        reasons = (say("advice-move", unit=move.unit, area=move.to), *_goal(t, move.unit, move.to))
        yield Rated(("move",), move.worth, reasons)
    if transfer is not None and "transfer" in offered:
        unit, area = transfer
        yield Rated(("transfer",), None, (say("advice-move", unit=unit, area=area), *_goal(t, unit, area)))
    war = declaration(t)
    if war is not None and "war" in offered:
        yield Rated(("war",), None, (_war_reason(war),))
    if "end" in offered:
        is_idle = attack is None and move is None and transfer is None and war is None
        yield Rated(("end",), None, (say("advice-end-idle" if is_idle else "advice-end"),))


def _rate_wars(pick: Pick, t: RiseAndFall) -> Iterator[Rated]:
    war = declaration(t)
    if war is not None:
        yield Rated((war,), None, (_war_reason(war),))


def _war_reason(war: str) -> Text:
    by, _, on = war.partition(":")
    return say("advice-war" if by in EMPIRES else "advice-war-people", by=by, on=on)


def _ids(pick: Pick) -> list[str]:
    return [option.id for option in pick.options]


_RATERS: Mapping[str, Callable[[Pick, RiseAndFall], Iterator[Rated]]] = {
    "operation": _rate_acts,
    "target": _rate_targets,
    "main": _rate_mains,
    "move-to": _rate_moves,
    "mover": _rate_movers,
    "transferred": _rate_transfers,
    "transfer-to": _rate_transfers,
    "place-area": _rate_places,
    "war": _rate_wars,
}
