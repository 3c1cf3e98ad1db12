"""What changed on the map, who marched and fought, and what the pending decision is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from render.core.map_sheet import March
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets, targets_in
from rules.core.events import Event, Modifier
from rules.core.views import decision_in
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import rise_data

_MOST_MARCHES = 60
_Told = TypeVar("_Told")


@dataclass
class Changes:
    """What a map picture highlights.

    ``taken``: area to the power that took it, ``held``: to the power that had it. ``fought``: areas where a unit fell,
    ``beaten``: to a unit that fell there. ``revolts``, ``looted``: areas. ``marches``: who went where, area by area.
    ``about``: areas the pending decision is about. ``targets``: those that its options name. ``only``: the one
    among them, which needs no letter. ``lands``: powers or provinces that they name, with their areas. ``prompt``: the
    text of that decision. ``numbers``: the targets of ordered attacks, in their order. ``strengths``: what each side
    of the last fight in an area was worth, the winner's first. ``about_halves``: the halves of Rome that can spend.
    ``about_stars``: whether the decision is about stars. ``coming``: areas to the
    units that could appear there, ``coming_letters``: to their letters.
    """

    taken: dict[str, str] = field(default_factory=dict)
    held: dict[str, str] = field(default_factory=dict)
    fought: dict[str, str] = field(default_factory=dict)
    beaten: dict[str, str] = field(default_factory=dict)
    revolts: list[str] = field(default_factory=list)
    looted: list[str] = field(default_factory=list)
    marches: list[March] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    targets: Targets = NO_TARGETS
    only: list[str] = field(default_factory=list)
    lands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    prompt: str = ""
    numbers: dict[str, int] = field(default_factory=dict)
    strengths: dict[str, tuple[int, int]] = field(default_factory=dict)
    about_halves: tuple[str, ...] = ()
    about_stars: bool = False
    coming: dict[str, str] = field(default_factory=dict)
    coming_letters: dict[str, str] = field(default_factory=dict)

    @property
    def fights(self) -> list[tuple[str, ...]]:
        """Where there was fighting or an area changed hands: the areas of each attack, then the other areas."""
        attacks = [each.path for each in self.marches if each.kind == "attack"]
        return [*attacks, *((area,) for area in self.areas)]

    def near(self, areas: Collection[str]) -> Changes:
        """What concerns one theatre of war: what changed there, its attacks, and the moves that end in it."""

        def here(of: Mapping[str, _Told]) -> dict[str, _Told]:
            return {area: told for area, told in of.items() if area in areas}

        marches = [
            each
            for each in self.marches
            if (each.path[-1] in areas if each.kind == "move" else all(area in areas for area in each.path))
        ]
        return replace(
            self, marches=marches, numbers=here(self.numbers), taken=here(self.taken), held=here(self.held),
            fought=here(self.fought), beaten=here(self.beaten), strengths=here(self.strengths),
            revolts=[area for area in self.revolts if area in areas],
            looted=[area for area in self.looted if area in areas],
        )  # fmt: skip

    @property
    def areas(self) -> list[str]:
        """All areas where something changed."""
        return list(dict.fromkeys([*self.taken, *self.fought, *self.revolts, *self.looted]))


def changes(events: Iterable[Event], nations: Mapping[str, str]) -> Changes:
    """What these events changed. ``nations`` says who a unit fights for if it isn't on its own side."""
    found, data = Changes(), rise_data()
    first: dict[str, str] = {}

    def people(unit: str) -> str:
        return nations.get(unit, data.nation[unit])

    for event in events:
        match event:
            case happened.AreaTaken():
                first.setdefault(event.area, event.before)
                found.taken[event.area] = event.by
            case happened.AreaYielded():
                first.setdefault(event.area, event.by)
                found.taken[event.area] = event.to
            case happened.Attacked():
                found.fought[event.area] = people(event.attacker)
                if event.defenders:
                    found.beaten[event.area] = event.defenders[0]
                    found.strengths[event.area] = _worth(event.attack), _worth(event.defense)
                found.marches.append(March(people(event.attacker), (event.origin, event.area)))
            case happened.UnitMoved():
                found.marches.append(March(people(event.unit), event.path, "move"))
            case happened.UnitTransferred():
                found.marches.append(March(people(event.unit), (event.origin, event.to), "move"))
            case happened.RevoltBegan():
                found.revolts.append(event.area)
            case happened.StarLooted():
                found.looted.append(event.area)
    found.taken = {area: by for area, by in found.taken.items() if first[area] != by}
    found.held = {area: first[area] for area in found.taken}
    del found.marches[:-_MOST_MARCHES]
    return found


def _worth(side: Iterable[Modifier]) -> int:
    return sum(each.value for each in side)


def pending(view: View) -> Changes:
    """The areas the pending decision is about, and its targets."""
    decision = decision_in(view)
    areas = rise_data().areas
    named, targets = [space for space in decision.get("about") or () if space in areas], targets_in(view)
    return Changes(about=named or list(targets.about), targets=targets, prompt=decision.get("prompt", ""))
