# Industria: le regole numerate, un messaggio per ciascuna.
# Una regola ne cita un'altra con il suo numero (IA-5.14); la pagina delle regole ne fa un collegamento.

## IA-1

industria-chapter-1 = Componenti e preparazione

# IA-1.1
industria-rule-1-1 = Industria è per 3 o 4 giocatori dai 10 anni in su e dura circa 60 minuti.

# IA-1.2
industria-rule-1-2 = Ci sono 60 tessere industria, 12 per ciascuna delle 5 epoche; il retro mostra l’epoca. Sono di quattro tipi: fabbriche, tecnologie, tessere risorsa e tessere bonus.

# IA-1.3
industria-rule-1-3 = La mappa mostra a sinistra le fabbriche, a destra le tecnologie e, in mezzo, il tracciato delle epoche. Alcune fabbriche sono unite da strade, alcune tecnologie da linee. Ogni fabbrica e ogni tecnologia ha il suo posto sulla mappa.

# IA-1.4
industria-rule-1-4 = Ci sono 4 colori, ciascuno con 20 indicatori di proprietà e 1 indicatore di punteggio; ogni giocatore sceglie un colore. Ci sono inoltre 30 monete, grigie da 1 tallero e gialle da 5, un indicatore di primo giocatore e un indicatore d’epoca.

# IA-1.5
industria-rule-1-5 = L’indicatore d’epoca parte dall’epoca 1. Tutti gli indicatori di punteggio partono da 0.

# IA-1.6
industria-rule-1-6 = Ogni giocatore inizia con 4 talleri. Il denaro è sempre visibile a tutti. Tutto il resto del denaro forma la banca.

# IA-1.7
industria-rule-1-7 = Con 4 giocatori si usano tutte e cinque le epoche. Con 3 giocatori le tessere dell’epoca 5 restano fuori dal gioco.

# IA-1.8
industria-rule-1-8 = Le tessere di ciascuna epoca si mescolano separatamente e formano una pila coperta per epoca.

# IA-1.9
industria-rule-1-9 = Un giocatore riceve l’indicatore di primo giocatore. Chi sia, lo decide la sorte.

# IA-1.10
industria-rule-1-10 = La banca non si esaurisce mai: né il numero delle monete né quello degli indicatori di proprietà è un limite.

# IA-1.11
industria-rule-1-11 = Delle 60 tessere, 28 sono fabbriche (6, 6, 6, 6 e 4 nelle epoche da 1 a 5), 12 tecnologie, 11 tessere risorsa e 9 tessere bonus.

# IA-1.12
industria-rule-1-12 = L’indicatore d’epoca scende lungo il suo tracciato. Ogni spazio nomina le risorse che compaiono per la prima volta nella sua epoca (lo spazio 1 nomina pietra, mattoni e legno), e ciò che sta sopra l’indicatore è ciò che la banca vende; così il tracciato mostra sempre le risorse in vendita secondo la regola IA-6.8. Un simbolo di moneta prima di ciascuno degli spazi 3, 4 e 5 ricorda il tallero in più della regola IA-3.2.

# IA-1.13
industria-rule-1-13 = L’unica cosa nascosta è l’ordine delle tessere nelle pile coperte. Il denaro è visibile (IA-1.6), e lo sono anche le tessere da mettere all’asta, quelle in mano, quelle costruite, i punteggi e le tessere scartate.

## IA-2

industria-chapter-2 = Svolgimento del gioco

# IA-2.1
industria-rule-2-1 =
    La partita è una serie di round. Un round ha cinque fasi, e tutti i giocatori completano una fase prima che cominci la successiva:
    • Fase 1: entrate
    • Fase 2: nuove tessere
    • Fase 3: asta
    • Fase 4: costruzione
    • Fase 5: cambio del primo giocatore

# IA-2.2
industria-rule-2-2 = Si gioca in senso orario.

# IA-2.3
industria-rule-2-3 = Un’epoca dura 3 round con 4 giocatori e 4 round con 3 giocatori: le sue 12 tessere divise per il numero dei giocatori.

# IA-2.4
industria-rule-2-4 = Una partita ha quindi 15 round con 4 giocatori (5 epoche di 3 round) e 16 round con 3 giocatori (4 epoche di 4 round).

## IA-3

industria-chapter-3 = Fase 1: entrate

# IA-3.1
industria-rule-3-1 = Ogni giocatore riceve 1 tallero dalla banca.

# IA-3.2
industria-rule-3-2 = All’ingresso nell’epoca 3, 4 o 5 ogni giocatore riceve 1 tallero in più, una volta per ciascuno di questi cambi; quella fase di entrate porta quindi 2 talleri. L’ingresso nell’epoca 2 non porta nulla in più.

# IA-3.3
industria-rule-3-3 = Opzione «Entrate extra». Con «una tantum» (predefinito) vale la regola IA-3.2. Con «permanenti» le entrate normali sono di 2 talleri a ogni round a partire dall’epoca 3, senza il tallero una tantum in aggiunta.

# IA-3.4
industria-rule-3-4 = In tutta una partita il denaro iniziale e le entrate fanno 22 talleri per giocatore: 4 + 15 + 3 in quattro, 4 + 16 + 2 in tre. È la somma con il valore predefinito della regola IA-3.3.

## IA-4

industria-chapter-4 = Fase 2: nuove tessere

# IA-4.1
industria-rule-4-1 = Dalla pila dell’epoca in corso si pescano tante tessere quanti sono i giocatori e si mettono scoperte accanto alla mappa.

# IA-4.2
industria-rule-4-2 = Le fabbriche e le tecnologie scoperte si possono mettere al loro posto sulla mappa, per vedere meglio strade e linee. Questo non ha alcun effetto sul gioco.

# IA-4.3
industria-rule-4-3 = In ciascuna epoca vengono messe all’asta tutte le 12 tessere.

## IA-5

industria-chapter-5 = Fase 3: asta

# IA-5.1
industria-rule-5-1 = Il primo giocatore è il primo banditore del round.

# IA-5.2
industria-rule-5-2 = Il banditore sceglie una delle tessere ancora disponibili in questo round.

# IA-5.3
industria-rule-5-3 = A partire dal giocatore alla sinistra del banditore, ciascuno degli altri, a turno, fa una sola offerta oppure passa. Il banditore non fa offerte.

# IA-5.4
industria-rule-5-4 = Ogni offerta deve essere maggiore della precedente. Si offrono talleri interi; l’offerta minima è 1.

# IA-5.5
industria-rule-5-5 = Non puoi mai offrire più denaro di quanto ne possiedi.

# IA-5.6
industria-rule-5-6 =
    Quando tutti gli altri hanno fatto un’offerta o passato, e se c’è un’offerta, il banditore sceglie:
    • (a) Vendere: il miglior offerente paga la sua offerta al banditore e prende la tessera. Il banditore continua e sceglie la tessera successiva.
    • (b) Tenere: il banditore prende la tessera senza pagare, e nessuno paga nulla. Il suo ruolo finisce: il giocatore alla sua sinistra diventa banditore e sceglie la tessera successiva.

# IA-5.7
industria-rule-5-7 = Se nessuno ha fatto un’offerta, il banditore deve prendere la tessera e il giocatore alla sua sinistra diventa banditore. Non paga nulla, perché non c’è un prezzo.

# IA-5.8
industria-rule-5-8 = Perdere il ruolo di banditore, perché si tiene una tessera o perché mancano offerte, non sposta l’indicatore di primo giocatore. Chi lo possiede resta primo giocatore fino alla fine del round, costruzione compresa.

# IA-5.9
industria-rule-5-9 = Chi è già stato banditore può fare offerte nelle aste successive del round.

