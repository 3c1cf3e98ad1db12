"""Windows in which a camp may play a stratagem out of its hand, and the counters themselves [6, R87]."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial

import msgspec

from rules.core.decisions import Barred, Item, Option, Pick
from rules.core.game import Play, window
from rules.core.orders.names import Index, folded
from rules.core.text import Argument, Text
from rules.ultimus_romanorum.chapters.asking import NOTHING
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import StratagemPlayed, StratagemRemoved
from rules.ultimus_romanorum.game import BARBARIAN, CUP, ROMAN, UltimusRomanorum, choice, refusal, say, town

FITTING: Mapping[str, Collection[str]] = {
    "battle": ("opportune-flight", "divine-favour"),
    "die": ("scourge-of-god", "furor-germanicus", "divine-favour"),
}
"""What may be played in the windows around a battle, if the battle is fit for it [6.2, 6.3]."""

REACTIONS: Collection[str] = {kind for kinds in FITTING.values() for kind in kinds}

INITIATIVE = "initiative"  # 6.3 Initiative
AUGUSTAE = ("augusta-occidentalis", "augusta-orientalis")

HELD_BACK = "usurpation-west"
"""The stratagem in the first hand of the Barbarian that a scenario may keep back for a year."""

NO_TARGET = "refused-stratagem-target"
"""Why a stratagem can't be played that would be allowed now, but has no target."""

SECTIONS: Mapping[str, str] = {"roman": "6.1", "barbarian": "6.2", "mixed": "6.3"}
"""The section about each side's stratagems."""

OF_WINDOW: Mapping[str, Collection[str]] = {
    **FITTING,
    "initiative": (INITIATIVE,),
    "augusta": AUGUSTAE,
    "usurpation": AUGUSTAE,
    "murder": AUGUSTAE,
    "synod": ("augusta-orientalis",),
    "pope": ("pope",),
}
"""What each kind of window ever takes; those after moves and sequences take any of phase E [6]."""

ANY_OF_E: Collection[str] = ("moves", "sequence")
"""The windows in which any stratagem of phase E may be played, if it has a target [6]."""


_USELESS: Mapping[str, str] = {
    **dict.fromkeys(("minor-uprising", "two-minor-uprisings", "three-minor-uprisings"), "minor-uprising"),
    **dict.fromkeys(("major-uprising", "three-major-uprisings"), "major-uprising"),
}
"""Kinds of stratagem that lack a target for the same reason."""


def reactions(t: UltimusRomanorum, seat: str, window: str = "") -> list[Item]:
    """The kinds of stratagem in a hand, each once; with a window those it ever takes from this camp [6]."""
    kinds = dict.fromkeys(t.data.cards[card] for card in t.hand_of(t.camp_of_seat(seat)))
    return [
        Item(kind, say(f"stratagem-{kind}"), say(f"stratagem-{kind}-detail"))
        for kind in kinds
        if not window or (is_usable(t, kind, t.camp_of_seat(seat)) and _belongs(t, kind, window))
    ]


def _belongs(t: UltimusRomanorum, kind: str, opener: str) -> bool:
    """Whether a kind of window ever takes a kind of stratagem [6]."""
    if opener in ANY_OF_E:
        return kind not in REACTIONS and "E" in t.data.stratagems[kind].phases
    return kind in OF_WINDOW.get(opener, ())


def held(t: UltimusRomanorum, camp: Camp) -> list[str]:
    """The kinds of stratagem in a camp's hand that it may play at all, each once [6]."""
    kinds = dict.fromkeys(t.data.cards[card] for card in t.hand_of(camp))
    return [kind for kind in kinds if is_usable(t, kind, camp)]


def is_usable(t: UltimusRomanorum, kind: str, camp: Camp) -> bool:
    """Whether a kind of stratagem belongs to a camp or to both [6]."""
    return t.data.stratagems[kind].side in (camp, "mixed")


def counter_of(t: UltimusRomanorum, camp: Camp, kind: str) -> str:
    """The counter that a camp plays of a kind in its hand."""
    return next(card for card in t.hand_of(camp) if t.data.cards[card] == kind)


def spend(t: UltimusRomanorum, camp: Camp, kind: str, *about: str, rule: str = "6") -> str:
    """Play a stratagem out of a camp's hand; its counter goes where it belongs [6]. Return the counter."""
    card = counter_of(t, camp, kind)
    t.disclose(card)
    t.put(card, {"cup": CUP, "removed": "set-aside", "map": "laid-out"}[t.data.stratagems[kind].kept])
    t.tell(StratagemPlayed(seat=t.seat(camp), camp=camp, stratagem=kind, about=about), rule)
    if t.data.stratagems[kind].kept == "removed":
        t.tell(StratagemRemoved(stratagem=kind, to="removed"), rule)
    return card


def take_back(t: UltimusRomanorum, kind: str) -> None:
    """Put the counters of a kind that lie on the map back into the cup [6]."""
    for card in list(t.pieces.at("laid-out")):
        if t.data.cards[card] == kind:
            t.put(card, CUP)


Named = tuple[str, str]
"""What a stratagem is played on: the kind of target, and which it is."""

FindOnly = Callable[[Camp, str], Named | None]
"""Finds the target of a camp's stratagem of some kind if it has only one."""


def _none_named(_camp: Camp, _kind: str) -> Named | None:
    return None


def kind_options(kinds: Iterable[str], rule: str, only: Callable[[str], Named | None]) -> list[Option]:
    """An option for each kind of stratagem, with what it does; its only target is named, if it has one."""
    return [_kind_option(kind, rule, only(kind)) for kind in kinds]


def _kind_option(kind: str, rule: str, named: Named | None) -> Option:
    option = choice(kind, f"stratagem-{kind}", rule)
    if named is None:
        return option
    sort, target = named
    told = {sort: target} | ({"town": town(target)} if sort == "area" else {})
    return msgspec.structs.replace(option, name=say(f"stratagem-on-{sort}", stratagem=kind, **told))


def might_hold(t: UltimusRomanorum, camp: Camp, kinds: Collection[str]) -> bool:
    """Whether a camp could play one of these kinds, as far as everyone knows [6, R115]."""
    usable = {kind for kind in kinds if is_usable(t, kind, camp)}
    return t.may_hold(f"hand-{t.seat(camp)}", [card for card, kind in t.data.cards.items() if kind in usable])


def _barred(t: UltimusRomanorum, camp: Camp, opener: str, offered: Collection[str]) -> list[Barred]:
    """The stratagems in hand that can't be played in a window, each with the reason [6]."""
    kinds = dict.fromkeys(t.data.cards[card] for card in t.hand_of(camp))
    return [barred(t, kind, _why_not(t, camp, opener, kind), opener) for kind in kinds if kind not in offered]


def not_in_hand(t: UltimusRomanorum, camp: Camp, typed: str) -> Text | None:
    """That a camp doesn't hold the stratagem with this id or name; None if it does, or without such a stratagem [6]."""
    named = Index.of(t.info.id, t.data.stratagems).find(folded(typed))
    if len(named) != 1 or named[0] in {t.data.cards[card] for card in t.hand_of(camp)}:
        return None
    return say("refused-stratagem-hand", rule="6", stratagem=named[0])


def held_back(t: UltimusRomanorum) -> bool:
    """Whether the Barbarian has no Western Usurpation yet but those of his first hand, which wait for their year [6.2].

    One that he has drawn isn't held back.
    """
    scenario = t.data.scenarios[t.state.scenario]
    if t.year >= scenario.held_until:
        return False
    in_hand = [card for card in t.hand_of(BARBARIAN) if t.data.cards[card] == HELD_BACK]
    return len(in_hand) <= scenario.hands[BARBARIAN].count(HELD_BACK)


def barred(t: UltimusRomanorum, kind: str, why: str, opener: str = "") -> Barred:
    """A stratagem in hand that can't be played now, for a reason; ``opener`` is the kind of window, if one is open."""
    if why != NO_TARGET:
        return refusal(kind, f"stratagem-{kind}", why, "6", stratagem=kind)
    rule = SECTIONS[t.data.stratagems[kind].side]
    return refusal(kind, f"stratagem-{kind}", why, rule, stratagem=kind, reason=_useless(t, kind, opener))


