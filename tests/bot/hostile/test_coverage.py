"""The hostile inputs cover every command, option, control and form that the bot accepts."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import CursusBot
from bot.commands import Tree
from bot.sandbox import Sandbox
from bot.views import written_orders as orders
from tests.bot.hostile import arena as arenas
from tests.bot.hostile.__main__ import MOST_GROWTH, Curve
from tests.bot.hostile.arena import Violation
from tests.bot.hostile.inputs import COMMANDS, FIELDS, FORMS, OPTIONS, ORDERS, REFERENCES, VERBS


def _commands(tree: Tree) -> list[app_commands.Command[Any, ..., Any]]:
    return [each for each in tree.walk_commands() if isinstance(each, app_commands.Command)]


def test_every_command_is_reached(sandbox: Sandbox, bot: CursusBot) -> None:
    registered = sandbox.world.commands["0"]
    leaves = [
        " ".join([path["name"], *(branch["name"] for branch in branches)])
        for path, branches, _ in arenas._leaves(registered)
    ]
    assert sorted(leaves) == sorted(each.qualified_name for each in _commands(bot.tree))
    assert len(leaves) <= COMMANDS
    kinds = (discord.AppCommandType.user, discord.AppCommandType.message)
    assert [bot.tree.get_commands(type=kind) for kind in kinds] == [[], []], "no one asks for those yet"


def test_every_option_is_filled_in_and_its_suggestions_asked_for(bot: CursusBot) -> None:
    for command in _commands(bot.tree):
        assert len(command.parameters) <= OPTIONS, command.qualified_name
        for option in command.parameters:
            assert option.type.value in arenas.FILLED, f"{command.qualified_name} {option.name}"


def test_every_button_is_forged(bot: CursusBot) -> None:
    assert {*VERBS} >= {*bot.component_router.verbs}
    assert {*VERBS} - {*bot.component_router.verbs, *FORMS} <= {"fire", "x"}, "verbs that are no longer known"


def test_every_reference_is_forged(bot: CursusBot) -> None:
    assert {*REFERENCES} - {"x"} == {*bot.rulebook_browser.verbs}


def test_every_form_is_forged(bot: CursusBot) -> None:
    assert {*FORMS} == {*bot.component_router.forms}
    assert orders.TEXT in FIELDS


def test_orders_are_written_that_no_form_would_take() -> None:
    assert max(map(len, ORDERS)) >= 100_000


def test_memory_that_grows_after_the_warm_up_ends_the_soak() -> None:
    curve = Curve()
    for megabytes in (100.0, 200.0, 300.0, 400.0, 400.0 + MOST_GROWTH):
        curve.put_down(megabytes)
        curve.check()
    curve.put_down(401.0 + MOST_GROWTH)
    with pytest.raises(Violation, match="has grown by 65 MB"):
        curve.check()
