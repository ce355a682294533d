# Giocare online: pagina principale, tavoli, account e notifiche.

room-name-title = Scegli un nome
room-name-text = Basta un nome. Questo browser si ricorda di te: da qui ritrovi sempre i tuoi tavoli.
room-continue = Continua come ospite
room-hello = Giochi come { $name }.
room-unreachable = Il server non risponde. Controlla la connessione e riprova; le partite su questo dispositivo funzionano anche offline.
room-unreadable = Questa pagina non capisce la risposta del server, perché uno dei due è più recente dell’altro. Ricarica la pagina.
room-too-late = La tua mossa non è stata giocata: la partita era già andata avanti, in un’altra finestra o per opera di un altro giocatore. Controlla il tavolo e scegli di nuovo.
room-mine = I tuoi tavoli
room-make = Nuovo tavolo
room-make-text = Scegli un gioco. Riceverai un link da mandare ai tuoi amici.
room-public = Tavoli pubblici
room-public-none = In questo momento non ci sono tavoli pubblici. Creane uno, e altri lo troveranno qui.
room-view = Visualizza
room-free =
    { $count ->
        [0] posti esauriti
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
room-open = Vai al tavolo
room-watch = Guarda
room-your-turn = Tocca a te
room-turn-of = Tocca a { $player }
room-since = { $state }, dal { $when }
room-left = { $state }, restano { $left }
room-substitute = Un giocatore ha lasciato la partita: posto libero
room-seat-free = libero
room-new-heading = Nuovo tavolo di { $game }
room-who = Chi può partecipare
room-private = chiunque abbia il link
room-listed = tutti
room-seating-chosen = ognuno sceglie il proprio posto
room-seating-random = posti casuali
room-colours = Colori
room-colours-chosen = ognuno sceglie il proprio colore
room-colours-random = colori casuali
room-colours-drawn = I colori vengono sorteggiati all’inizio della partita.
room-own-colour = Il tuo colore
room-chairs-text = Tu prendi il posto A. Lascia gli altri liberi per i tuoi amici, oppure aggiungi dei bot.
room-seating = Disposizione dei posti
room-make-table = Crea tavolo
room-waiting-heading = { $game }: in attesa di giocatori
room-link = Link d’invito
room-link-text = Mandalo ai tuoi amici. Chiunque abbia il link può prendere un posto libero o guardare.
room-copy = Copia
room-copied = Link copiato.
room-share = Condividi
room-invitation = Vieni a giocare a { $game } con me
room-sit = Prendi questo posto
room-stand-up = Lascia il posto
room-clear = Libera il posto
room-put-bot = Aggiungi bot
room-starts-full = La partita inizia appena tutti i posti sono occupati.
room-starts-host = Chi ha creato il tavolo decide quando inizia la partita.
room-starts-me = Decidi tu quando inizia la partita.
room-starts = La partita inizia
room-starts-when-full = quando tutti i posti sono occupati
room-starts-by-host = quando la avvio io
room-start = Inizia la partita
room-start-now = Inizia con meno giocatori
room-cancel-table = Annulla il tavolo
room-cancel-table-text = Nessuno potrà più partecipare e il link non funzionerà più. Questa azione è irreversibile.
room-cancel-table-yes = Sì, annullalo
room-no-table = Impossibile mostrare questo tavolo
room-cancelled-heading = { $game }: tavolo annullato
room-cancelled = È stato annullato o chiuso prima dell’inizio della partita.
room-frozen = Al momento questo server non può continuare la partita. Non è andato perso nulla.
room-other-data = Questo tavolo usa valori personalizzati dei componenti, che questa pagina non può mostrare. Per giocare, usa un client API.
room-reconnecting = Connessione persa. Riconnessione … Non è andato perso nulla.
room-watching = Stai guardando.
room-sending = Invio della mossa …
room-undo-request = { $player } vorrebbe annullare: { $moves }
room-undo-agreed = Hanno accettato: { $players }.
room-undo-agree = Accetta
room-undo-decline = Rifiuta
room-undo-cancel = Annulla la richiesta
room-fair-check = Verifica la mescolata
room-fair = Tutto corretto: nessuno ha scelto il seme di questa partita.
room-unfair = Qualcosa non corrisponde.
room-fair-yes = corretto
room-fair-no = non corretto
room-fair-commitment = La quota del server corrisponde all’impegno preso prima che qualcuno occupasse un posto.
room-fair-own = La tua quota, estratta da questo browser, è inclusa.
room-fair-seed = Il seme è l’hash di tutte le quote.
room-fair-seating = I posti sono stati sorteggiati dalle quote di tutti i giocatori.
room-fair-colours = I colori sono stati sorteggiati dalle quote di tutti i giocatori.
room-fair-record = La partita è stata preparata da questo seme.
room-fair-replay = Rigiocando la partita dall’inizio si ottengono le stesse mescolate, mosse e punti.
room-fair-sealed = La quota di ogni giocatore corrisponde all’impegno preso prima che fosse rivelata la prima quota.
room-fair-complete = Tutti i giocatori al tavolo hanno una quota nel seme.
room-fair-seal = Tutti gli impegni corrispondono a quelli che questo browser ha salvato prima di rivelare la propria quota.
room-fair-count = Il tavolo non è stato riavviato più spesso di quanto indichi la registrazione.
room-fair-restarts =
    { $count ->
        [one] Il tavolo è stato riavviato una volta
       *[other] Il tavolo è stato riavviato { $count } volte
    } perché una quota non è stata rivelata. Chi gestisce il server può averlo fatto per ottenere un altro seme.
room-fair-by-server = La quota del posto { $seats } è stata estratta dal server: chi gestisce il server la conosceva in anticipo.
room-fair-by-open = La quota del posto { $seats } è stata inviata senza impegno: chi gestisce il server la conosceva in anticipo.
room-fair-none-sealed = Nessun giocatore ha tenuto segreta la propria quota: chi gestisce il server avrebbe potuto scegliere il seme.
room-fair-older = Questa registrazione risale a prima che i giocatori si impegnassero sulle loro quote: chi gestiva il server, prendendo l’ultimo posto, avrebbe potuto scegliere il seme.
room-fair-but = Tutto corretto, con queste limitazioni:
room-opening = In attesa di { $players }: la partita inizia quando il browser di ogni giocatore ha rivelato la sua quota del seme. Avviene automaticamente quando il giocatore è online.
room-restarts =
    { $count ->
        [one] Il tavolo è stato riavviato una volta perché una quota non è stata rivelata; la registrazione lo indica.
       *[other] Il tavolo è stato riavviato { $count } volte perché una quota non è stata rivelata; la registrazione lo indica.
    }
room-share-stuck = Questo browser non può rivelare la tua quota del seme: è stata estratta in un altro browser, o il server ha mostrato prima dati diversi.
room-share-again = Estrai qui una nuova quota; tutti i giocatori si impegnano di nuovo

# La cadenza di gioco.
room-time = Cadenza di gioco
room-time-none = senza orologio
room-time-live = dal vivo
room-time-correspondence = per corrispondenza
room-time-live-text = Tutti sono online nello stesso momento. Ogni giocatore ha una riserva di tempo per tutta la partita e riceve qualche secondo in più a ogni turno.
room-time-correspondence-text = Gioca quando ti fa comodo. Ogni decisione ha un limite in giorni; l’orologio scorre solo nelle ore che scegli.
room-time-minutes = Minuti per giocatore
room-time-seconds = Secondi in più per turno
room-time-days = Giorni per decisione
room-time-from = L’orologio scorre dalle (ora)
room-time-to = alle (ora)
room-time-holidays = Giorni di pausa (anno-mese-giorno)
room-time-up = Quando un giocatore esaurisce il tempo o lascia la partita
room-time-up-bot = subentra un bot
room-time-up-open = il posto si libera
room-time-up-score = la partita finisce e si contano i punti
room-time-up-level = Livello del bot
room-options-none = Regole standard.
room-leaves = Quando un giocatore lascia la partita
room-time-is-none = Senza orologio.
room-time-is-live = { $minutes } minuti per giocatore, più { $seconds } secondi per turno.
room-time-is-days =
    { $days ->
        [one] Un giorno per ogni decisione.
       *[other] { $days } giorni per ogni decisione.
    }
room-time-is-hours =
    { $days ->
        [one] Un giorno per ogni decisione, contato dalle { $from } alle { $to } (UTC{ $zone }).
       *[other] { $days } giorni per ogni decisione, contati dalle { $from } alle { $to } (UTC{ $zone }).
    }
room-time-pauses = L’orologio non scorre il { $days }.
room-left-days = { $days } g { $hours } h
room-clock = Tempo rimasto
room-stand-in = A questo posto gioca un bot finché il giocatore non torna.
room-away-bot = Un bot ({ $level }) sta giocando per te. Se non torni prima della fine, risulterà che hai lasciato la partita.
room-take-back = Riprendi il tuo posto
room-open-seat = Il posto { $seat } è libero: il giocatore ha lasciato la partita.
room-ended = Questa partita è finita prima del tempo
room-ended-text = È stata interrotta prima della fine; i punti sono quelli di quel momento.

# L’account.
room-account = Account
room-account-of = Connesso come { $email }.
room-account-by-passkey = Accedi con una passkey.
room-keep = Crea un account
room-name = Il tuo nome
room-name-change-text = È il nome che vedono gli altri. Le partite già iniziate mantengono quello vecchio.
room-save = Salva
room-saved = Salvato.
room-sign-up = Crea un account
room-sign-up-text = Un ospite esiste solo in questo browser. Con un indirizzo e-mail e una password puoi accedere da qualsiasi dispositivo e conservare tutti i tuoi tavoli.
room-sign-up-do = Crea un account
room-sign-in = Accedi
room-sign-in-text = Hai già un account? Accedi.
room-sign-in-do = Accedi
room-email = Indirizzo e-mail
room-password = Password
room-keep-guest = Conserva i tavoli di questo ospite
room-new-password = Nuova password
room-new-password-text = Le sessioni in tutti gli altri browser verranno chiuse.
room-old-password = Password attuale
room-sign-out = Esci
room-sign-out-everywhere = Esci da tutti i dispositivi
room-export = Scarica i miei dati
room-tokens = Token API
room-tokens-text = Con un token un tuo programma può giocare a tuo nome. Può fare tutto ciò che puoi fare tu a un tavolo, ma non modificare il tuo account.
room-token-label = Scopo
room-token-make = Crea un token
room-token-once = Copialo ora: non verrà più mostrato.
room-token-remove = Rimuovi
room-token-remove-of = Rimuovi { $label }
room-delete = Elimina l’account
room-delete-text = Il tuo nome e il tuo indirizzo verranno eliminati. Nelle partite in corso un bot prende il tuo posto; le tue mosse restano. Questa azione è irreversibile.
room-delete-do = Elimina il mio account

# La chat.
room-chat = Chat
room-chat-none = Ancora nessun messaggio.
room-chat-new = Nuovi messaggi
room-chat-about = Opzioni per il messaggio di { $name }
room-chat-write = Scrivi un messaggio
room-send = Invia
room-mute = Silenzia questo giocatore
room-report = Segnala a chi gestisce il server
room-report-why = Che cosa non va in questo messaggio?
room-reported = Segnalato.
room-mutes = Giocatori silenziati
room-unmute = Riattiva
room-unmute-of = Riattiva { $name }

# Gli eventi al tavolo diversi dalle mosse; compaiono nella cronaca.
room-note-left = { $player } ha lasciato la partita.
room-note-time-up = { $player } ha esaurito il tempo.
room-note-then-bot = Un bot ({ $level }) gioca finché { $player } non torna.
room-note-then-open = Il posto { $seat } è aperto a tutti.
room-note-then-score = La partita finisce qui e si contano i punti attuali.
room-note-stand-in = { $player } lascia giocare per un po’ un bot ({ $level }).
room-note-returned = { $player } è di nuovo qui.
room-note-substitute = { $player } prende il posto { $seat } e continua la partita.
room-note-bot = { $player } aggiunge un bot ({ $level }) al posto { $seat }.
room-note-took-back = { $player } ha annullato: { $moves }
room-note-went-back = Tutti hanno accettato la richiesta di { $player }. Annullato: { $moves }
room-note-declined = { $player } ha rifiutato l’annullamento. La partita continua.
room-note-withdrew = { $player } ha ritirato la richiesta di annullamento.
room-note-moves =
    { $count ->
        [one] 1 mossa.
       *[other] { $count } mosse.
    }
room-note-more =
    { $count ->
        [one] E un’altra mossa.
       *[other] E altre { $count } mosse.
    }

# Al proprio posto, e dopo la partita.
room-own-seat = Il tuo posto
room-mute-table = Nessuna notifica di turno per questo tavolo
room-bot-for-me = Fai giocare un bot per me
room-bot-for-me-text = Devi assentarti? Un bot gioca a tuo nome finché non riprendi il tuo posto.
room-leave = Lascia la partita
room-leave-bot = Un bot ({ $level }) continuerà a tuo nome. Potrai riprendere il tuo posto finché la partita non è finita.
room-leave-open = Il tuo posto sarà aperto a tutti e la partita aspetterà. Potrai tornare finché nessun altro lo prende.
room-leave-score = La partita finirà per tutti e si conteranno i punti attuali. Questa azione è irreversibile.
room-leave-counts = Se non torni, risulterà che hai lasciato la partita e per il rating conterai come ultimo.
room-leave-last = Qui non gioca nessun altro, quindi la partita finirà. Questa azione è irreversibile.
room-leave-title = Lasciare la partita?
room-leave-yes = Sì, lascia
room-leave-no = No, resta
room-leave-already = Un bot gioca già per te: non devi fare altro. Se non torni prima della fine, risulterà che hai lasciato la partita.
room-left-open = Hai lasciato la partita e il tuo posto è libero. Puoi tornare finché nessun altro lo prende.
room-rematch = Gioca ancora
room-rematch-go = Vai alla prossima partita
room-not-over = Questa partita è ancora in corso. Potrai rivederla quando sarà finita.
room-frozen-heading = { $game }: questa partita è sospesa
room-frozen-text = Tutte le mosse sono salvate. La partita riprende appena il server ha ciò che gli serve.
room-about-person = Profilo di { $name }

# Le partite finite e i profili.
room-finished = Partite finite
room-finished-none = Ancora nessuna partita finita.
room-finished-of = Partite finite
room-more = Mostra altre
room-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
room-deleted-user = utente eliminato
room-own-page = Il tuo profilo
room-person = Profilo
room-here-since = Membro dal { $when }.
room-statistics = Partite e rating
room-game = Gioco
room-played = Giocate
room-won = Vinte
room-best = Miglior punteggio
room-rating = Rating
room-rating-is = { $rating } ± { $give }
room-rating-text = Tutti partono da 1500. Un giocatore con 200 punti in più finisce davanti in tre partite su quattro. Le partite contro soli bot non contano.
room-records = Scarica tutte le mie partite

# Le e-mail.
room-confirm = Conferma il tuo indirizzo
room-confirm-text = Ti inviamo un codice per e-mail per confermare che l’indirizzo è tuo. Poi potremo avvisarti dei tuoi turni per e-mail e potrai reimpostare una password dimenticata.
room-confirm-sign-in = Per confermare questo indirizzo, accedi all’account a cui appartiene.
room-confirmed = Il tuo indirizzo è confermato.
room-confirm-code = Codice ricevuto per e-mail
room-confirm-code-text = È valido per un giorno.
room-confirm-do = Conferma
room-code = Codice
room-send-email = Inviami un’e-mail
room-email-sent = E-mail inviata.
room-email-maybe-sent = Se questo indirizzo appartiene a un account ed è confermato, ti abbiamo inviato un’e-mail.
room-forgotten = Password dimenticata?
room-forgotten-text = Inserisci l’indirizzo del tuo account e ti invieremo un codice.
room-forgotten-no-mail = Questo server non invia e-mail. Chiedi una nuova password a chi gestisce il server.
room-new-password-code = Inserisci il codice ricevuto per e-mail; è valido per mezz’ora.
room-password-replaced = Password modificata. Le sessioni su tutti i dispositivi sono state chiuse.

# Le notifiche.
room-notifications = Notifiche
room-notifications-text = Se tocca a te da un minuto e non sei online, possiamo avvisarti. Ciò che inserisci qui sotto serve solo a questo.
room-sign-in-first = Prima accedi o continua come ospite.
room-channels = Canali
room-channels-none = Ancora nessuno.
room-channels-off = Questo server non invia notifiche. Torna a controllare ogni tanto.
room-channel-end = Rimuovi
room-channel-end-of = Rimuovi { $address }
room-channel-hours =
    { $hours ->
        [0] subito
        [one] al massimo una volta all’ora
       *[other] al massimo ogni { $hours } ore
    }
room-channel-new = Aggiungi un canale
room-channel-new-text = In Discord o Slack crea un webhook per un canale e incolla qui il suo URL. I tuoi programmi ricevono semplice JSON.
room-channel-kind = Tipo
room-channel-address = URL del webhook
room-channel-pause = Frequenza
room-channel-add = Aggiungi
room-channel-gone = canale eliminato
room-format-discord = Discord
room-format-slack = Slack
room-format-json = programma (JSON)
room-format-email = e-mail
room-email-needs = Per usare l’e-mail serve un account con un indirizzo confermato.
room-muted-tables = Tavoli silenziati
room-unmute-table = Riattiva
room-unmute-table-of = Riattiva { $table }
room-notices = Notifiche inviate
room-notices-none = Ancora nessuna.
room-notice-when = Quando
room-notice-where = Canale
room-notice-table = Tavolo
room-notice-what = Esito
room-notice-waiting = in attesa
room-notice-sent = inviata
room-notice-passed = già giocato
room-notice-failed = non riuscita
room-push = Avvisami in questo browser
room-push-text = Ricevi una notifica quando tocca a te, anche se questa pagina è chiusa.
room-format-push = browser
room-device-no = Il tuo browser non lo ha consentito. Consentilo nelle sue impostazioni o riprova.
room-passkeys = Passkey
room-passkeys-text = Il tuo telefono, computer o chiave di sicurezza conserva una passkey. Con questa puoi accedere senza password.
room-passkey-label = Nome della passkey
room-passkey-add = Aggiungi una passkey
room-passkey-sign-in = Accedi con una passkey

## Iscrizione e inviti
room-closed = Le iscrizioni a questo server sono chiuse.
room-closed-text = Se hai un account, accedi. Altrimenti chiedine uno a chi gestisce il server.
room-sign-in-or-up = Accedi o crea un account
room-new-account = Crea un account
room-new-account-text = Con un account conservi le tue partite e puoi accedere da qualsiasi dispositivo.
room-new-account-do = Crea un account
room-account-made = Il tuo account è stato creato. Ora puoi accedere con { $email } da qualsiasi dispositivo.
room-account-deleted = Il tuo account è stato eliminato.
room-sit-down = Partecipa
room-wrong-day = “{ $day }” non è una data. Scrivi le date così: 2026-12-24, separate da spazi o virgole.
room-only-here = Questo link funziona solo su questo computer.
room-only-here-closed = Il server accetta connessioni solo da questo computer. Per far giocare altri, riavvialo con l’opzione
room-only-here-addresses = Gli altri nella tua rete possono usare:
