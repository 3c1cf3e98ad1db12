"""``/answers``: a player's stored answers for windows to come, in private."""

from __future__ import annotations

from discord import app_commands

from bot.campaigns.snapshot import CampaignSnapshot
from bot.campaigns.windows import rule_for
from bot.commands.autocomplete import Choice, offers, quiet, resolve
from bot.commands.checks import snapshot_here
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import Interaction
from bot.interactions.responses import handling, tell
from bot.interactions.stored_answers import check_holder, described, forget
from rules.core.game import WindowInfo

RULES = ("always", "turn", "unless", "react")
_LONGEST = 1900


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class AnswerCommands(app_commands.Group):
    """List, set and delete stored answers."""

    def __init__(self) -> None:
        super().__init__(name="answers", description=say("command-answers"))

    @app_commands.command(name="list", description=say("command-answers-list"))
    async def list_answers(self, interaction: Interaction) -> None:
        """List everything that the player has stored in this campaign."""
        async with handling(interaction):
            snapshot = await snapshot_here(interaction)
            parts = [_of_seat(snapshot, seat) for seat in _own_seats(snapshot, interaction.user.id)]
            await tell(interaction, clipped("\n".join(filter(None, parts)), _LONGEST) or say("answers-none"))

    @app_commands.command(name="set", description=say("command-answers-set"))
    @app_commands.describe(
        window=say("option-window"),
        rule=say("option-rule"),
        condition=say("option-condition"),
        answer=say("option-answer"),
        seat=say("option-answers-seat"),
    )
    @app_commands.choices(rule=[Choice(name=say(f"answers-rule-{rule}"), value=rule) for rule in RULES])
    async def set_answer(
        self,
        interaction: Interaction,
        window: str,
        rule: str,
        condition: str | None = None,
        answer: str | None = None,
        seat: str | None = None,
    ) -> None:
        """Store an answer."""
        async with handling(interaction):
            snapshot, user = await snapshot_here(interaction), interaction.user.id
            chosen = _seat(snapshot, user, seat)
            known = _window(snapshot, window)
            titles = {each.id: each.title for each in known.conditions.values()}
            wanted = "" if condition is None else resolve(titles, condition)
            given = None if answer is None else (resolve(_hand(snapshot, chosen), answer),)
            stored = rule_for(snapshot, known.id, rule, wanted, given)
            await interaction.client.campaigns.store_answer(snapshot.campaign.id, user, chosen, stored)
            await tell(interaction, say("answer-stored", rule=described(snapshot, stored)))

    @app_commands.command(name="delete", description=say("command-answers-delete"))
    @app_commands.describe(window=say("option-window"), seat=say("option-answers-seat"))
    async def delete_answers(
        self, interaction: Interaction, window: str | None = None, seat: str | None = None
    ) -> None:
        """Delete stored answers for one kind of window, or all."""
        async with handling(interaction):
            snapshot, user = await snapshot_here(interaction), interaction.user.id
            topic = None if window is None else _window(snapshot, window).id
            campaigns = interaction.client.campaigns
            await tell(interaction, await forget(campaigns, snapshot, _seat(snapshot, user, seat), user, topic))

    @set_answer.autocomplete("window")
    @delete_answers.autocomplete("window")
    @quiet
    async def _offer_windows(self, interaction: Interaction, current: str) -> list[Choice]:
        windows = (await snapshot_here(interaction)).info.windows
        return offers({each.id: each.title for each in windows.values()}, current)

    @set_answer.autocomplete("condition")
    @quiet
    async def _offer_conditions(self, interaction: Interaction, current: str) -> list[Choice]:
        windows = (await snapshot_here(interaction)).info.windows
        conditions = [each for window in windows.values() for each in window.conditions.values()]
        return offers({each.id: each.title for each in conditions}, current)

    @set_answer.autocomplete("answer")
    @quiet
    async def _offer_answers(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await snapshot_here(interaction)
        return offers(_hand(snapshot, _seat(snapshot, interaction.user.id, None)), current)

    @set_answer.autocomplete("seat")
    @delete_answers.autocomplete("seat")
    @quiet
    async def _offer_seats(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await snapshot_here(interaction)
        mine = _own_seats(snapshot, interaction.user.id)
        return offers({seat: snapshot.seat_title(seat) for seat in mine}, current)


def _own_seats(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """The seats that someone holds.

    Raises:
        UserError: the game has no windows, or they hold none.
    """
    if not snapshot.info.windows:
        raise UserError("no-windows")
    mine = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
    if not mine:
        raise UserError("answers-no-seat")
    return mine


def _seat(snapshot: CampaignSnapshot, user: int, typed: str | None) -> str:
    """The named seat, or the player's own.

    Raises:
        UserError: it isn't this player's.
    """
    if typed is None:
        return _own_seats(snapshot, user)[0]
    wanted = resolve({seat: snapshot.seat_title(seat) for seat in snapshot.places}, typed)
    check_holder(snapshot, wanted, user)
    return wanted


def _window(snapshot: CampaignSnapshot, typed: str) -> WindowInfo:
    known = snapshot.info.windows
    if not known:
        raise UserError("no-windows")
    named = [each for each in known.values() if typed.casefold() in (each.id.casefold(), each.title.casefold())]
    if not named:
        raise UserError("no-such-window")
    return named[0]


def _hand(snapshot: CampaignSnapshot, seat: str) -> dict[str, str]:
    """The things in a seat's hand that it may answer with."""
    return {item.id: item.label for item in snapshot.table.hand(seat)}


def _of_seat(snapshot: CampaignSnapshot, seat: str) -> str:
    stored = [each for each in snapshot.roster.stored.get(seat, ()) if each.number is None]
    if not stored:
        return ""
    rules = "\n    ".join(say("answers-line", rule=described(snapshot, each)) for each in stored)
    return say("answers-list", seat=snapshot.seat_title(seat), rules=rules)
