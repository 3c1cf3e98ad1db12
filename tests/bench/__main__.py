"""``python -m tests.bench``: print every figure of the benchmark."""

from __future__ import annotations

import asyncio
import gc

from tests.bench.analysis import thinking
from tests.bench.channel import acknowledgements, quantiles
from tests.bench.pictures import costs, memory, rasterised
from tests.bench.rules import (
    Course,
    bare_chess_moves_per_second,
    britannia_course,
    britannia_legal_moves_ms,
    decisions_per_second,
    italia_course,
    italia_legal_moves_ms,
    legal_moves_ms,
    legates_decisions_per_second,
    named_chess_moves_per_second,
    rise_course,
    ultimus_course,
    ultimus_legal_moves_ms,
)


def main() -> None:
    """Run all parts, one after another on one core; the garbage collector ignores what was loaded before."""
    gc.freeze()
    print(f"memory of the pictures  {memory():10.0f} MB")
    ours, bare, named = decisions_per_second(), bare_chess_moves_per_second(), named_chess_moves_per_second()
    print(f"random Romanitas        {ours:10,.0f} decisions/s")
    print(f"python-chess, bare      {bare:10,.0f} moves/s, ratio {ours / bare:.2f}")
    print(f"python-chess, named     {named:10,.0f} moves/s, ratio {ours / named:.2f}")
    print(f"Legate                  {legates_decisions_per_second():10,.0f} decisions/s")
    thought = thinking()
    for name, (median, worst) in (
        ("odds of all forces", thought.odds),
        ("odds of one in full", thought.odds_of_one),
        ("advice", thought.advice),
        ("suggestion", thought.suggestions),
        ("advice, Rise and Fall", thought.rise_advice),
        ("suggestion, Rise a. F.", thought.rise_suggestions),
    ):
        print(f"{name:24}{median:10.0f} ms median, {worst:.0f} ms at worst")
    course = Course(campaigns=20)
    print(f"choose and save         {course.median_ms:10.2f} ms median, {course.worst_ms:.2f} ms p99")
    print(f"last tenth : first      {course.last_to_first:10.2f}")
    print(f"save, turn 10 : turn 2  {course.size_growth:10.2f}")
    median, worst = legal_moves_ms()
    print(f"legal moves, big map    {median:10.1f} ms median, {worst:.1f} ms at worst")
    rise = rise_course()
    print(f"choose and save         {rise.median_ms:10.2f} ms median, {rise.worst_ms:.2f} ms p99")
    print(f"last tenth : first      {rise.last_to_first:10.2f}")
    print(f"an act, turn 50 : 1     {rise.between('operation', range(1, 7), range(46, 52)):10.2f}")
    print(f"save, turn 10 : turn 2  {rise.size_growth:10.2f}")
    _ultimus()
    _britannia()
    _italia()
    for name, cost in costs().items():
        print(f"{name:24}{cost.milliseconds:10.1f} ms, {cost.kilobytes:.0f} KB")
    beside = rasterised()
    print(f"{'map, by resvg':24}{beside.milliseconds:10.1f} ms, {beside.kilobytes:.0f} KB")
    median, worst = quantiles(asyncio.run(acknowledgements()))
    print(f"choice acknowledged     {median:10.1f} ms median, {worst:.1f} ms p99")


def _ultimus() -> None:
    median, worst = ultimus_legal_moves_ms()
    print(f"a sequence's moves, U.R.{median:10.1f} ms median, {worst:.1f} ms at worst")
    _course(ultimus_course())


def _britannia() -> None:
    median, worst = britannia_legal_moves_ms()
    print(f"a nation's moves, B.r.  {median:10.1f} ms median, {worst:.1f} ms at worst")
    _course(britannia_course())


def _italia() -> None:
    median, worst = italia_legal_moves_ms()
    print(f"a nation's moves, It.   {median:10.1f} ms median, {worst:.1f} ms at worst")
    _course(italia_course())


def _course(course: Course) -> None:
    print(f"choose and save         {course.median_ms:10.2f} ms median, {course.worst_ms:.2f} ms p99")
    print(f"last tenth : first      {course.last_to_first:10.2f}")
    print(f"save, last turn : 2     {course.size_growth_to_last:10.2f}")
    mean, worst = course.thinking_ms
    print(f"Legate's decision       {mean:10.2f} ms on average, {worst:.2f} ms p99")


if __name__ == "__main__":
    main()
