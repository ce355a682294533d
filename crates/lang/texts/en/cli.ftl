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
