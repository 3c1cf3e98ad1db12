"""The Management phase: diplomacy, remobilisation, Elite, Desolations and Monuments [2-3, 5.3-5.6]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache

from rules.core.decisions import Barred, Cautions, Option, Pick
from rules.core.events import Modifier, Score
from rules.core.game import Play, one, some
from rules.core.text import Argument, Text
from rules.romanitas.chapters.cities import clear_desolation
from rules.romanitas.chapters.mobilisation import MAGISTER, unit_option
from rules.romanitas.data.models import Monument, MonumentKind, RomanUnit
from rules.romanitas.data.tables import ActaBox, Arm, Bar, Gift, OptionId, Troop
from rules.romanitas.events import (
    AmbassadorSent,
    DesolationRemoved,
    DiplomacyTurned,
    MarriageOffered,
    MissionarySent,
    MonumentBuilt,
    PiecesRecalled,
    UnitImproved,
)
from rules.romanitas.game import ELIMINATED, MOBILISED, SEAT, Romanitas, choice, refusal, say

AMBASSADOR, MARRIAGE, MISSIONARY = "ambassador", "marriage", "missionary"

_FEW_RUINS = 3
"""This many ruined cities have options without a heading, so that panels show them as buttons."""


def _question(t: Romanitas) -> Text:
    """What is left to spend: RP, and the diplomatic actions that an Acta Publica box gives free [4.2.3]."""
    if t.state.free_actions:
        return say("manage-free", rp=t.state.rp, free=t.state.free_actions)
    return say("manage", rp=t.state.rp)


def manage(t: Romanitas) -> Play[bool]:  # 2-3
    """Let the player take one action with the remaining RP, in any order. Return whether the phase goes on."""
    yield from _unrecovered_cavalry(t)
    options = _options(t)
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="manage",
            question=_question(t),
            rule="5",
            domain="economic",
            options=[*options, choice("done", "manage-done", "2")],
            default=(_default(options),),
            barred=lambda: _barred(t),
            cautions=lambda: _cautions(t, options),
        )
    )
    if chosen == "done":
        return False
    action, _, target = chosen.partition(":")
    payment = yield from _choose_payment(t, action, target)
    _ACTIONS[action](t, target, payment)
    return True


def _default(options: Sequence[Option]) -> str:
    """The default for an expired deadline: free actions first, then Desolations, then done."""
    for wanted in ("recall-free", "rebuild:"):
        for option in options:
            if option.id.startswith(wanted):
                return option.id
    return "done"


def _cautions(t: Romanitas, options: Sequence[Option]) -> Cautions:
    """What the end of the turn would waste: RP and gifts that an option could still use, and free recalls."""
    unused = [*_unused_rp(t, options), *_unused_gifts(t, options), *_unused_recalls(t)]
    return {"done": (say("manage-unused", things=tuple(unused)),)} if unused else {}


def _unused_rp(t: Romanitas, options: Sequence[Option]) -> list[Text]:  # R1
    can_spend = any(_cost(option) for option in options)
    if not t.state.rp or not can_spend or t.has(OptionId.CARRY_OVER):
        return []
    return [say("unused-rp", count=t.state.rp)]


def _cost(option: Option) -> Argument:
    return 0 if option.consequence is None else dict(option.consequence.args).get("cost", 0)


def _unused_gifts(t: Romanitas, options: Sequence[Option]) -> list[Text]:  # 4.2.1, 4.2.2, 4.2.3, R56
    """The gifts that pay for an action on offer. Either actions or improvements, but not both."""
    state, offered = t.state, {option.id.partition(":")[0] for option in options}
    patriarch = state.free_missionary and MISSIONARY in offered
    actions = state.free_actions if offered.intersection((AMBASSADOR, MARRIAGE, MISSIONARY)) else 0
    basileus = Gift.ELITE in state.political_gifts and "improve" in offered
    elites = state.free_elites if "improve" in offered and not actions else 0
    counts = {"unused-missionaries": patriarch, "unused-actions": actions, "unused-elites": basileus + elites}
    return [say(key, count=int(count)) for key, count in counts.items() if count]


def _unused_recalls(t: Romanitas) -> list[Text]:  # 5.4.1
    free = _free_recalls(t)
    return [say("unused-recalls", count=len(free))] if free else []


def _options(t: Romanitas) -> list[Option]:
    return [
        *_recall_options(t),
        *_rebuild_options(t),
        *_ambassador_options(t),
        *_marriage_options(t),
        *_missionary_options(t),
        *_improve_options(t),
        *_monument_options(t),
    ]


@cache
def _group(name: str) -> tuple[Text]:
    return (say(f"group-{name}"),)


def _diplomacy_barred(t: Romanitas, action: str) -> ActaBox | None:
    """The Acta Publica box that forbids a diplomatic action this turn [4.2]."""
    barring = t.barring(Bar.DIPLOMATIC_ACTIONS)
    if barring is None and action == MISSIONARY:
        barring = t.barring(Bar.MISSIONARY)
    return barring


def _may_act(t: Romanitas, action: str, target: str = "") -> bool:
    return (
        action not in t.state.diplomatic_actions
        and _diplomacy_barred(t, action) is None
        and t.state.rp >= diplomatic_price(t, action, target)
    )


class Payment(StrEnum):
    """What pays the basic price of an action: a gift of this turn, or RP [R93]."""

    PATRIARCH = "patriarch"
    BASILEUS = "basileus"
    ECONOMY = "economy"
    RP = "rp"


def _gifts_for(t: Romanitas, action: str) -> list[Payment]:  # 4.2.1, 4.2.2, 4.2.3, R93
    """The gifts that can pay for an action. The one with the fewest other uses comes first."""
    state = t.state
    if action == "improve":
        usable = {Payment.BASILEUS: Gift.ELITE in state.political_gifts, Payment.ECONOMY: state.free_elites > 0}
    else:
        patriarch = action == MISSIONARY and state.free_missionary
        usable = {Payment.PATRIARCH: patriarch, Payment.ECONOMY: state.free_actions > 0}
    return [payment for payment, applies in usable.items() if applies]


def _choose_payment(t: Romanitas, action: str, target: str) -> Play[Payment]:  # R93
    """Ask which gift pays, if two can."""
    if action not in _PAYABLE:
        return Payment.RP
    ways = _gifts_for(t, action)
    if len(ways) < 2:
        return ways[0] if ways else Payment.RP
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="payment",
            question=say("payment", what=say(f"action-{action}")),
            rule="R93",
            domain="economic",
            options=[_payment_option(t, action, target, way) for way in ways],
            default=(ways[0],),
        )
    )
    return Payment(chosen)


def _payment_option(t: Romanitas, action: str, target: str, way: Payment) -> Option:
    if way is not Payment.ECONOMY:
        return choice(way, f"payment-{way}", "R93", cost=_price(t, action, target, way))
    lost = "elites" if action != "improve" else "actions"
    count = t.state.free_elites if lost == "elites" else t.state.free_actions
    return choice(way, f"payment-economy-{lost}", "R93", cost=_price(t, action, target, way), count=count)


def _price(t: Romanitas, action: str, target: str, payment: Payment) -> int:  # R56, R59
    """The price of an action with this payment. A gift waives the basic price but no surcharge."""
    if action == "improve":
        basic, extra = t.data.tables.improvement.rp, t.affairs.surcharges.elite
    else:
        basic, extra = _basic_price(t, action), _diplomatic_surcharge(t, action, target)
    return basic + extra if payment is Payment.RP else extra


def _basic_price(t: Romanitas, action: str) -> int:  # 5.3
    diplomacy = t.data.tables.diplomacy
    return {
        AMBASSADOR: diplomacy.ambassador.rp,
        MARRIAGE: diplomacy.marriage.rp,
        MISSIONARY: diplomacy.missionary.rp,
    }[action]


def _diplomatic_surcharge(t: Romanitas, action: str, target: str) -> int:  # 4.2.2, 4.2.3, R56
    """The surcharge of a diplomatic action. A crisis also makes the removal of a Desolation dearer."""
    if action != MISSIONARY:
        return 0
    surcharges = t.affairs.surcharges
    return surcharges.missionary + (surcharges.remove_desolation if target in t.state.desolation else 0)


def diplomatic_price(t: Romanitas, action: str, target: str = "") -> int:  # 5.3, R56
    """The current price of a diplomatic action. A free one still pays its surcharge."""
    return _price(t, action, target, (*_gifts_for(t, action), Payment.RP)[0])


def _pay_for(t: Romanitas, action: str, about: str, payment: Payment) -> None:  # 4.2.2, 4.2.3, 5.3, R56, R93
    """Pay for an action or use up a gift. Each type is allowed once a turn."""
    price = _price(t, action, about, payment)
    if payment is Payment.PATRIARCH:
        t.state.free_missionary = False
    elif payment is Payment.ECONOMY:
        t.state.free_actions -= 1
        t.state.free_elites = 0  # R56: actions or improvements, not both
    t.state.diplomatic_actions.append(action)
    t.spend(price, action, "5.3", about)


def _ambassador_options(t: Romanitas) -> list[Option]:  # 5.3, R31
    if not _may_act(t, AMBASSADOR):
        return []
    return [
        choice(
            f"{AMBASSADOR}:{nation.id}",
            "ambassador",
            "5.3",
            _group("diplomacy"),
            nation=nation.id,
            needed=nation.treaty_roll,
            cost=diplomatic_price(t, AMBASSADOR, nation.id),
        )
        for nation in t.data.nations.values()
        if nation.treaty_roll is not None and nation.id not in t.state.now.at_war and not _is_extinct(t, nation.id)
    ]


def _is_extinct(t: Romanitas, nation: str) -> bool:  # R28
    """Whether a nation is a kingdom without any city."""
    return nation in t.data.kingdoms and not t.cities_held(nation)


def send_ambassador(t: Romanitas, nation: str, payment: Payment) -> None:  # 5.3
    """Seek a Neutrality Treaty for the next turn."""
    _pay_for(t, AMBASSADOR, nation, payment)
    die, needed = t.roll(), t.data.nations[nation].treaty_roll or 0
    if die >= needed:
        t.state.promised.append(nation)
    t.tell(AmbassadorSent(nation=nation, die=die, needed=needed, success=die >= needed), "5.3")


def _marriage_bonus(t: Romanitas, space: str) -> tuple[Modifier, ...]:  # 5.3, R56
    return tuple(
        Modifier(bonus.if_roman, bonus.value, "5.3")
        for bonus in t.data.tables.diplomacy.marriage.bonus
        if bonus.space == space and t.is_roman(bonus.if_roman) and not t.is_desolated(bonus.if_roman)
    )


def _marriage_options(t: Romanitas) -> list[Option]:  # 5.3, R56
    if not _may_act(t, MARRIAGE):
        return []
    return [
        choice(
            f"{MARRIAGE}:{space}",
            "marriage",
            "5.3",
            _group("diplomacy"),
            space=space,
            needed=t.data.tables.diplomacy.marriage.success,
            bonus=sum(modifier.value for modifier in _marriage_bonus(t, space)),
            cost=diplomatic_price(t, MARRIAGE, space),
        )
        for space in t.data.client_spaces
        if t.state.diplomacy.get(space) != "roman"
    ]


def offer_marriage(t: Romanitas, space: str, payment: Payment) -> None:  # 5.3
    """Offer a princess to a client sovereign. Success places the counter, or turns it to its Roman side."""
    _pay_for(t, MARRIAGE, space, payment)
    die, modifiers = t.roll(), _marriage_bonus(t, space)
    needed = t.data.tables.diplomacy.marriage.success
    score = Score(die, modifiers, die + sum(modifier.value for modifier in modifiers))
    t.tell(MarriageOffered(space=space, score=score, needed=needed, success=score.total >= needed), "5.3")
    if score.total >= needed:
        turn_to_rome(t, space)


def turn_to_rome(t: Romanitas, space: str) -> None:
    """Turn a Diplomacy counter to its Roman side [5.3]."""
    t.state.diplomacy[space] = "roman"
    t.tell(DiplomacyTurned(space=space, side="roman"), "5.3")


def _missionary_options(t: Romanitas) -> list[Option]:  # 5.3, R56
    cities = [
        _mission(t, "missionary-city", city, city=city) for city in t.state.desolation if _may_act(t, MISSIONARY, city)
    ]
    spaces = [
        _mission(t, "missionary-space", space, space=space)
        for space, side in t.state.diplomacy.items()
        if side == "persian" and _may_act(t, MISSIONARY, space)
    ]
    return cities + spaces


def _mission(t: Romanitas, key: str, target: str, **about: str) -> Option:
    cost = diplomatic_price(t, MISSIONARY, target)
    return choice(f"{MISSIONARY}:{target}", key, "5.3", _group("diplomacy"), cost=cost, **about)


def send_missionary(t: Romanitas, target: str, payment: Payment) -> None:  # 5.3
    """Remove a Desolation, or turn a Persian Diplomacy counter."""
    _pay_for(t, MISSIONARY, target, payment)
    t.tell(MissionarySent(target=target), "5.3")
    if target in t.state.desolation:
        clear_desolation(t, target)
        t.tell(DesolationRemoved(city=target, how="missionary"), "5.3")
    else:
        turn_to_rome(t, target)


def _is_free_to_recall(t: Romanitas, unit: RomanUnit) -> bool:  # 5.4.1, 8.5, R54, R65
    remobilisation = t.data.tables.remobilisation
    if unit.troop in remobilisation.free_troops:
        return True
    if unit.troop is not Troop.MERCENARY:
        return False
    last_turns = t.data.option[OptionId.KHAZARS].last_turns
    khazars = t.has(OptionId.KHAZARS) and t.state.turn > t.state.last_turn - last_turns
    return unit.arm is remobilisation.free_mercenaries or khazars


def _free_recalls(t: Romanitas) -> list[str]:
    units = [
        unit
        for unit in t.units_at(ELIMINATED)
        if _is_free_to_recall(t, t.data.roman_army[unit]) and unit not in t.state.unrecovered
    ]
    figures = [figure for figure in t.figures_at(ELIMINATED) if not t.data.figures[figure].remobilise_rp]
    return units + figures


def _paid_recalls(t: Romanitas) -> list[str]:
    free = _free_recalls(t)
    return [unit for unit in t.units_at(ELIMINATED) if unit not in free and unit not in t.state.unrecovered]


def recall_price(t: Romanitas) -> int:
    """The price of the next paid unit. The first of each group of three pays for the group [5.4.1, R54]."""
    remobilisation = t.data.tables.remobilisation
    return 0 if t.state.recalled % remobilisation.units_per_rp else remobilisation.rp


def _recall_options(t: Romanitas) -> list[Option]:  # 5.4.1
    options = []
    free = _free_recalls(t)
    if free:
        options.append(choice("recall-free", "recall-free", "5.4.1", pieces=tuple(free)))
    if t.state.rp >= recall_price(t):
        options += [
            choice(f"recall:{unit}", "recall", "5.4.1", _group("army"), unit=unit, cost=recall_price(t))
            for unit in _paid_recalls(t)
        ]
    for figure in t.figures_at(ELIMINATED):
        price = t.data.figures[figure].remobilise_rp
        if price and t.state.rp >= price:
            options.append(choice(f"recall:{figure}", "recall", "5.4.1", _group("army"), unit=figure, cost=price))
    price = t.data.tables.remobilisation.fleet_rp
    if t.state.rp >= price:
        options += [
            choice(f"recall:{fleet}", "recall", "5.4.1", _group("army"), unit=fleet, cost=price)
            for fleet in t.fleets_at(ELIMINATED)
        ]
    return options


def recall_free(t: Romanitas, _target: str, _payment: Payment) -> None:  # 5.4.1
    """Bring back everything that is free."""
    pieces = _free_recalls(t)
    t.pieces.move_all(pieces, MOBILISED)
    t.tell(PiecesRecalled(pieces=tuple(pieces)), "5.4.1")


def recall(t: Romanitas, piece: str, _payment: Payment) -> None:  # 5.4.1
    """Pay to bring back a unit, a fleet or the Magister Militum."""
    if piece in t.data.figures:
        price = t.data.figures[piece].remobilise_rp
    elif piece in t.data.roman_fleets:
        price = t.data.tables.remobilisation.fleet_rp
    else:
        price = recall_price(t)
        t.state.recalled += 1
    t.spend(price, "remobilisation", "5.4.1", piece)
    t.pieces.move(piece, MOBILISED)
    t.tell(PiecesRecalled(pieces=(piece,)), "5.4.1")


def _unrecovered_cavalry(t: Romanitas) -> Play[None]:  # 8.4, R63
    """Under 8.4, let the player name the eliminated cavalry that lost recruiting grounds can't replace."""
    if not t.state.cavalry_penalty or t.state.unrecovered:
        return
    eliminated = [unit for unit in t.units_at(ELIMINATED) if t.data.roman_army[unit].arm is Arm.CAVALRY]
    count = min(t.state.cavalry_penalty, len(eliminated))
    if not count:
        return
    weakest = sorted(eliminated, key=t.bonus)[:count]
    chosen = yield from some(
        Pick(
            seat=SEAT,
            topic="unrecovered-cavalry",
            question=say("unrecovered-cavalry", count=count),
            rule="8.4",
            domain="military",
            options=[unit_option(t, unit, "8.4") for unit in eliminated],
            min=count,
            max=count,
            default=tuple(weakest),
        )
    )
    t.state.unrecovered = list(chosen)


