"""The sandbox refuses what Discord refuses: each limit with error 50035 and the path to the fault."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox, assert_discord_accepts
from bot.sandbox.limits import (
    choices_problems,
    command_problems,
    commands_problems,
    is_command_name,
    message_problems,
    modal_problems,
    thread_problems,
)
from bot.sandbox.protocol import Json
from tests.bot.sandbox.raw import button, menu, post, row, text

V2 = 1 << 15
LINK = "https://a"
THUMBNAIL = {"type": 11, "media": {"url": "attachment://map.png"}}
NESTED_BOX = {"type": 17, "components": [{"type": 17, "components": []}]}
LOST_PICTURE = {"type": 9, "components": [text("x")], "accessory": THUMBNAIL}
MANY_TEXTS = [text("x") for _ in range(41)]
NESTED = {"type": 17, "components": [row(*[button(f"{place}.{n}") for n in range(5)]) for place in range(7)]}

REFUSED_MESSAGES: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
    ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "embeds.0.fields.0.name"),
    ({"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]}, "embeds.0.fields.0.value"),
    ({"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text"),
    ({"embeds": [{"author": {"name": "x" * 257}}]}, "embeds.0.author.name"),
    ({"embeds": [{"image": {"url": "attachment://lost.png"}}]}, "embeds.0.image.url"),
    ({"content": "x", "nonce": "x" * 26}, "nonce"),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id"),
    ({"content": "x", "flags": 1 << 6}, "flags"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    ({"content": "x", "components": [row(button("a"))] * 6}, "components"),
    ({"content": "x", "components": [row(*[button(str(n)) for n in range(6)])]}, "components.0.components"),
    ({"content": "x", "components": [row()]}, "components.0.components"),
    ({"content": "x", "components": [row(button("a"), menu(2))]}, "components.0.components"),
    ({"content": "x", "components": [row(button(""))]}, "components.0.components.0.custom_id"),
    ({"content": "x", "components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    (
        {"content": "x", "components": [row(button("page:1", disabled=True), button("page:1", disabled=True))]},
        "components.0.components.1.custom_id",
    ),
    ({"content": "x", "components": [row(button("a", label="x" * 81))]}, "components.0.components.0.label"),
    ({"content": "x", "components": [row(button("a", label=None))]}, "components.0.components.0"),
    (
        {"content": "x", "components": [row(button("a", style=5, url=LINK))]},
        "components.0.components.0.custom_id",
    ),
    ({"content": "x", "components": [row({"type": 2, "style": 5, "label": "x"})]}, "components.0.components.0.url"),
    ({"content": "x", "components": [row(menu(26))]}, "components.0.components.0.options"),
    ({"content": "x", "components": [row(menu(0))]}, "components.0.components.0.options"),
    ({"content": "x", "components": [row(menu(2, max_values=3))]}, "components.0.components.0.max_values"),
    ({"content": "x", "components": [row(menu(3, min_values=2))]}, "components.0.components.0.min_values"),
    ({"content": "x", "components": [row(menu(3, placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
    ({"content": "x", "components": [text("needs the flag")]}, "components.0.type"),
    ({"flags": V2, "content": "x", "components": [text("x")]}, "content"),
    ({"flags": V2, "embeds": [{"title": "x"}], "components": [text("x")]}, "embeds"),
    ({"flags": V2, "components": MANY_TEXTS}, "components"),
    ({"flags": V2, "components": [NESTED]}, "components"),
    ({"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "components"),
    ({"flags": V2, "components": [{"type": 9, "components": [text("x")]}]}, "components.0.accessory"),
    (
        {"flags": V2, "components": [{"type": 9, "components": [text("x")] * 4, "accessory": button("a")}]},
        "components.0.components",
    ),
    ({"flags": V2, "components": [{"type": 12, "items": []}]}, "components.0.items"),
    (
        {"flags": V2, "components": [NESTED_BOX]},
        "components.0.components.0.type",
    ),
    (
        {"flags": V2, "components": [LOST_PICTURE]},
        "components.0.accessory.media.url",
    ),
    ({"flags": V2, "components": [text("x") | {"id": 7}, text("y") | {"id": 7}]}, "components.1.id"),
]


@pytest.mark.parametrize(("payload", "path"), REFUSED_MESSAGES, ids=[path for _, path in REFUSED_MESSAGES])
async def test_message_is_refused_with_its_path(sandbox: Sandbox, payload: Json, path: str) -> None:
    answer = await post(sandbox, payload)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.inner(*path.split("."))
    assert sandbox.messages("forum") == []


async def test_full_but_lawful_messages_pass(sandbox: Sandbox) -> None:
    rows = [row(*[button(f"{place}.{n}") for n in range(5)]) for place in range(5)]
    assert (await post(sandbox, {"content": "x" * 2000, "components": rows})).status == 200
    box = {"type": 17, "components": [row(*[button(f"{place}.{n}") for n in range(5)]) for place in range(6)]}
    answer = await post(sandbox, {"flags": V2, "components": [box, text("x"), text("x"), text("x" * 3998)]})
    assert answer.status == 200
    assert [part["id"] for part in answer.body["components"]] == [1, 38, 39, 40]


async def test_nothing_to_say(sandbox: Sandbox) -> None:
    assert (await post(sandbox, {"content": ""})).code == 50006


async def test_file_too_large(sandbox: Sandbox) -> None:
    answer = await post(sandbox, {}, ("a.bin", bytes(10 * 1024 * 1024 + 1)))
    assert (answer.status, answer.code) == (413, 40005)


async def test_request_too_large(sandbox: Sandbox) -> None:
    answer = await post(sandbox, {}, *[(f"{n}.bin", bytes(9 * 1024 * 1024)) for n in range(3)])
    assert (answer.status, answer.code) == (413, 40005)


def option(name: str = "name", **more: Any) -> Json:
    return {"name": name, "description": "What it is", "type": 3} | more


def command(*options: Json, **more: Any) -> Json:
    return {"name": "act", "description": "Do it", "options": list(options)} | more


LONG_CHOICES = [{"name": str(number), "value": "x" * 60 + str(number)} for number in range(25)]
CHOICES = [{"name": str(number), "value": str(number)} for number in range(26)]

REFUSED_COMMANDS: list[tuple[Json, tuple[str | int, ...]]] = [
    (command(name="Act"), ("name",)),
    (command(name="a b"), ("name",)),
    (command(name="x" * 33), ("name",)),
    (command(description=""), ("description",)),
    (command(description="x" * 101), ("description",)),
    (command(*[option(f"o{n}") for n in range(26)]), ("options",)),
    (command(option(), option()), ("options", 1, "name")),
    (command(option("a"), option("b", required=True)), ("options", 1, "required")),
    (command(option(choices=CHOICES)), ("options", 0, "choices")),
    (command(option(choices=CHOICES[:2], autocomplete=True)), ("options", 0, "autocomplete")),
    (command(option(type=6, autocomplete=True)), ("options", 0, "type")),
    (command(option(type=1), option("other")), ("options",)),
    (command(option(type=2, options=[option(type=2, options=[])])), ("options", 0, "options", 0, "type")),
    (
        command(
            *[
                option(f"o{n}", choices=[{"name": str(c), "value": "x" * 60 + str(c)} for c in range(25)])
                for n in range(6)
            ]
        ),
        (),
    ),
]


@pytest.mark.parametrize(("payload", "path"), REFUSED_COMMANDS, ids=[str(path) for _, path in REFUSED_COMMANDS])
def test_command_is_refused_with_its_path(payload: Json, path: tuple[str | int, ...]) -> None:
    assert path in [problem.path for problem in command_problems(payload)]


def test_commands_of_one_name() -> None:
    assert [problem.path for problem in commands_problems([command(), command()])] == [(1, "name")]


@pytest.mark.parametrize("name", ["act", "l'état", "régler", "日本", "a_b-c", "ไทย", "हिन्दी"])
def test_names_that_pass(name: str) -> None:
    assert is_command_name(name)


@pytest.mark.parametrize("name", ["", "Act", "É", "a b", "a/b", "x" * 33, "a\u0301"])
def test_names_that_do_not(name: str) -> None:
    assert not is_command_name(name)


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Label", "component": component} | more


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "Title", "custom_id": "modal", "components": list(components)} | more


INPUT = {"type": 4, "custom_id": "input", "style": 1}

REFUSED_MODALS: list[tuple[Json, tuple[str | int, ...]]] = [
    (modal(label(INPUT), title="x" * 46), ("title",)),
    (modal(label(INPUT), custom_id=""), ("custom_id",)),
    (modal(), ("components",)),
    (modal(*[label(INPUT | {"custom_id": str(n)}) for n in range(6)]), ("components",)),
    (modal(label(INPUT, label="x" * 46)), ("components", 0, "label")),
    (modal(label(INPUT | {"placeholder": "x" * 101})), ("components", 0, "component", "placeholder")),
    (modal(label(INPUT | {"value": "x" * 4001})), ("components", 0, "component", "value")),
    (modal(label(menu(2, disabled=True))), ("components", 0, "component", "disabled")),
    (modal(label(INPUT), label(INPUT)), ("components", 1, "component", "custom_id")),
    (modal(label(button("b"))), ("components", 0, "component", "type")),
]


@pytest.mark.parametrize(("payload", "path"), REFUSED_MODALS, ids=[str(path) for _, path in REFUSED_MODALS])
def test_modal_is_refused_with_its_path(payload: Json, path: tuple[str | int, ...]) -> None:
    assert path in [problem.path for problem in modal_problems(payload)]


def test_choices() -> None:
    assert choices_problems({"choices": CHOICES})[0].path == ("choices",)
    assert choices_problems({"choices": [{"name": "x" * 101, "value": 1}]})[0].path == ("choices", 0, "name")
    assert choices_problems({"choices": CHOICES[:25]}) == []


def test_threads() -> None:
    assert thread_problems({"name": "x" * 101})[0].path == ("name",)
    assert thread_problems({"name": "x", "auto_archive_duration": 61})[0].path == ("auto_archive_duration",)


def test_alt_text() -> None:
    long = {"attachments": [{"id": 0, "filename": "map.png", "description": "x" * 1025}]}
    assert message_problems(long)[0].path == ("attachments", 0, "description")


def test_assert_names_every_fault() -> None:
    with pytest.raises(AssertionError, match=r"(?s)content: .*components\.0\.components\.0\.label"):
        assert_discord_accepts({"content": "x" * 2001, "components": [row(button("a", label="x" * 81))]})


def test_assert_knows_modals_commands_and_files() -> None:
    assert_discord_accepts(modal(label(INPUT)))
    assert_discord_accepts(command(option()))
    picture = {"embeds": [{"image": {"url": "attachment://map.png"}}]}
    assert_discord_accepts(picture, filenames=["map.png"])
    with pytest.raises(AssertionError):
        assert_discord_accepts(picture)
    with pytest.raises(AssertionError):
        assert_discord_accepts(
            {"embeds": [{"image": {"url": "attachment://carte-d'été.png"}}]}, filenames=["carte-d'été.png"]
        )
