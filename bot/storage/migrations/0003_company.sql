-- What a table has agreed on, who belongs to it, and what is asked of whom until when.
ALTER TABLE campaigns ADD COLUMN agreement TEXT NOT NULL DEFAULT '{}';
-- Seconds that were left to the pending decision when the campaign was paused; NULL while it is not.
ALTER TABLE campaigns ADD COLUMN paused REAL;
-- The decision that was opened to a vote of all members, because its time was up.
ALTER TABLE campaigns ADD COLUMN poll INTEGER;

-- The channel that the campaign's thread belongs to, where a new one is opened if someone deletes it.
ALTER TABLE campaigns ADD COLUMN parent INTEGER;
CREATE INDEX campaigns_by_panel ON campaigns (panel);

CREATE TABLE members (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    user     INTEGER NOT NULL,
    stand_in INTEGER,
    PRIMARY KEY (campaign, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_user ON members (user);
INSERT OR IGNORE INTO members (campaign, user) SELECT campaign, user FROM seats;

CREATE TABLE offices (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    office   TEXT NOT NULL,
    user     INTEGER NOT NULL,
    PRIMARY KEY (campaign, office)
) STRICT, WITHOUT ROWID;

-- Quiet hours are minutes after midnight in the person's own time zone.
CREATE TABLE people (
    user       INTEGER PRIMARY KEY,
    zone       TEXT NOT NULL DEFAULT 'UTC',
    quiet_from INTEGER,
    quiet_to   INTEGER,
    away_until REAL
) STRICT;

-- Votes stay when the decision has been made: who wanted what is part of the record.
CREATE TABLE ballots (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    number   INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    answer   TEXT NOT NULL,
    voted    REAL NOT NULL,
    PRIMARY KEY (campaign, number, user)
) STRICT, WITHOUT ROWID;

-- Someone wants to take back a choice that others have seen; they are asked.
CREATE TABLE requests (
    campaign INTEGER PRIMARY KEY REFERENCES campaigns (id),
    number   INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    agreed   TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE TABLE reminders (
    campaign INTEGER PRIMARY KEY REFERENCES campaigns (id),
    number   INTEGER NOT NULL,
    sent     INTEGER NOT NULL DEFAULT 0,
    nudged   REAL NOT NULL DEFAULT 0
) STRICT;

-- The game as it stood when a turn began, to go back to.
CREATE TABLE snapshots (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    turn     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    save     BLOB NOT NULL,
    PRIMARY KEY (campaign, turn)
) STRICT, WITHOUT ROWID;

-- An action says in which way it came about (a vote, a default when time was up ...), and there are new kinds of it.
CREATE TABLE actions_anew (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('start', 'answer', 'undo', 'resume', 'amend', 'rewind')),
    seat     TEXT NOT NULL,
    user     INTEGER NOT NULL,
    rule     TEXT NOT NULL,
    answer   TEXT NOT NULL,
    made     REAL NOT NULL,
    undone   INTEGER NOT NULL DEFAULT 0,
    way      TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;
INSERT INTO actions_anew (campaign, number, kind, seat, user, rule, answer, made, undone)
    SELECT campaign, number, kind, seat, user, rule, answer, made, undone FROM actions;
DROP TABLE actions;
ALTER TABLE actions_anew RENAME TO actions;
