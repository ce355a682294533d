# The pages around the games: frame, home, new game, rules, guide, about, settings.

## Frame

ui-skip = Skip to the content
ui-navigation = Main navigation
ui-home = Home
ui-rules = Rules
ui-settings = Settings
ui-to-table = Table
ui-online = Play online
ui-waiting =
    { $count ->
        [one] Your turn at 1 table
       *[other] Your turn at { $count } tables
    }
ui-language = Language
ui-theme = Theme
ui-theme-system = same as system
ui-theme-light = light
ui-theme-dark = dark
ui-labelled = { $name }: { $value }
ui-footer-fan = An unofficial fan project with its own texts and artwork; not affiliated with the publishers or authors of the games.
ui-footer-licence = Free software: MIT or Apache 2.0.
ui-not-found-title = Page not found
ui-not-found-text = There is nothing at this address; the link may be incomplete.
ui-not-found-home = Go to home page
ui-texts-missing = Some texts could not be loaded; nothing is lost.
ui-retry = Try again
ui-analysis = Analysis
ui-part-missing = This part of the page could not be loaded. Check your connection and try again.

## When something breaks

ui-crash-title = Something went wrong
ui-crash-text = The page stopped because of a bug. The game is saved up to the last move.
ui-crash-download = Download the record
ui-crash-reload = Back to home page

