# Smokestack at the terminal

cli-welcome = Answer with a number or the text next to it. `help` lists the other commands.
cli-prompt = >
cli-help =
    Commands besides the choices:
    undo — undo your last decision
    table — show the table again
    list — show every choice on its own line, with its text
    log — show the whole log
    score — show the score if the game ended now
    rule IA-6.6 — show a rule
    save FILE — save the record
    quit — quit (see --save and --resume)
# Between two people at one keyboard, where hands are secret.
cli-curtain = Pass the keyboard to { $player }. Press Enter to show { $player }’s hand.
cli-undone = Undone.
cli-undo-nothing = You have no decision to undo.
cli-undo-revealed = Hidden information has been revealed since then, so this cannot be undone.
cli-saved = The record was saved to { $file }.
cli-goodbye = Goodbye. The game was not saved; use --save FILE to keep a game.
cli-goodbye-saved = Goodbye. To continue: smokestack play { $game } --resume { $file }

# Industria
cli-industria-clock = Epoch { $epoch } of { $epochs }, round { $round } of { $rounds } · start player: { $start }
cli-industria-block = On the block:
cli-industria-offer = On offer:
cli-industria-purse = { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }, { $points } points scored, { $now } if the game ended now
cli-industria-hand = in hand:
cli-industria-built = built:

# Industry
cli-industry-clock = Epoch { $epoch } of { $epochs }, round { $round } of { $rounds } · start player: { $start }
cli-industry-block = On the block:
cli-industry-available = Available:
cli-industry-bag = Still in the bag:
cli-industry-purse = { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }, { $points } points scored, { $now } if the game ended now
cli-industry-subsidy = subsidy taken
cli-industry-undeveloped = undeveloped:
cli-industry-lapsed = lapsed:
cli-industry-developed = developed:
cli-industry-jokers = jokers:

# Barrage
cli-barrage-clock = Round { $round } of { $rounds } · { $phase } · turn order: { $order }
cli-barrage-phase-draft = Company selection
cli-barrage-phase-income = income and headstreams
cli-barrage-phase-actions = actions
cli-barrage-phase-over = the game is over
cli-barrage-energy = Energy
cli-barrage-produced = Energy produced
cli-barrage-section = (full bonus from { $energy })
cli-barrage-each = { $points } points each
cli-barrage-bonus-now = Round { $round }, now
cli-barrage-bonus-later = Round { $round }
cli-barrage-objective = Objective
cli-barrage-pair = Pair
cli-barrage-headstreams = Headstreams
cli-barrage-column-basin = Basin
cli-barrage-column-upper = Upper dam
cli-barrage-column-lower = Lower dam
cli-barrage-column-left = Left
cli-barrage-column-right = Right
cli-barrage-column-powerhouses = Powerhouses
cli-barrage-area-mountain = Mountains
cli-barrage-area-hill = Hills
cli-barrage-area-plain = Plains
cli-barrage-legend = · free  ! free for 3 credits  N neutral  ● drop  ○ room  3›8 value and target
# What something is or brings: a contract, the objective.
cli-barrage-named = { $name }: { $what }
cli-barrage-contracts = Face-up contracts and the energy they require:
cli-barrage-gain-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-barrage-gain-credits = { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
cli-barrage-gain-excavators = { $count ->
        [one] { $count } excavator
       *[other] { $count } excavators
    }
cli-barrage-gain-mixers = { $count ->
        [one] { $count } mixer
       *[other] { $count } mixers
    }
cli-barrage-gain-machines = { $count ->
        [one] { $count } machine of your choice
       *[other] { $count } machines of your choice
    }
cli-barrage-gain-segments = { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
cli-barrage-gain-drops = { $count ->
        [one] { $count } drop
       *[other] { $count } drops
    }
cli-barrage-gain-flowing-drops = { $count ->
        [one] { $count } flowing drop
       *[other] { $count } flowing drops
    }
cli-barrage-gain-contracts = { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
cli-barrage-gain-engineers = { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
cli-barrage-gain-energy = { $count } energy
cli-barrage-gain-free-conduit = a free conduit (value { $count } at most)
cli-barrage-gain-free-base = a free base
cli-barrage-gain-free-elevation = a free elevation
cli-barrage-gain-free-powerhouse = a free powerhouse
cli-barrage-office-turbine_station = Turbine station
cli-barrage-office-water_management = Water management
cli-barrage-office-workshop = Workshop
cli-barrage-office-machinery_shop = Machinery shop
cli-barrage-office-contract_office = Contract office
cli-barrage-office-patent_office = Patent office
cli-barrage-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $now } if the game ended now
cli-barrage-has = has:
cli-barrage-built = built:
cli-barrage-tiles = tiles:
cli-barrage-wheel = wheel, segments to go:
cli-barrage-fulfilled = contracts fulfilled:
cli-barrage-built-base = bases { $built }/{ $all }
cli-barrage-built-elevation = elevations { $built }/{ $all }
cli-barrage-built-conduit = conduits { $built }/{ $all }
cli-barrage-built-powerhouse = powerhouses { $built }/{ $all }

# Age of Industry
cli-age-of-industry-clock = Round { $round } · { $phase } · { $map }
cli-age-of-industry-phase-actions = player actions
cli-age-of-industry-phase-interest = interest
cli-age-of-industry-phase-over = the game is over
cli-age-of-industry-order = Turn order
cli-age-of-industry-spent = { $place }. { $player } (spent ${ $amount })
cli-age-of-industry-demand-coal = Demand for coal
cli-age-of-industry-demand-iron = Demand for iron
cli-age-of-industry-next-cube = the next cube costs ${ $price }
cli-age-of-industry-face-up = Face-up cards
cli-age-of-industry-pile = pile: { $cards }
cli-age-of-industry-discards = Discard pile
cli-age-of-industry-towns = Towns with their spaces:
cli-age-of-industry-sea = Ship spaces (with their port town) and market:
cli-age-of-industry-sea-coal = Ship spaces (with their port town), import coal and market:
cli-age-of-industry-ship-space = { $place } ({ $port })
cli-age-of-industry-abroad = Markets abroad:
cli-age-of-industry-port-symbol = { $place } (port symbol)
cli-age-of-industry-links = Rail links
cli-age-of-industry-links-free = { $free } of { $all } free
cli-age-of-industry-legend = · free  ✓ flipped  ● cube  ○ no cube  › income when it flips
cli-age-of-industry-money = ${ $amount }
cli-age-of-industry-purse = ${ $money }, no debt · { $now ->
        [one] { $now } point
       *[other] { $now } points
    } if the game ended now
cli-age-of-industry-purse-debt = ${ $money }, debt ${ $debt } (interest ${ $interest }) · { $now ->
        [one] { $now } point
       *[other] { $now } points
    } if the game ended now
cli-age-of-industry-links-left = link counters:
cli-age-of-industry-counters-left = { $left }, the next one for ${ $cost }
cli-age-of-industry-counters-right = { $left }, the next one for ${ $cost } + { $coal } coal + { $iron } iron
cli-age-of-industry-counters-none = none left
cli-age-of-industry-hand = in hand:
cli-age-of-industry-no-cards = no cards
cli-age-of-industry-hand-size = cards in hand:
cli-age-of-industry-seen = taken face up: { $cards }
cli-age-of-industry-tiles = next tiles:
cli-age-of-industry-tile = { $name } { $level }: { $needs } › ${ $income }
cli-age-of-industry-tile-zero = { $name } 0: develop it first
cli-age-of-industry-tile-none = { $name }: none left
cli-age-of-industry-needs-coal = { $count } coal
cli-age-of-industry-needs-iron = { $count } iron
cli-age-of-industry-choose-card = Build with the card “{ $card }”:
# Below the choices: $6+2 is the price of the tile or link and that of the cubes.
cli-age-of-industry-imported = (+ is for imported cubes)
cli-age-of-industry-choose-anywhere = Build anywhere with
cli-age-of-industry-choose-link = Build a link
cli-age-of-industry-choose-sell = Sell goods
cli-age-of-industry-choose-develop = Develop
cli-age-of-industry-choose-draw = Draw 2 cards, first
cli-age-of-industry-choose-pile = from the pile
cli-age-of-industry-choose-pass = Pass
cli-age-of-industry-choose-repay = Repay ${ $amount }
cli-age-of-industry-choose-done = Nothing more
cli-age-of-industry-choose-other = Other choices
cli-age-of-industry-replacing = for { $tile }

cli-admin-nobody = No match.
cli-admin-banned-mark = (banned)
cli-admin-added = { $name } now has an account ({ $id }); the password is { $password }.
cli-admin-password = The new password of { $who } is { $password }; all their sessions have been signed out.
cli-admin-banned = { $name } was banned.
cli-admin-unbanned = { $name } is no longer banned.
cli-admin-ended = Table { $table } will be ended: immediately if a server is running, otherwise when one starts.
cli-admin-no-reports = There are no open reports.
cli-admin-report = { $id }  { $time }  table { $table }, message { $number }
      { $name } ({ $about }) wrote: { $text }
      Reported by { $reporter }: { $why }
cli-admin-more-reports = { $count } more by { $reporter } ({ $id }): “smokestack admin reports --all” lists them.
cli-admin-removed = The message in report { $id } was removed.
cli-admin-settled = Report { $id } was closed.
cli-backed-up = Everything was backed up to { $file }.
cli-restored = Everything was restored from { $file }.
cli-check-any-address = any address
cli-check-new = The server would start with a new, empty database.
cli-check-current = The server would start; the database is up to date.
cli-check-older = The server would start and upgrade the database from schema { $schema } to { $latest }: make a backup first.
cli-check-newer = The database has schema { $schema }, but this version of the program supports at most { $latest }: use a newer version.
cli-check-mail = The mail server responds.
cli-check-no-mail = The mail server does not respond ({ $why }): e-mails could not be sent.
cli-check-mail-sent = The mail server accepted an e-mail to { $address }.
cli-test-email-subject = Test from Smokestack
cli-test-email-text = This server can send e-mail. If you read this, everything works.
cli-verify-noted = The commitment is the one that you noted.
cli-verify-seal = The seal over all commitments is the one that you noted.
cli-verify-share = Your own share is among those that stayed secret until all players had committed.
cli-verify-its-seal = The seal over all commitments is { $seal }.
cli-verify-no-shares = The record contains no shares: a server adds them when a game is over. Without them, nobody can verify that the seed was not chosen on purpose.
