"""What the bot asks of a game's pictures and prose: which posts events call for, and how they look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol

from render.core.picture import Picture
from render.core.posts import LENGTHS, Length, Post, Posting, View, Voice
from rules.core.errors import UnknownGame
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.registry import package_name

__all__ = ["LENGTHS", "Length", "Post", "Posting", "Presenter", "View", "Voice", "presenter", "register"]


class Presenter(Protocol):
    """A game as it is shown. ``view`` is always what the reader may see; ``locale`` the language of the texts."""

    def posts(self, events: Sequence[Event]) -> list[Post]:
        """The posts that the events of one choice call for, in order."""

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post out of its events and the view after them.

        ``before``: what happened earlier in the same turn, so that no sentence is used twice in it.
        """

    def title(self, view: View, title: str, locale: str) -> Picture:
        """The card that opens a campaign, with the name that its founder gave it."""

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The map of the campaign in motion, out of all its events."""

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        """The campaign in figures: a sheet, and the same as text."""

    def map(self, view: View, region: str | None, locale: str, zoom: float = 2.0) -> Picture:
        """The map: the whole board, or the region of that id or around that space, ``zoom`` times as large."""

    def regions(self, locale: str) -> Mapping[str, str]:
        """The regions that :meth:`map` can show, by id, with their names."""

    def panel(self, view: View, locale: str) -> Posting:
        """The face of the panel: a short heading (turn, date, state of affairs) and the picture for the decision."""

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        """A half-made arrangement of the pending decision as a picture; None where words say it all."""

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """What written orders would do, as arrows on the map; None where words say it all."""

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        """A half-made arrangement of the pending decision as text."""

    def battle(self, events: Sequence[Event], view: View, locale: str) -> Posting:
        """The report of one battle out of the events of its scene."""

    def status(self, view: View, locale: str) -> str:
        """The state of the game as text: what a player would read off the board."""

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """The events as told, a sentence or short paragraph each; events without interest are left out.

        ``before``: what happened earlier in the turn of the first event, so that no sentence is used twice in it.
        """

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """One turn out of all its events as a chapter of the campaign's chronicle: a heading and a short paragraph."""


_PACKAGES: dict[str, str] = {}
"""Game id to the package that names its presenter, for games whose pictures aren't where they are looked for."""


def register(game: str, package: str) -> None:
    """Add a game whose pictures are elsewhere: its id, and the package that names its presenter as ``PRESENTER``."""
    _PACKAGES[game] = package


def presenter(game: str) -> Presenter:
    """The presenter of a game: of ``render.<package>``, where its rules are ``rules.<package>``.

    Raises:
        LookupError: there is none for this game.
    """
    package = _PACKAGES.get(game) or _package_beside_rules(game)
    found: Presenter = import_module(package).PRESENTER
    return found


def _package_beside_rules(game: str) -> str:
    try:
        return f"render.{package_name(game).rpartition('.')[2]}"
    except UnknownGame as error:
        raise LookupError(f"There are no pictures for '{game}'.") from error