# IA-5.10
industria-rule-5-10 = Puoi ottenere più tessere in un round. Puoi comprarne quante vuoi, ma come banditore ne prendi al massimo una, perché così il ruolo finisce per quel round (IA-5.14).

# IA-5.11
industria-rule-5-11 = Le tessere ottenute vanno nella tua mano. La fase termina quando non resta nessuna tessera da mettere all’asta.

# IA-5.12
industria-rule-5-12 = L’ultima tessera va all’asta come le altre: il suo banditore può venderla o tenerla.

# IA-5.13
industria-rule-5-13 = Le tessere in mano sono visibili a tutti, perché ciascuna è stata ottenuta davanti a tutti. Non c’è limite alle tessere in mano.

# IA-5.14
industria-rule-5-14 = Una vendita si paga subito, quindi il banditore può spendere quel denaro più avanti nella stessa fase. Ci sono tante tessere quanti giocatori e il ruolo passa al massimo una volta per tessera; perciò nello stesso round non torna mai al primo giocatore.

## IA-6

industria-chapter-6 = Fase 4: costruzione

# IA-6.1
industria-rule-6-1 = A partire dal primo giocatore, in ordine di turno, ciascuno può costruire fino a tre tessere della propria mano: al massimo una fabbrica, una tecnologia e una tessera bonus, in qualsiasi ordine. Si può anche non costruire nulla.

# IA-6.2
industria-rule-6-2 = Ogni giocatore fa tutte le sue costruzioni prima che cominci il successivo.

# IA-6.3
industria-rule-6-3 = Le tessere costruite si mettono scoperte davanti a te. Per una fabbrica o una tecnologia metti anche un indicatore di proprietà al suo posto sulla mappa.

# IA-6.4
industria-rule-6-4 = Costruire costa il denaro indicato sulla tessera, da pagare alla banca. Le tecnologie non costano denaro. Le tessere bonus costano 0: le giochi quindi gratuitamente.

# IA-6.5
industria-rule-6-5 = La maggior parte delle fabbriche e delle tecnologie richiede anche una o due risorse, un’unità di ciascuna. Una tessera è costruita solo quando sono forniti il denaro e tutte le risorse.

# IA-6.6
industria-rule-6-6 =
    Ci sono quattro modi per ottenere una risorsa che ti serve:
    • (a) Una tessera risorsa di quel tipo dalla tua mano, che poi scarti definitivamente.
    • (b) Una tua fabbrica costruita che la produce: gratis, tutte le volte che vuoi.
    • (c) Una fabbrica costruita di un altro giocatore che la produce: gli paghi 1 tallero, e lui non può rifiutarsi.
    • (d) La banca: paghi 1 tallero, ma solo se nessun giocatore ha una fabbrica costruita che la produce, e solo se la banca la vende già (IA-6.8).

# IA-6.7
industria-rule-6-7 = Opzione «Limite d’epoca per le risorse». Con «solo banca» (predefinito) il limite d’epoca della regola IA-6.8 vale soltanto per la banca, modo (d) della regola IA-6.6; le tessere risorsa, le tue fabbriche e quelle degli altri forniscono in ogni epoca, anche in quella in cui la fabbrica è stata costruita. Con «tutti i modi» il limite vale per i modi (b), (c) e (d).

# IA-6.8
industria-rule-6-8 =
    Di epoca in epoca la banca vende più risorse:
    • Epoca 1: nulla
    • Epoca 2: pietra, mattoni e legno
    • Epoca 3: in più ferro, ceramica e vetro
    • Epoca 4: in più elettricità, cemento e acciaio
    • Epoca 5: in più plastica e computer
    Le risorse precedenti restano in vendita.

# IA-6.9
industria-rule-6-9 = Opzione «Vendita delle tessere risorsa» (attiva per impostazione predefinita). In qualsiasi momento puoi restituire una tessera risorsa della tua mano e prendere 1 tallero dalla banca; la tessera esce dal gioco.

