"""Romanitas: the Eastern Roman Empire from Justinian to Heraclius, for one player or a council."""

from typing import final

from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.romanitas.ai.evaluation import counted, explain, standing
from rules.romanitas.ai.forecasts import Oracle
from rules.romanitas.ai.legate import legate
from rules.romanitas.game import Romanitas
from rules.romanitas.gm.corrections import correct, corrections
from rules.romanitas.gm.position_checks import check_position
from rules.romanitas.turn import play_step


@final
class RomanitasGame(Romanitas):
    """The facade together with what builds on it: the sequence of play, the corrections and the checks."""

    step = play_step
    amendments = corrections
    amend = correct

    def check_state(self, scenario: str, options: Options) -> None:
        """Make sure that this is a position between two steps of a campaign."""
        super().check_state(scenario, options)
        check_position(self, scenario, {option: value is True for option, value in options.items()})


GAME = RomanitasGame
"""What the table drives."""

LEGATE = legate
"""The player that needs no person."""

JUDGE = standing
"""What a position is worth."""

EXPLAIN = explain
"""Why an answer is good or bad."""

GAUGE = Gauge("RP counted in turn", counted)
"""What a campaign is measured by."""

FORECASTER = Oracle()
"""What works out the odds."""
