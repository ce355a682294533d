# The table, the replay and the analysis in the browser.

## Around the table
table-home = Home
table-none = No game is running here.
table-download = Download the record
table-close = Close
table-parts = Parts of the table
table-tab-board = Board
table-tab-players = Players
table-tab-log = Log

## Players
table-bot-name = Bot { $seat }
table-level-random = random
table-level-greedy = greedy
table-level-planner = planner
table-level-easy = easy
table-level-normal = normal
table-level-hard = hard
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

## The prompt and its choices
table-read-rule = Read this rule
table-amounts = Amounts
table-all-answers = All choices as a list ({ $count })
table-variants = Also possible here:
table-preview-more = More ({ $count })
table-preview-points = Points if the game ended now:
table-preview-reveals = This reveals hidden information: it cannot be previewed or undone.
table-preview-reveals-online = This reveals hidden information: it cannot be previewed, and it can be undone only if everyone agrees.
table-confirm = Confirm
table-cancel = Cancel

## The board
table-board = Board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-on-offer = On offer
table-on-block = Under the hammer
table-bid = { $amount }
table-passed = passes
table-not-yet = yet to bid
table-road = Road between { $a } and { $b }: { $points } points for the player who builds both
table-line = Line between { $a } and { $b }: { $points } points for the player who builds both
table-epoch-space = Epoch { $epoch }: { $resources }. Tiles in the pile: { $tiles }.
table-epoch-last = Epoch { $epoch }. Tiles in the pile: { $tiles }.
table-epoch-absent = Epoch { $epoch }: not in this game.
table-score-mark = { $player }: { $points } on the track
table-legend-road = Each road with both ends built by you: { $points } points at the end
table-legend-line = Each line with both ends built by you: { $points } points at the end
table-legend-bonus = Each of your factories with a symbol on one of your bonus tiles: { $points } points at the end
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
table-where = Status
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
table-discount = Discount on later builds
table-symbols = Symbols
table-needs = Needs
table-need-own = { $resource }: from your own factory, free
table-need-tile = { $resource }: resource tile in hand
table-need-player = { $resource }: { $amount } to { $player }
table-need-bank = { $resource }: { $amount } to the bank
table-need-nobody = { $resource }: nobody supplies it; the bank sells it from epoch { $epoch }
table-price-now = { $player } would pay now
table-price-none = not possible yet
table-links = Linked to

## Coins passed around the table
table-coins-round = Coin by coin around the table: { $shares }.
table-coins-share = { $player } { $amount }
table-coins-back = { $player } { $amount } back

## Industry
table-industry-to-come = its epoch is still to come
table-industry-in-row = its area marker is still in the bag
table-industry-is-undeveloped = undeveloped, with { $player }’s marker
table-industry-is-developed = developed by { $player }
table-industry-is-late = developed by { $player }, after its epoch
table-industry-is-lapsed = lapsed: { $player } can no longer develop it
table-industry-joker-gone = the joker has been taken
table-industry-cleared = without a marker
table-industry-before = In front of { $player }
table-industry-jokers = Jokers
table-industry-undeveloped = Undeveloped
table-industry-developed = Developed
table-industry-lapsed = lapsed
table-industry-joker = Joker: { $resource }
table-industry-joker-any = Joker “?”: any one resource
table-industry-joker-held = in front of { $player }
table-industry-joker-unused = Unused at the end
table-industry-subsidy = Subsidy
table-industry-subsidy-text = { $amount } coins now, { $points } points less at the end; once per player
table-industry-subsidy-free = still available
table-industry-subsidy-takers = Taken by
table-industry-subsidized = Has taken the subsidy
table-industry-marker-up = Area marker { $letter }: face up, its field is available.
table-industry-marker-used = Area marker { $letter }: used in this epoch.
table-industry-marker-bag = Area marker { $letter }: in the bag.
table-industry-marker-coin = With a coin symbol: { $amount } for everyone when it is drawn.
table-industry-bag = Area markers in the bag: { $count }.
table-industry-epoch = Epoch { $epoch }: { $resources } first appear; the bank sells them from epoch { $next } on.
table-industry-epoch-last = Epoch { $epoch }: the last.
table-industry-network = { $network }: connects factories to the bonus field “{ $bonus }”
table-industry-road = Road between { $a } and { $b }: { $points } points for the player who develops both
table-industry-line = Line between { $a } and { $b }: { $points } points for the player who develops both
table-industry-legend-road = Each road with both ends developed by you: { $points } points at the end
table-industry-legend-line = Each line with both ends developed by you: { $points } points at the end
table-industry-legend-network = { $network }: for each of your bonus fields “{ $bonus }”, { $points } points at the end for each of your factories on the network
table-industry-legend-money = Every { $amount } coins: { $points } point at the end
table-industry-legend-joker = Each unused joker: { $points } points at the end
table-industry-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
table-industry-per-factory = For each of your factories on the network
table-industry-networks = Networks
table-industry-need-joker = { $resource }: a joker can be spent
table-industry-price-none = cannot be developed now
table-industry-brings = Brings { $player } at the end
table-industry-would-bring = Would bring { $player } at the end
table-industry-gain = { $what }: +{ $points }

