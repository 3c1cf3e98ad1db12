"""The card that closes a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.canvas import finished
from render.core.cards import WIDTH, Plate, Row, Tone, draw_turn_card, fitting_cause
from render.core.fonts import Face, text_width
from render.core.palette import GAIN, INK, LOSS, ROME, SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, write
from render.core.words import Words, signed
from render.romanitas.theme import emperors, words
from render.romanitas.title_and_end_cards import cities_map
from rules.core.events import Event
from rules.core.typed_data import from_builtins
from rules.romanitas import events as happened
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

_BRIEFER: Final = ("", "-brief", "-briefest")
"""What follows the key of a text: nothing, or how brief it is."""

_RP_WIDTH, _RP_HEIGHT = 570, 190
_RP_NUMBER, _RP_WORD, _SMALL_WORD, _LEAST_GAP = 70, 42, 38, 14


def draw_summary(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The card of a turn, from its events and the view after them."""
    turn = events[0].turn if events else 1
    texts, state, span = words(locale), from_builtins(view["state"], RomanitasState), romanitas_data().turn[turn]
    line = texts("map-reign", years=f"{span.first_year}–{span.last_year}", emperors=emperors(turn, texts))
    heads = {"lands": _lands, "war": _war, "state": _affairs}
    rows = {head: told(events, texts) for head, told in heads.items()}
    room = max(map(len, rows.values())) - len(rows["lands"])
    rows["lands"] += _standing(state, texts)[:room]
    plates = [
        Plate(texts(f"card-{head}"), each, lambda count: texts("card-more", count=count)) for head, each in rows.items()
    ]
    title, foot = texts("card-turn", turn=turn), _foot(state, turn, texts)
    picture = draw_turn_card(cities_map(state), (200, 180), title, line, plates, foot)
    _draw_romanness(picture, events, texts)
    counted, won, lost = ledger(events)
    alt = texts("alt-card", turn=turn, rp=counted, won=won, lost=-lost)
    return finished(picture, f"turn-{turn}", " ".join([alt, *(plate.told(texts) for plate in plates if plate.rows)]))


def ledger(events: Sequence[Event]) -> tuple[int, int, int]:
    """RP at the count, and RP won and lost after it, both as far as the track goes. Spending counts as lost."""
    bounds = romanitas_data().tables.romanness
    total = next((event.total for event in events if isinstance(event, happened.Counted)), 0)
    counted = before = min(max(total, bounds.floor), bounds.cap)
    won = lost = 0
    for event in events:
        if isinstance(event, happened.RomannessChanged):
            won += max(event.total - before, 0)
            lost += min(event.total - before, 0)
            before = event.total
    return counted, won, lost


def _draw_romanness(picture: Image.Image, events: Sequence[Event], texts: Words) -> None:
    """The count, what was won and spent or lost since, and what is left: a sum, each number over its word."""
    counted, won, lost = ledger(events)
    left, top = WIDTH - _RP_WIDTH - 36, 28
    panel(_RP_WIDTH, _RP_HEIGHT, ROME).put(picture, left, top)
    write(picture, left + _RP_WIDTH / 2, top + 46, texts("card-rp-head"), Face.STRONG, 42, ROME, align=0.5)
    parts = [(str(counted), texts("card-rp-counted"), INK)]
    parts += [(signed(won), texts("card-rp-won"), GAIN)] if won else []
    parts += [(signed(lost), texts("card-rp-lost"), LOSS)] if lost else []
    parts.append((f"= {counted + won + lost}", texts("card-rp-left"), ROME))
    words_wide = [text_width(word, Face.STRONG, _RP_WORD) for _, word, _ in parts]
    gap = (_RP_WIDTH - sum(words_wide)) / (len(parts) + 1)
    size = _RP_WORD if gap >= _LEAST_GAP else _SMALL_WORD
    words_wide = [text_width(word, Face.STRONG, size) for _, word, _ in parts]
    gap, x = (_RP_WIDTH - sum(words_wide)) / (len(parts) + 1), float(left)
    for (number, word, colour), wide in zip(parts, words_wide, strict=True):
        x += gap
        write(picture, x + wide / 2, top + 120, number, Face.HEAVY, _RP_NUMBER, colour, align=0.5)
        write(picture, x + wide / 2, top + 168, word, Face.STRONG, size, SECONDARY, align=0.5)
        x += wide


