"""Positions and scripted players for the tests of Rise and Fall."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, cast

import pytest

from rules.core.decisions import Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.events import Event
from rules.core.game import Play
from rules.core.groups import single
from rules.rise_and_fall.chapters.alliances import begin_war
from rules.rise_and_fall.chapters.area_control import hand_over
from rules.rise_and_fall.chapters.combat import Part, Plan, Target, base_defense, parts, plans, strongest, targets
from rules.rise_and_fall.chapters.movement import destinations, move, used
from rules.rise_and_fall.chapters.removal import pile_of
from rules.rise_and_fall.game import REMOVED, UNARRIVED, RiseAndFall
from rules.rise_and_fall.state import Kingdom

T = TypeVar("T")
E = TypeVar("E", bound=Event)

Reply = str | tuple[str, ...] | Callable[[Any], Any]
"""What a scripted player answers: an id, several ids, or a function of the decision."""

proves = pytest.mark.rule
"""Names the chapters and rulings that a test proves: ``@proves("norica-single-refused", "Combat", "R25")``."""


def position(
    scenario: str = "campaign-60bc", year: int | None = None, *options: str, player: str = "rome", **facts: Any
) -> RiseAndFall:
    """The set-up of a scenario in a year, in the middle of a player turn, with some facts of the state changed."""
    state = RiseAndFall.set_up(scenario, dict.fromkeys(options, True))
    if year is not None:
        state.turn = RiseAndFall.data.turn(year)
    state.step = "campaign"
    state.player = player  # type: ignore[assignment]
    for name, value in facts.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return RiseAndFall(state, "test")


def empty(scenario: str = "campaign-60bc", year: int | None = None, *options: str, **facts: Any) -> RiseAndFall:
    """A position without a unit on the map; all lie in their piles."""
    game = position(scenario, year, *options, **facts)
    for unit, area in list(game.on_map()):
        game.put(unit, pile_of(game, unit, area))
    game.relations_changed()
    return game


def stand(game: RiseAndFall, **units: str) -> None:
    """Put units in areas, which they control: ``stand(game, legion_01="aquilia")``."""
    for name, area in units.items():
        unit = name.replace("_", "-")
        game.put(unit, area)
        hand_over(game, area, game.nation_of(unit))


def hold(game: RiseAndFall, nation: str, *areas: str) -> None:
    """Give areas to a nation."""
    for area in areas:
        hand_over(game, area, nation)


def clear(game: RiseAndFall, *areas: str) -> None:
    """Take all units out of areas."""
    for area in areas:
        for unit in list(game.at(area)):
            game.put(unit, pile_of(game, unit, area))
    game.relations_changed()


def at_war(game: RiseAndFall, *pairs: tuple[str, str]) -> None:
    """Let powers be at war."""
    for a, b in pairs:
        begin_war(game, a, b)


def realm(game: RiseAndFall, tribe: str, capital: str, *areas: str, status: str = "foederatus", units: int = 5) -> str:
    """Found a Kingdom for a test, its units spread over its areas."""
    name = f"kingdom-{tribe}"
    game.state.kingdoms[name] = Kingdom(tribe, capital, status)  # type: ignore[arg-type]
    spread = [capital, *areas]
    for number in range(1, units + 1):
        unit = f"kingdom-{tribe}-{number}"
        game.state.members[unit] = name
        game.put(unit, spread[(number - 1) % len(spread)])
    hold(game, name, *spread)
    game.relations_changed()
    return name


def reaches(game: RiseAndFall, unit: str) -> set[str]:
    """The areas that a unit can move to."""
    return set(destinations(game, unit))


def go(game: RiseAndFall, unit: str, *way: str) -> None:
    """Move a unit step by step along a way; each step must be legal."""
    for area in way:
        steps = destinations(game, unit)
        assert area in steps, f"{unit} cannot reach {area} after {used(game, unit)} areas"
        assert len(steps[area].path) == 2, steps[area].path
        move(game, unit, steps[area])


def plan_against(game: RiseAndFall, area: str, main: str = "") -> Plan | None:
    """A winning attack on an area in this player turn, by a certain main attacker if one is named."""
    from rules.rise_and_fall.chapters.combat import leaders_of

    for target in parts(game, game.state.player):
        if target.area == area:
            found = leaders_of(game, game.state.player, target)
            found = [plan for plan in found if not main or plan.main.unit == main]
            if found:
                return min(found, key=lambda plan: len(plan.supporters))
    return None


def beatable(game: RiseAndFall) -> set[str]:
    """The areas that can be attacked with success in this player turn."""
    return {target.area for target in plans(game, game.state.player)}


def best_attack(game: RiseAndFall, area: str, *units: str) -> tuple[int, int]:
    """Attack and defense when these units attack an area with all they have: the first one leads."""
    from rules.rise_and_fall.chapters.combat import terrain_bonus

    target, (mains, posts) = next((t, both) for t, both in parts(game, game.state.player).items() if t.area == area)
    main = next(part for part in mains if part.unit == units[0])
    rest = [part for each in posts.values() for part in each if part.unit in units[1:]]
    chosen: list[Part] = []
    for unit in units[1:]:
        free = [part for part in rest if part.unit == unit and part.origin not in {other.origin for other in chosen}]
        chosen.append(min(free, key=lambda part: len(part.step.path)))
    taking_part = (main, *chosen)
    terrain = frozenset.intersection(*(part.terrain for part in taking_part))
    german = any(part.german for part in taking_part)
    return sum(part.value for part in taking_part), base_defense(game, target) + terrain_bonus(game, terrain, german)


def told(game: RiseAndFall, kind: type[E]) -> list[E]:
    """The events of a kind that have been told so far."""
    return [event for event in game.events if isinstance(event, kind)]


class Player:
    """A scripted player: replies by topic of the decision, each used in order, the last one again and again."""

    def __init__(self, **replies: Reply | list[Any]) -> None:
        self._replies = {
            topic.replace("_", "-"): list(reply) if isinstance(reply, list) else [reply]
            for topic, reply in replies.items()
        }
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> Any:
        """The reply to a decision, checked; its default where no reply was foreseen."""
        self.asked.append(decision)
        replies = self._replies.get(decision.topic)
        if not replies:
            return decision.check(decision.default)
        reply = replies.pop(0) if len(replies) > 1 else replies[0]
        if callable(reply):
            reply = reply(decision)
        return decision.check((reply,) if isinstance(reply, str) else reply)

    def was_asked(self, topic: str) -> bool:
        """Whether a decision of this topic came up."""
        return any(decision.topic == topic for decision in self.asked)


def play(script: Play[T], player: Player | None = None) -> T:
    """Run a script to its end with a scripted player and return its result."""
    who = player or Player()
    try:
        decision = single(next(script))
        while True:
            decision = single(script.send(who.answer(decision)))
    except StopIteration as stop:
        result: T = stop.value
        return result


def ask(script: Play[Any], player: Player | None = None, topic: str = "") -> Pick:
    """Run a script until it asks about a topic (or anything) and return that decision, unanswered."""
    who = player or Player()
    decision = single(next(script))
    while topic and decision.topic != topic:
        decision = single(script.send(who.answer(decision)))
    return cast("Pick", decision)


def offered(pick: Decision) -> set[str]:
    """The ids of what a decision offers."""
    return {option.id for option in cast("Pick", pick).options}


def refused(pick: Decision, answer: str) -> bool:
    """Whether a decision refuses an answer."""
    try:
        pick.check((answer,))
    except IllegalChoice:
        return True
    return False


def whole(game: RiseAndFall) -> Mapping[str, Any]:
    """The state as plain data, to be compared."""
    return game.state.model_dump()


def gone(game: RiseAndFall, unit: str) -> bool:
    """Whether a unit is out of the game for good."""
    return game.pieces.is_at(unit, REMOVED)


def to_come(game: RiseAndFall, units: Iterable[str]) -> None:
    """Let units not have arrived yet."""
    for unit in units:
        game.put(unit, UNARRIVED)


__all__ = [
    "Player",
    "Target",
    "ask",
    "at_war",
    "beatable",
    "best_attack",
    "clear",
    "empty",
    "go",
    "gone",
    "hold",
    "offered",
    "plan_against",
    "play",
    "position",
    "proves",
    "reaches",
    "realm",
    "refused",
    "stand",
    "strongest",
    "targets",
    "to_come",
    "told",
    "whole",
]
