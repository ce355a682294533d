# Age of Industry: was die Regeln sagen. Ein Teil kommt mit seiner Kennung ($card-id, $industry-id), nach der die
# Satzteile hier ihre Worte wählen; Namen von Feldern, Orten, Strecken und Märkten stehen ohne Artikel.

## Satzteile, alle auch im Akkusativ richtig

age-of-industry-part-card =
    { $card-id ->
        [location_red] die rote Karte
        [location_blue] die blaue Karte
        [location_green] die grüne Karte
        [location_orange] die orange Karte
        [location_yellow] die gelbe Karte
        [location_purple] die lila Karte
        [industry_cotton_mill] die Karte Baumwollspinnerei
        [industry_factory] die Karte Fabrik
        [industry_coal_mine] die Karte Zeche
        [industry_iron_works] die Karte Eisenhütte
        [industry_port] die Karte Hafen
        [industry_ship] die Karte Schiff
       *[other] die Karte „{ $card }“
    }
age-of-industry-part-a-tile =
    { $industry-id ->
        [cotton_mill] eine Baumwollspinnerei der Stufe { $level }
        [factory] eine Fabrik der Stufe { $level }
        [coal_mine] eine Zeche der Stufe { $level }
        [iron_works] eine Eisenhütte der Stufe { $level }
        [port] einen Hafen der Stufe { $level }
        [ship] ein Schiff der Stufe { $level }
       *[other] { $industry } (Stufe { $level })
    }
age-of-industry-part-the-tile =
    { $industry-id ->
        [cotton_mill] die Baumwollspinnerei der Stufe { $level }
        [factory] die Fabrik der Stufe { $level }
        [coal_mine] die Zeche der Stufe { $level }
        [iron_works] die Eisenhütte der Stufe { $level }
        [port] den Hafen der Stufe { $level }
        [ship] das Schiff der Stufe { $level }
       *[other] { $industry } (Stufe { $level })
    }
age-of-industry-part-old-tile =
    { $old-id ->
        [cotton_mill] die Baumwollspinnerei der Stufe { $old_level }
        [factory] die Fabrik der Stufe { $old_level }
        [coal_mine] die Zeche der Stufe { $old_level }
        [iron_works] die Eisenhütte der Stufe { $old_level }
        [port] den Hafen der Stufe { $old_level }
        [ship] das Schiff der Stufe { $old_level }
       *[other] { $old } (Stufe { $old_level })
    }
age-of-industry-part-goods =
    { $industry-id ->
        [cotton_mill] Baumwolle
        [factory] Konsumgüter
       *[other] Waren
    }

## Ereignisse: das Protokoll

age-of-industry-event-round = Runde { $round } beginnt.
age-of-industry-event-order = Zugreihenfolge: { $seats }.
age-of-industry-event-face-up = Neu aufgedeckt: { age-of-industry-part-card }.
age-of-industry-event-built = { $seat } spielt { age-of-industry-part-card } und baut { age-of-industry-part-a-tile } auf dem Feld { $space }.
age-of-industry-event-anywhere = { $seat } spielt { age-of-industry-part-card } und gibt beide Aktionen, um überall bauen zu können.
age-of-industry-event-placed = { $seat } baut { age-of-industry-part-a-tile } auf dem Feld { $space }.
age-of-industry-event-replaced = { $seat } nimmt { age-of-industry-part-the-tile } vom Feld { $space }: Das Plättchen scheidet aus.
age-of-industry-event-linked = { $seat } baut die Strecke { $line }.
# Gewählt wird nach den Texten von age-of-industry-word-….
age-of-industry-event-paid =
    { $bill ->
        [Strecke] { $from } zahlt { $amount } $ für die Strecke { $place }.
        [Kohle] { $from } importiert Kohle für { $amount } $ ({ $place }).
        [Eisen] { $from } importiert Eisen für { $amount } $ ({ $place }).
        [Zinsen] { $from } zahlt { $amount } $ Zinsen.
       *[other] { $from } zahlt { $amount } $ für das Plättchen auf dem Feld { $place }.
    }
age-of-industry-event-borrowed = { $seat } leiht { $amount } $.
age-of-industry-event-repaid = { $seat } zahlt { $amount } $ zurück.
age-of-industry-event-fetched = { $seat } nimmt { $cube } vom Feld { $from } für { $place }.
age-of-industry-event-fetched-import = { $seat } nimmt importierte { $cube } ({ $from }) für { $place }.
age-of-industry-event-delivered =
    { $seat } liefert { $cubes ->
        [one] { $cubes } Klötzchen
       *[other] { $cubes } Klötzchen
    } { $cube } vom Feld { $from } an die Nachfragetafel.
age-of-industry-event-delivered-import =
    { $seat } liefert { $cubes ->
        [one] { $cubes } Klötzchen importierte { $cube }
       *[other] { $cubes } Klötzchen importierte { $cube }
    } an die Nachfragetafel: { $from }.
age-of-industry-event-flipped = { $seat } dreht { age-of-industry-part-the-tile } auf dem Feld { $space } um.
age-of-industry-event-income = { $seat } erhält { $amount } $.
age-of-industry-event-sold-port = { $seat } verkauft vom Feld { $space } an den Hafen auf dem Feld { $port }.
age-of-industry-event-sold-market = { $seat } verkauft vom Feld { $space } an den Markt { $market }.
age-of-industry-event-market-flipped = Der Markt { $market } ist bedient: Das Marktplättchen wird umgedreht.
age-of-industry-event-sells-no-more = { $seat } verkauft nichts mehr.
age-of-industry-event-repays-no-more = { $seat } zahlt nichts weiter zurück.
age-of-industry-event-developed = { $seat } entwickelt und nimmt { age-of-industry-part-a-tile } aus dem Spiel.
age-of-industry-event-discarded = { $seat } wirft { age-of-industry-part-card } ab.
age-of-industry-event-drew = { $seat } nimmt { age-of-industry-part-card }, die offen lag.
age-of-industry-event-drew-pile = { $seat } zieht eine Karte vom Stapel.
age-of-industry-event-got = Es ist { age-of-industry-part-card }.
age-of-industry-event-passed = { $seat } passt.
age-of-industry-event-hand-down =
    { $seat } wirft { $cards ->
        [one] die letzte Karte
       *[other] die letzten { $cards } Karten
    } ab.
age-of-industry-event-link-income =
    { $seat } kassiert für { $links ->
        [one] { $links } Strecke
       *[other] { $links } Strecken
    }.
age-of-industry-event-over = Der letzte Zug ist eingefahren: Das Spiel ist aus.
age-of-industry-event-final =
    { $seat } beendet das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Ablehnungen: was nicht geht und was ginge

age-of-industry-refusal-not-now = Danach ist gerade nicht gefragt; wähle eine der Aktionen, die jetzt möglich sind.
age-of-industry-refusal-game-over = Das Spiel ist aus, es kann nichts mehr gespielt werden; die Schlusswertung steht fest.
age-of-industry-refusal-no-such-card = Du hast { age-of-industry-part-card } nicht; wähle eine Karte von deiner Hand.
age-of-industry-refusal-no-cards = Entwickeln kostet eine Karte, und du hast keine; baue eine Strecke, verkaufe oder ziehe.
age-of-industry-refusal-needs-both-actions = Überall bauen kostet beide Aktionen eines Zuges, und du hast nur noch { $left }; entscheide dich dafür vor deiner ersten Aktion.
age-of-industry-refusal-nowhere-to-build = Auf dem ganzen Spielplan gibt es kein Feld, auf dem du jetzt bauen könntest; wähle eine andere Aktion.
age-of-industry-refusal-card-shows = Mit dieser Karte baust du nur, was sie zeigt („{ $industry }“); für alles andere spiele eine andere Karte.
age-of-industry-refusal-not-linked = Mit einer Industriekarte baust du nur, wo eine eigene Strecke hinführt, und nach { $place } führt keine; spiele eine Ortskarte der passenden Farbe, oder baue zuerst die Strecke.
age-of-industry-refusal-no-port-of-yours = Mit der Schiffskarte brauchst du in { $place } einen eigenen Hafen, oder irgendeinen Hafen und eine eigene Strecke dorthin; mit einer Ortskarte der passenden Farbe geht es ohne.
# $colour-id wählt die Farbe, wie sie im Satz steht.
age-of-industry-refusal-other-colour =
    { $place } hat nicht die Farbe dieser Karte; wähle eine Stadt oder ein Schiffsfeld in { $colour-id ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [orange] Orange
        [yellow] Gelb
       *[purple] Lila
    }, oder eine andere Karte.
age-of-industry-refusal-no-symbol = Auf ein Feld ohne Symbol kommt eine Baumwollspinnerei, eine Fabrik oder eine Eisenhütte; suche ein Feld mit dem Symbol „{ $industry }“.
age-of-industry-refusal-symbol = Auf dieses Feld kommt nur, was sein Symbol zeigt („{ $industry }“); wähle ein anderes Feld.
age-of-industry-refusal-no-port = Ein Schiff braucht einen Hafen am anderen Ende seiner Seeverbindung, und in { $place } gibt es noch keinen; baue zuerst den Hafen, oder wähle ein anderes Schiffsfeld.
age-of-industry-refusal-tile-limit =
    Mehr als { $limit ->
        [one] { $limit } Plättchen darfst du in diesem Ort nicht haben
       *[other] { $limit } Plättchen darfst du in diesem Ort nicht haben
    }: { $place }. Baue anderswo, oder ersetze ein eigenes Plättchen.
age-of-industry-refusal-none-left = Von dieser Industrie liegt kein Plättchen mehr auf deiner Spielertafel: { $industry }. Wähle eine andere.
age-of-industry-refusal-level-nought = Dein niedrigstes Plättchen dieser Industrie hat Stufe 0 und lässt sich nie bauen: { $industry }. Durch Entwickeln wirst du es los.
# [Kohle] und [Eisen] sind die Texte von age-of-industry-word-coal und -iron.
age-of-industry-refusal-no-supply =
    { $cube ->
        [Kohle] Es gibt nicht genug Kohle für diesen Ort: { $place }. Verbinde ihn mit einer Zeche oder einem offenen Importfeld, wo noch Klötzchen liegen, oder mit einem Hafen, über den du kaufen kannst.
       *[Eisen] Es gibt nicht genug Eisen für diesen Ort: { $place }. Verbinde ihn mit einer Eisenhütte, auf der noch Klötzchen liegen, oder mit einem Hafen, über den du kaufen kannst.
    }
age-of-industry-refusal-not-higher = Dein Plättchen hier hat Stufe { $old }, das neue nur Stufe { $level }; ersetzen kannst du es nur durch ein höheres, also entwickle zuerst.
age-of-industry-refusal-not-higher-than-theirs = Das fremde Plättchen hat Stufe { $old }, deines nur Stufe { $level }; ersetzen kannst du es nur durch ein höheres, also entwickle zuerst.
age-of-industry-refusal-not-replaceable = Dieses Plättchen gehört { $seat }, und von anderen kannst du nur eine Zeche oder Eisenhütte ersetzen, durch eine eigene; wähle ein anderes Feld.
age-of-industry-refusal-cubes-left =
    { $cube ->
        [Kohle] Eine fremde Zeche darfst du erst ersetzen, wenn weder auf dem Spielplan noch auf der Nachfragetafel Kohle liegt;
       *[Eisen] Eine fremde Eisenhütte darfst du erst ersetzen, wenn weder auf dem Spielplan noch auf der Nachfragetafel Eisen liegt;
    } wähle ein anderes Feld.
age-of-industry-refusal-line-taken = Die Strecke { $line } hat schon { $seat } gebaut; wähle eine freie.
age-of-industry-refusal-out-of-reach = An keinem Ende von { $line } hast du ein Plättchen oder eine Strecke; baue dort weiter, wo du schon bist.
age-of-industry-refusal-one-end = Alle Klötzchen für { $line } müssen an dasselbe Ende gehen, und das schließt dies aus; wähle, was ein Ende allein bekommen kann.
age-of-industry-refusal-no-counter = Alle deine Streckenmarker sind gelegt, du kannst keine Strecke mehr bauen; wähle eine andere Aktion.
age-of-industry-refusal-not-nearest = { $space } ist nicht die nächste Quelle; nimm das Klötzchen von einer, die zur Wahl steht.
age-of-industry-refusal-no-source = Auf dem Feld { $space } liegt kein Klötzchen, das du nehmen könntest; nimm es von einer Quelle, die zur Wahl steht.
age-of-industry-refusal-nothing-to-sell = Auf dem Feld { $space } hast du keine Baumwollspinnerei oder Fabrik, die noch nicht umgedreht ist; wähle eine, die noch etwas zu verkaufen hat.
age-of-industry-refusal-no-outlet = Auf dem Feld { $space } ist kein Hafen; verkaufe an einen Hafen oder ein Marktplättchen, die noch nicht umgedreht sind.
age-of-industry-refusal-outlet-flipped = Dieser Abnehmer ist schon bedient: { $place }. Wähle einen, der noch nicht umgedreht ist.
age-of-industry-refusal-not-connected = Es führen keine gebauten Strecken durchgehend von { $place } nach { $to }; wähle einen anderen Abnehmer, oder baue, was fehlt.
age-of-industry-refusal-cotton-only = Dieser Hafen hat Stufe 1 und nimmt nur Baumwolle: { $place }. Verkaufe Konsumgüter an einen höheren Hafen oder an einen Markt.
age-of-industry-refusal-not-wanted = Der Markt { $market } will diese Waren nicht; wähle einen, dessen Plättchen sie zeigt, oder einen Hafen.
age-of-industry-refusal-no-ship = Ohne Schiff auf dem Feld { $place } kommt niemand zum Markt dahinter; wähle einen anderen Abnehmer, oder lege zuerst ein Schiff.
age-of-industry-refusal-not-face-up = Du kannst { age-of-industry-part-card } nicht nehmen, denn sie liegt nicht offen; nimm eine offene oder ziehe vom Stapel.
age-of-industry-refusal-pile-empty = Der Stapel ist leer; nimm eine offene Karte, falls es eine gibt, oder wähle eine andere Aktion.
age-of-industry-refusal-hand-full = Mehr als { $limit } Karten darfst du nicht auf der Hand haben, also nicht ziehen; wähle eine andere Aktion.
age-of-industry-refusal-draw-instead = Du hast keine Karte zum Abwerfen und kannst nicht passen, solange der Stapel noch Karten hat; ziehe.
age-of-industry-refusal-too-much = Du schuldest { $debt } $ und hast { $money } $; mehr, als du schuldest oder hast, kannst du nicht zurückzahlen.
age-of-industry-refusal-not-your-turn = Jetzt entscheidet { $asked }; { $seat } muss noch warten.

## Fragen

age-of-industry-prompt-act-first-round = { $seat }, deine einzige Aktion dieser Runde: mit einer Karte bauen, eine Strecke legen, verkaufen, entwickeln, ziehen oder passen?
age-of-industry-prompt-act = { $seat }, deine erste von zwei Aktionen: mit einer Karte bauen, eine Strecke legen, verkaufen, entwickeln, ziehen oder passen?
age-of-industry-prompt-act-second = { $seat }, deine zweite Aktion: mit einer Karte bauen, eine Strecke legen, verkaufen, entwickeln, ziehen oder passen?
age-of-industry-prompt-place = { $seat }, was baust du, und wo? Jeder Ort ist erlaubt.
age-of-industry-prompt-cube-tile = { $seat }, woher nimmst du { $cube } für das Feld { $space } ({ $industry })? Diese Quellen sind gleich nah.
age-of-industry-prompt-cube-link = { $seat }, woher nimmst du { $cube } für die Strecke { $line }?
age-of-industry-prompt-sell = { $seat }, verkaufst du noch etwas?
age-of-industry-prompt-draw = { $seat }, welche Karte nimmst du als nächste?
age-of-industry-prompt-discard-develop = { $seat }, welche Karte wirfst du ab, um zu entwickeln ({ $industry })?
age-of-industry-prompt-discard-pass = { $seat }, welche Karte wirfst du ab, um zu passen?
age-of-industry-prompt-repay-after = { $seat }, zahlst du am Ende deines Zuges etwas zurück? Du schuldest { $debt } $, das macht { $interest } $ Zinsen, und hast { $money } $.
age-of-industry-prompt-repay-interest = { $seat }, zahlst du etwas zurück, bevor die Zinsen fällig sind? Du schuldest { $debt } $, das macht { $interest } $ Zinsen, und hast { $money } $.
age-of-industry-prompt-over = Das Spiel ist aus.

## Aktionen: Beschriftungen von Schaltflächen

age-of-industry-action-build = Für { age-of-industry-part-card } { age-of-industry-part-a-tile } auf dem Feld { $space } bauen
age-of-industry-action-build-replacing = Für { age-of-industry-part-card } { age-of-industry-part-old-tile } auf dem Feld { $space } durch { age-of-industry-part-a-tile } ersetzen
age-of-industry-action-anywhere = Überall bauen, für beide Aktionen und { age-of-industry-part-card }
age-of-industry-action-place = Auf dem Feld { $space } { age-of-industry-part-a-tile } bauen
age-of-industry-action-place-replacing = Auf dem Feld { $space } { age-of-industry-part-old-tile } durch { age-of-industry-part-a-tile } ersetzen
age-of-industry-action-link = Die Strecke { $line } bauen
age-of-industry-action-take = { $cube } vom Feld { $space } nehmen (Plättchen von { $seat }, noch { $left })
age-of-industry-action-take-import = Importierte { $cube } nehmen: { $space } (noch { $left })
age-of-industry-action-sell-port = { age-of-industry-part-goods } vom Feld { $space } an den Hafen auf dem Feld { $port } verkaufen
age-of-industry-action-sell-market = { age-of-industry-part-goods } vom Feld { $space } an den Markt { $market } verkaufen
age-of-industry-action-develop = Entwickeln: { age-of-industry-part-a-tile } aus dem Spiel nehmen, für eine Karte nach Wahl
age-of-industry-action-draw = Nehmen: { age-of-industry-part-card }
age-of-industry-action-draw-pile = Vom Stapel ziehen
age-of-industry-action-pass = Passen und eine Karte abwerfen
age-of-industry-action-pass-free = Passen
age-of-industry-action-discard = Abwerfen: { age-of-industry-part-card }
age-of-industry-action-repay = { $amount } $ zurückzahlen (kostet keine Aktion)
age-of-industry-action-done-selling = Nichts mehr verkaufen
age-of-industry-action-done-repaying = Nichts mehr zurückzahlen

## Optionen

age-of-industry-option-map = Spielplan
age-of-industry-option-map-text = Wo gebaut wird: Neuengland importiert seine Kohle mit Schiffen; Deutschland hat viele eigene Zechen.
age-of-industry-value-map-new_england = Neuengland
age-of-industry-value-map-germany = Deutschland
age-of-industry-option-edition = Auflage
age-of-industry-option-edition-text = Mit wie vielen Karten du beginnst: in der ersten Auflage 5 oder 6, je nach Spielerzahl; in der zweiten immer 6.
age-of-industry-value-edition-first = erste Auflage
age-of-industry-value-edition-second = zweite Auflage
age-of-industry-option-final_round_upkeep = Letzte Runde vollständig
age-of-industry-option-final_round_upkeep-text = Ob auch die letzte Runde mit neuer Zugreihenfolge und Zinsen endet oder das Spiel gleich nach den Aktionen aus ist.
age-of-industry-value-final_round_upkeep-true = an
age-of-industry-value-final_round_upkeep-false = aus
age-of-industry-option-pile_end = Ende des Nachziehstapels
age-of-industry-option-pile_end-text = Ob das Spiel nach dem Ende des Nachziehstapels weitergeht, bis auch eine Hand leer ist, oder mit der Runde endet, in der er ausgeht, wie in der zweiten Auflage.
age-of-industry-value-pile_end-continue = weiterspielen
age-of-industry-value-pile_end-ends_game = beendet das Spiel
age-of-industry-option-ship_card_port = Hafen für eine Schiffskarte
age-of-industry-option-ship_card_port-text = Durch welche Häfen eine Schiffskarte wirkt: nur durch die in der Hafenstadt des Schiffsfelds oder durch alle, die mit ihr verbunden sind. Der Hafen gehört dir, oder du bist an seine Stadt angeschlossen.
age-of-industry-value-ship_card_port-at_sea_link = in der Hafenstadt
age-of-industry-value-ship_card_port-connected = jeder verbundene Hafen
age-of-industry-option-link_cubes = Klötzchen für eine Strecke
age-of-industry-option-link_cubes-text = Ob Kohle und Eisen für eine Strecke an verschiedene Enden gehen dürfen oder beide an dasselbe gehen müssen.
age-of-industry-value-link_cubes-either_end = jedes Ende
age-of-industry-value-link_cubes-same_end = dasselbe Ende

## Die Wertung

age-of-industry-score-cotton_mill = Baumwollspinnereien
age-of-industry-score-factory = Fabriken
age-of-industry-score-coal_mine = Zechen
age-of-industry-score-iron_works = Eisenhütten
age-of-industry-score-port = Häfen
age-of-industry-score-ship = Schiffe
age-of-industry-score-money = Geld
age-of-industry-score-debt = Schulden

## Wörter

# Die Sätze oben wählen nach diesen Wörtern: [Strecke], [Kohle], [Eisen], [Zinsen].
age-of-industry-word-bank = Bank
age-of-industry-word-tile = Plättchen
age-of-industry-word-link = Strecke
age-of-industry-word-coal = Kohle
age-of-industry-word-iron = Eisen
age-of-industry-word-interest = Zinsen
age-of-industry-word-order = Platz in der Zugreihenfolge

## Woher die Werte stammen

age-of-industry-provenance-rulebook-fr = französische Regelübersicht
age-of-industry-provenance-published = anderer veröffentlichter Text
age-of-industry-provenance-derived = abgeleitet
age-of-industry-provenance-reconstructed = rekonstruiert

age-of-industry-provenance-field-level = Stufe
age-of-industry-provenance-field-count = Anzahl
age-of-industry-provenance-field-cost = Kosten
age-of-industry-provenance-field-coal = Benötigte Kohle
age-of-industry-provenance-field-iron = Benötigtes Eisen
age-of-industry-provenance-field-cubes = Mitgebrachte Klötzchen
age-of-industry-provenance-field-income = Ertrag
age-of-industry-provenance-field-accepts = Angenommene Waren
age-of-industry-provenance-field-kind = Art
age-of-industry-provenance-field-prices = Preise
age-of-industry-provenance-field-empty = Preis, wenn sie leer ist

## Warum ein Bot etwas gut findet
age-of-industry-eval-levels = Stufen der Plättchen
age-of-industry-eval-money = Geld
age-of-industry-eval-debt = Schuldenfreiheit
age-of-industry-eval-links = Strecken
age-of-industry-eval-incomes = künftige Erträge
age-of-industry-eval-display = Zugang zu besseren Plättchen
age-of-industry-eval-order = einen guten Platz in der Zugreihenfolge
age-of-industry-eval-actions = Aktionen
age-of-industry-eval-hand = Karten auf der Hand
