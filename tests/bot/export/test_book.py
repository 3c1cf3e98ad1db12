"""The book of a campaign: its chapters, what fits into a file, who may stop it, and what never gets into it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from random import Random

import pytest
from PIL import Image

import render.presenter
import rules
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.export.book import Book, Chapter
from bot.export.documents import broken, render_html, render_zip, rich
from bot.export.drafts import planned_turns
from bot.export.editions import EDITIONS, FULL, Plates, Volume, bound
from bot.interactions.endings import CANCEL_EXPORT, ExportProgress
from bot.sandbox import Sandbox
from bot.storage import RecordedEvent
from bot.workers.drawing_process import DrawingError
from render.book import Page, smaller
from render.core.picture import Picture
from rules.core import registry
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.game import OptionValue
from rules.core.registry import events_from_json, events_to_json
from tests.bot.exports import ask, exported, files, is_being_made, unzipped
from tests.bot.playing import BLUE, PATIENCE, RED, WATCHER, Game, control, until
from tests.toy.presenter import ToyPresenter

together = pytest.mark.xdist_group("heavy book")

EMPTY = Book(
    game="toy", locale="en", title="War", game_title="Toy", scenario="Short", options=(), origin="",
    begun=datetime(2026, 3, 1, tzinfo=UTC), last=datetime(2026, 4, 2, tzinfo=UTC),
    exported=datetime(2026, 4, 3, tzinfo=UTC), result="**Win.** Red wins.", players=(), seats=(("Red", "Theodora"),),
    others=(), verified="All 3 dice follow.", commitment="ab" * 32, secret="s", cover=(), statistics="3 events.",
    sheets=(), chapters=(),
)  # fmt: skip


def noise(seed: int, width: int = 1200) -> Picture:
    """A picture that can't be packed well."""
    image = Image.frombytes("RGB", (width, width // 2), Random(seed).randbytes(width * (width // 2) * 3))
    packed = BytesIO()
    image.save(packed, "WEBP", quality=80)
    return Picture(packed.getvalue(), f"noise-{seed}.webp", f"Noise {seed}.", *image.size)


@pytest.fixture(scope="module")
def heavy() -> Iterator[Book]:
    """A book of three chapters, each with a report and a map. Each picture is made smaller once for all tests."""
    report, card = noise(1), noise(2)
    chapters = tuple(
        Chapter(
            turn,
            f"Turn {turn}",
            (Page("They fight.", (report,)), Page("It's over.", (card,), is_end=True)),
            (noise(10 + turn),),
            (),
        )
        for turn in (1, 2, 3)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.export.editions.smaller", cache(smaller))
        yield replace(EMPTY, chapters=chapters)


async def play(game: Game, seed: int, until_turn: int = 99) -> None:
    rng = Random(seed)
    for _ in range(1000):
        snapshot = await game.snapshot()
        decision = snapshot.decision
        if decision is None or snapshot.table.state.turn >= until_turn:
            return
        is_simple = isinstance(decision, Pick) and decision.max == 1
        answer = rules.random_choice(decision, rng) if is_simple else decision.default
        await game.bot.campaigns.answer(game.campaign, snapshot.seats[decision.seat], answer)


async def test_a_chapter_for_each_turn_with_its_posts_reports_and_map(game: Game) -> None:
    await play(game, 5)
    found = await exported(game)
    page, texts = found["war.html"].decode(), unzipped(found["war.zip"])
    text = texts["war.md"].decode()
    turns = [int(each) for each in re.findall(r'<article id="turn-(\d+)">', page)]
    assert turns == list(range(1, 12))  # the end has a page of its own
    assert [int(each) for each in re.findall(r'href="#turn-(\d+)"', page)] == turns
    assert "A raid!" in page
    assert 'alt="A raid."' in page
    assert page.count('alt="Map of all forty fields."') == len(turns)
    assert page.index("A raid!") < page.index('alt="A raid."')
    assert f"Red</dt><dd>{RED}" in page
    assert page.index('id="turn-10"') < page.index('id="end"') < page.index("dice of this campaign follow")
    linked = re.findall(r"\]\((pictures/[^)]+)\)", text)
    assert linked
    assert sorted(linked) == sorted(name for name in texts if name != "war.md")
    assert all(Image.open(BytesIO(texts[name])).width for name in linked)
    assert text.index("## Turn 1\n") < text.index("A raid!") < text.index("## The end")


async def test_a_book_tells_what_the_channel_was_told(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="toy", options="intrigue, rich")
    await game.take_seats()
    await play(game, 3, until_turn=3)
    await game.shown()
    text = unzipped((await exported(game))["war.zip"])["war.md"].decode()
    chapters = re.sub(
        r"^(?:#|!\[).*$", "", text.partition("## Turn 1\n")[2].partition("## So far")[0], flags=re.MULTILINE
    )
    lines = [line.strip() for line in chapters.split("\n") if line.strip()]
    assert lines
    assert [line for line in lines if line not in game.texts()] == []


@pytest.mark.parametrize(("name", "options"), [("toy", {"intrigue": True}), ("ultimus-romanorum", {})])
def test_nothing_hidden_is_composed(name: str, options: dict[str, OptionValue]) -> None:
    registry.register("ultimus-romanorum", "rules.ultimus_romanorum")
    render.presenter.register("ultimus-romanorum", "render.ultimus_romanorum")
    table, recorded = rules.start(name, options=options, seed="a book"), list[RecordedEvent]()
    rng, first = Random(1), table.state.turn
    while table.decisions and table.state.turn < first + 2:
        seat = next(iter(table.decisions))
        give(table, rules.random_choice(table.decisions[seat], rng), seat)
        texts = events_to_json(table.events)
        recorded += [
            RecordedEvent(table.number, event.turn, text, undone=False)
            for event, text in zip(table.events, texts, strict=True)
        ]
        table.events.clear()
    shown = render.presenter.presenter(name)
    turns = planned_turns(name, shown, recorded).values()
    used = [event for turn in turns for post in turn.posts for event in (*post.events, *post.before)]
    hidden = [each for each in events_from_json(name, [each.json for each in recorded]) if not each.is_public]
    assert hidden
    assert used
    assert all(event.is_public for event in [*used, *(event for turn in turns for event in turn.events)])


async def test_what_was_taken_back_is_not_in_the_book(game: Game) -> None:
    await game.act("field-7")
    await game.shown()
    await game.undo_agreed(RED, BLUE)
    await game.act("field-9")
    page = (await exported(game))["war.html"].decode()
    assert page.count("The map has changed.") == 1


async def test_a_chapter_that_cannot_be_drawn_is_still_told(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(game, 5, until_turn=3)

    async def broken_process(*_args: object, **_kwargs: object) -> None:
        raise DrawingError

    monkeypatch.setattr(game.bot.renderer, "draw_beside", broken_process)
    outcome = await ask(game, WATCHER, "campaign export")
    page = files(game, outcome)["war.html"].decode()
    assert "no pictures" in outcome.text
    assert "The map has changed." in page
    assert "<img" not in page


async def test_a_post_that_cannot_be_told_is_named_as_missing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(game, 5, until_turn=3)
    monkeypatch.setattr(ToyPresenter, "battle", lambda *_: 1 / 0)
    monkeypatch.setattr("render.book._log.exception", lambda *_: None)
    outcome = await ask(game, WATCHER, "campaign export")
    assert "missing from the book" in outcome.text
    assert "The map has changed." in files(game, outcome)["war.html"].decode()


def hold_drawing(game: Game, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Hold the pictures of a book: the first event says that one waits, the second lets them be drawn."""
    waiting, free = asyncio.Event(), asyncio.Event()
    draw = game.bot.renderer.draw_beside

    async def slow(*args: object, **kwargs: object) -> object:
        waiting.set()
        await free.wait()
        return await draw(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(game.bot.renderer, "draw_beside", slow)
    return waiting, free


async def test_an_export_shows_how_far_it_is_and_can_be_cancelled(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(game, 5, until_turn=4)
    monkeypatch.setattr(ExportProgress, "pause", 0.0)
    waiting, free = hold_drawing(game, monkeypatch)
    outcome = await game.box.slash(WATCHER, game.thread, "campaign export")
    await waiting.wait()
    await game.box.wait_for(lambda: is_being_made(outcome), PATIENCE)
    assert "0 of " in outcome.text
    assert outcome.message is not None
    second = await (await game.box.slash(WATCHER, game.thread, "campaign export")).settled(PATIENCE)
    assert "already making these files" in second.text
    stop = control(outcome.message, CANCEL_EXPORT)
    await game.box.click(WATCHER, outcome.message["id"], stop["custom_id"])
    await game.box.wait_for(lambda: "cancelled the export" in outcome.text, PATIENCE)
    assert not is_being_made(outcome)
    late = await game.box.click(WATCHER, second.message["id"] if second.message else "", stop["custom_id"])
    assert "Nothing to cancel" in late.text or late.error
    free.set()
    assert "war.html" in await exported(game)


async def test_one_book_is_made_at_a_time(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(game, 5, until_turn=3)
    monkeypatch.setattr(ExportProgress, "pause", 0.0)
    waiting, free = hold_drawing(game, monkeypatch)
    first = await game.box.slash(RED, game.thread, "campaign export")
    await waiting.wait()
    second = await game.box.slash(BLUE, game.thread, "campaign export")
    await game.box.wait_for(lambda: "next in line" in second.text, PATIENCE)
    assert "This campaign's book is being made for someone else" in second.text
    free.set()

    async def done() -> bool:
        return bool(files(game, first)) and bool(files(game, second))

    await until(done)


async def test_whoever_waits_for_the_book_of_another_campaign_does_not_read_that_it_is_this_one(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExportProgress, "pause", 0.0)
    async with game.bot.exporter._turns.line_up():
        outcome = await game.box.slash(RED, game.thread, "campaign export")
        await game.box.wait_for(lambda: "next" in outcome.text, PATIENCE)
        assert "This campaign's book" not in outcome.text
    await game.box.wait_for(lambda: bool(files(game, outcome)), PATIENCE)


async def test_whoever_waits_too_long_for_other_books_is_told_so(game: Game) -> None:
    exporter = game.bot.exporter
    exporter.patience = 0.01
    async with exporter._turns.line_up():
        outcome = await game.box.slash(RED, game.thread, "campaign export")
        await game.box.wait_for(lambda: "Try again" in outcome.text, PATIENCE)
    exporter.patience = 60.0
    assert "war.html" in await exported(game, RED)


@together
def test_a_book_that_fits_keeps_its_pictures(heavy: Book) -> None:
    (volume,) = bound(heavy, 1 << 40, render_html)
    assert volume.edition == FULL
    assert render_html(volume).count(b"<img") == 9
    assert len(unzipped(render_zip(volume, "war.md"))) == 10


@together
def test_pictures_get_smaller_before_reports_lose_theirs(heavy: Book) -> None:
    sizes = [len(render_html(Volume(heavy, Plates(edition), heavy.chapters))) for edition in EDITIONS]
    found = [bound(heavy, size, render_html)[0].edition for size in sizes]
    assert found[:3] == [*EDITIONS[:3]]
    assert {each.pictures for each in found[3:]} <= {"all", "ends"}
    (volume,) = bound(heavy, min(sizes), render_html)
    assert volume.edition.pictures == "ends"
    assert render_html(volume).count(b"<img") == 6


@together
def test_a_larger_book_comes_in_volumes(heavy: Book) -> None:
    least = len(render_html(Volume(heavy, Plates(EDITIONS[-1]), heavy.chapters)))
    most = least * 3 // 4
    volumes = bound(heavy, most, render_html)
    assert len(volumes) > 1
    assert [chapter.turn for volume in volumes for chapter in volume.chapters] == [1, 2, 3]
    pages = [render_html(volume) for volume in volumes]
    assert all(len(page) <= most for page in pages)
    assert [b'id="end"' in page for page in pages] == [False] * (len(pages) - 1) + [True]
    assert f"Volume 1 of {len(pages)}".encode() in pages[0]


@together
def test_a_chapter_that_is_too_large_alone_keeps_its_text(heavy: Book) -> None:
    volumes = bound(heavy, 20_000, render_html)
    assert [chapter.turn for volume in volumes for chapter in volume.chapters] == [1, 2, 3]
    assert all(b"They fight." in render_html(volume) for volume in volumes)
    assert all(b"<img" not in render_html(volume) for volume in volumes)


def test_a_smaller_picture_is_never_heavier() -> None:
    picture = noise(3, 400)
    assert smaller(picture, 1200, 100).data == picture.data
    assert smaller(picture, 200, 60).width == 200
    assert smaller(picture, 200, 60).alt == picture.alt


def test_a_name_is_text_and_nothing_else() -> None:
    typed = '<img src=x onerror="a()"> [x](http://y) `z`'
    book = replace(EMPTY, title=typed, seats=(("Red", typed),), others=(typed,), cover=(noise(4, 64),))
    (volume,) = bound(replace(book, cover=(replace(book.cover[0], alt=typed),)), 1 << 40, render_html)
    page = render_html(volume).decode()
    assert "<img src=x" not in page
    assert "onerror=&#34;" in page
    text = unzipped(render_zip(volume, "war.md"))["war.md"].decode()
    assert "<img" not in text
    assert "[x](http" not in text


def test_discords_markdown_reads_the_same_elsewhere() -> None:
    told = "__Rome__ wins\n- one\n- two\nThen **peace**.\n-# Left: *one* thing"
    page = str(rich(told))
    assert "<h4>Rome wins</h4>" in page
    assert "<li>two</li>" in page
    assert "<p>Then <strong>peace</strong>.</p>" in page
    assert '<p class="small">Left: <em>one</em> thing</p>' in page
    assert "<a" not in str(rich("[x](https://example.org) <https://example.org>"))
    assert broken(told) == "\n#### Rome wins\n- one\n- two\n\nThen **peace**.  \nLeft: *one* thing"


def test_an_export_that_was_not_asked_for_cannot_be_cancelled(bot: CursusBot) -> None:
    assert not bot.exporter.cancel(1, 1)
    assert UserError("export-not-running").key == "export-not-running"
