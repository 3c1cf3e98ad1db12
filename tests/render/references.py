"""Reference pictures: the pictures as they were when someone last looked at them and found them good.

``python -m tests.render.references`` compares, and puts changed pictures side by side into a folder. With ``--accept``
today's pictures become the references.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer
from PIL import Image, ImageChops, ImageFilter, ImageStat

import rules
from render.core.picture import Picture
from render.core.posts import View
from render.italia import PRESENTER as ITALIA
from render.italia.battle_model import battles
from render.italia.battle_report import draw_battle as draw_italian_battle
from render.italia.texts import words as italia_words
from render.italia.theme import game_of
from render.presenter import Post, Voice, presenter
from rules.core.agents import give
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.registry import companions
from rules.rise_and_fall.orders.book import ORDERS
from tests.conformance.playthrough import file_of
from tests.gallery.positions import Position, positions
from tests.render.italia import samples

FOLDER = Path(__file__).parent / "references"
_KEPT = 800
"""Pixels of a reference across; they are kept small, for what counts is what a reader sees."""

_QUALITIES = (78, 90, 95)
"""The qualities of a reference that are tried, so that its own grain isn't taken for a change."""

_COMPARED = 400
_MEAN = 2.0
_FAR = 32
_SHARE = 0.0015
_FIGHTS = {"battle": "battle-began", "siege": "battle-began", "sea-fight": "naval-battle-began"}


@dataclass(frozen=True)
class Difference:
    """How far two pictures are apart: the mean over all channels (0 to 255), and the share of pixels far off."""

    mean: float
    share: float

    @property
    def is_visible(self) -> bool:
        """Whether someone who looks at both would see it."""
        return self.mean > _MEAN or self.share > _SHARE


def difference(one: Image.Image, other: Image.Image) -> Difference:
    """How far two pictures are apart for the eye: small, slightly blurred, so that edges and grain do not count."""
    if abs(one.height / one.width - other.height / other.width) > 0.01:
        return Difference(255.0, 1.0)
    size = _COMPARED, round(_COMPARED * other.height / other.width)
    seen = [
        each.convert("RGB").resize(size, Image.Resampling.BOX).filter(ImageFilter.BoxBlur(1)) for each in (one, other)
    ]
    apart = ImageChops.difference(*seen)
    mean = sum(ImageStat.Stat(apart).mean) / 3
    far = apart.convert("L").point(lambda value: 255 if value > _FAR else 0)
    return Difference(mean, ImageStat.Stat(far).mean[0] / 255)


_ORDERS = "attack Burdigala from Tarraco; attack Gergovia from Cremona, support from Rome; legion 9 > Vesontio; end"
"""What Rome does in its first turn of Rise and Fall; everything else is as suggested."""


def scenes() -> Iterator[tuple[str, Picture]]:
    """The pictures that are compared, all of them from known choices: maps, regions, reports, cards."""
    yield from _romanitas()
    yield from _rise_and_fall()
    yield from _ultimus_romanorum()
    yield from _italia()


def _italia() -> Iterator[tuple[str, Picture]]:
    """Samples: boards and parts, letters, a purchase, a campaign, fights, orders, cards, statistics."""
    view, texts = samples.at_start("I", samples.war), italia_words("en")
    yield "italia-title", ITALIA.title(view, "The Geese of Juno", "en")
    yield "italia-map", ITALIA.map(view, None, "en")
    yield "italia-map-390", ITALIA.map(samples.at_start("II"), None, "fr")
    for region in ("centre", "south", "islands"):
        yield f"italia-map-{region}", ITALIA.map(view, region, "en")
    asked = samples.at_start("I", samples.war, topic="buy", prompt="What do the Celts buy?", actor="celts")
    yield "italia-panel-buy", ITALIA.panel(asked, "en").pictures[0]
    report = ITALIA.compose(Post("report", "campaign:1:celts:brennus", 1), samples.campaign(), view, Voice()).pictures
    yield "italia-campaign", report[0]
    yield "italia-battle", report[1]
    for name, events in (("raid", samples.raid(success=True)), ("sea", samples.sea_battle())):
        yield f"italia-{name}", draw_italian_battle(battles(events)[0], game_of(view), texts)
    unit = game_of(view).units_at("roma", "romans")[0]
    plan = ITALIA.preview(view, [Arrow(unit, ("roma", "latium"), "move")], "en")
    assert plan is not None
    yield "italia-orders", plan
    yield (
        "italia-turn",
        ITALIA.compose(Post("summary", "summary:1", 1), samples.end_of_turn(), view, Voice()).pictures[0],
    )
    events = [*samples.campaign(), *samples.end_of_turn()]
    yield "italia-statistics", ITALIA.statistics(events, view, "The Geese of Juno", "en").pictures[0]
    ended: View = {**view, "result": {"level": "victory", "winner": "red", "text": "Red wins."}}
    yield "italia-end", ITALIA.compose(Post("end", "end", 1), [], ended, Voice()).pictures[0]


