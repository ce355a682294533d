# Che cosa risponde la sala da gioco quando qualcosa non si può fare: che cosa non andava, e che cosa andrebbe.

error-not-logged-in = Serve prima un nome: entra come ospite o accedi, e invia il token o il cookie ricevuto.
error-other-site = Questa richiesta viene dalla pagina di un altro sito; usa la pagina di questo server.
error-no-table = A questo indirizzo non c’è nessun tavolo; controlla il link.
error-not-seated = Possono farlo solo le persone sedute a questo tavolo; prima prendi posto.
error-not-host = Può farlo solo chi ha aperto questo tavolo.
error-no-seat = Questo tavolo non ha il posto «{ $seat }»; i suoi posti sono { $seats }.
error-seat-taken = Lì siede già qualcuno; scegli un altro posto.
error-colour = Questo colore non esiste; ci sono { $colours }.
error-colour-taken = Qualcuno a questo tavolo ha già questo colore; scegline un altro.
error-colours-drawn = A questo tavolo i colori si sorteggiano all’inizio della partita; nessuno ne sceglie uno.
error-started = La partita è cominciata; i posti non si cambiano più così.
error-not-started = La partita non è cominciata; comincia quando tutti i posti sono occupati o quando chi ospita la avvia.
error-nobody-sits = Per giocare serve almeno una persona; prima prendi posto.
error-many-tables = Hai { $most } tavoli aperti o in gioco, e nessuno può averne di più; ritirane uno, o gioca una partita fino alla fine.
error-file-quota = Nelle ultime 24 ore hai inviato { $most } MB di file dei componenti, e nessuno può inviarne di più; riprova domani, o gioca con i componenti standard.
error-many-reports = { $most } delle tue segnalazioni attendono ancora di essere lette, e nessuno può averne di più; riprova più tardi.
error-over = La partita è finita; non si può più ritirare nulla.
error-not-over = La partita non è finita; prima giocatela fino in fondo.
error-ended = Questa partita è stata chiusa prima della fine; non si può più giocare.
error-frozen-move = Questo programma non può giocare la mossa { $number } di questa partita; la partita è conservata, e un programma più recente potrà continuarla.
error-stale = { $moves ->
    [one] Intanto è stata fatta una mossa;
   *[other] Intanto sono state fatte { $moves } mosse;
} guarda di nuovo il tavolo e scegli ancora.
error-bot-plays = Un bot gioca per te; prima riprendi il tuo posto.
error-sat-elsewhere = In questa partita hai occupato un altro posto e visto ciò che lì è nascosto; riprendi soltanto quello.
error-bot-decides = Il tuo tempo per questa decisione è scaduto, e la prende un bot; riprendi il tuo posto subito dopo.
error-time-control = Nessuno può giocare con questo orologio: una riserva ha da 1 a { $bank } secondi e un incremento al massimo { $increment }; oppure ci sono da 1 a { $days } giorni, ore come 08:00 fino a 22:00 in un fuso come +01:00, e al massimo { $holidays } giorni festivi come 2026-12-25.
error-undo-to = Dopo { $moves } mosse non si può tornare alla mossa { $to }; indica un numero più piccolo, a partire da 0.
error-body = Ciò che è stato inviato non si può leggere: { $what }.
error-sitter = «{ $who }» non può sedersi; indica «me», «nobody» o un bot come «bot:normal».
error-share = «{ $share }» non è una quota; indica 64 cifre esadecimali.
error-other-share = Questa non è la quota a cui ti eri impegnato.
error-not-opening = Questo tavolo non aspetta che si aprano delle quote.
error-not-committed = Il browser di qualcuno non si è ancora impegnato su una quota del seme; lo farà appena quella persona sarà di nuovo qui.
error-share-and-commitment = Indica una quota o un impegno, non entrambi.
error-key = Una chiave ha al massimo { $most } caratteri.
error-key-reused = Questa chiave è già stata usata per un’altra mossa; una nuova mossa ha bisogno di una chiave propria.
error-not-live = Questo indirizzo è per una connessione WebSocket; usane una.
error-not-for-programs = Il token di un programma non può farlo; accedi con il tuo indirizzo e la tua password.
error-sign-up-closed = Le iscrizioni a questo server sono chiuse. Chiedi un account alla persona che lo gestisce.
error-has-account = C’è già un conto; accedi, oppure prima esci.
error-no-account = Un ospite non ha password; prima crea un conto.
error-wrong-password = L’indirizzo o la password non è giusto; controlla entrambi e riprova.
error-banned = Sei stato bandito da questo server. Se pensi che sia un errore, chiedi alla persona che lo gestisce.
error-password = Una password ha almeno { $least } caratteri, e al massimo { $most }.
error-common-password = È una delle password che tutti provano per prime; scegline un’altra.
error-sign-in-again = Per questo bisogna aver effettuato l’accesso negli ultimi 15 minuti: esci, accedi di nuovo e riprova.
error-address = Questo non è un indirizzo di posta elettronica; ha l’aspetto di anna@example.org.
error-label = Un’etichetta ha da 1 a { $most } caratteri, tutti visibili.
error-many-tokens = Non ci possono essere più di { $most } token; prima revocane uno.
error-no-token = Questo token non esiste; guarda l’elenco dei tuoi token.
error-text = Servono da { $least } a { $most } caratteri; scrivi un testo di questa lunghezza.
error-no-message = Con questo numero non è stato detto nulla; guarda di nuovo la chat.
error-no-person = A questo indirizzo non c’è nessuno; controlla il link.
error-webhooks-off = Qui nessuno viene avvisato tramite webhook; chiedi a chi gestisce questo server.
error-webhook = Qui non si può inviare nulla; indica un indirizzo web che tutti possano raggiungere, come https://example.org/hook.
error-push-off = Qui nessuno viene avvisato con notifiche del browser; chiedi a chi gestisce questo server.
error-push-keys = Le chiavi del tuo browser non hanno senso; invia address, p256dh e auth della sua iscrizione.
error-hours = Tra due messaggi possono passare da 0 a { $most } ore.
error-many-channels = Non ci possono essere più di { $most } canali; prima eliminane uno.
error-no-channel = Questo canale non esiste; guarda l’elenco dei tuoi canali.
tell-turn = Tocca a te: { $game } con { $others }.
tell-opening = Il tuo tavolo di { $game } ti aspetta: la partita comincia appena il tuo browser ha aperto la sua quota del seme.
tell-no-address = questo non è un indirizzo del web
tell-unreachable = questo indirizzo non si raggiunge da qui
tell-slow = ci è voluto troppo tempo
tell-connection = la connessione non è riuscita
tell-answer = la risposta era { $status }
tell-no-mail = qui non c’è più posta
tell-letter = la lettera non è stata accettata
tell-posting-off = da qui non si spedisce più nulla
tell-keys = le chiavi del browser non hanno senso
tell-encrypt = il messaggio non ha potuto essere cifrato
tell-database = il database non ha risposto
tell-sign = il messaggio non ha potuto essere firmato
error-nul = Un testo ha un carattere che non può essere conservato (U+0000); toglilo.
error-too-large = È troppo grande; si accettano al massimo { $most } kB.
api-title = L’interfaccia di Smokestack
api-intro = Tutto ciò che fa la pagina si chiede così; i programmi possono fare lo stesso, con `Authorization: Bearer TOKEN`. Le descrizioni sono in inglese, e un programma le legge qui:
api-contents = Indice
api-forms = Che cosa si invia e si risponde
api-parameters = Parametri
api-body = Corpo
api-answers = Risposte
api-in-path = nel percorso
api-in-query = dopo il punto interrogativo
error-mail-off = Qui non si invia nulla per posta elettronica; chiedi a chi gestisce questo server.
error-wrong-code = Questo codice non vale, o non vale più; chiedi un’altra lettera.
error-not-confirmed = Non è ancora dimostrato che l’indirizzo sia tuo; chiedi una lettera e indica il codice che contiene.
letter-turn-subject = Tocca a te
letter-confirm-subject = È il tuo indirizzo?
letter-confirm =
    Qualcuno ha indicato questo indirizzo per un conto su Smokestack. Se sei stato tu, indica lì questo codice:

    { $code }

    Vale un giorno. Se non sei stato tu, non fare nulla.
