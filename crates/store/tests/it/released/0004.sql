INSERT INTO people (id, name, created_at) VALUES ('p-old', 'Anna', 1);
INSERT INTO log_ins (id, person, hash, kind, created_at) VALUES ('l-old', 'p-old', BYTES(0102ff), 'session', 1);
INSERT INTO tables (id, game, rules, data, options, status, visibility, seating, starts, host, commitment, server_share, seed, moves, version, turn, turn_since, created_at, started_at)
VALUES ('t-old', 'industria', 1, 'standard-1', 'a=x', 'playing', 'private', 'chosen', 'full', 'p-old', BYTES(01), BYTES(02), BYTES(03), 1, 4, 'B', 9, 2, 3);
INSERT INTO seats (table_id, seat, person, name, share, since) VALUES ('t-old', 'A', 'p-old', 'Anna', BYTES(0a), 2);
INSERT INTO seats (table_id, seat, bot, since) VALUES ('t-old', 'B', 'normal', 2);
INSERT INTO actions (table_id, number, seat, action, key, person, at) VALUES ('t-old', 1, 'A', 'offer sawmill', 'A:k', 'p-old', 9);
INSERT INTO proposals (table_id, kind, value, agreed, at) VALUES ('t-old', 'undo', 0, 'A', 9);
INSERT INTO jobs (kind, subject, due_at) VALUES ('bot', 't-old', 9);
UPDATE people SET banned_at = 5 WHERE id = 'p-old';
INSERT INTO accounts (person, email, method, salt, hash, confirmed_at, created_at) VALUES ('p-old', 'anna@example.org', 'argon2id m=19456 t=2 p=1', BYTES(0102), BYTES(03), 4, 3);
UPDATE seats SET clock = 60000 WHERE table_id = 't-old' AND seat = 'A';
INSERT INTO messages (table_id, number, person, name, text, at) VALUES ('t-old', 1, 'p-old', 'Anna', 'hello', 9);
INSERT INTO reports (id, table_id, message, reporter, about, text, why, at) VALUES ('r-old', 't-old', 1, 'p-old', 'p-old', 'hello', 'why', 9);
INSERT INTO ratings (person, game, rating, uncertainty, games, at) VALUES ('p-old', 'industria', 25.5, 8.25, 1, 9);
INSERT INTO rated (table_id) VALUES ('t-old');
UPDATE tables SET rematch = 't-next' WHERE id = 't-old';
