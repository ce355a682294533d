# Industry: die nummerierten Regeln, eine Nachricht für jede.
# Eine Regel nennt eine andere mit ihrer Nummer (IY-5.8); die Regelseite macht daraus einen Verweis.

## IY-1

industry-chapter-1 = Das Spiel im Überblick

# IY-1.1
industry-rule-1-1 = Industry ist für 3 oder 4 Spieler.

# IY-1.2
industry-rule-1-2 = Der Spielplan hat 5 Zeilen, eine für jede Epoche, und 12 Spalten mit den Buchstaben A bis L, zusammen also 60 Felder. Ein Feld heißt nach seiner Zeile und seiner Spalte, zum Beispiel 1I. Von links nach rechts zeigt der Spielplan die Epochenleiste, die Jokerfelder, die Bonusfelder, die Fabriken, die Technologien und die Zählleiste; in jeder Zeile folgen die vier Arten von Feldern in dieser Ordnung aufeinander. Einige Bonusfelder, Fabriken und Technologien sind mit anderen verbunden.

# IY-1.3
industry-rule-1-3 = Jedes Feld wird genau einmal versteigert, und zwar in seiner eigenen Epoche. Alle 12 Felder einer Zeile sind versteigert, bevor die nächste Zeile an die Reihe kommt.

# IY-1.4
industry-rule-1-4 = Auch mit 3 Spielern werden alle fünf Epochen gespielt.

# IY-1.5
industry-rule-1-5 = Geld, Besitz an Feldern, Joker und Subventionen liegen offen für alle. Verborgen ist nur die Reihenfolge der Bereichsmarker im Beutel.

# IY-1.6
industry-rule-1-6 = Es gibt keine Kredite, Geschenke oder Absprachen, und weder Felder noch Joker gehen je von einem Spieler an einen anderen.

## IY-2

industry-chapter-2 = Material

# IY-2.1
industry-rule-2-1 =
    Es gibt 152 Teile:
    • 12 Bereichsmarker mit den Buchstaben A bis L, einige davon mit einem Taler-Symbol
    • 7 Joker
    • 4 Subventionen
    • 96 Besitzmarker, 24 in jeder Farbe, auf einer Seite mit einer Uhr
    • 1 Epochenmarker und 1 Startspielermarker
    • 31 Münzen im Wert von 59 Talern: 7 zu 5 Talern und 24 zu 1 Taler
    Dazu kommen der Spielplan und ein Beutel.

# IY-2.2
industry-rule-2-2 = Weder das Geld noch die Besitzmarker sind eine Grenze: Die Kasse wird nie leer, und nie fehlt dir ein Marker.

# IY-2.3
industry-rule-2-3 = Ein Joker zeigt einen Rohstoff. Genau ein Joker zeigt stattdessen „?“ und steht für einen beliebigen Rohstoff.

## IY-3

industry-chapter-3 = Vorbereitung

# IY-3.1
industry-rule-3-1 = Der Epochenmarker beginnt auf Epoche 1. Die 7 Joker liegen offen, jeder auf seinem Jokerfeld. Alle 12 Bereichsmarker kommen in den Beutel. Die 4 Subventionen liegen neben dem Spielplan bereit.

# IY-3.2
industry-rule-3-2 = Jeder Spieler beginnt mit 4 Talern. Alles übrige Geld ist die Kasse.

# IY-3.3
industry-rule-3-3 = Jeder Spieler wählt eine Farbe und nimmt ihre Besitzmarker. Einer davon dient als Zählmarker und beginnt auf 0; für Felder bleiben also 23.

# IY-3.4
industry-rule-3-4 = Der erste Startspieler wird ausgelost.

## IY-4

industry-chapter-4 = Die Runde und ihre Phasen 1 und 2

# IY-4.1
industry-rule-4-1 =
    Gespielt wird im Uhrzeigersinn. Eine Runde hat fünf Phasen, und alle Spieler beenden eine Phase, bevor die nächste beginnt:
    • Phase 1: Einnahmen
    • Phase 2: neue Bereichsmarker
    • Phase 3: Auktion
    • Phase 4: Entwicklung
    • Phase 5: neuer Startspieler

# IY-4.2
industry-rule-4-2 = Phase 1: Jeder Spieler erhält 1 Taler aus der Kasse.

# IY-4.3
industry-rule-4-3 = Phase 2: Ist der Beutel zu Beginn dieser Phase leer, so kommen alle 12 Bereichsmarker wieder hinein. Das geschieht genau in der ersten Runde der Epochen 2 bis 5.

# IY-4.4
industry-rule-4-4 = Dann werden so viele Bereichsmarker gezogen, wie Spieler mitspielen, und offen oberhalb des Spielplans an ihre Buchstaben gelegt. Für jeden gezogenen Marker mit einem Taler-Symbol erhält jeder Spieler sofort 1 Taler aus der Kasse. Dieses Geld darf schon in den Auktionen derselben Runde ausgegeben werden.

# IY-4.5
industry-rule-4-5 = Option „Ausgewogenes Spiel“ (als Voreinstellung aus, aber empfohlen). Mit 3 Spielern werden in den Epochen 4 und 5 in jeder Runde 4 Bereichsmarker gezogen. Mit 4 Spielern werden in Epoche 5 in jeder Runde 3 Bereichsmarker gezogen. Sonst ändert sich nichts.

# IY-4.6
industry-rule-4-6 = Eine Epoche dauert mit 4 Spielern 3 Runden und mit 3 Spielern 4 Runden; ein Spiel hat also mit 4 Spielern 15 Runden und mit 3 Spielern 20. Mit der Option „Ausgewogenes Spiel“ dauern zu dritt die Epochen 4 und 5 je drei Runden (zusammen 18 Runden), und zu viert dauert die Epoche 5 vier Runden (zusammen 16 Runden).

## IY-5

industry-chapter-5 = Phase 3: Auktion

# IY-5.1
industry-rule-5-1 = Ein Feld ist verfügbar, wenn es in der Zeile des Epochenmarkers liegt und in einer Spalte, deren Bereichsmarker offen liegt. Auf nichts anderes kommt es an: weder darauf, was es kostet, noch darauf, ob jemand es entwickeln könnte.

# IY-5.2
industry-rule-5-2 = Der Startspieler ist der erste Auktionator der Runde. Der Auktionator muss eines der verfügbaren Felder nennen.

# IY-5.3
industry-rule-5-3 = Einmal reihum, beginnend links vom Auktionator, gibt jeder der anderen Spieler genau ein Gebot ab oder passt. Jedes Gebot muss höher sein als das vorige. Der Auktionator bietet nicht.

# IY-5.4
industry-rule-5-4 = Geboten wird in ganzen Talern; das niedrigste Gebot ist 1.

# IY-5.5
industry-rule-5-5 = Du darfst nie mehr bieten, als du bezahlen kannst, also nie mehr Taler, als du in diesem Augenblick hast.

# IY-5.6
industry-rule-5-6 = Haben alle anderen geboten oder gepasst und liegt ein Gebot vor, so wählt der Auktionator: verkaufen oder behalten.

# IY-5.7
industry-rule-5-7 = Verkaufen: Der Höchstbietende zahlt sein Gebot sofort an den Auktionator und beansprucht das Feld. Der Auktionator macht weiter und nennt das nächste verfügbare Feld.

# IY-5.8
industry-rule-5-8 =
    Behalten: Der Auktionator beansprucht das Feld und zahlt so viel wie das höchste Gebot, Taler für Taler. Links von ihm beginnend erhält reihum jeder Spieler 1 Taler, auch er selbst, Umlauf für Umlauf, bis der volle Preis bezahlt ist. An die Kasse geht kein Taler.
    Jeder volle Umlauf bringt dem Auktionator also einen Taler zurück. Zu viert und bei einem Preis von 6 erhalten sein linker Nachbar und der nächste Spieler je 2 Taler, der dritte 1, und 1 kommt zu ihm zurück; er verliert also 5.

