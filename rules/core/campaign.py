"""Games played as a campaign: a scenario with a last turn, and optional rules."""

from __future__ import annotations

from typing import TypeVar

from rules.core.game import Game, State


class CampaignState(State, kw_only=True):
    """The saved state of every campaign: scenario, optional rules in play, last turn."""

    scenario: str
    options: list[str]
    last_turn: int


C = TypeVar("C", bound=CampaignState)


class Campaign(Game[C]):
    """The facade of a game played as a campaign."""

    def has(self, option: str) -> bool:
        """Whether an optional rule is in play."""
        return option in self.state.options
