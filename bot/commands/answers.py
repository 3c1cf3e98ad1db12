"""``/answers``: a player's stored answers for decisions and windows to come, in private."""

from __future__ import annotations

from discord import app_commands

from bot.campaigns.snapshot import CampaignSnapshot
from bot.campaigns.stored_rules import check_say, may_store_rules
from bot.campaigns.windows import rule_for
from bot.commands.autocomplete import Choice, offers, quiet, resolve
from bot.commands.checks import peek_here, snapshot_here
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import Interaction
from bot.components.layouts import message
from bot.interactions.responses import handling, show, tell
from bot.interactions.stored_answers import asked_in_window, described, forget, stored_reply
from bot.interactions.stored_rules import stored_text
from bot.views import stored_rules as views
from rules.core.game import WindowInfo

REACT = "react"
RULES = ("always", "turn", "unless", REACT)
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
            snapshot, user = await snapshot_here(interaction), interaction.user.id
            parts = [_of_seat(snapshot, seat, user) for seat in _own_seats(snapshot, user)]
            parts += views.waiting_lines(snapshot, user)
            none = say("answers-none", button=snapshot.posted_button("button-answer"))
            text = clipped("\n".join(filter(None, parts)), _LONGEST) or none
            made = views.own_rows(snapshot, user)
            if made:
                await show(interaction, message("", text=text, rows=made))
            else:
                await tell(interaction, text)

    @app_commands.command(name="remember", description=say("command-answers-remember"))
    @app_commands.describe(rule=say("option-stored-rule"), seat=say("option-answers-seat"))
    async def remember(self, interaction: Interaction, rule: str, seat: str | None = None) -> None:
        """Store a rule of the game for decisions to come."""
        async with handling(interaction):
            snapshot, user = await snapshot_here(interaction), interaction.user.id
            chosen = _seat(snapshot, user, seat)
            known = {each.id: each for each in views.offers(snapshot.table.stored_rules(chosen))}
            if not known:
                raise UserError("nothing-to-store")
            offer = known[resolve({ident: each.label for ident, each in known.items()}, rule)]
            campaigns = interaction.client.campaigns
            await campaigns.store_rule(snapshot.campaign.id, user, chosen, offer.rule.id, offer.span)
            await tell(interaction, stored_text(offer))

    @app_commands.command(name="set", description=say("command-answers-set"))
    @app_commands.describe(
        window=say("option-window"),
        rule=say("option-rule"),
        condition=say("option-condition"),
        answer=say("option-answer"),
        seat=say("option-answers-seat"),
    )
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
            given = None if answer is None else (_reaction(snapshot, chosen, known, answer),)
            kind = resolve(_rules(snapshot), rule)
            if given and kind != REACT:
                raise UserError("stored-excess")
            stored = rule_for(snapshot, known.id, kind, wanted, given)
            asked = asked_in_window(snapshot)
            after = await interaction.client.campaigns.store_answer(snapshot.campaign.id, user, chosen, stored)
            await tell(interaction, stored_reply(asked, after, stored, chosen))

    @app_commands.command(name="delete", description=say("command-answers-delete"))
    @app_commands.describe(window=say("option-window"), seat=say("option-answers-seat"))
    async def delete_answers(
        self, interaction: Interaction, window: str | None = None, seat: str | None = None
    ) -> None:
        """Delete stored answers for one kind of window, or all, with the stored rules."""
        async with handling(interaction):
            snapshot, user = await snapshot_here(interaction), interaction.user.id
            topic = None if window is None else _window(snapshot, window).id
            campaigns, chosen = interaction.client.campaigns, _seat(snapshot, user, seat)
            if topic is None and await campaigns.revoke_rules(snapshot.campaign.id, user, seat=chosen):
                if snapshot.seats.get(chosen) == user:
                    await campaigns.forget_answers(snapshot.campaign.id, chosen, None)
                await tell(interaction, say("rule-revoked"))
                return
            await tell(interaction, await forget(campaigns, snapshot, chosen, user, topic))

    @set_answer.autocomplete("window")
    @delete_answers.autocomplete("window")
    @quiet
    async def _offer_windows(self, interaction: Interaction, current: str) -> list[Choice]:
        windows = (await peek_here(interaction)).info.windows
        return offers({each.id: each.title for each in windows.values()}, current)

    @set_answer.autocomplete("rule")
    @quiet
    async def _offer_ways(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(_rules(await peek_here(interaction)), current)

    @remember.autocomplete("rule")
    @quiet
    async def _offer_rules(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await peek_here(interaction)
        offered = views.offers(snapshot.table.stored_rules(_seat(snapshot, interaction.user.id, None)))
        return offers({each.id: each.label for each in offered}, current)

    @set_answer.autocomplete("condition")
    @quiet
    async def _offer_conditions(self, interaction: Interaction, current: str) -> list[Choice]:
        windows = (await peek_here(interaction)).info.windows
        conditions = [each for window in windows.values() for each in window.conditions.values()]
        return offers({each.id: each.title for each in conditions}, current)

    @set_answer.autocomplete("answer")
    @quiet
    async def _offer_answers(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await peek_here(interaction)
        chosen = interaction.namespace.window
        window = _window(snapshot, chosen).id if chosen else ""
        return offers(_hand(snapshot, _seat(snapshot, interaction.user.id, None), window), current)

    @set_answer.autocomplete("seat")
    @remember.autocomplete("seat")
    @delete_answers.autocomplete("seat")
    @quiet
    async def _offer_seats(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await peek_here(interaction)
        mine = _own_seats(snapshot, interaction.user.id)
        return offers({seat: snapshot.seat_title(seat) for seat in mine}, current)


def _rules(snapshot: CampaignSnapshot) -> dict[str, str]:
    """What can be stored for a window. A turn is called what the game calls it: a round, a year."""
    return {rule: say(f"answers-rule-{rule}", span=views.this_turn(snapshot)) for rule in RULES}


def _own_seats(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """The seats for which someone may store answers.

    Raises:
        UserError: the game takes no stored answers, or they hold no seat.
    """
    if not snapshot.info.windows and not any(snapshot.table.stored_rules(seat) for seat in snapshot.places):
        raise UserError("no-windows")
    mine = [seat for seat in snapshot.places if may_store_rules(snapshot, seat, user)]
    if not mine:
        raise UserError("answers-no-seat" if snapshot.has_room_for(user) else "answers-full")
    return mine


def _seat(snapshot: CampaignSnapshot, user: int, typed: str | None) -> str:
    """The named seat, or the player's own.

    Raises:
        UserError: it isn't this player's.
    """
    if typed is None:
        return _own_seats(snapshot, user)[0]
    wanted = resolve({seat: snapshot.seat_title(seat) for seat in snapshot.places}, typed)
    check_say(snapshot, wanted, user)
    return wanted


def _window(snapshot: CampaignSnapshot, typed: str) -> WindowInfo:
    known = snapshot.info.windows
    if not known:
        raise UserError("no-windows")
    named = [each for each in known.values() if typed.casefold() in (each.id.casefold(), each.title.casefold())]
    if not named:
        raise UserError("no-such-window")
    return named[0]


def _hand(snapshot: CampaignSnapshot, seat: str, window: str = "") -> dict[str, str]:
    """The things in a seat's hand that it may answer with, in any window or in one kind."""
    return {item.id: item.label for item in snapshot.table.reactions(seat, window)}


def _reaction(snapshot: CampaignSnapshot, seat: str, window: WindowInfo, typed: str) -> str:
    """The named thing in a seat's hand.

    Raises:
        UserError: it isn't there, or such a window never takes it.
    """
    hand, fitting = _hand(snapshot, seat), _hand(snapshot, seat, window.id)
    found = resolve(hand, typed)
    if found in fitting:
        return found
    names = {"window": window.title, "answer": hand[found]}
    if not fitting:
        raise UserError("answer-fits-never", **names)
    raise UserError("answer-fits-others", **names, others=", ".join(dict.fromkeys(fitting.values())))


def _of_seat(snapshot: CampaignSnapshot, seat: str, user: int) -> str:
    stored = [] if snapshot.seats.get(seat) != user else snapshot.roster.stored.get(seat, ())
    mine = [held for held in snapshot.roster.rules if held.user == user and held.seat == seat]
    texts = [described(snapshot, each, seat) for each in stored if each.number is None]
    texts += [views.described(rule, held[0]) for rule, held in views.held_rules(snapshot, mine)]
    if not texts:
        return ""
    rules = "\n".join(say("answers-line", rule=text) for text in texts)
    return say("answers-list", seat=snapshot.seat_title(seat), rules=rules)
