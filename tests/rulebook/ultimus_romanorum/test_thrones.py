"""The Augusti and Caesars, and who succeeds them [3.5]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.chapters.balance import settle_usurpations
from rules.ultimus_romanorum.chapters.fleets import land
from rules.ultimus_romanorum.chapters.geostrategy import operate
from rules.ultimus_romanorum.chapters.leaders import die, die_together
from rules.ultimus_romanorum.chapters.movement import Stack, reach
from rules.ultimus_romanorum.chapters.thrones import send_escort_home
from rules.ultimus_romanorum.chapters.tribes import rise
from rules.ultimus_romanorum.events import (
    AugustusFled,
    AugustusProclaimed,
    CandidateTested,
    EscortNamed,
    JoinedUsurper,
    SequencesCounted,
    UsurpationBegan,
    UsurpationFailed,
)
from rules.ultimus_romanorum.turn import play_step
from tests.rulebook.ultimus_romanorum.toolkit import (
    Player,
    Position,
    ask,
    bare,
    caesar,
    campaign,
    deal,
    enthrone,
    guard,
    offered,
    places,
    play,
    proves,
    run,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)


def dead(t: Position, leader: str, *dice: int, **replies: str) -> None:
    """An Augustus dies a natural death."""
    t.throw(*dice)
    play(t, die(t, leader, "death-natural", "2.D"), **replies)


def west_of_455() -> Position:
    """Petronius Maximus and Marcian reign; no leader of the house of Theodosius is alive."""
    t = bare("majorian-455")
    enthrone(t, "west", "petronius-maximus", "italia-5")
    enthrone(t, "east", "marcianus", "oriens-2")
    return t


@proves("3.5.2", "3.5.1")
def test_the_house_of_theodosius_comes_first_without_a_roll() -> None:
    t = bare()
    enthrone(t, "west", "constantius-iii", "viennensis-3")
    enthrone(t, "east", "theodosius-ii", "oriens-2")
    stand(t, "italia-4", "valentinianus-iii", "aetius")
    dead(t, "constantius-iii")
    assert t.state.thrones["west"].augustus == "valentinianus-iii"
    assert told(t, CandidateTested) == []


@proves("UR067", "UR068", "3.5.2", "R34")
@pytest.mark.parametrize(("roll", "accepted"), [(5, False), (4, True)])
def test_ur067_ur068_the_east_must_approve(roll: int, accepted: bool) -> None:
    t = west_of_455()
    stand(t, "italia-2", "maiorianus")
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus", roll, *(() if accepted else (9,)))
    assert t.usurpation_runs("west") != accepted
    assert t.state.thrones["west"].augustus == ("maiorianus" if accepted else "anthemius")
    if not accepted:
        assert t.state.thrones["west"].usurper == "maiorianus"
        assert [each.leader for each in told(t, EscortNamed)] == ["anthemius"]


@proves("UR069", "3.5.2")
def test_ur069_the_caesars_cp_counts_if_better() -> None:
    t = west_of_455()
    stand(t, "italia-2", "libius-severus")
    caesar(t, "west", "ricimer", "italia-2")
    dead(t, "petronius-maximus", 3)
    assert told(t, CandidateTested)[0].needed == 3
    assert t.state.thrones["west"].augustus == "libius-severus"


@proves("3.5.2", "R34")
def test_the_eastern_leader_may_bring_palatini_west() -> None:
    t = west_of_455()
    stand(t, "italia-2", "maiorianus")
    stand(t, "moesiae-4", "anthemius", "scythae")
    dead(t, "petronius-maximus", 6, 9)
    assert "pannoniae-4" in reach(t, Stack("anthemius", ("scythae",)))


@proves("3.5.2", "R7")
def test_a_refused_candidate_joins_the_usurpation_that_runs() -> None:
    t = west_of_455()
    usurp(t, "west", "aegidius", "galliae-5")
    stand(t, "italia-2", "maiorianus", "comites-alani")
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus", 6)
    assert t.state.thrones["west"].usurper == "aegidius"
    assert t.camp("maiorianus") == "barbarian"
    assert t.camp("comites-alani") == "roman"


@proves("3.5.2", "8.5.1", "R7")
def test_an_augustus_who_falls_in_the_same_battle_does_not_approve_of_a_successor() -> None:
    t = bare()
    enthrone(t, "west", "honorius", "italia-1")
    enthrone(t, "east", "theodosius-ii", "italia-1")
    stand(t, "italia-5", "constantius-iii")
    stand(t, "thracia-3", "anthemius-maior")
    play(t, die_together(t, ["theodosius-ii", "honorius"], "death-battle", "8.5.1", "barbarian"))
    assert not told(t, CandidateTested)
    assert t.augusti() == {"west": "constantius-iii", "east": "anthemius-maior"}


@proves("3.5.2", "3.6.3 A", "R112")
def test_a_refused_candidate_abroad_usurps_where_he_is_with_those_around_him() -> None:
    t = west_of_455()
    stand(t, "alamanni", "maiorianus", "comites-alani", "aegidius")
    stand(t, "thracia-3", "anthemius")
    stand(t, "italia-4", "comes-italiae")
    dead(t, "petronius-maximus", 6, succession="maiorianus")
    assert [(each.leader, each.area) for each in told(t, UsurpationBegan)] == [("maiorianus", "alamanni")]
    assert {t.camp(piece) for piece in ("maiorianus", "comites-alani", "aegidius")} == {"barbarian"}
    assert t.camp("comes-italiae") == "roman"


@proves("3.5.2", "3.6.3 A", "R112", "R124")
def test_a_refused_candidate_at_sea_is_joined_by_those_aboard_with_him() -> None:
    t = west_of_455()
    t.put("classis-orientalis", "mare-internum-orientalis")
    stand(t, "aboard-classis-orientalis", "maiorianus", "comites-alani")
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus", 6)
    assert {t.camp(piece) for piece in ("maiorianus", "comites-alani")} == {"barbarian"}
    (joined,) = told(t, JoinedUsurper)
    assert (joined.area, joined.pieces) == ("mare-internum-orientalis", ("comites-alani",))
    (began,) = told(t, UsurpationBegan)
    assert (began.leader, began.area) == ("maiorianus", "mare-internum-orientalis")


@proves("3.5.2", "R7", "R112")
def test_a_refused_candidate_at_sea_joins_the_usurpation_that_runs() -> None:
    t = west_of_455()
    usurp(t, "west", "aegidius", "galliae-5")
    t.put("classis-orientalis", "mare-internum-orientalis")
    stand(t, "aboard-classis-orientalis", "maiorianus")
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus", 6)
    (joined,) = told(t, JoinedUsurper)
    assert (joined.area, joined.pieces) == ("mare-internum-orientalis", ("maiorianus",))


@proves("3.5.2", "3.6.3 A", "R112", "R131")
def test_those_at_sea_beside_an_augustus_do_not_join_a_refused_candidate() -> None:
    t = west_of_455()
    t.put("classis-orientalis", "mare-internum-orientalis")
    stand(t, "aboard-classis-orientalis", "maiorianus", "comites-alani", t.state.thrones["east"].augustus)
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus", 6)
    assert t.camp("maiorianus") == "barbarian"
    assert t.camp("comites-alani") == "roman"


@proves("3.5.2", "3.6.2", "3.6.3 A", "R78", "R131")
def test_those_beside_an_augustus_do_not_join_a_refused_candidate() -> None:
    t = west_of_455()
    stand(t, "italia-2", "maiorianus", "marcianus", "comites-alani", "sarus")
    guard(t, "maiorianus", "bu-2pf-1")
    stand(t, "italia-5", "comes-italiae", "co-italia-1")
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus", 6, 6, 9)
    assert t.state.thrones["west"].usurper == "maiorianus"
    assert {t.camp(piece) for piece in ("maiorianus", "bu-2pf-1", "comes-italiae", "co-italia-1")} == {"barbarian"}
    assert {t.camp(piece) for piece in ("marcianus", "comites-alani", "sarus")} == {"roman"}


@proves("3.5.2")
def test_without_an_eastern_augustus_no_one_must_approve() -> None:
    t = west_of_455()
    t.state.thrones["east"].augustus = ""
    stand(t, "italia-2", "maiorianus")
    dead(t, "petronius-maximus")
    assert t.state.thrones["west"].augustus == "maiorianus"


@proves("3.5.2", "3.3.1")
def test_no_leader_of_barbarian_birth_generic_or_tribal_mounts_a_throne() -> None:
    t = west_of_455()
    tribe(t, "visigothi", "foederati", "italia-2", 1)
    stand(t, "italia-2", "ricimer", "comes-italiae", "theodoricus-ii")
    stand(t, "thracia-3", "aspar")
    dead(t, "petronius-maximus")
    assert t.state.thrones["west"].augustus == ""
    assert t.state.vacancies == 1


@proves("UR144", "3.5.2", "3.6.6", "R32")
def test_ur144_a_successor_from_the_other_half_has_flown() -> None:
    t = west_of_455()
    stand(t, "thracia-3", "anthemius")
    dead(t, "petronius-maximus")
    assert t.state.thrones["west"].augustus == "anthemius"
    assert told(t, CandidateTested) == []
    play(t, settle_usurpations(t))
    assert t.state.thrones["west"].flown
    assert [(each.leader, each.half) for each in told(t, AugustusFled)] == [("anthemius", "west")]


@proves("UR145", "3.5.2", "R32")
def test_ur145_the_house_of_theodosius_by_place() -> None:
    t = bare("last-romans-467", turn=472)
    enthrone(t, "west", "anthemius", "italia-4")
    enthrone(t, "east", "leo-i", "thracia-3")
    stand(t, "thracia-3", "olybrius", "zeno", "basiliscus")
    dead(t, "leo-i")
    assert t.state.thrones["east"].augustus == "olybrius"


@proves("3.5.2")
def test_in_the_east_the_roman_chooses_without_a_roll() -> None:
    t = west_of_455()
    stand(t, "thracia-3", "leo-i", "cyrus", "aspar")
    decision = ask(t, die(t, "marcianus", "death-natural", "2.D"), "succession")
    assert offered(decision) == {"leo-i", "cyrus"}


@proves("UR070", "3.5.2 Honorius", "3.5.2")
def test_ur070_honorius_in_423() -> None:
    t = bare("campaign-406", turn=423)
    two_emperors(t)
    stand(t, "italia-4", "ioannes", "valentinianus-iii")
    decision = ask(t, die(t, "honorius", "death-natural", "2.D"), "succession")
    assert decision.seat == t.seat("roman")
    assert offered(decision) == {"ioannes", "valentinianus-iii"}
    t = bare("campaign-406", turn=423)
    two_emperors(t)
    stand(t, "italia-4", "ioannes")
    dead(t, "honorius", 3)
    assert t.state.thrones["west"].augustus == "ioannes"


@proves("UR071", "UR146", "3.5.2 Honorius", "3.5.2", "R75")
@pytest.mark.parametrize("year", [424, 425])
def test_ur071_ur146_honorius_from_424_on(year: int) -> None:
    t = bare("campaign-406", turn=year)
    two_emperors(t)
    t.state.sequences = {"roman": 3, "barbarian": 2}
    stand(t, "italia-4", "ioannes")
    stand(t, "thracia-3", "aspar", "scythae")
    t.put("valentinianus-iii", "to-come")
    t.put("placidi-felices", "to-come")
    dead(t, "honorius", 9)
    west = t.state.thrones["west"]
    assert (west.usurper, west.augustus, west.escort) == ("ioannes", "valentinianus-iii", "aspar")
    assert places(t, ("valentinianus-iii", "placidi-felices")) == {"thracia-3"}
    assert [t.data.cards[card] for card in t.pieces.at("hand-a")] == ["augusta-occidentalis"]
    assert t.state.sequences == {"roman": 3, "barbarian": 2}


@proves("3.5.2 Honorius", "3.7.2", "R53", "R75")
def test_the_felices_join_a_usurper_who_holds_constantinopolis() -> None:
    t = bare("campaign-406", turn=425)
    two_emperors(t)
    stand(t, "italia-4", "ioannes")
    usurp(t, "east", "anthemius-maior", "thracia-3", "scythae")
    for piece in ("valentinianus-iii", "placidi-felices"):
        t.put(piece, "to-come")
    dead(t, "honorius", 9)
    assert (t.camp("placidi-felices"), t.state.cause["placidi-felices"]) == ("barbarian", "east")


@proves("3.5.2 Honorius", "R77")
def test_honorius_is_succeeded_by_his_own_rules_when_the_usurper_falls_after_him() -> None:
    t = bare("campaign-406", turn=423)
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    stand(t, "italia-4", "olybrius")
    stand(t, "italia-2", "ioannes")
    play(t, die(t, "honorius", "death-assassination", "6.1", "barbarian"))
    decision = ask(t, die(t, "constantinus-iii", "death-battle", "8.5", "roman"), "succession")
    assert offered(decision) == {"olybrius", "ioannes"}
    t = bare("campaign-406", turn=425)
    two_emperors(t)
    usurp(t, "west", "castinus", "britanniae-2")
    stand(t, "africa-4", "ioannes")
    t.put("valentinianus-iii", "to-come")
    play(t, die(t, "honorius", "death-assassination", "6.1", "barbarian"))
    t.throw(9)
    play(t, die(t, "castinus", "death-battle", "8.5", "roman"))
    west = t.state.thrones["west"]
    assert (west.augustus, west.usurper) == ("valentinianus-iii", "ioannes")


@proves("3.5.2 Honorius", "R75")
def test_the_augusta_is_taken_from_the_barbarians_hand() -> None:
    t = bare("campaign-406", turn=425)
    two_emperors(t)
    t.put("valentinianus-iii", "to-come")
    t.put("augusta-occidentalis-1", "hand-b")
    dead(t, "honorius")
    assert t.place("augusta-occidentalis-1") == "hand-a"
    assert not t.usurpation_runs("west")


@proves("3.5.2 Honorius", "3.6.1", "R75")
def test_the_child_who_is_to_reign_is_not_named_usurper() -> None:
    t = bare("campaign-406", turn=425)
    two_emperors(t)
    stand(t, "italia-2", "valentinianus-iii")
    dead(t, "honorius")
    west = t.state.thrones["west"]
    assert (west.usurper, west.augustus) == ("", "valentinianus-iii")
    t = bare("campaign-406", turn=425)
    two_emperors(t)
    stand(t, "italia-2", "valentinianus-iii")
    stand(t, "italia-5", "aetius", "ioannes")
    assert offered(ask(t, die(t, "honorius", "death-natural", "2.D"), "usurper")) == {"aetius", "ioannes"}


@proves("3.5.2 Honorius", "6.2", "R8", "R75")
def test_the_child_who_is_to_reign_is_not_named_puppet() -> None:
    t = bare("campaign-406", turn=427)
    two_emperors(t)
    stand(t, "italia-2", "valentinianus-iii")
    stand(t, "italia-5", "sigisvultus")
    dead(t, "honorius")
    assert not t.usurpation_runs("west")
    t = bare("campaign-406", turn=427)
    two_emperors(t)
    stand(t, "italia-2", "valentinianus-iii", "castinus", "priscus-attalus")
    stand(t, "hispaniae-1", "sigisvultus")
    script = die(t, "honorius", "death-natural", "2.D")
    decision = ask(t, script, "puppet", usurper="sigisvultus")
    assert offered(decision) == {"castinus", "priscus-attalus"}


@proves("3.5.2 Honorius", "3.6.4", "R75")
def test_the_usurpation_of_the_child_who_is_to_reign_is_over() -> None:
    t = bare("campaign-406", turn=425)
    two_emperors(t)
    usurp(t, "west", "valentinianus-iii", "italia-2", "comites-alani", "castinus")
    guard(t, "valentinianus-iii", "bu-2pf-1")
    t.state.cause["bu-2pf-1"] = "west"
    stand(t, "italia-5", "ioannes")
    stand(t, "thracia-3", "aspar")
    dead(t, "honorius", 1, 9, usurper="ioannes")
    west = t.state.thrones["west"]
    assert (west.usurper, west.augustus, west.escort) == ("ioannes", "valentinianus-iii", "aspar")
    assert [set(each.pieces) for each in told(t, UsurpationFailed)] == [
        {"valentinianus-iii", "comites-alani", "castinus", "bu-2pf-1"}
    ]
    assert {t.camp(piece) for piece in ("valentinianus-iii", "bu-2pf-1", "castinus")} == {"roman"}
    assert [each.leader for each in told(t, AugustusProclaimed)] == ["valentinianus-iii"]


@proves("3.5.2 Honorius", "R8", "R75")
def test_a_puppet_who_becomes_augustus_is_replaced() -> None:
    t = bare("campaign-406", turn=427)
    two_emperors(t)
    usurp(t, "west", "sigisvultus", "italia-2", "valentinianus-iii", "castinus")
    t.state.thrones["west"].puppet = "valentinianus-iii"
    dead(t, "honorius")
    west = t.state.thrones["west"]
    assert (west.usurper, west.puppet, west.augustus) == ("sigisvultus", "castinus", "valentinianus-iii")
    assert t.camp("valentinianus-iii") == "roman"


@proves("3.5.2 Honorius", "3.5.2", "R75")
def test_the_eastern_augustus_does_not_mount_the_western_throne() -> None:
    t = bare("campaign-406", turn=425)
    enthrone(t, "west", "honorius", "viennensis-3")
    enthrone(t, "east", "valentinianus-iii", "thracia-3")
    stand(t, "africa-4", "ioannes")
    stand(t, "viennensis-2", "aetius")
    dead(t, "honorius", 9, 1, usurper="ioannes")
    assert (t.state.thrones["west"].augustus, t.state.thrones["east"].augustus) == ("aetius", "valentinianus-iii")


@proves("3.5.2 Honorius", "R75", "3.2.3")
def test_the_escort_brings_palatini_west_and_goes_home_after_the_war() -> None:
    t = bare("campaign-406", turn=425)
    enthrone(t, "west", "valentinianus-iii", "italia-4")
    enthrone(t, "east", "theodosius-ii", "oriens-2")
    usurp(t, "west", "ioannes", "italia-2")
    stand(t, "moesiae-4", "aspar", "scythae", "placidi-felices")
    west = t.state.thrones["west"]
    west.escort = "aspar"
    t.changed()
    assert "pannoniae-4" in reach(t, Stack("aspar", ("scythae", "placidi-felices")))
    stand(t, "pannoniae-4", "aspar", "scythae", "placidi-felices")
    west.escorted = ["scythae"]
    send_escort_home(t)
    assert t.place("aspar") == "pannoniae-4"
    play(t, die(t, "ioannes", "death-battle", "8.5.2", "roman"))
    send_escort_home(t)
    assert places(t, ("aspar", "scythae")) == {"thracia-3"}
    assert t.place("placidi-felices") == "pannoniae-4"


def last_emperor() -> Position:
    """Honorius reigns alone, without an heir; he dies on 5 in the tests of the year."""
    t = bare("campaign-406", turn=423)
    enthrone(t, "west", "honorius", "italia-4")
    return t


def after_the_end(t: Position) -> list[str]:
    """The kinds of events told since the game has ended."""
    kinds = [event.kind for event in t.events]
    return kinds[kinds.index("game-ended") + 1 :]


def escorted_by_sea() -> Position:
    """Aspar lands in Italia with eastern palatini, against Ioannes."""
    t = bare("campaign-406", turn=425)
    enthrone(t, "west", "valentinianus-iii", "italia-4")
    enthrone(t, "east", "theodosius-ii", "oriens-2")
    usurp(t, "west", "ioannes", "italia-2")
    t.state.thrones["west"].escort = "aspar"
    stand(t, "aboard-classis-orientalis", "aspar", "scythae", "lanciarii-seniores")
    t.put("classis-orientalis", "mare-internum-orientalis")
    campaign(t)
    play(t, land(t, "classis-orientalis", "roman"), land="italia-3")
    return t


@proves("3.5.2 Honorius", "R75", "3.4.2")
def test_palatini_who_come_west_by_sea_go_home_with_the_escort() -> None:
    t = escorted_by_sea()
    assert t.state.thrones["west"].escorted == ["scythae", "lanciarii-seniores"]
    play(t, die(t, "ioannes", "death-battle", "8.5.2", "roman"))
    send_escort_home(t)
    assert places(t, ("aspar", "scythae", "lanciarii-seniores")) == {"thracia-3"}


@proves("3.5.2 Honorius", "R75")
def test_palatini_go_home_though_the_escort_is_dead() -> None:
    t = escorted_by_sea()
    play(t, die(t, "aspar", "death-battle", "8.5.2", "barbarian"))
    send_escort_home(t)
    assert t.place("scythae") == "italia-3"
    play(t, die(t, "ioannes", "death-battle", "8.5.2", "roman"))
    send_escort_home(t)
    assert places(t, ("scythae", "lanciarii-seniores")) == {"thracia-3"}
    assert t.place("aspar") == "gone"


@proves("3.5.2 Honorius")
def test_an_escort_who_reigns_in_the_west_keeps_his_palatini() -> None:
    t = escorted_by_sea()
    play(t, die(t, "ioannes", "death-battle", "8.5.2", "roman"))
    t.state.thrones["west"].augustus = "aspar"
    send_escort_home(t)
    play(t, die(t, "aspar", "death-battle", "8.5.2", "barbarian"))
    send_escort_home(t)
    assert places(t, ("scythae", "lanciarii-seniores")) == {"italia-3"}


@proves("UR072", "3.5.1")
def test_ur072_without_any_augustus_rome_has_lost() -> None:
    t = last_emperor()
    stand(t, "italia-2", "stilicho")
    t.state.step = "administration"
    deal(t, "barbarian", "bagaudes")
    tribe(t, "visigothi", "war", "moesiae-3", 2)
    t.throw(3, 4, 9)
    assert topics(t, play_step(t)) == ["caesar"]
    assert t.state.result is not None
    assert t.state.result.winner == "b"
    assert after_the_end(t) == []
    assert t.throws == []


@proves("3.5.1", "2.C")
def test_a_broken_peace_is_not_followed_by_phase_d_without_an_augustus() -> None:
    t = last_emperor()
    t.state.step = "pax-romana"
    t.throw(9)
    assert topics(t, play_step(t)) == []
    assert t.state.result is not None
    assert after_the_end(t) == []
    assert told(t, SequencesCounted) == []


@proves("3.5.1", "3.5.2", "R74")
def test_the_crown_of_a_king_is_not_offered_after_the_end() -> None:
    t = last_emperor()
    tribe(t, "visigothi", "revolt", "viennensis-2")
    stand(t, "viennensis-2", "theodoricus-ii")
    t.state.step = "pax-romana"
    t.throw(9)
    assert topics(t, play_step(t)) == []
    assert t.state.result is not None


@proves("3.5.1", "8.4", "10.1")
def test_a_battle_scores_no_more_points_without_an_augustus() -> None:
    t = bare()
    enthrone(t, "west", "honorius", "galliae-5")
    stand(t, "galliae-5", "co-galliae-1")
    tribe(t, "visigothi", "war", "galliae-5")
    stand(t, "galliae-5", "alaricus", "athaulfus")
    campaign(t, "barbarian")
    t.state.step, t.state.battle_order, t.state.faced = "combat", ["galliae-5"], ["galliae-5"]
    t.throw(9)
    run(play_step(t), Player(t))
    assert t.state.result is not None
    assert after_the_end(t) == []
    assert t.state.scene == ""


@proves("3.5.2", "10.2", "R74")
def test_a_vacant_throne_is_filled_when_someone_enters() -> None:
    t = west_of_455()
    dead(t, "petronius-maximus")
    assert t.state.thrones["west"].augustus == ""
    stand(t, "italia-4", "comites-alani")
    t.put("marcellinus", "to-come")
    t.throw(1)
    play(t, operate(t, "roman"))
    assert t.state.thrones["west"].augustus == "marcellinus"


@proves("3.5.2", "R74")
def test_a_vacant_throne_lets_the_barbarian_try_rex_once() -> None:
    t = west_of_455()
    tribe(t, "visigothi", "revolt", "viennensis-2")
    stand(t, "viennensis-2", "theodoricus-ii")
    dead(t, "petronius-maximus", 3, rex="theodoricus-ii")
    assert t.state.tribes["visigothi"].status == "regnum"
    assert not t.state.thrones["west"].rex
    t = west_of_455()
    tribe(t, "visigothi", "revolt", "viennensis-2")
    stand(t, "viennensis-2", "theodoricus-ii")
    dead(t, "petronius-maximus")
    t.throw(6)
    play(t, operate(t, "barbarian"), geostrategy="rex")
    assert t.state.tribes["visigothi"].status == "revolt"
    assert "rex" not in offered(ask(t, operate(t, "barbarian"), "geostrategy"))


@proves("3.5.2", "R74")
def test_the_right_to_rex_lapses_after_the_next_phase_c() -> None:
    t = west_of_455()
    tribe(t, "visigothi", "revolt", "viennensis-2")
    stand(t, "viennensis-2", "theodoricus-ii")
    dead(t, "petronius-maximus")
    play(t, operate(t, "roman"))
    assert "rex" in offered(ask(t, operate(t, "barbarian"), "geostrategy"))
    play(t, operate(t, "barbarian"))
    assert "rex" not in offered(ask(t, operate(t, "barbarian"), "geostrategy"))
    assert not t.state.thrones["west"].rex


@proves("3.5.2", "5")
def test_who_comes_back_in_an_exchange_mounts_the_empty_throne_of_the_other_half() -> None:
    t = bare()
    enthrone(t, "west", "honorius", "italia-4")
    usurp(t, "west", "constantinus-iii", "italia-5", "gerontius")
    t.state.thrones["west"].success = "defeat"
    play(t, settle_usurpations(t))
    assert (t.state.thrones["west"].augustus, t.state.thrones["east"].augustus) == ("constantinus-iii", "gerontius")


@proves("3.5.2", "R56")
def test_a_natural_death_in_a_civil_war_is_a_normal_succession() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-4", "constantius-iii")
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    dead(t, "honorius", 4)
    assert t.state.thrones["west"].augustus == "constantius-iii"
    assert t.usurpation_runs("west")


@proves("3.5.1", "4.5.1")
def test_a_federate_caesar_loses_his_office_in_revolt() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "viennensis-2")
    caesar(t, "west", "alaricus", "viennensis-2")
    play(t, rise(t, "visigothi", "status-uprising", "6.2"))
    assert t.state.thrones["west"].caesar == ""


@proves("3.5.1", "3.5.2", "3.2.4")
def test_a_caesar_who_becomes_augustus_leaves_his_marker_and_keeps_his_guard() -> None:
    t = west_of_455()
    caesar(t, "west", "maiorianus", "italia-2")
    guard(t, "maiorianus", "bu-3pf-1")
    dead(t, "petronius-maximus", 1)
    assert t.state.thrones["west"].caesar == ""
    assert t.state.guard == {"maiorianus": "bu-3pf-1"}


@proves("3.2.4")
def test_buccellarii_are_removed_with_their_leader() -> None:
    t = west_of_455()
    stand(t, "italia-2", "maiorianus")
    guard(t, "maiorianus", "bu-3pf-1")
    dead(t, "maiorianus")
    assert t.place("bu-3pf-1") == "guards"
    assert t.state.guard == {}


@proves("3.5.2")
def test_no_one_is_asked_when_only_one_can_follow() -> None:
    t = west_of_455()
    stand(t, "thracia-3", "leo-i")
    assert topics(t, die(t, "marcianus", "death-natural", "2.D")) == []
