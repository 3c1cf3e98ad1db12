"""Ultimus Romanorum: the Roman Empire and its enemies, 406 to 476 AD, for two players."""

from typing import final

from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.turn import play_step


@final
class UltimusGame(UltimusRomanorum):
    """The facade with the sequence of play."""

    step = play_step


GAME = UltimusGame
"""The class the table drives."""
