# Industria: was die Regeln sagen. Namen von Spielern, Plättchen und Rohstoffen kommen ohne Artikel.

## Ereignisse: das Protokoll

industria-event-round = Epoche { $epoch }, Runde { $round } beginnt: Startspieler ist { $seat }.
industria-event-epoch = Eine neue Zeit bricht an: Epoche { $epoch }.
industria-event-income = { $seat } erhält { $amount } Taler Einkommen.
industria-event-revealed = Neu im Angebot: „{ $tile }“.
industria-event-offered = { $seat } bringt „{ $tile }“ zur Auktion.
industria-event-bid = { $seat } bietet { $amount } Taler.
industria-event-passed = { $seat } passt.
industria-event-bought = { $seat } kauft „{ $tile }“.
industria-event-kept = { $seat } lehnt das Gebot ab und behält „{ $tile }“.
industria-event-took = Niemand bietet: { $seat } nimmt „{ $tile }“ kostenlos.
industria-event-auctioneer = { $seat } übernimmt als Auktionator den Hammer.
# [Bank] ist der Text von industria-word-bank.
industria-event-paid =
    { $from ->
        [Bank] Die Bank zahlt
       *[other] { $from } zahlt
    } { $amount } Taler { $to ->
        [Bank] an die Bank
       *[other] an { $to }
    }{ $for-id ->
        [resource] { " " }für { $resource } („{ $tile }“)
       *[tile] { " " }für „{ $tile }“
    }.
industria-event-plans = { $seat } will „{ $tile }“ bauen und wählt, wie bezahlt wird.
industria-event-will-buy = { $seat } wird { $resource } für „{ $tile }“ kaufen.
industria-event-used = { $seat } setzt das Rohstoffplättchen „{ $tile }“ für „{ $building }“ ein.
industria-event-sold = { $seat } gibt das Rohstoffplättchen „{ $tile }“ zurück.
industria-event-built = { $seat } baut „{ $tile }“.
industria-event-scored =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für „{ $tile }“.
industria-event-late = „{ $tile }“ kommt nach der eigenen Epoche: keine Punkte für { $seat }.
industria-event-finished = { $seat } ist mit dem Bauen fertig.
industria-event-lapsed = Zu spät für „{ $tile }“: { $seat } wirft das Plättchen ungebaut ab.
industria-event-over = Der Hammer ist zum letzten Mal gefallen: Das Spiel ist aus.
industria-event-final =
    { $seat } beendet das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Ablehnungen: was nicht geht und was ginge

industria-refusal-not-in-this-phase = Das gehört nicht in diese Phase; wähle eine der Aktionen, die jetzt möglich sind.
industria-refusal-game-over = Das Spiel ist aus, es kann nichts mehr gespielt werden; die Schlusswertung steht fest.
industria-refusal-not-on-offer = „{ $tile }“ ist nicht im Angebot; wähle eines der Plättchen, die in dieser Runde noch im Angebot sind.
industria-refusal-name-a-tile-first = Noch wird kein Plättchen versteigert; zuerst muss der Auktionator eines wählen.
industria-refusal-one-at-a-time = Ein Plättchen wird bereits versteigert; das nächste wird gewählt, wenn diese Auktion vorbei ist.
industria-refusal-auctioneer-does-not-bid = Der Auktionator bietet nicht; du entscheidest jetzt, was mit dem Plättchen geschieht.
industria-refusal-bidding-not-over = Noch wird geboten; der Auktionator entscheidet, sobald alle anderen geboten oder gepasst haben.
industria-refusal-bid-too-low = Ein Gebot von { $bid } ist zu niedrig; biete mindestens { $least } Taler oder passe.
industria-refusal-bid-too-high =
    Du kannst nicht { $bid } bieten, denn du hast { $money ->
        [0] kein Geld
       *[other] nur { $money } Taler
    }; biete nicht mehr, als du hast, oder passe.
industria-refusal-nobody-bid = Niemand hat geboten, also gibt es keinen Käufer; nimm das Plättchen, es kostet dich nichts.
industria-refusal-not-in-hand = „{ $tile }“ ist nicht auf deiner Hand; bauen kannst du nur Plättchen von deiner eigenen Hand.
industria-refusal-one-of-each-kind = Von jeder Art darfst du in einem Zug nur ein Plättchen bauen, und diese Art ({ $kind }) hast du schon gebaut; heb das nächste für eine spätere Runde auf.
industria-refusal-resource-tile-not-built = „{ $tile }“ ist ein Rohstoffplättchen und wird nie gebaut; bezahle damit, was du baust.
industria-refusal-too-little-money = Um „{ $tile }“ zu bauen, brauchst du samt gekauften Rohstoffen mindestens { $needed } Taler und hast { $money }; das Plättchen kann vorerst auf deiner Hand bleiben.
industria-refusal-nobody-supplies = „{ $tile }“ braucht den Rohstoff „{ $resource }“, den niemand produziert und die Bank erst ab Epoche { $epoch } verkauft; bis dahin hilft ein Rohstoffplättchen dieser Art.
industria-refusal-not-in-this-epoch = „{ $tile }“ braucht den Rohstoff „{ $resource }“, den in diesem Spiel auch Fabriken erst ab Epoche { $epoch } liefern; bis dahin hilft ein Rohstoffplättchen dieser Art.
industria-refusal-pay-first = Wähle zuerst, wie du „{ $tile }“ bezahlst; dann geht es weiter.
industria-refusal-nothing-to-pay = Gerade gibt es nichts zu bezahlen; Rohstoffe bezahlst du, während du ein Plättchen baust.
industria-refusal-not-the-need = Nach dem Rohstoff „{ $resource }“ ist gerade nicht gefragt; antworte für den Rohstoff, den die Frage nennt.
industria-refusal-sale-switched-off = Die Option „Rohstoffplättchen verkaufen“ ist in diesem Spiel aus; hier bezahlst du mit Rohstoffplättchen nur, was du baust.
industria-refusal-no-such-resource-tile = { $seat } hat kein Rohstoffplättchen „{ $tile }“ auf der Hand; einsetzen oder zurückgeben lassen sich nur Rohstoffplättchen von der eigenen Hand.
industria-refusal-not-while-paying = Bezahle zuerst „{ $tile }“ zu Ende; danach darfst du wieder Rohstoffplättchen zurückgeben.
industria-refusal-not-your-turn = Jetzt entscheidet { $asked }; { $seat } muss noch warten.

