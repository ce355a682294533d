-- Players commit to their shares of the seed before any share is opened.

-- SHA-256 of the seat's share. A seat from before has a share and no commitment.
ALTER TABLE seats ADD COLUMN share_commitment BLOB;
-- how the share came: nothing if it was sealed, 'open' if it was sent in plain text, 'server' if the server drew it
ALTER TABLE seats ADD COLUMN share_by TEXT;

-- how often all commitments were discarded because a share was not opened
ALTER TABLE tables ADD COLUMN restarts INTEGER NOT NULL DEFAULT 0;
-- since when the table waits for shares to be opened
ALTER TABLE tables ADD COLUMN opening_since INTEGER;
