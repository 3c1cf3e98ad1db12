-- A panel that was posted anew leaves its former message behind until that has been taken away.
ALTER TABLE campaigns ADD COLUMN former INTEGER;
