# Messaggi di errore ed e-mail del server: che cosa non andava, e che cosa fare.

error-not-logged-in = Prima accedi o continua come ospite.
error-other-site = Questa richiesta proviene da un altro sito; usa la pagina di questo server.
error-no-table = A questo indirizzo non c’è nessun tavolo; controlla il link.
error-not-seated = Possono farlo solo i giocatori seduti a questo tavolo; prima prendi posto.
error-not-host = Può farlo solo chi ospita questo tavolo.
error-no-seat = Questo tavolo non ha il posto «{ $seat }»; i suoi posti sono { $seats }.
error-seat-taken = Questo posto è già occupato; scegline un altro.
error-colour-taken = Un altro giocatore a questo tavolo ha già questo colore; scegline un altro.
error-colours-drawn = A questo tavolo i colori vengono sorteggiati all’inizio della partita; non si possono scegliere.
error-started = La partita è già cominciata; i posti non si possono più cambiare così.
error-not-started = La partita non è ancora cominciata; comincia quando tutti i posti sono occupati o quando chi ospita la avvia.
error-nobody-sits = Per una partita serve almeno un giocatore umano; prima prendi posto.
error-many-tables = Hai già { $most } tavoli aperti o in gioco, il massimo consentito; prima annullane uno o finisci una partita.
error-file-quota = Nelle ultime 24 ore hai caricato { $most } MB di file dei componenti, il massimo consentito; riprova domani, o gioca con i componenti standard.
error-many-reports = { $most } delle tue segnalazioni sono ancora da esaminare, il massimo consentito; riprova più tardi.
error-over = La partita è finita; le mosse non si possono più annullare.
error-not-over = La partita non è ancora finita; prima giocatela fino in fondo.
error-ended = Questa partita è stata chiusa prima della fine; non si può più giocare.
error-frozen-move = Questa versione del programma non può giocare la mossa { $number } di questa partita; la partita è conservata, e una versione più recente potrà continuarla.
error-stale = Il tavolo è cambiato: la partita ora è alla mossa { $moves }. Guarda il tavolo e scegli di nuovo.
error-bot-plays = Un bot sta giocando per te; prima riprendi il tuo posto.
error-sat-elsewhere = In questa partita hai già occupato un altro posto e visto ciò che lì è nascosto; puoi riprendere solo quello.
error-bot-decides = Il tuo tempo per questa decisione è scaduto, quindi la prende un bot; dopo potrai riprendere il tuo posto.
error-time-control = Tempo di gioco non valido: imposta una riserva da 1 a { $bank } secondi con un incremento di al massimo { $increment } secondi; oppure da 1 a { $days } giorni per mossa, con orari come 08:00-22:00 in un fuso come +01:00 e al massimo { $holidays } giorni festivi come 2026-12-25.
error-undo-to = La partita è alla mossa { $moves }, quindi non si può tornare alla mossa { $to }; indica un numero più piccolo, a partire da 0.
error-body = La richiesta non è leggibile: { $what }.
error-share = «{ $share }» non è una quota valida; indica 64 cifre esadecimali.
error-other-share = Questa non è la quota a cui ti eri impegnato.
error-not-opening = Questo tavolo non attende che vengano rivelate delle quote.
error-not-committed = Il browser di un giocatore non si è ancora impegnato su una quota del seme; lo farà appena quel giocatore sarà di nuovo qui.
error-share-and-commitment = Invia una quota o un impegno, non entrambi.
error-actions = Invia un’azione, o un elenco da 1 a { $most } azioni.
error-key = Una chiave può avere al massimo { $most } caratteri.
error-key-reused = Questa chiave è già stata usata per un’altra mossa; ogni mossa ha bisogno della propria chiave.
error-not-live = Questo indirizzo accetta solo connessioni WebSocket.
error-not-for-programs = Un token API non permette questa operazione; accedi con il tuo indirizzo e-mail e la tua password.
error-sign-up-closed = Le iscrizioni a questo server sono chiuse. Chiedi un account alla persona che lo gestisce.
error-has-account = Hai già un account. Per crearne un altro, prima esci.
error-no-account = Un ospite non ha password; prima crea un account.
error-wrong-password = Indirizzo e-mail o password errati; controlla entrambi e riprova.
error-banned = Sei stato bandito da questo server. Se pensi che sia un errore, chiedi alla persona che lo gestisce.
error-password = La password deve avere da { $least } a { $most } caratteri.
error-common-password = Questa password è troppo comune; scegline un’altra.
error-sign-in-again = È possibile solo entro 15 minuti dall’accesso: esci, accedi di nuovo e riprova.
error-address = Questo non è un indirizzo e-mail valido; dovrebbe essere simile a anna@example.org.
error-label = Un’etichetta deve avere da 1 a { $most } caratteri, tutti visibili.
error-many-tokens = Non puoi avere più di { $most } token; prima revocane uno.
error-no-token = Questo token non esiste; controlla l’elenco dei tuoi token.
error-text = Inserisci da { $least } a { $most } caratteri.
error-no-message = Non c’è nessun messaggio con questo numero; controlla di nuovo la chat.
error-no-person = Questo utente non esiste; controlla il link.
error-webhooks-off = I webhook sono disattivati su questo server; rivolgiti alla persona che lo gestisce.
error-webhook = Questo indirizzo non è utilizzabile; indica un indirizzo web raggiungibile pubblicamente, come https://example.org/hook.
error-push-off = Le notifiche push sono disattivate su questo server; rivolgiti alla persona che lo gestisce.
error-push-keys = Le chiavi push del browser non sono valide; invia address, p256dh e auth della sua iscrizione.
error-hours = L’intervallo tra due messaggi deve essere da 0 a { $most } ore.
error-many-channels = Non puoi avere più di { $most } canali; prima eliminane uno.
error-no-channel = Questo canale non esiste; controlla l’elenco dei tuoi canali.
tell-turn = Tocca a te: { $game } con { $others }.
tell-opening = Il tuo tavolo di { $game } ti aspetta: la partita comincia appena il tuo browser ha rivelato la sua quota del seme.
tell-no-address = questo non è un indirizzo web
tell-unreachable = questo server non può raggiungere l’indirizzo
tell-slow = la richiesta è scaduta
tell-connection = connessione non riuscita
tell-answer = la risposta è stata { $status }
tell-no-mail = questo server non invia più e-mail
tell-letter = il server di posta ha rifiutato l’e-mail
tell-posting-off = questo server non invia più notifiche a indirizzi web
tell-keys = le chiavi push del browser non sono valide
tell-encrypt = non è stato possibile cifrare il messaggio
tell-database = il database non ha risposto
tell-sign = non è stato possibile firmare il messaggio
error-nul = Il testo contiene un carattere che non può essere memorizzato (U+0000); toglilo.
error-too-large = È troppo grande; il limite è di { $most } kB.
api-title = L’API di Smokestack
api-intro = La pagina web usa questi stessi endpoint; anche i tuoi programmi possono usarli, con `Authorization: Bearer TOKEN`. Le descrizioni sono in inglese; la versione leggibile da un programma è qui:
api-contents = Indice
api-forms = Schemi
api-parameters = Parametri
api-body = Corpo della richiesta
api-answers = Risposte
api-in-path = parametro di percorso
api-in-query = parametro di query
error-mail-off = Questo server non invia e-mail; rivolgiti alla persona che lo gestisce.
error-wrong-code = Questo codice è errato o scaduto; richiedi una nuova e-mail.
error-not-confirmed = Il tuo indirizzo e-mail non è ancora confermato; richiedi un’e-mail e inserisci il codice che contiene.
letter-turn-subject = Tocca a te
letter-confirm-subject = Conferma il tuo indirizzo e-mail
letter-confirm =
    Qualcuno ha indicato questo indirizzo per un account su Smokestack. Se sei stato tu, inserisci lì questo codice:

    { $code }

    È valido per un giorno. Se non sei stato tu, ignora questa e-mail.
