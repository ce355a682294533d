# Smokestack at the terminal

cli-welcome = Antworte mit einer Nummer oder mit dem Text daneben. „help“ zeigt die übrigen Wörter.
cli-prompt = >
cli-help =
    Wörter neben den Möglichkeiten:
    undo — deine letzte Entscheidung zurücknehmen
    table — den Tisch noch einmal zeigen
    log — die ganze Partie erzählen
    score — der Stand, wenn die Partie jetzt endete
    rule IA-6.6 — eine Regel lesen
    save DATEI — die Aufzeichnung schreiben
    quit — aufhören (siehe --save und --resume)
cli-undone = Zurückgenommen.
cli-undo-nothing = Du hast keine Entscheidung, die sich zurücknehmen ließe.
cli-undo-revealed = Seitdem wurde Verdecktes aufgedeckt: Was alle gesehen haben, lässt sich nicht zurücknehmen.
cli-saved = Die Aufzeichnung steht in { $file }.
cli-goodbye = Auf Wiedersehen. Die Partie wurde nicht aufgehoben; --save DATEI hebt sie auf.
cli-goodbye-saved = Auf Wiedersehen. Weiter geht es mit: smokestack play { $game } --resume { $file }

# Industria
cli-industria-clock = Epoche { $epoch } von { $epochs }, Runde { $round } von { $rounds } · Startspieler: { $start }
cli-industria-block = In der Versteigerung:
cli-industria-offer = Im Angebot:
cli-industria-purse = { $money ->
        [one] { $money } Taler
       *[other] { $money } Taler
    }, { $points } Punkte erzielt, { $now }, wenn die Partie jetzt endete
cli-industria-hand = auf der Hand:
cli-industria-built = gebaut:

# Industry
cli-industry-clock = Epoche { $epoch } von { $epochs }, Runde { $round } von { $rounds } · Startspieler: { $start }
cli-industry-block = In der Auktion:
cli-industry-available = Verfügbar:
cli-industry-bag = Noch im Beutel:
cli-industry-purse = { $money ->
        [one] { $money } Taler
       *[other] { $money } Taler
    }, { $points } Punkte erzielt, { $now }, wenn die Partie jetzt endete
cli-industry-subsidy = Subvention genommen
cli-industry-undeveloped = unentwickelt:
cli-industry-lapsed = verfallen:
cli-industry-developed = entwickelt:
cli-industry-jokers = Joker:
