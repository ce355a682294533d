# Industry: a guide to the first game, the cover line and the page about the game.

industry-guide-title = Your first game of Industry

industry-guide-1-title = What you are after
industry-guide-1-text = You lead an industrial dynasty through five epochs, from the clay pit to the robot works. You gain fields of the board at auction (factories, technologies, bonus fields and jokers) and develop them. The player with the most victory points at the end wins.

industry-guide-2-title = A round in five phases
industry-guide-2-text = First everyone receives 1 coin. Then as many area markers as there are players are drawn from the bag; each opens the field of its column in the row of the current epoch, and a coin symbol brings everyone 1 coin more. All these fields are auctioned. After the auction everyone develops in turn, and finally the start-player marker moves to the left. When all 12 fields of the row are gone, the next epoch begins.

industry-guide-3-title = The auction
industry-guide-3-text = The auctioneer names a field, and each of the others bids once or passes, every bid higher than the one before. Then the auctioneer decides: sell, take the money and name the next field, or keep the field and hand the role to the left. Keeping costs as much as the highest bid, paid round the table coin by coin, and every lap one of the coins comes back. If nobody bids, the auctioneer must take the field, at no cost.

industry-guide-4-title = Developing and what it costs
industry-guide-4-text = A field you gain is undeveloped: its marker shows the clock. In each round you may develop up to two of your fields, of any kind. You pay the price on the field to the bank; technologies have no price. Many factories and technologies also need one or two resources. A joker needs no developing: you have it at once.

industry-guide-5-title = Where resources come from
industry-guide-5-text = Your own developed factory supplies its resource for free, as often as you like. If another player owns it, you pay that player 1 coin and cannot be refused. If nobody has developed it, the bank sells the resource for 1 coin, provided it is already on sale. Or you spend a matching joker; the one with “?” matches everything.

industry-guide-6-title = What the epochs change
industry-guide-6-text = A factory scores its points only in its own epoch; you may still develop it later, for its resource, its roads and its networks. A technology lapses if you have not developed it by the end of its epoch. Bonus fields can wait. With each new epoch the bank sells more resources.

industry-guide-7-title = How points are made
industry-guide-7-text = Technologies, and factories developed in their own epoch, score the points on their field at once. At the end every road between two of your factories and every line between two of your technologies scores 3 points. Each bonus field of yours scores 2 or 3 points for every factory of yours on its network: harbour and river, station and rails, pumping station and pipes, power plant and power lines. Unused jokers score 2 points each, and every 3 coins left are worth 1 point.

industry-guide-8-title = Three pieces of advice
industry-guide-8-text =
    • The whole row lies open: think early about which of its fields fit what you already own, by a road, a line or a network.
    • A bid is also a message: what you offer is what the auctioneer pays to keep the field, and some of it may come to you.
    • Once in the game you may take a subsidy: 3 coins now for 5 points at the end. It pays when it lets you develop in time what would otherwise be lost.

industry-about = Industry is a board game by Michael Schacht, published by Ystari in 2010; it is his new version of Industria from 2003. This is a fan’s implementation, with rules in our own words and pictures of our own making; it is not connected to the publisher or the author.

industry-about-data = The printed board is not recorded as text anywhere. Many values of its fields come from what is known of Industria, and the rest were reconstructed to satisfy every published figure. If you own the game, you can correct them with a data file.

industry-tagline = Sixty fields, one hammer, three coins from the state: bid, develop and wire up your empire.
industry-cover = 3–4 · 60 min
