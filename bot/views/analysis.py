"""Odds and advice as a player sees them, in private."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import discord
import msgspec

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import joined, say
from bot.common.sanitize import clipped
from bot.components.controls import Row, button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36, token
from bot.components.layouts import Message, message
from rules.core.advice import Advice
from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.core.forecasts import Forecast

_LONGEST = 1950
_LONGEST_ROW = 300
_MAX_ROWS = 5
_MAX_FORCES = 25
_LONGEST_ANSWER = 200
_FIRST_OTHER = 2


def odds(snapshot: CampaignSnapshot, decision: Decision, forecasts: Sequence[Forecast]) -> Message:
    """The best forces at the pending decision, with a menu to see one in full."""
    labels = _labels(decision)
    lines = [say("odds-heading", prompt=clipped(decision.prompt, _LONGEST_ROW))]
    lines += [_row(labels.get(forecast.option, ""), forecast) for forecast in forecasts[:_MAX_ROWS]]
    if len(forecasts) > _MAX_ROWS:
        lines.append(say("odds-more", count=len(forecasts) - _MAX_ROWS))
    text = _whole_lines([*lines, _small_print(forecasts)])
    return message("", text=text, rows=_details(snapshot, decision, forecasts))


def _row(label: str, forecast: Forecast) -> str:
    """The chance, what is chosen, what it brings for its price, and the prize."""
    title = str(forecast.title)
    parts = [say("odds-line", title=title if label in ("", title) else f"{label} · {title}", **_chance(forecast))]
    if forecast.gain or forecast.cost:
        parts.append(say("odds-worth", net=_signed(forecast.net), gain=round(forecast.gain, 1), cost=forecast.cost))
    if forecast.prize is not None:
        parts.append(say("odds-prize", prize=str(forecast.prize)))
    return " · ".join(parts)


def _signed(value: float) -> str:
    """A number with its sign, in the reader's language."""
    return say("signed", value=abs(round(value, 1)), sign="minus" if round(value, 1) < 0 else "plus")


def _whole_lines(lines: Sequence[str]) -> str:
    """The lines that fit into a message; none is cut."""
    kept: list[str] = []
    for each in lines:
        if sum(map(len, kept)) + len(kept) + len(each) <= _LONGEST:
            kept.append(each)
    return "\n".join(kept)


def odds_of(snapshot: CampaignSnapshot, decision: Decision, forecast: Forecast) -> Message:
    """One force in full, with a way back."""
    lines = [say("odds-title", title=str(forecast.title), **_chance(forecast))]
    if forecast.gain or forecast.cost:
        lines.append(say("odds-worth", net=_signed(forecast.net), gain=round(forecast.gain, 1), cost=forecast.cost))
    lines += [f"- {text}" for text in forecast.lines]
    back = _control(snapshot, "odds")
    text = _whole_lines([*lines, _small_print([forecast])])
    return message("", text=text, rows=[row(button(back, say("button-back")))] if forecast.option else [])


def advice(snapshot: CampaignSnapshot, decision: Decision, best: Sequence[Advice]) -> Message:
    """The best answers with reasons, each with a button that names it; the default if none could be compared."""
    if not best:
        answer = named(decision, decision.default)
        follow = [button(_follow_control(snapshot, decision, 0, decision.default), answer)]
    else:
        follow = [
            button(
                _follow_control(snapshot, decision, place, each.answer),
                say("button-follow", place=place + 1, answer=named(decision, each.answer)),
                _style(place),
            )
            for place, each in enumerate(best)
        ]
    return message("", text=_advice_text(decision, best), rows=rows(follow))


def advice_to_read(decision: Decision, best: Sequence[Advice]) -> Message:
    """The same for someone who has no say in the decision: without buttons."""
    return message("", text=_advice_text(decision, best))


def _advice_text(decision: Decision, best: Sequence[Advice]) -> str:
    if not best:
        text = say("advice-blind", prompt=decision.prompt, answer=named(decision, decision.default))
        return clipped(text, _LONGEST)
    lines = [say("advice-heading", prompt=decision.prompt)]
    for place, each in enumerate(best, 1):
        if place == _FIRST_OTHER:
            lines.append(say("advice-behind"))
        lines.append(f"{place}. **{clipped(named(decision, each.answer), _LONGEST_ANSWER)}**")
        lines += [f"-# {reason}" for reason in each.reasons]
    return clipped("\n".join([*lines, say("advice-small-print", count=len(best))]), _LONGEST)


def named(decision: Decision, answer: Answer) -> str:
    """An answer in words."""
    if isinstance(decision, Pick):
        labels = _labels(decision)
        return ", ".join(labels.get(chosen, chosen) for chosen in answer) or say("button-none")
    placed = answer if isinstance(answer, dict) else {}
    layout = decision.layout_of(placed)
    return layout.label if layout else _line_in_words(decision, placed)


def _line_in_words(arrange: Arrange, answer: dict[str, tuple[str, ...]]) -> str:
    items = {item.id: item.label for item in arrange.items}
    placed = ((slot.label, ", ".join(items[item] for item in answer.get(slot.id, ()))) for slot in arrange.slots)
    return joined(say("set-up-value", title=slot, value=things) for slot, things in placed if things)


def _style(place: int) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if place else discord.ButtonStyle.primary


def _labels(decision: Decision) -> dict[str, str]:
    return decision.labels if isinstance(decision, Pick) else {}


def _chance(forecast: Forecast) -> dict[str, str | int | float]:
    """The chance in percent, and its margin unless it's exact or all trials agree."""
    is_sure = not forecast.error or forecast.share in (0.0, 1.0)
    margin = "" if is_sure else f" (±{max(round(100 * forecast.error), 1)})"
    return {"share": round(100 * forecast.share), "margin": margin}


def _small_print(forecasts: Sequence[Forecast]) -> str:
    """How the odds were found: worked out, or tried out with a margin."""
    is_exact = not any(forecast.error for forecast in forecasts)
    return say("odds-exact" if is_exact else "odds-small-print")


def followed(rest: str, answers: Sequence[Answer]) -> Answer:
    """The answer of an advice button, which holds its place and its checksum.

    Raises:
        UserError: the advice has changed since, or there's no such place.
    """
    place, _, known = rest.partition(".")
    at = int(place, 36) if place.isalnum() and place.isascii() else len(answers)
    if at >= len(answers):
        raise UserError("unknown-button")
    if known and known != _checksum(answers[at]):
        raise UserError("option-gone")
    return answers[at]


def _follow_control(snapshot: CampaignSnapshot, decision: Decision, place: int, answer: Answer) -> ControlId:
    return ControlId(snapshot.campaign.id, decision.number, "follow", f"{base36(place)}.{_checksum(answer)}")


def _checksum(answer: Answer) -> str:
    return base36(crc32(msgspec.json.encode(answer)))


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