def elite_price(t: Romanitas) -> int:  # 5.4.2, R17, R59
    """The current price of one Elite unit. A free one still pays the surcharge of a Financial crisis."""
    return _price(t, "improve", "", (*_gifts_for(t, "improve"), Payment.RP)[0])


def _improve_options(t: Romanitas) -> list[Option]:  # 5.4.2, 8.7-1, R55
    price = elite_price(t)
    if t.state.rp < price:
        return []
    return [
        choice(
            f"improve:{unit}", "improve", "5.4.2", _group("elite"), unit=unit, cost=price, bonus=_elite_bonus(t, unit)
        )
        for unit in t.units_at(MOBILISED)
        if t.data.roman_army[unit].can_be_elite and not t.is_elite(unit) and unit != t.state.barred_unit
    ]


def _elite_bonus(t: Romanitas, unit: str) -> int:
    return t.data.roman_army[unit].elite_bonus or 0


def improve(t: Romanitas, unit: str, payment: Payment) -> None:  # 5.4.2, R93
    """Turn a unit to its Elite side."""
    price = _price(t, "improve", unit, payment)
    if payment is Payment.ECONOMY:
        t.state.free_elites -= 1
        t.state.free_actions = 0  # R56: actions or improvements, not both
    elif payment is Payment.BASILEUS:
        t.state.political_gifts = []
    t.spend(price, "improvement", "5.4.2", unit)
    t.state.elite.append(unit)
    t.tell(UnitImproved(unit=unit), "5.4.2")


def rebuild_price(t: Romanitas) -> int:  # 5.5, 8.1, R60
    """The current price of removing a Desolation."""
    price = t.data.tables.remove_desolation
    basic = price.rp_by_option if t.has(OptionId.DESOLATION_2RP) else price.rp
    return basic + t.affairs.surcharges.remove_desolation


def _rebuild_options(t: Romanitas) -> list[Option]:  # 5.5
    price = rebuild_price(t)
    if t.state.rp < price:
        return []
    path = () if len(t.state.desolation) <= _FEW_RUINS else _group("rebuilding")
    return [choice(f"rebuild:{city}", "rebuild", "5.5", path, city=city, cost=price) for city in t.state.desolation]


def rebuild(t: Romanitas, city: str, _payment: Payment) -> None:  # 5.5
    """Pay to remove a Desolation."""
    t.spend(rebuild_price(t), "rebuilding", "5.5", city)
    clear_desolation(t, city)
    t.tell(DesolationRemoved(city=city, how="rebuilding"), "5.5")


def _monument_options(t: Romanitas) -> list[Option]:  # 5.6, R58
    if t.barring(Bar.MONUMENTS):
        return []
    return [
        _build_option(monument.kind, city, monument.cost)
        for monument in monuments_in_the_box(t)
        if t.state.rp >= monument.cost
        for city in t.state.owner
        if may_build(t, monument, city)
    ]


def monuments_in_the_box(t: Romanitas) -> list[Monument]:
    """The Monuments that are still available, one of each kind."""
    found = {
        t.data.monuments[piece].kind: t.data.monuments[piece]
        for piece in reversed(t.pieces.at(MOBILISED))
        if piece in t.data.monuments
    }
    return list(found.values())


@cache
def _build_option(kind: MonumentKind, city: str, cost: int) -> Option:
    path = (*_group("monuments"), say(f"monument-{kind}"))
    return choice(f"build:{kind}@{city}", f"build-{kind}", "5.6", path, city=city, cost=cost)


def may_build(t: Romanitas, monument: Monument, city: str) -> bool:
    """Whether a Monument is allowed in a city, regardless of price [5.6, R58]."""
    return (
        t.is_roman(city)
        and not t.is_desolated(city)
        and (monument.cities is None or city in monument.cities)
        and not (monument.without_citadel and city in t.data.fortified)
        and not t.stands(monument.kind, city)
    )


def build(t: Romanitas, target: str, _payment: Payment) -> None:  # 5.6
    """Pay for a Monument and place it."""
    kind, _, city = target.partition("@")
    monument = next(
        t.data.monuments[piece]
        for piece in t.pieces.at(MOBILISED)
        if piece in t.data.monuments and t.data.monuments[piece].kind == kind
    )
    t.spend(monument.cost, "monument", "5.6", monument.id)
    t.pieces.move(monument.id, city)
    t.tell(MonumentBuilt(monument=monument.id, city=city, cost=monument.cost), "5.6")


