# What the game room answers when something cannot be done: what was wrong, and what would be right.

error-not-logged-in = This needs a name: come in as a guest or log in first, and send the token or the cookie that you got.
error-other-site = This request came from a page of another site; use the page of this server.
error-no-table = There is no table at this address; check the link.
error-not-seated = Only those who sit at this table may do that; take a seat first.
error-not-host = Only whoever made this table may do that.
error-no-seat = This table has no seat “{ $seat }”; its seats are { $seats }.
error-seat-taken = Somebody sits there already; choose another seat.
error-colour = There is no such colour; there are { $colours }.
error-colour-taken = Somebody at this table has this colour already; choose another.
error-colours-drawn = Colours are drawn at this table when the game begins; nobody chooses one.
error-started = The game has begun; seats can no longer be changed like this.
error-not-started = The game has not begun; it begins when all seats are taken or when the host starts it.
error-nobody-sits = A game needs at least one person; sit down first.
error-many-tables = You have { $most } tables that are open or being played, and nobody can have more; withdraw one, or play one to its end.
error-file-quota = You have sent { $most } MB of component files in the last 24 hours, and nobody can send more; try again tomorrow, or play with the standard components.
error-many-reports = { $most } of your reports are still waiting to be read, and nobody can have more; try again later.
error-over = The game is over; nothing can be taken back any more.
error-not-over = The game is not over; play it to its end first.
error-ended = This game was ended before it was over; nothing more can be played.
error-frozen-move = This program cannot play move { $number } of this game; the game is kept, and a newer program can go on with it.
error-stale = { $moves ->
    [one] One move has been made by now;
   *[other] { $moves } moves have been made by now;
} look at the table again and choose anew.
error-bot-plays = A bot plays for you; take your seat back first.
error-sat-elsewhere = You have sat at another seat of this game and seen what is hidden there; take only that one back.
error-bot-decides = Your time for this decision is up, and a bot makes it; take your seat back afterwards.
error-time-control = Nobody can play by this clock: a bank has 1 to { $bank } seconds and an increment at most { $increment }; or there are 1 to { $days } days, hours such as 08:00 to 22:00 in a zone such as +01:00, and at most { $holidays } holidays such as 2026-12-25.
error-undo-to = One cannot go back to move { $to } when { $moves } moves were made; give a smaller number, from 0 on.
error-body = What was sent cannot be read: { $what }.
error-sitter = “{ $who }” cannot sit down; say “me”, “nobody”, or a bot such as “bot:normal”.
error-share = “{ $share }” is not a share; give 64 hexadecimal digits.
error-other-share = This is not the share that was committed to.
error-not-opening = This table is not waiting for shares to be opened.
error-not-committed = Somebody’s browser has not committed to a share of the seed yet; it does so as soon as that person is here again.
error-share-and-commitment = Give a share or a commitment, not both.
error-key = A key has at most { $most } characters.
error-key-reused = This key was used for another move; a new move needs a key of its own.
error-not-live = This address is for a WebSocket connection; use one.
error-not-for-programs = A program’s token may not do this; sign in with your address and your password.
error-sign-up-closed = Sign-up is closed on this server. Ask the person who runs it for an account.
error-has-account = There is an account already; sign in, or sign out first.
error-no-account = A guest has no password; make an account first.
error-wrong-password = The address or the password is not right; check both and try again.
error-banned = You have been banned from this server. If you think this is a mistake, ask the person who runs it.
error-password = A password has at least { $least } characters, and at most { $most }.
error-common-password = This is one of the passwords that everybody tries first; choose another one.
error-sign-in-again = For this you have to have signed in within the last 15 minutes: sign out, sign in again and repeat it.
error-address = This is not an e-mail address; it looks like anna@example.org.
error-label = A label has 1 to { $most } characters, all of them visible.
error-many-tokens = There can be no more than { $most } tokens; revoke one first.
error-no-token = There is no such token; look at the list of your tokens.
error-text = This has { $least } to { $most } characters; write something that long.
error-no-message = Nothing was said under this number; look at the chat again.
error-no-person = There is nobody at this address; check the link.
error-webhooks-off = Nobody is told by webhook here; ask whoever runs this server.
error-webhook = This cannot be posted to; give an address of the web that everybody can reach, such as https://example.org/hook.
error-push-off = Nobody is told by push messages here; ask whoever runs this server.
error-push-keys = Your browser’s keys make no sense; send the address, p256dh and auth of its subscription.
error-hours = There can be 0 to { $most } hours between two messages.
error-many-channels = There can be no more than { $most } channels; remove one first.
error-no-channel = There is no such channel; look at the list of your channels.
tell-turn = It is your turn in { $game } with { $others }.
tell-opening = Your table of { $game } waits for you: the game begins as soon as your browser has opened its share of the seed.
tell-no-address = this is not an address of the web
tell-unreachable = this address is not reached from here
tell-slow = it took too long
tell-connection = the connection failed
tell-answer = the answer was { $status }
tell-no-mail = there is no mail here any more
tell-letter = the letter was not taken
tell-posting-off = nothing is posted from here any more
tell-keys = the browser’s keys make no sense
tell-encrypt = the message could not be encrypted
tell-database = the database did not answer
tell-sign = the message could not be signed
error-nul = A text has a character that cannot be kept (U+0000); leave it out.
error-too-large = This is too large; at most { $most } kB are taken.
api-title = The interface of Smokestack
api-intro = Everything that the page does is asked for like this; programs may do the same, with `Authorization: Bearer TOKEN`. The descriptions are in English, and a program reads them here:
api-contents = Contents
api-forms = What is sent and answered
api-parameters = Parameters
api-body = Body
api-answers = Answers
api-in-path = in the path
api-in-query = behind the question mark
error-mail-off = Nothing is sent by mail here; ask whoever runs this server.
error-wrong-code = This code does not hold, or no longer; ask for another letter.
error-not-confirmed = It has not been shown that the address is yours; ask for a letter and give the code that it has.
letter-turn-subject = It is your turn
letter-confirm-subject = Is this your address?
letter-confirm =
    Somebody has given this address for an account at Smokestack. If it was you, give this code there:

    { $code }

    It holds for a day. If it was not you, do nothing.
