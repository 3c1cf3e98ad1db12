"""The Legate: the automatic player of Ultimus Romanorum, for both camps.

It values everything in victory points. The best move of the SMC comes first; when none is worth it, the movement ends.
It looks at its own hand only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules.core.decisions import Option, Pick
from rules.core.policy import BACK, PickChooser, Policy, argument, best_of, best_option, offered, word_in
from rules.ultimus_romanorum.ai.cards import (
    best_tribute,
    inside_worth,
    plague_net,
    rebellion_worth,
    usurper_worth,
    victim_worth,
    wants,
)
from rules.ultimus_romanorum.ai.odds import NO_BATTLE, Odds, battle_odds
from rules.ultimus_romanorum.ai.plan import focus, next_plan, weigh
from rules.ultimus_romanorum.ai.position import PositionView
from rules.ultimus_romanorum.ai.worth import area_value, holding, threat
from rules.ultimus_romanorum.chapters.combat import battlefields, flights, forces
from rules.ultimus_romanorum.chapters.fleets import landings
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


def _stratagem_of_choice(t: UltimusRomanorum, camp: Camp, phase: str) -> str:
    """The first stratagem in hand that the Legate wants to play; empty if there is none."""
    return next((kind for kind in playable(t, camp, phase) if wants(t, camp, kind)), "")


def _geostrategy(pick: Pick, t: UltimusRomanorum) -> str | None:
    if "rex" in offered(pick):
        return "rex"
    return "stratagem" if _stratagem_of_choice(t, _camp(pick, t), "C") else "done"


def _open_geostrategy(pick: Pick, t: UltimusRomanorum) -> str | None:
    """What can be suggested where everyone sees it: nothing that tells of a hand."""
    return "rex" if "rex" in offered(pick) else "done"


def _stratagem(pick: Pick, t: UltimusRomanorum) -> str | None:
    camp = _camp(pick, t)
    return next((option.id for option in pick.options if option.id != BACK and wants(t, camp, option.id)), BACK)


def _reaction(pick: Pick, t: UltimusRomanorum) -> str | None:
    """In the windows after moves and at the end of an SMC."""
    camp = _camp(pick, t)
    return next((option.id for option in pick.options if wants(t, camp, option.id)), None)


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
    due = _due_move(pick, t)
    return due or ("stratagem" if _stratagem_of_choice(t, _camp(pick, t), "E") else _open_movement(pick, t))


def _open_movement(pick: Pick, t: UltimusRomanorum) -> str | None:
    """What can be suggested where everyone sees it: the best move, without a look at the hand."""
    first = _due_move(pick, t) or _homeward(pick, t)
    if first:
        return first
    plan = next_plan(t, _camp(pick, t))
    return plan.option if plan is not None and plan.option in offered(pick) else "end"


def _due_move(pick: Pick, t: UltimusRomanorum) -> str:
    """Who comes out of a city, whoever is aboard an enemy's fleet, and a Tribe that migrates."""
    camp, ids = _camp(pick, t), (option.id for option in pick.options)
    return next((each for each in ids if each.startswith(("leave.", "migrate")) or _leaves_enemy(t, camp, each)), "")


def _leaves_enemy(t: UltimusRomanorum, camp: Camp, option: str) -> bool:
    """Whether an option lands those whom a fleet of the enemy carries, somewhere worth it [R124]."""
    verb, _, fleet = option.partition(".")
    if verb != "land" or t.state.fleets[fleet].controller == camp:
        return False
    return _best_shore(t, camp, landings(t, fleet, camp)) is not None


def _homeward(pick: Pick, t: UltimusRomanorum) -> str:
    """A fleet that is abroad goes home."""
    for option in pick.options:
        verb, _, fleet = option.id.partition(".")
        if verb == "sail" and t.place(fleet) != t.state.fleets[fleet].home:
            return option.id
    return ""


def _sail(pick: Pick, t: UltimusRomanorum) -> str | None:
    fleet = word_in(pick.question, "fleet")
    home = t.state.fleets[fleet].home
    near = {home, *t.area(home).seas}
    return next((option.id for option in pick.options if option.id == home), None) or next(
        (option.id for option in pick.options if option.id in near), BACK
    )


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
        units = t.units_of(tribe) or list(t.data.units_of[tribe])
        inside = sum(1 for unit in t.units_of(tribe) if t.stands_in(unit))
        leaders = max((t.leader(leader).cc for leader in t.leaders_of(tribe)), default=0)
        return t.strength(units) + 3 * inside + leaders

    return best_option(pick.options, worth)


def _tribe(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Treaty, Tribute, Migration, Rebellion: whom it moves most."""
    ids, camp = offered(pick), _camp(pick, t)
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


def _bagaudes(pick: Pick, t: UltimusRomanorum) -> str | None:
    return best_of(
        {option.id: area_value(t, option.id) - 0.05 * threat(t, option.id, BARBARIAN) for option in pick.options}
    )


def _council(pick: Pick, t: UltimusRomanorum) -> str | None:
    """As far from the eastern Augustus as can be."""
    augustus = t.throne("east").augustus
    start = t.area_of(augustus) or REFUGES["east"]
    return best_of({option.id: float(t.data.distance[start].get(option.id, 0)) for option in pick.options})


def _rally(pick: Pick, t: UltimusRomanorum) -> str | None:
    return "rally"


def _winter(pick: Pick, t: UltimusRomanorum) -> str | None:
    """Where a returning counter is worth most."""
    camp, who = _camp(pick, t), word_in(pick.question, "unit")
    units = [who] if who in t.data.units else []
    return best_of({option.id: holding(t, camp, option.id, units) for option in pick.options})


def _land(pick: Pick, t: UltimusRomanorum) -> str | None:
    areas = [option.id for option in pick.options if option.id in t.data.areas]
    return _best_shore(t, _camp(pick, t), areas) or "stay"


def _best_shore(t: UltimusRomanorum, camp: Camp, areas: Iterable[str]) -> str | None:
    """Where a landing is worth most; None if it's worth nothing anywhere."""
    return best_of({area: area_value(t, area) - 0.1 * t.strength(t.fighters(area, other(camp))) for area in areas}, 0.0)


_PICKS: dict[str, PickChooser[UltimusRomanorum]] = {
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
    "bagaudes": _bagaudes,
    "council": _council,
    "rally": _rally,
    "return": _winter,
    "settle": _winter,
    "winter": _winter,
}

_view = PositionView()

legate = Policy(UltimusState, _view, _PICKS)
"""The Legate of both camps."""

advisor = Policy(UltimusState, _view, {**_PICKS, "geostrategy": _open_geostrategy, "movement": _open_movement})
"""The Legate for suggestions. All see them on the panel, so only that of a secret question may depend on the hand."""
