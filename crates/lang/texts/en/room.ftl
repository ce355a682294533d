# Playing online: lobby, tables, account and notifications.

room-name-title = Choose a name
room-name-text = A name is all you need. This browser remembers you, so you can always come back to your tables from here.
room-continue = Continue as guest
room-hello = You are playing as { $name }.
room-unreachable = The server is not responding. Check your connection and try again; games on this device work offline.
room-unreadable = This page does not understand the server’s answer, because one of them is newer than the other. Reload the page.
room-too-late = Your move was not played: the game had already moved on, in another window or because of another player. Check the table and choose again.
room-mine = Your tables
room-make = New table
room-make-text = Choose a game. You get a link to send to your friends.
room-public = Public tables
room-public-none = There are no public tables right now. Create one, and others will find it here.
room-view = View
room-free =
    { $count ->
        [0] all seats taken
        [one] 1 seat free
       *[other] { $count } seats free
    }
room-open = Go to table
room-watch = Watch
room-your-turn = Your turn
room-turn-of = { $player }’s turn
room-since = { $state }, since { $when }
room-left = { $state }, { $left } left
room-substitute = A player has left: seat available
room-seat-free = free
room-new-heading = New { $game } table
room-who = Who can join
room-private = anyone with the link
room-listed = everyone
room-seating-chosen = players choose their seats
room-seating-random = random seats
room-colours = Colours
room-colours-chosen = players choose their colours
room-colours-random = random colours
room-colours-drawn = Colours are assigned at random when the game starts.
room-own-colour = Your colour
room-chairs-text = You take seat A. Leave the others free for your friends, or add bots.
room-seating = Seating
room-make-table = Create table
room-waiting-heading = { $game }: waiting for players
room-link = Invitation link
room-link-text = Send it to your friends. Anyone with the link can take a free seat or watch.
room-copy = Copy
room-copied = Link copied.
room-share = Share
room-invitation = Join me for a game of { $game }
room-sit = Take this seat
room-stand-up = Leave seat
room-clear = Clear seat
room-put-bot = Add bot
room-starts-full = The game starts as soon as all seats are taken.
room-starts-host = The host decides when the game starts.
room-starts-me = You decide when the game starts.
room-starts = The game starts
room-starts-when-full = when all seats are taken
room-starts-by-host = when I start it
room-start = Start game
room-start-now = Start with fewer players
room-cancel-table = Cancel table
room-cancel-table-text = Nobody will be able to join, and the link will stop working. This cannot be undone.
room-cancel-table-yes = Yes, cancel it
room-no-table = This table cannot be displayed
room-cancelled-heading = { $game }: table cancelled
room-cancelled = It was cancelled or closed before the game started.
room-frozen = This server cannot continue this game at the moment. Nothing is lost.
room-other-data = This table uses custom component values, which this page cannot display. To play, use an API client.
room-reconnecting = Connection lost. Reconnecting … Nothing is lost.
room-watching = You are watching.
room-sending = Sending your move …
room-undo-request = { $player } would like to undo: { $moves }
room-undo-agreed = Agreed: { $players }.
room-undo-agree = Agree
room-undo-decline = Decline
room-undo-cancel = Cancel request
room-fair-check = Verify the shuffle
room-fair = Everything checks out: nobody chose the seed of this game.
room-unfair = Something does not match.
room-fair-yes = correct
room-fair-no = incorrect
room-fair-commitment = The server’s share matches the commitment it made before anyone took a seat.
room-fair-own = Your own share, drawn by this browser, is included.
room-fair-seed = The seed is the hash of all shares.
room-fair-seating = The seats were drawn from everyone’s shares.
room-fair-colours = The colours were drawn from everyone’s shares.
room-fair-record = The game was set up from this seed.
room-fair-replay = Replaying the game from the start gives the same shuffles, moves and points.
room-fair-sealed = Each player’s share matches the commitment made before the first share was revealed.
room-fair-complete = Every player at the table has a share in the seed.
room-fair-seal = All commitments match those that this browser saved before it revealed its share.
room-fair-count = The table did not restart more often than the record says.
room-fair-restarts =
    { $count ->
        [one] The table restarted once
       *[other] The table restarted { $count } times
    } because a share was not revealed. The server operator may have done this to get another seed.
room-fair-by-server = The server drew the share of seat { $seats }: the server operator knew it in advance.
room-fair-by-open = The share of seat { $seats } was sent without a commitment: the server operator knew it in advance.
room-fair-none-sealed = No player kept a share secret: the server operator could have chosen the seed.
room-fair-older = This record dates from before players committed to their shares: a server operator who took the last seat could have chosen the seed.
room-fair-but = Everything checks out, with these limitations:
room-opening = Waiting for { $players }: the game starts when each player’s browser has revealed its share of the seed. This happens automatically while the player is online.
room-restarts =
    { $count ->
        [one] The table restarted once because a share was not revealed; the record shows this.
       *[other] The table restarted { $count } times because a share was not revealed; the record shows this.
    }
room-share-stuck = This browser cannot reveal your share of the seed: it was drawn in another browser, or the server showed different data before.
room-share-again = Draw a new share here; all players commit again

# Time control.
room-time = Time control
room-time-none = no clock
room-time-live = live
room-time-correspondence = correspondence
room-time-live-text = Everyone is online at the same time. Each player has a time bank for the whole game and gets a few extra seconds per turn.
room-time-correspondence-text = Play whenever it suits you. Each decision has a time limit in days; the clock runs only during the hours you choose.
room-time-minutes = Minutes per player
room-time-seconds = Extra seconds per turn
room-time-days = Days per decision
room-time-from = Clock runs from (hour)
room-time-to = to (hour)
room-time-holidays = Days off (year-month-day)
room-time-up = When a player runs out of time or leaves
room-time-up-bot = a bot takes over
room-time-up-open = the seat opens up
room-time-up-score = the game ends and is scored
room-time-up-level = Bot level
room-options-none = Standard rules.
room-leaves = When a player leaves
room-time-is-none = No clock.
room-time-is-live = { $minutes } minutes per player, plus { $seconds } seconds per turn.
room-time-is-days =
    { $days ->
        [one] One day per decision.
       *[other] { $days } days per decision.
    }
room-time-is-hours =
    { $days ->
        [one] One day per decision, counted from { $from } to { $to } (UTC{ $zone }).
       *[other] { $days } days per decision, counted from { $from } to { $to } (UTC{ $zone }).
    }
room-time-pauses = The clock does not run on { $days }.
room-left-days = { $days } d { $hours } h
room-clock = Time left
room-stand-in = A bot is playing in this seat until the player returns.
room-away-bot = A bot ({ $level }) is playing for you. If you do not return before the end, you count as having left.
room-take-back = Take your seat back
room-open-seat = Seat { $seat } is free: its player has left.
room-ended = This game ended early
room-ended-text = It was stopped before the end; the points are those at that moment.

# The account.
room-account = Account
room-account-of = Signed in as { $email }.
room-account-by-passkey = You sign in with a passkey.
room-keep = Create account
room-name = Your name
room-name-change-text = This is the name that others see. Games already started keep the old one.
room-save = Save
room-saved = Saved.
room-sign-up = Create account
room-sign-up-text = A guest exists only in this browser. With an e-mail address and a password you can sign in on any device and keep all your tables.
room-sign-up-do = Create account
room-sign-in = Sign in
room-sign-in-text = Already have an account? Sign in.
room-sign-in-do = Sign in
room-email = E-mail address
room-password = Password
room-keep-guest = Keep this guest’s tables
room-new-password = New password
room-new-password-text = You will be signed out in all other browsers.
room-old-password = Current password
room-sign-out = Sign out
room-sign-out-everywhere = Sign out everywhere
room-export = Download my data
room-tokens = API tokens
room-tokens-text = With a token, your own program can play in your name. It can do anything you can do at a table, but it cannot change your account.
room-token-label = Purpose
room-token-make = Create token
room-token-once = Copy it now: it will not be shown again.
room-token-remove = Remove
room-token-remove-of = Remove { $label }
room-delete = Delete account
room-delete-text = Your name and address will be deleted. A bot takes your seat in running games; your moves stay. This cannot be undone.
room-delete-do = Delete my account

# Chat.
room-chat = Chat
room-chat-none = No messages yet.
room-chat-new = New messages
room-chat-about = More about { $name }’s message
room-chat-write = Write a message
room-send = Send
room-mute = Mute this player
room-report = Report to the server operator
room-report-why = What is wrong with this message?
room-reported = Reported.
room-mutes = Muted players
room-unmute = Unmute
room-unmute-of = Unmute { $name }

# Events at the table other than moves; they appear in the log.
room-note-left = { $player } has left the game.
room-note-time-up = { $player } has run out of time.
room-note-then-bot = A bot ({ $level }) plays until { $player } returns.
room-note-then-open = Seat { $seat } is open to anyone.
room-note-then-score = The game ends here and is scored as it stands.
room-note-stand-in = { $player } lets a bot ({ $level }) play for a while.
room-note-returned = { $player } is back.
room-note-substitute = { $player } takes seat { $seat } and plays on.
room-note-bot = { $player } adds a bot ({ $level }) in seat { $seat }.
room-note-took-back = { $player } undid: { $moves }
room-note-went-back = Everyone agreed to { $player }’s request. Undone: { $moves }
room-note-declined = { $player } declined the undo. The game continues.
room-note-withdrew = { $player } cancelled the undo request.
room-note-moves =
    { $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
room-note-more =
    { $count ->
        [one] And 1 more move.
       *[other] And { $count } more moves.
    }

# The player's own seat, and after the game.
room-own-seat = Your seat
room-mute-table = No turn notifications for this table
room-bot-for-me = Let a bot play for me
room-bot-for-me-text = Need to step away? A bot plays in your name until you return to your seat.
room-leave = Leave game
room-leave-bot = A bot ({ $level }) will play on in your name. You can return to your seat at any time before the game ends.
room-leave-open = Your seat will be open to anyone, and the game will wait. You can return until somebody else takes it.
room-leave-score = The game will end for everyone and be scored as it stands. This cannot be undone.
room-leave-counts = If you do not return, you count as having left and are ranked last in the ratings.
room-leave-last = Nobody else is playing here, so the game will end. This cannot be undone.
room-leave-title = Leave this game?
room-leave-yes = Yes, leave
room-leave-no = No, stay
room-leave-already = A bot is already playing for you, so there is nothing more to do. If you do not return before the end, you count as having left.
room-left-open = You have left the game, and your seat is open. You can return until somebody else takes it.
room-rematch = Play again
room-rematch-go = Go to the next game
room-not-over = This game is still running. You can watch its replay when it is over.
room-frozen-heading = { $game }: this game is on hold
room-frozen-text = All moves are saved. The game continues as soon as the server has what it needs.
room-about-person = { $name }’s profile

# Finished games and profiles.
room-finished = Finished games
room-finished-none = No finished games yet.
room-finished-of = Finished games
room-more = Show more
room-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
room-deleted-user = deleted user
room-own-page = Your profile
room-person = Profile
room-here-since = Member since { $when }.
room-statistics = Games and ratings
room-game = Game
room-played = Played
room-won = Won
room-best = Best score
room-rating = Rating
room-rating-is = { $rating } ± { $give }
room-rating-text = Everyone starts at 1500. A player rated 200 points higher finishes ahead in three games out of four. Games against bots only do not count.
room-records = Download all my game records

# E-mail.
room-confirm = Confirm your address
room-confirm-text = We e-mail you a code to confirm that the address is yours. Then we can notify you of your turns by e-mail, and you can reset a forgotten password.
room-confirm-sign-in = Sign in to the account with this address to confirm it.
room-confirmed = Your address is confirmed.
room-confirm-code = Code from the e-mail
room-confirm-code-text = It is valid for one day.
room-confirm-do = Confirm
room-code = Code
room-send-email = Send me an e-mail
room-email-sent = E-mail sent.
room-email-maybe-sent = If this address belongs to an account and is confirmed, we have sent an e-mail to it.
room-forgotten = Forgot your password?
room-forgotten-text = Enter your account’s address and we will send you a code.
room-forgotten-no-mail = This server sends no e-mail. Ask the server operator for a new password.
room-new-password-code = Enter the code from the e-mail; it is valid for half an hour.
room-password-replaced = Password changed. You have been signed out everywhere.

# Notifications.
room-notifications = Notifications
room-notifications-text = If it has been your turn for a minute and you are not online, we can notify you. What you enter below is used only for this.
room-sign-in-first = Sign in or continue as a guest first.
room-channels = Channels
room-channels-none = None yet.
room-channels-off = This server sends no notifications. Check back from time to time.
room-channel-end = Remove
room-channel-end-of = Remove { $address }
room-channel-hours =
    { $hours ->
        [0] immediately
        [one] at most once an hour
       *[other] at most every { $hours } hours
    }
room-channel-new = Add a channel
room-channel-new-text = In Discord or Slack, create a webhook for a channel and paste its URL here. Your own programs receive plain JSON.
room-channel-kind = Type
room-channel-address = Webhook URL
room-channel-pause = Frequency
room-channel-add = Add
room-channel-gone = deleted channel
room-format-discord = Discord
room-format-slack = Slack
room-format-json = program (JSON)
room-format-email = e-mail
room-email-needs = To use e-mail, you need an account with a confirmed address.
room-muted-tables = Muted tables
room-unmute-table = Unmute
room-unmute-table-of = Unmute { $table }
room-notices = Sent notifications
room-notices-none = None yet.
room-notice-when = Time
room-notice-where = Channel
room-notice-table = Table
room-notice-what = Result
room-notice-waiting = waiting
room-notice-sent = sent
room-notice-passed = already played
room-notice-failed = failed
room-push = Notify me in this browser
room-push-text = You get a notification when it is your turn, even when this page is closed.
room-format-push = browser
room-device-no = Your browser did not allow this. Allow it in the browser settings, or try again.
room-passkeys = Passkeys
room-passkeys-text = Your phone, computer or security key stores a passkey. With it you can sign in without a password.
room-passkey-label = Passkey name
room-passkey-add = Add a passkey
room-passkey-sign-in = Sign in with a passkey

## Sign-up and invitations
room-closed = Sign-up is closed on this server.
room-closed-text = If you have an account, sign in. If not, ask the server operator for one.
room-sign-in-or-up = Sign in or create an account
room-new-account = Create account
room-new-account-text = With an account you keep your games and can sign in on any device.
room-new-account-do = Create account
room-account-made = Your account has been created. You can now sign in with { $email } on any device.
room-account-deleted = Your account has been deleted.
room-sit-down = Join
room-wrong-day = “{ $day }” is not a date. Write dates like 2026-12-24, separated by spaces or commas.
room-only-here = This link only works on this computer.
room-only-here-closed = The server accepts connections from this computer only. To let others join, restart it with the option
room-only-here-addresses = Others on your network can use:
