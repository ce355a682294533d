# Stones: das kleine Spiel aus docs/adding-a-game.md.

tiny-game-event-took =
    {$seat} nimmt {$amount ->
        [one] einen Stein
       *[other] {$amount} Steine
    }; es bleiben {$left}.
tiny-game-refusal-too-many = Es sind nur noch {$left} da.
tiny-game-refusal-over = Das Spiel ist zu Ende.
tiny-game-prompt-take = {$seat}: Wie viele der {$left} Steine nimmst du?
tiny-game-prompt-over = Das Spiel ist zu Ende.
tiny-game-action-take = {$amount} nehmen
tiny-game-score-stones = Steine
tiny-game-score-last = Letzter Stein
tiny-game-eval-points = Punkte
tiny-game-tagline = Nimm einen, zwei oder drei Steine; der letzte zählt am meisten.
tiny-game-cover = 2–3 · 2 min
tiny-game-about = Ein kleines Spiel, das zeigt, wie man ein Spiel hinzufügt.
tiny-game-about-data = Außer 21 Steinen hat es kein Material.
tiny-game-guide-title = Deine erste Partie Stones
tiny-game-chapter-1 = Das Spiel
tiny-game-rule-1-1 = Auf einem Haufen liegen 21 Steine.
tiny-game-rule-1-2 = Nimm in deinem Zug einen, zwei oder drei Steine vom Haufen.
tiny-game-rule-1-3 = Das Spiel endet, wenn der Haufen leer ist. Jeder Stein ist einen Punkt wert, der letzte fünf mehr.
