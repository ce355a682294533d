# Bots gegeneinander: smokestack arena

## Während gespielt wird

arena-stopped = Nach { $games } von { $all } Partien angehalten; derselbe Befehl macht dort weiter.
arena-stopped-stateless = Nach { $games } von { $all } Partien angehalten; mit --state DATEI könnte derselbe Befehl dort weitermachen.
error-arena-budget = Gib --iterations oder --think an, nicht beides: Bots zählen oder schauen auf die Uhr.
error-arena-state-foreign = Die Datei { $file } stammt nicht von der Arena; gib mit --state eine andere Datei an.
error-arena-state-other = Die Datei { $file } gehört zu einem anderen Lauf ({ $what }: { $found } statt { $wanted }); gib mit --state eine andere Datei an.
error-arena-state-bots = Die Datei { $file } gehört zu einem Lauf, in dem die Bots anders gespielt haben; gib mit --state eine andere Datei an.
error-arena-state-line = Zeile { $line } der Datei { $file } ist keine Partie der Arena; gib mit --state eine andere Datei an.

## Was gespielt wurde

arena-seats = { $seats } Plätze
arena-iterations = { $count ->
        [one] { $shown } Durchgang
       *[other] { $shown } Durchgänge
    }
arena-think = { $shown } ms je Entscheidung
arena-games = { $count ->
        [one] { $shown } Partie
       *[other] { $shown } Partien
    } in { $time }
arena-line-up = { $bots }: { $count ->
        [one] { $shown } Partie
       *[other] { $shown } Partien
    }
arena-all-line-ups = Alle Aufstellungen zusammen

## Spalten

arena-column-bot = Bot
arena-column-seats-played = Plätze
arena-column-wins = Siege
arena-column-win-rate = Siegquote
arena-column-interval = (95 %)
arena-column-score = Punkte
arena-column-rating = Wertung
arena-column-source = Punkte aus
arena-column-decisions = Entscheidungen je Partie
arena-column-ms = ms je Entscheidung
arena-column-iterations-per-second = Durchgänge je Sekunde

## Was herauskam

arena-verdict-more = { $bot } gewinnt mehr als den fairen Anteil: { $rate } der Plätze statt { $fair } (95-%-Intervall { $low } bis { $high }).
arena-verdict-less = { $bot } gewinnt weniger als den fairen Anteil: { $rate } der Plätze statt { $fair } (95-%-Intervall { $low } bis { $high }).
arena-verdict-open = { $bot } gewinnt { $rate } der Plätze; vom fairen Anteil, { $fair }, können diese Partien das nicht unterscheiden (95-%-Intervall { $low } bis { $high }).
arena-sources = Woher die Punkte kommen, je Partie
arena-effort = Bedenkzeit

## Der Bericht

arena-report-arena = Arena
arena-report-line-ups = { $count ->
        [one] { $shown } Aufstellung
       *[other] { $shown } Aufstellungen
    }
arena-report-fact-games = Partien
arena-report-fact-deals = Startaufstellungen, jede in jeder Sitzordnung
arena-report-fact-seats = Plätze
arena-report-fact-iterations = Durchgänge je Entscheidung für hard
arena-report-fact-ms = ms je Entscheidung für hard
arena-report-fact-time = gespielt
arena-report-verdict = Kurz gesagt
arena-report-verdict-note = Der faire Anteil ist, was ein Bot gewänne, wenn alle gleich gut spielten. Nur ein Intervall, das ganz darüber oder ganz darunter liegt, sagt etwas aus.
arena-report-rates = Siegquoten
arena-report-rates-note = Siege geteilt durch gespielte Plätze; ein geteilter Sieg zählt anteilig. Die Balken sind 95-%-Intervalle (Wilson).
arena-report-scores = Punkte
arena-report-scores-note = Jeder Hügel zeigt, wie oft ein Bot welche Punktzahl erreicht hat; alle Hügel haben dieselbe Fläche. Darunter liegt die mittlere Hälfte der Partien, und das Zeichen steht beim Mittelwert.
arena-report-mean = Mittel { $mean }
arena-report-sources-note = Mittlere Punkte je Partie nach den Zeilen der Wertung. Was Punkte kostet, steht links der Null.
arena-report-total = Summe
arena-report-seats = Siegquoten nach Platz
arena-report-seats-note = Die Plätze gehen von A an um den Tisch. Die gestrichelte Linie ist die Quote des Bots über alle Plätze: Wo ein Intervall sie verfehlt, zählt der Platz.
arena-report-seat = Platz { $seat }
arena-report-ratings = Wertungszahlen
arena-report-ratings-note = Eine Zahl für die Stärke über alle Partien, nach Rängen und nicht nur nach Siegen (Verfahren von Weng und Lin), auf der Skala des Schachs: Alle beginnen bei 1500, und wer 200 mehr hat, liegt in drei von vier Partien vor dem anderen.
arena-report-effort-note = Entscheidungen mit mehr als einer Möglichkeit; erzwungene Züge werden sofort gespielt und nicht gezählt.
arena-report-ms = { $ms } ms je Entscheidung
arena-report-repeat = Noch einmal spielen
arena-report-repeat-exact = Dieselbe Version des Programms spielt mit diesem Befehl genau dieselben Partien, gleich auf welchem Rechner.
arena-report-repeat-clock = Die Bots haben auf die Uhr geschaut: Derselbe Befehl spielt ähnliche Partien, nicht dieselben.
arena-report-row-rules = Version der Regeln
arena-report-row-data = Spielmaterial
arena-report-row-seed = Startwert
arena-report-footer = Smokestack { $version } · Bots { $bots }
arena-column-fair = fairer Anteil
arena-column-deviation = Streuung
arena-column-lowest = kleinste
arena-column-quarter = Viertel darunter
arena-column-median = Median
arena-column-three-quarters = Viertel darüber
arena-column-highest = größte
