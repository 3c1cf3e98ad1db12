"""What a game master can do to a campaign: limited corrections, each recorded and announced."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import rules
from bot.campaigns.actions import TableAction
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import speaking
from bot.storage import Store
from rules.core.events import Event
from rules.core.stored_answers import StoredRule


def amendments(snapshot: CampaignSnapshot) -> dict[str, str]:
    """The possible corrections of the position: id to description."""
    return {option.id: " · ".join([*option.group, option.label]) for option in snapshot.table.amendments()}


async def amend(campaigns: Campaigns, seen: CampaignSnapshot, user: int, wanted: str) -> None:
    """Correct the position.

    Raises:
        UserError: the game is over, or it couldn't be saved.
        RulesError: the position doesn't allow this correction.
    """

    def make(table: rules.Table) -> Sequence[Event]:
        return table.amend(wanted)

    async with campaigns.locked(seen.campaign.id) as snapshot:
        snapshot.check_open()
        with speaking(snapshot.campaign.locale):
            announcement = notice("gm-amended", who=f"<@{user}>", change=amendments(snapshot).get(wanted, wanted))
        await campaigns.apply(snapshot, TableAction("amend", user, _text(wanted), make, notices=(announcement,)))


async def skip(campaigns: Campaigns, seen: CampaignSnapshot, user: int) -> None:
    """Make the pending decision by default.

    Raises:
        UserError: nothing is pending any more, or it couldn't be saved.
    """
    async with campaigns.locked(seen.campaign.id) as snapshot:
        snapshot.check_number(seen.number)
        snapshot.check_open()
        asked = [each.decision for each in (snapshot.asked if snapshot.is_secret_window else snapshot.pending)]
        is_told = len(asked) == 1 and not asked[0].secret
        with speaking(snapshot.campaign.locale):
            announcement = notice("gm-skipped", who=f"<@{user}>", prompt=asked[0].prompt if is_told else "…")
        await campaigns.windows.close(snapshot, user, "skip", (announcement,))


async def replace(
    campaigns: Campaigns, store: Store, seen: CampaignSnapshot, user: int, former: int, by: int
) -> list[StoredRule]:
    """Hand everything that someone holds to someone else, and return the rules stored for them from the start.

    Raises:
        UserError: they hold nothing, or both are the same person.
    """
    if former == by:
        raise UserError("replace-same")
    who = f"<@{user}>"
    if user == by:
        announcement = notice("took-over", (former,), who=who, former=f"<@{former}>")
    else:
        announcement = notice("gm-replaced", (by,), who=who, former=f"<@{former}>", by=f"<@{by}>")
    if not await store.members.replace(seen.campaign.id, former, by, announcement):
        raise UserError("not-a-member", player=f"<@{former}>")
    seats = [seat for seat, holder in seen.seats.items() if holder == former]
    stored = await campaigns.store_initial_rules(seen.campaign.id, by, seats)
    await campaigns.reschedule(seen.campaign.id)
    return stored


async def rewind(campaigns: Campaigns, store: Store, seen: CampaignSnapshot, user: int, turn: int) -> None:
    """Go back to the start of a turn. What happened since stays on record as undone.

    Raises:
        UserError: that turn has no snapshot, or it couldn't be saved.
        RulesError: the current rules can't load that state.
    """
    kept = await store.actions.snapshot(seen.campaign.id, turn)
    if kept is None:
        raise UserError("no-such-turn", turn=turn)
    earlier = rules.load(kept.save)

    def make(table: rules.Table) -> Sequence[Event]:
        return table.rewind(earlier)

    async with campaigns.locked(seen.campaign.id) as snapshot:
        snapshot.check_open()
        announcement = notice("gm-rewound", snapshot.members, who=f"<@{user}>", turn=turn)
        action = TableAction("rewind", user, _text(turn), make, notices=(announcement,), undoes_from=kept.number + 1)
        await campaigns.apply(snapshot, action)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
