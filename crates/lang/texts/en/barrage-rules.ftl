# Barrage: the numbered rules, one message for each.
# A rule cites another by its number (B-5.9); the rules page turns the number into a link.

## B-1

barrage-chapter-1 = Terms

# B-1.1
barrage-rule-1-1 =
    Barrage is for 2 to 4 players; the solo opponent is not included yet. A game lasts 5 rounds of 5 phases:
    • Phase 1: income and headstreams
    • Phase 2: actions
    • Phase 3: water flow
    • Phase 4: scoring
    • Phase 5: end of round, which is not played in round 5

# B-1.2
barrage-rule-1-2 = Three areas share the 12 basins of the map: the mountains have basins 1 to 4, the hills 5 to 7, the plains 8 to 12.

# B-1.3
barrage-rule-1-3 = Basins 1 to 10 each have two dam spaces, an upper and a lower one, and two conduit spaces, a left and a right one. In basins 5 to 12 there is room for powerhouses, side by side in a row: 2 spaces in the hills, 3 in basins 8 to 10, 4 in basins 11 and 12, which have nothing else.

# B-1.4
barrage-rule-1-4 = There are four kinds of structure, and a company has 5 bases, 5 elevations, 5 conduits and 4 powerhouses.

# B-1.5
barrage-rule-1-5 = A base, bare or with 1 or 2 elevations on top, is a dam. Counting its pieces gives its level, 1 to 3, and it holds as many water drops as its level. With Del Monte a dam of level 3 holds 4 (B-13.3).

# B-1.6
barrage-rule-1-6 = A production system of yours consists of a dam of yours or a neutral one, a built conduit that starts in the basin of that dam, no matter who owns it, and a powerhouse of yours in the basin where the conduit ends. You can use it if the dam holds at least 1 drop. Both dam spaces of a basin feed both of its conduits, and a conduit serves every powerhouse space of the basin where it ends.

# B-1.7
barrage-rule-1-7 = Building on a red-bordered space costs a red fee of 3 credits. All 10 upper dam spaces and 12 of the 23 powerhouse spaces are red-bordered; lower dam spaces and conduit spaces never are.

# B-1.8
barrage-rule-1-8 = Excavators and concrete mixers are machines. What you put on the construction wheel is only tied up for a while: it comes back (B-15.2). Credits you pay are gone.

# B-1.9
barrage-rule-1-9 = Energy is the position of your marker on the energy track. During a round it only grows; between rounds it goes back to 0. It has no upper limit: past the end of the track the marker is turned over and counts 30 more.

# B-1.10
barrage-rule-1-10 = Credits, machines and water drops never run out.

# B-1.11
barrage-rule-1-11 = Victory points (VP) have no lower limit: you may fall below your starting value and below zero.

## B-2

barrage-chapter-2 = Setup

# B-2.1
barrage-rule-2-1 = The 8 headstream tiles are shuffled, and 4 of them are placed at random on the headstreams A to D.

# B-2.2
barrage-rule-2-2 = The 6 bonus tiles are shuffled, and 5 of them are placed at random on the energy track, one for each round in order. The sixth is not used.

# B-2.3
barrage-rule-2-3 = One of the 6 objective tiles, drawn at random, lies face up on the energy track for the whole game.

# B-2.4
barrage-rule-2-4 = Of the 6 national contracts, as many as there are players, less one, are laid out at random. They are never replaced.

# B-2.5
barrage-rule-2-5 = The green, the yellow and the red private contracts are shuffled separately, 15 of each, and 2 of each colour are turned face up.

# B-2.6
barrage-rule-2-6 = There is one neutral dam in each area, on a lower dam space drawn at random: one of 4 in the mountains, one of 3 in the hills, one of 3 in the plains (basins 8 to 10). It has level 1 in the mountains, level 2 in the hills and level 3 in the plains, and starts with exactly 1 drop.

# B-2.7
barrage-rule-2-7 = Patent office: the advanced tiles form three shuffled stacks, of levels I, II and III, with 5 tiles each. The first 3 tiles of level I are turned face up on positions 1 to 3.

# B-2.8
barrage-rule-2-8 = With fewer than 4 players some action spaces are closed for the whole game (chapter 16): the left and the right space of every row marked with a higher number of players. At a table, engineers of a colour not in play stand there.

# B-2.9
barrage-rule-2-9 = As many company boards as there are players are drawn at random, and each gets a random executive officer; company and officer form a pair. As many starting contracts as there are players are drawn from the 4.

# B-2.10
barrage-rule-2-10 = A player drawn at random chooses a pair and a starting contract, then the others in clockwise order. The last player gets the remaining ones.

# B-2.11
barrage-rule-2-11 = In round 1 you play in the reverse order of choosing: the player who chose last plays first.

# B-2.12
barrage-rule-2-12 = If Sekibo is in one of the pairs, further random officers are laid out so that exactly 3 others can be copied: 2 more with 2 players, 1 more with 3.

# B-2.13
barrage-rule-2-13 = You begin with 10 VP and energy 0. You have 12 engineers, 6 credits (9 with Sekibo), 6 excavators and 4 mixers, an empty wheel, one basic tile for each of the four structures, and all your structures on your board. The basic joker tile is not used (but see B-17.1).

# B-2.14
barrage-rule-2-14 = The player who has Krylov also takes the special tile.

# B-2.15
barrage-rule-2-15 = The starting contract is a contract like any other: it takes up one of your 3 places, may be discarded, and once done is one of your fulfilled contracts.

# B-2.16
barrage-rule-2-16 = Machines, credits and water drops form the common supply. It lies beside the map, the energy track, the management board and the patent office.

## B-3

barrage-chapter-3 = Phase 1: income and headstreams

# B-3.1
barrage-rule-3-1 = Every company receives all the income uncovered on its board, added together (B-5.9).

# B-3.2
barrage-rule-3-2 = The company that is last in turn order receives its income first, and so on up to the first. This matters only when income makes drops flow.

# B-3.3
barrage-rule-3-3 = There is income in every round, round 5 included. In round 1 it is nothing, because nothing has been built.

# B-3.4
barrage-rule-3-4 = Fixed gains come first and together: VP, credits, machines of a given type, energy. The other effects follow, first those of the bases, then of the elevations, then of the conduits. Machines of your choice are added up and split freely between the two types.

# B-3.5
barrage-rule-3-5 = Energy you receive as income counts on the track of the new round.

# B-3.6
barrage-rule-3-6 = After all income, each headstream gets as many drops as its tile shows for this round. The tiles show rounds 1 to 4 only, so round 5 brings none.

# B-3.7
barrage-rule-3-7 = Any number of drops may lie on a headstream; they wait there for phase 3.

## B-4

barrage-chapter-4 = Phase 2: turns, engineers, passing

# B-4.1
barrage-rule-4-1 = In turn order you each place engineers for one action and carry it out. This goes on, turn after turn, until everybody is out.

# B-4.2
barrage-rule-4-2 = An action space takes exactly the number of engineers printed on it. It can be used once a round, by one company; an occupied space is closed to everybody, its occupant included. The bank is the exception (B-6.7).

# B-4.3
barrage-rule-4-3 = A red-bordered action space carries a surcharge of 3 credits on top of what the action itself costs. The surcharge is paid first, and the credits you have left must be enough for the rest.

# B-4.4
barrage-rule-4-4 = You may place engineers only if you can carry out the action, and then you must. An action is open to you only if there is a legal way to complete its compulsory part.

# B-4.5
barrage-rule-4-5 = What an action brings on top may be declined: a contract you could fulfil, drops and free structures of a reward, the second production of Germany, the effects of Base I and Powerhouse II.

# B-4.6
barrage-rule-4-6 = As long as you have an engineer, you must play. The bank is always possible.

# B-4.7
barrage-rule-4-7 = Without engineers you pass and are out for the rest of the round.

# B-4.8
barrage-rule-4-8 = Exception: Powerhouse I and Base III, and the special tile when it copies one of them, work without engineers. If you own such a tile off the wheel, you still get turns after your last engineer: you use the tile or pass for good. If it cannot be used legally at that moment, you pass. With the option “Tiles after the last engineer” off (it is on by default), you pass as soon as you have no engineers.

# B-4.9
barrage-rule-4-9 = Passing is final for the round.

# B-4.10
barrage-rule-4-10 = After each turn the face-up private contracts are filled up to 2 of each colour, before the next player places engineers.

