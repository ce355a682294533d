# Fehlermeldungen und E-Mails des Servers: was falsch war und was stattdessen zu tun ist.

error-not-logged-in = Melde dich zuerst an oder mach als Gast weiter.
error-other-site = Diese Anfrage kam von einer anderen Website; benutze die Seite dieses Servers.
error-no-table = Unter dieser Adresse gibt es keinen Tisch; prüfe den Link.
error-not-seated = Das können nur Spieler, die an diesem Tisch sitzen; nimm zuerst Platz.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-no-seat = Dieser Tisch hat keinen Platz „{ $seat }“; seine Plätze sind { $seats }.
error-seat-taken = Dieser Platz ist schon besetzt; wähle einen anderen.
error-colour-taken = Ein anderer Spieler an diesem Tisch hat diese Farbe schon; wähle eine andere.
error-colours-drawn = An diesem Tisch werden die Farben zu Beginn der Partie ausgelost; sie lassen sich nicht wählen.
error-started = Die Partie hat schon begonnen; die Plätze lassen sich so nicht mehr ändern.
error-not-started = Die Partie hat noch nicht begonnen; sie beginnt, wenn alle Plätze besetzt sind oder der Gastgeber sie startet.
error-nobody-sits = Eine Partie braucht mindestens einen menschlichen Spieler; nimm zuerst Platz.
error-many-tables = Du hast schon { $most } offene oder laufende Tische, mehr sind nicht möglich; sag zuerst einen ab oder spiel eine Partie zu Ende.
error-file-quota = Du hast in den letzten 24 Stunden { $most } MB an Materialdateien hochgeladen, mehr ist nicht möglich; versuch es morgen wieder oder spiel mit dem normalen Spielmaterial.
error-many-reports = { $most } deiner Meldungen sind noch nicht bearbeitet, mehr sind nicht möglich; versuch es später wieder.
error-over = Die Partie ist zu Ende; Züge lassen sich nicht mehr zurücknehmen.
error-not-over = Die Partie ist noch nicht zu Ende; spielt sie zuerst fertig.
error-ended = Diese Partie wurde vorzeitig beendet; es kann nicht weitergespielt werden.
error-frozen-move = Diese Programmversion kann Zug { $number } dieser Partie nicht spielen; die Partie bleibt erhalten, und eine neuere Version kann sie fortsetzen.
error-stale = Der Tisch hat sich geändert: Die Partie ist jetzt bei Zug { $moves }. Sieh dir den Tisch an und wähle noch einmal.
error-bot-plays = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
error-sat-elsewhere = Du hast in dieser Partie schon auf einem anderen Platz gesessen und gesehen, was dort verdeckt ist; du kannst nur diesen Platz wieder einnehmen.
error-bot-decides = Deine Zeit für diese Entscheidung ist abgelaufen, ein Bot trifft sie; danach kannst du deinen Platz wieder einnehmen.
error-time-control = Ungültige Bedenkzeit: Möglich ist ein Zeitvorrat von 1 bis { $bank } Sekunden mit einem Zuschlag von höchstens { $increment } Sekunden; oder 1 bis { $days } Tage pro Zug, mit Uhrzeiten wie 08:00 bis 22:00 in einer Zeitzone wie +01:00 und höchstens { $holidays } Feiertagen wie 2026-12-25.
error-undo-to = Die Partie ist bei Zug { $moves } und kann nicht zu Zug { $to } zurück; gib eine kleinere Zahl ab 0 an.
error-body = Die Anfrage ist nicht lesbar: { $what }.
error-share = „{ $share }“ ist kein gültiger Anteil; gib 64 hexadezimale Ziffern an.
error-other-share = Das ist nicht der Anteil, auf den du dich festgelegt hattest.
error-not-opening = Dieser Tisch wartet nicht darauf, dass Anteile offengelegt werden.
error-not-committed = Der Browser eines Spielers hat sich noch nicht auf einen Anteil am Startwert festgelegt; er tut es, sobald dieser Spieler wieder da ist.
error-share-and-commitment = Sende einen Anteil oder eine Festlegung, nicht beides.
error-actions = Sende eine Aktion oder eine Liste von 1 bis { $most } Aktionen.
error-key = Ein Schlüssel darf höchstens { $most } Zeichen haben.
error-key-reused = Dieser Schlüssel wurde schon für einen anderen Zug verwendet; jeder Zug braucht einen eigenen.
error-not-live = Diese Adresse nimmt nur WebSocket-Verbindungen an.
error-not-for-programs = Mit einem API-Token geht das nicht; melde dich mit E-Mail-Adresse und Passwort an.
error-sign-up-closed = Die Registrierung ist auf diesem Server geschlossen. Frag die Person, die ihn betreibt, nach einem Konto.
error-has-account = Du hast schon ein Konto. Um ein weiteres anzulegen, melde dich zuerst ab.
error-no-account = Ein Gast hat kein Passwort; lege zuerst ein Konto an.
error-wrong-password = E-Mail-Adresse oder Passwort ist falsch; prüfe beides und versuche es noch einmal.
error-banned = Du wurdest von diesem Server gesperrt. Wenn du das für einen Irrtum hältst, frag die Person, die ihn betreibt.
error-password = Ein Passwort muss { $least } bis { $most } Zeichen haben.
error-common-password = Dieses Passwort ist zu verbreitet; wähle ein anderes.
error-sign-in-again = Das geht nur in den ersten 15 Minuten nach der Anmeldung: Melde dich ab und wieder an und versuche es noch einmal.
error-address = Das ist keine gültige E-Mail-Adresse; sie sollte aussehen wie anna@example.org.
error-label = Eine Bezeichnung muss 1 bis { $most } Zeichen haben, alle sichtbar.
error-many-tokens = Du kannst nicht mehr als { $most } Token haben; widerrufe zuerst eines.
error-no-token = Dieses Token gibt es nicht; sieh in der Liste deiner Token nach.
error-text = Gib { $least } bis { $most } Zeichen ein.
error-no-message = Es gibt keine Nachricht mit dieser Nummer; sieh noch einmal im Chat nach.
error-no-person = Diesen Nutzer gibt es nicht; prüfe den Link.
error-webhooks-off = Webhooks sind auf diesem Server abgeschaltet; wende dich an die Person, die ihn betreibt.
error-webhook = Diese Adresse ist nicht verwendbar; gib eine öffentlich erreichbare Webadresse an, etwa https://example.org/hook.
error-push-off = Push-Benachrichtigungen sind auf diesem Server abgeschaltet; wende dich an die Person, die ihn betreibt.
error-push-keys = Die Push-Schlüssel des Browsers sind ungültig; sende address, p256dh und auth seines Abonnements.
error-hours = Zwischen zwei Nachrichten müssen 0 bis { $most } Stunden liegen.
error-many-channels = Du kannst nicht mehr als { $most } Kanäle haben; entferne zuerst einen.
error-no-channel = Diesen Kanal gibt es nicht; sieh in der Liste deiner Kanäle nach.
tell-turn = Du bist am Zug: { $game } mit { $others }.
tell-opening = Dein Tisch mit { $game } wartet auf dich: Die Partie beginnt, sobald dein Browser seinen Anteil am Startwert offengelegt hat.
tell-no-address = das ist keine Webadresse
tell-unreachable = dieser Server kann die Adresse nicht erreichen
tell-slow = Zeitüberschreitung bei der Anfrage
tell-connection = die Verbindung ist fehlgeschlagen
tell-answer = die Antwort war { $status }
tell-no-mail = dieser Server verschickt keine E-Mails mehr
tell-letter = der Mailserver hat die E-Mail abgelehnt
tell-posting-off = dieser Server schickt keine Benachrichtigungen mehr an Webadressen
tell-keys = die Push-Schlüssel des Browsers sind ungültig
tell-encrypt = die Nachricht ließ sich nicht verschlüsseln
tell-database = die Datenbank hat nicht geantwortet
tell-sign = die Nachricht ließ sich nicht signieren
error-nul = Der Text enthält ein Zeichen, das nicht gespeichert werden kann (U+0000); entferne es.
error-too-large = Das ist zu groß; die Grenze liegt bei { $most } kB.
api-title = Die API von Smokestack
api-intro = Die Webseite benutzt dieselben Endpunkte; deine eigenen Programme können das auch, mit `Authorization: Bearer TOKEN`. Die Beschreibungen sind auf Englisch; die maschinenlesbare Fassung gibt es hier:
api-contents = Inhalt
api-forms = Schemas
api-parameters = Parameter
api-body = Inhalt der Anfrage
api-answers = Antworten
api-in-path = Pfadparameter
api-in-query = Query-Parameter
error-mail-off = Dieser Server verschickt keine E-Mails; wende dich an die Person, die ihn betreibt.
error-wrong-code = Dieser Code ist falsch oder abgelaufen; fordere eine neue E-Mail an.
error-not-confirmed = Deine E-Mail-Adresse ist noch nicht bestätigt; fordere eine E-Mail an und gib den Code daraus ein.
letter-turn-subject = Du bist am Zug
letter-confirm-subject = Bestätige deine E-Mail-Adresse
letter-confirm =
    Jemand hat diese Adresse für ein Konto bei Smokestack angegeben. Wenn du es warst, gib dort diesen Code ein:

    { $code }

    Er gilt einen Tag. Wenn du es nicht warst, ignoriere diese E-Mail.
