# Als App einrichten, Links einfügen

page-install = Gonfalon als App
page-install-why = Mit eigenem Symbol, ohne Adresszeile und immer da, auch offline.
page-install-now = Installieren
page-install-apple = Gonfalon auf den Home-Bildschirm legen
page-install-apple-share = Tippt in Safari auf „Teilen“, das Quadrat mit dem Pfeil nach oben.
page-install-apple-add = Wählt „Zum Home-Bildschirm“ und dann „Hinzufügen“.
page-install-apple-storage = Das schützt eure Partien: Ohne Symbol auf dem Home-Bildschirm löscht Safari alles, was eine Seite gespeichert hat, wenn ihr sie sieben Tage lang nicht besucht.
page-install-apple-links = Die App und Safari speichern getrennt, und ein Link öffnet sich immer in Safari. Kopiert ihn und fügt ihn in der App unter „Link einfügen“ ein.
page-paste = Link einfügen
page-paste-open = Öffnen
page-paste-apple = Links öffnen sich auf diesem Gerät in Safari, nicht in der App. Kopiert den Link und fügt ihn hier ein.
page-no-link = In diesem Text steht kein Link von Gonfalon. Kopiert die ganze Nachricht oder den ganzen Link.
