# Barrage: le regole numerate, un messaggio per ciascuna.
# Una regola ne cita un’altra con il suo numero (B-5.9); la pagina delle regole ne fa un collegamento.

## B-1

barrage-chapter-1 = Termini

# B-1.1
barrage-rule-1-1 =
    Barrage è per 2-4 giocatori; l’avversario per il gioco in solitario non è ancora incluso. Una partita dura 5 round di 5 fasi:
    • Fase 1: entrate e sorgenti
    • Fase 2: azioni
    • Fase 3: flusso dell’acqua
    • Fase 4: conteggio
    • Fase 5: fine del round, che nel round 5 non si gioca

# B-1.2
barrage-rule-1-2 = La mappa ha 12 bacini in tre zone: montagna (bacini da 1 a 4), collina (da 5 a 7) e pianura (da 8 a 12).

# B-1.3
barrage-rule-1-3 = I bacini da 1 a 10 hanno ciascuno due spazi diga, uno superiore e uno inferiore, e due spazi condotta, uno a sinistra e uno a destra. I bacini da 5 a 12 hanno ciascuno una fila di spazi centrale: 2 in collina, 3 nei bacini da 8 a 10, 4 nei bacini 11 e 12. I bacini 11 e 12 non hanno altro.

# B-1.4
barrage-rule-1-4 = Una struttura è una base, una sopraelevazione, una condotta o una centrale. Ogni compagnia possiede 5 basi, 5 sopraelevazioni, 5 condotte e 4 centrali.

# B-1.5
barrage-rule-1-5 = Una diga è una base con sopra 0, 1 o 2 sopraelevazioni. Il suo livello è il numero di questi pezzi, da 1 a 3, e trattiene tante gocce d’acqua quanto è il suo livello. Con Del Monte una diga di livello 3 ne trattiene 4 (B-13.3).

# B-1.6
barrage-rule-1-6 = Un tuo sistema di produzione è formato da una diga tua o neutrale, da una condotta costruita che parte dal bacino di quella diga, di chiunque sia, e da una tua centrale nel bacino in cui la condotta arriva. Puoi usarlo se la diga trattiene almeno 1 goccia. Entrambi gli spazi diga di un bacino alimentano entrambe le sue condotte, e una condotta serve tutti gli spazi centrale del bacino in cui arriva.

# B-1.7
barrage-rule-1-7 = Costruire su uno spazio bordato di rosso costa un supplemento di 3 crediti. Sono bordati di rosso tutti i 10 spazi diga superiori e 12 dei 23 spazi centrale; gli spazi diga inferiori e gli spazi condotta non lo sono mai.

# B-1.8
barrage-rule-1-8 = I macchinari sono gli escavatori e le betoniere. I macchinari messi sulla ruota di costruzione non sono spesi: tornano indietro (B-15.2). I crediti pagati, invece, sono persi.

# B-1.9
barrage-rule-1-9 = L’energia è la posizione del tuo indicatore sul tracciato dell’energia. Durante un round può solo crescere; fra un round e l’altro torna a 0. Non ha limite: in fondo al tracciato l’indicatore si gira e vale 30 in più.

# B-1.10
barrage-rule-1-10 = I crediti, i macchinari e le gocce d’acqua non finiscono mai.

# B-1.11
barrage-rule-1-11 = I punti vittoria (PV) non hanno un minimo: puoi scendere sotto il valore di partenza e anche sotto zero.

## B-2

barrage-chapter-2 = Preparazione

# B-2.1
barrage-rule-2-1 = Si mescolano le 8 tessere sorgente e se ne mettono 4 a caso sulle sorgenti da A a D.

# B-2.2
barrage-rule-2-2 = Si mescolano le 6 tessere bonus e se ne mettono 5 a caso sul tracciato dell’energia, una per round, in ordine. La sesta non si usa.

# B-2.3
barrage-rule-2-3 = Una delle 6 tessere obiettivo va a caso sul tracciato dell’energia, visibile a tutti fin dall’inizio.

# B-2.4
barrage-rule-2-4 = Dei 6 contratti nazionali se ne espongono a caso tanti quanti sono i giocatori meno uno. Non vengono mai sostituiti.

# B-2.5
barrage-rule-2-5 = Si mescolano separatamente i contratti privati verdi, gialli e rossi, 15 per colore, e se ne scoprono 2 per colore.

# B-2.6
barrage-rule-2-6 = In ogni zona c’è una diga neutrale su uno spazio diga inferiore scelto a caso: uno dei 4 in montagna, uno dei 3 in collina, uno dei 3 in pianura (bacini da 8 a 10). È di livello 1 in montagna, 2 in collina e 3 in pianura, e comincia con esattamente 1 goccia.

# B-2.7
barrage-rule-2-7 = Ufficio brevetti: le tessere avanzate formano tre pile mescolate, di livello I, II e III, di 5 tessere ciascuna. Le prime 3 tessere di livello I si scoprono nelle posizioni da 1 a 3.

# B-2.8
barrage-rule-2-8 = Con meno di 4 giocatori alcuni spazi azione restano chiusi per tutta la partita (capitolo 16): quello di sinistra e quello di destra di ogni riga contrassegnata con un numero di giocatori più alto. Al tavolo vi si mettono ingegneri di un colore non usato.

# B-2.9
barrage-rule-2-9 = Si pescano a caso tante plance compagnia quanti sono i giocatori, e ciascuna riceve un direttore a caso; compagnia e direttore formano una coppia. Dei 4 contratti iniziali se ne pescano altrettanti.

