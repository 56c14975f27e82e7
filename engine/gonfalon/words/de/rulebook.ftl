# Regelseiten, Verzeichnis der Regelwerke, Lizenzseite

rules-title = Regelwerke
rules-describe = Alle Regeln von „{ $title }“ zum Nachschlagen: Absatz für Absatz, mit Beispielen, Optionen und einem Glossar.
rules-describe-pair = „{ $title }“ in zwei Sprachen nebeneinander: { $languages }.
rules-intro = Alle Regeln, nach denen Gonfalon Partien leitet, zum Nachschlagen. Jeder Absatz hat eine feste Adresse, die in allen Sprachen dieselbe ist.
rules-contents = Inhalt
rules-languages = Sprache
rules-battle = Partie spielen
rules-all = Alle Regelwerke
rules-skip = Zum Text springen
rules-kind-rule = Regel
rules-kind-option = Option
rules-kind-judgement = Ihr entscheidet
rules-kind-advice = Tipp
rules-kinds = Vier Arten von Absätzen
rules-kind-rule-means = Gilt immer. Gonfalon achtet darauf.
rules-kind-option-means = Lässt sich vor der Partie umstellen. Die Vorgabe ist gekennzeichnet.
rules-kind-judgement-means = Das entscheidet die Spielrunde. Gonfalon stellt die Frage und hält die Antwort fest.
rules-kind-advice-means = Hilft beim Spielen, schreibt aber nichts vor.
rules-reading = So lesen wir es
rules-ask = Frage an die Spielrunde
rules-unanswered = Sagt niemand etwas, gilt
rules-choices = Zur Wahl
rules-default = Vorgabe
rules-examples = { $count ->
    [one] Beispiel
   *[other] Beispiele
}
rules-read-in = Lesen auf
rules-beside = Daneben
rules-beside-none = Keine zweite Sprache
rules-overview = Überblick
rules-onward = Kapitel davor und danach
rules-before = Davor
rules-after = Weiter
rules-uses = Erwähnt in
rules-course = So läuft eine Partie
rules-cheat-sheet = Spickzettel
rules-print-cheat-sheet = Spickzettel drucken
rules-print-booklet = Ganzes Regelwerk drucken
rules-options = Optionen
rules-options-intro = Was sich vor der Partie umstellen lässt, jeweils mit der Vorgabe.
rules-judgements = Was ihr entscheidet
rules-judgements-intro = Diese Fragen stellt Gonfalon, wenn sie sich ergeben.
rules-describe-chapter-pair = „{ $title }“: { $chapter }, in zwei Sprachen nebeneinander: { $languages }.
rules-describe-chapter = „{ $title }“: { $chapter }. Alle Regeln des Kapitels mit Beispielen, Optionen und Querverweisen.
rules-terms = Glossar
rules-terms-intro = Die Fachwörter des Regelwerks in allen drei Sprachen.
rules-terms-all = Glossar aller Regelwerke
rules-terms-all-intro = Die Fachwörter aller Regelwerke in drei Sprachen. Bei jedem steht, welche Regelwerke es verwenden.
rules-terms-find = Im Glossar suchen
rules-terms-found = { $found } von { $all } Begriffen
rules-terms-in = Regelwerk
rules-licence = Regeltexte: © die Autorinnen und Autoren von Gonfalon, lizenziert unter CC BY 4.0.
rules-licence-mostly = Regeltexte: © die Autorinnen und Autoren von Gonfalon, lizenziert unter CC BY 4.0, wo bei einem Regelwerk nichts anderes steht.

notices-title = Lizenzen und Dank
notices-describe = Wessen Arbeit in Gonfalon steckt und unter welchen Lizenzen sie steht: Programme, Schriften, Symbole und Texte.
notices-intro = Der Programmcode von Gonfalon steht unter der MIT-Lizenz, die Regeltexte stehen unter CC BY 4.0 oder, wo es dabeisteht, unter der Open Game License 1.0a. Außerdem steckt in Gonfalon die Arbeit anderer, denen wir danken. Alles, was mitgeliefert wird, ist unten mit seiner Lizenz aufgeführt.
notices-work = Werk
notices-by = Von
notices-licence = Lizenz

lost-title = Diese Seite gibt es nicht
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
lost-home = Zur Startseite
