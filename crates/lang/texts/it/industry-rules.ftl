# Industry: le regole numerate, un messaggio per ciascuna.
# Una regola ne cita un’altra con il suo numero (IY-5.8); la pagina delle regole ne fa un collegamento.

## IY-1

industry-chapter-1 = Il gioco in breve

# IY-1.1
industry-rule-1-1 = Industry è per 3 o 4 giocatori.

# IY-1.2
industry-rule-1-2 = Il tabellone ha 5 righe, una per ciascuna epoca, e 12 colonne con le lettere da A a L: in tutto 60 caselle. Una casella prende il nome dalla sua riga e dalla sua colonna, per esempio 1I. Da sinistra a destra il tabellone mostra il tracciato delle epoche, le caselle jolly, le caselle bonus, le fabbriche, le tecnologie e la tabella segnapunti; in ogni riga i quattro tipi di casella si susseguono in quest’ordine. Alcune caselle bonus, fabbriche e tecnologie sono unite ad altre.

# IY-1.3
industry-rule-1-3 = Ogni casella va all’asta una volta sola, nella sua epoca. Tutte le 12 caselle di una riga vanno all’asta prima che si apra la riga successiva.

# IY-1.4
industry-rule-1-4 = Anche con 3 giocatori si giocano tutte e cinque le epoche.

# IY-1.5
industry-rule-1-5 = Il denaro, la proprietà delle caselle, i jolly e le sovvenzioni sono visibili a tutti. L’unica cosa nascosta è l’ordine degli indicatori d’area nel sacchetto.

# IY-1.6
industry-rule-1-6 = Non ci sono prestiti, doni o accordi, e né le caselle né i jolly passano mai da un giocatore all’altro.

## IY-2

industry-chapter-2 = Componenti

# IY-2.1
industry-rule-2-1 =
    Ci sono 152 pezzi:
    • 12 indicatori d’area con le lettere da A a L, alcuni con un simbolo di moneta
    • 7 jolly
    • 4 sovvenzioni
    • 96 indicatori di proprietà, 24 per colore, con un orologio su un lato
    • 1 indicatore d’epoca e 1 indicatore di primo giocatore
    • 31 monete per un valore di 59 talleri: 7 da 5 talleri e 24 da 1 tallero
    A questi si aggiungono il tabellone e un sacchetto.

# IY-2.2
industry-rule-2-2 = Né il denaro né gli indicatori di proprietà sono un limite: la banca non si esaurisce mai, e non ti manca mai un indicatore.

# IY-2.3
industry-rule-2-3 = Un jolly mostra una risorsa. Un solo jolly mostra invece «?» e vale per una risorsa qualsiasi.

## IY-3

industry-chapter-3 = Preparazione

# IY-3.1
industry-rule-3-1 = L’indicatore d’epoca parte dall’epoca 1. I 7 jolly stanno scoperti, ciascuno sulla sua casella jolly. Tutti i 12 indicatori d’area vanno nel sacchetto. Le 4 sovvenzioni sono pronte accanto al tabellone.

# IY-3.2
industry-rule-3-2 = Ogni giocatore inizia con 4 talleri. Tutto il resto del denaro forma la banca.

# IY-3.3
industry-rule-3-3 = Ogni giocatore sceglie un colore e ne prende gli indicatori di proprietà. Uno di essi serve da indicatore di punteggio e parte da 0; per le caselle ne restano quindi 23.

# IY-3.4
industry-rule-3-4 = All’inizio della partita il primo giocatore è scelto a sorte.

## IY-4

industry-chapter-4 = Il round e le sue fasi 1 e 2

# IY-4.1
industry-rule-4-1 =
    Si gioca in senso orario. Un round ha cinque fasi, e tutti i giocatori completano una fase prima che cominci la successiva:
    • Fase 1: entrate
    • Fase 2: nuovi indicatori d’area
    • Fase 3: asta
    • Fase 4: sviluppo
    • Fase 5: cambio del primo giocatore

# IY-4.2
industry-rule-4-2 = Fase 1: ogni giocatore riceve 1 tallero dalla banca.

# IY-4.3
industry-rule-4-3 = Fase 2: se all’inizio di questa fase il sacchetto è vuoto, tutti i 12 indicatori d’area vi ritornano. Questo accade esattamente nel primo round delle epoche da 2 a 5.

