"""Ultimus Romanorum: the Roman Empire and its enemies, 406 to 476 AD, for two players."""

from typing import final

from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.ultimus_romanorum.ai import forecasts
from rules.ultimus_romanorum.ai.evaluation import counted, standing
from rules.ultimus_romanorum.ai.explanation import rate
from rules.ultimus_romanorum.ai.legate import advisor, legate
from rules.ultimus_romanorum.chapters.windows import reactions
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.gm.corrections import amend, corrections
from rules.ultimus_romanorum.gm.position_checks import check_position
from rules.ultimus_romanorum.orders import book
from rules.ultimus_romanorum.stored_rules import offered_rules
from rules.ultimus_romanorum.turn import play_step


@final
class UltimusGame(UltimusRomanorum):
    """The facade with the sequence of play."""

    step = play_step
    stored_rules = offered_rules
    reactions = reactions
    amendments = corrections
    amend = amend

    def may_end(self) -> bool:
        """Whether the next answer may end the game: in its last year, or if an Augustus may die without an heir."""
        return self.state.turn >= self.state.last_turn or len(self.augusti()) < len(self.state.thrones)

    def check_state(self, scenario: str, options: Options) -> None:
        """Make sure the position can occur between two steps of a campaign."""
        super().check_state(scenario, options)
        check_position(self, scenario)


GAME = UltimusGame
"""The class the table drives."""

LEGATE = legate
"""The computer player."""

ADVISOR = advisor
"""The computer player for suggestions, which everyone sees."""

RATE = rate
"""Rates answers for advice."""

FORECASTER = forecasts.FORECASTER
"""The odds of battles."""

JUDGE = standing
"""How good a position is for each seat."""

GAUGE = Gauge("difference of points", counted)
"""The measure of a campaign."""

ORDERS = book.ORDERS
"""Reads the sheet of an SMC written as text."""
