# Age of Industry: il tavolo nel browser

## Le parti del tavolo
table-age-tab-map = Mappa
table-age-tab-display = Plance
table-age-order = Ordine di turno
table-age-rivals = Le altre plance
table-age-map = { $map }: mappa con città, collegamenti e tabelle della domanda
table-age-atlantic = Atlantico
table-age-north-sea = Mare del Nord
table-age-baltic = Baltico
table-age-display = Plancia di { $player }
table-age-order-seat = { $place }. { $player }: { $amount } $ spesi in questo round
table-age-beside = Carte scoperte e mazzo
table-age-hand-choose = In mano a { $player }: fai clic su una carta per vedere che cosa può costruire
table-age-hidden = Carta coperta

## Luoghi e pezzi
table-age-name-pile = Mazzo di pesca
table-age-name-links = Segnalini collegamento
table-age-name-demand_coal = Tabella della domanda di carbone
table-age-name-demand_iron = Tabella della domanda di ferro
table-age-name-import = Spazio importazione carbone: { $place }
table-age-space-free = libero, per { $industries }
table-age-tile = { $industry } di livello { $level }, { $player }
table-age-flipped = girata
table-age-unflipped = non ancora girata
table-age-flipped-count = { $count } girate
table-age-cubes = { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}
table-age-import-open = { $cubes } carbone, aperto a tutti: qui c’è una nave
table-age-import-shut = { $cubes } carbone, chiuso finché non c’è una nave
table-age-village = Villaggio
table-age-foreign = Località estera
table-age-foreign-port = Località estera con simbolo del porto
table-age-market-open = { $tile }, non ancora girata
table-age-market-shut = { $tile }, girata
table-age-line-free = ancora nessun collegamento
table-age-line-built = collegamento di { $player }
table-age-demand = { $cubes } cubetti su { $spaces }; il prossimo costa { $price } $
table-age-left = { $count } rimasti
table-age-next = prossima: livello { $level }

## I giocatori
table-age-debt = Debito
table-age-interest = Interessi dovuti alla fine del round
table-age-spent = Speso in questo round
table-age-links-left = Segnalini collegamento rimasti
table-age-cards = Carte in mano
table-age-seen = Prese scoperte

## Un pezzo
table-age-colour = Colore
table-age-own-tiles = Le tue tessere qui
table-age-limit = al massimo { $count }
table-age-coal = Carbone disponibile qui
table-age-iron = Ferro disponibile qui
table-age-source = { $place } ({ $count }), gratis
table-age-source-display = dalla tabella della domanda per { $price } $
table-age-source-none = niente: nessuna fonte e nessun porto collegati
table-age-connected = Collegato a
table-age-in-box = Copie nel gioco
table-age-copies = { $count }, di cui { $discards } scartate
table-age-next-title = Sulla plancia
table-age-cost = { $amount } $, { $coal } carbone, { $iron } ferro
table-age-brings = Porta
table-age-accepts = Accetta
table-age-income = Guadagno quando si gira

## Anteprima di una scelta
table-age-part-tile = tessera { $amount } $
table-age-part-link = collegamento { $amount } $
table-age-part-coal = carbone { $amount } $
table-age-part-iron = ferro { $amount } $
table-age-note-free = Non costa denaro.
table-age-note-cost = Costa { $amount } $ ({ $parts }).
table-age-note-paid = Paghi con i tuoi { $money } $; non serve alcun prestito.
table-age-note-borrowed = Hai { $money } $ e prendi in prestito { $borrowed } $. Il tuo debito sarà di { $debt } $, con { $interest } $ di interessi a round.
table-age-note-fetched =
    { $cube ->
        [coal] { $count } carbone
       *[iron] { $count } ferro
    } da { $place }, gratis.
table-age-note-bought =
    { $cube ->
        [coal] { $count } carbone
       *[iron] { $count } ferro
    } dalla tabella della domanda: { $prices } $.
table-age-note-flip = { $industry } a { $space } si gira
table-age-note-delivered = { $cube ->
    [coal] { $count } carbone alla tabella della domanda
   *[iron] { $count } ferro alla tabella della domanda
}
table-age-note-income = { $what }: { $player } riceve { $amount } $.
table-age-note-tie = Più fonti sono alla stessa distanza: scegli subito dopo.
table-age-note-demand = Tabelle della domanda dopo: carbone { $coal } (prossimo { $coal_price } $), ferro { $iron } (prossimo { $iron_price } $).
table-age-link-income = { $player }: { $amount } $ da { $links } collegamenti alla fine, inclusi nel denaro.
