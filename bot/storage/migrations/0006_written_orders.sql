-- Orders as a player is writing them, in a turn of the game. done: the action by which they were carried out.
CREATE TABLE order_drafts (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    user     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    done     INTEGER,
    PRIMARY KEY (campaign, user)
) STRICT, WITHOUT ROWID;

-- Orders that a seat wants to be offered every turn.
CREATE TABLE standing_orders (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    seat     TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;
