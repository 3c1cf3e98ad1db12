"""Creates campaigns from a new table or from an exported save."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

import rules
from bot.campaigns.changes import creation_change
from bot.campaigns.due_times import timers
from bot.campaigns.notices import Origin
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import NotSavedError, UserError
from bot.storage import Campaign, CampaignSettings, ConflictError, Roster, Store
from rules.core.text import FIRST_LANGUAGE

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class NewCampaign:
    """A campaign to be created: what is played, where, and by whom.

    ``channel`` is the thread, ``parent`` the channel that the thread belongs to.
    """

    guild: int
    channel: int
    owner: int
    game: str
    scenario: str | None
    options: Mapping[str, bool | str]
    title: str
    locale: str = FIRST_LANGUAGE
    agreement: CampaignSettings = field(default_factory=CampaignSettings)
    parent: int | None = None


async def write_campaign(store: Store, plan: NewCampaign, table: rules.Table, origin: Origin | None) -> Campaign:
    """Write a new campaign with its first posts. In a game for one, the owner gets the seat.

    Raises:
        UserError: the channel already has a campaign, or it couldn't be saved.
    """
    campaign = _campaign(plan, table)
    taken = [(seat, plan.owner) for seat in table.seats] if len(table.seats) == 1 else []
    owner = await store.members.person(plan.owner)
    begun = CampaignSnapshot(campaign, table, dict(taken), Roster(people={plan.owner: owner}))
    change = msgspec.structs.replace(creation_change(campaign, table, origin), timers=tuple(timers(begun, time.time())))
    try:
        made = await store.campaigns.create(campaign, taken, change)
    except ConflictError as error:
        raise UserError("channel-taken") from error
    except sqlite3.Error as error:
        _log.error("Failed to save a new campaign: %s.", error)
        raise NotSavedError from error
    table.events.clear()
    return msgspec.structs.replace(campaign, id=made)


def _campaign(plan: NewCampaign, table: rules.Table) -> Campaign:
    return Campaign(
        id=0,
        guild=plan.guild,
        channel=plan.channel,
        owner=plan.owner,
        game=table.game,
        scenario=table.scenario,
        title=plan.title,
        locale=plan.locale,
        status="over" if table.result else "open",
        number=table.number,
        commitment=table.commitment,
        agreement=plan.agreement,
        parent=plan.parent,
    )
