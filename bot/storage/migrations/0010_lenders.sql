-- Who gets a seat back when the Legate is dismissed (NULL: no one).
ALTER TABLE seats ADD COLUMN lender INTEGER;
