-- Accounts: an address and a password, for whoever wants to keep games. And those who may no longer come in.
-- The PostgreSQL file of the same number has the same tables; only the words for the types differ.

CREATE TABLE accounts (
    person       TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    -- in small letters. Several people may claim one address until one of them confirms it: whoever signs up learns
    -- nothing about others, and nobody can keep an address from its owner
    email        TEXT NOT NULL,
    -- how the password was hashed; all claims of an address share its way and its salt, so that one computation
    -- compares with all of them
    method       TEXT NOT NULL,
    salt         BLOB NOT NULL,
    hash         BLOB NOT NULL,
    confirmed_at INTEGER,
    created_at   INTEGER NOT NULL
);
CREATE INDEX accounts_of_address ON accounts (email);

-- When the operator sent somebody away.
ALTER TABLE people ADD COLUMN banned_at INTEGER;