# IY-5.9
industry-rule-5-9 = Um zu behalten, muss der Auktionator vor dem Zahlen den ganzen Preis besitzen; Taler, die zu ihm zurückkommen werden, helfen dabei nicht. Hat er weniger, muss er verkaufen oder zuerst eine Subvention nehmen (IY-8.2). Mit der Option „Ein Feld behalten“ auf „solange die Taler reichen“ (Voreinstellung „zuerst der ganze Preis“) darf der Auktionator immer behalten: Er zahlt Taler für Taler wie in IY-5.8, und wenn er keinen Taler mehr hat, ist die Zahlung beendet.

# IY-5.10
industry-rule-5-10 = Mit dem Behalten endet die Rolle des Auktionators: Sein linker Nachbar wird Auktionator und nennt das nächste verfügbare Feld. Der Startspielermarker wandert nicht mit.

# IY-5.11
industry-rule-5-11 = Hat niemand geboten, so muss der Auktionator das Feld nehmen und zahlt nichts. Die Rolle geht nach links wie in IY-5.10.

# IY-5.12
industry-rule-5-12 = Ein früherer Auktionator darf in den späteren Auktionen der Runde mitbieten. Du darfst in einer Runde mehrere Felder erwerben.

# IY-5.13
industry-rule-5-13 = Um ein Feld zu beanspruchen, legt der Gewinner einen Besitzmarker mit der Uhr nach oben darauf: Das Feld ist unentwickelt. Von einem Jokerfeld nimmt der Gewinner nur den Joker, legt ihn offen vor sich ab und legt keinen Marker auf das Feld. Dann wird der Bereichsmarker umgedreht und liegt verdeckt.

# IY-5.14
industry-rule-5-14 = Die Phase endet, wenn kein Bereichsmarker mehr offen liegt; alle Felder einer Runde finden also noch in dieser Runde einen Abnehmer. Wurden mehr Marker gezogen, als Spieler mitspielen (IY-4.5), so geht die Rolle des Auktionators einfach weiter im Uhrzeigersinn.

# IY-5.15
industry-rule-5-15 = Umgedrehte Bereichsmarker bleiben beim Spielplan liegen, bis sie nach IY-4.3 wieder in den Beutel kommen.

# IY-5.16
industry-rule-5-16 = Jede Zahlung geschieht sofort: Geld, das du in einer Auktion erhältst, aus einem Verkauf oder weil ein anderer ein Feld behält, darfst du schon in der nächsten Auktion und in der Entwicklungsphase derselben Runde ausgeben.

## IY-6

industry-chapter-6 = Phase 4: Entwicklung

# IY-6.1
industry-rule-6-1 = Beginnend beim Startspieler (nicht beim letzten Auktionator) hat im Uhrzeigersinn jeder Spieler einen Zug und darf bis zu zwei seiner unentwickelten Felder entwickeln. Die beiden dürfen von derselben Art sein und aus jeder bisherigen Runde stammen; für Technologien siehe IY-6.11.

# IY-6.2
industry-rule-6-2 = Ein Feld zu entwickeln kostet den aufgedruckten Baupreis, zu zahlen an die Kasse. Technologien haben keinen Baupreis. Viele Fabriken und Technologien brauchen außerdem einen oder zwei Rohstoffe; Bonusfelder brauchen keine.

# IY-6.3
industry-rule-6-3 = Fehlt Geld oder ein Rohstoff, so kannst du das Feld nicht entwickeln. Eine Anzahlung gibt es nicht.

# IY-6.4
industry-rule-6-4 = Du entwickelst ein Feld nach dem anderen, und von diesem Augenblick an gilt es als entwickelt. Das erste Feld eines Zuges kann also schon für das zweite liefern oder es verbilligen.

# IY-6.5
industry-rule-6-5 =
    Jeden benötigten Rohstoff bekommst du auf einem von vier Wegen:
    • (1) Eigene Fabrik: Eine eigene entwickelte Fabrik produziert ihn. Das ist kostenlos und geschieht von selbst, beliebig oft.
    • (2) Joker: Du setzt einen Joker dieses Rohstoffs oder den Joker „?“ ein. Er scheidet aus dem Spiel aus; ein Joker deckt eine Einheit.
    • (3) Anderer Spieler: Eine entwickelte Fabrik eines anderen Spielers produziert ihn. Du zahlst diesem Spieler 1 Taler, und er darf nicht ablehnen.
    • (4) Kasse: Du zahlst 1 Taler an die Kasse, aber nur, wenn kein Spieler eine entwickelte Fabrik für diesen Rohstoff hat, und nur, wenn die Kasse ihn schon verkauft (IY-6.6).

