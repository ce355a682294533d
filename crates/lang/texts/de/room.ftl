# Der Spielraum: mit Freunden über das Netz spielen.

room-name-title = Wie sollen wir dich nennen?
room-name-text = Ein Name genügt. Dieser Browser merkt sich deinen Platz; deine Tische findest du hier wieder.
room-continue = Eintreten
room-hello = Du bist hier als { $name }.
room-unreachable = Der Spielraum antwortet nicht. Prüfe das Netz und versuche es noch einmal; Partien auf diesem Gerät gehen auch ohne.
room-too-late = Dein Zug wurde nicht gemacht: Die Partie war schon weiter, aus einem anderen Fenster oder durch andere. Sieh dir den Tisch an und wähle neu.
room-mine = Deine Tische
room-make = Ein neuer Tisch
room-make-text = Wähle ein Spiel. Du bekommst einen Link für deine Freunde.
room-public = Offen für alle
room-public-none = Gerade gibt es keinen öffentlichen Tisch. Mach einen auf, dann finden ihn andere hier.
room-view = Ansehen
room-free =
    { $count ->
        [0] alle Plätze sind besetzt
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
room-open = Zum Tisch
room-watch = Zusehen
room-your-turn = Du bist am Zug
room-turn-of = { $player } ist am Zug
room-since = { $state }, seit { $when }
room-left = { $state }, noch { $left }
room-substitute = Jemand ist gegangen: Der Platz ist frei
room-seat-free = frei
room-new-heading = Ein Tisch { $game } für Freunde
room-who = Wer kommen darf
room-private = wer den Link hat
room-listed = alle
room-seating-chosen = alle wählen ihren Platz
room-seating-random = die Plätze werden ausgelost
room-colours = Farben
room-colours-chosen = alle wählen ihre Farbe
room-colours-random = die Farben werden ausgelost
room-colours-drawn = Die Farben werden ausgelost, wenn die Partie beginnt.
room-own-colour = Deine Farbe
room-chairs-text = Du nimmst Platz A. Lass die anderen für deine Freunde frei oder gib sie Bots.
room-seating = Wer wo sitzt
room-make-table = Tisch aufmachen
room-waiting-heading = { $game }: warten auf Mitspieler
room-link = Der Link zu diesem Tisch
room-link-text = Schick ihn deinen Freunden. Wer ihn hat, kann einen freien Platz nehmen oder zusehen.
room-copy = Kopieren
room-copied = Der Link ist kopiert.
room-share = Teilen
room-invitation = Komm und spiel { $game } mit mir
room-sit = Hier sitzen
room-stand-up = Aufstehen
room-clear = Platz freimachen
room-put-bot = Einen Bot hinsetzen
room-starts-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-starts-host = Die Partie beginnt, wenn es sagt, wer den Tisch aufgemacht hat.
room-starts-me = Die Partie beginnt, wenn du es sagst.
room-starts = Die Partie beginnt
room-starts-when-full = wenn alle Plätze besetzt sind
room-starts-by-host = wenn ich es sage
room-start = Partie beginnen
room-start-now = Ohne die freien Plätze beginnen
room-cancel-table = Tisch zurücknehmen
room-cancel-table-text = Niemand kann sich hier mehr setzen, und der Link führt ins Leere. Das lässt sich nicht rückgängig machen.
room-cancel-table-yes = Ja, zurücknehmen
room-no-table = Dieser Tisch lässt sich nicht zeigen
room-cancelled-heading = { $game }: Diesen Tisch gibt es nicht mehr
room-cancelled = Er wurde zurückgenommen oder beendet, bevor die Partie begann.
room-frozen = Dieser Server kann diese Partie zurzeit nicht fortsetzen. Nichts ist verloren.
room-other-data = An diesem Tisch wird mit einer eigenen Bestandteildatei gespielt, die die Seite nicht zeigen kann; spiele ihn mit einem Programm.
room-reconnecting = Die Verbindung ist unterbrochen und wird wieder aufgenommen. Nichts ist verloren.
room-watching = Du siehst zu.
room-sending = Der Zug wird gesendet …
room-undo-request = { $player } möchte zurücknehmen: { $moves }
room-undo-agreed = Einverstanden: { $players }.
room-undo-agree = Einverstanden
room-undo-decline = Nein, weiterspielen
room-undo-cancel = Doch nicht
room-fair-check = Den Zufall prüfen
room-fair = Alles passt: Niemand hat den Startwert dieser Partie gewählt.
room-unfair = Etwas passt nicht.
room-fair-yes = passt
room-fair-no = passt nicht
room-fair-commitment = Der Anteil des Servers ist der, auf den er sich festgelegt hatte, bevor sich jemand setzte.
room-fair-own = Dein eigener Anteil, von diesem Browser gezogen, ist dabei.
room-fair-seed = Der Startwert ist der Hashwert aller Anteile.
room-fair-seating = Die Plätze wurden so ausgelost, wie es die Anteile aller sagen.
room-fair-colours = Die Farben wurden so ausgelost, wie es die Anteile aller sagen.
room-fair-record = Die Partie wurde aus diesem Startwert gegeben.
room-fair-replay = Von vorn gespielt, kommt jedes Mischen, jeder Zug und jeder Punkt gleich heraus.
room-fair-sealed = Der Anteil jedes Spielers ist der, auf den er festgelegt war, bevor der erste Anteil geöffnet wurde.
room-fair-complete = Alle, die am Tisch saßen, haben einen Anteil am Startwert.
room-fair-seal = Alle Festlegungen sind die, die dieser Browser notiert hat, bevor er seinen Anteil öffnete.
room-fair-count = Der Tisch hat nicht öfter neu begonnen, als die Aufzeichnung sagt.
room-fair-restarts =
    { $count ->
        [one] Der Tisch hat einmal neu begonnen
       *[other] Der Tisch hat { $count }-mal neu begonnen
    }, weil ein Anteil nicht geöffnet wurde. Wer den Server betreibt, kann das getan haben, um einen anderen Startwert zu bekommen.
room-fair-by-server = Den Anteil von Platz { $seats } hat der Server gezogen: Wer den Server betreibt, kannte ihn im Voraus.
room-fair-by-open = Der Anteil von Platz { $seats } wurde unversiegelt geschickt: Wer den Server betreibt, kannte ihn im Voraus.
room-fair-none-sealed = Niemand hat einen Anteil geheim gehalten: Wer den Server betreibt, konnte den Startwert wählen.
room-fair-older = Diese Aufzeichnung stammt aus der Zeit, bevor sich auch die Spieler festlegten: Wer den Server betrieb und sich zuletzt setzte, konnte den Startwert wählen.
room-fair-but = Alles passt. Aber beachte:
room-opening = Warten auf { $players }: Die Partie beginnt, wenn der Browser von jedem seinen Anteil am Startwert geöffnet hat. Er tut es von selbst, sobald die Person da ist.
room-restarts =
    { $count ->
        [one] Der Tisch hat einmal neu begonnen, weil ein Anteil nicht geöffnet wurde; die Aufzeichnung sagt es.
       *[other] Der Tisch hat { $count }-mal neu begonnen, weil ein Anteil nicht geöffnet wurde; die Aufzeichnung sagt es.
    }
room-share-stuck = Dieser Browser kann deinen Anteil am Startwert nicht öffnen: Er wurde in einem anderen Browser gezogen, oder der Server hat vorher etwas anderes gezeigt.
room-share-again = Hier einen neuen Anteil ziehen; alle legen sich neu fest

# Zeit am Tisch.
room-time = Zeit
room-time-none = ohne Uhr
room-time-live = mit Uhren
room-time-correspondence = ein Zug am Tag
room-time-live-text = Alle sind gleichzeitig da. Jeder hat einen Vorrat an Minuten für die ganze Partie und bekommt für jeden Zug ein paar Sekunden dazu.
room-time-correspondence-text = Alle kommen vorbei, wann es passt. Jede Entscheidung hat eine Anzahl Tage; die Zeit läuft nur in den Stunden, die du wählst.
room-time-minutes = Minuten für die Partie
room-time-seconds = Sekunden dazu je Zug
room-time-days = Tage je Entscheidung
room-time-from = Die Zeit läuft ab, Uhr
room-time-to = bis, Uhr
room-time-holidays = Tage, an denen keine Zeit läuft (Jahr-Monat-Tag)
room-time-up = Wenn jemandes Zeit um ist oder jemand geht
room-time-up-bot = spielt ein Bot weiter
room-time-up-open = wird der Platz frei
room-time-up-score = wird die Partie gewertet
room-time-up-level = Welcher Bot
room-options-none = Gespielt wird nach den üblichen Regeln.
room-leaves = Wenn jemand geht
room-time-is-none = Ohne Uhr.
room-time-is-live = { $minutes } Minuten für jeden, dazu { $seconds } Sekunden je Zug.
room-time-is-days =
    { $days ->
        [one] Ein Tag je Entscheidung.
       *[other] { $days } Tage je Entscheidung.
    }
room-time-is-hours =
    { $days ->
        [one] Ein Tag je Entscheidung, gezählt von { $from } bis { $to } Uhr (UTC{ $zone }).
       *[other] { $days } Tage je Entscheidung, gezählt von { $from } bis { $to } Uhr (UTC{ $zone }).
    }
room-time-pauses = Keine Zeit vergeht am { $days }.
room-left-days = { $days } T { $hours } Std
room-clock = Verbleibende Zeit
room-stand-in = Auf diesem Platz spielt ein Bot, bis sein Spieler zurückkommt.
room-away-bot = Ein Bot ({ $level }) spielt für dich. Nimmst du deinen Platz nicht vor dem Ende wieder ein, giltst du als gegangen.
room-take-back = Platz wieder einnehmen
room-open-seat = Platz { $seat } ist offen: Sein Spieler ist gegangen.
room-ended = Diese Partie endete vorzeitig
room-ended-text = Sie wurde vor ihrem Ende beendet; die Punkte sind die von diesem Augenblick.

# Ein Konto, für alle, die ihre Partien behalten wollen.
room-account = Dein Konto
room-account-of = Angemeldet als { $email }.
room-account-by-passkey = Du kommst mit einem Passkey zurück.
room-keep = Partien behalten
room-name = Dein Name
room-name-change-text = So lesen ihn die anderen am Tisch; begonnene Partien behalten den alten.
room-save = Speichern
room-saved = Gespeichert.
room-sign-up = Ein Konto anlegen
room-sign-up-text = Als Gast kennt dich nur dieser Browser. Mit Adresse und Passwort findest du deine Tische von jedem Gerät aus; alles, was dir gehört, bleibt dir.
room-sign-up-do = Konto anlegen
room-sign-in = Anmelden
room-sign-in-text = Du hast schon ein Konto? Dann melde dich an.
room-sign-in-do = Anmelden
room-email = E-Mail-Adresse
room-password = Passwort
room-keep-guest = Die Tische dieses Gastes mitnehmen
room-new-password = Neues Passwort
room-new-password-text = Andere Browser werden abgemeldet.
room-old-password = Bisheriges Passwort
room-sign-out = Abmelden
room-sign-out-everywhere = Überall abmelden
room-export = Meine Daten herunterladen
room-tokens = Schlüssel für Programme
room-tokens-text = Ein Programm von dir kann mit einem Schlüssel in deinem Namen spielen. Es darf am Tisch, was du darfst, aber dein Konto nicht ändern.
room-token-label = Wofür er ist
room-token-make = Schlüssel anlegen
room-token-once = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
room-token-remove = Entfernen
room-token-remove-of = { $label } entfernen
room-delete = Endgültig gehen
room-delete-text = Dein Name und deine Adresse werden gelöscht. An laufenden Tischen nimmt ein Bot deinen Platz; die Züge bleiben. Das lässt sich nicht rückgängig machen.
room-delete-do = Alles über mich löschen

# Was am Tisch gesagt wird.
room-chat = Gespräch
room-chat-none = Noch hat niemand etwas gesagt.
room-chat-new = Neue Nachrichten
room-chat-about = Mehr zu dem, was { $name } gesagt hat
room-chat-write = Etwas in die Runde sagen
room-send = Senden
room-mute = Diese Person nicht mehr hören
room-report = Dem Betreiber des Servers melden
room-report-why = Was ist daran nicht in Ordnung?
room-reported = Gemeldet.
room-mutes = Wen du nicht hörst
room-unmute = Wieder hören
room-unmute-of = { $name } wieder hören

# Was am Tisch neben dem Spiel geschah; es steht im Verlauf.
room-note-left = { $player } hat die Partie verlassen.
room-note-time-up = Die Zeit von { $player } ist um.
room-note-then-bot = Ein Bot ({ $level }) spielt weiter, bis { $player } zurückkommt.
room-note-then-open = Platz { $seat } ist frei für alle, die kommen.
room-note-then-score = Die Partie endet hier und wird gewertet, wie sie steht.
room-note-stand-in = { $player } lässt eine Weile einen Bot ({ $level }) spielen.
room-note-returned = { $player } ist wieder da und spielt selbst weiter.
room-note-substitute = { $player } setzt sich auf Platz { $seat } und spielt weiter.
room-note-bot = { $player } setzt einen Bot ({ $level }) auf Platz { $seat }.
room-note-took-back = { $player } nimmt zurück: { $moves }
room-note-went-back = Alle sind einverstanden mit dem Wunsch von { $player }. Zurückgenommen: { $moves }
room-note-declined = { $player } ist mit dem Zurücknehmen nicht einverstanden. Es geht weiter.
room-note-withdrew = { $player } möchte doch nichts zurücknehmen.
room-note-moves =
    { $count ->
        [one] einen Zug.
       *[other] { $count } Züge.
    }
room-note-more =
    { $count ->
        [one] Und noch ein Zug.
       *[other] Und noch { $count } Züge.
    }

# Am eigenen Platz, und nach der Partie.
room-own-seat = Dein Platz
room-mute-table = An diesem Tisch keine Nachricht, wenn ich am Zug bin
room-bot-for-me = Einen Bot für mich spielen lassen
room-bot-for-me-text = Musst du eine Weile weg? Ein Bot spielt in deinem Namen, bis du deinen Platz wieder einnimmst.
room-leave = Diese Partie verlassen
room-leave-bot = Dann spielt ein Bot ({ $level }) in deinem Namen weiter. Solange die Partie läuft, kannst du deinen Platz wieder einnehmen.
room-leave-open = Dann ist dein Platz frei für alle, die kommen, und die Partie wartet. Solange ihn niemand sonst genommen hat, kannst du ihn wieder einnehmen.
room-leave-score = Dann endet die Partie für alle und wird gewertet, wie sie steht. Das lässt sich nicht rückgängig machen.
room-leave-counts = Wer geht und nicht zurückkommt, gilt als gegangen und liegt in der Wertung hinter allen anderen.
room-leave-last = Außer dir spielt hier niemand: Dann endet die Partie. Das lässt sich nicht rückgängig machen.
room-leave-title = Diese Partie verlassen?
room-leave-yes = Ja, verlassen
room-leave-no = Nein, bleiben
room-leave-already = Ein Bot spielt schon für dich; mehr gibt es nicht zu verlassen. Nimmst du deinen Platz nicht vor dem Ende wieder ein, giltst du als gegangen.
room-left-open = Du hast die Partie verlassen, und dein Platz ist frei. Solange ihn niemand sonst genommen hat, kannst du ihn wieder einnehmen.
room-rematch = Noch einmal spielen
room-rematch-go = Zur nächsten Partie
room-not-over = Diese Partie wird noch gespielt; ihr Film ist zu sehen, wenn sie zu Ende ist.
room-frozen-heading = { $game }: Diese Partie ist eingefroren
room-frozen-text = Alle Züge sind aufbewahrt. Es geht weiter, sobald der Server hat, was er braucht.
room-about-person = Über { $name }

# Partien, die zu Ende sind, und Leute.
room-finished = Gespielte Partien
room-finished-none = Noch keine Partie ist zu Ende gespielt.
room-finished-of = Gespielte Partien
room-more = Mehr zeigen
room-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
room-deleted-user = jemand, der gegangen ist
room-own-page = Deine Partien und Wertungen
room-person = Eine Person
room-here-since = Hier seit { $when }.
room-statistics = Partien und Wertungen
room-game = Spiel
room-played = Gespielt
room-won = Gewonnen
room-best = Meiste Punkte
room-rating = Wertung
room-rating-is = { $rating } ± { $give }
room-rating-text = Alle beginnen bei 1500. Wer 200 Punkte mehr hat, liegt in drei von vier Partien vorn. Partien nur gegen Bots zählen nicht.
room-records = Die Aufzeichnungen meiner Partien herunterladen

# Briefe.
room-confirm = Bestätige deine Adresse
room-confirm-text = Ein Brief mit einem Code zeigt, dass die Adresse dir gehört. Dann kannst du per E-Mail von deinen Zügen erfahren und ein vergessenes Passwort ersetzen.
room-confirm-sign-in = Melde dich mit dem Konto an, das diese Adresse hat; dann kann sie bestätigt werden.
room-confirmed = Deine Adresse ist bestätigt.
room-confirm-code = Der Code aus dem Brief
room-confirm-code-text = Er gilt einen Tag.
room-confirm-do = Bestätigen
room-code = Code
room-send-email = Schickt mir einen Brief
room-email-sent = Der Brief ist unterwegs.
room-email-maybe-sent = Wenn diese Adresse zu einem Konto gehört und bestätigt ist, ist ein Brief unterwegs.
room-forgotten = Passwort vergessen?
room-forgotten-text = Nenne die Adresse deines Kontos; dorthin kommt ein Brief mit einem Code.
room-forgotten-no-mail = Von hier werden keine Briefe verschickt. Wer diesen Server betreibt, kann dir ein neues Passwort geben.
room-new-password-code = Mit dem Code aus dem Brief, der eine halbe Stunde gilt.
room-password-replaced = Das neue Passwort gilt. Alles wurde abgemeldet.

# Leuten sagen, dass sie am Zug sind.
room-notifications = Wie du von deinen Zügen erfährst
room-notifications-text = Wenn du seit einer Minute am Zug und nicht hier bist, können wir es dir anderswo sagen. Was du unten angibst, dient nur dazu.
room-sign-in-first = Komm zuerst herein; dann kannst du das einrichten.
room-channels = Wo wir es dir sagen
room-channels-none = Noch nirgends.
room-channels-off = Dieser Server sagt es niemandem anderswo; schau ab und zu herein.
room-channel-end = Aufhören
room-channel-end-of = { $address } nichts mehr sagen
room-channel-hours =
    { $hours ->
        [0] sofort
        [one] höchstens einmal in der Stunde
       *[other] höchstens alle { $hours } Stunden
    }
room-channel-new = Noch ein Ort
room-channel-new-text = Lege in Discord oder Slack einen Webhook für einen Kanal an und füge seine Adresse hier ein. Programme bekommen schlichtes JSON.
room-channel-kind = Was es ist
room-channel-address = Adresse des Webhooks
room-channel-pause = Wie oft
room-channel-add = Sagt es mir dort
room-channel-gone = ein Ort, den es nicht mehr gibt
room-format-discord = Discord
room-format-slack = Slack
room-format-json = ein Programm (JSON)
room-format-email = E-Mail
room-email-needs = E-Mail geht mit einem Konto, dessen Adresse bestätigt ist.
room-muted-tables = Tische, von denen du nichts hörst
room-unmute-table = Sagt es mir wieder
room-unmute-table-of = Mir wieder sagen, wenn ich dran bin: { $table }
room-notices = Was verschickt wurde
room-notices-none = Bisher nichts.
room-notice-when = Wann
room-notice-where = Wohin
room-notice-table = Tisch
room-notice-what = Was daraus wurde
room-notice-waiting = wartet
room-notice-sent = verschickt
room-notice-passed = der Zug war vorher vorbei
room-notice-failed = misslungen
room-push = In diesem Browser benachrichtigen
room-push-text = Eine Nachricht erscheint, wenn du am Zug bist, auch wenn diese Seite geschlossen ist.
room-format-push = ein Browser
room-device-no = Dein Browser hat es nicht getan; erlaube es in seinen Einstellungen oder versuche es noch einmal.
room-passkeys = Passkeys
room-passkeys-text = Dein Telefon, Computer oder Sicherheitsschlüssel bewahrt einen Passkey auf: Damit kommst du ohne Passwort zu deinen Partien zurück.
room-passkey-label = Wie du ihn nennst
room-passkey-add = Passkey hinzufügen
room-passkey-sign-in = Mit einem Passkey anmelden

## Ways in, and what was done
room-closed = Die Registrierung ist auf diesem Server geschlossen.
room-closed-text = Wenn du ein Konto hast, melde dich an. Wenn nicht, frag die Person, die diesen Server betreibt, nach einem.
room-sign-in-or-up = Anmelden oder Konto erstellen
room-new-account = Konto erstellen
room-new-account-text = Mit einem Konto bleiben deine Partien erhalten, und du kannst dich auf jedem Gerät anmelden.
room-new-account-do = Konto erstellen
room-account-made = Dein Konto ist angelegt. Du kannst dich jetzt mit { $email } auf jedem Gerät anmelden.
room-account-deleted = Dein Konto wurde gelöscht.
room-sit-down = Hinsetzen
room-wrong-day = „{ $day }“ ist kein Datum. Schreib Daten wie 2026-12-24, getrennt durch Leerzeichen oder Kommas.
room-only-here = Dieser Link funktioniert nur auf diesem Computer.
room-only-here-closed = Der Server nimmt nur Verbindungen von diesem Computer an. Damit andere mitspielen können, starte ihn mit
room-only-here-addresses = Andere in deinem Netzwerk können diese Adresse nutzen:
