# Age of Industry: ein Leitfaden für die erste Partie, die Titelzeile und die Seite über das Spiel.

age-of-industry-guide-title = Deine erste Partie Age of Industry

age-of-industry-guide-1-title = Worum es geht
age-of-industry-guide-1-text = Es ist das neunzehnte Jahrhundert, und Eisenbahnen und Schornsteine breiten sich über Neuengland aus, oder über Deutschland. Du baust Baumwollspinnereien, Fabriken, Zechen, Eisenhütten, Häfen und Schiffe. Zuerst kostet ein Plättchen nur Geld; seinen Ertrag bringt es, wenn es umgedreht wird: eine Spinnerei oder Fabrik beim Verkauf, eine Zeche oder Eisenhütte, wenn ihr letztes Klötzchen genommen wird. Am Ende werden aus dem Geld und den Stufen deiner Plättchen Siegpunkte, und wer die meisten hat, gewinnt.

age-of-industry-guide-2-title = Züge und Karten
age-of-industry-guide-2-text =
    Gespielt wird in Zugreihenfolge, mit zwei Aktionen je Zug, in der ersten Runde nur mit einer: Industrie bauen, Strecke bauen, Waren verkaufen, Entwicklung, 2 Karten ziehen oder passen. Um eine Industrie zu bauen, spielst du eine Karte. Eine Industriekarte baut, was sie zeigt, in einem Ort, den eine deiner eigenen Strecken berührt; dein erstes Plättchen darf überall hin. Eine Ortskarte baut alles in ihrer Farbe, ob angeschlossen oder nicht. Und gibst du beide Aktionen dafür her, kannst du mit jeder Karte überall bauen.
    Was du ausgibst, zählt: Wer in einer Runde am wenigsten ausgegeben hat, beginnt die nächste.

age-of-industry-guide-3-title = Bauen
age-of-industry-guide-3-text = Deine Spielertafel zeigt, was jedes Plättchen kostet, welche Klötzchen es braucht oder bringt und was es einbringt. Von jeder Industrie baust du immer das Plättchen der niedrigsten Stufe, das du noch hast. Ein Symbol auf einem Feld sagt, was dorthin gehört; ein Feld ohne Symbol nimmt eine Baumwollspinnerei, eine Fabrik oder eine Eisenhütte auf. In einer Stadt mit bis zu 3 Feldern darfst du ein Plättchen haben, mit 4 Feldern zwei. Bei der Entwicklung wirfst du eine Karte ab und entfernst dein niedrigstes Plättchen einer Industrie, um schneller an die besseren zu kommen. Bei Fabriken und Schiffen geht es nicht ohne: Ihre Stufe 0 kann nie gebaut werden.

age-of-industry-guide-4-title = Kohle und Eisen
age-of-industry-guide-4-text =
    Viele Plättchen brauchen Kohle oder Eisen. Die Klötzchen kommen kostenlos von der nächsten Zeche oder Eisenhütte, zu der Strecken führen, gleich wem all das gehört. Ist nichts dergleichen verbunden, kaufst du von der Nachfragetafel, sofern Strecken zu einem Hafen oder zu einem Ort mit Hafensymbol führen: immer das billigste Klötzchen, und für 4 Dollar, sobald die Tafel leer ist.
    Das geht auch umgekehrt: Hat deine neue Zeche oder Eisenhütte einen solchen Zugang, füllen ihre Klötzchen die Lücken der Tafel, und du wirst sofort dafür bezahlt.

age-of-industry-guide-5-title = Strecken
age-of-industry-guide-5-text = Eine Strecke baust du dort, wo du ein Plättchen oder eine andere Strecke hast. Deine erste Strecke kostet 1 Dollar, jede weitere 1 Dollar, 1 Kohle und 1 Eisen. Waren und Klötzchen aller dürfen über die Strecken aller, aber nur deine eigenen öffnen deinen Industriekarten neue Orte. Am Ende bringt jede deiner Strecken 2 Dollar und 1 weiteren für jedes besetzte Feld an ihren beiden Enden.

age-of-industry-guide-6-title = Verkauf, Häfen und Schiffe
age-of-industry-guide-6-text =
    Mit einer Aktion darfst du aus beliebig vielen Spinnereien und Fabriken verkaufen. Jede braucht ihren eigenen Abnehmer, mit dem sie verbunden ist: einen nicht umgedrehten Hafen, deinen oder den eines anderen, oder ein nicht umgedrehtes Marktplättchen, das ihre Waren annimmt. Beide Plättchen werden umgedreht, und beide Besitzer werden bezahlt. Ein Hafen der Stufe 1 nimmt nur Baumwolle an.
    Ein Schiff, vor einem Hafen ins Meer gelegt, öffnet allen den Markt dahinter und in Neuengland auch 3 Klötzchen Kohle. Es wird umgedreht, wenn dieser Markt benutzt und die Kohle verbraucht ist.

age-of-industry-guide-7-title = Kredite und das Ende
age-of-industry-guide-7-text = Du beginnst ohne Geld, also leihst du, so viel du willst, in Krediten zu 10 Dollar. Jeder kostet 1 Dollar Zinsen je Runde, und zurückzahlen darfst du, wann du willst. Das Spiel endet mit der Runde, nach der der Nachziehstapel leer ist und jemand keine Karten mehr hat. Dann bringen die Strecken ihr Geld, und so viele Kredite wie möglich werden zurückgezahlt. Je 5 Dollar sind 1 Punkt, jedes deiner Plättchen auf dem Spielplan zählt seine Stufe, umgedreht oder nicht, und je 10 Dollar Schulden kosten 5 Punkte.

age-of-industry-guide-8-title = Drei Ratschläge
age-of-industry-guide-8-text =
    • Fang mit dem an, was keine Klötzchen braucht: einer Baumwollspinnerei, einem Hafen oder einer Zeche der Stufe 1. Die erste Eisenhütte braucht Kohle, und für Fabriken und Schiffe braucht es zuerst eine Entwicklung.
    • Überleg vor dem Bau, wie das Plättchen umgedreht wird. Jeder Hafen und jedes Marktplättchen dient nur einem Verkauf, und ein anderer kann vor dir da sein.
    • Hab keine Angst vor Krediten: Einer, aus dem ein bald umgedrehtes Plättchen wird, zahlt sich von selbst. Aber nach einer billigen Runde beginnst du die nächste, vielleicht gerade rechtzeitig für den letzten Abnehmer.

age-of-industry-about = Age of Industry ist ein Brettspiel von Martin Wallace, 2010 bei Treefrog erschienen. Dies ist eine Umsetzung von Fans für 2 bis 5 Spieler, mit Regeln in eigenen Worten und eigenen Bildern; sie steht in keiner Verbindung zum Verlag oder zum Autor.

age-of-industry-about-data = Die Regeln folgen einer veröffentlichten Zusammenfassung, die vor allem die erste Auflage beschreibt; wo eine andere Quelle so abweicht, dass es das Spiel ändert, lässt dir eine Option die Wahl. Die beiden gedruckten Spielpläne und die meisten Zahlen auf Plättchen und Karten sind nirgends als Text überliefert: Sie wurden so rekonstruiert, dass sie zu allem Veröffentlichten passen und sich gut spielen. Wenn du das Spiel besitzt, kannst du sie mit einer Datendatei berichtigen.

age-of-industry-tagline = Sechs Industrien, zwei Aktionen, eine Bank, die nie Nein sagt: Leih, bau und verkauf vor den anderen.
age-of-industry-cover = 2–5 · 120 min