# IY-6.6
industry-rule-6-6 =
    Das Angebot der Kasse wächst von Epoche zu Epoche:
    • Epoche 1: nichts
    • Epoche 2: Stein, Ziegel und Holz
    • Epoche 3: dazu Keramik, Glas und Eisen
    • Epoche 4: dazu Kabel, Stahl und Zement
    • Epoche 5: dazu Kunststoff und Computer
    Die Kasse verkauft einen Rohstoff also ab der Epoche nach jener, in der er zum ersten Mal vorkommt.

# IY-6.7
industry-rule-6-7 = Die eigene Produktion geht immer vor: Wo sie einen Rohstoff liefert, gibst du dafür keinen Joker aus. Sonst wählst du zwischen einem Joker und dem einen Kauf, der dir offensteht, bei einem Spieler oder bei der Kasse; beides zugleich gibt es nie. Kein Rohstoff hat zwei Fabriken, also steht der Verkäufer immer fest.

# IY-6.8
industry-rule-6-8 = Bei einem anderen Spieler darfst du einen Rohstoff auch in der Epoche kaufen, in der er zum ersten Mal vorkommt.

# IY-6.9
industry-rule-6-9 = Eine unentwickelte Fabrik produziert nichts; so kann auch keine Fabrik für ihre eigene Entwicklung liefern.

# IY-6.10
industry-rule-6-10 = Eine Fabrik bringt ihre Siegpunkte sofort, aber nur, wenn der Epochenmarker noch auf der Epoche der Fabrik steht. Später entwickelt, bringt sie keine Siegpunkte; sie produziert dann, gibt ihren Nachlass und zählt für Straßen und Netze wie jede andere.

# IY-6.11
industry-rule-6-11 = Eine Technologie darf nur entwickelt werden, solange der Epochenmarker auf ihrer eigenen Epoche steht. Ihre Siegpunkte bringt sie sofort.

# IY-6.12
industry-rule-6-12 = Ein Bonusfeld darf in jeder Epoche entwickelt werden und bringt erst am Ende des Spiels Siegpunkte.

# IY-6.13
industry-rule-6-13 = Die Fabriken „Bank“ (2J) und „Börse“ (3J) haben eine Wirkung: Einmal entwickelt, senkt jede von ihnen den Baupreis aller Felder, die ihr Besitzer später entwickelt, um 1 Taler; beide zusammen senken ihn um 2. Ein Baupreis sinkt nie unter 0. Weder ihren eigenen Baupreis noch den Preis von Rohstoffen senken sie.

# IY-6.14
industry-rule-6-14 = Der Nachlass gilt auch für Bonusfelder und für Fabriken, die nach ihrer Epoche entwickelt werden.

# IY-6.15
industry-rule-6-15 = Du musst nie etwas entwickeln.

# IY-6.16
industry-rule-6-16 = Entwickelst du eine Fabrik, eine Technologie oder ein Bonusfeld, so drehst du den Marker um, sodass die Uhr nicht mehr zu sehen ist; von da an gilt das Feld als entwickelt. Die Siegpunkte stehen in einem kleinen Zahnrad am unteren Rand des Feldes. Stehen dort keine, gibt es auch keine.

# IY-6.17
industry-rule-6-17 = Nur eine entwickelte „Bank“ (2J) oder „Börse“ (3J) gibt den Nachlass, und nur ihrem Besitzer. Welche von beiden du zuerst entwickelst, die senkt den Baupreis der anderen um 1.

# IY-6.18
industry-rule-6-18 = Joker werden nicht entwickelt. Einen einzusetzen zählt nicht zu den zwei Feldern aus IY-6.1. Du darfst für ein Feld mehrere einsetzen, einen je Einheit; ein in derselben Runde erworbener Joker taugt schon dafür, und Joker wirken in jeder Epoche.

## IY-7

industry-chapter-7 = Phase 5 und Epochenwechsel

# IY-7.1
industry-rule-7-1 = Phase 5: Der Startspielermarker wandert nach links.

# IY-7.2
industry-rule-7-2 = Sind alle 12 Felder der Zeile versteigert, so wechselt die Epoche am Ende dieser Runde, nach der Entwicklungsphase: Der Epochenmarker rückt eine Zeile nach unten. Was du in dieser letzten Runde entwickelst, zählt also noch für die alte Epoche.

# IY-7.3
industry-rule-7-3 = Von da an sind unentwickelte Technologien der alten Zeile verfallen und können nie mehr entwickelt werden. Ihre Marker bleiben ohne Wirkung liegen und werden am Ende abgeräumt.

# IY-7.4
industry-rule-7-4 = Von da an verkauft die Kasse auch die Rohstoffe, die in der alten Zeile zum ersten Mal vorkamen (IY-6.6).

# IY-7.5
industry-rule-7-5 = Der Epochenwechsel bringt keine zusätzlichen Einnahmen.

# IY-7.6
industry-rule-7-6 = Die Reihenfolge am Ende einer Runde: Entwicklung, Startspielermarker nach links, Epochenwechsel, falls er ansteht, dann die nächste Runde mit Phase 1.

## IY-8

industry-chapter-8 = Subvention

# IY-8.1
industry-rule-8-1 = Einmal im Spiel darf jeder Spieler eine Subvention nehmen: sofort 3 Taler aus der Kasse und am Ende −5 Siegpunkte. Es gibt 4 Subventionen, also kann jeder eine haben.

# IY-8.2
industry-rule-8-2 = Du darfst sie nehmen, wann immer du etwas zu entscheiden hast (ein Feld nennen, bieten, verkaufen oder behalten, entwickeln), und zwar vor der Entscheidung; auch mitten in deinem eigenen Entwicklungszug. Nach der letzten Entwicklungsphase ist es zu spät. Die Taler zählen sofort mit, wenn du bietest oder ein Feld behältst.

# IY-8.3
industry-rule-8-3 = Eine Subvention kann nicht zurückgezahlt werden.

## IY-9

industry-chapter-9 = Ende des Spiels und Schlusswertung

# IY-9.1
industry-rule-9-1 = Das Spiel endet nach der Entwicklungsphase der letzten Runde von Epoche 5.

# IY-9.2
industry-rule-9-2 = Zuerst werden alle Marker abgeräumt, die noch die Uhr zeigen.

# IY-9.3
industry-rule-9-3 = Geld: Je 3 Taler sind 1 Siegpunkt, abgerundet.

# IY-9.4
industry-rule-9-4 = Straßen und Linien: Jede Straße zwischen zwei deiner Fabriken und jede Linie zwischen zwei deiner Technologien bringt 3 Siegpunkte. Beide Enden müssen dir gehören, entwickelt und direkt verbunden sein.

# IY-9.5
industry-rule-9-5 =
    Bonusfelder: Jedes deiner entwickelten Bonusfelder bringt seine 2 oder 3 Siegpunkte für jede deiner entwickelten Fabriken an seinem Netz. Die Netze sind:
    • Hafen: Fluss
    • Bahnhof: Schienen
    • Pumpstation: Rohre
    • Elektrizitätswerk: Stromleitungen
    Benachbart müssen sie nicht sein; alle Teile eines Netzes gehören zusammen. Ob es 2 oder 3 Siegpunkte sind, steht auf dem Bonusfeld.

# IY-9.6
industry-rule-9-6 = Mehrere Bonusfelder derselben Art zählen alle: 3 Häfen zu 2 Siegpunkten und 4 Fabriken am Fluss ergeben 24 Siegpunkte.

# IY-9.7
industry-rule-9-7 = Eine Fabrik kann an mehreren Netzen liegen und zählt an jedem von ihnen.

# IY-9.8
industry-rule-9-8 = Jeder unbenutzte Joker bringt 2 Siegpunkte.

