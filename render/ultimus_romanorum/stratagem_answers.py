"""The answers to a question that a stratagem can settle, each with what it means: what may be played, or else passed.

What a hand holds stays hidden: the answers are those that anyone might have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from render.core.words import Words
from render.ultimus_romanorum.choices import Choice
from rules.core.views import OptionView
from rules.ultimus_romanorum.chapters.geostrategy import is_pax
from rules.ultimus_romanorum.chapters.scoring import ROMA_PV, scores_roma
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, ROMAN, UltimusRomanorum

PLAYED: Final = frozenset({"initiative", "augusta", "sequence", "pope", "usurpation", "murder", "synod"})
"""The windows whose answers are to play a stratagem or to pass."""

_MOST: Final = 3


def answers_to(decision: Mapping[str, Any], game: UltimusRomanorum, texts: Words) -> list[Choice]:
    """The answers to a decision, as everyone may know them."""
    topic = decision["topic"]
    if topic in PLAYED:
        keeper = game.state.first if game.state.first in CAMPS else ROMAN
        kind, facts = _meant(decision, game)
        told: dict[str, str | int] = {"points": ROMA_PV, "who": texts(f"points-{keeper}"), **facts}
        return [
            Choice(texts(f"answer-{topic}"), note=texts(f"answer-{kind}-means", **told)),
            Choice(texts("answer-pass"), note=texts(f"answer-{kind}-pass", **told)),
        ]
    if topic == "stratagem":
        return [
            Choice(texts("answer-stratagem"), note=texts("answer-stratagem-one")),
            Choice(texts("answer-stratagem-none"), note=texts("answer-stratagem-back")),
        ]
    if topic == "discard":
        surplus = len(game.state.stacks.get(f"hand-{decision['seat']}", ())) - game.data.tables.hand_limit
        return [
            Choice(texts("answer-discard", count=max(surplus, 1)), note=texts("answer-discard-means")),
            Choice(texts("answer-discard-kept"), note=texts("answer-discard-later")),
        ]
    options = decision.get("options", ())
    if topic == "geostrategy":
        options = [{**each, "detail": _meant_by(each, decision, game, texts)} for each in options]
    found = [Choice(each["label"], note=each["detail"].partition(". ")[0].rstrip(".")) for each in options]
    return found if len(found) <= _MOST else []


def _meant_by(option: OptionView, decision: Mapping[str, Any], game: UltimusRomanorum, texts: Words) -> str:
    """What a choice of a geostrategy means to those who don't know the game: which politics, or none any more."""
    camp = ROMAN if decision["seat"] == game.seat(ROMAN) else BARBARIAN
    if option["id"] == "stratagem":
        return texts(f"answer-geostrategy-{camp}")
    is_over = option["id"] == "done" and not is_pax(game)
    return texts("answer-geostrategy-done") if is_over else option["detail"]


def _meant(decision: Mapping[str, Any], game: UltimusRomanorum) -> tuple[str, dict[str, int]]:
    """Which texts tell what the answers mean on this board, and their figures: a usurper's chance on six faces."""
    topic, named = decision["topic"], decision.get("named")
    if topic == "pope" and not scores_roma(game):
        return "pope-idle", {}
    if topic == "usurpation" and named:
        chance = game.leader(named[0]).cp + bool(game.half_of_caesar(named[0]))
        return "usurpation-by", {"chance": _on_a_die(chance), "less": _on_a_die(chance - 1)}
    return topic, {}


def _on_a_die(faces: int) -> int:
    """How many faces of a die are at most a number."""
    return max(0, min(faces, 6))
