"""Who won, and in a short cut by how much: there the side with the most points may lose."""

from __future__ import annotations

from collections.abc import Iterable

from render.core.words import Words
from render.italia.texts import signed
from rules.core.events import Event
from rules.italia.events import GameScored
from rules.italia.game import in_points


def told_winner(
    winner: str, events: Iterable[Event], texts: Words, plain: str = "end-won", margin: str = "end-won-margin"
) -> str:
    """Who won, with how far it's above or below what a short cut expects, as the events say [11.6].

    ``plain``: the text for a full game, which expects nothing. ``margin``: that for a short cut.
    """
    scored = [event for event in events if isinstance(event, GameScored) and winner in event.measured]
    change = scored[-1].measured[winner] if scored else 0
    expected = scored[-1].points[winner] - change if scored else 0
    if not expected:
        return texts(plain, seat=winner)
    return texts(margin, seat=winner, change=signed(change), expected=in_points(expected))
