# Bot l’uno contro l’altro: smokestack arena

## Mentre si gioca

arena-stopped = Fermato dopo { $games } partite su { $all }; esegui di nuovo lo stesso comando per continuare.
arena-stopped-stateless = Fermato dopo { $games } partite su { $all }; con --state FILE lo stesso comando potrebbe riprendere da qui.
error-arena-budget = Indica --iterations o --think, non entrambi: un bot è limitato dalle iterazioni o dal tempo.
error-arena-state-foreign = Il file { $file } non è stato scritto dall’arena; indica un altro file con --state.
error-arena-state-other = Il file { $file } appartiene a un’altra serie ({ $what }: { $found } invece di { $wanted }); indica un altro file con --state.
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
arena-column-ms = ms per decisione
arena-column-iterations-per-second = iterazioni al secondo

## Che cosa ne risulta

arena-verdict-more = { $bot } vince più della sua quota equa: { $rate } dei suoi posti invece di { $fair } (intervallo al 95 %: da { $low } a { $high }).
arena-verdict-less = { $bot } vince meno della sua quota equa: { $rate } dei suoi posti invece di { $fair } (intervallo al 95 %: da { $low } a { $high }).
arena-verdict-open = { $bot } vince { $rate } dei suoi posti; queste partite non bastano a distinguerlo dalla sua quota equa, { $fair } (intervallo al 95 %: da { $low } a { $high }).
arena-sources = Da dove vengono i punti, a partita
arena-effort = Tempo per pensare

## Il resoconto

arena-report-arena = Arena
arena-report-line-ups = { $count ->
        [one] { $shown } formazione
       *[other] { $shown } formazioni
    }
arena-report-fact-games = partite
arena-report-fact-deals = preparazioni, ognuna giocata in ogni ordine di posto
arena-report-fact-seats = posti
arena-report-fact-iterations = iterazioni per decisione per hard
arena-report-fact-ms = ms per decisione per hard
arena-report-fact-time = tempo di gioco
arena-report-verdict = In breve
arena-report-verdict-note = La quota equa è ciò che un bot vincerebbe se tutti giocassero ugualmente bene. Solo un intervallo tutto al di sopra o al di sotto è significativo.
arena-report-rates = Quote di vittorie
arena-report-rates-note = Vittorie divise per posti giocati; una vittoria condivisa conta per la sua parte. Le barre sono intervalli al 95 % (Wilson).
arena-report-scores = Punteggi
arena-report-scores-note = Ogni curva mostra quante volte un bot ha raggiunto ciascun punteggio; tutte hanno la stessa area. Sotto ogni curva c’è la metà centrale delle partite; il segno indica la media.
arena-report-mean = media { $mean }
arena-report-sources-note = Punti medi a partita per ogni riga del punteggio. Le righe che costano punti stanno a sinistra dello zero.
arena-report-total = Totale
arena-report-seats = Quote di vittorie per posto
arena-report-seats-note = I posti girano intorno al tavolo a partire da A. La linea tratteggiata è la quota del bot su tutti i suoi posti: dove un intervallo non la comprende, il posto fa differenza.
arena-report-seat = Posto { $seat }
arena-report-ratings = Forza
arena-report-ratings-note = Un solo numero per la forza in tutte le partite, secondo i piazzamenti e non solo le vittorie (metodo di Weng e Lin), sulla scala degli scacchi: tutti i bot partono da 1500, e 200 punti in più significano finire davanti all’altro in tre partite su quattro.
arena-report-effort-note = Decisioni con più di una scelta; le mosse obbligate vengono giocate subito e non sono contate.
arena-report-ms = { $ms } ms per decisione
arena-report-repeat = Riproduci queste partite
arena-report-repeat-exact = Con questo comando la stessa versione del programma gioca esattamente le stesse partite, su qualunque macchina.
arena-report-repeat-clock = I bot erano limitati dal tempo: lo stesso comando gioca partite simili, non le stesse.
arena-report-row-rules = Versione delle regole
arena-report-row-data = Materiale
arena-report-row-seed = Seme
arena-report-footer = Smokestack { $version } · bot { $bots }
arena-column-fair = quota equa
arena-column-deviation = dev. standard
arena-column-lowest = minimo
arena-column-quarter = 1º quartile
arena-column-median = mediana
arena-column-three-quarters = 3º quartile
arena-column-highest = massimo
