# Industry: ein Leitfaden für die erste Partie, die Titelzeile und die Seite über das Spiel.

industry-guide-title = Deine erste Partie Industry

industry-guide-1-title = Worum es geht
industry-guide-1-text = Du führst eine Dynastie der Industrie durch fünf Epochen, von der Tongrube bis zum Roboterwerk. Du ersteigerst Felder des Spielplans (Fabriken, Technologien, Bonusfelder und Joker) und entwickelst sie. Wer am Ende die meisten Siegpunkte hat, gewinnt.

industry-guide-2-title = Eine Runde in fünf Phasen
industry-guide-2-text = Zuerst erhalten alle 1 Taler. Dann werden so viele Bereichsmarker aus dem Beutel gezogen, wie Spieler mitspielen; jeder öffnet das Feld seiner Spalte in der Zeile der laufenden Epoche, und ein Taler-Symbol bringt allen noch 1 Taler. Alle diese Felder werden versteigert. Nach der Auktion entwickelt einer nach dem anderen, und zum Schluss wandert der Startspielermarker nach links. Sind alle 12 Felder der Zeile vergeben, beginnt die nächste Epoche.

industry-guide-3-title = Die Auktion
industry-guide-3-text = Der Auktionator nennt ein Feld, und jeder der anderen bietet einmal oder passt, jedes Gebot höher als das vorige. Dann entscheidet der Auktionator: verkaufen, kassieren und das nächste Feld nennen, oder das Feld behalten und die Rolle nach links abgeben. Behalten kostet so viel wie das höchste Gebot, Taler für Taler reihum verteilt, und bei jedem Umlauf kommt einer davon zurück. Bietet niemand, muss der Auktionator das Feld nehmen, ohne etwas zu zahlen.

industry-guide-4-title = Entwickeln und was es kostet
industry-guide-4-text = Ein erworbenes Feld ist unentwickelt: Sein Marker zeigt die Uhr. In jeder Runde darfst du bis zu zwei deiner Felder entwickeln, gleich welcher Art. Du zahlst den Baupreis des Feldes an die Kasse; Technologien haben keinen. Viele Fabriken und Technologien brauchen außerdem einen oder zwei Rohstoffe. Ein Joker muss nicht entwickelt werden: Du hast ihn sofort.

industry-guide-5-title = Woher die Rohstoffe kommen
industry-guide-5-text = Deine eigene entwickelte Fabrik liefert ihren Rohstoff kostenlos, sooft du willst. Gehört sie einem anderen Spieler, zahlst du ihm 1 Taler, und er darf nicht ablehnen. Hat niemand sie entwickelt, verkauft die Kasse den Rohstoff für 1 Taler, sofern er schon im Angebot ist. Oder du setzt einen passenden Joker ein; der mit „?“ passt immer.

industry-guide-6-title = Was die Epochen ändern
industry-guide-6-text = Eine Fabrik bringt ihre Punkte nur in ihrer eigenen Epoche; entwickeln darfst du sie auch später noch, für ihren Rohstoff, ihre Straßen und ihre Netze. Eine Technologie verfällt, wenn du sie bis zum Ende ihrer Epoche nicht entwickelt hast. Bonusfelder können warten. Mit jeder neuen Epoche verkauft die Kasse mehr Rohstoffe.

industry-guide-7-title = Wie man punktet
industry-guide-7-text = Technologien und in ihrer Epoche entwickelte Fabriken bringen sofort die Punkte ihres Feldes. Am Ende bringt jede Straße zwischen zwei deiner Fabriken und jede Linie zwischen zwei deiner Technologien 3 Punkte. Jedes deiner Bonusfelder bringt 2 oder 3 Punkte für jede deiner Fabriken an seinem Netz: Hafen und Fluss, Bahnhof und Schienen, Pumpstation und Rohre, Elektrizitätswerk und Stromleitungen. Unbenutzte Joker bringen je 2 Punkte, und je 3 übrige Taler sind 1 Punkt.

industry-guide-8-title = Drei Ratschläge
industry-guide-8-text =
    • Die ganze Zeile liegt offen: Überlege früh, welche ihrer Felder über eine Straße, eine Linie oder ein Netz zu dem passen, was du schon hast.
    • Ein Gebot ist auch eine Botschaft: Was du bietest, zahlt der Auktionator, wenn er das Feld behält, und etwas davon kommt vielleicht zu dir.
    • Einmal im Spiel darfst du eine Subvention nehmen: 3 Taler jetzt gegen 5 Punkte am Ende. Sie lohnt sich, wenn du damit rechtzeitig entwickelst, was sonst verloren wäre.

industry-about = Industry ist ein Brettspiel von Michael Schacht, 2010 bei Ystari erschienen; es ist seine Neufassung von Industria aus dem Jahr 2003. Dies ist eine Umsetzung von Fans, mit Regeln in eigenen Worten und eigenen Bildern; sie steht in keiner Verbindung zum Verlag oder zum Autor.

industry-about-data = Der gedruckte Spielplan ist nirgends als Text überliefert. Viele Werte seiner Felder stammen aus dem, was von Industria bekannt ist, die übrigen wurden so rekonstruiert, dass alle veröffentlichten Zahlen stimmen. Wenn du das Spiel besitzt, kannst du sie mit einer Datendatei berichtigen.

industry-tagline = Sechzig Felder, ein Hammer, drei Taler vom Staat: Biete, entwickle und vernetze dein Imperium.
industry-cover = 3–4 · 60 min
