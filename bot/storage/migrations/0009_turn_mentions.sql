-- Who has to be mentioned when the game waits for them.
-- acted: when they last acted in public (seconds, epoch; 0: never). pending: whether they have yet to be mentioned.
CREATE TABLE turn_mentions (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    user     INTEGER NOT NULL,
    acted    REAL NOT NULL DEFAULT 0,
    pending  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, user)
) STRICT, WITHOUT ROWID;

-- Whether someone wants to be mentioned when it's their turn.
ALTER TABLE people ADD COLUMN mentions INTEGER NOT NULL DEFAULT 1;
