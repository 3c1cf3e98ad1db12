"""Britannia reDux with Romans and Forts: a thousand years of Britain for three to five players."""

from typing import final

from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.turn import play_step


@final
class BritanniaGame(BritanniaRedux):
    """The facade with the sequence of play."""

    step = play_step

    def may_end(self) -> bool:
        """Whether the next answer may end the game: in its last round."""
        return self.is_final_round


GAME = BritanniaGame
"""The class the table drives."""