## Fragen

industria-prompt-offer = { $seat }, welches Plättchen bringst du zur Auktion?
industria-prompt-bid = { $seat }, wie viel bietest du für „{ $tile }“? Mindestens { $least } Taler, sonst passe; du hast { $money }.
industria-prompt-decide = { $bidder } bietet { $amount } Taler für „{ $tile }“. { $seat }, verkaufst oder behältst du das Plättchen?
industria-prompt-take = Niemand hat für „{ $tile }“ geboten. { $seat }, du nimmst das Plättchen kostenlos.
industria-prompt-build = { $seat }, was baust du? Du hast { $money } Taler.
industria-prompt-pay = { $seat }, „{ $tile }“ braucht den Rohstoff „{ $resource }“: Setzt du dein Rohstoffplättchen ein, oder zahlst du?
industria-prompt-over = Das Spiel ist aus.

## Aktionen: Beschriftungen von Schaltflächen

industria-action-offer = „{ $tile }“ versteigern
industria-action-bid = { $amount } bieten
industria-action-pass = Passen
# Ohne Gebot gibt es keine Werte: [none].
industria-action-sell =
    { $amount ->
        [one] Für { $amount } Taler an { $seat } verkaufen
        [other] Für { $amount } Taler an { $seat } verkaufen
       *[none] Plättchen verkaufen
    }
industria-action-keep = Plättchen behalten
industria-action-take = Plättchen kostenlos nehmen
industria-action-sell-tile = „{ $tile }“ für { $amount } Taler zurückgeben
industria-action-build =
    { $amount ->
        [0] „{ $tile }“ bauen
       *[other] „{ $tile }“ für { $amount } Taler bauen
    }
industria-action-use = Rohstoffplättchen „{ $tile }“ einsetzen
# [Bank] ist der Text von industria-word-bank.
industria-action-buy =
    „{ $resource }“ für { $amount } Taler { $from ->
        [Bank] bei der Bank kaufen
       *[other] bei { $from } kaufen
    }
industria-action-done = Bauen beenden

## Optionen

industria-option-sell_resource_tiles = Rohstoffplättchen verkaufen
industria-option-sell_resource_tiles-text = Wenn du zu entscheiden hast, darfst du ein Rohstoffplättchen für 1 Taler an die Bank zurückgeben.
industria-value-sell_resource_tiles-true = an
industria-value-sell_resource_tiles-false = aus

industria-option-supply_restriction = Epochengrenze für Rohstoffe
industria-option-supply_restriction-text = Ob nur die Bank auf die Epoche eines Rohstoffs warten muss oder auch gebaute Fabriken.
industria-value-supply_restriction-bank_only = nur Bank
industria-value-supply_restriction-all_ways = alle Wege

industria-option-epoch_income = Zusatzeinkommen
industria-option-epoch_income-text = Ob die Epochen 3, 4 und 5 nur zu Beginn einen zusätzlichen Taler bringen oder in jeder Runde.
industria-value-epoch_income-one_off = einmalig
industria-value-epoch_income-permanent = dauerhaft

## Die Wertung

industria-score-tiles = Gebaute Plättchen
industria-score-roads = Straßen
industria-score-lines = Linien
industria-score-bonus = Bonusplättchen
industria-score-money = Geld

## Wörter

# Die Sätze oben wählen nach diesem Wort: [Bank].
industria-word-bank = Bank
industria-word-tile = Plättchen
industria-word-factory = Fabrik
industria-word-technology = Technologie
industria-word-bonus = Bonusplättchen
industria-word-resource = Rohstoffplättchen
industria-word-laid-out = Ausgelegte Plättchen
industria-word-money-left = Übriges Geld

## Woher die Werte eines Plättchens stammen

industria-provenance-rulebook = Spielregel
industria-provenance-rulebook-fr = französische Spielregel
industria-provenance-rulebook-it = italienische Spielregel
industria-provenance-published = anderer veröffentlichter Text
industria-provenance-derived = abgeleitet
industria-provenance-reconstructed = rekonstruiert

industria-provenance-field-name = Name
industria-provenance-field-epoch = Epoche
industria-provenance-field-cost = Kosten
industria-provenance-field-needs = Benötigte Rohstoffe
industria-provenance-field-produces = Produktion
industria-provenance-field-vp = Siegpunkte
industria-provenance-field-symbols = Symbole
industria-provenance-field-symbol = Bonusart
industria-provenance-field-resource = Rohstoff
industria-provenance-field-discount = Nachlass
industria-provenance-field-count = Anzahl der Plättchen
industria-provenance-field-connection = Verbindung

## Warum ein Bot etwas gut findet
industria-eval-points = Punkte
industria-eval-money = Geld
industria-eval-links = Verbindungen
industria-eval-symbols = passende Symbole
industria-eval-supply = Lieferungen
industria-eval-hand = Plättchen auf der Hand
industria-eval-auction = Aussichten in der Versteigerung
