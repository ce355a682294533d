# The game room: playing with friends over the network.

room-name-title = What shall we call you?
room-name-text = A name is all you need. This browser keeps your place; your tables are yours from here.
room-come-in = Come in
room-hello = You are here as { $name }.
room-away = The game room does not answer. Check the network and try again; games on this device work without it.
room-mine = Your tables
room-make = A new table
room-make-text = Choose a game. You get a link to send to your friends.
room-public = Open to everybody
room-public-none = There is no public table right now. Make one, and others will find it here.
room-look = Have a look
room-free =
    { $count ->
        [0] all seats are taken
        [one] one seat is free
       *[other] { $count } seats are free
    }
room-go = To the table
room-watch = Watch
room-your-turn = It is your turn
room-turn-of = { $player } is to move
room-since = { $state }, since { $when }
room-seat-free = free
room-new-heading = A table of { $game } for friends
room-who = Who may come
room-private = whoever has the link
room-listed = everybody
room-seating-chosen = everybody chooses a seat
room-seating-random = seats are drawn
room-chairs-text = You take seat A. Leave the others free for your friends, or give them to bots.
room-make-table = Make the table
room-waiting-heading = { $game }: waiting for players
room-link = The link to this table
room-link-text = Send it to your friends. Whoever has it may take a free seat, or watch.
room-copy = Copy
room-copied = The link is copied.
room-sit = Sit here
room-stand-up = Stand up
room-clear = Free the seat
room-put-bot = Put a bot here
room-starts-full = The game starts as soon as all seats are taken.
room-start-now = Start without the free seats
room-no-table = This table cannot be shown
room-frozen = This server cannot go on with this game at the moment. Nothing is lost.
room-other-data = This table is played with a component file of its owner’s, which the page cannot show; play it with a program.
room-lost = The line is broken; it is being taken up again. Nothing is lost.
room-watching = You are watching.
room-sending = Sending the move …
room-wish = { $players } would like to go back to move { $move }.
room-wish-yes = Agree
room-wish-no = No, play on
room-wish-stop = Never mind
room-fair-check = Check the chance
room-fair = All of it fits: nobody chose the seed of this game.
room-unfair = Something does not fit.
room-fair-yes = fits
room-fair-no = does not fit
room-fair-commitment = The server’s share is the one that it had committed itself to before anybody sat down.
room-fair-same = The server had shown this browser the same commitment.
room-fair-own = Your own share, drawn by this browser, is among the shares.
room-fair-seed = The seed is the hash of all shares.
room-fair-record = The game was dealt from this seed.
room-fair-replay = Played again from the beginning, every shuffle, move and point comes out the same.
