# Codes lesen: mit der Kamera, aus einem Foto, in Teilen

page-reader = Code lesen
page-reader-aim = Haltet die Kamera so, dass der ganze Code im Bild ist.
page-reader-starting = Die Kamera wird eingeschaltet …
page-reader-camera = Kamera einschalten
page-reader-camera-off = Kamera ausschalten
page-reader-picture = Bild der Kamera
page-reader-photo = Foto wählen
page-reader-busy = Das Foto wird gelesen …
page-reader-no-camera = { $why ->
    [refused] Die Kamera ist für diese Seite gesperrt. Erlaubt sie in den Einstellungen des Browsers oder wählt ein Foto des Codes.
    [none] Dieses Gerät hat keine Kamera. Wählt ein Foto des Codes oder fügt den Link ein.
    [busy] Eine andere App benutzt gerade die Kamera. Schließt diese App und schaltet die Kamera dann hier ein.
    [lost] Die Kamera wurde ausgeschaltet. Schaltet sie wieder ein.
   *[unsupported] Dieser Browser gibt Webseiten keinen Zugriff auf die Kamera. Wählt ein Foto des Codes oder fügt den Link ein.
}
page-reader-failure = { $why ->
    [foreign] Dieser Code ist nicht von Gonfalon und wird nicht geöffnet. Darin steht:
    [no-code] Auf diesem Foto ist kein Code zu erkennen. Nehmt eines, auf dem der Code ganz, gerade und scharf zu sehen ist.
    [no-picture] Diese Datei lässt sich nicht als Bild öffnen. Wählt ein Foto.
    [damaged] Dieser Teil ist beschädigt. Lest den Code noch einmal.
    [other] Dieser Code gehört nicht dazu. Lest zuerst die fehlenden Teile oder beginnt von vorn.
    [unlike] Die Teile passen nicht zusammen. Lest sie alle noch einmal.
   *[unloaded] Der Code-Leser lässt sich gerade nicht laden. Versucht es noch einmal, sobald ihr online seid.
}
page-reader-part = Teil { $part } von { $count } ist gelesen.
page-reader-missing = { $count ->
    [one] Es fehlt noch Teil { $numbers }.
   *[other] Es fehlen noch die Teile { $numbers }.
}
page-reader-several = Der Inhalt verteilt sich auf { $count } Codes. Lest sie alle hier, in beliebiger Reihenfolge.
page-reader-forget = Von vorn beginnen

## Codes zeigen

page-code-part = Teil { $part } von { $count }
page-code-part-name = QR-Code: Teil { $part } von { $count }
page-code-parts-hint = Der Inhalt verteilt sich auf { $count } Codes. Lest sie auf dem anderen Gerät in Gonfalon unter „Code lesen“, in beliebiger Reihenfolge.
page-code-before = Voriger Code
page-code-next = Nächster Code
page-code-turn = Codes automatisch wechseln
page-code-paper = { $count ->
    [one] So stand die Partie beim Drucken. Scannt den Code, um sie in Gonfalon weiterzuspielen.
   *[other] So stand die Partie beim Drucken. Um sie in Gonfalon weiterzuspielen, lest dort alle { $count } Codes unter „Code lesen“, in beliebiger Reihenfolge.
}
