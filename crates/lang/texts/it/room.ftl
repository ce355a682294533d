# La sala giochi: giocare con gli amici in rete.

room-name-title = Come ti chiamiamo?
room-name-text = Basta un nome. Questo browser conserva il tuo posto; i tuoi tavoli li ritrovi da qui.
room-continue = Entra
room-hello = Sei qui come { $name }.
room-unreachable = La sala giochi non risponde. Controlla la rete e riprova; le partite su questo dispositivo ne fanno a meno.
room-too-late = La tua mossa non è stata fatta: la partita era già andata avanti, da un’altra finestra o per mano d’altri. Guarda il tavolo e scegli di nuovo.
room-mine = I tuoi tavoli
room-make = Un nuovo tavolo
room-make-text = Scegli un gioco. Avrai un link da mandare agli amici.
room-public = Aperti a tutti
room-public-none = In questo momento non c’è nessun tavolo pubblico. Creane uno, e altri lo troveranno qui.
room-view = Dai un’occhiata
room-free =
    { $count ->
        [0] tutti i posti sono occupati
        [one] un posto è libero
       *[other] { $count } posti sono liberi
    }
room-open = Al tavolo
room-watch = Guarda
room-your-turn = Tocca a te
room-turn-of = Tocca a { $player }
room-since = { $state }, dal { $when }
room-left = { $state }, restano { $left }
room-substitute = Qualcuno se n’è andato: il posto è libero
room-seat-free = libero
room-new-heading = Un tavolo di { $game } per gli amici
room-who = Chi può venire
room-private = chi ha il link
room-listed = tutti
room-seating-chosen = ognuno sceglie il posto
room-seating-random = i posti si tirano a sorte
room-colours = Colori
room-colours-chosen = ognuno sceglie il suo colore
room-colours-random = i colori si tirano a sorte
room-colours-drawn = I colori si tirano a sorte quando comincia la partita.
room-own-colour = Il tuo colore
room-chairs-text = Tu prendi il posto A. Lascia gli altri liberi per gli amici, oppure dalli ai bot.
room-seating = Chi siede dove
room-make-table = Crea il tavolo
room-waiting-heading = { $game }: in attesa di giocatori
room-link = Il link a questo tavolo
room-link-text = Mandalo agli amici. Chi lo ha può prendere un posto libero, o guardare.
room-copy = Copia
room-copied = Il link è copiato.
room-share = Condividi
room-invitation = Vieni a giocare a { $game } con me
room-sit = Siediti qui
room-stand-up = Alzati
room-clear = Libera il posto
room-put-bot = Metti un bot qui
room-starts-full = La partita comincia appena tutti i posti sono occupati.
room-starts-host = La partita comincia quando lo decide chi ha aperto il tavolo.
room-starts-me = La partita comincia quando lo decidi tu.
room-starts = La partita comincia
room-starts-when-full = quando tutti i posti sono occupati
room-starts-by-host = quando lo decido io
room-start = Comincia la partita
room-start-now = Comincia senza i posti liberi
room-cancel-table = Ritira il tavolo
room-cancel-table-text = Nessuno potrà più sedersi qui, e il link non porterà da nessuna parte. Non si può annullare.
room-cancel-table-yes = Sì, ritiralo
room-no-table = Questo tavolo non si può mostrare
room-cancelled-heading = { $game }: questo tavolo non c’è più
room-cancelled = È stato ritirato o chiuso prima che la partita cominciasse.
room-frozen = Questo server al momento non può continuare la partita. Nulla è perduto.
room-other-data = A questo tavolo si gioca con un file di componenti del proprietario, che la pagina non sa mostrare; giocaci con un programma.
room-reconnecting = La linea è caduta; si sta riprendendo. Nulla è perduto.
room-watching = Stai guardando.
room-sending = Invio della mossa …
room-undo-request = { $player } vorrebbe annullare: { $moves }
room-undo-agreed = D’accordo: { $players }.
room-undo-agree = D’accordo
room-undo-decline = No, andiamo avanti
room-undo-cancel = Lascia stare
room-fair-check = Verifica il caso
room-fair = Tutto torna: nessuno ha scelto il seme di questa partita.
room-unfair = Qualcosa non torna.
room-fair-yes = torna
room-fair-no = non torna
room-fair-commitment = La quota del server è quella a cui si era impegnato prima che qualcuno si sedesse.
room-fair-own = La tua quota, estratta da questo browser, è fra le quote.
room-fair-seed = Il seme è l’impronta di tutte le quote.
room-fair-seating = I posti sono stati sorteggiati come dicono le quote di tutti.
room-fair-colours = I colori sono stati sorteggiati come dicono le quote di tutti.
room-fair-record = La partita è stata distribuita da questo seme.
room-fair-replay = Rigiocata dall’inizio, ogni mescolata, mossa e punto risulta uguale.
room-fair-sealed = La quota di ogni giocatore è quella a cui si era impegnato prima che si aprisse la prima quota.
room-fair-complete = Tutti quelli che sedevano al tavolo hanno una quota nel seme.
room-fair-seal = Tutti gli impegni sono quelli che questo browser ha annotato prima di aprire la sua quota.
room-fair-count = Il tavolo non è ripartito più spesso di quanto dica la registrazione.
room-fair-restarts =
    { $count ->
        [one] Il tavolo è ripartito una volta
       *[other] Il tavolo è ripartito { $count } volte
    } perché una quota non è stata aperta. Chi gestisce il server può averlo fatto per avere un altro seme.
