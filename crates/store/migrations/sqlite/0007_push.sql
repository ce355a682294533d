-- Web Push: what a browser gives to be reached, and who this room is to push services.
-- The PostgreSQL file of the same number has the same tables; only the words for the types differ.

-- Of a channel of the kind 'push': the browser's public key and the secret that it shares with us.
ALTER TABLE channels ADD COLUMN keys BLOB;

-- What all servers on this database share, and nobody else may know.
CREATE TABLE secrets (
    -- 'push': the key that says who this room is
    name       TEXT PRIMARY KEY,
    value      BLOB NOT NULL,
    created_at INTEGER NOT NULL
);
