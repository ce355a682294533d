# Age of Industry: ciò che dice il motore. Un pezzo arriva con il suo identificativo ($card-id, $industry-id), secondo il
# quale le parti qui sotto scelgono le parole; i nomi di spazi, località, collegamenti e mercati sono senza articolo.

## Parti di frasi

age-of-industry-part-card =
    { $card-id ->
        [location_red] la carta rossa
        [location_blue] la carta blu
        [location_green] la carta verde
        [location_orange] la carta arancione
        [location_yellow] la carta gialla
        [location_purple] la carta viola
        [industry_cotton_mill] la carta Cotonificio
        [industry_factory] la carta Fabbrica
        [industry_coal_mine] la carta Miniera di carbone
        [industry_iron_works] la carta Ferriera
        [industry_port] la carta Porto
        [industry_ship] la carta Nave
       *[other] la carta «{ $card }»
    }
age-of-industry-part-a-tile =
    { $industry-id ->
        [cotton_mill] un cotonificio di livello { $level }
        [factory] una fabbrica di livello { $level }
        [coal_mine] una miniera di carbone di livello { $level }
        [iron_works] una ferriera di livello { $level }
        [port] un porto di livello { $level }
        [ship] una nave di livello { $level }
       *[other] { $industry } (livello { $level })
    }
age-of-industry-part-the-tile =
    { $industry-id ->
        [cotton_mill] il cotonificio di livello { $level }
        [factory] la fabbrica di livello { $level }
        [coal_mine] la miniera di carbone di livello { $level }
        [iron_works] la ferriera di livello { $level }
        [port] il porto di livello { $level }
        [ship] la nave di livello { $level }
       *[other] { $industry } (livello { $level })
    }
age-of-industry-part-old-tile =
    { $old-id ->
        [cotton_mill] il cotonificio di livello { $old_level }
        [factory] la fabbrica di livello { $old_level }
        [coal_mine] la miniera di carbone di livello { $old_level }
        [iron_works] la ferriera di livello { $old_level }
        [port] il porto di livello { $old_level }
        [ship] la nave di livello { $old_level }
       *[other] { $old } (livello { $old_level })
    }
age-of-industry-part-goods =
    { $industry-id ->
        [cotton_mill] cotone
        [factory] manufatti
       *[other] merci
    }

## Eventi: il diario

age-of-industry-event-round = Inizia il round { $round }.
age-of-industry-event-order = Ordine di turno: { $seats }.
age-of-industry-event-face-up = Nuova carta scoperta: { age-of-industry-part-card }.
age-of-industry-event-built = { $seat } gioca { age-of-industry-part-card } e costruisce { age-of-industry-part-a-tile } sullo spazio { $space }.
age-of-industry-event-anywhere = { $seat } gioca { age-of-industry-part-card } e usa entrambe le azioni per costruire ovunque.
age-of-industry-event-placed = { $seat } costruisce { age-of-industry-part-a-tile } sullo spazio { $space }.
age-of-industry-event-replaced = { $seat } toglie dallo spazio { $space } { age-of-industry-part-the-tile }: la tessera esce dal gioco.
age-of-industry-event-linked = { $seat } costruisce il collegamento { $line }.
# Le parole secondo cui si sceglie sono i testi di age-of-industry-word-….
age-of-industry-event-paid =
    { $bill ->
        [tessera] { $from } paga { $amount } $ per la tessera sullo spazio { $place }.
        [collegamento] { $from } paga { $amount } $ per il collegamento { $place }.
        [carbone] { $from } importa carbone per { $amount } $ ({ $place }).
        [ferro] { $from } importa ferro per { $amount } $ ({ $place }).
       *[interessi] { $from } paga { $amount } $ di interessi.
    }
age-of-industry-event-borrowed = { $seat } prende in prestito { $amount } $.
age-of-industry-event-repaid = { $seat } restituisce { $amount } $.
age-of-industry-event-fetched = { $seat } prende { $cube } dallo spazio { $from } per { $place }.
age-of-industry-event-fetched-import = { $seat } prende { $cube } d’importazione ({ $from }) per { $place }.
age-of-industry-event-delivered =
    { $seat } consegna alla tabella della domanda { $cubes ->
        [one] { $cubes } cubetto
       *[other] { $cubes } cubetti
    } di { $cube } dallo spazio { $from }.
