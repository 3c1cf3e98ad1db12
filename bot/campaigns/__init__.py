"""Campaigns: the path of a choice, members, votes, deadlines, the game master and the AI player."""
