"""Odds and advice as a player sees them, in private."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import Row, button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36, token
from bot.components.layouts import Message, message
from rules.core.advice import Advice
from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.core.forecasts import Forecast

_LONGEST = 1950
_MAX_FORCES = 25
_AS_GOOD = 0.05


def odds(snapshot: CampaignSnapshot, decision: Decision, forecasts: Sequence[Forecast]) -> Message:
    """The odds of every force at the pending decision, with a menu to see one of them in full."""
    lines, heading = [say("odds-heading", prompt=decision.prompt)], ""
    labels = _labels(decision)
    for forecast in forecasts:
        above = labels.get(forecast.option, "")
        if above not in (heading, str(forecast.title)):
            heading = above
            lines.append(f"**{above}**")
        lines.append(say("odds-line", title=str(forecast.title), **_chance(forecast)))
    text = clipped("\n".join([*lines, say("odds-small-print")]), _LONGEST)
    return message("", text=text, rows=_details(snapshot, decision, forecasts))


def odds_of(snapshot: CampaignSnapshot, decision: Decision, forecast: Forecast) -> Message:
    """One force in full, with a way back."""
    lines = [say("odds-title", title=str(forecast.title), **_chance(forecast))]
    lines += [f"- {text}" for text in forecast.lines]
    text = clipped("\n".join([*lines, say("odds-small-print")]), _LONGEST)
    back = _control(snapshot, "odds")
    return message("", text=text, rows=[row(button(back, say("button-back")))] if forecast.option else [])


def advice(snapshot: CampaignSnapshot, decision: Decision, best: Sequence[Advice]) -> Message:
    """The best answers with reasons, each with a button to give it; the default if none could be compared."""
    if not best:
        default = button(_follow_control(snapshot, decision, 0), say("button-follow", place=1))
        text = say("advice-blind", prompt=decision.prompt, answer=named(decision, decision.default))
        return message("", text=clipped(text, _LONGEST), rows=[row(default)])
    lines = [say("advice-heading", prompt=decision.prompt)]
    for place, each in enumerate(best, 1):
        lines.append(f"{place}. **{named(decision, each.answer)}**{_behind(each)}")
        lines += [f"-# {reason}" for reason in each.reasons]
    text = clipped("\n".join([*lines, say("advice-small-print")]), _LONGEST)
    follow = [
        button(_follow_control(snapshot, decision, place), say("button-follow", place=place + 1), _style(place))
        for place in range(len(best))
    ]
    return message("", text=text, rows=rows(follow))


def _behind(each: Advice) -> str:
    """How much worse than the best an answer did, and how certain that is."""
    if each.behind < _AS_GOOD:
        return ""
    return say("advice-behind", behind=f"{each.behind:.1f}", error=f"{each.error:.1f}")


def named(decision: Decision, answer: Answer) -> str:
    """An answer in words."""
    if isinstance(decision, Pick):
        labels = _labels(decision)
        return ", ".join(labels.get(chosen, chosen) for chosen in answer) or say("button-none")
    return _line_in_words(decision, answer if isinstance(answer, dict) else {})


def _line_in_words(arrange: Arrange, answer: dict[str, tuple[str, ...]]) -> str:
    items = {item.id: item.label for item in arrange.items}
    placed = ((slot.label, ", ".join(items[item] for item in answer.get(slot.id, ()))) for slot in arrange.slots)
    return "; ".join(f"{slot}: {things}" for slot, things in placed if things)


def _style(place: int) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if place else discord.ButtonStyle.primary


def _labels(decision: Decision) -> dict[str, str]:
    return {option.id: option.label for option in decision.options} if isinstance(decision, Pick) else {}


def _chance(forecast: Forecast) -> dict[str, int]:
    return {"share": round(100 * forecast.share), "error": max(round(100 * forecast.error), 1)}


def _follow_control(snapshot: CampaignSnapshot, decision: Decision, place: int) -> ControlId:
    return ControlId(snapshot.campaign.id, decision.number, "follow", base36(place))


def _control(snapshot: CampaignSnapshot, verb: str, rest: str = "") -> ControlId:
    return ControlId(snapshot.campaign.id, snapshot.number, verb, rest)


def _details(snapshot: CampaignSnapshot, decision: Decision, forecasts: Sequence[Forecast]) -> list[Row]:
    if not isinstance(decision, Pick):
        return []
    known = {forecast.option for forecast in forecasts}
    lines = [
        line(option.label, token(decision.options, place))
        for place, option in enumerate(decision.options)
        if option.id in known
    ]
    if not lines:
        return []
    return [row(menu(_control(snapshot, "oddsof"), say("menu-odds"), lines[:_MAX_FORCES]))]
