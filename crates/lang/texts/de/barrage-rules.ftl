# Barrage: die nummerierten Regeln, eine Nachricht für jede.
# Eine Regel nennt eine andere mit ihrer Nummer (B-5.9); die Regelseite macht daraus einen Verweis.

## B-1

barrage-chapter-1 = Begriffe

# B-1.1
barrage-rule-1-1 =
    Barrage ist für 2 bis 4 Spieler; der Gegner für das Solospiel ist noch nicht dabei. Ein Spiel dauert 5 Runden zu je 5 Phasen:
    • Phase 1: Einkommen und Quellen
    • Phase 2: Aktionen
    • Phase 3: Wasserfluss
    • Phase 4: Wertung
    • Phase 5: Rundenende, entfällt in Runde 5

# B-1.2
barrage-rule-1-2 = Der Spielplan hat 12 Becken in drei Gebieten: Berge (Becken 1 bis 4), Hügel (5 bis 7) und Ebene (8 bis 12).

# B-1.3
barrage-rule-1-3 = Die Becken 1 bis 10 haben je zwei Plätze für Staumauern, einen oberen und einen unteren, und zwei für Druckleitungen, einen linken und einen rechten. Die Becken 5 bis 12 haben je eine Reihe von Plätzen für Kraftwerke: 2 in den Hügeln, 3 in den Becken 8 bis 10, 4 in den Becken 11 und 12. Sonst haben die Becken 11 und 12 nichts.

# B-1.4
barrage-rule-1-4 = Ein Bauwerk ist eine Grundmauer, eine Erhöhung, eine Druckleitung oder ein Kraftwerk. Jedes Unternehmen besitzt 5 Grundmauern, 5 Erhöhungen, 5 Druckleitungen und 4 Kraftwerke.

# B-1.5
barrage-rule-1-5 = Eine Staumauer ist eine Grundmauer mit 0, 1 oder 2 Erhöhungen darauf. Ihre Stufe ist die Zahl dieser Teile, 1 bis 3, und sie staut so viele Wassertropfen, wie ihre Stufe angibt. Mit Del Monte sind es auf Stufe 3 sogar 4 (B-13.3).

# B-1.6
barrage-rule-1-6 = Ein Produktionssystem von dir besteht aus einer eigenen oder neutralen Staumauer, einer gebauten Druckleitung, die im Becken dieser Staumauer beginnt, gleich wem sie gehört, und einem eigenen Kraftwerk in dem Becken, in dem die Leitung endet. Du kannst es nutzen, wenn die Staumauer mindestens 1 Tropfen staut. Beide Staumauerplätze eines Beckens speisen beide Leitungen des Beckens, und eine Leitung versorgt alle Kraftwerksplätze des Beckens, in dem sie endet.

# B-1.7
barrage-rule-1-7 = Auf einem rot umrandeten Bauplatz zu bauen kostet einen Zuschlag von 3 Credits. Rot umrandet sind alle 10 oberen Staumauerplätze und 12 der 23 Kraftwerksplätze, untere Staumauerplätze und Plätze für Druckleitungen dagegen nie.

# B-1.8
barrage-rule-1-8 = Maschinen sind Bagger und Betonmischer. Maschinen, die du auf das Baurad legst, sind nicht verbraucht: Sie kommen zurück (B-15.2). Bezahlte Credits sind weg.

# B-1.9
barrage-rule-1-9 = Energie ist die Position deines Markers auf der Energieleiste. Während einer Runde wächst sie nur; zwischen den Runden geht sie auf 0 zurück. Nach oben ist sie nicht begrenzt: Am Ende der Leiste wird der Marker umgedreht und zählt dann 30 mehr.

# B-1.10
barrage-rule-1-10 = Credits, Maschinen und Wassertropfen gehen nie aus.

# B-1.11
barrage-rule-1-11 = Siegpunkte haben keine Untergrenze: Du kannst unter deinen Startwert und unter null fallen.

## B-2

barrage-chapter-2 = Aufbau

# B-2.1
barrage-rule-2-1 = Die 8 Quellenplättchen werden gemischt und 4 davon zufällig auf die Quellen A bis D gelegt.

# B-2.2
barrage-rule-2-2 = Die 6 Bonusplättchen werden gemischt und 5 davon zufällig auf die Energieleiste gelegt, eines je Runde in dieser Reihenfolge. Das sechste bleibt unbenutzt.

# B-2.3
barrage-rule-2-3 = Eines der 6 Zielplättchen kommt zufällig auf die Energieleiste, von Anfang an für alle sichtbar.

# B-2.4
barrage-rule-2-4 = Von den 6 staatlichen Verträgen liegt zufällig einer weniger aus, als Spieler mitspielen. Sie werden nie ersetzt.

# B-2.5
barrage-rule-2-5 = Die grünen, gelben und roten privaten Verträge werden getrennt gemischt, je 15, und von jeder Farbe werden 2 aufgedeckt.

# B-2.6
barrage-rule-2-6 = In jedem Gebiet steht eine neutrale Staumauer auf einem zufälligen unteren Platz: einem von 4 in den Bergen, einem von 3 in den Hügeln, einem von 3 in der Ebene (Becken 8 bis 10). Sie hat in den Bergen Stufe 1, in den Hügeln Stufe 2, in der Ebene Stufe 3 und beginnt mit genau 1 Tropfen.

# B-2.7
barrage-rule-2-7 = Patentamt: Die fortgeschrittenen Plättchen bilden drei gemischte Stapel der Stufen I, II und III zu je 5. Die ersten 3 Plättchen der Stufe I werden auf den Positionen 1 bis 3 aufgedeckt.

# B-2.8
barrage-rule-2-8 = Mit weniger als 4 Spielern sind einige Aktionsfelder das ganze Spiel über geschlossen (Kapitel 16): das linke und das rechte Feld jeder Zeile, die mit einer höheren Spielerzahl gekennzeichnet ist. Am Tisch stellt man Ingenieure einer unbenutzten Farbe darauf.

# B-2.9
barrage-rule-2-9 = So viele Unternehmenspläne, wie Spieler mitspielen, werden zufällig gezogen, und jeder erhält zufällig einen Direktor; Unternehmen und Direktor bilden ein Gespann. Von den 4 Startverträgen werden ebenso viele gezogen.

