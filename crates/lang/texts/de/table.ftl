# Tisch, Wiedergabe und Analyse im Browser.

## Rund um den Tisch
table-home = Startseite
table-none = Hier läuft keine Partie.
table-download = Partie herunterladen
table-close = Schließen
table-parts = Bereiche des Tisches
table-tab-board = Spielplan
table-tab-players = Spieler
table-tab-log = Verlauf

## Spieler
table-bot-name = Bot { $seat }
table-level-random = zufällig
table-level-greedy = gierig
table-level-planner = Planer
table-level-easy = leicht
table-level-normal = mittel
table-level-hard = schwer
table-person-name = Spieler { $seat }
table-players = Spieler
table-turn = am Zug
table-money = Geld
table-points-now = Punkte auf der Leiste
table-points-if-over = Punkte, wenn die Partie jetzt enden würde
table-hand = Auf der Hand
table-hand-of = Hand von { $player }
table-no-cards = Nichts auf der Hand
table-built = Gebaut
table-late = verspätet
table-start-player = Startspieler
table-auctioneer = Auktionator

## Die Frage und die Möglichkeiten
table-read-rule = Diese Regel lesen
table-amounts = Beträge
table-all-answers = Alle Möglichkeiten als Liste ({ $count })
table-variants = Hier auch möglich:
table-preview-more = Mehr ({ $count })
table-preview-points = Punkte, wenn die Partie jetzt enden würde:
table-preview-reveals = Das deckt verborgene Informationen auf: keine Vorschau, und es lässt sich nicht rückgängig machen.
table-preview-reveals-online = Das deckt verborgene Informationen auf: keine Vorschau, und es lässt sich nur rückgängig machen, wenn alle zustimmen.
table-confirm = Bestätigen
table-cancel = Abbrechen

## Der Spielplan
table-board = Spielplan
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-on-offer = Im Angebot
table-on-block = Unter dem Hammer
table-bid = { $amount }
table-passed = passt
table-not-yet = bietet noch
table-road = Straße zwischen { $a } und { $b }: { $points } Punkte für den Spieler, der beide baut
table-line = Linie zwischen { $a } und { $b }: { $points } Punkte für den Spieler, der beide baut
table-epoch-space = Epoche { $epoch }: { $resources }. Plättchen im Stapel: { $tiles }.
table-epoch-last = Epoche { $epoch }. Plättchen im Stapel: { $tiles }.
table-epoch-absent = Epoche { $epoch }: in dieser Partie nicht dabei.
table-score-mark = { $player }: { $points } auf der Leiste
table-legend-road = Jede Straße, deren beide Enden du gebaut hast: { $points } Punkte am Ende
table-legend-line = Jede Linie, deren beide Enden du gebaut hast: { $points } Punkte am Ende
table-legend-bonus = Jede deiner Fabriken mit dem Symbol eines deiner Bonusplättchen: { $points } Punkte am Ende
table-legend-money = Je { $amount } Taler: { $points } Punkt am Ende

## Ein Plättchen
table-piece-label = { $name }: { $state }.
table-state-absent = in dieser Partie nicht dabei
table-state-to-come = noch verdeckt
table-state-offered = im Angebot
table-state-on-block = unter dem Hammer
table-state-gone = aus dem Spiel
table-state-in-hand = auf der Hand von { $player }
table-state-built = gebaut von { $player }
table-state-built-late = gebaut von { $player }, nach seiner Epoche
table-where = Status
table-kind = Art
table-kind-of-epoch = { $kind }, Epoche { $epoch }
table-cost = Kosten
table-thalers = { $amount } Taler
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-produces = Liefert
table-worth = Wert
table-discount = Rabatt auf spätere Bauten
table-symbols = Symbole
table-needs = Braucht
table-need-own = { $resource }: aus deiner eigenen Fabrik, kostenlos
table-need-tile = { $resource }: Rohstoffplättchen auf der Hand
table-need-player = { $resource }: { $amount } an { $player }
table-need-bank = { $resource }: { $amount } an die Bank
table-need-nobody = { $resource }: niemand liefert; die Bank verkauft ab Epoche { $epoch }
table-price-now = { $player } würde jetzt zahlen
table-price-none = noch nicht möglich
table-links = Verbunden mit

