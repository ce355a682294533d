# Age of Industry: die nummerierten Regeln, eine Nachricht für jede.
# Eine Regel nennt eine andere mit ihrer Nummer (AI-6.2); die Regelseite macht daraus einen Verweis.

## AI-1

age-of-industry-chapter-1 = Begriffe

# AI-1.1
age-of-industry-rule-1-1 = Age of Industry ist für 2 bis 5 Spieler. Der Spielplan hat zwei Seiten, Neuengland und Deutschland; gespielt wird auf einer davon.

# AI-1.2
age-of-industry-rule-1-2 =
    Ein Ort ist, was einen Namen trägt. Es gibt drei Arten:
    • Eine Stadt hat eine Farbe und 1 bis 4 Felder, auf denen gebaut wird.
    • Ein Dorf hat kein Feld.
    • Ein ausländischer Ort hat auch keines, kann aber Marktfelder haben und neben dem Namen ein Hafensymbol.

# AI-1.3
age-of-industry-rule-1-3 = Es gibt sechs Farben; mehrere benachbarte Städte haben dieselbe.

# AI-1.4
age-of-industry-rule-1-4 = Ein Feld hat entweder kein Symbol oder das einer Zeche, eines Hafens oder eines Schiffs.

# AI-1.5
age-of-industry-rule-1-5 = Ein Schiffsfeld liegt im Meer. Es ist ein eigener Ort mit genau einem Feld und einer Farbe, und eine Seeverbindung verbindet es mit einer Stadt, die ein Hafenfeld hat. Dahinter liegen ein Marktfeld und, nur in Neuengland, ein Kohleimportfeld.

# AI-1.6
age-of-industry-rule-1-6 = Eine Bahnstrecke, kurz Strecke, ist eine gedruckte Linie zwischen zwei Orten an Land. Waren und Klötzchen können sie nur nutzen, wenn ein Streckenmarker darauf liegt; wem er gehört, ist für den Transport gleich.

# AI-1.7
age-of-industry-rule-1-7 = Eine Seeverbindung ist zwischen einer Hafenstadt und einem Schiffsfeld gedruckt und führt weiter zum Marktfeld und zum Importfeld dahinter. Sie nimmt keinen Marker auf, gehört niemandem und ist immer nutzbar.

# AI-1.8
age-of-industry-rule-1-8 = Zwei Orte sind verbunden, wenn man über Seeverbindungen und über Strecken mit Markern, gleich von wem, vom einen zum anderen kommt. Jeder Ort ist mit sich selbst verbunden.

# AI-1.9
age-of-industry-rule-1-9 = Du bist an einen Ort angeschlossen, wenn mindestens einer deiner eigenen Streckenmarker ihn berührt.

# AI-1.10
age-of-industry-rule-1-10 = Quellen für Kohle sind Zechen mit Klötzchen und Kohleimportfelder mit Klötzchen hinter einem Schiffsplättchen. Quellen für Eisen sind Eisenhütten mit Klötzchen. Wem sie gehören, ist gleich.

# AI-1.11
age-of-industry-rule-1-11 = Ein Ort hat Zugang zur Nachfrage, wenn er mit einem Hafenplättchen verbunden ist, gleich von wem, umgedreht oder nicht, oder mit einem Ort, der ein Hafensymbol hat. Ein Marktplättchen gibt nie Zugang zur Nachfrage.

# AI-1.12
age-of-industry-rule-1-12 = Die Zahl auf einem Plättchen ist seine Technologiestufe, kurz Stufe. So viele Siegpunkte ist es auch wert.

# AI-1.13
age-of-industry-rule-1-13 = Ein Plättchen wird nicht umgedreht eingesetzt. Wird es umgedreht, erhält sein Besitzer sofort von der Bank den Ertrag, der unter seinem Stapel gedruckt ist. Kein Plättchen wird zweimal umgedreht.

## AI-2

age-of-industry-chapter-2 = Aufbau

# AI-2.1
age-of-industry-rule-2-1 = Die Option „Spielplan“ bestimmt, wo gespielt wird: in Neuengland (Voreinstellung) oder in Deutschland.

# AI-2.2
age-of-industry-rule-2-2 = Jeder hat eine Scheibe für die Zugreihenfolge, eine Spielertafel, darauf nach Industrie und Stufe sortiert 35 Industrieplättchen, und 12 Streckenmarker: 1 im linken Feld, 11 im rechten.

# AI-2.3
age-of-industry-rule-2-3 = Zu Beginn hat niemand Geld.

# AI-2.4
age-of-industry-rule-2-4 = Ein ausgeloster Spieler ist der erste in der Zugreihenfolge; die anderen folgen im Uhrzeigersinn.

# AI-2.5
age-of-industry-rule-2-5 = Auf jedes Feld der beiden Nachfragetafeln, Kohle und Eisen, kommt ein Klötzchen.

# AI-2.6
age-of-industry-rule-2-6 = Neuengland: Auf jedes Kohleimportfeld kommen 3 Kohleklötzchen.

# AI-2.7
age-of-industry-rule-2-7 = Die 18 Marktplättchen werden verdeckt gemischt. Auf jedes Marktfeld kommt eines, das dann aufgedeckt wird; die übrigen scheiden aus dem Spiel aus.

# AI-2.8
age-of-industry-rule-2-8 =
    Die 66 Karten, mit zwei Spielern 42 (AI-18.1), werden gemischt und ausgeteilt. Die Option „Auflage“ bestimmt, wie viele du erhältst:
    • erste Auflage (Voreinstellung): 5 mit 2 Spielern, 6 mit 3, 5 mit 4, 6 mit 5
    • zweite Auflage: immer 6
    Sonst hängt nichts von dieser Option ab.

# AI-2.9
age-of-industry-rule-2-9 = Die übrigen Karten bilden den Nachziehstapel. Seine ersten zwei Karten liegen offen daneben.

# AI-2.10
age-of-industry-rule-2-10 = Die Bank hat Münzen zu 1 und 5 Dollar und Kreditmarker zu 10 und 40. Beides geht nie aus.

# AI-2.11
age-of-industry-rule-2-11 = Der Vorrat besteht aus 30 Kohleklötzchen und 30 Eisenklötzchen. Ist er leer, wird gespielt, als gäbe es mehr davon.

## AI-3

age-of-industry-chapter-3 = Runden und Aktionen

# AI-3.1
age-of-industry-rule-3-1 =
    Gespielt wird Runde um Runde. Jede hat drei Phasen:
    • Phase 1: Aktionen der Spieler
    • Phase 2: neue Zugreihenfolge
    • Phase 3: Zinsen

# AI-3.2
age-of-industry-rule-3-2 = In Phase 1 wird in Zugreihenfolge gespielt. Du führst deine beiden Aktionen aus, bevor der nächste Spieler beginnt. Sie sind Pflicht, aber auch Passen ist eine Aktion.

# AI-3.3
age-of-industry-rule-3-3 = In der ersten Runde hat jeder nur eine Aktion.

# AI-3.4
age-of-industry-rule-3-4 = Beende die erste Aktion, bevor du die zweite wählst. Beide dürfen von derselben Art sein.

# AI-3.5
age-of-industry-rule-3-5 =
    Es gibt sechs Aktionen. Manche kosten eine Karte:
    • Industrie bauen: 1 Karte spielen
    • Strecke bauen: keine Karte
    • Waren verkaufen: keine Karte
    • Entwicklung: 1 Karte abwerfen
    • 2 Karten ziehen: keine Karte
    • Passen: 1 Karte abwerfen (keine im Fall von AI-14.10)

# AI-3.6
age-of-industry-rule-3-6 = Du darfst deine beiden Aktionen zu einer zusammenlegen, um überall zu bauen (AI-6.5), für eine Karte. Weil das beide Aktionen braucht, musst du es vor der ersten entscheiden; es ist dann dein ganzer Zug. In der ersten Runde geht das nicht.

# AI-3.7
age-of-industry-rule-3-7 = Gespielte und abgeworfene Karten kommen auf einen gemeinsamen Ablagestapel und nie zurück.

## AI-4

age-of-industry-chapter-4 = Geld und Kredite

# AI-4.1
age-of-industry-rule-4-1 = Was du in Phase 1 für Industrien, Strecken und importierte Klötzchen zahlst, kommt auf das grüne Feld neben deiner Scheibe. Das Geld dort sind deine Ausgaben dieser Runde; nach ihnen richtet sich die nächste Zugreihenfolge (Kapitel 15).

# AI-4.2
age-of-industry-rule-4-2 = Kredite zurückzuzahlen und Zinsen zu zahlen zählt nicht als Ausgabe. Geld, das du erhältst, verringert deine Ausgaben nie.

# AI-4.3
age-of-industry-rule-4-3 = Brauchst du in deinem Zug Geld, darfst du es leihen, in Krediten zu 10 Dollar. Deine Schulden sind nicht begrenzt, und ein Kredit kostet im Augenblick nichts. Leihen ist keine Aktion: Was bei einer Zahlung fehlt, wird für dich geliehen.