_ACTIONS: dict[str, Callable[[Romanitas, str, Payment], None]] = {
    AMBASSADOR: send_ambassador,
    MARRIAGE: offer_marriage,
    MISSIONARY: send_missionary,
    "recall-free": recall_free,
    "recall": recall,
    "improve": improve,
    "rebuild": rebuild,
    "build": build,
}
_PAYABLE = (AMBASSADOR, MARRIAGE, MISSIONARY, "improve")


def _barred(t: Romanitas) -> list[Barred]:
    """The Management actions that a player might expect but can't take now, each with the reason."""
    return [
        *_barred_diplomacy(t),
        *_barred_recalls(t),
        *_barred_improvements(t),
        *_barred_rebuilding(t),
        *_barred_monuments(t),
    ]


def _barred_diplomacy(t: Romanitas) -> list[Barred]:
    found = []
    targets: dict[str, Sequence[str]] = {
        AMBASSADOR: list(t.data.nations),
        MARRIAGE: list(t.data.client_spaces),
        MISSIONARY: [*t.state.desolation, *t.data.client_spaces],
    }
    for action, names in targets.items():
        for name in names:
            reason = _no_action(t, action, name) or _no_target(t, action, name)
            if reason is not None:
                found.append(Barred(f"{action}:{name}", say(f"{action}-to", target=name), reason))
    return found


def _no_action(t: Romanitas, action: str, target: str) -> Text | None:
    box = _diplomacy_barred(t, action)
    if box is not None:
        return say("barred-by-acta", box=say(f"acta-{box.id}"), what=say(f"action-{action}"), rule="4.2")
    if action in t.state.diplomatic_actions:
        return say("barred-second-action", what=say(f"action-{action}"), rule="5.3")
    return _too_dear(t, diplomatic_price(t, action, target), "5.3")


def _no_target(t: Romanitas, action: str, name: str) -> Text | None:
    if action == AMBASSADOR and t.data.nations[name].treaty_roll is None:
        return say("barred-no-treaty", nation=name, rule="5.3")
    if action == AMBASSADOR and name in t.state.now.at_war:
        return say("barred-at-war", nation=name, rule="5.3")
    if action == AMBASSADOR and _is_extinct(t, name):
        return say("barred-extinct", nation=name, rule="R28")
    if action == MARRIAGE and t.state.diplomacy.get(name) == "roman":
        return say("barred-already-roman", space=name, rule="R56")
    if action == MISSIONARY and name in t.data.client_spaces and t.state.diplomacy.get(name) != "persian":
        return say("barred-not-persian", space=name, rule="R56")
    return None


def _too_dear(t: Romanitas, price: int, rule: str) -> Text | None:
    return say("barred-too-dear", cost=price, rp=t.state.rp, rule=rule) if t.state.rp < price else None


