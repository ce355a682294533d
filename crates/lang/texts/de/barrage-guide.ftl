# Barrage: ein Leitfaden für die erste Partie, die Titelzeile und die Seite über das Spiel.

barrage-guide-title = Deine erste Partie Barrage

barrage-guide-1-title = Worum es geht
barrage-guide-1-text = Du leitest ein Energieunternehmen in den Alpen. Fünf Runden lang staust du Flüsse auf, leitest das Wasser durch Druckleitungen zu deinen Kraftwerken und machst Energie daraus. Energie bringt Siegpunkte: auf der Energieleiste, durch Verträge und durch das Bonusplättchen jeder Runde. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.

barrage-guide-2-title = Wie das Wasser fließt
barrage-guide-2-text = Das Wasser kommt aus vier Quellen und fließt von Becken zu Becken durch Berge, Hügel und Ebene. Jeder Tropfen bleibt bei der ersten Staumauer stehen, die noch Platz hat; eine Staumauer staut 1, 2 oder 3 Tropfen, so viele, wie ihre Stufe angibt. Was keine Staumauer fängt, verlässt unten den Spielplan. Die Quellenplättchen zeigen, wie viele Tropfen in den Runden 1 bis 4 kommen; sie fließen, sobald alle gepasst haben. In jedem Gebiet staut eine neutrale Staumauer, die alle nutzen dürfen, von Anfang an 1 Tropfen.

barrage-guide-3-title = Staumauer, Druckleitung, Kraftwerk
barrage-guide-3-text = Zum Produzieren brauchst du drei Dinge, die verbunden sind: eine Staumauer mit Wasser, eine Druckleitung, die in ihrem Becken beginnt, und ein Kraftwerk, wo die Leitung endet. Die Staumauer muss dir gehören oder neutral sein, das Kraftwerk muss deines sein. Die Leitung darf jedem gehören: Für die eines anderen Spielers zahlst du ihm 1 Credit je Tropfen, und er erhält 1 Punkt je Tropfen. Der obere Staumauerplatz eines Beckens fängt das Wasser zuerst, ist aber rot umrandet und kostet 3 Credits mehr.

barrage-guide-4-title = Ingenieure und Aktionsfelder
barrage-guide-4-text = Du hast 12 Ingenieure je Runde. Bist du am Zug, setzt du so viele ein, wie ein Aktionsfeld verlangt, und führst seine Aktion aus; so geht es weiter, bis alle gepasst haben. Ein Feld dient einem Unternehmen, einmal je Runde; ein rot umrandetes kostet zusätzlich 3 Credits. Auf deinem eigenen Plan baust du. Auf dem Managementplan produzierst du, legst Tropfen dazu, drehst dein Baurad, kaufst Maschinen oder nimmst Verträge und Patente. Die Bank gibt 1 Credit je Ingenieur.

barrage-guide-5-title = Bauen und das Baurad
barrage-guide-5-text =
    Du legst das Plättchen eines Bauwerks und seine Maschinen in den offenen Sektor deines Baurads und drehst es dann um einen Sektor. Bagger bauen Grundmauern und Druckleitungen, Betonmischer bauen Erhöhungen und Kraftwerke. Nichts wird verbraucht, aber Plättchen und Maschinen kommen erst mit der sechsten Drehung zurück; jeder Bau und die Werkstatt drehen das Baurad weiter.
    Die Teile kommen von deinem Plan und decken auf, was darunter liegt: die 2., 4. und 5. Grundmauer, Erhöhung und Druckleitung ein Einkommen, sofort und in jeder späteren Runde, das 2. und 4. Kraftwerk einen Produktionsbonus, das 3. die Sonderfähigkeit deines Unternehmens.

barrage-guide-6-title = Produzieren und Verträge erfüllen
barrage-guide-6-text = In der Turbinenhalle wählst du ein Produktionssystem und eine Zahl von Tropfen. Du produzierst Tropfen × Wert der Druckleitung, dazu den Modifikator des Feldes und deinen Bonus, und dein Marker rückt entsprechend vor. Die Tropfen sind nicht verloren: Sie fließen vom Kraftwerk weiter, vielleicht zu deiner nächsten Staumauer. Dann darfst du einen Vertrag erfüllen, der nicht mehr Energie verlangt als diese Produktion: einen eigenen oder einen staatlichen. Das kostet keine Energie, und die Belohnung nimmst du sofort.

barrage-guide-7-title = Das Ende einer Runde
barrage-guide-7-text = Das Unternehmen mit der meisten Energie erhält 6 Punkte, das zweite 2. Alle erhalten Credits nach dem erreichten Feld; mit Energie 0 verlierst du 3 Punkte. Dann belohnt das Bonusplättchen, was du bisher gebaut oder erfüllt hast: voll mit 6 Energie in Runde 1, 12 in Runde 2 und so weiter bis 30, mit 4 Punkten weniger für jeden fehlenden Abschnitt und gar nicht unter 6. Die Marker gehen auf 0 zurück, und wer die wenigste Energie hatte, beginnt. Nach Runde 5 werden das Zielplättchen, die Reste und das Wasser in deinen Staumauern gewertet.

barrage-guide-8-title = Drei Ratschläge
barrage-guide-8-text =
    • Fang klein an: Eine neutrale Staumauer hat Wasser, also reichen eine Druckleitung und ein Kraftwerk für die erste Produktion.
    • Schau flussauf und flussab: Eine Staumauer über deiner nimmt dir das Wasser, und das Wasser einer Produktion kommt den Staumauern darunter zugute, gleich wem sie gehören.
    • Halte das Baurad in Bewegung: Maschinen darauf nützen dir nichts, und das Plättchen eines Bauwerks, das du zweimal bauen willst, fehlt dir, bis es zurückkommt.

barrage-about = Barrage ist ein Brettspiel von Tommaso Battista und Simone Luciani, 2019 bei Cranio Creations und auf Deutsch unter dem Titel „Wasserkraft“ erschienen. Dies ist eine Umsetzung von Fans für 2 bis 4 Spieler, noch ohne den Gegner für das Solospiel, mit Regeln in eigenen Worten und eigenen Bildern; sie steht in keiner Verbindung zum Verlag oder zu den Autoren.

barrage-about-data = Die Regeln folgen einer veröffentlichten Zusammenfassung; viele Zahlen auf Verträgen, Plättchen und Plänen stammen aus einer öffentlichen Online-Fassung und wurden mit Bildern des gedruckten Materials verglichen, wo es welche gab. Wo die beiden in einer Regel voneinander abweichen, lässt dir eine Option die Wahl. Wenn du das Spiel besitzt, kannst du Zahlen mit einer Datendatei berichtigen.

barrage-tagline = Vier Quellen, zwölf Ingenieure, ein Rad, das sich nie schnell genug dreht: Stau das Wasser und lass es arbeiten.
barrage-cover = 2–4 · 120 min