# B-2.10
barrage-rule-2-10 = Ein ausgeloster Spieler wählt ein Gespann und einen Startvertrag; die anderen folgen im Uhrzeigersinn. Der letzte nimmt, was übrig ist.

# B-2.11
barrage-rule-2-11 = In Runde 1 wird in umgekehrter Reihenfolge der Auswahl gespielt: Wer zuletzt gewählt hat, beginnt.

# B-2.12
barrage-rule-2-12 = Gehört Sekibo zu einem der Gespanne, werden weitere Direktoren zufällig ausgelegt, sodass genau 3 andere kopiert werden können: 2 weitere mit 2 Spielern, 1 weiterer mit 3.

# B-2.13
barrage-rule-2-13 = Jedes Unternehmen beginnt mit 10 Siegpunkten, Energie 0, 12 Ingenieuren, 6 Credits (9 mit Sekibo), 6 Baggern, 4 Betonmischern, den vier einfachen Plättchen (Grundmauer, Erhöhung, Druckleitung, Kraftwerk), einem leeren Baurad und allen Bauwerken auf seinem Plan. Das einfache Jokerplättchen wird nicht benutzt (siehe aber B-17.1).

# B-2.14
barrage-rule-2-14 = Wer Krylov hat, nimmt auch das Spezialplättchen.

# B-2.15
barrage-rule-2-15 = Der Startvertrag ist ein Vertrag wie jeder andere: Er zählt zur Obergrenze von 3, darf abgeworfen werden und zählt als erfüllter Vertrag, sobald er erfüllt ist.

# B-2.16
barrage-rule-2-16 = Maschinen, Credits und Wassertropfen bilden den allgemeinen Vorrat. Er liegt neben Spielplan, Energieleiste, Managementplan und Patentamt.

## B-3

barrage-chapter-3 = Phase 1: Einkommen und Quellen

# B-3.1
barrage-rule-3-1 = Jedes Unternehmen erhält alles Einkommen, das auf seinem Plan aufgedeckt ist, zusammengezählt (B-5.9).

# B-3.2
barrage-rule-3-2 = Die Unternehmen erhalten ihr Einkommen eines nach dem anderen in umgekehrter Zugreihenfolge. Das spielt nur eine Rolle, wenn Einkommen Tropfen fließen lässt.

# B-3.3
barrage-rule-3-3 = Einkommen gibt es in jeder Runde, auch in Runde 5. In Runde 1 gibt es nichts, weil noch nichts gebaut ist.

# B-3.4
barrage-rule-3-4 = Zuerst kommen zusammen alle festen Gewinne: Siegpunkte, Credits, Maschinen einer bestimmten Art, Energie. Die übrigen Wirkungen folgen in der Reihenfolge Grundmauern, Erhöhungen, Druckleitungen. Maschinen nach Wahl werden zusammengezählt und frei auf beide Arten verteilt.

# B-3.5
barrage-rule-3-5 = Energie aus Einkommen zählt auf der Leiste der neuen Runde.

# B-3.6
barrage-rule-3-6 = Nach allem Einkommen erhält jede Quelle so viele Tropfen, wie ihr Plättchen für diese Runde zeigt. Die Plättchen zeigen nur die Runden 1 bis 4, also bringt Runde 5 keine.

# B-3.7
barrage-rule-3-7 = Auf einer Quelle dürfen beliebig viele Tropfen liegen; sie warten dort auf Phase 3.

## B-4

barrage-chapter-4 = Phase 2: Züge, Ingenieure, Passen

# B-4.1
barrage-rule-4-1 = In Zugreihenfolge setzt jeder Ingenieure für eine Aktion ein und führt sie aus. So geht es Zug um Zug weiter, bis alle gepasst haben.

# B-4.2
barrage-rule-4-2 = Ein Aktionsfeld verlangt genau so viele Ingenieure, wie darauf angegeben sind. Es dient nur einmal je Runde und nur einem Unternehmen; ein besetztes Feld ist für alle gesperrt, auch für den, der es besetzt. Die Ausnahme ist die Bank (B-6.7).

# B-4.3
barrage-rule-4-3 = Ein rot umrandetes Aktionsfeld kostet einen Aufpreis von 3 Credits, zusätzlich zu den Kosten der Aktion selbst. Der Aufpreis wird zuerst bezahlt; die übrigen Credits müssen für den Rest reichen.

# B-4.4
barrage-rule-4-4 = Du darfst Ingenieure nur einsetzen, wenn du die Aktion ausführen kannst, und dann musst du sie ausführen. Eine Aktion steht dir nur offen, wenn es einen erlaubten Weg gibt, ihren Pflichtteil zu erfüllen.

# B-4.5
barrage-rule-4-5 = Was eine Aktion zusätzlich bietet, darfst du ablehnen: einen Vertrag zu erfüllen, kostenlose Bauwerke und Tropfen aus Belohnungen, Deutschlands zweite Produktion sowie die Wirkungen von Grundmauer I und Kraftwerk II.

# B-4.6
barrage-rule-4-6 = Solange du einen Ingenieur hast, musst du spielen. Die Bank ist immer möglich.

# B-4.7
barrage-rule-4-7 = Ohne Ingenieure passt du und scheidest für den Rest der Runde aus.

# B-4.8
barrage-rule-4-8 = Ausnahme: Kraftwerk I und Grundmauer III, und das Spezialplättchen, wenn es eines von ihnen kopiert, kommen ohne Ingenieure aus. Hast du so ein Plättchen abseits des Baurads, bist du auch nach deinem letzten Ingenieur noch am Zug: Du benutzt das Plättchen oder passt endgültig. Ist es in diesem Augenblick nicht erlaubt, es zu benutzen, so passt du. Ohne die Option „Plättchen nach dem letzten Ingenieur“ (als Voreinstellung an) passt du, sobald du keine Ingenieure mehr hast.

# B-4.9
barrage-rule-4-9 = Wer gepasst hat, kommt in dieser Runde nicht mehr an die Reihe.

# B-4.10
barrage-rule-4-10 = Nach jedem Zug werden die offenen privaten Verträge auf 2 je Farbe ergänzt, bevor der nächste Spieler Ingenieure einsetzt.

# B-4.11
barrage-rule-4-11 = Ein Plättchen ohne Ingenieure zu benutzen (B-4.8) ist ein ganzer Zug. Du darfst das auch tun, solange du noch Ingenieure hast; diese musst du später trotzdem einsetzen (B-4.6).

## B-5

barrage-chapter-5 = Bauen

# B-5.1
barrage-rule-5-1 = Zum Bauen hast du vier persönliche Felder: 1 Ingenieur; 2 Ingenieure; 3 Ingenieure; 3 Ingenieure und ein Aufpreis von 3 Credits. Mit Ingenieuren kannst du also höchstens viermal je Runde bauen.

# B-5.2
barrage-rule-5-2 = Du nimmst das erste freie persönliche Feld von links. Ohne die Option „Bauen von links nach rechts“ (als Voreinstellung an) darfst du jedes freie nehmen.

# B-5.3
barrage-rule-5-3 = Wähle ein Technologieplättchen, das nicht auf dem Baurad liegt und zum Bauwerk passt (ein Joker passt zu allen), einen Bauplatz und eine Art zu bezahlen. Lege das Plättchen in den offenen Sektor deines Baurads.

# B-5.4
barrage-rule-5-4 =
    Lege die nötigen Maschinen in denselben Sektor:
    • Grundmauer: 5 Bagger in den Bergen, 4 in den Hügeln, 3 in der Ebene
    • Erhöhung: 4 Betonmischer in den Bergen, 3 in den Hügeln, 2 in der Ebene
    • Druckleitung: 2 Bagger je Punkt ihres Werts, also 2 bis 10 bei Werten von 1 bis 5
    • Kraftwerk: 2, 3, 4 und 5 Betonmischer für dein 1., 2., 3. und 4., gleich wo du es baust

# B-5.5
barrage-rule-5-5 = Was die Kosten ändert, gilt in dieser Reihenfolge: zuerst der Direktor (Kapitel 13), dann das Plättchen (Kapitel 14).

# B-5.6
barrage-rule-5-6 = Drehe das Baurad um einen Sektor und nimm zurück, was in die Öffnung kommt (B-15.2). Maschinen, die jetzt zurückkommen, können diesen Bau nicht bezahlen.

# B-5.7
barrage-rule-5-7 = Nimm von deinem Plan das Teil dieser Art, das am weitesten links steht.

# B-5.8
barrage-rule-5-8 = Hast du kein Teil dieser Art mehr, kannst du keines bauen.

# B-5.9
barrage-rule-5-9 =
    Die 2., 4. und 5. Grundmauer, Erhöhung und Druckleitung decken je ein Einkommen auf: Du erhältst es sofort, setzt dann erst das Teil ein, und du erhältst es in jeder späteren Phase 1 wieder. Ohne die Option „Einkommen vor dem Einsetzen“ (als Voreinstellung an) setzt du zuerst das Teil ein und zahlst den Zuschlag. Zu einer Option für den Zuschlag siehe B-5.10.
    Das 2. und das 4. Kraftwerk decken Produktionsboni auf (+1, dann +2 dazu), das 3. deine Sonderfähigkeit. Sie wirken von da an und sind kein Einkommen.

# B-5.10
barrage-rule-5-10 = Setze das Teil ein. Für eine Grundmauer oder ein Kraftwerk auf einem rot umrandeten Bauplatz zahlst du den Zuschlag von 3 Credits an den allgemeinen Vorrat; eine Erhöhung zahlt ihn nie, auch nicht auf einem oberen Platz. Diese 3 Credits musst du zu Beginn der Aktion haben, über einen Aufpreis und über Credits anstelle von Maschinen hinaus. Einkommen, das derselbe Bau aufdeckt, hilft dabei nicht. Mit der Option „Aufgedeckte Credits für den Zuschlag“ (als Voreinstellung aus) dürfen Credits, die das Teil aufdeckt, seinen eigenen Zuschlag bezahlen, sofern das Einkommen vor dem Einsetzen kommt (B-5.9).

# B-5.11
barrage-rule-5-11 = Die Wirkung des Plättchens kommt zuletzt (Kapitel 14), außer sie ändert die Kosten oder die Ingenieure.

# B-5.12
barrage-rule-5-12 =
    Grenzen:
    • Jeder Platz für Staumauer, Druckleitung oder Kraftwerk trägt das Bauwerk nur eines Unternehmens.
    • Du darfst in jedem Becken nur eine Grundmauer haben, oben oder unten.
    • Du darfst in jedem Becken nur ein Kraftwerk haben.
    • Eine Erhöhung kommt nur auf eine eigene Staumauer der Stufe 1 oder 2, nie auf eine neutrale oder fremde.
    • Druckleitungen darfst du in einem Becken beliebig viele haben, und nichts muss verbunden sein.

# B-5.13
barrage-rule-5-13 = Der untere Platz eines Beckens darf bebaut werden, solange der obere leer ist, und umgekehrt. Eine neutrale Staumauer sperrt nur ihren eigenen Platz.

# B-5.14
barrage-rule-5-14 = Ein kostenloses Bauwerk aus der Belohnung eines Vertrags braucht keine Ingenieure, kein Plättchen und keine Maschinen und dreht das Baurad nicht. Die Grenzen, der Zuschlag, das Teil ganz links und das aufgedeckte Einkommen gelten wie sonst. Du darfst es ablehnen; ist es unmöglich, so verfällt es. Eine kostenlose Druckleitung hat einen Höchstwert; eine kostenlose Grundmauer kann auf bestimmte Gebiete beschränkt sein.

## B-6

barrage-chapter-6 = Managementaktionen

# B-6.1
barrage-rule-6-1 = Turbinenhalle: Du produzierst (Kapitel 7) mit einem Modifikator. Die Zeilen +2, +1, 0 und −1 verlangen links 2 Ingenieure oder rechts 3 Ingenieure und einen Aufpreis. Die Zeile −2 verlangt links 1 Ingenieur oder rechts 2, ohne Aufpreis.

# B-6.2
barrage-rule-6-2 = Ein Feld der Turbinenhalle darfst du nur nutzen, wenn mit seinem Modifikator und den Credits, die dir nach dem Aufpreis bleiben, eine Produktion von mindestens 1 Energie möglich ist.

# B-6.3
barrage-rule-6-3 = Die Wasserwirtschaft hat zwei Zeilen. Jede hat links ein Feld für 1 Ingenieur und rechts eines für 2 Ingenieure und einen Aufpreis.

# B-6.4
barrage-rule-6-4 = Erste Zeile: Lege 2 Tropfen auf eine Quelle oder je 1 auf zwei Quellen. Sie warten dort auf Phase 3.

# B-6.5
barrage-rule-6-5 = Du musst beide Tropfen legen. Mit der Option „Weniger Tropfen erlaubt“ (als Voreinstellung aus) darfst du auch nur 1 legen. Von Tropfen aus Verträgen oder Einkommen darfst du immer auch nur einen Teil oder gar keine legen.

# B-6.6
barrage-rule-6-6 = Zweite Zeile: Lege 1 Tropfen auf eine Quelle; er fließt sofort (Kapitel 8).

# B-6.7
barrage-rule-6-7 = Bank: Setze mindestens 1 deiner Ingenieure ein, so viele du willst, und nimm 1 Credit für jeden jetzt eingesetzten. Die Bank ist nie voll; alle dürfen sie nutzen, beliebig oft.

# B-6.8
barrage-rule-6-8 = Werkstatt: Drehe dein Baurad kostenlos um 1 Sektor (links 1 Ingenieur, rechts 2), um 2 Sektoren für 2 Credits oder um 3 Sektoren für 5 Credits (jeweils links 2 Ingenieure oder rechts 3 und ein Aufpreis). Nach jedem einzelnen Sektor nimmst du zurück, was in die Öffnung kommt.

# B-6.9
barrage-rule-6-9 = Die Werkstatt darfst du auch mit leerem Baurad nutzen. Mit der Option „Die Werkstatt braucht ein beladenes Baurad“ (als Voreinstellung aus) muss ein Plättchen oder eine Maschine darauf liegen.

# B-6.10
barrage-rule-6-10 =
    Maschinenfabrik: Du machst genau einen Kauf.
    • 1 Bagger für 2 Credits: links 1 Ingenieur oder rechts 1 Ingenieur und ein Aufpreis
    • 1 Maschine nach Wahl für 4 Credits, nur mit 4 Spielern: links 1 Ingenieur oder rechts 2
    • 1 Bagger und 1 Betonmischer für 5 Credits: links 2 Ingenieure oder rechts 3 und ein Aufpreis

# B-6.11
barrage-rule-6-11 = Vertragsbüro: Nimm 1 privaten Vertrag (links 1 Ingenieur oder rechts 1 Ingenieur und ein Aufpreis; mit 4 Spielern gibt es zwei solche Zeilen), oder zahle 1 Credit und nimm 2 (links 2 Ingenieure oder rechts 3, ohne Aufpreis). Staatliche Verträge kann man nicht nehmen.

# B-6.12
barrage-rule-6-12 = Nimmst du 2, müssen beide zu Beginn der Aktion offen liegen; erst danach werden sie ersetzt.

# B-6.13
barrage-rule-6-13 = Du musst die volle Zahl nehmen, wenn so viele offen liegen. Sind es weniger, nimmst du, was da ist; liegt keiner offen, ist die Aktion gesperrt.

# B-6.14
barrage-rule-6-14 = Du darfst höchstens 3 unerfüllte Verträge haben. Hast du mehr, wirfst du sofort ab, bis es 3 sind. Du wählst frei unter allen, auch unter den neuen und dem Startvertrag.

# B-6.15
barrage-rule-6-15 = Abgeworfene Verträge scheiden aus; sie kommen weder in den Stapel noch in die Auslage zurück. Ohne die Option „Abgeworfene Verträge scheiden aus“ (als Voreinstellung an) kommt ein privater Vertrag unter den Stapel seiner Farbe.

# B-6.16
barrage-rule-6-16 = Ein aufgebrauchter Stapel wird nicht erneuert.

# B-6.17
barrage-rule-6-17 = Patentamt: drei Felder, eines je offenem Plättchen. Für 2 Ingenieure und 5 Credits nimmst du das Plättchen dieser Position; benutzen darfst du es ab deinem nächsten Zug, also noch in dieser Runde.

# B-6.18
barrage-rule-6-18 = Genommene Plättchen werden erst am Rundenende ersetzt; jede Position ist also einmal je Runde zu haben.

## B-7

barrage-chapter-7 = Produktion und Verträge

# B-7.1
barrage-rule-7-1 = Wähle ein Produktionssystem (B-1.6) und eine Zahl von Tropfen, von 1 bis zu allen, die seine Staumauer staut. Alle kommen aus dieser einen Staumauer, durch eine Druckleitung, zu einem Kraftwerk.

# B-7.2
barrage-rule-7-2 = Grundertrag = Tropfen × Wert der Druckleitung; mit Fiesler ist er mindestens 4. Dazu kommen der Modifikator der Aktion und dein Produktionsbonus: 0 mit höchstens 1 gebauten Kraftwerk, +1 mit 2 oder 3, +3 mit 4.

# B-7.3
barrage-rule-7-3 = Das Ergebnis muss mindestens 1 sein; sonst darfst du diese Produktion nicht wählen.

# B-7.4
barrage-rule-7-4 = Für die Druckleitung eines anderen Spielers zahlst du ihm 1 Credit je Tropfen, und er erhält außerdem 1 Siegpunkt je Tropfen. Du kannst nicht mehr Tropfen nutzen, als deine Credits nach dem Aufpreis erlauben. Die eigene Leitung ist kostenlos.

# B-7.5
barrage-rule-7-5 =
    Eine Produktion läuft Schritt für Schritt ab:
    • Die Tropfen kommen zum Kraftwerk, und dein Marker rückt um das Ergebnis vor.
    • Die Tropfen fließen vom Kraftwerk weiter (B-8.5).
    • Italien erhält seine zusätzliche Energie.
    • Der Besitzer der Druckleitung wird bezahlt.
    • Du darfst einen Vertrag erfüllen und seine Belohnung nehmen.
    • Deutschland darf ein zweites Mal produzieren.
    Ohne die Option „Das Wasser fließt vor dem Vertrag weiter“ (als Voreinstellung an) fließen die Tropfen erst nach dem Vertrag und seiner Belohnung weiter.

# B-7.6
barrage-rule-7-6 = Du kannst einen Vertrag erfüllen, wenn er nicht mehr Energie verlangt, als diese eine Produktion ergibt. Energie, die schon auf der Leiste steht oder von anderswo kommt, zählt nicht dazu. Die Energie wird nicht verbraucht.

