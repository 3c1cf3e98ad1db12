"""Long trials of the whole bot in the sandbox: killed again and again, and on Discord's worst days."""
