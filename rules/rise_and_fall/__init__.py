"""Rise and Fall of the Roman Empire: Rome, Parthia and the peoples around them, 60 BC to 470 AD, for two or three."""

from typing import final

from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.rise_and_fall.ai.evaluation import counted, standing
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.gm.corrections import amend, corrections
from rules.rise_and_fall.gm.position_checks import check_position
from rules.rise_and_fall.info import switches
from rules.rise_and_fall.orders import book
from rules.rise_and_fall.turn import play_step


@final
class RiseAndFallGame(RiseAndFall):
    """The facade together with what builds on it: the sequence of play, the corrections and the checks."""

    step = play_step
    amendments = corrections
    amend = amend

    def check_state(self, scenario: str, options: Options) -> None:
        """Make sure that this is a position between two steps of a campaign."""
        super().check_state(scenario, options)
        check_position(self, scenario, switches(options))


GAME = RiseAndFallGame
"""What the table drives."""

LEGATE = legate
"""The player that needs no person."""

JUDGE = standing
"""What a position is worth."""

GAUGE = Gauge("difference of stars", counted)
"""What a campaign is measured by."""

ORDERS = book.ORDERS
"""What takes a whole turn as text."""
