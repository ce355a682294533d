# Der Spielraum: mit Freunden über das Netz spielen.

room-name-title = Wie sollen wir dich nennen?
room-name-text = Ein Name genügt. Dieser Browser merkt sich deinen Platz; deine Tische findest du hier wieder.
room-come-in = Eintreten
room-hello = Du bist hier als { $name }.
room-away = Der Spielraum antwortet nicht. Prüfe das Netz und versuche es noch einmal; Partien auf diesem Gerät gehen auch ohne.
room-mine = Deine Tische
room-make = Ein neuer Tisch
room-make-text = Wähle ein Spiel. Du bekommst einen Link für deine Freunde.
room-public = Offen für alle
room-public-none = Gerade gibt es keinen öffentlichen Tisch. Mach einen auf, dann finden ihn andere hier.
room-look = Ansehen
room-free =
    { $count ->
        [0] alle Plätze sind besetzt
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
room-go = Zum Tisch
room-watch = Zusehen
room-your-turn = Du bist am Zug
room-turn-of = { $player } ist am Zug
room-since = { $state }, seit { $when }
room-seat-free = frei
room-new-heading = Ein Tisch { $game } für Freunde
room-who = Wer kommen darf
room-private = wer den Link hat
room-listed = alle
room-seating-chosen = alle wählen ihren Platz
room-seating-random = die Plätze werden ausgelost
room-chairs-text = Du nimmst Platz A. Lass die anderen für deine Freunde frei oder gib sie Bots.
room-make-table = Tisch aufmachen
room-waiting-heading = { $game }: warten auf Mitspieler
room-link = Der Link zu diesem Tisch
room-link-text = Schick ihn deinen Freunden. Wer ihn hat, kann einen freien Platz nehmen oder zusehen.
room-copy = Kopieren
room-copied = Der Link ist kopiert.
room-sit = Hier sitzen
room-stand-up = Aufstehen
room-clear = Platz freimachen
room-put-bot = Einen Bot hinsetzen
room-starts-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-start-now = Ohne die freien Plätze beginnen
room-no-table = Dieser Tisch lässt sich nicht zeigen
room-frozen = Dieser Server kann diese Partie zurzeit nicht fortsetzen. Nichts ist verloren.
room-other-data = An diesem Tisch wird mit einer eigenen Bestandteildatei gespielt, die die Seite nicht zeigen kann; spiele ihn mit einem Programm.
room-lost = Die Verbindung ist unterbrochen und wird wieder aufgenommen. Nichts ist verloren.
room-watching = Du siehst zu.
room-sending = Der Zug wird gesendet …
room-wish = { $players } möchte zu Zug { $move } zurück.
room-wish-yes = Einverstanden
room-wish-no = Nein, weiterspielen
room-wish-stop = Doch nicht
room-fair-check = Den Zufall prüfen
room-fair = Alles passt: Niemand hat den Startwert dieser Partie gewählt.
room-unfair = Etwas passt nicht.
room-fair-yes = passt
room-fair-no = passt nicht
room-fair-commitment = Der Anteil des Servers ist der, auf den er sich festgelegt hatte, bevor sich jemand setzte.
room-fair-same = Der Server hatte diesem Browser dieselbe Festlegung gezeigt.
room-fair-own = Dein eigener Anteil, von diesem Browser gezogen, ist dabei.
room-fair-seed = Der Startwert ist der Hashwert aller Anteile.
room-fair-record = Die Partie wurde aus diesem Startwert gegeben.
room-fair-replay = Von vorn gespielt, kommt jedes Mischen, jeder Zug und jeder Punkt gleich heraus.
