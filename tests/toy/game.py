"""The toy's rules. Sections 1 to 8 always apply; 9 (intrigue) is an option."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from rules.core.core_events import CoreEvent
from rules.core.decisions import Answer, Arrange, Barred, Item, Option, Pick, Slot
from rules.core.errors import ImpossibleState
from rules.core.events import Event, PublicEvent, StoredAnswersCleared
from rules.core.game import (
    ConditionInfo,
    FactionInfo,
    Game,
    GameInfo,
    OptionInfo,
    Options,
    Play,
    ScenarioInfo,
    SeatInfo,
    State,
    WindowInfo,
    arranged,
    every_field,
    one,
    simultaneous,
    some,
    window,
)
from rules.core.text import Text, speaker
from rules.core.zones import Zone

say = speaker("toy")

SEATS = ("red", "blue", "green", "white", "black")
NATIONS = {seat: (f"{seat}-foot", f"{seat}-horse") for seat in SEATS}
CUP, SPENT = "cup", "spent"
CARDS = tuple(f"{kind}-{number}" for kind in ("shield", "gold", "rumour") for number in range(1, 8))
SHIELDS = tuple(card for card in CARDS if card.startswith("shield"))
CROWN = "crown"
RICH = 5
FIELDS = 40
TURNS = {"short": 3, "long": 10}
STRENGTHS = (3, 2, 2, 1)


def hand_of(seat: str) -> str:
    return f"hand-{seat}"


def court_of(seat: str) -> str:
    return f"court-{seat}"


class ToyState(State, kw_only=True):
    """The toy's state. ``bids`` are hidden until all are in. Cards are pieces; so is the crown, at the king's court."""

    turns: int
    coins: dict[str, int]
    fields: dict[str, str] = {}
    tired: str = ""
    bids: dict[str, int] = {}


class FieldClaimed(PublicEvent):
    seat: str
    field: str


class Earned(PublicEvent):
    seat: str
    coins: int


class Fought(PublicEvent):
    seat: str
    line: dict[str, tuple[str, ...]]
    dice: tuple[int, int]
    won: bool


class Given(PublicEvent):
    seat: str
    gifts: tuple[str, ...]


class BidMade(Event):
    seat: str
    coins: int


class BidsShown(PublicEvent):
    bids: dict[str, int]


class TurnEnded(PublicEvent):
    coins: dict[str, int]


class CardsDrawn(Event):
    """A seat drew cards; only it sees them."""

    seat: str
    cards: tuple[str, ...]


class HandGrew(PublicEvent):
    seat: str
    cards: int


class Shielded(PublicEvent):
    """A shield stopped a raid."""

    seat: str
    card: str


class CampsChanged(PublicEvent):
    """Another seat became king; all others are rebels."""

    king: str


ToyEvent = (
    FieldClaimed
    | Earned
    | Fought
    | Given
    | BidMade
    | BidsShown
    | TurnEnded
    | CardsDrawn
    | HandGrew
    | Shielded
    | CampsChanged
    | CoreEvent
)


class Toy(Game[ToyState]):
    """The toy: forty fields, two to five seats."""

    info: ClassVar[GameInfo] = GameInfo(
        id="toy",
        name=say("title"),
        description=say("about"),
        seats={seat: SeatInfo(seat, say(seat), ("military",)) for seat in SEATS},
        scenarios={name: ScenarioInfo(name, say(name), say(f"{name}-about"), turns) for name, turns in TURNS.items()},
        options={
            **{name: OptionInfo(name, say(name), say(f"{name}-about"), "9") for name in ("rich", "foggy", "intrigue")},
            "players": OptionInfo(
                "players",
                say("players"),
                say("players-about"),
                "9",
                "2",
                choices={str(count): say("player-count", count=count) for count in range(2, len(SEATS) + 1)},
            ),
        },
        default_scenario="long",
        factions={
            nation: FactionInfo(nation, say(nation.partition("-")[2], seat=say(seat)))
            for seat, nations in NATIONS.items()
            for nation in nations
        },
        windows={
            "raid": WindowInfo(
                "raid", say("raid-window"), ("pass",), {"rich": ConditionInfo("rich", say("rich-raider"))}
            )
        },
    )
    state_type = ToyState
    version = 1
    event_type = ToyEvent
    public_fields = every_field(ToyState) - {"bids"}
    owned_fields = ("bids",)
    zones = (Zone(CUP, "cup"), Zone(SPENT, "discard"), *(Zone(hand_of(seat), "hand", seat) for seat in SEATS))

    @classmethod
    def seats_in_play(cls, options: Options) -> tuple[str, ...]:
        return SEATS[: int(options.get("players", "2"))]

    @classmethod
    def upgrade_options(cls, options: Options) -> dict[str, bool | str]:
        """Add the options that early versions lacked: two players, no intrigue."""
        return {"intrigue": False, "players": "2", **options}

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> ToyState:
        seats = cls.seats_in_play(options)
        purse = RICH if options["rich"] else 0
        stacks = {CUP: list(CARDS), court_of(seats[0]): [CROWN]} if options["intrigue"] else {}
        return ToyState(turns=TURNS[scenario], coins=dict.fromkeys(seats, purse), stacks=stacks)

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.state.coins)

    @property
    def has_intrigue(self) -> bool:
        return CUP in self.state.stacks

    @property
    def king(self) -> str:
        """The seat with the crown, which exists only with intrigue."""
        return self.pieces.place(CROWN).removeprefix("court-")

    def seat_name(self, seat: str) -> Text:
        """With intrigue, return the seat and its current camp (9)."""
        if not self.has_intrigue:
            return super().seat_name(seat)
        return say("in-camp", seat=say(seat), camp=say("king" if seat == self.king else "rebel"))

    def piece_item(self, piece: str) -> Item:
        kind, _, number = piece.partition("-")
        return Item(piece, say(kind, number=int(number)), say(f"{kind}-note"))

    def check_state(self, scenario: str, options: Options) -> None:
        super().check_state(scenario, options)
        state, seats = self.state, self.seats_in_play(options)
        courts = {court_of(seat) for seat in seats}
        places = {CUP, SPENT, *map(hand_of, seats), *courts} if options["intrigue"] else set()
        fields = {f"field-{number}" for number in range(1, FIELDS + 1)}
        sound = (
            {*state.coins} == {*seats}
            and {*state.stacks} <= places
            and (not options["intrigue"] or self.pieces.place(CROWN) in courts)
            and {*state.fields} <= fields
            and {*state.fields.values()} <= {*seats}
            and state.tired in ("", *seats)
            and {*state.bids} <= {*seats}
            and state.turns == TURNS[scenario]
            and all(abs(coins) < 1_000_000 for coins in (*state.coins.values(), *state.bids.values()))
        )
        if not sound:
            raise ImpossibleState(Text("core", "save-impossible"))

    def step(self) -> Play[None]:
        """Play one turn."""
        seat = self.seats[(self.state.turn - 1) % len(self.seats)]
        if self.has_intrigue:
            self._draw(seat, 3 if self.state.turn <= len(self.seats) else 1)
        nations: Sequence[str | None] = NATIONS[seat] if self.has_intrigue else (None,)
        for nation in nations:
            yield from self.claim(seat, nation)
            yield from self.act(seat, nation)
        yield from self._give(seat)
        if self.state.turn % 3 == 0:
            yield from self._bid()
        self.tell(TurnEnded(coins=dict(self.state.coins)), "7")
        self.state.turn += 1
        if self.state.turn > self.state.turns:
            self._finish()

    def _finish(self) -> None:
        for seat in self.seats:  # 9: gold in hand counts
            gold = [card for card in self.pieces.at(hand_of(seat)) if card.startswith("gold")]
            self.state.coins[seat] += 2 * len(gold)
        winner = max(self.seats, key=lambda each: self.state.coins[each])
        self.end("victory", winner, say("finished"), "8")

    def _draw(self, seat: str, count: int) -> None:
        """Draw cards hidden from all other seats (9)."""
        drawn = self.draw_pieces(CUP, hand_of(seat), count)
        self.tell(CardsDrawn(seat=seat, cards=tuple(drawn), audience=(seat,)), "9")
        self.tell(HandGrew(seat=seat, cards=len(drawn)), "9")

    def claim(self, seat: str, nation: str | None = None) -> Play[None]:
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
        pick = self.pick(seat, "claim", "1", options, default=(options[0].id,))
        pick.actor = nation
        field = yield from one(pick)
        self.state.fields[field] = seat
        self.tell(FieldClaimed(seat=seat, field=field), "1")

    def act(self, seat: str, nation: str | None) -> Play[None]:
        names = [name for name in ("work", "gamble", "raid") if name != "raid" or self.state.tired != seat]
        options = [Option(name, say(name), say(f"{name}-detail"), rule="2") for name in names]
        pick = self.pick(seat, "act", "2", options, default=("work",))
        pick.actor = nation
        if "raid" not in names:
            pick.barred = lambda: [Barred("raid", say("raid"), say("raid-barred"))]
        chosen = yield from one(pick)
        self.state.tired = ""
        if chosen == "raid":
            yield from self._raid(seat)
        elif chosen == "work":
            self.earn(seat, 2)
        else:
            self._gamble(seat, self.roll())

    def _gamble(self, seat: str, die: int) -> None:
        self.earn(seat, die - 3)
        if self.has_intrigue and die == 6 and seat != self.king:  # 9
            self.pieces.move(CROWN, court_of(seat))
            self.tell(CampsChanged(king=seat), "9")
            self.tell(StoredAnswersCleared(seats=self.seats), "9")

    def earn(self, seat: str, coins: int) -> None:
        self.state.coins[seat] += coins
        self.tell(Earned(seat=seat, coins=coins), "2")

    def _raid(self, seat: str) -> Play[None]:
        self.state.tired = seat
        self.begin_scene("raid")
        if self.has_intrigue and (yield from self._shielded(seat)):
            self.end_scene()
            return
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
        self.earn(seat, 3 if won else -3)
        self.end_scene()

    def _shielded(self, raider: str) -> Play[bool]:
        """Let all other seats secretly play a shield; the first one stops the raid and is discarded (9)."""
        holds = ("rich",) if self.state.coins[raider] >= RICH else ()
        others = [seat for seat in self.seats if seat != raider]
        answers = yield from window("raid", [self._shield_pick(seat, holds) for seat in others])
        for seat in others:
            (answer,) = answers[seat]
            if answer != "pass":
                self.disclose(answer)
                self.pieces.move(answer, SPENT)
                self.tell(Shielded(seat=seat, card=answer), "9")
                return True
        return False

    def reactions(self, seat: str, window: str = "") -> list[Item]:
        """A hand; only its shields for a raid (9)."""
        return [item for item in self.hand(seat) if window != "raid" or item.id.startswith("shield")]

    def _shield_pick(self, seat: str, holds: tuple[str, ...]) -> Pick:
        shields = [card for card in self.pieces.at(hand_of(seat)) if card.startswith("shield")]
        options = [Option("pass", say("pass"), rule="9")]
        options += [Option(card, self.piece_item(card).name, say("shield-note"), rule="9") for card in shields]
        pick = self.pick(seat, "raid", "9", options, default=("pass",), secret=True)
        pick.holds, pick.disclosed = holds, True
        return pick

    def _give(self, seat: str) -> Play[None]:
        options = [Option(f"gift-{n}", say("gift", number=n), say("gift-detail"), rule="4") for n in range(1, 6)]
        gifts = yield from some(self.pick(seat, "gifts", "4", options, default=(), least=0, most=3))
        self.state.coins[seat] -= len(gifts)
        self.tell(Given(seat=seat, gifts=gifts), "4")

    def _bid(self) -> Play[None]:
        options = [Option(f"bid-{n}", say("bid-amount", coins=n), rule="5") for n in range(4)]
        picks = [self.pick(seat, "bid", "5", options, default=("bid-0",), secret=True) for seat in self.seats]
        if self.has_intrigue:  # 9: all at the same time
            answers = yield from simultaneous(picks)
            for seat in self.seats:
                self._note_bid(seat, answers[seat])
        else:
            for pick in picks:
                self._note_bid(pick.seat, (yield from some(pick)))
        self.reveal()
        self.tell(BidsShown(bids=dict(self.state.bids)), "5")
        self.state.bids = {}

    def _note_bid(self, seat: str, bid: Answer) -> None:
        self.state.bids[seat] = int("".join(bid).removeprefix("bid-"))
        self.tell(BidMade(seat=seat, coins=self.state.bids[seat], audience=(seat,)), "5")

    def resample(self, seat: str, rng: Random) -> None:
        """Replace the bids of other seats with random ones."""
        self.state.bids = {each: bid if each == seat else rng.randrange(4) for each, bid in self.state.bids.items()}

    def pick(
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
