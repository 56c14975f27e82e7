# Griffbereit auf dem Bildschirm: eigene verdeckte Karten, Zeichenerklärung

page-peek = Verdeckte Karten lesen: { $side }
page-private = Allein ansehen: { $side }
page-peek-not = Abbrechen
page-battle-action = { $action ->
    [rename] Umbenennen
    [export] Speichern
    [copy] Duplizieren
    [share] Teilen
   *[delete] Löschen
}
page-legend = Zeichen­erklärung
page-sign = { $sign ->
    [home] Zur Startseite. Die Partie bleibt gespeichert.
    [turn] Bildschirm für die Leute gegenüber umdrehen.
    [rule] Zur Regel, die hier gilt.
    [more] Führt zu einer weiteren Frage.
    [again] Geht zurück oder lässt alles, wie es ist.
    [fold] Frage einklappen, damit mehr vom Tisch zu sehen ist.
    [ruled] Gepunktet unterstrichen: führt zur Regel.
    [asked] Antippen, um die Frage zu beantworten.
    [meant] Darum geht es in der Frage.
    [active] Ist gerade am Zug.
    [acted] Hat in dieser Runde schon gehandelt.
    [rider] Jemand ist dabei; das Bild zeigt, wer.
    [boxes] Kästchen: das linke ist noch frei, das rechte angekreuzt.
    [fresh] Das hat sich eben geändert.
    [cost] Zahl zwischen zwei Karten: So viel kostet es, dort hinüberzugehen; mit Pfeil nur in dieser Richtung.
    [strikes] Gefüllter Würfel: zerstört einen Würfel der Gegenseite.
    [wounds] Gestrichelter Würfel: zählt nur für die Verluste der Gegenseite.
   *[destroyed] Durchgestrichener Würfel: zerstört.
}
page-sign-side = Gehört zu: { $side }
page-rule-word = Regel
