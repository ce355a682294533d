# Bot l’uno contro l’altro: smokestack arena

## Mentre si gioca

arena-stopped = Fermato dopo { $games } partite su { $all }; lo stesso comando riprende da lì.
arena-stopped-stateless = Fermato dopo { $games } partite su { $all }; con --state FILE lo stesso comando potrebbe riprendere da lì.
error-arena-budget = Indica --iterations o --think, non entrambi: un bot conta oppure guarda l’orologio.
error-arena-state-foreign = Il file { $file } non è stato scritto dall’arena; indica un altro file con --state.
error-arena-state-other = Il file { $file } appartiene a un’altra serie: lì { $what } vale { $found }, non { $wanted }; indica un altro file con --state.
error-arena-state-bots = Il file { $file } appartiene a una serie in cui i bot giocavano diversamente; indica un altro file con --state.
error-arena-state-line = La riga { $line } del file { $file } non è una partita dell’arena; indica un altro file con --state.

## Che cosa si è giocato

arena-seats = { $seats } posti
arena-iterations = { $count ->
        [one] { $shown } iterazione
       *[other] { $shown } iterazioni
    }
arena-think = { $shown } ms per decisione
arena-games = { $count ->
        [one] { $shown } partita
       *[other] { $shown } partite
    } in { $time }
arena-line-up = { $bots }: { $count ->
        [one] { $shown } partita
       *[other] { $shown } partite
    }
arena-all-line-ups = Tutte le formazioni insieme

## Colonne

arena-column-bot = bot
arena-column-seats-played = posti
arena-column-wins = vittorie
arena-column-win-rate = quota
arena-column-interval = (95 %)
arena-column-score = punti
arena-column-rating = forza
arena-column-source = punti da
arena-column-decisions = decisioni a partita
arena-column-ms = ms per decisione
arena-column-iterations-per-second = iterazioni al secondo

## Che cosa ne risulta

arena-verdict-more = { $bot } vince più della sua quota equa: { $rate } dei suoi posti invece di { $fair } (intervallo al 95 %: da { $low } a { $high }).
arena-verdict-less = { $bot } vince meno della sua quota equa: { $rate } dei suoi posti invece di { $fair } (intervallo al 95 %: da { $low } a { $high }).
arena-verdict-open = { $bot } vince { $rate } dei suoi posti; queste partite non bastano a distinguerlo dalla sua quota equa, { $fair } (intervallo al 95 %: da { $low } a { $high }).
arena-sources = Da dove vengono i punti, a partita
arena-effort = Tempo per pensare
