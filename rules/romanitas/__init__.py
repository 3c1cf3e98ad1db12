"""Romanitas: the Eastern Roman Empire from Justinian to Heraclius, for one player or a council."""

from typing import final

from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.romanitas.ai.evaluation import counted, explain, standing
from rules.romanitas.ai.forecasts import Oracle
from rules.romanitas.ai.legate import hasty, legate
from rules.romanitas.game import Romanitas
from rules.romanitas.gm.corrections import correct, corrections
from rules.romanitas.gm.position_checks import check_position
from rules.romanitas.stored_rules import offered_rules
from rules.romanitas.turn import play_step


@final
class RomanitasGame(Romanitas):
    """The facade with everything built on it: the sequence of play, the corrections and the checks."""

    step = play_step
    stored_rules = offered_rules
    amendments = corrections
    amend = correct

    def check_state(self, scenario: str, options: Options) -> None:
        """Check that this is a valid position between two steps of a campaign."""
        super().check_state(scenario, options)
        check_position(self, scenario, {option: value is True for option, value in options.items()})


GAME = RomanitasGame
"""The game that the table runs."""

LEGATE = legate
"""The computer player."""

HASTY = hasty
"""The computer player in rehearsals."""

JUDGE = standing
"""Values a position."""

EXPLAIN = explain
"""Explains why an answer is good or bad."""

GAUGE = Gauge("RP counted in turn", counted)
"""The score of a campaign, for statistics."""

FORECASTER = Oracle()
"""Computes the odds."""
