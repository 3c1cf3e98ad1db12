"""A short campaign with Discord failing reads the same as one without faults."""

from __future__ import annotations

import pytest

import render.presenter
from rules.core import registry
from tests.endurance.bad_days import PublicRecord, comparison, differences


async def test_a_short_campaign_reads_the_same_on_bad_days() -> None:
    good, bad = await comparison("toy", seed=3, scenario="short")
    assert not good.faults, good
    assert not bad.faults, bad
    assert good.record.posts
    assert sum(bad.met.values()) > 3


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(21, 25))
async def test_a_long_campaign_reads_the_same_on_bad_days(seed: int) -> None:
    _, bad = await comparison("toy", seed)
    assert not bad.faults, bad


@pytest.mark.soak
async def test_romanitas_reads_the_same_on_bad_days() -> None:
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")
    _, bad = await comparison("romanitas", 5)
    assert not bad.faults, bad


def test_differences_are_named() -> None:
    record = PublicRecord(["one", "two"], ("panel", ["cp:1:2:pick"]), [(1, "answer")])
    assert differences(record, record) == []
    assert len(differences(record, PublicRecord(["two", "one"], record.panel, record.log))) == 2
    assert differences(record, PublicRecord(["one"], record.panel, record.log)) == ["2 posts are 1"]
    assert "panel" in differences(record, PublicRecord(record.posts, ("panel", []), record.log))[0]
    assert differences(record, PublicRecord(record.posts, record.panel, [])) == ["the logs differ"]
