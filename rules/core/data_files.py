"""Data files of a game: shared record types, and a loader that reads, validates and caches them.

A game describes its files as :class:`Record` types, collects them in a :class:`GameFiles` with one field per file,
and declares a :class:`DataFiles`. Checks are functions that yield sentences about one file (:data:`Problems`);
:mod:`rules.core.data_checks` has the common ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Generic, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

import data
from data import DataError
from rules.core.data_checks import Problems, board_problems, scenario_problems

Latitude = Annotated[float, Field(ge=-90, le=90)]
"""Degrees north."""

Longitude = Annotated[float, Field(ge=-180, le=180)]
"""Degrees east."""


class Record(BaseModel):
    """A part of a data file: frozen, strictly typed, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SpaceRecord(Record):
    """A space of any game's board."""

    id: str
    name: str
    aka: tuple[str, ...] = ()
    kind: str
    lat: Latitude
    lon: Longitude


class LinkRecord(Record):
    """A link between two spaces."""

    a: str
    b: str
    kind: str


class BoardRecord(Record):
    """The common part of every ``board.json``; ``bbox`` is west, south, east, north in degrees."""

    bbox: tuple[float, float, float, float]
    spaces: tuple[SpaceRecord, ...]
    links: tuple[LinkRecord, ...]


class ScenarioRecord(Record):
    """A scenario; exactly one per game is the ``default``."""

    id: str
    default: bool


class ScenariosRecord(Record):
    """The common part of every ``scenarios.json``."""

    scenarios: tuple[ScenarioRecord, ...]


class OptionRecord(Record):
    """An option: its section of the rulebook, and whether it is a house rule (``house``).

    ``teaches``: a switch that tutorial campaigns turn on.

    Without ``values`` it is a switch with a ``default``. With named ``values`` the first is the default.
    """

    id: str
    rule: str
    house: bool = False
    default: bool = False
    values: tuple[str, ...] = ()
    teaches: bool = False


class GameFiles(Record):
    """All data files of a game: one field per file, named like the file without ``.json``."""

    board: BoardRecord
    scenarios: ScenariosRecord


F = TypeVar("F", bound=GameFiles)
D = TypeVar("D")
T = TypeVar("T")
K = TypeVar("K")

Checks = Mapping[str, Sequence[Callable[[F], Problems]]]
"""The checks of a game, in order, by the name of the file to blame."""


class DataFiles(Generic[F, D]):
    """The data of one game. Call ``load()`` to get it; the files are read once.

    ``lay_out`` converts the checked files into the lookup structure that the rules use. ``names`` are the file names
    without ``.json``.
    """

    def __init__(self, game: str, files: type[F], checks: Checks[F], lay_out: Callable[[F], D]) -> None:
        self.game = game
        self.names = tuple(files.model_fields)
        self._files = files
        self._checks = checks
        self._lay_out = lay_out
        self.load: Callable[[], D] = cache(self._load)

    def parse(self, texts: Mapping[str, str]) -> D:
        """Parse and check the JSON texts of all files.

        Raises:
            DataError: a text doesn't match its record, or the files contradict each other or the rulebook.
        """
        files = self._files.model_validate({name: self._validated(name, texts[name]) for name in self.names})
        self._check(files)
        return self._lay_out(files)

    def _load(self) -> D:
        return self.parse({name: data.load_text(self.game, f"{name}.json") for name in self.names})

    def _validated(self, name: str, text: str) -> object:
        try:
            return TypeAdapter[object](self._files.model_fields[name].rebuild_annotation()).validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(step) for step in first["loc"]) or "the whole file"
            raise self._error(name, f"at {place}: {first['msg']}.") from error

    def _check(self, files: F) -> None:
        for problem in board_problems(files.board):
            raise self._error("board", problem)
        for problem in scenario_problems(files.scenarios.scenarios):
            raise self._error("scenarios", problem)
        for name, checks in self._checks.items():
            for find_problems in checks:
                for problem in find_problems(files):
                    raise self._error(name, problem)

    def _error(self, name: str, problem: str) -> DataError:
        return DataError(f"{self.game}/{name}.json", problem)


class HasId(Protocol):
    """A record with an id."""

    @property
    def id(self) -> str:
        """The id."""


class HasName(HasId, Protocol):
    """A record with an id and a name."""

    @property
    def name(self) -> str:
        """The name."""


WithId = TypeVar("WithId", bound=HasId)


def by_id(records: Iterable[WithId]) -> Mapping[str, WithId]:
    """Return the records by id, in their order."""
    return {record.id: record for record in records}


def grouped(records: Iterable[T], key: Callable[[T], K]) -> Mapping[K, tuple[T, ...]]:
    """Group records by a key; groups keep the order of their first members."""
    found: dict[K, list[T]] = {}
    for record in records:
        found.setdefault(key(record), []).append(record)
    return {each: tuple(members) for each, members in found.items()}


def ids(records: Iterable[HasId]) -> tuple[str, ...]:
    """Return the ids of records, in their order."""
    return tuple(record.id for record in records)


def names_by_id(*groups: Iterable[HasName]) -> Mapping[str, str]:
    """Return the names of the records of several groups, by id."""
    return {thing.id: thing.name for group in groups for thing in group}
