# Online spielen: Übersicht, Tische, Konto und Benachrichtigungen.

room-name-title = Wähle einen Namen
room-name-text = Ein Name genügt. Dieser Browser merkt ihn sich, und du findest deine Tische jederzeit hier wieder.
room-continue = Als Gast fortfahren
room-hello = Du spielst als { $name }.
room-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal; Partien auf diesem Gerät funktionieren auch offline.
room-unreadable = Diese Seite versteht die Antwort des Servers nicht, weil eines von beiden neuer ist als das andere. Lade die Seite neu.
room-too-late = Dein Zug wurde nicht ausgeführt: Die Partie war schon weiter, durch ein anderes Fenster oder einen anderen Spieler. Sieh dir den Tisch an und wähle noch einmal.
room-mine = Deine Tische
room-make = Neuer Tisch
room-make-text = Wähle ein Spiel. Du bekommst einen Link für deine Freunde.
room-public = Öffentliche Tische
room-public-none = Gerade gibt es keine öffentlichen Tische. Erstelle einen, dann finden ihn andere hier.
room-view = Ansehen
room-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
room-open = Zum Tisch
room-watch = Zuschauen
room-your-turn = Du bist am Zug
room-turn-of = { $player } ist am Zug
room-since = { $state }, seit { $when }
room-left = { $state }, noch { $left }
room-substitute = Ein Spieler hat die Partie verlassen: Platz frei
room-seat-free = frei
room-new-heading = Neuer Tisch: { $game }
room-who = Wer mitspielen kann
room-private = alle mit dem Link
room-listed = alle
room-seating-chosen = freie Platzwahl
room-seating-random = Plätze auslosen
room-colours = Farben
room-colours-chosen = freie Farbwahl
room-colours-random = Farben auslosen
room-colours-drawn = Die Farben werden zu Beginn der Partie ausgelost.
room-own-colour = Deine Farbe
room-chairs-text = Du nimmst Platz A. Lass die anderen für deine Freunde frei oder füge Bots hinzu.
room-seating = Sitzordnung
room-make-table = Tisch erstellen
room-waiting-heading = { $game }: Warten auf Mitspieler
room-link = Einladungslink
room-link-text = Schick ihn deinen Freunden. Alle, die den Link haben, können einen freien Platz nehmen oder zuschauen.
room-copy = Kopieren
room-copied = Link kopiert.
room-share = Teilen
room-invitation = Spiel mit mir { $game }
room-sit = Platz nehmen
room-stand-up = Platz verlassen
room-clear = Platz freigeben
room-put-bot = Bot hinzufügen
room-starts-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-starts-host = Der Gastgeber entscheidet, wann die Partie beginnt.
room-starts-me = Du entscheidest, wann die Partie beginnt.
room-starts = Die Partie beginnt
room-starts-when-full = wenn alle Plätze besetzt sind
room-starts-by-host = wenn ich sie starte
room-start = Partie starten
room-start-now = Mit weniger Spielern starten
room-cancel-table = Tisch absagen
room-cancel-table-text = Niemand kann mehr beitreten, und der Link funktioniert nicht mehr. Das lässt sich nicht rückgängig machen.
room-cancel-table-yes = Ja, absagen
room-no-table = Dieser Tisch kann nicht angezeigt werden
room-cancelled-heading = { $game }: Tisch abgesagt
room-cancelled = Er wurde abgesagt oder geschlossen, bevor die Partie begann.
room-frozen = Dieser Server kann diese Partie zurzeit nicht fortsetzen. Nichts ist verloren.
room-other-data = Dieser Tisch verwendet eigene Werte für das Spielmaterial, die diese Seite nicht anzeigen kann. Verwende zum Spielen einen API-Client.
room-reconnecting = Verbindung verloren. Verbinde neu … Nichts ist verloren.
room-watching = Du schaust zu.
room-sending = Zug wird gesendet …
room-undo-request = { $player } möchte zurücknehmen: { $moves }
room-undo-agreed = Zugestimmt: { $players }.
room-undo-agree = Zustimmen
room-undo-decline = Ablehnen
room-undo-cancel = Anfrage zurückziehen
room-fair-check = Mischung überprüfen
room-fair = Alles stimmt: Niemand hat den Startwert dieser Partie gewählt.
room-unfair = Etwas stimmt nicht.
room-fair-yes = stimmt
room-fair-no = stimmt nicht
room-fair-commitment = Der Anteil des Servers stimmt mit der Festlegung überein, die er gemacht hat, bevor jemand Platz nahm.
room-fair-own = Dein eigener Anteil, von diesem Browser gezogen, ist enthalten.
room-fair-seed = Der Startwert ist der Hashwert aller Anteile.
room-fair-seating = Die Plätze wurden aus den Anteilen aller Spieler ausgelost.
room-fair-colours = Die Farben wurden aus den Anteilen aller Spieler ausgelost.
room-fair-record = Die Partie wurde mit diesem Startwert aufgebaut.
room-fair-replay = Spielt man die Partie von Anfang an nach, ergeben sich dieselben Mischungen, Züge und Punkte.
room-fair-sealed = Der Anteil jedes Spielers stimmt mit der Festlegung überein, die vor dem Offenlegen des ersten Anteils gemacht wurde.
room-fair-complete = Alle Spieler am Tisch haben einen Anteil am Startwert.
room-fair-seal = Alle Festlegungen stimmen mit denen überein, die dieser Browser gespeichert hat, bevor er seinen Anteil offenlegte.
room-fair-count = Der Tisch wurde nicht öfter neu gestartet, als die Aufzeichnung angibt.
room-fair-restarts =
    { $count ->
        [one] Der Tisch wurde einmal neu gestartet
       *[other] Der Tisch wurde { $count }-mal neu gestartet
    }, weil ein Anteil nicht offengelegt wurde. Der Betreiber des Servers kann das getan haben, um einen anderen Startwert zu bekommen.
room-fair-by-server = Den Anteil von Platz { $seats } hat der Server gezogen: Der Betreiber des Servers kannte ihn im Voraus.
room-fair-by-open = Der Anteil von Platz { $seats } wurde ohne Festlegung gesendet: Der Betreiber des Servers kannte ihn im Voraus.
room-fair-none-sealed = Kein Spieler hat seinen Anteil geheim gehalten: Der Betreiber des Servers hätte den Startwert wählen können.
room-fair-older = Diese Aufzeichnung stammt aus der Zeit, bevor sich die Spieler auf ihre Anteile festlegten: Ein Betreiber des Servers, der als Letzter Platz nahm, hätte den Startwert wählen können.
room-fair-but = Alles stimmt, mit diesen Einschränkungen:
room-opening = Warten auf { $players }: Die Partie beginnt, wenn der Browser jedes Spielers seinen Anteil am Startwert offengelegt hat. Das geschieht automatisch, sobald der Spieler online ist.
room-restarts =
    { $count ->
        [one] Der Tisch wurde einmal neu gestartet, weil ein Anteil nicht offengelegt wurde; das steht in der Aufzeichnung.
       *[other] Der Tisch wurde { $count }-mal neu gestartet, weil ein Anteil nicht offengelegt wurde; das steht in der Aufzeichnung.
    }
room-share-stuck = Dieser Browser kann deinen Anteil am Startwert nicht offenlegen: Er wurde in einem anderen Browser gezogen, oder der Server hat vorher andere Daten gezeigt.
room-share-again = Hier einen neuen Anteil ziehen; alle Spieler legen sich noch einmal fest

# Bedenkzeit.
room-time = Bedenkzeit
room-time-none = ohne Uhr
room-time-live = live
room-time-correspondence = Fernpartie
room-time-live-text = Alle sind gleichzeitig online. Jeder Spieler hat ein Zeitkonto für die ganze Partie und bekommt pro Zug ein paar Sekunden dazu.
room-time-correspondence-text = Spiel, wann es dir passt. Für jede Entscheidung gibt es eine Frist in Tagen; die Uhr läuft nur zu den Stunden, die du wählst.
room-time-minutes = Minuten pro Spieler
room-time-seconds = Zusätzliche Sekunden pro Zug
room-time-days = Tage pro Entscheidung
room-time-from = Uhr läuft von (Stunde)
room-time-to = bis (Stunde)
room-time-holidays = Freie Tage (Jahr-Monat-Tag)
room-time-up = Wenn die Zeit eines Spielers abläuft oder er die Partie verlässt
room-time-up-bot = übernimmt ein Bot
room-time-up-open = wird der Platz frei
room-time-up-score = endet die Partie und wird gewertet
room-time-up-level = Stärke des Bots
room-options-none = Standardregeln.
room-leaves = Wenn ein Spieler die Partie verlässt
room-time-is-none = Ohne Uhr.
room-time-is-live = { $minutes } Minuten pro Spieler, dazu { $seconds } Sekunden pro Zug.
room-time-is-days =
    { $days ->
        [one] Ein Tag pro Entscheidung.
       *[other] { $days } Tage pro Entscheidung.
    }
room-time-is-hours =
    { $days ->
        [one] Ein Tag pro Entscheidung, gezählt von { $from } bis { $to } Uhr (UTC{ $zone }).
       *[other] { $days } Tage pro Entscheidung, gezählt von { $from } bis { $to } Uhr (UTC{ $zone }).
    }
room-time-pauses = Die Uhr läuft nicht am { $days }.
room-left-days = { $days } T { $hours } Std
room-clock = Verbleibende Zeit
room-stand-in = Auf diesem Platz spielt ein Bot, bis der Spieler zurückkommt.
room-away-bot = Ein Bot ({ $level }) spielt für dich. Wenn du nicht vor dem Ende zurückkommst, zählt die Partie für dich als verlassen.
room-take-back = Platz wieder einnehmen
room-open-seat = Platz { $seat } ist frei: Der Spieler hat die Partie verlassen.
room-ended = Diese Partie endete vorzeitig
room-ended-text = Sie wurde vor dem Ende abgebrochen; die Punkte sind die zu diesem Zeitpunkt.

# Das Konto.
room-account = Konto
room-account-of = Angemeldet als { $email }.
room-account-by-passkey = Du meldest dich mit einem Passkey an.
room-keep = Konto erstellen
room-name = Dein Name
room-name-change-text = Diesen Namen sehen die anderen. Bereits begonnene Partien behalten den alten.
room-save = Speichern
room-saved = Gespeichert.
room-sign-up = Konto erstellen
room-sign-up-text = Als Gast gibt es dich nur in diesem Browser. Mit E-Mail-Adresse und Passwort kannst du dich auf jedem Gerät anmelden und behältst alle deine Tische.
room-sign-up-do = Konto erstellen
room-sign-in = Anmelden
room-sign-in-text = Du hast schon ein Konto? Melde dich an.
room-sign-in-do = Anmelden
room-email = E-Mail-Adresse
room-password = Passwort
room-keep-guest = Tische dieses Gastes behalten
room-new-password = Neues Passwort
room-new-password-text = In allen anderen Browsern wirst du abgemeldet.
room-old-password = Aktuelles Passwort
room-sign-out = Abmelden
room-sign-out-everywhere = Überall abmelden
room-export = Meine Daten herunterladen
room-tokens = API-Tokens
room-tokens-text = Mit einem Token kann dein eigenes Programm in deinem Namen spielen. Es darf alles, was du an einem Tisch darfst, aber dein Konto nicht ändern.
room-token-label = Zweck
room-token-make = Token erstellen
room-token-once = Kopiere es jetzt: Es wird nicht noch einmal angezeigt.
room-token-remove = Entfernen
room-token-remove-of = { $label } entfernen
room-delete = Konto löschen
room-delete-text = Dein Name und deine Adresse werden gelöscht. In laufenden Partien übernimmt ein Bot deinen Platz; deine Züge bleiben. Das lässt sich nicht rückgängig machen.
room-delete-do = Mein Konto löschen

# Chat.
room-chat = Chat
room-chat-none = Noch keine Nachrichten.
room-chat-new = Neue Nachrichten
room-chat-about = Mehr zur Nachricht von { $name }
room-chat-write = Nachricht schreiben
room-send = Senden
room-mute = Diesen Spieler stummschalten
room-report = Dem Betreiber des Servers melden
room-report-why = Was stimmt mit dieser Nachricht nicht?
room-reported = Gemeldet.
room-mutes = Stummgeschaltete Spieler
room-unmute = Stummschaltung aufheben
room-unmute-of = Stummschaltung von { $name } aufheben

# Ereignisse am Tisch außer Zügen; sie stehen im Verlauf.
room-note-left = { $player } hat die Partie verlassen.
room-note-time-up = Die Zeit von { $player } ist abgelaufen.
room-note-then-bot = Ein Bot ({ $level }) spielt, bis { $player } zurückkommt.
room-note-then-open = Platz { $seat } ist frei für alle.
room-note-then-score = Die Partie endet hier und wird gewertet, wie sie steht.
room-note-stand-in = { $player } lässt eine Weile einen Bot ({ $level }) spielen.
room-note-returned = { $player } ist wieder da.
room-note-substitute = { $player } nimmt Platz { $seat } und spielt weiter.
room-note-bot = { $player } fügt auf Platz { $seat } einen Bot ({ $level }) hinzu.
room-note-took-back = { $player } hat zurückgenommen: { $moves }
room-note-went-back = Alle haben der Anfrage von { $player } zugestimmt. Zurückgenommen: { $moves }
room-note-declined = { $player } hat das Zurücknehmen abgelehnt. Die Partie geht weiter.
room-note-withdrew = { $player } hat die Anfrage zurückgezogen.
room-note-moves =
    { $count ->
        [one] 1 Zug.
       *[other] { $count } Züge.
    }
room-note-more =
    { $count ->
        [one] Und 1 weiterer Zug.
       *[other] Und { $count } weitere Züge.
    }

# Am eigenen Platz, und nach der Partie.
room-own-seat = Dein Platz
room-mute-table = Keine Benachrichtigungen für diesen Tisch
room-bot-for-me = Bot für mich spielen lassen
room-bot-for-me-text = Musst du kurz weg? Ein Bot spielt in deinem Namen, bis du auf deinen Platz zurückkehrst.
room-leave = Partie verlassen
room-leave-bot = Ein Bot ({ $level }) spielt dann in deinem Namen weiter. Du kannst jederzeit vor dem Ende der Partie zurückkehren.
room-leave-open = Dein Platz ist dann frei für alle, und die Partie wartet. Du kannst zurückkehren, solange ihn niemand anders genommen hat.
room-leave-score = Die Partie endet dann für alle und wird gewertet, wie sie steht. Das lässt sich nicht rückgängig machen.
room-leave-counts = Wenn du nicht zurückkommst, zählt die Partie für dich als verlassen und in der Wertung als letzter Platz.
room-leave-last = Außer dir spielt hier niemand; die Partie endet dann. Das lässt sich nicht rückgängig machen.
room-leave-title = Partie verlassen?
room-leave-yes = Ja, verlassen
room-leave-no = Nein, bleiben
room-leave-already = Ein Bot spielt schon für dich; du musst nichts weiter tun. Wenn du nicht vor dem Ende zurückkommst, zählt die Partie für dich als verlassen.
room-left-open = Du hast die Partie verlassen, und dein Platz ist frei. Du kannst zurückkehren, solange ihn niemand anders genommen hat.
room-rematch = Noch einmal spielen
room-rematch-go = Zur nächsten Partie
room-not-over = Diese Partie läuft noch. Die Wiedergabe ist verfügbar, wenn sie zu Ende ist.
room-frozen-heading = { $game }: Diese Partie ist unterbrochen
room-frozen-text = Alle Züge sind gespeichert. Die Partie geht weiter, sobald der Server hat, was er braucht.
room-about-person = Profil von { $name }

# Beendete Partien und Profile.
room-finished = Beendete Partien
room-finished-none = Noch keine beendeten Partien.
room-finished-of = Beendete Partien
room-more = Mehr anzeigen
room-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
room-deleted-user = gelöschter Benutzer
room-own-page = Dein Profil
room-person = Profil
room-here-since = Mitglied seit { $when }.
room-statistics = Partien und Wertungen
room-game = Spiel
room-played = Gespielt
room-won = Gewonnen
room-best = Höchste Punktzahl
room-rating = Wertung
room-rating-is = { $rating } ± { $give }
room-rating-text = Alle beginnen bei 1500. Ein Spieler mit 200 Punkten mehr liegt in drei von vier Partien vorn. Partien nur gegen Bots zählen nicht.
room-records = Alle Aufzeichnungen meiner Partien herunterladen

# E-Mail.
room-confirm = Adresse bestätigen
room-confirm-text = Wir schicken dir per E-Mail einen Code, um zu bestätigen, dass die Adresse dir gehört. Danach können wir dich per E-Mail benachrichtigen, wenn du am Zug bist, und du kannst ein vergessenes Passwort zurücksetzen.
room-confirm-sign-in = Melde dich mit dem Konto zu dieser Adresse an, um sie zu bestätigen.
room-confirmed = Deine Adresse ist bestätigt.
room-confirm-code = Code aus der E-Mail
room-confirm-code-text = Er ist einen Tag gültig.
room-confirm-do = Bestätigen
room-code = Code
room-send-email = E-Mail anfordern
room-email-sent = E-Mail gesendet.
room-email-maybe-sent = Wenn diese Adresse zu einem Konto gehört und bestätigt ist, haben wir eine E-Mail dorthin geschickt.
room-forgotten = Passwort vergessen?
room-forgotten-text = Gib die Adresse deines Kontos ein, und wir schicken dir einen Code.
room-forgotten-no-mail = Dieser Server verschickt keine E-Mails. Bitte den Betreiber des Servers um ein neues Passwort.
room-new-password-code = Gib den Code aus der E-Mail ein; er ist eine halbe Stunde gültig.
room-password-replaced = Passwort geändert. Du wurdest überall abgemeldet.

