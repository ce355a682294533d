# Smokestack: the table in the browser

## Around the table
table-home = Start page
table-none = No game is running here.
table-download = Download the record
table-close = Close
table-parts = Parts of the table
table-tab-board = Board
table-tab-players = Players
table-tab-log = Log

## Players
table-bot-name = Bot { $seat } ({ $level })
table-level-random = random
table-level-greedy = greedy
table-person-name = Player { $seat }
table-players = Players
table-turn = to move
table-money = Money
table-points-now = Points on the track
table-points-if-over = Points if the game ended now
table-hand = In hand
table-hand-of = In { $player }’s hand
table-no-cards = Nothing in hand
table-built = Built
table-late = late
table-start-player = Start player
table-auctioneer = Auctioneer

## The question and its answers
table-read-rule = Read this rule
table-amounts = Amounts
table-preview-points = Points if the game ended now:
table-preview-reveals = Something hidden comes to light: what follows cannot be foreseen, and cannot be taken back.
table-confirm = Confirm
table-cancel = Cancel

## The board
table-board = Board
table-zoom-in = Enlarge the board
table-zoom-out = Shrink the board
table-on-offer = On offer
table-on-block = Under the hammer
table-bid = { $amount }
table-passed = passes
table-not-yet = still to speak
table-road = Road between { $a } and { $b }: { $points } points to whoever builds both
table-line = Line between { $a } and { $b }: { $points } points to whoever builds both
table-epoch-space = Epoch { $epoch }: { $resources }. Tiles in the pile: { $tiles }.
table-epoch-last = Epoch { $epoch }. Tiles in the pile: { $tiles }.
table-epoch-absent = Epoch { $epoch }: not in this game.
table-score-mark = { $player }: { $points } on the track
table-legend-road = Each road with both ends built: { $points } points at the end
table-legend-line = Each line with both ends built: { $points } points at the end
table-legend-bonus = Each own factory with the symbol of an own bonus tile: { $points } points at the end
table-legend-money = Every { $amount } thalers: { $points } point at the end

## A tile
table-piece-label = { $name }: { $state }.
table-state-absent = not in this game
table-state-to-come = still face down
table-state-offered = on offer
table-state-on-block = under the hammer
table-state-gone = out of the game
table-state-in-hand = in { $player }’s hand
table-state-built = built by { $player }
table-state-built-late = built by { $player }, after its epoch
table-where = Where
table-kind = Kind
table-kind-of-epoch = { $kind }, epoch { $epoch }
table-cost = Cost
table-thalers = { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-produces = Supplies
table-worth = Worth
table-discount = Later building cheaper by
table-symbols = Symbols
table-needs = Needs
table-need-own = { $resource }: from an own factory, free
table-need-tile = { $resource }: resource tile in hand
table-need-player = { $resource }: { $amount } to { $player }
table-need-bank = { $resource }: { $amount } to the bank
table-need-nobody = { $resource }: nobody supplies it; the bank sells it from epoch { $epoch }
table-price-now = { $player } would pay now
table-price-none = not possible yet
table-links = Linked to
table-reconstructed = Reconstructed, not taken from a source: { $fields }.
table-field-name = name
table-field-epoch = epoch
table-field-cost = cost
table-field-needs = needs
table-field-produces = product
table-field-points = points
table-field-discount = discount
table-field-symbols = symbols

## Undo
table-undo = Undo the last decision
table-undo-short = Undo
table-undo-nothing = There is nothing to undo yet.
table-undo-revealed = Something hidden has come to light since the last decision; that cannot be taken back.
table-redo = Redo

## Bots
table-bots = Bots
table-bot-speed = Speed of the bots
table-speed = Speed
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = at once
table-pause = Pause
table-go-on = Go on
table-step = One move
table-thinking = { $player } is thinking …
table-bot-failed = The bot gave no answer. The game is safe.
table-retry = Try again

## Saving
table-unsaved-forbidden = This browser keeps nothing for this page: the game is lost when the page is closed. Download the record.
table-unsaved-full = The browser has no room left: the last move is not saved. Download the record, or delete old games.

## The log
table-log = Log
table-forced = (forced)
table-show-then = Show the position after this move
table-since = Since your last turn
table-since-nothing = Nothing has happened since.
table-since-hint = An entry of the log shows the position of its time.

## Rules and keys
table-rule = Rule
table-rule-missing = This rule has no text in this language yet.
table-all-rules = All rules
table-keys = Keys
table-key-tab = to the next choice
table-key-arrows = from place to place on the board
table-key-enter = choose; confirm what is chosen
table-key-escape = close, cancel
table-key-undo = undo
table-key-log = to the log
table-key-rules = the rule behind the question
table-key-since = what happened since your last turn
table-key-help = these keys
table-key-step = one move back or forward
table-key-ends = to the beginning, to the end
table-key-play = play and pause

## Scores and the end
table-score-sheet = Score sheet
table-total = Total
table-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
table-tie-rule = If points are equal, the lines below the total decide, from top to bottom.
table-again = New game, same players
table-replay = Replay

## Replay
table-replay-none = No record is open. Load one from a file.
table-load = Load a record
table-play = Play
table-back = One move back
table-forward = One move forward
table-move-of = Move { $at } of { $of }
table-continue = Continue from here
table-continue-how = A new game begins at this move; the record stays as it is.
table-continue-same = With the same players
table-continue-people = With people at every seat
