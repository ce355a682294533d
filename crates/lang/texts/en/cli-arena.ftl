# Bots against each other: smokestack arena

## While it plays

arena-stopped = Stopped after { $games } of { $all } games; the same command goes on where it stopped.
arena-stopped-stateless = Stopped after { $games } of { $all } games; with --state FILE, the same command could go on where it stopped.
error-arena-budget = Give --iterations or --think, not both: bots either count or look at the clock.
error-arena-state-foreign = The file { $file } was not written by the arena; give another file with --state.
error-arena-state-other = The file { $file } belongs to another run ({ $what }: { $found } instead of { $wanted }); give another file with --state.
error-arena-state-bots = The file { $file } belongs to a run in which the bots played differently; give another file with --state.
error-arena-state-line = Line { $line } of the file { $file } is not a game of the arena; give another file with --state.

## What was played

arena-seats = { $seats } seats
arena-iterations = { $count ->
        [one] { $shown } iteration
       *[other] { $shown } iterations
    }
arena-think = { $shown } ms a decision
arena-games = { $count ->
        [one] { $shown } game
       *[other] { $shown } games
    } in { $time }
arena-line-up = { $bots }: { $count ->
        [one] { $shown } game
       *[other] { $shown } games
    }
arena-all-line-ups = All line-ups together

## Columns

arena-column-bot = bot
arena-column-seats-played = seats
arena-column-wins = wins
arena-column-win-rate = win rate
arena-column-interval = (95%)
arena-column-score = score
arena-column-rating = rating
arena-column-source = points from
arena-column-decisions = decisions a game
arena-column-ms = ms a decision
arena-column-iterations-per-second = iterations a second

## What came out

arena-verdict-more = { $bot } wins more than its fair share: { $rate } of its seats instead of { $fair } (95% interval { $low } to { $high }).
arena-verdict-less = { $bot } wins less than its fair share: { $rate } of its seats instead of { $fair } (95% interval { $low } to { $high }).
arena-verdict-open = { $bot } wins { $rate } of its seats; these games cannot tell that from its fair share, { $fair } (95% interval { $low } to { $high }).
arena-sources = Where the points come from, a game
arena-effort = Thinking

## The report

arena-report-arena = Arena
arena-report-line-ups = { $count ->
        [one] { $shown } line-up
       *[other] { $shown } line-ups
    }
arena-report-fact-games = games
arena-report-fact-deals = deals, each in every order of sitting
arena-report-fact-seats = seats
arena-report-fact-iterations = iterations a decision for hard
arena-report-fact-ms = ms a decision for hard
arena-report-fact-time = of playing
arena-report-verdict = In a word
arena-report-verdict-note = The fair share is what a bot would win if all played equally well. Only an interval that lies wholly above or below it says something.
arena-report-rates = Win rates
arena-report-rates-note = Wins divided by seats played; a shared win counts its share. The whiskers are 95% intervals (Wilson).
arena-report-scores = Scores
arena-report-scores-note = Each hill shows how often a bot reached which score; all hills have the same area. Below it lies the middle half of the games, and the sign marks the mean.
arena-report-mean = mean { $mean }
arena-report-sources-note = Mean points a game by the lines of the score sheet. What costs points stands left of nought.
arena-report-total = Total
arena-report-seats = Win rates by seat
arena-report-seats-note = Seats go round the table from A. The broken line is the bot’s rate over all its seats: where an interval misses it, the place counts.
arena-report-seat = Seat { $seat }
arena-report-ratings = Ratings
arena-report-ratings-note = One number for the strength over all games, by places and not only wins (Weng and Lin’s method), on the scale of chess: everybody starts at 1500, and 200 points more mean ending ahead of the other in three games of four.
arena-report-effort-note = Decisions with more than one choice; forced moves are played at once and not counted.
arena-report-ms = { $ms } ms a decision
arena-report-repeat = Play it again
arena-report-repeat-exact = The same version of the program plays exactly the same games with this command, whatever the machine.
arena-report-repeat-clock = The bots looked at the clock: the same command plays similar games, not the same ones.
arena-report-row-rules = Version of the rules
arena-report-row-data = Components
arena-report-row-seed = Seed
arena-report-footer = Smokestack { $version } · bots { $bots }
arena-column-fair = fair share
arena-column-deviation = std. deviation
arena-column-lowest = lowest
arena-column-quarter = quarter below
arena-column-median = median
arena-column-three-quarters = quarter above
arena-column-highest = highest
