-- Since when (seconds, epoch) a campaign can't be played, and why: its server, its thread or a permission is gone.
CREATE TABLE obstacles (
    campaign INTEGER PRIMARY KEY REFERENCES campaigns (id),
    since    REAL NOT NULL,
    reason   TEXT NOT NULL
) STRICT;

-- How many seconds the decision after that action got back, and until when outages are counted.
CREATE TABLE stoppages (
    campaign INTEGER PRIMARY KEY REFERENCES campaigns (id),
    number   INTEGER NOT NULL,
    seconds  REAL NOT NULL,
    until    REAL NOT NULL
) STRICT;

-- Who may not join a campaign.
CREATE TABLE bans (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    user     INTEGER NOT NULL,
    PRIMARY KEY (campaign, user)
) STRICT, WITHOUT ROWID;

-- Who has asked to join a campaign, for which seat (empty: its group).
CREATE TABLE applications (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    user     INTEGER NOT NULL,
    seat     TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (campaign, user)
) STRICT, WITHOUT ROWID;

-- What someone holds (office: only that office; empty: everything) and is offered to someone else, who has to agree.
CREATE TABLE offers (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    former   INTEGER NOT NULL,
    office   TEXT NOT NULL DEFAULT '',
    user     INTEGER NOT NULL
) STRICT;

-- Servers and users that the host has shut out.
CREATE TABLE shut_out (
    kind TEXT NOT NULL CHECK (kind IN ('server', 'user')),
    id   INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- How often a campaign's thread was replaced in a row, and when it was last.
CREATE TABLE replaced_threads (
    campaign INTEGER PRIMARY KEY REFERENCES campaigns (id),
    count    INTEGER NOT NULL,
    last     REAL NOT NULL
) STRICT;

-- The timers of each kind that are due first.
CREATE INDEX timers_by_kind ON timers (kind, due);
