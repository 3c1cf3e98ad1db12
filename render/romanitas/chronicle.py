"""A look back at a turn: the summary that closes it, and its chapter of the chronicle."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from render.core.message_text import LONGEST, whole_lines
from render.core.posts import Length, View, Voice
from render.core.words import Words, signed
from render.prose.narrator import Chapter, Ornament, Point
from render.prose.threads import thread_text
from render.romanitas.narrator import FULL, NARRATOR, RICH, troops
from render.romanitas.theme import GAME, rulers, say, words
from render.romanitas.threads import spin
from rules.core.events import Event, GameEnded
from rules.core.text import Argument, Text
from rules.core.typed_data import from_builtins
from rules.romanitas import events as happened
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

_SENTENCES: Mapping[Length, int] = {"terse": 1, "normal": 2, "epic": 3}
"""The sentences per chapter, without the decade's opening."""

_NEAR_THE_LIMIT = 6
"""The number of Desolations from which the summary warns of the tenth [3.3]."""

_MANY = 5
"""The most names in a ledger line."""

Ledger = Mapping[str, tuple[int, tuple[Argument, ...]]]
"""The sum and the subjects of each cause of Romanness Points."""


@dataclass
class Record:
    """What happened in a turn: cities, combats, peoples and pieces by outcome, in order."""

    gained: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    sacked: list[str] = field(default_factory=list)
    rebuilt: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    won: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)
    won_at: list[Text] = field(default_factory=list)
    beaten_at: list[Text] = field(default_factory=list)
    enemies: tuple[str, ...] = ()
    at_war: list[str] = field(default_factory=list)
    clients: dict[str, str] = field(default_factory=dict)
    treaties: list[str] = field(default_factory=list)
    killed: list[str] = field(default_factory=list)
    wounded: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    fleets: list[str] = field(default_factory=list)
    taken: dict[str, list[str]] = field(default_factory=dict)
    count: happened.Counted | None = None
    changes: list[happened.RomannessChanged] = field(default_factory=list)
    unspent: int | None = None
    ended: GameEnded | None = None

    @property
    def befriended(self) -> list[str]:
        """Client peoples won over this turn that are on the Roman side at its end."""
        return [space for space, side in self.clients.items() if side == "roman"]

    @property
    def estranged(self) -> list[str]:
        """Client peoples lost this turn that are on the Persian side at its end."""
        return [space for space, side in self.clients.items() if side == "persian"]


def record(events: Sequence[Event]) -> Record:
    """The events of a turn, grouped by subject."""
    found = Record()
    for event in events:
        _note(found, event)
        _note_losses(found, event)
    return found


def _note(found: Record, event: Event) -> None:
    """Record cities, peoples and Romanness."""
    match event:
        case happened.CityTaken():
            found.gained.append(event.city)
            found.taken.setdefault(event.nation, []).append(event.city)
        case happened.CityReconquered():
            found.lost.append(event.city)
        case happened.CityDesolated():
            found.sacked.append(event.city)
        case happened.DesolationRemoved():
            found.rebuilt.append(event.city)
        case happened.MonumentBuilt():
            found.built.append(event.monument)
        case happened.WarBegan():
            found.at_war.append(event.nation)
        case happened.DiplomacyTurned():
            found.clients[event.space] = event.side
        case happened.AmbassadorSent() if event.success:
            found.treaties.append(event.nation)
        case happened.Counted() if found.count is None:
            found.count = event
        case happened.RomannessChanged():
            found.changes.append(event)
        case happened.TurnEnded():
            found.unspent = event.unspent
        case GameEnded():
            found.ended = event


def _note_losses(found: Record, event: Event) -> None:
    """Record combats and losses."""
    data = romanitas_data()
    match event:
        case happened.BattleEnded():
            _note_combat(found, event.winner, event.place, (event.nation,))
            found.units += event.eliminated.get("roman", ())
        case happened.NavalBattleBegan():
            found.enemies = event.enemies
        case happened.NavalBattleEnded():
            _note_combat(found, event.winner, event.zone, found.enemies)
        case happened.NavalPassFought():
            found.fleets += [fleet for fleet in event.sunk if fleet in data.roman_fleets]
        case happened.DrownedWithFleet() | happened.CargoLost():
            found.units += event.units
        case happened.SurvivalTested() if event.outcome != "unhurt":
            (found.killed if event.outcome == "eliminated" else found.wounded).append(event.figure)


def _note_combat(found: Record, winner: str, place: str, nations: tuple[str, ...]) -> None:
    fought = say("summary-combat", place=place, nation=nations)
    if winner == "roman":
        found.won += nations
        found.won_at.append(fought)
    elif winner:
        found.beaten += nations
        found.beaten_at.append(fought)


def chapter(events: Sequence[Event], voice: Voice) -> str:
    """One turn as a chapter: a heading and a few sentences, the most important first."""
    turn = events[0].turn
    years = romanitas_data().turn[turn]
    heading = words(voice.locale)(
        "chapter-heading", turn=turn, first=years.first_year, last=years.last_year, emperors=rulers(turn)
    )
    opening = Ornament(f"colour-turn-{turn}{'-epic' if voice.length in RICH else ''}", {}, FULL)
    told: list[Point | Ornament] = [opening, *_sentences(record(events), _SENTENCES[voice.length])]
    return f"{heading}\n{Chapter(NARRATOR, voice).say_all(told, turn)}"


def _sentences(found: Record, most: int) -> list[Point]:
    """The results of the decade in a few sentences, and the end of the game if it ended."""
    points = list(_points(found))[:most]
    if not points and found.unspent is not None and found.ended is None:
        points = [Point("chapter-quiet", {})]
    if found.ended is not None:
        points.append(Point("chapter-ended", {"level": _level(found.ended.level), "reason": found.ended.reason}))
    return points


def _points(found: Record) -> Iterator[Point]:
    """The news of a turn, the most important first."""
    if found.lost:
        yield Point("chapter-lost", {"cities": _names(found.lost)})
    if found.gained:
        yield Point("chapter-gained", {"cities": _names(found.gained)})
    if found.sacked:
        yield Point("chapter-sacked", {"cities": _names(found.sacked)})
    yield from _combats(found)
    if found.killed:
        yield Point("chapter-fallen", {"figures": _names(found.killed)})
    if found.estranged:
        yield Point("chapter-estranged", {"spaces": _names(found.estranged)})
    if found.befriended:
        yield Point("chapter-befriended", {"spaces": _names(found.befriended)})
    if found.rebuilt:
        yield Point("chapter-rebuilt", {"cities": _names(found.rebuilt)})


def _combats(found: Record) -> Iterator[Point]:
    """Battles, sieges and fights at sea together."""
    counts: dict[str, Argument] = {"won": len(found.won_at), "lost": len(found.beaten_at)}
    if found.won and found.beaten:
        yield Point("chapter-mixed", {**counts, "nations": _names([*found.won, *found.beaten])})
    elif found.won:
        yield Point("chapter-victories", {**counts, "nations": _names(found.won)})
    elif found.beaten:
        yield Point("chapter-defeats", {**counts, "nations": _names(found.beaten)})


def _names(things: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(things))


def summary_text(events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> str:
    """The post at the end of a turn: news, ledger, losses, coming threats, and the campaign's thread."""
    texts, found, turn = words(voice.locale), record(events), events[0].turn if events else 1
    state = from_builtins(view["state"], RomanitasState)
    story = Chapter(NARRATOR, voice)
    first = _sentences(found, 1)
    lead, led_by = story.say_all(first, turn), {point.stem.removeprefix("chapter-") for point in first}
    last = "" if found.ended is not None else thread_text(GAME, spin, events, before, voice)
    for named in (_MANY, 0):
        lines = [
            texts("summary-heading", turn=turn),
            lead,
            *_happened(found, texts, led_by),
            *_fallen(found, texts),
            *_ledger(found, texts, named),
            *(() if view.get("result") else _ahead(found, state, texts)),
            *filter(None, [last]),
        ]
        if sum(map(len, lines)) + len(lines) <= LONGEST:
            break
    return whole_lines(lines)


def _happened(found: Record, texts: Words, told: Collection[str]) -> Iterator[str]:
    """A line for each kind of news, the most important first; not for those that the first sentence has ``told``."""
    for key in ("lost", "gained", "sacked", "rebuilt"):
        cities: list[str] = getattr(found, key)
        if cities and key not in told:
            yield texts(f"summary-{key}", cities=_names(cities))
    for key in ("won", "beaten"):
        fought: list[Text] = getattr(found, f"{key}_at")
        if fought:
            combats = tuple(each for place, each in enumerate(fought) if each not in fought[:place])
            yield texts(f"summary-{key}", combats=combats)
    for key in ("at_war", "estranged", "befriended", "treaties"):
        peoples: list[str] = getattr(found, key)
        if peoples and key not in told:
            yield texts(f"summary-{key.replace('_', '-')}", peoples=_names(peoples))


def _ledger(found: Record, texts: Words, named: int) -> Iterator[str]:
    """The Romanness Points line by line: the count, later changes and the rest."""
    if found.count is None:
        return
    bounds = romanitas_data().tables.romanness
    counted = min(max(found.count.total, bounds.floor), bounds.cap)
    yield texts("ledger-count", total=counted)
    yield from _ledger_lines(_counted(found.count), texts, named)
    yield from _limit_line(counted - found.count.total, texts)
    if found.changes:
        change, named_changes = found.changes[-1].total - counted, sum(event.change for event in found.changes)
        yield texts("ledger-after", change=signed(change))
        yield from _ledger_lines(_changed(found.changes), texts, named)
        yield from _limit_line(change - named_changes, texts)
    if found.unspent:
        yield texts("ledger-end", unspent=found.unspent)


def closing_count(events: Sequence[Event], texts: Words) -> list[str]:
    """The count after the last turn, line by line; none if the game ended before it."""
    ended = next((place for place, event in enumerate(events) if isinstance(event, happened.TurnEnded)), len(events))
    count = next((event for event in events[ended:] if isinstance(event, happened.Counted)), None)
    if count is None:
        return []
    cut_off = count.total - sum(amount for _, _, amount in count.lines)
    lines = [*_ledger_lines(_counted(count), texts, _MANY), *_limit_line(cut_off, texts)]
    return [texts("ledger-count", total=count.total), *lines]


def threshold(events: Sequence[Event], texts: Words) -> list[str]:
    """What the levels of victory take at the closing count [3.3]; none if the game ended before it."""
    if not closing_count(events, texts):
        return []
    track, bands = romanitas_data().tables.romanness, romanitas_data().tables.victory.closing_count
    total = next(event.total for event in reversed(events) if isinstance(event, happened.Counted))
    total = min(max(total, track.floor), track.cap)
    place = next(place for place, band in enumerate(bands) if band.min <= total <= band.max)
    reached, better = bands[place], bands[place + 1 : place + 2]
    lines = [texts("end-threshold", level=_level(reached.level), least=reached.min, most=reached.max)]
    lines += [texts("end-next", level=_level(band.level), missing=band.min - total) for band in better]
    return [" ".join(lines)]


def _level(level: str) -> Text:
    return say(f"level-{level.replace(' ', '-')}")


def _limit_line(amount: int, texts: Words) -> Iterator[str]:
    """What the ends of the track cut off, so that the account adds up."""
    if amount:
        yield texts("ledger-line", amount=signed(amount), label=say("ledger-limit"))


def _ledger_lines(ledger: Ledger, texts: Words, named: int) -> Iterator[str]:
    for cause, (amount, about) in ledger.items():
        names = tuple({texts.name(each) if isinstance(each, str) else each: each for each in about}.values())
        label = say(f"ledger-{cause}")
        if names and len(names) <= named:
            yield texts("ledger-line-about", amount=signed(amount), label=label, about=names)  # type: ignore[arg-type]
        else:
            yield texts("ledger-line", amount=signed(amount), label=label)


def _counted(count: happened.Counted) -> Ledger:
    """The lines of a count, grouped by cause."""
    sums: dict[str, tuple[int, tuple[Argument, ...]]] = {}
    for cause, about, amount in count.lines:
        _add(sums, cause, amount, say(f"acta-{about}") if cause == "acta" else about)
    return sums


def _changed(changes: Sequence[happened.RomannessChanged]) -> Ledger:
    """The changes after the count, grouped by cause."""
    sums: dict[str, tuple[int, tuple[Argument, ...]]] = {}
    for event in changes:
        _add(sums, event.cause, event.change, event.about)
    return sums


def _add(sums: dict[str, tuple[int, tuple[Argument, ...]]], cause: str, amount: int, about: Argument) -> None:
    before, names = sums.get(cause, (0, ()))
    sums[cause] = before + amount, (*names, about) if about else names


def _fallen(found: Record, texts: Words) -> Iterator[str]:
    """Lost commanders and units."""
    if found.killed:
        yield texts("summary-killed", figures=_names(found.killed))
    if found.wounded:
        yield texts("summary-wounded", figures=_names(found.wounded))
    if found.units:
        yield texts("summary-units", units=troops(found.units))
    if found.fleets:
        yield texts("summary-fleets", fleets=_names(found.fleets))


def _ahead(found: Record, state: RomanitasState, texts: Words) -> Iterator[str]:
    """What the rules and the board say about the next turn."""
    known = list(_threats(found, state, texts))
    if known:
        yield texts("ahead")
        yield from known


def _threats(found: Record, state: RomanitasState, texts: Words) -> Iterator[str]:
    data = romanitas_data()
    limit = data.tables.victory.desolations
    if len(state.desolation) >= _NEAR_THE_LIMIT:
        yield texts("ahead-ruins", count=len(state.desolation), limit=limit)
    elif state.desolation:
        yield texts("ahead-desolation", cities=tuple(state.desolation), count=len(state.desolation))
    for nation, cities in found.taken.items():
        held = [city for city in cities if state.owner[city] == "roman"]
        tries = nation in data.kingdoms and nation not in state.treaties
        if tries and held and held[-1] not in data.tables.reconquest.never:  # 6.2.5
            yield texts("ahead-reconquest", nation=nation, city=held[-1])
    roused = tuple(nation for nation in _names(found.at_war) if nation not in state.treaties)
    if roused:
        yield texts("ahead-war", nations=roused)
    zones = tuple(
        zone
        for zone in data.zones
        if any(fleet.id in state.stacks.get(zone, ()) for fleet in data.enemy_fleet.values())
    )
    if zones:
        yield texts("ahead-zones", zones=zones)
    if state.treaties:
        yield texts("ahead-treaties", nations=tuple(state.treaties))
