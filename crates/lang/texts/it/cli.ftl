# Smokestack at the terminal

cli-welcome = Rispondi con un numero o con il testo accanto. «help» elenca le altre parole.
cli-prompt = >
cli-help =
    Parole oltre alle scelte:
    undo — annulla la tua ultima decisione
    table — mostra di nuovo il tavolo
    log — racconta tutta la partita
    score — il punteggio se la partita finisse ora
    rule IA-6.6 — leggi una regola
    save FILE — scrivi la registrazione
    quit — smetti (vedi --save e --resume)
cli-undone = Annullato.
cli-undo-nothing = Non hai decisioni da annullare.
cli-undo-revealed = Nel frattempo è venuto alla luce qualcosa di nascosto: ciò che tutti hanno visto non si annulla.
cli-saved = La registrazione è in { $file }.
cli-goodbye = Arrivederci. La partita non è stata conservata; --save FILE la conserva.
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
