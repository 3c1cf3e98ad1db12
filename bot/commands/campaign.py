"""``/campaign``: create, join, leave, list and archive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

import rules
from bot.campaigns.farewells import farewell, given_up
from bot.campaigns.notices import names, notice
from bot.campaigns.settings import MODES, check_mode
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.autocomplete import Choice, offers, offers_of_several, quiet, resolve, resolve_begun
from bot.commands.checks import campaign_here, campaign_to_read, peek_here, snapshot_here
from bot.commands.options import offered_options, read_options
from bot.commands.settings import choices
from bot.common.errors import UserError
from bot.common.messages import LANGUAGES, say, spoken
from bot.common.sanitize import clipped, quoted
from bot.components.controls import Interaction
from bot.interactions.doors import enter, open_seats, put_out
from bot.interactions.endings import ask_to_close, post_film, post_statistics
from bot.interactions.joining import none_free
from bot.interactions.new_campaigns import (
    MAX_TITLE_LENGTH,
    Order,
    check_campaign_limit,
    start_campaign,
    thread_for,
)
from bot.interactions.permissions import can_manage, check_can_manage
from bot.interactions.responses import defer, handling, show_late, tell
from bot.interactions.set_up import open_set_up
from bot.storage import Campaign, CampaignSettings
from bot.views.set_up import PLAYERS, players_line, started
from render.presenter import presenter
from rules.core.game import GameInfo, OptionValue
from rules.core.typed_data import from_builtins

_MAX_LISTED = 20


def _chosen_game(typed: str | None) -> GameInfo:
    games = rules.games()
    if typed is None:
        return next(iter(games.values()))
    return games[resolve_begun({game: info.title for game, info in games.items()}, typed)]


def _scenarios(info: GameInfo) -> dict[str, str]:
    return {scenario.id: scenario.title for scenario in info.scenarios.values()}


def _agreement(info: GameInfo, mode: str, *, tutorial: bool) -> CampaignSettings:
    if mode not in MODES:
        raise UserError("not-offered", typed=quoted(mode, MAX_TITLE_LENGTH))
    agreement = from_builtins({"mode": mode, "tutorial": tutorial}, CampaignSettings)
    check_mode(info, agreement)
    return agreement


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class CampaignCommands(app_commands.Group):
    """Commands about whole campaigns."""

    def __init__(self) -> None:
        super().__init__(name="campaign", description=say("command-campaign"))

    @app_commands.command(name="new", description=say("command-campaign-new"))
    @app_commands.describe(
        title=say("option-title"),
        game=say("option-game"),
        scenario=say("option-scenario"),
        options=say("option-options"),
        mode=say("option-mode"),
        tutorial=say("option-tutorial"),
        language=say("option-language"),
    )
    @app_commands.choices(mode=choices("mode", MODES), language=choices("language", LANGUAGES))
    async def new(
        self,
        interaction: Interaction,
        title: app_commands.Range[str, 1, MAX_TITLE_LENGTH] | None = None,
        game: str | None = None,
        scenario: str | None = None,
        options: str | None = None,
        mode: str | None = None,
        tutorial: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Create a campaign in a new thread, or in this one; without options, show the set-up card."""
        async with handling(interaction):
            if all(each is None for each in (title, game, scenario, options, mode, tutorial, language)):
                await open_set_up(interaction)
                return
            info = _chosen_game(game)
            chosen = info.first_scenario if scenario is None else resolve_begun(_scenarios(info), scenario)
            agreed = read_options(info, options)
            agreement = _agreement(info, mode or MODES[0], tutorial=bool(tutorial))
            await check_campaign_limit(interaction)
            await defer(interaction)
            locale = language if language in LANGUAGES else spoken()
            order = Order(info, chosen, agreed, agreement, locale, title or "")
            campaign = await start_campaign(interaction, order, thread_for)
            text = say("campaign-founded", title=quoted(campaign.title), channel=f"<#{campaign.channel}>")
            await show_late(interaction, started(campaign, f"{text}\n{_players_told(info, agreed)}".strip()))

    @app_commands.command(name="join", description=say("command-campaign-join"))
    @app_commands.describe(seat=say("option-seat"))
    async def join(self, interaction: Interaction, seat: str | None = None) -> None:
        """Take a free seat."""
        async with handling(interaction):
            campaigns = interaction.client.campaigns
            campaign = await campaigns.in_channel(interaction.channel_id or 0)
            snapshot = await campaigns.snapshot(campaign.id)
            await tell(
                interaction, await enter(interaction, snapshot, _wanted_seat(snapshot, interaction.user.id, seat))
            )

    @app_commands.command(name="leave", description=say("command-campaign-leave"))
    @app_commands.describe(seat=say("option-seat-leave"))
    async def leave(self, interaction: Interaction, seat: str | None = None) -> None:
        """Give up the user's seats, or one of them."""
        async with handling(interaction):
            snapshot = await snapshot_here(interaction)
            snapshot.check_unfinished()
            campaign, membership = snapshot.campaign, interaction.client.campaigns.membership
            if seat is not None:
                await tell(interaction, await _left_seat(interaction, snapshot, seat))
                return
            freed = _no_longer_kept(snapshot, interaction.user.id)
            if not await membership.leave(campaign.id, interaction.user.id, farewell(snapshot, interaction.user.id)):
                raise UserError("no-seat")
            await tell(interaction, "\n".join([say("campaign-left", title=quoted(campaign.title)), *freed]))

    @app_commands.command(name="legate", description=say("command-campaign-legate"))
    @app_commands.describe(seat=say("option-legate-seat"))
    async def legate(self, interaction: Interaction, seat: str | None = None) -> None:
        """Give the user's seat, or a free one, to the Legate."""
        async with handling(interaction):
            snapshot = await snapshot_here(interaction)
            snapshot.check_unfinished()
            wanted = _seat_for_legate(snapshot, interaction, seat)
            who = f"<@{interaction.user.id}>"
            told = notice("legate-seated-told", who=who, seat=snapshot.posted_title(wanted))
            await interaction.client.ai_player.take_seat(snapshot, wanted, [told])
            await tell(interaction, say("legate-seated", seat=snapshot.seat_title(wanted)))

    @app_commands.command(name="dismiss", description=say("command-campaign-dismiss"))
    @app_commands.describe(seat=say("option-seat-dismiss"))
    async def dismiss(self, interaction: Interaction, seat: str | None = None) -> None:
        """Take the Legate's seats or one of them from it: lent ones go back. A player takes back only their own."""
        async with handling(interaction):
            snapshot, legate = await snapshot_here(interaction), interaction.client.ai_player
            snapshot.check_unfinished()
            campaign = snapshot.campaign
            if seat is not None:
                wanted = resolve(_seats_to_dismiss(interaction, snapshot), seat)
                await legate.leave_seat(snapshot, interaction.user.id, wanted)
                await tell(interaction, say("legate-dismissed-from", seat=snapshot.seat_title(wanted)))
            elif can_manage(interaction, campaign):
                await legate.leave(snapshot, interaction.user.id)
                await tell(interaction, say("legate-dismissed"))
            elif await legate.give_back(snapshot, interaction.user.id):
                await tell(interaction, say("legate-gave-back"))
            else:
                raise UserError("not-owner-legate", owner=f"<@{campaign.owner}>")

    @app_commands.command(name="film", description=say("command-campaign-film"))
    async def film(self, interaction: Interaction) -> None:
        """Post a film of this channel's campaign."""
        async with handling(interaction):
            await post_film(interaction, (await campaign_to_read(interaction)).id)

    @app_commands.command(name="statistics", description=say("command-campaign-statistics"))
    async def statistics(self, interaction: Interaction) -> None:
        """Post the statistics of this channel's campaign."""
        async with handling(interaction):
            await post_statistics(interaction, (await campaign_to_read(interaction)).id)

    @app_commands.command(name="list", description=say("command-campaign-list"))
    async def list_all(self, interaction: Interaction) -> None:
        """List the campaigns of this server."""
        async with handling(interaction):
            store = interaction.client.store
            found: Sequence[Campaign] = await store.campaigns.in_guild(interaction.guild_id or 0)
            looked_at = [await interaction.client.campaigns.snapshot(each.id) for each in found[-_MAX_LISTED:]]
            lines = [_listed(interaction, each) for each in looked_at if each.campaign.status != "archived"]
            if not lines:
                raise UserError("no-campaigns")
            await tell(interaction, clipped("\n".join(lines), 2000))

    @app_commands.command(name="kick", description=say("command-campaign-kick"))
    @app_commands.describe(player=say("option-player"))
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Take everything in this campaign from a player."""
        async with handling(interaction):
            await put_out(interaction, await snapshot_here(interaction), player.id, banned=False)
            await tell(interaction, say("done"))

    @app_commands.command(name="ban", description=say("command-campaign-ban"))
    @app_commands.describe(player=say("option-player"))
    async def ban(self, interaction: Interaction, player: discord.User) -> None:
        """The same, and keep them out."""
        async with handling(interaction):
            await put_out(interaction, await snapshot_here(interaction), player.id, banned=True)
            await tell(interaction, say("done"))

    @app_commands.command(name="unban", description=say("command-campaign-unban"))
    @app_commands.describe(player=say("option-player"))
    async def unban(self, interaction: Interaction, player: discord.User) -> None:
        """Let a banned player join again."""
        async with handling(interaction):
            campaign = await campaign_here(interaction)
            check_can_manage(interaction, campaign)
            if not await interaction.client.store.doors.unban(campaign.id, player.id):
                raise UserError("not-banned", player=f"<@{player.id}>")
            await tell(interaction, say("done"))

    @app_commands.command(name="archive", description=say("command-campaign-archive"))
    async def archive(self, interaction: Interaction) -> None:
        """Ask whether to close this channel's campaign for good."""
        async with handling(interaction):
            await ask_to_close(interaction, await campaign_here(interaction))

    @new.autocomplete("game")
    @quiet
    async def _offer_games(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers({game: info.title for game, info in rules.games().items()}, current)

    @new.autocomplete("scenario")
    @quiet
    async def _offer_scenarios(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(_scenarios(_chosen_game(interaction.namespace.game)), current)

    @new.autocomplete("options")
    @quiet
    async def _offer_options(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers_of_several(offered_options(_chosen_game(interaction.namespace.game)), current)

    @leave.autocomplete("seat")
    @quiet
    async def _offer_own_seats(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(_seats_to_leave(await peek_here(interaction), interaction.user.id), current)

    @dismiss.autocomplete("seat")
    @quiet
    async def _offer_legates_seats(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(_seats_to_dismiss(interaction, await peek_here(interaction)), current)

    @join.autocomplete("seat")
    @quiet
    async def _offer_seats(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await peek_here(interaction)
        return offers(_shown(snapshot, open_seats(snapshot, interaction.user.id)), current, _lasting_titles(snapshot))

    @legate.autocomplete("seat")
    @quiet
    async def _offer_seats_for_legate(self, interaction: Interaction, current: str) -> list[Choice]:
        snapshot = await peek_here(interaction)
        return offers(_shown(snapshot, _seats_to_hand_over(snapshot, interaction)), current, _lasting_titles(snapshot))


def _shown(snapshot: CampaignSnapshot, seats: Sequence[str]) -> dict[str, str]:
    """Seats with their titles as the panel shows them now."""
    return {seat: snapshot.seat_title(seat) for seat in seats}


def _lasting_titles(snapshot: CampaignSnapshot) -> dict[str, Sequence[str]]:
    """The title of each seat in any camp, as a player may type it too."""
    return {seat: (info.title,) for seat, info in snapshot.places.items()}


def _seats_to_hand_over(snapshot: CampaignSnapshot, interaction: Interaction) -> list[str]:
    """The seats that someone may hand to the Legate: their own, then free ones; with the right to, all but his."""
    user = interaction.user.id
    own = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
    if not can_manage(interaction, snapshot.campaign):
        return own
    others = [seat for seat, holder in snapshot.seats.items() if holder not in (user, snapshot.legate)]
    return [*own, *snapshot.free_seats, *others]


def _own_seats(snapshot: CampaignSnapshot, user: int) -> dict[str, str]:
    """The seats that someone plays, with their titles."""
    return {seat: snapshot.seat_title(seat) for seat in snapshot.places if snapshot.seats.get(seat) == user}


def _seats_to_leave(snapshot: CampaignSnapshot, user: int) -> dict[str, str]:
    """The seats that someone plays, and those kept for them, with their titles."""
    kept = {seat: snapshot.seat_title(seat) for seat, holder in snapshot.kept_seats.items() if holder == user}
    return _own_seats(snapshot, user) | kept


def _seats_to_dismiss(interaction: Interaction, snapshot: CampaignSnapshot) -> dict[str, str]:
    """The Legate's seats that this user may take from it, with their titles: as a player those they lent."""
    held = _own_seats(snapshot, interaction.client.ai_turns.user)
    if can_manage(interaction, snapshot.campaign):
        return held
    return {seat: title for seat, title in held.items() if snapshot.roster.lenders.get(seat) == interaction.user.id}


async def _left_seat(interaction: Interaction, snapshot: CampaignSnapshot, typed: str) -> str:
    """Give up one of the user's seats, and return the confirmation."""
    membership = interaction.client.campaigns.membership
    user = interaction.user.id
    seat = resolve(_seats_to_leave(snapshot, user), typed)
    if not await membership.leave_seat(snapshot.campaign.id, user, seat, given_up(snapshot, user, seat)):
        raise UserError("no-seat")
    key = "seat-freed" if seat in snapshot.kept_seats else "seat-left"
    return say(key, seat=snapshot.seat_title(seat))


def _no_longer_kept(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """A line for each seat that is kept for someone until they leave."""
    kept = snapshot.kept_seats
    return [say("seat-freed", seat=snapshot.seat_title(seat)) for seat, holder in kept.items() if holder == user]


def _wanted_seat(snapshot: CampaignSnapshot, user: int, typed: str | None) -> str | None:
    """The seat that someone wants: the named one, else the first free one; None for the group.

    Raises:
        UserError: none is free.
    """
    if typed is not None:
        return resolve(_shown(snapshot, list(snapshot.places)), typed, _lasting_titles(snapshot))
    if snapshot.is_shared:
        return None
    free = open_seats(snapshot, user)
    if not free:
        raise none_free(snapshot, user)
    return free[0]


def _seat_for_legate(snapshot: CampaignSnapshot, interaction: Interaction, typed: str | None) -> str:
    """The seat for the Legate: the named one, else a free one, else the only one. Others don't lose theirs unasked.

    Raises:
        UserError: this user can't give it away.
    """
    seats = _shown(snapshot, list(snapshot.places))
    mine = snapshot.seat_of(interaction.user.id)
    free = open_seats(snapshot, interaction.user.id)
    if typed is None and not free and mine and len(seats) > 1:
        raise UserError("legate-name-seat", seat=seats[mine])
    named = None if typed is None else resolve(seats, typed, _lasting_titles(snapshot))
    wanted = named or next(iter(free), mine or "")
    if not wanted:
        raise UserError("no-seat-left")
    if snapshot.seats.get(wanted) != interaction.user.id and not can_manage(interaction, snapshot.campaign):
        raise UserError("legate-not-yours", owner=f"<@{snapshot.campaign.owner}>")
    return wanted


def _players_told(info: GameInfo, agreed: Mapping[str, OptionValue]) -> str:
    """For how many players the campaign is, and where to choose another number; empty in games without the choice."""
    told = players_line(info, str(agreed.get(PLAYERS, "")))
    return f"{told} {say('campaign-founded-players')}" if told else ""


def _listed(interaction: Interaction, snapshot: CampaignSnapshot) -> str:
    """A campaign in two lines of a phone: where it is, its game and turn, and whom it has asked since when."""
    campaign = snapshot.campaign
    channel, status = f"<#{campaign.channel}>", say(f"status-{campaign.status}")
    where = interaction.guild and interaction.guild.get_channel_or_thread(campaign.channel)
    if where is not None and where.name == campaign.title:
        head = say("campaign-line-thread", channel=channel, status=status)
    else:
        head = say("campaign-line", title=quoted(campaign.title), channel=channel, status=status)
    if snapshot.decision is None:
        return head
    game = "" if snapshot.info.title in campaign.title else snapshot.info.title
    when = presenter(campaign.game).when(snapshot.public_view(), spoken())
    facts = " · ".join(part for part in (game, when) if part)
    who = names(snapshot.publicly_asked) or say("panel-nobody", seat=snapshot.seat_title(snapshot.asked[0].seat))
    return f"{head}\n{say('campaign-line-asks', facts=facts, who=who, since=f'<t:{int(snapshot.roster.asked)}:R>')}"
