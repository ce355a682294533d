# Age of Industry: der Tisch im Browser

## Die Teile des Tisches
table-age-tab-map = Spielplan
table-age-tab-display = Tafeln
table-age-order = Zugreihenfolge
table-age-rivals = Die anderen Spielertafeln
table-age-map = { $map }: Spielplan mit Städten, Strecken und Nachfragetafeln
table-age-atlantic = Atlantik
table-age-north-sea = Nordsee
table-age-baltic = Ostsee
table-age-display = Spielertafel von { $player }
table-age-order-seat = { $place }. { $player }: { $amount } $ in dieser Runde ausgegeben
table-age-beside = Offene Karten und Nachziehstapel
table-age-hand-choose = Auf der Hand von { $player }: Ein Klick auf eine Karte zeigt, was sie bauen kann
table-age-hidden = Verdeckte Karte

## Orte und Spielsteine
table-age-name-pile = Nachziehstapel
table-age-name-links = Streckenmarker
table-age-name-demand_coal = Nachfragetafel für Kohle
table-age-name-demand_iron = Nachfragetafel für Eisen
table-age-name-import = Kohleimportfeld: { $place }
table-age-space-free = frei, für { $industries }
table-age-tile = { $industry } der Stufe { $level }, { $player }
table-age-flipped = umgedreht
table-age-unflipped = noch nicht umgedreht
table-age-flipped-count = { $count } umgedreht
table-age-cubes = { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
}
table-age-import-open = { $cubes } Kohle, offen für alle: Hier liegt ein Schiff
table-age-import-shut = { $cubes } Kohle, geschlossen, bis hier ein Schiff liegt
table-age-village = Dorf
table-age-foreign = Ausländischer Ort
table-age-foreign-port = Ausländischer Ort mit Hafensymbol
table-age-market-open = { $tile }, noch nicht umgedreht
table-age-market-shut = { $tile }, umgedreht
table-age-line-free = noch keine Strecke gebaut
table-age-line-built = Strecke von { $player }
table-age-demand = { $cubes } von { $spaces } Klötzchen; das nächste kostet { $price } $
table-age-left = { $count } übrig
table-age-next = als Nächstes: Stufe { $level }

## Die Spieler
table-age-debt = Schulden
table-age-interest = Zinsen am Ende der Runde
table-age-spent = In dieser Runde ausgegeben
table-age-links-left = Übrige Streckenmarker
table-age-cards = Handkarten
table-age-seen = Offen genommen

## Ein Teil
table-age-colour = Farbe
table-age-own-tiles = Deine Plättchen hier
table-age-limit = höchstens { $count }
table-age-coal = Hier verfügbare Kohle
table-age-iron = Hier verfügbares Eisen
table-age-source = { $place } ({ $count }), kostenlos
table-age-source-display = von der Nachfragetafel für { $price } $
table-age-source-none = keine: weder Quelle noch Hafen verbunden
table-age-connected = Verbunden mit
table-age-in-box = Exemplare im Spiel
table-age-copies = { $count }, davon { $discards } abgeworfen
table-age-next-title = Auf der Tafel
table-age-cost = { $amount } $, { $coal } Kohle, { $iron } Eisen
table-age-brings = Bringt
table-age-accepts = Nimmt an
table-age-income = Ertrag beim Umdrehen

## Vorschau einer Wahl
table-age-part-tile = Plättchen { $amount } $
table-age-part-link = Strecke { $amount } $
table-age-part-coal = Kohle { $amount } $
table-age-part-iron = Eisen { $amount } $
table-age-note-free = Kostet kein Geld.
table-age-note-cost = Kostet { $amount } $ ({ $parts }).
table-age-note-paid = Du zahlst aus deinen { $money } $; ein Kredit ist nicht nötig.
table-age-note-borrowed = Du hast { $money } $ und leihst dir { $borrowed } $. Deine Schulden betragen dann { $debt } $, die Zinsen { $interest } $ pro Runde.
table-age-note-fetched =
    { $cube ->
        [coal] { $count } Kohle
       *[iron] { $count } Eisen
    } von { $place }, kostenlos.
table-age-note-bought =
    { $cube ->
        [coal] { $count } Kohle
       *[iron] { $count } Eisen
    } von der Nachfragetafel: { $prices } $.
table-age-note-flip = { $industry } in { $space } wird umgedreht
table-age-note-delivered = { $cube ->
    [coal] { $count } Kohle an die Nachfragetafel
   *[iron] { $count } Eisen an die Nachfragetafel
}
table-age-note-income = { $what }: { $player } erhält { $amount } $.
table-age-note-tie = Mehrere Quellen sind gleich nah: Du wählst als Nächstes eine aus.
table-age-note-demand = Nachfragetafeln danach: Kohle { $coal } (nächstes { $coal_price } $), Eisen { $iron } (nächstes { $iron_price } $).
table-age-link-income = { $player }: { $amount } $ aus { $links } Strecken am Ende, im Geld enthalten.
