"""What running campaigns rely on, as the program wrote it before the redesign.

The modules ``played``, ``posted`` and ``names`` of this package wrote ``data`` with the program of that time (commit
b9d1fba). It isn't written again: the tests check whether today's program still reads it.
"""