# B-7.7
barrage-rule-7-7 = Ein Vertrag je Produktion: entweder einer von deinen oder ein staatlicher, der noch ausliegt. Deutschlands zweite Produktion erlaubt einen weiteren.

# B-7.8
barrage-rule-7-8 = Einen erfüllten Vertrag behältst du verdeckt und nimmst sofort seine Belohnung. Ein erfüllter staatlicher Vertrag verlässt die Auslage.

# B-7.9
barrage-rule-7-9 = Die festen Gewinne einer Belohnung kommen zuerst, der Rest in der angegebenen Reihenfolge. Tropfen und kostenlose Bauwerke darfst du ablehnen.

# B-7.10
barrage-rule-7-10 = Energie aus einer Belohnung bewegt nur deinen Marker; sie kann nie einen Vertrag erfüllen.

# B-7.11
barrage-rule-7-11 = Credits aus der Belohnung können nicht die Druckleitung derselben Produktion bezahlen: Diese Zahlung kommt vorher.

# B-7.12
barrage-rule-7-12 = Das ganze Ergebnis einer Produktion zählt auf der Leiste, auch wenn du keinen Vertrag erfüllst.

# B-7.13
barrage-rule-7-13 = Ertrag, Bonus und Sonderfähigkeit richten sich nach dem Augenblick, in dem die Produktion berechnet wird. Was ihr Vertrag bringt, kommt dafür zu spät (B-12.8).

## B-8

barrage-chapter-8 = Wasser

# B-8.1
barrage-rule-8-1 = Ein Tropfen fließt von seiner Quelle zum oberen Staumauerplatz des Beckens darunter, dann zum unteren, dann den Fluss hinab zum nächsten Becken: an dessen Kraftwerken vorbei, zum oberen und zum unteren Staumauerplatz und so weiter bis zu einem Abfluss.

# B-8.2
barrage-rule-8-2 = Er bleibt bei der ersten Staumauer stehen, die noch nicht voll ist, gleich wem sie gehört. An einem Abfluss verlässt er das Spiel.

# B-8.3
barrage-rule-8-3 = Die obere Staumauer eines Beckens fängt Wasser vor der unteren. Ein Platz ohne Staumauer hält keines zurück.

# B-8.4
barrage-rule-8-4 = Die Tropfen fließen einzeln. Da sie alle gleich sind, macht ihre Reihenfolge keinen Unterschied.

# B-8.5
barrage-rule-8-5 = Nach einer Produktion fließen die Tropfen von der Reihe des benutzten Kraftwerks weiter: zuerst zur oberen, dann zur unteren Staumauer desselben Beckens und so weiter. Aus den Becken 11 und 12 verlassen sie den Spielplan.

# B-8.6
barrage-rule-8-6 = Gestaute Tropfen bleiben, bis sie benutzt werden. Eine Staumauer zu erhöhen schafft nur mehr Platz.

# B-8.7
barrage-rule-8-7 = Kraftwerke halten nie Wasser auf.

# B-8.8
barrage-rule-8-8 = Phase 3: Haben alle Spieler gepasst, so fließen alle Tropfen auf den Quellen, gleich wer sie dorthin gelegt hat. Das gilt auch in Runde 5.

## B-9

barrage-chapter-9 = Phase 4: Wertung

# B-9.1
barrage-rule-9-1 = Zuerst die Rangfolge auf der Energieleiste, unter Unternehmen mit mindestens 1 Energie: Das erste erhält 6 Siegpunkte, das zweite 2. Mit der Option „Rangfolge nach produzierter Energie“ (als Voreinstellung aus) zählt für diese Rangfolge nur die Energie aus Produktionen (B-7.2), nicht was Einkommen, Belohnungen, Plättchen und Sonderfähigkeiten dazugeben.

# B-9.2
barrage-rule-9-2 = Bei Gleichstand auf dem ersten Platz gibt es je 4 Siegpunkte (zwei), je 3 (drei) oder je 2 (vier), und niemand punktet für den zweiten. Bei Gleichstand auf dem zweiten Platz gibt es je 1 Siegpunkt.

# B-9.3
barrage-rule-9-3 =
    Dann erhält jeder Credits nach dem letzten Feld mit Credits, das er erreicht oder überschritten hat:
    • Energie 1: 1 Credit
    • Energie 2: 2 Credits
    • Energie 4: 3 Credits
    • Energie 7: 4 Credits
    • Energie 11: 5 Credits
    • Energie 16: 6 Credits
    • Energie 22: 7 Credits
    • Energie 29: 8 Credits
    Mit Energie 0 erhältst du 3 Credits und verlierst 3 Siegpunkte.

# B-9.4
barrage-rule-9-4 = Zuletzt kommt das Bonusplättchen der Runde, mit Siegpunkten für alles, was es nennt: 2 für einen erfüllten Vertrag jeder Art, 4 für eine Grundmauer, eine Erhöhung, eine Druckleitung oder ein erworbenes fortgeschrittenes Plättchen, 5 für ein Kraftwerk. Es zählt alles seit Beginn des Spiels.

# B-9.5
barrage-rule-9-5 = Die Leiste hat Abschnitte von 6 Feldern: 6 bis 11 gehört zu Runde 1, 12 bis 17 zu Runde 2, 18 bis 23 zu Runde 3, 24 bis 29 zu Runde 4, ab 30 zu Runde 5. Im Abschnitt der laufenden Runde oder darüber hinaus punktest du voll. Für jeden Abschnitt, der dir fehlt, gehen davon 4 Siegpunkte ab, bis auf 0, aber nie darunter. Mit Energie unter 6 bringt dir das Plättchen nichts.

# B-9.6
barrage-rule-9-6 = Fortgeschrittene Plättchen zählen im Vorrat wie auf dem Baurad. Einfache Plättchen und Krylovs Spezialplättchen zählen nicht.

# B-9.7
barrage-rule-9-7 = Die drei Schritte geschehen in dieser Reihenfolge; dann wird das Bonusplättchen der Runde abgeworfen. Nach Runde 5 folgt die Schlusswertung (Kapitel 11).

# B-9.8
barrage-rule-9-8 = Wo das Plättchen lag, zeigt die Leiste −4: Von jetzt an liegt dieser Abschnitt um einen zurück. Das macht nur B-9.5 sichtbar und ist kein weiterer Abzug.

