# Industry: the numbered rules, one message for each.
# A rule cites another by its number (IY-5.8); the rules page turns the number into a link.

## IY-1

industry-chapter-1 = The game in outline

# IY-1.1
industry-rule-1-1 = Industry is for 3 or 4 players.

# IY-1.2
industry-rule-1-2 = The board has 5 rows, one for each epoch, and 12 columns with the letters A to L: 60 fields in all. A field is named by its row and its column, such as 1I. From left to right the board shows the epoch track, the joker fields, the bonus fields, the factories, the technologies and the score track; in every row the four kinds of field follow each other in this order. Some bonus fields, factories and technologies are joined to others.

# IY-1.3
industry-rule-1-3 = Every field is auctioned exactly once, in its own epoch. All 12 fields of a row are auctioned before the next row opens.

# IY-1.4
industry-rule-1-4 = With 3 players, too, all five epochs are played.

# IY-1.5
industry-rule-1-5 = Money, ownership of fields, jokers and subsidies are open for all to see. The only hidden thing is the order of the area markers in the bag.

# IY-1.6
industry-rule-1-6 = There are no loans, gifts or deals, and neither fields nor jokers ever pass from one player to another.

## IY-2

industry-chapter-2 = Components

# IY-2.1
industry-rule-2-1 =
    There are 152 pieces:
    • 12 area markers with the letters A to L, some of them with a coin symbol
    • 7 jokers
    • 4 subsidies
    • 96 ownership markers, 24 in each colour, with a clock on one side
    • 1 epoch marker and 1 start-player marker
    • 31 pieces of money worth 59 coins: 7 worth 5 and 24 worth 1
    The board and a bag come on top of these.

# IY-2.2
industry-rule-2-2 = Neither the money nor the ownership markers are a limit: the bank never runs dry, and you never lack a marker.

# IY-2.3
industry-rule-2-3 = A joker shows one resource. Exactly one joker shows “?” instead and stands for any one resource.

## IY-3

industry-chapter-3 = Setup

# IY-3.1
industry-rule-3-1 = The epoch marker starts on epoch 1. The 7 jokers lie face up, each on its joker field. All 12 area markers go into the bag. The 4 subsidies lie ready beside the board.

# IY-3.2
industry-rule-3-2 = Every player starts with 4 coins. All the other money is the bank.

# IY-3.3
industry-rule-3-3 = Every player picks a colour and takes its ownership markers. One of them serves as score marker and starts at 0, so 23 are left for fields.

# IY-3.4
industry-rule-3-4 = The first start player is drawn at random.

## IY-4

industry-chapter-4 = The round, and phases 1 and 2

# IY-4.1
industry-rule-4-1 =
    Play goes clockwise. A round has five phases, and all players finish a phase before the next one begins:
    • Phase 1: income
    • Phase 2: new area markers
    • Phase 3: auction
    • Phase 4: development
    • Phase 5: new start player

# IY-4.2
industry-rule-4-2 = Phase 1: every player receives 1 coin from the bank.

# IY-4.3
industry-rule-4-3 = Phase 2: if the bag is empty at the start of this phase, all 12 area markers go back into it. This happens exactly in the first round of epochs 2 to 5.

# IY-4.4
industry-rule-4-4 = Then as many area markers as there are players are drawn and laid face up above the board, each at its letter. For every drawn marker with a coin symbol each player at once receives 1 coin from the bank. This money may already be spent in the auctions of the same round.

# IY-4.5
industry-rule-4-5 = Option “Balanced game” (off by default, but recommended). With 3 players, 4 area markers are drawn in each round of epochs 4 and 5. With 4 players, 3 area markers are drawn in each round of epoch 5. Nothing else changes.

# IY-4.6
industry-rule-4-6 = An epoch lasts 3 rounds with 4 players and 4 rounds with 3 players; so a game has 15 rounds with 4 players and 20 with 3. With the option “Balanced game”, epochs 4 and 5 last 3 rounds each with 3 players (18 rounds in all), and epoch 5 lasts 4 rounds with 4 players (16 rounds in all).

## IY-5

industry-chapter-5 = Phase 3: auction

