# Die eingerichtete App: wie sie sich dem Gerät vorstellt

manifest-description = Gonfalon leitet Schlachten, Kämpfe und Konflikte am Spieltisch: Regeln, Würfel, Chancen und Chronik in drei Sprachen, auch offline.
manifest-new = Neue Partie: { $title }
manifest-last = Letzte Partie fortsetzen
manifest-rules = Regelwerke
manifest-shot-question = Gonfalon fragt, was die Regeln der Spielrunde überlassen
manifest-shot-chances = Die Würfel beider Seiten und ihre genauen Chancen
manifest-shot-result = Wer gewonnen hat und was es gekostet hat
manifest-shot-field = Ein Schlachtfeld aus Zonenkarten, mit allen Einheiten
manifest-shot-rules = Jede Regel zum Nachlesen, Absatz für Absatz
