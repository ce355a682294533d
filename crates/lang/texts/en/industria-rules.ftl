# Industria: the numbered rules, one message for each.
# A rule cites another by its number (IA-5.14); the rules page turns the number into a link.

## IA-1

industria-chapter-1 = Components and setup

# IA-1.1
industria-rule-1-1 = Industria is for 3 or 4 players from the age of 10 and takes about 60 minutes.

# IA-1.2
industria-rule-1-2 = There are 60 industry tiles, 12 for each of the 5 epochs; the back shows the epoch. They come in four kinds: factories, technologies, resource tiles and bonus tiles.

# IA-1.3
industria-rule-1-3 = The board shows the factories on the left, the technologies on the right and the epoch track between them. Roads join some of the factories, lines join some of the technologies. Every factory and every technology has its own place on the board.

# IA-1.4
industria-rule-1-4 = There are 4 colours, each with 20 ownership markers and 1 score marker; every player picks one colour. There are also 30 coins, grey ones worth 1 thaler and yellow ones worth 5, one start-player marker and one epoch marker.

# IA-1.5
industria-rule-1-5 = The epoch marker starts in epoch 1. All score markers start at 0.

# IA-1.6
industria-rule-1-6 = Every player starts with 4 thalers. Money is always visible to everyone. All the other money is the bank.

# IA-1.7
industria-rule-1-7 = With 4 players all five epochs are used. With 3 players the tiles of epoch 5 stay out of the game.

# IA-1.8
industria-rule-1-8 = The tiles of each epoch are shuffled separately and form one face-down pile per epoch.

# IA-1.9
industria-rule-1-9 = One player receives the start-player marker. Who that is, is drawn at random.

# IA-1.10
industria-rule-1-10 = The bank never runs dry: neither the number of coins nor the number of ownership markers is a limit.

# IA-1.11
industria-rule-1-11 = Of the 60 tiles, 28 are factories (6, 6, 6, 6 and 4 in epochs 1 to 5), 12 are technologies, 11 are resource tiles and 9 are bonus tiles.

# IA-1.12
industria-rule-1-12 = The epoch marker moves down its track. Each space names the resources that first appear in its epoch (space 1 names stone, brick and wood), and what stands above the marker is what the bank sells; so the track always shows the offer of IA-6.8. A coin symbol before each of the spaces 3, 4 and 5 is a reminder of the extra thaler of IA-3.2.

# IA-1.13
industria-rule-1-13 = The only hidden thing is the order of the tiles in the face-down piles. Money is open (IA-1.6), and so are the tiles on offer, the hands, the built tiles, the scores and the discarded tiles.

## IA-2

industria-chapter-2 = How the game runs

# IA-2.1
industria-rule-2-1 =
    The game is a series of rounds. A round has five phases, and all players finish a phase before the next one begins:
    • Phase 1: income
    • Phase 2: reveal
    • Phase 3: auction
    • Phase 4: building
    • Phase 5: new start player

# IA-2.2
industria-rule-2-2 = Turn order is clockwise.

# IA-2.3
industria-rule-2-3 = An epoch lasts 3 rounds with 4 players and 4 rounds with 3 players: its 12 tiles divided by the number of players.

# IA-2.4
industria-rule-2-4 = So a game has 15 rounds with 4 players (5 epochs of 3 rounds) and 16 rounds with 3 players (4 epochs of 4 rounds).

## IA-3

industria-chapter-3 = Phase 1: income

# IA-3.1
industria-rule-3-1 = Every player receives 1 thaler from the bank.

# IA-3.2
industria-rule-3-2 = On entering epoch 3, 4 or 5 every player receives 1 extra thaler, once for each of these changes; so that income phase brings 2 thalers. Entering epoch 2 brings nothing extra.

# IA-3.3
industria-rule-3-3 = Option “Extra income”. With “one-off” (the default) IA-3.2 applies. With “permanent” the regular income is 2 thalers every round from epoch 3 on, and there is no one-off thaler on top.

# IA-3.4
industria-rule-3-4 = Starting money and income add up to 22 thalers for each player over a whole game: 4 + 15 + 3 with four players, 4 + 16 + 2 with three. This is the sum with the default of IA-3.3.

## IA-4

industria-chapter-4 = Phase 2: reveal

# IA-4.1
industria-rule-4-1 = As many tiles as there are players are drawn from the pile of the current epoch and laid face up beside the board.

# IA-4.2
industria-rule-4-2 = Revealed factories and technologies may be laid on their places on the board, so that roads and lines are easier to see. This has no effect on play.

# IA-4.3
industria-rule-4-3 = In each epoch all 12 tiles are auctioned.

## IA-5

industria-chapter-5 = Phase 3: auction

# IA-5.1
industria-rule-5-1 = The start player is the first auctioneer of the round.

# IA-5.2
industria-rule-5-2 = The auctioneer picks one of the tiles still on offer this round.

# IA-5.3
industria-rule-5-3 = Starting with the player on the auctioneer’s left, each of the other players in turn makes exactly one bid or passes. The auctioneer does not bid.

# IA-5.4
industria-rule-5-4 = Each bid must be higher than the bid before it. Bids are whole thalers; the lowest is 1.

# IA-5.5
industria-rule-5-5 = You may never bid more money than you own.

# IA-5.6
industria-rule-5-6 =
    Once all the others have bid or passed, and there is a bid, the auctioneer chooses:
    • (a) Sell: the highest bidder pays the bid to the auctioneer and takes the tile. The auctioneer goes on and picks the next tile.
    • (b) Keep: the auctioneer takes the tile free of charge and nobody pays anything. This ends the auctioneer’s role: the player on the left becomes auctioneer and picks the next tile.

# IA-5.7
industria-rule-5-7 = If nobody has bid, the auctioneer must take the tile, and the player on the left becomes auctioneer. The tile costs nothing, since there is no price.

# IA-5.8
industria-rule-5-8 = Losing the auctioneer’s role, by keeping a tile or for want of bids, does not move the start-player marker. Its holder stays start player to the end of the round, building included.

# IA-5.9
industria-rule-5-9 = A former auctioneer may bid in the later auctions of the round.

# IA-5.10
industria-rule-5-10 = You may gain several tiles in one round. You can buy any number, but you take at most one as auctioneer, since that ends the role for the round (IA-5.14).

# IA-5.11
industria-rule-5-11 = The tiles you gain go to your hand. The phase ends when no tile is left on offer.

# IA-5.12
industria-rule-5-12 = The last tile is auctioned like any other: its auctioneer may sell or keep it.

# IA-5.13
industria-rule-5-13 = Hands are open because every tile was gained in front of everybody. There is no hand limit.

# IA-5.14
industria-rule-5-14 = A sale is paid at once, so the auctioneer may spend the money later in the same phase. There are as many tiles as players and the role moves at most once per tile; so it never comes round to the start player again in the same round.

## IA-6

industria-chapter-6 = Phase 4: building

# IA-6.1
industria-rule-6-1 = In turn order from the start player, each player may build up to three tiles from hand: at most one factory, one technology and one bonus tile, in any order. You may also build nothing.

# IA-6.2
industria-rule-6-2 = Each player does all their building before the next player starts.

# IA-6.3
industria-rule-6-3 = You lay built tiles face up in front of you. For a factory or a technology you also put an ownership marker on its place on the board.

# IA-6.4
industria-rule-6-4 = Building costs the money shown on the tile, paid to the bank. Technologies have no money cost. Bonus tiles cost 0, so you lay them free of charge.

# IA-6.5
industria-rule-6-5 = Most factories and technologies also need one or two resources, one unit of each. A tile is built only when its money and all its resources are provided.

# IA-6.6
industria-rule-6-6 =
    There are four ways to get a resource you need:
    • (a) A resource tile of that kind from your own hand, which you then discard for good.
    • (b) A built factory of your own that produces it: free, any number of times.
    • (c) A built factory of another player that produces it: you pay that player 1 thaler, and they may not refuse.
    • (d) The bank: you pay 1 thaler, but only if no player has a built factory producing the resource, and only if the bank already sells it (IA-6.8).

# IA-6.7
industria-rule-6-7 = Option “Epoch limit on resources”. With “bank only” (the default) the epoch limit of IA-6.8 applies only to the bank, way (d) of IA-6.6; resource tiles, your own factories and those of others supply in every epoch, even in the epoch in which the factory was built. With “all ways” the limit applies to ways (b), (c) and (d).

# IA-6.8
industria-rule-6-8 =
    What the bank sells grows from epoch to epoch:
    • Epoch 1: nothing
    • Epoch 2: stone, brick and wood
    • Epoch 3: also iron, ceramics and glass
    • Epoch 4: also electricity, cement and steel
    • Epoch 5: also plastic and computer
    Earlier resources stay on sale.

# IA-6.9
industria-rule-6-9 = Option “Sell resource tiles” (on by default). At any time you may return a resource tile from your hand and take 1 thaler from the bank; the tile leaves the game.

# IA-6.10
industria-rule-6-10 = One factory can supply its resource to several players and several times in a round; each use by another player brings its owner 1 thaler at once. Each resource is produced by exactly one factory, so there is never any doubt about the seller.

# IA-6.11
industria-rule-6-11 = Resources you buy are used at once for the tile you are building; they are never stored.

# IA-6.12
industria-rule-6-12 = Only a built factory produces. A factory tile still in somebody’s hand neither supplies its resource nor stops the bank from selling it.

# IA-6.13
industria-rule-6-13 = A factory you built earlier in the same turn already supplies what you build later in that turn.

# IA-6.14
industria-rule-6-14 = Money you receive from others during this phase is yours to use if your building turn comes later.

# IA-6.15
industria-rule-6-15 = If money or a resource is missing, you cannot build the tile now. It stays in your hand (but see IA-7.4).

# IA-6.16
industria-rule-6-16 = If you hold the right resource tile, you may keep it and pay another player’s factory or the bank instead, where that is allowed.

# IA-6.17
industria-rule-6-17 = Your own production counts automatically: where a built factory of yours supplies a needed resource, you spend neither a resource tile nor money on it.

# IA-6.18
industria-rule-6-18 = Using a resource tile is paying, not building. It does not count towards the three tiles of IA-6.1, and you may use any number in one turn. One tile covers one unit, and a tile gained in the same round already serves. A resource tile is never laid out, so it counts for nothing in IA-10.2.

# IA-6.19
industria-rule-6-19 = “At any time” in IA-6.9 means: before any decision that is yours to make (naming a tile, bidding, selling or keeping, building), as often as you have resource tiles. You lose nothing by this, since money matters only then and at the end (IA-9.7).

## IA-7

industria-chapter-7 = Points and effects when building

# IA-7.1
industria-rule-7-1 = A built factory or technology scores the victory points (VP) printed in the lower right corner of its tile, at once. No number there means no points.

# IA-7.2
industria-rule-7-2 = A factory scores its VP only if you build it in the epoch in which it was gained at auction.

# IA-7.3
industria-rule-7-3 = You may build a factory in any later epoch, without those VP. It then produces, shows its symbols and counts for roads like any other.

# IA-7.4
industria-rule-7-4 = A technology can be built only in the epoch in which it was gained. Technologies still in hand when the epoch changes are discarded and leave the game, without compensation.

# IA-7.5
industria-rule-7-5 = A bonus tile may be laid in any epoch and scores only at the end of the game.

# IA-7.6
industria-rule-7-6 = The Bank and the Stock exchange are factories with an effect: once built, each lowers the money cost of everything its owner builds later by 1 thaler; both together lower it by 2.

# IA-7.7
industria-rule-7-7 = This discount never brings a cost below 0, and nothing is ever paid out.

# IA-7.8
industria-rule-7-8 = The discount does not apply to the tile that grants it, nor to the price of resources. The Bank does lower the cost of the Stock exchange, and the other way round.

## IA-8

industria-chapter-8 = Phase 5 and change of epoch

# IA-8.1
industria-rule-8-1 = After building, the start-player marker passes to the left. A new round begins with income.

# IA-8.2
industria-rule-8-2 = When all 12 tiles of an epoch have been auctioned, the epoch changes, always at the end of that round and so after building.

# IA-8.3
industria-rule-8-3 =
    When the epoch changes:
    • unbuilt technologies are discarded (IA-7.4);
    • the epoch marker moves on one space;
    • on entering epoch 3, 4 or 5 the extra thaler is paid (IA-3.2);
    • the bank sells more resources (IA-6.8).

# IA-8.4
industria-rule-8-4 = The order at the end of a round is: building, start-player marker to the left, change of epoch if one is due, then the next income (with the extra thaler if it is due). After the last round of the game there is no change of epoch and no income; final scoring follows.

## IA-9

industria-chapter-9 = End of the game and final scoring

# IA-9.1
industria-rule-9-1 = The game ends when all tiles of all epochs in use have been auctioned. That last round is played to its end, building included.

# IA-9.2
industria-rule-9-2 = Only built tiles, those laid out in front of you, count. Tiles left in hand score nothing.

# IA-9.3
industria-rule-9-3 = There are five kinds of bonus tile: canal, harbour, railway tracks, pipeline and data network. For each kind you have laid, every built factory of yours that shows its symbol scores 2 VP. A factory with two symbols scores once for each matching kind.

# IA-9.4
industria-rule-9-4 = Having the same kind of bonus tile twice does not double anything.

# IA-9.5
industria-rule-9-5 = Connections: every road that directly joins two of your built factories and every line that directly joins two of your built technologies scores 3 VP. Each connection counts once.

# IA-9.6
industria-rule-9-6 = Money: every 3 thalers are worth 1 VP, rounded down.

# IA-9.7
industria-rule-9-7 = With the option “Sell resource tiles” on, resource tiles you still hold are turned into 1 thaler each before IA-9.6. This does not go against IA-9.2: as tiles they are worth nothing, but you could have exchanged them up to the last moment. These thalers count for the tie-break too.

## IA-10

industria-chapter-10 = Winner

# IA-10.1
industria-rule-10-1 = The player with the most VP wins.

# IA-10.2
industria-rule-10-2 = In a tie, more tiles laid out (factories, technologies and bonus tiles) decide. If it is still a tie, more money decides.

# IA-10.3
industria-rule-10-3 = Money for the tie-break is what you hold at the end; turning it into VP does not spend it. If it is still a tie, the win is shared.

# IA-10.4
industria-rule-10-4 = The score track ends at 45. A player who goes beyond 45 puts an ownership marker on “45+” and counts on from the start of the track; this only concerns the display. Exactly 45 is still shown on the track. Beyond it the score is 45 plus the space reached, so 46 is “45+” and space 1.
