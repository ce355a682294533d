# Bad input: what was wrong, and what would be right.

error-seat-count = { $game } cannot be played with { $seats } seats; possible numbers are { $allowed }.
error-unknown-option = { $game } has no option “{ $option }”; its options are { $known }.
error-unknown-value = The option { $option } cannot be “{ $value }”; it can be { $known }.
error-unknown-game = There is no game “{ $game }” here; available: { $known }.
error-unknown-bot = There is no bot “{ $bot }”; available: { $known }.
error-unknown-language = There is no language “{ $language }” here; available: { $known }.
error-unknown-rule = { $game } has no rule { $rule }; give a number such as 6.6, or none to read all the rules.
error-data = Line { $line } of the data file cannot be used: { $what }.
error-data-version = This game was played with the components { $needed }; give that data file with --data.
error-view = The server describes this table in a way that this page does not understand ({ $what }); load the page again.
error-record-cut = Line { $line } of the record stops in the middle (“{ $found }”): the file was cut; use the whole file.
error-record-form = Line { $line } of the record should be like “{ $form }”, but it is “{ $found }”.
error-record-no-seed = This record has no seed: its game was still being played when the file was saved. It can be opened once the game is over; save it again then.
error-record-not-an-action = Line { $line } of the record, “{ $found }”, names no action of this game.
error-record-illegal = Line { $line } of the record, “{ $found }”, is not a legal move there ({ $rule }).
error-record-after-the-end = Line { $line } of the record, “{ $found }”, comes after the end of the game; nothing should stand there.
error-record-not-over = Line { $line } of the record, “{ $found }”, ends a game that is not over; a move should stand there.
error-rules-version = This game was played with version { $needed } of the rules of { $game }, and this program has version { $have }; open it with a program that has version { $needed }.
error-seed = “{ $seed }” is not a seed; give a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits.
error-file = The file { $file } cannot be used ({ $why }); give the path of a text file that you may use.
error-name = “{ $name }” cannot be a player’s name; a name has 1 to 40 characters, all of them visible.
error-not-an-action = “{ $action }” is not an action of this game; choose one of the actions listed.
error-port = The address { $address } cannot be used; give a free one as HOST:PORT, such as 127.0.0.1:8080.
error-option-form = “{ $option }” is not an option with its value; write name=value.
error-number = “{ $value }” is not something that { $what } can be here; --help says what it can be.
error-too-many-players = { $players } players do not fit at a table of { $seats } seats; name fewer, or give more seats.
