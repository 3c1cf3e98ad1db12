"""The toy's rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.core.decisions import Arrange, Barred, Item, Option, Pick, Slot
from rules.core.errors import ImpossibleState
from rules.core.events import Amended, ChoiceUndone, DiceThrown, Event, GameEnded, Resumed, Rewound, TakenUp
from rules.core.game import Game, GameInfo, OptionInfo, Play, ScenarioInfo, SeatInfo, State, arranged, one, some
from rules.core.text import Text, speaker

say = speaker("toy")

SEATS = ("red", "blue")
FIELDS = 40
TURNS = {"short": 3, "long": 10}
STRENGTHS = (3, 2, 2, 1)


class ToyState(State, kw_only=True):
    """``bids`` are hidden until both are made."""

    turns: int
    coins: dict[str, int]
    fields: dict[str, str] = {}
    tired: str = ""
    bids: dict[str, int] = {}


class FieldClaimed(Event):
    seat: str
    field: str


class Earned(Event):
    seat: str
    coins: int


class Fought(Event):
    seat: str
    line: dict[str, tuple[str, ...]]
    dice: tuple[int, int]
    won: bool


class Given(Event):
    seat: str
    gifts: tuple[str, ...]


class BidMade(Event):
    seat: str
    coins: int


class BidsShown(Event):
    bids: dict[str, int]


class TurnEnded(Event):
    coins: dict[str, int]


ToyEvent = (
    FieldClaimed
    | Earned
    | Fought
    | Given
    | BidMade
    | BidsShown
    | TurnEnded
    | DiceThrown
    | ChoiceUndone
    | Resumed
    | TakenUp
    | Amended
    | Rewound
    | GameEnded
)


class Toy(Game[ToyState]):
    """Forty fields, two seats."""

    info: ClassVar[GameInfo] = GameInfo(
        id="toy",
        name=say("title"),
        description=say("about"),
        seats={seat: SeatInfo(seat, say(seat), ("military",)) for seat in SEATS},
        scenarios={name: ScenarioInfo(name, say(name), say(f"{name}-about"), turns) for name, turns in TURNS.items()},
        options={name: OptionInfo(name, say(name), say(f"{name}-about"), "9") for name in ("rich", "foggy")},
        default_scenario="long",
    )
    state_type = ToyState
    version = 1
    event_type = ToyEvent

    @classmethod
    def set_up(cls, scenario: str, options: Mapping[str, bool]) -> ToyState:
        purse = 5 if options["rich"] else 0
        return ToyState(turns=TURNS[scenario], coins=dict.fromkeys(SEATS, purse))

    def check_state(self, scenario: str, options: Mapping[str, bool]) -> None:
        super().check_state(scenario, options)
        state = self.state
        fields = {f"field-{number}" for number in range(1, FIELDS + 1)}
        sound = (
            {*state.coins} == {*SEATS}
            and {*state.fields} <= fields
            and {*state.fields.values()} <= {*SEATS}
            and state.tired in ("", *SEATS)
            and {*state.bids} <= {*SEATS}
            and state.turns == TURNS[scenario]
            and all(abs(coins) < 1_000_000 for coins in (*state.coins.values(), *state.bids.values()))
        )
        if not sound:
            raise ImpossibleState(Text("core", "save-impossible"))

    def redacted(self, seat: str | None) -> dict[str, Any]:
        seen = self.state.model_dump()
        seen["bids"] = {bidder: coins for bidder, coins in self.state.bids.items() if bidder == seat}
        return seen

    def step(self) -> Play[None]:
        """One turn."""
        seat = SEATS[(self.state.turn - 1) % 2]
        yield from self._claim(seat)
        yield from self._act(seat)
        yield from self._give(seat)
        if self.state.turn % 3 == 0:
            yield from self._bid()
        self.tell(TurnEnded(coins=dict(self.state.coins)), "7")
        self.state.turn += 1
        if self.state.turn > self.state.turns:
            winner = max(SEATS, key=lambda each: self.state.coins[each])
            self.end("victory", winner, say("finished"), "8")

    def _claim(self, seat: str) -> Play[None]:
        free = [number for number in range(1, FIELDS + 1) if f"field-{number}" not in self.state.fields]
        options = [
            Option(
                f"field-{number}",
                say("field", number=number),
                say("claim-one"),
                (say("north" if number <= 30 else "south"), say("district", number=(number - 1) // 10 + 1)),
                "1",
            )
            for number in free
        ]
        field = yield from one(self._pick(seat, "claim", "1", options, default=(options[0].id,)))
        self.state.fields[field] = seat
        self.tell(FieldClaimed(seat=seat, field=field), "1")

    def _act(self, seat: str) -> Play[None]:
        names = [name for name in ("work", "gamble", "raid") if name != "raid" or self.state.tired != seat]
        options = [Option(name, say(name), say(f"{name}-detail"), rule="2") for name in names]
        pick = self._pick(seat, "act", "2", options, default=("work",))
        if "raid" not in names:
            pick.barred = lambda: [Barred("raid", say("raid"), say("raid-barred"))]
        chosen = yield from one(pick)
        self.state.tired = ""
        if chosen == "raid":
            yield from self._raid(seat)
        else:
            self._earn(seat, 2 if chosen == "work" else self.roll() - 3)

    def _earn(self, seat: str, coins: int) -> None:
        self.state.coins[seat] += coins
        self.tell(Earned(seat=seat, coins=coins), "2")

    def _raid(self, seat: str) -> Play[None]:
        self.state.tired = seat
        self.begin_scene("raid")
        men = [
            Item(f"man-{number}", say("man", number=number), say("man-note", strength=strength))
            for number, strength in enumerate(STRENGTHS, 1)
        ]
        line = yield from arranged(
            Arrange(
                seat=seat,
                question=say("line"),
                rule="3",
                domain="military",
                items=men,
                slots=[Slot(name, say(name), 1, 2) for name in ("left", "centre", "right")],
                default={"left": ("man-2",), "centre": ("man-1", "man-4"), "right": ("man-3",)},
                topic="line",
            )
        )
        dice = (self.roll(), self.roll())
        won = dice[0] >= dice[1]
        self.tell(Fought(seat=seat, line=line, dice=dice, won=won), "3")
        self._earn(seat, 3 if won else -3)
        self.end_scene()

    def _give(self, seat: str) -> Play[None]:
        options = [Option(f"gift-{n}", say("gift", number=n), say("gift-detail"), rule="4") for n in range(1, 6)]
        gifts = yield from some(self._pick(seat, "gifts", "4", options, default=(), least=0, most=3))
        self.state.coins[seat] -= len(gifts)
        self.tell(Given(seat=seat, gifts=gifts), "4")

    def _bid(self) -> Play[None]:
        options = [Option(f"bid-{n}", say("bid-amount", coins=n), rule="5") for n in range(4)]
        for seat in SEATS:
            bid = yield from one(self._pick(seat, "bid", "5", options, default=("bid-0",), secret=True))
            self.state.bids[seat] = int(bid.removeprefix("bid-"))
            self.tell(BidMade(seat=seat, coins=self.state.bids[seat], audience=(seat,)), "5")
        self.reveal()
        self.tell(BidsShown(bids=dict(self.state.bids)), "5")
        self.state.bids = {}

    def _pick(
        self,
        seat: str,
        topic: str,
        rule: str,
        options: list[Option],
        default: tuple[str, ...],
        least: int = 1,
        most: int = 1,
        secret: bool = False,
    ) -> Pick:
        return Pick(
            seat=seat,
            question=say(topic),
            rule=rule,
            domain="military",
            options=options,
            min=least,
            max=most,
            default=default,
            topic=topic,
            secret=secret,
        )