## Barrage
table-barrage-tab-map = Map
table-barrage-tab-actions = Actions
table-barrage-tab-company = Company
table-barrage-rivals = The other companies
table-barrage-tab-track = Energy
table-barrage-map = Map with rivers, dams, conduits and powerhouses
table-barrage-management = Management board
table-barrage-track = Energy track
table-barrage-wheel = Construction wheel: { $player }
table-barrage-player = { $player } ({ $company })
table-barrage-no-company = The companies have not been chosen yet.
table-barrage-area-mountain = Mountains
table-barrage-area-hill = Hills
table-barrage-area-plain = Plains
table-barrage-area = { $area }: a base takes { $base } excavators, an elevation { $elevation } mixers
table-barrage-basin = { $basin }, { $area }
table-barrage-free = free
table-barrage-neutral = neutral
table-barrage-owned = built by { $player }
table-barrage-dam = { $owner }, level { $level }, { $drops } of { $capacity } drops
table-barrage-waiting = { $drops ->
    [one] { $drops } drop waiting
   *[other] { $drops } drops waiting
}
table-barrage-energy-mark = { $player }: { $energy } energy
table-barrage-space-free = free
table-barrage-space-taken = taken by { $player }
table-barrage-space-used = used this round
table-barrage-space-closed = not available at this player count
table-barrage-office-turbine-station = Turbine station
table-barrage-office-water-management = Water management
table-barrage-office-bank = Bank
table-barrage-office-workshop = Workshop
table-barrage-office-machinery-shop = Machinery shop
table-barrage-office-contract-office = Contract office
table-barrage-office-patent-office = Patent office
table-barrage-base = Base
table-barrage-elevation = Elevation
table-barrage-conduit = Conduit
table-barrage-powerhouse = Powerhouse
table-barrage-any-structure = any structure
table-barrage-row = { $structure }: { $built } of { $pieces } built
table-barrage-segment-open = The open segment
table-barrage-segment-empty = { $turns ->
    [one] Empty; open after { $turns } turn
   *[other] Empty; open after { $turns } turns
}
table-barrage-segment = { $turns ->
    [one] { $tile } (excavators: { $excavators }, mixers: { $mixers }): back after { $turns } turn
   *[other] { $tile } (excavators: { $excavators }, mixers: { $mixers }): back after { $turns } turns
}
table-barrage-companies = Companies with their officers
table-barrage-starting = Starting contracts
table-barrage-officers = Officers who can be copied
table-barrage-on-wheel = On the wheel
table-barrage-contracts = Contracts
table-barrage-tiles = Tiles
table-barrage-fulfilled = fulfilled
table-barrage-out = Has passed
table-barrage-energy = Energy
table-barrage-produced = Energy produced
table-barrage-credits = Credits
table-barrage-engineers-left = Engineers
table-barrage-excavators = Excavators
table-barrage-mixers = Concrete mixers
table-barrage-drops = Drops
table-barrage-engineers = Engineers in the bank
table-barrage-kind-starting = starting contract
table-barrage-kind-national = national
table-barrage-kind-green = green
table-barrage-kind-yellow = yellow
table-barrage-kind-red = red
table-barrage-contract = { $energy } energy; reward: { $reward }
table-barrage-asks = Requires
table-barrage-reward = Reward
table-barrage-builds = Builds
table-barrage-tile-held = with { $player }
table-barrage-tile-wheel = on the wheel of { $player }
table-barrage-start-credits = At the start
table-barrage-income-of = piece { $piece }: { $income }
table-barrage-for-each = For each
table-barrage-scored = Scored in
table-barrage-round = round { $round }
table-barrage-round-drops = { $drops ->
    [one] round { $round }: { $drops } drop
   *[other] round { $round }: { $drops } drops
}
table-barrage-lies-in = Located in
table-barrage-leads-to = Leads to
table-barrage-value = Value
table-barrage-red = Red-bordered
table-barrage-red-fee = { $count ->
    [one] red fee of { $count } credit
   *[other] red fee of { $count } credits
}
table-barrage-surcharge = { $count ->
    [one] surcharge of { $count } credit
   *[other] surcharge of { $count } credits
}
table-barrage-price-in = { $area }: { $price }
table-barrage-price-conduit = for each point of its value: { $price }
table-barrage-price-most = at most { $price }
table-barrage-price-or = or { $price } ({ $officer })
table-barrage-price-credits = { $price } instead of any machine ({ $officer })
table-barrage-price-none = no machines
table-barrage-gain-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-barrage-gain-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
table-barrage-gain-engineers = { $count ->
    [one] { $count } engineer
   *[other] { $count } engineers
}
table-barrage-gain-excavators = { $count ->
    [one] { $count } excavator
   *[other] { $count } excavators
}
table-barrage-gain-mixers = { $count ->
    [one] { $count } mixer
   *[other] { $count } mixers
}
table-barrage-gain-energy = { $count ->
    [one] { $count } energy
   *[other] { $count } energy
}
table-barrage-gain-machines = { $count ->
    [one] { $count } machine of your choice
   *[other] { $count } machines of your choice
}
table-barrage-gain-rotate = { $count ->
    [one] wheel turned by { $count } segment
   *[other] wheel turned by { $count } segments
}
table-barrage-gain-drops = { $count ->
    [one] { $count } drop on a headstream
   *[other] { $count } drops on headstreams
}
table-barrage-gain-flowing = { $count ->
    [one] { $count } drop that flows at once
   *[other] { $count } drops that flow at once
}
table-barrage-gain-free = { $structure } for free
table-barrage-gain-free-base = base for free ({ $areas })
table-barrage-gain-free-conduit = conduit for free, up to value { $value }
table-barrage-production = Energy: { $raw } from the water, modifier { $modifier }, bonus +{ $bonus }: { $energy }
table-barrage-production-fee = { $credits ->
    [one] { $credits } credit goes to { $player } for the conduit
   *[other] { $credits } credits go to { $player } for the conduit
}
table-barrage-production-contracts = Enough for: { $contracts }
table-barrage-production-no-contract = Not enough for any contract

## Undo
table-undo = Undo the last decision
table-undo-online = Undo your last decision; players who are affected are asked first
table-undo-short = Undo
table-undo-nothing = There is nothing to undo yet.
table-undo-revealed = Hidden information has been revealed since the last decision, so it cannot be undone.
table-redo = Redo

## Bots
table-bots = Bots
table-bot-speed = Bot speed
table-speed = Speed
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant
table-pause = Pause
table-resume = Resume
table-step = Play one move
table-thinking = { $player } is thinking …
table-bot-failed = The bot did not respond. The game is safe.
table-retry = Try again

## The hint
table-hint = Hint
table-hint-ask = Ask for a hint: three good choices
table-hint-thinking = Thinking for up to two seconds …
table-hint-failed = No hint this time. Close this and ask again.
table-hint-note = Estimates of the hard bot, which knows only what you know.
table-hint-outlook = { $percent }% to win, about { $points } points
table-hint-choose = Choose
table-hint-choose-this = Choose: { $choice }
table-hint-part = { $part } ({ $points })
table-hint-both = { $first } and { $second }
table-hint-gains = Brings { $gains }.
table-hint-losses = Costs { $losses }.
table-hint-gains-losses = Brings { $gains }, costs { $losses }.
table-hint-against-next = Compared with the next choice: { $parts }.
table-hint-later = Worth less now, but pays off later: { $parts }.
table-hint-rival = rivals held back
table-hint-played-on = No single reason: it gave the best results in the bot’s simulations.
table-hint-even = Makes little difference for now.

