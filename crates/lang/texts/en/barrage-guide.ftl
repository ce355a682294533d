# Barrage: a guide to the first game, the cover line and the page about the game.

barrage-guide-title = Your first game of Barrage

# Picture: the whole map in the middle of a game, with dams, conduits and powerhouses of four colours.
barrage-guide-1-title = What you are after
barrage-guide-1-text = You lead an energy company in the Alps. For five rounds you dam up rivers, send the water through conduits to your powerhouses and turn it into energy. Energy brings victory points: on the energy track, through contracts, and through the bonus tile of each round. The player with the most points after the final scoring wins.

# Picture: one river of the map from its headstream to the exit, three drops on their way, a full dam above and one with room below.
barrage-guide-2-title = How the water runs
barrage-guide-2-text = Water enters at four headstreams and runs from basin to basin through the mountains, the hills and the plains. Each drop stops at the first dam that has room; a dam holds 1, 2 or 3 drops, as many as its level. What no dam catches leaves the map at the bottom. The headstream tiles show how many drops arrive in rounds 1 to 4; they flow once everybody has passed. In each area a neutral dam, which everybody may use, holds 1 drop from the start.

# Picture: a dam with two drops, a conduit of value 3 and a powerhouse, joined by an arrow; beside them 2 × 3.
barrage-guide-3-title = Dam, conduit, powerhouse
barrage-guide-3-text = To produce you need three things in line: a dam with water, a conduit that starts in its basin, and a powerhouse where the conduit ends. The dam must be yours or neutral, the powerhouse must be yours. The conduit may be anybody’s: for another player’s you pay its owner 1 credit per drop, and the owner scores 1 point per drop. The upper dam space of a basin catches the water first, but it has a red border and costs 3 credits more.

# Picture: part of the management board, one space taken by engineers of one colour, a red-bordered one beside it.
barrage-guide-4-title = Engineers and action spaces
barrage-guide-4-text = You have 12 engineers a round. On your turn you place as many as an action space asks for and carry out its action; so it goes on until everybody has passed. A space serves one company, once a round, and a red-bordered one costs 3 credits on top. On your own board you build. On the management board you produce, add drops, turn your wheel, buy machines, or take contracts and patents. The bank gives 1 credit for each engineer.

# Picture: a construction wheel with a tile and machines on two segments, an arrow clockwise, and below it a company board with its first pieces gone.
barrage-guide-5-title = Building and the wheel
barrage-guide-5-text =
    You put the tile of a structure and its machines on the open segment of your wheel, then turn the wheel by one segment. Excavators build bases and conduits, mixers build elevations and powerhouses. Nothing is spent, but tile and machines come back only with the sixth turn; each construction and the workshop turn the wheel on.
    The pieces come from your board and uncover what lies beneath: the 2nd, 4th and 5th base, elevation and conduit an income, at once and in every later round, the 2nd and 4th powerhouse a production bonus, the 3rd the power of your company.

# Picture: the turbine station, an energy marker moving forward, and a private contract turned face down.
barrage-guide-6-title = Producing and contracts
barrage-guide-6-text = At the turbine station you choose a production system and a number of drops. You produce drops × value of the conduit, plus or minus the modifier of the space, plus your bonus, and your marker advances by that much. The drops are not lost: they flow on from the powerhouse, perhaps into your next dam. Then you may fulfil one contract that asks for no more energy than this production: one of yours or a national one. It costs no energy, and you take its reward at once.

# Picture: the energy track with four markers, its sections and the bonus tile of the round.
barrage-guide-7-title = The end of a round
barrage-guide-7-text = The company with the most energy scores 6 points, the second 2. All receive credits for the space they have reached; at energy 0 you lose 3 points. Then the bonus tile pays for what you have built or fulfilled so far: in full with 6 energy in round 1, 12 in round 2 and so on up to 30, with 4 points less for each section you fall short, and not at all below 6. The markers go back to 0, and the company that had the least energy plays first. After round 5 the objective tile, leftovers and the water in your dams are scored.

# Picture: a neutral dam with one drop, a conduit and a powerhouse of one colour below it.
barrage-guide-8-title = Three pieces of advice
barrage-guide-8-text =
    • Start small: a neutral dam has water, so one conduit and one powerhouse are enough for a first production.
    • Look upstream and downstream: a dam above yours takes your water, and the water of a production serves the dams below it, no matter whose.
    • Keep the wheel moving: machines on it are of no use to you, and the tile of a structure you want to build twice is missing until it comes back.

barrage-about = Barrage is a board game by Tommaso Battista and Simone Luciani, published by Cranio Creations in 2019. This is a fan’s implementation for 2 to 4 players, still without the solo opponent, with rules in our own words and pictures of our own making; it is not connected to the publisher or the authors.

barrage-about-data = The rules follow a published summary; many figures on contracts, tiles and boards come from a public online version and were compared with pictures of the printed components where there were any. Where the two differ on a rule, an option lets you choose. If you own the game, you can correct figures with a data file.

barrage-tagline = Four headstreams, twelve engineers, one wheel that never turns fast enough: hold the water and make it work.
barrage-cover = 2–4 · 120 min
