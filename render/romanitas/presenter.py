"""Romanitas as it is shown in a channel: posts, panel, status."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from render.core.picture import Picture
from render.core.words import Words
from render.presenter import LENGTHS, Post, Posting, View, Voice
from render.romanitas.battle_report import draw_battle
from render.romanitas.chronicle import chapter, summary_text
from render.romanitas.film import make_film
from render.romanitas.line_preview import draw_line_up
from render.romanitas.map import REGIONS, ZOOM, draw_map
from render.romanitas.narrator import tell, tell_outside_battles
from render.romanitas.stats_sheet import draw_statistics, figures, tell_statistics
from render.romanitas.theme import emperors, say, words, years
from render.romanitas.title_and_end_cards import draw_end, draw_title
from render.romanitas.turn_card import draw_summary
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.text import Argument
from rules.romanitas.chapters.organisation import fatum_modifiers
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Acta, Column, Domain
from rules.romanitas.events import AttitudeChecked, TreatyHeld
from rules.romanitas.game import Romanitas
from rules.romanitas.state import RomanitasState

_LONGEST = 1900
_ON_THE_MAP = frozenset({
    "city-desolated", "city-taken", "city-reconquered", "fleet-sailed", "fleet-gone", "diplomacy-turned",
})  # fmt: skip
Telling: TypeAlias = "Callable[[Sequence[Event], Voice, Sequence[Event]], list[str]]"
_FINISHED = frozenset({"battle-ended", "naval-battle-ended"})


class RomanitasPresenter:
    """Shows campaigns of Romanitas."""

    def posts(self, events: Sequence[Event]) -> list[Post]:
        """A report of each battle that ended, the summary of a turn that is over, the news, the game's end."""
        if not events:
            return []
        mark = _mark(events)
        found = [
            Post("report", f"battle:{event.scene}", event.turn, event.scene)
            for event in events
            if event.kind in _FINISHED
        ]
        kinds = {event.kind for event in events}
        ended = next((event.turn for event in events if event.kind == "turn-ended"), None)
        changed = bool(kinds & _ON_THE_MAP or ended is not None)
        if ended is not None:
            last = Post("news", f"news:{mark}:last", ended)
            found += [last] if mark and _is_news(_news(last, events)) else []
            found.append(Post("summary", f"summary:{ended}", ended))
        if mark and "game-ended" not in kinds and (changed or _is_news(events)):
            found.append(Post("map" if changed else "news", f"news:{mark}", events[-1].turn))
        if "game-ended" in kinds:
            found.append(Post("end", "end", events[-1].turn))
        return found

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post."""
        locale = voice.locale
        match post.kind:
            case "report":
                return self._battle(events, voice, before)
            case "summary":
                return Posting(summary_text(events, view, voice), (draw_summary(events, view, locale),))
            case "map":
                news = _news(post, events)
                return Posting(
                    _fitting(tell_outside_battles, news, voice, before), (draw_map(view, None, locale, told=news),)
                )
            case "end":
                return Posting(_last_words(view, words(locale)), (draw_end(view, locale),))
            case "news":
                return Posting(_fitting(tell_outside_battles, _news(post, events), voice, before))

    def title(self, view: View, title: str, locale: str) -> Picture:
        """The card that opens a campaign of this title."""
        return draw_title(view, title, locale)

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The map in motion, from the first turn to now."""
        return make_film(events, view["scenario"], view["options"], locale)

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        """Romanness, territory, combats and the luck of the dice."""
        found = figures(events, view["scenario"], view["options"])
        told = "\n".join(tell_statistics(found, locale))
        return Posting(told[:_LONGEST], (draw_statistics(found, title, locale),))

    def map(self, view: View, region: str | None, locale: str, zoom: float = ZOOM) -> Picture:
        """The map, or a region of it."""
        return draw_map(view, region, locale, zoom)

    def regions(self, locale: str) -> Mapping[str, str]:
        """The regions of the map, then every city."""
        texts = words(locale)
        cities = romanitas_data().cities
        return {place: texts.name(place) for place in (*REGIONS, *cities)}

    def panel(self, view: View, locale: str) -> Posting:
        """Turn, years and Romanness, with the map of what the decision is about or the battle as it stands."""
        state = msgspec.convert(view["state"], RomanitasState)
        texts = words(locale)
        heading = texts(
            "panel-heading", turn=state.turn, last=state.last_turn, years=years(state),
            emperors=emperors(state.turn, texts), rp=state.rp, ruins=len(state.desolation),
        )  # fmt: skip
        decision = view.get("decision") or {}
        about = decision.get("about") or []
        line = self.arrangement(view, decision.get("default") or {}, locale)
        return Posting(heading, (line or draw_map(view, about[0] if about else None, locale),))

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        """The battle line as it would stand; the dice of fate need no picture."""
        return draw_line_up(view, slots, locale)

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """Nothing: Romanitas takes no written orders."""
        return None

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        """The battle line, or the dice of fate on their domains, as it would stand."""
        texts = words(locale)
        decision = view.get("decision") or {}
        items = {item["id"]: item["label"] for item in decision.get("items", ())}
        lines = []
        for slot in decision.get("slots", ()):
            placed = " › ".join(items.get(item, item) for item in slots.get(slot["id"], ()))
            line = texts("line-up", slot=slot["label"], units=placed or texts("battle-empty"))
            if decision.get("topic") == "fatum":
                line += _forecast(view, slot["id"], items, slots.get(slot["id"], ()), texts)
            lines.append(line)
        return "\n".join(lines)

    def battle(self, events: Sequence[Event], view: View, locale: str) -> Posting:
        """The report of a battle, as a picture, with what was told of it."""
        return self._battle(events, Voice(locale), ())

    def _battle(self, events: Sequence[Event], voice: Voice, before: Sequence[Event]) -> Posting:
        picture = draw_battle(events, voice.locale)
        return Posting(_fitting(tell, events, voice, before), () if picture is None else (picture,))

    def status(self, view: View, locale: str) -> str:
        """Where the Empire stands."""
        state = msgspec.convert(view["state"], RomanitasState)
        texts = words(locale)
        parts = [
            texts(
                "panel-heading", turn=state.turn, last=state.last_turn, years=years(state),
                emperors=emperors(state.turn, texts), rp=state.rp, ruins=len(state.desolation),
            ),
            *_acta_lines(state, texts),
            *_army_lines(state, texts),
            *_frontier_lines(state, texts),
        ]  # fmt: skip
        return "\n".join(parts)[:_LONGEST]

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """The events as told."""
        return tell(events, voice, before)

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A turn as a chapter of the chronicle."""
        return chapter(events, voice)


def _news(post: Post, events: Sequence[Event]) -> list[Event]:
    """What a post tells of a choice that may end a turn and begin the next: its own turn, the end of it apart."""
    return [event for event in events if event.turn == post.turn and event.kind != "turn-ended"]


def _is_news(events: Sequence[Event]) -> bool:
    """Whether more happened than a nation keeping the peace, which is left to the log."""
    return bool(tell([event for event in events if not event.scene and not _is_peace(event)], Voice()))


def _is_peace(event: Event) -> bool:
    return isinstance(event, TreatyHeld) or (isinstance(event, AttitudeChecked) and event.column == Column.NEUTRALITY)


def _forecast(view: View, domain: str, items: Mapping[str, str], dice: Sequence[str], texts: Words) -> str:
    """The Acta Publica box that a die of fate would open in a domain, modifiers included."""
    if not dice or dice[0] not in items:
        return ""
    state = msgspec.convert(view["state"], RomanitasState)
    face = int(items[dice[0]].rpartition(" ")[2])
    modifiers = fatum_modifiers(Romanitas(state, ""), Domain(domain))
    box = romanitas_data().acta_box(Domain(domain), face + sum(modifier.value for modifier in modifiers))
    change = f"+{box.rp}" if box.rp > 0 else f"−{-box.rp}" if box.rp else "±0"
    return texts("line-up-fatum", box=say(f"acta-{box.id}"), change=change)


def _mark(events: Sequence[Event]) -> str:
    """What sets these events apart from all others of the campaign: the first die that fell, or empty."""
    for event in events:
        if event.kind == "dice-thrown":
            return str(event.model_dump()["rolls"][0][0])
    return ""


def _fitting(told: Telling, events: Sequence[Event], voice: Voice, before: Sequence[Event]) -> str:
    """The events as one text that fits into a message: told at length if they can be, else more tersely.

    What does not fit even so is left to /log.
    """
    for length in LENGTHS[LENGTHS.index(voice.length) :: -1]:
        paragraphs = told(events, Voice(voice.locale, length), before)
        if sum(map(len, paragraphs)) + len(paragraphs) <= _LONGEST:
            return "\n".join(paragraphs)
    return _beginning(paragraphs, words(voice.locale)("told-more"))


def _beginning(paragraphs: Sequence[str], more: str) -> str:
    """As many whole paragraphs as fit into a message, and a word on the others."""
    text = ""
    for paragraph in paragraphs:
        if len(text) + len(paragraph) + 1 > _LONGEST:
            break
        text = f"{text}\n{paragraph}" if text else paragraph
    return f"{text}\n{more}"


def _last_words(view: View, texts: Words) -> str:
    result = view["result"] or {"level": "", "text": ""}
    level = texts(f"level-{str(result['level']).replace(' ', '-')}")
    return f"**{level}.** {result['text']}"


def _acta_lines(state: RomanitasState, texts: Words) -> list[str]:
    lines = []
    for domain in Domain:
        box = state.now.acta.get(domain)
        if box is not None:
            rp = romanitas_data().acta[Acta(box)].rp
            change = f"+{rp}" if rp > 0 else f"−{-rp}" if rp else "±0"
            lines.append(
                texts("status-acta", domain=say(f"map-domain-{domain}"), box=say(f"acta-{box}"), change=change)
            )
    return lines


def _army_lines(state: RomanitasState, texts: Words) -> list[str]:
    data = romanitas_data()
    lines = []
    for box in ("mobilised", "eliminated"):
        pieces = [piece for piece in state.stacks.get(box, ()) if piece not in data.monuments]
        if pieces:
            lines.append(texts(f"status-{box}", pieces=tuple(pieces)))
    if state.elite:
        lines.append(texts("status-elite", units=tuple(state.elite)))
    return lines


def _frontier_lines(state: RomanitasState, texts: Words) -> list[str]:
    data = romanitas_data()
    gained = tuple(city for city, owner in state.owner.items() if owner == "roman" != data.original_owner[city])
    at_sea = tuple(
        nation
        for nation, fleet in data.enemy_fleet.items()
        if any(fleet.id in state.stacks.get(zone, ()) for zone in data.zones)
    )
    standing = tuple(
        monument for city in state.owner for monument in state.stacks.get(city, ()) if monument in data.monuments
    )
    facts: dict[str, tuple[str, ...]] = {
        "status-desolation": tuple(state.desolation),
        "status-gained": gained,
        "status-monuments": standing,
        "status-fleets": at_sea,
        "status-roman-clients": tuple(space for space, side in state.diplomacy.items() if side == "roman"),
        "status-persian-clients": tuple(space for space, side in state.diplomacy.items() if side == "persian"),
        "status-treaties": tuple(state.treaties),
        "status-war": tuple(state.now.at_war),
    }
    return [texts(key, **_of(things)) for key, things in facts.items() if things]


def _of(things: tuple[str, ...]) -> dict[str, Argument]:
    return {"things": things}


PRESENTER = RomanitasPresenter()
"""Shows Romanitas."""
