-- The first schema: people, how they log in, tables, seats, moves, and what is to be done next.
-- Times are milliseconds since 1970; the database's own clock is never asked. Seats are letters, as everywhere.
-- The PostgreSQL file of the same number has the same tables; only the words for the types differ.

CREATE TABLE people (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_at INTEGER NOT NULL
);

-- A cookie or a token: its public part finds the row, the rest is kept as a hash only.
CREATE TABLE log_ins (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash       BLOB NOT NULL,
    -- 'session' (a browser or a program that came as a guest) or 'personal' (made by hand, with a label)
    kind       TEXT NOT NULL,
    label      TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER
);
CREATE INDEX log_ins_of_person ON log_ins (person);

CREATE TABLE tables (
    id           TEXT PRIMARY KEY,
    game         TEXT NOT NULL,
    rules        INTEGER NOT NULL,
    data         TEXT NOT NULL,
    -- the text of an owner's component file, if it is not the standard one
    data_file    TEXT,
    -- as in a record: name=value name=value
    options      TEXT NOT NULL,
    -- 'open', 'playing', 'over' or 'ended' (by the operator, or because too few stayed)
    status       TEXT NOT NULL,
    -- 'public' or 'private'
    visibility   TEXT NOT NULL,
    -- 'chosen' or 'random'
    seating      TEXT NOT NULL,
    -- 'full' or 'host': when it starts
    starts       TEXT NOT NULL,
    host         TEXT REFERENCES people (id) ON DELETE SET NULL,
    -- JSON; NULL is untimed
    time_control TEXT,
    -- JSON; what happens when a seat's time is up
    time_up      TEXT,
    commitment   BLOB NOT NULL,
    server_share BLOB NOT NULL,
    -- once it has started: SHA-256 of all shares
    seed         BLOB,
    -- moves that stand; undone ones are not counted
    moves        INTEGER NOT NULL DEFAULT 0,
    -- how often something was undone
    undos        INTEGER NOT NULL DEFAULT 0,
    -- grows with every change of the table, its seats or its moves
    version      INTEGER NOT NULL DEFAULT 1,
    -- the seat that is asked, and since when
    turn         TEXT,
    turn_since   INTEGER,
    -- JSON, once it is over: places and points
    result       TEXT,
    created_at   INTEGER NOT NULL,
    started_at   INTEGER,
    ended_at     INTEGER
);
CREATE INDEX tables_public ON tables (visibility, status, created_at);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     TEXT NOT NULL,
    person   TEXT REFERENCES people (id) ON DELETE SET NULL,
    -- the name that the record shows: the person's when the seat was taken
    name     TEXT,
    -- a bot's level
    bot      TEXT,
    -- what this seat gave to the seed
    share    BLOB,
    -- when it was taken
    since    INTEGER,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);

-- The truth about a game. Everything else about it is computed from these rows.
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    -- 0 while the move stands; else the number of the undo that took it back
    undone   INTEGER NOT NULL DEFAULT 0,
    seat     TEXT NOT NULL,
    action   TEXT NOT NULL,
    -- the client's key, with the seat before it: the same key never plays twice
    key      TEXT,
    -- who played it; NULL for bots
    person   TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, undone),
    UNIQUE (table_id, key)
);

-- What the people at a table have to agree on, and who has.
CREATE TABLE proposals (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- 'undo'
    kind     TEXT NOT NULL,
    -- for an undo: the move to go back to
    value    INTEGER NOT NULL,
    -- the letters of the seats that agree
    agreed   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- What the servers do by themselves, each job by one server at a time: bots' turns, clocks, letters.
CREATE TABLE jobs (
    kind          TEXT NOT NULL,
    -- what it is about: a table's id, as a rule
    subject       TEXT NOT NULL,
    due_at        INTEGER NOT NULL,
    -- the server that does it, and until when it may take
    claimed_by    TEXT,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    tries         INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, subject)
);
CREATE INDEX jobs_due ON jobs (due_at);
