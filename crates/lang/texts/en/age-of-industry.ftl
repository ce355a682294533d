# Age of Industry: what the engine says. A piece comes with its id ($card-id, $industry-id), by which the parts below
# choose their words; names of spaces, places, links and markets stand without an article.

## Parts of sentences

age-of-industry-part-card =
    { $card-id ->
        [location_red] the red card
        [location_blue] the blue card
        [location_green] the green card
        [location_orange] the orange card
        [location_yellow] the yellow card
        [location_purple] the purple card
        [industry_cotton_mill] the cotton mill card
        [industry_factory] the factory card
        [industry_coal_mine] the coal mine card
        [industry_iron_works] the iron works card
        [industry_port] the port card
        [industry_ship] the ship card
       *[other] the card “{ $card }”
    }
age-of-industry-part-a-tile =
    { $industry-id ->
        [cotton_mill] a level { $level } cotton mill
        [factory] a level { $level } factory
        [coal_mine] a level { $level } coal mine
        [iron_works] a level { $level } iron works
        [port] a level { $level } port
        [ship] a level { $level } ship
       *[other] { $industry } (level { $level })
    }
age-of-industry-part-the-tile =
    { $industry-id ->
        [cotton_mill] the level { $level } cotton mill
        [factory] the level { $level } factory
        [coal_mine] the level { $level } coal mine
        [iron_works] the level { $level } iron works
        [port] the level { $level } port
        [ship] the level { $level } ship
       *[other] { $industry } (level { $level })
    }
age-of-industry-part-old-tile =
    { $old-id ->
        [cotton_mill] the level { $old_level } cotton mill
        [factory] the level { $old_level } factory
        [coal_mine] the level { $old_level } coal mine
        [iron_works] the level { $old_level } iron works
        [port] the level { $old_level } port
        [ship] the level { $old_level } ship
       *[other] { $old } (level { $old_level })
    }
age-of-industry-part-goods =
    { $industry-id ->
        [cotton_mill] cotton
        [factory] factory goods
       *[other] goods
    }

## Events: the log

age-of-industry-event-round = Round { $round } begins.
age-of-industry-event-order = Turn order: { $seats }.
age-of-industry-event-face-up = New beside the pile: { age-of-industry-part-card }.
age-of-industry-event-built = { $seat } plays { age-of-industry-part-card } and builds { age-of-industry-part-a-tile } in { $space }.
age-of-industry-event-anywhere = { $seat } plays { age-of-industry-part-card } and gives both actions to build anywhere.
age-of-industry-event-placed = { $seat } builds { age-of-industry-part-a-tile } in { $space }.
age-of-industry-event-replaced = { $seat } removes { age-of-industry-part-the-tile } from { $space }: it leaves the game.
age-of-industry-event-linked = { $seat } builds the link { $line }.
# The words chosen by are the texts of age-of-industry-word-….
age-of-industry-event-paid =
    { $bill ->
        [tile] { $from } pays ${ $amount } for the tile in { $place }.
        [link] { $from } pays ${ $amount } for the link { $place }.
        [coal] { $from } imports coal for ${ $amount } ({ $place }).
        [iron] { $from } imports iron for ${ $amount } ({ $place }).
       *[interest] { $from } pays ${ $amount } interest.
    }
age-of-industry-event-borrowed = { $seat } borrows ${ $amount }.
age-of-industry-event-repaid = { $seat } repays ${ $amount }.
age-of-industry-event-fetched = { $seat } takes { $cube } from { $from } for { $place }.
age-of-industry-event-fetched-import = { $seat } takes imported { $cube } from { $from } for { $place }.
age-of-industry-event-delivered =
    { $seat } delivers { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } of { $cube } from { $from } to the demand display.
age-of-industry-event-delivered-import =
    { $seat } delivers { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } of imported { $cube } from { $from } to the demand display.
age-of-industry-event-flipped = { $seat } flips { age-of-industry-part-the-tile } in { $space }.
age-of-industry-event-income = { $seat } receives ${ $amount }.
age-of-industry-event-sold-port = { $seat } sells from { $space } to the port in { $port }.
age-of-industry-event-sold-market = { $seat } sells from { $space } to the market { $market }.
age-of-industry-event-market-flipped = The market { $market } has what it wanted: its tile flips.
age-of-industry-event-sells-no-more = { $seat } sells nothing more.
age-of-industry-event-repays-no-more = { $seat } repays nothing more.
age-of-industry-event-developed = { $seat } develops: { age-of-industry-part-a-tile } leaves the display.
age-of-industry-event-discarded = { $seat } discards { age-of-industry-part-card }.
age-of-industry-event-drew = { $seat } takes { age-of-industry-part-card }, which lay face up.
age-of-industry-event-drew-pile = { $seat } draws a card from the pile.
age-of-industry-event-got = It is { age-of-industry-part-card }.
age-of-industry-event-passed = { $seat } passes.
age-of-industry-event-hand-down =
    { $seat } puts down { $cards ->
        [one] the last card
       *[other] the last { $cards } cards
    }.
