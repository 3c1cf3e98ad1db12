"""Boards, counters, tables, scenarios, texts and pictures: the program's data, separate from its code.

Files are found beside this module, in any working directory.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parent


class DataError(Exception):
    """A data file is missing, unreadable or contradicts itself. Its string is a sentence that names the file.

    ``file`` is the file as seen from the data folder, ``problem`` what is wrong with it.
    """

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"Data file {file}: {problem}")
        self.file = file
        self.problem = problem


def path(*parts: str) -> Path:
    """The path of a file or folder below ``data``, given part by part. It need not exist."""
    return _ROOT.joinpath(*parts)


def load_text(*parts: str) -> str:
    """The content of a text file.

    Raises:
        DataError: the file is missing or isn't UTF-8.
    """
    try:
        return path(*parts).read_text(encoding="utf-8")
    except OSError as error:
        raise DataError("/".join(parts), f"it cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise DataError("/".join(parts), f"it is not UTF-8 text (byte {error.start}).") from error


def load_json(*parts: str) -> Any:
    """The content of a JSON file as plain Python values.

    Raises:
        DataError: the file is missing or isn't JSON.
    """
    try:
        return json.loads(load_text(*parts))
    except json.JSONDecodeError as error:
        raise DataError("/".join(parts), f"it is not JSON ({error.msg}, line {error.lineno}).") from error
