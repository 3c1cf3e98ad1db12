"""Stored rules: what can be stored at a decision, and what is stored, with a button to revoke it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from bot.campaigns.notices import names
from bot.campaigns.snapshot import OPEN_PASSING, CampaignSnapshot, PendingDecision
from bot.common.errors import UserError
from bot.common.messages import say, say_of_game
from bot.components.controls import Row, button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36
from bot.storage import HeldRule
from rules.core.registry import game_type
from rules.core.stored_answers import Span, StoredRule, rule_with_id

REMEMBER, REVOKE, OPENLY, FORGET = "remember", "revoke", "openly", "forget"
"""The verbs of their controls."""

_MAX_BUTTONS = 3
"""So many offers are buttons; of more, the first two, and the others become a menu."""

_MAX_WINDOWS = 15
"""So many stored answers have a button each: a message has five rows."""

_MAX_LINES = 25
_MAX_SHOWN = 5


class Offer(NamedTuple):
    """A rule that can be stored for some time."""

    rule: StoredRule
    span: Span

    @property
    def id(self) -> str:
        """What commands and custom ids name it by."""
        return f"{self.rule.id}|{self.span}"

    @property
    def label(self) -> str:
        """The rule, and for how long if there's a choice."""
        if len(self.rule.spans) == 1:
            return self.rule.title
        return say("rule-for", rule=self.rule.title, span=self.duration)

    @property
    def duration(self) -> str:
        """For how long, in words."""
        return span_text(self.rule, self.span)


def span_text(rule: StoredRule, span: Span) -> str:
    """How long a rule is stored, in the words of its game: a turn may be a round or a year there."""
    return say_of_game(rule.name.game, f"span-{span}")


def offers(rules: Sequence[StoredRule]) -> list[Offer]:
    """All that can be stored of these rules."""
    return [Offer(rule, span) for rule in rules for span in rule.spans]


def offers_at(pending: PendingDecision) -> list[Offer]:
    """What can be stored at a pending decision: the rules that answer it."""
    offered = pending.snapshot.table.stored_rules(pending.seat)
    return offers([rule for rule in offered if rule.applies_to(pending.unfolded)])


def named_offer(found: Sequence[Offer], named: str) -> Offer:
    """The offer with that token.

    Raises:
        UserError: it isn't offered there any more.
    """
    offer = next((each for each in found if _token(each.id) == named), None)
    if offer is None:
        raise UserError("rule-gone")
    return offer


def offer_rows(pending: PendingDecision) -> list[Row]:
    """The buttons and the menu that store a rule."""
    found, campaign, number = offers_at(pending), pending.snapshot.campaign.id, pending.decision.number
    near = found if len(found) <= _MAX_BUTTONS else found[: _MAX_BUTTONS - 1]
    buttons = [
        button(ControlId(campaign, number, REMEMBER, _token(each.id)), say("button-remember", rule=each.label))
        for each in near
    ]
    made = rows(buttons)
    if len(found) > len(near):
        entries = [line(each.label, _token(each.id), each.rule.detail) for each in found[len(near) :][:_MAX_LINES]]
        made.append(row(menu(ControlId(campaign, number, REMEMBER), say("menu-remember"), entries)))
    return made


def shown_rules(snapshot: CampaignSnapshot) -> list[tuple[StoredRule, Sequence[HeldRule]]]:
    """The stored rules of whoever is asked, with who holds each: none in a game with secrets.

    A rule of one nation is shown when that nation is asked. ``/answers list`` shows the others, and those that whoever
    takes a seat begins with: on each panel they'd be one line and one button each.
    """
    if game_type(snapshot.campaign.game).has_secrets():
        return []
    asked = [(pending.seat, pending.decision.actor) for pending in snapshot.pending]
    return [
        (rule, held)
        for rule, held in held_rules(snapshot, snapshot.roster.rules)
        if not rule.initial and any(held[0].seat == seat and rule.actor in (None, actor) for seat, actor in asked)
    ]


def is_shown(snapshot: CampaignSnapshot, user: int, rule: StoredRule) -> bool:
    """Whether the panel shows that someone has stored a rule, as it does while its nation is asked."""
    shown = [held for known, held in shown_rules(snapshot)[:_MAX_SHOWN] if known.id == rule.id]
    return any(each.user == user for held in shown for each in held)


def held_rules(snapshot: CampaignSnapshot, held: Sequence[HeldRule]) -> list[tuple[StoredRule, Sequence[HeldRule]]]:
    """The rules behind what people hold, in the order in which they were stored."""
    found: dict[str, tuple[StoredRule, list[HeldRule]]] = {}
    for each in reversed(held):
        rule = rule_with_id(snapshot.table.stored_rules(each.seat), each.rule)
        if rule is not None and snapshot.is_current(each):
            found.setdefault(rule.id, (rule, []))[1].append(each)
    return list(found.values())


def stored_lines(snapshot: CampaignSnapshot) -> list[str]:
    """What is stored, and by whom."""
    shown = shown_rules(snapshot)[:_MAX_SHOWN]
    return [
        say(
            "panel-stored",
            rule=rule.title,
            span=_span_of(rule, held[0]),
            who=names(list({each.user: 0 for each in held})),
        )
        for rule, held in shown
    ]


def open_line(snapshot: CampaignSnapshot) -> str:
    """Who has told everyone that they pass in every window of this turn."""
    seats = ", ".join(snapshot.seat_title(seat) for seat in snapshot.open_passers)
    return say("panel-pass-openly", span=this_turn(snapshot), who=seats) if seats else ""


def openly_lines(snapshot: CampaignSnapshot) -> list[str]:
    """What telling everyone would do, where windows are secret."""
    return [say("openly-offer", span=this_turn(snapshot))] if _hides_windows(snapshot) else []


def openly_rows(snapshot: CampaignSnapshot, user: int) -> list[Row]:
    """The button that tells everyone so, or that takes it back."""
    if not _hides_windows(snapshot):
        return []
    campaign, number, span = snapshot.campaign.id, snapshot.number, this_turn(snapshot)
    if any(snapshot.seats.get(seat) == user for seat in snapshot.open_passers):
        back = say("button-revoke", rule=say("button-openly", span=span))
        return [row(button(ControlId(campaign, number, REVOKE, _token(OPEN_PASSING)), back))]
    return [row(button(ControlId(campaign, number, OPENLY), say("button-openly", span=span)))]


def openly_text(snapshot: CampaignSnapshot, user: int) -> str:
    """What is told to whoever has told everyone; also that what they have stored for windows waits."""
    return "\n".join([say("openly-stored", span=this_turn(snapshot)), *waiting_lines(snapshot, user)])


def waiting_lines(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """That the answers a player has stored for windows aren't given while one of their seats passes openly."""
    own = [seat for seat in snapshot.open_passers if snapshot.seats.get(seat) == user]
    count = sum(len(snapshot.roster.stored.get(seat, ())) for seat in own)
    return [say("openly-waits", count=count)] if count else []


def _hides_windows(snapshot: CampaignSnapshot) -> bool:
    """Whether the game goes on and has windows that hide who has answered."""
    is_on = snapshot.decision is not None and snapshot.campaign.status == "open"
    return is_on and bool(snapshot.info.windows) and game_type(snapshot.campaign.game).has_secrets()


def this_turn(snapshot: CampaignSnapshot) -> str:
    """How long the present turn lasts, in the words of the game."""
    return say_of_game(snapshot.campaign.game, "span-turn")


def described(rule: StoredRule, held: HeldRule) -> str:
    """A stored rule for its owner's eyes, with when it ends."""
    return say("rule-described", rule=rule.title, span=_span_of(rule, held), ending=rule.detail)


def revoke_rows(snapshot: CampaignSnapshot, found: Sequence[StoredRule]) -> list[Row]:
    """A button for each stored rule to revoke it."""
    return rows(
        [
            button(
                ControlId(snapshot.campaign.id, snapshot.number, REVOKE, _token(rule.id)),
                say("button-revoke", rule=rule.title),
            )
            for rule in found[:_MAX_SHOWN]
        ]
    )


def own_rows(snapshot: CampaignSnapshot, user: int) -> list[Row]:
    """A button for everything that someone has stored to end it, and the one to pass openly."""
    mine = [held for held in snapshot.roster.rules if held.user == user]
    rules = [rule for rule, _ in held_rules(snapshot, mine)]
    return [*revoke_rows(snapshot, rules), *_forget_rows(snapshot, user), *openly_rows(snapshot, user)]


def _forget_rows(snapshot: CampaignSnapshot, user: int) -> list[Row]:
    """A button for each kind of window for which someone has stored an answer. It names the seat if they hold two."""
    stored = _stored_windows(snapshot, user)
    has_several = len({seat for seat, _ in stored}) > 1
    made = []
    for seat, topic in stored[:_MAX_WINDOWS]:
        window = snapshot.info.windows.get(topic)
        title = topic if window is None else window.title
        named = f"{snapshot.seat_title(seat)}: {title}" if has_several else title
        control = ControlId(snapshot.campaign.id, snapshot.number, FORGET, _token(f"{seat}|{topic}"))
        made.append(button(control, say("button-revoke", rule=named)))
    return rows(made)


def window_to_forget(snapshot: CampaignSnapshot, user: int, named: str) -> tuple[str, str]:
    """The seat and the window of the stored answer that a button deletes.

    Raises:
        UserError: they've stored none there.
    """
    found = next((each for each in _stored_windows(snapshot, user) if _token("|".join(each)) == named), None)
    if found is None:
        raise UserError("nothing-stored")
    return found


def _stored_windows(snapshot: CampaignSnapshot, user: int) -> list[tuple[str, str]]:
    """The seats and windows for which someone has stored an answer."""
    mine = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
    stored = snapshot.roster.stored
    found = [(seat, each.topic) for seat in mine for each in stored.get(seat, ()) if each.number is None]
    return list(dict.fromkeys(found))


def panel_rows(snapshot: CampaignSnapshot) -> list[Row]:
    """What the panel offers to revoke."""
    return revoke_rows(snapshot, [rule for rule, _ in shown_rules(snapshot)])


def rule_to_revoke(snapshot: CampaignSnapshot, user: int, named: str) -> str:
    """The id of the rule of a user that a button revokes.

    Raises:
        UserError: they've stored no such rule.
    """
    mine = [held.rule for held in snapshot.roster.rules if held.user == user]
    found = next((rule for rule in mine if _token(rule) == named), None)
    if found is None:
        raise UserError("nothing-stored")
    return found


def _span_of(rule: StoredRule, held: HeldRule) -> str:
    return span_text(rule, "campaign" if held.until is None else "turn")


def _token(ident: str) -> str:
    return base36(crc32(ident.encode()))
