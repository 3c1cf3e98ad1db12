"""Stratagems: each kind played and refused in each window, and what it does [6]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.game import Play
from rules.core.groups import single
from rules.core.pending import Pending
from rules.core.views import decisions_seen_by
from rules.ultimus_romanorum.chapters.balance import offer_pope
from rules.ultimus_romanorum.chapters.beginning import roll_initiative
from rules.ultimus_romanorum.chapters.campaign import (
    answer_moves,
    begin_phase,
    end_sequence,
    go_along,
    hold_council,
    last_words,
    move,
)
from rules.ultimus_romanorum.chapters.combat import _only_field, _play_before, fight_for
from rules.ultimus_romanorum.chapters.geostrategy import operate, play_from_hand
from rules.ultimus_romanorum.chapters.leaders import give_guard
from rules.ultimus_romanorum.chapters.movement import Stack, reach
from rules.ultimus_romanorum.chapters.plague import end_plagues, enter_plague, threatens
from rules.ultimus_romanorum.chapters.scoring import score_year
from rules.ultimus_romanorum.chapters.stratagems import (
    deserters,
    guard_targets,
    phobia_areas,
    treaty_targets,
    victims,
)
from rules.ultimus_romanorum.chapters.stratagems import play as play_stratagem
from rules.ultimus_romanorum.chapters.usurpation import attempt
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    AssassinationTested,
    CouncilHeld,
    LeaderDied,
    PlagueTested,
    PointsScored,
    StackMoved,
    StratagemPlayed,
)
from rules.ultimus_romanorum.game import CAMPS, other
from rules.ultimus_romanorum.state import Plague
from rules.ultimus_romanorum.turn import play_step
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    begin,
    caesar,
    campaign,
    deal,
    enthrone,
    guard,
    offered,
    places,
    play,
    proves,
    reason,
    reduce,
    refused,
    stand,
    told,
    tribe,
    two_emperors,
    usurp,
)

ROMAN_KINDS = {
    "minor-federation-treaty": "E",
    "major-federation-treaty": "E",
    "tribute": "E",
    "augusta-orientalis": "CE",
    "augusta-occidentalis": "CE",
    "pope": "F",
    "buccellarii": "E",
}
BARBARIAN_KINDS = {
    "usurpation-west": "C",
    "usurpation-east": "C",
    "minor-uprising": "C",
    "two-minor-uprisings": "C",
    "three-minor-uprisings": "C",
    "major-uprising": "C",
    "three-major-uprisings": "C",
    "scourge-of-god": "E",
    "rex": "C",
    "barbarian-alliance": "C",
    "bagaudes": "E",
    "migration": "E",
}
MIXED_KINDS = {
    "initiative": "B",
    "rebellion": "C",
    "ecumenical-council": "C",
    "opportune-flight": "E",
    "assassination": "E",
    "plague": "E",
    "plague-epidemic": "E",
    "desertion": "E",
    "furor-germanicus": "E",
    "divine-favour": "E",
    "fleet": "E",
    "germanophobia": "E",
}
PHASES = ROMAN_KINDS | BARBARIAN_KINDS | MIXED_KINDS
"""Every kind of stratagem with the letters printed behind its name."""

REMOVED = {"pope", "three-major-uprisings"}
LAID_OUT = {"ecumenical-council", "plague", "plague-epidemic", "fleet"}
IN_WINDOWS = {"initiative", "pope", "scourge-of-god", "opportune-flight", "furor-germanicus", "divine-favour"}
"""Kinds that are played in a window of their own only, not of one's own accord."""


def owner(kind: str) -> Camp:
    """A camp that may play a kind."""
    return "barbarian" if kind in BARBARIAN_KINDS else "roman"


def arena() -> Position:
    """A position in which every stratagem played of one's own accord has a target."""
    t = bare("campaign-406", turn=440, first="barbarian", smc_number=1, sequences={"roman": 1, "barbarian": 1})
    two_emperors(t)
    stand(t, "italia-2", "stilicho", "felix", "co-italia-1", "comites-alani")
    stand(t, "thracia-2", "anthemius-maior", "co-thracia-1")
    tribe(t, "suevi", "war", "hispaniae-1")
    tribe(t, "vandali", "war", "hispaniae-5")
    tribe(t, "alani", "war", "hispaniae-5")
    t.state.tribes["alani"].ally = "vandali"
    tribe(t, "visigothi", "revolt", "viennensis-2")
    stand(t, "viennensis-2", "theodoricus-i")
    tribe(t, "burgondi", "peace", "burgondi")
    t.state.pv = {"a": 9, "b": 9}
    t.state.begun_with = ["italia-2"]
    t.changed()
    return t


NOT_ASKED = {"augusta-orientalis", "augusta-occidentalis"}
"""Kinds without a target."""


# The counters [6]


@proves("6", "6.1", "6.2", "6.3")
def test_the_31_kinds_with_their_sides_and_phases() -> None:
    t = bare()
    assert len(t.data.stratagems) == len(PHASES) == 31
    for kinds, side in ((ROMAN_KINDS, "roman"), (BARBARIAN_KINDS, "barbarian"), (MIXED_KINDS, "mixed")):
        for kind, letters in kinds.items():
            facts = t.data.stratagems[kind]
            assert (facts.side, "".join(facts.phases)) == (side, letters), kind
            kept = "removed" if kind in REMOVED else "map" if kind in LAID_OUT else "cup"
            assert facts.kept == kept, kind
    assert sum(facts.count for facts in t.data.stratagems.values()) == 55


OWN_ACCORD = sorted(kind for kind in PHASES if kind not in IN_WINDOWS)

TARGETS: dict[str, dict[str, Any]] = {
    "minor-federation-treaty": {},
    "major-federation-treaty": {"tribe": "visigothi"},
    "tribute": {"tribe": "suevi"},
    "buccellarii": {"guard": "stilicho"},
    "usurpation-west": {"usurper": "felix"},
    "minor-uprising": {"uprising": "heruli"},
    "two-minor-uprisings": {"uprising": ("heruli", "saxones")},
    "three-minor-uprisings": {"uprising": ("heruli", "saxones", "scoti")},
    "major-uprising": {"uprising": "burgondi"},
    "three-major-uprisings": {"uprising": ("burgondi", "hunni", "persae")},
    "bagaudes": {"bagaudes": "galliae-7"},
    "migration": {"tribe": "suevi"},
    "ecumenical-council": {"council": "asia-3"},
    "assassination": {"murder_of": "gundericus"},
    "plague": {"plague": "galliae-7"},
    "plague-epidemic": {"plague": "oriens-8"},
    "fleet": {"fleet": "italia-5"},
}