# AI-4.4
age-of-industry-rule-4-4 =
    Zurückzahlen darfst du jederzeit, in Schritten von 10 Dollar, die dich je 10 kosten. An drei Stellen macht das einen Unterschied:
    • in deinem eigenen Zug vor, zwischen und nach deinen Aktionen
    • zu Beginn von Phase 3, bevor die Zinsen berechnet werden (AI-16.3)
    • am Ende des Spiels, bevor aus Geld Punkte werden (AI-17.6)

# AI-4.5
age-of-industry-rule-4-5 = Weil du immer leihen kannst, kannst du immer zahlen. Niemand geht bankrott, und niemand muss etwas verkaufen.

# AI-4.6
age-of-industry-rule-4-6 = Alles, was eine Aktion kostet, wird bezahlt, bevor sie endet. Du darfst mit Ertrag zahlen, den du in derselben Aktion vorher erhalten hast. Zuerst kommen die Baukosten, dann die importierten Klötzchen in der Reihenfolge, in der du sie kaufst.

## AI-5

age-of-industry-chapter-5 = Karten

# AI-5.1
age-of-industry-rule-5-1 = Eine Industriekarte zeigt eine der sechs Industrien, eine Ortskarte eine der sechs Farben.

# AI-5.2
age-of-industry-rule-5-2 = Deine Hand ist geheim. Die zwei offenen Karten und die abgeworfenen kennen alle.

# AI-5.3
age-of-industry-rule-5-3 = Du darfst höchstens 9 Karten auf der Hand haben.

## AI-6

age-of-industry-chapter-6 = Industrie bauen

# AI-6.1
age-of-industry-rule-6-1 = Spiel eine Karte, nimm das Plättchen der niedrigsten Stufe einer Industrie von deiner Spielertafel und leg es auf ein Feld des Spielplans. Du zahlst, was es an Geld kostet, und schaffst die Kohle und das Eisen heran, die es braucht (Kapitel 7).

# AI-6.2
age-of-industry-rule-6-2 =
    Mit einer Industriekarte baust du nur die Industrie, die sie zeigt. Außerdem muss mindestens eines davon zutreffen:
    • (a) Du hast kein Industrieplättchen auf dem Spielplan.
    • (b) Der Ort hat 4 Felder oder mehr, und du hast auf einem anderen davon ein Plättchen.
    • (c) Du hast ein Plättchen in dem Ort und ersetzt genau dieses (Kapitel 10).
    • (d) Du bist an den Ort angeschlossen (AI-1.9).
    • (e) Die Karte zeigt ein Schiff, und in der Hafenstadt des Schiffsfelds liegt ein Hafenplättchen von dir, oder das eines anderen Spielers, während du an diese Stadt angeschlossen bist. Mit der Option „Hafen für eine Schiffskarte“ auf „jeder verbundene Hafen“ (Voreinstellung „in der Hafenstadt“) darf das Hafenplättchen auch in einer anderen Stadt liegen, die mit der Hafenstadt verbunden ist, gleich durch wessen Strecken. Die Hafenstadt braucht weiterhin ein Hafenplättchen (AI-6.8).

# AI-6.3
age-of-industry-rule-6-3 = Bei (a) zählt, was jetzt auf dem Spielplan liegt. Es gilt auch, wenn du dort Plättchen hattest und alle ersetzt wurden.

# AI-6.4
age-of-industry-rule-6-4 = Mit einer Ortskarte baust du eine beliebige Industrie, aber nur in einem Ort oder auf einem Schiffsfeld in der Farbe der Karte. Angeschlossen musst du nicht sein.

# AI-6.5
age-of-industry-rule-6-5 = Um überall zu bauen (AI-3.6), spielst du eine Karte, gleich welche. Du baust eine beliebige Industrie in einem beliebigen Ort, ob angeschlossen oder nicht. Alle anderen Regeln gelten: Felder, Plättchengrenze, niedrigste Stufe, Geld, Kohle, Eisen, Hafen für ein Schiff, Ersetzen.

# AI-6.6
age-of-industry-rule-6-6 = Auf einem Feld ohne Symbol darf man eine Baumwollspinnerei, eine Fabrik oder eine Eisenhütte bauen.

# AI-6.7
age-of-industry-rule-6-7 = Auf einem Feld mit Symbol darf man nur bauen, was es zeigt: eine Zeche, einen Hafen oder ein Schiff.

# AI-6.8
age-of-industry-rule-6-8 = Für ein Schiff muss in der Stadt am anderen Ende der Seeverbindung ein Hafenplättchen liegen: gleich von wem, von beliebiger Stufe, umgedreht oder nicht.

