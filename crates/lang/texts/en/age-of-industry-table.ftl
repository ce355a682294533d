# Age of Industry: the table in the browser

## Parts of the table
table-age-tab-map = Map
table-age-tab-display = Displays
table-age-order = Turn order
table-age-rivals = The other displays
table-age-map = { $map }: map with towns, lines and demand displays
table-age-atlantic = Atlantic
table-age-north-sea = North Sea
table-age-baltic = Baltic
table-age-display = Display of { $player }
table-age-order-seat = { $place }. { $player }: ${ $amount } spent this round
table-age-beside = Face-up cards and draw pile
table-age-hand-choose = In { $player }’s hand: click a card to see what it can build
table-age-hidden = Hidden card

## Places and pieces
table-age-name-pile = Draw pile
table-age-name-links = Link counters
table-age-name-demand_coal = Demand display for coal
table-age-name-demand_iron = Demand display for iron
table-age-name-import = Coal import space: { $place }
table-age-space-free = free, for { $industries }
table-age-tile = { $industry } of level { $level }, { $player }
table-age-flipped = flipped
table-age-unflipped = not flipped yet
table-age-flipped-count = { $count } flipped
table-age-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
table-age-import-open = { $cubes } coal, open to all: a ship lies here
table-age-import-shut = { $cubes } coal, closed until a ship lies here
table-age-village = Village
table-age-foreign = Foreign location
table-age-foreign-port = Foreign location with a port symbol
table-age-market-open = { $tile }, not flipped yet
table-age-market-shut = { $tile }, flipped
table-age-line-free = no link yet
table-age-line-built = { $player }’s link
table-age-demand = { $cubes } of { $spaces } cubes; the next one costs ${ $price }
table-age-left = { $count } left
table-age-next = next: level { $level }

## Players
table-age-debt = Debt
table-age-interest = Interest due at the end of the round
table-age-spent = Spent this round
table-age-links-left = Link counters left
table-age-cards = Cards in hand
table-age-seen = Taken face up

## A piece
table-age-colour = Colour
table-age-own-tiles = Your tiles here
table-age-limit = at most { $count }
table-age-coal = Coal available here
table-age-iron = Iron available here
table-age-source = { $place } ({ $count }), free of charge
table-age-source-display = from the demand display for ${ $price }
table-age-source-none = none: no source and no port is connected
table-age-connected = Connected to
table-age-in-box = Copies in the game
table-age-copies = { $count }, of which { $discards } discarded
table-age-next-title = On the display
table-age-cost = ${ $amount }, { $coal } coal, { $iron } iron
table-age-brings = Brings
table-age-accepts = Accepts
table-age-income = Income when it flips

## Preview of a choice
table-age-part-tile = tile ${ $amount }
table-age-part-link = link ${ $amount }
table-age-part-coal = coal ${ $amount }
table-age-part-iron = iron ${ $amount }
table-age-note-free = Costs no money.
table-age-note-cost = Costs ${ $amount } ({ $parts }).
table-age-note-paid = You pay from your ${ $money }; no loan is needed.
table-age-note-borrowed = You have ${ $money } and borrow ${ $borrowed }. Your debt will be ${ $debt }, with ${ $interest } interest per round.
table-age-note-fetched =
    { $cube ->
        [coal] { $count } coal
       *[iron] { $count } iron
    } from { $place }, free of charge.
table-age-note-bought =
    { $cube ->
        [coal] { $count } coal
       *[iron] { $count } iron
    } from the demand display: ${ $prices }.
table-age-note-flip = { $industry } in { $space } flips
table-age-note-delivered = { $cube ->
    [coal] { $count } coal to the demand display
   *[iron] { $count } iron to the demand display
}
table-age-note-income = { $what }: { $player } receives ${ $amount }.
table-age-note-tie = Several sources are equally close: you choose next.
table-age-note-demand = Demand displays afterwards: coal { $coal } (next ${ $coal_price }), iron { $iron } (next ${ $iron_price }).
table-age-link-income = { $player }: ${ $amount } from { $links } links at the end, included in the money.
