# Stones: the small game of docs/adding-a-game.md.

tiny-game-event-took =
    {$seat} takes {$amount ->
        [one] one stone
       *[other] {$amount} stones
    }; {$left} left.
tiny-game-refusal-too-many = Only {$left} left.
tiny-game-refusal-over = The game is over.
tiny-game-prompt-take = {$seat}: how many of the {$left} stones do you take?
tiny-game-prompt-over = The game is over.
tiny-game-action-take = Take {$amount}
tiny-game-score-stones = Stones
tiny-game-score-last = Last stone
tiny-game-eval-points = points
tiny-game-tagline = Take one, two or three stones; the last one counts most.
tiny-game-cover = 2–3 · 2 min
tiny-game-about = A small game that shows how a game is added.
tiny-game-about-data = It has no components except for 21 stones.
tiny-game-guide-title = Your first game of Stones
tiny-game-chapter-1 = The game
tiny-game-rule-1-1 = There are 21 stones in a pile.
tiny-game-rule-1-2 = On your turn, take one, two or three stones from the pile.
tiny-game-rule-1-3 = The game is over when the pile is empty. Each stone is worth a point, and the last one five more.