# B-2.10
barrage-rule-2-10 = Un giocatore scelto a sorte prende una coppia e un contratto iniziale; gli altri seguono in senso orario. L’ultimo prende ciò che resta.

# B-2.11
barrage-rule-2-11 = Nel round 1 si gioca nell’ordine inverso della scelta: chi ha scelto per ultimo gioca per primo.

# B-2.12
barrage-rule-2-12 = Se Sekibo fa parte di una coppia, si espongono altri direttori a caso in modo che se ne possano copiare esattamente altri 3: 2 in più con 2 giocatori, 1 in più con 3.

# B-2.13
barrage-rule-2-13 = Ogni compagnia comincia con 10 PV, energia 0, 12 ingegneri, 6 crediti (9 con Sekibo), 6 escavatori, 4 betoniere, le quattro tessere di base (base, sopraelevazione, condotta, centrale), una ruota vuota e tutte le strutture sulla sua plancia. La tessera jolly di base non si usa (ma vedi B-17.1).

# B-2.14
barrage-rule-2-14 = Chi ha Krylov prende anche la tessera speciale.

# B-2.15
barrage-rule-2-15 = Il contratto iniziale è un contratto come gli altri: conta per il limite di 3, può essere scartato e, una volta soddisfatto, conta fra i tuoi contratti soddisfatti.

# B-2.16
barrage-rule-2-16 = I macchinari, i crediti e le gocce d’acqua formano la riserva comune, accanto alla mappa, al tracciato dell’energia, alla plancia gestione e all’ufficio brevetti.

## B-3

barrage-chapter-3 = Fase 1: entrate e sorgenti

# B-3.1
barrage-rule-3-1 = Ogni compagnia riceve tutte le entrate scoperte sulla sua plancia, sommate (B-5.9).

# B-3.2
barrage-rule-3-2 = Le compagnie ricevono le entrate una dopo l’altra, in ordine di turno inverso. Questo conta solo quando un’entrata fa scorrere delle gocce.

# B-3.3
barrage-rule-3-3 = Le entrate ci sono in ogni round, anche nel round 5. Nel round 1 non danno nulla, perché nulla è costruito.

# B-3.4
barrage-rule-3-4 = I guadagni fissi vengono prima e tutti insieme: PV, crediti, macchinari di un tipo dato, energia. Gli altri effetti seguono nell’ordine fila delle basi, fila delle sopraelevazioni, fila delle condotte. I macchinari a scelta si sommano e si dividono liberamente fra i due tipi.

# B-3.5
barrage-rule-3-5 = L’energia ricevuta come entrata conta sul tracciato del nuovo round.

# B-3.6
barrage-rule-3-6 = Dopo tutte le entrate ogni sorgente riceve tante gocce quante ne mostra la sua tessera per quel round. Le tessere mostrano solo i round da 1 a 4, quindi il round 5 non ne porta.

# B-3.7
barrage-rule-3-7 = Su una sorgente può stare qualsiasi numero di gocce; lì aspettano la fase 3.

## B-4

barrage-chapter-4 = Fase 2: turni, ingegneri, passare

# B-4.1
barrage-rule-4-1 = In ordine di turno ognuno piazza ingegneri per un’azione e la esegue. Si continua così, turno dopo turno, finché tutti hanno passato.

# B-4.2
barrage-rule-4-2 = Uno spazio azione richiede esattamente il numero di ingegneri indicato. Si usa una sola volta per round e da una sola compagnia; uno spazio occupato è chiuso a tutti, anche a chi lo occupa. L’eccezione è la banca (B-6.7).

# B-4.3
barrage-rule-4-3 = Uno spazio azione bordato di rosso comporta un sovrapprezzo di 3 crediti, oltre al costo dell’azione stessa. Il sovrapprezzo si paga per primo, e i crediti rimasti devono bastare per il resto.

# B-4.4
barrage-rule-4-4 = Puoi piazzare ingegneri solo se puoi eseguire l’azione, e allora devi eseguirla. Un’azione ti è aperta solo se esiste un modo lecito di completare la sua parte obbligatoria.

# B-4.5
barrage-rule-4-5 = Ciò che un’azione concede in più si può rifiutare: soddisfare un contratto, le strutture gratuite e le gocce delle ricompense, la seconda produzione della Germania, gli effetti di Base I e Centrale II.

# B-4.6
barrage-rule-4-6 = Finché hai un ingegnere devi giocare. La banca è sempre possibile.

# B-4.7
barrage-rule-4-7 = Senza ingegneri passi, e per te il round è finito.

# B-4.8
barrage-rule-4-8 = Eccezione: Centrale I e Base III, e la tessera speciale quando copia una di queste, funzionano senza ingegneri. Se hai una tessera simile fuori dalla ruota, hai ancora turni dopo il tuo ultimo ingegnere: usi la tessera o passi definitivamente. Se in quel momento non è lecito usarla, passi. Senza l’opzione «Tessere dopo l’ultimo ingegnere» (attiva per impostazione predefinita) passi non appena non hai più ingegneri.

# B-4.9
barrage-rule-4-9 = Chi ha passato non rientra in quel round.

# B-4.10
barrage-rule-4-10 = Dopo ogni turno i contratti privati scoperti vengono riportati a 2 per colore, prima che il giocatore successivo piazzi ingegneri.

# B-4.11
barrage-rule-4-11 = Usare una tessera senza ingegneri (B-4.8) è un turno intero. Puoi farlo anche finché hai ancora ingegneri; quelli dovrai comunque giocarli più tardi (B-4.6).

