# Falsche Eingaben: was nicht stimmt und was richtig wäre.

error-seat-count = { $game } lässt sich nicht zu { $seats } spielen; mögliche Spielerzahlen sind { $allowed }.
error-unknown-option = { $game } hat keine Option „{ $option }“; es gibt { $known }.
error-unknown-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich: { $known }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht; zur Auswahl: { $known }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Auswahl: { $known }.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; zur Auswahl: { $known }.
error-unknown-rule = { $game } hat keine Regel { $rule }; gib eine Nummer wie 6.6 an, oder keine, um alle Regeln zu lesen.
error-data = Zeile { $line } der Datendatei ist nicht verwendbar: { $what }.
error-data-version = Dieses Spiel wurde mit den Bestandteilen { $needed } gespielt; gib die Datendatei mit --data an.
error-view = Der Server beschreibt diesen Tisch auf eine Weise, die diese Seite nicht versteht ({ $what }); lade die Seite neu.
error-record-cut = Zeile { $line } der Aufzeichnung bricht mittendrin ab („{ $found }“): Die Datei wurde abgeschnitten; nimm die ganze Datei.
error-record-form = Zeile { $line } der Aufzeichnung sollte aussehen wie „{ $form }“, ist aber „{ $found }“.
error-record-no-seed = Diese Aufzeichnung hat keinen Startwert: Die Partie lief noch, als die Datei gespeichert wurde. Öffnen lässt sie sich, wenn die Partie zu Ende ist; speichere sie dann noch einmal.
error-record-not-an-action = Zeile { $line } der Aufzeichnung, „{ $found }“, nennt keine Aktion dieses Spiels.
error-record-illegal = Zeile { $line } der Aufzeichnung, „{ $found }“, ist dort kein erlaubter Zug ({ $rule }).
error-record-after-the-end = Zeile { $line } der Aufzeichnung, „{ $found }“, kommt nach dem Ende der Partie; dort sollte nichts stehen.
error-record-not-over = Zeile { $line } der Aufzeichnung, „{ $found }“, beendet eine Partie, die nicht zu Ende ist; dort sollte ein Zug stehen.
error-rules-version = Dieses Spiel wurde mit Fassung { $needed } der Regeln von { $game } gespielt, und dieses Programm hat Fassung { $have }; öffne es mit einem Programm, das Fassung { $needed } hat.
error-seed = „{ $seed }“ ist kein Startwert; gib eine ganze Zahl von 0 bis 18446744073709551615 oder 64 hexadezimale Ziffern an.
error-file = Die Datei { $file } ist nicht verwendbar ({ $why }); gib den Pfad einer Textdatei an, die du verwenden darfst.
error-name = „{ $name }“ kann kein Spielername sein; ein Name hat 1 bis 40 Zeichen, alle sichtbar.
error-not-an-action = „{ $action }“ ist keine Aktion dieses Spiels; wähle eine der aufgeführten Aktionen.
error-port = Die Adresse { $address } ist nicht verwendbar; gib eine freie in der Form HOST:PORT an, etwa 127.0.0.1:8080.
error-option-form = „{ $option }“ ist keine Option mit ihrem Wert; schreibe name=wert.
error-number = „{ $value }“ passt hier nicht für { $what }; --help sagt, was möglich ist.
error-too-many-players = { $players } Spieler passen nicht an einen Tisch mit { $seats } Plätzen; nenne weniger oder gib mehr Plätze an.
