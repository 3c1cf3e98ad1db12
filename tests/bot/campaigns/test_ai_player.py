"""The Legate gives a seat back to the player who lent it, and frees the others."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from rules.core import registry
from tests.bot.playing import BLUE, RED, WATCHER, Game

pytestmark = pytest.mark.usefixtures("without_pictures")


@pytest.fixture(autouse=True)
def _rise_and_fall() -> None:
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")


@pytest.fixture
async def game(sandbox: Sandbox, bot: CursusBot) -> Game:
    """A campaign of Rise and Fall with Red as Rome, in which the Legate doesn't decide by itself."""
    bot.ai_turns.pause = 3600.0
    made = await Game.found(sandbox, bot, game="rise-and-fall", title="Decline", scenario="fall-350-470")
    await sent(made, RED, "campaign join", seat="rome")
    return made


async def sent(game: Game, who: str, command: str, **options: str) -> None:
    outcome = await (await game.box.slash(who, game.thread, command, **options)).settled()
    assert not outcome.error, outcome.error


def user(game: Game, name: str) -> int:
    return int(game.box.world.user(name)["id"])


async def seats(game: Game) -> dict[str, int]:
    await game.shown()
    return dict((await game.snapshot()).seats)


async def test_one_of_the_legates_seats_is_dismissed_by_name(game: Game) -> None:
    await sent(game, RED, "campaign legate", seat="rome")
    await sent(game, RED, "campaign legate", seat="parthia")
    named = await game.box.autocomplete(RED, game.thread, "campaign dismiss", focused="seat")
    assert len(named.choices) == len(await seats(game))
    legate = game.bot.ai_turns.user
    await sent(game, RED, "campaign dismiss", seat="rome")
    assert (await seats(game))["rome"] == user(game, RED)
    assert (await seats(game))["parthia"] == legate
    refused = await game.box.slash(RED, game.thread, "campaign dismiss", seat="rome")
    assert "isn't on offer" in refused.text
    await sent(game, RED, "campaign dismiss", seat="parthia")
    assert "parthia" not in await seats(game)


async def test_a_player_takes_back_one_lent_seat_and_no_other(game: Game) -> None:
    await sent(game, BLUE, "campaign join", seat="parthia")
    await sent(game, BLUE, "campaign legate", seat="parthia")
    await sent(game, RED, "campaign legate", seat="rome")
    named = await game.box.autocomplete(BLUE, game.thread, "campaign dismiss", focused="seat")
    assert [each["value"] for each in named.choices] == ["parthia"]
    refused = await game.box.slash(BLUE, game.thread, "campaign dismiss", seat="rome")
    assert "isn't on offer" in refused.text
    assert (await seats(game))["rome"] == game.bot.ai_turns.user
    await sent(game, BLUE, "campaign dismiss", seat="parthia")
    assert (await seats(game))["parthia"] == user(game, BLUE)
    assert (await seats(game))["rome"] == game.bot.ai_turns.user


async def test_a_lent_seat_goes_back_and_a_free_one_is_free_again(game: Game) -> None:
    await sent(game, RED, "campaign legate", seat="rome")
    await sent(game, RED, "campaign legate", seat="parthia")
    assert set((await seats(game)).values()) == {game.bot.ai_turns.user}
    await sent(game, RED, "campaign dismiss")
    assert await seats(game) == {"rome": user(game, RED)}
    told = f"Back with their players: Rome (<@{user(game, RED)}>). Free again: The Sassanids."
    assert told in game.texts()


async def test_a_player_who_left_gets_no_seat_back(game: Game) -> None:
    await sent(game, BLUE, "campaign join", seat="parthia")
    await sent(game, BLUE, "campaign legate", seat="parthia")
    await sent(game, BLUE, "campaign leave")
    await sent(game, RED, "campaign dismiss")
    assert await seats(game) == {"rome": user(game, RED)}
    assert "Free again: The Sassanids." in game.texts()


async def test_the_replacement_of_a_player_gets_the_seat(game: Game) -> None:
    await sent(game, BLUE, "campaign join", seat="parthia")
    await sent(game, BLUE, "campaign legate", seat="parthia")
    await sent(game, RED, "gm replace", player=str(user(game, BLUE)), by=str(user(game, WATCHER)))
    await game.press_newest(WATCHER, "accept")
    await sent(game, RED, "campaign dismiss")
    assert await seats(game) == {"rome": user(game, RED), "parthia": user(game, WATCHER)}


async def test_a_seat_given_away_from_the_legate_is_no_longer_lent(game: Game) -> None:
    await sent(game, RED, "campaign legate", seat="rome")
    legate = game.bot.ai_turns.user
    await sent(game, RED, "gm replace", player=str(legate), by=str(user(game, WATCHER)))
    await game.press_newest(WATCHER, "accept")
    assert await game.bot.store.seats.lenders(game.campaign) == {}
    assert await seats(game) == {"rome": user(game, WATCHER)}


async def test_a_player_takes_back_only_the_seat_that_they_lent(game: Game) -> None:
    """Whoever comes back needs no one's leave; the Legate keeps what others gave it."""
    await sent(game, BLUE, "campaign join", seat="parthia")
    refused = await (await game.box.slash(BLUE, game.thread, "campaign dismiss")).settled()
    assert "can dismiss the Legate" in " ".join(map(readable, refused.messages))
    await sent(game, BLUE, "campaign legate", seat="parthia")
    await sent(game, RED, "campaign legate", seat="rome")
    await sent(game, BLUE, "campaign dismiss")
    assert await seats(game) == {"rome": game.bot.ai_turns.user, "parthia": user(game, BLUE)}
    assert f"<@{user(game, BLUE)}> is back. The Legate no longer plays The Sassanids." in game.texts()
    again = await (await game.box.slash(BLUE, game.thread, "campaign dismiss")).settled()
    assert "can dismiss the Legate" in " ".join(map(readable, again.messages))
    assert await seats(game) == {"rome": game.bot.ai_turns.user, "parthia": user(game, BLUE)}


async def test_the_legate_leaves_with_its_last_seat(game: Game) -> None:
    await sent(game, BLUE, "campaign join", seat="parthia")
    await sent(game, BLUE, "campaign legate", seat="parthia")
    assert game.bot.ai_turns.user in (await game.snapshot()).members
    await sent(game, BLUE, "campaign dismiss")
    assert await seats(game) == {"rome": user(game, RED), "parthia": user(game, BLUE)}
    assert game.bot.ai_turns.user not in (await game.snapshot()).members


async def test_the_legate_is_offered_whatever_someone_may_hand_over(game: Game) -> None:
    await sent(game, BLUE, "campaign join", seat="parthia")
    for who, offered in ((RED, ["rome", "parthia"]), (BLUE, ["parthia"]), (WATCHER, [])):
        found = await game.box.autocomplete(who, game.thread, "campaign legate", focused="seat", value="")
        assert [each["value"] for each in found.choices] == offered


async def test_a_seat_is_known_by_the_name_that_it_has_now(sandbox: Sandbox, bot: CursusBot) -> None:
    bot.ai_turns.pause = 3600.0
    registry.register("ultimus-romanorum", "rules.ultimus_romanorum")
    render.presenter.register("ultimus-romanorum", "render.ultimus_romanorum")
    game = await Game.found(sandbox, bot, game="ultimus-romanorum", title="The last")
    snapshot = await game.snapshot()
    (seat, other) = snapshot.places
    assert snapshot.seat_title(seat) != snapshot.places[seat].title
    await sent(game, RED, "campaign join", seat=snapshot.seat_title(seat))
    await sent(game, BLUE, "campaign join", seat=snapshot.places[other].title)
    offered = await sandbox.autocomplete(RED, game.thread, "campaign legate", focused="seat", value="")
    assert [each["name"] for each in offered.choices] == [snapshot.seat_title(each) for each in (seat, other)]
    refused = await sandbox.slash(RED, game.thread, "campaign legate")
    assert f"choose {snapshot.seat_title(seat)} in " in refused.text
    await sent(game, RED, "campaign legate", seat=snapshot.seat_title(seat))
    assert (await seats(game))[seat] == bot.ai_turns.user
    await sent(game, BLUE, "campaign legate", seat=snapshot.places[other].title)
    assert (await seats(game))[other] == bot.ai_turns.user
