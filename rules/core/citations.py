"""Rulebook citations in the reader's language.

A rulebook without section numbers is cited by its headings: "Civil War 4, R49". The translated headings are in
``data/<game>/rules/<locale>/headings.json``; :func:`in_language` uses them: "Guerre civile 4, R49".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import msgspec

import data
from data import DataError
from rules.core.typed_data import from_builtins

ITEM = re.compile(r"(?P<heading>\D*?) ?(?P<first>\d+)[a-z]?(?:-[A-Z]?(?P<last>\d+))?")
"""One or several numbered items of a heading: "Civil War 11d", "Hunnic Kingdom 3-5", "Peace P1-P4"."""


@cache
def names_of_headings(game: str, locale: str) -> Mapping[str, str]:
    """Return the translated headings of a rulebook; empty for the language it is printed in.

    Raises:
        DataError: the file isn't a JSON object of strings.
    """
    parts = (game, "rules", locale, "headings.json")
    if not data.path(*parts).is_file():
        return MappingProxyType({})
    try:
        return MappingProxyType(from_builtins(data.load_json(*parts), dict[str, str]))
    except msgspec.ValidationError as error:
        raise DataError("/".join(parts), f"{error}.") from error


def in_language(game: str, rule: str, locale: str) -> str:
    """Translate a list of references: "Movement, Peace P4-P6" becomes "Mouvement, Paix P4-P6"."""
    names = names_of_headings(game, locale)
    return ", ".join(_renamed(part.strip(), names) for part in rule.split(",")) if names else rule


def _renamed(reference: str, names: Mapping[str, str]) -> str:
    item = ITEM.fullmatch(reference)
    if reference in names or item is None or item["heading"] not in names:
        return names.get(reference, reference)
    return names[item["heading"]] + reference[len(item["heading"]) :]
