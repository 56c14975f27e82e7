# Regelseiten, Verzeichnis der Regelwerke, Lizenzseite

rules-title = Regelwerke
rules-describe = Alle Regeln von „{ $title }“ zum Nachschlagen: Absatz für Absatz, mit Beispielen, Optionen und einem Glossar.
rules-describe-pair = „{ $title }“ in zwei Sprachen nebeneinander: { $languages }.
rules-picture = Rotes Banner mit zwei gekreuzten Schwertern; daneben steht: { $title }
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
rules-use = Nächste Partie so spielen
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
rules-lesson = In fünf Minuten lernen: eine geführte Partie
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
rules-search = Regel suchen
rules-search-results = Gefundene Regeln
rules-search-close = Suche schließen
rules-search-none = Nichts gefunden.
rules-search-failed = Die Suche ist gerade nicht verfügbar. Versucht es noch einmal, sobald ihr online seid.
rules-search-count = Treffer: { $count }
rules-licence = Regeltexte: © die Autorinnen und Autoren von Gonfalon, lizenziert unter CC BY 4.0.
rules-licence-mostly = Regeltexte: © die Autorinnen und Autoren von Gonfalon, lizenziert unter CC BY 4.0, wo bei einem Regelwerk nichts anderes steht.

# Tabellen mit Chancen, aus der Engine gerechnet

chances-share = { $percent } %
chances-under = < 1 %
chances-over = > 99 %
chances-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
chances-sums = Wie oft welche Summe fällt
chances-sum = Summe
chances-exactly = Genau
chances-or-more = So viel oder mehr
chances-difference = Abstand
chances-tie = Gleich­stand
chances-war-shifts = Chancen gegen eine feste Schwierigkeit
chances-war-shifts-note = Abstand: Wert der Fertigkeit mit allen Boni minus Schwierigkeit.
chances-war-tie = Gleich­stand oder besser
chances-war-success = Erfolg oder besser
chances-war-style = Voller Erfolg
chances-war-plain = Erfolg
chances-war-fail = Fehl­schlag
chances-war-opposed = Chancen bei aktivem Widerstand
chances-war-opposed-note = Abstand: eigener Wert mit allen Boni minus Wert der anderen Seite.
chances-war-initiative = Chance, den ersten Zug zu haben
chances-war-initiative-note = Abstand: Wille des eigenen Anführers minus Wille aller anderen. Jeder Spieler hat gleich viele Einheiten, und niemand setzt Aspekte ein.
chances-players = { $players } Spieler
chances-help = Was ein Bonus und ein neuer Wurf wert sind
chances-war-help-note = Chance auf mindestens 1 Erfolgsstufe gegen eine feste Schwierigkeit. Neu gewürfelt wird nur, wenn der erste Wurf nicht reicht.
chances-sotc-help-note = Chance, dass ein Wurf gegen einen festen Schwierigkeitsgrad gelingt. Neu gewürfelt wird nur, wenn er zuerst misslingt.
chances-unaided = Ohne Hilfe
chances-plus = Mit +{ $plus }
chances-reroll = Mit neuem Wurf
chances-sotc-shifts = Chancen gegen einen festen Schwierigkeitsgrad
chances-sotc-shifts-note = Abstand: Wert der Fertigkeit mit allen Boni und Mali minus Schwierigkeitsgrad.
chances-sotc-success = Gelingt
chances-sotc-least = { $shifts ->
    [one] { $shifts } Erfolgsgrad oder mehr
   *[other] { $shifts } Erfolgsgrade oder mehr
}
chances-sotc-opposed = Wie Angriffe ausgehen
chances-sotc-opposed-note = Abstand: Wert des Angreifers mit allen Boni und Mali minus Wert des Verteidigers.
chances-sotc-spin = Abwehr mit Schwung
chances-sotc-defended = Abwehr ohne Schwung
chances-sotc-hit = Treffer
chances-tiefen-destroyed = Wie viele Würfel ein Pool zerstört
chances-tiefen-destroyed-note = Die andere Seite hat gleich viele Würfel.
chances-tiefen-dice = Würfel
chances-tiefen-least = { $face ->
    [6] Mit 6: mindes­tens einen
   *[other] Ab { $face }: mindes­tens einen
}
chances-tiefen-mean = { $face ->
    [6] Mit 6: im Mittel
   *[other] Ab { $face }: im Mittel
}
chances-tiefen-wins = Chance auf den Sieg mit mehr Würfeln
chances-tiefen-plain-note = Niemand ist überlegen, und niemand nimmt Fanatismuswürfel.
chances-tiefen-foes = Würfel des Gegners
chances-tiefen-more = { $dice ->
    [0] Gleich viele
   *[other] { $dice } mehr
}
chances-tiefen-each = Würfel je Seite
chances-tiefen-win = Sieg
chances-tiefen-draw = Unent­schieden
chances-tiefen-defeat = Nieder­lage
chances-tiefen-even = Chancen bei gleich vielen Würfeln
chances-tiefen-superior = Was Überlegenheit wert ist
chances-tiefen-superior-note = So geht es für die überlegene Seite aus, wenn beide gleich viele Würfel haben.
chances-tiefen-fanaticism = Fanatismus in Zahlen
chances-tiefen-fanaticism-note = Ohne Fanatismus haben beide Seiten { $dice } Würfel. Niemand ist überlegen.
chances-tiefen-fanaticism-dice = Fanatis­mus­würfel
chances-tiefen-losses = Eigene Verluste im Mittel
chances-tiefen-annihilated = Ausge­löscht
chances-tiefen-won-annihilated = Sieg, aber ausge­löscht
chances-samyra-several = Chance, sich von mehreren Feinden zu lösen
chances-samyra-several-note = Keiner von ihnen hat die Figur gebunden.
chances-samyra-enemies = Feinde
chances-samyra-all = Von allen
chances-samyra-any = Von mindes­tens einem
chances-samyra-bound = Chance, sich zu lösen, je nach Güte
chances-samyra-quality = Güte
chances-samyra-most = Höchs­tens
chances-samyra-chance = Chance

# Abbildungen in Regeltexten: was zu sehen ist, für Screenreader

figure-throw = { $who ->
    [none] { $total ->
        [none] Würfel: { $dice }.
       *[other] Würfel: { $dice }; Summe: { $total }.
    }
   *[other] { $total ->
        [none] { $who }: { $dice }.
       *[other] { $who }: { $dice }; Summe: { $total }.
    }
}
figure-die = { $state ->
    [both] { $face } (zerstört einen Würfel und wird zerstört)
    [lost] { $face } (wird zerstört)
    [destroys] { $face } (zerstört einen Würfel)
   *[plain] { $face }
}
figure-part = { $reason }: { $number }.
figure-sum = Zusammen: { $number }.
figure-band = { $kind ->
    [below] Bis { $most }: { $name }.
    [above] Ab { $least }: { $name }.
    [one] { $least }: { $name }.
   *[range] { $least } bis { $most }: { $name }.
}
figure-ladder = { $own }: { $total }. { $other }: { $against }. Abstand: { $between }.
figure-quality = { $quality ->
    [average] Durch­schnittlich
    [fair] Ordent­lich
   *[good] Gut
}
figure-card-skills = Fertigkeiten
figure-card-aspects = Aspekte
figure-card-slots = Konsequenzen
figure-severity = { $severity ->
    [mild] Leicht
   *[moderate] Mittel
}
figure-slot = { $used ->
    [yes] { $severity ->
        [mild] leicht ({ $worth }, belegt)
       *[moderate] mittel ({ $worth }, belegt)
    }
   *[no] { $severity ->
        [mild] leicht ({ $worth })
       *[moderate] mittel ({ $worth })
    }
}
figure-card = { $slots ->
    [none] { $name }: Fertigkeiten { $skills }; Zahl der Aspekte: { $aspects }; keine Konsequenzen.
   *[other] { $name }: Fertigkeiten { $skills }; Zahl der Aspekte: { $aspects }; Konsequenzen: { $slots }.
}
figure-consequence = { $used ->
    [yes] { $name }: belegt.
   *[no] { $name }: frei.
}
figure-hit = { $box ->
    [0] Für den Treffer von { $hit } ist kein Kästchen frei.
   *[other] Der Treffer von { $hit } kommt in Kästchen { $box }.
}
figure-thing = { $thing ->
    [own] eigener Spielstein
    [foe] gegnerischer Spielstein
    [leader] eigener Anführer
    [chief] gegnerischer Anführer
    [down] verdeckte Karte
   *[open] offener Aspekt
}
figure-zone = { $stands ->
    [none] Zone { $zone }.
   *[other] Zone { $zone }: { $stands }.
}
figure-border = Grenze zwischen { $one } und { $other }: { $value }.
figure-move = { $kind ->
    [barred] { $label ->
        [none] Versperrter Weg von { $one } nach { $other }.
       *[other] Versperrter Weg von { $one } nach { $other } ({ $label }).
    }
    [roll] { $label ->
        [none] Von { $one } nach { $other } mit einem Wurf.
       *[other] Von { $one } nach { $other } mit einem Wurf ({ $label }).
    }
   *[free] { $label ->
        [none] Freier Weg von { $one } nach { $other }.
       *[other] Weg von { $one } nach { $other } ({ $label }).
    }
}
figure-hexes = { $extra ->
    [0] Nachbarfelder der Schlacht: { $open } offen, { $barred } verboten.
   *[other] Nachbarfelder der Schlacht: { $open } offen, { $barred } verboten; weiter außen zusätzlich: { $extra }.
}
figure-area = { $side ->
    [a] Angriffsbereich der eigenen Figur bei Reichweite { $reach }: { $cells } Felder.
   *[b] Angriffsbereich der feindlichen Figur bei Reichweite { $reach }: { $cells } Felder.
}
figure-path = { $ends ->
    [stop] Der Weg endet nach { $cells } Feldern mit einem Halt.
    [barred] Der Weg ist bei Feld { $cells } versperrt.
   *[go] Der Weg ist { $cells } Felder lang.
}
figure-turn = { $state ->
    [now] { $value ->
        [none] { $place }. { $who }, am Zug.
       *[other] { $place }. { $who } ({ $value }), am Zug.
    }
    [acted] { $value ->
        [none] { $place }. { $who }, hat gehandelt.
       *[other] { $place }. { $who } ({ $value }), hat gehandelt.
    }
   *[ready] { $value ->
        [none] { $place }. { $who }.
       *[other] { $place }. { $who } ({ $value }).
    }
}

notices-title = Lizenzen und Dank
notices-describe = Wessen Arbeit in Gonfalon steckt und unter welchen Lizenzen sie steht: Programme, Schriften, Symbole und Texte.
notices-intro = Der Programmcode von Gonfalon steht unter der MIT-Lizenz, die Regeltexte stehen unter CC BY 4.0 oder, wo es dabeisteht, unter der Open Game License 1.0a. Außerdem steckt in Gonfalon die Arbeit anderer, denen wir danken. Alles, was mitgeliefert wird, ist unten mit seiner Lizenz aufgeführt.
notices-work = Werk
notices-by = Von
notices-licence = Lizenz

lost-title = Diese Seite gibt es nicht
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
lost-home = Zur Startseite
lost-rules = Regeln suchen
