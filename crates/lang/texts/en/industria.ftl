# Industria: what the engine says. Names of players, tiles and resources come in without an article.

## Events: the log

industria-event-round = Epoch { $epoch }, round { $round } begins: { $seat } is start player.
industria-event-epoch = A new age dawns: epoch { $epoch }.
industria-event-income =
    { $seat } receives { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } of income.
industria-event-revealed = Newly on offer: { $tile }.
industria-event-offered = { $seat } puts { $tile } up for auction.
industria-event-bid =
    { $seat } bids { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }.
industria-event-passed = { $seat } passes.
industria-event-bought = { $seat } buys { $tile }.
industria-event-kept = { $seat } declines the bid and keeps { $tile }.
industria-event-took = Nobody bids, so { $seat } takes { $tile } for free.
industria-event-auctioneer = { $seat } takes up the hammer as auctioneer.
# [bank] is the text of industria-word-bank.
industria-event-paid =
    { $from ->
        [bank] The bank pays { $to }
       *[other] { $to ->
            [bank] { $from } pays the bank
           *[other] { $from } pays { $to }
        }
    } { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }{ $for-id ->
        [resource] { " " }for { $resource } ({ $tile })
       *[tile] { " " }for { $tile }
    }.
industria-event-plans = { $seat } wants to build { $tile } and chooses how to pay.
industria-event-will-buy = { $seat } will buy { $resource } for { $tile }.
industria-event-used = { $seat } uses up the resource tile { $tile } for { $building }.
industria-event-sold = { $seat } returns the resource tile { $tile }.
industria-event-built = { $seat } builds { $tile }.
industria-event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $tile }.
industria-event-late = { $tile } was built after its epoch: no points for { $seat }.
industria-event-finished = { $seat } has finished building.
industria-event-lapsed = Too late for { $tile }: { $seat } discards it unbuilt.
industria-event-over = The hammer has fallen for the last time: the game is over.
industria-event-final =
    { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals: what is wrong, and what would be right

industria-refusal-not-in-this-phase = That does not belong to this phase; choose one of the actions offered now.
industria-refusal-game-over = The game is over, so nothing more can be played; the final score stands.
industria-refusal-not-on-offer = { $tile } is not on offer; choose one of the tiles still on offer this round.
industria-refusal-name-a-tile-first = No tile is being auctioned yet; first the auctioneer has to choose one.
industria-refusal-one-at-a-time = A tile is already being auctioned; the next one can be chosen when this auction is over.
industria-refusal-auctioneer-does-not-bid = The auctioneer does not bid; you decide now what happens to the tile.
industria-refusal-bidding-not-over = The bidding is still going on; the auctioneer decides once all the others have bid or passed.
industria-refusal-bid-too-low =
    A bid of { $bid } is too low; bid at least { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } or pass.
industria-refusal-bid-too-high =
    You cannot bid { $bid } because you have { $money ->
        [0] no money
        [one] only { $money } thaler
       *[other] only { $money } thalers
    }; bid no more than you have, or pass.
industria-refusal-nobody-bid = Nobody has bid, so there is nobody to sell to; take the tile, it costs you nothing.
industria-refusal-not-in-hand = { $tile } is not in your hand; you can only build tiles from your own hand.
industria-refusal-one-of-each-kind = You have already built a { $kind } this turn; you may build only one of each kind per turn, so leave the next for a later round.
industria-refusal-resource-tile-not-built = { $tile } is a resource tile and is never built; use it to pay for what you build.
industria-refusal-too-little-money =
    To build { $tile } you need at least { $needed ->
        [one] { $needed } thaler
       *[other] { $needed } thalers
    }, including bought resources, and you have { $money }; it can stay in your hand for now.
industria-refusal-nobody-supplies = { $tile } needs { $resource }, which nobody produces and the bank sells only from epoch { $epoch } on; until then a resource tile of that kind would do.
industria-refusal-not-in-this-epoch = { $tile } needs { $resource }, and in this game even factories supply it only from epoch { $epoch } on; until then a resource tile of that kind would do.
industria-refusal-pay-first = First choose how to pay for { $tile }; then you can go on.
industria-refusal-nothing-to-pay = There is nothing to pay for now; resources are paid for while you build a tile.
industria-refusal-not-the-need = { $resource } is not the resource being asked for; answer for the resource in the prompt.
industria-refusal-sale-switched-off = The option “Sell resource tiles” is off in this game; here resource tiles only pay for what you build.
industria-refusal-no-such-resource-tile = { $seat } holds no resource tile { $tile }; a player can use or return only resource tiles from their own hand.
industria-refusal-not-while-paying = Finish paying for { $tile } first; after that you may return resource tiles again.
industria-refusal-not-your-turn = It is { $asked }’s turn to decide; { $seat } has to wait.

## Questions

industria-prompt-offer = { $seat }, which tile do you put up for auction?
industria-prompt-bid =
    { $seat }, what do you bid for { $tile }? { $least ->
        [one] At least { $least } thaler,
       *[other] At least { $least } thalers,
    } or pass; you have { $money }.
industria-prompt-decide =
    { $bidder } offers { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } for { $tile }. { $seat }, do you sell it or keep it?
industria-prompt-take = Nobody has bid for { $tile }. { $seat }, you take it for free.
industria-prompt-build =
    { $seat }, what do you build? You have { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }.
industria-prompt-pay = { $seat }, { $tile } needs { $resource }: do you use your resource tile or pay for it?
industria-prompt-over = The game is over.

## Actions: labels of buttons

industria-action-offer = Auction { $tile }
industria-action-bid = Bid { $amount }
industria-action-pass = Pass
# Without a bid there are no values: [none].
industria-action-sell =
    { $amount ->
        [one] Sell to { $seat } for { $amount } thaler
        [other] Sell to { $seat } for { $amount } thalers
       *[none] Sell the tile
    }
industria-action-keep = Keep the tile
industria-action-take = Take the tile for free
industria-action-sell-tile =
    Return { $tile } for { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
industria-action-build =
    { $amount ->
        [0] Build { $tile }
        [one] Build { $tile } for { $amount } thaler
       *[other] Build { $tile } for { $amount } thalers
    }
industria-action-use = Use the resource tile { $tile }
# [bank] is the text of industria-word-bank.
industria-action-buy =
    { $from ->
        [bank] Buy { $resource } from the bank
       *[other] Buy { $resource } from { $from }
    } for { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
industria-action-done = Finish building

## Options

industria-option-sell_resource_tiles = Sell resource tiles
industria-option-sell_resource_tiles-text = When it is your turn to decide, you may return a resource tile to the bank for 1 thaler.
industria-value-sell_resource_tiles-true = on
industria-value-sell_resource_tiles-false = off

industria-option-supply_restriction = Epoch limit on resources
industria-option-supply_restriction-text = Whether only the bank has to wait for a resource’s epoch, or built factories too.
industria-value-supply_restriction-bank_only = bank only
industria-value-supply_restriction-all_ways = bank and factories

industria-option-epoch_income = Extra income
industria-option-epoch_income-text = Whether epochs 3, 4 and 5 bring one extra thaler on entering, or one in every round.
industria-value-epoch_income-one_off = one-off
industria-value-epoch_income-permanent = permanent

## The score sheet

industria-score-tiles = Built tiles
industria-score-roads = Roads
industria-score-lines = Lines
industria-score-bonus = Bonus tiles
industria-score-money = Money

## Words

# Sentences above choose by this word: [bank].
industria-word-bank = bank
industria-word-tile = tile
industria-word-factory = factory
industria-word-technology = technology
industria-word-bonus = bonus tile
industria-word-resource = resource tile
industria-word-laid-out = Tiles laid out
industria-word-money-left = Money left

## Where the values on a tile come from

industria-provenance-rulebook = rulebook
industria-provenance-rulebook-fr = French rulebook
industria-provenance-rulebook-it = Italian rulebook
industria-provenance-published = other published source
industria-provenance-derived = derived
industria-provenance-reconstructed = reconstructed

industria-provenance-field-name = Name
industria-provenance-field-epoch = Epoch
industria-provenance-field-cost = Cost
industria-provenance-field-needs = Needed resources
industria-provenance-field-produces = Production
industria-provenance-field-vp = Victory points
industria-provenance-field-symbols = Symbols
industria-provenance-field-symbol = Bonus kind
industria-provenance-field-resource = Resource
industria-provenance-field-discount = Discount
industria-provenance-field-count = Number of tiles
industria-provenance-field-connection = Connection

## Why a bot likes a choice
industria-eval-points = points
industria-eval-money = money
industria-eval-links = connections
industria-eval-symbols = matching symbols
industria-eval-supply = supply
industria-eval-hand = tiles in hand
industria-eval-auction = prospects at the auction
