"""Builds a game's metadata from its data files, with texts under conventional catalogue keys.

- game: ``game-title`` and ``game-description``
- seat: ``seat-<id>``; office: ``office-<id>``
- scenario: ``scenario-<id>``, ``scenario-<id>-detail`` and ``scenario-<id>-short``
- option: ``option-<id>`` and ``option-<id>-detail``; a named value: ``option-<id>-<value>``
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rules.core.data_files import OptionRecord
from rules.core.decisions import Domain
from rules.core.game import GameInfo, OfficeInfo, OptionInfo, ScenarioInfo, SeatInfo
from rules.core.text import Sayer, speaker

ALL_DOMAINS: tuple[Domain, ...] = ("political", "religious", "economic", "military", "diplomatic")
"""The domains of a seat that makes all decisions."""

Domains = Mapping[str, Sequence[Domain]]
"""Seat or office id to the domains of its decisions."""


class ScenarioFacts(Protocol):
    """A scenario as the list of scenarios needs it."""

    @property
    def id(self) -> str:
        """The id."""

    @property
    def default(self) -> bool:
        """Whether it is played unless another one is chosen."""


def game_info(
    game: str,
    seats: Domains,
    scenarios: Iterable[tuple[ScenarioFacts, range]],
    options: Iterable[OptionRecord],
    offices: Domains | None = None,
) -> GameInfo:
    """Build the metadata of a game; each scenario comes with the range of its turns.

    Raises:
        StopIteration: no scenario is the default.
    """
    say = speaker(game)
    listed = list(scenarios)
    return GameInfo(
        id=game,
        name=say("game-title"),
        description=say("game-description"),
        seats={seat: SeatInfo(seat, say(f"seat-{seat}"), tuple(domains)) for seat, domains in seats.items()},
        scenarios={
            each.id: ScenarioInfo(
                each.id,
                say(f"scenario-{each.id}"),
                say(f"scenario-{each.id}-detail"),
                len(turns),
                turns.start,
                say(f"scenario-{each.id}-short"),
            )
            for each, turns in listed
        },
        options={str(option.id): _option(say, option) for option in options},
        default_scenario=next(each.id for each, _ in listed if each.default),
        offices={
            office: OfficeInfo(office, say(f"office-{office}"), tuple(domains))
            for office, domains in (offices or {}).items()
        },
    )


def _option(say: Sayer, option: OptionRecord) -> OptionInfo:
    ident = str(option.id)
    return OptionInfo(
        ident,
        say(f"option-{ident}"),
        say(f"option-{ident}-detail"),
        option.rule,
        option.values[0] if option.values else option.default,
        option.house,
        {value: say(f"option-{ident}-{value}") for value in option.values},
        option.teaches,
    )
