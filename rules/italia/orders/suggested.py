"""The Legate's plan for a nation turn, written as orders that a player can change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, cast

import msgspec

from rules.core.decisions import Answer, Pick
from rules.core.events import Event
from rules.core.orders import MOST_TEXT
from rules.core.orders.area_orders import ALL, AreaOrder
from rules.core.orders.armies import ArmyOrder
from rules.core.orders.conditions import Condition, said_condition, then
from rules.core.orders.names import folded
from rules.core.policy import word_in
from rules.core.table import Table
from rules.core.text import speaking
from rules.italia.ai.legate import legate
from rules.italia.chapters.asking import DIVIDE, DONE
from rules.italia.chapters.campaign import MARCH, SAIL
from rules.italia.chapters.cities import LEAVE as KEEP
from rules.italia.chapters.combat import RAID
from rules.italia.chapters.retreats import STAY
from rules.italia.data.loader import FLEET
from rules.italia.events import BattleBegan, Bought, CampaignBegan, CapitalSet, Force, Moved, Placed
from rules.italia.info import NOTHING
from rules.italia.orders.grammar import CampaignOrder, grammar
from rules.italia.orders.names import NONE
from rules.italia.orders.planner import OF_BATTLE, ExpectedTrial, ItaliaTrial, asked_about, try_orders

_MOST_STEPS = 300
_MOST_STAGES = 30
"""The most throws of dice and questions to others that a sheet reaches past."""

_FIGHT, _REST = ArmyOrder(verb="fight"), ArmyOrder(verb="rest")
_REPEATED: Condition = "while-possible"


def suggested(table: Table, seat: str, locale: str) -> str:
    """What the Legate would do in a nation's own turn if the dice fall as is to be expected, one order a line.

    What follows dice begins with ``then``. What can't be told in orders is left to ``rest``. Empty if it isn't the
    nation's turn.
    """
    trial = ExpectedTrial(table, seat)
    if not trial.topic or trial.game.seat_of(trial.game.active) != seat or trial.pending.reaction:
        return ""
    with speaking(locale):
        first, *later = _stages(trial)
        return _written(_Proof(ExpectedTrial(table, seat), locale), first, later)


class _Stage(NamedTuple):
    """The orders from one throw of the dice to the next, and the answers that they stand for.

    ``has_diced``: dice are thrown after them, so the seat may be asked more than is expected.
    """

    orders: Sequence[AreaOrder]
    answers: Sequence[Answer]
    has_diced: bool


def _stages(trial: ExpectedTrial) -> Iterator[_Stage]:
    """The Legate plays on until the nation turn is over, even if the next nation has the same player."""
    nation = trial.game.active
    for stage in range(_MOST_STAGES):
        answered = len(trial.answers)
        orders = _Sheet(trial).written() if stage == 0 else _LaterSheet(trial).written()
        yield _Stage(orders, trial.answers[answered:], trial.has_diced)
        if trial.game.active != nation or not trial.go_on():
            return


def _written(proof: _Proof, first: _Stage, later: Sequence[_Stage]) -> str:
    """The first orders as they are. Those after the dice follow battles that last as long as they last."""
    locale = proof.locale
    kept = [*proof.kept(first)]
    text = "\n".join(_line(order, "", locale) for order in (kept if proof.holds else [*kept, _REST]))
    for group in _groups(proof.kept_of_all(later)):
        text = _added(text, [_line(order, _condition(order), locale) for order in (_FIGHT, *group)], locale)
    return _added(text, [_line(_REST, _REPEATED, locale)], locale) if later or first.has_diced else text


def _added(text: str, lines: Sequence[str], locale: str) -> str:
    """A sheet with one more part after the dice, if it isn't too long with it."""
    part = "\n".join(lines)
    more = f"{text}\n{then(locale)} {part}"
    return more if len(more) <= MOST_TEXT else text


def _groups(orders: Iterable[AreaOrder]) -> Iterator[list[AreaOrder]]:
    """Orders after the dice, parted wherever someone else may be asked or dice may be thrown."""
    group: list[AreaOrder] = []
    for order in orders:
        if order.verb == "fight":
            continue
        group.append(order)
        if order.verb in ("camp", "battle", "raid") and order.areas:
            yield group
            group = []
    if group:
        yield group


def _line(order: AreaOrder, condition: Condition, locale: str) -> str:
    written = grammar().write(order, locale)
    return f"{written} {said_condition(condition, locale)}" if condition else written


def _condition(order: AreaOrder) -> Condition:
    """After the dice of battle some orders may find nothing to do; marches and moves are made, or come back."""
    if order.verb in ("fight", "rest"):
        return _REPEATED
    return "" if order.verb in ("camp", "move", "sail") else "if-possible"


