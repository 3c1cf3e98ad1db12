"""The record of a campaign: its chronicle, its dice, and the files in which it leaves this bot and comes back."""
