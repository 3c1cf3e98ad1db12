"""The panel and the private dialogues while several seats are asked at the same time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import Row, button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36, token
from bot.views import stored_rules
from rules.core.decisions import Item, Pick
from rules.core.game import WindowInfo

_LONGEST_LIST = 1500
_MAX_LINES = 25
_MAX_SEATS = 5

PASS_ALWAYS, PASS_TURN, ASK = "always", "turn", "ask"
"""Values in the menu of stored answers; others are ``unless.<condition>`` and ``react.<condition>.<option>``."""


def who(pending: PendingDecision) -> str:
    """Who decides: the person, the seat by its current name, and the nation that acts."""
    named = _person(pending)
    return named if pending.decision.secret else _with_actor(pending, named)


def who_in_private(pending: PendingDecision) -> str:
    """The same for the player's eyes only: with the nation, although the decision is secret."""
    return _with_actor(pending, _person(pending))


def _with_actor(pending: PendingDecision, named: str) -> str:
    return f"{named} · {pending.actor}" if pending.actor else named


def _person(pending: PendingDecision) -> str:
    snapshot, office = pending.snapshot, pending.office
    seat = office.title if office else snapshot.seat_title(pending.seat)
    if pending.holder is None:
        return _reserved(snapshot, pending.seat) or say("panel-nobody", seat=seat)
    if pending.stand_in is not None:
        return say("panel-stand-in", seat=seat, holder=f"<@{pending.holder}>", stand_in=f"<@{pending.stand_in}>")
    return say("who-holder", seat=seat, holder=f"<@{pending.holder}>")


def lines(snapshot: CampaignSnapshot) -> list[str]:
    """What is asked of whom. In a secret window only its topic, since it hides who has answered."""
    heading = _heading(snapshot)
    if snapshot.is_secret_window:
        return [heading]
    return [heading, clipped("\n".join(asked_lines(snapshot.pending)), _LONGEST_LIST)]


def panel_rows(snapshot: CampaignSnapshot) -> list[Row]:
    """The buttons for everyone: one opens each player's own decision; in a window one passes, one stores that."""
    answer = button(_control(snapshot, "open"), say("button-answer"), discord.ButtonStyle.primary)
    if window_of(snapshot) is None:
        return [row(answer)]
    less = button(_control(snapshot, "less"), say("button-less"))
    return [row(answer, button(_control(snapshot, "pass"), say("button-pass")), less)]


def window_of(snapshot: CampaignSnapshot) -> WindowInfo | None:
    """The kind of window that is open."""
    asked = snapshot.table.asked
    return snapshot.info.windows.get(asked[0].topic) if asked and asked[0].reaction else None


def private_lines(pending: PendingDecision) -> list[str]:
    """What a player has answered or stored so far."""
    who_line = say("panel-whose", who=who_in_private(pending))
    if pending.kept is None:
        return [who_line]
    return [who_line, kept_text(pending)]


def kept_text(pending: PendingDecision) -> str:
    """The answer kept until a secret window releases all of them."""
    labels = _labels(pending)
    kept = pending.kept
    chosen = ", ".join(labels.get(each, each) for each in kept) if isinstance(kept, tuple) else ""
    return say("answer-kept", answer=chosen, when=f"<t:{int(pending.snapshot.roster.release or 0)}:T>")


def private_rows(pending: PendingDecision, user: int) -> list[Row]:
    """The menu of stored answers in a window, and the way to the player's other seats."""
    snapshot = pending.snapshot
    made = _stored_menu(pending)
    others = [
        button(_control(snapshot, "open", base36(place)), say("button-other-seat", seat=snapshot.seat_title(each.seat)))
        for place, each in enumerate(snapshot.asked)
        if each.is_open and each.seat != pending.seat and user in each.deciders
    ]
    return [*made, *stored_rules.offer_rows(pending), *rows(others[:_MAX_SEATS])]


def storable(pending: PendingDecision, window: WindowInfo) -> list[Item]:
    """What a player can store as a reaction: also what they hold and can't play in the open window.

    What they hold has its own name: that of an option may be about this window only. Nothing if all are.
    """
    if window.is_local:
        return []
    decision = pending.decision
    offered = decision.options if isinstance(decision, Pick) else ()
    found = {each.id: Item(each.id, each.name, each.consequence) for each in offered if (each.id,) != window.passing}
    held = {each.id: each for each in pending.snapshot.table.reactions(pending.seat, window.id)}
    return list({**held, **found, **held}.values())


