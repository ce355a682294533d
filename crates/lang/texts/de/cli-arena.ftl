# Bots gegeneinander: smokestack arena

## Während gespielt wird

arena-stopped = Nach { $games } von { $all } Partien angehalten; mit demselben Befehl geht es weiter.
arena-stopped-stateless = Nach { $games } von { $all } Partien angehalten; mit --state DATEI könnte derselbe Befehl hier weitermachen.
error-arena-budget = Gib --iterations oder --think an, nicht beides: Bots sind durch Durchgänge oder durch Zeit begrenzt.
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
arena-think = { $shown } ms pro Entscheidung
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
arena-column-decisions = Entscheidungen pro Partie
arena-column-ms = ms pro Entscheidung
arena-column-iterations-per-second = Durchgänge pro Sekunde

## Was herauskam

arena-verdict-more = { $bot } gewinnt mehr als den fairen Anteil: { $rate } der Plätze statt { $fair } (95-%-Intervall { $low } bis { $high }).
arena-verdict-less = { $bot } gewinnt weniger als den fairen Anteil: { $rate } der Plätze statt { $fair } (95-%-Intervall { $low } bis { $high }).
arena-verdict-open = { $bot } gewinnt { $rate } der Plätze; das lässt sich mit diesen Partien nicht vom fairen Anteil, { $fair }, unterscheiden (95-%-Intervall { $low } bis { $high }).
arena-sources = Woher die Punkte kommen, pro Partie
arena-effort = Bedenkzeit

## Der Bericht

arena-report-arena = Arena
arena-report-line-ups = { $count ->
        [one] { $shown } Aufstellung
       *[other] { $shown } Aufstellungen
    }
arena-report-fact-games = Partien
arena-report-fact-deals = Startaufstellungen, jede in jeder Sitzordnung gespielt
arena-report-fact-seats = Plätze
arena-report-fact-iterations = Durchgänge pro Entscheidung für hard
arena-report-fact-ms = ms pro Entscheidung für hard
arena-report-fact-time = Spielzeit
arena-report-verdict = Zusammenfassung
arena-report-verdict-note = Der faire Anteil ist, was ein Bot gewinnen würde, wenn alle gleich gut spielten. Nur ein Intervall, das ganz darüber oder ganz darunter liegt, ist aussagekräftig.
arena-report-rates = Siegquoten
arena-report-rates-note = Siege geteilt durch gespielte Plätze; ein geteilter Sieg zählt anteilig. Die Balken sind 95-%-Intervalle (Wilson).
arena-report-scores = Punkte
arena-report-scores-note = Jede Kurve zeigt, wie oft ein Bot welche Punktzahl erreicht hat; alle Kurven haben dieselbe Fläche. Unter jeder Kurve liegt die mittlere Hälfte der Partien; die Markierung zeigt den Mittelwert.
arena-report-mean = Mittel { $mean }
arena-report-sources-note = Mittlere Punkte pro Partie nach den Zeilen der Wertung. Was Punkte kostet, steht links der Null.
arena-report-total = Summe
arena-report-seats = Siegquoten nach Platz
arena-report-seats-note = Die Plätze gehen von A an um den Tisch. Die gestrichelte Linie ist die Quote des Bots über alle Plätze: Wo ein Intervall sie nicht enthält, spielt der Platz eine Rolle.
arena-report-seat = Platz { $seat }
arena-report-ratings = Wertungszahlen
arena-report-ratings-note = Eine Zahl für die Stärke über alle Partien, nach Rängen und nicht nur nach Siegen (Verfahren von Weng und Lin), auf der Skala des Schachs: Alle Bots beginnen bei 1500, und wer 200 Punkte mehr hat, liegt in drei von vier Partien vor dem anderen.
arena-report-effort-note = Entscheidungen mit mehr als einer Möglichkeit; erzwungene Züge werden sofort gespielt und nicht gezählt.
arena-report-ms = { $ms } ms pro Entscheidung
arena-report-repeat = Diese Partien wiederholen
arena-report-repeat-exact = Mit diesem Befehl spielt dieselbe Programmversion auf jedem Rechner genau dieselben Partien.
arena-report-repeat-clock = Die Bots waren durch Zeit begrenzt: Derselbe Befehl spielt ähnliche Partien, nicht dieselben.
arena-report-row-rules = Fassung der Regeln
arena-report-row-data = Spielmaterial
arena-report-row-seed = Startwert
arena-report-footer = Smokestack { $version } · Bots { $bots }
arena-column-fair = fairer Anteil
arena-column-deviation = Standardabw.
arena-column-lowest = kleinste
arena-column-quarter = unteres Quartil
arena-column-median = Median
arena-column-three-quarters = oberes Quartil
arena-column-highest = größte
