# Age of Industry: le regole numerate, un messaggio per ciascuna.
# Una regola ne cita un’altra con il suo numero (AI-6.2); la pagina delle regole ne fa un collegamento.

## AI-1

age-of-industry-chapter-1 = Termini

# AI-1.1
age-of-industry-rule-1-1 = Age of Industry è per 2-5 giocatori. La mappa ha due facce, Nuova Inghilterra e Germania; si gioca su una delle due.

# AI-1.2
age-of-industry-rule-1-2 =
    Una località è un luogo che porta un nome. Ce ne sono di tre tipi:
    • Una città ha un colore e da 1 a 4 spazi su cui si costruisce.
    • Un villaggio non ha spazi.
    • Anche una località estera non ne ha, ma può avere spazi mercato e un simbolo del porto accanto al nome.

# AI-1.3
age-of-industry-rule-1-3 = I colori sono sei; più città vicine hanno lo stesso.

# AI-1.4
age-of-industry-rule-1-4 = Uno spazio è senza simbolo, oppure porta il simbolo della miniera di carbone, del porto o della nave.

# AI-1.5
age-of-industry-rule-1-5 = Uno spazio nave si trova in mare. È una località a sé, con un solo spazio e un colore, e un collegamento marittimo lo unisce a una città che ha uno spazio porto. Al di là ci sono uno spazio mercato e, solo nella Nuova Inghilterra, uno spazio importazione carbone.

# AI-1.6
age-of-industry-rule-1-6 = Un collegamento ferroviario è una linea stampata fra due località di terra. Merci e cubetti vi passano solo quando vi si trova un segnalino collegamento; per il trasporto non importa di chi sia.

# AI-1.7
age-of-industry-rule-1-7 = Un collegamento marittimo è stampato fra una città portuale e uno spazio nave, e prosegue fino allo spazio mercato e allo spazio importazione al di là. Non vi si mettono segnalini, non è di nessuno e si può sempre usare.

# AI-1.8
age-of-industry-rule-1-8 = Due località sono collegate se si può andare dall’una all’altra per collegamenti marittimi e per collegamenti ferroviari con un segnalino, di chiunque sia. Ogni località è collegata a sé stessa.

# AI-1.9
age-of-industry-rule-1-9 = Sei allacciato a una località se almeno uno dei tuoi segnalini la tocca.

# AI-1.10
age-of-industry-rule-1-10 = Sono fonti di carbone le miniere di carbone con cubetti e gli spazi importazione carbone con cubetti dietro a una tessera nave. Sono fonti di ferro le ferriere con cubetti. Di chi siano non importa.

# AI-1.11
age-of-industry-rule-1-11 = Una località ha accesso alla domanda se è collegata a una tessera porto, di chiunque sia, girata o no, o a una località con il simbolo del porto. Una tessera mercato non dà mai accesso alla domanda.

# AI-1.12
age-of-industry-rule-1-12 = Il numero di una tessera è il suo livello tecnologico, in breve livello. È anche quanto la tessera vale in punti vittoria (PV).

# AI-1.13
age-of-industry-rule-1-13 = Una tessera si piazza non girata. Quando viene girata, il suo proprietario riceve subito dalla banca il guadagno stampato sotto la pila da cui viene. Nessuna tessera si gira due volte.

## AI-2

age-of-industry-chapter-2 = Preparazione

# AI-2.1
age-of-industry-rule-2-1 = L’opzione «Mappa» decide dove si gioca: nella Nuova Inghilterra (impostazione predefinita) o in Germania.

# AI-2.2
age-of-industry-rule-2-2 = Ciascuno ha un disco per l’ordine di turno, una plancia, 35 tessere industria disposte su di essa per industria e per livello, e 12 segnalini collegamento: 1 nella casella di sinistra, 11 in quella di destra.

# AI-2.3
age-of-industry-rule-2-3 = All’inizio nessuno ha denaro.

# AI-2.4
age-of-industry-rule-2-4 = Un giocatore scelto a sorte è il primo nell’ordine di turno; gli altri seguono in senso orario.

# AI-2.5
age-of-industry-rule-2-5 = Ogni spazio delle due tabelle della domanda, carbone e ferro, riceve un cubetto.

# AI-2.6
age-of-industry-rule-2-6 = Nuova Inghilterra: ogni spazio importazione carbone riceve 3 cubetti di carbone.

# AI-2.7
age-of-industry-rule-2-7 = Si mescolano coperte le 18 tessere mercato. Ogni spazio mercato ne riceve una, che poi viene scoperta; le altre escono dal gioco.

# AI-2.8
age-of-industry-rule-2-8 =
    Si mescolano e si distribuiscono le 66 carte, o 42 con due giocatori (AI-18.1). L’opzione «Edizione» decide quante ne ricevi:
    • prima edizione (impostazione predefinita): 5 con 2 giocatori, 6 con 3, 5 con 4, 6 con 5
    • seconda edizione: sempre 6
    Nient’altro dipende da questa opzione.

# AI-2.9
age-of-industry-rule-2-9 = Le carte rimaste formano il mazzo. Le prime due stanno scoperte lì accanto.

# AI-2.10
age-of-industry-rule-2-10 = La banca ha monete da 1 e da 5 dollari e segnalini prestito da 10 e da 40. Né le une né gli altri finiscono mai.

# AI-2.11
age-of-industry-rule-2-11 = La riserva è di 30 cubetti di carbone e 30 cubetti di ferro. Se si esaurisce, si gioca come se ce ne fossero altri.

## AI-3

age-of-industry-chapter-3 = Round e azioni

# AI-3.1
age-of-industry-rule-3-1 =
    Si gioca un round dopo l’altro. Ognuno ha tre fasi:
    • Fase 1: azioni dei giocatori
    • Fase 2: nuovo ordine di turno
    • Fase 3: interessi

# AI-3.2
age-of-industry-rule-3-2 = Nella fase 1 si gioca in ordine di turno. Esegui entrambe le tue azioni prima che cominci il giocatore successivo. Sono obbligatorie, ma anche passare è un’azione.

# AI-3.3
age-of-industry-rule-3-3 = Nel primo round ciascuno ha una sola azione.

# AI-3.4
age-of-industry-rule-3-4 = Finisci la prima azione prima di scegliere la seconda. Possono essere entrambe dello stesso tipo.

# AI-3.5
age-of-industry-rule-3-5 =
    Le azioni sono sei. Alcune costano una carta:
    • costruire un’industria: giocare 1 carta
    • costruire un collegamento: nessuna carta
    • vendere merci: nessuna carta
    • sviluppare: scartare 1 carta
    • pescare 2 carte: nessuna carta
    • passare: scartare 1 carta (nessuna nel caso di AI-14.10)

# AI-3.6
age-of-industry-rule-3-6 = Puoi unire le tue due azioni in una sola per costruire ovunque (AI-6.5), giocando una carta. Poiché le richiede entrambe, devi deciderlo prima della prima azione; è allora tutto il tuo turno. Nel primo round non è possibile.

# AI-3.7
age-of-industry-rule-3-7 = Le carte giocate e scartate vanno in una pila degli scarti comune e non tornano più.

## AI-4

age-of-industry-chapter-4 = Denaro e prestiti

# AI-4.1
age-of-industry-rule-4-1 = Ciò che paghi nella fase 1, per industrie, collegamenti e cubetti importati, va nella casella verde accanto al tuo disco. Il denaro che vi si trova è la tua spesa del round, da cui dipende il prossimo ordine di turno (capitolo 15).

# AI-4.2
age-of-industry-rule-4-2 = Restituire prestiti e pagare interessi non conta come spesa. Il denaro che ricevi non riduce mai la tua spesa.

# AI-4.3
age-of-industry-rule-4-3 = Quando nel tuo turno ti serve denaro, puoi prenderlo in prestito, 10 dollari alla volta. Il tuo debito non ha limite, e un prestito sul momento non costa nulla. Non è un’azione: ciò che manca a un pagamento viene preso in prestito per te.

# AI-4.4
age-of-industry-rule-4-4 =
    Puoi restituire in qualsiasi momento, 10 dollari alla volta, che te ne costano 10. Ci sono tre momenti in cui questo cambia qualcosa:
    • nel tuo turno, prima, fra e dopo le tue azioni
    • all’inizio della fase 3, prima che si calcolino gli interessi (AI-16.3)
    • alla fine della partita, prima che il denaro diventi punti (AI-17.6)

# AI-4.5
age-of-industry-rule-4-5 = Poiché puoi sempre prendere in prestito, puoi sempre pagare. Nessuno fallisce e nessuno è costretto a vendere qualcosa.

# AI-4.6
age-of-industry-rule-4-6 = Tutto ciò che un’azione costa si paga prima che finisca. Puoi pagare con un guadagno ricevuto prima nella stessa azione. Vengono prima il costo di costruzione, poi i cubetti importati nell’ordine in cui li compri.

## AI-5

age-of-industry-chapter-5 = Carte

# AI-5.1
age-of-industry-rule-5-1 = Una carta industria mostra una delle sei industrie, una carta località uno dei sei colori.

# AI-5.2
age-of-industry-rule-5-2 = La tua mano è segreta. Le due carte scoperte e gli scarti sono visibili a tutti.

# AI-5.3
age-of-industry-rule-5-3 = Puoi avere in mano al massimo 9 carte.

## AI-6

age-of-industry-chapter-6 = Costruire un’industria

# AI-6.1
age-of-industry-rule-6-1 = Gioca una carta, prendi dalla tua plancia la tessera di livello più basso di un’industria e mettila su uno spazio della mappa. Paghi quanto costa in denaro e fai arrivare il carbone e il ferro che richiede (capitolo 7).

# AI-6.2
age-of-industry-rule-6-2 =
    Con una carta industria costruisci solo l’industria che mostra. Inoltre deve valere almeno una di queste condizioni:
    • (a) Non hai tessere industria sulla mappa.
    • (b) La località ha 4 spazi o più, e hai una tessera su un altro dei suoi spazi.
    • (c) Hai una tessera nella località e sostituisci proprio quella (capitolo 10).
    • (d) Sei allacciato alla località (AI-1.9).
    • (e) La carta mostra una nave, e nella città portuale dello spazio nave c’è una tua tessera porto, o quella di un altro giocatore se sei allacciato a quella città. Con l’opzione «Porto per una carta Nave» su «qualsiasi porto collegato» (predefinita: «nella città portuale») la tessera porto può stare anche in un’altra città collegata alla città portuale, con collegamenti di chiunque. La città portuale deve comunque avere una tessera porto (AI-6.8).

# AI-6.3
age-of-industry-rule-6-3 = Per (a) conta ciò che è ora sulla mappa. Vale anche se vi avevi tessere e sono state tutte sostituite.

# AI-6.4
age-of-industry-rule-6-4 = Con una carta località costruisci un’industria qualsiasi, ma solo in una località, o su uno spazio nave, del colore della carta. Non occorre esservi allacciati.

# AI-6.5
age-of-industry-rule-6-5 = Per costruire ovunque (AI-3.6) giochi una carta, non importa quale. Costruisci un’industria qualsiasi in una località qualsiasi, che tu vi sia allacciato o no. Tutte le altre regole valgono: spazi, limite di tessere, livello più basso, denaro, carbone, ferro, porto per una nave, sostituzione.

# AI-6.6
age-of-industry-rule-6-6 = Su uno spazio senza simbolo si può costruire un cotonificio, una fabbrica o una ferriera.

# AI-6.7
age-of-industry-rule-6-7 = Su uno spazio con un simbolo si può costruire solo ciò che mostra: una miniera di carbone, un porto o una nave.

# AI-6.8
age-of-industry-rule-6-8 = Per una nave deve esserci una tessera porto nella città all’altro capo del collegamento marittimo: di chiunque sia, di qualsiasi livello, girata o no.

# AI-6.9
age-of-industry-rule-6-9 = Limite di tessere: puoi avere una tessera in una località con 1, 2 o 3 spazi, e due dove gli spazi sono 4 o più.

