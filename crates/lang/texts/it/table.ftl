# Il tavolo, il replay e l’analisi nel browser.

## Intorno al tavolo
table-home = Home
table-none = Qui non c’è nessuna partita in corso.
table-download = Scarica la partita
table-close = Chiudi
table-parts = Aree del tavolo
table-tab-board = Tabellone
table-tab-players = Giocatori
table-tab-log = Cronaca

## Giocatori
table-bot-name = Bot { $seat }
table-level-random = casuale
table-level-greedy = avido
table-level-planner = metodico
table-level-easy = facile
table-level-normal = normale
table-level-hard = difficile
table-person-name = Giocatore { $seat }
table-players = Giocatori
table-turn = di turno
table-money = Denaro
table-points-now = Punti sul tracciato
table-points-if-over = Punti se la partita finisse ora
table-hand = In mano
table-hand-of = Mano di { $player }
table-no-cards = Niente in mano
table-built = Costruito
table-late = in ritardo
table-start-player = Primo giocatore
table-auctioneer = Banditore

## La domanda e le scelte
table-read-rule = Leggi questa regola
table-amounts = Importi
table-all-answers = Tutte le scelte in elenco ({ $count })
table-variants = Possibile anche qui:
table-preview-more = Altro ({ $count })
table-preview-points = Punti se la partita finisse ora:
table-preview-reveals = Questa mossa rivela informazioni nascoste: niente anteprima, e non si può annullare.
table-preview-reveals-online = Questa mossa rivela informazioni nascoste: niente anteprima, e si può annullare solo se tutti sono d’accordo.
table-confirm = Conferma
table-cancel = Annulla

## Il tabellone
table-board = Tabellone
table-zoom-in = Ingrandisci
table-zoom-out = Riduci
table-on-offer = In vendita
table-on-block = All’asta
table-bid = { $amount }
table-passed = passa
table-not-yet = deve offrire
table-road = Strada tra { $a } e { $b }: { $points } punti al giocatore che costruisce entrambe
table-line = Linea tra { $a } e { $b }: { $points } punti al giocatore che costruisce entrambe
table-epoch-space = Epoca { $epoch }: { $resources }. Tessere nella pila: { $tiles }.
table-epoch-last = Epoca { $epoch }. Tessere nella pila: { $tiles }.
table-epoch-absent = Epoca { $epoch }: fuori da questa partita.
table-score-mark = { $player }: { $points } sul tracciato
table-legend-road = Ogni strada con entrambi i capi costruiti da te: { $points } punti alla fine
table-legend-line = Ogni linea con entrambi i capi costruiti da te: { $points } punti alla fine
table-legend-bonus = Ogni tua fabbrica con il simbolo di una tua tessera bonus: { $points } punti alla fine
table-legend-money = Ogni { $amount } talleri: { $points } punto alla fine

## Una tessera
table-piece-label = { $name }: { $state }.
table-state-absent = fuori da questa partita
table-state-to-come = ancora coperta
table-state-offered = in vendita
table-state-on-block = all’asta
table-state-gone = fuori dal gioco
table-state-in-hand = nella mano di { $player }
table-state-built = costruita da { $player }
table-state-built-late = costruita da { $player }, dopo la sua epoca
table-where = Stato
table-kind = Tipo
table-kind-of-epoch = { $kind }, epoca { $epoch }
table-cost = Costo
table-thalers = { $amount ->
    [one] { $amount } tallero
   *[other] { $amount } talleri
}
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-produces = Fornisce
table-worth = Valore
table-discount = Sconto sulle costruzioni successive
table-symbols = Simboli
table-needs = Richiede
table-need-own = { $resource }: da una tua fabbrica, gratis
table-need-tile = { $resource }: tessera risorsa in mano
table-need-player = { $resource }: { $amount } a { $player }
table-need-bank = { $resource }: { $amount } alla banca
table-need-nobody = { $resource }: nessuno la fornisce; la banca la vende dall’epoca { $epoch }
table-price-now = { $player } pagherebbe ora
table-price-none = non ancora possibile
table-links = Collegata a

