# Ohne Netz, und neue Fassungen.

page-engine-ready = { $offline ->
    [yes] Spielbereit. Alles liegt auf diesem Gerät: Gonfalon läuft auch ohne Netz.
    [no] Spielbereit, solange ihr Netz habt.
   *[unknown] Spielbereit
}
page-update = Eine neue Fassung von Gonfalon liegt bereit.
page-update-now = Neue Fassung öffnen
page-update-entry = Neue Fassung von Gonfalon
page-update-battle = { $kept ->
    [yes] Die Seite wird neu geladen. Eure Schlacht ist gespeichert und geht in der neuen Fassung bei derselben Frage weiter. Das kann auch warten: Zwischen zwei Schlachten kommt die neue Fassung von selbst.
   *[no] Eine neue Fassung liegt bereit, aber der letzte Stand eurer Schlacht ist nicht gespeichert. Speichert sie zuerst als Datei.
}
page-update-battle-now = Jetzt neu laden
page-version = Fassung { $version }
page-language-missing = Diese Sprache lässt sich gerade nicht laden. Prüft die Verbindung und versucht es noch einmal.
