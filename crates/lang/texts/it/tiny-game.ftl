# Stones: il piccolo gioco di docs/adding-a-game.md.

tiny-game-event-took =
    {$seat} prende {$amount ->
        [one] una pietra
       *[other] {$amount} pietre
    }; ne restano {$left}.
tiny-game-refusal-too-many = Ne restano solo {$left}.
tiny-game-refusal-over = La partita è finita.
tiny-game-prompt-take = {$seat}: quante delle {$left} pietre prendi?
tiny-game-prompt-over = La partita è finita.
tiny-game-action-take = Prendi {$amount}
tiny-game-score-stones = Pietre
tiny-game-score-last = Ultima pietra
tiny-game-eval-points = punti
tiny-game-tagline = Prendi una, due o tre pietre; l’ultima vale di più.
tiny-game-cover = 2–3 · 2 min
tiny-game-about = Un piccolo gioco che mostra come si aggiunge un gioco.
tiny-game-about-data = Non ha altri componenti che 21 pietre.
tiny-game-guide-title = La tua prima partita a Stones
tiny-game-chapter-1 = Il gioco
tiny-game-rule-1-1 = C’è un mucchio di 21 pietre.
tiny-game-rule-1-2 = Nel tuo turno, prendi una, due o tre pietre dal mucchio.
tiny-game-rule-1-3 = La partita finisce quando il mucchio è vuoto. Ogni pietra vale un punto, e l’ultima cinque in più.
