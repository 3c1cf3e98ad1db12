"""Italia: two games of many nations on one map of Italy, for three and four players."""

from typing import final

from rules.italia.game import Italia
from rules.italia.turn import play_step


@final
class ItaliaGame(Italia):
    """The facade with the sequence of play."""

    step = play_step

    def may_end(self) -> bool:
        """Whether the next answer may end the game: in its last turn."""
        return self.state.turn >= self.state.last_turn


GAME = ItaliaGame
"""The class the table drives."""