## B-5

barrage-chapter-5 = Costruzione

# B-5.1
barrage-rule-5-1 = Per costruire hai quattro spazi personali: 1 ingegnere; 2 ingegneri; 3 ingegneri; 3 ingegneri e un sovrapprezzo di 3 crediti. Con gli ingegneri puoi quindi fare al massimo quattro costruzioni per round.

# B-5.2
barrage-rule-5-2 = Usi il primo spazio personale libero da sinistra. Senza l’opzione «Costruzione da sinistra a destra» (attiva per impostazione predefinita) puoi usarne uno libero qualsiasi.

# B-5.3
barrage-rule-5-3 = Scegli una tessera tecnologia che non sia sulla ruota e adatta alla struttura (un jolly va bene per tutte), uno spazio di costruzione e un modo di pagare. Metti la tessera nel settore aperto della tua ruota.

# B-5.4
barrage-rule-5-4 =
    Metti nello stesso settore i macchinari richiesti:
    • base: 5 escavatori in montagna, 4 in collina, 3 in pianura
    • sopraelevazione: 4 betoniere in montagna, 3 in collina, 2 in pianura
    • condotta: 2 escavatori per ogni punto del suo valore, quindi da 2 a 10 per valori da 1 a 5
    • centrale: 2, 3, 4 e 5 betoniere per la tua 1ª, 2ª, 3ª e 4ª, ovunque la costruisci

# B-5.5
barrage-rule-5-5 = Ciò che modifica il costo si applica in quest’ordine: prima il direttore (capitolo 13), poi la tessera (capitolo 14).

# B-5.6
barrage-rule-5-6 = Gira la ruota di un settore e riprendi ciò che arriva all’apertura (B-15.2). I macchinari che tornano adesso non possono pagare questa costruzione.

# B-5.7
barrage-rule-5-7 = Prendi dalla tua plancia il pezzo di quel tipo più a sinistra.

# B-5.8
barrage-rule-5-8 = Se non hai più pezzi di quel tipo, non puoi costruirne.

# B-5.9
barrage-rule-5-9 =
    La 2ª, la 4ª e la 5ª base, sopraelevazione e condotta scoprono ciascuna un’entrata: la ricevi subito, poi piazzi il pezzo, e la ricevi di nuovo in ogni fase 1 successiva. Senza l’opzione «Entrata prima del piazzamento» (attiva per impostazione predefinita) prima piazzi il pezzo e paghi il supplemento. Per un’opzione sul supplemento vedi B-5.10.
    La 2ª e la 4ª centrale scoprono bonus di produzione (+1, poi altri +2), la 3ª il potere della tua compagnia. Valgono da allora in poi e non sono entrate.

# B-5.10
barrage-rule-5-10 = Piazza il pezzo. Per una base o una centrale su uno spazio bordato di rosso paghi alla riserva comune il supplemento di 3 crediti; una sopraelevazione non lo paga mai, nemmeno su uno spazio superiore. Devi avere questi 3 crediti all’inizio dell’azione, oltre all’eventuale sovrapprezzo e ai crediti usati al posto di macchinari. Un’entrata scoperta dalla stessa costruzione non aiuta. Con l’opzione «Crediti scoperti per il supplemento» (non attiva per impostazione predefinita) i crediti che il pezzo scopre possono pagare il suo stesso supplemento, purché l’entrata venga prima del piazzamento (B-5.9).

# B-5.11
barrage-rule-5-11 = L’effetto della tessera viene per ultimo (capitolo 14), salvo che cambi il costo o gli ingegneri.

# B-5.12
barrage-rule-5-12 =
    Limiti:
    • Ogni spazio diga, condotta o centrale accoglie la struttura di una sola compagnia.
    • Puoi avere una sola base per bacino, in alto o in basso.
    • Puoi avere una sola centrale per bacino.
    • Una sopraelevazione va solo su una tua diga di livello 1 o 2, mai su una diga neutrale o altrui.
    • In un bacino puoi avere quante condotte vuoi, e nulla deve essere collegato.

# B-5.13
barrage-rule-5-13 = Si può costruire sullo spazio inferiore di un bacino mentre quello superiore è vuoto, e viceversa. Una diga neutrale blocca solo il suo spazio.

# B-5.14
barrage-rule-5-14 = Una struttura gratuita, ricompensa di un contratto, non richiede ingegneri, tessera né macchinari e non fa girare la ruota. I limiti, il supplemento, il pezzo più a sinistra e l’entrata scoperta valgono come sempre. Puoi rifiutarla; se è impossibile, va persa. Una condotta gratuita ha un valore massimo; una base gratuita può essere limitata a certe zone.

## B-6

barrage-chapter-6 = Azioni di gestione

# B-6.1
barrage-rule-6-1 = Sala turbine: produci (capitolo 7) con un modificatore. Le righe +2, +1, 0 e −1 richiedono 2 ingegneri a sinistra, oppure 3 ingegneri e un sovrapprezzo a destra. La riga −2 richiede 1 ingegnere a sinistra o 2 a destra, senza sovrapprezzo.

# B-6.2
barrage-rule-6-2 = Puoi usare uno spazio della sala turbine solo se, con il suo modificatore e i crediti che ti restano dopo il sovrapprezzo, è possibile una produzione di almeno 1 energia.

# B-6.3
barrage-rule-6-3 = La gestione dell’acqua ha due righe. Ciascuna ha a sinistra uno spazio per 1 ingegnere e a destra uno per 2 ingegneri e un sovrapprezzo.