# IY-9.9
industry-rule-9-9 = Eine Subvention kostet dich 5 Siegpunkte. Deine Summe darf negativ sein.

# IY-9.10
industry-rule-9-10 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden mehr Besitzmarker auf dem Spielplan; nur auf entwickelten Feldern liegt noch einer, und der Zählmarker zählt nicht mit. Steht es immer noch gleich, entscheiden mehr Taler. Steht es auch dann noch gleich, wird der Sieg geteilt.

# IY-9.11
industry-rule-9-11 = Durch die Umrechnung in Siegpunkte sind Taler nicht ausgegeben: Bei Gleichstand zählen sie alle.

# IY-9.12
industry-rule-9-12 = Fluss, Schienen, Rohre und Stromleitungen bringen nur über IY-9.5 Siegpunkte. Die 3 Siegpunkte aus IY-9.4 gibt es nur für Straßen zwischen Fabriken und Linien zwischen Technologien.

# IY-9.13
industry-rule-9-13 = Gezählt wird eine einfache Summe ohne Obergrenze.

## IY-10: keine nummerierten Regeln. Der Titel hält die Zählung der Kapitel lückenlos.

industry-chapter-10 = Lesarten auf einen Blick

## IY-11

industry-chapter-11 = Was anders ist als in Industria

# IY-11.1
industry-rule-11-1 = Felder auf dem Spielplan und gezogene Bereichsmarker treten an die Stelle von 60 gemischten Plättchen. Niemand hat etwas auf der Hand, und die ganze Zeile ist im Voraus bekannt.

# IY-11.2
industry-rule-11-2 = Zu dritt entfällt in Industria die Epoche 5; hier werden alle fünf Epochen gespielt.

# IY-11.3
industry-rule-11-3 = In Industria behält der Auktionator ein Plättchen kostenlos; hier zahlt er das höchste Gebot reihum an alle.

# IY-11.4
industry-rule-11-4 = Zusätzliche Einnahmen: Industria gibt zu Beginn der Epochen 3, 4 und 5 einen Taler mehr; hier kommen sie von den Taler-Symbolen auf den Bereichsmarkern.

# IY-11.5
industry-rule-11-5 = In Industria baust du in einer Runde höchstens eine Fabrik, eine Technologie und ein Bonusplättchen; hier entwickelst du zwei beliebige Felder.

# IY-11.6
industry-rule-11-6 = Unter den Rohstoffen der Epoche 3 wurde aus Strom Kabel.

# IY-11.7
industry-rule-11-7 = Industria hat 11 Rohstoffplättchen, die du jederzeit gegen 1 Taler tauschen darfst. Hier gibt es 7 Joker, einschließlich „?“; tauschen kannst du sie nicht, aber unbenutzt bringen sie je 2 Siegpunkte.

# IY-11.8
industry-rule-11-8 = Industria hat fünf Bonusarten (Kanal, Hafen, Schienen, Pipeline und Datennetz) zu immer 2 Siegpunkten, und dieselbe Art zweimal zählt nicht doppelt. Hier gibt es vier Arten zu 2 oder 3 Siegpunkten, und Felder derselben Art zählen alle.

# IY-11.9
industry-rule-11-9 = Subventionen sind neu.

# IY-11.10
industry-rule-11-10 = In Industria wirfst du verfallene Technologien von der Hand ab; hier bleiben sie bis zum Ende als Marker ohne Wirkung auf dem Spielplan.

# IY-11.11
industry-rule-11-11 =
    In beiden Spielen gleich:
    • 4 Taler zu Beginn, 1 Taler je Runde und 1 Taler für einen Rohstoff
    • vier Wege zu einem Rohstoff und die Epochen, ab denen er allgemein verkauft wird
    • Siegpunkte einer Fabrik nur in ihrer Epoche, und eine Technologie nur in ihrer Epoche
    • 1 Taler Nachlass für die „Bank“ und 1 für die „Börse“
    • 3 Siegpunkte für jede Verbindung und 1 Siegpunkt für je 3 Taler
    • die Reihenfolge, in der ein Gleichstand aufgelöst wird
