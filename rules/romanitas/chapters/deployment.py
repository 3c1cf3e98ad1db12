"""Setting up both lines on the Locus Pugnae [7.1.1]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import cycle

from rules.core.decisions import Arrange, Item, Option, Pick, Slot
from rules.core.game import Play, arranged, one
from rules.romanitas.chapters.battlefield import BOXES, Field, place_of
from rules.romanitas.chapters.mobilisation import unit_traits
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import Arm, Box, OptionId, StratagemId
from rules.romanitas.events import FortificationsHeld, LinesDrawnUp
from rules.romanitas.game import ENEMY_FORCE, SEAT, Romanitas, home, say
from rules.romanitas.state import Battle

RATIOS = (3, 2)
"""How many Roman units for each enemy a stored answer may ask for."""


def outnumbers(ratio: int) -> str:
    """The condition that the Romans have so many units for each enemy, for stored answers."""
    return f"outnumber-{ratio}"


def _odds(field: Field, units: Sequence[str]) -> tuple[str, ...]:
    enemies = field.battle.enemies
    return tuple(outnumbers(ratio) for ratio in RATIOS if len(units) >= ratio * enemies)


def deploy(field: Field, units: Sequence[str]) -> Play[bool]:  # 7.1.1-3, 7.1.1-4, R39
    """Deploy the Romans as the player likes, then the enemies as drawn, then the figures. False if no enemy is left."""
    t, battle = field.t, field.battle
    line = yield from _roman_line(field, units)
    for box in BOXES:
        t.pieces.move_all(line[box], place_of("roman", box))
    drawn = t.draw(t.pieces.at(home(battle.nation)), battle.enemies)
    t.pieces.move_all(drawn, ENEMY_FORCE)
    drawn = yield from _fortifications(field, drawn)
    if not drawn:
        return False
    enemy_line(field, drawn)
    field.note_manned()
    yield from _place_figures(field)
    rule = "7.1.1, R77" if _has_few_units(field) else "7.1.1"
    t.tell(LinesDrawnUp(roman=field.line("roman"), enemy=field.line("enemy"), posts=dict(battle.posts)), rule)
    return True


def _roman_line(field: Field, units: Sequence[str]) -> Play[dict[str, tuple[str, ...]]]:
    t, battle = field.t, field.battle
    return (
        yield from arranged(
            Arrange(
                seat=SEAT,
                topic="line",
                question=say("line-siege" if battle.siege else "line", nation=battle.nation, enemies=battle.enemies),
                rule="7.1.1",
                domain="military",
                items=[
                    Item(unit, say("unit-bonus", unit=unit, bonus=t.bonus(unit)), unit_traits(t, unit))
                    for unit in units
                ],
                slots=[Slot(box, say(f"box-{box}"), 0, len(units)) for box in BOXES],
                default=suggested_line(t, units, battle),
                about=(battle.place,),
                holds=_odds(field, units),
            )
        )
    )


def suggested_line(t: Romanitas, units: Sequence[str], battle: Battle) -> dict[str, tuple[str, ...]]:
    """The shape of line with the best odds in rehearsals.

    Three or more units stand evenly: the strongest in front, the centre first, on equal strength cavalry on the wings.
    A garrison that could be overrun forms one column on the right: few can reach it, and empty wall boxes cost nothing
    [7.2.4, R49]. So do one or two units in the field, except two good ones against three.
    """
    ranked = sorted(units, key=lambda unit: (-t.bonus(unit), t.data.unit[unit].arm is Arm.CAVALRY))
    left, centre, right = ranked[1::3], ranked[0::3], ranked[2::3]
    outnumbered = battle.enemies > len(BOXES)
    if battle.besieged == "roman":
        if outnumbered or t.bonus(ranked[-1]) < 1:
            left, centre, right = [], [], ranked
    elif len(ranked) < len(BOXES) and (outnumbered or len(ranked) < 2 or t.bonus(ranked[-1]) < 2):
        left, centre, right = [], [], ranked
    return {Box.LEFT: tuple(left), Box.CENTRE: tuple(centre), Box.RIGHT: tuple(right)}


def _fortifications(field: Field, drawn: list[str]) -> Play[list[str]]:  # 5.6, 6.3, R37
    """Fortifications remove one unit of the player's choice from a Persian force."""
    t, battle = field.t, field.battle
    defends = battle.attacker == "enemy" and battle.nation == "persia"
    if not defends or not t.stands(MonumentKind.FORTIFICATIONS, battle.place):
        return drawn
    removed = yield from one(
        Pick(
            seat=SEAT,
            topic="fortifications",
            question=say("fortifications", place=battle.place),
            rule="6.3",
            domain="military",
            options=[
                Option(unit, say("unit-bonus", unit=unit, bonus=t.bonus(unit)), unit_traits(t, unit), rule="6.3")
                for unit in drawn
            ],
            default=(max(drawn, key=t.bonus),),
            about=(battle.place,),
        )
    )
    t.pieces.move(removed, "enemy-out")
    t.tell(FortificationsHeld(city=battle.place, unit=removed), "5.6, 6.3")
    return [unit for unit in drawn if unit != removed]


def enemy_line(field: Field, drawn: Sequence[str]) -> None:  # 7.1.1-4
    """Deploy one by one from left to right in the order drawn. The weakest unit of each stack is in front."""
    t = field.t
    dealt = _dealt_by_arm(field, drawn) if t.has(OptionId.STRATAGEMS_BY_ARM) else None
    if dealt is None:
        order = t.data.tables.combat.enemy_deployment
        dealt = {box: list(drawn[place :: len(order)]) for place, box in enumerate(order)}
    for box, stack in dealt.items():
        t.pieces.move_all(sorted(stack, key=t.bonus), place_of("enemy", box))


def _dealt_by_arm(field: Field, drawn: Sequence[str]) -> dict[Box, list[str]] | None:  # 8.6, R66
    """The enemy's line under 8.6, which suits its stratagem. None unless it plays one of the two."""
    unit = field.t.data.unit
    horse = [each for each in drawn if unit[each].arm is Arm.CAVALRY]
    foot = [each for each in drawn if unit[each].arm is Arm.INFANTRY]
    if field.plays("enemy", StratagemId.MANOEUVRE):
        dealt = {Box.LEFT: horse[0::2], Box.CENTRE: [], Box.RIGHT: horse[1::2]}
        for each, box in zip(foot, cycle((Box.CENTRE, Box.RIGHT, Box.LEFT)), strict=False):
            dealt[box].append(each)
        return _manned(dealt)
    if field.plays("enemy", StratagemId.FRONTAL_ASSAULT):
        share = -(-len(drawn) // 3)
        dealt = {Box.LEFT: [], Box.CENTRE: foot[:share], Box.RIGHT: []}
        order = (Box.LEFT, Box.RIGHT, Box.CENTRE)
        return _manned(_deal(dealt, [*foot[share:], *horse], order))
    return None


def _manned(dealt: dict[Box, list[str]]) -> dict[Box, list[str]]:  # R41, R66
    """Move the last unit of the deepest box to an empty one: three or more units man every box."""
    for box in BOXES:
        deepest = max(BOXES, key=lambda each: len(dealt[each]))
        if not dealt[box] and len(dealt[deepest]) > 1:
            dealt[box].append(dealt[deepest].pop())
    return dealt


def _deal(dealt: dict[Box, list[str]], rest: Sequence[str], order: Sequence[Box]) -> dict[Box, list[str]]:
    """Deal the others one by one, each into the box with fewest units. Ties go to the first box in the order."""
    for unit in rest:
        dealt[min(order, key=lambda box: len(dealt[box]))].append(unit)
    return dealt


def _has_few_units(field: Field) -> bool:  # R77
    """Whether the figures are placed without a question, because there are too few units to choose from."""
    figures, units = len(field.battle.figures), len(field.units("roman"))
    return figures > 0 and (units < figures or units == 1)


def _place_figures(field: Field) -> Play[None]:  # 7.1.1-5, 7.5, R51, R77
    """Each figure joins a unit. Two figures join different units if there are two."""
    t, battle = field.t, field.battle
    units = field.units("roman")
    ranked = sorted(units, key=lambda unit: (field.front("roman", field.box_of(unit)) != unit, -t.bonus(unit)))
    if _has_few_units(field):
        battle.posts = {figure: ranked[place % len(units)] for place, figure in enumerate(battle.figures)}
        return
    for figure in battle.figures:
        free = [unit for unit in ranked if unit not in battle.posts.values()]
        battle.posts[figure] = yield from one(
            Pick(
                seat=SEAT,
                topic="figures-place",
                question=say("figures-place", figure=figure),
                rule="7.5",
                domain="military",
                options=[_post_option(field, unit) for unit in free],
                default=(free[0],),
                about=(battle.place,),
                holds=_odds(field, units),
            )
        )


def _post_option(field: Field, unit: str) -> Option:
    box = field.box_of(unit)
    rank = field.stack("roman", box).index(unit) + 1
    return _post(unit, field.t.bonus(unit), box, rank)


@cache
def _post(unit: str, bonus: int, box: Box, rank: int) -> Option:
    detail = say("post-detail", box=say(f"box-{box}"), rank=rank)
    return Option(unit, say("unit-bonus", unit=unit, bonus=bonus), detail, rule="7.5")