## Talleri distribuiti intorno al tavolo
table-coins-round = Tallero per tallero intorno al tavolo: { $shares }.
table-coins-share = { $player } { $amount }
table-coins-back = { $player } ne riprende { $amount }

## Industry
table-industry-to-come = la sua epoca deve ancora venire
table-industry-in-row = il suo indicatore d’area è ancora nel sacchetto
table-industry-is-undeveloped = non sviluppata, con l’indicatore di { $player }
table-industry-is-developed = sviluppata da { $player }
table-industry-is-late = sviluppata da { $player }, dopo la sua epoca
table-industry-is-lapsed = persa: { $player } non può più svilupparla
table-industry-joker-gone = il jolly è stato preso
table-industry-cleared = senza indicatore
table-industry-before = Davanti a { $player }
table-industry-jokers = Jolly
table-industry-undeveloped = Non sviluppate
table-industry-developed = Sviluppate
table-industry-lapsed = persa
table-industry-joker = Jolly: { $resource }
table-industry-joker-any = Jolly «?»: una risorsa a scelta
table-industry-joker-held = davanti a { $player }
table-industry-joker-unused = Non usato alla fine
table-industry-subsidy = Sovvenzione
table-industry-subsidy-text = { $amount } talleri subito, { $points } punti in meno alla fine; una volta per giocatore
table-industry-subsidy-free = ancora disponibile
table-industry-subsidy-takers = Presa da
table-industry-subsidized = Ha preso la sovvenzione
table-industry-marker-up = Indicatore d’area { $letter }: scoperto, la sua casella è disponibile.
table-industry-marker-used = Indicatore d’area { $letter }: già usato in questa epoca.
table-industry-marker-bag = Indicatore d’area { $letter }: nel sacchetto.
table-industry-marker-coin = Con un simbolo di moneta: { $amount } a tutti quando viene pescato.
table-industry-bag = Indicatori d’area nel sacchetto: { $count }.
table-industry-epoch = Epoca { $epoch }: compaiono { $resources }; la banca li vende dall’epoca { $next }.
table-industry-epoch-last = Epoca { $epoch }: l’ultima.
table-industry-network = { $network }: collega le fabbriche alla casella bonus «{ $bonus }»
table-industry-road = Strada tra { $a } e { $b }: { $points } punti al giocatore che sviluppa entrambe
table-industry-line = Linea tra { $a } e { $b }: { $points } punti al giocatore che sviluppa entrambe
table-industry-legend-road = Ogni strada con entrambi i capi sviluppati da te: { $points } punti alla fine
table-industry-legend-line = Ogni linea con entrambi i capi sviluppati da te: { $points } punti alla fine
table-industry-legend-network = { $network }: per ogni tua casella bonus «{ $bonus }», { $points } punti alla fine per ogni tua fabbrica sulla rete
table-industry-legend-money = Ogni { $amount } talleri: { $points } punto alla fine
table-industry-legend-joker = Ogni jolly non usato: { $points } punti alla fine
table-industry-coins = { $amount ->
    [one] { $amount } tallero
   *[other] { $amount } talleri
}
table-industry-per-factory = Per ogni tua fabbrica sulla rete
table-industry-networks = Reti
table-industry-need-joker = { $resource }: si può usare un jolly
table-industry-price-none = ora non si può sviluppare
table-industry-brings = Porta a { $player } alla fine
table-industry-would-bring = Porterebbe a { $player } alla fine
table-industry-gain = { $what }: +{ $points }

## Barrage
table-barrage-tab-map = Mappa
table-barrage-tab-actions = Azioni
table-barrage-tab-company = Compagnia
table-barrage-rivals = Le altre compagnie
table-barrage-tab-track = Energia
table-barrage-map = Mappa con fiumi, dighe, condotte e centrali
table-barrage-management = Plancia gestione
table-barrage-track = Tracciato dell’energia
table-barrage-wheel = Ruota di costruzione: { $player }
table-barrage-player = { $player } ({ $company })
table-barrage-no-company = Le compagnie non sono ancora state scelte.
table-barrage-area-mountain = Montagna
table-barrage-area-hill = Collina
table-barrage-area-plain = Pianura
table-barrage-area = { $area }: una base richiede { $base } escavatori, una sopraelevazione { $elevation } betoniere
table-barrage-basin = { $basin }, { $area }
table-barrage-free = libero
table-barrage-neutral = neutrale
table-barrage-owned = costruita da { $player }
table-barrage-dam = { $owner }, livello { $level }, { $drops } gocce su { $capacity }
table-barrage-waiting = { $drops ->
    [one] { $drops } goccia in attesa
   *[other] { $drops } gocce in attesa
}
table-barrage-energy-mark = { $player }: energia { $energy }
table-barrage-space-free = libero
table-barrage-space-taken = occupato da { $player }
table-barrage-space-used = usato in questo round
table-barrage-space-closed = non disponibile con questo numero di giocatori
table-barrage-office-turbine-station = Sala turbine
table-barrage-office-water-management = Gestione dell’acqua
table-barrage-office-bank = Banca
table-barrage-office-workshop = Officina
table-barrage-office-machinery-shop = Fabbrica di macchinari
table-barrage-office-contract-office = Ufficio contratti
table-barrage-office-patent-office = Ufficio brevetti
table-barrage-base = Base
table-barrage-elevation = Sopraelevazione
table-barrage-conduit = Condotta
table-barrage-powerhouse = Centrale
table-barrage-any-structure = qualsiasi struttura
table-barrage-row = { $structure }: { $built } su { $pieces } costruite
table-barrage-segment-open = Il settore aperto
table-barrage-segment-empty = { $turns ->
    [one] Vuoto; aperto dopo { $turns } giro
   *[other] Vuoto; aperto dopo { $turns } giri
}
table-barrage-segment = { $turns ->
    [one] { $tile } (escavatori: { $excavators }, betoniere: { $mixers }): torna dopo { $turns } giro
   *[other] { $tile } (escavatori: { $excavators }, betoniere: { $mixers }): torna dopo { $turns } giri
}
table-barrage-companies = Compagnie con i loro direttori
table-barrage-starting = Contratti iniziali
table-barrage-officers = Direttori che possono essere copiati
table-barrage-on-wheel = Sulla ruota
table-barrage-contracts = Contratti
table-barrage-tiles = Tessere
table-barrage-fulfilled = soddisfatti
table-barrage-out = Ha passato
table-barrage-energy = Energia
table-barrage-produced = Energia prodotta
table-barrage-credits = Crediti
table-barrage-engineers-left = Ingegneri
table-barrage-excavators = Escavatori
table-barrage-mixers = Betoniere
table-barrage-drops = Gocce
table-barrage-engineers = Ingegneri in banca
table-barrage-kind-starting = contratto iniziale
table-barrage-kind-national = nazionale
table-barrage-kind-green = verde
table-barrage-kind-yellow = giallo
table-barrage-kind-red = rosso
table-barrage-contract = energia { $energy }; ricompensa: { $reward }
table-barrage-asks = Richiede
table-barrage-reward = Ricompensa
table-barrage-builds = Costruisce
table-barrage-tile-held = presso { $player }
table-barrage-tile-wheel = sulla ruota di { $player }
table-barrage-start-credits = All’inizio
table-barrage-income-of = pezzo { $piece }: { $income }
table-barrage-for-each = Per ciascuno
table-barrage-scored = Contato nel
table-barrage-round = round { $round }
table-barrage-round-drops = { $drops ->
    [one] round { $round }: { $drops } goccia
   *[other] round { $round }: { $drops } gocce
}
table-barrage-lies-in = Si trova in
table-barrage-leads-to = Porta a
table-barrage-value = Valore
table-barrage-red = Bordato di rosso
table-barrage-red-fee = { $count ->
    [one] supplemento di { $count } credito
   *[other] supplemento di { $count } crediti
}
table-barrage-surcharge = { $count ->
    [one] sovrapprezzo di { $count } credito
   *[other] sovrapprezzo di { $count } crediti
}
table-barrage-price-in = { $area }: { $price }
table-barrage-price-conduit = per ogni punto del suo valore: { $price }
table-barrage-price-most = al massimo { $price }
table-barrage-price-or = oppure { $price } ({ $officer })
table-barrage-price-credits = { $price } al posto di una macchina qualsiasi ({ $officer })
table-barrage-price-none = nessuna macchina
table-barrage-gain-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
table-barrage-gain-credits = { $count ->
    [one] { $count } credito
   *[other] { $count } crediti
}
table-barrage-gain-engineers = { $count ->
    [one] { $count } ingegnere
   *[other] { $count } ingegneri
}
table-barrage-gain-excavators = { $count ->
    [one] { $count } escavatore
   *[other] { $count } escavatori
}
table-barrage-gain-mixers = { $count ->
    [one] { $count } betoniera
   *[other] { $count } betoniere
}
table-barrage-gain-energy = { $count ->
    [one] { $count } energia
   *[other] { $count } energia
}
table-barrage-gain-machines = { $count ->
    [one] { $count } macchinario a scelta
   *[other] { $count } macchinari a scelta
}
table-barrage-gain-rotate = { $count ->
    [one] ruota girata di { $count } settore
   *[other] ruota girata di { $count } settori
}
table-barrage-gain-drops = { $count ->
    [one] { $count } goccia su una sorgente
   *[other] { $count } gocce su sorgenti
}
table-barrage-gain-flowing = { $count ->
    [one] { $count } goccia che scorre subito
   *[other] { $count } gocce che scorrono subito
}
table-barrage-gain-free = { $structure } senza costi
table-barrage-gain-free-base = base senza costi ({ $areas })
table-barrage-gain-free-conduit = condotta senza costi, fino al valore { $value }
table-barrage-production = Energia: { $raw } dall’acqua, modificatore { $modifier }, bonus +{ $bonus }: { $energy }
table-barrage-production-fee = { $credits ->
    [one] { $credits } credito va a { $player } per la condotta
   *[other] { $credits } crediti vanno a { $player } per la condotta
}
table-barrage-production-contracts = Basta per: { $contracts }
table-barrage-production-no-contract = Non basta per alcun contratto