def _ultimus_romanorum() -> Iterator[tuple[str, Picture]]:
    """Recorded positions: the board and a theatre, questions, a battle before its die, orders, a report, cards."""
    shown = presenter("ultimus-romanorum")
    at = {each.moment.name: each for each in positions("ultimus-romanorum") if each.scenario == "catalaunian-451"}
    start, busiest, end = at["start"].view, at["busiest"].view, at["end"]
    yield "ultimus-title", shown.title(start, "The Last of the Romans", "en")
    yield "ultimus-map", shown.map(start, None, "en")
    yield "ultimus-map-gallia", shown.map(busiest, "gallia", "en")
    for topic in ("goal", "evade"):
        yield (
            f"ultimus-panel-{topic}",
            shown.panel(at[f"asked-{topic}"].view, "en", at[f"asked-{topic}"].scene).pictures[0],
        )
    plan = _plan_of(at["asked-movement"])
    yield "ultimus-orders", plan
    for name, moment in (("report", "first-report"), ("turn", "longest-summary"), ("end", "first-end")):
        post = at[moment].moment.post
        assert post is not None
        own, before = at[moment].events_of(post)
        drawn = shown.compose(post, own, at[moment].view, Voice(), before).pictures
        yield f"ultimus-{name}", drawn[0]
        if name == "report":
            yield "ultimus-battle", drawn[1]
    fought = at["asked-die"]
    yield "ultimus-under-way", shown.panel(fought.view, "en", fought.scene).pictures[0]
    film = shown.film(end.events, end.view, "en")
    yield "ultimus-film", film
    yield "ultimus-statistics", shown.statistics(end.events, end.view, "The Last of the Romans", "en").pictures[0]


def _plan_of(position: Position) -> Picture:
    """The recorded orders of a position as arrows."""
    decision, book = position.table.decision, companions(position.game).orders
    assert decision is not None
    assert book is not None
    plan = book.plan(position.table, decision.seat, book.parse(position.moment.orders, "en").orders)
    drawn = presenter(position.game).preview(position.view, plan.arrows, "en")
    assert drawn is not None
    return drawn


def _rise_and_fall() -> Iterator[tuple[str, Picture]]:
    """Written orders as arrows, the report of that player turn, the decade's card, regions, the division's map."""
    shown, table = presenter("rise-and-fall"), rules.start("rise-and-fall", "rise-60bc-20ad", seed="reference")
    yield "rise-title", shown.title(table.public(), "The Rise", "en")
    _usual_until(table, "operation")
    assert table.decision is not None
    plan = ORDERS.plan(table, table.decision.seat, ORDERS.parse(_ORDERS, "en").orders)
    assert plan.is_good, [str(each.refused) for each in plan.verdicts if each.refused]
    drawn = shown.preview(table.view(table.decision.seat), plan.arrows, "en")
    assert drawn is not None
    yield "rise-orders", drawn
    for region, zoom in (("merv", 3.0), ("rome", 2.0)):
        yield f"rise-map-{region}", shown.map(table.public(), region, "fr", zoom)
    for answer in plan.answers:
        give(table, answer)
    told = [event for event in table.events if event.scene]
    yield "rise-report", shown.battle(told, table.public(), "en").pictures[0]
    while table.state.turn == 1:
        assert table.decision is not None
        give(table, table.decision.default)
    first = [event for event in table.events if event.turn == 1]
    yield "rise-summary", shown.compose(Post("summary", "summary:1", 1), first, table.public(), Voice()).pictures[0]
    late = rules.start("rise-and-fall", "fall-350-470", seed="reference")
    yield "rise-map-350", shown.map(late.public(), None, "en")
    ended: View = {**late.public(), "result": {"level": "roman-marginal", "winner": "rome", "text": "Rome holds."}}
    yield "rise-end", shown.compose(Post("end", "end", 1), [], ended, Voice()).pictures[0]


def _usual_until(table: rules.Table, topic: str) -> None:
    """Take what is suggested until something is to be decided."""
    while table.decision is not None and table.decision.topic != topic:
        give(table, table.decision.default)


