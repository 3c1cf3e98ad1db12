-- An answer to a secret decision is shown to no one before the game is over.
ALTER TABLE actions ADD COLUMN secret INTEGER NOT NULL DEFAULT 0;
