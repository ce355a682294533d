# Industria: die nummerierten Regeln, eine Nachricht für jede.
# Eine Regel nennt eine andere mit ihrer Nummer (IA-5.14); die Regelseite macht daraus einen Verweis.

## IA-1

industria-chapter-1 = Material und Vorbereitung

# IA-1.1
industria-rule-1-1 = Industria ist für 3 oder 4 Spieler ab 10 Jahren und dauert etwa 60 Minuten.

# IA-1.2
industria-rule-1-2 = Es gibt 60 Industrieplättchen, 12 für jede der 5 Epochen; die Rückseite zeigt die Epoche. Es gibt sie in vier Arten: Fabriken, Technologien, Rohstoffplättchen und Bonusplättchen.

# IA-1.3
industria-rule-1-3 = Der Spielplan zeigt links die Fabriken, rechts die Technologien und dazwischen die Epochenleiste. Straßen verbinden manche Fabriken, Linien verbinden manche Technologien. Jede Fabrik und jede Technologie hat auf dem Spielplan ihr eigenes Feld.

# IA-1.4
industria-rule-1-4 = Es gibt 4 Farben mit je 20 Besitzmarkern und 1 Wertungsmarker; jeder Spieler wählt eine Farbe. Dazu kommen 30 Münzen, graue im Wert von 1 Taler und gelbe im Wert von 5, ein Startspielermarker und ein Epochenmarker.

# IA-1.5
industria-rule-1-5 = Der Epochenmarker beginnt in Epoche 1. Alle Wertungsmarker beginnen auf 0.

# IA-1.6
industria-rule-1-6 = Jeder Spieler beginnt mit 4 Talern. Das Geld liegt immer offen für alle. Alles übrige Geld ist die Bank.

# IA-1.7
industria-rule-1-7 = Mit 4 Spielern werden alle fünf Epochen gespielt. Mit 3 Spielern bleiben die Plättchen der Epoche 5 aus dem Spiel.

# IA-1.8
industria-rule-1-8 = Die Plättchen jeder Epoche werden getrennt gemischt und bilden je Epoche einen verdeckten Stapel.

# IA-1.9
industria-rule-1-9 = Ein Spieler erhält den Startspielermarker. Wer das ist, entscheidet das Los.

# IA-1.10
industria-rule-1-10 = Die Bank wird nie leer: Weder die Zahl der Münzen noch die Zahl der Besitzmarker ist eine Grenze.

# IA-1.11
industria-rule-1-11 = Von den 60 Plättchen sind 28 Fabriken (6, 6, 6, 6 und 4 in den Epochen 1 bis 5), 12 Technologien, 11 Rohstoffplättchen und 9 Bonusplättchen.

# IA-1.12
industria-rule-1-12 = Der Epochenmarker wandert auf seiner Leiste nach unten. Jedes Feld nennt die Rohstoffe, die in seiner Epoche zum ersten Mal vorkommen (Feld 1 nennt Stein, Ziegel und Holz), und was über dem Marker steht, verkauft die Bank; so zeigt die Leiste immer das Angebot aus IA-6.8. Ein Münzsymbol vor jedem der Felder 3, 4 und 5 erinnert an den zusätzlichen Taler aus IA-3.2.

# IA-1.13
industria-rule-1-13 = Verborgen ist nur die Reihenfolge der Plättchen in den verdeckten Stapeln. Das Geld liegt offen (IA-1.6), ebenso die angebotenen Plättchen, die Handplättchen, die gebauten Plättchen, die Punkte und die abgeworfenen Plättchen.

## IA-2

industria-chapter-2 = Ablauf des Spiels

# IA-2.1
industria-rule-2-1 =
    Das Spiel verläuft in Runden. Eine Runde hat fünf Phasen, und alle Spieler beenden eine Phase, bevor die nächste beginnt:
    • Phase 1: Einkommen
    • Phase 2: Aufdecken
    • Phase 3: Auktion
    • Phase 4: Bauen
    • Phase 5: Startspielerwechsel

# IA-2.2
industria-rule-2-2 = Gespielt wird im Uhrzeigersinn.

# IA-2.3
industria-rule-2-3 = Eine Epoche dauert mit 4 Spielern 3 Runden und mit 3 Spielern 4 Runden: ihre 12 Plättchen, geteilt durch die Zahl der Spieler.

# IA-2.4
industria-rule-2-4 = Ein Spiel hat also mit 4 Spielern 15 Runden (5 Epochen zu 3 Runden) und mit 3 Spielern 16 Runden (4 Epochen zu 4 Runden).

## IA-3

industria-chapter-3 = Phase 1: Einkommen

# IA-3.1
industria-rule-3-1 = Jeder Spieler erhält 1 Taler von der Bank.

# IA-3.2
industria-rule-3-2 = Beim Eintritt in Epoche 3, 4 oder 5 erhält jeder Spieler 1 zusätzlichen Taler, einmal für jeden dieser Wechsel; diese Einkommensphase bringt also 2 Taler. Der Eintritt in Epoche 2 bringt nichts zusätzlich.

# IA-3.3
industria-rule-3-3 = Option „Zusatzeinkommen“. Bei „einmalig“ (Voreinstellung) gilt IA-3.2. Bei „dauerhaft“ beträgt das normale Einkommen ab Epoche 3 in jeder Runde 2 Taler, ohne einen einmaligen Taler obendrauf.

# IA-3.4
industria-rule-3-4 = Startgeld und Einkommen ergeben über ein ganzes Spiel für jeden Spieler 22 Taler: 4 + 15 + 3 zu viert, 4 + 16 + 2 zu dritt. Das ist die Summe bei der Voreinstellung von IA-3.3.

## IA-4

industria-chapter-4 = Phase 2: Aufdecken

# IA-4.1
industria-rule-4-1 = Vom Stapel der laufenden Epoche werden so viele Plättchen gezogen, wie Spieler mitspielen, und offen neben den Spielplan gelegt.

# IA-4.2
industria-rule-4-2 = Aufgedeckte Fabriken und Technologien dürfen auf ihre Felder des Spielplans gelegt werden, damit Straßen und Linien leichter zu sehen sind. Auf das Spiel hat das keinen Einfluss.

# IA-4.3
industria-rule-4-3 = In jeder Epoche werden alle 12 Plättchen versteigert.

## IA-5

industria-chapter-5 = Phase 3: Auktion

# IA-5.1
industria-rule-5-1 = Der Startspieler ist der erste Auktionator der Runde.

# IA-5.2
industria-rule-5-2 = Der Auktionator wählt eines der Plättchen, die in dieser Runde noch im Angebot sind.

# IA-5.3
industria-rule-5-3 = Beginnend links vom Auktionator gibt jeder der anderen Spieler reihum genau ein Gebot ab oder passt. Der Auktionator bietet nicht.

# IA-5.4
industria-rule-5-4 = Jedes Gebot muss höher sein als das vorige. Geboten wird in ganzen Talern; das niedrigste Gebot ist 1.

# IA-5.5
industria-rule-5-5 = Du darfst nie mehr Geld bieten, als du besitzt.

# IA-5.6
industria-rule-5-6 =
    Haben alle anderen geboten oder gepasst und liegt ein Gebot vor, so wählt der Auktionator:
    • (a) Verkaufen: Der Höchstbietende zahlt sein Gebot an den Auktionator und nimmt das Plättchen. Der Auktionator macht weiter und wählt das nächste Plättchen.
    • (b) Behalten: Der Auktionator nimmt das Plättchen kostenlos, und niemand zahlt etwas. Damit endet seine Rolle: Sein linker Nachbar wird Auktionator und wählt das nächste Plättchen.

# IA-5.7
industria-rule-5-7 = Hat niemand geboten, so muss der Auktionator das Plättchen nehmen, und sein linker Nachbar wird Auktionator. Er zahlt nichts, denn es gibt keinen Preis.

# IA-5.8
industria-rule-5-8 = Endet die Rolle des Auktionators, weil er ein Plättchen behält oder weil niemand bietet, so wandert der Startspielermarker nicht mit. Wer ihn hat, bleibt Startspieler bis zum Ende der Runde, auch beim Bauen.

# IA-5.9
industria-rule-5-9 = Ein früherer Auktionator darf in den späteren Auktionen der Runde mitbieten.

# IA-5.10
industria-rule-5-10 = Du darfst in einer Runde mehrere Plättchen erwerben. Kaufen kannst du beliebig viele, aber als Auktionator nimmst du höchstens eines, denn damit endet die Rolle für die Runde (IA-5.14).

