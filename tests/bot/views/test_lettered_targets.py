"""The letters on a panel's map and on its controls agree, in recorded positions of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set

import discord
import pytest
from msgspec import structs

import rules
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.common.messages import speaking
from bot.components.controls import Control, Row
from bot.components.custom_ids import resolve_token
from bot.components.layouts import Message
from bot.storage import Campaign, Draft
from bot.views.panel import dialogue, panel, selection
from bot.views.pick import PickQuestion, selected, selection_rows
from render.core.layout import recorded
from render.core.targets import letters_in, most_letters, targets_in
from render.presenter import Posting, presenter
from rules.core import registry
from rules.core.agents import give
from rules.core.decisions import Pick, folded, lettered
from rules.core.registry import agents
from rules.core.views import decision_in
from tests.gallery.positions import Position, games, positions
from tests.sampling import first

pytestmark = [pytest.mark.usefixtures("all_games"), pytest.mark.xdist_group("gallery")]

PLAYER = 7
LETTERED = {
    "romanitas": {"press-on"},
    "ultimus-romanorum": {
        "movement",
        "goal",
        "battle-order",
        "in-battle",
        "escape",
        "evade-to",
        "retreat",
        "enter",
        "bagaudes",
        "desertion",
        "feud",
        "return",
        "winter",
        "settle",
        "diocese",
        "harvest",
        "mutiny",
        "recruit",
        "uprising",
    },
    "britannia-redux": {"battle", "excess", "move", "move-to", "place", "remove", "retreat", "withdraw"},
    "italia": {
        "arrive",
        "arrive-leader",
        "battle-order",
        "block",
        "campaign",
        "capital",
        "depart",
        "inherit",
        "land-at",
        "move",
        "move-to",
        "place",
        "react-to",
        "reaction",
        "rebuild",
        "retreat",
        "retreat-to",
        "sail-to",
        "surplus",
        "withdraw",
    },
    "rise-and-fall": {"main", "supporter", "move-to", "place-area", "arrival", "rebel-site"},
}
"""Decisions about places: each has letters in at least one recorded position."""


@pytest.fixture
def all_games() -> None:
    """Register the games beside the toy."""
    registry.register("romanitas", "rules.romanitas")
    registry.register("rise-and-fall", "rules.rise_and_fall")
    registry.register("ultimus-romanorum", "rules.ultimus_romanorum")
    registry.register("britannia-redux", "rules.britannia_redux")
    registry.register("italia", "rules.italia")


def _asked(game: str) -> Iterator[Position]:
    return (each for each in positions(game) if each.moment.name.startswith("asked-"))


def _snapshot(position: Position, locale: str) -> CampaignSnapshot:
    table = position.table
    campaign = Campaign(
        1, 1, 1, PLAYER, position.game, position.scenario, "Title", locale, "open", table.public_number, ""
    )
    return CampaignSnapshot(campaign, table, dict.fromkeys(table.seats, PLAYER))


def _drawn(position: Position) -> tuple[Posting, dict[str, set[str]]]:
    """The panel's face, and the letters on its pictures with their spaces or options: the same in every language.

    A letter is in several spaces only if a single option means them all, such as a people, or if it's that of a region
    whose options name them.
    """
    with recorded() as layouts:
        face = presenter(position.game).panel(position.view, "en", position.scene)
    assert layouts
    letters = [part.text.partition(" ") for layout in layouts for part in layout.parts if part.kind == "letter"]
    found: dict[str, set[str]] = {}
    for letter, _, space in letters:
        if space:
            found.setdefault(letter, set()).update(space.split())
    assert {letter for letter, *_ in letters} == {*found}, "a letter of a list that the map hasn't"
    meant = Counter(face.letters.values())
    places = {each["id"]: each["space"] for each in decision_in(position.view).get("options", ())}
    of = {letter: {places.get(option) for option in face.letters if face.letters[option] == letter} for letter in found}
    assert all(len(spaces) == 1 or meant[letter] == 1 or spaces == of[letter] for letter, spaces in found.items()), (
        "a letter with two meanings"
    )
    return face, found


def _labels(pending: PendingDecision, pick: Pick, message: Message) -> Iterator[tuple[str, str]]:
    """Every option that controls lead to, with the label it has there."""
    for line in message.layout.walk_children():
        if isinstance(line, discord.ui.ActionRow):
            yield from _labels_of_row(pending, pick, line)


def _labels_of_row(pending: PendingDecision, pick: Pick, line: Row) -> Iterator[tuple[str, str]]:
    for part in line.children:
        if not isinstance(part, Control):
            continue
        if part.control.verb in ("pick", "sure"):
            yield resolve_token(pick.options, part.control.rest), str(getattr(part.item, "label", ""))
        if part.control.verb == "under":
            yield from _labels(pending, pick, dialogue(pending, PLAYER, _path(part.control.rest)))
        for entry in getattr(part.item, "options", ()):
            if entry.value.startswith("open."):
                path = [*_path(part.control.rest), *_path(entry.value.removeprefix("open."))]
                yield from _labels(pending, pick, dialogue(pending, PLAYER, path))
            elif part.control.verb == "drill":
                yield resolve_token(pick.options, entry.value), entry.label
            elif part.control.verb == "several":
                yield from zip(selected(pick, [entry.value]), entry.label.split(", "), strict=True)


def _path(text: str) -> list[int]:
    return [int(step, 36) for step in text.split(".") if step]


@pytest.mark.parametrize("most", first(1, [1, 100]))
@pytest.mark.parametrize("game", games())
def test_the_picture_and_the_controls_have_the_same_letters(game: str, most: int) -> None:
    """In the first positions of each topic that have letters, and in one without for each game."""
    seen, enough = set[str](), Counter[str]()
    for position in _asked(game):
        decision = position.table.decision
        assert decision is not None
        kind = decision.topic if letters_in(position.view) else ""
        if enough[kind] >= most:
            continue
        enough[kind] += 1
        face, drawn = _drawn(position)
        for locale in ("en", "fr"):
            with speaking(locale):
                _check_labels(position, face, drawn, locale)
        if drawn:
            seen.add(decision.topic)
    assert seen >= LETTERED[game]


def _check_labels(position: Position, face: Posting, drawn: Mapping[str, Set[str]], locale: str) -> None:
    snapshot = _snapshot(position, locale)
    for pending in snapshot.pending:
        _check_labels_of(snapshot, pending, position, face, drawn)


def _check_labels_of(
    snapshot: CampaignSnapshot,
    pending: PendingDecision,
    position: Position,
    face: Posting,
    drawn: Mapping[str, Set[str]],
) -> None:
    pick = pending.decision
    if not isinstance(pick, Pick):
        assert not drawn
        return
    plain = {option.id: (option.label, option.space) for option in pick.options}
    found = {*_labels(pending, pick, panel(snapshot, face)), *_labels(pending, pick, dialogue(pending, PLAYER))}
    for option, label in found:
        name, space = plain[option]
        letter = face.letters.get(option, "")
        assert not letter or drawn[letter] & {space, option}, position.name
        assert letter or not any(space in spaces for spaces in drawn.values()), position.name
        expected = f"{letter} · {name}" if letter else name
        assert label.endswith("…") or label in (expected, label.partition(" › ")[0] + f" › {expected}"), position.name
    lettered = {face.letters[option] for option, _ in found if option in face.letters}
    assert lettered == set(drawn), "a letter that no control has"


def test_pages_of_a_selection_have_the_letters() -> None:
    """A selection of several out of more than 25 shows the same letters on every page."""
    position = next(each for each in _asked("rise-and-fall") if each.moment.name == "asked-turning")
    pick = position.table.decision
    assert isinstance(pick, Pick)
    letters = letters_in(position.view)
    assert letters
    made = selection_rows(PickQuestion(1, 1, lettered(pick, letters)), Draft(1))
    menus = [part.item for line in made for part in line.children if isinstance(part, Control)]
    entries = [entry for menu in menus for entry in getattr(menu, "options", ())]
    assert [entry.label.partition(" · ")[0] for entry in entries] == [letters[option.id] for option in pick.options]
    assert selection(_snapshot(position, "en"), pick, Draft(1))


@pytest.mark.parametrize(
    ("game", "scenario", "agent", "decisions"),
    [
        ("britannia-redux", "after-rome-9", "legate", 150),
        ("rise-and-fall", "rise-60bc-20ad", "legate", 250),
        ("rise-and-fall", "fall-350-470", "random", 400),
    ],
)
def test_letters_in_real_games(game: str, scenario: str, agent: str, decisions: int) -> None:
    """Letters are A, B, C and so on, each for one place, and every one is on an option that players see."""
    table = rules.start(game, scenario, seed=f"letters {agent}")
    decide, counted = agents(game, 1)[agent], 0
    for _ in range(decisions):
        if table.decision is None:
            break
        targets, decision = targets_in(table.public()), table.decision
        letters = sorted(filter(None, targets.spaces.values()))
        assert letters == [chr(ord("A") + place) for place in range(len(letters))]
        assert len(letters) <= most_letters(game)
        if letters and isinstance(decision, Pick):
            seen = folded(decision)
            assert isinstance(seen, Pick)
            assert {targets.options[option.id] for option in seen.options if option.space} == set(letters)
            counted += 1
        give(table, decide(table))
    assert counted > 5


def test_secret_decisions_have_no_letters() -> None:
    """Only the seat's own view has the options, and pictures are drawn from the public one."""
    position = next(each for each in _asked("rise-and-fall") if each.moment.name == "asked-main")
    table = position.table
    decision = table.decision
    assert isinstance(decision, Pick)
    assert letters_in(table.public())
    decision.secret = True
    try:
        assert letters_in(table.public()) == {}
        assert not _drawn(position)[1]
    finally:
        decision.secret = False


