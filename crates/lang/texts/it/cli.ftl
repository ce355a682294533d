# Smokestack at the terminal

cli-welcome = Rispondi con un numero o con il testo accanto. «help» elenca gli altri comandi.
cli-prompt = >
cli-help =
    Altri comandi:
    undo — annulla la tua ultima decisione
    table — mostra di nuovo il tavolo
    list — mostra ogni scelta su una riga, con il suo testo
    log — mostra tutta la cronaca
    score — mostra il punteggio se la partita finisse ora
    rule IA-6.6 — mostra una regola
    save FILE — salva la partita
    quit — esci (vedi --save e --resume)
# Between two people at one keyboard, where hands are secret.
cli-curtain = Passate la tastiera a { $player }. Premi Invio per vedere la mano di { $player }.
cli-undone = Annullato.
cli-undo-nothing = Non hai decisioni da annullare.
cli-undo-revealed = È stata rivelata un’informazione nascosta: non si può più annullare.
cli-saved = La registrazione è stata salvata in { $file }.
cli-goodbye = Arrivederci. La partita non è stata salvata; usa --save FILE per conservarla.
cli-goodbye-saved = Arrivederci. Per continuare: smokestack play { $game } --resume { $file }

# Industria
cli-industria-clock = Epoca { $epoch } di { $epochs }, turno { $round } di { $rounds } · primo giocatore: { $start }
cli-industria-block = All’asta:
cli-industria-offer = In offerta:
cli-industria-purse = { $money ->
        [one] { $money } tallero
       *[other] { $money } talleri
    }, { $points } punti segnati, { $now } se la partita finisse ora
cli-industria-hand = in mano:
cli-industria-built = costruito:

# Industry
cli-industry-clock = Epoca { $epoch } di { $epochs }, turno { $round } di { $rounds } · primo giocatore: { $start }
cli-industry-block = All’asta:
cli-industry-available = Disponibili:
cli-industry-bag = Ancora nel sacchetto:
cli-industry-purse = { $money ->
        [one] { $money } tallero
       *[other] { $money } talleri
    }, { $points } punti segnati, { $now } se la partita finisse ora
cli-industry-subsidy = sovvenzione presa
cli-industry-undeveloped = non sviluppato:
cli-industry-lapsed = perso:
cli-industry-developed = sviluppato:
cli-industry-jokers = jolly:

# Barrage
cli-barrage-clock = Round { $round } di { $rounds } · { $phase } · ordine di turno: { $order }
cli-barrage-phase-draft = Scelta delle compagnie
cli-barrage-phase-income = entrate e sorgenti
cli-barrage-phase-actions = azioni
cli-barrage-phase-over = la partita è finita
cli-barrage-energy = Energia
cli-barrage-produced = Energia prodotta
cli-barrage-section = (bonus intero da { $energy })
cli-barrage-each = { $points } punti ciascuno
cli-barrage-bonus-now = Round { $round }, in corso
cli-barrage-bonus-later = Round { $round }
cli-barrage-objective = Obiettivo
cli-barrage-pair = Coppia
cli-barrage-headstreams = Sorgenti
cli-barrage-column-basin = Bacino
cli-barrage-column-upper = Diga sup.
cli-barrage-column-lower = Diga inf.
cli-barrage-column-left = Sinistra
cli-barrage-column-right = Destra
cli-barrage-column-powerhouses = Centrali
cli-barrage-area-mountain = Montagna
cli-barrage-area-hill = Collina
cli-barrage-area-plain = Pianura
cli-barrage-legend = · libero  ! libero, 3 crediti  N neutrale  ● goccia  ○ posto  3›8 valore e meta
# What something is or brings: a contract, the objective.
cli-barrage-named = { $name }: { $what }
cli-barrage-contracts = Contratti scoperti ed energia richiesta:
cli-barrage-gain-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
cli-barrage-gain-credits = { $count ->
        [one] { $count } credito
       *[other] { $count } crediti
    }
cli-barrage-gain-excavators = { $count ->
        [one] { $count } escavatore
       *[other] { $count } escavatori
    }
cli-barrage-gain-mixers = { $count ->
        [one] { $count } betoniera
       *[other] { $count } betoniere
    }
