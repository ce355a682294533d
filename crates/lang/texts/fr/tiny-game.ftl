# Stones : le petit jeu de docs/adding-a-game.md.

tiny-game-event-took =
    {$seat} prend {$amount ->
        [one] une pierre
       *[other] {$amount} pierres
    } ; il en reste {$left}.
tiny-game-refusal-too-many = Il n’en reste que {$left}.
tiny-game-refusal-over = La partie est terminée.
tiny-game-prompt-take = {$seat} : combien des {$left} pierres prenez-vous ?
tiny-game-prompt-over = La partie est terminée.
tiny-game-action-take = Prendre {$amount}
tiny-game-score-stones = Pierres
tiny-game-score-last = Dernière pierre
tiny-game-eval-points = points
tiny-game-tagline = Prenez une, deux ou trois pierres ; la dernière compte le plus.
tiny-game-cover = 2–3 · 2 min
tiny-game-about = Un petit jeu qui montre comment on ajoute un jeu.
tiny-game-about-data = Il n’a pas d’autre matériel que 21 pierres.
tiny-game-guide-title = Votre première partie de Stones
tiny-game-chapter-1 = Le jeu
tiny-game-rule-1-1 = Il y a une pile de 21 pierres.
tiny-game-rule-1-2 = À votre tour, prenez une, deux ou trois pierres de la pile.
tiny-game-rule-1-3 = La partie se termine quand la pile est vide. Chaque pierre vaut un point, et la dernière cinq de plus.
