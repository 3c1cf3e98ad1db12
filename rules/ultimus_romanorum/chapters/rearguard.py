"""Who stays and fights though he could evade: the defender may leave some behind [8.2.1, R122]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.core.decisions import Barred, Option
from rules.core.game import Play, some
from rules.ultimus_romanorum.chapters.asking import BACK, ask_some, leader_options, pick
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.chapters.leaving import Party, kin_among, may_leave
from rules.ultimus_romanorum.chapters.movement import Stack, lone_chief
from rules.ultimus_romanorum.game import UltimusRomanorum, choice, refusal


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
        units = yield from _ask_units(t, area, to, defender, parties, options, most, back)
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


def _ask_units(
    t: UltimusRomanorum,
    area: str,
    to: str,
    defender: Force,
    parties: Sequence[Party],
    options: Sequence[Option],
    most: int,
    back: Option | None,
) -> Play[tuple[str, ...]]:
    """The units that stay; whoever can't be chosen is listed with the reason."""
    if not options:
        return ()
    question = pick(t, defender.camp, "rearguard", "8.2.1, R122", options, "", area=area)
    question.min, question.max, question.default, question.back = 0, most, (), back
    question.barred = lambda: [*_bound(t, area, to, parties), *(_stays(unit) for unit in _cut_off(defender, parties))]
    return (yield from some(question))


def _bound(t: UltimusRomanorum, area: str, to: str, parties: Sequence[Party]) -> Iterator[Barred]:
    """The units that must go, each with its leader: guards, and one of his people with a chief [3.2.4, 4.5.1, R15]."""
    for each in parties:
        guard = t.state.guard.get(each.leader, "")
        for unit in _kept(t, area, to, [each], parties):
            why = "refused-rearguard-guard" if unit == guard else "refused-rearguard-kin"
            yield refusal(
                unit, "option-rearguard", why, "3.2.4" if unit == guard else "4.3", unit=unit, leader=each.leader
            )


def _stays(unit: str) -> Barred:
    return refusal(unit, "option-rearguard", "refused-rearguard-stays", "8.2.1", unit=unit)


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
    kept = _kept(t, area, to, parties, parties)
    free = [unit for unit in _able(parties) if unit not in kept]
    return free, len(free) - (len(_needy(t, area, to, parties)) if _any_will_do(parties) else 0)


def _kept(
    t: UltimusRomanorum, area: str, to: str, some_of_them: Sequence[Party], parties: Sequence[Party]
) -> dict[str, None]:
    """The units that must go with some of these leaders: their guards, and one of his people with a chief."""
    going = [unit for each in parties for unit in each.units]
    needy = [] if _any_will_do(parties) else _needy(t, area, to, some_of_them)
    guards = [t.state.guard.get(each.leader, "") for each in some_of_them]
    kin = [kin_among(t, each.leader, each.units or going) for each in needy]
    able = _able(parties)
    return dict.fromkeys(unit for unit in (*guards, *kin) if unit in able)


def _needy(t: UltimusRomanorum, area: str, to: str, parties: Sequence[Party]) -> list[Party]:
    """Those whose leader may not go there without a unit [4.3, R15]."""
    return [each for each in parties if not may_leave(t, each.leader, "", area, to)]


def _any_will_do(parties: Sequence[Party]) -> bool:
    """Whether a single leader may take any of his units along."""
    return len(parties) == 1 and not parties[0].bound


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
