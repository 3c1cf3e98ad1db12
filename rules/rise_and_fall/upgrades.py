"""Saves from before a correction of the rules."""

from __future__ import annotations

from typing import Any

from rules.rise_and_fall.data.loader import ARMENIANS, EMPIRES, PEOPLES
from rules.rise_and_fall.relations import pair

_LEVELS = ("parthian-significant", "parthian-marginal", "roman-marginal", "roman-significant", "roman-strategic")
_THRESHOLDS = {
    "campaign-60bc": (11, 14, 16, 18, 20),
    "rise-60bc-20ad": (17, 19, 21, 23, 25),
    "zenith-100-190": (20, 22, 24, 26, 28),
    "crisis-220-340": (17, 20, 23, 26, 28),
    "fall-350-470": (11, 14, 16, 18, 20),
}
"""The thresholds of version 1, which didn't keep them in the campaign."""


def from_first_version(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had no enemies of the rebels' own [R95], no Armenians without Asians [R47], and no thresholds."""
    control: dict[str, str] = state["control"]
    if "asian" in state.get("gone", ()):
        control = {area: ARMENIANS if holder == "asian" else holder for area, holder in control.items()}
    powers = [power for power in (*EMPIRES, *PEOPLES) if power != "rome" and pair("rome", power) in state["wars"]]
    levels = dict(zip(_LEVELS, _THRESHOLDS[state["scenario"]], strict=True))
    foes = powers if state.get("rebellions") else []
    return {**state, "control": control, "rebel_foes": foes, "claimed": [], "levels": levels}