# AI-6.10
age-of-industry-rule-6-10 = Uno spazio contiene una sola tessera. Su uno spazio occupato si può costruire solo sostituendo la sua tessera (capitolo 10).

# AI-6.11
age-of-industry-rule-6-11 = Nei villaggi e nelle località estere non si può costruire.

# AI-6.12
age-of-industry-rule-6-12 = Costruisci sempre la tessera di livello più basso che ti resta di quell’industria.

# AI-6.13
age-of-industry-rule-6-13 = Le tessere di livello 0, che ci sono fra le fabbriche e fra le navi, non si possono costruire. Finché ne hai una, la sua industria è bloccata; solo sviluppando te ne liberi.

# AI-6.14
age-of-industry-rule-6-14 =
    Una costruzione procede passo per passo:
    • 1. Gioca la carta.
    • 2. Indica la tessera e lo spazio.
    • 3. Paga il denaro.
    • 4. Prendi il carbone, poi il ferro, un cubetto alla volta; una tessera così svuotata si gira subito.
    • 5. Piazza la tessera; quella che sostituisce viene tolta.
    • 6. Mettici i suoi cubetti o, per una nave, apri lo spazio importazione.
    • 7. Consegna alla tabella della domanda ciò che va consegnato (AI-8.6, AI-13.3).
    • 8. Guarda che cosa si gira.

# AI-6.15
age-of-industry-rule-6-15 = Una carta località ti libera dalle condizioni da (a) a (e) di AI-6.2 e da nient’altro. Spazi, limite di tessere, livello più basso, denaro, carbone, ferro, il porto per una nave (AI-6.8) e le regole sulla sostituzione valgono con qualsiasi carta.

## AI-7

age-of-industry-chapter-7 = Procurarsi carbone e ferro

# AI-7.1
age-of-industry-rule-7-1 = Ogni cubetto che serve viene da una fonte collegata alla località in cui costruisci, e poi torna nella riserva. Non costa nulla, di chiunque siano la fonte e i collegamenti.

# AI-7.2
age-of-industry-rule-7-2 = Deve essere la più vicina di queste fonti, contando i collegamenti percorsi. Una fonte nella località stessa è a distanza 0.

# AI-7.3
age-of-industry-rule-7-3 = Un collegamento marittimo conta come un collegamento. Uno spazio importazione conta come se fosse sul suo spazio nave.

# AI-7.4
age-of-industry-rule-7-4 = Se più fonti sono alla stessa distanza, scegli tu, di nuovo per ogni cubetto.

# AI-7.5
age-of-industry-rule-7-5 = La distanza si valuta di nuovo per ogni cubetto; una fonte vuota non conta più.

# AI-7.6
age-of-industry-rule-7-6 = Il ferro va trasportato come il carbone. (In Brass no.)

# AI-7.7
age-of-industry-rule-7-7 = Se non sei collegato ad alcuna fonte di ciò che ti serve, puoi comprarlo dalla tabella della domanda (capitolo 8). Finché c’è una fonte collegata, non puoi comprare quel cubetto.

# AI-7.8
age-of-industry-rule-7-8 = Se non è possibile né l’una né l’altra cosa, non puoi costruire quell’industria o quel collegamento.

# AI-7.9
age-of-industry-rule-7-9 = Un porto che stai costruendo può già servire a importare il proprio carbone e il proprio ferro. Le fonti collegate vengono comunque prima (AI-7.7).

# AI-7.10
age-of-industry-rule-7-10 = Una nave che stai costruendo non può usare il carbone dello spazio importazione che sta per aprire, né una miniera o una ferriera i propri cubetti.

# AI-7.11
age-of-industry-rule-7-11 = I cubetti possono passare per qualsiasi località, compresi villaggi e località estere.

# AI-7.12
age-of-industry-rule-7-12 = I cubetti per una costruzione possono venire da più posti. Prima si usano le fonti collegate, le più vicine prima delle altre, finché sono vuote; compri solo ciò che ancora manca.

## AI-8

age-of-industry-chapter-8 = Tabelle della domanda

