-- What a seat has stored for windows to come, or answered in the one that is open, as long as it has the same holder.
-- number: of the one decision that it is for; otherwise it is for every window of the topic.
CREATE TABLE stored_answers (
    id       INTEGER PRIMARY KEY,
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    seat     TEXT NOT NULL,
    holder   INTEGER NOT NULL,
    topic    TEXT NOT NULL,
    number   INTEGER,
    json     TEXT NOT NULL
) STRICT;
CREATE INDEX stored_answers_of_campaign ON stored_answers (campaign, seat);
