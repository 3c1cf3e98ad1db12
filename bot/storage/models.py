"""What the store keeps, as plain records."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.stored_answers import StoredAnswer

Status = Literal["open", "over", "archived"]
"""A campaign is open until its game is over; its owner may archive it at any time."""

ActionKind = Literal["start", "answer", "undo", "resume", "amend", "rewind"]
"""What changed a table: its set-up, an answer to a decision, an undo, a resumption from a checkpoint, a correction of
the position by a game master, or their return to an earlier turn."""

Way = Literal["", "vote", "stand-in", "default", "skip", "stored"]
"""How an answer came about: by its player, by a vote, by a stand-in, by the suggestion of the rules when the time was
up, by a game master who skipped the player, or as the player had stored it."""

Mode = Literal["solo", "council", "offices"]
"""Who decides: the holder of the seat; all members by vote; or the holder of the office for this kind of decision."""

Expiry = Literal["wait", "default", "vote"]
"""What happens when the time for a decision is up: nothing; what the rules suggest; or all members vote on it."""

TieBreak = Literal["founder", "suggested"]
"""What breaks a tie: the owner's vote, or what the rules suggest."""


Length = Literal["terse", "normal", "epic"]
"""How much the narrator says of an event."""


class CampaignSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on.

    ``limit`` is the time for a decision in seconds (0: none), ``reminders`` how many of them a player gets for one
    decision, ``quorum`` the share of the members present, in percent, that has to vote, ``window`` how long answers are
    collected in a secret window, in seconds.
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


PANEL = "panel"
"""Kind and key of the outbox entry of a campaign's panel."""

NOTICE = "notice"
"""Kind of the outbox entries about the table itself. They stay when a choice is undone."""


class Campaign(msgspec.Struct, frozen=True):
    """A campaign as the store knows it; all people and places are Discord ids.

    ``number`` is that of its table, ``panel`` the message that is its panel, ``below`` how many posts of ours are
    under it, ``lost`` why nothing can be posted now (empty: all is well), ``former`` a message that was the panel
    before and has yet to be deleted, ``parent`` the channel that its thread belongs to.

    ``paused`` are the seconds left to the decision when the campaign was paused (0: it has no limit; None: it is not
    paused), ``poll`` is the decision that was opened to a vote of all members.
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
        """Where its channel is."""
        return f"https://discord.com/channels/{self.guild}/{self.channel}"

    @property
    def panel_url(self) -> str:
        """Where its newest panel is; the channel itself as long as there is none."""
        return self.url if self.panel is None else f"{self.url}/{self.panel}"


class Action(msgspec.Struct, frozen=True):
    """Something that changed a table. ``number`` is the table's afterwards, ``answer`` its JSON text.

    ``user`` is who did it, 0 if no one did. ``secret``: the decision was one that the other seats know nothing of.
    ``topic`` is what the decision was about.
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


class DoneAction(msgspec.Struct, frozen=True):
    """An action as it was recorded: when (seconds, epoch), and whether it has been undone."""

    action: Action
    made: float
    undone: bool


class ToldEvent(msgspec.Struct, frozen=True):
    """An event as it was recorded: the action and the turn that it belongs to, and whether it has been undone."""

    action: int
    turn: int
    json: str
    undone: bool


class EventRow(msgspec.Struct, frozen=True):
    """An event as it is kept: its JSON text, and what it is looked up by."""

    turn: int
    scene: str
    kind: str
    json: str


class NewPost(msgspec.Struct, frozen=True):
    """A post to be queued: the recipe's JSON text, and that of the public view at this moment."""

    key: str
    kind: str
    recipe: str
    view: str


class Ballot(msgspec.Struct, frozen=True):
    """A vote: who wants which answer (JSON text)."""

    user: int
    answer: str


class Change(msgspec.Struct, frozen=True):
    """All that one action writes, in one transaction.

    ``undoes`` is the number of the action that it undoes, ``undoes_from`` that of the first of all those that it
    undoes. ``timers`` say when something is due from now on (None: never), by kind. ``snapshot`` is the turn that
    begins with it. ``ballot`` is the vote that decided, with the number of its decision, ``orders_of`` the player whose
    written orders were carried out.

    ``asked`` are the numbers of the decisions that are asked then: what players have begun or said about these stays.
    ``clears`` are the seats whose stored answers are deleted. ``is_unseen``: no one else may notice, so the panel isn't
    drawn again.
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
    orders_of: int | None = None
    asked: tuple[int, ...] = ()
    clears: tuple[str, ...] = ()
    is_unseen: bool = False


class QueuedPost(msgspec.Struct, frozen=True):
    """An entry of the outbox. ``tried`` is when it was last sent without our learning of success (seconds, epoch)."""

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
    """Something that is due at a time (seconds, epoch)."""

    kind: str
    subject: int
    due: float
    serial: int


class Draft(msgspec.Struct, frozen=True):
    """What a player has begun to choose at decision ``number``: an arrangement so far, and the selected items."""

    number: int
    slots: dict[str, list[str]] = {}
    chosen: list[str] = []


class Person(msgspec.Struct, frozen=True):
    """When someone can be reached: time zone, quiet hours (minutes after midnight there), and until when away."""

    user: int
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: float | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """A request to undo the choice that led to decision ``number``, and who has agreed."""

    number: int
    user: int
    agreed: tuple[int, ...]


class Roster(msgspec.Struct, frozen=True):
    """The people of a campaign, and what they have said about its pending decisions: ``ballots`` by decision number.

    ``asked`` is when these were asked, ``due`` when the time for them is up (seconds, epoch; None: never). ``met`` are
    the topics of the decisions with which the campaign began. ``stored`` is what each seat has stored for windows,
    ``release`` when the answers in the open secret window are released (None: they have been).
    """

    members: tuple[int, ...] = ()
    stand_ins: dict[int, int] = {}
    offices: dict[str, int] = {}
    people: dict[int, Person] = {}
    ballots: dict[int, tuple[Ballot, ...]] = {}
    request: UndoRequest | None = None
    due: float | None = None
    asked: float = 0.0
    met: frozenset[str] = frozenset()
    stored: dict[str, tuple[StoredAnswer, ...]] = {}
    release: float | None = None


class ReminderState(msgspec.Struct, frozen=True):
    """How often the players of decision ``number`` have been reminded, and when they were nudged last (epoch)."""

    number: int
    sent: int = 0
    nudged: float = 0.0


class TurnSnapshot(msgspec.Struct, frozen=True):
    """The game as it was when a turn began, after the action of that number."""

    turn: int
    number: int
    save: str
