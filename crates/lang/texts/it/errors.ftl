# Dati errati: che cosa non va, e che cosa andrebbe bene.

error-seat-count = { $game } non si gioca in { $seats }; numeri di giocatori possibili: { $allowed }.
error-unknown-option = { $game } non ha un’opzione «{ $option }»; opzioni disponibili: { $known }.
error-unknown-value = L’opzione { $option } non può essere «{ $value }»; valori possibili: { $known }.
error-unknown-game = Il gioco «{ $game }» non esiste; giochi disponibili: { $known }.
error-unknown-bot = Il bot «{ $bot }» non esiste; bot disponibili: { $known }.
error-unknown-language = La lingua «{ $language }» non è disponibile; lingue disponibili: { $known }.
error-unknown-rule = { $game } non ha una regola { $rule }; indica un numero come 6.6, o nessun numero per leggere tutte le regole.
error-data = La riga { $line } del file di dati non è valida: { $what }.
error-data-version = Questa partita è stata giocata con i componenti { $needed }; indica quel file di dati con --data.
error-view = Questa pagina non capisce la descrizione del tavolo inviata dal server ({ $what }); ricarica la pagina.
error-record-cut = La riga { $line } della registrazione si interrompe («{ $found }»): il file è incompleto; usa il file completo.
error-record-form = La riga { $line } della registrazione dovrebbe essere come «{ $form }», ma è «{ $found }».
error-record-no-seed = Questa registrazione non ha un seme: la partita era ancora in corso quando il file è stato salvato. Salvala di nuovo a partita finita.
error-record-not-an-action = La riga { $line } della registrazione, «{ $found }», non è un’azione di questo gioco.
error-record-illegal = La riga { $line } della registrazione, «{ $found }», non è una mossa permessa in questo momento ({ $rule }).
error-record-after-the-end = La riga { $line } della registrazione, «{ $found }», viene dopo la fine della partita; qui non dovrebbe esserci nulla.
error-record-not-over = La riga { $line } della registrazione, «{ $found }», chiude una partita che non è finita; qui dovrebbe esserci una mossa.
error-rules-version = Questa partita è stata giocata con la versione { $needed } delle regole di { $game }, ma questo programma ha la versione { $have }; aprila con un programma che ha la versione { $needed }.
error-seed = «{ $seed }» non è un seme; indica un numero intero da 0 a 18446744073709551615 oppure 64 cifre esadecimali.
error-file = Il file { $file } non è utilizzabile ({ $why }); indica il percorso di un file di testo a cui hai accesso.
error-name = «{ $name }» non è un nome di giocatore valido; un nome ha da 1 a 40 caratteri, tutti visibili.
error-not-an-action = «{ $action }» non è un’azione di questo gioco; scegli una delle azioni elencate.
error-port = L’indirizzo { $address } non è utilizzabile; indicane uno libero nella forma HOST:PORTA, per esempio 127.0.0.1:8080.
error-option-form = «{ $option }» non è un’opzione con un valore; scrivi nome=valore.
error-number = «{ $value }» non è un valore valido per { $what }; vedi --help.
error-too-many-players = { $players } giocatori non entrano in un tavolo da { $seats } posti; indica meno giocatori o più posti.
