"""The chronicle, the dice and a campaign's files: open to all, without what a reader may not know."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import render.presenter
import rules
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.export.attachments import MAX_FILES, ExportFile, split_by_size
from bot.export.documents import plain, rich
from bot.interactions.chronicle import numbers_in
from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings, assert_discord_accepts
from rules.core import registry
from rules.core.decisions import Arrange
from rules.romanitas.ai.legate import legate
from tests.bot.conftest import running
from tests.bot.exports import SCRIPT, ask, exported, files, unzipped
from tests.bot.playing import BLUE, HALL, PATIENCE, RED, SEATS, WATCHER, Game, control, controls, make_bot
from tests.sampling import first
from tests.toy.game import Toy, ToyState

SECRET = "a campaign that lasts 41"
_MOST_DECISIONS = 1000

Json = dict[str, Any]


@pytest.fixture
def romanitas(monkeypatch: pytest.MonkeyPatch) -> None:
    """Romanitas beside the toy, with known dice."""
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: SECRET)
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def play(game: Game, decisions: int = _MOST_DECISIONS) -> None:
    """Let the Legate play so many decisions, to the end if it comes first."""
    for _ in range(decisions):
        snapshot = await game.snapshot()
        decision = snapshot.decision
        if decision is None:
            return
        answer = decision.default if isinstance(decision, Arrange) else legate(snapshot.table)
        await game.bot.campaigns.answer(game.campaign, snapshot.seats[decision.seat], answer)


async def play_toy(game: Game, seed: int, until_turn: int = 99) -> None:
    rng = Random(seed)
    for _ in range(_MOST_DECISIONS):
        snapshot = await game.snapshot()
        decision = snapshot.decision
        if decision is None or snapshot.table.state.turn >= until_turn:
            return
        answer = rules.random_choice(decision, rng)
        await game.bot.campaigns.answer(game.campaign, snapshot.seats[decision.seat], answer)
    raise AssertionError("the toy does not end")


async def handed_over(box: Sandbox, user: str, where: str, body: bytes, name: str = "save.json") -> Outcome:
    return await (await box.slash(user, where, "campaign import", file=(name, body))).settled(PATIENCE)


async def test_the_chronicle_tells_the_campaign_turn_by_turn(game: Game) -> None:
    await play_toy(game, 1, until_turn=3)
    told = await ask(game, WATCHER, "chronicle")
    assert "The chronicle of War" in told.text
    assert "Turn 1" in told.text
    assert "claimed" in told.text
    assert "export" in told.text.splitlines()[-1], "the way to all of it as a book comes last"
    assert "Turn 2" in (await ask(game, RED, "chronicle", turn=2)).text
    assert "Turn 77 has no chapter" in (await ask(game, RED, "chronicle", turn=77)).text
    await game.close()
    assert "Turn 1" in (await ask(game, BLUE, "chronicle")).text


async def test_the_chronicle_begins_with_who_plays_what(game: Game) -> None:
    await play_toy(game, 1, until_turn=3)
    told = (await ask(game, WATCHER, "chronicle")).text
    red, blue = (int(game.box.world.user(name)["id"]) for name in (RED, BLUE))
    assert f"At the table: Red (<@{red}>), Blue (<@{blue}>)." in told
    await game.box.slash(BLUE, game.thread, "campaign leave")
    told = (await ask(game, WATCHER, "chronicle")).text
    assert f"<@{blue}>" not in told, "the seat is someone else's now"


async def test_the_later_pages_of_a_chronicle_do_not_repeat_who_plays(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.views.chronicle._LONGEST_PAGE", 300)
    await play_toy(game, 3)
    assert "At the table" not in (await ask(game, WATCHER, "chronicle")).text
    assert "At the table" in (await ask(game, WATCHER, "chronicle", turn=1)).text


async def test_without_a_campaign_nothing_is_told(sandbox: Sandbox, bot: CursusBot) -> None:
    for command in ("chronicle", "dice history", "dice verify", "campaign export"):
        outcome = await sandbox.slash(RED, HALL, command)
        assert "No campaign is played" in outcome.text
        assert outcome.ephemeral


async def test_pages_are_turned_even_after_a_restart(
    sandbox: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.views.chronicle._LONGEST_PAGE", 700)
    monkeypatch.setattr("bot.views.chronicle._MAX_DICE", 2)
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        await play_toy(game, 4)
        story = await ask(game, WATCHER, "chronicle")
        dice = await ask(game, WATCHER, "dice history")
    await bot.store.close()
    bot = await make_bot(file)
    async with running(bot):
        await _turn_pages(sandbox, story, "story")
        assert "## Turn 1\n" in story.text
        await _turn_pages(sandbox, dice, "dice")
        assert "`0` D6" in dice.text
        assert story.message is not None
        (menu,) = [each for each in controls(story.message) if each["type"] == 3]
        await sandbox.select(WATCHER, story.message["id"], menu["custom_id"], [menu["options"][-1]["value"]])
        assert "## Turn 10\n" in story.text
    await bot.store.close()


async def _turn_pages(sandbox: Sandbox, shown: Outcome, wanted: str) -> None:
    """Go back from the last page to the first."""
    page, pages = map(int, re.findall(r"Page (\d+) of (\d+)", shown.text)[0])
    assert page == pages > 1
    for number in range(page - 1, 0, -1):
        assert shown.message is not None
        assert_discord_accepts({"components": shown.message["components"], "flags": shown.message["flags"]})
        earlier = control(shown.message, wanted, "Earlier")
        turned = await sandbox.click(WATCHER, shown.message["id"], earlier["custom_id"])
        assert not turned.error
        assert f"Page {number} of {pages}" in shown.text


@pytest.mark.parametrize("named", ["", "1.2", ".", "1..2", "a.b.c"])
def test_a_page_of_another_make_is_refused(named: str) -> None:
    with pytest.raises(UserError, match="button"):
        numbers_in(named, 3 if named == "1.2" else 1)


async def test_every_die_is_shown_with_what_it_fell_for(game: Game) -> None:
    assert "No die has been rolled" in (await ask(game, WATCHER, "dice history")).text
    await game.act_until("act")
    await game.act("gamble")
    shown = (await ask(game, WATCHER, "dice history", turn=1)).text
    assert re.search(r"`0` D6 → \*\*[1-6]\*\* · earned \(2\)", shown)
    assert "No die has been rolled" in (await ask(game, WATCHER, "dice history", turn=2)).text


async def test_the_commitment_is_published_first_and_the_secret_last(game: Game) -> None:
    snapshot = await game.snapshot()
    first_map = game.box.messages(game.thread)[1]
    assert snapshot.table.commitment in str(first_map["components"])
    await play_toy(game, 2, until_turn=4)
    secret = (await game.snapshot()).table.give_up()
    said = (await ask(game, WATCHER, "dice verify")).text
    assert snapshot.table.commitment in said
    assert first_map["id"] in said
    assert "You can prove it yourself" in said
    assert secret not in said
    await play_toy(game, 2)
    said = (await ask(game, WATCHER, "dice verify")).text
    assert secret in said
    assert "✅" in said
    assert len(said) <= 2000


async def test_dice_that_were_taken_back_stay_on_record(game: Game) -> None:
    await play_toy(game, 2, until_turn=5)
    rewound = await (await game.box.slash(RED, game.thread, "gm rewind", turn=2, confirm=True)).settled()
    assert not rewound.error
    assert (await game.snapshot()).table.state.turn == 2
    assert "nothing wrong" in (await ask(game, WATCHER, "dice verify")).text
    await play_toy(game, 5)
    assert "taken back" in (await ask(game, WATCHER, "dice history", turn=3)).text
    assert "✅" in (await ask(game, WATCHER, "dice verify")).text
    found = await exported(game)
    assert 'class="undone"' in found["war.html"].decode()
    log = json.loads(found["actions.json"])
    dice = [die["number"] for action in log["actions"] for die in action["dice"]]
    assert sorted(dice) == list(range(log["dice_thrown"]))
    assert any(action["undone"] and action["dice"] for action in log["actions"])


async def test_a_record_that_was_tampered_with_is_found_out(game: Game) -> None:
    await play_toy(game, 2, until_turn=8)
    store = game.bot.store
    ((json_text,), *_) = await store.database.rows("SELECT json FROM events WHERE kind = 'dice-thrown' ORDER BY id")
    changed = json.loads(json_text)
    number, sides, value = changed["rolls"][0]
    changed["rolls"][0] = [number, sides, value % sides + 1]
    await store.database.execute("UPDATE events SET json = ? WHERE json = ?", json.dumps(changed), json_text)
    assert "Something is wrong" in (await ask(game, WATCHER, "dice verify")).text
    changed["rolls"][0] = [10_000, sides, value]
    await store.database.execute(
        "UPDATE events SET json = ? WHERE json LIKE '%dice-thrown%' AND json LIKE ?",
        json.dumps(changed),
        f"%[{number}, {sides}, {value % sides + 1}]%",
    )
    await game.close()
    said = (await ask(game, WATCHER, "dice verify")).text
    assert "missing in the record: 0" in said
    assert "isn't sound" in said


async def test_the_files_of_a_campaign(game: Game) -> None:
    await play_toy(game, 3)
    outcome = await ask(game, WATCHER, "campaign export")
    assert "page for your browser" in outcome.text
    assert "The campaign is over" in outcome.text
    found = files(game, outcome)
    assert [*found] == ["war.html", "war.zip", "save.json", "actions.json"]
    table = (await game.snapshot()).table
    log = json.loads(found["actions.json"])
    assert (log["secret"], log["commitment"]) == (table.secret, table.commitment)
    assert [action["number"] for action in log["actions"]] == list(range(table.number + 1))
    assert {player["name"] for player in log["players"].values()} == {RED, BLUE}
    assert {action["who"] for action in log["actions"]} == set(log["players"])
    assert any(action["choice"] == ["bid-2"] for action in log["actions"] if action["secret"])
    assert rules.load(found["save.json"].decode()).result == table.result


async def test_the_page_needs_nothing_from_outside(game: Game) -> None:
    await play_toy(game, 3)
    page = (await exported(game))["war.html"].decode()
    assert not re.search(r"(?:src|href)=\"(?!data:|#)", page)
    assert not re.search(r"https?:|<script|@import|url\(", page)
    for source in re.findall(r"src=\"data:image/([a-z]+);", page):
        assert source in ("webp", "png", "jpeg")
    assert all(re.findall(r"<img [^>]*alt=\"([^\"]*)\"", page))
    for turn in range(1, 11):
        assert f'id="turn-{turn}"' in page


async def test_what_people_have_typed_is_text_and_nothing_else(sandbox: Sandbox, bot: CursusBot) -> None:
    title = "<script>alert(1)</script> [x](javascript:y) {{ 7*7 }} *War*"
    game = await Game.found(sandbox, bot, title=title)
    await game.take_seats()
    await play_toy(game, 3, until_turn=2)
    found = await exported(game)
    name = next(name for name in found if name.endswith(".html"))
    assert re.fullmatch(r"[a-z0-9-]+\.html", name)
    page, text = (
        found[name].decode(),
        unzipped(found[name.replace(".html", ".zip")])[name.replace(".html", ".md")].decode(),
    )
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "{{ 7*7 }}" in page
    assert "<script" not in text
    assert r"\[x\](javascript:y)" in text
    assert json.loads(found["actions.json"])["title"] == title


def test_markdown_in_a_page_is_not_html() -> None:
    assert "<b>" not in rich("**a** <b>x</b> [y](javascript:z)")
    assert "<strong>a</strong>" in rich("**a**")
    assert "javascript" not in re.sub(r">[^<]*<", "><", str(rich("[y](javascript:z)")))
    assert plain("a|b\n# <i>") == r"a\|b \# &lt;i&gt;"


async def test_a_running_campaign_gives_nothing_away(game: Game) -> None:
    await play_toy(game, 6, until_turn=3)
    await game.act_until("bid")
    decision = await game.decision()
    await game.act("bid-3")
    assert (await game.decision()).topic == "bid"
    table = (await game.snapshot()).table
    assert isinstance(table.state, ToyState)
    assert table.state.bids == {decision.seat: 3}
    outcome = await ask(game, BLUE, "campaign export")
    assert "without the secret of the dice" in outcome.text
    found = files(game, outcome)
    for name, body in found.items():
        assert table.give_up().encode() not in body, name
        assert b"bid-3" not in body, name
        assert b"bid-made" not in body, name
    log = json.loads(found["actions.json"])
    assert log["secret"] is None
    assert log["actions"][-1] | {"when": ""} == {
        "number": table.number, "kind": "answer", "when": "", "who": log["actions"][-1]["who"], "seat": decision.seat,
        "rule": "5", "way": "", "choice": None, "secret": True, "undone": False, "events": [], "dice": [],
    }  # fmt: skip
    save = json.loads(found["save.json"])
    assert save["secret"] == ""
    assert save["record"]["checkpoint"]["bids"] == {}
    assert "bid" not in json.dumps(save["record"]["made"])


async def test_where_something_lies_hidden_there_is_no_save(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "redacted", lambda self, seat: {**self.state.model_dump(), "coins": {}, "fields": {}})
    outcome = await ask(game, RED, "campaign export")
    assert "A save isn't included" in outcome.text
    assert "save.json" not in files(game, outcome)


class TestSmallLimit:
    @pytest.fixture
    def sandbox_settings(self) -> SandboxSettings:
        return SandboxSettings(rates=UNLIMITED, file_limit=12_000)

    async def test_heavy_files_are_packed_and_sent_apart(self, game: Game) -> None:
        await play_toy(game, 3)
        outcome = await ask(game, WATCHER, "campaign export")
        await game.box.wait_for(lambda: "actions.json.gz" in files(game, outcome), PATIENCE)
        found = files(game, outcome)
        assert all(len(body) <= 12_000 for body in found.values())
        log = json.loads(gzip.decompress(found["actions.json.gz"]))
        assert log["dice_thrown"] > 5
        page = next(body for name, body in found.items() if name.startswith("war-1.html"))
        assert b"<html" in (gzip.decompress(page) if page[:2] == b"\x1f\x8b" else page)


def test_parcels_are_never_too_heavy() -> None:
    noise = Random(1).randbytes(700)
    papers = [
        ExportFile("a", b"x" * 400),
        ExportFile("b", b"y" * 500),
        ExportFile("c", b"z" * 5000),
        ExportFile("d", noise),
    ]
    packed, heavy = split_by_size(papers, 600)
    assert [[paper.name for paper in parcel] for parcel in packed] == [["a"], ["b", "c.gz"]]
    assert all(sum(len(paper.body) for paper in parcel) <= 600 for parcel in packed)
    assert heavy == ["d.gz"]
    many, _ = split_by_size([ExportFile(str(number), b"") for number in range(25)], 600)
    assert [len(parcel) for parcel in many] == [MAX_FILES, MAX_FILES, 5]
    assert ExportFile.titled("Été <1>", "md", b"").name == "ete-1.md"
    assert ExportFile.titled("戦争", "md", b"").name == "campaign.md"


@pytest.mark.usefixtures("without_pictures")
async def test_anyone_can_go_on_from_an_export(
    romanitas: None, sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await Game.found(sandbox, bot, title="Restoration", game="romanitas")
    await play(game, 40)
    bot.exporter.drawing_time = 0.0  # the pictures have tests of their own
    before = (await game.snapshot()).table
    found = await exported(game)
    monkeypatch.setattr("rules.core.foreign.secrets.token_hex", lambda _: "other dice")
    outcome = await handed_over(sandbox, BLUE, HALL, found["save.json"])
    assert "goes on in" in outcome.text
    assert "new dice" in outcome.text
    campaign = await bot.store.campaigns.in_channel(int(sandbox.threads(HALL)[-1]["id"]))
    assert campaign is not None
    again = Game(sandbox, bot, str(campaign.channel), campaign.id)
    await again.shown()
    assert "This campaign began elsewhere" in again.texts()
    snapshot = await again.snapshot()
    assert snapshot.seats == {"roman": campaign.owner} != (await game.snapshot()).seats
    assert campaign.commitment != before.commitment
    assert campaign.commitment in again.texts()
    assert snapshot.table.state.turn == before.state.turn
    await play(again, 20)
    assert "Turn 1 " not in (await ask(again, WATCHER, "chronicle")).text
    assert "nothing wrong" in (await ask(again, WATCHER, "dice verify")).text
    film = await (await sandbox.slash(RED, again.thread, "campaign film")).settled(PATIENCE)
    assert "film.webp" in str(film.message)
    found = await exported(again)
    assert "continued from turn" in found["romanitas-iustinianus-2.html"].decode()
    dice = [die["number"] for action in json.loads(found["actions.json"])["actions"] for die in action["dice"]]
    assert dice == list(range(len(dice)))
    assert dice


async def test_a_closed_campaign_can_be_taken_up_again(game: Game) -> None:
    await play_toy(game, 3, until_turn=4)
    await game.close()
    found = await exported(game)
    assert json.loads(found["actions.json"])["secret"] == (await game.snapshot()).table.give_up()
    outcome = await handed_over(game.box, BLUE, game.thread, found["save.json"])
    assert "goes on" in outcome.text


async def test_bad_files_are_refused_kindly(game: Game) -> None:
    await play_toy(game, 3, until_turn=2)
    save = json.loads((await exported(game))["save.json"])
    threads = len(game.box.threads(HALL))
    over = {**save, "record": {**save["record"], "checkpoint": {**save["record"]["checkpoint"], "turn": 99}}}
    bad = {
        "too large": b" " * 300_000,
        "isn't a saved game": b"{}",
        "isn't valid JSON": b"%PDF-1.7",
        "valid JSON": b"[" * 50_000,
        "isn't within": json.dumps(over).encode(),
        "isn't a saved": json.dumps({**save, "seats": {"red": 1}, "owner": 1}).encode(),
        "no game": json.dumps({**save, "game": "chess"}).encode(),
    }
    for why, body in bad.items():
        outcome = await handed_over(game.box, WATCHER, HALL, body)
        assert why in outcome.text, outcome.text
        assert len(outcome.text) < 600
        assert outcome.ephemeral
    taken = await handed_over(game.box, WATCHER, game.thread, json.dumps(save).encode())
    assert "played in this thread already" in taken.text
    assert len(game.box.threads(HALL)) == threads


def verified(log: object, folder: Path, *more: str) -> tuple[int, str]:
    """What the script says of a log, run as anyone would run it."""
    path = folder / "actions.json"
    path.write_text(json.dumps(log), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(path), *more],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize("scenario", first(1, ["restauratio-528", "campaign-528"]))
async def test_the_script_checks_a_whole_campaign(
    romanitas: None, sandbox: Sandbox, bot: CursusBot, tmp_path: Path, scenario: str
) -> None:
    game = await Game.found(sandbox, bot, title="Restoration", game="romanitas", scenario=scenario)
    commitment = (await game.snapshot()).table.commitment
    await play(game, 20)
    running_log = json.loads((await exported(game))["actions.json"])
    code, said = verified(running_log, tmp_path)
    assert (code, "names no secret" in said) == (2, True)
    await play(game)
    bot.exporter.drawing_time = 0.0  # the log needs no pictures
    log = json.loads((await exported(game))["actions.json"])
    assert verified(log, tmp_path, "--commitment", commitment) == (
        0,
        f"All {log['dice_thrown']} dice are as they must be.\n",
    )
    assert commitment in verified(log, tmp_path)[1]
    assert log["actions"][:10] == running_log["actions"][:10]
    for doctor, why in _DOCTORED.items():
        changed = json.loads(json.dumps(log))
        _doctor(changed, doctor)
        code, said = verified(changed, tmp_path, "--commitment", commitment)
        assert code == 1, doctor
        assert why in said, doctor


_DOCTORED = {
    "value": "cannot have fallen",
    "missing": "is missing",
    "last": "the log speaks of",
    "secret": "not the one whose SHA-256",
    "twice": "different sides or values",
    "commitment": "not the one whose SHA-256",
}


def _doctor(log: Json, how: str) -> None:
    thrown = [action for action in log["actions"] if action["dice"]]
    first = thrown[0]["dice"][0]
    match how:
        case "value":
            first["value"] = first["value"] % first["sides"] + 1
        case "missing":
            thrown[0]["dice"].remove(first)
        case "last":
            thrown[-1]["dice"].pop()
        case "secret":
            log["secret"] = "another"
        case "twice":
            thrown[-1]["dice"].append({**first, "sides": first["sides"] + 1})
        case "commitment":
            log["secret"], log["commitment"] = "x", "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"


async def test_a_book_is_in_its_campaigns_language(romanitas: None, sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, title="Restoration", game="romanitas", language="fr")
    await play(game, 8)
    sandbox.world.set_locale(WATCHER, "fr")
    outcome = await ask(game, WATCHER, "campaign export")
    assert "sans le secret des dés" in outcome.text
    page = files(game, outcome)["restoration.html"].decode()
    assert '<html lang="fr">' in page
    assert "Tour 1" in page
    assert "l&#39;attitude d&#39;un peuple" in page
    assert "Page 1 sur" in (await ask(game, WATCHER, "chronicle")).text
    assert "l'attitude d'un peuple" in (await ask(game, WATCHER, "dice history")).text
    outcome = await ask(game, RED, "campaign export")
    assert "without the secret of the dice" in outcome.text
    assert '<html lang="fr">' in files(game, outcome)["restoration.html"].decode()


async def test_a_book_names_who_won_and_only_those_who_played(sandbox: Sandbox, bot: CursusBot) -> None:
    """Theodora has started the campaign, and others play it."""
    game = await Game.found(sandbox, bot, scenario="short")
    for seat, user in (("red", BLUE), ("blue", WATCHER)):
        await sandbox.slash(user, game.thread, "campaign join", seat=seat)
    for _ in range(_MOST_DECISIONS):
        snapshot = await game.snapshot()
        if snapshot.decision is None:
            break
        await bot.campaigns.answer(game.campaign, snapshot.seats[snapshot.decision.seat], snapshot.decision.default)
    ended = await game.snapshot()
    assert ended.table.result is not None
    winner = ended.table.result.winner
    assert winner is not None
    (page,) = [body.decode() for name, body in (await exported(game)).items() if name.endswith(".html")]
    assert "Also played" not in page
    assert RED not in page
    who = {"red": BLUE, "blue": WATCHER}[winner]
    assert f"{who} wins with {ended.seat_title(winner)}." in page


async def test_a_book_names_whose_seat_won_that_the_legate_played_to_the_end(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    users = {seat: int(sandbox.world.user(name)["id"]) for seat, name in SEATS.items()}
    for seat, user in users.items():
        await bot.store.seats.lend(game.campaign, seat, user, bot.campaigns.bot_user)
    while (decision := (await game.snapshot()).decision) is not None:
        await bot.campaigns.answer(game.campaign, bot.campaigns.bot_user, decision.default)
    ended = await game.snapshot()
    assert ended.table.result is not None
    winner = ended.table.result.winner
    assert winner is not None
    (page,) = [body.decode() for name, body in (await exported(game)).items() if name.endswith(".html")]
    assert f"{SEATS[winner]} wins with {ended.seat_title(winner)}, which" in page