# B-6.4
barrage-rule-6-4 = Prima riga: metti 2 gocce su una sorgente, oppure 1 su ciascuna di due. Lì aspettano la fase 3.

# B-6.5
barrage-rule-6-5 = Devi mettere entrambe le gocce. Con l’opzione «Meno gocce permesse» (non attiva per impostazione predefinita) puoi metterne anche solo 1. Delle gocce di contratti o entrate puoi sempre metterne solo una parte, o nessuna.

# B-6.6
barrage-rule-6-6 = Seconda riga: metti 1 goccia su una sorgente; scorre subito (capitolo 8).

# B-6.7
barrage-rule-6-7 = Banca: piazza almeno 1 dei tuoi ingegneri, quanti ne vuoi, e prendi 1 credito per ciascuno di quelli piazzati ora. La banca non è mai piena; tutti possono usarla, quante volte vogliono.

# B-6.8
barrage-rule-6-8 = Officina: gira la tua ruota di 1 settore gratis (1 ingegnere a sinistra, 2 a destra), di 2 settori per 2 crediti o di 3 settori per 5 crediti (ogni volta 2 ingegneri a sinistra, oppure 3 e un sovrapprezzo a destra). Dopo ogni singolo settore riprendi ciò che arriva all’apertura.

# B-6.9
barrage-rule-6-9 = L’officina si può usare anche con la ruota vuota. Con l’opzione «L’officina richiede una ruota carica» (non attiva per impostazione predefinita) deve esserci sopra una tessera o un macchinario.

# B-6.10
barrage-rule-6-10 =
    Fabbrica di macchinari: fai un solo acquisto.
    • 1 escavatore per 2 crediti: 1 ingegnere a sinistra, oppure 1 ingegnere e un sovrapprezzo a destra
    • 1 macchinario a scelta per 4 crediti, solo con 4 giocatori: 1 ingegnere a sinistra o 2 a destra
    • 1 escavatore e 1 betoniera per 5 crediti: 2 ingegneri a sinistra, oppure 3 e un sovrapprezzo a destra

# B-6.11
barrage-rule-6-11 = Ufficio contratti: prendi 1 contratto privato (1 ingegnere a sinistra, oppure 1 ingegnere e un sovrapprezzo a destra; con 4 giocatori ci sono due righe così), oppure paga 1 credito e prendine 2 (2 ingegneri a sinistra o 3 a destra, senza sovrapprezzo). I contratti nazionali non si possono prendere.

# B-6.12
barrage-rule-6-12 = Se ne prendi 2, entrambi devono essere scoperti all’inizio dell’azione; si sostituiscono solo dopo.

# B-6.13
barrage-rule-6-13 = Devi prenderne il numero indicato, se ce ne sono abbastanza scoperti. Se sono di meno, prendi quelli che ci sono; se non ce ne sono, l’azione è chiusa.

# B-6.14
barrage-rule-6-14 = Puoi avere al massimo 3 contratti non soddisfatti. Se ne hai di più, scarti subito fino ad averne 3. Scegli liberamente fra tutti, compresi i nuovi e il contratto iniziale.

# B-6.15
barrage-rule-6-15 = I contratti scartati escono dal gioco; non tornano né nella pila né fra quelli esposti. Senza l’opzione «I contratti scartati escono dal gioco» (attiva per impostazione predefinita) un contratto privato va sotto la pila del suo colore.

# B-6.16
barrage-rule-6-16 = Una pila esaurita non viene rifatta.

# B-6.17
barrage-rule-6-17 = Ufficio brevetti: tre spazi, uno per tessera scoperta. Con 2 ingegneri e 5 crediti prendi la tessera di quella posizione; puoi usarla dal tuo turno successivo, già in questo round.

# B-6.18
barrage-rule-6-18 = Le tessere prese si sostituiscono solo alla fine del round; ogni posizione si usa quindi una volta per round.

## B-7

barrage-chapter-7 = Produzione e contratti

# B-7.1
barrage-rule-7-1 = Scegli un sistema di produzione (B-1.6) e un numero di gocce, da 1 a tutte quelle che la sua diga trattiene. Vengono tutte da quella sola diga, attraverso una sola condotta, a una sola centrale.

# B-7.2
barrage-rule-7-2 = Produzione lorda = gocce × valore della condotta; con Fiesler è almeno 4. Vi si aggiungono il modificatore dell’azione e il tuo bonus di produzione: 0 con al massimo 1 centrale costruita, +1 con 2 o 3, +3 con 4.

# B-7.3
barrage-rule-7-3 = Il risultato deve essere almeno 1; altrimenti non puoi scegliere questa produzione.

# B-7.4
barrage-rule-7-4 = Per la condotta di un altro giocatore gli paghi 1 credito per goccia, e lui fa anche 1 PV per goccia. Non puoi usare più gocce di quante ne permettono i tuoi crediti dopo il sovrapprezzo. La tua condotta è gratis.

# B-7.5
barrage-rule-7-5 =
    Una produzione procede passo per passo:
    • Le gocce vanno alla centrale, e il tuo indicatore avanza del risultato.
    • Le gocce scorrono via dalla centrale (B-8.5).
    • L’Italia aggiunge la sua energia in più.
    • Il proprietario della condotta viene pagato.
    • Puoi soddisfare un contratto e prenderne la ricompensa.
    • La Germania può produrre una seconda volta.
    Senza l’opzione «L’acqua scorre prima del contratto» (attiva per impostazione predefinita) le gocce scorrono via solo dopo il contratto e la sua ricompensa.

