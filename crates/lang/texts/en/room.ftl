# The game room: playing with friends over the network.

room-name-title = What shall we call you?
room-name-text = A name is all you need. This browser keeps your place; your tables are yours from here.
room-continue = Come in
room-hello = You are here as { $name }.
room-unreachable = The game room does not answer. Check the network and try again; games on this device work without it.
room-too-late = Your move was not made: the game had already gone on, from another window or by others. Look at the table and choose again.
room-mine = Your tables
room-make = A new table
room-make-text = Choose a game. You get a link to send to your friends.
room-public = Open to everybody
room-public-none = There is no public table right now. Make one, and others will find it here.
room-view = Have a look
room-free =
    { $count ->
        [0] all seats are taken
        [one] one seat is free
       *[other] { $count } seats are free
    }
room-open = To the table
room-watch = Watch
room-your-turn = It is your turn
room-turn-of = { $player } is to move
room-since = { $state }, since { $when }
room-left = { $state }, { $left } left
room-substitute = A player has left: the seat is free
room-seat-free = free
room-new-heading = A table of { $game } for friends
room-who = Who may come
room-private = whoever has the link
room-listed = everybody
room-seating-chosen = everybody chooses a seat
room-seating-random = seats are drawn
room-colours = Colours
room-colours-chosen = everybody chooses a colour
room-colours-random = colours are drawn
room-colours-drawn = The colours are drawn when the game starts.
room-own-colour = Your colour
room-chairs-text = You take seat A. Leave the others free for your friends, or give them to bots.
room-seating = Who sits where
room-make-table = Make the table
room-waiting-heading = { $game }: waiting for players
room-link = The link to this table
room-link-text = Send it to your friends. Whoever has it may take a free seat, or watch.
room-copy = Copy
room-copied = The link is copied.
room-share = Share
room-invitation = Come and play { $game } with me
room-sit = Sit here
room-stand-up = Stand up
room-clear = Free the seat
room-put-bot = Put a bot here
room-starts-full = The game starts as soon as all seats are taken.
room-starts-host = The game starts when whoever made the table says so.
room-starts-me = The game starts when you say so.
room-starts = The game starts
room-starts-when-full = when all seats are taken
room-starts-by-host = when I say so
room-start = Start the game
room-start-now = Start without the free seats
room-cancel-table = Take the table back
room-cancel-table-text = Nobody can sit down here any more, and the link leads nowhere. This cannot be undone.
room-cancel-table-yes = Yes, take it back
room-no-table = This table cannot be shown
room-cancelled-heading = { $game }: this table is no more
room-cancelled = It was taken back, or ended, before the game began.
room-frozen = This server cannot go on with this game at the moment. Nothing is lost.
room-other-data = This table is played with a component file of its owner’s, which the page cannot show; play it with a program.
room-reconnecting = The line is broken; it is being taken up again. Nothing is lost.
room-watching = You are watching.
room-sending = Sending the move …
room-undo-request = { $player } would like to take back: { $moves }
room-undo-agreed = Agreed: { $players }.
room-undo-agree = Agree
room-undo-decline = No, play on
room-undo-cancel = Never mind
room-fair-check = Check the chance
room-fair = All of it fits: nobody chose the seed of this game.
room-unfair = Something does not fit.
room-fair-yes = fits
room-fair-no = does not fit
room-fair-commitment = The server’s share is the one that it had committed itself to before anybody sat down.
room-fair-own = Your own share, drawn by this browser, is among the shares.
room-fair-seed = The seed is the hash of all shares.
room-fair-seating = The seats were drawn as everybody’s shares say.
room-fair-colours = The colours were drawn as everybody’s shares say.
room-fair-record = The game was dealt from this seed.
room-fair-replay = Played again from the beginning, every shuffle, move and point comes out the same.
room-fair-sealed = Every player’s share is the one that had been committed to before any share was opened.
room-fair-complete = Everybody who sat at the table has a share in the seed.
room-fair-seal = All commitments are the ones that this browser noted before it opened its share.
room-fair-count = The table started over no more often than the record says.
room-fair-restarts =
    { $count ->
        [one] The table started over once
       *[other] The table started over { $count } times
    } because a share was not opened. Whoever runs the server may have done that to get another seed.
room-fair-by-server = The server drew the share of seat { $seats }: whoever runs the server knew it in advance.
room-fair-by-open = The share of seat { $seats } was sent without a seal: whoever runs the server knew it in advance.
room-fair-none-sealed = No player kept a share secret: whoever runs the server could have chosen the seed.
room-fair-older = This record is from before players committed to their shares: whoever ran the server and sat down last could have chosen the seed.
room-fair-but = All of it fits. But note:
room-opening = Waiting for { $players }: the game begins when everybody’s browser has opened its share of the seed. It does so by itself when its person is here.
room-restarts =
    { $count ->
        [one] The table started over once because a share was not opened; the record says so.
       *[other] The table started over { $count } times because a share was not opened; the record says so.
    }
room-share-stuck = This browser cannot open your share of the seed: it was drawn in another browser, or the server has shown something else before.
room-share-again = Draw a new share here; everybody commits again

# Time at a table.
room-time = Time
room-time-none = without a clock
room-time-live = with clocks
room-time-correspondence = a move a day
room-time-live-text = Everybody is here together. Each has a bank of minutes for the whole game, and gets a few seconds for every turn.
room-time-correspondence-text = Everybody comes by when it suits. Each decision has a number of days; time passes only in the hours that you choose.
room-time-minutes = Minutes for the game
room-time-seconds = Seconds more for a turn
room-time-days = Days for a decision
room-time-from = Time passes from, o’clock
room-time-to = until, o’clock
room-time-holidays = Days on which no time passes (year-month-day)
room-time-up = When somebody’s time is up, or somebody leaves
room-time-up-bot = a bot plays on
room-time-up-open = the seat opens
room-time-up-score = the game is scored
room-time-up-level = Which bot
room-options-none = The rules are the standard ones.
room-leaves = When somebody leaves
room-time-is-none = No clock.
room-time-is-live = { $minutes } minutes each, and { $seconds } seconds more for every turn.
room-time-is-days =
    { $days ->
        [one] One day for each decision.
       *[other] { $days } days for each decision.
    }
room-time-is-hours =
    { $days ->
        [one] One day for each decision, counted from { $from } to { $to } (UTC{ $zone }).
       *[other] { $days } days for each decision, counted from { $from } to { $to } (UTC{ $zone }).
    }
room-time-pauses = No time passes on { $days }.
room-left-days = { $days } d { $hours } h
room-clock = Time left
room-stand-in = A bot plays on this seat until its player returns.
room-away-bot = A bot ({ $level }) is playing for you. Unless you take your seat back before the end, you count as having left.
room-take-back = Take your seat back
room-open-seat = Seat { $seat } is open: its player has left.
room-ended = This game ended early
room-ended-text = It was ended before its time; the points are those of that moment.

# An account, for those who want to keep their games.
room-account = Your account
room-account-of = Signed in as { $email }.
room-account-by-passkey = You come back by a passkey.
room-keep = Keep your games
room-name = Your name
room-name-change-text = This is what others read at the table; games that have begun keep the old one.
room-save = Save
room-saved = Saved.
room-sign-up = Make an account
room-sign-up-text = As a guest you are known only to this browser. With an address and a password you find your tables from any device; everything that is yours stays yours.
room-sign-up-do = Make the account
room-sign-in = Sign in
room-sign-in-text = You have an account already? Come in by it.
room-sign-in-do = Sign in
room-email = E-mail address
room-password = Password
room-keep-guest = Bring the tables of this guest along
room-new-password = New password
room-new-password-text = Other browsers are signed out.
room-old-password = Password until now
room-sign-out = Sign out
room-sign-out-everywhere = Sign out everywhere
room-export = Download my data
room-tokens = Tokens for programs
room-tokens-text = A program of yours can play in your name with a token. It may do what you may at a table, but not change your account.
room-token-label = What it is for
room-token-make = Make a token
room-token-once = Copy it now: it is shown only this once.
room-token-remove = Remove
room-token-remove-of = Remove { $label }
room-delete = Leave for good
room-delete-text = Your name and address are deleted. At tables in play a bot takes your seat; the moves stay. This cannot be undone.
room-delete-do = Delete everything about me

# What is said at the table.
room-chat = Talk
room-chat-none = Nobody has said anything yet.
room-chat-new = New messages
room-chat-about = More about what { $name } said
room-chat-write = Say something to the table
room-send = Send
room-mute = Do not hear this person any more
room-report = Report to whoever runs this server
room-report-why = What is wrong with it?
room-reported = Reported.
room-mutes = Whom you do not hear
room-unmute = Hear again
room-unmute-of = Hear { $name } again

# What happened at the table beside the game; it stands in the log.
room-note-left = { $player } has left the game.
room-note-time-up = Time is up for { $player }.
room-note-then-bot = A bot ({ $level }) plays on until { $player } returns.
room-note-then-open = Seat { $seat } is open to whoever comes.
room-note-then-score = The game ends here and is scored as it stands.
room-note-stand-in = { $player } lets a bot ({ $level }) play for a while.
room-note-returned = { $player } is back and plays again.
room-note-substitute = { $player } sits down on seat { $seat } and plays on.
room-note-bot = { $player } puts a bot ({ $level }) on seat { $seat }.
room-note-took-back = { $player } takes back: { $moves }
room-note-went-back = All agreed to what { $player } asked for. Taken back: { $moves }
room-note-declined = { $player } does not agree to going back. The game goes on.
room-note-withdrew = { $player } no longer wants to go back.
room-note-moves =
    { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
room-note-more =
    { $count ->
        [one] And one move more.
       *[other] And { $count } moves more.
    }

# At one's own seat, and after the game.
room-own-seat = Your seat
room-mute-table = Do not tell me of my turns at this table
room-bot-for-me = Let a bot play for me
room-bot-for-me-text = You have to go for a while? A bot plays in your name until you take your seat back.
room-leave = Leave this game
room-leave-bot = A bot ({ $level }) then plays on in your name. You can take your seat back as long as the game goes on.
room-leave-open = Your seat is then open to whoever comes, and the game waits. As long as nobody else has taken it, you can take it back.
room-leave-score = The game then ends for everybody and is scored as it stands. This cannot be taken back.
room-leave-counts = Whoever leaves and does not come back counts as having left, and comes behind all others in the ratings.
room-leave-last = Nobody else plays here: the game then ends. This cannot be taken back.
room-leave-title = Leave this game?
room-leave-yes = Yes, leave
room-leave-no = No, stay
room-leave-already = A bot is playing for you already: there is nothing more to leave. Unless you take your seat back before the end, you count as having left.
room-left-open = You have left the game, and your seat is open. As long as nobody else has taken it, you can take it back.
room-rematch = Play again
room-rematch-go = To the next game
room-not-over = This game is still being played; its replay can be seen when it is over.
room-frozen-heading = { $game }: this game is frozen
room-frozen-text = All moves are kept. It goes on as soon as the server has what it needs.
room-about-person = About { $name }

# Games that are over, and people.
room-finished = Finished games
room-finished-none = No game has been finished yet.
room-finished-of = Finished games
room-more = Show more
room-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
room-deleted-user = somebody who has left
room-own-page = Your games and ratings
room-person = A person
room-here-since = Here since { $when }.
room-statistics = Games and ratings
room-game = Game
room-played = Played
room-won = Won
room-best = Best score
room-rating = Rating
room-rating-is = { $rating } ± { $give }
room-rating-text = Everybody starts at 1500. With 200 points more, somebody comes out ahead in three games of four. Games against bots alone do not count.
room-records = Download the records of my games

# Letters.
room-confirm = Confirm your address
room-confirm-text = A letter with a code shows that the address is yours. Then you can be told of your turns by mail, and replace a forgotten password.
room-confirm-sign-in = Sign in with the account that has this address; then it can be confirmed.
room-confirmed = Your address is confirmed.
room-confirm-code = The code from the letter
room-confirm-code-text = It holds for a day.
room-confirm-do = Confirm
room-code = Code
room-send-email = Send me a letter
room-email-sent = The letter is on its way.
room-email-maybe-sent = If this address belongs to an account and was confirmed, a letter is on its way.
room-forgotten = Forgotten your password?
room-forgotten-text = Say the address of your account; a letter with a code comes to it.
room-forgotten-no-mail = No letters are sent from here. Whoever runs this server can give you a new password.
room-new-password-code = With the code from the letter, which holds for half an hour.
room-password-replaced = The new password holds. Everything was signed out.

# Telling people that it is their turn.
room-notifications = How you hear of your turns
room-notifications-text = When it has been your turn for a minute and you are not here, we can tell you elsewhere. What you write below is only for that.
room-sign-in-first = Come in first; then you can set this up.
room-channels = Where we tell you
room-channels-none = Nowhere yet.
room-channels-off = This server tells nobody elsewhere; look in here from time to time.
room-channel-end = Stop
room-channel-end-of = Stop telling { $address }
room-channel-hours =
    { $hours ->
        [0] at once
        [one] at most once an hour
       *[other] at most every { $hours } hours
    }
room-channel-new = One more place
room-channel-new-text = In Discord or Slack, make a webhook for a channel and paste its address here. Programs get plain JSON.
room-channel-kind = What it is
room-channel-address = Address of the webhook
room-channel-pause = How often
room-channel-add = Tell me there
room-channel-gone = a place that is no more
room-format-discord = Discord
room-format-slack = Slack
room-format-json = a program (JSON)
room-format-email = e-mail
room-email-needs = E-mail is possible with an account whose address is confirmed.
room-muted-tables = Tables you do not hear of
room-unmute-table = Tell me again
room-unmute-table-of = Tell me again of { $table }
room-notices = What was sent
room-notices-none = Nothing so far.
room-notice-when = When
room-notice-where = Where
room-notice-table = Table
room-notice-what = What came of it
room-notice-waiting = waiting
room-notice-sent = sent
room-notice-passed = the turn was over before
room-notice-failed = failed
room-push = Tell me in this browser
room-push-text = A message appears when it is your turn, also while this page is closed.
room-format-push = a browser
room-device-no = Your browser did not do it; allow it in its settings, or try again.
room-passkeys = Passkeys
room-passkeys-text = Your phone, computer or security key keeps a passkey: with it you come back to your games without a password.
room-passkey-label = What you call it
room-passkey-add = Add a passkey
room-passkey-sign-in = Sign in with a passkey

## Ways in, and what was done
room-closed = Sign-up is closed on this server.
room-closed-text = If you have an account, sign in. If not, ask the person who runs this server for one.
room-sign-in-or-up = Sign in or create an account
room-new-account = Create an account
room-new-account-text = With an account your games are kept, and you can sign in on any device.
room-new-account-do = Create the account
room-account-made = Your account has been created. You can now sign in with { $email } on any device.
room-account-deleted = Your account has been deleted.
room-sit-down = Sit down
room-wrong-day = “{ $day }” is not a date. Write dates like 2026-12-24, separated by spaces or commas.
room-only-here = This link only works on this computer.
room-only-here-closed = The server accepts connections from this computer only. To let others join, start it with
room-only-here-addresses = Others in your network can use:
