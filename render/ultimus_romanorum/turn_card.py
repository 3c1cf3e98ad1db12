"""The card that closes a year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import HEIGHT, WIDTH, Plate, Row, Tone, draw_turn_card, row_sign
from render.core.fonts import Face, fitted_size, shortened, text_width
from render.core.palette import BAND, BAND_TEXT, HAIRLINE, INK, IVORY, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, pill, write, write_fitted
from render.core.words import Words, signed
from render.ultimus_romanorum.armies import controllers, tints
from render.ultimus_romanorum.battle_report import ROMANS, main_people, name_of
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, EAST, USURPER, WEST, game_of
from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import ARMENIA, ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

YEAR_SIZE: Final = 72
_CORNER: Final = (330, 230)
_PLATE: Final = (620, 172)
_LINE: Final = WIDTH - 620 - 2 * 38 - 24
"""The room of a line beside the plate with the points."""

_LONG: Final = ("pv-thrones", "pv-last-augustus")
"""Causes that have a shorter name in the text of the card."""

_MOST_ROWS, _MOST_ACCOUNTS, _ACCOUNT = 3, 5, 64
"""The rows of news, those of points, and the height of one of these."""

_COLUMNS, _COLUMN, _COLUMN_TOP, _COLUMN_HEIGHT = (24, 606), 570, 264, 412
_ROW, _ROW_NEAR, _REST, _SIGN_ROOM = 114, 104, 42, 84
_ROOM: Final = _COLUMN - _SIGN_ROOM - 20
"""The columns of the card, a row and one above a line with what has no room, and the room of a line in a row."""

_FACT, _CAUSE, _HEAD = 44, 44, 40
_FOOT, _FOOT_LETTERS, _LINES = 62, 40, 42
"""The letters of both lines of a row, of the columns' heads, the foot, and the lines below the year."""

_BATTLES: Final = 2
"""How many battles come before the news of rulers and peoples."""

_TONES: Final[dict[str, Tone]] = {"roman": "gain", "barbarian": "loss"}
_TURNS: Final = {"war": "swords", "revolt": "flame", "foederati": "standard", "peace": "wheat", "regnum": "crown"}


def draw_summary(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The card of a year, from its events and the view after them."""
    texts, game = words(locale), game_of(view)
    year = events[0].turn if events else game.year
    lines, foot = year_lines(events, texts), thrones_line(game, texts)
    fought, affairs = list(war(game, events, texts)), _empire(events, texts)
    news = [*fought[:_BATTLES], *affairs, *fought[_BATTLES:]]
    accounts = points(events)
    plates = [
        Plate(texts("card-points"), [each.told(texts) for each in accounts]),
        Plate(f"{texts('card-war')} · {texts('card-empire')}", news, lambda count: texts("card-more", count=count)),
    ]
    board = base_map(GAME).overview(tints(controllers(game))).picture
    picture = draw_turn_card(board, _CORNER, str(year), "", [], "", YEAR_SIZE)
    for place, line in enumerate(_brief_lines(events, texts)):
        write_fitted(picture, 38, 158 + place * 50, line, Face.STRONG, _LINES, _LINE, BAND_TEXT, least=34)
    _draw_accounts(picture, _COLUMNS[0], accounts, texts)
    _draw_column(picture, _COLUMNS[1], plates[1], texts)
    picture.paste(BAND, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    write_fitted(
        picture, WIDTH / 2, HEIGHT - 20, foot, Face.STRONG, _FOOT_LETTERS, WIDTH - 60, IVORY, least=24, align=0.5
    )  # fmt: skip
    gains = gains_of(events)
    _draw_points(picture, game, gains, texts)
    total = {camp: game.state.pv[game.seat(camp)] for camp in CAMPS}
    told = [texts("alt-card", year=str(year)), *(f"{line}." for line in lines)]
    told.append(texts("alt-points", rome=total["roman"], barbarians=total["barbarian"]))
    told += [plates[0].told(texts)] if accounts else []
    told += [_told(plates[1], texts)] if news else []
    return finished(picture, f"year-{year}", " ".join([*filter(None, told), f"{foot}."]))


def _brief_lines(events: Iterable[Event], texts: Words) -> list[str]:
    """Who began, and the event of the year; or the Pax Romana."""
    events = list(events)
    began = [each for each in events if isinstance(each, happened.InitiativeRolled | happened.InitiativeTaken)]
    first = [texts("card-initiative", camp=texts(f"camp-{began[-1].camp}"))] if began else []
    told = (happened.EventRolled, happened.PaxRomana)
    return [*first, *year_lines((each for each in events if isinstance(each, told)), texts)]


def _draw_accounts(picture: Image.Image, left: int, accounts: Sequence[Account], texts: Words) -> None:
    """What brought points, in a line each, with a column for each camp."""
    panel(_COLUMN, _COLUMN_HEIGHT).put(picture, left, _COLUMN_TOP)
    write(picture, left + 22, _COLUMN_TOP + 50, texts("card-points"), Face.HEAD, _HEAD, PORPHYRY, spacing=2)
    right: dict[Camp, float] = {}
    edge = left + _COLUMN - 22.0
    for camp in reversed(CAMPS):
        right[camp] = edge
        name = texts(f"camp-{camp}")
        edge -= max(write(picture, edge, _COLUMN_TOP + 50, name, Face.STRONG, _HEAD, CAMP_COLOURS[camp], align=1), 80)
        edge -= 26
    room = edge + 16 - left - 22
    size = min((fitted_size(each.name(texts), Face.STRONG, _FACT, room, least=38) for each in accounts), default=_FACT)
    for place, each in enumerate(accounts):
        base = _COLUMN_TOP + 114 + place * _ACCOUNT
        picture.paste(HAIRLINE, (left + 22, base - 47, left + _COLUMN - 22, base - 45))
        write_fitted(picture, left + 22, base, each.name(texts), Face.STRONG, size, room, INK, least=38)
        for camp, pv in each.gains.items():
            text = signed(pv) if pv else "–"
            write(
                picture,
                right[camp],
                base,
                text,
                Face.HEAVY,
                _FACT + 4,
                CAMP_COLOURS[camp] if pv else SECONDARY,
                align=1,
            )


def _draw_column(picture: Image.Image, left: int, plate: Plate, texts: Words) -> None:
    """A column with as many rows as it has room for."""
    panel(_COLUMN, _COLUMN_HEIGHT).put(picture, left, _COLUMN_TOP)
    middle, top = left + _COLUMN / 2, _COLUMN_TOP + 52
    write(picture, left + 22, _COLUMN_TOP + 50, plate.head, Face.HEAD, _HEAD, PORPHYRY, spacing=2)
    if not plate.rows:
        write(picture, middle, top + 80, texts("card-quiet"), Face.ITALIC, _FACT, SECONDARY, align=0.5)
    shown = plate.rows[:_MOST_ROWS]
    fact = min((fitted_size(row.fact, Face.STRONG, _FACT, _ROOM, least=38) for row in shown), default=_FACT)
    small = min((fitted_size(row.cause, Face.BODY, _CAUSE, _ROOM, least=38) for row in shown), default=_CAUSE)
    rest, pitch = len(plate.rows) - len(shown), _ROW
    if rest:
        pitch, base = _ROW_NEAR, _COLUMN_TOP + _COLUMN_HEIGHT - 12
        write_fitted(
            picture,
            left + _COLUMN - 22,
            base,
            plate.more(rest),
            Face.ITALIC,
            _REST,
            _COLUMN - 44,
            SECONDARY,
            least=38,
            align=1,
        )
    for place, row in enumerate(shown):
        y = top + place * pitch
        picture.paste(HAIRLINE, (left + 22, y + 14, left + _COLUMN - 22, y + 16))
        row_sign(row.sign, row.tone).put(picture, left + 20, y + 36)
        for base, text, face, size, colour in (
            (y + 58, row.fact, Face.STRONG, fact, INK),
            (y + pitch - 8, row.cause, Face.BODY, small, INK),
        ):
            write(picture, left + _SIGN_ROOM, base, shortened(text, face, size, _ROOM), face, size, colour)


def _told(plate: Plate, texts: Words) -> str:
    """What a plate shows, and how much more there is, as a sentence."""
    if len(plate.rows) <= _MOST_ROWS:
        return plate.told(texts)
    shown = plate.rows[:_MOST_ROWS]
    rest = Row("", plate.more(len(plate.rows) - len(shown)))
    return Plate(plate.head, [*shown, rest]).told(texts)


def year_lines(events: Iterable[Event], texts: Words) -> list[str]:
    """Initiative and the number of SMC, then the event; or the Pax Romana."""
    first, count, others = "", "", list[str]()
    for event in events:
        match event:
            case happened.InitiativeRolled() | happened.InitiativeTaken():
                first = texts("card-initiative", camp=texts(f"camp-{event.camp}"))
            case happened.SequencesCounted():
                count = texts("card-sequences", roman=event.roman, barbarian=event.barbarian)
            case happened.EventRolled() if not event.event.startswith("none"):
                others.append(texts.name(event.event))
            case happened.PaxRomana():
                others.append(texts("card-pax"))
    lines = (" · ".join(filter(None, (first, count))), " · ".join(dict.fromkeys(others)))
    return [line for line in lines if line]


def thrones_line(game: UltimusRomanorum, texts: Words) -> str:
    """Who sits on both thrones."""
    return " · ".join(
        texts(f"throne-{half}", name=texts.short_name(throne.augustus) if throne.augustus else texts("throne-vacant"))
        for half, throne in game.state.thrones.items()
    )


def gains_of(events: Iterable[Event]) -> Counter[str]:
    """What each player gained or lost in some events, by seat."""
    gains = Counter[str]()
    for event in events:
        if isinstance(event, happened.PointsScored):
            gains[event.seat] += event.pv
    return gains


def _draw_points(picture: Image.Image, game: UltimusRomanorum, gains: Counter[str], texts: Words) -> None:
    """The points of both players with the year's change."""
    width, height = _PLATE
    left = WIDTH - width - 30
    panel(width, height).put(picture, left, 30)
    for place, camp in enumerate(CAMPS):
        x, seat = left + 24 + place * (width // 2 - 4), game.seat(camp)
        name = texts("card-person", camp=texts(f"camp-{camp}"), seat=seat.upper())
        write_fitted(picture, x, 72, name, Face.STRONG, 42, width // 2 - 44, SECONDARY, least=36)
        number = texts.number(game.state.pv[seat])
        letters = fitted_size(number, Face.HEAVY, 84, 150, least=50)
        wide = write(picture, x, 168, number, Face.HEAVY, letters, CAMP_COLOURS[camp])
        change = pill(signed(gains[seat]), 42, CAMP_COLOURS[camp] if gains[seat] >= 0 else SECONDARY)
        change.put(picture, x + wide + 14, 108)


class Account(NamedTuple):
    """What one thing brought both camps in a year. No ``cause``: several small things together."""

    cause: str
    gains: Mapping[Camp, int]

    def name(self, texts: Words) -> str:
        """The cause in a word or two."""
        return texts(f"brief-{self.cause}" if self.cause else "card-rest")

    def told(self, texts: Words) -> Row:
        """The account as a line of text."""
        gains = [
            texts("card-gain", camp=texts(f"camp-{camp}"), change=signed(pv)) for camp, pv in self.gains.items() if pv
        ]
        if not self.cause:
            return Row("", texts("card-rest"), ", ".join(gains))
        return Row("", texts(f"short-{self.cause}" if self.cause in _LONG else self.cause), ", ".join(gains))


def points(events: Iterable[Event]) -> list[Account]:
    """What the points of both camps were for, the largest first; small ones share the last account, so all add up."""
    sums: dict[str, Counter[Camp]] = {}
    for event in events:
        if isinstance(event, happened.PointsScored):
            camp: Camp = "roman" if event.camp == "roman" else "barbarian"
            sums.setdefault(event.cause, Counter())[camp] += event.pv
    found = [(cause, gains) for cause, gains in sums.items() if any(gains.values())]
    found.sort(key=lambda each: -max(map(abs, each[1].values())))
    most = _MOST_ACCOUNTS if len(found) <= _MOST_ACCOUNTS else _MOST_ACCOUNTS - 1
    told = [Account(cause, _both(gains)) for cause, gains in found[:most]]
    rest = Counter[Camp]()
    for _, gains in found[most:]:
        rest.update(gains)
    return [*told, *([Account("", _both(rest))] if found[most:] else [])]


def _both(gains: Mapping[Camp, int]) -> dict[Camp, int]:
    return {camp: gains.get(camp, 0) for camp in CAMPS}


def war(game: UltimusRomanorum, events: Iterable[Event], texts: Words) -> Iterator[Row]:
    """Battles by their weight: first the greatest victory of each camp, a capital's fall before all others."""
    fought = [event for event in events if isinstance(event, happened.BattleFought)]

    def weight(event: happened.BattleFought) -> tuple[bool, int]:
        return _has_fallen(game, event), event.attacker.pf + event.defender.pf

    fought.sort(key=weight, reverse=True)
    greatest = {event.winner: event for event in reversed(fought)}
    for event in sorted(fought, key=lambda event: event is not greatest[event.winner]):
        won, lost = event.attacker, event.defender
        if event.winner == event.defender.camp:
            won, lost = lost, won
        sign = "flame" if _has_fallen(game, event) else "swords"
        cause = texts("card-battle", area=event.area, one=won.pf, other=lost.pf)
        yield Row(sign, _fact(game, won, lost, texts), cause, _TONES["roman" if won.camp == "roman" else "barbarian"])


def _has_fallen(game: UltimusRomanorum, event: happened.BattleFought) -> bool:
    """Whether the Barbarian camp took an area with a capital."""
    return game.area(event.area).capital and event.winner == event.attacker.camp != "roman"


def _fact(game: UltimusRomanorum, won: happened.ForceFacts, lost: happened.ForceFacts, texts: Words) -> str:
    """Who beat whom, in words that fit into a row."""
    winner, loser = (name_of(game, force) for force in (won, lost))
    peoples = [_people_of(game, force) for force in (won, lost)]
    tried = [(winner, loser), (winner, peoples[1]), (peoples[0], loser), (peoples[0], peoples[1])]
    lines = [_beat(one, other, texts) for one, other in tried]
    return next((line for line in lines if text_width(line, Face.STRONG, _FACT) <= _ROOM), lines[-1])


def _beat(winner: str, loser: str, texts: Words) -> str:
    """Who beat whom; a verb must know whether the winner is a people or one man (or Armenia)."""
    many = "one" if ultimus_data().is_leader(winner) or winner == ARMENIA else "many"
    return texts("card-beat", winner=texts.short_name(winner), loser=texts.short_name(loser), winners=many)


def _people_of(game: UltimusRomanorum, force: happened.ForceFacts) -> str:
    people = main_people(game, force)
    return ROMANS if people in (WEST, EAST, USURPER) else people


def _empire(events: Iterable[Event], texts: Words) -> list[Row]:
    """Thrones, usurpers, kings, the dead, and Tribes that changed sides."""
    rows = [ranked for event in events for ranked in _affairs(event, texts)]
    return [row for _, row in sorted(rows, key=lambda each: each[0])]


def _affairs(event: Event, texts: Words) -> Iterator[tuple[int, Row]]:
    """An affair of state with its rank: thrones, then kings, the dead and Tribes, then Caesars."""
    yield from _of_rulers(event, texts)
    if isinstance(event, happened.LeaderDied) and not ultimus_data().leaders[event.leader].generic:
        yield 3, Row("cross", texts.name(event.leader), texts(event.cause))
    elif isinstance(event, happened.TribeChanged) and event.status in _TURNS:
        tone: Tone = "loss" if event.status in ("war", "revolt", "regnum") else "gain"
        yield 3, Row(_TURNS[event.status], texts.name(event.tribe), texts(f"card-tribe-{event.status}"), tone)


def _of_rulers(event: Event, texts: Words) -> Iterator[tuple[int, Row]]:
    match event:
        case happened.CampsExchanged():
            yield 0, Row("eagle", texts("card-exchange"), texts("card-exchange-detail", seat=event.roman.upper()))
        case happened.AugustusProclaimed():
            yield 1, Row("eagle", texts.name(event.leader), texts(f"card-augustus-{event.half}"), "gain")
        case happened.UsurpationBegan():
            yield 1, Row("flame", texts.name(event.leader), texts(f"card-usurper-{event.half}"), "loss")
        case happened.ThroneVacant():
            yield 1, Row("eagle", texts("card-vacant"), texts(f"half-{event.half}"), "loss")
        case happened.KingCrowned():
            yield 2, Row("crown", texts.name(event.leader), texts("card-king", tribe=event.tribe), "loss")
        case happened.CaesarNamed():
            yield 4, Row("laurel", texts.name(event.leader), texts(f"card-caesar-{event.half}"), "gain")
