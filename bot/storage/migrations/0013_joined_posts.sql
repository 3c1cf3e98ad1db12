-- The id of the post that tells a short post; 0 as long as it waits for that one, NULL if it's a message of its own.
ALTER TABLE posts ADD COLUMN joined INTEGER;

CREATE INDEX posts_waiting ON posts (campaign, joined) WHERE joined IS NOT NULL;