# B-7.6
barrage-rule-7-6 = Puoi soddisfare un contratto se non richiede più energia di quella di questa sola produzione. L’energia già sul tracciato o venuta da altro non si aggiunge. L’energia non si consuma.

# B-7.7
barrage-rule-7-7 = Un contratto per produzione: uno dei tuoi oppure un contratto nazionale ancora esposto. La seconda produzione della Germania ne permette un altro.

# B-7.8
barrage-rule-7-8 = Tieni coperto un contratto soddisfatto e ne prendi subito la ricompensa. Un contratto nazionale soddisfatto non resta più esposto.

# B-7.9
barrage-rule-7-9 = I guadagni fissi di una ricompensa vengono prima, poi il resto nell’ordine indicato. Puoi rifiutare le gocce e le strutture gratuite.

# B-7.10
barrage-rule-7-10 = L’energia di una ricompensa muove solo il tuo indicatore; non può mai soddisfare un contratto.

# B-7.11
barrage-rule-7-11 = I crediti della ricompensa non possono pagare la condotta della stessa produzione: quel pagamento viene prima.

# B-7.12
barrage-rule-7-12 = Tutto il risultato di una produzione conta sul tracciato, anche se non soddisfi alcun contratto.

# B-7.13
barrage-rule-7-13 = Produzione, bonus e potere sono quelli in vigore al momento del calcolo. Ciò che porta il contratto arriva troppo tardi per quella produzione (B-12.8).

## B-8

barrage-chapter-8 = Acqua

# B-8.1
barrage-rule-8-1 = Una goccia scorre dalla sua sorgente allo spazio diga superiore del bacino sottostante, poi a quello inferiore, poi lungo il fiume fino al bacino successivo: oltre le sue centrali, allo spazio diga superiore e a quello inferiore, e così via fino a un’uscita.

# B-8.2
barrage-rule-8-2 = Si ferma alla prima diga che non è piena, di chiunque sia. A un’uscita lascia il gioco.

# B-8.3
barrage-rule-8-3 = La diga superiore di un bacino prende l’acqua prima di quella inferiore. Uno spazio senza diga non ne trattiene.

# B-8.4
barrage-rule-8-4 = Le gocce scorrono una alla volta. Poiché sono tutte uguali, il loro ordine non cambia nulla.

# B-8.5
barrage-rule-8-5 = Dopo una produzione le gocce ripartono dalla fila della centrale usata: prima verso la diga superiore, poi verso quella inferiore dello stesso bacino, e così via. Dai bacini 11 e 12 lasciano la mappa.

# B-8.6
barrage-rule-8-6 = Le gocce restano in una diga finché non si usano. Sopraelevare una diga aggiunge solo posto.

# B-8.7
barrage-rule-8-7 = Le centrali non fermano mai l’acqua.

# B-8.8
barrage-rule-8-8 = Fase 3: quando tutti i giocatori hanno passato, tutte le gocce sulle sorgenti scorrono, chiunque le abbia messe. Accade anche nel round 5.

## B-9

barrage-chapter-9 = Fase 4: conteggio

# B-9.1
barrage-rule-9-1 = Prima la classifica sul tracciato dell’energia, fra le compagnie con almeno 1 energia: la prima fa 6 PV, la seconda 2 PV. Con l’opzione «Classifica per energia prodotta» (non attiva per impostazione predefinita) per questa classifica conta solo l’energia delle produzioni (B-7.2), non quella che aggiungono entrate, ricompense, tessere e poteri delle compagnie.

# B-9.2
barrage-rule-9-2 = In caso di parità al primo posto si fanno 4 PV a testa (in due), 3 a testa (in tre) o 2 a testa (in quattro), e nessuno fa punti per il secondo. In caso di parità al secondo posto si fa 1 PV a testa.

# B-9.3
barrage-rule-9-3 =
    Poi ognuno riceve i crediti dell’ultimo spazio con crediti raggiunto o superato:
    • energia 1: 1 credito
    • energia 2: 2 crediti
    • energia 4: 3 crediti
    • energia 7: 4 crediti
    • energia 11: 5 crediti
    • energia 16: 6 crediti
    • energia 22: 7 crediti
    • energia 29: 8 crediti
    Con energia 0 ricevi 3 crediti e perdi 3 PV.

# B-9.4
barrage-rule-9-4 = Infine la tessera bonus del round, con PV per ogni cosa che nomina: 2 per contratto soddisfatto di qualsiasi tipo, 4 per base, sopraelevazione, condotta o tessera avanzata acquisita, 5 per centrale. Conta tutto dall’inizio della partita.

# B-9.5
barrage-rule-9-5 = Il tracciato ha sezioni di 6: da 6 a 11 per il round 1, da 12 a 17 per il round 2, da 18 a 23 per il round 3, da 24 a 29 per il round 4, da 30 in su per il round 5. Nella sezione del round in corso o oltre fai tutti i punti. Per ogni sezione che ti manca si tolgono 4 PV, ma il totale non scende mai sotto 0. Con energia inferiore a 6 la tessera non ti dà nulla.

# B-9.6
barrage-rule-9-6 = Le tessere avanzate contano sia nella riserva sia sulla ruota. Le tessere di base e la tessera speciale di Krylov non contano.

# B-9.7
barrage-rule-9-7 = I tre passi si fanno in quest’ordine; poi si scarta la tessera bonus del round. Dopo il round 5 viene il conteggio finale (capitolo 11).