# AI-6.9
age-of-industry-rule-6-9 = Plättchengrenze: In einem Ort mit 1, 2 oder 3 Feldern darfst du ein Plättchen haben, in einem mit 4 oder mehr zwei.

# AI-6.10
age-of-industry-rule-6-10 = Auf einem Feld liegt nur ein Plättchen. Auf einem besetzten Feld kann man nur bauen, indem man das Plättchen ersetzt (Kapitel 10).

# AI-6.11
age-of-industry-rule-6-11 = In Dörfern und ausländischen Orten kann man nicht bauen.

# AI-6.12
age-of-industry-rule-6-12 = Du baust immer das Plättchen der niedrigsten Stufe, das du von dieser Industrie noch hast.

# AI-6.13
age-of-industry-rule-6-13 = Plättchen der Stufe 0, die es bei Fabriken und Schiffen gibt, können nicht gebaut werden. Solange du so eines hast, ist die Industrie blockiert; los wirst du es nur durch Entwicklung.

# AI-6.14
age-of-industry-rule-6-14 =
    Ein Bau läuft Schritt für Schritt ab:
    • 1. Karte spielen.
    • 2. Plättchen und Feld nennen.
    • 3. Geld zahlen.
    • 4. Kohle nehmen, dann Eisen, Klötzchen für Klötzchen; ein Plättchen, das dabei leer wird, wird sofort umgedreht.
    • 5. Das Plättchen legen; ein ersetztes wird entfernt.
    • 6. Seine Klötzchen darauflegen oder, bei einem Schiff, das Importfeld öffnen.
    • 7. An die Nachfragetafel liefern, was geliefert werden muss (AI-8.6, AI-13.3).
    • 8. Prüfen, was umgedreht wird.

# AI-6.15
age-of-industry-rule-6-15 = Eine Ortskarte befreit dich von (a) bis (e) aus AI-6.2 und von nichts sonst. Felder, Plättchengrenze, niedrigste Stufe, Geld, Kohle, Eisen, der Hafen für ein Schiff (AI-6.8) und die Regeln für das Ersetzen gelten bei jeder Karte.

## AI-7

age-of-industry-chapter-7 = Kohle und Eisen heranschaffen

# AI-7.1
age-of-industry-rule-7-1 = Jedes nötige Klötzchen kommt aus einer Quelle, die mit dem Bauort verbunden ist, und geht dann in den Vorrat zurück. Es kostet nichts, gleich wem die Quelle und die Strecken gehören.

# AI-7.2
age-of-industry-rule-7-2 = Es muss die nächste dieser Quellen sein, nach der Zahl der Strecken auf dem Weg. Eine Quelle im Bauort selbst hat die Entfernung 0.

# AI-7.3
age-of-industry-rule-7-3 = Eine Seeverbindung zählt als eine Strecke. Ein Importfeld zählt, als läge es auf seinem Schiffsfeld.

# AI-7.4
age-of-industry-rule-7-4 = Sind mehrere Quellen gleich nah, wählst du, für jedes Klötzchen neu.

# AI-7.5
age-of-industry-rule-7-5 = Die Entfernung wird für jedes Klötzchen neu bestimmt; eine leere Quelle zählt nicht mehr.

# AI-7.6
age-of-industry-rule-7-6 = Eisen muss transportiert werden wie Kohle. (In Brass ist das anders.)

# AI-7.7
age-of-industry-rule-7-7 = Bist du mit keiner Quelle für das verbunden, was du brauchst, darfst du es von der Nachfragetafel kaufen (Kapitel 8). Solange eine Quelle verbunden ist, darfst du dieses Klötzchen nicht kaufen.

# AI-7.8
age-of-industry-rule-7-8 = Geht beides nicht, kannst du die Industrie oder die Strecke nicht bauen.

# AI-7.9
age-of-industry-rule-7-9 = Ein Hafen, den du gerade baust, darf schon zum Import seiner eigenen Kohle und seines eigenen Eisens dienen. Verbundene Quellen gehen auch dann vor (AI-7.7).

# AI-7.10
age-of-industry-rule-7-10 = Ein Schiff, das du gerade baust, kann die Kohle des Importfelds, das es erst öffnet, nicht nutzen, und ebenso wenig eine Zeche oder Eisenhütte ihre eigenen Klötzchen.

# AI-7.11
age-of-industry-rule-7-11 = Der Weg darf durch jeden Ort führen, auch durch Dörfer und ausländische Orte.

# AI-7.12
age-of-industry-rule-7-12 = Die Klötzchen für einen Bau dürfen von mehreren Stellen kommen. Zuerst werden die verbundenen Quellen geleert, nähere vor ferneren; kaufen darfst du nur, was dann noch fehlt.

