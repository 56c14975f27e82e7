# Als App einrichten, Links einfügen

page-install = Gonfalon als App
page-install-why = Mit eigenem Symbol, ohne Adresszeile und immer auch ohne Netz.
page-install-now = Einrichten
page-install-apple = So kommt Gonfalon auf den Startbildschirm
page-install-apple-share = Tippe in Safari auf „Teilen“, das Quadrat mit dem Pfeil nach oben.
page-install-apple-add = Wähle „Zum Home-Bildschirm“ und dann „Hinzufügen“.
page-install-apple-storage = Das schützt deine Schlachten: Ohne Symbol auf dem Startbildschirm löscht Safari alles, was eine Seite gespeichert hat, wenn du sie sieben Tage lang nicht besuchst.
page-install-apple-links = Die App und Safari speichern getrennt, und ein Link öffnet sich immer in Safari. Kopiere ihn und füge ihn in der App unter „Link einfügen“ ein.
page-paste = Link einfügen
page-paste-open = Öffnen
page-paste-apple = Links öffnen sich auf diesem Gerät in Safari, nicht in der App. Kopiere den Link und füge ihn hier ein.
page-no-link = Darin steht kein Link von Gonfalon. Kopiere die ganze Nachricht oder den ganzen Link.