letter-link =
    Oder öffne diesen Link:

    { $link }
letter-reset-subject = Passwort zurücksetzen
letter-reset =
    Jemand hat ein neues Passwort für dein Konto bei Smokestack angefordert. Wenn du es warst, gib dort diesen Code ein:

    { $code }

    Er gilt eine halbe Stunde. Wenn du es nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt unverändert.
error-too-many = { $seconds ->
    [one] Zu viele Anfragen; versuche es in einer Sekunde wieder.
   *[other] Zu viele Anfragen; versuche es in { $seconds } Sekunden wieder.
}
error-no-route = Unter dieser Adresse gibt es nichts; /api/openapi.json listet alle Endpunkte auf.
error-wrong-method = Diese Adresse unterstützt diese Methode nicht; /api/openapi.json listet alle Endpunkte auf.
error-unavailable = Der Server kann das gerade nicht ausführen; versuche es gleich noch einmal.
error-mail = Für E-Mails braucht es --smtp smtps://NAME:PASSWORT@HOST (oder smtp://HOST:PORT) und --mail-from "NAME <ADRESSE>"; gib beides an oder keines.
error-database = Die Datenbank { $database } ist nicht verwendbar ({ $why }); gib sqlite:PFAD an oder postgres://NUTZER@HOST/NAME eines laufenden PostgreSQL-Servers.
error-older-schema = Die Datenbank hat Schema { $schema }, aber diese Programmversion braucht { $latest }: Nimm die Version, mit der die Datenbank läuft, oder aktualisiere die Datenbank zuerst, indem du `smokestack serve` mit dieser Version startest.
error-database-taken = Ein anderer Smokestack-Server benutzt die Datenbank { $database } bereits: Beende ihn oder wähle mit --database eine andere Datenbank.
error-file-there = Die Datei { $file } gibt es schon; gib den Namen einer neuen Datei an.
error-config = Die Datei { $file } ist nicht verwendbar: { $what }.
error-config-word = Die Datei { $file } setzt „{ $word }“; das ist keine Einstellung. Verfügbare Einstellungen: { $known }.
error-admin-nobody = Kein Nutzer hat die Kennung oder E-Mail-Adresse „{ $who }“; „smokestack admin people“ listet alle Nutzer auf.
error-admin-several = Mehrere Nutzer haben die Adresse { $email } angegeben; gib stattdessen eine ihrer Kennungen an: { $ids }.
error-admin-guest = { $who } ist ein Gast und hat kein Passwort; nur Konten haben eines.
error-admin-table = Es gibt keinen Tisch „{ $table }“; die Kennung ist der letzte Teil seines Links.
error-admin-report = Es gibt keine offene Meldung „{ $id }“; „smokestack admin reports“ listet sie auf.
error-passkeys-off = Passkeys sind hier nicht verfügbar: Die öffentliche Adresse dieses Servers ist nicht eingerichtet.
error-passkey = Dieser Passkey konnte nicht hinzugefügt werden; versuche es noch einmal und bestätige innerhalb von fünf Minuten.
error-wrong-passkey = Dieser Passkey wurde nicht akzeptiert; versuche es noch einmal oder melde dich anders an.
error-has-passkey = Dieser Passkey wurde schon hinzugefügt; sieh in der Liste deiner Passkeys nach.
error-many-passkeys = Du kannst nicht mehr als { $most } Passkeys haben; entferne zuerst einen.
error-no-passkey = Diesen Passkey gibt es nicht; sieh in der Liste deiner Passkeys nach.