age-of-industry-event-link-income =
    { $seat } is paid for { $links ->
        [one] { $links } link
       *[other] { $links } links
    }.
age-of-industry-event-over = The last train is in: the game is over.
age-of-industry-event-final =
    { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals: what is wrong, and what would be right

age-of-industry-refusal-not-now = That is not what is being asked now; choose one of the actions offered.
age-of-industry-refusal-game-over = The game is over, so nothing more can be played; the final score stands.
age-of-industry-refusal-no-such-card = You do not hold { age-of-industry-part-card }; choose a card from your hand.
age-of-industry-refusal-no-cards = Developing costs a card, and you have none; build a link, sell or draw instead.
age-of-industry-refusal-needs-both-actions = Building anywhere takes both actions of a turn, and you have only { $left }; decide on it before your first action.
age-of-industry-refusal-nowhere-to-build = There is no space on the whole map where you could build something now; choose another action.
age-of-industry-refusal-card-shows = This card builds only what it shows, “{ $industry }”; for anything else, play another card.
age-of-industry-refusal-not-linked = With an industry card you can build in { $place } only if one of your links touches it; play a location card of its colour, or build the link first.
age-of-industry-refusal-no-port-of-yours = With a ship card you need your own port in { $place }, or any port there and one of your links to it; with a location card of the right colour you need neither.
# $colour-id chooses the colour as it stands in a sentence.
age-of-industry-refusal-other-colour =
    { $place } does not have the colour of this card; choose a { $colour-id ->
        [red] red
        [blue] blue
        [green] green
        [orange] orange
        [yellow] yellow
       *[purple] purple
    } town or ship space, or another card.
age-of-industry-refusal-no-symbol = A space without a symbol takes a cotton mill, a factory or an iron works; look for a space with the symbol “{ $industry }”.
age-of-industry-refusal-symbol = This space takes only what its symbol shows, “{ $industry }”; choose another space.
age-of-industry-refusal-no-port = A ship needs a port at the other end of its sea link, and there is none in { $place } yet; build that first, or choose another ship space.
age-of-industry-refusal-tile-limit =
    You may have no more than { $limit ->
        [one] { $limit } tile
       *[other] { $limit } tiles
    } in { $place }; build in another place, or replace one of your tiles.
age-of-industry-refusal-none-left = You have no tile of this industry left on your display: { $industry }. Choose another industry.
age-of-industry-refusal-level-nought = Your lowest tile of this industry has level 0 and can never be built: { $industry }. Develop to get rid of it.
# [coal] and [iron] are the texts of age-of-industry-word-coal and -iron.
age-of-industry-refusal-no-supply =
    { $cube ->
        [coal] { $place } cannot get enough coal; connect it to a coal mine or an open import space with cubes, or to a port through which you can buy.
       *[iron] { $place } cannot get enough iron; connect it to an iron works with cubes, or to a port through which you can buy.
    }
age-of-industry-refusal-not-higher = Your tile here has level { $old }, the new one only level { $level }; to replace it you need a higher one, so develop first.
age-of-industry-refusal-not-higher-than-theirs = The other player’s tile has level { $old }, yours only level { $level }; to replace it you need a higher one, so develop first.
age-of-industry-refusal-not-replaceable = This tile belongs to { $seat }. You can replace another player’s tile only if it is a coal mine or an iron works, and only with your own; choose another space.
age-of-industry-refusal-cubes-left =
    { $cube ->
        [coal] You may replace another player’s coal mine only when no coal is left on the map or on the demand display;
       *[iron] You may replace another player’s iron works only when no iron is left on the map or on the demand display;
    } choose another space.
age-of-industry-refusal-line-taken = { $seat } has already built the link { $line }; choose a free one.
age-of-industry-refusal-out-of-reach = Neither end of { $line } has one of your tiles or links; build a link that starts at one of them.
age-of-industry-refusal-one-end = All the cubes for { $line } must go to the same end, so this is not possible; choose cubes that can reach one end.
age-of-industry-refusal-no-counter = You have placed all your link counters, so you cannot build more links; choose another action.
age-of-industry-refusal-not-nearest = { $space } is not the nearest source; take the cube from one of those offered.
age-of-industry-refusal-no-source = There is no cube in { $space } that you could take; take it from one of the sources offered.
age-of-industry-refusal-nothing-to-sell = You have no unflipped cotton mill or factory in { $space }; choose one that still has something to sell.
age-of-industry-refusal-no-outlet = There is no port in { $space }; sell to an unflipped port or market tile.
age-of-industry-refusal-outlet-flipped = The tile you want to sell to in { $place } has already been used; choose an unflipped one.
age-of-industry-refusal-not-connected = No built links lead all the way from { $place } to { $to }; choose another outlet, or build what is missing.
age-of-industry-refusal-cotton-only = This port in { $place } has level 1 and takes only cotton; sell factory goods to a higher port or to a market.
age-of-industry-refusal-not-wanted = The market { $market } does not want these goods; choose one whose tile shows them, or a port.
age-of-industry-refusal-no-ship = Without a ship in { $place } nobody can reach the market beyond it; choose another outlet, or place a ship first.
age-of-industry-refusal-not-face-up = You cannot take { age-of-industry-part-card } because it is not face up; take one that is, or draw from the pile.
age-of-industry-refusal-pile-empty = The pile is empty; take a face-up card if there is one, or choose another action.
age-of-industry-refusal-hand-full = You may hold no more than { $limit } cards, so you cannot draw; choose another action.
age-of-industry-refusal-draw-instead = You have no card to discard, so you cannot pass while there are cards in the pile; draw instead.
age-of-industry-refusal-too-much = You owe ${ $debt } and have ${ $money }; you cannot repay more than you owe or more than you have.
age-of-industry-refusal-not-your-turn = It is { $asked }’s turn to decide; { $seat } has to wait.

## Questions

age-of-industry-prompt-act-first-round = { $seat }, your one action of this round: build with a card, lay a link, sell, develop, draw or pass?
age-of-industry-prompt-act = { $seat }, your first of two actions: build with a card, lay a link, sell, develop, draw or pass?
age-of-industry-prompt-act-second = { $seat }, your second action: build with a card, lay a link, sell, develop, draw or pass?
age-of-industry-prompt-place = { $seat }, what do you build, and where? Any place will do.
age-of-industry-prompt-cube-tile = { $seat }, where do you take { $cube } for { $space } ({ $industry }) from? These sources are equally near.
age-of-industry-prompt-cube-link = { $seat }, where do you take { $cube } for the link { $line } from?
age-of-industry-prompt-sell = { $seat }, do you sell anything else?
age-of-industry-prompt-draw = { $seat }, which card do you take next?
age-of-industry-prompt-discard-develop = { $seat }, which card do you discard to develop ({ $industry })?
age-of-industry-prompt-discard-pass = { $seat }, which card do you discard to pass?
age-of-industry-prompt-repay-after = { $seat }, do you repay something before your turn ends? You owe ${ $debt }, which means ${ $interest } interest, and have ${ $money }.
age-of-industry-prompt-repay-interest = { $seat }, do you repay something before the interest is due? You owe ${ $debt }, which means ${ $interest } interest, and have ${ $money }.
age-of-industry-prompt-over = The game is over.

## Actions: labels of buttons

age-of-industry-action-build = Build { age-of-industry-part-a-tile } in { $space } with { age-of-industry-part-card }
age-of-industry-action-build-replacing = Replace { age-of-industry-part-old-tile } in { $space } by { age-of-industry-part-a-tile } with { age-of-industry-part-card }
age-of-industry-action-anywhere = Build anywhere with both actions and { age-of-industry-part-card }
age-of-industry-action-place = Build { age-of-industry-part-a-tile } in { $space }
age-of-industry-action-place-replacing = Replace { age-of-industry-part-old-tile } in { $space } by { age-of-industry-part-a-tile }
age-of-industry-action-link = Build the link { $line }
age-of-industry-action-take = Take { $cube } from { $space } ({ $seat }’s tile, { $left } left)
age-of-industry-action-take-import = Take imported { $cube } from { $space } ({ $left } left)
age-of-industry-action-sell-port = Sell { age-of-industry-part-goods } from { $space } to the port in { $port }
age-of-industry-action-sell-market = Sell { age-of-industry-part-goods } from { $space } to the market { $market }
age-of-industry-action-develop = Develop: remove { age-of-industry-part-a-tile }, for a card of your choice
age-of-industry-action-draw = Take { age-of-industry-part-card }
age-of-industry-action-draw-pile = Draw from the pile
age-of-industry-action-pass = Pass and discard a card
age-of-industry-action-pass-free = Pass
age-of-industry-action-discard = Discard { age-of-industry-part-card }
age-of-industry-action-repay = Repay ${ $amount } (takes no action)
age-of-industry-action-done-selling = Sell nothing more
age-of-industry-action-done-repaying = Repay nothing more

## Options

age-of-industry-option-map = Map
age-of-industry-option-map-text = Where you build: New England imports its coal by ship; Germany has many coal mines of its own.
age-of-industry-value-map-new_england = New England
age-of-industry-value-map-germany = Germany
age-of-industry-option-edition = Edition
age-of-industry-option-edition-text = How many cards you begin with: 5 or 6 in the first edition, depending on the number of players; always 6 in the second.
age-of-industry-value-edition-first = first edition
age-of-industry-value-edition-second = second edition
age-of-industry-option-final_round_upkeep = Last round in full
age-of-industry-option-final_round_upkeep-text = Whether the last round also ends with a new turn order and interest, or the game stops right after the actions.
age-of-industry-value-final_round_upkeep-true = on
age-of-industry-value-final_round_upkeep-false = off
age-of-industry-option-pile_end = End of the draw pile
age-of-industry-option-pile_end-text = Whether the game continues after the draw pile has run out until somebody’s hand is empty too, or ends with the round in which the pile runs out, as in the second edition.
age-of-industry-value-pile_end-continue = play on
age-of-industry-value-pile_end-ends_game = ends the game
age-of-industry-option-ship_card_port = Port for a ship card
age-of-industry-option-ship_card_port-text = Through which ports a ship card works: only those in the port town of the ship space, or all that are connected to it. The port must be your own, or you must be linked to its town.
age-of-industry-value-ship_card_port-at_sea_link = in the port town
age-of-industry-value-ship_card_port-connected = any connected port
age-of-industry-option-link_cubes = Cubes for a link
age-of-industry-option-link_cubes-text = Whether coal and iron for a link may go to different ends of it, or must both go to the same one.
age-of-industry-value-link_cubes-either_end = either end
age-of-industry-value-link_cubes-same_end = the same end

## The score sheet

age-of-industry-score-cotton_mill = Cotton mills
age-of-industry-score-factory = Factories
age-of-industry-score-coal_mine = Coal mines
age-of-industry-score-iron_works = Iron works
age-of-industry-score-port = Ports
age-of-industry-score-ship = Ships
age-of-industry-score-money = Money
age-of-industry-score-debt = Debt

## Words

# Sentences above choose by these words: [tile], [link], [coal], [iron], [interest].
age-of-industry-word-bank = bank
age-of-industry-word-tile = tile
age-of-industry-word-link = link
age-of-industry-word-coal = coal
age-of-industry-word-iron = iron
age-of-industry-word-interest = interest
age-of-industry-word-order = Place in turn order

## Where the values come from

age-of-industry-provenance-rulebook-fr = French rules summary
age-of-industry-provenance-published = other published source
age-of-industry-provenance-derived = derived
age-of-industry-provenance-reconstructed = reconstructed

age-of-industry-provenance-field-level = Level
age-of-industry-provenance-field-count = Number
age-of-industry-provenance-field-cost = Cost
age-of-industry-provenance-field-coal = Coal needed
age-of-industry-provenance-field-iron = Iron needed
age-of-industry-provenance-field-cubes = Cubes it brings
age-of-industry-provenance-field-income = Income
age-of-industry-provenance-field-accepts = Goods it takes
age-of-industry-provenance-field-kind = Kind
age-of-industry-provenance-field-prices = Prices
age-of-industry-provenance-field-empty = Price when empty

## Why a bot likes a choice
age-of-industry-eval-levels = levels of tiles
age-of-industry-eval-money = money
age-of-industry-eval-debt = freedom from debt
age-of-industry-eval-links = links
age-of-industry-eval-incomes = future income
age-of-industry-eval-display = access to better tiles
age-of-industry-eval-order = a good place in the turn order
age-of-industry-eval-actions = actions
age-of-industry-eval-hand = cards in hand