class _Proof:
    """Carries the written orders out where the Legate's choices were made, and compares.

    ``holds``: all orders of the last stage do what was meant.
    """

    def __init__(self, trial: ExpectedTrial, locale: str) -> None:
        self.locale = locale
        self.holds = True
        self._trial = trial

    def kept(self, stage: _Stage) -> Iterator[AreaOrder]:
        """The orders up to the first that does something else than what was meant; the Legate goes on from there."""
        trial, begun = self._trial, len(self._trial.answers)
        reading = grammar().parse("\n".join(grammar().write(each, self.locale) for each in stage.orders), self.locale)
        for order, read in zip(stage.orders, () if reading.faults else reading.orders, strict=False):
            answered, told = len(trial.answers), len(trial.events)
            (verdict,) = try_orders(trial, (read,))
            given = trial.answers[begun:]
            if verdict.refused is not None or given != [*stage.answers[: len(given)]]:
                trial.take_back(answered, told)
                break
            yield order
        left = stage.answers[len(trial.answers) - begun :]
        self.holds = not left
        for answer in left:
            trial.give(answer)

    def kept_of_all(self, stages: Sequence[_Stage]) -> Iterator[AreaOrder]:
        """The orders of all stages up to the first that does something else."""
        for stage in stages:
            self._trial.go_on()
            yield from self.kept(stage)
            if not self.holds:
                return


