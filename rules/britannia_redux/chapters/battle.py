"""Battles: dice, losses, retreats, the end [B7, 15.1, 15.2.2, 16.1.3, 16.2.2]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from rules.britannia_redux.chapters import retreats
from rules.britannia_redux.chapters.asking import pick
from rules.britannia_redux.chapters.battle_orders import ordered_loss
from rules.britannia_redux.chapters.forts import build_if_due
from rules.britannia_redux.chapters.leaders import leave
from rules.britannia_redux.chapters.losses import Loss, loss_options, unresolved, victims
from rules.britannia_redux.chapters.retreats import Field
from rules.britannia_redux.data.loader import BOUDICA, BOX, BURH, FORT, PICTS, ROMANO_BRITISH, ROMANS, STRONGHOLD, WELSH
from rules.britannia_redux.events import (
    BattleBegan,
    BattleEnded,
    BattleRolled,
    FortificationDestroyed,
    HitsTaken,
    Shot,
)
from rules.britannia_redux.game import BritanniaRedux, choice
from rules.britannia_redux.state import FoughtBattle
from rules.core.decisions import Option
from rules.core.events import Modifier, scored
from rules.core.game import Play, one

RULE = "B7"


@dataclass
class Losses:
    """What a side loses in a battle round: how many infantry and cavalry, and whether it gives its burh."""

    infantry: int = 0
    cavalry: int = 0
    burh: bool = False


def fight(t: BritanniaRedux, attacker: str, area: str) -> Play[None]:
    """Fight the battle for an area to its end [B7]."""
    t.begin_scene("battle")
    field = begin(t, attacker, area)
    while t.enemies(area, attacker) and attacker in t.presence(area):
        field.number += 1
        yield from _battle_round(t, field)
    winner = _winner(t, field)
    yield from _conclude(t, field, winner)
    t.end_scene()
    lost = {nation: field.lost[nation] for nation in (attacker, field.defender)}
    t.state.last_battle = FoughtBattle(area, attacker, field.defender, winner, lost)


def begin(t: BritanniaRedux, attacker: str, area: str) -> Field:
    """Who fights whom, and from where the attackers came."""
    (defender,) = t.enemies(area, attacker)
    units = [*t.armies(area, attacker), *t.leaders(area, attacker)]
    field = Field(area, attacker, defender, frozenset(filter(None, map(t.state.came_from.get, units))))
    fort = t.fort_of(area, defender)
    t.tell(
        BattleBegan(
            area=area,
            attacker=attacker,
            defender=defender,
            attackers=tuple(units),
            defenders=(*t.armies(area, defender), *t.leaders(area, defender)),
            fort=fort.work if fort else "",
            hard=is_hard(t, area, defender),
            attacker_needs=_needs_of(t, area, attacker, defender),
            defender_needs=_needs_of(t, area, defender, attacker),
        ),
        RULE,
    )
    return field


def _battle_round(t: BritanniaRedux, field: Field) -> Play[None]:
    yield from exchange(t, field)
    if field.promised:
        yield from retreats.keep_promise(t, field)  # 16.2.2, R56
    if _is_on(t, field):
        yield from retreats.offer_defender(t, field)
    if _is_on(t, field):
        yield from retreats.offer_attacker(t, field)


def _is_on(t: BritanniaRedux, field: Field) -> bool:
    there = t.presence(field.area)
    return field.attacker in there and field.defender in there


# Dice


def is_hard(t: BritanniaRedux, area: str, defender: str) -> bool:
    """Whether defenders are hit as in difficult terrain [B7.2, 16.1.3]."""
    fort = t.fort_of(area, defender)
    return t.area(area).is_difficult or (fort is not None and fort.work == STRONGHOLD)


def need(t: BritanniaRedux, firer: str, target: str, hard: bool) -> int:
    """The roll that a kind of unit needs against a kind of target [15.1, 15.2.2, 16.2.2, R33, R34]."""
    if target == BURH:
        row = t.data.to_hit["any", BURH]
    else:
        row = t.data.to_hit[t.data.fights_as[firer], t.data.fights_as[target]]
    return row[1] if hard else row[0]


def _needs_of(t: BritanniaRedux, area: str, nation: str, enemy: str) -> dict[str, dict[str, int]]:
    """What each kind of unit of a nation needs against each kind of its enemy there."""
    hard = enemy != t.state.nation and is_hard(t, area, enemy)
    return {
        kind: {target: need(t, kind, target, hard) for target in kinds_of(t, area, enemy)}
        for kind in kinds_of(t, area, nation)
    }


def kinds_of(t: BritanniaRedux, area: str, nation: str) -> list[str]:
    """The kinds of armies of a nation in an area, and of its fortification."""
    kinds = dict.fromkeys(t.kind(unit) for unit in t.armies(area, nation))
    fort = t.fort_of(area, nation)
    return [*kinds, *([fort.work] if fort else [])]


def roll(t: BritanniaRedux, field: Field, nation: str, enemy: str) -> list[Shot]:
    """A die for each army and fortification of a side, plus one with a leader [B7.1, B10.2]."""
    area = field.area
    bonus = (Modifier("leader", 1, "B10.2"),) if t.leaders(area, nation) else ()
    hard = enemy == field.defender and is_hard(t, area, enemy)
    targets = kinds_of(t, area, enemy)
    fort = t.fort_of(area, nation)
    shots = []
    for unit in (*t.armies(area, nation), *([fort.work] if fort else ())):
        kind = unit if unit not in t.data.armies else t.kind(unit)
        score = scored(t.roll(), bonus)
        hits = tuple(target for target in targets if score.total >= need(t, kind, target, hard))
        shots.append(Shot(nation=nation, unit=unit, score=score, hits=hits))
    return sorted(shots, key=lambda shot: -shot.score.total)


def exchange(t: BritanniaRedux, field: Field) -> Play[None]:
    """Both sides roll, then both take their losses [B7.1 to B7.5]."""
    attacking = roll(t, field, field.attacker, field.defender)
    defending = roll(t, field, field.defender, field.attacker)
    t.tell(BattleRolled(area=field.area, number=field.number, shots=(*attacking, *defending)), RULE)
    lost_by_defender = yield from _choose_losses(t, field, field.defender, attacking)
    lost_by_attacker = yield from _choose_losses(t, field, field.attacker, defending)
    _take(t, field, field.defender, field.attacker, attacking, lost_by_defender)
    _take(t, field, field.attacker, field.defender, defending, lost_by_attacker)
    for nation, enemy in ((field.defender, field.attacker), (field.attacker, field.defender)):
        _lose_leaders(t, field, nation, enemy)


# Losses


def _choose_losses(t: BritanniaRedux, field: Field, nation: str, shots: Sequence[Shot]) -> Play[Loss]:
    """Which armies a side loses: asked only if kinds differ, a burh can be given, or in R62 [B7.3, 16.2.2]."""
    found = loss_options(t, field, nation, shots)
    ordered = found[0] if len(found) == 1 else ordered_loss(t, field.area, nation, found)  # R65
    if ordered is not None:
        return ordered
    options = [_loss_option(t, field, loss) for loss in found]
    options.append(msgspec.structs.replace(options[0], id="infantry-first", like=options[0].id))
    question = pick(t, nation, "losses", "B7.3", options, area=field.area)
    question.holds = tuple(["burh"] if any(loss.burh for loss in found) else [])
    chosen = yield from one(question)
    return next((loss for loss in found if loss.id == chosen), found[0])


def _loss_option(t: BritanniaRedux, field: Field, loss: Loss) -> Option:
    key = "option-loss-burh" if loss.burh else "option-loss"
    if loss.landed_stay:
        key = f"{key}-landed"
    return choice(loss.id, key, "16.2.2" if loss.burh else "B7.3", armies=loss.infantry, cavalry=loss.cavalry)


def _take(t: BritanniaRedux, field: Field, nation: str, by: str, shots: Sequence[Shot], loss: Loss) -> None:
    """A side takes its losses; armies first, a fortification only when no army is left [B7.3, 15.2.2]."""
    area = field.area
    armies = t.armies(area, nation)
    units = victims(t, field, nation, loss)
    fort = t.fort_of(area, nation)
    told, leftover = unresolved(t, shots, units, loss.burh)
    falls = (
        fort is not None
        and not loss.burh
        and len(units) == len(armies)
        and any(fort.work in shot.hits for shot in leftover)
    )
    work = fort.work if fort is not None and (falls or loss.burh) else ""
    if falls:
        told = _aimed_at_fort(told, work)
    told = [_explained(shot, bool(fort) and len(units) < len(armies)) for shot in told]
    if any(shot.hits for shot in shots) or units:
        t.tell(
            HitsTaken(
                area=area,
                number=field.number,
                nation=nation,
                by=by,
                shots=tuple(told),
                units=tuple(units),
                fort=work,
                burh_given=loss.burh,
            ),
            "16.2.2" if loss.burh else "B7.3",
        )
    _eliminate(t, nation, by, units)
    field.lost[nation] += len(units)
    if work:
        _destroy(t, field, nation, by, given=loss.burh)
    if loss.burh:
        field.promised = True


def _aimed_at_fort(shots: Iterable[Shot], work: str) -> list[Shot]:
    """The first die that hasn't hit anything else and reaches the fortification destroys it."""
    found, is_spent = [], False
    for shot in shots:
        if not is_spent and not shot.victim and work in shot.hits:
            shot, is_spent = msgspec.structs.replace(shot, victim=work), True  # noqa: PLW2901
        found.append(shot)
    return found


def _explained(shot: Shot, is_shielded: bool) -> Shot:
    """Why a die that reached a target eliminated nothing."""
    if shot.victim or not shot.hits:
        return shot
    return msgspec.structs.replace(shot, wasted="shielded" if is_shielded else "no-target-left")


def _eliminate(t: BritanniaRedux, nation: str, by: str, units: Sequence[str]) -> None:
    """Armies are eliminated; some nations score for them [15.4.4, B11.5, B15.4]."""
    if not units:
        return
    for unit in units:
        t.put(unit, BOX)
    _wrong(t, nation, by)
    bounty = t.data.tables.eliminating
    if nation == ROMANS:
        each = bounty.roman_army.get(by, bounty.roman_army["default"])
        t.score(by, each * len(units), "army", "15.4.4", *units)
        return
    for row in bounty.armies:
        is_due = by == row.nation and nation in row.targets and t.state.turn <= t.scoring_round(row.until)
        if is_due and not t.is_same_player(by, nation):
            t.score(by, row.vp * len(units), "army", "B11.5", *units)


def _wrong(t: BritanniaRedux, nation: str, by: str) -> None:
    """Note that a nation lost something to the one whose turn it is (R15)."""
    if by == t.state.nation and nation not in t.state.wronged:
        t.state.wronged.append(nation)


