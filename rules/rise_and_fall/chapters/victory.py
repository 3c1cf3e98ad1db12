"""Who has won, and how clearly [Victory Conditions, Three-Player Game]."""

from __future__ import annotations

from rules.rise_and_fall.chapters.production import allied_stars, own_stars
from rules.rise_and_fall.data.loader import EMPIRES, GERMAN_VICTORY, SASSANIDS
from rules.rise_and_fall.data.models import Level
from rules.rise_and_fall.events import TurnEnded
from rules.rise_and_fall.game import RiseAndFall, say


def stars(t: RiseAndFall, empire: str) -> int:
    """The stars of an empire and its allies, including looted ones [Victory Conditions 1, R72]."""
    return len(own_stars(t, empire)) + len(allied_stars(t, empire))


def german_stars(t: RiseAndFall) -> int:
    """The stars of the nations the German side moves, including looted ones [Three-Player Game 3]."""
    held = [t.holder(star) for star in t.stars]
    return sum(
        bool(holder) and holder not in (*EMPIRES, SASSANIDS) and t.relations.mover(holder) == t.german_seat
        for holder in held
    )


def difference(t: RiseAndFall) -> int:
    """Rome's stars minus Parthia's."""
    return stars(t, "rome") - stars(t, "parthia")


def count_stars(t: RiseAndFall) -> None:
    """Record the count at the end of a decade."""
    rome, parthia = stars(t, "rome"), stars(t, "parthia")
    t.tell(TurnEnded(rome=rome, parthia=parthia, german=german_stars(t), difference=rome - parthia), "Victory 1")


def level_of(t: RiseAndFall, amount: int) -> Level:
    """The level for a difference. It shifts where both capitals are lost [Victory Conditions 2, Scenarios, R74].

    The thresholds are those the campaign began with.
    """
    levels = t.data.scenarios[t.state.scenario].levels
    place = _place_of(t, amount) + (_lost_by(t) == "parthia") - (_lost_by(t) == "rome")
    return levels[min(max(place, 0), len(levels) - 1)]


def _place_of(t: RiseAndFall, amount: int) -> int:
    """The place of a difference among the levels, whoever holds the capitals."""
    levels = t.data.scenarios[t.state.scenario].levels
    least = [t.state.levels.get(level.id, level.min) for level in levels]
    return max(number for number, threshold in enumerate(least) if threshold is None or threshold <= amount)


def _lost_by(t: RiseAndFall) -> str:
    """The only empire that holds none of its capitals; empty if both or neither do [Victory Conditions 2]."""
    rules = t.data.tables.victory
    is_roman = any(t.holder(area) == "rome" for area in rules.capitals)
    is_parthian = any(t.holder(area) in ("parthia", SASSANIDS) for area in rules.parthian_capitals)
    return "" if is_roman == is_parthian else "parthia" if is_roman else "rome"


def close(t: RiseAndFall) -> None:
    """End the game. The German player may win alone; otherwise the table decides."""
    amount = difference(t)
    germans = german_stars(t)
    ahead = "rome" if amount > 0 else "parthia" if amount < 0 else "level"
    enough = t.state.levels.get(GERMAN_VICTORY)
    if t.has("three_player") and germans > amount:
        reason = say(f"end-german-{ahead}", stars=germans, difference=abs(amount))
        t.end(GERMAN_VICTORY, "german", reason, "Three-Player Game 3")
        return
    if enough is not None and germans >= enough:
        reason = say("end-german-enough", stars=germans, enough=enough)
        t.end(GERMAN_VICTORY, "german", reason, "Scenarios, R88")
        return
    level = level_of(t, amount)
    winner = "rome" if level.id.startswith("roman") else "parthia"
    count = say(f"end-count-{ahead}", difference=abs(amount))
    if level is not t.data.scenarios[t.state.scenario].levels[_place_of(t, amount)]:
        count = say("end-shifted", count=count, empire=_lost_by(t))
    reason = say("end-fallen", count=count) if len(t.state.fallen) == 2 else count
    t.end(level.id, winner, reason, "Victory Conditions")