def _standing(state: RomanitasState, texts: Words) -> list[Row]:
    """How many cities are Roman and how many lie in ruins, for the room that few changes leave."""
    data = romanitas_data()
    roman = sum(owner == "roman" for owner in state.owner.values())
    first = sum(owner == "roman" for owner in data.original_owner.values())
    ruins, most = len(state.desolation), data.tables.victory.desolations
    return [
        Row("tower", texts("card-roman-cities", count=roman), texts("card-roman-cities-first", count=first)),
        Row("flame", texts("card-ruins", count=ruins), texts("card-ruins-most", count=most)),
    ]


def _lands(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.CityTaken():
                cause = fitting_cause(*(texts(f"card-taken{much}", nation=event.nation) for much in _BRIEFER))
                rows.append(Row("chi-rho", texts.short_name(event.city), cause, "gain"))
            case happened.CityReconquered():
                cause = _briefly("card-lost", event.nation, texts)
                rows.append(Row("rout", texts.short_name(event.city), cause, "loss"))
            case happened.CityDesolated():
                known = event.by in romanitas_data().nations
                cause = _briefly("card-desolated", event.by, texts) if known else texts("card-ill-fate")
                rows.append(Row("flame", texts.short_name(event.city), cause, "loss"))
            case happened.DesolationRemoved():
                rows.append(Row("tower", texts.short_name(event.city), texts("card-rebuilt"), "gain"))
            case happened.MonumentBuilt():
                rows.append(
                    Row("temple", texts.short_name(event.city), texts("card-built", monument=event.monument), "gain")
                )
    return rows


def _briefly(key: str, nation: str, texts: Words) -> str:
    """What a nation did, as long as it can be read on a phone; else what was done."""
    return fitting_cause(texts(key, nation=nation), texts(f"{key}-briefest"))


def _war(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.BattleEnded():
                key = f"card-{'siege' if event.siege else 'battle'}-{'won' if event.winner == 'roman' else 'lost'}"
                tone: Tone = "gain" if event.winner == "roman" else "loss"
                sign = "walls" if event.siege else "swords"
                told = fitting_cause(*(texts(f"{key}{much}", nation=event.nation) for much in _BRIEFER))
                rows.append(Row(sign, texts.short_name(event.place), told, tone))
            case happened.NavalBattleEnded():
                tone = "gain" if event.winner == "roman" else "loss" if event.winner == "enemy" else "plain"
                told = texts(f"card-naval-{event.winner or 'nobody'}")
                rows.append(Row("anchor", texts.short_name(event.zone), told, tone))
            case happened.FleetSailed():
                rows.append(
                    Row("fleet", texts.short_name(event.zone), _briefly("card-fleet", event.nation, texts), "loss")
                )
            case happened.SurvivalTested() if event.outcome != "unhurt":
                rows.append(Row("cross", texts.name(event.figure), texts(f"card-{event.outcome}"), "loss"))
    return rows


def _affairs(events: Sequence[Event], texts: Words) -> list[Row]:
    """Affairs of state. Of a people that changed sides twice, only the last side counts."""
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.ActaPlaced():
                rows.append(
                    Row(
                        "scroll",
                        texts(f"acta-{event.box}"),
                        texts("card-acta", change=signed(event.rp)) if event.rp else texts("card-acta-nothing"),
                        _tone(event.rp),
                    )
                )
            case happened.DiplomacyTurned():
                name = texts.short_name(event.space)
                rows = [row for row in rows if (row.sign, row.fact) != ("envoy", name)]
                rows.append(
                    Row(
                        "envoy",
                        texts.short_name(event.space),
                        texts(f"card-diplomacy-{event.side}"),
                        _sided(event.side),
                    )
                )
            case happened.AmbassadorSent() if event.success:
                rows.append(Row("envoy", texts.name(event.nation), texts("card-treaty"), "gain"))
            case happened.ExpeditionWon():
                rows.append(Row("crown", texts("card-persia"), "+4 RP", "gain"))
    return rows


def _tone(change: int) -> Tone:
    return "gain" if change > 0 else "loss" if change < 0 else "plain"


def _sided(side: str | None) -> Tone:
    return "gain" if side == "roman" else "loss" if side == "persian" else "plain"


def _foot(state: RomanitasState, turn: int, texts: Words) -> str:
    """Ruins and treaties; without any, what comes next."""
    told = [texts("card-foot", ruins=len(state.desolation))] if state.desolation else []
    told += [texts("card-foot-treaties", nations=tuple(state.treaties))] if state.treaties else []
    following = romanitas_data().turn.get(turn + 1)
    if not told and following is not None:
        years = f"{following.first_year}–{following.last_year}"
        told = [texts("card-foot-next", turn=turn + 1, years=years)]
    return " ".join(told)
