# La pagina intorno ai giochi: cornice, inizio, nuova partita, regole, guida, informazioni, impostazioni.

## Cornice

ui-skip = Vai al contenuto
ui-navigation = Navigazione principale
ui-home = Inizio
ui-rules = Regole
ui-settings = Impostazioni
ui-to-table = Tavolo
ui-online = Sala da gioco
ui-waiting =
    { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
ui-language = Lingua
ui-theme = Aspetto
ui-theme-system = come il sistema
ui-theme-light = chiaro
ui-theme-dark = scuro
ui-labelled = { $name }: { $value }
ui-footer-fan = Una realizzazione di appassionati, con parole e immagini nostre; senza legami con gli editori o gli autori dei giochi.
ui-footer-licence = Software libero: MIT o Apache 2.0.
ui-not-found-title = Nessun binario porta qui
ui-not-found-text = A questo indirizzo non c’è nulla; forse è stato tagliato lungo la strada.
ui-not-found-home = Alla pagina iniziale
ui-texts-missing = Alcuni testi non sono arrivati; nulla è perduto.
ui-retry = Riprova
ui-analysis = Analisi
ui-part-missing = Questa parte della pagina non è arrivata. Controlla la rete e riprova.

## Quando qualcosa si rompe

ui-rescue-title = Qualcosa si è rotto
ui-rescue-text = La pagina si è fermata per un nostro errore. La partita è salvata fino all’ultima mossa.
ui-rescue-download = Scarica la partita
ui-rescue-reload = Torna alla pagina iniziale

## Pagina iniziale

ui-hero-over = Giochi da tavolo dell’età industriale
ui-hero-title = A tutto vapore
ui-hero-text = Conquista fabbriche all’asta, costruiscile prima dei rivali e trasforma le cave d’argilla in un impero. I grandi giochi economici, al tuo tavolo, nel browser.
ui-hero-guide = È la prima volta? Leggi la guida alla prima partita.
ui-quick-start = Partita veloce: { $game }
ui-quick-start-text = Tu contro due bot, con le regole standard.
ui-new-game = Prepara una partita
ui-games = I giochi
ui-play = Gioca
ui-guide = La prima partita
ui-about = Informazioni
ui-cover-industria = 3–4 · 60 min
ui-cover-industry = 3–4 · 60 min
ui-cover-barrage = 2–4 · 120 min
ui-cover-age-of-industry = 2–5 · 120 min
ui-promises = Che cosa ti aspetta al tavolo
ui-promise-rules = Ogni regola, spiegata
ui-promise-rules-text = Ciò che è permesso si illumina; ciò che non lo è dice perché, con la regola a un clic.
ui-promise-bots = Avversari a ogni ora
ui-promise-bots-text = I bot occupano i posti liberi. Vedono ciò che vede il loro posto, e nulla di più.
ui-promise-together = Tra amici, davanti a uno schermo
ui-promise-together-text = Da due a cinque persone condividono uno schermo; ognuno ha un colore e una forma, e un sipario tiene segrete le mani segrete.
ui-promise-offline = Tuo, anche senza rete
ui-promise-offline-text = Tutto gira nel browser, anche offline. Ogni partita è una registrazione che puoi conservare.
ui-saved = Le tue partite
ui-saved-moves =
    { $moves ->
        [0] non ancora iniziata
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
ui-saved-round = Round { $at } di { $of }
ui-saved-turn = Round { $at }
ui-saved-epoch = Epoca { $at } di { $of }
ui-saved-points = { $player } { $points }
ui-bot-seat = Bot { $seat }
ui-you = tu
ui-saved-over = finita
ui-saved-damaged = non è più leggibile
ui-resume = Riprendi
ui-view = Guarda
ui-delete = Elimina
ui-delete-sure = Eliminare per sempre questa partita?
ui-delete-yes = Elimina
ui-delete-no = Conserva
ui-load = Carica una registrazione
ui-load-choose = Scegli una registrazione o trascinala qui
ui-load-text = Una registrazione è il file di testo di una partita. Si apre per rivederla mossa per mossa, e puoi continuare da qualsiasi mossa.
ui-load-too-big = «{ $file }» è troppo grande per una registrazione; scegli il file di testo di una partita.
ui-load-unreadable = «{ $file }» non si può leggere; scegli il file di testo di una partita.

## Nuova partita

ui-reconstructed = { $count ->
    [0] Nessuno dei { $total } valori è ricostruito.
    [one] { $count } valore su { $total } è ricostruito.
   *[other] { $count } valori su { $total } sono ricostruiti.
}
ui-reconstructed-correct = Come correggerli
ui-new-title = Nuova partita
ui-new-heading = Una nuova partita a { $game }
ui-seats-title = Chi gioca
ui-seat-count = Giocatori
ui-shuffle = Sorteggia i posti
ui-seat = Posto { $seat }
ui-seat-kind = Chi siede qui
ui-person = Persona
ui-bot-random = Bot: caso
ui-bot-random-text = Gioca una qualsiasi mossa permessa, tutte con la stessa probabilità. Ottimo per provare.
ui-bot-greedy = Bot: avido
ui-bot-greedy-text = Prende ciò che sembra meglio in quel momento. Un avversario vivace per le prime partite.
ui-bot-planner = Bot: metodico
ui-bot-planner-text = Segue semplici regole come un buon principiante; non guarda mai avanti.
ui-bot-easy = Bot: facile
ui-bot-easy-text = Guarda un po’ avanti e sbaglia come sbagliano le persone.
ui-bot-normal = Bot: normale
ui-bot-normal-text = Guarda avanti e regala di rado qualcosa.
ui-bot-hard = Bot: difficile
ui-bot-hard-text = Pensa più a lungo, fino a cinque secondi per mossa. Per chi conosce il gioco.
ui-name = Nome
ui-player = Giocatore { $seat }
ui-colour = Colore
ui-colour-0 = ingranaggio rosso
ui-colour-1 = quadrato blu
ui-colour-2 = triangolo verde
ui-colour-3 = rombo giallo
ui-colour-4 = esagono viola
ui-equal-names = Due giocatori hanno lo stesso nome; il secondo riceverà un numero.
ui-only-bots = Solo bot: tu guardi.
ui-options = Opzioni
ui-options-text = Con i valori standard il gioco è come lo vuole il regolamento.
ui-house-rules = Regole della casa
ui-house-rules-text = Dove le fonti si contraddicono, potete decidere voi. Per una prima partita non serve.
ui-option-standard = standard
ui-seed-title = Caso
ui-seed = Seme
ui-seed-empty = sorteggiato
ui-seed-text = Lo stesso seme dà le stesse tessere. Lascialo vuoto, oppure inserisci un numero intero o 64 cifre esadecimali.
ui-begin = Inizia la partita
ui-begin-watch = Guarda giocare i bot
ui-new-players = { $people ->
    [0] { $bots ->
        [one] { $bots } bot, e tu guardi.
       *[other] { $bots } bot, e tu guardi.
    }
    [one] { $bots ->
        [0] Tu da solo.
        [one] Tu contro { $bots } bot.
       *[other] Tu contro { $bots } bot.
    }
   *[other] { $bots ->
        [0] { $people } persone a questo schermo.
        [one] { $people } persone a questo schermo e { $bots } bot.
       *[other] { $people } persone a questo schermo e { $bots } bot.
    }
}

## Regole

ui-rules-title = Regole
ui-rules-heading = Le regole di { $game }
ui-rules-lead = Con parole nostre, e numerate, così domande e rifiuti possono rimandarvi.
ui-contents = Indice
ui-rules-search = Cerca nelle regole
ui-rules-search-example = ad es. banditore, banca, IA-6.6
ui-rules-found =
    { $count ->
        [0] Nessuna regola contiene tutte queste parole.
        [one] { $count } regola trovata.
       *[other] { $count } regole trovate.
    }
ui-back-to-table = Torna al tavolo

## Guida, tavolo, rivedere: nomi delle pagine

ui-guide-title = La prima partita
ui-table-title = Tavolo
ui-replay-title = Rivedi la partita

## Informazioni

ui-title-waiting = { $game }: sala d’attesa
ui-title-new-table = Nuovo tavolo
ui-title-account = Account
ui-title-person = Giocatore
ui-title-finished = Partite finite
ui-title-notifications = Notifiche di turno
ui-title-confirm = Conferma il tuo indirizzo
ui-title-password = Nuova password
ui-title-yours = tocca a te
ui-title-turn = tocca a { $player }
ui-about-title = Informazioni
ui-about-heading = Informazioni su { $game }
ui-about-origins = Da dove vengono i valori
ui-about-components = Materiale
ui-about-total = Totale
ui-origin-rulebook = Regolamento
ui-origin-rulebook-text = si trova nelle regole della scatola
ui-origin-published = Pubblicato
ui-origin-published-text = si trova in un altro testo pubblico, per esempio una recensione
ui-origin-derived = Dedotto
ui-origin-derived-text = segue da cifre note
ui-origin-reconstructed = Ricostruito
ui-origin-reconstructed-text = scelto da noi in modo che tutte le cifre note siano rispettate
ui-part-factories = Fabbriche
ui-part-technologies = Tecnologie
ui-part-resources = Tessere risorsa
ui-part-bonuses = Tessere bonus
ui-part-connections = Strade e linee
ui-part-goods = Risorse
ui-part-symbols = Simboli
ui-part-jokers = Jolly
ui-part-bonus-fields = Caselle bonus
ui-part-networks = Reti
ui-part-markers = Indicatori d’area
ui-part-figures = Prezzi e punti
ui-part-map = Mappa
ui-part-headstreams = Tessere sorgente
ui-part-track-tiles = Tessere bonus e obiettivo
ui-part-contracts = Contratti
ui-part-tiles = Tessere tecnologia
ui-part-companies = Compagnie
ui-part-officers = Direttori
ui-part-spaces = Spazi azione
ui-part-costs = Costi e tracciato dell’energia
ui-part-industry-tiles = Tessere industria
ui-part-cards = Carte
ui-part-market-tiles = Tessere mercato
ui-part-places = Località delle due mappe
ui-part-rail-lines = Collegamenti ferroviari delle due mappe
ui-about-reconstructed = Che cosa è stato ricostruito
ui-about-reconstructed-text = Questi valori delle tessere sono una stima accurata. Lo sono anche le strade e le linee della mappa.
ui-about-reconstructed-show = Mostra le tessere
ui-about-reconstructed-fields = Questi valori delle caselle sono una stima accurata. Lo sono anche le strade, le linee e le reti del tabellone.
ui-about-reconstructed-show-fields = Mostra le caselle
ui-about-reconstructed-maps = Questi valori delle tessere e queste località sono una stima accurata. Lo sono anche i collegamenti ferroviari delle due mappe, il numero di carte di ogni tipo e i prezzi delle tabelle della domanda.
ui-about-reconstructed-show-maps = Mostra tessere e località
ui-about-reconstructed-none = Nessun valore è stato ricostruito: ogni cifra sta in una fonte.
ui-about-epoch = Epoca { $epoch }
ui-field-name = nome
ui-field-epoch = epoca
ui-field-cost = costo
ui-field-needs = risorse necessarie
ui-field-produces = risorsa
ui-field-vp = punti vittoria
ui-field-symbols = simboli
ui-field-discount = sconto
ui-field-count = numero di tessere
ui-about-compare = Industria e Industry
ui-about-compare-text = I due giochi sono gemelli: la stessa casa, a sette anni di distanza. Chi ne conosce uno trova qui che cosa cambia in Industry.
ui-about-correct = Possiedi la scatola?
ui-about-correct-text = Allora puoi correggere questi valori: copia il file dei dati, modificalo e inizia una partita con quello. La pagina docs/data.md del progetto dice come; una correzione che ci mandi aiuta tutti.
ui-about-sources = Fonti

## Impostazioni

ui-settings-title = Impostazioni
ui-settings-lead = Le modifiche si vedono subito e restano in questo browser.
ui-settings-look = Aspetto e lingua
ui-settings-table = Al tavolo
ui-motion = Movimento
ui-motion-system = come il sistema
ui-motion-full = completo
ui-motion-reduced = ridotto
ui-speed = Velocità dei bot
ui-speed-slow = lenta
ui-speed-normal = normale
ui-speed-fast = rapida
ui-speed-instant = immediata
ui-confirm-moves = Conferma le mosse
ui-confirm-moves-text = Una scelta mostra prima il suo effetto e viene giocata al secondo clic.
ui-auto-forced = Gioca in automatico le mosse obbligate
ui-auto-forced-text = Dove le regole lasciano una sola mossa, viene giocata senza chiedere.
