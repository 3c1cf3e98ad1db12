"""What the panel and the private dialogues show."""
