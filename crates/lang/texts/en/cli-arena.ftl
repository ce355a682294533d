# Bots against each other: smokestack arena

## While it plays

arena-stopped = Stopped after { $games } of { $all } games; run the same command again to continue.
arena-stopped-stateless = Stopped after { $games } of { $all } games; with --state FILE, the same command could continue from here.
error-arena-budget = Give either --iterations or --think, not both: bots are limited by iterations or by time.
error-arena-state-foreign = The file { $file } was not written by the arena; give another file with --state.
error-arena-state-other = The file { $file } belongs to another run ({ $what }: { $found } instead of { $wanted }); give another file with --state.
error-arena-state-bots = The file { $file } belongs to a run in which the bots played differently; give another file with --state.
error-arena-state-line = Line { $line } of the file { $file } is not an arena game; give another file with --state.

## What was played

arena-seats = { $seats } seats
arena-iterations = { $count ->
        [one] { $shown } iteration
       *[other] { $shown } iterations
    }
arena-think = { $shown } ms per decision
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
arena-column-decisions = decisions per game
arena-column-ms = ms per decision
arena-column-iterations-per-second = iterations per second

## What came out

arena-verdict-more = { $bot } wins more than its fair share: { $rate } of its seats instead of { $fair } (95% interval { $low } to { $high }).
arena-verdict-less = { $bot } wins less than its fair share: { $rate } of its seats instead of { $fair } (95% interval { $low } to { $high }).
arena-verdict-open = { $bot } wins { $rate } of its seats; these games cannot distinguish that from its fair share, { $fair } (95% interval { $low } to { $high }).
arena-sources = Where the points come from, per game
arena-effort = Thinking

## The report

arena-report-arena = Arena
arena-report-line-ups = { $count ->
        [one] { $shown } line-up
       *[other] { $shown } line-ups
    }
arena-report-fact-games = games
arena-report-fact-deals = deals, each played in every seating
arena-report-fact-seats = seats
arena-report-fact-iterations = iterations per decision for hard
arena-report-fact-ms = ms per decision for hard
arena-report-fact-time = playing time
arena-report-verdict = Summary
arena-report-verdict-note = The fair share is what a bot would win if all bots played equally well. Only an interval that lies entirely above or below it is conclusive.
arena-report-rates = Win rates
arena-report-rates-note = Wins divided by seats played; a shared win counts its share. The whiskers are 95% intervals (Wilson).
arena-report-scores = Scores
arena-report-scores-note = Each curve shows how often a bot reached each score; all curves enclose the same area. Below each curve is the middle half of the games; the marker shows the mean.
arena-report-mean = mean { $mean }
arena-report-sources-note = Mean points per game for each line of the score sheet. Lines that cost points are left of zero.
arena-report-total = Total
arena-report-seats = Win rates by seat
arena-report-seats-note = Seats go round the table from A. The dashed line is the bot’s rate over all its seats: where an interval does not include it, the seat position matters.
arena-report-seat = Seat { $seat }
arena-report-ratings = Ratings
arena-report-ratings-note = One number for strength over all games, based on places and not only on wins (Weng and Lin’s method), on the Elo scale: every bot starts at 1500, and 200 points more mean finishing ahead of the other bot in three games out of four.
arena-report-effort-note = Decisions with more than one choice; forced moves are played immediately and not counted.
arena-report-ms = { $ms } ms per decision
arena-report-repeat = Reproduce these games
arena-report-repeat-exact = With this command, the same version of the program plays exactly the same games on any machine.
arena-report-repeat-clock = The bots were limited by time: the same command plays similar games, not the same ones.
arena-report-row-rules = Rules version
arena-report-row-data = Components
arena-report-row-seed = Seed
arena-report-footer = Smokestack { $version } · bots { $bots }
arena-column-fair = fair share
arena-column-deviation = std. deviation
arena-column-lowest = lowest
arena-column-quarter = lower quartile
arena-column-median = median
arena-column-three-quarters = upper quartile
arena-column-highest = highest
