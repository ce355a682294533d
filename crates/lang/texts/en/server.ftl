# Error messages and e-mails of the server: what was wrong, and what to do instead.

error-not-logged-in = Sign in or continue as a guest first.
error-other-site = This request came from another website; use this server’s own page.
error-no-table = There is no table at this address; check the link.
error-not-seated = Only players who have a seat at this table can do that; take a seat first.
error-not-host = Only the host of this table can do that.
error-no-seat = This table has no seat “{ $seat }”; its seats are { $seats }.
error-seat-taken = This seat is already taken; choose another one.
error-colour-taken = Another player at this table already has this colour; choose a different one.
error-colours-drawn = At this table, colours are drawn at random when the game starts; they cannot be chosen.
error-started = The game has already started; seats can no longer be changed like this.
error-not-started = The game has not started yet; it starts when all seats are taken or when the host starts it.
error-nobody-sits = A game needs at least one human player; take a seat first.
error-many-tables = You already have { $most } open or running tables, which is the maximum; cancel one or finish a game first.
error-file-quota = You have uploaded { $most } MB of component files in the last 24 hours, which is the maximum; try again tomorrow, or play with the standard components.
error-many-reports = { $most } of your reports are still waiting for review, which is the maximum; try again later.
error-over = The game is over; moves can no longer be undone.
error-not-over = The game is not over yet; finish it first.
error-ended = This game was ended early; no more moves can be played.
error-frozen-move = This version of the program cannot play move { $number } of this game; the game is kept, and a newer version can continue it.
error-stale = The table has changed: the game is now at move { $moves }. Look at the table and choose again.
error-bot-plays = A bot is playing for you; take your seat back first.
error-sat-elsewhere = You have already had another seat in this game and seen its hidden information; you can only take that seat back.
error-bot-decides = Your time for this decision is up, so a bot makes it; you can take your seat back afterwards.
error-time-control = Invalid time control: set a time bank of 1 to { $bank } seconds with an increment of at most { $increment } seconds; or 1 to { $days } days per move, with hours such as 08:00 to 22:00 in a time zone such as +01:00, and at most { $holidays } holidays such as 2026-12-25.
error-undo-to = The game is at move { $moves }, so it cannot go back to move { $to }; give a smaller number, 0 or more.
error-body = The request could not be read: { $what }.
error-share = “{ $share }” is not a valid share; give 64 hexadecimal digits.
error-other-share = This is not the share that you committed to.
error-not-opening = This table is not waiting for shares to be revealed.
error-not-committed = One player’s browser has not committed to a share of the seed yet; it will do so as soon as that player is back.
error-share-and-commitment = Send either a share or a commitment, not both.
error-actions = Send one action, or a list of 1 to { $most } actions.
error-key = A key can have at most { $most } characters.
error-key-reused = This key has already been used for another move; each move needs its own key.
error-not-live = This address only accepts WebSocket connections.
error-not-for-programs = An API token does not allow this; sign in with your e-mail address and password.
error-sign-up-closed = Sign-up is closed on this server. Ask the person who runs it for an account.
error-has-account = You already have an account. To create another one, sign out first.
error-no-account = A guest has no password; create an account first.
error-wrong-password = The e-mail address or the password is wrong; check both and try again.
error-banned = You have been banned from this server. If you think this is a mistake, ask the person who runs it.
error-password = A password must have { $least } to { $most } characters.
error-common-password = This password is too common; choose another one.
error-sign-in-again = This is only possible within 15 minutes of signing in: sign out, sign in again and retry.
error-address = This is not a valid e-mail address; it should look like anna@example.org.
error-label = A label must have 1 to { $most } characters, all of them visible.
error-many-tokens = You cannot have more than { $most } tokens; revoke one first.
error-no-token = This token does not exist; check the list of your tokens.
error-text = Enter { $least } to { $most } characters.
error-no-message = There is no message with this number; check the chat again.
error-no-person = There is no such user; check the link.
error-webhooks-off = Webhooks are disabled on this server; ask the person who runs it.
error-webhook = This address cannot be used; give a publicly reachable web address such as https://example.org/hook.
error-push-off = Push notifications are disabled on this server; ask the person who runs it.
error-push-keys = The browser’s push keys are invalid; send the address, p256dh and auth of its subscription.
error-hours = The time between two messages must be 0 to { $most } hours.
error-many-channels = You cannot have more than { $most } channels; remove one first.
error-no-channel = This channel does not exist; check the list of your channels.
tell-turn = It is your turn in { $game } with { $others }.
tell-opening = Your { $game } table is waiting for you: the game starts as soon as your browser has revealed its share of the seed.
tell-no-address = this is not a web address
tell-unreachable = this server cannot reach this address
tell-slow = the request timed out
tell-connection = the connection failed
tell-answer = the response was { $status }
tell-no-mail = this server no longer sends e-mail
tell-letter = the mail server rejected the e-mail
tell-posting-off = this server no longer sends notifications to web addresses
tell-keys = the browser’s push keys are invalid
tell-encrypt = the message could not be encrypted
tell-database = the database did not respond
tell-sign = the message could not be signed
error-nul = The text contains a character that cannot be stored (U+0000); remove it.
error-too-large = This is too large; the limit is { $most } kB.
api-title = The Smokestack API
api-intro = The web page uses these same endpoints; your own programs can use them too, with `Authorization: Bearer TOKEN`. The descriptions are in English; the machine-readable version is here:
api-contents = Contents
api-forms = Schemas
api-parameters = Parameters
api-body = Request body
api-answers = Responses
api-in-path = path parameter
api-in-query = query parameter
error-mail-off = This server does not send e-mail; ask the person who runs it.
error-wrong-code = This code is wrong or has expired; request a new e-mail.
error-not-confirmed = Your e-mail address has not been confirmed yet; request an e-mail and enter the code from it.
letter-turn-subject = It is your turn
letter-confirm-subject = Confirm your e-mail address
letter-confirm =
    Someone has entered this address for a Smokestack account. If it was you, enter this code there:

    { $code }

    It is valid for a day. If it was not you, ignore this e-mail.
letter-link =
    Or open this link:

    { $link }
letter-reset-subject = Reset your password
letter-reset =
    Someone has asked for a new password for your Smokestack account. If it was you, enter this code there:

    { $code }

    It is valid for half an hour. If it was not you, ignore this e-mail: your password stays the same.
error-too-many = { $seconds ->
    [one] Too many requests; try again in one second.
   *[other] Too many requests; try again in { $seconds } seconds.
}
error-no-route = There is nothing at this address; /api/openapi.json lists all endpoints.
error-wrong-method = This address does not support this method; /api/openapi.json lists all endpoints.
error-unavailable = The server cannot do this right now; try again in a moment.
error-mail = To send e-mail, set --smtp smtps://USER:PASSWORD@HOST (or smtp://HOST:PORT) and --mail-from "NAME <ADDRESS>"; set both or neither.
error-database = Cannot use the database { $database } ({ $why }); give sqlite:PATH, or postgres://USER@HOST/NAME of a running PostgreSQL server.
error-older-schema = The database has schema { $schema }, but this version of the program needs { $latest }: use the version that serves this database, or upgrade the database first by running `smokestack serve` with this version.
error-database-taken = Another Smokestack server is already using the database { $database }: stop it, or choose a different database with --database.
error-file-there = The file { $file } already exists; give the name of a new file.
error-config = Cannot use the file { $file }: { $what }.
error-config-word = The file { $file } sets “{ $word }”, which is not a setting; available settings: { $known }.
error-admin-nobody = No user has the id or e-mail address “{ $who }”; “smokestack admin people” lists all users.
error-admin-several = Several users have entered the address { $email }; give one of their ids instead: { $ids }.
error-admin-guest = { $who } is a guest and has no password; only accounts have one.
error-admin-table = There is no table “{ $table }”; the id is the last part of its link.
error-admin-report = There is no open report “{ $id }”; “smokestack admin reports” lists them.
error-passkeys-off = Passkeys are not available here: this server’s public address has not been configured.
error-passkey = This passkey could not be added; try again and confirm within five minutes.
error-wrong-passkey = This passkey was not accepted; try again, or sign in another way.
error-has-passkey = This passkey has already been added; check the list of your passkeys.
error-many-passkeys = You cannot have more than { $most } passkeys; remove one first.
error-no-passkey = This passkey does not exist; check the list of your passkeys.
