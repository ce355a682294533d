# Age of Industry: a guide to the first game, the cover line and the page about the game.

age-of-industry-guide-title = Your first game of Age of Industry

# Picture: the whole map of New England in the middle of a game, with tiles and links of four colours, some tiles flipped.
age-of-industry-guide-1-title = What you are after
age-of-industry-guide-1-text = It is the nineteenth century, and railways and smokestacks spread over New England, or over Germany. You build cotton mills, factories, coal mines, iron works, ports and ships. At first a tile only costs you money; it earns its income when it flips: a mill or factory when it sells, a mine or iron works when its last cube is taken. At the end money and the levels of your tiles become victory points, and the player with the most wins.

# Picture: a hand of four cards (industry cards cotton mill and port, location cards red and blue), and below it the turn order with money in the green boxes.
age-of-industry-guide-2-title = Turns and cards
age-of-industry-guide-2-text =
    You play in turn order and take two actions each time, in the first round only one: build an industry, build a link, sell goods, develop, draw 2 cards or pass. To build an industry you play a card. An industry card builds what it shows, in a location that one of your own links touches; your first tile may go anywhere. A location card builds anything in its colour, linked or not. And if you give both actions for it, any card lets you build anywhere.
    What you spend counts: the player who has spent least in a round plays first in the next.

# Picture: a player’s display, the lowest cotton mill lifted off its stack, and an arrow to a space without a symbol in Worcester.
age-of-industry-guide-3-title = Building
age-of-industry-guide-3-text = Your display shows what each tile costs, which cubes it needs or brings, and what it earns. Of each industry you always build the lowest tile you have left. A symbol on a space tells what belongs there; a space without one takes a cotton mill, a factory or an iron works. In a town with up to 3 spaces you may have one tile, with 4 spaces two. By developing you discard a card and remove your lowest tile of an industry, to reach the better ones sooner. For factories and ships you cannot do without it: their level 0 can never be built.

# Picture: a coal mine with two cubes, two links of different colours to a town where a cotton mill is built, a cube on its way; beside them the demand display for coal with its cheapest spaces empty.
age-of-industry-guide-4-title = Coal and iron
age-of-industry-guide-4-text =
    Many tiles need coal or iron. The cubes come free of charge from the nearest coal mine or iron works to which links lead, no matter whose these are. If nothing of the kind is connected, you buy from the demand display, provided that links lead to a port or to a place with a port symbol: always the cheapest cube, and for 4 dollars once the display is empty.
    It works the other way round too: if your new mine or iron works has such access, its cubes fill the gaps of the display, and you are paid for them at once.

# Picture: a part of the map with three built links, one of them new between Worcester and Springfield, and beside it 1 dollar, 1 coal cube and 1 iron cube.
age-of-industry-guide-5-title = Links
age-of-industry-guide-5-text = You build a link where you have a tile or another link. Your first link costs 1 dollar, every later one 1 dollar, 1 coal and 1 iron. Everybody’s goods and cubes may travel over everybody’s links, but only your own open new places to your industry cards. At the end each of your links earns 2 dollars, and 1 more for every occupied space at its two ends.

# Picture: a cotton mill, a link and a port of another colour, both tiles just flipped; at sea beyond the port town a ship with its coal import space and its market tile.
age-of-industry-guide-6-title = Selling, ports and ships
age-of-industry-guide-6-text =
    In one action you may sell from as many cotton mills and factories as you like. Each needs an outlet of its own to which it is connected: an unflipped port, yours or another player’s, or an unflipped market tile that takes its goods. Both tiles flip, and both owners are paid. A port of level 1 takes only cotton.
    A ship, placed at sea off a port, opens the market beyond it to everybody, and in New England 3 cubes of coal as well. It flips when that market has been used and the coal is gone.

# Picture: two loan counters, coins and the scores of a finished game: links, money, tiles, debt.
age-of-industry-guide-7-title = Loans and the end
age-of-industry-guide-7-text = You begin without any money, so you borrow, as much as you like, in loans of 10 dollars. Each costs 1 dollar of interest a round, and you may repay whenever you want. The game ends with the round after which the draw pile is empty and somebody has no cards left. Then the links earn their money and as many loans as possible are repaid. Every 5 dollars are 1 point, each of your tiles on the map scores its level, flipped or not, and every 10 dollars you still owe cost 5 points.

# Picture: the coast around Boston at the start of a game: a port in Boston, a cotton mill in Worcester and one link between them, all of one colour.
age-of-industry-guide-8-title = Three pieces of advice
age-of-industry-guide-8-text =
    • Begin with what needs no cubes: a cotton mill, a port or a coal mine of level 1. The first iron works needs coal, and factories and ships have to be developed first.
    • Before you build, ask yourself how the tile will flip. Every port and every market tile serves for one sale only, and somebody else may be there before you.
    • Do not be afraid of loans: one that becomes a tile which soon flips pays for itself. But a cheap round lets you play first in the next, perhaps just in time for the last outlet.

age-of-industry-about = Age of Industry is a board game by Martin Wallace, published by Treefrog in 2010. This is a fan’s implementation for 2 to 5 players, with rules in our own words and pictures of our own making; it is not connected to the publisher or the author.

age-of-industry-about-data = The rules follow a published summary, which mostly describes the first edition; where another source differs in a way that changes the game, an option lets you choose. The two printed maps and most figures of tiles and cards are not recorded as text anywhere: they were reconstructed to agree with everything published and to play well. If you own the game, you can correct them with a data file.

age-of-industry-tagline = Six industries, two actions, a bank that never says no: borrow, build and sell before the others do.
age-of-industry-cover = 2–5 · 120 min
