"""Under what circumstances a battle of Ultimus Romanorum was fought: what sets its telling apart from others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.core.posts import Voice
from render.prose.annalist import Stems
from render.prose.threads import row_of_last
from rules.core.text import Argument
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.chapters.combat import FRACTIONS, losses_in_return
from rules.ultimus_romanorum.data.loader import BAGAUDES, GAME_ID, ultimus_data
from rules.ultimus_romanorum.game import ROMAN

_MASSES: Final = 3
"""From how many times the strength of the loser the winner had the masses."""

_EVEN: Final = 10
"""Two forces are even if they differ by less than one part of so many."""

_ROW: Final = 3
"""How many victories of a general in a row are worth a word."""


def sides(fight: happened.BattleFought) -> tuple[happened.ForceFacts, happened.ForceFacts]:
    """The winner and the loser of a battle."""
    attacker_won = fight.winner in ("attacker", fight.attacker.camp)
    return (fight.attacker, fight.defender) if attacker_won else (fight.defender, fight.attacker)


def named(force: happened.ForceFacts) -> list[str]:
    """The leaders with a name of their own in a force."""
    return [leader for leader in force.leaders if not ultimus_data().leaders[leader].generic]


_Found = tuple[str, dict[str, Argument]]


def told_as(fights: Sequence[happened.BattleFought]) -> _Found:
    """The stem for the last of these battles, with what its texts name besides.

    Of all that sets it apart it's what earlier battles have worn least; the plain outcome comes last.
    """
    stems, stem, found = Stems(GAME_ID, Voice()), "", dict[str, dict[str, Argument]]()
    for place, fight in enumerate(fights):
        found = {f"battle-fought-{ending}": args for ending, args in _circumstances(fight, fights[:place])}
        stem = stems.choose([*found, outcome(fight)], fight.turn) or outcome(fight)
    return stem, found.get(stem, {})


def outcome(fight: happened.BattleFought) -> str:
    """The stem of a plain result: the winner, and the price paid."""
    paid, lost = fight.attacker_loss, fight.defender_loss
    if sides(fight)[0] is fight.defender:
        paid, lost = lost, paid
    return f"battle-fought-{'crushing' if lost == 'E' else _price(fight, paid, lost)}"


def _price(fight: happened.BattleFought, paid: str, lost: str) -> str:
    """How a victory is told by the units that it cost: none, fewer than half of the victor's, or more [8.4.2]."""
    victor, loser = sides(fight)
    hit = losses_in_return(paid, len(loser.units), lost)
    if not hit:
        return "clean" if paid == "R" or paid in FRACTIONS else "won"
    return "costly" if 2 * hit >= len(victor.units) else "won"


def _circumstances(fight: happened.BattleFought, earlier: Sequence[happened.BattleFought]) -> Iterator[_Found]:
    """What sets a battle apart, the most particular first."""
    yield from _personal(fight, earlier)
    yield from _rare(fight)
    yield from _common(fight, earlier)


def _personal(fight: happened.BattleFought, earlier: Sequence[happened.BattleFought]) -> Iterator[_Found]:
    """Two generals who have met before: revenge for the last time, or the same again."""
    victor, loser = sides(fight)
    for leader in named(victor)[:1]:
        for foe in named(loser)[:1]:
            met = [sides(each) for each in earlier]
            winners = [
                leader if leader in won.leaders else foe
                for won, lost in met
                if {leader, foe} <= {*won.leaders, *lost.leaders} and (leader in won.leaders) != (foe in won.leaders)
            ]
            if winners:
                yield "again" if winners[-1] == leader else "revenge", {"leader": leader, "foe": foe}


def _rare(fight: happened.BattleFought) -> Iterator[_Found]:
    """A weaker army that wins, peasants in arms, Romans against Romans."""
    victor, loser = sides(fight)
    tribes = [{ultimus_data().units[unit].tribe for unit in force.units} for force in (victor, loser)]
    if tribes[1] == {BAGAUDES}:
        yield "peasants", {}
    if tribes == [{""}, {""}]:
        yield "romans", {}
    if victor.pf < loser.pf:
        yield "upset", {}


def _common(fight: happened.BattleFought, earlier: Sequence[happened.BattleFought]) -> Iterator[_Found]:
    victor, loser = sides(fight)
    for leader in named(victor)[:1]:
        row = _victories(leader, [*earlier, fight])
        if row >= _ROW:
            yield "streak", {"leader": leader, "row": row}
    is_unled = bool(loser.units) and not loser.leaders
    if victor.pf >= _MASSES * loser.pf:
        yield from ((stem, {}) for stem in _masses(fight, is_unled=is_unled))
    elif 0 <= (victor.pf - loser.pf) * _EVEN < victor.pf:
        yield "even", {}
    if any(each.area == fight.area for each in earlier):
        yield "ground", {}
    if is_unled:
        is_garrison = all(not ultimus_data().units[unit].tribe for unit in loser.units)
        yield "unled-garrison" if is_garrison else "unled-people", {}
        yield "unled", {}


def _masses(fight: happened.BattleFought, *, is_unled: bool) -> Iterator[str]:
    """A victory of the many: over whom, at what price, and whose."""
    if outcome(fight).endswith("crushing"):
        yield "masses-crushing"
    if is_unled:
        yield "masses-unled"
    victor = sides(fight)[0]
    if victor.camp == ROMAN:
        yield "masses-rome"
    elif any(ultimus_data().units[unit].tribe for unit in victor.units):  # a usurper's Romans aren't a people
        yield "masses-foes"
    yield "masses"


def _victories(leader: str, fights: Sequence[happened.BattleFought]) -> int:
    """How many battles in a row a general has won, up to the last one."""
    won = [
        leader in sides(each)[0].leaders
        for each in fights
        if leader in (*each.attacker.leaders, *each.defender.leaders)
    ]
    return row_of_last(won)