## B-10

barrage-chapter-10 = Phase 5: Rundenende (Runden 1 bis 4)

# B-10.1
barrage-rule-10-1 = Neue Zugreihenfolge: Das Unternehmen mit der wenigsten Energie beginnt, das mit der meisten kommt zuletzt. Unternehmen mit gleicher Energie kehren ihre bisherige Reihenfolge untereinander um.

# B-10.2
barrage-rule-10-2 = Alle Energiemarker gehen auf 0 zurück.

# B-10.3
barrage-rule-10-3 = Alle Ingenieure kehren heim, auch die auf der Bank und bei Sekibo.

# B-10.4
barrage-rule-10-4 = Die übrigen Plättchen des Patentamts werden abgeworfen und 3 neue aufgedeckt: von Stufe I, bis sie aufgebraucht ist, dann von II, dann von III. Im Angebot sind also in den Runden 1 bis 5 I-I-I, I-I-II, II-II-II, II-III-III und III-III-III.

# B-10.5
barrage-rule-10-5 = Bauräder, Maschinen, Credits, Verträge und Tropfen bleiben, wie sie sind.

## B-11

barrage-chapter-11 = Schlusswertung

# B-11.1
barrage-rule-11-1 = Die Reihenfolge ist: Zielplättchen, Reste, Wasser in Staumauern.

# B-11.2
barrage-rule-11-2 =
    Was das Zielplättchen zählt, bestimmt die Rangfolge der Unternehmen: 15, 10 und 5 Siegpunkte für die Ränge 1 bis 3. Bei Gleichstand teilen sie die Siegpunkte der Ränge, die sie belegen, jeder Anteil aufgerundet. Das nächste Unternehmen nimmt den nächsten freien Rang ein.
    • gleichauf auf dem ersten Rang: je 13 (zwei), je 10 (drei), je 8 (vier)
    • gleichauf auf dem zweiten Rang: je 8 (zwei), je 5 (drei)
    • gleichauf auf dem dritten Rang: je 3 (zwei)

# B-11.3
barrage-rule-11-3 = Bei „Rote Bauplätze“ und „Verbundene Grundmauern“ bleibt ohne Rang und ohne Punkte, wer nichts davon hat; bei den anderen vier Zielen zählt 0 für die Rangfolge wie jede andere Zahl. Ohne die Option „Mindestens eines für die Rangfolge“ (als Voreinstellung an) zählt 0 auch bei diesen beiden.

# B-11.4
barrage-rule-11-4 = Eine Grundmauer oder Erhöhung zählt in Becken und Gebiet ihres Platzes, ein Kraftwerk in denen seiner Reihe, eine Druckleitung in denen, wo sie beginnt.

# B-11.5
barrage-rule-11-5 = Verbundene Grundmauern: Zähle die Grundmauern jeder Farbe, auch neutrale, in Becken, aus denen eine Druckleitung von dir in ein Becken mit einem Kraftwerk von dir führt. Jede Grundmauer zählt einmal, gleich wie viele Verbindungen sie hat; zwei Grundmauern an derselben Leitung zählen beide. Wasser spielt keine Rolle. Ohne die Option „Verbundene Grundmauern jeder Farbe“ (als Voreinstellung an) zählen nur deine eigenen.

# B-11.6
barrage-rule-11-6 = Rote Bauplätze: Zähle deine Grundmauern und Kraftwerke auf rot umrandeten Bauplätzen, auch wenn du den Zuschlag nicht zahlen musstest. Erhöhungen zählen nicht.

# B-11.7
barrage-rule-11-7 = Reste: 1 Siegpunkt je 5 Stück, Credits, Bagger und Betonmischer zusammengezählt. Maschinen auf dem Baurad zählen nicht.

# B-11.8
barrage-rule-11-8 = Wasser: 1 Siegpunkt je Tropfen in deinen eigenen Staumauern. Tropfen in neutralen Staumauern bringen niemandem etwas.

# B-11.9
barrage-rule-11-9 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet mehr Energie auf der Leiste in Runde 5. Herrscht immer noch Gleichstand, ist der Sieg geteilt. Mit der Option „Rangfolge nach produzierter Energie“ (als Voreinstellung aus) entscheidet stattdessen die in Runde 5 produzierte Energie (B-9.1).

# B-11.10
barrage-rule-11-10 =
    Die anderen vier Ziele zählen deine Bauwerke jeder Art:
    • Stärkstes Gebiet: deine Bauwerke in dem Gebiet, in dem du die meisten hast
    • Schwächstes Gebiet: deine Bauwerke in dem Gebiet, in dem du die wenigsten hast; die höchste dieser Zahlen steht vorn
    • Präsenz in Becken: Becken mit mindestens 1 Bauwerk von dir, also höchstens 12
    • Stärke in Becken: Becken mit mindestens 3 Bauwerken von dir

## B-12

barrage-chapter-12 = Sonderfähigkeiten der Unternehmen

# B-12.1
barrage-rule-12-1 = Deine Sonderfähigkeit wirkt, sobald du 3 Kraftwerke gebaut hast: von diesem Augenblick an, auch für den Rest derselben Aktion, etwa die Produktion von Kraftwerk II. Siehe aber B-12.8.

# B-12.2
barrage-rule-12-2 = USA: Immer wenn ein Tropfen, der von einer Quelle kommt, an einer Reihe mit einem Kraftwerk von dir vorbeifließt, erhältst du 1 Energie: je Tropfen und je Reihe, in jeder Phase und in jedermanns Zug. Diese Energie erfüllt keinen Vertrag. Tropfen, die eine Produktion in Bewegung setzt, zählen nicht; mit der Option „USA: jeder Wasserfluss zählt“ (als Voreinstellung aus) zählen sie, außer in der Reihe des Kraftwerks, das produziert hat.

# B-12.3
barrage-rule-12-3 = Deutschland: Nach einer Produktion darfst du noch einmal mit einem anderen eigenen Kraftwerk produzieren, ohne den Modifikator des Feldes und ohne deinen Produktionsbonus. Die Zahlung für die Druckleitung, der Vertrag und das Minimum von 1 Energie gelten wie sonst. Die erste Produktion wird vorher abgeschlossen, samt Vertrag und Belohnung, und das Wasser, das von ihr weitergeflossen ist, darfst du nutzen. Eine dritte gibt es nicht.