## AI-8

age-of-industry-chapter-8 = Nachfragetafeln

# AI-8.1
age-of-industry-rule-8-1 = Zum Kaufen braucht der Bauort Zugang zur Nachfrage (AI-1.11).

# AI-8.2
age-of-industry-rule-8-2 = Du musst das billigste Klötzchen nehmen. Sein Preis geht an die Bank und zählt zu deinen Ausgaben.

# AI-8.3
age-of-industry-rule-8-3 = Ist die Tafel leer, kannst du weiter so viele Klötzchen kaufen, wie du brauchst, für je 4 Dollar.

# AI-8.4
age-of-industry-rule-8-4 = Kohle und Eisen haben je ihre eigene Tafel.

# AI-8.5
age-of-industry-rule-8-5 = Ein gekauftes Klötzchen geht in den Vorrat; sein Feld auf der Tafel bleibt leer.

# AI-8.6
age-of-industry-rule-8-6 = Legst du eine Zeche oder Eisenhütte in einen Ort, der in diesem Augenblick Zugang zur Nachfrage hat, musst du Klötzchen von ihr auf ihre Tafel legen, bis die Tafel voll oder das Plättchen leer ist. Für jedes gefüllte Feld erhältst du dessen Preis.

# AI-8.7
age-of-industry-rule-8-7 = Das teuerste leere Feld wird zuerst gefüllt.

# AI-8.8
age-of-industry-rule-8-8 = Geliefert wird nur im Augenblick des Baus. Entsteht später eine Verbindung oder eine Lücke auf der Tafel, geschieht nichts.

## AI-9

age-of-industry-chapter-9 = Klötzchen auf Zechen und Eisenhütten

# AI-9.1
age-of-industry-rule-9-1 = Eine Zeche oder Eisenhütte wird mit so vielen Klötzchen gelegt, wie unter ihrem Stapel gedruckt sind.

# AI-9.2
age-of-industry-rule-9-2 = Sobald ihr letztes Klötzchen genommen wird, gleich wofür, wird sie umgedreht, und ihr Besitzer wird bezahlt. Nur wenn sie ersetzt wird, wird sie nicht umgedreht.

# AI-9.3
age-of-industry-rule-9-3 = Umgedrehte Zechen und Eisenhütten bleiben auf dem Spielplan und zählen am Ende ihre Stufe.

## AI-10

age-of-industry-chapter-10 = Ein Plättchen ersetzen

# AI-10.1
age-of-industry-rule-10-1 = Du darfst jederzeit ein eigenes Plättchen durch eines höherer Stufe ersetzen, auch einer anderen Industrie, wenn das Feld es zulässt. Alle Bauregeln gelten: Karte, Kosten, Klötzchen, niedrigste Stufe.

# AI-10.2
age-of-industry-rule-10-2 = Die Zeche eines anderen Spielers darfst du durch eine eigene Zeche höherer Stufe ersetzen, aber nur, wenn weder auf dem Spielplan noch auf der Nachfragetafel für Kohle ein Kohleklötzchen liegt. Für Eisenhütten und Eisen gilt dasselbe. Kein anderes Plättchen eines Mitspielers kann ersetzt werden.

# AI-10.3
age-of-industry-rule-10-3 = Auch Klötzchen auf Kohleimportfeldern liegen auf dem Spielplan, ob ein Schiff sie geöffnet hat oder nicht.

# AI-10.4
age-of-industry-rule-10-4 = Das ersetzte Plättchen scheidet aus dem Spiel aus; es bringt weder Ertrag noch Punkte. Klötzchen, die noch darauf liegen, gehen in den Vorrat zurück.

# AI-10.5
age-of-industry-rule-10-5 = Ersetzt du ein eigenes Plättchen, hast du in dem Ort so viele wie zuvor. Ersetzt du das eines anderen, hast du eines mehr, und die Plättchengrenze (AI-6.9) muss das zulassen.

# AI-10.6
age-of-industry-rule-10-6 = Ob das ersetzte Plättchen umgedreht ist, ist gleich. Das neue wird nicht umgedreht eingesetzt.

# AI-10.7
age-of-industry-rule-10-7 = Die Zeche oder Eisenhütte eines anderen zu ersetzen ist ein Bau wie jeder andere, mit Karte, Kosten, Klötzchen und Plättchengrenze. Mit einer Industriekarte brauchst du (a), (b) oder (d) aus AI-6.2; (c) gilt nur für eigene Plättchen.

# AI-10.8
age-of-industry-rule-10-8 = Bis es entfernt wird (Schritt 5 in AI-6.14), ist das zu ersetzende Plättchen im Spiel. Seine Klötzchen sind eine Quelle in der Entfernung 0; nimmt man das letzte, wird es umgedreht und zahlt; ein Hafen gibt noch Zugang. Ob AI-10.2 das Ersetzen erlaubt, wird geprüft, bevor ein Klötzchen bewegt wird.

## AI-11

age-of-industry-chapter-11 = Strecke bauen

# AI-11.1
age-of-industry-rule-11-1 = Mit einer Aktion legst du einen Streckenmarker auf eine freie Bahnstrecke. Eine Strecke nimmt im ganzen Spiel nur einen Marker auf.

# AI-11.2
age-of-industry-rule-11-2 = An einem ihrer Enden muss ein Industrieplättchen von dir liegen, oder du musst an diesen Ort angeschlossen sein.

# AI-11.3
age-of-industry-rule-11-3 = Zuerst legst du den Marker aus dem linken Feld: Er kostet 1 Dollar und keine Klötzchen. Jeder weitere kostet 1 Dollar, 1 Kohle und 1 Eisen.

# AI-11.4
age-of-industry-rule-11-4 = Die Klötzchen kommen in einen der beiden Orte, die die neue Strecke verbindet, nach den Regeln der Kapitel 7 und 8. Das Geld zählt zu deinen Ausgaben.

# AI-11.5
age-of-industry-rule-11-5 = Du darfst für jedes der beiden Klötzchen ein anderes Ende wählen; die nächste Quelle ist die, die diesem Ende am nächsten ist. Die neue Strecke selbst kann dafür nicht genutzt werden. Mit der Option „Klötzchen für eine Strecke“ auf „dasselbe Ende“ (Voreinstellung „jedes Ende“) gehen alle Klötzchen einer Strecke an dasselbe Ende; eines der Enden muss also alle bekommen können.

# AI-11.6
age-of-industry-rule-11-6 = Hast du keine Marker mehr, kannst du keine Strecken mehr bauen. Marker werden nie bewegt oder zurückgenommen.

# AI-11.7
age-of-industry-rule-11-7 = Seeverbindungen kann man nicht bauen. Ein Schiffsplättchen von dir zählt für AI-11.2 nicht als Plättchen in seiner Hafenstadt.

# AI-11.8
age-of-industry-rule-11-8 = Für eine Strecke darfst du ein Klötzchen nur dann von der Tafel kaufen, wenn keines der beiden Enden mit einer Quelle dafür verbunden ist. Eines der Enden muss Zugang zur Nachfrage haben. Mit der Option „Klötzchen für eine Strecke“ auf „dasselbe Ende“ zählen hier nur Enden, die alle Klötzchen bekommen können, und das Ende, das sie bekommt, muss den Zugang haben.

## AI-12

age-of-industry-chapter-12 = Waren verkaufen

# AI-12.1
age-of-industry-rule-12-1 = Du machst einen oder mehrere Verkäufe. Für jeden brauchst du eine nicht umgedrehte Baumwollspinnerei oder Fabrik von dir und einen Abnehmer: ein nicht umgedrehtes Hafenplättchen, gleich von wem, oder ein nicht umgedrehtes Marktplättchen.

# AI-12.2
age-of-industry-rule-12-2 = Die beiden müssen verbunden sein, über Strecken mit Markern, gleich von wem, über Seeverbindungen oder beides, oder im selben Ort liegen. Es muss nicht der nächste Abnehmer sein.

# AI-12.3
age-of-industry-rule-12-3 = Beide Plättchen werden umgedreht. Der Besitzer der Spinnerei oder Fabrik erhält ihren Ertrag, und ebenso der Besitzer eines Hafens. Ein Marktplättchen zahlt niemandem.

# AI-12.4
age-of-industry-rule-12-4 = Ein Hafen der Stufe 1 nimmt nur Baumwolle an. Höhere Häfen nehmen Baumwolle und Konsumgüter an.

# AI-12.5
age-of-industry-rule-12-5 = Ein Marktplättchen nimmt die Waren an, die es zeigt. „Keine Nachfrage“ nimmt nichts an, also verkauft man dort nie.

# AI-12.6
age-of-industry-rule-12-6 = Den Markt hinter einem Schiffsfeld kann man nur nutzen, solange ein Schiffsplättchen, gleich von wem, auf diesem Feld liegt.

# AI-12.7
age-of-industry-rule-12-7 = Du darfst diese Aktion nur wählen, wenn du wirklich etwas verkaufst.

# AI-12.8
age-of-industry-rule-12-8 = Mehrere Verkäufe werden einer nach dem anderen ausgeführt, in der Reihenfolge, die du willst.

## AI-13

age-of-industry-chapter-13 = Schiffe

# AI-13.1
age-of-industry-rule-13-1 = Sobald ein Schiff liegt, öffnet es allen Spielern, was dahinter liegt: den Markt und, wo es eines gibt, das Kohleimportfeld.

# AI-13.2
age-of-industry-rule-13-2 = Die Kohle dort ist für alle eine kostenlose Quelle, in der Entfernung nach AI-7.3.

# AI-13.3
age-of-industry-rule-13-3 = Legst du ein Schiff, musst du Klötzchen vom Importfeld auf leere Felder der Nachfragetafel für Kohle legen, genau wie in AI-8.6, und du erhältst das Geld. Ein Schiff hat über seinen Hafen immer Zugang zur Nachfrage.

# AI-13.4
age-of-industry-rule-13-4 = Ein Schiff wird umgedreht und zahlt seinem Besitzer, sobald zweierlei zutrifft: Sein Importfeld ist leer, oder es gibt keines, und sein Marktplättchen ist umgedreht oder zeigt „Keine Nachfrage“.

# AI-13.5
age-of-industry-rule-13-5 = Das wird auch geprüft, wenn das Schiff gelegt wird. In Deutschland wird also ein Schiff vor „Keine Nachfrage“ sofort umgedreht, und ebenso eines, das ein Schiff ersetzt, dessen Kohle und Markt verbraucht sind.

# AI-13.6
age-of-industry-rule-13-6 = Die Klötzchen für ein Schiff dürfen über seine Seeverbindung kommen. Zugang zur Nachfrage hat es über seinen Hafen.

## AI-14

age-of-industry-chapter-14 = Entwicklung, Ziehen, Passen

# AI-14.1
age-of-industry-rule-14-1 = Entwicklung: Wirf eine beliebige Karte ab und nimm ein Plättchen deiner Spielertafel aus dem Spiel.

# AI-14.2
age-of-industry-rule-14-2 = Du wählst die Industrie; es muss das Plättchen der niedrigsten Stufe sein, das du davon noch hast.

# AI-14.3
age-of-industry-rule-14-3 = Entwicklung kostet weder Geld noch Eisen.

# AI-14.4
age-of-industry-rule-14-4 = Jede solche Aktion entfernt ein Plättchen.

# AI-14.5
age-of-industry-rule-14-5 = 2 Karten ziehen: Nimm sie eine nach der anderen, jedes Mal eine offene oder die oberste des Stapels.

# AI-14.6
age-of-industry-rule-14-6 = Erst nach der Aktion werden die offenen Karten vom Stapel auf zwei ergänzt, nicht zwischen der ersten und der zweiten Karte. Ist der Stapel leer, werden sie nicht ergänzt.

# AI-14.7
age-of-industry-rule-14-7 = Gibt es weniger als zwei Karten, nimmst du, was da ist. Gibt es keine, kannst du diese Aktion nicht wählen.

# AI-14.8
age-of-industry-rule-14-8 = Mehr als 9 Karten darfst du nicht haben: Mit 8 auf der Hand nimmst du nur eine, mit 9 kannst du diese Aktion nicht wählen.

# AI-14.9
age-of-industry-rule-14-9 = Passen: Wirf eine Karte deiner Wahl ab.

# AI-14.10
age-of-industry-rule-14-10 = Hast du keine Karten und ist der Stapel leer, darfst du passen, ohne abzuwerfen. Hast du keine, aber der Stapel noch welche, kannst du nicht passen; ziehen kannst du dann immer.

## AI-15

age-of-industry-chapter-15 = Neue Zugreihenfolge

# AI-15.1
age-of-industry-rule-15-1 = Haben alle gespielt, werden die Scheiben neu geordnet: Wer in dieser Runde am wenigsten ausgegeben hat, ist der erste, wer am meisten ausgegeben hat, der letzte.

# AI-15.2
age-of-industry-rule-15-2 = Wer gleich viel ausgegeben hat, behält untereinander die bisherige Reihenfolge.

# AI-15.3
age-of-industry-rule-15-3 = Das Geld auf den grünen Feldern geht an die Bank, und die Ausgaben aller beginnen wieder bei 0.

## AI-16

age-of-industry-chapter-16 = Zinsen

# AI-16.1
age-of-industry-rule-16-1 = Du zahlst 1 Dollar für je 10 Dollar Schulden.

# AI-16.2
age-of-industry-rule-16-2 = Fehlt dir das Geld dafür, leihst du es, in Krediten zu 10 Dollar; diese kosten in dieser Phase noch keine Zinsen.

# AI-16.3
age-of-industry-rule-16-3 = Bevor die Zinsen berechnet werden, darfst du zurückzahlen, auch mit Geld, das nach deinem Zug hereinkam, etwa weil ein anderer deine Zeche geleert hat. Hier so viel wie möglich zurückzuzahlen ist nie schlechter als warten, denn ein neuer Kredit kostet später nichts.

# AI-16.4
age-of-industry-rule-16-4 = Zinsen sind in jeder Runde fällig, auch in der ersten und der letzten (siehe aber AI-17.2).

## AI-17

age-of-industry-chapter-17 = Ende des Spiels

# AI-17.1
age-of-industry-rule-17-1 = Das Spiel endet nach der Runde, an deren Ende der Nachziehstapel leer ist und mindestens ein Spieler keine Karten hat. Offene Karten dürfen noch daliegen. Eine Hand, die während der Runde leer war, an deren Ende aber wieder Karten hat, zählt nicht. Mit der Option „Ende des Nachziehstapels“ auf „beendet das Spiel“ (Voreinstellung „weiterspielen“) endet das Spiel nach der Runde, an deren Ende der Nachziehstapel leer ist, gleich was noch auf den Händen ist.

# AI-17.2
age-of-industry-rule-17-2 = Diese Runde wird zu Ende gespielt, mit neuer Zugreihenfolge und Zinsen. Ohne die Option „Letzte Runde vollständig“ (als Voreinstellung an) endet das Spiel nach Phase 1.

# AI-17.3
age-of-industry-rule-17-3 = Alle werfen die Karten ab, die sie noch haben.

# AI-17.4
age-of-industry-rule-17-4 = Jeder Streckenmarker bringt seinem Besitzer 2 Dollar und 1 weiteren für jedes besetzte Feld an seinen beiden Enden. Besetzt ist ein Feld, auf dem ein Plättchen liegt, gleich von wem, umgedreht oder nicht. Jedes Marktfeld zählt als besetzt, auch wenn sein Plättchen umgedreht ist oder „Keine Nachfrage“ zeigt, und ein Dorf zählt als ein besetztes Feld.

# AI-17.5
age-of-industry-rule-17-5 = Schiffsfelder und Hafensymbole fügen einer Strecke nichts hinzu.

# AI-17.6
age-of-industry-rule-17-6 = Nach den Erträgen der Strecken und bevor aus Geld Punkte werden, darfst du Kredite zurückzahlen. Je 10 Dollar sparen 5 Siegpunkte und kosten genau 2, also wird für dich so viel wie möglich zurückgezahlt.

# AI-17.7
age-of-industry-rule-17-7 =
    Deine Punktzahl:
    • 1 Siegpunkt für je 5 Dollar; ein Rest verfällt
    • die Stufen all deiner Industrieplättchen auf dem Spielplan, umgedreht oder nicht
    • minus 5 Siegpunkte für je 10 Dollar, die du noch schuldest

# AI-17.8
age-of-industry-rule-17-8 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer von den Beteiligten in der Zugreihenfolge am weitesten vorn ist. Die Punktzahl kann unter null liegen.

# AI-17.9
age-of-industry-rule-17-9 = Plättchen auf deiner Spielertafel, ausgeschiedene Plättchen und Karten zählen nichts.

# AI-17.10
age-of-industry-rule-17-10 = Die Reihenfolge ist: Karten abwerfen (AI-17.3), Erträge der Strecken (AI-17.4), Zurückzahlen (AI-17.6), Geld in Punkte, Stufen der Plättchen, 5 Siegpunkte Abzug für je 10 Dollar Schulden.

# AI-17.11
age-of-industry-rule-17-11 = Bei Gleichstand entscheidet die Zugreihenfolge, die gilt, wenn das Spiel endet: mit „Letzte Runde vollständig“ die neue, nach den Ausgaben der letzten Runde; ohne diese Option die, in der die letzte Runde gespielt wurde.

## AI-18

age-of-industry-chapter-18 = Zwei Spieler

# AI-18.1
age-of-industry-rule-18-1 = Vor dem Austeilen kommen 2 Karten jeder Sorte, zusammen 24, aus dem Spiel; 42 bleiben.

# AI-18.2
age-of-industry-rule-18-2 = Jeder erhält 6 weitere Streckenmarker in einer unbenutzten Farbe, jeder in einer anderen. Sie gehören dir wie die anderen, auch für die Erträge am Ende, und kommen in das rechte Feld (je 1 Kohle und 1 Eisen): zusammen 1 + 17.

# AI-18.3
age-of-industry-rule-18-3 = Die Starthand hat 5 Karten (AI-2.8). Sonst ändert sich nichts.