# IA-5.11
industria-rule-5-11 = Erworbene Plättchen nimmst du auf die Hand. Die Phase endet, wenn kein Plättchen mehr im Angebot ist.

# IA-5.12
industria-rule-5-12 = Das letzte Plättchen wird versteigert wie jedes andere: Sein Auktionator darf es verkaufen oder behalten.

# IA-5.13
industria-rule-5-13 = Die Handplättchen sind offen, denn jedes Plättchen wurde vor aller Augen erworben. Es gibt kein Handlimit.

# IA-5.14
industria-rule-5-14 = Ein Verkauf wird sofort bezahlt, also darf der Auktionator das Geld noch in derselben Phase ausgeben. Es gibt so viele Plättchen wie Spieler, und die Rolle wechselt je Plättchen höchstens einmal; so kommt sie in derselben Runde nie wieder zum Startspieler.

## IA-6

industria-chapter-6 = Phase 4: Bauen

# IA-6.1
industria-rule-6-1 = Beginnend beim Startspieler darf jeder Spieler reihum bis zu drei Plättchen von seiner Hand bauen: höchstens eine Fabrik, eine Technologie und ein Bonusplättchen, in beliebiger Reihenfolge. Auch nichts zu bauen ist erlaubt.

# IA-6.2
industria-rule-6-2 = Jeder Spieler baut alles, was er bauen will, bevor der nächste beginnt.

# IA-6.3
industria-rule-6-3 = Gebaute Plättchen legst du offen vor dir aus. Bei einer Fabrik oder Technologie setzt du außerdem einen Besitzmarker auf ihr Feld des Spielplans.

# IA-6.4
industria-rule-6-4 = Bauen kostet das Geld, das auf dem Plättchen steht; du zahlst es an die Bank. Technologien kosten kein Geld. Bonusplättchen kosten 0, du legst sie also kostenlos aus.

# IA-6.5
industria-rule-6-5 = Die meisten Fabriken und Technologien brauchen außerdem einen oder zwei Rohstoffe, je eine Einheit. Erst wenn das Geld und alle Rohstoffe aufgebracht sind, ist das Plättchen gebaut.

# IA-6.6
industria-rule-6-6 =
    Einen benötigten Rohstoff bekommst du auf vier Wegen:
    • (a) Ein Rohstoffplättchen dieser Art von deiner Hand, das du dann endgültig abwirfst.
    • (b) Eine eigene gebaute Fabrik, die ihn produziert: kostenlos und beliebig oft.
    • (c) Eine gebaute Fabrik eines anderen Spielers, die ihn produziert: Du zahlst diesem Spieler 1 Taler, und er darf nicht ablehnen.
    • (d) Die Bank: Du zahlst 1 Taler, aber nur, wenn kein Spieler eine gebaute Fabrik hat, die ihn produziert, und nur, wenn die Bank ihn schon verkauft (IA-6.8).

# IA-6.7
industria-rule-6-7 = Option „Epochengrenze für Rohstoffe“. Bei „nur Bank“ (Voreinstellung) gilt die Epochengrenze aus IA-6.8 nur für die Bank, Weg (d) in IA-6.6; Rohstoffplättchen, eigene und fremde Fabriken liefern in jeder Epoche, auch in der, in der die Fabrik gebaut wurde. Bei „alle Wege“ gilt die Grenze für die Wege (b), (c) und (d).

# IA-6.8
industria-rule-6-8 =
    Das Angebot der Bank wächst von Epoche zu Epoche:
    • Epoche 1: nichts
    • Epoche 2: Stein, Ziegel und Holz
    • Epoche 3: dazu Eisen, Keramik und Glas
    • Epoche 4: dazu Strom, Zement und Stahl
    • Epoche 5: dazu Kunststoff und Computer
    Frühere Rohstoffe bleiben im Verkauf.

# IA-6.9
industria-rule-6-9 = Option „Rohstoffplättchen verkaufen“ (als Voreinstellung an). Du darfst jederzeit ein Rohstoffplättchen von deiner Hand abgeben und dafür 1 Taler aus der Bank nehmen; das Plättchen scheidet aus dem Spiel aus.

