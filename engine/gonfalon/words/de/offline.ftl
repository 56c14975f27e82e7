# Offline, und neue Versionen.

page-engine-ready = { $offline ->
    [yes] Spielbereit. Alles liegt auf diesem Gerät: Gonfalon läuft auch offline.
    [no] Spielbereit, solange ihr online seid.
   *[unknown] Spielbereit
}
page-update = Eine neue Version von Gonfalon liegt bereit.
page-update-now = Jetzt aktualisieren
page-update-entry = Neue Version von Gonfalon
page-update-battle = { $kept ->
    [yes] Die Seite wird neu geladen. Eure Partie ist gespeichert und geht in der neuen Version bei derselben Frage weiter. Das kann auch warten: Zwischen zwei Partien kommt die neue Version von selbst.
   *[no] Eine neue Version liegt bereit, aber der letzte Stand eurer Partie ist nicht gespeichert. Speichert sie zuerst als Datei.
}
page-update-battle-now = Jetzt neu laden
page-version = Version { $version }
page-language-missing = Diese Sprache lässt sich gerade nicht laden. Prüft die Verbindung und versucht es noch einmal.
