# Industria: una guida alla prima partita, la frase di copertina e la pagina sul gioco.

industria-guide-title = La tua prima partita a Industria

industria-guide-1-title = Lo scopo
industria-guide-1-text = Guidi una casa industriale attraverso cinque epoche, dalla cava d’argilla alla fabbrica di robot; in tre giocatori le epoche sono quattro. Ottieni fabbriche e tecnologie all’asta e le costruisci. Alla fine vince chi ha più punti vittoria.

industria-guide-2-title = Un round in cinque fasi
industria-guide-2-text = Prima tutti ricevono le entrate. Poi si scoprono tante tessere quanti sono i giocatori, e vanno tutte all’asta. Dopo l’asta ciascuno costruisce a turno, e infine l’indicatore di primo giocatore passa a sinistra. Un’epoca dura tre round in quattro giocatori e quattro round in tre.

industria-guide-3-title = L’asta
industria-guide-3-text = Il banditore sceglie una tessera, e ciascuno degli altri fa una sola offerta o passa, ogni volta più in alto dell’offerta precedente. Poi il banditore decide: vendere, incassare e proporre la tessera successiva, oppure tenere la tessera gratis e cedere il ruolo a sinistra. Se nessuno fa un’offerta, deve prendere la tessera, senza pagare. Finché sei banditore proponi dunque ciò che gli altri desiderano, e tieni la tessera che per te vale più dell’offerta.

industria-guide-4-title = Costruire e quanto costa
industria-guide-4-text = In ogni round puoi costruire dalla tua mano al massimo una fabbrica, una tecnologia e una tessera bonus. Una fabbrica costa il denaro che vi è indicato, da pagare alla banca; le tecnologie e le tessere bonus non costano denaro. La maggior parte delle fabbriche e delle tecnologie richiede anche una o due risorse.

industria-guide-5-title = Da dove vengono le risorse
industria-guide-5-text = La tua fabbrica costruita fornisce gratis la sua risorsa, tutte le volte che vuoi. Se la fabbrica è di un altro giocatore, gli paghi 1 tallero e lui non può rifiutarsi. Se nessuno l’ha costruita, la banca vende la risorsa per 1 tallero, purché sia già in vendita. Oppure scarti dalla tua mano una tessera risorsa del tipo giusto.

industria-guide-6-title = Che cosa cambiano le epoche
industria-guide-6-text = Una fabbrica dà i punti della sua tessera solo nell’epoca in cui l’hai ottenuta; puoi costruirla anche più tardi, per la sua risorsa, i suoi simboli e le sue strade. Una tecnologia va persa se non l’hai costruita entro la fine della sua epoca. A ogni nuova epoca la banca vende più risorse, e all’ingresso nelle epoche 3, 4 e 5 tutti ricevono un tallero in più.

industria-guide-7-title = Come si fanno punti
industria-guide-7-text = Le tecnologie, e le fabbriche costruite nella loro epoca, danno subito i punti della loro tessera. Alla fine ogni strada fra due tue fabbriche e ogni linea fra due tue tecnologie dà 3 punti. Ogni tipo di bonus che hai giocato dà 2 punti per ogni tua fabbrica con il suo simbolo, e ogni 3 talleri rimasti valgono 1 punto.

industria-guide-8-title = Tre consigli
industria-guide-8-text =
    • Tieni del denaro per costruire: una tessera che non puoi pagare non serve a nessuno, e i talleri sono pochi.
    • Costruisci presto ciò che servirà agli altri: una fabbrica che produce ti fa risparmiare e porta 1 tallero ogni volta che un altro giocatore la usa.
    • Guarda la mappa prima di fare un’offerta: vicine unite da una strada o da una linea, e simboli che corrispondono alle tue tessere bonus, valgono spesso più del numero sulla tessera.

industria-about = Industria è un gioco da tavolo di Michael Schacht, pubblicato da Queen Games nel 2003. Questa è una versione fatta da appassionati, con regole scritte con parole nostre e immagini nostre; non ha alcun legame con l’editore né con l’autore.

industria-about-data = Alcuni valori delle tessere non sono registrati da nessuna parte e sono stati ricostruiti in modo da rispettare tutte le cifre pubblicate. Se possiedi il gioco, puoi correggerli con un file di dati.

industria-tagline = Cinque epoche, un martelletto, mai abbastanza talleri: fai offerte, costruisci e collega le tue fabbriche in un impero.
industria-cover = 3–4 · 60 min
