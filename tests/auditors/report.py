"""What an auditor has to say: how much it checked, and each disagreement with the printed section."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """A claim that disagrees with the print: the section, what it is about, and both values."""

    section: str
    what: str
    expected: str
    claimed: str
    turn: int

    def __str__(self) -> str:
        return f"[{self.section}] turn {self.turn}, {self.what}: expected {self.expected}, claimed {self.claimed}"


@dataclass
class Report:
    """The checks made so far, by section, and the findings among them.

    ``open`` names deviations that are reported but not mended yet, by section and subject: ``known`` holds them.
    """

    open: frozenset[tuple[str, str]] = frozenset()
    turn: int = 1
    known: list[Finding] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def same(self, section: str, what: str, expected: object, claimed: object) -> bool:
        """Whether a claim is what the print demands; a finding if it is not."""
        self.checks[section] += 1
        if expected == claimed:
            return True
        self._find(section, what, _told(expected), _told(claimed))
        return False

    def holds(self, section: str, what: str, is_so: bool, claimed: object = "") -> bool:
        """Whether a claim fulfils a condition of the print; a finding if it does not."""
        self.checks[section] += 1
        if not is_so:
            self._find(section, what, "otherwise", _told(claimed))
        return is_so

    def _find(self, section: str, what: str, expected: str, claimed: str) -> None:
        found = self.known if (section, what) in self.open else self.findings
        found.append(Finding(section, what, expected, claimed, self.turn))


def _told(value: object) -> str:
    return "nothing" if value is None or value == "" else str(value)
