# Le pagine intorno ai giochi: cornice, home, nuova partita, regole, guida, informazioni, impostazioni.

## Cornice

ui-skip = Vai al contenuto
ui-navigation = Navigazione principale
ui-home = Home
ui-rules = Regole
ui-settings = Impostazioni
ui-to-table = Tavolo
ui-online = Gioca online
ui-waiting =
    { $count ->
        [one] Tocca a te a { $count } tavolo
       *[other] Tocca a te a { $count } tavoli
    }
ui-language = Lingua
ui-theme = Tema
ui-theme-system = come nel sistema
ui-theme-light = chiaro
ui-theme-dark = scuro
ui-labelled = { $name }: { $value }
ui-footer-fan = Un progetto non ufficiale di appassionati, con testi e immagini propri; senza legami con gli editori o gli autori dei giochi.
ui-footer-licence = Software libero: MIT o Apache 2.0.
ui-not-found-title = Pagina non trovata
ui-not-found-text = A questo indirizzo non c’è nulla; forse il link è incompleto.
ui-not-found-home = Vai alla home
ui-texts-missing = Non è stato possibile caricare alcuni testi; non è andato perso nulla.
ui-retry = Riprova
ui-analysis = Analisi
ui-part-missing = Non è stato possibile caricare questa parte della pagina. Controlla la connessione e riprova.

## In caso di errore

ui-crash-title = Qualcosa è andato storto
ui-crash-text = La pagina si è fermata a causa di un bug. La partita è salvata fino all’ultima mossa.
ui-crash-download = Scarica la partita
ui-crash-reload = Torna alla home

## Home

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
ui-promises = Che cosa ti aspetta al tavolo
ui-promise-rules = Ogni regola, spiegata
ui-promise-rules-text = Le scelte permesse si illuminano; per le altre vedi il motivo, con la regola a un clic.
ui-promise-bots = Avversari a qualsiasi ora
ui-promise-bots-text = I bot occupano i posti liberi. Vedono solo ciò che vedrebbe un giocatore al loro posto.
ui-promise-together = Tra amici, davanti a uno schermo
ui-promise-together-text = Da due a cinque persone condividono uno schermo. Ogni giocatore ha un colore e una forma, e un sipario nasconde le mani segrete.
ui-promise-offline = Funziona offline
ui-promise-offline-text = Tutto gira nel browser, anche senza connessione. Di ogni partita puoi conservare una registrazione.
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
ui-saved-damaged = danneggiata, impossibile aprirla
ui-resume = Riprendi
ui-view = Visualizza
ui-delete = Elimina
ui-delete-sure = Eliminare definitivamente questa partita?
ui-delete-yes = Elimina
ui-delete-no = Conserva
ui-load = Carica una registrazione
ui-load-choose = Scegli una registrazione o trascinala qui
ui-load-text = Una registrazione è un file di testo che contiene un’intera partita. Si apre nel replay, e puoi continuare da qualsiasi mossa.
ui-load-too-big = «{ $file }» è troppo grande per una registrazione; scegli un file di registrazione.
ui-load-unreadable = Impossibile leggere «{ $file }»; scegli un file di registrazione.

## Nuova partita

ui-reconstructed = { $count ->
    [0] Nessuno dei { $total } valori è ricostruito.
    [one] { $count } valore su { $total } è ricostruito.
   *[other] { $count } valori su { $total } sono ricostruiti.
}
ui-reconstructed-correct = Come correggerli
ui-new-title = Nuova partita
ui-new-heading = Nuova partita a { $game }
ui-seats-title = Giocatori
ui-seat-count = Numero di giocatori
ui-shuffle = Sorteggia i posti
ui-seat = Posto { $seat }
ui-seat-kind = Tipo di giocatore
ui-person = Persona
ui-bot-random = Bot: casuale
ui-bot-random-text = Gioca una mossa permessa a caso. Ottimo per provare.
ui-bot-greedy = Bot: avido
ui-bot-greedy-text = Prende ciò che sembra meglio in quel momento. Un avversario vivace per le prime partite.
ui-bot-planner = Bot: metodico
ui-bot-planner-text = Segue semplici regole come un buon principiante; non guarda mai avanti.
ui-bot-easy = Bot: facile
ui-bot-easy-text = Guarda un po’ avanti e commette errori umani.
ui-bot-normal = Bot: normale
ui-bot-normal-text = Guarda avanti e raramente regala qualcosa.
ui-bot-hard = Bot: difficile
ui-bot-hard-text = Pensa più a lungo, fino a cinque secondi per mossa. Per giocatori esperti.
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
ui-options-text = Con le opzioni predefinite il gioco segue il regolamento.
ui-house-rules = Regole della casa
ui-house-rules-text = Dove le fonti si contraddicono, puoi decidere tu. Per una prima partita non serve.
ui-option-standard = standard
ui-seed-title = Casualità
ui-seed = Seme
ui-seed-empty = casuale
ui-seed-text = Lo stesso seme dà la stessa mescolata. Lascialo vuoto, oppure inserisci un numero intero o 64 cifre esadecimali.
ui-begin = Inizia la partita
ui-begin-watch = Guarda giocare i bot
ui-new-players = { $people ->
    [0] { $bots ->
        [one] { $bots } bot, e tu guardi.
       *[other] { $bots } bot, e tu guardi.
    }
    [one] { $bots ->
        [0] Solo tu.
        [one] Tu contro { $bots } bot.
       *[other] Tu contro { $bots } bot.
    }
   *[other] { $bots ->
        [0] { $people } persone su questo schermo.
        [one] { $people } persone su questo schermo e { $bots } bot.
       *[other] { $people } persone su questo schermo e { $bots } bot.
    }
}

## Regole

ui-rules-title = Regole
ui-rules-heading = Le regole di { $game }
ui-rules-lead = Con parole nostre, e numerate perché domande e messaggi possano farvi riferimento.
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

## Titoli della guida, del tavolo e del replay

ui-guide-title = La prima partita
ui-table-title = Tavolo
ui-replay-title = Replay

## Titoli delle pagine e informazioni

ui-title-waiting = { $game }: sala d’attesa
ui-title-new-table = Nuovo tavolo
ui-title-account = Account
ui-title-person = Profilo
ui-title-finished = Partite finite
ui-title-notifications = Notifiche
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
ui-origin-rulebook-text = dal regolamento
ui-origin-published = Pubblicato
ui-origin-published-text = da un’altra fonte pubblica, per esempio una recensione
ui-origin-derived = Dedotto
ui-origin-derived-text = segue da valori noti
ui-origin-reconstructed = Ricostruito
ui-origin-reconstructed-text = scelto da noi in modo da rispettare tutti i valori noti
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
ui-about-reconstructed-text = Questi valori delle tessere sono una stima accurata, come anche le strade e le linee del tabellone.
ui-about-reconstructed-show = Mostra le tessere
ui-about-reconstructed-fields = Questi valori delle caselle sono una stima accurata, come anche le strade, le linee e le reti del tabellone.
ui-about-reconstructed-show-fields = Mostra le caselle
ui-about-reconstructed-maps = Questi valori delle tessere e queste località sono una stima accurata, come anche i collegamenti ferroviari delle due mappe, il numero di carte di ogni tipo e i prezzi delle tabelle della domanda.
ui-about-reconstructed-show-maps = Mostra tessere e località
ui-about-reconstructed-none = Nessun valore è stato ricostruito: ogni valore proviene da una fonte.
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
ui-about-compare-text = Industry è il successore di Industria, uscito sette anni dopo. Se conosci Industria, ecco che cosa cambia in Industry.
ui-about-correct = Possiedi il gioco?
ui-about-correct-text = Allora puoi correggere questi valori: copia il file dei dati, modificalo e inizia una partita con quello. La pagina docs/data.md del progetto spiega come; una correzione che ci mandi aiuta tutti.
ui-about-sources = Fonti

## Impostazioni

ui-settings-title = Impostazioni
ui-settings-lead = Le modifiche hanno effetto subito e vengono salvate in questo browser.
ui-settings-look = Aspetto e lingua
ui-settings-table = Al tavolo
ui-motion = Animazioni
ui-motion-system = come nel sistema
ui-motion-full = complete
ui-motion-reduced = ridotte
ui-speed = Velocità dei bot
ui-speed-slow = lenta
ui-speed-normal = normale
ui-speed-fast = veloce
ui-speed-instant = immediata
ui-confirm-moves = Conferma le mosse
ui-confirm-moves-text = Il primo clic mostra l’anteprima della mossa, il secondo la gioca.
ui-auto-forced = Gioca in automatico le mosse obbligate
ui-auto-forced-text = Se le regole consentono una sola mossa, viene giocata senza chiedere.
