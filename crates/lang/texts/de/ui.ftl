# Die Seite rund um die Spiele: Rahmen, Startseite, neue Partie, Regeln, Anleitung, Über, Einstellungen.

## Rahmen

ui-skip = Zum Inhalt springen
ui-navigation = Hauptnavigation
ui-home = Start
ui-rules = Regeln
ui-settings = Einstellungen
ui-to-table = Tisch
ui-online = Spielraum
ui-waiting =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
ui-language = Sprache
ui-theme = Darstellung
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-labelled = { $name }: { $value }
ui-footer-fan = Eine Umsetzung von Fans, mit eigenen Worten und eigenen Bildern; nicht mit den Verlagen oder Autoren der Spiele verbunden.
ui-footer-licence = Freie Software: MIT oder Apache 2.0.
ui-not-found-title = Hierher führt kein Gleis
ui-not-found-text = Unter dieser Adresse gibt es nichts; vielleicht wurde sie unterwegs gekürzt.
ui-not-found-home = Zur Startseite
ui-texts-missing = Einige Texte sind nicht angekommen; verloren ist nichts.
ui-retry = Noch einmal versuchen
ui-analysis = Analyse
ui-part-missing = Dieser Teil der Seite ist nicht angekommen. Bitte prüfe das Netz und versuche es noch einmal.

## Wenn etwas kaputtgeht

ui-rescue-title = Etwas ist kaputtgegangen
ui-rescue-text = Die Seite ist durch einen Fehler von uns stehen geblieben. Die Partie ist bis zum letzten Zug gespeichert.
ui-rescue-download = Partie herunterladen
ui-rescue-reload = Zurück zur Startseite

## Startseite

