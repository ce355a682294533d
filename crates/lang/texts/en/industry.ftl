# Industry: what the engine says. Names of players, fields and resources come in without an article.

## Events: the log

industry-event-round = Epoch { $epoch }, round { $round } begins: { $seat } is start player.
industry-event-epoch = A new age dawns: epoch { $epoch }.
industry-event-income =
    { $seat } receives { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } from the bank.
industry-event-refilled = The bag is empty: all area markers go back into it.
industry-event-drawn = Area marker { $column } opens { $field }.
industry-event-coin = Area marker { $column } shows a coin: there is money for everyone.
industry-event-offered = { $seat } puts { $field } up for auction.
industry-event-bid =
    { $seat } bids { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
industry-event-passed = { $seat } passes.
industry-event-bought = { $seat } buys { $field }.
industry-event-kept =
    { $seat } keeps { $field } and pays { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } round the table.
industry-event-took = Nobody bids, so { $seat } takes { $field } for free.
industry-event-auctioneer = { $seat } takes up the hammer as auctioneer.
# [bank] is the text of industry-word-bank.
industry-event-paid =
    { $from ->
        [bank] The bank pays { $to }
       *[other] { $to ->
            [bank] { $from } pays the bank
           *[other] { $from } pays { $to }
        }
    } { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }{ $for-id ->
        [resource] { " " }for { $resource } ({ $field })
        [subsidy] { " " }as a subsidy
       *[field] { " " }for { $field }
    }.
industry-event-plans = { $seat } wants to develop { $field } and chooses how to pay.
industry-event-used = { $seat } spends a joker for { $field }: { $resource }.
industry-event-used-any = { $seat } spends the joker “?” for { $field }: { $resource }.
industry-event-developed = { $seat } develops { $field }.
industry-event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $field }.
industry-event-late = { $field } was developed after its epoch: no points for { $seat }.
industry-event-finished = { $seat } has finished developing.
industry-event-lapsed = Too late for { $field }: { $seat } can never develop it now.
industry-event-subsidy = { $seat } takes the subsidy.
industry-event-over = The hammer has fallen for the last time: the game is over.
industry-event-cleared =
    { $seat } takes off the board { $amount ->
        [one] { $amount } marker that still shows the clock
       *[other] { $amount } markers that still show the clock
    }.
