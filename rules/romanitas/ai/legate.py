"""The Legate: a sensible player of Romanitas that judges every combat by its odds.

It calculates in Romanness Points. A combat's value is its expected gain, minus the price of the force and of the units
lost. The odds come from rehearsals with the real rules (:mod:`.odds`). They are cached by everything that affects them,
so the Legate can play thousands of games in reasonable time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from itertools import permutations

import msgspec

from rules.core.decisions import Answer, Arrange, Option, Pick
from rules.core.memo import Memo
from rules.core.policy import PickChooser, Policy, best_of, first_offered, number_in, word_in
from rules.core.table import Table
from rules.romanitas.ai import sea
from rules.romanitas.ai.danger import CAPITAL, chance_of_fall, worth_of_figure
from rules.romanitas.ai.evaluation import expected_count
from rules.romanitas.ai.fate import chance_of_collapse
from rules.romanitas.ai.forecasts import Prospect, prospects
from rules.romanitas.ai.odds import Encounter, Odds, rehearse
from rules.romanitas.chapters.mobilisation import COMES, MAGISTER, figures_price
from rules.romanitas.chapters.organisation import count_possessions
from rules.romanitas.data.loader import RomanitasData, romanitas_data
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import Acta, ActaBox, Bar, Domain, Gift, Invasion
from rules.romanitas.game import MOBILISED, Romanitas, home
from rules.romanitas.reachability import frontier
from rules.romanitas.state import RomanitasState

_ROUNDS = 40
"""Rehearsals per encounter. This is precise enough to choose between forces."""

_FEW_ROUNDS = 6
"""Rehearsals per encounter while advice is rehearsed, which plays on through many encounters."""

_rounds = ContextVar("rounds", default=_ROUNDS)

_RUIN = 3.0
"""The cost of a Desolation: a point now and at the next count, or the price of removing it."""

_COLLAPSE = 30.0
"""The cost of ending an Organisation phase without RP: it loses the campaign."""

_DEEP_RUIN = 2.5
"""The extra cost per Desolation already on the map, because the tenth loses the game."""

_WORTH_THE_MARCH = 0.2
"""The value that another battle must have before a victorious force continues."""

_CAMPAIGN = 1.0
"""What the first battle of the Persian expedition also decides: the one that follows."""

_WAR_RISKED = 2
"""How many points of the next count a new war puts at risk."""

_SHORT = 1.0
"""The cost of an RP spent on an attack that the Management phase could turn into lasting Romanness."""

_DROWNED = 0.4
"""The cost of each unit eliminated aboard a transport."""

_LOST_FLEET = 1.0
_FALLS_TOO = 0.6
"""The chance that the next city on an invasion's road falls as well."""

_VICTORY = 1.0
_LOST_UNIT = 0.15
_LOST_COMMANDER = 0.5
_DEFEAT = 0.5
"""The cost of a lost combat besides the city: the Magister Militum's disgrace and the enemy's victory."""

_RESERVE = 0.45
"""RP kept in reserve for each nation that hasn't acted yet."""

_PROVOCATION = 0.6
"""The cost of a new war: it raises the dice of all other nations."""

_ALARM = 0.7
"""The cost of a new war per nation still to roll, because its die gets +1."""

_CHANCE_OF_MARCHING_ON = 0.7
_MOST_RESERVED = 3.0
_ENOUGH_RP_FOR_STRATAGEM = 4
"""The RP from which drawing a stratagem may be worth its price."""


def _fatum(decision: Arrange, state: RomanitasState) -> Answer:
    """The best placing of the Fatum dice, judged by RP, likely Desolations, and what the boxes forbid or grant."""
    data = romanitas_data()
    dice = [next(value for key, value in item.name.args if isinstance(value, int)) for item in decision.items]
    modifier = {
        slot.id: next(value for _, value in slot.name.args if isinstance(value, int)) for slot in decision.slots
    }

    counted = sum(amount for _, _, amount in count_possessions(Romanitas(state, "")))

    def outlook(order: tuple[int, ...]) -> float:
        boxes = [
            data.acta_box(Domain(slot.id), dice[die] + modifier[slot.id])
            for slot, die in zip(decision.slots, order, strict=True)
        ]
        return sum(_outlook(box, state) for box in boxes) - _COLLAPSE * _chance_of_collapse(counted, boxes, state)

    best = max(_placings(decision), key=outlook)
    return {slot.id: (decision.items[die].id,) for slot, die in zip(decision.slots, best, strict=True)}


def _placings(decision: Arrange) -> Sequence[tuple[int, ...]]:
    """For each box the index of its die: in every placing that differs in its effect."""
    place = {item.id: index for index, item in enumerate(decision.items)}
    listed = [tuple(place[layout.slots[slot.id][0]] for slot in decision.slots) for layout in decision.layouts]
    return listed or list(permutations(range(len(place))))


def _chance_of_collapse(counted: int, boxes: Sequence[ActaBox], state: RomanitasState) -> float:  # 3.3, R5
    """The chance that no RP are left at the end of the Organisation phase, after the boxes' own dice."""
    is_barred = any(Bar.CHURCH_GIFT in box.bars for box in boxes)
    gift = 0 if is_barred else max(box.amount(Gift.CHURCH_GIFT) for box in boxes)
    chances = {counted + sum(box.rp for box in boxes) + gift: 1.0}
    for box in boxes:
        threat = _threat(box, state)
        burnt = {points - 1: chance * threat for points, chance in chances.items()}
        spared = {points: chance * (1 - threat) for points, chance in chances.items()}
        chances = {points: burnt.get(points, 0.0) + spared.get(points, 0.0) for points in burnt | spared}
    return sum(chance for points, chance in chances.items() if points <= 0)


def _threat(box: ActaBox, state: RomanitasState) -> float:
    """The chance that a box's die desolates a city."""
    return sum(len(row.dice) for row in box.desolations if row.city not in state.desolation) / 6


def _outlook(box: ActaBox, state: RomanitasState) -> float:
    threatened = _threat(box, state)
    burdens = box.surcharges.block + box.surcharges.six_block + len(box.bars)
    gifts = _CHURCH_GIFT * box.amount(Gift.CHURCH_GIFT) + 0.3 * len(box.one_of)
    lasting = _AFTERMATH if box.id in _TROUBLES and state.turn < state.last_turn else 0.0
    return box.rp + gifts - 1.8 * threatened - 2.5 * box.attitude_modifier - 0.4 * burdens - lasting


_CHURCH_GIFT = 0.7
"""The value of the Church's gift, beside that of any gift."""

_AFTERMATH = 0.6
"""The cost of a result that lowers the same die next turn [4.2]."""

_TROUBLES = frozenset({Acta.HERESY, Acta.RELIGIOUS_QUARRELS, Acta.FINANCIAL_CRISIS, Acta.AGRARIAN_CRISIS})


_REMEMBERED = Memo(50_000)


def chances(state: RomanitasState, prospect: Prospect) -> Odds:
    """The odds of a prospect. Encounters that differ in nothing relevant share one rehearsal."""
    data, met = romanitas_data(), prospect.encounter
    army = sorted(met.units, key=lambda unit: _kind(data, state, unit))
    alike = (
        tuple(_kind(data, state, unit) for unit in army),
        met.figures,
        met.nation,
        tuple(sorted(state.stacks[home(met.nation)])),
        met.enemies,
        met.siege,
        met.attacker,
        met.place == data.tables.victory.capital,
        tuple(sorted(data.monuments[piece].kind for piece in state.stacks.get(met.place, ()))),
        _dangers(state, met),
        state.event,
        tuple(state.options),
        _rounds.get(),
    )
    met = msgspec.structs.replace(met, units=tuple(army), battle=None)
    return _REMEMBERED.get(alike, lambda: rehearse(state, met, _rounds.get()))


def _dangers(state: RomanitasState, met: Encounter) -> tuple[object, ...]:
    """What matters about a crossing: the hostile fleets of each zone and the fleets that carry the army."""
    if met.voyage is None:
        return ()
    hostile = tuple(tuple(sea.hostile_bonuses(state, zone)) for zone in met.voyage.route)
    return (met.voyage.fleets, hostile, met.voyage.territory)


def _kind(data: RomanitasData, state: RomanitasState, unit: str) -> tuple[int, str, bool, str]:
    """What matters about a unit in combat: bonus, arm, bow and troop."""
    counter, elite = data.roman_army[unit], unit in state.elite
    return (data.elite_bonus if elite else data.bonus)[unit], counter.arm, counter.bow, counter.troop


def _gain(state: RomanitasState, prospect: Prospect, at_stake: float) -> float:
    """The expected RP of an encounter, without the price of the force. A defeat also costs ``at_stake``."""
    odds = chances(state, prospect)
    lost = _LOST_UNIT * odds.roman_eliminated + _cost_of_figures(state, prospect, odds)
    return odds.win * _VICTORY - (1 - odds.win) * (at_stake + _DEFEAT) - lost


def _cost_of_figures(state: RomanitasState, prospect: Prospect, odds: Odds) -> float:
    """The cost of the figures that die in an encounter."""
    figures = [each for each in prospect.encounter.figures if each in (COMES, MAGISTER)]
    costs = [_LOST_COMMANDER + worth_of_figure(state, each) for each in figures]
    return odds.figures_lost * sum(costs) / len(costs) if costs else 0.0


def _price(prospect: Prospect) -> int:
    return number_in(prospect.title, "cost")


def _stake(state: RomanitasState, city: str) -> float:
    """The cost of losing a Roman city, in RP."""
    data = romanitas_data()
    if city == data.tables.victory.capital:
        return CAPITAL
    ruins = len(state.desolation)
    monuments = sum(data.monuments[piece].cost for piece in state.stacks.get(city, ()))
    danger = max(ruins + 4 - data.tables.victory.desolations, 0)
    return _RUIN + monuments + _DEEP_RUIN * danger


def _at_stake(state: RomanitasState, nation: str, city: str) -> float:
    """The cost of losing a city to an attack, with what the same invasion may take after it [6.2.4]."""
    return _stake(state, city) + sum(_stakes_ahead(state, nation, city))


def _stakes_ahead(state: RomanitasState, nation: str, city: str) -> list[float]:
    found, chance = list[float](), 1.0
    for each in _road_ahead(nation, str(state.now.columns.get(nation, "")), city):
        if state.owner[each] != "roman":
            break
        if each == romanitas_data().tables.victory.capital:
            found.append(CAPITAL * _capital_falls(state))
        elif each not in state.desolation:
            chance *= _FALLS_TOO
            found.append(chance * _RUIN)
    return found


def _capital_falls(state: RomanitasState) -> float:
    at_hand = state.stacks[MOBILISED]
    return chance_of_fall(at_hand if state.rp else [piece for piece in at_hand if piece != MAGISTER])


@cache
def _road_ahead(nation: str, column: str, city: str) -> tuple[str, ...]:
    """The cities of an invasion's itinerary after this one."""
    data = romanitas_data()
    results = next(row.results for row in data.tables.attitude if row.nation == nation)
    for result in results:
        if isinstance(result, Invasion) and result.column == column:
            path = data.itinerary[result.itinerary]
            return tuple(path[path.index(city) + 1 :]) if city in path else ()
    return ()


def _spared(state: RomanitasState) -> float:
    """The value of an RP now. It rises as RP run short for the nations that haven't acted yet."""
    to_come = len(romanitas_data().nation_order) - state.nations_checked - 1
    return 0.8 if state.rp > to_come * _RESERVE + 2 else 1.15


def _best(state: RomanitasState, found: list[Prospect], at_stake: float) -> Prospect | None:
    worth = {place: _gain(state, each, at_stake) - _price(each) * _spared(state) for place, each in enumerate(found)}
    return found[max(worth, key=lambda place: worth[place])] if worth else None


def _defence(decision: Pick, state: RomanitasState) -> str | None:
    at_stake = _at_stake(state, word_in(decision.question, "nation"), decision.about[0])
    best = _best(state, prospects(state, decision), at_stake)
    if best is None or _gain(state, best, at_stake) - _price(best) * _spared(state) < -at_stake - _DEFEAT:
        return "none"
    return best.option


def _muster(decision: Pick, state: RomanitasState) -> str | None:
    purpose, place = decision.question.key.removeprefix("muster-"), decision.about[0]
    found = prospects(state, decision)
    if purpose in ("land", "naval"):
        return best_of({each.option: _worth(state, each, purpose, place) for each in found})
    is_defence = purpose != "persia"
    at_stake = _at_stake(state, word_in(decision.question, "nation"), place) if is_defence else _CAMPAIGN
    best = _best(state, found, at_stake)
    return best.option if best else None


def _window(decision: Pick, state: RomanitasState) -> str | None:
    data = romanitas_data()
    to_come = len(data.nation_order) - state.nations_checked
    if to_come:
        upcoming = data.nation_order[state.nations_checked]
        if upcoming in data.barbarians:
            named = first_offered(decision, (f"caesar:{upcoming}",))
            if named and upcoming in ("slavs", "avars", "vandals", "ostrogoths"):
                return named
    spare = state.rp - min(to_come * _RESERVE, _MOST_RESERVED)
    found = [each for each in prospects(state, decision) if _price(each) <= spare]
    worth = {each.option: _worth(state, each, *each.option.split(":")) for each in found}
    worth |= {option.id: _worth_at_sea(state, option) for option in decision.options if option.id.startswith("fight:")}
    return best_of(worth, 0.0)


def _worth_at_sea(state: RomanitasState, option: Option) -> float:
    """The value of clearing a zone of fleets: the victory, plus the zone's RP in later counts."""
    zone = option.id.partition(":")[2]
    price = number_in(option.consequence, "cost")
    return max(_worth_under(state, zone, price, admiral) for admiral in _admirals(state, price))


def _admirals(state: RomanitasState, price: int) -> list[str]:
    """The figures that could command a fleet, and no one."""
    at_hand = [figure for figure in (COMES, MAGISTER) if figure in state.stacks[MOBILISED]]
    return ["", *(figure for figure in at_hand if price + figures_price((figure,)) <= state.rp)]


def _worth_under(state: RomanitasState, zone: str, price: int, admiral: str) -> float:
    """The value of clearing a zone of fleets under a figure or no one."""
    odds = sea.fight(state, zone, admiral)
    saved = romanitas_data().zones[zone].rp_loss * min(_counts_left(state), 2.0)
    cost = (price + figures_price((admiral,) if admiral else ())) * _spared(state)
    return odds.won * (_VICTORY + saved) - odds.sunk * _LOST_FLEET - _risk_of(state, admiral, odds) - cost


def _risk_of(state: RomanitasState, admiral: str, odds: sea.SeaOdds) -> float:  # 7.5
    """The cost of the figure's survival test."""
    if not admiral:
        return 0.0
    survival = romanitas_data().tables.survival
    dies = (7 - survival.eliminated_from + survival.combat_lost * odds.sunk) / 6
    return dies * (_LOST_COMMANDER + worth_of_figure(state, admiral))


def _admiral(decision: Pick, state: RomanitasState) -> str | None:
    zone = decision.about[0]
    worth = {
        option.id: _worth_under(state, zone, 0, "" if option.id == "nobody" else option.id)
        for option in decision.options
    }
    return best_of(worth)


def _worth(state: RomanitasState, prospect: Prospect, kind: str, target: str = "") -> float:
    """The value of an operation beyond its first battle: sieges, cities and neighbouring territories."""
    odds, cost = chances(state, prospect), _price_of_attack(state, _price(prospect))
    if kind == "persia":
        return odds.win**2 * (romanitas_data().tables.romanness.persian_expedition + 2) - 2.5 - cost
    win = odds.win_ashore
    won = _territory(state, target, win)
    if MAGISTER in prospect.encounter.figures:
        further = sorted((_territory(state, each, win * 0.95) for each in _steps(state, target)), reverse=True)[:2]
        won += sum(gain * _CHANCE_OF_MARCHING_ON * win for gain in further)
    won -= (1 - win) * (_DEFEAT + 1)
    at_sea = odds.won_at_sea * _VICTORY - odds.drowned * _DROWNED - (1 - odds.landing) * _DEFEAT
    won = odds.landing * won + at_sea - _cost_of_figures(state, prospect, odds)
    return won - _provocation(state, prospect.encounter.nation) - cost


def _provocation(state: RomanitasState, nation: str) -> float:
    """The cost of a war: it raises the dice of the other nations, and what they take may end the campaign."""
    count = round(expected_count(state))
    risk = _COLLAPSE * (chance_of_collapse(count - _WAR_RISKED) - chance_of_collapse(count))
    return risk + (0.0 if nation in state.now.at_war else _PROVOCATION + _ALARM * _to_come(state))