# B-12.4
barrage-rule-12-4 = Direktoren wirken auch in Deutschlands zweiter Produktion: Fieslers Minimum von 4 gilt für beide. Ohne die Option „Fiesler in Deutschlands zweiter Produktion“ (als Voreinstellung an) gilt es nur für die erste.

# B-12.5
barrage-rule-12-5 = Italien: Nach jeder deiner Produktionen erhältst du 3 Energie dazu. Für den Vertrag dieser Produktion zählt sie nicht.

# B-12.6
barrage-rule-12-6 = Frankreich: Du darfst jeden Vertrag erfüllen, auch staatliche, dessen Wert um bis zu 3 über der produzierten Energie liegt: 10 zu produzieren reicht für einen Wert von 13. Das gilt für die Produktion mit einem Kraftwerk, nicht für Energie aus der Wirkung eines Plättchens. Ohne die Option „Französischer Nachlass nur für Kraftwerke“ (als Voreinstellung an) gilt der Nachlass auch für diese Energie, und alle dürfen mit ihr staatliche Verträge erfüllen.

# B-12.7
barrage-rule-12-7 = Eine Produktion durch ein Plättchen (Kraftwerk II) gilt für die Sonderfähigkeiten von Deutschland, Italien und Frankreich als Produktion.

# B-12.8
barrage-rule-12-8 = Ein Kraftwerk aus der Belohnung eines Vertrags zählt nicht für die Produktion, die es eingebracht hat. Ist es dein drittes, so bringt diese Produktion Italien keine 3 Energie, Frankreich keinen Nachlass und Deutschland keine zweite Produktion. Stand Deutschland die zweite Produktion aber schon zu, so darf sie es nutzen.

## B-13

barrage-chapter-13 = Direktoren

# B-13.1
barrage-rule-13-1 = Die Fähigkeit eines Direktors wirkt von Anfang an und das ganze Spiel lang; die von Sekibo wird Zug für Zug eingesetzt.

# B-13.2
barrage-rule-13-2 = Adler: Jede deiner Grundmauern kostet 3 Bagger. Erhöhungen kosten so viel wie sonst.

# B-13.3
barrage-rule-13-3 = Del Monte: Deine Staumauern der Stufe 3 stauen 4 Tropfen. An den Stufen 1 und 2 ändert sich nichts.

# B-13.4
barrage-rule-13-4 = Fiesler: Nutzt du mindestens 1 Tropfen, so zählt ein Grundertrag unter 4 als 4. Modifikator und Bonus kommen danach dazu.

# B-13.5
barrage-rule-13-5 = McDowell: Eine Druckleitung darfst du auch mit Betonmischern bezahlen, 1 je Punkt ihres Werts. Beide Arten in einer Zahlung zu mischen ist nicht erlaubt.

# B-13.6
barrage-rule-13-6 = Jordan: Bei einem Bau darfst du beliebig viele der nötigen Maschinen durch je 3 Credits ersetzen, gezahlt an den allgemeinen Vorrat; für sie kommt nichts auf das Baurad. Aufpreise und Zuschläge kommen hinzu. In der Maschinenfabrik gilt das nicht.

# B-13.7
barrage-rule-13-7 = Krylov: Baust du mit dem Spezialplättchen, so kopiert es ein anderes Plättchen, das auf deinem Baurad liegt: was dieses baut und seine Wirkung. Das Spezialplättchen kommt auf das Baurad, das kopierte bleibt, wo es ist; liegt dort keines, kannst du es nicht benutzen. Kopiert es ein Plättchen, das ohne Ingenieure auskommt, so kommt es selbst ohne sie aus. Es ist kein fortgeschrittenes Plättchen.

# B-13.8
barrage-rule-13-8 = Sekibo: Du hast zwei persönliche Felder, die der Reihe nach benutzt werden: 1 Ingenieur; beim zweiten Mal in einer Runde 1 Ingenieur und 3 Credits. Du nennst einen der 3 Direktoren, die kopiert werden können, hast dessen Fähigkeit bis zum Ende deines Zuges und führst dann im selben Zug eine normale Aktion aus oder benutzt ein Plättchen ohne Ingenieure (B-4.8). Hast du weder Ingenieure noch so ein Plättchen übrig, endet dein Zug und du passt. Mit der Option „Sekibo: Eine Aktion muss folgen“ (als Voreinstellung aus) darfst du nur kopieren, wenn danach eine Aktion möglich ist, und du musst sie ausführen.

# B-13.9
barrage-rule-13-9 = Sekibo darfst du einmal je Zug benutzen.

# B-13.10
barrage-rule-13-10 = Sekibo kopiert Krylov: Ein Bau in diesem Zug darf ein Plättchen nutzen, das auf deinem Baurad liegt, mit Bauwerk und Wirkung. Es kommt kein Plättchen auf das Baurad; Maschinen legst du wie sonst, und das Baurad drehst du wie sonst.

# B-13.11
barrage-rule-13-11 = Sekibo kopiert Del Monte: In diesem Zug stauen deine Staumauern der Stufe 3 je 4 Tropfen. Ein dabei gefangener vierter Tropfen bleibt auch nach dem Zug, bis er die Staumauer verlässt, aber ein neuer vierter kann nicht dazukommen.

# B-13.12
barrage-rule-13-12 =
    Wirkungen auf die Kosten zusammen:
    • Adler mit einem Joker: Eine Grundmauer kostet 3 Bagger, mit Joker II beliebige 3 Maschinen.
    • Adler mit Grundmauer III: keine Maschinen.
    • McDowell mit Druckleitung II: höchstens 5 Bagger, oder 1 Betonmischer je Punkt des Werts.
    • McDowell mit Joker II: 2 beliebige Maschinen je Punkt des Werts, oder 1 Betonmischer je Punkt.
    • Jordan mit einem Plättchen, das die Kosten senkt: die gesenkte Zahl von Maschinen, jede ersetzbar.

## B-14

barrage-chapter-14 = Technologieplättchen

# B-14.1
barrage-rule-14-1 = Ein Plättchen liegt entweder einsatzbereit in deinem Vorrat oder auf dem Baurad. Fortgeschrittene kommen zu den einfachen hinzu; du darfst beliebig viele haben.

# B-14.2
barrage-rule-14-2 = Wirkungen auf Kosten oder Ingenieure gelten während des Baus, die übrigen, nachdem das Teil eingesetzt und der Zuschlag bezahlt ist.

