"""A game that is played as a campaign: a scenario with a last turn, and optional rules that may be in play."""

from __future__ import annotations

from typing import TypeVar

from rules.core.game import Game, State


class CampaignState(State, kw_only=True):
    """What every campaign saves: its scenario, the optional rules in play, and the last turn."""

    scenario: str
    options: list[str]
    last_turn: int


C = TypeVar("C", bound=CampaignState)


class Campaign(Game[C]):
    """The facade of a game that is played as a campaign."""

    def has(self, option: str) -> bool:
        """Whether an optional rule is in play."""
        return option in self.state.options
