-- Campaigns, what happened in them, what is still to be posted, and when something is due.
CREATE TABLE campaigns (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    owner      INTEGER NOT NULL,
    game       TEXT NOT NULL,
    scenario   TEXT NOT NULL,
    title      TEXT NOT NULL,
    locale     TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('open', 'over', 'archived')),
    number     INTEGER NOT NULL,
    commitment TEXT NOT NULL,
    created    REAL NOT NULL,
    panel      INTEGER,
    below      INTEGER NOT NULL DEFAULT 0,
    lost       TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX one_campaign_a_channel ON campaigns (channel) WHERE status <> 'archived';
CREATE INDEX campaigns_of_a_guild ON campaigns (guild, status);

CREATE TABLE saves (
    campaign INTEGER PRIMARY KEY REFERENCES campaigns (id),
    save     BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    seat     TEXT NOT NULL,
    user     INTEGER NOT NULL,
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_a_user ON seats (user);

-- number is that of the table after the action, so the same decision can never be answered twice.
CREATE TABLE actions (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('start', 'answer', 'undo', 'resume')),
    seat     TEXT NOT NULL,
    user     INTEGER NOT NULL,
    rule     TEXT NOT NULL,
    answer   TEXT NOT NULL,
    made     REAL NOT NULL,
    undone   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;

-- Append-only: an undone action's events stay and are marked.
CREATE TABLE events (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    id       INTEGER NOT NULL,
    action   INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    scene    TEXT NOT NULL,
    kind     TEXT NOT NULL,
    json     TEXT NOT NULL,
    undone   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX events_of_a_scene ON events (campaign, scene, id);
CREATE INDEX events_of_a_turn ON events (campaign, turn, id);
CREATE INDEX events_of_an_action ON events (campaign, action);

-- The outbox. The row of kind 'panel' is one a campaign and counts up its version whenever the panel has to change.
CREATE TABLE posts (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    key      TEXT NOT NULL,
    kind     TEXT NOT NULL,
    action   INTEGER NOT NULL,
    recipe   TEXT NOT NULL,
    view     BLOB,
    state    TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'undone', 'failed')),
    version  INTEGER NOT NULL DEFAULT 1,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried    REAL,
    message  INTEGER,
    error    TEXT NOT NULL DEFAULT '',
    UNIQUE (campaign, key)
) STRICT;
CREATE INDEX posts_queued ON posts (campaign, id) WHERE state = 'queued';
CREATE INDEX posts_by_kind ON posts (campaign, kind, id);

-- A selection or an arrangement that a player has begun and not confirmed.
CREATE TABLE drafts (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    user     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (campaign, user)
) STRICT, WITHOUT ROWID;

-- serial counts up whenever a time is set anew, so that a timer set again while it is handled is not lost.
CREATE TABLE timers (
    kind    TEXT NOT NULL,
    subject INTEGER NOT NULL,
    due     REAL NOT NULL,
    serial  INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
