# The page around the games: shell, start page, new game, rules, guide, about, settings.

## Shell

ui-skip = Skip to the content
ui-navigation = Main navigation
ui-home = Home
ui-rules = Rules
ui-settings = Settings
ui-to-table = Table
ui-online = Game room
ui-waiting =
    { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
ui-language = Language
ui-theme = Appearance
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-labelled = { $name }: { $value }
ui-footer-fan = A fan’s implementation, with our own words and our own pictures; not connected to the publishers or authors of the games.
ui-footer-licence = Free software: MIT or Apache 2.0.
ui-not-found-title = No track leads here
ui-not-found-text = There is nothing at this address; perhaps it was cut short on its way.
ui-not-found-home = To the start page
ui-texts-missing = Some texts have not arrived; nothing is lost.
ui-retry = Try again
ui-analysis = Analysis
ui-part-missing = This part of the page has not arrived. Check the network and try again.

## When something breaks

ui-rescue-title = Something broke
ui-rescue-text = The page stopped because of a fault of ours. The game is saved up to the last move.
ui-rescue-download = Download the record
ui-rescue-reload = Back to the start page

## Start page

ui-hero-over = Board games of the industrial age
ui-hero-title = Full steam ahead
ui-hero-text = Bid for factories, build them before your rivals do, and turn clay pits into an empire. The great economic board games, at your own table, in your browser.
ui-hero-guide = New here? Read the first-game guide.
ui-quick-start = Quick start: { $game }
ui-quick-start-text = You against two bots, with the standard rules.
ui-new-game = Set up a game
ui-games = The games
ui-play = Play
ui-guide = First-game guide
ui-about = About
ui-cover-industria = 3–4 · 60 min
ui-cover-industry = 3–4 · 60 min
ui-cover-barrage = 2–4 · 120 min
ui-cover-age-of-industry = 2–5 · 120 min
ui-promises = What to expect at the table
ui-promise-rules = Every rule, explained
ui-promise-rules-text = What is legal lights up, what is not tells you why, with the rule one click away.
ui-promise-bots = Opponents at any hour
ui-promise-bots-text = Bots fill the empty seats. They see what their seat sees, and nothing more.
ui-promise-together = Friends around one screen
ui-promise-together-text = Two to five people share a screen; everyone has a colour and a shape, and a curtain keeps secret hands secret.
ui-promise-offline = Yours, without a network
ui-promise-offline-text = Everything runs in your browser, offline too. Every game is a record you can keep.
ui-saved = Your games
ui-saved-moves =
    { $moves ->
        [0] not begun yet
        [one] { $moves } move
       *[other] { $moves } moves
    }
ui-saved-round = Round { $at } of { $of }
ui-saved-turn = Round { $at }
ui-saved-epoch = Epoch { $at } of { $of }
ui-saved-points = { $player } { $points }
ui-bot-seat = Bot { $seat }
ui-you = you
ui-saved-over = finished
ui-saved-damaged = cannot be read any more
ui-resume = Resume
ui-view = Look at it
ui-delete = Delete
ui-delete-sure = Delete this game for good?
ui-delete-yes = Delete
ui-delete-no = Keep
ui-load = Load a record
ui-load-choose = Choose a record file, or drop it here
ui-load-text = A record is the text file of a game. It opens in the replay, and you can play on from any move.
ui-load-too-big = “{ $file }” is too large to be a record; choose the text file of a game.
ui-load-unreadable = “{ $file }” cannot be read; choose the text file of a game.

## New game

ui-reconstructed = { $count ->
    [0] None of the { $total } values is reconstructed.
    [one] { $count } of { $total } values is reconstructed.
   *[other] { $count } of { $total } values are reconstructed.
}
ui-reconstructed-correct = How to correct them
ui-new-title = New game
ui-new-heading = A new game of { $game }
ui-seats-title = Who plays
ui-seat-count = Players
ui-shuffle = Shuffle the seats
ui-seat = Seat { $seat }
ui-seat-kind = Who sits here
ui-person = Person
ui-bot-random = Bot: random
ui-bot-random-text = Plays any legal move, each as likely as any other. Good for trying things out.
ui-bot-greedy = Bot: greedy
ui-bot-greedy-text = Takes what looks best right now. A lively opponent for the first games.
ui-bot-planner = Bot: planner
ui-bot-planner-text = Follows rules of thumb like a decent beginner; never looks ahead.
ui-bot-easy = Bot: easy
ui-bot-easy-text = Looks a little ahead and makes mistakes as people do.
ui-bot-normal = Bot: normal
ui-bot-normal-text = Looks ahead and rarely gives anything away.
ui-bot-hard = Bot: hard
ui-bot-hard-text = Thinks longest, up to five seconds a move. For those who know the game.
ui-name = Name
ui-player = Player { $seat }
ui-colour = Colour
ui-colour-0 = red gear
ui-colour-1 = blue square
ui-colour-2 = green triangle
ui-colour-3 = yellow diamond
ui-colour-4 = purple hexagon
ui-equal-names = Two players have the same name; the second will get a number.
ui-only-bots = Only bots: you watch.
ui-options = Options
ui-options-text = With the standard values the game is as the rulebook has it.
ui-house-rules = House rules
ui-house-rules-text = Where the sources disagree, you can decide. Nobody needs this for a first game.
ui-option-standard = standard
ui-seed-title = Chance
ui-seed = Seed
ui-seed-empty = drawn at random
ui-seed-text = The same seed deals the same tiles. Leave it empty, or enter a whole number or 64 hexadecimal digits.
ui-begin = Start the game
ui-begin-watch = Watch the bots play
ui-new-players = { $people ->
    [0] { $bots ->
        [one] { $bots } bot, and you watch.
       *[other] { $bots } bots, and you watch.
    }
    [one] { $bots ->
        [0] You alone.
        [one] You against { $bots } bot.
       *[other] You against { $bots } bots.
    }
   *[other] { $bots ->
        [0] { $people } people at this screen.
        [one] { $people } people at this screen and { $bots } bot.
       *[other] { $people } people at this screen and { $bots } bots.
    }
}

## Rules

ui-rules-title = Rules
ui-rules-heading = The rules of { $game }
ui-rules-lead = In our own words, numbered, so that prompts and refusals can point to them.
ui-contents = Contents
ui-rules-search = Search the rules
ui-rules-search-example = e.g. auctioneer, bank, IA-6.6
ui-rules-found =
    { $count ->
        [0] No rule has all these words.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
ui-back-to-table = Back to the table

## Guide, table, replay: names of pages

ui-guide-title = First-game guide
ui-table-title = Table
ui-replay-title = Replay

## About

ui-title-waiting = { $game }: waiting room
ui-title-new-table = New table
ui-title-account = Account
ui-title-person = Player
ui-title-finished = Finished games
ui-title-notifications = Turn notifications
ui-title-confirm = Confirm your address
ui-title-password = New password
ui-title-yours = your turn
ui-title-turn = { $player }’s turn
ui-about-title = About
ui-about-heading = About { $game }
ui-about-origins = Where the values come from
ui-about-components = Components
ui-about-total = Total
ui-origin-rulebook = Rulebook
ui-origin-rulebook-text = stands in the rules of the box
ui-origin-published = Published
ui-origin-published-text = stands in another public text, such as a review
ui-origin-derived = Derived
ui-origin-derived-text = follows from figures that are known
ui-origin-reconstructed = Reconstructed
ui-origin-reconstructed-text = chosen by us so that every known figure holds
ui-part-factories = Factories
ui-part-technologies = Technologies
ui-part-resources = Resource tiles
ui-part-bonuses = Bonus tiles
ui-part-connections = Roads and lines
ui-part-goods = Resources
ui-part-symbols = Symbols
ui-part-jokers = Jokers
ui-part-bonus-fields = Bonus fields
ui-part-networks = Networks
ui-part-markers = Area markers
ui-part-figures = Prices and points
ui-part-map = Map
ui-part-headstreams = Headstream tiles
ui-part-track-tiles = Bonus and objective tiles
ui-part-contracts = Contracts
ui-part-tiles = Technology tiles
ui-part-companies = Companies
ui-part-officers = Officers
ui-part-spaces = Action spaces
ui-part-costs = Costs and energy track
ui-part-industry-tiles = Industry tiles
ui-part-cards = Cards
ui-part-market-tiles = Market tiles
ui-part-places = Locations of both maps
ui-part-rail-lines = Rail links of both maps
ui-about-reconstructed = What was reconstructed
ui-about-reconstructed-text = These values of the tiles are a careful guess. The roads and lines of the board are one too.
ui-about-reconstructed-show = Show the tiles
ui-about-reconstructed-fields = These values of the fields are a careful guess. The roads, the lines and the networks of the board are one too.
ui-about-reconstructed-show-fields = Show the fields
ui-about-reconstructed-maps = These values of the tiles and these locations are a careful guess. So are the rail links of both maps, how many cards there are of each kind, and the prices of the demand displays.
ui-about-reconstructed-show-maps = Show tiles and locations
ui-about-reconstructed-none = No value was reconstructed: every figure stands in a source.
ui-about-epoch = Epoch { $epoch }
ui-field-name = name
ui-field-epoch = epoch
ui-field-cost = cost
ui-field-needs = needed resources
ui-field-produces = resource
ui-field-vp = victory points
ui-field-symbols = symbols
ui-field-discount = discount
ui-field-count = number of tiles
ui-about-compare = Industria and Industry
ui-about-compare-text = The two are twins: the same house, seven years apart. Whoever knows one of them finds here what is different in Industry.
ui-about-correct = Do you own the box?
ui-about-correct-text = Then you can correct these values: copy the data file, change it and start a game with it. The page docs/data.md of the project says how; a correction sent to us helps everyone.
ui-about-sources = Sources

## Settings

ui-settings-title = Settings
ui-settings-lead = Changes show at once and stay in this browser.
ui-settings-look = Look and language
ui-settings-table = At the table
ui-motion = Motion
ui-motion-system = as the system
ui-motion-full = full
ui-motion-reduced = reduced
ui-speed = Speed of the bots
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = instant
ui-confirm-moves = Confirm moves
ui-confirm-moves-text = A choice first shows its effect and is played at the second click.
ui-auto-forced = Play forced moves automatically
ui-auto-forced-text = Where the rules leave only one move, it is played without asking.