## Taler, die um den Tisch verteilt werden
table-coins-round = Taler für Taler um den Tisch: { $shares }.
table-coins-share = { $player } { $amount }
table-coins-back = { $player } { $amount } zurück

## Industry
table-industry-to-come = seine Epoche kommt noch
table-industry-in-row = sein Bereichsmarker ist noch im Beutel
table-industry-is-undeveloped = unentwickelt, mit dem Marker von { $player }
table-industry-is-developed = entwickelt von { $player }
table-industry-is-late = entwickelt von { $player }, nach seiner Epoche
table-industry-is-lapsed = verfallen: { $player } kann es nicht mehr entwickeln
table-industry-joker-gone = der Joker ist genommen
table-industry-cleared = ohne Marker
table-industry-before = Vor { $player }
table-industry-jokers = Joker
table-industry-undeveloped = Unentwickelt
table-industry-developed = Entwickelt
table-industry-lapsed = verfallen
table-industry-joker = Joker: { $resource }
table-industry-joker-any = Joker „?“: ein beliebiger Rohstoff
table-industry-joker-held = vor { $player }
table-industry-joker-unused = Am Ende unbenutzt
table-industry-subsidy = Subvention
table-industry-subsidy-text = { $amount } Taler sofort, { $points } Punkte weniger am Ende; einmal pro Spieler
table-industry-subsidy-free = noch verfügbar
table-industry-subsidy-takers = Genommen von
table-industry-subsidized = Hat die Subvention genommen
table-industry-marker-up = Bereichsmarker { $letter }: liegt offen, sein Feld ist verfügbar.
table-industry-marker-used = Bereichsmarker { $letter }: in dieser Epoche verbraucht.
table-industry-marker-bag = Bereichsmarker { $letter }: im Beutel.
table-industry-marker-coin = Mit Taler-Symbol: { $amount } für alle, wenn er gezogen wird.
table-industry-bag = Bereichsmarker im Beutel: { $count }.
table-industry-epoch = Epoche { $epoch }: neu sind { $resources }; die Kasse verkauft sie ab Epoche { $next }.
table-industry-epoch-last = Epoche { $epoch }: die letzte.
table-industry-network = { $network }: verbindet Fabriken mit dem Bonusfeld „{ $bonus }“
table-industry-road = Straße zwischen { $a } und { $b }: { $points } Punkte für den Spieler, der beide entwickelt
table-industry-line = Linie zwischen { $a } und { $b }: { $points } Punkte für den Spieler, der beide entwickelt
table-industry-legend-road = Jede Straße, deren beide Enden du entwickelt hast: { $points } Punkte am Ende
table-industry-legend-line = Jede Linie, deren beide Enden du entwickelt hast: { $points } Punkte am Ende
table-industry-legend-network = { $network }: für jedes deiner Bonusfelder „{ $bonus }“ am Ende { $points } Punkte für jede deiner Fabriken am Netz
table-industry-legend-money = Je { $amount } Taler: { $points } Punkt am Ende
table-industry-legend-joker = Jeder unbenutzte Joker: { $points } Punkte am Ende
table-industry-coins = { $amount } Taler
table-industry-per-factory = Für jede deiner Fabriken am Netz
table-industry-networks = Netze
table-industry-need-joker = { $resource }: ein Joker kann eingesetzt werden
table-industry-price-none = kann jetzt nicht entwickelt werden
table-industry-brings = Bringt { $player } am Ende
table-industry-would-bring = Würde { $player } am Ende bringen
table-industry-gain = { $what }: +{ $points }

## Barrage
table-barrage-tab-map = Karte
table-barrage-tab-actions = Aktionen
table-barrage-tab-company = Unternehmen
table-barrage-rivals = Die anderen Unternehmen
table-barrage-tab-track = Energie
table-barrage-map = Spielplan mit Flüssen, Staumauern, Druckleitungen und Kraftwerken
table-barrage-management = Managementplan
table-barrage-track = Energieleiste
table-barrage-wheel = Baurad: { $player }
table-barrage-player = { $player } ({ $company })
table-barrage-no-company = Die Unternehmen wurden noch nicht gewählt.
table-barrage-area-mountain = Berge
table-barrage-area-hill = Hügel
table-barrage-area-plain = Ebene
table-barrage-area = { $area }: eine Grundmauer braucht { $base } Bagger, eine Erhöhung { $elevation } Betonmischer
table-barrage-basin = { $basin }, { $area }
table-barrage-free = frei
table-barrage-neutral = neutral
table-barrage-owned = gebaut von { $player }
table-barrage-dam = { $owner }, Stufe { $level }, { $drops } von { $capacity } Tropfen
table-barrage-waiting = { $drops ->
    [one] { $drops } Tropfen wartet
   *[other] { $drops } Tropfen warten
}
table-barrage-energy-mark = { $player }: Energie { $energy }
table-barrage-space-free = frei
table-barrage-space-taken = besetzt von { $player }
table-barrage-space-used = in dieser Runde benutzt
table-barrage-space-closed = bei dieser Spielerzahl nicht verfügbar
table-barrage-office-turbine-station = Turbinenhalle
table-barrage-office-water-management = Wasserwirtschaft
table-barrage-office-bank = Bank
table-barrage-office-workshop = Werkstatt
table-barrage-office-machinery-shop = Maschinenfabrik
table-barrage-office-contract-office = Vertragsbüro
table-barrage-office-patent-office = Patentamt
table-barrage-base = Grundmauer
table-barrage-elevation = Erhöhung
table-barrage-conduit = Druckleitung
table-barrage-powerhouse = Kraftwerk
table-barrage-any-structure = jedes Bauwerk
table-barrage-row = { $structure }: { $built } von { $pieces } gebaut
table-barrage-segment-open = Der offene Sektor
table-barrage-segment-empty = { $turns ->
    [one] Leer; offen nach { $turns } Drehung
   *[other] Leer; offen nach { $turns } Drehungen
}
table-barrage-segment = { $turns ->
    [one] { $tile } (Bagger: { $excavators }, Betonmischer: { $mixers }): zurück nach { $turns } Drehung
   *[other] { $tile } (Bagger: { $excavators }, Betonmischer: { $mixers }): zurück nach { $turns } Drehungen
}
table-barrage-companies = Unternehmen mit ihren Direktoren
table-barrage-starting = Startverträge
table-barrage-officers = Direktoren, die kopiert werden können
table-barrage-on-wheel = Auf dem Baurad
table-barrage-contracts = Verträge
table-barrage-tiles = Plättchen
table-barrage-fulfilled = erfüllt
table-barrage-out = Hat gepasst
table-barrage-energy = Energie
table-barrage-produced = Produzierte Energie
table-barrage-credits = Credits
table-barrage-engineers-left = Ingenieure
table-barrage-excavators = Bagger
table-barrage-mixers = Betonmischer
table-barrage-drops = Tropfen
table-barrage-engineers = Ingenieure in der Bank
table-barrage-kind-starting = Startvertrag
table-barrage-kind-national = staatlich
table-barrage-kind-green = grün
table-barrage-kind-yellow = gelb
table-barrage-kind-red = rot
table-barrage-contract = Energie { $energy }; Belohnung: { $reward }
table-barrage-asks = Verlangt
table-barrage-reward = Belohnung
table-barrage-builds = Baut
table-barrage-tile-held = bei { $player }
table-barrage-tile-wheel = auf dem Baurad von { $player }
table-barrage-start-credits = Zu Beginn
table-barrage-income-of = { $piece }. Stück: { $income }
table-barrage-for-each = Je Stück
table-barrage-scored = Gewertet in
table-barrage-round = Runde { $round }
table-barrage-round-drops = { $drops ->
    [one] Runde { $round }: { $drops } Tropfen
   *[other] Runde { $round }: { $drops } Tropfen
}
table-barrage-lies-in = Liegt in
table-barrage-leads-to = Führt zu
table-barrage-value = Wert
table-barrage-red = Rot umrandet
table-barrage-red-fee = { $count ->
    [one] Zuschlag von { $count } Credit
   *[other] Zuschlag von { $count } Credits
}
table-barrage-surcharge = { $count ->
    [one] Aufpreis von { $count } Credit
   *[other] Aufpreis von { $count } Credits
}
table-barrage-price-in = { $area }: { $price }
table-barrage-price-conduit = je Punkt seines Werts: { $price }
table-barrage-price-most = höchstens { $price }
table-barrage-price-or = oder { $price } ({ $officer })
table-barrage-price-credits = { $price } anstelle einer beliebigen Maschine ({ $officer })
table-barrage-price-none = keine Maschinen
table-barrage-gain-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-barrage-gain-credits = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
table-barrage-gain-engineers = { $count ->
    [one] { $count } Ingenieur
   *[other] { $count } Ingenieure
}
table-barrage-gain-excavators = { $count ->
    [one] { $count } Bagger
   *[other] { $count } Bagger
}
table-barrage-gain-mixers = { $count ->
    [one] { $count } Betonmischer
   *[other] { $count } Betonmischer
}
table-barrage-gain-energy = { $count ->
    [one] { $count } Energie
   *[other] { $count } Energie
}
table-barrage-gain-machines = { $count ->
    [one] { $count } Maschine nach Wahl
   *[other] { $count } Maschinen nach Wahl
}
table-barrage-gain-rotate = { $count ->
    [one] Baurad um { $count } Sektor gedreht
   *[other] Baurad um { $count } Sektoren gedreht
}
table-barrage-gain-drops = { $count ->
    [one] { $count } Tropfen auf eine Quelle
   *[other] { $count } Tropfen auf Quellen
}
table-barrage-gain-flowing = { $count ->
    [one] { $count } Tropfen, der sofort fließt
   *[other] { $count } Tropfen, die sofort fließen
}
table-barrage-gain-free = { $structure } ohne Kosten
table-barrage-gain-free-base = Grundmauer ohne Kosten ({ $areas })
table-barrage-gain-free-conduit = Druckleitung ohne Kosten, bis Wert { $value }
table-barrage-production = Energie: { $raw } durch das Wasser, Modifikator { $modifier }, Bonus +{ $bonus }: { $energy }
table-barrage-production-fee = { $credits ->
    [one] { $credits } Credit geht für die Druckleitung an { $player }
   *[other] { $credits } Credits gehen für die Druckleitung an { $player }
}
table-barrage-production-contracts = Reicht für: { $contracts }
table-barrage-production-no-contract = Reicht für keinen Vertrag

## Zurücknehmen
table-undo = Letzte Entscheidung zurücknehmen
table-undo-online = Deine letzte Entscheidung zurücknehmen; betroffene Spieler werden vorher gefragt
table-undo-short = Rückgängig
table-undo-nothing = Es gibt noch nichts zurückzunehmen.
table-undo-revealed = Seit der letzten Entscheidung wurden verborgene Informationen aufgedeckt; sie lässt sich nicht zurücknehmen.
table-redo = Wiederholen

## Bots
table-bots = Bots
table-bot-speed = Tempo der Bots
table-speed = Tempo
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-speed-instant = sofort
table-pause = Pause
table-resume = Fortsetzen
table-step = Einen Zug spielen
table-thinking = { $player } denkt nach …
table-bot-failed = Der Bot hat nicht geantwortet. Die Partie ist sicher.
table-retry = Noch einmal versuchen

## Der Tipp
table-hint = Tipp
table-hint-ask = Um einen Tipp bitten: drei gute Möglichkeiten
table-hint-thinking = Denkt bis zu zwei Sekunden nach …
table-hint-failed = Diesmal kein Tipp. Schließen und noch einmal fragen.
table-hint-note = Schätzungen des schweren Bots; er weiß nur, was du weißt.
table-hint-outlook = { $percent } % Siegchance, etwa { $points } Punkte
table-hint-choose = Wählen
table-hint-choose-this = Wählen: { $choice }
table-hint-part = { $part } ({ $points })
table-hint-both = { $first } und { $second }
table-hint-gains = Bringt { $gains }.
table-hint-losses = Kostet { $losses }.
table-hint-gains-losses = Bringt { $gains }, kostet { $losses }.
table-hint-against-next = Im Vergleich zur nächsten Wahl: { $parts }.
table-hint-later = Bringt jetzt weniger, zahlt sich aber später aus: { $parts }.
table-hint-rival = gebremste Rivalen
table-hint-played-on = Kein einzelner Grund: In den Simulationen des Bots schnitt es am besten ab.
table-hint-even = Macht vorerst kaum einen Unterschied.

## Speichern
table-unsaved-forbidden = Dieser Browser lässt die Seite keine Daten speichern: Die Partie geht verloren, wenn du die Seite schließt. Lade die Partie herunter.
table-unsaved-full = Der Speicher des Browsers ist voll: Der letzte Zug ist nicht gespeichert. Lade die Partie herunter oder lösche alte Partien.