def test_lettering_changes_labels_only() -> None:
    position = next(each for each in _asked("rise-and-fall") if each.moment.name == "asked-main")
    decision = position.table.decision
    assert isinstance(decision, Pick)
    changed = lettered(decision, letters_in(position.view))
    assert [option.id for option in changed.options] == [option.id for option in decision.options]
    assert (changed.default, changed.number, changed.question) == (decision.default, decision.number, decision.question)
    assert changed.options[0].label == f"A · {decision.options[0].label}"
    assert lettered(decision, {}) is decision


def test_menus_have_the_order_of_letters_that_pictures_have() -> None:
    """Italia's pictures of a question have their letters in order: options stay, their ranks tell menus."""
    position = next(each for each in _asked("italia") if each.name == "II-evening/asked-reaction")
    pick = position.table.decision
    assert isinstance(pick, Pick)
    letters = presenter("italia").letters(position.view)
    shown = lettered(pick, letters)
    assert [option.id for option in shown.options] == [option.id for option in pick.options]
    ranked = sorted((option for option in shown.options if option.id in letters), key=lambda option: option.rank)
    found = [letters[option.id] for option in ranked]
    assert found == sorted(found, key=lambda letter: (len(letter), letter))
    assert found != [letters[option.id] for option in pick.options if option.id in letters]


def test_menus_have_the_order_of_letters_though_the_odds_have_another() -> None:
    position = next(each for each in _asked("rise-and-fall") if each.moment.name == "asked-main")
    asked = position.table.decision
    assert isinstance(asked, Pick)
    ranks = {"a1": 3, "a2": 1, "b": 4, "c": 2, "wait": 5}
    options = [structs.replace(asked.options[0], id=each, rank=rank) for each, rank in ranks.items()]
    shown = lettered(structs.replace(asked, options=options), {"a1": "A", "a2": "A", "b": "B", "c": "C"})
    ranked = sorted(shown.options, key=lambda option: option.rank)
    assert [option.id for option in ranked] == ["a2", "a1", "b", "c", "wait"]
