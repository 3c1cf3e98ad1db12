"""Plain records for everything the store holds."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.stored_answers import StoredAnswer

Status = Literal["open", "over", "archived"]
"""A campaign is open until its game is over. Its owner can archive it at any time."""

ActionKind = Literal["start", "answer", "undo", "resume", "amend", "rewind"]
"""What changed a table: setup, an answer, an undo, resuming from a checkpoint, a game master's correction, or a game
master's rewind to an earlier turn."""

Way = Literal["", "vote", "stand-in", "default", "skip", "stored"]
"""How an answer was given: by its player, by vote, by a stand-in, by default when time ran out, by a game master who
skipped the player, or as the player had stored it."""

Mode = Literal["solo", "council", "offices"]
"""Who decides: the seat's holder, all members by vote, or the holder of the office for this kind of decision."""

Expiry = Literal["wait", "default", "vote"]
"""What happens when time runs out: nothing, the default answer, or a vote of all members."""

TieBreak = Literal["founder", "suggested"]
"""What breaks a tie: the owner's vote, or the suggested answer."""


Length = Literal["terse", "normal", "epic"]
"""How much detail the narrator gives."""


Door = Literal["open", "approval", "locked"]
"""Who may join a campaign: everyone, whom its owner lets in, or no one."""


LONGEST_CLOSING_WINDOW = 300
"""The longest secret window that closes without everyone's answer, in seconds. Who plays by post may be asleep."""


class CampaignSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign's settings.

    ``limit`` is the time for a decision in seconds (0: none), ``reminders`` the number of reminders for one decision,
    ``quorum`` the percentage of present members that must vote, ``window`` how many seconds a secret window collects
    answers. ``mentions``: players are mentioned when it's their turn. ``door`` is who may join.
    """

    mode: Mode = "solo"
    length: Length = "normal"
    limit: int = 0
    expiry: Expiry = "wait"
    reminders: int = 1
    quorum: int = 50
    tie: TieBreak = "founder"
    tutorial: bool = False
    window: int = 900
    mentions: bool = True
    door: Door = "open"

    @property
    def windows_close(self) -> bool:
        """Whether a secret window closes at its time: whoever hasn't answered passes. A longer one waits for everyone.

        The length alone decides that, which all know: an open window tells nothing about who could do more than pass.
        """
        return self.window <= LONGEST_CLOSING_WINDOW


PANEL = "panel"
"""Kind and key of a campaign's panel in the outbox."""

OPENING = "opening"
"""Kind and key of a campaign's first post. It's edited when its seats change hands."""

QUESTION = "question"
"""The keys of the notices that ask whether a choice is taken back begin with it. They're edited once it's settled."""

INVITATION = "invitation"
"""Key of the notice that invites the players of a campaign to the next one. It's edited with the opening post."""

NOTICE = "notice"
"""Kind of the outbox entries about the table itself. They remain when a choice is undone."""


class Campaign(msgspec.Struct, frozen=True):
    """A stored campaign; all people and places are Discord ids.

    ``number`` is its table's, ``panel`` the panel's message, ``below`` how many of our posts are under it. ``lost`` is
    why the channel can't be posted in (empty: it can). ``former`` is an old panel message that still has to be deleted,
    ``parent`` the channel that the thread belongs to.

    ``paused`` is how many seconds were left when it was paused (0: no limit; None: not paused), ``poll`` the decision
    opened to a vote of all members.
    """

    id: int
    guild: int
    channel: int
    owner: int
    game: str
    scenario: str
    title: str
    locale: str
    status: Status
    number: int
    commitment: str
    panel: int | None = None
    below: int = 0
    lost: str = ""
    former: int | None = None
    parent: int | None = None
    agreement: CampaignSettings = CampaignSettings()
    paused: float | None = None
    poll: int | None = None

    @property
    def url(self) -> str:
        """The link to its channel."""
        return f"https://discord.com/channels/{self.guild}/{self.channel}"

    @property
    def panel_url(self) -> str:
        """The link to its panel, or to the channel if there's no panel yet."""
        return self.url if self.panel is None else f"{self.url}/{self.panel}"


class Action(msgspec.Struct, frozen=True):
    """Something that changed a table. ``number`` is the table's number afterwards, ``answer`` its JSON text.

    ``user`` is who did it, 0 if no one did. ``secret``: the other seats can't see the decision. ``topic`` is what the
    decision was about.
    """

    number: int
    kind: ActionKind
    seat: str
    user: int
    rule: str
    answer: str
    way: Way = ""
    secret: bool = False
    topic: str = ""


class RecordedAction(msgspec.Struct, frozen=True):
    """A recorded action: when (seconds, epoch), and whether it's undone."""

    action: Action
    made: float
    undone: bool


class RecordedEvent(msgspec.Struct, frozen=True):
    """A recorded event: its action and turn, and whether it's undone."""

    action: int
    turn: int
    json: str
    undone: bool


class EventRow(msgspec.Struct, frozen=True):
    """An event to be stored: its JSON text and the values it's looked up by."""

    turn: int
    scene: str
    kind: str
    json: str


class NewPost(msgspec.Struct, frozen=True):
    """A post to be queued: the JSON texts of its recipe and of the public view at this moment."""

    key: str
    kind: str
    recipe: str
    view: str


class Ballot(msgspec.Struct, frozen=True):
    """A vote: who wants which answer (JSON text)."""

    user: int
    answer: str


class HeldRule(msgspec.Struct, frozen=True):
    """A rule that someone has stored for a seat: its id, and the only turn in which it counts (None: any)."""

    seat: str
    user: int
    rule: str
    until: int | None = None


class CarriedOut(msgspec.Struct, frozen=True):
    """Written orders that were carried out: whose they were, and the id of the turn that they were for.

    ``rest`` is what waits for the dice before it, as its writer typed it, and ``locale`` its language; empty: nothing.
    ``count`` is how many they were (0: unknown).
    """

    user: int
    turn: str
    rest: str = ""
    locale: str = ""
    count: int = 0


class Change(msgspec.Struct, frozen=True):
    """Everything one action writes, in one transaction.

    ``undoes`` is the number of the action that it undoes, ``undoes_from`` the first of several. ``timers`` maps kinds
    of timers to due times (None: never). ``snapshot`` is the turn that begins with it. ``ballot`` is the deciding vote
    with the number of its decision, ``orders`` the written orders that were carried out.

    ``asked`` are the numbers of the decisions pending afterwards: drafts and votes for these are kept. ``clears`` are
    the seats whose stored answers are deleted, ``ended`` the stored rules that end with it. ``turn`` is the game turn
    afterwards: answers stored for another one are deleted. ``is_unseen``: no one else
    may notice, so the panel isn't redrawn.

    ``awaiting`` are the users everyone may see to be asked afterwards (None: as before). ``handed_to`` are those of
    them who weren't before. ``actor`` is who everyone may know to have acted (0: no one).
    """

    campaign: int
    action: Action
    events: tuple[EventRow, ...]
    save: str
    status: Status
    posts: tuple[NewPost, ...] = ()
    undoes: int | None = None
    undoes_from: int | None = None
    timers: tuple[tuple[str, float | None], ...] = ()
    snapshot: int | None = None
    ballot: tuple[int, Ballot] | None = None
    orders: CarriedOut | None = None
    asked: tuple[int, ...] = ()
    clears: tuple[str, ...] = ()
    turn: int | None = None
    ended: tuple[HeldRule, ...] = ()
    is_unseen: bool = False
    awaiting: tuple[int, ...] | None = None
    handed_to: tuple[int, ...] = ()
    actor: int = 0


class MissingPictures(msgspec.Struct, frozen=True, array_like=True):
    """A sent post that lacks its pictures: how often they were tried again, and when they're due (seconds, epoch)."""

    tries: int
    due: float


class QueuedPost(msgspec.Struct, frozen=True):
    """An outbox entry. ``tried`` is when it was last sent without a confirmation (seconds, epoch)."""

    id: int
    campaign: int
    key: str
    kind: str
    action: int
    recipe: str
    view: str
    version: int
    attempts: int
    tried: float | None


class Timer(msgspec.Struct, frozen=True):
    """Something due at a time (seconds, epoch)."""

    kind: str
    subject: int
    due: float
    serial: int


class Draft(msgspec.Struct, frozen=True):
    """A player's draft for decision ``number``: a partial arrangement and the selected items."""

    number: int
    slots: dict[str, list[str]] = {}
    chosen: list[str] = []


class Person(msgspec.Struct, frozen=True):
    """A person's availability: time zone, quiet hours (minutes after local midnight), and end of an absence.

    ``mentions``: whether they want to be mentioned when it's their turn.
    """

    user: int
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: float | None = None
    mentions: bool = True


class TurnMention(msgspec.Struct, frozen=True):
    """When a user last acted in a campaign (seconds, epoch; 0: never), and whether they have yet to be mentioned."""

    acted: float = 0.0
    pending: bool = False


Settlement = Literal["taken-back", "refused", "overtaken"]
"""How an undo request ended: agreed to, refused, or left behind by the game."""


class UndoRequest(msgspec.Struct, frozen=True):
    """A request to undo the choice before decision ``number``, and who has agreed."""

    number: int
    user: int
    agreed: tuple[int, ...]


class Roster(msgspec.Struct, frozen=True):
    """The people of a campaign, and their ``ballots`` on its pending decisions by number.

    ``asked`` is when these decisions were asked, ``due`` their deadline (seconds, epoch; None: none). ``met`` are the
    seats and topics of the answers in the first turn of the campaign and of each holder of a seat, with who gave each
    (0: no one); none of first turns long over. ``began`` is the turn of each holder's first answer. ``stored`` are each
    seat's stored answers, ``rules`` the stored rules, newest first. ``release`` is when the open secret window releases
    its answers (None: it has). ``extended`` is how many seconds the decisions got back after outages. ``lenders`` are
    the users who get lent seats back, ``kept`` those for whom seats are kept, taken or not, by seat.
    """

    members: tuple[int, ...] = ()
    stand_ins: dict[int, int] = {}
    offices: dict[str, int] = {}
    people: dict[int, Person] = {}
    ballots: dict[int, tuple[Ballot, ...]] = {}
    request: UndoRequest | None = None
    due: float | None = None
    asked: float = 0.0
    met: frozenset[tuple[str, str, int]] = frozenset()
    began: dict[int, int] = {}
    stored: dict[str, tuple[StoredAnswer, ...]] = {}
    rules: tuple[HeldRule, ...] = ()
    release: float | None = None
    extended: float = 0.0
    lenders: dict[str, int] = {}
    kept: dict[str, int] = {}


class ReminderState(msgspec.Struct, frozen=True):
    """How many reminders the players of decision ``number`` got, and when they were last nudged (epoch)."""

    number: int
    sent: int = 0
    nudged: float = 0.0


class TurnSnapshot(msgspec.Struct, frozen=True):
    """The game at the start of a turn, after the action with that number."""

    turn: int
    number: int
    save: str