# B-14.3
barrage-rule-14-3 = Grundmauer I: Danach darfst du in jede eigene Staumauer, die leer ist, 1 Tropfen aus dem allgemeinen Vorrat legen, auch in die neue, nicht in neutrale. Entweder in alle oder in keine.

# B-14.4
barrage-rule-14-4 = Erhöhung I: Drehe das Baurad danach um 1 weiteren Sektor je eigener Erhöhung auf dem Spielplan, die neue mitgezählt. Das kommt zur normalen Drehung hinzu.

# B-14.5
barrage-rule-14-5 = Druckleitung I: Nimm danach 2 Credits je Punkt des Werts der neuen Druckleitung.

# B-14.6
barrage-rule-14-6 = Kraftwerk I: ohne Ingenieure und ohne persönliches Feld zu benutzen. Maschinen und Zuschlag sind fällig. Du darfst es auch mit Ingenieuren benutzen, hast davon aber nichts.

# B-14.7
barrage-rule-14-7 = Joker I: baut jedes Bauwerk, und du zahlst keinen Zuschlag für den Bauplatz. Der Aufpreis des vierten persönlichen Feldes bleibt fällig.

# B-14.8
barrage-rule-14-8 = Grundmauer II: Du erhältst danach 1 Energie je eigener Grundmauer auf dem Spielplan, die neue mitgezählt. Mit dieser Energie darfst du einen privaten Vertrag oder Startvertrag erfüllen, den du hast, aber keinen staatlichen. Die Sonderfähigkeiten von Deutschland und Italien löst sie nicht aus. Zu Frankreich und zu der Option, die dies ändert, siehe B-12.6.

# B-14.9
barrage-rule-14-9 = Erhöhung II: Fülle diese Staumauer danach aus dem allgemeinen Vorrat ganz auf.

# B-14.10
barrage-rule-14-10 = Druckleitung II: Die Druckleitung kostet höchstens 5 Bagger.

# B-14.11
barrage-rule-14-11 = Kraftwerk II: Danach darfst du einmal mit dem Modifikator +2 produzieren, mit einem beliebigen eigenen Kraftwerk und ohne Ingenieure. Zahlungen, Bonus, Verträge und Sonderfähigkeiten gelten.

# B-14.12
barrage-rule-14-12 = Joker II: baut jedes Bauwerk; jede nötige Maschine darf von beiderlei Art sein.

# B-14.13
barrage-rule-14-13 = Grundmauer III: ohne Ingenieure zu benutzen und ganz ohne Maschinen. Der Zuschlag ist fällig. Auch mit Ingenieuren braucht sie keine Maschinen.

# B-14.14
barrage-rule-14-14 = Erhöhung III: Du erhältst danach 3 Siegpunkte je eigener Staumauer der Stufe 2 oder 3.

# B-14.15
barrage-rule-14-15 = Druckleitung III: Du erhältst danach 2 Energie je Punkt des Werts der neuen Druckleitung. Für Verträge gilt B-14.8.

# B-14.16
barrage-rule-14-16 = Kraftwerk III: Du erhältst danach 3 Siegpunkte je eigenem Kraftwerk auf dem Spielplan, das neue mitgezählt.

# B-14.17
barrage-rule-14-17 = Joker III: baut jedes Bauwerk; danach erhältst du 3 Siegpunkte je erworbenem fortgeschrittenem Plättchen, auf dem Baurad oder nicht, dieses mitgezählt.

# B-14.18
barrage-rule-14-18 = In jedem Fall kommt das Plättchen selbst auf das Baurad, und das Baurad dreht sich einmal.

## B-15

barrage-chapter-15 = Baurad

# B-15.1
barrage-rule-15-1 = Das Baurad hat sechs Sektoren, einer davon ist offen. Ein Bau legt ein Plättchen und Maschinen hinein; dann dreht sich das Baurad im Uhrzeigersinn um einen Sektor.

# B-15.2
barrage-rule-15-2 = Nach jeder Drehung um einen Sektor kommt alles aus dem Sektor, der nun offen ist, in deinen Vorrat zurück: Plättchen und Maschinen.

# B-15.3
barrage-rule-15-3 = Was du hineinlegst, kommt also mit der 6. Drehung zurück, die Drehung des eigenen Baus mitgezählt.

# B-15.4
barrage-rule-15-4 = Eine Drehung um mehrere Sektoren ist ebenso viele einzelne Drehungen.

## B-16

barrage-chapter-16 = Spielerzahl

# B-16.1
barrage-rule-16-1 = Mit 4 Spielern sind alle Felder offen.

# B-16.2
barrage-rule-16-2 = Mit 3 Spielern sind diese mit 4 gekennzeichneten Felder auf beiden Seiten geschlossen: Turbinenhalle +1, „1 Maschine nach Wahl“ in der Maschinenfabrik und die zweite Zeile für einen Vertrag.

# B-16.3
barrage-rule-16-3 = Mit 2 Spielern sind außerdem auf beiden Seiten geschlossen: Turbinenhalle −1 und die 2 Sektoren der Werkstatt.

# B-16.4
barrage-rule-16-4 = Alles andere, auch die Rangfolge der Runde, ist mit 2, 3 und 4 Spielern gleich.

## B-17

barrage-chapter-17 = Einführungsspiel

# B-17.1
barrage-rule-17-1 = Option „Einführungsspiel“ (als Voreinstellung aus). Es gibt kein Patentamt. Das Bonusplättchen für fortgeschrittene Plättchen kommt aus dem Spiel, also werden die anderen fünf alle benutzt. Jedes Unternehmen erhält außerdem sein einfaches Jokerplättchen, das jedes Bauwerk baut.

# B-17.2
barrage-rule-17-2 =
    Es gibt nichts zu wählen. In Zugreihenfolge und je nach Spielerzahl gelten:
    • USA, Adler, Startvertrag 1 (3 Energie: 2 Credits und 2 Energie)
    • Deutschland, McDowell, Startvertrag 2 (3 Energie: 2 Credits und 1 Sektor des Baurads)
    • Italien, Jordan, Startvertrag 3 (2 Energie: 3 Credits)
    • Frankreich, Fiesler, Startvertrag 4 (4 Energie: 2 Credits und 1 Maschine nach Wahl)
