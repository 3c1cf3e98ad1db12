"""Rise and Fall of the Roman Empire: Rome, Parthia and their neighbours, 60 BC to 470 AD, for two or three players."""

from typing import final

from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.rise_and_fall.ai.evaluation import counted, standing
from rules.rise_and_fall.ai.explanation import rate
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.gm.corrections import amend, corrections
from rules.rise_and_fall.gm.position_checks import check_position
from rules.rise_and_fall.info import switches
from rules.rise_and_fall.orders import book
from rules.rise_and_fall.stored_rules import offered_rules
from rules.rise_and_fall.turn import play_step, players


@final
class RiseAndFallGame(RiseAndFall):
    """The facade with everything built on it: the sequence of play, corrections and position checks."""

    step = play_step
    stored_rules = offered_rules
    amendments = corrections
    amend = amend

    def may_end(self) -> bool:
        """Whether the next answer may end the game: only the last player's, before the last count."""
        is_last = self.state.turn >= self.state.last_turn or bool(self.state.fallen)
        return is_last and self.state.player == players(self)[-1]

    def check_state(self, scenario: str, options: Options) -> None:
        """Make sure the position can occur between two steps of a campaign."""
        super().check_state(scenario, options)
        check_position(self, scenario, switches(options))


GAME = RiseAndFallGame
"""The class the table drives."""

LEGATE = legate
"""The computer player."""

ADVISOR = legate.without_whims()
"""The computer player without random answers, for suggestions."""

RATE = rate
"""Rates answers for advice."""

JUDGE = standing
"""How good a position is for each seat."""

GAUGE = Gauge("difference of stars", counted)
"""The measure of a campaign."""

ORDERS = book.ORDERS
"""Reads a whole turn written as text."""
