"""What a game offers, out of its data: names and descriptions are found in its catalogue by their usual keys.

The game itself is ``game-title`` and ``game-description``. A seat is ``seat-<id>``, an office ``office-<id>``; a
scenario is ``scenario-<id>`` and ``scenario-<id>-detail``, an option ``option-<id>`` and ``option-<id>-detail``, one of
its named values ``option-<id>-<value>``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rules.core.data_files import OptionRecord
from rules.core.decisions import Domain
from rules.core.game import GameInfo, OfficeInfo, OptionInfo, ScenarioInfo, SeatInfo
from rules.core.text import Sayer, speaker

ALL_DOMAINS: tuple[Domain, ...] = ("political", "religious", "economic", "military", "diplomatic")
"""The domains of a seat that decides everything."""

Domains = Mapping[str, Sequence[Domain]]
"""Seats or offices, each with the domains of its decisions."""


class ScenarioFacts(Protocol):
    """What the list of scenarios needs of one."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def default(self) -> bool:
        """Whether it is the one that is played when no one names another."""


def game_info(
    game: str,
    seats: Domains,
    scenarios: Iterable[tuple[ScenarioFacts, range]],
    options: Iterable[OptionRecord],
    offices: Domains | None = None,
) -> GameInfo:
    """The game as it is listed; each scenario comes with the numbers of its turns.

    Raises:
        StopIteration: no scenario is the default one.
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
                each.id, say(f"scenario-{each.id}"), say(f"scenario-{each.id}-detail"), len(turns), turns.start
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
    )
