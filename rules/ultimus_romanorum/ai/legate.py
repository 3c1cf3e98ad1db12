"""The Legate: the automatic player of Ultimus Romanorum, for both camps.

It values everything in victory points. The best move of the SMC comes first; when none is worth it, the movement ends.
It looks at its own hand only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.decisions import Option, Pick
from rules.core.policy import (
    BACK,
    PickChooser,
    Policy,
    SeveralChooser,
    argument,
    best_of,
    best_option,
    offered,
    word_in,
)
from rules.ultimus_romanorum.ai.cards import (
    alliance_worth,
    best_tribute,
    first_wanted,
    inside_worth,
    migrant_strength,
    phobia_net,
    plague_net,
    rebellion_worth,
    usurper_worth,
    victim_worth,
)
from rules.ultimus_romanorum.ai.odds import NO_BATTLE, Odds, battle_odds
from rules.ultimus_romanorum.ai.plan import arriving, focus, next_plan, weigh
from rules.ultimus_romanorum.ai.position import PositionView
from rules.ultimus_romanorum.ai.voyages import best_landing, best_launch, course, next_voyage
from rules.ultimus_romanorum.ai.worth import area_value, holding, threat
from rules.ultimus_romanorum.chapters.campaign import armada_ports, migration_goals
from rules.ultimus_romanorum.chapters.combat import battlefields, flights, forces
from rules.ultimus_romanorum.chapters.fleets import steps
from rules.ultimus_romanorum.chapters.movement import Stack, goals, reach
from rules.ultimus_romanorum.chapters.stratagems import playable
from rules.ultimus_romanorum.data.loader import REFUGES, ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other
from rules.ultimus_romanorum.state import UltimusState

_RISKY_CP = 4
FAVOUR_LEAST = 18
"""The strength on both sides from which a battle deserves a stratagem."""


def _camp(pick: Pick, t: UltimusRomanorum) -> Camp:
    return t.camp_of_seat(pick.seat)


# Stratagems


def _geostrategy(pick: Pick, t: UltimusRomanorum) -> str | None:
    if "rex" in offered(pick):
        return "rex"
    camp = _camp(pick, t)
    return "stratagem" if first_wanted(t, camp, playable(t, camp, "C")) else "done"


def _open_geostrategy(pick: Pick, t: UltimusRomanorum) -> str | None:
    """What can be suggested where everyone sees it: nothing that tells of a hand."""
    return "rex" if "rex" in offered(pick) else "done"


def _stratagem(pick: Pick, t: UltimusRomanorum) -> str | None:
    return _reaction(pick, t) or BACK


def _reaction(pick: Pick, t: UltimusRomanorum) -> str | None:
    """In the windows after moves and at the end of an SMC."""
    return first_wanted(t, _camp(pick, t), offered(pick)) or None


def _first_card(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Play the first counter that fits: Initiative, Augusta, Pope."""
    return pick.options[1].id if len(pick.options) > 1 else None


def _initiative(pick: Pick, t: UltimusRomanorum) -> str | None:
    has_lost = t.state.first != _camp(pick, t)
    return "initiative" if has_lost and "initiative" in offered(pick) else None


def _pope(pick: Pick, t: UltimusRomanorum) -> str | None:
    scores = any(t.tribe_of(unit) for unit in t.fighters(ROMA, BARBARIAN))
    return "pope" if scores and "pope" in offered(pick) else None


def _keeps_augusta(pick: Pick, t: UltimusRomanorum) -> str | None:
    """The Augusta is kept for the Usurper and the murderer."""
    return None


# Moves


def _movement(pick: Pick, t: UltimusRomanorum) -> str | None:
    camp, due = _camp(pick, t), _due_move(pick, t)
    return due or ("stratagem" if first_wanted(t, camp, playable(t, camp, "E")) else _open_movement(pick, t))


def _open_movement(pick: Pick, t: UltimusRomanorum) -> str | None:
    """What can be suggested where everyone sees it: the best move, without a look at the hand."""
    camp = _camp(pick, t)
    first = _due_move(pick, t) or _at_sea(pick, t, camp) or _from_port(pick, t, camp)
    if first:
        return first
    plan = next_plan(t, camp)
    return plan.option if plan is not None and plan.option in offered(pick) else "end"


def _due_move(pick: Pick, t: UltimusRomanorum) -> str:
    """Who comes out of a city, whoever is aboard an enemy's fleet, and a Tribe that migrates."""
    camp, ids = _camp(pick, t), (option.id for option in pick.options)
    return next((each for each in ids if each.startswith(("leave.", "migrate")) or _leaves_enemy(t, camp, each)), "")


def _leaves_enemy(t: UltimusRomanorum, camp: Camp, option: str) -> bool:
    """Whether an option lands those whom a fleet of the enemy carries, somewhere worth it [R124]."""
    verb, _, fleet = option.partition(".")
    return verb == "land" and t.state.fleets[fleet].controller != camp and bool(best_landing(t, fleet, camp))


def _at_sea(pick: Pick, t: UltimusRomanorum, camp: Camp) -> str:
    """A fleet that is abroad lands those aboard, sails on or goes home."""
    for option in pick.options:
        verb, _, fleet = option.id.partition(".")
        if verb == "land" and best_landing(t, fleet, camp):
            return option.id
        if verb == "sail" and _is_abroad(t, fleet) and course(t, fleet, camp) in steps(t, fleet):
            return option.id
    return ""


def _is_abroad(t: UltimusRomanorum, fleet: str) -> bool:
    return t.place(fleet) != t.state.fleets[fleet].home


def _from_port(pick: Pick, t: UltimusRomanorum, camp: Camp) -> str:
    """A fleet that had best put to sea, or Majorian's armada, before the armies march."""
    if "armada" in offered(pick) and best_launch(t, camp, armada_ports(t)) is not None:
        return "armada"
    voyage = next_voyage(t, camp)
    option = f"sail.{voyage.fleet}" if voyage is not None else ""
    return option if option in offered(pick) else ""


def _sail(pick: Pick, t: UltimusRomanorum) -> str | None:
    fleet, camp = word_in(pick.question, "fleet"), _camp(pick, t)
    if _is_abroad(t, fleet):
        to = course(t, fleet, camp)
        return to if to in offered(pick) else BACK
    voyage = next_voyage(t, camp)
    return voyage.sea if voyage is not None and voyage.fleet == fleet else BACK


def _load(pick: Pick, t: UltimusRomanorum) -> tuple[str, ...] | None:
    """Those of the voyage who are asked for: first the units, then their leader."""
    voyage = next_voyage(t, _camp(pick, t))
    crew = voyage.crew.pieces if voyage is not None else ()
    return tuple(option.id for option in pick.options if option.id in crew)


def _goal(pick: Pick, t: UltimusRomanorum) -> str | None:
    camp, who = _camp(pick, t), word_in(pick.question, "leader")
    targets = focus(t, camp)
    if who in t.data.leaders:
        found = {area: goal.stack for area, goal in goals(t, who).items()}
    else:
        stack = Stack("", (who,))
        found = dict.fromkeys(reach(t, stack), stack)
    worth = {
        option.id: weigh(t, camp, found[option.id], option.id, targets) for option in pick.options if option.id in found
    }
    return best_of(worth) or BACK


def _launch(pick: Pick, t: UltimusRomanorum) -> str | None:
    """The coast from which a new fleet is of most use."""
    voyage = best_launch(t, _camp(pick, t), offered(pick))
    return None if voyage is None else voyage.home


def _gather(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Where a Tribe that migrates does most harm."""
    camp, found = _camp(pick, t), migration_goals(t)
    worth = {area: arriving(t, camp, Stack("", tuple(units)), area) for area, units in found.items()}
    return best_of({area: value for area, value in worth.items() if area in offered(pick)})


# Battles


def _odds_in(pick: Pick, t: UltimusRomanorum, area: str) -> tuple[Odds, bool]:
    """The odds of the battle in an area for the attacker, and whether the asked camp attacks."""
    attacker = t.state.active
    ours, theirs = forces(t, area, attacker)[0], forces(t, area, other(attacker))[0]
    if not ours.units or not theirs.units:
        return NO_BATTLE, True
    return battle_odds(t, ours, theirs), _camp(pick, t) == attacker


def win_chance(pick: Pick, t: UltimusRomanorum, area: str) -> float:
    """The chance that the asked camp wins the battle in an area."""
    odds, attacks = _odds_in(pick, t, area)
    return odds.win if attacks else 1 - odds.win


def _is_great(t: UltimusRomanorum, area: str) -> bool:
    return t.strength((*t.fighters(area, ROMAN), *t.fighters(area, BARBARIAN))) >= FAVOUR_LEAST


def _battle(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Before the battles: flee from defeat."""
    if "opportune-flight" not in offered(pick):
        return None
    lost = [area for area in battlefields(t) if _is_great(t, area) and win_chance(pick, t, area) < 0.25]
    return "opportune-flight" if any(_can_flee(pick, t, area) for area in lost) else None


def _can_flee(pick: Pick, t: UltimusRomanorum, area: str) -> bool:
    camp = _camp(pick, t)
    return bool(flights(t, area, forces(t, area, camp)[0], is_attacker=camp == t.state.active))


def _in_battle(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_of({option.id: -win_chance(pick, t, option.id) for option in pick.options})


def _die(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Before the die: make a great battle sure, or a doubtful one likelier."""
    area, ids = word_in(pick.question, "area"), offered(pick)
    if not _is_great(t, area):
        return None
    win = win_chance(pick, t, area)
    for kind in ("scourge-of-god", "furor-germanicus"):
        if kind in ids and win < 0.8:
            return kind
    return "divine-favour" if "divine-favour" in ids and 0.2 < win < 0.8 else None


def _evade(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Evade a battle that is likely to be lost, unless the place is worth dying for."""
    area = word_in(pick.question, "area")
    value = area_value(t, area) if _camp(pick, t) == ROMAN else 0.5 * area_value(t, area)
    return "evade" if win_chance(pick, t, area) < (0.3 if value >= 2 else 0.4) else "fight"


def _safest(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Where the enemy threatens least, a place of worth if possible."""
    return _safest_of(pick.options, t, _camp(pick, t))


def _safest_of(options: Sequence[Option], t: UltimusRomanorum, camp: Camp) -> str | None:
    def worth(option: Option) -> float:
        stays = t.strength(t.fighters(option.id, camp))
        return area_value(t, option.id) + 0.05 * stays - 0.04 * threat(t, option.id, camp)

    return best_option(options, worth)


def _retreat(pick: Pick, t: UltimusRomanorum) -> str | None:
    """The safest place to which a leader can take men along, if there is one."""
    led = [option for option in pick.options if argument(option.consequence, "units")]
    return _safest_of(led or pick.options, t, _camp(pick, t))


def _battle_order(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_of({option.id: win_chance(pick, t, option.id) for option in pick.options})


# People


def _best_leader(worth: Callable[[UltimusRomanorum, str], float]) -> PickChooser[UltimusRomanorum]:
    def choose(pick: Pick, t: UltimusRomanorum) -> str | None:
        return best_of({option.id: worth(t, option.id) for option in pick.options if option.id in t.data.leaders})

    return choose


def ruler_worth(t: UltimusRomanorum, leader: str) -> float:
    """How good an Augustus a leader would be: political capacity and strategic value; a general is spared."""
    facts = t.leader(leader)
    return facts.cp * 2 + facts.vs - facts.cc * 0.2


def caesar_worth(t: UltimusRomanorum, leader: str) -> float:
    """How good a Caesar a leader would be: a general, but not one who could usurp on his own."""
    facts = t.leader(leader)
    alone = facts.origin not in ("B", "") and facts.cp >= _RISKY_CP and facts.half == t.stands_in(leader)
    return facts.cc + facts.bt - (4.0 if alone else 0.0)


def _caesar(pick: Pick, t: UltimusRomanorum) -> str | None:
    found = {option.id: caesar_worth(t, option.id) for option in pick.options if option.id in t.data.leaders}
    return best_of(found, 3.0) or "none"


def _enter(pick: Pick, t: UltimusRomanorum) -> str | None:
    camp = _camp(pick, t)
    return best_of({option.id: float(t.strength(t.fighters(option.id, camp))) for option in pick.options})


def _uprising(pick: Pick, t: UltimusRomanorum) -> str | None:
    """The Tribe that can hurt Rome most: inside the Empire first; several are taken as they come."""
    if pick.min > 1:
        return None

    def worth(option: Option) -> float:
        tribe = option.id
        units = [unit for each in t.following(tribe) for unit in t.units_of(each) or t.data.units_of[each]]
        inside = sum(1 for unit in t.units_of(tribe) if t.stands_in(unit))
        leaders = max((t.leader(leader).cc for leader in t.leaders_of(tribe)), default=0)
        return t.strength(units) + 3 * inside + leaders

    return best_option(pick.options, worth)


def _tribe(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Treaty, Tribute, Migration, Rebellion: whom it moves most."""
    ids, camp = offered(pick), _camp(pick, t)
    if word_in(pick.question, "stratagem") == "migration":
        return best_of({tribe: migrant_strength(t, tribe) for tribe in ids})
    tribute = best_tribute(t)
    if camp == ROMAN and tribute in ids:
        return tribute
    allied = {tribe: rebellion_worth(t, camp, tribe) for tribe in ids if t.state.tribes[tribe].ally}
    if allied and len(allied) == len(ids):
        return best_of(allied)
    return best_of({tribe: inside_worth(t, tribe) for tribe in ids})


def _murder(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_of({option.id: victim_worth(t, option.id) for option in pick.options})


def _plague(pick: Pick, t: UltimusRomanorum) -> str | None:
    camp = _camp(pick, t)
    spreads = word_in(pick.question, "stratagem") == "plague-epidemic"
    return best_of({option.id: plague_net(t, camp, option.id, spreads=spreads) for option in pick.options})


def _phobia(pick: Pick, t: UltimusRomanorum) -> str | None:
    camp = _camp(pick, t)
    return best_of({option.id: phobia_net(t, camp, option.id) for option in pick.options})


def _alliance(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_of({option.id: alliance_worth(t, *option.id.split("+")) for option in pick.options})


def _bagaudes(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_of(
        {option.id: area_value(t, option.id) - 0.05 * threat(t, option.id, BARBARIAN) for option in pick.options}
    )


def _council(pick: Pick, t: UltimusRomanorum) -> str | None:
    """As far from the eastern Augustus as can be."""
    augustus = t.throne("east").augustus
    start = (t.area_of(augustus) if augustus else "") or REFUGES["east"]
    return best_of({option.id: float(t.data.distance[start].get(option.id, 0)) for option in pick.options})


def _rally(pick: Pick, t: UltimusRomanorum) -> str | None:
    return "rally"


def _winter(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Where a returning counter is worth most."""
    camp, who = _camp(pick, t), word_in(pick.question, "unit")
    units = [who] if who in t.data.units else []
    return best_of({option.id: holding(t, camp, option.id, units) for option in pick.options})


def _land(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_landing(t, word_in(pick.question, "fleet"), _camp(pick, t)) or "stay"


PICKS: dict[str, PickChooser[UltimusRomanorum]] = {
    "geostrategy": _geostrategy,
    "stratagem": _stratagem,
    "initiative": _initiative,
    "augusta": _keeps_augusta,
    "usurpation": _first_card,
    "murder": _first_card,
    "synod": _first_card,
    "pope": _pope,
    "moves": _reaction,
    "sequence": _reaction,
    "movement": _movement,
    "sail": _sail,
    "land": _land,
    "goal": _goal,
    "battle": _battle,
    "in-battle": _in_battle,
    "die": _die,
    "evade": _evade,
    "evade-to": _safest,
    "retreat": _retreat,
    "flee": _safest,
    "escape": _safest,
    "battle-order": _battle_order,
    "usurper": _best_leader(usurper_worth),
    "succession": _best_leader(ruler_worth),
    "guard": _best_leader(lambda t, leader: float(t.leader(leader).cc + t.leader(leader).bt)),
    "caesar": _caesar,
    "enter": _enter,
    "uprising": _uprising,
    "tribe": _tribe,
    "murder-of": _murder,
    "plague": _plague,
    "phobia": _phobia,
    "alliance": _alliance,
    "fleet": _launch,
    "gather": _gather,
    "bagaudes": _bagaudes,
    "council": _council,
    "rally": _rally,
    "return": _winter,
    "settle": _winter,
    "winter": _winter,
}
"""What the Legate answers to a question for one option, by topic; None for what is suggested."""

_SEVERAL: dict[str, SeveralChooser[UltimusRomanorum]] = {"load": _load, "load-leaders": _load}

_view = PositionView()

legate = Policy(UltimusState, _view, PICKS, several=_SEVERAL)
"""The Legate of both camps."""

advisor = Policy(
    UltimusState, _view, {**PICKS, "geostrategy": _open_geostrategy, "movement": _open_movement}, several=_SEVERAL
)
"""The Legate for suggestions. All see them on the panel, so only that of a secret question may depend on the hand."""
