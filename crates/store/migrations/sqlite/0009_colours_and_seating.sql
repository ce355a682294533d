-- The PostgreSQL file of the same number is the same.

-- 'red', 'blue', 'green', 'yellow' or 'purple'; nothing until it is chosen or the game begins
ALTER TABLE seats ADD COLUMN colour TEXT;

-- 'chosen' or 'random'
ALTER TABLE tables ADD COLUMN colours TEXT NOT NULL DEFAULT 'chosen';
-- a drawn seating: for each seat, in order, the letter of the chair on which whoever sits there sat before
ALTER TABLE tables ADD COLUMN sat_before TEXT;