room-fair-by-server = La quota del posto { $seats } è stata estratta dal server: chi gestisce il server la conosceva in anticipo.
room-fair-by-open = La quota del posto { $seats } è stata inviata senza sigillo: chi gestisce il server la conosceva in anticipo.
room-fair-none-sealed = Nessun giocatore ha tenuto segreta una quota: chi gestisce il server poteva scegliere il seme.
room-fair-older = Questa registrazione risale a prima che anche i giocatori si impegnassero: chi gestiva il server e si sedeva per ultimo poteva scegliere il seme.
room-fair-but = Tutto torna. Ma tieni presente:
room-opening = Si aspetta { $players }: la partita comincia quando il browser di ciascuno ha aperto la sua quota del seme. Lo fa da solo appena la persona è qui.
room-restarts =
    { $count ->
        [one] Il tavolo è ripartito una volta perché una quota non è stata aperta; la registrazione lo dice.
       *[other] Il tavolo è ripartito { $count } volte perché una quota non è stata aperta; la registrazione lo dice.
    }
room-share-stuck = Questo browser non può aprire la tua quota del seme: è stata estratta in un altro browser, o il server prima ha mostrato altro.
room-share-again = Estrai qui una nuova quota; tutti si impegnano di nuovo

# Il tempo al tavolo.
room-time = Tempo
room-time-none = senza orologio
room-time-live = con gli orologi
room-time-correspondence = una mossa al giorno
room-time-live-text = Tutti sono presenti insieme. Ognuno ha una riserva di minuti per tutta la partita, e riceve qualche secondo a ogni turno.
room-time-correspondence-text = Ognuno passa quando può. Ogni decisione ha un numero di giorni; il tempo scorre solo nelle ore che scegli.
room-time-minutes = Minuti per la partita
room-time-seconds = Secondi in più a turno
room-time-days = Giorni per decisione
room-time-from = Il tempo scorre dalle ore
room-time-to = fino alle ore
room-time-holidays = Giorni in cui il tempo non scorre (anno-mese-giorno)
room-time-up = Quando il tempo di qualcuno è scaduto o qualcuno se ne va
room-time-up-bot = continua un bot
room-time-up-open = il posto si libera
room-time-up-score = la partita viene conteggiata
room-time-up-level = Quale bot
room-options-none = Si gioca con le regole consuete.
room-leaves = Quando qualcuno se ne va
room-time-is-none = Senza orologio.
room-time-is-live = { $minutes } minuti a testa, e { $seconds } secondi in più a ogni turno.
room-time-is-days =
    { $days ->
        [one] Un giorno per ogni decisione.
       *[other] { $days } giorni per ogni decisione.
    }