# IY-5.1
industry-rule-5-1 = A field is available if it lies in the row of the epoch marker and in a column whose area marker lies face up. Nothing else matters: neither what it costs nor whether anybody could develop it.

# IY-5.2
industry-rule-5-2 = The start player is the first auctioneer of the round. The auctioneer must name one of the available fields.

# IY-5.3
industry-rule-5-3 = Once around the table, starting on the auctioneer’s left, each of the other players makes exactly one bid or passes. Each bid must be higher than the bid before it. The auctioneer does not bid.

# IY-5.4
industry-rule-5-4 = Bids are whole coins; the lowest is 1.

# IY-5.5
industry-rule-5-5 = You may never bid more than you can pay, that is, more coins than you hold at that moment.

# IY-5.6
industry-rule-5-6 = Once all the others have bid or passed, and there is a bid, the auctioneer chooses: sell or keep.

# IY-5.7
industry-rule-5-7 = Sell: the highest bidder pays the bid to the auctioneer at once and claims the field. The auctioneer goes on and names the next available field.

# IY-5.8
industry-rule-5-8 =
    Keep: the auctioneer claims the field and pays as much as the highest bid, one coin at a time. Starting on the left and going round the table, each player gets 1 coin in turn, the auctioneer’s own seat included, lap after lap, until the full price is paid. No coin goes to the bank.
    So every full lap brings the auctioneer one coin back. With four players and a price of 6, the neighbour on the left and the next player get 2 coins each, the third gets 1, and 1 comes back to the auctioneer, who loses 5.

# IY-5.9
industry-rule-5-9 = To keep, the auctioneer must hold the whole price before paying; the coins that will come back do not help. An auctioneer who holds less must sell, or first take a subsidy (IY-8.2). With the option “Keeping a field” set to “while the coins last” (the default is “the whole price first”), the auctioneer may always keep: the price is paid coin by coin as in IY-5.8, and when no coin is left in hand the payment is over.

# IY-5.10
industry-rule-5-10 = Keeping ends the auctioneer’s role: the player on the left becomes auctioneer and names the next available field. The start-player marker does not move.

# IY-5.11
industry-rule-5-11 = If nobody has bid, the auctioneer must take the field and pays nothing. The role passes to the left as in IY-5.10.

# IY-5.12
industry-rule-5-12 = A former auctioneer may bid in the later auctions of the round. You may gain several fields in one round.

# IY-5.13
industry-rule-5-13 = To claim a field, its winner puts an ownership marker on it with the clock up: the field is undeveloped. On a joker field the winner only takes the joker, lays it face up in front of them and puts no marker there. Then the area marker is turned face down.

# IY-5.14
industry-rule-5-14 = The phase ends when no area marker lies face up any more; so all the fields of a round find a taker in that round. If more markers than players were drawn (IY-4.5), the auctioneer’s role simply keeps passing clockwise.

# IY-5.15
industry-rule-5-15 = Area markers that have been turned down stay beside the board until IY-4.3 sends them back into the bag.

# IY-5.16
industry-rule-5-16 = Every payment is made at once: money you receive in one auction, from a sale or from a field that was kept, may be spent in the next auction and in the development phase of the same round.

## IY-6

industry-chapter-6 = Phase 4: development

# IY-6.1
industry-rule-6-1 = Starting with the start player (not with the last auctioneer) and going clockwise, each player has one turn and may develop up to two of their own undeveloped fields. The two may be of the same kind and may have been gained in any round so far; for technologies see IY-6.11.

# IY-6.2
industry-rule-6-2 = Developing a field costs its printed price, paid to the bank. Technologies have no price. Many factories and technologies also need one or two resources; bonus fields need none.

# IY-6.3
industry-rule-6-3 = If money or a resource is missing, you cannot develop the field. You cannot pay part of it now and the rest later.

# IY-6.4
industry-rule-6-4 = You develop one field after the other, and a field counts as developed from that moment on. So your first development of a turn can already supply or cheapen your second.

# IY-6.5
industry-rule-6-5 =
    There are four ways to get each resource you need:
    • (1) Own factory: a developed factory of your own produces it. This is free and automatic, any number of times.
    • (2) Joker: you spend a joker of that resource or the joker “?”. It leaves the game; one joker is worth one unit.
    • (3) Another player: a developed factory of theirs produces it. You pay that player 1 coin, and they may not refuse.
    • (4) Bank: you pay the bank 1 coin, but only if no player has a developed factory for the resource, and only if the bank already sells it (IY-6.6).