# IA-6.10
industria-rule-6-10 = Eine Fabrik kann ihren Rohstoff in einer Runde mehreren Spielern und mehrmals liefern; jede Nutzung durch einen anderen Spieler bringt ihrem Besitzer sofort 1 Taler. Jeder Rohstoff wird von genau einer Fabrik produziert, also steht der Verkäufer immer fest.

# IA-6.11
industria-rule-6-11 = Gekaufte Rohstoffe werden sofort für das Plättchen verwendet, das du gerade baust; sie werden nie gelagert.

# IA-6.12
industria-rule-6-12 = Nur eine gebaute Fabrik produziert. Ein Fabrikplättchen, das noch jemand auf der Hand hat, liefert nichts und hindert auch die Bank nicht am Verkauf.

# IA-6.13
industria-rule-6-13 = Eine Fabrik, die du früher in deinem Bauzug gebaut hast, liefert schon für alles, was du danach im selben Zug baust.

# IA-6.14
industria-rule-6-14 = Geld, das du in dieser Phase von anderen erhältst, kannst du nutzen, wenn dein Bauzug später kommt.

# IA-6.15
industria-rule-6-15 = Fehlt Geld oder ein Rohstoff, so kannst du das Plättchen jetzt nicht bauen. Es bleibt auf deiner Hand (beachte aber IA-7.4).

# IA-6.16
industria-rule-6-16 = Hast du das passende Rohstoffplättchen, so darfst du es behalten und stattdessen eine fremde Fabrik oder die Bank bezahlen, wo das erlaubt ist.

# IA-6.17
industria-rule-6-17 = Die eigene Produktion zählt von selbst: Wo eine eigene gebaute Fabrik einen benötigten Rohstoff liefert, gibst du dafür weder ein Rohstoffplättchen noch Geld aus.

# IA-6.18
industria-rule-6-18 = Ein Rohstoffplättchen einzusetzen heißt zahlen, nicht bauen. Es zählt nicht zu den drei Plättchen aus IA-6.1, und du darfst in einem Zug beliebig viele einsetzen. Ein Plättchen deckt eine Einheit, und ein in derselben Runde erworbenes taugt schon dafür. Ein Rohstoffplättchen wird nie ausgelegt, zählt also bei IA-10.2 nicht mit.

# IA-6.19
industria-rule-6-19 = „Jederzeit“ in IA-6.9 heißt: vor jeder Entscheidung, die du selbst zu treffen hast (ein Plättchen wählen, bieten, verkaufen oder behalten, bauen), so oft, wie du Rohstoffplättchen hast. Du verlierst dadurch nichts, denn nur dann und am Ende (IA-9.7) kommt es auf Geld an.

## IA-7

industria-chapter-7 = Punkte und Wirkungen beim Bauen

# IA-7.1
industria-rule-7-1 = Eine gebaute Fabrik oder Technologie bringt sofort die Siegpunkte, die unten rechts auf ihrem Plättchen stehen. Steht dort keine Zahl, gibt es keine Punkte.

# IA-7.2
industria-rule-7-2 = Eine Fabrik bringt ihre Siegpunkte nur, wenn sie in der Epoche gebaut wird, in der sie ersteigert wurde.

# IA-7.3
industria-rule-7-3 = Eine Fabrik darf in jeder späteren Epoche gebaut werden, dann ohne diese Siegpunkte. Sie produziert, zeigt ihre Symbole und zählt für Straßen wie jede andere.

# IA-7.4
industria-rule-7-4 = Eine Technologie kann nur in der Epoche gebaut werden, in der sie erworben wurde. Technologien, die beim Epochenwechsel noch auf der Hand sind, werden ohne Entschädigung abgeworfen und scheiden aus dem Spiel aus.

# IA-7.5
industria-rule-7-5 = Ein Bonusplättchen darf in jeder Epoche ausgelegt werden und bringt erst am Ende des Spiels Punkte.

# IA-7.6
industria-rule-7-6 = Die Fabriken „Bank“ und „Börse“ haben eine Wirkung: Einmal gebaut, senkt jede von ihnen die Geldkosten aller späteren Bauten ihres Besitzers um 1 Taler; beide zusammen senken sie um 2.

# IA-7.7
industria-rule-7-7 = Dieser Nachlass senkt Kosten nie unter 0, und es wird nie etwas ausgezahlt.

# IA-7.8
industria-rule-7-8 = Der Nachlass gilt weder für das Plättchen, das ihn gewährt, noch für den Preis von Rohstoffen. Die Fabrik „Bank“ senkt aber die Kosten der „Börse“ und umgekehrt.

## IA-8

industria-chapter-8 = Phase 5 und Epochenwechsel

# IA-8.1
industria-rule-8-1 = Nach dem Bauen wandert der Startspielermarker nach links. Eine neue Runde beginnt mit dem Einkommen.

# IA-8.2
industria-rule-8-2 = Sind alle 12 Plättchen einer Epoche versteigert, so wechselt die Epoche, immer am Ende dieser Runde und damit nach dem Bauen.

# IA-8.3
industria-rule-8-3 =
    Beim Epochenwechsel gilt:
    • Nicht gebaute Technologien werden abgeworfen (IA-7.4).
    • Der Epochenmarker rückt ein Feld weiter.
    • Beim Eintritt in Epoche 3, 4 oder 5 wird der zusätzliche Taler ausgezahlt (IA-3.2).
    • Das Angebot der Bank wächst (IA-6.8).

# IA-8.4
industria-rule-8-4 = Die Reihenfolge am Ende einer Runde: Bauen, Startspielermarker nach links, Epochenwechsel, falls er ansteht, dann das nächste Einkommen (mit dem zusätzlichen Taler, falls er ansteht). Nach der letzten Runde des Spiels gibt es keinen Epochenwechsel und kein Einkommen; es folgt die Schlusswertung.

## IA-9

industria-chapter-9 = Ende des Spiels und Schlusswertung

# IA-9.1
industria-rule-9-1 = Das Spiel endet, wenn alle Plättchen aller verwendeten Epochen versteigert sind. Diese letzte Runde wird zu Ende gespielt, einschließlich des Bauens.

# IA-9.2
industria-rule-9-2 = Es zählen nur gebaute, also ausgelegte Plättchen. Plättchen, die auf der Hand bleiben, bringen nichts.

# IA-9.3
industria-rule-9-3 = Bonusplättchen gibt es in fünf Arten: Kanal, Hafen, Schienen, Pipeline und Datennetz. Für jede Art, die du ausgelegt hast, bringt jede deiner gebauten Fabriken mit deren Symbol 2 Siegpunkte. Eine Fabrik mit zwei Symbolen wertet einmal für jede passende Art.

# IA-9.4
industria-rule-9-4 = Wer dieselbe Bonusart zweimal hat, verdoppelt damit nichts.

# IA-9.5
industria-rule-9-5 = Verbindungen: Jede Straße, die zwei deiner gebauten Fabriken direkt verbindet, und jede Linie, die zwei deiner gebauten Technologien direkt verbindet, bringt 3 Siegpunkte. Jede Verbindung zählt einmal.

# IA-9.6
industria-rule-9-6 = Geld: Je 3 Taler sind 1 Siegpunkt, abgerundet.

# IA-9.7
industria-rule-9-7 = Ist die Option „Rohstoffplättchen verkaufen“ an, so werden Rohstoffplättchen, die du noch hast, vor IA-9.6 zu je 1 Taler. Das widerspricht IA-9.2 nicht: Als Plättchen sind sie nichts wert, aber du hättest sie bis zum letzten Augenblick tauschen können. Diese Taler zählen auch bei Gleichstand.

## IA-10

industria-chapter-10 = Sieger

# IA-10.1
industria-rule-10-1 = Wer die meisten Siegpunkte hat, gewinnt.

# IA-10.2
industria-rule-10-2 = Bei Gleichstand entscheiden mehr ausgelegte Plättchen (Fabriken, Technologien und Bonusplättchen). Steht es immer noch gleich, entscheidet mehr Geld.

# IA-10.3
industria-rule-10-3 = Bei Gleichstand zählt das Geld, das du am Ende hast; durch die Umrechnung in Siegpunkte ist es nicht ausgegeben. Steht es dann noch gleich, wird der Sieg geteilt.

# IA-10.4
industria-rule-10-4 = Die Wertungsleiste endet bei 45. Wer über 45 hinauskommt, legt einen Besitzmarker auf „45+“ und zählt am Anfang der Leiste weiter; das betrifft nur die Anzeige. Genau 45 wird noch auf der Leiste angezeigt. Darüber ist der Stand 45 plus das erreichte Feld; 46 ist also „45+“ und Feld 1.
