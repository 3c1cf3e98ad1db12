"""The public interface of the rules: start or load a game, answer its decisions, get events.

The package is pure: no clock, no network, no Discord.

>>> import rules
>>> table = rules.start("romanitas", seed="any text")
>>> table.decision.kind
'arrange'
"""

from rules.core.decisions import random_choice
from rules.core.errors import IllegalChoice, ImpossibleState, RulesError, SaveError, ScriptError, UnknownGame
from rules.core.foreign import take_up
from rules.core.registry import corrections, games, is_current, load, rules_version, start, suggestion
from rules.core.table import Table

__all__ = [
    "IllegalChoice",
    "ImpossibleState",
    "RulesError",
    "SaveError",
    "ScriptError",
    "Table",
    "UnknownGame",
    "corrections",
    "games",
    "is_current",
    "load",
    "random_choice",
    "rules_version",
    "start",
    "suggestion",
    "take_up",
]