# IY-6.6
industry-rule-6-6 =
    What the bank sells grows from epoch to epoch:
    • Epoch 1: nothing
    • Epoch 2: stone, brick and wood
    • Epoch 3: also ceramics, glass and iron
    • Epoch 4: also cables, steel and cement
    • Epoch 5: also plastics and computers
    So the bank sells a resource from the epoch after the one in which it first appears.

# IY-6.7
industry-rule-6-7 = Your own production always comes first: where it supplies a resource, you spend no joker on it. Otherwise you choose between a joker and the one purchase that is open to you, from a player or from the bank; the two are never open at once. No resource has two factories, so there is never any doubt about the seller.

# IY-6.8
industry-rule-6-8 = From another player you may buy a resource even in the epoch in which it first appears.

# IY-6.9
industry-rule-6-9 = An undeveloped factory produces nothing, so a factory cannot supply its own development.

# IY-6.10
industry-rule-6-10 = A factory scores its victory points (VP) at once, but only if the epoch marker still stands on the factory’s own epoch. Developed later, it scores no VP; it then produces, gives its discount and counts for roads and networks like any other.

# IY-6.11
industry-rule-6-11 = A technology can be developed only while the epoch marker stands on its own epoch. It scores its VP at once.

# IY-6.12
industry-rule-6-12 = A bonus field may be developed in any epoch and scores only at the end of the game.

# IY-6.13
industry-rule-6-13 = The Bank (2J) and the Stock exchange (3J) are factories with an effect: once developed, each lowers the price of every field its owner develops later by 1 coin; both together lower it by 2. A price never falls below 0. They lower neither their own price nor the price of resources.

# IY-6.14
industry-rule-6-14 = The discount also applies to bonus fields and to factories developed after their epoch.

# IY-6.15
industry-rule-6-15 = You never have to develop anything.

# IY-6.16
industry-rule-6-16 = When you develop a factory, a technology or a bonus field, you turn its marker so that the clock is hidden; from then on the field counts as developed. Its VP stand in a small cogwheel at the lower edge of the field. Where none stand there, none are scored.

# IY-6.17
industry-rule-6-17 = Only a developed Bank (2J) or Stock exchange (3J) gives the discount, and only to its owner. Whichever of the two you develop first lowers the price of the other by 1.

# IY-6.18
industry-rule-6-18 = Jokers are not developed. Spending one does not count towards the two fields of IY-6.1. You may spend several on one field, one for each unit; a joker gained in the same round already serves, and jokers work in every epoch.

## IY-7

industry-chapter-7 = Phase 5 and change of epoch

# IY-7.1
industry-rule-7-1 = Phase 5: the start-player marker passes to the left.

# IY-7.2
industry-rule-7-2 = When all 12 fields of the row have been auctioned, the epoch changes at the end of that round, after the development phase: the epoch marker moves down one row. So what you develop in that last round still counts for the old epoch.

# IY-7.3
industry-rule-7-3 = From then on the undeveloped technologies of the old row have lapsed and can never be developed. Their markers stay on the board without effect and are removed at the end.

# IY-7.4
industry-rule-7-4 = From then on the bank also sells the resources that first appeared in the old row (IY-6.6).

# IY-7.5
industry-rule-7-5 = The change of epoch brings no extra income.

# IY-7.6
industry-rule-7-6 = The order at the end of a round is: development, start-player marker to the left, change of epoch if one is due, then the next round with phase 1.

## IY-8

industry-chapter-8 = Subsidy

# IY-8.1
industry-rule-8-1 = Once in the game each player may take a subsidy: 3 coins from the bank at once, and −5 VP at the end. There are 4 subsidies, so everybody can have one.

# IY-8.2
industry-rule-8-2 = You may take it whenever you have a decision to make (naming a field, bidding, selling or keeping, developing), before you make it; also in the middle of your own development turn. After the last development phase it is too late. The coins count at once for what you can bid or keep.

