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
    """The checks made so far, by section, and the findings among them."""

    turn: int = 1
    checks: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def same(self, section: str, what: str, expected: object, claimed: object) -> bool:
        """Whether a claim is what the print demands; a finding if it is not."""
        self.checks[section] += 1
        if expected == claimed:
            return True
        self.findings.append(Finding(section, what, _told(expected), _told(claimed), self.turn))
        return False

    def holds(self, section: str, what: str, is_so: bool, claimed: object = "") -> bool:
        """Whether a claim fulfils a condition of the print; a finding if it does not."""
        self.checks[section] += 1
        if not is_so:
            self.findings.append(Finding(section, what, "otherwise", _told(claimed), self.turn))
        return is_so


def _told(value: object) -> str:
    return "nothing" if value is None or value == "" else str(value)