class _Sheet:
    """Plays on as the Legate on a trial, and notes the order for each choice."""

    def __init__(self, trial: ItaliaTrial) -> None:
        self._trial = trial
        self._orders: list[AreaOrder] = []

    def written(self) -> list[AreaOrder]:
        """The orders up to the next dice, the next question to another player, or the end of the nation's turn."""
        trial, nation = self._trial, self._trial.game.active
        for _ in range(_MOST_STEPS):
            if trial.has_diced or not trial.topic or trial.game.active != nation:
                break
            asked, answer, before = cast(Pick, trial.pending), legate(trial.table), len(trial.events)
            trial.give(answer)
            self.tell(asked, tuple(answer), trial.events[before:])
        return self._orders

    def tell(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        """Note the order for an answer."""
        _TOLD.get(asked.topic, _Sheet.tell_choose)(self, asked, answer, events)

    @property
    def _last(self) -> AreaOrder | None:
        return self._orders[-1] if self._orders else None

    def tell_buy(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        what, _, thing = answer[0].partition(":")
        if what == DONE and not any(order.verb in _BUYING for order in self._orders):
            self._orders.append(ArmyOrder(verb="buy", answer=NONE))
        for event in events:
            if isinstance(event, Bought) and what == "unit":
                self._add_kind(event.unit, event.count)
        if what in _IN_AREAS:
            self._orders.append(ArmyOrder(verb=_IN_AREAS[what], areas=(thing,)))
        self.tell_capital(asked, answer, events)

    def _add_kind(self, kind: str, count: int) -> None:
        last = self._last
        if isinstance(last, ArmyOrder) and last.verb == "buy":
            self._orders[-1] = msgspec.structs.replace(last, kinds=(*last.kinds, (kind, count)))
        else:
            self._orders.append(ArmyOrder(verb="buy", kinds=((kind, count),)))

    def tell_capital(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._orders += [
            ArmyOrder(verb="capital", areas=(each.area,)) for each in events if isinstance(each, CapitalSet)
        ]

    def tell_place(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        for area in answer:
            self._put(asked_about(asked)[0], ALL, area)

    def tell_place_at_sea(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._put(FLEET, ALL, answer[0])

    def tell_arrive(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == DIVIDE:
            return
        set_down = next(each for each in events if isinstance(each, Placed))
        kind, number = asked_about(asked)
        self._put(kind, ALL if set_down.force.size == number else set_down.force.size, set_down.place)

    def tell_arrive_leader(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._put(word_in(asked.question, "leader"), ALL, answer[0])

    def _put(self, kind: str, count: int, place: str) -> None:
        last = self._last
        if not isinstance(last, ArmyOrder) or last.verb != "place":
            last = ArmyOrder(verb="place")
            self._orders.append(last)
        self._orders[-1] = msgspec.structs.replace(
            last, types=(*last.types, kind), counts=(*last.counts, count), areas=(*last.areas, place)
        )

    def tell_force(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        began = next(each for each in events if isinstance(each, CampaignBegan))
        self._orders.append(CampaignOrder(verb="camp", kinds=_kinds(began.force)))

    def tell_campaign(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        act, _, goal = answer[0].partition(":")
        if act in (MARCH.rstrip(":"), SAIL.rstrip(":")):
            last = self._camp_to_go_on()
            self._orders[-1] = msgspec.structs.replace(last, areas=(*last.areas, goal))
        elif act == DONE:
            self._orders[-1] = msgspec.structs.replace(self._camp_to_go_on(), stop=True)
        else:
            self.tell_choose(asked, answer, events)

    def _camp_to_go_on(self) -> CampaignOrder:
        """The last order if it's for this campaign and nothing came between, else a new one."""
        last = self._last
        if not isinstance(last, CampaignOrder) or not self._may_go_on(last):
            last = CampaignOrder(verb="camp")
            self._orders.append(last)
        return last

    def _may_go_on(self, order: CampaignOrder) -> bool:
        """Whether the next round can be told in the same order."""
        return not order.block

    def tell_block(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        last = self._last
        if answer[0] != NOTHING and isinstance(last, CampaignOrder):
            self._orders[-1] = msgspec.structs.replace(last, block=answer[0])

    def tell_move(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        moved = [each for each in events if isinstance(each, Moved)]
        if moved:
            first, last = moved[0], moved[-1]
            verb = "sail" if first.way == "sailed" and not first.cargo.size else "move"
            cargo = first.cargo if first.way == "sailed" and verb == "move" else first.force
            order = ArmyOrder(
                verb=verb, kinds=_kinds(cargo), leaders=cargo.leaders, areas=(first.path[0], last.path[-1])
            )
            self._orders.append(order)
        elif asked.topic == "move" and answer[0] == DONE:
            self._end(events)

    def _end(self, events: Sequence[Event]) -> None:
        """The movement is over: the battle that begins at once says so too."""
        area = next((each.area for each in events if isinstance(each, BattleBegan)), "")
        if area:
            self._orders.append(ArmyOrder(verb="battle", areas=(area,)))
        elif self._trial.topic not in ("battle-order", "battle-or-raid"):
            self._orders.append(ArmyOrder(verb="end"))

    def tell_battle_order(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if self._trial.topic != "battle-or-raid":
            self._orders.append(ArmyOrder(verb="battle", areas=answer))

    def tell_battle(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        area = word_in(asked.question, "area")
        last = self._last
        if isinstance(last, CampaignOrder) and last.areas[-1:] == (area,) and answer[0] != RAID:
            return
        self._orders.append(ArmyOrder(verb="raid" if answer[0] == RAID else "battle", areas=(area,)))

    def tell_retreat(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == STAY:
            self._orders.append(ArmyOrder(verb="fight", answer="on"))
        else:
            self._orders.append(ArmyOrder(verb="retreat", areas=answer))

    def tell_pillage(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._orders.append(ArmyOrder(verb="pillage", answer=NONE if answer[0] == KEEP else answer[0]))

    def tell_rebuild(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == DONE:
            self.tell_choose(asked, answer, events)
        else:
            self._orders.append(ArmyOrder(verb="rebuild", areas=(answer[0].partition(":")[0],)))

    def tell_pass(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == NOTHING:
            self._orders.append(ArmyOrder(verb="pass"))
        else:
            self.tell_choose(asked, answer, events)

    def tell_nothing(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        """Other orders imply it."""

    def tell_choose(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        names = tuple(folded(str(option.name)) for option in asked.options if option.id in answer)
        self._orders.append(AreaOrder(verb="choose", labels=names))


class _LaterSheet(_Sheet):
    """What comes after dice: rounds one by one, since anyone may react to each, and battles as they go."""

    def tell(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        """Note the order for an answer."""
        if asked.topic not in OF_BATTLE:
            super().tell(asked, answer, events)
        elif self._last != _FIGHT:
            self._orders.append(_FIGHT)

    def _may_go_on(self, order: CampaignOrder) -> bool:
        return not order.areas


def _kinds(force: Force) -> tuple[tuple[str, int], ...]:
    return tuple(force.units.items())


_BUYING = ("buy", "build", "repair")
_IN_AREAS = {"city": "build", "repair": "repair"}

_TOLD: dict[str, Callable[[_Sheet, Pick, tuple[str, ...], Sequence[Event]], None]] = {
    "buy": _Sheet.tell_buy,
    "capital": _Sheet.tell_capital,
    "place": _Sheet.tell_place,
    "place-sea": _Sheet.tell_place_at_sea,
    "arrive": _Sheet.tell_arrive,
    "arrive-leader": _Sheet.tell_arrive_leader,
    "force": _Sheet.tell_force,
    "campaign": _Sheet.tell_campaign,
    "block": _Sheet.tell_block,
    "burn": _Sheet.tell_nothing,
    **dict.fromkeys(
        ("move", "move-group", "move-to", "land-group", "land-at", "fleet-group", "sail-to"), _Sheet.tell_move
    ),
    "sea-target": _Sheet.tell_nothing,
    "battle-order": _Sheet.tell_battle_order,
    "battle-or-raid": _Sheet.tell_battle,
    "retreat": _Sheet.tell_retreat,
    "retreat-to": _Sheet.tell_retreat,
    "pillage": _Sheet.tell_pillage,
    "raid-reward": _Sheet.tell_pillage,
    "rebuild": _Sheet.tell_rebuild,
    "reaction": _Sheet.tell_pass,
}
"""How the answers of a topic are told; any other is chosen by its label."""
