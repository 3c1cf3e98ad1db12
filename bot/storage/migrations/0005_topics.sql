-- What each decision was about, so that a lesson is given only once.
ALTER TABLE actions ADD COLUMN topic TEXT NOT NULL DEFAULT '';
