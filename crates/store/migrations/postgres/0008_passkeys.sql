-- Passkeys: signing in by a key that stays with the person's device.
-- The SQLite file of the same number has the same tables; only the words for the types differ.

CREATE TABLE passkeys (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- what the device calls it (base64url)
    credential TEXT NOT NULL UNIQUE,
    -- how it signs, by its number in COSE: -7 (ES256), -8 (Ed25519) or -257 (RS256)
    algorithm  BIGINT NOT NULL,
    -- its public key
    key        BYTEA NOT NULL,
    -- what the person calls it
    label      TEXT NOT NULL,
    -- how often it has signed, as far as it says
    counter    BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at    BIGINT
);
CREATE INDEX passkeys_of_person ON passkeys (person);

-- What a passkey is asked to sign, once.
CREATE TABLE challenges (
    challenge  TEXT PRIMARY KEY,
    -- 'add' or 'sign-in'
    purpose    TEXT NOT NULL,
    -- who wants to add one
    person     TEXT REFERENCES people (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX challenges_that_expire ON challenges (expires_at);
