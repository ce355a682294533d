# Was der Spielraum antwortet, wenn etwas nicht geht: was falsch war und was richtig wäre.

error-not-logged-in = Dafür braucht es einen Namen: Komm zuerst als Gast herein oder melde dich an, und schicke das erhaltene Token oder Cookie mit.
error-other-site = Diese Anfrage kam von der Seite eines anderen Servers; benutze die Seite dieses Servers.
error-no-table = Unter dieser Adresse gibt es keinen Tisch; prüfe den Link.
error-not-seated = Das dürfen nur die, die an diesem Tisch sitzen; nimm zuerst Platz.
error-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
error-no-seat = Dieser Tisch hat keinen Platz „{ $seat }“; seine Plätze sind { $seats }.
error-seat-taken = Dort sitzt schon jemand; wähle einen anderen Platz.
error-colour = Diese Farbe gibt es nicht; es gibt { $colours }.
error-colour-taken = Jemand an diesem Tisch hat diese Farbe schon; wähle eine andere.
error-colours-drawn = An diesem Tisch werden die Farben zu Beginn der Partie ausgelost; niemand wählt eine.
error-started = Die Partie hat begonnen; die Plätze lassen sich so nicht mehr ändern.
error-not-started = Die Partie hat noch nicht begonnen; sie beginnt, wenn alle Plätze besetzt sind oder wer den Tisch eröffnet hat, sie startet.
error-nobody-sits = Eine Partie braucht mindestens einen Menschen; setz dich zuerst.
error-many-tables = Du hast { $most } Tische, die offen sind oder an denen gespielt wird, und mehr kann niemand haben; zieh einen zurück oder spiel eine Partie zu Ende.
error-file-quota = Du hast in den letzten 24 Stunden { $most } MB an Materialdateien gesendet, und mehr kann niemand senden; versuch es morgen wieder oder spiel mit dem normalen Spielmaterial.
error-many-reports = { $most } deiner Meldungen warten noch darauf, gelesen zu werden, und mehr kann niemand haben; versuch es später wieder.
error-over = Die Partie ist zu Ende; es lässt sich nichts mehr zurücknehmen.
error-not-over = Die Partie ist nicht zu Ende; spielt sie zuerst fertig.
error-ended = Diese Partie wurde vorzeitig beendet; es kann nicht weitergespielt werden.
error-frozen-move = Dieses Programm kann Zug { $number } dieser Partie nicht spielen; die Partie bleibt erhalten, ein neueres Programm kann sie fortsetzen.
error-stale = { $moves ->
    [one] Inzwischen ist ein Zug gemacht;
   *[other] Inzwischen sind { $moves } Züge gemacht;
} sieh dir den Tisch noch einmal an und wähle neu.
error-bot-plays = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
error-sat-elsewhere = Du hast in dieser Partie auf einem anderen Platz gesessen und gesehen, was dort verdeckt ist; nimm nur jenen wieder ein.
error-bot-decides = Deine Zeit für diese Entscheidung ist um, und ein Bot trifft sie; nimm deinen Platz danach wieder ein.
error-time-control = Nach dieser Uhr kann niemand spielen: ein Vorrat hat 1 bis { $bank } Sekunden und ein Zuschlag höchstens { $increment }; oder es sind 1 bis { $days } Tage, Stunden wie 08:00 bis 22:00 in einer Zone wie +01:00 und höchstens { $holidays } Feiertage wie 2026-12-25.
error-undo-to = Nach { $moves } Zügen kann man nicht zu Zug { $to } zurück; gib eine kleinere Zahl ab 0 an.
error-body = Was geschickt wurde, ist nicht lesbar: { $what }.
error-sitter = „{ $who }“ kann sich nicht setzen; gib „me“, „nobody“ oder einen Bot wie „bot:normal“ an.
error-share = „{ $share }“ ist kein Anteil; gib 64 hexadezimale Ziffern an.
error-other-share = Das ist nicht der Anteil, auf den du dich festgelegt hattest.
error-not-opening = Dieser Tisch wartet nicht darauf, dass Anteile geöffnet werden.
error-not-committed = Der Browser von jemandem hat sich noch nicht auf einen Anteil am Startwert festgelegt; er tut es, sobald die Person wieder da ist.
error-share-and-commitment = Gib einen Anteil oder eine Festlegung an, nicht beides.
error-key = Ein Schlüssel hat höchstens { $most } Zeichen.
error-key-reused = Dieser Schlüssel wurde schon für einen anderen Zug verwendet; ein neuer Zug braucht einen eigenen.
error-not-live = Diese Adresse ist für eine WebSocket-Verbindung; benutze eine solche.
error-not-for-programs = Das darf das Token eines Programms nicht; melde dich mit Adresse und Passwort an.
error-sign-up-closed = Die Registrierung ist auf diesem Server geschlossen. Frag die Person, die ihn betreibt, nach einem Konto.
error-has-account = Es gibt schon ein Konto; melde dich an, oder melde dich zuerst ab.
error-no-account = Ein Gast hat kein Passwort; lege zuerst ein Konto an.
error-wrong-password = Adresse oder Passwort stimmt nicht; prüfe beides und versuche es noch einmal.
error-banned = Du wurdest von diesem Server gesperrt. Wenn du das für einen Irrtum hältst, frag die Person, die ihn betreibt.
error-password = Ein Passwort hat mindestens { $least } und höchstens { $most } Zeichen.
error-common-password = Dieses Passwort gehört zu denen, die zuerst ausprobiert werden; wähle ein anderes.
error-sign-in-again = Dafür musst du dich in den letzten 15 Minuten angemeldet haben: Melde dich ab und wieder an und versuche es noch einmal.
error-address = Das ist keine E-Mail-Adresse; eine solche sieht aus wie anna@example.org.
error-label = Eine Bezeichnung hat 1 bis { $most } Zeichen, alle sichtbar.
error-many-tokens = Mehr als { $most } Token sind nicht möglich; widerrufe zuerst eines.
error-no-token = Dieses Token gibt es nicht; sieh in der Liste deiner Token nach.
error-text = Das hat { $least } bis { $most } Zeichen; schreibe etwas, das so lang ist.
error-no-message = Unter dieser Nummer wurde nichts gesagt; schaue noch einmal in das Gespräch.
error-no-person = Unter dieser Adresse ist niemand; prüfe den Link.
error-webhooks-off = Hier wird niemand über Webhooks benachrichtigt; frage, wer diesen Server betreibt.
error-webhook = Dorthin lässt sich nichts schicken; gib eine Webadresse an, die alle erreichen, etwa https://example.org/hook.
error-push-off = Hier wird niemand durch Push-Nachrichten benachrichtigt; frage, wer diesen Server betreibt.
error-push-keys = Die Schlüssel deines Browsers ergeben keinen Sinn; schicke address, p256dh und auth seines Abonnements.
error-hours = Zwischen zwei Nachrichten können 0 bis { $most } Stunden liegen.
error-many-channels = Mehr als { $most } Kanäle gehen nicht; entferne zuerst einen.
error-no-channel = Diesen Kanal gibt es nicht; schaue in die Liste deiner Kanäle.
tell-turn = Du bist am Zug: { $game } mit { $others }.
tell-opening = Dein Tisch mit { $game } wartet auf dich: Die Partie beginnt, sobald dein Browser seinen Anteil am Startwert geöffnet hat.
tell-no-address = das ist keine Adresse im Web
tell-unreachable = diese Adresse wird von hier aus nicht erreicht
tell-slow = es hat zu lange gedauert
tell-connection = die Verbindung ist gescheitert
tell-answer = die Antwort war { $status }
tell-no-mail = hier gibt es keine Post mehr
tell-letter = der Brief wurde nicht angenommen
tell-posting-off = von hier wird nichts mehr verschickt
tell-keys = die Schlüssel des Browsers ergeben keinen Sinn
tell-encrypt = die Nachricht ließ sich nicht verschlüsseln
tell-database = die Datenbank hat nicht geantwortet
tell-sign = die Nachricht ließ sich nicht signieren
error-nul = Ein Text hat ein Zeichen, das nicht aufbewahrt werden kann (U+0000); lass es weg.
error-too-large = Das ist zu groß; höchstens { $most } kB werden angenommen.
api-title = Die Schnittstelle von Smokestack
api-intro = Alles, was die Seite tut, wird so angefragt; Programme können dasselbe, mit `Authorization: Bearer TOKEN`. Die Beschreibungen sind auf Englisch, und ein Programm liest sie hier:
api-contents = Inhalt
api-forms = Was gesendet und geantwortet wird
api-parameters = Parameter
api-body = Inhalt der Anfrage
api-answers = Antworten
api-in-path = im Pfad
api-in-query = hinter dem Fragezeichen
error-mail-off = Hier wird nichts per E-Mail verschickt; frage, wer diesen Server betreibt.
error-wrong-code = Dieser Code gilt nicht oder nicht mehr; verlange einen neuen Brief.
error-not-confirmed = Es ist noch nicht gezeigt, dass die Adresse dir gehört; verlange einen Brief und gib den Code an, der darin steht.
letter-turn-subject = Du bist am Zug
letter-confirm-subject = Ist das deine Adresse?
letter-confirm =
    Jemand hat diese Adresse für ein Konto bei Smokestack angegeben. Wenn du es warst, gib dort diesen Code an:

    { $code }

    Er gilt einen Tag. Wenn du es nicht warst, tu nichts.
letter-link =
    Oder öffne diese Seite:

    { $link }
letter-reset-subject = Ein neues Passwort
letter-reset =
    Jemand will ein neues Passwort für dein Konto bei Smokestack. Wenn du es warst, gib dort diesen Code an:

    { $code }

    Er gilt eine halbe Stunde. Wenn du es nicht warst, tu nichts: Das alte Passwort bleibt.
error-too-many = { $seconds ->
    [one] Das war zu oft; versuche es in einer Sekunde wieder.
   *[other] Das war zu oft; versuche es in { $seconds } Sekunden wieder.
}
error-no-route = Unter dieser Adresse gibt es nichts; /api/openapi.json zählt auf, was es gibt.
error-wrong-method = Diese Adresse verlangt eine andere Methode; /api/openapi.json zählt auf, was es gibt.
error-unavailable = Der Server kann das gerade nicht; versuche es gleich noch einmal.
error-mail = Briefe brauchen --smtp smtps://NAME:PASSWORT@HOST (oder smtp://HOST:PORT) und --mail-from "NAME <ADRESSE>"; gib beides an, oder keines.
error-database = Die Datenbank { $database } ist nicht verwendbar ({ $why }); gib sqlite:PFAD an, oder postgres://NUTZER@HOST/NAME eines laufenden PostgreSQL.
error-older-schema = Die Datenbank hat Schema { $schema }, dieses Programm ist für { $latest }: nimm das Programm, das mit ihr läuft, oder lass sie zuerst von `smokestack serve` dieses Programms auf den neuesten Stand bringen.
error-database-taken = Ein anderes Smokestack läuft schon mit der Datenbank { $database }: beende es, oder gib diesem mit --database eine eigene.
error-file-there = Die Datei { $file } gibt es schon; gib den Namen einer neuen.
error-config = Die Datei { $file } ist nicht verwendbar: { $what }.
error-config-word = Die Datei { $file } setzt „{ $word }“; das ist keine Einstellung, es gibt { $known }.
error-admin-nobody = Hier hat niemand die Kennung oder Adresse „{ $who }“; „smokestack admin people“ zählt auf, wer da ist.
error-admin-several = Mehrere beanspruchen { $email }; nenne die Kennung: { $ids }.
error-admin-guest = { $who } ist ein Gast und hat kein Passwort; nur Konten haben eines.
error-admin-table = Es gibt keinen Tisch „{ $table }“; die Kennung ist der letzte Teil seines Links.
error-admin-report = Es gibt keine offene Meldung „{ $id }“; „smokestack admin reports“ zählt sie auf.
error-passkeys-off = Hier gibt es keine Passkeys: Wer diesen Server betreibt, hat nicht angegeben, unter welcher Adresse er zu finden ist.
error-passkey = Dieser Passkey konnte nicht hinzugefügt werden; versuche es noch einmal und antworte innerhalb von fünf Minuten.
error-wrong-passkey = Dieser Passkey passt hier nicht; versuche es noch einmal oder melde dich anders an.
error-has-passkey = Diesen Passkey gibt es schon; schaue in die Liste deiner Passkeys.
error-many-passkeys = Mehr als { $most } Passkeys gehen nicht; entferne zuerst einen.
error-no-passkey = Diesen Passkey gibt es nicht; schaue in die Liste deiner Passkeys.
