"""Who stays and fights though he could evade: the defender may leave some behind [8.2.1, R122]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.decisions import Option
from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import BACK, ask_some, leader_options
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.chapters.leaving import Party, kin_among, may_leave
from rules.ultimus_romanorum.chapters.movement import Stack, lone_chief
from rules.ultimus_romanorum.game import UltimusRomanorum, choice


def can_leave_some(t: UltimusRomanorum, area: str, defender: Force, ways: Mapping[str, Sequence[Party]]) -> bool:
    """Whether someone who could evade may stay, by one of the ways at least."""
    return any(
        _free_units(t, area, to, parties)[1] or _free_leaders(t, defender, parties, _cut_off(defender, parties))
        for to, parties in ways.items()
    )


def leave_some(
    t: UltimusRomanorum, area: str, to: str, defender: Force, parties: Sequence[Party], back: Option | None
) -> Play[Force | None]:
    """The defender picks who stays; return the Force without them, or None if he takes ``back`` where they go."""
    free, most = _free_units(t, area, to, parties)
    options = [choice(unit, "option-rearguard", "8.2.1", (), unit=unit, pf=t.values(unit).pf) for unit in free]
    options = options if most else []
    leaders: tuple[str, ...] = (BACK,)
    while leaders == (BACK,):
        units = yield from ask_some(
            t, defender.camp, "rearguard", "8.2.1, R122", options, (0, most), (), back, area=area
        )
        if units == (BACK,):
            return None
        again = choice(BACK, "option-back", "8.2.1") if options else back
        leaders = yield from _leave_leaders(t, area, defender, parties, (*units, *_cut_off(defender, parties)), again)
        if leaders == (BACK,) and not options:
            return None
    staying = {*units, *leaders, *(t.state.guard.get(leader, "") for leader in leaders)}
    return Force(
        defender.camp,
        tuple(leader for leader in defender.leaders if leader not in staying),
        tuple(unit for unit in defender.units if unit not in staying),
    )


def _leave_leaders(
    t: UltimusRomanorum,
    area: str,
    defender: Force,
    parties: Sequence[Party],
    staying: Sequence[str],
    back: Option | None,
) -> Play[tuple[str, ...]]:
    """The leaders who stay with the units that do; one of those who can evade must go."""
    free = _free_leaders(t, defender, parties, staying)
    options = leader_options(t, free, "option-rearguard-leader", "8.2.1")
    count = 0, min(len(free), len(parties) - 1)
    return (
        yield from ask_some(t, defender.camp, "rearguard-leaders", "8.2.1, R122", options, count, (), back, area=area)
    )


def _free_units(t: UltimusRomanorum, area: str, to: str, parties: Sequence[Party]) -> tuple[list[str], int]:
    """The units that could go along but needn't, and how many of them may stay.

    Without his guard no leader goes, and no chief into the Empire without one of his people [3.2.4, 4.5.1, R15].
    """
    guards = {t.state.guard.get(each.leader, "") for each in parties}
    needy = [each for each in parties if not may_leave(t, each.leader, "", area, to)]
    any_will_do = len(parties) == 1 and not parties[0].bound
    going = [unit for each in parties for unit in each.units]
    kept = guards | {kin_among(t, each.leader, each.units or going) for each in needy if not any_will_do}
    free = [unit for unit in _able(parties) if unit not in kept]
    return free, len(free) - (len(needy) if any_will_do else 0)


def _free_leaders(t: UltimusRomanorum, defender: Force, parties: Sequence[Party], staying: Sequence[str]) -> list[str]:
    """The leaders who could go but needn't: with their guard, or with units that stay; a chief with his people's."""
    if len(parties) < 2:
        return []
    able = [each.leader for each in parties]
    guarded = [leader for leader in able if t.state.guard.get(leader, "") in defender.units]
    followed = [leader for leader in able if staying and not lone_chief(t, Stack(leader, tuple(staying)))]
    return [leader for leader in able if leader in guarded or leader in followed]


def _cut_off(defender: Force, parties: Sequence[Party]) -> list[str]:
    """The units that can go with none of the leaders."""
    able = _able(parties)
    return [unit for unit in defender.units if unit not in able]


def _able(parties: Sequence[Party]) -> list[str]:
    """The units that can go with one of the leaders."""
    return list(dict.fromkeys(unit for each in parties for unit in (*each.units, *each.able)))
