# What the game room answers when something cannot be done: what was wrong, and what would be right.

error-not-logged-in = This needs a name: come in as a guest or log in first, and send the token or the cookie that you got.
error-other-site = This request came from a page of another site; use the page of this server.
error-no-table = There is no table at this address; check the link.
error-not-seated = Only those who sit at this table may do that; take a seat first.
error-not-host = Only whoever made this table may do that.
error-no-seat = This table has no seat “{ $seat }”; its seats are { $seats }.
error-seat-taken = Somebody sits there already; choose another seat.
error-started = The game has begun; seats can no longer be changed like this.
error-not-started = The game has not begun; it begins when all seats are taken or when the host starts it.
error-nobody-sits = A game needs at least one person; sit down first.
error-over = The game is over; nothing can be taken back any more.
error-ended = This game was ended before it was over; nothing more can be played.
error-frozen-move = This program cannot play move { $number } of this game; the game is kept, and a newer program can go on with it.
error-stale = { $moves ->
    [one] One move has been made by now;
   *[other] { $moves } moves have been made by now;
} look at the table again and choose anew.
error-undo-to = One cannot go back to move { $to } when { $moves } moves were made; give a smaller number, from 0 on.
error-body = What was sent cannot be read: { $what }.
error-sitter = “{ $who }” cannot sit down; say “me”, “nobody”, or a bot such as “bot:normal”.
error-share = “{ $share }” is not a share; give 64 hexadecimal digits.
error-key = A key has at most { $most } characters.
error-not-live = This address is for a WebSocket connection; use one.
error-unavailable = The server cannot do this right now; try again in a moment.
error-database = The database { $database } cannot be used ({ $why }); give sqlite:PATH, or postgres://USER@HOST/NAME of a running PostgreSQL.
