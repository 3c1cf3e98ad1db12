"""The automatic player of Rise and Fall, and the evaluation behind it."""
