# Die Seiten rund um die Spiele: Rahmen, Startseite, neue Partie, Regeln, Anleitung, Über, Einstellungen.

## Rahmen

ui-skip = Zum Inhalt springen
ui-navigation = Hauptnavigation
ui-home = Startseite
ui-rules = Regeln
ui-settings = Einstellungen
ui-to-table = Tisch
ui-online = Online spielen
ui-waiting =
    { $count ->
        [one] Du bist an { $count } Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
ui-language = Sprache
ui-theme = Design
ui-theme-system = wie im System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-labelled = { $name }: { $value }
ui-footer-fan = Ein inoffizielles Fanprojekt mit eigenen Texten und Bildern; nicht mit den Verlagen oder Autoren der Spiele verbunden.
ui-footer-licence = Freie Software: MIT oder Apache 2.0.
ui-not-found-title = Seite nicht gefunden
ui-not-found-text = Unter dieser Adresse gibt es nichts; vielleicht ist der Link unvollständig.
ui-not-found-home = Zur Startseite
ui-texts-missing = Einige Texte konnten nicht geladen werden; nichts ist verloren.
ui-retry = Noch einmal versuchen
ui-analysis = Analyse
ui-part-missing = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.

## Bei einem Absturz

ui-crash-title = Etwas ist schiefgelaufen
ui-crash-text = Die Seite wurde wegen eines Programmfehlers angehalten. Die Partie ist bis zum letzten Zug gespeichert.
ui-crash-download = Partie herunterladen
ui-crash-reload = Zurück zur Startseite

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
ui-promises = Was dich am Tisch erwartet
ui-promise-rules = Jede Regel, erklärt
ui-promise-rules-text = Erlaubte Möglichkeiten leuchten; bei den anderen siehst du, warum nicht, und die Regel ist einen Klick entfernt.
ui-promise-bots = Gegner zu jeder Zeit
ui-promise-bots-text = Bots füllen die leeren Plätze. Sie sehen nur, was ein Spieler auf ihrem Platz sehen würde.
ui-promise-together = Mit Freunden an einem Bildschirm
ui-promise-together-text = Zwei bis fünf Personen teilen sich einen Bildschirm. Jeder Spieler hat eine Farbe und eine Form, und ein Vorhang verbirgt geheime Hände.
ui-promise-offline = Auch offline spielbar
ui-promise-offline-text = Alles läuft in deinem Browser, auch ohne Verbindung. Von jeder Partie kannst du eine Aufzeichnung behalten.
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
ui-saved-damaged = beschädigt, lässt sich nicht öffnen
ui-resume = Weiterspielen
ui-view = Ansehen
ui-delete = Löschen
ui-delete-sure = Diese Partie endgültig löschen?
ui-delete-yes = Löschen
ui-delete-no = Behalten
ui-load = Aufzeichnung laden
ui-load-choose = Aufzeichnung auswählen oder hier ablegen
ui-load-text = Eine Aufzeichnung ist eine Textdatei mit einer ganzen Partie. Sie öffnet sich in der Wiedergabe, und du kannst ab jedem Zug weiterspielen.
ui-load-too-big = „{ $file }“ ist zu groß für eine Aufzeichnung; wähle eine Aufzeichnungsdatei.
ui-load-unreadable = „{ $file }“ lässt sich nicht lesen; wähle eine Aufzeichnungsdatei.

## Neue Partie

ui-reconstructed = { $count ->
    [0] Keiner der { $total } Werte ist rekonstruiert.
    [one] { $count } von { $total } Werten ist rekonstruiert.
   *[other] { $count } von { $total } Werten sind rekonstruiert.
}
ui-reconstructed-correct = So korrigierst du sie
ui-new-title = Neue Partie
ui-new-heading = Neue Partie { $game }
ui-seats-title = Spieler
ui-seat-count = Anzahl der Spieler
ui-shuffle = Plätze auslosen
ui-seat = Platz { $seat }
ui-seat-kind = Art des Spielers
ui-person = Mensch
ui-bot-random = Bot: Zufall
ui-bot-random-text = Spielt einen zufälligen erlaubten Zug. Gut zum Ausprobieren.
ui-bot-greedy = Bot: gierig
ui-bot-greedy-text = Nimmt, was gerade am besten aussieht. Ein munterer Gegner für die ersten Partien.
ui-bot-planner = Bot: Planer
ui-bot-planner-text = Folgt Faustregeln wie ein ordentlicher Anfänger; denkt nie voraus.
ui-bot-easy = Bot: leicht
ui-bot-easy-text = Denkt ein wenig voraus und macht menschliche Fehler.
ui-bot-normal = Bot: mittel
ui-bot-normal-text = Denkt voraus und verschenkt selten etwas.
ui-bot-hard = Bot: schwer
ui-bot-hard-text = Denkt am längsten, bis zu fünf Sekunden pro Zug. Für erfahrene Spieler.
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
ui-options-text = Mit den Standardoptionen folgt das Spiel der Spielregel.
ui-house-rules = Hausregeln
ui-house-rules-text = Wo sich die Quellen widersprechen, kannst du entscheiden. Für die erste Partie nicht nötig.
ui-option-standard = Standard
ui-seed-title = Zufall
ui-seed = Startwert
ui-seed-empty = zufällig
ui-seed-text = Derselbe Startwert ergibt dieselbe Mischung. Lass ihn leer oder gib eine ganze Zahl oder 64 hexadezimale Ziffern ein.
ui-begin = Partie starten
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
ui-rules-lead = In eigenen Worten und nummeriert, damit Fragen und Meldungen auf sie verweisen können.
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

## Titel von Anleitung, Tisch und Wiedergabe

ui-guide-title = Die erste Partie
ui-table-title = Tisch
ui-replay-title = Wiedergabe

## Seitentitel und Über

ui-title-waiting = { $game }: Warteraum
ui-title-new-table = Neuer Tisch
ui-title-account = Konto
ui-title-person = Profil
ui-title-finished = Beendete Partien
ui-title-notifications = Benachrichtigungen
ui-title-confirm = Adresse bestätigen
ui-title-password = Neues Passwort
ui-title-yours = du bist am Zug
ui-title-turn = { $player } ist am Zug
ui-about-title = Über das Spiel
ui-about-heading = Über { $game }
ui-about-origins = Woher die Werte kommen
ui-about-components = Spielmaterial
ui-about-total = Summe
ui-origin-rulebook = Spielregel
ui-origin-rulebook-text = aus der Spielregel
ui-origin-published = Veröffentlicht
ui-origin-published-text = aus einer anderen öffentlichen Quelle, etwa einer Rezension
ui-origin-derived = Abgeleitet
ui-origin-derived-text = folgt aus bekannten Werten
ui-origin-reconstructed = Rekonstruiert
ui-origin-reconstructed-text = von uns so gewählt, dass alle bekannten Werte stimmen
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
ui-part-places = Orte auf beiden Spielplänen
ui-part-rail-lines = Bahnstrecken auf beiden Spielplänen
ui-about-reconstructed = Was rekonstruiert ist
ui-about-reconstructed-text = Diese Werte der Plättchen sind sorgfältig geschätzt. Das gilt auch für die Straßen und Linien des Spielplans.
ui-about-reconstructed-show = Plättchen anzeigen
ui-about-reconstructed-fields = Diese Werte der Felder sind sorgfältig geschätzt. Das gilt auch für die Straßen, Linien und Netze des Spielplans.
ui-about-reconstructed-show-fields = Felder anzeigen
ui-about-reconstructed-maps = Diese Werte der Plättchen und diese Orte sind sorgfältig geschätzt. Das gilt auch für die Bahnstrecken auf beiden Spielplänen, die Anzahl der Karten jeder Art und die Preise auf den Nachfragetafeln.
ui-about-reconstructed-show-maps = Plättchen und Orte anzeigen
ui-about-reconstructed-none = Kein Wert wurde rekonstruiert: Jeder Wert stammt aus einer Quelle.
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
ui-about-compare-text = Industry ist der Nachfolger von Industria und erschien sieben Jahre später. Wenn du Industria kennst, findest du hier, was Industry ändert.
ui-about-correct = Besitzt du das Spiel?
ui-about-correct-text = Dann kannst du diese Werte korrigieren: Kopiere die Datendatei, ändere sie und starte damit eine Partie. Die Seite docs/data.md des Projekts erklärt, wie es geht; eine Korrektur, die du uns schickst, hilft allen.
ui-about-sources = Quellen

## Einstellungen

ui-settings-title = Einstellungen
ui-settings-lead = Änderungen gelten sofort und werden in diesem Browser gespeichert.
ui-settings-look = Darstellung und Sprache
ui-settings-table = Am Tisch
ui-motion = Animationen
ui-motion-system = wie im System
ui-motion-full = alle
ui-motion-reduced = reduziert
ui-speed = Tempo der Bots
ui-speed-slow = langsam
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-instant = sofort
ui-confirm-moves = Züge bestätigen
ui-confirm-moves-text = Der erste Klick zeigt eine Vorschau des Zugs, der zweite spielt ihn.
ui-auto-forced = Erzwungene Züge automatisch spielen
ui-auto-forced-text = Wenn die Regeln nur einen Zug erlauben, wird er ohne Nachfrage gespielt.