def _useless(t: UltimusRomanorum, kind: str, opener: str) -> Text:
    """What a stratagem would need to be of use [6.1, 6.2, 6.3]."""
    if kind in AUGUSTAE:
        is_of_half = opener in ("usurpation", "murder", "synod")
        return say("useless-augusta-elsewhere" if is_of_half else "useless-augusta")
    if kind == HELD_BACK and held_back(t):
        return say("useless-usurpation-held", year=t.data.scenarios[t.state.scenario].held_until)
    return say(f"useless-{_USELESS.get(kind, kind)}")


def _why_not(t: UltimusRomanorum, camp: Camp, opener: str, kind: str) -> str:
    if not is_usable(t, kind, camp):
        return "refused-stratagem-camp"
    return NO_TARGET if _belongs(t, kind, opener) else "refused-stratagem-window"


def _reaction_pick(
    t: UltimusRomanorum,
    camp: Camp,
    opener: str,
    rule: str,
    kinds: Collection[str],
    holds: Sequence[str],
    only: FindOnly,
    **args: Argument,
) -> Pick:
    """A secret question to a camp whether it reacts; to pass is the first option and the default."""
    passing = choice(NOTHING, "option-pass", rule)
    able = [kind for kind in held(t, camp) if kind in kinds]
    return Pick(
        seat=t.seat(camp),
        question=say(f"window-{opener}-ask", **args),
        rule=rule,
        domain="political" if camp == ROMAN and opener == "augusta" else "military",
        options=[passing, *kind_options(able, rule, partial(only, camp))],
        default=(NOTHING,),
        topic=opener,
        secret=True,
        named=tuple(_named(t, args.values())),
        disclosed=True,
        reaction=True,
        holds=tuple(holds),
        barred=lambda: _barred(t, camp, opener, able),
        explain=partial(not_in_hand, t, camp),
    )


def _named(t: UltimusRomanorum, args: Iterable[Argument]) -> Iterable[str]:
    """The leaders and areas that a window is about: who opens one has named them openly [6]."""
    return (each for each in args if isinstance(each, str) and (each in t.data.leaders or each in t.data.areas))


def react(
    t: UltimusRomanorum,
    opener: str,
    rule: str,
    able: Mapping[Camp, Collection[str]],
    holds: Sequence[str] = (),
    only: FindOnly = _none_named,
    **args: Argument,
) -> Play[dict[Camp, str]]:
    """Open a window in which each camp may play one of these kinds; return what was played, which all see now.

    ``only`` finds the targets that its options name.

    Public facts decide who is asked, never the hands: only who could hold none of them isn't [R115].
    """
    asked = [camp for camp, kinds in able.items() if might_hold(t, camp, kinds)]
    answers = yield from window(
        opener, [_reaction_pick(t, each, opener, rule, able[each], holds, only, **args) for each in asked]
    )
    chosen = {t.camp_of_seat(seat): answer[0] for seat, answer in answers.items() if isinstance(answer, tuple)}
    taken = {camp: kind for camp, kind in chosen.items() if kind != NOTHING}
    for camp, kind in taken.items():
        t.disclose(counter_of(t, camp, kind))
    return taken


def played_by(taken: Mapping[Camp, str]) -> list[Text]:
    """What was played in a window, and by whom: all see it, and may answer it in the next one [6.2, 6.3]."""
    return [say("played-by", stratagem=say(f"stratagem-{kind}"), camp=camp) for camp, kind in taken.items()]


def react_alone(
    t: UltimusRomanorum,
    camp: Camp,
    opener: str,
    rule: str,
    kinds: Collection[str],
    holds: Sequence[str] = (),
    only: FindOnly = _none_named,
    **args: Argument,
) -> Play[str]:
    """Offer one camp to play one of these kinds; return the kind, or an empty string."""
    taken = yield from react(t, opener, rule, {camp: kinds}, holds, only, **args)
    return taken.get(camp, "")