letter-link =
    Or open this page:

    { $link }
letter-reset-subject = Another password
letter-reset =
    Somebody wants another password for your account at Smokestack. If it was you, give this code there:

    { $code }

    It holds for half an hour. If it was not you, do nothing: the old password stays.
error-too-many = { $seconds ->
    [one] That was too often; try again in one second.
   *[other] That was too often; try again in { $seconds } seconds.
}
error-no-route = There is nothing at this address; /api/openapi.json lists what there is.
error-wrong-method = This address takes another method; /api/openapi.json lists what there is.
error-unavailable = The server cannot do this right now; try again in a moment.
error-mail = Letters need --smtp smtps://USER:PASSWORD@HOST (or smtp://HOST:PORT) and --mail-from "NAME <ADDRESS>"; give both, or neither.
error-database = The database { $database } cannot be used ({ $why }); give sqlite:PATH, or postgres://USER@HOST/NAME of a running PostgreSQL.
error-older-schema = The database has schema { $schema }, and this program is for { $latest }: use the program that serves it, or let `smokestack serve` of this one bring it up to date first.
error-database-taken = Another Smokestack serves the database { $database } already: stop it, or give this one a database of its own with --database.
error-file-there = The file { $file } is there already; give the name of a new one.
error-config = The file { $file } cannot be used: { $what }.
error-config-word = The file { $file } sets “{ $word }”, which is no setting; there are { $known }.
error-admin-nobody = Nobody here has the id or the address “{ $who }”; “smokestack admin people” lists who is here.
error-admin-several = Several people claim { $email }; say which one by the id: { $ids }.
error-admin-guest = { $who } is a guest and has no password; only accounts have one.
error-admin-table = There is no table “{ $table }”; the id is the last part of its link.
error-admin-report = There is no open report “{ $id }”; “smokestack admin reports” lists them.
error-passkeys-off = There are no passkeys here: whoever runs this server has not said at which address it is found.
error-passkey = This passkey could not be added; ask for it again and answer within five minutes.
error-wrong-passkey = This passkey does not fit here; try again, or sign in in another way.
error-has-passkey = This passkey is there already; look at the list of your passkeys.
error-many-passkeys = There can be no more than { $most } passkeys; remove one first.
error-no-passkey = There is no such passkey; look at the list of your passkeys.
