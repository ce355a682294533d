# Dati errati: che cosa non va, e che cosa andrebbe bene.

error-seat-count = { $game } non si gioca in { $seats }; numeri di giocatori possibili: { $allowed }.
error-unknown-option = { $game } non ha un’opzione «{ $option }»; le sue opzioni sono { $known }.
error-unknown-value = L’opzione { $option } non può essere «{ $value }»; valori possibili: { $known }.
error-unknown-game = Qui non c’è un gioco «{ $game }»; giochi disponibili: { $known }.
error-unknown-bot = Non c’è un bot «{ $bot }»; bot disponibili: { $known }.
error-unknown-language = Qui non c’è una lingua «{ $language }»; lingue disponibili: { $known }.
error-unknown-rule = { $game } non ha una regola { $rule }; indica un numero come 6.6, o nessuno per leggere tutte le regole.
error-data = La riga { $line } del file di dati non è utilizzabile: { $what }.
error-data-version = Questa partita è stata giocata con i componenti { $needed }; indica quel file di dati con --data.
error-view = Il server descrive questo tavolo in un modo che questa pagina non capisce ({ $what }); ricarica la pagina.
error-record-cut = La riga { $line } della registrazione si interrompe a metà («{ $found }»): il file è stato tagliato; usa il file intero.
error-record-form = La riga { $line } della registrazione dovrebbe essere come «{ $form }», ma è «{ $found }».
error-record-no-seed = Questa registrazione non ha un seme: la partita era ancora in corso quando il file è stato salvato. Si apre a partita finita; salvala di nuovo allora.
error-record-not-an-action = La riga { $line } della registrazione, «{ $found }», non nomina alcuna azione di questo gioco.
error-record-illegal = La riga { $line } della registrazione, «{ $found }», non è una mossa permessa in quel punto ({ $rule }).
error-record-after-the-end = La riga { $line } della registrazione, «{ $found }», viene dopo la fine della partita; non dovrebbe esserci nulla.
error-record-not-over = La riga { $line } della registrazione, «{ $found }», chiude una partita che non è finita; dovrebbe esserci una mossa.
error-rules-version = Questa partita è stata giocata con la versione { $needed } delle regole di { $game }, e questo programma ha la versione { $have }; aprila con un programma che ha la versione { $needed }.
error-seed = «{ $seed }» non è un seme; indica un numero intero da 0 a 18446744073709551615 oppure 64 cifre esadecimali.
error-file = Il file { $file } non è utilizzabile ({ $why }); indica il percorso di un file di testo che puoi usare.
error-name = «{ $name }» non può essere il nome di un giocatore; un nome ha da 1 a 40 caratteri, tutti visibili.
error-not-an-action = «{ $action }» non è un’azione di questo gioco; scegli una delle azioni elencate.
error-port = L’indirizzo { $address } non è utilizzabile; indicane uno libero nella forma HOST:PORTA, per esempio 127.0.0.1:8080.
error-option-form = «{ $option }» non è un’opzione con il suo valore; scrivi nome=valore.
error-number = «{ $value }» non va bene qui per { $what }; --help dice che cosa è possibile.
error-too-many-players = { $players } giocatori non stanno a un tavolo di { $seats } posti; nominane meno o aumenta i posti.
