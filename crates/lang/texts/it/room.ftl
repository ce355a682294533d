# La sala giochi: giocare con gli amici in rete.

room-name-title = Come ti chiamiamo?
room-name-text = Basta un nome. Questo browser conserva il tuo posto; i tuoi tavoli li ritrovi da qui.
room-come-in = Entra
room-hello = Sei qui come { $name }.
room-away = La sala giochi non risponde. Controlla la rete e riprova; le partite su questo dispositivo ne fanno a meno.
room-mine = I tuoi tavoli
room-make = Un nuovo tavolo
room-make-text = Scegli un gioco. Avrai un link da mandare agli amici.
room-public = Aperti a tutti
room-public-none = In questo momento non c’è nessun tavolo pubblico. Creane uno, e altri lo troveranno qui.
room-look = Dai un’occhiata
room-free =
    { $count ->
        [0] tutti i posti sono occupati
        [one] un posto è libero
       *[other] { $count } posti sono liberi
    }
room-go = Al tavolo
room-watch = Guarda
room-your-turn = Tocca a te
room-turn-of = Tocca a { $player }
room-since = { $state }, dal { $when }
room-seat-free = libero
room-new-heading = Un tavolo di { $game } per gli amici
room-who = Chi può venire
room-private = chi ha il link
room-listed = tutti
room-seating-chosen = ognuno sceglie il posto
room-seating-random = i posti si tirano a sorte
room-chairs-text = Tu prendi il posto A. Lascia gli altri liberi per gli amici, oppure dalli ai bot.
room-make-table = Crea il tavolo
room-waiting-heading = { $game }: in attesa di giocatori
room-link = Il link a questo tavolo
room-link-text = Mandalo agli amici. Chi lo ha può prendere un posto libero, o guardare.
room-copy = Copia
room-copied = Il link è copiato.
room-sit = Siediti qui
room-stand-up = Alzati
room-clear = Libera il posto
room-put-bot = Metti un bot qui
room-starts-full = La partita comincia appena tutti i posti sono occupati.
room-start-now = Comincia senza i posti liberi
room-no-table = Questo tavolo non si può mostrare
room-frozen = Questo server al momento non può continuare la partita. Nulla è perduto.
room-other-data = A questo tavolo si gioca con un file di componenti del proprietario, che la pagina non sa mostrare; giocaci con un programma.
room-lost = La linea è caduta; si sta riprendendo. Nulla è perduto.
room-watching = Stai guardando.
room-sending = Invio della mossa …
room-wish = { $players } vorrebbe tornare alla mossa { $move }.
room-wish-yes = D’accordo
room-wish-no = No, andiamo avanti
room-wish-stop = Lascia stare
room-fair-check = Verifica il caso
room-fair = Tutto torna: nessuno ha scelto il seme di questa partita.
room-unfair = Qualcosa non torna.
room-fair-yes = torna
room-fair-no = non torna
room-fair-commitment = La quota del server è quella a cui si era impegnato prima che qualcuno si sedesse.
room-fair-same = Il server aveva mostrato a questo browser lo stesso impegno.
room-fair-own = La tua quota, estratta da questo browser, è fra le quote.
room-fair-seed = Il seme è l’impronta di tutte le quote.
room-fair-record = La partita è stata distribuita da questo seme.
room-fair-replay = Rigiocata dall’inizio, ogni mescolata, mossa e punto risulta uguale.
