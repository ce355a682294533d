# Smokestack at the terminal

cli-welcome = Answer with a number or with the text beside it. `help` lists the other words.
cli-prompt = >
cli-help =
    Words beside the choices:
    undo — take back your last decision
    table — show the table again
    log — tell the whole story
    score — the score if the game ended now
    rule IA-6.6 — read a rule
    save FILE — write the record
    quit — stop (see --save and --resume)
cli-undone = Taken back.
cli-undo-nothing = There is no decision of yours to take back.
cli-undo-revealed = Something hidden has come to light since then: what everybody has seen cannot be taken back.
cli-saved = The record is in { $file }.
cli-goodbye = Goodbye. The game was not kept; --save FILE keeps it.
cli-goodbye-saved = Goodbye. Go on with: smokestack play { $game } --resume { $file }

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
cli-barrage-phase-draft = The companies are chosen
cli-barrage-phase-income = income and headstreams
cli-barrage-phase-actions = actions
cli-barrage-phase-over = the game is over
cli-barrage-energy = Energy
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
cli-barrage-contracts = Contracts face up, with the energy they ask for:
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
        [one] { $count } machine of choice
       *[other] { $count } machines of choice
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
