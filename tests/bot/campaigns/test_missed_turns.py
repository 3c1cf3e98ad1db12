"""One of several players stays away: the others wait for one deadline a turn, not for one a step."""

from __future__ import annotations

from bot.campaigns.availability import DAY
from bot.storage import DEADLINE
from tests.bot.playing import RED, Game, until


async def _ways(game: Game) -> list[str]:
    """How the choices so far came about."""
    return [each.action.way for each in await game.bot.store.history.actions(game.campaign) if not each.undone]


async def test_a_missed_turn_costs_one_deadline(game: Game) -> None:
    """Red is asked for several steps. All are played when the time for the first is up; then Blue is asked."""
    await game.box.slash(RED, game.thread, "campaign settings", time=str(int(DAY)), expiry="default")
    before = len(await _ways(game))
    assert (await game.decision()).seat == "red"
    await game.let_pass(DEADLINE)

    async def is_over() -> bool:
        return (await game.decision()).seat == "blue"

    await until(is_over)
    await game.shown()
    played = (await _ways(game))[before:]
    assert len(played) > 1 and set(played) == {"default"}
    assert game.texts().count("ran out of time") == 1


async def test_nothing_is_played_if_the_table_agreed_to_wait(game: Game) -> None:
    await game.box.slash(RED, game.thread, "campaign settings", time=str(int(DAY)), expiry="wait")
    number = await game.number()
    await game.let_pass(DEADLINE)
    await game.shown()
    assert await game.number() == number
