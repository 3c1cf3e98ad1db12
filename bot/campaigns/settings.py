"""Campaign settings: checked, changed and described."""

from __future__ import annotations

import time

import msgspec

from bot.campaigns.due_times import open_window_timers
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns
from bot.common.errors import UserError
from bot.common.messages import say, speaking
from bot.storage import Campaign, CampaignSettings, Store
from rules.core.game import GameInfo
from rules.core.registry import game_type

TIMES = ("0", "3600", "10800", "21600", "43200", "86400", "172800", "259200", "604800")
"""The time limits to choose from, in seconds; 0 is none."""

WINDOWS = ("30", "60", "300", "900", "1800", "3600", "10800")
"""How long a secret window can collect answers, in seconds."""

MODES = ("solo", "council", "offices")
EXPIRIES = ("wait", "default", "vote")
DOORS = ("open", "approval", "locked")
TIES = ("founder", "suggested")


def check_mode(info: GameInfo, agreement: CampaignSettings) -> None:
    """Check that settings fit the game.

    Raises:
        UserError: they don't.
    """
    if agreement.mode != "solo" and len(info.seats) > 1:
        raise UserError("mode-for-one", game=info.title)
    if agreement.mode == "offices" and not info.offices:
        raise UserError("no-offices", game=info.title)


def agreement_text(campaign: Campaign) -> str:
    """The settings in words, one per line."""
    agreed = campaign.agreement
    lines = [
        say("agreed-mode", value=say(f"mode-{agreed.mode}")),
        say("agreed-limit", value=say(f"time-{agreed.limit}")),
    ]
    if agreed.limit:
        lines.append(say("agreed-expiry", value=say(f"expiry-{agreed.expiry}")))
    lines.append(say("agreed-mentions", value=say("word-on" if agreed.mentions else "word-off")))
    lines.append(say("agreed-reminders", count=agreed.reminders))
    if agreed.mode == "council" or agreed.expiry == "vote":
        lines.append(say("agreed-quorum", percent=agreed.quorum, tie=say(f"tie-{agreed.tie}")))
    if game_type(campaign.game).info.windows:
        silence = "passes" if agreed.windows_close else "is-awaited"
        lines.append(say("agreed-window", value=say(f"time-{agreed.window}"), silence=silence))
    lines.append(say("agreed-door", value=say(f"door-value-{agreed.door}")))
    lines.append(say("agreed-length", value=say(f"length-{agreed.length}")))
    lines.append(say("agreed-language", value=say(f"language-{campaign.locale}")))
    lines.append(say("agreed-tutorial", value=say("word-on" if agreed.tutorial else "word-off")))
    return "\n".join(lines)


async def change_agreement(
    campaigns: Campaigns, store: Store, campaign: int, user: int, changes: dict[str, object], locale: str
) -> Campaign:
    """Change a campaign's settings and language, announce it in its channel, and return the campaign.

    Raises:
        UserError: the change doesn't fit the game.
    """
    async with campaigns.locked(campaign) as snapshot:
        agreement = msgspec.structs.replace(snapshot.campaign.agreement, **changes)
        check_mode(snapshot.info, agreement)
        changed = msgspec.structs.replace(snapshot.campaign, agreement=agreement, locale=locale)
        with speaking(locale):
            announcement = notice("agreement-changed", who=f"<@{user}>", agreement=agreement_text(changed))
        due = open_window_timers(snapshot, agreement, time.time())
        await store.campaigns.change_settings(snapshot.campaign, agreement, locale, announcement, due)
    await campaigns.reschedule(campaign)
    return changed
