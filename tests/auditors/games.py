"""The games that have an auditor, and the series that they are tried on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

import rules
from rules.britannia_redux.state import BritanniaState
from rules.core.agents import Agent, random_agent
from rules.core.decisions import Answer, Pick, random_choice
from rules.core.game import GameInfo, OptionValue
from rules.core.registry import agents
from rules.italia.state import ItaliaState
from tests.auditors.britannia_redux.auditor import Auditor as BritanniaAuditor
from tests.auditors.britannia_redux.printed import AREAS, BESIDE, ENGLAND, FORT, SEAS
from tests.auditors.following import audit_with
from tests.auditors.italia.auditor import Auditor as ItaliaAuditor
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.auditor import Auditor as RiseAuditor
from tests.auditors.romanitas.auditor import audit as audit_romanitas
from tests.auditors.romanitas.game_master import GameMaster
from tests.auditors.ultimus_romanorum.auditor import Auditor as UltimusAuditor

Audit = Callable[[rules.Table, Agent], Report]

AUDITS: dict[str, Audit] = {
    "romanitas": audit_romanitas,
    "rise-and-fall": partial(audit_with, RiseAuditor),
    "ultimus-romanorum": partial(audit_with, UltimusAuditor),
    "britannia-redux": partial(audit_with, BritanniaAuditor),
    "italia": partial(audit_with, ItaliaAuditor),
}
"""Game to its auditor: it lets an agent play a new table to the end, and checks all that happens."""

GAME_MASTERS: dict[str, Callable[[Random], Callable[[rules.Table], None]]] = {"romanitas": GameMaster}
"""Game to the game master who corrects positions so that rare ones come up."""

_SHARE_OF_OPTIONS = 0.5
_SHARE_OF_WHIMS = 0.3
_SHARE_OF_HASTE = 0.2
_SHARE_OF_ZEAL = 0.7
_SHARE_OF_MOVES = 0.25
_FEW = 2
_HUNDRED = 100


class Match(NamedTuple):
    """A game to be audited: its number is the seed of dice, options and player."""

    player: str
    number: int


def series(random: int, legate: int, first: int = 0) -> Iterator[Match]:
    """So many games of each player, the Legate's spread evenly among the others."""
    total = random + legate
    for place in range(total):
        is_legate = (place + 1) * legate // total > place * legate // total
        yield Match("legate" if is_legate else "random", first + place)


def played(game: str, match: Match) -> Report:
    """Play and check a game. Even numbers are played plainly, odd ones with some options on."""
    rng = Random(match.number)
    info = rules.games()[game]
    names = [option.id for option in info.options.values() if option.is_switch]
    switches = [name for name in names if match.number % 2 and rng.random() < _SHARE_OF_OPTIONS]
    scenario = _scenario(game, list(info.scenarios), match, rng)
    options: dict[str, OptionValue] = dict.fromkeys(switches, True)
    if match.player == "venturing":
        options["boat_movement"] = True
    table = rules.start(game, scenario, options | _choices(game, info, match), seed=f"audit {match.number}")
    for amendment in _STORMED if match.player == "storming" else ():
        table.amend(amendment)
    if match.player != "amended":
        table.stop_recording()
    return AUDITS[game](table, _agent(game, match, rng))


def _choices(game: str, info: GameInfo, match: Match) -> dict[str, OptionValue]:
    """How many play, in turn: with each scenario every number comes up, with options and without."""
    if game != "britannia-redux":
        return {}
    several = {option.id: list(option.choices) for option in info.options.values() if not option.is_switch}
    return {name: values[(match.number + match.number // 18) % len(values)] for name, values in several.items()}


def _scenario(game: str, known: Sequence[str], match: Match, rng: Random) -> str | None:
    """A scenario for a game: of a few, often the default; of many, any. A hasty player has the short ones in turn.

    These come last. An eager player has the last of all.
    """
    if match.player == "eager":
        return known[-1]
    if game == "ultimus-romanorum":
        return _year_by_year(known, match)
    if match.player == "venturing":
        return known[0]
    if match.player == "storming":
        return "II-evening"
    if game == "britannia-redux":
        return known[match.number // 3 % len(known)]
    if game == "italia":
        return _whole_and_evening(known, match)
    if match.player == "hasty":
        return known[1:][match.number % (len(known) - 1)] if len(known) > 1 else None
    return rng.choice(known if len(known) > _FEW else [None, None, None, *known])


def _year_by_year(known: Sequence[str], match: Match) -> str:
    """The scenarios in turn; the campaign, the last of them, once in a hundred games."""
    return known[-1] if match.number % _HUNDRED == _HUNDRED - 1 else known[match.number % (len(known) - 1)]


def _whole_and_evening(known: Sequence[str], match: Match) -> str:
    """Whole games and evenings in turn; a hasty player has the evenings."""
    return known[2 + match.number % 2 if match.player == "hasty" else match.number % len(known)]


def _agent(game: str, match: Match, rng: Random) -> Agent:
    """A player by name, or one of those below."""
    if match.player == "wavering":
        return _wavering(agents(game, match.number)["legate"], rng)
    if match.player == "amended":
        return _amended(game, rng)
    if match.player == "hasty":
        return hasty(rng)
    if match.player == "eager":
        return eager(rng)
    if match.player == "daring":
        return daring(rng)
    if match.player == "venturing":
        return venturing(rng)
    if match.player == "storming":
        return storming
    return agents(game, match.number)[match.player]


_STORMED = (
    "city:cirta:whole",
    "remove:berbers-infantry-4",
    "remove:berbers-infantry-5",
    "move:african-romans-legion-4:cirta",
)
"""A city in the highlands of Cirta, held by a legion. No game builds one there, and only Berbers and Sardinians have
infantry that misses with a natural 10 less 3; the Sardinians' highlands lie by seas that their own player rules."""


def storming(table: rules.Table) -> Answer:
    """Everyone waits but the Berbers of Italia, who storm Cirta until it falls."""
    decision, state = table.decision, table.state
    assert decision is not None
    if not isinstance(decision, Pick):
        return decision.default
    ids = [option.id for option in decision.options]
    is_berber = isinstance(state, ItaliaState) and state.active == "berbers"
    wanted = _STORM if is_berber else _REST
    return next(((each,) for word in wanted for each in ids if word in each), decision.default)


_STORM = ("battle", "stay", "cirta", "aures")
_REST = ("end", "done", "none")


def hasty(rng: Random) -> Agent:
    """A player that takes any answer, but often ends its turn, so that a short game sees many of them."""
    anything = random_agent(rng)

    def answer(table: rules.Table) -> Answer:
        decision = table.decision
        if isinstance(decision, Pick) and rng.random() < _SHARE_OF_HASTE:
            enough = [option.id for option in decision.options if option.id in ("end", "done")]
            if enough:
                return (enough[0],)
        return anything(table)

    return answer


def eager(rng: Random) -> Agent:
    """A hasty player that attacks as often as it can, so that all kinds of unit fight."""
    otherwise = hasty(rng)

    def answer(table: rules.Table) -> Answer:
        decision = table.decision
        if isinstance(decision, Pick):
            ids = [option.id for option in decision.options]
            if "attack" in ids and rng.random() < _SHARE_OF_ZEAL:
                return ("attack",)
            ways = [each for each in ids if each != "back"]
            if decision.topic in ("target", "main", "supporter") and ways:
                return (rng.choice(ways),)
        return otherwise(table)

    return answer


def daring(rng: Random) -> Agent:
    """A hasty player that plays each stratagem it may, reacts when it can, and leads its stacks far."""
    otherwise = hasty(rng)
    tame = ("back", "restart", "pass", "end", "done", "none", "fight")

    def answer(table: rules.Table) -> Answer:
        decision = table.decision
        if not isinstance(decision, Pick) or decision.min > 1 or rng.random() > _SHARE_OF_ZEAL:
            return otherwise(table)
        ids = [option.id for option in decision.options]
        bold = [each for each in ids if each not in tame]
        if decision.topic == "movement":
            bold = [each for each in bold if each.startswith("lead.")] if rng.random() < _SHARE_OF_MOVES else []
        return (rng.choice(bold),) if bold else otherwise(table)

    return answer


def venturing(rng: Random) -> Agent:
    """A hasty player of Britannia reDux who attacks by boat, and leads Picts and Welsh to Roman forts out of England.

    The Legate leads the Romans, out of England if he can. No one submits or gives ground; attackers break off.
    """
    legate, anyone = agents("britannia-redux", 1)["legate"], hasty(rng)

    def answer(table: rules.Table) -> Answer:
        decision = table.decision
        otherwise = legate if decision is not None and decision.actor == "romans" else anyone
        if not isinstance(decision, Pick) or decision.min > 1:
            return otherwise(table)
        bold = [option.id for option in decision.options if not option.like and _is_bold(table, decision, option.id)]
        return (rng.choice(bold),) if bold else otherwise(table)

    return answer


def _is_bold(table: rules.Table, decision: Pick, ident: str) -> bool:
    """Whether an option is what a venturing player looks for."""
    state = table.state
    assert isinstance(state, BritanniaState)
    goal, by_boat = ident.rpartition(">")[2], any(stop in SEAS for stop in ident.split(">"))
    match decision.topic:
        case "submission":
            return ident in ("no", "never")
        case "retreat":
            return ident == "stay"
        case "withdraw":
            return ident == "leave" or ident.startswith("all:")
        case "move-who":
            return ident == decision.options[0].id
        case "move-to" if decision.actor in ("picts", "welsh"):
            return goal in _far_forts(state) and not by_boat
        case "move-to":
            return by_boat or (decision.actor == "romans" and goal in set(AREAS) - ENGLAND)
        case "move":
            return decision.actor in ("picts", "welsh") and not _far_forts(state).isdisjoint(BESIDE.get(ident, ()))
    return False


def _far_forts(state: BritanniaState) -> set[str]:
    """The intact Roman forts out of England."""
    return {area for area, fort in state.forts.items() if fort.work == FORT and fort.intact} - ENGLAND


def _wavering(player: Agent, rng: Random, share: float = _SHARE_OF_WHIMS) -> Agent:
    """A player who takes any answer now and then."""

    def answer(table: rules.Table) -> Answer:
        decision = table.decision
        if decision is not None and decision.kind == "pick" and rng.random() < share:
            return random_choice(decision, rng)
        return player(table)

    return answer


def _amended(game: str, rng: Random) -> Agent:
    """A player whose game master corrects the position now and then, so that rare positions come up."""
    player = _wavering(agents(game, 1)["default"], rng, share=0.6)
    correct = GAME_MASTERS[game](rng)

    def answer(table: rules.Table) -> Answer:
        correct(table)
        return player(table)

    return answer
