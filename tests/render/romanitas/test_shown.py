"""Whole campaigns in posts: every event told, every battle drawn, every sum right, every post once."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

import rules
from render.core.picture import ALT_TEXT_LIMIT, Picture
from render.core.posts import View
from render.presenter import Voice
from render.romanitas import PRESENTER
from render.romanitas.battle_model import fold
from render.romanitas.battle_report import draw_battle
from render.romanitas.map import draw_map
from render.romanitas.regions import REGIONS
from rules.core.agents import give
from rules.core.events import Event, GameEnded
from rules.core.registry import agents
from rules.core.text import Text
from rules.romanitas.events import BattleEnded, Duel, Shot
from tests.sampling import first

pytestmark = pytest.mark.xdist_group("campaigns of Romanitas")

SEEDS = first(1, range(6))


@cache
def campaign(seed: int) -> tuple[tuple[Event, ...], View]:
    """All events of a campaign, and the public view at its end."""
    options = dict.fromkeys(rules.games()["romanitas"].options, True) if seed % 2 else {}
    table = rules.start("romanitas", options=options, seed=f"shown {seed}")
    agent = agents("romanitas", seed)["legate" if seed < 4 else "random"]
    while table.decision is not None:
        give(table, agent(table))
    return tuple(table.events), table.public()


def scenes(seed: int) -> dict[str, list[Event]]:
    """The events of each battle and sea fight."""
    found: dict[str, list[Event]] = {}
    for event in campaign(seed)[0]:
        if event.scene:
            found.setdefault(event.scene, []).append(event)
    return found


def opened(picture: Picture) -> Image.Image:
    """The picture as an image, checked against what it says of itself."""
    image = Image.open(BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert 0 < len(picture.alt) <= ALT_TEXT_LIMIT
    assert picture.filename.isascii()
    return image


@pytest.mark.parametrize("seed", SEEDS)
def test_every_sum_on_a_report_is_right(seed: int) -> None:
    for event in campaign(seed)[0]:
        scores = []
        if isinstance(event, Shot):
            scores = [event.score]
        if isinstance(event, Duel):
            scores = [event.roman_score, event.enemy_score]
        for score in scores:
            assert score.die + sum(modifier.value for modifier in score.modifiers) == score.total
            assert all(modifier.rule for modifier in score.modifiers)


@pytest.mark.parametrize("seed", SEEDS)
def test_reports_agree_with_the_end_of_the_battle(seed: int) -> None:
    for events in scenes(seed).values():
        ended = next((event for event in events if isinstance(event, BattleEnded)), None)
        report = fold(events)
        if ended is None or report is None or ended.why == "siege-stratagem":
            continue
        fates = report.fates(4)
        assert sorted(unit for unit, fate in fates.items() if fate == "eliminated") == sorted(
            (*ended.eliminated.get("roman", ()), *ended.eliminated.get("enemy", ()))
        )
        assert sorted(unit for unit, fate in fates.items() if fate == "routed") == sorted(
            (*ended.routed.get("roman", ()), *ended.routed.get("enemy", ()))
        )


@pytest.mark.parametrize("seed", SEEDS)
def test_battles_are_drawn(seed: int) -> None:
    for scene, events in list(scenes(seed).items())[:8]:
        picture = draw_battle(events, "en")
        assert picture is not None, scene
        image = opened(picture)
        assert image.width / image.height >= 1.3
        assert len(picture.data) < 900_000


def test_a_panel_within_a_battle_shows_the_battle_so_far() -> None:
    table = rules.start("romanitas", options={}, seed="shown 1")
    agent, shown = agents("romanitas", 1)["legate"], set()
    while table.decision is not None and "exploit" not in shown:
        scene, topic = table.state.scene, table.decision.topic
        if scene and topic != "line":
            fought = [event for event in table.events if event.scene == scene]
            (picture,) = PRESENTER.panel(table.public(), "en", fought).pictures
            assert picture.filename.startswith(scene)
            assert picture.width / picture.height >= (0.95 if topic == "move-figure" else 1.3)
            told = PRESENTER.tell(table.events, Voice("en"))
            assert topic != "exploit" or told[-1].startswith("Pass ")
            shown.add(topic)
        give(table, agent(table))
    assert shown >= {"draw-stratagem", "figures-place", "exploit"}


@pytest.mark.parametrize("region", [None, *REGIONS, "constantinople", "no such place"])
def test_maps_are_drawn(region: str | None) -> None:
    picture = draw_map(campaign(0)[1], region, "en")
    is_part = region in (*REGIONS, "constantinople")
    assert opened(picture).width == 1600
    assert opened(picture).height in ((1136, 1220, 1304) if is_part else (1000,))
    assert "Romanness Points" in picture.alt


@pytest.mark.parametrize("seed", SEEDS)
def test_posts_come_once_and_fit(seed: int) -> None:
    table = rules.start("romanitas", seed=f"shown {seed}")
    agent = agents("romanitas", seed)["legate"]
    keys: list[str] = []
    while table.decision is not None:
        table.events.clear()
        give(table, agent(table))
        posts = PRESENTER.posts(table.events)
        assert len({post.key for post in posts}) == len(posts)
        keys += [post.key for post in posts if not post.is_news]
        assert len(PRESENTER.status(table.public(), "en")) <= 2000
    assert len(keys) == len(set(keys))
    assert keys[-1] == "end"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_choice_is_told_in_the_order_of_its_events(seed: int) -> None:
    """News before a scene come before its report, and no event is in two posts."""
    table, told = rules.start("romanitas", seed=f"shown {seed}"), 0
    agent = agents("romanitas", seed)["legate"]
    while table.decision is not None:
        table.events.clear()
        give(table, agent(table))
        events, reached = table.events, 0
        for post in PRESENTER.posts(events):
            scene = [place for place, event in enumerate(events) if post.scene and event.scene == post.scene]
            assert min(scene, default=post.first) >= reached or not post.is_news
            if post.is_news:
                assert post.first >= reached
                reached = len(events) if post.end is None else post.end
                told += 1
            if post.scene and any(event.kind == "force-mustered" for event in events[: scene[0]]):
                assert reached == scene[0]
    assert told


def test_the_cards_of_a_turn_and_of_the_end() -> None:
    events, view = campaign(0)
    turns = sorted({event.turn for event in events})
    for turn in turns:
        posting = PRESENTER.compose(_post("summary", turn), [e for e in events if e.turn == turn], view, Voice())
        assert len(posting.text) <= 2000
        opened(posting.pictures[0])
    posting = PRESENTER.compose(_post("end", turns[-1]), [], view, Voice())
    assert posting.text.startswith("**")
    opened(posting.pictures[0])


def _post(kind: str, turn: int):  # type: ignore[no-untyped-def]
    from render.presenter import Post

    return Post("summary" if kind == "summary" else "end", f"{kind}:{turn}", turn)


def test_a_defeat_at_the_count_posts_the_count_before_the_end() -> None:
    table = lost_at_once()
    posts = PRESENTER.posts(table.events)
    assert [post.kind for post in posts][-2:] == ["summary", "end"]
    summary, end = (PRESENTER.compose(post, table.events, table.public(), Voice()) for post in posts[-2:])
    assert "0 RP at the count" in summary.text
    assert summary.pictures
    assert (
        end.text
        == "**Major defeat.** The count of turn 1 leaves no Romanness (0 RP): the Empire no longer believes in itself."
    )
    news = PRESENTER.compose(posts[-3], table.events, table.public(), Voice())
    assert "no longer believes" not in news.text


@pytest.mark.parametrize("began", ["battle-began", "naval-battle-began"])
def test_a_defeat_within_a_battle_posts_its_report_before_the_end(began: str) -> None:
    fought = next(
        events for seed in SEEDS for events in scenes(seed).values() if any(event.kind == began for event in events)
    )
    cut = [event for event in fought if event.kind not in ("battle-ended", "naval-battle-ended")]
    scene, turn = cut[0].scene, cut[0].turn
    reason = Text("romanitas", "no-romanness")
    end = GameEnded(level="major defeat", winner=None, reason=reason, turn=turn, scene=scene, rule="3.3")
    posts = PRESENTER.posts([*cut[-3:], end])
    assert [post.kind for post in posts][-3:] == ["report", "summary", "end"]
    assert posts[-3].scene == scene
    posting = PRESENTER.compose(posts[-3], [*cut, end], campaign(0)[1], Voice())
    assert posting.text
    assert "defeat" not in posting.text.lower()
    opened(posting.pictures[0])


def lost_at_once() -> rules.Table:
    """A campaign that ends with the first count."""
    for seed in range(400):
        table = rules.start("romanitas", options={}, seed=f"lost {seed}")
        table.events.clear()
        assert table.decision is not None
        give(table, table.decision.default)
        if table.result is not None:
            return table
    raise AssertionError("no campaign ends with the first count")


def test_the_end_after_the_last_turn_shows_the_closing_count() -> None:
    table = rules.start("romanitas", "restauratio-528", options={"house-gentle-start": True}, seed="closing 1")
    agent = agents("romanitas", 1)["legate"]
    while table.decision is not None:
        give(table, agent(table))
    last = [event for event in table.events if event.turn == table.state.turn]
    posting = PRESENTER.compose(_post("end", table.state.turn), last, table.public(), Voice())
    assert ("RP at the count" in posting.text) == any(event.kind == "turn-ended" for event in last)