room-time-is-hours =
    { $days ->
        [one] Un giorno per ogni decisione, contato dalle { $from } alle { $to } (UTC{ $zone }).
       *[other] { $days } giorni per ogni decisione, contati dalle { $from } alle { $to } (UTC{ $zone }).
    }
room-time-pauses = Il tempo non passa il { $days }.
room-left-days = { $days } g { $hours } h
room-clock = Tempo rimasto
room-stand-in = A questo posto gioca un bot finché il suo giocatore non ritorna.
room-away-bot = Un bot ({ $level }) sta giocando per te. Se non riprendi il tuo posto prima della fine, risulti uscito.
room-take-back = Riprendi il tuo posto
room-open-seat = Il posto { $seat } è libero: il suo giocatore se n’è andato.
room-ended = Questa partita è finita prima del tempo
room-ended-text = È stata chiusa prima della fine; i punti sono quelli di quel momento.

# Un account, per chi vuole conservare le partite.
room-account = Il tuo account
room-account-of = Connesso come { $email }.
room-account-by-passkey = Torni con una passkey.
room-keep = Conserva le tue partite
room-name = Il tuo nome
room-name-change-text = È quello che gli altri leggono al tavolo; le partite cominciate tengono il vecchio.
room-save = Salva
room-saved = Salvato.
room-sign-up = Crea un account
room-sign-up-text = Da ospite ti conosce solo questo browser. Con un indirizzo e una password ritrovi i tuoi tavoli da ogni dispositivo; ciò che è tuo resta tuo.
room-sign-up-do = Crea l’account
room-sign-in = Accedi
room-sign-in-text = Hai già un account? Entra da qui.
room-sign-in-do = Accedi
room-email = Indirizzo e-mail
room-password = Password
room-keep-guest = Porta con te i tavoli di questo ospite
room-new-password = Nuova password
room-new-password-text = Gli altri browser vengono scollegati.
room-old-password = Password attuale
room-sign-out = Esci
room-sign-out-everywhere = Esci ovunque
room-export = Scarica i miei dati
room-tokens = Token per programmi
room-tokens-text = Con un token un tuo programma può giocare a tuo nome. Al tavolo può fare ciò che puoi tu, ma non cambiare il tuo account.
room-token-label = A che cosa serve
room-token-make = Crea un token
room-token-once = Copialo ora: si mostra solo questa volta.
room-token-remove = Rimuovi
room-token-remove-of = Rimuovi { $label }
room-delete = Vai via per sempre
room-delete-text = Il tuo nome e il tuo indirizzo vengono cancellati. Ai tavoli in corso un bot prende il tuo posto; le mosse restano. Non si può annullare.
room-delete-do = Cancella tutto di me

# Ciò che si dice al tavolo.
room-chat = Conversazione
room-chat-none = Nessuno ha ancora detto niente.
room-chat-new = Nuovi messaggi
room-chat-about = Altro su ciò che ha detto { $name }
room-chat-write = Di’ qualcosa al tavolo
room-send = Invia
room-mute = Non sentire più questa persona
room-report = Segnala a chi gestisce il server
room-report-why = Che cosa non va?
room-reported = Segnalato.
room-mutes = Chi non senti
room-unmute = Senti di nuovo
room-unmute-of = Senti di nuovo { $name }

