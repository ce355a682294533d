# Smokestack at the terminal

cli-welcome = Antworte mit Nummer oder Text. „help“ zeigt die übrigen Befehle.
cli-prompt = >
cli-help =
    Weitere Befehle:
    undo — deine letzte Entscheidung zurücknehmen
    table — den Tisch noch einmal zeigen
    list — jede Möglichkeit auf einer eigenen Zeile zeigen, mit ihrem Text
    log — das ganze Protokoll zeigen
    score — den Stand zeigen, wenn die Partie jetzt endete
    rule IA-6.6 — eine Regel zeigen
    save DATEI — die Partie speichern
    quit — beenden (siehe --save und --resume)
# Between two people at one keyboard, where hands are secret.
cli-curtain = Gebt die Tastatur an { $player }. Die Eingabetaste zeigt die Hand von { $player }.
cli-undone = Zurückgenommen.
cli-undo-nothing = Du hast keine Entscheidung, die sich zurücknehmen ließe.
cli-undo-revealed = Seitdem wurde Verdecktes aufgedeckt; das lässt sich nicht mehr zurücknehmen.
cli-saved = Die Aufzeichnung wurde in { $file } gespeichert.
cli-goodbye = Auf Wiedersehen. Die Partie wurde nicht gespeichert; siehe --save DATEI.
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

# Barrage
cli-barrage-clock = Runde { $round } von { $rounds } · { $phase } · Zugreihenfolge: { $order }
cli-barrage-phase-draft = Wahl der Unternehmen
cli-barrage-phase-income = Einkommen und Quellen
cli-barrage-phase-actions = Aktionen
cli-barrage-phase-over = die Partie ist zu Ende
cli-barrage-energy = Energie
cli-barrage-produced = Produzierte Energie
cli-barrage-section = (voller Bonus ab { $energy })
cli-barrage-each = je { $points } Punkte
cli-barrage-bonus-now = Runde { $round }, jetzt
cli-barrage-bonus-later = Runde { $round }
cli-barrage-objective = Ziel
cli-barrage-pair = Gespann
cli-barrage-headstreams = Quellen
cli-barrage-column-basin = Becken
cli-barrage-column-upper = Obere Mauer
cli-barrage-column-lower = Untere Mauer
cli-barrage-column-left = Links
cli-barrage-column-right = Rechts
cli-barrage-column-powerhouses = Kraftwerke
cli-barrage-area-mountain = Berge
cli-barrage-area-hill = Hügel
cli-barrage-area-plain = Ebene
cli-barrage-legend = · frei  ! frei für 3 Credits  N neutral  ● Tropfen  ○ Platz  3›8 Wert und Ziel
# What something is or brings: a contract, the objective.
cli-barrage-named = { $name }: { $what }
cli-barrage-contracts = Offene Verträge und die nötige Energie:
cli-barrage-gain-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cli-barrage-gain-credits = { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
cli-barrage-gain-excavators = { $count ->
        [one] { $count } Bagger
       *[other] { $count } Bagger
    }
cli-barrage-gain-mixers = { $count ->
        [one] { $count } Betonmischer
       *[other] { $count } Betonmischer
    }
cli-barrage-gain-machines = { $count ->
        [one] { $count } Maschine nach Wahl
       *[other] { $count } Maschinen nach Wahl
    }
cli-barrage-gain-segments = { $count ->
        [one] { $count } Sektor
       *[other] { $count } Sektoren
    }
cli-barrage-gain-drops = { $count ->
        [one] { $count } Tropfen
       *[other] { $count } Tropfen
    }
cli-barrage-gain-flowing-drops = { $count ->
        [one] { $count } fließender Tropfen
       *[other] { $count } fließende Tropfen
    }
cli-barrage-gain-contracts = { $count ->
        [one] { $count } Vertrag
       *[other] { $count } Verträge
    }
cli-barrage-gain-engineers = { $count ->
        [one] { $count } Ingenieur
       *[other] { $count } Ingenieure
    }
cli-barrage-gain-energy = { $count } Energie
cli-barrage-gain-free-conduit = kostenlose Druckleitung (Wert höchstens { $count })
cli-barrage-gain-free-base = kostenlose Grundmauer
cli-barrage-gain-free-elevation = kostenlose Erhöhung
cli-barrage-gain-free-powerhouse = kostenloses Kraftwerk
cli-barrage-office-turbine_station = Turbinenhalle
cli-barrage-office-water_management = Wasserwirtschaft
cli-barrage-office-workshop = Werkstatt
cli-barrage-office-machinery_shop = Maschinenfabrik
cli-barrage-office-contract_office = Vertragsbüro
cli-barrage-office-patent_office = Patentamt
cli-barrage-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $now }, wenn die Partie jetzt endete
cli-barrage-has = Vorrat:
cli-barrage-built = gebaut:
cli-barrage-tiles = Plättchen:
cli-barrage-wheel = Baurad, Sektoren bis zur Rückkehr:
cli-barrage-fulfilled = erfüllte Verträge:
cli-barrage-built-base = Grundmauern { $built }/{ $all }
cli-barrage-built-elevation = Erhöhungen { $built }/{ $all }
cli-barrage-built-conduit = Druckleitungen { $built }/{ $all }
cli-barrage-built-powerhouse = Kraftwerke { $built }/{ $all }

