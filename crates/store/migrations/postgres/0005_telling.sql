-- Telling people that it is their turn: where to, what was sent, and of which tables nobody wants to hear.
-- The SQLite file of the same number has the same tables; only the words for the types differ.

-- A way to reach a person.
CREATE TABLE channels (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- 'webhook'
    kind       TEXT NOT NULL,
    -- where to: an address of the web
    address    TEXT NOT NULL,
    -- how it is written: 'json', 'discord' or 'slack'
    format     TEXT NOT NULL,
    -- the language: 'en', 'fr', 'de' or 'it'
    lang       TEXT NOT NULL,
    -- milliseconds between two messages at least; what comes meanwhile is told in one
    pause      BIGINT NOT NULL,
    -- when the last message was sent
    sent_at    BIGINT,
    created_at BIGINT NOT NULL
);
CREATE INDEX channels_of_person ON channels (person);

-- What somebody is to be told, and what became of it: a turn at a table, by the moment at which it began.
CREATE TABLE notices (
    channel    TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    since      BIGINT NOT NULL,
    -- 'waiting', 'sent', 'passed' (the turn was over before it was told) or 'failed'
    status     TEXT NOT NULL,
    -- why it failed
    why        TEXT,
    at         BIGINT NOT NULL,
    settled_at BIGINT,
    PRIMARY KEY (channel, table_id, since)
);

-- Tables of which a person does not want to be told.
CREATE TABLE quiet_tables (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);

-- What lists and pages look for.
CREATE INDEX messages_of_person ON messages (person);
CREATE INDEX tables_finished ON tables (visibility, ended_at);
