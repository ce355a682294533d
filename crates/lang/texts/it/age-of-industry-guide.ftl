# Age of Industry: una guida alla prima partita, la frase di copertina e la pagina sul gioco.

age-of-industry-guide-title = La tua prima partita ad Age of Industry

age-of-industry-guide-1-title = Lo scopo
age-of-industry-guide-1-text = Siamo nel diciannovesimo secolo: ferrovie e ciminiere si diffondono nella Nuova Inghilterra, o in Germania. Costruisci cotonifici, fabbriche, miniere di carbone, ferriere, porti e navi. All’inizio una tessera costa soltanto; dà il suo guadagno quando viene girata: un cotonificio o una fabbrica quando vende, una miniera o una ferriera quando ne viene preso l’ultimo cubetto. Alla fine il denaro e i livelli delle tue tessere diventano punti vittoria, e vince chi ne ha di più.

age-of-industry-guide-2-title = Turni e carte
age-of-industry-guide-2-text =
    Si gioca in ordine di turno, con due azioni ogni volta, nel primo round con una sola: costruire un’industria, costruire un collegamento, vendere merci, sviluppare, pescare 2 carte o passare. Per costruire un’industria giochi una carta. Una carta industria costruisce ciò che mostra, in una località toccata da uno dei tuoi collegamenti; la tua prima tessera può andare ovunque. Una carta località costruisce qualsiasi cosa nel suo colore, che tu vi sia allacciato o no. E se vi dedichi entrambe le azioni, con qualsiasi carta puoi costruire ovunque.
    Quanto spendi conta: chi in un round ha speso meno gioca per primo nel successivo.

age-of-industry-guide-3-title = Costruire
age-of-industry-guide-3-text = La tua plancia mostra quanto costa ogni tessera, quali cubetti richiede o porta e quanto fa guadagnare. Di ogni industria costruisci sempre la tessera di livello più basso che ti resta. Un simbolo su uno spazio dice che cosa ci va; uno spazio senza simbolo accoglie un cotonificio, una fabbrica o una ferriera. In una città con un massimo di 3 spazi puoi avere una tessera, con 4 spazi due. Sviluppando scarti una carta e togli la tua tessera più bassa di un’industria, per arrivare prima a quelle migliori. Per le fabbriche e le navi non se ne può fare a meno: il loro livello 0 non si può mai costruire.

age-of-industry-guide-4-title = Carbone e ferro
age-of-industry-guide-4-text =
    Molte tessere richiedono carbone o ferro. I cubetti vengono gratis dalla miniera o dalla ferriera più vicina a cui portano dei collegamenti, di chiunque siano. Se non è collegato nulla del genere, compri dalla tabella della domanda, purché dei collegamenti portino a un porto o a un luogo con il simbolo del porto: sempre il cubetto meno caro, e a 4 dollari quando la tabella è vuota.
    Funziona anche al contrario: se la tua nuova miniera o ferriera ha un simile accesso, i suoi cubetti riempiono i vuoti della tabella, e sei pagato subito.

age-of-industry-guide-5-title = Collegamenti
age-of-industry-guide-5-text = Costruisci un collegamento dove hai una tessera o un altro collegamento. Il tuo primo collegamento costa 1 dollaro, ognuno dei successivi 1 dollaro, 1 carbone e 1 ferro. Le merci e i cubetti di tutti passano sui collegamenti di tutti, ma solo i tuoi aprono nuove località alle tue carte industria. Alla fine ogni tuo collegamento dà 2 dollari, e 1 in più per ogni spazio occupato alle sue due estremità.

age-of-industry-guide-6-title = Vendite, porti e navi
age-of-industry-guide-6-text =
    Con un’azione puoi vendere da quanti cotonifici e fabbriche vuoi. A ognuno serve uno sbocco tutto suo a cui sia collegato: un porto non girato, tuo o di un altro, o una tessera mercato non girata che accetti le sue merci. Entrambe le tessere si girano, ed entrambi i proprietari sono pagati. Un porto di livello 1 accetta solo cotone.
    Una nave, messa in mare davanti a un porto, apre a tutti il mercato al di là e, nella Nuova Inghilterra, anche 3 cubetti di carbone. Si gira quando quel mercato è stato usato e il carbone è finito.

age-of-industry-guide-7-title = I prestiti e la fine
age-of-industry-guide-7-text = Cominci senza denaro, quindi lo prendi in prestito, quanto ne vuoi, 10 dollari alla volta. Ogni prestito costa 1 dollaro di interessi a round, e puoi restituirlo quando vuoi. La partita finisce con il round dopo il quale il mazzo è vuoto e qualcuno non ha più carte. Allora i collegamenti danno il loro denaro e si restituiscono quanti più prestiti possibile. Ogni 5 dollari valgono 1 punto, ogni tua tessera sulla mappa conta il suo livello, girata o no, e ogni 10 dollari che devi ancora costano 5 punti.

age-of-industry-guide-8-title = Tre consigli
age-of-industry-guide-8-text =
    • Comincia da ciò che non richiede cubetti: un cotonificio, un porto o una miniera di carbone di livello 1. La prima ferriera richiede carbone, e per le fabbriche e le navi bisogna prima sviluppare.
    • Prima di costruire, chiediti come si girerà la tessera. Ogni porto e ogni tessera mercato serve per una sola vendita, e un altro può arrivare prima di te.
    • Non temere i prestiti: quello che diventa una tessera presto girata si paga da sé. Ma un round a buon mercato ti fa giocare per primo nel successivo, forse giusto in tempo per l’ultimo sbocco.

age-of-industry-about = Age of Industry è un gioco da tavolo di Martin Wallace, pubblicato da Treefrog nel 2010. Questa è una versione per 2-5 giocatori fatta da appassionati, con regole scritte con parole nostre e immagini nostre; non ha alcun legame con l’editore né con l’autore.

age-of-industry-about-data = Le regole seguono un riassunto pubblicato, che descrive soprattutto la prima edizione; dove un’altra fonte differisce in un modo che cambia il gioco, un’opzione ti lascia la scelta. Le due mappe stampate e la maggior parte delle cifre di tessere e carte non sono registrate da nessuna parte sotto forma di testo: sono state ricostruite in modo da accordarsi con tutto ciò che è pubblicato e da giocarsi bene. Se possiedi il gioco, puoi correggerle con un file di dati.

age-of-industry-tagline = Sei industrie, due azioni, una banca che non dice mai di no: prendi in prestito, costruisci e vendi prima degli altri.
age-of-industry-cover = 2–5 · 120 min