# Age of Industry
cli-age-of-industry-clock = Runde { $round } · { $phase } · { $map }
cli-age-of-industry-phase-actions = Aktionen der Spieler
cli-age-of-industry-phase-interest = Zinsen
cli-age-of-industry-phase-over = die Partie ist zu Ende
cli-age-of-industry-order = Zugreihenfolge
cli-age-of-industry-spent = { $place }. { $player } (Ausgaben { $amount } $)
cli-age-of-industry-demand-coal = Nachfrage nach Kohle
cli-age-of-industry-demand-iron = Nachfrage nach Eisen
cli-age-of-industry-next-cube = das nächste Klötzchen kostet { $price } $
cli-age-of-industry-face-up = Offene Karten
cli-age-of-industry-pile = Stapel: { $cards }
cli-age-of-industry-discards = Ablagestapel
cli-age-of-industry-towns = Städte mit ihren Feldern:
cli-age-of-industry-sea = Schiffsfelder (mit ihrer Hafenstadt) und Markt:
cli-age-of-industry-sea-coal = Schiffsfelder (mit ihrer Hafenstadt), Importkohle und Markt:
cli-age-of-industry-ship-space = { $place } ({ $port })
cli-age-of-industry-abroad = Märkte im Ausland:
cli-age-of-industry-port-symbol = { $place } (Hafensymbol)
cli-age-of-industry-links = Bahnstrecken
cli-age-of-industry-links-free = { $free } von { $all } frei
cli-age-of-industry-legend = · frei  ✓ umgedreht  ● Klötzchen  ○ kein Klötzchen  › Ertrag beim Umdrehen
cli-age-of-industry-money = { $amount } $
cli-age-of-industry-purse = { $money } $, keine Schulden · { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }, endete die Partie jetzt
cli-age-of-industry-purse-debt = { $money } $, Schulden { $debt } $ (Zinsen { $interest } $) · { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }, endete die Partie jetzt
cli-age-of-industry-links-left = Streckenmarker:
cli-age-of-industry-counters-left = { $left }, der nächste für { $cost } $
cli-age-of-industry-counters-right = { $left }, der nächste für { $cost } $ + { $coal } Kohle + { $iron } Eisen
cli-age-of-industry-counters-none = keiner mehr
cli-age-of-industry-hand = auf der Hand:
cli-age-of-industry-no-cards = keine Karten
cli-age-of-industry-hand-size = Handkarten:
cli-age-of-industry-seen = offen genommen: { $cards }
cli-age-of-industry-tiles = nächste Plättchen:
cli-age-of-industry-tile = { $name } { $level }: { $needs } › { $income } $
cli-age-of-industry-tile-zero = { $name } 0: zuerst entwickeln
cli-age-of-industry-tile-none = { $name }: keine mehr
cli-age-of-industry-needs-coal = { $count } Kohle
cli-age-of-industry-needs-iron = { $count } Eisen
cli-age-of-industry-choose-card = Bauen mit der Karte „{ $card }“:
# Below the choices: $6+2 is the price of the tile or link and that of the cubes.
cli-age-of-industry-imported = (+ für importierte Klötzchen)
cli-age-of-industry-choose-anywhere = Überall bauen mit
cli-age-of-industry-choose-link = Strecke bauen
cli-age-of-industry-choose-sell = Waren verkaufen
cli-age-of-industry-choose-develop = Entwickeln
cli-age-of-industry-choose-draw = 2 Karten, zuerst
cli-age-of-industry-choose-pile = vom Stapel
cli-age-of-industry-choose-pass = Passen
cli-age-of-industry-choose-repay = { $amount } $ zurückzahlen
cli-age-of-industry-choose-done = Nichts mehr
cli-age-of-industry-choose-other = Anderes
cli-age-of-industry-replacing = statt { $tile }

