"""Auditors: for a game, a second reading of its printed rules that recomputes what the events of a campaign claim.

An auditor knows the rulebook and the game's vocabulary: ids, events, state. It shares no rule, figure or table with the
code that it audits.
"""
