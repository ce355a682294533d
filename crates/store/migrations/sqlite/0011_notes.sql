-- The PostgreSQL file of the same number is the same.

-- What happened at the table, as JSON, in a message that nobody said: somebody left, took moves back …
ALTER TABLE messages ADD COLUMN note TEXT;