def _barred_recalls(t: Romanitas) -> list[Barred]:
    found = [
        refusal(f"recall:{unit}", "recall-to", "barred-unrecovered", "8.4", unit=unit) for unit in t.state.unrecovered
    ]
    prices = {unit: recall_price(t) for unit in _paid_recalls(t)}
    prices |= dict.fromkeys(t.fleets_at(ELIMINATED), t.data.tables.remobilisation.fleet_rp)
    if MAGISTER in t.figures_at(ELIMINATED):
        prices[MAGISTER] = t.data.figures[MAGISTER].remobilise_rp
    for piece, price in prices.items():
        reason = _too_dear(t, price, "5.4.1")
        if reason is not None:
            found.append(Barred(f"recall:{piece}", say("recall-to", unit=piece), reason))
    return found


def _barred_improvements(t: Romanitas) -> list[Barred]:
    found = []
    for unit in t.units_at(MOBILISED):
        if not t.data.roman_army[unit].can_be_elite:
            found.append(refusal(f"improve:{unit}", "improve-to", "barred-never-elite", "5.4.2", unit=unit))
        elif unit == t.state.barred_unit:
            found.append(refusal(f"improve:{unit}", "improve-to", "barred-by-event", "8.7", unit=unit))
        elif t.is_elite(unit):
            found.append(refusal(f"improve:{unit}", "improve-to", "barred-already-elite", "5.4.2", unit=unit))
        else:
            reason = _too_dear(t, elite_price(t), "5.4.2")
            if reason is not None:
                found.append(Barred(f"improve:{unit}", say("improve-to", unit=unit), reason))
    return found


def _barred_rebuilding(t: Romanitas) -> list[Barred]:
    reason = _too_dear(t, rebuild_price(t), "5.5")
    if reason is None:
        return []
    return [Barred(f"rebuild:{city}", say("rebuild-to", city=city), reason) for city in t.state.desolation]


def _barred_monuments(t: Romanitas) -> list[Barred]:
    found = []
    offered = {option.id for option in _monument_options(t)}
    kinds = {monument.kind: monument for monument in t.data.monuments.values()}
    for kind, monument in kinds.items():
        for city in t.state.owner:
            ident = f"build:{kind}@{city}"
            if ident not in offered:
                reason = _no_monument(t, monument, city)
                found.append(Barred(ident, say(f"build-{kind}", city=city, cost=monument.cost), reason))
    return found


def _no_monument(t: Romanitas, monument: Monument, city: str) -> Text:
    args: dict[str, Argument] = {"city": city, "monument": say(f"monument-{monument.kind}"), "rule": "5.6"}
    box = t.barring(Bar.MONUMENTS)
    if box is not None:
        return say("barred-by-acta", box=say(f"acta-{box.id}"), what=say("action-monument"), rule="4.2.3")
    obstacles = {
        "barred-not-roman-city": not t.is_roman(city),
        "barred-not-there": monument.cities is not None and city not in monument.cities,
        "barred-desolated": t.is_desolated(city),
        "barred-one-of-a-kind": t.stands(monument.kind, city),
        "barred-has-citadel": monument.without_citadel and city in t.data.fortified,
    }
    for why, applies in obstacles.items():
        if applies:
            return say(why, **args)
    return _too_dear(t, monument.cost, "5.6") or say("barred-none-in-box", **args)
