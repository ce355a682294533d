# Age of Industry: the numbered rules, one message for each.
# A rule cites another by its number (AI-6.2); the rules page turns the number into a link.

## AI-1

age-of-industry-chapter-1 = Terms

# AI-1.1
age-of-industry-rule-1-1 = Age of Industry is for 2 to 5 players. The board has a map on either side, New England and Germany; a game is played on one of them.

# AI-1.2
age-of-industry-rule-1-2 =
    Every named place is a location, of one of three kinds:
    • A town has a colour and 1 to 4 spaces to build on.
    • A village has no space.
    • A foreign location has no space either, but it may have market spaces, and a port symbol may stand beside its name.

# AI-1.3
age-of-industry-rule-1-3 = There are six colours; several towns near each other have the same one.

# AI-1.4
age-of-industry-rule-1-4 = A space bears the symbol of a coal mine, of a port or of a ship, or no symbol at all.

# AI-1.5
age-of-industry-rule-1-5 = A ship space lies at sea. It is a location by itself, with one space and a colour, and a sea link joins it to a town with a port space. Beyond it there is a market space and, on New England only, a coal import space.

# AI-1.6
age-of-industry-rule-1-6 = A rail link is a line printed between two locations on land. Goods and cubes travel over it only once a link counter lies on it; for travelling it does not matter whose.

# AI-1.7
age-of-industry-rule-1-7 = A sea link is printed between a port town and a ship space, and leads on to the market space and the import space beyond. It takes no counter, belongs to nobody and can always be used.

# AI-1.8
age-of-industry-rule-1-8 = Two locations are connected if you can get from one to the other over sea links and rail links with counters, no matter who owns them. Every location is connected to itself.

# AI-1.9
age-of-industry-rule-1-9 = You are linked to a location if at least one of your own link counters touches it.

# AI-1.10
age-of-industry-rule-1-10 = Sources of coal are coal mines with cubes on them, and coal import spaces with cubes behind a ship tile. Sources of iron are iron works with cubes on them. Who owns them does not matter.

# AI-1.11
age-of-industry-rule-1-11 = A location has demand access if it is connected to a port tile, anybody’s, flipped or not, or to a location with a port symbol. A market tile never gives demand access.

# AI-1.12
age-of-industry-rule-1-12 = The number on a tile is its technology level, its level for short. It is also what the tile is worth in victory points (VP).

# AI-1.13
age-of-industry-rule-1-13 = A tile is placed unflipped. When it flips, its owner at once receives from the bank the income printed under the stack it came from. No tile flips twice.

## AI-2

age-of-industry-chapter-2 = Setup

# AI-2.1
age-of-industry-rule-2-1 = The option “Map” decides where you play: New England (the default) or Germany.

# AI-2.2
age-of-industry-rule-2-2 = Each of you has a disc for the turn order, a display, 35 industry tiles sorted on it by industry and level, and 12 link counters: 1 in the left box, 11 in the right one.

# AI-2.3
age-of-industry-rule-2-3 = Nobody has money at the start.

# AI-2.4
age-of-industry-rule-2-4 = A player drawn at random is first in turn order; the others follow clockwise.

# AI-2.5
age-of-industry-rule-2-5 = Every space of the two demand displays, coal and iron, gets one cube.

# AI-2.6
age-of-industry-rule-2-6 = New England: every coal import space gets 3 coal cubes.

# AI-2.7
age-of-industry-rule-2-7 = The 18 market tiles are shuffled face down. Each market space gets one, which is then turned face up; the rest leave the game.

# AI-2.8
age-of-industry-rule-2-8 =
    The 66 cards, or 42 with two players (AI-18.1), are shuffled and dealt. The option “Edition” decides how many you get:
    • first edition (the default): 5 with 2 players, 6 with 3, 5 with 4, 6 with 5
    • second edition: always 6
    Nothing else depends on this option.

# AI-2.9
age-of-industry-rule-2-9 = The cards left are the draw pile. Its first two cards lie face up beside it.

# AI-2.10
age-of-industry-rule-2-10 = The bank has coins of 1 and 5 dollars and loan counters of 10 and 40. Neither ever runs out.

