# Invalid input: what was wrong, and what is allowed.

error-seat-count = { $game } cannot be played with { $seats } seats; possible numbers of seats: { $allowed }.
error-unknown-option = { $game } has no option “{ $option }”; its options are { $known }.
error-unknown-value = The option { $option } cannot be “{ $value }”; possible values: { $known }.
error-unknown-game = There is no game “{ $game }”; available games: { $known }.
error-unknown-bot = There is no bot “{ $bot }”; available bots: { $known }.
error-unknown-language = The language “{ $language }” is not available; available languages: { $known }.
error-unknown-rule = { $game } has no rule { $rule }; give a number such as 6.6, or no number to read all rules.
error-data = Line { $line } of the data file is invalid: { $what }.
error-data-version = This game was played with the components { $needed }; give that data file with --data.
error-view = This page does not understand the server’s description of this table ({ $what }); reload the page.
error-record-cut = Line { $line } of the record breaks off (“{ $found }”): the file is incomplete; use the complete file.
error-record-form = Line { $line } of the record should look like “{ $form }”, but it is “{ $found }”.
error-record-no-seed = This record has no seed: the game was still running when the file was saved. Save it again once the game is over.
error-record-not-an-action = Line { $line } of the record, “{ $found }”, is not an action of this game.
error-record-illegal = Line { $line } of the record, “{ $found }”, is not a legal move at this point ({ $rule }).
error-record-after-the-end = Line { $line } of the record, “{ $found }”, comes after the end of the game; nothing is expected there.
error-record-not-over = Line { $line } of the record, “{ $found }”, ends a game that is not over; a move is expected there.
error-rules-version = This game was played with version { $needed } of the rules of { $game }, but this program has version { $have }; open it with a program that has version { $needed }.
error-seed = “{ $seed }” is not a seed; give a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits.
error-file = Cannot use the file { $file } ({ $why }); give the path of a text file that you can access.
error-name = “{ $name }” is not a valid player name; a name has 1 to 40 characters, all of them visible.
error-not-an-action = “{ $action }” is not an action of this game; choose one of the actions listed.
error-port = Cannot use the address { $address }; give a free one as HOST:PORT, such as 127.0.0.1:8080.
error-option-form = “{ $option }” is not an option with a value; write name=value.
error-number = “{ $value }” is not a valid value for { $what }; see --help.
error-too-many-players = { $players } players do not fit at a table with { $seats } seats; name fewer players, or add seats.
