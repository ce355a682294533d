# Industry: was die Regeln sagen. Namen von Spielern, Feldern und Rohstoffen kommen ohne Artikel.

## Ereignisse: das Protokoll

industry-event-round = Epoche { $epoch }, Runde { $round } beginnt: Startspieler ist { $seat }.
industry-event-epoch = Eine neue Zeit bricht an: Epoche { $epoch }.
industry-event-income = { $seat } erhält { $amount } Taler aus der Kasse.
industry-event-refilled = Der Beutel ist leer: Alle Bereichsmarker kommen wieder hinein.
industry-event-drawn = Bereichsmarker { $column } öffnet „{ $field }“.
industry-event-coin = Bereichsmarker { $column } zeigt einen Taler: Es gibt Geld für alle.
industry-event-offered = { $seat } bringt „{ $field }“ zur Auktion.
industry-event-bid = { $seat } bietet { $amount } Taler.
industry-event-passed = { $seat } passt.
industry-event-bought = { $seat } kauft „{ $field }“.
industry-event-kept = { $seat } behält „{ $field }“ und zahlt reihum { $amount } Taler.
industry-event-took = Niemand bietet: { $seat } nimmt „{ $field }“ kostenlos.
industry-event-auctioneer = { $seat } übernimmt als Auktionator den Hammer.
# [Kasse] ist der Text von industry-word-bank.
industry-event-paid =
    { $from ->
        [Kasse] Die Kasse zahlt
       *[other] { $from } zahlt
    } { $amount } Taler { $to ->
        [Kasse] an die Kasse
       *[other] an { $to }
    }{ $for-id ->
        [resource] { " " }für { $resource } („{ $field }“)
        [subsidy] { " " }als Subvention
       *[field] { " " }für „{ $field }“
    }.
industry-event-plans = { $seat } will „{ $field }“ entwickeln und wählt, wie bezahlt wird.
industry-event-used = { $seat } setzt für „{ $field }“ einen Joker ein: { $resource }.
industry-event-used-any = { $seat } setzt für „{ $field }“ den Joker „?“ ein: { $resource }.
industry-event-developed = { $seat } entwickelt „{ $field }“.
industry-event-scored =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für „{ $field }“.
industry-event-late = „{ $field }“ kommt nach der eigenen Epoche: keine Punkte für { $seat }.
industry-event-finished = { $seat } ist mit dem Entwickeln fertig.
industry-event-lapsed = Zu spät für „{ $field }“: { $seat } kann das Feld nie mehr entwickeln.
industry-event-subsidy = { $seat } nimmt die Subvention.
industry-event-over = Der Hammer ist zum letzten Mal gefallen: Das Spiel ist aus.
industry-event-cleared =
    { $seat } räumt { $amount ->
        [one] { $amount } Marker ab, der noch die Uhr zeigt
       *[other] { $amount } Marker ab, die noch die Uhr zeigen
    }.
industry-event-final =
    { $seat } beendet das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Ablehnungen: was nicht geht und was ginge

industry-refusal-not-in-this-phase = Das gehört nicht in diese Phase; wähle eine der Aktionen, die jetzt möglich sind.
industry-refusal-game-over = Das Spiel ist aus, es kann nichts mehr gespielt werden; die Schlusswertung steht fest.
industry-refusal-not-available = „{ $field }“ ist nicht verfügbar; wähle ein Feld in der Zeile der Epoche, dessen Bereichsmarker noch offen liegt.
industry-refusal-name-a-field-first = Noch wird kein Feld versteigert; zuerst muss der Auktionator eines nennen.
industry-refusal-one-at-a-time = „{ $field }“ wird bereits versteigert; das nächste Feld wird genannt, wenn diese Auktion vorbei ist.
industry-refusal-auctioneer-does-not-bid = Der Auktionator bietet nicht; du entscheidest jetzt, was mit dem Feld geschieht.
industry-refusal-bid-not-higher = Ein Gebot von { $bid } ist nicht höher als das vorige, und das ist { $highest }; biete mehr oder passe.
industry-refusal-bid-too-low = Ein Gebot von { $bid } ist zu niedrig; biete mindestens { $least } Taler oder passe.
industry-refusal-bid-too-high =
    Du kannst nicht { $bid } bieten, denn du hast { $money ->
        [0] kein Geld
       *[other] nur { $money } Taler
    }; biete nicht mehr, als du hast, oder passe.