## Home

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
ui-promises = What to expect at the table
ui-promise-rules = Every rule, explained
ui-promise-rules-text = Legal choices light up; for the others you see why not, with the rule one click away.
ui-promise-bots = Opponents at any time
ui-promise-bots-text = Bots fill the empty seats. They see only what a player in their seat would see.
ui-promise-together = Friends around one screen
ui-promise-together-text = Two to five people share a screen. Each player has a colour and a shape, and a curtain hides secret hands.
ui-promise-offline = Works offline
ui-promise-offline-text = Everything runs in your browser, even without a connection. You can keep a record of every game.
ui-saved = Your games
ui-saved-moves =
    { $moves ->
        [0] not started yet
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
ui-saved-damaged = damaged, cannot be opened
ui-resume = Resume
ui-view = View
ui-delete = Delete
ui-delete-sure = Delete this game permanently?
ui-delete-yes = Delete
ui-delete-no = Keep
ui-load = Load a record
ui-load-choose = Choose a record file, or drop it here
ui-load-text = A record is a text file that contains a whole game. It opens as a replay, and you can continue from any move.
ui-load-too-big = “{ $file }” is too large to be a record; choose a record file.
ui-load-unreadable = “{ $file }” cannot be read; choose a record file.

## New game

ui-reconstructed = { $count ->
    [0] None of the { $total } values is reconstructed.
    [one] { $count } of { $total } values is reconstructed.
   *[other] { $count } of { $total } values are reconstructed.
}
ui-reconstructed-correct = How to correct them
ui-new-title = New game
ui-new-heading = New game of { $game }
ui-seats-title = Players
ui-seat-count = Number of players
ui-shuffle = Shuffle the seats
ui-seat = Seat { $seat }
ui-seat-kind = Type of player
ui-person = Person
ui-bot-random = Bot: random
ui-bot-random-text = Plays a random legal move. Good for trying things out.
ui-bot-greedy = Bot: greedy
ui-bot-greedy-text = Takes what looks best right now. A lively opponent for the first games.
ui-bot-planner = Bot: planner
ui-bot-planner-text = Follows rules of thumb like a decent beginner; never looks ahead.
ui-bot-easy = Bot: easy
ui-bot-easy-text = Looks a little ahead and makes human mistakes.
ui-bot-normal = Bot: normal
ui-bot-normal-text = Looks ahead and rarely gives anything away.
ui-bot-hard = Bot: hard
ui-bot-hard-text = Thinks the longest, up to five seconds per move. For experienced players.
ui-name = Name
ui-player = Player { $seat }
ui-colour = Colour
ui-colour-0 = red gear
ui-colour-1 = blue square
ui-colour-2 = green triangle
ui-colour-3 = yellow diamond
ui-colour-4 = purple hexagon
ui-equal-names = Two players have the same name; the second will get a number.
ui-only-bots = Bots only: you watch.
ui-options = Options
ui-options-text = With the default options the game follows the rulebook.
ui-house-rules = House rules
ui-house-rules-text = Where the sources disagree, you can decide. Not needed for a first game.
ui-option-standard = standard
ui-seed-title = Randomness
ui-seed = Seed
ui-seed-empty = random
ui-seed-text = The same seed gives the same shuffle. Leave it empty, or enter a whole number or 64 hexadecimal digits.
ui-begin = Start game
ui-begin-watch = Watch the bots play
ui-new-players = { $people ->
    [0] { $bots ->
        [one] { $bots } bot, and you watch.
       *[other] { $bots } bots, and you watch.
    }
    [one] { $bots ->
        [0] Just you.
        [one] You against { $bots } bot.
       *[other] You against { $bots } bots.
    }
   *[other] { $bots ->
        [0] { $people } people sharing this screen.
        [one] { $people } people sharing this screen and { $bots } bot.
       *[other] { $people } people sharing this screen and { $bots } bots.
    }
}

## Rules

ui-rules-title = Rules
ui-rules-heading = The rules of { $game }
ui-rules-lead = In our own words, and numbered so that prompts and messages can refer to them.
ui-contents = Contents
ui-rules-search = Search the rules
ui-rules-search-example = e.g. auctioneer, bank, IA-6.6
ui-rules-found =
    { $count ->
        [0] No rule contains all these words.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
ui-back-to-table = Back to the table

## Titles of the guide, the table and the replay

ui-guide-title = First-game guide
ui-table-title = Table
ui-replay-title = Replay

## Page titles and About

ui-title-waiting = { $game }: waiting room
ui-title-new-table = New table
ui-title-account = Account
ui-title-person = Profile
ui-title-finished = Finished games
ui-title-notifications = Notifications
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
ui-origin-rulebook-text = from the rulebook
ui-origin-published = Published
ui-origin-published-text = from another public source, such as a review
ui-origin-derived = Derived
ui-origin-derived-text = follows from known values
ui-origin-reconstructed = Reconstructed
ui-origin-reconstructed-text = chosen by us to fit all known values
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
ui-part-places = Locations on both maps
ui-part-rail-lines = Rail links on both maps
ui-about-reconstructed = What was reconstructed
ui-about-reconstructed-text = These tile values are a careful guess. So are the roads and lines on the board.
ui-about-reconstructed-show = Show the tiles
ui-about-reconstructed-fields = These field values are a careful guess. So are the roads, lines and networks on the board.
ui-about-reconstructed-show-fields = Show the fields
ui-about-reconstructed-maps = These tile values and locations are a careful guess. So are the rail links on both maps, the number of cards of each kind, and the prices on the demand displays.
ui-about-reconstructed-show-maps = Show tiles and locations
ui-about-reconstructed-none = No value was reconstructed: every value comes from a source.
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
ui-about-compare-text = Industry is Industria’s successor, published seven years later. If you know Industria, here is what Industry changes.
ui-about-correct = Do you own the game?
ui-about-correct-text = Then you can correct these values: copy the data file, edit it and start a game with it. The page docs/data.md of the project explains how; a correction sent to us helps everyone.
ui-about-sources = Sources

## Settings

ui-settings-title = Settings
ui-settings-lead = Changes take effect immediately and are saved in this browser.
ui-settings-look = Appearance and language
ui-settings-table = At the table
ui-motion = Animations
ui-motion-system = same as system
ui-motion-full = full
ui-motion-reduced = reduced
ui-speed = Bot speed
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = instant
ui-confirm-moves = Confirm moves
ui-confirm-moves-text = The first click previews a move, the second plays it.
ui-auto-forced = Play forced moves automatically
ui-auto-forced-text = If the rules allow only one move, it is played without asking.
