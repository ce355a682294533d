-- Codes that were sent by letter: whoever has one reads what comes to the address.
-- The PostgreSQL file of the same number has the same tables; only the words for the types differ.

CREATE TABLE codes (
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- 'confirm' or 'reset'
    purpose    TEXT NOT NULL,
    -- only the SHA-256 of a code is kept
    hash       BLOB NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (person, purpose)
);
