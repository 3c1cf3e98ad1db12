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

WINDOWS = ("60", "120", "300", "900", "1800", "3600", "10800")
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


_Values = dict[str, dict[str, str | int]]
"""The arguments of each line of the settings, by its key."""


def _values(campaign: Campaign) -> _Values:
    agreed = campaign.agreement
    silence = "passes" if agreed.windows_close else "is-awaited"
    return {
        "agreed-mode": {"value": say(f"mode-{agreed.mode}")},
        "agreed-limit": {"value": say(f"time-{agreed.limit}")},
        "agreed-expiry": {"value": say(f"expiry-{agreed.expiry}")},
        "agreed-mentions": {"value": _switch(agreed.mentions)},
        "agreed-reminders": {"count": agreed.reminders},
        "agreed-quorum": {"percent": agreed.quorum, "tie": say(f"tie-{agreed.tie}")},
        "agreed-window": {"value": _length(agreed.window), "silence": silence},
        "agreed-door": {"value": say(f"door-value-{agreed.door}")},
        "agreed-length": {"value": say(f"length-{agreed.length}")},
        "agreed-language": {"value": say(f"language-{campaign.locale}")},
        "agreed-tutorial": {"value": _switch(agreed.tutorial)},
    }


def _length(seconds: int) -> str:
    """How long windows are open; a database may hold a length that can't be chosen any more."""
    return say(f"time-{seconds}") if str(seconds) in WINDOWS else say("time-other", length=seconds)


def _switch(is_on: object) -> str:
    return say("word-on" if is_on else "word-off")


def agreement_text(campaign: Campaign) -> str:
    """The settings in words, one per line. Those without a say are left out."""
    agreed = campaign.agreement
    idle = {
        "agreed-expiry": not agreed.limit,
        "agreed-quorum": agreed.mode != "council" and agreed.expiry != "vote",
        "agreed-window": not game_type(campaign.game).info.windows,
    }
    return "\n".join(say(key, **args) for key, args in _values(campaign).items() if not idle.get(key))


def changes_text(before: Campaign, after: Campaign) -> str:
    """The settings that have changed, from what to what, one per line."""
    old, new = _values(before), _values(after)
    return "\n".join(say(key, **_both(old[key], args)) for key, args in new.items() if args != old[key])


def _both(old: dict[str, str | int], new: dict[str, str | int]) -> dict[str, str | int]:
    """Arguments as old → new where they differ; what a text only chooses by is the new one."""
    return {
        name: value if old[name] == value or name == "silence" else say("changed-from-to", old=old[name], new=value)
        for name, value in new.items()
    }


async def change_agreement(
    campaigns: Campaigns, store: Store, campaign: int, user: int, changes: dict[str, object], locale: str
) -> Campaign:
    """Change a campaign's settings and language, announce what is new in its channel, and return the campaign.

    Raises:
        UserError: the change doesn't fit the game.
    """
    async with campaigns.locked(campaign) as snapshot:
        agreement = msgspec.structs.replace(snapshot.campaign.agreement, **changes)
        check_mode(snapshot.info, agreement)
        changed = msgspec.structs.replace(snapshot.campaign, agreement=agreement, locale=locale)
        if changed == snapshot.campaign:
            return changed
        with speaking(locale):
            announcement = notice(
                "agreement-changed", who=f"<@{user}>", agreement=changes_text(snapshot.campaign, changed)
            )
        due = open_window_timers(snapshot, agreement, time.time())
        await store.campaigns.change_settings(snapshot.campaign, agreement, locale, announcement, due)
    await campaigns.reschedule(campaign)
    return changed
