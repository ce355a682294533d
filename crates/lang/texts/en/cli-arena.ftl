# Bots against each other: smokestack arena

## While it plays

arena-stopped = Stopped after { $games } of { $all } games; the same command goes on where it stopped.
arena-stopped-stateless = Stopped after { $games } of { $all } games; with --state FILE, the same command could go on where it stopped.
error-arena-budget = Give --iterations or --think, not both: bots either count or look at the clock.
error-arena-state-foreign = The file { $file } was not written by the arena; give another file with --state.
error-arena-state-other = The file { $file } belongs to another run: its { $what } is { $found }, not { $wanted }; give another file with --state.
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
