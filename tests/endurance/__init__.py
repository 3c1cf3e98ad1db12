"""Long trials of the whole bot in the sandbox: killed again and again, and with Discord or the disk failing."""
