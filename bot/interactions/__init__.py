"""Interactions: every press, form and command is validated, rate limited, routed and answered."""