age-of-industry-event-delivered-import =
    { $seat } consegna alla tabella della domanda { $cubes ->
        [one] { $cubes } cubetto
       *[other] { $cubes } cubetti
    } di { $cube } d’importazione: { $from }.
age-of-industry-event-flipped = { $seat } gira { age-of-industry-part-the-tile } sullo spazio { $space }.
age-of-industry-event-income = { $seat } riceve { $amount } $.
age-of-industry-event-sold-port = { $seat } vende dallo spazio { $space } al porto sullo spazio { $port }.
age-of-industry-event-sold-market = { $seat } vende dallo spazio { $space } al mercato { $market }.
age-of-industry-event-market-flipped = Il mercato { $market } ha avuto ciò che voleva: la sua tessera viene girata.
age-of-industry-event-sells-no-more = { $seat } non vende altro.
age-of-industry-event-repays-no-more = { $seat } non restituisce altro.
age-of-industry-event-developed = { $seat } sviluppa e toglie dal gioco { age-of-industry-part-a-tile }.
age-of-industry-event-discarded = { $seat } scarta { age-of-industry-part-card }.
age-of-industry-event-drew = { $seat } prende { age-of-industry-part-card }, che era scoperta.
age-of-industry-event-drew-pile = { $seat } pesca una carta dal mazzo.
age-of-industry-event-got = È { age-of-industry-part-card }.
age-of-industry-event-passed = { $seat } passa.
age-of-industry-event-hand-down =
    { $seat } scarta { $cards ->
        [one] l’ultima carta
       *[other] le ultime { $cards } carte
    }.
age-of-industry-event-link-income =
    { $seat } incassa per { $links ->
        [one] { $links } collegamento
       *[other] { $links } collegamenti
    }.
age-of-industry-event-over = L’ultimo treno è arrivato: la partita è finita.
age-of-industry-event-final =
    { $seat } finisce con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## Rifiuti: che cosa non va, e che cosa andrebbe

age-of-industry-refusal-not-now = Non è questo che viene chiesto ora; scegli una delle azioni proposte.
age-of-industry-refusal-game-over = La partita è finita e non si può più giocare nulla; il conteggio finale resta quello.
age-of-industry-refusal-no-such-card = Non hai { age-of-industry-part-card }; scegli una carta della tua mano.
age-of-industry-refusal-no-cards = Sviluppare costa una carta e non ne hai; costruisci un collegamento, vendi o pesca.
age-of-industry-refusal-needs-both-actions = Costruire ovunque richiede entrambe le azioni di un turno e te ne resta solo { $left }; decidilo prima della tua prima azione.
age-of-industry-refusal-nowhere-to-build = In tutta la mappa non c’è uno spazio dove potresti costruire ora; scegli un’altra azione.
age-of-industry-refusal-card-shows = Questa carta costruisce solo ciò che mostra, «{ $industry }»; per altro gioca un’altra carta.
age-of-industry-refusal-not-linked = Con una carta industria costruisci solo dove arriva un tuo collegamento, e qui non ne arriva: { $place }. Gioca una carta località di quel colore, o costruisci prima il collegamento.
age-of-industry-refusal-no-port-of-yours = Con la carta Nave ti serve un tuo porto in questa città, oppure un porto qualsiasi e un tuo collegamento fin lì: { $place }. Con una carta località del colore giusto puoi farne a meno.
# $colour-id sceglie il colore come sta nella frase.
age-of-industry-refusal-other-colour =
    { $place } non ha il colore di questa carta; scegli una città o uno spazio nave di colore { $colour-id ->
        [red] rosso
        [blue] blu
        [green] verde
        [orange] arancione
        [yellow] giallo
       *[purple] viola
    }, o un’altra carta.
age-of-industry-refusal-no-symbol = Uno spazio senza simbolo accoglie un cotonificio, una fabbrica o una ferriera; cerca uno spazio con il simbolo «{ $industry }».
age-of-industry-refusal-symbol = Questo spazio accoglie solo ciò che mostra il suo simbolo, «{ $industry }»; scegli un altro spazio.
age-of-industry-refusal-no-port = Una nave ha bisogno di un porto all’altro capo del suo collegamento marittimo, e qui non c’è ancora: { $place }. Costruiscilo prima, o scegli un altro spazio nave.
age-of-industry-refusal-tile-limit =
    In questa località non puoi avere più di { $limit ->
        [one] { $limit } tessera
       *[other] { $limit } tessere
    }: { $place }. Costruisci altrove, o sostituisci una tua tessera.
age-of-industry-refusal-none-left = Non hai più tessere di questa industria sulla tua plancia: { $industry }. Scegli un’altra industria.
age-of-industry-refusal-level-nought = La tua tessera più bassa di questa industria è di livello 0 e non si può mai costruire: { $industry }. Sviluppa per liberartene.
# [carbone] e [ferro] sono i testi di age-of-industry-word-coal e -iron.
age-of-industry-refusal-no-supply =
    { $cube ->
        [carbone] Non c’è abbastanza carbone per questa località: { $place }. Collegala a una miniera di carbone o a uno spazio importazione aperto che abbia cubetti, o a un porto attraverso cui comprare.
       *[ferro] Non c’è abbastanza ferro per questa località: { $place }. Collegala a una ferriera che abbia cubetti, o a un porto attraverso cui comprare.
    }
age-of-industry-refusal-not-higher = La tua tessera qui è di livello { $old }, la nuova solo di livello { $level }; per sostituire ne serve una più alta, quindi prima sviluppa.
age-of-industry-refusal-not-higher-than-theirs = La tessera altrui è di livello { $old }, la tua solo di livello { $level }; per sostituire ne serve una più alta, quindi prima sviluppa.
age-of-industry-refusal-not-replaceable = Questa tessera è di { $seat }, e degli altri puoi sostituire solo una miniera di carbone o una ferriera, con una tua; scegli un altro spazio.
age-of-industry-refusal-cubes-left =
    { $cube ->
        [carbone] Puoi sostituire la miniera di un altro solo quando non c’è più carbone né sulla mappa né sulla tabella della domanda;
       *[ferro] Puoi sostituire la ferriera di un altro solo quando non c’è più ferro né sulla mappa né sulla tabella della domanda;
    } scegli un altro spazio.
age-of-industry-refusal-line-taken = { $seat } ha già costruito il collegamento { $line }; scegline uno libero.
age-of-industry-refusal-out-of-reach = Non hai né tessere né collegamenti alle estremità di { $line }; costruisci un collegamento che parta da dove sei già.
age-of-industry-refusal-one-end = Tutti i cubetti per { $line } devono andare alla stessa estremità, e questo lo esclude; scegli ciò che una sola estremità può ricevere.
age-of-industry-refusal-no-counter = Hai posato tutti i tuoi segnalini, non puoi costruire altri collegamenti; scegli un’altra azione.
age-of-industry-refusal-not-nearest = { $space } non è la fonte più vicina; prendi il cubetto da una di quelle proposte.
age-of-industry-refusal-no-source = Sullo spazio { $space } non c’è un cubetto che tu possa prendere; prendilo da una delle fonti proposte.
age-of-industry-refusal-nothing-to-sell = Sullo spazio { $space } non hai un cotonificio o una fabbrica non girati; scegline uno che abbia ancora qualcosa da vendere.
age-of-industry-refusal-no-outlet = Sullo spazio { $space } non c’è un porto; vendi a un porto o a una tessera mercato non girati.
age-of-industry-refusal-outlet-flipped = Questo sbocco è già stato usato: { $place }. Scegli una tessera non girata.
age-of-industry-refusal-not-connected = Nessuna serie di collegamenti costruiti unisce queste località: { $place } e { $to }. Scegli un altro sbocco, o costruisci ciò che manca.
age-of-industry-refusal-cotton-only = Questo porto è di livello 1 e accetta solo cotone: { $place }. Vendi i manufatti a un porto più alto o a un mercato.
age-of-industry-refusal-not-wanted = Il mercato { $market } non vuole queste merci; scegline uno la cui tessera le mostri, o un porto.
age-of-industry-refusal-no-ship = Senza una nave sullo spazio { $place } nessuno raggiunge il mercato al di là; scegli un altro sbocco, o posa prima una nave.
age-of-industry-refusal-not-face-up = Non puoi prendere { age-of-industry-part-card }, perché non è scoperta; prendine una che lo è, o pesca dal mazzo.
age-of-industry-refusal-pile-empty = Il mazzo è vuoto; prendi una carta scoperta se c’è, o scegli un’altra azione.
age-of-industry-refusal-hand-full = Non puoi avere più di { $limit } carte in mano, quindi non puoi pescare; scegli un’altra azione.
age-of-industry-refusal-draw-instead = Non hai carte da scartare, quindi non puoi passare finché il mazzo ne ha; pesca.
age-of-industry-refusal-too-much = Devi { $debt } $ e hai { $money } $; non puoi restituire più di quanto devi né più di quanto hai.
age-of-industry-refusal-not-your-turn = Ora decide { $asked }; { $seat } deve aspettare.

## Domande

age-of-industry-prompt-act-first-round = { $seat }, la tua unica azione di questo round: costruire con una carta, posare un collegamento, vendere, sviluppare, pescare o passare?
age-of-industry-prompt-act = { $seat }, la prima delle tue due azioni: costruire con una carta, posare un collegamento, vendere, sviluppare, pescare o passare?
age-of-industry-prompt-act-second = { $seat }, la tua seconda azione: costruire con una carta, posare un collegamento, vendere, sviluppare, pescare o passare?
age-of-industry-prompt-place = { $seat }, che cosa costruisci, e dove? Va bene ogni località.
age-of-industry-prompt-cube-tile = { $seat }, da dove prendi il { $cube } per lo spazio { $space } ({ $industry })? Queste fonti sono ugualmente vicine.
age-of-industry-prompt-cube-link = { $seat }, da dove prendi il { $cube } per il collegamento { $line }?
age-of-industry-prompt-sell = { $seat }, vendi ancora qualcosa?
age-of-industry-prompt-draw = { $seat }, quale altra carta prendi?
age-of-industry-prompt-discard-develop = { $seat }, quale carta scarti per sviluppare ({ $industry })?
age-of-industry-prompt-discard-pass = { $seat }, quale carta scarti per passare?
age-of-industry-prompt-repay-after = { $seat }, restituisci qualcosa prima di finire il turno? Devi { $debt } $, cioè { $interest } $ di interessi, e hai { $money } $.
age-of-industry-prompt-repay-interest = { $seat }, restituisci qualcosa prima di pagare gli interessi? Devi { $debt } $, cioè { $interest } $ di interessi, e hai { $money } $.
age-of-industry-prompt-over = La partita è finita.

## Azioni: testi dei pulsanti

age-of-industry-action-build = Costruisci { age-of-industry-part-a-tile } sullo spazio { $space } con { age-of-industry-part-card }
age-of-industry-action-build-replacing = Sostituisci { age-of-industry-part-old-tile } sullo spazio { $space } con { age-of-industry-part-a-tile }, giocando { age-of-industry-part-card }
age-of-industry-action-anywhere = Costruisci ovunque, con entrambe le azioni e { age-of-industry-part-card }
age-of-industry-action-place = Costruisci { age-of-industry-part-a-tile } sullo spazio { $space }
age-of-industry-action-place-replacing = Sostituisci { age-of-industry-part-old-tile } sullo spazio { $space } con { age-of-industry-part-a-tile }
age-of-industry-action-link = Costruisci il collegamento { $line }
age-of-industry-action-take = Prendi { $cube }: { $space } (tessera di { $seat }, restano { $left })
age-of-industry-action-take-import = Prendi { $cube } d’importazione: { $space } (restano { $left })
age-of-industry-action-sell-port = Vendi { age-of-industry-part-goods } dallo spazio { $space } al porto sullo spazio { $port }
age-of-industry-action-sell-market = Vendi { age-of-industry-part-goods } dallo spazio { $space } al mercato { $market }
age-of-industry-action-develop = Sviluppa: togli { age-of-industry-part-a-tile }, per una carta a scelta
age-of-industry-action-draw = Prendi { age-of-industry-part-card }
age-of-industry-action-draw-pile = Pesca dal mazzo
age-of-industry-action-pass = Passa e scarta una carta
age-of-industry-action-pass-free = Passa
age-of-industry-action-discard = Scarta { age-of-industry-part-card }
age-of-industry-action-repay = Restituisci { $amount } $ (senza azione)
age-of-industry-action-done-selling = Non vendere altro
age-of-industry-action-done-repaying = Non restituire altro

## Opzioni

age-of-industry-option-map = Mappa
age-of-industry-option-map-text = Dove si costruisce: la Nuova Inghilterra importa il carbone via nave; la Germania ha molte miniere di carbone.
age-of-industry-value-map-new_england = Nuova Inghilterra
age-of-industry-value-map-germany = Germania
age-of-industry-option-edition = Edizione
age-of-industry-option-edition-text = Con quante carte cominci: nella prima edizione 5 o 6, secondo il numero di giocatori; nella seconda sempre 6.
age-of-industry-value-edition-first = prima edizione
age-of-industry-value-edition-second = seconda edizione
age-of-industry-option-final_round_upkeep = Ultimo round completo
age-of-industry-option-final_round_upkeep-text = Se anche l’ultimo round finisce con il nuovo ordine di turno e gli interessi, o la partita si ferma subito dopo le azioni.
age-of-industry-value-final_round_upkeep-true = attiva
age-of-industry-value-final_round_upkeep-false = disattivata
age-of-industry-option-pile_end = Fine del mazzo
age-of-industry-option-pile_end-text = Se la partita continua dopo la fine del mazzo finché anche una mano è vuota, o finisce con il round in cui il mazzo si esaurisce, come nella seconda edizione.
age-of-industry-value-pile_end-continue = si continua
age-of-industry-value-pile_end-ends_game = finisce la partita
age-of-industry-option-ship_card_port = Porto per una carta Nave
age-of-industry-option-ship_card_port-text = Attraverso quali porti serve una carta Nave: solo quelli nella città portuale dello spazio nave, o tutti quelli collegati a essa. Il porto è tuo, o sei allacciato alla sua città.
age-of-industry-value-ship_card_port-at_sea_link = nella città portuale
age-of-industry-value-ship_card_port-connected = qualsiasi porto collegato
age-of-industry-option-link_cubes = Cubetti per un collegamento
age-of-industry-option-link_cubes-text = Se carbone e ferro di un collegamento possono andare a estremità diverse, o devono andare entrambi alla stessa.
age-of-industry-value-link_cubes-either_end = una o l’altra estremità
age-of-industry-value-link_cubes-same_end = la stessa estremità

## Il conteggio

age-of-industry-score-cotton_mill = Cotonifici
age-of-industry-score-factory = Fabbriche
age-of-industry-score-coal_mine = Miniere di carbone
age-of-industry-score-iron_works = Ferriere
age-of-industry-score-port = Porti
age-of-industry-score-ship = Navi
age-of-industry-score-money = Denaro
age-of-industry-score-debt = Debito

## Parole

# Alcune frasi qui sopra scelgono secondo queste parole: [tessera], [collegamento], [carbone], [ferro], [interessi].
age-of-industry-word-bank = banca
age-of-industry-word-tile = tessera
age-of-industry-word-link = collegamento
age-of-industry-word-coal = carbone
age-of-industry-word-iron = ferro
age-of-industry-word-interest = interessi
age-of-industry-word-order = Posto nell’ordine di turno

## Da dove vengono i valori

age-of-industry-provenance-rulebook-fr = riassunto francese delle regole
age-of-industry-provenance-published = altro testo pubblicato
age-of-industry-provenance-derived = dedotto
age-of-industry-provenance-reconstructed = ricostruito

age-of-industry-provenance-field-level = Livello
age-of-industry-provenance-field-count = Numero
age-of-industry-provenance-field-cost = Costo
age-of-industry-provenance-field-coal = Carbone necessario
age-of-industry-provenance-field-iron = Ferro necessario
age-of-industry-provenance-field-cubes = Cubetti portati
age-of-industry-provenance-field-income = Guadagno
age-of-industry-provenance-field-accepts = Merci accettate
age-of-industry-provenance-field-kind = Tipo
age-of-industry-provenance-field-prices = Prezzi
age-of-industry-provenance-field-empty = Prezzo quando è vuota

## Perché a un bot piace una scelta
age-of-industry-eval-levels = livelli delle tessere
age-of-industry-eval-money = denaro
age-of-industry-eval-debt = solvibilità
age-of-industry-eval-links = collegamenti
age-of-industry-eval-incomes = guadagni futuri
age-of-industry-eval-display = accesso a tessere migliori
age-of-industry-eval-order = un buon posto nell’ordine di turno
age-of-industry-eval-actions = azioni
age-of-industry-eval-hand = carte in mano