def _price_of_attack(state: RomanitasState, price: int) -> float:
    """The price of a force, and what its RP would otherwise bring in the Management phase."""
    short = min(price, max(_wanted(state) + price - state.rp, 0))
    return price * (0.9 if _is_last_window(state) else 1.1) + _SHORT * short


def _wanted(state: RomanitasState) -> int:
    """The RP that the Management phase could turn into lasting Romanness."""
    monuments = romanitas_data().monuments
    unbuilt = [monuments[piece] for piece in state.stacks[MOBILISED] if piece in monuments]
    lasting = sum(each.cost for each in unbuilt if each.kind in (MonumentKind.BASILICA, MonumentKind.MONASTERY))
    return lasting + len(state.desolation) + ("persian" in state.diplomacy.values())


def _to_come(state: RomanitasState) -> int:
    return len(romanitas_data().nation_order) - state.nations_checked


def _is_last_window(state: RomanitasState) -> bool:
    return state.nations_checked >= len(romanitas_data().nation_order)


def _territory(state: RomanitasState, territory: str, win: float) -> float:
    """The value of attacking one territory: victories, plus its cities for the rest of the campaign."""
    data = romanitas_data()
    cities = [city for city in data.cities_of[territory] if state.owner[city] != "roman"]
    combats = 1 + sum(city in data.fortified for city in cities)
    turns_left = state.last_turn - state.turn + 1
    prize = sum(data.possession_rp.get(city, 0) for city in cities) * (0.5 + 0.5 * turns_left)
    victories = sum(win**combat for combat in range(1, combats + 1)) * _VICTORY
    return victories + float(win**combats) * prize


def _steps(state: RomanitasState, territory: str) -> list[str]:
    """The neighbouring enemy territories that a force could attack next."""
    held = frontier(tuple(state.owner), tuple(state.owner.values()))
    near = romanitas_data().adjacent_territories[territory]
    return [each for each, nation in held.kingdom.items() if each in near and nation not in state.treaties]


def _besiege(decision: Pick, state: RomanitasState) -> str | None:
    (prospect,) = prospects(state, decision)
    return "besiege" if _gain(state, prospect, 0.0) > -_DEFEAT / 2 else None


def _press_on(decision: Pick, state: RomanitasState) -> str | None:
    worth = {
        each.option: _territory(state, each.option.partition(":")[2], chances(state, each).win)
        for each in prospects(state, decision)
        if _gain(state, each, 0.0) > _WORTH_THE_MARCH
    }
    return best_of(worth) or "end"


def _draw_stratagem(decision: Pick, state: RomanitasState) -> str | None:
    (prospect,) = prospects(state, decision)
    tight = 0.2 < chances(state, prospect).win < 0.85
    battle = state.battle
    capital = battle is not None and battle.place == romanitas_data().tables.victory.capital
    return "draw" if tight and (capital or state.rp >= _ENOUGH_RP_FOR_STRATAGEM) else None


def _stratagem_side(decision: Pick, state: RomanitasState) -> str | None:
    found = prospects(state, decision)
    best = max(found, key=lambda each: rehearse(state, each.encounter, _rounds.get() * 2, each.stratagem).win)
    return best.option


def _manage(decision: Pick, state: RomanitasState) -> str | None:
    worth = {option.id: _use(state, option) for option in decision.options}
    return best_of(worth, 0.0) or "done"


def _use(state: RomanitasState, option: Option) -> float:
    """The value of a Management action, minus its price as far as other actions need the RP."""
    action, _, target = option.id.partition(":")
    is_of_use = action in _USES and (state.turn < state.last_turn or action in _COUNTED_AT_THE_END)
    value = _USES[action](state, target) if is_of_use else 0.0
    return value - _PRICE_OF_THE_LAST_RP * number_in(option.consequence, "cost")


def _counts_left(state: RomanitasState) -> float:
    """How many more counts a lasting gain will add to. Distant counts weigh less."""
    return min(state.last_turn - state.turn + 1, _FORESIGHT)


def _use_of_mission(state: RomanitasState, target: str) -> float:  # 5.3
    if target in state.desolation:
        return _use_of_rebuilding(state, target)
    return (_counter_swing(state, target)) * _counts_left(state)


def _use_of_marriage(state: RomanitasState, target: str) -> float:  # 5.3
    marriage = romanitas_data().tables.diplomacy.marriage
    bonus = sum(each.value for each in marriage.bonus if each.space == target and state.owner[each.if_roman] == "roman")
    chance = (7 - marriage.success + bonus) / 6
    return chance * _counter_swing(state, target) * _counts_left(state)


def _counter_swing(state: RomanitasState, space: str) -> int:
    counter, side = romanitas_data().diplomacy_of[space], state.diplomacy.get(space)
    return counter.rp_roman - (counter.rp_persian if side == "persian" else 0)


def _use_of_rebuilding(state: RomanitasState, city: str) -> float:  # 5.5
    danger = max(len(state.desolation) + 4 - romanitas_data().tables.victory.desolations, 0)
    return -romanitas_data().tables.romanness.desolation * _counts_left(state) + _DEEP_RUIN * danger


def _use_of_monument(state: RomanitasState, target: str) -> float:  # 5.6
    kind, _, city = target.partition("@")
    safety = _SAFE_SITES.get(city, 0.8 if city in romanitas_data().fortified else 0.5)
    return _MONUMENTS.get(MonumentKind(kind), 0.0) * _counts_left(state) * safety


def _use_of_recall(state: RomanitasState, piece: str) -> float:  # 5.4.1
    if piece == MAGISTER:
        return 3.0
    data = romanitas_data()
    if piece in data.roman_fleets:
        return 1.5
    return 0.35 * (1 + data.bonus[piece]) if piece in data.bonus else 0.0


def _use_of_treaty(state: RomanitasState, nation: str) -> float:  # 5.3
    needed = romanitas_data().nations[nation].treaty_roll or 7
    return (7 - needed) / 6 * _THREATS.get(nation, 1.25)


def _use_of_elite(state: RomanitasState, unit: str) -> float:  # 5.4.2
    return 0.3 * romanitas_data().elite_bonus[unit]


_USES: Mapping[str, Callable[[RomanitasState, str], float]] = {
    "recall-free": lambda _state, _target: 10.0,
    "missionary": _use_of_mission,
    "marriage": _use_of_marriage,
    "rebuild": _use_of_rebuilding,
    "build": _use_of_monument,
    "recall": _use_of_recall,
    "ambassador": _use_of_treaty,
    "improve": _use_of_elite,
}
_COUNTED_AT_THE_END = frozenset({"recall-free", "missionary", "marriage", "rebuild", "build"})
"""The actions that can change the closing count; the others prepare for another turn [3.3]."""

_SAFE_SITES = {"constantinople": 1.0, "alexandria": 0.95, "jerusalem": 0.93}
"""How likely a Monument is to last. Nothing outlasts the capital, and few enemies reach Egypt and Palestine."""

_MONUMENTS = {MonumentKind.BASILICA: 1.0, MonumentKind.MONASTERY: 0.7, MonumentKind.FORTIFICATIONS: 0.1}
"""The value of each Monument per turn, in RP."""

_THREATS = {"slavs": 3.5, "avars": 3.0, "vandals": 3.5, "persia": 2.5, "ostrogoths": 2.0, "berbers": 1.5}
"""The average cost of a nation's attitude per turn, in RP: each war also makes the other barbarians fiercer."""

_PRICE_OF_THE_LAST_RP = 0.4
"""The value of an RP in the Management phase, where unspent RP are lost [R1]."""

_FORESIGHT = 3.0

_PICKS: Mapping[str, PickChooser[RomanitasState]] = {
    "window": _window,
    "defence": _defence,
    "muster": _muster,
    "admiral": _admiral,
    "besiege": _besiege,
    "press-on": _press_on,
    "draw-stratagem": _draw_stratagem,
    "stratagem-side": _stratagem_side,
    "manage": _manage,
}

legate = Policy[RomanitasState, RomanitasState](RomanitasState, lambda state: state, _PICKS, {"fatum": _fatum})
"""The Legate: a callable that answers a table's pending decision."""


def hasty(table: Table) -> Answer:
    """Answer as the Legate would after fewer rehearsals."""
    token = _rounds.set(_FEW_ROUNDS)
    try:
        return legate(table)
    finally:
        _rounds.reset(token)
