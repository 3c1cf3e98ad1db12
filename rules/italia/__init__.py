"""Italia: two games of many nations on one map of Italy, for three and four players."""

from typing import final

from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.italia.ai import forecasts
from rules.italia.ai.evaluation import counted, standing
from rules.italia.ai.explanation import rate
from rules.italia.ai.legate import legate
from rules.italia.game import Italia
from rules.italia.gm.corrections import amend, corrections
from rules.italia.gm.position_checks import check_position
from rules.italia.orders import book
from rules.italia.stored_rules import offered_rules
from rules.italia.turn import play_step


@final
class ItaliaGame(Italia):
    """The facade with the sequence of play."""

    step = play_step
    stored_rules = offered_rules
    amendments = corrections
    amend = amend

    def may_end(self) -> bool:
        """Whether the next answer may end the game: in its last turn."""
        return self.state.turn >= self.state.last_turn

    def check_state(self, scenario: str, options: Options) -> None:
        """Make sure the position can occur between two steps of a game."""
        super().check_state(scenario, options)
        check_position(self, scenario)


GAME = ItaliaGame
"""The class the table drives."""

LEGATE = legate
"""The computer player."""

ADVISOR = legate
"""The same for suggestions: it never answers at random."""

RATE = rate
"""Rates answers for advice."""

FORECASTER = forecasts.FORECASTER
"""The odds of battles and raids."""

JUDGE = standing
"""How good a position is for each seat."""

ORDERS = book.ORDERS
"""Written orders."""

GAUGE = Gauge("lead in points", counted)
"""The measure of a campaign."""
