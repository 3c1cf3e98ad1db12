-- The rules by which people have decisions to come answered: who set which for a seat, and through which turn.
-- until: the last turn in which it counts; without one it's for the campaign.
CREATE TABLE stored_rules (
    id       INTEGER PRIMARY KEY,
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    seat     TEXT NOT NULL,
    user     INTEGER NOT NULL,
    rule     TEXT NOT NULL,
    until    INTEGER,
    UNIQUE (campaign, seat, user, rule)
) STRICT;
