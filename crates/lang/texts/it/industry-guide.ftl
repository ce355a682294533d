# Industry: una guida alla prima partita, la frase di copertina e la pagina sul gioco.

industry-guide-title = La tua prima partita a Industry

industry-guide-1-title = Lo scopo
industry-guide-1-text = Guidi una dinastia industriale attraverso cinque epoche, dalla cava d’argilla alla fabbrica di robot. Ottieni all’asta caselle del tabellone (fabbriche, tecnologie, caselle bonus e jolly) e le sviluppi. Alla fine vince chi ha più punti vittoria.

industry-guide-2-title = Un round in cinque fasi
industry-guide-2-text = Prima tutti ricevono 1 tallero. Poi si pescano dal sacchetto tanti indicatori d’area quanti sono i giocatori; ciascuno apre la casella della sua colonna nella riga dell’epoca in corso, e un simbolo di moneta porta a tutti 1 tallero in più. Tutte queste caselle vanno all’asta. Dopo l’asta ciascuno sviluppa a turno, e infine l’indicatore di primo giocatore passa a sinistra. Quando tutte le 12 caselle della riga sono assegnate, comincia l’epoca successiva.

industry-guide-3-title = L’asta
industry-guide-3-text = Il banditore indica una casella, e ciascuno degli altri fa una sola offerta o passa, ogni volta più in alto dell’offerta precedente. Poi il banditore decide: vendere, incassare e indicare la casella successiva, oppure tenere la casella e cedere il ruolo a sinistra. Tenere costa quanto l’offerta più alta, pagata un tallero alla volta intorno al tavolo, e a ogni giro uno dei talleri torna indietro. Se nessuno fa un’offerta, deve prendere la casella, senza pagare.

industry-guide-4-title = Sviluppare e quanto costa
industry-guide-4-text = Una casella ottenuta è non sviluppata: il suo indicatore mostra l’orologio. In ogni round puoi sviluppare fino a due tue caselle, di qualsiasi tipo. Paghi alla banca il prezzo della casella; le tecnologie non ne hanno. Molte fabbriche e tecnologie richiedono anche una o due risorse. Un jolly non va sviluppato: ce l’hai subito.

industry-guide-5-title = Da dove vengono le risorse
industry-guide-5-text = La tua fabbrica sviluppata fornisce gratis la sua risorsa, tutte le volte che vuoi. Se la fabbrica è di un altro giocatore, gli paghi 1 tallero e lui non può rifiutarsi. Se nessuno l’ha sviluppata, la banca vende la risorsa per 1 tallero, purché sia già in vendita. Oppure spendi un jolly del tipo giusto; quello con «?» va sempre bene.

industry-guide-6-title = Che cosa cambiano le epoche
industry-guide-6-text = Una fabbrica dà i suoi punti solo nella sua epoca; puoi svilupparla anche più tardi, per la sua risorsa, le sue strade e le sue reti. Una tecnologia va persa se non l’hai sviluppata entro la fine della sua epoca. Le caselle bonus possono aspettare. A ogni nuova epoca la banca vende più risorse.

industry-guide-7-title = Come si fanno punti
industry-guide-7-text = Le tecnologie, e le fabbriche sviluppate nella loro epoca, danno subito i punti della loro casella. Alla fine ogni strada fra due tue fabbriche e ogni linea fra due tue tecnologie dà 3 punti. Ogni tua casella bonus dà 2 o 3 punti per ogni tua fabbrica sulla sua rete: porto e fiume, stazione e binari, stazione di pompaggio e condotte, centrale elettrica e linee elettriche. I jolly non usati danno 2 punti ciascuno, e ogni 3 talleri rimasti valgono 1 punto.

industry-guide-8-title = Tre consigli
industry-guide-8-text =
    • Tutta la riga è visibile: pensa presto a quali delle sue caselle si accordano con ciò che hai già, per una strada, una linea o una rete.
    • Un’offerta è anche un messaggio: ciò che offri è ciò che il banditore paga per tenere la casella, e una parte può arrivare a te.
    • Una volta per partita puoi prendere una sovvenzione: 3 talleri adesso contro 5 punti alla fine. Conviene quando ti permette di sviluppare in tempo ciò che altrimenti andrebbe perso.

industry-about = Industry è un gioco da tavolo di Michael Schacht, pubblicato da Ystari nel 2010; è la sua nuova versione di Industria, del 2003. Questa è una versione fatta da appassionati, con regole scritte con parole nostre e immagini nostre; non ha alcun legame con l’editore né con l’autore.

industry-about-data = Il tabellone stampato non è registrato da nessuna parte sotto forma di testo. Molti valori delle sue caselle vengono da ciò che si sa di Industria, e gli altri sono stati ricostruiti in modo da rispettare tutte le cifre pubblicate. Se possiedi il gioco, puoi correggerli con un file di dati.

industry-tagline = Sessanta caselle, un martelletto, tre talleri dallo Stato: fai offerte, sviluppa e metti in rete il tuo impero.
industry-cover = 3–4 · 60 min