cli-barrage-gain-machines = { $count ->
        [one] { $count } macchinario a scelta
       *[other] { $count } macchinari a scelta
    }
cli-barrage-gain-segments = { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    }
cli-barrage-gain-drops = { $count ->
        [one] { $count } goccia
       *[other] { $count } gocce
    }
cli-barrage-gain-flowing-drops = { $count ->
        [one] { $count } goccia che scorre
       *[other] { $count } gocce che scorrono
    }
cli-barrage-gain-contracts = { $count ->
        [one] { $count } contratto
       *[other] { $count } contratti
    }
cli-barrage-gain-engineers = { $count ->
        [one] { $count } ingegnere
       *[other] { $count } ingegneri
    }
cli-barrage-gain-energy = { $count } di energia
cli-barrage-gain-free-conduit = una condotta gratuita (valore fino a { $count })
cli-barrage-gain-free-base = una base gratuita
cli-barrage-gain-free-elevation = una sopraelevazione gratuita
cli-barrage-gain-free-powerhouse = una centrale gratuita
cli-barrage-office-turbine_station = Sala turbine
cli-barrage-office-water_management = Gestione dell’acqua
cli-barrage-office-workshop = Officina
cli-barrage-office-machinery_shop = Fabbrica di macchinari
cli-barrage-office-contract_office = Ufficio contratti
cli-barrage-office-patent_office = Ufficio brevetti
cli-barrage-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $now } se la partita finisse ora
cli-barrage-has = riserva:
cli-barrage-built = costruito:
cli-barrage-tiles = tessere:
cli-barrage-wheel = ruota, settori mancanti:
cli-barrage-fulfilled = contratti soddisfatti:
cli-barrage-built-base = basi { $built }/{ $all }
cli-barrage-built-elevation = sopraelevazioni { $built }/{ $all }
cli-barrage-built-conduit = condotte { $built }/{ $all }
cli-barrage-built-powerhouse = centrali { $built }/{ $all }

# Age of Industry
cli-age-of-industry-clock = Round { $round } · { $phase } · { $map }
cli-age-of-industry-phase-actions = azioni dei giocatori
cli-age-of-industry-phase-interest = interessi
cli-age-of-industry-phase-over = la partita è finita
cli-age-of-industry-order = Ordine di turno
cli-age-of-industry-spent = { $place }. { $player } (spesa { $amount } $)
cli-age-of-industry-demand-coal = Domanda di carbone
cli-age-of-industry-demand-iron = Domanda di ferro
cli-age-of-industry-next-cube = il prossimo cubetto costa { $price } $
cli-age-of-industry-face-up = Carte scoperte
cli-age-of-industry-pile = mazzo: { $cards }
cli-age-of-industry-discards = Pila degli scarti
cli-age-of-industry-towns = Città con i loro spazi:
cli-age-of-industry-sea = Spazi nave (con la città portuale) e mercato:
cli-age-of-industry-sea-coal = Spazi nave (con la città portuale), carbone da importare e mercato:
cli-age-of-industry-ship-space = { $place } ({ $port })
cli-age-of-industry-abroad = Mercati esteri:
cli-age-of-industry-port-symbol = { $place } (simbolo del porto)
cli-age-of-industry-links = Collegamenti
cli-age-of-industry-links-free = { $free } liberi su { $all }
cli-age-of-industry-legend = · libero  ✓ girata  ● cubetto  ○ senza cubetto  › guadagno quando si gira
cli-age-of-industry-money = { $amount } $
cli-age-of-industry-purse = { $money } $, nessun debito · { $now ->
        [one] { $now } punto
       *[other] { $now } punti
    } se la partita finisse ora
cli-age-of-industry-purse-debt = { $money } $, debito { $debt } $ (interessi { $interest } $) · { $now ->
        [one] { $now } punto
       *[other] { $now } punti
    } se la partita finisse ora
cli-age-of-industry-links-left = segnalini:
cli-age-of-industry-counters-left = { $left }, il prossimo per { $cost } $
cli-age-of-industry-counters-right = { $left }, il prossimo per { $cost } $ + { $coal } carbone + { $iron } ferro
cli-age-of-industry-counters-none = nessuno rimasto
cli-age-of-industry-hand = in mano:
cli-age-of-industry-no-cards = nessuna carta
cli-age-of-industry-hand-size = carte in mano:
cli-age-of-industry-seen = prese scoperte: { $cards }
cli-age-of-industry-tiles = prossime tessere:
cli-age-of-industry-tile = { $name } { $level }: { $needs } › { $income } $
cli-age-of-industry-tile-zero = { $name } 0: prima da sviluppare
cli-age-of-industry-tile-none = { $name }: finite
cli-age-of-industry-needs-coal = { $count } carbone
cli-age-of-industry-needs-iron = { $count } ferro
cli-age-of-industry-choose-card = Costruire con la carta «{ $card }»:
# Below the choices: $6+2 is the price of the tile or link and that of the cubes.
cli-age-of-industry-imported = (+ per i cubetti importati)
cli-age-of-industry-choose-anywhere = Ovunque con
cli-age-of-industry-choose-link = Collegamento
cli-age-of-industry-choose-sell = Vendere merci
cli-age-of-industry-choose-develop = Sviluppare
cli-age-of-industry-choose-draw = 2 carte, la prima
cli-age-of-industry-choose-pile = dal mazzo
cli-age-of-industry-choose-pass = Passare
cli-age-of-industry-choose-repay = Restituire { $amount } $
cli-age-of-industry-choose-done = Nient’altro
cli-age-of-industry-choose-other = Altre scelte
cli-age-of-industry-replacing = al posto di { $tile }

cli-admin-nobody = Nessun risultato.
cli-admin-banned-mark = (bandito)
cli-admin-added = { $name } ora ha un account ({ $id }); la password è { $password }.
cli-admin-password = La nuova password di { $who } è { $password }; tutte le sessioni sono state chiuse.
cli-admin-banned = { $name } è stato bandito.
cli-admin-unbanned = { $name } non è più bandito.
cli-admin-ended = Il tavolo { $table } verrà chiuso: subito se un server è in funzione, altrimenti al prossimo avvio.
cli-admin-no-reports = Non ci sono segnalazioni aperte.
cli-admin-report = { $id }  { $time }  tavolo { $table }, messaggio { $number }
      { $name } ({ $about }) ha scritto: { $text }
      Segnalato da { $reporter }: { $why }
cli-admin-more-reports = Altre { $count } di { $reporter } ({ $id }): «smokestack admin reports --all» le mostra.
cli-admin-removed = Il messaggio della segnalazione { $id } è stato rimosso.
cli-admin-settled = La segnalazione { $id } è stata chiusa.
cli-backed-up = Il backup completo è in { $file }.
cli-restored = Tutto è stato ripristinato da { $file }.
cli-check-any-address = qualsiasi indirizzo
cli-check-new = Il server si avvierebbe con un database nuovo e vuoto.
cli-check-current = Il server si avvierebbe; il database è aggiornato.
cli-check-older = Il server si avvierebbe e aggiornerebbe il database dallo schema { $schema } al { $latest }: prima fai un backup.
cli-check-newer = Il database ha lo schema { $schema }, ma questa versione del programma supporta al massimo { $latest }: usa una versione più recente.
cli-check-mail = Il server di posta risponde.
cli-check-no-mail = Il server di posta non risponde ({ $why }): non sarebbe possibile inviare e-mail.
cli-check-mail-sent = Il server di posta ha accettato un’e-mail per { $address }.
cli-test-email-subject = Prova da Smokestack
cli-test-email-text = Questo server può inviare e-mail. Se leggi questo messaggio, tutto funziona.
cli-verify-noted = L’impegno è quello che hai annotato.
cli-verify-seal = Il sigillo su tutti gli impegni è quello che hai annotato.
cli-verify-share = La tua quota è fra quelle rimaste segrete finché tutti i giocatori non si erano impegnati.
cli-verify-its-seal = Il sigillo su tutti gli impegni è { $seal }.
cli-verify-no-shares = La registrazione non contiene quote: un server le aggiunge a fine partita. Senza di esse non si può verificare che nessuno abbia scelto il seme.
