-- The PostgreSQL file of the same number is the same; only the words for the types differ.

-- Who has sat at which seat while a game was played, since when: whoever has sat at one takes no other, and whoever sat there
-- from the beginning is rated.
CREATE TABLE sat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     TEXT NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);
CREATE INDEX sat_of_person ON sat (person);
INSERT INTO sat (table_id, seat, person, since)
    SELECT table_id, seat, person, COALESCE(since, 0) FROM seats
    WHERE person IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE started_at IS NOT NULL);

-- when its person let the game end, by leaving or by having no time left
ALTER TABLE seats ADD COLUMN gave_up INTEGER;

-- what was agreed to before a move is no longer told by the time
DELETE FROM proposals;