# AI-8.1
age-of-industry-rule-8-1 = Per comprare serve l’accesso alla domanda (AI-1.11) nella località in cui costruisci.

# AI-8.2
age-of-industry-rule-8-2 = Devi prendere il cubetto meno caro. Il suo prezzo va alla banca e conta come spesa.

# AI-8.3
age-of-industry-rule-8-3 = Se la tabella è vuota, puoi ancora comprare quanti cubetti ti servono, a 4 dollari l’uno.

# AI-8.4
age-of-industry-rule-8-4 = Carbone e ferro hanno ciascuno la propria tabella.

# AI-8.5
age-of-industry-rule-8-5 = Un cubetto comprato va nella riserva e lascia vuoto il suo spazio sulla tabella.

# AI-8.6
age-of-industry-rule-8-6 = Se piazzi una miniera di carbone o una ferriera in una località che in quel momento ha accesso alla domanda, devi spostare cubetti dalla tessera alla sua tabella, finché la tabella è piena o la tessera è vuota. Ricevi il prezzo di ogni spazio riempito.

# AI-8.7
age-of-industry-rule-8-7 = Si riempie prima lo spazio vuoto più caro.

# AI-8.8
age-of-industry-rule-8-8 = Si consegna solo nel momento della costruzione. Se più tardi nasce una connessione o si vuota uno spazio della tabella, non succede nulla.

## AI-9

age-of-industry-chapter-9 = Cubetti di miniere e ferriere

# AI-9.1
age-of-industry-rule-9-1 = Una miniera di carbone o una ferriera si piazza con tanti cubetti quanti ne sono stampati sotto la sua pila.

# AI-9.2
age-of-industry-rule-9-2 = Appena ne viene preso l’ultimo cubetto, per qualsiasi scopo, si gira e il suo proprietario è pagato. Solo se viene sostituita non si gira.

# AI-9.3
age-of-industry-rule-9-3 = Le miniere e le ferriere girate restano sulla mappa e alla fine contano il loro livello.

## AI-10

age-of-industry-chapter-10 = Sostituire una tessera

# AI-10.1
age-of-industry-rule-10-1 = Puoi sempre sostituire una tua tessera con una di livello più alto, anche di un’altra industria se lo spazio lo permette. Valgono tutte le regole di costruzione: carta, costo, cubetti, livello più basso.

# AI-10.2
age-of-industry-rule-10-2 = Puoi sostituire la miniera di carbone di un altro giocatore con una tua miniera di carbone di livello più alto, ma solo quando non c’è più alcun cubetto di carbone né sulla mappa né sulla tabella della domanda di carbone. Lo stesso vale per le ferriere e il ferro. Nessun’altra tessera di un altro giocatore può essere sostituita.

# AI-10.3
age-of-industry-rule-10-3 = Anche i cubetti sugli spazi importazione carbone sono sulla mappa, che una nave li abbia aperti o no.

# AI-10.4
age-of-industry-rule-10-4 = La tessera sostituita esce dal gioco; non dà né guadagno né punti. I cubetti che vi si trovano ancora tornano nella riserva.

# AI-10.5
age-of-industry-rule-10-5 = Se sostituisci una tua tessera, nella località ne hai quante prima. Se sostituisci quella di un altro, ne hai una in più, e il limite di tessere (AI-6.9) deve permetterlo.

# AI-10.6
age-of-industry-rule-10-6 = Non importa se la tessera sostituita è girata. La nuova si piazza non girata.

# AI-10.7
age-of-industry-rule-10-7 = Sostituire la miniera o la ferriera di un altro è una costruzione come le altre, con carta, costo, cubetti e limite di tessere. Con una carta industria serve (a), (b) o (d) di AI-6.2; (c) vale solo per le tue tessere.

# AI-10.8
age-of-industry-rule-10-8 = La tessera da sostituire è in gioco finché non viene tolta (passo 5 di AI-6.14). I suoi cubetti sono una fonte a distanza 0; se si prende l’ultimo, si gira e paga; un porto dà ancora accesso. Se AI-10.2 permette la sostituzione si giudica prima che un cubetto si muova.

