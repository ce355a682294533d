-- Around the table: what is said, who does not want to hear whom, what the operator should read, and how strong people are.
-- The SQLite file of the same number has the same tables; only the words for the types differ.

CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    person   TEXT REFERENCES people (id) ON DELETE SET NULL,
    -- the person's name when it was said
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Whom a person does not want to hear.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
);

-- What somebody said, kept for the operator as it was.
CREATE TABLE reports (
    id         TEXT PRIMARY KEY,
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    message    BIGINT NOT NULL,
    reporter   TEXT REFERENCES people (id) ON DELETE SET NULL,
    about      TEXT REFERENCES people (id) ON DELETE SET NULL,
    text       TEXT NOT NULL,
    why        TEXT NOT NULL,
    at         BIGINT NOT NULL,
    settled_at BIGINT,
    UNIQUE (table_id, message, reporter)
);

CREATE TABLE ratings (
    person      TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game        TEXT NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games       BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- The tables whose result has been counted: each counts once.
CREATE TABLE rated (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);

-- The table at which the same people play again.
ALTER TABLE tables ADD COLUMN rematch TEXT;