# Quello che è successo al tavolo oltre al gioco; sta nella cronaca.
room-note-left = { $player } ha lasciato la partita.
room-note-time-up = Il tempo di { $player } è finito.
room-note-then-bot = Un bot ({ $level }) continua finché { $player } non ritorna.
room-note-then-open = Il posto { $seat } è libero per chi arriva.
room-note-then-score = La partita finisce qui e si contano i punti così come sta.
room-note-stand-in = { $player } lascia giocare per un po’ un bot ({ $level }).
room-note-returned = { $player } è di nuovo qui e torna a giocare.
room-note-substitute = { $player } si siede al posto { $seat } e continua.
room-note-bot = { $player } mette un bot ({ $level }) al posto { $seat }.
room-note-took-back = { $player } annulla: { $moves }
room-note-went-back = Tutti accettano la richiesta di { $player }. Annullato: { $moves }
room-note-declined = { $player } non vuole tornare indietro. Si continua.
room-note-withdrew = { $player } non vuole più tornare indietro.
room-note-moves =
    { $count ->
        [one] una mossa.
       *[other] { $count } mosse.
    }
room-note-more =
    { $count ->
        [one] E un’altra mossa.
       *[other] E altre { $count } mosse.
    }

# Al proprio posto, e dopo la partita.
room-own-seat = Il tuo posto
room-mute-table = Non avvisarmi dei miei turni a questo tavolo
room-bot-for-me = Fai giocare un bot per me
room-bot-for-me-text = Devi assentarti? Un bot gioca a tuo nome finché riprendi il tuo posto.
room-leave = Lascia questa partita
room-leave-bot = Allora un bot ({ $level }) continua a tuo nome. Finché la partita dura puoi riprendere il tuo posto.
room-leave-open = Allora il tuo posto è libero per chi arriva, e la partita aspetta. Finché nessun altro lo ha preso puoi riprenderlo.
room-leave-score = Allora la partita finisce per tutti e si contano i punti così come sta. Non si può tornare indietro.
room-leave-counts = Chi se ne va e non ritorna risulta uscito e, per la valutazione, viene dopo tutti gli altri.
room-leave-last = Qui non gioca nessun altro: allora la partita finisce. Non si può tornare indietro.
room-leave-title = Lasciare questa partita?
room-leave-yes = Sì, lascia
room-leave-no = No, resta
room-leave-already = Un bot gioca già per te: non c’è altro da lasciare. Se non riprendi il tuo posto prima della fine, risulti uscito.
room-left-open = Hai lasciato la partita, e il tuo posto è libero. Finché nessun altro lo ha preso, puoi riprenderlo.
room-rematch = Gioca ancora
room-rematch-go = Alla prossima partita
room-not-over = Questa partita è ancora in corso; si potrà rivederla quando sarà finita.
room-frozen-heading = { $game }: questa partita è congelata
room-frozen-text = Tutte le mosse sono conservate. Si riprende appena il server ha ciò che gli serve.
room-about-person = Su { $name }

# Le partite finite, e le persone.
room-finished = Partite finite
room-finished-none = Nessuna partita è ancora finita.
room-finished-of = Partite finite
room-more = Mostra altro
room-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
room-deleted-user = qualcuno che se n’è andato
room-own-page = Le tue partite e valutazioni
room-person = Una persona
room-here-since = Qui dal { $when }.
room-statistics = Partite e valutazioni
room-game = Gioco
room-played = Giocate
room-won = Vinte
room-best = Miglior punteggio
room-rating = Valutazione
room-rating-is = { $rating } ± { $give }
room-rating-text = Tutti cominciano da 1500. Con 200 punti in più si finisce davanti tre volte su quattro. Le partite contro soli bot non contano.
room-records = Scarica le mie partite

# Le lettere.
room-confirm = Conferma il tuo indirizzo
room-confirm-text = Una lettera con un codice mostra che l’indirizzo è tuo. Così puoi essere avvisato dei tuoi turni per e-mail e sostituire una password dimenticata.
room-confirm-sign-in = Accedi con il conto che ha questo indirizzo; poi lo si può confermare.
room-confirmed = Il tuo indirizzo è confermato.
room-confirm-code = Il codice della lettera
room-confirm-code-text = Vale un giorno.
room-confirm-do = Conferma
room-code = Codice
room-send-email = Mandatemi una lettera
room-email-sent = La lettera è in viaggio.
room-email-maybe-sent = Se questo indirizzo è di un conto ed è confermato, una lettera è in viaggio.
room-forgotten = Password dimenticata?
room-forgotten-text = Indica l’indirizzo del tuo conto; lì arriva una lettera con un codice.
room-forgotten-no-mail = Da qui non partono lettere. Chi gestisce questo server può darti una nuova password.
room-new-password-code = Con il codice della lettera, che vale mezz’ora.
room-password-replaced = La nuova password è valida. Tutto è stato disconnesso.