# Benachrichtigungen.
room-notifications = Benachrichtigungen
room-notifications-text = Wenn du seit einer Minute am Zug und nicht online bist, können wir dich benachrichtigen. Was du unten angibst, wird nur dafür verwendet.
room-sign-in-first = Melde dich zuerst an oder fahre als Gast fort.
room-channels = Kanäle
room-channels-none = Noch keine.
room-channels-off = Dieser Server verschickt keine Benachrichtigungen. Schau ab und zu vorbei.
room-channel-end = Entfernen
room-channel-end-of = { $address } entfernen
room-channel-hours =
    { $hours ->
        [0] sofort
        [one] höchstens einmal pro Stunde
       *[other] höchstens alle { $hours } Stunden
    }
room-channel-new = Kanal hinzufügen
room-channel-new-text = Erstelle in Discord oder Slack einen Webhook für einen Kanal und füge seine URL hier ein. Eigene Programme bekommen einfaches JSON.
room-channel-kind = Typ
room-channel-address = Webhook-URL
room-channel-pause = Häufigkeit
room-channel-add = Hinzufügen
room-channel-gone = gelöschter Kanal
room-format-discord = Discord
room-format-slack = Slack
room-format-json = Programm (JSON)
room-format-email = E-Mail
room-email-needs = Für E-Mail brauchst du ein Konto mit bestätigter Adresse.
room-muted-tables = Stummgeschaltete Tische
room-unmute-table = Stummschaltung aufheben
room-unmute-table-of = Stummschaltung aufheben: { $table }
room-notices = Gesendete Benachrichtigungen
room-notices-none = Noch keine.
room-notice-when = Zeit
room-notice-where = Kanal
room-notice-table = Tisch
room-notice-what = Ergebnis
room-notice-waiting = wartet
room-notice-sent = gesendet
room-notice-passed = schon gezogen
room-notice-failed = fehlgeschlagen
room-push = In diesem Browser benachrichtigen
room-push-text = Du bekommst eine Benachrichtigung, wenn du am Zug bist, auch wenn diese Seite geschlossen ist.
room-format-push = Browser
room-device-no = Dein Browser hat das nicht zugelassen. Erlaube es in seinen Einstellungen oder versuche es noch einmal.
room-passkeys = Passkeys
room-passkeys-text = Dein Telefon, Computer oder Sicherheitsschlüssel speichert einen Passkey. Damit kannst du dich ohne Passwort anmelden.
room-passkey-label = Name des Passkeys
room-passkey-add = Passkey hinzufügen
room-passkey-sign-in = Mit einem Passkey anmelden

## Registrierung und Einladungen
room-closed = Die Registrierung ist auf diesem Server geschlossen.
room-closed-text = Wenn du ein Konto hast, melde dich an. Wenn nicht, bitte den Betreiber des Servers um eines.
room-sign-in-or-up = Anmelden oder Konto erstellen
room-new-account = Konto erstellen
room-new-account-text = Mit einem Konto behältst du deine Partien und kannst dich auf jedem Gerät anmelden.
room-new-account-do = Konto erstellen
room-account-made = Dein Konto wurde erstellt. Du kannst dich jetzt mit { $email } auf jedem Gerät anmelden.
room-account-deleted = Dein Konto wurde gelöscht.
room-sit-down = Mitspielen
room-wrong-day = „{ $day }“ ist kein Datum. Schreib ein Datum wie 2026-12-24; trenne mehrere durch Leerzeichen oder Kommas.
room-only-here = Dieser Link funktioniert nur auf diesem Computer.
room-only-here-closed = Der Server nimmt nur Verbindungen von diesem Computer an. Damit andere mitspielen können, starte ihn neu mit der Option
room-only-here-addresses = Andere in deinem Netzwerk können diese Adressen verwenden:
