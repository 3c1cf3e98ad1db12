"""Panels: the one message of a campaign that shows the pending decision, and the dialogues that open from it."""
