"""Drawing and choosing stratagems [7.1.3]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option, Pick
from rules.core.game import Play, one, some
from rules.romanitas.chapters.battlefield import BOXES, Field
from rules.romanitas.chapters.mobilisation import MAGISTER, unit_option
from rules.romanitas.data.tables import Box, StratagemId
from rules.romanitas.events import StratagemPlayed
from rules.romanitas.game import CONTAINER, SEAT, Romanitas, choice, home, say
from rules.romanitas.state import Side

TABLE = "stratagems-in-play"
"""Where the counters in use in a combat are."""

STRATAGEM_PRICE = 1
"""The price in RP of drawing a counter with the Magister Militum [7.1.3]."""


def choose_stratagems(field: Field, units: Sequence[str]) -> Play[None]:  # 7.1.3, R45
    """The Romans may draw for 1 RP with the Magister Militum and choose a side. Then the enemy draws."""
    t = field.t
    if MAGISTER in field.battle.figures and t.state.rp >= STRATAGEM_PRICE:
        yield from _roman_stratagem(field, units)
    counter = t.data.stratagem_counters[t.draw(t.pieces.at(CONTAINER), 1)[0]]
    t.pieces.move(counter.id, TABLE)
    field.battle.stratagems["enemy"] = counter.enemy_side
    box = ""
    if counter.enemy_side is StratagemId.FAVOURABLE_TERRAIN:
        box = t.data.enemy_box[t.roll()]
        field.battle.terrain["enemy"] = box
    _record(field, "enemy", counter.id, counter.enemy_side, box)


def _roman_stratagem(field: Field, units: Sequence[str]) -> Play[None]:
    t = field.t
    answer = yield from one(
        Pick(
            seat=SEAT,
            topic="draw-stratagem",
            question=say("draw-stratagem", rp=t.state.rp),
            rule="7.1.3",
            domain="military",
            options=[
                choice("draw", "draw-stratagem-draw", "7.1.3"),
                choice("do-not", "draw-stratagem-not", "7.1.3"),
            ],
            default=("do-not",),
            about=(field.battle.place,),
        )
    )
    if answer == "do-not":
        return
    t.spend(STRATAGEM_PRICE, "stratagem", "7.1.3")
    counter = t.data.stratagem_counters[t.draw(t.pieces.at(CONTAINER), 1)[0]]
    t.pieces.move(counter.id, TABLE)
    sides = (counter.enemy_side, counter.other_side)
    side = yield from one(
        Pick(
            seat=SEAT,
            topic="stratagem-side",
            question=say("stratagem-side"),
            rule="7.1.3",
            domain="military",
            options=[_side_option(field, side) for side in sides],
            default=(next((side for side in sides if is_effective(field, "roman", side)), sides[0]),),
            about=(field.battle.place,),
        )
    )
    field.battle.stratagems["roman"] = side
    about = yield from _named(field, StratagemId(side), units)
    _record(field, "roman", counter.id, StratagemId(side), about)


def _side_option(field: Field, side: StratagemId) -> Option:
    return Option(side, say(f"stratagem-{side}"), say(f"stratagem-{side}-detail"), rule="7.1.3")


def is_effective(field: Field, side: Side, stratagem: StratagemId) -> bool:
    """Whether a stratagem can do anything for this camp in this combat [R46]."""
    battle = field.battle
    match stratagem:
        case StratagemId.DEFENSIVE_TACTIC:  # automatic with a figure, no doubling
            return False
        case StratagemId.SIEGE:
            besieger = battle.siege and battle.attacker == side
            return besieger and battle.place != field.t.data.tables.victory.capital
        case StratagemId.DEFENSIVE_WORKS:
            return not (battle.siege and battle.attacker == side)
        case _:
            return True


def _named(field: Field, stratagem: StratagemId, units: Sequence[str]) -> Play[str]:
    """The box with favourable terrain, or the unit with iron discipline [R76]."""
    if stratagem is StratagemId.FAVOURABLE_TERRAIN:
        box = yield from one(
            Pick(
                seat=SEAT,
                topic="terrain-box",
                question=say("terrain-box"),
                rule="7.1.3",
                domain="military",
                options=[Option(box, say(f"box-{box}"), rule="7.1.3") for box in BOXES],
                default=(Box.CENTRE,),
                about=(field.battle.place,),
            )
        )
        field.battle.terrain["roman"] = box
        return box
    if stratagem is StratagemId.IRON_DISCIPLINE:
        field.battle.disciplined = yield from one(
            Pick(
                seat=SEAT,
                topic="disciplined-unit",
                question=say("disciplined-unit"),
                rule="7.1.3",
                domain="military",
                options=[unit_option(field.t, unit, "7.1.3") for unit in units],
                default=(max(units, key=field.t.bonus),),
                about=(field.battle.place,),
            )
        )
        return field.battle.disciplined
    return ""


def _record(field: Field, side: Side, counter: str, stratagem: StratagemId, about: str) -> None:
    effective = is_effective(field, side, stratagem)
    event = StratagemPlayed(side=side, counter=counter, stratagem=stratagem, effective=effective, about=about)
    field.t.tell(event, "7.1.3")


def return_stratagems(t: Romanitas) -> None:
    """Return the counters to the container after the combat [7.1.3]."""
    t.pieces.move_all(t.pieces.at(TABLE), CONTAINER)


def pick_siege_losses(field: Field, units: Sequence[str], count: int) -> Play[list[str]]:  # 7.1.3, R47, R80
    """The units that a Siege stratagem costs the besieger: the Romans choose theirs, enemies lose their weakest."""
    t, battle = field.t, field.battle
    if battle.attacker == "roman":
        lost = min(count, len(units))
        weakest = sorted(units, key=t.bonus)[:lost]
        return list(
            (
                yield from some(
                    Pick(
                        seat=SEAT,
                        topic="siege-losses",
                        question=say("siege-losses", count=lost),
                        rule="7.1.3",
                        domain="military",
                        options=[unit_option(t, unit, "7.1.3") for unit in units],
                        min=lost,
                        max=lost,
                        default=tuple(weakest),
                        about=(battle.place,),
                    )
                )
            )
        )
    drawn = t.draw(t.pieces.at(home(battle.nation)), battle.enemies)
    return sorted(drawn, key=t.bonus)[:count]
