# Was zur Hand ist: eigene verdeckte Karten, Zeichenerklärung

page-peek = Verdeckte Karten lesen: { $side }
page-peek-not = Doch nicht
page-own-cards = Eure verdeckten Karten
page-battle-deed = { $deed ->
    [rename] Umbenennen
    [export] Speichern
   *[delete] Löschen
}
page-signs = Zeichenerklärung
page-sign = { $sign ->
    [home] Zur Startseite. Die Schlacht bleibt gespeichert.
    [turn] Dreht den Bildschirm für die Leute gegenüber.
    [rule] Führt zur Regel, nach der hier gefragt wird.
    [fold] Klappt die Frage ein, damit der Tisch Platz hat.
    [ruled] Gepunktet unterstrichen: führt zur Regel.
    [asked] Hier lässt sich die Frage beantworten: antippen.
    [meant] Davon spricht die Frage.
    [active] Ist gerade an der Reihe.
    [acted] Hat in dieser Runde schon gehandelt.
    [rider] Jemand ist dabei; das Bild zeigt, wer.
    [boxes] Kästchen: das linke ist noch frei, das rechte angekreuzt.
    [fresh] Das hat sich eben geändert.
    [strikes] Gefüllter Würfel: hat getroffen.
   *[destroyed] Durchgestrichener Würfel: zerstört.
}
page-sign-side = Das gehört: { $side }
page-rule-word = Regel