# AI-2.11
age-of-industry-rule-2-11 = The stock is 30 coal cubes and 30 iron cubes. If it runs dry, play goes on as if there were more.

## AI-3

age-of-industry-chapter-3 = Rounds and actions

# AI-3.1
age-of-industry-rule-3-1 =
    You play round after round. Each has three phases:
    • Phase 1: player actions
    • Phase 2: new turn order
    • Phase 3: interest

# AI-3.2
age-of-industry-rule-3-2 = In phase 1 you play in turn order. You take both your actions before the next player begins. You must take them, but passing is an action too.

# AI-3.3
age-of-industry-rule-3-3 = In the first round everybody has just one action.

# AI-3.4
age-of-industry-rule-3-4 = Finish your first action before you choose the second. Both may be of the same kind.

# AI-3.5
age-of-industry-rule-3-5 =
    There are six actions. Some cost a card:
    • build an industry: play 1 card
    • build a link: no card
    • sell goods: no card
    • develop: discard 1 card
    • draw 2 cards: no card
    • pass: discard 1 card (none in the case of AI-14.10)

# AI-3.6
age-of-industry-rule-3-6 = You may join your two actions into one to build anywhere (AI-6.5), for one card. As this takes both of them, you must decide on it before your first action; it is then your whole turn. In the first round it is not possible.

# AI-3.7
age-of-industry-rule-3-7 = Cards you play or discard go to a common discard pile and never come back.

## AI-4

age-of-industry-chapter-4 = Money and loans

# AI-4.1
age-of-industry-rule-4-1 = What you pay in phase 1, for industries, for links and for cubes you import, is put in the green box next to your disc. The money there is your spending of the round, which decides the next turn order (chapter 15).

# AI-4.2
age-of-industry-rule-4-2 = Repaying loans and paying interest are not spending. Money you receive never makes your spending less.

# AI-4.3
age-of-industry-rule-4-3 = When you need money on your turn, you may borrow it, in loans of 10 dollars. You may owe as much as you like, and taking a loan costs nothing at that moment. It is no action: what a payment lacks is borrowed for you.

# AI-4.4
age-of-industry-rule-4-4 =
    You may repay at any time, in steps of 10 dollars, which cost you 10 each. There are three moments when this makes a difference:
    • on your own turn, before, between and after your actions
    • at the start of phase 3, before interest is worked out (AI-16.3)
    • at the end of the game, before money becomes points (AI-17.6)

# AI-4.5
age-of-industry-rule-4-5 = As you can always borrow, you can always pay. Nobody goes bankrupt or is forced to sell anything.

# AI-4.6
age-of-industry-rule-4-6 = Everything an action costs is paid before it ends. You may pay with income received earlier in the same action. The cost of the building comes first, then the imported cubes in the order you buy them.

## AI-5

age-of-industry-chapter-5 = Cards

# AI-5.1
age-of-industry-rule-5-1 = An industry card shows one of the six industries, a location card one of the six colours.

# AI-5.2
age-of-industry-rule-5-2 = You keep your hand secret. The two face-up cards and the discards are open to all.

# AI-5.3
age-of-industry-rule-5-3 = You may hold at most 9 cards.

## AI-6

age-of-industry-chapter-6 = Build an industry

# AI-6.1
age-of-industry-rule-6-1 = Play a card, take the lowest tile of an industry from your display and place it on a space of the map. You pay what it costs in money and supply the coal and iron it needs (chapter 7).

# AI-6.2
age-of-industry-rule-6-2 =
    With an industry card you build the industry it shows, and no other. On top of that, at least one of these must be true:
    • (a) You have no industry tile on the map.
    • (b) The location has 4 spaces or more, and you have a tile on another space of it.
    • (c) You have a tile in the location and are replacing that very tile (chapter 10).
    • (d) You are linked to the location (AI-1.9).
    • (e) The card shows a ship, and in the port town of the ship space there is a port tile of your own, or another player’s while you are linked to that town. With the option “Port for a ship card” set to “any connected port” (the default is “in the port town”), the port tile may also be in another town that is connected to the port town, by anybody’s links. The port town still needs a port tile (AI-6.8).

# AI-6.3
age-of-industry-rule-6-3 = (a) asks what is on the map now. It also holds if you had tiles there and all of them have been replaced.

