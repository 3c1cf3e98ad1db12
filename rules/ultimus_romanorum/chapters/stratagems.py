"""The stratagems of phase E, and those that a camp plays of its own accord in C [6]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from rules.core.decisions import Option
from rules.core.game import Play
from rules.core.text import Text
from rules.ultimus_romanorum.chapters.asking import (
    area_options,
    ask,
    ask_some,
    best_first,
    leader_options,
    on_whole_map,
)
from rules.ultimus_romanorum.chapters.leaders import die, free_guard, give_guard
from rules.ultimus_romanorum.chapters.losses import lose_step
from rules.ultimus_romanorum.chapters.plague import break_out, infected
from rules.ultimus_romanorum.chapters.tribes import (
    all_inside,
    bind_revolt,
    break_alliance,
    federate,
    go_home,
    king_candidates,
    make_peace,
    may_rise,
    rise,
    seats_of,
    set_status,
    try_rex,
)
from rules.ultimus_romanorum.chapters.usurpation import AUGUSTA, attempt, candidates
from rules.ultimus_romanorum.chapters.windows import (
    AUGUSTAE,
    NO_TARGET,
    Named,
    counter_of,
    held,
    held_back,
    is_usable,
    react_alone,
    spend,
)
from rules.ultimus_romanorum.data.loader import ARMENIA, BAGAUDES, EXTRA_FLEET, FOES_OF_BAGAUDES, PERSAE
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    AllianceMade,
    AssassinationTested,
    CouncilCalled,
    FleetReturned,
    InitiativeTaken,
    PlagueTested,
    RebellionTested,
    UnitPlaced,
)
from rules.ultimus_romanorum.game import (
    BARBARIAN,
    HOSTILE,
    ROMAN,
    UltimusRomanorum,
    choice,
    heading,
    other,
    say,
    town,
)
from rules.ultimus_romanorum.state import Fleet, Plague

ASIA = "Asia"
MURDER_KILLS, MURDER_KILLS_AGAINST_AUGUSTA = 8, 9
GERMANOPHOBIA_KILLS = 7
COSTS = {"minor": 1, "major": 3}
"""What Tribute costs [6.1]."""

Play_ = Callable[[UltimusRomanorum, Camp], Play[None]]
"""Plays a stratagem for a camp."""


def _tribe_options(t: UltimusRomanorum, tribes: Iterable[str], key: str, rule: str) -> list[Option]:
    named = list(tribes)
    seats = seats_of(t, named)
    return [
        choice(
            tribe, key, rule, (), tribe=tribe, units=len(t.units_of(tribe)), status=t.state.tribes[tribe].status,
            area=seats[tribe],
        )
        for tribe in named
    ]  # fmt: skip


# Treaties and tribute [6.1]


def treaty_targets(t: UltimusRomanorum, rank: str) -> list[str]:
    """The Tribes that a Federation Treaty may win: at war or in revolt, all units inside the Empire [4.5.1, 6.1]."""
    return [
        tribe
        for tribe, facts in t.state.tribes.items()
        if facts.status in ("war", "revolt")
        and not (facts.ally and t.state.tribes[facts.ally].status in HOSTILE)
        and t.is_federable(tribe)
        and t.is_major(tribe) == (rank == "major")
        and all_inside(t, tribe)
        and all(t.stands_in(unit) for each in t.following(tribe) for unit in t.units_of(each))
    ]


def _treaty(rank: str) -> Play_:
    def play(t: UltimusRomanorum, camp: Camp) -> Play[None]:
        options = _tribe_options(t, treaty_targets(t, rank), "option-federate-tribe", "6.1")
        tribe = yield from ask(t, camp, "tribe", "6.1", options, stratagem=f"{rank}-federation-treaty")
        spend(t, camp, f"{rank}-federation-treaty", tribe, rule="6.1")
        federate(t, tribe, "status-treaty", "6.1")

    return play


def tribute_targets(t: UltimusRomanorum) -> list[str]:
    """The Tribes that Tribute can calm: at war or in revolt, if the Roman can pay [6.1, R19, R43]."""
    return [
        tribe
        for tribe, facts in t.state.tribes.items()
        if facts.status in ("war", "revolt")
        and tribe not in t.state.neutral
        and not t.major_of(tribe)  # R27, R88
        and t.state.pv[t.seat(ROMAN)] >= tribute_cost(t, tribe)
    ]


def tribute_cost(t: UltimusRomanorum, tribe: str) -> int:
    """What it costs to calm a Tribe [6.1]."""
    return COSTS["major" if t.is_major(tribe) else "minor"]


def _tribute(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = [
        choice(tribe, "option-tribute", "6.1", (), tribe=tribe, pv=tribute_cost(t, tribe))
        for tribe in tribute_targets(t)
    ]
    tribe = yield from ask(t, camp, "tribe", "6.1", options, stratagem="tribute")
    spend(t, camp, "tribute", tribe, rule="6.1")
    t.score(ROMAN, -tribute_cost(t, tribe), "pv-tribute", "6.1", tribe)
    for each in t.following(tribe):
        status = t.state.tribes[each].status
        if status == "revolt":
            set_status(t, each, "foederati", "status-tribute", "6.1")
        elif status == "war":
            yield from _appease(t, each)


def _appease(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """A Tribe at war goes home; one without a home serves Rome instead; the Bagaudes disperse [6.1, R29, R91, R93]."""
    if tribe == BAGAUDES:
        set_status(t, tribe, "off-map", "status-tribute", "6.1, R93")
        t.put(f"{BAGAUDES}-u1", "home")
        t.state.reduced = [unit for unit in t.state.reduced if t.tribe_of(unit) != BAGAUDES]
    elif t.data.tribes[tribe].homes:
        yield from make_peace(t, tribe, "status-tribute", "6.1")
    else:
        set_status(t, tribe, "foederati", "status-tribute", "6.1, R91")


# Augusta, Buccellarii [6.1]


def _augusta(half: str) -> Play_:
    def play(t: UltimusRomanorum, camp: Camp) -> Play[None]:
        """Of her own accord the Augusta takes the initiative before the first SMC [6.1, R17]."""
        spend(t, camp, AUGUSTA[half], rule="6.1, R17")
        take_initiative(t, ROMAN)
        yield from ()

    return play


def take_initiative(t: UltimusRomanorum, camp: Camp) -> None:
    """Give a camp the initiative by an Augusta [6.1, R17]."""
    t.state.first = camp
    t.tell(InitiativeTaken(camp=camp, cause="initiative-augusta"), "6.1, R17")


def guard_targets(t: UltimusRomanorum) -> list[str]:
    """The leaders that may receive buccellarii [3.2.4, 6.1]."""
    return [
        leader
        for leader in t.data.leaders
        if t.is_historical_roman(leader) and t.area_of(leader) and t.camp(leader) == ROMAN and free_guard(t, leader)
    ]


def _buccellarii(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = leader_options(t, best_first(t, guard_targets(t)), "option-guard", "6.1")
    leader = yield from ask(t, camp, "guard", "6.1", options)
    spend(t, camp, "buccellarii", leader, rule="6.1")
    give_guard(t, leader, "6.1")


# Uprisings [6.2]


def rebels(t: UltimusRomanorum, rank: str) -> list[str]:
    """The Tribes that an uprising can raise [6.2, R51]."""
    return [
        tribe
        for tribe in t.state.tribes
        if t.is_major(tribe) == (rank == "major") and tribe not in (ARMENIA, BAGAUDES) and may_rise(t, tribe)
    ]


def _uprising(kind: str, rank: str, count: int) -> Play_:
    def play(t: UltimusRomanorum, camp: Camp) -> Play[None]:
        """He must raise as many Tribes as the counter names and there are [6.4, R51]."""
        able = rebels(t, rank)
        number = min(count, len(able))
        options = _tribe_options(t, able, "option-raise", "6.2")
        if number == 1:
            chosen = yield from ask(t, camp, "uprising", "6.2", options, wanted=1)
            raised: tuple[str, ...] = (chosen,)
        else:
            raised = yield from ask_some(
                t, camp, "uprising", "6.2", options, (number, number), able[:number], wanted=number
            )
        spend(t, camp, kind, *raised, rule="6.2")
        for tribe in raised:
            if may_rise(t, tribe):
                yield from rise(t, tribe, "status-uprising", "6.2")

    return play


# Usurpation, Rex, Alliance, Bagaudes, Migration [6.2]


def _usurpation(half: str) -> Play_:
    def play(t: UltimusRomanorum, camp: Camp) -> Play[None]:
        yield from attempt(t, half)

    return play


def _rex(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = leader_options(t, best_first(t, king_candidates(t)), "option-king", "6.2")
    leader = yield from ask(t, camp, "king", "6.2", options, tribe="none")
    spend(t, camp, "rex", leader, rule="6.2")
    try_rex(t, leader)


def alliances(t: UltimusRomanorum) -> list[tuple[str, str]]:
    """The pairs of a major and a minor Tribe that may ally: same status, beside each other [6.2, R52]."""
    majors = [tribe for tribe in t.state.tribes if t.is_major(tribe) and tribe not in t.state.neutral]
    minors = [
        tribe
        for tribe, facts in t.state.tribes.items()
        if not t.is_major(tribe) and not facts.ally and tribe not in (ARMENIA, BAGAUDES, *t.state.neutral)
    ]
    return [(major, minor) for major in majors for minor in minors if _may_ally(t, major, minor)]


def _may_ally(t: UltimusRomanorum, major: str, minor: str) -> bool:
    status = t.state.tribes[major].status
    if status != t.state.tribes[minor].status or status not in ("peace", "war", "foederati", "revolt"):
        return False
    here, there = _stands(t, major), _stands(t, minor)
    return any(area == near or near in t.data.beside(area) for area in here for near in there)


def _stands(t: UltimusRomanorum, tribe: str) -> set[str]:
    if t.is_present(tribe):
        return set(t.data.tribes[tribe].homes)
    return {t.place(unit) for unit in t.units_of(tribe)} & set(t.data.areas)


def _alliance(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = [
        choice(f"{major}+{minor}", "option-ally", "6.2", (), major=major, minor=minor) for major, minor in alliances(t)
    ]
    chosen = yield from ask(t, camp, "alliance", "6.2", options)
    major, minor = chosen.split("+")
    spend(t, camp, "barbarian-alliance", major, minor, rule="6.2")
    t.state.tribes[minor].ally = major
    t.changed()
    t.tell(AllianceMade(major=major, minor=minor), "6.2")


def bagaudes_areas(t: UltimusRomanorum) -> list[str]:
    """The areas without combat units in which the Bagaudes may rise [6.2]."""
    if t.units_of(BAGAUDES) or not t.pieces.is_at(f"{BAGAUDES}-u1", "home"):
        return []
    return [
        area
        for diocese in FOES_OF_BAGAUDES
        for area in t.data.dioceses[diocese].areas
        if not any(piece in t.data.units for piece in t.at(area))
    ]


def raise_bagaudes(t: UltimusRomanorum, area: str, cause: str, rule: str) -> None:
    """Put the Bagaudes on the map, at war [6.2]."""
    t.put(f"{BAGAUDES}-u1", area)
    set_status(t, BAGAUDES, "war", cause, rule)
    t.tell(UnitPlaced(unit=f"{BAGAUDES}-u1", area=area, cause="placed-bagaudes"), rule)


def _bagaudes(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = area_options(bagaudes_areas(t), "option-bagaudes", "6.2")
    area = yield from ask(t, camp, "bagaudes", "6.2", options)
    spend(t, camp, "bagaudes", area, rule="6.2")
    raise_bagaudes(t, area, "status-bagaudes", "6.2")


def migrants(t: UltimusRomanorum) -> list[str]:
    """The Tribes that may migrate: hostile or Foederati, with units on the map, one after the other [6.2, R22]."""
    if t.state.migration and not t.state.migrated:
        return []
    barred = (*t.state.neutral, *t.migrants())
    return [
        tribe
        for tribe, facts in t.state.tribes.items()
        if facts.status in (*HOSTILE, "foederati") and tribe not in barred and t.units_of(tribe)
    ]


def _migration(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = _tribe_options(t, migrants(t), "option-migrate", "6.2")
    tribe = yield from ask(t, camp, "tribe", "6.2", options, stratagem="migration")
    spend(t, camp, "migration", tribe, rule="6.2")
    t.state.migration, t.state.migrated = " ".join((*t.migrants(), tribe)), False
    t.changed()


# Rebellion, Council [6.3]


def allies(t: UltimusRomanorum) -> list[str]:
    """The Tribes that follow another and may break away [6.3]."""
    return [tribe for tribe, facts in t.state.tribes.items() if facts.ally and tribe not in t.state.neutral]


def _rebellion(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = [_rebel_option(t, tribe) for tribe in allies(t)]
    minor = yield from ask(t, camp, "tribe", "6.3", options, stratagem="rebellion")
    spend(t, camp, "rebellion", minor, rule="6.3")
    major, roll, cp = t.state.tribes[minor].ally, t.roll(6), ally_cp(t, minor)
    t.tell(RebellionTested(major=major, minor=minor, die=roll, cp=cp, free=roll > cp), "6.3")
    if roll > cp:
        yield from _break_away(t, major, minor)


def _rebel_option(t: UltimusRomanorum, tribe: str) -> Option:
    """To break away from an ally, with its own allies [6.3]."""
    major, followers = t.state.tribes[tribe].ally, t.following(tribe)[1:]
    return choice(
        tribe, "option-rebel", "6.3", (), tribe=tribe, major=major, cp=ally_cp(t, tribe), count=len(followers),
        followers=tuple(followers),
    )  # fmt: skip


def ally_cp(t: UltimusRomanorum, minor: str) -> int:
    """The political capacity of the best leader of a Tribe's ally on the map; 0 without one [6.3, R86]."""
    return max((t.leader(leader).cp for leader in t.leaders_of(t.state.tribes[minor].ally)), default=0)


def _break_away(t: UltimusRomanorum, major: str, minor: str) -> Play[None]:
    """The rebel and its own allies become Foederati, or revolt if its ally served Rome [6.3, R25, R92]."""
    served_rome = any(t.camp(unit) == ROMAN for unit in t.units_of(major))  # 3.7.2, R132
    break_alliance(t, minor, "alliance-rebellion", "6.3")
    for each in t.following(minor):
        if not t.units_of(each):  # R25
            yield from go_home(t, each, "placed-uprising", "6.3")
        set_status(t, each, "revolt" if served_rome else "foederati", "status-rebellion", "6.3")
        if served_rome:
            bind_revolt(t, each)


def council_areas(t: UltimusRomanorum) -> list[str]:
    """Where a Council may be called: any zone of Asia [6.3]."""
    if t.state.council:
        return []
    return list(t.data.dioceses[ASIA].areas)


def _council(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = area_options(council_areas(t), "option-council", "6.3")
    area = yield from ask(t, camp, "council", "6.3", options)
    spend(t, camp, "ecumenical-council", area, rule="6.3")
    t.state.council = area
    t.tell(CouncilCalled(area=area), "6.3")


# Murder, plague, desertion, Germanophobia, fleet [6.3]


def victims(t: UltimusRomanorum, camp: Camp) -> list[str]:
    """The enemy's historical Roman leaders, those in a box too [6.3]."""
    return [leader for leader in t.leaders_on_map() if t.is_historical_roman(leader) and t.camp(leader) == other(camp)]


def _assassination(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    options = leader_options(t, best_first(t, victims(t, camp)), "option-murder", "6.3")
    leader = yield from ask(t, camp, "murder-of", "6.3", options)
    spend(t, camp, "assassination", leader, rule="6.3")
    kills_on, half = MURDER_KILLS, t.half_of_augustus(leader)
    if half:
        augusta = yield from react_alone(t, ROMAN, "murder", "6.1", (AUGUSTA[half],), ("emperor-there",), leader=leader)
        if augusta:
            spend(t, ROMAN, augusta, leader, rule="6.1, R21")
            kills_on = MURDER_KILLS_AGAINST_AUGUSTA
    roll = t.d10()
    t.tell(
        AssassinationTested(leader=leader, area=t.area_of(leader), die=roll, kills_on=kills_on, dies=roll >= kills_on),
        "6.3",
    )
    if roll >= kills_on:
        yield from die(t, leader, "death-assassination", "6.3", camp)


def _plague(kind: str, *, spreads: bool) -> Play_:
    def play(t: UltimusRomanorum, camp: Camp) -> Play[None]:
        areas = sorted(t.data.areas, key=lambda area: -t.strength(t.fighters(area, other(camp))))
        options = [_plague_option(t, camp, Plague(card="", area=area, spreads=spreads)) for area in areas]
        area = yield from ask(t, camp, "plague", "6.3", on_whole_map(t, options), stratagem=kind)
        card = spend(t, camp, kind, area, rule="6.3")
        yield from break_out(t, Plague(card=card, area=area, spreads=spreads))

    return play


def _plague_option(t: UltimusRomanorum, camp: Camp, plague: Plague) -> Option:
    """An area for a plague, and whom it strikes there and, if it spreads, all around [6.3]."""
    area, around = plague.area, infected(t, plague)[1:]
    own = [unit for each in around for unit in t.units_at(each, camp)]
    theirs = [unit for each in around for unit in t.units_at(each, other(camp))]
    leaders = [
        piece
        for each in infected(t, plague)
        for piece in t.at(each)
        if piece in t.data.leaders and t.camp(piece) == camp
    ]
    return choice(
        area,
        "option-epidemic" if plague.spreads else "option-plague",
        "6.3",
        heading(area),
        area=area,
        town=town(area),
        own=len(t.units_at(area, camp)),
        theirs=len(t.units_at(area, other(camp))),
        own_around=len(own),
        theirs_around=len(theirs),
        leaders=len(leaders),
    )


def deserters(t: UltimusRomanorum, camp: Camp, area: str) -> list[str]:
    """The enemy's Roman and Persian units in an area [6.3]."""
    return [unit for unit in t.units_at(area, other(camp)) if t.tribe_of(unit) in ("", PERSAE)]


def _desertion(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    areas = [area for area in t.data.areas if deserters(t, camp, area)]
    areas.sort(key=lambda area: (-len(deserters(t, camp, area)), area))
    options = [
        option
        for area in areas
        for option in area_options([area], "option-desertion", "6.3", units=len(deserters(t, camp, area)))
    ]
    area = yield from ask(t, camp, "desertion", "6.3", options)
    spend(t, camp, "desertion", area, rule="6.3")
    lose_step(t, deserters(t, camp, area), "loss-desertion", "6.3")


def phobia_areas(t: UltimusRomanorum) -> list[str]:
    """The areas in which Germanophobia may break out: with a CO or Roman PA since phase E began [6.3]."""
    return [area for area in t.data.areas if area in t.state.begun_with]


def is_roman_corps(t: UltimusRomanorum, piece: str) -> bool:
    """Whether a unit is a CO, or a PA that isn't of barbarians [6.3]."""
    unit = t.data.units.get(piece)
    return unit is not None and (unit.category == "CO" or (unit.category == "PA" and not unit.barbarian))


def _germanophobia(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    areas = phobia_areas(t)
    areas.sort(key=lambda area: (-len(hated(t, area)[0]) - len(hated(t, area)[1]), area))
    options = [
        choice(
            area,
            "option-phobia",
            "6.3",
            heading(area),
            area=area,
            town=town(area),
            units=len(hated(t, area)[0]),
            leaders=len(hated(t, area)[1]),
        )
        for area in areas
    ]
    area = yield from ask(t, camp, "phobia", "6.3", on_whole_map(t, options))
    spend(t, camp, "germanophobia", area, rule="6.3")
    units, leaders = hated(t, area)
    lose_step(t, units, "loss-germanophobia", "6.3")
    for leader in leaders:
        if not t.on_map(leader):
            continue
        roll = t.d10()
        t.tell(
            PlagueTested(
                leader=leader,
                area=t.area_of(leader),
                die=roll,
                dies=roll >= GERMANOPHOBIA_KILLS,
                cause="death-germanophobia",
            ),
            "6.3",
        )
        if roll >= GERMANOPHOBIA_KILLS:
            yield from die(t, leader, "death-germanophobia", "6.3", other(t.camp(leader)))


def hated(t: UltimusRomanorum, area: str) -> tuple[list[str], list[str]]:
    """The PA of barbarians and the leaders of barbarian birth in an area and beside it [6.3]."""
    here = [piece for near in (area, *t.data.beside(area)) for piece in t.at(near)]
    units = [p for p in here if p in t.data.units and t.unit(p).category == "PA" and t.unit(p).barbarian]
    return units, [p for p in here if p in t.data.leaders and t.leader(p).origin == "B"]


def coasts(t: UltimusRomanorum) -> list[str]:
    """Where a temporary fleet may appear: a coastal area of a sea open to fleets [6.3, 3.4.2]."""
    if EXTRA_FLEET in t.state.fleets:
        return []
    return [area.id for area in t.data.areas.values() if area.seas]


def launch(t: UltimusRomanorum, camp: Camp, area: str, rule: str) -> None:
    """Give a camp a temporary fleet [6.3]."""
    t.state.fleets[EXTRA_FLEET] = Fleet(home=area, controller=camp, capacity=t.data.fleets[EXTRA_FLEET].capacity)
    t.put(EXTRA_FLEET, area)
    t.tell(FleetReturned(fleet=EXTRA_FLEET, area=area, camp=camp), rule)


def _fleet(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    areas = sorted(coasts(t), key=lambda area: -t.strength(t.fighters(area, camp)))
    area = yield from ask(t, camp, "fleet", "6.3", area_options(areas, "option-fleet", "6.3"))
    spend(t, camp, "fleet", area, rule="6.3")
    launch(t, camp, area, "6.3")


# What can be played


def _before_first_smc(t: UltimusRomanorum, camp: Camp) -> bool:
    """Whether an Augusta could still turn the initiative [R17]."""
    is_early = t.state.step.startswith("geostrategy") or t.state.smc_number == 0
    return t.state.first == BARBARIAN and is_early


_Find = Callable[[UltimusRomanorum, Camp], Sequence[str]]

_TARGETS: Mapping[str, tuple[str, _Find]] = {
    "minor-federation-treaty": ("tribe", lambda t, camp: treaty_targets(t, "minor")),
    "major-federation-treaty": ("tribe", lambda t, camp: treaty_targets(t, "major")),
    "tribute": ("tribe", lambda t, camp: tribute_targets(t)),
    "buccellarii": ("leader", lambda t, camp: guard_targets(t)),
    "usurpation-west": ("leader", lambda t, camp: candidates(t, "west")),
    "usurpation-east": ("leader", lambda t, camp: candidates(t, "east")),
    "minor-uprising": ("tribe", lambda t, camp: rebels(t, "minor")),
    "two-minor-uprisings": ("tribe", lambda t, camp: rebels(t, "minor")),
    "three-minor-uprisings": ("tribe", lambda t, camp: rebels(t, "minor")),
    "major-uprising": ("tribe", lambda t, camp: rebels(t, "major")),
    "three-major-uprisings": ("tribe", lambda t, camp: rebels(t, "major")),
    "rex": ("leader", lambda t, camp: king_candidates(t)),
    "barbarian-alliance": ("tribe", lambda t, camp: [minor for _, minor in alliances(t)]),
    "bagaudes": ("area", lambda t, camp: bagaudes_areas(t)),
    "migration": ("tribe", lambda t, camp: migrants(t)),
    "rebellion": ("tribe", lambda t, camp: allies(t)),
    "ecumenical-council": ("area", lambda t, camp: council_areas(t)),
    "assassination": ("leader", victims),
    "desertion": ("area", lambda t, camp: [area for area in t.data.areas if deserters(t, camp, area)]),
    "germanophobia": ("area", lambda t, camp: phobia_areas(t)),
}
"""What a stratagem may be played on: the kind of target, and which there are."""


def _has_target(find: _Find, t: UltimusRomanorum, camp: Camp) -> bool:
    return bool(find(t, camp))


CONDITIONS: Mapping[str, Callable[[UltimusRomanorum, Camp], bool]] = {
    **{kind: partial(_has_target, find) for kind, (_, find) in _TARGETS.items()},
    "augusta-orientalis": _before_first_smc,
    "augusta-occidentalis": _before_first_smc,
    "usurpation-west": lambda t, camp: bool(candidates(t, "west")) and not held_back(t),
    "plague": lambda t, camp: True,
    "plague-epidemic": lambda t, camp: True,
    "fleet": lambda t, camp: bool(coasts(t)),
}
"""Whether a stratagem has a target now, for those that a camp plays of its own accord."""


PLAYED: Mapping[str, Play_] = {
    "minor-federation-treaty": _treaty("minor"),  # 6.1 Minor Federation Treaty
    "major-federation-treaty": _treaty("major"),  # 6.1 Major Federation Treaty
    "tribute": _tribute,  # 6.1 Tribute
    "augusta-orientalis": _augusta("east"),  # 6.1 Augusta Orientalis
    "augusta-occidentalis": _augusta("west"),  # 6.1 Augusta Occidentalis
    "buccellarii": _buccellarii,  # 6.1 Buccellarii
    "usurpation-west": _usurpation("west"),  # 6.2 Western Usurpation
    "usurpation-east": _usurpation("east"),  # 6.2 Eastern Usurpation
    "minor-uprising": _uprising("minor-uprising", "minor", 1),  # 6.2 Minor Tribe Uprising
    "two-minor-uprisings": _uprising("two-minor-uprisings", "minor", 2),  # 6.2 Two Minor Tribe Uprisings
    "three-minor-uprisings": _uprising("three-minor-uprisings", "minor", 3),  # 6.2 Three Minor Tribe Uprisings
    "major-uprising": _uprising("major-uprising", "major", 1),  # 6.2 Major Tribe Uprising
    "three-major-uprisings": _uprising("three-major-uprisings", "major", 3),  # 6.2 Three Major Tribe Uprisings
    "rex": _rex,  # 6.2 Rex
    "barbarian-alliance": _alliance,  # 6.2 Barbarian Alliance
    "bagaudes": _bagaudes,  # 6.2 Bagaudae
    "migration": _migration,  # 6.2 Migration
    "rebellion": _rebellion,  # 6.3 Rebellion
    "ecumenical-council": _council,  # 6.3 Ecumenical Council
    "assassination": _assassination,  # 6.3 Assassination
    "plague": _plague("plague", spreads=False),  # 6.3 Plague Breaks Out
    "plague-epidemic": _plague("plague-epidemic", spreads=True),  # 6.3 Plague Epidemic
    "desertion": _desertion,  # 6.3 Desertion
    "fleet": _fleet,  # 6.3 Fleet
    "germanophobia": _germanophobia,  # 6.3 Germanophobia
}
"""How each stratagem that a camp plays of its own accord is played."""


def open_kinds(t: UltimusRomanorum, camp: Camp, phase: str) -> list[str]:
    """The kinds that a camp could play of its own accord in a phase, with a target, if it held them [6]."""
    return [
        kind
        for kind in PLAYED
        if is_usable(t, kind, camp) and phase in t.data.stratagems[kind].phases and CONDITIONS[kind](t, camp)
    ]


def playable(t: UltimusRomanorum, camp: Camp, phase: str) -> list[str]:
    """The kinds in a camp's hand that it may play of its own accord in a phase, with a target [6]."""
    return [
        kind
        for kind in held(t, camp)
        if kind in PLAYED and phase in t.data.stratagems[kind].phases and CONDITIONS[kind](t, camp)
    ]


def why_not(t: UltimusRomanorum, camp: Camp, kind: str, phase: str) -> str:
    """Why a stratagem in hand can't be played now, as a catalogue key; empty if it can [6]."""
    facts = t.data.stratagems[kind]
    if facts.side not in (camp, "mixed"):
        return "refused-stratagem-camp"
    if phase not in facts.phases:
        return "refused-stratagem-phase"
    if kind not in PLAYED:
        return "refused-stratagem-window"
    return "" if CONDITIONS[kind](t, camp) else NO_TARGET


def cautions(t: UltimusRomanorum, camp: Camp, kinds: Iterable[str]) -> dict[str, tuple[Text, ...]]:
    """What a player is told before each stratagem: it's shown at once, and it can't be taken back [6, R87]."""
    return {kind: (_caution(t, camp, kind),) for kind in kinds}


def _caution(t: UltimusRomanorum, camp: Camp, kind: str) -> Text:
    if kind in AUGUSTAE:
        return say("caution-augusta")
    named = only_target(t, camp, kind)
    if named is None:
        return say("caution-shown")
    sort, target = named
    told = {sort: target} | ({"town": town(target)} if sort == "area" else {})
    return say(f"caution-only-{sort}", **told)


def only_target(t: UltimusRomanorum, camp: Camp, kind: str) -> Named | None:
    """The target of a stratagem if it has only one now, with the kind of target."""
    sort, targets = _TARGETS.get(kind, ("", _no_targets))
    found = list(dict.fromkeys(targets(t, camp)))
    return (sort, found[0]) if len(found) == 1 else None


def _no_targets(t: UltimusRomanorum, camp: Camp) -> Sequence[str]:
    return ()


def play(t: UltimusRomanorum, camp: Camp, kind: str) -> Play[None]:
    """Play a stratagem. Everyone sees which it is before its target is chosen, so it isn't taken back then [6, R87]."""
    t.disclose(counter_of(t, camp, kind))
    yield from PLAYED[kind](t, camp)