## AI-11

age-of-industry-chapter-11 = Costruire un collegamento

# AI-11.1
age-of-industry-rule-11-1 = Con un’azione metti un segnalino su un collegamento ferroviario libero. Un collegamento riceve un solo segnalino in tutta la partita.

# AI-11.2
age-of-industry-rule-11-2 = A una delle sue estremità deve esserci una tua tessera industria, oppure devi essere allacciato a quella località.

# AI-11.3
age-of-industry-rule-11-3 = Prima metti il segnalino della casella di sinistra: costa 1 dollaro e nessun cubetto. Ognuno dei successivi costa 1 dollaro, 1 carbone e 1 ferro.

# AI-11.4
age-of-industry-rule-11-4 = I cubetti vanno in una delle due località che il nuovo collegamento unisce, secondo le regole dei capitoli 7 e 8. Il denaro conta come spesa.

# AI-11.5
age-of-industry-rule-11-5 = Per ciascuno dei due cubetti puoi scegliere un’estremità diversa; la fonte più vicina è quella più vicina a quell’estremità. Il nuovo collegamento stesso non può servire a portarli. Con l’opzione «Cubetti per un collegamento» su «la stessa estremità» (predefinita: «una o l’altra estremità») tutti i cubetti di un collegamento vanno alla stessa estremità; una delle estremità deve quindi poterli ricevere tutti.

# AI-11.6
age-of-industry-rule-11-6 = Quando non hai più segnalini, non puoi più costruire collegamenti. I segnalini non si spostano e non si riprendono mai.

# AI-11.7
age-of-industry-rule-11-7 = I collegamenti marittimi non si costruiscono. Per AI-11.2 una tua tessera nave non conta come tessera nella sua città portuale.

# AI-11.8
age-of-industry-rule-11-8 = Per un collegamento puoi comprare un cubetto dalla tabella solo se nessuna delle due estremità è collegata a una fonte di quel tipo. Una delle estremità deve avere accesso alla domanda. Con l’opzione «Cubetti per un collegamento» su «la stessa estremità» contano qui solo le estremità che possono ricevere tutti i cubetti, e quella che li riceve deve avere l’accesso.

## AI-12

age-of-industry-chapter-12 = Vendere merci

# AI-12.1
age-of-industry-rule-12-1 = Fai una o più vendite. Per ognuna servono un tuo cotonificio o una tua fabbrica non girati e uno sbocco: una tessera porto non girata, di chiunque sia, o una tessera mercato non girata.

# AI-12.2
age-of-industry-rule-12-2 = Le due tessere devono essere collegate, per collegamenti ferroviari con segnalini di chiunque, marittimi o entrambi, o trovarsi nella stessa località. Non deve essere lo sbocco più vicino.

# AI-12.3
age-of-industry-rule-12-3 = Entrambe le tessere si girano. Il proprietario del cotonificio o della fabbrica ne riceve il guadagno, e così il proprietario di un porto. Una tessera mercato non paga nessuno.

# AI-12.4
age-of-industry-rule-12-4 = Un porto di livello 1 accetta solo cotone. I porti di livello più alto accettano cotone e manufatti.

# AI-12.5
age-of-industry-rule-12-5 = Una tessera mercato accetta le merci che mostra. «Nessuna domanda» non accetta nulla, quindi lì non si vende mai.

# AI-12.6
age-of-industry-rule-12-6 = Il mercato al di là di uno spazio nave si può usare solo finché una tessera nave, di chiunque sia, occupa quello spazio.

# AI-12.7
age-of-industry-rule-12-7 = Puoi scegliere questa azione solo se fai davvero una vendita.

# AI-12.8
age-of-industry-rule-12-8 = Più vendite si fanno una dopo l’altra, nell’ordine che vuoi.

## AI-13

age-of-industry-chapter-13 = Navi

# AI-13.1
age-of-industry-rule-13-1 = Una nave, una volta piazzata, apre a tutti i giocatori ciò che si trova al di là: il mercato e, dove c’è, lo spazio importazione carbone.

