-- Time: what a seat has left in its bank when it is asked, in milliseconds; NULL without a bank.
-- The PostgreSQL file of the same number has the same columns; only the words for the types differ.

ALTER TABLE seats ADD COLUMN clock INTEGER;
