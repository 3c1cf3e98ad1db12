"""What campaigns that are being played rely on, as the program wrote it before it was redesigned.

``data`` was written by the modules ``played``, ``posted`` and ``names`` of this package with the program of that time
(commit b9d1fba) and isn't written again: the tests find out whether today's program still reads it.
"""
