"""Why an act of a player turn can't be done now, and when it can."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.text import Text
from rules.rise_and_fall.chapters.act_refusals import WHY_NOT
from rules.rise_and_fall.chapters.imperial_replacements import why_no_walls
from rules.rise_and_fall.data.loader import EMPIRES, PEOPLES
from rules.rise_and_fall.game import RiseAndFall, say, year_of

_REPLACEMENTS = ("place", "bribe", "rebuild", "walls", "done")
_MOVEMENT = ("attack", "move", "transfer", "war", "pact", "emperor", "loot", "found", "release", "dismiss", "end")


def why_no_act(game: RiseAndFall, act: str, topic: str, rule: str) -> Text:
    """Why the menu of a phase doesn't offer an act."""
    if topic == "operation" and act in _REPLACEMENTS:
        return say("refused-order-late", rule="Turns")
    if topic == "provision" and act in _MOVEMENT:
        return say("refused-order-early", rule="Turns")
    if act == "sue" and game.empire:
        return _why_no_suit(game)
    if act == "emperor" and game.state.player == "rome":
        key = "refused-order-emperor-sent" if game.state.emperor_region else "refused-order-no-emperor"
        return say(key, rule="Combat, Leaders b")
    why = _BY_ACT.get(act)
    return why(game) if why is not None else say("refused-order-act", rule=rule)


def _why_no_suit(game: RiseAndFall) -> Text:
    if not game.relations.at_war("rome", "parthia"):
        return say("refused-order-no-war-to-end", rule="Peace")
    return say("refused-order-sue-later", year=year_of(game.data.year(game.state.turn + 1)), rule="Peace")


def _why_no_pact(game: RiseAndFall) -> Text:
    begins = game.data.dates.pact
    if game.year < begins:
        return say("refused-order-pact-date", year=year_of(begins), rule="Allies")
    if game.state.pact:
        return say("refused-order-pact-made", rule="Allies")
    return say("refused-order-pact-whose", rule="Allies")


_BY_ACT: Mapping[str, Callable[[RiseAndFall], Text]] = {
    **WHY_NOT,
    "pact": _why_no_pact,
    "walls": lambda game: why_no_walls(game, game.state.player),
}


def why_no_war(game: RiseAndFall, by: str, on: str) -> Text:
    """Why one power can't declare war on another."""
    state = game.state
    if game.relations.hostile(by, on) or game.relations.at_war(by, on):
        return say("refused-order-at-war", by=by, on=on, rule="Wars")
    if on in state.gone or by in state.gone:
        return say("refused-order-war-gone", power=on if on in state.gone else by, rule="Wars")
    if game.relations.friendly(by, on):
        return say("refused-order-war-ally", by=by, on=on, rule="Allies")
    return _why_no_war_yet(game, by, on)


def _why_no_war_yet(game: RiseAndFall, by: str, on: str) -> Text:
    state, full_war = game.state, game.data.dates.full_war
    if {by, on} == set(EMPIRES) and state.turn <= state.peace_until:
        year = year_of(game.data.year(state.peace_until + 1))
        return say("refused-order-war-peace", on=on, year=year, rule="Peace")
    if by in EMPIRES and state.sued:
        return say("refused-order-war-sued", rule="Peace")
    if (by, on) == ("german", "rome") and game.year < full_war:
        return say("refused-order-war-date", by=by, on=on, year=year_of(full_war), rule="Wars")
    return say("refused-order-war", by=by, on=on, rule="Wars")


def why_not_abroad(game: RiseAndFall, nation: str, to: str) -> Text | None:
    """Why a People may not leave its country for an area before a date; None if that isn't the reason."""
    begins, country = game.data.dates.free_movement, game.data.nations.get(nation)
    if nation not in PEOPLES or country is None or game.year >= begins:
        return None
    if not game.data.areas[to].countries.isdisjoint(country.countries):
        return None
    if nation == "german":
        return None if game.state.full_war else say("refused-order-german-abroad", to=to, rule="Germans Limited War")
    return say("refused-order-abroad", nation=nation, to=to, year=year_of(begins), rule="Movement")
