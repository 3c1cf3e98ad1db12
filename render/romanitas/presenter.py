"""Romanitas in a channel: posts, panel and status."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from render.core.base_presenter import BasePresenter, Call
from render.core.battle_sheet import Choice
from render.core.message_text import LONGEST
from render.core.picture import ALT_TEXT_LIMIT, Picture
from render.core.posts import Posting, ScoreChange, View, Voice, drawn
from render.core.targets import Targets, targets_in
from render.core.words import Words, signed
from render.romanitas.answers import answer_letters, told_of_letters
from render.romanitas.battle_model import fold
from render.romanitas.battle_report import draw_battle, draw_battle_so_far, passes_told
from render.romanitas.chronicle import chapter, closing_count, summary_text, threshold
from render.romanitas.fate_dice import draw_fate_dice, face_of, forecast
from render.romanitas.film import make_film
from render.romanitas.line_preview import draw_line_up
from render.romanitas.map import draw_map, draw_targets
from render.romanitas.narrator import NARRATOR, RECALLED, TOLD_WITH
from render.romanitas.regions import REGIONS, USUAL
from render.romanitas.stats_sheet import draw_statistics, figures, tell_statistics
from render.romanitas.theme import GAME, emperors, say, words, years
from render.romanitas.title_and_end_cards import draw_end, draw_title
from render.romanitas.turn_card import draw_summary
from rules.core.events import Event, GameEnded
from rules.core.typed_data import from_builtins
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Acta, Column, Domain
from rules.romanitas.events import (
    AttitudeChecked,
    BattleBegan,
    BattleEnded,
    Counted,
    NavalBattleBegan,
    NavalBattleEnded,
    RomannessChanged,
    TreatyHeld,
    TurnEnded,
)
from rules.romanitas.state import RomanitasState

_ARRANGED: Final = ("line", "fatum")
"""The decisions that arrange things, with pictures of their own."""


class RomanitasPresenter(BasePresenter):
    """Shows campaigns of Romanitas: battle reports, news and turn summaries."""

    game = GAME
    calls = {
        "battle-ended": Call("report", "battle:{scene}"),
        "naval-battle-ended": Call("report", "battle:{scene}"),
        "turn-ended": Call("summary", "summary:{turn}"),
        "game-ended": Call("end", "end"),
    }
    news_on_map = frozenset({
        "city-desolated", "city-taken", "city-reconquered", "fleet-sailed", "fleet-gone", "diplomacy-turned",
    })  # fmt: skip
    recalled = RECALLED
    narrator = NARRATOR

    def is_minor(self, event: Event) -> bool:
        """Only the log mentions a nation that keeps the peace."""
        neutral = isinstance(event, AttitudeChecked) and event.column == Column.NEUTRALITY
        return neutral or isinstance(event, TreatyHeld)

    def report(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]) -> Posting:
        """A battle report: the picture and the narrator's text. A battle that the game ends in is told pass by pass."""
        told = self.told(events, voice, before, wanted=lambda event: not isinstance(event, GameEnded))
        report = fold(events)
        if report is not None and report.ended is None:
            told = "\n".join(filter(None, [told, *passes_told(report, words(voice.locale))]))[:LONGEST]
        return Posting(told, drawn(lambda: draw_battle(events, voice.locale)))

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """The events as told. A battle is told at its end, so one that is going on is listed pass by pass."""
        told, report = super().tell(events, voice, before), fold(events)
        if report is None or report.ended is not None:
            return told
        return [*told, *passes_told(report, words(voice.locale))]

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The battle that is being fought, with what is asked below it; or else as for every game."""
        decision = decision_in(view)
        is_map = decision.get("topic") in _ARRANGED or targets_in(view).spaces
        if is_map or view["result"] or not _is_fought(scene):
            return _with_letters(super().panel(view, locale), view, locale)
        asked, letters = decision.get("prompt", ""), answer_letters(view)
        shown = drawn(lambda: draw_battle_so_far(scene, locale, asked, _choices(view), letters))
        return _with_letters(Posting(self.heading(view, locale), shown), view, locale)

    def letters(self, view: View) -> Mapping[str, str]:
        """Those of targets, or of answers that are drawn otherwise."""
        return super().letters(view) or answer_letters(view)

    def scene_so_far(self, events: Sequence[Event], locale: str) -> Picture | None:
        """The newest pass of the battle that is being fought."""
        return draw_battle_so_far(events, locale)

    def summary(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> Posting:
        """The card that closes a turn."""
        return Posting(
            summary_text(events, view, voice, before), drawn(lambda: draw_summary(events, view, voice.locale))
        )

    def end(self, events: Sequence[Event], view: View, voice: Voice) -> Posting:
        """The card with the result and its reason, and the closing count line by line."""
        result, texts = view["result"] or {"level": "", "text": ""}, words(voice.locale)
        level = texts(f"level-{str(result['level']).replace(' ', '-')}")
        told = [f"**{level}.** {result['text']}", *closing_count(events, texts), *threshold(events, texts)]
        return Posting("\n".join(told), drawn(lambda: draw_end(view, voice.locale)))

    def title(self, view: View, title: str, locale: str) -> Picture:
        """The card that opens a campaign."""
        return draw_title(view, title, locale)

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The film of the map, from the first turn until now."""
        return make_film(events, view["scenario"], view["options"], locale)

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        """Romanness, territory, combats and dice luck."""
        found = figures(events, view["scenario"], view["options"])
        told = "\n".join(tell_statistics(found, locale))
        return Posting(told[:LONGEST], (draw_statistics(found, title, locale),))

    def map(self, view: View, region: str | None, locale: str, zoom: float = USUAL) -> Picture:
        """The map or a region of it."""
        return draw_map(view, region, locale, zoom)

    def target_map(self, view: View, targets: Targets, locale: str) -> Picture:
        """The part of the map with the targets."""
        return draw_targets(view, targets, locale)

    def news_map(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The whole map with what these events changed."""
        return draw_map(view, None, locale, told=events)

    def regions(self, locale: str) -> Mapping[str, str]:
        """The regions of the map, then every city."""
        return {place: words(locale).name(place) for place in (*REGIONS, *romanitas_data().cities)}

    def also_known(self) -> Mapping[str, Sequence[str]]:
        """The names of cities on the board and in other atlases, and of the land around them."""
        board = romanitas_data()
        lands = ((board.territories[city.territory], board.provinces[city.province]) for city in board.cities.values())
        return {
            city.id: (*city.aka, *dict.fromkeys(land.name for land in around))
            for city, around in zip(board.cities.values(), lands, strict=True)
        }

    def heading(self, view: View, locale: str) -> str:
        """Turn, years and Romanness."""
        state, texts = from_builtins(view["state"], RomanitasState), words(locale)
        return texts(
            "panel-heading", turn=state.turn, last=state.last_turn, years=years(state),
            emperors=emperors(state.turn, texts), rp=state.rp, ruins=len(state.desolation),
        )  # fmt: skip

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        """The battle line being arranged, or what the Fatum dice would bring: that's the same wherever they lie."""
        return draw_fate_dice(view, locale) or draw_line_up(view, slots, locale)

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        """The battle line being arranged, or the Fatum dice on their domains."""
        texts = words(locale)
        decision = decision_in(view)
        items = {item["id"]: item["label"] for item in decision.get("items", ())}
        lines = []
        for slot in decision.get("slots", ()):
            placed = " › ".join(items.get(item, item) for item in slots.get(slot["id"], ()))
            line = texts("line-up", slot=slot["label"], units=placed or texts("battle-empty"))
            if decision.get("topic") == "fatum":
                line += _forecast(view, slot["id"], items, slots.get(slot["id"], ()), texts)
            lines.append(line)
        return "\n".join(lines)

    def status_lines(self, view: View, locale: str) -> Sequence[str]:
        """The state of the Empire: Acta Publica, forces, frontiers."""
        state, texts = from_builtins(view["state"], RomanitasState), words(locale)
        return [*_acta_lines(state, texts), *_army_lines(state, texts), *_frontier_lines(state, texts)]

    def score(self, view: View) -> Mapping[str, int]:
        """The Romanness track and the Desolations: ten of these lose the game."""
        state = from_builtins(view["state"], RomanitasState)
        return {"romanness": state.rp, "desolations": len(state.desolation)}

    def score_change(self, event: Event) -> ScoreChange | None:
        """The count, each change of Romanness, and what a turn leaves unspent."""
        match event:
            case RomannessChanged():
                names = (event.about,) if event.about in romanitas_data().cities else ()
                return ScoreChange(frozenset({event.kind, *TOLD_WITH.get(event.cause, ())}), names)
            case Counted():
                return ScoreChange(frozenset({event.kind}))
            case TurnEnded() if event.unspent:
                return ScoreChange(frozenset({"summary"}), ("ledger-end",))
        return None

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A turn as a chapter of the chronicle."""
        return chapter(events, voice)


def _with_letters(panel: Posting, view: View, locale: str) -> Posting:
    """A panel whose picture shows letters of answers that aren't places: its alt text tells them."""
    letters, told = answer_letters(view), told_of_letters(view, words(locale))
    if not letters:
        return panel
    pictures = tuple(replace(picture, alt=f"{picture.alt} {told}"[:ALT_TEXT_LIMIT]) for picture in panel.pictures)
    return msgspec.structs.replace(panel, pictures=pictures, letters=letters)


def _choices(view: View) -> list[Choice]:
    """The sides of a stratagem counter that one is to be played of: nothing else shows them."""
    decision = decision_in(view)
    if decision.get("topic") != "stratagem-side":
        return []
    letters = answer_letters(view)
    return [
        Choice(str(each["label"]), str(each["detail"]), letters.get(str(each["id"]), ""))
        for each in decision.get("options", ())
    ]


def _is_fought(scene: Sequence[Event]) -> bool:
    """Whether a battle on land or at sea has begun among these events and is not over."""
    began = any(isinstance(event, BattleBegan | NavalBattleBegan) for event in scene)
    return began and not any(isinstance(event, BattleEnded | NavalBattleEnded) for event in scene)


def _forecast(view: View, domain: str, items: Mapping[str, str], dice: Sequence[str], texts: Words) -> str:
    """The Acta Publica box that a Fatum die would give in a domain, with modifiers."""
    if not dice or dice[0] not in items:
        return ""
    state = from_builtins(view["state"], RomanitasState)
    box = forecast(state, Domain(domain), face_of(items[dice[0]]))
    return texts("line-up-fatum", box=say(f"acta-{box.id}"), change=signed(box.rp))


def _acta_lines(state: RomanitasState, texts: Words) -> list[str]:
    lines = []
    for domain in Domain:
        box = state.now.acta.get(domain)
        if box is not None:
            change = signed(romanitas_data().acta[Acta(box)].rp)
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
    return [texts(key, things=things) for key, things in facts.items() if things]


PRESENTER: Final = RomanitasPresenter()
"""The presenter of Romanitas."""