# AI-6.4
age-of-industry-rule-6-4 = With a location card you build any industry, but only in a location, or on a ship space, of the colour it shows. You need not be linked to it.

# AI-6.5
age-of-industry-rule-6-5 = If you build anywhere (AI-3.6), you play one card, and it does not matter which. You build any industry in any location, linked or not. All other rules hold: spaces, tile limit, lowest level, money, coal, iron, the port for a ship, replacing.

# AI-6.6
age-of-industry-rule-6-6 = On a space without a symbol you may build a cotton mill, a factory or an iron works.

# AI-6.7
age-of-industry-rule-6-7 = On a space with a symbol you may build only what it shows: a coal mine, a port or a ship.

# AI-6.8
age-of-industry-rule-6-8 = For a ship, there must be a port tile in the town at the other end of the sea link: anybody’s, of any level, flipped or not.

# AI-6.9
age-of-industry-rule-6-9 = Tile limit: you may have one tile in a location with 1, 2 or 3 spaces, and two tiles where there are 4 or more.

# AI-6.10
age-of-industry-rule-6-10 = A space holds one tile. To build on an occupied space you must replace its tile (chapter 10).

# AI-6.11
age-of-industry-rule-6-11 = Nothing can be built in villages and foreign locations.

# AI-6.12
age-of-industry-rule-6-12 = You always build the lowest tile you still have of that industry.

# AI-6.13
age-of-industry-rule-6-13 = Tiles of level 0, which factories and ships have, cannot be built. As long as you have one, it blocks its industry; only developing gets rid of it.

# AI-6.14
age-of-industry-rule-6-14 =
    A build goes step by step:
    • 1. Play the card.
    • 2. Name the tile and the space.
    • 3. Pay the money.
    • 4. Take the coal, then the iron, cube by cube; a tile this empties flips at once.
    • 5. Place the tile; a tile it replaces is removed.
    • 6. Put its cubes on it or, for a ship, open the import space.
    • 7. Deliver what must be delivered to the demand display (AI-8.6, AI-13.3).
    • 8. See what flips.

# AI-6.15
age-of-industry-rule-6-15 = A location card frees you from (a) to (e) of AI-6.2 and from nothing else. Spaces, tile limit, lowest level, money, coal, iron, the port for a ship (AI-6.8) and the rules for replacing hold whatever card you play.

## AI-7

age-of-industry-chapter-7 = Supplying coal and iron

# AI-7.1
age-of-industry-rule-7-1 = Each cube you need comes from a source connected to the location where you build, and then goes back to the stock. You pay nothing for it, no matter who owns the source and the links.

# AI-7.2
age-of-industry-rule-7-2 = It must be the nearest of these sources, counting the links on the way. A source in the location itself is at distance 0.

# AI-7.3
age-of-industry-rule-7-3 = A sea link counts as one link. An import space counts as if it were on its ship space.

# AI-7.4
age-of-industry-rule-7-4 = If several sources are equally near, you choose, again for each cube.

# AI-7.5
age-of-industry-rule-7-5 = The distance is determined again for each cube; a source that is empty no longer counts.

# AI-7.6
age-of-industry-rule-7-6 = Iron has to be transported like coal. (In Brass it does not.)

# AI-7.7
age-of-industry-rule-7-7 = If you are connected to no source of what you need, you may buy it from the demand display (chapter 8). As long as there is a connected source, you may not buy that cube.

# AI-7.8
age-of-industry-rule-7-8 = If you can do neither, you cannot build that industry or that link.

# AI-7.9
age-of-industry-rule-7-9 = A port that you are just building may already serve to import its own coal and iron. Connected sources still come first (AI-7.7).

# AI-7.10
age-of-industry-rule-7-10 = A ship that you are just building cannot use the coal of the import space it is going to open; nor can a mine or iron works use its own cubes.

# AI-7.11
age-of-industry-rule-7-11 = Cubes may travel through any location, villages and foreign locations included.

# AI-7.12
age-of-industry-rule-7-12 = The cubes for one tile may come from several places. Connected sources are used first, the nearest before the others, until they are empty; you buy only what is still missing.

## AI-8

age-of-industry-chapter-8 = Demand displays

# AI-8.1
age-of-industry-rule-8-1 = To buy you need demand access (AI-1.11) in the location where you build.

# AI-8.2
age-of-industry-rule-8-2 = You must take the cheapest cube there is. Its price goes to the bank and counts as spending.

# AI-8.3
age-of-industry-rule-8-3 = If the display is empty, you can still buy as many cubes as you need, for 4 dollars each.

# AI-8.4
age-of-industry-rule-8-4 = Coal and iron each have their own display.

# AI-8.5
age-of-industry-rule-8-5 = A cube you buy goes to the stock and leaves its space on the display empty.

# AI-8.6
age-of-industry-rule-8-6 = If you place a coal mine or an iron works in a location that has demand access at that moment, you must move cubes from it to its display, until the display is full or the tile is empty. You receive the price of each space filled.

# AI-8.7
age-of-industry-rule-8-7 = Of the empty spaces the dearest is filled first.

# AI-8.8
age-of-industry-rule-8-8 = You deliver only at the moment of building. If a connection is made or the display gets gaps later, nothing happens.

## AI-9

age-of-industry-chapter-9 = Cubes on mines and iron works

# AI-9.1
age-of-industry-rule-9-1 = A coal mine or an iron works is placed with as many cubes as are printed under its stack.

# AI-9.2
age-of-industry-rule-9-2 = As soon as its last cube is taken, for whatever purpose, it flips and its owner is paid. Only if the tile is replaced does it not flip.

# AI-9.3
age-of-industry-rule-9-3 = Flipped mines and iron works stay on the map and count their level at the end.

## AI-10

age-of-industry-chapter-10 = Replacing a tile

# AI-10.1
age-of-industry-rule-10-1 = You may always replace a tile of your own by one of a higher level, even of another industry if the space allows it. All the rules for building apply: card, cost, cubes, lowest level.

# AI-10.2
age-of-industry-rule-10-2 = You may replace another player’s coal mine by a coal mine of yours of a higher level, but only when there is no coal cube left either on the map or on the coal display. The same goes for iron works and iron. No other tile of another player can be replaced.

# AI-10.3
age-of-industry-rule-10-3 = Cubes on coal import spaces are on the map too, whether a ship has opened these or not.

# AI-10.4
age-of-industry-rule-10-4 = The tile replaced leaves the game; it pays no income and scores no points. Cubes left on it go back to the stock.

# AI-10.5
age-of-industry-rule-10-5 = If you replace your own tile, you have as many in the location as before. If you replace another player’s, you have one more, and the tile limit (AI-6.9) must allow it.

# AI-10.6
age-of-industry-rule-10-6 = It does not matter whether the tile replaced is flipped. The new one is placed unflipped.

# AI-10.7
age-of-industry-rule-10-7 = Replacing another player’s mine or iron works is a build like any other, with card, cost, cubes and tile limit. With an industry card you need (a), (b) or (d) of AI-6.2; (c) is only for tiles of your own.

# AI-10.8
age-of-industry-rule-10-8 = The tile you replace is in play until it is removed (step 5 of AI-6.14). Its cubes are a source at distance 0; if the last one is taken, it flips and pays; a port still gives access. Whether AI-10.2 allows the replacement is judged before any cube is moved.

## AI-11

age-of-industry-chapter-11 = Build a link

# AI-11.1
age-of-industry-rule-11-1 = With one action you place one link counter on a rail link that has none. A rail link takes a single counter for the whole game.

# AI-11.2
age-of-industry-rule-11-2 = At one of its ends there must be an industry tile of yours, or you must be linked to that location.

# AI-11.3
age-of-industry-rule-11-3 = You first place the counter from the left box: it costs 1 dollar and no cubes. Every later one costs 1 dollar, 1 coal and 1 iron.

# AI-11.4
age-of-industry-rule-11-4 = The cubes go to one of the two locations that the new link joins, by the rules of chapters 7 and 8. The money counts as spending.

# AI-11.5
age-of-industry-rule-11-5 = You may choose a different end for each of the two cubes; the nearest source is the one nearest to that end. The new link itself cannot be used for bringing them. With the option “Cubes for a link” set to “the same end” (the default is “either end”), all the cubes of a link go to the same end, so one of the ends must be able to get them all.

# AI-11.6
age-of-industry-rule-11-6 = Once you have no counters left, you can build no more links. Counters are never moved or taken back.

# AI-11.7
age-of-industry-rule-11-7 = Sea links cannot be built. A ship tile of yours does not count as a tile in its port town for AI-11.2.

# AI-11.8
age-of-industry-rule-11-8 = For a link you may buy a cube from the display only if neither end is connected to a source of it. One of the ends must have demand access. With the option “Cubes for a link” set to “the same end”, only ends that can get all the cubes count here, and the end that gets them must have the access.

## AI-12

age-of-industry-chapter-12 = Sell goods

# AI-12.1
age-of-industry-rule-12-1 = You make one sale or several. For each you need an unflipped cotton mill or factory of yours and an outlet: one unflipped port tile, anybody’s, or one unflipped market tile.

# AI-12.2
age-of-industry-rule-12-2 = The two must be connected, over rail links with anybody’s counters, sea links or both, or be in the same location. You need not take the nearest outlet.

# AI-12.3
age-of-industry-rule-12-3 = Both tiles flip. The owner of the mill or factory receives its income, and so does the owner of a port. A market tile pays nobody.

# AI-12.4
age-of-industry-rule-12-4 = A port of level 1 takes only cotton. Higher ports take cotton and factory goods.

# AI-12.5
age-of-industry-rule-12-5 = A market tile takes the goods it shows. “No demand” takes nothing, so you never sell there.

# AI-12.6
age-of-industry-rule-12-6 = You can use the market beyond a ship space only while a ship tile, anybody’s, is on that space.

# AI-12.7
age-of-industry-rule-12-7 = You may choose this action only if you really make a sale.

# AI-12.8
age-of-industry-rule-12-8 = Several sales are made one after another, in the order you like.

## AI-13

age-of-industry-chapter-13 = Ships

# AI-13.1
age-of-industry-rule-13-1 = A ship, once placed, opens what lies beyond it to all players: the market and, where there is one, the coal import space.

# AI-13.2
age-of-industry-rule-13-2 = The coal there is a source for everybody, free of charge, at the distance given in AI-7.3.

# AI-13.3
age-of-industry-rule-13-3 = When you place a ship, you must move cubes from the import space to empty spaces of the coal display, just as in AI-8.6, and you receive the money. A ship always has demand access through its port.

# AI-13.4
age-of-industry-rule-13-4 = A ship flips, and pays its owner, as soon as two things are true: its import space is empty or there is none, and its market tile is flipped or is “No demand”.

# AI-13.5
age-of-industry-rule-13-5 = This is also checked when the ship is placed. So in Germany a ship in front of “No demand” flips at once, and so does a ship that replaces another whose coal and market are used up.

# AI-13.6
age-of-industry-rule-13-6 = The cubes for a ship may come over its sea link. It has demand access through its port.

## AI-14

age-of-industry-chapter-14 = Develop, draw, pass

# AI-14.1
age-of-industry-rule-14-1 = Develop: discard any card and remove one tile of your display from the game.

# AI-14.2
age-of-industry-rule-14-2 = You choose the industry; the tile must be the lowest you still have of it.

# AI-14.3
age-of-industry-rule-14-3 = Developing takes no money and no iron.

# AI-14.4
age-of-industry-rule-14-4 = Each such action removes one tile.

# AI-14.5
age-of-industry-rule-14-5 = Draw 2 cards: take them one after the other, each time a face-up card or the top card of the pile.

# AI-14.6
age-of-industry-rule-14-6 = Only after the action are the face-up cards filled up to two from the pile, not between the first card and the second. If the pile is empty, they are not filled up.

# AI-14.7
age-of-industry-rule-14-7 = If fewer than two cards are there, you take what there is. If there are none, you cannot choose this action.

# AI-14.8
age-of-industry-rule-14-8 = You may not go beyond 9 cards: with 8 in hand you take just one, with 9 you cannot choose this action.

# AI-14.9
age-of-industry-rule-14-9 = Pass: discard a card of your choice.

