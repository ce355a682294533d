# Industria: ciò che dice il motore. I nomi di giocatori, tessere e risorse arrivano senza articolo.

## Eventi: il diario

industria-event-round = Epoca { $epoch }, inizia il round { $round }: { $seat } è primo giocatore.
industria-event-epoch = Si apre un’era nuova: epoca { $epoch }.
industria-event-income =
    { $seat } riceve { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } di entrate.
industria-event-revealed = Nuova tessera disponibile: «{ $tile }».
industria-event-offered = { $seat } mette all’asta «{ $tile }».
industria-event-bid =
    { $seat } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }.
industria-event-passed = { $seat } passa.
industria-event-bought = { $seat } compra «{ $tile }».
industria-event-kept = { $seat } rifiuta l’offerta e tiene «{ $tile }».
industria-event-took = Nessuna offerta: { $seat } prende «{ $tile }» gratis.
industria-event-auctioneer = { $seat } prende il martelletto e diventa banditore.
# [banca] è il testo di industria-word-bank.
industria-event-paid =
    { $from ->
        [banca] La banca paga
       *[other] { $from } paga
    } { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } { $to ->
        [banca] alla banca
       *[other] a { $to }
    }{ $for-id ->
        [resource] { " " }per { $resource } («{ $tile }»)
       *[tile] { " " }per «{ $tile }»
    }.
industria-event-plans = { $seat } vuole costruire «{ $tile }» e sceglie come pagare.
industria-event-will-buy = { $seat } comprerà { $resource } per «{ $tile }».
industria-event-used = { $seat } usa la tessera risorsa «{ $tile }» per «{ $building }».
industria-event-sold = { $seat } restituisce la tessera risorsa «{ $tile }».
industria-event-built = { $seat } costruisce «{ $tile }».
industria-event-scored =
    { $seat } fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con «{ $tile }».
industria-event-late = «{ $tile }» arriva dopo la sua epoca: nessun punto per { $seat }.
industria-event-finished = { $seat } ha finito di costruire.
industria-event-lapsed = Troppo tardi per «{ $tile }»: { $seat } scarta la tessera senza averla costruita.
industria-event-over = Il martelletto è caduto per l’ultima volta: la partita è finita.
industria-event-final =
    { $seat } chiude con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## Rifiuti: che cosa non va, e che cosa andrebbe bene

industria-refusal-not-in-this-phase = Questo non si fa in questa fase; scegli una delle azioni proposte adesso.
industria-refusal-game-over = La partita è finita e non si può più giocare nulla; vale il conteggio finale.
industria-refusal-not-on-offer = «{ $tile }» non è disponibile; scegli una delle tessere ancora disponibili in questo round.
industria-refusal-name-a-tile-first = Nessuna tessera è ancora all’asta; prima il banditore deve sceglierne una.
industria-refusal-one-at-a-time = Una tessera è già all’asta; la successiva si sceglie quando quest’asta è finita.
industria-refusal-auctioneer-does-not-bid = Il banditore non fa offerte; ora decidi tu la sorte della tessera.
industria-refusal-bidding-not-over = L’asta è ancora in corso; il banditore decide quando tutti gli altri hanno fatto un’offerta o passato.
industria-refusal-bid-too-low =
    Un’offerta di { $bid } è troppo bassa; offri almeno { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    } o passa.
industria-refusal-bid-too-high =
    Non puoi offrire { $bid }, perché { $money ->
        [0] non hai denaro
        [one] hai solo { $money } tallero
       *[other] hai solo { $money } talleri
    }; non offrire più di quanto hai, o passa.
industria-refusal-nobody-bid = Nessuno ha fatto un’offerta, quindi non c’è a chi vendere; prendi la tessera, non ti costa nulla.
industria-refusal-not-in-hand = «{ $tile }» non è nella tua mano; puoi costruire solo tessere della tua mano.
industria-refusal-one-of-each-kind = In questo turno hai già costruito una { $kind }; di ogni tipo puoi costruirne una sola, tieni la prossima per un altro round.
industria-refusal-resource-tile-not-built = «{ $tile }» è una tessera risorsa e non si costruisce mai; usala per pagare ciò che costruisci.
industria-refusal-too-little-money =
    Per costruire «{ $tile }» { $needed ->
        [one] ti serve almeno { $needed } tallero
       *[other] ti servono almeno { $needed } talleri
    }, comprese le risorse da comprare, e ne hai { $money }; per ora la tessera può restare nella tua mano.
industria-refusal-nobody-supplies = «{ $tile }» richiede la risorsa «{ $resource }», che nessuno produce e che la banca vende solo dall’epoca { $epoch }; fino ad allora andrebbe bene una tessera risorsa di quel tipo.
industria-refusal-not-in-this-epoch = «{ $tile }» richiede la risorsa «{ $resource }», che in questa partita anche le fabbriche forniscono solo dall’epoca { $epoch }; fino ad allora andrebbe bene una tessera risorsa di quel tipo.
industria-refusal-pay-first = Prima scegli come pagare «{ $tile }»; poi potrai continuare.
industria-refusal-nothing-to-pay = Ora non c’è nulla da pagare; le risorse si pagano mentre costruisci una tessera.
industria-refusal-not-the-need = La risorsa «{ $resource }» non è quella richiesta; rispondi per quella indicata nella domanda.
industria-refusal-sale-switched-off = L’opzione «Vendita delle tessere risorsa» non è attiva in questa partita; qui le tessere risorsa servono solo a pagare ciò che costruisci.
industria-refusal-no-such-resource-tile = { $seat } non ha in mano la tessera risorsa «{ $tile }»; si possono usare o restituire solo le tessere risorsa della propria mano.
industria-refusal-not-while-paying = Prima finisci di pagare «{ $tile }»; poi potrai di nuovo restituire tessere risorsa.
industria-refusal-not-your-turn = Ora decide { $asked }; { $seat } deve aspettare.

## Domande

industria-prompt-offer = { $seat }, quale tessera metti all’asta?
industria-prompt-bid =
    { $seat }, quanto offri per «{ $tile }»? { $least ->
        [one] Almeno { $least } tallero,
       *[other] Almeno { $least } talleri,
    } oppure passa; ne hai { $money }.
industria-prompt-decide =
    { $bidder } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } per «{ $tile }». { $seat }, vendi la tessera o la tieni?
industria-prompt-take = Nessuno ha fatto un’offerta per «{ $tile }». { $seat }, prendi la tessera gratis.
industria-prompt-build =
    { $seat }, che cosa costruisci? Hai { $money ->
        [one] { $money } tallero
       *[other] { $money } talleri
    }.
industria-prompt-pay = { $seat }, «{ $tile }» richiede la risorsa «{ $resource }»: usi la tua tessera risorsa o paghi?
industria-prompt-over = La partita è finita.

## Azioni: le scritte dei pulsanti

industria-action-offer = Metti all’asta «{ $tile }»
industria-action-bid = Offri { $amount }
industria-action-pass = Passa
# Senza offerte non ci sono valori: [none].
industria-action-sell =
    { $amount ->
        [one] Vendi a { $seat } per { $amount } tallero
        [other] Vendi a { $seat } per { $amount } talleri
       *[none] Vendi la tessera
    }
industria-action-keep = Tieni la tessera
industria-action-take = Prendi la tessera gratis
industria-action-sell-tile =
    Restituisci «{ $tile }» per { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }
industria-action-build =
    { $amount ->
        [0] Costruisci «{ $tile }»
        [one] Costruisci «{ $tile }» per { $amount } tallero
       *[other] Costruisci «{ $tile }» per { $amount } talleri
    }
industria-action-use = Usa la tessera risorsa «{ $tile }»
# [banca] è il testo di industria-word-bank.
industria-action-buy =
    { $from ->
        [banca] Compra «{ $resource }» dalla banca
       *[other] Compra «{ $resource }» da { $from }
    } per { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }
industria-action-done = Termina la costruzione

## Opzioni

industria-option-sell_resource_tiles = Vendita delle tessere risorsa
industria-option-sell_resource_tiles-text = Quando tocca a te decidere, puoi restituire una tessera risorsa alla banca per 1 tallero.
industria-value-sell_resource_tiles-true = attiva
industria-value-sell_resource_tiles-false = non attiva

industria-option-supply_restriction = Limite d’epoca per le risorse
industria-option-supply_restriction-text = Se solo la banca deve aspettare l’epoca di una risorsa, o anche le fabbriche costruite.
industria-value-supply_restriction-bank_only = solo banca
industria-value-supply_restriction-all_ways = tutti i modi

industria-option-epoch_income = Entrate extra
industria-option-epoch_income-text = Se le epoche 3, 4 e 5 danno un tallero in più al loro inizio o a ogni round.
industria-value-epoch_income-one_off = una tantum
industria-value-epoch_income-permanent = permanenti

## Il conteggio

industria-score-tiles = Tessere costruite
industria-score-roads = Strade
industria-score-lines = Linee
industria-score-bonus = Tessere bonus
industria-score-money = Denaro

## Parole

# Le frasi qui sopra scelgono secondo questa parola: [banca].
industria-word-bank = banca
industria-word-tile = tessera
industria-word-factory = fabbrica
industria-word-technology = tecnologia
industria-word-bonus = tessera bonus
industria-word-resource = tessera risorsa
industria-word-laid-out = Tessere giocate
industria-word-money-left = Denaro rimasto

## Da dove vengono i valori di una tessera

industria-provenance-rulebook = regolamento
industria-provenance-rulebook-fr = regolamento francese
industria-provenance-rulebook-it = regolamento italiano
industria-provenance-published = altro testo pubblicato
industria-provenance-derived = dedotto
industria-provenance-reconstructed = ricostruito

industria-provenance-field-name = Nome
industria-provenance-field-epoch = Epoca
industria-provenance-field-cost = Costo
industria-provenance-field-needs = Risorse richieste
industria-provenance-field-produces = Produzione
industria-provenance-field-vp = Punti vittoria
industria-provenance-field-symbols = Simboli
industria-provenance-field-symbol = Tipo di bonus
industria-provenance-field-resource = Risorsa
industria-provenance-field-discount = Sconto
industria-provenance-field-count = Numero di tessere
industria-provenance-field-connection = Connessione

## Perché a un bot piace una scelta
industria-eval-points = punti
industria-eval-money = denaro
industria-eval-links = collegamenti
industria-eval-symbols = simboli abbinati
industria-eval-supply = forniture
industria-eval-hand = tessere in mano
industria-eval-auction = prospettive all’asta
