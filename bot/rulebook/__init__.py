"""The rulebook in the channel: its index, its pages, the custom ids that lead to them."""