# AI-14.10
age-of-industry-rule-14-10 = If you have no cards and the pile is empty, you may pass without discarding. If you have none but the pile has some, you cannot pass; you can always draw then.

## AI-15

age-of-industry-chapter-15 = New turn order

# AI-15.1
age-of-industry-rule-15-1 = When all have played, the discs are put in a new order: the player who has spent least this round comes first, the one who has spent most comes last.

# AI-15.2
age-of-industry-rule-15-2 = Those who have spent the same stay in the order they had among themselves.

# AI-15.3
age-of-industry-rule-15-3 = The money in the green boxes goes to the bank, and everybody’s spending is 0 again.

## AI-16

age-of-industry-chapter-16 = Interest

# AI-16.1
age-of-industry-rule-16-1 = You pay 1 dollar for every 10 dollars you owe.

# AI-16.2
age-of-industry-rule-16-2 = If you lack money for it, you borrow, in loans of 10 dollars; these cost no interest yet in this phase.

# AI-16.3
age-of-industry-rule-16-3 = Before interest is worked out you may repay, also with money that came in after your turn, for instance when another player emptied your mine. Repaying all you can is never worse here than waiting, for a new loan later costs nothing.

# AI-16.4
age-of-industry-rule-16-4 = Interest is due in every round, the first and the last included (but see AI-17.2).

## AI-17

age-of-industry-chapter-17 = End of the game

# AI-17.1
age-of-industry-rule-17-1 = The game ends after the round at whose end the draw pile is empty and at least one player has no cards. It does not matter if face-up cards are left. A hand that was empty during the round but has cards again at its end does not count. With the option “End of the draw pile” set to “ends the game” (the default is “play on”), the game ends after the round at whose end the draw pile is empty, whatever is left in the hands.

# AI-17.2
age-of-industry-rule-17-2 = That round is played to its end, with new turn order and interest. With the option “Last round in full” off (it is on by default), the game stops after phase 1.

# AI-17.3
age-of-industry-rule-17-3 = You all discard the cards you have left.

# AI-17.4
age-of-industry-rule-17-4 = Each link counter earns its owner 2 dollars, and 1 more for every occupied space at its two ends. A space is occupied if a tile is on it, anybody’s, flipped or not. Every market space counts as occupied, also if its tile is flipped or shows “No demand”, and a village counts as one occupied space.

# AI-17.5
age-of-industry-rule-17-5 = Ship spaces and port symbols add nothing to a rail link.

# AI-17.6
age-of-industry-rule-17-6 = After the income of the links, and before money becomes points, you may repay loans. Each 10 dollars repaid save 5 VP and cost exactly 2, so as much as possible is repaid for you.

# AI-17.7
age-of-industry-rule-17-7 =
    Your score:
    • 1 VP for every 5 dollars; a remainder is lost
    • the levels of all your industry tiles on the map, flipped or not
    • minus 5 VP for every 10 dollars you still owe

# AI-17.8
age-of-industry-rule-17-8 = The player with the most VP wins. In a tie the one of those tied who is earliest in turn order wins. A score may be below zero.

# AI-17.9
age-of-industry-rule-17-9 = Tiles on your display, tiles that have left the game and cards score nothing.

# AI-17.10
age-of-industry-rule-17-10 = The order is: discard hands (AI-17.3), income of the links (AI-17.4), repaying (AI-17.6), money into points, levels of the tiles, 5 VP off for every 10 dollars still owed.

# AI-17.11
age-of-industry-rule-17-11 = The turn order that breaks a tie is the one standing when the game stops: the new one, by the spending of the last round, if “Last round in full” is on; the one in which the last round was played if it is off.

## AI-18

age-of-industry-chapter-18 = Two players

# AI-18.1
age-of-industry-rule-18-1 = Before dealing, 2 cards of each type, 24 in all, are taken out; 42 are left.

# AI-18.2
age-of-industry-rule-18-2 = You each get 6 more link counters of an unused colour, a different one for each of you. They are yours like the others, also for the income at the end, and go in the right box (1 coal and 1 iron each): 1 + 17 in all.

# AI-18.3
age-of-industry-rule-18-3 = The starting hand is 5 cards (AI-2.8). Nothing else changes.
