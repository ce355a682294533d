# Industria: a guide to the first game, the cover line and the page about the game.

industria-guide-title = Your first game of Industria

industria-guide-1-title = What you are after
industria-guide-1-text = You lead an industrial house through five epochs, from the clay pit to the robot works; with three players there are four. You gain factories and technologies at auction and build them. The player with the most victory points at the end wins.

industria-guide-2-title = A round in five phases
industria-guide-2-text = First everyone receives income. Then as many tiles as there are players are revealed, and all of them are auctioned. After the auction everyone builds in turn, and finally the start-player marker moves to the left. An epoch lasts three rounds with four players and four rounds with three.

industria-guide-3-title = The auction
industria-guide-3-text = The auctioneer picks a tile, and each of the others bids once or passes, every bid higher than the one before. Then the auctioneer decides: sell, take the money and offer the next tile, or keep the tile for free and hand the role to the left. If nobody bids, the auctioneer must take the tile, at no cost. So offer what others want while you are auctioneer, and keep the tile that is worth more to you than the bid.

industria-guide-4-title = Building and what it costs
industria-guide-4-text = In each round you may build up to one factory, one technology and one bonus tile from your hand. A factory costs the money shown on it, paid to the bank; technologies and bonus tiles cost no money. Most factories and technologies also need one or two resources.

industria-guide-5-title = Where resources come from
industria-guide-5-text = Your own built factory supplies its resource for free, as often as you like. If another player owns the factory, you pay that player 1 thaler and cannot be refused. If nobody has built it, the bank sells the resource for 1 thaler, provided it is already on sale. Or you discard a matching resource tile from your hand.

industria-guide-6-title = What the epochs change
industria-guide-6-text = A factory scores the points on its tile only in the epoch in which you gained it; you may still build it later, for its resource, its symbols and its roads. A technology lapses if you have not built it by the end of its epoch. With each new epoch the bank sells more resources, and on entering epochs 3, 4 and 5 everyone receives an extra thaler.

industria-guide-7-title = How points are made
industria-guide-7-text = Technologies, and factories built in their own epoch, score the points on their tile at once. At the end every road between two of your factories and every line between two of your technologies scores 3 points. Each bonus kind you have laid scores 2 points for every factory of yours with its symbol, and every 3 thalers left are worth 1 point.

industria-guide-8-title = Three pieces of advice
industria-guide-8-text =
    • Keep some money for building: a tile you cannot pay for helps nobody, and thalers are scarce.
    • Build early what others will need: a factory that produces saves you money and earns 1 thaler each time another player uses it.
    • Look at the board before you bid: neighbours joined by a road or a line, and symbols that match your bonus tiles, are often worth more than the number on the tile.

industria-about = Industria is a board game by Michael Schacht, published by Queen Games in 2003. This is a fan’s implementation, with rules in our own words and pictures of our own making; it is not connected to the publisher or the author.

industria-about-data = Some tile values are not recorded anywhere and were reconstructed to satisfy every published figure. If you own the game, you can correct them with a data file.

industria-tagline = Five epochs, one hammer, never enough thalers: bid, build and link your works into an empire.
industria-cover = 3–4 · 60 min