def own_phase(kind: str) -> str:
    """The phase in which a test plays a kind of one's own accord."""
    return PHASES[kind][0]


@proves("6.3 Desertion")
def test_desertion_strikes_enemy_romans_and_persae_of_an_area() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "oriens-3", "co-oriens-1", "li-oriens-1", "sarus")
    reduce(t, "li-oriens-1")
    tribe(t, "ghassanides", "foederati", "oriens-3")
    deal(t, "barbarian", "desertion")
    play(t, play_stratagem(t, "barbarian", "desertion"))
    assert t.state.reduced == ["co-oriens-1"]
    assert t.place("li-oriens-1") == "fallen"
    persae = tribe(t, "persae", "war", "persae-1", 2)
    assert deserters(t, "roman", "persae-1") == persae
    deal(t, "roman", "desertion")
    play(t, play_stratagem(t, "roman", "desertion"))
    assert set(t.state.reduced) == {"co-oriens-1", "persae-u1", "persae-u2"}


def dealt(kind: str) -> tuple[Position, Camp]:
    """A game in which a camp holds a stratagem that it can play, and the camp."""
    t = arena()
    camp = owner(kind)
    if kind == "assassination":
        usurp(t, "east", "aspar", "pontica-1")
    if kind == "desertion":
        tribe(t, "persae", "war", "persae-1")
    if kind.startswith("augusta"):
        t.state.step, t.state.smc_number = "geostrategy", 0
    deal(t, camp, kind)
    return t, camp


@proves("6", "6.4")
@pytest.mark.parametrize("kind", OWN_ACCORD)
def test_each_kind_is_played_out_of_the_hand_and_goes_where_it_belongs(kind: str) -> None:
    t, camp = dealt(kind)
    card = t.pieces.at(f"hand-{t.seat(camp)}")[0]
    t.throw(6, 6, 6, 6)
    replies = dict(TARGETS.get(kind, {}))
    if kind == "assassination":
        replies = {}
    play(t, play_from_hand(t, camp, own_phase(kind)), stratagem=kind, **replies)
    assert [(each.stratagem, each.camp) for each in told(t, StratagemPlayed)] == [(kind, camp)]
    assert t.place(card) == ("set-aside" if kind in REMOVED else "laid-out" if kind in LAID_OUT else "cup")


def crowded_arena(kind: str) -> tuple[Position, Camp, str]:
    """The arena with two targets at least for a kind, and who holds its counter."""
    t = arena()
    tribe(t, "saxones", "war", "galliae-1")
    t.state.tribes["gepidae"].ally = "hunni"
    stand(t, "viennensis-2", "alaricus")
    stand(t, "pontica-1", "procopius")
    t.state.begun_with = ["italia-2", "thracia-2"]
    if kind == "desertion":
        tribe(t, "persae", "war", "persae-1", 1)
        stand(t, "persae-2", "persae-u2")
    if kind == "assassination":
        usurp(t, "east", "procopius", "pontica-1")
        usurp(t, "west", "castinus", "galliae-7")
    if kind.startswith("augusta"):
        t.state.step, t.state.smc_number = "geostrategy", 0
    deal(t, owner(kind), kind)
    (card,) = t.pieces.at(f"hand-{t.seat(owner(kind))}")
    t.throw(6, 6, 6, 6)
    return t, owner(kind), card


def next_question(script: Play[None], given: Answer | None = None) -> Pick | None:
    """What a script asks next; None at its end."""
    try:
        asked = single(next(script) if given is None else script.send(given))
    except StopIteration:
        return None
    assert isinstance(asked, Pick)
    return asked


@proves("6", "R87")
@pytest.mark.parametrize("kind", [kind for kind in OWN_ACCORD if kind not in NOT_ASKED])
def test_what_all_see_of_a_stratagem_is_not_taken_back(kind: str) -> None:
    t, camp, card = crowded_arena(kind)
    script = play_from_hand(t, camp, own_phase(kind))
    chosen = next_question(script)
    assert chosen is not None
    assert chosen.secret
    asked = next_question(script, (kind,))
    assert asked is not None
    assert t.place(card) == f"hand-{t.seat(camp)}"
    assert not asked.secret
    assert refused(asked, "back")


MOST_ASKED = 9
"""How many questions a stratagem asks at most, each back and forth."""

Trace = tuple[list[Any], Any, list[Any]]
"""What the other seat sees while a stratagem is chosen: the decisions, then the state and the events."""


def trace(kind: str, *answers: str) -> tuple[bool, Trace]:
    """Answer the questions after a stratagem, each with the first of these answers that it takes, else its default.

    Returns whether the counter was spent, and what the other seat saw.
    """
    t, camp, card = crowded_arena(kind)
    script, other_seat = play_from_hand(t, camp, own_phase(kind)), t.seat(other(camp))
    seen = list[Any]()
    asked = next_question(script)
    while asked is not None and t.place(card) == f"hand-{t.seat(camp)}" and len(seen) < MOST_ASKED:
        seen.append(decisions_seen_by(Pending(asked, 1), other_seat))
        given = next(((each,) for each in answers if not refused(asked, each)), asked.default)
        asked = next_question(script, given)
    events = [event.model_dump() for event in t.events if event.is_known_to(other_seat)]
    return bool(told(t, StratagemPlayed)), (seen, t.redacted(other_seat), events)


@proves("6", "R87")
@pytest.mark.parametrize("kind", OWN_ACCORD)
def test_a_stratagem_that_is_not_played_leaves_no_trace(kind: str) -> None:
    """Chosen first and taken back as soon as that is possible, it shows as little as one that was never chosen."""
    was_spent, seen = trace(kind, kind, "back")
    never_spent, never_seen = trace(kind, "back")
    assert not never_spent
    assert was_spent or seen == never_seen


@proves("6", "R87")
@pytest.mark.parametrize("kind", OWN_ACCORD)
def test_whoever_chooses_a_stratagem_is_cautioned_before_all_see_it(kind: str) -> None:
    t, camp = dealt(kind)
    decision = ask(t, play_from_hand(t, camp, own_phase(kind)))
    assert isinstance(decision, Pick)
    (caution,) = decision.cautions()[kind]
    assert str(caution)
    t, camp, _ = crowded_arena(kind)
    decision = ask(t, play_from_hand(t, camp, own_phase(kind)))
    assert isinstance(decision, Pick)
    (caution,) = decision.cautions()[kind]
    assert caution.key == ("caution-shown" if kind not in NOT_ASKED else "caution-augusta")


@proves("6.1")
def test_the_only_tribe_of_a_treaty_is_named_before_it_is_played() -> None:
    t = arena()
    deal(t, "roman", "minor-federation-treaty")
    decision = ask(t, play_from_hand(t, "roman", "E"))
    assert isinstance(decision, Pick)
    (told,) = decision.cautions()["minor-federation-treaty"]
    (tribe_,) = treaty_targets(t, "minor")
    assert dict(told.args)["tribe"] == tribe_
    tribe(t, "saxones", "war", "galliae-1")
    assert len(treaty_targets(t, "minor")) == 2
    (shown,) = decision.cautions()["minor-federation-treaty"]
    assert shown.key == "caution-shown"


@proves("6")
def test_an_only_target_is_named_on_the_stratagem_in_one_s_own_phase_and_in_windows() -> None:
    t = arena()
    deal(t, "roman", "minor-federation-treaty")
    (only,) = treaty_targets(t, "minor")
    campaign(t, "barbarian")
    for script, topic in ((play_from_hand(t, "roman", "E"), ""), (answer_moves(t, "roman"), "moves.roman")):
        decision = ask(t, script, topic)
        assert isinstance(decision, Pick)
        (option,) = [each for each in decision.options if each.id == "minor-federation-treaty"]
        assert dict(option.name.args)["tribe"] == only
        assert option.label == "Minor Federation Treaty: the Suevi"
    tribe(t, "saxones", "war", "galliae-1")
    decision = ask(t, answer_moves(t, "roman"), "moves.roman")
    assert isinstance(decision, Pick)
    assert "Minor Federation Treaty" in [option.label for option in decision.options]


@proves("6.3 Opportune Flight")
def test_before_several_battles_a_stratagem_that_fits_only_one_names_it() -> None:
    fields = {camp: {"opportune-flight": ["galliae-5"], "divine-favour": ["galliae-5", "italia-2"]} for camp in CAMPS}
    both, one = ["galliae-5", "italia-2"], ["galliae-5"]
    assert _only_field(both, fields, "roman", "opportune-flight") == ("area", "galliae-5")
    assert _only_field(both, fields, "roman", "divine-favour") is None
    assert _only_field(one, fields, "roman", "opportune-flight") is None, "the question names it"


@proves("6.2", "R8")
def test_a_usurpation_goes_on_after_coming_back_from_the_puppet() -> None:
    t = bare("campaign-406", turn=440)
    two_emperors(t)
    stand(t, "italia-2", "aetius", "stilicho", "felix", "castinus", "co-italia-1")
    deal(t, "barbarian", "usurpation-west")
    script = play_stratagem(t, "barbarian", "usurpation-west")
    for given, topic in ((None, "usurper"), (("stilicho",), "puppet"), (("back",), "usurper")):
        asked = next_question(script, given)
        assert asked is not None
        assert asked.topic == topic
    assert asked is not None
    assert refused(asked, "back")


@proves("6.2", "R8")
def test_no_way_back_from_the_puppet_of_the_only_usurper() -> None:
    t = bare("campaign-406", turn=440)
    two_emperors(t)
    stand(t, "italia-2", "stilicho", "co-italia-1")
    stand(t, t.area_of(t.throne("west").augustus), "felix", "castinus")
    deal(t, "barbarian", "usurpation-west")
    asked = next_question(play_stratagem(t, "barbarian", "usurpation-west"))
    assert asked is not None
    assert asked.topic == "puppet"
    assert refused(asked, "back")


@proves("6", "R87")
@pytest.mark.parametrize("kind", [kind for kind in OWN_ACCORD if kind not in NOT_ASKED])
def test_what_was_played_in_answer_to_others_is_not_taken_back(kind: str) -> None:
    t, camp, _ = crowded_arena(kind)
    asked = next_question(play_stratagem(t, camp, kind))
    assert asked is not None
    assert refused(asked, "back")


@proves("6.3 Opportune Flight", "R87")
def test_the_way_back_from_a_flight_leads_to_the_battles_and_not_to_the_hand() -> None:
    t = bare()
    two_emperors(t)
    for area, corps, name in (("galliae-7", "co-galliae-1", "visigothi"), ("hispaniae-3", "co-hispaniae-1", "suevi")):
        stand(t, area, corps)
        tribe(t, name, "war", area, 1)
    campaign(t, "barbarian")
    asked = next_question(_play_before(t, "roman", "opportune-flight", ["galliae-7", "hispaniae-3"], "barbarian"))
    assert asked is not None
    assert asked.topic == "in-battle"
    assert refused(asked, "back")


@proves("6.2", "R8")
def test_from_the_puppet_back_to_the_usurper() -> None:
    t = bare("campaign-406", turn=440)
    two_emperors(t)
    stand(t, "italia-2", "aetius", "stilicho", "felix", "castinus", "co-italia-1")
    deal(t, "barbarian", "usurpation-west")
    t.throw(6)
    replies: dict[str, Any] = {"usurper": ["stilicho", "felix"], "puppet": "back"}
    play(t, play_from_hand(t, "barbarian", "C"), stratagem="usurpation-west", **replies)
    assert told(t, StratagemPlayed)[0].about == ("felix",)


@proves("6", "6.1", "6.2")
@pytest.mark.parametrize("kind", sorted(ROMAN_KINDS | BARBARIAN_KINDS))
@pytest.mark.parametrize("phase", ["C", "E"])
def test_the_wrong_camp_holds_a_counter_but_does_not_play_it(kind: str, phase: str) -> None:
    t = arena()
    camp: Camp = "roman" if kind in BARBARIAN_KINDS else "barbarian"
    deal(t, camp, kind)
    decision = ask(t, play_from_hand(t, camp, phase))
    assert reason(decision, kind) == "refused-stratagem-camp"
    assert refused(decision, kind)


@proves("6")
@pytest.mark.parametrize("phase", ["C", "E"])
@pytest.mark.parametrize("kind", sorted(PHASES))
def test_the_wrong_phase_keeps_a_counter_in_hand(kind: str, phase: str) -> None:
    t = arena()
    deal(t, owner(kind), kind)
    decision = ask(t, play_from_hand(t, owner(kind), phase))
    if phase not in PHASES[kind]:
        assert reason(decision, kind) == "refused-stratagem-phase"
        assert refused(decision, kind)
    elif kind in IN_WINDOWS:
        assert reason(decision, kind) == "refused-stratagem-window"
        assert refused(decision, kind)


@proves("6")
@pytest.mark.parametrize("kind", sorted(set(OWN_ACCORD) - {"plague", "plague-epidemic", "fleet", "ecumenical-council"}))
def test_without_a_target_nothing_is_spent(kind: str) -> None:
    t = bare(first="roman", smc_number=1)
    t.state.pv = {"a": 0, "b": 0}
    for name in t.state.tribes:
        t.state.tribes[name].status = "regnum"
    t.changed()
    deal(t, owner(kind), kind)
    before = list(t.pieces.at(f"hand-{t.seat(owner(kind))}"))
    decision = ask(t, play_from_hand(t, owner(kind), own_phase(kind)))
    if kind == "bagaudes":
        assert offered(decision) == {"back", "bagaudes"}
        return
    assert reason(decision, kind) == "refused-stratagem-target"
    assert _why_in_words(decision, kind).endswith(f"({section(kind)}).")
    assert refused(decision, kind)
    assert list(t.pieces.at(f"hand-{t.seat(owner(kind))}")) == before


def _why_in_words(decision: Decision, kind: str) -> str:
    """The reason why a stratagem has no target, after its name."""
    assert isinstance(decision, Pick)
    why = str(decision.why_not(kind))
    assert " is of no use now: " in why
    return why


def section(kind: str) -> str:
    """Where the print has a stratagem."""
    return "6.1" if kind in ROMAN_KINDS else "6.2" if kind in BARBARIAN_KINDS else "6.3"


@proves("6", "6.2 Western Usurpation")
def test_a_usurpation_that_a_scenario_keeps_back_says_until_when() -> None:
    t = begin("rhine-406")
    decision = ask(t, play_from_hand(t, "barbarian", "C"))
    assert "keeps it back until 407" in _why_in_words(decision, "usurpation-west")


@proves("6", "6.1 Augusta Orientalis", "R17")
def test_an_augusta_of_the_other_half_says_so() -> None:
    t = arena()
    deal(t, "roman", "augusta-orientalis")
    window = WINDOWS["usurpation"]
    decision = ask(t, window.opens(t), window.topic)
    assert "the other half of the Empire" in _why_in_words(decision, "augusta-orientalis")


@proves("6", "R87")
@pytest.mark.parametrize("camp", ["roman", "barbarian"])
@pytest.mark.parametrize("phase", ["C", "E"])
def test_nothing_is_played_that_is_not_in_hand(camp: Camp, phase: str) -> None:
    t = arena()
    decision = ask(t, play_from_hand(t, camp, phase))
    assert offered(decision) == {"back"}
    assert all(refused(decision, kind) for kind in PHASES)


class Window(NamedTuple):
    """A reaction window: how to open it, its topic with the camp, and the kinds that belong to it."""

    opens: Callable[[Position], Play[Any]]
    topic: str
    kinds: frozenset[str]


def _roll(t: Position) -> Play[None]:
    t.throw(6)
    t.state.turn = 441
    return roll_initiative(t)


def _attempt(t: Position) -> Play[None]:
    deal(t, "barbarian", "usurpation-west")
    return attempt(t, "west")


def _murder(t: Position) -> Play[None]:
    for leader in ("stilicho", "felix", "anthemius-maior", "theodosius-ii"):
        t.put(leader, "gone")
    t.changed()
    deal(t, "barbarian", "assassination")
    return play_stratagem(t, "barbarian", "assassination")


def _council(t: Position) -> Play[None]:
    t.state.council = "oriens-2"
    return hold_council(t)


def _battle(t: Position) -> Play[None]:
    stand(t, "viennensis-2", "comites-seniores", "aetius")
    return fight_for(t, "viennensis-2", "barbarian")


def _last_smc(t: Position) -> Play[None]:
    t.state.active, t.state.sequences = "roman", {"roman": 1, "barbarian": 0}
    return last_words(t)


E_KINDS = frozenset(kind for kind in OWN_ACCORD if "E" in PHASES[kind])

WINDOWS = {
    "initiative of the loser": Window(_roll, "initiative.roman", frozenset({"initiative"})),
    "augusta": Window(_roll, "augusta.roman", frozenset({"augusta-orientalis", "augusta-occidentalis"})),
    "usurpation": Window(_attempt, "usurpation.roman", frozenset({"augusta-occidentalis"})),
    "murder": Window(_murder, "murder.roman", frozenset({"augusta-occidentalis"})),
    "council": Window(_council, "synod.roman", frozenset({"augusta-orientalis"})),
    "before a battle": Window(_battle, "battle.roman", frozenset({"opportune-flight", "divine-favour"})),
    "before a battle, attacker": Window(_battle, "battle.barbarian", frozenset({"opportune-flight", "divine-favour"})),
    "before the die": Window(_battle, "die.roman", frozenset({"divine-favour", "furor-germanicus"})),
    "before the die, attacker": Window(_battle, "die.barbarian", frozenset({"divine-favour", "furor-germanicus"})),
    "after the moves": Window(lambda t: answer_moves(t, "roman"), "moves.roman", E_KINDS - set(BARBARIAN_KINDS)),
    "end of an SMC": Window(_last_smc, "sequence.barbarian", E_KINDS - set(ROMAN_KINDS)),
    "pope": Window(offer_pope, "pope.roman", frozenset({"pope"})),
}


SOMETIMES = {
    "usurpation": frozenset({"augusta-orientalis"}),
    "murder": frozenset({"augusta-orientalis"}),
    "before the die, attacker": frozenset({"scourge-of-god"}),
}
"""What the same kind of window takes in another half of the Empire, or with other tribes in the battle."""


def absence(decision: Decision, typed: str) -> str:
    """The key of the text that refuses what is typed and isn't on any counter in hand."""
    assert isinstance(decision, Pick)
    found = decision.explain(typed)
    return "" if found is None else found.key


@proves("6", "R87", "2.B", "2.E")
@pytest.mark.parametrize("name", sorted(WINDOWS))
def test_a_window_refuses_what_is_not_in_hand(name: str) -> None:
    t = arena()
    deal(t, "roman", "major-uprising")
    deal(t, "barbarian", "pope")
    opened = WINDOWS[name]
    decision = ask(t, opened.opens(t), opened.topic)
    assert decision.secret
    assert offered(decision) == {"pass"}
    assert all(refused(decision, kind) for kind in PHASES)
    lacking = set(PHASES) - {"major-uprising", "pope"}
    assert {absence(decision, kind) for kind in lacking} == {"refused-stratagem-hand"}
    assert absence(decision, "no such stratagem") == ""


@proves("6")
@pytest.mark.parametrize("phase", ["C", "E"])
@pytest.mark.parametrize("typed", ["scourge-of-god", "Scourge of God", "Fléau de Dieu"])
def test_a_stratagem_that_is_not_in_hand_is_refused_with_the_rule(phase: str, typed: str) -> None:
    t = arena()
    deal(t, "barbarian", "pope")
    decision = ask(t, play_from_hand(t, "barbarian", phase))
    assert absence(decision, typed) == "refused-stratagem-hand"
    deal(t, "barbarian", "scourge-of-god")
    assert absence(decision, typed) == ""


@proves("6", "R87", "6.2 Scourge of God")
@pytest.mark.parametrize(
    ("name", "kind", "why"),
    [
        ("before the die, attacker", "scourge-of-god", "refused-stratagem-target"),  # no Huns fight here
        ("before the die, attacker", "plague", "refused-stratagem-window"),
        ("before the die, attacker", "tribute", "refused-stratagem-camp"),
        ("end of an SMC", "scourge-of-god", "refused-stratagem-window"),
        ("end of an SMC", "tribute", "refused-stratagem-camp"),
    ],
)
def test_a_window_says_why_a_counter_in_hand_cannot_be_played(name: str, kind: str, why: str) -> None:
    t = arena()
    opened = WINDOWS[name]
    deal(t, "roman" if opened.topic.endswith("roman") else "barbarian", kind)
    decision = ask(t, opened.opens(t), opened.topic)
    assert offered(decision) == {"pass"}
    assert reason(decision, kind) == why


@proves("6", "R87", "2.B", "2.E")
@pytest.mark.parametrize("name", sorted(WINDOWS))
def test_a_window_offers_the_kinds_that_belong_to_it_and_no_others(name: str) -> None:
    t = arena()
    opened = WINDOWS[name]
    camp: Camp = "roman" if opened.topic.endswith("roman") else "barbarian"
    usurp(t, "east", "aspar", "pontica-1", "co-pontica-1")
    script = opened.opens(t)
    for kind in PHASES:
        if not t.pieces.at(f"hand-{t.seat(camp)}") or kind not in [
            t.data.cards[card] for card in t.pieces.at(f"hand-{t.seat(camp)}")
        ]:
            deal(t, camp, kind)
    decision = ask(t, script, opened.topic)
    hidden = {"augusta-orientalis", "augusta-occidentalis"} if name == "after the moves" else set()
    assert offered(decision) - {"pass"} == opened.kinds - hidden
    reactions = {item.id: item.label for item in t.reactions(t.seat(camp), opened.topic.partition(".")[0])}
    assert offered(decision) - {"pass"} <= set(reactions)  # what can be stored is what the window will take
    assert set(reactions) <= opened.kinds | SOMETIMES.get(name, frozenset())
    assert isinstance(decision, Pick)
    assert all(option.label.startswith(reactions.get(option.id, option.label)) for option in decision.options)


# Augusta [6.1]


@proves("6.1 Augusta Occidentalis", "6.3 Assassination", "R21")
@pytest.mark.parametrize(
    ("roll", "augusta", "dies"), [(8, False, True), (8, True, False), (9, True, True), (7, False, False)]
)
def test_the_augusta_guards_her_emperor(roll: int, augusta: bool, dies: bool) -> None:
    t = bare()
    two_emperors(t)
    deal(t, "barbarian", "assassination")
    deal(t, "roman", "augusta-occidentalis", "augusta-orientalis")
    t.throw(roll)
    replies = {"murder": "augusta-occidentalis"} if augusta else {}
    play(t, play_stratagem(t, "barbarian", "assassination"), murder_of="honorius", **replies)
    assert told(t, AssassinationTested)[0].dies == dies
    assert (t.place("augusta-occidentalis-1") == "cup") == augusta


@proves("6.1 Augusta Orientalis", "6.3 Ecumenical Council")
def test_the_eastern_augusta_makes_a_council_succeed() -> None:
    t = bare()
    two_emperors(t, east="asia-2")
    t.state.council = "asia-2"
    t.put("ecumenical-council-1", "laid-out")
    deal(t, "roman", "augusta-orientalis")
    before = t.state.pv["a"]
    play(t, hold_council(t), synod="augusta-orientalis")
    assert t.state.pv["a"] == before + 3
    assert (t.state.council, t.place("ecumenical-council-1")) == ("", "cup")


@proves("6.1 Augusta Orientalis", "R17", "2.C")
def test_an_augusta_late_in_c_changes_what_follows() -> None:
    t = bare(step="geostrategy-second", first="barbarian")
    two_emperors(t)
    tribe(t, "suevi", "war", "suevi")
    deal(t, "roman", "augusta-orientalis")
    play(t, play_step(t), geostrategy="stratagem", stratagem="augusta-orientalis")
    assert t.state.first == "roman"
    assert t.state.step == "administration"


# Buccellarii [6.1]


@proves("UR019", "3.2.4", "6.1 Buccellarii")
@pytest.mark.parametrize(("leader", "cc", "pf"), [("castinus", 4, 2), ("constantius-iii", 6, 3), ("aetius", 8, 4)])
def test_ur019_the_capacity_sets_the_size_of_the_guard(leader: str, cc: int, pf: int) -> None:
    t = bare()
    two_emperors(t)
    assert t.leader(leader).cc == cc
    stand(t, "italia-2", leader)
    deal(t, "roman", "buccellarii")
    play(t, play_stratagem(t, "roman", "buccellarii"), guard=leader)
    given = t.state.guard[leader]
    assert (t.values(given).pf, t.place(given)) == (pf, "italia-2")


@proves("UR019", "UR131", "3.2.4", "6.1 Buccellarii")
def test_ur131_who_gets_no_guard() -> None:
    t = bare()
    stand(t, "italia-2", "romulus", "marcianus", "comes-italiae", "felix")
    tribe(t, "visigothi", "foederati", "italia-2", 1)
    stand(t, "italia-2", "alaricus")
    guard(t, "marcianus", "bu-2pf-1")
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    assert guard_targets(t) == ["felix"]
    for unit in t.data.guards[2]:
        t.put(unit, "gone")
    assert guard_targets(t) == []


@proves("6.3 Plague Breaks Out", "R79")
def test_a_plague_strikes_a_counter_once_in_an_smc() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "co-italia-1")
    t.state.plagues = [Plague(card="", area="italia-2", spreads=False)]
    for _ in range(2):
        play(t, enter_plague(t, ("co-italia-1",), "italia-2"))
    assert (t.place("co-italia-1"), t.state.reduced) == ("italia-2", ["co-italia-1"])
    t.state.struck = []
    play(t, enter_plague(t, ("co-italia-1",), "italia-2"))
    assert t.place("co-italia-1") == "fallen"


@proves("6.3 Plague Breaks Out", "6.3 Plague Epidemic", "R79")
def test_two_plagues_in_one_area_each_strike_who_enters() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "galliae-7", "co-galliae-1", "sarus")
    t.state.plagues = [
        Plague(card="plague-1", area="galliae-7", spreads=False),
        Plague(card="plague-epidemic-1", area="galliae-7", spreads=True),
    ]
    assert "galliae-7" in threatens(t, ("co-galliae-1",))
    t.throw(0, 0)
    play(t, enter_plague(t, ("co-galliae-1", "sarus"), "galliae-7"))
    assert t.place("co-galliae-1") == "fallen"
    assert [each.leader for each in told(t, PlagueTested)] == ["sarus", "sarus"]
    play(t, enter_plague(t, ("sarus",), "galliae-7"))
    assert threatens(t, ("sarus",)) == frozenset()


@proves("6.3 Plague Breaks Out", "6.3 Plague Epidemic", "R79")
def test_a_second_plague_strikes_those_whom_the_first_has_struck() -> None:
    t = stricken("plague", 0, 0)
    deal(t, "roman", "plague-epidemic")
    t.throw(*[0] * 9)
    play(t, play_stratagem(t, "roman", "plague-epidemic"), plague="italia-2")
    assert t.place("comites-alani") == "fallen"


@proves("6.3 Plague Breaks Out", "R79")
def test_a_counter_struck_before_the_markers_were_told_apart_is_spared() -> None:
    """A save of an SMC under way names the area of a plague instead of its marker."""
    t = bare()
    stand(t, "italia-2", "co-italia-1")
    t.state.plagues = [Plague(card="plague-1", area="italia-2", spreads=False)]
    t.state.struck = ["co-italia-1@italia-2"]
    play(t, enter_plague(t, ("co-italia-1",), "italia-2"))
    assert not t.state.reduced


@proves("6.3 Plague Breaks Out", "8.2.2", "R79")
def test_a_plague_tests_no_one_who_has_died_with_the_augustus_in_his_refuge() -> None:
    t = bare()
    two_emperors(t)
    for piece in ("honorius", "constantius-iii", "ioviani-seniores"):
        t.put(piece, "ravenna-box")
    stand(t, "italia-5", "felix")
    campaign(t)
    deal(t, "barbarian", "plague")
    t.throw(9, 1)
    play(t, play_stratagem(t, "barbarian", "plague"), plague="italia-4")
    assert [each.leader for each in told(t, PlagueTested)] == ["honorius"]
    assert t.place("constantius-iii") == "gone"


# A guard in a refuge, a Council without an Emperor, the Usurpation held back [6.1, 6.2, 6.3, 8.2.2]


def besieged(*pieces: str) -> Position:
    """Honorius in the city of Ravenna, with a palatina and others."""
    t = bare()
    two_emperors(t)
    for piece in ("honorius", "ioviani-seniores", *pieces):
        t.put(piece, "ravenna-box")
    tribe(t, "visigothi", "war", "italia-4", 1)
    return t


@proves("6.1 Buccellarii", "8.2.2", "R33")
def test_a_city_takes_in_one_guard_only() -> None:
    t = besieged("constantius-iii")
    stand(t, "italia-2", "felix")
    assert {"constantius-iii", "felix"} < set(guard_targets(t))
    t.state.guard["honorius"] = "bu-2pf-1"
    t.put("bu-2pf-1", "ravenna-box")
    assert set(guard_targets(t)) == {"felix", "theodosius-ii"}


@proves("3.5.1", "8.2.2", "R33")
def test_a_caesar_named_beside_a_guard_in_the_city_gets_none() -> None:
    t = besieged("constantius-iii")
    t.state.guard["honorius"] = "bu-2pf-1"
    t.put("bu-2pf-1", "ravenna-box")
    give_guard(t, "constantius-iii", "3.5.1")
    assert "constantius-iii" not in t.state.guard


@proves("6.3 Ecumenical Council")
def test_a_council_may_be_called_while_the_east_has_no_augustus() -> None:
    t = bare()
    enthrone(t, "west", "honorius", "viennensis-3")
    deal(t, "barbarian", "ecumenical-council")
    pick = ask(t, play_from_hand(t, "barbarian", "C"))
    assert not refused(pick, "ecumenical-council")
    play(t, play_from_hand(t, "barbarian", "C"), stratagem="ecumenical-council", council="asia-1")
    assert t.state.council == "asia-1"
    play(t, hold_council(t))
    score_year(t)
    assert "pv-council-open" in {each.cause for each in told(t, PointsScored)}


@proves("6.2 Western Usurpation")
def test_a_second_usurpation_is_not_held_back_in_406() -> None:
    t = bare("rhine-406", turn=406)
    two_emperors(t)
    stand(t, "britanniae-2", "constantinus-iii")
    deal(t, "barbarian", "usurpation-west", "usurpation-west")
    assert not refused(ask(t, play_from_hand(t, "barbarian", "C")), "usurpation-west")
    t.throw(9)
    play(t, play_from_hand(t, "barbarian", "C"), stratagem="usurpation-west")
    assert refused(ask(t, play_from_hand(t, "barbarian", "C")), "usurpation-west")


# Assassination, Germanophobia, Desertion [6.3]


@proves("6.3 Assassination")
def test_whom_one_may_murder() -> None:
    t = bare()
    two_emperors(t)
    caesar(t, "west", "stilicho", "italia-2")
    t.put("honorius", "ravenna-box")
    tribe(t, "visigothi", "revolt", "viennensis-2", 1)
    stand(t, "viennensis-2", "alaricus", "comes-italiae")
    usurp(t, "west", "constantinus-iii", "britanniae-2", "gerontius")
    assert set(victims(t, "barbarian")) == {"honorius", "theodosius-ii", "stilicho"}
    assert set(victims(t, "roman")) == {"constantinus-iii", "gerontius"}


@proves("6.3 Assassination", "10.1", "R38")
def test_a_murder_scores_a_point() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "stilicho")
    deal(t, "barbarian", "assassination")
    t.throw(9)
    play(t, play_stratagem(t, "barbarian", "assassination"), murder_of="stilicho")
    assert t.place("stilicho") == "gone"
    assert [(each.camp, each.pv) for each in told(t, PointsScored)] == [("barbarian", 1)]


