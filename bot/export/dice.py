"""A campaign's dice: what each was rolled for, and whether its value is correct."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.campaigns.readers import AUDITOR, Reader, public_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say, spoken
from bot.export.public_history import disclosed_secret
from bot.storage import RecordedEvent
from rules.core.dice import Roll
from rules.core.events import Cause, DiceThrown, HiddenDiceThrown
from rules.core.text import Text, citation, lexicon
from rules.core.typed_data import from_json

_SHOWN = 5
"""Maximum number of wrong dice to list."""

_UNKNOWN = Cause("", "")
_Dice = DiceThrown | HiddenDiceThrown


class Die(NamedTuple):
    """A die of a campaign's record: its number, roll, turn, action and purpose.

    ``roll`` is None if the die is hidden from the reader. ``undone``: an undo or rewind went back before it. Its number
    isn't reused.
    """

    number: int
    roll: Roll | None
    turn: int
    action: int
    cause: Cause
    undone: bool


@dataclass(frozen=True)
class DiceReport:
    """The result of a dice check: how many were rolled, and the numbers of the wrong ones.

    ``hidden`` is how many the public can't see yet. ``missing`` numbers aren't in the record, ``doubled`` ones have
    different sides or values there, and ``false`` ones don't follow from the secret.
    """

    count: int
    hidden: int
    missing: tuple[int, ...]
    doubled: tuple[int, ...]
    false: tuple[int, ...]

    @property
    def are_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.missing or self.doubled or self.false)


def read_dice(recorded: Iterable[RecordedEvent], reader: Reader) -> list[Die]:
    """The dice in order, from the events that name them; only the numbers of hidden ones."""
    found: list[Die] = []
    hidden: list[Die] = []
    for event in recorded:
        thrown = from_json(event.json, _Dice)
        if isinstance(thrown, HiddenDiceThrown):
            numbers = thrown.numbers
            hidden += [Die(number, None, event.turn, event.action, _UNKNOWN, event.undone) for number in numbers]
        elif reader.may_read(thrown):
            causes = thrown.causes or (_UNKNOWN,) * len(thrown.rolls)
            found += [
                Die(roll.number, roll, event.turn, event.action, cause, event.undone)
                for roll, cause in zip(thrown.rolls, causes, strict=True)
            ]
    known = {(die.action, die.number) for die in found}
    found += [die for die in hidden if (die.action, die.number) not in known]
    return sorted(found, key=lambda die: (die.action, die.number))


def die_purpose(game: str, cause: Cause) -> str:
    """What a die was rolled for, in words."""
    key = f"die-{cause.kind}"
    words = lexicon(game, spoken())
    return words.say(Text(game, key)) if words.has(key) else cause.kind.replace("-", " ")


def describe_die(die: Die, game: str) -> str:
    """A die as a line of the history."""
    roll = die.roll
    if roll is None:
        return say("die-hidden", number=die.number) + (say("die-undone") if die.undone else "")
    line = say("die-line", number=roll.number, sides=roll.sides, value=roll.value)
    if die.cause.kind:
        line += say("die-purpose", purpose=die_purpose(game, die.cause))
    if die.cause.rule:
        line += say("die-rule", rule=str(citation(game, die.cause.rule)))
    return line + (say("die-undone") if die.undone else "")


def check_dice(snapshot: CampaignSnapshot, recorded: Sequence[RecordedEvent]) -> DiceReport:
    """Check recorded dice, including hidden ones, against the table's own stream and for gaps and duplicates."""
    rolls = [die.roll for die in read_dice(recorded, AUDITOR) if die.roll is not None]
    hidden = {die.number for die in read_dice(recorded, public_of(snapshot)) if die.roll is None}
    known: dict[int, Roll] = {}
    doubled = [roll.number for roll in rolls if known.setdefault(roll.number, roll) != roll]
    missing = [number for number in range(max([snapshot.table.state.dice - 1, *known]) + 1) if number not in known]
    false = [roll.number for roll in snapshot.table.false_dice(rolls)]
    return DiceReport(len(known), len(hidden), tuple(missing), tuple(doubled), tuple(false))


def describe_check(snapshot: CampaignSnapshot, found: DiceReport, opening: str) -> str:
    """The result of the check in words; ``opening`` is where the commitment was published."""
    commitment, secret = snapshot.campaign.commitment, disclosed_secret(snapshot)
    parts = [say("verify-head", count=found.count, commitment=commitment, opening=opening)]
    if secret is None:
        parts.append(say("verify-now"))
        parts += [say("verify-hidden", count=found.hidden)] if found.hidden else []
        parts += [*_faults(found), say("verify-own" if found.are_sound else "verify-own-not")]
    else:
        parts += [say("verify-secret", secret=secret), *_faults(found)]
        parts.append(say("verify-sound", count=found.count) if found.are_sound else say("verify-not"))
        parts.append(say("verify-yourself"))
    return "\n".join(parts)


def _faults(found: DiceReport) -> list[str]:
    named = (("verify-missing", found.missing), ("verify-doubled", found.doubled), ("verify-false", found.false))
    return [say(key, count=len(numbers), numbers=_some(numbers)) for key, numbers in named if numbers]


def _some(numbers: Sequence[int]) -> str:
    shown = ", ".join(str(number) for number in numbers[:_SHOWN])
    return f"{shown} …" if len(numbers) > _SHOWN else shown