industry-refusal-bidding-not-over = Noch wird geboten; der Auktionator entscheidet, sobald alle anderen geboten oder gepasst haben.
industry-refusal-cannot-keep =
    Um „{ $field }“ zu behalten, musst du vor dem Zahlen den ganzen Preis von { $amount ->
        [one] { $amount } Taler
       *[other] { $amount } Talern
    } besitzen und hast { $money }; verkaufe das Feld oder nimm zuerst deine Subvention, wenn du sie noch hast.
industry-refusal-nobody-bid = Niemand hat für „{ $field }“ geboten, also gibt es keinen Käufer; nimm das Feld, es kostet dich nichts.
industry-refusal-not-yours = „{ $field }“ gehört dir nicht; entwickeln kannst du nur Felder mit deinem Marker.
industry-refusal-no-more-developments =
    Du darfst in einer Runde nur { $limit ->
        [one] { $limit } Feld
       *[other] { $limit } Felder
    } entwickeln; heb das nächste für eine spätere Runde auf und beende deinen Zug.
industry-refusal-too-little-money = Um „{ $field }“ zu entwickeln, brauchst du samt gekauften Rohstoffen mindestens { $needed } Taler und hast { $money }; das Feld kann vorerst unentwickelt bleiben.
industry-refusal-nobody-supplies = „{ $field }“ braucht den Rohstoff „{ $resource }“, den niemand produziert und die Kasse erst ab Epoche { $epoch } verkauft; bis dahin hilft ein Joker dieser Art oder der Joker „?“.
industry-refusal-answer-first = Wähle zuerst, woher du bekommst, was „{ $field }“ braucht; dann geht es weiter.
industry-refusal-nothing-to-cover = Gerade wird nichts gebraucht; Joker setzt du ein und Rohstoffe kaufst du, während du ein Feld entwickelst.
industry-refusal-not-the-need = Nach dem Rohstoff „{ $resource }“ ist gerade nicht gefragt; antworte für den Rohstoff, den die Frage nennt.
industry-refusal-no-such-joker = { $seat } hat keinen Joker dieser Art: { $resource }; einsetzen lassen sich nur eigene Joker.
industry-refusal-no-any-joker = { $seat } hat den Joker „?“ nicht; einsetzen lassen sich nur eigene Joker.
industry-refusal-already-developed = „{ $field }“ ist schon entwickelt; wähle eines deiner Felder, die noch die Uhr zeigen.
industry-refusal-joker-field = „{ $field }“ ist ein Jokerfeld und wird nie entwickelt; setze den Joker ein, wenn ein Feld seinen Rohstoff braucht.
industry-refusal-lapsed = „{ $field }“ ist eine Technologie der Epoche { $epoch } und ließ sich nur damals entwickeln; wähle ein anderes deiner Felder.
industry-refusal-subsidy-taken = { $seat } hat schon eine Subvention genommen; im ganzen Spiel gibt es für jeden Spieler nur eine.
industry-refusal-not-your-turn = Jetzt entscheidet { $asked }; { $seat } muss noch warten.

## Fragen

industry-prompt-offer = { $seat }, welches Feld bringst du zur Auktion?
industry-prompt-bid = { $seat }, wie viel bietest du für „{ $field }“? Mindestens { $least } Taler, sonst passe; du hast { $money }.
industry-prompt-decide = { $bidder } bietet { $amount } Taler für „{ $field }“. { $seat }, verkaufst du das Feld, oder behältst du es und zahlst reihum ebenso viel? Du hast { $money } Taler.
industry-prompt-decide-short = { $bidder } bietet { $amount } Taler für „{ $field }“. { $seat }, verkaufst du das Feld, oder behältst du es und zahlst reihum, solange deine Taler reichen? Du hast nur { $money } Taler.
industry-prompt-must-sell = { $bidder } bietet { $amount } Taler für „{ $field }“. { $seat }, du hast { $money }, zu wenig, um das Feld zu behalten: Verkaufe es, oder nimm zuerst deine Subvention, wenn du sie noch hast.
industry-prompt-take = Niemand hat für „{ $field }“ geboten. { $seat }, du nimmst das Feld kostenlos.
industry-prompt-develop =
    { $seat }, { $left ->
        [0] du hast in dieser Runde alles entwickelt, was du darfst.
        [one] welches Feld entwickelst du? Du darfst noch { $left } entwickeln.
       *[other] welches Feld entwickelst du? Du darfst bis zu { $left } entwickeln.
    } Du hast { $money } Taler.
industry-prompt-pay = { $seat }, „{ $field }“ braucht den Rohstoff „{ $resource }“: Wie beschaffst du ihn?
industry-prompt-over = Das Spiel ist aus.

## Aktionen: Beschriftungen von Schaltflächen

industry-action-offer = „{ $field }“ versteigern
industry-action-bid = { $amount } bieten
industry-action-pass = Passen
# Ohne Gebot gibt es keine Werte: [none].
industry-action-sell =
    { $amount ->
        [one] Für { $amount } Taler an { $seat } verkaufen
        [other] Für { $amount } Taler an { $seat } verkaufen
       *[none] Feld verkaufen
    }
industry-action-keep = Feld für { $amount } Taler behalten
industry-action-take = Feld kostenlos nehmen
industry-action-develop =
    { $amount ->
        [0] „{ $field }“ entwickeln
       *[other] „{ $field }“ für { $amount } Taler entwickeln
    }
industry-action-use = Joker einsetzen: { $resource }
industry-action-use-any = Joker „?“ einsetzen
# [Kasse] ist der Text von industry-word-bank.
industry-action-buy =
    „{ $resource }“ für { $amount } Taler { $from ->
        [Kasse] bei der Kasse kaufen
       *[other] bei { $from } kaufen
    }
industry-action-done = Entwickeln beenden
industry-action-subsidy =
    Subvention nehmen: jetzt { $amount } Taler, am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger

## Optionen

industry-option-balanced = Ausgewogenes Spiel
industry-option-balanced-text = Empfohlen: Zu dritt werden in den Epochen 4 und 5 je Runde 4 Bereichsmarker gezogen, zu viert in Epoche 5 je Runde 3.
industry-value-balanced-true = an
industry-value-balanced-false = aus
industry-option-keep_payment = Ein Feld behalten
industry-option-keep_payment-text = Was der Auktionator braucht, um ein Feld zu behalten: vor dem Zahlen den ganzen Preis, oder nichts; dann zahlt er Taler für Taler, bis der Preis erreicht ist oder er keinen mehr hat.
industry-value-keep_payment-whole_price = zuerst der ganze Preis
industry-value-keep_payment-while_coins_last = solange die Taler reichen

## Die Wertung

industry-score-fields = Entwickelte Felder
industry-score-money = Geld
industry-score-roads = Straßen
industry-score-lines = Linien
industry-score-bonus = Bonusfelder
industry-score-jokers = Unbenutzte Joker
industry-score-subsidy = Subvention

## Wörter

# Die Sätze oben wählen nach diesem Wort: [Kasse].
industry-word-bank = Kasse
industry-word-field = Feld
industry-word-resource = Rohstoff
industry-word-subsidy = Subvention
industry-word-factory = Fabrik
industry-word-technology = Technologie
industry-word-bonus = Bonusfeld
industry-word-joker = Joker
industry-word-markers = Marker auf dem Spielplan
industry-word-money-left = Übrige Taler

## Woher die Werte des Spielplans stammen

industry-provenance-rulebook-de = deutsche Spielregel
industry-provenance-published = anderer veröffentlichter Text
industry-provenance-derived = abgeleitet
industry-provenance-reconstructed = rekonstruiert

industry-provenance-field-position = Ort auf dem Spielplan
industry-provenance-field-kind = Art
industry-provenance-field-name = Name
industry-provenance-field-cost = Baupreis
industry-provenance-field-needs = Benötigte Rohstoffe
industry-provenance-field-produces = Produktion
industry-provenance-field-vp = Siegpunkte
industry-provenance-field-links = Straßen und Linien
industry-provenance-field-networks = Netze
industry-provenance-field-network = Netz
industry-provenance-field-points_per_factory = Punkte je Fabrik
industry-provenance-field-joker = Joker
industry-provenance-field-discount = Nachlass
industry-provenance-field-letter = Buchstabe
industry-provenance-field-coin = Taler-Symbol
industry-provenance-field-appears = Erste Epoche
industry-provenance-field-bank_sells_from = Bei der Kasse ab
industry-provenance-field-bonus = Bonusfeld

## Warum ein Bot etwas gut findet
industry-eval-points = Punkte
industry-eval-money = Geld
industry-eval-links = Verbindungen
industry-eval-networks = Netze
industry-eval-supply = Lieferungen
industry-eval-fields = Felder zum Entwickeln
industry-eval-auction = Aussichten in der Versteigerung
