"""What every part of the bot needs: errors for people, texts in two languages, sanitized input."""
