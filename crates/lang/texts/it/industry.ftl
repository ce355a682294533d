# Industry: ciò che dice il motore. I nomi di giocatori, caselle e risorse arrivano senza articolo.

## Eventi: il diario

industry-event-round = Epoca { $epoch }, inizia il round { $round }: { $seat } è primo giocatore.
industry-event-epoch = Si apre un’era nuova: epoca { $epoch }.
industry-event-income =
    { $seat } riceve { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } dalla banca.
industry-event-refilled = Il sacchetto è vuoto: tutti gli indicatori d’area vi ritornano.
industry-event-drawn = L’indicatore d’area { $column } apre «{ $field }».
industry-event-coin = L’indicatore d’area { $column } mostra una moneta: c’è denaro per tutti.
industry-event-offered = { $seat } mette all’asta «{ $field }».
industry-event-bid =
    { $seat } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }.
industry-event-passed = { $seat } passa.
industry-event-bought = { $seat } compra «{ $field }».
industry-event-kept =
    { $seat } tiene «{ $field }» e paga { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } intorno al tavolo.
industry-event-took = Nessuna offerta: { $seat } prende «{ $field }» gratis.
industry-event-auctioneer = { $seat } prende il martelletto e diventa banditore.
# [banca] è il testo di industry-word-bank.
industry-event-paid =
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
        [resource] { " " }per { $resource } («{ $field }»)
        [subsidy] { " " }come sovvenzione
       *[field] { " " }per «{ $field }»
    }.
industry-event-plans = { $seat } vuole sviluppare «{ $field }» e sceglie come pagare.
industry-event-used = { $seat } spende un jolly per «{ $field }»: { $resource }.
industry-event-used-any = { $seat } spende il jolly «?» per «{ $field }»: { $resource }.
industry-event-developed = { $seat } sviluppa «{ $field }».
industry-event-scored =
    { $seat } fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con «{ $field }».
industry-event-late = «{ $field }» arriva dopo la sua epoca: nessun punto per { $seat }.
industry-event-finished = { $seat } ha finito di sviluppare.
industry-event-lapsed = Troppo tardi per «{ $field }»: { $seat } non potrà più sviluppare questa casella.
industry-event-subsidy = { $seat } prende la sovvenzione.
industry-event-over = Il martelletto è caduto per l’ultima volta: la partita è finita.
industry-event-cleared =
    { $seat } toglie { $amount ->
        [one] { $amount } indicatore che mostra ancora l’orologio
       *[other] { $amount } indicatori che mostrano ancora l’orologio
    }.
industry-event-final =
    { $seat } chiude con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## Rifiuti: che cosa non va, e che cosa andrebbe bene

industry-refusal-not-in-this-phase = Questo non si fa in questa fase; scegli una delle azioni proposte adesso.
industry-refusal-game-over = La partita è finita e non si può più giocare nulla; vale il conteggio finale.
industry-refusal-not-available = «{ $field }» non è disponibile; scegli nella riga dell’epoca una casella il cui indicatore d’area è ancora scoperto.
industry-refusal-name-a-field-first = Nessuna casella è ancora all’asta; prima il banditore deve indicarne una.
industry-refusal-one-at-a-time = «{ $field }» è già all’asta; la casella successiva si indica quando quest’asta è finita.
industry-refusal-auctioneer-does-not-bid = Il banditore non fa offerte; ora decidi tu la sorte della casella.
industry-refusal-bid-not-higher = Un’offerta di { $bid } non è maggiore della precedente, che è di { $highest }; offri di più, o passa.
industry-refusal-bid-too-low =
    Un’offerta di { $bid } è troppo bassa; offri almeno { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    } o passa.
industry-refusal-bid-too-high =
    Non puoi offrire { $bid }, perché { $money ->
        [0] non hai denaro
        [one] hai solo { $money } tallero
       *[other] hai solo { $money } talleri
    }; non offrire più di quanto hai, o passa.
industry-refusal-bidding-not-over = L’asta è ancora in corso; il banditore decide quando tutti gli altri hanno fatto un’offerta o passato.
industry-refusal-cannot-keep =
    Per tenere «{ $field }» devi avere prima di pagare tutto il prezzo di { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }, e ne hai { $money }; vendi la casella, o prendi prima la tua sovvenzione se puoi ancora.