# Dire alle persone che tocca a loro.
room-notifications = Come vieni a sapere dei tuoi turni
room-notifications-text = Quando tocca a te da un minuto e non sei qui, possiamo avvisarti altrove. Ciò che indichi qui sotto serve solo a questo.
room-sign-in-first = Prima entra; poi puoi impostarlo.
room-channels = Dove ti avvisiamo
room-channels-none = Ancora da nessuna parte.
room-channels-off = Questo server non avvisa nessuno altrove; passa di qui ogni tanto.
room-channel-end = Smetti
room-channel-end-of = Non avvisare più { $address }
room-channel-hours =
    { $hours ->
        [0] subito
        [one] al massimo una volta all’ora
       *[other] al massimo ogni { $hours } ore
    }
room-channel-new = Un altro luogo
room-channel-new-text = In Discord o Slack crea un webhook per un canale e incolla qui il suo indirizzo. I programmi ricevono semplice JSON.
room-channel-kind = Che cos’è
room-channel-address = Indirizzo del webhook
room-channel-pause = Ogni quanto
room-channel-add = Avvisatemi lì
room-channel-gone = un luogo che non c’è più
room-format-discord = Discord
room-format-slack = Slack
room-format-json = un programma (JSON)
room-format-email = e-mail
room-email-needs = L’e-mail è possibile con un conto il cui indirizzo è confermato.
room-muted-tables = Tavoli di cui non senti nulla
room-unmute-table = Avvisami di nuovo
room-unmute-table-of = Avvisami di nuovo per { $table }
room-notices = Che cosa è stato inviato
room-notices-none = Finora nulla.
room-notice-when = Quando
room-notice-where = Dove
room-notice-table = Tavolo
room-notice-what = Che ne è stato
room-notice-waiting = in attesa
room-notice-sent = inviato
room-notice-passed = il turno era già finito
room-notice-failed = non riuscito
room-push = Avvisami in questo browser
room-push-text = Appare un messaggio quando tocca a te, anche se questa pagina è chiusa.
room-format-push = un browser
room-device-no = Il tuo browser non l’ha fatto; consentilo nelle sue impostazioni o riprova.
room-passkeys = Passkey
room-passkeys-text = Il tuo telefono, computer o chiave di sicurezza conserva una passkey: con essa ritrovi le tue partite senza password.
room-passkey-label = Come la chiami
room-passkey-add = Aggiungi una passkey
room-passkey-sign-in = Accedi con una passkey

## Ways in, and what was done
room-closed = Le iscrizioni a questo server sono chiuse.
room-closed-text = Se hai un account, accedi. Altrimenti chiedine uno alla persona che gestisce questo server.
room-sign-in-or-up = Accedi o crea un account
room-new-account = Crea un account
room-new-account-text = Con un account le tue partite vengono conservate e puoi accedere da qualsiasi dispositivo.
room-new-account-do = Crea l’account
room-account-made = Il tuo account è stato creato. Ora puoi accedere con { $email } da qualsiasi dispositivo.
room-account-deleted = Il tuo account è stato eliminato.
room-sit-down = Siediti
room-wrong-day = “{ $day }” non è una data. Scrivi le date così: 2026-12-24, separate da spazi o virgole.
room-only-here = Questo link funziona solo su questo computer.
room-only-here-closed = Il server accetta connessioni solo da questo computer. Per far giocare altri, avvialo con
room-only-here-addresses = Gli altri nella tua rete possono usare:
