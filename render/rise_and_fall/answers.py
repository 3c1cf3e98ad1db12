"""The letters of answers that the picture of a question shows, and that aren't places to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final

from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets, targets_in
from render.core.words import Words
from rules.core.views import DecisionView, OptionView, decision_in
from rules.rise_and_fall.data.loader import rise_data

MENUS: Final = frozenset({"operation", "provision", "deployment"})
"""The topics of decisions about what to do at all: no place is at issue yet."""

_LISTED: Final = MENUS | {"place-kind", "war", "kingdom-set", "reliability", "emperor-province"}
"""The decisions whose answers are drawn, whatever they are."""

_OR_NONE: Final = "reliability"
"""The topic of a decision whose picture lists that none is chosen."""

_NOT_SHOWN: Final = frozenset({"back", "none"})
MOST, _MOST_UNITS = 10, 6
"""The most answers that a picture shows, and the most units."""


def answer_letters(view: View) -> Mapping[str, str]:
    """The letters of the pending decision's options that its picture shows besides targets, by option id.

    Several pending decisions have none: a letter must mean one thing. Of places too many for letters of their own, all
    under one heading of the menu share one.
    """
    if len(view.get("decisions", ())) > 1:
        return {}
    if targets_in(view).spaces:
        several = zip(ascii_uppercase, by_heading(view).values(), strict=False)
        return {option["id"]: letter for letter, options in several for option in options}
    decision = decision_in(view)
    shown = _shown(decision)
    letters = dict.fromkeys(shown.values())
    by_answer = dict(zip(letters, ascii_uppercase, strict=False)) if len(letters) <= MOST else {}
    return {option: by_answer[answer] for option, answer in shown.items() if answer in by_answer}


def by_heading(view: View) -> Mapping[str, list[OptionView]]:
    """The options by the headings of the menu, if their places are too many for letters; empty if they aren't."""
    targets, found = targets_in(view), dict[str, list[OptionView]]()
    if targets.options:
        return {}
    for option in decision_in(view).get("options", ()):
        if option["space"] in targets.spaces:
            found.setdefault(next(iter(option["group"]), option["space"]), []).append(option)
    return found


def only_place(decision: DecisionView) -> str:
    """The only place that a decision's options name, if it isn't what the decision is about; empty if there is none."""
    about = decision.get("about", ())
    named = dict.fromkeys(option.get("space", "") for option in decision.get("options", ()))
    places = [area for area in named if area in rise_data().areas]
    return places[0] if len(places) == 1 and places[0] not in about else ""


def place_lettered(view: View) -> Targets:
    """The only place that a decision's options name, as a target with a letter; none if it has no letter."""
    decision, letters = decision_in(view), answer_letters(view)
    place = only_place(decision)
    options = {each["id"]: letters[each["id"]] for each in decision.get("options", ()) if each["id"] in letters}
    if not place or len(set(options.values())) != 1:
        return NO_TARGETS
    known = tuple(area for area in decision.get("about", ()) if area in rise_data().areas)
    return Targets({place: min(options.values())}, options, known)


def told_of_answers(view: View, texts: Words) -> list[str]:
    """The letters with the names of their answers as a sentence, if there are any."""
    letters = answer_letters(view)
    labels = {option["id"]: option["label"] for option in decision_in(view).get("options", ())}
    first = {letter: labels[option] for option, letter in reversed([*letters.items()])}
    each = tuple(texts("alt-answer", letter=letter, label=label) for letter, label in sorted(first.items()))
    return [texts("alt-answers", targets=each)] if each else []


def _shown(decision: DecisionView) -> dict[str, str]:
    """The options that a picture shows, each with what its letter is for: itself, or the only place."""
    options = decision.get("options", ())
    ids = [option["id"] for option in options if option["id"] not in _NOT_SHOWN]
    if decision.get("topic") in _LISTED:
        ids += [option["id"] for option in options if option["id"] == "none" and decision.get("topic") == _OR_NONE]
        return {each: each for each in ids}
    units = [each for each in ids if each in rise_data().kind]
    alone = only_place(decision)
    if alone and len(units) < 2:
        return {option["id"]: alone for option in options if option.get("space") == alone}
    return {each: each for each in units} if len(units) <= _MOST_UNITS else {}
