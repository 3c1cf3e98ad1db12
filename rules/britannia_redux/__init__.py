"""Britannia reDux with Romans and Forts: a thousand years of Britain for three to five players."""

from typing import final

from rules.britannia_redux.ai import forecasts
from rules.britannia_redux.ai.evaluation import counted, standing
from rules.britannia_redux.ai.explanation import rate
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.gm.corrections import amend, corrections
from rules.britannia_redux.gm.position_checks import check_position
from rules.britannia_redux.orders import book
from rules.britannia_redux.stored_rules import offered_rules
from rules.britannia_redux.turn import play_step
from rules.core.game import Options
from rules.core.gauges import Gauge


@final
class BritanniaGame(BritanniaRedux):
    """The facade with the sequence of play."""

    step = play_step
    stored_rules = offered_rules
    amendments = corrections
    amend = amend

    def may_end(self) -> bool:
        """Whether the next answer may end the game: in its last round."""
        return self.is_final_round

    def check_state(self, scenario: str, options: Options) -> None:
        """Make sure the position can occur between two steps of a game."""
        super().check_state(scenario, options)
        check_position(self, scenario, options)


GAME = BritanniaGame
"""The class the table drives."""

LEGATE = legate
"""The computer player."""

ADVISOR = legate
"""The same for suggestions: it never answers at random."""

RATE = rate
"""Rates answers for advice."""

FORECASTER = forecasts.FORECASTER
"""The odds of battles."""

JUDGE = standing
"""How good a position is for each seat."""

GAUGE = Gauge("lead in points", counted)
"""The measure of a campaign."""

ORDERS = book.ORDERS
"""Reads a nation turn written as text."""