def _destroy(t: BritanniaRedux, field: Field, nation: str, by: str, *, given: bool) -> None:
    """A fortification falls [B7.5, 15.2.2, 16.1.3, 16.2.2]."""
    area = field.area
    work = t.state.forts[area].work
    t.raze(area)
    _wrong(t, nation, by)
    rule = {FORT: "15.2.2", STRONGHOLD: "16.1.3", BURH: "16.2.2"}[work]
    t.tell(FortificationDestroyed(nation=nation, area=area, work=work, by=by, given=given), rule)
    bounty = t.data.tables.eliminating
    if work == FORT:
        field.fort_fell = True
        t.score(by, bounty.roman_fort.get(by, bounty.roman_fort["default"]), "fort", "15.4.4", area)
    elif work == STRONGHOLD and nation != ROMANO_BRITISH and not t.is_same_player(by, nation):
        t.score(by, bounty.stronghold, "stronghold", "16.1.3", area)


def _lose_leaders(t: BritanniaRedux, field: Field, nation: str, by: str) -> None:
    """Leaders fall with the last of their side [B7.4, B10.5, 15.4.4]."""
    if t.presence(field.area).get(nation):
        return
    bounty = t.data.tables.eliminating
    for leader in t.leaders(field.area, nation):
        leave(t, leader, "battle", "B7.4", by)
        is_due = by == bounty.boudica_only if leader == BOUDICA else True
        if is_due and not t.is_same_player(by, nation):
            t.score(by, bounty.leader, "leader", "15.4.4" if leader == BOUDICA else "B10.5", leader)


# The end


def _winner(t: BritanniaRedux, field: Field) -> str:
    """Who is left in the area; empty if no one is."""
    there = t.presence(field.area)
    return field.attacker if field.attacker in there else field.defender if field.defender in there else ""


def _conclude(t: BritanniaRedux, field: Field, winner: str) -> Play[None]:
    """The battle is over: a fort, the way back of a leader or of fort raiders [B7.7, B7.8, 15.2, 15.2.4]."""
    area, attacker = field.area, field.attacker
    if winner == attacker and t.state.owners.get(area) == field.defender:
        _wrong(t, field.defender, attacker)
    t.tell(
        BattleEnded(
            area=area,
            attacker=attacker,
            defender=field.defender,
            winner=winner,
            owner=t.owner(area),
            rounds=field.number,
        ),
        "B7.7",
    )
    if winner != attacker:
        return
    build_if_due(t, area)
    if t.leaders(area, attacker):  # B10.4
        yield from retreats.offer_return(t, field, "B7.8")
    elif _raided_fort(t, field):
        yield from retreats.offer_return(t, field, "15.2.4")


def _raided_fort(t: BritanniaRedux, field: Field) -> bool:
    """Whether Picts or Welsh destroyed a fort in England in their own turn [15.2.4]."""
    return field.fort_fell and field.attacker in (PICTS, WELSH) and field.area in t.data.england
