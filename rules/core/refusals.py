"""Groups of blocked options with the same reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rules.core.decisions import Barred
from rules.core.text import Argument, lexicon, spoken


class RefusalGroup(msgspec.Struct, frozen=True):
    """Blocked options with the same reason: the first one, and the labels of the others."""

    first: Barred
    others: Sequence[str] = ()


def grouped(barred: Iterable[Barred]) -> list[RefusalGroup]:
    """Group blocked options by their reason, in the order of their first options."""
    found: dict[object, list[Barred]] = {}
    for each in barred:
        found.setdefault(_reason(each), []).append(each)
    return [RefusalGroup(first, [each.label for each in others]) for first, *others in found.values()]


def _reason(barred: Barred) -> object:
    """Identify a reason apart from the option it is about: its text, and its arguments that the label doesn't name."""
    reason = barred.reason
    told = tuple((key, value) for key, value in reason.args if not _is_named(reason.game, value, barred.label))
    return reason.game, reason.key, told


def _is_named(game: str, value: Argument, label: str) -> bool:
    return isinstance(value, str) and lexicon(game, spoken()).name(value) in label