cli-admin-nobody = Keine Treffer.
cli-admin-banned-mark = (gesperrt)
cli-admin-added = { $name } hat jetzt ein Konto ({ $id }); das Passwort ist { $password }.
cli-admin-password = Das neue Passwort von { $who } ist { $password }; alle Sitzungen wurden abgemeldet.
cli-admin-banned = { $name } wurde gesperrt.
cli-admin-unbanned = { $name } ist nicht mehr gesperrt.
cli-admin-ended = Tisch { $table } wird beendet: sofort, wenn ein Server läuft, sonst beim nächsten Start.
cli-admin-no-reports = Es gibt keine offenen Meldungen.
cli-admin-report = { $id }  { $time }  Tisch { $table }, Nachricht { $number }
      { $name } ({ $about }) schrieb: { $text }
      Gemeldet von { $reporter }: { $why }
cli-admin-more-reports = { $count } weitere von { $reporter } ({ $id }): „smokestack admin reports --all“ zeigt sie.
cli-admin-removed = Die Nachricht zu Meldung { $id } wurde entfernt.
cli-admin-settled = Meldung { $id } wurde geschlossen.
cli-backed-up = Alles wurde in { $file } gesichert.
cli-restored = Alles wurde aus { $file } wiederhergestellt.
cli-check-any-address = beliebige Adresse
cli-check-new = Der Server würde mit einer neuen, leeren Datenbank starten.
cli-check-current = Der Server würde starten; die Datenbank ist auf dem neuesten Stand.
cli-check-older = Der Server würde starten und die Datenbank von Schema { $schema } auf { $latest } aktualisieren: Mach vorher eine Sicherung.
cli-check-newer = Die Datenbank hat Schema { $schema }, aber diese Programmversion unterstützt höchstens { $latest }: Nimm eine neuere Version.
cli-check-mail = Der Mailserver antwortet.
cli-check-no-mail = Der Mailserver antwortet nicht ({ $why }): E-Mails könnten nicht verschickt werden.
cli-check-mail-sent = Der Mailserver hat eine E-Mail an { $address } angenommen.
cli-test-email-subject = Test von Smokestack
cli-test-email-text = Dieser Server kann E-Mails verschicken. Wenn du das liest, funktioniert alles.
cli-verify-noted = Die Festlegung ist die, die du notiert hast.
cli-verify-seal = Das Siegel über allen Festlegungen ist das, das du notiert hast.
cli-verify-share = Dein eigener Anteil ist unter denen, die geheim blieben, bis sich alle Spieler festgelegt hatten.
cli-verify-its-seal = Das Siegel über allen Festlegungen ist { $seal }.
cli-verify-no-shares = Die Aufzeichnung enthält keine Anteile: Ein Server fügt sie am Ende einer Partie hinzu. Ohne sie lässt sich nicht prüfen, ob jemand den Startwert gewählt hat.
