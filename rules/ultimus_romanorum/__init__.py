"""Ultimus Romanorum: the Roman Empire and its enemies, 406 to 476 AD, for two players."""

from typing import final

from rules.core.gauges import Gauge
from rules.ultimus_romanorum.ai.evaluation import counted, standing
from rules.ultimus_romanorum.ai.legate import legate
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.turn import play_step


@final
class UltimusGame(UltimusRomanorum):
    """The facade with the sequence of play."""

    step = play_step


GAME = UltimusGame
"""The class the table drives."""

LEGATE = legate
"""The computer player."""

ADVISOR = legate.without_whims()
"""The computer player without random answers, for suggestions."""

JUDGE = standing
"""How good a position is for each seat."""

GAUGE = Gauge("difference of points", counted)
"""The measure of a campaign."""
