# Barrage: una guida alla prima partita, la frase di copertina e la pagina sul gioco.

barrage-guide-title = La tua prima partita a Barrage

barrage-guide-1-title = Lo scopo
barrage-guide-1-text = Guidi una compagnia energetica nelle Alpi. Per cinque round sbarri i fiumi, porti l’acqua con le condotte alle tue centrali e ne ricavi energia. L’energia porta punti vittoria: sul tracciato dell’energia, con i contratti e con la tessera bonus di ogni round. Vince chi ha più punti dopo il conteggio finale.

barrage-guide-2-title = Come scorre l’acqua
barrage-guide-2-text = L’acqua nasce da quattro sorgenti e scende di bacino in bacino attraverso montagna, collina e pianura. Ogni goccia si ferma alla prima diga che ha posto; una diga trattiene 1, 2 o 3 gocce, tante quanto è il suo livello. Ciò che nessuna diga trattiene lascia la mappa in basso. Le tessere sorgente mostrano quante gocce arrivano nei round da 1 a 4; scorrono quando tutti hanno passato. In ogni zona una diga neutrale, che tutti possono usare, trattiene 1 goccia fin dall’inizio.

barrage-guide-3-title = Diga, condotta, centrale
barrage-guide-3-text = Per produrre ti servono tre cose collegate: una diga con acqua, una condotta che parte dal suo bacino e una centrale dove la condotta arriva. La diga deve essere tua o neutrale, la centrale deve essere tua. La condotta può essere di chiunque: per quella di un altro giocatore gli paghi 1 credito per goccia, e lui fa 1 punto per goccia. Lo spazio diga superiore di un bacino prende l’acqua per primo, ma è bordato di rosso e costa 3 crediti in più.

barrage-guide-4-title = Ingegneri e spazi azione
barrage-guide-4-text = Hai 12 ingegneri per round. Nel tuo turno ne piazzi quanti ne richiede uno spazio azione ed esegui la sua azione; si continua così finché tutti hanno passato. Uno spazio serve a una sola compagnia, una volta per round; se è bordato di rosso costa 3 crediti in più. Sulla tua plancia costruisci. Sulla plancia gestione produci, aggiungi gocce, giri la ruota, compri macchinari o prendi contratti e brevetti. La banca dà 1 credito per ingegnere.

barrage-guide-5-title = Costruire, e la ruota
barrage-guide-5-text =
    Metti la tessera di una struttura e i suoi macchinari nel settore aperto della tua ruota, poi giri la ruota di un settore. Gli escavatori costruiscono basi e condotte, le betoniere sopraelevazioni e centrali. Nulla è speso, ma tessera e macchinari tornano solo al sesto giro; ogni costruzione e l’officina fanno avanzare la ruota.
    I pezzi vengono dalla tua plancia e scoprono ciò che c’è sotto: la 2ª, la 4ª e la 5ª base, sopraelevazione e condotta un’entrata, subito e in ogni round successivo, la 2ª e la 4ª centrale un bonus di produzione, la 3ª il potere della tua compagnia.

barrage-guide-6-title = Produrre e soddisfare contratti
barrage-guide-6-text = Alla sala turbine scegli un sistema di produzione e un numero di gocce. Produci gocce × valore della condotta, più o meno il modificatore dello spazio, più il tuo bonus, e il tuo indicatore avanza di altrettanto. Le gocce non sono perse: scorrono via dalla centrale, forse verso la tua prossima diga. Poi puoi soddisfare un contratto che non richiede più energia di questa produzione: uno dei tuoi o uno nazionale. Non costa energia, e ne prendi subito la ricompensa.

barrage-guide-7-title = La fine di un round
barrage-guide-7-text = La compagnia con più energia fa 6 punti, la seconda 2. Tutte ricevono crediti secondo lo spazio raggiunto; con energia 0 perdi 3 punti. Poi la tessera bonus premia ciò che hai costruito o soddisfatto finora: per intero con 6 energie nel round 1, 12 nel round 2 e così via fino a 30, con 4 punti in meno per ogni sezione che manca, e per nulla sotto 6. Gli indicatori tornano a 0, e chi aveva meno energia gioca per primo. Dopo il round 5 si contano la tessera obiettivo, le risorse rimaste e l’acqua nelle tue dighe.

barrage-guide-8-title = Tre consigli
barrage-guide-8-text =
    • Comincia in piccolo: una diga neutrale ha acqua, quindi una condotta e una centrale bastano per la prima produzione.
    • Guarda a monte e a valle: una diga sopra la tua ti prende l’acqua, e l’acqua di una produzione serve alle dighe più in basso, di chiunque siano.
    • Tieni in moto la ruota: i macchinari che vi stanno sopra non ti servono, e la tessera di una struttura che vuoi costruire due volte ti manca finché non torna.

barrage-about = Barrage è un gioco da tavolo di Tommaso Battista e Simone Luciani, pubblicato da Cranio Creations nel 2019. Questa è una versione per 2-4 giocatori fatta da appassionati, ancora senza l’avversario per il gioco in solitario, con regole scritte con parole nostre e immagini nostre; non ha alcun legame con l’editore né con gli autori.

barrage-about-data = Le regole seguono un riassunto pubblicato; molte cifre di contratti, tessere e plance vengono da una versione pubblica in rete e sono state confrontate con immagini del materiale stampato, dove ce n’erano. Dove le due differiscono su una regola, un’opzione ti lascia la scelta. Se possiedi il gioco, puoi correggere le cifre con un file di dati.

barrage-tagline = Quattro sorgenti, dodici ingegneri, una ruota che non gira mai abbastanza in fretta: trattieni l’acqua e falla lavorare.
barrage-cover = 2–4 · 120 min