letter-link =
    Oppure apri questo link:

    { $link }
letter-reset-subject = Reimposta la password
letter-reset =
    Qualcuno ha chiesto una nuova password per il tuo account su Smokestack. Se sei stato tu, inserisci lì questo codice:

    { $code }

    È valido per mezz’ora. Se non sei stato tu, ignora questa e-mail: la tua password resta invariata.
error-too-many = { $seconds ->
    [one] Troppe richieste; riprova tra un secondo.
   *[other] Troppe richieste; riprova tra { $seconds } secondi.
}
error-no-route = A questo indirizzo non c’è nulla; /api/openapi.json elenca tutti gli endpoint.
error-wrong-method = Questo indirizzo non accetta questo metodo; /api/openapi.json elenca tutti gli endpoint.
error-unavailable = Al momento il server non può farlo; riprova tra poco.
error-mail = Per inviare e-mail servono --smtp smtps://NOME:PASSWORD@HOST (o smtp://HOST:PORTA) e --mail-from "NOME <INDIRIZZO>"; indica entrambi, o nessuno.
error-database = Il database { $database } non è utilizzabile ({ $why }); indica sqlite:PERCORSO, oppure postgres://UTENTE@HOST/NOME di un server PostgreSQL in funzione.
error-older-schema = Il database ha lo schema { $schema }, ma questa versione del programma richiede { $latest }: usa la versione che serve questo database, oppure prima aggiornalo avviando `smokestack serve` con questa versione.
error-database-taken = Un altro server Smokestack usa già il database { $database }: fermalo, oppure scegli un altro database con --database.
error-file-there = Il file { $file } esiste già; indica il nome di un nuovo file.
error-config = Il file { $file } non è utilizzabile: { $what }.
error-config-word = Il file { $file } imposta «{ $word }», che non è un’impostazione; impostazioni disponibili: { $known }.
error-admin-nobody = Nessun utente ha l’identificativo o l’indirizzo e-mail «{ $who }»; «smokestack admin people» elenca tutti gli utenti.
error-admin-several = Più utenti hanno indicato l’indirizzo { $email }; indica invece uno dei loro identificativi: { $ids }.
error-admin-guest = { $who } è un ospite e non ha password; solo gli account ne hanno una.
error-admin-table = Non c’è nessun tavolo «{ $table }»; l’identificativo è l’ultima parte del suo link.
error-admin-report = Non c’è nessuna segnalazione aperta «{ $id }»; «smokestack admin reports» le elenca.
error-passkeys-off = Qui le passkey non sono disponibili: l’indirizzo pubblico di questo server non è configurato.
error-passkey = Non è stato possibile aggiungere questa passkey; riprova e conferma entro cinque minuti.
error-wrong-passkey = Questa passkey non è stata accettata; riprova o accedi in un altro modo.
error-has-passkey = Questa passkey è già stata aggiunta; controlla l’elenco delle tue passkey.
error-many-passkeys = Non puoi avere più di { $most } passkey; prima eliminane una.
error-no-passkey = Questa passkey non esiste; controlla l’elenco delle tue passkey.