## Der Verlauf
table-log = Verlauf
table-forced = (einziger Zug)
table-show-then = Stellung nach diesem Zug anzeigen
table-since = Seit deinem letzten Zug
table-since-nothing = Seitdem ist nichts passiert.
table-since-hint = Klicke auf einen Eintrag im Verlauf, um die Stellung zu diesem Zeitpunkt zu sehen.

## Regeln und Tasten
table-rule = Regel
table-rule-missing = Diese Regel ist in dieser Sprache noch nicht verfügbar.
table-all-rules = Alle Regeln
table-keys = Tastenkürzel
table-key-tab = nächste Möglichkeit
table-key-arrows = auf dem Spielplan bewegen
table-key-enter = wählen; Auswahl bestätigen
table-key-escape = schließen, abbrechen
table-key-hint = ein Tipp: drei gute Möglichkeiten
table-key-undo = rückgängig machen
table-key-log = zum Verlauf
table-key-rules = Regel zur aktuellen Frage
table-key-since = was seit deinem letzten Zug passiert ist
table-key-help = diese Liste
table-key-step = ein Zug zurück oder vor
table-key-ends = erste oder letzte Stellung
table-key-play = abspielen oder anhalten

## Wertung und Ende
table-score-sheet = Wertungsbogen
table-total = Summe
table-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-tie-rule = Bei Gleichstand entscheiden die Zeilen unter der Summe, von oben nach unten.
table-again = Neue Partie, gleiche Spieler
table-replay = Wiedergabe

## Wiedergabe
table-replay-none = Keine Aufzeichnung ist geöffnet. Lade eine aus einer Datei.
table-load = Aufzeichnung laden
table-play = Abspielen
table-back = Ein Zug zurück
table-forward = Ein Zug vor
table-move-of = Zug { $at } von { $of }
table-continue = Ab hier weiterspielen
table-continue-how = Bei diesem Zug beginnt eine neue Partie; die Aufzeichnung bleibt unverändert.
table-continue-same = Mit denselben Spielern
table-continue-people = Mit einem Menschen auf jedem Platz
table-continue-alone = Du gegen Bots
table-back-to-game = Zurück zur Partie

## Analyse einer beendeten Partie
table-analysis = Analyse
table-analysis-lead = Ein Bot prüft jede Entscheidung und weiß dabei nur, was der Spieler zu diesem Zeitpunkt wissen konnte. Seine Zahlen sind Schätzungen.
table-analysis-none = Nur beendete Partien können analysiert werden.
table-analysis-progress = { $done } von { $of } Entscheidungen
table-analysis-done = Alle { $of } Entscheidungen wurden geprüft.
table-analysis-failed = Der Bot hat nicht geantwortet. Die bisherigen Ergebnisse bleiben erhalten.
table-analysis-stop = Stopp
table-analysis-chances = Siegchancen
table-analysis-curve = Die Siegchancen jedes Spielers im Lauf der Partie, als Linien; dieselben Zahlen stehen in der Tabelle unten auf der Seite.
table-analysis-moment = Zeitpunkt der Partie
table-analysis-percent = { $percent } %
table-analysis-result = Das Ende der Partie.
table-analysis-played = Gespielt
table-analysis-better = Wahl des Bots
table-analysis-agrees = Der Bot hätte genauso entschieden.
table-analysis-lost = Siegchancen: −{ $percent } %
table-analysis-show = Stellung anzeigen
table-analysis-play-on = Ab hier weiterspielen
table-analysis-swings = Die größten Wendungen
table-analysis-swing = { $player }: { $before } % → { $after } %
table-analysis-move = Zug { $at }
table-analysis-decisions = Entscheidungen
table-analysis-of = Spieler
table-analysis-order = Reihenfolge
table-analysis-largest = die teuersten zuerst
table-analysis-in-order = in Spielreihenfolge
table-analysis-all = Alle { $count } anzeigen
table-analysis-table = Das Diagramm als Tabelle
table-analysis-moves = Gespielte Züge

## Der Vorhang
table-curtain-pass = Gebt den Bildschirm an { $player }
table-curtain-why = Die Handkarten sind geheim: Jetzt sollte nur { $player } auf den Bildschirm sehen.
table-curtain-show = Ich bin { $player }: meine Hand zeigen