# B-4.11
barrage-rule-4-11 = Using a tile without engineers (B-4.8) is a whole turn. You may do so while you still have engineers; you must still play those later (B-4.6).

## B-5

barrage-chapter-5 = Construction

# B-5.1
barrage-rule-5-1 = You construct with your four personal spaces: 1 engineer; 2 engineers; 3 engineers; 3 engineers and a surcharge of 3 credits. So engineers allow at most four constructions in a round.

# B-5.2
barrage-rule-5-2 = You use the leftmost free personal space. With the option “Construction from left to right” off (it is on by default), you may use any free one.

# B-5.3
barrage-rule-5-3 = Decide what to build, where, with which technology tile and how to pay. The tile must be off the wheel and match the structure (a joker matches all); it goes on the open segment of your wheel.

# B-5.4
barrage-rule-5-4 =
    Put the machines it takes on the same segment:
    • base: 5 excavators in the mountains, 4 in the hills, 3 in the plains
    • elevation: 4 mixers in the mountains, 3 in the hills, 2 in the plains
    • conduit: 2 excavators for each point of its value, so 2 to 10 for values 1 to 5
    • powerhouse: 2, 3, 4 and 5 mixers for your 1st, 2nd, 3rd and 4th one, wherever you build it

# B-5.5
barrage-rule-5-5 = Changes to the cost apply in this order: first the officer’s (chapter 13), then the tile’s (chapter 14).

# B-5.6
barrage-rule-5-6 = Turn the wheel by one segment and take back what reaches the opening (B-15.2). These machines come too late to pay for the construction under way.

# B-5.7
barrage-rule-5-7 = Take the leftmost piece of that kind from your board.

# B-5.8
barrage-rule-5-8 = If you have no piece of that kind left, you cannot build it.

# B-5.9
barrage-rule-5-9 =
    The 2nd, 4th and 5th base, elevation and conduit each uncover an income: you receive it at once, then place the piece, and you receive it again in every later phase 1. With the option “Income before placement” off (it is on by default), you place the piece and pay the red fee first. On an option for the fee, see B-5.10.
    The 2nd and the 4th powerhouse uncover production bonuses (+1, then +2 more), the 3rd your company power. They work from then on and are not income.

# B-5.10
barrage-rule-5-10 = Place the piece. For a base or a powerhouse on a red-bordered space you pay the red fee of 3 credits to the common supply; an elevation never pays it, not even on an upper space. You must own these 3 credits when you start the action, beyond any surcharge and any credits you use in place of machines. What the construction itself uncovers comes too late for this. With the option “Uncovered credits pay the red fee” on (it is off by default), credits that the piece uncovers may pay its own red fee, provided that the income comes before the placement (B-5.9).

# B-5.11
barrage-rule-5-11 = The tile’s effect comes last (chapter 14), unless it changes the cost or the engineers.

# B-5.12
barrage-rule-5-12 =
    Limits:
    • Each dam, conduit and powerhouse space takes the structure of one company.
    • You may have only one base in a basin, upper or lower.
    • You may have only one powerhouse in a basin.
    • An elevation goes only on a dam of your own of level 1 or 2, never on a neutral dam or another player’s.
    • You may have any number of conduits in a basin, and nothing needs to be connected.

# B-5.13
barrage-rule-5-13 = You may build on the lower space of a basin while the upper one is empty, and the other way round. A neutral dam blocks only its own space.

# B-5.14
barrage-rule-5-14 = A free structure, from a contract’s reward, takes no engineers, no tile and no machines and does not turn the wheel. The limits, the red fee, the leftmost piece and the uncovered income apply as usual. You may decline it; if it is impossible, it is lost. For a free conduit the reward names the highest value, for a free base, where need be, the areas.

## B-6

barrage-chapter-6 = Management actions

# B-6.1
barrage-rule-6-1 = Turbine station: you produce (chapter 7) with a modifier. The rows +2, +1, 0 and −1 take 2 engineers on the left, or 3 engineers and a surcharge on the right. The row −2 takes 1 engineer on the left or 2 on the right, without a surcharge.

# B-6.2
barrage-rule-6-2 = You may use a space of the turbine station only if its modifier, and the credits you have left after the surcharge, allow some production of at least 1 energy.

# B-6.3
barrage-rule-6-3 = Water management has two rows. Each has a left space for 1 engineer and a right one for 2 engineers and a surcharge.

# B-6.4
barrage-rule-6-4 = First row: you place 2 drops, on the same headstream or on two different ones. They wait there for phase 3.

# B-6.5
barrage-rule-6-5 = You must place both drops. With the option “Fewer drops allowed” on (it is off by default), you may place just 1. Of drops from contracts or income you may always place only some, or none.

# B-6.6
barrage-rule-6-6 = Second row: you place 1 drop on a headstream, and it runs down immediately (chapter 8).

# B-6.7
barrage-rule-6-7 = Bank: place at least 1 of your engineers, as many as you like, and take 1 credit for each one placed now. The bank is never full; everybody may use it, any number of times.

# B-6.8
barrage-rule-6-8 = Workshop: turn your wheel by 1 segment for free (1 engineer on the left, 2 on the right), by 2 segments for 2 credits or by 3 segments for 5 credits (each 2 engineers on the left, or 3 and a surcharge on the right). After each single segment you take back what reaches the opening.

# B-6.9
barrage-rule-6-9 = You may use the workshop with an empty wheel. With the option “The workshop needs something to turn” on (it is off by default), there must be a tile or a machine on it.

# B-6.10
barrage-rule-6-10 =
    Machinery shop: you make exactly one purchase.
    • 1 excavator for 2 credits: 1 engineer on the left, or 1 engineer and a surcharge on the right
    • 1 machine of your choice for 4 credits, only with 4 players: 1 engineer on the left or 2 on the right
    • 1 excavator and 1 mixer for 5 credits: 2 engineers on the left, or 3 and a surcharge on the right

# B-6.11
barrage-rule-6-11 = Contract office: take 1 private contract (1 engineer on the left, or 1 engineer and a surcharge on the right; with 4 players there are two such rows), or take 2 for 1 credit (2 engineers on the left or 3 on the right, without a surcharge). National contracts cannot be taken.

# B-6.12
barrage-rule-6-12 = If you take 2, both must lie face up when the action begins; they are replaced only afterwards.

# B-6.13
barrage-rule-6-13 = You must take the full number if that many lie face up. If there are fewer, you take what there is; if there are none, the action is closed.

# B-6.14
barrage-rule-6-14 = You may hold at most 3 unfulfilled contracts. If you have more, you discard down to 3 at once. You choose freely among all of them, the new ones and the starting contract included.

# B-6.15
barrage-rule-6-15 = Discarded contracts leave the game; they go back neither to the stack nor to the display. With the option “Discarded contracts leave the game” off (it is on by default), a private contract goes under the stack of its colour.

# B-6.16
barrage-rule-6-16 = A stack that is used up is not refilled.

# B-6.17
barrage-rule-6-17 = Patent office: three spaces, one for each face-up tile. For 2 engineers and 5 credits you take the tile of that position; you may use it from your next turn on, in this very round.

# B-6.18
barrage-rule-6-18 = A position stays empty once its tile is taken, until the round ends.

## B-7

barrage-chapter-7 = Production and contracts

# B-7.1
barrage-rule-7-1 = You choose which production system to run (B-1.6) and how many drops to use, from 1 up to all that its dam holds. All of them come from that one dam, through one conduit, to one powerhouse.

# B-7.2
barrage-rule-7-2 = Raw output = drops × value of the conduit; with Fiesler it is at least 4. To this you add the modifier of the action and your production bonus: 0 with up to 1 powerhouse built, +1 with 2 or 3, +3 with 4.

# B-7.3
barrage-rule-7-3 = The result must be at least 1; otherwise you may not choose this production.

# B-7.4
barrage-rule-7-4 = For another player’s conduit you pay its owner 1 credit per drop, and the owner also scores 1 VP per drop. You can use no more drops than the credits you have after the surcharge allow. Your own conduit is free.

# B-7.5
barrage-rule-7-5 =
    A production goes step by step:
    • The drops move to the powerhouse, and your marker advances by the result.
    • The drops flow on from the powerhouse (B-8.5).
    • Italy adds its extra energy.
    • The owner of the conduit is paid.
    • You may fulfil one contract and take its reward.
    • Germany may produce a second time.
    With the option “Water flows on before the contract” off (it is on by default), the drops flow on only after the contract and its reward.

# B-7.6
barrage-rule-7-6 = You can fulfil a contract if this one production reaches its energy value. What you had on the track before, or gain in other ways, adds nothing to it. Fulfilling a contract does not lower your energy.

# B-7.7
barrage-rule-7-7 = One contract per production: either one you hold or a national contract still on display. Germany’s second production allows one more.

# B-7.8
barrage-rule-7-8 = You keep a fulfilled contract face down and take its reward at once. A national contract is then gone from the display.

# B-7.9
barrage-rule-7-9 = Fixed gains of a reward come first, then the rest in the order shown. You may decline drops and free structures.

# B-7.10
barrage-rule-7-10 = Energy from a reward only moves your marker; it can never fulfil a contract.

# B-7.11
barrage-rule-7-11 = Credits from the reward cannot pay for the conduit of the same production: that payment comes first.

# B-7.12
barrage-rule-7-12 = The whole result of a production counts on the track even if you fulfil no contract.

# B-7.13
barrage-rule-7-13 = A production is calculated with the bonus and the company power you have at that moment. What its contract brings comes too late for it (B-12.8).

## B-8

barrage-chapter-8 = Water

# B-8.1
barrage-rule-8-1 = A drop flows from its headstream to the upper dam space of the basin below, then to the lower one, then down the river to the next basin: past its powerhouses, to its upper and its lower dam space, and so on to an exit.

# B-8.2
barrage-rule-8-2 = It stops at the first dam that is not full, no matter who owns it. At an exit it leaves the game.

# B-8.3
barrage-rule-8-3 = The upper dam of a basin catches water before the lower one. A space without a dam holds none.

# B-8.4
barrage-rule-8-4 = Drops flow one at a time. Since they are all alike, their order makes no difference.

# B-8.5
barrage-rule-8-5 = After a production the drops flow on from the row of the powerhouse used: first to the upper, then to the lower dam of that same basin, and so on. Below basins 11 and 12 there is only the exit.

# B-8.6
barrage-rule-8-6 = Drops stay in a dam until they are used. Raising a dam only adds room.

# B-8.7
barrage-rule-8-7 = Water runs past powerhouses without stopping.

# B-8.8
barrage-rule-8-8 = Phase 3: when all players are out, all the drops on the headstreams flow, no matter who put them there. This happens in round 5 too.

## B-9

barrage-chapter-9 = Phase 4: scoring

# B-9.1
barrage-rule-9-1 = First the ranking on the energy track, among companies with at least 1 energy: the first scores 6 VP, the second 2 VP. With the option “Ranking by energy produced” on (it is off by default), only the energy of productions (B-7.2) counts for this ranking, not what income, rewards, tiles and company powers add.

# B-9.2
barrage-rule-9-2 = If several tie for first, they score 4 VP each (two), 3 each (three) or 2 each (four), and nobody scores for second place. Those who tie for second score 1 VP each.

# B-9.3
barrage-rule-9-3 =
    Then everyone receives credits for the last reward space reached or passed:
    • energy 1: 1 credit
    • energy 2: 2 credits
    • energy 4: 3 credits
    • energy 7: 4 credits
    • energy 11: 5 credits
    • energy 16: 6 credits
    • energy 22: 7 credits
    • energy 29: 8 credits
    With energy 0 you receive 3 credits and lose 3 VP.

# B-9.4
barrage-rule-9-4 = Last comes the bonus tile of the round, with VP for each thing it names: 2 for a fulfilled contract of any kind, 4 for a base, an elevation, a conduit or an advanced tile acquired, 5 for a powerhouse. Everything since the start of the game counts.

# B-9.5
barrage-rule-9-5 = The track has sections of 6: 6 to 11 belongs to round 1, 12 to 17 to round 2, 18 to 23 to round 3, 24 to 29 to round 4, and 30 and more to round 5. In the section of the current round or beyond you score in full. For each section you fall short, 4 VP are deducted, but the total never drops below 0. With energy below 6 you score nothing for the tile.

# B-9.6
barrage-rule-9-6 = Advanced tiles count in your supply and on the wheel alike. Basic tiles and Krylov’s special tile do not count.

# B-9.7
barrage-rule-9-7 = The three steps are taken in this order; then the bonus tile of the round is discarded. After round 5 comes the final scoring (chapter 11).

# B-9.8
barrage-rule-9-8 = Where the tile lay, the track shows −4: from now on that section is one behind. This is only B-9.5 made visible, not a further loss.

## B-10

barrage-chapter-10 = Phase 5: end of round (rounds 1 to 4)

# B-10.1
barrage-rule-10-1 = New turn order: the company with the least energy plays first, the one with the most last. Companies with equal energy reverse the order they had among themselves.

# B-10.2
barrage-rule-10-2 = All energy markers go back to 0.

# B-10.3
barrage-rule-10-3 = All engineers go home, those on the bank and on Sekibo included.

# B-10.4
barrage-rule-10-4 = The remaining tiles of the patent office are discarded and 3 new ones turned up: of level I until it is used up, then II, then III. So rounds 1 to 5 offer I-I-I, I-I-II, II-II-II, II-III-III and III-III-III.

# B-10.5
barrage-rule-10-5 = Wheels, machines, credits, contracts and drops stay as they are.

## B-11

barrage-chapter-11 = Final scoring

# B-11.1
barrage-rule-11-1 = The order is: objective tile, leftovers, water in dams.

# B-11.2
barrage-rule-11-2 =
    Companies are ranked by what the objective tile counts: 15, 10 and 5 VP for ranks 1 to 3. Those who tie share the VP of the ranks they fill, each share rounded up. The next company takes the next free rank.
    • tied for first: 13 each (two), 10 each (three), 8 each (four)
    • tied for second: 8 each (two), 5 each (three)
    • tied for third: 3 each (two)

# B-11.3
barrage-rule-11-3 = For “Red-bordered spaces” and “Connected bases” a company that has none is not ranked and scores nothing; for the other four objectives 0 is ranked like any number. With the option “At least one to be ranked” off (it is on by default), 0 is ranked for these two as well.

# B-11.4
barrage-rule-11-4 = Bases, elevations and powerhouses count for the basin and the area in which they stand, a conduit for those in which it starts.

# B-11.5
barrage-rule-11-5 = Connected bases: count the bases of any colour, neutral ones included, in basins from which a conduit of yours leads to a basin with a powerhouse of yours. No base counts twice, even with several links, but one conduit may link two bases. Water does not matter. With the option “Connected bases of any colour” off (it is on by default), only your own bases count.

# B-11.6
barrage-rule-11-6 = Red-bordered spaces: count your bases and powerhouses on such spaces, even if you did not have to pay the fee. Elevations do not count.

# B-11.7
barrage-rule-11-7 = Leftovers: 1 VP for every 5 items, credits, excavators and mixers added together. Machines on the wheel do not count.

# B-11.8
barrage-rule-11-8 = Water: 1 VP for each drop in your own dams. Drops in neutral dams score for nobody.

# B-11.9
barrage-rule-11-9 = The player with the most VP wins. In a tie, more energy on the track in round 5 decides. If it is still a tie, the win is shared. With the option “Ranking by energy produced” on (it is off by default), the energy produced in round 5 decides instead (B-9.1).

# B-11.10
barrage-rule-11-10 =
    The other four objectives count your structures of every kind:
    • Strongest area: your structures in the area where you have most
    • Weakest area: your structures in the area where you have fewest; the highest such number ranks first
    • Presence in basins: basins with at least 1 of your structures, so at most 12
    • Strength in basins: basins with at least 3 of your structures

## B-12

barrage-chapter-12 = Company powers

# B-12.1
barrage-rule-12-1 = Your company power works once you have built 3 powerhouses: from that moment on, for the rest of the same action too, such as the production of Powerhouse II. But see B-12.8.

# B-12.2
barrage-rule-12-2 = USA: whenever a drop coming from a headstream flows past a row with a powerhouse of yours, you gain 1 energy: for each drop and each row, in any phase and on anybody’s turn. This energy fulfils no contract. Water released by a production does not count; with the option “USA: every flow counts” on (it is off by default), they do, except in the row of the powerhouse that produced.

# B-12.3
barrage-rule-12-3 = Germany: after a production you may produce once more with a different powerhouse of yours, without the modifier of the space and without your production bonus. You pay for the conduit, need at least 1 energy and may fulfil a contract, as always. First finish the first production, contract and reward included; its water, wherever it has flowed, is yours to use. There is no third.

# B-12.4
barrage-rule-12-4 = Officers work in Germany’s second production as well: Fiesler’s minimum of 4 applies to both. With the option “Fiesler in Germany’s second production” off (it is on by default), it applies to the first only.

# B-12.5
barrage-rule-12-5 = Italy: after each of your productions you gain 3 more energy. It does not help with the contract of that production.

# B-12.6
barrage-rule-12-6 = France: every contract, national or not, asks 3 less of you: producing 10 is enough for a value of 13. This holds when a powerhouse produces, not when a tile’s effect gives energy. With the option “French discount for powerhouses only” off (it is on by default), the discount holds for that energy too, and everybody may fulfil national contracts with it.

# B-12.7
barrage-rule-12-7 = A production that a tile gives you (Powerhouse II) is a production for the powers of Germany, Italy and France.

# B-12.8
barrage-rule-12-8 = If a contract’s reward is a powerhouse, it comes too late for the production that fulfilled the contract. If it is your third, that production brings no extra 3 for Italy, no discount for France and no second production for Germany. But a second production already due to Germany may use it.

## B-13

barrage-chapter-13 = Executive officers

# B-13.1
barrage-rule-13-1 = An officer’s ability works from the start and for the whole game; Sekibo’s is used turn by turn.

# B-13.2
barrage-rule-13-2 = Adler: each of your bases costs 3 excavators. Elevations cost as usual.

# B-13.3
barrage-rule-13-3 = Del Monte: your dams of level 3 hold 4 drops. Levels 1 and 2 are unchanged.

# B-13.4
barrage-rule-13-4 = Fiesler: if you use at least 1 drop, a raw output below 4 counts as 4. Modifier and bonus are added afterwards.

# B-13.5
barrage-rule-13-5 = McDowell: you may pay for a conduit with mixers instead, 1 for each point of its value. You cannot mix the two types in one payment.

# B-13.6
barrage-rule-13-6 = Jordan: in a construction you may replace any number of the machines required by 3 credits each, paid to the common supply; the wheel holds only real machines. Surcharges and fees come on top. This does not work in the machinery shop.

# B-13.7
barrage-rule-13-7 = Krylov: when you construct with the special tile, it copies another tile that lies on your wheel: what that one builds and its effect. It is the special tile that you put on the wheel; the copied one does not move, and without a tile to copy you cannot use it. If it copies a tile that works without engineers, so does the special tile. It is not an advanced tile.

# B-13.8
barrage-rule-13-8 = Sekibo: you have two personal spaces, used in order: the first takes 1 engineer, the second 1 engineer and 3 credits, once each in a round. You name one of the 3 officers that can be copied, have that ability until the end of your turn and then take a normal action in the same turn, or use a tile without engineers (B-4.8). If you have neither engineers nor such a tile left, your turn ends and you are out. With the option “Sekibo: an action must follow” on (it is off by default), you may copy only if an action is possible after it, and you must take it.

# B-13.9
barrage-rule-13-9 = You may use Sekibo once per turn.

# B-13.10
barrage-rule-13-10 = Sekibo copying Krylov: for one construction of the turn you may use a tile that is on your wheel, with its structure and its effect. No tile goes on the wheel; you place the machines and turn the wheel as usual.

# B-13.11
barrage-rule-13-11 = Sekibo copying Del Monte: during the turn your dams of level 3 hold 4. If a fourth drop arrives in that time, it stays as long as it is not used; once it is gone, the dam is back to 3.

# B-13.12
barrage-rule-13-12 =
    Effects on the cost combined:
    • Adler with a joker: a base costs 3 excavators, with Joker II any 3 machines.
    • Adler with Base III: no machines.
    • McDowell with Conduit II: at most 5 excavators, or 1 mixer for each point of value.
    • McDowell with Joker II: 2 machines of any kind for each point of value, or 1 mixer for each.
    • Jordan with a tile that lowers the cost: the lowered number of machines, each replaceable.

## B-14

barrage-chapter-14 = Technology tiles

# B-14.1
barrage-rule-14-1 = A tile lies either in your supply, ready for use, or on the wheel. Advanced tiles come on top of the basic ones; you may own any number.

# B-14.2
barrage-rule-14-2 = Effects on the cost or the engineers apply while you construct, the others once the piece is placed and its fee paid.

# B-14.3
barrage-rule-14-3 = Base I: then you may put 1 drop from the common supply into each of your dams that holds none, the new one included, neutral dams excluded. It is all of them or none.

# B-14.4
barrage-rule-14-4 = Elevation I: then turn the wheel by 1 more segment for each of your elevations on the map, the new one included. The normal turn comes on top.

# B-14.5
barrage-rule-14-5 = Conduit I: then take 2 credits for each point of the new conduit’s value.

# B-14.6
barrage-rule-14-6 = Powerhouse I: you may use it without engineers and without a personal space. Machines and red fee are due. You may use it with engineers too, without any benefit.

# B-14.7
barrage-rule-14-7 = Joker I: builds any structure, and the building space costs no red fee. It does not waive the surcharge of the fourth personal space.

# B-14.8
barrage-rule-14-8 = Base II: then gain 1 energy for each of your bases on the map, the new one included. With this energy you may fulfil one private or starting contract you hold, but no national one. It does not set off the powers of Germany and Italy. On France, and on an option that changes this, see B-12.6.

# B-14.9
barrage-rule-14-9 = Elevation II: then fill that dam from the common supply up to what it can hold.

# B-14.10
barrage-rule-14-10 = Conduit II: the conduit costs at most 5 excavators.

# B-14.11
barrage-rule-14-11 = Powerhouse II: then you may produce once with a modifier of +2, with any powerhouse of yours and without engineers. Payments, bonus, contracts and company powers apply.

# B-14.12
barrage-rule-14-12 = Joker II: builds any structure; each machine required may be of either type.

# B-14.13
barrage-rule-14-13 = Base III: you may use it without engineers, and it takes no machines. The red fee is due. Used with engineers it takes no machines either.

# B-14.14
barrage-rule-14-14 = Elevation III: then score 3 VP for each of your dams of level 2 or 3.

# B-14.15
barrage-rule-14-15 = Conduit III: then gain 2 energy for each point of the new conduit’s value. For contracts B-14.8 applies.

# B-14.16
barrage-rule-14-16 = Powerhouse III: then score 3 VP for each of your powerhouses on the map, the new one included.

# B-14.17
barrage-rule-14-17 = Joker III: builds any structure; then score 3 VP for each advanced tile you have acquired, on or off the wheel, this one included.

# B-14.18
barrage-rule-14-18 = Whatever its effect, the tile used goes on the wheel, and the wheel makes its one turn.

## B-15

barrage-chapter-15 = Construction wheel

# B-15.1
barrage-rule-15-1 = The wheel has six segments, one of them open. Each construction fills it with a tile and machines and then moves the wheel on clockwise by one segment.

# B-15.2
barrage-rule-15-2 = After each turn by a single segment, everything in the segment that is now open comes back to your supply: tile and machines.

# B-15.3
barrage-rule-15-3 = So what you put in comes back with the 6th turn, counting the turn made by its own construction.

# B-15.4
barrage-rule-15-4 = A turn by several segments is as many single turns.

## B-16

barrage-chapter-16 = Number of players

# B-16.1
barrage-rule-16-1 = With 4 players all spaces are open.

# B-16.2
barrage-rule-16-2 = With 3 players these spaces, marked 4, are closed on both sides: turbine station +1, “1 machine of your choice” in the machinery shop, and the second row for one contract.

# B-16.3
barrage-rule-16-3 = With 2 players these are closed too, on both sides: turbine station −1, and the workshop’s 2 segments.

# B-16.4
barrage-rule-16-4 = Everything else, the ranking of a round included, is the same with 2, 3 and 4 players.

## B-17

barrage-chapter-17 = Introductory game

# B-17.1
barrage-rule-17-1 = Option “Introductory game” (off by default). There is no patent office. The bonus tile for advanced tiles goes back into the box, and all the other five are used. You also have your basic joker tile, which builds any structure.

# B-17.2
barrage-rule-17-2 =
    There is nothing to choose. In turn order the players have, as far as there are players:
    • USA, Adler, starting contract 1 (3 energy: 2 credits and 2 energy)
    • Germany, McDowell, starting contract 2 (3 energy: 2 credits and 1 segment of the wheel)
    • Italy, Jordan, starting contract 3 (2 energy: 3 credits)
    • France, Fiesler, starting contract 4 (4 energy: 2 credits and 1 machine of your choice)