# IY-8.3
industry-rule-8-3 = A subsidy cannot be paid back.

## IY-9

industry-chapter-9 = End of the game and final scoring

# IY-9.1
industry-rule-9-1 = The game ends after the development phase of the last round of epoch 5.

# IY-9.2
industry-rule-9-2 = First all markers that still show the clock are removed.

# IY-9.3
industry-rule-9-3 = Money: every 3 coins are worth 1 VP, rounded down.

# IY-9.4
industry-rule-9-4 = Roads and lines: every road between two of your factories and every line between two of your technologies scores 3 VP. Both ends must be developed, yours and directly joined.

# IY-9.5
industry-rule-9-5 =
    Bonus fields: each of your developed bonus fields scores its 2 or 3 VP for each of your developed factories on its network. The networks are:
    • harbour: river
    • station: rails
    • pumping station: pipes
    • power plant: power lines
    They need not lie next to each other; all parts of a network belong together. Whether it is 2 or 3 VP stands on the bonus field.

# IY-9.6
industry-rule-9-6 = Several bonus fields of the same kind all count: 3 harbours of 2 VP and 4 factories on the river make 24 VP.

# IY-9.7
industry-rule-9-7 = A factory may lie on several networks and counts on each of them.

# IY-9.8
industry-rule-9-8 = Every unused joker scores 2 VP.

# IY-9.9
industry-rule-9-9 = A subsidy costs you 5 VP. Your total may be negative.

# IY-9.10
industry-rule-9-10 = The player with the most VP wins. In a tie, more ownership markers on the board decide; only developed fields still have one, and the score marker does not count. If it is still a tie, more coins decide. If it is still a tie, the win is shared.

# IY-9.11
industry-rule-9-11 = Turning coins into VP does not spend them: they all count for the tie-break.

# IY-9.12
industry-rule-9-12 = River, rails, pipes and power lines score only through IY-9.5. The 3 VP of IY-9.4 are only for roads between factories and lines between technologies.

# IY-9.13
industry-rule-9-13 = The score is a plain total without an upper limit.

## IY-10: no numbered rules. The title keeps the count of chapters whole.

industry-chapter-10 = Readings at a glance

## IY-11

industry-chapter-11 = What is different from Industria

# IY-11.1
industry-rule-11-1 = Fields on the board and drawn area markers take the place of 60 shuffled tiles. Nobody holds anything in hand, and the whole row is known in advance.

# IY-11.2
industry-rule-11-2 = With 3 players Industria leaves out epoch 5; here all five epochs are played.

# IY-11.3
industry-rule-11-3 = In Industria the auctioneer keeps a tile for free; here the auctioneer pays the highest bid round the table.

# IY-11.4
industry-rule-11-4 = Extra income: Industria gives 1 more coin when epochs 3, 4 and 5 begin; here the coin symbols on the area markers bring it.

# IY-11.5
industry-rule-11-5 = In Industria you build at most one factory, one technology and one bonus tile in a round; here you develop any two fields.

# IY-11.6
industry-rule-11-6 = Among the resources of epoch 3, electricity has become cables.

# IY-11.7
industry-rule-11-7 = Industria has 11 resource tiles, which you may exchange for 1 coin at any time. Here there are 7 jokers, “?” included; they cannot be exchanged, but score 2 VP each if unused.

# IY-11.8
industry-rule-11-8 = Industria has five kinds of bonus (canal, harbour, railway tracks, pipeline and data network), always 2 VP, and the same kind twice does not add up. Here there are four kinds, with 2 or 3 VP, and the same kind does add up.

# IY-11.9
industry-rule-11-9 = Subsidies are new.

# IY-11.10
industry-rule-11-10 = In Industria you discard lapsed technologies from your hand; here they stay on the board as markers without effect until the end.

# IY-11.11
industry-rule-11-11 =
    The same in both games:
    • 4 coins to start with, 1 coin of income and 1 coin for a resource
    • four ways to get a resource, and the epochs in which the bank sells it
    • VP of a factory only in its own epoch, and a technology only in its own epoch
    • 1 coin off for the Bank and 1 for the Stock exchange
    • 3 VP for each connection, and 1 VP for every 3 coins
    • the order in which a tie is broken
