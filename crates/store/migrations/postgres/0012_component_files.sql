-- The SQLite file of the same number has the same tables; only the words for the types differ.

-- The component files that owners of a game have given to tables: each once, by its name in a record (tables.data).
CREATE TABLE component_files (
    -- 'sha256:' and the hash of the text in hexadecimal digits
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
-- A table that was withdrawn before its game began is not kept any more, unless somebody has reported what was said there.
DELETE FROM tables WHERE status = 'ended' AND started_at IS NULL AND id NOT IN (SELECT table_id FROM reports);
UPDATE tables SET rematch = NULL WHERE rematch NOT IN (SELECT id FROM tables);
INSERT INTO component_files (hash, text)
    SELECT data, MIN(data_file) FROM tables
    WHERE data_file IS NOT NULL AND (started_at IS NOT NULL OR status <> 'ended') GROUP BY data;
ALTER TABLE tables DROP COLUMN data_file;
CREATE INDEX tables_data ON tables (data);
CREATE INDEX tables_rematch ON tables (rematch);

-- How much of them a person has sent lately: also for tables that are no longer there.
CREATE TABLE component_uploads (
    table_id TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    bytes    BIGINT NOT NULL,
    at       BIGINT NOT NULL
);
CREATE INDEX component_uploads_of_person ON component_uploads (person, at);

-- A deleted table takes these with it.
CREATE INDEX notices_of_table ON notices (table_id);
CREATE INDEX quiet_tables_of_table ON quiet_tables (table_id);

-- So do these, with a deleted person; and the tables of a host are counted when there is to be one more.
CREATE INDEX tables_host ON tables (host);
CREATE INDEX reports_of_reporter ON reports (reporter);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX mutes_of_other ON mutes (other);