# B-9.8
barrage-rule-9-8 = Dove stava la tessera il tracciato mostra −4: da ora quella sezione è indietro di una. È solo la regola B-9.5 resa visibile, non un’altra perdita.

## B-10

barrage-chapter-10 = Fase 5: fine del round (round da 1 a 4)

# B-10.1
barrage-rule-10-1 = Nuovo ordine di turno: la compagnia con meno energia gioca per prima, quella con più energia per ultima. Le compagnie a pari energia invertono l’ordine che avevano fra loro.

# B-10.2
barrage-rule-10-2 = Tutti gli indicatori dell’energia tornano a 0.

# B-10.3
barrage-rule-10-3 = Tutti gli ingegneri tornano a casa, anche quelli sulla banca e su Sekibo.

# B-10.4
barrage-rule-10-4 = Si scartano le tessere rimaste all’ufficio brevetti e se ne scoprono 3 nuove: di livello I finché ce ne sono, poi II, poi III. I round da 1 a 5 offrono quindi I-I-I, I-I-II, II-II-II, II-III-III e III-III-III.

# B-10.5
barrage-rule-10-5 = Le ruote, i macchinari, i crediti, i contratti e le gocce restano come sono.

## B-11

barrage-chapter-11 = Conteggio finale

# B-11.1
barrage-rule-11-1 = L’ordine è: tessera obiettivo, risorse rimaste, acqua nelle dighe.

# B-11.2
barrage-rule-11-2 =
    Le compagnie sono in classifica secondo ciò che conta la tessera obiettivo: 15, 10 e 5 PV per i posti da 1 a 3. Chi è in parità divide i PV dei posti che occupa, ogni parte arrotondata per eccesso. La compagnia successiva prende il prossimo posto libero.
    • parità al primo posto: 13 ciascuna (due), 10 ciascuna (tre), 8 ciascuna (quattro)
    • parità al secondo posto: 8 ciascuna (due), 5 ciascuna (tre)
    • parità al terzo posto: 3 ciascuna (due)

# B-11.3
barrage-rule-11-3 = Per «Spazi rossi» e «Basi collegate» una compagnia che non ne ha non entra in classifica e non fa punti; per gli altri quattro obiettivi 0 vale in classifica come ogni altro numero. Senza l’opzione «Almeno una per la classifica» (attiva per impostazione predefinita) 0 vale anche per questi due.

# B-11.4
barrage-rule-11-4 = Una base o una sopraelevazione conta nel bacino e nella zona del suo spazio diga, una centrale in quelli della sua fila, una condotta in quelli da cui parte.

# B-11.5
barrage-rule-11-5 = Basi collegate: conta le basi di ogni colore, anche neutrali, nei bacini da cui una tua condotta porta a un bacino con una tua centrale. Ogni base conta una volta, per quanti collegamenti abbia; due basi alla stessa condotta contano entrambe. L’acqua non importa. Senza l’opzione «Basi collegate di ogni colore» (attiva per impostazione predefinita) contano solo le tue basi.

# B-11.6
barrage-rule-11-6 = Spazi rossi: conta le tue basi e centrali su spazi bordati di rosso, anche se non hai dovuto pagare il supplemento. Le sopraelevazioni non contano.

# B-11.7
barrage-rule-11-7 = Risorse rimaste: 1 PV ogni 5 pezzi, sommando crediti, escavatori e betoniere. I macchinari sulla ruota non contano.

# B-11.8
barrage-rule-11-8 = Acqua: 1 PV per ogni goccia nelle tue dighe. Le gocce nelle dighe neutrali non danno punti a nessuno.

# B-11.9
barrage-rule-11-9 = Vince chi ha più PV. In caso di parità decide chi ha più energia sul tracciato nel round 5. Se la parità resta, la vittoria è condivisa. Con l’opzione «Classifica per energia prodotta» (non attiva per impostazione predefinita) decide invece l’energia prodotta nel round 5 (B-9.1).

# B-11.10
barrage-rule-11-10 =
    Gli altri quattro obiettivi contano le tue strutture di ogni tipo:
    • Zona più forte: le tue strutture nella zona in cui ne hai di più
    • Zona più debole: le tue strutture nella zona in cui ne hai di meno; il più alto di questi numeri è primo in classifica
    • Presenza nei bacini: i bacini con almeno 1 tua struttura, quindi al massimo 12
    • Forza nei bacini: i bacini con almeno 3 tue strutture

## B-12

barrage-chapter-12 = Poteri delle compagnie

# B-12.1
barrage-rule-12-1 = Il potere della tua compagnia vale quando hai costruito 3 centrali: da quel momento in poi, anche per il resto della stessa azione, come la produzione di Centrale II. Ma vedi B-12.8.

# B-12.2
barrage-rule-12-2 = USA: ogni volta che una goccia proveniente da una sorgente scorre oltre una fila con una tua centrale, guadagni 1 energia, per ogni goccia e per ogni fila, in qualsiasi fase e nel turno di chiunque. Questa energia non soddisfa contratti. Le gocce messe in moto da una produzione non contano; con l’opzione «USA: conta ogni flusso» (non attiva per impostazione predefinita) contano, tranne nella fila della centrale che ha prodotto.

# B-12.3
barrage-rule-12-3 = Germania: dopo una produzione puoi produrre ancora una volta con un’altra tua centrale, senza il modificatore dello spazio e senza il tuo bonus di produzione. Il pagamento della condotta, il contratto e il minimo di 1 energia valgono come sempre. La prima produzione si completa prima, con contratto e ricompensa, e puoi usare l’acqua che ne è scorsa via. Non ce n’è una terza.

# B-12.4
barrage-rule-12-4 = I direttori valgono anche nella seconda produzione della Germania: il minimo di 4 di Fiesler si applica a entrambe. Senza l’opzione «Fiesler nella seconda produzione tedesca» (attiva per impostazione predefinita) si applica solo alla prima.

# B-12.5
barrage-rule-12-5 = Italia: dopo ogni tua produzione guadagni altre 3 energie. Non contano per il contratto di quella produzione.

# B-12.6
barrage-rule-12-6 = Francia: puoi soddisfare ogni contratto, anche nazionale, il cui valore supera al massimo di 3 l’energia prodotta: produrne 10 basta per un valore di 13. Questo vale per la produzione con una centrale, non per l’energia dell’effetto di una tessera. Senza l’opzione «Sconto francese solo per le centrali» (attiva per impostazione predefinita) lo sconto vale anche per quell’energia, e tutti possono soddisfare con essa contratti nazionali.

# B-12.7
barrage-rule-12-7 = Una produzione concessa da una tessera (Centrale II) è una produzione per i poteri di Germania, Italia e Francia.

# B-12.8
barrage-rule-12-8 = Una centrale ottenuta come ricompensa di un contratto non conta per la produzione che l’ha fruttata. Se è la tua terza, quella produzione non porta le 3 energie in più all’Italia, lo sconto alla Francia né la seconda produzione alla Germania. Ma una seconda produzione che già spettava alla Germania può usarla.

## B-13

barrage-chapter-13 = Direttori

# B-13.1
barrage-rule-13-1 = L’abilità di un direttore vale dall’inizio e per tutta la partita; quella di Sekibo si usa turno per turno.

# B-13.2
barrage-rule-13-2 = Adler: ogni tua base costa 3 escavatori. Le sopraelevazioni costano come sempre.

# B-13.3
barrage-rule-13-3 = Del Monte: le tue dighe di livello 3 trattengono 4 gocce. Ai livelli 1 e 2 non cambia nulla.

# B-13.4
barrage-rule-13-4 = Fiesler: se usi almeno 1 goccia, una produzione lorda inferiore a 4 conta come 4. Modificatore e bonus si aggiungono dopo.

# B-13.5
barrage-rule-13-5 = McDowell: puoi pagare una condotta con betoniere, 1 per ogni punto del suo valore. Non si possono mischiare i due tipi in un pagamento.

# B-13.6
barrage-rule-13-6 = Jordan: in una costruzione puoi sostituire quanti vuoi dei macchinari richiesti con 3 crediti ciascuno, pagati alla riserva comune; per essi nulla va sulla ruota. Sovrapprezzi e supplementi si aggiungono. Non vale alla fabbrica di macchinari.

# B-13.7
barrage-rule-13-7 = Krylov: quando costruisci con la tessera speciale, essa copia un’altra tessera che si trova sulla tua ruota: ciò che costruisce e il suo effetto. La tessera speciale va sulla ruota, quella copiata resta dov’è; senza tessere sulla ruota non puoi usarla. Se copia una tessera che funziona senza ingegneri, anche la speciale ne fa a meno. Non è una tessera avanzata.

# B-13.8
barrage-rule-13-8 = Sekibo: hai due spazi personali, usati in ordine: 1 ingegnere; la seconda volta in un round, 1 ingegnere e 3 crediti. Nomini uno dei 3 direttori che si possono copiare, ne hai l’abilità fino alla fine del tuo turno e poi fai un’azione normale nello stesso turno, oppure usi una tessera senza ingegneri (B-4.8). Se non ti restano né ingegneri né una tessera simile, il tuo turno finisce e passi. Con l’opzione «Sekibo: deve seguire un’azione» (non attiva per impostazione predefinita) puoi copiare solo se dopo è possibile un’azione, e devi farla.

# B-13.9
barrage-rule-13-9 = Puoi usare Sekibo una volta per turno.

# B-13.10
barrage-rule-13-10 = Sekibo copia Krylov: una costruzione di questo turno può usare una tessera che si trova sulla tua ruota, con la sua struttura e il suo effetto. Nessuna tessera va sulla ruota; metti i macchinari e giri la ruota come sempre.

# B-13.11
barrage-rule-13-11 = Sekibo copia Del Monte: durante il turno le tue dighe di livello 3 trattengono 4 gocce. Una quarta goccia presa allora resta anche dopo il turno finché non lascia la diga, ma poi non ne può arrivare un’altra.

# B-13.12
barrage-rule-13-12 =
    Effetti combinati sul costo:
    • Adler con un jolly: una base costa 3 escavatori, con Jolly II 3 macchinari qualsiasi.
    • Adler con Base III: nessun macchinario.
    • McDowell con Condotta II: al massimo 5 escavatori, oppure 1 betoniera per ogni punto di valore.
    • McDowell con Jolly II: 2 macchinari qualsiasi per ogni punto di valore, oppure 1 betoniera per punto.
    • Jordan con una tessera che abbassa il costo: il numero abbassato di macchinari, ciascuno sostituibile.

## B-14

barrage-chapter-14 = Tessere tecnologia

# B-14.1
barrage-rule-14-1 = Una tessera si trova o nella tua riserva, pronta all’uso, o sulla ruota. Le tessere avanzate si aggiungono a quelle di base; puoi averne quante vuoi.

# B-14.2
barrage-rule-14-2 = Gli effetti sul costo o sugli ingegneri valgono mentre costruisci, gli altri dopo che il pezzo è piazzato e il supplemento pagato.

# B-14.3
barrage-rule-14-3 = Base I: poi puoi mettere 1 goccia della riserva comune in ciascuna delle tue dighe vuote, compresa la nuova, non in quelle neutrali. In tutte o in nessuna.

# B-14.4
barrage-rule-14-4 = Sopraelevazione I: poi gira la ruota di 1 settore in più per ogni tua sopraelevazione sulla mappa, compresa la nuova. Si aggiunge al giro normale.

# B-14.5
barrage-rule-14-5 = Condotta I: poi prendi 2 crediti per ogni punto di valore della nuova condotta.

# B-14.6
barrage-rule-14-6 = Centrale I: si può usare senza ingegneri e senza spazio personale. Macchinari e supplemento sono dovuti. Puoi usarla anche con ingegneri, senza vantaggio.

# B-14.7
barrage-rule-14-7 = Jolly I: costruisce ogni struttura, e non paghi il supplemento dello spazio di costruzione. Il sovrapprezzo del quarto spazio personale resta dovuto.

# B-14.8
barrage-rule-14-8 = Base II: poi guadagni 1 energia per ogni tua base sulla mappa, compresa la nuova. Con questa energia puoi soddisfare un contratto privato o iniziale che hai, ma nessuno nazionale. Non attiva i poteri di Germania e Italia. Per la Francia, e per l’opzione che cambia questa regola, vedi B-12.6.

# B-14.9
barrage-rule-14-9 = Sopraelevazione II: poi riempi quella diga dalla riserva comune fino alla sua capienza.

# B-14.10
barrage-rule-14-10 = Condotta II: la condotta costa al massimo 5 escavatori.

# B-14.11
barrage-rule-14-11 = Centrale II: poi puoi produrre una volta con un modificatore di +2, con qualsiasi tua centrale e senza ingegneri. Pagamenti, bonus, contratti e poteri valgono.

# B-14.12
barrage-rule-14-12 = Jolly II: costruisce ogni struttura; ogni macchinario richiesto può essere dell’uno o dell’altro tipo.

# B-14.13
barrage-rule-14-13 = Base III: si può usare senza ingegneri, e non richiede macchinari. Il supplemento è dovuto. Anche usata con ingegneri non richiede macchinari.

# B-14.14
barrage-rule-14-14 = Sopraelevazione III: poi fai 3 PV per ogni tua diga di livello 2 o 3.

# B-14.15
barrage-rule-14-15 = Condotta III: poi guadagni 2 energie per ogni punto di valore della nuova condotta. Per i contratti vale la regola B-14.8.

# B-14.16
barrage-rule-14-16 = Centrale III: poi fai 3 PV per ogni tua centrale sulla mappa, compresa la nuova.

# B-14.17
barrage-rule-14-17 = Jolly III: costruisce ogni struttura; poi fai 3 PV per ogni tessera avanzata acquisita, sulla ruota o no, compresa questa.

# B-14.18
barrage-rule-14-18 = In ogni caso la tessera stessa va sulla ruota, e la ruota gira una volta.

## B-15

barrage-chapter-15 = Ruota di costruzione

# B-15.1
barrage-rule-15-1 = La ruota ha sei settori, uno dei quali è aperto. Una costruzione vi mette una tessera e dei macchinari; poi la ruota gira di un settore in senso orario.

# B-15.2
barrage-rule-15-2 = Dopo ogni giro di un settore, tutto ciò che si trova nel settore ora aperto torna nella tua riserva: tessera e macchinari.

# B-15.3
barrage-rule-15-3 = Ciò che vi metti torna quindi al 6º giro di un settore, contando quello della sua stessa costruzione.

# B-15.4
barrage-rule-15-4 = Un giro di più settori equivale ad altrettanti giri di uno.

## B-16

barrage-chapter-16 = Numero di giocatori

# B-16.1
barrage-rule-16-1 = Con 4 giocatori tutti gli spazi sono aperti.

# B-16.2
barrage-rule-16-2 = Con 3 giocatori questi spazi, contrassegnati con 4, sono chiusi da entrambi i lati: sala turbine +1, «1 macchinario a scelta» alla fabbrica di macchinari, e la seconda riga per un contratto.

# B-16.3
barrage-rule-16-3 = Con 2 giocatori sono chiusi anche questi, da entrambi i lati: sala turbine −1, e i 2 settori dell’officina.

# B-16.4
barrage-rule-16-4 = Tutto il resto, compresa la classifica del round, è uguale con 2, 3 e 4 giocatori.

## B-17

barrage-chapter-17 = Partita introduttiva

# B-17.1
barrage-rule-17-1 = Opzione «Partita introduttiva» (non attiva per impostazione predefinita). Non c’è l’ufficio brevetti. La tessera bonus delle tessere avanzate si toglie, quindi le altre cinque si usano tutte. Ogni compagnia riceve anche la sua tessera jolly di base, che costruisce ogni struttura.

# B-17.2
barrage-rule-17-2 =
    Non c’è nulla da scegliere. In ordine di turno, e secondo il numero di giocatori, si hanno:
    • USA, Adler, contratto iniziale 1 (3 energie: 2 crediti e 2 energie)
    • Germania, McDowell, contratto iniziale 2 (3 energie: 2 crediti e 1 settore della ruota)
    • Italia, Jordan, contratto iniziale 3 (2 energie: 3 crediti)
    • Francia, Fiesler, contratto iniziale 4 (4 energie: 2 crediti e 1 macchinario a scelta)
