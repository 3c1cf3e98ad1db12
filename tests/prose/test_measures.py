from __future__ import annotations

import tests.toy
from render.core.posts import PostKind, Voice
from rules.britannia_redux.events import RoundBegan
from rules.core.events import Event
from tests.prose.campaigns import Act, Course, Play, ToldPost, play
from tests.prose.measures import Figures, Repeats, measured
from tests.prose.recorder import Sentence
from tests.prose.report import findings, row, tables, transcript
from tests.toy.game import Earned

FIRST, SECOND, THIRD = (Earned(seat="red", coins=coins, turn=1) for coins in (1, 2, 3))
LONG = "x" * 120


def sentence(event: Event | None, variant: str = "a", text: str = "Sold.") -> Sentence:
    return Sentence(text, variant, text, frozenset(), () if event is None else (event,), is_item=False)


def post(turn: int, *sentences: Sentence, kind: PostKind = "news", text: str = LONG) -> ToldPost:
    return ToldPost("news", kind, 9, turn, text, sentences, frozenset())


def figures(posts: list[ToldPost], *acts: Act) -> Figures:
    course = Course(Play("toy", None, "seed"), list(acts), {Voice(): posts})
    with tests.toy.registered():
        return measured(course, Voice())


def act(*events: Event, score: str = "red") -> Act:
    return Act(1, 1, events, frozenset({score} if score else ()))


def test_posts_and_characters_are_counted_by_turn() -> None:
    found = figures([post(1), post(1, text="Short."), post(2)], act(FIRST, SECOND))
    assert (found.posts, found.characters, found.short) == ([2, 1], [126, 120], 1)


def test_repeats_in_the_turn_in_the_one_before_and_earlier() -> None:
    told = [sentence(None, variant) for variant in "aab"]
    found = figures([post(1, *told), post(2, sentence(None, "a")), post(4, sentence(None, "b"))])
    assert found.by_variant == Repeats(in_turn=1, turn_before=1, earlier=3)
    assert found.by_masked.earlier == 4


def test_a_score_that_no_sentence_tells_is_found() -> None:
    found = figures([post(1, sentence(FIRST))], act(FIRST, SECOND))
    assert (found.scored, found.untold) == (2, 1)
    assert figures([post(1)], act(FIRST, score="")).scored == 0
    assert figures([post(1)], Act(1, 1, (), frozenset({"red"}))).unexplained == 1


def test_a_sentence_after_that_of_a_later_event_is_out_of_order() -> None:
    acts = act(FIRST, SECOND, THIRD)
    assert figures([post(1, sentence(FIRST), sentence(SECOND), sentence(THIRD))], acts).out_of_order == 0
    assert figures([post(1, sentence(SECOND), sentence(FIRST), sentence(THIRD))], acts).out_of_order == 1
    assert figures([post(1, sentence(THIRD)), post(1, sentence(FIRST), kind="summary")], acts).out_of_order == 0
    heading = sentence(FIRST)._replace(text="__Rome__")
    assert figures([post(1, sentence(SECOND), heading, sentence(THIRD))], acts).out_of_order == 0


def test_an_event_told_in_the_paragraph_of_another_is_told() -> None:
    """The heading of a round comes with the first turn that has news."""
    began = RoundBegan(round=2, numeral="II", years=(60, 100), event="", scoring="", turn=2)

    def untold(names: frozenset[str], turn: int = 2) -> int:
        heading = Sentence("**II**", "terse-round-heading", "**#**", names, (), is_item=True)
        course = Course(Play("britannia-redux", None, "seed"), [act(began, score="")], {Voice(): [post(turn, heading)]})
        return measured(course, Voice()).unposted["round-began"]

    years = frozenset({"II", "years", "60", "100"})
    assert untold(years) == 0
    assert untold(years, turn=3) == 1
    assert untold(years - {"II"}) == 1


async def test_a_campaign_is_read_as_the_bot_posts_it() -> None:
    with tests.toy.registered():
        course = await play(Play("toy", None, "prose", turns=2), [Voice("en"), Voice("fr", "epic")])
        found = measured(course, Voice("en"))
    assert course.turns == [1, 2]
    assert [post.key for post in course.posts[Voice("en")]].count("summary-1") == 1
    assert course.posts[Voice("en")][0].key == "map-opening"
    assert {post.turn for post in course.posts[Voice("fr", "epic")]} == {1, 2}
    assert "Turn 1" in transcript(course, Voice("en"))
    assert len(tables([row("toy", Voice("en"), found)])) == 7
    assert "## Short post" in findings(found, 5)