industry-refusal-nobody-bid = Nessuno ha fatto un’offerta per «{ $field }», quindi non c’è a chi vendere; prendi la casella, non ti costa nulla.
industry-refusal-not-yours = «{ $field }» non è tua; puoi sviluppare solo le caselle che portano il tuo indicatore.
industry-refusal-no-more-developments =
    In un round puoi sviluppare solo { $limit ->
        [one] { $limit } casella
       *[other] { $limit } caselle
    }; tieni la prossima per un altro round e termina il tuo turno.
industry-refusal-too-little-money =
    Per sviluppare «{ $field }» { $needed ->
        [one] ti serve almeno { $needed } tallero
       *[other] ti servono almeno { $needed } talleri
    }, comprese le risorse da comprare, e ne hai { $money }; per ora la casella può restare non sviluppata.
industry-refusal-nobody-supplies = «{ $field }» richiede la risorsa «{ $resource }», che nessuno produce e che la banca vende solo dall’epoca { $epoch }; fino ad allora andrebbe bene un jolly di quel tipo o il jolly «?».
industry-refusal-answer-first = Prima scegli come procurarti ciò che «{ $field }» richiede; poi potrai continuare.
industry-refusal-nothing-to-cover = Ora non serve nulla; i jolly si spendono e le risorse si comprano mentre sviluppi una casella.
industry-refusal-not-the-need = La risorsa «{ $resource }» non è quella richiesta; rispondi per quella indicata nella domanda.
industry-refusal-no-such-joker = { $seat } non ha un jolly di questo tipo: { $resource }; si possono spendere solo i propri jolly.
industry-refusal-no-any-joker = { $seat } non ha il jolly «?»; si possono spendere solo i propri jolly.
industry-refusal-already-developed = «{ $field }» è già una casella sviluppata; scegli una delle tue caselle che mostrano ancora l’orologio.
industry-refusal-joker-field = «{ $field }» è una casella jolly e non si sviluppa mai; spendi il jolly quando una casella richiede la sua risorsa.
industry-refusal-lapsed = «{ $field }» è una tecnologia dell’epoca { $epoch } e si poteva sviluppare solo allora; scegli un’altra delle tue caselle.
industry-refusal-subsidy-taken = { $seat } ha già preso una sovvenzione; ogni giocatore ne ha una sola per partita.
industry-refusal-not-your-turn = Ora decide { $asked }; { $seat } deve aspettare.

## Domande

industry-prompt-offer = { $seat }, quale casella metti all’asta?
industry-prompt-bid =
    { $seat }, quanto offri per «{ $field }»? { $least ->
        [one] Almeno { $least } tallero,
       *[other] Almeno { $least } talleri,
    } oppure passa; ne hai { $money }.
industry-prompt-decide =
    { $bidder } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } per «{ $field }». { $seat }, vendi la casella, o la tieni pagando altrettanto intorno al tavolo? Hai { $money ->
        [one] { $money } tallero
       *[other] { $money } talleri
    }.
industry-prompt-decide-short =
    { $bidder } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } per «{ $field }». { $seat }, vendi la casella, o la tieni pagando intorno al tavolo finché hai talleri? { $money ->
        [0] Non ne hai nessuno
        [one] Hai solo { $money } tallero
       *[other] Hai solo { $money } talleri
    }.
industry-prompt-must-sell =
    { $bidder } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } per «{ $field }». { $seat }, ne hai { $money }, troppo poco per tenere la casella: vendila, o prendi prima la tua sovvenzione se puoi ancora.
industry-prompt-take = Nessuno ha fatto un’offerta per «{ $field }». { $seat }, prendi la casella gratis.
industry-prompt-develop =
    { $seat }, { $left ->
        [0] hai sviluppato tutto ciò che puoi in questo round.
        [one] quale casella sviluppi? Puoi svilupparne ancora { $left }.
       *[other] quale casella sviluppi? Puoi svilupparne fino a { $left }.
    } Hai { $money ->
        [one] { $money } tallero
       *[other] { $money } talleri
    }.
industry-prompt-pay = { $seat }, «{ $field }» richiede la risorsa «{ $resource }»: come te la procuri?
industry-prompt-over = La partita è finita.

## Azioni: le scritte dei pulsanti

industry-action-offer = Metti all’asta «{ $field }»
industry-action-bid = Offri { $amount }
industry-action-pass = Passa
# Senza offerte non ci sono valori: [none].
industry-action-sell =
    { $amount ->
        [one] Vendi a { $seat } per { $amount } tallero
        [other] Vendi a { $seat } per { $amount } talleri
       *[none] Vendi la casella
    }
industry-action-keep =
    Tieni la casella per { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }
industry-action-take = Prendi la casella gratis
industry-action-develop =
    { $amount ->
        [0] Sviluppa «{ $field }»
        [one] Sviluppa «{ $field }» per { $amount } tallero
       *[other] Sviluppa «{ $field }» per { $amount } talleri
    }
industry-action-use = Spendi il jolly: { $resource }
industry-action-use-any = Spendi il jolly «?»
# [banca] è il testo di industry-word-bank.
industry-action-buy =
    { $from ->
        [banca] Compra «{ $resource }» dalla banca
       *[other] Compra «{ $resource }» da { $from }
    } per { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    }
industry-action-done = Termina lo sviluppo
industry-action-subsidy =
    Prendi la sovvenzione: { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } adesso, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno alla fine

## Opzioni

industry-option-balanced = Partita equilibrata
industry-option-balanced-text = Consigliata: in tre giocatori si pescano 4 indicatori d’area per round nelle epoche 4 e 5, in quattro se ne pescano 3 per round nell’epoca 5.
industry-value-balanced-true = attiva
industry-value-balanced-false = non attiva
industry-option-keep_payment = Tenere una casella
industry-option-keep_payment-text = Che cosa serve al banditore per tenere una casella: tutto il prezzo in mano prima di pagare, oppure nulla; allora paga un tallero alla volta, finché arriva al prezzo o resta senza talleri.
industry-value-keep_payment-whole_price = prima tutto il prezzo
industry-value-keep_payment-while_coins_last = finché ci sono talleri

## Il conteggio

industry-score-fields = Caselle sviluppate
industry-score-money = Denaro
industry-score-roads = Strade
industry-score-lines = Linee
industry-score-bonus = Caselle bonus
industry-score-jokers = Jolly non usati
industry-score-subsidy = Sovvenzione

## Parole

# Le frasi qui sopra scelgono secondo questa parola: [banca].
industry-word-bank = banca
industry-word-field = casella
industry-word-resource = risorsa
industry-word-subsidy = sovvenzione
industry-word-factory = fabbrica
industry-word-technology = tecnologia
industry-word-bonus = casella bonus
industry-word-joker = jolly
industry-word-markers = Indicatori sul tabellone
industry-word-money-left = Talleri rimasti

## Da dove vengono i valori del tabellone

industry-provenance-rulebook-de = regolamento tedesco
industry-provenance-published = altro testo pubblicato
industry-provenance-derived = dedotto
industry-provenance-reconstructed = ricostruito

industry-provenance-field-position = Posto sul tabellone
industry-provenance-field-kind = Tipo
industry-provenance-field-name = Nome
industry-provenance-field-cost = Prezzo
industry-provenance-field-needs = Risorse richieste
industry-provenance-field-produces = Produzione
industry-provenance-field-vp = Punti vittoria
industry-provenance-field-links = Strade e linee
industry-provenance-field-networks = Reti
industry-provenance-field-network = Rete
industry-provenance-field-points_per_factory = Punti per fabbrica
industry-provenance-field-joker = Jolly
industry-provenance-field-discount = Sconto
industry-provenance-field-letter = Lettera
industry-provenance-field-coin = Simbolo di moneta
industry-provenance-field-appears = Prima epoca
industry-provenance-field-bank_sells_from = In vendita alla banca da
industry-provenance-field-bonus = Casella bonus

## Perché a un bot piace una scelta
industry-eval-points = punti
industry-eval-money = denaro
industry-eval-links = collegamenti
industry-eval-networks = reti
industry-eval-supply = forniture
industry-eval-fields = caselle da sviluppare
industry-eval-auction = prospettive all’asta
