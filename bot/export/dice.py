"""The dice of a campaign: what each fell for, and whether it fell as it had to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from bot.campaigns.readers import AUDITOR, Reader, public_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say, spoken
from bot.export.public_history import secret_of
from bot.storage import ToldEvent
from rules.core.dice import Roll
from rules.core.events import Cause, DiceThrown, HiddenDiceThrown
from rules.core.text import Text, citation, lexicon

_SHOWN = 5
"""So many numbers of dice are named where some are wrong."""

_UNKNOWN = Cause("", "")
_Dice = DiceThrown | HiddenDiceThrown


class Die(NamedTuple):
    """A die of a campaign's record: its number, how it fell, in which turn, for which action, and for what.

    ``roll`` is None where the die is hidden from whoever reads. ``undone``: the game went back to a time before it. Its
    number is not used again.
    """

    number: int
    roll: Roll | None
    turn: int
    action: int
    cause: Cause
    undone: bool


@dataclass(frozen=True)
class DiceReport:
    """What an examination of the dice has found: how many fell, and the numbers of those that are wrong.

    ``hidden`` is how many of them only some have seen, as long as the campaign is played.
    ``missing``: numbers that the record leaves out. ``doubled``: those that it shows with different sides or values.
    ``false``: those that do not follow from the secret.
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


def dice_of(told: Iterable[ToldEvent], reader: Reader) -> list[Die]:
    """The dice out of the events that name them, in order; hidden ones by their numbers alone."""
    found: list[Die] = []
    hidden: list[Die] = []
    for event in told:
        thrown = msgspec.json.decode(event.json, type=_Dice)
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


def purpose(game: str, cause: Cause) -> str:
    """What a die fell for, in words."""
    key = f"die-{cause.kind}"
    words = lexicon(game, spoken())
    return words.say(Text(game, key)) if words.has(key) else cause.kind.replace("-", " ")


def line_of(die: Die, game: str) -> str:
    """A die as a line of the history."""
    roll = die.roll
    if roll is None:
        return say("die-hidden", number=die.number) + (say("die-undone") if die.undone else "")
    told = say("die-line", number=roll.number, sides=roll.sides, value=roll.value)
    if die.cause.kind:
        told += say("die-purpose", purpose=purpose(game, die.cause))
    if die.cause.rule:
        told += say("die-rule", rule=str(citation(game, die.cause.rule)))
    return told + (say("die-undone") if die.undone else "")


def examined(snapshot: CampaignSnapshot, told: Sequence[ToldEvent]) -> DiceReport:
    """The dice of a record, hidden ones among them, held against the table's own stream and against their numbers."""
    shown = dice_of(told, public_of(snapshot))
    rolls = [die.roll for die in dice_of(told, AUDITOR) if die.roll is not None]
    known: dict[int, Roll] = {}
    doubled = [roll.number for roll in rolls if known.setdefault(roll.number, roll) != roll]
    missing = [number for number in range(max([snapshot.table.state.dice - 1, *known]) + 1) if number not in known]
    false = [roll.number for roll in snapshot.table.false_dice(rolls)]
    hidden = len({die.number for die in shown if die.roll is None})
    return DiceReport(len(known), hidden, tuple(missing), tuple(doubled), tuple(false))


def verdict(snapshot: CampaignSnapshot, found: DiceReport, opening: str) -> str:
    """What can be said of the dice of a campaign now; ``opening`` is where their commitment was published."""
    commitment, secret = snapshot.campaign.commitment, secret_of(snapshot)
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
