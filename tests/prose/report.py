"""The figures as a table, and the texts to read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import get_args

from render.core.posts import Voice
from tests.prose.campaigns import Course
from tests.prose.measures import Fault, Figures, Repeats

_MOST_TEXTS = 20
_OFTEN = 10
"""A text used more often in a campaign needs more variants."""

Row = Mapping[str, str]


def row(game: str, voice: Voice, found: Figures) -> Row:
    """A line of the table."""
    return {
        "": f"{game} {voice.locale} {voice.length}",
        "turns": str(len(found.posts)),
        "posts a turn (max)": _mean(found.posts),
        "characters a turn (max)": _mean(found.characters),
        "posts under 120": f"{found.short} of {sum(found.posts)}",
        "sentences (texts)": f"{found.sentences} ({len(found.variants)})",
        "same variant": _shares(found.by_variant, found.sentences),
        "same masked text": _shares(found.by_masked, found.sentences),
        "score changes not told": f"{found.untold + found.unexplained} of {found.scored + found.unexplained}",
        "out of order": f"{found.out_of_order} of {found.ordered}",
        "events not told": f"{found.unposted.total()} of {found.told.total()}",
    }


_REPEATS = ("sentences (texts)", "same variant", "same masked text")


def tables(rows: Sequence[Row]) -> list[str]:
    """Lines as the two Markdown tables of docs/yardsticks.md: how much is posted, and what is repeated."""
    posted = [name for name in rows[0] if name not in _REPEATS]
    return [*_table(rows, posted), "", *_table(rows, ["", *_REPEATS])]


def _table(rows: Sequence[Row], names: Sequence[str]) -> list[str]:
    lines = [[row[name] for name in names] for row in rows]
    return [_line(names), _line(["---"] * len(names)), *map(_line, lines)]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _mean(values: Sequence[int]) -> str:
    return f"{fmean(values):,.{1 if fmean(values) < 100 else 0}f} ({max(values):,})"


def _shares(found: Repeats, sentences: int) -> str:
    shares = (found.in_turn, found.turn_before, found.earlier)
    return f"{' / '.join(f'{share / max(sentences, 1):.0%}'.rstrip('%') for share in shares)} %"


def transcript(course: Course, voice: Voice) -> str:
    """A campaign's posts in order, to be read."""
    lines = [f"# {course.play.game}, {course.play.seed}, {voice.locale}, {voice.length}"]
    for post in course.posts.get(voice, []):
        lines += ["", f"## {post.key} ({post.kind}, turn {post.turn}, {len(post.text)} characters)", "", post.text]
    return "\n".join([*lines, ""])


def findings(found: Figures, examples: int) -> str:
    """Examples of each fault, spread over the campaigns, and the texts that come most often."""
    return "\n".join(["# Findings", *_examples(found, examples), *_often(found), *_unposted(found), ""])


def _examples(found: Figures, most: int) -> Iterator[str]:
    for fault in get_args(Fault):
        places = [each for each in found.findings if each.fault == fault]
        step = -(-len(places) // most) or 1
        yield f"\n## {fault.capitalize()}: {len(places)}\n"
        for place in places[::step]:
            yield f"- turn {place.turn}, {place.where}: {place.text.replace(chr(10), ' / ')}"


def _often(found: Figures) -> Iterator[str]:
    often = sum(count > _OFTEN for count in found.variants.values())
    yield f"\n## Texts used more than {_OFTEN} times: {often}\n"
    for key, count in found.variants.most_common(_MOST_TEXTS):
        yield f"- {count} × {key}"


def _unposted(found: Figures) -> Iterator[str]:
    yield "\n## Events with a text, and those that no post told\n"
    for kind, count in found.told.most_common():
        yield f"- {kind}: {count}, not posted {found.unposted[kind]}"
