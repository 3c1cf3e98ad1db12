"""Votes: quorum, early close, ties."""

from __future__ import annotations

import random

import pytest

from bot.campaigns.voting import Vote
from bot.storage import Ballot, CampaignSettings

FOUNDER, OTHERS = 1, (2, 3, 4, 5)
ALL = (FOUNDER, *OTHERS)


def vote(ballots: str, present: tuple[int, ...] = ALL, suggested: str = "z", **agreed: object) -> Vote:
    """``ballots`` are the answers of members 1, 2, 3 ... in order; a full stop for one who has not voted."""
    cast = [Ballot(user, answer) for user, answer in enumerate(ballots, 1) if answer != "."]
    return Vote(CampaignSettings(mode="council", **agreed), FOUNDER, suggested, present, cast)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ballots", "decided"),
    [
        ("", None),
        ("a", None),
        ("aa", None),
        ("aaa", "a"),
        ("aab", None),
        ("aabb", None),
        ("aabbb", "b"),
        ("aabbc", "a"),
        ("abbcc", "b"),
        ("aaab", "a"),
    ],
)
def test_a_vote_closes_early_when_nothing_can_change_it(ballots: str, decided: str | None) -> None:
    assert vote(ballots).decided() == decided


@pytest.mark.parametrize("present", range(1, 6))
@pytest.mark.parametrize("quorum", [1, 25, 50, 60, 100])
@pytest.mark.parametrize("has_choice", [True, False])
def test_enough_votes_for_one_answer_decide_and_one_less_does_not(
    present: int, quorum: int, *, has_choice: bool
) -> None:
    people = ALL[:present]

    def cast(count: int) -> Vote:
        ballots = [Ballot(user, "a") for user in people[:count]]
        return Vote(CampaignSettings(quorum=quorum), FOUNDER, "z", people, ballots, has_choice=has_choice)

    enough = cast(0).enough
    assert cast(enough).decided() == "a"
    assert cast(enough - 1).decided() is None


def test_a_tie_is_broken_by_the_founder_or_the_rules() -> None:
    assert vote("baab", present=(1, 2, 3, 4)).decided() == "b"
    assert vote("baab", present=(1, 2, 3, 4), tie="suggested", suggested="a").decided() == "a"
    assert vote("cabab", suggested="b").decided() == "b"
    assert vote("cabab").decided() == "a"


def test_too_few_votes_decide_nothing() -> None:
    assert vote("aa").closed() is None
    assert vote("aa", quorum=40).closed() == "a"
    assert vote("aa").leading() == "a"
    assert vote("").leading() is None
    assert vote("aa", quorum=100).quorum == 5


def test_a_vote_with_a_single_answer_closes_at_its_quorum() -> None:
    """Two of four agree to go on: as many as the panel asks for. The others could only agree as well."""
    cast = [Ballot(user, "z") for user in (1, 2)]
    agreed = CampaignSettings()
    assert Vote(agreed, FOUNDER, "z", ALL[:4], cast[:1], has_choice=False).decided() is None
    assert Vote(agreed, FOUNDER, "z", ALL[:4], cast, has_choice=False).decided() == "z"
    assert Vote(agreed, FOUNDER, "z", ALL[:4], cast).decided() is None


def test_who_is_away_does_not_count_unless_they_vote() -> None:
    assert vote("aa", present=(1, 2)).decided() == "a"
    assert vote("..bbb", present=(1, 2)).electorate == {1, 2, 3, 4, 5}
    assert vote("a", present=(1,)).decided() == "a"


def test_the_tally_names_who_wants_what() -> None:
    assert vote("abb").tally == {"b": [2, 3], "a": [1]}
    assert vote("a.b").missing == [2, 4, 5]


def test_what_is_decided_early_is_what_the_full_vote_says() -> None:
    for seed in range(200):
        _check_early_decision(random.Random(seed))


def _check_early_decision(rng: random.Random) -> None:
    order = rng.sample(ALL, len(ALL))
    wanted = {user: rng.choice("abc") for user in ALL}
    cast: list[Ballot] = []
    early = None
    for user in order:
        cast.append(Ballot(user, wanted[user]))
        early = early or Vote(CampaignSettings(), FOUNDER, "z", ALL, tuple(cast)).decided()
    assert early == Vote(CampaignSettings(), FOUNDER, "z", ALL, tuple(cast)).decided()
