"""What a game master does to a campaign: bounded corrections, each on record and announced."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import msgspec

import rules
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns, Deed, answering
from bot.campaigns.snapshot import Sitting
from bot.common.errors import Refusal
from bot.common.messages import speaking
from bot.storage import Store
from rules.core.events import Event


def amendments(sitting: Sitting) -> dict[str, str]:
    """The corrections that can be made to the position now: id to what is said of them."""
    return {option.id: " · ".join([*option.group, option.label]) for option in sitting.table.amendments()}


async def amend(campaigns: Campaigns, seen: Sitting, user: int, wanted: str) -> None:
    """Correct the position.

    Raises:
        Refusal: the game is over, or it could not be saved.
        RulesError: it cannot be corrected so at this moment.
    """

    def make(table: rules.Table) -> Sequence[Event]:
        return table.amend(wanted)

    async with campaigns.holding(seen.campaign.id) as sitting:
        sitting.check_open()
        with speaking(sitting.campaign.locale):
            said = notice("gm-amended", who=f"<@{user}>", change=amendments(sitting).get(wanted, wanted))
        await campaigns.perform(sitting, Deed("amend", user, _text(wanted), make, notices=(said,)))


async def skip(campaigns: Campaigns, seen: Sitting, user: int) -> None:
    """Make the pending decision as the rules suggest.

    Raises:
        Refusal: there is none any more, or it could not be saved.
    """
    async with campaigns.holding(seen.campaign.id) as sitting:
        sitting.check_number(seen.table.number)
        decision = sitting.check_open()
        with speaking(sitting.campaign.locale):
            said = notice("gm-skipped", who=f"<@{user}>", prompt="…" if decision.secret else decision.prompt)
        deed = answering(decision, decision.default, user, "skip")
        await campaigns.perform(sitting, dataclasses.replace(deed, notices=(said,)))


async def replace(campaigns: Campaigns, store: Store, seen: Sitting, user: int, former: int, by: int) -> None:
    """Hand all that somebody holds to somebody else.

    Raises:
        Refusal: they hold nothing, or have become the same person.
    """
    if former == by:
        raise Refusal("replace-same")
    said = notice("gm-replaced", (by,), who=f"<@{user}>", former=f"<@{former}>", by=f"<@{by}>")
    if not await store.people.replace(seen.campaign.id, former, by, said):
        raise Refusal("not-a-member", player=f"<@{former}>")
    await campaigns.look_again(seen.campaign.id)


async def rewind(campaigns: Campaigns, store: Store, seen: Sitting, user: int, turn: int) -> None:
    """Go back to the beginning of a turn; what happened since stays on record as undone.

    Raises:
        Refusal: one cannot go back there, or it could not be saved.
        RulesError: the rules of today cannot take that state up.
    """
    snapshot = await store.people.snapshot(seen.campaign.id, turn)
    if snapshot is None:
        raise Refusal("no-such-turn", turn=turn)
    earlier = rules.load(snapshot.save)

    def make(table: rules.Table) -> Sequence[Event]:
        return table.rewind(earlier)

    async with campaigns.holding(seen.campaign.id) as sitting:
        sitting.check_open()
        said = notice("gm-rewound", sitting.members, who=f"<@{user}>", turn=turn)
        deed = Deed("rewind", user, _text(turn), make, notices=(said,), undoes_from=snapshot.number + 1)
        await campaigns.perform(sitting, deed)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
