"""What every game at the table shares: decisions, dice, events, pieces, boards, and the table that drives a script."""