def _romanitas() -> Iterator[tuple[str, Picture]]:
    shown = presenter("romanitas")
    begun = rules.start("romanitas", seed="reference").public()
    yield "title", shown.title(begun, "The Restoration of the Empire", "en")
    yield "map", shown.map(begun, None, "en")
    yield "map-the-balkans", shown.map(begun, "the-balkans", "en", 3.0)
    tables, events = _recorded()
    for topic in ("window", "defence", "line", "manage"):
        yield f"panel-{topic}", shown.panel(json.loads(tables[topic]), "en").pictures[0]
    for name in _FIGHTS:
        fought = _fight(events, name)
        if fought:
            yield name, shown.battle(fought, begun, "en").pictures[0]
    last: View = json.loads(tables["last"])
    first_turn = [event for event in events if event.turn == 1]
    yield "turn", shown.compose(Post("summary", "summary:1", 1), first_turn, last, Voice()).pictures[0]
    ended: View = {**last, "result": {"level": "major victory", "winner": "roman", "text": "The Empire stands."}}
    yield "end", shown.compose(Post("end", "end", 1), [], ended, Voice()).pictures[0]


@cache
def _recorded() -> tuple[dict[str, str], list[Event]]:
    """The views at some decisions of the recorded campaign, and all its events."""
    marked = (
        line.partition("  chosen ") for line in file_of("romanitas", "campaign-528").read_text("utf-8").splitlines()
    )
    table = rules.start("romanitas", "campaign-528", seed="a campaign that lasts 0")
    views: dict[str, str] = {}
    for _, mark, choice in marked:
        if not mark or table.decision is None:
            continue
        views[table.decision.topic] = json.dumps(table.public())
        answer = json.loads(choice)
        give(table, answer if isinstance(answer, dict) else tuple(answer))
    views["last"] = json.dumps(table.public())
    return views, table.events


def _fight(events: list[Event], name: str) -> list[Event]:
    """The longest battle, siege or sea fight among the events."""
    found: dict[str, list[Event]] = {}
    for event in events:
        if event.scene:
            found.setdefault(event.scene, []).append(event)
    wanted = "naval" if name == "sea-fight" else name
    fitting = [scene for key, scene in found.items() if key.startswith(wanted) and scene[0].kind == _FIGHTS[name]]
    return max(fitting, key=len, default=[])


def reference(name: str) -> Image.Image | None:
    """A reference picture, or None where there is none yet."""
    file = FOLDER / f"{name}.webp"
    return Image.open(file) if file.exists() else None


def opened(picture: Picture) -> Image.Image:
    """A picture as an image; of a film, the last one."""
    image = Image.open(BytesIO(picture.data))
    image.seek(getattr(image, "n_frames", 1) - 1)
    return image.convert("RGB")


def main(
    folder: Annotated[Path, typer.Option(help="Where what has changed is put side by side.")] = Path("var/references"),
    accept: Annotated[bool, typer.Option("--accept", help="Take the pictures of today as references.")] = False,
) -> None:
    """Compare all pictures with their references."""
    changed = 0
    for name, picture in scenes():
        now, before = opened(picture), reference(name)
        apart = Difference(255.0, 1.0) if before is None else difference(before, now)
        changed += apart.is_visible
        typer.echo(
            f"{name:20} mean {apart.mean:6.2f}, far off {apart.share:7.2%}{'  CHANGED' if apart.is_visible else ''}"
        )
        if apart.is_visible and accept:
            _keep(name, now)
        elif apart.is_visible:
            _side_by_side(before, now, folder / f"{name}.png")
    raise typer.Exit(bool(changed and not accept))


def _keep(name: str, picture: Image.Image) -> None:
    FOLDER.mkdir(exist_ok=True)
    small = picture.resize((_KEPT, round(_KEPT * picture.height / picture.width)), Image.Resampling.LANCZOS)
    for quality in _QUALITIES:
        small.save(FOLDER / f"{name}.webp", quality=quality, method=6)
        kept = reference(name)
        if kept is not None and difference(kept, picture).mean < _MEAN * 0.8:
            break


def _side_by_side(before: Image.Image | None, now: Image.Image, file: Path) -> None:
    """Write the reference, the picture of today and where they differ beside each other."""
    size = _KEPT, round(_KEPT * now.height / now.width)
    old = Image.new("RGB", size) if before is None else before.convert("RGB").resize(size)
    new = now.resize(size, Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (3 * size[0] + 20, size[1]), "white")
    for place, picture in enumerate((old, new, ImageChops.difference(old, new))):
        sheet.paste(picture, (place * (size[0] + 10), 0))
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(file)


if __name__ == "__main__":
    typer.run(main)
