# Industria: ein Leitfaden für die erste Partie, die Titelzeile und die Seite über das Spiel.

industria-guide-title = Deine erste Partie Industria

industria-guide-1-title = Worum es geht
industria-guide-1-text = Du führst ein Industriehaus durch fünf Epochen, von der Tongrube bis zum Roboterwerk; zu dritt sind es vier. Du ersteigerst Fabriken und Technologien und baust sie. Wer am Ende die meisten Siegpunkte hat, gewinnt.

industria-guide-2-title = Eine Runde in fünf Phasen
industria-guide-2-text = Zuerst erhalten alle ihr Einkommen. Dann werden so viele Plättchen aufgedeckt, wie Spieler mitspielen, und alle versteigert. Nach der Auktion baut einer nach dem anderen, und zum Schluss wandert der Startspielermarker nach links. Eine Epoche dauert zu viert drei Runden und zu dritt vier.

industria-guide-3-title = Die Auktion
industria-guide-3-text = Der Auktionator wählt ein Plättchen, und jeder der anderen bietet einmal oder passt, jedes Gebot höher als das vorige. Dann entscheidet der Auktionator: verkaufen, kassieren und das nächste Plättchen anbieten, oder das Plättchen kostenlos behalten und die Rolle nach links abgeben. Bietet niemand, muss er das Plättchen nehmen, ohne etwas zu zahlen. Biete also an, was andere wollen, solange du Auktionator bist, und behalte das Plättchen, das dir mehr wert ist als das Gebot.

industria-guide-4-title = Bauen und was es kostet
industria-guide-4-text = In jeder Runde darfst du von deiner Hand bis zu eine Fabrik, eine Technologie und ein Bonusplättchen bauen. Eine Fabrik kostet das Geld, das auf ihr steht, zu zahlen an die Bank; Technologien und Bonusplättchen kosten kein Geld. Die meisten Fabriken und Technologien brauchen außerdem einen oder zwei Rohstoffe.

industria-guide-5-title = Woher die Rohstoffe kommen
industria-guide-5-text = Deine eigene gebaute Fabrik liefert ihren Rohstoff kostenlos, sooft du willst. Gehört die Fabrik einem anderen Spieler, zahlst du ihm 1 Taler, und er darf nicht ablehnen. Hat niemand sie gebaut, verkauft die Bank den Rohstoff für 1 Taler, sofern er schon im Angebot ist. Oder du wirfst ein passendes Rohstoffplättchen von deiner Hand ab.

industria-guide-6-title = Was die Epochen ändern
industria-guide-6-text = Eine Fabrik bringt die Punkte ihres Plättchens nur in der Epoche, in der du sie erworben hast; bauen darfst du sie auch später noch, für ihren Rohstoff, ihre Symbole und ihre Straßen. Eine Technologie verfällt, wenn du sie bis zum Ende ihrer Epoche nicht gebaut hast. Mit jeder neuen Epoche verkauft die Bank mehr Rohstoffe, und beim Eintritt in die Epochen 3, 4 und 5 erhalten alle einen zusätzlichen Taler.

industria-guide-7-title = Wie man punktet
industria-guide-7-text = Technologien und in ihrer Epoche gebaute Fabriken bringen sofort die Punkte ihres Plättchens. Am Ende bringt jede Straße zwischen zwei deiner Fabriken und jede Linie zwischen zwei deiner Technologien 3 Punkte. Jede ausgelegte Bonusart bringt 2 Punkte für jede deiner Fabriken mit ihrem Symbol, und je 3 übrige Taler sind 1 Punkt.

industria-guide-8-title = Drei Ratschläge
industria-guide-8-text =
    • Behalte Geld zum Bauen: Ein Plättchen, das du nicht bezahlen kannst, nützt niemandem, und Taler sind knapp.
    • Baue früh, was andere brauchen werden: Eine Fabrik, die produziert, spart dir Geld und bringt 1 Taler, sooft ein anderer Spieler sie nutzt.
    • Schau auf den Spielplan, bevor du bietest: Nachbarn an einer Straße oder Linie und Symbole, die zu deinen Bonusplättchen passen, sind oft mehr wert als die Zahl auf dem Plättchen.

industria-about = Industria ist ein Brettspiel von Michael Schacht, 2003 bei Queen Games erschienen. Dies ist eine Umsetzung von Fans, mit Regeln in eigenen Worten und eigenen Bildern; sie steht in keiner Verbindung zum Verlag oder zum Autor.

industria-about-data = Einige Werte der Plättchen sind nirgends überliefert und wurden so rekonstruiert, dass alle veröffentlichten Zahlen stimmen. Wenn du das Spiel besitzt, kannst du sie mit einer Datendatei berichtigen.

industria-tagline = Fünf Epochen, ein Hammer, nie genug Taler: Biete, baue und verbinde deine Werke zu einem Imperium.
industria-cover = 3–4 · 60 min