# IA-6.10
industria-rule-6-10 = Una fabbrica può fornire la sua risorsa a più giocatori e più volte in un round; ogni uso da parte di un altro giocatore porta subito 1 tallero al suo proprietario. Ogni risorsa è prodotta da una sola fabbrica, quindi non c’è mai dubbio su chi vende.

# IA-6.11
industria-rule-6-11 = Le risorse comprate si usano subito per la tessera che stai costruendo; non si conservano mai.

# IA-6.12
industria-rule-6-12 = Produce solo una fabbrica costruita. Una tessera fabbrica ancora in mano a qualcuno non fornisce la risorsa e non impedisce alla banca di venderla.

# IA-6.13
industria-rule-6-13 = Una fabbrica costruita prima nello stesso turno fornisce già per ciò che costruisci dopo in quel turno.

# IA-6.14
industria-rule-6-14 = Il denaro ricevuto dagli altri durante questa fase puoi usarlo se il tuo turno di costruzione viene dopo.

# IA-6.15
industria-rule-6-15 = Se manca il denaro o una risorsa, per ora non puoi costruire la tessera. Resta nella tua mano (salvo la regola IA-7.4).

# IA-6.16
industria-rule-6-16 = Se hai in mano la tessera risorsa giusta, puoi conservarla e pagare invece la fabbrica di un altro giocatore o la banca, dove è permesso.

# IA-6.17
industria-rule-6-17 = La tua produzione conta automaticamente: dove una tua fabbrica costruita fornisce una risorsa richiesta, non spendi per essa né una tessera risorsa né denaro.

# IA-6.18
industria-rule-6-18 = Usare una tessera risorsa è pagare, non costruire. Non conta fra le tre tessere della regola IA-6.1, e in un turno puoi usarne quante vuoi. Una tessera copre un’unità, e una tessera ottenuta nello stesso round serve già. Una tessera risorsa non si mette mai sul tavolo, quindi non conta per la regola IA-10.2.

# IA-6.19
industria-rule-6-19 = «In qualsiasi momento» nella regola IA-6.9 significa: prima di qualunque decisione che spetta a te (scegliere una tessera, fare un’offerta, vendere o tenere, costruire), tante volte quante sono le tue tessere risorsa. Non ci perdi nulla, perché il denaro conta solo allora e alla fine (IA-9.7).

## IA-7

industria-chapter-7 = Punti ed effetti della costruzione

# IA-7.1
industria-rule-7-1 = Una fabbrica o una tecnologia costruita dà subito i punti vittoria (PV) indicati nell’angolo in basso a destra della sua tessera. Se lì non c’è alcun numero, non dà punti.

# IA-7.2
industria-rule-7-2 = Una fabbrica dà i suoi PV solo se la costruisci nell’epoca in cui è stata ottenuta all’asta.

# IA-7.3
industria-rule-7-3 = Una fabbrica si può costruire in qualsiasi epoca successiva, senza quei PV. Allora produce, mostra i suoi simboli e conta per le strade come ogni altra.

# IA-7.4
industria-rule-7-4 = Una tecnologia si può costruire solo nell’epoca in cui è stata ottenuta. Le tecnologie ancora in mano al cambio d’epoca si scartano ed escono dal gioco, senza compenso.

# IA-7.5
industria-rule-7-5 = Una tessera bonus si può giocare in qualsiasi epoca e dà punti solo alla fine della partita.

# IA-7.6
industria-rule-7-6 = La Banca e la Borsa sono fabbriche con un effetto: una volta costruita, ciascuna riduce di 1 tallero il costo in denaro di tutte le costruzioni successive del suo proprietario; entrambe insieme lo riducono di 2.

# IA-7.7
industria-rule-7-7 = Questo sconto non porta mai un costo sotto 0, e non fa mai incassare nulla.

# IA-7.8
industria-rule-7-8 = Lo sconto non vale per la tessera che lo concede, né per il prezzo delle risorse. La Banca riduce invece il costo della Borsa, e viceversa.

## IA-8

industria-chapter-8 = Fase 5 e cambio d’epoca

# IA-8.1
industria-rule-8-1 = Dopo la costruzione l’indicatore di primo giocatore passa a sinistra. Un nuovo round comincia con le entrate.

# IA-8.2
industria-rule-8-2 = Quando tutte le 12 tessere di un’epoca sono state messe all’asta, l’epoca cambia, sempre alla fine di quel round e quindi dopo la costruzione.

# IA-8.3
industria-rule-8-3 =
    Al cambio d’epoca:
    • le tecnologie non costruite si scartano (IA-7.4);
    • l’indicatore d’epoca avanza di uno spazio;
    • all’ingresso nell’epoca 3, 4 o 5 si riceve il tallero in più (IA-3.2);
    • la banca vende più risorse (IA-6.8).

# IA-8.4
industria-rule-8-4 = L’ordine alla fine di un round è: costruzione, indicatore di primo giocatore a sinistra, cambio d’epoca se previsto, poi le entrate successive (con il tallero in più se previsto). Dopo l’ultimo round della partita non ci sono né cambio d’epoca né entrate; segue il conteggio finale.

## IA-9

industria-chapter-9 = Fine della partita e conteggio finale

# IA-9.1
industria-rule-9-1 = La partita termina quando tutte le tessere di tutte le epoche in uso sono state messe all’asta. Quell’ultimo round si gioca fino in fondo, costruzione compresa.

# IA-9.2
industria-rule-9-2 = Contano solo le tessere costruite, cioè quelle scoperte davanti a te. Le tessere rimaste in mano non danno nulla.

# IA-9.3
industria-rule-9-3 = Ci sono cinque tipi di tessera bonus: canale, porto, binari, condotta e network. Per ogni tipo che hai giocato, ogni tua fabbrica costruita che ne mostra il simbolo dà 2 PV. Una fabbrica con due simboli dà punti una volta per ciascun tipo corrispondente.

# IA-9.4
industria-rule-9-4 = Avere due volte lo stesso tipo di bonus non raddoppia nulla.

# IA-9.5
industria-rule-9-5 = Connessioni: ogni strada che unisce direttamente due tue fabbriche costruite e ogni linea che unisce direttamente due tue tecnologie costruite dà 3 PV. Ogni connessione conta una volta.

# IA-9.6
industria-rule-9-6 = Denaro: ogni 3 talleri valgono 1 PV, arrotondando per difetto.

# IA-9.7
industria-rule-9-7 = Se l’opzione «Vendita delle tessere risorsa» è attiva, le tessere risorsa che hai ancora in mano diventano 1 tallero ciascuna prima della regola IA-9.6. Questo non contraddice la regola IA-9.2: come tessere non valgono nulla, ma potevi scambiarle fino all’ultimo momento. Questi talleri contano anche in caso di parità.

## IA-10

industria-chapter-10 = Vincitore

# IA-10.1
industria-rule-10-1 = Vince chi ha più PV.

# IA-10.2
industria-rule-10-2 = In caso di parità vince chi ha più tessere giocate davanti a sé (fabbriche, tecnologie e tessere bonus). In caso di ulteriore parità vince chi ha più denaro.

# IA-10.3
industria-rule-10-3 = Per la parità conta il denaro che si ha alla fine; convertirlo in PV non lo spende. Se la parità rimane, la vittoria è condivisa.

# IA-10.4
industria-rule-10-4 = La tabella segnapunti finisce a 45. Chi supera 45 mette un indicatore di proprietà su «45+» e continua a contare dall’inizio della tabella; è solo una questione di visualizzazione. Un punteggio di 45 esatti si legge ancora sulla tabella. Oltre, il punteggio è 45 più lo spazio raggiunto: 46 è quindi «45+» e spazio 1.