ui-hero-over = Brettspiele des Industriezeitalters
ui-hero-title = Volldampf voraus
ui-hero-text = Ersteigere Fabriken, baue sie vor deinen Rivalen und mach aus Lehmgruben ein Imperium. Die großen Wirtschaftsspiele, an deinem eigenen Tisch, im Browser.
ui-hero-guide = Neu hier? Lies die Anleitung für die erste Partie.
ui-quick-start = Schnellstart: { $game }
ui-quick-start-text = Du gegen zwei Bots, mit den Standardregeln.
ui-new-game = Partie einrichten
ui-games = Die Spiele
ui-play = Spielen
ui-guide = Die erste Partie
ui-about = Über das Spiel
ui-cover-industria = 3–4 · 60 min
ui-cover-industry = 3–4 · 60 min
ui-cover-barrage = 2–4 · 120 min
ui-cover-age-of-industry = 2–5 · 120 min
ui-promises = Was dich am Tisch erwartet
ui-promise-rules = Jede Regel, erklärt
ui-promise-rules-text = Was erlaubt ist, leuchtet; was nicht, sagt warum, und die Regel ist einen Klick entfernt.
ui-promise-bots = Gegner zu jeder Stunde
ui-promise-bots-text = Bots füllen die leeren Plätze. Sie sehen, was ihr Platz sieht, und nicht mehr.
ui-promise-together = Freunde um einen Bildschirm
ui-promise-together-text = Zwei bis fünf Personen teilen sich einen Bildschirm; alle haben eine Farbe und eine Form, und ein Vorhang hält geheime Hände geheim.
ui-promise-offline = Deins, auch ohne Netz
ui-promise-offline-text = Alles läuft in deinem Browser, auch offline. Jede Partie ist eine Aufzeichnung, die du behalten kannst.
ui-saved = Deine Partien
ui-saved-moves =
    { $moves ->
        [0] noch nicht begonnen
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
ui-saved-round = Runde { $at } von { $of }
ui-saved-turn = Runde { $at }
ui-saved-epoch = Epoche { $at } von { $of }
ui-saved-points = { $player } { $points }
ui-bot-seat = Bot { $seat }
ui-you = du
ui-saved-over = beendet
ui-saved-damaged = nicht mehr lesbar
ui-resume = Weiterspielen
ui-view = Ansehen
ui-delete = Löschen
ui-delete-sure = Diese Partie endgültig löschen?
ui-delete-yes = Löschen
ui-delete-no = Behalten
ui-load = Aufzeichnung laden
ui-load-choose = Aufzeichnung auswählen oder hier ablegen
ui-load-text = Eine Aufzeichnung ist die Textdatei einer Partie. Sie öffnet sich in der Wiedergabe, und du kannst von jedem Zug an weiterspielen.
ui-load-too-big = „{ $file }“ ist zu groß für eine Aufzeichnung; wähle die Textdatei einer Partie.
ui-load-unreadable = „{ $file }“ lässt sich nicht lesen; wähle die Textdatei einer Partie.

## Neue Partie

ui-reconstructed = { $count ->
    [0] Keiner der { $total } Werte ist rekonstruiert.
    [one] { $count } von { $total } Werten ist rekonstruiert.
   *[other] { $count } von { $total } Werten sind rekonstruiert.
}
ui-reconstructed-correct = So korrigierst du sie
ui-new-title = Neue Partie
ui-new-heading = Eine neue Partie { $game }
ui-seats-title = Wer spielt
ui-seat-count = Spieler
ui-shuffle = Plätze auslosen
ui-seat = Platz { $seat }
ui-seat-kind = Wer sitzt hier
ui-person = Mensch
ui-bot-random = Bot: Zufall
ui-bot-random-text = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich. Gut zum Ausprobieren.
ui-bot-greedy = Bot: gierig
ui-bot-greedy-text = Nimmt, was gerade am besten aussieht. Ein munterer Gegner für die ersten Partien.
ui-bot-planner = Bot: Planer
ui-bot-planner-text = Folgt Faustregeln wie ein ordentlicher Anfänger; denkt nie voraus.
ui-bot-easy = Bot: leicht
ui-bot-easy-text = Denkt ein wenig voraus und macht Fehler, wie Menschen sie machen.
ui-bot-normal = Bot: mittel
ui-bot-normal-text = Denkt voraus und verschenkt selten etwas.
ui-bot-hard = Bot: schwer
ui-bot-hard-text = Denkt am längsten, bis zu fünf Sekunden je Zug. Für alle, die das Spiel kennen.
ui-name = Name
ui-player = Spieler { $seat }
ui-colour = Farbe
ui-colour-0 = rotes Zahnrad
ui-colour-1 = blaues Quadrat
ui-colour-2 = grünes Dreieck
ui-colour-3 = gelbe Raute
ui-colour-4 = violettes Sechseck
ui-equal-names = Zwei Spieler heißen gleich; der zweite bekommt eine Nummer.
ui-only-bots = Nur Bots: Du schaust zu.
ui-options = Optionen
ui-options-text = Mit den Standardwerten ist das Spiel so, wie die Spielregel es will.
ui-house-rules = Hausregeln
ui-house-rules-text = Wo die Quellen sich widersprechen, kannst du entscheiden. Für die erste Partie braucht das niemand.
ui-option-standard = Standard
ui-seed-title = Zufall
ui-seed = Startwert
ui-seed-empty = wird ausgelost
ui-seed-text = Derselbe Startwert gibt dieselben Plättchen. Lass ihn leer oder gib eine ganze Zahl oder 64 hexadezimale Ziffern ein.
ui-begin = Partie beginnen
ui-begin-watch = Den Bots zuschauen
ui-new-players = { $people ->
    [0] { $bots ->
        [one] { $bots } Bot, und du schaust zu.
       *[other] { $bots } Bots, und du schaust zu.
    }
    [one] { $bots ->
        [0] Du allein.
        [one] Du gegen { $bots } Bot.
       *[other] Du gegen { $bots } Bots.
    }
   *[other] { $bots ->
        [0] { $people } Personen an diesem Bildschirm.
        [one] { $people } Personen an diesem Bildschirm und { $bots } Bot.
       *[other] { $people } Personen an diesem Bildschirm und { $bots } Bots.
    }
}

## Regeln

ui-rules-title = Regeln
ui-rules-heading = Die Regeln von { $game }
ui-rules-lead = In eigenen Worten und nummeriert, damit Fragen und Ablehnungen auf sie verweisen können.
ui-contents = Inhalt
ui-rules-search = Regeln durchsuchen
ui-rules-search-example = z. B. Auktionator, Bank, IA-6.6
ui-rules-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
ui-back-to-table = Zurück zum Tisch

## Anleitung, Tisch, Wiedergabe: Namen der Seiten

ui-guide-title = Die erste Partie
ui-table-title = Tisch
ui-replay-title = Wiedergabe

## Über

ui-title-waiting = { $game }: Warteraum
ui-title-new-table = Neuer Tisch
ui-title-account = Konto
ui-title-person = Spieler
ui-title-finished = Beendete Partien
ui-title-notifications = Benachrichtigungen
ui-title-confirm = Adresse bestätigen
ui-title-password = Neues Passwort
ui-title-yours = du bist dran
ui-title-turn = { $player } ist dran
ui-about-title = Über das Spiel
ui-about-heading = Über { $game }
ui-about-origins = Woher die Werte kommen
ui-about-components = Spielmaterial
ui-about-total = Summe
ui-origin-rulebook = Spielregel
ui-origin-rulebook-text = steht in den Regeln der Schachtel
ui-origin-published = Veröffentlicht
ui-origin-published-text = steht in einem anderen öffentlichen Text, etwa einer Rezension
ui-origin-derived = Abgeleitet
ui-origin-derived-text = folgt aus bekannten Zahlen
ui-origin-reconstructed = Rekonstruiert
ui-origin-reconstructed-text = von uns so gewählt, dass alle bekannten Zahlen stimmen
ui-part-factories = Fabriken
ui-part-technologies = Technologien
ui-part-resources = Rohstoffplättchen
ui-part-bonuses = Bonusplättchen
ui-part-connections = Straßen und Linien
ui-part-goods = Rohstoffe
ui-part-symbols = Symbole
ui-part-jokers = Joker
ui-part-bonus-fields = Bonusfelder
ui-part-networks = Netze
ui-part-markers = Bereichsmarker
ui-part-figures = Preise und Punkte
ui-part-map = Spielplan
ui-part-headstreams = Quellenplättchen
ui-part-track-tiles = Bonus- und Zielplättchen
ui-part-contracts = Verträge
ui-part-tiles = Technologieplättchen
ui-part-companies = Unternehmen
ui-part-officers = Direktoren
ui-part-spaces = Aktionsfelder
ui-part-costs = Kosten und Energieleiste
ui-part-industry-tiles = Industrieplättchen
ui-part-cards = Karten
ui-part-market-tiles = Marktplättchen
ui-part-places = Orte beider Spielpläne
ui-part-rail-lines = Bahnstrecken beider Spielpläne
ui-about-reconstructed = Was rekonstruiert ist
ui-about-reconstructed-text = Diese Werte der Plättchen sind sorgfältig geschätzt. Die Straßen und Linien des Spielplans sind es auch.
ui-about-reconstructed-show = Plättchen zeigen
ui-about-reconstructed-fields = Diese Werte der Felder sind sorgfältig geschätzt. Die Straßen, Linien und Netze des Spielplans sind es auch.
ui-about-reconstructed-show-fields = Felder zeigen
ui-about-reconstructed-maps = Diese Werte der Plättchen und diese Orte sind sorgfältig geschätzt. Ebenso die Bahnstrecken beider Spielpläne, wie viele Karten es von jeder Art gibt, und die Preise der Nachfragetafeln.
ui-about-reconstructed-show-maps = Plättchen und Orte zeigen
ui-about-reconstructed-none = Kein Wert wurde rekonstruiert: Jede Zahl steht in einer Quelle.
ui-about-epoch = Epoche { $epoch }
ui-field-name = Name
ui-field-epoch = Epoche
ui-field-cost = Kosten
ui-field-needs = benötigte Rohstoffe
ui-field-produces = Rohstoff
ui-field-vp = Siegpunkte
ui-field-symbols = Symbole
ui-field-discount = Rabatt
ui-field-count = Anzahl der Plättchen
ui-about-compare = Industria und Industry
ui-about-compare-text = Die beiden sind Zwillinge: dasselbe Haus, sieben Jahre später. Wer das eine Spiel kennt, findet hier, was in Industry anders ist.
ui-about-correct = Hast du die Schachtel?
ui-about-correct-text = Dann kannst du diese Werte berichtigen: Kopiere die Datendatei, ändere sie und beginne damit eine Partie. Die Seite docs/data.md des Projekts sagt, wie; eine Berichtigung, die du uns schickst, hilft allen.
ui-about-sources = Quellen

## Einstellungen

ui-settings-title = Einstellungen
ui-settings-lead = Änderungen zeigen sich sofort und bleiben in diesem Browser.
ui-settings-look = Aussehen und Sprache
ui-settings-table = Am Tisch
ui-motion = Bewegung
ui-motion-system = wie das System
ui-motion-full = voll
ui-motion-reduced = reduziert
ui-speed = Tempo der Bots
ui-speed-slow = langsam
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-instant = sofort
ui-confirm-moves = Züge bestätigen
ui-confirm-moves-text = Eine Wahl zeigt erst ihre Wirkung und wird beim zweiten Klick gespielt.
ui-auto-forced = Erzwungene Züge automatisch spielen
ui-auto-forced-text = Wo die Regeln nur einen Zug lassen, wird er ohne Nachfrage gespielt.
