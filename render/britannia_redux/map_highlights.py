"""What happened on the map, and what the pending decision is about."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from render.britannia_redux.answers import answers_in
from render.britannia_redux.battle_model import Battle, battles
from render.britannia_redux.map_keys import Key
from render.core.map_sheet import March
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets, targets_in
from render.core.verdicts import Clash
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event
from rules.core.views import decision_in

_MOST_MARCHES = 40


@dataclass
class Changes:
    """What a map picture highlights.

    ``marches``: who went where. ``fought``: area to the nation that won there, empty if neither did. ``clashes``: the
    battles with their sides. ``taken``: areas
    that a nation scored for or whose owner changed in battle. ``left``: those whose forts the
    Romans left. ``about``: what the pending decision is about.
    ``targets``: the spaces that its options name. ``prompt``: its text. ``nation``: whose turn it is. ``stays``: the
    target with the option to stay there. ``answers``: those of a question that have no letter on the map.
    ``keys``: what the signs on its map mean.
    ``passed``: spaces on the way of orders, which a picture neither names nor lights up.
    """

    marches: list[March] = field(default_factory=list)
    fought: dict[str, str] = field(default_factory=dict)
    clashes: list[Clash] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    targets: Targets = NO_TARGETS
    prompt: str = ""
    nation: str = ""
    stays: str = ""
    answers: tuple[str, ...] = ()
    keys: tuple[Key, ...] = ()
    passed: frozenset[str] = frozenset()

    @property
    def places(self) -> list[tuple[str, ...]]:
        """Where something happened: the last steps of each attack, then single areas, then other marches."""
        attacks = [each.path[-2:] for each in self.marches if each.kind == "attack"]
        found = [*attacks, *((area,) for area in dict.fromkeys([*self.fought, *self.taken, *self.left]))]
        return found or [each.path[-2:] for each in self.marches]

    @property
    def concerned(self) -> list[str]:
        """Every space that the picture is about: of marches their starts and ends, battles, targets."""
        ends = [space for each in self.marches for space in (each.path[0], *each.path[-2:])]
        found = [*ends, *self.fought, *self.taken, *self.left, *self.about, *self.targets.spaces, *self.targets.about]
        return [space for space in found if space not in self.passed]

    @property
    def in_steps(self) -> Changes:
        """The same, with each step of a march that several take only once: their arrows don't cross."""
        steps = (March(each.people, step, each.kind) for each in self.marches for step in itertools.pairwise(each.path))
        return replace(self, marches=list(dict.fromkeys(steps)))

    def near(self, areas: Collection[str]) -> Changes:
        """What concerns one theatre of war: the marches that touch it."""
        return replace(self, marches=[each for each in self.marches if any(area in areas for area in each.path)])


def changes(events: Iterable[Event], game: BritanniaRedux) -> Changes:
    """What these events did on the map."""
    found, told = Changes(nation=game.state.nation), list(events)
    back = {(event.units, event.goal) for event in told if isinstance(event, happened.MoveTakenBack)}
    fought = {event.area for event in told if isinstance(event, happened.BattleBegan)}
    for event in told:
        match event:
            case happened.UnitsMoved() if (event.units, event.goal) not in back:
                kind = "attack" if event.goal in fought or event.overrun else "move"
                found.marches.append(March(event.nation, event.path, "attack" if kind == "attack" else "move"))
            case happened.UnitsRetreated():
                found.marches.append(March(event.nation, (event.area, event.to), "support"))
            case happened.RaidersReturned():
                found.marches.append(March(event.nation, (event.area, event.sea), "support"))
            case happened.BattleEnded():
                found.fought[event.area] = event.winner
                found.taken += [event.area] if event.owner == event.attacker else []
            case happened.FortReplaced() if event.unit:
                found.taken.append(event.area)
            case happened.RomansGone():
                found.left += event.forts
            case happened.Submitted():
                found.taken += event.areas
    del found.marches[:-_MOST_MARCHES]
    found.clashes = [_clash(each, each.end.winner) for each in battles(told) if each.end is not None]
    return found


def _clash(battle: Battle, winner: str) -> Clash:
    first, second = battle.sides if winner != battle.sides[1] else battle.sides[::-1]
    fate = "lost" if battle.lost(second) else "retreat" if battle.retreats else "fort" if battle.ruins else "lost"
    return Clash(battle.area, ((first, battle.lost(first)), (second, battle.lost(second))), bool(winner), fate)


def pending(view: View) -> Changes:
    """The areas the pending decision is about, and its targets."""
    decision = decision_in(view)
    data, targets = britannia_data(), targets_in(view)
    named = [space for space in decision.get("about") or () if space in data.areas or space in data.seas]
    nation = str(decision.get("actor") or view["state"]["nation"])
    about = named or list(targets.about)
    options = {option["id"]: option.get("space", "") for option in decision.get("options", ())}
    prompt, stays = decision.get("prompt", ""), options.get("stay", "")
    answers = answers_in(view, targets) if prompt else ()
    return Changes(about=about, targets=targets, prompt=prompt, nation=nation, stays=stays, answers=answers)