# AI-13.2
age-of-industry-rule-13-2 = Il carbone che vi si trova è una fonte gratuita per tutti, alla distanza detta in AI-7.3.

# AI-13.3
age-of-industry-rule-13-3 = Quando piazzi una nave, devi spostare cubetti dallo spazio importazione agli spazi vuoti della tabella della domanda di carbone, proprio come in AI-8.6, e sei tu a ricevere il denaro. Una nave ha sempre accesso alla domanda attraverso il suo porto.

# AI-13.4
age-of-industry-rule-13-4 = Una nave si gira, e paga il suo proprietario, appena valgono due cose: il suo spazio importazione è vuoto o non esiste, e la sua tessera mercato è girata o mostra «Nessuna domanda».

# AI-13.5
age-of-industry-rule-13-5 = Lo si controlla anche quando la nave viene piazzata. In Germania, dunque, una nave davanti a «Nessuna domanda» si gira subito, e così una nave che ne sostituisce una con carbone e mercato esauriti.

# AI-13.6
age-of-industry-rule-13-6 = I cubetti per una nave possono arrivare per il suo collegamento marittimo. Ha accesso alla domanda attraverso il suo porto.

## AI-14

age-of-industry-chapter-14 = Sviluppare, pescare, passare

# AI-14.1
age-of-industry-rule-14-1 = Sviluppare: scarta una carta qualsiasi e togli dal gioco una tessera della tua plancia.

# AI-14.2
age-of-industry-rule-14-2 = L’industria la scegli tu; la tessera deve essere quella di livello più basso che te ne resta.

# AI-14.3
age-of-industry-rule-14-3 = Sviluppare non richiede né denaro né ferro.

# AI-14.4
age-of-industry-rule-14-4 = Ogni azione di questo tipo toglie una tessera.

# AI-14.5
age-of-industry-rule-14-5 = Pescare 2 carte: prendile una dopo l’altra, ogni volta una carta scoperta o la prima del mazzo.

# AI-14.6
age-of-industry-rule-14-6 = Solo dopo l’azione le carte scoperte si reintegrano fino a due dal mazzo, non fra la prima carta e la seconda. Se il mazzo è vuoto, non si reintegrano.

# AI-14.7
age-of-industry-rule-14-7 = Se ci sono meno di due carte, prendi quelle che ci sono. Se non ce n’è nessuna, non puoi scegliere questa azione.

# AI-14.8
age-of-industry-rule-14-8 = Non puoi superare 9 carte: con 8 in mano ne prendi una sola, con 9 non puoi scegliere questa azione.

# AI-14.9
age-of-industry-rule-14-9 = Passare: scarta una carta a tua scelta.

# AI-14.10
age-of-industry-rule-14-10 = Se non hai carte e il mazzo è vuoto, puoi passare senza scartare. Se non ne hai ma il mazzo ne ha, non puoi passare; allora puoi sempre pescare.

## AI-15

age-of-industry-chapter-15 = Nuovo ordine di turno

# AI-15.1
age-of-industry-rule-15-1 = Quando tutti hanno giocato, i dischi si riordinano: chi in questo round ha speso meno è il primo, chi ha speso di più è l’ultimo.

# AI-15.2
age-of-industry-rule-15-2 = A parità di spesa i giocatori mantengono l’ordine che avevano fra loro.

# AI-15.3
age-of-industry-rule-15-3 = Il denaro delle caselle verdi va alla banca, e la spesa di ciascuno torna a 0.

## AI-16

age-of-industry-chapter-16 = Interessi

# AI-16.1
age-of-industry-rule-16-1 = Paghi 1 dollaro per ogni 10 dollari di debito.

# AI-16.2
age-of-industry-rule-16-2 = Se ti manca il denaro, lo prendi in prestito, 10 dollari alla volta; su questi prestiti in questa fase non si pagano ancora interessi.

# AI-16.3
age-of-industry-rule-16-3 = Prima che si calcolino gli interessi puoi restituire, anche con denaro arrivato dopo il tuo turno, per esempio quando un altro ha svuotato la tua miniera. Restituire qui tutto ciò che puoi non è mai peggio che aspettare, perché un nuovo prestito più tardi non costa nulla.

# AI-16.4
age-of-industry-rule-16-4 = Gli interessi sono dovuti in ogni round, compresi il primo e l’ultimo (ma vedi AI-17.2).

## AI-17

age-of-industry-chapter-17 = Fine della partita

# AI-17.1
age-of-industry-rule-17-1 = La partita finisce dopo il round alla cui fine il mazzo è vuoto e almeno un giocatore non ha carte. Non importa se restano carte scoperte. Una mano che durante il round era vuota ma alla fine ha di nuovo carte non conta. Con l’opzione «Fine del mazzo» su «finisce la partita» (predefinita: «si continua») la partita finisce dopo il round alla cui fine il mazzo è vuoto, qualunque cosa resti nelle mani.

# AI-17.2
age-of-industry-rule-17-2 = Quel round si gioca fino in fondo, con nuovo ordine di turno e interessi. Senza l’opzione «Ultimo round completo» (attiva per impostazione predefinita) la partita si ferma dopo la fase 1.

# AI-17.3
age-of-industry-rule-17-3 = Tutti scartano le carte che hanno ancora.

# AI-17.4
age-of-industry-rule-17-4 = Ogni segnalino collegamento porta al suo proprietario 2 dollari, e 1 in più per ogni spazio occupato alle sue due estremità. Uno spazio è occupato se vi si trova una tessera, di chiunque sia, girata o no. Ogni spazio mercato conta come occupato, anche se la sua tessera è girata o mostra «Nessuna domanda», e un villaggio conta come uno spazio occupato.

# AI-17.5
age-of-industry-rule-17-5 = Gli spazi nave e i simboli del porto non aggiungono nulla a un collegamento ferroviario.

# AI-17.6
age-of-industry-rule-17-6 = Dopo il guadagno dei collegamenti, e prima che il denaro diventi punti, puoi restituire prestiti. Ogni 10 dollari restituiti risparmiano 5 PV e ne costano esattamente 2, quindi per te si restituisce quanto più possibile.

# AI-17.7
age-of-industry-rule-17-7 =
    Il tuo punteggio:
    • 1 PV per ogni 5 dollari; il resto va perso
    • i livelli di tutte le tue tessere industria sulla mappa, girate o no
    • meno 5 PV per ogni 10 dollari che devi ancora

# AI-17.8
age-of-industry-rule-17-8 = Vince chi ha più PV. In caso di parità vince, fra i pari, chi viene prima nell’ordine di turno. Il punteggio può essere sotto zero.

# AI-17.9
age-of-industry-rule-17-9 = Le tessere sulla tua plancia, le tessere uscite dal gioco e le carte non valgono nulla.

# AI-17.10
age-of-industry-rule-17-10 = L’ordine è: scarto delle mani (AI-17.3), guadagno dei collegamenti (AI-17.4), restituzione (AI-17.6), denaro in punti, livelli delle tessere, 5 PV in meno per ogni 10 dollari ancora dovuti.

# AI-17.11
age-of-industry-rule-17-11 = L’ordine di turno che decide la parità è quello in vigore quando la partita si ferma: con «Ultimo round completo» il nuovo, secondo la spesa dell’ultimo round; senza questa opzione quello in cui si è giocato l’ultimo round.

## AI-18

age-of-industry-chapter-18 = Due giocatori

# AI-18.1
age-of-industry-rule-18-1 = Prima di distribuire si tolgono 2 carte di ogni tipo, 24 in tutto; ne restano 42.

# AI-18.2
age-of-industry-rule-18-2 = Ciascuno riceve altri 6 segnalini collegamento di un colore non usato, diverso per ognuno. Sono tuoi come gli altri, anche per il guadagno alla fine, e vanno nella casella di destra (1 carbone e 1 ferro ciascuno): 1 + 17 in tutto.

# AI-18.3
age-of-industry-rule-18-3 = La mano iniziale è di 5 carte (AI-2.8). Nient’altro cambia.
