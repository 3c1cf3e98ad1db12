"""The toy's pictures and prose, as simple as possible."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from render.core.picture import Picture
from render.presenter import Post, Posting, ScoreChange, View, Voice, drawn
from rules.core.events import Event, GameEnded
from rules.core.orders import Arrow
from tests.toy.game import BidsShown, CampsChanged, Earned, FieldClaimed, Fought, Given, HandGrew, Shielded, TurnEnded

COLOURS = {
    "red": (170, 40, 40),
    "blue": (50, 70, 160),
    "green": (60, 130, 60),
    "white": (240, 240, 240),
    "black": (40, 40, 40),
}
REGIONS = {"north": "The north", "south": "The south"}


class ToyPresenter:
    """Posts a map for each claim, a picture for each raid, and a summary for each turn."""

    recalled: Collection[str] = ()

    def posts(self, events: Sequence[Event]) -> list[Post]:
        return [post for event in events if (post := _post(event))]

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        if post.kind == "map":
            return Posting("The map has changed.", drawn(lambda: self.map(view, None, voice.locale)))
        if post.kind == "report":
            return self.battle(events, view, voice.locale)
        told = "\n".join(self.tell(events, voice, before))
        if post.kind == "end":
            return Posting(f"**The end.** {view['result']['text'] if view['result'] else ''}")
        return Posting(
            f"**Turn {post.turn}**\n{told}", drawn(lambda: _picture(view, f"turn-{post.turn}.png", "Turn summary."))
        )

    def title(self, view: View, title: str, locale: str) -> Picture:
        return _picture(view, "title.png", f"The campaign {title}.")

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        return _picture(view, "film.png", "The raids in motion.")

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        return Posting(f"{len(events)} events.", (_picture(view, "statistics.png", f"{title} in figures."),))

    def is_battle(self, events: Sequence[Event]) -> bool:
        return True

    def map(self, view: View, region: str | None, locale: str, zoom: float = 2.0) -> Picture:
        return _picture(view, "map.png", f"Map of {REGIONS.get(region or '', 'all forty fields')}.")

    def regions(self, locale: str) -> Mapping[str, str]:
        return REGIONS

    def also_known(self) -> Mapping[str, Sequence[str]]:
        """No other names."""
        return {}

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        state = view["state"]
        heading = f"### Turn {state['turn']} of {state['turns']}"
        return Posting(heading, drawn(lambda: _picture(view, "panel.png", "The board.")))

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        return "\n".join(f"- {slot.capitalize()}: {', '.join(items) or 'no one'}" for slot, items in slots.items())

    def battle(self, events: Sequence[Event], view: View, locale: str) -> Posting:
        fought = (event for event in events if isinstance(event, Fought))
        text = " ".join(["**A raid!**", *(f"{e.seat} threw {e.dice[0]} against {e.dice[1]}." for e in fought)])
        return Posting(text, drawn(lambda: _picture(view, "battle.png", "A raid.")))

    def letters(self, view: View) -> Mapping[str, str]:
        return {}

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        return None

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        return None

    def so_far(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        return []

    def settled(self, turn: Sequence[Event], view: View, locale: str) -> list[str]:
        return []

    def when(self, view: View, locale: str) -> str:
        return f"Turn {view['state']['turn']}"

    def status(self, view: View, locale: str) -> str:
        state = view["state"]
        purses = ", ".join(f"{seat}: {coins} coins" for seat, coins in state["coins"].items())
        seats = ", ".join(view["seats"].values())
        return f"Turn {state['turn']}. {seats}. {purses}."

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        return [sentence for event in events if (sentence := _told(event))]

    def score(self, view: View) -> Mapping[str, int]:
        coins: dict[str, int] = view["state"]["coins"]
        return coins

    def score_change(self, event: Event) -> ScoreChange | None:
        return ScoreChange(frozenset({event.kind})) if isinstance(event, Earned) else None

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        return f"## Turn {events[0].turn}\n{' '.join(self.tell(events, voice))}"


def _post(event: Event) -> Post | None:
    match event:
        case FieldClaimed():
            return Post("map", f"map-{event.field}", event.turn)
        case Fought():
            return Post("report", event.scene, event.turn, event.scene)
        case TurnEnded():
            return Post("summary", f"summary-{event.turn}", event.turn)
        case GameEnded():
            return Post("end", "end", event.turn)
    return None


def _told(event: Event) -> str:
    match event:
        case FieldClaimed():
            return f"{event.seat} claimed {event.field}."
        case Earned():
            return f"{event.seat} earned {event.coins} coins."
        case Fought():
            return f"{event.seat} {'won' if event.won else 'lost'} a raid."
        case Given():
            return f"{event.seat} gave away {len(event.gifts)} gifts."
        case BidsShown():
            return f"The bids: {event.bids}."
        case HandGrew():
            return f"{event.seat} drew {event.cards} cards."
        case Shielded():
            return f"{event.seat} stopped the raid."
        case CampsChanged():
            return f"{event.king} wears the crown now."
    return ""


def _picture(view: View, filename: str, alt: str) -> Picture:
    image = Image.new("RGB", (320, 160), (238, 228, 205))
    draw = ImageDraw.Draw(image)
    for place in range(40):
        x, y = 12 + place % 10 * 30, 14 + place // 10 * 34
        holder = view["state"]["fields"].get(f"field-{place + 1}", "")
        draw.rectangle((x, y, x + 24, y + 26), fill=COLOURS.get(holder, (205, 190, 150)), outline=(90, 70, 50))
    file = BytesIO()
    image.save(file, "PNG")
    return Picture(file.getvalue(), filename, alt, *image.size)
