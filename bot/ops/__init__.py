"""For the host: backups, maintenance, the replay check, the status."""