letter-link =
    Oppure apri questa pagina:

    { $link }
letter-reset-subject = Un’altra password
letter-reset =
    Qualcuno vuole un’altra password per il tuo conto su Smokestack. Se sei stato tu, indica lì questo codice:

    { $code }

    Vale mezz’ora. Se non sei stato tu, non fare nulla: resta la vecchia password.
error-too-many = { $seconds ->
    [one] Era troppo spesso; riprova tra un secondo.
   *[other] Era troppo spesso; riprova tra { $seconds } secondi.
}
error-no-route = A questo indirizzo non c’è nulla; /api/openapi.json elenca che cosa c’è.
error-wrong-method = Questo indirizzo vuole un altro metodo; /api/openapi.json elenca che cosa c’è.
error-unavailable = Il server ora non può farlo; riprova tra un momento.
error-mail = Per le lettere servono --smtp smtps://NOME:PASSWORD@HOST (o smtp://HOST:PORTA) e --mail-from "NOME <INDIRIZZO>"; indica entrambi, o nessuno.
error-database = La base di dati { $database } non è utilizzabile ({ $why }); indica sqlite:PERCORSO, oppure postgres://UTENTE@HOST/NOME di un PostgreSQL in funzione.
error-older-schema = La base di dati ha lo schema { $schema }, e questo programma è fatto per { $latest }: usa il programma che la serve, oppure lascia prima che `smokestack serve` di questo la aggiorni.
error-database-taken = Un altro Smokestack serve già la base di dati { $database }: fermalo, oppure dai a questo la sua con --database.
error-file-there = Il file { $file } esiste già; dai il nome di uno nuovo.
error-config = Il file { $file } non è utilizzabile: { $what }.
error-config-word = Il file { $file } imposta «{ $word }», che non è un’impostazione; ci sono { $known }.
error-admin-nobody = Qui nessuno ha l’identificativo o l’indirizzo «{ $who }»; «smokestack admin people» elenca chi c’è.
error-admin-several = Più persone rivendicano { $email }; indica quale con l’identificativo: { $ids }.
error-admin-guest = { $who } è un ospite e non ha password; solo i conti ne hanno una.
error-admin-table = Non c’è nessun tavolo «{ $table }»; l’identificativo è l’ultima parte del suo link.
error-admin-report = Non c’è nessuna segnalazione aperta «{ $id }»; «smokestack admin reports» le elenca.
error-passkeys-off = Qui non ci sono passkey: chi gestisce questo server non ha indicato a quale indirizzo si trova.
error-passkey = Questa passkey non è stata aggiunta; riprova e rispondi entro cinque minuti.
error-wrong-passkey = Questa passkey qui non va bene; riprova o accedi in un altro modo.
error-has-passkey = Questa passkey c’è già; guarda l’elenco delle tue passkey.
error-many-passkeys = Non ci possono essere più di { $most } passkey; prima eliminane una.
error-no-passkey = Questa passkey non esiste; guarda l’elenco delle tue passkey.