# IY-4.4
industry-rule-4-4 = Poi si pescano tanti indicatori d’area quanti sono i giocatori e si mettono scoperti sopra il tabellone, ciascuno alla sua lettera. Per ogni indicatore pescato con un simbolo di moneta ogni giocatore riceve subito 1 tallero dalla banca. Questo denaro si può già spendere nelle aste dello stesso round.

# IY-4.5
industry-rule-4-5 = Opzione «Partita equilibrata» (non attiva per impostazione predefinita, ma consigliata). Con 3 giocatori si pescano 4 indicatori d’area in ogni round delle epoche 4 e 5. Con 4 giocatori si pescano 3 indicatori d’area in ogni round dell’epoca 5. Non cambia altro.

# IY-4.6
industry-rule-4-6 = Un’epoca dura 3 round con 4 giocatori e 4 round con 3 giocatori; una partita ha quindi 15 round con 4 giocatori e 20 con 3. Con l’opzione «Partita equilibrata» le epoche 4 e 5 durano 3 round ciascuna con 3 giocatori (18 round in tutto), e l’epoca 5 dura 4 round con 4 giocatori (16 round in tutto).

## IY-5

industry-chapter-5 = Fase 3: asta

# IY-5.1
industry-rule-5-1 = Una casella è disponibile se si trova nella riga dell’indicatore d’epoca e in una colonna il cui indicatore d’area è scoperto. Non conta altro: né quanto costa, né se qualcuno potrebbe svilupparla.

# IY-5.2
industry-rule-5-2 = Il primo giocatore è il primo banditore del round. Il banditore deve indicare una delle caselle disponibili.

# IY-5.3
industry-rule-5-3 = In un solo giro di tavolo, a partire dalla sinistra del banditore, ciascuno degli altri giocatori fa una sola offerta oppure passa. Ogni offerta deve essere maggiore della precedente. Il banditore non fa offerte.

# IY-5.4
industry-rule-5-4 = Si offrono talleri interi; l’offerta minima è 1.

# IY-5.5
industry-rule-5-5 = Non puoi mai offrire più di quanto puoi pagare, cioè più talleri di quanti ne hai in quel momento.

# IY-5.6
industry-rule-5-6 = Quando tutti gli altri hanno fatto un’offerta o passato, e se c’è un’offerta, il banditore sceglie: vendere o tenere.

# IY-5.7
industry-rule-5-7 = Vendere: il miglior offerente paga subito la sua offerta al banditore e prende possesso della casella. Il banditore continua e indica la casella disponibile successiva.

# IY-5.8
industry-rule-5-8 =
    Tenere: il banditore prende possesso della casella e paga quanto l’offerta più alta, un tallero alla volta. A partire dalla sua sinistra e girando intorno al tavolo, ogni giocatore riceve 1 tallero, lui stesso compreso, giro dopo giro, finché tutto il prezzo è pagato. Nessun tallero va alla banca.
    Ogni giro completo restituisce quindi un tallero al banditore. In quattro giocatori e con un prezzo di 6, il vicino di sinistra e il giocatore dopo ricevono 2 talleri ciascuno, il terzo ne riceve 1, e 1 torna al banditore, che ne perde 5.

# IY-5.9
industry-rule-5-9 = Per tenere, il banditore deve avere tutto il prezzo prima di pagare; i talleri che gli torneranno non aiutano. Se ha di meno, deve vendere, o prima prendere una sovvenzione (IY-8.2). Con l’opzione «Tenere una casella» su «finché ci sono talleri» (predefinita: «prima tutto il prezzo») il banditore può sempre tenere: paga un tallero alla volta come in IY-5.8, e quando non ha più talleri il pagamento è finito.

# IY-5.10
industry-rule-5-10 = Tenere mette fine al ruolo del banditore: il giocatore alla sua sinistra diventa banditore e indica la casella disponibile successiva. L’indicatore di primo giocatore non si sposta.

# IY-5.11
industry-rule-5-11 = Se nessuno ha fatto un’offerta, il banditore deve prendere la casella e non paga nulla. Il ruolo passa a sinistra come nella regola IY-5.10.

# IY-5.12
industry-rule-5-12 = Chi è già stato banditore può fare offerte nelle aste successive del round. Puoi ottenere più caselle in un round.

# IY-5.13
industry-rule-5-13 = Per prendere possesso di una casella, il vincitore vi mette un indicatore di proprietà con l’orologio in alto: la casella è non sviluppata. Da una casella jolly il vincitore prende solo il jolly, lo mette scoperto davanti a sé e non vi mette alcun indicatore. Poi l’indicatore d’area si gira coperto.

# IY-5.14
industry-rule-5-14 = La fase termina quando nessun indicatore d’area è più scoperto; tutte le caselle di un round trovano quindi un proprietario in quel round. Se si sono pescati più indicatori dei giocatori (IY-4.5), il ruolo di banditore continua semplicemente a passare in senso orario.

# IY-5.15
industry-rule-5-15 = Gli indicatori d’area girati restano accanto al tabellone finché la regola IY-4.3 li rimanda nel sacchetto.

# IY-5.16
industry-rule-5-16 = Ogni pagamento si fa subito: il denaro che ricevi in un’asta, come venditore o perché un altro tiene una casella, lo puoi spendere già nell’asta successiva e nella fase di sviluppo dello stesso round.

## IY-6

industry-chapter-6 = Fase 4: sviluppo

# IY-6.1
industry-rule-6-1 = A partire dal primo giocatore (non dall’ultimo banditore) e in senso orario, ogni giocatore ha un turno e può sviluppare fino a due sue caselle non sviluppate. Possono essere dello stesso tipo ed essere state ottenute in qualsiasi round precedente o in questo; per le tecnologie vedi la regola IY-6.11.

# IY-6.2
industry-rule-6-2 = Sviluppare una casella costa il prezzo che vi è stampato, da pagare alla banca. Le tecnologie non hanno prezzo. Molte fabbriche e tecnologie richiedono anche una o due risorse; le caselle bonus non ne richiedono.

# IY-6.3
industry-rule-6-3 = Se manca il denaro o una risorsa, non puoi sviluppare la casella. Non si può pagare a rate.

# IY-6.4
industry-rule-6-4 = Sviluppi una casella dopo l’altra, e una casella conta come sviluppata da quel momento. La prima di un turno può quindi già fornire una risorsa o uno sconto alla seconda.

# IY-6.5
industry-rule-6-5 =
    Ci sono quattro modi per ottenere ogni risorsa che ti serve:
    • (1) Fabbrica tua: una tua fabbrica sviluppata la produce. È gratis e automatico, tutte le volte che vuoi.
    • (2) Jolly: spendi un jolly di quella risorsa o il jolly «?». Esce dal gioco; un jolly vale un’unità.
    • (3) Altro giocatore: una sua fabbrica sviluppata la produce. Gli paghi 1 tallero, e lui non può rifiutarsi.
    • (4) Banca: paghi 1 tallero alla banca, ma solo se nessun giocatore ha una fabbrica sviluppata che la produce, e solo se la banca la vende già (IY-6.6).

# IY-6.6
industry-rule-6-6 =
    Di epoca in epoca la banca vende più risorse:
    • Epoca 1: nulla
    • Epoca 2: pietra, mattoni e legno
    • Epoca 3: in più ceramica, vetro e ferro
    • Epoca 4: in più cavi, acciaio e cemento
    • Epoca 5: in più plastica e computer
    La banca vende quindi una risorsa a partire dall’epoca dopo quella in cui compare.

# IY-6.7
industry-rule-6-7 = La tua produzione viene sempre prima: dove fornisce una risorsa, non spendi jolly per essa. Altrimenti scegli fra un jolly e l’unico acquisto che ti è aperto, da un giocatore o dalla banca; i due non sono mai aperti insieme. Nessuna risorsa ha due fabbriche, quindi non c’è mai dubbio su chi vende.

# IY-6.8
industry-rule-6-8 = Da un altro giocatore puoi comprare una risorsa anche nell’epoca in cui compare.

# IY-6.9
industry-rule-6-9 = Una fabbrica non sviluppata non produce nulla; una fabbrica non può quindi fornire il proprio sviluppo.

# IY-6.10
industry-rule-6-10 = Una fabbrica dà subito i suoi punti vittoria (PV), ma solo se l’indicatore d’epoca è ancora sull’epoca della fabbrica. Sviluppata più tardi non dà PV; allora produce, dà il suo sconto e conta per le strade e le reti come ogni altra.

# IY-6.11
industry-rule-6-11 = Una tecnologia si può sviluppare solo finché l’indicatore d’epoca è sulla sua epoca. Dà subito i suoi PV.

# IY-6.12
industry-rule-6-12 = Una casella bonus si può sviluppare in qualsiasi epoca e dà punti solo alla fine della partita.

# IY-6.13
industry-rule-6-13 = La Banca (2J) e la Borsa (3J) sono fabbriche con un effetto: una volta sviluppata, ciascuna riduce di 1 tallero il prezzo di tutte le caselle che il suo proprietario sviluppa in seguito; entrambe insieme lo riducono di 2. Un prezzo non scende mai sotto 0. Non riducono né il proprio prezzo né quello delle risorse.

# IY-6.14
industry-rule-6-14 = Lo sconto vale anche per le caselle bonus e per le fabbriche sviluppate dopo la loro epoca.

# IY-6.15
industry-rule-6-15 = Non sei mai obbligato a sviluppare.

# IY-6.16
industry-rule-6-16 = Quando sviluppi una fabbrica, una tecnologia o una casella bonus, giri il suo indicatore in modo da nascondere l’orologio; da allora la casella conta come sviluppata. I suoi PV stanno in una piccola ruota dentata al bordo inferiore della casella. Dove non ce ne sono, non ne dà.

# IY-6.17
industry-rule-6-17 = Solo una Banca (2J) o una Borsa (3J) sviluppata dà lo sconto, e solo al suo proprietario. Quella delle due che sviluppi per prima riduce di 1 il prezzo dell’altra.

# IY-6.18
industry-rule-6-18 = I jolly non si sviluppano. Spenderne uno non conta fra le due caselle della regola IY-6.1. Per una casella puoi spenderne più d’uno, uno per unità; un jolly ottenuto nello stesso round serve già, e i jolly valgono in ogni epoca.

## IY-7

industry-chapter-7 = Fase 5 e cambio d’epoca

# IY-7.1
industry-rule-7-1 = Fase 5: l’indicatore di primo giocatore passa a sinistra.

# IY-7.2
industry-rule-7-2 = Quando tutte le 12 caselle della riga sono andate all’asta, l’epoca cambia alla fine di quel round, dopo la fase di sviluppo: l’indicatore d’epoca scende di una riga. Ciò che sviluppi in quell’ultimo round conta quindi ancora per la vecchia epoca.

# IY-7.3
industry-rule-7-3 = Da allora le tecnologie non sviluppate della vecchia riga sono perse e non si possono più sviluppare. I loro indicatori restano sul tabellone senza effetto e si tolgono alla fine.

# IY-7.4
industry-rule-7-4 = Da allora la banca vende anche le risorse comparse nella vecchia riga (IY-6.6).

# IY-7.5
industry-rule-7-5 = Il cambio d’epoca non porta entrate extra.

# IY-7.6
industry-rule-7-6 = L’ordine alla fine di un round è: sviluppo, indicatore di primo giocatore a sinistra, cambio d’epoca se previsto, poi il round successivo con la fase 1.

## IY-8

industry-chapter-8 = Sovvenzione

# IY-8.1
industry-rule-8-1 = Una volta per partita ogni giocatore può prendere una sovvenzione: subito 3 talleri dalla banca, e −5 PV alla fine. Ci sono 4 sovvenzioni, quindi ciascuno può averne una.

# IY-8.2
industry-rule-8-2 = Puoi prenderla ogni volta che hai una decisione da prendere (indicare una casella, fare un’offerta, vendere o tenere, sviluppare), prima di deciderla; anche nel mezzo del tuo turno di sviluppo. Dopo l’ultima fase di sviluppo è troppo tardi. I talleri contano subito per ciò che puoi offrire o tenere.

# IY-8.3
industry-rule-8-3 = Una sovvenzione non si può restituire.

## IY-9

industry-chapter-9 = Fine della partita e conteggio finale

# IY-9.1
industry-rule-9-1 = La partita termina dopo la fase di sviluppo dell’ultimo round dell’epoca 5.

# IY-9.2
industry-rule-9-2 = Prima si tolgono tutti gli indicatori che mostrano ancora l’orologio.

# IY-9.3
industry-rule-9-3 = Denaro: ogni 3 talleri valgono 1 PV, arrotondando per difetto.

# IY-9.4
industry-rule-9-4 = Strade e linee: ogni strada fra due tue fabbriche e ogni linea fra due tue tecnologie dà 3 PV. Entrambi i capi devono essere tuoi, sviluppati e uniti direttamente.

# IY-9.5
industry-rule-9-5 =
    Caselle bonus: ogni tua casella bonus sviluppata dà i suoi 2 o 3 PV per ogni tua fabbrica sviluppata sulla sua rete. Le reti sono:
    • porto: fiume
    • stazione: binari
    • stazione di pompaggio: condotte
    • centrale elettrica: linee elettriche
    Non devono essere vicine; tutte le parti di una rete vanno insieme. Se siano 2 o 3 PV è scritto sulla casella bonus.

# IY-9.6
industry-rule-9-6 = Più caselle bonus dello stesso tipo contano tutte: 3 porti da 2 PV e 4 fabbriche sul fiume fanno 24 PV.

# IY-9.7
industry-rule-9-7 = Una fabbrica può trovarsi su più reti e conta su ciascuna.

# IY-9.8
industry-rule-9-8 = Ogni jolly non usato dà 2 PV.

# IY-9.9
industry-rule-9-9 = Una sovvenzione ti costa 5 PV. Il tuo totale può essere negativo.

# IY-9.10
industry-rule-9-10 = Vince chi ha più PV. In caso di parità vince chi ha più indicatori di proprietà sul tabellone; ormai ne portano solo le caselle sviluppate, e l’indicatore di punteggio non conta. In caso di ulteriore parità vince chi ha più talleri. Se la parità rimane, la vittoria è condivisa.

# IY-9.11
industry-rule-9-11 = Convertire i talleri in PV non li spende: in caso di parità contano tutti.

# IY-9.12
industry-rule-9-12 = Fiume, binari, condotte e linee elettriche danno punti solo con la regola IY-9.5. I 3 PV della regola IY-9.4 sono solo per le strade tra fabbriche e le linee tra tecnologie.

# IY-9.13
industry-rule-9-13 = Il punteggio è un semplice totale, senza limite superiore.

## IY-10: nessuna regola numerata. Il titolo tiene intera la serie dei capitoli.

industry-chapter-10 = Le nostre letture in breve

## IY-11

industry-chapter-11 = Che cosa cambia rispetto a Industria

# IY-11.1
industry-rule-11-1 = Le caselle del tabellone e gli indicatori d’area pescati prendono il posto di 60 tessere mescolate. Nessuno ha nulla in mano, e tutta la riga è nota in anticipo.

# IY-11.2
industry-rule-11-2 = Con 3 giocatori Industria lascia fuori l’epoca 5; qui si giocano tutte e cinque le epoche.

# IY-11.3
industry-rule-11-3 = In Industria il banditore tiene una tessera gratis; qui paga l’offerta più alta distribuendola intorno al tavolo.

# IY-11.4
industry-rule-11-4 = Entrate extra: Industria dà 1 tallero in più all’inizio delle epoche 3, 4 e 5; qui lo portano i simboli di moneta degli indicatori d’area.

# IY-11.5
industry-rule-11-5 = In Industria in un round costruisci al massimo una fabbrica, una tecnologia e una tessera bonus; qui sviluppi due caselle qualsiasi.

# IY-11.6
industry-rule-11-6 = Fra le risorse dell’epoca 3, al posto dell’elettricità ci sono i cavi.

# IY-11.7
industry-rule-11-7 = Industria ha 11 tessere risorsa, che puoi scambiare in qualsiasi momento con 1 tallero. Qui ci sono 7 jolly, «?» compreso; non si possono scambiare, ma se non usati danno 2 PV ciascuno.

# IY-11.8
industry-rule-11-8 = Industria ha cinque tipi di bonus (canale, porto, binari, condotta e network), sempre da 2 PV, e avere due volte lo stesso tipo non raddoppia nulla. Qui ci sono quattro tipi, da 2 o 3 PV, e le caselle dello stesso tipo contano tutte.

# IY-11.9
industry-rule-11-9 = Le sovvenzioni sono nuove.

# IY-11.10
industry-rule-11-10 = In Industria scarti dalla mano le tecnologie perse; qui restano sul tabellone fino alla fine, come indicatori senza effetto.

# IY-11.11
industry-rule-11-11 =
    Uguale nei due giochi:
    • 4 talleri all’inizio, 1 tallero di entrate e 1 tallero per una risorsa
    • quattro modi per ottenere una risorsa, e le epoche in cui la banca la vende
    • i PV di una fabbrica solo nella sua epoca, e una tecnologia solo nella sua epoca
    • 1 tallero di sconto per la Banca e 1 per la Borsa
    • 3 PV per ogni connessione, e 1 PV per ogni 3 talleri
    • l’ordine con cui si risolve una parità