## Annulla
table-undo = Annulla l’ultima decisione
table-undo-online = Annulla la tua ultima decisione; i giocatori interessati devono prima accettare
table-undo-short = Annulla
table-undo-nothing = Non c’è ancora niente da annullare.
table-undo-revealed = Dall’ultima decisione sono state rivelate informazioni nascoste: non si può annullare.
table-redo = Ripeti

## Bot
table-bots = Bot
table-bot-speed = Velocità dei bot
table-speed = Velocità
table-speed-slow = lenta
table-speed-normal = normale
table-speed-fast = veloce
table-speed-instant = immediata
table-pause = Pausa
table-resume = Continua
table-step = Gioca una mossa
table-thinking = { $player } sta pensando…
table-bot-failed = Il bot non ha risposto. La partita è al sicuro.
table-retry = Riprova

## Il suggerimento
table-hint = Suggerimento
table-hint-ask = Chiedi un suggerimento: tre buone scelte
table-hint-thinking = Pensa, al massimo due secondi…
table-hint-failed = Questa volta nessun suggerimento. Chiudi e chiedi di nuovo.
table-hint-note = Stime del bot difficile, che sa solo ciò che sai tu.
table-hint-outlook = { $percent }% di probabilità di vincere, circa { $points } punti
table-hint-choose = Scegli
table-hint-choose-this = Scegli: { $choice }
table-hint-part = { $part } ({ $points })
table-hint-both = { $first } e { $second }
table-hint-gains = Porta { $gains }.
table-hint-losses = Costa { $losses }.
table-hint-gains-losses = Porta { $gains }, costa { $losses }.
table-hint-against-next = Rispetto alla scelta seguente: { $parts }.
table-hint-later = Per ora rende meno, ma ripaga più avanti: { $parts }.
table-hint-rival = rivali frenati
table-hint-played-on = Nessun motivo in particolare: nelle simulazioni del bot ha dato i risultati migliori.
table-hint-even = Per ora fa poca differenza.

## Salvataggio
table-unsaved-forbidden = Questo browser non permette alla pagina di salvare dati: la partita andrà persa quando chiudi la pagina. Scarica la partita.
table-unsaved-full = La memoria del browser è piena: l’ultima mossa non è salvata. Scarica la partita o elimina quelle vecchie.

## La cronaca
table-log = Cronaca
table-forced = (mossa obbligata)
table-show-then = Mostra la posizione dopo questa mossa
table-since = Dal tuo ultimo turno
table-since-nothing = Da allora non è successo niente.
table-since-hint = Fai clic su una voce della cronaca per vedere la posizione in quel momento.

## Regole e tasti
table-rule = Regola
table-rule-missing = Questa regola non è ancora disponibile in questa lingua.
table-all-rules = Tutte le regole
table-keys = Scorciatoie da tastiera
table-key-tab = scelta successiva
table-key-arrows = spostati sul tabellone
table-key-enter = scegli; conferma la scelta
table-key-escape = chiudi, annulla
table-key-hint = un suggerimento: tre buone scelte
table-key-undo = annulla
table-key-log = vai alla cronaca
table-key-rules = regola della domanda attuale
table-key-since = che cosa è successo dal tuo ultimo turno
table-key-help = questo elenco
table-key-step = una mossa indietro o avanti
table-key-ends = prima o ultima posizione
table-key-play = avvia o metti in pausa

## Punteggi e fine
table-score-sheet = Foglio dei punteggi
table-total = Totale
table-winner = { $count ->
    [one] { $names } vince.
   *[other] { $names } condividono la vittoria.
}
table-tie-rule = In caso di parità decidono le righe sotto il totale, dall’alto in basso.
table-again = Nuova partita, stessi giocatori
table-replay = Replay

## Replay
table-replay-none = Nessuna registrazione è aperta. Caricane una da un file.
table-load = Carica una registrazione
table-play = Avvia
table-back = Una mossa indietro
table-forward = Una mossa avanti
table-move-of = Mossa { $at } di { $of }
table-continue = Continua da qui
table-continue-how = Da questa mossa inizia una nuova partita; la registrazione resta invariata.
table-continue-same = Con gli stessi giocatori
table-continue-people = Con una persona a ogni posto
table-continue-alone = Tu contro i bot
table-back-to-game = Torna alla partita

## Analisi di una partita finita
table-analysis = Analisi
table-analysis-lead = Un bot riesamina ogni decisione sapendo solo ciò che il giocatore poteva sapere in quel momento. I suoi numeri sono stime.
table-analysis-none = Si possono analizzare solo le partite finite.
table-analysis-progress = { $done } decisioni su { $of }
table-analysis-done = Tutte le { $of } decisioni sono state esaminate.
table-analysis-failed = Il bot non ha risposto. I risultati ottenuti finora restano.
table-analysis-stop = Ferma
table-analysis-chances = Probabilità di vincere
table-analysis-curve = Le probabilità di vincere di ogni giocatore nel corso della partita, come linee; gli stessi numeri sono nella tabella in fondo alla pagina.
table-analysis-moment = Momento della partita
table-analysis-percent = { $percent }%
table-analysis-result = La fine della partita.
table-analysis-played = Giocato
table-analysis-better = Scelta del bot
table-analysis-agrees = Il bot avrebbe fatto la stessa scelta.
table-analysis-lost = Probabilità di vincere: −{ $percent }%
table-analysis-show = Mostra la posizione
table-analysis-play-on = Continua da qui
table-analysis-swings = Le svolte più grandi
table-analysis-swing = { $player }: { $before }% → { $after }%
table-analysis-move = Mossa { $at }
table-analysis-decisions = Decisioni
table-analysis-of = Giocatore
table-analysis-order = Ordine
table-analysis-largest = prima le più costose
table-analysis-in-order = in ordine di gioco
table-analysis-all = Mostra tutte ({ $count })
table-analysis-table = Il grafico come tabella
table-analysis-moves = Mosse giocate

## Il sipario
table-curtain-pass = Passate lo schermo a { $player }
table-curtain-why = Le mani sono segrete: ora solo { $player } dovrebbe guardare lo schermo.
table-curtain-show = Sono { $player }: mostra la mia mano