def stored_choices(snapshot: CampaignSnapshot, window: WindowInfo, reactions: Sequence[Item]) -> dict[str, str]:
    """What can be stored for a window, value to label."""
    found = {PASS_ALWAYS: say("store-always"), PASS_TURN: say("store-turn", span=stored_rules.this_turn(snapshot))}
    for place, condition in enumerate(window.conditions.values()):
        found[f"unless.{base36(place)}"] = say("store-unless", condition=condition.title)
    for place, item in enumerate(reactions):
        found[f"play.{token(reactions, place)}"] = say("store-react-always", answer=item.label)
    for at, condition in enumerate(window.conditions.values()):
        for place, item in enumerate(reactions):
            value = f"react.{base36(at)}.{token(reactions, place)}"
            found[value] = say("store-react", answer=item.label, condition=condition.title)
    found[ASK] = say("store-ask")
    return dict([*list(found.items())[: _MAX_LINES - 1], (ASK, found[ASK])])


def _stored_menu(pending: PendingDecision) -> list[Row]:
    window, decision = window_of(pending.snapshot), pending.decision
    if window is None or not isinstance(decision, Pick) or _have_rules(pending, decision):
        return []
    choices = stored_choices(pending.snapshot, window, storable(pending, window))
    entries = [line(label, value) for value, label in choices.items()]
    control = ControlId(pending.snapshot.campaign.id, decision.number, "store")
    return [row(menu(control, say("menu-store", window=window.title), entries))]


def _have_rules(pending: PendingDecision, decision: Pick) -> bool:
    """Whether the game's own rules can store every answer but the default: a second menu would offer the same."""
    offered = [each.rule for each in stored_rules.offers_at(pending)]
    stored = {rule.answer for rule in offered if not rule.when and not rule.unless}
    others = {(option.id,) for option in decision.options} - {decision.default}
    return bool(others) and others <= stored


def _heading(snapshot: CampaignSnapshot) -> str:
    rule, window = str(snapshot.table.asked[0].cited), window_of(snapshot)
    if window is not None:
        asked = ", ".join(snapshot.seat_title(each.seat) for each in snapshot.asked)
        return say("panel-window-of", window=window.title, rule=rule, who=clipped(asked, _LONGEST_LIST))
    if any(decision.secret for decision in snapshot.table.asked):
        return say("panel-secret-several", rule=rule)
    return say("panel-several", rule=rule)


def asked_lines(asked: Iterable[PendingDecision]) -> list[str]:
    """A line for each question with whom it's asked: people who answer the same one share its line."""
    people: dict[str, list[str]] = {}
    for pending in asked:
        prompt = "" if pending.decision.secret else str(pending.decision.prompt)
        people.setdefault(prompt, []).append(who(pending))
    return [
        say("panel-asked", who=", ".join(named), prompt=prompt) if prompt else _asked_in_secret(named)
        for prompt, named in people.items()
    ]


def _asked_in_secret(named: Iterable[str]) -> str:
    return "\n".join(say("panel-asked-secret", who=each) for each in named)


def _labels(pending: PendingDecision) -> dict[str, str]:
    decision = pending.decision
    return decision.labels if isinstance(decision, Pick) else {}


def _control(snapshot: CampaignSnapshot, verb: str, rest: str = "") -> ControlId:
    return ControlId(snapshot.campaign.id, snapshot.number, verb, rest)


def seat_lines(snapshot: CampaignSnapshot, seats: Iterable[str]) -> list[str]:
    """What these seats play, a line each; none if their names say it all."""
    told = ((seat, snapshot.table.seat_detail(seat)) for seat in seats)
    return [say("seat-plays", seat=snapshot.seat_title(seat), detail=detail) for seat, detail in told if detail]


def seats_text(snapshot: CampaignSnapshot) -> str:
    """The seats and their players in one line."""
    return ", ".join(_seat_text(snapshot, seat) for seat in snapshot.places)


def _seat_text(snapshot: CampaignSnapshot, seat: str) -> str:
    title = snapshot.seat_title(seat)
    if seat in snapshot.seats:
        return say("seat-held", seat=title, holder=f"<@{snapshot.seats[seat]}>")
    return _reserved(snapshot, seat) or say("seat-free", seat=title)


def _reserved(snapshot: CampaignSnapshot, seat: str) -> str:
    """A seat and for whom it's kept; empty if it isn't."""
    user = snapshot.kept_seats.get(seat)
    return "" if user is None else say("seat-reserved", seat=snapshot.seat_title(seat), user=f"<@{user}>")