@proves("6.3 Germanophobia", "R38")
@pytest.mark.parametrize(("roll", "dies"), [(7, True), (6, False)])
def test_germanophobia_strikes_barbarians_in_roman_service(roll: int, dies: bool) -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "comites-seniores", "comites-alani", "ricimer")
    stand(t, "italia-3", "cornuti-seniores", "co-italia-1", "felix")
    reduce(t, "cornuti-seniores")
    stand(t, "italia-5", "batavi-seniores")
    tribe(t, "visigothi", "foederati", "italia-3", 1)
    t.state.begun_with = ["italia-2"]
    deal(t, "barbarian", "germanophobia")
    before = t.state.pv["b"]
    t.throw(roll)
    play(t, play_stratagem(t, "barbarian", "germanophobia"))
    assert t.state.reduced == ["comites-alani"]
    assert t.place("cornuti-seniores") == "fallen"
    assert (t.place("ricimer") == "gone") == dies
    assert t.state.pv["b"] == before + (1 if dies else 0)


@proves("6.3 Germanophobia")
def test_germanophobia_needs_romans_at_the_start_of_the_phase() -> None:
    t = bare(first="roman", sequences={"roman": 1, "barbarian": 1})
    two_emperors(t)
    stand(t, "italia-2", "comites-alani")
    stand(t, "italia-3", "co-italia-1")
    stand(t, "italia-5", "comites-seniores")
    stand(t, "italia-1", "li-italia-1")
    play(t, begin_phase(t))
    stand(t, "italia-6", "co-italia-1")
    assert phobia_areas(t) == ["italia-3", "italia-5"]


# Plague [6.3]


def stricken(kind: str, *dice: int) -> Position:
    """A plague in Mediolanum: units in it, beside it and farther away."""
    t = bare()
    two_emperors(t, west="italia-4")
    stand(t, "italia-2", "comites-alani", "comites-seniores", "sarus", "comes-italiae")
    stand(t, "italia-3", "co-italia-1", "co-italia-2", "felix")
    stand(t, "italia-6", "ioviani-seniores")
    reduce(t, "comites-seniores", "co-italia-2")
    campaign(t)
    deal(t, "barbarian", kind)
    t.throw(*dice)
    play(t, play_stratagem(t, "barbarian", kind), plague="italia-2")
    return t


@proves("6.3 Plague Breaks Out", "6.4", "R79", "R38")
def test_a_plague_takes_a_step_and_leaders_on_nine() -> None:
    t = stricken("plague", 8, 9)
    assert t.place("comites-seniores") == "fallen"
    assert set(t.state.reduced) == {"comites-alani", "co-italia-2"}
    assert (t.place("sarus"), t.place("comes-italiae")) == ("italia-2", "fallen")
    assert t.state.stricken == ["comes-italiae"]
    assert t.place("plague-1") == "laid-out"
    assert not told(t, PointsScored)


@proves("6.3 Plague Epidemic", "R79")
def test_an_epidemic_reduces_beside_it_too_but_eliminates_no_one_there() -> None:
    t = stricken("plague-epidemic", *[0] * 9)
    assert t.place("comites-seniores") == "fallen"
    assert t.place("co-italia-2") == "italia-3"
    assert {"comites-alani", "co-italia-1", "co-italia-2"} == set(t.state.reduced)
    t = stricken("plague-epidemic", 0, 0, *[9] * 9)
    assert "felix" in {each.leader for each in told(t, LeaderDied)}


@proves("6.3 Plague Epidemic")
def test_whoever_spreads_an_epidemic_learns_whom_it_strikes_all_around() -> None:
    t = bare()
    two_emperors(t, west="italia-4")
    stand(t, "italia-2", "comites-alani", "sarus")
    stand(t, "italia-3", "co-italia-1", "co-italia-2", "felix")
    campaign(t)
    deal(t, "roman", "plague-epidemic")
    pick = ask(t, play_stratagem(t, "roman", "plague-epidemic"))
    assert isinstance(pick, Pick)
    detail = next(option.detail for option in pick.options if option.id == "italia-2")
    assert detail.startswith("Enemy units struck here 0, around 0. Yours 1 and 2.")
    assert "Your leaders tested: 3." in detail  # Sarus, Felix and the Augustus in Ravenna


@proves("6.3 Plague Breaks Out", "R117")
def test_a_march_goes_around_the_plague_if_it_can_and_says_so_if_it_can_not() -> None:
    t = stricken("plague", 0, 0)
    stand(t, "galliae-5", "batavi-seniores", "litorius")
    stack = Stack("litorius", ("batavi-seniores",))
    ways = reach(t, stack)
    option = next(each for each in _goals(t, "litorius") if each.id == "italia-2")
    plagues, t.state.plagues = t.state.plagues, []
    straight = reach(t, stack)
    t.state.plagues = plagues
    assert "italia-2" in straight["italia-4"].path
    assert "italia-2" not in ways["italia-4"].path
    assert set(ways) == set(straight)
    assert "leads into the plague" in option.detail
    assert "plague" not in next(each for each in _goals(t, "litorius") if each.id == "italia-4").detail
    t.state.struck = [f"{piece}@{plague.card}" for plague in t.state.plagues for piece in stack.pieces]
    assert reach(t, stack) == straight


def _goals(t: Position, leader: str) -> Sequence[Option]:
    pick = ask(t, move(t), "goal", movement=f"lead.{leader}")
    assert isinstance(pick, Pick)
    return pick.options


@proves("6.3 Plague Breaks Out", "R79")
def test_who_enters_a_plague_or_passes_through_suffers_once_in_an_smc() -> None:
    t = stricken("plague", 0, 0)
    stand(t, "galliae-5", "batavi-seniores", "litorius")
    t.throw(0)
    plagues, t.state.plagues = t.state.plagues, []
    stack = Stack("litorius", ("batavi-seniores",))
    straight = reach(t, stack)["italia-4"]
    t.state.plagues = plagues
    play(t, go_along(t, stack, straight))
    assert t.place("batavi-seniores") == "italia-4"
    assert "batavi-seniores" in t.state.reduced
    assert t.throws == []
    stand(t, "italia-3", "cornuti-seniores")
    play(t, move(t), movement="unit.cornuti-seniores", goal="italia-2")
    assert "cornuti-seniores" in t.state.reduced


@proves("6.3 Plague Breaks Out", "3.4.1")
def test_units_stop_where_the_plague_has_killed_their_leader() -> None:
    """Without him they go one area only, and that is behind them."""
    t = stricken("plague", 0, 0)
    stand(t, "galliae-5", "batavi-seniores", "litorius")
    plagues, t.state.plagues = t.state.plagues, []
    stack = Stack("litorius", ("batavi-seniores",))
    straight = reach(t, stack)["italia-4"]
    t.state.plagues = plagues
    t.throw(9)
    play(t, go_along(t, stack, straight))
    assert not t.on_map("litorius")
    assert t.place("batavi-seniores") == "italia-2"
    moved = told(t, StackMoved)
    assert [each.path[-1] for each in moved] == ["italia-2"]
    assert sum(each.pm for each in moved) < straight.pm


@proves("6.3 Plague Breaks Out", "4.3")
def test_a_tribal_leader_stops_where_the_plague_has_killed_his_last_unit() -> None:
    t = stricken("plague", 0, 0)
    tribe(t, "visigothi", "foederati", "galliae-5", 1)
    stand(t, "galliae-5", "alaricus")
    reduce(t, "visigothi-u1")
    plagues, t.state.plagues = t.state.plagues, []
    stack = Stack("alaricus", ("visigothi-u1",))
    way = next(way for way in reach(t, stack).values() if "italia-2" in way.path[1:-1])
    t.state.plagues = plagues
    t.throw(0)
    play(t, go_along(t, stack, way))
    assert not t.on_map("visigothi-u1")
    assert t.place("alaricus") == "italia-2"
    assert t.state.march is None


@proves("6.3 Plague Breaks Out", "R79")
def test_a_plague_enters_the_city_and_ends_with_phase_e() -> None:
    t = bare()
    two_emperors(t, west="italia-4")
    for piece in ("honorius", "ioviani-seniores"):
        t.put(piece, "ravenna-box")
    deal(t, "roman", "plague")
    t.throw(0)
    play(t, play_stratagem(t, "roman", "plague"), plague="italia-4")
    assert t.state.reduced == ["ioviani-seniores"]
    end_plagues(t)
    assert (t.state.plagues, t.place("plague-1")) == ([], "cup")


# Council [6.3]


@proves("UR102", "6.3 Ecumenical Council")
@pytest.mark.parametrize(("roll", "points"), [(4, 3), (5, 0)])
def test_ur102_the_emperor_comes_to_the_council(roll: int, points: int) -> None:
    t = bare()
    two_emperors(t)
    t.put("theodosius-ii", "gone")
    t.state.thrones["east"].augustus = "leo-i"
    stand(t, "asia-1", "leo-i")
    t.state.council = "asia-2"
    t.put("ecumenical-council-1", "laid-out")
    campaign(t)
    t.state.pv["a"] = 0
    play(t, move(t), movement="lead.leo-i", goal="asia-2")
    t.throw(roll)
    play(t, move(t), movement="end")
    assert (t.state.council, t.state.pv["a"]) == ("", points)
    assert told(t, CouncilHeld)[0].succeeds == bool(points)
    assert t.place("ecumenical-council-1") == "cup"


@proves("6.3 Ecumenical Council")
def test_an_emperor_who_is_at_the_council_without_a_movement_of_his_holds_it_too() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "asia-2", "theodosius-ii")
    t.state.council = "asia-2"
    campaign(t, "barbarian")
    t.throw(1)
    play(t, end_sequence(t))
    assert [each.area for each in told(t, CouncilHeld)] == ["asia-2"]


@proves("6.3 Ecumenical Council")
def test_a_council_is_called_in_asia_and_waits() -> None:
    t = bare()
    two_emperors(t)
    deal(t, "barbarian", "ecumenical-council")
    decision = ask(t, play_stratagem(t, "barbarian", "ecumenical-council"), "council")
    assert offered(decision) == {*t.data.dioceses["Asia"].areas}
    play(t, play_stratagem(t, "barbarian", "ecumenical-council"), council="asia-4")
    assert t.state.council == "asia-4"
    campaign(t)
    play(t, move(t), movement="end")
    assert t.state.council == "asia-4"


# Usurpation by stratagem [6.2]


@proves("6.2 Western Usurpation", "6.2 Eastern Usurpation")
@pytest.mark.parametrize(
    ("kind", "half", "leader"), [("usurpation-west", "west", "felix"), ("usurpation-east", "east", "anthemius-maior")]
)
def test_a_usurpation_of_each_colour(kind: str, half: str, leader: str) -> None:
    t = arena()
    deal(t, "barbarian", kind)
    t.throw(1, 9, 9)
    who = {"usurper": leader} if half == "west" else {}
    play(t, operate(t, "barbarian"), geostrategy=["stratagem", "done"], stratagem=kind, **who)
    assert t.state.thrones[half].usurper == leader


@proves("6.2 Western Usurpation")
def test_the_first_usurpation_of_406_is_held_until_407() -> None:
    t = bare("rhine-406", turn=406)
    two_emperors(t)
    stand(t, "britanniae-2", "constantinus-iii")
    deal(t, "barbarian", "usurpation-west")
    assert refused(ask(t, play_from_hand(t, "barbarian", "C")), "usurpation-west")
    t.state.turn = 407
    assert not refused(ask(t, play_from_hand(t, "barbarian", "C")), "usurpation-west")


@proves("6", "2.E")
def test_stratagems_of_e_are_played_in_the_others_smc_too() -> None:
    t = arena()
    stand(t, "galliae-7", "co-galliae-1")
    campaign(t, "roman")
    t.state.sequences = {"roman": 1, "barbarian": 0}
    deal(t, "barbarian", "desertion")
    play(t, move(t), movement="end", moves__barbarian="desertion", desertion="galliae-7")
    assert "co-galliae-1" in t.state.reduced
    assert places(t, ("co-galliae-1",)) == {"galliae-7"}


@proves("6", "R87")
def test_what_both_play_in_a_window_is_seen_at_once() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "galliae-5", 1)
    stand(t, "galliae-5", "comites-alani")
    for camp in CAMPS:
        deal(t, camp, "opportune-flight")
    both = {f"battle__{camp}": "opportune-flight" for camp in CAMPS}
    ask(t, fight_for(t, "galliae-5", "barbarian"), "flee", **both)
    assert len(t.shown) == 2


@proves("6", "R87")
def test_everyone_sees_a_stratagem_before_its_target_is_chosen() -> None:
    """So a fork for the other seat leaves it in the hand it is played from."""
    t = bare()
    two_emperors(t)
    stand(t, "galliae-5", "aetius")
    deal(t, "roman", "buccellarii")
    ask(t, play_stratagem(t, "roman", "buccellarii"), "guard")
    (card,) = t.hand_of("roman")
    assert card in t.shown


@proves("6")
def test_a_hand_names_the_stratagems_that_only_the_other_camp_may_play() -> None:
    t = bare()
    for kind in ("tribute", "scourge-of-god", "plague"):
        deal(t, "barbarian", kind)
    notes = {str(item.label): str(item.detail) for item in t.hand(t.seat("barbarian"))}
    assert notes["Tribute"].startswith("only the other camp may play it (6). Phase E: a tribe makes peace")
    assert "other camp" not in notes["Scourge of God"]
    assert "other camp" not in notes["Plague Breaks Out"]
