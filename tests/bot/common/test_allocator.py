"""A process keeps little of the memory that it freed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_FREED = """
import threading
from pathlib import Path
from bot.common.allocator import keep_little_memory

def own():
    line = next(each for each in Path("/proc/self/status").read_text().splitlines() if each.startswith("RssAnon"))
    return int(line.split()[1])

keep_little_memory()
before = own()

def fill_and_free():
    blocks = []
    for size in range(1, 40):
        blocks.append([bytearray(size * 100_000), bytes(50)])
    del blocks

for _ in range(4):
    each = threading.Thread(target=fill_and_free)
    each.start()
    each.join()
print(own() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells the memory of a process")
def test_freed_blocks_go_back_to_the_system() -> None:
    kilobytes = subprocess.run([sys.executable, "-c", _FREED], capture_output=True, text=True, check=True).stdout
    assert int(kilobytes) < 20_000
