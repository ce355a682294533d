# Falsche Eingaben: was nicht stimmt und was richtig wäre.

error-seat-count = { $game } lässt sich nicht zu { $seats } spielen; mögliche Spielerzahlen: { $allowed }.
error-unknown-option = { $game } hat keine Option „{ $option }“; verfügbare Optionen: { $known }.
error-unknown-value = Die Option { $option } kann nicht „{ $value }“ sein; mögliche Werte: { $known }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; verfügbare Spiele: { $known }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; verfügbare Bots: { $known }.
error-unknown-language = Die Sprache „{ $language }“ ist nicht verfügbar; verfügbare Sprachen: { $known }.
error-unknown-rule = { $game } hat keine Regel { $rule }; gib eine Nummer wie 6.6 an, oder keine, um alle Regeln zu lesen.
error-data = Zeile { $line } der Datendatei ist ungültig: { $what }.
error-data-version = Diese Partie wurde mit dem Spielmaterial { $needed } gespielt; gib die Datendatei mit --data an.
error-view = Diese Seite versteht nicht, wie der Server diesen Tisch beschreibt ({ $what }); lade die Seite neu.
error-record-cut = Zeile { $line } der Aufzeichnung bricht ab („{ $found }“): Die Datei ist unvollständig; nimm die vollständige Datei.
error-record-form = Zeile { $line } der Aufzeichnung sollte aussehen wie „{ $form }“, ist aber „{ $found }“.
error-record-no-seed = Diese Aufzeichnung hat keinen Startwert: Die Partie lief noch, als die Datei gespeichert wurde. Speichere sie noch einmal, wenn die Partie zu Ende ist.
error-record-not-an-action = Zeile { $line } der Aufzeichnung, „{ $found }“, ist keine Aktion dieses Spiels.
error-record-illegal = Zeile { $line } der Aufzeichnung, „{ $found }“, ist an dieser Stelle kein erlaubter Zug ({ $rule }).
error-record-after-the-end = Zeile { $line } der Aufzeichnung, „{ $found }“, kommt nach dem Ende der Partie; dort sollte nichts stehen.
error-record-not-over = Zeile { $line } der Aufzeichnung, „{ $found }“, beendet eine Partie, die nicht zu Ende ist; dort sollte ein Zug stehen.
error-rules-version = Diese Partie wurde mit Fassung { $needed } der Regeln von { $game } gespielt, aber dieses Programm hat Fassung { $have }; öffne sie mit einem Programm, das Fassung { $needed } hat.
error-seed = „{ $seed }“ ist kein Startwert; gib eine ganze Zahl von 0 bis 18446744073709551615 oder 64 hexadezimale Ziffern an.
error-file = Die Datei { $file } ist nicht verwendbar ({ $why }); gib den Pfad einer Textdatei an, auf die du Zugriff hast.
error-name = „{ $name }“ ist kein gültiger Spielername; ein Name hat 1 bis 40 Zeichen, alle sichtbar.
error-not-an-action = „{ $action }“ ist keine Aktion dieses Spiels; wähle eine der aufgeführten Aktionen.
error-port = Die Adresse { $address } ist nicht verwendbar; gib eine freie in der Form HOST:PORT an, etwa 127.0.0.1:8080.
error-option-form = „{ $option }“ ist keine Option mit einem Wert; schreibe name=wert.
error-number = „{ $value }“ ist kein gültiger Wert für { $what }; siehe --help.
error-too-many-players = { $players } Spieler passen nicht an einen Tisch mit { $seats } Plätzen; nenne weniger Spieler oder gib mehr Plätze an.
