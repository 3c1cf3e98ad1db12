"""The letters of answers that the picture of a question shows, and that aren't places to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final

from render.core.posts import View
from render.core.targets import MOST_LETTERS, targets_in
from render.core.words import Words
from rules.core.views import decision_in
from rules.romanitas.data.loader import romanitas_data

_SHOWN: Final = ("figures-place", "move-figure", "exploit", "stratagem-side", "admiral", "church", "muster")
"""The decisions whose answers are drawn: units, boxes, stratagems, commanders, gifts, forces."""

_BELOW: Final = ("defence", "press-on")
"""The decisions whose answers are named below the map."""

_NOT_SHOWN: Final = frozenset({"decline", "by-hand"})
_GOVERN: Final = "manage"


def answer_letters(view: View) -> Mapping[str, str]:
    """The letters of the pending decision's options that its picture shows, by option id; empty if there are none.

    Several pending decisions have none: a letter must mean one thing.
    """
    decision = decision_in(view)
    options = [str(option["id"]) for option in decision.get("options", ())]
    if len(view.get("decisions", ())) > 1:
        return {}
    if decision.get("topic") == _GOVERN:
        spaces = {str(option["id"]): str(option["space"]) for option in decision["options"]}
        clients = clients_lettered(view)
        return {option: clients[space] for option, space in spaces.items() if space in clients}
    drawn = [option for option in options if option not in _NOT_SHOWN]
    if decision.get("topic") not in _SHOWN or not 1 < len(drawn) <= MOST_LETTERS:
        return {}
    return dict(zip(drawn, ascii_uppercase, strict=False))


def told_of_letters(view: View, texts: Words) -> str:
    """The letters with the names of their answers as a sentence; empty if there are none."""
    letters, options = answer_letters(view), decision_in(view).get("options", ())
    labels = {str(option["id"]): str(option["label"]) for option in options}
    named: dict[str, list[str]] = {}
    for option, letter in letters.items():
        named.setdefault(letter, []).append(labels[option])
    each = tuple(texts("alt-answer", letter=letter, label=texts.joined(found)) for letter, found in named.items())
    return texts("alt-answers", targets=each) if each else ""


def told_of_answers(view: View, texts: Words) -> str:
    """The answers below the map as a line; empty if the picture shows them otherwise."""
    return " · ".join(f"{letter} {name}".strip() for letter, name in answers_below(view, texts))


def answers_below(view: View, texts: Words) -> list[tuple[str, str]]:
    """The answers below the map, each with its letter there and its name; none if the picture shows them otherwise."""
    if decision_in(view).get("topic") not in _BELOW:
        return []
    options, letters = decision_in(view).get("options", ()), targets_in(view).options
    lettered = [
        (letters[str(option["id"])], texts.short_name(option["space"]))
        for option in options
        if str(option["id"]) in letters
    ]
    return [*lettered, *(("", str(option["label"])) for option in options if str(option["id"]) not in letters)]


def clients_lettered(view: View) -> Mapping[str, str]:
    """The letters of the client peoples that a governing player can send someone to."""
    decision = decision_in(view)
    if decision.get("topic") != _GOVERN or len(view.get("decisions", ())) > 1:
        return {}
    named = dict.fromkeys(str(option["space"]) for option in decision["options"])
    clients = [space for space in named if space in romanitas_data().client_spaces]
    return dict(zip(clients, ascii_uppercase, strict=False)) if len(clients) > 1 else {}
