# Bots gegeneinander: smokestack arena

## Während gespielt wird

arena-stopped = Nach { $games } von { $all } Partien angehalten; derselbe Befehl macht dort weiter.
arena-stopped-stateless = Nach { $games } von { $all } Partien angehalten; mit --state DATEI könnte derselbe Befehl dort weitermachen.
error-arena-budget = Gib --iterations oder --think an, nicht beides: Bots zählen oder schauen auf die Uhr.
error-arena-state-foreign = Die Datei { $file } stammt nicht von der Arena; gib mit --state eine andere Datei an.
error-arena-state-other = Die Datei { $file } gehört zu einem anderen Lauf: { $what } ist dort { $found }, nicht { $wanted }; gib mit --state eine andere Datei an.
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
arena-column-ms = ms je Entscheidung
arena-column-iterations-per-second = Durchgänge je Sekunde

## Was herauskam

arena-verdict-more = { $bot } gewinnt mehr als den fairen Anteil: { $rate } der Plätze statt { $fair } (95-%-Intervall { $low } bis { $high }).
arena-verdict-less = { $bot } gewinnt weniger als den fairen Anteil: { $rate } der Plätze statt { $fair } (95-%-Intervall { $low } bis { $high }).
arena-verdict-open = { $bot } gewinnt { $rate } der Plätze; vom fairen Anteil, { $fair }, können diese Partien das nicht unterscheiden (95-%-Intervall { $low } bis { $high }).
arena-sources = Woher die Punkte kommen, je Partie
arena-effort = Bedenkzeit
