"""Shared by the presenters of games of areas: cards, film, statistics and maps, as each game draws them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from render.core.base_presenter import BasePresenter
from render.core.picture import Picture
from render.core.posts import Posting, View, Voice, drawn
from render.core.targets import Targets
from rules.core.events import Event
from rules.core.orders.names import lexicons

Options = Mapping[str, bool | str]


class MapDrawer(Protocol):
    """Draws the map, or a region of it, with what some events did."""

    def __call__(self, view: View, region: str | None, locale: str, *, told: Iterable[Event] = ()) -> Picture:
        """The map."""


class SummaryWriter(Protocol):
    """Writes the end of a turn; ``before`` holds the earlier turns that the game recalls."""

    def __call__(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> str:
        """The account of the turn, ending with the thread of the campaign."""


@dataclass(frozen=True)
class Drawings:
    """How a game draws and writes what is common to games of areas. ``regions`` and ``areas`` are those of its map.

    Each region has the areas that must be on its picture. ``provinces`` are the named parts of the board, such as
    dioceses, that areas belong to.
    """

    summary_text: SummaryWriter
    summary: Callable[[Sequence[Event], View, str], Picture]
    end: Callable[[View, str], Picture]
    title: Callable[[View, str, str], Picture]
    film: Callable[[Sequence[Event], str, Options, str], Picture]
    statistics: Callable[[Sequence[Event], str, Options, str, str], tuple[str, Picture]]
    map: MapDrawer
    targets: Callable[[View, Targets, str], Picture]
    regions: Mapping[str, Collection[str]]
    areas: Callable[[], Iterable[str]]
    provinces: Callable[[], Mapping[str, str]] = dict


class AreaPresenter(BasePresenter):
    """Shows the campaigns of a game of areas by its own drawings."""

    drawings: ClassVar[Drawings]

    def summary(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> Posting:
        """The end of a turn: text and card."""
        text = self.drawings.summary_text(events, view, voice, before)
        return Posting(text, drawn(lambda: self.drawings.summary(events, view, voice.locale)))

    def end(self, events: Sequence[Event], view: View, voice: Voice) -> Posting:
        """The level of the result, with its reason."""
        result, texts = view["result"] or {"level": "", "text": ""}, self.words(voice.locale)
        said = texts("end-of-game", level=texts(f"level-{result['level']}"), reason=result["text"])
        return Posting(said, drawn(lambda: self.end_card(events, view, voice.locale)))

    def end_card(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The card that closes a campaign; a game that shows its course takes it from the events."""
        return self.drawings.end(view, locale)

    def title(self, view: View, title: str, locale: str) -> Picture:
        """The opening card for a campaign with this title."""
        return self.drawings.title(view, title, locale)

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The animated map, one frame per turn."""
        return self.drawings.film(events, view["scenario"], view["options"], locale)

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        """The campaign turn by turn."""
        text, sheet = self.drawings.statistics(events, view["scenario"], view["options"], title, locale)
        return Posting(text, (sheet,))

    def target_map(self, view: View, targets: Targets, locale: str) -> Picture:
        """The part of the map with the targets."""
        return self.drawings.targets(view, targets, locale)

    def news_map(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The whole map, with the changes from these events."""
        return self.drawings.map(view, None, locale, told=events)

    def regions(self, locale: str) -> Mapping[str, str]:
        """The regions of the map, then every area."""
        texts = self.words(locale)
        areas = {area: texts.name(area) for area in self.drawings.areas()}
        return {region: texts(f"region-{region}") for region in self.drawings.regions} | areas

    def also_known(self) -> Mapping[str, Sequence[str]]:
        """The provinces of which a region shows more areas than any other does, by their names in every language."""
        shown = {region: frozenset(areas) for region, areas in self.drawings.regions.items()}
        known: dict[str, list[str]] = {}
        for province, areas in _by_province(self.drawings.provinces()).items():
            best = max(shown, key=lambda region: len(shown[region] & areas))
            if shown[best] & areas:
                known.setdefault(best, []).extend(dict.fromkeys(each.name(province) for each in lexicons(self.game)))
        return known


def _by_province(provinces: Mapping[str, str]) -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = {}
    for area, province in provinces.items():
        found.setdefault(province, set()).add(area)
    return found