## Saving
table-unsaved-forbidden = This browser does not let the page save data: the game is lost when you close the page. Download the record.
table-unsaved-full = The browser’s storage is full: the last move is not saved. Download the record, or delete old games.

## The log
table-log = Log
table-forced = (only move)
table-show-then = Show the position after this move
table-since = Since your last turn
table-since-nothing = Nothing has happened since.
table-since-hint = Click a log entry to see the position at that moment.

## Rules and keys
table-rule = Rule
table-rule-missing = This rule is not available in this language yet.
table-all-rules = All rules
table-keys = Keyboard shortcuts
table-key-tab = next choice
table-key-arrows = move around the board
table-key-enter = choose; confirm the choice
table-key-escape = close, cancel
table-key-hint = a hint: three good choices
table-key-undo = undo
table-key-log = go to the log
table-key-rules = rule for the current prompt
table-key-since = what happened since your last turn
table-key-help = this list
table-key-step = one move back or forward
table-key-ends = first or last position
table-key-play = play or pause

## Scores and the end
table-score-sheet = Score sheet
table-total = Total
table-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
table-tie-rule = In a tie, the lines below the total decide, from top to bottom.
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
table-continue-how = A new game starts at this move; the record stays unchanged.
table-continue-same = With the same players
table-continue-people = With a person in every seat
table-continue-alone = You against bots
table-back-to-game = Back to the game

## Analysis of a finished game
table-analysis = Analysis
table-analysis-lead = A bot reviews every decision, knowing only what the player could know at the time. Its numbers are estimates.
table-analysis-none = Only finished games can be analysed.
table-analysis-progress = { $done } of { $of } decisions
table-analysis-done = All { $of } decisions have been reviewed.
table-analysis-failed = The bot did not respond. The results so far are kept.
table-analysis-stop = Stop
table-analysis-chances = Winning chances
table-analysis-curve = Each player’s winning chances over the game, as lines; the same numbers are in the table at the bottom of the page.
table-analysis-moment = Point in the game
table-analysis-percent = { $percent }%
table-analysis-result = The end of the game.
table-analysis-played = Played
table-analysis-better = The bot’s choice
table-analysis-agrees = The bot would have chosen the same.
table-analysis-lost = Winning chances: −{ $percent }%
table-analysis-show = Show the position
table-analysis-play-on = Continue from here
table-analysis-swings = Biggest swings
table-analysis-swing = { $player }: { $before }% → { $after }%
table-analysis-move = Move { $at }
table-analysis-decisions = Decisions
table-analysis-of = Player
table-analysis-order = Order
table-analysis-largest = costliest first
table-analysis-in-order = in playing order
table-analysis-all = Show all { $count }
table-analysis-table = Chart data as a table
table-analysis-moves = Moves played

## The curtain
table-curtain-pass = Pass the screen to { $player }
table-curtain-why = Hands are secret: only { $player } should look at the screen now.
table-curtain-show = I am { $player }: show my hand