industry-event-final =
    { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals: what is wrong, and what would be right

industry-refusal-not-in-this-phase = That does not belong to this phase; choose one of the actions offered now.
industry-refusal-game-over = The game is over, so nothing more can be played; the final score stands.
industry-refusal-not-available = { $field } is not available; choose a field in the row of the epoch whose area marker is still face up.
industry-refusal-name-a-field-first = No field is being auctioned yet; first the auctioneer has to name one.
industry-refusal-one-at-a-time = { $field } is already being auctioned; the next field can be named when this auction is over.
industry-refusal-auctioneer-does-not-bid = The auctioneer does not bid; you decide now what happens to the field.
industry-refusal-bid-not-higher = A bid of { $bid } is not higher than the last one, which is { $highest }; bid more, or pass.
industry-refusal-bid-too-low =
    A bid of { $bid } is too low; bid at least { $least ->
        [one] { $least } coin
       *[other] { $least } coins
    } or pass.
industry-refusal-bid-too-high =
    You cannot bid { $bid } because you have { $money ->
        [0] no money
        [one] only { $money } coin
       *[other] only { $money } coins
    }; bid no more than you have, or pass.
industry-refusal-bidding-not-over = The bidding is still going on; the auctioneer decides once all the others have bid or passed.
industry-refusal-cannot-keep =
    To keep { $field } you must hold its whole price of { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } before you pay, and you have { $money }; sell it, or take your subsidy first if you still can.
industry-refusal-nobody-bid = Nobody has bid for { $field }, so there is nobody to sell to; take it, it costs you nothing.
industry-refusal-not-yours = { $field } does not belong to you; you can only develop fields that carry your marker.
industry-refusal-no-more-developments =
    You may develop only { $limit ->
        [one] { $limit } field
       *[other] { $limit } fields
    } in a round; leave the next for a later round and finish your turn.
industry-refusal-too-little-money =
    To develop { $field } you need at least { $needed ->
        [one] { $needed } coin
       *[other] { $needed } coins
    }, bought resources included, and you have { $money }; it can stay undeveloped for now.
industry-refusal-nobody-supplies = { $field } needs { $resource }, which nobody produces and the bank sells only from epoch { $epoch } on; until then a joker of that kind or the joker “?” would do.
industry-refusal-answer-first = First choose how to get what { $field } needs; then you can go on.
industry-refusal-nothing-to-cover = Nothing is needed now; jokers are spent and resources bought while you develop a field.
industry-refusal-not-the-need = { $resource } is not the resource being asked for; answer for the resource in the prompt.
industry-refusal-no-such-joker = { $seat } has no joker of this kind: { $resource }; players can spend only their own jokers.
industry-refusal-no-any-joker = { $seat } does not have the joker “?”; players can spend only their own jokers.
industry-refusal-already-developed = { $field } is already developed; choose one of your fields that still show the clock.
industry-refusal-joker-field = { $field } is a joker field and is never developed; spend the joker when a field needs its resource.
industry-refusal-lapsed = { $field } is a technology of epoch { $epoch } and could be developed only then; choose another of your fields.
industry-refusal-subsidy-taken = { $seat } has already taken a subsidy; there is only one for each player in a game.
industry-refusal-not-your-turn = It is { $asked }’s turn to decide; { $seat } has to wait.

## Questions

industry-prompt-offer = { $seat }, which field do you put up for auction?
industry-prompt-bid =
    { $seat }, what do you bid for { $field }? { $least ->
        [one] At least { $least } coin,
       *[other] At least { $least } coins,
    } or pass; you have { $money }.
industry-prompt-decide =
    { $bidder } offers { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } for { $field }. { $seat }, do you sell it, or keep it and pay as much round the table? You have { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }.
industry-prompt-decide-short =
    { $bidder } offers { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } for { $field }. { $seat }, do you sell it, or keep it and pay round the table as far as your coins go? You have { $money ->
        [0] none
        [one] only { $money } coin
       *[other] only { $money } coins
    }.
industry-prompt-must-sell =
    { $bidder } offers { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } for { $field }. { $seat }, you have { $money }, too little to keep it: sell it, or take your subsidy first if you still can.
industry-prompt-take = Nobody has bid for { $field }. { $seat }, you take it for free.
industry-prompt-develop =
    { $seat }, { $left ->
        [0] you have developed all you may in this round.
        [one] which field do you develop? You may develop { $left } more.
       *[other] which field do you develop? You may develop up to { $left }.
    } You have { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }.
industry-prompt-pay = { $seat }, { $field } needs { $resource }: how do you get it?
industry-prompt-over = The game is over.

## Actions: labels of buttons

industry-action-offer = Auction { $field }
industry-action-bid = Bid { $amount }
industry-action-pass = Pass
# Without a bid there are no values: [none].
industry-action-sell =
    { $amount ->
        [one] Sell to { $seat } for { $amount } coin
        [other] Sell to { $seat } for { $amount } coins
       *[none] Sell the field
    }
industry-action-keep =
    Keep the field for { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
industry-action-take = Take the field for free
industry-action-develop =
    { $amount ->
        [0] Develop { $field }
        [one] Develop { $field } for { $amount } coin
       *[other] Develop { $field } for { $amount } coins
    }
industry-action-use = Spend the joker: { $resource }
industry-action-use-any = Spend the joker “?”
# [bank] is the text of industry-word-bank.
industry-action-buy =
    { $from ->
        [bank] Buy { $resource } from the bank
       *[other] Buy { $resource } from { $from }
    } for { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
industry-action-done = Finish developing
industry-action-subsidy =
    Take the subsidy: { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } now, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less at the end

## Options

industry-option-balanced = Balanced game
industry-option-balanced-text = Recommended: three players draw 4 area markers per round in epochs 4 and 5, and four players draw 3 per round in epoch 5.
industry-value-balanced-true = on
industry-value-balanced-false = off
industry-option-keep_payment = Keeping a field
industry-option-keep_payment-text = What an auctioneer needs to keep a field: the whole price in hand before paying, or nothing; then the price is paid coin by coin until it is reached or the coins run out.
industry-value-keep_payment-whole_price = the whole price first
industry-value-keep_payment-while_coins_last = while the coins last

## The score sheet

industry-score-fields = Developed fields
industry-score-money = Money
industry-score-roads = Roads
industry-score-lines = Lines
industry-score-bonus = Bonus fields
industry-score-jokers = Unused jokers
industry-score-subsidy = Subsidy

## Words

# Sentences above choose by this word: [bank].
industry-word-bank = bank
industry-word-field = field
industry-word-resource = resource
industry-word-subsidy = subsidy
industry-word-factory = factory
industry-word-technology = technology
industry-word-bonus = bonus field
industry-word-joker = joker
industry-word-markers = Markers on the board
industry-word-money-left = Coins left

## Where the values of the board come from

industry-provenance-rulebook-de = German rulebook
industry-provenance-published = other published source
industry-provenance-derived = derived
industry-provenance-reconstructed = reconstructed

industry-provenance-field-position = Place on the board
industry-provenance-field-kind = Kind
industry-provenance-field-name = Name
industry-provenance-field-cost = Price
industry-provenance-field-needs = Needed resources
industry-provenance-field-produces = Production
industry-provenance-field-vp = Victory points
industry-provenance-field-links = Roads and lines
industry-provenance-field-networks = Networks
industry-provenance-field-network = Network
industry-provenance-field-points_per_factory = Points for each factory
industry-provenance-field-joker = Joker
industry-provenance-field-discount = Discount
industry-provenance-field-letter = Letter
industry-provenance-field-coin = Coin symbol
industry-provenance-field-appears = First epoch
industry-provenance-field-bank_sells_from = Sold by the bank from
industry-provenance-field-bonus = Bonus field

## Why a bot likes a choice
industry-eval-points = points
industry-eval-money = money
industry-eval-links = connections
industry-eval-networks = networks
industry-eval-supply = supply
industry-eval-fields = fields to develop
industry-eval-auction = prospects at the auction
