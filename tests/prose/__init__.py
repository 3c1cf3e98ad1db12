"""Measures what players read: campaigns as the bot posts them, in every language and length."""
