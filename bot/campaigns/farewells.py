"""What a channel is told when someone leaves, gives up a seat, or is removed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.campaigns.notices import notice
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import NewPost


def farewell(snapshot: CampaignSnapshot, user: int) -> Sequence[NewPost]:
    """The notices when someone gives up all they have in a campaign: their seats, and those kept for them."""
    who = f"<@{user}>"
    held = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
    kept = _kept(snapshot, user)
    told = [notice("kept-declined-told", who=who, seats=_titles(snapshot, kept))] if kept else []
    if held:
        told.append(notice("left-seats-told", who=who, seats=_titles(snapshot, held)))
    elif not kept:
        told.append(notice("left-told", who=who))
    return told


def given_up(snapshot: CampaignSnapshot, user: int, seat: str) -> Sequence[NewPost]:
    """The notice when someone gives up one seat, or doesn't take one that is kept for them."""
    key = "kept-declined-told" if seat in snapshot.kept_seats else "seat-given-up-told"
    return [notice(key, who=f"<@{user}>", seats=_titles(snapshot, [seat]))]


def put_out_notice(snapshot: CampaignSnapshot, by: int, user: int) -> NewPost:
    """The notice when someone is removed, or has a seat kept for them no more without ever having taken it."""
    who, player, kept = f"<@{by}>", f"<@{user}>", _kept(snapshot, user)
    if kept and user not in snapshot.members:
        return notice("kept-no-more-told", who=who, player=player, seats=_titles(snapshot, kept))
    return notice("kicked-told", who=who, player=player)


def _kept(snapshot: CampaignSnapshot, user: int) -> list[str]:
    return [seat for seat, holder in snapshot.kept_seats.items() if holder == user]


def _titles(snapshot: CampaignSnapshot, seats: Iterable[str]) -> str:
    return ", ".join(snapshot.posted_title(seat) for seat in seats)
