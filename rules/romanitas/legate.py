"""A sensible player of Romanitas: it defends what it can win, rebuilds, and marches when the frontier is quiet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import permutations

from rules.core.decisions import Answer, Arrange, Pick
from rules.core.errors import RulesError
from rules.core.table import Table
from rules.romanitas.data import romanitas_data
from rules.romanitas.state import RomanitasState
from rules.romanitas.tables import ActaBox, Domain

_INVASION = 4
"""From so many enemy units on a force without the Magister Militum is lost in the field."""

_FIRST_CAMPAIGN = 4
"""The turn from which the Legate attacks: before it, a war provoked is one war too many."""

_SPARE_RP = 3
"""RP without which no attack is worth the wars that follow."""

_MUSTERS_AGAINST_RAID = ("muster:comes-three-block", "muster:comes", "muster:magister-militum-six-block")
_MUSTERS_AGAINST_INVASION = (
    "muster:comes-magister-militum-six-block-three-block",
    "muster:comes-magister-militum-six-block",
    "muster:magister-militum-six-block",
    "muster:comes-three-block",
    "muster:comes-magister-militum",
    "muster:comes",
)
_MUSTERS_FOR_ATTACK = (
    "muster:comes-magister-militum-six-block-three-block",
    "muster:comes-magister-militum-six-block",
    "muster:magister-militum-six-block",
    "muster:comes-three-block",
    "muster:comes",
)
_WANTED = ("carthage", "rome", "ravenna", "syracusae", "thapsus", "leptis-magna", "neapolis", "salonae")


def legate(table: Table) -> Answer:
    """The Legate's answer to the pending decision.

    Raises:
        RulesError: there is nothing to decide.
    """
    decision, state = table.decision, table.state
    if decision is None or not isinstance(state, RomanitasState):
        raise RulesError("The Legate plays Romanitas, and only while there is something to decide.")
    if isinstance(decision, Arrange):
        return _fatum(decision, state) if decision.topic == "fatum" else decision.default
    chooser = _CHOOSERS.get(decision.topic)
    chosen = chooser(decision, state) if chooser else None
    return (chosen,) if chosen else decision.default


def _fatum(decision: Arrange, state: RomanitasState) -> Answer:
    """The placing with the best outlook: RP, Desolations to be feared, and what the boxes forbid or grant."""
    data = romanitas_data()
    dice = [next(value for key, value in item.name.args if isinstance(value, int)) for item in decision.items]
    modifier = {
        slot.id: next(value for _, value in slot.name.args if isinstance(value, int)) for slot in decision.slots
    }

    def outlook(order: tuple[int, ...]) -> float:
        boxes = (
            data.acta_box(Domain(slot.id), dice[die] + modifier[slot.id])
            for slot, die in zip(decision.slots, order, strict=True)
        )
        return sum(_outlook(box, state) for box in boxes)

    best = max(permutations(range(len(dice))), key=outlook)
    return {slot.id: (decision.items[die].id,) for slot, die in zip(decision.slots, best, strict=True)}


def _outlook(box: ActaBox, state: RomanitasState) -> float:
    threatened = sum(len(row.dice) for row in box.desolations if row.city not in state.desolation) / 6
    burdens = box.surcharges.block + box.surcharges.six_block + len(box.bars)
    return box.rp - 1.8 * threatened - 2.5 * box.attitude_modifier - 0.4 * burdens + 0.3 * len(box.one_of)


def _first(decision: Pick, wanted: Iterable[str]) -> str | None:
    offered = {option.id for option in decision.options}
    return next((each for each in wanted if each in offered), None)


def _window(decision: Pick, state: RomanitasState) -> str | None:
    data = romanitas_data()
    if state.nations_checked < len(data.nation_order):
        upcoming = data.nation_order[state.nations_checked]
        return _first(decision, (f"caesar:{upcoming}",)) if upcoming in ("slavs", "avars", "vandals") else None
    by_worth = sorted(
        (option.id for option in decision.options if option.id.startswith(("land:", "naval:", "fight:"))),
        key=lambda ident: _worth(ident, state),
        reverse=True,
    )
    return next((ident for ident in by_worth if _worth(ident, state) > 0), None)


def _worth(ident: str, state: RomanitasState) -> float:
    """How much an operation promises, in rough RP, less what it costs."""
    data = romanitas_data()
    kind, _, target = ident.partition(":")
    if kind == "fight":
        return 1.0 if state.rp >= 2 else 0.0
    if state.rp < _SPARE_RP or state.turn < _FIRST_CAMPAIGN:
        return 0.0
    cities = data.cities_of[target]
    prize = sum(data.possession_rp.get(city, 0) for city in cities) + 0.3 * any(city in _WANTED for city in cities)
    hard = data.opposition[target] > data.tables.combat.roman_attack
    if kind == "naval":
        return prize - 0.5 if state.rp >= 5 else 0.0
    return prize if hard else 0.3 + prize


def _defence(decision: Pick, state: RomanitasState) -> str | None:
    if _number(decision, "enemies") >= _INVASION:
        return _first(decision, ("siege", "battle") if state.rp < 4 else ("battle", "siege"))
    return _first(decision, ("battle", "siege"))


def _muster(decision: Pick, state: RomanitasState) -> str | None:
    purpose = decision.question.key
    if purpose in ("muster-land", "muster-naval", "muster-persia"):
        return _first(decision, _MUSTERS_FOR_ATTACK if state.rp >= 3 else ("muster:comes-three-block", "muster:comes"))
    if _number(decision, "enemies") >= _INVASION:
        return _first(decision, _MUSTERS_AGAINST_INVASION)
    cheap = state.rp <= 2
    return _first(decision, ("muster:comes", *_MUSTERS_AGAINST_RAID) if cheap else _MUSTERS_AGAINST_RAID)


def _number(decision: Pick, name: str) -> int:
    """A figure out of the question that a decision asks; 0 where it names none."""
    return next((value for key, value in decision.question.args if key == name and isinstance(value, int)), 0)


def _besiege(decision: Pick, state: RomanitasState) -> str | None:
    return "besiege" if len(state.stacks.get("force", ())) > 3 else None


def _press_on(decision: Pick, state: RomanitasState) -> str | None:
    if len(state.stacks.get("force", ())) < 6:
        return None
    return max((option.id for option in decision.options if option.id != "end"), key=lambda each: _worth(each, state))


def _draw_stratagem(decision: Pick, state: RomanitasState) -> str | None:
    return "draw" if state.rp >= 5 else None


def _manage(decision: Pick, state: RomanitasState) -> str | None:
    offered = [option.id for option in decision.options]
    for wanted in _MANAGEMENT:
        for ident in offered:
            if ident.startswith(wanted):
                return ident
    return None


_MANAGEMENT = (
    "recall-free",
    "rebuild:",
    "missionary:",
    "recall:magister-militum",
    "build:basilica",
    "build:monastery",
    "recall:",
    "ambassador:slavs",
    "ambassador:",
    "marriage:",
    "build:fortifications",
    "improve:boukellaroi",
    "improve:cataphracts",
    "improve:",
)

_CHOOSERS: Mapping[str, Callable[[Pick, RomanitasState], str | None]] = {
    "window": _window,
    "defence": _defence,
    "muster": _muster,
    "besiege": _besiege,
    "press-on": _press_on,
    "draw-stratagem": _draw_stratagem,
    "manage": _manage,
}
