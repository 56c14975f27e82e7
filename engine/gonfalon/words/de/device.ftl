# Was ein Link zeigt, ehe Gonfalon läuft.
page-sketch = Wie der Link es zeigt; wird noch geprüft
page-sketch-question = Die nächste Frage kommt, sobald der Link geprüft ist.
page-sketch-log = { $count ->
    [one] Eine Antwort im Link. Die Chronik folgt, sobald sie geprüft ist.
   *[other] { $count } Antworten im Link. Die Chronik folgt, sobald sie geprüft sind.
}
page-gist-checking = Das sagt der Link. Die Schlacht steht hier, sobald er geprüft ist.
page-gist-system = Regelwerk
page-gist-names = Darin genannt
page-gist-length = So weit ist es
page-gist-turns = { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
page-gist-throws = { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
}

# Was dieses Gerät aufhebt.
page-caught-up = Deine letzte Antwort war noch nicht gespeichert und ist jetzt eingetragen.

page-not-kept = { $why ->
    [full] Auf dem Gerät ist kein Platz mehr: Der neueste Stand ist nur in diesem Fenster. Sichere ihn als Datei, schaffe Platz und versuche es noch einmal.
    [none] Dieser Browser hebt hier nichts auf: Die Schlacht ist weg, sobald das Fenster zugeht. Sichere sie als Datei oder Link.
    [busy] Der Speicher antwortet nicht: Der neueste Stand ist nur in diesem Fenster. Schließe andere Fenster mit Gonfalon oder sichere ihn als Datei.
   *[broken] Der Speicher ist gestört: Der neueste Stand ist nur in diesem Fenster. Sichere ihn als Datei.
}
page-device = Dieses Gerät
page-storage = { $how ->
    [lasting] Schlachten und Karten liegen nur auf diesem Gerät. Der Browser behält sie, bis du sie löschst.
    [fleeting] Schlachten und Karten liegen nur auf diesem Gerät. Safari löscht sie, wenn du Gonfalon sieben Tage nicht öffnest; auf dem Home-Bildschirm bleiben sie.
   *[open] Schlachten und Karten liegen nur auf diesem Gerät. Wird der Platz knapp oder ist das Fenster privat, kann der Browser sie löschen.
}
page-storage-trouble = { $why ->
    [full] Auf diesem Gerät ist kein Platz mehr. Was du spielst, bleibt in diesem Fenster; sichere es als Datei.
    [none] Dieser Browser hebt hier nichts auf, vielleicht weil das Fenster privat ist. Was du spielst, ist weg, sobald es zugeht; sichere es als Datei.
    [busy] Der Speicher dieses Geräts antwortet nicht. Schließe andere Fenster mit Gonfalon; was du spielst, bleibt solange in diesem.
   *[broken] Der Speicher dieses Geräts lässt sich nicht lesen. Was du spielst, bleibt in diesem Fenster; sichere es als Datei.
}
page-store-damaged = Der Speicher dieses Geräts war beschädigt. Was lesbar war, ist gerettet; der Rest liegt noch da und kommt mit in die Datei, wenn du alles sicherst.
page-store-damaged-drop = Rest wegwerfen
page-persist = Dauerhaft behalten
page-persist-refused = Der Browser verspricht es noch nicht. Installiert oder als Lesezeichen behält er Gonfalon eher.
page-everything = Alles sichern
page-everything-holds = Eine Datei mit allem, was auf diesem Gerät liegt, auch deinen Einstellungen:
page-everything-secret = Auch was verdeckt liegt, steht darin. Behalte die Datei für dich; einzelne Schlachten teilst du besser als Link.
page-everything-save = Datei sichern
page-everything-count = { $what ->
    [battles] { $count ->
        [0] Keine Schlacht
        [one] Eine Schlacht
       *[other] { $count } Schlachten
    }
    [cards] { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
    [sets] { $count ->
        [one] Ein Satz Hausregeln
       *[other] { $count } Sätze Hausregeln
    }
    [doubles] { $count ->
        [one] Eines lag schon hier
       *[other] { $count } lagen schon hier
    }
   *[refused] { $count ->
        [one] Eines ließ sich nicht lesen oder fand keinen Platz
       *[other] { $count } ließen sich nicht lesen oder fanden keinen Platz
    }
}
page-brought-back = Aus der Datei
page-brought-back-beside = Alles liegt neben dem, was schon hier war; nichts wurde überschrieben.
